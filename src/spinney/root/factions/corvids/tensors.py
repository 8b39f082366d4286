"""What a learner is given of the board of the Corvids."""

from __future__ import annotations

from spinney.core.tensors import AMOUNT
from spinney.root.factions.corvids.board import KIND_NAMES
from spinney.root.words import CLEARING, MAP_CLEARINGS, VOCABULARY

CLEARING_NAMES = VOCABULARY.words[CLEARING : CLEARING + MAP_CLEARINGS]

PARTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("actions", "plots_placed", "exerted", "reserve.count"), AMOUNT),
    **dict.fromkeys(("reserve.kinds", "unseen_plots"), KIND_NAMES),
    **{f"plots.{name}.kind": KIND_NAMES for name in CLEARING_NAMES},
    **{f"plots.{name}.could_be": KIND_NAMES for name in CLEARING_NAMES},
}
