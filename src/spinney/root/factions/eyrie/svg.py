"""The board of the Eyrie: decree, leader, roosts."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.factions.eyrie.looks import BONUS_DRAWS, ROOSTS, decree
from spinney.root.looks import listed
from spinney.root.svg.cards import tucked
from spinney.root.svg.layout import Block
from spinney.root.svg.tracks import track
from spinney.symbols.captions import label, named
from spinney.symbols.pen import group, path, slip, symbol, target, write

COLOURS = {"eyrie": "deep"}
COLUMN, PITCH = 94, 100
MARKS = {"recruit": "warrior-eyrie", "move": "boots", "battle": "battle", "build": "roost"}
ROOST = 39


def board(view: dict[str, Any], text: Text, player: dict[str, Any]) -> Block:
    own = player["board"]
    mine = view["seat"] >= 0 and view["players"][view["seat"]] is player
    columns = (column(own, text, name, i * PITCH, mine) for i, name in enumerate(own["decree"]))
    built = own["roosts"]["on_map"]
    title = f"{text.named('roost')} {built}"
    return (
        "".join(
            (
                *columns,
                leader(own, text),
                track("roost", ROOSTS, built, 124, 84, ROOST, BONUS_DRAWS, title),
            )
        ),
        148 if own["deposed"] else 128,
    )


def column(own: dict[str, Any], text: Text, name: str, x: float, mine: bool) -> str:
    """A column of the decree; its cards overlap when there are many. The owner can click on it."""
    cards = decree(own, name)
    pitch = min(29, (COLUMN - 35) / max(1, len(cards) - 1))
    outline = slip(x, 0, COLUMN, 72, int(x), 0.8)
    drawn = (
        path(outline, "slot"),
        symbol(MARKS[name], x + COLUMN - 38, 32, 34, class_="sp-faint"),
        write(x + 6, 19, text.named(name), 16, "title", COLUMN - 10),
        *(
            tucked(card, text, x + 4 + i * pitch, 30, i, done)
            for i, (card, done) in enumerate(cards)
        ),
    )
    title = f"{text.named(name)} {len(cards)}"
    return target(name, outline, *drawn, title=title) if mine else group(*drawn, title=title)


def leader(own: dict[str, Any], text: Text) -> str:
    """The leader; and who has been deposed and lies face down."""
    drawn = [write(0, 98, label(text, "leader"), 14, "quiet", 110)]
    if own["leader"] != "none":
        drawn.append(write(0, 117, text.named(own["leader"]), 19, "title", 116))
    if own["deposed"]:
        gone = ", ".join(text.named(name) for name in own["deposed"])
        drawn.append(write(0, 140, named(label(text, "deposed"), gone), 14, "quiet", 390))
    return "".join(drawn)


def described(own: dict[str, Any], text: Text) -> list[str]:
    """The board in words."""
    parts = [f"{text.named('roost')} {own['roosts']['on_map']}"]
    if own["leader"] != "none":
        parts.append(f"{label(text, 'leader')} {text.named(own['leader'])}")
    for column, cards in own["decree"].items():
        parts += listed(text.named(column), cards, text)
    return parts
