"""The outlooks that a bot can play by: the game's reasons, or what was learned, which is a file.

A learned outlook comes with its card: for which game and which setups it was trained, how, and how
strong that made a bot. A game can come with several; the one that was trained on the fewest setups
knows most of them. Where none was trained, bots go by the reasons.
"""

from __future__ import annotations

import contextlib
import functools
import importlib.resources
from typing import Any, Final, NamedTuple

import msgspec

from spinney.bots.base import Seat
from spinney.bots.habits import NONE, habits_of
from spinney.bots.learned import card_and_weights, read_learned
from spinney.core.errors import SetupError
from spinney.core.game import Game
from spinney.core.net import FIRST, SECOND, Net, overflows, size_of
from spinney.core.outlook import BY_REASONS, LearnedOutlook, Outlook
from spinney.core.portrait import digest_of
from spinney.core.setup import Setup

FORMAT: Final = 1
REASONS: Final = "reasons"
LEARNED: Final = "learned"
"""Names for outlooks: the reasons, and what a game comes with. Any other is a file's."""


class Gate(msgspec.Struct, frozen=True):
    """A match in which somebody with this outlook sat among others, from every seat in turn."""

    bot: str
    among: str
    games: int
    share: float
    low: float
    high: float
    """The share of wins, and its 95 % interval."""
    fair: float
    """What it would be if all played alike."""


class Card(msgspec.Struct, frozen=True):
    """What is to be known of a learned outlook; the first line of its file."""

    spinney_outlook: int
    game: str
    layout: str
    """The digest of the cells that it looks at."""
    cells: int
    reasons: float
    """How much of the log-odds of the reasons its net adds to."""
    seats: list[int]
    """How many played in training."""
    options: dict[str, list[str]]
    """For each option the values in training; where a value is several words, these."""
    games: int
    generations: int
    command: str
    version: str
    gates: list[Gate] = []
    share: float = 1.0
    """How much of what the net says is added."""

    def breadth(self) -> int:
        """How much it was trained on."""
        return len(self.seats) + sum([len(values) for values in self.options.values()])


class OtherCells(SetupError):
    """What a net looks at is not what the game shows."""


class Untrained(NamedTuple):
    """Why a bot goes by reasons though it was asked for more: a text's name, and its facts."""

    key: str
    facts: dict[str, str | int]


class OutlookFile(msgspec.Struct, frozen=True):
    card: Card
    weights: bytes

    def why_not(self, game: Game[Any], setup: Setup) -> Untrained | None:
        """Why it does not serve for this setup; None if it does."""
        card = self.card
        if game.seats(setup) not in card.seats:
            return Untrained("outlook-other-seats", {"count": game.seats(setup)})
        for option in game.options:
            known = card.options.get(option.name, [option.default])
            value = setup[option.name]
            words = value.split(",") if option.words else [value]
            for word in words:
                if word not in known:
                    facts: dict[str, str | int] = {"option": option.name, "value": word}
                    return Untrained("outlook-other-option", facts)
        return None


def pack(file: OutlookFile) -> bytes:
    return msgspec.json.encode(file.card) + b"\n" + file.weights


def unpack(game: Game[Any], data: bytes, called: str) -> OutlookFile:
    """Raises SetupError for what is no outlook, or one of another game or layout."""
    try:
        card, weights = card_and_weights(data, Card)
    except ValueError:
        raise SetupError(f"{called}: this is no learned outlook") from None
    if card.spinney_outlook != FORMAT:
        raise SetupError(f"{called}: format {FORMAT} is wanted, not {card.spinney_outlook}")
    if card.game != game.name:
        raise SetupError(f"{called}: this outlook is for {card.game}, not for {game.name}")
    cells = game.cells()
    if card.layout != digest_of(cells) or card.cells != len(cells):
        raise OtherCells(
            f"{called}: this outlook was trained on other cells of {game.name} than this version "
            "has; train it again"
        )
    if not 0 <= card.reasons <= 1:
        raise SetupError(f"{called}: its net adds to {card.reasons} of the reasons, not to 0 to 1")
    if not 0 < card.share <= 1:
        raise SetupError(f"{called}: {card.share} of what its net says is added, not 0 to 1")
    if len(weights) != size_of(card.cells) or overflows(card.cells, weights):
        raise SetupError(f"{called}: this outlook has no {FIRST} by {SECOND} net that can be used")
    return OutlookFile(card, weights)


@functools.cache
def outlook_file(game: Game[Any], name: str) -> OutlookFile:
    """The learned outlook in this file."""
    return unpack(game, read_learned(name), name)


@functools.cache
def outlook_names(game: Game[Any], wanted: str) -> list[str]:
    """The files with what is wanted, those for the fewest setups first."""
    if wanted != LEARNED:
        return [wanted]
    found = []
    folder = importlib.resources.files(game.package).joinpath("data", "outlooks")
    for file in folder.iterdir() if folder.is_dir() else []:
        with contextlib.suppress(OtherCells):  # somebody has added something to the game
            found.append((outlook_file(game, str(file)).card.breadth(), str(file)))
    return [name for _, name in sorted(found)]


@functools.cache
def learned_outlook(game: Game[Any], name: str, habits: str) -> LearnedOutlook:
    file = outlook_file(game, name)
    net = Net(file.card.cells, file.weights)
    return LearnedOutlook(net, file.card.reasons, habits_of(game, habits), file.card.share)


@functools.cache
def by_reasons(game: Game[Any], habits: str = NONE) -> Outlook:
    known = habits_of(game, habits)
    return BY_REASONS if known is None else Outlook(known)


def name_for(game: Game[Any], setup: Setup, wanted: str) -> str | Untrained:
    """The file with a learned outlook for this setup, or why there is none."""
    why = Untrained("outlook-missing", {})
    for name in outlook_names(game, wanted):
        unfit = outlook_file(game, name).why_not(game, setup)
        if unfit is None:
            return name
        why = unfit
    return why


def why_reasons(game: Game[Any], setup: Setup, wanted: str) -> Untrained | None:
    """Why a bot that wants this outlook goes by the reasons instead; None if it does not."""
    if wanted == REASONS:
        return None
    found = name_for(game, setup, wanted)
    return found if isinstance(found, Untrained) else None


def outlook_for(seat: Seat, wanted: str, habits: str = "") -> Outlook:
    """What a bot at this seat goes by: what was learned brings habits, unless told others."""
    if wanted != REASONS:
        found = name_for(seat.game, seat.setup, wanted)
        if not isinstance(found, Untrained):
            return learned_outlook(seat.game, found, habits or LEARNED)
    return by_reasons(seat.game, habits or NONE)
