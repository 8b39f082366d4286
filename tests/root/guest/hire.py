"""Warriors for hire (O.2.6): a power that is lent to another player for a turn."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from root.guest.board import HIRED
from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.battle import casualties
from spinney.root.faction import of
from spinney.root.hands import cards_held, give, holds_any, why_not_held
from spinney.root.power import Loss, Power
from spinney.root.powers import POWERS, grant, withdraw
from spinney.root.state import Battle, Root
from spinney.root.words import CLEARING, CLEARINGS, DONE, FACTION, GUEST, MAP_CLEARINGS

EVENTS = {"hired": ("seat", "other"), "hired-fight": ("owner", "count", "clearing")}


class Mercenaries(Power):
    """Whoever has hired the Guild's warriors counts them for rule, and fights with them."""

    def lender(self, g: Root, me: int) -> int:
        return GUEST

    def before_battle(self, g: Root, me: int, battle: Battle) -> Flow:
        there = g.warriors[GUEST * CLEARINGS + battle.clearing]
        if there and GUEST not in battle.sides:
            battle.ally[0] = GUEST
            battle.raised[0] += there
            g.tell("hired-fight", "O.2.6.II", FACTION + me, there, CLEARING + battle.clearing)
        yield from ()

    def take_hits(
        self, g: Root, me: int, battle: Battle, hits: int
    ) -> Generator[Question, int, list[Loss]]:
        """Every second hit falls on the hired, and what the others cannot take."""
        side, c = battle.side(me), battle.clearing
        theirs = g.warriors[GUEST * CLEARINGS + c] if battle.ally[side] == GUEST else 0
        mine = g.warriors[me * CLEARINGS + c]
        fallen = min(theirs, max(hits // 2, hits - mine))
        battle.raised[side] -= fallen
        lost = Loss(GUEST, battle.remover(side), c, fallen, [])
        lost.fought_for = me
        return [lost, (yield from casualties(g, battle, side, hits - fallen))]

    def end_of_turn(self, g: Root, me: int) -> None:
        withdraw(g, me, HIRED)


POWERS[HIRED] = Mercenaries()


def offer(g: Root, me: int, who: int) -> Flow:
    """At the start of another's Birdsong; whoever holds any card is asked."""
    has_warriors = of(g, who).warriors > 0
    for_hire = sum(g.warriors[me * CLEARINGS : me * CLEARINGS + MAP_CLEARINGS])
    if who == me or not has_warriors or not for_hire or not g.hands[who]:
        return
    card = yield Question(HIRE, g.seat_of[who], (for_hire,), True)
    if card != DONE:
        give(g, who, me, card, "O.2.6")
        grant(g, who, HIRED)
        g.tell("hired", "O.2.6", g.seat_of[who], g.seat_of[me])


def why_not_hire(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word == DONE else why_not_held(g, q, word)


HIRE: Final[Ask[Root]] = Ask(
    "hire",
    "O.2.6",
    lambda g, q: [*cards_held(g, q), DONE],
    why_not_hire,
    ("count",),
    holds_any,
)
ASKS = (HIRE,)
