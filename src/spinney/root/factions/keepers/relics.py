"""Relics: taking them along, losing them, delving for them, recovering them (15.2.4 to 15.5.2)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.factions.keepers.board import (
    RELICS,
    TYPES,
    board_of,
    relics_in,
    shown_by,
    type_of,
    value_of,
    waystations_in,
)
from spinney.root.hands import distinct
from spinney.root.moving import as_map_clearing, clearings, why_not_enter
from spinney.root.pieces import put_piece
from spinney.root.power import Loss
from spinney.root.refusals import NOT_A_CLEARING, NOT_HERE, WRONG_SUIT
from spinney.root.rule import ruler
from spinney.root.state import Root, suited
from spinney.root.victory import score
from spinney.root.words import CLEARING, DONE, FOREST, MAP_CLEARINGS, PIECE, SUIT

FOR_A_COLUMN: Final = 2
"""15.5.2.III.b."""

NOT_A_FOREST: Final = Refusal("no-such-forest", "2.4")
NOT_NEXT_TO_IT: Final = Refusal("forest-not-adjacent", "15.5.2.II.a")
NO_RELIC_IN_FOREST: Final = Refusal("no-relic-in-forest", "15.5.2.II.a")
NO_SUCH_RELIC: Final = Refusal("no-such-relic", "15.2.1")
NOTHING_TO_RECOVER: Final = Refusal("nothing-to-recover", "15.5.2.III.a")
NO_WAYSTATION_FOR_IT: Final = Refusal("no-waystation-for-it", "15.5.2.III.a")
REFUSALS = (
    *(NOT_A_FOREST, NOT_NEXT_TO_IT, NO_RELIC_IN_FOREST, NO_SUCH_RELIC),
    *(NOTHING_TO_RECOVER, NO_WAYSTATION_FOR_IT),
)
EVENTS: dict[str, tuple[str, ...]] = {
    "relic-moved": ("seat", "piece", "origin", "clearing"),
    "relic-returned": ("seat", "piece", "forest"),
    "delved": ("seat", "piece", "forest", "clearing"),
    "recovered": ("seat", "piece", "clearing"),
    "relics-column": ("seat",),
}


# 15.2.4 Devout Knights


def take_along(g: Root, me: int, origin: int, target: int, warriors: int) -> Flow:
    """One relic may come with each warrior."""
    seat = g.seat_of[me]
    about = (CLEARING + origin, CLEARING + target)
    for left in range(warriors, 0, -1):
        if not relics_in(g, origin):
            return
        word = yield Question(ALONG, seat, (about[0], about[1], left))
        if word == DONE:
            return
        relic = word - PIECE
        put_piece(g, relic, origin, -1)
        put_piece(g, relic, target, 1)
        g.tell("relic-moved", "15.2.4", seat, word, about[0], about[1])


# 15.2.5 Prized Trophies


def lost_relics(loss: Loss) -> list[int]:
    return [piece for piece in loss.pieces if piece in RELICS]


def return_to_forests(g: Root, me: int, losses: list[Loss]) -> Flow:
    """Whoever removes a relic chooses the forest; if that is nobody, the Keepers do."""
    board = board_of(g)
    for loss in losses:
        chooser = g.seat_of[loss.by] if loss.by >= 0 else g.seat_of[me]
        if chooser < 0:
            chooser = g.seat_of[me]
        for relic in lost_relics(loss):
            word = yield Question(RETURN_TO, chooser, (PIECE + relic, CLEARING + loss.clearing))
            board.fallen.remove(relic)
            board.shown[word - FOREST].append(relic)
            g.tell("relic-returned", "15.2.5", chooser, PIECE + relic, word)


# 15.5.2.II Delve


def delve(g: Root, me: int, c: int) -> Generator[Question, int, bool]:
    """Returns whether the card that was used for it stays in the Retinue."""
    seat, board = g.seat_of[me], board_of(g)
    if not relics_beside(g, me, c):
        return True
    word = yield Question(DELVE_FROM, seat, (CLEARING + c,))
    if word == DONE:
        return True
    forest = word - FOREST
    seen = (yield Question(DELVE_WHAT, seat, (word,))) - PIECE
    g.reveal()
    relic = board.take_up(forest, seen)
    put_piece(g, relic, c, 1)
    g.tell("delved", "15.5.2.II.a", seat, PIECE + relic, word, CLEARING + c)
    around = [near for near in g.map.forest_clearings[forest] if ruler(g, near) == me]
    return len(around) >= value_of(relic)


def relics_beside(g: Root, me: int, c: int) -> list[int]:
    """The forests beside a clearing with relics that can be moved there."""
    return [] if why_not_enter(g, me, c) is not None else forests_with_relics(g, c)


def forests_with_relics(g: Root, c: int) -> list[int]:
    board = board_of(g)
    return [f for f in g.map.forests_by[c] if board.hidden[f] or board.shown[f]]


# 15.5.2.III Recover


def recover(g: Root, me: int, suit: int) -> Generator[Question, int, bool]:
    """Relics from one clearing, one by one; returns whether the card stays in the Retinue."""
    seat = g.seat_of[me]
    c = (yield Question(RECOVER_IN, seat, (SUIT + suit,))) - CLEARING
    taken = 0
    while recoverable(g, c):
        word = yield Question(RECOVER_WHAT, seat, (CLEARING + c, taken))
        if word == DONE:
            return True
        taken += 1
        take_home(g, me, word - PIECE, c)
        if matching_ruled(g, me, c) < value_of(word - PIECE):
            return False
    return True


def take_home(g: Root, me: int, relic: int, c: int) -> None:
    """15.5.2.III.a and b: the leftmost space of its row, and what it scores."""
    seat, recovered = g.seat_of[me], board_of(g).recovered
    put_piece(g, relic, c, -1)
    row = recovered[type_of(relic)]
    row.append(relic)
    g.tell("recovered", "15.5.2.III.a", seat, PIECE + relic, CLEARING + c)
    score(g, me, value_of(relic), "15.5.2.III.b")
    if min([len(recovered[kind]) for kind in range(TYPES)]) == len(row):
        g.tell("relics-column", "15.5.2.III.b", seat)
        score(g, me, FOR_A_COLUMN, "15.5.2.III.b")


def matching_ruled(g: Root, me: int, c: int) -> int:
    """15.5.2.III.c: the clearings of the same suit that the Keepers rule."""
    alike = [there for there in range(MAP_CLEARINGS) if g.suits[there] & g.suits[c]]
    return sum([1 for there in alike if ruler(g, there) == me])


def recoverable(g: Root, c: int) -> list[int]:
    """The relics in a clearing for which it has a waystation."""
    types = [shown_by(waystation) for waystation in waystations_in(g, c)]
    return [relic for relic in relics_in(g, c) if type_of(relic) in types]


# What can be chosen, and why not


def as_forest(g: Root, word: int) -> int:
    """A word as a forest of this map, or -1."""
    return word - FOREST if FOREST <= word < FOREST + len(g.map.forest_clearings) else -1


def relic_words(relics: list[int]) -> list[int]:
    return [PIECE + relic for relic in relics]


def along_words(g: Root, q: Question) -> list[int]:
    return [*relic_words(relics_in(g, q.about[0] - CLEARING)), DONE]


def why_not_along(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in along_words(g, q) else NO_SUCH_RELIC


def all_forests(g: Root, q: Question) -> list[int]:
    return list(range(FOREST, FOREST + len(g.map.forest_clearings)))


def why_not_return_to(g: Root, q: Question, word: int) -> Refusal | None:
    return None if as_forest(g, word) >= 0 else NOT_A_FOREST


def why_not_delve_from(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    forest, c = as_forest(g, word), q.about[0] - CLEARING
    if forest < 0:
        return NOT_A_FOREST
    if forest not in g.map.forests_by[c]:
        return NOT_NEXT_TO_IT
    return None if forest in forests_with_relics(g, c) else NO_RELIC_IN_FOREST


def seen_relics(g: Root, q: Question) -> list[int]:
    return relic_words(distinct(board_of(g).seen_in(q.about[0] - FOREST)))


def why_not_delve_what(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in seen_relics(g, q) else NO_SUCH_RELIC


def why_not_recover_at(g: Root, suit: int, c: int) -> Refusal | None:
    if not suited(g, c, suit):
        return WRONG_SUIT
    return None if recoverable(g, c) else NOTHING_TO_RECOVER


def recovery_places(g: Root, suit: int) -> list[int]:
    return [c for c in range(MAP_CLEARINGS) if why_not_recover_at(g, suit, c) is None]


def why_not_recover_in(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_recover_at(g, q.about[0] - SUIT, c)


def why_not_recover_what(g: Root, q: Question, word: int) -> Refusal | None:
    """Once a relic has been taken, one may end it."""
    c, taken = q.about[0] - CLEARING, q.about[1]
    if word == DONE:
        return None if taken else NOT_HERE
    if word - PIECE not in relics_in(g, c):
        return NO_SUCH_RELIC
    return None if word - PIECE in recoverable(g, c) else NO_WAYSTATION_FOR_IT


ALONG: Final[Ask[Root]] = Ask(
    "relic-along", "15.2.4", along_words, why_not_along, ("origin", "clearing", "count")
)
RETURN_TO: Final[Ask[Root]] = Ask(
    "return-relic", "15.2.5", all_forests, why_not_return_to, ("piece", "clearing")
)
DELVE_FROM: Final[Ask[Root]] = Ask(
    "delve-from",
    "15.5.2.II.a",
    lambda g, q: [*all_forests(g, q), DONE],
    why_not_delve_from,
    ("clearing",),
)
DELVE_WHAT: Final[Ask[Root]] = Ask(
    "delve-what", "15.5.2.II.a", seen_relics, why_not_delve_what, ("forest",)
)
RECOVER_IN: Final[Ask[Root]] = Ask(
    "recover-in",
    "15.5.2.III",
    lambda g, q: clearings(recovery_places(g, q.about[0] - SUIT)),
    why_not_recover_in,
    ("suit",),
)
RECOVER_WHAT: Final[Ask[Root]] = Ask(
    "recover-what",
    "15.5.2.III.a",
    lambda g, q: [*relic_words(relics_in(g, q.about[0] - CLEARING)), DONE],
    why_not_recover_what,
    ("clearing", "count"),
)
ASKS = (ALONG, RETURN_TO, DELVE_FROM, DELVE_WHAT, RECOVER_IN, RECOVER_WHAT)
