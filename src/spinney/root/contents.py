"""What the games of a setup can have: the cells of an observation are for this and nothing else."""

from __future__ import annotations

from typing import Final

from spinney.core.setup import Setup
from spinney.root import hireling, hiring, options
from spinney.root.cards import is_dominance, is_played
from spinney.root.faction import NO_SETUP_CARD, PIECES_OF, Faction, boxed, in_the_box
from spinney.root.setup import ITEM_SUPPLY, whole_deck
from spinney.root.words import (
    CLEARING,
    FACTION,
    FOREST,
    ITEM,
    LANDMARK,
    MAP_CLEARINGS,
    PIECE,
    VOCABULARY,
)

WORDS = VOCABULARY.words
CLEARING_NAMES: Final = WORDS[CLEARING : CLEARING + MAP_CLEARINGS]


class Contents:
    """Owners, cards, pieces and so on by number, in the order of their words."""

    def __init__(self, setup: Setup) -> None:
        g = options.begin(setup)
        self.seats = g.seats
        self.is_draft = options.is_draft(setup)
        self.by_homelands = g.by_homelands
        self.automata = [me for me in g.turns if g.seat_of[me] < 0]
        agreed = options.hired(setup)
        barred = [hireling.side_of(me, False).faction for me in agreed]
        self.playing: list[list[int]] = [[me] for me in g.players]
        """For each seat the factions that it may play."""
        if self.is_draft:
            pool = [each.number for each in in_the_box() if each.setup_card != NO_SETUP_CARD]
            self.playing = [[me for me in pool if me not in barred] for _ in g.players]
        self.factions = sorted({me for each in self.playing for me in each})
        played = [boxed(me).sets_up_as for me in [*self.factions, *self.automata]]
        self.hirelings: list[list[int]] = []
        """For each of the three cards the hirelings that it may be."""
        if g.hiring is not None:
            free = [
                me
                for me in hireling.in_the_box()
                if self.is_draft or hireling.side_of(me, False).faction not in played
            ]
            self.hirelings = [[me] for me in agreed] or [free] * hiring.CARDS
        hired = {me for each in self.hirelings for me in each}
        self.owners = sorted({*self.factions, *self.automata, *hired})
        self.pieces = sorted({piece for me in self.owners for piece in PIECES_OF[me]})
        self.cards = sorted({*whole_deck(g)})
        self.landmarks = sorted({*(each.word for each in g.landmarks), *g.dealt})
        self.ruins = g.map.ruins
        self.edition = g.edition
        # The same by their words
        self.owner_names = named(FACTION, self.owners)
        self.faction_names = named(FACTION, self.factions)
        self.turn_names = named(FACTION, sorted({*self.factions, *self.automata}))
        self.piece_names = named(PIECE, self.pieces)
        self.card_names = named(0, self.cards)
        self.dominance = named(0, [card for card in self.cards if is_dominance(card)])
        self.available = named(0, [card for card in self.cards if is_played(card)])
        self.item_names = named(ITEM, sorted(ITEM_SUPPLY))
        self.forest_names = WORDS[FOREST : FOREST + len(g.map.forest_clearings)]
        self.landmark_names = named(0, self.landmarks)
        self.landmark_numbers = [word - LANDMARK for word in self.landmarks]

    def rules_of(self, me: int) -> list[Faction]:
        """By which an owner may play: its own, or those of a hireling's two sides."""
        if any(me in each for each in self.hirelings):
            return [hireling.side_of(me, False), hireling.side_of(me, True)]
        return [boxed(me).in_edition(self.edition)]


def named(first: int, numbers: list[int]) -> tuple[str, ...]:
    return tuple(VOCABULARY.names(numbers, first))
