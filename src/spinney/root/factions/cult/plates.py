"""What is to be read of the Cult: the Outcast, acolytes, Lost Souls and gardens."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.plates import Fact, Plate, summaries
from spinney.core.text import Text
from spinney.root.factions.cult.looks import POINTS, SUITS, garden, outcast
from spinney.root.plates.common import fact, pile, said
from spinney.symbols.captions import label

RULES: Final = ("10.1", "10.2.1", "10.2.2", "10.2.3", "10.2.4", "10.2.6", "10.5")
PIECES: Final = {garden(suit): ("10.2.4", "10.5.3", "10.2.5", "10.2.1") for suit in SUITS}
ACTS: Final = {
    "clearing": ("crusade", "convert", "sanctify", "build", "recruit"),
    "card": ("build", "recruit", "score", "sacrifice"),
    "warriors": ("crusade",),
    "enemy": ("crusade", "convert", "sanctify"),
    **dict.fromkeys((garden(suit) for suit in SUITS), ("build", "sanctify")),
}


def facts(board: dict[str, Any], text: Text) -> list[Fact]:
    return [
        *fact(label(text, "outcast"), outcast(board, text)),
        Fact(label(text, "acolytes"), str(board["acolytes"])),
        Fact(label(text, "souls"), str(len(board["souls"]))),
    ]


def cards(player: dict[str, Any], text: Text) -> list[tuple[str, list[str]]]:
    """The cards that lie on the board, all of them open."""
    board = player["board"]
    return [(label(text, name), board[name]) for name in ("souls", "revealed")]


def track(piece: str, board: dict[str, Any], text: Text) -> list[Fact]:
    """How many are left, what a ritual of this suit scores now, and with the next garden."""
    gardens = board["gardens"][piece.removeprefix("garden_")]
    placed, left = gardens["on_map"], gardens["left"]
    found = fact(said(text, "left"), left)
    if placed:
        found += fact(text.named("score"), f"{label(text, 'points')} {POINTS[placed - 1]}")
    if left:
        found += fact(said(text, "next"), f"{label(text, 'points')} {POINTS[placed]}")
    return found


def part(name: str, player: dict[str, Any], text: Text) -> Plate | None:
    place, board = f"{player['faction']}.{name}", player["board"]
    if name == "outcast":
        return Plate(
            place,
            label(text, "outcast"),
            text.named(player["faction"]),
            summaries(("10.4.1", "10.4.3", "10.2.1"), text),
            fact(label(text, "outcast"), outcast(board, text)),
            rules=("10.4.1", "10.4.3", "10.2.1", "10.3.3"),
        )
    if name == "acolytes":
        return Plate(
            place,
            label(text, "acolytes"),
            said(text, "warriors"),
            summaries(("10.2.3", "10.4.3", "10.5.4"), text),
            fact(label(text, "acolytes"), board["acolytes"]),
            rules=("10.2.3", "10.4.3", "10.4.3.I", "10.4.3.II", "10.4.3.III", "10.5.4"),
        )
    if name == "souls":
        return open_cards(place, "souls", ("10.2.6", "10.4.1", "10.4.2"), board, text)
    if name == "revealed":
        return open_cards(place, "revealed", ("10.5", "10.6.1"), board, text)
    return None


def open_cards(
    place: str, name: str, cited: tuple[str, ...], board: dict[str, Any], text: Text
) -> Plate:
    there = board[name]
    return Plate(
        place,
        label(text, name),
        said(text, "pile"),
        summaries(cited, text),
        fact(said(text, "cards"), len(there)),
        pile(label(text, name), there, text, place),
        cited,
    )
