"""How a server bears many games at once: `python bench/load.py --games 500 --seconds 60`.

Starts a server with a database of its own. Each game has one scripted client, who answers every
question with a random option after thinking for a while, and bots on the other seats. Measures the
time from sending a choice to receiving the state that holds it, and how late the clients themselves
are, which counts as the server's. With `--saturate` nobody thinks: how many choices a second, of
people and bots together, one server process bears.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import re
import resource
import ssl
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from spinney.core.registry import game_names

SATURATING = 100
"""How many clients that do not think keep a server busy."""


UNUSED = ssl.create_default_context()
"""Nothing is encrypted here, but each client would read all certificates anew."""

TICK = 0.02
"""Seconds between looks at how late the clients are."""


class Option(msgspec.Struct):
    word: str


class Asked(msgspec.Struct):
    seat: str
    options: list[Option] | None


class Message(msgspec.Struct):
    """What of a message matters here."""

    type: str
    ok: bool = True
    error: str = ""
    number: int = 0
    choices: int = 0
    mine: list[str] = []
    asked: Asked | None = None
    over: Any = None


class Tally:
    """What all clients have seen."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.pictured: list[float] = []
        """The delays of those with pictures, too."""
        self.late: list[float] = []
        self.states = 0
        self.choices = 0
        self.bytes = 0
        self.finished = 0
        self.refused: list[str] = []


async def play(url: str, game: str, args: argparse.Namespace, tally: Tally, seed: int) -> None:
    """One client: a game after another until the time is up."""
    luck = random.Random(seed)
    async with httpx.AsyncClient(base_url=url, timeout=120, verify=UNUSED) as http:
        await http.post("/api/me", json={"name": f"Client {seed}"})
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        while True:
            setup = (await http.post(f"/api/games/{game}/setup", json={})).json()
            bots = [{"who": "bot", "level": args.bots}] * (len(setup["seats"]) - 1)
            body = {"game": game, "seats": [{"who": "me"}, *bots]}
            table = (await http.post("/api/tables", json=body)).json()["table"]
            picture = "yes" if luck.random() < args.pictures else "no"
            address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket?picture={picture}"
            headers = {"Cookie": cookie}
            async with connect(address, additional_headers=headers, max_size=None) as line:
                await play_one(line, luck, args, tally, picture == "yes")
            tally.finished += 1


async def play_one(
    line: Any, luck: random.Random, args: argparse.Namespace, tally: Tally, pictured: bool
) -> None:
    answered, sent, made = 0, 0.0, 0
    async for text in line:
        arrived = time.perf_counter()
        message = msgspec.json.decode(text, type=Message)
        tally.bytes += len(text)
        if message.type == "reply" and not message.ok:
            tally.refused.append(message.error)
            answered = 0
        if message.type != "state":
            continue
        tally.states += 1
        tally.choices += message.choices - made
        made = message.choices
        if sent and message.number > answered:
            tally.delays.append(arrived - sent)
            if pictured:
                tally.pictured.append(arrived - sent)
            sent = 0.0
        if message.over:
            return
        asked = message.asked
        if asked and asked.options and asked.seat in message.mine and message.number != answered:
            if args.think:
                await asyncio.sleep(luck.expovariate(1 / args.think))
            answered = message.number
            word = luck.choice(asked.options).word
            sent = time.perf_counter()
            key = str(answered)
            choice = {"type": "choose", "word": word, "number": answered, "key": key}
            await line.send(json.dumps(choice))


async def look_at_the_clock(tally: Tally) -> None:
    """How late these clients are for what is due: they share the machine with the server."""
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        tally.late.append(time.perf_counter() - due)


def memory(pid: int) -> float:
    """Megabytes that a process holds for itself."""
    status = Path(f"/proc/{pid}/smaps_rollup").read_text()
    found = re.findall(r"Private_\w+:\s+(\d+) kB", status)
    return sum(int(each) for each in found) / 1024


def cpu(pid: int) -> float:
    """Seconds of processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def run(url: str, pid: int, args: argparse.Namespace) -> None:
    tally = Tally()
    gc.disable()  # the clients' pauses are none of the server's
    empty = memory(pid)
    names = [args.game] if args.game else list(game_names())
    clients = []
    for seed in range(args.games):
        game = names[seed % len(names)]
        clients.append(asyncio.create_task(guarded(play(url, game, args, tally, seed), tally)))
        await asyncio.sleep(args.ramp / args.games)
    clients.append(asyncio.create_task(look_at_the_clock(tally)))
    tally.delays.clear()
    tally.pictured.clear()
    tally.states = tally.choices = tally.bytes = 0
    before = cpu(pid)
    began = time.perf_counter()
    await asyncio.sleep(args.seconds)
    elapsed = time.perf_counter() - began
    used = cpu(pid) - before
    held = memory(pid)
    for client in clients:
        client.cancel()
    await asyncio.gather(*clients, return_exceptions=True)
    report(tally, args, elapsed, used, held - empty, held)


async def guarded(work: Any, tally: Tally) -> None:
    try:
        await work
    except (ConnectionClosed, httpx.HTTPError, KeyError) as error:
        tally.refused.append(repr(error)[:80])


def report(
    tally: Tally, args: argparse.Namespace, elapsed: float, used: float, grown: float, held: float
) -> None:
    delays = tally.delays
    if not delays:
        sys.exit(f"nothing was measured: {tally.refused[:3]}")
    print(f"{args.games} games, {len(delays)} choices of people in {elapsed:.0f} s")
    rate, cost = tally.choices / elapsed, used / max(1, tally.choices) * 1000
    print(f"choices: {rate:.0f}/s with those of bots; server's processor: {cost:.2f} ms for each")
    print(f"choice to event: {spread(delays)}; with pictures: {spread(tally.pictured)}")
    print(f"the clients themselves are late: {spread(tally.late)}")
    size = tally.bytes / tally.states / 1000
    print(f"states sent: {tally.states / elapsed:.0f}/s of {size:.1f} kB; ", end="")
    print(f"server's processor: {used / elapsed:.0%}")
    print(f"memory: {held:.0f} MB, {grown / args.games * 1024:.0f} kB a game")
    print(f"games finished: {tally.finished}; refused: {len(tally.refused)} {tally.refused[:3]}")


def spread(seconds: list[float]) -> str:
    """What half, and what all but one in a hundred are below."""
    if len(seconds) < 2:
        return "too few"
    cuts = statistics.quantiles(seconds, n=100)
    return f"p50 {cuts[49] * 1000:.0f} ms, p99 {cuts[98] * 1000:.0f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--ramp", type=float, default=30, help="seconds in which clients come")
    parser.add_argument("--think", type=float, default=5, help="mean seconds of thought")
    parser.add_argument(
        "--pictures", type=float, default=0.1, help="share of clients with pictures"
    )
    parser.add_argument("--bots", default="random")
    parser.add_argument("--game", default="", help="one game only")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--saturate", action="store_true", help="as many choices as it can bear")
    args = parser.parse_args()
    if args.saturate:
        args.games, args.think, args.ramp = min(args.games, SATURATING), 0, 3
    wanted = args.games * 2 + 200
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(wanted, 4096),) * 2)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "spinney", "serve", "--port", "0", "--per-minute"]
        command += [
            "1000000",
            "--per-address",
            "1000000",
            "--database",
            f"{folder}/load.db",
            "--workers",
            str(args.workers),
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                line = server.stdout.readline()
                asyncio.run(run(line.split()[3], server.pid, args))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
