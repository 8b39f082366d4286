"""The Furious Protector, and the Stoic Protector."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Flow, Refusal
from spinney.root.faction import of
from spinney.root.hireling import Hireling, is_enemy
from spinney.root.hirelings.bandits import homes
from spinney.root.hirelings.boards import PawnBoard, pawn_of
from spinney.root.hirelings.deeds import UNTOUCHABLE, choose_clearing, choose_place, off_the_starts
from spinney.root.moving import why_not_pass
from spinney.root.power import Loss
from spinney.root.removal import remove
from spinney.root.state import Board, Root, are_partners, behind
from spinney.root.ways import PATHS
from spinney.root.words import CLEARING, FACTION, HIRELING

PROTECTOR: Final = HIRELING + 9
GUARDED: Final = Refusal("protector-forbids", "furious_protector")


class Protector(Hireling):
    """What both sides have: a pawn that nobody touches, and that goes on in Birdsong."""

    def fresh_board(self) -> Board | None:
        return PawnBoard()

    def pawn_place(self, g: Root, me: int) -> int:
        return pawn_of(g, me).place

    def stand(self, g: Root, me: int, c: int) -> None:
        pawn_of(g, me).place = c
        g.tell("hireling-at", self.rule, FACTION + me, CLEARING + c)

    def walk(self, g: Root, me: int, who: int) -> Flow:
        """To an adjacent clearing, whoever rules."""
        here = pawn_of(g, me).place
        near = PATHS.neighbours(g, me, here) if here >= 0 else []
        c = yield from choose_clearing(
            g, me, who, [c for c in near if why_not_pass(g, me, here, c) is None]
        )
        if c >= 0:
            self.stand(g, me, c)


class FuriousProtector(Protector):
    def __init__(self) -> None:
        super().__init__(PROTECTOR)

    def deploy(self, g: Root, me: int, by: int) -> Flow:
        """Any clearing."""
        self.stand(g, me, (yield from choose_place(g, me, by, off_the_starts(g, me))))

    def forbids_attacking(
        self, g: Root, me: int, who: int, defender: int, c: int
    ) -> Refusal | None:
        return UNTOUCHABLE if defender == me else None

    def forbids_placing(self, g: Root, me: int, who: int, c: int) -> Refusal | None:
        """Its enemies place nothing in its clearing."""
        return GUARDED if pawn_of(g, me).place == c and is_enemy(g, me, who) else None

    def start_of_birdsong(self, g: Root, me: int, who: int) -> Flow:
        """It goes on, and removes a faction warrior of everybody who is there."""
        if behind(g, me) != who:
            return
        yield from self.walk(g, me, who)
        c = pawn_of(g, me).place
        there = [each for each in g.turns if of(g, each).removable(g, each, c)]
        yield from remove(g, [Loss(each, me, c, 1, []) for each in there], None, self.rule)


class StoicProtector(Protector):
    def __init__(self) -> None:
        super().__init__(PROTECTOR, demoted=True)

    def when_hired(self, g: Root, me: int, who: int) -> Flow:
        if pawn_of(g, me).place < 0:
            c = yield from choose_place(g, me, who, homes(g, who))
            if c >= 0:
                self.stand(g, me, c)

    def forbids_attacking(
        self, g: Root, me: int, who: int, defender: int, c: int
    ) -> Refusal | None:
        """Nobody attacks it, and no enemy, in its clearing, the player who controls it."""
        guards = pawn_of(g, me).place == c and defender == behind(g, me)
        guards = guards and not are_partners(g, who, defender)
        return UNTOUCHABLE if defender == me or guards else None

    def forbids_removing(self, g: Root, me: int, loss: Loss) -> bool:
        """Enemies remove nothing of its controller's from its clearing."""
        guards = pawn_of(g, me).place == loss.clearing and loss.owner == behind(g, me)
        return guards and not are_partners(g, loss.by, loss.owner)

    def start_of_birdsong(self, g: Root, me: int, who: int) -> Flow:
        if behind(g, me) == who:
            yield from self.walk(g, me, who)


REFUSALS: Final[tuple[Refusal, ...]] = (GUARDED,)
