"""Snapshots: a long game need not be played through from its beginning to be opened.

A snapshot holds a table's position and what a table remembers besides: its choices and its log. A
table made from one is equal to the table that plays all moves. Choices and log are numbers, so one
that was taken by other words or events is not read: the table is played from its moves, which are
words, and written down anew.
"""

from __future__ import annotations

import functools
from typing import Any

import msgspec

from spinney import __version__
from spinney.core.chance import key_of
from spinney.core.errors import PositionError
from spinney.core.game import Game
from spinney.core.state import Event
from spinney.core.table import table_at
from spinney.core.vocabulary import digest_of_names
from spinney.server.live import Live

EVERY = 400
"""After how many moves a new snapshot is worth its while: playing that many takes some hundredths
of a second."""


class Told(msgspec.Struct, array_like=True):
    """An event as it is written down."""

    name: str
    rule: str
    args: tuple[int, ...]
    audience: int
    phase: int


class Snapshot(msgspec.Struct):
    version: str
    numbering: str
    position: msgspec.Raw
    choices: list[int]
    choosers: list[int]
    turns: list[int]
    sealed: list[bool]
    steps: int
    log: list[Told]
    """What had happened when the current step began; the rest happens again."""
    live_steps: list[int]
    live_logged: list[int]
    live_backs: list[tuple[int, int]]
    reseeded: list[tuple[int, str]] = []


@functools.cache
def numbering(game: Game[Any]) -> str:
    """A digest of all that says what the numbers of choices and events mean."""
    events = [" ".join((name, *names)) for name, names in game.events.items()]
    kinds = [f"{name} {kind}" for name, kind in sorted(game.arguments.items())]
    return digest_of_names((game.vocabulary.digest, *sorted(events), *kinds))


def take(live: Live) -> bytes:
    """Write a table down."""
    table = live.playing()
    position = table.position()
    again = table_at(table.game, position, table.seed, force=True, auto=table.auto)
    log, since = table.state.log or [], again.state.log or []
    told = log[: len(log) - len(since)]
    return msgspec.json.encode(
        Snapshot(
            version=__version__,
            numbering=numbering(table.game),
            position=msgspec.Raw(msgspec.json.encode(position)),
            choices=table.choices,
            choosers=table.choosers,
            turns=table.turns,
            sealed=table.sealed,
            steps=table.steps,
            log=[Told(each.name, each.rule, each.args, each.audience, each.phase) for each in told],
            live_steps=live.steps,
            live_logged=live.logged,
            live_backs=live.backs,
            reseeded=table.reseeded,
        )
    )


def restore(live: Live, body: bytes) -> bool:
    """Make the table that was written down, up to its moves since then.

    Returns whether that could be done: snapshots of another version, or with other numbers, are not
    trusted.
    """
    try:
        kept = msgspec.json.decode(body, type=Snapshot)
        if (kept.version, kept.numbering) != (__version__, numbering(live.game)):
            return False
        position = msgspec.json.decode(kept.position)
        table = table_at(live.game, position, live.row.seed, force=True, auto=live.auto)
    except (msgspec.DecodeError, PositionError):
        return False
    table.began_at = live.row.began_at
    table.choices, table.choosers = kept.choices, kept.choosers
    table.turns, table.sealed, table.steps = kept.turns, kept.sealed, kept.steps
    table.reseeded = kept.reseeded
    assert table.state.chance is not None
    table.state.chance.key = key_of(table.last_seed)
    assert table.state.log is not None
    table.state.log[:0] = [
        Event(each.name, each.rule, each.args, each.audience, each.phase) for each in kept.log
    ]
    live.sit_at(table)
    live.steps, live.logged, live.backs = kept.live_steps, kept.live_logged, kept.live_backs
    return True
