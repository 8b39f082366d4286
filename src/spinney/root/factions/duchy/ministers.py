"""Parliament: the swayed ministers act, each once a turn (12.5.2)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.actions import Action, ActionAsk
from spinney.root.battle import could_battle, try_battle
from spinney.root.cards import SUITS_OF
from spinney.root.factions.duchy.board import LORD, MINISTERS, board_of, rank_of
from spinney.root.factions.duchy.building import build_anywhere, why_not_build_anywhere
from spinney.root.hands import distinct, holds_any, player, spend, why_not_held
from spinney.root.moving import can_move_warriors, take_move
from spinney.root.pieces import on_map
from spinney.root.refusals import (
    NO_BATTLE,
    NOT_HELD,
    NOT_HERE,
    NOWHERE_TO_GO,
    WRONG_SUIT,
)
from spinney.root.state import Root
from spinney.root.victory import score
from spinney.root.words import (
    BANKER,
    BARON_OF_DIRT,
    BATTLE,
    BRIGADIER,
    CAPTAIN,
    CITADEL,
    DONE,
    DUCHESS_OF_MUD,
    EARL_OF_STONE,
    FOREMOLE,
    MARKET,
    MARSHAL,
    MAYOR,
    MINISTER,
    MOVE,
    TUNNEL,
)

ALL_TUNNELS: Final = 3
FOR_ALL_TUNNELS: Final = 2
"""The points of the Duchess (12.5.2.VII)."""
BRIGADES: Final = 2
"""Moves or battles of the Brigadier (12.5.2.IV)."""

NOT_SWAYED: Final = Refusal("not-swayed", "12.5.2")
ACTED_ALREADY: Final = Refusal("acted-already", "12.5.2")
NOTHING_TO_BORROW: Final = Refusal("nothing-to-borrow", "12.5.2.VI")
TUNNELS_MISSING: Final = Refusal("tunnels-missing", "12.5.2.VII")
NO_MARKET: Final = Refusal("no-market", "12.5.2.VIII")
NO_CITADEL: Final = Refusal("no-citadel", "12.5.2.IX")
REFUSALS = (
    *(NOT_SWAYED, ACTED_ALREADY, NOTHING_TO_BORROW),
    *(TUNNELS_MISSING, NO_MARKET, NO_CITADEL),
)


def is_minister(word: int) -> bool:
    return MINISTER <= word < MINISTER + MINISTERS


def parliament(g: Root, me: int) -> Flow:
    """The action of one minister, or what everybody may do."""
    word = yield Question(PARLIAMENT, g.seat_of[me])
    if word == DONE:
        return
    g.again = True
    if is_minister(word):
        g.used.append(word)
    yield from PARLIAMENT.take(g, me, word)


# The ministers' actions; the Foremole's is in building.py


def battle(g: Root, me: int) -> Flow:
    """12.5.2.II: the Captain."""
    yield from try_battle(g, me)


def march(g: Root, me: int) -> Flow:
    """12.5.2.III: the Marshal."""
    yield from take_move(g, me, "12.5.2.III")


def brigade(g: Root, me: int) -> Flow:
    """12.5.2.IV: up to two moves or up to two battles."""
    word = yield Question(BRIGADE, g.seat_of[me])
    for left in range(BRIGADES, 0, -1):
        if left < BRIGADES:
            again = why_not_brigade_with(g, me, word) is None
            if not again or (yield Question(BRIGADE_ON, g.seat_of[me], (word,))) == DONE:
                return
        if word == MOVE:
            yield from take_move(g, me, "12.5.2.IV")
        else:
            yield from try_battle(g, me)


def bank(g: Root, me: int) -> Flow:
    """12.5.2.V: cards of one suit, a point for each; birds are wild (2.1.1)."""
    suits, spent = ANY_CARD, 0
    while g.hands[me]:
        card = yield Question(BANK, g.seat_of[me], (suits, spent))
        if card == DONE:
            break
        spend(g, me, card, "12.5.2.V")
        suits &= SUITS_OF[card]
        spent += 1
    score(g, me, spent, "12.5.2.V")


def borrow(g: Root, me: int) -> Flow:
    """12.5.2.VI: the Mayor takes the action of a squire or another noble."""
    word = yield Question(BORROW, g.seat_of[me])
    yield from PARLIAMENT.take(g, me, word)


def count_tunnels(g: Root, me: int) -> Flow:
    """12.5.2.VII: the Duchess of Mud."""
    score(g, me, FOR_ALL_TUNNELS, "12.5.2.VII")
    yield from ()


def count_markets(g: Root, me: int) -> Flow:
    """12.5.2.VIII: the Baron of Dirt."""
    score(g, me, on_map(g, MARKET), "12.5.2.VIII")
    yield from ()


def count_citadels(g: Root, me: int) -> Flow:
    """12.5.2.IX: the Earl of Stone."""
    score(g, me, on_map(g, CITADEL), "12.5.2.IX")
    yield from ()


# What can be chosen, and why not


def why_silent(g: Root, me: int, word: int) -> Refusal | None:
    """Only swayed ministers act, each once a turn."""
    if word - MINISTER not in board_of(g).swayed:
        return NOT_SWAYED
    return ACTED_ALREADY if word in g.used else None


def why_not_battle(g: Root, me: int) -> Refusal | None:
    return None if could_battle(g, me) else NO_BATTLE


def why_not_move(g: Root, me: int) -> Refusal | None:
    return None if can_move_warriors(g, me) else NOWHERE_TO_GO


def why_not_brigade(g: Root, me: int) -> Refusal | None:
    return None if why_not_move(g, me) is None else why_not_battle(g, me)


def why_not_brigade_with(g: Root, me: int, word: int) -> Refusal | None:
    if word == MOVE:
        return why_not_move(g, me)
    return why_not_battle(g, me) if word == BATTLE else NOT_HERE


def why_not_bank(g: Root, me: int) -> Refusal | None:
    return None if g.hands[me] else NOT_HELD


def why_not_count_tunnels(g: Root, me: int) -> Refusal | None:
    return None if on_map(g, TUNNEL) == ALL_TUNNELS else TUNNELS_MISSING


def why_not_count_markets(g: Root, me: int) -> Refusal | None:
    return None if on_map(g, MARKET) else NO_MARKET


def why_not_count_citadels(g: Root, me: int) -> Refusal | None:
    return None if on_map(g, CITADEL) else NO_CITADEL


def lenders(g: Root) -> list[int]:
    """Those whose action the Mayor may take, as words, whether or not they have acted."""
    return [
        MINISTER + minister
        for minister in board_of(g).swayed
        if minister != MAYOR and rank_of(minister) != LORD
    ]


def why_not_borrow(g: Root, me: int) -> Refusal | None:
    can = any(why_not_borrow_from(g, me, word) is None for word in lenders(g))
    return None if can else NOTHING_TO_BORROW


def why_not_borrow_from(g: Root, me: int, word: int) -> Refusal | None:
    if word not in lenders(g):
        return NOTHING_TO_BORROW if is_minister(word) else NOT_HERE
    action = next(each for each in PARLIAMENT.actions if each.word == word)
    return action.why_not(g, me)


def bankable(g: Root, q: Question) -> list[int]:
    """`about` has the suits, as bits, that what is spent leaves open, and how much that is."""
    suits, spent = q.about[0], q.about[1]
    cards = distinct([card for card in g.hands[player(g, q)] if SUITS_OF[card] & suits])
    return [*cards, DONE] if spent else cards


def why_not_bank_with(g: Root, q: Question, card: int) -> Refusal | None:
    suits, spent = q.about[0], q.about[1]
    if card == DONE:
        return None if spent else NOT_HERE
    refusal = why_not_held(g, q, card)
    if refusal is not None:
        return refusal
    return None if SUITS_OF[card] & suits else WRONG_SUIT


def why_not_brigade_word(g: Root, q: Question, word: int) -> Refusal | None:
    return why_not_brigade_with(g, player(g, q), word)


def why_not_brigade_on(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    return why_not_brigade_with(g, player(g, q), word) if word == q.about[0] else NOT_HERE


ANY_CARD: Final = 15
"""All suits, as bits."""
PARLIAMENT: Final = ActionAsk(
    "parliament",
    "12.5.2",
    (
        Action(MINISTER + FOREMOLE, why_not_build_anywhere, build_anywhere),
        Action(MINISTER + CAPTAIN, why_not_battle, battle),
        Action(MINISTER + MARSHAL, why_not_move, march),
        Action(MINISTER + BRIGADIER, why_not_brigade, brigade),
        Action(MINISTER + BANKER, why_not_bank, bank),
        Action(MINISTER + MAYOR, why_not_borrow, borrow),
        Action(MINISTER + DUCHESS_OF_MUD, why_not_count_tunnels, count_tunnels),
        Action(MINISTER + BARON_OF_DIRT, why_not_count_markets, count_markets),
        Action(MINISTER + EARL_OF_STONE, why_not_count_citadels, count_citadels),
    ),
    why_barred=why_silent,
)
BRIGADE: Final[Ask[Root]] = Ask(
    "brigadier", "12.5.2.IV", lambda g, q: (MOVE, BATTLE), why_not_brigade_word
)
BRIGADE_ON: Final[Ask[Root]] = Ask(
    "brigadier-again", "12.5.2.IV", lambda g, q: (q.about[0], DONE), why_not_brigade_on, ("word",)
)
BANK: Final[Ask[Root]] = Ask(
    "bank", "12.5.2.V", bankable, why_not_bank_with, ("mask", "count"), holds_any
)
BORROW: Final[Ask[Root]] = Ask(
    "borrow",
    "12.5.2.VI",
    lambda g, q: lenders(g),
    lambda g, q, word: why_not_borrow_from(g, player(g, q), word),
)
ASKS = (PARLIAMENT, BRIGADE, BRIGADE_ON, BANK, BORROW)
