"""Under which heading points are listed: by the rule or card by which they are scored or lost."""

from __future__ import annotations

from typing import Final

SCORING: Final = {"scored": 1, "lost-points": -1}

HEADINGS: Final = {
    "6.5.4.III": "buildings",
    "7.6.1": "roosts",
    "7.7.1": "turmoil",
    "8.4.2.III": "sympathy",
    "8.6.1.IV": "sympathy",
    "9.5.3": "ruins",
    "9.5.5": "quests",
    "9.2.9.I.b": "relations",
    "9.2.9.II.a": "relations",
    "9.2.9.III.a": "infamy",
    "D.5.2": "protection",
    "3.2.2": "crafted",
    "master_engravers": "crafted",
    "3.2.1": "removed",
    "7.8.4": "removed",
    "4.3.3": "cards",
    "royal_claim": "cards",
    "stand_and_deliver": "cards",
    "charm_offensive": "cards",
    "coffin_makers": "cards",
    "C.3.3": "paths",
    "C.3.4": "pass",
}
