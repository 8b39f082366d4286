"""Rules that hold while a card is in play, or its mark lies on the board."""

from __future__ import annotations

from spinney.ironwood.effects.steps import FORBID_ENTER, FORBID_LEAVE, Rule
from spinney.ironwood.hands import permanents
from spinney.ironwood.state import Ironwood
from spinney.ironwood.words import PLACES, SIDES


def cards_in_force(g: Ironwood, side: int) -> list[tuple[int, tuple[Rule, ...]]]:
    """A side's cards with their lasting rules."""
    effects = g.box.effects
    found = [(card, effects[card].rules) for card in permanents(g, side)]
    lasting = [card for card in g.lasting if card in g.played[side]]
    return found + [(card, effects[card].this_round) for card in lasting]


def rules_in_force(g: Ironwood, side: int) -> list[Rule]:
    """The lasting rules of a side's cards."""
    found: list[Rule] = []
    for _, rules in cards_in_force(g, side):
        found += rules
    return found


def has_rule(g: Ironwood, kind: int, side: int) -> bool:
    """Whether a card of either side binds this one in some way."""
    for owner in SIDES:
        for rule in rules_in_force(g, owner):
            if rule.kind == kind and rule.side == side:
                return True
    return False


def forbidden(g: Ironwood, side: int, origin: int, target: int) -> bool:
    """Whether a mark on the board stops a side's units, or the drill, from moving there."""
    for mark in g.marks:
        card, place = divmod(mark, PLACES)
        for step in g.box.effects[card].on_place:
            rule = step.rule
            if rule is None or rule.side != side:
                continue
            if rule.kind == FORBID_ENTER and place == target:
                return True
            if rule.kind == FORBID_LEAVE and place == origin:
                return True
    return False
