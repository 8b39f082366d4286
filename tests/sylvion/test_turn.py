"""Chapter 3: the steps of a turn, from the reveal to the hand limit, and the last turn."""

from typing import Any

import pytest

from spinney.core import Table
from spinney.sylvion.state import Sylvion
from sylvion.positions import (
    asked,
    asker,
    at,
    board,
    cited,
    counts,
    hand,
    options,
    play,
    refused,
    step,
    told,
)

DECK = "tree_1 tree_2 tree_3 tree_4 whale owl"
FOUR_ELEMENTALS = ["elemental_0", "elemental_1", "elemental_2", "elemental_3"]


def revealed(*cards: str, **fields: Any) -> Table[Sylvion]:
    """The table with these cards turned up, from the top row down, at its next question."""
    turned_up = dict(zip(("a5", "b5", "c5", "d5"), cards, strict=False))
    fields["board"] = turned_up | fields.get("board", {})
    return at(stage="window", **fields)


# 3.1 Reveal


@pytest.mark.rule("sylvion:3.1")
def test_the_top_card_of_each_stack_is_turned_up_on_it() -> None:
    stacks = [f"{card} blaze" for card in FOUR_ELEMENTALS]
    table = step(stage="reveal", stacks=stacks, turn=3)
    assert board(table) == dict(zip(("a5", "b5", "c5", "d5"), FOUR_ELEMENTALS, strict=True))
    assert counts(table) == [1, 1, 1, 1]
    assert told(table, "revealed")[0] == ("elemental_0", "a5")
    assert table.view(0)["turn"] == 4


@pytest.mark.rule("sylvion:3.1", "sylvion:R28")
def test_support_and_element_cards_are_resolved_by_letter() -> None:
    """A Desiccation and Geyser, B Demobilisation, Tornado and Lake, C Blaze and Rain, D Simoon."""
    order = ["desiccation", "demobilisation", "blaze", "simoon"]
    table = revealed(*order[::-1], mode="advanced")
    assert [card for card, _ in told(table, "resolves")] == order
    order = ["geyser", "acid_lake", "stone_rain", "simoon"]
    table = revealed(*order[::-1], mode="advanced", extension_2="yes")
    assert [card for card, _ in told(table, "resolves")] == order
    order = ["geyser", "temporal_tornado", "blaze", "simoon"]
    table = revealed(*order[::-1], mode="advanced", extension_2="yes")
    assert [card for card, _ in told(table, "resolves")] == order


@pytest.mark.rule("sylvion:3.1", "sylvion:R02", "sylvion:R28")
def test_equal_letters_are_resolved_from_the_top_row_down() -> None:
    cards = ["stone_rain", "geyser", "blaze", "desiccation"]
    table = revealed(*cards, mode="advanced", extension_2="yes")
    squares = [square for _, square in told(table, "resolves")]
    assert squares == ["b5", "d5", "a5", "c5"]


@pytest.mark.rule("sylvion:3.1")
@pytest.mark.parametrize("card", ["blaze", "simoon", "desiccation", "demobilisation"])
def test_a_support_card_that_cannot_be_applied_is_ignored_and_discarded(card: str) -> None:
    table = step(mode="advanced", stage="support", board={"b5": card, "a1": "fountain_1"})
    assert told(table, "ignored") == [(card,)]
    assert table.view(0)["ravage_discard"] == [card]
    assert board(table) == {"a1": "fountain_1"}


@pytest.mark.rule("sylvion:3.1")
def test_a_resolved_support_card_is_discarded() -> None:
    table = step(stage="support", board={"b5": "simoon", "a3": "elemental_2"})
    assert table.view(0)["ravage_discard"] == ["simoon"]
    assert board(table) == {"a2": "elemental_2"}


@pytest.mark.rule("sylvion:hedgehogs", "sylvion:3.1", "sylvion:R06")
def test_hedgehogs_turn_a_revealed_card_away_before_anything_is_resolved() -> None:
    table = revealed(
        "simoon", "elemental_2", board={"a1": "elemental_3"}, hands=["hedgehogs"], deck=DECK
    )
    assert asked(table) == "ward"
    assert options(table) == {"a5", "b5", "done"}
    assert told(table, "resolves") == []
    table.play("a5")
    assert told(table, "turned-away") == [("A", "simoon", "a5")]
    assert told(table, "resolves") == []
    assert table.view(0)["discard"] == ["hedgehogs"]
    assert table.view(0)["ravage_discard"] == ["elemental_3", "simoon"]


@pytest.mark.rule("sylvion:hedgehogs", "sylvion:R06")
def test_several_hedgehogs_may_be_used_in_one_turn() -> None:
    table = revealed(*FOUR_ELEMENTALS, hands=["hedgehogs hedgehogs"], deck=DECK)
    play(table, "d5 c5")
    assert board(table) == {"a4": "elemental_0", "b4": "elemental_1"}
    assert table.view(0)["ravage_discard"] == ["elemental_2", "elemental_3"]
    assert hand(table) == ["tree_1", "tree_2", "tree_3"]


@pytest.mark.rule("sylvion:hedgehogs", "sylvion:R28")
@pytest.mark.parametrize("card", ["elemental_3", "blaze", "stone_rain", "geyser"])
def test_hedgehogs_turn_away_any_kind_of_ravage_card(card: str) -> None:
    table = revealed(card, mode="advanced", extension_2="yes", hands=["hedgehogs tree_1"])
    table.play("a5")
    assert board(table) == {}
    assert table.view(0)["ravage_discard"] == [card]
    assert table.view(0)["bloom"] == 12


@pytest.mark.rule("sylvion:R06")
def test_hedgehogs_touch_only_what_was_revealed_this_turn() -> None:
    table = revealed("elemental_1", board={"a4": "elemental_3"}, hands=["hedgehogs"])
    assert refused(table, "a4") == ("not-revealed", "hedgehogs")
    assert refused(table, "b5") == ("not-revealed", "hedgehogs")


@pytest.mark.rule("sylvion:R06")
def test_hedgehogs_are_not_played_in_the_defence_but_can_pay() -> None:
    table = at(hands=["hedgehogs owl"], deck=DECK)
    assert refused(table, "hedgehogs") == ("hedgehogs-too-late", "R06")
    table.play("owl")
    assert told(table, "paid") == [("A", "hedgehogs")]


@pytest.mark.rule("sylvion:R06")
def test_only_the_active_player_uses_hedgehogs() -> None:
    table = revealed("simoon", players=2, hands=["tree_1", "hedgehogs"])
    assert asked(table) == "play"
    table = revealed("simoon", players=2, active="B", hands=["tree_1", "hedgehogs"])
    assert (asked(table), asker(table)) == ("ward", "B")


@pytest.mark.rule("sylvion:R06", "sylvion:feat_hedgehogs")
def test_a_skipped_reveal_has_no_moment_for_hedgehogs() -> None:
    table = at(
        mode="advanced",
        extension_1="yes",
        stage="reveal",
        barrage=True,
        stacks=FOUR_ELEMENTALS,
        hands=["hedgehogs tree_1"],
    )
    assert asked(table) == "play"
    assert board(table) == {}


@pytest.mark.rule("sylvion:R05")
def test_elementals_on_the_stacks_count_for_blaze_and_simoon_only() -> None:
    table = revealed("elemental_1", "blaze", "simoon", hands=["tree_1"])
    assert told(table, "caught-fire") == [("elemental_1", "blazing_2", "a5")]
    assert board(table) == {"a3": "blazing_2"}
    table = revealed("elemental_1", hands=["tree_1 elephant"])
    table.play("elephant")
    assert told(table, "destroyed") == [("elemental_1", "a4")]


# 3.2 to 3.4


@pytest.mark.rule("sylvion:3", "sylvion:3.1", "sylvion:3.2", "sylvion:3.3", "sylvion:3.4")
def test_a_turn_is_reveal_movement_reinforcements_defence() -> None:
    table = at(
        stage="reveal",
        stacks=["elemental_0 blaze", "elemental_1 blaze", "simoon blaze", "elemental_3 blaze"],
        board={"a1": "elemental_2"},
        deck=DECK,
        bloom=6,
    )
    names = [event.name for event in table.events(0)]
    assert names == [
        *("turn", "revealed", "revealed", "revealed", "revealed"),
        *("resolves", "entered-forest", "hurt", "moved", "moved", "moved"),
        *("moved", "moved", "moved"),
        *("drew", "drew", "drew"),
    ]
    assert board(table) == {"a3": "elemental_0", "b3": "elemental_1", "d3": "elemental_3"}
    assert (asked(table), table.view(0)["stage"]) == ("play", "defend")


@pytest.mark.rule("sylvion:3.3")
def test_three_reinforcements_are_drawn() -> None:
    table = at(stage="reinforce", deck=DECK)
    assert hand(table) == ["tree_1", "tree_2", "tree_3"]
    assert cited(table, "drew") == ["3.3"] * 3
    assert table.view(0)["deck"]["count"] == 3


@pytest.mark.rule("sylvion:3.4")
def test_any_number_of_cards_may_be_played() -> None:
    table = at(hands=["tree_1 tree_1 fountain_1 fountain_1"])
    play(table, "tree_1 a1 fountain_1 b1 tree_1 c1 fountain_1 d4")
    assert board(table) == {"a1": "tree_1", "b1": "fountain_1", "c1": "tree_1", "d4": "fountain_1"}


@pytest.mark.rule("sylvion:3.4")
def test_at_the_end_of_the_defence_a_hand_is_cut_to_ten() -> None:
    ten = "fountain_1 fountain_1 fountain_2 fountain_2 tree_1 tree_1 tree_2 tree_2 whale owl"
    table = step("owl whale", stage="limit", hands=[ten + " whale owl"])
    assert told(table, "cut") == [("A", "owl"), ("A", "whale")]
    assert table.view(0)["discard"] == ["whale", "owl"]
    assert len(hand(table)) == 10
    assert told(step(stage="limit", hands=[ten]), "cut") == []


@pytest.mark.rule("sylvion:R39")
def test_before_the_end_of_the_defence_there_is_no_limit() -> None:
    ten = "fountain_1 fountain_2 fountain_3 fountain_4 tree_1 tree_2 tree_3 tree_4 whale whale"
    table = at(stage="reinforce", hands=[ten], deck="owl owl elephant")
    assert len(hand(table)) == 13
    assert asked(table) == "play"


# 3.5 The last turn


@pytest.mark.rule("sylvion:3.5")
def test_the_turn_that_reveals_the_last_cards_is_played_in_full_then_comes_the_assault() -> None:
    table = at(stage="reveal", stacks=["elemental_0"] * 4, deck=DECK, bloom=11, mode="advanced")
    assert counts(table) == [0, 0, 0, 0]
    assert len(hand(table)) == 3
    assert told(table, "final-assault") == []
    play(table, "tree_1 a1")
    assert not table.over
    table.play("done")
    assert told(table, "final-assault") == [()]
    assert table.over
    assert table.view(0)["result"] == "lost"


@pytest.mark.rule("sylvion:3.5")
def test_with_cards_left_in_the_stacks_the_next_turn_follows() -> None:
    table = at(stacks=["elemental_0"] * 4, hands=["tree_1"], turn=5)
    table.play("done")
    assert told(table, "turn") == [(6, "A")]
    assert told(table, "final-assault") == []


@pytest.mark.rule("sylvion:3.5", "sylvion:R20", "sylvion:doves")
def test_doves_that_empty_the_stacks_make_this_the_last_turn() -> None:
    table = at(mode="advanced", stacks=["elemental_0"] * 4, hands=["doves owl tree_1"])
    play(table, "doves owl")
    assert counts(table) == [0, 0, 0, 0]
    assert asked(table) == "play"
    table.play("done")
    assert told(table, "final-assault") == [()]
    assert table.view(0)["turn"] == 1


@pytest.mark.rule("sylvion:R20", "sylvion:R19")
def test_a_barrage_in_waiting_does_not_put_the_final_assault_off() -> None:
    table = at(
        mode="advanced",
        extension_1="yes",
        stacks=["elemental_0"] * 4,
        hands=["doves owl tree_1"],
        feats="feat_hedgehogs",
    )
    play(table, "feat_hedgehogs doves owl done")
    assert told(table, "final-assault") == [()]
    assert table.over


@pytest.mark.rule("sylvion:R42")
def test_on_the_last_turn_a_whale_may_still_push_into_the_forest() -> None:
    pushed = at(board={"a3": "elemental_0", "d4": "tree_1"}, hands=["whale"], bloom=11)
    play(pushed, "whale a0")
    assert pushed.view(0)["result"] == "won"
    assert pushed.view(0)["bloom"] == 11
    hurt = at(board={"a3": "elemental_2", "d4": "tree_1"}, hands=["whale"], bloom=11)
    play(hurt, "whale a0")
    assert told(hurt, "hurt") == [(2, 9)]
    assert hurt.view(0)["result"] == "lost"
