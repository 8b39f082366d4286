"""The board of the Duchy in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text as Line

from spinney.core.text import Text
from spinney.root.factions.duchy.looks import HOME_WORD, MUSTERED, OF_RANK, POINTS
from spinney.root.looks import is_active
from spinney.root.terminal.marks import cards, entry
from spinney.symbols.captions import label

COLOURS = {"duchy": "light_salmon3"}
ACTED = "✓"


def board(view: dict[str, Any], text: Text, player: dict[str, Any]) -> list[RenderableType]:
    own = player["board"]
    built = own["citadels"]["on_map"]
    first = [
        entry(text.label(HOME_WORD), str(own["burrow"])),
        *(
            entry(text.named(piece), f"{own[f'{piece}s']['on_map']}/3")
            for piece in ("tunnel", "citadel", "market")
        ),
        entry(label(text, "mustered"), str(MUSTERED[built])),
    ]
    if is_active(view, player):
        first.append(entry(label(text, "actions"), str(own["actions"])))
    lines: list[RenderableType] = [Line(" · ").join(first)]
    lines += [court(own, rank, text) for rank in OF_RANK]
    if own["revealed"]:
        lines.append(entry(label(text, "revealed"), cards(own["revealed"], text)))
    return lines


def court(own: dict[str, Any], rank: str, text: Text) -> Line:
    """The ministers of a rank, the swayed ones bold, after their crowns and what each scores."""
    left = f"{label(text, 'crowns')} {own['crowns'][rank]} +{POINTS[rank]}"
    names = []
    for name in OF_RANK[rank]:
        mark = f"{ACTED} " if name in own["acted"] else ""
        style = "bold" if name in own["swayed"] else "dim"
        names.append(Line(f"{mark}{text.named(name)}", style))
    return entry(f"{label(text, rank)} ({left})", Line(", ").join(names))
