"""Factions: powers with pieces, a board, a setup and a turn of their own.

A faction's folder (`factions/<name>/`) overrides what its chapter of the Law says differently. No
shared chapter knows which faction it is asking.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final

from mypy_extensions import mypyc_attr

from spinney.core.errors import Misfit
from spinney.core.fields import Fields
from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.core.rows import but
from spinney.core.setup import Option, Setup
from spinney.root.belongings import gain_crafted_item
from spinney.root.editions import Edition
from spinney.root.power import Loss, Power
from spinney.root.refusals import NOT_HERE, TOO_FEW_CRAFTING_PIECES
from spinney.root.state import BIRDSONG, NOBODY, Battle, Board, Root
from spinney.root.words import CLEARINGS, ITEM, OWNERS, PIECES

Step = Callable[[Root, int], Flow | None]
"""One step of a phase, with a checkpoint before it; one that asks nothing is no flow."""
Steps = tuple[tuple[str, Step], ...]
"""The steps of a phase with their names, which positions use."""


NO_LIMIT: Final = 99


# A.8.1: the kinds of setup cards
NO_SETUP_CARD: Final = 0
MILITANT: Final = 1
INSURGENT: Final = 2


class Homeland:
    """What a setup card asks of a homeland."""

    __slots__ = ("at_the_edge", "clearings", "distance", "is_built_on")

    def __init__(
        self,
        distance: int = 0,
        at_the_edge: bool = False,
        is_built_on: bool = True,
        clearings: int = 1,
    ) -> None:
        self.distance = distance
        """How far it is from enemy homelands, if it can be: 2 is not adjacent to one."""
        self.at_the_edge = at_the_edge
        self.is_built_on = is_built_on
        """Whether a building is placed there."""
        self.clearings = clearings
        """How many there are, each next to another of them."""


ANYWHERE: Final = Homeland()


class Progress:
    """A field of a board that counts from one step of its owner's turn to the end of a phase.

    At the steps before, the rules set it anew.
    """

    def __init__(self, field: str, usual: Any, phase: int, step: str) -> None:
        self.field = field
        self.usual = usual
        self.phase = phase
        self.step = step


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction(Power):
    """A faction's rules. One object each; everything that changes is in the state."""

    def __init__(self, number: int, package: str, reach: int, warriors: int) -> None:
        super().__init__()
        self.number = number
        self.package = package
        """Where its folder is: its texts, drawings and reasons."""
        self.reach = reach
        """5.2."""
        self.warriors = warriors
        self.buildings: dict[int, int] = {}
        """How many of each the faction owns."""
        self.tokens: dict[int, int] = {}
        self.movable: tuple[int, ...] = ()
        """Those of them that move: they may lie where nothing of the faction can be placed."""
        self.birdsong: Steps = ()
        self.daylight: Steps = ()
        self.evening: Steps = ()
        self.course: list[list[Step]] = []
        """All the steps of each phase, with those that everybody takes; `turn.py` lays them out."""
        self.progress: tuple[Progress, ...] = ()
        self.asks: tuple[Ask[Root], ...] = ()
        self.refusals: tuple[Refusal, ...] = ()
        self.events: dict[str, tuple[str, ...]] = {}
        self.arguments: dict[str, str] = {}
        """The kinds of arguments that only its questions and events have."""
        self.headlines: tuple[str, ...] = ()
        self.everyday: tuple[str, ...] = ()
        self.grave: tuple[str, ...] = ()
        self.explained: tuple[str, ...] = ()
        self.piles: dict[str, str] = {}
        """What the game has under these names, of its own events and questions."""
        self.options: tuple[Option, ...] = ()
        self.too_few_to_craft = TOO_FEW_CRAFTING_PIECES
        """4.1.1: why a card cannot be crafted that costs more than there is."""
        self.hand_is_public = False
        self.has_hand = True
        """Whether it holds cards: else what others would take comes from the deck (M.2.1)."""
        self.sets_up_as = number
        """Whose place it has in the order in which factions set up (5.1.7)."""
        self.borrows_pieces = False
        """Whether its pieces are those of another faction, beside which it is never in a game."""
        self.bars_dominance = False
        """Whether there are no dominance cards in a game with it."""
        self.moves_a_pawn = False
        """Whether a move takes a pawn instead of warriors: see `move_pawn`."""
        self.setup_card = NO_SETUP_CARD
        """A.8.1: which kind of card a draft has for it, if any."""
        self.beside: tuple[int, ...] = ()
        """The words of what can be dealt beside that card, if anything is (A.8.1.III)."""
        self.homeland = ANYWHERE
        """What its setup card asks of a homeland (A.8.2)."""
        self.ruin_items = 0
        """How many sets of items it brings to the ruins."""
        self.needs_ruin_items = False
        """Whether there must be a set, if nobody brings one."""

    def steps(self, phase: int) -> Steps:
        """Its own steps of a phase."""
        return (self.birdsong, self.daylight, self.evening)[phase - BIRDSONG]

    # Before the game

    def in_edition(self, edition: Edition) -> Faction:
        """Its rules as an edition has them."""
        return self

    def check_setup(self, setup: Setup, seated: list[int]) -> Misfit | None:
        """What of a setup with this faction does not go together."""
        return None

    def new_board(self, setup: Setup) -> Board | None:
        return None

    def stack_deck(self, g: Root, cards: list[int]) -> list[int]:
        """The cards of a deck, as a game with this faction has them (5.1.3)."""
        return cards

    def deal(self, g: Root, me: int) -> None:
        """Take something else than a hand, where it has none (5.1.3)."""

    def set_up(self, g: Root, me: int) -> Flow:
        """5.1.7: the faction's own setup."""
        raise NotImplementedError

    def set_up_by_card(self, g: Root, me: int) -> Flow:
        """A.8.2: the same by its setup card, with homelands; by default there is no difference."""
        yield from self.set_up(g, me)

    def starting_corner(self, g: Root, me: int) -> int:
        """The corner clearing in which this faction started, or -1."""
        return -1

    def starts_in_a_corner(self) -> bool:
        """Whether it says in which."""
        own = "starting_corner"
        return getattr(type(self), own) is not getattr(Faction, own)

    def check_clearing(self, g: Root, me: int, c: int, place: str, fields: Fields) -> None:
        """Note what of its pieces in a clearing, as they were read, cannot be in this game."""

    def check_player(self, g: Root, me: int, path: str, fields: Fields) -> None:
        """The same of what its player has, beside the board."""
        if g.coalition[me] != NOBODY:
            fields.unreachable(f"{path}.coalition", "this faction forms none (rule 9.2.8)")

    # Pieces

    def pawn_place(self, g: Root, me: int) -> int:
        """Where its pawn is, if it has one: a clearing, CLEARINGS + a forest, or nowhere."""
        return NOBODY

    def has_pawn_in(self, g: Root, me: int, c: int) -> bool:
        return self.pawn_place(g, me) == c

    def can_move_pawn(self, g: Root, me: int) -> bool:
        """Whether the pawn can take a move that costs nothing (4.2)."""
        return False

    def move_pawn(self, g: Root, me: int, rule: str) -> Generator[Question, int, int]:
        """Take such a move; returns the clearing."""
        yield from ()
        return -1

    def max_hits(self, g: Root, me: int, battle: Battle) -> int:
        """4.3.2.I."""
        return g.warriors[me * CLEARINGS + battle.clearing]

    def is_defenseless(self, g: Root, me: int, c: int) -> bool:
        """4.3.3.II."""
        return not g.warriors[me * CLEARINGS + c]

    def swept(self, g: Root, me: int, by: int, c: int) -> Flow:
        """An effect has removed all enemy pieces from a clearing where this faction's pawn is."""
        yield from ()

    def removable(self, g: Root, me: int, c: int) -> int:
        """How many of its warriors in a clearing can be removed, but for hits in battle."""
        return g.warriors[me * CLEARINGS + c]

    def movable_warriors(self, g: Root, me: int, c: int) -> int:
        """How many of them can be moved now, by whomever."""
        return g.warriors[me * CLEARINGS + c]

    def can_lose_one(
        self, g: Root, me: int, origin: int, target: int, n: int
    ) -> Generator[Question, int, bool]:
        """Whether one of so many warriors that are about to move can be removed on the way."""
        yield from ()
        return self.removable(g, me, origin) > 0

    def why_left_alone(self) -> Refusal:
        """Why the others of them can be neither removed nor moved."""
        return NOT_HERE

    def choose_fallen(
        self, g: Root, me: int, chooser: int, c: int, n: int
    ) -> Generator[Question, int, bool]:
        """Of its warriors in a clearing so many fall, and some stay: whether one stands out."""
        yield from ()
        return False

    def takes_back_warriors(self, g: Root, me: int, loss: Loss) -> int:
        """Warriors have left the map; returns how many of them are in the supply now."""
        g.supply[me] += loss.warriors
        return loss.warriors

    def waylaid(self, g: Root, me: int, rule: str) -> Flow:
        """Somebody on the path makes this faction's pawn pay for its move."""
        yield from ()

    def prize(self, g: Root, me: int, loss: Loss) -> None:
        """What an enemy scores for having removed pieces of this faction, besides 3.2.1."""

    def takes_back(self, g: Root, me: int, piece: int, c: int) -> None:
        """A building or token of this faction has left the map; by default it returns to stock."""
        g.stock[piece] += 1

    def can_pay_warriors(self, g: Root, me: int) -> int:
        """How many warriors it can give another for something, or what it gives instead."""
        return g.supply[me]

    def pay_warriors(self, g: Root, me: int, n: int, rule: str) -> Generator[Question, int, bool]:
        """Take so many out of the supply; false if it has none and gives something else."""
        g.supply[me] -= n
        yield from ()
        return True

    # Cards and crafting

    def crafting_places(self, g: Root, me: int) -> list[int]:
        """The clearings that hold crafting pieces."""
        return []

    def crafting_pieces(self, g: Root, me: int) -> list[int]:
        """How many crafting pieces of each suit are not yet activated this turn (4.1.1).

        A fourth number counts those of whichever suit, if there can be any.
        """
        raise NotImplementedError

    def crafting_limit(self, g: Root, me: int) -> int:
        """How many of them can be activated in all, whatever their suits."""
        return NO_LIMIT

    def activate(self, g: Root, me: int, suit: int) -> Flow:
        g.activated[suit] += 1
        yield from ()

    def item_points(self, g: Root, me: int, points: int) -> int:
        return points

    def gain_item(self, g: Root, me: int, item: int) -> Flow:
        gain_crafted_item(g, me, item)
        yield from ()

    def take_crafted_item(
        self, g: Root, me: int, item: int, points: int
    ) -> Generator[Question, int, int]:
        """Gain an item that was just crafted; returns what it scores."""
        yield from self.gain_item(g, me, item)
        g.tell("gained-item", "4.1.2", g.seat_of[me], ITEM + item)
        return self.item_points(g, me, points)

    def draw_bonus(self, g: Root, me: int) -> int:
        """Uncovered draw bonuses."""
        return 0

    def hidden_cards(self, g: Root, me: int) -> list[list[int]]:
        """Piles of cards on the board that others do not see; redrawn with the hands."""
        return NO_PILES

    def hidden_cards_known(self, g: Root, me: int) -> list[list[int]]:
        """For each card of these piles, the seats that know it, as bits."""
        return NO_PILES

    def laid_out(self, g: Root, me: int) -> list[tuple[list[int], list[int]]]:
        """Rows of cards on the board, each card in its place, with the seats that know it."""
        return []

    def ruins_known(self, g: Root, me: int, seat: int) -> int:
        """The clearings, as bits, of ruins whose items a seat has seen through this faction."""
        return 0

    # Its words

    def untimely(self, g: Root, me: int, who: int, word: int) -> Refusal | None:
        """When one of this faction's words is for somebody to choose, if that is not now: its own
        actions such as crafting, or what it offers to others."""
        return None

    def price(self, g: Root, q: Question, word: int) -> int:
        """How many warriors somebody pays for an answer that this faction sells."""
        return 0

    # Victory

    def why_not_dominance(self, g: Root, me: int, card: int) -> Refusal | None:
        """Beyond what 3.3.1 asks of everybody."""
        return None

    def activate_dominance(self, g: Root, me: int, card: int) -> Flow:
        """3.3.1: by default the card lies in the play area and the score marker is gone."""
        g.dominance = but(g.dominance, me, card)
        g.tell("dominance", "3.3.1", g.seat_of[me], card)
        yield from ()


NOT_PLAYED: Final = Faction(-1, "", 0, 0)
"""Stands for owners that are not in a game."""
TABLE: Final[list[Faction | None]] = [None] * OWNERS
"""The factions in the box, by number."""
OWNER: Final = [-1] * PIECES
"""The owner of each kind of building and token."""
HAD_BY: Final[list[list[int]]] = [[] for _ in range(PIECES)]
"""Those who have pieces of each kind: its owner, or whoever borrows it."""
IS_BUILDING: Final = [False] * PIECES
IN_BOX: Final = [0] * PIECES
"""How many there are of each kind."""
NO_PILES: Final[list[list[int]]] = []
"""Of whoever has no cards that others do not see; never changed."""
PIECES_OF: Final[list[list[int]]] = [[] for _ in range(OWNERS)]
"""The kinds of building and token of each owner."""


def boxed(me: int) -> Faction:
    """A faction that is in the box."""
    faction = TABLE[me]
    assert faction is not None, "this faction is not in the box"
    return faction


def register(faction: Faction) -> None:
    """Put a faction into the box, with its pieces."""
    TABLE[faction.number] = faction
    register_pieces(faction)


def register_pieces(faction: Faction) -> None:
    for pieces, are_buildings in ((faction.buildings, True), (faction.tokens, False)):
        for piece, n in pieces.items():
            if not faction.borrows_pieces:
                OWNER[piece] = faction.number
            if faction.number not in HAD_BY[piece]:
                HAD_BY[piece].append(faction.number)
            IS_BUILDING[piece] = are_buildings
            IN_BOX[piece] = n
    PIECES_OF[faction.number] = sorted([*faction.buildings, *faction.tokens])


def in_the_box() -> list[Faction]:
    return [faction for faction in TABLE if faction is not None]


def of(g: Root, me: int) -> Faction:
    """The rules by which an owner plays in this game."""
    return g.played[me]


def in_play(g: Root) -> list[int]:
    """The factions of which somebody has the pieces."""
    return [of(g, me).sets_up_as for me in g.turns if me < OWNERS]


def describe(g: Root, me: int, seat: int) -> dict[str, Any]:
    """A faction's own board as a seat may see it."""
    board = g.boards[me]
    return {} if board is None else board.view(g, me, seat)
