"""Chapter 1: golden rules, what is public, the course of a turn, pieces."""

import pytest

from root.positions import (
    asked,
    asker,
    at,
    hand,
    lies_in,
    options,
    play,
    player,
    points,
    refused,
    told,
)
from spinney.core import SPECTATOR

SEATS = "marquise,eyrie"


# 1.1 Rules conflicts


@pytest.mark.rule("root:1.1.2", "root:6.2.2")
def test_cannot_is_absolute_even_against_a_card() -> None:
    """Propaganda Bureau places a warrior, but at the keep others cannot."""
    table = at(
        seats="eyrie,marquise",
        deck="exiles",
        clearings={"c1": "marquise 1 keep", "c5": "marquise 1", "c10": "marquise 1"},
        players={
            "eyrie": {
                "hand": "foxfolk_steel smugglers_trail bake_sale",
                "crafted": "propaganda_bureau",
                "board": {"leader": "despot"},
            }
        },
    )
    play(table, "propaganda_bureau")
    assert asked(table) == "propaganda-in"
    assert options(table) == {"c5", "c10"}
    assert refused(table, "c1") == ("keep-forbids", "6.2.2")


@pytest.mark.rule("root:1.1.3")
def test_all_pieces_are_removed_before_anything_follows() -> None:
    """The keep goes together with the warriors, so there is none to bring them to."""
    table = at(
        seats="eyrie,marquise",
        clearings={
            "c6": "eyrie 1 roost",
            "c8": "roost",
            "c12": "roost",
            "c1": "marquise 2 keep",
        },
        players={
            "eyrie": {"hand": "favor_of_the_foxes", "board": {"leader": "despot"}},
            "marquise": {"hand": "anvil"},
        },
    )
    play(table, "favor_of_the_foxes")
    assert lies_in(table, "c1") == {}
    assert hand(table, "marquise") == ["anvil"]
    assert player(table, "marquise")["supply"] == 25


# 1.2 Public and private information


@pytest.mark.rule("root:1.2.1")
def test_the_number_of_cards_in_a_hand_is_public_and_the_cards_are_not() -> None:
    table = at(
        seats=SEATS,
        clearings={"c1": "marquise 1"},
        players={"marquise": {"hand": "anvil bake_sale"}, "eyrie": {"hand": "sappers"}},
    )
    assert player(table, "marquise")["hand"] == {"count": 2, "cards": ["anvil", "bake_sale"]}
    assert player(table, "marquise", "eyrie")["hand"] == {"count": 2, "known": []}
    assert [seat["hand"] for seat in table.view(SPECTATOR)["players"]] == [
        {"count": 2, "known": []},
        {"count": 1, "known": []},
    ]


@pytest.mark.rule("root:1.2.2")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_everybody_may_search_the_discard_pile(seat: int) -> None:
    table = at(seats=SEATS, clearings={"c1": "marquise 1"}, discard="sappers anvil")
    assert table.view(seat)["discard"] == ["anvil", "sappers"]


# 1.4 Game structure


@pytest.mark.rule("root:1.4.1")
def test_a_turn_has_three_phases_and_then_the_next_player_is_active() -> None:
    table = at(
        seats=SEATS,
        clearings={"c1": "marquise 1", "c3": "eyrie 3 roost"},
        players={"eyrie": {"hand": "anvil", "board": {"leader": "despot"}}},
        phase="birdsong",
    )
    assert (table.view(0)["phase"], table.view(0)["active"]) == ("daylight", "marquise")
    play(table, "done")
    assert (table.view(0)["phase"], table.view(0)["active"]) == ("birdsong", "eyrie")
    assert told(table, "turn") == [(2, "eyrie")]


@pytest.mark.rule("root:1.4.2")
def test_a_march_is_not_interrupted() -> None:
    """Between the two moves of a March no crafted card can be used."""
    table = at(
        seats=SEATS,
        clearings={"c1": "marquise 3"},
        players={"marquise": {"crafted": "tax_collector"}},
    )
    play(table, "done march c5 1")
    assert asked(table) == "move-from"
    assert refused(table, "tax_collector") is not None
    play(table, "done")
    assert "tax_collector" in options(table)


# 1.5 Pieces


@pytest.mark.rule("root:1.5.1")
def test_a_building_that_has_run_out_cannot_be_built() -> None:
    table = at(
        seats=SEATS,
        clearings={
            "c2": "marquise 1 sawmill 2",
            "c5": "marquise 1 sawmill 2",
            "c7": "sawmill 2",
            "c1": "marquise 1 wood 4",
        },
    )
    play(table, "build")
    assert asked(table) == "build-what"
    assert options(table) == {"workshop", "recruiter"}
    assert refused(table, "sawmill") == ("none-left", "1.5.1")


@pytest.mark.rule("root:1.5.1")
def test_without_wood_in_the_supply_there_is_no_overwork() -> None:
    table = at(
        seats=SEATS,
        clearings={"c5": "marquise 1 sawmill wood 8"},
        players={"marquise": {"hand": "bake_sale"}},
    )
    assert refused(table, "overwork") == ("no-wood-left", "1.5.1")


@pytest.mark.rule("root:1.5.3")
def test_pieces_keep_their_owner_when_they_are_replaced() -> None:
    """The replaced warrior goes back to its own supply, the new one comes from the other's."""
    table = at(
        seats=SEATS,
        deck="exiles",
        clearings={"c1": "marquise 1 eyrie 2"},
        players={
            "marquise": {"hand": "foxfolk_steel", "crafted": "propaganda_bureau"},
            "eyrie": {"board": {"leader": "despot"}},
        },
    )
    play(table, "propaganda_bureau")
    assert lies_in(table, "c1") == {"marquise": 2, "eyrie": 1}
    assert player(table, "marquise")["supply"] == 25 - 2
    assert player(table, "eyrie")["supply"] == 20 - 1
    assert points(table, "marquise") == 0


@pytest.mark.rule("root:1.5.3", "root:9.2.9.II.b", "root:6.2.3")
def test_field_hospitals_are_for_marquise_warriors_whoever_leads_them() -> None:
    """Warriors that the Vagabond leads stay the Marquise's, and can be saved by her."""
    table = at(
        seats="vagabond,marquise,eyrie",
        clearings={"c1": "keep", "c5": "marquise 2 eyrie 3"},
        players={
            "vagabond": {
                "board": {
                    "place": "c5",
                    "items": ["sword", "torch"],
                    "relations": {"marquise": "allied"},
                }
            },
            "marquise": {"hand": "bake_sale"},
        },
        dice=(3, 2),
    )
    play(table, "battle eyrie marquise warrior warrior")
    assert (asked(table), asker(table)) == ("hospitals", "marquise")
    play(table, "bake_sale")
    assert lies_in(table, "c1") == {"marquise": 2, "keep": 1}


@pytest.mark.rule("root:1.5.4")
def test_whoever_cannot_place_all_places_as_many_as_possible() -> None:
    table = at(
        seats=SEATS,
        clearings={"c2": "recruiter 2", "c5": "recruiter 2", "c1": "marquise 24"},
    )
    play(table, "recruit c2")
    assert lies_in(table, "c2") == {"marquise": 1, "recruiter": 2}
    assert lies_in(table, "c5") == {"recruiter": 2}
