"""The Otter Guild, a faction of no rulebook: its chapter is O."""

from __future__ import annotations

from typing import Final

from root.guest import caches, hire
from root.guest.board import (
    ACTIONS,
    BARGE,
    BURROW,
    HIDDEN,
    KINDS,
    OF_EACH_KIND,
    SHOWN,
    WHARF,
    WHARVES,
    GuestBoard,
    board_of,
)
from root.guest.caches import flip, plot, search, why_not_flip, why_not_plot
from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.core.setup import Setup
from spinney.root import turn
from spinney.root.actions import Action, ActionAsk
from spinney.root.battle import battlegrounds, start_battle
from spinney.root.crafting import CRAFT_WHAT, can_craft, craft
from spinney.root.faction import Faction, Progress
from spinney.root.hands import SPEND, matching, player, spend, to_discard_pile
from spinney.root.moving import as_clearing, as_map_clearing, clearings, origins, take_move
from spinney.root.pieces import (
    on_map,
    place_piece,
    place_warriors,
    places_with,
    put_piece,
    ready_by_suit,
    why_not_place,
    why_not_place_piece,
)
from spinney.root.refusals import (
    NO_BATTLE,
    NO_WARRIORS_LEFT,
    NONE_LEFT,
    NOT_A_CLEARING,
    NOT_HERE,
    NOT_RULED,
    NOWHERE_TO_GO,
    TOO_FEW_CRAFTING_PIECES,
    USED_THIS_TURN,
)
from spinney.root.rule import rules
from spinney.root.state import DAYLIGHT, Board, Root
from spinney.root.suits import suit_word
from spinney.root.victory import score
from spinney.root.ways import Rivers, Way
from spinney.root.words import (
    BATTLE,
    BUILD,
    CLEARING,
    CLEARINGS,
    CRAFT,
    DONE,
    GUEST,
    MAP_CLEARINGS,
    MOVE,
    PIECE,
    RECRUIT,
    VOCABULARY,
)

PLOT: Final = VOCABULARY.number("plot")
FLIP: Final = VOCABULARY.number("flip")
EXPORT: Final = VOCABULARY.number("export")

WARRIORS: Final = 15
AT_HOME: Final = 4
AT_THE_WHARF: Final = 2
RECRUITS: Final = 2
POINTS_TO_BUILD: Final = (0, 1, 2, 3, 4)
"""For the first wharf, the second, and so on (O.5.4)."""
FOR_EXPORT: Final = 1
WHARVES_FOR_A_CARD: Final = 3

BURROW_FORBIDS: Final = Refusal("burrow-forbids", "O.2.2")
NOT_BY_WATER: Final = Refusal("not-by-water", "O.3.1")
NO_ACTIONS: Final = Refusal("guild-no-actions", "O.5")
NOT_AT_HOME: Final = Refusal("not-at-home", "O.5.3")
NO_SITE: Final = Refusal("no-site", "O.5.4")
NO_CARD_FOR_SITE: Final = Refusal("no-card-for-site", "O.5.4")
WHARF_THERE: Final = Refusal("wharf-there", "O.5.4")
NO_BARGE: Final = Refusal("no-barge", "O.5.7")
NO_FREIGHT: Final = Refusal("no-freight", "O.5.7")
REFUSALS = (
    *(BURROW_FORBIDS, NOT_BY_WATER, NO_ACTIONS, NOT_AT_HOME, NO_SITE, NO_CARD_FOR_SITE),
    *(WHARF_THERE, NO_BARGE, NO_FREIGHT),
    *caches.REFUSALS,
)
EVENTS = {
    "barge-moved": ("seat", "origin", "clearing"),
    "netted": ("card",),
    "nets-emptied": ("seat", "count"),
    **caches.EVENTS,
    **hire.EVENTS,
}


# O.2 Ways of the Guild's own


class ThroughTheBurrow(Way):
    """O.2.2: the Burrow is next to every clearing with a wharf."""

    def neighbours(self, g: Root, me: int, c: int) -> list[int]:
        if c == BURROW:
            return places_with(g, WHARF)
        return [BURROW] if g.pieces[WHARF * CLEARINGS + c] else []


SWIMMING: Final = Rivers(needs_rule=False)
THROUGH_THE_BURROW: Final = ThroughTheBurrow()


class Guest(Faction):
    def __init__(self) -> None:
        super().__init__(GUEST, "root.guest", reach=5, warriors=WARRIORS)
        self.buildings = {WHARF: WHARVES}
        caches_in_all = OF_EACH_KIND * len(KINDS)
        self.tokens = {BARGE: 1, HIDDEN: caches_in_all, SHOWN: caches_in_all}
        self.movable = (BARGE,)
        self.birdsong = (("nets", empty_nets), ("launch", launch))
        self.daylight = (("begin", begin_actions), ("act", act))
        self.evening = (("score", score_wharves), ("draw", draw_and_discard))
        self.progress = (Progress("actions", ACTIONS, DAYLIGHT, "act"),)
        self.asks = ASKS
        self.refusals = REFUSALS
        self.events = EVENTS
        self.hand_is_public = True
        self.ways = (SWIMMING, THROUGH_THE_BURROW)
        self.once_a_turn = (EXPORT,)

    def new_board(self, setup: Setup) -> Board | None:
        return GuestBoard()

    # O.2 Faction rules and abilities

    def crafting_places(self, g: Root, me: int) -> list[int]:
        return places_with(g, WHARF)

    def crafting_pieces(self, g: Root, me: int) -> list[int]:
        """O.2.1: wharves."""
        return ready_by_suit(g, WHARF)

    def always_rules(self, g: Root, me: int, c: int) -> bool:
        """O.2.2: the Burrow is theirs."""
        return c == BURROW

    def forbids_entering(self, g: Root, me: int, who: int, c: int) -> Refusal | None:
        return BURROW_FORBIDS if c == BURROW and who != me else None

    def forbids_placing(self, g: Root, me: int, who: int, c: int) -> Refusal | None:
        return BURROW_FORBIDS if c == BURROW else None

    def forbids_leaving(self, g: Root, me: int, who: int, c: int) -> Refusal | None:
        """O.2.7.III."""
        return caches.why_held_fast(g, me, who, c)

    def accompany(self, g: Root, me: int, origin: int, target: int, n: int) -> Flow:
        """O.2.4: the barge may come along from clearing to clearing of the map."""
        if BURROW in (origin, target) or not g.pieces[BARGE * CLEARINGS + origin]:
            return
        about = (CLEARING + origin, CLEARING + target)
        if (yield Question(BARGE_ALONG, g.seat_of[me], about)) == PIECE + BARGE:
            put_piece(g, BARGE, origin, -1)
            put_piece(g, BARGE, target, 1)
            g.tell("barge-moved", "O.2.4", g.seat_of[me], *about)

    def catch_discard(self, g: Root, me: int, card: int) -> None:
        """O.2.5: the Nets, for dominance cards, too."""
        board_of(g).nets.append(card)
        g.tell("netted", "O.2.5", card)

    def start_of_birdsong(self, g: Root, me: int, who: int) -> Flow:
        """O.2.6."""
        yield from hire.offer(g, me, who)

    def entered(self, g: Root, me: int, who: int, c: int) -> Flow:
        """O.2.7.II."""
        yield from search(g, me, who, c)

    def takes_back(self, g: Root, me: int, piece: int, c: int) -> None:
        """O.2.8: wharves leave the game; caches go back unseen."""
        if piece == WHARF:
            board_of(g).lost += 1
            return
        if piece in (HIDDEN, SHOWN):
            board_of(g).clear(c)
        g.stock[piece] += 1

    def draw_bonus(self, g: Root, me: int) -> int:
        return int(on_map(g, WHARF) >= WHARVES_FOR_A_CARD)

    # O.3 Setup

    def set_up(self, g: Root, me: int) -> Flow:
        c = (yield Question(FIRST_WHARF, g.seat_of[me])) - CLEARING
        place_piece(g, me, WHARF, c, "O.3.1")
        place_piece(g, me, BARGE, c, "O.3.1")
        place_warriors(g, me, c, AT_THE_WHARF, "O.3.2")
        place_warriors(g, me, BURROW, AT_HOME, "O.3.2")


# O.4 Birdsong


def empty_nets(g: Root, me: int) -> Flow:
    """O.4.1."""
    board = board_of(g)
    caught, board.nets = board.nets, []
    if caught:
        g.tell("nets-emptied", "O.4.1", g.seat_of[me], len(caught))
    to_discard_pile(g, caught)
    yield from ()


def launch(g: Root, me: int) -> Flow:
    """O.4.2: a lost barge comes back at a wharf."""
    if g.stock[BARGE] and launch_sites(g, me):
        c = (yield Question(LAUNCH, g.seat_of[me])) - CLEARING
        place_piece(g, me, BARGE, c, "O.4.2")


def launch_sites(g: Root, me: int) -> list[int]:
    return [c for c in places_with(g, WHARF) if why_not_place_piece(g, me, BARGE, c) is None]


# O.5 Daylight


def begin_actions(g: Root, me: int) -> Flow:
    board_of(g).begin()
    yield from ()


def act(g: Root, me: int) -> Flow:
    word = yield Question(ACT, g.seat_of[me], (board_of(g).actions,))
    if word == DONE:
        return
    g.again = True
    board_of(g).actions -= ACT.counts(word)
    yield from ACT.take(g, me, word)


def move(g: Root, me: int) -> Flow:
    yield from take_move(g, me, "O.5.1")


def recruit(g: Root, me: int) -> Flow:
    """O.5.3."""
    c = (yield Question(RECRUIT_IN, g.seat_of[me])) - CLEARING
    place_warriors(g, me, c, RECRUITS, "O.5.3")


def build(g: Root, me: int) -> Flow:
    """O.5.4."""
    c = (yield Question(BUILD_IN, g.seat_of[me])) - CLEARING
    card = yield Question(SPEND, g.seat_of[me], (suit_word(g.suits[c]),))
    spend(g, me, card, "O.5.4")
    points = POINTS_TO_BUILD[WHARVES - g.stock[WHARF]]
    place_piece(g, me, WHARF, c, "O.5.4")
    score(g, me, points, "O.5.4")


def export(g: Root, me: int) -> Flow:
    """O.5.7: not one of the three actions, and once a turn."""
    c = places_with(g, BARGE)[0]
    card = yield Question(SPEND, g.seat_of[me], (suit_word(g.suits[c]),))
    g.used.append(EXPORT)
    spend(g, me, card, "O.5.7")
    score(g, me, FOR_EXPORT, "O.5.7")


def craft_a_card(g: Root, me: int) -> Flow:
    card = yield Question(CRAFT_WHAT, g.seat_of[me])
    yield from craft(g, me, card)


# O.6 Evening


def score_wharves(g: Root, me: int) -> Flow:
    """O.6.1: a point for each suit in which a wharf stands where the Guild rules."""
    suits = 0
    for c in places_with(g, WHARF):
        if rules(g, me, c):
            suits |= g.suits[c]
    score(g, me, suits.bit_count(), "O.6.1")
    yield from ()


def draw_and_discard(g: Root, me: int) -> Flow | None:
    return turn.draw_and_discard(g, me, "O.6.2")


# What can be chosen, and why not


def why_not_first(g: Root, me: int, c: int) -> Refusal | None:
    if not g.map.rivers[c]:
        return NOT_BY_WATER
    return why_not_place_piece(g, me, WHARF, c)


def why_not_first_wharf(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_first(g, player(g, q), c)


def why_not_launch(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    if not g.pieces[WHARF * CLEARINGS + c]:
        return NOT_AT_HOME
    return why_not_place_piece(g, player(g, q), BARGE, c)


def why_not_along(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in (PIECE + BARGE, DONE) else NOT_HERE


def why_none(g: Root, me: int) -> Refusal | None:
    return None if board_of(g).actions else NO_ACTIONS


def why_not_move(g: Root, me: int) -> Refusal | None:
    return None if origins(g, me) else NOWHERE_TO_GO


def why_not_battle(g: Root, me: int) -> Refusal | None:
    return None if battlegrounds(g, me) else NO_BATTLE


def why_not_recruit(g: Root, me: int) -> Refusal | None:
    return None if g.supply[me] else NO_WARRIORS_LEFT


def homes(g: Root) -> list[int]:
    """O.5.3: the Burrow and the wharves; without a wharf, any clearing by a river."""
    by_water = [c for c in range(MAP_CLEARINGS) if g.map.rivers[c]]
    return [*(places_with(g, WHARF) or by_water), BURROW]


def why_not_recruit_in(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    if c not in homes(g):
        return NOT_AT_HOME
    return why_not_place(g, player(g, q), c)


def why_not_build(g: Root, me: int) -> Refusal | None:
    if not g.stock[WHARF]:
        return NONE_LEFT
    places = any(why_not_site(g, me, c) is None for c in range(MAP_CLEARINGS))
    return None if places else NO_SITE


def why_not_site(g: Root, me: int, c: int) -> Refusal | None:
    """O.5.4: where the Guild rules, one in a clearing, for a card of its suit."""
    if not rules(g, me, c):
        return NOT_RULED
    if g.pieces[WHARF * CLEARINGS + c]:
        return WHARF_THERE
    refusal = why_not_place_piece(g, me, WHARF, c)
    if refusal is not None:
        return refusal
    return None if matching(g, me, g.suits[c]) else NO_CARD_FOR_SITE


def why_not_build_in(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_site(g, player(g, q), c)


def why_not_export(g: Root, me: int) -> Refusal | None:
    if EXPORT in g.used:
        return USED_THIS_TURN
    where = places_with(g, BARGE)
    if not where:
        return NO_BARGE
    return None if matching(g, me, g.suits[where[0]]) else NO_FREIGHT


def why_not_craft(g: Root, me: int) -> Refusal | None:
    return None if can_craft(g, me) else TOO_FEW_CRAFTING_PIECES


FIRST_WHARF: Final[Ask[Root]] = Ask(
    "first-wharf",
    "O.3.1",
    lambda g, q: clearings(list(range(MAP_CLEARINGS))),
    why_not_first_wharf,
)
LAUNCH: Final[Ask[Root]] = Ask(
    "launch", "O.4.2", lambda g, q: clearings(places_with(g, WHARF)), why_not_launch
)
BARGE_ALONG: Final[Ask[Root]] = Ask(
    "barge-along",
    "O.2.4",
    lambda g, q: (PIECE + BARGE, DONE),
    why_not_along,
    ("origin", "clearing"),
)
ACT: Final = ActionAsk(
    "guild-act",
    "O.5",
    (
        Action(MOVE, why_not_move, move),
        Action(BATTLE, why_not_battle, start_battle),
        Action(RECRUIT, why_not_recruit, recruit),
        Action(BUILD, why_not_build, build),
        Action(PLOT, why_not_plot, plot),
        Action(FLIP, why_not_flip, flip),
        Action(EXPORT, why_not_export, export, counts=False),
        Action(CRAFT, why_not_craft, craft_a_card, counts=False),
    ),
    ("count",),
    why_none=why_none,
)
RECRUIT_IN: Final[Ask[Root]] = Ask(
    "guild-recruit", "O.5.3", lambda g, q: clearings(homes(g)), why_not_recruit_in
)
BUILD_IN: Final[Ask[Root]] = Ask(
    "guild-build", "O.5.4", lambda g, q: clearings(list(range(MAP_CLEARINGS))), why_not_build_in
)
ASKS = (
    *(FIRST_WHARF, LAUNCH, BARGE_ALONG, ACT, RECRUIT_IN, BUILD_IN),
    *caches.ASKS,
    *hire.ASKS,
)

FACTIONS = (Guest(),)
