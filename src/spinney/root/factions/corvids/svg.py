"""The board of the Corvids: the four kinds of plot, the supply, what lies face down where."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.factions.corvids.looks import KINDS, left, plots, told_at
from spinney.root.svg.cards import Strip, strips, strips_height
from spinney.root.svg.layout import COLUMN_WIDTH, Own
from spinney.root.svg.pieces import mark_of, space
from spinney.root.svg.tracks import heading
from spinney.symbols.captions import label, named
from spinney.symbols.pen import slip, symbol, target, thing, write
from spinney.symbols.picture import Part, moved

COLOURS = {"corvids": "violet"}
ROOM = COLUMN_WIDTH - 28
CELL, TOP = 94, 46
"""How wide the space of a kind is, and where these spaces begin."""
BELOW = TOP + 50


def board(player: dict[str, Any], text: Text, phase: str, mine: bool) -> Own:
    own, name = player["board"], player["faction"]
    actions = own["actions"] if phase == "daylight" else None
    kinds = [left(own, kind) for kind in KINDS]
    parts = [
        Part(f"{name}.reserve", reserve, (name, own["reserve"]["count"], actions)),
        Part(f"{name}.kinds", reference, (kinds,)),
        moved(Part(f"{name}.plots", face_down, (name, own["plots"])), 0, BELOW),
    ]
    return parts, BELOW + strips_height(listed(text, own["plots"]), ROOM)


def reserve(text: Text, faction: str, count: int, actions: int | None) -> str:
    """The plots that are left, all face down; and the actions, while they are taken."""
    title = f"{label(text, 'plots')} {count}"
    pile = thing("hidden_plot", faction, symbol("hidden-plot", 0, 2, 36), count=count, title=title)
    told = title if actions is None else f"{title} · {label(text, 'actions')} {actions}"
    return pile + write(46, 26, told, 17, "text", ROOM - 50)


def reference(text: Text, kinds: list[int]) -> str:
    """A space for each kind, with how many of it the reader can expect."""
    drawn = []
    for i, (kind, count) in enumerate(zip(KINDS, kinds, strict=True)):
        x, name = i * (CELL + 6), text.named(kind)
        drawn.append(
            target(
                kind,
                slip(x, TOP, CELL, 42, i, 0.8),
                space(x, TOP, CELL, 42, i, "slip" if count else "slot"),
                symbol(mark_of(kind), x + 3, TOP + 4, 34),
                heading(x + 40, TOP + 17, name, CELL - 44),
                write(x + 40, TOP + 36, str(count), 16, "text", CELL - 44),
                title=f"{name} {count}",
            )
        )
    return "".join(drawn)


def face_down(text: Text, faction: str, there: dict[str, Any]) -> str:
    return strips(listed(text, there), f"{faction}.plots", 0, 0, ROOM)


def listed(text: Text, there: dict[str, Any]) -> list[Strip]:
    """The plots that lie face down: where, and what the reader knows of them."""
    return [
        Strip(mark_of(plot["kind"] or "hidden_plot"), told_at(place, plot, text))
        for place, plot in there.items()
    ]


def described(own: dict[str, Any], text: Text) -> list[str]:
    """The board in words."""
    told = [f"{label(text, 'plots')} {own['reserve']['count']}"]
    told.append(", ".join(f"{text.named(kind)} {left(own, kind)}" for kind in KINDS))
    if own["plots"]:
        told.append(named(text.named("hidden_plot"), ", ".join(plots(own, text))))
    return told
