"""A table: one game being played, from its setup and seed by its choices, and nothing else.

Where something was taken back that chance had a part in, the seeds since then are part of it too.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from spinney.core.chance import Chance, Luck, key_of
from spinney.core.errors import (
    Fault,
    IllegalChoice,
    PositionError,
    SpinneyError,
    Stuck,
    UndoRefused,
)
from spinney.core.game import Game
from spinney.core.positions import FORMAT, read_position, write_next
from spinney.core.question import NOT_AN_ANSWER, Flow, Question, Refusal
from spinney.core.setup import Setup, unusual
from spinney.core.state import Event, State

S = TypeVar("S", bound=State)

NOTHING: Final = 0
KNOWN: Final = 1
SINGLE: Final = 2
"""What a table answers by itself: nothing; what has one answer for all that everybody knows; or
whatever has one answer, which is for tables that nobody watches."""

Camera = Callable[[State], None]
"""What a state is shown to whenever it has told something."""

NO_TURN: Final = -1
NO_ANSWER: Final = -1
"""What stands for an answer where nothing has been asked yet."""


GoOn = Callable[[Flow, int | None], Question | None]


def sent(flow: Flow, answer: int | None) -> Question | None:
    """Go on with a step, from an answer if it has asked: to its next question; None at its end."""
    try:
        return next(flow) if answer is None else flow.send(answer)
    except StopIteration:
        return None


def in_c() -> GoOn | None:
    """The same in C, which finds neither a method nor an exception, where it is compiled."""
    try:
        from spinney.core._kernel import go_on
    except ImportError:
        return None
    return go_on


go_on: Final[GoOn] = in_c() or sent


class Table(Generic[S]):
    """Plays a game: asks the pending question, takes a choice, runs the rules to the next question.

    `checkpoint` is a copy of the state at the start of the current step; `answers` and the chance
    tape are what has happened since. They are all that is needed to clone the table.
    """

    __slots__ = (
        "_answer",
        "_flow",
        "_keep",
        "_watched",
        "answers",
        "auto",
        "began_at",
        "checkpoint",
        "choices",
        "choosers",
        "dusk",
        "game",
        "question",
        "reseeded",
        "sealed",
        "seed",
        "setup",
        "state",
        "steps",
        "turns",
    )

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        seed: str,
        *,
        state: S | None = None,
        log: bool = True,
        keep: bool = True,
        auto: int = KNOWN,
        camera: Camera | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.reseeded: list[tuple[int, str]] = []
        """Where chance got a new seed: after how many choices, and which."""
        self.question: Question | None = None
        self.choices: list[int] = []
        self.choosers: list[int] = []
        self.turns: list[int] = []
        """For each choice the turn it was made in; not where no checkpoints are kept either."""
        self.sealed: list[bool] = []
        """For each choice: whether something was revealed or drawn before the next question."""
        self.answers: list[int] = []
        """What has been answered since the checkpoint, if one is kept."""
        self._answer = NO_ANSWER
        self.steps = 0
        """How many steps have begun: when it rises, what a choice set off has run its course."""
        self.checkpoint: S | None = None
        self.dusk: S | None = None
        """The position in which the turn has ended that `watch_turn` was called in."""
        self._watched = NO_TURN
        self._keep = keep
        self.auto = auto
        self.began_at: dict[str, Any] | None = None
        self.state: S = game.begin(setup) if state is None else state
        self._flow: Flow | None = None
        """The step that has asked something, until it ends."""
        self.state.chance = Chance(key_of(seed), [])
        self.state.watched = auto != SINGLE
        if log:
            self.state.log = []
        self.state.camera = camera
        if state is None:
            self._take_checkpoint()
            self._advance()

    # Playing

    @property
    def over(self) -> bool:
        return self.question is None

    @property
    def seats(self) -> int:
        return self.state.seats

    def returns(self) -> list[float]:
        return self.game.returns(self.state)

    def apply(self, choice: int) -> None:
        """Answer the pending question. Raises IllegalChoice, and changes nothing, if it may not."""
        self.check(choice)
        self.answer(choice)

    def check(self, choice: int) -> None:
        """Raise an IllegalChoice unless this answers the pending question."""
        question = self.question
        if question is None:
            raise IllegalChoice("the game is over")
        if choice not in question.options:
            words = len(self.game.vocabulary.words)
            if not 0 <= choice < words:
                raise IllegalChoice(f"{choice} stands for no word: there are {words}, from 0 on")
            word = self.game.vocabulary.word(choice)
            refusal = self.why_not(choice)
            cited = f" (rule {refusal.rule})" if refusal is not None and refusal.rule else ""
            raise IllegalChoice(f"{word!r} does not answer {question.ask.name!r}{cited}")

    def answer(self, choice: int) -> None:
        """The same with one of the options, for whoever has taken it from there."""
        question = self.question
        assert question is not None, "the game is over"
        self.choices.append(choice)
        self.choosers.append(question.seat)
        self.state.revealed = False
        self._answer = choice
        if self._keep:
            self.turns.append(self.game.turn(self.state))
            self.answers.append(choice)
        self._advance()
        self.sealed.append(self.state.revealed)

    def play(self, word: str) -> None:
        """Answer by notation."""
        self.apply(self.game.vocabulary.number(word))

    def reseed(self, seed: str) -> None:
        """From here on chance comes of another seed, which is part of the game as the first is."""
        number = len(self.choices)
        if self.reseeded and self.reseeded[-1][0] == number:
            self.reseeded.pop()
        self.reseeded.append((number, seed))
        assert self.state.chance is not None
        self.state.chance.key = key_of(seed)

    def play_on(self, choices: Sequence[int], reseeded: Sequence[tuple[int, str]]) -> None:
        """Go on to these choices, of which those made so far are the first, and these seeds."""
        seeds = dict(reseeded)
        for number in range(len(self.choices), len(choices) + 1):
            if number in seeds:
                self.reseed(seeds[number])
            if number < len(choices):
                self.apply(choices[number])

    def why_not(self, choice: int) -> Refusal | None:
        """Why this choice does not answer the pending question; None if it does."""
        question = self.question
        if question is None:
            raise IllegalChoice("the game is over")
        if choice in question.options:
            return None
        refusal = question.ask.why_not(self.state, question, choice)
        return NOT_AN_ANSWER if refusal is None else refusal

    def _advance(self, question: Question | None = None) -> None:
        """Run to the next question that somebody must answer, or to the end.

        Starts with the given question, or else by going on from the last answer.
        """
        game, state = self.game, self.state
        self.question = None
        while True:
            if question is None:
                question = self.resume(self._answer)
                if question is None:
                    if state.over:
                        break
                    self._take_checkpoint()
                    continue
            if state.over:  # decided in the middle of a step: what it would still ask is moot
                break
            question.options = question.ask.options(state, question)
            if len(question.options) > 1 or self.holds_at(question):
                if question.seat < 0:
                    raise Stuck(f"{game.name} asks {question.ask.name!r} where nobody has a seat")
                self.question = question
                break
            if not question.options:
                raise Stuck(f"{game.name} asks {question.ask.name!r} without an option")
            if self.choosers and question.seat != self.choosers[-1]:
                state.revealed = True  # what another is forced to do can be news to the chooser
            self._answer = question.options[0]
            if self._keep:
                self.answers.append(self._answer)
            question = None

    def resume(self, answer: int) -> Question | None:
        """Go on from an answer, or else begin a step: to the next question, if it has one more."""
        flow = self._flow
        if flow is None:
            flow = None if self.state.over else self.game.step(self.state)
            if flow is None:
                return None
            self._flow = flow
            question = go_on(flow, None)
        else:
            question = go_on(flow, answer)
        if question is None:
            self._flow = None
            self.game.end_step(self.state)
        return question

    def holds_at(self, question: Question) -> bool:
        """Whether a question with one answer waits for somebody to give it."""
        if self.auto == SINGLE:
            return question.always
        return self.auto == NOTHING or self.is_secret(question)

    def is_secret(self, question: Question) -> bool:
        """Whether others cannot tell how many answers there are."""
        secret = question.ask.secret
        return question.always or (secret is not None and secret(self.state, question))

    def _take_checkpoint(self) -> None:
        chance = self.state.chance
        assert chance is not None
        if chance.tape:
            chance.tape = []
            chance.at = 0
        if self.answers:
            self.answers = []
        self.steps += 1
        if self._watched != NO_TURN and self.game.turn(self.state) != self._watched:
            self.dusk = self.state.copy()
            self._watched = NO_TURN
        self.checkpoint = self.state.copy() if self._keep else None

    def watch_turn(self) -> None:
        """Keep the position in which the current turn ends, before the next does anything."""
        self._watched = self.game.turn(self.state)

    # Copies

    def clone(
        self, seed: str, *, log: bool = False, keep: bool = False, anew: bool = False
    ) -> Table[S]:
        """The same game at the same question, with chance of its own from here on.

        `keep` makes a clone that can be cloned again; a search that only plays on does without.
        With `anew` chance is counted from this step on: it brings the same to all such clones by
        one seed, however much was drawn before.
        """
        origin = self.state if self.question is None else self.checkpoint
        if origin is None:
            raise SpinneyError("this table keeps no checkpoint: clone the one it came from")
        state = origin.copy()
        if anew:
            state.drawn = 0
        twin = Table(self.game, self.setup, seed, state=state, log=log, keep=keep, auto=self.auto)
        if keep:
            twin.checkpoint = state.copy() if anew else self.checkpoint
        assert self.state.chance is not None
        assert state.chance is not None
        state.chance.tape = self.state.chance.tape.copy()
        if self.question is not None:
            twin._feed(self.answers)
            twin.question = self.question
        return twin

    def _feed(self, answers: list[int]) -> None:
        """Run a fresh step through these answers without finding any options."""
        self.resume(NO_ANSWER)
        for answer in answers:
            self.resume(answer)
        self.answers = answers.copy()

    def determinize(
        self,
        seat: int,
        seed: str,
        *,
        keep: bool = False,
        auto: int | None = None,
        luck: Luck | None = None,
    ) -> Table[S]:
        """A world in which everything the seat knows is the same and the rest is redrawn.

        It cannot itself be cloned until its flow has come to its next step, and then with `keep`.
        While another is in the midst of a step, what was redrawn need not fit what that one has
        answered so far: such a world is for looking at, not for playing on.
        Whoever only thinks in it saves time with `auto=SINGLE`, and whom any world will do with a
        `luck` that is calm.
        """
        world = self.clone(seed)
        world._keep = keep
        if auto is not None:
            world.auto = auto
            world.state.watched = auto != SINGLE
        luck = Luck(seed) if luck is None else luck
        self.game.resample(world.state, seat, luck)
        question = self.question
        if question is not None and question.seat != seat:
            # Another seat's options depend on what was redrawn; it is known to have some.
            question = Question(question.ask, question.seat, question.about, question.always)
            question.options = question.ask.options(world.state, question)
            while not question.options:
                self.game.resample(world.state, seat, luck)
                question.options = question.ask.options(world.state, question)
            world.question = question
        return world

    # What a seat is told

    def view(self, seat: int) -> dict[str, Any]:
        return self.game.view(self.state, seat)

    def roles(self) -> list[str]:
        """What each seat plays by now: see `Game.roles`."""
        return self.game.roles_in(self.state, self.setup)

    def asked(self, seat: int) -> dict[str, Any] | None:
        """The pending question as this seat may know it: others learn who decides what kind."""
        question = self.question
        if question is None:
            return None
        words = self.game.vocabulary.words
        told: dict[str, Any] = {
            "seat": question.seat,
            "ask": question.ask.name,
            "rule": question.ask.rule,
        }
        if seat == question.seat:
            told["about"] = list(question.about)
            told["options"] = [words[option] for option in question.options]
        return told

    def events(self, seat: int) -> list[Event]:
        """What has happened, as far as this seat was told; numbered by its place in the list."""
        log = self.state.log
        return [] if log is None else [event for event in log if event.seen_by(seat)]

    # Taking back

    def why_not_undo(self, seat: int) -> str | None:
        """The never that forbids this seat to take its last choice back; None if none does.

        Never change who is to act, never make another redo, never cross revealed hidden
        information, never cross chance.
        """
        if not self.choices:
            return "undo-nothing"
        if self.question is None:
            return "undo-over"
        if self.choosers[-1] != seat:
            return "undo-other"
        if self.question.seat != seat:
            return "undo-turn"
        if self.sealed[-1]:
            return "undo-revealed"
        return None

    def undo(self, seat: int) -> Table[S]:
        """The table as it was before this seat's last choice."""
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise UndoRefused(reason)
        return self.take_back(len(self.choices) - 1)

    def take_back(self, number: int, seed: str = "") -> Table[S]:
        """The table as it was after this many choices, to be played on from there.

        Chance never goes back to a seed that it has left: it keeps the last one, or gets this new
        one, which whoever goes back behind something revealed or drawn has to give.
        """
        table = self.back_to(number)
        seed = seed or self.last_seed
        if seed != table.last_seed:
            table.reseed(seed)
        return table

    @property
    def last_seed(self) -> str:
        """What chance comes of from here on."""
        return self.reseeded[-1][1] if self.reseeded else self.seed

    def back_to(self, number: int) -> Table[S]:
        """The table as it was after this many choices."""
        table = self.at_first()
        table.play_on(self.choices[:number], self.reseeded)
        return table

    def at_first(self, camera: Camera | None = None) -> Table[S]:
        """The table as it was before the first choice, perhaps to be looked at from there on."""
        log, auto = self.state.log is not None, self.auto
        if self.began_at is None:
            return Table(self.game, self.setup, self.seed, log=log, auto=auto, camera=camera)
        return table_at(
            self.game, self.began_at, self.seed, log=log, force=True, auto=auto, camera=camera
        )

    # Writing it down

    def position(self) -> dict[str, Any]:
        """Where the game stands, secrets included: the checkpoint and what happened since."""
        state = self.state if self.question is None else self.checkpoint
        if state is None:
            raise SpinneyError("this table keeps no checkpoint: its position cannot be written")
        words = self.game.vocabulary.words
        position: dict[str, Any] = {
            "spinney": FORMAT,
            "game": self.game.name,
            "options": unusual(self.game.options, self.setup),
            "state": self.game.write(state) | {"drawn": state.drawn},
        }
        assert self.state.chance is not None
        tape = self.state.chance.tape
        if self.question is not None and (self.answers or tape):
            position["since"] = {
                "answers": [words[answer] for answer in self.answers],
                "chance": [str(outcome) for outcome in tape],
            }
        coming = self.state.chance.coming
        if coming is not None and (left := write_next(self.game, coming)):
            position["next"] = left
        return position

    def digest(self) -> str:
        """A hash of the position: equal games have equal digests on every machine and build."""
        return digest_of(self.position())


def digest_of(position: Mapping[str, Any]) -> str:
    """The hash of a position as it is written."""
    return hashlib.sha256(msgspec.json.encode(position, order="sorted")).hexdigest()[:16]


def table_at(
    game: Game[S],
    position: Mapping[str, Any],
    seed: str,
    *,
    log: bool = True,
    force: bool = False,
    auto: int = KNOWN,
    camera: Camera | None = None,
) -> Table[S]:
    """The table at a written position; chance goes on from the seed. Raises PositionError.

    By force also at one that no game comes to, as long as the rules can go on from it.
    """
    read = read_position(game, position, force)
    state, answers, tape = read.state, read.answers, read.tape
    table = Table(game, read.setup, seed, state=state, log=log, auto=auto, camera=camera)
    table.began_at = dict(position)
    table.checkpoint = state.copy()
    assert state.chance is not None
    state.chance.coming = read.coming
    if not answers and not tape:
        advance(table, None)
        return table
    state.chance.tape = tape
    older = position.get("spinney", FORMAT) != FORMAT
    question = table.resume(NO_ANSWER)
    for i, answer in enumerate(answers):
        while question is not None:
            options = question.ask.options(state, question)
            if answer in options:
                break
            if not older or len(options) > 1:
                word, ask = game.vocabulary.word(answer), question.ask.name
                wrong = f"{word!r} does not answer {ask!r}"
                raise PositionError(Fault(f"since.answers[{i}]", wrong))
            table.answers.append(options[0])  # earlier versions did not ask this
            question = table.resume(options[0])
        if question is None:
            break
        table.answers.append(answer)
        question = table.resume(answer)
    if question is None:
        raise PositionError(Fault("since.answers", "there are more than the rules ask for"))
    if state.chance.at < len(tape):
        raise PositionError(
            Fault(f"since.chance[{state.chance.at}]", "this has not been drawn yet")
        )
    advance(table, question)
    return table


def advance(table: Table[S], question: Question | None) -> None:
    """Run on from a written position to its first question."""
    try:
        table._advance(question)
    except Stuck as error:
        raise PositionError(Fault("state", f"the rules cannot go on: {error}")) from None
