"""Chapter 4: movement, combat, damage, the Final Assault and the score; and chapter 10."""

from typing import Any

import pytest

from spinney.core import Table
from spinney.sylvion.state import Sylvion
from sylvion.positions import asked, at, board, cited, hand, play, step, told

SIEGE = {"mode": "advanced", "figure": "beside"}
ELEMENTALS = [
    pytest.param("elemental_0", 0, marks=pytest.mark.rule("sylvion:elemental_0")),
    pytest.param("elemental_1", 1, marks=pytest.mark.rule("sylvion:elemental_1")),
    pytest.param("elemental_2", 2, marks=pytest.mark.rule("sylvion:elemental_2")),
    pytest.param("elemental_3", 3, marks=pytest.mark.rule("sylvion:elemental_3")),
    pytest.param("bearer_0", 0, marks=pytest.mark.rule("sylvion:bearer_0")),
    pytest.param("bearer_1", 1, marks=pytest.mark.rule("sylvion:bearer_1")),
    pytest.param("bearer_2", 2, marks=pytest.mark.rule("sylvion:bearer_2")),
    pytest.param("bearer_3", 3, marks=pytest.mark.rule("sylvion:bearer_3")),
    pytest.param("blazing_2", 2, marks=pytest.mark.rule("sylvion:blazing_2")),
    pytest.param("blazing_3", 3, marks=pytest.mark.rule("sylvion:blazing_3")),
    pytest.param("blazing_4", 4, marks=pytest.mark.rule("sylvion:blazing_4")),
]
FOUNTAINS = [
    pytest.param("fountain_1", 1, marks=pytest.mark.rule("sylvion:fountain_1")),
    pytest.param("fountain_2", 2, marks=pytest.mark.rule("sylvion:fountain_2")),
    pytest.param("fountain_3", 3, marks=pytest.mark.rule("sylvion:fountain_3")),
    pytest.param("fountain_4", 4, marks=pytest.mark.rule("sylvion:fountain_4")),
]
TREES = [
    pytest.param("tree_1", 1, marks=pytest.mark.rule("sylvion:tree_1")),
    pytest.param("tree_2", 2, marks=pytest.mark.rule("sylvion:tree_2")),
    pytest.param("tree_3", 3, marks=pytest.mark.rule("sylvion:tree_3")),
    pytest.param("tree_4", 4, marks=pytest.mark.rule("sylvion:tree_4")),
]


def moved(**fields: Any) -> Table[Sylvion]:
    """After step 2: every elemental has moved once."""
    return step(stage="move", **fields)


def assaulted(**fields: Any) -> Table[Sylvion]:
    """After the Final Assault and the score."""
    return at(stage="assault", **fields)


def result(table: Table[Sylvion]) -> str | None:
    found: str | None = table.view(0)["result"]
    return found


# 4.1 The order


@pytest.mark.rule("sylvion:3.2", "sylvion:4.2")
def test_every_elemental_moves_one_square_the_revealed_ones_too() -> None:
    table = moved(board={"a4": "elemental_1", "b5": "elemental_2", "d2": "blazing_3"})
    assert board(table) == {"a3": "elemental_1", "b4": "elemental_2", "d1": "blazing_3"}


@pytest.mark.rule("sylvion:4.1", "sylvion:R02")
def test_rows_move_from_the_top_and_in_a_row_the_leftmost_first() -> None:
    table = moved(
        board={
            "a2": "elemental_0",
            "a5": "elemental_1",
            "b1": "elemental_0",
            "b4": "elemental_2",
            "c3": "elemental_3",
        }
    )
    names = [event.name for event in table.events(0)]
    assert names == ["moved", "moved", "entered-forest", "moved", "moved"]
    assert told(table, "moved") == [
        ("elemental_0", "a2", "a1"),
        ("elemental_1", "a5", "a4"),
        ("elemental_2", "b4", "b3"),
        ("elemental_3", "c3", "c2"),
    ]


@pytest.mark.rule("sylvion:4.1", "sylvion:R01")
def test_a_full_battlefield_moves_without_a_collision() -> None:
    """The leftmost always leaves its square, so no elemental ever meets another."""
    full = {f"{row}{column}": f"elemental_{column % 4}" for row in "abcd" for column in range(1, 6)}
    table = moved(board=full, bloom=12, mode="advanced")
    assert board(table) == {
        f"{row}{column}": f"elemental_{(column + 1) % 4}"
        for row in "abcd"
        for column in range(1, 5)
    }
    assert table.view(0)["bloom"] == 8


@pytest.mark.rule("sylvion:R01", "sylvion:acid_lake")
def test_a_lake_is_crossed_to_a_square_that_is_free_by_then() -> None:
    table = moved(
        mode="advanced",
        extension_2="yes",
        board={"a1": "elemental_2", "a2": "acid_lake", "a3": "elemental_1", "a4": "elemental_0"},
    )
    assert board(table) == {"a1": "elemental_1", "a2": "acid_lake", "a3": "elemental_0"}


@pytest.mark.rule("sylvion:R02")
def test_the_top_row_does_its_damage_first() -> None:
    table = moved(board={"a1": "elemental_2", "d1": "elemental_1"}, bloom=2)
    assert told(table, "hurt") == [(2, 0)]
    assert [args[0] for args in told(table, "entered-forest")] == ["elemental_2", "elemental_1"]
    assert result(table) == "lost"


# 4.2 Combat


@pytest.mark.rule("sylvion:4.2")
@pytest.mark.parametrize(("fountain", "other"), FOUNTAINS)
@pytest.mark.parametrize(("elemental", "strength"), ELEMENTALS)
def test_in_combat_the_weaker_card_is_destroyed(
    elemental: str, strength: int, fountain: str, other: int
) -> None:
    table = moved(**SIEGE, board={"b3": elemental, "b2": fountain}, deck="owl stag")
    view = table.view(0)
    assert told(table, "combat") == [(elemental, fountain, "b2", strength, other)]
    if strength > other:
        assert board(table) == {"b2": elemental}
    elif strength < other:
        assert board(table) == {"b2": fountain}
    else:
        assert board(table) == {}
    assert view["discard"] == ([fountain] if strength >= other else [])
    dead = strength <= other and not elemental.startswith("blazing")
    assert view["ravage_discard"] == ([elemental] if dead else [])
    assert hand(table) == (["owl"] if strength >= other else [])
    assert view["bloom"] == 12


@pytest.mark.rule("sylvion:4.2")
@pytest.mark.parametrize(("tree", "vitality"), TREES)
@pytest.mark.parametrize(("elemental", "strength"), ELEMENTALS)
def test_a_tree_fights_with_strength_0(
    elemental: str, strength: int, tree: str, vitality: int
) -> None:
    table = moved(**SIEGE, board={"d2": elemental, "d1": tree}, deck="owl")
    assert told(table, "combat") == [(elemental, tree, "d1", strength, 0)]
    assert board(table) == ({"d1": elemental} if strength else {})
    assert table.view(0)["discard"] == [tree]
    assert hand(table) == []


@pytest.mark.rule("sylvion:4.2")
def test_each_destroyed_fountain_brings_a_card_at_once() -> None:
    table = moved(
        board={"a2": "elemental_3", "a1": "fountain_1", "c5": "elemental_3", "c4": "fountain_2"},
        deck="owl whale elephant",
    )
    assert told(table, "drew") == [("A", "owl"), ("A", "whale")]
    assert cited(table, "drew") == ["4.2", "4.2"]
    names = [event.name for event in table.events(0)]
    assert names.index("drew") < len(names) - 1 - names[::-1].index("combat")


@pytest.mark.rule("sylvion:4.2")
def test_a_fountain_that_was_hit_holds_for_the_next_elemental() -> None:
    table = moved(board={"a2": "elemental_1", "a1": "fountain_3", "a3": "elemental_2"})
    assert board(table) == {"a1": "fountain_3", "a2": "elemental_2"}


# 4.3 Damage


@pytest.mark.rule("sylvion:4.3")
@pytest.mark.parametrize(("elemental", "strength"), ELEMENTALS)
def test_an_elemental_in_the_forest_does_its_strength_in_damage(
    elemental: str, strength: int
) -> None:
    table = moved(**SIEGE, board={"c1": elemental}, bloom=7)
    assert table.view(0)["bloom"] == 7 - strength
    assert board(table) == {}
    assert told(table, "hurt") == ([(strength, 7 - strength)] if strength else [])
    discarded = [] if elemental.startswith("blazing") else [elemental]
    assert table.view(0)["ravage_discard"] == discarded


@pytest.mark.rule("sylvion:4.3", "sylvion:R35")
def test_damage_down_to_the_last_bloom_is_survived() -> None:
    table = moved(board={"a1": "elemental_3"}, bloom=3)
    assert (table.view(0)["bloom"], result(table)) == (0, None)
    table = moved(board={"a1": "elemental_0"}, bloom=0)
    assert (table.view(0)["bloom"], result(table)) == (0, None)


@pytest.mark.rule("sylvion:4.3", "sylvion:R35", "sylvion:10")
def test_one_damage_more_than_there_is_bloom_loses() -> None:
    table = at(stage="move", board={"a1": "blazing_4"}, bloom=3)
    assert table.over
    assert result(table) == "lost"
    assert table.returns() == [0.0]
    assert cited(table, "forest-lost") == ["4.3"]


@pytest.mark.rule("sylvion:4.3")
def test_nothing_moves_any_more_after_the_forest_is_lost() -> None:
    table = at(stage="move", board={"a1": "elemental_1", "b5": "elemental_1"}, bloom=0)
    assert board(table) == {"b5": "elemental_1"}
    again = at(bloom=0, board={"b5": "elemental_1"}, stage="move", result="lost")
    assert again.over


# 4.4 The Final Assault


@pytest.mark.rule("sylvion:4.4")
def test_in_the_final_assault_elementals_run_until_they_fall_or_arrive() -> None:
    table = assaulted(
        board={"a4": "elemental_1", "a2": "fountain_2", "b4": "elemental_2", "c1": "tree_4"},
        bloom=12,
        mode="advanced",
    )
    assert board(table) == {"a2": "fountain_2", "c1": "tree_4"}
    assert table.view(0)["bloom"] == 10
    assert result(table) == "won"


@pytest.mark.rule("sylvion:4.4", "sylvion:R03")
def test_each_elemental_runs_to_its_end_before_the_next_starts() -> None:
    table = assaulted(
        board={"a4": "elemental_2", "a3": "elemental_1", "a2": "fountain_1", "b2": "elemental_0"},
        bloom=6,
    )
    names = [event.name for event in table.events(0)]
    assert names == [
        "final-assault",
        # a3 falls with the fountain on a2
        *("combat", "destroyed", "destroyed"),
        # a4 runs through
        *("moved", "moved", "moved", "entered-forest", "hurt"),
        # b2
        *("moved", "entered-forest"),
        *("score", "lost"),
    ]


@pytest.mark.rule("sylvion:R04")
def test_fountains_lost_in_the_final_assault_bring_no_card() -> None:
    table = assaulted(
        mode="advanced",
        extension_1="yes",
        board={"a4": "elemental_3", "a3": "fountain_1", "a2": "fountain_2", "b1": "tree_4"},
        deck="treason owl",
        hands=["whale"],
    )
    assert told(table, "drew") == told(table, "treason") == []
    assert hand(table) == ["whale"]
    assert table.view(0)["bloom"] == 9
    assert result(table) == "won"


@pytest.mark.rule("sylvion:4.4")
def test_a_battlefield_without_elementals_goes_straight_to_the_score() -> None:
    table = assaulted(board={"a1": "fountain_1"}, mode="advanced")
    assert told(table, "score") == [(0, 0)]
    assert result(table) == "won"


# 4.5 The score


@pytest.mark.rule("sylvion:4.5")
@pytest.mark.parametrize(("tree", "vitality"), TREES)
def test_a_trees_vitality_turns_that_many_desolate_cards(tree: str, vitality: int) -> None:
    enough = assaulted(board={"d4": tree}, bloom=12 - vitality)
    assert told(enough, "score") == [(vitality, vitality)]
    assert result(enough) == "won"
    assert enough.returns() == [1.0]
    one_short = assaulted(board={"d4": tree}, bloom=11 - vitality)
    assert told(one_short, "score") == [(vitality, vitality + 1)]
    assert result(one_short) == "lost"


@pytest.mark.rule("sylvion:4.5")
def test_the_vitality_of_all_trees_counts_and_may_exceed_what_is_needed() -> None:
    trees = {"a1": "tree_4", "b2": "tree_3", "c3": "tree_2"}
    table = assaulted(board=trees, bloom=5)
    assert told(table, "score") == [(9, 7)]
    assert result(table) == "won"


@pytest.mark.rule("sylvion:4.5")
def test_trees_trampled_in_the_final_assault_do_not_count() -> None:
    table = assaulted(
        mode="advanced",
        board={"a4": "elemental_2", "a3": "tree_4", "a1": "tree_3", "b2": "tree_1"},
        bloom=11,
    )
    assert board(table) == {"b2": "tree_1"}
    assert told(table, "score") == [(1, 3)]
    assert result(table) == "lost"


# 10. All the ways to lose and to win

LAST_STRAW: dict[str, dict[str, Any]] = {
    "movement": {"stage": "move", "board": {"a1": "elemental_1"}},
    "simoon": {"stage": "support", "board": {"a1": "elemental_1", "d5": "simoon"}},
    "stone rain": {
        "stage": "support",
        "mode": "advanced",
        "extension_2": "yes",
        "board": {"d5": "stone_rain"},
    },
    "final assault": {"stage": "assault", "board": {"a4": "elemental_1", "b1": "tree_4"}},
}


@pytest.mark.rule("sylvion:10")
@pytest.mark.parametrize("cause", LAST_STRAW)
def test_damage_without_bloom_loses_whatever_does_it(cause: str) -> None:
    lost = at(**LAST_STRAW[cause], bloom=0)
    assert result(lost) == "lost"
    assert told(lost, "forest-lost") == [()]
    assert told(at(**LAST_STRAW[cause], bloom=1, hands=["tree_1"]), "forest-lost") == []


@pytest.mark.rule("sylvion:10", "sylvion:R42", "sylvion:whale")
def test_a_whale_can_lose_the_game_too() -> None:
    table = at(board={"a1": "elemental_1"}, hands=["whale"], bloom=0)
    play(table, "whale a0")
    assert result(table) == "lost"


@pytest.mark.rule("sylvion:10")
def test_the_figure_in_the_forest_loses() -> None:
    table = at(mode="advanced", stage="move", board={"a1": "bearer_0"}, figure="a1", bloom=12)
    assert result(table) == "lost"
    assert cited(table, "ravage-in-forest") == ["6.2"]


@pytest.mark.rule("sylvion:10")
def test_too_little_vitality_loses_at_the_score() -> None:
    table = assaulted(bloom=11, mode="advanced")
    assert result(table) == "lost"
    assert told(table, "forest-lost") == []
    assert asked(table) is None
