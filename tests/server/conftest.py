"""What the tests of the server share: one server per module, on a database of its own."""

from __future__ import annotations

import functools
import hashlib
import itertools
import time
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from argon2 import PasswordHasher

from server.nest import Nest
from server.postgres import Postgres
from server.running import Player, Running
from spinney.server import house, security
from spinney.server import people as accounts
from spinney.server.app import Config
from spinney.server.security import Guesses


@pytest.fixture(autouse=True, scope="session")
def passwords_are_quick() -> Iterator[None]:
    """What makes guessing slow would make every login of a test so."""
    cheap = functools.partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(accounts, "PasswordHasher", cheap)
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = tmp_path_factory.mktemp("server") / "spinney.db"
    running = Running(Config(database=str(database), workers=1, requests_per_minute=1_000_000))
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def no_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each table of a test is dealt otherwise, and as the last time."""
    number = itertools.count()

    def token_hex(size: int) -> str:
        named = f"{request.node.name} {next(number)}".encode()
        return hashlib.blake2b(named, digest_size=size).hexdigest()

    monkeypatch.setattr(house, "secrets", SimpleNamespace(token_hex=token_hex))


@pytest.fixture(scope="session")
def nest() -> Iterator[Nest]:
    """To load everything takes longer than most tests: it is done once."""
    nest = Nest()
    yield nest
    nest.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.stop()


@pytest.fixture
def people(server: Running) -> Iterator[list[Player]]:
    """Whoever is called in a test, sent home at its end."""
    called: list[Player] = []
    yield called
    for person in called:
        person.close()


@pytest.fixture
def ann(server: Running, people: list[Player]) -> Player:
    people.append(server.person("Ann"))
    return people[-1]


@pytest.fixture
def bob(server: Running, people: list[Player]) -> Player:
    people.append(server.person("Bob"))
    return people[-1]


@pytest.fixture
def eve(server: Running, people: list[Player]) -> Player:
    """Somebody who has no business at the table."""
    people.append(server.person("Eve"))
    return people[-1]


@pytest.fixture
def fresh(server: Running, monkeypatch: pytest.MonkeyPatch) -> Guesses:
    """Nobody has tried a password yet, and however long it takes, no time goes by."""
    now = time.monotonic()
    monkeypatch.setattr(security, "time", SimpleNamespace(time=time.time, monotonic=lambda: now))
    guesses = Guesses()
    monkeypatch.setattr(server.app.state.server.people, "guesses", guesses)
    return guesses
