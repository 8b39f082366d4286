"""Chapters 0, 1 and 8: what the table looks like before the battle, and the options."""

from collections import Counter

import pytest

from spinney.core import SetupError, Table
from spinney.sylvion.game import GAME
from spinney.sylvion.positions import census
from spinney.sylvion.state import Sylvion
from sylvion.positions import asked, asker, at, cited, counts, hand, options, refused, told
from texts import is_told_in_every_language


def fresh(**given: object) -> Table[Sylvion]:
    """A game at its first question."""
    return Table(GAME, GAME.setup(**given), "acorn")


def in_battle(**given: object) -> Table[Sylvion]:
    """A game at the first question of its battle; whatever comes first is recruited."""
    table = fresh(**given)
    while table.view(0)["phase"] == "mobilisation":
        table.apply(table.question.options[0])
    return table


def box(table: Table[Sylvion]) -> dict[str, int]:
    """All the cards of a game."""
    names = GAME.vocabulary.words
    return {names[card]: n for card, n in enumerate(census(table.state)) if n}


# 0. The board


@pytest.mark.rule("sylvion:0")
def test_the_battlefield_has_sixteen_squares() -> None:
    table = at(hands=["fountain_1"])
    table.play("fountain_1")
    assert asked(table) == "place"
    assert options(table) == {f"{row}{column}" for row in "abcd" for column in (1, 2, 3, 4)}
    assert refused(table, "a0") == ("not-a-square", "0")
    assert refused(table, "d5") == ("not-a-square", "0")


@pytest.mark.rule("sylvion:0")
@pytest.mark.parametrize("there", ["fountain_2", "tree_1", "elemental_0", "acid_lake", "geyser"])
def test_a_square_holds_one_card(there: str) -> None:
    table = at(mode="advanced", extension_2="yes", board={"b2": there}, hands=["fountain_1"])
    table.play("fountain_1")
    assert refused(table, "b2") == ("occupied", "0")
    assert len(options(table)) == 15


# 1. Set-up


@pytest.mark.rule("sylvion:1.1", "sylvion:R36")
def test_the_introductory_game_has_24_defenders_and_48_ravage_cards() -> None:
    table = fresh()
    sylvan = ["whale", "elephant", "hedgehogs", "owl"]
    sylvan += [f"{plant}_{n}" for plant in ("fountain", "tree") for n in (1, 2, 3, 4)]
    ravage = ["blaze", "simoon", *(f"elemental_{n}" for n in (0, 1, 2, 3))]
    assert box(table) == dict.fromkeys(sylvan, 2) | dict.fromkeys(ravage, 8)


@pytest.mark.rule("sylvion:1.1")
def test_the_introductory_game_starts_with_four_stacks_of_12_and_a_hand_of_8() -> None:
    table = fresh()
    assert told(table, "battle") == [(12,)]
    assert cited(table, "battle") == ["1.1"]
    assert cited(table, "drew").count("1.1") == 8
    assert counts(table) == [11, 11, 11, 11]
    assert table.view(0)["bloom"] == 6
    assert table.view(0)["phase"] == "battle"


@pytest.mark.rule("sylvion:1.2")
def test_the_advanced_game_is_mobilised_from_64_cards() -> None:
    table = fresh(mode="advanced")
    view = table.view(0)
    assert asked(table) == "recruit"
    assert [len(column) for column in view["columns"]] == [1, 1, 1, 1]
    assert view["pile"] == 60
    assert view["desertion"] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    sylvan = [card for card in range(16) if census(table.state)[card] != 4]
    assert sylvan == []


@pytest.mark.rule("sylvion:1.2")
def test_the_advanced_battle_has_four_stacks_of_16_and_an_edge_in_full_bloom() -> None:
    table = in_battle(mode="advanced")
    assert told(table, "battle") == [(16,)]
    assert cited(table, "battle") == ["1.2"]
    assert cited(table, "drew").count("1.2") == 8
    assert table.view(0)["bloom"] == 12
    found = box(table)
    for card in ("blaze", "simoon", "desiccation", "demobilisation", "elemental_0", "elemental_3"):
        assert found[card] == 8


@pytest.mark.rule("sylvion:1.3")
def test_extension_1_adds_eight_treasons_and_eight_feats_to_the_mobilisation() -> None:
    table = fresh(mode="advanced", extension_1=True)
    found = box(table)
    assert sum(found.values()) == 80
    assert found["treason"] == 8
    assert sum(n for card, n in found.items() if card.startswith("feat_")) == 8


@pytest.mark.rule("sylvion:1.3")
def test_extension_2_makes_four_stacks_of_20() -> None:
    table = in_battle(mode="advanced", extension_2=True)
    assert told(table, "battle") == [(20,)]
    found = box(table)
    for card in ("geyser", "acid_lake", "temporal_tornado", "stone_rain"):
        assert found[card] == 4


@pytest.mark.rule("sylvion:1.3", "sylvion:6.2")
def test_with_the_figure_one_elemental_of_each_strength_bears_its_icon() -> None:
    found = box(in_battle(mode="advanced", figure=True))
    assert [found[f"bearer_{n}"] for n in (0, 1, 2, 3)] == [1, 1, 1, 1]
    assert [found[f"elemental_{n}"] for n in (0, 1, 2, 3)] == [7, 7, 7, 7]


@pytest.mark.rule("sylvion:1.3")
def test_extensions_and_figure_go_together() -> None:
    table = in_battle(mode="advanced", extension_1=True, extension_2=True, figure=True)
    assert told(table, "battle") == [(20,)]
    assert sum(box(table).values()) == 160


@pytest.mark.rule("sylvion:1.4")
def test_two_players_share_a_deck_and_start_with_six_cards_each() -> None:
    table = fresh(players=2)
    first = [
        args[0]
        for args, rule in zip(told(table, "drew"), cited(table, "drew"), strict=True)
        if rule == "1.4"
    ]
    assert Counter(first) == {"A": 6, "B": 6}
    assert first[0] == "A"
    assert len(hand(table, 1)) == 6


@pytest.mark.rule("sylvion:R37")
@pytest.mark.parametrize("option", ["extension_1", "extension_2", "figure"])
def test_extensions_and_figure_need_the_advanced_game(option: str) -> None:
    with pytest.raises(SetupError, match=f"^{option}=yes needs mode=advanced"):
        GAME.setup(**{option: True})


# 8. Difficulty


@pytest.mark.rule("sylvion:8.1")
@pytest.mark.parametrize(("desolate", "bloom"), [("usual", 12), (3, 9), (6, 6), (9, 3)])
def test_a_harder_game_starts_with_desolate_edge_cards(desolate: object, bloom: int) -> None:
    assert fresh(mode="advanced", desolate=desolate).view(0)["bloom"] == bloom


@pytest.mark.rule("sylvion:8.1")
def test_six_desolate_cards_are_usual_in_the_introductory_game() -> None:
    assert fresh(desolate=6).view(0)["bloom"] == fresh().view(0)["bloom"] == 6


@pytest.mark.rule("sylvion:8.2")
@pytest.mark.parametrize(("reinforcements", "rule"), [(3, "3.3"), (2, "8.2")])
def test_a_harder_game_draws_two_reinforcements(reinforcements: int, rule: str) -> None:
    table = at(
        mode="advanced",
        reinforcements=reinforcements,
        stage="reinforce",
        deck="tree_1 tree_2 tree_3 tree_4",
    )
    assert len(hand(table)) == reinforcements
    assert cited(table, "drew") == [rule] * reinforcements


# Options that come from rulings


@pytest.mark.rule("sylvion:R27")
def test_three_edge_cards_bear_each_number_unless_told_otherwise() -> None:
    assert fresh(mode="advanced").view(0)["desertion"] == sorted([1, 2, 3, 4] * 3)
    table = fresh(mode="advanced", edge_numbers="0-1-2-9")
    assert table.view(0)["desertion"] == [2, 3, 3, *[4] * 9]


@pytest.mark.rule("sylvion:R41")
def test_player_a_starts_unless_b_is_to() -> None:
    assert asker(fresh(mode="advanced", players=2)) == "A"
    assert asker(fresh(mode="advanced", players=2, first_player="B")) == "B"
    table = fresh(players=2, first_player="B")
    assert told(table, "turn") == [(1, "B")]
    assert told(table, "drew")[0][0] == "B"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"mode": "easy"}, r"option mode cannot be 'easy'; it can be introductory, advanced"),
        ({"plyers": 2}, r"sylvion has no option 'plyers'; it has mode.*; did you mean"),
        ({"players": 3}, r"option players cannot be '3'; it can be 1, 2"),
        ({"extension_1": "yes"}, r"extension_1=yes needs mode=advanced \(rule 1\.3\)"),
        ({"extension_2": "yes"}, r"extension_2=yes needs mode=advanced \(rule 1\.3\)"),
        ({"figure": "yes"}, r"figure=yes needs mode=advanced \(rule R37\)"),
        ({"desolate": 9}, r"desolate=9 needs mode=advanced \(rule 8\.1\)"),
        ({"reinforcements": 2}, r"reinforcements=2 needs mode=advanced \(rule 8\.2\)"),
        ({"hands": "hidden"}, r"hands=hidden needs players=2 \(rule 7\.5\)"),
        ({"first_player": "B"}, r"first_player=B needs players=2 \(rule R41\)"),
        ({"you": "chosen"}, r"you=chosen needs players=2 \(rule R21\)"),
        (
            {"mode": "advanced", "extension_1": True, "armistice": "either"},
            r"armistice=either needs players=2 \(rule R22\)",
        ),
        (
            {"players": 2, "armistice": "together"},
            r"armistice=together needs extension_1=yes \(rule R22\)",
        ),
        ({"deluge_draws": True}, r"deluge_draws=yes needs extension_1=yes \(rule R23\)"),
        ({"figure_once": True}, r"figure_once=yes needs figure=yes \(rule R31\)"),
        (
            {"edge_numbers": "3-3-3-4"},
            r"option edge_numbers cannot be '3-3-3-4'; it can be four numbers that add up to 12",
        ),
        ({"edge_numbers": "4-4-4"}, r"option edge_numbers cannot be '4-4-4'"),
        ({"edge_numbers": "a-b-c-d"}, r"option edge_numbers cannot be 'a-b-c-d'"),
    ],
)
def test_options_that_cannot_be_are_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(SetupError, match=f"^{message}") as error:
        GAME.setup(**given)
    assert is_told_in_every_language(GAME, error.value)
