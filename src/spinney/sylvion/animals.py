"""What the animals do when they are played (pp. 22-23)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import NOT_AN_ANSWER, Ask, Flow, Question, Refusal
from spinney.sylvion.cards import EDGE, TREE, is_elemental
from spinney.sylvion.deck import draw, whose
from spinney.sylvion.movement import arrive, destroy_elemental
from spinney.sylvion.refusals import (
    CANNOT_BE_MOVED,
    ENOUGH_OWLS,
    LAKE_IS_NO_SQUARE,
    NO_DESOLATION,
    NO_ELEMENTAL,
    NO_ELEMENTAL_THERE,
    NO_TREES,
    NOT_A_SQUARE,
    NOT_SO_MANY,
    OUT_OF_REACH,
    STACKS_EMPTY,
    TAKEN_BY_ELEMENTAL,
)
from spinney.sylvion.state import Sylvion, question
from spinney.sylvion.words import (
    ACID_LAKE,
    CELLS,
    DOVES,
    ELEPHANT,
    FISH,
    FOREST,
    KEEP,
    ONE,
    OWL,
    PARTNER,
    SELF,
    SQUARE,
    SQUIRRELS,
    STACK,
    STAG,
    SWAP,
    TREES,
    TWO,
    WHALE,
    WIDTH,
    is_square,
    squares,
)

WHALE_REACH: Final = 3
FISH_POINTS: Final = 3
OWL_CARDS: Final = 3
MOST_OWLS: Final = 24
"""In one Defence (R47): as many as the introductory deck has cards."""


def why_not_animal(g: Sylvion, card: int) -> Refusal | None:
    """No Owl too many (R47); an animal that would do nothing may be played (R11)."""
    if card == OWL and g.owls >= MOST_OWLS:
        return ENOUGH_OWLS
    return why_idle_animal(g, card) if g.idle_refused else None


def why_idle_animal(g: Sylvion, card: int) -> Refusal | None:
    """Why an animal would do nothing; None if it would do something.

    A Whale has always somewhere to push the leftmost elemental of a row.
    """
    if card in (WHALE, ELEPHANT):
        return None if elementals(g) else NO_ELEMENTAL
    if card == STAG:
        return None if g.bloom < EDGE else NO_DESOLATION
    if card in (DOVES, SQUIRRELS):
        return None if g.stacks[0] else STACKS_EMPTY
    return None


def act(g: Sylvion, card: int) -> Flow:
    """The animal is in the discard already when its effect happens (R16)."""
    if card == WHALE:
        yield from whale(g)
    elif card == ELEPHANT:
        target = yield question(g, TRAMPLE, g.active)
        destroy_elemental(g, target - SQUARE, "elephant")
    elif card == OWL:
        yield from owl(g)
    elif card == STAG:
        yield from stag(g)
    elif card == DOVES:
        doves(g)
    elif card == SQUIRRELS:
        yield from squirrels(g)
    elif card == FISH:
        g.points += FISH_POINTS
        g.tell("fish", "fish", FISH_POINTS)


def elementals(g: Sylvion) -> list[int]:
    """The cells with an elemental on the battlefield; in step 4 none lies on a stack (R05)."""
    return [cell for cell in range(CELLS) if is_elemental(g.board[cell])]


def whale(g: Sylvion) -> Flow:
    """Move one elemental up to three squares; it meets only what is on the last one (R08)."""
    origin = (yield question(g, PUSH, g.active)) - SQUARE
    target = (yield question(g, PUSH_TO, g.active, (SQUARE + origin,))) - SQUARE
    g.tell("pushed", "whale", g.board[origin], SQUARE + origin, SQUARE + target)
    if arrive(g, origin, target):
        seat = yield from whose(g)
        yield from draw(g, seat, 1, "4.2")


def neighbour(g: Sylvion, cell: int, step: int) -> int:
    """The next cell in a direction, lakes skipped (R09); -1 beyond the battlefield (R10)."""
    while True:
        if step == 1 and cell % WIDTH == STACK - 1:
            return -1
        cell += step
        if not 0 <= cell < CELLS:
            return -1
        if g.board[cell] != ACID_LAKE:
            return cell


def whale_targets(g: Sylvion, origin: int) -> list[int]:
    """Where a whale can push the elemental on this cell."""
    reached = turning_reach(g, origin) if g.whale_turns else straight_reach(g, origin)
    return [cell for cell in reached if cell != origin and not is_elemental(g.board[cell])]


def straight_reach(g: Sylvion, origin: int) -> list[int]:
    """R07: one straight line."""
    reached = []
    for step in (-1, 1, -WIDTH, WIDTH):
        cell = origin
        for _ in range(WHALE_REACH):
            cell = neighbour(g, cell, step)
            if cell < 0:
                break
            reached.append(cell)
            if cell % WIDTH == FOREST:
                break
    return reached


def turning_reach(g: Sylvion, origin: int) -> list[int]:
    """R07 with `whale_turns`: any way of three squares."""
    reached = [origin]
    edge = [origin]
    for _ in range(WHALE_REACH):
        ahead = []
        for cell in edge:
            if cell % WIDTH == FOREST:
                continue
            for step in (-1, 1, -WIDTH, WIDTH):
                beyond = neighbour(g, cell, step)
                if beyond >= 0 and beyond not in reached:
                    reached.append(beyond)
                    ahead.append(beyond)
        edge = ahead
    return reached


def owl(g: Sylvion) -> Flow:
    """Three cards for oneself or, with two players, for the partner (7.3).

    Where a new deck costs no cards, nothing but R47 keeps an Owl from coming back for ever.
    """
    if not g.advanced:
        g.owls += 1
    seat = g.active
    if g.seats == 2 and (yield Question(SEND_OWL, g.active)) == PARTNER:
        seat = 1 - g.active
    yield from draw(g, seat, OWL_CARDS, "owl")


def stag(g: Sylvion) -> Flow:
    """Up to two Edge cards, or one for each tree (R40)."""
    choice = yield question(g, HEAL, g.active)
    wanted = trees_in_play(g) if choice == TREES else choice - ONE + 1
    healed = min(wanted, EDGE - g.bloom)
    g.bloom += healed
    g.tell("healed", "stag", healed, g.bloom)


def trees_in_play(g: Sylvion) -> int:
    return sum(1 for card in g.board if card >= 0 and TREE[card])


def doves(g: Sylvion) -> None:
    """Discard the top card of each stack without effect."""
    g.reveal()
    g.known = max(0, g.known - 1)  # before: what comes up in one stack is not known yet
    for row, stack in enumerate(g.stacks):
        card = stack.pop()
        g.ravage_discard[card] += 1
        g.tell("sent-home", "doves", card, SQUARE + row * WIDTH + STACK)


def look(g: Sylvion, rule: str) -> int:
    """Everybody looks at the top two cards of each stack (R43). Returns how many that is."""
    g.reveal()
    g.known = min(2, len(g.stacks[0]))
    for row, stack in enumerate(g.stacks):
        for depth in range(g.known):
            g.tell("looked", rule, stack[-1 - depth], SQUARE + row * WIDTH + STACK, depth + 1)
    return g.known


def squirrels(g: Sylvion) -> Flow:
    """Look at the top two cards of each stack and put each pair back in either order."""
    if look(g, "squirrels") < 2:
        return
    for row, stack in enumerate(g.stacks):
        if stack[-1] != stack[-2]:
            about = (SQUARE + row * WIDTH + STACK, stack[-1], stack[-2])
            if (yield Question(ORDER, g.active, about)) == SWAP:
                stack[-1], stack[-2] = stack[-2], stack[-1]
                g.tell("swapped", "squirrels", SQUARE + row * WIDTH + STACK)


def why_not_elemental(g: Sylvion, q: Question, word: int) -> Refusal | None:
    if not is_square(word):
        return NOT_A_SQUARE
    return None if is_elemental(g.board[word - SQUARE]) else NO_ELEMENTAL_THERE


def why_not_push(g: Sylvion, q: Question, word: int) -> Refusal | None:
    refusal = why_not_elemental(g, q, word)
    if refusal is not None:
        return refusal
    return None if whale_targets(g, word - SQUARE) else CANNOT_BE_MOVED


def why_not_push_to(g: Sylvion, q: Question, word: int) -> Refusal | None:
    if not is_square(word):
        return NOT_A_SQUARE
    cell = word - SQUARE
    if cell in whale_targets(g, q.about[0] - SQUARE):
        return None
    if is_elemental(g.board[cell]):
        return TAKEN_BY_ELEMENTAL
    return LAKE_IS_NO_SQUARE if g.board[cell] == ACID_LAKE else OUT_OF_REACH


def why_not_send_owl(g: Sylvion, q: Question, word: int) -> Refusal | None:
    return None if word in (SELF, PARTNER) else NOT_AN_ANSWER


def why_not_heal(g: Sylvion, q: Question, word: int) -> Refusal | None:
    if word == TREES:
        return None if trees_in_play(g) else NO_TREES
    if word == TWO:
        return None if g.bloom + 2 <= EDGE else NOT_SO_MANY
    return None if word == ONE else NOT_AN_ANSWER


def why_not_order(g: Sylvion, q: Question, word: int) -> Refusal | None:
    return None if word in (KEEP, SWAP) else NOT_AN_ANSWER


TRAMPLE: Final[Ask[Sylvion]] = Ask(
    "trample", "elephant", lambda g, q: squares(elementals(g)), why_not_elemental
)
PUSH: Final[Ask[Sylvion]] = Ask("push", "whale", lambda g, q: squares(elementals(g)), why_not_push)
PUSH_TO: Final[Ask[Sylvion]] = Ask(
    "push-to",
    "whale",
    lambda g, q: sorted(squares(whale_targets(g, q.about[0] - SQUARE))),
    why_not_push_to,
    ("square",),
)
SEND_OWL: Final[Ask[Sylvion]] = Ask(
    "send-owl", "owl", lambda g, q: (SELF, PARTNER), why_not_send_owl
)
HEAL: Final[Ask[Sylvion]] = Ask("heal", "stag", lambda g, q: (ONE, TWO, TREES), why_not_heal)
ORDER: Final[Ask[Sylvion]] = Ask(
    "order", "squirrels", lambda g, q: (KEEP, SWAP), why_not_order, ("square", "card", "other")
)
ASKS = (TRAMPLE, PUSH, PUSH_TO, SEND_OWL, HEAL, ORDER)
