"""The Woodland Alliance (chapter 8)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.fields import Fields
from spinney.core.game import NUMBER
from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.core.setup import Setup
from spinney.root import turn
from spinney.root.actions import Action, ActionAsk
from spinney.root.battle import can_battle, start_battle
from spinney.root.crafting import CRAFT_WHAT, can_craft, craft
from spinney.root.faction import INSURGENT, Faction, Progress
from spinney.root.factions.alliance import supporters
from spinney.root.factions.alliance.supporters import (
    TOO_FEW_SUPPORTERS,
    WARRIORS,
    AllianceBoard,
    add_hidden,
    base_suits,
    bases_left,
    board_of,
    draw_supporter,
    is_full,
    lose_base,
    outrage,
    spend_supporters,
    suits_of_bases,
    supporters_for,
)
from spinney.root.hands import (
    cards_held,
    discard_from_hand,
    has_matching,
    holds_any,
    lose_unseen,
    matches,
    matching,
    player,
    spend,
    why_not_held,
)
from spinney.root.landmarks.lost_city import choose_suit
from spinney.root.moving import (
    as_map_clearing,
    can_move_warriors,
    clearings,
    near,
    take_move,
)
from spinney.root.pieces import (
    on_map,
    open_slots,
    place_piece,
    place_warriors,
    places_with,
    ready_by_suit,
    where,
    why_not_place,
    why_not_place_piece,
)
from spinney.root.places import NOWHERE
from spinney.root.power import Loss
from spinney.root.refusals import (
    NO_BATTLE,
    NO_OPEN_SLOT,
    NO_WARRIORS_LEFT,
    NO_WARRIORS_THERE,
    NONE_LEFT,
    NOT_A_CLEARING,
    NOT_HELD,
    NOT_HERE,
    NOWHERE_TO_GO,
    TOO_FEW_CRAFTING_PIECES,
    WRONG_SUIT,
)
from spinney.root.removal import remove_warriors, sweep
from spinney.root.state import (
    EVENING,
    NOBODY,
    Battle,
    Board,
    Root,
    behind,
    has_seat,
    other_players,
)
from spinney.root.suits import ALL
from spinney.root.victory import score
from spinney.root.words import (
    ALLIANCE,
    BASE,
    BATTLE,
    CLEARING,
    CLEARINGS,
    CRAFT,
    DONE,
    MAP_CLEARINGS,
    MOBILIZE,
    MOVE,
    ORGANIZE,
    PIECE,
    RECRUIT,
    SYMPATHY,
    TRAIN,
)

COST: Final[tuple[int, ...]] = (1, 1, 1, 2, 2, 2, 3, 3, 3, 3)
"""Supporters for the first sympathy token, the second, and so on (8.4.2.II)."""
POINTS: Final[tuple[int, ...]] = (0, 1, 1, 1, 2, 2, 3, 4, 4, 4)
REVOLT_COST: Final = 2
FIRST_SUPPORTERS: Final = 3
MARTIAL_LAW: Final = 3

NOT_SYMPATHETIC: Final = Refusal("not-sympathetic", "8.4.1.I")
BASE_ON_MAP: Final = Refusal("base-on-map", "8.4.1.I")
SYMPATHETIC: Final = Refusal("sympathetic", "8.2.5.I")
NOT_NEAR_SYMPATHY: Final = Refusal("not-near-sympathy", "8.4.2.I")
NO_BASE: Final = Refusal("no-base", "8.5.3")
NO_BASE_THERE: Final = Refusal("no-base-there", "8.6.1.III")
NOWHERE_TO_ORGANIZE: Final = Refusal("nowhere-to-organize", "8.6.1.IV")
CRAFTS_IN_DAYLIGHT: Final = Refusal("alliance-crafts", "8.2.1", always=True)
REFUSALS = (
    CRAFTS_IN_DAYLIGHT,
    *(NOT_SYMPATHETIC, BASE_ON_MAP, SYMPATHETIC, NOT_NEAR_SYMPATHY),
    *(NO_BASE, NO_BASE_THERE, NOWHERE_TO_ORGANIZE),
    *supporters.REFUSALS,
)
EVENTS = {"revolt": ("seat", "clearing"), "officer": ("seat", "total"), **supporters.EVENTS}


class Alliance(Faction):
    def __init__(self) -> None:
        super().__init__(ALLIANCE, "spinney.root.factions.alliance", reach=3, warriors=WARRIORS)
        self.setup_card = INSURGENT
        self.buildings = {BASE: 3}
        self.tokens = {SYMPATHY: 10}
        self.birdsong = (("revolt", revolt), ("spread", spread_sympathy))
        self.daylight = (("act", act),)
        self.evening = (
            ("begin", begin_operations),
            ("operate", operate),
            ("draw", draw_and_discard),
        )
        self.progress = (Progress("operations", 0, EVENING, "operate"),)
        self.asks = ASKS
        self.refusals = REFUSALS
        self.events = EVENTS
        self.headlines = ("revolt",)
        self.arguments = {"base": NUMBER, "token": NUMBER}
        self.defends_with_the_higher_roll = True
        """8.2.2: Guerrilla War."""

    def new_board(self, setup: Setup) -> Board | None:
        return AllianceBoard()

    def untimely(self, g: Root, me: int, who: int, word: int) -> Refusal | None:
        return CRAFTS_IN_DAYLIGHT if who == me and word == CRAFT else None

    def check_clearing(self, g: Root, me: int, c: int, place: str, fields: Fields) -> None:
        """8.2.5.I: one at most."""
        if g.pieces[SYMPATHY * CLEARINGS + c] > 1:
            fields.unreachable(f"{place}.sympathy", "a clearing has one only (rule 8.2.5.I)")

    # 8.2 Faction rules and abilities

    def crafting_places(self, g: Root, me: int) -> list[int]:
        return places_with(g, SYMPATHY)

    def crafting_pieces(self, g: Root, me: int) -> list[int]:
        """8.2.1: sympathy tokens."""
        return ready_by_suit(g, SYMPATHY)

    def hidden_cards(self, g: Root, me: int) -> list[list[int]]:
        """8.2.3: the supporters are face down."""
        return [board_of(g).supporters]

    def hidden_cards_known(self, g: Root, me: int) -> list[list[int]]:
        return [board_of(g).known]

    def after_losses(self, g: Root, me: int, losses: list[Loss], battle: Battle | None) -> Flow:
        """8.2.4 and 8.2.6, in the order that whoever may choose it wants (1.1.3, 4.3.4)."""
        bases = [loss.clearing for loss in losses for piece in loss.pieces if piece == BASE]
        tokens = [
            loss
            for loss in losses
            if SYMPATHY in loss.pieces and loss.by not in (NOBODY, me) and behind(g, loss.by) >= 0
        ]
        while bases or tokens:
            chooser = g.active if battle is None else battle.chooser(battle.side(me))
            chooser = chooser if has_seat(g, chooser) else me
            about = (int(bool(bases)), int(bool(tokens)))
            if (yield Question(AFTERMATH, g.seat_of[chooser], about)) == PIECE + BASE:
                suit = yield from base_lost(g, chooser, bases.pop())
                yield from lose_base(g, me, 1 << suit)
            else:
                loss = tokens.pop()
                yield from outrage(g, me, behind(g, loss.by), loss.clearing)

    def entered(self, g: Root, me: int, who: int, c: int) -> Flow:
        """8.2.6: another player has moved warriors, or hirelings, to a sympathetic clearing."""
        if g.pieces[SYMPATHY * CLEARINGS + c] and behind(g, who) != me:
            yield from outrage(g, me, behind(g, who), c)

    def draw_bonus(self, g: Root, me: int) -> int:
        return on_map(g, BASE)

    # 8.3 Setup

    def set_up(self, g: Root, me: int) -> Flow:
        for _ in range(FIRST_SUPPORTERS):
            draw_supporter(g, me, "8.3.4")
        yield from ()


def sympathetic(g: Root, suits: int) -> int:
    """How many clearings of these suits are sympathetic (8.2.5.II)."""
    return sum(1 for c in places_with(g, SYMPATHY) if g.suits[c] & suits)


def commission(g: Root, me: int, rule: str) -> None:
    """Place a warrior in the Officers box, if there is one left (1.5.4)."""
    if g.supply[me]:
        g.supply[me] -= 1
        board_of(g).officers += 1
        g.tell("officer", rule, g.seat_of[me], board_of(g).officers)


# 8.4 Birdsong


def revolt(g: Root, me: int) -> Flow | None:
    """8.4.1. It is asked whenever it is possible for all that others know."""
    if len(board_of(g).supporters) < REVOLT_COST:
        return None
    left = bases_left(g, ALL)
    possible = any(why_not_site(g, c, left) is None for c in range(MAP_CLEARINGS))
    return revolt_once(g, me) if possible else None


def revolt_once(g: Root, me: int) -> Flow:
    seat = g.seat_of[me]
    word = yield Question(REVOLT_IN, seat, always=True)
    if word == DONE:
        return
    g.again = True
    c = word - CLEARING
    suits = g.suits[c]
    g.tell("revolt", "8.4.1.I", seat, word)
    yield from spend_supporters(g, me, suits, REVOLT_COST, "8.4.1.II")
    yield from sweep(g, me, [c], "8.4.1.III")
    if why_not_place(g, me, c) is None:  # ruling R52
        if open_slots(g, c):  # something may have kept a building there
            yield from place_base(g, me, c)
        place_warriors(g, me, c, sympathetic(g, suits), "8.4.1.III")
    commission(g, me, "8.4.1.III")


def place_base(g: Root, me: int, c: int) -> Flow:
    """One that matches the clearing."""
    suit = yield from choose_suit(g, me, c, bases_left(g, g.suits[c]))
    if g.suits[c] != 1 << suit:
        board_of(g).chosen_bases |= 1 << suit
    place_piece(g, me, BASE, c, "8.4.1.III")


def base_lost(g: Root, chooser: int, c: int) -> Generator[Question, int, int]:
    """Of which suit the base was that was removed from a clearing."""
    suit = yield from choose_suit(g, chooser, c, base_suits(g, c))
    if g.suits[c] != 1 << suit:
        board_of(g).chosen_bases &= ~(1 << suit)
    return suit


def spread_sympathy(g: Root, me: int) -> Flow | None:
    """8.4.2. It is asked whenever it is possible for all that others know."""
    most = len(board_of(g).supporters)
    if not g.stock[SYMPATHY] or most < COST[on_map(g, SYMPATHY)]:
        return None
    possible = any(cost(g, me, c) <= most for c in targets(g, me))
    return spread_once(g, me) if possible else None


def spread_once(g: Root, me: int) -> Flow:
    price = COST[on_map(g, SYMPATHY)]
    word = yield Question(SPREAD_TO, g.seat_of[me], (price,), always=True)
    if word == DONE:
        return
    g.again = True
    c = word - CLEARING
    yield from spend_supporters(g, me, g.suits[c], cost(g, me, c), "8.4.2.II")
    place_sympathy(g, me, c, "8.4.2.III")


def cost(g: Root, me: int, c: int) -> int:
    """What the next sympathy token costs here, with Martial Law (8.4.2.II.a)."""
    price = COST[on_map(g, SYMPATHY)]
    if any(g.warriors[other * CLEARINGS + c] >= MARTIAL_LAW for other in other_players(g, me)):
        price += 1
    return price


def place_sympathy(g: Root, me: int, c: int, rule: str) -> None:
    points = POINTS[on_map(g, SYMPATHY)]
    place_piece(g, me, SYMPATHY, c, rule)
    score(g, me, points, rule)


# 8.5 Daylight


def act(g: Root, me: int) -> Flow:
    """One action, in any order and number."""
    word = yield Question(ACT, g.seat_of[me])
    if word == DONE:
        return
    g.again = True
    yield from ACT.take(g, me, word)


def craft_a_card(g: Root, me: int) -> Flow:
    """8.5.1."""
    card = yield Question(CRAFT_WHAT, g.seat_of[me])
    yield from craft(g, me, card)


def mobilize_a_card(g: Root, me: int) -> Flow:
    mobilize(g, me, (yield Question(MOBILIZE_WHAT, g.seat_of[me])))


def train(g: Root, me: int) -> Flow:
    """8.5.3."""
    card = yield Question(TRAIN_WITH, g.seat_of[me])
    spend(g, me, card, "8.5.3")
    commission(g, me, "8.5.3")


def mobilize(g: Root, me: int, card: int) -> None:
    """8.5.2: unseen by the others, unless the stack cannot hold the card (ruling R43)."""
    if is_full(g):
        discard_from_hand(g, me, card, "8.2.3.I")
        return
    lose_unseen(g, me, g.hands[me].index(card), g.seat_of[me])
    add_hidden(g, me, card, "8.5.2")


# 8.6 Evening


def begin_operations(g: Root, me: int) -> None:
    board_of(g).begin()


def operate(g: Root, me: int) -> Flow | None:
    """8.6.1: one military operation, as long as there are officers for it."""
    board = board_of(g)
    return operate_once(g, me, board) if board.operations < board.officers else None


def operate_once(g: Root, me: int, board: AllianceBoard) -> Flow:
    word = yield Question(OPERATE, g.seat_of[me], (board.officers - board.operations,))
    if word == DONE:
        return
    g.again = True
    board.operations += OPERATE.counts(word)
    yield from OPERATE.take(g, me, word)


def move(g: Root, me: int) -> Flow:
    yield from take_move(g, me, "8.6.1.I")


def recruit(g: Root, me: int) -> Flow:
    """8.6.1.III."""
    c = (yield Question(RECRUIT_AT, g.seat_of[me])) - CLEARING
    place_warriors(g, me, c, 1, "8.6.1.III")


def organize(g: Root, me: int) -> Flow:
    """8.6.1.IV."""
    c = (yield Question(ORGANIZE_IN, g.seat_of[me])) - CLEARING
    yield from remove_warriors(g, me, me, c, 1, "8.6.1.IV")
    place_sympathy(g, me, c, "8.6.1.IV")


def draw_and_discard(g: Root, me: int) -> Flow | None:
    return turn.draw_and_discard(g, me, "8.6.2")


# What can be chosen, and why not


def why_not_site(g: Root, c: int, left: int) -> Refusal | None:
    """8.4.1.I, where bases of these suits, as bits, are left."""
    if not g.pieces[SYMPATHY * CLEARINGS + c]:
        return NOT_SYMPATHETIC
    if not g.suits[c] & left:
        return BASE_ON_MAP
    own = g.pieces[BASE * CLEARINGS + c]
    return NO_OPEN_SLOT if own and own >= g.slots[c] - g.ruins[c] else None


def sites_of_revolt(g: Root) -> list[int]:
    left = bases_left(g, ALL)
    return [
        c
        for c in places_with(g, SYMPATHY)
        if why_not_site(g, c, left) is None and supporters_for(g, g.suits[c]) >= REVOLT_COST
    ]


def why_not_revolt(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    c = as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    refusal = why_not_site(g, c, bases_left(g, ALL))
    if refusal is not None:
        return refusal
    return None if supporters_for(g, g.suits[c]) >= REVOLT_COST else TOO_FEW_SUPPORTERS


def why_not_sympathy(g: Root, me: int, c: int) -> Refusal | None:
    """8.2.5.I, and what keeps any piece from being placed."""
    if g.pieces[SYMPATHY * CLEARINGS + c]:
        return SYMPATHETIC
    return why_not_place_piece(g, me, SYMPATHY, c)


def why_not_target(g: Root, me: int, c: int) -> Refusal | None:
    """8.4.2.I: next to a sympathetic clearing, if there is any."""
    refusal = why_not_sympathy(g, me, c)
    if refusal is not None:
        return refusal
    there = where(g, SYMPATHY)
    return None if near(g, me, c) & there or not there else NOT_NEAR_SYMPATHY


def targets(g: Root, me: int) -> list[int]:
    """The clearings with nothing against it: of those that are near, for they are few."""
    there = where(g, SYMPATHY)
    return [
        c
        for c in range(MAP_CLEARINGS)
        if not there >> c & 1
        if there == NOWHERE or near(g, me, c) & there != NOWHERE
        if why_not_place_piece(g, me, SYMPATHY, c) is None
    ]


def places_to_spread(g: Root, q: Question) -> list[int]:
    me = player(g, q)
    places = [c for c in targets(g, me) if supporters_for(g, g.suits[c]) >= cost(g, me, c)]
    return [*clearings(places), DONE]


def why_not_spread(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    me, c = player(g, q), as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    return why_not_spread_to(g, me, c)


def why_not_spread_to(g: Root, me: int, c: int) -> Refusal | None:
    refusal = why_not_target(g, me, c)
    if refusal is not None:
        return refusal
    return None if supporters_for(g, g.suits[c]) >= cost(g, me, c) else TOO_FEW_SUPPORTERS


def aftermath(g: Root, q: Question) -> list[int]:
    """`about` says whether there is a lost base, and a lost token, to be dealt with."""
    base, token = q.about
    return ([PIECE + BASE] if base else []) + ([PIECE + SYMPATHY] if token else [])


def why_not_aftermath(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in aftermath(g, q) else NOT_HERE


def why_not_craft(g: Root, me: int) -> Refusal | None:
    return None if can_craft(g, me) else TOO_FEW_CRAFTING_PIECES


def why_not_mobilize(g: Root, me: int) -> Refusal | None:
    return None if g.hands[me] else NOT_HELD


def why_not_train(g: Root, me: int) -> Refusal | None:
    if not on_map(g, BASE):
        return NO_BASE
    if not g.supply[me]:
        return NO_WARRIORS_LEFT
    return None if has_matching(g, me, suits_of_bases(g)) else WRONG_SUIT


def trainable(g: Root, q: Question) -> list[int]:
    return matching(g, player(g, q), suits_of_bases(g))


def why_not_train_with(g: Root, q: Question, card: int) -> Refusal | None:
    refusal = why_not_held(g, q, card)
    if refusal is not None:
        return refusal
    return None if matches(card, suits_of_bases(g)) else WRONG_SUIT


def why_not_move(g: Root, me: int) -> Refusal | None:
    return None if can_move_warriors(g, me) else NOWHERE_TO_GO


def why_not_battle(g: Root, me: int) -> Refusal | None:
    return None if can_battle(g, me) else NO_BATTLE


def why_not_organize(g: Root, me: int) -> Refusal | None:
    if not g.stock[SYMPATHY]:
        return NONE_LEFT
    return None if places_to_organize(g, me) else NOWHERE_TO_ORGANIZE


def places_to_organize(g: Root, me: int) -> list[int]:
    return [c for c in range(MAP_CLEARINGS) if why_not_organize_at(g, me, c) is None]


def why_not_recruit(g: Root, me: int) -> Refusal | None:
    if not g.supply[me]:
        return NO_WARRIORS_LEFT
    return None if recruit_places(g, me) else NO_BASE_THERE


def recruit_places(g: Root, me: int) -> list[int]:
    return [c for c in places_with(g, BASE) if why_not_recruit_at(g, me, c) is None]


def why_not_recruit_at(g: Root, me: int, c: int) -> Refusal | None:
    """8.6.1.III."""
    if not g.pieces[BASE * CLEARINGS + c]:
        return NO_BASE_THERE
    return why_not_place(g, me, c)


def why_not_organize_at(g: Root, me: int, c: int) -> Refusal | None:
    """8.6.1.IV."""
    if not g.warriors[me * CLEARINGS + c]:
        return NO_WARRIORS_THERE
    return why_not_sympathy(g, me, c)


def why_not_recruit_in(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_recruit_at(g, player(g, q), c)


def why_not_organize_in(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_organize_at(g, player(g, q), c)


AFTERMATH: Final[Ask[Root]] = ExactAsk(
    "aftermath", "1.1.3", aftermath, why_not_aftermath, ("base", "token")
)
REVOLT_IN: Final[Ask[Root]] = ExactAsk(
    "revolt",
    "8.4.1.I",
    lambda g, q: [*clearings(sites_of_revolt(g)), DONE],
    why_not_revolt,
)
SPREAD_TO: Final[Ask[Root]] = ExactAsk(
    "spread-sympathy", "8.4.2.I", places_to_spread, why_not_spread, ("count",)
)
ACT: Final = ActionAsk(
    "alliance-act",
    "8.5",
    (
        Action(CRAFT, why_not_craft, craft_a_card),
        Action(MOBILIZE, why_not_mobilize, mobilize_a_card),
        Action(TRAIN, why_not_train, train),
    ),
)
MOBILIZE_WHAT: Final[Ask[Root]] = ExactAsk(
    "mobilize", "8.5.2", cards_held, why_not_held, secret=holds_any
)
TRAIN_WITH: Final[Ask[Root]] = ExactAsk(
    "train", "8.5.3", trainable, why_not_train_with, secret=holds_any
)
OPERATE: Final = ActionAsk(
    "operate",
    "8.6.1",
    (
        Action(MOVE, why_not_move, move),
        Action(BATTLE, why_not_battle, start_battle),
        Action(RECRUIT, why_not_recruit, recruit),
        Action(ORGANIZE, why_not_organize, organize),
    ),
    ("count",),
    expire=True,
)
RECRUIT_AT: Final[Ask[Root]] = ExactAsk(
    "recruit-at-base",
    "8.6.1.III",
    lambda g, q: clearings(recruit_places(g, player(g, q))),
    why_not_recruit_in,
)
ORGANIZE_IN: Final[Ask[Root]] = ExactAsk(
    "organize",
    "8.6.1.IV",
    lambda g, q: clearings(places_to_organize(g, player(g, q))),
    why_not_organize_in,
)
ASKS = (
    *(AFTERMATH, REVOLT_IN, SPREAD_TO, ACT, MOBILIZE_WHAT, TRAIN_WITH),
    *(OPERATE, RECRUIT_AT, ORGANIZE_IN),
    *supporters.ASKS,
)

FACTIONS = (Alliance(),)
