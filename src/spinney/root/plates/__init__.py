"""What is to be read of anything on a table of Root: cards, places, pieces, boards and piles.

A thing is asked for by its word, or by the name that the drawing gives it: `c5` is a part of the
picture, `marquise.sawmill` a part of a board, `c5/sawmill.2` the second sawmill in a clearing.
"""

from __future__ import annotations

import re
from typing import Any

from spinney.core.plates import Plate, word_plate
from spinney.core.text import Text
from spinney.root.hirelings.plates import hireling_plate
from spinney.root.plates.boards import board_plate
from spinney.root.plates.cards import card_plate, item_plate
from spinney.root.plates.common import is_apart, player_of
from spinney.root.plates.pieces import part_plate, piece_plate
from spinney.root.plates.piles import pile_plate
from spinney.root.plates.places import place_plate
from spinney.root.plates.pool import pool_plate

NTH = re.compile(r"\.\d+$")
"""How a drawing tells apart several things of a sort in one place."""
SORTS = ("card-", "card.", "item-", "leader-", "quest-")
"""What stands before a word that says all by itself."""


def plate(view: dict[str, Any], text: Text, name: str) -> Plate | None:
    """What is to be read of it; another's faction as a whole is nowhere, all else of theirs is
    apart."""
    place, word = taken_apart(name)
    found, where = read(view, text, name), place or word
    if found is None or player_of(view, found.name) is not None or not is_apart(view, where):
        return found
    return found._replace(apart=where)


def read(view: dict[str, Any], text: Text, name: str) -> Plate | None:
    place, word = taken_apart(name)
    return (
        place_plate(view, text, word)
        or pool_plate(view, text, word.removeprefix("pool."))
        or card_plate(view, text, name, word)
        or item_plate(view, text, name, word)
        or hireling_plate(view, text, place, word)
        or piece_plate(view, text, place, word)
        or pile_plate(view, text, place, word)
        or board_plate(view, text, place, word)
        or part_plate(view, text, word)
        or word_plate(word, text)
    )


def taken_apart(name: str) -> tuple[str, str]:
    """Where something lies, if the name says so, and what it is."""
    place, _, what = name.rpartition("/")
    if place:
        what = NTH.sub("", what)
    for sort in SORTS:
        what = what.removeprefix(sort)
    return place, what
