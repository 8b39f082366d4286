"""The board of the Keepers: the Retinue, the relics they have recovered, those in the forests."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.chance import Luck
from spinney.core.fields import Fields
from spinney.root.state import SETUP, Board, Root
from spinney.root.words import (
    CARDS,
    CLEARINGS,
    FOREST,
    FORESTS,
    KEEPERS,
    MOVE,
    PIECE,
    VOCABULARY,
)

WORDS = VOCABULARY.words
DELVE: Final = VOCABULARY.number("delve")
RECOVER: Final = VOCABULARY.number("recover")
COLUMNS: Final[tuple[int, ...]] = (MOVE, DELVE, RECOVER)
"""The columns of the Retinue from left to right, by their words."""
COLUMN_NAMES: Final = tuple([WORDS[column] for column in COLUMNS])
RETAINER: Final = VOCABULARY.number("faithful_retainer")
RETAINERS: Final = 3
MOST_RETINUE: Final = 10
"""15.6.2."""

# Relics (15.2.1): of each type the front, which shows no value, and then those of each value
RELIC: Final = VOCABULARY.number("figure") - PIECE
SIDES: Final = 4
TYPES: Final = 3
TYPE_NAMES: Final = tuple([WORDS[PIECE + RELIC + SIDES * kind] for kind in range(TYPES)])
OF_EACH_VALUE: Final[tuple[int, ...]] = (1, 1, 2)
"""How many relics of a type have the value 1, 2 and 3."""
RELICS: Final = tuple(
    [RELIC + SIDES * kind + value for kind in range(TYPES) for value in range(1, SIDES)]
)
RELIC_NAMES: Final = tuple([WORDS[PIECE + relic] for relic in RELICS])

# Waystations (15.2.2): three tiles, of each the one side and then the other
WAYSTATION: Final = VOCABULARY.number("waystation_figure_tablet") - PIECE
WAYSTATIONS: Final = tuple(range(WAYSTATION, WAYSTATION + 6))
SHOWS: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 0)
"""The type of relic that each side shows."""


def in_box(relic: int) -> int:
    """15.2.1: the values of each type are 1, 2, 3 and 3."""
    return OF_EACH_VALUE[value_of(relic) - 1]


def type_of(relic: int) -> int:
    return (relic - RELIC) // SIDES


def value_of(relic: int) -> int:
    return (relic - RELIC) % SIDES


def front_of(relic: int) -> int:
    """What is seen of a relic that lies face down: its type."""
    return RELIC + SIDES * type_of(relic)


def other_side(waystation: int) -> int:
    return WAYSTATION + (waystation - WAYSTATION ^ 1)


def shown_by(waystation: int) -> int:
    return SHOWS[waystation - WAYSTATION]


class KeepersBoard(Board):
    """Nobody knows the value of a relic that lies face down (15.3.1), only how many there are."""

    __slots__ = ("fallen", "hidden", "recovered", "retinue", "shown", "waiting")

    def __init__(self) -> None:
        self.retinue: list[list[int]] = [[], [], []]
        self.waiting: list[list[int]] = [[], [], []]
        """By column, the cards with which no action has been taken this turn."""
        self.hidden: list[list[int]] = [[] for _ in range(FORESTS)]
        """By forest, the relics that lie there face down."""
        self.shown: list[list[int]] = [[] for _ in range(FORESTS)]
        self.recovered: list[list[int]] = [[], [], []]
        """By type, from left to right."""
        self.fallen: list[int] = []
        """Relics that have just been removed, until somebody puts them into a forest (15.2.5)."""

    def copy(self) -> KeepersBoard:
        board = KeepersBoard()
        board.retinue = [cards.copy() for cards in self.retinue]
        board.waiting = [cards.copy() for cards in self.waiting]
        board.hidden = [relics.copy() for relics in self.hidden]
        board.shown = [relics.copy() for relics in self.shown]
        board.recovered = [relics.copy() for relics in self.recovered]
        board.fallen = self.fallen.copy()
        return board

    def begin(self) -> None:
        self.waiting = [sorted(cards) for cards in self.retinue]

    def size(self) -> int:
        """How many cards the Retinue holds."""
        return sum([len(cards) for cards in self.retinue])

    def tuck_retainers(self) -> None:
        """15.3.4."""
        self.retinue = [[RETAINER] for _ in COLUMNS]

    # Relics

    def seen_in(self, forest: int) -> list[int]:
        """The relics in a forest as they are seen: face down ones by their fronts."""
        return sorted([front_of(relic) for relic in self.hidden[forest]] + self.shown[forest])

    def take_up(self, forest: int, seen: int) -> int:
        """Take a relic out of a forest; one that lay face down turns out to have a value."""
        pile = self.shown[forest]
        relic = seen
        if value_of(seen) == 0:
            pile = self.hidden[forest]
            relic = next(there for there in pile if front_of(there) == seen)
        pile.remove(relic)
        return relic

    def face_down(self) -> list[int]:
        """All relics whose value nobody has seen."""
        return sorted([relic for relics in self.hidden for relic in relics])

    def aside(self, piece: int) -> int:
        found = self.fallen.count(piece)
        for piles in (self.hidden, self.shown, self.recovered):
            for relics in piles:
                found += relics.count(piece)
        return found

    def resample(self, g: Root, me: int, seat: int, luck: Luck) -> None:
        """Whoever it is for: the values that nobody has seen may lie anywhere, type by type."""
        for kind in range(TYPES):
            pool = [relic for relic in self.face_down() if type_of(relic) == kind]
            luck.shuffle(pool)
            for relics in self.hidden:
                for at, relic in enumerate(relics):
                    if type_of(relic) == kind:
                        relics[at] = pool.pop()

    # What is seen, and positions

    def cards(self) -> list[int]:
        return [card for cards in self.retinue for card in cards if card != RETAINER]

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        return {
            "retinue": by_column(self.retinue),
            "waiting": by_column(self.waiting),
            "waystations": named([tile for tile in WAYSTATIONS[::2] if is_left(g, tile)]),
            "forests": {
                WORDS[FOREST + forest]: named(seen)
                for forest in range(FORESTS)
                for seen in (self.seen_in(forest),)
                if seen
            },
            "face_down": named(self.face_down()),
            "recovered": {
                name: named(relics) for name, relics in zip(TYPE_NAMES, self.recovered, strict=True)
            },
        }

    def write(self) -> dict[str, Any]:
        return {
            "retinue": by_column(self.retinue),
            "waiting": by_column(self.waiting),
            "forests": {
                WORDS[FOREST + forest]: {
                    "face_down": named(self.hidden[forest]),
                    "face_up": named(self.shown[forest]),
                }
                for forest in range(FORESTS)
                if self.hidden[forest] or self.shown[forest]
            },
            "recovered": {
                name: named(relics) for name, relics in zip(TYPE_NAMES, self.recovered, strict=True)
            },
            **({"removed": named(self.fallen)} if self.fallen else {}),
        }

    def read(self, fields: Fields) -> None:
        """Left out, the Retinue has its Retainers, and all other relics lie in the forests."""
        self.tuck_retainers()
        if fields.has("retinue"):
            self.retinue = read_columns(fields, "retinue")
        self.waiting = read_columns(fields, "waiting")
        forests = fields.object("forests")
        for name in forests.names():
            forest = forests.known(name, name, VOCABULARY, FOREST, FOREST + FORESTS - 1) - FOREST
            given = forests.object(name)
            down, up = read_relics(given, "face_down"), read_relics(given, "face_up")
            given.done()
            if forest >= 0:
                self.hidden[forest] = down
                self.shown[forest] = up
        recovered = fields.object("recovered")
        self.recovered = [read_relics(recovered, name) for name in TYPE_NAMES]
        recovered.done()
        self.fallen = read_relics(fields, "removed")

    def check(self, g: Root, me: int, fields: Fields) -> None:
        self.check_retinue(fields)
        self.check_waystations(g, fields)
        for kind, name in enumerate(TYPE_NAMES):
            if any(type_of(relic) != kind for relic in self.recovered[kind]):
                fields.wrong(f"recovered.{name}", "these are of another type (rule 15.5.2.III.a)")
        for forest in range(len(g.map.forest_clearings), FORESTS):
            if self.seen_in(forest):
                fields.wrong(f"forests.{WORDS[FOREST + forest]}", "this map has no such forest")
        left = [relic for relic in RELICS for _ in range(self.nowhere(g, relic))]
        if g.phase == SETUP or not left:
            return
        if fields.has("forests"):
            missing = ", ".join(named(left))
            fields.unreachable("forests", f"{missing} are nowhere else (rule 15.2.1)")
        else:
            for at, relic in enumerate(sorted(left, key=by_value)):
                self.hidden[at % len(g.map.forest_clearings)].append(relic)

    def nowhere(self, g: Root, relic: int) -> int:
        return max(0, in_box(relic) - g.placed[relic] - self.aside(relic))

    def check_retinue(self, fields: Fields) -> None:
        if self.size() > MOST_RETINUE:
            fields.wrong("retinue", f"it holds {MOST_RETINUE} cards at most (rule 15.6.2)")
        if sum([cards.count(RETAINER) for cards in self.retinue]) > RETAINERS:
            fields.wrong("retinue", f"there are {RETAINERS} Retainers (rule 15.3.4)")
        for column, cards, waiting in zip(COLUMN_NAMES, self.retinue, self.waiting, strict=True):
            if any(waiting.count(card) > cards.count(card) for card in waiting):
                fields.unreachable(f"waiting.{column}", "the Retinue has no such cards there")

    def check_waystations(self, g: Root, fields: Fields) -> None:
        """15.2.2: a tile lies with one side up."""
        for tile in WAYSTATIONS[::2]:
            if g.placed[tile] and g.placed[other_side(tile)]:
                name = WORDS[PIECE + tile]
                fields.wrong("", f"{name!r} lies on the map with both its sides (rule 15.2.2)")


def by_value(relic: int) -> tuple[int, int]:
    return value_of(relic), relic


def named(pieces: list[int]) -> list[str]:
    return [WORDS[PIECE + piece] for piece in pieces]


def by_column(rows: list[list[int]]) -> dict[str, list[str]]:
    return {name: VOCABULARY.names(cards) for name, cards in zip(COLUMN_NAMES, rows, strict=True)}


def read_columns(fields: Fields, name: str) -> list[list[int]]:
    columns = fields.object(name)
    rows = [columns.words(column, VOCABULARY, 0, CARDS - 1) for column in COLUMN_NAMES]
    columns.done()
    return rows


def read_relics(fields: Fields, name: str) -> list[int]:
    """Relics with their values; a front alone says too little."""
    words = fields.words(name, VOCABULARY, PIECE + RELICS[0], PIECE + RELICS[-1])
    relics = [word - PIECE for word in words]
    if any(value_of(relic) == 0 for relic in relics):
        fields.wrong(name, f"say the value, too: {', '.join(RELIC_NAMES)}")
    return [relic for relic in relics if value_of(relic)]


def is_left(g: Root, waystation: int) -> bool:
    """Whether the tile is on the board: each is counted with both its sides."""
    return g.stock[waystation] > 0 and g.stock[other_side(waystation)] > 0


def waystations_in(g: Root, c: int) -> list[int]:
    return [side for side in WAYSTATIONS if g.pieces[side * CLEARINGS + c]]


def relics_in(g: Root, c: int) -> list[int]:
    """The different relics in a clearing, where they always lie face up."""
    return [relic for relic in RELICS if g.pieces[relic * CLEARINGS + c]]


def board_of(g: Root) -> KeepersBoard:
    board = g.boards[KEEPERS]
    assert isinstance(board, KeepersBoard)
    return board
