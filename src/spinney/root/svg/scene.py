"""A battle as a little scene: who fights, the ambush, the dice, the reckoning, the losses (4.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from spinney.core.state import Event
from spinney.core.text import Text
from spinney.root.battle import AMBUSH_HITS
from spinney.root.svg.cards import art
from spinney.root.svg.fight import Fight
from spinney.root.svg.pieces import colour, mark_of
from spinney.symbols import sheet
from spinney.symbols.captions import label
from spinney.symbols.scenery import (
    ALONE,
    Block,
    banner,
    crowd,
    die,
    entry,
    scene_page,
    signed,
    stage,
    total,
)

Column = list[Block]
Reckoning = Callable[[Fight, int, Text], Column]
"""What one side has to show for a step of the battle."""


def draw(events: Sequence[Event], view: dict[str, Any], text: Text, theme: str = "auto") -> str:
    fight = Fight(events, view)
    return scene_page(
        theme,
        text,
        text.event(events[0]),
        "battle",
        [text.event(event) for event in events[1:]],
        (
            stage("", *both(fight, text, party)),
            stage(label(text, "ambush"), *both(fight, text, ambush)),
            stage(label(text, "dice"), *both(fight, text, dice)),
            stage(label(text, "hits-dealt"), *both(fight, text, reckoning)),
            stage("", *both(fight, text, hits)),
            stage(label(text, "losses"), *both(fight, text, losses)),
        ),
    )


def both(fight: Fight, text: Text, column: Reckoning) -> Iterator[Column]:
    return (column(fight, side, text) for side in (0, 1))


def party(fight: Fight, at: int, text: Text) -> Column:
    """A side before the battle: its warriors, or its pawn, with an ally's."""
    side = fight.sides[at]
    mark = mark_of(side.faction)
    figures = [(mark_of(f"warrior-{side.ally or side.faction}"), side.warriors)]
    if 0 < side.lent < side.warriors:
        own = mark_of(f"warrior-{side.faction}")
        figures = [(own, side.warriors - side.lent), (figures[0][0], side.lent)]
    pawn = mark_of(f"pawn-{side.faction}")
    if f"sp-{pawn}" in sheet(text.game.packages):
        figures = [(pawn, ALONE), *(figures if side.ally else [])]
    doing = label(text, ("attacks", "defends")[at])
    name = text.named(side.faction)
    return [banner(colour(side.faction), mark, name, doing, crowd(figures))]


def ambush(fight: Fight, at: int, text: Text) -> Column:
    """The defender's, crossed out if the attacker has foiled it."""
    side = fight.sides[at]
    if not side.ambush:
        return []
    hits = "" if side.foils else str(AMBUSH_HITS)
    return [entry("ambush", text.named(side.ambush), hits, void=fight.foiled and not side.foils)]


def dice(fight: Fight, at: int, text: Text) -> Column:
    side = fight.sides[at]
    return [] if side.roll is None else [die(side.roll, label(text, "at-most", n=side.most))]


def reckoning(fight: Fight, at: int, text: Text) -> Column:
    """The hits that a side deals: by the roll, and extra ones with where they come from."""
    side, other = fight.sides[at], fight.sides[1 - at]
    if side.roll is None:
        return []
    column = [entry("", label(text, "rolled"), str(side.rolled))]
    column += [entry(source_mark(word, text), text.named(word), signed(1)) for word in side.extra]
    if side.against_nobody:
        column.append(entry("", label(text, "defenseless"), signed(1)))
    if other.spared:
        column.append(
            entry(source_mark(other.spared, text), text.named(other.spared), signed(-side.rolled))
        )
    if other.shrugs_off:
        column.append(entry("", label(text, "first-hit"), signed(-1)))
    return column


def hits(fight: Fight, at: int, text: Text) -> Column:
    side, other = fight.sides[at], fight.sides[1 - at]
    return [] if side.roll is None else [total(label(text, "hits"), side.dealt(other))]


def source_mark(word: str, text: Text) -> str:
    """The symbol of what gives an extra hit; leaders have none but their faction's."""
    mark = mark_of(art(word))
    return mark if f"sp-{mark}" in sheet(text.game.packages) else ""


def losses(fight: Fight, at: int, text: Text) -> Column:
    """What a side has lost, what it has scored for the other's losses, how many are left."""
    side = fight.sides[at]
    column = []
    ally = side.ally or side.faction
    for who, lost in ((side.faction, side.lost - side.ally_lost), (ally, side.ally_lost)):
        if lost:
            fallen = mark_of(f"warrior-{who}")
            column.append(entry(fallen, label(text, "warriors"), signed(-lost)))
    column += [
        entry(mark_of(word), text.named(word), signed(-n))
        for word, n in Counter(side.pieces).items()
    ]
    for word, n in Counter(word.removesuffix("_exhausted") for word in side.damaged).items():
        column.append(entry(word, text.named(word), signed(-n)))
    if side.points:
        column.append(entry("points", label(text, "points"), signed(side.points)))
    if side.left is not None and side.warriors:
        column.append(entry("", label(text, "left"), str(side.left)))
    return column
