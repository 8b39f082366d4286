"""The Vagabond's board: character, pawn, items, relationships, quests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from spinney.core.chance import Luck
from spinney.core.fields import Fields
from spinney.core.rows import Row, same
from spinney.root.factions.vagabond.cards import CHARACTERS, QUESTS, STARTING_ITEMS
from spinney.root.state import SETUP, Board, Root
from spinney.root.words import (
    BAG,
    CHARACTER,
    CLEARING,
    CLEARINGS,
    COINS,
    FACTION,
    FACTIONS,
    FOREST,
    FORESTS,
    HIRELING,
    ITEM,
    ITEMS,
    MAP_CLEARINGS,
    OWNERS,
    QUEST_CARD,
    SCOUNDREL,
    TEA,
    THIEF,
    TINKER,
    VAGABOND,
    VAGABOND_2,
    VOCABULARY,
)

WORDS = VOCABULARY.words
NOWHERE: Final = -1
BURROW: Final = MAP_CLEARINGS
OPEN_QUESTS: Final = 3
FACES: Final = 2 * ITEMS
"""Items face up, then the same face down, as in the vocabulary."""
DAMAGED: Final = FACES
"""Where the Damaged box begins among a Vagabond's items."""
TRACKS: Final[tuple[int, ...]] = (TEA, COINS, BAG)
TRACK_SPACES: Final = 3
ITEM_LIMIT: Final = 6
ITEMS_PER_BAG: Final = 2

INDIFFERENT: Final = 0
ALLIED: Final = 3
HOSTILE: Final = 4
RELATIONS: Final = ("indifferent", "amiable", "friendly", "allied", "hostile")

ITEM_NAMES = WORDS[ITEM : ITEM + FACES]
QUEST_NAMES = WORDS[QUEST_CARD : QUEST_CARD + QUESTS]
FACTION_NAMES = WORDS[FACTION : FACTION + FACTIONS]


@mypyc_attr(serializable=True)  # so that `copy` can make one without __init__
class VagabondBoard(Board):
    """`items` counts the undamaged items by the order of their words, then the damaged ones.

    Tea, coins and bags that are face up and undamaged are on their tracks as far as there is room:
    they may be moved freely (9.2.5.III), and nowhere else are they worth more.
    """

    __slots__ = (
        "absorbed",
        "aids",
        "any_partner",
        "character",
        "completed",
        "from_ruins",
        "items",
        "looked",
        "place",
        "quest_deck",
        "quests",
        "relations",
        "scorched",
        "shown",
    )

    def __init__(self, any_partner: bool = False) -> None:
        self.any_partner: bool = any_partner
        """Whether a coalition may be formed with whoever has activated dominance (R35)."""
        self.absorbed: int = 0
        """Hits of the battle that goes on which items have taken (9.2.7)."""
        self.character: int = -1
        self.place: int = NOWHERE
        """A clearing, or CLEARINGS + a forest."""
        self.items: Row = same(0, 2 * FACES)
        self.relations: Row = same(INDIFFERENT, OWNERS)
        self.aids: Row = same(0, OWNERS)
        """Aids to each faction this turn that no improvement has used up (9.2.9.I.a)."""
        self.quests: list[int] = []
        """The quests that lie open; two Vagabonds share those of the first (9.7.2).
        Lists of quests are replaced, never changed: copies share them."""
        self.quest_deck: list[int] = []
        self.completed: list[int] = []
        self.from_ruins: int = 0
        """The kinds of "R" items that this Vagabond has, as bits (9.7.3)."""
        self.looked: int = 0
        """The clearings, as bits, of ruins whose items this Vagabond has seen."""
        self.shown: int = 0
        """The same for ruins whose items everybody has seen."""
        self.scorched: int = NOWHERE
        """The clearing with the torch of Scorched Earth (D.6.2)."""

    def copy(self) -> VagabondBoard:
        board = VagabondBoard.__new__(VagabondBoard)
        board.any_partner = self.any_partner
        board.absorbed = self.absorbed
        board.character = self.character
        board.place = self.place
        board.items = self.items[:]
        board.relations = self.relations[:]
        board.aids = self.aids[:]
        board.quests = self.quests
        board.quest_deck = self.quest_deck
        board.completed = self.completed
        board.from_ruins = self.from_ruins
        board.looked = self.looked
        board.shown = self.shown
        board.scorched = self.scorched
        return board

    # Counting items

    def ready(self, item: int) -> int:
        """Face up and undamaged."""
        return self.items[item]

    def undamaged(self, item: int) -> int:
        return self.items[item] + self.items[ITEMS + item]

    def on_track(self, item: int) -> int:
        return min(self.items[item], TRACK_SPACES)

    def satchel(self) -> list[int]:
        """What is in the Satchel, counted by the order of the words."""
        counts: list[int] = list(self.items[:FACES])
        for item in TRACKS:
            counts[item] -= self.on_track(item)
        return counts

    def limit(self) -> int:
        """9.6.4."""
        return ITEM_LIMIT + ITEMS_PER_BAG * self.on_track(BAG)

    # Seeing and writing

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        known = self.looked | self.shown if seat == g.seat_of[me] else self.shown
        return {
            "character": self.character_name(),
            "place": self.place_name(),
            "tracks": {WORDS[ITEM + item]: self.on_track(item) for item in TRACKS},
            "satchel": item_names(self.satchel()),
            "damaged": item_names(self.items[DAMAGED:]),
            "limit": self.limit(),
            "relations": {
                WORDS[FACTION + other]: RELATIONS[self.relations[other]]
                for other in g.owners
                if has_marker(other)
            },
            "aids": faction_counts(self.aids),
            "quests": quest_names(self.quests),
            "quest_deck_count": len(self.quest_deck),
            "completed": quest_names(self.completed),
            "from_ruins": kinds(self.from_ruins),
            "ruins": {
                WORDS[CLEARING + c]: sorted(WORDS[ITEM + item] for item in g.ruin_items[c])
                for c in range(MAP_CLEARINGS)
                if known >> c & 1 and g.ruin_items[c]
            },
            "scorched": self.scorched_name(),
        }

    def resample(self, g: Root, me: int, seat: int, luck: Luck) -> None:
        self.quest_deck = sorted(self.quest_deck)
        luck.shuffle(self.quest_deck)

    def write(self) -> dict[str, Any]:
        return {
            "character": self.character_name(),
            "place": self.place_name(),
            "items": item_names(self.items[:FACES]),
            "damaged": item_names(self.items[DAMAGED:]),
            "relations": {
                WORDS[FACTION + other]: RELATIONS[space]
                for other, space in enumerate(self.relations)
                if space != INDIFFERENT
            },
            "aids": faction_counts(self.aids),
            "quests": quest_names(self.quests),
            "quest_deck": quest_names(self.quest_deck[::-1]),
            "completed": quest_names(self.completed),
            "from_ruins": kinds(self.from_ruins),
            "looked": clearing_names(self.looked),
            "shown": clearing_names(self.shown),
            "scorched": self.scorched_name(),
        }

    def read(self, fields: Fields) -> None:
        """A left-out place is the first forest, a left-out character the Thief."""
        characters = WORDS[CHARACTER : CHARACTER + CHARACTERS]
        name = fields.one_of("character", (*characters, "none"), characters[THIEF])
        self.character = -1 if name == "none" else characters.index(name)
        places = WORDS[CLEARING : FOREST + FORESTS]
        name = fields.one_of("place", (*places, "none"), WORDS[FOREST])
        self.place = NOWHERE if name == "none" else places.index(name)
        for begin, box in ((0, "items"), (DAMAGED, "damaged")):
            for word in fields.words(box, VOCABULARY, ITEM, ITEM + FACES - 1):
                self.items[begin + word - ITEM] += 1
        self.read_relations(fields)
        self.quests = read_quests(fields, "quests")
        self.completed = read_quests(fields, "completed")
        self.quest_deck = read_quests(fields, "quest_deck")[::-1]
        for word in fields.words("from_ruins", VOCABULARY, ITEM, ITEM + ITEMS - 1):
            self.from_ruins |= 1 << word - ITEM
        self.looked = read_clearings(fields, "looked")
        self.shown = read_clearings(fields, "shown")
        clearings = WORDS[CLEARING : CLEARING + MAP_CLEARINGS]
        name = fields.one_of("scorched", (*clearings, "none"), "none")
        self.scorched = NOWHERE if name == "none" else clearings.index(name)

    def check(self, g: Root, me: int, fields: Fields) -> None:
        quests = self.quests + self.quest_deck + self.completed
        if len(set(quests)) < len(quests):
            fields.wrong("quests", "each quest is there once only")
        if len(self.quests) > OPEN_QUESTS:
            fields.unreachable("quests", f"{OPEN_QUESTS} lie open at most (rule 9.3.3)")
        if me != VAGABOND and (self.quests or self.quest_deck):
            fields.wrong("quests", "both Vagabonds share those of the first (rule 9.7.2)")
        self.check_place(g, fields)
        for other in range(OWNERS):
            if (self.relations[other] or self.aids[other]) and other not in g.owners:
                name = "relations" if self.relations[other] else "aids"
                fields.wrong(f"{name}.{WORDS[FACTION + other]}", "nobody plays this faction")
        if self.scorched != NOWHERE and self.character != SCOUNDREL:
            fields.unreachable("scorched", "only the Scoundrel does that (rule D.6.2)")
        if me == VAGABOND_2 and self.character == board_of(g, VAGABOND).character >= 0:
            if fields.has("character"):
                fields.unreachable("character", "the other Vagabond has it (rule R39)")
            else:
                self.character = TINKER if self.character == THIEF else THIEF

    def held_items(self) -> list[tuple[str, list[int]]]:
        found = []
        for name, first in (("items", 0), ("damaged", DAMAGED)):
            box = self.items[first : first + FACES]
            found.append((name, [box[item] + box[ITEMS + item] for item in range(ITEMS)]))
        return found

    def brought_items(self) -> list[int]:
        return STARTING_ITEMS[max(0, self.character)]

    def check_place(self, g: Root, fields: Fields) -> None:
        forests = g.map.forest_clearings
        if self.place >= CLEARINGS + len(forests):
            between = [
                f"{WORDS[FOREST + f]} between {', '.join(clearing_names(mask_of(edge)))}"
                for f, edge in enumerate(forests)
            ]
            self.place = NOWHERE
            fields.wrong("place", f"this map has the forests {'; '.join(between)}")
        elif self.place == BURROW:
            fields.wrong("place", "the burrow is not in this game")
        elif g.phase != SETUP and self.place == NOWHERE:
            fields.wrong("place", "after the setup the pawn is in a clearing or a forest")
        if g.phase != SETUP and self.character < 0:
            fields.wrong("character", "after the setup there is one")

    def read_relations(self, fields: Fields) -> None:
        factions = WORDS[FACTION : FACTION + HIRELING]
        relations, aids = fields.object("relations"), fields.object("aids")
        for other, name in enumerate(factions):
            if has_marker(other):
                space = relations.one_of(name, RELATIONS, RELATIONS[INDIFFERENT])
                self.relations[other] = RELATIONS.index(space)
                self.aids[other] = aids.number(name, 0, 99, 0)
        relations.done()
        aids.done()

    def character_name(self) -> str:
        return WORDS[CHARACTER + self.character] if self.character >= 0 else "none"

    def place_name(self) -> str:
        return WORDS[CLEARING + self.place] if self.place >= 0 else "none"

    def scorched_name(self) -> str:
        return WORDS[CLEARING + self.scorched] if self.scorched >= 0 else "none"


def board_of(g: Root, me: int) -> VagabondBoard:
    board = g.boards[me]
    assert isinstance(board, VagabondBoard)
    return board


def quest_board(g: Root) -> VagabondBoard:
    """The board beside which the open quests and their deck lie."""
    return board_of(g, VAGABOND)


def in_clearing(board: VagabondBoard) -> bool:
    return 0 <= board.place < CLEARINGS


def has_marker(other: int) -> bool:
    """9.2.9: Vagabonds have a relationship with every faction but with each other."""
    return other < HIRELING and other not in (VAGABOND, VAGABOND_2)


def item_names(counts: Iterable[int]) -> list[str]:
    return [WORDS[ITEM + face] for face, n in enumerate(counts) for _ in range(n)]


def quest_names(quests: list[int]) -> list[str]:
    return [WORDS[QUEST_CARD + quest] for quest in quests]


def faction_counts(counts: Iterable[int]) -> dict[str, int]:
    return {WORDS[FACTION + other]: n for other, n in enumerate(counts) if n}


def kinds(mask: int) -> list[str]:
    return [WORDS[ITEM + item] for item in range(ITEMS) if mask >> item & 1]


def clearing_names(mask: int) -> list[str]:
    return [WORDS[CLEARING + c] for c in range(MAP_CLEARINGS) if mask >> c & 1]


def mask_of(clearings: list[int]) -> int:
    return sum(1 << c for c in clearings)


def read_clearings(fields: Fields, name: str) -> int:
    mask = 0
    for word in fields.words(name, VOCABULARY, CLEARING, CLEARING + MAP_CLEARINGS - 1):
        mask |= 1 << word - CLEARING
    return mask


def read_quests(fields: Fields, name: str) -> list[int]:
    words = fields.words(name, VOCABULARY, QUEST_CARD, QUEST_CARD + QUESTS - 1)
    return [word - QUEST_CARD for word in words]
