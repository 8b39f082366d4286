"""Chapter 15: what the Keepers do with relics, and what others do with them."""

import pytest

from root.games import check_position
from root.knights import RETAINER, facing, keepers
from root.positions import (
    asked,
    asker,
    board,
    cited,
    lies_in,
    options,
    play,
    player,
    points,
    refused,
    told,
)

TWO = "tablet_1 tablet_2"
FT, TF = "waystation_figure_tablet", "waystation_tablet_figure"
TJ, JF = "waystation_tablet_jewelry", "waystation_jewelry_figure"


# 15.2.4 Devout Knights in battle


@pytest.mark.rule("root:15.2.4")
@pytest.mark.parametrize(("there", "lost"), [("keepers 4 figure_1", 1), ("keepers 4", 2)])
def test_they_ignore_the_first_hit_where_a_relic_is(there: str, lost: int) -> None:
    table = facing({"c1": f"marquise 3 {there}"}, dice=(2, 0))
    play(table, "battle")
    assert lies_in(table, "c1")["keepers"] == 4 - lost
    assert told(table, "ignored-one") == [("keepers", "figure_1")] * (2 - lost)


@pytest.mark.rule("root:15.2.4")
def test_in_attack_too() -> None:
    table = keepers({"c1": "keepers 3 marquise 2 tablet_1"}, "/ anvil /", dice=(2, 1))
    play(table, "anvil")
    assert lies_in(table, "c1") == {"keepers": 3, "tablet_1": 1}
    assert told(table, "hit") == [("marquise", 2)]


@pytest.mark.rule("root:15.2.4")
def test_relics_without_a_warrior_protect_nothing() -> None:
    table = facing({"c8": f"marquise 3 figure_1 {FT}"}, dice=(1, 0))
    play(table, "battle")
    assert told(table, "hit") == [("keepers", 2)]
    assert told(table, "ignored-one") == []


@pytest.mark.rule("root:15.2.4")
def test_of_an_ambush_one_hit_is_ignored_and_then_no_more() -> None:
    table = keepers(
        {"c1": "keepers 4 marquise 3 jewelry_1"},
        "/ anvil /",
        others={"marquise": {"hand": "ambush_fox"}},
        dice=(2, 1),
    )
    play(table, "anvil ambush_fox")
    assert told(table, "hit") == [("keepers", 1), ("keepers", 1), ("marquise", 2)]
    assert lies_in(table, "c1") == {"keepers": 2, "marquise": 1, "jewelry_1": 1}


# 15.2.4 Devout Knights on the move


@pytest.mark.rule("root:15.2.4")
def test_a_relic_may_go_along_with_each_warrior() -> None:
    table = keepers({"c1": "keepers 3 figure_3 2 tablet_1"}, "anvil / /")
    play(table, "anvil c5 2")
    assert (asked(table), options(table)) == ("relic-along", {"figure_3", "tablet_1", "done"})
    assert refused(table, "jewelry_1") == ("no-such-relic", "15.2.1")
    play(table, "figure_3 figure_3")
    assert lies_in(table, "c5") == {"keepers": 2, "figure_3": 2}
    assert lies_in(table, "c1") == {"keepers": 1, "tablet_1": 1}
    assert told(table, "relic-moved") == [("keepers", "figure_3", "c1", "c5")] * 2


@pytest.mark.rule("root:15.2.4")
def test_relics_may_stay() -> None:
    table = play(keepers({"c1": "keepers 3 figure_1"}, "anvil / /"), "anvil c5 3 done")
    assert lies_in(table, "c1") == {"figure_1": 1}


@pytest.mark.rule("root:15.2.4", "root:false_orders")
def test_who_is_forced_to_move_may_take_relics_along() -> None:
    table = facing(
        {"c1": "keepers 3 figure_1 tablet_1"},
        deck="exiles",
        phase="birdsong",
        marquise={"crafted": "false_orders"},
    )
    play(table, "false_orders c5")
    assert (asker(table), asked(table)) == ("keepers", "relic-along")
    play(table, "tablet_1 done")
    assert lies_in(table, "c5") == {"keepers": 2, "tablet_1": 1}


# 15.2.5 Prized Trophies


@pytest.mark.rule("root:15.2.5")
def test_who_removes_a_relic_scores_two_points_and_puts_it_into_a_forest() -> None:
    table = facing({"c1": "marquise 3 figure_1"}, dice=(1, 0))
    play(table, "battle")
    assert (asker(table), asked(table)) == ("marquise", "return-relic")
    assert points(table, "marquise") == 2
    assert options(table) == {f"f{i}" for i in range(1, 8)}
    assert refused(table, "f8") == ("no-such-forest", "2.4")
    play(table, "f4")
    assert lies_in(table, "c1") == {"marquise": 3}
    assert board(table, "keepers", "marquise")["forests"]["f4"] == ["figure_1"]
    assert cited(table, "scored") == ["3.2.1", "15.2.5"]
    check_position(table)


@pytest.mark.rule("root:15.2.5")
def test_each_of_several_relics_is_a_trophy() -> None:
    table = facing(
        {
            "c8": "marquise 3 figure_3 2 tablet_2",
            "c1": "workshop",
            "c6": "workshop",
            "c12": "workshop",
        },
        hand="favor_of_the_foxes",
    )
    play(table, "favor_of_the_foxes")
    assert points(table, "marquise") == 6
    play(table, "f1 f1 f2")
    assert board(table, "keepers")["forests"]["f1"] == ["figure_3", "figure_3"]


@pytest.mark.rule("root:15.2.5", "root:15.5.2.II.a")
def test_a_trophy_can_be_delved_again_and_its_value_is_known() -> None:
    table = keepers({"c8": "keepers 1"}, "/ anvil /", woods={"f7": "| figure_3"})
    play(table, "anvil f7")
    assert (asked(table), options(table)) == (
        "delve-what",
        {"figure", "figure_3", "tablet", "jewelry"},
    )
    play(table, "figure_3")
    assert lies_in(table, "c8") == {"keepers": 1, "figure_3": 1}


@pytest.mark.rule("root:15.2.5", "root:3.1")
def test_the_prize_wins_the_game_at_once() -> None:
    table = facing({"c1": "marquise 3 figure_1"}, dice=(1, 0), marquise={"points": 28})
    play(table, "battle")
    assert table.over
    assert points(table, "marquise") == 30
    check_position(table)


# 15.5.2.II Delve


@pytest.mark.rule("root:15.5.2.II.a")
def test_a_relic_comes_out_of_a_forest_beside_the_clearing_and_is_turned_up() -> None:
    woods = {"f1": "jewelry_1", "f3": "tablet_2", "f2": ""}
    table = keepers({"c1": "keepers 2", "c10": "keepers 3"}, f"/ {RETAINER} /", woods=woods)
    play(table, f"{RETAINER} c10")
    assert (asked(table), options(table)) == ("delve-from", {"f1", "f3", "done"})
    assert refused(table, "f7") == ("forest-not-adjacent", "15.5.2.II.a")
    assert refused(table, "f2") == ("no-relic-in-forest", "15.5.2.II.a")
    assert refused(table, "c1") == ("no-such-forest", "2.4")
    play(table, "f1")
    assert lies_in(table, "c10") == {"keepers": 3, "jewelry_1": 1}
    assert told(table, "delved") == [("keepers", "jewelry_1", "f1", "c10")]
    assert "jewelry_1" not in board(table, "keepers")["face_down"]


@pytest.mark.rule("root:15.5.2.II")
def test_they_may_delve_after_a_battle_and_need_not() -> None:
    here = {"c12": "keepers 3 marquise 1"}
    table = play(keepers(here, f"/ {RETAINER} /", dice=(1, 0)), f"{RETAINER}")
    assert (asked(table), lies_in(table, "c12")) == ("delve-from", {"keepers": 3})
    play(table, "done")
    assert told(table, "delved") == []
    assert board(table, "keepers")["retinue"]["delve"] == [RETAINER]


@pytest.mark.rule("root:15.5.2.II", "root:R102")
def test_they_delve_even_if_nobody_is_left_there() -> None:
    here = {"c12": "keepers 3 marquise 2"}
    table = keepers(
        here, "/ anvil /", others={"marquise": {"hand": "ambush_fox"}}, dice=(3, 3), woods={}
    )
    play(table, "anvil ambush_fox")
    assert lies_in(table, "c12").get("keepers", 0) <= 1
    assert asked(table) == "delve-from"


@pytest.mark.rule("root:15.5.2.II.b")
@pytest.mark.parametrize(
    ("around", "relic", "stays"),
    [
        ({}, "figure_1", True),
        ({}, "figure_2", False),
        ({"c2": "keepers 1"}, "figure_2", True),
        ({"c2": "keepers 1", "c9": "keepers 1"}, "figure_3", False),
        ({"c2": "keepers 1", "c5": FT}, "figure_3", True),
    ],
)
def test_who_rules_too_few_clearings_around_the_forest_loses_the_card(
    around: dict[str, str], relic: str, stays: bool
) -> None:
    table = keepers({"c1": "keepers 1"} | around, "/ anvil /", woods={"f1": relic})
    play(table, "anvil f1")
    kept = board(table, "keepers")["retinue"]["delve"]
    assert (kept == ["anvil"], "anvil" in table.view(0)["discard"]) == (stays, not stays)
    assert lies_in(table, "c1") == {"keepers": 1, relic: 1}, "the relic comes anyway"


@pytest.mark.rule("root:15.5.2.II.b", "root:15.3.4", "root:R104")
def test_a_retainer_that_is_lost_leaves_the_game() -> None:
    table = keepers({"c1": "keepers 1"}, f"/ {RETAINER} /", woods={"f1": "figure_3"})
    play(table, f"{RETAINER}", "f1")
    assert board(table, "keepers")["retinue"]["delve"] == []
    assert RETAINER not in table.view(0)["discard"]
    assert told(table, "retainer-left") == [("keepers",)]


@pytest.mark.rule("root:15.5.2.II")
def test_of_two_cards_the_one_that_was_used_is_lost() -> None:
    table = keepers({"c1": "keepers 1"}, "/ anvil foxfolk_steel /", woods={"f1": "figure_3"})
    play(table, "foxfolk_steel f1")
    assert board(table, "keepers")["retinue"]["delve"] == ["anvil"]


# 15.5.2.III Recover


@pytest.mark.rule("root:15.5.2.III.a")
def test_a_relic_is_recovered_at_a_waystation_of_its_type() -> None:
    here = {"c8": f"{FT} figure_1 tablet_1", "c7": f"{JF} tablet_2"}
    table = keepers(here, f"/ / {RETAINER}")
    play(table, RETAINER)
    assert points(table, "keepers") == 1
    assert lies_in(table, "c8") == {FT: 1, "tablet_1": 1}
    assert board(table, "keepers")["recovered"] == {
        "figure": ["figure_1"],
        "tablet": [],
        "jewelry": [],
    }


@pytest.mark.rule("root:15.5.2.III", "root:15.5.2.III.a")
def test_relics_are_recovered_in_a_clearing_of_the_cards_suit() -> None:
    here = {"c8": f"{FT} figure_1 tablet_1 keepers 1", "c2": f"{TJ} tablet_2 jewelry_1"}
    table = play(keepers(here, "/ / investments birdy_bindle"), "birdy_bindle recover")
    assert (asked(table), options(table)) == ("recover-in", {"c2", "c8"})
    assert refused(table, "c1") == ("nothing-to-recover", "15.5.2.III.a")
    table = play(keepers(here, "/ / investments birdy_bindle"), "investments")
    assert told(table, "recovered") == [("keepers", "tablet_2", "c2")]
    table = play(keepers(here, "/ / anvil birdy_bindle"), "anvil recover")
    assert told(table, "recovered") == [("keepers", "figure_1", "c8")]


@pytest.mark.rule("root:15.5.2.III.a")
def test_what_the_waystation_does_not_show_stays() -> None:
    here = {"c8": f"{FT} figure_1 figure_2 tablet_1"}
    table = play(keepers(here, "/ / anvil"), "anvil")
    assert (asked(table), options(table)) == ("recover-what", {"figure_1", "figure_2"})
    assert refused(table, "tablet_1") == ("no-waystation-for-it", "15.5.2.III.a")
    assert refused(table, "jewelry_1") == ("no-such-relic", "15.2.1")
    assert refused(table, "done") == ("not-here", "1.4.2")


@pytest.mark.rule("root:15.5.2.III.b")
@pytest.mark.parametrize(
    ("before", "scored"),
    [
        ({}, 2),
        ({"tablet": "tablet_1"}, 2),
        ({"tablet": "tablet_1", "jewelry": "jewelry_1 jewelry_2"}, 4),
        ({"figure": "figure_1", "tablet": "tablet_1", "jewelry": "jewelry_1 jewelry_2"}, 2),
        (
            {"figure": "figure_1", "tablet": "tablet_1 tablet_2", "jewelry": "jewelry_1 jewelry_2"},
            4,
        ),
    ],
)
def test_a_relic_scores_its_value_and_two_more_for_a_column(
    before: dict[str, str], scored: int
) -> None:
    table = keepers({"c8": f"{FT} figure_2"}, "/ / anvil", recovered=before)
    play(table, "anvil")
    assert points(table, "keepers") == scored
    assert set(cited(table, "scored")) == {"15.5.2.III.b"}
    assert len(told(table, "relics-column")) == (scored > 2)


@pytest.mark.rule("root:15.5.2.III.c")
@pytest.mark.parametrize(
    ("around", "relic", "stays"),
    [
        ({}, "figure_1", True),
        ({"c2": "keepers 3", "c5": "keepers 3"}, "figure_2", False),
        ({"c1": "keepers 1"}, "figure_2", True),
        ({"c1": "keepers 1"}, "figure_3", False),
        ({"c1": "keepers 1", "c12": "keepers 1"}, "figure_3", True),
    ],
)
def test_who_rules_too_few_clearings_of_the_suit_loses_the_card(
    around: dict[str, str], relic: str, stays: bool
) -> None:
    table = keepers({"c8": f"{FT} {relic}"} | around, "/ / anvil")
    play(table, "anvil", *(["recover"] if "c1" in around else []))
    kept = board(table, "keepers")["retinue"]["recover"]
    assert (kept == ["anvil"], "anvil" in table.view(0)["discard"]) == (stays, not stays)
    assert points(table, "keepers") == int(relic[-1]), "the points are theirs anyway"


@pytest.mark.rule("root:15.5.2.III.c")
def test_they_go_on_until_a_relic_is_worth_too_much() -> None:
    here = {"c8": f"{FT} figure_1 figure_2 figure_3", "c1": "keepers 1"}
    table = play(keepers(here, "/ / anvil"), "anvil recover figure_1")
    assert options(table) == {"figure_2", "figure_3", "done"}
    play(table, "figure_3")
    assert points(table, "keepers") == 4
    assert lies_in(table, "c8") == {FT: 1, "figure_2": 1}
    assert board(table, "keepers")["retinue"]["recover"] == []
    assert asked(table) != "recover-what"


@pytest.mark.rule("root:15.5.2.III.c")
def test_they_may_end_it_and_keep_the_card() -> None:
    here = {"c8": f"{FT} figure_1 figure_2", "c1": "keepers 1"}
    table = play(keepers(here, "/ / anvil"), "anvil recover figure_1 done")
    assert (points(table, "keepers"), lies_in(table, "c8")) == (1, {FT: 1, "figure_2": 1})
    assert board(table, "keepers")["retinue"]["recover"] == ["anvil"]


@pytest.mark.rule("root:15.5.2.III")
def test_no_warriors_or_rule_are_needed_to_recover() -> None:
    here = {"c8": f"{FT} figure_1 marquise 4"}
    table = play(keepers(here, "/ / anvil"), "anvil")
    assert points(table, "keepers") == 1
    assert player(table, "keepers")["board"]["retinue"]["recover"] == []
