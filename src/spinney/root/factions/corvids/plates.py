"""What is to be read of the Corvids: plots in the supply, on the map, and of each kind."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.plates import Fact
from spinney.core.text import Text
from spinney.root.factions.corvids.looks import left, plots
from spinney.root.plates.common import fact, said
from spinney.symbols.captions import label

RULES: Final = ("13.1", "13.2.1", "13.2.3", "13.2.4", "13.2.5", "13.4.2", "13.6.1")
PIECES: Final = {
    "hidden_plot": ("13.2.4", "13.2.5", "13.4.2"),
    "bomb": ("13.7.1",),
    "snare": ("13.7.2",),
    "extortion": ("13.7.3",),
    "raid": ("13.7.4",),
}
ACTS: Final = {
    "clearing": ("move", "plot", "battle", "trick"),
    "warriors": ("move", "plot", "battle"),
    "enemy": ("battle",),
    **dict.fromkeys(PIECES, ("plot", "trick")),
}
OTHERS_MAY: Final = {"clearing": ("expose",), "enemy": ("expose",)}


def facts(board: dict[str, Any], text: Text) -> list[Fact]:
    return [
        Fact(label(text, "plots"), str(board["reserve"]["count"])),
        *fact(text.named("hidden_plot"), ", ".join(plots(board, text))),
    ]


def track(piece: str, board: dict[str, Any], text: Text) -> list[Fact]:
    """What is left of a kind; of face-down plots, what each can be."""
    if piece == "hidden_plot":
        return fact(label(text, "could_be"), ", ".join(plots(board, text)))
    return fact(said(text, "left"), left(board, piece))
