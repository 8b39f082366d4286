"""Playing a game to its end at random: what simulations and searches do most."""

from __future__ import annotations

from typing import Any

from spinney.core.chance import Luck
from spinney.core.table import Table


def play_out(table: Table[Any], luck: Luck) -> int:
    """Answer every question at random; returns how many there were."""
    decisions = 0
    while True:
        question = table.question
        if question is None:
            return decisions
        options = question.options
        table.answer(options[luck.below(len(options))])
        decisions += 1
