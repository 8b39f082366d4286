"""Reading positions: where a game stands, what has just happened, and what chance brings next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from spinney.core.chance import Coming
from spinney.core.errors import Fault, PositionError, SetupError
from spinney.core.fields import Fields
from spinney.core.game import Game
from spinney.core.setup import Setup, as_before, mistakes
from spinney.core.state import State

S = TypeVar("S", bound=State)

FORMAT = 3
"""The version of positions and records that this code writes."""

READABLE = (1, 2, FORMAT)
"""Those that it reads. Version 1 wrote every option down, and its digests are over them all; before
version 3 some options did not exist, or had another default."""

MOST_DIGITS = 155
"""How long an outcome of chance can be: it is of 512 bits."""


class Reading(Generic[S]):
    """What a position says."""

    __slots__ = ("answers", "coming", "setup", "state", "tape")

    def __init__(
        self, setup: Setup, state: S, answers: list[int], tape: list[int], coming: Coming
    ) -> None:
        self.setup = setup
        self.state = state
        """At the last checkpoint."""
        self.answers = answers
        self.tape = tape
        """The answers, and what chance has brought, since the checkpoint."""
        self.coming = coming


def read_position(game: Game[S], position: Mapping[str, Any], force: bool = False) -> Reading[S]:
    """Read a position, or raise a PositionError with all its faults.

    By force also one that no game comes to.
    """
    fields = Fields(position)
    version = fields.any("spinney", FORMAT)
    if version not in READABLE:
        known = f"{', '.join(map(str, READABLE[:-1]))} and {FORMAT}"
        fields.wrong("spinney", f"this is version {version!r}; versions {known} can be read")
    name = fields.any("game", game.name)
    if name != game.name:
        fields.wrong("game", f"this is a position of {name!r}, not of {game.name}")
    options = fields.object("options")
    named = dict(options.items())
    for wrong, what in mistakes(game.name, {each.name: each for each in game.options}, named):
        options.wrong(wrong, what)
    fields.settle(force)
    try:
        setup = game.setup(**(named if version == FORMAT else as_before(game.options, named)))
    except SetupError as error:
        raise PositionError(*fields.faults, Fault("options", str(error))) from None
    inner = fields.object("state")
    drawn = inner.number("drawn", 0, 1_000_000_000, 0)
    state = game.read(setup, inner)
    state.drawn = drawn
    inner.done()
    answers, tape = read_since(game, fields.object("since"))
    coming = read_next(game, fields.object("next"))
    fields.done()
    fields.settle(force)
    return Reading(setup, state, answers, tape, coming)


def read_since(game: Game[S], since: Fields) -> tuple[list[int], list[int]]:
    """The answers and the chance outcomes since the checkpoint."""
    last = len(game.vocabulary) - 1
    answers = since.words("answers", game.vocabulary, 0, last)
    tape = []
    for i, outcome in enumerate(since.array("chance")):
        if not (isinstance(outcome, str) and outcome.isascii() and outcome.isdecimal()):
            since.wrong(f"chance[{i}]", f"digits are wanted, not {outcome!r}")
        elif len(outcome) > MOST_DIGITS:
            since.wrong(f"chance[{i}]", f"at most {MOST_DIGITS} digits are wanted")
        else:
            tape.append(int(outcome))
    since.done()
    return answers, tape


def read_next(game: Game[S], after: Fields) -> Coming:
    """The dice to come, by what they show, and what will be picked at random."""
    dice = []
    for i, face in enumerate(after.array("dice")):
        if str(face) in game.die:
            dice.append(game.die.index(str(face)))
        elif game.die:
            shown = ", ".join(game.die)
            after.wrong(f"dice[{i}]", f"a die of this game shows {shown}, not {face!r}")
        else:
            after.wrong(f"dice[{i}]", f"no die is rolled in {game.name}")
    picks = after.words("picks", game.vocabulary, 0, len(game.vocabulary) - 1)
    after.done()
    return Coming(dice, picks)


def write_next(game: Game[S], coming: Coming) -> dict[str, list[Any]]:
    """What `read_next` reads, as far as there is any."""
    faces: list[Any] = [game.die[face] for face in coming.dice]
    dice = [int(face) if face.isdecimal() else face for face in faces]
    picks = [game.vocabulary.word(word) for word in coming.picks]
    return {name: given for name, given in (("dice", dice), ("picks", picks)) if given}
