"""Choosing, dealing and setting up landmarks (A.5)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.landmarks.table import TABLE, stand
from spinney.root.maps import Map
from spinney.root.moving import as_map_clearing, clearings
from spinney.root.refusals import NOT_A_CLEARING, NOT_HERE
from spinney.root.state import Root, seated_from_the_last
from spinney.root.words import (
    CLEARING,
    FERRY,
    LANDMARK,
    LANDMARKS,
    MAP_CLEARINGS,
    TOWER,
    VOCABULARY,
)

OF_THE_MAP: Final = "map"
NO_LANDMARKS: Final = "none"
NUMBERS: Final = {"one": 1, "two": 2}
MOST: Final = 2
NAMES: Final = VOCABULARY.words[LANDMARK : LANDMARK + LANDMARKS]
FORM: Final = (
    "map (as the map has it), none, one or two of all six, one or two of some as in "
    "two/ferry,tower,lost_city, or one or two by name, as in lost_city,black_market"
)

LANDMARK_THERE: Final = Refusal("landmark-there", "A.5.3")
LANDMARK_NEXT_TO: Final = Refusal("landmark-next-to", "A.5.3")
REFUSALS: Final[tuple[Refusal, ...]] = (LANDMARK_THERE, LANDMARK_NEXT_TO)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "landmark-dealt": ("word",),
    "landmark": ("seat", "word", "clearing"),
}


# Before the game: the option (A.5.1)


def agreement(value: str) -> tuple[int, list[str]] | None:
    """How many landmarks are set up, and out of which; none if the value says neither."""
    if value in (OF_THE_MAP, NO_LANDMARKS):
        return 0, []
    number, slash, listed = value.partition("/")
    if number in NUMBERS:
        names = listed.split(",") if slash else list(NAMES)
        wanted = NUMBERS[number]
    else:
        names = value.split(",")
        wanted = len(names)
    known = all(name in NAMES for name in names) and len(set(names)) == len(names)
    return (wanted, names) if known and wanted <= min(MOST, len(names)) else None


def is_agreement(value: str) -> bool:
    return agreement(value) is not None


def prepare(g: Root, value: str) -> None:
    """What the option says: the maps' own landmarks stand, or others will be set up."""
    if value == OF_THE_MAP:
        for number, c in of_the_map(g.map):
            stand(g, number, c)
    agreed = agreement(value)
    assert agreed is not None, "the option was checked"
    g.agreed = agreed[0]
    g.dealt = [VOCABULARY.number(name) for name in agreed[1]]


def of_the_map(woodland: Map) -> list[tuple[int, int]]:
    """C.2.1 and C.3.1."""
    printed = ((FERRY - LANDMARK, woodland.ferry), (TOWER - LANDMARK, woodland.tower))
    return [(number, c) for number, c in printed if c >= 0]


# Setting up (A.5.2, A.5.3)


def deal_landmarks(g: Root) -> None:
    if g.agreed < len(g.dealt):
        g.shuffle(g.dealt)
    g.dealt = sorted(g.dealt[: g.agreed])
    for word in g.dealt:
        g.tell("landmark-dealt", "A.5.2", word)


def set_up_landmark(g: Root) -> Flow:
    """The last player in turn order sets up one of those dealt, the second to last the other."""
    chooser = seated_from_the_last(g)[(g.agreed - len(g.dealt)) % g.seats]
    seat = g.seat_of[chooser]
    word = yield Question(WHICH_LANDMARK, seat)
    c = (yield Question(LANDMARK_IN, seat, (word,))) - CLEARING
    g.dealt = [other for other in g.dealt if other != word]
    g.tell("landmark", "A.5.3", seat, word, CLEARING + c)
    stand(g, word - LANDMARK, c)
    TABLE[word - LANDMARK].set_up(g)


def places_for(g: Root, word: int) -> list[int]:
    """Where it can stand; next to another landmark only where there is no other place."""
    landmark = TABLE[word - LANDMARK]
    fitting = [c for c in range(MAP_CLEARINGS) if landmark.why_unfit(g, c) is None]
    free = [c for c in fitting if c not in g.sites]
    if not landmark.keeps_apart:
        return free
    apart = [c for c in free if not any(near in g.sites for near in g.map.neighbours[c])]
    return apart or free  # ruling R73


def why_not_which(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in g.dealt else NOT_HERE


def why_not_in(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    refusal = TABLE[q.about[0] - LANDMARK].why_unfit(g, c)
    if refusal is not None:
        return refusal
    if c in g.sites:
        return LANDMARK_THERE
    return None if c in places_for(g, q.about[0]) else LANDMARK_NEXT_TO


WHICH_LANDMARK: Final[Ask[Root]] = Ask(
    "which-landmark", "A.5.3", lambda g, q: g.dealt, why_not_which
)
LANDMARK_IN: Final[Ask[Root]] = Ask(
    "landmark-in",
    "A.5.3",
    lambda g, q: clearings(list(range(MAP_CLEARINGS))),
    why_not_in,
    ("word",),
)
ASKS: Final[tuple[Ask[Root], ...]] = (WHICH_LANDMARK, LANDMARK_IN)
