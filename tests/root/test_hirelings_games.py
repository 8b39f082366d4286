"""Random games with hirelings: nothing is lost, nothing gets out, all can be said and drawn."""

from collections import Counter

import pytest

from lockstep import Pairs, with_pair
from properties import CHECKS, Check, check_name, random_game, undo_goes_back
from root.games import check_game
from samples import some
from spinney.core import Table
from spinney.core.chance import Luck
from spinney.core.text import LANGUAGES, Text
from spinney.root.game import GAME
from spinney.root.plates import plate
from spinney.root.svg import draw

MIXES = (
    "marquise,eyrie",
    "vagabond,eyrie,riverfolk",
    "marquise,riverfolk,alliance,eyrie",
    "corvids,duchy,cult,alliance",
    "vagabond,cult,vagabond_2,alliance,marquise",
)
PROMOTED = (
    "corvid_spies,spring_uprising,sunward_expedition",
    "flame_bearers,furious_protector,vault_keepers",
    "highway_bandits,popular_band,warm_sun_prophets",
    "exile,forest_patrol,riverfolk_flotilla",
)
PAUSES = 12
"""At one question in so many two worlds are played in lockstep."""
PAIRS = 5


@pytest.mark.games
@pytest.mark.parametrize("number", range(3 * len(MIXES)))
def test_nothing_is_lost(number: int) -> None:
    check_game(MIXES[number % len(MIXES)], number, hirelings="random")


@pytest.mark.games
@pytest.mark.parametrize("number", range(2 * len(MIXES)))
def test_worlds_that_a_seat_cannot_tell_apart_stay_so(number: int) -> None:
    mix = MIXES[number % len(MIXES)]
    setup = GAME.setup(seats=mix, deck=("standard", "exiles")[number % 2], hirelings="random")
    assert lockstep_pairs(Table(GAME, setup, f"hired {number}"), number).leaks == []


@pytest.mark.parametrize("hirelings", PROMOTED)
def test_two_players_with_promoted_hirelings_keep_their_secrets(hirelings: str) -> None:
    seats = "cult,alliance" if "flame" in hirelings else "eyrie,cult"
    if "prophets" in hirelings:
        seats = "eyrie,alliance"
    table = Table(GAME, GAME.setup(seats=seats, hirelings=hirelings), hirelings)
    found = lockstep_pairs(table, 1)
    assert found.leaks == []
    assert found.ended.total() > 0


def lockstep_pairs(table: Table, number: int) -> Pairs:  # type: ignore[type-arg]
    """Pairs of worlds of one random game; see `tests/lockstep.py`."""
    luck, found = Luck(f"hired {number}"), Pairs(Counter(), 0, [])
    while table.question is not None and found.ended.total() < PAIRS:
        if luck.below(PAUSES) == 0:
            found = with_pair(found, table, luck.below(table.seats + 1) - 1, number)
        options = table.question.options
        table.apply(options[luck.below(len(options))])
    return found


@pytest.mark.games
@pytest.mark.parametrize("check", [c for c in CHECKS if c is not undo_goes_back], ids=check_name)
@pytest.mark.parametrize("number", range(some(1, 2)))
def test_what_is_true_of_every_game(check: Check, number: int) -> None:
    setup = GAME.setup(seats=MIXES[number], hirelings="random")
    check(GAME, setup, f"hired {number}")


@pytest.mark.parametrize("hirelings", PROMOTED)
def test_all_of_it_is_drawn_and_can_be_read(hirelings: str) -> None:
    seats = "cult,alliance" if "flame" in hirelings else "eyrie,alliance"
    if "uprising" in hirelings:
        seats = "eyrie,marquise"
    setup = GAME.setup(seats=seats, hirelings=hirelings)
    last = None
    for table in random_game(GAME, setup, f"drawn {hirelings}"):
        last = table
        if len(table.choices) > 150:
            break
    assert last is not None
    view = last.view(0)
    for language in LANGUAGES:
        text = Text(GAME, language, setup=setup)
        drawn = draw(view, text)
        for card in view["hirelings"]["cards"]:
            assert f'data-word="{card["card"]}"' in drawn
            told = plate(view, text, card["card"])
            assert told is not None
            assert told.title == text.named(card["card"])
