"""The Mechanical Marquise (M), in the order of her pages: rules, setup, turn, spies.

She takes turns and has no seat: nobody answers for her, so every choice that is hers is made by her
priorities (`priorities.py`), or not at all. Her turn is in `program.py`, the spies in `spies.py`.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.errors import Misfit
from spinney.core.fields import Fields
from spinney.core.game import NUMBER as A_NUMBER
from spinney.core.game import WORD
from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.core.setup import Option, Setup
from spinney.root.belongings import gain_crafted_item
from spinney.root.cards import is_dominance
from spinney.root.faction import Faction, Progress
from spinney.root.factions.mechanical import spies
from spinney.root.factions.mechanical.board import SPY_CARDS, MechanicalBoard, board_of
from spinney.root.factions.mechanical.program import (
    advance,
    attack,
    draw_orders,
    recruit,
    refill,
    score_garrisons,
    turn_up,
)
from spinney.root.moving import as_map_clearing, clearings
from spinney.root.pieces import place_piece, place_warriors, places_with, why_not_place
from spinney.root.refusals import NOT_A_CLEARING
from spinney.root.setup import open_corners
from spinney.root.state import DAYLIGHT, Board, Root, behind
from spinney.root.words import (
    BAG,
    BOOTS,
    CLEARING,
    CLEARINGS,
    FACTION,
    FAVOR_OF_THE_FOXES,
    FAVOR_OF_THE_MICE,
    FAVOR_OF_THE_RABBITS,
    ITEM,
    KEEP,
    MAP_CLEARINGS,
    MARQUISE,
    MECHANICAL_MARQUISE,
    SWORD,
    TEA,
    VOCABULARY,
)

FOR_SALE: Final = (SWORD, BOOTS, BAG, TEA)
"""M.3.3."""
FAVORS: Final = (FAVOR_OF_THE_FOXES, FAVOR_OF_THE_RABBITS, FAVOR_OF_THE_MICE)

HER_KEEP_FORBIDS: Final = Refusal("her-keep-forbids", "R112")
NOT_HER_CORNER: Final = Refusal("not-her-corner", "M.3.4")
REFUSALS: Final[tuple[Refusal, ...]] = (HER_KEEP_FORBIDS, NOT_HER_CORNER, *spies.REFUSALS)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "for-sale": ("owner", "item"),
    "garrisons": ("owner", "count"),
    "order": ("owner", "card"),
    "no-orders": ("owner",),
    "chose-foe": ("owner", "foe", "clearing", "count", "why"),
    "chose-way": ("owner", "origin", "clearing", "count", "why"),
    "recruits-by": ("owner", "card", "suit", "count", "why"),
    "next-order": ("owner",),
    "order-done": ("owner", "card"),
    "orders-drawn": ("owner", "count"),
    **spies.EVENTS,
}


class MechanicalMarquise(Faction):
    def __init__(self) -> None:
        super().__init__(
            MECHANICAL_MARQUISE, "spinney.root.factions.mechanical", reach=10, warriors=25
        )
        self.tokens = {KEEP: 1}
        self.borrows_pieces = True
        self.sets_up_as = MARQUISE
        self.has_hand = False
        self.bars_dominance = True
        self.foresees_ambushes = True  # M.2.2
        self.birdsong = (("score", score_garrisons),)
        self.daylight = (
            ("reveal", turn_up),
            ("battle", attack),
            ("move", advance),
            ("recruit", recruit),
        )
        self.evening = (("refill", refill),)
        self.progress = (Progress("at", 0, DAYLIGHT, "battle"),)
        self.options = (Option("corner", ("random", "chosen"), "random", "R112"),)
        self.asks = ASKS
        self.refusals = REFUSALS
        self.events = EVENTS
        self.arguments = {"why": A_NUMBER, "nth": A_NUMBER, "other_nth": A_NUMBER, "found": WORD}
        self.headlines = ("order", "spied", "spy-caught")
        self.everyday = ("order",)
        self.once_a_turn = SPY_CARDS
        orders = "mechanical_marquise.orders"
        self.piles = dict.fromkeys(("spy-on", "swap-orders", "swap-orders-with"), orders)

    def new_board(self, setup: Setup) -> Board | None:
        return MechanicalBoard(setup["corner"] == "chosen")

    def check_setup(self, setup: Setup, seated: list[int]) -> Misfit | None:
        """M.1: she uses the pieces of the Marquise."""
        if MARQUISE not in seated:
            return None
        wrong = "seats: the Mechanical Marquise uses the pieces of the marquise"
        return Misfit("both-marquises", "M.1", wrong, "seats")

    def check_clearing(self, g: Root, me: int, c: int, place: str, fields: Fields) -> None:
        if g.pieces[KEEP * CLEARINGS + c] and c not in g.map.corners:
            corners = ", ".join(VOCABULARY.word(CLEARING + at) for at in g.map.corners)
            fields.unreachable(f"{place}.keep", f"it stands in a corner, {corners} (rule M.3.4)")

    # M.2 What is different for her

    def forbids_placing(self, g: Root, me: int, who: int, c: int) -> Refusal | None:
        """6.2.2: her keep is a keep (ruling R112)."""
        stands = g.pieces[KEEP * CLEARINGS + c] > 0
        return HER_KEEP_FORBIDS if stands and behind(g, who) != me else None

    def laid_out(self, g: Root, me: int) -> list[tuple[list[int], list[int]]]:
        return [(board_of(g).orders, board_of(g).known)]

    # M.3 Setup

    def stack_deck(self, g: Root, cards: list[int]) -> list[int]:
        """M.3.2: spies for dominance cards; whoever is alone goes without favors (M.8.4)."""
        left = [card for card in cards if not is_dominance(card)]
        if g.seats == 1:
            left = [card for card in left if card not in FAVORS]
        return left + list(SPY_CARDS)

    def deal(self, g: Root, me: int) -> None:
        draw_orders(g, me, "M.3.2")

    def starting_corner(self, g: Root, me: int) -> int:
        places = places_with(g, KEEP)
        return places[0] if places else -1

    def set_up(self, g: Root, me: int) -> Flow:
        """M.3.3 and M.3.4; she sets up first (ruling R112)."""
        for item in FOR_SALE:
            if g.item_supply[item]:  # a landmark may have them (ruling R120)
                g.item_supply[item] -= 1
                gain_crafted_item(g, me, item)
                g.tell("for-sale", "M.3.3", FACTION + me, ITEM + item)
        keep = yield from self.corner(g, me)
        place_piece(g, me, KEEP, keep, "M.3.4")
        for c in range(MAP_CLEARINGS):
            if c != g.map.opposite[keep] and why_not_place(g, me, c) is None:
                place_warriors(g, me, c, 1, "M.3.4")
        if g.by_homelands:
            g.homelands = g.homelands.copy()
            g.homelands[me] = 1 << keep

    def corner(self, g: Root, me: int) -> Generator[Question, int, int]:
        """By chance, or as whoever comes after her in turn order chooses."""
        if not board_of(g).chosen_corner:
            corners = her_corners(g)
            return corners[g.pick(corners, CLEARING)]
        neighbour = g.turns[(g.turns.index(me) + 1) % len(g.turns)]
        return (yield Question(HER_CORNER, g.seat_of[neighbour])) - CLEARING

    # M.7 Spies

    def offers(self, g: Root, me: int, who: int) -> list[int]:
        return spies.offered(g, who)

    def why_not_offer(self, g: Root, me: int, who: int, word: int) -> Refusal | None:
        return spies.why_not(g, who, word)

    def could_take_offer(self, g: Root, me: int, who: int) -> bool:
        return spies.could_hold_one(g, who)

    def take_offer(self, g: Root, me: int, who: int, word: int) -> Flow:
        yield from spies.take(g, who, word)


def her_corners(g: Root) -> list[int]:
    return open_corners(g, MECHANICAL_MARQUISE) or g.map.corners


def why_not_her_corner(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    return None if c in her_corners(g) else NOT_HER_CORNER


HER_CORNER: Final[Ask[Root]] = Ask(
    "her-corner", "M.3.4", lambda g, q: clearings(her_corners(g)), why_not_her_corner
)
ASKS: Final[tuple[Ask[Root], ...]] = (HER_CORNER, *spies.ASKS)
FACTIONS = (MechanicalMarquise(),)
