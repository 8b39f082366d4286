"""Playing a card, and the preparation of a permanent: when the effects of a card happen."""

from __future__ import annotations

from spinney.core.question import Flow
from spinney.ironwood.effects.permanents import put_cubes
from spinney.ironwood.effects.resolving import act_as, answer, exhaust, run
from spinney.ironwood.hands import leave_hand
from spinney.ironwood.state import Ironwood
from spinney.ironwood.words import NOTHING, SIDE, is_base


def play(g: Ironwood, side: int, card: int) -> Flow:
    """3.6: into the slot, then its effects; a permanent gets its cubes, after them if not first."""
    if not is_base(card):
        g.reveal()
    leave_hand(g, side, card)
    g.played[side].append(card)
    g.tell("played", "3.6", SIDE + side, card)
    begin_card(g, card)
    effect = g.box.effects[card]
    if effect.first:
        yield from become_permanent(g, side, card)
    yield from run(g, side, effect.play)
    if g.over:
        return
    if effect.cubes and not effect.first:
        yield from become_permanent(g, side, card)
    if effect.this_round:
        g.lasting.append(card)
    yield from answer(g)


def begin_card(g: Ironwood, card: int) -> None:
    """Nothing has been named, shown, attacked or strengthened yet."""
    g.card = card
    g.ahead = 0
    g.here = g.shown = NOTHING
    g.attacked = g.damage = g.defense = g.dominance = 0


def become_permanent(g: Ironwood, side: int, card: int) -> Flow:
    if put_cubes(g, card):
        yield from run(g, side, g.box.effects[card].on_place)


def prepare(g: Ironwood, card: int) -> Flow:
    """3.5: a permanent loses a cube; it acts while cubes are left, and when it is exhausted."""
    begin_card(g, card)
    g.cubes[card] -= 1
    g.tell("cube-removed", "3.5", card, g.cubes[card])
    if g.cubes[card]:
        yield from act_as(g, card, g.box.effects[card].each_preparation)
    else:
        yield from exhaust(g, card)
    yield from answer(g)
