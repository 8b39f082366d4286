"""The state of a game of Sylvion, and the zones that cards move between.

Zones whose order does not matter are counts by card number; the last card of a list is its top.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from spinney.core.question import Ask, Question
from spinney.core.state import State
from spinney.sylvion.cards import EDGE
from spinney.sylvion.words import CARDS, CELLS, DEFENDERS, EMPTY, SYLVAN, TREASON

# Where the flow stands: each of these can be started again from the state alone.
MUSTER: Final = 0
SUMMON: Final = 1
DESERT: Final = 2
ARRAY: Final = 3
REVEAL: Final = 4
WINDOW: Final = 5
SUPPORT: Final = 6
MOVE: Final = 7
REINFORCE: Final = 8
DEFEND: Final = 9
LIMIT: Final = 10
ASSAULT: Final = 11
STAGES = (
    *("muster", "summon", "desert", "array", "reveal", "window"),
    *("support", "move", "reinforce", "defend", "limit", "assault"),
)

BESIDE: Final = -1
GONE: Final = -2
"""Where the Ravage figure is when it is on no elemental."""


@mypyc_attr(serializable=True)  # so that `copy` can make one without __init__
class Sylvion(State):
    __slots__ = (
        "active",
        "advanced",
        "armistice",
        "barrage",
        "bloom",
        "board",
        "calls",
        "columns",
        "deck",
        "deluge_draws",
        "desertion",
        "discard",
        "elements",
        "feats",
        "figure",
        "figure_once",
        "first",
        "fish_first",
        "foreseen",
        "hands",
        "hidden",
        "idle_refused",
        "known",
        "limited",
        "owls",
        "pile",
        "playing",
        "points",
        "ravage_discard",
        "reinforcements",
        "removed",
        "search_sylvan",
        "seen",
        "shown",
        "stacks",
        "stage",
        "turn",
        "whale_turns",
        "won",
        "you",
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        # The options
        self.advanced: bool = False
        self.elements: bool = False
        self.hidden: bool = False
        self.reinforcements: int = 3
        self.first: int = 0
        self.whale_turns: bool = False
        self.limited: bool = False
        self.you: bool = False
        self.armistice: int = 0
        self.deluge_draws: bool = False
        self.figure_once: bool = False
        self.idle_refused: bool = False
        self.fish_first: bool = False
        self.search_sylvan: bool = False
        # Progress
        self.stage: int = MUSTER
        self.calls: int = 0
        self.turn: int = 0
        self.active: int = 0
        self.won: bool = False
        # The battlefield
        self.board: list[int] = [EMPTY] * CELLS
        self.figure: int = GONE
        self.bloom: int = EDGE
        self.stacks: list[list[int]] = [[], [], [], []]
        self.known: int = 0
        """How many cards on top of each stack have been looked at: everybody looks (R43)."""
        self.ravage_discard: list[int] = [0] * CARDS
        # The defenders
        self.deck: list[int] = []
        self.foreseen: int = 0
        """How many cards on top of the deck were put there for all to see (R44)."""
        self.discard: list[int] = [0] * (TREASON + 1)
        self.removed: list[int] = [0] * DEFENDERS
        self.hands: list[list[int]] = [[0] * SYLVAN for _ in range(seats)]
        self.shown: list[list[int]] = [[0] * SYLVAN for _ in range(seats)]
        """Cards of each hand that everybody has seen go there."""
        self.seen: list[list[int]] = [[0] * SYLVAN for _ in range(seats)]
        """Cards of each hand that the partner knows of, which is that and maybe more."""
        self.feats: list[int] = []
        self.playing: int = EMPTY
        """The card that has left a zone and not yet reached the next one."""
        self.points: int = 0
        self.owls: int = 0
        """How many Owls were played in this Defence, where that is limited (R47)."""
        self.barrage: bool = False
        # Mobilisation
        self.pile: list[int] = []
        self.columns: list[list[int]] = [[], [], [], []]
        self.desertion: list[int] = []

    def phase_told(self) -> int:
        return self.stage

    def copy(self) -> Sylvion:
        g = Sylvion.__new__(Sylvion)
        g.copy_base(self)
        g.advanced = self.advanced
        g.elements = self.elements
        g.hidden = self.hidden
        g.reinforcements = self.reinforcements
        g.first = self.first
        g.whale_turns = self.whale_turns
        g.limited = self.limited
        g.you = self.you
        g.armistice = self.armistice
        g.deluge_draws = self.deluge_draws
        g.figure_once = self.figure_once
        g.idle_refused = self.idle_refused
        g.fish_first = self.fish_first
        g.search_sylvan = self.search_sylvan
        g.stage = self.stage
        g.calls = self.calls
        g.turn = self.turn
        g.active = self.active
        g.won = self.won
        g.board = self.board.copy()
        g.figure = self.figure
        g.bloom = self.bloom
        g.stacks = [stack.copy() for stack in self.stacks]
        g.known = self.known
        g.ravage_discard = self.ravage_discard.copy()
        g.deck = self.deck.copy()
        g.foreseen = self.foreseen
        g.discard = self.discard.copy()
        g.removed = self.removed.copy()
        g.hands = [hand.copy() for hand in self.hands]
        g.shown = [hand.copy() for hand in self.shown]
        g.seen = [hand.copy() for hand in self.seen]
        g.feats = self.feats.copy()
        g.playing = self.playing
        g.points = self.points
        g.owls = self.owls
        g.barrage = self.barrage
        g.pile = self.pile.copy()
        g.columns = [column.copy() for column in self.columns]
        g.desertion = self.desertion.copy()
        return g


def question(g: Sylvion, ask: Ask[Sylvion], seat: int, about: tuple[int, ...] = ()) -> Question:
    """A question to a player. With hidden hands it is always asked: skipping it would tell."""
    return Question(ask, seat, about, g.hidden)


def partner(g: Sylvion, seat: int) -> int:
    """The other player; alone, oneself."""
    return seat if g.seats == 1 else 1 - seat


def gain(g: Sylvion, seat: int, card: int, openly: bool) -> None:
    """Put a card into a hand, seen by everybody or by its owner only."""
    g.hands[seat][card] += 1
    if openly:
        g.shown[seat][card] += 1
        g.seen[seat][card] += 1


def lose(g: Sylvion, seat: int, card: int) -> None:
    """Take a card from a hand; cards leave a hand for all to see (R44)."""
    if g.hidden:
        g.reveal()
    g.hands[seat][card] -= 1
    if g.shown[seat][card]:
        g.shown[seat][card] -= 1
    if g.seen[seat][card]:
        g.seen[seat][card] -= 1


def discard_from_hand(g: Sylvion, seat: int, card: int) -> None:
    lose(g, seat, card)
    g.discard[card] += 1


def see_by_elimination(g: Sylvion, seat: int) -> None:
    """R46: the partner knows where all other cards are, hence the whole of this hand."""
    g.seen[seat] = g.hands[seat].copy()


def cards_in(counts: list[int]) -> list[int]:
    """The different cards that a zone holds."""
    return [card for card, n in enumerate(counts) if n]


def spread(counts: list[int]) -> list[int]:
    """All the cards of a zone, one by one."""
    return [card for card, n in enumerate(counts) for _ in range(n)]


def end(g: Sylvion, won: bool) -> None:
    g.won = won
    g.over = True
    g.tell("won" if won else "lost", "10")
