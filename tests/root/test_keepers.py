"""Chapter 15: the Keepers in Iron on their own turn, but for their relics."""

import pytest

from root.knights import ALL_RELICS, RETAINER, facing, keepers
from root.positions import (
    asked,
    asker,
    at,
    board,
    hand,
    lies_in,
    options,
    play,
    player,
    points,
    refused,
    told,
)
from spinney.core import SPECTATOR, PositionError, Table
from spinney.core.table import KNOWN
from spinney.root.factions.keepers.board import board_of
from spinney.root.factions.keepers.chapter import lay_the_rest
from spinney.root.game import GAME
from spinney.root.maps import MAPS
from spinney.root.state import Root
from spinney.root.words import CLEARINGS, KEEPERS

THREE = "keepers,marquise,eyrie"
COLUMNS = ("move", "delve", "recover")
FT, TF = "waystation_figure_tablet", "waystation_tablet_figure"
TJ, JF, FJ = "waystation_tablet_jewelry", "waystation_jewelry_figure", "waystation_figure_jewelry"


# 15.2 Faction rules and abilities


@pytest.mark.rule("root:15.2.1")
def test_there_are_four_relics_of_each_type_worth_1_2_3_and_3() -> None:
    told_down = board(keepers({"c1": "keepers 1"}), "keepers")["face_down"]
    assert told_down == sorted(ALL_RELICS, key=ALL_RELICS.index)
    assert [name[-1] for name in told_down] == ["1", "2", "3", "3"] * 3
    with pytest.raises(PositionError, match="there are 2 figure_1 on the table, and 1 in the box"):
        at(seats="keepers,marquise", clearings={"c1": "figure_1 2"})


@pytest.mark.rule("root:15.2.1", "root:15.3.1")
def test_nobody_sees_the_value_of_a_relic_that_lies_face_down() -> None:
    table = keepers({"c1": "keepers 1"}, woods={"f1": "figure_2 tablet_1 | jewelry_3"})
    for seat in (SPECTATOR, 0, 1):
        seen = table.view(seat)["players"][0]["board"]["forests"]["f1"]
        assert seen == ["figure", "tablet", "jewelry_3"]


@pytest.mark.rule("root:15.2.2", "root:15.4.1")
def test_each_waystation_has_two_sides() -> None:
    table = keepers({"c5": "keepers 2"}, phase="birdsong")
    assert asked(table) == "encamp"
    play(table, "c5")
    sides = {f"waystation_{front}_{back}" for front, back in PAIRS}
    assert (asked(table), options(table)) == ("encamp-with", sides)
    play(table, TF)
    assert lies_in(table, "c5") == {"keepers": 1, TF: 1}
    assert board(table, "keepers")["waystations"] == [TJ, JF]
    with pytest.raises(PositionError, match="with both its sides"):
        keepers({"c5": FT, "c2": TF})


PAIRS = [
    *(("figure", "tablet"), ("tablet", "figure"), ("tablet", "jewelry")),
    *(("jewelry", "tablet"), ("jewelry", "figure"), ("figure", "jewelry")),
]


@pytest.mark.rule("root:15.2.2")
def test_a_waystation_on_the_map_is_not_placed_again() -> None:
    table = keepers({"c5": f"keepers 1 {FT}", "c2": f"keepers 1 {TJ}"}, phase="birdsong")
    play(table, "c2")
    assert options(table) == {JF, FJ}
    assert refused(table, TF) == ("none-left", "1.5.1")
    assert refused(table, "c5") == ("not-here", "1.4.2")
    full = {"c5": f"keepers 1 {FT}", "c2": f"keepers 1 {TJ}", "c7": f"keepers 1 {JF}"}
    assert asked(keepers(full, phase="birdsong")) == "decamp"


@pytest.mark.rule("root:15.2.3", "root:15.5.1")
def test_they_craft_in_daylight_with_waystations_of_any_type() -> None:
    table = keepers({"c1": FT, "c8": JF}, hand="anvil foxfolk_steel bake_sale")
    assert (asked(table), options(table)) == ("craft-card", {"anvil", "foxfolk_steel", "done"})
    assert refused(table, "bake_sale") == ("too-few-crafting-pieces", "4.1.1")
    play(table, "foxfolk_steel")
    assert (player(table, "keepers")["items"], points(table, "keepers")) == (["sword"], 2)


# 15.3 Setup


def set_up(seats: str, *words: str, **given: str) -> Table[Root]:
    return play(Table(GAME, GAME.setup(seats=seats, **given), "acorn"), *words)


def choose_first(table: Table[Root]) -> None:
    assert table.question is not None
    table.apply(table.question.options[0])


def relics_by_forest(table: Table[Root]) -> list[int]:
    return [len(relics) for relics in board_of(table.state).hidden]


@pytest.mark.rule("root:15.3.1")
@pytest.mark.parametrize("name", list(MAPS))
def test_a_relic_goes_face_down_into_each_forest(name: str) -> None:
    table = set_up("keepers,vagabond", map=name)
    while asker(table) != "keepers":
        choose_first(table)
    assert asked(table) == "muster"
    forests = len(MAPS[name].forest_clearings)
    assert relics_by_forest(table) == [1] * forests + [0] * (10 - forests)
    assert len(told(table, "relic-laid")) == forests


@pytest.mark.rule("root:15.3.2")
def test_they_begin_in_a_corner_and_beside_it_on_the_edge() -> None:
    table = set_up("marquise,keepers", "c1")
    while asker(table) != "keepers":
        choose_first(table)
    assert asked(table) == "muster-beside", "only the opposite corner will do"
    assert lies_in(table, "c3")["keepers"] == 4
    assert options(table) == {"c6", "c7"}
    assert refused(table, "c11") == ("not-beside-the-corner", "15.3.2")
    assert refused(table, "f1") == ("not-a-clearing", "2.2")
    play(table, "c7")
    assert lies_in(table, "c7")["keepers"] == 4
    assert player(table, "keepers")["supply"] == 7


@pytest.mark.rule("root:15.3.2")
def test_without_another_start_any_corner_will_do() -> None:
    table = set_up("alliance,keepers")
    assert (asked(table), options(table)) == ("muster", {"c1", "c2", "c3", "c4"})
    assert refused(table, "c5") == ("keepers-corner", "15.3.2")
    assert refused(table, "done") == ("not-a-clearing", "2.2")


@pytest.mark.rule("root:15.3.3", "root:R111")
def test_where_every_forest_touches_them_the_other_relics_lie_in_all() -> None:
    """So it is on the winter map with homelands in c11 and c12, which others may leave."""
    table = keepers({"c11": "keepers 4", "c12": "keepers 4"}, map="winter")
    g = table.state
    lying = board_of(g)
    rest = lying.hidden[6].copy()
    lying.hidden[6] = []
    for relic in rest:
        g.stock[relic] += 1
    assert len(rest) == 12
    lay_the_rest(g, KEEPERS, rest)
    assert sorted(len(lying.seen_in(forest)) for forest in range(8)) == [1] * 4 + [2] * 4


@pytest.mark.rule("root:15.3.3")
@pytest.mark.parametrize("name", list(MAPS))
def test_the_other_relics_lie_away_from_them_evenly(name: str) -> None:
    table = set_up("alliance,keepers", map=name)
    while asked(table) in ("muster", "muster-beside"):
        choose_first(table)
    g = table.state
    beside, away = [], []
    for forest, around in enumerate(g.map.forest_clearings):
        there = len(board_of(g).hidden[forest])
        near = any(g.warriors[KEEPERS * CLEARINGS + c] for c in around)
        (beside if near else away).append(there)
    assert set(beside) == {1}
    assert sum(beside) + sum(away) == 12
    assert max(away) - min(away) <= 1


@pytest.mark.rule("root:15.3.4", "root:15.3.5")
def test_they_begin_with_three_retainers_and_three_waystations() -> None:
    table = set_up("alliance,keepers", "c1 c5")
    mine = board(table, "keepers")
    assert mine["retinue"] == {each: [RETAINER] for each in COLUMNS}
    assert mine["waystations"] == [FT, TJ, JF]
    with pytest.raises(PositionError, match="there are 3 Retainers"):
        keepers({}, f"{RETAINER} {RETAINER} / {RETAINER} {RETAINER} /")


# 15.4 Birdsong


@pytest.mark.rule("root:15.4.1")
def test_they_encamp_once_in_a_clearing_with_a_warrior_and_a_slot() -> None:
    here = {"c5": "keepers 3", "c1": "keepers 1 sawmill", "c8": "keepers 1"}
    table = keepers(here, phase="birdsong")
    assert options(table) == {"c5", "c8", "done"}
    assert refused(table, "c1") == ("no-open-slot", "2.2.3")
    assert refused(table, "c2") == ("no-warriors-there", "4.2")
    assert refused(table, "f1") == ("not-a-clearing", "2.2")
    play(table, f"c5 {FT}")
    assert lies_in(table, "c5") == {"keepers": 2, FT: 1}
    assert player(table, "keepers")["supply"] == 11
    assert (asked(table), options(table)) == ("encamp", {"c8", "done"})
    assert refused(table, "c5") == ("camped-there", "15.4.1")
    assert asked(play(table, "done")) == "decamp"


@pytest.mark.rule("root:15.4.1")
def test_without_anything_on_the_map_they_come_back_at_its_edge() -> None:
    table = keepers({"c1": "sawmill", "c2": "figure_1"}, phase="birdsong")
    assert asked(table) == "come-back"
    assert options(table) == {"c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9"}
    assert refused(table, "c10") == ("not-on-the-edge", "15.4.1")
    assert refused(table, "c1") == ("no-open-slot", "2.2.3")
    assert refused(table, "done") == ("not-a-clearing", "2.2")
    play(table, f"c2 {JF}")
    assert lies_in(table, "c2") == {"keepers": 1, JF: 1, "figure_1": 1}


@pytest.mark.rule("root:15.4.1", "root:1.5.4", "root:R101")
def test_where_no_slot_is_open_at_the_edge_a_warrior_comes_alone() -> None:
    slots = [(f"c{c + 1}", MAPS["autumn"].slots[c]) for c in MAPS["autumn"].edge]
    full = dict(zip([name for name, _ in slots], SIXTEEN, strict=True))
    table = keepers(full, phase="birdsong", force=True)
    assert asked(table) == "come-back"
    play(table, "c1")
    assert lies_in(table, "c1")["keepers"] == 1
    assert len(board(table, "keepers")["waystations"]) == 3


SIXTEEN = [
    *("sawmill", "sawmill 2", "sawmill", "sawmill", "workshop 2"),
    *("workshop 2 ", "workshop 2", "recruiter 2", "recruiter 2"),
]
"""What fills the slots of the edge of the autumn map, in the order of its clearings."""


@pytest.mark.rule("root:15.4.1")
def test_a_waystation_or_a_warrior_is_enough_not_to_come_back() -> None:
    assert asked(keepers({"c2": FT}, phase="birdsong")) == "decamp"
    assert asked(keepers({"c2": "keepers 1"}, phase="birdsong")) == "encamp"


@pytest.mark.rule("root:15.4.2")
def test_they_decamp_once_in_a_clearing() -> None:
    table = keepers({"c2": f"{FT} {TJ}", "c7": JF}, phase="birdsong")
    assert (asked(table), options(table)) == ("decamp", {"c2", "c7", "done"})
    assert refused(table, "c5") == ("no-waystation-there", "15.4.2")
    play(table, "c2")
    assert (asked(table), options(table)) == ("decamp-which", {FT, TJ})
    assert refused(table, JF) == ("no-waystation-there", "15.4.2")
    play(table, TJ)
    assert lies_in(table, "c2") == {"keepers": 1, FT: 1}
    assert options(table) == {"c7", "done"}
    assert refused(table, "c2") == ("decamped-there", "15.4.2")
    assert points(table, "marquise") == 0


@pytest.mark.rule("root:15.4.2", "root:15.4.1")
def test_a_camp_may_be_struck_in_the_turn_in_which_it_was_made() -> None:
    table = play(keepers({"c5": "keepers 1"}, phase="birdsong"), f"c5 {FT}")
    assert (asked(table), options(table)) == ("decamp", {"c5", "done"})


@pytest.mark.rule("root:15.4.2", "root:1.5.1")
def test_without_warriors_in_the_supply_they_do_not_decamp() -> None:
    table = keepers({"c7": f"{JF} keepers 15"}, phase="birdsong")
    assert refused(play(table, "done"), "done") is None
    assert asked(table) != "decamp"


@pytest.mark.rule("root:15.4.3")
def test_a_card_brings_two_warriors_to_a_waystation_of_its_suit() -> None:
    table = keepers({"c8": FT, "c7": TJ}, phase="birdsong", hand="anvil bake_sale birdy_bindle")
    play(table, "done")
    assert (asked(table), options(table)) == ("keepers-recruit", {"c7", "c8", "done"})
    assert refused(table, "c1") == ("no-waystation-there", "15.4.2")
    play(table, "c8")
    assert options(table) == {"anvil", "birdy_bindle"}
    play(table, "anvil")
    assert lies_in(table, "c8") == {"keepers": 2, FT: 1}
    play(table, "c7")
    assert lies_in(table, "c7") == {"keepers": 2, TJ: 1}, "the bird is the only card that matches"
    assert asked(table) != "keepers-recruit", "bake_sale matches neither"


@pytest.mark.rule("root:15.4.3", "root:R8")
def test_whether_they_can_recruit_tells_nothing_about_their_hand() -> None:
    table = keepers({"c8": FT}, phase="birdsong", hand="bake_sale", auto=KNOWN)
    play(table, "done")
    assert (asked(table), options(table)) == ("keepers-recruit", {"done"})
    assert refused(table, "c8") == ("no-card-for-waystation", "15.4.3")


@pytest.mark.rule("root:15.4.3", "root:1.5.4")
def test_they_recruit_what_is_left() -> None:
    table = keepers({"c8": f"keepers 14 {FT}"}, phase="birdsong", hand="anvil foxfolk_steel")
    play(table, "done done c8 anvil")
    assert told(table, "recruited") == [("keepers", 1, "c8")]
    assert asked(table) != "keepers-recruit"


# 15.5.2 Act with Retinue


@pytest.mark.rule("root:15.5.2")
def test_columns_act_from_left_to_right_and_cards_in_any_order() -> None:
    here = {"c1": "keepers 3", "c5": "keepers 1", "c8": "keepers 2"}
    table = keepers(here, "anvil bake_sale / / foxfolk_steel")
    assert (asked(table), options(table)) == ("retinue-move", {"anvil", "bake_sale", "done"})
    assert refused(table, "foxfolk_steel") == ("not-waiting", "15.5.2")
    play(table, "bake_sale c2")
    assert options(table) == {"anvil", "done"}
    assert board(table, "keepers")["waiting"]["move"] == ["anvil"]
    play(table, "done")
    assert (asked(table), options(table)) == ("retinue-recover", {"foxfolk_steel", "done"})
    play(table, "foxfolk_steel c8 c4 2")
    assert lies_in(table, "c4") == {"keepers": 2}
    assert asked(table) == "gather"


@pytest.mark.rule("root:15.5.2.I")
def test_a_card_moves_from_a_clearing_of_its_suit() -> None:
    here = {"c1": "keepers 3", "c5": "keepers 1"}
    table = play(keepers(here, "bake_sale birdy_bindle / /"), "bake_sale")
    assert (asked(table), options(table)) == ("move-to", {"c1", "c2"}), "only from c5"
    table = play(keepers(here, "bake_sale birdy_bindle / /"), "birdy_bindle")
    assert (asked(table), options(table)) == ("move-from", {"c1", "c5"})
    table = keepers({"c1": "keepers 3"}, "bake_sale anvil / /")
    assert refused(table, "bake_sale") == ("nowhere-to-go", "4.2.1")


@pytest.mark.rule("root:15.5.2.II")
def test_they_battle_where_they_rule_and_enemies_are() -> None:
    here = {
        "c1": "keepers 3 marquise 1",
        "c6": "keepers 1 marquise 2",
        "c8": FT,
        "c12": "keepers 1",
    }
    table = keepers(here, f"/ {RETAINER} /", woods={"f7": "| tablet_1"}, dice=(1, 0))
    play(table, RETAINER)
    assert (asked(table), options(table)) == ("delve-in", {"c1", "c12"})
    assert refused(table, "c6") == ("not-ruled", "2.5")
    assert refused(table, "c8") == ("no-warriors-there", "4.2")
    assert refused(table, "f1") == ("not-a-clearing", "2.2")
    play(table, "c1")
    assert told(table, "battle") == [("keepers", "marquise", "c1")]
    assert lies_in(table, "c1") == {"keepers": 3}


@pytest.mark.rule("root:15.5.2.II", "root:R11")
def test_without_enemies_and_relics_there_is_nothing_to_do() -> None:
    here = {"c5": "keepers 3", "c8": "keepers 1"}
    table = keepers(here, "/ birdy_bindle bake_sale /")
    assert options(table) == {"birdy_bindle", "done"}
    assert refused(table, "bake_sale") == ("nothing-to-delve", "15.5.2.II")
    play(table, "birdy_bindle")
    assert asked(table) == "delve-from", "in c8, beside forest 7"


@pytest.mark.rule("root:15.5.2.II")
def test_the_defender_is_theirs_to_choose() -> None:
    table = keepers({"c12": "keepers 5 marquise 1 roost"}, "/ anvil /", seats=THREE)
    play(table, "anvil")
    assert (asked(table), options(table)) == ("defender", {"marquise", "eyrie"})


@pytest.mark.rule("root:15.5.2.III")
def test_a_card_of_the_third_column_moves_or_recovers() -> None:
    here = {"c8": f"keepers 2 {FT} figure_1"}
    table = play(keepers(here, "/ / anvil"), "anvil")
    assert (asked(table), options(table)) == ("move-or-recover", {"move", "recover"})
    assert refused(table, "delve") == ("not-here", "1.4.2")
    table = keepers({"c8": "keepers 2 figure_1"}, "/ / anvil")
    play(table, "anvil")
    assert asked(table) == "move-to", "there is no waystation"


# 15.6 Evening


@pytest.mark.rule("root:15.6.1")
def test_one_warrior_goes_where_four_or_more_are() -> None:
    table = keepers({"c1": "keepers 3", "c5": "keepers 4", "c8": "keepers 7"}, phase="evening")
    left = [lies_in(table, name).get("keepers", 0) for name in ("c1", "c5", "c8")]
    assert left == [3, 3, 6]


@pytest.mark.rule("root:15.6.2")
def test_any_number_of_cards_join_the_retinue() -> None:
    table = keepers({}, "anvil / /", "bake_sale investments birdy_bindle", phase="evening")
    assert (asked(table), options(table)) == (
        "gather",
        {"move", "delve", "recover", "shift", "done"},
    )
    play(table, "delve bake_sale")
    assert options(table) == {"move", "delve", "recover", "done"}
    assert refused(table, "shift") == ("added-cards", "15.6.2")
    assert refused(table, "battle") == ("not-here", "1.4.2")
    play(table, "delve investments done")
    assert board(table, "keepers")["retinue"]["delve"] == ["bake_sale", "investments"]
    assert "birdy_bindle" in hand(table, "keepers")


@pytest.mark.rule("root:15.6.2")
def test_the_retinue_holds_ten_cards() -> None:
    nine = f"anvil foxfolk_steel bake_sale cobbler / {RETAINER} {RETAINER} {RETAINER}"
    full = f"{nine} / investments sword_mouse"
    table = keepers({}, full, "birdy_bindle arms_trader", phase="evening")
    play(table, "move birdy_bindle")
    assert asked(table) != "gather"
    assert len(hand(table, "keepers")) == 2, "one is kept, one drawn"
    assert refused_in_evening(f"{full} birdy_bindle") == ("retinue-full", "15.6.2")
    with pytest.raises(PositionError, match="it holds 10 cards at most"):
        keepers({}, f"{full} birdy_bindle arms_trader")


def refused_in_evening(retinue: str) -> tuple[str, str] | None:
    table = keepers({}, retinue, "arms_trader", phase="evening")
    assert options(table) == {"shift", "done"}
    return refused(table, "move")


@pytest.mark.rule("root:15.6.2")
def test_instead_one_card_may_be_shifted() -> None:
    table = keepers({}, f"{RETAINER} anvil / / bake_sale", "investments", phase="evening")
    play(table, "shift")
    assert (asked(table), options(table)) == ("shift-from", {"move", "recover"})
    assert refused(table, "delve") == ("nobody-in-column", "15.6.2")
    play(table, "move")
    assert (asked(table), options(table)) == ("shift-card", {RETAINER, "anvil"})
    assert refused(table, "bake_sale") == ("nobody-in-column", "15.6.2")
    play(table, RETAINER)
    assert (asked(table), options(table)) == ("shift-to", {"delve", "recover"})
    assert refused(table, "move") == ("same-column", "15.6.2")
    play(table, "delve")
    assert board(table, "keepers")["retinue"] == {
        "move": ["anvil"],
        "delve": [RETAINER],
        "recover": ["bake_sale"],
    }
    assert asked(table) != "gather", "nothing more is added"


@pytest.mark.rule("root:15.6.2")
def test_an_empty_retinue_is_filled_but_nothing_is_shifted() -> None:
    table = keepers({}, "/ /", "anvil", phase="evening")
    assert refused(table, "shift") == ("nobody-in-column", "15.6.2")
    assert asked(keepers({}, "/ /", phase="evening")) != "gather"


@pytest.mark.rule("root:15.6.3")
def test_they_draw_one_card_and_one_for_each_waystation() -> None:
    for there, drawn in (({}, 1), ({"c8": FT}, 2), ({"c2": f"{FT} {TJ}", "c7": JF}, 4)):
        table = keepers({"c1": "keepers 1"} | there, phase="evening")
        assert len(hand(table, "keepers")) == drawn


@pytest.mark.rule("root:15.6.3")
def test_they_keep_five_cards() -> None:
    held = "anvil bake_sale investments birdy_bindle arms_trader"
    table = play(keepers({"c1": "keepers 1"}, "/ /", held, phase="evening"), "done")
    assert asked(table) == "discard"
    assert len(hand(play(table, "anvil"), "keepers")) == 5


# Positions


def test_what_is_left_out_of_a_position_is_as_at_the_start() -> None:
    table = at(seats="keepers,marquise", clearings={"c1": "keepers 1 figure_1"})
    mine = board(table, "keepers")
    assert mine["retinue"] == {each: [RETAINER] for each in COLUMNS}
    assert len(mine["face_down"]) == 11
    assert "figure_1" not in mine["face_down"]


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"forests": {"f1": {"face_down": ["tablet"]}}}, "say the value, too"),
        ({"forests": {"f1": {"face_down": ["figure_1"]}}}, "are nowhere else"),
        ({"forests": {"f9": {"face_up": ["figure_1"]}}}, "this map has no such forest"),
        ({"recovered": {"tablet": ["figure_1"]}}, "these are of another type"),
        ({"waiting": {"move": ["anvil"]}}, "the Retinue has no such cards there"),
    ],
)
def test_a_board_that_cannot_be_is_refused(given: dict[str, object], wrong: str) -> None:
    with pytest.raises(PositionError, match=wrong):
        at(seats="keepers,marquise", players={"keepers": {"board": given}}, step="move")


@pytest.mark.rule("root:15.5.2")
def test_after_the_last_card_what_everybody_may_do_is_still_open() -> None:
    table = keepers(
        {"c8": "keepers 1"}, "/ / anvil", "dominance_fox", seats=THREE, me={"points": 10}
    )
    assert options(play(table, "done")) == {"anvil", "dominance_fox", "done"}
    play(table, "anvil c4")
    assert (asked(table), options(table)) == ("last-things", {"dominance_fox", "done"})
    play(table, "dominance_fox")
    assert player(table, "keepers")["dominance"] == "dominance_fox"


def test_others_are_asked_nothing_on_their_turn() -> None:
    assert asked(facing({"c1": "keepers 2 marquise 1"})) == "marquise-act"
