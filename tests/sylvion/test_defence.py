"""Step 4: what cards cost, who pays, where plants go, and what Fish are worth (3.4)."""

import pytest

from sylvion.positions import (
    asked,
    asker,
    at,
    board,
    cited,
    hand,
    options,
    play,
    refused,
    step,
    told,
)

SIEGE = {"mode": "advanced"}
FOUR_STACKS = ["blaze blaze", "blaze blaze", "simoon simoon", "simoon simoon"]
COSTS = [
    pytest.param("fountain_1", 0, marks=pytest.mark.rule("sylvion:fountain_1")),
    pytest.param("fountain_2", 1, marks=pytest.mark.rule("sylvion:fountain_2")),
    pytest.param("fountain_3", 2, marks=pytest.mark.rule("sylvion:fountain_3")),
    pytest.param("fountain_4", 3, marks=pytest.mark.rule("sylvion:fountain_4")),
    pytest.param("tree_1", 0, marks=pytest.mark.rule("sylvion:tree_1")),
    pytest.param("tree_2", 1, marks=pytest.mark.rule("sylvion:tree_2")),
    pytest.param("tree_3", 2, marks=pytest.mark.rule("sylvion:tree_3")),
    pytest.param("tree_4", 3, marks=pytest.mark.rule("sylvion:tree_4")),
    pytest.param("whale", 0, marks=pytest.mark.rule("sylvion:whale")),
    pytest.param("elephant", 1, marks=pytest.mark.rule("sylvion:elephant")),
    pytest.param("owl", 1, marks=pytest.mark.rule("sylvion:owl")),
    pytest.param("stag", 0, marks=pytest.mark.rule("sylvion:stag")),
    pytest.param("doves", 1, marks=pytest.mark.rule("sylvion:doves")),
    pytest.param("squirrels", 1, marks=pytest.mark.rule("sylvion:squirrels")),
    pytest.param("fish", 1, marks=pytest.mark.rule("sylvion:fish")),
]


@pytest.mark.rule("sylvion:3.4")
@pytest.mark.parametrize(("card", "cost"), COSTS)
def test_a_card_costs_that_many_other_cards(card: str, cost: int) -> None:
    """With exactly that many in hand it can be played, with one fewer it is too dear."""
    fields = {**SIEGE, "extension_2": "yes", "bloom": 6, "stacks": FOUR_STACKS}
    fields["board"] = {"a3": "elemental_1", "d1": "geyser"}
    table = at(**fields, hands=[" ".join([card] + ["hedgehogs"] * cost)], deck="owl owl owl")
    table.play(card)
    assert told(table, "paid") == [("A", "hedgehogs")] * cost
    if cost:
        poorer = at(**fields, hands=[" ".join([card] + ["hedgehogs"] * (cost - 1))])
        assert refused(poorer, card) == ("too-dear", "3.4")


@pytest.mark.rule("sylvion:3.4")
def test_what_cannot_be_paid_cannot_be_played() -> None:
    table = at(hands=["fountain_4 tree_3 tree_1"])
    assert refused(table, "fountain_4") == ("too-dear", "3.4")
    assert refused(table, "tree_3") is None
    assert refused(table, "owl") == ("not-held", "3.4")


@pytest.mark.rule("sylvion:3.4")
def test_the_player_chooses_which_cards_to_pay_with() -> None:
    table = at(hands=["fountain_3 owl whale elephant"])
    table.play("fountain_3")
    assert asked(table) == "pay"
    assert options(table) == {"owl", "whale", "elephant"}
    play(table, "elephant owl")
    assert told(table, "paid") == [("A", "elephant"), ("A", "owl")]
    assert cited(table, "paid") == ["3.4", "3.4"]
    assert table.view(0)["discard"] == ["elephant", "owl"]
    assert hand(table) == ["whale"]


@pytest.mark.rule("sylvion:3.4", "sylvion:fountain_4")
def test_a_fountain_is_set_on_an_empty_square() -> None:
    table = step("fountain_4 a3", hands=["fountain_4 owl tree_1 whale"])
    assert board(table) == {"a3": "fountain_4"}
    assert hand(table) == []
    assert table.view(0)["discard"] == ["tree_1", "whale", "owl"]
    assert told(table, "placed") == [("fountain_4", "a3")]


@pytest.mark.rule("sylvion:3.4")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_plants_stay_on_the_square_they_are_played_to(n: int) -> None:
    price = " ".join(["hedgehogs"] * (n - 1))
    for plant in (f"fountain_{n}", f"tree_{n}"):
        table = step(f"{plant} d4", **SIEGE, hands=[f"{plant} {price}"])
        assert board(table) == {"d4": plant}
        assert plant not in table.view(0)["discard"]


@pytest.mark.rule("sylvion:3.4")
def test_without_an_empty_square_no_plant_can_be_played() -> None:
    full = {f"{row}{column}": "blazing_2" for row in "abcd" for column in (1, 2, 3, 4)}
    table = at(board=full, hands=["tree_1 fountain_1 elephant owl"], deck="whale")
    assert refused(table, "tree_1") == ("no-empty-square", "3.4")
    assert refused(table, "fountain_1") == ("no-empty-square", "3.4")
    assert refused(table, "elephant") is None


# Fish


@pytest.mark.rule("sylvion:fish")
def test_fish_are_worth_three_points_for_other_cards() -> None:
    table = at(**SIEGE, hands=["fish fountain_3 tree_2 owl"])
    play(table, "fish owl")
    assert table.view(0)["points"] == 3
    play(table, "fountain_3 points_2 a1")
    assert table.view(0)["points"] == 1
    play(table, "tree_2 b1")
    assert board(table) == {"a1": "fountain_3", "b1": "tree_2"}
    assert told(table, "paid") == [("A", "owl")]
    assert told(table, "paid-points") == [(2,), (1,)]


@pytest.mark.rule("sylvion:fish")
def test_unspent_points_are_lost_with_the_turn() -> None:
    table = step("done", **SIEGE, points=2, hands=["tree_1"])
    assert table.view(0)["points"] == 0
    assert told(table, "points-lost") == [(2,)]


@pytest.mark.rule("sylvion:fish")
def test_fish_can_be_spent_like_any_card_for_one_point() -> None:
    table = step("tree_2 a1", **SIEGE, hands=["fish tree_2"])
    assert table.view(0)["discard"] == ["fish"]
    assert table.view(0)["points"] == 0
    assert told(table, "fish") == []


@pytest.mark.rule("sylvion:R34", "sylvion:fish")
@pytest.mark.parametrize(
    ("words", "paid", "left"),
    [
        ("points_0 owl whale stag", 3, 2),
        ("points_1 owl whale", 2, 1),
        ("points_2 owl", 1, 0),
    ],
)
def test_the_player_spreads_points_and_cards(words: str, paid: int, left: int) -> None:
    """Page 23: they may be divided between several cards."""
    fields = {**SIEGE, "points": 2, "hands": ["tree_4 owl whale stag fish"]}
    table = step(f"tree_4 {words} a1", **fields)
    assert len(told(table, "paid")) == paid
    assert table.view(0)["points"] == left


@pytest.mark.rule("sylvion:R34", "sylvion:fish")
def test_points_can_be_kept_so_that_a_card_comes_back_with_a_draw() -> None:
    """The Fountain pays for the Owl and is drawn by it; the point pays for the Fountain."""
    fields = {"mode": "advanced", "points": 1, "hands": ["owl fountain_2 whale"], "deck": "tree_1"}
    table = at(**fields, discard="tree_2 tree_3")
    play(table, "owl points_0 fountain_2 choose tree_2 tree_3 fountain_2 points_1 a1")
    assert board(table) == {"a1": "fountain_2"}


@pytest.mark.rule("sylvion:R34")
def test_what_is_not_paid_in_points_must_be_there_in_cards() -> None:
    table = at(**SIEGE, points=3, hands=["tree_4 owl whale"])
    table.play("tree_4")
    assert options(table) == {"points_1", "points_2", "points_3"}
    assert refused(table, "points_0") == ("too-few-for-the-rest", "3.4")
    table = at(**SIEGE, points=3, hands=["tree_4"], board={"a1": "tree_1"})
    table.play("tree_4")
    assert asked(table) == "place", "there are only points to pay with"


@pytest.mark.rule("sylvion:R34", "sylvion:7.2")
def test_with_two_players_the_points_are_the_active_players() -> None:
    table = at(**SIEGE, players=2, points=2, hands=["tree_3", "owl whale stag"])
    table.play("tree_3")
    assert (asked(table), asker(table)) == ("spend", "A")
    table.play("points_1")
    assert (asked(table), asker(table)) == ("pay", "B")


@pytest.mark.rule("sylvion:R34")
def test_points_are_spent_before_cards_if_that_was_agreed() -> None:
    fields = {**SIEGE, "fish_points": "first", "points": 2}
    table = step("tree_4 whale a1", **fields, hands=["tree_4 owl whale"])
    assert told(table, "paid-points") == [(2,)]
    assert told(table, "paid") == [("A", "whale")]
    assert hand(table) == ["owl"]
    assert table.view(0)["points"] == 0


@pytest.mark.rule("sylvion:R34")
def test_points_may_pay_for_other_fish() -> None:
    table = step("fish points_1", **SIEGE, points=1, hands=["fish tree_4"])
    assert table.view(0)["points"] == 3
    assert told(table, "paid") == []


@pytest.mark.rule("sylvion:R34", "sylvion:7.2")
def test_with_two_players_the_partner_pays_for_the_fish_itself() -> None:
    table = step("fish", **SIEGE, players=2, hands=["fish tree_2", "owl"])
    assert told(table, "paid") == [("B", "owl")]
    assert table.view(0)["points"] == 3
