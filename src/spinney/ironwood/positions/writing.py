"""Writing a state down."""

from __future__ import annotations

from typing import Any

from spinney.ironwood.beliefs import OBSERVERS, usual_beliefs
from spinney.ironwood.positions.board import SITES
from spinney.ironwood.state import (
    BARE,
    EVERYONE,
    OPPONENT,
    STAGES,
    Ironwood,
)
from spinney.ironwood.views import marks, result
from spinney.ironwood.words import (
    CARD_NAMES,
    FERRUM,
    MOUNTAINS,
    NOTHING,
    PLACE_NAMES,
    SIDE_NAMES,
    SIDES,
    STANCE_NAMES,
    VISION,
    VISIONS,
    VOCABULARY,
)

RESULTS = ("open", "drawn", *SIDE_NAMES)
OBSERVER_NAMES = (*SIDE_NAMES, "public")
STANCES = (STANCE_NAMES[3:], STANCE_NAMES[:3])
"""Those of the automaton of each side, the first one first."""


def write(g: Ironwood) -> dict[str, Any]:
    return {
        "stage": STAGES[g.stage],
        "round": g.round,
        "side": SIDE_NAMES[g.side],
        "slot": g.slot,
        "result": result(g) or "open",
        "warriors": by_place(g.warriors),
        "golems": by_place(g.golems),
        "moved": by_place(g.moved),
        "moved_golems": by_place(g.moved_golems),
        "sites": {
            PLACE_NAMES[place]: SITES[site]
            for place, site in enumerate(g.sites)
            if site != BARE and place != FERRUM
        },
        "totems": {
            "intact": [PLACE_NAMES[totem >> 1] for totem in g.totems if not totem & 1],
            "fading": [PLACE_NAMES[totem >> 1] for totem in g.totems if totem & 1],
            "secured": g.secured,
            **({"lost": g.lost_totems} if g.lost_totems else {}),
        },
        "drill": {
            "at": PLACE_NAMES[g.drill],
            "track": g.track,
            "hopper": g.hopper,
            "moved": g.drill_moved,
        },
        "crystals": dict(zip(SIDE_NAMES, g.crystals, strict=True)),
        "help": dict(zip(SIDE_NAMES, g.extra, strict=True)),
        "marks": marks(g),
        "cards": {SIDE_NAMES[side]: write_cards(g, side) for side in SIDES},
        "cubes": {CARD_NAMES[card]: n for card, n in enumerate(g.cubes) if n},
        "lasting": VOCABULARY.names(g.lasting),
        "pending": VOCABULARY.names(g.pending),
        "visions": {
            "deck": VOCABULARY.names(g.vision_deck[::-1], VISION),
            "hand": VOCABULARY.names(g.vision_hand, VISION),
            "found": VOCABULARY.names(g.found, VISION),
            "burned": VOCABULARY.names(sorted(g.burned), VISION),
        },
        "beliefs": write_beliefs(g),
        **({} if g.automaton == NOTHING else {"automaton": write_automaton(g)}),
    }


def write_automaton(g: Ironwood) -> dict[str, Any]:
    return {
        "stance": STANCE_NAMES[g.stance],
        "alert": g.alert,
        "marked": [PLACE_NAMES[m] for m in range(MOUNTAINS) if g.marked >> m & 1],
        "spirits": g.spirits,
        "under": g.under,
        "upon": g.upon,
    }


def by_place(counts: list[int]) -> dict[str, int]:
    return {PLACE_NAMES[place]: n for place, n in enumerate(counts) if n}


def write_cards(g: Ironwood, side: int) -> dict[str, Any]:
    hand = g.hands[side]
    return {
        "hand": VOCABULARY.names(hand[::-1] if side == g.automaton else hand),
        "deck": VOCABULARY.names(g.decks[side][::-1]),
        "foreseen": g.foreseen[side],
        "played": VOCABULARY.names(g.played[side]),
        "in_play": VOCABULARY.names(g.in_play[side]),
        "discard": VOCABULARY.names(sorted(g.discards[side])),
        "spent": VOCABULARY.names(g.spent[side]),
        "seen_by_opponent": VOCABULARY.names([card for card in hand if g.seen[card] & OPPONENT]),
        "seen_by_everyone": VOCABULARY.names([card for card in hand if g.seen[card] & EVERYONE]),
    }


def write_beliefs(g: Ironwood) -> dict[str, dict[str, list[str]]]:
    """For each observer the visions that a card may be, where that is not what one would expect."""
    usual = usual_beliefs(g)
    return {
        OBSERVER_NAMES[observer]: {
            VOCABULARY.word(VISION + card): VOCABULARY.names(
                bits_of(g.beliefs[observer][card]), VISION
            )
            for card in range(VISIONS)
            if g.beliefs[observer][card] != usual[observer][card]
        }
        for observer in OBSERVERS
    }


def bits_of(mask: int) -> list[int]:
    return [vision for vision in range(VISIONS) if mask >> vision & 1]
