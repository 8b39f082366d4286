"""Where two rules meet, and where something runs out: worked positions."""

import pytest

from sylvion.positions import asked, at, board, hand, options, play, step, told

SIEGE = {"mode": "advanced"}
FEATS = {"mode": "advanced", "extension_1": "yes"}
ELEMENTS = {"mode": "advanced", "extension_2": "yes"}
STACKS = ["elemental_0 blaze", "elemental_1 simoon", "elemental_2 blaze", "elemental_3 simoon"]


@pytest.mark.rule("sylvion:5.2", "sylvion:owl", "sylvion:R15", "sylvion:R16")
def test_an_owl_can_demobilise_itself_and_what_paid_for_it() -> None:
    """Then nothing is left to draw, and the game goes on."""
    table = at(**SIEGE, stacks=STACKS, hands=["owl tree_1 whale"])
    play(table, "owl tree_1 choose tree_1")
    assert told(table, "nothing-to-draw") == [("A",)]
    assert hand(table) == ["whale"]
    assert sorted(table.view(0)["removed"]) == ["owl", "tree_1"]


@pytest.mark.rule("sylvion:whale", "sylvion:R42", "sylvion:4.3")
def test_a_whale_can_lose_the_game() -> None:
    table = at(board={"a2": "elemental_3"}, bloom=2, hands=["whale tree_1"], stacks=STACKS)
    play(table, "whale a0")
    assert table.over
    assert table.view(0)["result"] == "lost"


@pytest.mark.rule("sylvion:geyser", "sylvion:6.2")
def test_an_eruption_drives_the_pawn_off_and_destroys_the_others() -> None:
    table = step(
        "erupt right",
        **ELEMENTS,
        figure="b3",
        board={"b1": "geyser", "b3": "bearer_1", "b4": "elemental_2"},
        hands=["tree_1"],
    )
    assert board(table) == {"b3": "bearer_1"}
    assert table.view(0)["figure"] == "beside"


@pytest.mark.rule("sylvion:feat_elephants", "sylvion:6.2", "sylvion:R23")
def test_the_deluge_leaves_the_carrier_and_draws_for_each_fountain_by_option() -> None:
    table = step(
        "feat_elephants",
        **FEATS,
        deluge_draws="yes",
        figure="c2",
        feats="feat_elephants",
        board={"c2": "bearer_0", "a1": "fountain_1", "b1": "fountain_2", "d4": "tree_1"},
        deck="owl stag whale",
    )
    assert board(table) == {"c2": "bearer_0"}
    assert hand(table) == ["owl", "stag"]


@pytest.mark.rule("sylvion:feat_hedgehogs", "sylvion:R06")
def test_a_skipped_reveal_has_no_moment_for_hedgehogs() -> None:
    table = at(
        **FEATS, feats="feat_hedgehogs", hands=["hedgehogs tree_1"], stacks=STACKS, deck="owl"
    )
    play(table, "feat_hedgehogs done")
    assert told(table, "barrage") == [()]
    assert (asked(table), told(table, "revealed")) == ("play", [])


@pytest.mark.rule("sylvion:demobilisation", "sylvion:5.3", "sylvion:R18")
def test_with_only_treasons_discarded_a_demobilisation_is_ignored() -> None:
    fields = {**FEATS, "stage": "support", "board": {"a5": "demobilisation"}}
    table = step(**fields, discard="treason treason")
    assert told(table, "ignored") == [("demobilisation",)]
    assert table.view(0)["discard"] == ["treason", "treason"]


@pytest.mark.rule("sylvion:R38", "sylvion:R17")
def test_a_treason_found_with_an_empty_hand_can_only_be_discarded() -> None:
    table = step("feat_owl treason", **FEATS, feats="feat_owl", deck="treason owl")
    assert (hand(table), table.view(0)["discard"]) == (["owl"], ["treason"])
    assert table.view(0)["removed"] == ["feat_owl"]


@pytest.mark.rule("sylvion:acid_lake", "sylvion:4.3")
def test_a_row_of_lakes_leads_straight_into_the_forest() -> None:
    lakes = {f"a{column}": "acid_lake" for column in (1, 2, 3)}
    table = step(**ELEMENTS, stage="move", board=lakes | {"a4": "elemental_2"}, bloom=5)
    assert (board(table), table.view(0)["bloom"]) == (lakes, 3)


@pytest.mark.rule("sylvion:acid_lake", "sylvion:geyser", "sylvion:6.1")
def test_a_geyser_and_a_lake_that_come_together_take_the_next_squares() -> None:
    """A before B: the geyser settles first, in its own row."""
    table = at(
        **ELEMENTS, stage="support", board={"a5": "acid_lake", "b5": "geyser", "a1": "tree_1"}
    )
    assert [card for card, _ in told(table, "settled")] == ["geyser", "acid_lake"]
    assert board(table) == {"a1": "tree_1", "a2": "acid_lake", "b1": "geyser"}


@pytest.mark.rule("sylvion:temporal_tornado", "sylvion:5")
def test_what_a_tornado_puts_back_is_what_is_drawn() -> None:
    fields = {**ELEMENTS, "stage": "support", "board": {"a5": "temporal_tornado"}}
    table = at(**fields, hands=["owl whale"], deck="stag", stacks=STACKS)
    play(table, "owl")
    assert hand(table) == ["whale", "owl", "stag"]


@pytest.mark.rule("sylvion:stone_rain", "sylvion:4.3")
def test_stone_rain_on_a_forest_without_bloom_loses() -> None:
    fields = {**ELEMENTS, "stage": "support", "board": {"a5": "stone_rain", "b1": "tree_4"}}
    table = at(**fields, bloom=0, hands=["owl"])
    assert table.view(0)["result"] == "lost"


@pytest.mark.rule("sylvion:R34", "sylvion:7.2")
def test_points_pay_for_a_partner_without_cards() -> None:
    table = at(**SIEGE, players=2, points=2, hands=["tree_3 tree_4", ""], stacks=STACKS)
    assert options(table) == {"tree_3", "done"}
    play(table, "tree_3")
    assert asked(table) == "place"


@pytest.mark.rule("sylvion:stag", "sylvion:R40", "sylvion:R11")
def test_a_stag_heals_no_more_than_is_desolate_however_many_trees_stand() -> None:
    trees = {"a1": "tree_1", "b1": "tree_1", "c1": "tree_2"}
    table = step("stag trees", **SIEGE, bloom=11, hands=["stag"], board=trees)
    assert told(table, "healed") == [(1, 12)]


@pytest.mark.rule("sylvion:doves", "sylvion:squirrels", "sylvion:R20")
def test_doves_after_squirrels_send_home_what_was_looked_at() -> None:
    table = at(**SIEGE, stacks=STACKS, hands=["doves squirrels owl whale tree_1"], deck="fish")
    play(table, "squirrels whale keep keep keep keep doves owl")
    assert [stack["known"] for stack in table.view(0)["stacks"]] == [
        ["blaze"],
        ["simoon"],
        ["blaze"],
        ["simoon"],
    ]
    assert len(told(table, "sent-home")) == 4
