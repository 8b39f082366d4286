"""Whether somebody is asked shows nothing of a hand (R8): by public facts alone, with any hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from root.positions import asked, at, hand, options, play, player
from spinney.core import Table
from spinney.core.records import parse_record, record_of
from spinney.core.table import KNOWN, NOTHING, SINGLE
from spinney.root.game import GAME
from spinney.root.state import Root

FITTING = "crossbow_bird royal_claim ambush_fox"
NOTHING_FITS = "ambush_mouse ambush_rabbit"


def watched(faction: str, cards: str, **fields: Any) -> Table[Root]:
    """A table that others watch, at the first question of this faction's Daylight."""
    players = {faction: {"hand": cards} | fields.pop("player", {})}
    return at(phase="daylight", players=players, auto=KNOWN, **fields)


@pytest.mark.rule("root:R8", "root:4.1")
@pytest.mark.parametrize("cards", ["anvil", "ambush_mouse"])
def test_crafting_is_offered_to_whoever_has_a_card_and_a_piece_to_craft_with(cards: str) -> None:
    table = watched(
        "marquise",
        cards,
        seats="marquise,eyrie",
        clearings={"c1": "marquise 1 workshop"},
    )
    assert asked(table) == "craft-card"
    assert "done" in options(table)


@pytest.mark.rule("root:R8", "root:4.1")
@pytest.mark.parametrize(("cards", "piece"), [("", "workshop"), ("anvil", "sawmill")])
def test_where_everybody_knows_that_nothing_can_be_crafted_nobody_is_asked(
    cards: str, piece: str
) -> None:
    table = watched(
        "marquise", cards, seats="marquise,eyrie", clearings={"c1": f"marquise 1 {piece}"}
    )
    assert asked(table) != "craft-card"


@pytest.mark.rule("root:R8", "root:6.5")
@pytest.mark.parametrize("cards", ["crossbow_bird", "ambush_mouse"])
def test_after_the_last_action_a_bird_may_be_in_any_hand(cards: str) -> None:
    table = watched(
        "marquise",
        cards,
        seats="marquise,eyrie",
        step="act",
        clearings={"c1": "marquise 1"},
        player={"board": {"actions": 0}},
    )
    assert asked(table) == "marquise-act"
    assert options(table) == {"done"} | ({"extra_action"} if "bird" in cards else set())


@pytest.mark.rule("root:R8", "root:8.2.6")
@pytest.mark.parametrize(("cards", "answers"), [("anvil", {"anvil"}), ("ambush_mouse", {"done"})])
def test_outrage_is_put_to_any_hand_and_shows_one_without_a_card(
    cards: str, answers: set[str]
) -> None:
    table = watched(
        "marquise",
        cards,
        seats="marquise,alliance",
        step="act",
        clearings={"c1": "marquise 1 sympathy", "c5": "marquise 1"},
    )
    play(table, "march c5 c1")
    assert asked(table) == "outrage"
    assert options(table) == answers
    assert table.why_not_undo(0) is None
    assert table.why_not(GAME.vocabulary.number("done")) is None or "done" not in answers
    play(table, *answers)
    known = player(table, "marquise", "alliance")["hand"].get("known", [])
    assert (known, hand(table, "marquise")) == (
        (["ambush_mouse"], ["ambush_mouse"]) if answers == {"done"} else ([], [])
    )


@pytest.mark.rule("root:R8", "root:7.5.2")
def test_the_only_card_of_a_column_is_asked_for_where_a_dominance_card_could_be_activated() -> None:
    def decree(points: int) -> str | None:
        table = watched(
            "eyrie",
            "ambush_mouse",
            seats="eyrie,marquise,alliance",
            step="resolve",
            clearings={"c1": "eyrie 3 roost"},
            player={"points": points, "board": {"pending": {"move": ["bird"]}}},
        )
        return asked(table)

    assert decree(9) == "move-to"
    assert decree(10) == "resolve"


@pytest.mark.rule("root:R8", "root:swap_meet")
def test_of_two_equal_cards_the_one_given_back_may_be_either() -> None:
    """Whoever gets one of two back no longer knows that the other is there."""
    for cards in ("anvil", "false_orders"):
        table = at(
            seats="marquise,eyrie",
            phase="birdsong",
            deck="exiles",
            players={
                "marquise": {"hand": cards, "crafted": "swap_meet"},
                "eyrie": {"hand": "false_orders"},
            },
            auto=KNOWN,
        )
        play(table, "swap_meet false_orders")
        assert hand(table, "eyrie") == ["false_orders"]
        assert player(table, "marquise", "eyrie")["hand"]["known"] == []


# Standing orders


@pytest.mark.rule("root:R8")
@pytest.mark.parametrize("cards", ["", "anvil", "ambush_mouse", FITTING, NOTHING_FITS])
@pytest.mark.parametrize("order", ["board-only", "never+board-only"])
def test_an_order_goes_on_whatever_is_held(order: str, cards: str) -> None:
    GAME.check_order(order)
    table = watched(
        "marquise",
        cards,
        seats="marquise,eyrie",
        clearings={"c1": "marquise 1 workshop", "c9": "eyrie 2"},
    )
    answers = []
    while (question := table.question) is not None and question.seat == 0:
        word = GAME.obey(order, table.view(0), json.loads(json.dumps(table.asked(0))))
        if word is None:
            break
        answers.append((question.ask.name, word))
        table.play(word)
    assert answers == ([("craft-card", "done")] if cards else [])
    assert asked(table) == "marquise-act"


@pytest.mark.rule("root:R8", "root:7.5.2")
def test_an_order_resolves_the_only_suit_of_a_column_and_leaves_others_to_its_seat() -> None:
    def answer(card: str, *suits: str) -> str | None:
        decree = {"move": ["vizier", card], "recruit": ["vizier"]}
        table = watched(
            "eyrie",
            "ambush_mouse",
            seats="eyrie,marquise,alliance",
            step="resolve",
            clearings={"c1": "eyrie 3 roost"},
            player={
                "points": 10,
                "board": {"decree": decree, "pending": {"move": list(suits)}},
            },
        )
        told = table.asked(0)
        assert told is not None
        return GAME.obey("board-only", table.view(0), told)

    assert answer("crossbow_bird", "bird", "bird") == "bird"
    assert answer("anvil", "bird", "fox") is None


# Tables that answer by themselves


def test_a_table_that_nobody_watches_asks_only_what_has_several_answers() -> None:
    given: dict[str, Any] = {
        "seats": "marquise,eyrie",
        "phase": "daylight",
        "clearings": {"c1": "marquise 1 workshop"},
        "players": {"marquise": {"hand": "ambush_mouse"}},
    }
    assert asked(at(**given, auto=SINGLE)) == "marquise-act"
    assert asked(at(**given, auto=KNOWN)) == "craft-card"
    assert asked(at(**given, auto=NOTHING)) == "craft-card"


def test_a_game_that_nobody_watched_is_recorded_as_others_would_have_seen_it() -> None:
    table = Table(GAME, GAME.setup(), "oak", auto=SINGLE)
    while not table.over:
        assert table.question is not None
        table.apply(table.question.options[-1])
    record = parse_record(record_of(table))
    again = record.verify()
    assert (again.auto, again.returns()) == (KNOWN, table.returns())
    assert len(record.choices) > len(table.choices)
