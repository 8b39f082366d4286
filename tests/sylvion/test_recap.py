"""What the Ravage did, in a few words."""

from __future__ import annotations

from spinney.core.state import EVERYBODY, Event
from spinney.core.telling import Turn
from spinney.core.text import Text
from spinney.sylvion.game import GAME
from spinney.sylvion.telling import told
from spinney.sylvion.words import SQUARE


def test_a_card_that_moves_twice_is_one_card() -> None:
    moves = [
        Event("moved", "4.2", (0, SQUARE + origin, SQUARE + square), EVERYBODY)
        for origin, square in ((5, 4), (11, 10), (4, 3))
    ]
    assert told(Turn("figure", 0, moves), Text(GAME, "en")) == ["2 cards move."]
