"""Chapter 3: victory points and dominance."""

from typing import Any

import pytest

from root.positions import (
    asked,
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
from root.vagabonds import vagabond
from spinney.core import Table
from spinney.root.common import could_do_common, open_common, why_not_common
from spinney.root.state import PHASES, Root
from spinney.root.words import DOMINANCE_FOX, MARQUISE

SEATS = "marquise,eyrie"
THREE = "marquise,eyrie,alliance"


# 3.1 How to win


@pytest.mark.rule("root:3.1")
def test_thirty_points_win_at_once() -> None:
    """The Marquise wins in the middle of her turn, with actions left."""
    table = at(
        seats=SEATS,
        clearings={"c8": "marquise 1 workshop"},
        players={"marquise": {"hand": "anvil", "points": 28}, "eyrie": {"points": 29}},
    )
    play(table, "anvil")
    assert table.over
    assert table.view(0)["winners"] == ["marquise"]
    assert table.returns() == [1.0, 0.0]


@pytest.mark.rule("root:3.1")
def test_twenty_nine_points_do_not_win() -> None:
    table = at(
        seats=SEATS,
        clearings={"c8": "marquise 1 workshop"},
        players={"marquise": {"hand": "anvil", "points": 27}},
    )
    play(table, "anvil")
    assert not table.over
    assert points(table, "marquise") == 29


@pytest.mark.rule("root:3.1")
def test_of_two_who_reach_thirty_together_the_active_player_wins() -> None:
    """Each side loses a building or token in one battle, with both at 29 points."""
    table = at(
        seats="eyrie,marquise",
        clearings={"c1": "eyrie 1 roost marquise 1 wood"},
        players={
            "eyrie": {
                "points": 29,
                "board": {"leader": "commander", "decree": {"battle": ["anvil"]}},
            },
            "marquise": {"points": 29, "crafted": "sappers"},
        },
        dice=(3, 3),
        force=True,
    )
    play(table, "sappers")
    assert lies_in(table, "c1") == {}
    assert table.view(0)["winners"] == ["eyrie"]
    assert points(table, "marquise") == 29


@pytest.mark.rule("root:3.1")
def test_a_player_can_win_in_the_turn_of_another() -> None:
    table = at(
        seats=SEATS,
        clearings={"c1": "marquise 2 eyrie 1"},
        players={"marquise": {"crafted": "brutal_tactics"}, "eyrie": {"points": 29}},
        dice=(1, 1),
    )
    play(table, "battle brutal_tactics")
    assert table.view(0)["winners"] == ["eyrie"]


# 3.2 Scoring victory points


@pytest.mark.rule("root:3.2.1")
def test_each_removed_building_and_token_scores_a_point() -> None:
    table = at(
        seats="eyrie,marquise",
        clearings={
            "c1": "roost",
            "c6": "roost",
            "c8": "roost marquise 3 sawmill wood 2",
            "c12": "workshop keep",
        },
        players={"eyrie": {"hand": "favor_of_the_foxes", "board": {"leader": "despot"}}},
        force=True,
    )
    play(table, "favor_of_the_foxes")
    assert lies_in(table, "c8") == {"roost": 1}
    assert cited(table, "scored")[:2] == ["3.2.1", "3.2.1"]
    assert told(table, "scored")[:2] == [("eyrie", 3, 3), ("eyrie", 2, 5)]


@pytest.mark.rule("root:3.2.1")
def test_warriors_score_nothing() -> None:
    table = at(seats=SEATS, clearings={"c1": "marquise 3 eyrie 3"}, dice=(3, 0))
    play(table, "battle")
    assert lies_in(table, "c1") == {"marquise": 3}
    assert points(table, "marquise") == 0


@pytest.mark.rule("root:3.2.1")
def test_removing_pieces_of_ones_own_scores_nothing() -> None:
    """The wood that a sawmill costs leaves the map without a point for it."""
    table = at(seats=SEATS, clearings={"c5": "marquise 1 sawmill wood 2"})
    play(table, "build sawmill")
    assert lies_in(table, "c5") == {"marquise": 1, "sawmill": 2, "wood": 1}
    assert cited(table, "scored") == ["6.5.4.III"]


@pytest.mark.rule("root:3.2.2")
def test_a_crafted_item_scores_what_its_card_says() -> None:
    table = at(
        seats=SEATS,
        clearings={"c5": "marquise 1 workshop 2"},
        players={"marquise": {"hand": "bake_sale"}},
    )
    play(table, "bake_sale")
    assert told(table, "scored") == [("marquise", 3, 3)]
    assert cited(table, "scored") == ["3.2.2"]


# 3.3 Dominance cards


def dominant(card: str, phase: str = "birdsong", **fields: Any) -> Table[Root]:
    """The Marquise with an activated dominance card at the start of her Birdsong."""
    return at(
        seats=THREE, phase=phase, players={"marquise": {"dominance": card, "points": 12}}, **fields
    )


@pytest.mark.rule("root:3.3.1", "root:3.3.4")
@pytest.mark.parametrize("phase", ["birdsong", "daylight", "evening"])
def test_dominance_cards_are_activated_and_taken_in_daylight(phase: str) -> None:
    """Whoever crafts in another phase is not offered them there."""
    g = at(
        seats=THREE,
        players={"marquise": {"hand": "dominance_fox bake_sale", "points": 12}},
        available=["dominance_bird"],
    ).state
    g.phase = PHASES.index(phase)
    offered = phase == "daylight"
    assert could_do_common(g, MARQUISE) == offered
    assert (DOMINANCE_FOX in open_common(g, MARQUISE)) == offered
    assert (why_not_common(g, MARQUISE, DOMINANCE_FOX) is None) == offered


@pytest.mark.rule("root:3.3.1")
@pytest.mark.parametrize(("score", "enough"), [(9, False), (10, True)])
def test_a_dominance_card_is_activated_with_ten_points(score: int, enough: bool) -> None:
    table = at(
        seats=THREE,
        clearings={"c1": "marquise 1"},
        players={"marquise": {"hand": "dominance_fox", "points": score}},
    )
    if not enough:
        assert refused(table, "dominance_fox") == ("not-enough-points", "3.3.1")
        return
    play(table, "dominance_fox")
    assert player(table, "marquise")["dominance"] == "dominance_fox"
    assert hand(table, "marquise") == []


@pytest.mark.rule("root:3.3.1")
def test_whoever_has_activated_a_dominance_card_scores_no_more() -> None:
    table = dominant("dominance_fox", "daylight", clearings={"c1": "marquise 3 roost"}, dice=(3, 0))
    play(table, "battle")
    assert lies_in(table, "c1") == {"marquise": 3}
    assert points(table, "marquise") == 12
    assert told(table, "scored") == []


@pytest.mark.rule("root:3.3.1")
def test_dominance_is_for_daylight() -> None:
    table = at(
        seats=THREE,
        phase="birdsong",
        clearings={"c2": "sawmill 2", "c5": "sawmill", "c1": "marquise 1 wood 7"},
        players={"marquise": {"hand": "dominance_fox", "points": 20}},
    )
    assert asked(table) == "place-wood"
    assert refused(table, "dominance_fox") is not None


@pytest.mark.rule("root:3.3.1.I")
@pytest.mark.parametrize(
    ("card", "ruled", "wins"),
    [
        ("dominance_fox", "c1 c6 c8", True),
        ("dominance_rabbit", "c3 c4 c10", True),
        ("dominance_mouse", "c2 c7 c9 c11", True),
        ("dominance_fox", "c1 c6", False),
        ("dominance_fox", "c3 c4 c10", False),
    ],
)
def test_three_clearings_of_the_suit_win(card: str, ruled: str, wins: bool) -> None:
    table = dominant(card, clearings=dict.fromkeys(ruled.split(), "marquise 1"))
    assert table.over == wins
    assert table.view(0)["winners"] == (["marquise"] if wins else None)
    assert cited(table, "won") == (["3.3.1.I"] if wins else [])


@pytest.mark.rule("root:3.3.1.I")
def test_a_dominance_victory_is_checked_at_the_start_of_ones_own_birdsong_only() -> None:
    clearings = dict.fromkeys(("c1", "c6", "c8"), "marquise 1")
    table = dominant("dominance_fox", "daylight", clearings={**clearings, "c3": "eyrie 3 roost"})
    assert not table.over
    play(table, "done")
    assert not table.over


@pytest.mark.rule("root:3.3.1.II")
@pytest.mark.parametrize(
    ("ruled", "wins"),
    [("c1 c3", True), ("c2 c4", True), ("c1 c2", False), ("c1 c4", False), ("c1 c5 c9", False)],
)
def test_two_opposite_corners_win_with_the_birds(ruled: str, wins: bool) -> None:
    table = dominant("dominance_bird", clearings=dict.fromkeys(ruled.split(), "marquise 1"))
    assert table.over == wins
    assert cited(table, "won") == (["3.3.1.II"] if wins else [])


@pytest.mark.rule("root:3.3.2")
def test_an_activated_dominance_card_is_not_replaced() -> None:
    table = at(
        seats=THREE,
        clearings={"c1": "marquise 1"},
        players={
            "marquise": {"dominance": "dominance_fox", "hand": "dominance_bird", "points": 15}
        },
    )
    assert refused(table, "dominance_bird") == ("has-dominance", "3.3.2")


@pytest.mark.rule("root:3.3.2")
def test_an_activated_dominance_card_does_not_count_as_a_card_in_hand() -> None:
    five = "anvil bake_sale investments cobbler"
    table = at(
        seats=THREE,
        phase="evening",
        clearings={"c1": "marquise 1", "c3": "eyrie 3 roost"},
        players={
            "marquise": {"dominance": "dominance_fox", "hand": five, "points": 15},
            "eyrie": {"hand": "sappers", "board": {"leader": "despot"}},
        },
    )
    assert asked(table) != "discard"
    assert player(table, "marquise")["hand"]["count"] == 5


@pytest.mark.rule("root:3.3.2")
def test_an_activated_dominance_card_cannot_be_sabotaged() -> None:
    table = at(
        seats=THREE,
        deck="exiles",
        phase="birdsong",
        clearings={"c1": "marquise 1"},
        players={
            "marquise": {"crafted": "saboteurs"},
            "eyrie": {"dominance": "dominance_fox", "points": 15, "crafted": "informants"},
        },
    )
    play(table, "saboteurs")
    assert player(table, "eyrie")["crafted"] == []
    assert player(table, "eyrie")["dominance"] == "dominance_fox"


@pytest.mark.rule("root:3.3.3")
def test_a_spent_dominance_card_becomes_available() -> None:
    table = at(
        seats=THREE,
        clearings={"c8": "marquise 1 sawmill"},
        players={"marquise": {"hand": "dominance_fox"}},
    )
    play(table, "overwork")
    assert table.view(2)["available"] == ["dominance_fox"]
    assert table.view(2)["discard"] == []


@pytest.mark.rule("root:3.3.3")
def test_a_discarded_dominance_card_becomes_available() -> None:
    table = at(
        seats=THREE,
        phase="evening",
        clearings={"c1": "marquise 1"},
        players={"marquise": {"hand": "dominance_fox anvil bake_sale investments cobbler"}},
    )
    play(table, "dominance_fox")
    assert table.view(2)["available"] == ["dominance_fox"]


@pytest.mark.rule("root:3.3.4")
def test_an_available_dominance_card_is_taken_for_a_card_of_its_suit() -> None:
    table = at(
        seats=THREE,
        available=["dominance_fox", "dominance_mouse"],
        clearings={"c1": "marquise 1"},
        players={"marquise": {"hand": "anvil sappers bake_sale"}},
    )
    play(table, "take_dominance dominance_fox")
    assert options(table) == {"anvil", "sappers"}
    play(table, "anvil")
    assert hand(table, "marquise") == ["dominance_fox", "bake_sale", "sappers"]
    assert table.view(1)["available"] == ["dominance_mouse"]
    assert table.view(1)["discard"] == ["anvil"]
    assert player(table, "marquise", "eyrie")["hand"]["known"] == ["dominance_fox"]


@pytest.mark.rule("root:3.3.4", "root:2.1.1.II")
def test_only_a_bird_buys_the_dominance_of_the_birds() -> None:
    table = at(
        seats=THREE,
        available=["dominance_bird"],
        clearings={"c1": "marquise 1"},
        players={"marquise": {"hand": "anvil bake_sale"}},
    )
    assert refused(table, "take_dominance") == ("cannot-pay-suit", "3.3.4")


@pytest.mark.rule("root:3.3.4")
def test_nothing_can_be_taken_where_nothing_is_available() -> None:
    table = at(seats=THREE, clearings={"c1": "marquise 1"}, players={"marquise": {"hand": "anvil"}})
    assert refused(table, "take_dominance") == ("none-available", "3.3.4")


@pytest.mark.rule("root:3.1", "root:9.2.8")
def test_a_coalition_shares_the_victory_of_its_partner() -> None:
    table = at(
        seats="marquise,eyrie,alliance,vagabond",
        clearings={"c8": "marquise 1 workshop"},
        players={
            "marquise": {"hand": "anvil", "points": 28},
            "vagabond": vagabond("c1", "torch", coalition="marquise"),
        },
        force=True,
    )
    play(table, "anvil")
    assert table.returns() == [1.0, 0.0, 0.0, 1.0]
