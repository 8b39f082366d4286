"""Chapter 6: the Marquise de Cat."""

from typing import Any

import pytest

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
    told,
)
from spinney.core import Table
from spinney.core.table import SINGLE
from spinney.root.game import GAME
from spinney.root.state import Root
from spinney.root.words import RECRUITER, SAWMILL, WORKSHOP

SEATS = "marquise,eyrie"
PLACES = ("c2", "c5", "c7", "c8", "c9", "c11")
"""Clearings with two slots and more."""


def marquise(clearings: dict[str, str], **fields: Any) -> Table[Root]:
    """The Marquise in Daylight, with a hand if one is given."""
    mine = {name: fields.pop(name) for name in ("hand", "crafted", "points") if name in fields}
    players = {"marquise": mine, **fields.pop("others", {})}
    return at(seats=fields.pop("seats", SEATS), clearings=clearings, players=players, **fields)


def begun(*words: str, **given: str) -> Table[Root]:
    table = Table(GAME, GAME.setup(seats=SEATS, first="1", **given), "acorn")
    return play(table, *words)


# 6.2 Faction rules and abilities


@pytest.mark.rule("root:6.2.1")
def test_she_crafts_with_workshops_at_the_start_of_daylight_only() -> None:
    table = marquise({"c8": "marquise 1 workshop"}, hand="anvil crossbow_mouse")
    play(table, "done")
    assert asked(table) == "marquise-act"
    assert refused(table, "anvil") is not None
    play(table, "march c4 done")
    assert refused(table, "anvil") is not None


@pytest.mark.rule("root:6.2.2")
def test_others_may_move_into_the_clearing_with_the_keep() -> None:
    table = at(
        seats="eyrie,marquise",
        clearings={"c5": "eyrie 2", "c1": "keep marquise 1"},
        players={"eyrie": {"board": {"leader": "despot", "decree": {"move": ["bake_sale"]}}}},
        force=True,
    )
    play(table, "c1")
    assert "2" in options(table)


@pytest.mark.rule("root:6.2.2")
def test_the_marquise_places_pieces_at_her_keep() -> None:
    table = marquise({"c2": "keep marquise 1 recruiter"})
    play(table, "recruit")
    assert lies_in(table, "c2")["marquise"] == 2


@pytest.mark.rule("root:6.2.2")
def test_a_lost_keep_is_gone() -> None:
    """Nothing ever brings it back, and it hinders nobody any more."""
    table = at(
        seats="eyrie,marquise",
        clearings={"c1": "eyrie 2 keep"},
        players={
            "eyrie": {
                "board": {
                    "leader": "despot",
                    "decree": {"battle": ["sappers"], "build": ["anvil"]},
                }
            }
        },
        dice=(0, 0),
        force=True,
    )
    assert lies_in(table, "c1") == {"eyrie": 2, "roost": 1}


@pytest.mark.rule("root:6.2.3")
def test_field_hospitals_bring_the_fallen_to_the_keep() -> None:
    table = marquise(
        {"c1": "keep", "c5": "marquise 3 eyrie 3"}, hand="bake_sale anvil sappers", dice=(2, 2)
    )
    play(table, "battle")
    assert (asked(table), asker(table)) == ("hospitals", "marquise")
    assert options(table) == {"bake_sale", "sappers", "done"}
    assert refused(table, "anvil") == ("wrong-suit", "2.1.1")
    play(table, "bake_sale")
    assert lies_in(table, "c1") == {"marquise": 2, "keep": 1}
    assert lies_in(table, "c5") == {"marquise": 1, "eyrie": 1}
    assert told(table, "rescued") == [("marquise", 2, "c1")]


@pytest.mark.rule("root:6.2.3")
def test_field_hospitals_need_not_be_used() -> None:
    table = marquise({"c1": "keep", "c5": "marquise 3 eyrie 3"}, hand="bake_sale", dice=(2, 2))
    play(table, "battle done")
    assert lies_in(table, "c1") == {"keep": 1}
    assert hand(table, "marquise") == ["bake_sale"]


@pytest.mark.rule("root:6.2.3")
def test_without_a_keep_there_are_no_field_hospitals() -> None:
    table = marquise({"c5": "marquise 3 eyrie 3"}, hand="bake_sale", dice=(2, 2))
    play(table, "battle")
    assert asked(table) == "marquise-act"
    assert player(table, "marquise")["supply"] == 24


@pytest.mark.rule("root:6.2.3", "root:R25")
def test_the_ambush_and_the_dice_of_a_battle_are_two_removals() -> None:
    table = marquise(
        {"c1": "keep", "c5": "marquise 4 eyrie 3"},
        hand="bake_sale sappers",
        others={"eyrie": {"hand": "ambush_rabbit"}},
        dice=(2, 2),
    )
    play(table, "battle ambush_rabbit done")
    play(table, "bake_sale")
    assert asked(table) == "hospitals"
    play(table, "sappers")
    assert told(table, "rescued") == [("marquise", 2, "c1")] * 2


@pytest.mark.rule("root:6.2.3", "root:R25")
def test_each_clearing_takes_a_card_of_its_own() -> None:
    table = at(
        seats="eyrie,marquise",
        clearings={
            "c6": "roost marquise 1",
            "c8": "roost marquise 2",
            "c12": "roost",
            "c2": "keep",
        },
        players={
            "eyrie": {"hand": "favor_of_the_foxes", "board": {"leader": "despot"}},
            "marquise": {"hand": "anvil sappers"},
        },
    )
    play(table, "favor_of_the_foxes anvil done")
    assert lies_in(table, "c2") == {"keep": 1, "marquise": 1}
    assert hand(table, "marquise") == ["sappers"]


# 6.3 Faction setup


@pytest.mark.rule("root:6.3.1")
def test_there_are_twenty_five_warriors_and_eight_wood() -> None:
    table = begun()
    assert player(table, "marquise")["supply"] == 25
    assert board(table, "marquise")["wood"] == 8


@pytest.mark.rule("root:6.3.2")
def test_the_keep_is_placed_in_a_corner() -> None:
    table = begun()
    assert (asked(table), options(table)) == ("place-keep", {"c1", "c2", "c3", "c4"})
    assert refused(table, "c5") == ("not-a-corner", "6.3.2")


@pytest.mark.rule("root:6.3.3")
@pytest.mark.parametrize(("keep", "opposite"), [("c1", 3), ("c2", 4), ("c3", 1), ("c4", 2)])
def test_every_clearing_but_the_opposite_corner_has_a_warrior(keep: str, opposite: int) -> None:
    table = begun(keep)
    garrisons = [lies_in(table, f"c{n}").get("marquise", 0) for n in range(1, 13)]
    assert garrisons == [int(n != opposite) for n in range(1, 13)]
    assert player(table, "marquise")["supply"] == 14


@pytest.mark.rule("root:6.3.4")
def test_three_buildings_are_placed_at_the_keep_or_next_to_it() -> None:
    table = begun("c2")
    assert asked(table) == "first-building"
    assert options(table) == {"c2", "c5", "c6", "c10"}
    assert refused(table, "c1") == ("not-by-the-keep", "6.3.4")
    play(table, "c2 c2")
    assert refused(table, "c2") == ("no-open-slot", "2.2.3")
    play(table, "c6")
    assert lies_in(table, "c2") == {"marquise": 1, "keep": 1, "sawmill": 1, "workshop": 1}
    assert lies_in(table, "c6") == {"marquise": 1, "recruiter": 1}


@pytest.mark.rule("root:6.3.5")
def test_five_buildings_of_each_kind_are_left() -> None:
    table = begun("c2 c2 c2 c5")
    left = {"on_map": 1, "left": 5}
    assert board(table, "marquise")["buildings"] == {
        "sawmill": left,
        "workshop": left,
        "recruiter": left,
    }
    assert points(table, "marquise") == 0


# 6.4 Birdsong


@pytest.mark.rule("root:6.4")
def test_each_sawmill_yields_a_wood() -> None:
    table = marquise(
        {"c2": "sawmill 2", "c5": "sawmill wood", "c1": "marquise 1"}, phase="birdsong"
    )
    assert lies_in(table, "c2") == {"sawmill": 2, "wood": 2}
    assert lies_in(table, "c5") == {"sawmill": 1, "wood": 2}


@pytest.mark.rule("root:6.4", "root:R26")
def test_with_too_little_wood_she_says_where_it_goes() -> None:
    table = marquise(
        {"c2": "sawmill 2", "c5": "sawmill", "c1": "marquise 1 wood 6"}, phase="birdsong"
    )
    assert (asked(table), options(table)) == ("place-wood", {"c2", "c5"})
    assert refused(table, "c1") == ("no-sawmill-there", "6.5.5")
    play(table, "c5")
    assert lies_in(table, "c5") == {"sawmill": 1, "wood": 1}
    assert lies_in(table, "c2") == {"sawmill": 2, "wood": 1}


# 6.5 Daylight


@pytest.mark.rule("root:6.5")
def test_there_are_three_actions_in_any_order_and_number() -> None:
    table = marquise({"c1": "marquise 4 eyrie 3", "c5": "recruiter"}, hand="sappers", dice=(0, 0))
    play(table, "battle march c5 1 done")
    assert board(table, "marquise")["actions"] == 1
    play(table, "recruit")
    assert board(table, "marquise")["actions"] == 0
    assert refused(table, "march") == ("no-actions-left", "6.5")
    assert options(table) == {"extra_action", "done"}


@pytest.mark.rule("root:6.5")
def test_fewer_actions_may_be_taken() -> None:
    table = marquise({"c1": "marquise 4", "c3": "eyrie 2 roost"})
    play(table, "done")
    assert table.view(0)["active"] == "eyrie"


@pytest.mark.rule("root:6.5")
def test_each_bird_card_buys_another_action() -> None:
    table = marquise(
        {"c1": "marquise 4"}, hand="sappers armorers", top="anvil", others={"eyrie": {"hand": ""}}
    )
    play(table, "extra_action sappers")
    assert board(table, "marquise")["actions"] == 4
    play(table, "extra_action")
    assert board(table, "marquise")["actions"] == 5
    assert table.view(0)["discard"] == ["armorers", "sappers"]
    assert refused(table, "extra_action") == ("no-bird", "6.5")


@pytest.mark.rule("root:6.5.1")
def test_an_action_can_be_a_battle() -> None:
    table = marquise({"c1": "marquise 2 eyrie 2"}, dice=(1, 0))
    play(table, "battle")
    assert told(table, "battle") == [("marquise", "eyrie", "c1")]
    assert lies_in(table, "c1") == {"marquise": 2, "eyrie": 1}


@pytest.mark.rule("root:6.5.2")
def test_a_march_is_up_to_two_moves() -> None:
    table = marquise({"c1": "marquise 3"})
    play(table, "march c5 1")
    assert (asked(table), options(table)) == ("move-from", {"c1", "c5", "done"})
    play(table, "c1 c9 1")
    assert asked(table) == "marquise-act"
    assert board(table, "marquise")["actions"] == 2
    play(table, "march c1 c5 done")
    assert cited(table, "moved") == ["6.5.2"] * 3


@pytest.mark.rule("root:6.5.3")
def test_recruiting_places_a_warrior_at_each_recruiter_once_a_turn() -> None:
    table = marquise({"c2": "recruiter 2", "c5": "recruiter", "c1": "marquise 1"})
    play(table, "recruit")
    assert lies_in(table, "c2") == {"marquise": 2, "recruiter": 2}
    assert lies_in(table, "c5") == {"marquise": 1, "recruiter": 1}
    assert refused(table, "recruit") == ("recruited-already", "6.5.3")


@pytest.mark.rule("root:6.5.3")
def test_recruiting_needs_recruiters_and_warriors() -> None:
    assert refused(marquise({"c1": "marquise 1"}), "recruit") == ("no-recruiters", "6.5.3")
    table = marquise({"c1": "marquise 25", "c2": "recruiter"})
    assert refused(table, "recruit") == ("no-warriors-left", "1.5.1")


@pytest.mark.rule("root:6.5.3", "root:R26")
def test_with_too_few_warriors_she_says_where_they_go() -> None:
    table = marquise(
        {"c2": "recruiter 2", "c5": "recruiter", "c7": "recruiter", "c1": "marquise 23"}
    )
    play(table, "recruit")
    assert (asked(table), options(table)) == ("recruit-at", {"c2", "c5", "c7"})
    assert refused(table, "c1") == ("no-recruiter-there", "6.5.3")
    play(table, "c5")
    assert options(table) == {"c2", "c7"}
    play(table, "c2")
    assert lies_in(table, "c5") == {"marquise": 1, "recruiter": 1}
    assert lies_in(table, "c2") == {"marquise": 1, "recruiter": 2}
    assert lies_in(table, "c7") == {"recruiter": 1}


@pytest.mark.rule("root:6.5.4")
def test_building_places_a_building() -> None:
    table = marquise({"c5": "marquise 1", "c2": "sawmill"})
    play(table, "build c5 workshop")
    assert lies_in(table, "c5") == {"marquise": 1, "workshop": 1}
    assert board(table, "marquise")["actions"] == 2


@pytest.mark.rule("root:6.5.4")
def test_without_an_open_slot_in_a_ruled_clearing_nothing_is_built() -> None:
    table = marquise({"c1": "marquise 1 sawmill", "c2": "eyrie 1"})
    assert refused(table, "build") == ("no-place-to-build", "6.5.4")


@pytest.mark.rule("root:6.5.4.I")
def test_she_builds_where_she_rules_and_what_she_can_pay() -> None:
    table = marquise(
        {"c5": "marquise 1 sawmill", "c1": "eyrie 1 wood 4", "c9": "marquise 1", "c2": "sawmill"}
    )
    play(table, "build")
    assert refused(table, "c1") == ("not-ruled", "2.5")
    play(table, "c5")
    assert options(table) == {"workshop", "recruiter"}
    assert refused(table, "sawmill") == ("too-little-wood", "6.5.4.II")


@pytest.mark.rule("root:6.5.4.II")
def test_wood_is_paid_through_connected_clearings_that_she_rules() -> None:
    table = marquise(
        {
            "c1": "marquise 1 wood",
            "c5": "marquise 1",
            "c2": "marquise 1 wood 2 sawmill",
            "c6": "eyrie 1",
            "c3": "marquise 1 wood 4 sawmill",
        }
    )
    play(table, "build c5 sawmill")
    assert (asked(table), options(table)) == ("pay-wood", {"c1", "c2"})
    assert refused(table, "c3") == ("no-wood-there", "6.5.4.II")
    play(table, "c2 c1")
    assert lies_in(table, "c1") == {"marquise": 1}
    assert lies_in(table, "c2") == {"marquise": 1, "sawmill": 1, "wood": 1}
    assert lies_in(table, "c5") == {"marquise": 1, "sawmill": 1}


@pytest.mark.rule("root:6.5.4.II")
def test_wood_is_paid_at_once_though_without_it_she_would_not_rule() -> None:
    table = marquise(
        {"c5": "marquise 1", "c2": "marquise 1 wood 2 eyrie 3", "c1": "sawmill", "c9": "sawmill"},
        crafted="soup_kitchens",
        deck="exiles",
    )
    play(table, "build c5 sawmill")
    assert lies_in(table, "c2") == {"marquise": 1, "eyrie": 3}
    assert lies_in(table, "c5") == {"marquise": 1, "sawmill": 1}


@pytest.mark.rule("root:6.5.4.II")
@pytest.mark.parametrize(("built", "cost"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (5, 4)])
def test_each_further_building_of_a_kind_costs_what_its_column_says(built: int, cost: int) -> None:
    clearings = dict.fromkeys(PLACES[:built], "marquise 1 recruiter")
    table = marquise({**clearings, "c4": "marquise 1", "c1": f"marquise 1 wood {cost}"})
    play(table, "build c1 recruiter")
    assert told(table, "paid-wood") == [("marquise", "c1")] * cost
    assert lies_in(table, "c1") == {"marquise": 1, "recruiter": 1}
    if cost:
        poor = marquise({**clearings, "c4": "marquise 1", "c1": f"marquise 1 wood {cost - 1}"})
        play(poor, "build c1")
        assert refused(poor, "recruiter") == ("too-little-wood", "6.5.4.II")


@pytest.mark.rule("root:6.5.4.III")
@pytest.mark.parametrize(
    ("kind", "scored"),
    [
        ("sawmill", (0, 1, 2, 3, 4, 5)),
        ("workshop", (0, 2, 2, 3, 4, 5)),
        ("recruiter", (0, 1, 2, 3, 3, 4)),
    ],
)
@pytest.mark.parametrize("built", range(6))
def test_a_building_scores_what_its_space_says(
    kind: str, scored: tuple[int, ...], built: int
) -> None:
    clearings = dict.fromkeys(PLACES[:built], f"marquise 1 {kind}")
    table = marquise({**clearings, "c4": "marquise 1", "c1": "marquise 1 wood 4"})
    play(table, f"build c1 {kind}")
    assert points(table, "marquise") == scored[built]


@pytest.mark.rule("root:6.5.5")
def test_overwork_spends_a_card_that_matches_a_sawmill_for_a_wood_there() -> None:
    table = marquise(
        {"c2": "sawmill", "c5": "sawmill", "c8": "sawmill", "c1": "marquise 1"},
        hand="bake_sale investments",
    )
    play(table, "overwork")
    assert (asked(table), options(table)) == ("overwork-in", {"c2", "c5"})
    assert refused(table, "c8") == ("no-sawmill-there", "6.5.5")
    play(table, "c2")
    assert lies_in(table, "c2") == {"sawmill": 1, "wood": 1}
    assert table.view(0)["discard"] == ["investments"]
    assert board(table, "marquise")["actions"] == 2


# 6.6 Evening


@pytest.mark.rule("root:6.6")
@pytest.mark.parametrize(("recruiters", "drawn"), [(0, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_she_draws_a_card_and_one_more_per_uncovered_bonus(recruiters: int, drawn: int) -> None:
    clearings = dict.fromkeys(PLACES[:recruiters], "marquise 1 recruiter")
    table = marquise(
        {**clearings, "c3": "roost eyrie 1"},
        phase="evening",
        others={"eyrie": {"hand": "anvil", "board": {"leader": "despot"}}},
    )
    assert player(table, "marquise")["hand"]["count"] == drawn


@pytest.mark.rule("root:6.6")
def test_she_keeps_five_cards_of_her_choice() -> None:
    table = marquise(
        {"c1": "marquise 1"},
        hand="anvil bake_sale investments cobbler tax_collector",
        top="sappers",
        phase="evening",
    )
    assert (asked(table), asker(table)) == ("discard", "marquise")
    play(table, "bake_sale")
    assert player(table, "marquise")["hand"]["count"] == 5
    assert "bake_sale" in table.view(0)["discard"]


def test_where_slots_run_short_by_the_keep_fewer_buildings_are_placed() -> None:
    """6.3.4, R26: the Vault Keepers' vault and the Furious Protector came first."""
    given = {"map": "mountain", "hands": "five", "hirelings": "random", "first": "2"}
    setup = GAME.setup(seats="eyrie,marquise,duchy", **given)
    table = Table(GAME, setup, "further-2-858", auto=SINGLE)
    for word in ("brigand", "furious_protector", "c9", "c1", "c1", "c8"):
        table.play(word)
    assert asked(table) == "leader"
    buildings = [(SAWMILL, 1), (WORKSHOP, 1), (RECRUITER, 0)]
    assert [(piece, table.state.placed[piece]) for piece, _ in buildings] == buildings
