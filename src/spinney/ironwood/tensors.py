"""What a learner is given of Ironwood."""

from __future__ import annotations

from typing import Final

from spinney.core.setup import Setup
from spinney.core.tensors import NOWHERE, Cells, Scribe, mark, places, put, tally
from spinney.ironwood.beliefs import knows
from spinney.ironwood.box import box_of
from spinney.ironwood.hands import permanents
from spinney.ironwood.ironclads import forges
from spinney.ironwood.pieces import crystal_supply, cube_supply
from spinney.ironwood.solo.changes import is_marked
from spinney.ironwood.solo.difficulty import AUTOMATA
from spinney.ironwood.state import FORGE, PUBLIC, STAGES, Ironwood
from spinney.ironwood.views import hides_wager, knows_of, side_at
from spinney.ironwood.words import (
    CARD_NAMES,
    CARDS,
    IRONCLADS,
    MOUNTAINS,
    NOTHING,
    PLACE,
    PLACE_NAMES,
    PLACES,
    PROCEDURE_NAMES,
    SIDE_CARDS,
    SIDE_NAMES,
    SIDES,
    STANCE_NAMES,
    VISION,
    VISIONS,
    VOCABULARY,
    WOODWALKERS,
)

VISION_NAMES: Final = VOCABULARY.words[VISION : VISION + VISIONS]
SITES: Final = ("foundation", "forge")
TOTEMS: Final = ("intact", "fading")
HIDDEN: Final = "hidden"
"""What is seen of a wager that lies face down."""


class IronwoodScribe(Scribe[Ironwood]):
    def __init__(self, setup: Setup) -> None:
        super().__init__()
        lay = self.sheet.lay
        automaton = AUTOMATA[setup["solo"]]
        forests = box_of(setup["cards"], setup["board"]).board.forests
        there = [*range(MOUNTAINS), *forests]
        names = [PLACE_NAMES[place] for place in there]
        mountains = PLACE_NAMES[:MOUNTAINS]
        self.places = places(there, PLACES)
        self.stage = lay("stage", STAGES)
        self.side = lay("side", SIDE_NAMES)
        self.active = lay("active", SIDE_NAMES)
        self.round = lay("round")
        self.slot = lay("slot")
        self.crystals = lay("supply.crystals")
        self.cubes = lay("supply.cubes")
        self.warriors = [NOWHERE] * PLACES
        self.totems = [NOWHERE] * PLACES
        for place, name in zip(there, names, strict=True):
            self.warriors[place] = lay(f"places.{name}.warriors")
            if place >= MOUNTAINS:
                self.totems[place] = lay(f"places.{name}.totems", TOTEMS)
        self.golems = [lay(f"places.{name}.golems") for name in mountains]
        self.sites = [lay(f"places.{name}.site", SITES) for name in mountains]
        self.drill = lay("drill.at", mountains)
        self.track = lay("drill.track")
        self.hopper = lay("drill.hopper")
        self.marks = lay("marks.place", names)
        self.attacker = lay("combat.attacker", SIDE_NAMES)
        self.origin = lay("combat.origin", names)
        self.target = lay("combat.target", names)
        self.stance = NOWHERE
        if automaton != NOTHING:
            self.stance = lay("solo.stance", STANCE_NAMES)
            self.marked = lay("solo.marked", mountains)
            if automaton == IRONCLADS:
                self.procedure = lay("solo.procedure", PROCEDURE_NAMES)
            else:
                self.spirits = lay("solo.spirits")
        self.boards = [SideScribe(self, side, side == automaton) for side in SIDES]
        self.deck = [lay(f"visions.deck.{at}", VISION_NAMES) for at in range(VISIONS)]
        self.vision_hand = lay("visions.hand.count")
        self.hand_known = lay("visions.hand.known", VISION_NAMES)
        self.found = lay("visions.found", VISION_NAMES)
        self.burned = lay("visions.burned.count")
        self.burned_known = lay("visions.burned.known", VISION_NAMES)

    def write(self, g: Ironwood, seat: int, cells: Cells) -> None:
        observer = side_at(g, seat)
        cells[self.stage + g.stage] = 1
        if observer != PUBLIC:
            cells[self.side + observer] = 1
        cells[self.active + g.side] = 1
        put(cells, self.round, g.round)
        put(cells, self.slot, g.slot)
        put(cells, self.crystals, crystal_supply(g))
        put(cells, self.cubes, cube_supply(g))
        self.write_board(g, cells)
        if g.front != NOTHING:
            self.write_combat(g, cells)
        if self.stance >= 0:
            self.write_automaton(g, cells)
        for board in self.boards:
            board.write(g, observer, cells)
        self.write_visions(g, observer, cells)

    def write_board(self, g: Ironwood, cells: Cells) -> None:
        for place, count in enumerate(g.warriors):
            if count:
                cells[self.warriors[place]] = count
        for mountain, site in enumerate(g.sites):
            put(cells, self.golems[mountain], g.golems[mountain])
            if site:
                cells[self.sites[mountain] + int(site == FORGE)] = 1
        for totem in g.totems:
            at = self.totems[totem >> 1] + (totem & 1)
            cells[at] = cells[at] + 1
        for marked in g.marks:
            at = self.marks + self.places[marked % PLACES]
            cells[at] = cells[at] + 1
        cells[self.drill + g.drill] = 1
        put(cells, self.track, g.track)
        put(cells, self.hopper, g.hopper)

    def write_combat(self, g: Ironwood, cells: Cells) -> None:
        front, facing = self.places[g.front], self.places[g.facing]
        by_ironclads = g.attacker == IRONCLADS
        cells[self.attacker + g.attacker] = 1
        cells[self.origin + (front if by_ironclads else facing)] = 1
        cells[self.target + (facing if by_ironclads else front)] = 1

    def write_automaton(self, g: Ironwood, cells: Cells) -> None:
        cells[self.stance + g.stance] = 1
        for mountain in range(MOUNTAINS):
            if is_marked(g, mountain):
                cells[self.marked + mountain] = 1
        if g.automaton == IRONCLADS:
            cells[self.procedure + int(g.alert)] = 1
        else:
            put(cells, self.spirits, g.spirits)

    def write_visions(self, g: Ironwood, observer: int, cells: Cells) -> None:
        last = len(g.vision_deck) - 1
        for at, vision in enumerate(g.vision_deck):
            if knows(g, observer, vision):
                cells[self.deck[last - at] + vision] = 1
        put(cells, self.vision_hand, len(g.vision_hand))
        put(cells, self.burned, len(g.burned))
        for vision in g.vision_hand:
            if knows(g, observer, vision):
                cells[self.hand_known + vision] = 1
        for vision in g.found:
            cells[self.found + vision] = 1
        for vision in g.burned:
            if knows(g, observer, vision):
                cells[self.burned_known + vision] = 1


class SideScribe:
    """One side's board; all the cards on it are the side's own."""

    def __init__(self, scribe: IronwoodScribe, side: int, plays_itself: bool) -> None:
        lay, board = scribe.sheet.lay, f"sides.{side}"
        first = side * SIDE_CARDS
        cards = CARD_NAMES[first : first + SIDE_CARDS]
        self.of = side
        self.cards = places(range(first, first + SIDE_CARDS), CARDS)
        self.crystals = lay(f"{board}.crystals")
        self.achieved = lay(f"{board}.achieved")
        self.count = lay(f"{board}.hand.count")
        self.deck = lay(f"{board}.deck.count")
        self.held = NOWHERE if plays_itself else lay(f"{board}.hand.cards", cards)
        self.known = lay(f"{board}.hand.known", cards)
        self.foreseen = lay(f"{board}.deck.known", cards)
        self.played = lay(f"{board}.played", cards)
        self.permanents = lay(f"{board}.permanents", cards)
        self.lasting = lay(f"{board}.lasting", cards)
        self.discard = lay(f"{board}.discard", cards)
        self.spent = lay(f"{board}.spent", cards)
        self.wager = lay(f"{board}.wager", (*cards, HIDDEN))

    def write(self, g: Ironwood, observer: int, cells: Cells) -> None:
        of, cards = self.of, self.cards
        hand, deck, wager = g.hands[of], g.decks[of], g.wagers[of]
        put(cells, self.crystals, g.crystals[of])
        put(cells, self.achieved, g.secured if of == WOODWALKERS else forges(g))
        put(cells, self.count, len(hand))
        put(cells, self.deck, len(deck))
        hidden = wager != NOTHING and hides_wager(g, of)
        if observer == of:
            tally(cells, self.held, cards, hand)
        else:
            for card in hand:
                if knows_of(g, observer, of, card):
                    cells[self.known + cards[card]] = 1
            if hidden and knows_of(g, observer, of, wager):
                cells[self.known + cards[wager]] = 1
        if g.foreseen[of]:
            tally(cells, self.foreseen, cards, deck[max(0, len(deck) - g.foreseen[of]) :])
        tally(cells, self.played, cards, g.played[of])
        for card in permanents(g, of):
            cells[self.permanents + cards[card]] = g.cubes[card]
        for card in g.lasting:
            if card in g.played[of]:
                cells[self.lasting + cards[card]] = 1
        tally(cells, self.discard, cards, g.discards[of])
        tally(cells, self.spent, cards, g.spent[of])
        if hidden and observer != of:
            cells[self.wager + SIDE_CARDS] = 1
        elif wager != NOTHING:
            mark(cells, self.wager, cards[wager])


def scribe(setup: Setup) -> Scribe[Ironwood]:
    return IronwoodScribe(setup)


def words_in(setup: Setup) -> list[int]:
    """The words that can come up: of the places, those that the board has."""
    forests = box_of(setup["cards"], setup["board"]).board.forests
    absent = [PLACE + place for place in range(MOUNTAINS, PLACES) if place not in forests]
    return [word for word in range(len(VOCABULARY)) if word not in absent]
