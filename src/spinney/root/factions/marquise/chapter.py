"""The Marquise de Cat (chapter 6)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from spinney.core.fields import Fields
from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.core.setup import Setup
from spinney.root import turn
from spinney.root.actions import Action, ActionAsk
from spinney.root.battle import can_battle, start_battle
from spinney.root.cards import SUIT_OF
from spinney.root.common import craft_cards
from spinney.root.editions import FIRST, Edition
from spinney.root.faction import MILITANT, PIECES_OF, Faction, Homeland, Progress, of
from spinney.root.hands import SPEND, distinct, holds_any, matches, player, spend, spend_matching
from spinney.root.homelands import HOMELAND_TOO_NEAR, enemy_homelands, found_homeland, within
from spinney.root.moving import (
    adjacent,
    as_clearing,
    as_map_clearing,
    can_move_warriors,
    clearings,
    take_move,
)
from spinney.root.pieces import (
    on_map,
    open_slots,
    place_piece,
    place_warriors,
    places_with,
    put_warriors,
    ready_by_suit,
    take_piece,
    why_not_place,
    why_not_place_piece,
)
from spinney.root.placing import in_mask
from spinney.root.refusals import (
    NO_BATTLE,
    NO_OPEN_SLOT,
    NO_WARRIORS_LEFT,
    NONE_LEFT,
    NOT_A_CLEARING,
    NOT_HELD,
    NOT_HERE,
    NOT_RULED,
    NOWHERE_TO_GO,
    WRONG_SUIT,
)
from spinney.root.rule import ruler, rules
from spinney.root.state import DAYLIGHT, Battle, Board, Root, behind, other_players
from spinney.root.suits import SUITS_NAMED, suit_word
from spinney.root.victory import score
from spinney.root.words import (
    BATTLE,
    BIRD,
    BUILD,
    CARDS,
    CLEARING,
    CLEARINGS,
    CRAFT,
    DONE,
    EXTRA_ACTION,
    KEEP,
    MAP_CLEARINGS,
    MARCH,
    MARQUISE,
    OVERWORK,
    PIECE,
    RECRUIT,
    RECRUITER,
    SAWMILL,
    SUIT,
    VOCABULARY,
    WOOD,
    WORKSHOP,
)

ACTIONS: Final = 3
COST: Final[tuple[int, ...]] = (0, 1, 2, 3, 3, 4)
"""Wood for the first building of a kind, the second, and so on (6.5.4.II)."""
POINTS: Final = {
    SAWMILL: (0, 1, 2, 3, 4, 5),
    WORKSHOP: (0, 2, 2, 3, 4, 5),
    RECRUITER: (0, 1, 2, 3, 3, 4),
}
BUILDABLE: Final[tuple[int, ...]] = (SAWMILL, WORKSHOP, RECRUITER)
BONUS_DRAWS: Final[tuple[int, ...]] = (3, 5)
"""The recruiters that uncover a draw bonus."""
MARCH_MOVES: Final = 2

KEEP_FORBIDS: Final = Refusal("keep-forbids", "6.2.2")
NOT_A_CORNER: Final = Refusal("not-a-corner", "6.3.2")
NOT_A_HOMELAND: Final = Refusal("not-a-homeland", "A.8.2")
NOT_BY_THE_KEEP: Final = Refusal("not-by-the-keep", "6.3.4")
NO_ACTIONS_LEFT: Final = Refusal("no-actions-left", "6.5")
NO_BIRD: Final = Refusal("no-bird", "6.5")
RECRUITED_ALREADY: Final = Refusal("recruited-already", "6.5.3")
NO_RECRUITERS: Final = Refusal("no-recruiters", "6.5.3")
NO_RECRUITER_THERE: Final = Refusal("no-recruiter-there", "6.5.3")
NO_PLACE_TO_BUILD: Final = Refusal("no-place-to-build", "6.5.4")
TOO_LITTLE_WOOD: Final = Refusal("too-little-wood", "6.5.4.II")
NO_WOOD_THERE: Final = Refusal("no-wood-there", "6.5.4.II")
NO_SAWMILL_THERE: Final = Refusal("no-sawmill-there", "6.5.5")
NO_WOOD_LEFT: Final = Refusal("no-wood-left", "1.5.1")
CRAFTS_FIRST: Final = Refusal("marquise-crafts", "6.2.1", always=True)
REFUSALS = (
    CRAFTS_FIRST,
    *(KEEP_FORBIDS, NOT_A_CORNER, NOT_A_HOMELAND, NOT_BY_THE_KEEP, NO_ACTIONS_LEFT, NO_BIRD),
    RECRUITED_ALREADY,
    *(NO_RECRUITERS, NO_RECRUITER_THERE, NO_PLACE_TO_BUILD, TOO_LITTLE_WOOD, NO_WOOD_THERE),
    *(NO_SAWMILL_THERE, NO_WOOD_LEFT),
)
EVENTS = {"rescued": ("seat", "count", "clearing"), "paid-wood": ("seat", "clearing")}


class MarquiseBoard(Board):
    """How far Daylight has come."""

    __slots__ = ("actions", "recruited")

    def __init__(self) -> None:
        self.actions: int = ACTIONS
        self.recruited: bool = False

    def copy(self) -> MarquiseBoard:
        board = MarquiseBoard()
        board.actions = self.actions
        board.recruited = self.recruited
        return board

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        return self.write() | {
            "buildings": {
                name: {"on_map": on_map(g, piece), "left": g.stock[piece]}
                for name, piece in (
                    ("sawmill", SAWMILL),
                    ("workshop", WORKSHOP),
                    ("recruiter", RECRUITER),
                )
            },
            "wood": g.stock[WOOD],
        }

    def write(self) -> dict[str, Any]:
        return {"actions": self.actions, "recruited": self.recruited}

    def read(self, fields: Fields) -> None:
        self.actions = fields.number("actions", 0, 99, ACTIONS)
        self.recruited = fields.flag("recruited", False)

    def begin(self) -> None:
        self.actions = ACTIONS
        self.recruited = False


def board_of(g: Root) -> MarquiseBoard:
    board = g.boards[MARQUISE]
    assert isinstance(board, MarquiseBoard)
    return board


class Marquise(Faction):
    def __init__(self) -> None:
        super().__init__(MARQUISE, "spinney.root.factions.marquise", reach=10, warriors=25)
        self.buildings = {SAWMILL: 6, WORKSHOP: 6, RECRUITER: 6}
        self.tokens = {KEEP: 1, WOOD: 8}
        self.piles = {BUILD_WHAT.name: "marquise.tracks"}
        self.birdsong = (("wood", birdsong),)
        self.daylight = (("craft", craft_cards), ("begin", begin_actions), ("act", act))
        self.evening = (("draw", draw_and_discard),)
        self.progress = (
            Progress("actions", ACTIONS, DAYLIGHT, "act"),
            Progress("recruited", False, DAYLIGHT, "act"),
        )
        self.setup_card = MILITANT
        self.homeland = Homeland(clearings=3)
        self.asks = ASKS
        self.refusals = REFUSALS
        self.events = EVENTS
        self.march_is_optional = True
        """6.5.2: whether the second move of a march may be left out."""

    def in_edition(self, edition: Edition) -> Faction:
        return THE_FIRST_MARQUISE if edition is FIRST else self

    def new_board(self, setup: Setup) -> Board | None:
        return MarquiseBoard()

    def untimely(self, g: Root, me: int, who: int, word: int) -> Refusal | None:
        return CRAFTS_FIRST if who == me and word == CRAFT else None

    def why_not_extra_action(self, g: Root, me: int) -> Refusal | None:
        return None if any(SUIT_OF[card] == BIRD for card in g.hands[me]) else NO_BIRD

    def check_clearing(self, g: Root, me: int, c: int, place: str, fields: Fields) -> None:
        """6.2.2, 6.3.2: the keep stands in a corner, and nobody else places anything there."""
        if not g.pieces[KEEP * CLEARINGS + c]:
            return
        if c not in g.map.corners and not g.by_homelands:
            corners = ", ".join(VOCABULARY.word(CLEARING + at) for at in g.map.corners)
            what = f"it stands in a corner, {corners} (rule 6.3.2)"
            fields.unreachable(f"{place}.keep", what)
        for other in other_players(g, me):  # hirelings are set up before (A.6)
            for piece in PIECES_OF[other]:
                if g.pieces[piece * CLEARINGS + c] and piece not in of(g, other).movable:
                    what = "nobody else places pieces at the keep (rule 6.2.2)"
                    fields.unreachable(f"{place}.{VOCABULARY.word(PIECE + piece)}", what)

    # 6.2 Faction rules and abilities

    def crafting_places(self, g: Root, me: int) -> list[int]:
        return places_with(g, WORKSHOP)

    def crafting_pieces(self, g: Root, me: int) -> list[int]:
        """6.2.1: workshops."""
        return ready_by_suit(g, WORKSHOP)

    def forbids_placing(self, g: Root, me: int, who: int, c: int) -> Refusal | None:
        """6.2.2: other players cannot place pieces, nor hirelings, where the keep is."""
        return KEEP_FORBIDS if g.pieces[KEEP * CLEARINGS + c] and behind(g, who) != me else None

    def rescue(
        self, g: Root, me: int, c: int, warriors: int, battle: Battle | None
    ) -> Generator[Question, int, int]:
        """6.2.3: Field Hospitals, for a card that matches the clearing.

        Whoever holds any card is asked, so that the question tells nothing.
        """
        home = keep_clearing(g)
        if home < 0 or not g.hands[me] or why_not_place(g, me, home) is not None:
            return 0
        about = (suit_word(g.suits[c]), CLEARING + c, warriors)
        card = yield Question(HOSPITALS, g.seat_of[me], about, True)
        if card == DONE:
            return 0
        spend(g, me, card, "6.2.3")
        g.supply[me] -= warriors
        put_warriors(g, me, home, warriors)
        g.tell("rescued", "6.2.3", g.seat_of[me], warriors, CLEARING + home)
        return warriors

    def starting_corner(self, g: Root, me: int) -> int:
        return keep_clearing(g)

    def draw_bonus(self, g: Root, me: int) -> int:
        built = on_map(g, RECRUITER)
        return sum(1 for needed in BONUS_DRAWS if built >= needed)

    # 6.3 Setup

    def set_up(self, g: Root, me: int) -> Flow:
        seat = g.seat_of[me]
        keep = (yield Question(PLACE_KEEP, seat)) - CLEARING
        place_piece(g, me, KEEP, keep, "6.3.2")
        for c in range(MAP_CLEARINGS):
            if c != g.map.opposite[keep] and why_not_place(g, me, c) is None:
                place_warriors(g, me, c, 1, "6.3.3")
        for piece in BUILDABLE:
            c = (yield Question(FIRST_BUILDING, seat, (PIECE + piece,))) - CLEARING
            place_piece(g, me, piece, c, "6.3.4")

    def set_up_by_card(self, g: Root, me: int) -> Flow:
        """Three homelands with a building each, and the keep in one of them."""
        seat = g.seat_of[me]
        for _ in range(self.homeland.clearings):
            yield from found_homeland(g, me)
        for c in range(MAP_CLEARINGS):
            if why_not_place(g, me, c) is None:
                place_warriors(g, me, c, 1 + (g.homelands[me] >> c & 1), "A.8.2")
        keep = (yield Question(KEEP_IN_HOMELAND, seat)) - CLEARING
        place_piece(g, me, KEEP, keep, "A.8.2")
        for piece in BUILDABLE:
            c = (yield Question(BUILD_IN_HOMELAND, seat, (PIECE + piece,))) - CLEARING
            place_piece(g, me, piece, c, "A.8.2")


class FirstMarquise(Marquise):
    """The Marquise of the first edition."""

    def __init__(self) -> None:
        super().__init__()
        self.march_is_optional = False

    def why_not_extra_action(self, g: Root, me: int) -> Refusal | None:
        """Only after the three actions."""
        return NOT_HERE if board_of(g).actions else super().why_not_extra_action(g, me)


def rules_of(g: Root) -> Marquise:
    rules = g.played[MARQUISE]
    assert isinstance(rules, Marquise)
    return rules


def keep_clearing(g: Root) -> int:
    places = places_with(g, KEEP)
    return places[0] if places else -1


# 6.4 Birdsong


def birdsong(g: Root, me: int) -> Flow | None:
    """Each sawmill yields a wood, as long as there is any (1.5.4); the Marquise says where."""
    due = due_at(g, me, SAWMILL)
    if sum(due) > g.stock[WOOD]:
        return place_wood(g, me, due)
    for c, n in enumerate(due):
        for _ in range(n):
            place_piece(g, me, WOOD, c, "6.4")
    return None


def place_wood(g: Root, me: int, due: list[int]) -> Flow:
    while g.stock[WOOD]:
        c = (yield Question(PLACE_WOOD, g.seat_of[me], (mask_of(due),))) - CLEARING
        due[c] -= 1
        place_piece(g, me, WOOD, c, "6.4")


def due_at(g: Root, me: int, piece: int) -> list[int]:
    """By clearing, how many such buildings can yield something there."""
    due = [0] * MAP_CLEARINGS
    for c in places_with(g, piece):
        if why_not_place(g, me, c) is None:
            due[c] = g.pieces[piece * CLEARINGS + c]
    return due


def mask_of(due: list[int]) -> int:
    """The clearings where something is due, as bits."""
    return sum(1 << c for c, n in enumerate(due) if n)


# 6.5 Daylight


def begin_actions(g: Root, me: int) -> None:
    board_of(g).begin()


def act(g: Root, me: int) -> Flow:
    """One action; bird cards buy more of them."""
    word = yield Question(ACT, g.seat_of[me], (board_of(g).actions,))
    if word == DONE:
        return
    g.again = True
    board_of(g).actions -= ACT.counts(word)
    yield from ACT.take(g, me, word)


def buy_an_action(g: Root, me: int) -> Flow:
    card = yield Question(SPEND, g.seat_of[me], (SUIT + BIRD,))
    spend(g, me, card, "6.5")
    board_of(g).actions += 1


def march(g: Root, me: int) -> Flow:
    """6.5.2: up to two moves."""
    yield from take_move(g, me, "6.5.2")
    for _ in range(MARCH_MOVES - 1):
        if can_move_warriors(g, me):
            yield from take_move(g, me, "6.5.2", optional=rules_of(g).march_is_optional)


def recruit(g: Root, me: int) -> Flow:
    """6.5.3: a warrior at each recruiter; with too few the Marquise says where (1.5.4)."""
    board_of(g).recruited = True
    due = due_at(g, me, RECRUITER)
    if sum(due) <= g.supply[me]:
        for c, n in enumerate(due):
            place_warriors(g, me, c, n, "6.5.3")
        return
    while g.supply[me]:
        c = (yield Question(RECRUIT_AT, g.seat_of[me], (mask_of(due),))) - CLEARING
        due[c] -= 1
        place_warriors(g, me, c, 1, "6.5.3")


def build(g: Root, me: int) -> Flow:
    """6.5.4: choose, pay, place and score."""
    seat = g.seat_of[me]
    c = (yield Question(BUILD_IN, seat)) - CLEARING
    piece = (yield Question(BUILD_WHAT, seat, (CLEARING + c,))) - PIECE
    number = on_map(g, piece)
    # All of it is paid at once: with the Soup Kitchens, each wood that goes could end a rule.
    reach = sum([1 << at for at in connected(g, me, c)])
    for _ in range(COST[number]):
        source = (yield Question(PAY_WOOD, seat, (CLEARING + c, reach))) - CLEARING
        take_piece(g, WOOD, source)
        g.tell("paid-wood", "6.5.4.II", seat, CLEARING + source)
    place_piece(g, me, piece, c, "6.5.4.III")
    score(g, me, POINTS[piece][number], "6.5.4.III")


def overwork(g: Root, me: int) -> Flow:
    """6.5.5: a card that matches a sawmill's clearing for a wood there."""
    c = (yield Question(OVERWORK_IN, g.seat_of[me])) - CLEARING
    yield from spend_matching(g, me, c, "6.5.5")
    place_piece(g, me, WOOD, c, "6.5.5")


# 6.6 Evening


def draw_and_discard(g: Root, me: int) -> Flow | None:
    return turn.draw_and_discard(g, me, "6.6")


# 6.5.4 What wood can be carried where


def connected(g: Root, me: int, c: int) -> list[int]:
    """6.5.4.II: ruled clearings linked to this one through ruled clearings."""
    found = [c]
    seen = [False] * CLEARINGS
    seen[c] = True
    for at in found:
        for near in adjacent(g, me, at):
            if not seen[near]:
                seen[near] = True
                if ruler(g, near) == me:
                    found.append(near)
    return found


def wood_for(g: Root, me: int, c: int) -> int:
    return sum(g.pieces[WOOD * CLEARINGS + at] for at in connected(g, me, c))


def why_not_build_piece(g: Root, me: int, piece: int, c: int) -> Refusal | None:
    if not g.stock[piece]:
        return NONE_LEFT
    return None if COST[on_map(g, piece)] <= wood_for(g, me, c) else TOO_LITTLE_WOOD


def why_not_build_in(g: Root, me: int, c: int) -> Refusal | None:
    if not rules(g, me, c):
        return NOT_RULED
    if open_slots(g, c) < 1:
        return NO_OPEN_SLOT
    refusal = why_not_place(g, me, c)
    if refusal is not None:
        return refusal
    price = least_wood(g)
    if price > COST[-1]:
        return NONE_LEFT
    return None if not price or price <= wood_for(g, me, c) else TOO_LITTLE_WOOD


def least_wood(g: Root) -> int:
    """What a building costs at least, of those that are left; if none is, more than any does."""
    price = COST[-1] + 1
    for piece in BUILDABLE:
        if g.stock[piece]:
            price = min(price, COST[on_map(g, piece)])
    return price


def overworkable(g: Root, me: int) -> list[int]:
    return [c for c in places_with(g, SAWMILL) if why_not_overwork_at(g, me, c) is None]


def could_overwork(g: Root, me: int) -> int:
    """At how many sawmills, for all that others know."""
    return sum(1 for c in places_with(g, SAWMILL) if why_not_place_piece(g, me, WOOD, c) is None)


def why_not_overwork_at(g: Root, me: int, c: int) -> Refusal | None:
    if not g.pieces[SAWMILL * CLEARINGS + c]:
        return NO_SAWMILL_THERE
    if not any(matches(card, g.suits[c]) for card in g.hands[me]):
        return NO_SAWMILL_THERE
    return why_not_place_piece(g, me, WOOD, c)


# What can be chosen, and why not


def why_no_action(g: Root, me: int) -> Refusal | None:
    return None if board_of(g).actions else NO_ACTIONS_LEFT


def why_not_battle(g: Root, me: int) -> Refusal | None:
    return None if can_battle(g, me) else NO_BATTLE


def homelands_for_the_keep(g: Root, q: Question) -> list[int]:
    """Away from enemy homelands, if any of them is."""
    near = within(g, enemy_homelands(g, player(g, q)), 1)
    mine = [c for c in range(MAP_CLEARINGS) if g.homelands[player(g, q)] >> c & 1]
    return clearings([c for c in mine if not near >> c & 1] or mine)


def why_not_keep_in(g: Root, q: Question, word: int) -> Refusal | None:
    if as_map_clearing(word) < 0:
        return NOT_A_CLEARING
    if not g.homelands[player(g, q)] >> word - CLEARING & 1:
        return NOT_A_HOMELAND
    return None if word in homelands_for_the_keep(g, q) else HOMELAND_TOO_NEAR


def bare_homelands(g: Root, q: Question) -> list[int]:
    """Those without one of the first buildings."""
    mine = [c for c in range(MAP_CLEARINGS) if g.homelands[player(g, q)] >> c & 1]
    return clearings(
        [c for c in mine if not any(g.pieces[piece * CLEARINGS + c] for piece in BUILDABLE)]
    )


def why_not_bare(g: Root, q: Question, word: int) -> Refusal | None:
    if as_map_clearing(word) < 0:
        return NOT_A_CLEARING
    return None if word in bare_homelands(g, q) else NOT_A_HOMELAND


def why_not_march(g: Root, me: int) -> Refusal | None:
    return None if can_move_warriors(g, me) else NOWHERE_TO_GO


def why_not_build(g: Root, me: int) -> Refusal | None:
    if least_wood(g) > on_map(g, WOOD):
        return NO_PLACE_TO_BUILD
    buildable = any(why_not_build_in(g, me, c) is None for c in range(MAP_CLEARINGS))
    return None if buildable else NO_PLACE_TO_BUILD


def why_not_overwork(g: Root, me: int) -> Refusal | None:
    if not g.stock[WOOD]:
        return NO_WOOD_LEFT
    places = any(why_not_overwork_at(g, me, c) is None for c in places_with(g, SAWMILL))
    return None if places else NO_SAWMILL_THERE


def why_not_extra_action(g: Root, me: int) -> Refusal | None:
    return rules_of(g).why_not_extra_action(g, me)


def only_the_hand_helps(g: Root, q: Question) -> bool:
    """Whether only a card in hand could make an action possible, for all that others know."""
    if not holds_any(g, q):
        return False
    me = player(g, q)
    openly = (BATTLE, MARCH, RECRUIT, BUILD)
    return all(ACT.why_not_take(g, me, word) is not None for word in openly)


def why_not_recruit(g: Root, me: int) -> Refusal | None:
    if board_of(g).recruited:
        return RECRUITED_ALREADY
    if not any(due_at(g, me, RECRUITER)):
        return NO_RECRUITERS
    return None if g.supply[me] else NO_WARRIORS_LEFT


def why_not_keep(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    return None if c in g.map.corners else NOT_A_CORNER


def by_the_keep(g: Root, q: Question) -> list[int]:
    keep = keep_clearing(g)
    return clearings(sorted([keep, *adjacent(g, player(g, q), keep)]))


def why_not_first_building(g: Root, q: Question, word: int) -> Refusal | None:
    me, c, keep = player(g, q), as_clearing(word), keep_clearing(g)
    if c < 0:
        return NOT_A_CLEARING
    if c != keep and c not in adjacent(g, me, keep):
        return NOT_BY_THE_KEEP
    return why_not_place_piece(g, me, q.about[0] - PIECE, c)


def why_not_wood(g: Root, q: Question, word: int) -> Refusal | None:
    return why_not_due(g, q, word, NO_SAWMILL_THERE)


def why_not_recruit_at(g: Root, q: Question, word: int) -> Refusal | None:
    return why_not_due(g, q, word, NO_RECRUITER_THERE)


def why_not_due(g: Root, q: Question, word: int, otherwise: Refusal) -> Refusal | None:
    """`about` has the clearings where something is due, as bits."""
    c = as_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    if q.about[0] >> c & 1:
        return None
    refusal = why_not_place(g, player(g, q), c)
    return otherwise if refusal is None else refusal


def why_not_build_clearing(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_build_in(g, player(g, q), c)


def why_not_build_what(g: Root, q: Question, word: int) -> Refusal | None:
    if word - PIECE not in BUILDABLE:
        return NOT_HERE
    return why_not_build_piece(g, player(g, q), word - PIECE, q.about[0] - CLEARING)


def wood_sources(g: Root, q: Question) -> list[int]:
    return [at for at in in_mask(g, q) if g.pieces[WOOD * CLEARINGS + at - CLEARING]]


def why_not_pay_wood(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in wood_sources(g, q) else NO_WOOD_THERE


def why_not_overwork_in(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_overwork_at(g, player(g, q), c)


def why_not_hospitals(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    if word >= CARDS or word not in g.hands[player(g, q)]:
        return NOT_HELD
    return None if matches(word, SUITS_NAMED[q.about[0] - SUIT]) else WRONG_SUIT


KEEP_IN_HOMELAND: Final[Ask[Root]] = Ask(
    "keep-in-homeland", "A.8.2", homelands_for_the_keep, why_not_keep_in
)
BUILD_IN_HOMELAND: Final[Ask[Root]] = Ask(
    "build-in-homeland", "A.8.2", bare_homelands, why_not_bare, ("piece",)
)
PLACE_KEEP: Final[Ask[Root]] = Ask(
    "place-keep", "6.3.2", lambda g, q: clearings(g.map.corners), why_not_keep
)
FIRST_BUILDING: Final[Ask[Root]] = Ask(
    "first-building",
    "6.3.4",
    by_the_keep,
    why_not_first_building,
    ("piece",),
)
PLACE_WOOD: Final[Ask[Root]] = Ask(
    "place-wood", "6.4", lambda g, q: clearings(places_with(g, SAWMILL)), why_not_wood, ("mask",)
)
ACT: Final = ActionAsk(
    "marquise-act",
    "6.5",
    (
        Action(BATTLE, why_not_battle, start_battle),
        Action(MARCH, why_not_march, march),
        Action(RECRUIT, why_not_recruit, recruit),
        Action(BUILD, why_not_build, build),
        Action(OVERWORK, why_not_overwork, overwork),
        Action(EXTRA_ACTION, why_not_extra_action, buy_an_action, counts=False),
    ),
    ("count",),
    only_the_hand_helps,
    why_no_action,
)
RECRUIT_AT: Final[Ask[Root]] = Ask(
    "recruit-at",
    "6.5.3",
    lambda g, q: clearings(places_with(g, RECRUITER)),
    why_not_recruit_at,
    ("mask",),
)
BUILD_IN: Final[Ask[Root]] = Ask(
    "build-in",
    "6.5.4.I",
    lambda g, q: clearings(list(range(MAP_CLEARINGS))),
    why_not_build_clearing,
)
BUILD_WHAT: Final[Ask[Root]] = Ask(
    "build-what",
    "6.5.4.I",
    lambda g, q: [PIECE + piece for piece in BUILDABLE],
    why_not_build_what,
    ("clearing",),
)
PAY_WOOD: Final[Ask[Root]] = ExactAsk(
    "pay-wood", "6.5.4.II", wood_sources, why_not_pay_wood, ("clearing", "mask")
)
OVERWORK_IN: Final[Ask[Root]] = Ask(
    "overwork-in",
    "6.5.5",
    lambda g, q: clearings(overworkable(g, player(g, q))),
    why_not_overwork_in,
    secret=lambda g, q: could_overwork(g, player(g, q)) > 1,
)
HOSPITALS: Final[Ask[Root]] = Ask(
    "hospitals",
    "6.2.3",
    lambda g, q: [*distinct(g.hands[player(g, q)]), DONE],
    why_not_hospitals,
    ("suit", "clearing", "count"),
)
ASKS = (
    *(PLACE_KEEP, KEEP_IN_HOMELAND, BUILD_IN_HOMELAND, FIRST_BUILDING, PLACE_WOOD, ACT),
    *(RECRUIT_AT, BUILD_IN),
    *(BUILD_WHAT, PAY_WOOD, OVERWORK_IN, HOSPITALS),
)

THE_FIRST_MARQUISE: Final = FirstMarquise()
FACTIONS = (Marquise(),)
