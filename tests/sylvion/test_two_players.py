"""Chapter 7: two players, one deck; the partner pays; who "you" is."""

from typing import Any

import pytest

from spinney.sylvion.feats import why_idle_feat
from spinney.sylvion.words import FEAT_DOVES
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

PAIR = {"players": 2}
SIEGE = {"players": 2, "mode": "advanced"}
DECK = "tree_1 tree_2 tree_3 tree_4 whale owl"


@pytest.mark.rule("sylvion:7.1")
@pytest.mark.parametrize("first", ["A", "B"])
def test_the_players_are_active_in_turn(first: str) -> None:
    other = "B" if first == "A" else "A"
    table = at(
        **PAIR,
        first_player=first,
        stage="reveal",
        turn=0,
        stacks=["elemental_0 elemental_1 elemental_2"] * 4,
        deck="tree_1 tree_2 tree_3 tree_1 tree_2 tree_3 tree_4 tree_4 whale",
        bloom=12,
    )
    play(table, "done done")
    assert told(table, "turn") == [(1, first), (2, other), (3, first)]
    drawers = [seat for seat, _ in told(table, "drew")]
    assert drawers == [first] * 3 + [other] * 3 + [first] * 3


@pytest.mark.rule("sylvion:7.1", "sylvion:3.3")
def test_only_the_active_player_draws_reinforcements_and_plays() -> None:
    table = at(**PAIR, stage="reinforce", active="B", deck=DECK, hands=["tree_1", ""])
    assert hand(table, 0) == ["tree_1"]
    assert hand(table, 1) == ["tree_1", "tree_2", "tree_3"]
    assert asker(table) == "B"


@pytest.mark.rule("sylvion:7.2")
def test_the_partner_pays_and_chooses_with_what() -> None:
    table = at(**PAIR, hands=["fountain_3 tree_1 tree_2", "owl whale elephant"])
    table.play("fountain_3")
    assert (asked(table), asker(table)) == ("pay", "B")
    assert options(table) == {"owl", "whale", "elephant"}
    play(table, "owl whale")
    assert told(table, "paid") == [("B", "owl"), ("B", "whale")]
    assert cited(table, "paid") == ["7.2", "7.2"]
    assert (asked(table), asker(table)) == ("place", "A")
    assert hand(table, 0) == ["tree_1", "tree_2"]
    assert hand(table, 1) == ["elephant"]


@pytest.mark.rule("sylvion:7.2")
def test_ones_own_cards_never_pay() -> None:
    table = at(**PAIR, board={"a3": "elemental_3"}, hands=["elephant owl tree_1", ""])
    assert refused(table, "elephant") == ("partner-too-poor", "7.2")
    assert refused(table, "tree_1") is None


@pytest.mark.rule("sylvion:7.2", "sylvion:fish")
def test_points_of_fish_spare_the_partner() -> None:
    table = at(**SIEGE, points=3, hands=["fountain_4 tree_2 tree_1", ""])
    play(table, "fountain_4 a1")
    assert refused(table, "tree_2") == ("partner-too-poor", "7.2")
    assert board(table) == {"a1": "fountain_4"}


@pytest.mark.rule("sylvion:7.3", "sylvion:owl")
def test_the_owls_cards_go_to_either_player() -> None:
    fields = {**PAIR, "hands": ["owl", "whale elephant"], "deck": DECK}
    mine = step("owl elephant self", **fields)
    assert hand(mine, 0) == ["tree_1", "tree_2", "tree_3"]
    theirs = step("owl elephant partner", **fields)
    assert hand(theirs, 0) == []
    assert hand(theirs, 1) == ["tree_1", "tree_2", "tree_3", "whale"]


@pytest.mark.rule("sylvion:7.5")
def test_open_hands_are_seen_by_both_players_and_whoever_looks_on() -> None:
    table = at(**PAIR, hands=["owl", "whale"])
    for seat in (0, 1, -1):
        hands = table.view(seat)["hands"]
        assert [h["cards"] for h in hands] == [["owl"], ["whale"]]


@pytest.mark.rule("sylvion:7.5")
def test_hidden_hands_are_seen_by_their_owner_only() -> None:
    table = at(**PAIR, hidden=True, hands=["owl", "whale tree_1"])
    assert table.view(0)["hands"] == [
        {"count": 1, "cards": ["owl"]},
        {"count": 2, "known": []},
    ]
    assert table.view(1)["hands"][0] == {"count": 1, "known": []}
    assert "whale" in table.view(0)["unseen"]
    assert "whale" not in table.view(1)["unseen"]


@pytest.mark.rule("sylvion:7.5")
def test_with_hidden_hands_nobody_is_told_what_the_other_draws() -> None:
    table = step(**PAIR, hidden=True, stage="reinforce", deck="whale owl elephant")
    assert told(table, "drew", 0) == [("A", "whale"), ("A", "owl"), ("A", "elephant")]
    for seat in (1, -1):
        assert told(table, "drew", seat) == []
        assert told(table, "drew-hidden", seat) == [("A",)] * 3


@pytest.mark.rule("sylvion:7.5")
def test_with_hidden_hands_a_question_with_one_answer_is_asked_all_the_same() -> None:
    """Otherwise its being skipped would tell what is in the hand."""
    table = at(**PAIR, hidden=True, stage="window", board={"a5": "elemental_0"}, hands=["owl", ""])
    assert (asked(table), options(table)) == ("ward", {"done"})
    table.play("done")
    assert (asked(table), options(table)) == ("play", {"done"})


# R21: who "you" is


YOU: list[tuple[str, dict[str, Any], str]] = [
    (
        "a fountain's card",
        {"stage": "move", "board": {"a2": "elemental_3", "a1": "fountain_1"}, "deck": "stag"},
        "drew",
    ),
    (
        "desiccation",
        {"stage": "support", "board": {"a5": "desiccation"}, "hands": ["owl", "whale"]},
        "dried-up",
    ),
    (
        "a tornado's plants",
        {"stage": "support", "board": {"a5": "temporal_tornado", "a1": "tree_1"}},
        "blown-back",
    ),
    (
        "a tornado's cards",
        {"stage": "support", "board": {"a5": "temporal_tornado"}, "hands": ["owl", "whale"]},
        "put-back",
    ),
    (
        "stone rain on a fountain",
        {"stage": "support", "board": {"a5": "stone_rain", "a1": "fountain_1"}, "deck": "stag"},
        "drew",
    ),
]


@pytest.mark.rule("sylvion:R21")
@pytest.mark.parametrize(("what", "fields", "event"), YOU, ids=[case[0] for case in YOU])
def test_you_is_the_active_player_unless_players_may_choose(
    what: str, fields: dict[str, Any], event: str
) -> None:
    everything = {**SIEGE, "extension_2": "yes", **fields}
    assert [args[0] for args in told(step(**everything), event)] == ["A"]
    assert [args[0] for args in told(step(**everything, active="B"), event)] == ["B"]
    for active, word, seat in (("A", "self", "A"), ("A", "partner", "B"), ("B", "partner", "A")):
        chosen = step(word, **everything, active=active, you="chosen")
        assert [args[0] for args in told(chosen, event)] == [seat]


@pytest.mark.rule("sylvion:R21")
def test_with_you_chosen_the_active_player_is_asked() -> None:
    table = at(
        **SIEGE,
        you="chosen",
        stage="support",
        board={"a5": "desiccation"},
        active="B",
        hands=["owl whale", "stag"],
    )
    assert (asked(table), asker(table)) == ("whose-hand", "B")
    assert options(table) == {"self", "partner"}
    table.play("partner")
    assert (asked(table), asker(table)) == ("dry", "A")


@pytest.mark.rule("sylvion:R21", "sylvion:3.1")
@pytest.mark.parametrize(
    ("card", "event"), [("desiccation", "dried-up"), ("temporal_tornado", "put-back")]
)
@pytest.mark.parametrize(("hands", "bearer"), [(["owl", ""], "A"), (["", "owl"], "B")])
def test_nobody_without_cards_is_named_while_another_has_some(
    card: str, event: str, hands: list[str], bearer: str
) -> None:
    """Page 19: ignored only if it cannot be applied to anybody."""
    fields = {**SIEGE, "extension_2": "yes", "you": "chosen", "stage": "support"}
    for active in "AB":
        table = step(**fields, board={"a5": card}, active=active, hands=hands)
        assert told(table, event) == [(bearer, "owl")]
        assert told(table, "ignored") == []


@pytest.mark.rule("sylvion:R21", "sylvion:3.1")
def test_with_empty_hands_nobody_is_asked_and_the_card_is_ignored() -> None:
    fields = {**SIEGE, "you": "chosen", "stage": "support", "board": {"a5": "desiccation"}}
    table = step(**fields, hands=["", ""])
    assert told(table, "ignored") == [("desiccation",)]


@pytest.mark.rule("sylvion:R21", "sylvion:temporal_tornado")
def test_an_empty_hand_may_take_back_what_a_tornado_blows_away() -> None:
    fields = {**SIEGE, "extension_2": "yes", "you": "chosen", "stage": "support"}
    board = {"a5": "temporal_tornado", "a2": "tree_1"}
    table = step("partner", **fields, board=board, hands=["owl", ""])
    assert told(table, "blown-back") == [("B", "tree_1", "a2")]


@pytest.mark.rule("sylvion:R21", "sylvion:5.2")
def test_whoever_must_draw_decides_about_a_demobilisation() -> None:
    table = at(**SIEGE, hands=["owl", "whale fish"], discard="stag doves tree_1 tree_2")
    play(table, "owl fish partner")
    assert (asked(table), asker(table)) == ("renew", "B")


@pytest.mark.rule("sylvion:R21", "sylvion:demobilisation")
def test_the_active_player_decides_about_the_support_card() -> None:
    fields = {**SIEGE, "stage": "support", "board": {"a5": "demobilisation"}}
    table = at(**fields, active="B", discard="stag doves")
    assert (asked(table), asker(table)) == ("disband", "B")


# R22: the hand limit and the Armistice


@pytest.mark.rule("sylvion:R22", "sylvion:3.4")
def test_both_hands_are_cut_to_ten_at_the_end_of_each_defence() -> None:
    eleven = "fountain_1 fountain_2 fountain_3 fountain_4 tree_1 tree_2 tree_3 tree_4 whale owl"
    table = at(**SIEGE, stage="limit", hands=[f"{eleven} stag", f"{eleven} fish doves"])
    assert asker(table) == "A"
    table.play("owl")
    assert asker(table) == "B"
    play(table, "owl fish")
    assert told(table, "cut") == [("A", "owl"), ("B", "owl"), ("B", "fish")]


@pytest.mark.rule("sylvion:R22", "sylvion:feat_doves")
@pytest.mark.parametrize(
    ("armistice", "mine", "theirs", "enough"),
    [
        ("active", 16, 0, True),
        ("active", 15, 16, False),
        ("either", 0, 16, True),
        ("either", 15, 15, False),
        ("together", 8, 8, True),
        ("together", 8, 7, False),
    ],
)
def test_whose_hand_the_armistice_counts_is_an_option(
    armistice: str, mine: int, theirs: int, enough: bool
) -> None:
    cards = ["whale", "owl", "stag", "doves", "fish", "squirrels", "elephant", "hedgehogs"] * 4
    table = at(
        **SIEGE,
        extension_1="yes",
        extension_2="yes",
        board={"a1": "geyser"},
        armistice=armistice,
        feats="feat_doves",
        hands=[cards[:mine], cards[mine : mine + theirs]],
    )
    assert (why_idle_feat(table.state, FEAT_DOVES) is None) == enough
