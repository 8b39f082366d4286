"""The audit: a weakness of what is shipped fails; a tool's, or a silent registry, is only told."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

AUDIT = Path(__file__).resolve().parents[2] / ".ci" / "audit.py"

NOTHING_IN_NPM: dict[str, Any] = {"vulnerabilities": {}}
NOTHING_IN_PYTHON = {"dependencies": [{"name": "rich", "version": "14.0", "vulns": []}]}


class Told(NamedTuple):
    status: int
    lines: list[str]


@pytest.fixture
def audit(tmp_path: Path) -> Any:
    """Runs the audit with an npm and a pip-audit that say what a test wants."""

    def run(python: object = NOTHING_IN_PYTHON, npm: object = NOTHING_IN_NPM) -> Told:
        stand_in = tmp_path / "pip_audit"
        stand_in.mkdir()
        (stand_in / "__init__.py").touch()
        (stand_in / "__main__.py").write_text(script(python))
        program = tmp_path / "npm"
        program.write_text(f"#!{sys.executable}\n{script(npm)}")
        program.chmod(0o755)
        done = subprocess.run(
            [sys.executable, str(AUDIT)],
            env={**os.environ, "PATH": str(tmp_path), "PYTHONPATH": str(tmp_path)},
            capture_output=True,
            text=True,
            check=False,
        )
        return Told(done.returncode, done.stderr.splitlines())

    return run


def script(said: object) -> str:
    """A program that prints a report, or, given a sentence, only complains; it fails either way."""
    if isinstance(said, str):
        return f"import sys; sys.exit({said!r})"
    return f"import sys; print({json.dumps(said)!r}); sys.exit(1)"


def in_python(name: str) -> dict[str, Any]:
    weakness = {"id": "PYSEC-1", "fix_versions": ["9.9"]}
    return {"dependencies": [{"name": name, "version": "1.0", "vulns": [weakness]}]}


def test_nothing_known_is_no_news(audit: Any) -> None:
    assert audit() == Told(0, [])


@pytest.mark.parametrize("package", ["msgspec", "litestar", "MarkupSafe", "asyncpg"])
def test_a_weakness_of_what_the_package_brings_along_fails(audit: Any, package: str) -> None:
    told = audit(python=in_python(package))
    assert told == Told(1, [f"audit: error: {package} 1.0: PYSEC-1, mended in 9.9"])


def test_a_weakness_of_a_tool_is_told(audit: Any) -> None:
    told = audit(python=in_python("pytest"))
    line = "audit: warning: not shipped: pytest 1.0: PYSEC-1, mended in 9.9"
    assert told == Told(0, [line])


def test_a_weakness_of_the_browser_client_fails(audit: Any) -> None:
    found = {"vulnerabilities": {"svelte": {"severity": "high", "range": "<5.0.1"}}}
    told = audit(npm=found)
    assert told == Told(1, ["audit: error: svelte: high, in versions <5.0.1"])


def test_a_registry_that_cannot_be_asked_is_a_warning(audit: Any) -> None:
    told = audit(python="No module named pip_audit", npm={"message": "405 Method Not Allowed"})
    assert told == Told(
        0,
        [
            "audit: warning: could not ask about Python packages: No module named pip_audit",
            "audit: warning: could not ask about npm packages: 405 Method Not Allowed",
        ],
    )


def test_a_registry_that_does_not_know_a_package_has_not_been_asked(audit: Any) -> None:
    skipped = {"name": "litestar", "skip_reason": "not found"}
    told = audit(python={"dependencies": [*in_python("rich")["dependencies"], skipped]})
    assert told == Told(
        1,
        [
            "audit: warning: could not ask about Python packages: "
            "1 not known there, such as litestar",
            "audit: error: rich 1.0: PYSEC-1, mended in 9.9",
        ],
    )


def test_one_silent_registry_hides_nothing_of_the_other(audit: Any) -> None:
    told = audit(python=in_python("rich"), npm="no network")
    assert told.status == 1
    assert len(told.lines) == 2


def test_what_the_browser_client_is_built_of_is_asked_about() -> None:
    """npm asks about `dependencies` alone: whatever the client imports must be there."""
    web = AUDIT.parents[1] / "web"
    known = json.loads((web / "package.json").read_text())["dependencies"]
    sources = [
        file.read_text() for kind in ("ts", "svelte") for file in web.glob(f"src/**/*.{kind}")
    ]
    imported = {
        line.rpartition(' from "')[2].rstrip('";')
        for source in sources
        for line in source.splitlines()
        if ' from "' in line
    }
    packages = {name for name in imported if not name.startswith(".")}
    assert packages
    assert packages <= set(known)
