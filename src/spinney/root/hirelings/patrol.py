"""The Forest Patrol, and the Feline Physicians."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from spinney.core.fields import Fields
from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.core.rows import but
from spinney.root.battle import could_battle
from spinney.root.faction import of
from spinney.root.hands import distinct, player, spend, why_not_matching_or_done
from spinney.root.hireling import DaylightHireling, Hireling
from spinney.root.hirelings.deeds import (
    NOTHING_FOR_HIRELING,
    REGROUP,
    choose_how,
    choose_place,
    everywhere,
    march_and_fight,
    open_to,
    posts,
)
from spinney.root.moving import can_move_warriors
from spinney.root.pieces import has_pieces_in, place_warriors, put_warriors
from spinney.root.power import BURY, Loss, Power
from spinney.root.state import Battle, Board, Root
from spinney.root.suits import suit_word
from spinney.root.words import CLEARING, CLEARINGS, DONE, FACTION, HIRELING, MARCH, MARQUISE

PATROL: Final = HIRELING
WARRIORS: Final = 12


class PatrolBoard(Board):
    """The warriors that wait on the card."""

    __slots__ = ("saved",)

    def __init__(self) -> None:
        self.saved = 0

    def copy(self) -> PatrolBoard:
        board = PatrolBoard()
        board.saved = self.saved
        return board

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        return {"saved": self.saved}

    def write(self) -> dict[str, Any]:
        return {"saved": self.saved}

    def read(self, fields: Fields) -> None:
        self.saved = fields.number("saved", 0, WARRIORS, 0)

    def warriors(self, owner: int) -> int:
        return self.saved if owner == PATROL else 0


def board_of(g: Root) -> PatrolBoard:
    board = g.boards[PATROL]
    assert isinstance(board, PatrolBoard)
    return board


class ForestPatrol(DaylightHireling):
    def __init__(self) -> None:
        super().__init__(PATROL, warriors=WARRIORS, faction=MARQUISE)

    def fresh_board(self) -> Board | None:
        return PatrolBoard()

    def deploy(self, g: Root, me: int, by: int) -> Flow:
        """One in every clearing."""
        for c in open_to(g, me, everywhere()):
            place_warriors(g, me, c, 1, self.rule)
        yield from ()

    def after_losses(self, g: Root, me: int, losses: list[Loss], battle: Battle | None) -> Flow:
        """Of all that are removed at once, one comes to the card (ruling R87)."""
        fallen = [loss for loss in losses if loss.warriors]
        if fallen:
            # Where they have been laid to rest: see `removal.consequences`.
            if g.answering[BURY] and not all(loss.replaced for loss in fallen):
                g.coffins = but(g.coffins, me, g.coffins[me] - 1)
            else:
                g.supply[me] -= 1
            board_of(g).saved += 1
            g.tell("patrol-saved", self.rule, FACTION + me, board_of(g).saved)
        yield from ()

    def why_not_act(self, g: Root, me: int, who: int) -> Refusal | None:
        return None if self.choices(g, me) else NOTHING_FOR_HIRELING

    def choices(self, g: Root, me: int) -> list[int]:
        found = []
        if can_move_warriors(g, me) or could_battle(g, me):
            found.append(MARCH)
        if board_of(g).saved and open_to(g, me, posts(g, me)):
            found.append(REGROUP)
        return found

    def act(self, g: Root, me: int, who: int) -> Flow:
        """A move and a battle, or all from the card to one clearing with the Patrol."""
        if (yield from choose_how(g, me, who, self.choices(g, me))) == MARCH:
            yield from march_and_fight(g, me, who)
            return
        c = yield from choose_place(g, me, who, open_to(g, me, posts(g, me)))
        board = board_of(g)
        put_warriors(g, me, c, board.saved)
        g.tell("recruited", self.rule, FACTION + me, board.saved, CLEARING + c)
        board.saved = 0


class Physicians(Power):
    """Removed faction warriors may come to another clearing of their faction's."""

    def rescue(
        self, g: Root, me: int, c: int, warriors: int, battle: Battle | None
    ) -> Generator[Question, int, int]:
        """For a card that matches; whoever holds any card is asked, so that it tells nothing."""
        if not warriors or not g.hands[me] or not havens(g, me):
            return 0
        about = (suit_word(g.suits[c]), CLEARING + c, warriors)
        card = yield Question(PHYSICIANS, g.seat_of[me], about, True)
        if card == DONE:
            return 0
        spend(g, me, card, "feline_physicians")
        haven = yield from choose_place(g, PATROL, me, havens(g, me))
        g.supply[me] -= warriors
        put_warriors(g, me, haven, warriors)
        g.tell("healed", "feline_physicians", g.seat_of[me], warriors, CLEARING + haven)
        return warriors


def havens(g: Root, me: int) -> list[int]:
    """The clearings with faction pieces of theirs, the Burrow among them."""
    return [c for c in open_to(g, me, list(range(CLEARINGS))) if has_pieces_in(g, me, c)]


class FelinePhysicians(Hireling):
    def __init__(self) -> None:
        super().__init__(PATROL, demoted=True, faction=MARQUISE)
        self.command = Physicians()

    def worth(self, g: Root, me: int, who: int) -> float:
        """Nothing to whoever has no warriors."""
        return 1.0 if of(g, who).warriors else 0.0


def why_not_physicians(g: Root, q: Question, card: int) -> Refusal | None:
    return why_not_matching_or_done(g, q, card)


PHYSICIANS: Final[Ask[Root]] = Ask(
    "physicians",
    "feline_physicians",
    lambda g, q: [*distinct(g.hands[player(g, q)]), DONE],
    why_not_physicians,
    ("suit", "clearing", "count"),
)
ASKS: Final[tuple[Ask[Root], ...]] = (PHYSICIANS,)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "patrol-saved": ("owner", "total"),
    "healed": ("seat", "count", "clearing"),
}
