"""The Hundreds as they are shown: their board, the warlord, plates; what others may know."""

import re
from collections import Counter

import pytest

from drawings import both
from lockstep import Pairs, with_pair
from root.games import check_game
from root.hordes import hundreds
from root.positions import play
from said import numbers_of
from spinney.bots import Seat
from spinney.bots.greedy import GreedyBot
from spinney.core import Table
from spinney.core.chance import Luck
from spinney.core.text import LANGUAGES, Text
from spinney.root.factions.hundreds.board import MOOD_NAMES
from spinney.root.game import GAME
from spinney.root.state import Root


def shown(warlord: str = "c1") -> Table[Root]:
    return hundreds(
        {"c1": "hundreds 4 stronghold", "c5": "hundreds 2 mob", "c2": "marquise 1"},
        warlord,
        mood="rowdy",
        command="boots bag",
        prowess="sword",
    )


def test_moods_items_and_the_warlord_can_be_clicked_on() -> None:
    markup, _ = both(shown(), 0, "en")
    clickable = set(re.findall(r'data-word="([^"]+)"', markup))
    assert clickable >= {*MOOD_NAMES, "boots", "bag", "sword", "warlord", "stronghold", "mob"}


@pytest.mark.parametrize(("warlord", "there", "count"), [("c1", "c1", 3), ("none", "hundreds", 4)])
def test_the_warlord_stands_beside_his_warriors_or_on_the_board(
    warlord: str, there: str, count: int
) -> None:
    markup, _ = both(shown(warlord), 0, "en")
    named = r'data-name="([^"]*)" data-thing="([a-z-]+)"(?: data-count="(\d+)")?'
    things = {(name, kind): n for name, kind, n in re.findall(named, markup)}
    assert (f"{there}/warlord", "warlord") in things
    assert things["c1/warrior-hundreds", "warrior-hundreds"] == str(count)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_tells_the_hoard_and_the_moods(language: str) -> None:
    _, told = both(shown(), 0, language)
    text = Text(GAME, language)
    flat = " ".join(re.sub("[│┃]", " ", told).split())
    for name in (*MOOD_NAMES, "boots", "bag", "sword", "stronghold"):
        assert text.named(name) in flat, name


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("c1/warlord", "14.2.2"),
        ("warlord", "14.2.2"),
        ("c1/stronghold.1", "14.2.1"),
        ("c5/mob", "14.4.1"),
        ("hundreds.command", "14.2.4.II"),
        ("hundreds.prowess", "14.5.3"),
        ("hundreds.moods", "14.4.4"),
        ("hundreds/bitter", "14.7.1"),
        ("hundreds.command/item-boots.1", "14.2.4"),
        ("hundreds", "14.2.5"),
    ],
)
def test_everything_of_them_has_a_plate_with_its_rule(name: str, rule: str) -> None:
    plate = GAME.plate(shown().view(0), Text(GAME, "en"), name)
    assert plate is not None
    assert rule in plate.rules


def test_a_learner_is_given_the_hoard_the_mood_and_the_warlord() -> None:
    found = {name: part.values() for name, part in numbers_of(shown(), 1).items()}
    assert sum(found["players.0.board.hoard.command"]) == 2
    assert sum(found["players.0.board.mood"]) == 1
    assert sum(found["players.0.board.warlord"]) == 1


# What lies under ruins


def after_a_look() -> Table[Root]:
    """The Hundreds have taken a sword, and boots are left there: the others do not know that."""
    ruins = {
        "c6": {"ruin": True, "ruin_items": ["boots", "sword"], "pieces": {"mob": 1}},
        "c10": {"ruin": True, "ruin_items": ["bag", "hammer"]},
        "c11": {"ruin": True, "ruin_items": ["boots", "sword"]},
        "c12": {"ruin": True, "ruin_items": ["bag", "hammer"]},
    }
    seats = "hundreds,vagabond,vagabond_2"
    return play(hundreds(ruins, seats=seats, phase="birdsong", picks="fox"), "sword")


@pytest.mark.rule("root:9.7.3", "root:1.2.1")
def test_worlds_keep_what_the_hundreds_saw_and_leave_it_open_to_others() -> None:
    table = after_a_look()
    imagined = {
        seat: {tuple(table.determinize(seat, f"world {n}").state.ruin_items[5]) for n in range(30)}
        for seat in range(3)
    }
    assert len(imagined[0]) == 1
    assert len(imagined[1]) == len(imagined[2]) == 4


# Games


def lockstep_pairs(seats: str, deck: str, number: int, most: int) -> Pairs:
    """Pairs of worlds of one random game; see `tests/lockstep.py`."""
    table = Table(GAME, GAME.setup(seats=seats, deck=deck), f"hundreds {number}")
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
        ("marquise,hundreds", "standard"),
        ("vagabond,hundreds,vagabond_2", "exiles"),
        ("corvids,hundreds,alliance", "standard"),
    ],
)
def test_worlds_that_a_seat_cannot_tell_apart_stay_so(seats: str, deck: str) -> None:
    for number in range(3):
        assert lockstep_pairs(seats, deck, number, 5).leaks == []


@pytest.mark.games
@pytest.mark.parametrize(
    "seats",
    ["hundreds,marquise", "eyrie,riverfolk,hundreds", "vagabond,hundreds,duchy,vagabond_2"],
)
def test_random_games(seats: str) -> None:
    for number in range(3):
        check_game(seats, number)


# What counts


@pytest.mark.parametrize(
    ("mood", "fields", "worth"),
    [
        ("stubborn", {}, 1.0),
        ("wrathful", {}, 1.2),
        ("relentless", {}, 1.2),
        ("relentless", {"board": {"advanced": 1}, "step": "second"}, 0.0),
        ("wrathful", {"phase": "evening"}, 0.0),
        ("grandiose", {}, 0.3),
        ("bitter", {}, 0.3),
        ("jubilant", {"me": {"hand": "anvil"}}, 2.0),
        ("jubilant", {"me": {"hand": "bake_sale"}}, 0.0),
        ("jubilant", {"me": {"hand": "anvil"}, "phase": "evening", "step": "oppress"}, 0.0),
        ("lavish", {"command": "boots bag"}, 1.0),
        ("lavish", {"command": "boots"}, 0.0),
        ("wrathful", {"active": "marquise"}, 0.0),
        ("rowdy", {}, 0.0),
    ],
)
def test_a_mood_counts_by_what_it_helps(mood: str, fields: dict[str, object], worth: float) -> None:
    there = {"c1": "hundreds 3", "c5": "marquise 1 sawmill mob"}
    table = hundreds(there, "c1", mood, **fields)  # type: ignore[arg-type]
    weighed = dict(zip([r.name for r in GAME.reasons], GAME.weigh(table.state, 0), strict=True))
    assert weighed["hundreds-mood"] == pytest.approx(worth)


def test_whoever_stands_beside_enemies_does_not_choose_a_mood_that_helps_nothing() -> None:
    there = {"c1": "hundreds 5", "c5": "marquise 1 sawmill"}
    table = hundreds(there, "c1", "rowdy", phase="birdsong", step="mood")
    choice = GreedyBot("oak").choose(Seat(table, 0))
    assert GAME.vocabulary.word(choice) in ("wrathful", "relentless")
