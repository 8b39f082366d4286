"""A server that is killed while a chapter begins, or that shares its campaigns with another."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.nest import Apart, Nest
from server.postgres import Postgres
from server.running import Player
from server.test_campaigns import begun, begun_by_two, firsts, go_on, look, play
from server.test_crashes import Phoenix
from spinney.core.registry import OWN

STEPS = (
    "spinney.server.campaigns:keep_chosen",
    "spinney.server.campaigns:waits",
    "spinney.server.campaigns:begin",
    "spinney.server.campaigns:keep_new",
    "spinney.server.house:House.read_again",
    "spinney.server.house:House.begin_if_full",
)
"""Everything that going on does, in its order."""
KEPT = STEPS.index("spinney.server.house:House.read_again")
"""From there on the transaction is over."""


@pytest.fixture(autouse=True, scope="module")
def _registered() -> Iterator[None]:
    here = Path(__file__).parents[1]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(OWN, "flock=flock.game")
        patch.setenv("PYTHONPATH", f"{here}:{here.parent / 'docs'}")
        yield


@pytest.fixture(scope="module")
def nest(_registered: None) -> Iterator[Nest]:
    """One that knows the game with campaigns."""
    nest = Nest()
    yield nest
    nest.close()


@pytest.fixture(scope="module")
def phoenix(nest: Nest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Phoenix]:
    server = Phoenix(nest, tmp_path_factory.mktemp("campaigns"))
    server.rise()
    yield server
    server.kill()


WAITING = "spinney.server.campaigns:waits"
"""Nobody is waited for to try a lost chapter again."""
CASES = [(step, won) for step in STEPS for won in (True, False) if won or step != WAITING]


@pytest.mark.parametrize(("step", "won"), CASES)
def test_killed_at_any_step_it_goes_on_once(phoenix: Phoenix, step: str, won: bool) -> None:
    ann = Player(phoenix.url)
    campaign, table = begun(ann)
    play(table, ann, winning=won)
    kept = firsts(look(ann, campaign))
    phoenix.kill()
    phoenix.rise(step)
    with pytest.raises(httpx.TransportError):
        go_on(ann, campaign, 1, kept=kept)
    phoenix.rise()
    there = look(ann, campaign)
    if STEPS.index(step) < KEPT:
        assert [each["table"] for each in there["chapters"]] == [table]
        assert [each["chosen"] for each in there["keeping"]] == ([None, None] if won else [])
    else:
        assert len(there["chapters"]) == 2
    following = go_on(ann, campaign, 1, kept=kept)["table"]
    assert go_on(ann, campaign, 1, kept=kept)["table"] == following
    told = look(ann, campaign)["chapters"]
    assert [each["table"] for each in told] == [table, following]
    assert ann.state(following)["phase"] == "playing"
    if won:
        assert {seat["seat"]: seat["kept"] for seat in told[1]["seats"]} == kept
    ann.close()


def test_on_two_servers_the_last_to_choose_begins_the_chapter(
    nest: Nest, postgres: Postgres
) -> None:
    database = postgres.new_database()
    servers = [Apart(nest, database), Apart(nest, database)]
    ann, bob = servers[0].person("Ann"), servers[1].person("Bob")
    campaign, table = begun_by_two(ann, bob)
    for number in (1, 2):
        play(table, ann, bob)
        found: list[Any] = []

        def ask(person: Player, seat: str, number: int = number, found: Any = found) -> None:
            found.append(go_on(person, campaign, number, kept={seat: []})["table"])

        asking = [threading.Thread(target=ask, args=each) for each in [(ann, "A"), (bob, "B")]]
        for each in asking:
            each.start()
        for each in asking:
            each.join()
        (table,) = set(found) - {None}
        assert look(bob, campaign)["chapters"][-1]["table"] == table
    ann.close()
    bob.close()
    for server in servers:
        server.stop()
