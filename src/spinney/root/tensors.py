"""What a learner is given of Root's view."""

from __future__ import annotations

from spinney.core.tensors import AMOUNT, Part
from spinney.root.faction import in_the_box
from spinney.root.factions import all_declared
from spinney.root.state import PHASES
from spinney.root.words import (
    CARDS,
    CLEARING,
    DEMOTED,
    FACTION,
    FACTIONS,
    FOREST,
    FORESTS,
    HIRELING,
    ITEM,
    ITEMS,
    LANDMARK,
    LANDMARKS,
    MAP_CLEARINGS,
    OWNERS,
    PIECE,
    PIECES,
    SUIT,
    VOCABULARY,
)

WORDS = VOCABULARY.words
CARD_NAMES = WORDS[:CARDS]
SUIT_NAMES = WORDS[SUIT : SUIT + 5]
ITEM_NAMES = WORDS[ITEM : ITEM + ITEMS]
PIECE_NAMES = WORDS[PIECE : PIECE + PIECES]
CLEARING_NAMES = WORDS[CLEARING : CLEARING + MAP_CLEARINGS]
LANDMARK_NAMES = WORDS[LANDMARK : LANDMARK + LANDMARKS]
FOREST_NAMES = WORDS[FOREST : FOREST + FORESTS]
FACTION_NAMES = WORDS[FACTION : FACTION + FACTIONS]


Boards = dict[str, tuple[str, ...]]
"""What the boards of all factions show, by name."""


def parts(
    seats: int,
    boards: Boards,
    hirelings: bool = False,
    drafted: bool = False,
    automata: int = 0,
) -> list[Part]:
    """`automata` says how many take turns without a seat."""
    last = OWNERS if hirelings else HIRELING if automata else FACTIONS
    owners = WORDS[FACTION : FACTION + last]
    return [
        Part("seat"),
        Part("turn"),
        Part("phase", PHASES),
        Part("active", owners if automata else FACTION_NAMES),
        *(part for c in range(MAP_CLEARINGS) for part in clearing_parts(f"clearings.{c}", owners)),
        *(Part(f"landmarks.{name}.clearing", CLEARING_NAMES) for name in LANDMARK_NAMES),
        *(Part(f"landmarks.black_market.cards.{at}", CARD_NAMES) for at in range(3)),
        Part("landmarks.legendary_forge.items", ITEM_NAMES),
        Part("landmarks.elder_treetop.building", PIECE_NAMES),
        Part("item_supply", ITEM_NAMES),
        Part("deck_count"),
        *(Part(name, CARD_NAMES) for name in ("discard", "available", "unseen")),
        Part("battle.clearing", CLEARING_NAMES),
        Part("battle.sides.0", owners),
        Part("battle.sides.1", owners),
        *(Part(f"battle.{name}.{side}") for name in ("rolled", "extra") for side in (0, 1)),
        *(part for seat in range(seats) for part in player_parts(f"players.{seat}", boards)),
        *(hireling_parts() if hirelings else []),
        *(pool_parts() if drafted else []),
        *(part for n in range(automata) for part in automaton_parts(f"automata.{n}")),
        *(Part(f"turns.{n}", owners) for n in range(seats + automata) if automata),
    ]


def automaton_parts(player: str) -> list[Part]:
    """The same as of a player, with a board of its own."""
    own: Boards = {}
    for each in all_declared("tensors", "AUTOMATON"):
        own.update(each)
    return [
        Part(f"{player}.faction", WORDS[FACTION : FACTION + HIRELING]),
        *(Part(f"{player}.{name}") for name in ("points", "supply", "coffins")),
        Part(f"{player}.items", ITEM_NAMES),
        *(Part(f"{player}.board.{name}", labels) for name, labels in sorted(own.items())),
    ]


def pool_parts() -> list[Part]:
    """What is left to choose from; a seat that has not chosen shows no faction."""
    beside = dict.fromkeys(word for faction in in_the_box() for word in faction.beside)
    return [
        Part("pool.factions", FACTION_NAMES),
        Part("pool.locked", FACTION_NAMES),
        Part("pool.beside", [WORDS[word] for word in beside]),
    ]


def hireling_parts() -> list[Part]:
    """The three cards with all that lies on them, and the markers."""
    cards = (*WORDS[FACTION + HIRELING : FACTION + OWNERS], *WORDS[DEMOTED:])
    return [
        Part("hirelings.spaces", ("4", "8", "12")),
        Part("hirelings.due", FACTION_NAMES),
        *(
            Part(f"hirelings.cards.{n}.{name}", labels)
            for n in range(3)
            for name, labels in {
                "card": cards,
                "controller": FACTION_NAMES,
                "control": AMOUNT,
                "supply": AMOUNT,
                "coffins": AMOUNT,
                "board.place": CLEARING_NAMES,
                "board.forest": FOREST_NAMES,
                "board.items": ITEM_NAMES,
                "board.tired": AMOUNT,
                "board.saved": AMOUNT,
                "board.paths": CLEARING_NAMES,
                "board.kept": CARD_NAMES,
                "board.listeners": (*FACTION_NAMES, *CLEARING_NAMES),
            }.items()
        ),
    ]


def clearing_parts(clearing: str, owners: tuple[str, ...]) -> list[Part]:
    return [
        Part(f"{clearing}.suit", SUIT_NAMES),
        Part(f"{clearing}.ruin"),
        *(Part(f"{clearing}.{name}", owners) for name in ("ruler", "warriors", "pawns")),
        Part(f"{clearing}.pieces", PIECE_NAMES),
    ]


def player_parts(player: str, boards: Boards) -> list[Part]:
    """A player's hand and board; every faction's, as any may be played there."""
    return [
        Part(f"{player}.faction", FACTION_NAMES),
        *(Part(f"{player}.{name}") for name in ("points", "supply", "coffins", "hand.count")),
        Part(f"{player}.dominance", CARD_NAMES),
        Part(f"{player}.coalition", FACTION_NAMES),
        *(Part(f"{player}.{name}", CARD_NAMES) for name in ("hand.cards", "hand.known", "crafted")),
        *(Part(f"{player}.{name}", ITEM_NAMES) for name in ("items", "items_used")),
        *(Part(f"{player}.board.{name}", labels) for name, labels in sorted(boards.items())),
    ]


def board_parts() -> Boards:
    found: Boards = {}
    for own in all_declared("tensors", "PARTS"):
        found.update(own)
    return found
