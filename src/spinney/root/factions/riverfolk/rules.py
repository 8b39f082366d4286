"""What the editions print differently for the Riverfolk; by default it is as the Law has it."""

from __future__ import annotations

from spinney.root.faction import Faction
from spinney.root.factions.riverfolk.board import WARRIORS
from spinney.root.state import Root
from spinney.root.words import RIVERFOLK


class RiverfolkRules(Faction):
    def __init__(self) -> None:
        super().__init__(RIVERFOLK, "spinney.root.factions.riverfolk", 5, WARRIORS)
        self.buildings_share_hits = False
        """11.2.7.III.a: whether the buyer's share falls on buildings and tokens, too."""
        self.hired_fall_for_the_buyer = True
        """11.2.7.III.b: whether losing a mercenary to the Vagabond makes the buyer Hostile."""

    def hired_hits(self, hits: int, warriors: int, pieces: int, hired: int) -> int:
        """How many hits the mercenaries take: every second one, and what the buyer cannot.

        `pieces` are the buyer's buildings and tokens.
        """
        if not self.buildings_share_hits:
            hits, pieces = min(hits, warriors + hired), 0
        own = min(warriors + pieces, (hits + 1) // 2)
        return min(hired, hits - own)


def rules_of(g: Root) -> RiverfolkRules:
    rules = g.played[RIVERFOLK]
    assert isinstance(rules, RiverfolkRules)
    return rules
