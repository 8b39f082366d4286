"""A battle as its events tell it: two sides, their cards, and the reckoning between them (7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from spinney.core.state import Event
from spinney.ironwood.words import GOLEM, SIDE, SIDE_NAMES, VOCABULARY, WOODWALKERS

HIDDEN = "hidden"
NO_CARD = "none"
STANCE = ""
"""Instead of a card: what an automaton adds of its own."""


@dataclass
class Bonus:
    source: str
    damage: int
    defense: int
    dominance: int


@dataclass
class Side:
    name: str
    warriors: int = 0
    golems: int = 0
    wager: str = ""
    """A card once it is open, HIDDEN, NO_CARD, or nothing yet."""
    bonuses: list[Bonus] = field(default_factory=list)
    blow: tuple[int, int, int, int, int] | None = None
    """Damage by the card, golems and a forge; the other's defense; what is dealt (7.5)."""
    lost: int = 0
    lost_golems: int = 0
    dominance: tuple[int, int, int] | None = None
    """By the card and units; the sum (7.8)."""
    retreat: str = ""
    """Where it was made to go (7.10)."""
    crystals: int = 0
    """From the hopper (7.12)."""

    def card_defense(self, other: Side) -> int:
        """What the card alone takes from the other's damage."""
        assert other.blow is not None
        return other.blow[3] - sum(bonus.defense for bonus in self.bonuses)


class Fight:
    """Index 0 is the attacker, 1 the defender."""

    def __init__(self, events: Sequence[Event]) -> None:
        attacker = events[0].args[0] - SIDE
        self.sides = [Side(SIDE_NAMES[attacker]), Side(SIDE_NAMES[1 - attacker])]
        self.fought = False
        """Whether there was anybody to fight with (7.3)."""
        self.winner: str | None = None
        self.drill_lost = False
        self.over = False
        for event in events[1:]:
            if event.name in READ:
                READ[event.name](self, event.args)

    def of(self, word: int) -> Side:
        """The side with this word."""
        name = VOCABULARY.word(word)
        return next(side for side in self.sides if side.name == name)


Args = tuple[int, ...]


def forces(fight: Fight, args: Args) -> None:
    fight.fought = True
    fight.of(SIDE + WOODWALKERS).warriors = args[0]
    ironclads = fight.of(SIDE + 1 - WOODWALKERS)
    ironclads.warriors, ironclads.golems = args[1:]


def no_wager(fight: Fight, args: Args) -> None:
    fight.of(args[0]).wager = NO_CARD


def wagered(fight: Fight, args: Args) -> None:
    fight.of(args[0]).wager = HIDDEN


def revealed(fight: Fight, args: Args) -> None:
    fight.of(args[0]).wager = VOCABULARY.word(args[1])


def bonus_stance(fight: Fight, args: Args) -> None:
    fight.of(args[0]).bonuses.append(Bonus(STANCE, *args[1:]))


def bonus_card(fight: Fight, args: Args) -> None:
    fight.of(args[0]).bonuses.append(Bonus(VOCABULARY.word(args[1]), *args[2:]))


def blow(fight: Fight, args: Args) -> None:
    side, value, _, golems, forge, defense, dealt = args
    fight.of(side).blow = (value, golems, forge, defense, dealt)


def removed(fight: Fight, args: Args) -> None:
    side = fight.of(args[0])
    if args[2] == GOLEM:
        side.lost_golems += args[1]
    else:
        side.lost += args[1]


def dominance(fight: Fight, args: Args) -> None:
    side, value, _, units, total = args
    fight.of(side).dominance = (value, units, total)


def won(fight: Fight, args: Args) -> None:
    fight.winner = fight.of(args[0]).name


def nobody_won(fight: Fight, args: Args) -> None:
    fight.winner = ""


def retreated(fight: Fight, args: Args) -> None:
    fight.of(args[0]).retreat = VOCABULARY.word(args[2])


def drill_destroyed(fight: Fight, args: Args) -> None:
    fight.drill_lost = True


def salvaged(fight: Fight, args: Args) -> None:
    fight.of(args[0]).crystals += 1


def battle_over(fight: Fight, args: Args) -> None:
    fight.over = True


READ: dict[str, Callable[[Fight, Args], None]] = {
    "forces": forces,
    "no-wager": no_wager,
    "wagered": wagered,
    "revealed": revealed,
    "bonus-stance": bonus_stance,
    "bonus-card": bonus_card,
    "blow": blow,
    "removed": removed,
    "dominance": dominance,
    "won-combat": won,
    "won-without-combat": won,
    "nobody-won": nobody_won,
    "retreated": retreated,
    "drill-destroyed": drill_destroyed,
    "salvaged": salvaged,
    "battle-over": battle_over,
}
"""What each event adds to the picture; the rest of a battle's events add nothing."""
