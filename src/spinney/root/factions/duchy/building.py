"""Building (12.5.1.I, 12.5.2.I) and digging (12.5.1.V, 12.2.4): what cards bring to the map."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.root.factions.duchy.board import board_of, pieces_left
from spinney.root.hands import (
    cards_held,
    holds_any,
    matches,
    player,
    reveal_card,
    spend_matching,
    why_not_held,
    why_not_matching,
)
from spinney.root.moving import as_map_clearing, clearings, move_warriors, why_not_pass
from spinney.root.pieces import (
    open_slots,
    place_piece,
    places_with,
    why_not_place,
)
from spinney.root.refusals import (
    NO_OPEN_SLOT,
    NONE_LEFT,
    NOT_A_CLEARING,
    NOT_HELD,
    NOT_RULED,
)
from spinney.root.removal import remove_piece
from spinney.root.rule import rules
from spinney.root.state import Root
from spinney.root.suits import suit_word
from spinney.root.words import (
    BURROW,
    CITADEL,
    CLEARING,
    CLEARINGS,
    MAP_CLEARINGS,
    MARKET,
    NUMBER,
    PIECE,
    TUNNEL,
)

DIGGERS: Final = 4
"""How many warriors come up with a new tunnel at most."""

NO_SITE: Final = Refusal("no-building-site", "12.5.1.I")
NO_FOREMOLE_SITE: Final = Refusal("no-foremole-site", "12.5.2.I")
NO_CARD_TO_BUILD: Final = Refusal("no-card-to-build", "12.5.1.I")
NO_CARD_TO_DIG: Final = Refusal("no-card-to-dig", "12.5.1.V")
TUNNEL_THERE: Final = Refusal("tunnel-there", "12.5.1.V")
NO_TUNNEL_THERE: Final = Refusal("no-tunnel-there", "12.2.4")
TOO_MANY_COME_UP: Final = Refusal("too-many-come-up", "12.5.1.V")
REFUSALS = (
    *(NO_SITE, NO_CARD_TO_BUILD, NO_CARD_TO_DIG, TUNNEL_THERE, NO_TUNNEL_THERE),
    *(TOO_MANY_COME_UP, NO_FOREMOLE_SITE),
)


# Building


def build(g: Root, me: int) -> Flow:
    """12.5.1.I."""
    seat = g.seat_of[me]
    c = (yield Question(BUILD_IN, seat)) - CLEARING
    piece = (yield Question(BUILD_WHAT, seat, (CLEARING + c,))) - PIECE
    card = yield Question(BUILD_WITH, seat, (suit_word(g.suits[c]),))
    put_up(g, me, piece, c, card, "12.5.1.I")


def build_anywhere(g: Root, me: int) -> Flow:
    """12.5.2.I: the Foremole takes any card."""
    seat = g.seat_of[me]
    c = (yield Question(FOREMOLE_IN, seat)) - CLEARING
    piece = (yield Question(FOREMOLE_WHAT, seat, (CLEARING + c,))) - PIECE
    card = yield Question(FOREMOLE_WITH, seat)
    put_up(g, me, piece, c, card, "12.5.2.I")


def put_up(g: Root, me: int, piece: int, c: int, card: int, rule: str) -> None:
    reveal_card(g, me, card, board_of(g).revealed, rule)
    place_piece(g, me, piece, c, rule)


def has_match(g: Root, me: int, c: int) -> bool:
    """Whether a card in hand matches a clearing."""
    suits = g.suits[c]
    return any(matches(card, suits) for card in g.hands[me])


def why_not_site(g: Root, me: int, c: int) -> Refusal | None:
    if not rules(g, me, c):
        return NOT_RULED
    return NO_OPEN_SLOT if open_slots(g, c) < 1 else why_not_place(g, me, c)


def sites(g: Root, me: int) -> list[int]:
    """Where the Duchy could build, whatever it holds."""
    return [c for c in range(MAP_CLEARINGS) if why_not_site(g, me, c) is None]


def why_no_building(g: Root, me: int, no_site: Refusal) -> Refusal | None:
    """Why nothing can be built, whatever suit the cards in hand are of."""
    if not pieces_left(g):
        return NONE_LEFT
    if not g.hands[me]:
        return NOT_HELD
    return None if sites(g, me) else no_site


def why_not_build_anywhere(g: Root, me: int) -> Refusal | None:
    return why_no_building(g, me, NO_FOREMOLE_SITE)


def why_not_build(g: Root, me: int) -> Refusal | None:
    refusal = why_no_building(g, me, NO_SITE)
    if refusal is not None:
        return refusal
    return None if any(has_match(g, me, c) for c in sites(g, me)) else NO_CARD_TO_BUILD


def why_not_foremole_in(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_site(g, player(g, q), c)


def why_not_build_in(g: Root, q: Question, word: int) -> Refusal | None:
    refusal = why_not_foremole_in(g, q, word)
    if refusal is not None:
        return refusal
    return None if has_match(g, player(g, q), word - CLEARING) else NO_CARD_TO_BUILD


def both_buildings(g: Root, q: Question) -> tuple[int, ...]:
    return (PIECE + CITADEL, PIECE + MARKET)


def why_not_build_what(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in pieces_left(g) else NONE_LEFT


# Digging


def dig(g: Root, me: int) -> Flow:
    """12.5.1.V: a card for a tunnel, through which up to four warriors come up."""
    seat = g.seat_of[me]
    if not g.stock[TUNNEL]:
        old = (yield Question(FILL_IN, seat)) - CLEARING
        yield from remove_piece(g, me, me, old, TUNNEL, "12.2.4")
    c = (yield Question(DIG_IN, seat)) - CLEARING
    yield from spend_matching(g, me, c, "12.5.1.V")
    place_piece(g, me, TUNNEL, c, "12.5.1.V")
    if why_not_pass(g, me, BURROW, c) is None:
        n = (yield Question(COME_UP, seat, (CLEARING + c,))) - NUMBER
        if n:
            yield from move_warriors(g, me, BURROW, c, n, "12.5.1.V")


def why_not_dig(g: Root, me: int) -> Refusal | None:
    if not g.hands[me]:
        return NOT_HELD
    if g.stock[TUNNEL]:
        found = any(why_not_dig_at(g, me, c) is None for c in range(MAP_CLEARINGS))
    else:
        found = any(can_fill_in(g, me, c) for c in places_with(g, TUNNEL))
    return None if found else NO_CARD_TO_DIG


def why_not_dig_at(g: Root, me: int, c: int) -> Refusal | None:
    if g.pieces[TUNNEL * CLEARINGS + c]:
        return TUNNEL_THERE
    refusal = why_not_place(g, me, c)
    if refusal is not None:
        return refusal
    return None if has_match(g, me, c) else NO_CARD_TO_DIG


def can_fill_in(g: Root, me: int, old: int) -> bool:
    """Whether a new tunnel can be dug without this one, be it in the same place."""
    if has_match(g, me, old) and why_not_place(g, me, old) is None:
        return True
    return any(why_not_dig_at(g, me, c) is None for c in range(MAP_CLEARINGS))


def why_not_dig_in(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    return NOT_A_CLEARING if c < 0 else why_not_dig_at(g, player(g, q), c)


def why_not_fill_in(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    if not g.pieces[TUNNEL * CLEARINGS + c]:
        return NO_TUNNEL_THERE
    return None if can_fill_in(g, player(g, q), c) else NO_CARD_TO_DIG


def those_who_come_up(g: Root, q: Question) -> list[int]:
    there = g.warriors[player(g, q) * CLEARINGS + BURROW]
    return list(range(NUMBER, NUMBER + min(DIGGERS, there) + 1))


def why_not_come_up(g: Root, q: Question, word: int) -> Refusal | None:
    return None if word in those_who_come_up(g, q) else TOO_MANY_COME_UP


def everywhere(g: Root, q: Question) -> list[int]:
    return clearings(list(range(MAP_CLEARINGS)))


def has_sites(g: Root, q: Question) -> bool:
    """Others cannot tell which of several sites the cards in hand allow."""
    return len(sites(g, player(g, q))) > 1


BUILD_IN: Final[Ask[Root]] = Ask(
    "duchy-build", "12.5.1.I", everywhere, why_not_build_in, secret=has_sites
)
FOREMOLE_IN: Final[Ask[Root]] = Ask("foremole-build", "12.5.2.I", everywhere, why_not_foremole_in)
BUILD_WHAT: Final[Ask[Root]] = Ask(
    "duchy-building", "12.5.1.I", both_buildings, why_not_build_what, ("clearing",)
)
FOREMOLE_WHAT: Final[Ask[Root]] = Ask(
    "foremole-building", "12.5.2.I", both_buildings, why_not_build_what, ("clearing",)
)
BUILD_WITH: Final[Ask[Root]] = Ask(
    "duchy-reveal", "12.5.1.I", cards_held, why_not_matching, ("suit",), holds_any
)
FOREMOLE_WITH: Final[Ask[Root]] = ExactAsk(
    "foremole-reveal", "12.5.2.I", cards_held, why_not_held, secret=holds_any
)
FILL_IN: Final[Ask[Root]] = Ask(
    "fill-in",
    "12.2.4",
    lambda g, q: clearings(places_with(g, TUNNEL)),
    why_not_fill_in,
    secret=lambda g, q: True,
)
DIG_IN: Final[Ask[Root]] = Ask("dig", "12.5.1.V", everywhere, why_not_dig_in, secret=holds_any)
COME_UP: Final[Ask[Root]] = ExactAsk(
    "come-up", "12.5.1.V", those_who_come_up, why_not_come_up, ("clearing",)
)
ASKS = (
    *(BUILD_IN, FOREMOLE_IN, BUILD_WHAT, FOREMOLE_WHAT, BUILD_WITH, FOREMOLE_WITH),
    *(FILL_IN, DIG_IN, COME_UP),
)
