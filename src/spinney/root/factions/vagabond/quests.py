"""Quests (9.5.5), which two Vagabonds share (9.7.2), and how the Adventurer improvises (D.7.2)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.core.rows import Row
from spinney.root.factions.vagabond.board import board_of, in_clearing, quest_board
from spinney.root.factions.vagabond.cards import QUEST_ITEMS, QUEST_SUIT, QUESTS
from spinney.root.factions.vagabond.items import NO_SUCH_ITEM, damage, exhaust, ready_items
from spinney.root.factions.vagabond.relations import IN_A_FOREST
from spinney.root.hands import draw, player
from spinney.root.refusals import NOT_HERE, WRONG_SUIT
from spinney.root.state import Root, suited
from spinney.root.victory import score
from spinney.root.words import (
    ADVENTURER,
    DONE,
    DRAW,
    ITEM,
    ITEMS,
    POINTS,
    QUEST_CARD,
    SPECIAL,
)

OPEN_QUESTS: Final = 3
CARDS_FOR_QUEST: Final = 2

NOT_AN_OPEN_QUEST: Final = Refusal("not-an-open-quest", "9.5.5")
NO_QUEST_HERE: Final = Refusal("no-quest-here", "9.5.5")
LACKS_QUEST_ITEMS: Final = Refusal("lacks-quest-items", "9.5.5")
REFUSALS = (NOT_AN_OPEN_QUEST, NO_QUEST_HERE, LACKS_QUEST_ITEMS)
EVENTS = {
    "quest-revealed": ("quest",),
    "quest-completed": ("seat", "quest"),
    "improvised": ("seat", "item"),
}


def lay_out_quests(g: Root, rule: str) -> None:
    """9.3.3."""
    board = quest_board(g)
    board.quest_deck = list(range(QUESTS))
    g.shuffle(board.quest_deck)
    for _ in range(OPEN_QUESTS):
        reveal_quest(g, rule)


def reveal_quest(g: Root, rule: str) -> None:
    board = quest_board(g)
    if board.quest_deck:
        quest = board.quest_deck[-1]
        board.quest_deck = board.quest_deck[:-1]
        board.quests = [*board.quests, quest]
        g.reveal()
        g.tell("quest-revealed", rule, QUEST_CARD + quest)


def go_on_quest(g: Root, me: int) -> Flow:
    """Exhaust the two items, take the quest, reveal another, and have the reward."""
    seat = g.seat_of[me]
    quest = (yield Question(WHICH_QUEST, seat)) - QUEST_CARD
    first, second = QUEST_ITEMS[quest]
    yield from pay(g, me, first, ITEM + second)
    yield from pay(g, me, second, DONE)
    quest_board(g).quests = [other for other in quest_board(g).quests if other != quest]
    completed = [*board_of(g, me).completed, quest]
    board_of(g, me).completed = completed
    g.tell("quest-completed", "9.5.5", seat, QUEST_CARD + quest)
    reveal_quest(g, "9.5.5")
    points = sum(1 for done in completed if QUEST_SUIT[done] == QUEST_SUIT[quest])
    reward = yield Question(REWARD, seat, (points,))
    if reward == POINTS:
        score(g, me, points, "9.5.5")
    elif reward == DRAW:
        draw(g, me, CARDS_FOR_QUEST, "9.5.5")


def pay(g: Root, me: int, item: int, rest: int) -> Flow:
    """Exhaust an item, or another in its place, which is damaged then (D.7.2)."""
    used = item
    if may_improvise(g, me):
        used = (yield Question(PAY_WITH, g.seat_of[me], (ITEM + item, rest))) - ITEM
    exhaust(g, me, used, "9.5.5")
    if used != item:
        g.used.append(SPECIAL)
        g.tell("improvised", "D.7.2", g.seat_of[me], ITEM + used)
        damage(g, me, ITEMS + used, "D.7.2")


def may_improvise(g: Root, me: int) -> bool:
    return board_of(g, me).character == ADVENTURER and SPECIAL not in g.used


# What can be chosen, and why not


def can_pay(ready: Row, items: list[int], improvise: bool) -> bool:
    """Whether these items are ready, all but one if there is another to stand in for it."""
    left, lacking = ready[:], 0
    for item in items:
        if left[item]:
            left[item] -= 1
        else:
            lacking += 1
    if not improvise:
        return not lacking
    return lacking <= 1 and sum(ready) >= len(items)


def why_not_this_quest(g: Root, me: int, quest: int) -> Refusal | None:
    board = board_of(g, me)
    if quest not in quest_board(g).quests:
        return NOT_AN_OPEN_QUEST
    if not in_clearing(board):
        return IN_A_FOREST
    if not suited(g, board.place, QUEST_SUIT[quest]):
        return WRONG_SUIT
    payable = can_pay(board.items[:ITEMS], QUEST_ITEMS[quest], may_improvise(g, me))
    return None if payable else LACKS_QUEST_ITEMS


def why_not_quest(g: Root, me: int) -> Refusal | None:
    board = board_of(g, me)
    if not in_clearing(board):
        return IN_A_FOREST
    here = [q for q in quest_board(g).quests if suited(g, board.place, QUEST_SUIT[q])]
    if not here:
        return NO_QUEST_HERE
    possible = any(why_not_this_quest(g, me, quest) is None for quest in here)
    return None if possible else LACKS_QUEST_ITEMS


def why_not_which_quest(g: Root, q: Question, word: int) -> Refusal | None:
    if not QUEST_CARD <= word < QUEST_CARD + QUESTS:
        return NOT_HERE
    return why_not_this_quest(g, player(g, q), word - QUEST_CARD)


def why_not_pay_with(g: Root, q: Question, word: int) -> Refusal | None:
    """`about` has the item that is wanted and the one that must be paid after it, or DONE."""
    if word not in ready_items(g, q):
        return NO_SUCH_ITEM
    wanted, rest = q.about
    if rest == DONE:
        return None
    left = board_of(g, player(g, q)).items[:ITEMS]
    left[word - ITEM] -= 1
    return None if can_pay(left, [rest - ITEM], word == wanted) else LACKS_QUEST_ITEMS


def why_not_reward(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in (POINTS, DRAW, DONE) else NOT_HERE


WHICH_QUEST: Final[Ask[Root]] = Ask(
    "which-quest",
    "9.5.5",
    lambda g, q: [QUEST_CARD + quest for quest in quest_board(g).quests],
    why_not_which_quest,
)
PAY_WITH: Final[Ask[Root]] = Ask(
    "pay-with", "D.7.2", ready_items, why_not_pay_with, ("item", "rest")
)
REWARD: Final[Ask[Root]] = ExactAsk(
    "reward", "9.5.5", lambda g, q: (POINTS, DRAW, DONE), why_not_reward, ("count",)
)
ASKS = (WHICH_QUEST, PAY_WITH, REWARD)
