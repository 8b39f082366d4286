"""Put faults into the source, one at a time, and see whether the tests notice.

`make mutants ARGS="--number 60 --seed oak"` draws faults and runs for each, in a copy of the tree,
the tests that come to its line, the quickest first. What was found is kept in `build/mutants`, so
that a run can be broken off and goes on where it was.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import queue
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import coverage
from faults import PATHS, Fault, faults
from watching import TOOK_TOO_LONG

TOP = Path(__file__).resolve().parents[2]
KEPT = TOP / "build" / "mutants"
HARMLESS = Path(__file__).with_name("harmless.json")
"""Faults that change nothing, as their diffs tell them, each with why."""
NOT_COPIED = (
    ".git",
    ".venv",
    ".native",
    "build",
    "node_modules",
    "__pycache__",
    ".*_cache",
    "site",
)
NOTICED, UNNOTICED, TOO_LONG, UNTESTED, NOTHING = (
    "noticed",
    "unnoticed",
    "too long",
    "untested",
    "changes nothing",
)
NO_TESTS = 5
"""The exit status of pytest if it has found none."""


def main() -> None:
    p = argparse.ArgumentParser("make mutants ARGS=…", description=__doc__)
    p.add_argument(
        "paths", nargs="*", default=PATHS, help="files and folders, by default %(default)s"
    )
    p.add_argument("--number", type=int, default=300, help="how many faults")
    p.add_argument("--seed", default="oak", help="which ones")
    p.add_argument("--within", default="", help="only lines that have this in them: g.reveal()")
    p.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at a time")
    p.add_argument("--list", action="store_true", help="only show the faults")
    p.add_argument(
        "--map", action="store_true", help="first see anew which test comes to which line"
    )
    p.add_argument("--tests", nargs="*", default=["tests"], help="the tests to map")
    p.add_argument("--again", action="store_true", help="try those again that were unnoticed")
    args = p.parse_args()
    drawn = faults(TOP, args.paths, args.number, args.seed, args.within)
    if args.list:
        for fault in drawn:
            print(f"{fault.name} {fault.file}:{fault.line} ({fault.kind})\n{fault.diff}\n")
        return
    if args.map or not (KEPT / "lines").exists():
        make_map(args.jobs, args.tests)
    found = run(list(drawn), args.jobs, args.again)
    print(summary(found))


# Which test comes to which line


def make_map(jobs: int, tests: list[str]) -> None:
    shutil.rmtree(KEPT, ignore_errors=True)
    KEPT.mkdir(parents=True)
    pytest(TOP, ["-n", str(jobs), "--no-header", *tests], MUTANTS_MAP=str(KEPT)).wait()
    lines = coverage.Coverage(data_file=KEPT / "lines", config_file=False)
    lines.combine([str(KEPT)])
    lines.save()
    (KEPT / "results.jsonl").unlink(missing_ok=True)


class Map:
    """The tests that passed without a fault, by the lines that they come to."""

    def __init__(self) -> None:
        self.took: dict[str, float] = json.loads((KEPT / "took.json").read_text("utf-8"))
        self.lines = coverage.CoverageData(str(KEPT / "lines"))
        self.lines.read()

    def tests(self, fault: Fault) -> list[str]:
        """Those that come to the lines of a fault, or else to its file, the quickest first.

        What runs when a module is loaded, and what is kept once it is known, is run by no test or
        by one: so the quickest other tests of the file come after them.
        """
        by_line = self.lines.contexts_by_lineno(fault.file)
        here = {test for n in range(fault.line, fault.end + 1) for test in by_line.get(n, ())}
        others = {test for tests in by_line.values() for test in tests} - here
        part = fault.file.split("/")[2]
        if part == "server" or not here - {""}:  # runs in another process, or as a module is loaded
            looking = (f"tests/{part}/", "tests/test_")
            others |= {test for test in self.took if test.startswith(looking)} - here
        return self.quickest(here) + self.quickest(others)[: 400 if here - {""} else None]

    def quickest(self, tests: Iterable[str]) -> list[str]:
        return sorted((t for t in tests if t in self.took), key=lambda t: self.took[t])


# Trying faults


def run(wanted: list[Fault], jobs: int, again: bool) -> list[dict[str, Any]]:
    known = results()
    if again:
        known = {name: r for name, r in known.items() if r["was"] not in (UNNOTICED, TOO_LONG)}
    listed = json.loads(HARMLESS.read_text("utf-8"))
    harmless = {(each["file"], each["diff"]) for each in listed}
    mapped, trees = Map(), copies(jobs)
    log = (KEPT / "results.jsonl").open("a", encoding="utf-8")
    with ThreadPoolExecutor(jobs) as pool:
        left = [fault for fault in wanted if fault.name not in known]
        tried = [pool.submit(attempt, fault, mapped.tests(fault), trees) for fault in left]
        for done in as_completed(tried):
            result = done.result()
            known[result["name"]] = result
            print(f"{len(known)}: {result['was']:10} {result['at']} {result['by']}", flush=True)
            print(json.dumps(result, ensure_ascii=False), file=log, flush=True)
    found = [known[fault.name] for fault in wanted]
    for each in found:
        file = each["at"].partition(":")[0]
        if each["was"] != NOTICED and (file, changed(each["diff"])) in harmless:
            each["was"] = NOTHING
    return found


def results() -> dict[str, dict[str, Any]]:
    file = KEPT / "results.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return {result["name"]: result for result in map(json.loads, lines)}


def copies(jobs: int) -> queue.Queue[Path]:
    """As many copies of the tree as there are jobs."""
    trees: queue.Queue[Path] = queue.Queue()
    for i in range(jobs):
        tree = KEPT / f"tree-{i}"
        shutil.rmtree(tree, ignore_errors=True)
        shutil.copytree(TOP, tree, symlinks=True, ignore=shutil.ignore_patterns(*NOT_COPIED))
        trees.put(tree)
    return trees


def attempt(fault: Fault, tests: list[str], trees: queue.Queue[Path]) -> dict[str, Any]:
    """Put a fault in, run the tests until one fails, take it out again."""
    tree = trees.get()
    file = tree / fault.file
    original = file.read_text("utf-8")
    try:
        was, by = UNTESTED, ""
        if tests:
            write(file, fault.source)
            was, by = tried(tree, tests)
    finally:
        write(file, original)
        trees.put(tree)
    at = f"{fault.file}:{fault.line} ({fault.kind})"
    return {"name": fault.name, "was": was, "at": at, "by": by, "diff": fault.diff}


def write(file: Path, text: str) -> None:
    """Without leaving the compiled form of another text with the same time and size."""
    file.write_text(text, "utf-8")
    for compiled in file.parent.glob(f"__pycache__/{file.stem}.*.pyc"):
        compiled.unlink()


def tried(tree: Path, tests: list[str]) -> tuple[str, str]:
    mapped = json.loads((KEPT / "took.json").read_text("utf-8"))
    seconds = {test: 20 + 10 * mapped[test] for test in tests}
    picked = tree / "tests.json"
    picked.write_text(json.dumps(seconds), "utf-8")
    files = sorted({test.partition("::")[0] for test in tests})
    process = pytest(tree, ["-x", "--tb=no", "-rf", *files], MUTANTS_TESTS=str(picked))
    try:
        out = process.communicate(timeout=60 + 4 * sum(mapped[test] for test in tests))[0]
    except subprocess.TimeoutExpired:
        return TOO_LONG, ""
    finally:
        end(process)
    if process.returncode == 0:
        return UNNOTICED, f"{len(tests)} tests"
    if process.returncode == TOOK_TOO_LONG:
        return NOTICED, "a test that went on for ever"
    if process.returncode == NO_TESTS:
        return UNTESTED, ""
    failed = [line for line in out.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return NOTICED, failed[0].split(" - ")[0] if failed else "the tests do not even begin"


def pytest(tree: Path, args: list[str], **settings: str) -> subprocess.Popen[str]:
    path = [tree / "src", Path(__file__).parent, *os.environ.get("PYTHONPATH", "").split(":")]
    quiet = None if "MUTANTS_MAP" in settings else subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-m", "pytest", "-p", "watching", "-p", "no:cacheprovider", *args],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": ":".join(map(str, path))} | settings,
        stdout=quiet,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


def end(process: subprocess.Popen[str]) -> None:
    """With all that its tests may have left running."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


# Saying what was found


def changed(diff: str) -> str:
    """The lines that a fault changes, wherever they stand."""
    return "\n".join(line for line in diff.splitlines() if line.startswith(("-", "+")))


def summary(found: list[dict[str, Any]]) -> str:
    count = Counter(each["was"] for each in found)
    lines = [
        f"{each['was']}: {each['at']} {each['by']}\n{each['diff']}\n"
        for each in found
        if each["was"] in (UNNOTICED, TOO_LONG, UNTESTED)
    ]
    harmful = len(found) - count[NOTHING]
    share = 100 * count[NOTICED] / max(1, harmful)
    lines.append(", ".join(f"{n} {was}" for was, n in count.most_common()))
    lines.append(f"{share:.1f} % of {harmful} faults that change what happens were noticed")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
