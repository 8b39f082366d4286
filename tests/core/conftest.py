"""The core is tested on the sample game of the documentation."""

import os
from collections.abc import Callable
from typing import Any

import pytest

from magpie.game import GAME, Magpie, Nest
from spinney.core import Table
from spinney.core.registry import OWN
from spinney.core.table import table_at

collect_ignore = [] if os.environ.get("SPINNEY_NATIVE") == "1" else ["test_native.py"]


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OWN, "magpie=magpie.game")


@pytest.fixture
def table() -> Table[Nest]:
    """A fresh game of two."""
    return Table(GAME, GAME.setup(), "acorn")


@pytest.fixture
def at() -> Callable[..., Table[Nest]]:
    """A game of two at a position: the cards of each seat, and whatever else is given."""

    def build(a: str, b: str, seed: str = "acorn", **state: Any) -> Table[Nest]:
        cards = {"A": a.split(), "B": b.split()}
        return table_at(GAME, {"state": {"cards": cards, **state}}, seed)

    return build


@pytest.fixture
def variant() -> Callable[[type[Magpie]], Magpie]:
    """The sample game with some of its rules replaced."""

    def build(rules: type[Magpie]) -> Magpie:
        return rules(
            GAME.name,
            GAME.package,
            GAME.kind,
            GAME.vocabulary,
            GAME.options,
            GAME.asks,
            GAME.refusals,
            GAME.events,
            GAME.arguments,
        )

    return build
