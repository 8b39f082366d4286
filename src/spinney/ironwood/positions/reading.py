"""Reading a state: what is left out is as usual, and whatever is wrong is noted."""

from __future__ import annotations

from collections.abc import Sequence

from spinney.core.fields import Fields, refuse_the_rest
from spinney.core.setup import Setup
from spinney.ironwood.beliefs import OBSERVERS, conclude, usual_beliefs
from spinney.ironwood.hands import permanents
from spinney.ironwood.options import begin
from spinney.ironwood.pieces import CRYSTALS, CUBES_IN_ALL
from spinney.ironwood.positions import faults
from spinney.ironwood.positions.board import place_in, read_board, read_drill
from spinney.ironwood.rounds import ACTIONS
from spinney.ironwood.state import (
    ACT,
    CUBES,
    DEAL,
    EVERYONE,
    HELP,
    OPPONENT,
    PREPARE,
    STAGES,
    Ironwood,
)
from spinney.ironwood.words import (
    BASE_CARDS,
    CARD_NAMES,
    CARDS,
    IRONCLADS,
    MOUNTAINS,
    NOTHING,
    PLACES,
    SIDE_CARDS,
    SIDE_NAMES,
    SIDES,
    STANCE_NAMES,
    VISION,
    VISIONS,
    VOCABULARY,
    WOODWALKERS,
)

RESULTS = ("open", "drawn", *SIDE_NAMES)
OBSERVER_NAMES = (*SIDE_NAMES, "public")
STANCES = (STANCE_NAMES[3:], STANCE_NAMES[:3])
"""Those of the automaton of each side, the first one first."""


def read(setup: Setup, f: Fields) -> Ironwood:
    """Left-out places are empty; left-out cards are in the decks, base cards in the hands.

    Left-out progress is the Woodwalkers' first action of round 1. What is still to be dealt is not
    on the table yet.
    """
    g = begin(setup)
    g.stage = STAGES.index(f.one_of("stage", STAGES, "act"))
    if g.stage == DEAL:
        refuse_the_rest(
            f, ("stage",), "in stage 'deal' nothing is on the table yet: leave this out"
        )
        return g
    read_progress(g, f)
    read_board(g, f)
    read_drill(g, f.object("drill"))
    g.crystals = by_side(f, "crystals", CRYSTALS, [0, 0])
    g.extra = by_side(f, "help", 4, g.extra if g.stage == HELP else [0, 0])
    cards = f.object("cards")
    for side in SIDES:
        read_cards(g, cards.object(SIDE_NAMES[side]), side)
    cards.done()
    read_table(g, f)
    read_visions(g, f.object("visions"))
    read_beliefs(g, f.object("beliefs"))
    if g.automaton != NOTHING:
        read_automaton(g, f.object("automaton"))
    faults.check(g, f)
    return g


def read_progress(g: Ironwood, f: Fields) -> None:
    g.round = f.number("round", 0, 10_000, 0 if g.stage <= PREPARE else 1)
    slot = f.any("slot", WOODWALKERS)
    by_slot = slot % 2 if g.stage == ACT and type(slot) is int else WOODWALKERS
    g.side = SIDE_NAMES.index(f.one_of("side", SIDE_NAMES, SIDE_NAMES[by_slot]))
    usual = g.side if g.stage == ACT else 0 if g.stage < ACT else ACTIONS
    g.slot = f.number("slot", 0, ACTIONS, usual)
    outcome = f.one_of("result", RESULTS, "open")
    g.over = outcome != "open"
    g.winner = SIDE_NAMES.index(outcome) if outcome in SIDE_NAMES else NOTHING


def read_automaton(g: Ironwood, f: Fields) -> None:
    stances = STANCES[g.automaton]
    g.stance = STANCE_NAMES.index(f.one_of("stance", stances, stances[0]))
    g.alert = f.flag("alert", True)
    for i, name in enumerate(f.array("marked")):
        mountain = place_in(g, f, f"marked[{i}]", name)
        if mountain == NOTHING:
            continue
        if not 0 < mountain < MOUNTAINS or g.automaton != IRONCLADS:
            f.wrong(f"marked[{i}]", "the Automacier marks mountains that have a vision")
        else:
            g.marked |= 1 << mountain
    g.spirits = f.number("spirits", 0, CUBES_IN_ALL if g.automaton == WOODWALKERS else 0, 0)
    held = len(g.hands[g.automaton])
    g.under = f.number("under", 0, held, 0)
    g.upon = f.number("upon", 0, held - g.under, 0)
    f.done()


def by_side(f: Fields, name: str, most: int, usual: list[int]) -> list[int]:
    inner = f.object(name)
    found = [inner.number(SIDE_NAMES[side], 0, most, usual[side]) for side in SIDES]
    inner.done()
    return found


def read_cards(g: Ironwood, f: Fields, side: int) -> None:
    """A side's cards: whatever is not named is in the deck, lowest number on top, or the hand.

    `top` is what lies on a deck that is not named card by card.
    """
    first = side * SIDE_CARDS
    last = first + SIDE_CARDS - 1
    g.played[side] = f.words("played", VOCABULARY, first, last)
    g.in_play[side] = f.words("in_play", VOCABULARY, first + BASE_CARDS, last)
    g.discards[side] = f.words("discard", VOCABULARY, first + BASE_CARDS, last)
    g.spent[side] = f.words("spent", VOCABULARY, first, first + BASE_CARDS - 1)
    placed = g.played[side] + g.in_play[side] + g.discards[side] + g.spent[side]
    hand = f.words("hand", VOCABULARY, first, last)
    if not f.has("hand"):
        hand = [card for card in range(first, first + BASE_CARDS) if card not in placed]
    g.hands[side] = hand[::-1] if side == g.automaton else sorted(hand)
    placed += hand
    deck = f.words("deck", VOCABULARY, first + BASE_CARDS, last)
    top = f.words("top", VOCABULARY, first + BASE_CARDS, last)
    if f.has("deck") and f.has("top"):
        f.wrong("top", "the deck is given already: its first card is the top one")
    elif not f.has("deck"):
        deck = top + [card for card in g.decks[side][::-1] if card not in placed + top]
    g.decks[side] = deck[::-1]
    g.foreseen[side] = f.number("foreseen", 0, len(deck), 0)
    for name, bit in (("seen_by_opponent", OPPONENT), ("seen_by_everyone", EVERYONE)):
        for card in f.words(name, VOCABULARY, first, last):
            if card not in hand:
                f.wrong(name, f"{CARD_NAMES[card]!r} is not in the hand")
            else:
                g.seen[card] |= bit
    away = g.box.removed_in_solo if side == 1 - g.automaton else [False] * CARDS  # 10.1, 11.1
    wanted = [card for card in range(first, last + 1) if not away[card]]
    check_all(placed + deck, wanted, names_of=CARD_NAMES, where=f)
    f.done()


def check_all(
    cards: list[int], wanted: Sequence[int], names_of: tuple[str, ...], where: Fields
) -> None:
    """Each card of the game is in exactly one zone, and no other card is anywhere."""
    for card in sorted({*wanted, *cards}):
        n = cards.count(card)
        if card not in wanted:
            where.wrong(names_of[card], "this card is not in this game")
        elif n != 1:
            problem = "is nowhere" if n == 0 else f"is in {n} places"
            where.wrong(names_of[card], f"this card {problem}; it belongs in one")


def read_table(g: Ironwood, f: Fields) -> None:
    """What lies in play and belongs to no single zone: cubes, marks, what lasts for the round."""
    in_play = [card for side in SIDES for card in g.in_play[side] + g.played[side]]
    cubes = f.object("cubes")
    for name in cubes.names():
        n = cubes.number(name, 1, CUBES_IN_ALL, 1)
        card = cubes.known(name, name, VOCABULARY, 0, CARDS - 1)
        if card >= 0 and card not in in_play:
            cubes.wrong(name, "this card is not in play")
        elif card >= 0:
            g.cubes[card] = n
    for side in SIDES:
        for card in g.in_play[side]:
            if not g.cubes[card]:
                cubes.wrong(CARD_NAMES[card], "a permanent in play has a cube on it")
    g.lasting = f.words("lasting", VOCABULARY, 0, CARDS - 1)
    g.pending = f.words("pending", VOCABULARY, 0, CARDS - 1)
    if g.stage == CUBES and not f.has("pending"):
        g.pending = permanents(g, g.side)
    for name, cards, zone in (
        ("lasting", g.lasting, in_play),
        ("pending", g.pending, [card for card in in_play if g.cubes[card]]),
    ):
        for card in sorted(set(cards)):
            if card not in zone or cards.count(card) > 1:
                f.wrong(name, f"{CARD_NAMES[card]!r} cannot stand here")
    for i, mark in enumerate(f.array("marks")):
        inner = f.inner(f"marks[{i}]", mark)
        card = inner.known("card", inner.any("card", None), VOCABULARY, 0, CARDS - 1)
        place = place_in(g, inner, "place", inner.any("place", None))
        if card >= 0 and not g.cubes[card]:
            inner.wrong("card", "this card is not a permanent in play")
        elif card >= 0 and place != NOTHING:
            g.marks.append(card * PLACES + place)
        inner.done()


def read_visions(g: Ironwood, f: Fields) -> None:
    """Visions that are not named are in the deck."""
    hand, found, burned, deck, top = (
        [word - VISION for word in f.words(name, VOCABULARY, VISION, VISION + VISIONS - 1)]
        for name in ("hand", "found", "burned", "deck", "top")
    )
    if not f.has("deck"):
        deck = top + [v for v in range(VISIONS) if v not in hand + found + burned + top]
    elif f.has("top"):
        f.wrong("top", "the deck is given already: its first card is the top one")
    vision_words = VOCABULARY.words[VISION : VISION + VISIONS]
    check_all(hand + found + burned + deck, range(VISIONS), names_of=vision_words, where=f)
    if hand and g.automaton == WOODWALKERS:
        f.wrong("hand", "the Automaquis holds no visions")
    g.vision_hand = sorted(hand)
    g.found = found
    g.burned = sorted(burned)
    g.vision_deck = deck[::-1]
    f.done()


def read_beliefs(g: Ironwood, f: Fields) -> None:
    g.beliefs = usual_beliefs(g)
    for observer in OBSERVERS:
        inner = f.object(OBSERVER_NAMES[observer])
        for name in inner.names():
            card = inner.known(name, name, VOCABULARY, VISION, VISION + VISIONS - 1) - VISION
            may_be = inner.words(name, VOCABULARY, VISION, VISION + VISIONS - 1)
            if card >= 0 and VISION + card not in may_be:
                inner.wrong(name, "what a card is must be among what it may be")
            elif card >= 0:
                g.beliefs[observer][card] = sum(1 << (word - VISION) for word in set(may_be))
        conclude(g.beliefs[observer])
    f.done()
