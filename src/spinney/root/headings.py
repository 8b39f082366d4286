"""Under which heading points are listed: by the rule or card by which they are scored or lost."""

from __future__ import annotations

from typing import Final

from spinney.root.factions import all_declared
from spinney.root.persistent import exiles, standard

SCORING: Final = {"scored": 1, "lost-points": -1}

SHARED: Final = {
    "3.2.2": "crafted",
    "3.2.1": "removed",
    "4.3.3": "cards",
    "C.3.3": "paths",
    "C.3.4": "landmarks",
    "legendary_forge": "landmarks",
    "elder_treetop": "landmarks",
}


def headings() -> dict[str, str]:
    """What only one faction scores by comes first, what everybody does after it."""
    found: dict[str, str] = {}
    for own in all_declared("reasons", "HEADINGS"):
        found.update(own)
    only_theirs = {rule: name for rule, name in found.items() if name not in SHARED.values()}
    return only_theirs | SHARED | standard.HEADINGS | exiles.HEADINGS | found
