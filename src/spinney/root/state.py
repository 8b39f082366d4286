"""The state of a game of Root: what is on the map, in the hands, on the boards.

Owners of pieces are called by the number of their word, `me`. Whoever answers for an owner has the
seat `g.seat_of[me]`, and `g.turns` has those who take turns: three things, though for the factions
of players they go together. Pieces lie in flat lists: the warriors of `me` in clearing `c` are
`g.warriors[me * CLEARINGS + c]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self, TypeVar

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from spinney.core.chance import Luck
from spinney.core.fields import Fields
from spinney.core.rows import Row, row_of, same
from spinney.core.setup import Setup
from spinney.core.state import State
from spinney.root.editions import Edition
from spinney.root.maps import Map
from spinney.root.words import BIRD, CLEARINGS, HIRELING, ITEMS, LANDMARKS, OWNERS

if TYPE_CHECKING:
    from spinney.root.faction import Faction
    from spinney.root.landmarks.landmark import Landmark
    from spinney.root.power import Power
    from spinney.root.ways import Way

# Phases (1.4.1), and what comes before the first turn
SETUP: Final = 0
BIRDSONG: Final = 1
DAYLIGHT: Final = 2
EVENING: Final = 3
PHASES = ("setup", "birdsong", "daylight", "evening")

NOBODY: Final = -1
UNKNOWN: Final = -2
UNDRAFTED: Final = OWNERS
"""Before factions are chosen, seats own their hands by the numbers from here on (A.7)."""
MOST_SEATS: Final = 6

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """What only one faction has: its decree, its supporters, its items. Defined in its module."""

    __slots__ = ()

    def copy(self) -> Self:
        raise NotImplementedError

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        """What a seat may see of this board."""
        raise NotImplementedError

    def resample(self, g: Root, me: int, seat: int, luck: Luck) -> None:
        """Redraw what only this board hides, but for cards, which are redrawn with the hands."""

    def write(self) -> dict[str, Any]:
        raise NotImplementedError

    def read(self, fields: Fields) -> None:
        raise NotImplementedError

    def check(self, g: Root, me: int, fields: Fields) -> None:
        """Note what of this board, as it was read, cannot be in this game."""

    def begin(self) -> None:
        """Begin what the faction counts through in its turn: its actions, its decree."""

    def cards(self) -> list[int]:
        """All cards of the deck that lie on this board."""
        return []

    def known_cards(self) -> list[int]:
        """For each of these cards the seats that know it, as bits; which seats, everybody sees."""
        return []

    def warriors(self, owner: int) -> int:
        """How many warriors of an owner, perhaps another one, are on this board."""
        return 0

    def aside(self, piece: int) -> int:
        """How many of a kind of building or token lie on this board or have left the game."""
        return 0

    def held_items(self) -> list[tuple[str, list[int]]]:
        """Where items lie on this board, by the names of its fields, and how many of each kind."""
        return []

    def brought_items(self) -> list[int]:
        """Items that this faction brings into the game."""
        return []


NO_ITEMS: Final = [0] * ITEMS
"""What everybody has at first, by kind: one row for all, since rows are replaced, not changed."""
NEITHER: Final = 0
"""No side of a battle."""
NOTHING_USED: Final[list[list[int]]] = [[], []]


class Battle:
    """A battle as it goes on (4.3). Index 0 is the attacker, 1 the defender."""

    __slots__ = (
        "ally",
        "clearing",
        "extra",
        "holds_back",
        "ignored_one",
        "instigator",
        "raised",
        "rolled",
        "sides",
        "spared",
        "turned",
        "used",
    )

    def __init__(self, attacker: int, defender: int, clearing: int) -> None:
        self.sides = [attacker, defender]
        self.clearing = clearing
        self.rolled = [0, 0]
        """Rolled hits that each side will deal."""
        self.extra = [0, 0]
        self.raised = [0, 0]
        """What has been added to the hits that each side can roll at most (4.3.2.I)."""
        self.spared = NEITHER
        """The sides that ignore the hits rolled against them, as bits."""
        self.holds_back = NEITHER
        """Those that deal no rolled hits, likewise."""
        self.ignored_one = NEITHER
        """Those that have ignored the first hit against them, likewise."""
        self.ally = [-1, -1]
        """An owner whose warriors this side treats as its own."""
        self.used: list[list[int]] = NOTHING_USED
        """Optional effects that each side has used, as words; replaced, never changed."""
        self.turned = False
        """Whether the defender has the higher roll, and the attacker the lower one."""
        self.instigator = -1
        """Who chooses and removes for both sides (D.4.2), if not they themselves."""

    def side(self, me: int) -> int:
        return 0 if self.sides[0] == me else 1

    def chooser(self, side: int) -> int:
        return self.sides[side] if self.instigator < 0 else self.instigator

    def remover(self, side: int) -> int:
        """Who removes the pieces that this side loses."""
        return self.sides[1 - side] if self.instigator < 0 else self.instigator


class Hiring:
    """The hirelings of a game (appendix E); who controls one has the seat `g.seat_of` of it."""

    __slots__ = ("cards", "control", "demoted", "due", "spaces", "waiting")

    def __init__(self) -> None:
        self.cards: list[int] = []
        """The hirelings in play, in the order in which they were dealt."""
        self.demoted: list[bool] = []
        """Which of them lie with their demoted side up."""
        self.control: list[int] = []
        """The control markers on each."""
        self.spaces: list[int] = []
        """The spaces of the score track that still hold a hireling marker (A.6.4)."""
        self.due: list[int] = []
        """Who has taken such a marker and not yet the hireling for it (E.1.1)."""
        self.waiting: list[int] = []
        """Those that are still to be set up (A.6.3)."""

    def copy(self) -> Hiring:
        twin = Hiring()
        twin.cards = self.cards.copy()
        twin.demoted = self.demoted.copy()
        twin.control = self.control.copy()
        twin.spaces = self.spaces.copy()
        twin.due = self.due.copy()
        twin.waiting = self.waiting.copy()
        return twin


@mypyc_attr(serializable=True)  # so that `copy` can make one without __init__
class Root(State):
    __slots__ = (
        "acting",
        "activated",
        "active",
        "again",
        "agreed",
        "answering",
        "armies",
        "available",
        "battle",
        "bent",
        "beside",
        "boards",
        "built",
        "by_homelands",
        "closed",
        "coalition",
        "coffins",
        "crafted",
        "dealt",
        "deck",
        "deck_name",
        "discard",
        "dominance",
        "draft",
        "drew",
        "edition",
        "granted",
        "hands",
        "hiring",
        "homelands",
        "item_supply",
        "items",
        "items_used",
        "keeps_insurgents",
        "knows",
        "landmark_boards",
        "landmarks",
        "locked",
        "map",
        "moments",
        "others",
        "owners",
        "phase",
        "pieces",
        "placed",
        "played",
        "players",
        "points",
        "pool",
        "powers",
        "ruin_items",
        "ruins",
        "ruler",
        "seat_of",
        "setup",
        "sites",
        "slots",
        "standing",
        "start",
        "step",
        "stock",
        "strength",
        "suits",
        "supply",
        "together",
        "turn",
        "turns",
        "used",
        "warriors",
        "ways",
        "winners",
    )

    def __init__(
        self,
        woodland: Map,
        edition: Edition,
        players: list[int],
        owners: list[int],
        kinds: int,
        rows: int,
    ) -> None:
        """`kinds` says how far the numbers of the pieces in this game go, `rows` those of owners.

        Rows by owner or piece are only as long as this game needs them, because they are copied.
        What seldom changes is replaced and never changed, so that copies share it.
        """
        super().__init__(len(players))
        # The setup
        self.map: Map = woodland
        self.deck_name: str = "standard"
        self.edition: Edition = edition
        self.draft: bool = False
        """Whether five cards are drawn and three kept (A.7, A.10)."""
        self.players: list[int] = players
        """The owner that each seat plays."""
        self.owners: list[int] = owners
        """Everybody who has pieces in this game, in turn order."""
        self.turns: list[int] = players
        """Those who take turns, in turn order: the players of the rules, with a seat or without."""
        self.together: bool = False
        """Whether all who have a seat win or lose as one (M.8)."""
        self.seat_of: Row = same(NOBODY, OWNERS + MOST_SEATS)
        """Who answers for each owner; replaced, never changed."""
        for seat, me in enumerate(players):
            self.seat_of[me] = seat
        self.others: list[list[int]] = [[] for _ in range(rows)]
        """For each owner the others, in turn order after them."""
        for at, me in enumerate(self.owners):
            self.others[me] = self.owners[at + 1 :] + self.owners[:at]
        self.played: vec[Faction]
        """For each owner its rules, in the edition that is played: packed, because they are looked
        up at every step, and so without a look at what they are. Replaced, never changed."""
        # What changes the rules: all of it follows from what is in play (see powers.py)
        self.landmarks: list[Landmark] = []
        """Those that stand on the map: powers that act for everybody; the list is replaced."""
        self.granted: list[list[int]] = [[] for _ in range(rows)]
        """The words of powers that somebody has lent to an owner; replaced, never changed."""
        self.powers: list[list[Power]] = [[] for _ in range(rows)]
        """For each owner the powers that act for them; replaced, never changed."""
        self.ways: list[list[Way]] = [[] for _ in range(rows)]
        """For each owner the ways to move; likewise."""
        self.moments: Row = same(0, rows)
        """For each owner the moments at which a crafted card of theirs can be used, as bits."""
        self.bent: bool = False
        """Whether rule is more than counting for somebody (2.5)."""
        self.answering: list[list[tuple[int, Power]]] = []
        """For each hook of a power those that answer it, with their owners; likewise."""
        self.start: int = 0
        """Who begins, by the place in `turns`."""
        # Progress
        self.active: int = NOBODY
        self.turn: int = 0
        self.phase: int = SETUP
        self.step: int = 0
        self.again: bool = False
        """Set by a step that is to be run once more: a loop with a checkpoint in each round."""
        self.winners: list[int] = []
        """Replaced, never changed."""
        self.battle: Battle | None = None
        """The battle that is being fought, or that ended the game; never one at a checkpoint."""
        self.acting: int = NOBODY
        """A hireling for which its controller is asked just now (E.3.4); never at a checkpoint."""
        self.hiring: Hiring | None = None
        """What there is of hirelings, if any are in play."""
        # The map
        self.suits: Row = row_of([*woodland.suits, 0])
        """The suits of each clearing, as bits; replaced, never changed."""
        self.closed: list[int] = list(range(len(woodland.closed)))
        """The closed paths that are still closed, by their number on the map; likewise (C.3.2)."""
        self.slots: Row = woodland.slots
        """The building slots of each clearing; replaced, never changed."""
        self.setup: Setup | None = None
        """What was agreed on, where factions are still to be chosen (A.8)."""
        self.pool: list[int] = []
        """The factions that can be chosen; replaced, never changed (A.8.1)."""
        self.locked: int = NOBODY
        """The one that cannot be, until a militant one has been (A.8.1.II)."""
        self.keeps_insurgents: bool = False
        """Whether two players choose among all factions (A.8.1.I)."""
        self.beside: dict[int, int] = {}
        """The words of what lies beside factions of the pool; likewise (A.8.1.III)."""
        self.by_homelands: bool = False
        """Whether factions set up by their cards, from the last player on (A.8.2)."""
        self.homelands: list[int] = [0] * OWNERS
        """While factions set up so: the homelands of each, as bits; replaced, never changed."""
        self.agreed: int = 0
        """How many landmarks the players set up themselves (A.5.1)."""
        self.dealt: list[int] = []
        """The landmarks that are still to be set up, as words; before they are dealt, the pool.
        Replaced, never changed."""
        self.sites: list[int] = [NOBODY] * LANDMARKS
        """The clearing of each landmark; replaced, never changed."""
        self.landmark_boards: list[Board | None] = [None] * LANDMARKS
        """What lies on the cards of landmarks."""
        self.ruins: Row = same(0, CLEARINGS)
        """Where one stands; replaced, never changed."""
        self.ruin_items: list[list[int]] = [[] for _ in range(CLEARINGS)]
        """What lies under each; likewise."""
        self.warriors: Row = same(0, rows * CLEARINGS)
        self.pieces: Row = same(0, kinds * CLEARINGS)
        self.placed: Row = same(0, kinds)
        """How many pieces of each kind are on the map."""
        self.built: Row = same(0, CLEARINGS)
        """How many buildings stand in each clearing."""
        self.strength: Row = same(0, rows * CLEARINGS)
        """Warriors and buildings, which decide who rules (2.5)."""
        self.armies: Row = same(0, rows)
        """Where each owner has warriors: a set of clearings, as bits."""
        self.standing: Row = same(0, rows)
        """Where each owner has any piece but a pawn, likewise."""
        self.ruler: Row = same(UNKNOWN, CLEARINGS)
        """Who rules each clearing, as far as that was asked since something changed there."""
        # The players
        self.supply: Row = same(0, rows)
        self.stock: Row = same(0, kinds)
        self.points: Row = same(0, rows)
        self.dominance: Row = same(NOBODY, rows)
        """Replaced, never changed, as all of these."""
        self.coalition: Row = same(NOBODY, rows)
        self.items: list[list[int]] = [NO_ITEMS] * rows
        """Crafted items, by kind."""
        self.items_used: list[list[int]] = [NO_ITEMS] * rows
        """Those of them that are exhausted."""
        self.crafted: list[list[int]] = [[] for _ in range(rows)]
        self.coffins: Row = same(0, rows)
        """Fallen warriors that a card keeps, by owner; the last of these."""
        self.boards: vec[Board | None] = vec[Board | None]([None] * rows)
        """What only one faction has; packed likewise."""
        # The cards
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.available: list[int] = []
        """Dominance cards that may be taken (3.3.3)."""
        self.hands: list[list[int]] = [[] for _ in range(rows)]
        self.knows: list[list[int]] = [[] for _ in range(rows)]
        """For each card in a hand, the other seats that know it is there, as bits."""
        self.item_supply: Row = same(0, ITEMS)
        # This turn
        self.activated: Row = same(0, BIRD)
        """Crafting pieces used this turn, by suit (4.1.1)."""
        self.used: list[int] = []
        """Once-a-turn things used this turn, as words."""
        self.drew: bool = False
        """Whether the active player has drawn a card this Evening."""

    def phase_told(self) -> int:
        return self.phase

    def copy(self) -> Root:
        g = Root.__new__(Root)
        g.copy_base(self)
        g.map = self.map
        g.deck_name = self.deck_name
        g.edition = self.edition
        g.draft = self.draft
        g.players = self.players
        g.owners = self.owners
        g.turns = self.turns
        g.together = self.together
        g.seat_of = self.seat_of
        g.others = self.others
        g.played = self.played
        g.landmarks = self.landmarks
        g.granted = self.granted
        g.powers = self.powers
        g.ways = self.ways
        g.moments = self.moments
        g.bent = self.bent
        g.answering = self.answering
        g.start = self.start
        g.active = self.active
        g.turn = self.turn
        g.phase = self.phase
        g.step = self.step
        g.again = self.again
        g.winners = self.winners
        g.battle = self.battle if self.over else None
        g.acting = NOBODY
        g.hiring = None if self.hiring is None else self.hiring.copy()
        g.suits = self.suits
        g.closed = self.closed
        g.slots = self.slots
        g.setup = self.setup
        g.pool = self.pool
        g.locked = self.locked
        g.keeps_insurgents = self.keeps_insurgents
        g.beside = self.beside
        g.by_homelands = self.by_homelands
        g.homelands = self.homelands
        g.agreed = self.agreed
        g.dealt = self.dealt
        g.sites = self.sites
        g.landmark_boards = self.landmark_boards
        if self.landmarks:
            g.landmark_boards = [None if on is None else on.copy() for on in self.landmark_boards]
        g.ruins = self.ruins
        g.ruin_items = self.ruin_items
        g.warriors = self.warriors[:]
        g.pieces = self.pieces[:]
        g.placed = self.placed[:]
        g.built = self.built[:]
        g.strength = self.strength[:]
        g.armies = self.armies[:]
        g.standing = self.standing[:]
        g.ruler = self.ruler[:]
        g.supply = self.supply[:]
        g.stock = self.stock[:]
        g.points = self.points[:]
        g.dominance = self.dominance
        g.coalition = self.coalition
        g.items = self.items
        g.items_used = self.items_used
        g.crafted = self.crafted
        g.boards = self.boards[:]
        for me in self.owners:
            board = self.boards[me]
            if board is not None:
                g.boards[me] = board.copy()
        g.coffins = self.coffins
        g.deck = self.deck.copy()
        g.discard = self.discard.copy()
        g.available = self.available.copy()
        g.hands = copied(self.hands, self.turns)
        g.knows = copied(self.knows, self.turns)
        g.item_supply = self.item_supply[:]
        g.activated = self.activated[:]
        g.used = self.used.copy()
        g.drew = self.drew
        return g


def copied(lists: list[list[int]], players: list[int]) -> list[list[int]]:
    """The same with lists of the players' own; those of nobody in this game stay empty."""
    found = lists.copy()
    for me in players:
        found[me] = lists[me].copy()
    return found


def replaced(rows: list[T], at: int, row: T) -> list[T]:
    """The same rows but for one: what states share is replaced, never changed."""
    twin = rows.copy()
    twin[at] = row
    return twin


def without(rows: list[list[int]], at: int, item: int) -> list[list[int]]:
    """The same rows but for an item of one of them."""
    left = rows[at].copy()
    left.remove(item)
    return replaced(rows, at, left)


def warriors_on_boards(g: Root, owner: int) -> int:
    """How many warriors of an owner lie on boards, be they their own or another's."""
    found = 0
    for me in g.owners:
        board = g.boards[me]
        if board is not None:
            found += board.warriors(owner)
    return found


def suited(g: Root, c: int, suit: int) -> bool:
    """Whether a clearing is of a suit; as what is wanted of a clearing, a bird is anything."""
    return suit == BIRD or g.suits[c] >> suit & 1 > 0


def others(g: Root, me: int) -> list[int]:
    """Everybody else who has pieces, in turn order after `me`."""
    return g.others[me]


def enemies(g: Root, me: int) -> list[int]:
    """The others but for a partner in a coalition (G.1.8)."""
    theirs, coalition = g.others[me], g.coalition
    alone = coalition[me] == NOBODY and not any(coalition[other] == me for other in theirs)
    if alone and g.hiring is None:
        return theirs
    return [other for other in theirs if not are_partners(g, me, other)]


def are_partners(g: Root, me: int, other: int) -> bool:
    """In a coalition; hirelings go with whoever controls them (E.3.2)."""
    if g.coalition[me] == other or g.coalition[other] == me:
        return True
    return g.hiring is not None and are_on_one_side(g, me, other)


def are_on_one_side(g: Root, me: int, other: int) -> bool:
    """The same for owners of whom one is a hireling."""
    mine, theirs = behind(g, me), behind(g, other)
    if NOBODY in (mine, theirs) or (mine == me and theirs == other):
        return False
    return mine == theirs or g.coalition[mine] == theirs or g.coalition[theirs] == mine


def behind(g: Root, owner: int) -> int:
    """The player who acts by an owner's pieces: of a hireling its controller, or nobody."""
    if owner < HIRELING:
        return owner
    seat = g.seat_of[owner]
    return NOBODY if seat < 0 else g.players[seat]


def everybody_at(seats: int) -> int:
    """All seats, as bits; what somebody alone knows is not yet known to all who look on."""
    return (1 << max(seats, 2)) - 1


def has_seat(g: Root, me: int) -> bool:
    """Whether somebody answers for an owner."""
    return g.seat_of[me] >= 0


def seated_from_the_last(g: Root) -> list[int]:
    """Those who have a seat, from the last in turn order on, counterclockwise."""
    count = len(g.turns)
    order = [g.turns[(g.start - 1 - n) % count] for n in range(count)]
    return [me for me in order if g.seat_of[me] >= 0]


def take_turns(g: Root, turns: list[int]) -> None:
    """Let these take turns, in this order; hirelings come after them."""
    g.turns = turns
    g.owners = turns + [owner for owner in g.owners if owner not in turns]
    g.others = [[] for _ in g.supply]
    for at, owner in enumerate(g.owners):
        g.others[owner] = g.owners[at + 1 :] + g.owners[:at]


def other_players(g: Root, me: int) -> list[int]:
    """Everybody else who plays, in turn order after `me`: hirelings are no players."""
    if g.hiring is None:
        return g.others[me]
    return [other for other in g.others[me] if other < HIRELING]
