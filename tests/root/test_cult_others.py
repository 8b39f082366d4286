"""The Lizard Cult (chapter 10) and what others bring to the table: factions, cards, dominance."""

from typing import Any

import pytest

from root.cults import acolytes, attacked, conspiring, cult, souls
from root.games import check_game
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
    ruler,
    told,
)
from root.vagabonds import vagabond
from samples import sample
from spinney.core import Table
from spinney.root.state import Root

THREE = "cult,marquise,eyrie"

# Other factions


@pytest.mark.rule("root:10.4.3.II", "root:6.2.3", "root:R55")
def test_field_hospitals_may_save_a_converted_warrior() -> None:
    here = {"c1": "marquise 2", "c2": "keep"}
    table = conspiring(here, acolytes=2, others={"marquise": {"hand": "anvil"}})
    play(table, "convert")
    assert (asked(table), asker(table)) == ("hospitals", "marquise")
    play(table, "anvil")
    assert lies_in(table, "c1") == {"marquise": 1, "cult": 1}
    assert lies_in(table, "c2") == {"marquise": 1, "keep": 1}
    assert souls(table) == ["anvil"]


@pytest.mark.rule("root:10.4.3.III", "root:8.2.4", "root:R55")
def test_a_sanctified_base_costs_the_alliance_its_supporters_and_officers() -> None:
    table = conspiring(
        {"c1": "base alliance 1", "c5": "base sympathy"},
        acolytes=3,
        seats="cult,alliance",
        others={"alliance": {"board": {"supporters": ["anvil", "cobbler"], "officers": 2}}},
    )
    play(table, "sanctify")
    assert lies_in(table, "c1") == {"alliance": 1, "garden_fox": 1}
    assert board(table, "alliance")["officers"] == 1
    assert told(table, "lost-supporter") == [("alliance", "anvil")]
    assert souls(table) == ["anvil"]
    assert points(table, "cult") == 1


@pytest.mark.rule("root:10.4.3.III", "root:12.2.3")
def test_a_sanctified_citadel_is_the_price_of_failure() -> None:
    table = conspiring(
        {"c1": "citadel", "c2": "duchy 1"},
        acolytes=3,
        seats="cult,duchy",
        others={"duchy": {"hand": "anvil", "board": {"swayed": ["captain"]}}},
    )
    play(table, "sanctify")
    assert lies_in(table, "c1") == {"garden_fox": 1}
    assert board(table, "duchy")["swayed"] == []
    assert souls(table) == ["anvil"]


@pytest.mark.rule("root:10.4.3.I", "root:8.2.6")
def test_a_crusade_into_sympathy_causes_outrage() -> None:
    table = conspiring(
        {"c1": "cult 2", "c5": "sympathy"}, acolytes=2, seats="cult,alliance", hand="bake_sale"
    )
    play(table, "crusade", "c5", "1")
    assert told(table, "outrage") == [("cult", "c5")]
    assert board(table, "alliance", "cult")["supporters"]["known"] == ["bake_sale"]


@pytest.mark.rule("root:10.2.6", "root:8.4.2.II")
def test_spent_supporters_are_lost_souls() -> None:
    table = at(
        seats="alliance,cult",
        phase="birdsong",
        clearings={"c1": "cult 1"},
        players={"alliance": {"hand": "bake_sale", "board": {"supporters": ["anvil"]}}},
    )
    play(table, "c1")
    assert souls(table) == ["anvil"]


@pytest.mark.rule("root:10.2.6", "root:7.7.2")
def test_a_decree_in_turmoil_is_lost_souls_without_the_viziers() -> None:
    table = at(
        seats="eyrie,cult",
        phase="daylight",
        step="resolve",
        clearings={"c1": "cult 1", "c3": "eyrie 1"},
        players={
            "eyrie": {
                "board": {
                    "leader": "despot",
                    "decree": {"move": ["vizier"], "build": ["vizier"], "recruit": ["anvil"]},
                }
            },
            "cult": {"hand": "bake_sale"},
        },
    )
    assert [args[0] for args in told(table, "turmoil")] == ["eyrie"]
    assert souls(table) == ["anvil"]


@pytest.mark.rule("root:9.2.9.II.c", "root:10.2.3")
def test_allied_lizards_who_fall_in_a_vagabonds_attack_become_no_acolytes() -> None:
    friends = {"cult": "allied"}
    table = at(
        seats="vagabond,cult,marquise",
        clearings={"c1": "cult 3 marquise 3", "c11": "marquise 1"},
        players={"vagabond": vagabond("c1", "sword boots", relations=friends)},
        dice=(2, 2),
    )
    play(table, "battle", "marquise", "cult")
    while asked(table) == "take-hit":
        play(table, "warrior")
    assert lies_in(table, "c1")["cult"] == 1
    assert acolytes(table) == 0
    assert player(table, "cult")["supply"] == 24


@pytest.mark.rule("root:9.5.4", "root:9.2.9.I.b")
def test_a_vagabond_aids_the_cult_and_takes_an_item() -> None:
    table = at(
        seats="vagabond,cult",
        clearings={"c8": "cult 1"},
        players={
            "vagabond": vagabond("c8", "boots sword", hand="anvil bake_sale"),
            "cult": {"items": "tea"},
        },
    )
    play(table, "aid")
    while asked(table) in ("aid-whom", "aid-card", "aid-item", "take-item"):
        play(table, next(w for w in ("anvil", "boots", "tea", "cult") if w in options(table)))
    assert hand(table, "cult") == ["anvil"]
    assert player(table, "cult")["items"] == []
    assert board(table, "vagabond")["relations"]["cult"] == "amiable"


@pytest.mark.rule("root:9.5.6", "root:10.2.5")
def test_a_vagabond_who_strikes_a_garden_down_frightens_the_faithful() -> None:
    table = at(
        seats="vagabond,cult",
        clearings={"c8": "garden_fox"},
        players={"vagabond": vagabond("c8", "crossbow boots boots"), "cult": {"hand": "anvil"}},
    )
    play(table, "strike")
    assert lies_in(table, "c8") == {}
    assert souls(table) == ["anvil"]
    assert table.why_not_undo(0) == "undo-revealed"


@pytest.mark.rule("root:9.2.9.III", "root:9.2.9.III.a")
def test_a_vagabond_grows_hostile_to_the_cult_and_scores_infamy() -> None:
    table = at(
        seats="vagabond,cult",
        clearings={"c8": "cult 3"},
        players={"vagabond": vagabond("c8", "sword sword sword boots")},
        dice=(2, 0),
    )
    play(table, "battle")
    assert board(table, "vagabond")["relations"]["cult"] == "hostile"
    assert points(table, "vagabond") == 1
    assert acolytes(table) == 2


@pytest.mark.rule("root:D.2.2", "root:10.2.6")
def test_the_tinker_finds_nothing_among_the_lost_souls() -> None:
    def tinker(**piles: Any) -> Table[Root]:
        return at(
            seats="vagabond,cult",
            clearings={"c8": "cult 1"},
            players={
                "vagabond": vagabond("c8", "torch boots", character="tinker"),
                "cult": {"board": {"souls": piles.pop("souls", [])}},
            },
            **piles,
        )

    assert refused(tinker(souls=["anvil"]), "special") == ("nothing-discarded", "D.2.2")
    assert "special" in options(tinker(discard="anvil"))


@pytest.mark.rule("root:9.2.8", "root:10.4.3.II")
def test_a_partner_is_no_enemy_to_convert() -> None:
    """The Vagabond has no warriors; whoever the Vagabond is with stays an enemy of the Cult."""
    table = conspiring(
        {"c1": "marquise 1 eyrie 1"},
        acolytes=2,
        seats="cult,marquise,eyrie,vagabond",
        others={"vagabond": vagabond("c1", "boots", coalition="cult", dominance="dominance_fox")},
    )
    play(table, "convert")
    assert options(table) == {"marquise", "eyrie"}


@pytest.mark.rule("root:10.5.2", "root:13.7.2", "root:D.6.2", "root:6.2.2")
def test_where_everything_forbids_it_nobody_is_recruited() -> None:
    """A keep, two snares and scorched earth in the four fox clearings."""
    table = cult(
        {"c1": "keep", "c6": "snare", "c8": "snare", "c2": "cult 1"},
        hand="anvil investments codebreakers",
        seats="cult,marquise,corvids,vagabond",
        others={"vagabond": vagabond("c2", "boots", character="scoundrel", scorched="c12")},
    )
    play(table, "recruit")
    assert options(table) == {"investments", "codebreakers"}
    assert refused(table, "anvil") == ("nowhere-to-preach", "10.5.2")


@pytest.mark.rule("root:10.4.3.I", "root:10.4.3.II", "root:13.7.2")
def test_a_snare_holds_crusaders_and_keeps_converts_away() -> None:
    table = conspiring(
        {"c1": "cult 2 marquise 1 snare", "c8": "marquise 1"},
        acolytes=2,
        seats="cult,marquise,corvids",
    )
    crusade = play(table.clone("crusade"), "crusade")
    assert told(crusade, "battle") == []
    assert (asked(crusade), options(crusade)) == ("defender", {"marquise", "corvids"})
    play(table, "convert")
    assert lies_in(table, "c8") == {"cult": 1}


# Cards of the standard deck


@pytest.mark.rule("root:royal_claim", "root:10.2.4")
def test_the_royal_claim_counts_gardens() -> None:
    here = {"c1": "garden_fox marquise 5", "c5": "garden_rabbit", "c2": "cult 1 marquise 1"}
    table = cult(here, "birdsong", hand="anvil", me={"crafted": "royal_claim"})
    play(table, "royal_claim")
    assert points(table, "cult") == 2
    assert table.view(0)["discard"] == ["royal_claim"]


@pytest.mark.rule("root:league_of_adventurous_mice", "root:10.2.5", "root:10.5", "root:R57")
def test_fear_takes_no_revealed_card() -> None:
    """The League grants a battle between two rituals; the garden falls, and a card in hand."""
    table = cult(
        {"c1": "cult 1 garden_fox marquise 3"},
        hand="bake_sale smugglers_trail",
        own={"revealed": "root_tea_fox"},
        deck="exiles",
        me={"crafted": "league_of_adventurous_mice", "items": "tea"},
        dice=(3, 2),
    )
    play(table, "league_of_adventurous_mice", "battle")
    assert lies_in(table, "c1") == {"marquise": 2}
    assert sorted(souls(table) + hand(table, "cult")) == ["bake_sale", "smugglers_trail"]
    assert len(souls(table)) == 1
    assert board(table, "cult")["revealed"] == ["root_tea_fox"]


@pytest.mark.rule("root:stand_and_deliver", "root:R57")
def test_whoever_takes_a_card_takes_it_from_the_hand() -> None:
    table = cult(
        {"c8": "cult 1"},
        "birdsong",
        active="marquise",
        seats="marquise,cult",
        hand="anvil",
        others={"marquise": {"crafted": "stand_and_deliver"}},
    )
    play(table, "stand_and_deliver")
    assert hand(table, "cult") == []
    assert points(table, "cult") == 1


@pytest.mark.rule("root:tax_collector", "root:10.2.3")
def test_a_taxed_warrior_is_no_acolyte() -> None:
    table = cult({"c8": "cult 2"}, hand="anvil", me={"crafted": "tax_collector"})
    play(table, "tax_collector")
    assert acolytes(table) == 0
    assert player(table, "cult")["supply"] == 24


@pytest.mark.rule("root:cobbler")
def test_the_cobbler_moves_them_before_the_revealed_cards_return() -> None:
    table = cult({"c8": "cult 2"}, "evening", own={"revealed": "anvil"}, me={"crafted": "cobbler"})
    play(table, "cobbler")
    assert board(table, "cult")["revealed"] == ["anvil"]
    play(table, "c4", "1")
    assert lies_in(table, "c4") == {"cult": 1}
    assert "anvil" in hand(table, "cult")


# Cards of the Exiles and Partisans


@pytest.mark.rule("root:coffin_makers", "root:10.2.3", "root:R56")
def test_the_coffin_makers_get_no_acolytes() -> None:
    table = attacked(
        {"c1": "marquise 3 cult 4"},
        deck="exiles",
        others={"marquise": {"crafted": "coffin_makers"}},
        dice=(2, 1),
    )
    play(table, "battle")
    assert (acolytes(table), player(table, "cult")["coffins"]) == (2, 0)
    assert player(table, "marquise")["coffins"] == 1


@pytest.mark.rule("root:coffin_makers", "root:10.4.3", "root:R56", "root:R19")
def test_the_coffin_makers_get_neither_spent_acolytes_nor_converted_warriors() -> None:
    table = conspiring(
        {"c1": "marquise 1"}, acolytes=2, deck="exiles", me={"crafted": "coffin_makers"}
    )
    play(table, "convert")
    assert player(table, "cult")["coffins"] == player(table, "marquise")["coffins"] == 0


@pytest.mark.rule("root:coffin_makers")
def test_the_coffin_makers_get_lizards_who_fall_in_attack() -> None:
    table = conspiring(
        {"c1": "marquise 3 cult 4"},
        acolytes=2,
        deck="exiles",
        me={"crafted": "coffin_makers"},
        dice=(2, 2),
    )
    play(table, "crusade", "battle")
    assert player(table, "cult")["coffins"] == 2


@pytest.mark.rule("root:propaganda_bureau", "root:10.5")
def test_propaganda_is_paid_with_a_card_that_is_not_revealed() -> None:
    given: dict[str, Any] = {"deck": "exiles", "me": {"crafted": "propaganda_bureau"}}
    here = {"c1": "marquise 1"}
    table = cult(here, hand="bake_sale", own={"revealed": "root_tea_fox"}, **given)
    assert "propaganda_bureau" not in options(table)
    table = cult(here, hand="root_tea_fox", **given)
    play(table, "propaganda_bureau")
    assert lies_in(table, "c1") == {"cult": 1}
    assert souls(table)[:1] == ["root_tea_fox"]


@pytest.mark.rule("root:propaganda_bureau", "root:10.2.3")
def test_propaganda_makes_no_acolytes() -> None:
    table = attacked(
        {"c1": "cult 2 marquise 1"},
        deck="exiles",
        others={"marquise": {"crafted": "propaganda_bureau", "hand": "root_tea_fox"}},
    )
    while "propaganda_bureau" not in options(table):
        play(table, "done")
    play(table, "propaganda_bureau")
    assert lies_in(table, "c1") == {"cult": 1, "marquise": 2}
    assert acolytes(table) == 0


@pytest.mark.rule("root:eyrie_emigre", "root:10.4.3")
def test_the_emigre_moves_and_fights_without_acolytes() -> None:
    table = conspiring(
        {"c1": "cult 2", "c5": "marquise 1"},
        deck="exiles",
        me={"crafted": "eyrie_emigre"},
        dice=(1, 0),
    )
    assert asked(table) == "move-to"
    play(table, "c5", "2")
    assert lies_in(table, "c5") == {"cult": 2}
    assert player(table, "cult")["crafted"] == ["eyrie_emigre"]


@pytest.mark.rule("root:false_orders", "root:10.2.4")
def test_false_orders_lead_lizards_away_but_not_their_gardens() -> None:
    table = cult(
        {"c8": "cult 3 garden_fox"},
        "birdsong",
        active="marquise",
        seats="marquise,cult",
        deck="exiles",
        others={"marquise": {"crafted": "false_orders"}},
    )
    play(table, "false_orders", "c4")
    assert lies_in(table, "c8") == {"cult": 1, "garden_fox": 1}
    assert ruler(table, "c8") == "cult"
    assert souls(table) == ["false_orders"]


@pytest.mark.rule("root:boat_builders", "root:10.4.3.I")
def test_with_the_boat_builders_a_crusade_goes_by_river() -> None:
    table = conspiring(
        {"c10": "cult 2"},
        acolytes=2,
        own={"outcast": "rabbit"},
        deck="exiles",
        me={"crafted": "boat_builders"},
        hand="root_tea_fox",
    )
    play(table, "crusade")
    assert "c11" in options(table)
    assert refused(table, "c6") == ("not-adjacent", "4.2")


@pytest.mark.rule("root:tunnels", "root:R53")
@pytest.mark.parametrize(("outcast", "joined"), [("fox", True), ("rabbit", False)])
def test_tunnels_join_gardens_of_the_outcast(outcast: str, joined: bool) -> None:
    table = conspiring(
        {"c1": "cult 2 garden_fox", "c8": "garden_fox", "c5": "cult 1 garden_rabbit"},
        acolytes=2,
        own={"outcast": outcast},
        deck="exiles",
        me={"crafted": "tunnels"},
        hand="root_tea_fox",
    )
    play(table, "crusade")
    assert asked(table) == "move-to"
    assert ("c8" in options(table)) == joined


@pytest.mark.rule("root:swap_meet", "root:charm_offensive")
def test_swaps_and_charms_work_on_the_cult_as_on_anybody() -> None:
    table = cult(
        {"c8": "cult 1"},
        "birdsong",
        active="marquise",
        seats="marquise,cult",
        deck="exiles",
        hand="root_tea_fox",
        others={"marquise": {"crafted": "swap_meet charm_offensive", "hand": "anvil"}},
    )
    play(table, "swap_meet", "anvil")
    assert hand(table, "cult") == ["anvil"]
    while asked(table) != "use" or "charm_offensive" not in options(table):
        play(table, "done")
    play(table, "charm_offensive")
    assert points(table, "cult") == 1


@pytest.mark.rule("root:soup_kitchens", "root:10.2.4")
def test_no_tokens_outweigh_a_garden() -> None:
    table = attacked(
        {"c8": "wood 4 marquise 3 garden_fox"},
        deck="exiles",
        others={"marquise": {"crafted": "soup_kitchens"}},
    )
    assert ruler(table, "c8") == "cult"


@pytest.mark.rule("root:informants", "root:10.2.6")
def test_informants_find_ambushes_in_the_discard_pile_only() -> None:
    def informed(**piles: Any) -> Table[Root]:
        return cult({}, "evening", deck="exiles", me={"crafted": "informants"}, **piles)

    assert asked(informed(own={"souls": "ambush_fox"})) != "inform"
    assert asked(informed(discard="ambush_fox")) == "inform"


@pytest.mark.rule("root:fox_partisans", "root:10.2.6")
def test_partisans_make_lost_souls_of_the_rest_of_the_hand() -> None:
    table = attacked(
        {"c1": "marquise 3 cult 4"},
        deck="exiles",
        hand="bake_sale anvil",
        me={"crafted": "fox_partisans"},
        dice=(1, 1),
    )
    play(table, "battle", "done")
    assert asked(table) == "effect"
    play(table, "fox_partisans")
    assert souls(table) == ["bake_sale"]
    assert acolytes(table) == 1


# Ambushes and dominance


@pytest.mark.rule("root:4.3.1", "root:10.2.6", "root:10.2.3")
def test_the_cult_may_ambush_and_the_ambush_is_a_lost_soul() -> None:
    table = attacked({"c1": "marquise 2 cult 4"}, hand="ambush_fox")
    play(table, "battle", "ambush_fox")
    assert lies_in(table, "c1") == {"cult": 4}
    assert souls(table) == ["ambush_fox"]


@pytest.mark.rule("root:3.3.1.I", "root:10.2.4")
def test_three_gardens_of_a_suit_win_by_dominance() -> None:
    here = {"c1": "garden_fox marquise 5", "c8": "garden_fox", "c12": "garden_fox eyrie 1"}
    table = cult(here, "birdsong", seats=THREE, me={"dominance": "dominance_fox", "points": 12})
    assert table.over
    assert table.view(0)["winners"] == ["cult"]


@pytest.mark.rule("root:3.3.1", "root:10.5")
def test_a_dominance_card_is_activated_or_revealed() -> None:
    given: dict[str, Any] = {"seats": THREE, "me": {"points": 10}, "hand": "dominance_fox anvil"}
    table = cult({"c8": "cult 1 garden_fox"}, **given)
    activated = play(table.clone("activated"), "dominance_fox")
    assert player(activated, "cult")["dominance"] == "dominance_fox"
    play(table, "recruit", "dominance_fox", "c8")
    assert board(table, "cult")["revealed"] == ["dominance_fox"]
    assert refused(table, "dominance_fox") == ("not-held", "1.3.2")


@pytest.mark.rule("root:10.5.3", "root:3.3.1")
def test_after_dominance_rituals_score_no_more() -> None:
    table = cult(
        {"c8": "garden_fox 2"},
        seats=THREE,
        hand="anvil bake_sale",
        me={"points": 12, "dominance": "dominance_mouse"},
    )
    play(table, "score")
    assert points(table, "cult") == 12


# Random games


@pytest.mark.parametrize(
    ("seats", "number"), [("cult,marquise", 0), ("eyrie,cult,alliance", 5), ("vagabond,cult", 10)]
)
def test_a_random_game(seats: str, number: int) -> None:
    check_game(seats, number)


@pytest.mark.games
@pytest.mark.parametrize("seats", ["cult,eyrie", "marquise,cult", "alliance,cult,vagabond"])
@pytest.mark.parametrize("number", sample(8, range(64)))
def test_random_games(seats: str, number: int) -> None:
    check_game(seats, number)
