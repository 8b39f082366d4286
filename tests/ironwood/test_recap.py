"""What a side did in a round of Ironwood, in a few words."""

from __future__ import annotations

from spinney.core.state import EVERYBODY, Event
from spinney.core.telling import Turn
from spinney.core.text import Text
from spinney.ironwood.game import GAME
from spinney.ironwood.telling import told
from spinney.ironwood.words import VOCABULARY


def event(name: str, *args: str | int) -> Event:
    values = (each if isinstance(each, int) else VOCABULARY.number(each) for each in args)
    return Event(name, "1.1", tuple(values), EVERYBODY)


def said(*events: Event, language: str = "en") -> list[str]:
    text = Text(GAME, language, [], 0, GAME.setup())
    return told(Turn("ironclads", 0, list(events)), text)


def moved(name: str, count: int, origin: str, target: str) -> Event:
    return event(name, "ironclads", count, origin, target)


def test_units_that_go_on_are_counted_once() -> None:
    """Golems go with the warriors: they are more units on the same way."""
    moves = (
        moved("moved", 3, "auria", "chromia"),
        moved("moved-golems", 1, "auria", "chromia"),
        moved("moved", 3, "chromia", "argentimar"),
        moved("moved-golems", 1, "chromia", "argentimar"),
    )
    assert said(*moves) == ["The Ironclad move 4 units from Auria by way of Chromia to Argentimar."]
    assert said(*moves, language="fr") == [
        "Les Cuirassés déplacent 4 unités depuis Auria vers Argentimar en passant par Chromia."
    ]
    assert said(*moves, language="de") == [
        "Die Eisengepanzerten bewegen 4 Einheiten von Auria über Chromia nach Argentimar."
    ]


def test_cards_come_first_and_then_what_was_done_in_order() -> None:
    assert said(
        event("played", "ironclads", "IC04"),
        event("recruited", "ironclads", "warrior", "ferrum"),
        event("founded", "auria"),
        moved("moved", 2, "ferrum", "zincur"),
        event("played", "ironclads", "IC05"),
    ) == [
        "The Ironclad play “Supply Column” and “Ridge March”.",
        "The Ironclad recruit 1 unit.",
        Text(GAME, "en", [], 0, GAME.setup()).event(event("founded", "auria")),
        "The Ironclad move 2 units from Ferrum to Zincur.",
    ]
