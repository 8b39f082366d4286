"""The board of the Eyrie: decree, leader, roosts."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.factions.eyrie.looks import BONUS_DRAWS, ROOSTS, decree
from spinney.root.looks import listed
from spinney.root.svg.cards import tucked
from spinney.root.svg.layout import Own
from spinney.root.svg.tracks import track
from spinney.symbols.captions import label, named
from spinney.symbols.pen import apart, group, path, slip, symbol, target, thing, write
from spinney.symbols.picture import Part

COLOURS = {"eyrie": "deep"}
COLUMN, PITCH = 94, 100
MARKS = {"recruit": "warrior-eyrie", "move": "boots", "battle": "battle", "build": "roost"}
ROOST = 39


def board(player: dict[str, Any], text: Text, phase: str, mine: bool) -> Own:
    own, name = player["board"], player["faction"]
    parts = [
        Part(f"{name}.{each}", column, (each, i * PITCH, name, decree(own, each), mine))
        for i, each in enumerate(own["decree"])
    ]
    parts.append(Part(f"{name}.leader", leader, (name, own["leader"], own["deposed"])))
    parts.append(Part(f"{name}.roosts", roosts, (name, own["roosts"]["on_map"])))
    return parts, 148 if own["deposed"] else 128


def roosts(text: Text, faction: str, built: int) -> str:
    title = f"{text.named('roost')} {built}"
    return track("roost", faction, ROOSTS, built, 124, 84, ROOST, BONUS_DRAWS, title)


def column(
    text: Text, name: str, x: float, faction: str, cards: list[tuple[str, bool]], mine: bool
) -> str:
    """A column of the decree; its cards overlap when there are many. The owner can click on it."""
    pitch = min(29, (COLUMN - 35) / max(1, len(cards) - 1))
    outline = slip(x, 0, COLUMN, 72, int(x), 0.8)
    place = f"{faction}.{name}"
    numbers = apart(card for card, _ in cards)
    drawn = (
        path(outline, "slot"),
        symbol(MARKS[name], x + COLUMN - 38, 32, 34, class_="sp-faint"),
        write(x + 6, 19, text.named(name), 16, "title", COLUMN - 10),
        *(
            tucked(card, nth, place, text, x + 4 + i * pitch, 30, i, done)
            for i, ((card, done), (_, nth)) in enumerate(zip(cards, numbers, strict=True))
        ),
    )
    title = f"{text.named(name)} {len(cards)}"
    return target(name, outline, *drawn, title=title) if mine else group(*drawn, title=title)


def leader(text: Text, faction: str, name: str, deposed: list[str]) -> str:
    """The leader; and who has been deposed and lies face down."""
    drawn = [write(0, 98, label(text, "leader"), 14, "quiet", 110)]
    if name != "none":
        words = write(0, 117, text.named(name), 19, "title", 116)
        drawn.append(thing(f"leader-{name}", faction, words))
    if deposed:
        gone = ", ".join(text.named(name) for name in deposed)
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
