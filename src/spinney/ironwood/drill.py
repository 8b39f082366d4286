"""The drill: moving it, its track, its hopper (6.5 to 6.8), and its end in a combat (7.12)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import Ask, Question, Refusal
from spinney.ironwood.effects.steps import DRILL_ADVANCES, Step
from spinney.ironwood.hands import draw
from spinney.ironwood.moving import neighbours, why_not_go
from spinney.ironwood.pieces import has_forge, load, recruit_warrior
from spinney.ironwood.refusals import DRILL_HAS_MOVED
from spinney.ironwood.solo.changes import lose_sight
from spinney.ironwood.state import Ironwood, ask, happen
from spinney.ironwood.woodwalkers import look_at_top
from spinney.ironwood.words import DONE, FERRUM, IRONCLADS, PLACE, SIDE, WOODWALKERS, place_of

TRACK_END: Final = 3
"""6.6: the last box of the drill track, which every later move reaches again."""


def move_drill(g: Ironwood, step: Step) -> Generator[Question, int, bool]:
    """6.5: to a mountain next to it, or not."""
    target = yield ask(g, DRILL_TO, IRONCLADS, step, (PLACE + g.drill,))
    if target == DONE:
        return False
    drive(g, target - PLACE)
    return True


def drive(g: Ironwood, target: int) -> None:
    """The drill arrives: at a forge it is unloaded, elsewhere its track advances."""
    origin = g.drill
    g.drill = target
    g.drill_moved = True
    g.tell("drill-moved", "6.5", PLACE + origin, PLACE + target)
    if has_forge(g, target):
        unload(g, "6.7")
    else:
        advance_track(g, origin)


def advance_track(g: Ironwood, origin: int) -> None:
    """6.6: the rewards of the next box."""
    g.track = min(g.track + 1, TRACK_END)
    g.tell("track", "6.6", g.track)
    load(g, 2 if g.track == 1 else 1, "6.6")
    if g.track == 2:
        if g.automaton == IRONCLADS:
            lose_sight(g)
        else:
            look_at_top(g, IRONCLADS, 1, "6.6")
        recruit_warrior(g, IRONCLADS, origin, "6.6")
    elif g.track == TRACK_END:
        draw(g, IRONCLADS, 1, "6.6")
    happen(g, DRILL_ADVANCES, IRONCLADS)


def unload(g: Ironwood, rule: str) -> None:
    """All that is in the hopper becomes available; the track starts again."""
    hopper, track = g.hopper, g.track
    g.crystals[IRONCLADS] += hopper
    g.hopper = 0
    g.track = 0
    if hopper:
        g.tell("unloaded", rule, hopper)
    elif track:
        g.tell("track-reset", rule)


def destroy_drill(g: Ironwood, survivors: bool) -> None:
    """7.12: a surviving warband takes one crystal from the hopper, the rest is lost."""
    if g.drill == FERRUM and not g.hopper:
        return
    place, salvaged = g.drill, 1 if g.hopper and survivors else 0
    g.hopper = salvaged
    g.track = 0
    g.drill = FERRUM
    g.tell("drill-destroyed", "7.12", PLACE + place)
    if salvaged:
        g.hopper = 0
        g.crystals[WOODWALKERS] += 1
        g.tell("salvaged", "7.12", SIDE + WOODWALKERS)


def why_not_drill(g: Ironwood, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    if g.drill_moved:
        return DRILL_HAS_MOVED
    return why_not_go(g, IRONCLADS, g.drill, place_of(word))


DRILL_TO: Final[Ask[Ironwood]] = Ask(
    "drill-to", "6.5", lambda g, q: [*neighbours(g, q), DONE], why_not_drill, ("origin",)
)
ASKS = (DRILL_TO,)
