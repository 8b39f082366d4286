"""Where the Marquise begins: by the keep (6.3), or in homelands (A.8.2)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.factions.marquise.board import BUILDABLE, keep_clearing
from spinney.root.hands import player
from spinney.root.homelands import HOMELAND_TOO_NEAR, enemy_homelands, found_homeland, within
from spinney.root.moving import adjacent, as_clearing, as_map_clearing, clearings
from spinney.root.pieces import place_piece, place_warriors, why_not_place, why_not_place_piece
from spinney.root.refusals import NOT_A_CLEARING
from spinney.root.state import Root
from spinney.root.words import CLEARING, CLEARINGS, KEEP, MAP_CLEARINGS, PIECE

NOT_A_CORNER: Final = Refusal("not-a-corner", "6.3.2")
NOT_A_HOMELAND: Final = Refusal("not-a-homeland", "A.8.2")
NOT_BY_THE_KEEP: Final = Refusal("not-by-the-keep", "6.3.4")
REFUSALS = (NOT_A_CORNER, NOT_A_HOMELAND, NOT_BY_THE_KEEP)


def around_the_keep(g: Root, me: int) -> Flow:
    """6.3.2 to 6.3.4: the keep in a corner, and a building of each kind by it, if it has room."""
    seat = g.seat_of[me]
    keep = (yield Question(PLACE_KEEP, seat)) - CLEARING
    place_piece(g, me, KEEP, keep, "6.3.2")
    for c in range(MAP_CLEARINGS):
        if c != g.map.opposite[keep] and why_not_place(g, me, c) is None:
            place_warriors(g, me, c, 1, "6.3.3")
    for piece in BUILDABLE:
        question = Question(FIRST_BUILDING, seat, (PIECE + piece,))
        if FIRST_BUILDING.options(g, question):  # R26: a hireling may have built there
            c = (yield question) - CLEARING
            place_piece(g, me, piece, c, "6.3.4")


def in_homelands(g: Root, me: int, homelands: int) -> Flow:
    """A.8.2: homelands with a building each, and the keep in one of them."""
    seat = g.seat_of[me]
    for _ in range(homelands):
        yield from found_homeland(g, me)
    for c in range(MAP_CLEARINGS):
        if why_not_place(g, me, c) is None:
            place_warriors(g, me, c, 1 + (g.homelands[me] >> c & 1), "A.8.2")
    keep = (yield Question(KEEP_IN_HOMELAND, seat)) - CLEARING
    place_piece(g, me, KEEP, keep, "A.8.2")
    for piece in BUILDABLE:
        c = (yield Question(BUILD_IN_HOMELAND, seat, (PIECE + piece,))) - CLEARING
        place_piece(g, me, piece, c, "A.8.2")


def why_not_keep(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    return None if c in g.map.corners else NOT_A_CORNER


def by_the_keep(g: Root, q: Question) -> list[int]:
    keep = keep_clearing(g)
    return clearings(sorted([keep, *adjacent(g, player(g, q), keep)]))


def why_not_first_building(g: Root, q: Question, word: int) -> Refusal | None:
    me, c, keep = player(g, q), as_clearing(word), keep_clearing(g)
    if c < 0:
        return NOT_A_CLEARING
    if c != keep and c not in adjacent(g, me, keep):
        return NOT_BY_THE_KEEP
    return why_not_place_piece(g, me, q.about[0] - PIECE, c)


def homelands_for_the_keep(g: Root, q: Question) -> list[int]:
    """Away from enemy homelands, if any of them is."""
    near = within(g, enemy_homelands(g, player(g, q)), 1)
    mine = [c for c in range(MAP_CLEARINGS) if g.homelands[player(g, q)] >> c & 1]
    return clearings([c for c in mine if not near >> c & 1] or mine)


def why_not_keep_in(g: Root, q: Question, word: int) -> Refusal | None:
    if as_map_clearing(word) < 0:
        return NOT_A_CLEARING
    if not g.homelands[player(g, q)] >> word - CLEARING & 1:
        return NOT_A_HOMELAND
    return None if word in homelands_for_the_keep(g, q) else HOMELAND_TOO_NEAR


def bare_homelands(g: Root, q: Question) -> list[int]:
    """Those without one of the first buildings."""
    mine = [c for c in range(MAP_CLEARINGS) if g.homelands[player(g, q)] >> c & 1]
    return clearings(
        [c for c in mine if not any(g.pieces[piece * CLEARINGS + c] for piece in BUILDABLE)]
    )


def why_not_bare(g: Root, q: Question, word: int) -> Refusal | None:
    if as_map_clearing(word) < 0:
        return NOT_A_CLEARING
    return None if word in bare_homelands(g, q) else NOT_A_HOMELAND


PLACE_KEEP: Final[Ask[Root]] = Ask(
    "place-keep", "6.3.2", lambda g, q: clearings(g.map.corners), why_not_keep
)
FIRST_BUILDING: Final[Ask[Root]] = Ask(
    "first-building",
    "6.3.4",
    by_the_keep,
    why_not_first_building,
    ("piece",),
)
KEEP_IN_HOMELAND: Final[Ask[Root]] = Ask(
    "keep-in-homeland", "A.8.2", homelands_for_the_keep, why_not_keep_in
)
BUILD_IN_HOMELAND: Final[Ask[Root]] = Ask(
    "build-in-homeland", "A.8.2", bare_homelands, why_not_bare, ("piece",)
)
ASKS = (PLACE_KEEP, KEEP_IN_HOMELAND, BUILD_IN_HOMELAND, FIRST_BUILDING)
