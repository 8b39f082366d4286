"""The Marquise de Cat (chapter 6)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

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
from spinney.root.factions.marquise import building, founding
from spinney.root.factions.marquise.board import (
    ACTIONS,
    BONUS_DRAWS,
    MarquiseBoard,
    board_of,
    due_at,
    keep_clearing,
    mask_of,
    why_not_due,
)
from spinney.root.factions.marquise.building import (
    NO_SAWMILL_THERE,
    build,
    overwork,
    why_not_build,
    why_not_overwork,
)
from spinney.root.factions.marquise.founding import around_the_keep, in_homelands
from spinney.root.hands import SPEND, cards_of_suit, holds_any, matches, player, spend
from spinney.root.moving import can_move_warriors, clearings, take_move
from spinney.root.pieces import (
    on_map,
    place_piece,
    place_warriors,
    places_with,
    put_warriors,
    ready_by_suit,
    why_not_place,
)
from spinney.root.refusals import (
    NO_BATTLE,
    NO_WARRIORS_LEFT,
    NOT_HELD,
    NOT_HERE,
    NOWHERE_TO_GO,
    WRONG_SUIT,
)
from spinney.root.state import DAYLIGHT, Battle, Board, Root, behind, other_players
from spinney.root.suits import SUITS_NAMED, suit_word
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

MARCH_MOVES: Final = 2

KEEP_FORBIDS: Final = Refusal("keep-forbids", "6.2.2")
NO_ACTIONS_LEFT: Final = Refusal("no-actions-left", "6.5")
NO_BIRD: Final = Refusal("no-bird", "6.5")
RECRUITED_ALREADY: Final = Refusal("recruited-already", "6.5.3")
NO_RECRUITERS: Final = Refusal("no-recruiters", "6.5.3")
NO_RECRUITER_THERE: Final = Refusal("no-recruiter-there", "6.5.3")
CRAFTS_FIRST: Final = Refusal("marquise-crafts", "6.2.1", always=True)
REFUSALS = (
    *(CRAFTS_FIRST, KEEP_FORBIDS, *founding.REFUSALS, NO_ACTIONS_LEFT, NO_BIRD),
    *(RECRUITED_ALREADY, NO_RECRUITERS, NO_RECRUITER_THERE, *building.REFUSALS),
)
EVENTS = {"rescued": ("seat", "count", "clearing"), "paid-wood": ("seat", "clearing")}


class Marquise(Faction):
    def __init__(self) -> None:
        super().__init__(MARQUISE, "spinney.root.factions.marquise", reach=10, warriors=25)
        self.buildings = {SAWMILL: 6, WORKSHOP: 6, RECRUITER: 6}
        self.tokens = {KEEP: 1, WOOD: 8}
        self.piles = {building.BUILD_WHAT.name: "marquise.tracks"}
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
        if g.by_homelands:  # others may have come there before her
            return
        if c not in g.map.corners:
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
        return around_the_keep(g, me)

    def set_up_by_card(self, g: Root, me: int) -> Flow:
        return in_homelands(g, me, self.homeland.clearings)


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


# 6.4 Birdsong


def birdsong(g: Root, me: int) -> Flow | None:
    """Each sawmill yields a wood, as long as there is any (1.5.4); the Marquise says where."""
    due = due_at(g, me, SAWMILL)
    if sum(n for n in due) > g.stock[WOOD]:
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


# 6.6 Evening


def draw_and_discard(g: Root, me: int) -> Flow | None:
    return turn.draw_and_discard(g, me, "6.6")


# What can be chosen, and why not


def why_no_action(g: Root, me: int) -> Refusal | None:
    return None if board_of(g).actions else NO_ACTIONS_LEFT


def why_not_battle(g: Root, me: int) -> Refusal | None:
    return None if can_battle(g, me) else NO_BATTLE


def why_not_march(g: Root, me: int) -> Refusal | None:
    return None if can_move_warriors(g, me) else NOWHERE_TO_GO


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
    if not any(why_not_place(g, me, c) is None for c in places_with(g, RECRUITER)):
        return NO_RECRUITERS
    return None if g.supply[me] else NO_WARRIORS_LEFT


def why_not_wood(g: Root, q: Question, word: int) -> Refusal | None:
    return why_not_due(g, q, word, NO_SAWMILL_THERE)


def why_not_recruit_at(g: Root, q: Question, word: int) -> Refusal | None:
    return why_not_due(g, q, word, NO_RECRUITER_THERE)


def why_not_hospitals(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    if word >= CARDS or word not in g.hands[player(g, q)]:
        return NOT_HELD
    return None if matches(word, SUITS_NAMED[q.about[0] - SUIT]) else WRONG_SUIT


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
    expire=True,
)
RECRUIT_AT: Final[Ask[Root]] = Ask(
    "recruit-at",
    "6.5.3",
    lambda g, q: clearings(places_with(g, RECRUITER)),
    why_not_recruit_at,
    ("mask",),
)
HOSPITALS: Final[Ask[Root]] = ExactAsk(
    "hospitals",
    "6.2.3",
    lambda g, q: [*cards_of_suit(g, q), DONE],
    why_not_hospitals,
    ("suit", "clearing", "count"),
)
ASKS = (*founding.ASKS, PLACE_WOOD, ACT, RECRUIT_AT, *building.ASKS, HOSPITALS)

THE_FIRST_MARQUISE: Final = FirstMarquise()
FACTIONS = (Marquise(),)
