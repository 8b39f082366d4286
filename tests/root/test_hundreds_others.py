"""The Hundreds among others: the warlord in others' hands, the Vagabond, cards, who is razed."""

from typing import Any

import pytest

from root.conspirators import plots
from root.hordes import facing, hundreds
from root.positions import (
    asked,
    asker,
    board,
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
from root.vagabonds import vagabond
from spinney.core import SPECTATOR, Table
from spinney.root.state import Root

WITH_VAGABOND = "vagabond,hundreds,marquise"


# 14.2.2 The warlord in battle


@pytest.mark.rule("root:14.2.2", "root:4.3.4", "root:R78")
@pytest.mark.parametrize(("word", "place"), [("warlord", "none"), ("warrior", "c1")])
def test_in_battle_the_hundreds_spare_the_warlord_or_give_him_up(word: str, place: str) -> None:
    table = facing({"c1": "hundreds 3 marquise 3"}, "c1", mood="rowdy", dice=(2, 0))
    play(table, "battle")
    assert (asked(table), asker(table)) == ("give-up-warlord", "hundreds")
    assert options(table) == {"warlord", "warrior"}
    assert refused(table, "c1") == ("not-here", "1.4.2")
    play(table, word)
    assert lies_in(table, "c1") == {"hundreds": 1, "marquise": 3}
    assert board(table, "hundreds")["warlord"] == place
    assert player(table, "hundreds")["supply"] == 19 + (word == "warrior")


@pytest.mark.rule("root:14.2.2", "root:4.3.4")
def test_if_all_fall_he_falls_before_any_building() -> None:
    table = facing({"c1": "hundreds 2 stronghold marquise 3"}, "c1", mood="rowdy", dice=(3, 0))
    play(table, "battle")
    assert told(table, "warlord-fell") == [("hundreds", "c1")]
    assert lies_in(table, "c1") == {"marquise": 3}
    assert player(table, "hundreds")["supply"] == 20
    assert points(table, "marquise") == 1


@pytest.mark.rule("root:14.2.2", "root:4.3.3.II")
def test_the_warlord_alone_is_a_warrior_who_rules_and_fights() -> None:
    table = facing({"c1": "hundreds 1 marquise 3", "c7": "hundreds 1"}, "c1", dice=(1, 1))
    assert ruler(table, "c7") == "hundreds"
    play(table, "battle")
    assert told(table, "defenseless") == []
    assert told(table, "rolled-hits")[1] == ("hundreds", 1, 1, 1)


@pytest.mark.rule("root:14.2.2", "root:D.4.2")
def test_whoever_instigates_a_battle_says_whether_he_falls() -> None:
    table = facing(
        {"c1": "hundreds 3 marquise 3"},
        "c1",
        mood="rowdy",
        seats=WITH_VAGABOND,
        first=vagabond("c1", "torch", character="vagrant"),
        dice=(1, 0),
    )
    play(table, "special", "marquise")
    assert (asked(table), asker(table)) == ("give-up-warlord", "vagabond")
    play(table, "warlord")
    assert told(table, "warlord-fell") == [("hundreds", "c1")]


# Nobody removes him outside of battle


@pytest.mark.rule("root:14.2.2", "root:favor_of_the_foxes")
def test_a_favor_leaves_the_warlord() -> None:
    table = facing(
        {"c1": "hundreds 4 stronghold mob", "c8": "workshop 2", "c12": "workshop"},
        "c1",
        first={"hand": "favor_of_the_foxes"},
    )
    play(table, "favor_of_the_foxes")
    assert lies_in(table, "c1") == {"hundreds": 1}
    assert board(table, "hundreds")["warlord"] == "c1"
    assert points(table, "marquise") == 2
    assert player(table, "hundreds")["supply"] == 20


@pytest.mark.rule("root:14.2.2", "root:propaganda_bureau")
def test_propaganda_wins_over_any_warrior_but_him() -> None:
    fields: dict[str, Any] = {
        "deck": "exiles",
        "first": {"crafted": "propaganda_bureau", "hand": "anvil"},
    }
    table = facing({"c1": "hundreds 1", "c8": "marquise 1"}, "c1", **fields)
    assert refused(table, "propaganda_bureau") == ("nothing-to-do", "4.1.3")
    table = facing({"c1": "hundreds 2", "c12": "hundreds 1"}, "c12", **fields)
    play(table, "propaganda_bureau")
    assert lies_in(table, "c1") == {"hundreds": 1, "marquise": 1}
    table = facing(
        {"c1": "hundreds 1 eyrie 1 alliance 1"},
        "c1",
        seats="marquise,hundreds,eyrie,alliance",
        **fields,
    )
    play(table, "propaganda_bureau")
    assert options(table) == {"eyrie", "alliance"}
    assert refused(table, "hundreds") == ("warlord-stays", "14.2.2")


@pytest.mark.rule("root:14.2.2", "root:tax_collector")
def test_they_cannot_tax_him_either() -> None:
    table = hundreds(
        {"c1": "hundreds 1", "c5": "hundreds 1", "c2": "hundreds 2"},
        "c1",
        me={"crafted": "tax_collector"},
    )
    play(table, "tax_collector")
    assert options(table) == {"c2", "c5"}
    assert refused(table, "c1") == ("warlord-stays", "14.2.2")
    assert refused(table, "c9") == ("no-warriors-there", "4.2")


@pytest.mark.rule("root:14.2.2", "root:10.4.3.II")
def test_the_cult_cannot_convert_him() -> None:
    table = facing(
        {"c1": "hundreds 1 eyrie 1 alliance 1", "c8": "hundreds 2 cult 3"},
        "c1",
        seats="cult,hundreds,eyrie,alliance",
        phase="birdsong",
        first={"board": {"outcast": "fox", "acolytes": 6}},
    )
    while asked(table) != "conspire":
        play(table, sorted(options(table))[0])
    play(table, "convert", "c1")
    assert options(table) == {"eyrie", "alliance"}
    assert refused(table, "hundreds") == ("warlord-stays", "14.2.2")


@pytest.mark.rule("root:14.2.2", "root:9.5.6", "root:R79")
def test_a_vagabond_cannot_strike_past_him() -> None:
    armed = vagabond("c1", "crossbow")
    table = facing({"c1": "hundreds 1 stronghold"}, "c1", seats=WITH_VAGABOND, first=armed, auto=0)
    assert refused(table, "strike") == ("nothing-to-strike", "9.5.6")
    table = facing({"c1": "hundreds 2 stronghold"}, "c1", seats=WITH_VAGABOND, first=armed)
    play(table, "strike")
    assert told(table, "lost-warriors") == [("hundreds", 1, "c1")]
    assert told(table, "warlord-fell") == []
    table = facing({"c1": "hundreds 1 marquise 1 wood 1"}, "c1", seats=WITH_VAGABOND, first=armed)
    play(table, "strike")
    assert told(table, "lost-warriors") == [("marquise", 1, "c1")]


@pytest.mark.rule("root:14.2.2", "root:13.7.1")
def test_a_bomb_leaves_the_warlord() -> None:
    table = facing(
        {"c1": "hundreds 3 stronghold corvids 1 hidden_plot"},
        "c1",
        seats="corvids,hundreds",
        phase="birdsong",
        first={"board": {"plots": plots(c1="bomb")}},
    )
    while asked(table) != "flip-plot":
        play(table, "done")
    play(table, "c1")
    assert lies_in(table, "c1") == {"hundreds": 1, "corvids": 1}


# Nobody else moves him


@pytest.mark.rule("root:14.2.2", "root:false_orders", "root:R83")
def test_false_orders_do_not_reach_him() -> None:
    table = facing(
        {"c1": "hundreds 1", "c5": "hundreds 3", "c7": "hundreds 2"},
        "c5",
        seats="marquise,hundreds,eyrie",
        phase="birdsong",
        deck="exiles",
        first={"crafted": "false_orders"},
    )
    play(table, "false_orders")
    assert options(table) == {"c1", "c5", "c7"}
    play(table, "c5", "c2")
    assert lies_in(table, "c2") == {"hundreds": 2}
    assert board(table, "hundreds")["warlord"] == "c5"
    table = facing(
        {"c1": "hundreds 1", "c5": "hundreds 3", "c7": "hundreds 2"},
        "c1",
        phase="birdsong",
        deck="exiles",
        first={"crafted": "false_orders"},
    )
    play(table, "false_orders")
    assert options(table) == {"c5", "c7"}
    assert refused(table, "c1") == ("warlord-stays", "14.2.2")


@pytest.mark.rule("root:14.2.2", "root:9.2.9.II.b")
def test_he_does_not_go_with_an_allied_vagabond() -> None:
    ally = vagabond("c1", "boots boots", relations={"hundreds": "allied"})
    table = facing({"c1": "hundreds 3"}, "c1", seats=WITH_VAGABOND, first=ally)
    play(table, "move c5 hundreds")
    assert options(table) == {"1", "2"}
    play(table, "2")
    assert board(table, "hundreds")["warlord"] == "c1"
    assert lies_in(table, "c5") == {"hundreds": 2}
    table = facing({"c1": "hundreds 1"}, "c1", seats=WITH_VAGABOND, first=ally)
    play(table, "move c5")
    assert asked(table) == "vagabond-act", "he is the only one there"


# The Vagabond


@pytest.mark.rule("root:14.2.2", "root:9.2.9.II.d")
@pytest.mark.parametrize("word", ["warlord", "warrior"])
def test_a_vagabond_who_loses_allied_warriors_says_whether_he_is_one(word: str) -> None:
    ally = vagabond("c1", "sword", relations={"hundreds": "allied"})
    table = facing(
        {"c1": "hundreds 3 marquise 3"},
        "c1",
        seats=WITH_VAGABOND,
        first=ally,
        dice=(1, 1),
    )
    play(table, "battle", "marquise", "hundreds", "warrior")
    assert (asked(table), asker(table)) == ("give-up-warlord", "vagabond")
    assert told(table, "ignored-one") == [], "the Hundreds are no side of this battle"
    play(table, word)
    assert len(told(table, "warlord-fell")) == (word == "warlord")
    assert board(table, "vagabond")["relations"]["hundreds"] == "hostile"


@pytest.mark.rule("root:14.2.4", "root:9.5.4")
def test_aid_brings_no_item_of_the_hoard() -> None:
    table = facing(
        {"c1": "hundreds 1"},
        "c1",
        command="boots",
        seats=WITH_VAGABOND,
        first=vagabond("c1", "torch", hand="anvil"),
    )
    play(table, "aid")
    assert asked(table) != "take-item"
    assert hand(table, "hundreds") == ["anvil"]
    assert board(table, "vagabond")["relations"]["hundreds"] == "amiable"
    assert board(table, "hundreds")["hoard"]["command"] == ["boots"]


@pytest.mark.rule("root:14.2.5")
def test_a_vagabond_cannot_be_looted() -> None:
    table = hundreds(
        {"c1": "hundreds 3"},
        "c1",
        seats="hundreds,vagabond,marquise",
        others={"vagabond": vagabond("c1", "sword tea")},
        dice=(0, 0),
    )
    play(table, "battle")
    assert told(table, "looting") == []
    assert told(table, "battle-over") != []


@pytest.mark.rule("root:9.2.9.III.a", "root:14.2.2")
def test_the_warlord_is_worth_infamy_as_any_warrior() -> None:
    hostile = vagabond("c1", "sword sword", relations={"hundreds": "hostile"})
    table = facing(
        {"c1": "hundreds 1"}, "c1", mood="rowdy", seats=WITH_VAGABOND, first=hostile, dice=(1, 0)
    )
    play(table, "battle")
    assert points(table, "vagabond") == 1
    assert board(table, "hundreds")["warlord"] == "none"


@pytest.mark.rule("root:14.6.2", "root:9.2.2")
def test_a_pawn_spoils_oppression() -> None:
    where = {"vagabond": vagabond("c2")}
    fields: dict[str, Any] = {"seats": "hundreds,vagabond,marquise", "phase": "evening"}
    table = hundreds({"c2": "hundreds 2"}, others=where, **fields)
    assert points(table, "hundreds") == 0
    where = {"vagabond": vagabond("f1")}
    table = hundreds({"c2": "hundreds 2"}, others=where, **fields)
    assert points(table, "hundreds") == 1


@pytest.mark.rule("root:9.2.8", "root:14.6.2", "root:14.4.1")
def test_a_partner_is_no_enemy() -> None:
    partner = vagabond("c2", coalition="hundreds", dominance="dominance_fox")
    fields: dict[str, Any] = {
        "seats": "hundreds,vagabond,marquise,eyrie",
        "others": {"vagabond": partner},
    }
    table = hundreds({"c2": "hundreds 2"}, phase="evening", **fields)
    assert points(table, "hundreds") == 1


@pytest.mark.rule("root:9.7.3", "root:14.4.1", "root:R80")
def test_of_two_items_under_a_ruin_the_hundreds_choose_unseen() -> None:
    ruin = {"ruin": True, "ruin_items": ["boots", "sword"], "pieces": {"mob": 1}}
    table = hundreds({"c6": ruin}, seats="hundreds,vagabond,vagabond_2", phase="birdsong")
    assert (asked(table), options(table)) == ("raze-for", {"boots", "sword"})
    assert refused(table, "bag") == ("not-under-that-ruin", "14.4.1")
    assert told(table, "seen-under-ruin", "hundreds") == [("boots", "c6"), ("sword", "c6")]
    assert told(table, "seen-under-ruin", "vagabond") == []
    play(table, "sword")
    assert board(table, "hundreds")["from_ruins"] == ["sword"]
    assert board(table, "hundreds")["ruins"] == {"c6": ["boots"]}
    assert board(table, "hundreds", "vagabond")["ruins"] == {}
    assert table.view(SPECTATOR)["clearings"][5]["ruin"]


@pytest.mark.rule("root:9.7.3", "root:14.4.1")
def test_no_second_item_of_a_kind_comes_from_ruins() -> None:
    ruin = {"ruin": True, "ruin_items": ["boots", "sword"], "pieces": {"mob": 1}}
    fields: dict[str, Any] = {"seats": "hundreds,vagabond,vagabond_2", "phase": "birdsong"}
    table = hundreds({"c6": ruin}, command="boots", board={"from_ruins": ["boots"]}, **fields)
    assert (asked(table), options(table)) == ("raze-for", {"sword"}), "asked, so that nobody knows"
    assert refused(table, "boots") == ("hoarded-from-a-ruin", "9.7.3")
    ruin = {"ruin": True, "ruin_items": ["boots"], "pieces": {"mob": 1}}
    table = hundreds({"c6": ruin}, command="boots", board={"from_ruins": ["boots"]}, **fields)
    assert told(table, "left-under-ruin") == [("hundreds", "boots", "c6")]
    assert board(table, "hundreds", "vagabond")["ruins"] == {"c6": ["boots"]}


@pytest.mark.rule("root:9.7.3", "root:R47")
def test_whoever_gives_up_an_item_from_a_ruin_may_find_its_kind_again() -> None:
    table = hundreds(
        {"c1": "hundreds 1"},
        "c1",
        command="boots boots",
        board={"from_ruins": ["boots"]},
        seats="hundreds,vagabond,vagabond_2",
        phase="birdsong",
    )
    play(table, "lavish", "boots")
    assert board(table, "hundreds")["from_ruins"] == []


# What others do with their turn, and what is razed


@pytest.mark.rule("root:14.4.1", "root:8.2.6")
def test_a_mob_that_removes_sympathy_causes_outrage() -> None:
    table = hundreds(
        {"c1": "mob sympathy", "c5": "hundreds 1"},
        "c5",
        seats="hundreds,alliance",
        phase="birdsong",
        me={"hand": "anvil foxfolk_steel"},
    )
    assert asked(table) == "outrage"
    assert points(table, "hundreds") == 1


@pytest.mark.rule("root:14.4.1", "root:12.2.3")
def test_razing_two_buildings_of_the_duchy_costs_it_one_minister() -> None:
    table = hundreds(
        {"c1": "mob citadel", "c5": "mob market tunnel"},
        seats="hundreds,duchy",
        phase="birdsong",
        others={"duchy": {"board": {"swayed": ["captain", "banker"]}}},
    )
    assert len(told(table, "lost-minister")) == 1
    assert points(table, "hundreds") == 3


@pytest.mark.rule("root:14.4.1", "root:13.7.4")
def test_a_razed_raid_strikes_back() -> None:
    table = hundreds(
        {"c5": "mob hidden_plot"},
        seats="hundreds,corvids",
        phase="birdsong",
        others={"corvids": {"board": {"plots": plots(c5="raid")}}},
    )
    assert lies_in(table, "c1").get("corvids") == 1
    assert points(table, "hundreds") == 1


@pytest.mark.rule("root:13.7.2", "root:14.4.2", "root:14.4.3", "root:14.6.1")
def test_a_snare_keeps_recruits_the_warlord_and_mobs_away() -> None:
    fields: dict[str, Any] = {"seats": "hundreds,corvids", "phase": "birdsong"}
    table = hundreds({"c1": "hundreds 2 snare stronghold", "c5": "hundreds 1"}, **fields)
    assert board(table, "hundreds")["warlord"] == "c5"
    assert lies_in(table, "c1") == {"hundreds": 2, "snare": 1, "stronghold": 1}
    fields["phase"] = "evening"
    table = hundreds({"c1": "hundreds 2 snare"}, me={"hand": "anvil"}, auto=0, **fields)
    while asked(table) != "incite":
        play(table, "done")
    assert refused(table, "incite") == ("nobody-to-incite", "14.6.1")


@pytest.mark.rule("root:13.7.2", "root:14.5.3")
def test_a_snare_holds_the_warlord() -> None:
    table = hundreds({"c1": "hundreds 3 snare"}, "c1", seats="hundreds,corvids", auto=0)
    play(table, "done")
    assert (asked(table), refused(table, "advance")) == ("advance", ("snared", "13.7.2"))


@pytest.mark.rule("root:11.2.7.III", "root:14.6.2", "root:R81")
def test_mercenaries_are_no_enemies_in_the_evening_but_rule_nothing_alone() -> None:
    fields: dict[str, Any] = {
        "seats": "hundreds,riverfolk",
        "phase": "evening",
        "me": {"granted": ["mercenaries"]},
    }
    assert points(hundreds({"c2": "hundreds 1 riverfolk 3"}, **fields), "hundreds") == 1
    assert points(hundreds({"c2": "riverfolk 3"}, **fields), "hundreds") == 0
    post = "hundreds 1 riverfolk 3 trade_post_mouse"
    assert points(hundreds({"c2": post}, **fields), "hundreds") == 0
    fields["me"] = {}
    assert points(hundreds({"c2": "hundreds 4 riverfolk 3"}, **fields), "hundreds") == 0


@pytest.mark.rule("root:11.2.7.III.a", "root:14.7.7")
def test_the_stubborn_ignore_a_hit_before_mercenaries_share_them() -> None:
    table = hundreds(
        {"c1": "hundreds 2 riverfolk 2 marquise 3"},
        "c1",
        seats="hundreds,marquise,riverfolk",
        me={"granted": ["mercenaries"]},
        dice=(3, 3),
    )
    play(table, "battle", "marquise", "warrior")
    assert lies_in(table, "c1") == {"hundreds": 1, "riverfolk": 1}


# Cards


@pytest.mark.rule("root:coffin_makers", "root:14.2.2", "root:R82")
def test_coffins_keep_warriors_but_not_the_warlord() -> None:
    table = facing(
        {"c1": "hundreds 3 marquise 3"},
        "c1",
        mood="rowdy",
        deck="exiles",
        first={"crafted": "coffin_makers"},
        dice=(3, 0),
    )
    play(table, "battle")
    assert player(table, "hundreds")["coffins"] == 2
    assert player(table, "hundreds")["supply"] == 18


@pytest.mark.rule("root:14.2.4", "root:league_of_adventurous_mice")
def test_the_league_finds_no_crafted_items_in_the_hoard() -> None:
    table = hundreds(
        {"c1": "hundreds 2"},
        "c1",
        command="boots",
        deck="exiles",
        me={"crafted": "league_of_adventurous_mice"},
    )
    assert refused(table, "league_of_adventurous_mice") == ("nothing-to-do", "4.1.3")


@pytest.mark.rule("root:murine_broker", "root:14.2.3")
def test_a_broker_draws_whether_the_item_is_taken_or_not() -> None:
    table = hundreds(
        {"c1": "hundreds 2 stronghold"},
        "c1",
        deck="exiles",
        me={"hand": "anvil"},
        others={"marquise": {"crafted": "murine_broker"}},
    )
    play(table, "anvil", "points")
    assert len(hand(table, "marquise")) == 1


@pytest.mark.rule("root:boat_builders", "root:14.4.1", "root:14.7.1")
def test_by_boat_mobs_spread_along_rivers() -> None:
    table = hundreds(
        {"c11": "mob"},
        phase="birdsong",
        deck="exiles",
        me={"crafted": "boat_builders"},
        picks="mouse",
    )
    assert lies_in(table, "c7") == {"mob": 1}


@pytest.mark.rule("root:soup_kitchens", "root:14.6.2")
def test_with_soup_a_mob_rules() -> None:
    table = hundreds({"c2": "mob"}, phase="evening", deck="exiles", me={"crafted": "soup_kitchens"})
    assert points(table, "hundreds") == 1


@pytest.mark.rule("root:cobbler", "root:14.2.2")
def test_the_cobbler_moves_the_warlord_in_the_hundreds_evening() -> None:
    table = hundreds({"c1": "hundreds 2"}, "c1", phase="evening", me={"crafted": "cobbler"})
    play(table, "cobbler", "c5", "1", "warlord")
    assert board(table, "hundreds")["warlord"] == "c5"


# Dominance


@pytest.mark.rule("root:3.3.1", "root:14.6.2")
def test_with_dominance_oppression_scores_no_more_and_rule_wins() -> None:
    table = hundreds(
        {"c1": "hundreds 2", "c6": "hundreds 1", "c8": "stronghold"},
        "c1",
        seats="hundreds,marquise,eyrie",
        me={"hand": "dominance_fox", "points": 12},
    )
    assert asked(table) == "craft-card"
    play(table, "dominance_fox")
    while not table.over:
        assert table.question is not None
        words = options(table)
        play(table, "done" if "done" in words else sorted(words)[0])
    assert table.state.winners == [9]
    assert points(table, "hundreds") == 12


@pytest.mark.rule("root:3.3.1", "root:14.5.2")
@pytest.mark.parametrize("ask", ["command", "advance"])
def test_a_dominance_card_may_be_played_at_any_time_of_daylight(ask: str) -> None:
    table = hundreds(
        {"c1": "hundreds 2"},
        "c1",
        seats="hundreds,marquise,eyrie",
        me={"hand": "dominance_fox", "points": 12},
    )
    while asked(table) != ask:
        play(table, "done")
    assert "dominance_fox" in options(table)


def no_more_than_21(table: Table[Root]) -> int:
    """Warriors of the Hundreds anywhere."""
    there = table.view(SPECTATOR)["clearings"]
    return sum(here["warriors"].get("hundreds", 0) for here in there)


@pytest.mark.rule("root:14.2.2", "root:1.5.1")
def test_twenty_warriors_and_the_warlord_are_all() -> None:
    table = hundreds({"c1": "hundreds 21"}, "c1")
    assert (player(table, "hundreds")["supply"], no_more_than_21(table)) == (0, 21)


# Keepers


@pytest.mark.rule("root:14.4.1", "root:15.2.5")
def test_a_mob_makes_trophies_of_relics() -> None:
    table = hundreds(
        {"c1": "mob keepers 2 waystation_figure_tablet figure_1 tablet_2", "c5": "hundreds 3"},
        "c5",
        phase="birdsong",
        seats="hundreds,keepers",
    )
    assert asked(table) == "return-relic"
    play(table, "f1", "f2")
    assert lies_in(table, "c1") == {"keepers": 2, "mob": 1}
    assert points(table, "hundreds") == 1 + 2 * 2


@pytest.mark.rule("root:14.6.2", "root:15.2.1")
@pytest.mark.parametrize(("there", "scored"), [("hundreds 2", 1), ("hundreds 2 figure_1", 0)])
def test_a_relic_spoils_oppression(there: str, scored: int) -> None:
    clearings = {"c5": there, "c12": "keepers 1"}
    table = hundreds(clearings, "c5", phase="evening", step="oppress", seats="hundreds,keepers")
    assert points(table, "hundreds") == scored
