"""The Lord of the Hundreds (chapter 14)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.fields import Fields
from spinney.core.game import WORD
from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.core.setup import Setup
from spinney.root import turn
from spinney.root.actions import Action, ActionAsk
from spinney.root.battle import can_battle, start_battle
from spinney.root.common import could_do_common, craft_cards
from spinney.root.faction import MILITANT, Faction, Homeland, Progress
from spinney.root.factions.hundreds import hoard, mobs, moods, warlord
from spinney.root.factions.hundreds.board import (
    GRANDIOSE,
    MOB,
    MOOD,
    MOODS,
    NOWHERE,
    ROWDY,
    STRONGHOLD,
    STUBBORN,
    WRATHFUL,
    HundredsBoard,
    board_of,
)
from spinney.root.factions.hundreds.mobs import incite_mobs, raze
from spinney.root.factions.hundreds.moods import choose_mood, enemy_pieces
from spinney.root.factions.hundreds.warlord import (
    WARLORD_STAYS,
    advance,
    anoint,
    besides_him,
    place_warlord,
)
from spinney.root.hands import holds_any, matching, player, spend_matching, why_none_matches
from spinney.root.homelands import found_homeland
from spinney.root.moving import as_map_clearing, can_move_warriors, clearings, take_move
from spinney.root.pieces import (
    has_pieces_in,
    open_slots,
    place_piece,
    place_warriors,
    places_with,
    ready_by_suit,
    why_not_place,
)
from spinney.root.placing import place_in_each
from spinney.root.power import Loss
from spinney.root.refusals import (
    NO_BATTLE,
    NO_OPEN_SLOT,
    NONE_LEFT,
    NOT_A_CLEARING,
    NOT_RULED,
    NOWHERE_TO_GO,
)
from spinney.root.rule import ruled_by, rules
from spinney.root.setup import populate_ruins, start_corners
from spinney.root.state import DAYLIGHT, NOBODY, Battle, Board, Root
from spinney.root.victory import score
from spinney.root.words import (
    BATTLE,
    BUILD,
    CLEARING,
    CLEARINGS,
    CRAFT,
    DONE,
    HUNDREDS,
    MAP_CLEARINGS,
    MOVE,
)

WARRIORS: Final = 21
"""The warlord among them."""
GARRISON: Final = 4
OPPRESSION: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 3, 4)
"""The points by the number of oppressed clearings; more score as the last (14.6.2)."""
ROWDY_CROWD: Final = 3

NOT_TO_GARRISON: Final = Refusal("not-to-garrison", "14.3.1")
CRAFTS_FIRST: Final = Refusal("hundreds-craft", "14.5.1", always=True)
MOODS_IN_BIRDSONG: Final = Refusal("moods-in-birdsong", "14.4.4", always=True)
NO_COMMAND_LEFT: Final = Refusal("no-command-left", "14.5.2")
NO_STRONGHOLD_SITE: Final = Refusal("no-stronghold-site", "14.5.2.III")
NO_CARD_FOR_STRONGHOLD: Final = Refusal("no-card-for-stronghold", "14.5.2.III")
REFUSALS = (
    *(
        CRAFTS_FIRST,
        MOODS_IN_BIRDSONG,
        NOT_TO_GARRISON,
        NO_COMMAND_LEFT,
        NO_STRONGHOLD_SITE,
        NO_CARD_FOR_STRONGHOLD,
    ),
    *warlord.REFUSALS,
    *hoard.REFUSALS,
    *mobs.REFUSALS,
    *moods.REFUSALS,
)
EVENTS = {
    "oppressed": ("seat", "count"),
    **warlord.EVENTS,
    **hoard.EVENTS,
    **mobs.EVENTS,
    **moods.EVENTS,
}


class Hundreds(Faction):
    def __init__(self) -> None:
        super().__init__(HUNDREDS, "spinney.root.factions.hundreds", reach=9, warriors=WARRIORS)
        self.buildings = {STRONGHOLD: 6}
        self.tokens = {MOB: 5}
        self.birdsong = (
            ("raze", raze),
            ("recruit", recruit),
            ("anoint", anoint),
            ("mood", choose_mood),
        )
        self.daylight = (
            ("craft", craft_cards),
            ("begin", begin_actions),
            ("first", first_actions),
            ("second", second_actions),
        )
        self.evening = (("incite", incite_mobs), ("oppress", oppress), ("draw", draw_and_discard))
        self.progress = (
            Progress("commanded", 0, DAYLIGHT, "first"),
            Progress("advanced", 0, DAYLIGHT, "first"),
        )
        self.setup_card = MILITANT
        self.homeland = Homeland(distance=3, at_the_edge=True)
        self.asks = ASKS
        self.refusals = REFUSALS
        self.events = EVENTS
        self.headlines = ("mood", "warlord-fell", "looted")
        self.everyday = ("mood",)
        self.explained = (moods.CHOOSE_MOOD.name,)
        self.arguments = {"mood": WORD}
        self.needs_ruin_items = True
        """14.3.2."""

    def new_board(self, setup: Setup) -> Board | None:
        return HundredsBoard()

    def untimely(self, g: Root, me: int, who: int, word: int) -> Refusal | None:
        if who == me and word == CRAFT:
            return CRAFTS_FIRST
        return MOODS_IN_BIRDSONG if MOOD <= word < MOOD + MOODS else None

    def check_clearing(self, g: Root, me: int, c: int, place: str, fields: Fields) -> None:
        """14.6.1: one mob at most."""
        if g.pieces[MOB * CLEARINGS + c] > 1:
            fields.unreachable(f"{place}.mob", "a clearing has one only (rule 14.6.1)")

    # 14.2 Faction rules and abilities

    def crafting_places(self, g: Root, me: int) -> list[int]:
        return places_with(g, STRONGHOLD)

    def crafting_pieces(self, g: Root, me: int) -> list[int]:
        """14.2.1: strongholds."""
        return ready_by_suit(g, STRONGHOLD)

    def removable(self, g: Root, me: int, c: int) -> int:
        """14.2.2: not the warlord."""
        return besides_him(g, me, c)

    def movable_warriors(self, g: Root, me: int, c: int) -> int:
        """14.2.2: the warlord in the Hundreds' turn only."""
        return g.warriors[me * CLEARINGS + c] if g.active == me else besides_him(g, me, c)

    def why_left_alone(self) -> Refusal:
        return WARLORD_STAYS

    def accompany(self, g: Root, me: int, origin: int, target: int, n: int) -> Flow:
        yield from warlord.goes_along(g, me, origin, target)

    def can_lose_one(
        self, g: Root, me: int, origin: int, target: int, n: int
    ) -> Generator[Question, int, bool]:
        return (yield from warlord.can_lose_one(g, me, origin, target, n))

    def choose_fallen(
        self, g: Root, me: int, chooser: int, c: int, n: int
    ) -> Generator[Question, int, bool]:
        return (yield from warlord.falls(g, me, chooser, c, n))

    def takes_back_warriors(self, g: Root, me: int, loss: Loss) -> int:
        return warlord.take_back(g, me, loss)

    def take_crafted_item(
        self, g: Root, me: int, item: int, points: int
    ) -> Generator[Question, int, int]:
        """14.2.3: Contempt for Trade."""
        return (yield from hoard.craft_with_contempt(g, me, item, points))

    def gain_item(self, g: Root, me: int, item: int) -> Flow:
        """14.2.4.I."""
        yield from hoard.gain(g, me, item, "14.2.4.I")

    def before_battle(self, g: Root, me: int, battle: Battle) -> Flow:
        """14.2.5: Looters."""
        yield from hoard.declare(g, me, battle)

    def after_battle(self, g: Root, me: int, battle: Battle, losses: list[Loss]) -> Flow:
        yield from hoard.loot(g, me, battle)

    def ruins_known(self, g: Root, me: int, seat: int) -> int:
        board = board_of(g)
        return board.looked | board.shown if seat == g.seat_of[me] else board.shown

    # 14.3 Setup

    def starting_corner(self, g: Root, me: int) -> int:
        places = places_with(g, STRONGHOLD)
        return places[0] if places else -1

    def set_up(self, g: Root, me: int) -> Flow:
        c = (yield Question(GARRISON_IN, g.seat_of[me])) - CLEARING
        place_warlord(g, me, c, "14.3.1")
        place_warriors(g, me, c, GARRISON, "14.3.1")
        place_piece(g, me, STRONGHOLD, c, "14.3.1")
        populate_ruins(g)

    def set_up_by_card(self, g: Root, me: int) -> Flow:
        """At the edge of the map, far from others."""
        c = yield from found_homeland(g, me)
        place_warlord(g, me, c, "A.8.2")
        place_warriors(g, me, c, GARRISON, "A.8.2")
        place_piece(g, me, STRONGHOLD, c, "A.8.2")
        populate_ruins(g)

    # 14.7 Moods

    def before_roll(self, g: Root, me: int, battle: Battle) -> Flow:
        yield from moods.embitter(g, me, battle)

    def end_of_birdsong(self, g: Root, me: int) -> Flow:
        yield from moods.squander(g, me)

    def draw_bonus(self, g: Root, me: int) -> int:
        """14.7.6: Rowdy."""
        board = board_of(g)
        if board.mood != ROWDY:
            return 0
        crowd = 0 if board.warlord == NOWHERE else enemy_pieces(g, me, board.warlord)
        return 2 if crowd >= ROWDY_CROWD else 1

    def ignores_first_hit(self, g: Root, me: int, battle: Battle) -> int:
        """14.7.7: Stubborn."""
        board = board_of(g)
        is_stubborn = board.mood == STUBBORN and board.warlord == battle.clearing
        return MOOD + STUBBORN if is_stubborn else NOBODY

    def extra_hits(self, g: Root, me: int, battle: Battle) -> list[int]:
        """14.7.8: Wrathful, in attack."""
        board = board_of(g)
        leads = battle.sides[0] == me and board.warlord == battle.clearing
        return [MOOD + WRATHFUL] if leads and board.mood == WRATHFUL else []


# 14.4 Birdsong


def recruit(g: Root, me: int) -> Flow:
    """14.4.2: with the warlord, then at the strongholds."""
    board = board_of(g)
    if board.warlord != NOWHERE and why_not_place(g, me, board.warlord) is None:
        place_warriors(g, me, board.warlord, board.prowess(), "14.4.2")
    at = [
        c for c in places_with(g, STRONGHOLD) for _ in range(g.pieces[STRONGHOLD * CLEARINGS + c])
    ]
    yield from place_in_each(g, me, at, "14.4.2")


# 14.5 Daylight


def begin_actions(g: Root, me: int) -> None:
    board_of(g).begin()


def first_actions(g: Root, me: int) -> Flow:
    """Command, then advance; the other way round for the Grandiose (14.7.2)."""
    is_grandiose = board_of(g).mood == GRANDIOSE
    yield from advance(g, me) if is_grandiose else command(g, me)


def second_actions(g: Root, me: int) -> Flow:
    is_grandiose = board_of(g).mood == GRANDIOSE
    yield from command(g, me) if is_grandiose else advance(g, me)


def command(g: Root, me: int) -> Flow:
    """14.5.2: one of as many actions as there is Command."""
    board = board_of(g)
    word = yield Question(COMMAND, g.seat_of[me], (board.command() - board.commanded,))
    if word == DONE:
        return
    g.again = True
    board.commanded += COMMAND.counts(word)
    yield from COMMAND.take(g, me, word)


def move(g: Root, me: int) -> Flow:
    yield from take_move(g, me, "14.5.2.I")


def build(g: Root, me: int) -> Flow:
    """14.5.2.III: a card for a stronghold."""
    c = (yield Question(BUILD_IN, g.seat_of[me])) - CLEARING
    yield from spend_matching(g, me, c, "14.5.2.III")
    place_piece(g, me, STRONGHOLD, c, "14.5.2.III")


# 14.6 Evening


def oppress(g: Root, me: int) -> None:
    """14.6.2."""
    count = len(oppressed(g, me))
    if count:
        g.tell("oppressed", "14.6.2", g.seat_of[me], count)
        score(g, me, points_for(count), "14.6.2")


def oppressed(g: Root, me: int) -> list[int]:
    """The clearings that the Hundreds rule, with a piece of theirs and none of an enemy's."""
    return [c for c in ruled_by(g, me) if has_pieces_in(g, me, c) and not enemy_pieces(g, me, c)]


def points_for(count: int) -> int:
    return OPPRESSION[min(count, len(OPPRESSION) - 1)]


def draw_and_discard(g: Root, me: int) -> Flow | None:
    return turn.draw_and_discard(g, me, "14.6.3")


# What can be chosen, and why not


def why_not_garrison(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    return None if c in start_corners(g, player(g, q)) else NOT_TO_GARRISON


def why_no_command(g: Root, me: int) -> Refusal | None:
    board = board_of(g)
    return None if board.commanded < board.command() else NO_COMMAND_LEFT


def why_not_move(g: Root, me: int) -> Refusal | None:
    return None if can_move_warriors(g, me) else NOWHERE_TO_GO


def why_not_battle(g: Root, me: int) -> Refusal | None:
    return None if can_battle(g, me) else NO_BATTLE


def why_not_site(g: Root, me: int, c: int) -> Refusal | None:
    """Whether a stronghold could stand here, whatever is in hand."""
    if not rules(g, me, c):
        return NOT_RULED
    return NO_OPEN_SLOT if open_slots(g, c) < 1 else why_not_place(g, me, c)


def sites(g: Root, me: int) -> list[int]:
    return [c for c in range(MAP_CLEARINGS) if why_not_site(g, me, c) is None]


def why_not_build(g: Root, me: int) -> Refusal | None:
    if not g.stock[STRONGHOLD]:
        return NONE_LEFT
    return why_none_matches(g, me, sites(g, me), NO_STRONGHOLD_SITE, NO_CARD_FOR_STRONGHOLD)


def why_not_build_in(g: Root, q: Question, word: int) -> Refusal | None:
    me, c = player(g, q), as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    refusal = why_not_site(g, me, c)
    if refusal is not None:
        return refusal
    return None if matching(g, me, g.suits[c]) else NO_CARD_FOR_STRONGHOLD


def only_the_hand_helps(g: Root, q: Question) -> bool:
    """Whether only a card in hand could make an action possible, for all that others know."""
    me = player(g, q)
    if could_do_common(g, me):
        return True
    if why_no_command(g, me) is not None or not holds_any(g, q):
        return False
    if why_not_move(g, me) is None or why_not_battle(g, me) is None:
        return False
    return g.stock[STRONGHOLD] > 0 and len(sites(g, me)) > 0


GARRISON_IN: Final[Ask[Root]] = Ask(
    "garrison",
    "14.3.1",
    lambda g, q: clearings(start_corners(g, player(g, q))),
    why_not_garrison,
)
COMMAND: Final = ActionAsk(
    "command",
    "14.5.2",
    (
        Action(MOVE, why_not_move, move),
        Action(BATTLE, why_not_battle, start_battle),
        Action(BUILD, why_not_build, build),
    ),
    ("count",),
    only_the_hand_helps,
    why_no_command,
    expire=True,
)
BUILD_IN: Final[Ask[Root]] = Ask(
    "stronghold-in",
    "14.5.2.III",
    lambda g, q: clearings(list(range(MAP_CLEARINGS))),
    why_not_build_in,
    secret=lambda g, q: len(sites(g, player(g, q))) > 1,
)
ASKS = (
    *(GARRISON_IN, COMMAND, BUILD_IN),
    *warlord.ASKS,
    *hoard.ASKS,
    *mobs.ASKS,
    *moods.ASKS,
)

FACTIONS = (Hundreds(),)
