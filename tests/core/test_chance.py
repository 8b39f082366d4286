"""Chance is the same on every machine, forever: the values here may never change."""

from collections import Counter
from itertools import permutations
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spinney.core.chance import (
    FACTORIALS,
    LARGEST_SHUFFLE,
    Calm,
    Chance,
    Luck,
    Recalled,
    key_of,
    outcome,
    permute,
)

KEY = key_of("acorn")


def test_keys_are_pinned() -> None:
    assert KEY.hex() == "d23b09323f0811db94e6395bbb82a058a88edfed6c88746467b9fb91bbf294e7"
    assert key_of("").hex()[:16] == "2a55380c0dfd50a7"
    assert key_of("forêt").hex()[:16] == "853550a6c38e124f"


def test_outcomes_are_pinned() -> None:
    rolled = [outcome(KEY, counter, 6) for counter in range(12)]
    assert rolled == [
        3,
        1,
        1,
        0,
        5,
        4,
        1,
        1,
        2,
        2,
        3,
        2,
    ]
    assert outcome(KEY, 0, FACTORIALS[40]) == 750215174781943093728817266485627034941449109313


def test_shuffles_are_pinned() -> None:
    items = list(range(10))
    permute(items, 123_456)
    assert items == [1, 2, 8, 5, 4, 0, 7, 3, 9, 6]


def test_luck_is_pinned() -> None:
    luck = Luck("acorn")
    assert [luck.below(100) for _ in range(8)] == [31, 89, 36, 52, 41, 89, 1, 57]


def test_each_permutation_has_one_number() -> None:
    reached = []
    for order in range(factorial(5)):
        items = list(range(5))
        permute(items, order)
        reached.append(tuple(items))
    assert sorted(reached) == sorted(permutations(range(5)))


def test_dice_are_fair() -> None:
    counts = Counter(outcome(KEY, counter, 6) for counter in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    chi_squared = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi_squared < 20.5  # 5 degrees of freedom, one in a thousand


def test_shuffles_are_fair() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for counter in range(6000):
        items = [0, 1, 2]
        permute(items, outcome(KEY, counter, FACTORIALS[3]))
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_lucky_shuffles_are_fair() -> None:
    luck = Luck("fair")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        luck.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


@given(st.integers(0, 2**40), st.integers(1, 2**60))
def test_outcomes_stay_below(counter: int, n: int) -> None:
    assert 0 <= outcome(KEY, counter, n) < n


@given(st.integers(0, 2**32 - 1), st.one_of(st.integers(1, 300), st.integers(1, 2**60)))
def test_a_table_draws_what_its_key_and_the_count_say(counter: int, n: int) -> None:
    chance = Chance(key_of("elsewhere"), [])
    chance.below(counter, n)
    chance.key = KEY
    assert chance.below(counter, n) == outcome(KEY, counter, n)


@given(st.lists(st.integers(), max_size=LARGEST_SHUFFLE), st.integers(0, 2**64))
def test_permuting_loses_nothing(items: list[int], number: int) -> None:
    permuted = items.copy()
    permute(permuted, number % FACTORIALS[len(items)])
    assert sorted(permuted) == sorted(items)


def test_bias_of_the_largest_shuffle_is_below_what_is_promised() -> None:
    assert FACTORIALS[LARGEST_SHUFFLE] * 2**80 < 2**512


def test_other_seeds_are_other_games() -> None:
    games = {tuple(outcome(key_of(str(seed)), i, 6) for i in range(20)) for seed in range(200)}
    assert len(games) == 200


def test_a_tape_is_read_to_its_end_before_anything_is_drawn() -> None:
    chance = Chance(KEY, [5, 4])
    drawn = [chance.below(counter, 6) for counter in range(4)]
    assert drawn == [5, 4, outcome(KEY, 2, 6), outcome(KEY, 3, 6)]
    assert chance.tape == drawn


@pytest.mark.parametrize("n", [1, 2, 7, 100])
def test_luck_stays_below(n: int) -> None:
    luck = Luck("bounds")
    assert {luck.below(n) for _ in range(100 * n)} == set(range(n))


def test_what_was_drawn_is_recalled_as_it_was() -> None:
    recalled = Recalled("acorn")
    for count in (3, 8, 5):
        luck, again = Luck("acorn"), recalled.luck()
        assert [again.below(100) for _ in range(count)] == [luck.below(100) for _ in range(count)]
    items, others = list(range(20)), list(range(20))
    Luck("acorn").shuffle(items)
    recalled.luck().shuffle(others)
    assert items == others


def test_calm_luck_stirs_nothing() -> None:
    calm, items = Calm("oak"), [3, 1, 2]
    calm.shuffle(items)
    assert (items, [calm.below(n) for n in (1, 6, 54)]) == ([3, 1, 2], [0, 0, 0])
