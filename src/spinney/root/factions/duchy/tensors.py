"""What a learner is given of the board of the Duchy."""

from __future__ import annotations

from spinney.core.tensors import AMOUNT
from spinney.root.factions.duchy.board import NAMES, RANKS
from spinney.root.words import CARDS, VOCABULARY

PARTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("actions", "burrow"), AMOUNT),
    **dict.fromkeys((f"crowns.{rank}" for rank in RANKS), AMOUNT),
    **dict.fromkeys((f"lost.{rank}" for rank in RANKS), AMOUNT),
    "swayed": NAMES,
    "acted": NAMES,
    "revealed": VOCABULARY.words[:CARDS],
}
