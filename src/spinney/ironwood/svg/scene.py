"""A battle as a little scene: forces, wagered cards, damage, losses, dominance, outcome (7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spinney.core.state import Event
from spinney.core.text import Text
from spinney.ironwood.looks import card_name
from spinney.ironwood.svg.fight import HIDDEN, NO_CARD, STANCE, Fight, Side
from spinney.symbols.captions import label
from spinney.symbols.pen import group, path, slip, symbol, wrap, write
from spinney.symbols.scenery import (
    COLUMN,
    Block,
    banner,
    crowd,
    entry,
    scene_page,
    signed,
    stage,
    stamped,
    total,
)

COLOURS = {"woodwalkers": "leaf", "ironclads": "stone"}

Column = list[Block]


def draw(events: Sequence[Event], view: dict[str, Any], text: Text, theme: str = "auto") -> str:
    return Scene(Fight(events), view, text).drawn(events, theme)


class Scene:
    """A battle, and how its reader calls things."""

    def __init__(self, fight: Fight, view: dict[str, Any], text: Text) -> None:
        self.fight = fight
        self.view = view
        self.text = text

    def drawn(self, events: Sequence[Event], theme: str) -> str:
        attacker, defender = self.fight.sides
        stages = [
            stage(
                label(self.text, name) if name else "",
                column(attacker, defender),
                column(defender, attacker),
            )
            for name, column in (
                ("", self.party),
                ("wagers", self.wager),
                ("damage", self.damage),
                ("", self.dealt),
                ("losses", self.losses),
                ("dominance", self.dominance),
                ("", self.dominating),
                ("outcome", self.outcome),
            )
        ]
        told = [self.text.event(event) for event in events]
        return scene_page(theme, self.text, told[0], "battle", told[1:], stages)

    def party(self, side: Side, other: Side) -> Column:
        figures = [(f"warrior-{side.name}", side.warriors)]
        if side.golems:
            figures.append(("golem", side.golems))
        does = label(self.text, "attack" if side is self.fight.sides[0] else "defend")
        there = crowd(figures if self.fight.fought else [])
        return [banner(COLOURS[side.name], side.name, self.text.named(side.name), does, there)]

    def wager(self, side: Side, other: Side) -> Column:
        """A card face down until it is turned."""
        if not side.wager:
            return []
        if side.wager == HIDDEN:
            return [back(side.name, label(self.text, "face-down"))]
        if side.wager == NO_CARD:
            return [entry("", label(self.text, "no-card"), "")]
        return [face(side.name, card_name(self.view, self.text, side.wager))]

    def source(self, word: str) -> str:
        if word == STANCE:
            return label(self.text, "bonus")
        return card_name(self.view, self.text, word)

    def card(self, side: Side) -> str:
        return label(self.text, "no-card") if side.wager == NO_CARD else self.source(side.wager)

    def damage(self, side: Side, other: Side) -> Column:
        """What a side strikes with, and what the other takes from it by its defense."""
        if side.blow is None:
            return []
        value, golems, forge, _, _ = side.blow
        found = [("", self.card(side), value)]
        found += [("", self.source(bonus.source), bonus.damage) for bonus in side.bonuses]
        found += [("golem", label(self.text, "golems-fight"), golems)]
        found += [("forge", label(self.text, "forge"), forge)]
        shield = "value-defense"
        found += [(shield, self.card(other), -other.card_defense(side))]
        found += [(shield, self.source(bonus.source), -bonus.defense) for bonus in other.bonuses]
        return reckoning(found)

    def dealt(self, side: Side, other: Side) -> Column:
        if side.blow is None:
            return []
        return [total(label(self.text, "damage-dealt"), side.blow[4])]

    def losses(self, side: Side, other: Side) -> Column:
        fallen = f"warrior-{side.name}"
        column = []
        if side.lost:
            column.append(entry(fallen, label(self.text, "warriors-lost"), signed(-side.lost)))
        if side.lost_golems:
            column.append(
                entry("golem", label(self.text, "golems-fight"), signed(-side.lost_golems))
            )
        return column

    def dominance(self, side: Side, other: Side) -> Column:
        if side.dominance is None:
            return []
        value, units, _ = side.dominance
        found = [("", self.card(side), value), ("", label(self.text, "units"), units)]
        found += [("", self.source(bonus.source), bonus.dominance) for bonus in side.bonuses]
        return reckoning(found)

    def dominating(self, side: Side, other: Side) -> Column:
        if side.dominance is None:
            return []
        return [total(label(self.text, "dominance"), side.dominance[2])]

    def outcome(self, side: Side, other: Side) -> Column:
        column = []
        if self.fight.winner == side.name:
            column.append(stamped(label(self.text, "wins"), won=True))
        elif self.fight.winner == "":
            column.append(stamped(label(self.text, "nobody"), won=False))
        if side.retreat:
            where = self.text.named(side.retreat)
            column.append(entry("", label(self.text, "retreat-to", place=where), ""))
        if self.fight.drill_lost and side.name == "ironclads":
            column.append(entry("drill", label(self.text, "drill-lost"), ""))
        if side.crystals:
            column.append(entry("crystal", label(self.text, "crystals"), signed(side.crystals)))
        return column


def reckoning(found: list[tuple[str, str, int]]) -> Column:
    """The first line, which is the card's, and of the others those that add or take something."""
    mark, words, n = found[0]
    more = [each for each in found[1:] if each[2]]
    return [entry(mark, words, str(n)), *(entry(m, what, signed(by)) for m, what, by in more)]


def face(side: str, name: str) -> Block:
    """A card that has been turned up."""
    lines = wrap(name, 19, COLUMN - 56)
    height = 16 + 22 * len(lines)
    written = (write(44, 28 + 22 * i, line, 19, "title") for i, line in enumerate(lines))
    paper = path(slip(0, 2, COLUMN, height, len(name)), "slip")
    return paper + symbol(side, 8, 8, 28) + "".join(written), height + 8


def back(side: str, title: str) -> Block:
    """A card face down; it says no more than whose it is."""
    marks = (symbol(side, 10 + i * 42, 8, 26) for i in range(5))
    paper = path(slip(0, 2, COLUMN, 38, 3), "slip sp-slip-ash")
    return group(paper, group(*marks, class_="sp-faint"), title=title), 46
