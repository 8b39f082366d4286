"""Playing together against the Mechanical Marquise (M.8), and what a campaign gives a game."""

from __future__ import annotations

import pytest

from root.mechanical import HER, events, her_turn, hers
from root.positions import at, lies_in, play, player, points
from spinney.core import SetupError, Table
from spinney.core.chance import Luck
from spinney.core.errors import Misfit
from spinney.core.table import SINGLE
from spinney.root.battle import opponents
from spinney.root.cards import deck_cards
from spinney.root.game import GAME
from spinney.root.state import Root, are_partners
from spinney.root.victory import score
from spinney.root.words import ALLIANCE, BRUTAL_TACTICS, EYRIE, MECHANICAL_MARQUISE

TOGETHER = {"seats": "eyrie,alliance", "mechanical": "cooperative"}


def standing(eyrie: int, alliance: int, hers: int = 0) -> Table[Root]:
    return at(
        **TOGETHER,
        clearings={"c3": "eyrie 2 roost", "c1": f"{HER} 1"},
        players={
            "eyrie": {"points": eyrie, "board": {"leader": "despot"}},
            "alliance": {"points": alliance},
            HER: {"points": hers},
        },
    )


@pytest.mark.rule("root:M.8.1", "root:R126")
def test_all_must_have_thirty_points_at_once() -> None:
    g = standing(28, 29).state
    score(g, EYRIE, 5, "3.2.2")
    assert (g.points[EYRIE], g.over) == (30, False), "the others have to follow"
    score(g, EYRIE, -1, "7.7.1")
    score(g, ALLIANCE, 1, "3.2.2")
    assert not g.over
    score(g, EYRIE, 1, "3.2.2")
    assert g.over
    assert GAME.returns(g) == [1.0, 1.0]


@pytest.mark.rule("root:M.8.1")
def test_she_wins_alone_and_all_lose() -> None:
    g = standing(30, 29, 29).state
    score(g, MECHANICAL_MARQUISE, 1, "M.4")
    assert g.over
    assert GAME.returns(g) == [0.0, 0.0]
    assert GAME.is_cooperative(GAME.setup(**TOGETHER))
    assert not GAME.is_cooperative(GAME.setup(**{**TOGETHER, "mechanical": "competitive"}))


@pytest.mark.rule("root:R126")
def test_a_position_may_have_somebody_at_thirty() -> None:
    table = standing(30, 10)
    assert not table.over
    assert points(table, "eyrie") == 30


@pytest.mark.rule("root:M.8.2")
def test_she_scores_a_point_for_each_player() -> None:
    table = her_turn(
        "",
        phase="birdsong",
        mechanical="cooperative",
        clearings={"c1": f"{HER} 3", "c3": "eyrie 1"},
    )
    assert [told[2] for told in events(table, "scored-by")] == ["2", "2"]
    assert hers(table)["points"] == 4


@pytest.mark.rule("root:M.8.3")
def test_she_recruits_whoever_rules() -> None:
    there = {"c1": "eyrie 2", "c2": "eyrie 2"}
    table = her_turn("foxfolk_steel", mechanical="cooperative", clearings=there)
    assert lies_in(table, "c1") == {"eyrie": 2, HER: 2}
    assert HER not in lies_in(table, "c2")
    each = her_turn("tax_collector", mechanical="cooperative", clearings=there)
    assert all(HER in lies_in(each, f"c{n}") for n in range(1, 13))


@pytest.mark.rule("root:R128")
def test_those_who_play_together_are_enemies_by_the_rules() -> None:
    table = at(**TOGETHER, clearings={"c1": f"eyrie 2 roost alliance 1 {HER} 1"})
    g = table.state
    assert opponents(g, EYRIE, 0) == [ALLIANCE, MECHANICAL_MARQUISE]
    assert are_partners(g, EYRIE, ALLIANCE) is False


@pytest.mark.rule("root:M.8.5")
def test_she_has_a_head_start() -> None:
    table = Table(GAME, GAME.setup(**TOGETHER, head_start=9), "elm", auto=SINGLE)
    assert hers(table)["points"] == 9
    with pytest.raises(SetupError):
        GAME.setup(**TOGETHER, head_start=4)
    with pytest.raises(Misfit, match="games against"):
        GAME.setup(head_start=3)


@pytest.mark.rule("root:M.8.5", "root:R129")
def test_players_begin_with_cards_they_have_kept() -> None:
    kept = "brutal_tactics+cobbler,-"
    table = Table(GAME, GAME.setup(**TOGETHER, kept=kept), "elm", auto=SINGLE)
    assert player(table, "eyrie")["crafted"] == ["brutal_tactics", "cobbler"]
    assert player(table, "alliance")["crafted"] == []
    g = table.state
    seen = [g.deck, *g.hands, g.boards[MECHANICAL_MARQUISE].cards()]
    left = sum(pile.count(BRUTAL_TACTICS) for pile in seen)
    assert left == deck_cards("standard", False).count(BRUTAL_TACTICS) - 1
    told = [event.args for event in table.events(0) if event.name == "kept"]
    assert len(told) == 2


@pytest.mark.rule("root:R129")
@pytest.mark.parametrize(
    ("kept", "wrong"),
    [
        ("brutal_tactics", "2 seats are wanted, not 1"),
        ("anvil,-", "does not stay in play"),
        ("cobbler+cobbler,-", "twice"),
        ("royal_claim,royal_claim", "has not so many royal_claim"),
        ("swap_meet,-", "has not so many swap_meet"),
        ("nothing,-", "kept"),
    ],
)
def test_what_cannot_be_kept(kept: str, wrong: str) -> None:
    with pytest.raises(SetupError, match=wrong):
        GAME.setup(**TOGETHER, kept=kept)


@pytest.mark.rule("root:M.8.1")
def test_the_outlook_is_that_of_the_group() -> None:
    """All expect the same, and what the last of them lacks counts most."""
    even, ahead, behind = standing(15, 15), standing(20, 10), standing(15, 15, 20)
    outlooks = [GAME.outlook(table.state) for table in (even, ahead, behind)]
    assert all(len(set(each)) == 1 for each in outlooks)
    assert outlooks[0][0] > outlooks[1][0]
    assert outlooks[0][0] > outlooks[2][0]


@pytest.mark.rule("root:M.1")
def test_surprises_and_the_set_up_page_know_her() -> None:
    chosen = GAME.setup(**TOGETHER).values
    for number in range(20):
        surprised = GAME.setup(**GAME.surprise(chosen, Luck(f"surprise {number}")))
        assert GAME.seats(surprised) == 2
        assert surprised["mechanical"] == "cooperative"
    assert GAME.unfit(chosen, "seats", "marquise").name == "both-marquises"
    assert GAME.unfit(chosen, "seats", "cult") is None
    assert {"head_start", "kept", "corner"} <= set(GAME.moot(GAME.setup().values))
    assert not {"head_start", "kept", "corner"} & set(GAME.moot(chosen))


def test_a_turn_is_played_by_somebody_with_thirty_points() -> None:
    table = standing(30, 10)
    while table.state.active == EYRIE:
        play(table, sorted(GAME.vocabulary.names(table.question.options))[0])
    assert not table.over
