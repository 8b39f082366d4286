"""A plugin for pytest: which test comes to which line, and only those tests that come to one.

`MUTANTS_MAP` names a folder: what each test runs through is kept there, with how long it took.
`MUTANTS_TESTS` names a file with the tests to run, in this order, and the seconds each may take.
"""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

import coverage
import pytest

MAP = os.environ.get("MUTANTS_MAP", "")
TESTS = os.environ.get("MUTANTS_TESTS", "")
TOOK_TOO_LONG = 90
"""The exit status of a run in which a test did not come to its end."""


class Mapping:
    """Keeps the lines that each test comes to; in each process of its own if there are several."""

    def __init__(self, folder: Path, controls: bool) -> None:
        self.folder = folder
        self.controls = controls
        """Only processes without others below them run tests."""
        self.took: dict[str, float] = {}
        self.failed: set[str] = set()
        self.lines = coverage.Coverage(
            data_file=folder / "lines", data_suffix=True, source=["src/spinney"], config_file=False
        )
        self.lines.set_option("run:relative_files", True)
        if not controls:
            self.lines.start()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        if not self.controls:
            self.lines.switch_context(item.nodeid)
        yield
        if not self.controls:
            self.lines.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.took[report.nodeid] = self.took.get(report.nodeid, 0) + report.duration
        if not report.passed:
            self.failed.add(report.nodeid)

    def pytest_unconfigure(self, config: pytest.Config) -> None:
        if not self.controls:
            self.lines.stop()
            self.lines.save()
        if not hasattr(config, "workerinput"):
            took = {test: s for test, s in self.took.items() if test not in self.failed}
            (self.folder / "took.json").write_text(json.dumps(took, indent=0))


class Picking:
    """Runs the wanted tests in their order, and gives up on one that goes on for ever."""

    def __init__(self, wanted: dict[str, float]) -> None:
        self.wanted = wanted
        signal.signal(signal.SIGALRM, lambda *_: os._exit(TOOK_TOO_LONG))

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        order = {test: i for i, test in enumerate(self.wanted)}
        items[:] = sorted((i for i in items if i.nodeid in order), key=lambda i: order[i.nodeid])

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        signal.setitimer(signal.ITIMER_REAL, self.wanted[item.nodeid])
        yield
        signal.setitimer(signal.ITIMER_REAL, 0)


def pytest_configure(config: pytest.Config) -> None:
    if MAP:
        config.pluginmanager.register(Mapping(Path(MAP), bool(config.getoption("numprocesses", 0))))
    if TESTS:
        config.pluginmanager.register(Picking(json.loads(Path(TESTS).read_text("utf-8"))))
