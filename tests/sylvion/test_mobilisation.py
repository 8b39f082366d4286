"""Chapter 2: the mobilisation of the advanced game."""

from typing import Any

import pytest

from spinney.core import Table
from spinney.sylvion.state import Sylvion
from sylvion.positions import asked, asker, at, options, refused, step, told

PILE = "fountain_1 fountain_2 fountain_3 fountain_4 tree_1 tree_2 tree_3 tree_4 whale owl stag fish"


def sizes(table: Table[Sylvion]) -> list[int]:
    return [len(column) for column in table.view(0)["columns"]]


def summoned(**fields: Any) -> Table[Sylvion]:
    """The table after the first summoning: at the recruitment."""
    fields.setdefault("desertion", [1])
    return at(mode="advanced", stage="summon", **fields)


def deserted(**fields: Any) -> Table[Sylvion]:
    """The table after the second summoning and the desertion."""
    return step(mode="advanced", stage="desert", **fields)


@pytest.mark.rule("sylvion:2.1")
def test_each_column_gets_one_card_in_order() -> None:
    table = summoned(pile=PILE)
    assert asked(table) == "recruit"
    assert table.view(0)["columns"] == [
        ["fountain_1"],
        ["fountain_2"],
        ["fountain_3"],
        ["fountain_4"],
    ]
    assert table.view(0)["pile"] == 8


@pytest.mark.rule("sylvion:2.1")
def test_a_column_of_four_gets_no_more() -> None:
    four = "whale whale whale whale"
    table = summoned(pile="fish doves stag owl", columns=[four, "elephant", "", "tree_1 tree_1"])
    assert table.view(0)["columns"][0] == ["whale"] * 4
    assert sizes(table) == [4, 2, 1, 3]
    assert table.view(0)["pile"] == 1


@pytest.mark.rule("sylvion:2.1")
def test_an_exhausted_pile_fills_as_many_columns_as_it_can() -> None:
    table = summoned(pile="owl stag", columns=["", "", "whale", ""])
    assert sizes(table) == [1, 1, 1, 0]


@pytest.mark.rule("sylvion:2.2")
def test_a_recruited_column_joins_the_deck_as_a_whole() -> None:
    table = step(
        "column_3",
        mode="advanced",
        stage="summon",
        pile="owl stag fish doves",
        columns=["", "", "whale tree_4", ""],
        deck="tree_1",
        desertion=[1],
    )
    assert table.view(0)["deck"]["count"] == 4
    assert table.view(0)["recruited"] == ["tree_1", "tree_4", "whale", "fish"]
    assert table.view(0)["columns"] == [["owl"], ["stag"], [], ["doves"]]
    assert told(table, "recruited") == [("A", "column_3")]


@pytest.mark.rule("sylvion:2.2")
def test_an_empty_column_cannot_be_recruited() -> None:
    table = summoned(columns=["owl", "", "stag", ""])
    assert options(table) == {"column_1", "column_3"}
    assert refused(table, "column_2") == ("column-empty", "2.2")


@pytest.mark.rule("sylvion:2.3")
def test_after_the_recruitment_the_columns_are_filled_again() -> None:
    table = deserted(
        pile="owl stag fish doves tree_1", columns=["whale", "", "whale", "whale"], desertion=[4, 1]
    )
    assert [args[1] for args in told(table, "summoned")] == [f"column_{n}" for n in (1, 2, 3, 4)]
    assert table.view(0)["columns"] == [["whale", "owl"], ["stag"], ["whale", "fish"], []]


@pytest.mark.rule("sylvion:2.4")
def test_the_column_that_the_edge_card_names_deserts() -> None:
    table = deserted(columns=["whale", "owl stag", "tree_1", ""], desertion=[2, 1])
    view = table.view(0)
    assert told(table, "deserted") == [("column_2", 2)]
    assert view["columns"] == [["whale"], [], ["tree_1"], []]
    assert view["removed"] == ["owl", "stag"]
    assert view["desertion"] == [1]
    assert view["deck"]["count"] == 0


@pytest.mark.rule("sylvion:2", "sylvion:2.1", "sylvion:2.2", "sylvion:2.3", "sylvion:2.4")
def test_one_turn_of_mobilisation() -> None:
    table = summoned(pile=PILE, desertion=[4, 1])
    table.play("column_2")
    # (2, 1, 2, 2) after the second summoning; column 4 deserts; then the next turn's summoning.
    view = table.view(0)
    assert told(table, "deserted") == [("column_4", 2)]
    assert view["removed"] == ["fountain_4", "tree_4"]
    assert view["deck"]["count"] == 1
    assert sizes(table) == [3, 2, 3, 1]
    assert (view["call"], view["pile"]) == (2, 0)


@pytest.mark.rule("sylvion:2.5")
def test_the_twelfth_edge_card_ends_the_phase() -> None:
    table = deserted(pile="owl stag fish doves tree_1", columns=["whale"] * 4, desertion=[3])
    view = table.view(0)
    assert view["stage"] == "array"
    assert view["removed"] == ["tree_1"] + ["whale"] * 4 + ["owl", "stag", "doves", "fish"]
    assert (view["pile"], view["columns"], view["desertion"]) == (0, [[], [], [], []], [])
    assert told(table, "mobilised") == [(0, 0)]


@pytest.mark.rule("sylvion:2.5")
def test_with_an_empty_pile_an_empty_column_ends_the_phase() -> None:
    table = deserted(columns=["owl stag", "", "tree_1", ""], desertion=[2, 1, 3], deck="whale")
    view = table.view(0)
    assert view["stage"] == "array"
    assert view["removed"] == ["tree_1", "owl", "stag"]
    assert told(table, "mobilised") == [(1, 0)]


@pytest.mark.rule("sylvion:2.5")
def test_with_an_empty_pile_a_column_that_deserts_does_not_end_the_phase() -> None:
    table = deserted(columns=["owl stag", "", "tree_1", ""], desertion=[1, 2])
    assert table.view(0)["stage"] == "summon"
    assert table.view(0)["columns"] == [[], [], ["tree_1"], []]


@pytest.mark.rule("sylvion:2.4")
def test_which_column_deserts_is_news_even_with_an_empty_pile() -> None:
    columns = ["whale", "owl", "stag", "fish"]
    table = summoned(pile="", columns=columns, desertion=[3, 2])
    table.play("column_1")
    assert told(table, "deserted") == [("column_3", 1)]
    assert asked(table) == "recruit"
    assert table.why_not_undo(0) == "undo-revealed"


@pytest.mark.rule("sylvion:R26")
def test_only_a_desertion_can_end_the_phase() -> None:
    table = summoned(columns=["", "owl", "stag", ""])
    assert asked(table) == "recruit"
    assert table.view(0)["phase"] == "mobilisation"


@pytest.mark.rule("sylvion:R26")
def test_without_a_card_on_the_table_the_recruitment_is_skipped() -> None:
    table = step(mode="advanced", stage="summon", desertion=[1])
    assert told(table, "recruited") == []
    assert table.view(0)["stage"] == "desert"
    assert deserted(desertion=[1, 2]).view(0)["stage"] == "array"


@pytest.mark.rule("sylvion:R26")
def test_revealed_edge_cards_do_not_come_back() -> None:
    table = deserted(pile=PILE, columns=["owl", "", "", ""], desertion=[1, 1, 2])
    assert table.view(0)["desertion"] == [1, 2]


# 2.6 Extension 1


@pytest.mark.rule("sylvion:2.6", "sylvion:R25", "sylvion:treason")
def test_a_treason_is_followed_by_another_card_for_the_same_column() -> None:
    table = summoned(extension_1="yes", pile="treason treason owl feat_owl fish stag")
    assert table.view(0)["columns"] == [
        ["treason", "treason", "owl"],
        ["feat_owl"],
        ["fish"],
        ["stag"],
    ]


@pytest.mark.rule("sylvion:2.6")
def test_treasons_do_not_count_towards_the_four_cards_of_a_column() -> None:
    table = summoned(
        extension_1="yes",
        pile="owl",
        columns=["treason whale treason whale whale", "stag stag stag stag", "", ""],
    )
    assert sizes(table) == [6, 4, 0, 0]


@pytest.mark.rule("sylvion:2.6")
def test_a_feat_counts_towards_the_four() -> None:
    table = summoned(
        extension_1="yes",
        pile="owl",
        columns=["feat_owl whale whale whale", "treason stag", "", ""],
    )
    assert table.view(0)["columns"][0] == ["feat_owl", "whale", "whale", "whale"]
    assert table.view(0)["columns"][1] == ["treason", "stag", "owl"]


@pytest.mark.rule("sylvion:R25")
def test_a_feat_ends_a_chain_of_treasons() -> None:
    table = summoned(extension_1="yes", pile="treason feat_stag owl")
    assert table.view(0)["columns"] == [["treason", "feat_stag"], ["owl"], [], []]


@pytest.mark.rule("sylvion:R25")
def test_a_chain_stops_with_the_pile() -> None:
    table = summoned(extension_1="yes", pile="owl treason", columns=["", "", "stag", ""])
    assert table.view(0)["columns"] == [["owl"], ["treason"], ["stag"], []]


@pytest.mark.rule("sylvion:2.6", "sylvion:9")
def test_recruited_treasons_join_the_deck_and_feats_are_laid_beside_it() -> None:
    table = step(
        "column_1",
        mode="advanced",
        extension_1="yes",
        stage="summon",
        columns=["treason whale feat_doves feat_owl", "owl", "", ""],
        desertion=[1],
    )
    view = table.view(0)
    assert view["deck"]["count"] == 2
    assert view["recruited"] == ["whale", "treason"]
    assert view["feats"] == ["feat_owl", "feat_doves"]


@pytest.mark.rule("sylvion:R25")
def test_treasons_and_feats_desert_with_their_column() -> None:
    table = deserted(
        extension_1="yes", columns=["treason feat_owl whale", "owl", "", ""], desertion=[1, 2]
    )
    assert table.view(0)["removed"] == ["whale", "treason", "feat_owl"]
    assert table.view(0)["feats"] == []


@pytest.mark.rule("sylvion:R25")
def test_a_column_of_treasons_is_not_empty() -> None:
    table = deserted(extension_1="yes", columns=["treason", "", "", ""], desertion=[1, 2])
    assert table.view(0)["stage"] == "summon"
    table = summoned(extension_1="yes", columns=["treason", "owl", "", ""])
    assert options(table) == {"column_1", "column_2"}


# 7.4 Two players


@pytest.mark.rule("sylvion:7.4")
@pytest.mark.parametrize("first", ["A", "B"])
def test_the_players_recruit_in_turn_for_one_deck(first: str) -> None:
    table = summoned(
        players=2, first_player=first, pile=f"{PILE} {PILE}", desertion=[4, 4, 4, 4, 4]
    )
    recruiters = []
    for _ in range(3):
        recruiters.append(asker(table))
        table.play("column_1")
    other = "B" if first == "A" else "A"
    assert recruiters == [first, other, first]
    assert table.view(0)["deck"]["count"] == table.view(1)["deck"]["count"] == 1 + 2 + 2
