"""The Retinue: acting with its cards from left to right (15.5.2), and gathering it (15.6.2)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.battle import battle_in, opponents
from spinney.root.cards import SUIT_OF
from spinney.root.common import (
    could_do_common,
    open_common,
    take_common,
    why_not_common,
)
from spinney.root.factions.keepers.board import (
    COLUMNS,
    DELVE,
    MOST_RETINUE,
    RECOVER,
    RETAINER,
    board_of,
)
from spinney.root.factions.keepers.relics import (
    NOTHING_TO_RECOVER,
    delve,
    forests_with_relics,
    recover,
    recovery_places,
)
from spinney.root.hands import (
    cards_held,
    distinct,
    holds_any,
    lose,
    player,
    tell_discard,
    why_not_held,
)
from spinney.root.moving import as_map_clearing, clearings, origins, take_move
from spinney.root.pieces import has_pieces_in, pieces_in
from spinney.root.refusals import (
    NO_WARRIORS_THERE,
    NOT_A_CLEARING,
    NOT_HELD,
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
    VOCABULARY,
)

SHIFT: Final = VOCABULARY.number("shift")
FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2
"""The columns, by their place."""

NOT_WAITING: Final = Refusal("not-waiting", "15.5.2")
NOTHING_TO_DELVE: Final = Refusal("nothing-to-delve", "15.5.2.II")
RETINUE_FULL: Final = Refusal("retinue-full", "15.6.2")
ADDED_CARDS: Final = Refusal("added-cards", "15.6.2")
NOBODY_IN_COLUMN: Final = Refusal("nobody-in-column", "15.6.2")
SAME_COLUMN: Final = Refusal("same-column", "15.6.2")
REFUSALS = (NOT_WAITING, NOTHING_TO_DELVE, RETINUE_FULL, ADDED_CARDS, NOBODY_IN_COLUMN, SAME_COLUMN)
EVENTS: dict[str, tuple[str, ...]] = {
    "gathered": ("seat", "card", "column"),
    "shifted": ("seat", "card", "column"),
    "retainer-left": ("seat",),
}


# 15.5.2 Act with Retinue


def begin_actions(g: Root, me: int) -> Flow:
    board_of(g).begin()
    yield from ()


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
    """One must battle where enemies are; then one may delve, whoever is left there."""
    c = (yield Question(DELVE_IN, g.seat_of[me], (SUIT + SUIT_OF[card],))) - CLEARING
    if has_enemies(g, me, c) and opponents(g, me, c):
        yield from battle_in(g, me, c)
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


def has_enemies(g: Root, me: int, c: int) -> bool:
    """Whether enemy pieces are here; warriors that are lent to the Keepers are none (G.1.9)."""
    lent = lenders(g, me)
    return any(
        pieces_in(g, other, c) if other in lent else has_pieces_in(g, other, c)
        for other in enemies(g, me)
    )


# 15.6.2 Gather Retinue


def gather(g: Root, me: int) -> Flow:
    """Any number of cards from hand, or else one card from column to column.

    The column is asked first, so that a chosen card is laid open at once.
    """
    seat, board = g.seat_of[me], board_of(g)
    added = 0
    while could_gather(g, me, added):
        word = yield Question(GATHER, seat, (added,))
        if word == DONE:
            return
        if word == SHIFT:
            yield from shift(g, me)
            return
        card = yield Question(GATHER_CARD, seat, (word,))
        lose(g, me, card)
        board.retinue[COLUMNS.index(word)].append(card)
        g.tell("gathered", "15.6.2", seat, card, word)
        added += 1


def shift(g: Root, me: int) -> Flow:
    seat, board = g.seat_of[me], board_of(g)
    origin = yield Question(SHIFT_FROM, seat)
    card = yield Question(SHIFT_CARD, seat, (origin,))
    target = yield Question(SHIFT_TO, seat, (card, origin))
    board.retinue[COLUMNS.index(origin)].remove(card)
    board.retinue[COLUMNS.index(target)].append(card)
    g.tell("shifted", "15.6.2", seat, card, target)


def could_gather(g: Root, me: int, added: int) -> bool:
    """By what everybody sees."""
    size = board_of(g).size()
    return (len(g.hands[me]) > 0 and size < MOST_RETINUE) or (not added and size > 0)


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
    something = has_enemies(g, me, c) or forests_with_relics(g, c)
    return None if something else NOTHING_TO_DELVE


def why_not_with(g: Root, me: int, column: int, card: int) -> Refusal | None:
    """Whether a waiting card finds something to do."""
    suit = SUIT_OF[card]
    if column == SECOND:
        return None if delve_places(g, me, suit) else NOTHING_TO_DELVE
    if origins(g, me, suit) or (column == THIRD and recovery_places(g, suit)):
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
        return None if origins(g, me, suit) else NOWHERE_TO_GO
    if word == RECOVER:
        return None if recovery_places(g, suit) else NOTHING_TO_RECOVER
    return NOT_HERE


def why_not_gather(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    if word == SHIFT:
        if q.about[0]:
            return ADDED_CARDS
        return None if board_of(g).size() else NOBODY_IN_COLUMN
    if word not in COLUMNS:
        return NOT_HERE
    if board_of(g).size() >= MOST_RETINUE:
        return RETINUE_FULL
    return None if g.hands[player(g, q)] else NOT_HELD


def in_column(g: Root, column: int) -> list[int]:
    return board_of(g).retinue[COLUMNS.index(column)]


def why_not_shift_from(g: Root, q: Question, word: int) -> Refusal | None:
    if word not in COLUMNS:
        return NOT_HERE
    return None if in_column(g, word) else NOBODY_IN_COLUMN


def why_not_shift_card(g: Root, q: Question, card: int) -> Refusal | None:
    return None if card in in_column(g, q.about[0]) else NOBODY_IN_COLUMN


def why_not_shift_to(g: Root, q: Question, word: int) -> Refusal | None:
    if word not in COLUMNS:
        return NOT_HERE
    return None if word != q.about[1] else SAME_COLUMN


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
GATHER: Final[Ask[Root]] = Ask(
    "gather",
    "15.6.2",
    lambda g, q: (MOVE, DELVE, RECOVER, SHIFT, DONE),
    why_not_gather,
    ("count",),
)
GATHER_CARD: Final[Ask[Root]] = Ask(
    "gather-card", "15.6.2", cards_held, why_not_held, ("column",), holds_any
)
SHIFT_FROM: Final[Ask[Root]] = Ask("shift-from", "15.6.2", lambda g, q: COLUMNS, why_not_shift_from)
SHIFT_CARD: Final[Ask[Root]] = Ask(
    "shift-card",
    "15.6.2",
    lambda g, q: distinct(in_column(g, q.about[0])),
    why_not_shift_card,
    ("column",),
)
SHIFT_TO: Final[Ask[Root]] = Ask(
    "shift-to", "15.6.2", lambda g, q: COLUMNS, why_not_shift_to, ("card", "column")
)
ASKS = (
    *(ACT_FIRST, ACT_SECOND, ACT_THIRD, DELVE_IN, MOVE_OR_RECOVER),
    *(GATHER, GATHER_CARD, SHIFT_FROM, SHIFT_CARD, SHIFT_TO),
)
