"""What a learner is given of the board of the Cult."""

from __future__ import annotations

from spinney.core.tensors import AMOUNT
from spinney.root.factions.cult.board import SUIT_NAMES
from spinney.root.words import CARDS, VOCABULARY

PARTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("acolytes", "hated"), AMOUNT),
    **dict.fromkeys(("outcast", "scored"), SUIT_NAMES),
    **dict.fromkeys(("souls", "revealed"), VOCABULARY.words[:CARDS]),
    **{f"gardens.{suit}.on_map": AMOUNT for suit in SUIT_NAMES},
}
