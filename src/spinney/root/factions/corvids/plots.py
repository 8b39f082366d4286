"""Plots (13.2.2, 13.7): laying, flipping and swapping them, and what they do."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.root.factions.corvids.board import (
    BOMB,
    EXTORTION,
    HIDDEN_PLOT,
    KINDS,
    SNARE,
    board_of,
)
from spinney.root.hands import player, take_random
from spinney.root.moving import adjacent, as_map_clearing, clearings
from spinney.root.pieces import (
    has_pieces_in,
    place_piece,
    put_piece,
    why_not_place,
)
from spinney.root.placing import place_in_each
from spinney.root.refusals import NONE_LEFT, NOT_A_CLEARING, NOT_HERE
from spinney.root.removal import remove_piece, remove_warriors, sweep
from spinney.root.state import Root, are_partners, enemies
from spinney.root.victory import score
from spinney.root.words import CLEARING, CLEARINGS, DONE, MAP_CLEARINGS, PIECE

PLOT_THERE: Final = Refusal("plot-there", "13.2.2.II")
NO_PLOT_THERE: Final = Refusal("no-plot-there", "13.2.2")
NOBODY_TO_FLIP_IT: Final = Refusal("nobody-to-flip-it", "13.4.2")
FACE_UP_ALREADY: Final = Refusal("face-up-already", "13.4.2")
TOO_FEW_PLOTTERS: Final = Refusal("too-few-plotters", "13.5.2")
NOWHERE_TO_PLOT: Final = Refusal("nowhere-to-plot", "13.5.2")
BOTH_ON_MAP: Final = Refusal("both-on-map", "13.2.2")
NO_TWO_PLOTS: Final = Refusal("no-two-plots", "13.5.4")
SAME_PLOT: Final = Refusal("same-plot", "13.5.4")
NOT_FACING_ALIKE: Final = Refusal("not-facing-alike", "13.5.4")
SNARED: Final = Refusal("snared", "13.7.2")
REFUSALS = (
    *(PLOT_THERE, NO_PLOT_THERE, NOBODY_TO_FLIP_IT, FACE_UP_ALREADY),
    *(TOO_FEW_PLOTTERS, NOWHERE_TO_PLOT),
    *(BOTH_ON_MAP, NO_TWO_PLOTS, SAME_PLOT, NOT_FACING_ALIKE, SNARED),
)
EVENTS = {
    "plotted": ("piece", "clearing"),
    "flipped": ("seat", "piece", "clearing"),
    "tricked": ("seat", "origin", "clearing"),
    "raided": ("seat", "clearing"),
}


# 13.4.2 Flip Plots


def flip(g: Root, me: int, c: int) -> Flow:
    """Turn the plot up, score for all that lie face up, then it has its effect."""
    board = board_of(g)
    piece = KINDS[board.kinds[c]]
    g.reveal()
    board.show(c)
    turn_into(g, HIDDEN_PLOT, piece, c)
    g.tell("flipped", "13.4.2", g.seat_of[me], PIECE + piece, CLEARING + c)
    score(g, me, len(board.shown()), "13.4.2")
    if g.over:
        return
    if piece == BOMB:
        yield from explode(g, me, c)
    elif piece == EXTORTION:
        extort(g, me, c)


def turn_into(g: Root, before: int, after: int, c: int) -> None:
    """The same token, with its other side up."""
    put_piece(g, before, c, -1)
    g.stock[before] += 1
    put_piece(g, after, c, 1)
    g.stock[after] -= 1


# 13.5.2 Plot


def plot(g: Root, me: int) -> Flow:
    """One warrior, and one more for each plot placed this turn, make way for it."""
    seat, board = g.seat_of[me], board_of(g)
    c = (yield Question(PLOT_IN, seat, (1 + board.placed,))) - CLEARING
    piece = (yield Question(PLOT_WHAT, seat, (CLEARING + c,))) - PIECE
    yield from remove_warriors(g, me, me, c, 1 + board.placed, "13.5.2")
    board.placed += 1
    lay_plot(g, me, piece, c, "13.5.2")


def lay_plot(g: Root, me: int, piece: int, c: int, rule: str) -> None:
    """Face down."""
    place_piece(g, me, HIDDEN_PLOT, c, rule)
    board_of(g).lay(c, KINDS.index(piece))
    g.tell_to(1 << g.seat_of[me], "plotted", rule, PIECE + piece, CLEARING + c)


# 13.5.4 Trick


def trick(g: Root, me: int) -> Flow:
    """Swapping is neither moving nor placing (G.1.31)."""
    seat, board = g.seat_of[me], board_of(g)
    a = (yield Question(TRICK_FROM, seat)) - CLEARING
    b = (yield Question(TRICK_WITH, seat, (CLEARING + a,))) - CLEARING
    if not board.is_hidden(a):
        first, second = KINDS[board.kinds[a]], KINDS[board.kinds[b]]
        put_piece(g, first, a, -1)
        put_piece(g, second, b, -1)
        put_piece(g, first, b, 1)
        put_piece(g, second, a, 1)
    board.swap(a, b)
    g.tell("tricked", "13.5.4", seat, CLEARING + a, CLEARING + b)


# 13.7 What plots do


def explode(g: Root, me: int, c: int) -> Flow:
    """13.7.1: all enemy pieces go, then the bomb."""
    yield from sweep(g, me, [c], "13.7.1")
    yield from remove_piece(g, me, me, c, BOMB, "13.7.1")


def why_snared(g: Root, me: int, who: int, c: int) -> Refusal | None:
    """13.7.2: enemies neither leave a snare that lies face up nor place anything there."""
    if not g.pieces[SNARE * CLEARINGS + c] or who == me or are_partners(g, me, who):
        return None
    return SNARED


def extort(g: Root, me: int, c: int) -> None:
    """13.7.3: a random card from each enemy there."""
    for other in enemies(g, me):
        if has_pieces_in(g, other, c):
            take_random(g, me, other, "13.7.3")


def raid(g: Root, me: int, places: list[int]) -> Flow:
    """13.7.4: for each raid removed, a warrior in each clearing adjacent to where it lay.

    Raids removed at once strike at once: too few warriors are shared out among all clearings.
    """
    near: list[int] = []
    for c in places:
        g.tell("raided", "13.7.4", g.seat_of[me], CLEARING + c)
        near += [there for there in adjacent(g, me, c) if there < MAP_CLEARINGS]
    yield from place_in_each(g, me, near, "13.7.4")


def take_back(g: Root, piece: int, c: int) -> None:
    board_of(g).take_off(c)
    g.stock[piece] += 1


# What can be chosen, and why not


def why_not_flip(g: Root, me: int, c: int) -> Refusal | None:
    """13.4.2."""
    board = board_of(g)
    if not board.has_plot(c):
        return NO_PLOT_THERE
    if not board.is_hidden(c):
        return FACE_UP_ALREADY
    return None if g.warriors[me * CLEARINGS + c] else NOBODY_TO_FLIP_IT


def why_not_plot(g: Root, me: int) -> Refusal | None:
    if not sum(board_of(g).reserve()):
        return NONE_LEFT
    places = any(why_not_plot_at(g, me, c) is None for c in range(MAP_CLEARINGS))
    return None if places else NOWHERE_TO_PLOT


def why_not_plot_at(g: Root, me: int, c: int) -> Refusal | None:
    """13.5.2."""
    board = board_of(g)
    if board.has_plot(c):
        return PLOT_THERE
    if g.warriors[me * CLEARINGS + c] <= board.placed:
        return TOO_FEW_PLOTTERS
    return why_not_place(g, me, c)


def why_not_plot_in(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_plot_at(g, player(g, q), c)


def why_not_plot_what(g: Root, q: Question, word: int) -> Refusal | None:
    if word - PIECE not in KINDS:
        return NOT_HERE
    return None if board_of(g).reserve()[KINDS.index(word - PIECE)] else BOTH_ON_MAP


def alike(g: Root, c: int) -> list[int]:
    """The other plots that lie with the same side up."""
    board = board_of(g)
    found = board.hidden() if board.is_hidden(c) else board.shown()
    return [there for there in found if there != c]


def why_not_trick(g: Root, me: int) -> Refusal | None:
    board = board_of(g)
    return None if max(len(board.hidden()), len(board.shown())) > 1 else NO_TWO_PLOTS


def why_not_trick_from(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    if not board_of(g).has_plot(c):
        return NO_PLOT_THERE
    return None if alike(g, c) else NO_TWO_PLOTS


def why_not_trick_with(g: Root, q: Question, word: int) -> Refusal | None:
    a, b = q.about[0] - CLEARING, as_map_clearing(word)
    if b < 0:
        return NOT_A_CLEARING
    if a == b:
        return SAME_PLOT
    if not board_of(g).has_plot(b):
        return NO_PLOT_THERE
    return None if b in alike(g, a) else NOT_FACING_ALIKE


def all_clearings(g: Root, q: Question) -> list[int]:
    return clearings(list(range(MAP_CLEARINGS)))


def why_not_flip_in(g: Root, q: Question, word: int) -> Refusal | None:
    if word == DONE:
        return None
    c = as_map_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_flip(g, player(g, q), c)


FLIP_IN: Final[Ask[Root]] = Ask(
    "flip-plot", "13.4.2", lambda g, q: [*all_clearings(g, q), DONE], why_not_flip_in
)
PLOT_IN: Final[Ask[Root]] = Ask("plot-in", "13.5.2", all_clearings, why_not_plot_in, ("count",))
PLOT_WHAT: Final[Ask[Root]] = Ask(
    "plot-what",
    "13.5.2",
    lambda g, q: [PIECE + piece for piece in KINDS],
    why_not_plot_what,
    ("clearing",),
    secret=lambda g, q: True,
)
TRICK_FROM: Final[Ask[Root]] = Ask("trick", "13.5.4", all_clearings, why_not_trick_from)
TRICK_WITH: Final[Ask[Root]] = Ask(
    "trick-with", "13.5.4", all_clearings, why_not_trick_with, ("origin",)
)
ASKS = (FLIP_IN, PLOT_IN, PLOT_WHAT, TRICK_FROM, TRICK_WITH)
