"""The cards revealed in step 1: support cards (3.1), elements (6.1), and the figure's place."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow
from spinney.sylvion.cards import (
    BEARER,
    BLAZES_TO,
    BLAZING_CARDS,
    FACES,
    FOUNTAIN,
    LETTER,
    STANDARD,
    STRENGTH,
    is_elemental,
    is_plant,
)
from spinney.sylvion.deck import (
    draw,
    hand_cards,
    remove_random,
    remove_two,
    whose,
    whose_hand,
    why_not_from_hand,
    why_not_random_or_two,
)
from spinney.sylvion.movement import destroy_plant, hurt, move_all
from spinney.sylvion.state import GONE, Sylvion, discard_from_hand, gain, lose, question, spread
from spinney.sylvion.words import (
    ACID_LAKE,
    BLAZE,
    BLAZING_2,
    BLAZING_4,
    CELLS,
    CHOOSE,
    DEMOBILISATION,
    DESICCATION,
    EMPTY,
    GEYSER,
    RANDOM,
    SIMOON,
    SQUARE,
    STACK,
    SYLVAN,
    TEMPORAL_TORNADO,
    WIDTH,
)

STACK_CELLS: Final = tuple(range(STACK, CELLS, WIDTH))


def place_the_figure(g: Sylvion) -> None:
    """6.2: on the strongest bearer just revealed, if it is stronger than the carrier (R30)."""
    if g.figure == GONE:
        return
    strength = STRENGTH[g.board[g.figure]] if g.figure >= 0 else -1
    best = g.figure
    for cell in STACK_CELLS:
        card = g.board[cell]
        if card >= 0 and BEARER[card] and STRENGTH[card] > strength:
            best = cell
            strength = STRENGTH[card]
    if best != g.figure:
        g.figure = best
        g.tell("figure-on", "6.2", g.board[best], SQUARE + best)


def next_support(g: Sylvion) -> int:
    """The cell of the next card to resolve: by letter, then from the top row down (3.1); or -1."""
    found = -1
    letter = 0
    for cell in STACK_CELLS:
        card = g.board[cell]
        if card >= 0 and LETTER[card] and (found < 0 or LETTER[card] < letter):
            found = cell
            letter = LETTER[card]
    return found


def resolve(g: Sylvion, cell: int) -> Flow:
    """Apply a card, then discard it; a lake or geyser that found a square stays there."""
    card = g.board[cell]
    g.tell("resolves", "3.1", card, SQUARE + cell)
    if card in (GEYSER, ACID_LAKE):
        settle(g, cell)
        return
    if card == DESICCATION:
        yield from desiccation(g)
    elif card == DEMOBILISATION:
        yield from demobilisation(g)
    elif card == TEMPORAL_TORNADO:
        yield from temporal_tornado(g, cell)
    elif card == BLAZE:
        blaze(g)
    elif card == SIMOON:
        yield from simoon(g)
    else:
        yield from stone_rain(g, cell)
    put_away(g, cell)


def put_away(g: Sylvion, cell: int) -> None:
    """Discard the card that lies revealed on its stack."""
    g.ravage_discard[g.board[cell]] += 1
    g.board[cell] = EMPTY


def desiccation(g: Sylvion) -> Flow:
    """Discard one hand card at random or two by choice."""
    seat = yield from whose_hand(g)
    held = sum(g.hands[seat])
    if not held:
        g.tell("ignored", "desiccation", DESICCATION)
        return
    choice = yield question(g, DRY, seat, (held,))
    if choice == RANDOM:
        cards = spread(g.hands[seat])
        card = cards[g.pick(cards)]
        discard_from_hand(g, seat, card)
        g.tell("dried-up", "desiccation", seat, card)
    else:
        for _ in range(2):
            card = yield question(g, DISCARD, seat)
            discard_from_hand(g, seat, card)
            g.tell("dried-up", "desiccation", seat, card)


def demobilisation(g: Sylvion) -> Flow:
    """Remove one card of the discard at random or two by choice; never a Treason (5.3)."""
    removable = sum(g.discard[:SYLVAN])
    if not removable:
        g.tell("ignored", "demobilisation", DEMOBILISATION)
        return
    seat = yield from whose(g)
    choice = yield question(g, DISBAND, seat, (removable,))
    if choice == CHOOSE:
        yield from remove_two(g, seat, "demobilisation")
    else:
        remove_random(g)


def blaze(g: Sylvion) -> None:
    """Every standard elemental in play catches fire, the supply permitting (R12)."""
    blazed = 0
    for cell in range(CELLS):
        card = g.board[cell]
        if card >= 0 and STANDARD[card] and (not g.limited or face_left(g, BLAZES_TO[card])):
            g.ravage_discard[card] += 1
            g.board[cell] = BLAZES_TO[card]
            g.tell("caught-fire", "blaze", card, BLAZES_TO[card], SQUARE + cell)
            blazed += 1
    if not blazed:
        g.tell("ignored", "blaze", BLAZE)


def face_left(g: Sylvion, card: int) -> bool:
    """R12: the cards are two-sided, so any in play that show the same can change places."""
    total = 0
    for there in g.board:
        if BLAZING_2 <= there <= BLAZING_4:
            total += 1
    return total < BLAZING_CARDS and g.board.count(card) < FACES[card]


def simoon(g: Sylvion) -> Flow:
    """Every elemental in play moves once."""
    for card in g.board:
        if is_elemental(card):
            yield from move_all(g)
            return
    g.tell("ignored", "simoon", SIMOON)


def settle(g: Sylvion, cell: int) -> None:
    """6.1: a geyser or lake takes the empty square of its row that is nearest the forest."""
    card = g.board[cell]
    g.board[cell] = EMPTY
    for target in range(cell - STACK + 1, cell):
        if g.board[target] == EMPTY:
            g.board[target] = card
            g.tell("settled", "6.1", card, SQUARE + target)
            return
    g.ravage_discard[card] += 1
    g.tell("ignored", "6.1", card)


def temporal_tornado(g: Sylvion, cell: int) -> Flow:
    """Fountains and trees of the row go back to hand; if none, two hand cards onto the deck."""
    row = range(cell - STACK + 1, cell)
    if any(is_plant(g.board[target]) for target in row):
        seat = yield from whose(g)
        for target in row:
            card = g.board[target]
            if is_plant(card):
                g.board[target] = EMPTY
                gain(g, seat, card, True)
                g.tell("blown-back", "temporal_tornado", seat, card, SQUARE + target)
        return
    seat = yield from whose_hand(g)
    held = sum(g.hands[seat])
    if not held:
        g.tell("ignored", "temporal_tornado", TEMPORAL_TORNADO)
    for _ in range(min(2, held)):
        card = yield question(g, PUT_BACK, seat)
        lose(g, seat, card)
        g.deck.append(card)
        g.foreseen += 1
        g.tell("put-back", "temporal_tornado", seat, card)


def stone_rain(g: Sylvion, cell: int) -> Flow:
    """From the stack leftwards, the first fountain or tree is destroyed; if none, one damage."""
    for target in range(cell - 1, cell - STACK, -1):
        card = g.board[target]
        if is_plant(card):
            destroy_plant(g, target, "stone_rain")
            if FOUNTAIN[card]:
                seat = yield from whose(g)
                yield from draw(g, seat, 1, "4.2")
            return
    hurt(g, 1, "stone_rain")


DRY: Final[Ask[Sylvion]] = Ask(
    "dry", "desiccation", lambda g, q: (RANDOM, CHOOSE), why_not_random_or_two, ("count",)
)
DISCARD: Final[Ask[Sylvion]] = Ask("discard", "desiccation", hand_cards, why_not_from_hand)
DISBAND: Final[Ask[Sylvion]] = Ask(
    "disband", "demobilisation", lambda g, q: (RANDOM, CHOOSE), why_not_random_or_two, ("count",)
)
PUT_BACK: Final[Ask[Sylvion]] = Ask("put-back", "temporal_tornado", hand_cards, why_not_from_hand)
ASKS = (DRY, DISCARD, DISBAND, PUT_BACK)
