"""The Duchy as it is shown: its board drawn and told, what can be clicked, plates."""

import re

import pytest

from drawings import both
from root.duchies import cards, duchy
from said import numbers_of
from spinney.core import Table
from spinney.core.text import LANGUAGES, Text
from spinney.root.factions.duchy.board import NAMES
from spinney.root.game import GAME
from spinney.root.state import Root


def court(language: str = "en") -> tuple[str, str]:
    return both(shown(), 0, language)


def shown() -> Table[Root]:
    return duchy(
        {"c1": "duchy 2 citadel", "c2": "duchy 1 market", "c5": "duchy 1 tunnel"},
        cards("fox", "rabbit"),
        "captain banker",
        burrow=3,
        board={"revealed": ["investments"], "lost": {"lord": 1}},
        used=["captain"],
        step="parliament",
    )


def test_the_burrow_and_the_ministers_can_be_clicked_on() -> None:
    markup, _ = court()
    clickable = set(re.findall(r'data-word="([^"]+)"', markup))
    assert clickable >= {"burrow", *NAMES}


def test_crowns_are_drawn_where_they_are() -> None:
    markup, _ = court()
    found = dict(
        re.findall(r'data-name="([^"]*)" data-thing="crown-\w+" data-count="(\d)"', markup)
    )
    assert found == {
        "duchy/crown-squire": "2",
        "duchy/crown-noble": "2",
        "duchy/crown-lord": "2",
        "duchy.captain/crown-squire": "1",
        "duchy.banker/crown-noble": "1",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_tells_the_whole_court(language: str) -> None:
    _, told = court(language)
    text = Text(GAME, language)
    flat = " ".join(re.sub("[│┃]", " ", told).split())
    for name in NAMES:
        assert text.named(name) in flat, name
    assert f"✓ {text.named('captain')}" in flat
    assert f"✓ {text.named('banker')}" not in flat


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("burrow", "12.2.2"),
        ("duchy.burrow", "12.2.2"),
        ("duchy/mayor", "12.5.2.VI"),
        ("duchy.captain/crown-squire", "12.5.3"),
        ("duchy.lords", "12.3.6"),
        ("duchy.revealed", "12.6.1"),
        ("c5/tunnel", "12.2.4"),
        ("duchy/citadel.2", "12.4"),
    ],
)
def test_everything_of_it_has_a_plate_with_its_rule(name: str, rule: str) -> None:
    plate = GAME.plate(shown().view(0), Text(GAME, "en"), name)
    assert plate is not None
    assert rule in plate.rules


def test_a_learner_is_given_the_burrow_and_the_court() -> None:
    found = {name: part.values() for name, part in numbers_of(shown(), 1).items()}
    assert sum(found["players.0.board.swayed"]) == 2
    assert sum(found["players.0.board.acted"]) == 1
    assert sum(found["players.0.board.revealed"]) == 1
    assert len(found["players.0.board.burrow"]) >= 1
    assert any(found["players.0.board.burrow"])
