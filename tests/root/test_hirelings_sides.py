"""What each side of each hireling does."""

import pytest

from root.hired import card, hired
from root.positions import (
    asked,
    asker,
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
from root.vagabonds import vagabond
from spinney.core import Table
from spinney.root.game import GAME
from spinney.root.state import Root


def begun(seats: str, hirelings: str, seed: str = "set up", **more: object) -> Table[Root]:
    """A game at its first question of setup."""
    return Table(GAME, GAME.setup(seats=seats, hirelings=hirelings, first=1, **more), seed)


# The Forest Patrol


@pytest.mark.rule("root:forest_patrol")
def test_a_patrol_stands_in_every_clearing() -> None:
    table = begun("eyrie,cult", "forest_patrol,corvid_spies,flame_bearers")
    play(table, "forest_patrol")
    assert all(lies_in(table, f"c{c}") == {"forest_patrol": 1} for c in range(1, 13))


@pytest.mark.rule("root:forest_patrol", "root:R87")
def test_one_of_the_removed_patrols_comes_to_the_card() -> None:
    table = hired(
        {"forest_patrol": "alliance 2"},
        {"c1": "forest_patrol 2", "c6": "forest_patrol 3", "c3": "eyrie 1"},
        {"eyrie": {"hand": "favor_of_the_foxes", "board": {"leader": "despot"}}},
        seats="eyrie,alliance",
        step="craft",
    )
    before = card(table, "forest_patrol")["board"]["saved"]
    assert before == 0
    battle = hired(
        {"forest_patrol": ""}, {"c1": "cult 3 forest_patrol 3"}, seats="cult,eyrie", dice=(2, 0)
    )
    assert card(battle, "forest_patrol")["supply"] == 9


@pytest.mark.rule("root:forest_patrol")
def test_patrols_regroup_from_the_card() -> None:
    table = hired(
        {"forest_patrol": {"controller": "eyrie", "control": 2, "board": {"saved": 3}}},
        {"c5": "forest_patrol 1", "c7": "forest_patrol 1"},
        seats="eyrie,cult",
    )
    play(table, "forest_patrol")
    assert options(table) == {"march", "regroup"}
    assert refused(table, "steal") == ("hireling-not-so", "E.2")
    play(table, "regroup")
    assert options(table) == {"c5", "c7"}
    assert refused(table, "c6") == ("hireling-not-there", "E.2")
    play(table, "c7")
    assert lies_in(table, "c7") == {"forest_patrol": 4}
    assert card(table, "forest_patrol")["board"] == {"saved": 0}


@pytest.mark.rule("root:forest_patrol", "root:R87")
def test_all_that_is_removed_at_once_saves_one() -> None:
    """Hits of the roll remove two at once; one goes to the card, one to the supply."""
    table = hired(
        {"forest_patrol": ""},
        {"c1": "alliance 3 forest_patrol 2", "c3": "alliance 1 base"},
        {"alliance": {"board": {"officers": 1}}},
        seats="alliance,eyrie",
        phase="evening",
        dice=(2, 0),
    )
    play(table, "battle")
    assert card(table, "forest_patrol")["board"]["saved"] == 1
    assert told(table, "patrol-saved") == [("forest_patrol", 1)]
    assert card(table, "forest_patrol")["supply"] == 11


@pytest.mark.rule("root:feline_physicians")
def test_physicians_bring_the_fallen_elsewhere() -> None:
    table = hired(
        {"feline_physicians": "eyrie 2"},
        {"c1": "marquise 4 eyrie 2", "c3": "eyrie 1", "c7": "eyrie 1"},
        {"eyrie": {"hand": "anvil bake_sale"}},
        dice=(2, 0),
    )
    play(table, "battle done")
    assert (asked(table), asker(table)) == ("physicians", "eyrie")
    assert options(table) == {"anvil", "done"}
    assert refused(table, "bake_sale") == ("wrong-suit", "2.1.1")
    play(table, "anvil")
    assert options(table) == {"c3", "c7"}
    play(table, "c7")
    assert lies_in(table, "c7") == {"eyrie": 3}
    assert hand(table, "eyrie") == ["bake_sale"]


# The Last Dynasty


@pytest.mark.rule("root:last_dynasty")
def test_the_dynasty_begins_on_the_map_edge() -> None:
    table = begun("marquise,cult", "last_dynasty,corvid_spies,flame_bearers")
    play(table, "last_dynasty")
    assert options(table) == {"c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9"}
    play(table, "c5")
    assert lies_in(table, "c5") == {"last_dynasty": 5}


@pytest.mark.rule("root:last_dynasty", "root:R88")
def test_where_its_controller_rules_the_dynasty_moves_and_battles() -> None:
    table = hired(
        {"last_dynasty": "marquise 2"},
        {"c1": "last_dynasty 2 marquise 1 cult 2", "c5": "cult 1"},
        seats="marquise,cult",
        dice=(1, 0),
    )
    play(table, "last_dynasty")
    assert options(table) == {"c5", "c9", "c10"}
    play(table, "c5")
    assert lies_in(table, "c5") == {"last_dynasty": 2}
    assert told(table, "battle") == [("last_dynasty", "cult", "c5")]


@pytest.mark.rule("root:last_dynasty")
def test_elsewhere_it_battles_twice_and_off_the_map_it_returns() -> None:
    twice = hired(
        {"last_dynasty": "marquise 2"},
        {"c1": "last_dynasty 2 cult 6"},
        seats="marquise,cult",
        dice=(1, 0),
    )
    play(twice, "last_dynasty")
    assert len(told(twice, "battle")) == 2
    back = hired(
        {"last_dynasty": "marquise 2"},
        {"c1": "cult 2", "c12": "cult 1"},
        seats="marquise,cult",
        dice=(0, 0),
    )
    play(back, "last_dynasty c1")
    assert lies_in(back, "c1") == {"last_dynasty": 5, "cult": 2}
    assert told(back, "battle") == [("last_dynasty", "cult", "c1")]


@pytest.mark.rule("root:bluebird_nobles", "root:R88")
def test_nobles_score_for_every_three_clearings() -> None:
    table = hired(
        {"bluebird_nobles": "marquise 2", "flame_bearers": "marquise 2"},
        {f"c{c}": "marquise 1 cult 1" for c in range(1, 6)} | {"c6": "flame_bearers 1"},
        seats="marquise,cult",
        phase="birdsong",
    )
    assert points(table, "marquise") == 2, "ties are ruled, and hirelings count"
    assert cited(table, "scored") == ["bluebird_nobles"]


# The Spring Uprising


@pytest.mark.rule("root:spring_uprising", "root:R89")
def test_the_uprising_comes_where_the_die_says() -> None:
    table = begun("marquise,cult", "spring_uprising,corvid_spies,flame_bearers")
    play(table, "spring_uprising")
    suit = told(table, "hireling-rolled")[0][1]
    places = table.view(0)["clearings"]
    assert options(table) == {each["clearing"] for each in places if each["suit"] == suit}


@pytest.mark.rule("root:spring_uprising")
@pytest.mark.parametrize(("face", "suit"), [(0, "fox"), (1, "rabbit"), (2, "mouse")])
def test_in_birdsong_it_revolts_or_spreads(face: int, suit: str) -> None:
    home = {"fox": "c1", "rabbit": "c3", "mouse": "c2"}[suit]
    table = hired(
        {"spring_uprising": "marquise 2"},
        {home: "spring_uprising 1 marquise 1 cult 2", "c12": "spring_uprising 1"},
        seats="marquise,cult",
        phase="birdsong",
        dice=(face,),
    )
    assert told(table, "hireling-rolled") == [("spring_uprising", suit)]
    assert options(table) == {"revolt", "spread"}
    if suit == "fox":
        play(table, "revolt", home)
    else:
        play(table, "revolt")
    assert lies_in(table, home) == {"marquise": 1}
    assert points(table, "marquise") == 0


@pytest.mark.rule("root:spring_uprising")
def test_whoever_attacks_the_uprising_pays_a_matching_card() -> None:
    there = {"c1": "marquise 3 spring_uprising 1 cult 1"}
    poor = hired(
        {"spring_uprising": ""}, there, {"marquise": {"hand": "bake_sale"}}, seats="marquise,cult"
    )
    play(poor, "done battle")
    assert told(poor, "battle") == [("marquise", "cult", "c1")], "nobody else can be attacked"
    rich = hired(
        {"spring_uprising": ""},
        there,
        {"marquise": {"hand": "anvil"}},
        seats="marquise,cult",
        dice=(1, 0),
    )
    play(rich, "done battle")
    assert options(rich) == {"cult", "spring_uprising"}
    play(rich, "spring_uprising")
    assert ("marquise", "anvil") in told(rich, "discarded")
    assert lies_in(rich, "c1") == {"marquise": 3, "cult": 1}


@pytest.mark.rule("root:spring_uprising")
def test_the_refusal_says_that_a_card_is_wanted() -> None:
    table = hired(
        {"spring_uprising": ""},
        {"c1": "marquise 3 spring_uprising 1 cult 1 eyrie 1"},
        {"marquise": {"hand": "bake_sale"}},
        seats="marquise,cult,eyrie",
    )
    play(table, "battle")
    assert refused(table, "spring_uprising") == ("no-card-for-uprising", "spring_uprising")


@pytest.mark.rule("root:R90", "root:spring_uprising")
def test_a_hirelings_controller_pays_for_its_attack() -> None:
    table = hired(
        {"spring_uprising": "", "forest_patrol": "eyrie 2"},
        {"c1": "forest_patrol 3 spring_uprising 1"},
        {"eyrie": {"hand": "anvil"}},
        seats="eyrie,cult",
        dice=(1, 0),
    )
    play(table, "forest_patrol done battle c1")
    assert hand(table, "eyrie") == []
    assert lies_in(table, "c1") == {"forest_patrol": 3}


@pytest.mark.rule("root:rabbit_scouts")
def test_scouts_turn_the_dice_for_a_card() -> None:
    table = hired(
        {"rabbit_scouts": "eyrie 2"},
        {"c1": "marquise 3 eyrie 3"},
        {"eyrie": {"hand": "anvil"}},
        dice=(2, 0),
    )
    play(table, "battle done")
    assert (asked(table), asker(table)) == ("scouts", "eyrie")
    play(table, "anvil")
    assert lies_in(table, "c1") == {"marquise": 1, "eyrie": 3}


# The Exile


@pytest.mark.rule("root:exile", "root:R95")
def test_whoever_is_near_gives_the_exile_an_item() -> None:
    table = hired(
        {"exile": {"board": {"forest": "f1"}}},
        {"c1": "marquise 1", "c12": "eyrie 1"},
        {"marquise": {"items": "boots tea"}},
        seats="marquise,eyrie",
    )
    near = table.state.map.forest_clearings[0]
    assert 0 in near
    play(table, "aid")
    assert options(table) == {"boots", "tea"}
    assert refused(table, "sword") == ("no-item-to-give", "exile")
    before = len(hand(table, "marquise"))
    play(table, "tea")
    assert points(table, "marquise") == 1
    assert len(hand(table, "marquise")) == before + 1
    assert card(table, "exile")["board"]["items"] == ["tea", "club", "club", "club"]
    assert card(table, "exile")["board"]["tired"] == 0


@pytest.mark.rule("root:exile")
def test_nobody_gives_from_afar_or_without_an_item() -> None:
    far = hired(
        {"exile": {"board": {"forest": "f1"}}},
        {"c12": "marquise 1"},
        {"marquise": {"items": "boots"}},
    )
    assert 11 not in far.state.map.forest_clearings[0]
    assert refused(far, "aid") == ("not-by-the-exile", "exile")
    bare = hired({"exile": {"board": {"forest": "f1"}}}, {"c1": "marquise 1"})
    assert refused(bare, "aid") == ("no-item-to-give", "exile")


@pytest.mark.rule("root:exile")
def test_the_exile_moves_for_one_item_and_battles_for_two() -> None:
    table = hired(
        {"exile": {"controller": "marquise", "control": 2, "board": {"forest": "f1"}}},
        {"c1": "eyrie 3 roost", "c12": "marquise 1"},
        dice=(3, 1),
    )
    play(table, "exile")
    assert options(table) == {"battle", "move", "done"}
    play(table, "battle")
    assert told(table, "battle") == [("exile", "eyrie", "c1")]
    assert lies_in(table, "c1") == {"roost": 1}, "three items, three hits"
    assert card(table, "exile")["board"]["tired"] == 0, "refreshed when it stops"


@pytest.mark.rule("root:exile")
def test_hits_exhaust_the_exiles_items_and_then_cost_them() -> None:
    table = hired(
        {"exile": {"controller": "marquise", "control": 2, "board": {"forest": "f1"}}},
        {"c1": "eyrie 5", "c12": "marquise 1"},
        dice=(3, 3),
    )
    play(table, "exile battle")
    assert lies_in(table, "c1") == {"eyrie": 2}
    assert card(table, "exile")["board"]["items"] == ["club"]
    assert told(table, "exile-lost") == [("exile", "club")] * 2


@pytest.mark.rule("root:brigand", "root:R96")
def test_the_brigand_finds_items_and_takes_cards() -> None:
    table = hired(
        {"brigand": "marquise 2"},
        {
            "c6": {"ruin": True, "ruin_items": ["bag"], "warriors": {"marquise": 1}},
            "c2": "marquise 1 cult 1",
        },  # type: ignore[dict-item]
        {"cult": {"hand": "anvil"}},
        seats="marquise,cult",
    )
    play(table, "brigand")
    assert player(table, "marquise")["items"] == ["bag"]
    assert points(table, "marquise") == 0
    assert not table.view(0)["clearings"][5]["ruin"]
    play(table, "brigand")
    assert hand(table, "marquise") == ["anvil"]
    assert player(table, "marquise")["items_used"] == ["bag"]
    assert refused(table, "brigand") == ("hireling-idle", "E.2.4")


# The Flotilla


@pytest.mark.rule("root:riverfolk_flotilla")
def test_the_flotilla_begins_at_the_mouth_of_the_river() -> None:
    table = begun("marquise,cult", "riverfolk_flotilla,corvid_spies,flame_bearers")
    play(table, "riverfolk_flotilla")
    river = {c for c in range(12) if table.state.map.rivers[c]}
    assert {int(c[1:]) - 1 for c in options(table)} <= river


@pytest.mark.rule("root:riverfolk_flotilla")
def test_the_flotilla_brings_cards_sails_on_and_battles() -> None:
    table = hired(
        {"riverfolk_flotilla": {"controller": "marquise", "control": 2, "board": {"place": "c5"}}},
        {"c5": "marquise 1", "c10": "cult 4"},
        seats="marquise,cult",
        phase="birdsong",
        dice=(3, 3),
    )
    assert (asked(table), options(table)) == ("hireling-how", {"draw", "done"})
    play(table, "draw")
    assert len(hand(table, "marquise")) == 1
    assert (asked(table), options(table)) == ("hireling-how", {"battle", "done"}), "one way only"
    play(table, "battle")
    assert lies_in(table, "c10") == {"cult": 1}
    assert card(table, "riverfolk_flotilla")["board"] == {"place": "c10"}


@pytest.mark.rule("root:riverfolk_flotilla")
def test_the_flotilla_cannot_be_attacked() -> None:
    table = hired(
        {"riverfolk_flotilla": {"board": {"place": "c5"}}},
        {"c5": "marquise 3 cult 1 eyrie 1"},
        seats="marquise,cult,eyrie",
    )
    play(table, "battle")
    assert options(table) == {"cult", "eyrie"}
    assert refused(table, "riverfolk_flotilla") == ("hireling-untouchable", "E.2.2")


@pytest.mark.rule("root:otter_divers")
def test_divers_move_without_rule_by_the_river() -> None:
    there = {"c10": "marquise 1 cult 2", "c1": "cult 1", "c2": "cult 1", "c12": "cult 1"}
    free = hired({"otter_divers": "marquise 2"}, there, seats="marquise,cult")
    bound = hired({"otter_divers": "cult 2"}, there, seats="marquise,cult")
    play(free, "march")
    assert options(free) == {"c1", "c2", "c12"}
    assert refused(bound, "march") == ("nowhere-to-go", "4.2.1")


# The Prophets


@pytest.mark.rule("root:warm_sun_prophets")
def test_prophets_force_a_battle() -> None:
    table = hired(
        {"warm_sun_prophets": "marquise 2"},
        {"c1": "warm_sun_prophets 1 eyrie 2 alliance 1"},
        seats="marquise,eyrie,alliance",
        dice=(1, 0),
    )
    play(table, "warm_sun_prophets")
    assert options(table) == {"sway", "preach"}
    play(table, "sway eyrie battle")
    assert options(table) == {"alliance", "warm_sun_prophets"}
    play(table, "alliance")
    assert told(table, "battle") == [("eyrie", "alliance", "c1")]


@pytest.mark.rule("root:warm_sun_prophets", "root:R93")
def test_prophets_send_all_warriors_away_but_no_pawn() -> None:
    table = hired(
        {"warm_sun_prophets": "marquise 2"},
        {"c1": "warm_sun_prophets 1 eyrie 3", "c9": "marquise 1"},
        {"vagabond": {"board": {"place": "c1"}}},
        seats="marquise,eyrie,vagabond",
        dice=(0, 0),
    )
    play(table, "warm_sun_prophets sway eyrie move")
    assert options(table) == {"c5", "c9", "c10"}
    play(table, "c9 battle")
    assert lies_in(table, "c9") == {"marquise": 1, "eyrie": 3}
    assert told(table, "battle") == [("eyrie", "marquise", "c9")]


@pytest.mark.rule("root:warm_sun_prophets")
def test_prophets_preach_where_there_is_none() -> None:
    table = hired(
        {"warm_sun_prophets": "marquise 2"},
        {"c1": "warm_sun_prophets 1 eyrie 2", "c5": "marquise 1"},
    )
    play(table, "warm_sun_prophets preach")
    assert "c1" not in options(table)
    play(table, "c7")
    assert lies_in(table, "c7") == {"warm_sun_prophets": 1}


@pytest.mark.rule("root:lizard_envoys", "root:R97")
def test_envoys_take_of_the_commonest_suit() -> None:
    table = hired(
        {"lizard_envoys": "marquise 2"},
        {"c1": "marquise 1"},
        phase="birdsong",
        discard="bake_sale anvil ambush_fox travel_gear_fox sword_mouse birdy_bindle",
    )
    assert (asked(table), options(table)) == ("envoys", {"anvil", "travel_gear_fox", "done"})
    play(table, "anvil")
    assert hand(table, "marquise") == ["anvil"]
    assert "anvil" not in table.view(0)["discard"]


# The Bandits


@pytest.mark.rule("root:highway_bandits", "root:R94")
def test_bandits_take_toll_of_enemies_and_help_their_controller() -> None:
    toll = hired(
        {"highway_bandits": {"board": {"paths": [["c1", "c5"]]}}},
        {"c1": "marquise 3"},
    )
    play(toll, "march c5 3")
    assert lies_in(toll, "c5") == {"marquise": 2}
    assert cited(toll, "lost-warriors") == ["highway_bandits"]
    help_ = hired(
        {
            "highway_bandits": {
                "controller": "marquise",
                "control": 2,
                "board": {"paths": [["c1", "c5"]]},
            }
        },
        {"c1": "marquise 3"},
    )
    play(help_, "done march c5 3 recruit")
    assert lies_in(help_, "c5") == {"marquise": 4}


@pytest.mark.rule("root:highway_bandits")
def test_one_who_moves_alone_does_not_arrive() -> None:
    table = hired({"highway_bandits": {"board": {"paths": [["c1", "c5"]]}}}, {"c1": "marquise 1"})
    play(table, "march c5")
    assert lies_in(table, "c5") == lies_in(table, "c1") == {}


@pytest.mark.rule("root:highway_bandits")
def test_a_vagabond_damages_an_item() -> None:
    table = hired(
        {"highway_bandits": {"board": {"paths": [["c1", "c5"]]}}},
        {},
        {"vagabond": {"board": {"place": "c1", "items": ["boots", "sword"]}}},
        seats="vagabond,marquise",
    )
    play(table, "move c5")
    assert asked(table) == "damage-item"


@pytest.mark.rule("root:highway_bandits")
def test_bandits_come_to_a_path_to_ones_pieces() -> None:
    table = hired(
        {
            "highway_bandits": {
                "controller": "marquise",
                "control": 2,
                "board": {"paths": [["c1", "c5"]]},
            }
        },
        {"c1": "marquise 1"},
    )
    play(table, "highway_bandits")
    assert options(table) == {"c1", "c9", "c10"}
    play(table, "c9")
    assert card(table, "highway_bandits")["board"]["paths"] == [["c1", "c5"], ["c1", "c9"]]


@pytest.mark.rule("root:bandit_gangs")
def test_gangs_hide_among_their_controllers_pieces_and_bring_warriors() -> None:
    table = hired(
        {"bandit_gangs": "eyrie 2"},
        {"c1": "marquise 3 highway_bandits 1 eyrie 1 cult 1"},
        seats="marquise,eyrie,cult",
    )
    play(table, "battle")
    assert refused(table, "highway_bandits") == ("hireling-untouchable", "E.2.2")
    mine = hired(
        {"bandit_gangs": "marquise 2"},
        {"c1": "marquise 1 highway_bandits 2", "c5": "highway_bandits 1"},
    )
    play(mine, "bandit_gangs recruit")
    assert lies_in(mine, "c1") == {"marquise": 3, "highway_bandits": 2}
    assert lies_in(mine, "c5") == {"marquise": 1, "highway_bandits": 1}


# The Expedition


@pytest.mark.rule("root:sunward_expedition")
def test_the_expedition_sets_foot_and_reinforces() -> None:
    table = hired(
        {"sunward_expedition": "marquise 2"},
        {"c1": "foothold sunward_expedition 3", "c2": "marquise 1"},
    )
    play(table, "sunward_expedition")
    assert "c1" not in options(table)
    play(table, "c5 3 reinforce")
    assert lies_in(table, "c5") == {"foothold": 1, "sunward_expedition": 4}
    assert lies_in(table, "c1") == {"foothold": 1, "sunward_expedition": 4}


@pytest.mark.rule("root:sunward_expedition")
def test_without_a_foothold_left_one_comes_from_the_map() -> None:
    table = hired(
        {"sunward_expedition": "marquise 2"},
        {"c1": "foothold", "c2": "foothold marquise 1", "c3": "foothold"},
    )
    play(table, "sunward_expedition")
    assert options(table) == {"c1", "c2", "c3"}
    play(table, "c3 c5 3 march done")
    assert lies_in(table, "c3") == {}
    assert lies_in(table, "c5") == {"foothold": 1, "sunward_expedition": 3}


@pytest.mark.rule("root:mole_artisans")
def test_artisans_keep_the_cards_of_crafted_items_until_evening() -> None:
    table = hired(
        {"mole_artisans": "marquise 2"},
        {"c1": "marquise 1 workshop"},
        {"marquise": {"hand": "foxfolk_steel anvil"}},
        step="craft",
    )
    play(table, "anvil")
    assert (asked(table), options(table)) == ("keep-card", {"anvil", "done"})
    play(table, "anvil")
    assert hand(table, "marquise") == ["foxfolk_steel"]
    assert card(table, "mole_artisans")["board"]["kept"] == ["anvil"]
    while asked(table) and asker(table) == "marquise":
        play(table, "done")
    assert "anvil" in hand(table, "marquise")
    assert card(table, "mole_artisans")["board"]["kept"] == []


# The Spies


@pytest.mark.rule("root:corvid_spies")
def test_spies_come_among_enemies_and_take_cards_or_battle() -> None:
    there = {"c1": "cult 2", "c2": "marquise 1", "c3": "marquise 1 cult 1"}
    thieves = hired(
        {"corvid_spies": "marquise 2"}, there, {"cult": {"hand": "anvil"}}, seats="marquise,cult"
    )
    play(thieves, "corvid_spies")
    assert options(thieves) == {"c1", "c3"}
    play(thieves, "c1 c1 steal")
    assert hand(thieves, "marquise") == ["anvil"]
    fighters = hired(
        {"corvid_spies": "marquise 2"},
        there,
        {"cult": {"hand": "anvil"}},
        seats="marquise,cult",
        dice=(1, 1),
    )
    play(fighters, "corvid_spies c1 c3 battle")
    assert options(fighters) == {"c1", "c3"}
    play(fighters, "c3 done" if "done" in options(fighters) else "c3")
    assert ("corvid_spies", "cult", "c3") in told(fighters, "battle")


@pytest.mark.rule("root:raven_sentries")
def test_sentries_hit_once_more_by_ones_buildings() -> None:
    table = hired(
        {"raven_sentries": "cult 2"},
        {"c1": "marquise 3 cult 1 garden_fox"},
        seats="marquise,cult",
        dice=(0, 0),
    )
    play(table, "battle")
    assert lies_in(table, "c1") == {"marquise": 2, "cult": 1, "garden_fox": 1}
    assert told(table, "extra-hit") == [("cult", "raven_sentries")]


# The Protector


@pytest.mark.rule("root:furious_protector")
def test_the_protector_keeps_enemies_from_placing_and_takes_warriors() -> None:
    table = hired(
        {"furious_protector": {"controller": "marquise", "control": 2, "board": {"place": "c1"}}},
        {
            "c1": "eyrie 3 roost",
            "c5": "marquise 2 eyrie 2",
        },
        phase="birdsong",
    )
    play(table, "c5")
    assert lies_in(table, "c5") == {"marquise": 1, "eyrie": 1}
    assert card(table, "furious_protector")["board"] == {"place": "c5"}


@pytest.mark.rule("root:furious_protector")
def test_nobody_places_anything_where_a_free_protector_is() -> None:
    table = hired(
        {"furious_protector": {"board": {"place": "c1"}}},
        {"c1": "marquise 2 recruiter", "c5": "marquise 2 recruiter"},
        step="act",
    )
    play(table, "recruit")
    assert lies_in(table, "c1") == {"marquise": 2, "recruiter": 1}
    assert lies_in(table, "c5") == {"marquise": 3, "recruiter": 1}
    assert refused(table, "battle") == ("no-battle", "4.3"), "nor is it attacked"


@pytest.mark.rule("root:furious_protector", "root:R98")
def test_the_protector_leaves_everybody_a_corner() -> None:
    seats = "marquise,eyrie,cult,duchy"
    for seed in range(30):
        table = begun(seats, "furious_protector,popular_band,corvid_spies", f"corner {seed}")
        g = table.state
        assert g.hiring is not None
        if g.hiring.demoted[0]:
            continue
        while asked(table) == "set-up-hireling":
            play(
                table,
                "furious_protector"
                if "furious_protector" in options(table)
                else sorted(options(table))[0],
            )
            if card(table, "furious_protector")["board"]["place"] is None and "c5" in options(
                table
            ):
                break
        assert not options(table) & {"c1", "c2", "c3", "c4"}
        return
    raise AssertionError("it was never promoted")


@pytest.mark.rule("root:stoic_protector")
def test_the_stoic_protector_shields_its_controller() -> None:
    there = {"c1": "marquise 3 eyrie 2", "c2": "marquise 1 eyrie 1"}
    table = hired(
        {"stoic_protector": {"controller": "eyrie", "control": 2, "board": {"place": "c1"}}},
        there,
        dice=(1, 0),
    )
    play(table, "battle")
    assert told(table, "battle") == [("marquise", "eyrie", "c2")], "the only place"
    attack = hired(
        {"stoic_protector": {"controller": "marquise", "control": 2, "board": {"place": "c1"}}},
        {"c1": "marquise 3 eyrie 2"},
        dice=(2, 2),
    )
    play(attack, "battle")
    assert lies_in(attack, "c1") == {"marquise": 3}, "hits against its controller remove nothing"


@pytest.mark.rule("root:stoic_protector", "root:9.2.8", "root:E.3.2")
@pytest.mark.parametrize("partner", ["eyrie", "marquise"])
def test_a_partner_is_no_enemy_whom_the_stoic_protector_keeps_off(partner: str) -> None:
    """In the first edition partners may fight."""
    table = hired(
        {"stoic_protector": {"controller": "eyrie", "control": 2, "board": {"place": "c1"}}},
        {"c1": "eyrie 2", "c12": "marquise 1"},
        {"vagabond": vagabond("c1", "sword sword", dominance="dominance_fox", coalition=partner)},
        seats="vagabond,eyrie,marquise,alliance",
        options={"edition": "first"},
        dice=(1, 0),
    )
    assert ("battle" in options(table)) == (partner == "eyrie")
    if partner == "eyrie":
        play(table, "battle")
        assert lies_in(table, "c1") == {"eyrie": 1}, "nor does it save what a partner hits"


SHIELD = {"stoic_protector": {"controller": "marquise", "control": 2, "board": {"place": "c2"}}}


@pytest.mark.rule("root:stoic_protector", "root:8.4.1.III", "root:2.2.3")
def test_a_revolt_finds_no_room_for_a_base_among_shielded_buildings() -> None:
    table = hired(
        SHIELD,
        {"c2": "marquise 1 sawmill 2 sympathy"},
        {"alliance": {"board": {"supporters": ["bake_sale", "sword_mouse", "investments"]}}},
        seats="alliance,marquise",
        phase="birdsong",
    )
    play(table, "c2")
    assert lies_in(table, "c2") == {"marquise": 1, "sawmill": 2, "sympathy": 1, "alliance": 1}


@pytest.mark.rule("root:stoic_protector", "root:10.4.3.II", "root:10.4.3.III")
def test_nothing_that_is_shielded_is_converted_or_sanctified() -> None:
    table = hired(
        SHIELD,
        {"c2": "marquise 1 sawmill"},
        {"cult": {"board": {"acolytes": 5, "outcast": "mouse"}}},
        seats="cult,marquise",
        phase="birdsong",
    )
    assert {"convert", "sanctify"}.isdisjoint(options(table))


# The Flame Bearers


@pytest.mark.rule("root:flame_bearers", "root:R92")
def test_bearers_burn_warriors_first_and_spread() -> None:
    table = hired(
        {"flame_bearers": "marquise 2"},
        {"c1": "flame_bearers 3 cult 1 eyrie 1 roost"},
        seats="marquise,cult,eyrie",
        phase="birdsong",
    )
    assert (asked(table), options(table)) == ("hireling-whom", {"cult", "eyrie"})
    play(table, "cult")
    assert lies_in(table, "c1") == {"flame_bearers": 3}, "then the other warrior, then the roost"
    assert points(table, "marquise") == 0
    assert options(table) == {"c1", "c5", "c9", "c10"}
    play(table, "c9")
    assert lies_in(table, "c9") == {"flame_bearers": 1}


@pytest.mark.rule("root:rat_smugglers")
def test_smugglers_move_or_battle_for_a_card_with_an_item() -> None:
    table = hired(
        {"rat_smugglers": "marquise 2"},
        {"c1": "marquise 3", "c5": "cult 1"},
        {"marquise": {"hand": "anvil armorers"}},
        seats="marquise,cult",
    )
    play(table, "rat_smugglers c5 2")
    assert hand(table, "marquise") == ["armorers"], "no other card shows an item"
    assert lies_in(table, "c5") == {"marquise": 2, "cult": 1}
    assert refused(table, "rat_smugglers") == ("no-item-card", "rat_smugglers")


# The Vault Keepers


@pytest.mark.rule("root:vault_keepers")
def test_vaults_spread_and_keepers_come_to_them() -> None:
    table = hired(
        {"vault_keepers": "marquise 2"},
        {"c2": "vault vault_keepers 1 cult 1"},
        seats="marquise,cult",
    )
    play(table, "vault_keepers")
    assert options(table) == {"c2", "c5", "c6", "c10", "done"}
    play(table, "c5")
    assert options(table) == {"battle", "reinforce", "done"}
    play(table, "reinforce")
    assert lies_in(table, "c5") == {"vault": 1, "vault_keepers": 1}
    assert lies_in(table, "c2") == {"vault": 1, "vault_keepers": 2, "cult": 1}


@pytest.mark.rule("root:vault_keepers")
def test_hired_anew_they_bring_a_vault() -> None:
    table = hired({"vault_keepers": "marquise 1"}, {"c1": "marquise 1"}, phase="evening", dice=(0,))
    assert (asked(table), asker(table)) == ("hireling-place", "eyrie")
    play(table, "c2")
    assert lies_in(table, "c2") == {"vault": 1, "vault_keepers": 2}


@pytest.mark.rule("root:badger_bodyguards")
def test_bodyguards_take_the_first_hit() -> None:
    table = hired({"badger_bodyguards": "eyrie 2"}, {"c1": "marquise 3 eyrie 3"}, dice=(2, 0))
    play(table, "battle")
    assert lies_in(table, "c1") == {"marquise": 3, "eyrie": 2}
    assert told(table, "ignored-one") == [("eyrie", "badger_bodyguards")]


# The Band


@pytest.mark.rule("root:popular_band", "root:street_band", "root:R91")
@pytest.mark.parametrize("side", ["popular_band", "street_band"])
def test_whoever_comes_to_the_band_stays(side: str) -> None:
    table = hired({side: ""}, {"c1": "marquise 3", "c5": "popular_band 1 marquise 2"})
    play(table, "march c1 c5 1")
    assert refused(table, "c5") == ("spellbound", "popular_band")
    mine = hired({side: "marquise 2"}, {"c1": "marquise 3", "c5": "popular_band 1 marquise 2"})
    play(mine, "done march c1 c5 1")
    assert "c5" in options(mine), "its controller is no enemy"


@pytest.mark.rule("root:popular_band")
def test_the_band_draws_warriors_to_it() -> None:
    table = hired(
        {"popular_band": "marquise 2"},
        {"c1": "popular_band 1", "c5": "eyrie 2 marquise 1", "c9": "marquise 2"},
    )
    play(table, "popular_band c1 c5")
    assert options(table) == {"eyrie", "marquise"}
    play(table, "eyrie c9 c3")
    assert lies_in(table, "c1") == {"popular_band": 1, "eyrie": 1, "marquise": 1}
    assert lies_in(table, "c3") == {"popular_band": 1}


@pytest.mark.rule("root:street_band")
def test_the_street_band_grows() -> None:
    table = hired({"street_band": "marquise 2"}, {"c1": "popular_band 1 marquise 1"})
    play(table, "street_band c7")
    assert ruler(table, "c7") == "marquise"


@pytest.mark.rule("root:stoic_protector", "root:13.2.4")
def test_a_shielded_plot_is_not_exposed() -> None:
    shield = {"controller": "corvids", "control": 2, "board": {"place": "c1"}}
    kinds = {"c1": "snare", "c2": "bomb", "c3": "raid"}
    plots = {c: {"kind": kind, "ruled_out": []} for c, kind in kinds.items()}
    table = hired(
        {"stoic_protector": shield},
        dict.fromkeys(kinds, "marquise 1 hidden_plot"),
        {
            "marquise": {"hand": "anvil bake_sale investments"},
            "corvids": {"board": {"plots": plots}},
        },
        seats="marquise,corvids",
    )
    play(table, "expose")
    assert options(table) == {"c2", "c3"}
    assert refused(table, "c1") == ("shielded", "1.1.2")


@pytest.mark.rule("root:sunward_expedition")
def test_fewer_than_three_may_come_with_a_foothold() -> None:
    table = hired(
        {"sunward_expedition": "marquise 2"},
        {"c1": "foothold sunward_expedition 6", "c2": "marquise 1"},
    )
    play(table, "sunward_expedition", "c5")
    assert (asked(table), options(table)) == ("hireling-count", {"0", "1", "2"}), "two are left"
    assert refused(table, "3") == ("hireling-not-so", "E.2")
    play(table, "0", "reinforce")
    assert lies_in(table, "c5") == {"foothold": 1, "sunward_expedition": 1}
