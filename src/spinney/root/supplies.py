"""What an owner has left in the supply, in positions: as a rule what is nowhere else."""

from __future__ import annotations

from typing import Any

from spinney.core.fields import Fields
from spinney.root.faction import of
from spinney.root.state import Root, warriors_on_boards
from spinney.root.words import CLEARINGS, PIECE, VOCABULARY


def write_supply(g: Root, me: int) -> dict[str, Any]:
    """What is in the supply, where it is not simply what is nowhere else."""
    aside = {name: n for name, n, box, placed in supplies(g, me) if n != box - placed}
    return {"supply": aside} if aside else {}


def supplies(g: Root, me: int) -> list[tuple[str, int, int, int]]:
    """For warriors and each kind of piece: in the supply, in the box, and placed."""
    board, faction = g.boards[me], of(g, me)
    placed = sum(g.warriors[me * CLEARINGS : (me + 1) * CLEARINGS]) + g.coffins[me]
    placed += warriors_on_boards(g, me)
    pieces = [
        (VOCABULARY.word(PIECE + piece), g.stock[piece], box, g.placed[piece] + aside)
        for piece, box in sorted([*faction.buildings.items(), *faction.tokens.items()])
        for aside in (0 if board is None else board.aside(piece),)
    ]
    return [("warriors", g.supply[me], faction.warriors, placed), *pieces]


def read_supply(g: Root, me: int, f: Fields) -> None:
    """What is nowhere else, unless somebody has set pieces aside."""
    given = f.object("supply")
    for name, _, box, placed in supplies(g, me):
        left = max(0, box - placed)
        n = given.number(name, 0, box, left)
        if placed > box:
            f.wrong("", f"there are {placed} {name} on the table, and {box} in the box")
        elif n != left:
            given.unreachable(name, f"{left} are nowhere else: the others would be set aside")
        if name == "warriors":
            g.supply[me] = n
        else:
            g.stock[VOCABULARY.number(name) - PIECE] = n
    given.done()
