"""simulate: games between bots."""

from __future__ import annotations

import msgspec
import pytest

from spinney.bots import RandomBot, Seat
from spinney.core import Table, game_named


def test_the_figures_are_those_of_the_games(spinney):
    words = ["--games", 20, "--seed", "s", "-o", "players=2", "--json"]
    told = msgspec.json.decode(spinney("simulate", "sylvion", *words).out)
    game = game_named("sylvion")
    returns, decisions, turns = [], [], []
    for number in range(20):
        table = Table(game, game.setup(players=2), f"s-{number}")
        bots = [RandomBot(f"s-{number}-{letter}") for letter in "AB"]
        while table.question is not None:
            seat = table.question.seat
            table.apply(bots[seat].choose(Seat(table, seat)))
        returns.append(table.returns())
        decisions.append(len(table.choices))
        turns.append(game.turn(table.state))
    assert (told["game"], told["bot"], told["games"], told["seed"]) == (
        "sylvion",
        "random",
        20,
        "s",
    )
    assert told["options"]["players"] == "2"
    assert told["returns"]["A"]["mean"] == sum(result[0] for result in returns) / 20
    for name, found in (("decisions", decisions), ("turns", turns)):
        assert told[name] == {"mean": sum(found) / 20, "min": min(found), "max": max(found)}
    assert told["decisions_per_second"] > 0


def test_the_same_seed_gives_the_same_games(spinney):
    def figures() -> dict[str, object]:
        ran = spinney("simulate", "sylvion", "--games", 5, "--seed", "s", "--json")
        told: dict[str, object] = msgspec.json.decode(ran.out)
        del told["decisions_per_second"]
        return told

    assert figures() == figures()


def test_people_get_a_table(spinney):
    ran = spinney("simulate", "sylvion", "--games", 3, "--seed", "s")
    assert ran.status == 0
    assert "3 games of Sylvion by the bot Hasty (random), seed s" in ran.out
    assert "Player A" in ran.out
    assert "95 % interval" in ran.out
    german = spinney("simulate", "sylvion", "--games", 1, "--seed", "s", "--lang", "de").out
    assert "Eine Partie Sylvion mit dem Bot Hastig (random)" in german
    assert "0,0\u00a0% Siege" in german


@pytest.mark.parametrize("words", [["--bot", "radnom"], ["--games", "0"], ["-o", "players=9"]])
def test_what_cannot_be_simulated_is_an_error(spinney, words):
    ran = spinney("simulate", "sylvion", *words)
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 1
