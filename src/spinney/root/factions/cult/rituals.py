"""The rituals of the Lizard Cult (10.5): Build, Recruit, Score, Sacrifice."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.actions import Action, ActionAsk
from spinney.root.cards import SUIT_OF
from spinney.root.factions.cult.board import GARDENS, board_of, gain_acolytes
from spinney.root.hands import cards_held, holds_any, player, reveal_card, spend, why_not_held
from spinney.root.moving import as_map_clearing, clearings
from spinney.root.pieces import (
    on_map,
    place_piece,
    place_warriors,
    why_not_place,
    why_not_place_piece,
)
from spinney.root.refusals import (
    NO_WARRIORS_LEFT,
    NONE_LEFT,
    NOT_A_CLEARING,
    NOT_HELD,
    NOT_RULED,
    WRONG_SUIT,
)
from spinney.root.rule import rules
from spinney.root.state import Root, suited
from spinney.root.victory import score
from spinney.root.words import (
    BIRD,
    BUILD,
    CLEARING,
    DONE,
    MAP_CLEARINGS,
    RECRUIT,
    SACRIFICE,
    SCORE,
    SUIT,
)

POINTS: Final[tuple[int, ...]] = (0, 2, 2, 3, 4)
"""What is written above the first space of each Gardens track, the second, and so on."""

BIRDS_NOT_WILD: Final = Refusal("birds-not-wild", "10.2.2")
NOT_A_BIRD: Final = Refusal("not-a-bird", "10.5.4")
NOWHERE_TO_BUILD: Final = Refusal("nowhere-to-plant", "10.5.1")
NOWHERE_TO_RECRUIT: Final = Refusal("nowhere-to-preach", "10.5.2")
NO_GARDEN: Final = Refusal("no-garden", "10.5.3")
SUIT_SCORED: Final = Refusal("suit-scored", "10.5.3")
REFUSALS = (
    *(BIRDS_NOT_WILD, NOT_A_BIRD, NOWHERE_TO_BUILD, NOWHERE_TO_RECRUIT),
    *(NO_GARDEN, SUIT_SCORED),
)


def begin_rituals(g: Root, me: int) -> None:
    board_of(g).begin()


def perform_rituals(g: Root, me: int) -> Flow:
    """10.5: one ritual for a card, in any order and number."""
    word = yield Question(RITUAL, g.seat_of[me])
    if word == DONE:
        return
    g.again = True
    yield from RITUAL.take(g, me, word)


def reveal(g: Root, me: int, ritual: int, rule: str) -> Generator[Question, int, int]:
    """Lay a card of the hand open, where it stays until Evening; returns its suit."""
    card = yield Question(REVEALS[ritual], g.seat_of[me])
    reveal_card(g, me, card, board_of(g).revealed, rule)
    return SUIT_OF[card]


def build(g: Root, me: int) -> Flow:
    """10.5.1."""
    suit = yield from reveal(g, me, BUILD, "10.5.1")
    c = (yield Question(BUILD_IN, g.seat_of[me], (SUIT + suit,))) - CLEARING
    place_piece(g, me, GARDENS[suit], c, "10.5.1")


def recruit(g: Root, me: int) -> Flow:
    """10.5.2."""
    suit = yield from reveal(g, me, RECRUIT, "10.5.2")
    c = (yield Question(RECRUIT_IN, g.seat_of[me], (SUIT + suit,))) - CLEARING
    place_warriors(g, me, c, 1, "10.5.2")


def score_a_suit(g: Root, me: int) -> Flow:
    """10.5.3: the card is spent at once."""
    card = yield Question(REVEALS[SCORE], g.seat_of[me])
    suit = SUIT_OF[card]
    board_of(g).scored |= 1 << suit
    spend(g, me, card, "10.5.3")
    score(g, me, worth(g, suit), "10.5.3")


def worth(g: Root, suit: int) -> int:
    """What is above the rightmost empty space of a suit's track; gardens leave it from the left."""
    return POINTS[on_map(g, GARDENS[suit]) - 1]


def sacrifice(g: Root, me: int) -> Flow:
    """10.5.4."""
    yield from reveal(g, me, SACRIFICE, "10.5.4")
    gain_acolytes(g, me, 1, "10.5.4")


# What can be chosen, and why not


def why_not_ritual(g: Root, me: int, ritual: int) -> Refusal | None:
    """Why no card in hand serves for it; of the right sort, if there is one."""
    refusal: Refusal | None = NOT_HELD
    for suit in sorted({SUIT_OF[card] for card in g.hands[me]}, reverse=ritual != SACRIFICE):
        refusal = why_not_with(g, me, ritual, suit)
        if refusal is None:
            return None
    return refusal


def why_not_with(g: Root, me: int, ritual: int, suit: int) -> Refusal | None:
    """Whether a card of this suit serves for a ritual."""
    if ritual == SACRIFICE:
        if suit != BIRD:
            return NOT_A_BIRD
        return None if g.supply[me] else NO_WARRIORS_LEFT
    if suit == BIRD:
        return BIRDS_NOT_WILD
    if ritual == BUILD:
        if not g.stock[GARDENS[suit]]:
            return NONE_LEFT
        places = any(why_not_build_at(g, me, suit, c) is None for c in range(MAP_CLEARINGS))
        return None if places else NOWHERE_TO_BUILD
    if ritual == RECRUIT:
        if not g.supply[me]:
            return NO_WARRIORS_LEFT
        places = any(why_not_recruit_at(g, me, suit, c) is None for c in range(MAP_CLEARINGS))
        return None if places else NOWHERE_TO_RECRUIT
    if not on_map(g, GARDENS[suit]):
        return NO_GARDEN
    return SUIT_SCORED if board_of(g).scored >> suit & 1 else None


def why_not_build_at(g: Root, me: int, suit: int, c: int) -> Refusal | None:
    if not suited(g, c, suit):
        return WRONG_SUIT
    return why_not_place_piece(g, me, GARDENS[suit], c) if rules(g, me, c) else NOT_RULED


def why_not_recruit_at(g: Root, me: int, suit: int, c: int) -> Refusal | None:
    return why_not_place(g, me, c) if suited(g, c, suit) else WRONG_SUIT


def why_not_build(g: Root, me: int) -> Refusal | None:
    return why_not_ritual(g, me, BUILD)


def why_not_recruit(g: Root, me: int) -> Refusal | None:
    return why_not_ritual(g, me, RECRUIT)


def why_not_score(g: Root, me: int) -> Refusal | None:
    return why_not_ritual(g, me, SCORE)


def why_not_sacrifice(g: Root, me: int) -> Refusal | None:
    return why_not_ritual(g, me, SACRIFICE)


def why_not_give(g: Root, q: Question, ritual: int, card: int) -> Refusal | None:
    """Whether a card in hand serves for a ritual."""
    refusal = why_not_held(g, q, card)
    if refusal is not None:
        return refusal
    return why_not_with(g, player(g, q), ritual, SUIT_OF[card])


def why_not_build_in(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_build_at(g, player(g, q), q.about[0] - SUIT, c)


def why_not_recruit_in(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_recruit_at(g, player(g, q), q.about[0] - SUIT, c)


ALL_CLEARINGS: Final = clearings(list(range(MAP_CLEARINGS)))
RITUAL: Final = ActionAsk(
    "ritual",
    "10.5",
    (
        Action(BUILD, why_not_build, build),
        Action(RECRUIT, why_not_recruit, recruit),
        Action(SCORE, why_not_score, score_a_suit),
        Action(SACRIFICE, why_not_sacrifice, sacrifice),
    ),
    secret=holds_any,
)
REVEALS: Final[dict[int, Ask[Root]]] = {
    BUILD: Ask(
        "reveal-to-build",
        "10.5.1",
        cards_held,
        lambda g, q, card: why_not_give(g, q, BUILD, card),
        secret=holds_any,
    ),
    RECRUIT: Ask(
        "reveal-to-recruit",
        "10.5.2",
        cards_held,
        lambda g, q, card: why_not_give(g, q, RECRUIT, card),
        secret=holds_any,
    ),
    SCORE: Ask(
        "spend-to-score",
        "10.5.3",
        cards_held,
        lambda g, q, card: why_not_give(g, q, SCORE, card),
        secret=holds_any,
    ),
    SACRIFICE: Ask(
        "reveal-to-sacrifice",
        "10.5.4",
        cards_held,
        lambda g, q, card: why_not_give(g, q, SACRIFICE, card),
        secret=holds_any,
    ),
}
"""Which card is given for a ritual."""
BUILD_IN: Final[Ask[Root]] = Ask(
    "garden-in", "10.5.1", lambda g, q: ALL_CLEARINGS, why_not_build_in, ("suit",)
)
RECRUIT_IN: Final[Ask[Root]] = Ask(
    "recruit-lizard", "10.5.2", lambda g, q: ALL_CLEARINGS, why_not_recruit_in, ("suit",)
)
ASKS = (RITUAL, *REVEALS.values(), BUILD_IN, RECRUIT_IN)
