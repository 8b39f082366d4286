"""The faults that `make mutants` puts in."""

import importlib
import sys
from pathlib import Path

import pytest

pytest.importorskip("mutmut", reason="comes with the extra dev")
sys.path.insert(0, str(Path(__file__).parent))
faults = importlib.import_module("faults")

RULE = """
def birdsong(g, me, other):
    if g.hand[me] < 3:
        g.reveal()
        g.tell_to(1 << me, "drew", "4.1", me, other)
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    game = tmp_path / "src" / "spinney" / "oak"
    (game / "data").mkdir(parents=True)
    (game / "data" / "rules.json").write_text('[{"id": "4.1"}, {"id": "4.2"}]', "utf-8")
    (game / "birdsong.py").write_text(RULE, "utf-8")
    return tmp_path


def changed(tree: Path) -> set[str]:
    """All lines that come up, over many seeds."""
    return {
        line[1:].strip()
        for seed in range(100)
        for fault in faults.faults(tree, ["src/spinney/oak"], 3, str(seed))
        for line in fault.diff.splitlines()
        if line.startswith("+")
    }


def test_each_kind_of_fault_is_made(tree: Path) -> None:
    assert changed(tree) >= {
        "if not (g.hand[me] < 3):",
        "if g.hand[me] <= 3:",
        "if g.hand[me] < 4:",
        "pass",
        'g.tell_to(1 << me, "drew", "4.2", me, other)',
        'g.tell_to(1 << me, "drew", "4.1", other, me)',
        'g.tell_to(~(1 << me), "drew", "4.1", me, other)',
        'g.tell_to(-1, "drew", "4.1", me, other)',
    }


def test_the_same_seed_draws_the_same_faults(tree: Path) -> None:
    one, other = (list(faults.faults(tree, ["src/spinney/oak"], 2, "elm")) for _ in range(2))
    assert one == other
    assert len({fault.line for fault in one}) == 2


def test_only_some_lines_are_looked_at(tree: Path) -> None:
    (fault,) = faults.faults(tree, ["src/spinney/oak"], 9, "elm", "g.reveal()")
    assert (fault.line, fault.kind) == (4, "left out")
