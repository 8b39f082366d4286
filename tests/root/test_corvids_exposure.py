"""13.2.4: guessing what plots are, and what everybody comes to know of them."""

from collections import Counter

import pytest

from lockstep import Pairs, with_pair
from root.conspirators import corvids, facing
from root.games import check_game
from root.positions import (
    asked,
    asker,
    board,
    cited,
    hand,
    lies_in,
    options,
    play,
    player,
    points,
    refused,
    told,
)
from root.vagabonds import vagabond
from spinney.core import SPECTATOR, Table
from spinney.core.chance import Luck
from spinney.core.table import KNOWN, table_at
from spinney.root.factions.corvids.board import board_of
from spinney.root.game import GAME
from spinney.root.state import Root

THREE = "marquise,corvids,eyrie"
WORLDS = 24


def could_be(table: Table[Root], place: str, reader: str) -> list[str]:
    found: list[str] = board(table, "corvids", reader)["plots"][place]["could_be"]
    return found


def imagined(table: Table[Root], seat: int, place: str) -> set[str]:
    """What the plot is in worlds that a seat imagines."""
    found = set()
    for n in range(WORLDS):
        world = table.determinize(seat, f"world {n}")
        found.add(board(world, "corvids")["plots"][place]["kind"])
    return found


# Who may guess, and when


@pytest.mark.rule("root:13.2.4")
def test_a_right_guess_removes_the_plot_and_scores() -> None:
    table = facing({"c1": "marquise 1 hidden_plot"}, hand="anvil bake_sale", hidden={"c1": "bomb"})
    play(table, "expose")
    assert (asked(table), options(table)) == ("guess-plot", {"bomb", "snare", "extortion", "raid"})
    assert refused(table, "wood") == ("not-here", "1.4.2")
    play(table, "bomb")
    assert lies_in(table, "c1") == {"marquise": 1}
    assert points(table, "marquise") == 1
    assert hand(table, "marquise") == ["anvil", "bake_sale"]
    assert told(table, "exposed", "corvids") == [("marquise", "bomb", "c1")]
    assert board(table, "corvids")["reserve"]["count"] == 8


@pytest.mark.rule("root:13.2.4")
def test_a_wrong_guess_costs_the_card() -> None:
    table = facing({"c1": "marquise 1 hidden_plot"}, hand="anvil bake_sale", hidden={"c1": "bomb"})
    play(table, "expose", "raid")
    assert lies_in(table, "c1") == {"marquise": 1, "hidden_plot": 1}
    assert points(table, "marquise") == 0
    assert (hand(table, "marquise"), hand(table, "corvids")) == (["bake_sale"], ["anvil"])
    assert told(table, "wrong-guess") == [("marquise", "raid", "c1")]
    assert cited(table, "wrong-guess") == ["13.2.4"]
    assert refused(table, "expose") == ("no-card-to-show", "13.2.4")


@pytest.mark.rule("root:13.2.4")
def test_the_card_must_match_the_clearing() -> None:
    table = facing(
        {"c1": "marquise 1 hidden_plot", "c2": "marquise 1 hidden_plot"},
        hand="anvil sappers bake_sale",
        hidden={"c1": "bomb", "c2": "raid"},
    )
    play(table, "expose", "c1", "raid")
    assert (asked(table), options(table)) == ("show-card", {"anvil", "sappers"})
    assert refused(table, "bake_sale") == ("wrong-suit", "2.1.1")
    assert refused(table, "arms_trader") == ("not-held", "1.3.2")


@pytest.mark.rule("root:13.2.4")
def test_whoever_guesses_has_pieces_there() -> None:
    table = facing(
        {"c1": "marquise 1 hidden_plot", "c2": "hidden_plot", "c5": "sawmill hidden_plot"},
        hand="sappers armorers",
        hidden={"c1": "bomb", "c2": "raid", "c5": "snare"},
    )
    play(table, "expose")
    assert (asked(table), options(table)) == ("expose-in", {"c1", "c5"})
    assert refused(table, "c2") == ("nobody-to-guess", "13.2.4")
    assert refused(table, "c3") == ("not-face-down", "13.2.4")
    assert refused(table, "done") == ("not-here", "1.4.2")
    assert refused(table, "bomb") == ("not-a-clearing", "2.2")


@pytest.mark.rule("root:13.2.4")
def test_plots_that_lie_face_up_are_not_guessed() -> None:
    table = facing({"c1": "marquise 1 snare"}, hand="anvil")
    assert refused(table, "expose") == ("nothing-to-expose", "13.2.4")


@pytest.mark.rule("root:13.2.4")
def test_the_corvids_do_not_guess_their_own() -> None:
    table = corvids(
        {"c1": "corvids 1 hidden_plot"},
        phase="birdsong",
        hidden={"c1": "bomb"},
        me={"hand": "anvil"},
    )
    assert asked(table) == "craft-card"
    assert refused(table, "expose") == ("not-here", "1.4.2")


@pytest.mark.rule("root:13.2.4", "root:9.2.8")
@pytest.mark.parametrize("partner", ["corvids", "marquise"])
def test_a_partner_in_a_coalition_is_no_enemy(partner: str) -> None:
    table = corvids(
        {"c1": "hidden_plot corvids 1"},
        seats="vagabond,corvids,marquise",
        active="vagabond",
        hidden={"c1": "raid"},
        others={
            "vagabond": vagabond(
                "c1", "sword torch", hand="anvil", coalition=partner, dominance="dominance_mouse"
            )
        },
    )
    expected = ("not-an-enemy", "13.2.4") if partner == "corvids" else None
    assert refused(table, "expose") == expected


@pytest.mark.rule("root:13.2.4")
def test_the_vagabonds_pawn_is_a_piece() -> None:
    table = corvids(
        {"c1": "hidden_plot"},
        seats="vagabond,corvids",
        active="vagabond",
        hidden={"c1": "raid"},
        others={"vagabond": vagabond("c1", "torch", hand="anvil")},
    )
    play(table, "expose", "raid")
    assert (points(table, "vagabond"), lies_in(table, "c1")) == (1, {})
    assert [lies_in(table, c) for c in ("c5", "c9", "c10")] == [{}] * 3


@pytest.mark.rule("root:13.2.4")
def test_several_guesses_in_a_turn() -> None:
    table = facing({"c1": "marquise 1 hidden_plot"}, hand="anvil sappers", hidden={"c1": "bomb"})
    play(table, "expose", "raid", "anvil", "expose", "bomb")
    assert lies_in(table, "c1") == {"marquise": 1}
    assert hand(table, "marquise") == ["sappers"]


@pytest.mark.rule("root:13.2.4", "root:R59")
def test_the_same_guess_may_be_made_again() -> None:
    """Nothing forbids giving the Corvids a card so."""
    table = facing({"c1": "marquise 1 hidden_plot"}, hand="anvil", hidden={"c1": "bomb raid"})
    play(table, "expose", "raid")
    assert hand(table, "corvids") == ["anvil"]


# Moments of a turn


@pytest.mark.rule("root:13.2.4", "root:1.4.1", "root:R59")
@pytest.mark.parametrize("cards", ["anvil", "bake_sale"])
def test_the_question_comes_when_birdsong_begins_whatever_is_held(cards: str) -> None:
    table = facing(
        {"c1": "marquise 1 hidden_plot"}, hand=cards, phase="birdsong", hidden={"c1": "bomb"}
    )
    assert (asker(table), asked(table)) == ("marquise", "expose-in")
    assert options(table) == ({"c1", "done"} if cards == "anvil" else {"done"})
    play(table, "done")
    assert asked(table) != "expose-in"


@pytest.mark.rule("root:13.2.4", "root:1.1.3", "root:11.2.6", "root:R59")
@pytest.mark.parametrize("seats", ["vagabond,corvids,riverfolk", "vagabond,riverfolk,corvids"])
def test_with_a_card_just_bought_the_question_comes_wherever_they_sit(seats: str) -> None:
    prices = {"hand_card": 1, "riverboats": 1, "mercenaries": 1}
    table = corvids(
        {"c5": "hidden_plot corvids 1", "c4": "riverfolk 1"},
        seats=seats,
        active="vagabond",
        phase="birdsong",
        hidden={"c5": "bomb"},
        others={
            "vagabond": vagabond("c5", "boots"),
            "riverfolk": {"hand": "bake_sale", "board": {"prices": prices}},
        },
    )
    assert asked(table) == "buy-service"
    play(table, "hand_card")
    assert (asker(table), asked(table)) == ("vagabond", "expose-in")
    assert "c5" in options(table), "the card that was bought matches"


@pytest.mark.rule("root:13.2.4", "root:1.1.3", "root:better_burrow_bank", "root:R59")
@pytest.mark.parametrize("used", [True, False])
def test_with_a_card_of_the_burrow_bank_the_question_comes(used: bool) -> None:
    table = facing(
        {"c1": "marquise 1 hidden_plot"},
        phase="birdsong",
        marquise={"crafted": "better_burrow_bank"},
        top="anvil",
        hidden={"c1": "bomb"},
    )
    play(table, "better_burrow_bank" if used else "done")
    assert (asked(table) == "expose-in") == used


@pytest.mark.rule("root:13.2.4")
@pytest.mark.parametrize(
    ("clearing", "cards"), [("marquise 1 hidden_plot", ""), ("hidden_plot", "anvil")]
)
def test_whoever_cannot_guess_is_not_asked(clearing: str, cards: str) -> None:
    table = facing(
        {"c1": clearing, "c5": "marquise 1"}, hand=cards, phase="birdsong", hidden={"c1": "bomb"}
    )
    assert asked(table) == "marquise-act"


@pytest.mark.rule("root:13.2.4")
@pytest.mark.parametrize("cards", ["anvil", "bake_sale"])
def test_the_question_comes_again_before_cards_are_drawn(cards: str) -> None:
    table = facing(
        {"c1": "marquise 1 hidden_plot"}, hand=cards, phase="evening", hidden={"c1": "bomb"}
    )
    assert asked(table) == "expose-in"
    play(table, "done")
    assert len(hand(table, "marquise")) == 2


@pytest.mark.rule("root:13.2.4")
def test_the_eyrie_guess_between_the_cards_of_their_decree() -> None:
    table = corvids(
        {"c1": "hidden_plot", "c5": "eyrie 3", "c6": "corvids 1 eyrie 1"},
        seats="eyrie,corvids",
        active="eyrie",
        hidden={"c1": "bomb"},
        others={
            "eyrie": {
                "hand": "anvil",
                "board": {
                    "leader": "despot",
                    "decree": {"move": ["bake_sale"], "battle": ["root_tea_fox", "sappers"]},
                },
            }
        },
        force=True,
    )
    play(table, "c1", "1")
    assert asked(table) == "resolve"
    play(table, "expose", "bomb")
    assert (asked(table), lies_in(table, "c1")) == ("resolve", {"eyrie": 1})


@pytest.mark.rule("root:13.2.4", "root:8.6.1")
def test_the_alliance_guess_between_their_operations() -> None:
    table = corvids(
        {"c1": "hidden_plot", "c5": "alliance 2 base"},
        seats="alliance,corvids",
        active="alliance",
        phase="evening",
        step="operate",
        hidden={"c1": "bomb"},
        others={"alliance": {"hand": "anvil bake_sale", "board": {"officers": 2}}},
    )
    assert refused(table, "expose") == ("nothing-to-expose", "13.2.4")
    play(table, "move", "c1", "1", "expose", "bomb")
    assert lies_in(table, "c1") == {"alliance": 1}
    assert points(table, "alliance") == 1
    assert asked(table) == "operate"


@pytest.mark.rule("root:13.2.4", "root:8.6.1")
def test_after_the_last_operation_there_is_time_to_guess() -> None:
    table = corvids(
        {"c1": "hidden_plot", "c5": "alliance 2 base"},
        seats="alliance,corvids",
        active="alliance",
        phase="evening",
        step="operate",
        hidden={"c1": "bomb"},
        others={"alliance": {"hand": "anvil", "board": {"officers": 1}}},
    )
    play(table, "move", "c1", "1")
    assert (asker(table), asked(table)) == ("alliance", "expose-in")


@pytest.mark.rule("root:13.2.4", "root:charm_offensive")
def test_a_card_drawn_at_the_start_of_evening_ends_the_guessing() -> None:
    table = facing(
        {"c1": "marquise 1 hidden_plot", "c3": "corvids 1"},
        hand="anvil",
        phase="evening",
        deck="exiles",
        marquise={"crafted": "charm_offensive"},
        hidden={"c1": "bomb"},
    )
    assert asked(table) == "expose-in", "before the card may be used"
    play(table, "done", "charm_offensive")
    assert asker(table) == "corvids", "the draw comes without a question"
    assert len(hand(table, "marquise")) == 3


@pytest.mark.rule("root:13.2.4", "root:charm_offensive", "root:8.6.1")
def test_after_such_a_card_no_operation_leads_to_a_guess() -> None:
    table = corvids(
        {"c1": "alliance 1 hidden_plot", "c5": "alliance 2 base"},
        seats="alliance,corvids",
        active="alliance",
        phase="evening",
        deck="exiles",
        hidden={"c1": "bomb"},
        others={
            "alliance": {
                "hand": "anvil",
                "crafted": "charm_offensive",
                "board": {"officers": 1},
            }
        },
    )
    play(table, "done", "charm_offensive")
    assert refused(table, "expose") == ("cards-drawn", "13.2.4")


@pytest.mark.rule("root:13.2.4", "root:C.2.5")
def test_a_card_drawn_by_ferry_in_evening_ends_the_guessing() -> None:
    table = corvids(
        {"c1": "alliance 1", "c3": "corvids 1", "c5": "alliance 2 base hidden_plot"},
        seats="alliance,corvids",
        active="alliance",
        map="lake",
        phase="evening",
        ferry="c1",
        hidden={"c5": "bomb"},
        others={"alliance": {"hand": "anvil sappers", "board": {"officers": 2}}},
    )
    assert refused(table, "expose") is None
    play(table, "move", "c1", "c11")
    assert told(table, "ferry") == [("c11",)]
    assert refused(table, "expose") == ("cards-drawn", "13.2.4")
    again = table_at(GAME, table.position(), "acorn")
    assert refused(again, "expose") == ("cards-drawn", "13.2.4"), "a position keeps it"
    play(table, "done")
    assert asker(table) == "corvids", "the draw comes without a question"


@pytest.mark.rule("root:R8", "root:13.2.4")
def test_a_standing_order_passes_over_guesses() -> None:
    table = facing(
        {"c1": "marquise 1 hidden_plot"}, hand="anvil", phase="birdsong", hidden={"c1": "bomb"}
    )
    assert GAME.obey("board-only", table.view(0), table.asked(0) or {}) == "done"
    play(table, "done", "done", "expose")
    assert asked(table) == "guess-plot"
    assert GAME.obey("board-only", table.view(0), table.asked(0) or {}) is None


# What is not done by a plot that is exposed


@pytest.mark.rule("root:13.2.4", "root:13.7.4")
def test_an_exposed_raid_places_nobody() -> None:
    table = facing({"c1": "marquise 1 hidden_plot"}, hand="anvil", hidden={"c1": "raid"})
    play(table, "expose", "raid")
    assert [lies_in(table, c) for c in ("c5", "c9", "c10")] == [{}] * 3
    assert told(table, "raided") == []


@pytest.mark.rule("root:13.2.4", "root:13.7.3")
@pytest.mark.parametrize("kind", ["bomb", "extortion", "snare"])
def test_an_exposed_plot_has_no_effect(kind: str) -> None:
    table = facing(
        {"c1": "marquise 2 hidden_plot", "c6": "marquise 1"}, hand="anvil", hidden={"c1": kind}
    )
    play(table, "expose", kind)
    assert lies_in(table, "c1") == {"marquise": 2}
    assert hand(table, "marquise") == ["anvil"]
    play(table, "march")
    assert "c1" in options(table)


# Who knows what


@pytest.mark.rule("root:13.2.4", "root:1.2.1", "root:R58")
def test_a_card_that_is_shown_only_the_corvids_see() -> None:
    table = facing(
        {"c1": "marquise 1 hidden_plot"},
        hand="anvil bake_sale",
        seats=THREE,
        hidden={"c1": "bomb"},
    )
    play(table, "expose", "bomb")
    assert player(table, "marquise", "corvids")["hand"] == {"count": 2, "known": ["anvil"]}
    assert player(table, "marquise", "eyrie")["hand"] == {"count": 2, "known": []}
    assert told(table, "shown", "corvids") == [("marquise", "anvil")]
    assert told(table, "shown", "eyrie") == []


@pytest.mark.rule("root:13.2.4", "root:1.2.1", "root:R58")
def test_a_card_that_is_handed_over_the_two_of_them_know() -> None:
    table = facing(
        {"c1": "marquise 1 hidden_plot"}, hand="anvil", seats=THREE, hidden={"c1": "bomb"}
    )
    play(table, "expose", "raid")
    assert player(table, "corvids", "marquise")["hand"] == {"count": 1, "known": ["anvil"]}
    assert player(table, "corvids", "eyrie")["hand"] == {"count": 1, "known": []}
    assert told(table, "gave", "marquise") == [("marquise", "corvids", "anvil")]
    assert told(table, "gave", "eyrie") == []
    assert told(table, "gave-hidden", "eyrie") == [("marquise", "corvids")]


@pytest.mark.rule("root:13.2.4", "root:1.2.1")
def test_what_others_knew_of_a_hand_that_gives_a_card_unseen_is_forgotten() -> None:
    table = facing(
        {"c1": "marquise 1 hidden_plot"},
        hand="anvil bake_sale",
        seats=THREE,
        marquise={"known": [0b110, 0b110]},
        hidden={"c1": "bomb"},
    )
    play(table, "expose", "raid")
    assert player(table, "marquise", "eyrie")["hand"] == {"count": 1, "known": []}
    assert player(table, "marquise", "corvids")["hand"] == {"count": 1, "known": ["bake_sale"]}


@pytest.mark.rule("root:13.2.4")
def test_showing_a_card_of_which_they_know_one_tells_nothing_new() -> None:
    table = facing(
        {"c1": "marquise 1 hidden_plot"},
        hand="sappers sappers",
        marquise={"known": [0b10, 0]},
        hidden={"c1": "bomb"},
    )
    play(table, "expose", "bomb")
    assert player(table, "marquise", "corvids")["hand"]["known"] == ["sappers"]


@pytest.mark.rule("root:13.2.4", "root:R60")
def test_everybody_remembers_a_wrong_guess() -> None:
    table = facing(
        {"c1": "marquise 1 hidden_plot"}, hand="anvil", seats=THREE, hidden={"c1": "bomb"}
    )
    play(table, "expose", "raid")
    for reader in ("marquise", "eyrie"):
        assert could_be(table, "c1", reader) == ["bomb", "snare", "extortion"]
    for seat in (0, 2, SPECTATOR):
        assert imagined(table, seat, "c1") == {"bomb", "snare", "extortion"}
    assert imagined(table, 1, "c1") == {"bomb"}


@pytest.mark.rule("root:13.2.4", "root:13.2.2")
def test_what_is_the_only_kind_left_everybody_knows() -> None:
    table = facing(
        {"c1": "marquise 1 hidden_plot", "c2": "snare", "c3": "snare"},
        hand="anvil",
        hidden={"c1": "bomb raid"},
    )
    assert could_be(table, "c1", "marquise") == ["bomb", "extortion"]
    play(table, "expose", "extortion")
    seen = board(table, "corvids", "marquise")["plots"]["c1"]
    assert seen == {"kind": "bomb", "could_be": ["bomb"]}


@pytest.mark.rule("root:13.2.4", "root:13.5.4")
def test_a_wrong_guess_goes_with_the_plot_that_is_swapped() -> None:
    table = corvids(
        {"c1": "hidden_plot", "c2": "hidden_plot", "c5": "corvids 1"},
        hidden={"c1": "bomb snare", "c2": "raid extortion"},
    )
    play(table, "trick", "c1")
    assert could_be(table, "c1", "marquise") == ["bomb", "snare", "raid"]
    assert could_be(table, "c2", "marquise") == ["bomb", "extortion", "raid"]
    assert imagined(table, 1, "c1") == {"bomb", "snare", "raid"}


@pytest.mark.rule("root:13.2.4")
def test_what_was_known_of_a_plot_ends_when_it_leaves() -> None:
    """Another plot laid in its place may be anything."""
    table = facing({"c1": "marquise 3 hidden_plot"}, dice=(1, 0), hidden={"c1": "bomb snare"})
    play(table, "battle")
    assert lies_in(table, "c1") == {"marquise": 2}
    g = table.state
    board_of(g).lay(0, 1)
    assert board_of(g).could_be(0) == [0, 1, 2, 3]


@pytest.mark.rule("root:13.2.2", "root:13.2.2.I", "root:R60")
def test_a_plot_is_no_token_that_lay_face_up_when_it_was_laid() -> None:
    """Two snares lie face up while a plot is laid; when they are gone it is still none of them."""
    table = corvids(
        {"c1": "snare", "c2": "snare", "c5": "corvids 2", "c8": "marquise 3"},
        hidden={},
    )
    play(table, "plot", "raid")
    assert could_be(table, "c5", "marquise") == ["bomb", "extortion", "raid"]
    board_of(table.state).take_off(0)
    board_of(table.state).take_off(1)
    assert could_be(table, "c5", "marquise") == ["bomb", "extortion", "raid"]
    board_of(table.state).lay(0, 1)
    assert board_of(table.state).could_be(0) == [0, 1, 2, 3]


@pytest.mark.rule("root:13.2.2")
def test_of_plots_laid_beside_one_that_lies_face_up_one_at_most_is_of_its_kind() -> None:
    table = corvids(
        {"c1": "snare", "c5": "hidden_plot", "c8": "hidden_plot", "c2": "corvids 1"},
        hidden={"c5": "raid", "c8": "bomb"},
    )
    board_of(table.state).take_off(0)
    kinds = set()
    for n in range(200):
        board_of(table.state).resample(table.state, 8, 1, Luck(f"world {n}"))
        kinds.add(tuple(board_of(table.state).kinds[c] for c in (4, 7)))
    assert (1, 1) not in kinds
    assert {(1, 0), (0, 1), (0, 0), (3, 3)} <= kinds


@pytest.mark.rule("root:13.7.4")
def test_a_plot_that_is_removed_without_a_raid_was_none() -> None:
    """If nothing else is left, everybody knows which token went back."""
    table = facing(
        {"c1": "marquise 3 hidden_plot", "c5": "hidden_plot"},
        dice=(1, 0),
        hidden={"c1": "bomb snare extortion", "c5": "bomb"},
    )
    play(table, "battle")
    assert board_of(table.state).back[0] == [0, 2]
    assert could_be(table, "c5", "marquise") == ["bomb", "snare", "extortion", "raid"]


@pytest.mark.rule("root:13.7.4", "root:1.2.1")
def test_until_raiders_come_nobody_knows_that_they_will() -> None:
    """Field Hospitals come first: until they are settled the fallen plot may have been anything."""
    table = facing(
        {"c1": "marquise 3 hidden_plot", "c3": "keep"},
        hand="anvil",
        dice=(1, 0),
        hidden={"c1": "raid"},
    )
    play(table, "done", "battle")
    assert (asker(table), asked(table)) == ("marquise", "hospitals")
    worlds = [table.determinize(0, f"world {n}") for n in range(WORLDS)]
    came = [lies_in(play(world, "done"), "c5") for world in worlds]
    assert {} in came
    assert {"corvids": 1} in came
    play(table, "done")
    assert lies_in(table, "c5") == {"corvids": 1}


@pytest.mark.rule("root:13.2.4", "root:1.2.1")
def test_a_guess_cannot_be_taken_back() -> None:
    table = facing({"c1": "marquise 1 hidden_plot"}, hand="anvil", hidden={"c1": "bomb"})
    play(table, "expose")
    assert table.why_not_undo(0) is None
    play(table, "raid")
    assert table.why_not_undo(0) is not None


@pytest.mark.rule("root:13.2.4", "root:1.2.1")
@pytest.mark.parametrize("cards", ["anvil", "bake_sale"])
def test_where_people_watch_the_end_of_actions_tells_nothing_of_the_hand(cards: str) -> None:
    """Whoever has nothing to do but perhaps to guess is asked, with and without a card for it."""
    table = facing(
        {"c1": "sawmill hidden_plot"},
        hand=cards,
        marquise={"board": {"actions": 0}},
        hidden={"c1": "bomb"},
        auto=KNOWN,
    )
    assert (asker(table), asked(table)) == ("marquise", "marquise-act")


# Games


def lockstep_pairs(seats: str, deck: str, number: int, most: int) -> Pairs:
    """Pairs of worlds of one random game; see `tests/lockstep.py`."""
    table = Table(GAME, GAME.setup(seats=seats, deck=deck), f"corvids {number}")
    luck = Luck(f"lockstep {number}")
    found = Pairs(Counter(), 0, [])
    while table.question is not None and found.ended.total() < most:
        if luck.below(12) == 0:
            found = with_pair(found, table, luck.below(table.seats + 1) - 1, number)
        options = table.question.options
        table.apply(options[luck.below(len(options))])
    return found


@pytest.mark.games
@pytest.mark.parametrize(
    ("seats", "deck"),
    [
        ("marquise,corvids", "standard"),
        ("corvids,eyrie,alliance", "exiles"),
        ("vagabond,corvids,marquise", "standard"),
        ("alliance,corvids,vagabond,eyrie", "exiles"),
    ],
)
def test_worlds_that_a_seat_cannot_tell_apart_stay_so(seats: str, deck: str) -> None:
    for number in range(3):
        assert lockstep_pairs(seats, deck, number, 5).leaks == []


@pytest.mark.games
@pytest.mark.parametrize(
    "seats", ["marquise,corvids", "eyrie,alliance,corvids", "vagabond,corvids,marquise,vagabond_2"]
)
def test_random_games(seats: str) -> None:
    for number in range(3):
        check_game(seats, number)
