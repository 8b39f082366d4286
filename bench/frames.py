"""What a change costs whoever looks on: `python bench/frames.py --games 3`.

Plays random games and makes after each choice the view of a seat, its picture, and the drawing of
what changed. Reports for each game how many choices changed something, the processor's mean time,
and the mean size of what is sent, raw and compressed; with --parts also which parts cost most.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import zlib
from collections import Counter
from collections.abc import Sequence

from spinney.core.registry import game_named, game_names
from spinney.core.table import Table
from spinney.core.text import Text
from spinney.symbols.picture import Canvas, Change

KILO = 1000


class Cost:
    """What all changes of a game have cost."""

    def __init__(self) -> None:
        self.choices = 0
        self.changes = 0
        self.seconds = 0.0
        self.raw = 0
        self.packed = 0
        self.parts: Counter[str] = Counter()

    def add(self, change: Change, seconds: float) -> None:
        self.choices += 1
        self.seconds += seconds
        if change.sheets is None and not change.parts:
            return
        sent = json.dumps({"sheets": change.sheets, "parts": change.parts}).encode()
        self.changes += 1
        self.raw += len(sent)
        self.packed += len(zlib.compress(sent))
        self.parts.update({name: len(markup) for name, markup in change.parts.items()})
        self.parts["(sheets)"] += len(json.dumps(change.sheets))

    def line(self, name: str) -> str:
        """The figures of a game; a choice that changes nothing counts with its time."""
        each = max(1, self.changes)
        return (
            f"{name:10} {self.choices:8} {self.changes:8} {self.seconds / self.choices * KILO:8.3f}"
            f" {self.raw / each / KILO:8.2f} {self.packed / each / KILO:8.2f}"
        )


def measure(name: str, games: int) -> Cost:
    game = game_named(name)
    cost = Cost()
    for number in range(games):
        luck = random.Random(number)
        table = Table(game, game.setup(), str(number))
        canvas = Canvas(Text(game, "en", (), 0))
        canvas.renew(game.picture(table.view(0), canvas.text))
        while table.question is not None:
            table.apply(luck.choice(table.question.options))
            start = time.process_time()
            change = canvas.renew(game.picture(table.view(0), canvas.text))
            cost.add(change, time.process_time() - start)
    return cost


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--game", action="append", choices=game_names())
    parser.add_argument("--parts", type=int, default=0, metavar="N", help="the N costliest parts")
    asked = parser.parse_args(arguments)
    print("game        choices  changes       ms       kB  kB packed")
    for name in asked.game or game_names():
        cost = measure(name, asked.games)
        print(cost.line(name))
        for part, size in cost.parts.most_common(asked.parts):
            print(f"    {part:30} {size / cost.changes:8.0f} bytes a change")


if __name__ == "__main__":
    main()
