"""Measure every game next to its peers, in pure Python and compiled, and report the medians.

    make bench
    python bench/run.py --native .native/bin/python --rounds 5 --seconds 2
    python bench/run.py --native .native/bin/python --only learning

The subjects take turns, round after round, so that a slow minute of the machine hits them all.
The reports, one of playing and one of learning, are printed and kept between the markers of
docs/bench.md.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import subprocess
import sys
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

import pages
from measure import LEARN, OF_OPENSPIEL, PEERS, ROWS, SEARCH, SETUPS, SPIEL, Figures

from spinney.core import game_names

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "bench.md"


class Subject:
    """Something that is measured, and what was measured of it in each round."""

    def __init__(self, title: str, name: str, python: str) -> None:
        self.title = title
        self.command = [python, str(HERE / "measure.py"), name]
        self.rounds: list[Figures] = []

    def measure(self, seconds: float) -> None:
        command = [*self.command, str(seconds)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"bench: {self.title}: {done.stderr.strip().splitlines()[-1]}")
        self.rounds.append(json.loads(done.stdout))

    def median(self, figure: str) -> float:
        return statistics.median(found.get(figure, 0.0) for found in self.rounds)

    def ratio(self, other: Subject, figure: str) -> float:
        """The median of the ratios of both in the same round."""
        pairs = zip(self.rounds, other.rounds, strict=True)
        return statistics.median(mine[figure] / theirs[figure] for mine, theirs in pairs)

    def copies_per_clone(self) -> float:
        return statistics.median(found["clone"] * found["copies"] / 1e6 for found in self.rounds)


def titled(game: str) -> str:
    options = ", ".join(f"{name} {value}" for name, value in SETUPS.get(game, {}).items())
    return f"{game} ({options})" if options else game


def table_of(subjects: list[Subject]) -> list[str]:
    lines = [
        "| random play | decisions/s | games/s | state copies/s | clone, µs | in copies |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for subject in subjects:
        cells = [f"{subject.median(figure):,.0f}" for figure in ("decisions", "games", "copies")]
        if subject.median("clone"):
            cells += [f"{subject.median('clone'):.1f}", f"{subject.copies_per_clone():.1f}"]
        else:
            cells += ["", ""]
        lines.append(f"| {subject.title} | {' | '.join(cells)} |")
    return lines


SEARCH_SECONDS = 4
MOST_MEGABYTES = 500


def search_table(searches: list[Subject]) -> list[str]:
    lines = [
        "| search | iterations/s | peak memory, MB | goal | |",
        "|---|--:|--:|--:|---|",
    ]
    for subject in searches:
        peak = max(found["peak"] for found in subject.rounds)
        met = "met" if peak <= MOST_MEGABYTES else "not met"
        rate = f"{subject.median('iterations'):,.0f}"
        lines.append(f"| {subject.title} | {rate} | {peak:.0f} | ≤ {MOST_MEGABYTES} | {met} |")
    return lines


LEARNS_IN = {"pure": 3, "compiled": 2}
"""How many bare choices a learner's step may cost."""


def learning_table(learners: list[Subject], peers: list[Subject]) -> list[str]:
    batch = f"steps/s in a batch of {ROWS}"
    lines = [
        f"| learning | numbers | observations/s | steps/s | {batch} | in choices | goal | |",
        "|---|--:|--:|--:|--:|--:|--:|---|",
    ]
    for subject in learners:
        figures = ("numbers", "observations", "steps", "batched")
        cells = [f"{subject.median(figure):,.0f}" for figure in figures]
        found = subject.median("in_choices")
        goal = LEARNS_IN["compiled" if subject.title.endswith("compiled") else "pure"]
        cells += [f"{found:.1f}", f"≤ {goal}", "met" if found <= goal else "not met"]
        lines.append(f"| {subject.title} | {' | '.join(cells)} |")
    for subject in peers:
        numbers, steps = subject.median("numbers"), subject.median("steps")
        lines.append(f"| {subject.title} | {numbers:,.0f} | | {steps:,.0f} | | | | |")
    return lines


GOALS = {"sylvion": (1, 2, 4, 100_000, 5), "root": (1.2, 1, 4, 25_000, 4)}
"""Each game's own; what another is not held to is what Sylvion is."""


def goals_of(game: str, pure: Subject, native: Subject, peers: dict[str, Subject]) -> list[str]:
    """What we hold ourselves to, and whether it is so."""
    by_peer = {name: pure.ratio(peer, "decisions") for name, peer in peers.items()}
    wanted = GOALS.get(game, GOALS["sylvion"])
    goals = [
        ("decisions/s, by those of catanatron", by_peer["catanatron"], "≥", wanted[0]),
        ("decisions/s, by those of python-chess", by_peer["chess"], "≥", wanted[1]),
        ("decisions/s compiled, by pure ones", native.ratio(pure, "decisions"), "≥", wanted[2]),
        ("state copies/s", pure.median("copies"), "≥", wanted[3]),
        ("copies that a clone costs", pure.copies_per_clone(), "≤", wanted[4]),
    ]
    lines = [f"| {titled(game)} | measured | goal | |", "|---|--:|--:|---|"]
    for what, found, sense, goal in goals:
        met = found <= goal if sense == "≤" else found >= goal
        shown = f"{found:,.0f}" if goal >= 1000 else f"{found:.1f}"
        lines.append(f"| {what} | {shown} | {sense} {goal:,} | {'met' if met else 'not met'} |")
    return lines


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def learn(given: argparse.Namespace) -> list[str]:
    """A learner's steps in our games and in OpenSpiel's own."""
    learners = [
        Subject(title, LEARN + game, python)
        for game in game_names()
        for title, python in (
            (titled(game), sys.executable),
            (f"{titled(game)}, compiled", given.native),
        )
    ]
    spiels = [
        Subject(f"OpenSpiel: {game}", SPIEL + game, sys.executable)
        for game in OF_OPENSPIEL
        if find_spec("pyspiel") is not None
    ]
    for _ in range(given.rounds):
        for subject in [*learners, *spiels]:
            subject.measure(given.seconds)
    return [*learning_table(learners, spiels), "", f"{measured(given)}."]


def play(given: argparse.Namespace) -> list[str]:
    """Random games and searches, next to the peers."""
    peers = {name: Subject(name, name, sys.executable) for name in PEERS}
    peers["chess"].title = "python-chess"
    pure = {game: Subject(titled(game), game, sys.executable) for game in game_names()}
    native = {
        game: Subject(f"{titled(game)}, compiled", game, given.native) for game in game_names()
    }
    ours = [subject for game in game_names() for subject in (pure[game], native[game])]
    subjects = [*ours, *peers.values()]
    searches = [
        Subject(subject.title, SEARCH + game, python)
        for game in game_names()
        for subject, python in ((pure[game], sys.executable), (native[game], given.native))
    ]
    for _ in range(given.rounds):
        for subject in subjects:
            subject.measure(given.seconds)
        for subject in searches:
            subject.measure(SEARCH_SECONDS)
    lines = [*table_of(subjects), "", *search_table(searches)]
    for game in game_names():
        lines += ["", *goals_of(game, pure[game], native[game], peers)]
    versions = f"catanatron {version('catanatron')}, python-chess {version('chess')}"
    return [*lines, "", f"{measured(given)}; {versions}."]


def measured(given: argparse.Namespace) -> str:
    return (
        f"Medians of {given.rounds} interleaved rounds of {given.seconds:g} s by `make bench`: "
        f"{processor()}, Python {platform.python_version()}, {platform.system()}"
    )


REPORTS = {"bench": play, "learning": learn}
"""By their markers."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--native", required=True, help="a Python with the compiled package")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2, help="per subject and round")
    parser.add_argument("--only", choices=REPORTS, help="one of the reports")
    given = parser.parse_args()
    for part, report in REPORTS.items():
        if given.only in (None, part):
            lines = "\n".join(report(given))
            print(lines)
            pages.put(PAGE, part, lines)


if __name__ == "__main__":
    main()
