"""The cards of the hirelings in the terminal."""

from __future__ import annotations

from typing import Any

from rich.text import Text as Line

from spinney.core.text import Text
from spinney.root.hirelings.looks import markers, on_card, service
from spinney.root.looks import hirelings, initials
from spinney.symbols.captions import label

COLOURS = {
    "forest_patrol": "red",
    "last_dynasty": "blue",
    "spring_uprising": "green",
    "exile": "white",
    "riverfolk_flotilla": "cyan",
    "warm_sun_prophets": "yellow",
    "highway_bandits": "bright_black",
    "sunward_expedition": "yellow",
    "corvid_spies": "magenta",
    "furious_protector": "bright_red",
    "flame_bearers": "dark_orange3",
    "vault_keepers": "white",
    "popular_band": "green",
}


def panel(view: dict[str, Any], text: Text) -> list[Line]:
    """A line for each hireling, if there are any."""
    found = hirelings(view)
    if not found:
        return []
    letters = initials(view, text)
    lines = [Line(label(text, "hirelings"), "bold")]
    for card in found:
        told = [service(card, text), *on_card(card, text)]
        if card["supply"]:
            told.append(f"{label(text, 'supply')} {card['supply']}")
        mark = (f"{letters[card['owner']]} {text.named(card['card'])}", COLOURS[card["owner"]])
        lines.append(Line.assemble(mark, f" · {' · '.join(told)}"))
    return [*lines, Line(" · ".join(markers(view, text)), "dim")]
