"""The names of the steps of a turn, and from which of them on a board's progress counts.

In a position a step is a number or one of these names. Every phase begins with `start`; Birdsong
and Evening end with `end`.
"""

from __future__ import annotations

from typing import Any, Final

from spinney.core.fields import Fields
from spinney.root.state import BIRDSONG, DAYLIGHT, EVENING, PHASES, SETUP, Root
from spinney.root.words import (
    ALLIANCE,
    EYRIE,
    FACTION,
    MARQUISE,
    VAGABOND,
    VAGABOND_2,
    VOCABULARY,
)

VAGABOND_STEPS: Final = (("refresh", "slip"), ("act",), ("rest", "draw", "capacity"))
OWN_STEPS: Final[dict[int, tuple[tuple[str, ...], ...]]] = {
    MARQUISE: (("wood",), ("craft", "begin", "act"), ("draw",)),
    EYRIE: (
        ("orders", "decree", "roost"),
        ("craft", "begin", "resolve", "last"),
        ("score", "draw"),
    ),
    ALLIANCE: (("revolt", "spread"), ("act",), ("begin", "operate", "draw")),
    VAGABOND: VAGABOND_STEPS,
    VAGABOND_2: VAGABOND_STEPS,
}
"""Each faction's own steps of Birdsong, Daylight and Evening."""


class Progress:
    """A field of a board that counts from one step of its owner's turn to the end of a phase.

    At the steps before, the rules set it anew.
    """

    def __init__(self, me: int, field: str, usual: Any, phase: int, step: str) -> None:
        self.me = me
        self.field = field
        self.usual = usual
        self.phase = phase
        self.step = step


PROGRESS: Final = (
    Progress(MARQUISE, "actions", 3, DAYLIGHT, "act"),
    Progress(MARQUISE, "recruited", False, DAYLIGHT, "act"),
    Progress(EYRIE, "pending", {}, DAYLIGHT, "resolve"),
    Progress(ALLIANCE, "operations", 0, EVENING, "operate"),
    Progress(VAGABOND, "aids", {}, DAYLIGHT, "start"),
    Progress(VAGABOND_2, "aids", {}, DAYLIGHT, "start"),
)


def step_names(me: int, phase: int) -> tuple[str, ...]:
    own = OWN_STEPS[me][phase - BIRDSONG]
    return ("start", *own) if phase == DAYLIGHT else ("start", *own, "end")


def read_step(g: Root, f: Fields) -> None:
    """The phase and the step. Left out, they are where what is given of the board counts."""
    given = [each for each in PROGRESS if each.me == g.active and is_given(f, each)]
    usual = given[0].phase if given and not f.has("phase") else DAYLIGHT
    g.phase = PHASES.index(f.one_of("phase", PHASES, PHASES[usual]))
    if g.phase == SETUP:
        g.step = f.number("step", 0, 2 * g.seats + 1, 0)
        return
    if g.active not in g.factions:
        f.any("step", 0)
        return
    names = step_names(g.active, g.phase)
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


def is_given(f: Fields, progress: Progress) -> bool:
    return bool(board_fields(f, progress.me).get(progress.field, progress.usual) != progress.usual)


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
    for each in PROGRESS:
        if not is_given(f, each) or each.me not in g.factions or counts(g, each):
            continue
        owner, phase = VOCABULARY.word(FACTION + each.me), PHASES[each.phase]
        what = f"this counts from step {each.step!r} of the {owner}'s {phase} on; until then"
        f.notice(f"players.{owner}.board.{each.field}", f"{what} the rules set it anew")


def counts(g: Root, progress: Progress) -> bool:
    if g.active != progress.me or g.phase != progress.phase:
        return False
    return g.step >= step_names(g.active, g.phase).index(progress.step)


def begin_progress(g: Root, f: Fields) -> None:
    """At a step that is given, a board of which no progress is given stands at the beginning."""
    mine = [each for each in PROGRESS if each.me == g.active and counts(g, each)]
    board = g.boards[g.active] if g.active in g.factions else None
    if board is not None and mine and not any(board_has(f, each) for each in mine):
        board.begin()


def board_has(f: Fields, progress: Progress) -> bool:
    return progress.field in board_fields(f, progress.me)
