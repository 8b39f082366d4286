"""The command as these tests drive it."""

from __future__ import annotations

import pytest

from spinney.cli.main import main


@pytest.fixture
def spinney(monkeypatch, capsys, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LC_ALL", "C")

    def run(*words: object) -> tuple[int, str, str]:
        status = main([str(word) for word in words])
        return status, *capsys.readouterr()

    return run
