"""Killed at any moment, a server loses nothing that it has acknowledged."""

from __future__ import annotations

import random
import signal
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from samples import some
from server.nest import Nest, end, free_port
from server.running import Player, seats, wait_for

KILLS = some(15, 50)


class Phoenix:
    """A server that is killed and comes back at the same address with the same database."""

    def __init__(self, nest: Nest, folder: Path) -> None:
        self.database = folder / "spinney.db"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._nest = nest
        self.pid = 0

    def rise(self, deadly: str = "") -> None:
        self.pid = self._nest.hatch(self.port, str(self.database), deadly)

    def kill(self) -> None:
        end(self.pid, signal.SIGKILL)

    def moves(self, table: str) -> dict[int, str]:
        """What the database has kept, by sequence; choices alone."""
        with sqlite3.connect(self.database) as connection:
            rows = connection.execute(
                "select sequence, value from moves where table_id = ? and kind = 'choice'", [table]
            ).fetchall()
        connection.close()
        return dict(rows)


@pytest.fixture
def phoenix(nest: Nest, tmp_path: Path) -> Iterator[Phoenix]:
    server = Phoenix(nest, tmp_path)
    server.rise()
    yield server
    server.kill()


class Stubborn:
    """Plays on whatever happens, and remembers what was acknowledged."""

    def __init__(self, url: str, seed: int) -> None:
        self.player = Player(url, f"Player {seed}")
        self.acknowledged: dict[str, dict[int, str]] = {}
        self._luck = random.Random(seed)
        self._table = ""
        self._pending: dict[str, object] | None = None
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        self._stop.clear()
        self._thread = threading.Thread(target=self._play)
        self._thread.start()

    def stop(self) -> None:
        assert self._thread is not None
        self._stop.set()
        self._thread.join()

    def _play(self) -> None:
        while not self._stop.is_set():
            try:
                self._play_one()
            except httpx.TransportError:
                return  # the server is gone

    def _play_one(self) -> None:
        if not self._table:
            options = {"players": "2"}
            made = self.player.table(options=options, seats=seats("me", "me"))
            self._table = made["table"]
            self.acknowledged[self._table] = {}
        if self._pending is None:
            state = self.player.state(self._table, picture="no")
            if state["over"]:
                self._table = ""
                return
            asked = state["asked"]
            if asked["options"] is None:
                asked = self.player.state(self._table, seat=asked["seat"], picture="no")["asked"]
            word = self._luck.choice(asked["options"])["word"]
            key = str(self._luck.random())
            self._pending = {"word": word, "number": state["number"], "key": key}
        reply = self.player.say(self._table, "choose", **self._pending)
        assert reply["ok"], reply
        self.acknowledged[self._table][reply["number"]] = str(self._pending["word"])
        self._pending = None


def made_by(players: list[Stubborn]) -> int:
    return sum(len(choices) for each in players for choices in each.acknowledged.values())


def test_killed_again_and_again_nothing_acknowledged_is_lost(phoenix: Phoenix) -> None:
    luck = random.Random(50)
    players = [Stubborn(phoenix.url, seed) for seed in range(3)]
    for _ in range(KILLS):
        for player in players:
            player.start()
        enough = made_by(players) + luck.randrange(8)
        wait_for(lambda: made_by(players), lambda made, enough=enough: made >= enough)
        time.sleep(luck.uniform(0, 0.02))
        phoenix.kill()
        for player in players:
            player.stop()
        for player in players:
            for table, choices in player.acknowledged.items():
                kept = phoenix.moves(table)
                assert choices.items() <= kept.items()
                assert len(kept) <= len(choices) + 1  # one may have been kept without a word
        phoenix.rise()
    for player in players:
        player.player.close()
    assert made_by(players) > 2 * KILLS


def test_a_restart_resumes_the_turns_of_bots(phoenix: Phoenix) -> None:
    ann = Player(phoenix.url)
    made = ann.table("ironwood", seats=seats("me", "random"))
    table = made["table"]
    state = ann.wait_until_asked(table)
    for _ in range(3):
        while not state["over"]:
            ann.choose(table)
            now = ann.state(table)
            if now["seats"][1]["thinking"]:
                break
            state = now
        phoenix.kill()
        phoenix.rise()
        later = ann.wait_until_asked(table)
        assert later["choices"] > now["choices"]
        assert [event["text"] for event in later["events"]][: len(now["events"])] == [
            event["text"] for event in now["events"]
        ]
        state = later
    ann.close()
