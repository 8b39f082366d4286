"""Levels: bots under names that stay, from one that slips on purpose to the best there is."""

from __future__ import annotations

import time

import msgspec
import pytest

from magpie.game import GAME
from spinney.bots import Seat, bot_maker
from spinney.bots.greedy import HARMLESS, GreedyBot, best_way, look_ahead, mean_value, slip
from spinney.bots.knobs import Knobs
from spinney.bots.levels import (
    NAMES,
    USUAL,
    USUALLY,
    Ladder,
    Level,
    Rating,
    Share,
    ladder_of,
    level_of,
    strength,
)
from spinney.bots.lookahead import Node
from spinney.core import SetupError, Table, game_named, game_names
from spinney.core.chance import Luck
from spinney.core.outlook import BY_REASONS
from spinney.core.text import LANGUAGES, Text

ROOT = game_named("root")
IRONWOOD = game_named("ironwood")


def node(*values: float) -> Node:
    """A question with options of these values; below 0, it was not tried."""
    table = Table(IRONWOOD, IRONWOOD.setup(), "1")
    found = Node(table, True, BY_REASONS)
    found.options = list(range(len(values)))
    found.values = [[value, 1 - value] if value >= 0 else [] for value in values]
    found.children = [None] * len(values)
    found.seat = 0
    return found


# The ladder


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_every_level_and_a_bot_for_it(name: str) -> None:
    ladder = ladder_of(game_named(name))
    assert [level.name for level in ladder.levels] == list(NAMES)
    assert len({level.bot for level in ladder.levels}) == len(NAMES)
    for level in ladder.levels:
        bot_maker(level.bot)
        assert 0 < level.seconds <= 2
        assert level.rated is None or level.rated.games


def test_a_game_that_says_nothing_has_the_usual_levels() -> None:
    assert ladder_of(GAME) == USUALLY
    assert [level.name for level in USUALLY.levels] == list(NAMES)
    assert USUAL in NAMES


def test_the_file_of_a_game_is_read_as_it_was_written() -> None:
    rated = Rating("greedy", 24.5, 0.8, 160, Share(0.7, 0.6, 0.8))
    ladder = Ladder([Level("steady", "greedy", 0.4, rated)], {"map": "lake"}, command="x")
    assert msgspec.json.decode(msgspec.json.encode(ladder), type=Ladder) == ladder


def test_who_has_another_bot_since_is_not_rated() -> None:
    rated = Rating("greedy", 24.5, 0.8, 160)
    assert Level("steady", "greedy", 0.4, rated).rating == rated
    assert Level("steady", "greedy:learned", 0.4, rated).rating is None


def test_a_level_is_a_bot_wherever_one_is_named() -> None:
    """It plays as the bot does that it stands for in this game."""
    level = level_of(IRONWOOD, "beginner")
    for seed in "abc":
        table = Table(IRONWOOD, IRONWOOD.setup(), seed)
        seat = Seat(table, table.question.seat)
        assert bot_maker("beginner")(seed).choose(seat) == bot_maker(level.bot)(seed).choose(seat)


@pytest.mark.parametrize(
    ("spec", "wrong"),
    [
        ("beginer", "; did you mean 'beginner'"),
        ("beginner:2s", "the bot beginner takes no '2s'"),
        ("greedy:slips=0", "cannot read 'slips=0'"),
    ],
)
def test_what_is_no_level_is_refused(spec: str, wrong: str) -> None:
    with pytest.raises(SetupError) as caught:
        bot_maker(spec)
    assert wrong in str(caught.value)


def test_a_game_can_do_without_a_level(monkeypatch: pytest.MonkeyPatch) -> None:
    few = Ladder(USUALLY.levels[:2])
    monkeypatch.setattr("spinney.bots.levels.found_ladder", lambda package: few)
    with pytest.raises(SetupError, match="magpie has no level 'best'; there is beginner, novice"):
        level_of(GAME, "best")


@pytest.mark.parametrize("name", game_names())
def test_every_level_answers_in_its_time(name: str) -> None:
    """Processor time: others may need the machine. A search stops as soon as it can."""
    game = game_named(name)
    table = Table(game, game.setup(), "oak", log=False)
    others = [bot_maker("random")(f"{seat}") for seat in range(table.seats)]
    while len(table.choices) < 12 or len(table.question.options) < 3:
        seat = table.question.seat
        table.apply(others[seat].choose(Seat(table, seat)))
    for level in ladder_of(game).levels:
        seat, began = Seat(table, table.question.seat), time.process_time()
        assert bot_maker(level.name)("s").choose(seat) in seat.options
        assert time.process_time() - began < level.seconds + 0.3


# Slips


def test_a_slip_is_not_the_best_and_no_disaster() -> None:
    look = node(0.6, 0.2, 0.5, -1, 0.6, HARMLESS * 0.6)
    found = {slip([look], Luck(str(n))) for n in range(40)}
    assert found == {2, 5}
    assert slip([node(0.6, 0.1, 0.6)], Luck("1")) is None


def test_nobody_who_thinks_gives_up() -> None:
    table = Table(IRONWOOD, IRONWOOD.setup(first_draw="two"), "5")
    concede = IRONWOOD.vocabulary.number("concede")
    assert concede in table.question.options
    for look in look_ahead(Seat(table, table.question.seat), "s", Knobs(worlds=2, ways=60)):
        assert not look.values[look.options.index(concede)]
        assert look.options[look.best] != concede


def test_after_a_slip_the_best_is_made_of_it() -> None:
    """A way that begins by mistake goes on as it would have if it had been meant."""
    table = Table(ROOT, ROOT.setup(), "oak")
    looks = look_ahead(Seat(table, table.question.seat), "s", Knobs(worlds=1, ways=60))
    (look,) = looks
    i = next(i for i, child in enumerate(look.children) if child is not None and child.sure)
    way = best_way(looks, Luck("1"), i)
    child = look.children[i]
    assert way[0].choice == look.options[i]
    best = max(mean_value([child], k) for k in range(len(child.options)))
    assert mean_value([child], child.options.index(way[1].choice)) == best


def test_a_beginner_slips_about_as_often_as_it_says() -> None:
    """The same seed looks at the same ways: what differs from the best is a slip."""
    slipped = thought = 0
    for n in range(6):
        table = Table(IRONWOOD, IRONWOOD.setup(), f"{n}", log=False)
        while table.question is not None and len(table.choices) < 30:
            seat = Seat(table, table.question.seat)
            choice = GreedyBot(f"{len(table.choices)}", ways=6, worlds=1).choose(seat)
            if len(seat.options) > 1:
                thought += 1
                made = GreedyBot(f"{len(table.choices)}", ways=6, worlds=1, slips=50).choose(seat)
                slipped += made != choice
                assert made not in IRONWOOD.surrenders
            table.apply(choice)
    assert 0.15 < slipped / thought < 0.6


# In words


RATED = Ladder(
    [
        Level("novice", "greedy", 0.2, Rating("greedy", 18.4, 1, 40)),
        Level("steady", "search", 0.2, Rating("search", 24.6, 1, 40, Share(0.72, 0.6, 0.8))),
        Level("best", "search:2s", 2.0),
    ]
)


@pytest.mark.parametrize(
    ("language", "first", "next_"),
    [
        (
            "en",
            "Strength 18: the weakest here.",
            "Strength 25: fares better than “Novice” in about 7 of 10 games.",
        ),
        (
            "fr",
            "Force 18\u00a0: la plus faible ici.",
            "Force 25\u00a0: fait mieux que «\u00a0Apprenti\u00a0» dans environ 7 parties sur 10.",
        ),
        (
            "de",
            "Stärke 18: die geringste hier.",
            "Stärke 25: schneidet in etwa 7 von 10 Partien besser ab als „Lehrling“.",
        ),
    ],
)
def test_strength_is_said_in_words(language: str, first: str, next_: str) -> None:
    say = Text(ROOT, language).say
    novice, steady, best = RATED.levels
    assert strength(RATED, novice, say) == first
    assert strength(RATED, steady, say) == next_
    assert strength(RATED, best, say) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_plays_alone_is_measured_by_what_it_wins(language: str) -> None:
    say = Text(ROOT, language).say
    told = set()
    for share in (0.01, 0.4, 0.99):
        rating = Rating("greedy", 25, 1, 40, Share(share, 0, 1))
        alone = Ladder([Level("steady", "greedy", 0.4, rating)], alone=True)
        told.add(strength(alone, alone.levels[0], say))
    assert len(told) == 3
    assert not any("“" in each or "«" in each for each in told)
