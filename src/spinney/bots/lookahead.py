"""Looking ahead: ways through the current step, walked in one imagined world.

An action is often several questions (what, from where, to where, how many), so single answers say
little. A way is a row of answers to the end of the step; the `outlook` there is what it is worth.
A world cannot be cloned in the middle of a step, so each way starts in the same world made anew.

A way that ends the turn would be judged by what comes after it, and the others by what is before.
Where the game has an instinct, ways therefore go on by it, and all are judged as the turn ends.
Where its reasons keep turns apart, a way that ends the turn is judged before the next has begun.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from spinney.core.chance import Luck
from spinney.core.game import POINTLESS, Game
from spinney.core.habits import Traits, spent
from spinney.core.outlook import BY_REASONS, Outlook
from spinney.core.state import State
from spinney.core.table import Table

Judgement = tuple[list[float], list[float]]
"""What a position is worth to every seat, and what makes it so."""
NOT_JUDGED: Final[Judgement] = ([], [])
NO_FEELINGS: Final[list[float]] = []
"""Of a game without an instinct."""
NO_LEANINGS: Final[list[int]] = []
"""Of somebody without habits."""

SURE: Final = 1e-5
"""Odds are counted as if nothing were surer than this."""


class Node:
    """A question of the step: what was tried there, and what the best of it came to."""

    __slots__ = (
        "ask",
        "best",
        "children",
        "feelings",
        "leanings",
        "open",
        "options",
        "passing",
        "seat",
        "sure",
        "traits",
        "unfinished",
        "values",
        "visits",
        "why",
    )

    def __init__(self, table: Table[Any], sure: bool, outlook: Outlook) -> None:
        question = table.question
        assert question is not None
        count = len(question.options)
        self.ask = question.ask.name
        self.seat = question.seat
        self.options = question.options
        self.feelings: list[float] = NO_FEELINGS
        """How the options feel, if the game has an instinct."""
        if table.game.kind.instinct:
            self.feelings = table.game.instinct(table.state, question)
        self.traits: Traits | None = None
        self.leanings: list[int] = NO_LEANINGS
        """How likely the options are by habit, if there is one."""
        if outlook.habits is not None:
            self.traits = table.game.traits(table.state, question)
            self.leanings = outlook.habits.leanings(self.traits)
        self.sure = sure
        """Whether it will be asked just so: nothing was drawn, shown or left to others before."""
        self.children: list[Node | None] = [None] * count
        self.visits = [0] * count
        self.unfinished = worth_trying(self.feelings, count)
        """Which options have ways that were not walked. Nobody who thinks gives up."""
        for surrender in table.game.surrenders:
            if surrender in question.options:
                self.unfinished[question.options.index(surrender)] = False
        self.open = sum(self.unfinished)
        self.values: list[list[float]] = [[] for _ in range(count)]
        """What each option came to, for every seat; nothing if it was not tried."""
        self.why: list[list[float]] = [[] for _ in range(count)]
        """What made it so, if that was asked for; see `contributions`."""
        self.best = -1
        self.passing = [False] * count
        """Which options end the turn at once."""

    def least_tried(self, luck: Luck) -> int:
        """Of those what feels best, or any: always the first would leave most ways unwalked.

        By habit, what is likelier is tried more often.
        """
        if self.leanings is not NO_LEANINGS:
            return self.likeliest(luck)
        least = min(self.visits[i] for i, unfinished in enumerate(self.unfinished) if unfinished)
        found = [i for i, n in enumerate(self.visits) if n == least and self.unfinished[i]]
        if self.feelings is not NO_FEELINGS:
            return max(found, key=self.feelings.__getitem__)
        return found[luck.below(len(found))]

    def likeliest(self, luck: Luck) -> int:
        """By habit, and by how often each was tried already."""
        found, best = -1, 0
        for i, unfinished in enumerate(self.unfinished):
            if unfinished:
                draws = self.leanings[i] - spent(self.visits[i])
                if found < 0 or draws > best or (draws == best and luck.below(2)):
                    found, best = i, draws
        return found

    def most_promising(self, luck: Luck) -> int:
        """What is best for whoever is asked, of what can be tried further."""
        found = -1
        for i, value in enumerate(self.values):
            if (
                value
                and self.unfinished[i]
                and (found < 0 or value[self.seat] > self.values[found][self.seat])
            ):
                found = i
        return self.least_tried(luck) if found < 0 else found

    def learn(self, i: int, value: list[float], why: list[float]) -> None:
        """Option i came to this."""
        self.visits[i] += 1
        self.values[i] = value
        self.why[i] = why
        child = self.children[i]
        if self.unfinished[i] and (child is None or not child.open):
            self.unfinished[i] = False
            self.open -= 1
        me = self.seat
        if i == self.best:  # another may have found something better for themselves there
            for k, each in enumerate(self.values):
                if each and each[me] > self.values[self.best][me]:
                    self.best = k
        elif self.best < 0 or value[me] > self.values[self.best][me]:
            self.best = i


def worth_trying(feelings: list[float], count: int) -> list[bool]:
    """Which of the options are: not what is pointless, unless all of them are."""
    if feelings is NO_FEELINGS or max(feelings) == POINTLESS:
        return [True] * count
    return [feeling != POINTLESS for feeling in feelings]


def explore(
    again: Callable[[str], Table[Any]],
    seed: str,
    ways: int,
    *,
    outlook: Outlook = BY_REASONS,
    explain: bool = False,
) -> Node:
    """Walk all ways through the current step, or as many as are allowed, each from its beginning.

    `again` brings it back from a seed: `seat.world` for somebody who thinks, `table.clone` in a
    world that is thought of. One half of the ways looks at everything alike, the other goes on
    where it was best so far.
    """
    luck = Luck(seed)
    table = again(seed)
    root = Node(table, True, outlook)
    by_feeling = table.game.kind.instinct
    now = judge(table.game, table.state, root.seat, outlook, explain) if by_feeling else NOT_JUDGED
    walk(table, root, False, luck, outlook, explain)
    for number in range(1, ways):
        if not root.open:
            break
        keen = number % 2 == 1 and number > len(root.options)
        walk(again(seed), root, keen, luck, outlook, explain)
    if not all(root.passing):
        for i, passing in enumerate(root.passing):
            if passing:  # to do no more than others have done by then is worth what there is now
                root.values[i], root.why[i] = now
    return root


def walk(
    table: Table[Any], root: Node, keen: bool, luck: Luck, outlook: Outlook, explain: bool
) -> None:
    """Walk one more way to the end of the step, and tell the questions on it what it came to."""
    path: list[tuple[Node, int]] = []
    node = root
    turn = table.game.turn(table.state)
    if table.game.kind.turns_apart:
        table.watch_turn()
    while True:
        i = node.most_promising(luck) if keen else node.least_tried(luck)
        path.append((node, i))
        table.apply(node.options[i])
        if table.question is None or table.steps:
            break
        child = node.children[i]
        if child is None:
            sure = node.sure and not table.sealed[-1] and table.question.seat == root.seat
            child = node.children[i] = Node(table, sure, outlook)
        node = child
    state: State = table.state
    if table.dusk is not None and table.question is not None:
        state = table.dusk
    if table.game.kind.instinct and table.question is not None:
        if table.game.turn(state) == turn:
            state = end_of_turn(table, turn)
        elif node is root:
            root.passing[i] = True
    value, why = judge(table.game, state, root.seat, outlook, explain)
    for node, i in reversed(path):
        node.learn(i, value, why)
        value, why = node.values[node.best], node.why[node.best]


def by_instinct(table: Table[Any]) -> None:
    """Answer as it feels best, in a game with an instinct."""
    question = table.question
    assert question is not None
    feelings = table.game.instinct(table.state, question)
    table.apply(question.options[feelings.index(max(feelings))])


def end_of_turn(table: Table[Any], turn: int) -> State:
    """The position at the last question of the turn, or at the end of the game, by instinct."""
    last: State = table.state
    while table.question is not None and table.game.turn(table.state) == turn:
        last = table.state.copy()
        by_instinct(table)
    return table.state if table.question is None else last


def judge(game: Game[Any], g: State, seat: int, outlook: Outlook, explain: bool) -> Judgement:
    """What a position is worth to every seat and, if asked for, what makes it so to this one."""
    value = outlook.of(game, g)
    return value, contributions(game, g, seat, value) if explain else []


def contributions(game: Game[Any], g: State, seat: int, value: list[float]) -> list[float]:
    """What each reason adds to a seat's log-odds, then what the rivals do, what is known of such
    positions besides, and the game's end."""
    amounts = game.weigh(g, seat)
    own = [reason.weight * amount for reason, amount in zip(game.reasons, amounts, strict=True)]
    if g.over:
        return [*own, 0.0, 0.0, log_odds(value[seat]) - sum(own)]
    by_reasons = log_odds(game.outlook(g)[seat])
    return [*own, by_reasons - sum(own), log_odds(value[seat]) - by_reasons, 0.0]


def log_odds(share: float) -> float:
    share = min(max(share, SURE), 1 - SURE)
    return math.log(share / (1 - share))
