"""4.1: crafting."""

import pytest

from root.positions import asked, at, hand, options, play, player, points, refused, told
from spinney.root.pieces import places_with_any, ready_by_suit
from spinney.root.words import SAWMILL, WORKSHOP

SEATS = "marquise,eyrie"


@pytest.mark.rule("root:4.1.1")
def test_a_crafting_piece_has_the_suit_of_its_clearing() -> None:
    table = at(
        seats=SEATS,
        clearings={"c8": "workshop", "c5": "workshop"},
        players={"marquise": {"hand": "anvil root_tea_fox bake_sale travel_gear_fox"}},
    )
    assert options(table) == {"anvil", "travel_gear_fox", "done"}
    assert refused(table, "root_tea_fox") == ("too-few-crafting-pieces", "4.1.1")
    assert refused(table, "bake_sale") == ("too-few-crafting-pieces", "4.1.1")


@pytest.mark.rule("root:4.1.1")
def test_pieces_of_several_kinds_are_counted_together() -> None:
    g = at(seats=SEATS, clearings={"c8": "workshop sawmill", "c5": "sawmill"}, activated=[1, 0, 0])
    assert ready_by_suit(g.state, WORKSHOP, SAWMILL) == [1, 1, 0, 0]
    assert places_with_any(g.state, WORKSHOP, SAWMILL) == [4, 7]


@pytest.mark.rule("root:4.1.1")
def test_a_crafting_piece_is_activated_once_a_turn() -> None:
    table = at(
        seats=SEATS,
        clearings={"c8": "workshop", "c12": "workshop"},
        players={"marquise": {"hand": "anvil crossbow_mouse crossbow_bird"}},
    )
    play(table, "anvil")
    assert options(table) == {"crossbow_mouse", "crossbow_bird", "done"}
    play(table, "crossbow_mouse")
    assert asked(table) == "marquise-act"
    assert hand(table, "marquise") == ["crossbow_bird"]


@pytest.mark.rule("root:4.1.1")
def test_activated_pieces_are_ready_again_in_the_next_turn() -> None:
    table = at(
        seats="marquise,alliance",
        activated=[1, 0, 0],
        phase="evening",
        clearings={"c8": "workshop", "c5": "sympathy"},
        players={"marquise": {"hand": "anvil"}},
    )
    assert (asked(table), table.view(0)["turn"]) == ("craft-card", 3)
    assert options(table) == {"anvil", "done"}


@pytest.mark.rule("root:4.1.1")
def test_for_a_question_mark_any_piece_will_do() -> None:
    """Royal Claim takes four pieces of any suit; which ones is the crafter's choice."""
    table = at(
        seats=SEATS,
        clearings={"c8": "workshop 2", "c5": "workshop 2", "c7": "workshop"},
        players={"marquise": {"hand": "royal_claim anvil"}},
    )
    play(table, "royal_claim")
    assert asked(table) == "activate"
    assert options(table) == {"fox", "rabbit", "mouse"}
    play(table, "fox mouse")
    assert refused(table, "mouse") == ("too-few-crafting-pieces", "4.1.1")
    play(table, "fox")
    assert list(table.state.activated) == [2, 1, 1]
    assert player(table, "marquise")["crafted"] == ["royal_claim"]
    assert refused(table, "anvil") is not None


@pytest.mark.rule("root:4.1.2")
def test_an_immediate_effect_is_resolved_and_its_card_discarded() -> None:
    table = at(
        seats=SEATS,
        clearings={"c8": "workshop"},
        players={"marquise": {"hand": "anvil"}},
    )
    play(table, "anvil")
    assert player(table, "marquise")["items"] == ["hammer"]
    assert player(table, "marquise")["crafted"] == []
    assert table.view(1)["discard"] == ["anvil"]
    assert "hammer" not in table.view(1)["item_supply"]
    assert points(table, "marquise") == 2


@pytest.mark.rule("root:4.1.2")
def test_an_item_that_is_gone_cannot_be_crafted() -> None:
    table = at(
        seats=SEATS,
        item_supply=["boots"],
        clearings={"c8": "workshop", "c5": "workshop"},
        players={"marquise": {"hand": "anvil travel_gear_fox"}},
    )
    assert asked(table) == "craft-card"
    assert refused(table, "anvil") == ("item-gone", "4.1.2")
    play(table, "travel_gear_fox")
    assert table.view(0)["item_supply"] == []


@pytest.mark.rule("root:4.1.3")
def test_a_persistent_effect_stays_and_may_be_used_from_now_on() -> None:
    table = at(
        seats=SEATS,
        clearings={"c7": "workshop marquise 1", "c1": "eyrie 1"},
        players={"marquise": {"hand": "codebreakers"}, "eyrie": {"hand": "anvil"}},
    )
    play(table, "codebreakers")
    assert player(table, "marquise", "eyrie")["crafted"] == ["codebreakers"]
    assert table.view(0)["discard"] == []
    play(table, "codebreakers")
    assert player(table, "eyrie", "marquise")["hand"]["known"] == ["anvil"]
    assert refused(table, "codebreakers") == ("used-this-turn", "4.1.3")


@pytest.mark.rule("root:4.1.3")
def test_a_persistent_effect_may_be_left_unused() -> None:
    table = at(
        seats=SEATS,
        phase="birdsong",
        clearings={"c1": "marquise 3"},
        players={"marquise": {"crafted": "royal_claim"}},
    )
    assert asked(table) == "use"
    play(table, "done done")
    assert asked(table) == "marquise-act"
    assert player(table, "marquise")["crafted"] == ["royal_claim"]


@pytest.mark.rule("root:4.1.4")
def test_a_persistent_effect_is_not_crafted_twice() -> None:
    table = at(
        seats=SEATS,
        clearings={"c8": "workshop 2", "c1": "workshop"},
        players={"marquise": {"hand": "armorers anvil", "crafted": "armorers"}},
    )
    assert refused(table, "armorers") == ("duplicate", "4.1.4")
    play(table, "anvil")
    assert told(table, "crafted") == [("marquise", "anvil")]


@pytest.mark.rule("root:4.1.4")
def test_an_item_may_be_crafted_twice() -> None:
    table = at(
        seats=SEATS,
        clearings={"c8": "workshop 2", "c12": "workshop 2"},
        players={"marquise": {"hand": "foxfolk_steel sword_mouse"}},
    )
    play(table, "foxfolk_steel sword_mouse")
    assert player(table, "marquise")["items"] == ["sword", "sword"]


@pytest.mark.rule("root:4.1.3", "root:4.1.4")
def test_a_crafted_card_can_be_used_with_another_in_hand() -> None:
    """The second Tax Collector cannot be crafted, and does not get in the way of the first."""
    table = at(
        seats=SEATS,
        clearings={"c8": "workshop marquise 2"},
        players={"marquise": {"hand": "tax_collector anvil", "crafted": "tax_collector"}},
        top="bake_sale",
    )
    assert asked(table) == "craft-card"
    play(table, "tax_collector")
    assert hand(table, "marquise") == ["anvil", "bake_sale", "tax_collector"]
    assert refused(table, "tax_collector") == ("duplicate", "4.1.4")
