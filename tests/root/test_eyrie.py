"""Chapter 7: the Eyrie Dynasties."""

from typing import Any

import pytest

from root.games import check_game
from root.positions import (
    asked,
    asker,
    at,
    board,
    cited,
    hand,
    lies_in,
    options,
    play,
    player,
    points,
    refused,
    ruler,
    told,
)
from samples import sample
from spinney.core import SPECTATOR, PositionError, Table
from spinney.root.game import GAME
from spinney.root.state import Root

SEATS = "eyrie,marquise"
ROOST_PLACES = ("c1", "c2", "c3", "c4", "c5", "c6", "c7")


def decree(**columns: str) -> dict[str, list[str]]:
    return {column: cards.split() for column, cards in columns.items()}


def eyrie(
    clearings: dict[str, str],
    leader: str = "despot",
    columns: dict[str, list[str]] | None = None,
    phase: str = "daylight",
    seats: str = SEATS,
    **fields: Any,
) -> Table[Root]:
    """The Eyrie on their turn, with a decree of these cards and no more, not even viziers."""
    mine = {"leader": leader, "decree": columns or {}, **fields.pop("board", {})}
    me = {"board": mine, **fields.pop("me", {})}
    others = fields.pop("others", {})
    players = {"eyrie": me, **others}
    return at(seats=seats, clearings=clearings, players=players, phase=phase, force=True, **fields)


def with_roosts(n: int) -> dict[str, str]:
    return dict.fromkeys(ROOST_PLACES[:n], "roost")


def begun(seats: str, *words: str, **given: str) -> Table[Root]:
    """A game from its setup on."""
    table = Table(GAME, GAME.setup(seats=seats, first="1", **given), "acorn")
    return play(table, *words)


# 7.2 Faction rules and abilities


@pytest.mark.rule("root:7.2.1")
def test_they_craft_with_roosts_before_the_decree_only() -> None:
    table = eyrie(
        {"c1": "eyrie 2 roost", "c5": "marquise 1"},
        columns=decree(move="anvil crossbow_bird"),
        me={"hand": "crossbow_mouse sword_mouse"},
    )
    assert asked(table) == "craft-card"
    assert options(table) == {"crossbow_mouse", "done"}
    assert refused(table, "sword_mouse") == ("too-few-crafting-pieces", "4.1.1")
    play(table, "done")
    assert asked(table) == "resolve"
    assert refused(table, "crossbow_mouse") is not None


@pytest.mark.rule("root:7.2.2")
@pytest.mark.parametrize(
    ("there", "expected"),
    [
        ("eyrie 1 marquise 1", "eyrie"),
        ("eyrie 1 roost marquise 2 alliance 2", "eyrie"),
        ("eyrie 1 marquise 2 alliance 2", None),
        ("marquise 1 alliance 1", None),
        ("eyrie 1 marquise 2", "marquise"),
        ("sympathy", None),
    ],
)
def test_lords_of_the_forest_rule_when_tied_for_most(there: str, expected: str | None) -> None:
    table = at(seats="marquise,eyrie,alliance", clearings={"c2": there, "c8": "marquise 3"})
    assert ruler(table, "c2") == expected


@pytest.mark.rule("root:7.2.3")
def test_disdain_for_trade_scores_one_point_for_an_item() -> None:
    table = eyrie({"c1": "roost", "c8": "roost"}, me={"hand": "sword_mouse"})
    play(table, "sword_mouse")
    assert told(table, "scored")[0] == ("eyrie", 1, 1)
    assert player(table, "eyrie")["items"] == ["sword"]


@pytest.mark.rule("root:7.2.3")
def test_disdain_for_trade_leaves_extra_crafting_points_alone() -> None:
    table = eyrie(
        {"c1": "roost", "c8": "roost"},
        me={"hand": "sword_mouse", "crafted": "master_engravers"},
        deck="exiles",
    )
    play(table, "sword_mouse")
    assert told(table, "scored")[:2] == [("eyrie", 1, 1), ("eyrie", 1, 2)]


# 7.3 Faction setup


@pytest.mark.rule("root:7.3.1")
def test_there_are_twenty_warriors() -> None:
    table = begun("eyrie,alliance")
    assert player(table, "eyrie")["supply"] == 20


@pytest.mark.rule("root:7.3.2")
@pytest.mark.parametrize("edition", ["law", "first"])
@pytest.mark.parametrize(("keep", "by_the_keep", "start"), [("c1", "c5", "c3"), ("c4", "c9", "c2")])
def test_they_start_opposite_to_the_keep(
    edition: str, keep: str, by_the_keep: str, start: str
) -> None:
    table = begun("marquise,eyrie", keep, by_the_keep, by_the_keep, edition=edition)
    if asked(table) == "first-building":
        play(table, keep)
    assert asked(table) == "leader"
    assert lies_in(table, start) == {"eyrie": 6, "roost": 1}
    assert player(table, "eyrie")["supply"] == 14


@pytest.mark.rule("root:7.3.2")
def test_they_start_in_any_corner_if_nobody_else_starts_in_one() -> None:
    table = begun("eyrie,alliance")
    assert asked(table) == "first-roost"
    assert options(table) == {"c1", "c2", "c3", "c4"}
    assert refused(table, "c5") == ("not-your-corner", "7.3.2")
    play(table, "c4")
    assert lies_in(table, "c4") == {"eyrie": 6, "roost": 1}


@pytest.mark.rule("root:7.3.3")
def test_they_choose_one_of_four_leaders() -> None:
    table = begun("eyrie,alliance", "c1")
    assert asked(table) == "leader"
    assert options(table) == {"builder", "charismatic", "commander", "despot"}
    play(table, "commander")
    assert board(table, "eyrie")["leader"] == "commander"
    assert board(table, "eyrie")["deposed"] == []


@pytest.mark.rule("root:7.3.4", "root:7.8.1", "root:7.8.2", "root:7.8.3", "root:7.8.4")
@pytest.mark.parametrize(
    ("leader", "columns"),
    [
        ("builder", {"recruit", "move"}),
        ("charismatic", {"recruit", "battle"}),
        ("commander", {"move", "battle"}),
        ("despot", {"move", "build"}),
    ],
)
def test_viziers_are_tucked_where_the_leader_says(leader: str, columns: set[str]) -> None:
    table = begun("eyrie,alliance", "c1", leader)
    found = board(table, "eyrie")["decree"]
    assert {name for name, cards in found.items() if cards == ["vizier"]} == columns
    assert sum(len(cards) for cards in found.values()) == 2


@pytest.mark.rule("root:7.3.5")
def test_six_roosts_remain() -> None:
    table = begun("eyrie,alliance", "c1", "builder")
    assert board(table, "eyrie")["roosts"] == {"on_map": 1, "left": 6}


# 7.4 Birdsong


@pytest.mark.rule("root:7.4.1")
def test_emergency_orders_draw_a_card_for_an_empty_hand() -> None:
    table = eyrie({"c1": "roost"}, phase="birdsong", top="anvil bake_sale")
    assert hand(table, "eyrie") == ["anvil"]
    assert told(table, "drew", "eyrie") == [("eyrie", "anvil")]
    assert told(table, "drew", "marquise") == []


@pytest.mark.rule("root:7.4.1")
def test_emergency_orders_are_not_for_those_who_hold_a_card() -> None:
    table = eyrie({"c1": "roost"}, phase="birdsong", me={"hand": "bake_sale"})
    assert hand(table, "eyrie") == ["bake_sale"]


@pytest.mark.rule("root:7.4.2")
def test_one_card_must_be_added_and_a_second_may() -> None:
    table = eyrie(
        {"c1": "eyrie 1 roost", "c5": "marquise 1"},
        phase="birdsong",
        me={"hand": "anvil bake_sale root_tea_mouse"},
    )
    assert asked(table) == "add-to"
    assert options(table) == {"recruit", "move", "battle", "build"}
    assert refused(table, "done") is not None
    play(table, "move", "anvil")
    assert board(table, "eyrie", "marquise")["decree"]["move"] == ["anvil"]
    assert options(table) == {"recruit", "move", "battle", "build", "done"}
    play(table, "move", "bake_sale")
    assert board(table, "eyrie")["decree"]["move"] == ["anvil", "bake_sale"]
    assert asked(table) != "add-to"
    assert hand(table, "eyrie") == ["root_tea_mouse"]


@pytest.mark.rule("root:7.4.2")
def test_a_second_card_can_be_left_out() -> None:
    table = eyrie({"c1": "roost"}, phase="birdsong", me={"hand": "anvil bake_sale"})
    play(table, "recruit", "anvil", "done")
    assert told(table, "decreed") == [("eyrie", "anvil", "recruit")]


@pytest.mark.rule("root:7.4.2")
def test_only_one_bird_is_added_a_turn() -> None:
    table = eyrie({"c1": "roost"}, phase="birdsong", me={"hand": "birdy_bindle armorers bake_sale"})
    play(table, "battle", "armorers", "battle")
    assert asked(table) != "add"
    assert board(table, "eyrie")["decree"]["battle"] == ["armorers", "bake_sale"]


@pytest.mark.rule("root:7.4.2")
def test_holding_only_birds_they_are_asked_all_the_same() -> None:
    table = eyrie({"c1": "roost"}, phase="birdsong", me={"hand": "birdy_bindle armorers"})
    play(table, "battle", "armorers")
    assert asked(table) == "add-to"
    assert options(table) == {"done"}
    assert refused(table, "move") == ("one-bird-only", "7.4.2")


@pytest.mark.rule("root:7.4.3")
def test_a_new_roost_comes_where_the_fewest_warriors_are() -> None:
    crowded = {f"c{n}": "marquise 2" for n in range(1, 13)}
    lone = {"c5": "marquise 1", "c9": "eyrie 1", "c8": "marquise 1 sawmill 2"}
    table = eyrie(crowded | lone, phase="birdsong", me={"hand": "anvil"})
    play(table, "move")
    assert asked(table) == "new-roost"
    assert options(table) == {"c5", "c9"}
    assert refused(table, "c2") == ("not-the-fewest", "7.4.3")
    assert refused(table, "c8") == ("no-open-slot", "2.2.3")
    play(table, "c5")
    assert ("eyrie", 3, "c5") in told(table, "recruited")
    assert ("eyrie", "roost", "c5") in told(table, "placed")


@pytest.mark.rule("root:7.4.3", "root:1.5.4")
def test_a_new_roost_comes_with_as_many_warriors_as_there_are() -> None:
    table = eyrie({"c2": "eyrie 18"}, phase="birdsong", me={"hand": "anvil"})
    play(table, "battle", "c5")
    assert lies_in(table, "c5") == {"eyrie": 2, "roost": 1}


@pytest.mark.rule("root:7.4.3", "root:6.2.2")
def test_a_new_roost_cannot_come_to_the_keep() -> None:
    crowded = {f"c{n}": "marquise 2" for n in range(1, 13)}
    table = eyrie(
        crowded | {"c1": "keep", "c3": "marquise 1"}, phase="birdsong", me={"hand": "anvil"}
    )
    play(table, "recruit")
    assert told(table, "placed") == [("eyrie", "roost", "c3")]


@pytest.mark.rule("root:7.4.3")
def test_no_new_roost_while_there_is_one() -> None:
    table = eyrie({"c1": "roost", "c5": "marquise 1"}, phase="birdsong", me={"hand": "anvil"})
    play(table, "recruit")
    assert "7.4.3" not in cited(table, "placed")


# 7.5 Daylight


@pytest.mark.rule("root:7.5.1")
def test_crafting_is_optional_and_may_go_on() -> None:
    table = eyrie({"c1": "roost", "c8": "roost"}, me={"hand": "anvil crossbow_bird"})
    play(table, "anvil")
    assert options(table) == {"crossbow_bird", "done"}
    play(table, "crossbow_bird")
    assert player(table, "eyrie")["items"] == ["crossbow", "hammer"]


@pytest.mark.rule("root:7.5.2")
def test_columns_are_resolved_from_left_to_right() -> None:
    table = eyrie(
        {"c1": "eyrie 3 roost", "c10": "marquise 1"},
        columns=decree(build="bake_sale", battle="bake_sale", move="anvil", recruit="anvil")
        | {"battle": ["ambush_rabbit"], "move": ["ambush_fox"]},
        dice=(3, 0),
    )
    assert lies_in(table, "c1") == {"eyrie": 4, "roost": 1}
    assert asked(table) == "move-to"
    play(table, "c10", "3")
    assert lies_in(table, "c10") == {"eyrie": 3, "roost": 1}
    assert told(table, "battle") == [("eyrie", "marquise", "c10")]
    assert told(table, "turmoil") == []


@pytest.mark.rule("root:7.5.2")
def test_cards_of_a_column_are_resolved_in_any_order() -> None:
    table = eyrie(
        {"c1": "eyrie 1 roost", "c5": "eyrie 1 roost", "c2": "marquise 1"},
        columns=decree(move="anvil bake_sale"),
    )
    assert asked(table) == "resolve"
    assert options(table) == {"fox", "rabbit"}
    assert refused(table, "mouse") == ("not-in-column", "7.5.2")
    play(table, "rabbit", "c1")
    assert lies_in(table, "c1") == {"eyrie": 2, "roost": 1}
    assert asked(table) == "move-to"
    assert told(table, "turmoil") == []


@pytest.mark.rule("root:7.5.2")
def test_equal_suits_in_a_column_are_no_reason_for_turmoil() -> None:
    table = eyrie(
        {"c1": "eyrie 1 roost", "c2": "marquise 1"},
        columns=decree(recruit="anvil ambush_fox foxfolk_steel"),
    )
    assert lies_in(table, "c1") == {"eyrie": 4, "roost": 1}
    assert told(table, "turmoil") == []


@pytest.mark.rule("root:7.5.2")
def test_an_impossible_card_may_be_chosen_first_and_means_turmoil() -> None:
    table = eyrie(
        {"c1": "eyrie 1 roost", "c2": "marquise 1"}, columns=decree(recruit="anvil bake_sale")
    )
    play(table, "rabbit")
    assert told(table, "turmoil") == [("eyrie", "recruit", "rabbit")]
    assert lies_in(table, "c1") == {"eyrie": 1, "roost": 1}


@pytest.mark.rule("root:7.5.2", "root:1.4.2")
def test_crafted_cards_can_be_used_between_the_cards_of_the_decree() -> None:
    table = eyrie(
        {"c1": "eyrie 2 roost", "c2": "marquise 1"},
        columns=decree(recruit="anvil ambush_fox"),
        me={"crafted": "tax_collector"},
    )
    play(table, "done")
    assert asked(table) == "resolve"
    assert options(table) == {"fox", "tax_collector"}
    play(table, "fox", "tax_collector")
    assert lies_in(table, "c1") == {"eyrie": 3, "roost": 1}


@pytest.mark.rule("root:7.5.2", "root:1.4.1")
def test_daylight_is_not_over_with_the_last_card_of_the_decree() -> None:
    table = eyrie(
        {"c1": "eyrie 2 roost", "c2": "marquise 1"},
        columns=decree(recruit="anvil"),
        me={"crafted": "tax_collector"},
    )
    play(table, "done", "fox")
    assert asked(table) == "last-things"
    assert options(table) == {"tax_collector", "done"}
    play(table, "tax_collector")  # a warrior for a card
    assert lies_in(table, "c1") == {"eyrie": 2, "roost": 1}


@pytest.mark.rule("root:7.5.2.I")
def test_recruit_places_a_warrior_at_a_matching_roost() -> None:
    table = eyrie(
        {"c1": "roost", "c8": "roost", "c5": "roost", "c2": "marquise 1"},
        columns=decree(recruit="anvil birdy_bindle"),
    )
    play(table, "fox")
    assert options(table) == {"c1", "c8"}
    assert refused(table, "c5") == ("wrong-suit", "2.1.1")
    assert refused(table, "c12") == ("no-roost-there", "7.5.2.I")
    play(table, "c8")
    assert lies_in(table, "c8") == {"eyrie": 1, "roost": 1}
    assert options(table) == {"c1", "c8", "c5"}


@pytest.mark.rule("root:7.5.2.I", "root:7.7")
def test_recruiting_without_a_warrior_left_means_turmoil() -> None:
    table = eyrie({"c1": "eyrie 20 roost", "c2": "marquise 1"}, columns=decree(recruit="anvil"))
    assert told(table, "turmoil") == [("eyrie", "recruit", "fox")]


@pytest.mark.rule("root:7.5.2.II")
def test_move_starts_in_a_matching_clearing() -> None:
    table = eyrie(
        {"c1": "eyrie 2", "c8": "eyrie 2", "c5": "eyrie 2", "c2": "marquise 1"},
        columns=decree(move="anvil"),
    )
    assert asked(table) == "move-from"
    assert options(table) == {"c1", "c8"}
    play(table, "c1", "c10")
    assert options(table) == {"1", "2"}
    play(table, "2")
    assert lies_in(table, "c10") == {"eyrie": 2}


@pytest.mark.rule("root:7.5.2.II", "root:7.7")
def test_no_move_from_a_matching_clearing_means_turmoil() -> None:
    table = eyrie({"c5": "eyrie 2 roost", "c2": "marquise 1"}, columns=decree(move="anvil"))
    assert told(table, "turmoil") == [("eyrie", "move", "fox")]


@pytest.mark.rule("root:7.5.2.III")
def test_battle_is_in_a_matching_clearing() -> None:
    table = eyrie(
        {"c1": "eyrie 2 marquise 1", "c8": "eyrie 2 marquise 1", "c5": "eyrie 1 marquise 1"},
        columns=decree(battle="anvil"),
    )
    assert asked(table) == "battle-in"
    assert options(table) == {"c1", "c8"}


@pytest.mark.rule("root:7.5.2.III", "root:7.7")
def test_nobody_to_fight_in_a_matching_clearing_means_turmoil() -> None:
    table = eyrie({"c1": "eyrie 2", "c5": "eyrie 1 marquise 1"}, columns=decree(battle="anvil"))
    assert told(table, "turmoil") == [("eyrie", "battle", "fox")]


@pytest.mark.rule("root:7.5.2.IV")
def test_build_needs_rule_a_slot_and_no_roost() -> None:
    table = eyrie(
        {
            "c1": "eyrie 1",
            "c6": "eyrie 1 marquise 1 ruin",
            "c8": "eyrie 1 roost",
            "c12": "eyrie 1 marquise 2",
            "c5": "eyrie 1",
        },
        columns=decree(build="anvil"),
    )
    assert options(table) == {"c1", "c6"}
    assert refused(table, "c8") == ("roost-there", "7.5.2.IV")
    assert refused(table, "c12") == ("not-ruled", "2.5")
    assert refused(table, "c5") == ("wrong-suit", "2.1.1")
    play(table, "c6")
    assert lies_in(table, "c6") == {"eyrie": 1, "marquise": 1, "roost": 1}


@pytest.mark.rule("root:7.5.2.IV", "root:6.2.2", "root:7.7")
@pytest.mark.parametrize(
    "clearings",
    [
        {"c1": "eyrie 3 keep marquise 1"},
        {"c1": "eyrie 3 sawmill"},
        {"c1": "eyrie 1 roost", "c5": "eyrie 1"},
        with_roosts(7) | {"c12": "eyrie 3"},
    ],
    ids=["the keep", "no slot", "wrong suit", "no roost left"],
)
def test_nowhere_to_build_means_turmoil(clearings: dict[str, str]) -> None:
    table = eyrie(clearings | {"c9": "marquise 1"}, columns=decree(build="anvil"))
    assert told(table, "turmoil") == [("eyrie", "build", "fox")]


# 7.6 Evening


@pytest.mark.rule("root:7.6.1")
@pytest.mark.parametrize(("roosts", "scored"), [*enumerate((0, 0, 1, 2, 3, 4, 4, 5))])
def test_roosts_score_in_the_evening(roosts: int, scored: int) -> None:
    table = eyrie(with_roosts(roosts) | {"c9": "marquise 1"}, phase="evening")
    assert points(table, "eyrie") == scored
    assert cited(table, "scored") == ["7.6.1"] * bool(scored)


@pytest.mark.rule("root:7.6.2")
@pytest.mark.parametrize(("roosts", "drawn"), [*enumerate((1, 1, 1, 2, 2, 2, 3, 3))])
def test_cards_are_drawn_with_the_bonuses_uncovered(roosts: int, drawn: int) -> None:
    table = eyrie(with_roosts(roosts) | {"c9": "marquise 1"}, phase="evening")
    assert len(hand(table, "eyrie")) == drawn


@pytest.mark.rule("root:7.6.2")
def test_five_cards_are_kept() -> None:
    held = "anvil bake_sale armorers sappers cobbler"
    table = eyrie(
        {"c1": "roost", "c9": "marquise 1"},
        phase="evening",
        me={"hand": held},
        top="investments",
    )
    assert asked(table) == "discard"
    play(table, "armorers")
    assert hand(table, "eyrie") == ["anvil", "bake_sale", "investments", "sappers", "cobbler"]
    assert asker(table) == "marquise"


# 7.7 Turmoil


def in_turmoil(**fields: Any) -> Table[Root]:
    """The Eyrie cannot recruit, and are about to choose their new leader."""
    columns = decree(recruit="vizier anvil", move="bake_sale birdy_bindle", build="vizier")
    table = eyrie({"c2": "eyrie 1", "c5": "marquise 1"}, columns=columns, **fields)
    if asked(table) == "resolve":
        play(table, "bird")
    assert told(table, "turmoil") == [("eyrie", "recruit", "bird")]
    return table


@pytest.mark.rule("root:7.7.1")
@pytest.mark.parametrize(("before", "after"), [(7, 4), (2, 0)])
def test_humiliation_costs_a_point_for_each_bird(before: int, after: int) -> None:
    table = in_turmoil(me={"points": before})
    assert points(table, "eyrie") == after
    assert cited(table, "lost-points") == ["7.7.1"]


@pytest.mark.rule("root:7.7.2")
def test_the_purge_discards_all_but_the_viziers() -> None:
    table = in_turmoil()
    assert sorted(told(table, "discarded")) == [
        ("eyrie", "anvil"),
        ("eyrie", "bake_sale"),
        ("eyrie", "birdy_bindle"),
    ]
    play(table, "commander")
    kept = board(table, "eyrie")["decree"]
    assert sum(len(cards) for cards in kept.values()) == 2
    assert sorted(table.view(0)["discard"]) == ["anvil", "bake_sale", "birdy_bindle"]


@pytest.mark.rule("root:7.7.2", "root:3.3.3")
def test_a_purged_dominance_card_becomes_available() -> None:
    table = eyrie(
        {"c2": "eyrie 1", "c5": "marquise 1"},
        columns=decree(recruit="dominance_fox"),
        seats="eyrie,marquise,alliance",
    )
    assert table.view(0)["available"] == ["dominance_fox"]


@pytest.mark.rule("root:7.7.3")
def test_the_leader_is_deposed_and_a_new_one_chosen() -> None:
    table = in_turmoil(leader="builder", board={"deposed": ["despot"]})
    assert asked(table) == "leader"
    assert options(table) == {"charismatic", "commander"}
    assert refused(table, "builder") == ("leader-deposed", "7.7.3")
    play(table, "charismatic")
    mine = board(table, "eyrie")
    assert mine["leader"] == "charismatic"
    assert mine["deposed"] == ["builder", "despot"]
    assert mine["decree"] == {"recruit": ["vizier"], "move": [], "battle": ["vizier"], "build": []}


@pytest.mark.rule("root:7.7.3.I")
def test_a_new_clutch_when_no_leader_is_face_up() -> None:
    table = in_turmoil(leader="builder", board={"deposed": ["charismatic", "commander", "despot"]})
    assert options(table) == {"builder", "charismatic", "commander", "despot"}
    play(table, "builder")
    assert board(table, "eyrie")["leader"] == "builder"
    assert board(table, "eyrie")["deposed"] == []
    assert told(table, "new-clutch") == [("eyrie",)]


@pytest.mark.rule("root:7.7.4")
def test_turmoil_ends_daylight_at_once() -> None:
    table = eyrie(
        {"c1": "eyrie 2", "c5": "marquise 1 roost", "c2": "roost"},
        columns=decree(recruit="anvil", move="ambush_fox", battle="crossbow_bird"),
        me={"crafted": "tax_collector"},
    )
    play(table, "done", "fox", "commander")
    assert told(table, "moved") == []
    assert told(table, "battle") == []
    assert cited(table, "scored") == ["7.6.1"]
    assert asker(table) == "marquise"
    assert player(table, "eyrie")["hand"]["count"] == 1


# 7.8 Leaders


@pytest.mark.rule("root:7.8.1")
@pytest.mark.parametrize("edition", ["law", "first"])
def test_the_builder_scores_items_in_full(edition: str) -> None:
    table = eyrie(
        {"c1": "roost", "c8": "roost", "c2": "marquise 1"},
        leader="builder",
        me={"hand": "sword_mouse"},
        edition=edition,
    )
    play(table, "sword_mouse")
    assert told(table, "scored")[0] == ("eyrie", 2, 2)


@pytest.mark.rule("root:7.8.2")
def test_the_charismatic_leader_recruits_two() -> None:
    table = eyrie(
        {"c1": "roost", "c2": "marquise 1"}, leader="charismatic", columns=decree(recruit="anvil")
    )
    assert lies_in(table, "c1") == {"eyrie": 2, "roost": 1}


@pytest.mark.rule("root:1.5.4", "root:7.5.2", "root:7.8.2", "root:R41")
def test_the_charismatic_leader_must_place_both() -> None:
    """1.5.4, 7.5.2: the one that is left is placed; then comes the turmoil."""
    table = eyrie(
        {"c1": "eyrie 19 roost", "c2": "marquise 1"},
        leader="charismatic",
        columns=decree(recruit="anvil"),
    )
    assert told(table, "turmoil") == [("eyrie", "recruit", "fox")]
    assert lies_in(table, "c1") == {"eyrie": 20, "roost": 1}
    told_of = [event.name for event in table.events(SPECTATOR)]
    assert told_of.index("recruited") < told_of.index("turmoil")


@pytest.mark.rule("root:1.5.4", "root:7.5.2", "root:7.8.2", "root:R41")
def test_where_the_last_warrior_is_placed_is_for_the_eyrie_to_say() -> None:
    here = {"c1": "eyrie 9 roost", "c6": "eyrie 10 roost", "c2": "marquise 1 roost"}
    table = eyrie(here, leader="charismatic", columns=decree(recruit="anvil"))
    assert (asked(table), options(table)) == ("recruit-at-roost", {"c1", "c6"})
    play(table, "c6")
    assert lies_in(table, "c6") == {"eyrie": 11, "roost": 1}
    assert told(table, "turmoil") == [("eyrie", "recruit", "fox")]


@pytest.mark.rule("root:1.5.4", "root:7.5.2", "root:7.8.2")
@pytest.mark.parametrize(
    "clearings",
    [
        {"c1": "eyrie 20 roost", "c2": "marquise 1"},
        {"c1": "eyrie 19", "c2": "marquise 1 roost"},
    ],
    ids=["nobody left", "no roost that fits"],
)
def test_a_recruit_card_that_can_place_nobody_only_brings_turmoil(
    clearings: dict[str, str],
) -> None:
    table = eyrie(clearings, leader="charismatic", columns=decree(recruit="anvil"))
    assert told(table, "turmoil") == [("eyrie", "recruit", "fox")]
    assert told(table, "recruited") == []


@pytest.mark.rule("root:7.8.3")
@pytest.mark.parametrize(("leader", "left"), [("commander", 2), ("builder", 3)])
def test_the_commander_deals_an_extra_hit_in_attack(leader: str, left: int) -> None:
    table = eyrie(
        {"c1": "eyrie 4 marquise 5"}, leader=leader, columns=decree(battle="anvil"), dice=(2, 0)
    )
    assert lies_in(table, "c1") == {"eyrie": 4, "marquise": left}


@pytest.mark.rule("root:7.8.3")
def test_the_commander_deals_none_in_defence() -> None:
    table = at(
        seats="marquise,eyrie",
        clearings={"c1": "eyrie 1 marquise 5"},
        players={"eyrie": {"board": {"leader": "commander"}}},
        dice=(0, 0),
    )
    play(table, "battle")
    assert lies_in(table, "c1") == {"eyrie": 1, "marquise": 5}


@pytest.mark.rule("root:7.8.4", "root:R42")
@pytest.mark.parametrize(
    ("lost", "scored"),
    [("sawmill workshop", [2, 1]), ("marquise 1 wood", [1, 1]), ("marquise 3", [])],
)
def test_the_despot_scores_once_a_battle_for_buildings_and_tokens(
    lost: str, scored: list[int]
) -> None:
    table = eyrie(
        {"c8": f"eyrie 3 {lost}"}, leader="despot", columns=decree(battle="anvil"), dice=(2, 0)
    )
    assert [count for _, count, _ in told(table, "scored")] == scored
    assert ("7.8.4" in cited(table, "scored")) == bool(scored)


@pytest.mark.rule("root:7.8.4", "root:R42")
def test_the_despot_scores_in_defence_too() -> None:
    table = at(
        seats="marquise,eyrie",
        clearings={"c8": "eyrie 2 marquise 1 sawmill"},
        players={"eyrie": {"board": {"leader": "despot"}}},
        dice=(2, 2),
    )
    play(table, "battle")
    assert points(table, "eyrie") == 2


# The example of the learning booklet


@pytest.mark.rule("root:7.5.2", "root:7.7")
def test_the_decree_and_the_crisis_of_the_learning_booklet() -> None:
    """Bird and fox recruit, a rabbit moves, a bird battles, and nothing can be built."""
    table = eyrie(
        {"c1": "roost", "c10": "eyrie 3 marquise 3 ruin"},
        columns=decree(
            recruit="ambush_bird ambush_fox", move="bake_sale", battle="armorers", build="sappers"
        ),
        dice=(1, 1),
        me={"points": 5},
    )
    play(table, "fox")
    assert lies_in(table, "c1") == {"eyrie": 2, "roost": 1}
    play(table, "c1", "1")
    assert told(table, "battle") == [("eyrie", "marquise", "c10")]
    assert lies_in(table, "c10") == {"eyrie": 1, "marquise": 2}
    assert told(table, "turmoil") == [("eyrie", "build", "bird")]
    assert points(table, "eyrie") == 2


# Writing it down


def test_a_third_vizier_is_refused() -> None:
    with pytest.raises(PositionError, match="two viziers"):
        eyrie({}, columns=decree(move="vizier vizier vizier"))


def test_a_mistyped_column_is_named() -> None:
    with pytest.raises(PositionError, match=r"decree\.recrut: no such field; did you mean"):
        eyrie({}, columns=decree(recrut="anvil"))


def test_left_out_the_decree_has_the_viziers_of_the_leader() -> None:
    table = at(
        seats="marquise,eyrie",
        clearings={"c1": "marquise 1"},
        players={"eyrie": {"board": {"leader": "despot"}}},
    )
    found = board(table, "eyrie")["decree"]
    assert found == {"recruit": [], "move": ["vizier"], "battle": [], "build": ["vizier"]}


# Random games


@pytest.mark.games
@pytest.mark.parametrize("seats", ["marquise,eyrie", "eyrie,marquise"])
@pytest.mark.parametrize("number", sample(12, range(100)))
def test_random_games(seats: str, number: int) -> None:
    check_game(seats, number)
