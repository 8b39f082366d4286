"""bots: the levels of play, in words and for programs."""

from __future__ import annotations

import msgspec
import pytest

from spinney.bots.levels import NAMES, Ladder, Level, Rating, Share


@pytest.fixture
def rated(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose levels were measured."""
    ladder = Ladder(
        [
            Level("beginner", "random", 0.2, Rating("random", 14.6, 0.9, 40)),
            Level("best", "greedy", 2.0, Rating("greedy", 30, 1, 40, Share(0.93, 0.9, 0.96))),
        ]
    )
    monkeypatch.setattr("spinney.bots.levels.found_ladder", lambda package: ladder)


def test_levels_are_told_with_what_each_is_like(spinney) -> None:
    ran = spinney("bots", "root")
    assert ran.status == 0
    told = " ".join(ran.out.split())
    assert all(f"{name} " in told for name in NAMES)
    assert "makes mistakes on purpose" in told
    assert "Thinks for up to 2 seconds about a choice." in told
    assert "Or name a kind of bot: random, greedy, search" in told
    assert "spinney train" not in told


def test_how_a_bot_was_trained_is_told_who_asks(spinney) -> None:
    told = spinney("bots", "root", "--cards").out
    assert "$ spinney train root" in told
    assert "$ spinney habits root" in told


def test_programs_are_told_how_bots_were_trained(spinney) -> None:
    told = msgspec.json.decode(spinney("bots", "root", "--json").out)
    assert told["outlooks"]
    assert told["habits"]["questions"] > 0
    assert msgspec.json.decode(spinney("bots", "sylvion", "--json").out)["habits"] is None


@pytest.mark.usefixtures("rated")
def test_what_was_measured_is_said(spinney) -> None:
    told = " ".join(spinney("bots", "root").out.split())
    assert "Strength 15: the weakest here." in told
    assert "Strength 30: fares better than “Beginner” in about 9 of 10 games." in told


@pytest.mark.usefixtures("rated")
def test_programs_are_told_the_same(spinney) -> None:
    levels = msgspec.json.decode(spinney("bots", "root", "--json").out)["levels"]
    assert [(each["name"], each["bot"], each["seconds"]) for each in levels] == [
        ("beginner", "random", 0.2),
        ("best", "greedy", 2.0),
    ]
    assert levels[1]["rated"]["won"] == {"mean": 0.93, "low": 0.9, "high": 0.96}


def test_a_level_plays_where_a_bot_is_named(spinney) -> None:
    ran = spinney("simulate", "sylvion", "--bot", "beginner", "--games", "1", "--seed", "s")
    assert ran.status == 0
    assert "by the bot Beginner (beginner)" in ran.out
    assert "reasons" not in ran.err
    assert "no bot 'beginners'" in spinney("simulate", "sylvion", "--bot", "beginners").err
