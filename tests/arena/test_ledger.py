"""The ledger keeps what was played, whatever happens."""

from __future__ import annotations

import pytest

from spinney.arena.ledger import Ledger, seed_in
from spinney.arena.plan import play
from spinney.core.errors import RecordError, SpinneyError


@pytest.fixture
def plan(planned):
    return planned("first", "last", games=4)


@pytest.fixture
def path(tmp_path, plan):
    """A ledger with two of the four games."""
    path = tmp_path / "new" / "ledger.jsonl"
    with Ledger(path, plan) as ledger:
        for number in (2, 0):
            ledger.add(play(plan, number))
    return path


def test_it_comes_back(path, plan):
    with Ledger(path, plan) as ledger:
        assert [result.number for result in ledger.in_order()] == [0, 2]
        kept = play(plan, 0)
        assert ledger.results[0].seats == kept.seats
        assert ledger.results[0].played.scores == kept.played.scores
    assert seed_in(path) == "oak"


def test_a_torn_line_is_dropped_and_the_rest_goes_on(path, plan):
    whole = path.read_bytes()
    path.write_bytes(whole[:-10])
    with Ledger(path, plan) as ledger:
        assert list(ledger.results) == [2]
        ledger.add(play(plan, 1))
    with Ledger(path, plan) as ledger:
        assert sorted(ledger.results) == [1, 2]


def test_a_damaged_line_is_named(path, plan):
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0] + b"{}\n" + lines[2])
    with pytest.raises(RecordError, match=r"ledger\.jsonl: line 2: .*missing"):
        Ledger(path, plan)


@pytest.mark.parametrize("content", ["a shopping list", "a shopping\nlist\n", '{"a": 1}\n'])
def test_another_file_is_never_touched(tmp_path, plan, content):
    path = tmp_path / "list"
    path.write_text(content)
    for use in (lambda: Ledger(path, plan), lambda: seed_in(path)):
        with pytest.raises(RecordError, match="line 1: this is not the ledger of an arena"):
            use()
    assert path.read_text() == content


@pytest.mark.parametrize(
    ("seats", "given", "told"),
    [
        (("first", "random"), {}, r'its seats is \["first","last"\], not \["first","random"\]'),
        (("first", "last"), {"games": 8}, "its games is 4, not 8"),
        (("first", "last"), {"seed": "elm"}, 'its seed is "oak", not "elm"'),
        (("first", "last"), {"swap": False}, "its swap is true, not false"),
    ],
)
def test_another_plan_is_refused(path, planned, seats, given, told):
    before = path.read_bytes()
    with pytest.raises(SpinneyError, match=told):
        Ledger(path, planned(*seats, **{"games": 4, **given}))
    assert path.read_bytes() == before


def test_two_arenas_do_not_write_into_one_file(path, plan):
    with Ledger(path, plan), pytest.raises(SpinneyError, match="another arena is being played"):
        Ledger(path, plan)
    with Ledger(path, plan):
        pass


def test_a_file_that_cannot_be_written_is_an_error(tmp_path, plan):
    with pytest.raises(SpinneyError, match="cannot write"):
        Ledger(tmp_path, plan)


def test_a_new_file_has_no_seed(tmp_path):
    assert seed_in(tmp_path / "nothing") is None
