"""Whatever is wrong is said in one line, with status 2, and no file is touched."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

MISTAKES = {
    "no such command": (["pley"], "No such command 'pley'"),
    "no such switch": (["play", "sylvion", "--sed", "1"], "No such option: --sed"),
    "missing word": (["why", "game.spinney"], "Missing argument 'CHOICE'"),
    "not a number": (["replay", "game.spinney", "--to", "x"], "should be a valid integer"),
    "no game named": (["play"], "or a file to --resume"),
    "unknown game": (["play", "sylvian"], "; did you mean 'sylvion'?"),
    "unknown option": (["play", "sylvion", "-o", "moed=advanced"], "no option 'moed'"),
    "unknown value": (["play", "sylvion", "-o", "mode=hard"], "option mode cannot be 'hard'"),
    "unreadable option": (["play", "sylvion", "-o", "mode"], "cannot read option 'mode'"),
    "options at odds": (["play", "sylvion", "-o", "hands=hidden"], "(rule 7.5)"),
    "option named self": (["play", "sylvion", "-o", "self=1"], "no option 'self'"),
    "unknown language": (["play", "sylvion", "--lang", "xx"], "no language 'xx'"),
    "bad seed": (["play", "sylvion", "--seed", "a b"], "a seed is one word"),
    "too many names": (["play", "sylvion", "--names", "A,B"], "there are 2 names for 1 seat"),
    "bad name": (["play", "sylvion", "--names", "A|B"], "a name cannot have '|' in it"),
    "no such seat": (["play", "sylvion", "--bot", "B=random"], "no seat 'B'; there is A"),
    "public bot": (["play", "sylvion", "--bot", "public=random"], "no seat 'public'"),
    "unknown bot": (["play", "sylvion", "--bot", "A=random2"], "did you mean 'random'?"),
    "unreadable bot": (["play", "sylvion", "--bot", "random"], "write it as SEAT=NAME"),
    "resume and more": (["play", "--resume", "game.spinney", "--seed", "1"], "--resume takes"),
    "resume position": (["play", "--resume", "position.json"], "this is a position"),
    "file is taken": (["play", "sylvion", "--file", "game.spinney"], "game.spinney exists"),
    "file under a file": (["play", "sylvion", "--file", "game.spinney/x"], "cannot write"),
    "no such file": (["show", "nowhere.spinney"], "cannot read nowhere.spinney: No such file"),
    "a folder": (["show", "."], "cannot read .: Is a directory"),
    "not text": (["show", "binary"], "cannot read binary: it is not a text file"),
    "neither": (["show", "prose"], "prose: line 1: 'spinney record 3' is wanted"),
    "endless file": (["show", "/dev/zero"], "cannot read /dev/zero: it has more than 10,000,000"),
    "broken JSON": (["show", "broken.json"], "broken.json: this is not JSON"),
    "deep JSON": (["show", "deep.json"], "deep.json: this is not JSON"),
    "JSON without a game": (["show", "empty.json"], "empty.json: game: the name of a game"),
    "position's version": (["show", "future.json"], "spinney: this is version 99"),
    "escape in a field": (["show", "escape.json"], "escape.json: \\x1b[2J: no such field"),
    "endless field": (["show", "endless.json"], "x" * 4000),
    "endless chance": (["show", "chance.json"], "at most 155 digits are wanted"),
    "truncated record": (["show", "truncated"], "the record stops before its 'end' line"),
    "illegal record": (["verify", "illegal"], "choice 1: 'a0' does not answer"),
    "record's version": (["replay", "future"], "'spinney record 3' is wanted"),
    "damaged record": (["play", "--resume", "damaged"], "but the record says"),
    "unknown seat": (["show", "game.spinney", "--seat", "Q"], "no seat 'Q'; there is A, public"),
    "unknown word": (["why", "game.spinney", "wale"], "did you mean 'whale'?"),
    "illegal choice": (["apply", "game.spinney", "a0"], "choice 1: 'a0' does not answer"),
    "seed of a record": (["show", "game.spinney", "--seed", "1"], "a record has its own seed"),
    "out is in": (["apply", "game.spinney", "a0", "--out", "./game.spinney"], "name another"),
    "unwritable svg": (["show", "game.spinney", "--svg", "game.spinney/x"], "cannot write"),
    "svg and json": (["show", "game.spinney", "--svg", "-", "--json"], "--svg draws one seat"),
    "replay of a position": (["replay", "position.json"], "has no choices to replay"),
    "rules of no game": (["rules", "rot"], "no game 'rot'"),
    "rules of nothing": (["rules"], "Missing argument 'GAME'"),
}


@pytest.fixture
def files(record: Path, position: Path) -> dict[str, bytes]:
    text = record.read_text("utf-8")
    first = next(line for line in text.splitlines() if line.startswith("A: "))
    Path("truncated").write_text(text[: text.index("end ")])
    illegal = text.replace(first, "A: a0 " + first.partition(" ")[2])
    Path("illegal").write_text(illegal.replace("end 9 ", "end 10 "))
    Path("future").write_text(text.replace("record 3", "record 99"))
    Path("damaged").write_text(text.replace("end 9 ", "end 9 f00"))
    Path("binary").write_bytes(b"\xff\xfe\x00")
    Path("prose").write_text("Once upon a time\n")
    Path("broken.json").write_text('{"game": "sylvion",')
    Path("deep.json").write_text('{"a":' * 100_000)
    Path("empty.json").write_text("{}")
    Path("future.json").write_text('{"game": "sylvion", "spinney": 99}')
    Path("escape.json").write_text('{"game": "sylvion", "\\u001b[2J": 1}')
    Path("endless.json").write_text(f'{{"game": "sylvion", "{"x" * 50_000}": 1}}')
    Path("chance.json").write_text(
        f'{{"game": "sylvion", "since": {{"chance": ["{"9" * 5000}"]}}}}'
    )
    return contents()


def contents() -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in Path().rglob("*")}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_one_line_and_touches_no_file(spinney, files, mistake):
    words, message = MISTAKES[mistake]
    ran = spinney(*words)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("spinney: ")
    assert ran.err.count("\n") == 1
    assert ran.err[:-1].isprintable()
    assert len(ran.err) < 6000
    assert message in ran.err
    assert contents() == files


def test_the_installed_command_exits_like_that(files):
    command = [sys.executable, "-m", "spinney", "show", "broken.json"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.startswith("spinney: broken.json: ")
    assert ran.stderr.count("\n") == 1


def test_bytes_that_are_no_text_can_be_typed(files):
    command = [sys.executable, "-m", "spinney", "play", "sylvion", "--seed", "5"]
    ran = subprocess.run(command, input=b"\xff\xfe\nquit\n", capture_output=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_a_reader_that_goes_away_is_no_error(files):
    command = f"{sys.executable} -m spinney rules sylvion | head -1"
    ran = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert ran.stderr == ""
    assert len(ran.stdout.splitlines()) == 1


def test_help_and_version(spinney):
    assert spinney("--version").out.startswith("spinney ")
    assert "play" in spinney().out
    for command in (
        "play",
        "options",
        "show",
        "legal",
        "why",
        "apply",
        "replay",
        "verify",
        "rules",
    ):
        ran = spinney(command, "--help")
        assert ran.status == 0
        assert "Usage:" in ran.out
