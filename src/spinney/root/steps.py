"""The names of the steps of a turn, and from which of them on a board's progress counts.

In a position a step is a number or one of these names. Every phase begins with `start`; Birdsong
and Evening end with `end`.
"""

from __future__ import annotations

from typing import Any

from spinney.core.fields import Fields
from spinney.root.faction import Progress, of
from spinney.root.hiring import CARDS
from spinney.root.state import DAYLIGHT, PHASES, SETUP, Root
from spinney.root.words import FACTION, VOCABULARY


def step_names(g: Root, me: int, phase: int) -> tuple[str, ...]:
    own = [name for name, _ in of(g, me).steps(phase)]
    return ("start", *own) if phase == DAYLIGHT else ("start", *own, "end")


def read_step(g: Root, f: Fields) -> None:
    """The phase and the step. Left out, they are where what is given of the board counts."""
    given = []
    if g.active in g.turns:
        given = [each for each in of(g, g.active).progress if is_given(f, g.active, each)]
    usual = given[0].phase if given and not f.has("phase") else DAYLIGHT
    g.phase = PHASES.index(f.one_of("phase", PHASES, PHASES[usual]))
    if g.phase == SETUP:
        hired = 0 if g.hiring is None else CARDS  # they are dealt later in the reading
        g.step = f.number("step", 0, g.agreed + hired + len(g.turns) + g.seats + 1, 0)
        return
    if g.active not in g.turns:
        f.any("step", 0)
        return
    names = step_names(g, g.active, g.phase)
    value = f.any("step", None)
    if isinstance(value, str) and value in names:
        g.step = names.index(value)
    elif f.has("step"):
        if type(value) is int and 0 <= value < len(names):
            g.step = value
        else:
            known = f"one of {', '.join(names)}, or a number from 0 to {len(names) - 1}"
            f.wrong("step", f"{known} is wanted, not {value!r}")
    else:
        wanted = [names.index(each.step) for each in given if each.phase == g.phase]
        g.step = max(wanted, default=0)


def is_given(f: Fields, me: int, progress: Progress) -> bool:
    return bool(board_fields(f, me).get(progress.field, progress.usual) != progress.usual)


def board_fields(f: Fields, me: int) -> dict[str, Any]:
    """What is given of a board, as far as it can be made out."""
    found: Any = f.any("players", {})
    for name in (VOCABULARY.word(FACTION + me), "board"):
        found = found.get(name, {}) if isinstance(found, dict) else {}
    return found if isinstance(found, dict) else {}


def check_progress(g: Root, f: Fields) -> None:
    """Say what of a board the rules would set anew before anybody is asked.

    A table that is written down says everything, also what is left over from earlier turns.
    """
    if f.has("drawn") or g.over:
        return
    for me in g.turns:
        owner = VOCABULARY.word(FACTION + me)
        for each in of(g, me).progress:
            if is_given(f, me, each) and not counts_now(g, me, each.field):
                phase = PHASES[each.phase]
                what = f"this counts from step {each.step!r} of the {owner}'s {phase} on"
                place = f"players.{owner}.board.{each.field}"
                f.notice(place, f"{what}; until then the rules set it anew")


def counts_now(g: Root, me: int, field: str) -> bool:
    """Some fields count from a step of each of two phases on."""
    return any(counts(g, me, each) for each in of(g, me).progress if each.field == field)


def counts(g: Root, me: int, progress: Progress) -> bool:
    if g.active != me or g.phase != progress.phase:
        return False
    return g.step >= step_names(g, me, g.phase).index(progress.step)


def begin_progress(g: Root, f: Fields) -> None:
    """At a step that is given, a board of which no progress is given stands at the beginning."""
    me = g.active
    board = g.boards[me] if me in g.turns else None
    if board is None:
        return
    mine = [each for each in of(g, me).progress if counts(g, me, each)]
    given = board_fields(f, me)
    if mine and not any(each.field in given for each in mine):
        board.begin()
