"""A state of Root as JSON that people can read and write. The deck's list starts at its top."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spinney.core.errors import PositionError
from spinney.core.positions import Fields, word_in
from spinney.core.setup import Setup
from spinney.root.cards import deck_cards
from spinney.root.faction import of
from spinney.root.hands import everybody
from spinney.root.options import begin
from spinney.root.pieces import PIECES_OF, open_slots, put_piece, put_warriors
from spinney.root.setup import ITEM_SUPPLY
from spinney.root.state import NOBODY, PHASES, Root
from spinney.root.views import faction_name, items, names
from spinney.root.words import (
    BIRD,
    CARDS,
    CLEARING,
    CLEARINGS,
    DOMINANCE_BIRD,
    FACTION,
    ITEM,
    ITEMS,
    MAP_CLEARINGS,
    PIECE,
    PIECES,
    SUIT,
    VOCABULARY,
    WORDS,
)

WORD_LIST = VOCABULARY.words


def write(g: Root) -> dict[str, Any]:
    return {
        "turn": g.turn,
        "phase": PHASES[g.phase],
        "step": g.step,
        "active": faction_name(g.active) or "nobody",
        "start": g.start,
        "winners": [faction_name(me) for me in g.winners],
        "suits": [WORD_LIST[SUIT + suit] if suit >= 0 else "none" for suit in g.suits[:-1]],
        "clearings": {
            WORD_LIST[CLEARING + c]: written
            for c in range(CLEARINGS)
            if (written := write_clearing(g, c))
        },
        "closed": g.closed.copy(),
        "ferry": WORD_LIST[CLEARING + g.ferry] if g.ferry >= 0 else "none",
        "tower": WORD_LIST[CLEARING + g.tower] if g.tower >= 0 else "none",
        "deck": names(g.deck[::-1]),
        "discard": names(g.discard),
        "available": names(g.available),
        "item_supply": items(g.item_supply),
        "activated": g.activated.copy(),
        "used": names(g.used),
        "players": {WORD_LIST[FACTION + me]: write_player(g, me) for me in g.factions},
    }


def write_clearing(g: Root, c: int) -> dict[str, Any]:
    written: dict[str, Any] = {}
    for me in g.factions:
        if g.warriors[me * CLEARINGS + c]:
            written.setdefault("warriors", {})[WORD_LIST[FACTION + me]] = g.warriors[
                me * CLEARINGS + c
            ]
        for piece in PIECES_OF[me]:
            if g.pieces[piece * CLEARINGS + c]:
                written.setdefault("pieces", {})[WORD_LIST[PIECE + piece]] = g.pieces[
                    piece * CLEARINGS + c
                ]
    if g.ruins[c]:
        written["ruin"] = True
    if g.ruin_items[c]:
        written["ruin_items"] = names([ITEM + item for item in g.ruin_items[c]])
    return written


def write_player(g: Root, me: int) -> dict[str, Any]:
    board = g.boards[me]
    return {
        "points": g.points[me],
        "dominance": WORD_LIST[g.dominance[me]] if g.dominance[me] >= 0 else "none",
        "coalition": faction_name(g.coalition[me]) or "none",
        "hand": names(g.hands[me]),
        "known": g.knows[me].copy(),
        "crafted": names(g.crafted[me]),
        "items": items(g.items[me]),
        "items_used": items(g.items_used[me]),
        "coffins": g.coffins[me],
        "board": {} if board is None else board.write(),
    }


def read(setup: Setup, fields: Mapping[str, Any]) -> Root:
    """Left-out places are empty; left-out progress is the start of Daylight of the first seat.

    Supplies are what is not elsewhere; a left-out deck has the cards that are nowhere else.
    """
    f = Fields(fields, "state")
    g = begin(setup)
    g.turn = f.number("turn", 0, 100_000, 1)
    g.phase = PHASES.index(f.one_of("phase", PHASES, "daylight"))
    g.step = f.number("step", 0, 20, 0)
    g.active = read_player_name(g, f, "active", WORD_LIST[FACTION + g.factions[0]], "nobody")
    g.start = f.number("start", -1, g.seats - 1, 0)
    g.winners = [one_player(g, f, "winners", name) for name in f.array("winners")]
    g.over = bool(g.winners)
    read_suits(g, f)
    read_map(g, f)
    g.item_supply = read_items(f, "item_supply", supply_default())
    g.discard = f.words("discard", VOCABULARY, 0, CARDS - 1)
    g.available = sorted(f.words("available", VOCABULARY, DOMINANCE_BIRD, DOMINANCE_BIRD + 3))
    g.activated = f.numbers("activated", 0, 99, [0, 0, 0])
    if len(g.activated) != BIRD:
        raise f.wrong("activated", f"{BIRD} numbers are wanted, not {len(g.activated)}")
    g.used = f.words("used", VOCABULARY, 0, WORDS - 1)
    players = f.object("players")
    for me in g.factions:
        read_player(g, me, players.object(WORD_LIST[FACTION + me]))
    players.done()
    read_deck(g, f)
    f.done()
    return g


def read_player_name(g: Root, f: Fields, name: str, default: str, nobody: str) -> int:
    known = tuple(WORD_LIST[FACTION + me] for me in g.factions)
    value = f.one_of(name, (*known, nobody), default)
    return NOBODY if value == nobody else VOCABULARY.number(value) - FACTION


def one_player(g: Root, f: Fields, name: str, value: Any) -> int:
    return read_player_name(g, Fields({name: value}, f.path("")), name, "", "nobody")


def read_suits(g: Root, f: Fields) -> None:
    default = [WORD_LIST[SUIT + suit] if suit >= 0 else "fox" for suit in g.suits[:-1]]
    suits = f.array("suits", default)
    if len(suits) != MAP_CLEARINGS:
        raise f.wrong("suits", f"{MAP_CLEARINGS} suits are wanted, not {len(suits)}")
    for c, suit in enumerate(suits):
        if suit == "none":
            g.suits[c] = NOBODY
        else:
            path = f"{f.path('suits')}[{c}]"
            g.suits[c] = word_in(VOCABULARY, suit, SUIT, SUIT + BIRD - 1, path) - SUIT


def read_map(g: Root, f: Fields) -> None:
    places = f.object("clearings")
    for name, there in places.items():
        path = places.path(name)
        c = word_in(VOCABULARY, name, CLEARING, CLEARING + CLEARINGS - 1, path) - CLEARING
        read_clearing(g, c, Fields(there, path))
    g.closed = f.numbers("closed", 0, len(g.map.closed) - 1, g.closed)
    for name, default in (("ferry", g.ferry), ("tower", g.tower)):
        value = f.any(name, WORD_LIST[CLEARING + default] if default >= 0 else "none")
        place = NOBODY
        if value != "none":
            place = word_in(VOCABULARY, value, CLEARING, CLEARING + CLEARINGS - 1, f.path(name))
            place -= CLEARING
        if name == "ferry":
            g.ferry = place
        else:
            g.tower = place


def read_clearing(g: Root, c: int, f: Fields) -> None:
    g.ruins[c] = int(f.flag("ruin", False))
    for name, n in f.object("warriors").items():
        me = one_player(g, f, "warriors", name)
        count = Fields({name: n}, f.path("warriors")).number(name, 0, g.supply[me], 0)
        g.supply[me] -= count
        put_warriors(g, me, c, count)
    for name, n in f.object("pieces").items():
        path = f"{f.path('pieces')}.{name}"
        piece = word_in(VOCABULARY, name, PIECE, PIECE + PIECES - 1, path) - PIECE
        count = Fields({name: n}, f.path("pieces")).number(name, 0, g.stock[piece], 0)
        g.stock[piece] -= count
        put_piece(g, piece, c, count)
    if open_slots(g, c) < 0:
        raise PositionError(f"{f.path('pieces')}: the clearing has {g.map.slots[c]} slots")
    words = f.words("ruin_items", VOCABULARY, ITEM, ITEM + ITEMS - 1)
    g.ruin_items[c] = [word - ITEM for word in words]
    f.done()


def read_player(g: Root, me: int, f: Fields) -> None:
    g.points[me] = f.number("points", 0, 99, 0)
    dominance = f.any("dominance", "none")
    if dominance != "none":
        low, high = DOMINANCE_BIRD, DOMINANCE_BIRD + 3
        g.dominance[me] = word_in(VOCABULARY, dominance, low, high, f.path("dominance"))
    g.coalition[me] = read_player_name(g, f, "coalition", "none", "none")
    g.hands[me] = f.words("hand", VOCABULARY, 0, CARDS - 1)
    g.knows[me] = f.numbers("known", 0, everybody(g), [0] * len(g.hands[me]))
    if len(g.knows[me]) != len(g.hands[me]):
        raise f.wrong("known", "one number for each card in hand is wanted")
    g.crafted[me] = sorted(f.words("crafted", VOCABULARY, 0, CARDS - 1))
    g.items[me] = read_items(f, "items", [])
    g.items_used[me] = read_items(f, "items_used", [])
    g.coffins[me] = f.number("coffins", 0, g.supply[me], 0)
    g.supply[me] -= g.coffins[me]
    board = g.boards[me]
    inner = f.object("board")
    if board is not None:
        board.read(inner)
        mistake = board.mistake(g, me)
        if mistake:
            raise PositionError(f"{f.path('board')}: {mistake}")
        g.supply[me] -= board.warriors()
        if g.supply[me] < 0:
            raise PositionError(f"{f.path('board')}: there are only {of(me).warriors} warriors")
    inner.done()
    f.done()


def supply_default() -> list[str]:
    return [WORD_LIST[ITEM + item] for item, n in ITEM_SUPPLY.items() for _ in range(n)]


def read_items(f: Fields, name: str, default: list[str]) -> list[int]:
    counts = [0] * ITEMS
    given = f.array(name, default)
    for i, word in enumerate(given):
        counts[
            word_in(VOCABULARY, word, ITEM, ITEM + ITEMS - 1, f"{f.path(name)}[{i}]") - ITEM
        ] += 1
    return counts


def read_deck(g: Root, f: Fields) -> None:
    """The deck as given, or all cards that are nowhere else, in the order of the card list."""
    left = deck_cards(g.deck_name, g.seats > 2)
    for card in cards_elsewhere(g):
        if card not in left:
            name = WORD_LIST[card]
            raise PositionError(f"state: there are more cards {name!r} than this deck has")
        left.remove(card)
    if f.has("deck"):
        g.deck = f.words("deck", VOCABULARY, 0, CARDS - 1)[::-1]
        if sorted(g.deck) != sorted(left) and g.phase != PHASES.index("setup"):
            raise f.wrong("deck", "it does not have exactly the cards that are nowhere else")
    else:
        g.deck = left


def cards_elsewhere(g: Root) -> list[int]:
    """All cards that are not in the deck."""
    cards = [*g.discard, *g.available]
    for me in g.factions:
        cards += g.hands[me] + g.crafted[me]
        if g.dominance[me] >= 0:
            cards.append(g.dominance[me])
        board = g.boards[me]
        if board is not None:
            cards += board.cards()
    return cards
