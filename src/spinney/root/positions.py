"""A state of Root as JSON that people can read and write. The deck's list starts at its top."""

from __future__ import annotations

from typing import Any

from spinney.core.errors import nearest
from spinney.core.fields import NONE, Fields, refuse_the_rest
from spinney.core.rows import row_of
from spinney.core.setup import Setup
from spinney.root import faults
from spinney.root.cards import is_played
from spinney.root.drafts import called, read_draft, write_draft
from spinney.root.faction import PIECES_OF, of
from spinney.root.hands import everybody
from spinney.root.hirelings import positions as hired
from spinney.root.landmarks import written as landmarks
from spinney.root.options import begin
from spinney.root.pieces import put_piece, put_warriors
from spinney.root.powers import POWERS, gather_all
from spinney.root.state import NOBODY, PHASES, SETUP, UNDRAFTED, Root, has_seat, take_turns
from spinney.root.steps import begin_progress, check_progress, read_step
from spinney.root.suits import ALL, SUITS_NAMED, suit_word
from spinney.root.supplies import read_supply, write_supply
from spinney.root.views import faction_name, items
from spinney.root.words import (
    BIRD,
    CARDS,
    CLEARING,
    CLEARINGS,
    DOMINANCES,
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
        **write_turns(g),
        "winners": [faction_name(me) for me in g.winners],
        "suits": [WORD_LIST[suit_word(suits)] if suits else "none" for suits in g.suits[:-1]],
        "clearings": {
            WORD_LIST[CLEARING + c]: written
            for c in range(CLEARINGS)
            if (written := write_clearing(g, c))
        },
        "closed": g.closed.copy(),
        **landmarks.write(g),
        **write_homelands(g),
        "deck": VOCABULARY.names(g.deck[::-1]),
        "discard": VOCABULARY.names(g.discard),
        "available": VOCABULARY.names(g.available),
        "item_supply": items(list(g.item_supply)),
        "activated": list(g.activated),
        "used": VOCABULARY.names(g.used),
        **({"drew": True} if g.drew else {}),
        **write_draft(g),
        "players": {called(g, me): write_player(g, me) for me in g.turns},
        **({} if g.hiring is None else {"hirelings": hired.write(g)}),
    }


def write_turns(g: Root) -> dict[str, Any]:
    """The order of turns, where somebody without a seat takes some."""
    return {} if len(g.turns) == g.seats else {"turns": [faction_name(me) for me in g.turns]}


def read_turns(g: Root, f: Fields) -> None:
    """Left out, whoever has no seat comes after all the others."""
    if len(g.turns) == g.seats:
        return
    known = [called(g, me) for me in g.turns]
    given = f.array("turns", known)
    turns = [g.turns[known.index(name)] for name in given if name in known]
    seated = [me for me in turns if has_seat(g, me)]
    if sorted(turns) != sorted(g.turns) or len(given) != len(turns):
        f.wrong("turns", f"each of {', '.join(known)} is wanted once")
    elif not goes_round(g.players, seated):
        f.wrong("turns", f"the seats are in the order {', '.join(known[: g.seats])}")
    else:
        take_turns(g, turns)


def goes_round(order: list[int], other: list[int]) -> bool:
    """Whether two rounds are the same, wherever they begin."""
    at = order.index(other[0])
    return order[at:] + order[:at] == other


def write_homelands(g: Root) -> dict[str, Any]:
    """Those that were chosen so far; after the setup nobody asks for them (A.8.2)."""
    found = {
        WORD_LIST[FACTION + me]: VOCABULARY.names(
            [CLEARING + c for c in range(MAP_CLEARINGS) if g.homelands[me] >> c & 1]
        )
        for me in g.owners
        if g.homelands[me]
    }
    return {"homelands": found} if found else {}


def read_homelands(g: Root, f: Fields) -> None:
    given = f.object("homelands")
    for name in given.names():
        me = player_called(g, given, name, name)
        for word in given.words(name, VOCABULARY, CLEARING, CLEARING + MAP_CLEARINGS - 1):
            if me != NOBODY:
                g.homelands[me] |= 1 << word - CLEARING
    if f.has("homelands") and not (g.by_homelands and g.phase == SETUP):
        f.wrong("homelands", "they count in a setup with homelands alone: leave this out")


def write_clearing(g: Root, c: int) -> dict[str, Any]:
    written: dict[str, Any] = {}
    for me in g.owners:
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
        written["ruin_items"] = VOCABULARY.names([ITEM + item for item in g.ruin_items[c]])
    return written


def write_player(g: Root, me: int) -> dict[str, Any]:
    held = {"hand": VOCABULARY.names(g.hands[me]), "known": g.knows[me].copy()}
    if me >= UNDRAFTED:
        return held
    board = g.boards[me]
    return {
        "points": g.points[me],
        "dominance": WORD_LIST[g.dominance[me]] if g.dominance[me] >= 0 else "none",
        "coalition": faction_name(g.coalition[me]) or "none",
        **held,
        "crafted": VOCABULARY.names(g.crafted[me]),
        "items": items(g.items[me]),
        "items_used": items(g.items_used[me]),
        "coffins": g.coffins[me],
        **({"granted": VOCABULARY.names(lent)} if (lent := hired.lent_besides(g, me)) else {}),
        "board": {} if board is None else board.write(),
        **write_supply(g, me),
    }


def read(setup: Setup, f: Fields) -> Root:
    """Left-out places are empty; left-out progress is the start of Daylight of the first turn.

    Supplies are what is not elsewhere; a left-out deck has the cards that are nowhere else.
    """
    g = begin(setup)
    read_draft(g, f)
    read_turns(g, f)
    for i, name in enumerate(f.array("winners")):
        me = player_called(g, f, f"winners[{i}]", name)
        g.winners += [me] if me != NOBODY else []
    g.over = bool(g.winners)
    read_turn(g, f)
    if g.phase == SETUP and g.step == 0:
        refuse_the_rest(f, ("phase", "step"), "the table is not laid yet: leave this out")
        return g
    cards = hired.lay_out_given(g, f)
    sites = landmarks.Sites(g, f)
    read_homelands(g, f)
    read_suits(g, f)
    read_map(g, f)
    g.discard = f.words("discard", VOCABULARY, 0, CARDS - 1)
    g.available = sorted(f.words("available", VOCABULARY, 0, CARDS - 1))
    for i, card in enumerate(g.available):
        if not is_played(card):
            f.wrong(f"available[{i}]", f"{WORD_LIST[card]!r} is never available")
    g.activated = row_of(f.numbers("activated", 0, 99, [0, 0, 0], BIRD))
    g.used = f.words("used", VOCABULARY, 0, WORDS - 1)
    g.drew = f.flag("drew", False)
    players = f.object("players")
    given = [players.object(called(g, me)) for me in g.turns]
    for me, own in zip(g.turns, given, strict=True):
        read_player(g, me, own)
    for me, own in zip(g.turns, given, strict=True):
        if me < UNDRAFTED:
            read_supply(g, me, own)  # warriors may lie on another's board
        own.done()
    players.done()
    hired.read(g, f, cards)
    gather_all(g)
    begin_progress(g, f)
    left = read_items(f, "item_supply", items(faults.items_left(g)))
    g.item_supply = row_of(left)
    read_deck(g, f)
    check_progress(g, f)
    faults.check(g, f)
    sites.check(g, f)
    return g


def read_turn(g: Root, f: Fields) -> None:
    """Who is in turn: of the turn's number and the player, one is enough."""
    g.start = f.number("start", -1, len(g.turns) - 1, max(0, g.start))
    known = [called(g, me) for me in g.turns]
    setting_up = f.any("phase", "") == PHASES[SETUP]
    usual = 0 if setting_up else 1
    if not setting_up and (named := f.any("active", "")) in known:
        usual = 1 + (known.index(named) - g.start) % len(known)
    g.turn = f.number("turn", 0, 100_000, usual)
    whose = known[(g.start + max(1, g.turn) - 1) % len(known)]
    active = f.one_of("active", (*known, "nobody"), "nobody" if setting_up else whose)
    g.active = g.turns[known.index(active)] if active in known else NOBODY
    read_step(g, f)


def player_called(g: Root, f: Fields, name: str, value: Any) -> int:
    """The player who is named at this place; nobody, if that is none."""
    known = [called(g, me) for me in g.turns]
    if value in known:
        return g.turns[known.index(value)]
    f.wrong(name, f"{value!r} is not one of {', '.join(known)}{nearest(str(value), known)}")
    return NOBODY


def owner_called(g: Root, f: Fields, name: str) -> int:
    """The same for whoever has pieces."""
    known = [WORD_LIST[FACTION + me] for me in g.owners]
    if name in known:
        return g.owners[known.index(name)]
    return player_called(g, f, name, name)


def read_suits(g: Root, f: Fields) -> None:
    """Where suits are dealt (A.1), left-out ones are fox, rabbit, mouse, in turn."""
    covered = [each.site(g) for each in g.landmarks if each.covers_suit]
    printed: list[int] = list(g.suits[:MAP_CLEARINGS])
    for c in covered:
        printed[c] = g.map.suits[c]
    dealt = not all(printed)
    usual = [1 << c % BIRD for c in range(MAP_CLEARINGS)] if dealt else printed
    if dealt and not f.has("suits"):
        what = f"on the {g.map.name} map suits are dealt: give all {MAP_CLEARINGS} of them"
        f.notice("suits", f"{what}; left out, they are fox, rabbit, mouse, in turn from c1 to c12")
    given = f.array("suits", VOCABULARY.names([suit_word(suits) for suits in usual]))
    if len(given) != MAP_CLEARINGS:
        f.wrong("suits", f"{MAP_CLEARINGS} suits are wanted, not {len(given)}")
        given = VOCABULARY.names([suit_word(suits) for suits in usual])
    for c in covered:
        given[c] = WORD_LIST[suit_word(usual[c])]
    suits = [
        SUITS_NAMED[
            f.known(f"suits[{c}]", name, VOCABULARY, SUIT, SUIT + BIRD - 1, suit_word(usual[c]))
            - SUIT
        ]
        for c, name in enumerate(given)
    ]
    if not dealt and suits != printed:
        f.unreachable("suits", f"the {g.map.name} map has others in print: leave them out")
    for c in covered:
        suits[c] = ALL
    if any(suits.count(1 << suit) > MAP_CLEARINGS // BIRD for suit in range(BIRD)):
        f.unreachable("suits", "there are four clearings of each suit (rule A.1)")
    g.suits = row_of([*suits, *g.suits[MAP_CLEARINGS:]])


def read_map(g: Root, f: Fields) -> None:
    places = f.object("clearings")
    bare = []
    for name, there in places.items():
        c = places.known(name, name, VOCABULARY, CLEARING, CLEARING + CLEARINGS - 1) - CLEARING
        if c >= 0 and read_clearing(g, c, places.inner(name, there)):
            bare.append(c)
    if g.phase != SETUP:
        faults.fill_ruins(g, bare)
    g.closed = f.numbers("closed", 0, len(g.map.closed) - 1, g.closed)


def read_clearing(g: Root, c: int, f: Fields) -> bool:
    """What lies in a clearing. Returns whether there is a ruin of which nothing more is said."""
    g.ruins[c] = int(f.flag("ruin", f.has("ruin_items")))
    warriors = f.object("warriors")
    for name in warriors.names():
        n, me = warriors.number(name, 0, 99, 0), owner_called(g, warriors, name)
        if me != NOBODY:
            put_warriors(g, me, c, n)
    pieces = f.object("pieces")
    for name in pieces.names():
        n = pieces.number(name, 0, 99, 0)
        piece = pieces.known(name, name, VOCABULARY, PIECE, PIECE + PIECES - 1) - PIECE
        if piece >= 0 and not any(piece in PIECES_OF[me] for me in g.owners):
            pieces.wrong(name, "nobody in this game has such pieces")
        elif piece >= 0:
            put_piece(g, piece, c, n)
    words = f.words("ruin_items", VOCABULARY, ITEM, ITEM + ITEMS - 1)
    g.ruin_items[c] = [word - ITEM for word in words]
    f.done()
    return bool(g.ruins[c]) and not f.has("ruin_items")


def read_player(g: Root, me: int, f: Fields) -> None:
    g.hands[me] = f.words("hand", VOCABULARY, 0, CARDS - 1)
    n = len(g.hands[me])
    g.knows[me] = f.numbers("known", 0, everybody(g), [0] * n, n)
    if me >= UNDRAFTED:
        return
    g.points[me] = f.number("points", 0, 99, 0)
    if f.any("dominance", NONE) != NONE:
        low, high = DOMINANCES, DOMINANCES + 3
        g.dominance[me] = f.word("dominance", VOCABULARY, low, high, NOBODY)
    partner = f.any("coalition", NONE)
    if partner != NONE:
        g.coalition[me] = player_called(g, f, "coalition", partner)
    g.crafted[me] = sorted(f.words("crafted", VOCABULARY, 0, CARDS - 1))
    g.items[me] = read_items(f, "items", [])
    g.items_used[me] = read_items(f, "items_used", [])
    g.coffins[me] = f.number("coffins", 0, of(g, me).warriors, 0)
    g.granted[me] = read_granted(f)
    board = g.boards[me]
    inner = f.object("board")
    if board is not None:
        board.read(inner)
        board.check(g, me, inner)
    inner.done()


def read_granted(f: Fields) -> list[int]:
    """The powers that others have lent to a player."""
    granted = []
    for word in f.words("granted", VOCABULARY, 0, WORDS - 1):
        if word < CARDS or POWERS[word] is None:
            f.wrong("granted", f"{WORD_LIST[word]!r} is nothing that can be lent")
        else:
            granted.append(word)
    return sorted(granted)


def read_items(f: Fields, name: str, default: list[str]) -> list[int]:
    counts = [0] * ITEMS
    for i, word in enumerate(f.array(name, default)):
        item = f.known(f"{name}[{i}]", word, VOCABULARY, ITEM, ITEM + ITEMS - 1) - ITEM
        if item >= 0:
            counts[item] += 1
    return counts


def read_deck(g: Root, f: Fields) -> None:
    """The deck as given, or all cards that are nowhere else, in the order of the card list.

    `top` is what lies on such a deck.
    """
    left = faults.cards_left(g, f)
    deck = f.words("deck", VOCABULARY, 0, CARDS - 1)
    top = f.words("top", VOCABULARY, 0, CARDS - 1)
    if f.has("deck") and f.has("top"):
        f.wrong("top", "the deck is given already: its first card is the top one")
    for name, cards in (("deck", deck), ("top", top)):
        for card in cards:
            if card in left:
                left.remove(card)
            else:
                f.wrong(name, f"there are more {WORD_LIST[card]!r} than the deck has left")
    if f.has("deck") and left and g.phase != SETUP:
        missing = ", ".join(VOCABULARY.names(sorted(set(left))))
        what = f"it lacks {missing}, which are nowhere else; what lies on top alone is `top`"
        f.unreachable("deck", what)
    g.deck = deck[::-1] if f.has("deck") else left + top[::-1]
