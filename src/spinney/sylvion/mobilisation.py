"""The mobilisation phase of the advanced game (chapter 2)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import NOT_AN_ANSWER, Ask, Flow, Question, Refusal
from spinney.sylvion.cards import FEAT
from spinney.sylvion.refusals import COLUMN_EMPTY
from spinney.sylvion.state import ARRAY, DESERT, SUMMON, Sylvion
from spinney.sylvion.words import COLUMN_1, TREASON


def muster(g: Sylvion) -> None:
    """1.1, 1.2: the introductory deck is given; the advanced one is mobilised first."""
    if g.advanced:
        g.shuffle(g.pile)
        g.shuffle(g.desertion)
        g.stage = SUMMON
    else:
        g.stage = ARRAY


def summon_and_recruit(g: Sylvion) -> Flow:
    """2.1 and 2.2; the players recruit in turn (7.4)."""
    g.calls += 1
    g.active = (g.first + g.calls - 1) % g.seats
    g.tell("call", "2", g.calls)
    summon(g)
    if any(g.columns):
        choice = yield Question(RECRUIT, g.active)
        recruit(g, choice - COLUMN_1)
    g.stage = DESERT


def summon(g: Sylvion) -> None:
    """2.1: one card for each column that has fewer than four."""
    for number, column in enumerate(g.columns):
        if defenders_in(column) < 4:
            call_up(g, number, column)


def defenders_in(column: list[int]) -> int:
    """Treasons do not count towards the limit of four (2.6)."""
    return len(column) - column.count(TREASON)


def call_up(g: Sylvion, number: int, column: list[int]) -> None:
    """Reveal a card into a column; after a Treason another one (2.6)."""
    while g.pile:
        g.reveal()
        card = g.pile.pop()
        column.append(card)
        g.tell("summoned", "2.6" if card == TREASON else "2.1", card, COLUMN_1 + number)
        if card != TREASON:
            return


def recruit(g: Sylvion, number: int) -> None:
    """2.2: the whole column joins the Defender deck; Feats are laid beside it (2.6)."""
    g.tell("recruited", "2.2", g.active, COLUMN_1 + number)
    for card in g.columns[number]:
        if FEAT[card]:
            g.feats.append(card)
            g.feats.sort()
        else:
            g.deck.append(card)
    g.columns[number] = []


def summon_and_desert(g: Sylvion) -> None:
    """2.1 again, then 2.4, and the end of the phase (2.5)."""
    summon(g)
    g.reveal()
    number = g.desertion.pop() - 1
    column = g.columns[number]
    g.tell("deserted", "2.4", COLUMN_1 + number, len(column))
    mobilised = not g.desertion or (not g.pile and not column)
    send_away(g, column)
    g.columns[number] = []
    g.stage = SUMMON
    if mobilised:
        end_mobilisation(g)


def end_mobilisation(g: Sylvion) -> None:
    """2.5: what is left in the pile and on the table is out of the game."""
    for column in g.columns:
        send_away(g, column)
    send_away(g, g.pile)
    g.columns = [[], [], [], []]
    g.pile = []
    g.desertion = []
    g.tell("mobilised", "2.5", len(g.deck), len(g.feats))
    g.stage = ARRAY


def send_away(g: Sylvion, cards: list[int]) -> None:
    for card in cards:
        g.removed[card] += 1


def why_not_recruit(g: Sylvion, q: Question, word: int) -> Refusal | None:
    if not COLUMN_1 <= word < COLUMN_1 + 4:
        return NOT_AN_ANSWER
    return None if g.columns[word - COLUMN_1] else COLUMN_EMPTY


RECRUIT: Final[Ask[Sylvion]] = Ask(
    "recruit", "2.2", lambda g, q: range(COLUMN_1, COLUMN_1 + 4), why_not_recruit
)
ASKS = (RECRUIT,)
