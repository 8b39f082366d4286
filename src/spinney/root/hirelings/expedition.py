"""The Sunward Expedition, and the Mole Artisans."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from spinney.core.fields import Fields
from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.battle import could_battle
from spinney.root.hands import take_back
from spinney.root.hireling import DaylightHireling, Hireling
from spinney.root.hirelings.deeds import (
    NOT_ON_CARD,
    NOTHING_FOR_HIRELING,
    REINFORCE,
    choose_clearing,
    choose_how,
    choose_place,
    everywhere,
    march_and_fight,
    open_to,
)
from spinney.root.moving import can_move_warriors
from spinney.root.pieces import place_piece, place_warriors, places_with, take_piece
from spinney.root.power import Power
from spinney.root.refusals import NOT_HERE
from spinney.root.state import Board, Root
from spinney.root.words import (
    CARDS,
    CLEARING,
    CLEARINGS,
    DONE,
    DUCHY,
    HIRELING,
    MARCH,
    NUMBER,
    PIECE,
    VOCABULARY,
)

EXPEDITION: Final = HIRELING + 7
FOOTHOLD: Final = VOCABULARY.number("foothold") - PIECE
FOOTHOLDS: Final = 3
PARTY: Final = 3
"""How many warriors come with a foothold."""


class SunwardExpedition(DaylightHireling):
    def __init__(self) -> None:
        super().__init__(EXPEDITION, warriors=8, faction=DUCHY)
        self.tokens = {FOOTHOLD: FOOTHOLDS}

    def deploy(self, g: Root, me: int, by: int) -> Flow:
        c = yield from self.set_foot(g, me, by)
        if c >= 0:
            place_warriors(g, me, c, PARTY, self.rule)

    def set_foot(self, g: Root, me: int, who: int) -> Generator[Question, int, int]:
        """A foothold where none is; returns the clearing."""
        c = yield from choose_place(g, me, who, new_ground(g, me))
        if c >= 0:
            place_piece(g, me, FOOTHOLD, c, self.rule)
        return c

    def why_not_act(self, g: Root, me: int, who: int) -> Refusal | None:
        return None if new_ground(g, me) else NOTHING_FOR_HIRELING

    def act(self, g: Root, me: int, who: int) -> Flow:
        """A foothold, if need be one from the map, with up to three warriors; then march, or one
        more at each foothold."""
        if not g.stock[FOOTHOLD]:
            c = yield from choose_clearing(g, me, who, places_with(g, FOOTHOLD))
            take_piece(g, FOOTHOLD, c)
        c = yield from self.set_foot(g, me, who)
        if g.supply[me]:
            word = yield Question(PARTY_OF, g.seat_of[who], (self.word, CLEARING + c))
            place_warriors(g, me, c, word - NUMBER, self.rule)
        ways = [MARCH] if can_move_warriors(g, me) or could_battle(g, me) else []
        ways += [REINFORCE] if g.supply[me] and places_with(g, FOOTHOLD) else []
        if not ways:
            return
        if (yield from choose_how(g, me, who, ways)) == MARCH:
            yield from march_and_fight(g, me, who)
        else:
            yield from reinforce(g, me, who, places_with(g, FOOTHOLD), self.rule)


def new_ground(g: Root, me: int) -> list[int]:
    return [c for c in open_to(g, me, everywhere()) if not g.pieces[FOOTHOLD * CLEARINGS + c]]


def reinforce(g: Root, me: int, who: int, places: list[int], rule: str) -> Flow:
    """A warrior in each of these clearings; if there are too few, the controller says where."""
    left = open_to(g, me, places)
    while left and g.supply[me]:
        c = left[0]
        if g.supply[me] < len(left):
            c = yield from choose_place(g, me, who, sorted(set(left)))
        place_warriors(g, me, c, 1, rule)
        left.remove(c)


class ArtisanBoard(Board):
    """The cards that are revealed until the end of Evening."""

    __slots__ = ("kept",)

    def __init__(self) -> None:
        self.kept: list[int] = []

    def copy(self) -> ArtisanBoard:
        board = ArtisanBoard()
        board.kept = self.kept.copy()
        return board

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        return {"kept": VOCABULARY.names(sorted(self.kept))}

    def write(self) -> dict[str, Any]:
        return {"kept": VOCABULARY.names(self.kept)}

    def read(self, fields: Fields) -> None:
        self.kept = fields.words("kept", VOCABULARY, 0, CARDS - 1)

    def cards(self) -> list[int]:
        return self.kept


def board_of(g: Root) -> ArtisanBoard:
    board = g.boards[EXPEDITION]
    assert isinstance(board, ArtisanBoard)
    return board


class Artisans(Power):
    """Crafted items may leave their cards with whoever crafts."""

    def keep_crafted(self, g: Root, me: int, card: int) -> Generator[Question, int, bool]:
        """Reveal the card instead of discarding it."""
        if (yield Question(KEEP, g.seat_of[me], (card,))) == DONE:
            return False
        board_of(g).kept.append(card)
        g.tell("revealed", "mole_artisans", g.seat_of[me], card)
        return True

    def end_of_evening(self, g: Root, me: int) -> Flow:
        """They return to the hand, even beyond five cards."""
        take_back(g, me, board_of(g).kept, "mole_artisans")
        board_of(g).kept = []
        yield from ()


class MoleArtisans(Hireling):
    def __init__(self) -> None:
        super().__init__(EXPEDITION, demoted=True, faction=DUCHY)
        self.command = Artisans()

    def fresh_board(self) -> Board | None:
        return ArtisanBoard()


def party_sizes(g: Root, q: Question) -> list[int]:
    return list(range(NUMBER, NUMBER + min(PARTY, g.supply[EXPEDITION]) + 1))


def why_not_party_of(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in party_sizes(g, q) else NOT_ON_CARD


def why_not_keep(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in (q.about[0], DONE) else NOT_HERE


KEEP: Final[Ask[Root]] = Ask(
    "keep-card", "mole_artisans", lambda g, q: (q.about[0], DONE), why_not_keep, ("card",)
)
PARTY_OF: Final[Ask[Root]] = Ask(
    "hireling-count", "E.2", party_sizes, why_not_party_of, ("word", "clearing")
)
ASKS: Final[tuple[Ask[Root], ...]] = (KEEP, PARTY_OF)
