"""The Automacier, who plays the Ironclads alone (chapter 10): attitudes, turn and icons."""

from __future__ import annotations

from typing import Final

from spinney.ironwood.effects.resolving import answer
from spinney.ironwood.hands import discard
from spinney.ironwood.ironclads import FORGE_PRICE, FORGES_TO_WIN, controlled_foundations, forges
from spinney.ironwood.pieces import gain, totem_forests, units
from spinney.ironwood.solo.automacier_moves import (
    attack,
    build,
    can_pounce,
    chase,
    escort,
    expand,
    found,
    move_drill,
    protect,
    raise_golem,
    recruit,
    strike,
)
from spinney.ironwood.solo.automaton import (
    DONE,
    ENDED,
    IDLE,
    Act,
    begin,
    draw_on_top,
    earn,
    expend,
    has_no_hand,
    make_burn,
    mark_the_turn,
    resolve_card,
)
from spinney.ironwood.state import Ironwood
from spinney.ironwood.words import (
    AGGRESSIVE,
    DEFENSIVE,
    EXPANSIVE,
    FERRUM,
    IRONCLADS,
    PROCEDURE,
    STANCE_NAMES,
    is_base,
)

CROWDED: Final = 5
"""10.7.10: with so many units at Ferrum some go elsewhere."""

ICON_RULES: Final = {
    "battle": "10.7.1",
    "card": "10.7.2",
    "crystals": "10.7.3",
    "compass": "10.7.4",
    "drill": "10.7.5",
    "forge": "10.7.6",
    "golem": "10.7.7",
    "hit": "10.7.8",
    "shield": "10.7.9",
    "warband": "10.7.10",
}


def turn(g: Ironwood) -> Act:
    """10.4, 10.6: the attitude, then what the side of the procedure card says."""
    begin(g)
    take_attitude(g)
    return (yield from proceed(g))


# Attitudes


def take_attitude(g: Ironwood) -> None:
    """10.4: the first whose condition holds."""
    if any(g.warriors[forest] for forest in totem_forests(g)):
        g.stance, rule = AGGRESSIVE, "10.4.1"
    elif g.crystals[IRONCLADS] >= FORGE_PRICE and controlled_foundations(g):
        g.stance, rule = DEFENSIVE, "10.4.2"
    else:
        g.stance, rule = EXPANSIVE, "10.4.3"
    g.tell(f"stance-{STANCE_NAMES[g.stance]}", rule)


# The procedure card


def proceed(g: Ironwood) -> Act:
    """10.6: the alert side acts by itself where it can; otherwise a card is expended."""
    if has_no_hand(g):
        return ENDED
    acted = IDLE
    if g.alert:
        acted = yield from alert(g)
        yield from answer(g)
    if acted == IDLE:
        acted = yield from resolve_card(g, expend(g), ICON_RULES, resolve_icon)
        if acted != ENDED:
            turn_procedure(g, True)
    elif not g.over:
        mark_the_turn(g)
        turn_procedure(g, False)
    return ENDED


def turn_procedure(g: Ironwood, alert: bool) -> None:
    """10.6.5: exhausted after acting by itself, alert after a card."""
    if g.alert != alert and not g.over:
        g.alert = alert
        g.tell("procedure", "10.6.5", PROCEDURE + int(alert))


def alert(g: Ironwood) -> Act:
    """What it does by itself, if its attitude lets it."""
    if g.stance == AGGRESSIVE:  # 10.6.1
        if forges(g) == FORGES_TO_WIN - 1 and build(g) == DONE:
            return DONE
        yield from chase_and_attack(g)
        return DONE
    if g.stance == DEFENSIVE:  # 10.6.2
        return build(g)
    acted = found(g)  # 10.6.3
    if acted == DONE:
        gain(g, IRONCLADS, 1, "10.6.3")
    return acted


def chase_and_attack(g: Ironwood) -> Act:
    moved, forest = chase(g)
    attacked = IDLE if forest < 0 else (yield from attack(g, forest))
    return max(moved, attacked)


# Icons


def resolve_icon(g: Ironwood, icon: str, card: int) -> Act:
    """10.7: one line of the table for each icon, in the column of the attitude."""
    if icon == "battle":
        return (yield from (chase_and_attack(g) if g.alert else rally(g, card)))
    if icon == "card":
        drew = draw_on_top(g, "10.7.2")
        return max(int(drew), earn(g, "10.7.2"))
    if icon == "crystals":
        return max(earn(g, "10.7.3"), move_drill(g))
    if icon == "compass":
        return (yield from by_compass(g))
    if icon == "drill":
        return max(move_drill(g), escort(g))
    if icon == "forge":
        return (yield from at_the_forge(g))
    if icon == "golem":
        return raise_golem(g)
    if icon == "hit":
        return (yield from hit(g))
    if icon == "shield":
        return (yield from raise_shield(g))
    # warband
    return expand(g) if units(g, FERRUM) >= CROWDED else recruit(g, g.terms.icon_price, "10.7.10")


def rally(g: Ironwood, card: int) -> Act:
    """10.7.1, on the exhausted side: a new card upon the pile, and the alert side now (U53)."""
    draw_on_top(g, "10.7.1")
    g.played[IRONCLADS].remove(card)
    if is_base(card):
        g.spent[IRONCLADS].append(card)
    else:
        discard(g, IRONCLADS, card)
    turn_procedure(g, True)
    return (yield from proceed(g))


def by_compass(g: Ironwood) -> Act:
    """10.7.4"""
    if g.stance == DEFENSIVE:
        return protect(g)
    if g.stance == EXPANSIVE:
        return expand(g)
    if can_pounce(g):
        return (yield from attack(g))
    moved, _ = chase(g)
    return moved


def at_the_forge(g: Ironwood) -> Act:
    """10.7.6"""
    if g.stance == DEFENSIVE:
        return build(g) or recruit(g, g.terms.icon_price, "10.7.6")
    recruited = recruit(g, 1, "10.7.6")
    if g.stance == AGGRESSIVE:
        return max(recruited, (yield from attack(g)))
    return max(recruited, expand(g))


def hit(g: Ironwood) -> Act:
    """10.7.8"""
    if g.stance == AGGRESSIVE:
        return (yield from chase_and_attack(g))
    moved = protect(g) if g.stance == DEFENSIVE else IDLE
    return max(moved, (yield from attack(g)))


def raise_shield(g: Ironwood) -> Act:
    """10.7.9"""
    if g.stance == AGGRESSIVE:
        return strike(g)
    if g.stance == DEFENSIVE:
        return (yield from make_burn(g))
    return earn(g, "10.7.9")
