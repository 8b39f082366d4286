"""What somebody did in a turn of Root, in a few words."""

from __future__ import annotations

from spinney.core.state import EVERYBODY, Event
from spinney.core.telling import Turn
from spinney.core.text import Text
from spinney.root.game import GAME
from spinney.root.telling import told
from spinney.root.words import VOCABULARY


def test_of_several_pieces_of_a_kind_each_place_is_named() -> None:
    number = VOCABULARY.number
    placed = [
        Event("placed", "8.4.2", (number("alliance"), number("sympathy"), number(place)), EVERYBODY)
        for place in ("c1", "c5")
    ]
    text = Text(GAME, "en", [], 0, GAME.setup(seats="marquise,alliance"))
    (sentence,) = told(Turn("alliance", 0, placed), text)
    assert "clearing 1" in sentence
    assert "clearing 5" in sentence
