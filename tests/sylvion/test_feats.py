"""Extension 1: the eight Extraordinary Feats (chapter 9)."""

from typing import Any

import pytest

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

FEATS = {"mode": "advanced", "extension_1": "yes"}
SQUARES = [f"{row}{column}" for row in "abcd" for column in (1, 2, 3, 4)]
STACKS = [
    "elemental_0 blaze simoon",
    "elemental_1 simoon blaze",
    "elemental_2 desiccation blaze",
    "elemental_3 demobilisation simoon",
]


def field(*cards: str) -> dict[str, str]:
    """These cards on the first squares of the battlefield."""
    return dict(zip(SQUARES, cards, strict=False))


# 9. What goes for all of them


@pytest.mark.rule("sylvion:9")
def test_a_feat_is_free_and_used_once() -> None:
    table = at(**FEATS, feats="feat_hedgehogs", stacks=STACKS, hands=["tree_1"])
    assert "feat_hedgehogs" in options(table)
    table.play("feat_hedgehogs")
    assert table.view(0)["feats"] == []
    assert table.view(0)["removed"] == ["feat_hedgehogs"]
    assert hand(table) == ["tree_1"]
    assert refused(table, "feat_hedgehogs") == ("no-such-feat", "9")


@pytest.mark.rule("sylvion:9")
def test_a_feat_cannot_pay() -> None:
    table = at(**FEATS, feats="feat_hedgehogs", stacks=STACKS, hands=["tree_2"])
    assert refused(table, "tree_2") == ("too-dear", "3.4")
    table = at(**FEATS, feats="feat_hedgehogs", stacks=STACKS, hands=["tree_2 owl stag"])
    table.play("tree_2")
    assert refused(table, "feat_hedgehogs") == ("not-held", "3.4")


@pytest.mark.rule("sylvion:9")
def test_a_feat_never_happens_by_itself() -> None:
    trees = field("tree_1", "tree_2", "tree_3", "tree_4", "tree_1", "tree_2", "tree_3", "tree_4")
    table = at(**FEATS, stage="move", board=trees, feats="feat_stag", bloom=0)
    assert (asked(table), table.over) == ("play", False)
    table.play("feat_stag")
    assert table.view(0)["result"] == "won"


@pytest.mark.rule("sylvion:9", "sylvion:R21")
def test_feats_belong_to_both_players() -> None:
    for active in "AB":
        table = at(**FEATS, players=2, active=active, feats="feat_hedgehogs", stacks=STACKS)
        assert asker(table) == active
        table.play("feat_hedgehogs")
        assert told(table, "feat") == [(active, "feat_hedgehogs")]


# The four with an effect


@pytest.mark.rule("sylvion:feat_owl")
def test_wisdom_takes_two_chosen_cards_from_the_deck() -> None:
    table = at(**FEATS, feats="feat_owl", deck="tree_4 owl stag fish stag", hands=["tree_1"])
    table.play("feat_owl")
    assert asked(table) == "search"
    assert options(table) == {"tree_4", "owl", "stag", "fish"}
    play(table, "stag stag")
    assert hand(table) == ["tree_1", "stag", "stag"]
    assert table.view(0)["deck"]["count"] == 3
    assert table.view(0)["unseen"] == ["tree_4", "owl", "fish"]


@pytest.mark.rule("sylvion:feat_owl")
def test_wisdom_shuffles_the_deck_afterwards() -> None:
    deck = "tree_4 owl stag fish tree_1 tree_2 tree_3 whale"
    orders = set()
    for seed in range(5):
        table = at(seed=str(seed), **FEATS, feats="feat_owl", deck=deck, hands=["doves"])
        play(table, "feat_owl stag fish")
        orders.add(tuple(table.state.deck))
    assert len(orders) > 1


@pytest.mark.rule("sylvion:R38")
def test_wisdom_is_a_search_and_a_short_deck_gives_less() -> None:
    table = step("feat_owl", **FEATS, feats="feat_owl", deck="owl", discard="fish")
    assert hand(table) == ["owl"]
    assert told(table, "reshuffled") == []
    table = step("feat_owl", **FEATS, feats="feat_owl", discard="fish")
    assert told(table, "without-effect") == [("feat_owl",)]
    assert told(table, "reshuffled") == []


@pytest.mark.rule("sylvion:R38", "sylvion:5.3", "sylvion:feat_owl")
def test_wisdom_takes_any_card_and_a_treason_is_settled_at_once() -> None:
    """It never stays in a hand: it is discarded, or another card for it and it is gone."""
    fields = {**FEATS, "feats": "feat_owl", "deck": "treason owl treason", "hands": ["tree_1"]}
    table = at(**fields)
    table.play("feat_owl")
    assert options(table) == {"owl", "treason"}
    table.play("treason")
    assert (asked(table), options(table)) == ("betrayed", {"treason", "tree_1"})
    play(table, "tree_1 owl")
    assert told(table, "treason-found") == [("A",)]
    assert hand(table) == ["owl"]
    assert (table.view(0)["removed"], table.view(0)["discard"]) == (
        ["treason", "feat_owl"],
        ["tree_1"],
    )
    assert table.view(0)["deck"]["count"] == 1
    table = step("feat_owl treason treason owl", **fields)
    assert (table.view(0)["discard"], hand(table)) == (["treason"], ["tree_1", "owl"])


@pytest.mark.rule("sylvion:R38")
def test_by_option_treasons_stay_in_the_deck() -> None:
    fields = {**FEATS, "wisdom": "sylvan", "feats": "feat_owl"}
    table = step("feat_owl", **fields, deck="treason owl treason", discard="fish")
    assert hand(table) == ["owl"]
    assert table.view(0)["deck"]["count"] == 2
    table = step("feat_owl", **fields, deck="treason", hands=["tree_1"])
    assert told(table, "without-effect") == [("feat_owl",)]


@pytest.mark.rule("sylvion:feat_elephants")
def test_the_deluge_clears_the_battlefield() -> None:
    table = step(
        "feat_elephants",
        **FEATS,
        extension_2="yes",
        feats="feat_elephants",
        board={
            "a1": "fountain_2",
            "a2": "tree_1",
            "b2": "elemental_3",
            "c1": "acid_lake",
            "d1": "geyser",
            "d4": "blazing_4",
        },
    )
    assert board(table) == {}
    assert table.view(0)["discard"] == ["fountain_2", "tree_1"]
    assert table.view(0)["ravage_discard"] == ["elemental_3", "geyser", "acid_lake"]


@pytest.mark.rule("sylvion:feat_elephants")
def test_one_card_is_enough_for_a_deluge() -> None:
    table = step("feat_elephants", **FEATS, feats="feat_elephants", board={"a1": "fountain_1"})
    assert board(table) == {}


@pytest.mark.rule("sylvion:R23")
def test_fountains_in_the_deluge_bring_cards_only_with_deluge_draws() -> None:
    fields = {
        **FEATS,
        "feats": "feat_elephants",
        "board": field("fountain_1", "tree_1", "fountain_4"),
        "deck": "owl stag fish",
    }
    assert hand(step("feat_elephants", **fields)) == []
    table = step("feat_elephants", **fields, deluge_draws="yes")
    assert hand(table) == ["owl", "stag"]
    assert cited(table, "drew") == ["R23", "R23"]


@pytest.mark.rule("sylvion:feat_hedgehogs", "sylvion:R19")
def test_the_barrage_skips_the_next_reveal_and_nothing_else() -> None:
    table = at(
        **FEATS,
        feats="feat_hedgehogs",
        stacks=STACKS,
        board={"a2": "elemental_1"},
        hands=["tree_1"],
        deck="owl stag fish whale tree_2 tree_3",
    )
    play(table, "feat_hedgehogs done")
    assert counts(table) == [3, 3, 3, 3]
    assert told(table, "revealed") == []
    assert board(table) == {"a1": "elemental_1"}
    assert len(hand(table)) == 4
    assert table.view(0)["turn"] == 2
    table.play("done")
    assert counts(table) == [2, 2, 2, 2]


@pytest.mark.rule("sylvion:R19")
def test_a_barrage_delays_the_last_turn() -> None:
    one_left = ["elemental_0"] * 4
    table = at(**FEATS, feats="feat_hedgehogs", stacks=one_left, hands=["tree_1"])
    play(table, "feat_hedgehogs done")
    assert told(table, "final-assault") == []
    table.play("done")
    assert [turn for turn, _ in told(table, "turn")] == [2, 3]
    assert len(told(table, "revealed")) == 4
    assert told(table, "final-assault") == []
    table.play("done")
    assert told(table, "final-assault") == [()]


@pytest.mark.rule("sylvion:R19")
def test_on_the_last_turn_there_is_no_reveal_to_skip() -> None:
    table = step("feat_hedgehogs", **FEATS, feats="feat_hedgehogs", hands=["tree_1"])
    assert told(table, "without-effect") == [("feat_hedgehogs",)]
    assert not table.view(0)["barrage"]
    assert table.view(0)["removed"] == ["feat_hedgehogs"]


@pytest.mark.rule("sylvion:R11", "sylvion:9")
@pytest.mark.parametrize("feat", ["feat_elephants", "feat_squirrels"])
def test_a_feat_that_can_do_nothing_may_be_accomplished(feat: str) -> None:
    table = step(feat, **FEATS, feats=feat, hands=["tree_1"])
    assert told(table, "without-effect") == [(feat,)]
    assert table.view(0)["removed"] == [feat]


@pytest.mark.rule("sylvion:feat_squirrels", "sylvion:R43")
def test_disinformation_deals_the_top_eight_cards_anew() -> None:
    table = at(**FEATS, feats="feat_squirrels", stacks=STACKS, hands=["tree_1"])
    table.play("feat_squirrels")
    assert asked(table) == "arrange"
    assert len(options(table)) == 8
    play(table, "blaze simoon desiccation demobilisation elemental_3 elemental_2 elemental_1")
    assert [stack["known"] for stack in table.view(0)["stacks"]] == [
        ["blaze", "simoon"],
        ["desiccation", "demobilisation"],
        ["elemental_3", "elemental_2"],
        ["elemental_1", "elemental_0"],
    ]
    assert counts(table) == [3, 3, 3, 3]
    assert asked(table) == "play"


@pytest.mark.rule("sylvion:feat_squirrels")
def test_disinformation_works_on_the_last_cards_too() -> None:
    table = at(
        **FEATS,
        feats="feat_squirrels",
        stacks=["elemental_0", "elemental_1", "elemental_2", "blaze"],
        hands=["tree_1"],
    )
    play(table, "feat_squirrels blaze elemental_2 elemental_1")
    known = [stack["known"] for stack in table.view(0)["stacks"]]
    assert known == [["blaze"], ["elemental_2"], ["elemental_1"], ["elemental_0"]]


# The four that win


EIGHT_TREES = [f"tree_{n}" for n in (1, 2, 3, 4, 1, 2, 3, 4)]
TEN_FOUNTAINS = [f"fountain_{n}" for n in (1, 2, 3, 4, 1, 2, 3, 4, 1, 1)]
TWELVE = [f"elemental_{n}" for n in (0, 1, 2, 3)] * 2 + ["blazing_2"] * 4
SIXTEEN = " ".join(["whale", "owl", "stag", "doves"] * 4)
WINS: list[Any] = [
    pytest.param(
        "feat_stag",
        {"board": field(*EIGHT_TREES), "bloom": 0},
        id="eight trees",
        marks=pytest.mark.rule("sylvion:feat_stag"),
    ),
    pytest.param(
        "feat_stag",
        {"board": field(*EIGHT_TREES, "tree_1", "elemental_3")},
        id="nine trees",
        marks=pytest.mark.rule("sylvion:feat_stag", "sylvion:R24"),
    ),
    pytest.param(
        "feat_fish",
        {"board": field(*TEN_FOUNTAINS), "bloom": 0},
        id="ten fountains",
        marks=pytest.mark.rule("sylvion:feat_fish"),
    ),
    pytest.param(
        "feat_fish",
        {"board": field(*TEN_FOUNTAINS, "fountain_2")},
        id="eleven fountains",
        marks=pytest.mark.rule("sylvion:feat_fish", "sylvion:R24"),
    ),
    pytest.param(
        "feat_doves",
        {"hands": [SIXTEEN]},
        id="sixteen cards",
        marks=pytest.mark.rule("sylvion:feat_doves"),
    ),
    pytest.param(
        "feat_doves",
        {"hands": [SIXTEEN + " fish"]},
        id="seventeen cards",
        marks=pytest.mark.rule("sylvion:feat_doves", "sylvion:R24"),
    ),
    pytest.param(
        "feat_whales",
        {"board": field(*TWELVE), "bloom": 0},
        id="twelve elementals",
        marks=pytest.mark.rule("sylvion:feat_whales"),
    ),
    pytest.param(
        "feat_whales",
        {"board": field(*TWELVE, "elemental_0"), "bloom": 0},
        id="thirteen elementals",
        marks=pytest.mark.rule("sylvion:feat_whales", "sylvion:R24"),
    ),
]


@pytest.mark.rule("sylvion:9", "sylvion:10")
@pytest.mark.parametrize(("feat", "fields"), WINS)
def test_a_feat_whose_condition_holds_wins_at_once(feat: str, fields: dict[str, Any]) -> None:
    table = at(**FEATS, feats=feat, **fields)
    table.play(feat)
    assert table.over
    assert table.view(0)["result"] == "won"
    assert table.returns() == [1.0]
    assert told(table, "feat-wins") == [(feat,)]


@pytest.mark.parametrize(
    ("feat", "refusal", "fields"),
    [
        pytest.param(
            "feat_stag",
            "too-few-trees",
            {"board": field(*EIGHT_TREES[:7])},
            id="seven trees",
            marks=pytest.mark.rule("sylvion:feat_stag"),
        ),
        pytest.param(
            "feat_stag",
            "too-few-trees",
            {"board": field(*["tree_1", "tree_2", "tree_3"] * 3)},
            id="no tree of 4",
            marks=pytest.mark.rule("sylvion:feat_stag"),
        ),
        pytest.param(
            "feat_fish",
            "too-few-fountains",
            {"board": field(*TEN_FOUNTAINS[:9])},
            id="nine fountains",
            marks=pytest.mark.rule("sylvion:feat_fish"),
        ),
        pytest.param(
            "feat_fish",
            "too-few-fountains",
            {"board": field(*["fountain_4", "fountain_2", "fountain_3"] * 4)},
            id="no fountain of 1",
            marks=pytest.mark.rule("sylvion:feat_fish"),
        ),
        pytest.param(
            "feat_doves",
            "too-few-cards",
            {"hands": [SIXTEEN.removesuffix(" doves") + ""]},
            id="fifteen cards",
            marks=pytest.mark.rule("sylvion:feat_doves"),
        ),
        pytest.param(
            "feat_whales",
            "too-few-elementals",
            {"board": field(*TWELVE), "bloom": 1},
            id="bloom left",
            marks=pytest.mark.rule("sylvion:feat_whales"),
        ),
        pytest.param(
            "feat_whales",
            "too-few-elementals",
            {"board": field(*TWELVE[:11]), "bloom": 0},
            id="eleven elementals",
            marks=pytest.mark.rule("sylvion:feat_whales"),
        ),
    ],
)
def test_short_of_its_condition_it_does_nothing(
    feat: str, refusal: str, fields: dict[str, Any]
) -> None:
    """R11: it may be accomplished all the same, unless that is refused by agreement."""
    position = {**FEATS, "hands": ["tree_1 owl"], **fields, "deck": "fish", "feats": feat}
    table = step(feat, **position)
    assert told(table, "without-effect") == [(feat,)]
    assert (table.state.over, table.view(0)["removed"]) == (False, [feat])
    assert refused(at(**position, idle_plays="refused"), feat) == (refusal, feat)
