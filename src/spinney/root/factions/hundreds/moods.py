"""Moods (14.7): choosing one (14.4.4), and those that are no part of another rule."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.faction import of
from spinney.root.factions.hundreds.board import (
    BITTER,
    LAVISH,
    MOB,
    MOOD,
    MOODS,
    NOWHERE,
    board_of,
)
from spinney.root.factions.hundreds.hoard import discard
from spinney.root.hands import distinct, player
from spinney.root.moving import adjacent, as_map_clearing, clearings
from spinney.root.pieces import pieces_in, place_warriors, why_not_place
from spinney.root.refusals import NOT_A_CLEARING, NOT_HERE
from spinney.root.removal import remove_piece
from spinney.root.rule import lenders
from spinney.root.state import Battle, Root, enemies
from spinney.root.words import CLEARING, CLEARINGS, DONE, ITEM

WARRIORS_FOR_ITEM: Final = 2
"""14.7.4."""

SAME_MOOD: Final = Refusal("same-mood", "14.4.4")
MOOD_BARRED: Final = Refusal("mood-barred", "14.4.4")
NO_MOB_TO_CALL: Final = Refusal("no-mob-to-call", "14.7.1")
NOT_IN_THE_HOARD: Final = Refusal("not-in-the-hoard", "14.7.4")
REFUSALS = (SAME_MOOD, MOOD_BARRED, NO_MOB_TO_CALL, NOT_IN_THE_HOARD)
EVENTS = {"mood": ("seat", "mood"), "still-lavish": ("seat",)}


def choose_mood(g: Root, me: int) -> Flow:
    """14.4.4: another one; only Lavish may have to stay."""
    board, seat = board_of(g), g.seat_of[me]
    if all(why_not_mood(g, mood) is not None for mood in range(MOODS)):
        g.tell("still-lavish", "14.4.4", seat)
        return
    word = yield Question(CHOOSE_MOOD, seat)
    board.mood = word - MOOD
    g.tell("mood", "14.4.4", seat, word)


def why_not_mood(g: Root, mood: int) -> Refusal | None:
    board = board_of(g)
    if mood == board.mood:
        return SAME_MOOD
    return MOOD_BARRED if board.is_barred(mood) else None


# 14.7.1 Bitter


def embitter(g: Root, me: int, battle: Battle) -> Flow:
    """Before the roll, mobs there and around may become warriors."""
    board, called = board_of(g), 0
    c = battle.clearing
    if board.mood != BITTER or me not in battle.sides or board.warlord != c:
        return
    while callable_mobs(g, me, c):
        word = yield Question(CALL_MOB, g.seat_of[me], (CLEARING + c, called))
        if word == DONE:
            break
        yield from remove_piece(g, me, me, word - CLEARING, MOB, "14.7.1")
        called += 1
    if called and why_not_place(g, me, c) is None:
        place_warriors(g, me, c, called, "14.7.1")


def callable_mobs(g: Root, me: int, c: int) -> list[int]:
    return [
        there for there in sorted([c, *adjacent(g, me, c)]) if g.pieces[MOB * CLEARINGS + there]
    ]


# 14.7.4 Lavish


def squander(g: Root, me: int) -> Flow:
    """Items for warriors; those that stay close up by themselves."""
    board = board_of(g)
    if board.mood != LAVISH:
        return
    while board.hoarded():
        word = yield Question(SQUANDER, g.seat_of[me])
        if word == DONE:
            return
        discard(g, me, word - ITEM, "14.7.4")
        if board.warlord != NOWHERE and why_not_place(g, me, board.warlord) is None:
            place_warriors(g, me, board.warlord, WARRIORS_FOR_ITEM, "14.7.4")


# Enemy pieces, for Rowdy (14.7.6) and Oppress (14.6.2)


def enemy_pieces(g: Root, me: int, c: int) -> int:
    """Warriors, buildings, tokens and pawns of enemies; hired warriors are none (G.1.9)."""
    hired = lenders(g, me)
    found = 0
    for other in enemies(g, me):
        if other not in hired:
            found += g.warriors[other * CLEARINGS + c]
        found += len(pieces_in(g, other, c)) + of(g, other).has_pawn_in(g, other, c)
    return found


# What can be chosen, and why not


def why_not_choose_mood(g: Root, q: Question, word: int) -> Refusal | None:
    return why_not_mood(g, word - MOOD) if MOOD <= word < MOOD + MOODS else NOT_HERE


def mobs_to_call(g: Root, q: Question) -> list[int]:
    return [*clearings(callable_mobs(g, player(g, q), q.about[0] - CLEARING)), DONE]


def why_not_call(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    if as_map_clearing(word) < 0:
        return NOT_A_CLEARING
    return None if word in mobs_to_call(g, q) else NO_MOB_TO_CALL


def squanderable(g: Root, q: Question) -> list[int]:
    return [*(ITEM + item for item in distinct(board_of(g).hoarded())), DONE]


def why_not_squander(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in squanderable(g, q) else NOT_IN_THE_HOARD


CHOOSE_MOOD: Final[Ask[Root]] = Ask(
    "choose-mood", "14.4.4", lambda g, q: list(range(MOOD, MOOD + MOODS)), why_not_choose_mood
)
CALL_MOB: Final[Ask[Root]] = Ask(
    "call-mob", "14.7.1", mobs_to_call, why_not_call, ("clearing", "count")
)
SQUANDER: Final[Ask[Root]] = Ask("squander", "14.7.4", squanderable, why_not_squander)
ASKS = (CHOOSE_MOOD, CALL_MOB, SQUANDER)
