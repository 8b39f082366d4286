"""The client's files, the server's own text, its log and its command."""

from __future__ import annotations

import contextlib
import importlib.resources
import json
import logging
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from websockets.exceptions import ConnectionClosed

from server.nest import free_port
from server.running import Player, Running
from spinney.cli.main import main
from spinney.core.errors import SpinneyError
from spinney.core.text import LANGUAGES, fluent_files
from spinney.server.errors import Refused
from spinney.server.logs import JsonLines, TextLines
from spinney.server.metrics import Metrics
from spinney.server.pages import Pages
from spinney.server.run import listen
from texts import misquoted, misspaced, prose_of

# Pages


@pytest.fixture
def built(tmp_path: Path, server: Running, monkeypatch: pytest.MonkeyPatch) -> Running:
    """A server with a client."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "the client " * 200)
    (tmp_path / "assets" / "app-1a2b.js").write_text("export const a = 1;\n" * 200)
    monkeypatch.setattr(server.app.state, "pages", Pages(tmp_path))
    return server


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay/x/12"])
def test_every_address_of_the_client_is_its_first_page(built: Running, path: str) -> None:
    answer = httpx.get(built.url + path)
    assert answer.status_code == 200
    assert "the client" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    mark = {"If-None-Match": answer.headers["etag"]}
    assert httpx.get(built.url + path, headers=mark).status_code == 304


def test_files_with_a_hash_are_kept_forever(built: Running) -> None:
    answer = httpx.get(f"{built.url}/assets/app-1a2b.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    assert "javascript" in answer.headers["content-type"]
    plain = httpx.get(f"{built.url}/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == answer.text


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/api/none", "/favicon.ico", "/..%2f..%2fetc%2fpasswd.txt"]
)
def test_what_is_not_there_is_not_found(built: Running, path: str) -> None:
    answer = httpx.get(built.url + path)
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


def test_without_a_client_the_first_page_says_how_to_build_it(tmp_path: Path) -> None:
    pages = Pages(tmp_path / "none")
    assert pages.find("") is None
    with pytest.raises(Refused) as refused:
        pages.find("api/x")
    assert (refused.value.status, refused.value.name) == (404, "not-found")


def test_the_wrong_kind_of_request_is_told_so(server: Running) -> None:
    answer = httpx.delete(f"{server.url}/api/me")
    assert (answer.status_code, answer.json()["error"]) == (405, "method")
    assert "GET" in answer.headers["allow"]


def test_metrics_are_read_elsewhere(server: Running, ann: Player) -> None:
    """They are nobody's business who plays."""
    assert "spinney_requests" not in ann.http.get("/metrics").text
    told = server.figures()
    assert re.search(r"^spinney_requests_total\{status=\"200\"\} ", told, re.M)


def test_metrics_tell_no_bots_thinking_apart() -> None:
    """How long a single decision took would tell whether there was something to decide."""
    told = []
    for seconds in (0.001, 0.2):
        metrics = Metrics()
        with metrics.thinking("greedy"):
            time.sleep(seconds)
        with metrics.served("127.0.0.1", 0) as port:
            text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        told.append([line for line in text.splitlines() if line.startswith("spinney_thinking_")])
    created = [[line for line in lines if "_created" not in line] for lines in told]
    assert 'spinney_thinking_seconds_sum{level="greedy"} 1.0' in created[0]
    assert created[0] == created[1]


def test_a_taken_port_is_no_place_for_metrics() -> None:
    taken = listen("127.0.0.1", 0)
    taken.listen()
    port = taken.getsockname()[1]
    with (
        pytest.raises(SpinneyError, match=f"cannot listen on 127.0.0.1:{port} for metrics"),
        Metrics().served("127.0.0.1", port),
    ):
        raise AssertionError("it listens")
    taken.close()


# Text


def messages(language: str) -> dict[str, fluent.Message]:
    folder = importlib.resources.files("spinney.server").joinpath("text")
    found = {}
    for file in fluent_files(folder, language):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), entry.content
            if isinstance(entry, fluent.Message):
                found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_sentence(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    parts = prose_of(messages(language).values())
    assert misquoted(parts, language) == []
    assert misspaced(parts, language) == []


def test_every_refusal_has_a_sentence() -> None:
    """Refusals by name in the source, those with a sentence of their own aside."""
    folder = Path(str(importlib.resources.files("spinney.server")))
    source = "\n".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    calls = re.findall(r'Refused\(\s*\w+,\s*"([\w-]+)"([^)]*)', source)
    assert len(calls) > 30
    named = {name for name, rest in calls if "said=" not in rest}
    assert {f"refused-{name}" for name in named} <= messages("en").keys()


# Log


def record(**more: object) -> logging.LogRecord:
    made = logging.makeLogRecord({"msg": "a bot failed", "levelname": "ERROR", "name": "spinney"})
    vars(made).update(more)
    return made


def test_the_log_is_json_for_programs_and_text_for_people() -> None:
    entry = record(table="abc", _ray_timestamp_ns=1)
    line = json.loads(JsonLines().format(entry))
    assert "_ray_timestamp_ns" not in line
    assert line["what"] == "a bot failed"
    assert (line["level"], line["table"]) == ("error", "abc")
    assert TextLines().format(entry).endswith("ERROR a bot failed table=abc")


# The command


def test_the_command_explains_itself() -> None:
    words = [sys.executable, "-m", "spinney", "serve", "--help"]
    told = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    for option in ("--host", "--port", "--database", "--open", "--secret-file", "--workers"):
        assert option in told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--database", "mysql://x/y"], "SQLite file or postgresql"),
        (["--log", "xml"], "--log can be json or text"),
        (["--secret-file", "/nonexistent"], "cannot read --secret-file"),
    ],
)
def test_the_command_refuses_in_one_line(
    words: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["serve", *words]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert len(told.strip().splitlines()) == 1


def test_a_taken_port_is_refused() -> None:
    taken = listen("127.0.0.1", 0)
    taken.listen()
    with pytest.raises(SpinneyError, match="cannot listen"):
        listen("127.0.0.1", taken.getsockname()[1])
    taken.close()


def test_the_command_serves_and_ends_gracefully(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("s" * 40)
    words = [sys.executable, "-m", "spinney", "serve", "--port", "0", "--log", "json"]
    words += ["--database", str(tmp_path / "spinney.db"), "--secret-file", str(secret)]
    metrics = free_port()
    words += ["--metrics-port", str(metrics)]
    with (
        subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as server,
        contextlib.ExitStack() as at_the_end,
    ):
        at_the_end.callback(server.kill)  # whatever goes wrong
        assert server.stdout is not None
        url = server.stdout.readline().split()[3]
        ann = Player(url)
        assert "spinney_choices" in httpx.get(f"http://127.0.0.1:{metrics}/metrics").text
        table = ann.table()["table"]
        with ann.socket(table, picture="no") as wire:
            wire.state()
            os.kill(server.pid, signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                wire.until(lambda each: each["type"] == "nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        ann.close()
        _, log = server.communicate(timeout=60)
    entries = [json.loads(line) for line in log.splitlines()]
    assert [entry["what"] for entry in entries] == ["open", "closed"]
    assert (tmp_path / "spinney.db").exists()
