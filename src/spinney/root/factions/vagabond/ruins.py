"""Exploring ruins (9.5.3, 9.7.3)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.belongings import clear_ruin, take_out
from spinney.root.factions.vagabond.board import board_of, in_clearing
from spinney.root.factions.vagabond.characters import NO_TORCH
from spinney.root.factions.vagabond.items import exhaust
from spinney.root.hands import distinct, player
from spinney.root.state import Root
from spinney.root.victory import score
from spinney.root.words import CLEARING, DONE, ITEM, TORCH

POINTS_FOR_RUIN: Final = 1

NO_RUIN_HERE: Final = Refusal("no-ruin-here", "9.5.3")
NOT_UNDER_THE_RUIN: Final = Refusal("not-under-the-ruin", "9.5.3")
HAS_IT_FROM_A_RUIN: Final = Refusal("has-it-from-a-ruin", "9.7.3")
REFUSALS = (NO_RUIN_HERE, NOT_UNDER_THE_RUIN, HAS_IT_FROM_A_RUIN)
EVENTS = {
    "found": ("seat", "item", "clearing"),
    "found-nothing": ("seat", "clearing"),
    "looked": ("seat", "item", "clearing"),
    "shown-item": ("seat", "item", "clearing"),
    "ruin-removed": ("clearing",),
}


def explore(g: Root, me: int) -> Flow:
    """9.5.3: take an item from under the ruin; of two, look at both and choose (9.7.3)."""
    seat, board = g.seat_of[me], board_of(g, me)
    c = board.place
    exhaust(g, me, TORCH, "9.5.3")
    board.looked |= 1 << c
    g.reveal()
    there = g.ruin_items[c]
    if len(there) > 1:
        for item in there:
            g.tell_to(1 << seat, "looked", "9.7.3", seat, ITEM + item, CLEARING + c)
        word = yield Question(TAKE_FROM_RUIN, seat, (CLEARING + c,), True)
        if word == DONE:
            g.tell("found-nothing", "9.7.3", seat, CLEARING + c)
        else:
            take_from_ruin(g, me, word - ITEM)
    elif board.from_ruins >> there[0] & 1:
        board.shown |= 1 << c
        g.tell("shown-item", "9.7.3", seat, ITEM + there[0], CLEARING + c)
    else:
        take_from_ruin(g, me, there[0])


def take_from_ruin(g: Root, me: int, item: int) -> None:
    """Score for it, and remove a ruin with nothing left."""
    board = board_of(g, me)
    c = board.place
    take_out(g, c, item)
    board.items[item] += 1
    board.from_ruins |= 1 << item
    g.tell("found", "9.5.3", g.seat_of[me], ITEM + item, CLEARING + c)
    if clear_ruin(g, c):
        g.tell("ruin-removed", "9.5.3", CLEARING + c)
    score(g, me, POINTS_FOR_RUIN, "9.5.3")


# What can be chosen, and why not


def why_not_explore(g: Root, me: int) -> Refusal | None:
    board = board_of(g, me)
    if not board.ready(TORCH):
        return NO_TORCH
    return None if in_clearing(board) and g.ruin_items[board.place] else NO_RUIN_HERE


def ruin_choices(g: Root, q: Question) -> list[int]:
    return [*(ITEM + item for item in distinct(g.ruin_items[q.about[0] - CLEARING])), DONE]


def why_not_take_from_ruin(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    if word not in ruin_choices(g, q):
        return NOT_UNDER_THE_RUIN
    has_it = board_of(g, player(g, q)).from_ruins >> word - ITEM & 1
    return HAS_IT_FROM_A_RUIN if has_it else None


TAKE_FROM_RUIN: Final[Ask[Root]] = Ask(
    "take-from-ruin", "9.7.3", ruin_choices, why_not_take_from_ruin, ("clearing",)
)
ASKS = (TAKE_FROM_RUIN,)
