"""Rulings that no chapter's test is about."""

import pytest

from root.positions import (
    asked,
    asker,
    at,
    hand,
    lies_in,
    options,
    play,
    player,
    points,
    refused,
    told,
)
from spinney.root.cards import deck_cards
from spinney.root.game import GAME

SEATS = "marquise,eyrie"
THREE = "marquise,eyrie,alliance"


# Hidden things


@pytest.mark.rule("root:R2")
def test_a_card_that_leaves_unseen_makes_others_forget_the_hand() -> None:
    """The Eyrie swap with the Marquise; the Alliance had seen her hand, and can be sure no more."""
    table = at(
        seats=THREE,
        deck="exiles",
        active="eyrie",
        phase="birdsong",
        clearings={"c3": "eyrie 2 roost"},
        players={
            "marquise": {"hand": "anvil bake_sale", "known": [7, 7]},
            "eyrie": {"crafted": "swap_meet", "hand": "arms_trader", "board": {"leader": "despot"}},
        },
    )
    assert player(table, "marquise", "alliance")["hand"]["known"] == ["anvil", "bake_sale"]
    play(table, "swap_meet")
    assert player(table, "marquise", "alliance")["hand"] == {"count": 1, "known": []}
    assert len(player(table, "marquise", "eyrie")["hand"]["known"]) == 1


@pytest.mark.rule("root:R2")
def test_resampling_keeps_what_a_seat_has_seen() -> None:
    table = at(
        seats=THREE,
        clearings={"c1": "marquise 1"},
        players={"eyrie": {"hand": "anvil bake_sale sappers", "known": [1, 0, 0]}},
    )
    hands = [hand(table.determinize(0, f"world {n}"), "eyrie") for n in range(20)]
    assert all("anvil" in held for held in hands)
    assert len({tuple(held) for held in hands}) > 5


@pytest.mark.rule("root:R8")
@pytest.mark.parametrize("held", ["ambush_fox", "bake_sale"])
def test_whoever_holds_a_card_is_asked_about_an_ambush(held: str) -> None:
    table = at(
        seats=SEATS,
        clearings={"c1": "marquise 3 eyrie 3"},
        players={"eyrie": {"hand": held}},
    )
    play(table, "battle")
    assert (asked(table), asker(table)) == ("ambush", "eyrie")
    assert table.asked(0) == {"seat": 1, "ask": "ambush", "rule": "4.3.1"}


@pytest.mark.rule("root:R8")
def test_whoever_holds_a_card_is_asked_about_foiling_and_field_hospitals() -> None:
    table = at(
        seats=SEATS,
        clearings={"c1": "marquise 3 eyrie 3", "c2": "keep"},
        players={"eyrie": {"hand": "ambush_fox"}, "marquise": {"hand": "bake_sale"}},
        dice=(0, 0),
    )
    play(table, "battle ambush_fox")
    assert (asked(table), options(table)) == ("foil", {"done"})
    play(table, "done")
    assert (asked(table), options(table)) == ("hospitals", {"done"})


@pytest.mark.rule("root:R8")
def test_an_empty_hand_is_asked_nothing() -> None:
    table = at(seats=SEATS, clearings={"c1": "marquise 3 eyrie 3", "c2": "keep"}, dice=(1, 1))
    play(table, "battle")
    assert asked(table) == "marquise-act"


# Battle


@pytest.mark.rule("root:R10")
def test_in_battle_one_side_uses_its_effects_and_then_the_other() -> None:
    table = at(
        seats=SEATS,
        clearings={"c1": "marquise 5 eyrie 5"},
        players={
            "marquise": {"crafted": "brutal_tactics armorers"},
            "eyrie": {"crafted": "armorers sappers"},
        },
        dice=(2, 2),
    )
    play(table, "battle marquise armorers done")
    assert (asked(table), asker(table)) == ("effect", "eyrie")
    play(table, "sappers done")
    assert asked(table) == "marquise-act"
    assert lies_in(table, "c1") == {"marquise": 4, "eyrie": 3}


@pytest.mark.rule("root:R15")
def test_what_follows_from_the_attackers_losses_comes_first() -> None:
    table = at(
        seats="marquise,alliance",
        clearings={"c1": "marquise 3 alliance 1 sympathy", "c2": "keep"},
        players={"marquise": {"hand": "anvil foxfolk_steel"}},
        dice=(2, 2),
    )
    play(table, "battle")
    assert (asked(table), asker(table)) == ("hospitals", "marquise")
    assert lies_in(table, "c1") == {"marquise": 2}
    play(table, "done")
    assert (asked(table), asker(table)) == ("outrage", "marquise")


# Cards


@pytest.mark.rule("root:R11")
def test_a_card_that_would_change_nothing_is_refused() -> None:
    table = at(
        seats=SEATS,
        clearings={"c1": "marquise 1"},
        players={"marquise": {"crafted": "codebreakers"}},
    )
    assert refused(table, "codebreakers") == ("nothing-to-do", "4.1.3")


@pytest.mark.rule("root:R12")
def test_birdsong_cards_are_offered_at_its_start_and_at_its_end() -> None:
    table = at(
        seats=SEATS,
        phase="birdsong",
        clearings={"c2": "sawmill 2", "c5": "sawmill", "c1": "marquise 1 wood 7"},
        players={"marquise": {"crafted": "royal_claim"}},
    )
    assert asked(table) == "use"
    play(table, "done")
    assert asked(table) == "place-wood"
    assert refused(table, "royal_claim") is not None
    play(table, "c2")
    assert (asked(table), options(table)) == ("use", {"royal_claim", "done"})
    play(table, "royal_claim")
    assert points(table, "marquise") == 3
    assert asked(table) == "marquise-act"


@pytest.mark.rule("root:R13")
def test_daylight_cards_serve_between_two_cards_of_the_decree() -> None:
    table = at(
        seats="eyrie,marquise",
        clearings={"c1": "roost eyrie 2", "c5": "roost", "c4": "marquise 1"},
        players={
            "eyrie": {
                "crafted": "tax_collector",
                "board": {"leader": "despot", "decree": {"recruit": ["anvil", "bake_sale"]}},
            }
        },
        top="cobbler",
        force=True,
    )
    play(table, "done fox")
    assert asked(table) == "resolve"
    play(table, "tax_collector")
    assert "cobbler" in hand(table, "eyrie")
    assert lies_in(table, "c1") == {"roost": 1, "eyrie": 2}


@pytest.mark.rule("root:R13")
def test_when_daylight_ends_at_once_it_is_over_for_cards_too() -> None:
    """Turmoil leaves no time for the Tax Collector."""
    table = at(
        seats="eyrie,marquise",
        clearings={"c1": "roost eyrie 2", "c4": "marquise 1"},
        players={
            "eyrie": {
                "crafted": "tax_collector",
                "board": {"leader": "despot", "decree": {"recruit": ["bake_sale"]}},
            }
        },
        force=True,
    )
    play(table, "done rabbit")
    assert len(told(table, "turmoil")) == 1
    assert refused(table, "tax_collector") is not None
    play(table, "commander")
    assert table.view(0)["active"] == "marquise"


@pytest.mark.rule("root:R14")
def test_a_dominance_victory_comes_before_the_coffin_makers() -> None:
    table = at(
        seats=THREE,
        deck="exiles",
        phase="birdsong",
        clearings=dict.fromkeys(("c1", "c6", "c8"), "marquise 1"),
        players={
            "marquise": {
                "dominance": "dominance_fox",
                "points": 12,
                "crafted": "coffin_makers",
                "coffins": 10,
            }
        },
    )
    assert table.view(0)["winners"] == ["marquise"]
    assert player(table, "marquise")["coffins"] == 10


@pytest.mark.rule("root:R22", "root:6.5.4.II")
@pytest.mark.parametrize(("crafted", "wood"), [("boat_builders", None), ("", "too-little-wood")])
def test_what_is_adjacent_for_one_player_carries_wood_too(crafted: str, wood: str | None) -> None:
    """Clearings 5 and 10 are linked by the river only."""
    table = at(
        seats=SEATS,
        deck="exiles",
        clearings={"c5": "marquise 1 sawmill", "c10": "marquise 1 wood", "c4": "marquise 1"},
        players={"marquise": {"crafted": crafted}},
    )
    play(table, "build c5")
    assert refused(table, "sawmill") == (None if wood is None else (wood, "6.5.4.II"))


# Drawing and scoring


@pytest.mark.rule("root:R16")
def test_with_no_card_anywhere_there_is_nothing_to_draw() -> None:
    every = [GAME.vocabulary.word(card) for card in deck_cards("standard", False)]
    table = at(
        seats=SEATS,
        phase="evening",
        clearings={"c2": "recruiter 2", "c5": "recruiter", "c3": "eyrie 3 roost"},
        players={"eyrie": {"hand": every, "board": {"leader": "despot"}}},
    )
    assert told(table, "nothing-to-draw") == [("marquise",)]
    assert hand(table, "marquise") == []


@pytest.mark.rule("root:R18")
def test_nobody_falls_below_no_points() -> None:
    table = at(
        seats="eyrie,marquise",
        clearings={"c1": "roost", "c4": "marquise 1"},
        players={
            "eyrie": {
                "points": 1,
                "board": {
                    "leader": "despot",
                    "decree": {"battle": ["anvil"], "build": ["sappers", "armorers"]},
                },
            }
        },
        force=True,
    )
    assert told(table, "lost-points") == [("eyrie", 1, 0)]


# Eyrie


@pytest.mark.rule("root:R29")
def test_the_eyrie_may_choose_a_card_that_fails() -> None:
    table = at(
        seats="eyrie,marquise",
        clearings={"c1": "roost eyrie 3 marquise 3", "c5": "marquise 1"},
        players={
            "eyrie": {
                "board": {"leader": "despot", "decree": {"battle": ["anvil", "bake_sale"]}},
            }
        },
        force=True,
    )
    assert (asked(table), options(table)) == ("resolve", {"fox", "rabbit"})
    play(table, "rabbit")
    assert told(table, "turmoil") == [("eyrie", "battle", "rabbit")]
    assert told(table, "battle") == []


@pytest.mark.rule("root:R30")
def test_a_new_roost_comes_with_as_many_warriors_as_there_are() -> None:
    table = at(
        seats="eyrie,marquise",
        phase="birdsong",
        clearings={"c1": "eyrie 19", **{f"c{n}": "marquise 1" for n in range(2, 12)}},
        players={"eyrie": {"hand": "anvil", "board": {"leader": "despot"}}},
    )
    play(table, "move")
    assert lies_in(table, "c12") == {"eyrie": 1, "roost": 1}
    assert player(table, "eyrie")["supply"] == 0
