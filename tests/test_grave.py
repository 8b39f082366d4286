"""What costs dearly is guarded: an answer that leads there says so before it is given."""

from __future__ import annotations

from typing import Any

import pytest

from ironwood.positions import at as at_ironwood
from root.positions import at as at_root
from spinney.core import Table
from spinney.core.preview import LOSS, SCENE, preview
from spinney.core.telling import warning, why_final
from spinney.core.text import LANGUAGES, Text
from sylvion.positions import at as at_sylvion


def eyrie(points: int = 5, **columns: str) -> Table[Any]:
    """The Eyrie can recruit at a fox roost, and nowhere else."""
    decree = {column: cards.split() for column, cards in columns.items()}
    mine = {"points": points, "board": {"leader": "despot", "decree": decree}}
    return at_root(
        seats="eyrie,marquise",
        clearings={"c1": "eyrie 1 roost", "c2": "marquise 1"},
        players={"eyrie": mine},
        phase="daylight",
        force=True,
    )


def foreseen(table: Table[Any], word: str) -> Any:
    return preview(table, table.game.vocabulary.number(word))


def said(table: Table[Any], word: str, language: str = "en") -> str | None:
    assert table.question is not None
    text = Text(table.game, language, (), table.question.seat, table.setup)
    found = foreseen(table, word)
    assert why_final(found, text) == warning(found, text)
    return warning(found, text)


@pytest.mark.rule("root:7.7")
def test_turmoil_is_guarded_and_said_in_words() -> None:
    table = eyrie(recruit="anvil bake_sale vizier vizier")
    assert foreseen(table, "rabbit").guarded == LOSS
    assert said(table, "rabbit") == (
        "This is turmoil: you lose 2 points, your leader and all cards of the Decree, "
        "and your Daylight ends."
    )
    assert foreseen(table, "fox").guarded != LOSS
    assert said(table, "fox") is None


@pytest.mark.rule("root:7.7")
def test_nobody_loses_points_that_they_do_not_have() -> None:
    one, none = (eyrie(n, recruit="anvil bake_sale vizier vizier") for n in (1, 0))
    assert "you lose 1 point, your leader" in str(said(one, "rabbit"))
    assert "you lose your leader" in str(said(none, "rabbit"))


@pytest.mark.rule("root:7.7")
def test_a_choice_after_which_only_turmoil_is_left_is_guarded_too() -> None:
    """The question that would lead there has one answer, and is not asked."""
    table = eyrie(recruit="anvil bake_sale")
    assert foreseen(table, "fox").guarded == LOSS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("table", "word"),
    [
        (eyrie(recruit="anvil bake_sale"), "rabbit"),
        (
            at_root(
                seats="marquise,eyrie,alliance",
                clearings={"c1": "marquise 1"},
                players={"marquise": {"hand": "dominance_fox", "points": 12}},
            ),
            "dominance_fox",
        ),
        (at_sylvion(turn=1, bloom=12, hands=["whale tree_1"]), "whale"),
    ],
    ids=["turmoil", "dominance", "without effect"],
)
def test_every_game_warns_in_every_language(table: Table[Any], word: str, language: str) -> None:
    assert foreseen(table, word).guarded == LOSS
    assert said(table, word, language)


@pytest.mark.rule("ironwood:8.4")
def test_giving_up_is_guarded() -> None:
    table = at_ironwood()
    table.play("concede")
    assert foreseen(table, "yes").guarded == LOSS
    assert foreseen(table, "no").guarded != LOSS
    assert said(table, "yes") == "You give the game up: the other side wins at once."


def marquise(actions: int, **clearings: str) -> Table[Any]:
    """In the middle of her Daylight, with so many actions left."""
    return at_root(
        seats="marquise,eyrie",
        clearings={"c1": "marquise 1 keep", **clearings},
        players={
            "marquise": {"board": {"actions": actions}, "hand": "armorers"},
            "eyrie": {"hand": "anvil"},
        },
        phase="daylight",
        step="act",
        force=True,
    )


@pytest.mark.rule("root:6.5")
def test_who_leaves_while_there_are_actions_is_asked_again() -> None:
    table = marquise(2)
    assert foreseen(table, "done").guarded == LOSS
    assert said(table, "done") == "You still have 2 actions left, and would lose them."
    assert "eine Aktion, die" in str(said(marquise(1), "done", "de"))
    assert foreseen(marquise(0), "done").guarded != LOSS  # a bird would buy one: none is lost
    assert foreseen(table, "march").guarded is None


@pytest.mark.rule("root:4.3")
def test_a_battle_that_begins_cannot_be_taken_back() -> None:
    table = marquise(2, c1="marquise 2 keep eyrie 2")
    assert foreseen(table, "battle").guarded == SCENE  # where and whom is no question here
