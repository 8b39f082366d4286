"""What a learner is given of the board of the Eyrie."""

from __future__ import annotations

from spinney.root.factions.eyrie.board import COLUMN_NAMES, LEADER_NAMES
from spinney.root.words import BIRD, CARDS, SUIT, VOCABULARY

PARTS: dict[str, tuple[str, ...]] = {
    "leader": LEADER_NAMES,
    "deposed": LEADER_NAMES,
    **{f"decree.{column}": VOCABULARY.words[:CARDS] for column in COLUMN_NAMES},
    **{f"pending.{column}": VOCABULARY.words[SUIT : SUIT + BIRD + 1] for column in COLUMN_NAMES},
}
