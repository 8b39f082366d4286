"""What a seat may know of a game of Ironwood, and redrawing what it may not."""

from __future__ import annotations

from typing import Any

from spinney.core.chance import Luck
from spinney.ironwood.beliefs import knows, resample_visions
from spinney.ironwood.effects.lasting import has_rule
from spinney.ironwood.effects.steps import WAGER_BASE
from spinney.ironwood.hands import permanents
from spinney.ironwood.ironclads import forges
from spinney.ironwood.pieces import crystal_supply, cube_supply, golems_left, totem_supply
from spinney.ironwood.solo.changes import is_marked
from spinney.ironwood.solo.terms import FEW_CARDS
from spinney.ironwood.state import EVERYONE, FORGE, OPPONENT, PUBLIC, STAGES, Ironwood
from spinney.ironwood.words import (
    CARD_NAMES,
    IRONCLADS,
    MOUNTAINS,
    NOTHING,
    PLACE_NAMES,
    PLACES,
    PROCEDURE_NAMES,
    SIDE_NAMES,
    SIDES,
    STANCE_NAMES,
    VISION,
    VOCABULARY,
    WOODWALKERS,
    is_base,
)

WORDS = VOCABULARY.words


def side_at(g: Ironwood, seat: int) -> int:
    """The side that a seat plays; PUBLIC for somebody who only watches."""
    return g.seat.index(seat) if seat >= 0 else PUBLIC


def view(g: Ironwood, seat: int) -> dict[str, Any]:
    """Everything that this seat may see."""
    observer = side_at(g, seat)
    return {
        "seat": seat,
        "side": None if observer == PUBLIC else SIDE_NAMES[observer],
        "stage": STAGES[g.stage],
        "round": g.round,
        "rounds": g.round_limit or None,
        "active": SIDE_NAMES[g.side],
        "slot": g.slot,
        "result": result(g),
        "places": places(g),
        "drill": {"at": PLACE_NAMES[g.drill], "track": g.track, "hopper": g.hopper},
        "supply": supply(g),
        "combat": combat(g),
        "marks": marks(g),
        "solo": automaton(g),
        "sides": [side(g, observer, of) for of in SIDES],
        "visions": visions(g, observer),
        "board": g.box.board.plan,
        "reconstructed": {
            "board": g.box.board.reconstructed,
            "cards": g.box.reconstructed,
        },
        "owners": g.box.owners,
        "values": g.box.printed,
    }


def supply(g: Ironwood) -> dict[str, int]:
    """1.1: what can still be gained, placed or discovered."""
    return {
        "crystals": crystal_supply(g),
        "cubes": cube_supply(g),
        "totems": totem_supply(g),
    }


def result(g: Ironwood) -> str | None:
    if not g.over:
        return None
    return "drawn" if g.winner == NOTHING else SIDE_NAMES[g.winner]


def places(g: Ironwood) -> dict[str, dict[str, Any]]:
    """What stands in each place; empty ones are left out."""
    found: dict[str, dict[str, Any]] = {}
    for place in range(PLACES):
        here: dict[str, Any] = {}
        if g.warriors[place]:
            here["warriors"] = g.warriors[place]
        if g.golems[place]:
            here["golems"] = g.golems[place]
        if place < MOUNTAINS and g.sites[place]:
            here["site"] = "forge" if g.sites[place] == FORGE else "foundation"
        if totems := [totem & 1 for totem in g.totems if totem >> 1 == place]:
            here["totems"] = ["fading" if fading else "intact" for fading in sorted(totems)]
        if here:
            found[PLACE_NAMES[place]] = here
    return found


def combat(g: Ironwood) -> dict[str, str] | None:
    """Who attacks whom from where, while a combat is fought; the wagers are with the sides."""
    if g.front == NOTHING:
        return None
    places = (g.front, g.facing) if g.attacker == IRONCLADS else (g.facing, g.front)
    origin, target = (PLACE_NAMES[place] for place in places)
    return {"attacker": SIDE_NAMES[g.attacker], "origin": origin, "target": target}


def marks(g: Ironwood) -> list[dict[str, str]]:
    return [
        {"card": CARD_NAMES[mark // PLACES], "place": PLACE_NAMES[mark % PLACES]}
        for mark in g.marks
    ]


def automaton(g: Ironwood) -> dict[str, Any] | None:
    """What lies open of an automaton besides its side's board."""
    if g.automaton == NOTHING:
        return None
    procedure = PROCEDURE_NAMES[int(g.alert)] if g.automaton == IRONCLADS else None
    return {
        "side": SIDE_NAMES[g.automaton],
        "stance": STANCE_NAMES[g.stance],
        "procedure": procedure,
        "marked": [PLACE_NAMES[m] for m in range(MOUNTAINS) if is_marked(g, m)],
        "spirits": g.spirits,
        "level": g.terms.level(),
        "harder": harder(g),
    }


def harder(g: Ironwood) -> dict[str, int]:
    """10.20, 11.20: what makes the automaton harder, and how much of it."""
    terms = g.terms
    parts = {
        "red_icons": int(terms.red_icons),
        "cards": terms.cards if terms.cards > FEW_CARDS else 0,
        "edge": int(terms.edge),
        "foundations": int(terms.foundations),
        "warriors": terms.warriors,
    }
    return {name: n for name, n in parts.items() if n}


def side(g: Ironwood, observer: int, of: int) -> dict[str, Any]:
    """One side's board: crystals, cards, what it has achieved."""
    return {
        "side": SIDE_NAMES[of],
        "seat": g.seat[of] if g.seat[of] >= 0 else None,
        "crystals": g.crystals[of],
        "achieved": g.secured if of == WOODWALKERS else forges(g),
        "golems": golems_left(g) if of == IRONCLADS else 0,
        "hand": hand(g, observer, of),
        "deck": {"count": len(g.decks[of]), "known": VOCABULARY.names(foreseen(g, of))},
        "played": VOCABULARY.names(g.played[of]),
        "permanents": {CARD_NAMES[card]: g.cubes[card] for card in permanents(g, of)},
        "lasting": VOCABULARY.names([card for card in g.lasting if card in g.played[of]]),
        "discard": VOCABULARY.names(sorted(g.discards[of])),
        "spent": VOCABULARY.names(g.spent[of]),
        "wager": wager(g, observer, of),
    }


def foreseen(g: Ironwood, of: int) -> list[int]:
    """The cards on top of a sorted deck, the first to be drawn first."""
    return g.decks[of][: -g.foreseen[of] - 1 : -1]


def knows_of(g: Ironwood, observer: int, of: int, card: int) -> bool:
    """Whether an observer knows that a card is in a hand: base cards can be nowhere else."""
    if observer == of or is_base(card):
        return True
    return bool(g.seen[card] & (EVERYONE if observer == PUBLIC else OPPONENT))


def hides_wager(g: Ironwood, of: int) -> bool:
    """Whether a side's wager lies face down."""
    return g.wagers[of] != NOTHING and not g.face_up >> of & 1


def held(g: Ironwood, of: int) -> list[int]:
    """A hand, and with it the wager that lies face down: it may be any of these cards."""
    return sorted([*g.hands[of], g.wagers[of]] if hides_wager(g, of) else g.hands[of])


def hand(g: Ironwood, observer: int, of: int) -> dict[str, Any]:
    if observer == of:
        return {"count": len(g.hands[of]), "cards": VOCABULARY.names(g.hands[of])}
    known = [card for card in held(g, of) if knows_of(g, observer, of, card)]
    return {"count": len(g.hands[of]), "known": VOCABULARY.names(known)}


def wager(g: Ironwood, observer: int, of: int) -> str | None:
    """The card that a side has wagered, as far as it can be seen (U06)."""
    if g.wagers[of] == NOTHING:
        return None
    return "hidden" if hides_wager(g, of) and observer != of else CARD_NAMES[g.wagers[of]]


def visions(g: Ironwood, observer: int) -> dict[str, Any]:
    """The visions; of hidden ones those whose place this observer knows. Decks start at the top."""
    deck = [WORDS[VISION + v] if knows(g, observer, v) else None for v in reversed(g.vision_deck)]
    return {
        "deck": deck,
        "hand": {
            "count": len(g.vision_hand),
            "known": VOCABULARY.names([v for v in g.vision_hand if knows(g, observer, v)], VISION),
        },
        "found": VOCABULARY.names(g.found, VISION),
        "burned": {
            "count": len(g.burned),
            "known": VOCABULARY.names(
                [v for v in sorted(g.burned) if knows(g, observer, v)], VISION
            ),
        },
    }


# Resampling


def resample(g: Ironwood, seat: int, luck: Luck) -> None:
    """Redraw the decks, the visions, and the hands and wagers that this seat does not see.

    Whatever is shuffled is sorted before, so that nothing is left of the order that is true.
    """
    observer = side_at(g, seat)
    for of in SIDES:
        if of == g.automaton:
            resample_pile(g, observer, luck)
        elif of == observer:
            resample_cards(g, of, g.hands[of].copy(), luck)
        else:
            resample_hand(g, observer, of, luck)
    resample_visions(g, observer, luck)


def resample_hand(g: Ironwood, observer: int, of: int, luck: Luck) -> None:
    """Deal what is not known of a hand anew, and wager any card of it that may be wagered."""
    hidden = hides_wager(g, of)
    cards = held(g, of)
    known = [card for card in cards if knows_of(g, observer, of, card)]
    g.hands[of] = cards.copy()
    resample_cards(g, of, known, luck)
    for card in cards:
        if card not in known:
            g.seen[card] = 0
    if hidden:
        base_only = has_rule(g, WAGER_BASE, of)
        choices = [card for card in g.hands[of] if is_base(card) or not base_only]
        g.wagers[of] = choices[luck.below(len(choices))]
        g.hands[of].remove(g.wagers[of])


def resample_pile(g: Ironwood, observer: int, luck: Luck) -> None:
    """Redraw an automaton's pile: what was put under or upon it since it was shuffled came from
    the deck, unless it is known, and stays there; the rest may lie in any order."""
    of = g.automaton
    pile, deck = g.hands[of], g.decks[of]
    known = [knows_of(g, observer, of, card) for card in pile]
    pool = deck + [card for card, is_known in zip(pile, known, strict=True) if not is_known]
    pool.sort()
    luck.shuffle(pool)
    for at, card in enumerate(pile):
        if not known[at]:
            g.seen[card] = 0
            pile[at] = pool.pop()
    g.decks[of] = pool
    middle = sorted(pile[g.under : len(pile) - g.upon])
    luck.shuffle(middle)
    pile[g.under : len(pile) - g.upon] = middle


def resample_cards(g: Ironwood, of: int, known: list[int], luck: Luck) -> None:
    """Share the unknown cards of a hand and the deck out again."""
    deck = g.decks[of]
    depth = len(deck) - g.foreseen[of]
    pool = sorted(deck[:depth] + [card for card in g.hands[of] if card not in known])
    luck.shuffle(pool)
    n = len(g.hands[of]) - len(known)
    g.hands[of] = sorted(known + pool[:n])
    deck[:depth] = pool[n:]
