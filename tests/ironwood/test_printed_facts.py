"""What the rulebook prints about cards and board, which our reconstruction has to keep to.

The cards and the board are our own; what the book says of them in its rules, examples and lists of
pieces is not, and no balancing may turn it. Each fact has its page.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from ironwood.positions import IC, WW, at, new, play, there, told
from spinney.core.text import Text
from spinney.ironwood.box import box_of, our_file
from spinney.ironwood.game import GAME
from spinney.ironwood.words import CARD_NAMES, FERRUM, MOUNTAINS, is_base

CARDS: dict[str, dict[str, Any]] = {
    card["id"]: card for card in json.loads(our_file("cards.json"))["cards"]
}
BOX = box_of("ours", "ours")

NAMED = {
    "Expansion": ("IC03P", "19"),
    "Renforts": ("IC01P", "19"),
    "Tunnel": ("IC08", "13"),
    "Machine de guerre": ("IC23", "18"),
    "Leurre": ("IC29", "14"),
    "Visions": ("WW01P", "20"),
    "Pillage": ("WW02P", "13"),
    "Instincts de chasseur": ("WW03P", "18"),
    "Esprits des louves": ("WW08", "13"),
    "Enfants de la Forêt": ("WW09", "18"),
    "Sentiers de la canopée": ("WW26", "13"),
}
"""The cards that the book names, ours that bear the name, and the page."""
BASE = ("Expansion", "Renforts", "Visions", "Pillage")
"""Those of which it says that they are base cards."""
SPECIAL = ("Tunnel", "Leurre", "Esprits des louves", "Sentiers de la canopée")
VALUES = {"Enfants de la Forêt": (1, 2, 2), "Machine de guerre": (2, 0, 3)}
"""Damage, defense and dominance (p. 18)."""

FOUND = {"do": "found", "n": 1, "where": ["mountain", "outer", "own", "bare"]}
BUILD = {"do": "build", "n": 1, "where": ["mountain", "outer", "own", "foundation"]}
STEPS = {
    "Expansion": FOUND,
    "Renforts": {"do": "spend", "n": 5, "then": [BUILD]},
    "Tunnel": {"do": "move", "what": "drill", "times": 2},
    "Visions": {"do": "discover", "n": 1},
    "Pillage": {"do": "move", "what": "warriors", "n": 5},
    "Esprits des louves": {"do": "move", "what": "warriors", "n": 4, "times": 2},
}
"""A step that the card has, among others (p. 13, 19, 20)."""
WHOLE = {
    "Instincts de chasseur": [
        {"do": "burn", "what": "any", "n": 1, "then": [{"do": "move", "what": "warriors", "n": 4}]},
        {"do": "this_combat", "defense": 1},
        {"do": "attack", "victory": [{"do": "steal", "n": 1}]},
    ],
    "Sentiers de la canopée": [
        {"do": "move", "what": "warriors", "n": 4},
        {"do": "play", "what": "base", "n": 1, "moves_again": True},
    ],
}
"""All that the card does, as the examples tell it (p. 13, 18)."""
REMOVED = {
    *("WW17", "WW19", "WW22", "WW36"),  # p. 22
    *("IC13", "IC17", "IC27", "IC33", "IC36"),  # p. 28
}


def inside(value: Any) -> Iterator[dict[str, Any]]:
    """Every step and lasting rule of an effect, however deep."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from inside(each)


def cards_that(**fields: Any) -> set[str]:
    """The cards of which some step says all of this."""
    return {
        name
        for name, card in CARDS.items()
        for step in inside(card["effect"])
        if all(step.get(key) == value for key, value in fields.items())
    }


def named(*names: str) -> set[str]:
    return {NAMED[name][0] for name in names}


@pytest.mark.rule("ironwood:U01")
@pytest.mark.parametrize("name", NAMED)
def test_the_cards_that_the_book_names_are_there(name: str) -> None:
    card, _ = NAMED[name]
    assert Text(GAME, "fr").named(card) == name
    if name in BASE + SPECIAL:
        assert is_base(CARD_NAMES.index(card)) == (name in BASE)


@pytest.mark.rule("ironwood:U01", "ironwood:7.5", "ironwood:7.8")
@pytest.mark.parametrize("name", VALUES)
def test_the_combat_values_of_the_example(name: str) -> None:
    card = CARDS[NAMED[name][0]]
    assert (card["damage"], card["defense"], card["dominance"]) == VALUES[name]


@pytest.mark.rule("ironwood:U01", "ironwood:6.1")
@pytest.mark.parametrize("name", STEPS)
def test_what_the_book_says_that_a_card_does(name: str) -> None:
    assert STEPS[name] in list(inside(CARDS[NAMED[name][0]]["effect"]))


@pytest.mark.rule("ironwood:U01")
@pytest.mark.parametrize("name", WHOLE)
def test_the_cards_of_the_examples_do_what_they_tell(name: str) -> None:
    assert CARDS[NAMED[name][0]]["effect"] == {"play": WHOLE[name]}


@pytest.mark.rule("ironwood:6.1")
def test_plunder_moves_five_warriors_that_have_come_through_the_canopy() -> None:
    """The example of p. 13, played: four move, then five, of them the four."""
    table = at(ww="WW26 WW02P", warriors={"forest_15": 5})
    play(table, "WW26 forest_15 4 WW02P move forest_9 forest_3 4 forest_15")
    assert there(table, "forest_3") == {"warriors": 4}
    assert there(table, "forest_9") == {"warriors": 1}


@pytest.mark.rule("ironwood:6.1")
def test_only_three_cards_let_somebody_move_twice() -> None:
    """“The only exceptions” (p. 13)."""
    twice = {name for name in CARDS if any("times" in s for s in inside(CARDS[name]["effect"]))}
    assert twice == named("Tunnel", "Esprits des louves")
    assert cards_that(moves_again=True) == named("Sentiers de la canopée")


@pytest.mark.rule("ironwood:6.3")
def test_only_the_decoy_moves_woodwalkers_as_a_warband() -> None:
    """“The only case” (p. 14): all of a warband or a part of it."""
    assert cards_that(do="relocate") == named("Leurre")
    assert cards_that(do="relocate", whose="enemy", n="all_or_part") == named("Leurre")


@pytest.mark.rule("ironwood:2.3", "ironwood:2.4", "ironwood:13")
def test_the_kinds_of_cards_that_the_book_speaks_of() -> None:
    permanents = {name: card["effect"].get("permanent") for name, card in CARDS.items()}
    in_play = {name: rest for name, rest in permanents.items() if rest}
    assert all(not is_base(CARD_NAMES.index(name)) and name not in SPECIAL for name in in_play)
    lasting = {"each_combat", "while", "when", "each_preparation", "on_place"}
    assert any(lasting & set(rest) for rest in in_play.values())  # p. 9
    assert any("exhausted" in rest and not lasting & set(rest) for rest in in_play.values())  # p. 9
    assert any("when" in rest for rest in in_play.values())  # p. 10: triggered by an action card
    assert {name[:2] for name in cards_that(do="mark")} == {"WW", "IC"}  # p. 10
    assert cards_that(mod="forbid")  # p. 17: some cards keep warbands from moving
    assert cards_that(do="play", what="base") >= named("Sentiers de la canopée")  # p. 10
    assert {name[:2] for name in cards_that(do="recruit", unit="golems")} == {"IC"}  # p. 11
    assert {name[:2] for name in cards_that(do="attack", target=["ferrum"])} == {"WW"}  # p. 17
    assert cards_that(do="build") > named("Renforts")  # p. 19: others build in another way
    assert cards_that(do="discover") > named("Visions")  # p. 20: special cards discover, too
    burned = {name for name, card in CARDS.items() if "burned" in card["effect"]}
    assert {name[:2] for name in burned} == {"WW"}  # p. 35


@pytest.mark.rule("ironwood:2.1", "ironwood:10.1", "ironwood:11.1")
def test_how_many_cards_there_are_and_which_are_left_out_alone() -> None:
    for prefix in ("WW", "IC"):  # p. 5, 8
        mine = [name for name in CARDS if name.startswith(prefix)]
        assert (len(mine), sum(name.endswith("P") for name in mine)) == (38, 3)
    assert {name for name, card in CARDS.items() if card.get("removed_in_solo")} == REMOVED


@pytest.mark.rule("ironwood:1.1", "ironwood:1.3", "ironwood:1.4", "ironwood:5.1", "ironwood:5.2")
def test_the_board_and_the_pieces_of_the_setup() -> None:
    """p. 4 to 7 and 12: rings, visions, warriors; p. 18: Plumbarum has a forge, so it is outer."""
    board = BOX.board
    outer = [mountain for mountain in range(MOUNTAINS) if board.outer >> mountain & 1]
    assert (len(board.near[FERRUM]), len(outer)) == (4, 6)
    assert not set(outer) & set(board.near[FERRUM])
    plumbarum = GAME.vocabulary.number("plumbarum") - GAME.vocabulary.number("ferrum")
    assert plumbarum in outer
    assert any(board.inner >> forest & 1 for forest in board.touch[plumbarum])
    for forest in board.outer_forests:  # nobody on an outer mountain need reach them, but one may
        assert all(not board.inner >> mountain & 1 for mountain in board.touch[forest])
    view = new().view(WW)
    assert (view["supply"]["cubes"], view["supply"]["totems"]) == (20, 5)
    assert view["supply"]["crystals"] + 3 == 20  # after the first income
    visions = view["visions"]
    assert visions["hand"]["count"] + len(visions["deck"]) == 10
    there_are = {place: found.get("warriors") for place, found in view["places"].items()}
    assert there_are["ferrum"] == 1
    assert [there_are[name] for name in ("auria", "lithimar", "palladimor", "zincur")] == [3] * 4


@pytest.mark.rule("ironwood:6.6")
def test_the_drill_track_of_the_board() -> None:
    """p. 15: two crystals; one, a look and a warrior; one and a card, again and again."""
    table = at(side="ironclads", ic="IC08", warriors={"forest_1": 1})
    play(table, "IC08 auria chromia")
    assert told(table, "loaded") == [(2, 2), (1, 3)]
    assert told(table, "recruited") == [("ironclads", "warrior", "auria")]
    assert len(told(table, "looked", IC)) == 1
    for track in (2, 3):
        table = at(side="ironclads", ic="IC15", drill={"at": "auria", "track": track, "hopper": 3})
        play(table, "IC15 chromia")
        assert told(table, "loaded") == [(1, 4)]
        assert len(told(table, "drew", IC)) == 1
