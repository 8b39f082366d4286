"""What a learner is given of a Vagabond's board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from spinney.core.rows import same
from spinney.core.tensors import NOWHERE, Cells, Sheet, count, mark, put
from spinney.root.contents import CLEARING_NAMES, Contents
from spinney.root.factions.vagabond.board import (
    ITEM_NAMES,
    QUEST_NAMES,
    RELATIONS,
    TRACKS,
    VagabondBoard,
    board_of,
    has_marker,
)
from spinney.root.factions.vagabond.cards import CHARACTERS, QUESTS
from spinney.root.scribes import WORDS, BoardScribe, RuinScribe
from spinney.root.state import Root
from spinney.root.words import (
    CHARACTER,
    CLEARINGS,
    FACTION,
    ITEM,
    MAP_CLEARINGS,
    OWNERS,
    QUEST_CARD,
)

OWN: Final = (*range(CHARACTER, CHARACTER + CHARACTERS), *range(QUEST_CARD, QUEST_CARD + QUESTS))
"""Words that come up only where a Vagabond is."""


class VagabondScribe(BoardScribe):
    def __init__(self, sheet: Sheet, board: str, has: Contents) -> None:
        super().__init__(sheet, board, has)
        lay = sheet.lay
        met = [me for me in [*has.factions, *has.automata] if has_marker(me)]
        self.character = lay(f"{board}.character", WORDS[CHARACTER : CHARACTER + CHARACTERS])
        self.place = lay(f"{board}.place", (*CLEARING_NAMES, *has.forest_names))
        self.satchel = lay(f"{board}.satchel", ITEM_NAMES)
        lay(f"{board}.damaged", ITEM_NAMES)
        self.tracks = lay(f"{board}.tracks", [WORDS[ITEM + item] for item in TRACKS])
        self.limit = lay(f"{board}.limit")
        self.relations, self.aids = same(NOWHERE, OWNERS), same(NOWHERE, OWNERS)
        for me in met:
            self.relations[me] = lay(f"{board}.relations.{WORDS[FACTION + me]}", RELATIONS)
        first = lay(f"{board}.aids", [WORDS[FACTION + me] for me in met])
        for at, me in enumerate(met):
            self.aids[me] = first + at
        self.quests = lay(f"{board}.quests", QUEST_NAMES)
        self.completed = lay(f"{board}.completed", QUEST_NAMES)
        self.ruins = RuinScribe(sheet, board, has)

    def facts(self, g: Root, me: int, seat: int) -> object:
        board = board_of(g, me)
        pawn = board.character, board.place, board.items[:]
        others = tuple(g.owners), board.relations[:], board.aids[:]
        ruins = seat == g.seat_of[me], board.looked, board.shown, board.from_ruins, g.ruin_items
        return pawn, others, board.quests, board.completed, ruins

    def write(self, g: Root, me: int, seat: int, cells: Cells) -> None:
        board = board_of(g, me)
        mark(cells, self.character, board.character)
        if board.place >= CLEARINGS:  # the Burrow, before the forests, has no cell
            cells[self.place + MAP_CLEARINGS + board.place - CLEARINGS] = 1
        else:
            mark(cells, self.place, board.place)
        self.write_items(board, cells)
        put(cells, self.limit, board.limit())
        others: list[i64] = g.owners
        for other in others:
            at = self.relations[other]
            if at >= 0:
                cells[at + board.relations[other]] = 1
                if board.aids[other]:
                    put(cells, self.aids[other], board.aids[other])
        count(cells, self.quests, board.quests)
        if board.completed:
            count(cells, self.completed, board.completed)
        seen = board.looked | board.shown if seat == g.seat_of[me] else board.shown
        self.ruins.write(g, board.from_ruins, seen, cells)

    def write_items(self, board: VagabondBoard, cells: Cells) -> None:
        """The cells of the Damaged box come after those of the Satchel, as the items do."""
        items, at = board.items, self.satchel
        for amount in items:
            if amount:
                there = u8(amount)
                cells[at] = there
            at += 1
        for track, item in enumerate(TRACKS):
            on_track = board.on_track(item)
            if on_track:
                cells[self.tracks + track] = on_track
                left = u8(items[item] - on_track)
                cells[self.satchel + item] = left


SCRIBE: Final = VagabondScribe
