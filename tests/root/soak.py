"""Random games of Root by number, over all mixes, drafts, maps, decks, landmarks and hirelings.

    python tests/root/soak.py --games 5000 --jobs 16 --seed oak --minutes 20

Each game is looked at throughout: see `PROPERTIES`. Faults are named by seed and number, so that
`--seed oak --from 123 --games 1` plays one again. With `--minutes`, games stop when the time is
over; the last line says from which number to go on. The exit code is 1 if there are faults.
It needs neither pytest nor Hypothesis, and runs on compiled rules as on plain ones.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple

TESTS: Final = Path(__file__).parent.parent
sys.path[:0] = [str(TESTS), str(TESTS.parent / "docs")]  # as pytest does

import spinney.root.state  # noqa: E402
from lockstep import Pairs, with_pair  # noqa: E402
from properties import LONGEST, assert_same, everybody  # noqa: E402
from root.games import (  # noqa: E402
    DECKS,
    EDITIONS,
    HANDS,
    HIRELINGS,
    LANDMARKS,
    MAPS,
    STARTS,
    check_position,
    check_strength,
    check_worlds,
    count,
    is_dealing,
)
from root.mixes import DRAFTS, MIXES  # noqa: E402
from spinney.core import Setup, SetupError, Table  # noqa: E402
from spinney.core.chance import Luck  # noqa: E402
from spinney.core.records import parse_record, record_of  # noqa: E402
from spinney.core.table import table_at  # noqa: E402
from spinney.root.game import GAME  # noqa: E402
from spinney.root.state import SETUP, Root  # noqa: E402

PROPERTIES: Final = {
    "ends": f"every game is over after {LONGEST} choices at most, and has winners",
    "conservation": "no card and no piece is lost, in resampled worlds neither",
    "resampling": "a seat is told the same in every world that it holds for possible",
    "positions": "a position is read back from JSON, and goes on to the same end",
    "clones": "a clone is equal, and goes on to the same end; playing it leaves the table alone",
    "records": "the record of a game is replayed to the same end, and written the same way",
    "leaks": "worlds that a seat cannot tell apart stay alike in lockstep",
}
PAUSES: Final = 40
"""One question in so many is looked at."""
PAIRS: Final = 3
"""So many pairs of worlds at most are played in lockstep from a game."""
TWINS: Final = 2
"""So many clones, and as many tables read from positions, go along to the end."""


class Out(Exception):
    """The time is over."""


class Played(NamedTuple):
    """What became of a game."""

    number: int
    choices: int
    looks: int
    pairs: int
    fault: str
    stopped: bool


class Task(NamedTuple):
    seed: str
    number: int
    until: float


def setup_of(luck: Luck) -> Setup:
    """Any setup that can be; every other table drafts its factions."""

    def one_of(values: Any) -> Any:
        return values[luck.below(len(values))]

    while True:
        mix = [*one_of(DRAFTS if luck.below(2) else MIXES)]
        turned = luck.below(len(mix))
        given = {
            "seats": ",".join(mix[turned:] + mix[:turned]),
            "map": one_of(MAPS),
            "deck": one_of(DECKS),
            "edition": one_of(EDITIONS),
            "hands": one_of(HANDS),
            "landmarks": one_of(LANDMARKS),
            "hirelings": one_of(HIRELINGS),
            "start": one_of(STARTS),
            "suits": one_of(("usual", "random")),
            "pool": one_of(("usual", "insurgents")),
            "mechanical": one_of(("none", "none", "none", "competitive", "cooperative")),
        }
        try:
            return GAME.setup(**given)
        except SetupError:
            continue


def play(task: Task) -> Played:
    """One game, with whatever goes wrong in it."""
    luck = Luck(f"soak {task.seed} {task.number}")
    table = Table(GAME, setup_of(luck), f"{task.seed} {task.number}")
    seen = Counter[str]()
    fault, stopped = "", False
    try:
        look_through(table, luck, task, seen)
    except Out:
        stopped = True
    except Exception as error:
        at = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(at.filename).name}:{at.lineno} in {at.name}"
        told = f"{type(error).__name__} {error}".replace("\n", " ")[:300]
        fault = f"choice {len(table.choices)} of {table.setup.values}: {told} ({where})"
    return Played(task.number, len(table.choices), seen["looks"], seen["pairs"], fault, stopped)


def look_through(table: Table[Root], luck: Luck, task: Task, seen: Counter[str]) -> None:
    """Play a game to its end, and look at it now and then."""
    pairs = Pairs(Counter(), 0, [])
    twins: list[tuple[int, Table[Root]]] = []
    counted: Any = None
    while table.question is not None:
        if time.time() > task.until:
            raise Out
        assert len(table.choices) < LONGEST, "it does not end"
        if luck.below(PAUSES) == 0:
            seen["looks"] += 1
            counted = look(table, counted)
            if len(twins) < 2 * TWINS and luck.below(2):
                twins += twins_of(table, task.seed)
            if seen["pairs"] < PAIRS and luck.below(4) == 0:
                pairs = with_pair(pairs, table, luck.below(table.seats + 1) - 1, task.number)
                assert not pairs.leaks, pairs.leaks[0]
                seen["pairs"] = pairs.ended.total()
        options = table.question.options
        table.apply(options[luck.below(len(options))])
    assert table.state.winners, "nobody has won"
    look(table, counted)
    for since, twin in twins:
        for choice in table.choices[since:]:
            twin.apply(choice)
        assert_same(twin, table)
    check_record(table)


def look(table: Table[Root], counted: Any) -> Any:
    """What must be true at any question; returns all cards and pieces, once they are there."""
    check_strength(table.state)
    check_position(table)
    g = table.state
    if is_dealing(g) or (g.phase == SETUP and g.setup is not None):
        return counted
    counted = count(g) if counted is None else counted
    assert count(g) == counted, "cards or pieces were lost"
    check_worlds(table, counted)
    return counted


def twins_of(table: Table[Root], seed: str) -> list[tuple[int, Table[Root]]]:
    """A clone and a table read from the position, which are to go the same way."""
    since, own = len(table.choices), table.seed
    before = [json.dumps(table.view(seat)) for seat in everybody(table)]
    other = table.clone("another future")
    for _ in range(PAUSES):
        if other.question is not None:
            other.apply(other.question.options[-1])
    assert [json.dumps(table.view(seat)) for seat in everybody(table)] == before, "clones share"
    clone = table.clone(own, keep=True)
    read = table_at(GAME, json.loads(json.dumps(table.position())), own)
    for twin in (clone, read):
        assert_same(twin, table)
    return [(since, clone), (since, read)]


def check_record(table: Table[Root]) -> None:
    text = record_of(table, [f"Seat {seat}" for seat in range(table.seats)])
    record = parse_record(text)
    replayed = record.verify()
    assert_same(replayed, table)
    for seat in everybody(table):
        told = [(event.name, event.args) for event in table.events(seat)]
        assert [(event.name, event.args) for event in replayed.events(seat)] == told
    assert record_of(replayed, record.names) == text


def rules_are() -> str:
    """Whether the rules of this Python are compiled."""
    return "plain" if str(spinney.root.state.__file__).endswith(".py") else "compiled"


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games of Root, looked at throughout.")
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="NUMBER")
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--minutes", type=float, default=float("inf"))
    wanted = parser.parse_args()
    numbers = range(wanted.first, wanted.first + wanted.games)
    print(f"{rules_are()} rules, seed {wanted.seed!r}, games {numbers[0]} to {numbers[-1]}")
    for name, what in PROPERTIES.items():
        print(f"  {name}: {what}")
    begun = time.time()
    tasks = (Task(wanted.seed, number, begun + 60 * wanted.minutes) for number in numbers)
    total = Counter[str]()
    go_on = numbers[-1] + 1
    with multiprocessing.get_context("fork").Pool(wanted.jobs) as pool:
        for done in pool.imap_unordered(play, tasks):
            if done.stopped:
                total["stopped"] += 1
                go_on = min(go_on, done.number)
                continue
            total += Counter(games=1, choices=done.choices, looks=done.looks, pairs=done.pairs)
            if done.fault:
                total["faults"] += 1
                print(f"FAULT seed {wanted.seed!r} game {done.number}, {done.fault}", flush=True)
            if total["games"] % 100 == 0:
                print(f"  {total['games']} games, {total['faults']} faults", flush=True)
    print(
        f"{total['games']} games played in {time.time() - begun:.0f} s: {total['choices']} choices,"
        f" {total['looks']} looks, {total['pairs']} pairs of worlds; {total['faults']} faults;"
        f" {total['stopped']} stopped by the time limit; go on with --from {go_on}"
    )
    return 1 if total["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
