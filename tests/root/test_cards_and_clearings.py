"""Chapter 2: cards, clearings, rivers, forests, rule."""

import pytest

from root.positions import (
    asked,
    at,
    hand,
    lies_in,
    options,
    play,
    player,
    refused,
    ruler,
    told,
    without,
)
from root.vagabonds import vagabond
from spinney.core import Table
from spinney.core.chance import Luck
from spinney.core.state import State
from spinney.root import words
from spinney.root.cards import deck_cards
from spinney.root.game import GAME
from spinney.root.hands import to_discard_pile
from spinney.root.maps import MAPS
from spinney.root.state import Root

SEATS = "marquise,eyrie"
EVERY_CARD = [GAME.vocabulary.word(card) for card in deck_cards("standard", False)]
"""Two players go without dominance cards."""


# 2.1 Cards


@pytest.mark.rule("root:2.1")
def test_cards_are_drawn_from_the_top_and_discarded_to_one_pile() -> None:
    table = at(
        seats=SEATS,
        clearings={"c5": "marquise 1 sawmill"},
        players={"marquise": {"hand": "bake_sale"}, "eyrie": {"hand": "sappers"}},
        top="anvil foxfolk_steel",
    )
    play(table, "overwork done")
    assert hand(table, "marquise") == ["anvil"]
    assert table.view(1)["discard"] == ["bake_sale"]


@pytest.mark.rule("root:2.1", "root:R17")
def test_an_empty_deck_is_renewed_at_once_from_the_whole_discard_pile() -> None:
    table = at(
        seats=SEATS,
        clearings={"c1": "marquise 1", "c3": "eyrie 3 roost"},
        players={"eyrie": {"hand": "sappers", "board": {"leader": "despot"}}},
        discard=without(EVERY_CARD, ["anvil", "sappers"]),
    )
    assert table.view(0)["deck_count"] == 1
    play(table, "done")
    assert hand(table, "marquise") == ["anvil"]
    assert table.view(0)["discard"] == []
    assert table.view(0)["deck_count"] == len(EVERY_CARD) - 2
    assert told(table, "reshuffled") == [(len(EVERY_CARD) - 2,)]


@pytest.mark.rule("root:2.1")
def test_what_is_discarded_together_lies_there_before_the_deck_is_renewed() -> None:
    g = at(seats=SEATS).state
    cards = [words.ANVIL, words.BAKE_SALE, words.ARMS_TRADER]
    g.deck, g.discard = [], []
    to_discard_pile(g, cards)
    assert (sorted(g.deck), g.discard) == (sorted(cards), [])


@pytest.mark.rule("root:2.1.1")
def test_a_bird_can_be_spent_for_any_suit() -> None:
    table = at(
        seats=SEATS,
        clearings={"c5": "marquise 1 sawmill"},
        players={"marquise": {"hand": "sappers bake_sale anvil"}},
    )
    play(table, "overwork")
    assert asked(table) == "spend"
    assert options(table) == {"sappers", "bake_sale"}
    assert refused(table, "anvil") == ("wrong-suit", "2.1.1")
    play(table, "sappers")
    assert lies_in(table, "c5")["wood"] == 1


@pytest.mark.rule("root:2.1.1.I")
def test_whoever_must_give_a_suit_must_give_a_bird_for_it() -> None:
    table = at(
        seats="marquise,alliance",
        clearings={"c1": "marquise 1", "c5": "sympathy"},
        players={"marquise": {"hand": "sappers anvil"}},
    )
    play(table, "march c5")
    assert hand(table, "marquise") == ["anvil"]


@pytest.mark.rule("root:2.1.1.II", "root:6.5")
def test_nothing_stands_in_for_a_bird() -> None:
    table = at(
        seats=SEATS,
        clearings={"c5": "marquise 1"},
        players={"marquise": {"hand": "anvil bake_sale"}},
    )
    assert refused(table, "extra_action") == ("no-bird", "6.5")


@pytest.mark.rule("root:2.1.2")
@pytest.mark.parametrize(
    ("card", "clearing"),
    [("ambush_fox", "c8"), ("ambush_rabbit", "c5"), ("ambush_mouse", "c7"), ("ambush_bird", "c7")],
)
def test_an_ambush_card_is_spent_for_its_suit_and_never_crafted(card: str, clearing: str) -> None:
    table = at(
        seats=SEATS,
        clearings={clearing: "marquise 1 sawmill workshop"},
        players={"marquise": {"hand": f"{card} anvil crossbow_mouse root_tea_fox bake_sale"}},
    )
    if asked(table) == "craft-card":
        assert refused(table, card) == ("cannot-be-crafted", "4.1")
        play(table, "done")
    play(table, "overwork")
    if asked(table) == "spend":
        play(table, card)
    assert told(table, "spent") == [("marquise", card)]
    assert lies_in(table, clearing)["wood"] == 1


@pytest.mark.rule("root:2.1.2")
def test_there_are_five_ambush_cards_in_each_deck() -> None:
    for deck in ("standard", "exiles"):
        names = [GAME.vocabulary.word(card) for card in deck_cards(deck, True)]
        assert sorted(name for name in names if name.startswith("ambush")) == [
            *("ambush_bird", "ambush_bird", "ambush_fox", "ambush_mouse", "ambush_rabbit")
        ]


@pytest.mark.rule("root:2.1.3")
def test_a_dominance_card_is_spent_for_its_suit_and_never_crafted() -> None:
    table = at(
        seats="marquise,eyrie,alliance",
        clearings={"c8": "marquise 1 sawmill workshop"},
        players={"marquise": {"hand": "dominance_fox anvil"}},
    )
    assert asked(table) == "craft-card"
    assert refused(table, "dominance_fox") == ("not-enough-points", "3.3.1")
    play(table, "done overwork dominance_fox")
    assert told(table, "spent") == [("marquise", "dominance_fox")]
    assert table.view(0)["available"] == ["dominance_fox"]


# 2.2 Clearings and paths


@pytest.mark.rule("root:2.2.1")
def test_clearings_are_adjacent_if_a_path_links_them() -> None:
    table = at(seats=SEATS, clearings={"c1": "marquise 3"})
    play(table, "march")
    assert options(table) == {"c5", "c9", "c10"}
    assert refused(table, "c2") == ("not-adjacent", "4.2")


@pytest.mark.rule("root:2.2.2")
def test_the_autumn_map_has_four_clearings_of_each_suit() -> None:
    table = at(seats=SEATS, clearings={"c1": "marquise 1"})
    suits = [clearing["suit"] for clearing in table.view(0)["clearings"]]
    assert suits == [
        *("fox", "mouse", "rabbit", "rabbit", "rabbit", "fox"),
        *("mouse", "fox", "mouse", "rabbit", "mouse", "fox"),
    ]
    assert {suit: suits.count(suit) for suit in suits} == {"fox": 4, "rabbit": 4, "mouse": 4}


@pytest.mark.rule("root:2.2.3")
def test_a_building_needs_an_open_slot() -> None:
    table = at(
        seats=SEATS,
        clearings={"c1": "marquise 2 sawmill wood", "c5": "marquise 1 sawmill", "c9": "marquise 1"},
    )
    play(table, "build")
    assert options(table) == {"c5", "c9"}
    assert refused(table, "c1") == ("no-open-slot", "2.2.3")


@pytest.mark.rule("root:2.2.3")
def test_tokens_need_no_slot() -> None:
    table = at(
        seats=SEATS,
        clearings={"c1": "marquise 1 sawmill"},
        players={"marquise": {"hand": "anvil"}},
    )
    play(table, "overwork")
    assert lies_in(table, "c1") == {"marquise": 1, "sawmill": 1, "wood": 1}


@pytest.mark.rule("root:2.2.4")
@pytest.mark.parametrize(("ruin", "free"), [(" ruin", False), ("", True)])
def test_a_ruin_fills_its_slot(ruin: str, free: bool) -> None:
    table = at(
        seats=SEATS,
        clearings={"c10": f"marquise 3 sawmill{ruin}", "c5": "marquise 1", "c2": "marquise 1"},
    )
    play(table, "build")
    assert asked(table) == "build-in"
    assert refused(table, "c10") == (None if free else ("no-open-slot", "2.2.3"))


@pytest.mark.rule("root:2.2.4")
def test_no_battle_and_no_card_removes_a_ruin() -> None:
    table = at(
        seats="eyrie,marquise",
        clearings={
            "c1": "roost",
            "c6": "roost ruin marquise 1",
            "c8": "roost",
            "c12": "ruin sawmill",
        },
        players={"eyrie": {"hand": "favor_of_the_foxes", "board": {"leader": "despot"}}},
    )
    play(table, "favor_of_the_foxes")
    assert table.view(0)["clearings"][11]["ruin"]
    assert table.view(0)["clearings"][5]["ruin"]
    assert lies_in(table, "c12") == {}


# 2.3 Rivers


@pytest.mark.rule("root:2.3")
def test_a_river_is_no_path() -> None:
    """The autumn river runs past 5, 10, 11, 7 and 4, and nobody walks along it."""
    assert MAPS["autumn"].rivers[4] == [9]
    table = at(seats=SEATS, clearings={"c5": "marquise 3"})
    play(table, "march")
    assert options(table) == {"c1", "c2"}
    assert refused(table, "c10") == ("not-adjacent", "4.2")


@pytest.mark.rule("root:2.3")
def test_a_river_does_not_divide_a_forest() -> None:
    """The river from 5 to 10 runs through the first forest, which touches both banks."""
    assert MAPS["autumn"].forest_clearings[0] == [0, 1, 4, 9]


# 2.4 Forests


@pytest.mark.rule("root:2.4.1")
def test_a_forest_is_adjacent_to_what_touches_it_and_to_forests_across_one_path() -> None:
    table = at(
        seats="vagabond,marquise",
        phase="birdsong",
        players={"vagabond": vagabond("f4", "torch")},
    )
    assert asked(table) == "slip"
    assert options(table) == {"c4", "c9", "c12", "f2", "f7", "done"}


@pytest.mark.rule("root:2.4.1")
@pytest.mark.parametrize("name", ["autumn", "winter", "lake", "mountain"])
def test_forests_are_adjacent_both_ways(name: str) -> None:
    near = MAPS[name].forest_forests
    assert all(a in near[b] for a in range(len(near)) for b in near[a])


# 2.5 Rule


@pytest.mark.rule("root:2.5")
@pytest.mark.parametrize(
    ("there", "expected"),
    [
        ("marquise 1", "marquise"),
        ("sawmill", "marquise"),
        ("marquise 1 sawmill alliance 1", "marquise"),
        ("marquise 1 alliance 2", "alliance"),
        ("marquise 1 sawmill alliance 2", None),
        ("marquise 1 wood 4 sympathy", "marquise"),
        ("wood 4", None),
        ("keep sympathy alliance 1", "alliance"),
    ],
)
def test_most_warriors_and_buildings_rule(there: str, expected: str | None) -> None:
    """Tokens count for nothing, and nobody rules in a tie."""
    table = at(seats="marquise,alliance", clearings={"c2": there, "c8": "marquise 1"}, force=True)
    assert ruler(table, "c2") == expected


@pytest.mark.rule("root:2.5")
def test_a_pawn_does_not_count_for_rule() -> None:
    table = at(
        seats="marquise,vagabond",
        clearings={"c2": "marquise 1"},
        players={"vagabond": vagabond("c2", "sword sword")},
    )
    assert ruler(table, "c2") == "marquise"
    assert player(table, "vagabond")["board"]["place"] == "c2"


def test_each_card_has_the_number_of_its_word() -> None:
    for number, word in enumerate(words.VOCABULARY.words[: words.VIZIER + 1]):
        assert getattr(words, word.upper()) == number


@pytest.mark.rule("root:2.1")
@pytest.mark.parametrize("number", range(3))
def test_a_card_lies_on_the_pile_when_it_is_told(number: int) -> None:
    """So that whoever looks on sees where it goes."""
    told: list[str] = []

    def look(g: State) -> None:
        assert isinstance(g, Root)
        assert g.log is not None
        event = g.log[-1]
        if event.name in ("spent", "discarded", "spent-supporter", "lost-supporter", "used-up"):
            told.append(event.name)
            assert event.args[-1] in g.discard + g.available

    table = Table(GAME, GAME.setup(), f"pile {number}")
    table.state.camera = look
    luck = Luck(f"pile {number}")
    while table.question is not None and len(table.choices) < 400:
        options = table.question.options
        table.apply(options[luck.below(len(options))])
    assert len(set(told)) > 2
