"""The conspiracies of the Lizard Cult (10.4.3): Crusade, Convert, Sanctify."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.root.actions import Action, ActionAsk
from spinney.root.battle import (
    as_owner,
    could_battle,
    has_fighters,
    might_fight,
    try_battle,
    try_battle_in,
)
from spinney.root.faction import OWNER, of
from spinney.root.factions.cult.board import GARDENS, board_of, outcast
from spinney.root.hands import player
from spinney.root.moving import as_map_clearing, can_move_warriors, clearings, take_move
from spinney.root.pieces import is_building, pieces_in, place_piece, place_warriors, why_not_place
from spinney.root.power import Loss
from spinney.root.refusals import (
    NO_BATTLE,
    NONE_LEFT,
    NONE_OF_THEIRS,
    NOT_A_CLEARING,
    NOT_HERE,
    NOWHERE_TO_GO,
)
from spinney.root.removal import is_shielded, replace
from spinney.root.rule import why_not_remove
from spinney.root.state import Root, enemies, suited
from spinney.root.words import (
    BATTLE,
    CLEARING,
    CONVERT,
    CRUSADE,
    DONE,
    FACTION,
    MAP_CLEARINGS,
    MOVE,
    PIECE,
    PIECES,
    SANCTIFY,
)

COST: Final = {CRUSADE: 2, CONVERT: 2, SANCTIFY: 3}
"""In acolytes."""
HATED_SAVES: Final = 1

TOO_FEW_ACOLYTES: Final = Refusal("too-few-acolytes", "10.4.3")
NOT_OUTCAST: Final = Refusal("not-outcast", "10.4.3")
NO_CRUSADE: Final = Refusal("no-crusade", "10.4.3.I")
NOBODY_TO_CONVERT: Final = Refusal("nobody-to-convert", "10.4.3.II")
NOTHING_TO_SANCTIFY: Final = Refusal("nothing-to-sanctify", "10.4.3.III")
REFUSALS = (TOO_FEW_ACOLYTES, NOT_OUTCAST, NO_CRUSADE, NOBODY_TO_CONVERT, NOTHING_TO_SANCTIFY)
EVENTS = {"conspired": ("seat", "count", "word", "total")}


def cost(g: Root, conspiracy: int) -> int:
    return COST[conspiracy] - (HATED_SAVES if board_of(g).hated else 0)


def conspire(g: Root, me: int) -> Flow:
    """10.4.3: one conspiracy, as long as the Cult likes and has acolytes."""
    word = yield Question(CONSPIRE, g.seat_of[me], (board_of(g).acolytes,))
    if word == DONE:
        return
    g.again = True
    if CONSPIRE.counts(word):
        spend_acolytes(g, me, word)
    yield from CONSPIRE.take(g, me, word)


def spend_acolytes(g: Root, me: int, conspiracy: int) -> None:
    """They return to the supply."""
    board, price = board_of(g), cost(g, conspiracy)
    board.acolytes -= price
    g.supply[me] += price
    g.tell("conspired", "10.4.3", g.seat_of[me], price, conspiracy, board.acolytes)


def crusade(g: Root, me: int) -> Flow:
    """10.4.3.I: a battle, or a move and then, if they wish, a battle where it led."""
    seat, suit = g.seat_of[me], outcast(g)
    if (yield Question(CRUSADE_HOW, seat)) == BATTLE:
        yield from try_battle(g, me, suit)
        return
    c = yield from take_move(g, me, "10.4.3.I", suit)
    if not (has_fighters(g, me, c) and might_fight(g, me, c)):
        return
    if (yield Question(CRUSADE_ON, seat, (CLEARING + c,))) == BATTLE:
        yield from try_battle_in(g, me, c)


def convert(g: Root, me: int) -> Flow:
    """10.4.3.II: the warrior just paid with is in the supply, so there always is one."""
    seat = g.seat_of[me]
    c = (yield Question(CONVERT_IN, seat)) - CLEARING
    other = (yield Question(CONVERT_WHOM, seat, (CLEARING + c,))) - FACTION
    yield from replace(g, Loss(other, me, c, 1, []), "10.4.3.II")
    place_warriors(g, me, c, 1, "10.4.3.II")


def sanctify(g: Root, me: int) -> Flow:
    """10.4.3.III: the garden stands where the building stood."""
    seat = g.seat_of[me]
    c = (yield Question(SANCTIFY_IN, seat)) - CLEARING
    piece = (yield Question(SANCTIFY_WHAT, seat, (CLEARING + c,))) - PIECE
    yield from replace(g, Loss(OWNER[piece], me, c, 0, [piece]), "10.4.3.III")
    place_piece(g, me, GARDENS[outcast(g)], c, "10.4.3.III")


# What can be chosen, and why not


def why_not_afford(g: Root, conspiracy: int) -> Refusal | None:
    return None if board_of(g).acolytes >= cost(g, conspiracy) else TOO_FEW_ACOLYTES


def why_not_crusade(g: Root, me: int) -> Refusal | None:
    suit = outcast(g)
    if could_battle(g, me, suit) or can_move_warriors(g, me, suit):
        return why_not_afford(g, CRUSADE)
    return NO_CRUSADE


def why_not_convert(g: Root, me: int) -> Refusal | None:
    whys = [why_not_convert_in(g, me, c) for c in range(MAP_CLEARINGS)]
    refusal = why_nowhere(whys, NOBODY_TO_CONVERT)
    return why_not_afford(g, CONVERT) if refusal is None else refusal


def why_not_sanctify(g: Root, me: int) -> Refusal | None:
    if not g.stock[GARDENS[outcast(g)]]:
        return NONE_LEFT
    whys = [why_not_sanctify_in(g, me, c) for c in range(MAP_CLEARINGS)]
    refusal = why_nowhere(whys, NOTHING_TO_SANCTIFY)
    return why_not_afford(g, SANCTIFY) if refusal is None else refusal


def why_nowhere(whys: list[Refusal | None], nothing: Refusal) -> Refusal | None:
    """What forbids placing wherever there is something to replace, if that is one thing."""
    if None in whys:
        return None
    forbidding = {why for why in whys if why is not NOT_OUTCAST and why is not nothing}
    return forbidding.pop() if len(forbidding) == 1 else nothing


def why_not_convert_in(g: Root, me: int, c: int) -> Refusal | None:
    if not suited(g, c, outcast(g)):
        return NOT_OUTCAST
    return why_not_place(g, me, c) if victims(g, me, c) else NOBODY_TO_CONVERT


def why_not_sanctify_in(g: Root, me: int, c: int) -> Refusal | None:
    if not suited(g, c, outcast(g)):
        return NOT_OUTCAST
    return why_not_place(g, me, c) if enemy_buildings(g, me, c) else NOTHING_TO_SANCTIFY


def victims(g: Root, me: int, c: int) -> list[int]:
    return [
        other
        for other in enemies(g, me)
        if of(g, other).removable(g, other, c) and not is_shielded(g, me, other, c)
    ]


def enemy_buildings(g: Root, me: int, c: int) -> list[int]:
    """The kinds of building that enemies have in a clearing."""
    foes = [other for other in enemies(g, me) if not is_shielded(g, me, other, c)]
    found = [piece for other in foes for piece in pieces_in(g, other, c)]
    return sorted({piece for piece in found if is_building(piece)})


def why_not_crusade_how(g: Root, q: Question, word: int) -> Refusal | None:
    me = player(g, q)
    if word == BATTLE:
        return None if could_battle(g, me, outcast(g)) else NO_BATTLE
    if word == MOVE:
        return None if can_move_warriors(g, me, outcast(g)) else NOWHERE_TO_GO
    return NOT_HERE


def why_not_crusade_on(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in (BATTLE, DONE) else NOT_HERE


def why_not_convert_at(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_convert_in(g, player(g, q), c)


def why_not_convert_whom(g: Root, q: Question, word: int) -> Refusal | None:
    me, other, c = player(g, q), as_owner(word), q.about[0] - CLEARING
    if other in enemies(g, me) and not is_shielded(g, me, other, c):
        return why_not_remove(g, other, c, NONE_OF_THEIRS)
    return NONE_OF_THEIRS


def why_not_sanctify_at(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_sanctify_in(g, player(g, q), c)


def why_not_sanctify_what(g: Root, q: Question, word: int) -> Refusal | None:
    there = enemy_buildings(g, player(g, q), q.about[0] - CLEARING)
    is_piece = PIECE <= word < PIECE + PIECES
    return None if is_piece and word - PIECE in there else NOTHING_TO_SANCTIFY


ALL_CLEARINGS: Final = clearings(list(range(MAP_CLEARINGS)))
CONSPIRE: Final = ActionAsk(
    "conspire",
    "10.4.3",
    (
        Action(CRUSADE, why_not_crusade, crusade),
        Action(CONVERT, why_not_convert, convert),
        Action(SANCTIFY, why_not_sanctify, sanctify),
    ),
    ("count",),
)
CRUSADE_HOW: Final[Ask[Root]] = Ask(
    "crusade", "10.4.3.I", lambda g, q: (BATTLE, MOVE), why_not_crusade_how
)
CRUSADE_ON: Final[Ask[Root]] = ExactAsk(
    "crusade-on", "10.4.3.I", lambda g, q: (BATTLE, DONE), why_not_crusade_on, ("clearing",)
)
CONVERT_IN: Final[Ask[Root]] = Ask(
    "convert-in", "10.4.3.II", lambda g, q: ALL_CLEARINGS, why_not_convert_at
)
CONVERT_WHOM: Final[Ask[Root]] = ExactAsk(
    "convert-whom",
    "10.4.3.II",
    lambda g, q: [FACTION + f for f in victims(g, player(g, q), q.about[0] - CLEARING)],
    why_not_convert_whom,
    ("clearing",),
)
SANCTIFY_IN: Final[Ask[Root]] = Ask(
    "sanctify-in", "10.4.3.III", lambda g, q: ALL_CLEARINGS, why_not_sanctify_at
)
SANCTIFY_WHAT: Final[Ask[Root]] = ExactAsk(
    "sanctify-what",
    "10.4.3.III",
    lambda g, q: [
        PIECE + piece for piece in enemy_buildings(g, player(g, q), q.about[0] - CLEARING)
    ],
    why_not_sanctify_what,
    ("clearing",),
)
ASKS = (
    *(CONSPIRE, CRUSADE_HOW, CRUSADE_ON, CONVERT_IN, CONVERT_WHOM),
    *(SANCTIFY_IN, SANCTIFY_WHAT),
)
