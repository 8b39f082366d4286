"""A plot of a training: how each generation did against the one before and against reasons."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any, Final

from spinney.arena.plots import MARKS, STYLE, save, tell_apart
from spinney.bots.outlooks import REASONS, Gate
from spinney.core.text import Text
from spinney.training.loop import Progress

BEFORE: Final = "before"
"""What stands for the net of the generation before, whichever that is."""


def plot_gates(progress: Progress, text: Text, path: Path) -> Path | None:
    """Draw it; None if there is nothing to draw, or nothing to draw it with."""
    try:
        matplotlib: Any = importlib.import_module("matplotlib")
        figure: Any = importlib.import_module("matplotlib.figure")
    except ImportError:
        return None
    if not progress.generations:
        return None
    with matplotlib.rc_context(STYLE):
        sheet = figure.Figure()
        axes = sheet.add_subplot()
        for at, (among, gates) in enumerate(rows(progress).items()):
            shown = text.say("train-against", among=among)
            means = [100 * gate.share for gate in gates.values()]
            below = [100 * (gate.share - gate.low) for gate in gates.values()]
            above = [100 * (gate.high - gate.share) for gate in gates.values()]
            axes.errorbar(
                list(gates), means, yerr=[below, above], fmt=f"-{MARKS[at]}", capsize=3, label=shown
            )
        axes.axhline(100 * progress.generations[0].gates[0].fair, linestyle=":")
        axes.set_title(text.say("train-gates"))
        axes.set_xlabel(text.say("train-generation"))
        axes.set_ylabel(text.say("arena-wins"))
        tell_apart(axes)
        save(sheet, path, path.suffix[1:])
    return path


def rows(progress: Progress) -> dict[str, dict[int, Gate]]:
    """By opponent, and by generation."""
    found: dict[str, dict[int, Gate]] = {}
    for generation in progress.generations:
        for gate in generation.gates:
            among = REASONS if gate.among.endswith(REASONS) else BEFORE
            found.setdefault(among, {})[generation.number] = gate
    return found
