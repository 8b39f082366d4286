"""The two games that are in the box, in small pictures for the set-up page."""

from __future__ import annotations

from spinney.core.text import Text
from spinney.sylvion.svg.cards import back, card
from spinney.symbols.pen import page

WIDE, TALL = 240, 150
SHOWN = {
    "introductory": ("owl", "tree_2", "elemental_2"),
    "advanced": ("whale", "elemental_3", "simoon"),
}
"""A few of the cards of each; those of the advanced game lie on a deck of one's own."""


def draw(option: str, value: str, text: Text, theme: str = "auto") -> str:
    told = text.say(f"option-{option}-{value}")
    drawn = [back("leaf", 14, 12, 66, 100, 5)] if value == "advanced" else []
    for seed, word in enumerate(SHOWN[value]):
        drawn.append(card(word, text, 12 + 76 * seed, 22, 66, 112, seed))
    return page(WIDE, TALL, theme, text, told, *drawn, title=told)
