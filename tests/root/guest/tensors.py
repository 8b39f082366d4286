"""What a learner is given of the board of the Otter Guild."""

from __future__ import annotations

from root.guest.board import KIND_NAMES
from spinney.core.tensors import AMOUNT
from spinney.root.words import CARDS, CLEARING, FACTION, FACTIONS, MAP_CLEARINGS, VOCABULARY

WORDS = VOCABULARY.words
CLEARING_NAMES = WORDS[CLEARING : CLEARING + MAP_CLEARINGS]

PARTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("burrow", "wharves.lost"), AMOUNT),
    "nets": WORDS[:CARDS],
    "hired": WORDS[FACTION : FACTION + FACTIONS],
    **{f"caches.{name}.kind": KIND_NAMES for name in CLEARING_NAMES},
    **{f"caches.{name}.ruled_out": KIND_NAMES for name in CLEARING_NAMES},
}
