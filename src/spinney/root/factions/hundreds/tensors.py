"""What a learner is given of the board of the Hundreds."""

from __future__ import annotations

from spinney.core.tensors import AMOUNT
from spinney.root.factions.hundreds.board import MOOD_NAMES, TRACKS
from spinney.root.words import CLEARING, ITEM, ITEMS, MAP_CLEARINGS, VOCABULARY

WORDS = VOCABULARY.words
ITEM_NAMES = WORDS[ITEM : ITEM + ITEMS]
PARTS: dict[str, tuple[str, ...]] = {
    "warlord": WORDS[CLEARING : CLEARING + MAP_CLEARINGS],
    "mood": MOOD_NAMES,
    **{f"hoard.{track}": ITEM_NAMES for track in TRACKS},
    **dict.fromkeys(("commanded", "advanced"), AMOUNT),
    "from_ruins": ITEM_NAMES,
    **{f"ruins.c{c + 1}": ITEM_NAMES for c in range(MAP_CLEARINGS)},
}
