"""Moving (chapter 6): warriors and their totems, and warbands. For the drill see `drill`."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import NOT_AN_ANSWER, Ask, Flow, Question, Refusal
from spinney.ironwood.effects.filters import fits
from spinney.ironwood.effects.lasting import forbidden
from spinney.ironwood.effects.steps import Step
from spinney.ironwood.pieces import totem_in, units, warbands
from spinney.ironwood.refusals import (
    HAVE_MOVED,
    MARKED,
    NO_UNIT,
    NOBODY_GOES,
    NOT_A_FOREST,
    NOT_A_MOUNTAIN,
    NOT_NEXT_TO_IT,
    NOT_THERE_BY_CARD,
    NOWHERE_TO_GO,
    SAME_WARBAND,
    TOO_MANY,
)
from spinney.ironwood.state import Ironwood, ask
from spinney.ironwood.woodwalkers import bring_totem, totem_of, why_not_totem
from spinney.ironwood.words import (
    DONE,
    FADING,
    INTACT,
    IRONCLADS,
    MOUNTAINS,
    NOTHING,
    NUMBER,
    PLACE,
    SIDE,
    WOODWALKERS,
    is_number,
    place_of,
    words_of,
)

# Warriors


def move_warriors(g: Ironwood, owner: int, step: Step) -> Flow:
    """6.3: single warriors, from and to wherever they like; the same ones again if it says so."""
    arrived = [0] * len(g.warriors)
    yield from march(g, step, arrived)
    for _ in range(step.times - 1):
        if g.over or not any(arrived):
            return
        rested = [n - moved for n, moved in zip(g.warriors, g.moved, strict=True)]
        g.moved = [n - came for n, came in zip(g.warriors, arrived, strict=True)]
        arrived = [0] * len(g.warriors)
        yield from march(g, step, arrived)
        g.moved = [n - idle for n, idle in zip(g.warriors, rested, strict=True)]


def march(g: Ironwood, step: Step, arrived: list[int]) -> Flow:
    """Move up to n warriors, each once."""
    left = step.n
    while left:
        origin = yield ask(g, MOVE_FROM, WOODWALKERS, step, (left,))
        if origin == DONE:
            return
        target = yield ask(g, MOVE_TO, WOODWALKERS, step, (origin,))
        most = min(left, g.warriors[origin - PLACE] - g.moved[origin - PLACE])
        n = (yield ask(g, HOW_MANY, WOODWALKERS, step, (origin, target, most))) - NUMBER
        walk(g, origin - PLACE, target - PLACE, n)
        arrived[target - PLACE] += n
        left -= n
        yield from take_totems(g, step, origin, target, n)
        if g.over:
            return


def walk(g: Ironwood, origin: int, target: int, n: int) -> None:
    """Warriors go along a path."""
    go(g, origin, target, n, 0)
    g.tell("moved", "6.3", SIDE + WOODWALKERS, n, PLACE + origin, PLACE + target)


def take_totems(g: Ironwood, step: Step, origin: int, target: int, carriers: int) -> Flow:
    """9.4: each warrior that has left may have taken one of the totems that were there."""
    for _ in range(carriers):
        if g.over or not totem_in(g, origin - PLACE):
            return
        kind = yield ask(g, TAKE, WOODWALKERS, step, (origin, target))
        if kind == DONE:
            return
        bring_totem(g, totem_of(origin - PLACE, kind), target - PLACE, "9.4")


def go(g: Ironwood, origin: int, target: int, warriors: int, golems: int) -> None:
    """Units that have not moved this turn move (6.1)."""
    g.warriors[origin] -= warriors
    g.golems[origin] -= golems
    g.warriors[target] += warriors
    g.golems[target] += golems
    g.moved[target] += warriors
    g.moved_golems[target] += golems


def why_not_go(g: Ironwood, side: int, origin: int, target: int) -> Refusal | None:
    """Whether units, or the drill, can move from one place to another at all."""
    if target not in g.box.board.near[origin]:
        return NOT_NEXT_TO_IT
    if g.marks and forbidden(g, side, origin, target):
        return MARKED
    if g.step is not None and not fits(g, g.step.to, target):
        return NOT_THERE_BY_CARD
    return None


def can_go(g: Ironwood, side: int, origin: int) -> bool:
    near = g.box.board.near[origin]
    return any(why_not_go(g, side, origin, target) is None for target in near)


def why_not_move_from(g: Ironwood, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    place = place_of(word)
    if place < MOUNTAINS:
        return NOT_A_FOREST
    if not g.warriors[place]:
        return NO_UNIT
    if g.moved[place] >= g.warriors[place]:
        return HAVE_MOVED
    return None if can_go(g, WOODWALKERS, place) else NOWHERE_TO_GO


def why_not_move_to(g: Ironwood, q: Question, word: int) -> Refusal | None:
    """Where warriors or warbands go; q is about where they come from."""
    origin = q.about[0] - PLACE
    side = IRONCLADS if origin < MOUNTAINS else WOODWALKERS
    return why_not_go(g, side, origin, place_of(word))


def why_not_how_many(g: Ironwood, q: Question, word: int) -> Refusal | None:
    """From one to as many as there can be; q is about these."""
    if not is_number(word) or word == NUMBER:
        return NOT_AN_ANSWER
    return None if word - NUMBER <= q.about[2] else TOO_MANY


def why_not_take(g: Ironwood, q: Question, word: int) -> Refusal | None:
    return None if word == DONE else why_not_totem(g, q, word)


# Warbands


def move_warbands(g: Ironwood, owner: int, step: Step) -> Flow:
    """6.2: so many different warbands, each whole or in part."""
    for left in range(step.n, 0, -1):
        origin = yield ask(g, WARBAND_FROM, IRONCLADS, step, (left,))
        if origin == DONE:
            break
        target = yield ask(g, MOVE_TO, IRONCLADS, step, (origin,))
        warriors, golems = yield from how_much(g, step, origin, target)
        g.used |= 1 << (origin - PLACE)
        g.same = target - PLACE
        move_squad(g, origin - PLACE, target - PLACE, warriors, golems)
    g.used = 0
    g.same = NOTHING


def how_much(
    g: Ironwood, step: Step, origin: int, target: int
) -> Generator[Question, int, tuple[int, int]]:
    """How many warriors and golems of a warband go: at least one unit."""
    place = origin - PLACE
    warriors = g.warriors[place] - g.moved[place]
    golems = g.golems[place] - g.moved_golems[place]
    if golems:
        about = (origin, target, golems, 1 if warriors == 0 else 0)
        golems = (yield ask(g, HOW_MANY_GOLEMS, IRONCLADS, step, about)) - NUMBER
    if warriors:
        about = (origin, target, warriors, 1 if golems == 0 else 0)
        warriors = (yield ask(g, HOW_MANY_WARRIORS, IRONCLADS, step, about)) - NUMBER
    return warriors, golems


def move_squad(g: Ironwood, origin: int, target: int, warriors: int, golems: int) -> None:
    """A warband goes along a ridge."""
    go(g, origin, target, warriors, golems)
    if warriors:
        g.tell("moved", "6.2", SIDE + IRONCLADS, warriors, PLACE + origin, PLACE + target)
    if golems:
        g.tell("moved-golems", "6.4", SIDE + IRONCLADS, golems, PLACE + origin, PLACE + target)


def why_not_warband(g: Ironwood, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    place = place_of(word)
    if not 0 <= place < MOUNTAINS:
        return NOT_A_MOUNTAIN
    if g.used >> place & 1:
        return SAME_WARBAND
    if not units(g, place):
        return NO_UNIT
    if g.moved[place] + g.moved_golems[place] >= units(g, place):
        return HAVE_MOVED
    return None if can_go(g, IRONCLADS, place) else NOWHERE_TO_GO


def why_not_part(g: Ironwood, q: Question, word: int) -> Refusal | None:
    """q is about the most and the least that can go."""
    if not is_number(word):
        return NOT_AN_ANSWER
    if word - NUMBER < q.about[3]:
        return NOBODY_GOES
    return None if word - NUMBER <= q.about[2] else TOO_MANY


def neighbours(g: Ironwood, q: Question) -> list[int]:
    """The places next to the first that a question is about, as its candidates."""
    return words_of(g.box.board.near[q.about[0] - PLACE])


def own_warbands(g: Ironwood, q: Question) -> list[int]:
    """Places with a unit of the card's owner, and to stop."""
    return [*words_of(warbands(g, g.owner)), DONE]


def from_one(g: Ironwood, q: Question) -> range:
    """Numbers up to the most that a question is about."""
    return range(NUMBER + 1, NUMBER + q.about[2] + 1)


def from_least(g: Ironwood, q: Question) -> range:
    """Numbers from the least to the most that a question is about."""
    return range(NUMBER + q.about[3], NUMBER + q.about[2] + 1)


MOVE_FROM: Final[Ask[Ironwood]] = Ask(
    "move-from", "6.3", own_warbands, why_not_move_from, ("count",)
)
MOVE_TO: Final[Ask[Ironwood]] = Ask("move-to", "6.1", neighbours, why_not_move_to, ("origin",))
HOW_MANY: Final[Ask[Ironwood]] = Ask(
    "how-many",
    "6.3",
    from_one,
    why_not_how_many,
    ("origin", "target", "count"),
)
TAKE: Final[Ask[Ironwood]] = Ask(
    "take-totem", "9.4", lambda g, q: (INTACT, FADING, DONE), why_not_take, ("origin", "target")
)
WARBAND_FROM: Final[Ask[Ironwood]] = Ask(
    "warband-from", "6.2", own_warbands, why_not_warband, ("count",)
)
HOW_MANY_WARRIORS: Final[Ask[Ironwood]] = Ask(
    "how-many-warriors",
    "6.2",
    from_least,
    why_not_part,
    ("origin", "target", "count", "least"),
)
HOW_MANY_GOLEMS: Final[Ask[Ironwood]] = Ask(
    "how-many-golems",
    "6.4",
    from_least,
    why_not_part,
    ("origin", "target", "count", "least"),
)
ASKS = (
    *(MOVE_FROM, MOVE_TO, HOW_MANY, TAKE),
    *(WARBAND_FROM, HOW_MANY_WARRIORS, HOW_MANY_GOLEMS),
)
