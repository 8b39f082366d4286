"""A state of Sylvion as JSON that people can read and write. Lists of cards start at the top."""

from __future__ import annotations

from typing import Any

from spinney.core.fields import NONE, Fields, refuse_the_rest
from spinney.core.setup import Setup
from spinney.sylvion.animals import MOST_OWLS
from spinney.sylvion.battle import ravage_cards_of
from spinney.sylvion.cards import EDGE, LETTER, is_elemental, is_plant
from spinney.sylvion.defence import FIELD, HAND_LIMIT
from spinney.sylvion.options import begin, defender_cards
from spinney.sylvion.state import (
    ARRAY,
    ASSAULT,
    BESIDE,
    DEFEND,
    DESERT,
    GONE,
    LIMIT,
    MOVE,
    MUSTER,
    REVEAL,
    STAGES,
    SUMMON,
    SUPPORT,
    WINDOW,
    Sylvion,
    spread,
)
from spinney.sylvion.support import STACK_CELLS
from spinney.sylvion.views import board, figure, result
from spinney.sylvion.words import (
    ACID_LAKE,
    BLAZING_2,
    BLAZING_4,
    CARDS,
    CELLS,
    DEFENDERS,
    ELEMENTAL_0,
    EMPTY,
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
        "stacks": [VOCABULARY.names(stack[::-1]) for stack in g.stacks],
        "known": g.known,
        "ravage_discard": VOCABULARY.names(spread(g.ravage_discard)),
        "deck": VOCABULARY.names(g.deck[::-1]),
        "foreseen": g.foreseen,
        "discard": VOCABULARY.names(spread(g.discard)),
        "removed": VOCABULARY.names(spread(g.removed)),
        "hands": [VOCABULARY.names(spread(hand)) for hand in g.hands],
        "shown": [VOCABULARY.names(spread(hand)) for hand in g.shown],
        "seen": [VOCABULARY.names(spread(hand)) for hand in g.seen],
        "feats": VOCABULARY.names(g.feats),
        "points": g.points,
        "barrage": g.barrage,
        "pile": VOCABULARY.names(g.pile[::-1]),
        "columns": [VOCABULARY.names(column) for column in g.columns],
        "desertion": g.desertion[::-1],
    } | ({"owls": g.owls} if g.owls else {})


def read(setup: Setup, f: Fields) -> Sylvion:
    """Left-out zones are empty, left-out progress is the Defence of the first turn."""
    g = begin(setup)
    limits = cards_of_the_game(g, setup)
    read_progress(g, f)
    if g.stage == MUSTER:
        what = "in stage 'muster' nothing is on the table yet: leave this out"
        refuse_the_rest(f, ("stage",), what)
        return g
    read_board(g, f)
    g.bloom = f.number("bloom", 0, EDGE, g.bloom)
    read_ravage(g, f)
    read_defenders(g, f)
    g.pile = f.words("pile", VOCABULARY, 0, DEFENDERS - 1)[::-1]
    g.columns = card_lists(f, "columns", 4, 0, DEFENDERS - 1)
    g.desertion = f.numbers("desertion", 1, 4, [])[::-1]
    check_box(g, f, limits)
    if not g.over:
        check_progress(g, f)
    return g


def read_progress(g: Sylvion, f: Fields) -> None:
    g.stage = STAGES.index(f.one_of("stage", STAGES, "defend"))
    g.calls = f.number("call", 0, EDGE, 0)
    second = f.has("active") and f.any("active", "") != "AB"[g.first]
    usual = 2 if second else 1
    g.turn = f.number("turn", 0, 99, usual if g.stage >= REVEAL else 0)
    g.active = "AB".index(f.one_of("active", tuple("AB"[: g.seats]), "AB"[whose_turn(g)]))
    outcome = f.one_of("result", ("open", "won", "lost"), "open")
    g.over, g.won = outcome != "open", outcome == "won"


def whose_turn(g: Sylvion) -> int:
    """7.1, 7.4: the players take turns, and so they do with the calls before."""
    return (g.first + max(1, g.turn or g.calls) - 1) % g.seats


def read_board(g: Sylvion, f: Fields) -> None:
    squares = f.object("board")
    revealing = g.stage in (WINDOW, SUPPORT, MOVE)
    for square, name in squares.items():
        cell = squares.known(square, square, VOCABULARY, SQUARE, SQUARE + CELLS - 1) - SQUARE
        card = squares.known(square, name, VOCABULARY, 0, CARDS - 1)
        if cell < 0 or card < 0:
            continue
        if cell not in FIELD and not (revealing and cell in STACK_CELLS):
            squares.wrong(square, "this is not a square of the battlefield")
        elif not can_lie(g, cell, card):
            squares.wrong(square, f"{name!r} cannot lie here")
        else:
            g.board[cell] = card
    read_figure(g, f)


def can_lie(g: Sylvion, cell: int, card: int) -> bool:
    """Support cards lie on their stacks only, and only until they are resolved."""
    if is_elemental(card):
        return True
    if cell in FIELD:
        return is_plant(card) or card in (GEYSER, ACID_LAKE)
    return LETTER[card] > 0 and g.stage != MOVE


def read_figure(g: Sylvion, f: Fields) -> None:
    where = f.any("figure", figure(g) or NONE)
    if g.figure == GONE and where != NONE:
        f.wrong("figure", "this game is played without it")
    elif where in (NONE, "beside"):
        g.figure = BESIDE if where == "beside" else GONE
    else:
        cell = f.known("figure", where, VOCABULARY, SQUARE, SQUARE + CELLS - 1) - SQUARE
        if cell >= 0 and not is_elemental(g.board[cell]):
            f.wrong("figure", f"there is no elemental on {where}")
        elif cell >= 0:
            g.figure = cell


def read_ravage(g: Sylvion, f: Fields) -> None:
    before = len(f.faults)
    g.stacks = [stack[::-1] for stack in card_lists(f, "stacks", 4, DEFENDERS, CARDS - 1)]
    if len(f.faults) == before and len({len(stack) for stack in g.stacks}) > 1:
        f.wrong("stacks", "all four must have the same number of cards")
    g.known = f.number("known", 0, min(2, len(g.stacks[0])), 0)
    g.ravage_discard = counts(f.words("ravage_discard", VOCABULARY, ELEMENTAL_0, CARDS - 1), CARDS)


def read_defenders(g: Sylvion, f: Fields) -> None:
    g.deck = f.words("deck", VOCABULARY, 0, TREASON)[::-1]
    g.foreseen = f.number("foreseen", 0, len(g.deck), 0)
    g.discard = counts(f.words("discard", VOCABULARY, 0, TREASON), TREASON + 1)
    g.removed = counts(f.words("removed", VOCABULARY, 0, DEFENDERS - 1), DEFENDERS)
    g.hands = hand_counts(f, "hands", g.seats)
    g.shown = known_counts(f, "shown", g.hands)
    g.seen = known_counts(f, "seen", g.hands)
    for seat, (shown, seen) in enumerate(zip(g.shown, g.seen, strict=True)):
        if exceeds(shown, seen):
            what = "cards that everybody has seen are known to the partner, too: name them here"
            f.unreachable(f"seen[{seat}]", what)
    g.feats = sorted(f.words("feats", VOCABULARY, FEAT_OWL, FEAT_WHALES))
    g.points = f.number("points", 0, 99, 0)
    g.owls = f.number("owls", 0, MOST_OWLS, 0)
    g.barrage = f.flag("barrage", False)


def card_lists(f: Fields, name: str, n: int, low: int, high: int) -> list[list[int]]:
    """A list of n lists of cards."""
    lists = f.array(name, [[] for _ in range(n)])
    if len(lists) != n:
        f.wrong(name, f"{n} lists are wanted, not {len(lists)}")
        return [[] for _ in range(n)]
    named = f.inner("", {f"{name}[{i}]": cards for i, cards in enumerate(lists)})
    return [named.words(f"{name}[{i}]", VOCABULARY, low, high) for i in range(n)]


def hand_counts(f: Fields, name: str, seats: int) -> list[list[int]]:
    return [counts(cards, SYLVAN) for cards in card_lists(f, name, seats, 0, SYLVAN - 1)]


def known_counts(f: Fields, name: str, hands: list[list[int]]) -> list[list[int]]:
    """Those cards of each hand that somebody knows of."""
    known = hand_counts(f, name, len(hands))
    for seat, (hand, of_it) in enumerate(zip(hands, known, strict=True)):
        if exceeds(of_it, hand):
            f.wrong(f"{name}[{seat}]", "there are cards here that are not in the hand")
            known[seat] = [0] * SYLVAN
    return known


def exceeds(some: list[int], others: list[int]) -> bool:
    return any(n > m for n, m in zip(some, others, strict=True))


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
    found = counts([card for _, cards in zones(g) for card in cards], CARDS)
    if g.playing != EMPTY:
        found[g.playing] += 1
    return found


def check_box(g: Sylvion, f: Fields, limits: list[int]) -> None:
    """No more of a card than this game has; where it is too much, by the order of the zones."""
    found = [0] * CARDS
    for name, cards in zones(g):
        for card in cards:
            found[card] += 1
            if found[card] == limits[card] + 1:
                has = f"this game has {limits[card] or 'none'}"
                f.wrong(name, f"too many {VOCABULARY.word(card)!r}: {has}")


def zones(g: Sylvion) -> list[tuple[str, list[int]]]:
    """All places where cards can lie, as a position names them."""
    found = [("board", [card for card in g.board if card != EMPTY])]
    for name, lists in (("stacks", g.stacks), ("columns", g.columns)):
        found += [(f"{name}[{i}]", cards) for i, cards in enumerate(lists)]
    found += [(f"hands[{i}]", spread(hand)) for i, hand in enumerate(g.hands)]
    found += [("deck", g.deck), ("pile", g.pile), ("feats", g.feats)]
    for name, zone in (
        ("ravage_discard", g.ravage_discard),
        ("discard", g.discard),
        ("removed", g.removed),
    ):
        found.append((name, spread(zone)))
    return found


def check_progress(g: Sylvion, f: Fields) -> None:
    """What cannot be at this stage, or would be gone before anybody could use it."""
    stage, named = g.stage, STAGES[g.stage]
    if stage == REVEAL and not g.stacks[0] and not g.barrage:
        f.wrong("stacks", "in stage 'reveal' they must have cards")
    if stage in (SUMMON, DESERT):
        if not g.desertion:
            f.wrong("desertion", f"in stage {named!r} it must have numbers")
        if not g.advanced:
            f.unreachable("stage", "only the advanced game is mobilised (rule 1.2)")
    else:
        for name, there in (
            ("pile", g.pile),
            ("columns", any(g.columns)),
            ("desertion", g.desertion),
        ):
            if there:
                f.unreachable(name, f"in stage {named!r} the mobilisation is over (rule 2.5)")
    if stage in (SUMMON, DESERT, ARRAY) and any(g.stacks):
        f.unreachable("stacks", f"in stage {named!r} they are not made yet (rule 1.1)")
    if stage == ASSAULT and g.stacks[0]:
        f.unreachable("stacks", "the final assault comes when they are empty (rule 3.5)")
    if stage >= WINDOW and g.turn == 0:
        f.unreachable("turn", f"stage {named!r} is part of a turn: it is 1 at least")
    if g.active != whose_turn(g):
        of = f"turn {g.turn}" if g.turn else f"call {g.calls}"
        f.unreachable("active", f"{of} is not that of {'AB'[g.active]} (rule 7.1)")
    if stage != DEFEND:
        for name, number in (("points", g.points), ("owls", g.owls)):
            if number:
                f.unreachable(name, f"they are gone in stage {named!r}: they are for 'defend' only")
    if g.barrage and stage not in (DEFEND, LIMIT, REVEAL):
        f.unreachable("barrage", f"in stage {named!r} it is over: it is for the next 'reveal'")
    if stage == REVEAL:
        for seat, hand in enumerate(g.hands):
            if sum(hand) > HAND_LIMIT:
                what = (
                    f"at the end of a turn {HAND_LIMIT} cards are kept, not {sum(hand)} (rule 3.4)"
                )
                f.unreachable(f"hands[{seat}]", what)
