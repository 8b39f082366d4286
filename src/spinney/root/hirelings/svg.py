"""The cards of the hirelings, side by side in the column: whose they are, and for how long."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.hirelings.looks import on_card, service, watched
from spinney.root.looks import hirelings
from spinney.root.maps import MAPS
from spinney.root.svg.cards import card_thing
from spinney.root.svg.layout import COLUMN, COLUMN_WIDTH
from spinney.root.svg.pieces import colour, crowd, emblem, item_thing, mark_of, tally_mark
from spinney.root.svg.ways import track
from spinney.symbols.captions import label
from spinney.symbols.pen import (
    apart,
    path,
    slip,
    stowed,
    symbol,
    target,
    thing,
    wash,
    write,
)
from spinney.symbols.picture import ASIDE, Part, Sheet

COLOURS = {
    "forest_patrol": "ember",
    "last_dynasty": "deep",
    "spring_uprising": "leaf",
    "exile": "stone",
    "riverfolk_flotilla": "water",
    "warm_sun_prophets": "gold",
    "highway_bandits": "ash",
    "sunward_expedition": "sand",
    "corvid_spies": "violet",
    "furious_protector": "bark",
    "flame_bearers": "flame",
    "vault_keepers": "stone",
    "popular_band": "russet",
}
TOP, ROW = 34, 62
ROOM = COLUMN_WIDTH - 190


def panel(view: dict[str, Any], y: float) -> tuple[list[Sheet], float]:
    """The cards from this height on, and where they end."""
    found = hirelings(view)
    if not found:
        return [], y
    height = TOP + ROW * len(found) + 8
    parts = [Part("hirelings.paper", paper, (height,))]
    for i, card in enumerate(found):
        parts.append(Part(f"hirelings.{card['owner']}", row, (card, TOP + i * ROW)))
    box = (-6, -6, COLUMN_WIDTH + 14, height + 14)
    sheet = Sheet("hirelings", ASIDE, box, parts, f"translate({COLUMN} {y:g})")
    return [sheet], y + height + 16


def on_paths(view: dict[str, Any]) -> list[Part]:
    """Those that stand on paths, if any do."""
    pairs = watched(view)
    return [Part("watched", watchers, (view["map"], pairs))] if pairs else []


def watchers(text: Text, name: str, pairs: list[tuple[int, int]]) -> str:
    data, drawn = MAPS[name].data, []
    for a, b in pairs:
        way = track(data, (a, b))
        x, y = way[len(way) // 2]
        drawn.append(crowd("highway_bandits", 1, f"path.{a}-{b}", text, x - 18, y - 22, 36))
    return "".join(drawn)


def paper(text: Text, height: float) -> str:
    return "".join(
        (
            path(slip(3, 4, COLUMN_WIDTH, height, 71), "shadow"),
            path(slip(0, 0, COLUMN_WIDTH, height, 71), "tint"),
            write(16, 24, label(text, "hirelings"), 20, "title", COLUMN_WIDTH - 40),
        )
    )


def row(text: Text, card: dict[str, Any], y: float) -> str:
    """A card: its emblem and name, who has it for how long, and what lies on it."""
    owner, name = card["owner"], text.named(card["card"])
    more = " · ".join(on_card(card, text))
    outline = slip(10, y, COLUMN_WIDTH - 20, ROW - 6, len(owner), 0.8)
    whose = card["controller"]
    return target(
        card["card"],
        outline,
        path(outline, "slip"),
        wash((colour(owner), 0.4, slip(14, y + 3, 52, ROW - 12, 5))),
        symbol(mark_of(owner), 17, y + 5, 46),
        write(72, y + 20, name, 18, "title", ROOM),
        write(72, y + 36, service(card, text), 13, "text", ROOM),
        write(72, y + 51, more, 12, "quiet", ROOM) if more else "",
        emblem(whose, COLUMN_WIDTH - 52, y + 8, 36) if whose else "",
        tally_mark(COLUMN_WIDTH - 18, y + 42, card["control"]) if whose else "",
        waiting(text, owner, card["supply"], y),
        lying(text, card, y),
        title=f"{name}, {service(card, text)}",
    )


def waiting(text: Text, owner: str, count: int, y: float) -> str:
    """The warriors in its supply."""
    if not count:
        return ""
    kind, x = f"warrior-{owner}", COLUMN_WIDTH - 104
    drawn = symbol(mark_of(kind), x, y + 8, 34) + tally_mark(x + 36, y + 42, count)
    title = f"{label(text, 'supply')} {count}"
    return thing(kind, f"{owner}.supply", drawn, count=count, title=title)


def lying(text: Text, card: dict[str, Any], y: float) -> str:
    """What is on the card, as things: warriors, items, cards."""
    owner, board = card["owner"], card["board"]
    outline = slip(72, y + 40, 120, 14, 3, 0.8)
    drawn = [stowed(f"warrior-{owner}", f"{owner}.card", outline, board.get("saved", 0))]
    for word, nth in apart(board.get("items", [])):
        drawn.append(stowed(item_thing(word), f"{owner}.card", outline, nth=nth))
    for word, nth in apart(board.get("kept", [])):
        drawn.append(stowed(card_thing(word), f"{owner}.card", outline, nth=nth))
    return "".join(drawn)
