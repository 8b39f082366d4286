"""The agent of the documentation: it keeps what it learned, and refuses what means nothing here."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

TRAIN = Path(__file__).parents[2] / "docs" / "first_agent" / "train.py"


def train(monkeypatch: pytest.MonkeyPatch, policy: Path, games: int = 1) -> None:
    given = ["train.py", "--games", str(games), "--policy", str(policy)]
    monkeypatch.setattr(sys, "argv", given)
    runpy.run_path(str(TRAIN), run_name="__main__")


def test_it_goes_on_from_what_it_learned(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    policy = tmp_path / "policy.npz"
    train(monkeypatch, policy)
    with np.load(policy) as kept:
        learned, digest = kept["likings"], str(kept["digest"])
    assert learned.any()
    train(monkeypatch, policy, games=0)
    with np.load(policy) as kept:
        assert np.array_equal(kept["likings"], learned)
        assert str(kept["digest"]) == digest
    assert capsys.readouterr().out


@pytest.mark.parametrize(
    ("kept", "said"), [({"digest": "0d1f-77"}, "was '0d1f', here it is"), ({}, "was not kept")]
)
def test_an_old_policy_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kept: dict[str, str], said: str
) -> None:
    policy = tmp_path / "old.npz"
    np.savez(policy, likings=np.ones((3, 3)), **kept)
    before = policy.read_bytes()
    with pytest.raises(SystemExit, match=f"old.npz: this was made for other actions .*{said}"):
        train(monkeypatch, policy)
    assert policy.read_bytes() == before
