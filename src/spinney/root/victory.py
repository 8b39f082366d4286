"""Victory points and dominance cards (chapter 3)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Flow, Refusal
from spinney.root.cards import SUIT_OF, is_dominance
from spinney.root.faction import of
from spinney.root.refusals import (
    HAS_DOMINANCE,
    NOT_ENOUGH_POINTS,
    NOT_HELD,
)
from spinney.root.rule import ruled
from spinney.root.state import NOBODY, Root, suited
from spinney.root.words import BIRD, FACTION, HIRELING, MAP_CLEARINGS

TO_WIN: Final = 30
FOR_DOMINANCE: Final = 10


def scores(g: Root, me: int) -> bool:
    """Whoever has activated a dominance card or joined a coalition no longer scores.

    Nor do hirelings, for themselves or for their controller (E.3.6).
    """
    return me < HIRELING and g.dominance[me] == NOBODY and g.coalition[me] == NOBODY


def has_score(g: Root, me: int) -> bool:
    """Whoever joins a coalition lays the score marker on the partner's board (9.2.8)."""
    return g.coalition[me] == NOBODY


def score(g: Root, me: int, points: int, rule: str) -> None:
    """3.2; points below zero are lost ones, and nobody falls below none."""
    points = max(points, -g.points[me])
    if g.together and g.seat_of[me] >= 0:
        points = min(points, TO_WIN - g.points[me])  # the others have to follow (ruling R126)
    if g.over or not points or not scores(g, me):
        return
    if g.hiring is not None and g.seat_of[me] >= 0:  # ruling R127
        take_markers(g, me, g.points[me] + points)
    g.points[me] += points
    name = "scored" if points >= 0 else "lost-points"
    if g.seat_of[me] >= 0:
        g.tell(name, rule, g.seat_of[me], abs(points), g.points[me])
    else:
        g.tell(f"{name}-by", rule, FACTION + me, abs(points), g.points[me])
    if g.points[me] >= TO_WIN:
        reach_the_end(g, me)


def reach_the_end(g: Root, me: int) -> None:
    """3.1, or once all who play together have come so far (M.8.1)."""
    if not g.together or g.seat_of[me] < 0:
        win(g, me, "3.1")
    elif all(g.points[each] >= TO_WIN for each in g.players):
        end(g, g.players.copy())
        for seat in range(g.seats):
            g.tell("won", "M.8.1", seat)


def take_markers(g: Root, me: int, total: int) -> None:
    """E.1.1: the hireling markers on the spaces that a score marker enters."""
    assert g.hiring is not None, "no hirelings are in play"
    for space in g.hiring.spaces.copy():
        if space <= total:
            g.hiring.spaces.remove(space)
            g.hiring.due.append(me)
            g.tell("took-marker", "E.1.1", g.seat_of[me], space)


def win(g: Root, me: int, rule: str) -> None:
    """The game ends at once; whoever is in a coalition with a winner wins too (9.2.8)."""
    winners = [me]
    for winner in winners:
        winners += [other for other in g.players if g.coalition[other] == winner]
    end(g, winners)
    if g.seat_of[me] < 0:
        g.tell("won-by", "M.8.1" if g.together else rule, FACTION + me)
        return
    for winner in winners:
        g.tell("won", rule if winner == me else "9.2.8", g.seat_of[winner])


def end(g: Root, winners: list[int]) -> None:
    g.winners = winners
    g.over = True


def why_not_activate(g: Root, me: int, card: int) -> Refusal | None:
    """3.3.1: in Daylight, with ten points, and only one for the whole game (3.3.2)."""
    if card not in g.hands[me] or not is_dominance(card):
        return NOT_HELD
    if not scores(g, me):
        return HAS_DOMINANCE
    if g.points[me] < FOR_DOMINANCE:
        return NOT_ENOUGH_POINTS
    return of(g, me).why_not_dominance(g, me, card)


def has_dominance(g: Root) -> bool:
    """5.1.3: two players have no dominance cards, nor has a game with whoever bars them."""
    return len(g.turns) > 2 and not any(of(g, me).bars_dominance for me in g.turns)


def could_activate(g: Root, me: int) -> bool:
    """Whether a dominance card could be activated for all that others know; some have none.

    No faction asks which card it is.
    """
    if not has_dominance(g) or not g.hands[me] or not scores(g, me) or g.points[me] < FOR_DOMINANCE:
        return False
    return of(g, me).why_not_dominance(g, me, g.hands[me][0]) is None


def activate_dominance(g: Root, me: int, card: int) -> Flow:
    yield from of(g, me).activate_dominance(g, me, card)


def check_dominance(g: Root, me: int) -> None:
    """At the start of Birdsong: three clearings of the suit, or two opposite corners."""
    card = g.dominance[me]
    if card == NOBODY:
        return
    suit = SUIT_OF[card]
    mine = ruled(g, me)
    if suit == BIRD:
        if any(mine >> g.map.opposite[c] & 1 for c in g.map.corners if mine >> c & 1):
            win(g, me, "3.3.1.II")
    elif sum(1 for c in range(MAP_CLEARINGS) if mine >> c & 1 if suited(g, c, suit)) >= 3:
        win(g, me, "3.3.1.I")
