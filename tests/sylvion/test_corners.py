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


# The rest of the book, chapter by chapter


def mobilising(columns: list[str], **fields: object) -> dict[str, object]:
    return {**SIEGE, "stage": "summon", "columns": columns, "desertion": [1, 2, 3], **fields}


@pytest.mark.rule("sylvion:2.1", "sylvion:2.2")
def test_a_full_column_gets_no_card_and_an_emptied_one_does_in_the_same_turn() -> None:
    """The second summons fills the column that was just recruited."""
    full = "owl owl owl owl"
    table = at(
        **mobilising([full, "stag", "", ""], pile="tree_1 tree_2 tree_3 whale fish doves fish stag")
    )
    assert [len(column) for column in table.view(0)["columns"]] == [4, 2, 1, 1]
    play(table, "column_1")
    assert sorted(table.view(0)["recruited"]) == ["owl"] * 4


@pytest.mark.rule("sylvion:2.5", "sylvion:2.4", "sylvion:R26")
def test_the_last_edge_card_ends_the_mobilisation_with_cards_left_over() -> None:
    fields = mobilising(
        ["owl", "stag", "fish", "doves"], pile="tree_1 tree_2 tree_3 whale elephant " * 2
    )
    fields["desertion"] = [2]
    table = at(**fields)
    play(table, "column_1")
    assert told(table, "mobilised") == [(2, 0)]
    assert table.view(0)["phase"] == "battle"
    assert table.view(0)["pile"] == 0


@pytest.mark.rule("sylvion:2.5", "sylvion:R26")
def test_an_empty_column_ends_it_only_if_the_pile_is_empty_too() -> None:
    fields = mobilising(["owl", "stag", "", ""])
    fields["desertion"] = [3, 1]
    table = play(at(**fields), "column_1")
    assert table.view(0)["phase"] == "battle"
    assert told(table, "mobilised") == [(1, 0)]


@pytest.mark.rule("sylvion:2.6", "sylvion:R25")
def test_a_run_of_treasons_ends_with_a_feat_or_the_pile() -> None:
    fields = {**FEATS, "stage": "summon", "columns": ["", "", "", ""], "desertion": [1, 2]}
    table = at(**fields, pile="treason treason feat_owl owl treason")
    columns = table.view(0)["columns"]
    assert columns == [["treason", "treason", "feat_owl"], ["owl"], ["treason"], []]


@pytest.mark.rule("sylvion:3.1", "sylvion:R02")
def test_letters_go_before_rows() -> None:
    """Desiccation A, Demobilisation B, Blaze C, Simoon D, whatever the row."""
    cards = {"a5": "simoon", "b5": "blaze", "c5": "demobilisation", "d5": "desiccation"}
    table = at(**SIEGE, stage="support", board=cards, stacks=STACKS)
    assert [card for card, _ in told(table, "resolves")][:4] == [
        *("desiccation", "demobilisation", "blaze", "simoon"),
    ]


@pytest.mark.rule("sylvion:blaze", "sylvion:simoon", "sylvion:R05")
def test_a_simoon_moves_what_a_blaze_has_just_set_on_fire() -> None:
    cards = {"a5": "elemental_0", "b5": "blaze", "c5": "simoon", "a3": "fountain_3"}
    table = step(**SIEGE, stage="support", board=cards)
    assert board(table)["a5"] == "blazing_4"
    table = at(**SIEGE, stage="support", board=cards, hands=["owl"], deck="stag fish whale doves")
    assert ("blazing_4", "fountain_3", "a3", 4, 3) in told(table, "combat")
    assert board(table)["a3"] == "blazing_4"


@pytest.mark.rule("sylvion:4.1", "sylvion:4.2", "sylvion:R01")
def test_a_row_full_of_elementals_moves_one_after_the_other() -> None:
    row = {f"a{column}": "elemental_1" for column in (1, 2, 3, 4, 5)}
    table = step(**SIEGE, stage="move", board=row, bloom=12)
    assert board(table) == {f"a{column}": "elemental_1" for column in (1, 2, 3, 4)}
    assert table.view(0)["bloom"] == 11


@pytest.mark.rule("sylvion:4.2", "sylvion:tree_1")
def test_a_tree_falls_with_an_elemental_of_strength_0_and_before_any_other() -> None:
    cards = {"a1": "tree_4", "a2": "elemental_0", "b1": "tree_4", "b2": "elemental_1"}
    table = step(**SIEGE, stage="move", board=cards)
    assert board(table) == {"b1": "elemental_1"}
    assert told(table, "drew") == []


@pytest.mark.rule("sylvion:4.3", "sylvion:R35")
@pytest.mark.parametrize(("bloom", "lost"), [(3, False), (2, True)])
def test_the_last_bloom_may_go_but_no_more(bloom: int, lost: bool) -> None:
    table = step(**SIEGE, stage="move", board={"a1": "elemental_3"}, bloom=bloom)
    assert (table.view(0)["bloom"], table.state.over) == (0, lost)


@pytest.mark.rule("sylvion:4.4", "sylvion:4.5")
@pytest.mark.parametrize(("bloom", "result"), [(10, "won"), (9, "lost")])
def test_vitality_has_to_make_up_for_the_final_assault(bloom: int, result: str) -> None:
    """A tree of 4 behind a fountain of 2; two elementals of 2 run: one falls, one does 2 damage."""
    cards = {"a1": "tree_4", "a2": "fountain_2", "a4": "elemental_2", "b3": "elemental_2"}
    table = at(**SIEGE, stage="assault", board=cards, bloom=bloom)
    assert told(table, "score") == [(4, 14 - bloom)]
    assert table.view(0)["result"] == result


@pytest.mark.rule("sylvion:5.1", "sylvion:3.3")
def test_in_the_introductory_game_a_new_deck_costs_nothing() -> None:
    table = step(stage="reinforce", deck="owl", discard="whale tree_1 tree_2", hands=[""])
    assert sum(table.state.hands[0]) == 3
    assert table.view(0)["removed"] == []


@pytest.mark.rule("sylvion:5.2", "sylvion:R45", "sylvion:R14")
def test_with_one_card_discarded_a_new_deck_is_lost_at_once() -> None:
    table = step(**SIEGE, stage="reinforce", discard="whale")
    assert told(table, "removed") == [("whale",)]
    assert told(table, "nothing-to-draw") == [("A",)]


@pytest.mark.rule("sylvion:6.2", "sylvion:R30", "sylvion:blaze")
def test_the_pawn_stays_on_a_carrier_that_fire_has_made_stronger() -> None:
    cards = {"a2": "blazing_4", "b5": "bearer_3"}
    table = step(**SIEGE, figure="a2", stage="window", board=cards, hands=["owl"])
    assert table.view(0)["figure"] == "a2"
    table = step(**SIEGE, figure="a2", stage="window", board=cards | {"a2": "bearer_1"})
    assert table.view(0)["figure"] == "b5"


@pytest.mark.rule("sylvion:6.2", "sylvion:4.2")
def test_the_carrier_takes_the_square_of_a_stronger_fountain_and_the_card_is_drawn() -> None:
    cards = {"a3": "bearer_0", "a2": "fountain_4"}
    table = step(**SIEGE, figure="a3", stage="move", board=cards, deck="owl")
    assert (board(table), table.view(0)["figure"]) == ({"a2": "bearer_0"}, "beside")
    assert hand(table) == ["owl"]


@pytest.mark.rule("sylvion:7.2", "sylvion:7.3", "sylvion:3.4")
def test_the_partner_pays_and_may_be_left_without_cards() -> None:
    table = at(**SIEGE, players=2, hands=["owl tree_4", "whale"], deck="stag fish doves tree_1")
    assert options(table) == {"owl", "done"}, "one card pays for an Owl, not for a Tree of 4"
    play(table, "owl partner")
    assert hand(table, 1) == ["stag", "doves", "fish"]
    assert "tree_4" in options(table)


@pytest.mark.rule("sylvion:8.2", "sylvion:3.3")
def test_two_reinforcements_are_two() -> None:
    table = step(**SIEGE, reinforcements="2", stage="reinforce", deck="owl stag fish")
    assert hand(table) == ["owl", "stag"]


@pytest.mark.rule("sylvion:feat_whales", "sylvion:R24", "sylvion:R05")
def test_the_charge_counts_elementals_ablaze_or_not() -> None:
    cards = {
        f"{row}{column}": f"elemental_{number}"
        for number, row in enumerate("abc")
        for column in (1, 2, 3)
    }
    fire = {f"d{column}": "blazing_3" for column in (1, 2, 3)}
    table = step("feat_whales", **FEATS, bloom=0, feats="feat_whales", board=cards | fire)
    assert table.view(0)["result"] == "won"


@pytest.mark.rule("sylvion:desiccation", "sylvion:R14")
def test_desiccation_takes_the_last_card_by_chance() -> None:
    table = step(**SIEGE, stage="support", board={"a5": "desiccation"}, hands=["owl"])
    assert (hand(table), table.view(0)["discard"]) == ([], ["owl"])
