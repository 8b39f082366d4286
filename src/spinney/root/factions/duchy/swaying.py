"""Swaying ministers (12.5.3), and the Price of Failure (12.2.3)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.root.cards import SUITS_OF
from spinney.root.common import (
    common_words,
    could_do_common,
    take_common,
    why_not_common,
)
from spinney.root.factions.duchy.board import MINISTERS, board_of, rank_of
from spinney.root.factions.duchy.ministers import is_minister
from spinney.root.hands import (
    cards_held,
    discard_from_hand,
    holds_any,
    player,
    reveal_card,
    why_not_held,
)
from spinney.root.pieces import has_pieces_in
from spinney.root.state import Root
from spinney.root.victory import score
from spinney.root.words import DONE, MAP_CLEARINGS, MINISTER, SWAY

SHOWN: Final[tuple[int, ...]] = (2, 3, 4)
"""The cards to reveal for a squire, a noble, a lord (12.5.3.II)."""
POINTS: Final[tuple[int, ...]] = (1, 2, 3)
"""What their crowns score (12.5.3.III)."""

SWAYED_ALREADY: Final = Refusal("swayed-already", "12.5.3.I")
SWAYED_ONE: Final = Refusal("swayed-one", "12.5.3")
NO_CROWN: Final = Refusal("no-crown", "12.5.3.I")
TOO_FEW_TO_REVEAL: Final = Refusal("too-few-to-reveal", "12.5.3.II")
NO_CLEARING_FOR_IT: Final = Refusal("no-clearing-for-it", "12.5.3.II")
NOT_THE_HIGHEST: Final = Refusal("not-the-highest", "12.2.3")
REFUSALS = (
    *(SWAYED_ALREADY, SWAYED_ONE, NO_CROWN, TOO_FEW_TO_REVEAL, NO_CLEARING_FOR_IT),
    NOT_THE_HIGHEST,
)
EVENTS: dict[str, tuple[str, ...]] = {
    "swayed": ("seat", "minister"),
    "lost-minister": ("seat", "minister"),
}


def sway(g: Root, me: int) -> Flow:
    """12.5.3: one minister; what everybody may do can come before and after."""
    word = yield Question(SWAY_WHOM, g.seat_of[me])
    if word == DONE:
        return
    g.again = True
    if is_minister(word):
        yield from sway_minister(g, me, word - MINISTER)
    else:
        yield from take_common(g, me, word)


def sway_minister(g: Root, me: int, minister: int) -> Flow:
    board, seat, rank = board_of(g), g.seat_of[me], rank_of(minister)
    g.used.append(SWAY)
    for left in range(SHOWN[rank], 0, -1):
        card = yield Question(SWAY_WITH, seat, (MINISTER + minister, left))
        reveal_card(g, me, card, board.revealed, "12.5.3.II")
    board.swayed = sorted([*board.swayed, minister])
    g.tell("swayed", "12.5.3.III", seat, MINISTER + minister)
    score(g, me, POINTS[rank], "12.5.3.III")


def pay_the_price(g: Root, me: int) -> Flow:
    """12.2.3: a random card, and a minister of the highest rank with the crown."""
    board = board_of(g)
    if g.hands[me]:
        discard_from_hand(g, me, g.hands[me][g.pick(g.hands[me])], "12.2.3")
    if board.swayed:
        minister = (yield Question(LOSE, g.seat_of[me])) - MINISTER
        board.swayed = [each for each in board.swayed if each != minister]
        board.lost[rank_of(minister)] += 1
        g.tell("lost-minister", "12.2.3", g.seat_of[me], MINISTER + minister)


def highest(g: Root) -> list[int]:
    """The swayed ministers of the highest rank, as words."""
    swayed = board_of(g).swayed
    return [MINISTER + each for each in swayed if rank_of(each) == rank_of(swayed[-1])]


# Which cards can be revealed together: each takes a clearing of its suit (12.5.3.II)


def present_in(g: Root, me: int) -> list[int]:
    """The suits, as bits, of each clearing with a Duchy piece; the Burrow has none."""
    return [g.suits[c] for c in range(MAP_CLEARINGS) if has_pieces_in(g, me, c)]


def revealable(cards: list[int], places: list[int]) -> int:
    """How many of these cards find a matching clearing, each one of its own."""
    takes = [-1] * len(places)
    return sum(1 for at in range(len(cards)) if finds_place(cards, places, at, takes, []))


def finds_place(
    cards: list[int], places: list[int], at: int, takes: list[int], tried: list[int]
) -> bool:
    """Give a card a clearing; whichever card has it already may find another."""
    for place, suits in enumerate(places):
        if SUITS_OF[cards[at]] & suits and place not in tried:
            tried.append(place)
            if takes[place] < 0 or finds_place(cards, places, takes[place], takes, tried):
                takes[place] = at
                return True
    return False


def why_not_sway(g: Root, me: int, minister: int) -> Refusal | None:
    refusal = why_no_crown(g, minister)
    if refusal is not None:
        return refusal
    enough = revealable(g.hands[me], present_in(g, me)) >= SHOWN[rank_of(minister)]
    return None if enough else TOO_FEW_TO_REVEAL


def why_no_crown(g: Root, minister: int) -> Refusal | None:
    """12.5.3.I."""
    if SWAY in g.used:
        return SWAYED_ONE
    if minister in board_of(g).swayed:
        return SWAYED_ALREADY
    return None if board_of(g).crowns(rank_of(minister)) else NO_CROWN


def could_sway(g: Root, q: Question) -> bool:
    """Whether a minister could be swayed, or a common action be open, for all that others know."""
    me = player(g, q)
    if could_do_common(g, me):
        return True
    most = min(len(g.hands[me]), len(present_in(g, me)))
    return any(
        why_no_crown(g, minister) is None and SHOWN[rank_of(minister)] <= most
        for minister in range(MINISTERS)
    )


def words_to_sway(g: Root, q: Question) -> list[int]:
    ministers = list(range(MINISTER, MINISTER + MINISTERS))
    return [*ministers, *common_words(g, player(g, q)), DONE]


def why_not_sway_whom(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    me = player(g, q)
    if is_minister(word):
        return why_not_sway(g, me, word - MINISTER)
    return why_not_common(g, me, word)


def shown_with(g: Root, q: Question, card: int) -> list[int]:
    """The cards revealed for this minister so far, and this one."""
    word, left = q.about[0], q.about[1]
    revealed = board_of(g).revealed
    so_far = SHOWN[rank_of(word - MINISTER)] - left
    return [*revealed[len(revealed) - so_far :], card]


def why_not_sway_with(g: Root, q: Question, card: int) -> Refusal | None:
    refusal = why_not_held(g, q, card)
    if refusal is not None:
        return refusal
    me, left = player(g, q), q.about[1]
    places, shown = present_in(g, me), shown_with(g, q, card)
    if revealable(shown, places) < len(shown):
        return NO_CLEARING_FOR_IT
    hand = g.hands[me].copy()
    hand.remove(card)
    # A set that is matched stays so when more is: what is shown first is matched first.
    enough = revealable([*shown, *hand], places) >= len(shown) + left - 1
    return None if enough else TOO_FEW_TO_REVEAL


def why_not_lose(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in highest(g) else NOT_THE_HIGHEST


SWAY_WHOM: Final[Ask[Root]] = Ask(
    "sway", "12.5.3.I", words_to_sway, why_not_sway_whom, secret=could_sway
)
SWAY_WITH: Final[Ask[Root]] = Ask(
    "sway-reveal",
    "12.5.3.II",
    cards_held,
    why_not_sway_with,
    ("minister", "count"),
    holds_any,
)
LOSE: Final[Ask[Root]] = ExactAsk("lose-minister", "12.2.3", lambda g, q: highest(g), why_not_lose)
ASKS = (SWAY_WHOM, SWAY_WITH, LOSE)
