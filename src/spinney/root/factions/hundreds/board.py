"""The board of the Hundreds: the warlord and his mood, the Hoard, what is done of the turn."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.fields import Fields
from spinney.root.pieces import on_map
from spinney.root.state import Board, Root
from spinney.root.words import (
    BAG,
    BOOTS,
    CLEARING,
    CLEARINGS,
    COINS,
    CROSSBOW,
    HAMMER,
    HUNDREDS,
    ITEM,
    ITEMS,
    MAP_CLEARINGS,
    PIECE,
    SWORD,
    TEA,
    VOCABULARY,
)

WORDS = VOCABULARY.words
STRONGHOLD: Final = VOCABULARY.number("stronghold") - PIECE
MOB: Final = VOCABULARY.number("mob") - PIECE
WARLORD: Final = VOCABULARY.number("warlord")
NOWHERE: Final = -1

# Whether he takes part in a move
UNSAID: Final = 0
COMES: Final = 1
STAYS: Final = 2

# The moods (14.7), and the items that bar them
MOOD: Final = VOCABULARY.number("bitter")
BITTER: Final = 0
GRANDIOSE: Final = 1
JUBILANT: Final = 2
LAVISH: Final = 3
RELENTLESS: Final = 4
ROWDY: Final = 5
STUBBORN: Final = 6
WRATHFUL: Final = 7
MOODS: Final = 8
MOOD_NAMES: Final = WORDS[MOOD : MOOD + MOODS]
NO_ITEM: Final = -1
SHOWN_ITEM: Final[tuple[int, ...]] = (HAMMER, TEA, BOOTS, NO_ITEM, BAG, COINS, CROSSBOW, SWORD)

# The Hoard (14.2.4)
COMMAND: Final = 0
PROWESS: Final = 1
TRACKS: Final = ("command", "prowess")
HOLDS: Final = ((BOOTS, BAG, COINS), (HAMMER, TEA, SWORD, CROSSBOW))
SPACES: Final = 4
WORTH: Final[tuple[int, ...]] = (1, 2, 2, 3, 4)
"""Command or Prowess by the number of items on the track (14.2.4.II)."""
MOST: Final = 99


def track_of(item: int) -> int:
    return COMMAND if item in HOLDS[COMMAND] else PROWESS


class HundredsBoard(Board):
    __slots__ = (
        "advanced",
        "commanded",
        "from_ruins",
        "goes",
        "hoard",
        "looked",
        "mood",
        "shown",
        "warlord",
    )

    def __init__(self) -> None:
        self.warlord: int = NOWHERE
        """His clearing; there he is one of the warriors on the map."""
        self.mood: int = STUBBORN
        self.hoard: list[list[int]] = [[], []]
        """The items of each track, from left to right."""
        self.commanded: int = 0
        """Actions of Command the Hundreds taken this turn (14.5.2)."""
        self.advanced: int = 0
        """The same for Advance the Warlord (14.5.3)."""
        self.from_ruins: int = 0
        """The kinds of "R" items in the Hoard, as bits (9.7.3)."""
        self.looked: int = 0
        """The clearings, as bits, of ruins whose items the Hundreds have seen."""
        self.shown: int = 0
        """The same for ruins whose items everybody has seen."""
        self.goes: int = UNSAID
        """Whether the warlord takes part in the move that is being made; unsaid between steps."""

    def copy(self) -> HundredsBoard:
        board = HundredsBoard()
        board.warlord = self.warlord
        board.mood = self.mood
        board.hoard = [self.hoard[COMMAND].copy(), self.hoard[PROWESS].copy()]
        board.commanded = self.commanded
        board.advanced = self.advanced
        board.from_ruins = self.from_ruins
        board.looked = self.looked
        board.shown = self.shown
        return board

    def begin(self) -> None:
        self.commanded = 0
        self.advanced = 0

    # The Hoard

    def command(self) -> int:
        return WORTH[len(self.hoard[COMMAND])]

    def prowess(self) -> int:
        return WORTH[len(self.hoard[PROWESS])]

    def holds(self, item: int) -> bool:
        return item in self.hoard[COMMAND] or item in self.hoard[PROWESS]

    def hoarded(self) -> list[int]:
        """All the items, each once for each that there is."""
        return self.hoard[COMMAND] + self.hoard[PROWESS]

    def discard(self, item: int) -> None:
        """An item leaves the game; of two alike the one from a ruin does (ruling R47)."""
        self.hoard[track_of(item)].remove(item)
        self.from_ruins &= ~(1 << item)

    def kinds_from_ruins(self) -> list[int]:
        return [item for item in range(ITEMS) if self.from_ruins >> item & 1]

    def is_barred(self, mood: int) -> bool:
        """14.4.4: a mood that shows an item in the Hoard."""
        return self.holds(SHOWN_ITEM[mood])

    # Seeing and writing

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        known = self.looked | self.shown if seat == g.seat_of[me] else self.shown
        return {
            "warlord": self.warlord_name(),
            "mood": MOOD_NAMES[self.mood],
            "barred": [name for mood, name in enumerate(MOOD_NAMES) if self.is_barred(mood)],
            "hoard": {name: item_names(self.hoard[track]) for track, name in enumerate(TRACKS)},
            "command": self.command(),
            "prowess": self.prowess(),
            "commanded": self.commanded,
            "advanced": self.advanced,
            "strongholds": {"on_map": on_map(g, STRONGHOLD), "left": g.stock[STRONGHOLD]},
            "mobs": {"on_map": on_map(g, MOB), "left": g.stock[MOB]},
            "from_ruins": item_names(
                [item for item in range(ITEMS) if self.from_ruins >> item & 1]
            ),
            "ruins": {
                WORDS[CLEARING + c]: sorted(item_names(g.ruin_items[c]))
                for c in range(MAP_CLEARINGS)
                if known >> c & 1 and g.ruin_items[c]
            },
        }

    def write(self) -> dict[str, Any]:
        return {
            "warlord": self.warlord_name(),
            "mood": MOOD_NAMES[self.mood],
            **{name: item_names(self.hoard[track]) for track, name in enumerate(TRACKS)},
            "commanded": self.commanded,
            "advanced": self.advanced,
            "from_ruins": item_names(
                [item for item in range(ITEMS) if self.from_ruins >> item & 1]
            ),
            "looked": clearing_names(self.looked),
            "shown": clearing_names(self.shown),
        }

    def read(self, fields: Fields) -> None:
        """A left-out warlord is not on the map, a left-out mood is Stubborn (14.3.3)."""
        places = WORDS[CLEARING : CLEARING + MAP_CLEARINGS]
        name = fields.one_of("warlord", (*places, "none"), "none")
        self.warlord = NOWHERE if name == "none" else places.index(name)
        self.mood = MOOD_NAMES.index(fields.one_of("mood", MOOD_NAMES, MOOD_NAMES[STUBBORN]))
        for track, name in enumerate(TRACKS):
            words = fields.words(name, VOCABULARY, ITEM, ITEM + ITEMS - 1)
            self.hoard[track] = [word - ITEM for word in words]
        self.commanded = fields.number("commanded", 0, MOST, 0)
        self.advanced = fields.number("advanced", 0, MOST, 0)
        for word in fields.words("from_ruins", VOCABULARY, ITEM, ITEM + ITEMS - 1):
            self.from_ruins |= 1 << word - ITEM
        self.looked = read_clearings(fields, "looked")
        self.shown = read_clearings(fields, "shown")

    def check(self, g: Root, me: int, fields: Fields) -> None:
        if self.warlord != NOWHERE and not g.warriors[me * CLEARINGS + self.warlord]:
            what = "he is one of the warriors there: count him among them (rule 14.2.2)"
            fields.wrong("warlord", what)
            self.warlord = NOWHERE
        for track, name in enumerate(TRACKS):
            for item in self.hoard[track]:
                if item not in HOLDS[track]:
                    what = f"this track does not hold {WORDS[ITEM + item]!r} (rule 14.2.4)"
                    fields.wrong(name, what)
            self.hoard[track] = [item for item in self.hoard[track] if item in HOLDS[track]]
            if len(self.hoard[track]) > SPACES:
                fields.wrong(name, f"the track has {SPACES} spaces (rule 14.2.4)")
                del self.hoard[track][SPACES:]
        for item in range(ITEMS):
            if self.from_ruins >> item & 1 and not self.holds(item):
                what = f"the Hoard has no {WORDS[ITEM + item]!r}"
                fields.wrong("from_ruins", what)
                self.from_ruins &= ~(1 << item)

    def warriors(self, owner: int) -> int:
        """The warlord, while he is not on the map."""
        return int(owner == HUNDREDS and self.warlord == NOWHERE)

    def held_items(self) -> list[tuple[str, list[int]]]:
        return [
            (name, [self.hoard[track].count(item) for item in range(ITEMS)])
            for track, name in enumerate(TRACKS)
        ]

    def warlord_name(self) -> str:
        return WORDS[CLEARING + self.warlord] if self.warlord >= 0 else "none"


def board_of(g: Root) -> HundredsBoard:
    board = g.boards[HUNDREDS]
    assert isinstance(board, HundredsBoard)
    return board


def item_names(items: list[int]) -> list[str]:
    return [WORDS[ITEM + item] for item in items]


def clearing_names(mask: int) -> list[str]:
    return [WORDS[CLEARING + c] for c in range(MAP_CLEARINGS) if mask >> c & 1]


def read_clearings(fields: Fields, name: str) -> int:
    mask = 0
    for word in fields.words(name, VOCABULARY, CLEARING, CLEARING + MAP_CLEARINGS - 1):
        mask |= 1 << word - CLEARING
    return mask
