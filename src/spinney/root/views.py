"""What a seat may know of a game of Root, and redrawing what it may not."""

from __future__ import annotations

from typing import Any

from spinney.core.chance import Luck
from spinney.root.faction import MILITANT, PIECES_OF, boxed, describe, of
from spinney.root.hireling import of_hireling
from spinney.root.rule import ruler
from spinney.root.state import (
    NOBODY,
    PHASES,
    SETUP,
    UNDRAFTED,
    Root,
    behind,
    everybody_at,
    has_seat,
    replaced,
)
from spinney.root.suits import suit_word
from spinney.root.victory import has_score
from spinney.root.words import (
    CLEARING,
    CLEARINGS,
    FACTION,
    ITEM,
    ITEMS,
    MAP_CLEARINGS,
    NUMBER,
    PIECE,
    VOCABULARY,
)

WORDS = VOCABULARY.words


def faction_name(me: int) -> str | None:
    return None if me == NOBODY or me >= UNDRAFTED else WORDS[FACTION + me]


def items(counts: list[int]) -> list[str]:
    return [WORDS[ITEM + i] for i in range(ITEMS) for _ in range(counts[i])]


def view(g: Root, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "map": g.map.name,
        "deck": g.deck_name,
        "edition": g.edition.name,
        "turn": g.turn,
        "phase": PHASES[g.phase],
        "active": faction_name(g.active),
        "winners": [faction_name(me) for me in g.winners] if g.over else None,
        "clearings": [clearing(g, c) for c in range(MAP_CLEARINGS)],
        "closed": [[a + 1, b + 1] for a, b in (g.map.closed[n] for n in g.closed)],
        "landmarks": landmarks(g, seat),
        "pool": pool(g),
        "item_supply": items(list(g.item_supply)),
        "deck_count": len(g.deck),
        "discard": VOCABULARY.names(sorted(g.discard)),
        "available": VOCABULARY.names(g.available),
        "unseen": VOCABULARY.names(sorted(unseen(g, seat))),
        "battle": battle(g),
        "players": [player(g, me, seat) for me in g.players],
        **unseated(g, seat),
        **hirelings(g, seat),
    }


def unseated(g: Root, seat: int) -> dict[str, Any]:
    """Those who take turns without a seat, and the order of all, if there are any."""
    if len(g.turns) == g.seats:
        return {}
    return {
        "automata": [player(g, me, seat) for me in g.turns if not has_seat(g, me)],
        "turns": [faction_name(me) for me in g.turns],
        "together": g.together,
    }


def hirelings(g: Root, seat: int) -> dict[str, Any]:
    """The cards of the hirelings and their markers, if any are in play; all of it is public."""
    table = g.hiring
    if table is None:
        return {}
    cards = [
        {
            "owner": WORDS[FACTION + me],
            "card": WORDS[of_hireling(g, me).word],
            "controller": faction_name(behind(g, me)),
            "control": control,
            "supply": g.supply[me],
            "coffins": g.coffins[me],
            "board": describe(g, me, seat),
        }
        for me, control in zip(table.cards, table.control, strict=False)
    ]
    due = [faction_name(me) for me in table.due]
    spaces = [WORDS[NUMBER + space] for space in table.spaces]
    return {"hirelings": {"cards": cards, "spaces": spaces, "due": due}}


def clearing(g: Root, c: int) -> dict[str, Any]:
    """Everything that lies in a clearing is public."""
    warriors = {
        WORDS[FACTION + me]: g.warriors[me * CLEARINGS + c]
        for me in g.owners
        if g.warriors[me * CLEARINGS + c]
    }
    pieces = {
        WORDS[PIECE + piece]: g.pieces[piece * CLEARINGS + c]
        for me in g.owners
        for piece in PIECES_OF[me]
        if g.pieces[piece * CLEARINGS + c]
    }
    return {
        "clearing": WORDS[CLEARING + c],
        "suit": WORDS[suit_word(g.suits[c])] if g.suits[c] else None,
        "slots": g.slots[c],
        "landmarks": [WORDS[each.word] for each in g.landmarks if each.site(g) == c],
        "ruin": bool(g.ruins[c]),
        "ruler": faction_name(ruler(g, c)),
        "warriors": warriors,
        "pieces": pieces,
        "pawns": [WORDS[FACTION + me] for me in g.owners if of(g, me).has_pawn_in(g, me, c)],
    }


def landmarks(g: Root, seat: int) -> dict[str, Any]:
    """Where each stands, if it does yet, and what lies on its card."""
    found: dict[str, Any] = {}
    if g.phase != SETUP or g.step:
        found = {WORDS[word]: {"clearing": None} for word in g.dealt}
    for landmark in g.landmarks:
        board = g.landmark_boards[landmark.number]
        on_card = {} if board is None else board.view(g, landmark.number, seat)
        place = WORDS[CLEARING + landmark.site(g)]
        found[WORDS[landmark.word]] = {"clearing": place, **on_card}
    return found


def pool(g: Root) -> dict[str, Any]:
    """The factions that can be chosen, where some are; all of it is public (A.8.1)."""
    if not g.pool or max(g.players) < UNDRAFTED:
        return {}
    return {
        "factions": [WORDS[FACTION + me] for me in g.pool],
        "militant": [WORDS[FACTION + me] for me in g.pool if boxed(me).setup_card == MILITANT],
        "locked": faction_name(g.locked),
        "beside": {WORDS[FACTION + me]: WORDS[g.beside[me]] for me in g.pool if me in g.beside},
    }


def battle(g: Root) -> dict[str, Any] | None:
    fought = g.battle
    if fought is None or g.over:
        return None
    return {
        "clearing": WORDS[CLEARING + fought.clearing],
        "sides": [faction_name(me) for me in fought.sides],
        "rolled": list(fought.rolled),
        "extra": list(fought.extra),
    }


def player(g: Root, me: int, seat: int) -> dict[str, Any]:
    dominance = g.dominance[me]
    return {
        "faction": faction_name(me),
        "points": g.points[me] if has_score(g, me) else None,
        "dominance": None if dominance == NOBODY else WORDS[dominance],
        "coalition": faction_name(g.coalition[me]),
        "supply": g.supply[me],
        "hand": hand(g, me, seat),
        "crafted": VOCABULARY.names(g.crafted[me]),
        "items": items(g.items[me]),
        "items_used": items(g.items_used[me]),
        "coffins": g.coffins[me],
        "board": describe(g, me, seat),
    }


def sees_hand(g: Root, me: int, seat: int) -> bool:
    return seat == g.seat_of[me] or g.played[me].hand_is_public


def knows_card(mask: int, seat: int, seats: int) -> bool:
    """Whether a seat knows a card; a spectator knows what every seat knows."""
    return mask == everybody_at(seats) if seat < 0 else bool(mask >> seat & 1)


def hand(g: Root, me: int, seat: int) -> dict[str, Any]:
    """1.2.1: the number of cards is public, and what this seat has been shown it remembers."""
    cards = g.hands[me]
    if sees_hand(g, me, seat):
        return {"count": len(cards), "cards": VOCABULARY.names(sorted(cards))}
    pairs = zip(cards, g.knows[me], strict=True)
    known = sorted(card for card, mask in pairs if knows_card(mask, seat, g.seats))
    return {"count": len(cards), "known": VOCABULARY.names(known)}


Piles = list[tuple[list[int], list[int]]]
"""Cards, and for each of them the seats that know it."""


def hidden_piles(g: Root, seat: int) -> Piles:
    """The piles of cards that this seat does not see, with who knows each card."""
    hands: Piles = []
    aside: Piles = []
    for me in g.players:
        if seat != g.seat_of[me]:
            faction = g.played[me]
            if not faction.hand_is_public:
                hands.append((g.hands[me], g.knows[me]))
            boxes = faction.hidden_cards(g, me)
            if boxes:
                known = faction.hidden_cards_known(g, me)
                aside += [(box, known[at]) for at, box in enumerate(boxes)]
    return hands + aside


def unseen(g: Root, seat: int) -> list[int]:
    """The cards whose place this seat does not know."""
    return unseen_in(g, seat, hidden_piles(g, seat) + laid_out(g))


def unseen_in(g: Root, seat: int, piles: Piles) -> list[int]:
    """The same for whoever has found the piles where they may be, besides the deck."""
    cards = g.deck.copy()
    for pile, known in piles:
        for card, mask in zip(pile, known, strict=True):
            if not knows_card(mask, seat, g.seats):
                cards.append(card)
    return cards


def laid_out(g: Root) -> Piles:
    """Cards face down, each in its place, with the seats that know it: all see who.

    They lie on landmarks, and with whoever has a row of them.
    """
    found = [row for me in g.turns for row in of(g, me).laid_out(g, me)]
    for landmark in g.landmarks:
        board = g.landmark_boards[landmark.number]
        if board is not None:
            found.append((board.cards(), board.known_cards()))
    return found


def resample(g: Root, seat: int, luck: Luck) -> None:
    """Shuffle what the seat does not know over the places where it can be.

    Pools are sorted before and piles are laid out anew, so that nothing is left of the order that
    is true; who else knows a card that this seat does not know is not for it to know either.
    """
    piles, rows = hidden_piles(g, seat), laid_out(g)
    cards = unseen_in(g, seat, piles + rows)
    cards.sort()
    luck.shuffle(cards)
    for pile, masks in piles:
        pairs = zip(pile, masks, strict=True)
        known = sorted([pair for pair in pairs if knows_card(pair[1], seat, g.seats)])
        hidden = len(pile) - len(known)
        pile[:] = [card for card, _ in known] + [cards.pop() for _ in range(hidden)]
        masks[:] = [mask for _, mask in known] + [0] * hidden
    for pile, masks in rows:
        for at, mask in enumerate(masks):
            if not knows_card(mask, seat, g.seats):
                pile[at] = cards.pop()
    g.deck[:] = cards
    for me in g.turns:
        board = g.boards[me]
        if board is not None:
            board.resample(g, me, seat, luck)
    resample_ruins(g, seat, luck)


def resample_ruins(g: Root, seat: int, luck: Luck) -> None:
    """What lies under the ruins nobody knows, but for whoever has looked there."""
    known = 0
    for me in g.players:
        known |= of(g, me).ruins_known(g, me, seat)
    unknown = [c for c, items in enumerate(g.ruin_items) if items and not known >> c & 1]
    pool = sorted([item for c in unknown for item in g.ruin_items[c]])
    luck.shuffle(pool)
    for c in unknown:
        g.ruin_items = replaced(g.ruin_items, c, [pool.pop() for _ in g.ruin_items[c]])
