"""Habits: files with a card, leanings, and what bots that have some try first."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest

from nets import numbers
from spinney.bots import Seat, bot_maker
from spinney.bots.habits import (
    BLANK,
    FORMAT,
    LEARNED,
    NONE,
    HabitsCard,
    HabitsFile,
    habits_file,
    habits_of,
    layout_of,
    unpack,
)
from spinney.bots.lookahead import Node
from spinney.core import SetupError, Table, game_named, game_names
from spinney.core.chance import Luck
from spinney.core.habits import (
    LEAST,
    NEUTRAL,
    NO_HABITS,
    ONE,
    TRAITS,
    Habits,
    Traits,
    spent,
)
from spinney.core.outlook import Outlook

ROOT = game_named("root")
SYLVION = game_named("sylvion")


def habits_by_rote(**differently: object) -> HabitsFile:
    """Habits for Root that follow from a seed in plain sight; nobody has learned them."""
    card = HabitsCard(FORMAT, "root", layout_of(ROOT), 3, 70, "spinney habits root", "0")
    weights = bytes([NEUTRAL + each for each in numbers(TRAITS, 60, 7)])
    facts = {name: getattr(card, name) for name in card.__struct_fields__}
    return HabitsFile(HabitsCard(**{**facts, **differently}), weights)


@pytest.fixture
def file(tmp_path):
    def written(**differently: object) -> str:
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.bin"
        path.write_bytes(habits_by_rote(**differently).packed())
        return str(path)

    return written


# Files


def test_a_file_is_read_as_it_was_written(file):
    assert habits_file(ROOT, file(games=7)) == habits_by_rote(games=7)


@pytest.mark.parametrize(
    ("differently", "wrong"),
    [
        ({"game": "sylvion"}, "these habits are for sylvion, not for root"),
        ({"layout": "0"}, "were learned with other words or traits of root"),
        ({"spinney_habits": 2}, "format 1 is wanted, not 2"),
    ],
)
def test_what_does_not_fit_is_refused(file, differently, wrong):
    name = file(**differently)
    with pytest.raises(SetupError, match=wrong) as caught:
        habits_file(ROOT, name)
    assert str(caught.value).startswith(name)


def test_what_is_no_habits_is_refused(tmp_path):
    whole = habits_by_rote()
    with pytest.raises(SetupError, match="these are no habits"):
        unpack(ROOT, b"pebbles\n", "x")
    with pytest.raises(SetupError, match="these are no habits"):
        unpack(ROOT, whole.packed()[:-9], "x")
    with pytest.raises(SetupError, match=f"{TRAITS} weights are wanted"):
        unpack(ROOT, HabitsFile(whole.card, b"12345").packed(), "x")
    with pytest.raises(SetupError, match="nothing after them"):
        unpack(ROOT, whole.packed() + b"more", "x")
    with pytest.raises(SetupError, match=f"{TRAITS} weights are wanted"):
        unpack(ROOT, HabitsFile(whole.card, bytes(10 * TRAITS)).packed(), "x")
    for card in (b'{"game":"\xff"}', b'{"x":' + b"[" * 60_000, b'{"x":"' + b"x" * 70_000):
        with pytest.raises(SetupError, match="these are no habits"):
            unpack(ROOT, card + b"\n", "x")
    with pytest.raises(SetupError, match=r"nowhere\.bin: No such file"):
        habits_file(ROOT, str(tmp_path / "nowhere.bin"))


@pytest.mark.parametrize("name", game_names())
def test_the_names_of_habits(name):
    game = game_named(name)
    assert habits_of(game, NONE) is None
    assert habits_of(game, BLANK) is NO_HABITS
    shipped = habits_file(game, LEARNED)
    assert (habits_of(game, LEARNED) is None) == (shipped is None)
    assert shipped is None or shipped.card.games > 100


# Leanings


def at_some_questions(seed: str, count: int = 40):
    """A table of ten factions' games at questions all over a random one."""
    table = Table(ROOT, ROOT.setup(seats="duchy,keepers,riverfolk,corvids"), seed, log=False)
    luck = Luck(seed)
    for _ in range(count):
        for _ in range(15):
            if table.question is None:
                return
            options = table.question.options
            table.apply(options[luck.below(len(options))])
        if table.question is not None:
            yield table


def test_leanings_are_sums_of_weights_and_nothing_is_quite_unlikely():
    file = habits_by_rote()
    habits = Habits(file.weights)
    floored = 0
    for table in at_some_questions("sums"):
        traits = ROOT.traits(table.state, table.question)
        assert len(traits.ends) == len(table.question.options)
        sums, begun = [], 0
        for end in traits.ends:
            sums.append(sum(file.weights[at] - NEUTRAL for at in traits.places[begun:end]))
            begun = end
        floored += min(sums) < max(sums) - LEAST
        assert habits.leanings(traits) == [max(each, max(sums) - LEAST) for each in sums]
        assert set(NO_HABITS.leanings(traits)) == {0}
    assert floored


def test_traits_are_the_same_in_every_build():
    """One digest for Python and compiled, on all machines."""
    table = Table(ROOT, ROOT.setup(), "13")
    traits = Traits(table.question, 9)
    for kind in range(40):
        for power in range(31):
            traits.add(kind, (1 << power) - 1)
    assert all(0 <= place < TRAITS for place in traits.places)
    assert len(set(traits.places)) > 1200
    assert zlib.crc32(repr(traits.places).encode()) == 2095872031


def test_options_are_told_apart():
    """Warriors here or there, one card or another: hardly two options have the same traits."""
    alike = options = 0
    for table in at_some_questions("apart"):
        traits = ROOT.traits(table.state, table.question)
        begun, seen = 0, set()
        for end in traits.ends:
            seen.add(tuple(traits.places[begun:end]))
            begun = end
        options += len(traits.ends)
        alike += len(traits.ends) - len(seen)
    assert alike < options / 3


def test_what_was_tried_attracts_less():
    assert [spent(visits) for visits in (0, 1)] == [0, 22]
    assert spent(2000) > spent(999) > spent(100) > 4 * ONE


# Bots


def test_what_is_likely_is_tried_first_and_the_rest_later():
    table = Table(ROOT, ROOT.setup(), "13", log=False)
    while len(table.question.options) < 3:
        table.apply(table.question.options[0])
    node = Node(table, True, Outlook(NO_HABITS))
    count = len(table.question.options)
    node.leanings = [0] * count
    node.leanings[2] = 2 * ONE
    tried = []
    for _ in range(40):
        tried.append(node.least_tried(Luck("13")))
        node.visits[tried[-1]] += 1
    assert tried[0] == 2
    assert tried.count(2) > 40 / count
    assert set(tried) == set(range(count))


def played(spec: str) -> list[int]:
    table = Table(ROOT, ROOT.setup(), "13", log=False)
    bots = [bot_maker(spec)(str(seat)) for seat in range(4)]
    while len(table.choices) < 40:
        seat = table.question.seat
        table.apply(bots[seat].choose(Seat(table, seat)))
    return table.choices


def test_bots_have_the_habits_that_they_are_given(file):
    name = file()
    assert played(f"greedy:ways=4,worlds=1,habits={name}") == played(
        f"greedy:ways=4,worlds=1,habits={name}"
    )
    assert played("greedy:ways=4,worlds=1") == played("greedy:ways=4,worlds=1,habits=none")
    assert played(f"greedy:ways=4,worlds=1,habits={name}") != played("greedy:ways=4,worlds=1")
    assert played(f"search:9,habits={name}") != played("search:9,habits=none")


def test_habits_that_are_not_there_are_an_error():
    table = Table(ROOT, ROOT.setup(), "13")
    with pytest.raises(SetupError, match="nowhere: No such file"):
        bot_maker("greedy:habits=nowhere")("1").choose(Seat(table, table.question.seat))


def test_a_game_without_habits_plays_without():
    assert not Path(SYLVION.package.replace(".", "/"), "data", "habits.bin").exists()
    table = Table(SYLVION, SYLVION.setup(), "13")
    one, other = (
        bot_maker(spec)("1").choose(Seat(table, 0)) for spec in ("greedy:habits=learned", "greedy")
    )
    assert one == other
