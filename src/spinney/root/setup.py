"""Setting up (5.1), with landmarks (A.5), and with five cards to choose from (A.7, A.10)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question
from spinney.core.rows import but, row_of
from spinney.root.cards import deck_cards
from spinney.root.draft import deal_pool, draft_one
from spinney.root.faction import of
from spinney.root.hands import cards_held, draw, holds_any, why_not_held
from spinney.root.hiring import deal, set_up_one
from spinney.root.landmarks.siting import deal_landmarks, set_up_landmark
from spinney.root.pieces import open_slots, why_not_place
from spinney.root.powers import gather_all
from spinney.root.state import (
    NOBODY,
    UNDRAFTED,
    Root,
    others,
    replaced,
    seated_from_the_last,
    take_turns,
)
from spinney.root.suits import suit_word
from spinney.root.turn import BEFORE_THE_FIRST, begin_turn
from spinney.root.victory import has_dominance
from spinney.root.words import (
    BAG,
    BOOTS,
    CLEARING,
    COINS,
    CROSSBOW,
    FACTION,
    FOX,
    HAMMER,
    MAP_CLEARINGS,
    MOUSE,
    OWNERS,
    RABBIT,
    SWORD,
    TEA,
)

ITEM_SUPPLY: Final = {BOOTS: 2, BAG: 2, CROSSBOW: 1, HAMMER: 1, SWORD: 2, TEA: 2, COINS: 2}
"""5.1.5."""
RUIN_ITEMS: Final = [BAG, BOOTS, HAMMER, SWORD]
"""One set of the items marked "R" (9.3.4)."""
HAND: Final = 3
DRAFT: Final = 5


def set_up(g: Root) -> Flow:
    """One step of the setup: the table, landmarks, hirelings, factions in their order, hands."""
    in_order = order_of_setup(g)
    done = g.step - 1
    before = g.agreed + hired(g)
    if g.step == 0:
        lay_the_table(g)
    elif done < g.agreed:
        yield from set_up_landmark(g)
    elif done < before:
        yield from set_up_one(g, done - g.agreed)
    elif done < before + len(g.turns):
        me = in_order[done - before]
        if me >= UNDRAFTED:
            yield from draft_one(g, g.seat_of[me])
        elif g.by_homelands:
            yield from of(g, me).set_up_by_card(g, me)
        else:
            yield from of(g, me).set_up(g, me)
    elif done < before + len(g.turns) + g.seats:
        yield from put_back_two(g, g.players[done - before - len(g.turns)])
    else:
        finish(g)
        return
    if g.step == g.agreed + hired(g):
        deal_hands(g)
        if g.setup is not None:
            deal_pool(g)


def order_of_setup(g: Root) -> list[int]:
    """5.1.7, or from the last player in turn order on, counterclockwise (A.8.2).

    Whoever has no seat comes first then (ruling R112).
    """
    if g.by_homelands:
        unseated = [me for me in g.turns if g.seat_of[me] < 0]
        return unseated + seated_from_the_last(g)
    return sorted(g.turns, key=lambda me: of(g, me).sets_up_as)


def hired(g: Root) -> int:
    """How many hirelings are set up."""
    return 0 if g.hiring is None else len(g.hiring.cards)


def lay_the_table(g: Root) -> None:
    """5.1.1 to 5.1.5: who starts, suits where the map asks (A.1), ruins, items, the deck."""
    if len(g.turns) > g.seats:
        seat_the_unseated(g)
    if g.start < 0:
        g.start = g.below(len(g.turns))
    first = g.turns[g.start]
    if g.seat_of[first] >= 0:
        g.tell("first-player", "5.1.1", g.seat_of[first])
    else:
        g.tell("goes-first", "5.1.1", FACTION + first)
    if not g.suits[0]:
        markers = [1 << FOX, 1 << RABBIT, 1 << MOUSE] * (MAP_CLEARINGS // 3)
        g.shuffle(markers)
        g.suits = row_of([*markers, *g.suits[MAP_CLEARINGS:]])
        for c in range(MAP_CLEARINGS):
            g.tell("suited", "A.1", CLEARING + c, suit_word(g.suits[c]))
    for c in g.map.ruins:
        g.ruins = but(g.ruins, c, 1)
    for item, n in ITEM_SUPPLY.items():
        g.item_supply[item] = n
    if g.hiring is not None:
        deal(g)
    g.deck = whole_deck(g)
    for me in g.players:
        for card in g.crafted[me]:
            g.deck.remove(card)
            g.tell("kept", "M.8.5", g.seat_of[me], card)
    g.shuffle(g.deck)  # before a landmark takes cards (ruling R74)
    deal_landmarks(g)


def seat_the_unseated(g: Root) -> None:
    """M.3.1: whoever plays without a seat takes a random place in turn order."""
    first = NOBODY if g.start < 0 else g.turns[g.start]
    turns = g.players.copy()
    for me in g.turns:
        if g.seat_of[me] < 0:
            seat = g.below(g.seats)
            turns.insert(seat + 1, me)
            g.tell("sits-after", "M.3.1", FACTION + me, seat)
    take_turns(g, turns)
    gather_all(g)  # powers stand in turn order
    if first != NOBODY:
        g.start = g.turns.index(first)


def whole_deck(g: Root) -> list[int]:
    """5.1.3: the cards of this game, wherever they lie."""
    cards = deck_cards(g.deck_name, has_dominance(g))
    for me in g.turns:
        cards = of(g, me).stack_deck(g, cards)
    return cards


def deal_hands(g: Root) -> None:
    """5.1.3, or A.7."""
    for me in g.turns:
        of(g, me).deal(g, me)
    for me in g.players:
        draw(g, me, DRAFT if g.draft else HAND, "A.7" if g.draft else "5.1.3")


def start_corners(g: Root, me: int) -> list[int]:
    """Corners where nobody starts, and of these the ones opposite to a start, if any (7.3.2)."""
    taken = [of(g, other).starting_corner(g, other) for other in others(g, me)]
    free = [c for c in open_corners(g, me) if c not in taken]
    return [c for c in free if g.map.opposite[c] in taken] or free


def open_corners(g: Root, me: int) -> list[int]:
    """The corners that hirelings have left open, which are set up before."""
    if g.hiring is None:
        return g.map.corners
    return [c for c in g.map.corners if why_not_place(g, me, c) is None and open_slots(g, c)]


def populate_ruins(g: Root) -> None:
    """9.3.4: an item of each set under each ruin, unless they are there already."""
    if any(g.ruin_items):
        return
    sets = ruin_sets(g)
    hidden = RUIN_ITEMS * sets
    g.shuffle(hidden)
    for c in g.map.ruins:
        g.ruin_items = replaced(g.ruin_items, c, [hidden.pop() for _ in range(sets)])


def ruin_sets(g: Root) -> int:
    """How many sets of items the ruins hide: those that are brought, or one that is needed."""
    needed = int(any(of(g, me).needs_ruin_items for me in g.owners))
    return max(needed, sum(of(g, me).ruin_items for me in g.owners))


def put_back_two(g: Root, me: int) -> Flow:
    """A.10: choose the cards to put back."""
    while len(g.hands[me]) > HAND and g.draft:
        card = yield Question(PUT_BACK, g.seat_of[me])
        at = g.hands[me].index(card)
        del g.hands[me][at]
        del g.knows[me][at]
        g.deck.append(card)
        g.tell("put-back", "A.10", g.seat_of[me])


def finish(g: Root) -> None:
    if g.draft:
        g.shuffle(g.deck)
    g.homelands = [0] * OWNERS
    begin_turn(g, g.turns[g.start])
    g.step = BEFORE_THE_FIRST


PUT_BACK: Final[Ask[Root]] = Ask("put-back", "A.10", cards_held, why_not_held, secret=holds_any)
ASKS = (PUT_BACK,)
