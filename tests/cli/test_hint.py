"""hint: the best options and why, for whoever is asked."""

from __future__ import annotations

import msgspec
import pytest

from spinney.bots import Seat
from spinney.bots.greedy import hints
from spinney.core.text import Text


@pytest.fixture(params=["record", "position"])
def file(request: pytest.FixtureRequest):
    return request.getfixturevalue(request.param)


def test_programs_get_every_option_the_best_first(spinney, file, table):
    told = msgspec.json.decode(spinney("hint", file, "--json").out)
    words = table.game.vocabulary
    assert sorted(words.number(each["option"]) for each in told) == sorted(table.question.options)
    values = [each["value"] for each in told]
    assert values == sorted(values, reverse=True)
    assert [each["reasons"] for each in told] == [dict(h.reasons) for h in hints(Seat(table, 0))]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_people_get_the_best_three_in_words(spinney, file, table, language):
    ran = spinney("hint", file, "--lang", language)
    text = Text(table.game, language, [], 0)
    assert (ran.status, ran.err) == (0, "")
    if text.say("cli-hint-alike") not in ran.out:
        assert text.say("cli-hint-meaning") in ran.out
        best = hints(Seat(table, 0))[0]
        assert text.word(best.option) in ran.out.splitlines()[0]


def test_who_is_not_asked_gets_no_hint(spinney, file):
    ran = spinney("hint", file, "--seat", "public")
    assert (ran.status, ran.err) == (0, "")
    assert "Now deciding: " in ran.out
    assert msgspec.json.decode(spinney("hint", file, "--seat", "public", "--json").out) == []


def test_a_seat_that_does_not_exist_is_refused(spinney, file):
    ran = spinney("hint", file, "--seat", "Z")
    assert ran.status == 2
    assert "no seat 'Z'" in ran.err


def test_a_player_can_ask_for_a_hint(spinney):
    ran = spinney("play", "sylvion", "--seed", "5", "--lang", "en", typed="hint\nquit\n")
    assert ran.status == 0
    hinted = ran.out.split("> hint\n")[1]
    assert hinted.startswith("Nothing speaks for") or "as a bot sees it" in hinted
