"""Who plays, in small pictures for the set-up page: two people, or one against an automa."""

from __future__ import annotations

from spinney.core.text import Text
from spinney.ironwood.svg.scene import COLOURS
from spinney.ironwood.words import SIDE_NAMES
from spinney.symbols.pen import page, puddle, sketch, symbol, wash

WIDE, TALL = 240, 150
AUTOMATA = {"automacier": "ironclads", "automaquis": "woodwalkers"}


def draw(option: str, value: str, text: Text, theme: str = "auto") -> str:
    """Both sides; that of an automa is at work by itself."""
    told = text.say(f"option-{option}-{value}")
    drawn = []
    for i, side in enumerate(SIDE_NAMES):
        x = WIDE * (0.27 + 0.46 * i)
        drawn.append(wash((COLOURS[side], 0.45, puddle(x, TALL / 2, 58, 62, i))))
        drawn.append(sketch(symbol(side, x - 44, TALL / 2 - 44, 88)))
        if side == AUTOMATA.get(value):
            drawn.append(sketch(symbol("drill" if i else "totem", x + 12, TALL / 2 + 8, 52)))
    return page(WIDE, TALL, theme, text, told, *drawn, title=told)
