"""Step 4, Defence: playing cards, paying for them, eruptions (3.4), and the hand limit."""

from __future__ import annotations

from typing import Final

from spinney.core.question import NOT_AN_ANSWER, Ask, Flow, Question, Refusal
from spinney.sylvion.animals import act, why_idle_animal, why_not_animal
from spinney.sylvion.cards import COST, FEAT, is_elemental, is_plant
from spinney.sylvion.deck import hand_cards, why_not_from_hand
from spinney.sylvion.feats import accomplish, why_not_feat
from spinney.sylvion.movement import destroy_elemental
from spinney.sylvion.refusals import (
    HEDGEHOGS_TOO_LATE,
    MORE_THAN_THE_COST,
    NO_EMPTY_SQUARE,
    NO_GEYSER,
    NO_GEYSER_THERE,
    NOT_A_SQUARE,
    NOT_HELD,
    OCCUPIED,
    OFF_THE_FIELD,
    PARTNER_TOO_POOR,
    TOO_DEAR,
    TOO_FEW_FOR_THE_REST,
    TOO_FEW_POINTS,
)
from spinney.sylvion.state import (
    LIMIT,
    Sylvion,
    cards_in,
    discard_from_hand,
    lose,
    partner,
    question,
    spread,
)
from spinney.sylvion.words import (
    CARDS,
    CELLS,
    DONE,
    DOWN,
    EMPTY,
    ERUPT,
    GEYSER,
    HEDGEHOGS,
    LEFT,
    POINTS_0,
    RIGHT,
    SQUARE,
    SYLVAN,
    UP,
    WIDTH,
    is_square,
    on_the_field,
    squares,
)

HAND_LIMIT: Final = 10
MOST_POINTS: Final = max(COST)
"""That one card can take."""
FIELD: Final = tuple(cell for cell in range(CELLS) if on_the_field(cell))
"""The sixteen squares of the battlefield."""
STEPS: Final = {LEFT: -1, RIGHT: 1, UP: -WIDTH, DOWN: WIDTH}


def defend(g: Sylvion) -> Flow:
    """One action of the Defence, or its end, when unspent points vanish."""
    choice = yield question(g, PLAY, g.active)
    if choice == DONE:
        if g.points:
            g.tell("points-lost", "fish", g.points)
        g.points = 0
        g.owls = 0
        g.stage = LIMIT
    elif choice == ERUPT:
        yield from erupt(g)
    elif FEAT[choice]:
        yield from accomplish(g, choice)
    else:
        yield from play(g, choice)


def play(g: Sylvion, card: int) -> Flow:
    """Pay the cost, then set a fountain or tree, or discard the animal and let it act."""
    idle = why_idle_animal(g, card)
    lose(g, g.active, card)
    g.playing = card
    g.tell("played", "3.4", g.active, card)
    if idle is not None:
        g.tell("without-effect", "R11", card)
    yield from pay(g, card)
    if is_plant(card):
        cell = (yield question(g, PLACE, g.active, (card,))) - SQUARE
        g.board[cell] = card
        g.playing = EMPTY
        g.tell("placed", "3.4", card, SQUARE + cell)
    else:
        g.playing = EMPTY
        g.discard[card] += 1
        if idle is None:
            yield from act(g, card)


def pay(g: Sylvion, card: int) -> Flow:
    """As many points as the active player likes (R34), and cards of the payer's choice (7.2)."""
    by_points = min(g.points, COST[card])
    if by_points and not g.fish_first:
        by_points = (yield question(g, SPEND, g.active, (card,))) - POINTS_0
    g.points -= by_points
    if by_points:
        g.tell("paid-points", "fish", by_points)
    due = COST[card] - by_points
    payer = partner(g, g.active)
    rule = "3.4" if g.seats == 1 else "7.2"
    if due == sum(g.hands[payer]):
        for price in spread(g.hands[payer]):
            discard_from_hand(g, payer, price)
            g.tell("paid", rule, payer, price)
        return
    for _ in range(due):
        price = yield question(g, PAY, payer, (card,))
        discard_from_hand(g, payer, price)
        g.tell("paid", rule, payer, price)


def erupt(g: Sylvion) -> Flow:
    """6.1: a geyser destroys every elemental on one line, unhindered by other cards (R29)."""
    cell = (yield Question(GEYSERS, g.active)) - SQUARE
    choice = yield Question(LINE, g.active, (SQUARE + cell,))
    g.tell("erupted", "6.1", SQUARE + cell, choice)
    g.board[cell] = EMPTY
    g.ravage_discard[GEYSER] += 1
    for target in line(cell, choice):
        if is_elemental(g.board[target]):
            destroy_elemental(g, target, "6.1")


def line(cell: int, direction: int) -> list[int]:
    """The squares of the battlefield from a cell to the edge."""
    step = STEPS[direction]
    cells = []
    cell += step
    while 0 <= cell < CELLS and on_the_field(cell):
        cells.append(cell)
        cell += step
    return cells


def keep_the_limit(g: Sylvion) -> Flow:
    """At the end of the step each hand is cut to ten cards (R22, R39)."""
    for seat in (g.active, partner(g, g.active)):
        while sum(g.hands[seat]) > HAND_LIMIT:
            card = yield question(g, CUT, seat)
            discard_from_hand(g, seat, card)
            g.tell("cut", "3.4", seat, card)


def plays(g: Sylvion, q: Question) -> list[int]:
    words = cards_in(g.hands[q.seat])
    words += g.feats
    if g.elements:
        words.append(ERUPT)
    words.append(DONE)
    return words


def why_not_play(g: Sylvion, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    if word == ERUPT:
        return None if GEYSER in g.board else NO_GEYSER
    if word >= CARDS:
        return NOT_AN_ANSWER
    if FEAT[word]:
        return why_not_feat(g, word)
    if word >= SYLVAN or not g.hands[q.seat][word]:
        return NOT_HELD
    if word == HEDGEHOGS:
        return HEDGEHOGS_TOO_LATE
    cost = COST[word]
    if cost and not can_pay(g, cost):
        return TOO_DEAR if g.seats == 1 else PARTNER_TOO_POOR
    if is_plant(word):
        return None if has_room(g) else NO_EMPTY_SQUARE
    return why_not_animal(g, word)


def can_pay(g: Sylvion, cost: int) -> bool:
    """Points, and the payer's cards, of which the card itself is none."""
    left = cost - g.points
    if g.seats == 1:
        left += 1
    for n in g.hands[partner(g, g.active)]:
        left -= n
        if left <= 0:
            return True
    return left <= 0


def why_not_spend(g: Sylvion, q: Question, word: int) -> Refusal | None:
    n = word - POINTS_0
    if not 0 <= n <= MOST_POINTS:
        return NOT_AN_ANSWER
    cost = COST[q.about[0]]
    if n > cost:
        return MORE_THAN_THE_COST
    if n > g.points:
        return TOO_FEW_POINTS
    rest = sum(g.hands[partner(g, g.active)])
    return None if cost - n <= rest else TOO_FEW_FOR_THE_REST


def has_room(g: Sylvion) -> bool:
    return any(g.board[cell] == EMPTY for cell in FIELD)


def empty_squares(g: Sylvion) -> list[int]:
    board = g.board
    return [cell for cell in FIELD if board[cell] == EMPTY]


def places(g: Sylvion, q: Question) -> list[int]:
    return squares(empty_squares(g))


def why_not_place(g: Sylvion, q: Question, word: int) -> Refusal | None:
    if not is_square(word) or not on_the_field(word - SQUARE):
        return NOT_A_SQUARE
    return None if g.board[word - SQUARE] == EMPTY else OCCUPIED


def geysers(g: Sylvion, q: Question) -> list[int]:
    return squares([cell for cell in FIELD if g.board[cell] == GEYSER])


def why_not_geyser(g: Sylvion, q: Question, word: int) -> Refusal | None:
    if not is_square(word):
        return NOT_A_SQUARE
    return None if g.board[word - SQUARE] == GEYSER else NO_GEYSER_THERE


def why_not_line(g: Sylvion, q: Question, word: int) -> Refusal | None:
    if word not in STEPS:
        return NOT_AN_ANSWER
    return None if line(q.about[0] - SQUARE, word) else OFF_THE_FIELD


class Play(Ask[Sylvion]):
    def options(self, g: Sylvion, q: Question) -> list[int]:
        return [word for word in plays(g, q) if why_not_play(g, q, word) is None]


class Pay(Ask[Sylvion]):
    def options(self, g: Sylvion, q: Question) -> list[int]:
        return [card for card in hand_cards(g, q) if why_not_from_hand(g, q, card) is None]


class Place(Ask[Sylvion]):
    def options(self, g: Sylvion, q: Question) -> list[int]:
        return [word for word in places(g, q) if why_not_place(g, q, word) is None]


PLAY: Final[Ask[Sylvion]] = Play("play", "3.4", plays, why_not_play)
PAY: Final[Ask[Sylvion]] = Pay("pay", "3.4", hand_cards, why_not_from_hand, ("card",))
PLACE: Final[Ask[Sylvion]] = Place("place", "3.4", places, why_not_place, ("card",))
GEYSERS: Final[Ask[Sylvion]] = Ask("geyser", "6.1", geysers, why_not_geyser)
LINE: Final[Ask[Sylvion]] = Ask(
    "line", "6.1", lambda g, q: (LEFT, RIGHT, UP, DOWN), why_not_line, ("square",)
)
CUT: Final[Ask[Sylvion]] = Ask("cut", "3.4", hand_cards, why_not_from_hand)
SPEND: Final[Ask[Sylvion]] = Ask(
    "spend",
    "fish",
    lambda g, q: range(POINTS_0, POINTS_0 + MOST_POINTS + 1),
    why_not_spend,
    ("card",),
)
ASKS = (PLAY, PAY, PLACE, GEYSERS, LINE, CUT, SPEND)
