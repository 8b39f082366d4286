"""How the pawn moves: the Move action (9.5.1), Slip (9.4.2), Glide (D.9.2), and with an ally."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.root.faction import of
from spinney.root.factions.vagabond.board import ALLIED, HOSTILE, board_of
from spinney.root.factions.vagabond.items import exhaust
from spinney.root.factions.vagabond.rules import rules_of
from spinney.root.hands import player
from spinney.root.moving import (
    accompany,
    all_targets,
    arrive,
    enter,
    pass_along,
    travel,
    way_taken,
    why_not_enter,
    why_not_leave,
    why_not_move,
    why_not_pass,
)
from spinney.root.pieces import put_warriors
from spinney.root.power import ON_THE_WAY
from spinney.root.refusals import NOT_ADJACENT, NOT_THAT_MANY
from spinney.root.state import BIRDSONG, DAYLIGHT, Root, others
from spinney.root.words import (
    BOOTS,
    CLEARING,
    CLEARINGS,
    DONE,
    FACTION,
    FORESTS,
    MAP_CLEARINGS,
    NUMBER,
)

NOT_A_PLACE: Final = Refusal("not-a-place", "2.4")
NOT_INTO_A_FOREST: Final = Refusal("not-into-a-forest", "9.5.1")
TOO_FEW_BOOTS: Final = Refusal("too-few-boots", "9.5.1")
HOSTILE_CLEARING: Final = Refusal("hostile-clearing", "9.2.9.III.b")
THERE_ALREADY: Final = Refusal("there-already", "D.9.2")
NO_ALLY_THERE: Final = Refusal("no-ally-there", "9.2.9.II.b")
REFUSALS = (
    *(NOT_A_PLACE, NOT_INTO_A_FOREST, TOO_FEW_BOOTS, HOSTILE_CLEARING, THERE_ALREADY),
    NO_ALLY_THERE,
)
EVENTS = {"wandered": ("seat", "origin", "clearing")}

SLIPPING: Final = 2
"""The step of Birdsong in which the pawn slips: after its start and the refreshing."""
BY_ACTION: Final = 1
FOR_NOTHING: Final = 0
"""How many boots a move costs, but for hostile warriors."""


def near(g: Root, me: int, place: int) -> list[int]:
    """2.4.1: the clearings and forests next to a place."""
    in_forest = place >= CLEARINGS
    forests = g.map.forest_forests[place - CLEARINGS] if in_forest else g.map.forests_by[place]
    return clearings_near(g, me, place) + [CLEARINGS + forest for forest in forests]


def clearings_near(g: Root, me: int, place: int) -> list[int]:
    """The clearings alone."""
    if place >= CLEARINGS:
        return g.map.forest_clearings[place - CLEARINGS]
    return all_targets(g, me, place)


def slip(g: Root, me: int) -> Flow:
    """9.4.2: a move for nothing, to a clearing or a forest."""
    word = yield Question(SLIP, g.seat_of[me])
    if word != DONE:
        yield from wander(g, me, word - CLEARING, "9.4.2")


def go(g: Root, me: int, boots: int, rule: str) -> Flow:
    """Choose a clearing, exhaust the boots, and move there."""
    target = (yield Question(GO, g.seat_of[me], (boots,))) - CLEARING
    exhaust(g, me, BOOTS, rule, boots + extra_boots(g, me, target))
    yield from wander(g, me, target, rule)


def wander(g: Root, me: int, target: int, rule: str) -> Flow:
    origin = board_of(g, me).place
    way = yield from way_taken(g, me, origin, target)
    if way is None and g.answering[ON_THE_WAY] and max(origin, target) < CLEARINGS:
        yield from pass_along(g, me, origin, target, 0)
    put_pawn(g, me, target, rule)
    yield from travel(g, me, origin, target, way, 0)


def glide(g: Root, me: int) -> Flow:
    """D.9.2: to any clearing, whatever it costs to walk there, and without an ally."""
    target = (yield Question(GLIDE, g.seat_of[me])) - CLEARING
    put_pawn(g, me, target, "D.9.2")
    arrive(g, me, target)


def put_pawn(g: Root, me: int, target: int, rule: str) -> None:
    board = board_of(g, me)
    g.tell("wandered", rule, g.seat_of[me], CLEARING + board.place, CLEARING + target)
    board.place = target


def take_ally_along(g: Root, me: int, origin: int, target: int) -> Flow:
    """9.2.9.II.b: warriors of one ally may come from clearing to clearing."""
    seat = g.seat_of[me]
    mask = 0
    for other in others(g, me):
        if why_not_along(g, me, other, origin, target) is None:
            mask |= 1 << other
    if not mask:
        return
    about = (CLEARING + origin, CLEARING + target, mask)
    word = yield Question(ALONG, seat, about)
    if word == DONE:
        return
    ally = word - FACTION
    n = (yield Question(ALONG_COUNT, seat, (word, *about[:2]))) - NUMBER
    put_warriors(g, ally, origin, -n)
    put_warriors(g, ally, target, n)
    g.tell("moved", "9.2.9.II.b", FACTION + ally, n, CLEARING + origin, CLEARING + target)
    yield from accompany(g, ally, origin, target, n)
    arrive(g, ally, target)
    yield from enter(g, me, target)


def why_not_along(g: Root, me: int, ally: int, origin: int, target: int) -> Refusal | None:
    """Allies need not rule, and slip away with the pawn whatever prevents leaving."""
    if origin >= CLEARINGS or target >= CLEARINGS:
        return NO_ALLY_THERE
    if board_of(g, me).relations[ally] != ALLIED:
        return NO_ALLY_THERE
    if not of(g, ally).movable_warriors(g, ally, origin):
        return NO_ALLY_THERE
    if not rules_of(g, me).allies_need_no_rule:
        return why_not_move(g, ally, origin, target) if g.phase == DAYLIGHT else NO_ALLY_THERE
    if slips(g, me):
        return why_not_enter(g, ally, target)
    return why_not_pass(g, ally, origin, target)


def slips(g: Root, me: int) -> bool:
    """Whether this is the step of Birdsong in which the pawn slips."""
    return g.active == me and g.phase == BIRDSONG and g.step == SLIPPING


# What can be chosen, and why not


def extra_boots(g: Root, me: int, target: int) -> int:
    """9.2.9.III.b: one more if there are warriors of any Hostile faction."""
    relations = board_of(g, me).relations
    for other in g.owners:
        if relations[other] == HOSTILE and g.warriors[other * CLEARINGS + target]:
            return 1
    return 0


def as_place(word: int) -> int:
    """A word as a clearing or a forest, or -1."""
    return word - CLEARING if CLEARING <= word < CLEARING + CLEARINGS + FORESTS else -1


def why_not_reach(g: Root, me: int, target: int) -> Refusal | None:
    """Whether a place is next to the pawn and may be entered."""
    if target < 0:
        return NOT_A_PLACE
    if target not in near(g, me, board_of(g, me).place):
        return NOT_ADJACENT
    return why_not_come(g, me, target)


def why_not_come(g: Root, me: int, target: int) -> Refusal | None:
    return why_not_enter(g, me, target) if target < CLEARINGS else None


def why_not_go(g: Root, me: int, target: int, boots: int) -> Refusal | None:
    """9.5.1; the pawn is nimble (9.2.3), so nobody asks who rules."""
    refusal = why_not_reach(g, me, target)
    return why_not_walk(g, me, target, boots) if refusal is None else refusal


def why_not_walk(g: Root, me: int, target: int, boots: int) -> Refusal | None:
    """The same for a place that can be reached."""
    if target >= CLEARINGS:
        return NOT_INTO_A_FOREST
    refusal = why_not_set_out(g, me)
    if refusal is not None:
        return refusal
    worn = board_of(g, me).ready(BOOTS)
    if worn < boots:
        return TOO_FEW_BOOTS
    return None if worn >= boots + extra_boots(g, me, target) else HOSTILE_CLEARING


def why_not_set_out(g: Root, me: int) -> Refusal | None:
    """Whether something keeps the pawn from leaving its clearing."""
    place = board_of(g, me).place
    return why_not_leave(g, me, place) if place < CLEARINGS else None


def walks(g: Root, me: int, boots: int) -> list[int]:
    """The clearings to which the pawn can go: what has no `why_not_go`, with its boots counted
    once."""
    board = board_of(g, me)
    spare = board.ready(BOOTS) - boots
    if spare < 0 or why_not_set_out(g, me) is not None:
        return []
    return [
        c
        for c in clearings_near(g, me, board.place)
        if why_not_enter(g, me, c) is None and extra_boots(g, me, c) <= spare
    ]


def can_go(g: Root, me: int, boots: int) -> bool:
    return len(walks(g, me, boots)) > 0


def why_not_slip(g: Root, q: Question, word: int) -> Refusal | None:
    """Slipping ignores what prevents leaving."""
    if word == DONE:
        return None
    me = player(g, q)
    refusal = None if rules_of(g, me).slips_from_anywhere else why_not_set_out(g, me)
    return why_not_reach(g, me, as_place(word)) if refusal is None else refusal


def why_not_glide_to(g: Root, me: int, target: int) -> Refusal | None:
    if not 0 <= target < MAP_CLEARINGS:
        return NOT_A_PLACE
    if target == board_of(g, me).place:
        return THERE_ALREADY
    refusal = why_not_set_out(g, me)
    return why_not_enter(g, me, target) if refusal is None else refusal


def can_glide(g: Root, me: int) -> bool:
    return any(why_not_glide_to(g, me, c) is None for c in range(MAP_CLEARINGS))


def places_to_slip_to(g: Root, q: Question) -> list[int]:
    me = player(g, q)
    if not rules_of(g, me).slips_from_anywhere and why_not_set_out(g, me) is not None:
        return [DONE]
    places = near(g, me, board_of(g, me).place)
    return [CLEARING + place for place in places if why_not_come(g, me, place) is None] + [DONE]


def along_choices(g: Root, q: Question) -> list[int]:
    """`about` ends with the allies that may come, as bits."""
    allies = range(q.about[2].bit_length())
    return [*(FACTION + ally for ally in allies if q.about[2] >> ally & 1), DONE]


def why_not_along_choice(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in along_choices(g, q) else NO_ALLY_THERE


def along_counts(g: Root, q: Question) -> list[int]:
    ally, origin = q.about[0] - FACTION, q.about[1] - CLEARING
    there = of(g, ally).movable_warriors(g, ally, origin)
    return list(range(NUMBER + 1, NUMBER + there + 1))


def why_not_along_count(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in along_counts(g, q) else NOT_THAT_MANY


SLIP: Final[Ask[Root]] = ExactAsk("slip", "9.4.2", places_to_slip_to, why_not_slip)
GO: Final[Ask[Root]] = ExactAsk(
    "go",
    "9.5.1",
    lambda g, q: [CLEARING + place for place in walks(g, player(g, q), q.about[0])],
    lambda g, q, word: why_not_go(g, player(g, q), as_place(word), q.about[0]),
    ("count",),
)
GLIDE: Final[Ask[Root]] = Ask(
    "glide",
    "D.9.2",
    lambda g, q: list(range(CLEARING, CLEARING + MAP_CLEARINGS)),
    lambda g, q, word: why_not_glide_to(g, player(g, q), as_place(word)),
)
ALONG: Final[Ask[Root]] = ExactAsk(
    "along", "9.2.9.II.b", along_choices, why_not_along_choice, ("origin", "clearing", "mask")
)
ALONG_COUNT: Final[Ask[Root]] = ExactAsk(
    "along-count",
    "9.2.9.II.b",
    along_counts,
    why_not_along_count,
    ("faction", "origin", "clearing"),
)
ASKS = (SLIP, GO, GLIDE, ALONG, ALONG_COUNT)
