"""What a seat may know of a game of Sylvion, and redrawing what it may not."""

from __future__ import annotations

from typing import Any

from spinney.core.chance import Luck
from spinney.sylvion.cards import EDGE
from spinney.sylvion.state import ARRAY, BESIDE, STAGES, Sylvion, spread
from spinney.sylvion.words import EMPTY, SQUARE, TREASON, VOCABULARY

WORDS = VOCABULARY.words


def sees_hand(g: Sylvion, seat: int, owner: int) -> bool:
    """7.5: one's own hand, and open ones, which whoever looks on sees too."""
    return seat == owner or not g.hidden


def known_of_hand(g: Sylvion, seat: int, owner: int) -> list[int]:
    """The part of a hidden hand that this seat knows, as counts."""
    return g.shown[owner] if seat < 0 else g.seen[owner]


def view(g: Sylvion, seat: int) -> dict[str, Any]:
    """Everything that this seat may see."""
    return {
        "seat": seat,
        "players": g.seats,
        "mode": "advanced" if g.advanced else "introductory",
        "hidden": g.hidden,
        "phase": "mobilisation" if g.stage < ARRAY else "battle",
        "stage": STAGES[g.stage],
        "call": g.calls,
        "turn": g.turn,
        "active": g.active,
        "result": result(g),
        "board": board(g),
        "figure": figure(g),
        "edge": EDGE,
        "bloom": g.bloom,
        "stacks": [
            {"count": len(stack), "known": VOCABULARY.names(stack[: -g.known - 1 : -1])}
            for stack in g.stacks
        ],
        "ravage_discard": VOCABULARY.names(spread(g.ravage_discard)),
        "ravage_unseen": VOCABULARY.names(sorted(unseen_ravage(g))),
        "deck": {"count": len(g.deck), "known": VOCABULARY.names(g.deck[: -g.foreseen - 1 : -1])},
        "discard": VOCABULARY.names(spread(g.discard)),
        "removed": VOCABULARY.names(spread(g.removed)),
        "unseen": VOCABULARY.names(sorted(unseen(g, seat))),
        "hands": [hand(g, seat, owner) for owner in range(g.seats)],
        "feats": VOCABULARY.names(g.feats),
        "playing": None if g.playing == EMPTY else WORDS[g.playing],
        "points": g.points,
        "owls": g.owls,
        "barrage": g.barrage,
        "pile": len(g.pile),
        "columns": [VOCABULARY.names(column) for column in g.columns],
        "recruited": VOCABULARY.names(sorted(g.deck)) if g.stage < ARRAY else [],
        "desertion": sorted(g.desertion),
    }


def result(g: Sylvion) -> str | None:
    if not g.over:
        return None
    return "won" if g.won else "lost"


def board(g: Sylvion) -> dict[str, str]:
    return {WORDS[SQUARE + cell]: WORDS[card] for cell, card in enumerate(g.board) if card != EMPTY}


def figure(g: Sylvion) -> str | None:
    """The square of its elemental, `beside` the battlefield, or nothing."""
    if g.figure >= 0:
        return WORDS[SQUARE + g.figure]
    return "beside" if g.figure == BESIDE else None


def hand(g: Sylvion, seat: int, owner: int) -> dict[str, Any]:
    if sees_hand(g, seat, owner):
        cards = VOCABULARY.names(spread(g.hands[owner]))
        return {"count": len(cards), "cards": cards}
    known = VOCABULARY.names(spread(known_of_hand(g, seat, owner)))
    return {"count": sum(g.hands[owner]), "known": known}


def unseen_ravage(g: Sylvion) -> list[int]:
    """The Ravage cards in the stacks that nobody has looked at."""
    cards: list[int] = []
    for stack in g.stacks:
        cards += stack[: len(stack) - g.known]
    return cards


def unseen(g: Sylvion, seat: int) -> list[int]:
    """The defenders whose place this seat does not know: they are known by what is left."""
    cards = g.pile.copy()
    if g.stage >= ARRAY:
        cards += g.deck[: len(g.deck) - g.foreseen]
    for owner in range(g.seats):
        if not sees_hand(g, seat, owner):
            cards += unknown_part(g, seat, owner)
    return cards


def unknown_part(g: Sylvion, seat: int, owner: int) -> list[int]:
    known = known_of_hand(g, seat, owner)
    return spread([n - k for n, k in zip(g.hands[owner], known, strict=True)])


def resample(g: Sylvion, seat: int, luck: Luck) -> None:
    """Redraw the stacks, the piles, and the hands that this seat does not see.

    Whatever is shuffled is sorted before, so that nothing is left of the order that is true.
    """
    for pile in (g.pile, g.desertion):
        pile.sort()
        luck.shuffle(pile)
    resample_stacks(g, luck)
    resample_defenders(g, seat, luck)


def resample_stacks(g: Sylvion, luck: Luck) -> None:
    cards = sorted(unseen_ravage(g))
    luck.shuffle(cards)
    size = len(cards) // 4
    for row, stack in enumerate(g.stacks):
        stack[:size] = cards[row * size : (row + 1) * size]


def resample_defenders(g: Sylvion, seat: int, luck: Luck) -> None:
    """Deal the unseen cards to the unseen places; a Treason is never in a hand (5.3)."""
    depth = len(g.deck) - g.foreseen
    pool = g.deck[:depth]
    owners = [owner for owner in range(g.seats) if not sees_hand(g, seat, owner)]
    sizes = []
    for owner in owners:
        part = unknown_part(g, seat, owner)
        sizes.append(len(part))
        pool += part
    pool.sort()
    if owners:
        treasons = pool.count(TREASON)
        pool = [card for card in pool if card != TREASON]
        luck.shuffle(pool)
        for owner, size in zip(owners, sizes, strict=True):
            known = known_of_hand(g, seat, owner)
            hand = known.copy()
            for _ in range(size):
                hand[pool.pop()] += 1
            g.hands[owner] = hand
            g.seen[owner] = known.copy()  # whatever else others have seen of it is not known
        pool += [TREASON] * treasons
    luck.shuffle(pool)
    g.deck[:depth] = pool
