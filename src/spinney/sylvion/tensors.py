"""What a learner is given of Sylvion."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask
from spinney.core.setup import Setup
from spinney.core.tensors import (
    NOWHERE,
    Cells,
    Scribe,
    Sheet,
    Stretch,
    copied,
    mark,
    places,
    put,
    put_by,
    tally,
)
from spinney.sylvion import animals, battle, deck, defence, feats, mobilisation, support
from spinney.sylvion.options import defender_cards
from spinney.sylvion.state import ARRAY, BESIDE, STAGES, Sylvion
from spinney.sylvion.views import known_of_hand, sees_hand
from spinney.sylvion.words import (
    BLAZING_2,
    BLAZING_4,
    CARDS,
    CELLS,
    EMPTY,
    FOREST,
    SQUARE,
    STACK,
    SYLVAN,
    TREE_4,
    VOCABULARY,
    WIDTH,
)

ROWS: Final = 4
LOOKED_AT: Final = 2
"""So many cards on top of a stack can be known (Owl)."""
SEATS: Final = ("0", "1")
SQUARES: Final = [cell for cell in range(CELLS) if cell % WIDTH != FOREST]
SQUARE_NAMES: Final = [VOCABULARY.word(SQUARE + cell) for cell in SQUARES]


class Deal:
    """The cards that a setup can have, in the order of their numbers."""

    def __init__(self, setup: Setup) -> None:
        advanced = setup["mode"] == "advanced"
        self.defenders = sorted({*defender_cards(setup["mode"], setup.flag("extension_1"))})
        self.sylvan = [card for card in self.defenders if card < SYLVAN]
        came = battle.ravage_cards(advanced, setup.flag("extension_2"), setup.flag("figure"))
        self.ravage = sorted({*came, *range(BLAZING_2, BLAZING_4 + 1)})
        """What comes, and what it may set on fire."""
        self.standing = [*range(TREE_4 + 1), *self.ravage]
        """What stands on the battlefield: plants, which burn, and what has come."""


class BattlefieldScribe(Stretch[Sylvion]):
    """What stands on each square."""

    def __init__(self, sheet: Sheet, deal: Deal) -> None:
        ravage, standing = VOCABULARY.names(deal.ravage), VOCABULARY.names(deal.standing)
        self.ravage = places(deal.ravage, CARDS)
        self.standing = places(deal.standing, CARDS)
        self.square = [NOWHERE] * CELLS
        """The first cell of each square."""
        for cell, name in zip(SQUARES, SQUARE_NAMES, strict=True):
            coming = cell % WIDTH == STACK
            self.square[cell] = sheet.lay(f"board.{name}", ravage if coming else standing)

    def facts(self, g: Sylvion, seat: int) -> object:
        return g.board.copy()

    def write(self, g: Sylvion, seat: int, cells: Cells) -> None:
        for cell, card in enumerate(g.board):
            if card != EMPTY:
                where = self.ravage if cell % WIDTH == STACK else self.standing
                mark(cells, self.square[cell], where[card])


class RavageScribe(Stretch[Sylvion]):
    """What is yet to come, and what has come and gone."""

    def __init__(self, sheet: Sheet, deal: Deal) -> None:
        lay, ravage = sheet.lay, VOCABULARY.names(deal.ravage)
        self.ravage = places(deal.ravage, CARDS)
        self.stacks = [lay(f"stacks.{row}.count") for row in range(ROWS)]
        self.tops = [
            lay(f"stacks.{row}.known.{at}", ravage)
            for row in range(ROWS)
            for at in range(LOOKED_AT)
        ]
        self.discard = lay("ravage_discard", ravage)
        self.unseen = lay("ravage_unseen", ravage)

    def facts(self, g: Sylvion, seat: int) -> object:
        return g.known, copied(g.stacks), g.ravage_discard.copy()

    def write(self, g: Sylvion, seat: int, cells: Cells) -> None:
        ravage, known = self.ravage, g.known
        put_by(cells, self.discard, ravage, g.ravage_discard)
        for row, stack in enumerate(g.stacks):
            count = len(stack)
            put(cells, self.stacks[row], count)
            tally(cells, self.unseen, ravage, stack[: count - known])
            for at in range(min(known, count)):
                cells[self.tops[row * LOOKED_AT + at] + ravage[stack[count - 1 - at]]] = 1


class DefenderScribe(Stretch[Sylvion]):
    """The cards of the defenders: in the deck and out of it, and in the hands."""

    def __init__(self, sheet: Sheet, deal: Deal, seats: int, hidden: bool) -> None:
        lay, defenders = sheet.lay, VOCABULARY.names(deal.defenders)
        sylvan = VOCABULARY.names(deal.sylvan)
        self.defenders = places(deal.defenders, CARDS)
        self.sylvan = places(deal.sylvan, CARDS)
        self.deck = lay("deck.count")
        self.foreseen = lay("deck.known", defenders)
        self.discard = lay("discard", defenders)
        self.removed = lay("removed", defenders)
        self.unseen = lay("unseen", defenders)
        self.held = [lay(f"hands.{owner}.count") for owner in range(seats)]
        self.hands = [lay(f"hands.{owner}.cards", sylvan) for owner in range(seats)]
        self.shown = [NOWHERE] * seats
        if hidden:
            self.shown = [lay(f"hands.{owner}.known", sylvan) for owner in range(seats)]

    def facts(self, g: Sylvion, seat: int) -> object:
        deck = g.stage < ARRAY, g.foreseen, g.deck.copy(), g.pile.copy()
        hands = seat, copied(g.hands), g.hidden and (copied(g.shown), copied(g.seen))
        return deck, hands, g.discard.copy(), g.removed.copy()

    def write(self, g: Sylvion, seat: int, cells: Cells) -> None:
        defenders, count = self.defenders, len(g.deck)
        put(cells, self.deck, count)
        put_by(cells, self.discard, defenders, g.discard)
        put_by(cells, self.removed, defenders, g.removed)
        tally(cells, self.unseen, defenders, g.pile)
        if g.foreseen:
            tally(cells, self.foreseen, defenders, g.deck[max(0, count - g.foreseen) :])
        if g.stage >= ARRAY:
            tally(cells, self.unseen, defenders, g.deck[: max(0, count - g.foreseen)])
        for owner in range(g.seats):
            hand = g.hands[owner]
            put(cells, self.held[owner], sum(hand))
            if sees_hand(g, seat, owner):
                put_by(cells, self.hands[owner], self.sylvan, hand)
            else:
                self.write_hidden(hand, known_of_hand(g, seat, owner), owner, cells)

    def write_hidden(self, hand: list[int], known: list[int], owner: int, cells: Cells) -> None:
        """What is known of a hand; the rest may be anywhere else as well."""
        put_by(cells, self.shown[owner], self.sylvan, known)
        for card, count in enumerate(hand):
            hidden = count - known[card]
            if hidden:
                at = self.unseen + self.defenders[card]
                cells[at] = cells[at] + hidden


class MobilisationScribe(Stretch[Sylvion]):
    """From which cards the deck is recruited."""

    def __init__(self, sheet: Sheet, deal: Deal) -> None:
        lay, defenders = sheet.lay, VOCABULARY.names(deal.defenders)
        self.defenders = places(deal.defenders, CARDS)
        self.call = lay("call")
        self.pile = lay("pile")
        self.columns = [lay(f"columns.{column}", defenders) for column in range(ROWS)]
        self.recruited = lay("recruited", defenders)

    def facts(self, g: Sylvion, seat: int) -> object:
        recruited = g.deck.copy() if g.stage < ARRAY else None
        return g.calls, len(g.pile), copied(g.columns), recruited

    def write(self, g: Sylvion, seat: int, cells: Cells) -> None:
        put(cells, self.call, g.calls)
        put(cells, self.pile, len(g.pile))
        for column, cards in enumerate(g.columns):
            tally(cells, self.columns[column], self.defenders, cards)
        if g.stage < ARRAY:
            tally(cells, self.recruited, self.defenders, g.deck)


class SylvionScribe(Scribe[Sylvion]):
    def __init__(self, setup: Setup) -> None:
        super().__init__()
        lay = self.sheet.lay
        deal, seats = Deal(setup), setup.number("players")
        defenders = VOCABULARY.names(deal.defenders)
        self.defenders = places(deal.defenders, CARDS)
        self.add(BattlefieldScribe(self.sheet, deal))
        self.add(RavageScribe(self.sheet, deal))
        self.add(DefenderScribe(self.sheet, deal, seats, setup["hands"] == "hidden"))
        if setup["mode"] == "advanced":
            self.add(MobilisationScribe(self.sheet, deal))
        self.stage = lay("stage", STAGES)
        self.seat = lay("seat", SEATS[:seats])
        self.active = lay("active", SEATS[:seats])
        self.turn = lay("turn")
        self.bloom = lay("bloom")
        self.points = lay("points")
        self.figure = NOWHERE
        if setup.flag("figure"):
            self.figure = lay("figure", ("beside", *SQUARE_NAMES))
        self.figure_at = places(SQUARES, CELLS)
        self.playing = lay("playing", defenders)
        self.owls = lay("owls")
        self.feats = self.barrage = NOWHERE
        if setup.flag("extension_1"):
            self.feats = lay("feats", defenders)
            self.barrage = lay("barrage")

    def write(self, g: Sylvion, seat: int, cells: Cells) -> None:
        cells[self.stage + g.stage] = 1
        mark(cells, self.seat, seat)
        cells[self.active + g.active] = 1
        put(cells, self.turn, g.turn)
        put(cells, self.bloom, g.bloom)
        put(cells, self.points, g.points)
        put(cells, self.owls, g.owls)
        if g.playing != EMPTY:
            mark(cells, self.playing, self.defenders[g.playing])
        if self.figure >= 0:
            self.write_figure(g, cells)
        if self.feats >= 0:
            tally(cells, self.feats, self.defenders, g.feats)
            put(cells, self.barrage, int(g.barrage))

    def write_figure(self, g: Sylvion, cells: Cells) -> None:
        if g.figure >= 0:
            cells[self.figure + 1 + self.figure_at[g.figure]] = 1
        elif g.figure == BESIDE:
            cells[self.figure] = 1


def scribe(setup: Setup) -> Scribe[Sylvion]:
    return SylvionScribe(setup)


def asks_in(setup: Setup) -> list[Ask[Sylvion]]:
    """The kinds of questions that a setup can have."""
    found = [*battle.ASKS, *support.ASKS, *deck.ASKS, *defence.ASKS, *animals.ASKS]
    if setup["mode"] == "advanced":
        found += mobilisation.ASKS
    if setup.flag("extension_1"):
        found += feats.ASKS
    return found


def words_in(setup: Setup) -> list[int]:
    """The words that can come up: of the cards, those that are in the game."""
    deal = Deal(setup)
    return sorted({*deal.defenders, *deal.standing, *range(CARDS, len(VOCABULARY))})
