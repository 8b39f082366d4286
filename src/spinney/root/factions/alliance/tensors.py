"""What a learner is given of the board of the Alliance."""

from __future__ import annotations

from spinney.core.tensors import AMOUNT
from spinney.root.words import CARDS, SUIT, VOCABULARY

PARTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("supporters.count", "officers", "operations"), AMOUNT),
    **dict.fromkeys(("supporters.cards", "supporters.known"), VOCABULARY.words[:CARDS]),
    "bases": VOCABULARY.words[SUIT : SUIT + 3],
}
