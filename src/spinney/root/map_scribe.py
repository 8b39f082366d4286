"""What a learner is given of the map: who has what in which clearing, and who rules there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from spinney.core.rows import row_of, same
from spinney.core.tensors import NOWHERE, Cells, Sheet, Stretch, places
from spinney.root.contents import Contents
from spinney.root.faction import PIECES_OF, Faction, of
from spinney.root.rule import ruler
from spinney.root.state import MOST_SEATS, NOBODY, UNKNOWN, Root
from spinney.root.suits import NAME_OF
from spinney.root.words import (
    ANY_SUIT,
    BIRD,
    CLEARINGS,
    FACTION,
    MAP_CLEARINGS,
    OWNERS,
    PIECES,
    SUIT,
    VOCABULARY,
)

WORDS: Final = VOCABULARY.words
SUIT_NAMES: Final = WORDS[SUIT : SUIT + BIRD]
ROWS: Final = OWNERS + MOST_SEATS
ON_THE_MAP: Final = (1 << MAP_CLEARINGS) - 1
"""All clearings but the Burrow, as bits."""


class MapScribe(Stretch[Root]):
    """Everything that lies in a clearing is public."""

    def __init__(self, sheet: Sheet, has: Contents) -> None:
        """The clearings, each laid out as the first; then what only some of them have."""
        lay = sheet.lay
        suits = (*SUIT_NAMES, WORDS[SUIT + ANY_SUIT]) if has.landmarks else SUIT_NAMES
        names_at = {name: at for at, name in enumerate(suits)}
        self.suit_of = row_of([names_at.get(WORDS[word], NOWHERE) for word in NAME_OF])
        self.owners = places(has.owners, ROWS)
        self.pieces = places(has.pieces, PIECES)
        self.kinds = [row_of(PIECES_OF[me]) for me in range(OWNERS)]
        pawned = [me for me in has.owners if any(has_pawn(each) for each in has.rules_of(me))]
        self.pawns = places(pawned, ROWS)
        names = [WORDS[FACTION + me] for me in pawned]
        firsts: list[tuple[i64, i64, i64, i64, i64]] = []
        for c in range(MAP_CLEARINGS):
            here = f"clearings.{c}"
            suit, rules = lay(f"{here}.suit", suits), lay(f"{here}.ruler", has.owner_names)
            warriors = lay(f"{here}.warriors", has.owner_names)
            pieces, pawn = lay(f"{here}.pieces", has.piece_names), lay(f"{here}.pawns", names)
            firsts.append((suit, rules, warriors, pieces, pawn))
        self.suit, self.ruler, self.warriors, self.piece, self.pawn = firsts[0]
        self.stride = firsts[1][0] - firsts[0][0]
        self.ruins = same(NOWHERE, MAP_CLEARINGS)
        for c in has.ruins:
            self.ruins[c] = lay(f"clearings.{c}.ruin")

    def facts(self, g: Root, seat: int) -> object:
        pawns = [pawn_in(g, me) for me in g.owners if self.pawns[me] >= 0]
        return g.warriors[:], g.pieces[:], rulers(g), g.suits, g.ruins, pawns

    def write(self, g: Root, seat: int, cells: Cells) -> None:
        self.write_clearings(g, cells)
        for me in g.owners:
            self.write_pieces(g, me, cells)
            if self.pawns[me] >= 0:
                self.write_pawn(g, me, cells)

    def write_clearings(self, g: Root, cells: Cells) -> None:
        """Of which suit they are, who rules there, and whether there is a ruin."""
        owners, suits, suit_of, known = self.owners, g.suits, self.suit_of, g.ruler
        ruins = g.ruins
        stride, at, to = self.stride, self.suit, self.ruler
        c: i64
        for c in range(MAP_CLEARINGS):
            suit = suit_of[suits[c]]
            if suit >= 0:
                cells[at + suit] = 1
            rules = known[c]
            if rules == UNKNOWN:
                rules = ruler(g, c)
            if rules >= 0:
                cells[to + owners[rules]] = 1
            if ruins[c]:
                cells[self.ruins[c]] = 1
            at += stride
            to += stride

    def write_pieces(self, g: Root, me: i64, cells: Cells) -> None:
        warriors, pieces, placed, stride = g.warriors, g.pieces, g.placed, self.stride
        at = self.warriors + self.owners[me]
        there = me * CLEARINGS
        army = g.armies[me] & ON_THE_MAP
        while army:
            if army & 1:
                count = u8(warriors[there])
                cells[at] = count
            army >>= 1
            there += 1
            at += stride
        for piece in self.kinds[me]:
            left = placed[piece]
            if left:
                at = self.piece + self.pieces[piece]
                first = piece * CLEARINGS
                c: i64
                for c in range(MAP_CLEARINGS):
                    there = pieces[first + c]
                    if there:
                        count = u8(there)
                        cells[at + c * stride] = count
                        left -= there
                        if not left:
                            break

    def write_pawn(self, g: Root, me: i64, cells: Cells) -> None:
        c: i64 = pawn_in(g, me)
        if c != NOBODY:
            cells[self.pawn + self.pawns[me] + c * self.stride] = 1


def rulers(g: Root) -> list[int]:
    """Who rules each clearing."""
    known = g.ruler
    return [ruler(g, c) if known[c] == UNKNOWN else known[c] for c in range(MAP_CLEARINGS)]


def pawn_in(g: Root, me: int) -> int:
    """The clearing with the pawn of an owner, if there is one."""
    place = of(g, me).pawn_place(g, me)
    return place if place < MAP_CLEARINGS else NOBODY


def has_pawn(rules: Faction) -> bool:
    own = "pawn_place"
    return getattr(type(rules), own) is not getattr(Faction, own)
