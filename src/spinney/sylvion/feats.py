"""The eight Extraordinary Feats of extension 1 (chapter 9)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.sylvion.animals import elementals, look
from spinney.sylvion.cards import FOUNTAIN, TREE, is_elemental, is_plant
from spinney.sylvion.deck import draw, treason, whose, whose_eyes
from spinney.sylvion.movement import destroy_elemental
from spinney.sylvion.refusals import (
    FIELD_EMPTY,
    NO_STEP_TO_SKIP,
    NO_SUCH_FEAT,
    NOT_IN_DECK,
    NOT_LOOKED_AT,
    NOTHING_TO_FIND,
    STACKS_EMPTY,
    TOO_FEW_CARDS,
    TOO_FEW_ELEMENTALS,
    TOO_FEW_FOUNTAINS,
    TOO_FEW_TREES,
    TREASON_NOT_TAKEN,
)
from spinney.sylvion.state import Sylvion, end, gain, question, see_by_elimination
from spinney.sylvion.words import (
    CELLS,
    EMPTY,
    FEAT_DOVES,
    FEAT_ELEPHANTS,
    FEAT_FISH,
    FEAT_HEDGEHOGS,
    FEAT_OWL,
    FEAT_SQUIRRELS,
    FEAT_STAG,
    FOUNTAIN_1,
    SQUARE,
    STACK,
    TREASON,
    TREE_1,
    WIDTH,
)

KING_TREES: Final = 8
SURGE_FOUNTAINS: Final = 10
ARMISTICE_CARDS: Final = 16
CHARGE_ELEMENTALS: Final = 12
ACTIVE, EITHER, TOGETHER = range(3)
"""Whose hand the Armistice counts (R22)."""


def why_not_feat(g: Sylvion, feat: int) -> Refusal | None:
    """A Feat that would do nothing may be accomplished, too (R11)."""
    if feat not in g.feats:
        return NO_SUCH_FEAT
    return why_idle_feat(g, feat) if g.idle_refused else None


def why_idle_feat(g: Sylvion, feat: int) -> Refusal | None:
    """Why a Feat would do nothing; None if it would do something."""
    if feat == FEAT_OWL:
        return None if can_search(g) else NOTHING_TO_FIND
    if feat == FEAT_ELEPHANTS:
        return None if any(card >= 0 for card in g.board) else FIELD_EMPTY
    if feat == FEAT_HEDGEHOGS:
        return None if g.stacks[0] else NO_STEP_TO_SKIP
    if feat == FEAT_SQUIRRELS:
        return None if g.stacks[0] else STACKS_EMPTY
    if feat == FEAT_STAG:
        return None if all_values(g, TREE, TREE_1, KING_TREES) else TOO_FEW_TREES
    if feat == FEAT_FISH:
        return None if all_values(g, FOUNTAIN, FOUNTAIN_1, SURGE_FOUNTAINS) else TOO_FEW_FOUNTAINS
    if feat == FEAT_DOVES:
        return None if armistice_hand(g) >= ARMISTICE_CARDS else TOO_FEW_CARDS
    enough = g.bloom == 0 and len(elementals(g)) >= CHARGE_ELEMENTALS
    return None if enough else TOO_FEW_ELEMENTALS


def all_values(g: Sylvion, family: list[bool], lowest: int, wanted: int) -> bool:
    """At least so many of a family on the battlefield (R24), every value among them."""
    there = sum(1 for card in g.board if card >= 0 and family[card])
    return there >= wanted and all(card in g.board for card in range(lowest, lowest + 4))


def armistice_hand(g: Sylvion) -> int:
    """R22: the hand of the active player, or the larger, or both."""
    sizes = [sum(hand) for hand in g.hands]
    if g.armistice == EITHER:
        return max(sizes)
    return sum(sizes) if g.armistice == TOGETHER else sizes[g.active]


def accomplish(g: Sylvion, feat: int) -> Flow:
    """Free, once, then out of the game."""
    idle = why_idle_feat(g, feat)
    g.feats.remove(feat)
    g.removed[feat] += 1
    g.tell("feat", "9", g.active, feat)
    if idle is not None:
        g.tell("without-effect", "R11", feat)
    elif feat == FEAT_OWL:
        yield from wisdom(g)
    elif feat == FEAT_ELEPHANTS:
        yield from deluge(g)
    elif feat == FEAT_HEDGEHOGS:
        g.barrage = True
    elif feat == FEAT_SQUIRRELS:
        yield from disinformation(g)
    else:
        g.tell("feat-wins", "9", feat)
        end(g, True)


def wisdom(g: Sylvion) -> Flow:
    """Search the deck for two cards; a search is no draw, so a short deck is not renewed (R38)."""
    g.reveal()
    if g.seats == 2:
        see_by_elimination(g, 1 - g.active)
    for _ in range(2):
        if not can_search(g):
            break
        card = yield question(g, SEARCH, g.active)
        g.deck.remove(card)
        if card == TREASON:
            yield from treason(g, g.active, "treason-found", "R38")
            continue
        gain(g, g.active, card, False)
        g.tell_to(whose_eyes(g, g.active, False), "found", "feat_owl", g.active, card)
        g.tell_to(~whose_eyes(g, g.active, False), "found-hidden", "feat_owl", g.active)
    g.foreseen = 0
    g.shuffle(g.deck)


def can_search(g: Sylvion) -> bool:
    """Whether the deck has a card that may be taken: any, or by choice a Sylvan one (R38)."""
    return len(g.deck) > (g.deck.count(TREASON) if g.search_sylvan else 0)


def deluge(g: Sylvion) -> Flow:
    """Sweep the battlefield; elementals fall as by any effect that destroys (6.2)."""
    fountains = 0
    for cell in range(CELLS):
        card = g.board[cell]
        if is_elemental(card):
            destroy_elemental(g, cell, "feat_elephants")
        elif card >= 0:
            g.board[cell] = EMPTY
            g.tell("swept-away", "feat_elephants", card, SQUARE + cell)
            if is_plant(card):
                g.discard[card] += 1
                fountains += FOUNTAIN[card]
            else:
                g.ravage_discard[card] += 1
    if g.deluge_draws and fountains:  # R23
        seat = yield from whose(g)
        yield from draw(g, seat, fountains, "R23")


def disinformation(g: Sylvion) -> Flow:
    """Put the looked-at cards back on the stacks in any distribution, two on each."""
    depth = look(g, "feat_squirrels")
    for place in range(4 * depth - 1):
        about = (SQUARE + place // depth * WIDTH + STACK, place % depth + 1)
        card = yield Question(ARRANGE, g.active, about)
        arrange(g, place, depth, card)


def place_of(g: Sylvion, place: int, depth: int) -> tuple[list[int], int]:
    """The stack and index of a place, counted stack by stack from each top."""
    return g.stacks[place // depth], -1 - place % depth


def arrange(g: Sylvion, place: int, depth: int, card: int) -> None:
    """Bring a looked-at card that has no place yet to this place."""
    stack, at = place_of(g, place, depth)
    for later in range(place, 4 * depth):
        other, there = place_of(g, later, depth)
        if other[there] == card:
            other[there], stack[at] = stack[at], card
            return


def unplaced(g: Sylvion, q: Question) -> list[int]:
    """The looked-at cards that are still to be put on a stack."""
    depth = g.known
    row = (q.about[0] - SQUARE) // WIDTH
    cards = []
    for place in range(row * depth + q.about[1] - 1, 4 * depth):
        stack, at = place_of(g, place, depth)
        if stack[at] not in cards:
            cards.append(stack[at])
    return sorted(cards)


def why_not_arrange(g: Sylvion, q: Question, card: int) -> Refusal | None:
    return None if card in unplaced(g, q) else NOT_LOOKED_AT


def deck_cards(g: Sylvion, q: Question) -> list[int]:
    return [card for card in range(TREASON + 1) if card in g.deck]


def why_not_search(g: Sylvion, q: Question, card: int) -> Refusal | None:
    if card == TREASON and g.search_sylvan:
        return TREASON_NOT_TAKEN
    return None if card in g.deck else NOT_IN_DECK


SEARCH: Final[Ask[Sylvion]] = Ask("search", "feat_owl", deck_cards, why_not_search)
ARRANGE: Final[Ask[Sylvion]] = Ask(
    "arrange", "feat_squirrels", unplaced, why_not_arrange, ("square", "depth")
)
ASKS = (SEARCH, ARRANGE)
