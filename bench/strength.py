"""Play the matches that tell how strong the bots are, and write the tables of docs/strength.md.

    .native/bin/python bench/strength.py             what is missing of everything
    .native/bin/python bench/strength.py root-4      of these tables alone
    .native/bin/python bench/strength.py --write     nothing: only the tables, of what was played

Every match is an arena of its own, kept in build/strength: it goes on where it was interrupted.
"""

from __future__ import annotations

import argparse
import functools
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent.parent
PAGE = HERE / "docs" / "strength.md"
KEPT = HERE / "build" / "strength"

Figures = dict[str, Any]


class Match(NamedTuple):
    """An arena: the bot in question is the first."""

    game: str
    seats: str
    games: int
    options: str = ""
    """NAME=VALUE with spaces between them."""
    seed: str = "m"
    swap: bool = True

    def command(self) -> list[str]:
        """What people type to play it again."""
        options = [part for option in self.options.split() for part in ("-o", option)]
        keep = [] if self.swap else ["--no-swap"]
        count = ["--games", str(self.games), "--seed", self.seed]
        return ["arena", self.game, *options, "--seats", self.seats, *count, *keep]

    def file(self) -> Path:
        return KEPT / (re.sub(r"[^\w.=-]+", "_", " ".join(self.command()[1:])) + ".jsonl")

    def play(self, *, workers: int | None) -> Figures:
        """Play what is missing; what came of all."""
        KEPT.mkdir(parents=True, exist_ok=True)
        limit = [] if workers is None else ["--workers", str(workers)]
        command = [*self.command(), "--json", "--out", str(self.file()), *limit]
        done = subprocess.run(
            [sys.executable, "-m", "spinney", *command], stdout=subprocess.PIPE, check=True
        )
        found: Figures = json.loads(done.stdout)
        if found["forfeits"]:
            print(f"{self.file().name}: {len(found['forfeits'])} forfeits", file=sys.stderr)
        return found

    @functools.cache  # noqa: B019 (matches live as long as the programme)
    def figures(self) -> Figures | None:
        """What came of it, if it was played to its end."""
        played = self.file().read_text().count("\n") - 1 if self.file().exists() else 0
        return self.play(workers=1) if played >= self.games else None

    def bot(self) -> str:
        return self.seats.split(",")[0]


class Rows(NamedTuple):
    """A table with a line for each match: how the first bot did, everywhere and at each seat."""

    seats: list[str]
    """What the seats play, as the arena and as the heading call them."""
    lines: list[tuple[str, Match]]

    def matches(self) -> list[Match]:
        return [match for _, match in self.lines]

    def table(self) -> list[str]:
        found = heading(["", "games", "wins, %", *map(str.capitalize, self.seats)])
        for title, match in self.lines:
            figures = match.figures()
            if figures is None:
                continue
            mine = figures["competitors"][match.bot()]
            among_equals = len(mine["seats"]) > 1 and len(figures["competitors"]) == 1
            cells = [title, str(mine["games"]), "" if among_equals else share(mine)]
            cells += [share(mine["seats"].get(seat)) for seat in self.seats]
            found.append(line(cells))
        return found


class Grid(NamedTuple):
    """A table with a line for each way to set the game up and a column for each bot."""

    game: str
    ways: list[tuple[str, str]]
    """What each is called, and its options."""
    columns: list[tuple[str, str, int]]
    """What each is called, who sits there, and in how many games."""

    def match(self, options: str, seats: str, games: int) -> Match:
        if "players=2" in options:
            seats = f"{seats},{seats}"
        return Match(self.game, seats, games, options)

    def matches(self) -> list[Match]:
        return [
            self.match(options, seats, games)
            for _, seats, games in self.columns
            for _, options in self.ways
        ]

    def table(self) -> list[str]:
        found = heading(["wins, %", *(title for title, _, _ in self.columns)])
        for title, options in self.ways:
            cells = [title]
            for _, seats, games in self.columns:
                match = self.match(options, seats, games)
                figures = match.figures()
                cells.append(share(figures and figures["competitors"][match.bot()]))
            found.append(line(cells))
        return found


def heading(cells: list[str]) -> list[str]:
    return [line(cells), "|---" + "|--:" * (len(cells) - 1) + "|"]


def line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def share(found: Figures | None) -> str:
    """A share of wins in per cent, with its interval."""
    if found is None:
        return ""
    mean, low, high = (f"{100 * found[part]:.1f}" for part in ("mean", "low", "high"))
    return f"{mean} ({low} to {high})"


FACTIONS = ["marquise", "eyrie", "alliance", "vagabond"]
QUARTER, SECOND = "search:0.25s", "search:1s"


def two(pair: str, left: str, right: str, games: int, seed: str = "m") -> Match:
    return Match("root", f"{left},{right}", games, f"seats={pair}", seed, swap=left != right)


def alone(bot: str, games: int, automaton: str, level: int) -> Match:
    options = f"solo={automaton} level={level}"
    return Match("ironwood", bot, games, options, EARLIER.get((bot, options), "m"))


EARLIER = {
    ("greedy", "solo=automacier level=0"): "2d8a4c2b4fcd6835",
    ("greedy", "solo=automacier level=5"): "854f3f9478d7c462",
    ("greedy", "solo=automacier level=10"): "dd74f09246f85e74",
    ("greedy", "solo=automacier level=15"): "9256ee1730e52abf",
    ("greedy", "solo=automaquis level=0"): "8190260c6ec4c134",
    ("greedy", "solo=automaquis level=5"): "ac69cf0536887ddf",
    ("greedy", "solo=automaquis level=10"): "dcc28d9a3ed15f17",
    ("greedy", "solo=automaquis level=15"): "5360614187008ffe",
}
"""The seeds of matches that were played before all had the same."""

ME, AV = "marquise,eyrie", "alliance,vagabond"

TABLES: dict[str, Rows | Grid] = {
    "root-4": Rows(
        FACTIONS,
        [
            (
                "greedy among three random",
                Match("root", "greedy,random,random,random", 400, seed="41c9be9facb4771f"),
            ),
            *(
                (f"{bot} among three greedy", Match("root", f"{bot},greedy,greedy,greedy", 200))
                for bot in (QUARTER, SECOND)
            ),
            (
                f"{SECOND} among three {QUARTER}",
                Match("root", f"{SECOND},{QUARTER},{QUARTER},{QUARTER}", 200),
            ),
            (
                "four greedy (mirror)",
                Match(
                    "root", "greedy,greedy,greedy,greedy", 200, "", "05a75e51112206d6", swap=False
                ),
            ),
            (
                "four random (sanity)",
                Match(
                    "root", "random,random,random,random", 200, "", "73e6dfb8a513afa3", swap=False
                ),
            ),
        ],
    ),
    "root-2": Rows(
        FACTIONS,
        [
            ("greedy against random", two(ME, "greedy", "random", 100, "b32b03be26d77783")),
            ("greedy against random", two(AV, "greedy", "random", 100, "5378d15d54e9c52a")),
            (f"{SECOND} against greedy", two(ME, SECOND, "greedy", 20)),
            (f"{SECOND} against greedy", two(AV, SECOND, "greedy", 20)),
            (f"{SECOND} against {QUARTER}", two(ME, SECOND, QUARTER, 20)),
            (f"{SECOND} against {QUARTER}", two(AV, SECOND, QUARTER, 20)),
            ("greedy against greedy (mirror)", two(ME, "greedy", "greedy", 100)),
            ("greedy against greedy (mirror)", two(AV, "greedy", "greedy", 100)),
            ("random against random (sanity)", two(ME, "random", "random", 200)),
            ("random against random (sanity)", two(AV, "random", "random", 200)),
        ],
    ),
    "sylvion": Grid(
        "sylvion",
        [
            ("introductory", "mode=introductory"),
            ("advanced", "mode=advanced"),
            ("advanced, 3 desolate places", "mode=advanced desolate=3"),
            ("advanced, 6 desolate places", "mode=advanced desolate=6"),
            ("advanced, 9 desolate places", "mode=advanced desolate=9"),
            ("advanced, 2 reinforcements", "mode=advanced reinforcements=2"),
            ("advanced, both", "mode=advanced desolate=9 reinforcements=2"),
            ("advanced, first extension", "mode=advanced extension_1=yes"),
            ("advanced, second extension", "mode=advanced extension_2=yes"),
            ("introductory, two players", "mode=introductory players=2"),
            ("advanced, two players", "mode=advanced players=2"),
        ],
        [(bot, bot, 300) for bot in ("random", "greedy", "search:60", "expert")],
    ),
    "ironwood": Rows(
        ["woodwalkers", "ironclads"],
        [
            ("greedy against random", Match("ironwood", "greedy,random", 100)),
            (f"{SECOND} against greedy", Match("ironwood", f"{SECOND},greedy", 100)),
            ("greedy against greedy (mirror)", Match("ironwood", "greedy,greedy", 200, swap=False)),
        ],
    ),
    "automata": Rows(
        [],
        [
            (
                f"{bot} against the {automaton.capitalize()}, level {level}",
                alone(bot, games, automaton, level),
            )
            for bot, games in (("greedy", 100), ("search:60", 40))
            for automaton in ("automacier", "automaquis")
            for level in (0, 5, 10, 15)
        ],
    ),
}


def commands(matches: list[Match]) -> list[str]:
    return ["```console", *(f"$ spinney {shlex.join(match.command())}" for match in matches), "```"]


def write() -> None:
    """Put every table, and the commands of what is in it, between its markers."""
    for name, table in TABLES.items():
        played = [match for match in table.matches() if match.figures() is not None]
        put(name, [*table.table(), "", *commands(played)])


def put(name: str, lines: list[str]) -> None:
    """Write these lines between the markers of this name."""
    page = PAGE.read_text()
    marked = rf"(<!-- {name}: begin -->\n).*?(<!-- {name}: end -->)"
    if not (at := re.search(marked, page, re.DOTALL)):
        raise SystemExit(f"{PAGE} has no markers for the table {name}")
    text = "\n".join(lines)
    PAGE.write_text(f"{page[: at.end(1)]}\n{text}\n\n{page[at.start(2) :]}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=f"of {', '.join(TABLES)}")
    parser.add_argument("--write", action="store_true", help="play nothing, only write the tables")
    parser.add_argument("--workers", type=int, help="games at once; as many as cores, if not said")
    given = parser.parse_args()
    if unknown := set(given.tables) - set(TABLES):
        parser.error(f"there is no table {min(unknown)}; there are {', '.join(TABLES)}")
    if not given.write:
        for name in given.tables or TABLES:
            for match in TABLES[name].matches():
                print(shlex.join(match.command()), file=sys.stderr, flush=True)
                match.play(workers=given.workers)
    write()


if __name__ == "__main__":
    main()
