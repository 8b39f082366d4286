"""Playing with two Vagabonds (9.7)."""

from __future__ import annotations

from typing import Any

import pytest

from root.positions import (
    asked,
    asker,
    at,
    board,
    hand,
    options,
    play,
    points,
    refused,
    told,
)
from root.vagabonds import vagabond
from spinney.core import SPECTATOR, SetupError, Table
from spinney.root.game import GAME
from spinney.root.options import reach
from spinney.root.state import Root

SEATS = "vagabond,marquise,vagabond_2"


def fresh(seed: str) -> Table[Root]:
    """A new game up to the first question to a Vagabond."""
    table = Table(GAME, GAME.setup(seats=SEATS), seed)
    while asked(table) != "choose-character":
        assert table.question is not None
        table.apply(table.question.options[0])
    return table


def both(one: dict[str, Any], two: dict[str, Any], **more: Any) -> Table[Root]:
    clearings = {"c3": "marquise 1"} | more.pop("clearings", {})
    players = {"vagabond": one, "vagabond_2": two} | more.pop("players", {})
    return at(seats=SEATS, clearings=clearings, players=players, **more)


@pytest.mark.rule("root:9.7.1")
def test_chance_says_which_vagabond_sets_up_first() -> None:
    assert {asker(fresh(seed)) for seed in "abcdef"} == {"vagabond", "vagabond_2"}


@pytest.mark.rule("root:9.7.1", "root:9.3.1", "root:R39")
def test_both_choose_and_never_the_same_character() -> None:
    for seed in "abcdef":
        table = fresh(seed)
        first = asker(table)
        play(table, "ranger f1")
        assert asker(table) != first
        assert refused(table, "ranger") == ("taken-character", "R39")
        assert len(options(table)) == 8
        second = asker(table)
        play(table, "thief f1")
        assert board(table, first)["satchel"] == ["boots", "crossbow", "sword", "torch"]
        assert board(table, second)["satchel"] == ["boots", "sword", "torch"]
        assert board(table, second)["place"] == "f1"


@pytest.mark.rule("root:9.7.1")
def test_two_items_lie_under_each_ruin() -> None:
    state = play(fresh("a"), "ranger f1 thief f1").state
    hidden = [items for items in state.ruin_items if items]
    assert [len(items) for items in hidden] == [2, 2, 2, 2]
    assert sorted(item for items in hidden for item in items) == [0, 0, 1, 1, 3, 3, 4, 4]


@pytest.mark.rule("root:9.7")
def test_the_second_vagabond_needs_the_first() -> None:
    with pytest.raises(SetupError, match=r"rule 9\.7"):
        GAME.setup(seats="marquise,vagabond_2")


@pytest.mark.rule("root:5.2")
def test_the_second_vagabond_reaches_less_far() -> None:
    assert reach(GAME.setup(seats=SEATS)) == (5 + 10 + 2, 18)


@pytest.mark.rule("root:9.7.2")
def test_three_quests_lie_open_for_both() -> None:
    table = play(fresh("a"), "ranger f1 thief f1")
    assert len(board(table, "vagabond")["quests"]) == 3
    assert board(table, "vagabond_2")["quests"] == []


@pytest.mark.rule("root:9.7.2")
def test_either_vagabond_completes_a_shared_quest() -> None:
    one = vagabond("c3", quests="errand_fox", quest_deck=["escort_mouse"])
    two = vagabond("c1", "boots boots tea", completed=["give_a_speech_fox"])
    table = both(one, two, active="vagabond_2")
    play(table, "quest points")
    assert points(table, "vagabond_2") == 2
    assert board(table, "vagabond_2")["completed"] == ["give_a_speech_fox", "errand_fox"]
    assert board(table, "vagabond")["quests"] == ["escort_mouse"]
    assert board(table, "vagabond")["completed"] == []


def ruin(*items: str) -> dict[str, Any]:
    return {"ruin": True, "ruin_items": list(items)}


def exploring(*items: str, **known: Any) -> Table[Root]:
    one = vagabond("c6", "torch torch boots", **known)
    table = both(one, vagabond("f1"), clearings={"c6": ruin(*items), "c10": ruin("bag", "boots")})
    return play(table, "explore")


@pytest.mark.rule("root:9.7.3")
def test_of_two_items_the_explorer_sees_both_and_takes_one() -> None:
    table = exploring("hammer", "sword")
    assert options(table) == {"hammer", "sword", "done"}
    play(table, "sword")
    assert "sword" in board(table, "vagabond")["satchel"]
    assert points(table, "vagabond") == 1
    assert table.view(SPECTATOR)["clearings"][5]["ruin"]
    play(table, "explore")
    assert "hammer" in board(table, "vagabond")["satchel"]
    assert points(table, "vagabond") == 2
    assert not table.view(SPECTATOR)["clearings"][5]["ruin"]


@pytest.mark.rule("root:9.7.3", "root:R40")
def test_what_the_explorer_left_only_the_explorer_knows() -> None:
    table = play(exploring("hammer", "sword"), "sword")
    assert board(table, "vagabond")["ruins"] == {"c6": ["hammer"]}
    assert board(table, "vagabond", "marquise")["ruins"] == {}
    assert told(table, "looked", "vagabond") == [
        *(("vagabond", "hammer", "c6"), ("vagabond", "sword", "c6"))
    ]
    assert told(table, "looked", "vagabond_2") == []

    def left(seat: int) -> set[int]:
        worlds = [table.determinize(seat, f"world {n}").state for n in range(20)]
        return {world.ruin_items[5][0] for world in worlds}

    assert left(0) == {3}
    assert left(1) == left(2) == left(SPECTATOR) == {0, 1, 3}


@pytest.mark.rule("root:9.7.3")
def test_the_explorer_may_take_nothing_and_score_nothing() -> None:
    table = play(exploring("hammer", "sword"), "done")
    assert points(table, "vagabond") == 0
    assert board(table, "vagabond")["satchel"] == ["boots", "torch", "torch_exhausted"]
    assert told(table, "found-nothing") == [("vagabond", "c6")]


@pytest.mark.rule("root:9.7.3")
def test_nobody_takes_two_items_of_a_kind_from_ruins() -> None:
    table = exploring("hammer", "sword", from_ruins=["sword"])
    assert options(table) == {"hammer", "done"}
    assert refused(table, "sword") == ("has-it-from-a-ruin", "9.7.3")
    assert refused(table, "boots") == ("not-under-the-ruin", "9.5.3")


@pytest.mark.rule("root:9.7.3")
def test_an_explorer_who_can_take_nothing_is_asked_all_the_same() -> None:
    table = exploring("hammer", "sword", from_ruins=["sword", "hammer"])
    assert asked(table) == "take-from-ruin"
    assert options(table) == {"done"}


@pytest.mark.rule("root:9.7.3", "root:R40")
def test_a_last_item_that_cannot_be_taken_is_shown() -> None:
    table = exploring("sword", from_ruins=["sword"])
    assert points(table, "vagabond") == 0
    assert told(table, "shown-item") == [("vagabond", "sword", "c6")]
    assert board(table, "vagabond", "marquise")["ruins"] == {"c6": ["sword"]}
    worlds = [table.determinize(SPECTATOR, f"world {n}").state for n in range(10)]
    assert {world.ruin_items[5][0] for world in worlds} == {4}


@pytest.mark.rule("root:9.5.4", "root:R39")
def test_vagabonds_may_aid_each_other_without_a_relationship() -> None:
    table = both(vagabond("c1", "boots boots", hand="anvil"), vagabond("c1"))
    play(table, "aid")
    assert hand(table, "vagabond_2") == ["anvil"]
    assert points(table, "vagabond") == 0


@pytest.mark.rule("root:9.2.7", "root:9.2.4")
def test_vagabonds_may_battle_each_other() -> None:
    table = both(
        vagabond("c1", "sword sword boots"), vagabond("c1", "tea torch boots"), dice=(2, 2)
    )
    play(table, "battle")
    assert told(table, "hit") == [("vagabond_2", 3)]
    assert sorted(board(table, "vagabond_2")["damaged"]) == ["boots", "tea", "torch"]
    assert points(table, "vagabond") == 0


@pytest.mark.rule("root:9.6.4", "root:9.7.3")
def test_an_item_that_is_gone_may_be_found_again() -> None:
    one = vagabond("c6", "torch boots boots boots boots hammer sword", from_ruins=["sword"])
    table = both(one, vagabond("f1"), phase="evening")
    play(table, "sword")
    assert board(table, "vagabond")["from_ruins"] == []
