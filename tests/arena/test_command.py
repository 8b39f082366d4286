"""spinney arena: the command from end to end."""

from __future__ import annotations

import json
import os
import pty
import secrets
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "docs" / "wire" / "random.mjs"
SPINNEY = [sys.executable, "-m", "spinney"]


def arena_of(ran) -> dict:
    assert ran.status == 0, ran.err
    return json.loads(ran.out)


def without_times(found: dict) -> dict:
    for one in found["competitors"].values():
        del one["seconds_per_choice"]
    return found


def test_people_get_tables(spinney):
    words = ["--seats", "first,last", "--games", 4, "--seed", "s", "--rate", "--workers", 1]
    ran = spinney("arena", "magpie", *words)
    assert ran.status == 0
    assert "4 games of Magpie, seed s, kept in magpie.arena.jsonl" in ran.out
    for told in ("Bot", "Wins, %", "95 % interval", "Rating", "Everybody", "first", "Turns"):
        assert told in ran.out
    german = spinney("arena", "magpie", *words, "--lang", "de").out
    assert "4 Partien Elster" in german
    assert "95-%-Intervall" in german.replace("\u00a0", " ")


def test_json_has_it_all(spinney):
    words = ["--seats", "first,last", "--games", 4, "--workers", 1, "--rate", "--json"]
    found = arena_of(spinney("arena", "magpie", *words, "--seed", "s", "--plots", "drawn"))
    assert found["plan"]["seats"] == ["first", "last"]
    assert found["plan"]["seed"] == "s"
    assert set(found["competitors"]["first"]) >= {"mean", "low", "high", "rating", "seats"}
    assert all(Path(file).is_file() for file in found["plots"])
    assert len(Path(found["file"]).read_text().splitlines()) == 5


def test_the_same_command_goes_on_with_the_same_seed(spinney):
    words = ["arena", "magpie", "--seats", "random,first", "--games", 6, "--workers", 1, "--json"]
    whole = arena_of(spinney(*words))
    path = Path("magpie.arena.jsonl")
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:3]))
    ran = spinney(*words)
    assert "Going on after 2 of 6 games" in ran.err
    assert without_times(arena_of(ran)) == without_times(whole)
    before = path.read_text()
    again = spinney(*words)
    assert (again.status, again.err) == (0, "")
    assert path.read_text() == before


@pytest.mark.parametrize("changed", [["--games", 8], ["--seconds", 9], ["-o", "seats=3"]])
def test_another_command_is_refused(spinney, changed):
    words = ["arena", "magpie", "--seats", "random,first,last", "--workers", 1]
    assert spinney(*words, "--games", 6).status == 0
    before = Path("magpie.arena.jsonl").read_text()
    ran = spinney(*words, *([] if "--games" in changed else ["--games", 6]), *changed)
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 1
    assert Path("magpie.arena.jsonl").read_text() == before


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--seats", "frist,last"], "did you mean 'first'"),
        (["--seats", "first"], "magpie has 2 seats"),
        (["--seats", "first,last", "--games", 3], "play 2 or 4"),
        (["--seats", "first,last", "--plots-as", "gif"], "svg or png"),
        (["--seats", "first,last", "--ray", "127.0.0.1:1"], "no cluster answers there"),
        ([], "--seats"),
    ],
)
def test_what_cannot_be_is_one_line(spinney, words, told):
    ran = spinney("arena", "magpie", *words)
    assert ran.status == 2
    assert told in ran.err
    assert len(ran.err.splitlines()) == 1


def test_forfeits_are_told_and_the_games_go_on(spinney, tmp_path):
    bad = tmp_path / "bad.py"
    bad.write_text(
        "import sys\nfor line in sys.stdin:\n    'ask' in line and print('hi', flush=True)\n"
    )
    seats = f"first,exec:{sys.executable} {bad}"
    ran = spinney("arena", "magpie", "--seats", seats, "--games", 2, "--workers", 1)
    assert ran.status == 0
    assert f"{bad}: 6 choices forfeited: “hi” is no answer" in ran.out
    assert "it was not asked again after 3 failures in the game" in ran.out


def test_processes_play_the_same_games(spinney):
    bots = f"random,exec:node {EXAMPLE}"
    words = ["arena", "sylvion", "-o", "players=2", "--seats", bots, "--seed", "s", "--games", 4]
    one = arena_of(spinney(*words, "--json", "--workers", 1, "--out", "one.jsonl"))
    two = arena_of(spinney(*words, "--json", "--workers", 2, "--out", "two.jsonl"))
    assert (one.pop("file"), two.pop("file")) == ("one.jsonl", "two.jsonl")
    assert without_times(one) == without_times(two)
    assert one["forfeits"] == []


def start(folder: Path, words: list[str], **how) -> subprocess.Popen:
    """Start the command as a terminal would; tests in the background would pass on to ignore ^C."""
    environment = os.environ | {"LC_ALL": "C", "TERM": "xterm", "COLUMNS": "100"}
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen([*SPINNEY, *words], cwd=folder, env=environment, **how)
    finally:
        signal.signal(signal.SIGINT, before)


def games_in(path: Path) -> int:
    return max(0, len(path.read_text().splitlines()) - 1) if path.exists() else 0


def until(condition, process: subprocess.Popen, seconds: float = 60.0) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.05)


def is_deserted(group: int) -> bool:
    """Whether all processes of a group have gone, or go within seconds."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_what_was_played_and_the_same_command_goes_on(tmp_path, workers):
    words = ["arena", "ironwood", "--seats", "random,random", "--games", "400", "--seed", "s"]
    words += ["--workers", workers]
    path = tmp_path / "ironwood.arena.jsonl"
    process = start(tmp_path, words, stderr=subprocess.PIPE, text=True, start_new_session=True)
    until(lambda: games_in(path) >= 3, process)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to us and all our workers
    told = process.communicate(timeout=120)[1]
    assert process.returncode == 130
    assert len(told.splitlines()) == 1, told
    kept = games_in(path)
    assert 3 <= kept < 400
    assert f"Stopped after {kept} of 400 games" in told
    assert is_deserted(process.pid)
    before = path.read_text()
    process = start(tmp_path, words, stderr=subprocess.DEVNULL, start_new_session=True)
    until(lambda: games_in(path) > kept + 1, process)
    os.killpg(process.pid, signal.SIGINT)
    assert process.wait(120) == 130
    assert path.read_text().startswith(before)
    numbers = [json.loads(line)["number"] for line in path.read_text().splitlines()[1:]]
    assert len(set(numbers)) == len(numbers)


def test_a_worker_that_is_killed_is_an_error_and_nothing_is_lost(tmp_path):
    killer = tmp_path / "killer.py"
    killer.write_text("import os, signal\nos.kill(os.getppid(), signal.SIGKILL)\n")
    bot = "exec:" + shlex.join([sys.executable, str(killer)])
    words = ["arena", "sylvion", "--seats", bot, "--games", "2", "--workers", "2"]
    process = start(tmp_path, words, stderr=subprocess.PIPE, text=True)
    told = process.communicate(timeout=60)[1]
    assert process.returncode == 2
    assert "a worker ended in the middle of a game" in told
    assert games_in(tmp_path / "sylvion.arena.jsonl") == 0


def test_who_watches_sees_a_bar(tmp_path):
    ours, theirs = pty.openpty()
    words = ["arena", "sylvion", "--seats", "random", "--games", "40", "--workers", "1"]
    process = start(tmp_path, words, stdout=subprocess.DEVNULL, stderr=theirs)
    os.close(theirs)
    seen = b""
    while True:
        try:
            seen += os.read(ours, 4096)
        except OSError:  # the other end is closed
            break
    os.close(ours)
    assert process.wait(60) == 0
    assert b"Playing" in seen
    assert b"/40" in seen


CLUSTER = """
import ray
ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, logging_level="error")
print(ray.get_runtime_context().gcs_address, flush=True)
input()
"""


@pytest.fixture
def cluster(monkeypatch):
    """A Ray cluster of this machine alone, with a token of its own, while the test takes."""
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(16))
    process = subprocess.Popen(
        [sys.executable, "-c", CLUSTER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    yield process.stdout.readline().strip()
    process.communicate("\n", timeout=60)


def test_a_ray_cluster_plays_the_same_games(tmp_path, cluster, spinney):
    words = [
        "arena",
        "sylvion",
        "--seats",
        "random,greedy",
        "--games",
        "6",
        "--seed",
        "s",
        "--json",
    ]
    here = arena_of(spinney(*words, "--workers", 1, "--out", "here.jsonl"))
    told = {}
    for address in (cluster, "local"):
        out = f"{address.replace(':', '-')}.jsonl"
        process = start(
            tmp_path,
            [*words, "--ray", address, "--out", out],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        printed, errors = process.communicate(timeout=600)
        assert process.returncode == 0, errors
        told[address] = without_times(json.loads(printed))
        assert told[address].pop("file") == out
    assert here.pop("file") == "here.jsonl"
    assert told[cluster] == told["local"] == without_times(here)


def test_habits_that_cannot_be_read_are_told_before_any_game(spinney, tmp_path):
    ran = spinney("arena", "sylvion", "--seats", "greedy:habits=nowhere", "--out", "a.jsonl")
    assert (ran.status, ran.out) == (2, "")
    assert "nowhere: No such file" in ran.err
    assert not (tmp_path / "a.jsonl").exists()
    assert "names no file" in spinney("arena", "sylvion", "--seats", "greedy:habits=").err
