"""The Retinue: acting with its cards from left to right (15.5.2)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.battle import try_battle_in, why_not_attack
from spinney.root.cards import SUIT_OF
from spinney.root.common import (
    could_do_common,
    open_common,
    take_common,
    why_not_common,
)
from spinney.root.faction import of
from spinney.root.factions.keepers.board import (
    RECOVER,
    RETAINER,
    board_of,
)
from spinney.root.factions.keepers.relics import (
    NOTHING_TO_RECOVER,
    delve,
    recover,
    recovery_places,
    relics_beside,
)
from spinney.root.hands import distinct, player, tell_discard
from spinney.root.moving import as_map_clearing, can_move_warriors, clearings, take_move
from spinney.root.pieces import has_pieces_in, pieces_in
from spinney.root.refusals import (
    NO_WARRIORS_THERE,
    NOT_A_CLEARING,
    NOT_HERE,
    NOT_RULED,
    NOWHERE_TO_GO,
    WRONG_SUIT,
)
from spinney.root.rule import lenders, rules
from spinney.root.state import Root, enemies, suited
from spinney.root.turn import to_evening
from spinney.root.words import (
    CLEARING,
    CLEARINGS,
    DONE,
    MAP_CLEARINGS,
    MOVE,
    SUIT,
)

FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2
"""The columns, by their place."""

NOT_WAITING: Final = Refusal("not-waiting", "15.5.2")
NOTHING_TO_DELVE: Final = Refusal("nothing-to-delve", "15.5.2.II")
REFUSALS = (NOT_WAITING, NOTHING_TO_DELVE)
EVENTS: dict[str, tuple[str, ...]] = {"retainer-left": ("seat",)}


# 15.5.2 Act with Retinue


def begin_actions(g: Root, me: int) -> None:
    board_of(g).begin()


def act_first(g: Root, me: int) -> Flow:
    """15.5.2.I."""
    card = yield from next_card(g, me, FIRST, ACT_FIRST)
    if card >= 0:
        yield from take_move(g, me, "15.5.2.I", SUIT_OF[card])


def act_second(g: Root, me: int) -> Flow:
    """15.5.2.II."""
    card = yield from next_card(g, me, SECOND, ACT_SECOND)
    if card >= 0:
        yield from battle_then_delve(g, me, card)


def act_third(g: Root, me: int) -> Flow:
    """15.5.2.III; whoever leaves this column at will has ended Daylight."""
    leaves_at_will = bool(board_of(g).waiting[THIRD])
    card = yield from next_card(g, me, THIRD, ACT_THIRD)
    if card >= 0:
        yield from move_or_recover(g, me, card)
    elif leaves_at_will and not g.again:
        to_evening(g)


def next_card(g: Root, me: int, column: int, ask: Ask[Root]) -> Generator[Question, int, int]:
    """The card of a column to act with, in any order; -1 if none is left or wanted just now."""
    waiting = board_of(g).waiting[column]
    if not waiting:
        return -1
    word = yield Question(ask, g.seat_of[me])
    if word == DONE:
        waiting.clear()
        return -1
    g.again = True
    if word not in waiting:
        yield from take_common(g, me, word)
        return -1
    waiting.remove(word)
    return word


def battle_then_delve(g: Root, me: int, card: int) -> Flow:
    """One must battle where enemies are (ruling R107); then one may delve, whoever is left."""
    c = (yield Question(DELVE_IN, g.seat_of[me], (SUIT + SUIT_OF[card],))) - CLEARING
    if foes_in(g, me, c):
        yield from try_battle_in(g, me, c)
    if not (yield from delve(g, me, c)):
        dismiss(g, me, SECOND, card, "15.5.2.II.b")


def move_or_recover(g: Root, me: int, card: int) -> Flow:
    suit = SUIT_OF[card]
    if (yield Question(MOVE_OR_RECOVER, g.seat_of[me], (SUIT + suit,))) == MOVE:
        yield from take_move(g, me, "15.5.2.III", suit)
    elif not (yield from recover(g, me, suit)):
        dismiss(g, me, THIRD, card, "15.5.2.III.c")


def dismiss(g: Root, me: int, column: int, card: int, rule: str) -> None:
    """Discard the card that was used; a Retainer leaves the game."""
    board_of(g).retinue[column].remove(card)
    if card == RETAINER:
        g.tell("retainer-left", rule, g.seat_of[me])
    else:
        tell_discard(g, "discarded", rule, me, card)


def foes_in(g: Root, me: int, c: int) -> list[int]:
    """The enemies here whom one can attack, perhaps for a card: whether it is held is a secret."""
    return [
        foe
        for foe in enemies(g, me)
        if has_enemy_pieces(g, me, foe, c)
        and (of(g, foe).attack_costs_a_card or why_not_attack(g, me, foe, c) is None)
    ]


def has_enemy_pieces(g: Root, me: int, other: int, c: int) -> bool:
    """Warriors that are lent to the Keepers are none (G.1.9)."""
    lent = other in lenders(g, me)
    return bool(pieces_in(g, other, c)) if lent else has_pieces_in(g, other, c)


# What can be chosen, and why not


def delve_places(g: Root, me: int, suit: int) -> list[int]:
    return [c for c in range(MAP_CLEARINGS) if why_not_delve_at(g, me, suit, c) is None]


def why_not_delve_at(g: Root, me: int, suit: int, c: int) -> Refusal | None:
    if not suited(g, c, suit):
        return WRONG_SUIT
    if not g.warriors[me * CLEARINGS + c]:
        return NO_WARRIORS_THERE
    if not rules(g, me, c):
        return NOT_RULED
    something = foes_in(g, me, c) or relics_beside(g, me, c)
    return None if something else NOTHING_TO_DELVE


def why_not_with(g: Root, me: int, column: int, card: int) -> Refusal | None:
    """Whether a waiting card finds something to do."""
    suit = SUIT_OF[card]
    if column == SECOND:
        return None if delve_places(g, me, suit) else NOTHING_TO_DELVE
    if can_move_warriors(g, me, suit) or (column == THIRD and recovery_places(g, suit)):
        return None
    return NOWHERE_TO_GO


def words_in(g: Root, q: Question, column: int) -> list[int]:
    """A card that waits here is used with the Retinue, however many equal ones lie crafted."""
    waiting = board_of(g).waiting[column]
    common = [word for word in open_common(g, player(g, q)) if word not in waiting]
    return [*distinct(waiting), *common, DONE]


def why_not_act(g: Root, q: Question, column: int, word: int) -> Refusal | None:
    if word == DONE:
        return None
    me = player(g, q)
    if word in board_of(g).waiting[column]:
        return why_not_with(g, me, column, word)
    refusal = why_not_common(g, me, word)
    return NOT_WAITING if in_retinue(g, word) and refusal is not None else refusal


def in_retinue(g: Root, word: int) -> bool:
    return any(word in cards for cards in board_of(g).retinue)


def common_help(g: Root, q: Question) -> bool:
    return could_do_common(g, player(g, q))


def why_not_delve_in(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_delve_at(g, player(g, q), q.about[0] - SUIT, c)


def why_not_move_or_recover(g: Root, q: Question, word: int) -> Refusal | None:
    me, suit = player(g, q), q.about[0] - SUIT
    if word == MOVE:
        return None if can_move_warriors(g, me, suit) else NOWHERE_TO_GO
    if word == RECOVER:
        return None if recovery_places(g, suit) else NOTHING_TO_RECOVER
    return NOT_HERE


ACT_FIRST: Final[Ask[Root]] = Ask(
    "retinue-move",
    "15.5.2.I",
    lambda g, q: words_in(g, q, FIRST),
    lambda g, q, word: why_not_act(g, q, FIRST, word),
    secret=common_help,
)
ACT_SECOND: Final[Ask[Root]] = Ask(
    "retinue-delve",
    "15.5.2.II",
    lambda g, q: words_in(g, q, SECOND),
    lambda g, q, word: why_not_act(g, q, SECOND, word),
    secret=common_help,
)
ACT_THIRD: Final[Ask[Root]] = Ask(
    "retinue-recover",
    "15.5.2.III",
    lambda g, q: words_in(g, q, THIRD),
    lambda g, q, word: why_not_act(g, q, THIRD, word),
    secret=common_help,
)
DELVE_IN: Final[Ask[Root]] = Ask(
    "delve-in",
    "15.5.2.II",
    lambda g, q: clearings(list(range(MAP_CLEARINGS))),
    why_not_delve_in,
    ("suit",),
)
MOVE_OR_RECOVER: Final[Ask[Root]] = Ask(
    "move-or-recover",
    "15.5.2.III",
    lambda g, q: (MOVE, RECOVER),
    why_not_move_or_recover,
    ("suit",),
)
ASKS = (ACT_FIRST, ACT_SECOND, ACT_THIRD, DELVE_IN, MOVE_OR_RECOVER)
