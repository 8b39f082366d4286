"""A battle as its events tell it: two sides, and the reckoning of hits between them (4.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from spinney.core.state import Event
from spinney.root.cards import is_ambush
from spinney.root.factions import all_declared
from spinney.root.words import VOCABULARY


@dataclass
class Side:
    owner: int
    """The word of whose side it is."""
    faction: str
    warriors: int = 0
    ally: str = ""
    """Whose warriors fight on this side besides a pawn, or besides one's own."""
    lent: int = 0
    """How many of the warriors are the ally's, if there can be both."""
    ambush: str = ""
    """The ambush card that this side has played, or has foiled one with."""
    foils: bool = False
    roll: int | None = None
    most: int = 0
    rolled: int = 0
    """Hits by the roll (4.3.2.I)."""
    extra: list[str] = field(default_factory=list)
    """What has given an extra hit each (4.3.3.I): words."""
    against_nobody: bool = False
    """Whether the other side is defenseless, for one hit more (4.3.3.II)."""
    spared: str = ""
    """What lets this side ignore the hits rolled against it: a word."""
    shrugs_off: int = 0
    """Whether it ignores the first of the hits dealt in step four."""
    lost: int = 0
    """Warriors, an ally's too."""
    ally_lost: int = 0
    """Those of them that were the ally's."""
    pieces: list[str] = field(default_factory=list)
    damaged: list[str] = field(default_factory=list)
    """Items that a pawn has lost the use of."""
    points: int = 0
    """For enemy buildings and tokens that were removed (3.2.1)."""
    left: int | None = None

    def dealt(self, other: Side) -> int:
        """The hits of step four, which `other` takes."""
        rolled = 0 if other.spared else self.rolled
        dealt = rolled + len(self.extra) + int(self.against_nobody)
        return dealt - other.shrugs_off


class Fight:
    """Index 0 is the attacker, 1 the defender."""

    def __init__(self, events: Sequence[Event], view: dict[str, Any]) -> None:
        attacker, defender, clearing = events[0].args
        self.clearing = VOCABULARY.word(clearing)
        self.sides = [Side(owner, VOCABULARY.word(owner)) for owner in (attacker, defender)]
        self.factions = [player["faction"] for player in view["players"]]
        reading = readers()
        for event in events[1:]:
            if event.name in reading:
                reading[event.name](self, event)

    @property
    def over(self) -> bool:
        return self.sides[0].left is not None

    @property
    def foiled(self) -> bool:
        return self.sides[0].foils

    def of(self, owner: int) -> Side | None:
        """The side of an owner, if it is any."""
        for side in self.sides:
            if side.owner == owner:
                return side
        return None

    def played_by(self, seat: int) -> Side | None:
        return self.of(VOCABULARY.number(self.factions[seat]))


def forces(fight: Fight, event: Event) -> None:
    for side, count in zip(fight.sides, event.args, strict=True):
        side.warriors = count


def discarded(fight: Fight, event: Event) -> None:
    side = fight.played_by(event.args[0])
    if side is not None and is_ambush(event.args[1]) and event.rule.startswith("4.3.1"):
        side.ambush = VOCABULARY.word(event.args[1])
        side.foils = event.rule == "4.3.1.I"


def rolled_hits(fight: Fight, event: Event) -> None:
    side = fight.of(event.args[0])
    assert side is not None
    side.roll, side.most, side.rolled = event.args[1:]


def extra_hit(fight: Fight, event: Event) -> None:
    side = fight.of(event.args[0])
    assert side is not None
    side.extra.append(VOCABULARY.word(event.args[1]))


def defenseless(fight: Fight, event: Event) -> None:
    fight.sides[0].against_nobody = True


def ignored_hits(fight: Fight, event: Event) -> None:
    side = fight.of(event.args[0])
    assert side is not None
    side.spared = VOCABULARY.word(event.args[1])


def ignored_one(fight: Fight, event: Event) -> None:
    """The first hit may have been that of an ambush."""
    side = fight.of(event.args[0])
    assert side is not None
    side.shrugs_off = int(side.roll is not None)


def lost_warriors(fight: Fight, event: Event) -> None:
    """Those of whoever is no side fight for the attacker."""
    side = fight.of(event.args[0])
    if side is None:
        side = fight.sides[0]
        side.ally_lost += event.args[1]
    side.lost += event.args[1]


def lost_piece(fight: Fight, event: Event) -> None:
    side = fight.of(event.args[0])
    if side is not None:
        side.pieces.append(VOCABULARY.word(event.args[1]))


def scored(fight: Fight, event: Event) -> None:
    side = fight.played_by(event.args[0])
    if side is not None and event.rule == "3.2.1":
        side.points += event.args[1]


def scored_by(fight: Fight, event: Event) -> None:
    side = fight.of(event.args[0])
    if side is not None and event.rule == "3.2.1":
        side.points += event.args[1]


def battle_over(fight: Fight, event: Event) -> None:
    for side, count in zip(fight.sides, event.args, strict=True):
        side.left = count


Reader = Callable[[Fight, Event], None]
READ: dict[str, Reader] = {
    "forces": forces,
    "discarded": discarded,
    "rolled-hits": rolled_hits,
    "extra-hit": extra_hit,
    "defenseless": defenseless,
    "ignored-hits": ignored_hits,
    "ignored-one": ignored_one,
    "lost-warriors": lost_warriors,
    "lost-piece": lost_piece,
    "scored": scored,
    "scored-by": scored_by,
    "battle-over": battle_over,
}
"""What each event adds to the picture; the rest of a battle's events add nothing."""


def readers() -> dict[str, Reader]:
    """These, and those for the events of factions."""
    found = dict(READ)
    for own in all_declared("svg", "READ"):
        found.update(own)
    return found
