"""A state of Sylvion as JSON that people can read and write. Lists of cards start at the top."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spinney.core.errors import PositionError
from spinney.core.positions import Fields, word_in
from spinney.core.setup import Setup
from spinney.sylvion.animals import MOST_OWLS
from spinney.sylvion.battle import ravage_cards_of
from spinney.sylvion.cards import EDGE, LETTER, is_elemental, is_plant
from spinney.sylvion.defence import FIELD
from spinney.sylvion.options import begin, defender_cards
from spinney.sylvion.state import (
    BESIDE,
    DESERT,
    GONE,
    MOVE,
    REVEAL,
    STAGES,
    SUMMON,
    SUPPORT,
    WINDOW,
    Sylvion,
    spread,
)
from spinney.sylvion.support import STACK_CELLS
from spinney.sylvion.views import board, figure, names, result
from spinney.sylvion.words import (
    ACID_LAKE,
    BLAZING_2,
    BLAZING_4,
    CARDS,
    CELLS,
    DEFENDERS,
    ELEMENTAL_0,
    FEAT_OWL,
    FEAT_WHALES,
    GEYSER,
    SQUARE,
    SYLVAN,
    TREASON,
    VOCABULARY,
)


def write(g: Sylvion) -> dict[str, Any]:
    return {
        "stage": STAGES[g.stage],
        "call": g.calls,
        "turn": g.turn,
        "active": "AB"[g.active],
        "result": result(g) or "open",
        "board": board(g),
        "figure": figure(g) or "none",
        "bloom": g.bloom,
        "stacks": [names(stack[::-1]) for stack in g.stacks],
        "known": g.known,
        "ravage_discard": names(spread(g.ravage_discard)),
        "deck": names(g.deck[::-1]),
        "foreseen": g.foreseen,
        "discard": names(spread(g.discard)),
        "removed": names(spread(g.removed)),
        "hands": [names(spread(hand)) for hand in g.hands],
        "shown": [names(spread(hand)) for hand in g.shown],
        "seen": [names(spread(hand)) for hand in g.seen],
        "feats": names(g.feats),
        "points": g.points,
        "barrage": g.barrage,
        "pile": names(g.pile[::-1]),
        "columns": [names(column) for column in g.columns],
        "desertion": g.desertion[::-1],
    } | ({"owls": g.owls} if g.owls else {})


def read(setup: Setup, fields: Mapping[str, Any]) -> Sylvion:
    """Left-out zones are empty, left-out progress is the Defence of turn 1."""
    f = Fields(fields, "state")
    g = begin(setup)
    limits = cards_of_the_game(g, setup)
    g.stage = STAGES.index(f.one_of("stage", STAGES, "defend"))
    g.calls = f.number("call", 0, 12, 0)
    g.turn = f.number("turn", 0, 99, 1)
    g.active = "AB".index(f.one_of("active", tuple("AB"[: g.seats]), "AB"[g.first]))
    outcome = f.one_of("result", ("open", "won", "lost"), "open")
    g.over, g.won = outcome != "open", outcome == "won"
    read_board(g, f)
    g.bloom = f.number("bloom", 0, EDGE, g.bloom)
    g.stacks = [stack[::-1] for stack in card_lists(f, "stacks", 4, DEFENDERS, CARDS - 1)]
    if len({len(stack) for stack in g.stacks}) > 1:
        raise f.wrong("stacks", "all four must have the same number of cards")
    g.known = f.number("known", 0, min(2, len(g.stacks[0])), 0)
    g.ravage_discard = counts(f.words("ravage_discard", VOCABULARY, ELEMENTAL_0, CARDS - 1), CARDS)
    g.deck = f.words("deck", VOCABULARY, 0, TREASON)[::-1]
    g.foreseen = f.number("foreseen", 0, len(g.deck), 0)
    g.discard = counts(f.words("discard", VOCABULARY, 0, TREASON), TREASON + 1)
    g.removed = counts(f.words("removed", VOCABULARY, 0, DEFENDERS - 1), DEFENDERS)
    g.hands = hand_counts(f, "hands", g.seats)
    g.shown = hand_counts(f, "shown", g.seats)
    g.seen = hand_counts(f, "seen", g.seats)
    for name, zone in (("shown", g.shown), ("seen", g.seen)):
        if any(
            k > n
            for hand, known in zip(g.hands, zone, strict=True)
            for n, k in zip(hand, known, strict=True)
        ):
            raise f.wrong(name, "there are cards here that are not in the hand")
    g.feats = sorted(f.words("feats", VOCABULARY, FEAT_OWL, FEAT_WHALES))
    g.points = f.number("points", 0, 99, 0)
    g.owls = f.number("owls", 0, MOST_OWLS, 0)
    g.barrage = f.flag("barrage", False)
    g.pile = f.words("pile", VOCABULARY, 0, DEFENDERS - 1)[::-1]
    g.columns = card_lists(f, "columns", 4, 0, DEFENDERS - 1)
    g.desertion = [read_number(f, i, n) for i, n in enumerate(f.array("desertion"))][::-1]
    f.done()
    if g.stage == REVEAL and not g.stacks[0] and not g.barrage:
        raise f.wrong("stacks", "in stage 'reveal' they must have cards")
    if g.stage in (SUMMON, DESERT) and not g.desertion:
        raise f.wrong("desertion", f"in stage {STAGES[g.stage]!r} it must have numbers")
    check_box(g, limits)
    return g


def read_board(g: Sylvion, f: Fields) -> None:
    squares = f.object("board")
    revealing = g.stage in (WINDOW, SUPPORT, MOVE)
    for square, card in squares.items():
        path = squares.path(square)
        cell = word_in(VOCABULARY, square, SQUARE, SQUARE + CELLS - 1, path) - SQUARE
        if cell not in FIELD and not (revealing and cell in STACK_CELLS):
            raise PositionError(f"{path}: this is not a square of the battlefield")
        g.board[cell] = word_in(VOCABULARY, card, 0, CARDS - 1, path)
        if not can_lie(g, cell, g.board[cell]):
            raise PositionError(f"{path}: {card!r} cannot lie here")
    read_figure(g, f)


def can_lie(g: Sylvion, cell: int, card: int) -> bool:
    """Support cards lie on their stacks only, and only until they are resolved."""
    if is_elemental(card):
        return True
    if cell in FIELD:
        return is_plant(card) or card in (GEYSER, ACID_LAKE)
    return LETTER[card] > 0 and g.stage != MOVE


def read_figure(g: Sylvion, f: Fields) -> None:
    where = f.any("figure", figure(g) or "none")
    if g.figure == GONE and where != "none":
        raise f.wrong("figure", "this game is played without it")
    if where in ("none", "beside"):
        g.figure = BESIDE if where == "beside" else GONE
        return
    g.figure = word_in(VOCABULARY, where, SQUARE, SQUARE + CELLS - 1, f.path("figure")) - SQUARE
    if not is_elemental(g.board[g.figure]):
        raise f.wrong("figure", f"there is no elemental on {where}")


def card_lists(f: Fields, name: str, n: int, low: int, high: int) -> list[list[int]]:
    """A list of n lists of cards."""
    lists = f.array(name, [[] for _ in range(n)])
    if len(lists) != n:
        raise f.wrong(name, f"{n} lists are wanted, not {len(lists)}")
    named = Fields({f"{name}[{i}]": cards for i, cards in enumerate(lists)}, "state")
    return [named.words(f"{name}[{i}]", VOCABULARY, low, high) for i in range(n)]


def hand_counts(f: Fields, name: str, seats: int) -> list[list[int]]:
    return [counts(cards, SYLVAN) for cards in card_lists(f, name, seats, 0, SYLVAN - 1)]


def read_number(f: Fields, i: int, value: Any) -> int:
    if value not in (1, 2, 3, 4):
        raise f.wrong(f"desertion[{i}]", f"a number from 1 to 4 is wanted, not {value!r}")
    return int(value)


def counts(cards: list[int], size: int) -> list[int]:
    zone = [0] * size
    for card in cards:
        zone[card] += 1
    return zone


def cards_of_the_game(g: Sylvion, setup: Setup) -> list[int]:
    """How many of each card this game has; blazing cards have a supply of their own (R12)."""
    defenders = defender_cards(setup["mode"], setup.flag("extension_1"))
    limits = counts([*defenders, *ravage_cards_of(g)], CARDS)
    for card in range(BLAZING_2, BLAZING_4 + 1):
        limits[card] = CELLS
    return limits


def census(g: Sylvion) -> list[int]:
    """How many of each card there are, wherever they lie."""
    found = [0] * CARDS
    lists = [*g.stacks, *g.columns, g.deck, g.pile, g.feats, [g.playing], g.board]
    for cards in lists:
        for card in cards:
            if card >= 0:
                found[card] += 1
    for zone in (g.ravage_discard, g.discard, g.removed, *g.hands):
        for card, n in enumerate(zone):
            found[card] += n
    return found


def check_box(g: Sylvion, limits: list[int]) -> None:
    for card, (n, most) in enumerate(zip(census(g), limits, strict=True)):
        if n > most:
            name = VOCABULARY.word(card)
            raise PositionError(f"state: too many {name!r}: {n} are placed, this game has {most}")
