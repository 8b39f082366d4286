"""What a learner is given of the board of the Riverfolk."""

from __future__ import annotations

from spinney.core.tensors import AMOUNT
from spinney.root.factions.riverfolk.board import BOX_NAMES, SERVICE_NAMES, TRACK, suits
from spinney.root.words import FACTION, FACTIONS, VOCABULARY

OWNERS = VOCABULARY.words[FACTION : FACTION + FACTIONS]

PARTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys((f"prices.{service}" for service in SERVICE_NAMES), AMOUNT),
    **dict.fromkeys(BOX_NAMES[:TRACK], OWNERS),
    **dict.fromkeys((f"crafting.{suit}" for suit in suits()), OWNERS),
    **dict.fromkeys((f"posts.{suit}.lost" for suit in suits()), AMOUNT),
    **dict.fromkeys((f"bought.{service}" for service in SERVICE_NAMES[1:]), OWNERS),
}
