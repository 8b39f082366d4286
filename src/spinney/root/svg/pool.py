"""The factions that can be chosen in a draft, one below the other in the column (A.8.1)."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.svg.layout import COLUMN, COLUMN_WIDTH
from spinney.root.svg.pieces import colour, mark_of
from spinney.symbols.captions import label
from spinney.symbols.pen import path, rotation, slip, symbol, target, thing, wash, write
from spinney.symbols.picture import ASIDE, Part, Sheet

TOP, ROW = 34, 62
ROOM = COLUMN_WIDTH - 100
BESIDE = 150
"""How broad the card is that lies beside another."""


def panel(view: dict[str, Any], y: float) -> tuple[list[Sheet], float]:
    """The setup cards from this height on, and where they end."""
    pool = view["pool"]
    if not pool:
        return [], y
    height = TOP + ROW * len(pool["factions"]) + 8
    parts = [Part("pool.paper", paper, (height,))]
    for i, faction in enumerate(pool["factions"]):
        beside, locked = pool["beside"].get(faction), faction == pool["locked"]
        militant = faction in pool["militant"]
        parts.append(
            Part(f"pool.{faction}", row, (faction, militant, locked, beside, TOP + i * ROW))
        )
    box = (-6, -6, COLUMN_WIDTH + 14, height + 14)
    sheet = Sheet("pool", ASIDE, box, parts, f"translate({COLUMN} {y:g})")
    return [sheet], y + height + 16


def paper(text: Text, height: float) -> str:
    return "".join(
        (
            path(slip(3, 4, COLUMN_WIDTH, height, 73), "shadow"),
            path(slip(0, 0, COLUMN_WIDTH, height, 73), "tint"),
            write(16, 24, label(text, "pool"), 20, "title", COLUMN_WIDTH - 40),
        )
    )


def row(
    text: Text, faction: str, militant: bool, locked: bool, beside: str | None, y: float
) -> str:
    """A card: its emblem and name, which kind it is and how hard; a locked one lies sideways."""
    kind = label(text, "militant" if militant else "insurgent")
    more = f"{kind}, {label(text, 'locked')}" if locked else kind
    turn = {"transform": rotation(90, 40, y + 28)} if locked else {}
    room = ROOM - BESIDE if beside else ROOM
    outline = slip(10, y, COLUMN_WIDTH - 20, ROW - 6, len(faction), 0.8)
    card = target(
        faction,
        outline,
        path(outline, "slip"),
        wash((colour(faction), 0.4, slip(14, y + 3, 52, ROW - 12, 5))),
        symbol(mark_of(faction), 17, y + 5, 46, **turn),
        write(76, y + 20, text.named(faction), 18, "title", room),
        write(76, y + 36, more, 13, "text", room),
        write(76, y + 51, text.like(faction)[1], 12, "quiet", room),
        title=f"{text.named(faction)}, {more}",
    )
    return card + ("" if beside is None else dealt_beside(text, beside, y))


def dealt_beside(text: Text, word: str, y: float) -> str:
    x = COLUMN_WIDTH - BESIDE - 16
    name = text.named(word)
    drawn = path(slip(x, y + 6, BESIDE, ROW - 18, 9, 0.8), "tint")
    return thing(
        word, "pool", drawn, write(x + 12, y + 34, name, 16, "title", BESIDE - 24), title=name
    )
