"""Shared chapters ask powers and know none; every hook has somebody who uses it."""

import ast
from pathlib import Path

import pytest

from root.positions import at
from spinney.root import powers
from spinney.root.cards import IS_PERSISTENT, NAMES
from spinney.root.editions import EDITIONS
from spinney.root.faction import Faction
from spinney.root.game import GAME
from spinney.root.hirelings.box import BOX as HIRELINGS
from spinney.root.landmarks.table import TABLE
from spinney.root.moving import adjacent
from spinney.root.power import HOOKS, Power
from spinney.root.powers import POWERS, lay_open, take_from_play
from spinney.root.rule import ruler
from spinney.root.words import (
    BOAT_BUILDERS,
    CARDS,
    CLEARING,
    EYRIE,
    FACTION,
    MARQUISE,
    OWNERS,
    SOUP_KITCHENS,
    VOCABULARY,
)

SOURCE = Path(__file__).parents[2] / "src" / "spinney" / "root"
CHAPTERS = (
    *("rule", "moving", "ways", "pieces", "placing", "hands", "crafting", "battle", "removal"),
    *("turn", "victory", "setup", "common", "actions", "powers", "power", "views", "steps"),
    *("suits", "state", "faction", "options", "positions", "faults", "cards", "orders", "headings"),
    *("game", "looks", "tensors", "contents", "scribes", "refusals", "draft", "drafts"),
)
SAID = {name.upper() for name in (*NAMES, *VOCABULARY.words[FACTION : FACTION + OWNERS])}
"""The names by which the code calls cards, factions and hirelings."""


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_no_shared_chapter_names_a_card_a_faction_or_an_edition(chapter: str) -> None:
    tree = ast.parse((SOURCE / f"{chapter}.py").read_text("utf-8"))
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    imported = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert not (names | imported) & (SAID | {edition.upper() for edition in EDITIONS})
    written = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert not written & {name.lower() for name in SAID}


def in_play() -> list[Power]:
    """All the powers that can act in a game."""
    factions = [rules for f in GAME.box for e in EDITIONS.values() for rules in (f.in_edition(e),)]
    lent = [power for power in POWERS if power is not None]
    return [*factions, *HIRELINGS, *lent, *TABLE]


ALL_HOOKS = (*HOOKS, "extra_hits", "battle_effects", "use_battle_effect")
USED_BY_GUESTS = ("lender",)
"""What no faction in the box uses yet: `test_guest.py` does."""


@pytest.mark.parametrize("hook", [hook for hook in ALL_HOOKS if hook not in USED_BY_GUESTS])
def test_every_hook_of_a_power_has_a_user(hook: str) -> None:
    assert any(getattr(type(power), hook) is not getattr(Power, hook) for power in in_play())


def test_a_power_knows_what_it_answers() -> None:
    for power in in_play():
        for number, hook in enumerate(HOOKS):
            overridden = getattr(type(power), hook) is not getattr(Power, hook)
            assert (number in power.answers) == overridden


def test_every_persistent_card_is_a_power_and_nothing_else_is_one() -> None:
    for card in range(CARDS):
        assert (POWERS[card] is not None) == IS_PERSISTENT[card]


def test_a_card_acts_as_long_as_it_lies_open() -> None:
    g = at(seats="marquise,eyrie", clearings={"c5": "marquise 1 wood 2 eyrie 3"}).state
    assert ruler(g, 4) == EYRIE
    assert not g.bent
    lay_open(g, MARQUISE, SOUP_KITCHENS)
    assert ruler(g, 4) == MARQUISE
    assert g.bent
    take_from_play(g, MARQUISE, SOUP_KITCHENS)
    assert ruler(g, 4) == EYRIE
    assert not g.bent


def test_ways_are_those_of_whoever_opens_them() -> None:
    g = at(seats="marquise,eyrie", clearings={"c10": "marquise 1"}).state
    before = adjacent(g, MARQUISE, 9)
    lay_open(g, MARQUISE, BOAT_BUILDERS)
    assert adjacent(g, MARQUISE, 9) == sorted({*before, *g.map.rivers[9]}) != before
    assert adjacent(g, EYRIE, 9) == before


def test_clones_do_not_share_what_is_in_play() -> None:
    g = at(seats="marquise,eyrie", clearings={"c5": "marquise 1 eyrie 2"}).state
    copy = g.copy()
    lay_open(copy, MARQUISE, BOAT_BUILDERS)
    assert g.powers[MARQUISE] == [g.played[MARQUISE], *g.landmarks]
    assert len(g.ways[MARQUISE]) == 1 < len(copy.ways[MARQUISE])


def test_only_what_is_there_to_be_lent_is_granted() -> None:
    g = at(seats="marquise,eyrie").state
    with pytest.raises(AssertionError, match="nothing that could be granted"):
        powers.grant(g, MARQUISE, CLEARING)


def test_every_faction_says_what_it_owns_once() -> None:
    own = [faction for faction in GAME.box if not faction.borrows_pieces]
    owned = [piece for f in own for piece in (*f.buildings, *f.tokens)]
    assert len(owned) == len(set(owned))
    assert all(isinstance(faction, Faction) for faction in GAME.box)
