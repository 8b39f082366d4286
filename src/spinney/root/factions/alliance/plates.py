"""What is to be read of the Alliance: supporters, officers, bases and sympathy."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.plates import Fact, Plate, summaries
from spinney.core.text import Text
from spinney.root.factions.alliance.looks import SUPPORTERS, SYMPATHY, bases_on_map
from spinney.root.looks import seen_cards
from spinney.root.plates.common import fact, listed, pile, said
from spinney.symbols.captions import label

RULES: Final = ("8.1", "8.2.1", "8.2.2", "8.2.6", "8.4", "8.6.1")
PIECES: Final = {
    "base": ("8.4.1.III", "8.2.4", "8.6.2"),
    "sympathy": ("8.2.6", "8.4.2.III", "8.2.1"),
}
ACTS: Final = {
    "clearing": ("revolt", "spread_sympathy", "move", "battle", "recruit", "organize"),
    "card": ("mobilize", "train"),
    "warriors": ("move", "battle", "organize"),
    "enemy": ("battle",),
    "base": ("revolt", "recruit"),
    "sympathy": ("spread_sympathy", "organize"),
}


def facts(board: dict[str, Any], text: Text) -> list[Fact]:
    return [
        Fact(label(text, "supporters"), str(board["supporters"]["count"])),
        Fact(label(text, "officers"), str(board["officers"])),
        *fact(text.named("base"), listed(bases_on_map(board), text)),
        Fact(text.named("sympathy"), str(board["sympathy"]["on_map"])),
    ]


def cards(player: dict[str, Any], text: Text) -> list[tuple[str, list[str]]]:
    """The cards that lie on the board, as far as the reader knows them."""
    return [(label(text, "supporters"), seen_cards(player["board"]["supporters"]))]


def track(piece: str, board: dict[str, Any], text: Text) -> list[Fact]:
    """How many are left, and what the next token costs and scores."""
    if piece != "sympathy":
        return fact(said(text, "left"), listed(board["bases"], text))
    placed, left = board["sympathy"]["on_map"], board["sympathy"]["left"]
    found = fact(said(text, "left"), left)
    if left:
        cost = f"{label(text, 'supporters')} {SUPPORTERS[placed]}"
        points = f"{label(text, 'points')} {SYMPATHY[placed]}"
        found += fact(said(text, "next"), f"{cost}, {points}")
    return found


def part(name: str, player: dict[str, Any], text: Text) -> Plate | None:
    place, board = f"{player['faction']}.{name}", player["board"]
    if name == "supporters":
        stack = board["supporters"]
        return Plate(
            place,
            label(text, "supporters"),
            said(text, "pile"),
            summaries(("8.2.3", "8.2.3.I"), text),
            fact(said(text, "cards"), stack["count"]),
            pile(said(text, "known"), seen_cards(stack), text, place),
            ("8.2.3", "8.4.1.II", "8.4.2.II"),
        )
    if name == "officers":
        return Plate(
            place,
            label(text, "officers"),
            said(text, "warriors"),
            summaries(("8.5.3", "8.6.1"), text),
            fact(label(text, "officers"), board["officers"]),
            rules=("8.5.3", "8.6.1"),
        )
    return None
