"""The cards of the Exiles and Partisans deck that the standard deck does not have."""

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
    ruler,
    told,
)
from spinney.core import Table
from spinney.root.cards import deck_cards
from spinney.root.game import GAME
from spinney.root.state import Root

SEATS = "marquise,eyrie"
THREE = "marquise,eyrie,alliance"


def crafted(card: str, **fields: Any) -> Table[Root]:
    """The Marquise in Daylight with these cards in her play area."""
    players = fields.pop("players", {})
    mine = {"crafted": card, **players.get("marquise", {})}
    fields.setdefault("clearings", {"c1": "marquise 2"})
    fields.setdefault("seats", SEATS)
    return at(deck="exiles", players={**players, "marquise": mine}, **fields)


def test_the_exiles_and_partisans_have_their_fifty_four_cards() -> None:
    cards = [GAME.vocabulary.word(card) for card in deck_cards("exiles", True)]
    twice = "false_orders informants tunnels swap_meet league_of_adventurous_mice ambush_bird"
    assert len(cards) == 54
    assert {card for card in cards if cards.count(card) == 2} == set(twice.split())
    assert cards.count("saboteurs") == 3


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("saboteurs", "any"),
        ("soup_kitchens", "fox rabbit mouse"),
        ("boat_builders", "any any"),
        ("corvid_planners", "any any"),
        ("eyrie_emigre", "fox fox"),
        ("propaganda_bureau", "any any any"),
        ("false_orders", "fox"),
        ("informants", "fox fox"),
        ("fox_partisans", "fox"),
        ("tunnels", "rabbit"),
        ("charm_offensive", "rabbit"),
        ("swap_meet", "rabbit"),
        ("coffin_makers", "rabbit rabbit"),
        ("rabbit_partisans", "rabbit"),
        ("league_of_adventurous_mice", "mouse"),
        ("murine_broker", "mouse mouse"),
        ("master_engravers", "mouse mouse"),
        ("mouse_partisans", "mouse"),
    ],
)
def test_a_card_is_crafted_for_its_cost_and_not_for_less(card: str, cost: str) -> None:
    suits = cost.replace("any", "fox").split()
    places = {"fox": ("c8", "c1", "c12"), "rabbit": ("c5", "c3"), "mouse": ("c7", "c2")}
    used = [places[suit][suits[:n].count(suit)] for n, suit in enumerate(suits)]
    table = crafted(
        "",
        clearings=dict.fromkeys(used, "marquise 1 workshop"),
        players={"marquise": {"hand": card}},
    )
    play(table, card)
    assert player(table, "marquise", "eyrie")["crafted"] == [card]
    poorer = crafted(
        "",
        clearings={"c4": "marquise 1", **dict.fromkeys(used[1:], "marquise 1 workshop")},
        players={"marquise": {"hand": card}},
    )
    assert asked(poorer) == "marquise-act"


# Birds


@pytest.mark.rule("root:saboteurs")
def test_saboteurs_discard_a_crafted_card_of_an_enemy_at_the_start_of_birdsong() -> None:
    table = crafted(
        "saboteurs",
        seats=THREE,
        phase="birdsong",
        players={"eyrie": {"crafted": "tunnels informants"}, "alliance": {"crafted": "saboteurs"}},
    )
    play(table, "saboteurs")
    assert (asked(table), options(table)) == ("use-on", {"eyrie", "alliance"})
    play(table, "eyrie")
    assert (asked(table), options(table)) == ("sabotage", {"informants", "tunnels"})
    play(table, "tunnels")
    assert player(table, "eyrie")["crafted"] == ["informants"]
    assert table.view(0)["discard"] == ["saboteurs", "tunnels"]


@pytest.mark.rule("root:saboteurs", "root:coffin_makers")
def test_with_the_coffin_makers_the_fallen_go_home() -> None:
    table = crafted(
        "saboteurs",
        phase="birdsong",
        players={
            "eyrie": {"crafted": "coffin_makers", "coffins": 2},
            "marquise": {"coffins": 3},
        },
    )
    assert player(table, "marquise")["supply"] == 20
    play(table, "saboteurs")
    assert player(table, "marquise")["supply"] == 23
    assert player(table, "eyrie")["supply"] == 20
    assert [seat["coffins"] for seat in table.view(0)["players"]] == [0, 0]
    assert points(table, "eyrie") == 0


@pytest.mark.rule("root:soup_kitchens")
def test_with_soup_kitchens_each_token_counts_twice_for_rule() -> None:
    table = crafted("soup_kitchens", clearings={"c1": "marquise 1 wood 2 eyrie 4", "c5": "wood"})
    assert ruler(table, "c1") == "marquise"
    assert ruler(table, "c5") == "marquise"


@pytest.mark.rule("root:boat_builders")
def test_for_boat_builders_rivers_are_paths() -> None:
    table = crafted("boat_builders", clearings={"c5": "marquise 2"})
    play(table, "march")
    assert options(table) == {"c1", "c2", "c10"}


@pytest.mark.rule("root:corvid_planners")
def test_corvid_planners_move_whoever_rules() -> None:
    clearings = {"c1": "marquise 1 eyrie 3", "c5": "eyrie 2"}
    table = crafted("corvid_planners", clearings=clearings)
    play(table, "march c5")
    assert lies_in(table, "c5") == {"marquise": 1, "eyrie": 2}
    assert refused(crafted("", clearings=clearings), "march") == ("nowhere-to-go", "4.2.1")


@pytest.mark.rule("root:eyrie_emigre")
def test_the_emigre_must_move_and_battle_there_at_the_end_of_birdsong() -> None:
    table = crafted(
        "eyrie_emigre",
        phase="birdsong",
        clearings={"c1": "marquise 2", "c5": "eyrie 2"},
        dice=(0, 0),
    )
    assert (asked(table), asker(table)) == ("move-to", "marquise")
    play(table, "c5 2")
    assert told(table, "battle") == [("marquise", "eyrie", "c5")]
    assert player(table, "marquise")["crafted"] == ["eyrie_emigre"]
    assert asked(table) == "marquise-act"


@pytest.mark.rule("root:eyrie_emigre", "root:R20")
@pytest.mark.parametrize("clearings", [{"c1": "marquise 1"}, {"c1": "marquise 1 eyrie 3"}])
def test_without_a_move_or_a_battle_the_emigre_is_discarded(clearings: dict[str, str]) -> None:
    """In a lone clearing there is nobody to fight; ruled by others, there is no way out."""
    table = crafted("eyrie_emigre", phase="birdsong", clearings=clearings)
    if asked(table) == "move-to":
        play(table, "c9")
    assert player(table, "marquise")["crafted"] == []
    assert table.view(0)["discard"] == ["eyrie_emigre"]


# Foxes


@pytest.mark.rule("root:propaganda_bureau", "root:R19")
def test_the_propaganda_bureau_replaces_an_enemy_warrior() -> None:
    table = crafted(
        "propaganda_bureau",
        seats=THREE,
        clearings={"c1": "marquise 1 eyrie 1 alliance 1", "c5": "eyrie 1", "c9": "roost"},
        players={"marquise": {"hand": "foxfolk_steel arms_trader"}},
    )
    play(table, "propaganda_bureau")
    assert options(table) == {"c1", "c5"}
    assert refused(table, "c9") == ("no-enemy-there", "4.3")
    play(table, "c1")
    assert (asked(table), options(table)) == ("propaganda-on", {"eyrie", "alliance"})
    play(table, "alliance foxfolk_steel")
    assert lies_in(table, "c1") == {"marquise": 2, "eyrie": 1}
    assert table.view(0)["discard"] == ["foxfolk_steel"]
    assert refused(table, "propaganda_bureau") == ("used-this-turn", "4.1.3")


@pytest.mark.rule("root:propaganda_bureau", "root:R19")
def test_without_a_warrior_to_place_nothing_is_replaced() -> None:
    table = crafted(
        "propaganda_bureau",
        clearings={"c1": "marquise 25 eyrie 1"},
        players={"marquise": {"hand": "foxfolk_steel"}},
    )
    assert refused(table, "propaganda_bureau") == ("nothing-to-do", "4.1.3")


@pytest.mark.rule("root:false_orders", "root:R21")
def test_false_orders_make_half_of_the_warriors_move_once() -> None:
    """The Eyrie rule neither clearing, and must go all the same."""
    table = crafted(
        "false_orders",
        phase="birdsong",
        clearings={"c1": "marquise 9 eyrie 5", "c9": "marquise 1", "c10": "marquise 1"},
    )
    play(table, "false_orders")
    assert (asked(table), options(table)) == ("order-to", {"c5", "c9", "c10"})
    play(table, "c9")
    assert lies_in(table, "c1") == {"marquise": 9, "eyrie": 2}
    assert lies_in(table, "c9") == {"marquise": 1, "eyrie": 3}
    assert table.view(0)["discard"] == ["false_orders"]


@pytest.mark.rule("root:informants")
@pytest.mark.parametrize("takes", [True, False])
def test_informants_may_take_an_ambush_card_instead_of_drawing(takes: bool) -> None:
    table = crafted(
        "informants",
        phase="evening",
        clearings={"c2": "recruiter 2", "c5": "recruiter", "c3": "eyrie 1 roost"},
        discard="ambush_bird anvil ambush_fox",
        players={"eyrie": {"hand": "arms_trader", "board": {"leader": "despot"}}},
    )
    assert (asked(table), options(table)) == ("inform", {"ambush_bird", "ambush_fox", "done"})
    assert refused(table, "anvil") == ("not-an-ambush", "4.3.1")
    play(table, "ambush_fox" if takes else "done")
    if takes:
        assert hand(table, "marquise") == ["ambush_fox"]
        assert player(table, "marquise", "eyrie")["hand"]["known"] == ["ambush_fox"]
    else:
        assert player(table, "marquise")["hand"]["count"] == 2


@pytest.mark.rule("root:fox_partisans", "root:rabbit_partisans", "root:mouse_partisans", "root:R5")
@pytest.mark.parametrize(
    ("card", "where", "kept"),
    [
        ("fox_partisans", "c1", "foxfolk_steel"),
        ("rabbit_partisans", "c5", "bake_sale"),
        ("mouse_partisans", "c7", "investments"),
    ],
)
@pytest.mark.parametrize("side", ["marquise", "eyrie"])
def test_partisans_deal_an_extra_hit_in_their_suit_and_keep_its_cards_only(
    card: str, where: str, kept: str, side: str
) -> None:
    other = "eyrie" if side == "marquise" else "marquise"
    held = "foxfolk_steel bake_sale investments arms_trader"
    table = at(
        seats=SEATS,
        deck="exiles",
        clearings={where: "marquise 3 eyrie 3"},
        players={side: {"crafted": card, "hand": held}},
        dice=(0, 0),
    )
    play(table, "battle")
    if asked(table) == "ambush":
        play(table, "done")
    play(table, card)
    assert lies_in(table, where) == {side: 3, other: 2}
    assert hand(table, side) == [kept]
    assert player(table, side)["crafted"] == [card]


@pytest.mark.rule("root:fox_partisans", "root:rabbit_partisans", "root:mouse_partisans")
@pytest.mark.parametrize(
    ("card", "where"),
    [("fox_partisans", "c5"), ("rabbit_partisans", "c7"), ("mouse_partisans", "c1")],
)
def test_partisans_fight_in_their_own_suit_only(card: str, where: str) -> None:
    table = crafted(card, clearings={where: "marquise 3 eyrie 3"}, dice=(0, 0))
    play(table, "battle")
    assert asked(table) == "marquise-act"
    assert lies_in(table, where) == {"marquise": 3, "eyrie": 3}


# Rabbits


@pytest.mark.rule("root:tunnels")
def test_tunnels_link_clearings_with_crafting_pieces() -> None:
    table = crafted(
        "tunnels", clearings={"c1": "marquise 2 workshop", "c7": "workshop", "c8": "workshop"}
    )
    play(table, "march")
    assert options(table) == {"c5", "c7", "c8", "c9", "c10"}
    other = crafted("tunnels", clearings={"c1": "marquise 2", "c7": "workshop", "c8": "workshop"})
    play(other, "march")
    assert options(other) == {"c5", "c9", "c10"}


@pytest.mark.rule("root:charm_offensive")
def test_charm_offensive_draws_a_card_and_gives_a_point() -> None:
    table = crafted("charm_offensive", seats=THREE, phase="evening", top="anvil")
    play(table, "charm_offensive alliance")
    assert "anvil" in hand(table, "marquise")
    assert points(table, "alliance") == 1


@pytest.mark.rule("root:swap_meet")
def test_swap_meet_takes_a_random_card_and_gives_one_back() -> None:
    table = crafted(
        "swap_meet",
        seats=THREE,
        phase="birdsong",
        players={"marquise": {"hand": "bake_sale"}, "eyrie": {"hand": "anvil"}},
    )
    play(table, "swap_meet")
    assert (asked(table), options(table)) == ("give-back", {"anvil", "bake_sale"})
    play(table, "bake_sale")
    assert hand(table, "marquise") == ["anvil"]
    assert hand(table, "eyrie") == ["bake_sale"]
    assert player(table, "eyrie", "marquise")["hand"]["known"] == ["bake_sale"]
    assert player(table, "eyrie", "alliance")["hand"]["known"] == []
    assert told(table, "gave", "alliance") == []
    assert told(table, "gave-hidden", "alliance") == [("marquise", "eyrie")]


@pytest.mark.rule("root:coffin_makers")
def test_the_fallen_lie_with_the_coffin_makers_and_pay_a_point_for_five() -> None:
    table = crafted(
        "coffin_makers",
        clearings={"c1": "marquise 3 eyrie 3", "c3": "eyrie 1 roost"},
        players={"marquise": {"coffins": 6}, "eyrie": {"coffins": 2}},
        dice=(2, 1),
    )
    play(table, "battle")
    assert player(table, "marquise")["coffins"] == 7
    assert player(table, "eyrie")["coffins"] == 4
    assert player(table, "marquise")["supply"] == 25 - 2 - 7
    later = crafted(
        "coffin_makers",
        phase="birdsong",
        clearings={"c1": "marquise 2"},
        players={"marquise": {"coffins": 7}, "eyrie": {"coffins": 4}},
    )
    assert told(later, "scored") == [("marquise", 2, 2)]
    assert cited(later, "scored") == ["coffin_makers"]
    assert player(later, "marquise")["supply"] == 23
    assert player(later, "eyrie")["supply"] == 20
    assert [seat["coffins"] for seat in later.view(0)["players"]] == [0, 0]


@pytest.mark.rule("root:coffin_makers", "root:R19")
def test_rescued_and_replaced_warriors_need_no_coffin() -> None:
    table = crafted(
        "coffin_makers",
        clearings={"c1": "marquise 3 eyrie 3", "c2": "keep"},
        players={"marquise": {"hand": "foxfolk_steel"}},
        dice=(1, 1),
    )
    play(table, "battle foxfolk_steel")
    assert player(table, "marquise")["coffins"] == 0
    replaced = crafted(
        "coffin_makers propaganda_bureau",
        clearings={"c1": "marquise 1 eyrie 3"},
        players={"marquise": {"hand": "foxfolk_steel"}},
    )
    play(replaced, "propaganda_bureau")
    assert player(replaced, "eyrie")["coffins"] == 0
    assert player(replaced, "eyrie")["supply"] == 18


# Mice


@pytest.mark.rule("root:league_of_adventurous_mice")
@pytest.mark.parametrize("way", ["move", "battle"])
def test_the_league_exhausts_a_crafted_item_to_move_or_battle(way: str) -> None:
    table = crafted(
        "league_of_adventurous_mice",
        clearings={"c1": "marquise 3 eyrie 1", "c5": "marquise 1"},
        players={"marquise": {"items": "boots tea"}},
        dice=(1, 0),
    )
    play(table, "league_of_adventurous_mice")
    assert (asked(table), options(table)) == ("exhaust", {"boots", "tea"})
    play(table, "tea", way)
    if way == "move":
        play(table, "c1 c9 2")
        assert lies_in(table, "c9") == {"marquise": 2}
    else:
        assert lies_in(table, "c1") == {"marquise": 3}
    assert player(table, "marquise")["items_used"] == ["tea"]
    assert board(table, "marquise")["actions"] == 3
    assert refused(table, "league_of_adventurous_mice") == ("used-this-turn", "4.1.3")


@pytest.mark.rule("root:league_of_adventurous_mice", "root:R24")
def test_an_exhausted_item_does_not_serve_again() -> None:
    table = crafted(
        "league_of_adventurous_mice",
        players={"marquise": {"items": "boots", "items_used": ["boots"]}},
    )
    assert refused(table, "league_of_adventurous_mice") == ("nothing-to-do", "4.1.3")


@pytest.mark.rule("root:murine_broker")
def test_the_murine_broker_draws_when_another_crafts_an_item() -> None:
    table = crafted(
        "",
        clearings={"c8": "workshop marquise 1"},
        players={"marquise": {"hand": "anvil"}, "eyrie": {"crafted": "murine_broker"}},
        top="bake_sale",
    )
    play(table, "anvil")
    assert hand(table, "eyrie") == ["bake_sale"]
    own = crafted(
        "murine_broker",
        clearings={"c8": "workshop marquise 1"},
        players={"marquise": {"hand": "anvil"}},
    )
    play(own, "anvil")
    assert hand(own, "marquise") == []


@pytest.mark.rule("root:master_engravers")
def test_master_engravers_score_another_point_for_an_item() -> None:
    table = crafted(
        "master_engravers",
        clearings={"c8": "workshop marquise 1"},
        players={"marquise": {"hand": "anvil"}},
    )
    play(table, "anvil")
    assert told(table, "scored") == [("marquise", 2, 2), ("marquise", 1, 3)]
    assert cited(table, "scored") == ["3.2.2", "master_engravers"]
