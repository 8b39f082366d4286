"""The Corvid Conspiracy (chapter 13)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.core.setup import Setup
from spinney.root import turn
from spinney.root.actions import Action, ActionAsk
from spinney.root.battle import can_battle, start_battle
from spinney.root.cards import SUIT_OF
from spinney.root.common import craft_cards
from spinney.root.faction import INSURGENT, Faction, Homeland, Progress
from spinney.root.factions.corvids import exposure, plots
from spinney.root.factions.corvids.board import (
    ACTIONS,
    EXTORTION,
    HIDDEN_PLOT,
    KINDS,
    OF_EACH_KIND,
    PLOTS,
    RAID,
    CorvidBoard,
    board_of,
)
from spinney.root.factions.corvids.exposure import EXPOSE
from spinney.root.factions.corvids.plots import (
    FLIP_IN,
    PLOT_WHAT,
    flip,
    lay_plot,
    plot,
    raid,
    take_back,
    trick,
    why_not_flip,
    why_not_plot,
    why_not_trick,
    why_snared,
)
from spinney.root.hands import cards_held, discard_down, holds_any, player, spend, why_not_held
from spinney.root.homelands import found_homeland
from spinney.root.moving import as_map_clearing, can_move_warriors, clearings, take_move
from spinney.root.pieces import (
    on_map,
    place_warriors,
    places_with_any,
    ready_by_suit,
    why_not_place,
)
from spinney.root.placing import place_in_each
from spinney.root.power import Loss
from spinney.root.refusals import NO_BATTLE, NOT_A_CLEARING, NOT_HERE, NOWHERE_TO_GO, WRONG_SUIT
from spinney.root.state import DAYLIGHT, EVENING, Battle, Board, Root, suited
from spinney.root.words import (
    BATTLE,
    BIRD,
    CLEARING,
    CORVIDS,
    CRAFT,
    DONE,
    MAP_CLEARINGS,
    MOVE,
    PIECE,
    SUIT,
    VOCABULARY,
)

PLOT: Final = VOCABULARY.number("plot")
TRICK: Final = VOCABULARY.number("trick")
WARRIORS: Final = 15

NO_ACTIONS_LEFT: Final = Refusal("corvids-no-actions", "13.5")
HAS_DRAWN: Final = Refusal("has-drawn", "13.6.1")
FLIPPED_IN_BIRDSONG: Final = Refusal("flipped-in-birdsong", "13.4.2", always=True)
CRAFTS_IN_BIRDSONG: Final = Refusal("corvids-crafts", "13.2.1", always=True)
REFUSALS = (
    *(NO_ACTIONS_LEFT, HAS_DRAWN, FLIPPED_IN_BIRDSONG, CRAFTS_IN_BIRDSONG),
    *plots.REFUSALS,
    *exposure.REFUSALS,
)
EVENTS = {"exerted": ("seat",), **plots.EVENTS, **exposure.EVENTS}


class Corvids(Faction):
    def __init__(self) -> None:
        super().__init__(CORVIDS, "spinney.root.factions.corvids", reach=3, warriors=WARRIORS)
        self.tokens = {HIDDEN_PLOT: PLOTS, **dict.fromkeys(KINDS, OF_EACH_KIND)}
        """Each plot is counted with both its sides; the board knows which one it is."""
        self.movable = (HIDDEN_PLOT, *KINDS)
        self.birdsong = (("craft", craft_cards), ("flip", flip_plots), ("recruit", recruit))
        self.daylight = (("begin", begin_actions), ("act", act))
        self.evening = (("exert", exert), ("draw", draw_and_discard))
        self.progress = (
            Progress("actions", ACTIONS, DAYLIGHT, "act"),
            Progress("placed", 0, DAYLIGHT, "act"),
            Progress("placed", 0, EVENING, "exert"),
            Progress("exerted", False, EVENING, "draw"),
        )
        self.setup_card = INSURGENT
        self.homeland = Homeland(is_built_on=False)
        self.asks = ASKS
        self.refusals = REFUSALS
        self.events = EVENTS
        self.headlines = ("flipped", "exposed")
        self.moves_without_rule = True
        """13.2.3: Nimble."""

    def new_board(self, setup: Setup) -> Board | None:
        return CorvidBoard()

    def untimely(self, g: Root, me: int, who: int, word: int) -> Refusal | None:
        """Plots that lie on the map."""
        if who == me and word == CRAFT:
            return CRAFTS_IN_BIRDSONG
        return FLIPPED_IN_BIRDSONG if who == me and word - PIECE in self.tokens else None

    # 13.2 Faction rules and abilities

    def crafting_places(self, g: Root, me: int) -> list[int]:
        return places_with_any(g, HIDDEN_PLOT, *KINDS)

    def crafting_pieces(self, g: Root, me: int) -> list[int]:
        """13.2.1: plots, face up or down."""
        return ready_by_suit(g, HIDDEN_PLOT, *KINDS)

    def takes_back(self, g: Root, me: int, piece: int, c: int) -> None:
        """13.2.2.I: in the supply plots lie face down."""
        take_back(g, piece, c)

    def offers(self, g: Root, me: int, who: int) -> list[int]:
        """13.2.4."""
        return [EXPOSE] if g.active == who else []

    def why_not_offer(self, g: Root, me: int, who: int, word: int) -> Refusal | None:
        return exposure.why_not_expose(g, me, who)

    def could_take_offer(self, g: Root, me: int, who: int) -> bool:
        return exposure.could_expose(g, me, who)

    def take_offer(self, g: Root, me: int, who: int, word: int) -> Flow:
        yield from exposure.expose(g, me, who)

    def remind(self, g: Root, me: int, who: int) -> Flow:
        yield from exposure.offer(g, me, who)

    def extra_hits(self, g: Root, me: int, battle: Battle) -> list[int]:
        """13.2.5: Embedded Agents."""
        agents = battle.sides[1] == me and board_of(g).is_hidden(battle.clearing)
        return [PIECE + HIDDEN_PLOT] if agents else []

    # 13.3 Setup

    def set_up(self, g: Root, me: int) -> Flow:
        for suit in range(BIRD):
            c = (yield Question(SCATTER, g.seat_of[me], (SUIT + suit,))) - CLEARING
            place_warriors(g, me, c, 1, "13.3.2")

    def set_up_by_card(self, g: Root, me: int) -> Flow:
        """Anywhere, with a plot from the beginning; then as ever."""
        seat = g.seat_of[me]
        c = yield from found_homeland(g, me)
        place_warriors(g, me, c, 1, "A.8.2")
        piece = (yield Question(PLOT_WHAT, seat, (CLEARING + c,))) - PIECE
        lay_plot(g, me, piece, c, "A.8.2")
        yield from self.set_up(g, me)

    # 13.7 Plots

    def forbids_placing(self, g: Root, me: int, who: int, c: int) -> Refusal | None:
        return why_snared(g, me, who, c)

    def forbids_leaving(self, g: Root, me: int, who: int, c: int) -> Refusal | None:
        return why_snared(g, me, who, c)

    def after_losses(self, g: Root, me: int, losses: list[Loss], battle: Battle | None) -> Flow:
        """13.7.4: raids, face up or down; one that was exposed is neither any more."""
        shown = [loss.clearing for loss in losses if RAID in loss.pieces]
        if board_of(g).fallen:
            g.reveal()
        yield from raid(g, me, sorted(shown + board_of(g).settle()))

    def draw_bonus(self, g: Root, me: int) -> int:
        """13.7.3."""
        return on_map(g, EXTORTION)


# 13.4 Birdsong


def flip_plots(g: Root, me: int) -> Flow:
    """13.4.2: one plot, as often as wanted."""
    if not any(why_not_flip(g, me, c) is None for c in range(MAP_CLEARINGS)):
        return
    word = yield Question(FLIP_IN, g.seat_of[me])
    if word != DONE:
        g.again = True
        yield from flip(g, me, word - CLEARING)


def recruit(g: Root, me: int) -> Flow:
    """13.4.3: for any card, a warrior in each clearing of its suit; a bird is of any one suit."""
    seat = g.seat_of[me]
    if not g.hands[me] or not g.supply[me]:
        return
    card = yield Question(RECRUIT_WITH, seat)
    if card == DONE:
        return
    suit = SUIT_OF[card]
    if suit == BIRD:
        suit = (yield Question(RECRUIT_SUIT, seat, (card,))) - SUIT
    spend(g, me, card, "13.4.3")
    matching = [c for c in range(MAP_CLEARINGS) if suited(g, c, suit)]
    yield from place_in_each(g, me, matching, "13.4.3")


# 13.5 Daylight


def begin_actions(g: Root, me: int) -> None:
    board_of(g).begin()


def act(g: Root, me: int) -> Flow:
    """One of three actions."""
    board = board_of(g)
    word = yield Question(ACT, g.seat_of[me], (board.actions,))
    if word == DONE:
        return
    g.again = True
    board.actions -= ACT.counts(word)
    yield from ACT.take(g, me, word)


def move(g: Root, me: int) -> Flow:
    yield from take_move(g, me, "13.5.1")


# 13.6 Evening


def exert(g: Root, me: int) -> Flow:
    """13.6.1: one more action, and no cards."""
    word = yield Question(EXERT, g.seat_of[me])
    if word == DONE:
        return
    board_of(g).exerted = True
    g.tell("exerted", "13.6.1", g.seat_of[me])
    yield from EXERT.take(g, me, word)


def draw_and_discard(g: Root, me: int) -> Flow | None:
    """13.6.2; whoever has exerted draws nothing, but keeps five cards all the same."""
    if board_of(g).exerted:
        return discard_down(g, me, "13.6.2")
    return turn.draw_and_discard(g, me, "13.6.2")


# What can be chosen, and why not


def why_not_scatter(g: Root, q: Question, word: int) -> Refusal | None:
    """13.3.2."""
    c = as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    if not suited(g, c, q.about[0] - SUIT):
        return WRONG_SUIT
    return why_not_place(g, player(g, q), c)


def why_not_recruit_with(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word == DONE else why_not_held(g, q, word)


def suits(g: Root, q: Question) -> list[int]:
    return [SUIT + suit for suit in range(BIRD)]


def why_not_suit(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in suits(g, q) else NOT_HERE


def why_none(g: Root, me: int) -> Refusal | None:
    return None if board_of(g).actions else NO_ACTIONS_LEFT


def why_no_exertion(g: Root, me: int) -> Refusal | None:
    """13.6.1: whoever has drawn a card this Evening has chosen to draw (ruling R61)."""
    return HAS_DRAWN if g.drew else None


def why_not_move(g: Root, me: int) -> Refusal | None:
    return None if can_move_warriors(g, me) else NOWHERE_TO_GO


def why_not_battle(g: Root, me: int) -> Refusal | None:
    return None if can_battle(g, me) else NO_BATTLE


SCATTER: Final[Ask[Root]] = Ask(
    "scatter",
    "13.3.2",
    lambda g, q: clearings(list(range(MAP_CLEARINGS))),
    why_not_scatter,
    ("suit",),
)
RECRUIT_WITH: Final[Ask[Root]] = Ask(
    "corvids-recruit",
    "13.4.3",
    lambda g, q: [*cards_held(g, q), DONE],
    why_not_recruit_with,
    secret=holds_any,
)
RECRUIT_SUIT: Final[Ask[Root]] = Ask("recruit-suit", "13.4.3", suits, why_not_suit, ("card",))
ACTIONS_TAKEN: Final = (
    Action(MOVE, why_not_move, move),
    Action(PLOT, why_not_plot, plot),
    Action(BATTLE, why_not_battle, start_battle),
    Action(TRICK, why_not_trick, trick),
)
ACT: Final = ActionAsk(
    "corvids-act", "13.5", ACTIONS_TAKEN, ("count",), None, why_none, expire=True
)
EXERT: Final = ActionAsk("exert", "13.6.1", ACTIONS_TAKEN, (), None, why_no_exertion)
ASKS = (
    *(SCATTER, RECRUIT_WITH, RECRUIT_SUIT, ACT, EXERT),
    *plots.ASKS,
    *exposure.ASKS,
)

FACTIONS = (Corvids(),)
