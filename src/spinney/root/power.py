"""Powers: whatever changes a rule for a player, and the neutral answers that most of them give.

A faction is a power, and so is a persistent card, a landmark, later a service or a hireling. The
state knows which powers act for which owner (`g.powers`); the shared chapters ask all of them and
know none. A power overrides what it changes, in the file where its rule is told.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from mypy_extensions import mypyc_attr

from spinney.core.question import Flow, Question, Refusal
from spinney.root.state import NOBODY, Battle, Root
from spinney.root.ways import Way

# What a power may answer: `power.answers` has what it overrides, `g.answering` who answers each.
ALWAYS_RULES: Final = 0
EXTRA_STRENGTH: Final = 1
WINS_TIES: Final = 2
FORBIDS_PLACING: Final = 3
FORBIDS_ENTERING: Final = 4
FORBIDS_LEAVING: Final = 5
ACCOMPANY: Final = 6
ENTERED: Final = 7
BEFORE_BATTLE: Final = 8
BEFORE_ROLL: Final = 9
TAKE_HITS: Final = 10
AFTER_BATTLE: Final = 11
RESCUE: Final = 12
BURY: Final = 13
AFTER_LOSSES: Final = 14
AFTER_REMOVING: Final = 15
ITEM_CRAFTED: Final = 16
CATCH_DISCARD: Final = 17
INSTEAD_OF_DRAWING: Final = 18
START_OF_BIRDSONG: Final = 19
END_OF_BIRDSONG: Final = 20
END_OF_EVENING: Final = 21
OFFERS: Final = 22
REMIND: Final = 23
LENDER: Final = 24
END_OF_TURN: Final = 25
IGNORES_FIRST_HIT: Final = 26
FORBIDS_ATTACKING: Final = 27
ATTACKED: Final = 28
FORBIDS_REMOVING: Final = 29
ON_THE_WAY: Final = 30
ARRIVED: Final = 31
KEEP_CRAFTED: Final = 32
EXTRA_HITS: Final = 33
BATTLE_EFFECTS: Final = 34
HOOKS: Final = (
    *("always_rules", "extra_strength", "wins_ties"),
    *("forbids_placing", "forbids_entering", "forbids_leaving", "accompany", "entered"),
    *("before_battle", "before_roll", "take_hits", "after_battle"),
    *("rescue", "bury", "after_losses", "after_removing"),
    *("item_crafted", "catch_discard", "instead_of_drawing"),
    *("start_of_birdsong", "end_of_birdsong", "end_of_evening"),
    *("offers", "remind", "lender", "end_of_turn", "ignores_first_hit"),
    *("forbids_attacking", "attacked", "forbids_removing", "on_the_way"),
    *("arrived", "keep_crafted", "extra_hits", "battle_effects"),
)
"""The methods, by these numbers."""


class Loss:
    """Pieces of one owner that leave a clearing together."""

    __slots__ = (
        "by",
        "clearing",
        "fought_for",
        "in_supply",
        "owner",
        "perched",
        "pieces",
        "replaced",
        "stands_out",
        "warriors",
    )

    def __init__(
        self, owner: int, by: int, clearing: int, warriors: int, pieces: list[int]
    ) -> None:
        self.owner = owner
        self.by = by
        """Who removed them and scores for it; the owner, if nobody else."""
        self.clearing = clearing
        self.warriors = warriors
        self.pieces = pieces
        self.fought_for = owner
        """Whose side they were on, if they were lent to somebody (G.1.33)."""
        self.replaced = False
        """Whether other pieces take their place."""
        self.stands_out = False
        """Whether a warrior is among them that its owner's rules tell from the others."""
        self.in_supply = 0
        """How many of the warriors came to the supply, once they are removed."""
        self.perched = False
        """Whether one of them is a building that stood on a landmark."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """One object each; everything that changes is in the state. `me` is whom the power acts for."""

    def __init__(self) -> None:
        self.answers: tuple[int, ...] = overridden(self)
        """What it overrides, so that nobody is asked who has nothing to say."""
        self.ways: tuple[Way, ...] = ()
        """Ways to move that it opens, besides the paths."""
        self.moves_without_rule = False
        """4.2.1 does not hold."""
        self.foresees_ambushes = False
        """Whoever is attacked cannot ambush (4.3.1)."""
        self.defends_with_the_higher_roll = False
        self.attack_costs_a_card = False
        """Whoever attacks must have a card for it: others do not see who can be attacked."""
        self.moments = 0
        """Of a card: when it may be used in one's own turn, as bits."""
        self.once_a_turn: tuple[int, ...] = ()
        """Words of its own for what can be used once in a turn (`g.used`)."""
        self.offers_to_its_own = False
        """Whether what it offers is for its own player, and not for the others."""

    def silent(self, g: Root, me: int) -> tuple[int, ...]:
        """What it overrides and has nothing to say about as things stand; see `powers.gather`."""
        return ()

    # Rule (2.5)

    def always_rules(self, g: Root, me: int, c: int) -> bool:
        """Rules however many pieces others have there; by these alone, for the answer is kept."""
        return False

    def extra_strength(self, g: Root, me: int, c: int) -> int:
        """What counts for rule besides warriors and buildings; likewise."""
        return 0

    def wins_ties(self, g: Root, me: int, c: int) -> bool:
        """Rules where others have as much; by what lies there alone, for the answer is kept."""
        return False

    def lender(self, g: Root, me: int) -> int:
        """Whose warriors are as this player's own for rule and battle (G.1.33), or nobody."""
        return NOBODY

    # Placing and moving

    def lifts_rule(self, g: Root, me: int, origin: int, target: int) -> bool:
        """Whether 4.2.1 does not hold for a move of this player's, by whatever way."""
        return self.moves_without_rule

    def forbids_placing(self, g: Root, me: int, who: int, c: int) -> Refusal | None:
        """Whether it keeps another player from placing pieces here."""
        return None

    def forbids_entering(self, g: Root, me: int, who: int, c: int) -> Refusal | None:
        return None

    def forbids_leaving(self, g: Root, me: int, who: int, c: int) -> Refusal | None:
        return None

    def on_the_way(
        self, g: Root, me: int, who: int, origin: int, target: int, warriors: int
    ) -> Generator[Question, int, int]:
        """Somebody, perhaps this player, moves by a path; returns how many warriors arrive."""
        yield from ()
        return warriors

    def accompany(self, g: Root, me: int, origin: int, target: int, n: int) -> Flow:
        """What comes along with a move of so many warriors of this player's, once it is made."""
        yield from ()

    def arrived(self, g: Root, me: int, who: int, c: int) -> None:
        """Somebody, perhaps this player, has moved warriors or a pawn to a clearing."""

    def entered(self, g: Root, me: int, who: int, c: int) -> Flow:
        """Another player has moved warriors into a clearing."""
        yield from ()

    # Battle (4.3)

    def forbids_attacking(
        self, g: Root, me: int, who: int, defender: int, c: int
    ) -> Refusal | None:
        """Whether it keeps somebody from attacking a defender here."""
        return None

    def attacked(self, g: Root, me: int, battle: Battle) -> Flow:
        """What an attack on this player costs, before anything else."""
        yield from ()

    def before_battle(self, g: Root, me: int, battle: Battle) -> Flow:
        """The attacker's own choices at the start of a battle."""
        yield from ()

    def before_roll(self, g: Root, me: int, battle: Battle) -> Flow:
        """What a player, in the battle or not, may do before the roll."""
        yield from ()

    def extra_hits(self, g: Root, me: int, battle: Battle) -> list[int]:
        """What gives this side an extra hit without a choice, as words."""
        return []

    def ignores_first_hit(self, g: Root, me: int, battle: Battle) -> int:
        """What lets this side ignore the first hit it takes in a battle, as a word, or nothing."""
        return NOBODY

    def battle_effects(self, g: Root, me: int, battle: Battle) -> list[int]:
        """Words for optional effects in battle step 3."""
        return []

    def use_battle_effect(self, g: Root, me: int, battle: Battle, word: int) -> Flow:
        yield from ()

    def take_hits(
        self, g: Root, me: int, battle: Battle, hits: int
    ) -> Generator[Question, int, list[Loss]]:
        """Take hits in another way than by removing pieces; returns what falls of others."""
        yield from ()
        return []

    def after_battle(self, g: Root, me: int, battle: Battle, losses: list[Loss]) -> Flow:
        yield from ()

    # Removal

    def forbids_removing(self, g: Root, me: int, loss: Loss) -> bool:
        """Whether others cannot remove these pieces."""
        return False

    def rescue(
        self, g: Root, me: int, c: int, warriors: int, battle: Battle | None
    ) -> Generator[Question, int, int]:
        """How many of the removed warriors are taken out of the supply again."""
        yield from ()
        return 0

    def bury(self, g: Root, me: int, owner: int, n: int) -> None:
        """Take fallen warriors of anybody that would stay in their supply."""

    def after_losses(self, g: Root, me: int, losses: list[Loss], battle: Battle | None) -> Flow:
        """The consequences of all that this player lost at once."""
        yield from ()

    def after_removing(self, g: Root, me: int, loss: Loss, battle: Battle | None) -> Flow:
        """The consequences of having removed another's pieces."""
        yield from ()

    # Cards

    def item_crafted(self, g: Root, me: int, who: int) -> None:
        """Somebody, perhaps this player, has crafted an item."""

    def keep_crafted(self, g: Root, me: int, card: int) -> Generator[Question, int, bool]:
        """Whether a card of which this player has crafted the item is not discarded."""
        yield from ()
        return False

    def catch_discard(self, g: Root, me: int, card: int) -> None:
        """Take a card on its way to the discard pile."""

    def instead_of_drawing(self, g: Root, me: int) -> Generator[Question, int, bool]:
        """Whether something else is done than to draw cards in Evening."""
        yield from ()
        return False

    # Moments of a turn

    def start_of_birdsong(self, g: Root, me: int, who: int) -> Flow:
        """The turn of somebody, perhaps of this player, begins."""
        yield from ()

    def end_of_birdsong(self, g: Root, me: int) -> Flow:
        yield from ()

    def end_of_evening(self, g: Root, me: int) -> Flow:
        yield from ()

    def end_of_turn(self, g: Root, me: int) -> None:
        """Nothing more happens in this player's turn: what was lent for it is given back."""

    # What others, or it says its own player, may do at any time of their turn, between other things

    def offers(self, g: Root, me: int, who: int) -> list[int]:
        """Words for it."""
        return []

    def why_not_offer(self, g: Root, me: int, who: int, word: int) -> Refusal | None:
        return None

    def could_take_offer(self, g: Root, me: int, who: int) -> bool:
        """Whether it depends on cards in hand that others do not see."""
        return False

    def take_offer(self, g: Root, me: int, who: int, word: int) -> Flow:
        yield from ()

    def remind(self, g: Root, me: int, who: int) -> Flow:
        """Ask for it once Birdsong has begun, and before cards are drawn in Evening."""
        yield from ()


def overridden(power: Power) -> tuple[int, ...]:
    """The hooks that the power's class overrides."""
    kind = type(power)
    return tuple(
        [n for n, hook in enumerate(HOOKS) if getattr(kind, hook) is not getattr(Power, hook)]
    )
