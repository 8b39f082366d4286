"""Where two rules meet, and where something runs out: worked positions."""

from __future__ import annotations

from typing import Any

import pytest

from root.positions import (
    asked,
    asker,
    at,
    board,
    lies_in,
    options,
    play,
    player,
    points,
    refused,
    told,
)
from root.vagabonds import vagabond
from spinney.core import SPECTATOR, Table
from spinney.root.state import Root

FOUR = "vagabond,marquise,eyrie,alliance"


def eyrie(clearings: dict[str, str], leader: str, **fields: Any) -> Table[Root]:
    mine = {"leader": leader, "decree": fields.pop("decree", {}), **fields.pop("board", {})}
    players = {"eyrie": {"board": mine, **fields.pop("me", {})}}
    return at(
        seats="eyrie,marquise",
        clearings={"c3": "marquise 1"} | clearings,
        players=players,
        **({"phase": "daylight"} | fields),
    )


@pytest.mark.rule("root:1.5.4", "root:7.7.1", "root:7.8.2", "root:3.2")
def test_the_last_recruit_comes_before_the_humiliation() -> None:
    """A bird card fits any roost; its two viziers and itself cost more points than there are."""
    table = eyrie(
        {"c1": "eyrie 9 roost", "c2": "eyrie 10 roost"},
        "charismatic",
        decree={"recruit": ["vizier", "birdy_bindle"], "battle": ["vizier"]},
        me={"points": 2},
    )
    assert (asked(table), options(table)) == ("recruit-at-roost", {"c1", "c2"})
    play(table, "c2")
    assert lies_in(table, "c2") == {"eyrie": 11, "roost": 1}
    assert told(table, "lost-points") == [("eyrie", 2, 0)]
    assert board(table, "eyrie")["deposed"] == ["charismatic"]


@pytest.mark.rule("root:7.8.2", "root:7.5.2")
def test_two_left_are_enough_for_one_card_and_the_next_falls_short() -> None:
    table = eyrie(
        {"c1": "eyrie 18 roost"},
        "charismatic",
        decree={"recruit": ["anvil", "foxfolk_steel"]},
    )
    assert lies_in(table, "c1") == {"eyrie": 20, "roost": 1}
    assert told(table, "recruited") == [("eyrie", 2, "c1")]
    assert told(table, "turmoil") == [("eyrie", "recruit", "fox")]


@pytest.mark.rule("root:7.5.2.I", "root:7.5.2")
@pytest.mark.parametrize("leader", ["builder", "charismatic"])
def test_without_a_roost_nobody_is_recruited(leader: str) -> None:
    table = eyrie({"c1": "eyrie 3"}, leader, decree={"recruit": ["anvil"]})
    assert told(table, "turmoil") == [("eyrie", "recruit", "fox")]
    assert told(table, "recruited") == []


@pytest.mark.rule("root:9.2.8", "root:3.3.1")
def test_a_partner_who_dominates_later_wins_for_both() -> None:
    """R35 is about forming a coalition: one that stands is not undone."""
    partner = {"points": 12, "dominance": "dominance_fox"}
    here = vagabond("c5", "boots", coalition="marquise", dominance="dominance_mouse")
    table = at(
        seats=FOUR,
        clearings={"c1": "marquise 2", "c6": "marquise 2", "c8": "marquise 2", "c12": "eyrie 1"},
        players={"vagabond": here, "marquise": partner},
        phase="birdsong",
        active="marquise",
    )
    assert table.view(SPECTATOR)["winners"] == ["marquise", "vagabond"]


@pytest.mark.rule("root:9.2.8", "root:3.3.1")
def test_in_a_coalition_no_second_card_is_activated() -> None:
    here = vagabond("c1", "boots", hand="dominance_fox", coalition="eyrie", points=14)
    here["dominance"] = "dominance_mouse"
    table = at(seats=FOUR, clearings={"c3": "marquise 1"}, players={"vagabond": here})
    assert refused(table, "dominance_fox") == ("has-dominance", "3.3.2")
    assert player(table, "vagabond")["points"] is None


@pytest.mark.rule("root:3.1", "root:3.2")
def test_more_than_thirty_points_win_too() -> None:
    here = vagabond("c1", "boots boots tea", quests="errand_fox", points=29)
    table = at(seats="vagabond,eyrie", clearings={"c3": "eyrie 1"}, players={"vagabond": here})
    play(table, "quest points")
    assert table.view(SPECTATOR)["winners"] == ["vagabond"]
    assert points(table, "vagabond") >= 30


@pytest.mark.rule("root:8.4.1.II", "root:9.2.2.I")
def test_a_revolt_damages_three_items_of_a_vagabond_there() -> None:
    here = vagabond("c1", "boots sword torch crossbow")
    table = at(
        seats="alliance,vagabond",
        clearings={"c1": "sympathy", "c2": "sympathy"},
        players={
            "vagabond": here,
            "alliance": {"board": {"supporters": ["anvil", "foxfolk_steel"]}},
        },
        phase="birdsong",
    )
    play(table, "c1")
    while asker(table) == "vagabond":
        play(table, sorted(options(table))[0])
    assert len(board(table, "vagabond")["damaged"]) == 3
    assert lies_in(table, "c1")["base"] == 1


@pytest.mark.rule("root:9.6.4", "root:9.6.1", "root:R47")
def test_after_a_rest_nothing_is_damaged_and_nobody_is_asked_which() -> None:
    items = "boots boots sword torch hammer crossbow hammer_exhausted"
    here = vagabond("f1", items, "hammer_exhausted")
    table = at(
        seats="vagabond,marquise",
        clearings={"c3": "marquise 1"},
        players={"vagabond": here},
        phase="evening",
    )
    assert board(table, "vagabond")["damaged"] == []
    play(table, "hammer_exhausted")
    assert asked(table) == "remove-item"
