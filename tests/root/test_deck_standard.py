"""The cards of the standard deck; those of both decks too."""

from typing import Any

import pytest

from root.positions import (
    asked,
    asker,
    at,
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
from spinney.root.cards import deck_cards
from spinney.root.game import GAME
from spinney.root.state import Root

SEATS = "marquise,eyrie"
THREE = "marquise,eyrie,alliance"
WORKSHOPS = {"fox": "c8", "rabbit": "c5", "mouse": "c7"}
rule = pytest.mark.rule


def names(deck: str) -> list[str]:
    return [GAME.vocabulary.word(card) for card in deck_cards(deck, True)]


def test_the_standard_deck_has_its_fifty_four_cards() -> None:
    cards = names("standard")
    twice = "armorers sappers brutal_tactics stand_and_deliver command_warren better_burrow_bank"
    twice += " cobbler scouting_party codebreakers ambush_bird"
    assert len(cards) == 54
    assert {card for card in cards if cards.count(card) == 2} == set(twice.split())
    assert cards.count("tax_collector") == 3


def crafted(card: str, **fields: Any) -> Table[Root]:
    """The Marquise in Daylight with this card in her play area."""
    players = fields.pop("players", {})
    mine = {"crafted": card, **players.get("marquise", {})}
    fields.setdefault("clearings", {"c1": "marquise 2"})
    return at(
        seats=fields.pop("seats", SEATS),
        players={**players, "marquise": mine},
        **fields,
    )


# Ambush cards


@pytest.mark.rule("root:ambush_bird", "root:ambush_fox", "root:ambush_rabbit", "root:ambush_mouse")
@pytest.mark.parametrize(
    ("card", "where"),
    [
        ("ambush_fox", "c8"),
        ("ambush_rabbit", "c5"),
        ("ambush_mouse", "c7"),
        ("ambush_bird", "c8"),
        ("ambush_bird", "c5"),
        ("ambush_bird", "c7"),
    ],
)
def test_an_ambush_deals_two_hits_in_a_clearing_that_it_matches(card: str, where: str) -> None:
    table = at(
        seats=SEATS, clearings={where: "marquise 2 eyrie 1"}, players={"eyrie": {"hand": card}}
    )
    play(table, "battle", card)
    assert lies_in(table, where) == {"eyrie": 1}
    other = "c5" if where == "c8" else "c8"
    elsewhere = at(
        seats=SEATS, clearings={other: "marquise 2 eyrie 1"}, players={"eyrie": {"hand": card}}
    )
    play(elsewhere, "battle")
    wrong = None if card == "ambush_bird" else ("wrong-suit", "2.1.1")
    assert refused(elsewhere, card) == wrong


# Dominance cards


@pytest.mark.rule("root:dominance_bird", "root:dominance_fox")
@pytest.mark.rule("root:dominance_rabbit", "root:dominance_mouse")
@pytest.mark.parametrize(
    ("card", "ruled"),
    [
        ("dominance_fox", "c1 c6 c8"),
        ("dominance_rabbit", "c3 c4 c5"),
        ("dominance_mouse", "c2 c7 c9"),
        ("dominance_bird", "c1 c3"),
    ],
)
def test_a_dominance_card_is_another_way_to_win(card: str, ruled: str) -> None:
    table = at(
        seats="marquise,alliance,vagabond",
        clearings=dict.fromkeys(ruled.split(), "marquise 1"),
        players={"marquise": {"hand": card, "points": 10}},
    )
    play(table, card)
    while not table.over and table.view(0)["turn"] < 5:
        play(table, "done")
    assert table.view(0)["winners"] == ["marquise"]
    assert points(table, "marquise") == 10


# Items

ITEMS = [
    pytest.param("birdy_bindle", "mouse", "bag", 1, marks=rule("root:birdy_bindle")),
    pytest.param("woodland_runners", "rabbit", "boots", 1, marks=rule("root:woodland_runners")),
    pytest.param("arms_trader", "fox fox", "sword", 2, marks=rule("root:arms_trader")),
    pytest.param("crossbow_bird", "fox", "crossbow", 1, marks=rule("root:crossbow_bird")),
    pytest.param(
        "gently_used_knapsack", "mouse", "bag", 1, marks=rule("root:gently_used_knapsack")
    ),
    pytest.param("root_tea_fox", "mouse", "tea", 2, marks=rule("root:root_tea_fox")),
    pytest.param("travel_gear_fox", "rabbit", "boots", 1, marks=rule("root:travel_gear_fox")),
    pytest.param(
        "protection_racket", "rabbit rabbit", "coins", 3, marks=rule("root:protection_racket")
    ),
    pytest.param("foxfolk_steel", "fox fox", "sword", 2, marks=rule("root:foxfolk_steel")),
    pytest.param("anvil", "fox", "hammer", 2, marks=rule("root:anvil")),
    pytest.param("smugglers_trail", "mouse", "bag", 1, marks=rule("root:smugglers_trail")),
    pytest.param("root_tea_rabbit", "mouse", "tea", 2, marks=rule("root:root_tea_rabbit")),
    pytest.param("a_visit_to_friends", "rabbit", "boots", 1, marks=rule("root:a_visit_to_friends")),
    pytest.param("bake_sale", "rabbit rabbit", "coins", 3, marks=rule("root:bake_sale")),
    pytest.param("mouse_in_a_sack", "mouse", "bag", 1, marks=rule("root:mouse_in_a_sack")),
    pytest.param("root_tea_mouse", "mouse", "tea", 2, marks=rule("root:root_tea_mouse")),
    pytest.param("travel_gear_mouse", "rabbit", "boots", 1, marks=rule("root:travel_gear_mouse")),
    pytest.param("investments", "rabbit rabbit", "coins", 3, marks=rule("root:investments")),
    pytest.param("sword_mouse", "fox fox", "sword", 2, marks=rule("root:sword_mouse")),
    pytest.param("crossbow_mouse", "fox", "crossbow", 1, marks=rule("root:crossbow_mouse")),
]


@pytest.mark.parametrize("deck", ["standard", "exiles"])
@pytest.mark.parametrize(("card", "cost", "item", "scored"), ITEMS)
def test_an_item_card(deck: str, card: str, cost: str, item: str, scored: int) -> None:
    """Exactly its cost in workshops crafts it; it brings its item and its points."""
    suit, n = cost.split()[0], len(cost.split())
    clearings = {WORKSHOPS[suit]: f"workshop {n}", "c1": "marquise 1"}
    table = at(seats=SEATS, deck=deck, clearings=clearings, players={"marquise": {"hand": card}})
    play(table, card)
    assert player(table, "marquise")["items"] == [item]
    assert points(table, "marquise") == scored
    assert table.view(0)["discard"] == [card]
    assert asked(table) == "marquise-act"


@pytest.mark.parametrize(("card", "cost", "item", "scored"), ITEMS)
def test_an_item_card_with_a_piece_too_few(card: str, cost: str, item: str, scored: int) -> None:
    suit, n = cost.split()[0], len(cost.split())
    others = {place: "workshop" for other, place in WORKSHOPS.items() if other != suit}
    clearings = {**others, "c1": "marquise 1"}
    if n == 2:
        clearings[WORKSHOPS[suit]] = "workshop"
    table = at(
        seats=SEATS, clearings=clearings, players={"marquise": {"hand": f"{card} codebreakers"}}
    )
    if asked(table) == "craft-card":
        assert refused(table, card) == ("too-few-crafting-pieces", "4.1.1")
    else:
        assert asked(table) == "marquise-act"


# Favors


@pytest.mark.rule("root:favor_of_the_foxes", "root:favor_of_the_rabbits", "root:favor_of_the_mice")
@pytest.mark.parametrize(
    ("card", "own", "swept"),
    [
        ("favor_of_the_foxes", "c8 c6", "c1"),
        ("favor_of_the_rabbits", "c5 c10", "c3"),
        ("favor_of_the_mice", "c7 c2", "c9"),
    ],
)
def test_a_favor_removes_all_enemy_pieces_of_its_suit(card: str, own: str, swept: str) -> None:
    first, second = own.split()
    table = at(
        seats=THREE,
        clearings={
            first: "workshop 2 marquise 1 eyrie 1",
            second: "workshop sympathy",
            swept: "eyrie 2 roost alliance 1 wood",
            "c12" if swept != "c1" else "c4": "eyrie 3",
        },
        players={"marquise": {"hand": card}},
    )
    play(table, card)
    assert lies_in(table, first) == {"workshop": 2, "marquise": 1}
    assert lies_in(table, second) == {"workshop": 1}
    assert lies_in(table, swept) == {"wood": 1}
    assert lies_in(table, "c12" if swept != "c1" else "c4") == {"eyrie": 3}
    assert points(table, "marquise") == 2
    assert table.view(0)["discard"] == [card]


# Persistent effects in battle


@pytest.mark.rule("root:armorers")
@pytest.mark.parametrize("side", ["marquise", "eyrie"])
def test_armorers_ignore_all_rolled_hits_once(side: str) -> None:
    table = at(
        seats=SEATS,
        clearings={"c1": "marquise 3 eyrie 3"},
        players={side: {"crafted": "armorers"}},
        dice=(2, 2),
    )
    play(table, "battle armorers")
    assert lies_in(table, "c1")[side] == 3
    assert sum(lies_in(table, "c1").values()) == 4
    assert player(table, side)["crafted"] == []
    assert table.view(0)["discard"] == ["armorers"]


@pytest.mark.rule("root:armorers", "root:4.3.3.I")
def test_armorers_do_not_stop_extra_hits() -> None:
    table = at(
        seats=SEATS,
        clearings={"c1": "marquise 3 eyrie 3"},
        players={"marquise": {"crafted": "brutal_tactics"}, "eyrie": {"crafted": "armorers"}},
        dice=(3, 0),
    )
    play(table, "battle marquise brutal_tactics armorers")
    assert lies_in(table, "c1") == {"marquise": 3, "eyrie": 2}


@pytest.mark.rule("root:sappers")
def test_sappers_deal_an_extra_hit_in_defense_once() -> None:
    table = at(
        seats=SEATS,
        clearings={"c1": "marquise 3 eyrie 1"},
        players={"eyrie": {"crafted": "sappers"}},
        dice=(1, 1),
    )
    play(table, "battle sappers")
    assert lies_in(table, "c1") == {"marquise": 1}
    assert table.view(0)["discard"] == ["sappers"]


@pytest.mark.rule("root:sappers")
def test_sappers_are_of_no_use_in_attack() -> None:
    table = crafted("sappers", clearings={"c1": "marquise 3 eyrie 3"}, dice=(1, 0))
    play(table, "battle")
    assert asked(table) == "marquise-act"
    assert lies_in(table, "c1") == {"marquise": 3, "eyrie": 2}


@pytest.mark.rule("root:brutal_tactics")
def test_brutal_tactics_deal_an_extra_hit_and_give_the_defender_a_point() -> None:
    table = crafted("brutal_tactics", clearings={"c1": "marquise 3 eyrie 3"}, dice=(1, 0))
    play(table, "battle brutal_tactics")
    assert lies_in(table, "c1") == {"marquise": 3, "eyrie": 1}
    assert points(table, "eyrie") == 1
    assert player(table, "marquise")["crafted"] == ["brutal_tactics"]


@pytest.mark.rule("root:brutal_tactics")
def test_brutal_tactics_are_of_no_use_in_defense() -> None:
    table = at(
        seats=SEATS,
        clearings={"c1": "marquise 3 eyrie 3"},
        players={"eyrie": {"crafted": "brutal_tactics"}},
        dice=(1, 0),
    )
    play(table, "battle")
    assert asked(table) == "marquise-act"


@pytest.mark.rule("root:scouting_party", "root:R9")
def test_with_a_scouting_party_one_is_never_ambushed() -> None:
    table = crafted(
        "scouting_party",
        clearings={"c1": "marquise 3 eyrie 3"},
        players={"eyrie": {"hand": "ambush_fox"}},
        dice=(1, 0),
    )
    play(table, "battle")
    assert lies_in(table, "c1") == {"marquise": 3, "eyrie": 2}
    assert hand(table, "eyrie") == ["ambush_fox"]


@pytest.mark.rule("root:scouting_party")
def test_a_scouting_party_is_of_no_use_in_defense() -> None:
    table = at(
        seats=SEATS,
        clearings={"c1": "marquise 3 eyrie 3"},
        players={"eyrie": {"crafted": "scouting_party", "hand": "ambush_fox"}},
    )
    play(table, "battle")
    assert asked(table) == "ambush"


# Persistent effects at a moment of their own


@pytest.mark.rule("root:royal_claim")
def test_royal_claim_scores_a_point_for_each_ruled_clearing_once() -> None:
    table = crafted(
        "royal_claim",
        phase="birdsong",
        clearings={"c1": "marquise 1", "c2": "sawmill", "c5": "marquise 1 eyrie 1", "c7": "wood"},
    )
    play(table, "royal_claim")
    assert points(table, "marquise") == 2
    assert table.view(0)["discard"] == ["royal_claim"]
    assert cited(table, "scored") == ["royal_claim"]


@pytest.mark.rule("root:stand_and_deliver")
def test_stand_and_deliver_takes_a_random_card_for_a_point() -> None:
    table = crafted(
        "stand_and_deliver",
        seats=THREE,
        phase="birdsong",
        players={"eyrie": {"hand": "anvil"}, "alliance": {"hand": "sappers bake_sale"}},
    )
    play(table, "stand_and_deliver")
    assert (asked(table), options(table)) == ("use-on", {"eyrie", "alliance"})
    play(table, "eyrie")
    assert hand(table, "marquise") == ["anvil"]
    assert points(table, "eyrie") == 1
    assert player(table, "marquise")["crafted"] == ["stand_and_deliver"]
    assert player(table, "marquise", "eyrie")["hand"]["known"] == ["anvil"]
    assert player(table, "marquise", "alliance")["hand"]["known"] == []


@pytest.mark.rule("root:stand_and_deliver", "root:R19")
def test_stand_and_deliver_works_once_a_turn() -> None:
    table = crafted(
        "stand_and_deliver", phase="birdsong", players={"eyrie": {"hand": "anvil bake_sale"}}
    )
    play(table, "stand_and_deliver")
    assert asked(table) == "marquise-act"
    assert player(table, "eyrie")["hand"]["count"] == 1


@pytest.mark.rule("root:tax_collector")
def test_tax_collector_turns_a_warrior_into_a_card() -> None:
    table = crafted(
        "tax_collector", clearings={"c1": "marquise 2", "c5": "marquise 1"}, top="anvil"
    )
    play(table, "tax_collector")
    assert (asked(table), options(table)) == ("tax", {"c1", "c5"})
    assert refused(table, "c2") == ("no-warriors-there", "4.2")
    play(table, "c1")
    assert lies_in(table, "c1") == {"marquise": 1}
    assert hand(table, "marquise") == ["anvil"]
    assert refused(table, "tax_collector") == ("used-this-turn", "4.1.3")


@pytest.mark.rule("root:command_warren")
def test_command_warren_brings_a_battle_at_the_start_of_daylight() -> None:
    table = crafted("command_warren", clearings={"c1": "marquise 2 eyrie 2"}, dice=(1, 0))
    assert asked(table) == "use"
    play(table, "command_warren")
    assert lies_in(table, "c1") == {"marquise": 2, "eyrie": 1}
    assert player(table, "marquise")["board"]["actions"] == 3
    assert asked(table) == "marquise-act"


@pytest.mark.rule("root:better_burrow_bank", "root:R19")
@pytest.mark.parametrize("used", [True, False])
def test_better_burrow_bank_gives_a_card_to_its_owner_and_another(used: bool) -> None:
    table = crafted("better_burrow_bank", seats=THREE, phase="birdsong", top="anvil bake_sale")
    assert asked(table) == "use"
    if used:
        play(table, "better_burrow_bank alliance")
        assert (hand(table, "marquise"), hand(table, "alliance")) == (["anvil"], ["bake_sale"])
    else:
        play(table, "done")
        assert (hand(table, "marquise"), hand(table, "alliance")) == ([], [])


@pytest.mark.rule("root:cobbler")
def test_cobbler_brings_a_move_at_the_start_of_evening() -> None:
    table = crafted("cobbler", phase="evening", clearings={"c1": "marquise 2"})
    assert asked(table) == "use"
    play(table, "cobbler c5 2")
    assert lies_in(table, "c5") == {"marquise": 2}
    assert cited(table, "moved") == ["cobbler"]


@pytest.mark.rule("root:codebreakers")
def test_codebreakers_look_at_a_hand() -> None:
    table = crafted(
        "codebreakers",
        seats=THREE,
        players={"eyrie": {"hand": "anvil bake_sale"}, "alliance": {"hand": "sappers"}},
    )
    play(table, "codebreakers eyrie")
    assert player(table, "eyrie", "marquise")["hand"]["known"] == ["anvil", "bake_sale"]
    assert player(table, "eyrie", "alliance")["hand"]["known"] == []
    assert told(table, "shown", "marquise") == [("eyrie", "anvil"), ("eyrie", "bake_sale")]
    assert told(table, "shown", "alliance") == []
    assert asker(table) == "marquise"
