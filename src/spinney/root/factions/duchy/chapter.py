"""The Underground Duchy (chapter 12)."""

from __future__ import annotations

from typing import Final

from spinney.core.game import WORD
from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.core.setup import Setup
from spinney.root import turn
from spinney.root.actions import Action, ActionAsk
from spinney.root.battle import can_battle, start_battle
from spinney.root.cards import SUIT_OF
from spinney.root.common import could_do_common, craft_cards
from spinney.root.faction import MILITANT, Faction, Homeland, Progress
from spinney.root.factions.duchy import building, ministers, swaying
from spinney.root.factions.duchy.board import ACTIONS, MINISTERS, DuchyBoard, board_of
from spinney.root.factions.duchy.building import build, dig, why_not_build, why_not_dig
from spinney.root.factions.duchy.ministers import (
    is_minister,
    parliament,
    why_not_move,
)
from spinney.root.factions.duchy.swaying import pay_the_price, sway
from spinney.root.hands import holds_any, player, take_back, tell_discards
from spinney.root.homelands import found_homeland, spread_evenly
from spinney.root.moving import adjacent, as_map_clearing, clearings, take_move
from spinney.root.pieces import (
    is_building,
    on_map,
    place_piece,
    place_warriors,
    places_with,
    places_with_any,
    ready_by_suit,
    why_not_place,
)
from spinney.root.power import Loss
from spinney.root.refusals import NO_BATTLE, NO_WARRIORS_LEFT, NOT_A_CLEARING
from spinney.root.setup import start_corners
from spinney.root.state import DAYLIGHT, Battle, Board, Root
from spinney.root.ways import Way
from spinney.root.words import (
    BATTLE,
    BIRD,
    BUILD,
    BURROW,
    CITADEL,
    CLEARING,
    CLEARINGS,
    CRAFT,
    DIG,
    DONE,
    DUCHY,
    MARKET,
    MINISTER,
    MOVE,
    RECRUIT,
    SWAY,
    TUNNEL,
)

WARRIORS: Final = 20
FIRST_WARRIORS: Final = 2
AROUND_THE_HOMELAND: Final = 5
"""By the setup card (A.8.2)."""
"""In the starting corner, and in each clearing next to it (12.3.3)."""
MUSTERED: Final[tuple[int, ...]] = (1, 2, 4, 6)
"""The warriors of a Birdsong, by the number of citadels on the map (12.4)."""

BURROW_FORBIDS: Final = Refusal("burrow-is-theirs", "12.2.2")
NOT_YOUR_CORNER: Final = Refusal("not-to-surface", "12.3.3")
NO_ACTIONS: Final = Refusal("assembly-over", "12.5.1")
MINISTERS_LATER: Final = Refusal("ministers-later", "12.5.2", always=True)
SWAYS_LATER: Final = Refusal("sways-later", "12.5.3", always=True)
SERVES_THE_DUCHY: Final = Refusal("serves-the-duchy", "12.5.2", always=True)
CRAFTS_IN_EVENING: Final = Refusal("duchy-crafts", "12.2.1", always=True)
REFUSALS = (
    *(CRAFTS_IN_EVENING, MINISTERS_LATER, SWAYS_LATER, SERVES_THE_DUCHY),
    *(BURROW_FORBIDS, NOT_YOUR_CORNER, NO_ACTIONS),
    *building.REFUSALS,
    *ministers.REFUSALS,
    *swaying.REFUSALS,
)


class Tunnels(Way):
    """12.2.2: the Burrow is next to each clearing with a tunnel."""

    def neighbours(self, g: Root, me: int, c: int) -> list[int]:
        if c == BURROW:
            return places_with(g, TUNNEL)
        return [BURROW] if g.pieces[TUNNEL * CLEARINGS + c] else []


class Duchy(Faction):
    def __init__(self) -> None:
        super().__init__(DUCHY, "spinney.root.factions.duchy", reach=8, warriors=WARRIORS)
        self.buildings = {CITADEL: 3, MARKET: 3}
        self.tokens = {TUNNEL: 3}
        self.birdsong = (("muster", muster),)
        self.daylight = (
            ("begin", begin_assembly),
            ("assembly", assembly),
            ("parliament", parliament),
            ("sway", sway),
        )
        self.evening = (
            ("return", return_cards),
            ("craft", craft_cards),
            ("draw", draw_and_discard),
        )
        self.progress = (Progress("actions", ACTIONS, DAYLIGHT, "assembly"),)
        self.setup_card = MILITANT
        self.homeland = Homeland(distance=2, is_built_on=False)
        self.asks = ASKS
        self.refusals = REFUSALS
        self.events = swaying.EVENTS
        self.headlines = ("swayed", "lost-minister")
        self.arguments = {"minister": WORD}
        self.ways = (TUNNELS,)
        self.once_a_turn = tuple([MINISTER + each for each in range(MINISTERS)] + [SWAY])

    def new_board(self, setup: Setup) -> Board | None:
        return DuchyBoard()

    def untimely(self, g: Root, me: int, who: int, word: int) -> Refusal | None:
        """Ministers act after the Assembly, and are swayed after that."""
        if who == me and word == CRAFT:
            return CRAFTS_IN_EVENING
        if word != SWAY and not is_minister(word):
            return None
        if who != me:
            return SERVES_THE_DUCHY
        return MINISTERS_LATER if word - MINISTER in board_of(g).swayed else SWAYS_LATER

    # 12.2 Faction rules and abilities

    def crafting_places(self, g: Root, me: int) -> list[int]:
        return places_with_any(g, CITADEL, MARKET)

    def crafting_pieces(self, g: Root, me: int) -> list[int]:
        """12.2.1: citadels and markets."""
        return ready_by_suit(g, CITADEL, MARKET)

    def always_rules(self, g: Root, me: int, c: int) -> bool:
        """12.2.2: the Burrow, even with no pieces there."""
        return c == BURROW

    def forbids_placing(self, g: Root, me: int, who: int, c: int) -> Refusal | None:
        return BURROW_FORBIDS if c == BURROW else None

    def forbids_entering(self, g: Root, me: int, who: int, c: int) -> Refusal | None:
        return BURROW_FORBIDS if c == BURROW and who != me else None

    def after_losses(self, g: Root, me: int, losses: list[Loss], battle: Battle | None) -> Flow:
        """12.2.3: once for all that is removed together."""
        if any(is_building(piece) for loss in losses for piece in loss.pieces):
            yield from pay_the_price(g, me)

    def draw_bonus(self, g: Root, me: int) -> int:
        """12.6.3: each market uncovers one."""
        return on_map(g, MARKET)

    # 12.3 Setup

    def starting_corner(self, g: Root, me: int) -> int:
        places = places_with(g, TUNNEL)
        return places[0] if places else -1

    def set_up(self, g: Root, me: int) -> Flow:
        c = (yield Question(SURFACE, g.seat_of[me])) - CLEARING
        place_warriors(g, me, c, FIRST_WARRIORS, "12.3.3")
        place_piece(g, me, TUNNEL, c, "12.3.3")
        for near in adjacent(g, me, c):
            if near != BURROW and why_not_place(g, me, near) is None:
                place_warriors(g, me, near, FIRST_WARRIORS, "12.3.3")

    def set_up_by_card(self, g: Root, me: int) -> Flow:
        """Away from others; the rest of the warriors around it."""
        c = yield from found_homeland(g, me)
        place_warriors(g, me, c, FIRST_WARRIORS, "A.8.2")
        place_piece(g, me, TUNNEL, c, "A.8.2")
        yield from spread_evenly(g, me, c, AROUND_THE_HOMELAND, "A.8.2")


# 12.4 Birdsong


def muster(g: Root, me: int) -> None:
    """One warrior in the Burrow, and those of the citadels."""
    place_warriors(g, me, BURROW, MUSTERED[on_map(g, CITADEL)], "12.4")


# 12.5 Daylight


def begin_assembly(g: Root, me: int) -> None:
    board_of(g).begin()


def assembly(g: Root, me: int) -> Flow:
    """12.5.1: one of two actions."""
    word = yield Question(ASSEMBLY, g.seat_of[me], (board_of(g).actions,))
    if word == DONE:
        return
    g.again = True
    board_of(g).actions -= ASSEMBLY.counts(word)
    yield from ASSEMBLY.take(g, me, word)


def recruit(g: Root, me: int) -> Flow:
    """12.5.1.II."""
    place_warriors(g, me, BURROW, 1, "12.5.1.II")
    yield from ()


def move(g: Root, me: int) -> Flow:
    yield from take_move(g, me, "12.5.1.III")


# 12.6 Evening


def return_cards(g: Root, me: int) -> None:
    """12.6.1: revealed birds are discarded, the others return to the hand."""
    board = board_of(g)
    birds = [card for card in board.revealed if SUIT_OF[card] == BIRD]
    board.revealed = [card for card in board.revealed if SUIT_OF[card] != BIRD]
    tell_discards(g, "discarded", "12.6.1", me, birds)
    back, board.revealed = board.revealed, []
    take_back(g, me, back, "12.6.1")


def draw_and_discard(g: Root, me: int) -> Flow | None:
    return turn.draw_and_discard(g, me, "12.6.3")


# What can be chosen, and why not


def why_not_surface(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    return None if c in start_corners(g, player(g, q)) else NOT_YOUR_CORNER


def why_not_battle(g: Root, me: int) -> Refusal | None:
    return None if can_battle(g, me) else NO_BATTLE


def why_no_action(g: Root, me: int) -> Refusal | None:
    return None if board_of(g).actions else NO_ACTIONS


def why_not_recruit(g: Root, me: int) -> Refusal | None:
    return None if g.supply[me] else NO_WARRIORS_LEFT


def only_the_hand_helps(g: Root, q: Question) -> bool:
    """Whether only a card in hand could make an action possible, for all that others know."""
    me = player(g, q)
    if could_do_common(g, me):
        return True
    openly = any(ASSEMBLY.why_not_take(g, me, word) is None for word in (RECRUIT, MOVE, BATTLE))
    return board_of(g).actions > 0 and holds_any(g, q) and not openly


SURFACE: Final[Ask[Root]] = Ask(
    "surface", "12.3.3", lambda g, q: clearings(start_corners(g, player(g, q))), why_not_surface
)
ASSEMBLY: Final = ActionAsk(
    "assembly",
    "12.5.1",
    (
        Action(BUILD, why_not_build, build),
        Action(RECRUIT, why_not_recruit, recruit),
        Action(MOVE, why_not_move, move),
        Action(BATTLE, why_not_battle, start_battle),
        Action(DIG, why_not_dig, dig),
    ),
    ("count",),
    only_the_hand_helps,
    why_no_action,
    expire=True,
)
ASKS = (SURFACE, ASSEMBLY, *building.ASKS, *ministers.ASKS, *swaying.ASKS)

TUNNELS: Final = Tunnels()
FACTIONS = (Duchy(),)
