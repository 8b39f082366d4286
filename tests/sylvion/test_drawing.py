"""Sylvion drawn, in SVG and in the terminal, from views of random games with any options."""

import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import Phase, given, settings

from drawings import (
    SVG,
    both,
    differ_for,
    drawn,
    fits_the_terminal,
    has_its_symbols,
    has_themes,
    is_sound,
    is_up_to_date,
    loads_no_drawing,
    printed,
    titles,
    uses,
    views,
    written,
)
from properties import finished
from samples import some
from spinney.core import SPECTATOR, Setup
from spinney.core.text import LANGUAGES, Text
from spinney.sylvion.game import GAME
from spinney.sylvion.looks import CARDS, STEP_RULES, ahead, last_turn, status
from spinney.sylvion.state import STAGES
from spinney.sylvion.svg.cards import picture
from spinney.symbols import sheet
from spinney.symbols.pen import SPACING, breadth, write
from sylvion.positions import at, play
from sylvion.setups import seeds, setups

LARGEST = 200_000
STACKS = ["elemental_0", "elemental_1", "elemental_2", "elemental_3"]
DEFENCE: dict[str, Any] = {"stage": "defend", "mode": "advanced", "stacks": STACKS}

some_games = settings(max_examples=some(3, 6), phases=(Phase.explicit, Phase.generate))


def cards_by_name(root: ElementTree.Element) -> Counter[str]:
    """How often the name of a card is written out in a picture of that card."""
    found: Counter[str] = Counter()
    for group in root.iter(f"{SVG}g"):
        name = group.findtext(f"{SVG}title")
        lines = " ".join(line.text or "" for line in group.findall(f"{SVG}text"))
        if name and name in lines:
            found[name] += 1
    return found


# SVG


@pytest.mark.games
@some_games
@given(setups(), seeds)
def test_pictures_are_sound(setup: Setup, seed: str) -> None:
    for view, text in views(GAME, setup, seed):
        is_sound(GAME.svg(view, text), text, LARGEST)


@pytest.mark.games
@some_games
@given(setups(), seeds)
def test_pictures_show_the_battlefield(setup: Setup, seed: str) -> None:
    """Every card on it by name, in the picture and in its description; and the Edge."""
    for view, text in views(GAME, setup, seed):
        root = drawn(view, text)
        described = root.findtext(f"{SVG}desc", "")
        names = cards_by_name(root)
        on_board = Counter(text.named(word) for word in view["board"].values())
        assert all(names[name] >= count for name, count in on_board.items())
        for square, word in view["board"].items():
            assert f". {square} {text.named(word)}." in described
        in_columns = Counter(text.named(word) for column in view["columns"] for word in column)
        assert all(names[name] >= count for name, count in in_columns.items())
        if view["phase"] == "battle":
            assert uses(root, "bloom") == view["bloom"] + 1
            assert uses(root, "desolation") == view["edge"] - view["bloom"] + 1


@pytest.mark.games
@some_games
@given(setups(mode="advanced", figure="yes"), seeds)
def test_pictures_show_the_figure(setup: Setup, seed: str) -> None:
    """Once, besides the mark that each of its bearers has."""
    for view, text in views(GAME, setup, seed):
        if view["phase"] == "battle":
            title = text.say("label-figure")
            assert titles(drawn(view, text)).count(title) == (view["figure"] is not None)


def test_hands_show_counts_and_prices() -> None:
    table = at(**DEFENCE, hands=["owl owl fish tree_4"])
    root = drawn(table.view(0), Text(GAME, "en", (), 0))
    names = cards_by_name(root)
    assert (names["Owl"], names["Fish"], names["Tree 4"]) == (1, 1, 1)
    assert uses(root, "cost") == 3
    assert "\N{MULTIPLICATION SIGN}2" in written(root)
    assert "Hand 4" in written(root)


def test_large_hands_take_another_row() -> None:
    """No card is covered by the next one: the page grows instead."""
    heights = []
    for cards in ("owl fish", list(CARDS)[:16]):
        table = at(**DEFENCE, hands=[cards])
        root = drawn(table.view(0), Text(GAME, "de", (), 0))
        assert uses(root, "cost") == (2 if cards == "owl fish" else 16)
        heights.append(float(root.attrib["viewBox"].split()[3]))
    assert heights[0] < heights[1]


@pytest.mark.parametrize("result", ["won", "lost"])
def test_the_end_is_stamped(result: str) -> None:
    board = {"a1": "tree_4"} if result == "won" else {"a1": "elemental_3"}
    table = at(stage="assault", board=board, bloom=12 if result == "won" else 2, mode="advanced")
    assert table.over
    for language in LANGUAGES:
        text = Text(GAME, language)
        view = table.view(0)
        assert text.say(f"label-{result}").upper() in written(drawn(view, text))
        assert text.say(f"label-{result}") in printed(view, text)


def test_a_stamp_stays_in_its_frame() -> None:
    """Its letters are spaced, which takes room, too."""
    for words, smaller in (("LOST", False), ("VERLOREN", True)):
        size = float(re.findall('font-size="([^"]+)"', write(0, 0, words, 64, "stamp", 320))[0])
        assert breadth(words, size) + SPACING * size * len(words) <= 320 + 1
        assert (size < 64) is smaller


def test_themes() -> None:
    view, text = at(**DEFENCE, hands=["owl fish"]).view(0), Text(GAME, "en")
    has_themes(view, text)


@pytest.mark.parametrize("theme", ["auto", "dark"])
def test_the_picture_of_the_readme_is_up_to_date(theme: str) -> None:
    is_up_to_date(GAME, theme, seat=0)


# The terminal


@pytest.mark.games
@some_games
@given(setups(), seeds)
def test_terminal_fits(setup: Setup, seed: str) -> None:
    for view, text in views(GAME, setup, seed):
        fits_the_terminal(view, text)


@pytest.mark.games
@some_games
@given(setups(), seeds)
def test_terminal_shows_the_battlefield(setup: Setup, seed: str) -> None:
    for view, text in views(GAME, setup, seed):
        output = printed(view, text, 120)
        for word in view["board"].values():
            assert all(part in output for part in text.named(word).split())
        for column in view["columns"]:
            assert all(text.named(word).split()[0] in output for word in column)
        edge = text.say("label-edge")
        marks = next(line for line in output.splitlines() if line.startswith(edge))
        assert marks.count("✿") == view["bloom"]
        assert marks.count("✗") == view["edge"] - view["bloom"]
        assert output.count("♛") == (view["figure"] is not None)


def test_terminal_lists_hands() -> None:
    table = at(**DEFENCE, hands=["owl owl fountain_3 tree_4"])
    output = printed(table.view(0), Text(GAME, "en", (), 0))
    assert re.search(r"2 ◆ Owl +1 ", output)
    assert re.search(r"1 Ψ Fountain 3 +2 +3 ", output)
    assert re.search(r"1 ♣ Tree 4 +3 +4 ", output)


# Both


def test_hidden_hands_are_in_no_other_drawing() -> None:
    """Two games that differ in a hidden hand look the same to everybody but its owner."""
    silence = DEFENCE | {"players": 2, "hidden": True}
    one = at(**silence, hands=["whale", "owl stag"], deck="fish doves")
    other = at(**silence, hands=["whale", "fish doves"], deck="owl stag")
    differ_for(1, one, other)


def test_open_hands_are_shown_to_the_partner() -> None:
    table = at(**DEFENCE, players=2, hands=["whale", "owl stag"])
    for output in both(table, 0):
        assert "Owl" in output
        assert "Stag" in output


def test_what_is_known_is_shown() -> None:
    """The looked-at cards of the stacks, and the card that is being paid for."""
    stacks = ["blaze simoon", "simoon blaze", "blaze blaze", "simoon simoon"]
    table = at(**DEFENCE | {"stacks": stacks}, hands=["owl whale fish"], known=2)
    play(table, "owl")
    for output in both(table, 0):
        assert "Blaze" in output
        assert "Simoon" in output
        assert "Owl" in output


def test_arrows_pass_lakes() -> None:
    assert ahead({"a3": "elemental_1"}, "a3") == "a2"
    assert ahead({"a3": "elemental_1", "a2": "acid_lake", "a1": "acid_lake"}, "a3") == "a0"


def test_every_stage_has_a_name() -> None:
    assert tuple(STEP_RULES) == STAGES
    for language in LANGUAGES:
        assert all(Text(GAME, language).rule(rule) for rule in STEP_RULES.values())


def test_status_says_what_matters() -> None:
    table = at(
        **DEFENCE | {"stacks": [[]] * 4}, turn=16, players=2, hands=["owl", "fish"], points=2
    )
    text = Text(GAME, "en", ["Ann", "Bo"])
    told = status(table.view(0), text, last_turn(table.view(0)))
    assert told[:2] == ["Battle", "Turn 16"]
    assert {text.say("label-last-turn"), f"{text.say('label-points')} 2"} <= set(told)


def test_an_engine_without_a_screen_loads_no_drawing() -> None:
    loads_no_drawing(GAME)


def test_finished_games_can_be_drawn() -> None:
    for seed in "abc":
        table = finished(GAME, GAME.setup(mode="advanced", extension_1="yes"), seed)
        assert both(table, SPECTATOR)


# The sheet of symbols


def test_every_card_has_a_symbol() -> None:
    assert all(f"sp-{picture(word)}" in sheet(GAME.packages) for word in CARDS)


def test_the_symbols_are_complete() -> None:
    has_its_symbols(GAME)
