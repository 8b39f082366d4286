"""The Vagabond (chapter 9)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.errors import Misfit
from spinney.core.fields import Fields
from spinney.core.game import WORD
from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.core.rows import same
from spinney.core.setup import Option, Setup
from spinney.root.actions import Action, ActionAsk
from spinney.root.battle import as_owner, attackable, opponents, start_battle
from spinney.root.common import could_do_any
from spinney.root.crafting import CRAFT_WHAT, can_craft, craft
from spinney.root.editions import FIRST, Edition
from spinney.root.faction import INSURGENT, NO_SETUP_CARD, PIECES_OF, Faction, Progress, of
from spinney.root.factions.vagabond import characters, items, quests, relations, ruins, wandering
from spinney.root.factions.vagabond.board import (
    DAMAGED,
    VagabondBoard,
    board_of,
    in_clearing,
    quest_board,
)
from spinney.root.factions.vagabond.cards import CHARACTERS, STARTING_ITEMS
from spinney.root.factions.vagabond.characters import LABOR, take_special, why_not_special
from spinney.root.factions.vagabond.items import (
    carries_too_much,
    check_capacity,
    damage_items,
    exhaust,
    pay_with_items,
    refresh,
    repair_items,
    rest,
)
from spinney.root.factions.vagabond.quests import go_on_quest, lay_out_quests, why_not_quest
from spinney.root.factions.vagabond.relations import (
    IN_A_FOREST,
    aid,
    why_no_aid_at_all,
    why_not_aid,
)
from spinney.root.factions.vagabond.ruins import explore, why_not_explore
from spinney.root.factions.vagabond.rules import VagabondRules
from spinney.root.factions.vagabond.wandering import (
    BY_ACTION,
    FOR_NOTHING,
    TOO_FEW_BOOTS,
    can_go,
    go,
    slip,
    take_ally_along,
    why_not_set_out,
)
from spinney.root.hands import distinct, player
from spinney.root.pieces import pieces_in
from spinney.root.power import Loss
from spinney.root.powers import gather
from spinney.root.refusals import NO_BATTLE, NO_ENEMY_THERE, NOT_A_PLAYER, NOT_HERE, NOWHERE_TO_GO
from spinney.root.removal import remove_piece, remove_warriors
from spinney.root.rule import why_not_remove
from spinney.root.setup import populate_ruins
from spinney.root.state import DAYLIGHT, NOBODY, Battle, Board, Root
from spinney.root.suits import COUNTED_AS
from spinney.root.turn import draw_and_discard
from spinney.root.words import (
    AID,
    BATTLE,
    BOOTS,
    CHARACTER,
    CLEARING,
    CLEARINGS,
    COINS,
    CRAFT,
    CROSSBOW,
    DONE,
    EXPLORE,
    FACTION,
    FOREST,
    HAMMER,
    ITEM,
    ITEMS,
    MOVE,
    PIECE,
    QUEST,
    REPAIR,
    SPECIAL,
    STRIKE,
    SWORD,
    TEA,
    VAGABOND,
    VAGABOND_2,
)

DAMAGE_OF_FULL_REMOVAL: Final = 3
REFRESHED: Final = 3
REFRESHED_PER_TEA: Final = 2
COALITIONS: Final = Option("coalitions", ("scoring", "anybody"), "scoring", "R35", before="anybody")

TAKEN_CHARACTER: Final = Refusal("taken-character", "R39")
NOT_A_FOREST: Final = Refusal("not-a-forest", "9.3.2")
SCORCHED: Final = Refusal("scorched", "D.6.2")
NO_SWORD: Final = Refusal("no-sword", "9.5.2")
NO_CROSSBOW: Final = Refusal("no-crossbow", "9.5.6")
NOTHING_TO_STRIKE: Final = Refusal("nothing-to-strike", "9.5.6")
NO_HAMMER: Final = Refusal("no-hammer", "9.5.7")
NOTHING_TO_REPAIR: Final = Refusal("nothing-to-repair", "9.5.7")
NOTHING_TO_CRAFT: Final = Refusal("nothing-to-craft", "9.5.8")
CRAFTS_IN_DAYLIGHT: Final = Refusal("vagabond-crafts", "9.2.1", always=True)
REFUSALS = (
    CRAFTS_IN_DAYLIGHT,
    *(TAKEN_CHARACTER, NOT_A_FOREST, SCORCHED, NO_SWORD, NO_CROSSBOW, NOTHING_TO_STRIKE),
    *(NO_HAMMER, NOTHING_TO_REPAIR, NOTHING_TO_CRAFT),
)
EVENTS = {"character": ("seat", "word"), "pawn-placed": ("seat", "forest")}


class Vagabond(VagabondRules):
    """Both Vagabonds play by these rules; what differs is in their boards."""

    def __init__(self, number: int, reach: int) -> None:
        super().__init__(number, reach)
        self.birdsong = (("refresh", wake_and_refresh), ("slip", slip))
        self.daylight = (("act", act),)
        self.evening = (
            ("rest", evenings_rest),
            ("draw", draw_cards),
            ("capacity", item_capacity),
        )
        self.progress = (Progress("aids", {}, DAYLIGHT, "start"),)
        self.once_a_turn = (SPECIAL,)
        self.asks = ALL_ASKS
        self.refusals = ALL_REFUSALS
        self.events = ALL_EVENTS
        self.headlines = ("found", "looked", "shown-item", "quest-completed", "coalition")
        self.grave = ("coalition",)
        self.explained = (CHOOSE_CHARACTER.name,)
        self.piles = {LABOR.name: "discard"}
        self.arguments = {"quest": WORD, "rest": WORD, "forest": WORD}
        self.options = (COALITIONS,)
        self.setup_card = INSURGENT if number == VAGABOND else NO_SETUP_CARD
        """There is one for the first of them alone (ruling R108)."""
        self.beside = tuple([CHARACTER + each for each in range(CHARACTERS)])
        self.moves_a_pawn = True
        self.moves_without_rule = True
        """9.2.3."""
        self.ruin_items = 1
        """9.3.4, 9.7.1."""

    def in_edition(self, edition: Edition) -> Faction:
        if edition is not FIRST:
            return self
        return FIRST_VAGABONDS[0 if self.number == VAGABOND else 1]

    def check_setup(self, setup: Setup, seated: list[int]) -> Misfit | None:
        if VAGABOND not in seated:
            return Misfit("second-vagabond", "9.7", "seats: vagabond_2 needs vagabond", "seats")
        if set(seated) == {VAGABOND, VAGABOND_2}:
            wrong = "seats: two Vagabonds alone run out of points to score"
            return Misfit("vagabonds-alone", "5.2", wrong, "seats")
        return None

    def new_board(self, setup: Setup) -> Board | None:
        return VagabondBoard(setup["coalitions"] == "anybody")

    def untimely(self, g: Root, me: int, who: int, word: int) -> Refusal | None:
        return CRAFTS_IN_DAYLIGHT if who == me and word == CRAFT else None

    def check_player(self, g: Root, me: int, path: str, fields: Fields) -> None:
        """9.2.8: a dominance card and a coalition go together."""
        if g.coalition[me] != NOBODY and g.dominance[me] == NOBODY:
            what = "it is formed with a dominance card: name it as `dominance` (rule 9.2.8)"
            fields.unreachable(f"{path}.coalition", what)
        elif g.coalition[me] == NOBODY and g.dominance[me] != NOBODY:
            what = "with it a Vagabond forms a coalition: name it as `coalition` (rule 9.2.8)"
            fields.unreachable(f"{path}.dominance", what)

    # 9.2 Faction rules and abilities

    def crafting_pieces(self, g: Root, me: int) -> list[int]:
        """9.2.1: hammers, all of the suit of the pawn's clearing."""
        board = board_of(g, me)
        pieces = [0, 0, 0, 0]
        if in_clearing(board):
            pieces[COUNTED_AS[g.suits[board.place]]] = board.ready(HAMMER)
        return pieces

    def activate(self, g: Root, me: int, suit: int) -> Flow:
        exhaust(g, me, HAMMER, "9.5.8")
        yield from ()

    def silent(self, g: Root, me: int) -> tuple[int, ...]:
        """What only some characters do (appendix D)."""
        return characters.not_theirs(board_of(g, me))

    def can_pay_warriors(self, g: Root, me: int) -> int:
        return sum(board_of(g, me).items[:ITEMS])

    def pay_warriors(self, g: Root, me: int, n: int, rule: str) -> Generator[Question, int, bool]:
        """He has none, and exhausts items instead."""
        yield from pay_with_items(g, me, n, rule)
        return False

    def gain_item(self, g: Root, me: int, item: int) -> Flow:
        """9.2.1: always (ruling R45)."""
        board_of(g, me).items[item] += 1
        yield from ()

    def pawn_place(self, g: Root, me: int) -> int:
        """9.2.2: the pawn is a piece, but neither a warrior nor ever removed."""
        return board_of(g, me).place

    def swept(self, g: Root, me: int, by: int, c: int) -> Flow:
        """9.2.2.I."""
        if self.suffers_removal:
            yield from damage_items(g, me, DAMAGE_OF_FULL_REMOVAL, "9.2.2.I")

    def waylaid(self, g: Root, me: int, rule: str) -> Flow:
        """A toll on the path costs an item what it costs others a warrior."""
        yield from damage_items(g, me, 1, rule)

    def accompany(self, g: Root, me: int, origin: int, target: int, n: int) -> Flow:
        """9.2.9.II.b."""
        yield from take_ally_along(g, me, origin, target)

    def can_move_pawn(self, g: Root, me: int) -> bool:
        return can_go(g, me, FOR_NOTHING)

    def move_pawn(self, g: Root, me: int, rule: str) -> Generator[Question, int, int]:
        yield from go(g, me, FOR_NOTHING, rule)
        return board_of(g, me).place

    def is_defenseless(self, g: Root, me: int, c: int) -> bool:
        """9.2.4."""
        return not board_of(g, me).undamaged(SWORD)

    def before_battle(self, g: Root, me: int, battle: Battle) -> Flow:
        yield from relations.attack_with_ally(g, me, battle)

    def max_hits(self, g: Root, me: int, battle: Battle) -> int:
        return relations.max_hits(g, me, battle)

    def take_hits(
        self, g: Root, me: int, battle: Battle, hits: int
    ) -> Generator[Question, int, list[Loss]]:
        return (yield from relations.take_hits(g, me, battle, hits))

    def after_battle(self, g: Root, me: int, battle: Battle, losses: list[Loss]) -> Flow:
        relations.part_with_ally(g, me, battle, losses)
        yield from ()

    def after_removing(self, g: Root, me: int, loss: Loss, battle: Battle | None) -> Flow:
        relations.after_removing(g, me, loss, battle)
        yield from ()

    def why_not_dominance(self, g: Root, me: int, card: int) -> Refusal | None:
        return relations.why_not_coalition(g, me)

    def activate_dominance(self, g: Root, me: int, card: int) -> Flow:
        yield from relations.form_coalition(g, me, card)

    def draw_bonus(self, g: Root, me: int) -> int:
        """9.6.2."""
        return board_of(g, me).on_track(COINS)

    def ruins_known(self, g: Root, me: int, seat: int) -> int:
        board = board_of(g, me)
        return board.looked | board.shown if seat == g.seat_of[me] else board.shown

    # D. What some characters do at other times than in their Daylight

    def battle_effects(self, g: Root, me: int, battle: Battle) -> list[int]:
        return characters.swift_strikes(g, me)

    def use_battle_effect(self, g: Root, me: int, battle: Battle, word: int) -> Flow:
        characters.strike_swiftly(g, me, battle)
        yield from ()

    def before_roll(self, g: Root, me: int, battle: Battle) -> Flow:
        if me not in battle.sides:
            yield from characters.protect(g, me, battle)

    def forbids_placing(self, g: Root, me: int, who: int, c: int) -> Refusal | None:
        return SCORCHED if board_of(g, me).scorched == c else None

    def forbids_entering(self, g: Root, me: int, who: int, c: int) -> Refusal | None:
        return SCORCHED if board_of(g, me).scorched == c else None

    # 9.3 Setup

    def set_up(self, g: Root, me: int) -> Flow:
        """Of two Vagabonds, chance says which one goes first (9.7.1)."""
        if VAGABOND_2 in g.owners:
            if not quest_board(g).quests:
                me = (VAGABOND, VAGABOND_2)[g.below(2)]
            else:
                me = VAGABOND if board_of(g, VAGABOND).character < 0 else VAGABOND_2
        seat, board = g.seat_of[me], board_of(g, me)
        word = yield Question(CHOOSE_CHARACTER, seat)
        board.character = word - CHARACTER
        gather(g, me)
        g.tell("character", "9.3.1", seat, word)
        yield from self.start_out(g, me)

    def set_up_by_card(self, g: Root, me: int) -> Flow:
        """The character is dealt, in a draft beside the setup card (A.8.1.III)."""
        taken = [board.character for board in g.boards if isinstance(board, VagabondBoard)]
        free = [each for each in range(CHARACTERS) if each not in taken]
        word = g.beside[me] if me in g.beside else CHARACTER + free[g.pick(free, CHARACTER)]
        board_of(g, me).character = word - CHARACTER
        gather(g, me)
        g.tell("character", "A.8.1.III", g.seat_of[me], word)
        yield from self.start_out(g, me)

    def start_out(self, g: Root, me: int) -> Flow:
        """9.3.2 to 9.3.5."""
        seat, board = g.seat_of[me], board_of(g, me)
        word = yield Question(PLACE_PAWN, seat)
        board.place = word - CLEARING
        g.tell("pawn-placed", "9.3.2", seat, word)
        if not quest_board(g).quests:
            lay_out_quests(g, "9.3.3")
            populate_ruins(g)
        for item in STARTING_ITEMS[board.character]:
            board.items[item] += 1
            g.tell("gained-item", "9.3.5", seat, ITEM + item)


class FirstVagabond(Vagabond):
    """The Vagabond of the first edition."""

    def __init__(self, number: int, reach: int) -> None:
        super().__init__(number, reach)
        self.suffers_removal = False
        self.carries_damaged_items = False
        self.slips_from_anywhere = False
        self.allies_need_no_rule = False
        self.infamous_in_own_turn_only = False
        self.partner_is_alone = False


# 9.4 Birdsong


def wake_and_refresh(g: Root, me: int) -> Flow | None:
    """9.4.1: three items, and two more for each tea on its track (ruling R51)."""
    board = board_of(g, me)
    board.aids = same(0, len(board.aids))
    return refresh(g, me, REFRESHED + REFRESHED_PER_TEA * board.on_track(TEA), "9.4.1")


# 9.5 Daylight


def act(g: Root, me: int) -> Flow:
    """One action, paid for with items."""
    word = yield Question(ACT, g.seat_of[me])
    if word == DONE:
        return
    g.again = True
    yield from ACT.take(g, me, word)


def move(g: Root, me: int) -> Flow:
    yield from go(g, me, BY_ACTION, "9.5.1")


def battle(g: Root, me: int) -> Flow:
    """9.5.2."""
    exhaust(g, me, SWORD, "9.5.2")
    yield from start_battle(g, me)


def strike(g: Root, me: int) -> Flow:
    """9.5.6: remove a warrior, or where there is none a building or token."""
    seat, c = g.seat_of[me], board_of(g, me).place
    other = (yield Question(STRIKE_AT, seat)) - FACTION
    exhaust(g, me, CROSSBOW, "9.5.6")
    if of(g, other).removable(g, other, c):
        yield from remove_warriors(g, me, other, c, 1, "9.5.6")
    else:
        about = (FACTION + other, CLEARING + c)
        piece = (yield Question(STRIKE_DOWN, seat, about)) - PIECE
        yield from remove_piece(g, me, other, c, piece, "9.5.6")


def repair(g: Root, me: int) -> Flow:
    """9.5.7."""
    exhaust(g, me, HAMMER, "9.5.7")
    yield from repair_items(g, me, 1, "9.5.7")


def craft_a_card(g: Root, me: int) -> Flow:
    """9.5.8."""
    card = yield Question(CRAFT_WHAT, g.seat_of[me])
    yield from craft(g, me, card)


# 9.6 Evening


def evenings_rest(g: Root, me: int) -> None:
    """9.6.1: in a forest all items are repaired."""
    if not in_clearing(board_of(g, me)):
        rest(g, me, "9.6.1")


def draw_cards(g: Root, me: int) -> Flow | None:
    return draw_and_discard(g, me, "9.6.2", "9.6.3")


def item_capacity(g: Root, me: int) -> Flow | None:
    return check_capacity(g, me, "9.6.4") if carries_too_much(board_of(g, me)) else None


# What can be chosen, and why not


def strikable(g: Root, me: int) -> list[int]:
    """Enemies with something to remove in the pawn's clearing; a pawn stays."""
    c = board_of(g, me).place
    if c >= CLEARINGS:
        return []
    return [
        other
        for other in attackable(g, me)
        if why_not_remove(g, other, c, NOTHING_TO_STRIKE) is None
        or (
            not g.warriors[other * CLEARINGS + c]
            and any(g.pieces[piece * CLEARINGS + c] for piece in PIECES_OF[other])
        )
    ]


def why_not_strike(g: Root, me: int) -> Refusal | None:
    if not board_of(g, me).ready(CROSSBOW):
        return NO_CROSSBOW
    return None if strikable(g, me) else NOTHING_TO_STRIKE


def why_not_repair(g: Root, me: int) -> Refusal | None:
    board = board_of(g, me)
    if not board.ready(HAMMER):
        return NO_HAMMER
    return None if any(board.items[DAMAGED:]) else NOTHING_TO_REPAIR


def why_not_craft(g: Root, me: int) -> Refusal | None:
    return None if can_craft(g, me) else NOTHING_TO_CRAFT


def only_the_hand_helps(g: Root, q: Question) -> bool:
    """Whether only a card in hand could make an action possible, for all that others know."""
    me = player(g, q)
    if not could_do_any(g, me) and why_no_aid_at_all(g, me) is not None:
        return False
    openly = (action for action in ACT.actions if action.word not in (AID, CRAFT))
    return all(action.why_not(g, me) is not None for action in openly)


def why_not_move(g: Root, me: int) -> Refusal | None:
    if not board_of(g, me).ready(BOOTS):
        return TOO_FEW_BOOTS
    if can_go(g, me, BY_ACTION):
        return None
    refusal = why_not_set_out(g, me)
    return NOWHERE_TO_GO if refusal is None else refusal


def why_not_battle(g: Root, me: int) -> Refusal | None:
    board = board_of(g, me)
    if not board.ready(SWORD):
        return NO_SWORD
    if not in_clearing(board):
        return IN_A_FOREST
    return None if opponents(g, me, board.place) else NO_BATTLE


def why_not_character(g: Root, q: Question, word: int) -> Refusal | None:
    if not CHARACTER <= word < CHARACTER + CHARACTERS:
        return NOT_HERE
    taken = [board.character for board in g.boards if isinstance(board, VagabondBoard)]
    return TAKEN_CHARACTER if word - CHARACTER in taken else None


def why_not_pawn(g: Root, q: Question, word: int) -> Refusal | None:
    return None if FOREST <= word < FOREST + len(g.map.forest_clearings) else NOT_A_FOREST


def why_not_strike_at(g: Root, q: Question, word: int) -> Refusal | None:
    other = as_owner(word)
    if other not in g.owners:
        return NOT_A_PLAYER
    me = player(g, q)
    if other in strikable(g, me):
        return None
    here = other in attackable(g, me) and in_clearing(board_of(g, me))
    refusal = why_not_remove(g, other, board_of(g, me).place, NO_ENEMY_THERE) if here else None
    return NO_ENEMY_THERE if refusal is None else refusal


def pieces_to_strike(g: Root, q: Question) -> list[int]:
    owner, clearing = q.about
    return [PIECE + piece for piece in distinct(pieces_in(g, owner - FACTION, clearing - CLEARING))]


def why_not_strike_down(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in pieces_to_strike(g, q) else NOTHING_TO_STRIKE


CHOOSE_CHARACTER: Final[Ask[Root]] = Ask(
    "choose-character",
    "9.3.1",
    lambda g, q: list(range(CHARACTER, CHARACTER + CHARACTERS)),
    why_not_character,
)
PLACE_PAWN: Final[Ask[Root]] = Ask(
    "place-pawn",
    "9.3.2",
    lambda g, q: list(range(FOREST, FOREST + len(g.map.forest_clearings))),
    why_not_pawn,
)
ACT: Final = ActionAsk(
    "vagabond-act",
    "9.5",
    (
        Action(MOVE, why_not_move, move),
        Action(BATTLE, why_not_battle, battle),
        Action(EXPLORE, why_not_explore, explore),
        Action(AID, why_not_aid, aid),
        Action(QUEST, why_not_quest, go_on_quest),
        Action(STRIKE, why_not_strike, strike),
        Action(REPAIR, why_not_repair, repair),
        Action(CRAFT, why_not_craft, craft_a_card),
        Action(SPECIAL, why_not_special, take_special),
    ),
    secret=only_the_hand_helps,
)
STRIKE_AT: Final[Ask[Root]] = ExactAsk(
    "strike-at",
    "9.5.6",
    lambda g, q: [FACTION + other for other in strikable(g, player(g, q))],
    why_not_strike_at,
)
STRIKE_DOWN: Final[Ask[Root]] = ExactAsk(
    "strike-down", "9.5.6", pieces_to_strike, why_not_strike_down, ("faction", "clearing")
)
ASKS = (CHOOSE_CHARACTER, PLACE_PAWN, ACT, STRIKE_AT, STRIKE_DOWN)
ALL_ASKS = (
    *ASKS,
    *items.ASKS,
    *wandering.ASKS,
    *relations.ASKS,
    *quests.ASKS,
    *ruins.ASKS,
    *characters.ASKS,
)
ALL_REFUSALS = (
    *REFUSALS,
    *items.REFUSALS,
    *wandering.REFUSALS,
    *relations.REFUSALS,
    *quests.REFUSALS,
    *ruins.REFUSALS,
    *characters.REFUSALS,
)
ALL_EVENTS = (
    EVENTS
    | items.EVENTS
    | wandering.EVENTS
    | relations.EVENTS
    | quests.EVENTS
    | ruins.EVENTS
    | characters.EVENTS
)

FACTIONS = (Vagabond(VAGABOND, 5), Vagabond(VAGABOND_2, 2))
FIRST_VAGABONDS: Final = (FirstVagabond(VAGABOND, 5), FirstVagabond(VAGABOND_2, 2))
