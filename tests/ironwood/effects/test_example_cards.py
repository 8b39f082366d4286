"""The worked example of docs/ironwood/effect-language.md: it can be read, and does what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from ironwood.positions import IC, WW, asked, side
from spinney.core.chance import Luck
from spinney.core.playout import play_out
from spinney.core.table import Table, table_at
from spinney.ironwood.effects.language import CONDITIONS, EVENTS, FIELDS, RULES, SETS, TESTS
from spinney.ironwood.game import GAME

DOCS = Path(__file__).parents[3] / "docs" / "ironwood"
EXAMPLE = DOCS / "example-cards.json"


def at(**state):
    return table_at(GAME, {"options": {"cards": str(EXAMPLE)}, "state": state}, "acorn")


def test_the_page_names_every_word_of_the_language() -> None:
    page = (DOCS / "effect-language.md").read_text("utf-8")
    for word in (*FIELDS, *RULES, *CONDITIONS, *EVENTS, *SETS, *TESTS):
        assert f"`{word}`" in page or f'"{word}"' in page, word


@pytest.mark.rule("ironwood:U01")
def test_the_first_card_gets_another_effect_and_keeps_its_values() -> None:
    hand = {"woodwalkers": {"hand": ["WW01P", "WW02P", "WW03P", "WW16"]}}
    table = at(cards=hand, warriors={"forest_15": 1}, totems={"intact": ["forest_9"]})
    box = table.state.box
    card = GAME.vocabulary.number("WW16")
    assert (box.damage[card], box.defense[card], box.dominance[card]) == (3, 0, 0)
    assert "WW16" not in box.reconstructed
    for word in ("WW16", "done"):
        table.play(word)
    assert side(table, WW)["crystals"] == 1


@pytest.mark.rule("ironwood:U01")
def test_the_second_card_replaces_all_of_ours() -> None:
    hand = {"ironclads": {"hand": ["IC01P", "IC02P", "IC03P", "IC25"]}}
    warriors = {"forest_9": 1, "zincur": 3}
    totems = {"intact": ["forest_9"]}
    table = at(side="ironclads", slot=1, cards=hand, warriors=warriors, totems=totems)
    box = table.state.box
    card = GAME.vocabulary.number("IC25")
    assert (box.damage[card], box.defense[card], box.dominance[card]) == (2, 1, 2)
    assert box.icons[card] == ("hit", "shield")
    table.play("IC25")
    assert asked(table) == "attack-from"
    for word in ("zincur", "none", "none"):
        table.play(word)
    assert (
        table.state.warriors[GAME.vocabulary.number("forest_9") - GAME.vocabulary.number("ferrum")]
        == 0
    )
    assert table.state.sites.count(2) == 1
    assert side(table, IC)["wager"] is None


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_game_with_the_example_comes_to_its_end(seed: str) -> None:
    table = Table(GAME, GAME.setup(cards=str(EXAMPLE), rounds="20"), seed)
    play_out(table, Luck(seed))
    assert table.over
