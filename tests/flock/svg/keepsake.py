"""A card that is kept."""

from magpie.svg import HIGH, WIDE, card
from spinney.core.text import Text
from spinney.symbols.pen import alone


def draw(word: str, text: Text, theme: str = "auto") -> str:
    return alone(WIDE, HIGH, theme, text, card(text, word), title=word)
