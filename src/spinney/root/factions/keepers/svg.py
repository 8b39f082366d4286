"""The board of the Keepers: the Retinue, the rows of relics, the waystations that are left."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.factions.keepers.looks import (
    COLUMNS,
    FOR_A_COLUMN,
    SIDES,
    SPACES,
    TYPES,
    retinue,
)
from spinney.root.looks import counted, listed
from spinney.root.svg.cards import tucked
from spinney.root.svg.layout import COLUMN_WIDTH, Own
from spinney.root.svg.pieces import mark_of, points, space
from spinney.root.svg.tracks import heading
from spinney.symbols.captions import label, named, tally
from spinney.symbols.pen import apart, group, path, slip, symbol, target, thing, write
from spinney.symbols.picture import Part

COLOURS = {"keepers": "ash"}
SYMBOLS = {tile: f"waystation-{tile.split('_')[1]}" for pair in SIDES.items() for tile in pair}
"""A waystation is drawn with the type that it shows."""
ROOM = COLUMN_WIDTH - 28
COLUMN, PITCH = 126, 132
MARKS = {"move": "boots", "delve": "battle", "recover": "points"}
ROWS, SPACE, STEP = 84, 34, 39
"""Where the rows of relics begin, how large a space is, and how far apart they are."""
FIRST_SPACE = 84
ASIDE = 262
"""Where the waystations lie."""
END = ROWS + 3 * STEP + 26


def board(player: dict[str, Any], text: Text, phase: str, mine: bool) -> Own:
    own, name = player["board"], player["faction"]
    parts = [
        Part(f"{name}.{each}", column, (each, i * PITCH, name, retinue(own, each), mine))
        for i, each in enumerate(COLUMNS)
    ]
    parts += [
        Part(f"{name}.{kind}", row, (name, kind, ROWS + i * STEP, own["recovered"][kind]))
        for i, kind in enumerate(TYPES)
    ]
    parts.append(Part(f"{name}.sets", sets, (full_columns(own),)))
    parts.append(Part(f"{name}.waystations", waystations, (name, own["waystations"])))
    return parts, END


def column(
    text: Text, name: str, x: float, faction: str, cards: list[tuple[str, bool]], mine: bool
) -> str:
    """A column of the Retinue; its cards overlap when there are many. The owner can click on it."""
    pitch = min(29, (COLUMN - 35) / max(1, len(cards) - 1))
    outline = slip(x, 0, COLUMN, 72, int(x), 0.8)
    numbers = apart(card for card, _ in cards)
    caption = label(text, f"retinue-{name}")
    drawn = (
        path(outline, "slot"),
        symbol(MARKS[name], x + COLUMN - 38, 32, 34, class_="sp-faint"),
        write(x + 6, 19, caption, 16, "title", COLUMN - 10),
        *(
            tucked(card, nth, f"{faction}.{name}", text, x + 4 + i * pitch, 30, i, done)
            for i, ((card, done), (_, nth)) in enumerate(zip(cards, numbers, strict=True))
        ),
    )
    title = f"{caption} {len(cards)}"
    return target(name, outline, *drawn, title=title) if mine else group(*drawn, title=title)


def row(text: Text, faction: str, kind: str, y: float, held: list[str]) -> str:
    """The relics of a type, from left to right."""
    title = f"{text.named(kind)} {len(held)}"
    drawn = [heading(0, y + 22, text.named(kind), FIRST_SPACE - 6)]
    for i in range(SPACES):
        x = FIRST_SPACE + i * STEP
        drawn.append(space(x, y, SPACE, SPACE, i + int(y), "slip" if i < len(held) else "slot"))
        if i >= len(held):
            drawn.append(symbol(kind, x + 4, y + 4, SPACE - 8, class_="sp-faint"))
    for i, (relic, nth) in enumerate(apart(held)):
        mark = symbol(mark_of(relic), FIRST_SPACE + i * STEP + 2, y + 2, SPACE - 4)
        drawn.append(thing(relic, faction, mark, nth=nth, title=text.named(relic)))
    return group(*drawn, title=title)


def full_columns(own: dict[str, Any]) -> int:
    return min(len(held) for held in own["recovered"].values())


def sets(text: Text, full: int) -> str:
    """What each full column of relics has scored, or will."""
    y = ROWS + len(TYPES) * STEP - 2
    drawn = []
    for i in range(SPACES):
        shield = points(FOR_A_COLUMN, FIRST_SPACE + i * STEP + 5, y, 24)
        drawn.append(shield if i < full else group(shield, class_="sp-faint"))
    return group(*drawn, title=f"{label(text, 'relics')} {full}")


def waystations(text: Text, faction: str, left: list[str]) -> str:
    """The tiles that are left, each with both its sides, which can be clicked on."""
    title = f"{label(text, 'waystations')} {len(left)}"
    drawn = []
    for i, (side, other) in enumerate(SIDES.items()):
        y = ROWS + i * STEP
        drawn.append(space(ASIDE, y, 2 * SPACE + 6, SPACE, i, "slot" if side in left else "slip"))
        if side in left:
            front = symbol(mark_of(side), ASIDE + 2, y + 1, SPACE - 3)
            drawn.append(thing(side, faction, front, title=text.named(side), data_word=side))
            back = symbol(mark_of(other), ASIDE + SPACE + 4, y + 1, SPACE - 3)
            drawn.append(group(back, title=text.named(other), data_word=other))
        else:
            drawn.append(symbol("draw", ASIDE + SPACE - 10, y + 5, SPACE - 12))
    return group(*drawn, title=title)


def described(own: dict[str, Any], text: Text) -> list[str]:
    """The board in words, and the forests with their relics."""
    told = [f"{label(text, 'waystations')} {len(own['waystations'])}"]
    for name, cards in own["retinue"].items():
        told += listed(label(text, f"retinue-{name}"), cards, text)
    held = [relic for row in own["recovered"].values() for relic in row]
    told += listed(label(text, "relics"), held, text)
    told += [
        named(place, ", ".join(counted(relic, n, text) for relic, n in tally(there)))
        for place, there in own["forests"].items()
    ]
    return told
