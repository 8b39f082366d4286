"""The board of a Vagabond in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text as Line

from spinney.core.text import Text
from spinney.root.factions.vagabond.looks import QUESTS
from spinney.root.looks import counted
from spinney.root.terminal.marks import entry, named_or_none, suits
from spinney.symbols.captions import label, tally

COLOURS = {"vagabond": "grey66", "vagabond_2": "tan"}
FULL, EMPTY = "■", "□"
ITEM_SPACES = 3


def board(view: dict[str, Any], text: Text, player: dict[str, Any]) -> list[RenderableType]:
    own = player["board"]
    heading = Line.assemble((named_or_none(own["character"], text), "bold"))
    for item, count in own["tracks"].items():
        spaces = FULL * count + EMPTY * (ITEM_SPACES - count)
        heading.append("  ").append(entry(text.named(item), spaces))
    held = len(own["satchel"]) + len(own["damaged"])
    heading.append("  ").append(entry(label(text, "limit"), f"{held}/{own['limit']}"))
    lines: list[RenderableType] = [heading]
    for name in ("satchel", "damaged"):
        if own[name]:
            told = ", ".join(counted(word, n, text) for word, n in tally(own[name]))
            lines.append(entry(label(text, name), told))
    lines.append(Line(" · ").join(relation(own, text, faction) for faction in own["relations"]))
    lines += [quest(word, text) for word in own["quests"]]
    if own["completed"]:
        done = suits([QUESTS[word].suit for word in own["completed"]], text)
        lines.append(entry(label(text, "completed"), done))
    return lines


def relation(own: dict[str, Any], text: Text, faction: str) -> Line:
    """How a faction is disposed, and what has been done for that this turn."""
    aids = own["aids"].get(faction, 0)
    state = label(text, own["relations"][faction])
    return entry(text.named(faction), f"{state} +{aids}" if aids else state)


def quest(word: str, text: Text) -> Line:
    """A quest: its suit, its name, the items it takes."""
    data = QUESTS[word]
    items = " + ".join(text.named(item) for item in data.items)
    return Line.assemble(suits([data.suit], text), f" {text.named(word)} ", (items, "dim"))
