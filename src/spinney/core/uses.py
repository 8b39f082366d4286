"""What can be done with something now: the ways from the pending question to one that it answers.

Whoever is asked for an action thinks of a place or a card; the rules ask for the action first. So
the actions are tried in worlds where all that the seat does not know is made up, and followed only
as far as none of that matters: until chance is drawn, another seat decides, or the step is over;
and where something is shown on the way, as long as two worlds agree. What is found is the same in
every world that the seat cannot tell apart.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from spinney.core.errors import PositionError
from spinney.core.game import OWNER, SEAT, WORD, Game
from spinney.core.preview import NEVER, preview
from spinney.core.question import NOT_AN_ANSWER, Question, Refusal
from spinney.core.state import State
from spinney.core.table import Table

ALL: Final = 2
"""After so many answers only the first option is followed: what is paid with seldom matters."""
FAR: Final = 5
"""So many answers are not followed any further."""
WORLDS: Final = 120
"""So many ways are tried."""
NOWHERE: Final = -1
"""For what lies in no place that answers questions."""
HERE: Final = "here"
ELSEWHERE: Final = "elsewhere"
"""What worlds are made up of."""
UNASKED: Final = "unasked"
ELSEWHERE_ASKED: Final = "elsewhere-asked"
"""Why something does not answer that the rules say nothing about: what is asked is another thing,
or about another place."""


class Use(NamedTuple):
    """The answers that lead to the thing, each with its question; the last one is the thing, or
    after the last one the rules leave no choice but the thing, or do something to it unasked.

    A loose one leaves questions out before the last: whatever is answered there, it leads on.
    """

    answers: tuple[int, ...]
    questions: tuple[Question, ...]
    loose: bool = False


class Barred(NamedTuple):
    """An action that cannot be taken with the thing, and the answer that is refused."""

    action: int
    question: Question
    choice: int
    refusal: Refusal


def uses_of(
    table: Table[Any],
    things: Sequence[int],
    kin: Collection[int],
    acts: Collection[int],
    only: bool = False,
    place: int = NOWHERE,
    apart: str = "",
) -> tuple[list[Use], list[Barred]]:
    """What whoever is asked can do with a thing, and what cannot be done with it.

    The thing answers by any of its words; its kin are the words of all things of its sort, and the
    acts what is done with such things, or the only actions that are looked at. What lies in a place
    answers only where that is asked about; elsewhere the place answers for it. What lies apart, in
    a pile or on another's board, is good for nothing unless the question is answered from there.
    Whatever can be done with nothing at all has a reason.
    """
    question, thing = table.question, things[0]
    assert question is not None
    if apart and not is_asked_about(apart, table, question):
        return [], [Barred(thing, question, thing, Refusal(UNASKED, question.ask.rule))]
    if place != NOWHERE and place not in named_by(table, question):
        if any(word in kin for word in named_by(table, question)):
            return [], [Barred(place, question, place, Refusal(ELSEWHERE_ASKED, question.ask.rule))]
        things = (place,)
    direct = [word for word in things if word in question.options]
    if direct:
        return [Use((word,), (question,)) for word in direct], []
    uses, barred = found_by(table, question, Search(table, things, kin), acts, only)
    if not uses and not barred:
        barred = [Barred(thing, question, thing, Refusal(UNASKED, question.ask.rule))]
    return uses, barred


def found_by(
    table: Table[Any], question: Question, search: Search, acts: Collection[int], only: bool
) -> tuple[list[Use], list[Barred]]:
    """The same by trying each action."""
    uses: list[Use] = []
    barred: list[Barred] = []
    thing = search.things[0]
    candidates = question.ask.candidates(table.state, question)
    asked_for = any(word in search.kin for word in (*question.options, *candidates))
    own = refused(table, question, thing, thing)
    if asked_for or (own and own[0].refusal.always):
        barred += own
    passed_over = (*table.game.leaving, *table.game.surrenders)
    for action in question.options:
        if action in passed_over or (only and action not in acts):
            continue
        found, why_not = search.by(action)
        if not found and search.is_changed_by(action):
            found = [Use((action,), (question,))]
        uses += found
        if not found and why_not is not None and not asked_for:
            barred.append(Barred(action, why_not[0], thing, why_not[1]))
    for action in candidates:
        if action in acts and action not in question.options:
            barred += refused(table, question, action, action)
    return uses, barred


def named_by(table: Table[Any], question: Question) -> list[int]:
    """The words of what a question is about."""
    kinds = (table.game.arguments[name] for name in question.ask.about)
    return [value for kind, value in zip(kinds, question.about, strict=True) if kind == WORD]


def about_words(game: Game[Any], roles: Sequence[str], question: Question) -> list[str]:
    """What a question is about, as far as there are words for it: places, cards, roles; or the
    pile that it is answered from, for there alone lies what answers."""
    pile = game.piles.get(question.ask.name)
    if pile is not None:
        return [pile]
    found: list[str] = []
    for name, value in zip(question.ask.about, question.about, strict=True):
        kind = game.arguments[name]
        if kind in (WORD, OWNER):
            found.append(game.vocabulary.word(value))
        elif kind == SEAT and roles and roles[value]:
            found.append(roles[value])
    return found


def is_asked_about(where: str, table: Table[Any], question: Question) -> bool:
    """Whether a question names a pile, or the board of which it is a part."""
    roles = table.game.roles_in(table.state, table.setup)
    return any(
        where == word or where.startswith(f"{word}.")
        for word in about_words(table.game, roles, question)
    )


def all_barred(table: Table[Any]) -> list[Barred]:
    """What would come up as an answer if it were possible, and why it is not."""
    question = table.question
    assert question is not None
    candidates = dict.fromkeys(question.ask.candidates(table.state, question))
    return [
        each
        for word in candidates
        if word not in question.options and not table.game.leaves(question, word)
        for each in refused(table, question, word, word)
    ]


def refused(table: Table[Any], question: Question, action: int, choice: int) -> list[Barred]:
    refusal = table.why_not(choice)
    if refusal is None or refusal is NOT_AN_ANSWER:
        return []
    return [Barred(action, question, choice, refusal)]


class Search:
    """The ways to one thing."""

    def __init__(self, table: Table[Any], things: Sequence[int], kin: Collection[int]) -> None:
        self.table = table
        self.things = things
        self.kin = kin
        self.worlds = WORLDS
        self.refused: tuple[Question, Refusal] | None = None
        """The first question about such things that this one does not answer, and why."""

    def by(self, action: int) -> tuple[list[Use], tuple[Question, Refusal] | None]:
        """The ways that begin with an action; and why there is none, if it is about such things."""
        assert self.table.question is not None
        self.refused = None
        found = self.after((action,), (self.table.question,))
        return found, self.refused

    def is_changed_by(self, action: int) -> bool:
        """Whether an action certainly does something to the thing without asking for it."""
        game = self.table.game
        return any(
            value in self.things and game.arguments[name] == WORD
            for event in preview(self.table, action).events
            for name, value in zip(game.events[event.name], event.args, strict=True)
        )

    def after(self, answers: tuple[int, ...], questions: tuple[Question, ...]) -> list[Use]:
        """The ways that begin with these answers."""
        if not self.worlds or self.is_elsewhere(answers):
            return []
        self.worlds -= 1
        question, forced = self.asked_after(answers)
        if forced:
            return [Use(answers, questions)]
        if question is None:
            return []
        asked = (*questions, question)
        found = [word for word in self.things if word in question.options]
        if found:
            return [Use((*answers, word), asked) for word in found]
        about = self.is_about(question)
        if len(answers) >= (ALL if about else FAR):
            return []
        leaves = self.table.game.leaves
        going_on = [each for each in question.options if not leaves(question, each)]
        if len(answers) >= ALL:
            going_on = going_on[:1]
        ways = [self.after((*answers, each), asked) for each in going_on]
        if not about and going_on and all(ways):
            first = ways[0][0]
            return [Use((*answers, first.answers[-1]), (*questions, first.questions[-1]), True)]
        return [way for each in ways for way in each]

    def is_elsewhere(self, answers: Sequence[int]) -> bool:
        """Whether another of its kind was chosen, and then something for that: what is asked now,
        such as where the wood comes from, belongs to the other."""
        return answers[-1] not in self.kin and any(each in self.kin for each in answers)

    def asked_after(self, answers: Sequence[int]) -> tuple[Question | None, bool]:
        """What the same seat is asked after these answers, if that is certain; and whether the
        thing is the only answer to something that is not asked."""
        question, forced, shown = self.walk(answers, HERE)
        if shown and question is not None:  # it may be what was made up that was shown
            other = self.walk(answers, ELSEWHERE)[0]
            if other is None or (other.ask, other.options) != (question.ask, question.options):
                return None, False
        return question, forced and not shown

    def walk(self, answers: Sequence[int], seed: str) -> tuple[Question | None, bool, bool]:
        """The same in one world, and whether something was shown to somebody there."""
        assert self.table.question is not None
        seat = self.table.question.seat
        world = self.table.determinize(seat, seed)
        state = world.state
        assert state.chance is not None
        state.revealed = False
        state.chance.tape.append(NEVER)
        coming = list(answers)
        answer = coming.pop(0)
        try:
            while True:
                question = world.resume(answer)
                if question is None or question.seat != seat or state.over:
                    break
                question.options = question.ask.options(state, question)
                if not coming and not state.revealed:
                    self.note_refusal(question, state)
                if len(question.options) == 1 and not world.holds_at(question):
                    answer = question.options[0]
                    if answer in self.things and not coming:
                        return None, True, state.revealed
                elif coming:
                    answer = coming.pop(0)
                    if answer not in question.options:
                        break
                else:
                    return question, False, state.revealed
        except PositionError:
            pass
        return None, False, state.revealed

    def is_about(self, question: Question) -> bool:
        """Whether a question is about things of this sort."""
        return any(option in self.kin for option in question.options)

    def note_refusal(self, question: Question, state: State) -> None:
        thing = self.things[0]
        if self.refused is None and self.is_about(question):
            refusal = question.ask.why_not(state, question, thing)
            if refusal is not None and refusal is not NOT_AN_ANSWER:
                self.refused = question, refusal
