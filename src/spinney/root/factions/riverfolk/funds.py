"""Funds of the Riverfolk (11.2.4, 11.5): warriors of several owners that are committed or spent."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.factions.riverfolk.board import COMMITTED, FUNDS, PAYMENTS, board_of
from spinney.root.state import Root
from spinney.root.words import FACTION, FACTIONS

NO_FUNDS: Final = Refusal("no-funds", "11.5")
NO_SUCH_FUND: Final = Refusal("no-such-fund", "11.2.4")
REFUSALS = (NO_FUNDS, NO_SUCH_FUND)
EVENTS = {
    "payment": ("seat", "count"),
    "committed-fund": ("seat", "faction"),
    "spent-fund": ("seat", "faction", "count"),
    "lost-fund": ("seat", "faction"),
}


def funds(g: Root) -> int:
    """How many there are, whoever owns them."""
    return board_of(g).total(FUNDS)


def put_in_payments(g: Root, me: int, n: int, rule: str) -> None:
    """Place warriors of the Riverfolk in the Payments box, as many as there are (1.5.4)."""
    n = min(n, g.supply[me])
    if n:
        g.supply[me] -= n
        board_of(g).put(PAYMENTS, me, n)
        g.tell("payment", rule, g.seat_of[me], n)


def commit(g: Root, me: int, rule: str, box: int = COMMITTED) -> Flow:
    """11.5: move a fund of one's choice to the Committed box, or to another."""
    owner = yield from choose(g, me, COMMIT_FUND)
    board_of(g).put(FUNDS, owner, -1)
    board_of(g).put(box, owner, 1)
    g.tell("committed-fund", rule, g.seat_of[me], FACTION + owner)


def spend(g: Root, me: int, owner: int, n: int, rule: str) -> None:
    """11.5: funds that are spent return to their owner's supply."""
    board_of(g).put(FUNDS, owner, -n)
    g.supply[owner] += n
    g.tell("spent-fund", rule, g.seat_of[me], FACTION + owner, n)


def disrupt(g: Root, me: int) -> Flow:
    """11.2.5.I: half of the funds go home, rounded up, those that the Riverfolk choose."""
    for _ in range((funds(g) + 1) // 2):
        owner = yield from choose(g, me, LOSE_FUND)
        board_of(g).put(FUNDS, owner, -1)
        g.supply[owner] += 1
        g.tell("lost-fund", "11.2.5.I", g.seat_of[me], FACTION + owner)


def choose(g: Root, me: int, ask: Ask[Root]) -> Generator[Question, int, int]:
    """Whose fund it is to be."""
    return (yield Question(ask, g.seat_of[me])) - FACTION


def owners_of_funds(g: Root, q: Question) -> list[int]:
    return [FACTION + owner for owner in board_of(g).owners(FUNDS)]


def why_not_fund(g: Root, q: Question, word: int) -> Refusal | None:
    owner = word - FACTION
    held = 0 <= owner < FACTIONS and board_of(g).has(FUNDS, owner) > 0
    return None if held else NO_SUCH_FUND


COMMIT_FUND: Final[Ask[Root]] = Ask("commit-fund", "11.5", owners_of_funds, why_not_fund)
SPEND_FUND: Final[Ask[Root]] = Ask("spend-fund", "11.5", owners_of_funds, why_not_fund)
LOSE_FUND: Final[Ask[Root]] = Ask("lose-fund", "11.2.5.I", owners_of_funds, why_not_fund)
ASKS = (COMMIT_FUND, SPEND_FUND, LOSE_FUND)
