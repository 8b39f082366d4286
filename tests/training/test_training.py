"""A training: what is drawn, played, kept and judged, and that it goes on where it stood."""

from __future__ import annotations

import stat
import sys
import textwrap
from pathlib import Path

import pytest

from nets import outlook
from spinney.bots import Seat, bot_maker
from spinney.bots.outlooks import REASONS, Gate, outlook_file, pack, unpack
from spinney.core import SetupError, SpinneyError, Table, game_named
from spinney.core.chance import Luck
from spinney.core.net import FIRST, SECOND
from spinney.core.table import SINGLE
from spinney.training import loop
from spinney.training.course import make_course
from spinney.training.games import Store, kept, replay
from spinney.training.loop import Plan, Training, locked
from spinney.training.playing import (
    Lesson,
    Match,
    Wayward,
    make_match,
    play_lesson,
    play_match,
    with_outlook,
)
from spinney.training.rounding import rounded, unrounded, written

ROOT = game_named("root")
SYLVION = game_named("sylvion")
IRONWOOD = game_named("ironwood")
QUICK = "random"


# What is drawn


def test_a_course_draws_what_varies_and_nothing_else():
    course = make_course(ROOT, {"first": "1"}, ["seats", "map"], [2, 3])
    setups = [course.draw(str(n)) for n in range(60)]
    assert {setup["first"] for setup in setups} == {"1"}
    assert {setup["deck"] for setup in setups} == {"standard"}
    assert {setup["map"] for setup in setups} == set(course.values()["map"])
    assert {ROOT.seats(setup) for setup in setups} == {2, 3}
    names = {name for setup in setups for name in setup["seats"].split(",")}
    assert len(names) > 8
    assert names <= set(course.values()["seats"])
    assert setups[7] == course.draw("7")


def test_a_course_without_variety_is_the_usual_setup():
    course = make_course(SYLVION, {}, [], [])
    assert course.draw("1") == SYLVION.simulation()
    assert course.values()["mode"] == ["introductory"]


def test_a_course_draws_from_the_values_it_is_given():
    course = make_course(IRONWOOD, {}, ["solo=automacier|automaquis", "level"], [])
    drawn = [course.draw(str(number)) for number in range(30)]
    assert {setup["solo"] for setup in drawn} == {"automacier", "automaquis"}
    assert course.values()["solo"] == ["automacier", "automaquis"]
    assert len({setup["level"] for setup in drawn}) > 5


def test_what_is_set_only_so_that_games_end_is_no_other_setup():
    values = make_course(IRONWOOD, {}, [], []).values()
    assert values["rounds"] == ["30", "none"]
    assert make_course(IRONWOOD, {"rounds": "50"}, [], []).values()["rounds"] == ["50"]


def test_what_is_fixed_need_not_go_with_what_is_usually_played():
    values = make_course(ROOT, {"mechanical": "cooperative"}, ["seats"], [1, 2]).values()
    assert values["mechanical"] == ["cooperative"]


@pytest.mark.parametrize(
    ("options", "vary", "wrong"),
    [
        ({}, ["weather"], "--vary: root has no option 'weather'"),
        ({"map": "lake"}, ["map"], "--vary: map is given as an option"),
        ({}, ["map=lake|moon"], "--vary: map cannot be 'moon'; it can be autumn, winter, lake"),
    ],
)
def test_what_cannot_be_drawn_is_refused(options, vary, wrong):
    with pytest.raises(SetupError, match=wrong):
        make_course(ROOT, options, vary, [])


# Games


def lesson(game=SYLVION, **options: str) -> Lesson:
    return Lesson(make_course(game, options, [], []), "oak", 1, QUICK, [REASONS])


def test_a_game_is_found_again_from_its_choices():
    game, samples = play_lesson(lesson(), 3)
    again = replay(SYLVION, game)
    assert len(samples.seats) > 1
    for name in ("cells", "amounts", "counts", "seats", "reasons"):
        assert getattr(again, name) == getattr(samples, name)
    assert play_lesson(lesson(), 3)[0] == game
    assert play_lesson(lesson(), 4)[0] != game


def test_in_root_turns_are_looked_at_as_they_end():
    """The samples are those of the positions that the greedy bot judges."""
    played, samples = play_lesson(lesson(ROOT, seats="marquise,eyrie"), 1)
    assert set(samples.seats) == {2}
    assert len(samples.counts) == 2 * len(samples.seats)
    assert sum(samples.counts) == len(samples.cells) == len(samples.amounts)
    now = ROOT.cells().index("now.8")  # Birdsong, before its first step
    assert now in samples.cells
    assert replay(ROOT, played).cells == samples.cells


def test_a_game_that_goes_differently_by_now_is_left_out():
    table = Table(SYLVION, SYLVION.simulation(), "9", log=False, auto=SINGLE)
    luck = Luck("9")
    while table.question is not None:
        table.apply(table.question.options[luck.below(len(table.question.options))])
    game = kept(1, 0, table)
    assert replay(SYLVION, game) is not None
    for spoilt in ({"seed": "10"}, {"returns": [0.5]}, {"options": {"mode": "nightmare"}}):
        facts = {name: getattr(game, name) for name in game.__struct_fields__}
        assert replay(SYLVION, type(game)(**{**facts, **spoilt})) is None


def test_games_are_kept_whatever_happens(tmp_path):
    games = [play_lesson(lesson(), n)[0] for n in range(3)]
    Store(tmp_path).add(games[:2])
    file = tmp_path / "games-001.bin"
    whole = file.read_bytes()
    file.write_bytes(whole + b"\x40\x00\x00\x00torn")
    store = Store(tmp_path)
    assert store.games == games[:2]
    assert file.read_bytes() == whole
    store.add(games[2:])
    assert Store(tmp_path).games == games
    assert store.played(1) == {0, 1, 2}


def test_files_stay_small(tmp_path, monkeypatch):
    monkeypatch.setattr("spinney.training.games.LARGEST", 10)
    games = [play_lesson(lesson(), n)[0] for n in range(2)]
    store = Store(tmp_path)
    store.add(games[:1])
    store.add(games[1:])
    assert [file.name for file in store.files()] == ["games-001.bin", "games-002.bin"]
    assert Store(tmp_path).games == games


def test_somebody_wayward_plays_anything_now_and_then():
    table = Table(SYLVION, SYLVION.setup(), "5")
    seat = Seat(table, 0)
    first = type("First", (), {"choose": lambda self, seat: seat.options[0]})()
    assert len(seat.options) > 1
    for whims, answers in ((0, 1), (100, len(seat.options))):
        bot = Wayward(first, whims, Luck("w"))
        assert len({bot.choose(seat) for _ in range(200)}) == answers


# Matches


def test_a_match_is_played_from_every_seat():
    course = make_course(ROOT, {}, ["seats"], [2, 3])
    match = make_match(course, "m", QUICK, "x", REASONS, 20)
    assert len(match.games) >= 20
    for draw in {draw for draw, _ in match.games}:
        seats = ROOT.seats(course.draw(f"m-{draw}"))
        assert [seat for each, seat in match.games if each == draw] == list(range(seats))


def test_who_plays_alike_has_an_equal_share():
    """Of every draw all seats are played: with equal players all of a win is handed out."""
    course = make_course(ROOT, {"seats": "marquise,eyrie"}, [], [])
    match = Match(course, "m", QUICK, REASONS, REASONS, [(0, 0), (0, 1), (1, 0), (1, 1)])
    results = [play_match(match, number) for number in range(4)]
    assert sum(share for shares, _ in results for share in shares) == 2
    assert [fair for _, fair in results] == [[0.5]] * 4


def test_who_wins_together_is_compared_on_the_same_chance():
    course = make_course(SYLVION, {}, [], [])
    match = make_match(course, "m", QUICK, "x", REASONS, 2)
    assert match.games == [(0, 0), (0, 1)]
    alike = Match(course, "m", QUICK, REASONS, REASONS, match.games)
    (one, no_chance), (no_share, other) = (play_match(alike, number) for number in range(2))
    assert no_chance == no_share == []
    assert one == other


def test_an_outlook_is_added_to_a_bot():
    assert with_outlook("greedy", REASONS) == "greedy"
    assert with_outlook("greedy", "a.bin") == "greedy:outlook=a.bin"
    assert with_outlook("greedy:ways=2", "a.bin") == "greedy:ways=2,outlook=a.bin"
    bot_maker(with_outlook("greedy:ways=2,worlds=1", "a.bin"))


# Weights


def floats(np, cells: int):
    return {
        "bag.weight": np.full((cells, FIRST), 0.5),
        "bias": np.full(FIRST, -0.25),
        "own.weight": np.arange(SECOND * FIRST).reshape(SECOND, FIRST) / 4096,
        "mean.weight": np.zeros((SECOND, FIRST)),
        "own.bias": np.zeros(SECOND),
        "last.weight": np.ones((1, SECOND)),
        "last.bias": np.array([2.0]),
    }


def test_weights_are_rounded_to_whole_numbers(tmp_path):
    np = pytest.importorskip("numpy")
    path = tmp_path / "weights.npz"
    np.savez(path, **floats(np, 5))
    data = rounded(path)
    assert np.frombuffer(data[: 2 * FIRST * 5], "<i2").tolist() == [2048] * (FIRST * 5)
    upper = data[2 * FIRST * 5 :]
    assert np.frombuffer(upper[: 4 * FIRST], "<i4").tolist() == [-1024] * FIRST
    own = np.frombuffer(upper[4 * FIRST : 4 * FIRST + 4], "<i2").tolist()
    assert own == [0, 16]  # of the first cell for the first two of the second layer
    assert np.frombuffer(data[-4:], "<i4").tolist() == [2 << 17]
    assert np.frombuffer(written(floats(np, 5), 100)[:2], "<i2").tolist() == [100]


def test_a_fit_begins_with_the_weights_of_a_net(tmp_path):
    """What is read from a net and rounded again is that net."""
    np = pytest.importorskip("numpy")
    weights = outlook(SYLVION).weights
    path = tmp_path / "before.npz"
    unrounded(len(SYLVION.cells()), weights, path)
    shapes = {name: each.shape for name, each in floats(np, len(SYLVION.cells())).items()}
    assert {name: each.shape for name, each in np.load(path).items()} == shapes
    assert rounded(path) == weights


# The loop


@pytest.fixture
def fitter(tmp_path) -> str:
    """A program that stands for a Python with torch: its fits come to weights at random."""
    pytest.importorskip("numpy")
    path = tmp_path / "fitter"
    path.write_text(
        textwrap.dedent(f"""\
        #!{sys.executable}
        import json, sys
        import numpy as np
        order = json.load(open(sys.argv[2]))
        first, second, cells = order["first"], order["second"], order["cells"]
        luck = np.random.default_rng(order["seed"])
        shapes = {{"bag.weight": (cells, first), "bias": (first,), "own.weight": (second, first),
            "mean.weight": (second, first), "own.bias": (second,), "last.weight": (1, second),
            "last.bias": (1,)}}
        np.savez(order["weights"], **{{n: luck.normal(0, 0.1, s) for n, s in shapes.items()}})
        found = [np.load(file) for file in order["samples"]]
        games = sum(len(each["lengths"]) for each in found)
        rows = sum(len(each["counts"]) for each in found)
        assert rows == sum(len(each["returns"]) for each in found)
        known = bool(order["start"]) and len(np.load(order["start"])["bag.weight"]) == cells
        print(json.dumps({{"positions": games, "losses": [0.5 + known], "seconds": 1.0}}))
        """)
    )
    path.chmod(path.stat().st_mode | stat.S_IEXEC)
    return str(path)


class Told:
    def __init__(self) -> None:
        self.lines: list[tuple[str, dict]] = []

    def __call__(self, key: str, /, **facts) -> None:
        self.lines.append((key, facts))

    def of(self, key: str) -> list[dict]:
        return [facts for each, facts in self.lines if each == key]


def training(folder: Path, fitter: str, *, deadline: float = float("inf"), **differently):
    course = make_course(SYLVION, {}, [], [])
    facts = {"games": 3, "gate": 2, "bot": "greedy:ways=1,worlds=1", "seed": "oak"}
    facts |= {"reasons": 0.5, "epochs": 1} | differently
    plan = Plan(course=course, **facts)
    told = Told()
    found = Training(folder, plan, jobs=1, deadline=deadline, fit_python=fitter, say=told)
    return found, told


def judged(monkeypatch, *shares: float) -> list[str]:
    """Let matches come out so, one after the other; whom each was against."""
    coming, against = list(shares), []

    def gate(self, number, net, other):
        against.append(Path(other).stem)
        assert outlook_file(SYLVION, str(net)) is not None
        return Gate("new", "old", 2, coming.pop(0), 0.0, 1.0, 0.5)

    monkeypatch.setattr(Training, "gate", gate)
    return against


def test_a_net_is_kept_if_it_plays_better_than_the_one_before(tmp_path, fitter, monkeypatch):
    out = tmp_path / "out"
    against = judged(monkeypatch, 0.6, 0.4, 0.9, 0.7, 0.9, 0.8, 0.9)
    found, told = training(out, fitter)
    found.run(4)
    assert against == ["reasons", "net-001", "reasons", "net-001", "reasons", "net-003", "reasons"]
    assert [each.kept for each in found.progress.generations] == [True, False, True, True]
    assert found.progress.nets == ["net-003.bin", "net-004.bin"]
    assert sorted(file.name for file in out.iterdir()) == [
        *("games-001.bin", "net-003.bin", "net-004.bin", "training.json"),
    ]
    # Every fit is to all games so far.
    assert [facts["positions"] for facts in told.of("train-fitted")] == [3, 6, 9, 12]
    card = unpack(SYLVION, (out / "net-004.bin").read_bytes(), "net").card
    assert (card.games, card.generations, card.seats) == (12, 4, [1])
    assert [gate.share for gate in card.gates] == [0.8, 0.9]
    assert card.command == (
        "spinney train sylvion --games 3 --gate 2 --bot greedy:ways=1,worlds=1 --reasons 0.5 "
        "--epochs 1 --seed oak --generations 4"
    )


def test_a_training_goes_on_where_it_stood(tmp_path, fitter, monkeypatch):
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    judged(monkeypatch, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6)
    found, _ = training(whole, fitter)
    found.run(2)
    for deadline in (0, 0, 0):  # each time one game is played, and time is up
        found, told = training(parts, fitter, deadline=deadline)
        found.run(2)
        assert told.lines[-1][0] == "train-done"
    for _ in range(2):
        found, told = training(parts, fitter)
        found.run(2)
    assert told.of("train-played") == []
    assert Store(whole).games == Store(parts).games
    assert (whole / "net-002.bin").read_bytes() == (parts / "net-002.bin").read_bytes()


def test_a_training_begins_with_a_net(tmp_path, fitter, monkeypatch):
    """Whose weights the first fit gets, who plays the first games, and who is to be beaten."""
    against = judged(monkeypatch, 0.6, 0.6)
    net = tmp_path / "before.bin"
    net.write_bytes(pack(outlook(SYLVION, options=make_course(SYLVION, {}, [], []).values())))
    found, told = training(tmp_path / "out", fitter, start=str(net))
    found.run(1)
    assert against == ["net-000", "reasons"]
    assert found.progress.nets == ["net-000.bin", "net-001.bin"]
    assert (tmp_path / "out" / "net-000.bin").read_bytes() == net.read_bytes()
    (fitted,) = told.of("train-fitted")
    assert fitted["loss"] == 1.5  # the fitter was given something to begin with
    assert found.plan.command(1).endswith(f"--from {net} --generations 1")
    with pytest.raises(SpinneyError, match="holds another training: its start is"):
        training(tmp_path / "out", fitter)


def test_a_training_begins_with_a_net_of_its_game_only(tmp_path, fitter):
    with pytest.raises(SetupError, match="--from learned: sylvion comes with no net"):
        training(tmp_path / "out", fitter, start="learned")[0].run(1)


def test_another_training_is_not_added_to(tmp_path, fitter):
    """Not even to one that has hardly begun."""
    found, _ = training(tmp_path / "out", fitter, deadline=0)
    found.run(1)
    with pytest.raises(SpinneyError, match="holds another training: its seed is"):
        training(tmp_path / "out", fitter, seed="elm")


def test_a_fit_that_fails_is_told(tmp_path):
    found, _ = training(tmp_path / "out", "false")
    with pytest.raises(SpinneyError, match="the fit has failed: false says why above"):
        found.run(1)
    assert len(Store(tmp_path / "out").games) == 3


def test_no_fit_is_begun_that_would_last_too_long(tmp_path, fitter):
    found, _ = training(tmp_path / "out", fitter)
    found.deadline, found.longest_fit = loop.time.monotonic() + 600, 10_000.0
    found.run(1)
    assert found.progress.generations == []
    assert len(found.store.games) == 3


def test_a_net_is_judged_by_matches(tmp_path, fitter):
    """Against reasons, on the same chance: the shares are those of the games."""
    found, told = training(tmp_path / "out", fitter)
    found.run(1)
    (gate,) = told.of("train-gate")
    assert gate["games"] == 1
    assert gate["share"] in (0.0, 100.0)
    assert gate["fair"] in (0.0, 100.0)
    (done,) = found.progress.generations
    assert done.kept == (gate["share"] > gate["fair"])


def test_the_last_net_is_measured_at_length(tmp_path, fitter, monkeypatch):
    found, _ = training(tmp_path / "out", fitter)
    assert found.measure("greedy:ways=1,worlds=1", 4) is None
    judged(monkeypatch, 0.6)
    found.run(1)
    path = found.measure("greedy:ways=1,worlds=1", 4)
    card = unpack(SYLVION, path.read_bytes(), "outlook").card
    assert path.name == "outlook.bin"
    assert [gate.bot for gate in card.gates] == ["greedy:ways=1,worlds=1,net-001", "new"]
    assert card.gates[0].games == 2


def test_games_are_played_by_the_last_nets(tmp_path, monkeypatch):
    """Each seat draws from reasons and nets; the file of a net is read where it is played."""
    net = tmp_path / "net.bin"
    net.write_bytes(pack(outlook(SYLVION, options=make_course(SYLVION, {}, [], []).values())))
    course = make_course(SYLVION, {}, [], [])
    games = {
        name: play_lesson(Lesson(course, "oak", 1, "greedy:ways=2,worlds=1", [name]), 0)[0]
        for name in (REASONS, str(net))
    }
    assert games[REASONS].choices != games[str(net)].choices


def test_two_do_not_train_in_one_folder(tmp_path, fitter):
    found, _ = training(tmp_path / "out", fitter)
    with (
        locked(tmp_path / "out"),
        pytest.raises(SpinneyError, match="another training is going on"),
    ):
        found.run(1)
    assert not (tmp_path / "out" / "training.json").exists()
    found.run(1)


def test_a_python_that_is_not_there_is_told_before_anything_is_played(tmp_path):
    with pytest.raises(SetupError, match="there is no such program"):
        training(tmp_path / "out", str(tmp_path / "python"))
    assert not (tmp_path / "out").exists()
