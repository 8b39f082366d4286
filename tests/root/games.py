"""Random games of Root, looked at now and then: what must be true at any of their questions."""

from __future__ import annotations

import json
from typing import Any

from properties import everybody, random_game
from spinney.core import Game, Table
from spinney.core.chance import Luck
from spinney.core.table import table_at
from spinney.root.faction import PIECES_OF
from spinney.root.faults import cards_elsewhere
from spinney.root.game import GAME
from spinney.root.pieces import is_building
from spinney.root.rule import bent_ruler, strongest
from spinney.root.state import SETUP, UNKNOWN, Root, warriors_on_boards
from spinney.root.words import CLEARINGS

MAPS = ("autumn", "winter", "lake", "mountain")
DECKS = ("standard", "exiles")
EDITIONS = ("law", "first")
HANDS = ("three", "five")
STARTS = ("corners", "homelands")
LANDMARKS = ("map", "two", "one", "none", "two")
HIRELINGS = ("none", "random")
PAUSES = 40
"""One question in so many is looked at."""


def check_game(
    seats: str,
    number: int,
    game: Game[Root] = GAME,
    hirelings: str = "none",
    mechanical: str = "none",
) -> None:
    """Play one random game; the options vary with its number."""
    setup = game.setup(
        seats=seats,
        map=MAPS[number % 4],
        deck=DECKS[number // 4 % 2],
        edition=EDITIONS[number // 8 % 2],
        hands=HANDS[number // 16 % 2],
        landmarks=LANDMARKS[number % 5],
        start=STARTS[number // 5 % 2],
        hirelings=hirelings,
        mechanical=mechanical,
    )
    luck = Luck(f"pauses {number}")
    counted: Any = None
    for table in random_game(game, setup, f"{seats} {number}"):
        if not table.over and luck.below(PAUSES):
            continue
        if is_dealing(table.state) or (table.state.phase == SETUP and "drafted" in seats):
            continue
        counted = count(table.state) if counted is None else counted
        assert count(table.state) == counted
        check_strength(table.state)
        check_position(table)
        check_worlds(table, counted)
    assert table.state.winners


def is_dealing(g: Root) -> bool:
    """Whether hirelings are still dealt and set up, so that there are not yet all pieces."""
    return g.phase == SETUP and g.hiring is not None


def count(g: Root) -> tuple[list[int], list[int], list[int]]:
    """All the cards, the warriors of each owner, the pieces of each kind, wherever they are."""
    warriors, pieces = [], []
    for me in g.owners:
        board = g.boards[me]
        on_board = warriors_on_boards(g, me)
        on_map = sum(g.warriors[me * CLEARINGS : (me + 1) * CLEARINGS])
        warriors.append(on_map + g.supply[me] + g.coffins[me] + on_board)
        for piece in PIECES_OF[me]:
            aside = 0 if board is None else board.aside(piece)
            on_map = sum(g.pieces[piece * CLEARINGS : (piece + 1) * CLEARINGS])
            pieces.append(on_map + g.stock[piece] + aside)
    assert min(*g.supply, *g.stock, *g.warriors, *g.pieces) >= 0
    return sorted(g.deck + cards_elsewhere(g)), warriors, pieces


def check_strength(g: Root) -> None:
    """What is counted besides, for who rules and for the tracks, is kept up to date."""
    for piece in range(len(g.placed)):
        assert g.placed[piece] == sum(g.pieces[piece * CLEARINGS : (piece + 1) * CLEARINGS])
    for me in g.owners:
        buildings = [piece for piece in PIECES_OF[me] if is_building(piece)]
        for c in range(CLEARINGS):
            there = sum(g.pieces[piece * CLEARINGS + c] for piece in buildings)
            assert g.strength[me * CLEARINGS + c] == g.warriors[me * CLEARINGS + c] + there
    for c in range(CLEARINGS):
        built = [piece for me in g.owners for piece in PIECES_OF[me] if is_building(piece)]
        assert g.built[c] == sum(g.pieces[piece * CLEARINGS + c] for piece in built)
        assert g.ruler[c] in (UNKNOWN, bent_ruler(g, c) if g.bent else strongest(g, c))


def check_position(table: Table[Root]) -> None:
    position = json.loads(json.dumps(table.position()))
    read = table_at(table.game, position, table.seed)
    assert read.position() == position
    for seat in everybody(table):
        assert read.view(seat) == table.view(seat)
        assert read.asked(seat) == table.asked(seat)


def check_worlds(table: Table[Root], counted: Any) -> None:
    for seat in everybody(table):
        world = table.determinize(seat, "another world")
        assert count(world.state) == counted
        assert world.view(seat) == table.view(seat)
        assert world.asked(seat) == table.asked(seat)
