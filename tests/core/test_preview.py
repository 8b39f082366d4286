"""Previews: what an option certainly does, in every world that the seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from magpie.game import GAME
from properties import random_game
from spinney.core import Event, Game, IllegalChoice, Table, game_named
from spinney.core.chance import Luck
from spinney.core.preview import CHANCE, END, FINALS, OTHER, REVEAL, Preview, preview
from spinney.core.table import table_at
from spinney.core.text import LANGUAGES, Text
from worlds import elsewhere

NUMBER = GAME.vocabulary.number

TABLES = [
    ("root", {}),
    ("root", {"seats": "vagabond,alliance"}),
    ("sylvion", {"mode": "advanced"}),
    ("sylvion", {"players": "2", "hands": "hidden", "mode": "advanced"}),
    ("ironwood", {}),
    ("ironwood", {"solo": "automacier"}),
]
SEEDS = st.integers(0, 10**6).map(str)
LONG = 250
EVERY = 5
"""Of each game so many questions are looked at, and every so many-th of them."""


def of_word(table: Table[Any], word: str) -> Preview:
    return preview(table, NUMBER(word))


def told(events: list[Event]) -> list[tuple[str, str, tuple[int, ...]]]:
    return [(event.name, event.rule, event.args) for event in events]


def names(found: Preview) -> list[str]:
    return [event.name for event in found.events]


# The sample game


def test_what_can_be_taken_back_is_not_final(at: Any) -> None:
    found = of_word(at("3 9", "5 7"), "dare")
    assert told(found.events) == [("chose", "2", (0, NUMBER("dare")))]
    assert found.final is None


def test_another_who_decides_makes_it_final(at: Any) -> None:
    found = of_word(at("3 9", "5 7"), "pass")
    assert names(found) == ["chose"]
    assert found.final == OTHER


def test_what_was_told_along_with_something_revealed_is_left_out(at: Any) -> None:
    table = at("3 9", "5 7")
    table.play("bid")
    assert of_word(table, "9").final == REVEAL
    assert names(of_word(table, "9")) == []


def test_who_has_one_card_left_shows_it_by_choosing_to_bid(at: Any) -> None:
    """The question for the card is not asked; what was told before it is certain."""
    found = of_word(at("3", "5 7"), "bid")
    assert (names(found), found.final) == (["chose"], REVEAL)


def test_the_end_of_the_game_is_final(at: Any) -> None:
    found = of_word(at("3 9", "", round=3), "pass")
    assert (names(found), found.final) == (["chose"], OTHER), "B must pass, which is B's affair"
    alone = table_at(GAME, {"state": {"cards": {"B": ["5", "7"]}, "round": 3}}, "acorn")
    assert of_word(alone, "pass").final == END


def test_only_an_option_has_a_preview(at: Any) -> None:
    table = at("3 9", "5 7")
    with pytest.raises(IllegalChoice, match="'9' is none of the options"):
        of_word(table, "9")
    while not table.over:
        table.apply(table.question.options[0])
    with pytest.raises(IllegalChoice):
        of_word(table, "pass")


def test_every_kind_of_end_has_a_sentence_in_each_language() -> None:
    for language in LANGUAGES:
        text = Text(GAME, language)
        assert len({text.say(f"final-{kind}") for kind in FINALS}) == len(FINALS)


def test_dice_are_never_rolled_for_a_preview() -> None:
    """In Root a battle with somebody who holds no card goes on to the dice at once."""
    game = game_named("root")
    table = Table(game, game.setup(seats="marquise,eyrie"), "dice")
    luck, found = Luck("dice"), []
    for _ in range(3000):
        question = table.question
        assert question is not None
        found += [
            names(each)
            for each in (preview(table, option) for option in question.options)
            if each.final == CHANCE
        ]
        if table.over or len(found) > 3:
            break
        table.apply(question.options[luck.below(len(question.options))])
        if table.over:
            table = Table(game, game.setup(seats="marquise,eyrie"), f"dice {len(table.choices)}")
    assert found
    assert not any("rolled" in each for each in found)


# Every game


def asked_now_and_then(game: Game[Any], options: dict[str, str], seed: str) -> Iterator[Table[Any]]:
    tables = random_game(game, game.setup(**options), seed)
    for number, table in zip(range(LONG), tables, strict=False):
        if table.question is not None and number % EVERY == 0:
            yield table


@pytest.mark.parametrize(("name", "options"), TABLES)
@given(seed=SEEDS)
@settings(max_examples=4)
def test_what_is_previewed_happens_in_every_world(
    name: str, options: dict[str, str], seed: str
) -> None:
    """The true one, and any that the seat holds for possible, with other chance in each."""
    for table in asked_now_and_then(game_named(name), options, seed):
        question = table.question
        assert question is not None
        for choice in question.options:
            found = preview(table, choice)
            worlds = [table.determinize(question.seat, f"{seed} {i}") for i in range(2)]
            for world in [table.clone(seed), *worlds]:
                world.state.log = []
                world.apply(choice)
                happened = told(world.events(question.seat))
                assert happened[: len(found.events)] == told(found.events)
                assert (found.final is None) == (world.why_not_undo(question.seat) is None)
                assert world.over or found.final != END
                assert world.sealed[-1] or found.final not in (CHANCE, REVEAL)


@pytest.mark.parametrize(("name", "options"), TABLES)
@given(seed=SEEDS)
@settings(max_examples=4)
def test_a_preview_is_the_same_in_every_world(
    name: str, options: dict[str, str], seed: str
) -> None:
    looked = 0
    for table in asked_now_and_then(game_named(name), options, seed):
        assert table.question is not None
        for other in elsewhere(table, table.question.seat, seed):
            looked += 1
            for choice in table.question.options:
                here, there = preview(table, choice), preview(other, choice)
                assert (told(here.events), here.final) == (told(there.events), there.final)
    assert looked


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_preview_leaves_the_table_alone(name: str, options: dict[str, str]) -> None:
    for table in asked_now_and_then(game_named(name), options, "alone"):
        assert table.question is not None
        before = table.digest(), told(table.events(table.question.seat)), table.state.revealed
        for choice in table.question.options:
            preview(table, choice)
        after = table.digest(), told(table.events(table.question.seat)), table.state.revealed
        assert after == before
