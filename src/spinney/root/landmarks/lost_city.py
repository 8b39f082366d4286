"""The Lost City, whose clearing is of all three suits."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import Ask, Question, Refusal
from spinney.core.rows import but
from spinney.root.landmarks.landmark import Landmark
from spinney.root.refusals import NOT_HERE
from spinney.root.state import Root
from spinney.root.suits import ALL, FIRST_OF
from spinney.root.words import BIRD, CLEARING, LOST_CITY, SUIT

NO_WATER: Final = Refusal("no-water-for-the-city", "lost_city")
REFUSALS: Final[tuple[Refusal, ...]] = (NO_WATER,)


class LostCity(Landmark):
    def __init__(self) -> None:
        super().__init__(LOST_CITY)
        self.covers_suit = True

    def why_unfit(self, g: Root, c: int) -> Refusal | None:
        return None if g.map.rivers[c] else NO_WATER

    def takes_effect(self, g: Root) -> None:
        g.suits = but(g.suits, self.site(g), ALL)


def choose_suit(g: Root, me: int, c: int, suits: int) -> Generator[Question, int, int]:
    """Which of these suits, as bits, a piece with one in print has that is placed here."""
    if suits & suits - 1 == 0:
        return FIRST_OF[suits]
    return (yield Question(WHICH_SUIT, g.seat_of[me], (CLEARING + c, suits))) - SUIT


def suits_left(g: Root, q: Question) -> list[int]:
    return [SUIT + suit for suit in range(BIRD) if q.about[1] >> suit & 1]


def why_not_suit(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in suits_left(g, q) else NOT_HERE


WHICH_SUIT: Final[Ask[Root]] = Ask(
    "which-suit", "lost_city", suits_left, why_not_suit, ("clearing", "mask")
)
ASKS: Final[tuple[Ask[Root], ...]] = (WHICH_SUIT,)
