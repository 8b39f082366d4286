"""Plots of an arena: wins by seat, scores over time, lengths of games."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from spinney.arena.plan import Plan, Result
from spinney.arena.report import Figures, of, seat_names
from spinney.arena.workers import needed
from spinney.core.errors import SpinneyError
from spinney.core.text import Text

FORMATS: Final = ("svg", "png")
STYLE: Final = {
    "axes.grid": True,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.constrained_layout.use": True,
    "figure.figsize": (8, 4.5),
    "grid.alpha": 0.3,
    "svg.fonttype": "none",
    "svg.hashsalt": "spinney",
    "text.parse_math": False,
}
MARKS: Final = "os^Dv*PX"
"""Never colour alone: each competitor has a mark too."""


def check_plots() -> None:
    """Raise SetupError if nothing can be plotted here."""
    needed("matplotlib", "bots")


def plot(
    plan: Plan, results: Sequence[Result], found: Figures, text: Text, folder: Path, form: str
) -> list[Path]:
    """Draw all plots into a folder; returns the files."""
    matplotlib: Any = needed("matplotlib", "bots")
    figure: Any = needed("matplotlib.figure", "bots")
    files = []
    with matplotlib.rc_context(STYLE):
        for name, draw in (("wins", wins), ("scores", scores), ("lengths", lengths)):
            sheet = figure.Figure()
            draw(sheet.add_subplot(), plan, results, found, text)
            files.append(folder / f"{name}.{form}")
            save(sheet, files[-1], form)
    return files


def save(sheet: Any, path: Path, form: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        sheet.savefig(path, format=form, metadata={"Date": None} if form == "svg" else None)
    except OSError as error:
        raise SpinneyError(f"cannot write {path}: {error.strerror}") from None


def wins(axes: Any, plan: Plan, results: Sequence[Result], found: Figures, text: Text) -> None:
    """Each competitor's share of wins from each seat, with its interval."""
    seats = seat_names(plan)
    names = plan.competitors()
    for at, name in enumerate(names):
        shown = found["competitors"][name]["seats"]
        had = [seat for seat in seats if seat in shown]
        means = [100 * shown[seat]["mean"] for seat in had]
        below = [100 * (shown[seat]["mean"] - shown[seat]["low"]) for seat in had]
        above = [100 * (shown[seat]["high"] - shown[seat]["mean"]) for seat in had]
        places = [seats.index(seat) + (at - (len(names) - 1) / 2) * 0.15 for seat in had]
        mark = MARKS[at % len(MARKS)]
        axes.errorbar(places, means, yerr=[below, above], fmt=mark, capsize=3, label=name)
    axes.set_xticks(range(len(seats)), [text.named(seat) for seat in seats])
    axes.set_xlim(-0.5, len(seats) - 0.5)
    axes.set_ylim(-2, 102)
    entitle(axes, text, "wins", "arena-seat", "arena-wins")
    tell_apart(axes)


def scores(axes: Any, plan: Plan, results: Sequence[Result], found: Figures, text: Text) -> None:
    """Each competitor's mean score at each turn; a game that is over keeps its last."""
    last = max(result.played.turns for result in results)
    for at, name in enumerate(plan.competitors()):
        lines = of(results, name, lambda result, seat: carried(result, seat, last))
        means = [statistics.fmean(column) for column in zip(*lines, strict=True)]
        mark, every = MARKS[at % len(MARKS)], max(1, last // 10)
        axes.plot(range(last + 1), means, marker=mark, markevery=every, label=name)
    entitle(axes, text, "scores", "arena-turn", "arena-score")
    tell_apart(axes)


def carried(result: Result, seat: int, last: int) -> list[float]:
    """What a seat had at each turn from 0 to the last."""
    known = {turn: points[seat] for turn, points in result.played.scores}
    line = [known.get(0, 0.0)]
    for turn in range(1, last + 1):
        line.append(known.get(turn, line[-1]))
    return line


def lengths(axes: Any, plan: Plan, results: Sequence[Result], found: Figures, text: Text) -> None:
    """How many games took how many turns."""
    turns = [result.played.turns for result in results]
    fewest, most = min(turns), max(turns)
    bins = min(20, most - fewest + 1)
    axes.hist(turns, bins=bins, range=(fewest - 0.5, most + 0.5), edgecolor="white")
    entitle(axes, text, "lengths", "arena-turns", "arena-games")


def entitle(axes: Any, text: Text, plot: str, x: str, y: str) -> None:
    axes.set_title(text.say("arena-plot", plot=plot))
    axes.set_xlabel(text.say(x))
    axes.set_ylabel(text.say(y))


def tell_apart(axes: Any) -> None:
    """Whose mark is whose, below the plot."""
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.14), ncols=4, frameon=False)
