"""The board of the Marquise: three tracks of buildings, and wood."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.factions.marquise.looks import BONUS_DRAWS, TRACKS, WOOD
from spinney.root.svg.layout import COLUMN_WIDTH, Own
from spinney.root.svg.tracks import heading, track
from spinney.symbols.captions import label
from spinney.symbols.pen import symbol, thing, write
from spinney.symbols.picture import Part

COLOURS = {"marquise": "flame"}
PITCH, ROW = 43, 42
FIRST = 116
BELOW = 22 + len(TRACKS) * ROW


def board(player: dict[str, Any], text: Text, phase: str, mine: bool) -> Own:
    own, name = player["board"], player["faction"]
    actions = own["actions"] if phase == "daylight" else None
    tracks = (
        Part(f"{name}.{piece}", buildings, (piece, name, own["buildings"][piece]["on_map"], n))
        for n, piece in enumerate(TRACKS)
    )
    wood = Part(f"{name}.wood", store, (name, own["wood"], actions))
    return [Part(f"{name}.costs", costs), *tracks, wood], BELOW + 26


def costs(text: Text) -> str:
    """What a building costs, above the spaces of all tracks."""
    drawn = [heading(0, 12, label(text, "cost"), FIRST - 26)]
    for i, cost in enumerate(WOOD):
        x = FIRST + i * PITCH
        drawn.append(symbol("wood", x + 4, -4, 20) + write(x + 26, 12, str(cost), 16))
    return "".join(drawn)


def buildings(text: Text, piece: str, faction: str, built: int, n: int) -> str:
    name, y = text.named(piece), 22 + n * ROW
    bonus = BONUS_DRAWS.get(piece, ())
    title = f"{name} {built}"
    pile = f"{faction}.tracks"
    spaces = track(piece, faction, TRACKS[piece], built, FIRST, y, PITCH, bonus, title, pile)
    return write(0, y + 24, name, 16, "title", FIRST - 10) + spaces


def store(text: Text, faction: str, wood: int, actions: int | None) -> str:
    """The wood that is left; and the actions, while they are taken."""
    left = f"{wood}" if actions is None else f"{wood} · {label(text, 'actions')} {actions}"
    title = f"{text.named('wood')} {wood}"
    pile = thing("wood", faction, symbol("wood", 0, BELOW - 4, 24), count=wood, title=title)
    return pile + write(30, BELOW + 14, left, 16, "text", COLUMN_WIDTH - 60)


def described(own: dict[str, Any], text: Text) -> list[str]:
    """The board in words."""
    built = (f"{text.named(piece)} {track['on_map']}" for piece, track in own["buildings"].items())
    return [", ".join((*built, f"{text.named('wood')} {own['wood']}"))]
