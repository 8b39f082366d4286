"""The course of the game: setup, then turns of three phases (1.4.1)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Flow
from spinney.core.rows import same
from spinney.root.faction import Faction, Step, of
from spinney.root.hands import HAND_LIMIT, discard_down, draw
from spinney.root.hiring import settle
from spinney.root.persistent.card import (
    BIRDSONG_ENDS,
    BIRDSONG_STARTS,
    DAYLIGHT_STARTS,
    EVENING_STARTS,
    can_use,
    offer,
    offered,
)
from spinney.root.power import (
    END_OF_BIRDSONG,
    END_OF_EVENING,
    END_OF_TURN,
    INSTEAD_OF_DRAWING,
    REMIND,
    START_OF_BIRDSONG,
)
from spinney.root.state import BIRDSONG, DAYLIGHT, EVENING, SETUP, Root, others
from spinney.root.victory import check_dominance
from spinney.root.words import BIRD, FACTION

BEFORE_THE_FIRST: Final = -1
"""The step of a phase that begins when the one that is being run has ended."""


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


def play_step(g: Root) -> Flow | None:
    """Run the step at which the state stands, and move on unless it has something to ask first."""
    me = g.active
    g.again = False
    flow = course_of(of(g, me))[g.phase][g.step](g, me)
    if flow is None:
        move_on(g)
    return flow


def move_on(g: Root) -> None:
    """From a step that has ended to the next of the phase, unless it is to be run once more."""
    if g.again:
        return
    if g.phase == SETUP:
        g.step += 1
        return
    course = course_of(of(g, g.active))
    next_step(g, course)
    while is_quiet(g, course) and not g.over:
        next_step(g, course)


def is_quiet(g: Root, course: list[list[Step]]) -> bool:
    """Whether nobody has anything for a moment between two phases: then it is passed over."""
    phase, step = g.phase, g.step
    if phase == BIRDSONG:
        if step == 0 or step < len(course[BIRDSONG]) - 1:
            return False
        return not g.answering[END_OF_BIRDSONG] and not can_use(g, g.active, BIRDSONG_ENDS)
    if step:
        return False
    return not can_use(g, g.active, DAYLIGHT_STARTS if phase == DAYLIGHT else EVENING_STARTS)


def next_step(g: Root, course: list[list[Step]]) -> None:
    """The course is that of whoever is active; with the next turn another begins, at its start."""
    g.step += 1
    if g.step == len(course[g.phase]):
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
    g.activated = same(0, BIRD)
    g.used = []
    g.drew = False
    if g.seat_of[me] >= 0:
        g.tell("turn", "1.4.1", g.turn, g.seat_of[me])
    else:
        g.tell("turn-of", "1.4.1", g.turn, FACTION + me)


def to_evening(g: Root) -> None:
    """End Daylight at once; for use within one of its steps."""
    g.phase = EVENING
    g.step = BEFORE_THE_FIRST
    g.again = False


def start_of_birdsong(g: Root, me: int) -> Flow | None:
    check_dominance(g, me)
    if g.over or not (
        g.answering[START_OF_BIRDSONG] or g.answering[REMIND] or can_use(g, me, BIRDSONG_STARTS)
    ):
        return None
    return wake(g, me)


def wake(g: Root, me: int) -> Flow:
    if g.answering[START_OF_BIRDSONG]:
        for owner in [me, *others(g, me)]:
            for holder, power in g.answering[START_OF_BIRDSONG]:
                if holder == owner:
                    yield from power.start_of_birdsong(g, owner, me)
    yield from offer(g, me, BIRDSONG_STARTS)
    yield from remind(g, me)  # last: a card that was bought or drawn just now may serve


def end_of_birdsong(g: Root, me: int) -> Flow | None:
    if not g.answering[END_OF_BIRDSONG]:
        return offered(g, me, BIRDSONG_ENDS)
    return close_birdsong(g, me)


def close_birdsong(g: Root, me: int) -> Flow:
    yield from offer(g, me, BIRDSONG_ENDS)
    for owner, power in g.answering[END_OF_BIRDSONG]:
        if owner == me:
            yield from power.end_of_birdsong(g, me)


def start_of_daylight(g: Root, me: int) -> Flow | None:
    return offered(g, me, DAYLIGHT_STARTS)


def start_of_evening(g: Root, me: int) -> Flow | None:
    return open_evening(g, me) if can_use(g, me, EVENING_STARTS) else None


def open_evening(g: Root, me: int) -> Flow:
    yield from remind(g, me)  # what is used may draw a card
    yield from offer(g, me, EVENING_STARTS)


def end_of_evening(g: Root, me: int) -> Flow | None:
    if g.answering[END_OF_EVENING] or g.hiring is not None:
        return close_evening(g, me)
    end_turn(g, me)
    return None


def close_evening(g: Root, me: int) -> Flow:
    for owner, power in g.answering[END_OF_EVENING]:
        if owner == me:
            yield from power.end_of_evening(g, me)
    if g.hiring is not None and not g.over:
        yield from settle(g, me)
    end_turn(g, me)


def end_turn(g: Root, me: int) -> None:
    for owner, power in g.answering[END_OF_TURN]:
        if owner == me:
            power.end_of_turn(g, me)


def draw_and_discard(g: Root, me: int, rule: str, then: str = "") -> Flow | None:
    """The draw with which most factions end their Evening; then, perhaps by a rule of its own, five
    cards are kept."""
    then = then or rule
    if g.answering[REMIND] or g.answering[INSTEAD_OF_DRAWING]:
        return ask_and_draw(g, me, rule, then)
    draw_in_evening(g, me, rule)
    return discard_down(g, me, then) if len(g.hands[me]) > HAND_LIMIT else None


def ask_and_draw(g: Root, me: int, rule: str, then: str) -> Flow:
    """The same where somebody may be asked before."""
    yield from evening_draw(g, me, rule)
    yield from discard_down(g, me, then)


def evening_draw(g: Root, me: int, rule: str) -> Flow:
    """One card and the uncovered bonuses, unless something else is done."""
    yield from remind(g, me)
    for owner, power in g.answering[INSTEAD_OF_DRAWING]:
        if owner == me and (yield from power.instead_of_drawing(g, me)):
            return
    draw_in_evening(g, me, rule)


def draw_in_evening(g: Root, me: int, rule: str) -> None:
    draw(g, me, 1 + of(g, me).draw_bonus(g, me), rule)


def remind(g: Root, me: int) -> Flow:
    """What others grant a player until the first card is drawn in Evening, if anybody answers."""
    if g.seat_of[me] < 0:
        return
    for owner, power in g.answering[REMIND]:
        if owner != me:
            yield from power.remind(g, owner, me)
