"""Gaining, controlling and losing hirelings (E.1), and setting them up (A.6)."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.core.rows import but
from spinney.root.faction import in_play
from spinney.root.hands import player
from spinney.root.hireling import (
    controlled_by,
    enlist,
    hiring,
    in_supply,
    in_the_box,
    of_hireling,
    side_of,
)
from spinney.root.powers import grant, withdraw
from spinney.root.refusals import NOT_A_PLAYER
from spinney.root.state import (
    Root,
    behind,
    has_seat,
    other_players,
    seated_from_the_last,
)
from spinney.root.victory import scores
from spinney.root.words import FACTION

CARDS: Final = 3
MARKERS: Final[tuple[int, ...]] = (4, 8, 12)
"""A.6.4: the spaces of the score track with hireling markers."""
DEMOTED_FOR: Final[tuple[int, ...]] = (0, 0, 0, 1, 2, 3, 3)
"""A.6.2: how many are demoted, by the number of players."""
GOLD: Final[tuple[int, ...]] = (1, 1, 1, 2, 2, 2)
PIPS: Final[tuple[int, ...]] = (2, 2, 2, 3, 3, 4)
"""The faces of the control die: the gold pips, and all of them (E.1.2)."""

NOT_IN_SUPPLY: Final = Refusal("hireling-not-in-supply", "E.1.1")
NOT_DEALT: Final = Refusal("hireling-not-dealt", "A.6.3")
REFUSALS: Final[tuple[Refusal, ...]] = (NOT_IN_SUPPLY, NOT_DEALT)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "hireling-dealt": ("word",),
    "took-marker": ("seat", "total"),
    "hired": ("seat", "word", "total"),
    "control": ("seat", "word", "total"),
    "handed-over": ("seat", "other", "word"),
    "hireling-acts": ("seat", "word"),
}


# A.6 Setup


def deal(g: Root) -> None:
    """A.6.1 and A.6.2: three of them, unless they were agreed upon; some are demoted by chance."""
    table = hiring(g)
    if not table.cards:
        played = in_play(g)
        pool = [me for me in in_the_box() if side_of(me, False).faction not in played]
        g.shuffle(pool)
        table.cards = pool[:CARDS]
    order = list(range(len(table.cards)))
    g.shuffle(order)
    demoted = order[: DEMOTED_FOR[len(g.turns)]]
    lay_out(g, table.cards, [at in demoted for at in range(len(table.cards))])
    table.spaces = list(MARKERS)
    table.waiting = [me for me in table.cards if of_hireling(g, me).has_setup]
    for me in table.cards:
        g.tell("hireling-dealt", "A.6.1", of_hireling(g, me).word)


def lay_out(g: Root, cards: list[int], demoted: list[bool]) -> None:
    """Bring these hirelings into the game, each with a side up."""
    table = hiring(g)
    table.cards = cards
    table.demoted = demoted
    table.control = [0] * len(cards)
    for me, is_demoted in zip(cards, demoted, strict=True):
        enlist(g, side_of(me, is_demoted))


def set_up_one(g: Root, nth: int) -> Flow:
    """A.6.3: from the last player in turn order on, counterclockwise, one each (ruling R100)."""
    table = hiring(g)
    if not table.waiting:
        return
    by = seated_from_the_last(g)[nth % g.seats]
    word = yield Question(SET_UP_HIRELING, g.seat_of[by])
    me = chosen(g, word)
    table.waiting.remove(me)
    yield from of_hireling(g, me).deploy(g, me, by)


# E.1 Gaining and losing


def settle(g: Root, me: int) -> Flow:
    """The end of a turn: markers go, empty cards go on, what was earned is taken (ruling R99)."""
    table = hiring(g)
    mine = controlled_by(g, me)
    for hireling in mine:
        at = table.cards.index(hireling)
        table.control[at] -= 1
        g.tell("control", "E.1.3", g.seat_of[me], word_of(g, hireling), table.control[at])
    for hireling in mine:
        if table.control[table.cards.index(hireling)] < 1:
            yield from hand_over(g, me, hireling)
    while me in table.due:
        table.due.remove(me)
        if in_supply(g):
            word = yield Question(HIRE, g.seat_of[me])
            yield from take_control(g, me, chosen(g, word), "E.1.1")


def hand_over(g: Root, me: int, hireling: int) -> Flow:
    """E.1.3: to any other player who has a seat (ruling R127)."""
    word = word_of(g, hireling)
    other = (yield Question(HAND_OVER, g.seat_of[me], (word,))) - FACTION
    g.tell("handed-over", "E.1.3", g.seat_of[me], g.seat_of[other], word)
    yield from take_control(g, other, hireling, "E.1.3")


def take_control(g: Root, me: int, hireling: int, rule: str) -> Flow:
    """E.1.2: roll for control; then what the hireling does when it is hired (E.2.1)."""
    put_under(g, hireling, me)
    face = g.roll(len(PIPS))
    count = GOLD[face] if leads(g, me) else PIPS[face]
    table = hiring(g)
    table.control[table.cards.index(hireling)] = count
    g.tell("hired", rule, g.seat_of[me], word_of(g, hireling), count)
    yield from of_hireling(g, hireling).when_hired(g, hireling, me)


def put_under(g: Root, hireling: int, me: int) -> None:
    """Let a player, and nobody else, control a hireling."""
    word = word_of(g, hireling)
    before = behind(g, hireling)
    if before >= 0:
        withdraw(g, before, word)
    g.seat_of = but(g.seat_of, hireling, g.seat_of[me])
    grant(g, me, word)


def leads(g: Root, me: int) -> bool:
    """E.1.2: whether nobody has more points; whoever no longer scores never does (ruling R86)."""
    return scores(g, me) and all(
        g.points[me] >= g.points[other] for other in other_players(g, me) if scores(g, other)
    )


def word_of(g: Root, hireling: int) -> int:
    return of_hireling(g, hireling).word


def chosen(g: Root, word: int) -> int:
    """The hireling whose card is called so, or -1."""
    for me in hiring(g).cards:
        if word_of(g, me) == word:
            return me
    return -1


def cards(g: Root, hirelings: list[int]) -> list[int]:
    return [word_of(g, me) for me in hirelings]


def why_not_hire(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in cards(g, in_supply(g)) else NOT_IN_SUPPLY


def why_not_set_up(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in cards(g, hiring(g).waiting) else NOT_DEALT


def takers(g: Root, q: Question) -> list[int]:
    return [FACTION + other for other in other_players(g, player(g, q)) if has_seat(g, other)]


def why_not_hand_over(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in takers(g, q) else NOT_A_PLAYER


SET_UP_HIRELING: Final[Ask[Root]] = ExactAsk(
    "set-up-hireling", "A.6.3", lambda g, q: cards(g, hiring(g).waiting), why_not_set_up
)
HIRE: Final[Ask[Root]] = ExactAsk(
    "hire", "E.1.1", lambda g, q: cards(g, in_supply(g)), why_not_hire
)
HAND_OVER: Final[Ask[Root]] = ExactAsk("hand-over", "E.1.3", takers, why_not_hand_over, ("word",))
ASKS: Final[tuple[Ask[Root], ...]] = (SET_UP_HIRELING, HIRE, HAND_OVER)
