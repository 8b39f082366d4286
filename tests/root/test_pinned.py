"""What other programs get wrong, pinned."""

import pytest

from properties import finished
from root.positions import (
    asked,
    at,
    board,
    hand,
    lies_in,
    play,
    player,
    points,
    refused,
    told,
    without,
)
from spinney.core import SPECTATOR
from spinney.core.records import record_of
from spinney.root import views
from spinney.root.cards import deck_cards
from spinney.root.game import GAME
from spinney.root.hands import lose_unseen, show_hand
from spinney.root.words import EYRIE, MARQUISE

THREE = "marquise,eyrie,alliance"


@pytest.mark.rule("root:7.5.2", "root:7.7")
def test_equal_suits_in_a_column_are_no_turmoil_by_themselves() -> None:
    table = at(
        seats="eyrie,marquise",
        clearings={"c1": "roost eyrie 1", "c4": "marquise 1"},
        players={
            "eyrie": {
                "board": {"leader": "despot", "decree": {"recruit": ["anvil", "foxfolk_steel"]}}
            }
        },
        force=True,
    )
    while asked(table) == "resolve":
        play(table, "fox")
    assert lies_in(table, "c1") == {"roost": 1, "eyrie": 3}
    assert told(table, "turmoil") == []


@pytest.mark.rule("root:armorers", "root:sappers")
@pytest.mark.parametrize("card", ["armorers", "sappers"])
def test_armorers_and_sappers_are_used_up(card: str) -> None:
    table = at(
        seats="marquise,eyrie",
        clearings={"c1": "marquise 5 eyrie 5"},
        players={"eyrie": {"crafted": card}},
        dice=(1, 1),
    )
    play(table, "battle", card)
    assert player(table, "eyrie")["crafted"] == []
    assert table.view(0)["discard"] == [card]
    play(table, "battle")
    assert asked(table) == "marquise-act"


@pytest.mark.rule("root:6.5.3")
def test_one_recruit_in_a_turn_whatever_is_spent() -> None:
    table = at(
        seats="marquise,eyrie",
        clearings={"c5": "recruiter"},
        players={"marquise": {"hand": "sappers"}},
    )
    play(table, "recruit extra_action")
    assert board(table, "marquise")["actions"] == 3
    assert refused(table, "recruit") == ("recruited-already", "6.5.3")


@pytest.mark.rule("root:2.1")
@pytest.mark.parametrize("edition", ["law", "first"])
def test_reshuffling_takes_the_whole_discard_pile(edition: str) -> None:
    cards = [GAME.vocabulary.word(card) for card in deck_cards("standard", False)]
    table = at(
        seats="marquise,eyrie",
        edition=edition,
        phase="evening",
        clearings={"c2": "recruiter 2", "c5": "recruiter", "c3": "eyrie 1 roost"},
        players={"eyrie": {"hand": "sappers", "board": {"leader": "despot"}}},
        discard=without(cards, ["anvil", "sappers"]),
    )
    assert player(table, "marquise")["hand"]["count"] == 2
    assert table.view(0)["discard"] == []
    assert told(table, "reshuffled") == [(len(cards) - 2,)]
    assert table.view(0)["deck_count"] == len(cards) - 3


@pytest.mark.rule("root:8.4.1.III")
def test_a_revolt_removes_all_enemy_pieces_and_places_one_base() -> None:
    table = at(
        seats="alliance,marquise,eyrie",
        phase="birdsong",
        clearings={"c2": "sympathy marquise 3 sawmill keep wood 2 eyrie 2 roost"},
        players={"alliance": {"board": {"supporters": ["investments", "sappers"]}}},
        force=True,
    )
    play(table, "c2")
    assert lies_in(table, "c2") == {"sympathy": 1, "base": 1, "alliance": 1}
    assert points(table, "alliance") == 5
    assert board(table, "alliance")["officers"] == 1


@pytest.mark.rule("root:8.6.1.IV")
def test_organizing_scores_what_its_space_says() -> None:
    """The seventh sympathy token is worth three points."""
    table = at(
        seats="alliance,marquise",
        phase="evening",
        clearings={
            **dict.fromkeys(("c1", "c2", "c3", "c4", "c5", "c6"), "sympathy"),
            "c7": "alliance 1",
        },
        players={"alliance": {"board": {"officers": 1}}},
    )
    play(table, "organize")
    assert points(table, "alliance") == 3


@pytest.mark.rule("root:4.1.2", "root:3.3.3")
def test_crafted_items_are_discarded_and_dominance_cards_become_available() -> None:
    table = at(
        seats=THREE,
        clearings={"c8": "workshop sawmill"},
        players={"marquise": {"hand": "anvil dominance_fox"}},
    )
    play(table, "anvil overwork")
    assert table.view(0)["discard"] == ["anvil"]
    assert table.view(0)["available"] == ["dominance_fox"]


@pytest.mark.rule("root:8.2.6", "root:1.2.1")
def test_a_hand_is_shown_to_the_alliance_and_to_nobody_else() -> None:
    table = at(
        seats=THREE,
        clearings={"c1": "sympathy", "c5": "marquise 2"},
        players={"marquise": {"hand": "bake_sale investments"}},
    )
    play(table, "march c1 2")
    shown = ["bake_sale", "investments"]
    assert player(table, "marquise", "alliance")["hand"]["known"] == shown
    assert player(table, "marquise", "eyrie")["hand"]["known"] == []
    assert table.view(SPECTATOR)["players"][0]["hand"]["known"] == []
    assert [card for _, card in told(table, "shown", "alliance")] == shown
    assert told(table, "shown", "eyrie") == told(table, "shown") == []
    assert hand(table, "marquise") == shown


def test_the_same_seed_gives_the_same_game() -> None:
    setup = GAME.setup(map="lake", deck="exiles")
    one, same, other = (finished(GAME, setup, seed) for seed in ("oak", "oak", "elm"))
    names = setup["seats"].split(",")
    assert record_of(one, names) == record_of(same, names)
    assert one.digest() != other.digest()


@pytest.mark.rule("root:1.2.1")
def test_who_only_watches_is_not_shown_what_both_players_know() -> None:
    """Of a hand that everybody knew a card has gone face down: nobody is sure of the rest."""
    players = {"eyrie": {"hand": "anvil cobbler", "known": [0b11, 0b11]}}
    g = at(seats="marquise,eyrie", players=players).state
    assert views.hand(g, EYRIE, SPECTATOR)["known"] == ["anvil", "cobbler"]
    lose_unseen(g, EYRIE, 1, g.seat_of[EYRIE])
    show_hand(g, EYRIE, MARQUISE, "8.2.6")
    assert views.hand(g, EYRIE, 0)["known"] == ["anvil"]
    assert views.hand(g, EYRIE, SPECTATOR)["known"] == []
