"""What hirelings do alike: placing, moving, battling; and the questions for it."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.battle import (
    as_owner,
    could_battle,
    might_fight,
    try_battle,
    try_battle_in,
)
from spinney.root.faction import of
from spinney.root.hireling import of_hireling
from spinney.root.moving import (
    MOVE_COUNT,
    MOVE_FROM,
    MOVE_TO,
    as_clearing,
    can_move_warriors,
    clearings,
    move_warriors,
)
from spinney.root.pieces import open_slots, place_warriors, why_not_place
from spinney.root.refusals import NOT_A_CLEARING, NOT_A_PLAYER, NOT_HERE
from spinney.root.state import NOBODY, Root
from spinney.root.words import (
    BATTLE,
    BIRD,
    CLEARING,
    CLEARINGS,
    DONE,
    DRAW,
    EXPLORE,
    FACTION,
    FOREST,
    FORESTS,
    MAP_CLEARINGS,
    MARCH,
    MOVE,
    NUMBER,
    OWNERS,
    RECRUIT,
    REVOLT,
    SUIT,
    SWAY,
    VOCABULARY,
)

SPREAD: Final = VOCABULARY.number("spread")
REINFORCE: Final = VOCABULARY.number("reinforce")
STEAL: Final = VOCABULARY.number("steal")
PREACH: Final = VOCABULARY.number("preach")
REGROUP: Final = VOCABULARY.number("regroup")
HOW: Final = [
    *[BATTLE, MOVE, MARCH, RECRUIT, REVOLT, EXPLORE, DRAW, SWAY],
    *[SPREAD, REINFORCE, STEAL, PREACH, REGROUP, DONE],
]
"""What a hireling's card may leave to choose between."""

NOT_FOR_HIRELING: Final = Refusal("hireling-not-there", "E.2")
NOT_ON_CARD: Final = Refusal("hireling-not-so", "E.2")
NOTHING_FOR_HIRELING: Final = Refusal("hireling-idle", "E.2.4")
UNTOUCHABLE: Final = Refusal("hireling-untouchable", "E.2.2")
REFUSALS: Final[tuple[Refusal, ...]] = (
    NOT_FOR_HIRELING,
    NOT_ON_CARD,
    NOTHING_FOR_HIRELING,
    UNTOUCHABLE,
)


# Where


def everywhere() -> list[int]:
    return list(range(MAP_CLEARINGS))


def posts(g: Root, me: int) -> list[int]:
    """The clearings with warriors of a hireling."""
    return [c for c in range(MAP_CLEARINGS) if g.warriors[me * CLEARINGS + c]]


def edge(g: Root) -> list[int]:
    """G.1.15: the clearings on the map edge."""
    return sorted([c - 1 for c in g.map.data.edge])


def off_the_starts(g: Root, me: int) -> list[int]:
    """Where a hireling may bar a clearing in setup: every faction finds a corner (ruling R98)."""
    starts = sum(of(g, each).starts_in_a_corner() for each in g.turns)
    corners = [c for c in open_to(g, me, g.map.corners) if open_slots(g, c)]
    kept = corners if len(corners) <= starts else []
    return [c for c in everywhere() if c not in kept]


def open_to(g: Root, me: int, places: list[int]) -> list[int]:
    """Those of the clearings where its pieces may be placed."""
    return [c for c in places if why_not_place(g, me, c) is None]


def as_mask(numbers: list[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def from_mask(mask: int) -> list[int]:
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def choose_place(
    g: Root, me: int, who: int, places: list[int], optional: bool = False
) -> Generator[Question, int, int]:
    """One of these clearings for pieces that are placed, or -1."""
    if not places:
        return NOBODY
    about = (of_hireling(g, me).word, as_mask(places), int(optional))
    word = yield Question(PLACE, g.seat_of[who], about)
    return NOBODY if word == DONE else word - CLEARING


def choose_clearing(
    g: Root, me: int, who: int, places: list[int], optional: bool = False
) -> Generator[Question, int, int]:
    """One of these clearings to act in, or -1."""
    if not places:
        return NOBODY
    about = (of_hireling(g, me).word, as_mask(places), int(optional))
    word = yield Question(WHERE, g.seat_of[who], about)
    return NOBODY if word == DONE else word - CLEARING


def choose_forest(g: Root, me: int, who: int, forests: list[int]) -> Generator[Question, int, int]:
    about = (of_hireling(g, me).word, as_mask(forests))
    return (yield Question(WHICH_FOREST, g.seat_of[who], about)) - FOREST


def choose_whom(
    g: Root, me: int, who: int, c: int, owners: list[int]
) -> Generator[Question, int, int]:
    about = (of_hireling(g, me).word, CLEARING + c, as_mask(owners))
    return (yield Question(WHOM, g.seat_of[who], about)) - FACTION


def choose_how(g: Root, me: int, who: int, words: list[int]) -> Generator[Question, int, int]:
    """One of these options of the card."""
    mask = as_mask([HOW.index(word) for word in words])
    return (yield Question(HOW_TO, g.seat_of[who], (of_hireling(g, me).word, mask)))


# Doing


def place_one(
    g: Root, me: int, who: int, places: list[int], optional: bool = False
) -> Generator[Question, int, int]:
    """Place a warrior in one of these clearings, if there is any; returns where."""
    if not g.supply[me]:
        return NOBODY
    c = yield from choose_place(g, me, who, open_to(g, me, places), optional)
    if c >= 0:
        place_warriors(g, me, c, 1, of_hireling(g, me).rule)
    return c


def can_battle_in(g: Root, me: int, places: list[int]) -> list[int]:
    """E.3.4: where it could battle with its own pieces, by what everybody sees (ruling R107)."""
    return [c for c in places if g.warriors[me * CLEARINGS + c] and might_fight(g, me, c)]


def battle_everywhere(g: Root, me: int, who: int, places: list[int], optional: bool) -> Flow:
    """A battle in each of these clearings, in an order of the controller's choice."""
    left = can_battle_in(g, me, places)
    while left and not g.over:
        c = yield from choose_clearing(g, me, who, left, optional)
        if c < 0:
            return
        yield from try_battle_in(g, me, c)
        left = can_battle_in(g, me, [at for at in left if at != c])


def move_some(g: Root, me: int) -> Flow:
    """E.3.4: one move with its own warriors."""
    seat = g.seat_of[me]
    g.acting = me
    origin = yield Question(MOVE_FROM, seat, (SUIT + BIRD, 0))
    target = yield Question(MOVE_TO, seat, (origin,))
    n = (yield Question(MOVE_COUNT, seat, (origin, target))) - NUMBER
    g.acting = NOBODY
    rule = of_hireling(g, me).rule
    yield from move_warriors(g, me, origin - CLEARING, target - CLEARING, n, rule)


def march_and_fight(g: Root, me: int, who: int) -> Flow:
    """A move, then a battle; either may be left out."""
    if can_move_warriors(g, me) and (yield from choose_how(g, me, who, [MOVE, DONE])) == MOVE:
        yield from move_some(g, me)
    if (
        not g.over
        and could_battle(g, me)
        and (yield from choose_how(g, me, who, [BATTLE, DONE])) == BATTLE
    ):
        yield from try_battle(g, me)


# Asking


def why_not_place_there(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None if q.about[2] else NOT_HERE
    if as_clearing(word) < 0:
        return NOT_A_CLEARING
    return None if q.about[1] >> as_clearing(word) & 1 else NOT_FOR_HIRELING


def places_asked(g: Root, q: Question) -> list[int]:
    found = clearings(from_mask(q.about[1]))
    return [*found, DONE] if q.about[2] else found


def forests_asked(g: Root, q: Question) -> list[int]:
    return [FOREST + forest for forest in from_mask(q.about[1])]


def why_not_forest(g: Root, q: Question, word: int) -> Refusal | None:
    if not FOREST <= word < FOREST + FORESTS:
        return NOT_FOR_HIRELING
    return None if word in forests_asked(g, q) else NOT_FOR_HIRELING


def owners_asked(g: Root, q: Question) -> list[int]:
    return [FACTION + owner for owner in range(OWNERS) if q.about[2] >> owner & 1]


def why_not_whom(g: Root, q: Question, word: int) -> Refusal | None:
    if as_owner(word) not in g.owners:
        return NOT_A_PLAYER
    return None if word in owners_asked(g, q) else NOT_FOR_HIRELING


def ways_asked(g: Root, q: Question) -> list[int]:
    return [HOW[at] for at in from_mask(q.about[1])]


def why_not_how(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in ways_asked(g, q) else NOT_ON_CARD


PLACE: Final[Ask[Root]] = Ask(
    "hireling-place", "E.2", places_asked, why_not_place_there, ("word", "mask", "optional")
)
WHERE: Final[Ask[Root]] = Ask(
    "hireling-where", "E.2", places_asked, why_not_place_there, ("word", "mask", "optional")
)
WHICH_FOREST: Final[Ask[Root]] = Ask(
    "hireling-forest", "E.2", forests_asked, why_not_forest, ("word", "mask")
)
WHOM: Final[Ask[Root]] = Ask(
    "hireling-whom", "E.2", owners_asked, why_not_whom, ("word", "clearing", "mask")
)
HOW_TO: Final[Ask[Root]] = Ask("hireling-how", "E.2", ways_asked, why_not_how, ("word", "mask"))
ASKS: Final[tuple[Ask[Root], ...]] = (PLACE, WHERE, WHICH_FOREST, WHOM, HOW_TO)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "hireling-at": ("owner", "clearing"),
    "hireling-rolled": ("word", "suit"),
}
