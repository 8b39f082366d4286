"""Ironwood drawn, in SVG and in the terminal, from views of random games with any options."""

import json
import re
from typing import Any

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
from ironwood.positions import IC, WW, at, new, play
from ironwood.test_properties import seeds, setups
from properties import everybody, moments
from samples import some
from spinney.core import SPECTATOR, Setup, Table
from spinney.core.text import LANGUAGES, Text
from spinney.ironwood.game import GAME
from spinney.ironwood.looks import PHASES, STEP_RULES, contents, near, slots_taken, touching
from spinney.ironwood.state import STAGES
from spinney.ironwood.words import CARD_NAMES, SIDE_NAMES

LARGEST = 200_000

some_games = settings(max_examples=some(2, 4), phases=(Phase.explicit, Phase.generate))


def flat(output: str) -> str:
    """What is printed, without what breaks its lines."""
    return re.sub(r"[ \n]+", " ", output)


@pytest.fixture
def combat() -> Table[Any]:
    """The Woodwalkers have laid a card face down; the Ironclad are to wager."""
    table = at(
        ww="WW04 WW09 WW16",
        ic="IC02P IC15 IC23",
        warriors={"forest_9": 3, "zincur": 2},
        golems={"zincur": 1},
        visions="vision_cobaltis",
    )
    return play(table, "WW04 done forest_9 WW16")


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
def test_pictures_show_the_board(setup: Setup, seed: str) -> None:
    """Each place by name with all that is there, in the picture and in its description."""
    for view, text in views(GAME, setup, seed):
        root = drawn(view, text)
        described = root.findtext(f"{SVG}desc", "")
        named = titles(root)
        for place in (*view["board"]["mountains"], *view["board"]["forests"]):
            there = ", ".join(contents(view, text, place))
            assert any(t.startswith(text.named(place)) and t.endswith(there) for t in named)
            assert not there or f". {text.named(place)} \N{EN DASH} {there}." in described
        here = view["places"].values()
        totems = [kind for place in here for kind in place.get("totems", ())]
        assert uses(root, "totem") == totems.count("intact") + 3
        assert uses(root, "totem-fading") == totems.count("fading")
        assert uses(root, "golem") == sum("golems" in place for place in here)
        assert uses(root, "forge") == sum(place.get("site") == "forge" for place in here) + 3
        assert uses(root, "drill") == 2


def test_pictures_show_the_hand_with_combat_values() -> None:
    table = at(ww="WW01P WW09", ic="IC15")
    root = drawn(table.view(WW), Text(GAME, "en", (), WW))
    assert "Hand 2" in written(root)
    assert "Children of the Forest" in written(root)
    (told,) = [title for title in titles(root) if title.startswith("Children of the Forest")]
    assert told.startswith("Children of the Forest. Damage 1. Defense 2. Dominance 2. ")
    watched = drawn(table.view(SPECTATOR), Text(GAME, "en"))
    assert not any(line.startswith("Hand ") for line in written(watched))


def test_large_hands_take_another_row() -> None:
    heights = []
    for count in (2, 14):
        table = at(ww=" ".join(CARD_NAMES[:count]))
        root = drawn(table.view(WW), Text(GAME, "en", (), WW))
        heights.append(float(root.attrib["viewBox"].split()[3]))
    assert heights[0] < heights[1]


def test_permanents_lie_with_their_cubes() -> None:
    in_play = {"cards": {"woodwalkers": {"in_play": ["WW24"]}}, "cubes": {"WW24": 3}}
    marks = [{"card": "WW24", "place": "chromia"}]
    table = at(ww="WW04", ic="IC15", marks=marks, **in_play)
    root = drawn(table.view(IC), Text(GAME, "en", (), IC))
    assert uses(root, "cube") == 3 + 1 + 1  # on the card, on Chromia, in the supply
    _, output = both(table, IC, width=120)
    assert "■■■ 3 Living Thicket" in output
    assert "mark (Living Thicket)" in output


@pytest.mark.parametrize("result", [*SIDE_NAMES, "drawn"])
def test_the_end_is_told(result: str) -> None:
    view = at(ww="WW04", ic="IC15").view(WW) | {"result": result}
    for language in LANGUAGES:
        text = Text(GAME, language)
        name = "drawn" if result == "drawn" else "won"
        side = "" if result == "drawn" else text.named(result)
        told = text.say(f"label-{name}", side=side)
        assert told.upper() in written(drawn(view, text))
        assert told in printed(view, text)


def test_a_board_without_outlines_can_be_drawn() -> None:
    """Owners need not trace the rims of their forests."""
    view = at(ww="WW04", ic="IC15").view(WW)
    board = json.loads(json.dumps(view["board"]))
    for forest in board["forests"].values():
        del forest["outline"]
    root = drawn(view | {"board": board}, Text(GAME, "en"))
    assert uses(root, "tree-3") > 0


def test_themes() -> None:
    view, text = at(ww="WW04", ic="IC15").view(WW), Text(GAME, "en")
    has_themes(view, text)


@pytest.mark.parametrize("theme", ["auto", "dark"])
def test_the_picture_of_the_readme_is_up_to_date(theme: str) -> None:
    is_up_to_date(GAME, theme, seat=WW)


def test_a_combat_is_told_while_it_is_fought() -> None:
    table = play(at(ww="WW04", ic="IC05", warriors={"forest_9": 2, "zincur": 2}), "WW04 done")
    assert table.view(WW)["combat"] is None
    play(table, "forest_9")
    view = table.view(WW)
    scene = {"attacker": "woodwalkers", "origin": "forest_9", "target": "zincur"}
    assert view["combat"] == scene
    assert "→ Zincur" in printed(view, Text(GAME, "en", (), WW))


def test_a_view_says_who_sits_where_and_how_many_golems_are_left() -> None:
    sides = at(ww="WW04", golems={"zincur": 1}).view(WW)["sides"]
    assert [(side["seat"], side["golems"]) for side in sides] == [(0, 0), (1, 2)]


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
def test_terminal_shows_the_board(setup: Setup, seed: str) -> None:
    """Every place is in one row, with all that is there if that fits."""
    for view, text in views(GAME, setup, seed):
        rows = printed(view, text, 120).splitlines()
        for place in (*view["board"]["mountains"], *view["board"]["forests"]):
            name = text.named(place).split()[0]
            there = contents(view, text, place)
            begins = [row for row in rows if re.match(rf"│[▲♣] {re.escape(name)}\b", row)]
            assert begins, place
            assert any((there[0].split()[0] if there else "·") in row for row in begins)


def test_terminal_lists_ways_and_contacts() -> None:
    output = printed(at(ww="WW04", ic="IC15").view(WW), Text(GAME, "en"))
    assert re.search(r"▲ Ferrum \(1\) +│.*│▲ 2 3 4 5 +│♣ 1 2 3 4 +│", output)
    assert re.search(r"♣ Elder Oaks \(11\) +│· +│♣ 5 +│▲ 6 7 +│", output)


def test_terminal_lists_the_hand_with_combat_values() -> None:
    output = printed(at(ww="WW09", ic="IC15").view(WW), Text(GAME, "en", (), WW))
    assert re.search(r"WW09 +Children of the Forest ≈ +1 +2 +2 ", output)


# Both


@pytest.mark.games
def test_what_is_hidden_is_in_no_drawing() -> None:
    """No name of a card or a vision appears that the view does not give."""
    for seed in "abc":
        for table in moments(GAME, GAME.simulation(), seed):
            for seat in everybody(table):
                seen = known_words(table.view(seat))
                text = Text(GAME, "en", (), seat)
                hidden = [word for word in GAME.vocabulary.words[:86] if word not in seen]
                for output in both(table, seat, width=120):
                    shown = flat(output)
                    for word in hidden:
                        name = text.named(word)
                        told = name in shown and re.search(rf"\b{name}(?! I)\b", shown)
                        assert not told, word


def known_words(view: dict[str, Any]) -> set[str]:
    zones = {name: view[name] for name in ("sides", "visions", "marks")}
    return set(re.findall(r'"(\w+)"', json.dumps(zones)))


def test_a_wager_lies_face_down_before_everybody_else(combat: Table[Any]) -> None:
    for seat in (IC, SPECTATOR):
        picture, output = both(combat, seat, width=120)
        for shown in (picture, output):
            assert "Night over the Great Forge" not in shown
            assert "face down" in shown
    for shown in both(combat, WW, width=120):
        assert "Night over the Great Forge" in shown
        assert "face down" not in shown


def test_other_wagers_give_the_same_drawings(combat: Table[Any]) -> None:
    other = play(
        at(
            ww="WW04 WW09 WW16",
            ic="IC02P IC15 IC23",
            warriors={"forest_9": 3, "zincur": 2},
            golems={"zincur": 1},
            visions="vision_gallimor",
        ),
        "WW04 done forest_9 WW09",
    )
    differ_for(WW, combat, other)


def test_what_is_ours_says_so() -> None:
    for language in LANGUAGES:
        text = Text(GAME, language)
        view = new().view(SPECTATOR)
        for shown in (GAME.svg(view, text), flat(printed(view, text))):
            assert text.say("label-ours-board") in shown
            assert text.say("label-ours-cards", mark="≈") in shown
        printed_game = view | {"reconstructed": {"board": False, "cards": []}}
        for shown in (GAME.svg(printed_game, text), printed(printed_game, text)):
            assert text.say("label-ours-board") not in shown
            assert "≈" not in shown


def test_owners_name_their_cards() -> None:
    """And the values that are shown are theirs."""
    view = at(ww="WW09", ic="IC15").view(WW)
    view["reconstructed"] = {"board": True, "cards": [c for c in CARD_NAMES if c != "WW09"]}
    view["owners"] = {"WW09": {"name": {"en": "Windfall"}, "text": {"en": "Something good."}}}
    view["values"] = {"WW09": [5, 0, 7]}
    text = Text(GAME, "en", (), WW)
    assert re.search(r"WW09 +Windfall +5 +0 +7 *\n", printed(view, text))
    root = drawn(view, text)
    assert "Windfall. Damage 5. Defense 0. Dominance 7. Something good." in titles(root)
    assert "Children of the Forest" not in written(root)


def test_every_stage_has_a_name() -> None:
    assert set(STEP_RULES) == set(STAGES)
    assert sorted(stage for stages in PHASES.values() for stage in stages) == sorted(STAGES)


def test_actions_are_taken_in_turns() -> None:
    taken = [tuple(slots_taken({"slot": slot}, side) for side in SIDE_NAMES) for slot in range(7)]
    assert taken == [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (3, 3)]


def test_ways_and_contacts_are_mutual() -> None:
    view = new().view(SPECTATOR)
    for place in (*view["board"]["mountains"], *view["board"]["forests"]):
        assert all(place in near(view, other) for other in near(view, place))
        assert all(place in touching(view, other) for other in touching(view, place))


def test_an_engine_without_a_screen_loads_no_drawing() -> None:
    loads_no_drawing(GAME)


# The symbols


def test_the_symbols_are_complete() -> None:
    has_its_symbols(GAME)
