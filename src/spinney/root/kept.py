"""Cards that players begin a game with, from games that were won before (M.8.5)."""

from __future__ import annotations

from typing import Final

from spinney.core.errors import Misfit, SetupError
from spinney.core.setup import Setup
from spinney.root.cards import IS_PERSISTENT, deck_cards
from spinney.root.words import CARDS, VOCABULARY

SEATS: Final = ","
CARD: Final = "+"
NONE: Final = "-"
FORM: Final = (
    "for each seat in order the cards it begins with: seats with commas between them, the cards of "
    "a seat joined by +, and - for none, such as brutal_tactics+cobbler,-"
)


def named(value: str) -> list[list[str]]:
    """The cards that a value names, seat by seat."""
    if not value:
        return []
    return [[] if seat == NONE else seat.split(CARD) for seat in value.split(SEATS)]


def is_card(name: str) -> bool:
    return name in VOCABULARY and VOCABULARY.number(name) < CARDS


def is_written(value: str) -> bool:
    return all(is_card(name) for cards in named(value) for name in cards)


def by_seat(setup: Setup) -> list[list[int]]:
    """The same as cards; nothing, if nobody begins with any."""
    return [[VOCABULARY.number(name) for name in cards] for cards in named(setup["kept"])]


def check(setup: Setup, seats: int) -> None:
    """Effects that last, of this deck, no more than it has, and no two alike with one player."""
    found = by_seat(setup)
    if not found:
        return
    if len(found) != seats:
        raise SetupError(f"kept: {seats} seats are wanted, not {len(found)}; the form is {FORM}")
    left = deck_cards(setup["deck"], with_dominance=False)
    for cards in found:
        for card in cards:
            name = VOCABULARY.word(card)
            if not IS_PERSISTENT[card]:
                raise misfit("kept-spent", "4.1.2", f"{name} does not stay in play", name)
            if cards.count(card) > 1:
                raise misfit("kept-twice", "4.1.3", f"one seat cannot have {name} twice", name)
            if card not in left:
                wrong = f"the {setup['deck']} deck has not so many {name}"
                raise misfit("kept-none-left", "M.8.5", wrong, name)
            left.remove(card)


def misfit(kind: str, rule: str, wrong: str, card: str) -> Misfit:
    return Misfit(kind, rule, f"kept: {wrong}", "kept", card=card)
