"""The Riverfolk Company (chapter 11)."""

from __future__ import annotations

from typing import Final

from spinney.core import game
from spinney.core.fields import Fields
from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.core.setup import Setup
from spinney.root.actions import Action, ActionAsk
from spinney.root.battle import can_battle, start_battle
from spinney.root.editions import FIRST, Edition
from spinney.root.faction import INSURGENT, Faction
from spinney.root.factions.riverfolk import exporting, funds, services
from spinney.root.factions.riverfolk.board import (
    CHEAPEST,
    DEAREST,
    FUNDS,
    PAYMENTS,
    POSTS,
    POSTS_OF_A_SUIT,
    SERVICE,
    SERVICES,
    TRACK,
    TRADE_POST,
    RiverfolkBoard,
    board_of,
)
from spinney.root.factions.riverfolk.exporting import EXPORT
from spinney.root.factions.riverfolk.funds import (
    NO_FUNDS,
    SPEND_FUND,
    choose,
    commit,
    disrupt,
    put_in_payments,
    spend,
)
from spinney.root.factions.riverfolk.rules import RiverfolkRules
from spinney.root.factions.riverfolk.services import has_post, sell
from spinney.root.hands import discard_down, draw, player
from spinney.root.landmarks.lost_city import choose_suit
from spinney.root.moving import as_map_clearing, can_move_warriors, clearings, take_move
from spinney.root.pieces import place_piece, place_warriors, why_not_place
from spinney.root.power import Loss
from spinney.root.refusals import (
    NO_BATTLE,
    NO_WARRIORS_LEFT,
    NONE_LEFT,
    NOT_A_CLEARING,
    NOT_HERE,
    NOWHERE_TO_GO,
    USED_THIS_TURN,
)
from spinney.root.rule import ruler
from spinney.root.state import NOBODY, Battle, Board, Root, has_seat, suited
from spinney.root.victory import score
from spinney.root.ways import Rivers
from spinney.root.words import (
    BATTLE,
    CLEARING,
    CLEARINGS,
    CRAFT,
    DONE,
    DRAW,
    MAP_CLEARINGS,
    MOVE,
    NUMBER,
    PIECE,
    RECRUIT,
    VOCABULARY,
)

ESTABLISH: Final = VOCABULARY.number("establish_trade_post")

FIRST_WARRIORS: Final = 4
FIRST_PAYMENTS: Final = 3
PROTECTION: Final = 2
FUNDS_A_POINT: Final = 2
COST_OF_A_POST: Final = 2
POINTS: Final[tuple[int, ...]] = (2, 2, 2)
"""For the first trade post of a suit, the second, and so on (11.5.6.III)."""

NO_RIVER_AT_START: Final = Refusal("no-river-at-start", "11.3.2")
NO_RIVER_THERE: Final = Refusal("no-river-there", "11.5.5")
TRADE_POST_THERE: Final = Refusal("trade-post-there", "11.5.6.I")
NOBODY_RULES: Final = Refusal("nobody-rules", "11.5.6.I")
NO_FUNDS_OF_RULER: Final = Refusal("no-funds-of-ruler", "11.5.6.II")
NO_PLACE_FOR_A_POST: Final = Refusal("no-place-for-a-post", "11.5.6")
NOT_ON_THE_TRACK: Final = Refusal("not-on-the-track", "11.3.5")
NOT_A_PRICE: Final = Refusal("not-a-price", "11.6.2")
CRAFTS_IN_DAYLIGHT: Final = Refusal("riverfolk-crafts", "11.2.1", always=True)
REFUSALS = (
    CRAFTS_IN_DAYLIGHT,
    *(NO_RIVER_AT_START, NO_RIVER_THERE, TRADE_POST_THERE, NOBODY_RULES, NO_FUNDS_OF_RULER),
    *(NO_PLACE_FOR_A_POST, NOT_ON_THE_TRACK, NOT_A_PRICE),
    *exporting.REFUSALS,
    *funds.REFUSALS,
    *services.REFUSALS,
)
EVENTS = {
    "priced": ("seat", "word", "price"),
    "gathered-funds": ("seat", "total"),
    **exporting.EVENTS,
    **funds.EVENTS,
    **services.EVENTS,
}
SWIMMING: Final = Rivers(needs_rule=False)


class Riverfolk(RiverfolkRules):
    def __init__(self) -> None:
        super().__init__()
        self.tokens = dict.fromkeys(POSTS, POSTS_OF_A_SUIT)
        self.birdsong = (
            ("protect", protectionism),
            ("dividends", score_dividends),
            ("gather", gather_funds),
        )
        self.daylight = (("act", act),)
        self.evening = (("discard", discard_cards), ("prices", set_costs))
        self.asks = ASKS
        self.refusals = REFUSALS
        self.events = EVENTS
        self.arguments = {"price": game.NUMBER}
        self.ways = (SWIMMING,)
        """11.2.2: Swimmers."""
        self.too_few_to_craft = exporting.NO_SPACE_TO_CRAFT
        self.setup_card = INSURGENT
        self.hand_is_public = True
        """11.2.3."""
        self.once_a_turn = SERVICES
        self.piles = {services.BUY.name: "riverfolk", services.BUY_CARD.name: "riverfolk.hand"}

    def in_edition(self, edition: Edition) -> Faction:
        return THE_FIRST_RIVERFOLK if edition is FIRST else self

    def new_board(self, setup: Setup) -> Board | None:
        return RiverfolkBoard()

    def check_clearing(self, g: Root, me: int, c: int, place: str, fields: Fields) -> None:
        """11.5.6: one trade post in a clearing at most, and of its suit."""
        there = [suit for suit, post in enumerate(POSTS) if g.pieces[post * CLEARINGS + c]]
        for suit in there:
            name = VOCABULARY.word(PIECE + POSTS[suit])
            if len(there) > 1 or g.pieces[POSTS[suit] * CLEARINGS + c] > 1:
                fields.unreachable(f"{place}.{name}", "a clearing has one only (rule 11.5.6.I)")
            elif not suited(g, c, suit):
                what = "this clearing is of another suit (rule 11.5.6.III)"
                fields.unreachable(f"{place}.{name}", what)

    def untimely(self, g: Root, me: int, who: int, word: int) -> Refusal | None:
        if who == me and word == CRAFT:
            return CRAFTS_IN_DAYLIGHT
        return services.why_not_buy_now(g, me, who, word)

    def price(self, g: Root, q: Question, word: int) -> int:
        return services.price_of(g, word) if q.ask is services.BUY and word in SERVICES else 0

    # 11.2 Faction rules and abilities

    def crafting_pieces(self, g: Root, me: int) -> list[int]:
        """11.2.1: empty spaces of the tracks, as far as there are funds for them."""
        board = board_of(g)
        left = board.total(FUNDS)
        return [
            min(left, POSTS_OF_A_SUIT - g.stock[POSTS[suit]] - board.total(TRACK + suit))
            for suit in range(3)
        ]

    def crafting_limit(self, g: Root, me: int) -> int:
        return funds.funds(g)

    def activate(self, g: Root, me: int, suit: int) -> Flow:
        """11.5.3: the fund lies on the track instead of in the Committed box."""
        yield from commit(g, me, "11.5.3", TRACK + suit)

    def takes_back(self, g: Root, me: int, piece: int, c: int) -> None:
        """11.2.5.I: a trade post leaves the game."""
        board_of(g).lost[piece - TRADE_POST] += 1

    def after_losses(self, g: Root, me: int, losses: list[Loss], battle: Battle | None) -> Flow:
        """11.2.5.I: trade disruption, once for each trade post."""
        for _ in [piece for loss in losses for piece in loss.pieces]:
            yield from disrupt(g, me)

    def start_of_birdsong(self, g: Root, me: int, who: int) -> Flow:
        """11.2.6; whoever has no seat buys nothing (ruling R121)."""
        if who != me and has_seat(g, who):
            yield from sell(g, me, who)

    # 11.3 Setup

    def set_up(self, g: Root, me: int) -> Flow:
        seat = g.seat_of[me]
        for left in range(FIRST_WARRIORS, 0, -1):
            c = (yield Question(START_IN, seat, (left,))) - CLEARING
            place_warriors(g, me, c, 1, "11.3.2")
        put_in_payments(g, me, FIRST_PAYMENTS, "11.3.4")
        for service in SERVICES:
            yield from set_price(g, me, service, FIRST_PRICE)


class FirstRiverfolk(Riverfolk):
    """As the first edition has it."""

    def __init__(self) -> None:
        super().__init__()
        self.buildings_share_hits = True
        self.hired_fall_for_the_buyer = False


# 11.4 Birdsong


def protectionism(g: Root, me: int) -> None:
    """11.4.1."""
    if not board_of(g).total(PAYMENTS):
        put_in_payments(g, me, PROTECTION, "11.4.1")


def score_dividends(g: Root, me: int) -> None:
    """11.4.2: for what was left of the funds."""
    if posts_on_map(g):
        score(g, me, funds.funds(g) // FUNDS_A_POINT, "11.4.2")


def gather_funds(g: Root, me: int) -> None:
    """11.4.3."""
    board_of(g).gather()
    g.tell("gathered-funds", "11.4.3", g.seat_of[me], funds.funds(g))


def posts_on_map(g: Root) -> int:
    return sum([g.placed[post] for post in POSTS])


# 11.5 Daylight


def act(g: Root, me: int) -> Flow:
    """One action, in any order and number."""
    word = yield Question(ACT, g.seat_of[me], (funds.funds(g),))
    if word == DONE:
        return
    g.again = True
    yield from ACT.take(g, me, word)


def move(g: Root, me: int) -> Flow:
    """11.5.1."""
    yield from commit(g, me, "11.5.1")
    yield from take_move(g, me, "11.5.1")


def battle(g: Root, me: int) -> Flow:
    """11.5.2."""
    yield from commit(g, me, "11.5.2")
    yield from start_battle(g, me)


def draw_a_card(g: Root, me: int) -> Flow:
    """11.5.4."""
    yield from commit(g, me, "11.5.4")
    draw(g, me, 1, "11.5.4")


def recruit(g: Root, me: int) -> Flow:
    """11.5.5: if no warrior is left, the fund must be one of the Riverfolk's own."""
    c = (yield Question(RECRUIT_IN, g.seat_of[me])) - CLEARING
    owner = me
    if g.supply[me]:
        owner = yield from choose(g, me, SPEND_FUND)
    spend(g, me, owner, 1, "11.5.5")
    place_warriors(g, me, c, 1, "11.5.5")


def establish(g: Root, me: int) -> Flow:
    """11.5.6."""
    c = (yield Question(POST_IN, g.seat_of[me])) - CLEARING
    spend(g, me, ruler(g, c), COST_OF_A_POST, "11.5.6.II")
    suit = yield from choose_suit(g, me, c, posts_for(g, c))
    post = POSTS[suit]
    points = POINTS[POSTS_OF_A_SUIT - g.stock[post]]
    place_piece(g, me, post, c, "11.5.6.III")
    place_warriors(g, me, c, 1, "11.5.6.III")
    score(g, me, points, "11.5.6.III")


def posts_for(g: Root, c: int) -> int:
    """The suits of the clearing, as bits, of which a trade post is left."""
    found = 0
    for suit in range(3):
        if suited(g, c, suit) and g.stock[POSTS[suit]]:
            found |= 1 << suit
    return found


# 11.6 Evening


def discard_cards(g: Root, me: int) -> Flow:
    yield from discard_down(g, me, "11.6.1")


def set_costs(g: Root, me: int) -> Flow:
    """11.6.2: one marker after the other, each once."""
    for _ in SERVICES:
        word = yield Question(SET_COSTS, g.seat_of[me])
        if word == DONE:
            return
        g.used.append(word)
        yield from set_price(g, me, word, NEW_PRICE)


def set_price(g: Root, me: int, service: int, ask: Ask[Root]) -> Flow:
    word = yield Question(ask, g.seat_of[me], (service,))
    board_of(g).prices[service - SERVICE] = word - NUMBER
    g.tell("priced", ask.rule, g.seat_of[me], service, word - NUMBER)


# What can be chosen, and why not


def why_not_start_in(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    return why_not_place(g, player(g, q), c) if g.map.rivers[c] else NO_RIVER_AT_START


def why_no_action(g: Root, me: int) -> Refusal | None:
    return None if funds.funds(g) else NO_FUNDS


def why_not_move(g: Root, me: int) -> Refusal | None:
    return None if can_move_warriors(g, me) else NOWHERE_TO_GO


def why_not_battle(g: Root, me: int) -> Refusal | None:
    return None if can_battle(g, me) else NO_BATTLE


def why_not_draw(g: Root, me: int) -> Refusal | None:
    return None if g.deck or g.discard else NONE_LEFT


def why_not_recruit(g: Root, me: int) -> Refusal | None:
    if not g.supply[me] and not board_of(g).has(FUNDS, me):
        return NO_WARRIORS_LEFT
    places = any(why_not_recruit_at(g, me, c) is None for c in range(MAP_CLEARINGS))
    return None if places else NO_RIVER_THERE


def why_not_recruit_at(g: Root, me: int, c: int) -> Refusal | None:
    return why_not_place(g, me, c) if g.map.rivers[c] else NO_RIVER_THERE


def why_not_recruit_in(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_recruit_at(g, player(g, q), c)


def why_not_establish(g: Root, me: int) -> Refusal | None:
    if not any(g.stock[post] for post in POSTS):
        return NONE_LEFT
    places = any(why_not_post_at(g, me, c) is None for c in range(MAP_CLEARINGS))
    return None if places else NO_PLACE_FOR_A_POST


def why_not_post_at(g: Root, me: int, c: int) -> Refusal | None:
    """11.5.6.I and 11.5.6.II."""
    if has_post(g, c):
        return TRADE_POST_THERE
    if not posts_for(g, c):
        return NONE_LEFT
    owner = ruler(g, c)
    if owner == NOBODY:
        return NOBODY_RULES
    if board_of(g).has(FUNDS, owner) < COST_OF_A_POST:
        return NO_FUNDS_OF_RULER
    return why_not_place(g, me, c)


def why_not_post_in(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_post_at(g, player(g, q), c)


def why_not_set(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    if word not in SERVICES:
        return NOT_HERE
    return USED_THIS_TURN if word in g.used else None


def prices(g: Root, q: Question) -> list[int]:
    """All but the one that it has."""
    now = NUMBER + board_of(g).prices[q.about[0] - SERVICE]
    words = range(NUMBER + CHEAPEST, NUMBER + DEAREST + 1)
    return [word for word in words if word != now]


def why_not_first_price(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in prices(g, q) else NOT_ON_THE_TRACK


def why_not_new_price(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in prices(g, q) else NOT_A_PRICE


def all_clearings(g: Root, q: Question) -> list[int]:
    return clearings(list(range(MAP_CLEARINGS)))


START_IN: Final[Ask[Root]] = Ask(
    "start-in-river", "11.3.2", all_clearings, why_not_start_in, ("count",)
)
ACT: Final = ActionAsk(
    "riverfolk-act",
    "11.5",
    (
        Action(MOVE, why_not_move, move),
        Action(BATTLE, why_not_battle, battle),
        Action(CRAFT, exporting.why_not_craft_any, exporting.craft_a_card),
        Action(EXPORT, exporting.why_not_export_any, exporting.export),
        Action(DRAW, why_not_draw, draw_a_card),
        Action(RECRUIT, why_not_recruit, recruit),
        Action(ESTABLISH, why_not_establish, establish),
    ),
    ("count",),
    None,
    why_no_action,
)
RECRUIT_IN: Final[Ask[Root]] = Ask("recruit-by-river", "11.5.5", all_clearings, why_not_recruit_in)
POST_IN: Final[Ask[Root]] = Ask("trade-post-in", "11.5.6.I", all_clearings, why_not_post_in)
SET_COSTS: Final[Ask[Root]] = Ask(
    "set-costs", "11.6.2", lambda g, q: [*SERVICES, DONE], why_not_set
)
FIRST_PRICE: Final[Ask[Root]] = Ask("first-price", "11.3.5", prices, why_not_first_price, ("word",))
NEW_PRICE: Final[Ask[Root]] = Ask("set-price", "11.6.2", prices, why_not_new_price, ("word",))
ASKS = (
    *(START_IN, FIRST_PRICE, ACT, RECRUIT_IN, POST_IN, SET_COSTS, NEW_PRICE),
    *exporting.ASKS,
    *funds.ASKS,
    *services.ASKS,
)

FACTIONS = (Riverfolk(),)
THE_FIRST_RIVERFOLK: Final = FirstRiverfolk()
