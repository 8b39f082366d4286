"""The Eyrie Dynasties (chapter 7)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.fields import Fields
from spinney.core.game import NUMBER, WORD
from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.core.setup import Setup
from spinney.root import turn
from spinney.root.battle import could_battle, try_battle
from spinney.root.cards import SUIT_OF
from spinney.root.common import (
    add_open_common,
    could_do_common,
    craft_cards,
    loose_ends,
    take_common,
    why_not_common,
)
from spinney.root.faction import MILITANT, Faction, Homeland, Progress
from spinney.root.factions.eyrie.board import (
    COLUMNS,
    LEADERS,
    EyrieBoard,
    add_to_column,
    board_of,
    column_of,
    tuck_viziers,
)
from spinney.root.hands import distinct, draw, holds_any, lose, player, tell_discard
from spinney.root.homelands import found_homeland
from spinney.root.moving import as_map_clearing, can_move_warriors, clearings, take_move
from spinney.root.pieces import (
    on_map,
    place_piece,
    place_warriors,
    places_with,
    ready_by_suit,
    why_not_place,
    why_not_place_piece,
)
from spinney.root.power import Loss
from spinney.root.refusals import NOT_A_CLEARING, NOT_HELD, NOT_HERE, NOT_RULED, WRONG_SUIT
from spinney.root.rule import rules
from spinney.root.setup import start_corners
from spinney.root.state import DAYLIGHT, NOBODY, Battle, Board, Root, suited, without
from spinney.root.turn import to_evening
from spinney.root.victory import score
from spinney.root.words import (
    BATTLE,
    BIRD,
    BUILD,
    BUILDER,
    CARDS,
    CHARISMATIC,
    CLEARING,
    CLEARINGS,
    COMMANDER,
    CRAFT,
    DESPOT,
    DONE,
    EYRIE,
    LEADER,
    MAP_CLEARINGS,
    MOVE,
    RECRUIT,
    ROOST,
    SUIT,
    VIZIER,
)

POINTS: Final[tuple[int, ...]] = (0, 0, 1, 2, 3, 4, 4, 5)
"""The points of an Evening, by the number of roosts on the map (7.6.1)."""
BONUS_DRAWS: Final[tuple[int, ...]] = (3, 6)
"""The roosts that uncover a draw bonus."""
START_WARRIORS: Final = 6
MOST_ADDED: Final = 2
NEW_ROOST_WARRIORS: Final = 3

NOT_YOUR_CORNER: Final = Refusal("not-your-corner", "7.3.2")
LEADER_DEPOSED: Final = Refusal("leader-deposed", "7.7.3")
ONE_BIRD_ONLY: Final = Refusal("one-bird-only", "7.4.2")
NOT_THE_FEWEST: Final = Refusal("not-the-fewest", "7.4.3")
NOT_IN_COLUMN: Final = Refusal("not-in-column", "7.5.2")
NO_ROOST_THERE: Final = Refusal("no-roost-there", "7.5.2.I")
ROOST_THERE: Final = Refusal("roost-there", "7.5.2.IV")
CRAFTS_FIRST: Final = Refusal("eyrie-crafts", "7.2.1", always=True)
REFUSALS = (
    CRAFTS_FIRST,
    *(NOT_YOUR_CORNER, LEADER_DEPOSED, ONE_BIRD_ONLY, NOT_THE_FEWEST),
    *(NOT_IN_COLUMN, NO_ROOST_THERE, ROOST_THERE),
)
EVENTS = {
    "leader": ("seat", "leader"),
    "decreed": ("seat", "card", "column"),
    "turmoil": ("seat", "column", "suit"),
    "deposed": ("seat", "leader"),
    "new-clutch": ("seat",),
}


class Eyrie(Faction):
    def __init__(self) -> None:
        super().__init__(EYRIE, "spinney.root.factions.eyrie", reach=7, warriors=20)
        self.buildings = {ROOST: 7}
        self.birdsong = (
            ("orders", emergency_orders),
            ("decree", add_to_the_decree),
            ("roost", a_new_roost),
        )
        self.daylight = (
            ("craft", craft_cards),
            ("begin", begin_the_decree),
            ("resolve", resolve_the_decree),
            ("last", loose_ends),
        )
        self.evening = (("score", score_points), ("draw", draw_and_discard))
        self.progress = (Progress("pending", {}, DAYLIGHT, "resolve"),)
        self.setup_card = MILITANT
        self.homeland = Homeland(distance=3, at_the_edge=True)
        self.asks = ASKS
        self.refusals = REFUSALS
        self.events = EVENTS
        self.headlines = self.grave = ("turmoil",)
        self.explained = (CHOOSE_LEADER.name,)
        self.arguments = {"leader": WORD, "column": WORD, "birds": NUMBER}

    def new_board(self, setup: Setup) -> Board | None:
        return EyrieBoard()

    def untimely(self, g: Root, me: int, who: int, word: int) -> Refusal | None:
        return CRAFTS_FIRST if who == me and word == CRAFT else None

    def check_clearing(self, g: Root, me: int, c: int, place: str, fields: Fields) -> None:
        """7.5.2.IV: one at most."""
        if g.pieces[ROOST * CLEARINGS + c] > 1:
            fields.unreachable(f"{place}.roost", "a clearing has one only (rule 7.5.2.IV)")

    # 7.2 Faction rules and abilities

    def crafting_places(self, g: Root, me: int) -> list[int]:
        return places_with(g, ROOST)

    def crafting_pieces(self, g: Root, me: int) -> list[int]:
        """7.2.1: roosts."""
        return ready_by_suit(g, ROOST)

    def wins_ties(self, g: Root, me: int, c: int) -> bool:
        """7.2.2: Lords of the Forest, wherever they have a piece."""
        return g.strength[me * CLEARINGS + c] > 0

    def item_points(self, g: Root, me: int, points: int) -> int:
        """7.2.3: Disdain for Trade, which the Builder ignores (7.8.1)."""
        return points if board_of(g).leader == BUILDER else 1

    def extra_hits(self, g: Root, me: int, battle: Battle) -> list[int]:
        """7.8.3: the Commander's, in attack."""
        commands = board_of(g).leader == COMMANDER and battle.sides[0] == me
        return [LEADER + COMMANDER] if commands else []

    def after_battle(self, g: Root, me: int, battle: Battle, losses: list[Loss]) -> Flow:
        """7.8.4: the Despot's point for having removed buildings or tokens (ruling R42)."""
        if board_of(g).leader == DESPOT and any(
            loss.by == me and loss.owner != me and loss.pieces for loss in losses
        ):
            score(g, me, 1, "7.8.4")
        yield from ()

    def draw_bonus(self, g: Root, me: int) -> int:
        built = on_map(g, ROOST)
        return sum(1 for needed in BONUS_DRAWS if built >= needed)

    # 7.3 Setup

    def starting_corner(self, g: Root, me: int) -> int:
        places = places_with(g, ROOST)
        return places[0] if places else -1

    def set_up(self, g: Root, me: int) -> Flow:
        c = (yield Question(FIRST_ROOST, g.seat_of[me])) - CLEARING
        place_piece(g, me, ROOST, c, "7.3.2")
        place_warriors(g, me, c, START_WARRIORS, "7.3.2")
        yield from choose_leader(g, me, "7.3.3")

    def set_up_by_card(self, g: Root, me: int) -> Flow:
        """At the edge of the map, far from others."""
        c = yield from found_homeland(g, me)
        place_piece(g, me, ROOST, c, "A.8.2")
        place_warriors(g, me, c, START_WARRIORS, "A.8.2")
        yield from choose_leader(g, me, "7.3.3")


def choose_leader(g: Root, me: int, rule: str) -> Flow:
    """7.3.3 and 7.3.4: the leader, and the viziers in that leader's columns."""
    board = board_of(g)
    word = yield Question(CHOOSE_LEADER, g.seat_of[me])
    board.leader = word - LEADER
    g.tell("leader", rule, g.seat_of[me], word)
    tuck_viziers(board)


# 7.4 Birdsong


def emergency_orders(g: Root, me: int) -> None:
    """7.4.1."""
    if not g.hands[me]:
        draw(g, me, 1, "7.4.1")


def add_to_the_decree(g: Root, me: int) -> Flow:
    """7.4.2: one card or two, but one bird at most.

    The column is asked first, so that a chosen card is laid open at once.
    """
    seat = g.seat_of[me]
    birds = 0
    for added in range(MOST_ADDED):
        if not g.hands[me]:
            return
        column = yield Question(ADD_TO, seat, (added, birds), always=added > 0)
        if column == DONE:
            return
        card = yield Question(ADD, seat, (column, birds))
        lose(g, me, card)
        add_to_column(board_of(g), column_of(column), card)
        g.tell("decreed", "7.4.2", seat, card, column)
        birds += SUIT_OF[card] == BIRD


def a_new_roost(g: Root, me: int) -> Flow | None:
    """7.4.3: with three warriors, if no roost is left."""
    return None if on_map(g, ROOST) or not new_roost_places(g, me) else found_roost(g, me)


def found_roost(g: Root, me: int) -> Flow:
    c = (yield Question(NEW_ROOST, g.seat_of[me])) - CLEARING
    place_piece(g, me, ROOST, c, "7.4.3")
    place_warriors(g, me, c, NEW_ROOST_WARRIORS, "7.4.3")


def new_roost_places(g: Root, me: int) -> list[int]:
    """The clearings that can take a roost, as far as none of them has fewer warriors."""
    able = [c for c in range(MAP_CLEARINGS) if why_not_place_piece(g, me, ROOST, c) is None]
    if not able:
        return []
    fewest = min(all_warriors(g, c) for c in able)
    return [c for c in able if all_warriors(g, c) == fewest]


def all_warriors(g: Root, c: int) -> int:
    return sum(g.warriors[other * CLEARINGS + c] for other in g.owners)


# 7.5 Daylight


def begin_the_decree(g: Root, me: int) -> None:
    board_of(g).begin()


def resolve_the_decree(g: Root, me: int) -> Flow:
    """7.5.2: one card of the leftmost column that has any left, in the order one likes."""
    pending = board_of(g).pending
    column = 0
    while column < len(COLUMNS) and not pending[column]:
        column += 1
    if column == len(COLUMNS):
        return
    g.again = True
    possible = 0
    for suit in distinct(pending[column]):
        possible |= can_resolve(g, me, COLUMNS[column], suit) << suit
    word = yield Question(RESOLVE, g.seat_of[me], (COLUMNS[column], possible))
    if not is_suit(word):
        yield from take_common(g, me, word)
        return
    suit = word - SUIT
    if possible >> suit & 1:
        board_of(g).pending = without(pending, column, suit)
        if (yield from take_action(g, me, column, suit)):
            return
    elif COLUMNS[column] == RECRUIT:
        yield from recruit(g, me, suit)
    g.tell("turmoil", "7.5.2", g.seat_of[me], COLUMNS[column], word)
    yield from turmoil(g, me)


def take_action(g: Root, me: int, column: int, suit: int) -> Generator[Question, int, bool]:
    """Returns whether it was taken: nobody is forced to pay for a battle (ruling R107)."""
    seat, action = g.seat_of[me], COLUMNS[column]
    if action == BATTLE:
        return (yield from try_battle(g, me, suit))
    if action == RECRUIT:
        yield from recruit(g, me, suit)
    elif action == MOVE:
        yield from take_move(g, me, "7.5.2.II", suit)
    else:
        c = (yield Question(BUILD_ROOST, seat, (SUIT + suit,))) - CLEARING
        place_piece(g, me, ROOST, c, "7.5.2.IV")
    return True


def recruit(g: Root, me: int, suit: int) -> Flow:
    """7.5.2.I: as many as there are, if they are too few (1.5.4, ruling R41)."""
    n = min(recruits(g), g.supply[me])
    if n and recruit_places(g, me, suit):
        c = (yield Question(RECRUIT_AT, g.seat_of[me], (SUIT + suit, n))) - CLEARING
        place_warriors(g, me, c, n, "7.5.2.I")


def can_resolve(g: Root, me: int, action: int, suit: int) -> bool:
    """Whether a card of this suit can be resolved in full; else it is turmoil."""
    if action == MOVE:
        return can_move_warriors(g, me, suit)
    if action == BATTLE:
        return could_battle(g, me, suit)
    if action == BUILD:
        return any(why_not_build_at(g, me, suit, c) is None for c in range(MAP_CLEARINGS))
    return g.supply[me] >= recruits(g) and len(recruit_places(g, me, suit)) > 0


def recruit_places(g: Root, me: int, suit: int) -> list[int]:
    return [c for c in places_with(g, ROOST) if why_not_recruit_at(g, me, suit, c) is None]


def roost_places(g: Root, me: int, suit: int) -> list[int]:
    return [c for c in range(MAP_CLEARINGS) if why_not_build_at(g, me, suit, c) is None]


def recruits(g: Root) -> int:
    """7.8.2: two at a time under the Charismatic leader."""
    return 2 if board_of(g).leader == CHARISMATIC else 1


def why_not_recruit_at(g: Root, me: int, suit: int, c: int) -> Refusal | None:
    """7.5.2.I: at a roost."""
    if not suited(g, c, suit):
        return WRONG_SUIT
    if not g.pieces[ROOST * CLEARINGS + c]:
        return NO_ROOST_THERE
    return why_not_place(g, me, c)


def why_not_build_at(g: Root, me: int, suit: int, c: int) -> Refusal | None:
    """7.5.2.IV: where the Eyrie rule and have no roost."""
    if not suited(g, c, suit):
        return WRONG_SUIT
    if g.pieces[ROOST * CLEARINGS + c]:
        return ROOST_THERE
    return why_not_place_piece(g, me, ROOST, c) if rules(g, me, c) else NOT_RULED


# 7.6 Evening


def score_points(g: Root, me: int) -> None:
    """7.6.1."""
    score(g, me, POINTS[on_map(g, ROOST)], "7.6.1")


def draw_and_discard(g: Root, me: int) -> Flow | None:
    return turn.draw_and_discard(g, me, "7.6.2")


# 7.7 Turmoil


def turmoil(g: Root, me: int) -> Flow:
    board = board_of(g)
    humiliate(g, me, board)
    purge(g, me, board)
    yield from depose(g, me, board)
    to_evening(g)  # 7.7.4


def humiliate(g: Root, me: int, board: EyrieBoard) -> None:
    """7.7.1: a point for each bird, viziers included."""
    birds = sum(1 for cards in board.decree for card in cards if SUIT_OF[card] == BIRD)
    score(g, me, -birds, "7.7.1")


def purge(g: Root, me: int, board: EyrieBoard) -> None:
    """7.7.2: card by card, so that each lies on the pile when that is told."""
    board.pending = [[], [], [], []]
    for column in range(len(COLUMNS)):
        for card in board.decree[column]:
            if card != VIZIER:
                board.decree = without(board.decree, column, card)
                tell_discard(g, "discarded", "7.7.2", me, card)
    board.decree = [[], [], [], []]


def depose(g: Root, me: int, board: EyrieBoard) -> Flow:
    """7.7.3: the leader is turned down; when all lie so, all come back (7.7.3.I)."""
    board.deposed = sorted([*board.deposed, board.leader])
    g.tell("deposed", "7.7.3", g.seat_of[me], LEADER + board.leader)
    board.leader = NOBODY
    if len(board.deposed) == LEADERS:
        board.deposed = []
        g.tell("new-clutch", "7.7.3.I", g.seat_of[me])
    yield from choose_leader(g, me, "7.7.3")


# What can be chosen, and why not


def why_not_first_roost(g: Root, q: Question, word: int) -> Refusal | None:
    me, c = player(g, q), as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    return why_not_place_piece(g, me, ROOST, c) if c in start_corners(g, me) else NOT_YOUR_CORNER


def why_not_leader(g: Root, q: Question, word: int) -> Refusal | None:
    if not LEADER <= word < LEADER + LEADERS:
        return NOT_HERE
    return LEADER_DEPOSED if word - LEADER in board_of(g).deposed else None


def addable(g: Root, me: int, birds: int) -> list[int]:
    """The different cards of the hand that can be added after so many birds."""
    return distinct([card for card in g.hands[me] if why_not_added(card, birds) is None])


def can_add(g: Root, me: int, birds: int) -> bool:
    return any(why_not_added(card, birds) is None for card in g.hands[me])


def columns_to_add_to(g: Root, q: Question) -> list[int]:
    added, birds = q.about
    columns = [*COLUMNS] if can_add(g, player(g, q), birds) else []
    return [*columns, DONE] if added else columns


def why_not_add_to(g: Root, q: Question, word: int) -> Refusal | None:
    """`about` has how many cards have been added, and how many of them are birds."""
    if word == DONE:
        return None if q.about[0] else NOT_HERE
    if word not in COLUMNS:
        return NOT_HERE
    return None if can_add(g, player(g, q), q.about[1]) else ONE_BIRD_ONLY


def why_not_add(g: Root, q: Question, card: int) -> Refusal | None:
    if card >= CARDS or card not in g.hands[player(g, q)]:
        return NOT_HELD
    return why_not_added(card, q.about[1])


def why_not_added(card: int, birds: int) -> Refusal | None:
    return ONE_BIRD_ONLY if birds and SUIT_OF[card] == BIRD else None


def why_not_new_roost(g: Root, q: Question, word: int) -> Refusal | None:
    me, c = player(g, q), as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    if c in new_roost_places(g, me):
        return None
    refusal = why_not_place_piece(g, me, ROOST, c)
    return NOT_THE_FEWEST if refusal is None else refusal


def is_suit(word: int) -> bool:
    return SUIT <= word <= SUIT + BIRD


def resolvable(g: Root, q: Question) -> list[int]:
    pending = board_of(g).pending[column_of(q.about[0])]
    found = [SUIT + suit for suit in distinct(pending)]
    add_open_common(g, player(g, q), found)
    return found


def why_not_resolve(g: Root, q: Question, word: int) -> Refusal | None:
    if not is_suit(word):
        return why_not_common(g, player(g, q), word)
    pending = board_of(g).pending[column_of(q.about[0])]
    return None if word - SUIT in pending else NOT_IN_COLUMN


def why_not_recruit(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_recruit_at(g, player(g, q), q.about[0] - SUIT, c)


def why_not_build(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_build_at(g, player(g, q), q.about[0] - SUIT, c)


FIRST_ROOST: Final[Ask[Root]] = Ask(
    "first-roost",
    "7.3.2",
    lambda g, q: clearings(start_corners(g, player(g, q))),
    why_not_first_roost,
)
CHOOSE_LEADER: Final[Ask[Root]] = ExactAsk(
    "leader",
    "7.3.3",
    lambda g, q: [LEADER + n for n in range(LEADERS) if n not in board_of(g).deposed],
    why_not_leader,
)
ADD_TO: Final[Ask[Root]] = ExactAsk(
    "add-to", "7.4.2", columns_to_add_to, why_not_add_to, ("count", "birds")
)
ADD: Final[Ask[Root]] = ExactAsk(
    "add",
    "7.4.2",
    lambda g, q: addable(g, player(g, q), q.about[1]),
    why_not_add,
    ("column", "birds"),
    holds_any,
)
NEW_ROOST: Final[Ask[Root]] = ExactAsk(
    "new-roost",
    "7.4.3",
    lambda g, q: clearings(new_roost_places(g, player(g, q))),
    why_not_new_roost,
)
RESOLVE: Final[Ask[Root]] = ExactAsk(
    "resolve",
    "7.5.2",
    resolvable,
    why_not_resolve,
    ("column", "mask"),
    lambda g, q: could_do_common(g, player(g, q)),
)
RECRUIT_AT: Final[Ask[Root]] = ExactAsk(
    "recruit-at-roost",
    "7.5.2.I",
    lambda g, q: clearings(recruit_places(g, player(g, q), q.about[0] - SUIT)),
    why_not_recruit,
    ("suit", "count"),
)
BUILD_ROOST: Final[Ask[Root]] = ExactAsk(
    "build-roost",
    "7.5.2.IV",
    lambda g, q: clearings(roost_places(g, player(g, q), q.about[0] - SUIT)),
    why_not_build,
    ("suit",),
)
ASKS = (
    *(FIRST_ROOST, CHOOSE_LEADER, ADD_TO, ADD, NEW_ROOST),
    *(RESOLVE, RECRUIT_AT, BUILD_ROOST),
)

FACTIONS = (Eyrie(),)
