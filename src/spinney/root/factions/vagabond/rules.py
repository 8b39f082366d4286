"""What the editions print differently for the Vagabond; by default it is as the Law has it."""

from __future__ import annotations

from spinney.root.faction import Faction
from spinney.root.state import Root


class VagabondRules(Faction):
    def __init__(self, number: int, reach: int) -> None:
        super().__init__(number, "spinney.root.factions.vagabond", reach, warriors=0)
        self.suffers_removal = True
        """9.2.2.I: whether an effect that removes all pieces damages items."""
        self.carries_damaged_items = True
        """9.6.4: whether damaged items count, and may be removed."""
        self.slips_from_anywhere = True
        """9.4.2: whether slipping ignores what prevents leaving."""
        self.allies_need_no_rule = True
        """9.2.9.II.b: whether allies come along wherever the pawn goes, and at any time."""
        self.infamous_in_own_turn_only = True
        """9.2.9.III.a."""
        self.partner_is_alone = True
        """9.2.8: whether somebody in a coalition already cannot be asked."""


def rules_of(g: Root, me: int) -> VagabondRules:
    rules = g.played[me]
    assert isinstance(rules, VagabondRules)
    return rules
