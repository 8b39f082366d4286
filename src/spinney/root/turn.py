"""The course of the game: setup, then turns of three phases (1.4.1)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Flow
from spinney.root.faction import Faction, Step, of
from spinney.root.hands import discard_down
from spinney.root.persistent import (
    BIRDSONG_ENDS,
    BIRDSONG_STARTS,
    DAYLIGHT_STARTS,
    EVENING_STARTS,
    evening_draw,
    eyrie_emigre,
    offer,
    pay_the_coffin_makers,
)
from spinney.root.rule import ruler
from spinney.root.state import BIRDSONG, DAYLIGHT, EVENING, Root, others
from spinney.root.victory import check_dominance, score
from spinney.root.words import FACTIONS

ROOM: Final = EVENING + 1
STEPS: Final[list[tuple[Step, ...] | None]] = [None] * (FACTIONS * ROOM)
"""Of each faction in each phase, once they were asked for."""


def steps_of(me: int, phase: int) -> tuple[Step, ...]:
    steps = STEPS[me * ROOM + phase]
    if steps is None:
        steps = STEPS[me * ROOM + phase] = all_steps(of(me), phase)
    return steps


def all_steps(faction: Faction, phase: int) -> tuple[Step, ...]:
    """What comes at the start of a phase, the faction's own steps, what comes at its end."""
    if phase == BIRDSONG:
        return (start_of_birdsong, *faction.birdsong, end_of_birdsong)
    if phase == DAYLIGHT:
        return (start_of_daylight, *faction.daylight)
    return (start_of_evening, *faction.evening, end_of_evening)


def play_step(g: Root) -> Flow:
    """Run the step at which the state stands, and move on."""
    me = g.active
    steps = steps_of(me, g.phase)
    g.again = False
    yield from steps[g.step](g, me)
    if g.again:
        return
    g.step += 1
    if g.step == len(steps):
        next_phase(g)


def next_phase(g: Root) -> None:
    g.step = 0
    if g.phase < EVENING:
        g.phase += 1
    else:
        begin_turn(g, g.factions[(g.seat_of[g.active] + 1) % g.seats])


def begin_turn(g: Root, me: int) -> None:
    g.active = me
    g.turn += 1
    g.phase = BIRDSONG
    g.step = 0
    g.activated = [0, 0, 0]
    g.used = []
    g.tell("turn", "1.4.1", g.turn, g.seat_of[me])


def to_evening(g: Root) -> None:
    """End Daylight at once; for use within one of its steps."""
    g.phase = EVENING
    g.step = -1
    g.again = False


def start_of_birdsong(g: Root, me: int) -> Flow:
    check_dominance(g, me)
    if g.over:
        return
    pay_the_coffin_makers(g, me)
    for other in others(g, me):
        yield from of(other).offers_at_birdsong(g, other, me)
    yield from offer(g, me, BIRDSONG_STARTS)


def end_of_birdsong(g: Root, me: int) -> Flow:
    yield from offer(g, me, BIRDSONG_ENDS)
    yield from eyrie_emigre(g, me)


def start_of_daylight(g: Root, me: int) -> Flow:
    yield from offer(g, me, DAYLIGHT_STARTS)


def start_of_evening(g: Root, me: int) -> Flow:
    yield from offer(g, me, EVENING_STARTS)


def end_of_evening(g: Root, me: int) -> Flow:
    """C.3.4: whoever rules the Pass scores."""
    if g.tower >= 0 and ruler(g, g.tower) == me:
        score(g, me, 1, "C.3.4")
    yield from ()


def draw_and_discard(g: Root, me: int) -> Flow:
    """The draw with which most factions end their Evening, then five cards are kept."""
    yield from evening_draw(g, me, "6.6")
    yield from discard_down(g, me, "6.6")
