"""The habits that a bot can have: those a game comes with, those of a file, or none.

A file begins with a card that says for which game and how they were learned. Habits of other words
or other traits do not serve.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib.resources
import zlib
from typing import Any, Final

import msgspec

from spinney.bots.learned import card_and_weights, read_learned
from spinney.core.errors import SetupError
from spinney.core.game import Game
from spinney.core.habits import NO_HABITS, TRAITS, Habits

FORMAT: Final = 1
NONE: Final = "none"
LEARNED: Final = "learned"
BLANK: Final = "blank"
"""Names for habits: none, what a game comes with, and those of somebody who has yet to learn. Any
other is a file's."""


class HabitsCard(msgspec.Struct, frozen=True):
    """What is to be known of habits; the first line of their file."""

    spinney_habits: int
    game: str
    layout: str
    """The digest of the words and traits."""
    games: int
    questions: int
    """From how many of both they were learned."""
    command: str
    version: str


class OtherTraits(SetupError):
    """What habits were learned of is not what the game tells."""


class HabitsFile(msgspec.Struct, frozen=True):
    card: HabitsCard
    weights: bytes

    def packed(self) -> bytes:
        return msgspec.json.encode(self.card) + b"\n" + zlib.compress(self.weights, 9)


def layout_of(game: Game[Any]) -> str:
    names = [*game.vocabulary.words, *game.kinds_of_traits()]
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


def unpack(game: Game[Any], data: bytes, called: str) -> HabitsFile:
    """Raises SetupError for what are no habits, or those of another game or layout."""
    try:
        card, packed = card_and_weights(data, HabitsCard)
        unpacking = zlib.decompressobj()
        weights = unpacking.decompress(packed, TRAITS + 1)
    except (ValueError, zlib.error):
        raise SetupError(f"{called}: these are no habits") from None
    if card.spinney_habits != FORMAT:
        raise SetupError(f"{called}: format {FORMAT} is wanted, not {card.spinney_habits}")
    if card.game != game.name:
        raise SetupError(f"{called}: these habits are for {card.game}, not for {game.name}")
    if card.layout != layout_of(game):
        raise OtherTraits(
            f"{called}: these habits were learned with other words or traits of {game.name} than "
            "this version has; learn them again"
        )
    if len(weights) < TRAITS and not unpacking.eof:
        raise SetupError(f"{called}: these are no habits, or not all of them")
    if len(weights) != TRAITS or unpacking.unused_data:
        raise SetupError(f"{called}: {TRAITS} weights are wanted, and nothing after them")
    return HabitsFile(card, weights)


@functools.cache
def habits_file(game: Game[Any], name: str) -> HabitsFile | None:
    """What a name stands for; None for no habits."""
    if name == NONE:
        return None
    if name != LEARNED:
        return unpack(game, read_learned(name), name)
    file = importlib.resources.files(game.package).joinpath("data", "habits.bin")
    if file.is_file():
        with contextlib.suppress(OtherTraits):  # somebody has added something to the game
            return unpack(game, file.read_bytes(), str(file))
    return None


@functools.cache
def habits_of(game: Game[Any], name: str) -> Habits | None:
    if name == BLANK:
        return NO_HABITS
    file = habits_file(game, name)
    return None if file is None else Habits(file.weights)
