"""Nets for tests: whole numbers that follow from a seed in plain sight."""

from __future__ import annotations

import struct
from typing import Any

from spinney.bots.outlooks import FORMAT, Card, OutlookFile
from spinney.core import Game
from spinney.core.net import FIRST, SECOND
from spinney.core.portrait import digest_of


def numbers(count: int, most: int, start: int) -> list[int]:
    """Whole numbers from -most to most, by a linear congruence."""
    found, now = [], start
    for _ in range(count):
        now = (now * 1103515245 + 12345) % 2**31
        found.append((now >> 8) % (2 * most + 1) - most)
    return found


def weights(cells: int, *, most: int = 900) -> bytes:
    rows = numbers(FIRST * cells, most, 1)
    first, second = numbers(FIRST, 4000, 2), numbers(SECOND, 9000, 4)
    own_and_means, last = numbers(2 * FIRST * SECOND, 300, 3), numbers(SECOND, 900, 5)
    upper = struct.Struct(f"<{FIRST}i{2 * FIRST * SECOND}h{SECOND}i{SECOND}hi")
    return struct.pack(f"<{len(rows)}h", *rows) + upper.pack(
        *first, *own_and_means, *second, *last, 77
    )


def outlook(game: Game[Any], /, **differently: Any) -> OutlookFile:
    """A learned outlook for the usual setup of a game, of which nobody has learned anything."""
    cells = game.cells()
    setup = game.setup()
    facts: dict[str, Any] = {
        "spinney_outlook": FORMAT,
        "game": game.name,
        "layout": digest_of(cells),
        "cells": len(cells),
        "reasons": 0.5,
        "seats": [game.seats(setup)],
        "options": {
            option.name: setup[option.name].split(",") if option.words else [setup[option.name]]
            for option in game.options
        },
        "games": 0,
        "generations": 0,
        "command": "",
        "version": "0",
    }
    return OutlookFile(Card(**{**facts, **differently}), weights(len(cells)))
