"""The Riverfolk Flotilla, and the Otter Divers."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from spinney.core.question import Flow, Question, Refusal
from spinney.root.battle import might_fight, try_battle_in
from spinney.root.faction import of
from spinney.root.hands import draw
from spinney.root.hireling import Hireling
from spinney.root.hirelings.boards import PawnBoard, pawn_of
from spinney.root.hirelings.deeds import (
    UNTOUCHABLE,
    choose_clearing,
    choose_how,
    choose_place,
    edge,
    everywhere,
)
from spinney.root.moving import why_not_pass
from spinney.root.pieces import has_pieces_in
from spinney.root.power import Loss, Power
from spinney.root.state import Battle, Board, Root, behind, has_seat, other_players
from spinney.root.words import BATTLE, CLEARING, DONE, DRAW, FACTION, HIRELING, RIVERFOLK

FLOTILLA: Final = HIRELING + 4
MOST_HITS: Final = 3


class RiverfolkFlotilla(Hireling):
    def __init__(self) -> None:
        super().__init__(FLOTILLA, faction=RIVERFOLK)

    def fresh_board(self) -> Board | None:
        return PawnBoard()

    def deploy(self, g: Root, me: int, by: int) -> Flow:
        """In a clearing on the river and on the map edge."""
        wet = [c for c in everywhere() if g.map.rivers[c]]
        outer = [c for c in wet if c in edge(g)]
        yield from self.sail(g, me, (yield from choose_place(g, me, by, outer or wet)))

    def sail(self, g: Root, me: int, c: int) -> Flow:
        pawn_of(g, me).place = c
        g.tell("hireling-at", self.rule, FACTION + me, CLEARING + c)
        yield from ()

    def pawn_place(self, g: Root, me: int) -> int:
        return pawn_of(g, me).place

    def forbids_attacking(
        self, g: Root, me: int, who: int, defender: int, c: int
    ) -> Refusal | None:
        return UNTOUCHABLE if defender == me else None

    def max_hits(self, g: Root, me: int, battle: Battle) -> int:
        return MOST_HITS

    def take_hits(
        self, g: Root, me: int, battle: Battle, hits: int
    ) -> Generator[Question, int, list[Loss]]:
        """It cannot be removed."""
        yield from ()
        return []

    def start_of_birdsong(self, g: Root, me: int, who: int) -> Flow:
        """Whoever is there may draw; then it sails on, and may battle."""
        if behind(g, me) != who:
            return
        here = pawn_of(g, me).place
        for other in [who, *other_players(g, who)]:
            if (
                has_seat(g, other)
                and has_pieces_in(g, other, here)
                and (yield from choose_how(g, me, other, [DRAW, DONE])) == DRAW
            ):
                draw(g, other, 1, self.rule)
        ahead = [c for c in g.map.rivers[here] if why_not_pass(g, me, here, c) is None]
        c = yield from choose_clearing(g, me, who, ahead)
        if c < 0:
            return
        yield from self.sail(g, me, c)
        if might_fight(g, me, c) and (yield from choose_how(g, me, who, [BATTLE, DONE])) == BATTLE:
            yield from try_battle_in(g, me, c)


class Divers(Power):
    def lifts_rule(self, g: Root, me: int, origin: int, target: int) -> bool:
        """As far as one end of the move lies on the river."""
        return bool(g.map.rivers[origin] or g.map.rivers[target])


class OtterDivers(Hireling):
    def __init__(self) -> None:
        super().__init__(FLOTILLA, demoted=True, faction=RIVERFOLK)
        self.command = Divers()

    def worth(self, g: Root, me: int, who: int) -> float:
        """Nothing to whoever moves without rule anyway."""
        return 0.0 if of(g, who).moves_without_rule else 1.0
