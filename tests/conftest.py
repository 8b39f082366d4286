"""What all tests share: Hypothesis without surprises, checks that say what they saw, open ears."""

import functools
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("drawings", "goldens", "properties", "reading", "telling", "texts")
settings.register_profile("spinney", deadline=None, derandomize=True, max_examples=100)
settings.load_profile("spinney")


@pytest.fixture(autouse=True, scope="session")
def every_table_is_heard() -> Iterator[None]:
    """What a game tells is held against its list, at every table of every test."""
    import telling
    from spinney.core import Table

    if "SPINNEY_NATIVE" in os.environ:  # what is compiled cannot be listened to
        yield
        return
    with pytest.MonkeyPatch.context() as patch:
        for name, listener in (("__init__", telling.begin), ("apply", telling.apply)):
            patch.setattr(Table, name, functools.partialmethod(listener, getattr(Table, name)))
        yield
