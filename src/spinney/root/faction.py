"""What the shared chapters ask of a faction: its hooks, with the answers that most factions give.

A faction's own module overrides what its chapter of the Law says differently. No shared chapter
knows which faction it is asking.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.state import Battle, Board, Root
from spinney.root.words import CLEARINGS, FACTIONS

Step = Callable[[Root, int], Flow]
"""One step of a phase; it is run with a checkpoint before it."""


class Loss:
    """Pieces of one owner that leave a clearing together."""

    __slots__ = ("by", "clearing", "owner", "pieces", "replaced", "warriors")

    def __init__(
        self, owner: int, by: int, clearing: int, warriors: int, pieces: list[int]
    ) -> None:
        self.owner = owner
        self.by = by
        """Who removed them and scores for it; the owner, if nobody else."""
        self.clearing = clearing
        self.warriors = warriors
        self.pieces = pieces
        self.replaced = False
        """Whether other pieces take their place."""


class Faction:
    """A faction's rules. One object each; everything that changes is in the state."""

    def __init__(self, number: int, name: str, reach: int, warriors: int) -> None:
        self.number = number
        self.name = name
        self.reach = reach
        """5.2."""
        self.warriors = warriors
        self.stock: dict[int, int] = {}
        """How many of each building and token the faction owns."""
        self.birdsong: tuple[Step, ...] = ()
        self.daylight: tuple[Step, ...] = ()
        self.evening: tuple[Step, ...] = ()
        self.asks: tuple[Ask[Root], ...] = ()
        self.refusals: tuple[Refusal, ...] = ()
        self.events: dict[str, tuple[str, ...]] = {}
        self.bends_rule = False
        """Whether rule is more than counting: see `always_rules` and `extra_strength`."""
        self.bars_ways = False
        """Whether its pieces can keep others from somewhere: see `forbids_placing` and after."""
        self.has_own_ways = False
        """Whether clearings can be adjacent for this faction only: see `extra_neighbours`."""
        self.takes_hits_itself = False
        """Whether hits are taken in another way than by removing pieces: see `take_hits`."""
        self.moves_a_pawn = False
        """Whether a move takes a pawn instead of warriors: see `move_pawn`."""
        self.catches_discards = False
        """Whether spent and discarded cards come to this faction first: see `catch_discard`."""

    # Before the game

    def new_board(self) -> Board | None:
        return None

    def set_up(self, g: Root, me: int) -> Flow:
        """5.1.7: the faction's own setup."""
        raise NotImplementedError

    def starting_corner(self, g: Root, me: int) -> int:
        """The corner clearing in which this faction started, or -1."""
        return -1

    # Rule (2.5)

    def wins_ties(self, g: Root, me: int, c: int) -> bool:
        return False

    def always_rules(self, g: Root, me: int, c: int) -> bool:
        """Rules however many pieces others have there."""
        return False

    def extra_strength(self, g: Root, me: int, c: int) -> int:
        """What counts for rule besides warriors and buildings."""
        return 0

    # Placing and moving

    def forbids_placing(self, g: Root, me: int, who: int, c: int) -> Refusal | None:
        """Whether this faction's pieces keep another player from placing pieces here."""
        return None

    def forbids_entering(self, g: Root, me: int, who: int, c: int) -> Refusal | None:
        return None

    def forbids_leaving(self, g: Root, me: int, who: int, c: int) -> Refusal | None:
        return None

    def moves_without_rule(self, g: Root, me: int) -> bool:
        return False

    def extra_neighbours(self, g: Root, me: int, c: int) -> list[int]:
        """Clearings that are adjacent for this faction only."""
        return []

    def can_move_pawn(self, g: Root, me: int) -> bool:
        """Whether the pawn can take a move that costs nothing (4.2)."""
        return False

    def move_pawn(self, g: Root, me: int, rule: str) -> Generator[Question, int, int]:
        """Take such a move; returns the clearing."""
        yield from ()
        return -1

    def entered(self, g: Root, me: int, who: int, c: int) -> Flow:
        """Another player has moved warriors into a clearing."""
        yield from ()

    # Battle (4.3)

    def has_pawn_in(self, g: Root, me: int, c: int) -> bool:
        return False

    def may_attack(self, g: Root, me: int, other: int) -> bool:
        return True

    def before_battle(self, g: Root, me: int, battle: Battle) -> Flow:
        """The attacker's own choices at the start of a battle."""
        yield from ()

    def max_hits(self, g: Root, me: int, battle: Battle) -> int:
        """4.3.2.I."""
        return g.warriors[me * CLEARINGS + battle.clearing]

    def is_defenseless(self, g: Root, me: int, c: int) -> bool:
        """4.3.3.II."""
        return not g.warriors[me * CLEARINGS + c]

    def defends_with_the_higher_roll(self, g: Root, me: int) -> bool:
        return False

    def extra_hits(self, g: Root, me: int, battle: Battle) -> list[int]:
        """What gives this side an extra hit without a choice, as words."""
        return []

    def battle_effects(self, g: Root, me: int, battle: Battle) -> list[int]:
        """Words for optional effects of the faction in battle step 3."""
        return []

    def use_battle_effect(self, g: Root, me: int, battle: Battle, word: int) -> Flow:
        yield from ()

    def bystander_effect(self, g: Root, me: int, battle: Battle) -> Flow:
        """What a player who is in the clearing but not in the battle may do before the roll."""
        yield from ()

    def take_hits(
        self, g: Root, me: int, battle: Battle, hits: int
    ) -> Generator[Question, int, list[Loss]]:
        """Take hits in the faction's own way; returns the pieces of others that it loses."""
        yield from ()
        return []

    def after_battle(self, g: Root, me: int, battle: Battle, losses: list[Loss]) -> Flow:
        yield from ()

    # Removal

    def rescue(
        self, g: Root, me: int, c: int, warriors: int, battle: Battle | None
    ) -> Generator[Question, int, int]:
        """How many of its removed warriors this hook takes out of the supply again."""
        yield from ()
        return 0

    def after_losses(self, g: Root, me: int, losses: list[Loss], battle: Battle | None) -> Flow:
        """The consequences of all that this faction lost at once."""
        yield from ()

    def after_removing(self, g: Root, me: int, loss: Loss, battle: Battle | None) -> Flow:
        """The consequences of having removed another's pieces."""
        yield from ()

    def swept(self, g: Root, me: int, by: int, c: int) -> Flow:
        """An effect has removed all enemy pieces from a clearing where this faction's pawn is."""
        yield from ()

    def takes_back(self, g: Root, me: int, piece: int, c: int) -> None:
        """A building or token of this faction has left the map; by default it returns to stock."""
        g.stock[piece] += 1

    # Cards and crafting

    def crafting_pieces(self, g: Root, me: int) -> list[int]:
        """How many crafting pieces of each suit are not yet activated this turn (4.1.1)."""
        raise NotImplementedError

    def activate(self, g: Root, me: int, suit: int) -> None:
        g.activated[suit] += 1

    def item_points(self, g: Root, me: int, points: int) -> int:
        return points

    def gain_item(self, g: Root, me: int, item: int) -> None:
        g.items[me][item] += 1

    def lose_item(self, g: Root, me: int, item: int) -> None:
        g.items[me][item] -= 1
        g.items_used[me][item] = min(g.items_used[me][item], g.items[me][item])

    def catch_discard(self, g: Root, me: int, card: int) -> None:
        """Take a card on its way to the discard pile."""

    def crafting_places(self, g: Root, me: int) -> list[int]:
        """The clearings that hold crafting pieces."""
        return []

    def hand_is_public(self, g: Root, me: int) -> bool:
        return False

    def draw_bonus(self, g: Root, me: int) -> int:
        """Uncovered draw bonuses."""
        return 0

    # Victory and timing

    def why_not_dominance(self, g: Root, me: int, card: int) -> Refusal | None:
        """Beyond what 3.3.1 asks of everybody."""
        return None

    def activate_dominance(self, g: Root, me: int, card: int) -> Flow:
        """3.3.1: by default the card lies in the play area and the score marker is gone."""
        g.dominance[me] = card
        yield from ()

    def offers_at_birdsong(self, g: Root, me: int, who: int) -> Flow:
        """What another player may buy of this faction at the start of Birdsong."""
        yield from ()

    def hidden_cards(self, g: Root, me: int) -> list[list[int]]:
        """Piles of cards on the board that others do not see; redrawn with the hands."""
        return []

    def hidden_cards_known(self, g: Root, me: int) -> list[list[int]]:
        """For each card of these piles, the seats that know it, as bits."""
        return []

    def ruins_known(self, g: Root, me: int, seat: int) -> int:
        """The clearings, as bits, of ruins whose items a seat has seen through this faction."""
        return 0


TABLE: Final[list[Faction | None]] = [None] * FACTIONS
"""Filled by the factions' modules when the game is loaded."""


def of(me: int) -> Faction:
    faction = TABLE[me]
    assert faction is not None, "this faction is not in the box"
    return faction


def describe(g: Root, me: int, seat: int) -> dict[str, Any]:
    """A faction's own board as a seat may see it."""
    board = g.boards[me]
    return {} if board is None else board.view(g, me, seat)
