"""The warlord: how he comes (14.4.3), moves and advances (14.5.3), falls or is spared (14.2.2)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.actions import Action, ActionAsk
from spinney.root.battle import (
    attack_may_cost_a_card,
    battle_in,
    may_pay_to_attack,
    opponents,
)
from spinney.root.factions.hundreds.board import (
    COMES,
    NOWHERE,
    RELENTLESS,
    STAYS,
    UNSAID,
    WARLORD,
    board_of,
)
from spinney.root.hands import player
from spinney.root.moving import (
    MOVE_TO,
    as_map_clearing,
    can_leave,
    clearings,
    move_warriors,
    why_not_leave,
)
from spinney.root.pieces import put_warriors, why_not_place
from spinney.root.power import Loss
from spinney.root.refusals import (
    NO_ENEMY_THERE,
    NO_WARRIORS_THERE,
    NOT_A_CLEARING,
    NOT_HERE,
    NOT_THAT_MANY,
    NOWHERE_TO_GO,
)
from spinney.root.removal import replace
from spinney.root.state import Root
from spinney.root.words import (
    BATTLE,
    CLEARING,
    CLEARINGS,
    DONE,
    FACTION,
    MAP_CLEARINGS,
    NUMBER,
    VOCABULARY,
    WARRIOR,
)

ADVANCE: Final = VOCABULARY.number("advance")

WARLORD_STAYS: Final = Refusal("warlord-stays", "14.2.2")
NO_WARLORD: Final = Refusal("no-warlord", "14.5.3")
NO_ADVANCE_LEFT: Final = Refusal("no-advance-left", "14.5.3")
REFUSALS = (WARLORD_STAYS, NO_WARLORD, NO_ADVANCE_LEFT)
EVENTS = {
    "anointed": ("owner", "clearing"),
    "warlord-moved": ("owner", "clearing"),
    "warlord-fell": ("owner", "clearing"),
}


# 14.2.2 He is a warrior


def besides_him(g: Root, me: int, c: int) -> int:
    """The warriors in a clearing but for the warlord."""
    return g.warriors[me * CLEARINGS + c] - (board_of(g).warlord == c)


def goes_along(g: Root, me: int, origin: int, target: int) -> Flow:
    """He comes with the warriors that have just moved, if he is one of them."""
    board = board_of(g)
    comes = yield from takes_part(g, me, origin, target, g.warriors[me * CLEARINGS + origin])
    board.goes = UNSAID
    if comes:
        board.warlord = target
        g.tell("warlord-moved", "14.2.2", FACTION + me, CLEARING + target)


def takes_part(
    g: Root, me: int, origin: int, target: int, staying: int
) -> Generator[Question, int, bool]:
    """Whether he is one of those that move: if nobody stays, or by choice, asked for once."""
    board = board_of(g)
    if board.warlord != origin or g.active != me:
        return False
    if board.goes == UNSAID and staying:
        about = (CLEARING + origin, CLEARING + target)
        word = yield Question(BRING_HIM, g.seat_of[me], about)
        board.goes = COMES if word == WARLORD else STAYS
    return board.goes != STAYS


def can_lose_one(
    g: Root, me: int, origin: int, target: int, n: int
) -> Generator[Question, int, bool]:
    """Whether one of those that are about to move is not the warlord."""
    staying = g.warriors[me * CLEARINGS + origin] - n
    comes = yield from takes_part(g, me, origin, target, staying)
    if n == 1 and not comes:
        board_of(g).goes = UNSAID  # nobody is left to move
    return n > comes


def falls(g: Root, me: int, chooser: int, c: int, n: int) -> Generator[Question, int, bool]:
    """Whether he is one of the warriors that fall, where others stay."""
    if not n or board_of(g).warlord != c:
        return False
    about = (FACTION + me, CLEARING + c, n)
    return (yield Question(GIVE_HIM_UP, g.seat_of[chooser], about)) == WARLORD


def take_back(g: Root, me: int, loss: Loss) -> int:
    """The warlord lies beside the supply until he is anointed; returns how many are in it."""
    board, c = board_of(g), loss.clearing
    fell = board.warlord == c and (loss.stands_out or not g.warriors[me * CLEARINGS + c])
    if fell:
        board.warlord = NOWHERE
        g.tell("warlord-fell", "14.2.2", FACTION + me, CLEARING + c)
    returned = loss.warriors - fell
    g.supply[me] += returned
    return returned


# 14.4.3 Anoint


def anoint(g: Root, me: int) -> Flow:
    """In place of any warrior; if that cannot be, in any clearing."""
    if board_of(g).warlord != NOWHERE:
        return
    replaced = bool(replaceable(g, me))
    c = (yield Question(ANOINT, g.seat_of[me], (int(replaced),))) - CLEARING
    if replaced:
        yield from replace(g, Loss(me, me, c, 1, []), "14.4.3")
    place_warlord(g, me, c, "14.4.3")


def place_warlord(g: Root, me: int, c: int, rule: str) -> None:
    put_warriors(g, me, c, 1)
    board_of(g).warlord = c
    g.tell("anointed", rule, FACTION + me, CLEARING + c)


def replaceable(g: Root, me: int) -> list[int]:
    """Where a warrior can make way for him."""
    row = me * CLEARINGS
    return [
        c for c in range(MAP_CLEARINGS) if g.warriors[row + c] and why_not_place(g, me, c) is None
    ]


# 14.5.3 Advance the Warlord


def advance(g: Root, me: int) -> Flow:
    """One of as many advances as there is Prowess: a move, a battle, or one and then the other."""
    board = board_of(g)
    word = yield Question(ADVANCE_OR_NOT, g.seat_of[me], (board.prowess() - board.advanced,))
    if word == DONE:
        return
    g.again = True
    board.advanced += ADVANCE_OR_NOT.counts(word)
    yield from ADVANCE_OR_NOT.take(g, me, word)


def lead_and_battle(g: Root, me: int) -> Flow:
    yield from lead(g, me)
    if not may_battle(g, me):
        return
    about = (CLEARING + board_of(g).warlord,)
    if (yield Question(ADVANCE_ON, g.seat_of[me], about)) == DONE:
        return
    yield from battle(g, me)
    if board_of(g).mood == RELENTLESS and not g.over:
        yield from go_on(g, me)


def go_on(g: Root, me: int) -> Flow:
    """14.7.5: after both, one of them once more."""
    if why_not_lead(g, me) is not None and not may_battle(g, me):
        return
    word = yield Question(RELENT, g.seat_of[me])
    if word == ADVANCE:
        yield from lead(g, me)
    elif word == BATTLE:
        yield from battle(g, me)


def lead(g: Root, me: int) -> Flow:
    """Move the warlord with any warriors of his clearing."""
    board, seat = board_of(g), g.seat_of[me]
    origin = CLEARING + board.warlord
    target = yield Question(MOVE_TO, seat, (origin,))
    with_him = (yield Question(ESCORT, seat, (origin, target))) - NUMBER
    board.goes = COMES
    yield from move_warriors(g, me, origin - CLEARING, target - CLEARING, with_him + 1, "14.5.3")


def battle(g: Root, me: int) -> Flow:
    yield from battle_in(g, me, board_of(g).warlord)


# What can be chosen, and why not


def why_no_advance(g: Root, me: int) -> Refusal | None:
    board = board_of(g)
    return None if board.advanced < board.prowess() else NO_ADVANCE_LEFT


def why_not_lead(g: Root, me: int) -> Refusal | None:
    c = board_of(g).warlord
    if c == NOWHERE:
        return NO_WARLORD
    if can_leave(g, me, c):
        return None
    refusal = why_not_leave(g, me, c)
    return NOWHERE_TO_GO if refusal is None else refusal


def why_not_battle(g: Root, me: int) -> Refusal | None:
    c = board_of(g).warlord
    if c == NOWHERE:
        return NO_WARLORD
    return None if opponents(g, me, c) else NO_ENEMY_THERE


def may_battle(g: Root, me: int) -> bool:
    """Whether he could, for all that others know of the hand."""
    c = board_of(g).warlord
    return why_not_battle(g, me) is None or (c != NOWHERE and may_pay_to_attack(g, me, c))


def why_not_bring_him(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in (WARLORD, DONE) else NOT_HERE


def why_not_give_him_up(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in (WARLORD, WARRIOR) else NOT_HERE


def anoint_places(g: Root, q: Question) -> list[int]:
    """`about` says whether a warrior makes way for him."""
    me = player(g, q)
    if q.about[0]:
        return clearings(replaceable(g, me))
    return clearings([c for c in range(MAP_CLEARINGS) if why_not_place(g, me, c) is None])


def why_not_anoint(g: Root, q: Question, word: int) -> Refusal | None:
    me, c = player(g, q), as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    if q.about[0] and not g.warriors[me * CLEARINGS + c]:
        return NO_WARRIORS_THERE
    return why_not_place(g, me, c)


def escorts(g: Root, q: Question) -> list[int]:
    there = besides_him(g, player(g, q), q.about[0] - CLEARING)
    return list(range(NUMBER, NUMBER + there + 1))


def why_not_escort(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in escorts(g, q) else NOT_THAT_MANY


def why_not_on(g: Root, q: Question, word: int) -> Refusal | None:
    if word == BATTLE:
        return why_not_battle(g, player(g, q))
    return None if word == DONE else NOT_HERE


def why_not_relent(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    if word == ADVANCE:
        return why_not_lead(g, player(g, q))
    return why_not_battle(g, player(g, q)) if word == BATTLE else NOT_HERE


BRING_HIM: Final[Ask[Root]] = Ask(
    "bring-warlord",
    "14.2.2",
    lambda g, q: (WARLORD, DONE),
    why_not_bring_him,
    ("origin", "clearing"),
)
GIVE_HIM_UP: Final[Ask[Root]] = Ask(
    "give-up-warlord",
    "14.2.2",
    lambda g, q: (WARLORD, WARRIOR),
    why_not_give_him_up,
    ("faction", "clearing", "count"),
)
ANOINT: Final[Ask[Root]] = Ask("anoint", "14.4.3", anoint_places, why_not_anoint, ("optional",))
ADVANCE_OR_NOT: Final = ActionAsk(
    "advance",
    "14.5.3",
    (Action(ADVANCE, why_not_lead, lead_and_battle), Action(BATTLE, why_not_battle, battle)),
    ("count",),
    None,
    why_no_advance,
)
ESCORT: Final[Ask[Root]] = Ask("escort", "14.5.3", escorts, why_not_escort, ("origin", "clearing"))
ADVANCE_ON: Final[Ask[Root]] = Ask(
    "advance-on",
    "14.5.3",
    lambda g, q: (BATTLE, DONE),
    why_not_on,
    ("clearing",),
    attack_may_cost_a_card,
)
RELENT: Final[Ask[Root]] = Ask(
    "relentless",
    "14.7.5",
    lambda g, q: (ADVANCE, BATTLE, DONE),
    why_not_relent,
    secret=attack_may_cost_a_card,
)
ASKS = (BRING_HIM, GIVE_HIM_UP, ANOINT, ADVANCE_OR_NOT, ESCORT, ADVANCE_ON, RELENT)
