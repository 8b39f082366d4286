"""What a card's effect is made of once it has been read: steps, place filters, lasting rules.

A card is data in the words of `language.py`; the rules meet only what stands here.
"""

from __future__ import annotations

from typing import Final

from spinney.ironwood.words import NOTHING

# Verbs, one for each thing that a step can do
MOVE_WARRIORS: Final = 0
MOVE_WARBANDS: Final = 1
MOVE_DRILL: Final = 2
ATTACK: Final = 3
THIS_COMBAT: Final = 4
RECRUIT: Final = 5
REPLACE: Final = 6
GAIN: Final = 7
SPEND: Final = 8
STEAL: Final = 9
DRAW: Final = 10
DRAW_VISIONS: Final = 11
BURN: Final = 12
DISCOVER: Final = 13
FOUND: Final = 14
BUILD: Final = 15
RESOLVE: Final = 16
OPPONENT_CHOOSES: Final = 17
PLAY_BASE: Final = 18
REMOVE: Final = 19
RETREAT: Final = 20
RELOCATE: Final = 21
MARK: Final = 22
LOOK: Final = 23
LOOK_AT_HAND: Final = 24
LOOK_AT_VISIONS: Final = 25
SHOW_VISION: Final = 26
DISCARD: Final = 27
DISCARD_VISIONS: Final = 28
RENEW: Final = 29
CARRY: Final = 30
LOAD: Final = 31
UNLOAD: Final = 32
ADD_CUBES: Final = 33
REMOVE_CUBES: Final = 34
VERBS: Final = 35

# Numbers with a meaning of their own
ANY: Final = 99
HALF: Final = -1

# What is burned
SPECIALS: Final = 1
VISION_CARDS: Final = 2

# What happens to cards that were looked at
KEEP_ORDER: Final = 0
REST_BOTTOM: Final = 1
REST_TOP: Final = 2

# What is tested of a place, seen from the owner of the card
FORGE_THERE: Final = 0
FOUNDATION_THERE: Final = 1
BARE_THERE: Final = 2
OWN: Final = 3
ENEMY: Final = 4
UNCONTROLLED: Final = 5
NEXT_TO_OWN: Final = 6
DRILL_THERE: Final = 7
TOTEM_THERE: Final = 8
HERE: Final = 9
SAME: Final = 10
SHOWN: Final = 11
NEXT_TO_SHOWN: Final = 12

# Lasting rules
BONUS: Final = 0
FORBID_ENTER: Final = 1
FORBID_LEAVE: Final = 2
WAGER_OPEN: Final = 3
WAGER_BASE: Final = 4
HOLD_TOTEMS: Final = 5
PRICE_RECRUIT: Final = 6
PRICE_BUILD: Final = 7

# When a bonus counts
ALWAYS: Final = 0
ATTACKING: Final = 1
DEFENDING: Final = 2

# Conditions
DRILL_ON: Final = 0
CONTROLS: Final = 1
CRYSTALS: Final = 2
TOTEM_ON_BOARD: Final = 3

# What a permanent card can wait for
DRILL_ADVANCES: Final = 0
COMBAT_WON: Final = 1
COMBAT_LOST: Final = 2
DISCOVERED: Final = 3
SECURED: Final = 4
FOUNDED: Final = 5
BUILT: Final = 6
BURNED_CARD: Final = 7


class Filter:
    """Which places a step can concern: any of some sets of places, each with tests to pass."""

    __slots__ = ("masks", "tests")

    def __init__(self, masks: list[int], tests: list[tuple[int, ...]]) -> None:
        self.masks = masks
        self.tests = tests


class Condition:
    """What must hold for a step to happen."""

    __slots__ = ("kind", "n", "where")

    def __init__(self, kind: int, n: int, where: Filter | None) -> None:
        self.kind = kind
        self.n = n
        self.where = where


class Rule:
    """Something that holds while a card is in play."""

    __slots__ = ("damage", "defense", "dominance", "kind", "n", "role", "side")

    def __init__(self, kind: int, side: int) -> None:
        self.kind = kind
        self.side = side
        """Whom it binds."""
        self.role: int = ALWAYS
        self.damage: int = 0
        self.defense: int = 0
        self.dominance: int = 0
        self.n: int = 0


class Step:
    """One thing that a card does."""

    __slots__ = (
        "again",
        "another",
        "condition",
        "damage",
        "defense",
        "dominance",
        "golems",
        "n",
        "opponent",
        "options",
        "random",
        "rest",
        "rule",
        "side",
        "then",
        "times",
        "to",
        "verb",
        "what",
        "where",
        "words",
    )

    def __init__(self, verb: int) -> None:
        self.verb: int = verb
        self.n: int = 1
        self.times: int = 1
        self.where: Filter | None = None
        self.to: Filter | None = None
        self.then: tuple[Step, ...] = ()
        """What follows a price paid, a burn or a victory."""
        self.options: tuple[tuple[Step, ...], ...] = ()
        self.words: tuple[int, ...] = ()
        """The word that each option is chosen by."""
        self.condition: Condition | None = None
        self.rule: Rule | None = None
        self.side: int = NOTHING
        """Whose units it concerns."""
        self.opponent: bool = False
        """The opponent decides."""
        self.golems: bool = False
        self.another: bool = False
        self.again: bool = False
        """Warriors that have moved may move again."""
        self.random: bool = False
        self.what: int = 0
        self.rest: int = KEEP_ORDER
        self.damage: int = 0
        self.defense: int = 0
        self.dominance: int = 0


class Effect:
    """All that is written on a card, by the moment at which it happens."""

    __slots__ = (
        "burned",
        "cubes",
        "each_preparation",
        "exhausted",
        "first",
        "on_place",
        "play",
        "rules",
        "this_round",
        "when",
    )

    def __init__(self) -> None:
        self.play: tuple[Step, ...] = ()
        self.burned: tuple[Step, ...] = ()
        self.this_round: tuple[Rule, ...] = ()
        self.cubes: int = 0
        """How many cubes a permanent card gets; none for other cards."""
        self.first: bool = False
        self.on_place: tuple[Step, ...] = ()
        self.rules: tuple[Rule, ...] = ()
        self.when: tuple[tuple[int, tuple[Step, ...]], ...] = ()
        self.each_preparation: tuple[Step, ...] = ()
        self.exhausted: tuple[Step, ...] = ()
