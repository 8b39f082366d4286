"""Chapter 5: drawing, reshuffling, Demobilisations, and Treasons in the deck."""

from typing import Any

import pytest

from spinney.core import SPECTATOR, Table
from spinney.sylvion.state import Sylvion
from sylvion.positions import asked, at, cited, hand, options, refused, step, told

SIEGE = {"mode": "advanced"}
TREASONS = {"mode": "advanced", "extension_1": "yes"}


def reinforced(words: str = "", **fields: Any) -> Table[Sylvion]:
    """After the three cards of step 3."""
    return step(words, stage="reinforce", **fields)


# 5.1 The introductory game


@pytest.mark.rule("sylvion:5.1")
def test_an_empty_deck_is_renewed_from_the_discard() -> None:
    table = reinforced(deck="tree_1", discard="whale owl elephant")
    assert "tree_1" in hand(table)
    assert len(hand(table)) == 3
    assert told(table, "reshuffled") == [(3,)]
    assert cited(table, "reshuffled") == ["5.1"]
    assert table.view(0)["discard"] == []
    assert table.view(0)["deck"]["count"] == 1
    assert table.view(0)["removed"] == []


@pytest.mark.rule("sylvion:5.1")
def test_the_new_deck_is_shuffled() -> None:
    drawn = {
        hand(reinforced(seed=str(seed), deck="tree_1 tree_2", discard="whale owl elephant"))[2]
        for seed in range(20)
    }
    assert drawn == {"whale", "owl", "elephant"}


@pytest.mark.rule("sylvion:R15")
def test_a_deck_that_has_just_run_out_is_not_renewed_before_a_card_is_needed() -> None:
    table = reinforced(deck="tree_1 tree_2 tree_3", discard="whale")
    assert told(table, "reshuffled") == []
    assert table.view(0)["deck"]["count"] == 0
    assert table.view(0)["discard"] == ["whale"]


@pytest.mark.rule("sylvion:R15")
def test_without_deck_and_discard_the_rest_of_the_draw_is_lost() -> None:
    table = reinforced(deck="tree_1")
    assert hand(table) == ["tree_1"]
    assert told(table, "nothing-to-draw") == [("A",)]
    assert table.view(0)["result"] is None


# 5.2 The advanced game


@pytest.mark.rule("sylvion:5.2", "sylvion:R13")
def test_a_demobilisation_removes_two_chosen_cards_then_shuffles() -> None:
    table = reinforced("choose whale stag", **SIEGE, deck="tree_1", discard="whale owl stag fish")
    assert table.view(0)["removed"] == ["whale", "stag"]
    assert hand(table) == ["tree_1", "owl", "fish"]
    assert cited(table, "removed") == ["5.2", "5.2"]
    names = [event.name for event in table.events(0)]
    assert names == ["drew", "removed", "removed", "reshuffled", "drew", "drew"]


@pytest.mark.rule("sylvion:5.2", "sylvion:R13")
def test_or_shuffles_then_removes_the_top_card() -> None:
    table = reinforced("top", **SIEGE, discard="whale owl stag fish")
    names = [event.name for event in table.events(0)]
    assert names == ["reshuffled", "removed", "drew", "drew", "drew"]
    (removed,) = table.view(0)["removed"]
    assert sorted([*hand(table), removed]) == ["fish", "owl", "stag", "whale"]
    assert table.view(0)["deck"]["count"] == 0


@pytest.mark.rule("sylvion:5.2")
def test_the_demobilisation_comes_when_a_card_is_due_not_before() -> None:
    table = at(**SIEGE, stage="reinforce", deck="tree_1 tree_2", discard="whale owl stag")
    assert asked(table) == "renew"
    assert options(table) == {"choose", "top"}
    assert hand(table) == ["tree_1", "tree_2"]


@pytest.mark.rule("sylvion:R14")
def test_with_one_card_to_remove_there_is_nothing_to_choose() -> None:
    table = reinforced(**SIEGE, discard="whale")
    assert table.view(0)["removed"] == ["whale"]
    assert hand(table) == []
    assert told(table, "nothing-to-draw") == [("A",)]


@pytest.mark.rule("sylvion:5.2", "sylvion:R15")
def test_a_demobilisation_may_leave_nothing_to_draw() -> None:
    table = reinforced("choose whale", **SIEGE, discard="whale owl")
    assert table.view(0)["removed"] == ["whale", "owl"]
    assert hand(table) == []


@pytest.mark.rule("sylvion:R45")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_everybody_sees_the_card_that_leaves_the_game(seat: int) -> None:
    table = reinforced(
        "top", **SIEGE, players=2, hidden=True, discard="whale owl stag fish", hands=["", "tree_1"]
    )
    ((removed,),) = told(table, "removed", seat)
    assert table.view(seat)["removed"] == [removed]


# R13, R16: where cards are when


@pytest.mark.rule("sylvion:R13")
def test_played_spent_destroyed_and_dried_cards_come_back_with_the_deck() -> None:
    played = step("owl", hands=["owl whale"], deck="tree_1 tree_2 tree_3")
    assert played.view(0)["discard"] == ["whale", "owl"]
    destroyed = step(stage="move", board={"a2": "elemental_3", "a1": "fountain_1"}, deck="owl")
    assert destroyed.view(0)["discard"] == ["fountain_1"]
    dried = step(**SIEGE, stage="support", board={"a5": "desiccation"}, hands=["whale"])
    assert dried.view(0)["discard"] == ["whale"]
    assert played.view(0)["removed"] == destroyed.view(0)["removed"] == []


@pytest.mark.rule("sylvion:R13")
def test_the_ravage_discard_never_comes_back() -> None:
    gone = "blaze simoon elemental_0"
    table = step(stage="reveal", stacks=["elemental_1"] * 4, ravage_discard=gone)
    assert table.view(0)["ravage_discard"] == ["elemental_0", "blaze", "simoon"]


@pytest.mark.rule("sylvion:R16", "sylvion:owl")
def test_the_owl_and_its_price_are_in_the_discard_when_it_draws() -> None:
    table = step("owl", hands=["owl fountain_2"], deck="tree_1", discard="whale")
    assert told(table, "reshuffled") == [(3,)]
    assert "tree_1" in hand(table)
    assert set(hand(table)) < {"tree_1", "whale", "fountain_2", "owl"}
    assert len(hand(table)) == 3
    assert table.view(0)["discard"] == []


@pytest.mark.rule("sylvion:R16", "sylvion:owl", "sylvion:5.2")
def test_the_owls_price_can_be_demobilised() -> None:
    table = step(
        "owl choose whale fountain_2",
        **SIEGE,
        hands=["owl fountain_2"],
        deck="tree_1",
        discard="whale fish",
    )
    assert table.view(0)["removed"] == ["fountain_2", "whale"]
    assert hand(table) == ["tree_1", "owl", "fish"]


@pytest.mark.rule("sylvion:R16")
def test_a_destroyed_fountain_is_in_the_discard_before_its_card_is_drawn() -> None:
    table = step(stage="move", board={"a2": "elemental_3", "a1": "fountain_1"})
    assert hand(table) == ["fountain_1"]


# 5.3 Treasons


@pytest.mark.rule("sylvion:5.3", "sylvion:treason")
def test_a_treason_is_discarded_or_bought_off_with_a_hand_card() -> None:
    table = at(**TREASONS, stage="reinforce", deck="treason fish stag", hands=["tree_1 owl"])
    assert asked(table) == "betrayed"
    assert options(table) == {"treason", "tree_1", "owl"}
    assert refused(table, "whale") == ("not-held", "3.4")

    discarded = table.clone("acorn", log=True)
    discarded.play("treason")
    assert discarded.view(0)["discard"] == ["treason"]
    assert hand(discarded) == ["tree_1", "owl", "stag", "fish"]

    table.play("tree_1")
    assert table.view(0)["discard"] == ["tree_1"]
    assert table.view(0)["removed"] == ["treason"]
    assert hand(table) == ["owl", "stag", "fish"]


@pytest.mark.rule("sylvion:R17", "sylvion:treason")
def test_a_treason_uses_up_the_draw() -> None:
    table = reinforced("treason", **TREASONS, deck="treason fish stag owl", hands=["tree_1"])
    assert hand(table) == ["tree_1", "stag", "fish"]
    assert table.view(0)["deck"]["count"] == 1


@pytest.mark.rule("sylvion:R17", "sylvion:treason")
def test_treasons_are_settled_one_by_one_as_they_are_drawn() -> None:
    table = reinforced("owl fish", **TREASONS, deck="treason fish treason", hands=["owl tree_1"])
    assert table.view(0)["removed"] == ["treason", "treason"]
    assert table.view(0)["discard"] == ["owl", "fish"]
    assert hand(table) == ["tree_1"]


@pytest.mark.rule("sylvion:R17", "sylvion:treason")
def test_without_another_card_a_treason_can_only_be_discarded() -> None:
    table = reinforced(**TREASONS, deck="treason fish stag")
    assert table.view(0)["discard"] == ["treason"]
    assert hand(table) == ["stag", "fish"]


@pytest.mark.rule("sylvion:R17", "sylvion:treason", "sylvion:5.3")
def test_treasons_work_in_the_starting_hand_too() -> None:
    deck = "treason treason treason whale owl stag fish doves"
    table = step("treason treason treason", **TREASONS, stage="array", deck=deck)
    assert told(table, "treason") == [("A",)] * 3
    assert hand(table) == ["whale", "owl", "stag", "doves", "fish"]
    assert table.view(0)["discard"] == ["treason"] * 3


@pytest.mark.rule("sylvion:5.3", "sylvion:R18", "sylvion:treason")
def test_a_treason_cannot_be_chosen_in_a_demobilisation() -> None:
    table = at(**TREASONS, stage="reinforce", discard="treason whale owl stag")
    table.play("choose")
    assert options(table) == {"whale", "owl", "stag"}
    assert refused(table, "treason") == ("treason-stays", "5.3")


@pytest.mark.rule("sylvion:R18", "sylvion:treason")
def test_a_treason_on_top_of_the_new_deck_goes_back_into_it() -> None:
    next_up = []
    for seed in range(20):
        table = at(
            **TREASONS, seed=str(seed), stage="reinforce", discard="treason treason whale owl stag"
        )
        table.play("top")
        (removed,) = table.view(0)["removed"]
        assert removed != "treason"
        if told(table, "treason-returned"):
            names = [event.name for event in table.events(0)]
            next_up.append(names[names.index("treason-returned") + 1])
    # It was set aside, not drawn, and then shuffled in: it need not come first.
    assert set(next_up) == {"drew", "treason"}
    assert len(next_up) < 20


@pytest.mark.rule("sylvion:R18", "sylvion:R14", "sylvion:treason")
def test_the_only_other_card_is_removed_wherever_it_lies() -> None:
    for seed in range(8):
        table = reinforced(**TREASONS, seed=str(seed), discard="treason treason whale")
        assert table.view(0)["removed"] == ["whale"]


@pytest.mark.rule("sylvion:R18", "sylvion:treason")
def test_with_only_treasons_to_shuffle_nothing_is_removed() -> None:
    table = reinforced(**TREASONS, discard="treason treason treason")
    assert table.view(0)["removed"] == []
    assert len(told(table, "treason-discarded")) == 3
    assert table.view(0)["discard"] == ["treason"] * 3
