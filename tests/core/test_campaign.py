"""A chain of games: what a game promises about it, tried on the game of the tests."""

from __future__ import annotations

import pytest

from flock.game import GAME, MOST, Chapters
from spinney.core import Table
from spinney.core.campaign import Keeping
from spinney.core.errors import SetupError
from spinney.core.game import Game
from spinney.core.registry import game_named, game_names
from spinney.core.setup import Setup

CAMPAIGN = GAME.campaign
assert isinstance(CAMPAIGN, Chapters)


def played(setup: Setup, *, winning: bool, seed: str = "acorn") -> Table:
    """A game in which the first magpie bids once, or nobody ever does."""
    table = Table(GAME, setup, seed)
    bids = winning
    while table.question is not None:
        words = [GAME.vocabulary.word(option) for option in table.question.options]
        word = ("bid" if bids else "pass") if "pass" in words else words[0]
        bids = bids and word == "pass"
        table.apply(GAME.vocabulary.number(word))
    return table


def test_most_games_have_none() -> None:
    without = [name for name in game_names() if game_named(name).campaign is None]
    assert "sylvion" in without


def test_a_chapter_is_won_by_all_or_by_nobody() -> None:
    won, lost = (played(GAME.setup(), winning=each) for each in (True, False))
    assert CAMPAIGN.is_won(won.returns())
    assert not CAMPAIGN.is_won(lost.returns())
    assert not CAMPAIGN.is_won([1.0, 0.0])


def test_the_next_chapter_begins_with_what_was_kept() -> None:
    table = played(GAME.setup(), winning=True)
    assert CAMPAIGN.opens(table.setup)
    keepings = CAMPAIGN.keepings(table.state, table.setup)
    assert [keeping.most for keeping in keepings] == [1, 1]
    kept = [list(keeping.things[:1]) for keeping in keepings]
    following = CAMPAIGN.following(table.setup, kept)
    assert not CAMPAIGN.opens(following)
    assert CAMPAIGN.kept(following) == kept
    assert (CAMPAIGN.wins(following), CAMPAIGN.opposed(following)) == (1, 1)
    begun = Table(GAME, following, "oak")
    for seat, words in enumerate(kept):
        assert set(words) <= set(begun.view(seat)["hand"])
        assert len(begun.view(seat)["hand"]) == 3


def test_a_campaign_comes_to_its_end() -> None:
    setup, chapters = GAME.setup(), 1
    while not CAMPAIGN.is_last(setup):
        table = played(setup, winning=True)
        kept = [CAMPAIGN.preferred(table.state, setup, seat) for seat in range(table.seats)]
        for keeping, words in zip(CAMPAIGN.keepings(table.state, setup), kept, strict=True):
            keeping.check(words)
        setup = CAMPAIGN.following(setup, kept)
        chapters += 1
    assert chapters == MOST


def test_no_more_is_kept_than_there_is() -> None:
    keeping = Keeping(("7", "7", "9"), 2)
    for right in ([], ["7"], ["7", "7"], ["9", "7"]):
        keeping.check(right)
    for wrong in (["8"], ["9", "9"], ["7", "7", "9"]):
        with pytest.raises(SetupError, match="2 of 7, 7, 9 can be kept, not"):
            keeping.check(wrong)
    with pytest.raises(SetupError, match="0 of nothing can be kept, not 7"):
        Keeping().check(["7"])


def test_a_game_says_so_by_its_own() -> None:
    assert isinstance(GAME, Game)
    assert CAMPAIGN.rule == "5"
    assert set(CAMPAIGN.things) == {str(number) for number in range(1, 13)}
