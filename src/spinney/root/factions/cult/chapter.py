"""The Lizard Cult (chapter 10)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.core.setup import Setup
from spinney.root import turn
from spinney.root.cards import SUIT_OF
from spinney.root.common import craft_cards
from spinney.root.faction import INSURGENT, Faction, Homeland, Progress
from spinney.root.factions.cult import conspiracies, rituals
from spinney.root.factions.cult.board import (
    GARDENS,
    WARRIORS,
    CultBoard,
    board_of,
    gain_acolytes,
    outcast,
)
from spinney.root.factions.cult.conspiracies import conspire
from spinney.root.factions.cult.rituals import begin_rituals, perform_rituals
from spinney.root.hands import (
    after_discard,
    discard_from_hand,
    lay_down,
    player,
    take_back,
)
from spinney.root.homelands import found_homeland, spread_evenly
from spinney.root.landmarks.lost_city import choose_suit
from spinney.root.moving import adjacent, as_map_clearing, clearings
from spinney.root.pieces import (
    on_map,
    place_piece,
    place_warriors,
    places_with,
    why_not_place,
)
from spinney.root.power import Loss
from spinney.root.refusals import NOT_A_CLEARING, NOT_HERE
from spinney.root.setup import start_corners
from spinney.root.state import DAYLIGHT, NOBODY, Battle, Board, Root
from spinney.root.words import BIRD, CLEARING, CLEARINGS, CRAFT, CULT, SUIT

OF_EACH_SUIT: Final = 5
BONUS_DRAW: Final = 2
"""The garden of each suit that uncovers a draw bonus."""
START_WARRIORS: Final = 4
AROUND_THE_HOMELAND: Final = 3
FIRST_ACOLYTES: Final = 2
"""By the setup card (A.8.2)."""

NOT_A_FREE_CORNER: Final = Refusal("not-a-free-corner", "10.3.2")
CRAFTS_IN_EVENING: Final = Refusal("cult-crafts", "10.2.1", always=True)
REFUSALS = (CRAFTS_IN_EVENING, NOT_A_FREE_CORNER, *conspiracies.REFUSALS, *rituals.REFUSALS)
EVENTS = {
    "outcast": ("seat", "suit"),
    "hated": ("seat", "suit"),
    "souls-gone": ("seat", "count"),
    "acolytes": ("seat", "count", "total"),
    **conspiracies.EVENTS,
}


class Cult(Faction):
    def __init__(self) -> None:
        super().__init__(CULT, "spinney.root.factions.cult", reach=2, warriors=WARRIORS)
        self.buildings = dict.fromkeys(GARDENS, OF_EACH_SUIT)
        self.birdsong = (
            ("outcast", adjust_outcast),
            ("souls", discard_lost_souls),
            ("conspire", conspire),
        )
        self.daylight = (("begin", begin_rituals), ("ritual", perform_rituals))
        self.evening = (
            ("return", return_revealed_cards),
            ("craft", craft_cards),
            ("draw", draw_and_discard),
        )
        self.progress = (Progress("scored", [], DAYLIGHT, "ritual"),)
        self.setup_card = INSURGENT
        self.homeland = Homeland(distance=2)
        self.asks = ASKS
        self.refusals = REFUSALS
        self.events = EVENTS

    def new_board(self, setup: Setup) -> Board | None:
        return CultBoard()

    def untimely(self, g: Root, me: int, who: int, word: int) -> Refusal | None:
        return CRAFTS_IN_EVENING if who == me and word == CRAFT else None

    # 10.2 Faction rules and abilities

    def crafting_places(self, g: Root, me: int) -> list[int]:
        """Only gardens that can be activated are crafting pieces (ruling R53)."""
        return places_with(g, GARDENS[outcast(g)])

    def crafting_pieces(self, g: Root, me: int) -> list[int]:
        """10.2.1: gardens whose printed suit is the Outcast."""
        ready = [0, 0, 0]
        suit = outcast(g)
        ready[suit] = max(0, on_map(g, GARDENS[suit]) - g.activated[suit])
        return ready

    def rescue(
        self, g: Root, me: int, c: int, warriors: int, battle: Battle | None
    ) -> Generator[Question, int, int]:
        """10.2.3: Revenge."""
        yield from ()
        if battle is None or battle.sides[1] != me:
            return 0
        gain_acolytes(g, me, warriors, "10.2.3")
        return warriors

    def always_rules(self, g: Root, me: int, c: int) -> bool:
        """10.2.4: Pilgrims."""
        row = GARDENS[0] * CLEARINGS + c
        return (
            g.pieces[row] > 0 or g.pieces[row + CLEARINGS] > 0 or g.pieces[row + 2 * CLEARINGS] > 0
        )

    def after_losses(self, g: Root, me: int, losses: list[Loss], battle: Battle | None) -> Flow:
        """10.2.5: Fear of the Faithful, for each garden."""
        yield from ()
        for loss in losses:
            for _ in loss.pieces:
                if g.hands[me]:
                    card = g.hands[me][g.pick(g.hands[me])]
                    discard_from_hand(g, me, card, "10.2.5")

    def catch_discard(self, g: Root, me: int, card: int) -> None:
        """10.2.6: the Lost Souls pile, for dominance cards, too."""
        board_of(g).souls.append(card)

    def draw_bonus(self, g: Root, me: int) -> int:
        return sum(1 for piece in GARDENS if on_map(g, piece) >= BONUS_DRAW)

    # 10.3 Setup

    def starting_corner(self, g: Root, me: int) -> int:
        places = [c for piece in GARDENS for c in places_with(g, piece)]
        return places[0] if places else -1

    def set_up(self, g: Root, me: int) -> Flow:
        seat = g.seat_of[me]
        c = (yield Question(FIRST_GARDEN, seat)) - CLEARING
        suit = yield from choose_suit(g, me, c, g.suits[c])
        place_piece(g, me, GARDENS[suit], c, "10.3.2")
        place_warriors(g, me, c, START_WARRIORS, "10.3.2")
        for near in adjacent(g, me, c):
            if why_not_place(g, me, near) is None:
                place_warriors(g, me, near, 1, "10.3.2")
        word = yield Question(CHOOSE_OUTCAST, seat)
        mark_outcast(g, me, word - SUIT, "10.3.3")

    def set_up_by_card(self, g: Root, me: int) -> Flow:
        """Away from others, with acolytes from the beginning."""
        c = yield from found_homeland(g, me)
        suit = yield from choose_suit(g, me, c, g.suits[c])
        place_piece(g, me, GARDENS[suit], c, "A.8.2")
        place_warriors(g, me, c, START_WARRIORS, "A.8.2")
        yield from spread_evenly(g, me, c, AROUND_THE_HOMELAND, "A.8.2")
        gain_acolytes(g, me, FIRST_ACOLYTES, "A.8.2")
        word = yield Question(CHOOSE_OUTCAST, g.seat_of[me])
        mark_outcast(g, me, word - SUIT, "10.3.3")


def mark_outcast(g: Root, me: int, suit: int, rule: str) -> None:
    """Move the marker, showing its Outcast side."""
    board = board_of(g)
    board.outcast, board.hated = suit, False
    g.tell("outcast", rule, g.seat_of[me], SUIT + suit)


# 10.4 Birdsong


def adjust_outcast(g: Root, me: int) -> None:
    """10.4.1."""
    board = board_of(g)
    suit = most_of(board.souls)
    if suit not in (NOBODY, board.outcast):
        mark_outcast(g, me, suit, "10.4.1")
    elif not board.hated:
        board.hated = True
        g.tell("hated", "10.4.1", g.seat_of[me], SUIT + board.outcast)


def most_of(cards: list[int]) -> int:
    """The suit with more cards than each other, birds ignored; or none."""
    counts = [0, 0, 0]
    for card in cards:
        if SUIT_OF[card] != BIRD:
            counts[SUIT_OF[card]] += 1
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else NOBODY


def discard_lost_souls(g: Root, me: int) -> None:
    """10.4.2: to the discard pile, all together; dominance cards become available."""
    board = board_of(g)
    gone, board.souls = board.souls, []
    for card in gone:
        lay_down(g, card)
    if gone:
        g.tell("souls-gone", "10.4.2", g.seat_of[me], len(gone))
        after_discard(g, gone)


# 10.6 Evening


def return_revealed_cards(g: Root, me: int) -> None:
    """10.6.1: everybody has seen them."""
    board = board_of(g)
    back, board.revealed = board.revealed, []
    take_back(g, me, back, "10.6.1")


def draw_and_discard(g: Root, me: int) -> Flow | None:
    return turn.draw_and_discard(g, me, "10.6.3")


# What can be chosen, and why not


def why_not_first_garden(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    return None if c in start_corners(g, player(g, q)) else NOT_A_FREE_CORNER


def why_not_outcast(g: Root, q: Question, word: int) -> Refusal | None:
    return None if SUIT <= word < SUIT + BIRD else NOT_HERE


FIRST_GARDEN: Final[Ask[Root]] = Ask(
    "first-garden", "10.3.2", lambda g, q: clearings(list(g.map.corners)), why_not_first_garden
)
CHOOSE_OUTCAST: Final[Ask[Root]] = Ask(
    "choose-outcast", "10.3.3", lambda g, q: (SUIT, SUIT + 1, SUIT + 2), why_not_outcast
)
ASKS = (FIRST_GARDEN, CHOOSE_OUTCAST, *conspiracies.ASKS, *rituals.ASKS)

FACTIONS = (Cult(),)
