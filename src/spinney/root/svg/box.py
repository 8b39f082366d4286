"""What is in the box, in small pictures for the set-up page: maps, decks, whoever plays."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from spinney.core.state import SPECTATOR
from spinney.core.text import Text
from spinney.root.cards import deck_cards
from spinney.root.factions import all_declared
from spinney.root.looks import suit_of
from spinney.root.maps import MAPS
from spinney.root.options import DRAFTED
from spinney.root.svg.cards import back, card
from spinney.root.svg.clearings import clearings
from spinney.root.svg.ground import ground
from spinney.root.svg.layout import BROAD, HIGH, LEFT, TOP
from spinney.root.svg.pieces import colour, mark_of
from spinney.root.words import VOCABULARY
from spinney.symbols import sheet
from spinney.symbols.pen import group, page, path, puddle, sketch, slip, symbol, wash

T = TypeVar("T")

WIDE, TALL = 240, 150
"""The size of a picture; a map has its own."""
CARD = (78, 116)
LARGE = (120, 188)
"""A card as it is held in hand."""
DECKS = ("standard", "exiles")
DEALT = {"one": 1, "two": 2, "random": 3}
"""How many cards are dealt by chance."""


def draw(option: str, value: str, text: Text, theme: str = "auto") -> str:
    if option == "map":
        return drawn_map(value, text, theme)
    told = text.named(value)
    body = drawings()[option](value, text)
    return page(WIDE, TALL, theme, text, told, body, title=told)


def drawn_map(name: str, text: Text, theme: str) -> str:
    """The map before anything is set up on it."""
    parts = [*ground(bare(text.game, name)), *clearings(bare(text.game, name))]
    drawn = (each.draw(text, *each.given) for each in parts)
    place = f"translate({-LEFT} {-TOP})"
    told = text.say(f"option-map-{name}")
    return page(BROAD, HIGH, theme, text, told, group(*drawn, transform=place), title=told)


@functools.cache
def bare(game: Any, name: str) -> dict[str, Any]:
    g = game.begin(game.setup(map=name))
    for c in MAPS[name].ruins:
        g.ruins[c] = 1
    view: dict[str, Any] = game.view(g, SPECTATOR)
    return view


def drawn_deck(name: str, text: Text) -> str:
    """Three cards that no other deck has, of three suits."""
    wide, high = CARD
    y = (TALL - high) / 2 + 6
    dealt = enumerate(in_a_row(samples(name), wide))
    small = (wide - 6) / LARGE[0]
    return "".join(
        group(
            card(word, text, 0, 0, *LARGE, seed),
            transform=f"translate({x - wide / 2 + 3:g} {y:g}) scale({small:g})",
        )
        for seed, (word, x) in dealt
    )


def samples(name: str) -> list[str]:
    others = {card for deck in DECKS if deck != name for card in deck_cards(deck, True)}
    own = [VOCABULARY.word(card) for card in deck_cards(name, True) if card not in others]
    return list({suit_of(word): word for word in own}.values())[:3]


def drawn_seats(word: str, text: Text) -> str:
    return drawn_pool(text) if word == DRAFTED else drawn_seat(word, text)


def drawn_pool(text: Text) -> str:
    """Cards of some factions, to be chosen from."""
    wide, high = CARD
    y = (TALL - high) / 2
    (known,) = (option.words for option in text.game.options if option.words)
    return "".join(
        path(slip(x - wide / 2 + 3, y, wide - 6, high, seed), "slip")
        + symbol(mark_of(word), x - 28, TALL / 2 - 28, 56)
        for seed, (word, x) in enumerate(in_a_row(known[:3], wide))
    )


def drawn_seat(word: str, text: Text) -> str:
    """Whoever can be played or hired: an emblem on their colour, and a figure of theirs."""
    return "".join(
        (
            wash((colour(word), 0.5, puddle(WIDE / 2, TALL / 2, 112, 66, len(word)))),
            symbol(mark_of(word), 20, 20, 110),
            sketch(symbol(figure(word, text), 136, 46, 88)),
        )
    )


def figure(word: str, text: Text) -> str:
    """A warrior, or the pawn of somebody who has none."""
    pawn = mark_of(f"pawn-{word}")
    return pawn if f"sp-{pawn}" in sheet(text.game.packages) else mark_of(f"warrior-{word}")


def drawn_hirelings(value: str, text: Text) -> str:
    return drawn_by_chance(value) or drawn_seat(value, text)


def drawn_landmarks(value: str, text: Text) -> str:
    marks = ("tower", "ferry") if value == "map" else (value,)
    return drawn_by_chance(value) or "".join(landmark(*each) for each in in_a_row(marks, 112))


def landmark(mark: str, x: float) -> str:
    grass = wash(("leaf", 0.45, puddle(x, TALL * 0.72, 58, 26, len(mark))))
    return grass + sketch(symbol(mark_of(mark), x - 56, TALL / 2 - 62, 112))


def drawn_by_chance(value: str) -> str:
    """Cards face down, as many as are dealt; where there is nothing, an empty place."""
    wide, high = CARD
    y = (TALL - high) / 2
    if value == "none":
        return path(slip((WIDE - wide) / 2, y, wide, high, 3), "slot")
    cards = in_a_row(range(DEALT.get(value, 0)), wide)
    return "".join(back(x - wide / 2 + 3, y, wide - 6, high, seed) for seed, x in cards)


def in_a_row(things: Iterable[T], wide: float) -> list[tuple[T, float]]:
    """Each with the middle of its place, side by side around the middle of the picture."""
    listed = list(things)
    left = WIDE / 2 - (len(listed) - 1) * wide / 2
    return [(each, left + i * wide) for i, each in enumerate(listed)]


def drawings() -> dict[str, Callable[[str, Text], str]]:
    """These, and those of options that belong to one faction."""
    found = dict(DRAWINGS)
    for own in all_declared("svg", "OPTIONS"):
        found.update(own)
    return found


DRAWINGS: dict[str, Callable[[str, Text], str]] = {
    "seats": drawn_seats,
    "deck": drawn_deck,
    "landmarks": drawn_landmarks,
    "hirelings": drawn_hirelings,
}
