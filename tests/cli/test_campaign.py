"""A campaign in the terminal: begun, gone on with, shown; left at any moment, nothing is lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from spinney.core.registry import OWN

FILE = "wood.campaign"
WON = "bid\n{}\npass\npass\npass\npass\npass\n"
"""Somebody bids once, with a card that stands for {}, and nobody does anything after it."""
LOST = "pass\n" * 6


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OWN, "flock=flock.game magpie=magpie.game")


@pytest.fixture
def begin(spinney):
    """Begins a campaign with what is typed."""

    def run(typed: str, *more: str) -> Any:
        words = ["campaign", "begin", "flock", "--seed", "oak", "--file", FILE, *more]
        return spinney(*words, "--names", "Ann,Bob", typed=typed)

    return run


@pytest.fixture
def path(spinney):
    """The path of the campaign, as a program reads it."""

    def run() -> list[dict[str, Any]]:
        told = spinney("campaign", "show", FILE, "--json")
        assert told.status == 0, told.err
        chapters: list[dict[str, Any]] = msgspec.json.decode(told.out)["chapters"]
        return chapters

    return run


def held(spinney, seat: str = "A", number: int = 1) -> list[str]:
    shown = spinney("show", f"wood-{number}.spinney", "--seat", seat).out
    return shown.partition("Hand: ")[2].split("\n")[0].split()[:3]


def test_a_won_chapter_is_gone_on_from_with_what_was_kept(begin, spinney, path) -> None:
    begin("")
    first = held(spinney)
    ran = spinney("campaign", "go-on", FILE, typed=WON.format(first[0]) + "1\n2\n")
    assert ran.status == 0, ran.err
    assert "Ann: which one of these do you keep for the next chapter?" in ran.out
    assert f"The next chapter is ready. Go on with: spinney campaign go-on {FILE}" in ran.out
    (won, following) = path()
    assert (won["chapter"], won["outcome"], won["opposed"]) == (1, "won", 0)
    assert (following["chapter"], following["outcome"], following["opposed"]) == (2, "playing", 1)
    assert following["kept"][0] == [sorted(first[1:], key=int)[0]]
    assert len(following["kept"][1]) == 1
    spinney("campaign", "go-on", FILE)
    assert following["kept"][0][0] in held(spinney, number=2)
    shown = spinney("campaign", "show", FILE).out
    for words in ("Ann", "Bob", "won", "being played", "The storm is 1 strong", "2/3"):
        assert words in shown


def test_a_lost_chapter_is_tried_again(begin, spinney, path) -> None:
    assert "This chapter is lost. Try it again with" in begin(LOST).out
    assert [each["outcome"] for each in path()] == ["lost"]
    spinney("campaign", "go-on", FILE)
    assert [(each["chapter"], each["outcome"]) for each in path()] == [(1, "lost"), (1, "playing")]
    spinney("campaign", "go-on", FILE)
    assert len(path()) == 2  # the same one is gone on with


def test_what_is_not_there_is_asked_again(begin, spinney, path) -> None:
    begin("")
    answers = ["9", "x", "1 1", "1 2", "", "1"]
    ran = spinney(
        "campaign", "go-on", FILE, typed=WON.format(held(spinney)[0]) + "\n".join(answers) + "\n"
    )
    assert ran.out.count("Type one number of the list, or only Enter.") == 4
    assert [len(each) for each in path()[1]["kept"]] == [0, 1]


def test_who_leaves_before_choosing_is_asked_when_they_come_back(begin, spinney, path) -> None:
    begin("")
    ran = spinney("campaign", "go-on", FILE, typed=WON.format(held(spinney)[0]) + "1\n")
    assert "Your campaign is saved. Go on with" in ran.out
    assert [each["outcome"] for each in path()] == ["won"]
    spinney("campaign", "go-on", FILE, typed="1\n\n")
    assert [each["outcome"] for each in path()] == ["won", "playing"]


def test_it_comes_to_its_end_and_bots_keep_what_they_like(spinney, begin, path) -> None:
    begin("", "--bot", "A=random", "--bot", "B=random")
    for _ in range(40):
        if "this campaign is complete" in spinney("campaign", "go-on", FILE).out:
            break
    told = path()
    assert (told[-1]["chapter"], told[-1]["outcome"]) == (3, "won")
    assert "this campaign is complete" in spinney("campaign", "go-on", FILE).out
    assert len(path()) == len(told)


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["begin", "magpie"], "magpie is not played in campaigns"),
        (["begin", "flock", "--storm", "1"], "no campaign begins with these options"),
        (["go-on", "nowhere.campaign"], "cannot read nowhere.campaign"),
        (["show", "other.campaign"], "other.campaign: this is not a campaign"),
    ],
)
def test_what_cannot_be_is_said(spinney, words: list[str], wrong: str) -> None:
    Path("other.campaign").write_text('{"game": "flock"}', "utf-8")
    ran = spinney("campaign", *words)
    assert ran.status == 2
    assert wrong in ran.err


def test_no_campaign_is_written_over(begin) -> None:
    begin("")
    again = begin("")
    assert again.status == 2
    assert f"{FILE} exists" in again.err


def test_another_game_is_not_taken_for_a_chapter(begin, spinney) -> None:
    begin("")
    spinney("play", "magpie", "--seed", "x", "--file", "m.spinney")
    Path("wood-1.spinney").write_text(Path("m.spinney").read_text("utf-8"), "utf-8")
    ran = spinney("campaign", "go-on", FILE)
    assert "wood-1.spinney: this is not chapter 1 of wood.campaign" in ran.err
