"""Bots over the wire: programs of all kinds, good and bad."""

from __future__ import annotations

import itertools
import json
import os
import shlex
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from spinney.arena.guard import PATIENCE, Guarded
from spinney.arena.playing import play_one
from spinney.bots import RandomBot, Seat, bot_maker
from spinney.bots.wire import LONGEST, BotFailure, WireBot
from spinney.core import SetupError, Table, game_named
from spinney.core.state import Event

EXAMPLE = Path(__file__).parents[2] / "docs" / "wire" / "random.mjs"
SYLVION = game_named("sylvion")


def program(tmp_path: Path, body: str, farewell: str = "") -> list[str]:
    """A program that keeps what it is told in a file and handles a question, `q`, as it should."""
    lines = [
        "import json, os, sys, time",
        "def answer(q, choice):",
        "    print(json.dumps({'number': q['number'], 'choice': choice}), flush=True)",
        "for line in sys.stdin:",
        f"    open({str(tmp_path / 'told')!r}, 'a').write(line)",
        "    q = json.loads(line)",
        "    if 'spinney' not in q:",
        *(f"        {each}" for each in body.splitlines()),
        farewell,
    ]
    path = tmp_path / "bot.py"
    path.write_text("\n".join(lines) + "\n")
    return [sys.executable, str(path)]


def told(tmp_path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (tmp_path / "told").read_text().splitlines()]


class LongMemory(Seat):
    """A seat to which more has happened than a pipe holds."""

    def events(self) -> list[Event]:
        return super().events() * 2000


def question(**options: str) -> Seat:
    table = Table(SYLVION, SYLVION.setup(**options), "oak")
    return Seat(table, table.question.seat)


@pytest.mark.parametrize("name", ["sylvion", "ironwood", "root"])
def test_the_example_plays_a_whole_game(name):
    game = game_named(name)
    setup = game.setup()
    make = bot_maker(f"exec:node {shlex.quote(str(EXAMPLE))}")

    def play() -> tuple[list[float], list[int], int]:
        bots = [Guarded(make, f"oak-{seat}", 20.0) for seat in range(game.seats(setup))]
        try:
            played = play_one(game, setup, bots, "oak")
        finally:
            for bot in bots:
                bot.close()
        assert [bot.forfeits for bot in bots] == [[] for _ in bots]
        return played.returns, played.choices, played.turns

    assert play() == play()


def test_the_example_is_short():
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 30


def test_a_program_is_told_what_its_seat_is_told(tmp_path):
    setup = SYLVION.setup(players=2, hands="hidden")
    table, other = Table(SYLVION, setup, "oak"), RandomBot("b")
    bot = WireBot(program(tmp_path, "answer(q, q['options'][0])"), "own")
    asked, heard = [], [0]
    while len(asked) < 5:
        seat = Seat(table, table.question.seat)
        if seat.number == 0:
            asked.append((seat.asked(), seat.view()))
            heard.append(len(seat.events()))
        table.apply((other if seat.number else bot).choose(seat))
    bot.close()
    hello, *questions = told(tmp_path)
    assert hello.pop("seed").isalnum()
    assert hello == {
        "spinney": 1,
        "game": "sylvion",
        "options": setup.values,
        "seats": 2,
        "seat": 0,
        "seconds": 10.0,
    }
    assert [q["number"] for q in questions] == [1, 2, 3, 4, 5]
    for q, (pending, view) in zip(questions, asked, strict=True):
        assert [q[key] for key in ("ask", "rule", "options")] == [
            pending[key] for key in ("ask", "rule", "options")
        ]
        assert len(q["about"]) == len(pending["about"])
        assert q["view"] == json.loads(json.dumps(view))
    assert [len(q["events"]) for q in questions] == [b - a for a, b in itertools.pairwise(heard)]
    event = questions[0]["events"][0]
    assert event["event"] == Seat(table, 0).events()[0].name
    assert list(event["args"]) == list(SYLVION.events[event["event"]])


def test_the_seed_of_the_game_is_not_told(tmp_path):
    bot = WireBot(program(tmp_path, "answer(q, q['options'][0])"), "acorn-3-A")
    bot.choose(question())
    bot.close()
    assert "acorn" not in json.dumps(told(tmp_path))


@pytest.mark.parametrize(
    ("body", "why", "detail"),
    [
        ("sys.exit(3)", "ended", "3"),
        ("print('hello', flush=True)", "garbled", "hello"),
        ("print('[1, 2]', flush=True)", "garbled", "[1, 2]"),
        ("os.write(1, b'\\xff\\x00\\n')", "garbled", "\N{REPLACEMENT CHARACTER}" * 2),
        ("q['number'] += 1; answer(q, q['options'][0])", "garbled", '{"number": 2'),
        ("answer(q, 'nonsense')", "illegal", "nonsense"),
        ("os.write(1, b'{}\\nand more\\n')", "garbled", "and more"),
        ("print('x' * 200000, flush=True)", "flooded", str(LONGEST)),
        ("time.sleep(60)", "stalled", ""),
        ("os.close(0); os.close(1); time.sleep(60)", "ended", ""),
    ],
)
def test_a_program_that_fails(tmp_path, body, why, detail):
    bot = WireBot(program(tmp_path, body), "own", seconds=2.0)
    start = time.monotonic()
    with pytest.raises(BotFailure) as failure:
        bot.choose(question())
    assert time.monotonic() - start < 4
    assert failure.value.why == why
    assert failure.value.detail.startswith(detail)


def test_a_program_that_speaks_unasked_fails_at_the_next_question(tmp_path):
    body = "answer(q, q['options'][0]); time.sleep(0.2); answer(q, q['options'][0])"
    bot, seat = WireBot(program(tmp_path, body), "own"), question()
    assert bot.choose(seat) == seat.options[0]
    time.sleep(0.4)
    # What it said unasked, or what it answers at once while that is still unread.
    with pytest.raises(BotFailure, match=r"garbled: \{\"number\": [12]"):
        bot.choose(seat)


def test_a_program_that_does_not_read_stalls_and_nothing_hangs(tmp_path):
    path = tmp_path / "deaf.py"
    path.write_text("import time\ntime.sleep(60)\n")
    bot = WireBot([sys.executable, str(path)], "own", seconds=0.5)
    with pytest.raises(BotFailure, match="stalled"):
        bot.choose(LongMemory(Table(SYLVION, SYLVION.setup(), "oak"), 0))


def test_a_program_that_cannot_be_started_is_a_failure(tmp_path):
    with pytest.raises(BotFailure, match="No such file"):
        WireBot([str(tmp_path / "nothing")], "own").choose(question())


def test_a_failed_program_is_ended_and_another_is_told_everything(tmp_path):
    mark = tmp_path / "mark"
    body = (
        f"again = os.path.exists({str(mark)!r})\n"
        f"open({str(mark)!r}, 'a').write(str(os.getpid()) + ' ' + str(len(q['events'])) + '\\n')\n"
        "answer(q, q['options'][0]) if again else time.sleep(60)"
    )
    bot, seat = WireBot(program(tmp_path, body), "own", seconds=5.0), question()
    with pytest.raises(BotFailure, match="stalled"):
        bot.choose(seat)
    bot.seconds = 30.0
    assert bot.choose(seat) == seat.options[0]
    assert bot.choose(seat) == seat.options[0]
    bot.close()
    (first, told), (second, retold), (third, nothing) = [
        line.split() for line in mark.read_text().splitlines()
    ]
    assert first != second == third
    assert told == retold != "0" == nothing
    for pid in (first, second):
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)


def test_a_game_goes_on_with_a_program_that_always_fails(tmp_path):
    words = program(tmp_path, "sys.exit(1)")
    bot = Guarded(lambda seed: WireBot(words, seed), "own", 5.0)
    played = play_one(SYLVION, SYLVION.setup(), [bot], "oak")
    assert played.choices == [len(bot.forfeits)]
    assert [each.why for each in bot.forfeits[: PATIENCE + 1]] == ["ended"] * PATIENCE + ["absent"]


def test_a_program_that_stays_is_made_to_leave(tmp_path):
    mark = tmp_path / "mark"
    farewell = f"open({str(mark)!r}, 'w').write(str(os.getpid()))\ntime.sleep(60)"
    words = program(tmp_path, "answer(q, q['options'][0])", farewell)
    bot = WireBot(words, "own")
    bot.choose(question())
    start = time.monotonic()
    bot.close()
    assert time.monotonic() - start < 5
    with pytest.raises(ProcessLookupError):
        os.kill(int(mark.read_text()), 0)


@pytest.mark.parametrize(
    ("spec", "error"),
    [
        ("exec:", "a command is wanted"),
        ("exec:no-such-program-here x", "there is no program 'no-such-program-here'"),
        ("exec:node 'bot", "cannot read"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused(spec, error):
    with pytest.raises(SetupError, match=error):
        bot_maker(spec)
