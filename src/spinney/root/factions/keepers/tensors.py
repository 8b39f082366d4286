"""What a learner is given of the board of the Keepers."""

from __future__ import annotations

from spinney.root.factions.keepers.board import (
    COLUMN_NAMES,
    RELIC_NAMES,
    TYPE_NAMES,
    WAYSTATIONS,
    named,
)
from spinney.root.words import CARDS, FOREST, FORESTS, VOCABULARY

CARD_NAMES = VOCABULARY.words[:CARDS]
FOREST_NAMES = VOCABULARY.words[FOREST : FOREST + FORESTS]
PARTS: dict[str, tuple[str, ...]] = {
    **{f"retinue.{column}": CARD_NAMES for column in COLUMN_NAMES},
    **{f"waiting.{column}": CARD_NAMES for column in COLUMN_NAMES},
    "waystations": tuple(named(list(WAYSTATIONS[::2]))),
    **{f"forests.{name}": (*TYPE_NAMES, *RELIC_NAMES) for name in FOREST_NAMES},
    "face_down": RELIC_NAMES,
    **{f"recovered.{name}": RELIC_NAMES for name in TYPE_NAMES},
}
