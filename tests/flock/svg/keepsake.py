"""A card that is kept."""

from magpie.svg import HIGH, WIDE, card
from spinney.core.text import Text
from spinney.symbols.pen import page


def draw(word: str, text: Text, theme: str = "auto") -> str:
    return page(WIDE, HIGH, theme, text, word, card(text, word), title=word)
