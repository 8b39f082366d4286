"""Other worlds: whole tables that a seat cannot tell from the one it sits at."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from spinney.core import Table
from spinney.core.chance import Luck
from spinney.core.table import table_at


def elsewhere(table: Table[Any], seat: int, seed: str, worlds: int = 2) -> Iterator[Table[Any]]:
    """Unlike `Table.determinize` they can be cloned, and so be asked whatever a table can be.

    They can be made where a step has just begun, if the seat has seen nothing new since then.
    """
    position, checkpoint = table.position(), table.checkpoint
    if "since" in position or checkpoint is None:
        return
    for i in range(worlds):
        state = checkpoint.copy()
        table.game.resample(state, seat, Luck(f"{seed} {i}"))
        fields = table.game.write(state) | {"drawn": state.drawn}
        other = table_at(table.game, position | {"state": fields}, seed)
        if seen(other, seat) == seen(table, seat):
            yield other


def seen(table: Table[Any], seat: int) -> str:
    return json.dumps([table.view(seat), table.asked(seat)])
