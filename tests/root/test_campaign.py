"""M.8.5: games against the Mechanical Marquise in a chain."""

from __future__ import annotations

from collections import Counter

import pytest

from spinney.bots import RandomBot, Seat
from spinney.core import Table, game_named
from spinney.core.errors import Misfit, SetupError
from spinney.core.rules import explanation
from spinney.core.setup import Setup
from spinney.core.text import Text
from spinney.root.campaign import RootCampaign
from spinney.root.cards import deck_cards
from spinney.root.state import Root
from spinney.root.words import VOCABULARY

GAME = game_named("root")
assert isinstance(GAME.campaign, RootCampaign)
CAMPAIGN = GAME.campaign
FIRST = GAME.setup(mechanical="cooperative", seats="eyrie,alliance")


def with_crafted(setup: Setup, *crafted: str) -> Root:
    """A table at which each seat has these cards crafted."""
    g: Root = GAME.begin(setup)
    for seat, cards in enumerate(crafted):
        g.crafted[g.players[seat]] = [VOCABULARY.number(card) for card in cards.split()]
    return g


def words(cards: list[int]) -> Counter[str]:
    return Counter(VOCABULARY.word(card) for card in cards)


@pytest.mark.rule("root:M.8.5")
def test_it_begins_with_a_game_together_without_a_head_start():
    assert CAMPAIGN.opens(FIRST)
    others = [
        {"mechanical": "none"},
        {"mechanical": "competitive"},
        {"head_start": "3"},
        {"kept": "cobbler,-"},
    ]
    for other in others:
        assert not CAMPAIGN.opens(GAME.setup(**FIRST.values | other)), other


@pytest.mark.rule("root:M.8.5")
def test_with_each_win_she_begins_three_points_further_and_one_card_more_is_kept():
    setup = FIRST
    for wins in range(CAMPAIGN.chapters - 1):
        assert (CAMPAIGN.wins(setup), CAMPAIGN.opposed(setup)) == (wins, 3 * wins)
        g = with_crafted(setup, "cobbler sappers armorers", "codebreakers")
        assert [keeping.most for keeping in CAMPAIGN.keepings(g, setup)] == [wins + 1] * 2
        setup = CAMPAIGN.following(setup, [["cobbler"], []])
        begun = GAME.begin(setup)
        assert max(begun.points) == 3 * wins + 3


@pytest.mark.rule("root:M.8.5")
def test_the_example_of_the_book():
    """Two games won: Brutal Tactics from the first, kept on, and Command Warren from the second."""
    seat = "eyrie"
    first = GAME.setup(mechanical="cooperative", seats=seat)
    second = CAMPAIGN.following(first, [["brutal_tactics"]])
    g = with_crafted(second, "brutal_tactics command_warren")
    (keeping,) = CAMPAIGN.keepings(g, second)
    keeping.check(["brutal_tactics", "command_warren"])
    third = CAMPAIGN.following(second, [["brutal_tactics", "command_warren"]])
    assert (third["head_start"], third["kept"]) == ("6", "brutal_tactics+command_warren")
    assert CAMPAIGN.kept(third) == [["brutal_tactics", "command_warren"]]


@pytest.mark.rule("root:M.8.5")
def test_a_kept_card_lies_crafted_from_the_start_and_its_copy_is_not_in_the_deck():
    setup = CAMPAIGN.following(FIRST, [["armorers"], ["armorers"]])
    g: Root = Table(GAME, setup, "acorn", log=False).state
    for me in g.players:
        assert VOCABULARY.number("armorers") in g.crafted[me]
    hands = [card for me in g.players for card in g.hands[me]]
    assert words([*g.deck, *hands])["armorers"] == 0
    assert words(deck_cards("standard", True))["armorers"] == 2


@pytest.mark.rule("root:R130")
def test_what_lies_crafted_in_the_end_can_be_kept_and_nothing_else():
    second = CAMPAIGN.following(FIRST, [["royal_claim"], []])
    g = with_crafted(second, "sappers cobbler", "")
    mine, theirs = CAMPAIGN.keepings(g, second)
    assert (mine.things, theirs.things) == (("sappers", "cobbler"), ())
    for wrong in (["royal_claim"], ["armorers"], ["sappers", "sappers"]):
        with pytest.raises(SetupError):
            mine.check(wrong)


@pytest.mark.rule("root:R130")
def test_a_copy_is_kept_once_and_by_the_deck_that_has_it():
    for cards, rule in (
        ([["royal_claim"], ["royal_claim"]], "M.8.5"),  # there is one
        ([["saboteurs"], []], "M.8.5"),  # of the other deck
        ([["cobbler", "cobbler"], []], "4.1.3"),
        ([["anvil"], []], "4.1.2"),
    ):
        with pytest.raises(Misfit) as raised:
            CAMPAIGN.following(FIRST, cards)
        assert raised.value.rule == rule
    exiles = GAME.setup(**FIRST.values | {"deck": "exiles"})
    assert CAMPAIGN.following(exiles, [["saboteurs"], []])["kept"] == "saboteurs,-"


@pytest.mark.rule("root:R131")
def test_the_rest_of_the_table_stays_as_it_is():
    before = GAME.setup(**FIRST.values | {"map": "winter", "deck": "exiles", "corner": "random"})
    after = CAMPAIGN.following(before, [[], []])
    changed = {name for name in after.values if after[name] != before[name]}
    assert changed == {"head_start", "kept"}


@pytest.mark.rule("root:R131")
def test_there_are_ten_chapters():
    last = GAME.setup(**FIRST.values | {"head_start": "27"})
    assert CAMPAIGN.is_last(last)
    assert CAMPAIGN.wins(last) + 1 == CAMPAIGN.chapters == 10
    assert not CAMPAIGN.is_last(GAME.setup(**FIRST.values | {"head_start": "24"}))


def test_bots_keep_what_is_hardest_to_craft():
    second = CAMPAIGN.following(FIRST, [[], []])
    g = with_crafted(second, "armorers royal_claim cobbler", "")
    assert CAMPAIGN.preferred(g, second, 0) == ["royal_claim", "cobbler"]
    assert CAMPAIGN.preferred(g, second, 1) == []


def test_a_game_that_was_played_can_be_gone_on_from():
    setup = GAME.setup(mechanical="cooperative", seats="eyrie", head_start="27")
    table, bot = Table(GAME, setup, "acorn", log=False), RandomBot("acorn")
    while table.question is not None:
        table.apply(bot.choose(Seat(table, table.question.seat)))
    assert not CAMPAIGN.is_won(table.returns())
    (keeping,) = CAMPAIGN.keepings(table.state, setup)
    assert set(keeping.things) <= set(CAMPAIGN.things)


def test_what_can_be_kept_is_drawn_and_told():

    text = Text(GAME, "en")
    for word in CAMPAIGN.things:
        assert GAME.keepsake(word, text).startswith("<svg")
        assert explanation(word, text)
    assert "no head start" in text.say("campaign-opposed", count=0)
    assert "6 points" in text.say("campaign-opposed", count=6)
