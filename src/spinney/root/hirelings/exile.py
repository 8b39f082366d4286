"""The Exile, and the Brigand."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from spinney.core.fields import Fields
from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.battle import might_fight, try_battle_in
from spinney.root.belongings import clear_ruin, exhaust, lose_crafted_item, take_out
from spinney.root.hands import can_be_robbed, draw, player, take_random
from spinney.root.hireling import DaylightHireling
from spinney.root.hirelings.boards import read_forest
from spinney.root.hirelings.deeds import (
    NOTHING_FOR_HIRELING,
    STEAL,
    choose_clearing,
    choose_forest,
    choose_how,
    choose_whom,
    everywhere,
)
from spinney.root.pieces import has_pieces_in
from spinney.root.power import Loss
from spinney.root.refusals import NOT_HERE
from spinney.root.setup import populate_ruins
from spinney.root.state import NOBODY, Battle, Board, Root, other_players
from spinney.root.victory import score
from spinney.root.words import (
    AID,
    BATTLE,
    CLEARING,
    DONE,
    EXPLORE,
    FACTION,
    FOREST,
    HIRELING,
    ITEM,
    ITEMS,
    MOVE,
    VAGABOND,
    VOCABULARY,
)

EXILE: Final = HIRELING + 3
CLUB: Final = VOCABULARY.number("club") - ITEM
CLUBS: Final = 3
BATTLE_COST: Final = 2
WORDS: Final = VOCABULARY.words

NO_ITEM_TO_GIVE: Final = Refusal("no-item-to-give", "exile")
NOT_BY_THE_EXILE: Final = Refusal("not-by-the-exile", "exile")


class ExileBoard(Board):
    """The forest where the Exile is, and the items on the card."""

    __slots__ = ("forest", "items", "lost", "tired")

    def __init__(self) -> None:
        self.forest = 0
        self.items: list[int] = [0] * ITEMS
        self.tired = 0
        """How many of them are exhausted; which does not matter."""
        self.lost: list[int] = [0] * ITEMS
        """What left the game."""

    def copy(self) -> ExileBoard:
        board = ExileBoard()
        board.forest = self.forest
        board.items = self.items.copy()
        board.tired = self.tired
        board.lost = self.lost.copy()
        return board

    def ready(self) -> int:
        return sum(self.items) - self.tired

    def names(self) -> list[str]:
        return [WORDS[ITEM + item] for item in range(ITEMS) for _ in range(self.items[item])]

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        return {"forest": WORDS[FOREST + self.forest], "items": self.names(), "tired": self.tired}

    def write(self) -> dict[str, Any]:
        lost = [WORDS[ITEM + item] for item in range(ITEMS) for _ in range(self.lost[item])]
        return {
            "forest": WORDS[FOREST + self.forest],
            "items": self.names(),
            "tired": self.tired,
            "lost": lost,
        }

    def read(self, fields: Fields) -> None:
        self.forest = max(0, read_forest(fields))
        given = fields.array("items", [WORDS[ITEM + CLUB]] * CLUBS)
        for name, counts in (("items", self.items), ("lost", self.lost)):
            words = given if name == "items" else fields.array("lost")
            for i, word in enumerate(words):
                at = f"{name}[{i}]"
                item = fields.known(at, word, VOCABULARY, ITEM, ITEM + ITEMS - 1) - ITEM
                if item >= 0:
                    counts[item] += 1
        self.tired = fields.number("tired", 0, sum(self.items), 0)

    def held_items(self) -> list[tuple[str, list[int]]]:
        return [("items", self.items), ("lost", self.lost)]

    def brought_items(self) -> list[int]:
        return [CLUB] * CLUBS


def board_of(g: Root) -> ExileBoard:
    board = g.boards[EXILE]
    assert isinstance(board, ExileBoard)
    return board


class Exile(DaylightHireling):
    def __init__(self) -> None:
        super().__init__(EXILE, faction=VAGABOND)

    def fresh_board(self) -> Board | None:
        return ExileBoard()

    def deploy(self, g: Root, me: int, by: int) -> Flow:
        """The pawn in any forest, three clubs on the card."""
        board = board_of(g)
        board.items[CLUB] = CLUBS
        forests = list(range(len(g.map.forest_clearings)))
        board.forest = yield from choose_forest(g, me, by, forests)
        g.tell("hireling-at", self.rule, FACTION + me, FOREST + board.forest)

    # Aid: anybody gives it an item

    def offers(self, g: Root, me: int, who: int) -> list[int]:
        return [*super().offers(g, me, who), AID]

    def why_not_offer(self, g: Root, me: int, who: int, word: int) -> Refusal | None:
        if word != AID:
            return super().why_not_offer(g, me, who, word)
        if not any(has_pieces_in(g, who, c) for c in around(g)):
            return NOT_BY_THE_EXILE
        return None if any(g.items[who]) else NO_ITEM_TO_GIVE

    def take_offer(self, g: Root, me: int, who: int, word: int) -> Flow:
        """An item for a card and a point."""
        if word != AID:
            yield from super().take_offer(g, me, who, word)
            return
        item = (yield Question(GIVE_ITEM, g.seat_of[who])) - ITEM
        lose_crafted_item(g, who, item)
        board_of(g).items[item] += 1  # it comes face up (ruling R95)
        g.tell("gave-item", self.rule, g.seat_of[who], ITEM + item)
        draw(g, who, 1, self.rule)
        score(g, who, 1, "exile")

    # Daylight

    def why_not_act(self, g: Root, me: int, who: int) -> Refusal | None:
        return None if options(g) != [DONE] else NOTHING_FOR_HIRELING

    def act(self, g: Root, me: int, who: int) -> Flow:
        """Move for one item, battle for two, as long as there are any; then all are refreshed."""
        board = board_of(g)
        while not g.over and options(g) != [DONE]:
            word = yield from choose_how(g, me, who, options(g))
            if word == DONE:
                break
            if word == MOVE:
                board.tired += 1
                forests = g.map.forest_forests[board.forest]
                board.forest = yield from choose_forest(g, me, who, forests)
                g.tell("hireling-at", self.rule, FACTION + me, FOREST + board.forest)
            else:
                board.tired += BATTLE_COST
                c = yield from choose_clearing(g, me, who, battlefields(g))
                yield from try_battle_in(g, me, c)
        board.tired = 0

    def pawn_place(self, g: Root, me: int) -> int:
        """While it attacks in a clearing, the pawn is in the battle."""
        battle = g.battle
        return NOBODY if battle is None or battle.sides[0] != me else battle.clearing

    def max_hits(self, g: Root, me: int, battle: Battle) -> int:
        return sum(board_of(g).items)

    def take_hits(
        self, g: Root, me: int, battle: Battle, hits: int
    ) -> Generator[Question, int, list[Loss]]:
        """Each hit exhausts an item; once all are exhausted, it costs one."""
        board = board_of(g)
        for _ in range(hits):
            if board.ready():
                board.tired += 1
            elif board.tired:
                item = next(item for item in range(ITEMS - 1, -1, -1) if board.items[item])
                board.items[item] -= 1
                board.lost[item] += 1
                board.tired -= 1
                g.tell("exile-lost", self.rule, FACTION + me, ITEM + item)
        yield from ()
        return []


def around(g: Root) -> list[int]:
    """The clearings next to the Exile's forest."""
    return g.map.forest_clearings[board_of(g).forest]


def battlefields(g: Root) -> list[int]:
    return [c for c in around(g) if might_fight(g, EXILE, c)]


def options(g: Root) -> list[int]:
    """What the items that are face up suffice for."""
    found = []
    if board_of(g).ready() >= BATTLE_COST and battlefields(g):
        found.append(BATTLE)
    if board_of(g).ready() and g.map.forest_forests[board_of(g).forest]:
        found.append(MOVE)
    return [*found, DONE]


class Brigand(DaylightHireling):
    """Two actions, each once in a Daylight: take an item from a ruin, and a card from a hand."""

    def __init__(self) -> None:
        super().__init__(EXILE, demoted=True, faction=VAGABOND)
        self.once_a_turn = (EXPLORE, STEAL)
        self.has_setup = True
        self.ruin_items = 1

    def deploy(self, g: Root, me: int, by: int) -> Flow:
        """Items under the ruins, as if a Vagabond were in play."""
        if not any(g.ruin_items):
            populate_ruins(g)
        yield from ()

    def why_not_offer(self, g: Root, me: int, who: int, word: int) -> Refusal | None:
        return None if self.choices(g, who) else NOTHING_FOR_HIRELING

    def choices(self, g: Root, who: int) -> list[int]:
        found = []
        if EXPLORE not in g.used and ruins_at_hand(g, who):
            found.append(EXPLORE)
        somebody = any(robbable_in(g, who, c) for c in everywhere())
        if STEAL not in g.used and unused_items(g, who) and somebody:
            found.append(STEAL)
        return found

    def take_offer(self, g: Root, me: int, who: int, word: int) -> Flow:
        g.tell("hireling-acts", "E.2.4", g.seat_of[who], self.word)
        how = yield from choose_how(g, me, who, self.choices(g, who))
        g.used.append(how)
        if how == EXPLORE:
            yield from self.explore(g, me, who)
        else:
            yield from self.rob(g, me, who)

    def explore(self, g: Root, me: int, who: int) -> Flow:
        """An item of a ruin goes to the Crafted Items box (ruling R96)."""
        c = yield from choose_clearing(g, me, who, ruins_at_hand(g, who))
        g.reveal()
        item = g.ruin_items[c][g.pick(g.ruin_items[c], ITEM)]
        take_out(g, c, item)
        g.tell("found", self.rule, g.seat_of[who], ITEM + item, CLEARING + c)
        yield from g.played[who].gain_item(g, who, item)
        clear_ruin(g, c)

    def rob(self, g: Root, me: int, who: int) -> Flow:
        """Exhaust a crafted item for a random card of somebody in the same clearing."""
        item = (yield Question(TIRE_ITEM, g.seat_of[who])) - ITEM
        exhaust(g, who, item)
        places = [c for c in everywhere() if robbable_in(g, who, c)]
        c = yield from choose_clearing(g, me, who, places)
        victim = yield from choose_whom(g, me, who, c, robbable_in(g, who, c))
        take_random(g, who, victim, self.rule)


def ruins_at_hand(g: Root, who: int) -> list[int]:
    return [c for c in everywhere() if g.ruin_items[c] and has_pieces_in(g, who, c)]


def unused_items(g: Root, who: int) -> list[int]:
    return [item for item in range(ITEMS) if g.items[who][item] > g.items_used[who][item]]


def robbable_in(g: Root, who: int, c: int) -> list[int]:
    """The players with cards whose faction pieces share this clearing with this player's."""
    if not has_pieces_in(g, who, c):
        return []
    return [
        other
        for other in other_players(g, who)
        if can_be_robbed(g, other) and has_pieces_in(g, other, c)
    ]


def given(g: Root, q: Question) -> list[int]:
    return [ITEM + item for item in range(ITEMS) if g.items[player(g, q)][item]]


def why_not_given(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in given(g, q) else NO_ITEM_TO_GIVE


def tireable(g: Root, q: Question) -> list[int]:
    return [ITEM + item for item in unused_items(g, player(g, q))]


def why_not_tire(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in tireable(g, q) else NOT_HERE


GIVE_ITEM: Final[Ask[Root]] = Ask("give-item", "exile", given, why_not_given)
TIRE_ITEM: Final[Ask[Root]] = Ask("tire-item", "brigand", tireable, why_not_tire)
ASKS: Final[tuple[Ask[Root], ...]] = (GIVE_ITEM, TIRE_ITEM)
REFUSALS: Final[tuple[Refusal, ...]] = (NO_ITEM_TO_GIVE, NOT_BY_THE_EXILE)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "gave-item": ("seat", "item"),
    "exile-lost": ("owner", "item"),
}
