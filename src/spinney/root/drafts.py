"""A draft in positions: who plays what by now, and what is left to choose from (A.8)."""

from __future__ import annotations

from typing import Any

from spinney.core.fields import NONE, Fields
from spinney.root.draft import available, is_militant, join
from spinney.root.faction import INSURGENT, MILITANT, boxed
from spinney.root.state import NOBODY, PHASES, SETUP, UNDRAFTED, Root
from spinney.root.words import FACTION, VOCABULARY

WORD_LIST = VOCABULARY.words


def called(g: Root, me: int) -> str:
    """A player by the faction, or by the seat while it has none."""
    return f"seat_{g.seat_of[me] + 1}" if me >= UNDRAFTED else WORD_LIST[FACTION + me]


def write_draft(g: Root) -> dict[str, Any]:
    if g.setup is None:
        return {}
    chosen = [WORD_LIST[FACTION + me] if me < UNDRAFTED else NONE for me in g.players]
    written: dict[str, Any] = {"drafted": chosen}
    if g.pool and max(g.players) >= UNDRAFTED:
        written["pool"] = [WORD_LIST[FACTION + me] for me in g.pool]
        written["locked"] = NONE if g.locked == NOBODY else WORD_LIST[FACTION + g.locked]
        beside = [me for me in g.pool if me in g.beside]
        if beside:
            written["beside"] = {WORD_LIST[FACTION + me]: WORD_LIST[g.beside[me]] for me in beside}
    return written


def read_draft(g: Root, f: Fields) -> None:
    """Who plays what, first of all: the rest is read by factions."""
    if g.setup is None:
        return
    known = [WORD_LIST[FACTION + me] for kind in (MILITANT, INSURGENT) for me in available(g, kind)]
    chosen = f.array("drafted")
    if len(chosen) > g.seats:
        f.wrong("drafted", f"there are {g.seats} seats, not {len(chosen)}")
    for seat, name in enumerate(chosen[: g.seats]):
        if name == NONE:
            continue
        if name not in known:
            f.wrong(f"drafted[{seat}]", f"{name!r} is not one of {', '.join(known)} (rule A.8.2)")
        else:
            known.remove(name)
            join(g, seat, VOCABULARY.number(name) - FACTION)
    if f.any("phase", "") != PHASES[SETUP]:
        if any(me >= UNDRAFTED for me in g.players):
            what = "after the setup every seat has a faction: name them all (rule A.8.2)"
            f.wrong("drafted", what)
        return
    read_pool(g, f, known)


def read_pool(g: Root, f: Fields, known: list[str]) -> None:
    """The factions that nobody has, as far as they can be chosen."""
    given = f.array("pool")
    for at, name in enumerate(given):
        if name in known:
            known.remove(name)
            g.pool = [*g.pool, VOCABULARY.number(name) - FACTION]
        else:
            f.wrong(f"pool[{at}]", f"{name!r} is no faction that can still be chosen (rule A.8.1)")
    names = [WORD_LIST[FACTION + me] for me in g.pool]
    locked = f.one_of("locked", (*names, NONE), NONE)
    if locked != NONE:
        g.locked = VOCABULARY.number(locked) - FACTION
        if is_militant(g.locked):
            f.unreachable("locked", f"{locked} is militant: the last insurgent is (rule A.8.1.II)")
    left = sum(me >= UNDRAFTED for me in g.players)
    if g.pool and len(g.pool) != left + 1:
        f.unreachable("pool", f"with {left} seats to choose, it has {left + 1} (rule A.8.1)")
    read_beside(g, f)


def read_beside(g: Root, f: Fields) -> None:
    """A.8.1.III; left out, it is the first of what can be."""
    given = f.object("beside")
    for me in g.pool:
        names = [WORD_LIST[word] for word in boxed(me).beside]
        if names:
            name = given.one_of(WORD_LIST[FACTION + me], tuple(names), names[0])
            g.beside[me] = VOCABULARY.number(name)
    given.done()
