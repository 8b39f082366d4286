"""The course of the game: setup, then turns of three phases (1.4.1)."""

from __future__ import annotations

from spinney.core.question import Flow
from spinney.root.faction import Faction, Step, of
from spinney.root.hands import discard_down, draw
from spinney.root.hiring import settle
from spinney.root.persistent.card import (
    BIRDSONG_ENDS,
    BIRDSONG_STARTS,
    DAYLIGHT_STARTS,
    EVENING_STARTS,
    offer,
    usable,
)
from spinney.root.power import (
    END_OF_BIRDSONG,
    END_OF_EVENING,
    END_OF_TURN,
    INSTEAD_OF_DRAWING,
    REMIND,
    START_OF_BIRDSONG,
)
from spinney.root.state import BIRDSONG, DAYLIGHT, EVENING, Root, others
from spinney.root.victory import check_dominance
from spinney.root.words import FACTION


def course_of(faction: Faction) -> list[list[Step]]:
    """By phase: what comes at its start, the faction's own steps, what ends it."""
    if not faction.course:
        birdsong, daylight, evening = [
            [step for _, step in faction.steps(phase)] for phase in (BIRDSONG, DAYLIGHT, EVENING)
        ]
        faction.course = [
            [],
            [start_of_birdsong, *birdsong, end_of_birdsong],
            [start_of_daylight, *daylight],
            [start_of_evening, *evening, end_of_evening],
        ]
    return faction.course


def play_step(g: Root) -> Flow:
    """Run the step at which the state stands, and move on."""
    me = g.active
    steps = course_of(of(g, me))[g.phase]
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
        begin_turn(g, g.turns[(g.turns.index(g.active) + 1) % len(g.turns)])


def begin_turn(g: Root, me: int) -> None:
    g.active = me
    g.turn += 1
    g.phase = BIRDSONG
    g.step = 0
    g.activated = [0, 0, 0]
    g.used = []
    g.drew = False
    if g.seat_of[me] >= 0:
        g.tell("turn", "1.4.1", g.turn, g.seat_of[me])
    else:
        g.tell("turn-of", "1.4.1", g.turn, FACTION + me)


def to_evening(g: Root) -> None:
    """End Daylight at once; for use within one of its steps."""
    g.phase = EVENING
    g.step = -1
    g.again = False


def start_of_birdsong(g: Root, me: int) -> Flow:
    check_dominance(g, me)
    if g.over:
        return
    if g.answering[START_OF_BIRDSONG]:
        for owner in [me, *others(g, me)]:
            for holder, power in g.answering[START_OF_BIRDSONG]:
                if holder == owner:
                    yield from power.start_of_birdsong(g, owner, me)
    yield from offer(g, me, BIRDSONG_STARTS)
    yield from remind(g, me)  # last: a card that was bought or drawn just now may serve


def end_of_birdsong(g: Root, me: int) -> Flow:
    yield from offer(g, me, BIRDSONG_ENDS)
    for owner, power in g.answering[END_OF_BIRDSONG]:
        if owner == me:
            yield from power.end_of_birdsong(g, me)


def start_of_daylight(g: Root, me: int) -> Flow:
    yield from offer(g, me, DAYLIGHT_STARTS)


def start_of_evening(g: Root, me: int) -> Flow:
    if usable(g, me, EVENING_STARTS):  # it may draw a card
        yield from remind(g, me)
    yield from offer(g, me, EVENING_STARTS)


def end_of_evening(g: Root, me: int) -> Flow:
    for owner, power in g.answering[END_OF_EVENING]:
        if owner == me:
            yield from power.end_of_evening(g, me)
    if g.hiring is not None and not g.over:
        yield from settle(g, me)
    for owner, power in g.answering[END_OF_TURN]:
        if owner == me:
            power.end_of_turn(g, me)


def draw_and_discard(g: Root, me: int, rule: str) -> Flow:
    """The draw with which most factions end their Evening, then five cards are kept."""
    yield from evening_draw(g, me, rule)
    yield from discard_down(g, me, rule)


def evening_draw(g: Root, me: int, rule: str) -> Flow:
    """One card and the uncovered bonuses, unless something else is done."""
    yield from remind(g, me)
    for owner, power in g.answering[INSTEAD_OF_DRAWING]:
        if owner == me and (yield from power.instead_of_drawing(g, me)):
            return
    draw(g, me, 1 + of(g, me).draw_bonus(g, me), rule)


def remind(g: Root, me: int) -> Flow:
    """What others grant a player until the first card is drawn in Evening, if anybody answers."""
    if g.seat_of[me] < 0:
        return
    for owner, power in g.answering[REMIND]:
        if owner != me:
            yield from power.remind(g, owner, me)
