"""Which powers act for whom: the faction's own, those in play or lent, and the map's.

Whatever brings a power into play or takes it away, or lets it fall silent, ends with `gather`.
"""

from __future__ import annotations

from typing import Final

from spinney.core.rows import but, same
from spinney.root.power import ALWAYS_RULES, EXTRA_STRENGTH, HOOKS, LENDER, Power
from spinney.root.state import UNKNOWN, Root, replaced, without
from spinney.root.ways import PATHS
from spinney.root.words import CLEARINGS, WORDS

POWERS: Final[list[Power | None]] = [None] * WORDS
"""The powers that can come into play, by their words: persistent cards, what can be lent."""


def gather(g: Root, me: int) -> None:
    """Find the powers that act for an owner now, and what follows for everybody."""
    powers: list[Power] = [g.played[me]]
    moments = 0
    for card in g.crafted[me]:
        power = POWERS[card]
        if power is not None:
            powers.append(power)
            moments |= power.moments
    g.moments = but(g.moments, me, moments)
    for word in g.granted[me]:
        power = POWERS[word]
        assert power is not None, "nothing that could be granted"
        powers.append(power)
    powers += g.landmarks
    before = g.powers[me]
    g.powers = replaced(g.powers, me, powers)
    ways = [PATHS, *[way for power in powers for way in power.ways]]
    g.ways = replaced(g.ways, me, ways)
    answering = g.answering.copy() or [[] for _ in HOOKS]
    for hook in concerned(before, powers):
        answering[hook] = who_answers(g, hook)
    g.answering = answering
    g.bent = bool(answering[ALWAYS_RULES] or answering[EXTRA_STRENGTH] or answering[LENDER])
    g.ruler = same(UNKNOWN, CLEARINGS)


def gather_all(g: Root) -> None:
    """The same for everybody, where anything may have changed."""
    g.powers = [[] for _ in g.powers]
    g.answering = []
    for me in g.owners:
        gather(g, me)


def concerned(before: list[Power], now: list[Power]) -> set[int]:
    """What powers answer that have come or gone; else any, for one may have fallen silent."""
    come = [power for power in now if not is_among(power, before)]
    gone = [power for power in before if not is_among(power, now)]
    return {hook for power in (come + gone or now) for hook in power.answers}


def is_among(power: Power, powers: list[Power]) -> bool:
    return any(each is power for each in powers)


def who_answers(g: Root, hook: int) -> list[tuple[int, Power]]:
    return [
        (owner, power)
        for owner in g.owners
        for power in g.powers[owner]
        if hook in power.answers and hook not in power.silent(g, owner)
    ]


def grant(g: Root, me: int, word: int) -> None:
    """Lend a power to an owner, until it is withdrawn; they stand in the order of their words."""
    g.granted = replaced(g.granted, me, sorted([*g.granted[me], word]))
    gather(g, me)


def withdraw(g: Root, me: int, word: int) -> None:
    left = [lent for lent in g.granted[me] if lent != word]
    g.granted = replaced(g.granted, me, left)
    gather(g, me)


def lay_open(g: Root, me: int, card: int) -> None:
    """Put a card into a player's play area."""
    g.crafted = replaced(g.crafted, me, sorted([*g.crafted[me], card]))
    if POWERS[card] is not None:
        gather(g, me)


def take_from_play(g: Root, me: int, card: int) -> None:
    g.crafted = without(g.crafted, me, card)
    if POWERS[card] is not None:
        gather(g, me)
