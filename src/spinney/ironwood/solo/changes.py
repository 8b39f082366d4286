"""What the rules of both sides ask of an automaton: its bonus in combat, its marks, its spirits.

Chapters 10 and 11; without an automaton all of it is nothing.
"""

from __future__ import annotations

from typing import Final

from spinney.ironwood.beliefs import mix_for_all
from spinney.ironwood.pieces import cube_supply, recruit_warrior, units
from spinney.ironwood.state import Ironwood, tell_hidden
from spinney.ironwood.words import (
    AGGRESSIVE,
    DAMAGE,
    DEFENSE,
    DEFENSIVE,
    DISRUPTIVE,
    DOMINANCE,
    EXALTED,
    EXPANSIVE,
    FERRUM,
    IRONCLADS,
    PLACE,
    SIDE,
    VISION,
    WOODWALKERS,
)

RICH: Final = 5
"""11.13: with so many crystals the Automaquis finds the other side worth plundering."""
LADEN: Final = 2
"""With so many crystals it finds the drill so."""

STANCE_BONUS: Final = {EXPANSIVE: DAMAGE, AGGRESSIVE: DOMINANCE, DEFENSIVE: DEFENSE}
"""10.5: the value to which each attitude adds one."""


def stance_bonus(g: Ironwood, side: int, what: int) -> int:
    """10.5, 11.5: what an automaton adds to its damage, defense or dominance."""
    if side != g.automaton:
        return 0
    if side == IRONCLADS:
        return int(STANCE_BONUS[g.stance] == what)
    if not g.spirits:
        return 0
    strikes = EXALTED if not g.terms.spirits_as_on_aid else DISRUPTIVE  # U41
    return int(what == DOMINANCE or what == (DAMAGE if g.stance == strikes else DEFENSE))


def after_battle(g: Ironwood, fought: bool) -> None:
    """10.12: the Automacier never leaves Ferrum empty; 11.5: spirits that have helped go."""
    if g.automaton == IRONCLADS and not units(g, FERRUM):
        recruit_warrior(g, IRONCLADS, FERRUM, "10.12")
    elif g.automaton == WOODWALKERS and fought and g.spirits:
        g.spirits -= 1
        g.tell("spirits-left", "11.5", g.spirits)


def add_spirits(g: Ironwood, n: int, rule: str) -> bool:
    """11.5: cubes for the Spirits of the Forest, as many as there are."""
    n = min(n, cube_supply(g))
    if n:
        g.spirits += n
        g.tell("spirits-added", rule, n, g.spirits)
    return n > 0


def is_marked(g: Ironwood, mountain: int) -> bool:
    """10.3: where no totem will be sought any more; 11.3: where one may still be sought."""
    if g.automaton == WOODWALKERS:
        return mountain - 1 in g.vision_deck
    return bool(g.marked >> mountain & 1)


def mark_mountain(g: Ironwood, vision: int) -> None:
    """10.3: the Automacier remembers a vision that has been used."""
    bit = 1 << (vision + 1)
    if g.automaton == IRONCLADS and not g.marked & bit:
        g.marked |= bit
        g.tell("marked-mountain", "10.3", PLACE + vision + 1)


def lose_sight(g: Ironwood) -> None:
    """10.17: for the Automacier's drill, one of several visions goes back into the deck."""
    if len(g.vision_hand) < 2:
        return
    vision = g.vision_hand[g.pick(g.vision_hand, VISION)]
    mix_for_all(g, g.vision_hand, (WOODWALKERS,))
    g.vision_hand.remove(vision)
    g.vision_deck.append(vision)
    g.vision_deck.sort()
    mix_for_all(g, g.vision_deck)
    g.shuffle(g.vision_deck)
    tell_hidden(g, WOODWALKERS, "lost-sight", "10.17", VISION + vision, SIDE + WOODWALKERS)
