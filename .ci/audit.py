"""Ask the registries for known weaknesses: `make audit`.

A known weakness of something that is shipped is a failure: what `pip install spinney` brings with
any of its extras for users, and what the browser client is built of. One of a tool that only tests
or builds is told, and so is a registry that cannot be asked, as on a machine without a network:
neither says that anything is wrong with what people run.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
EXTRAS = ("bots", "cluster", "openspiel", "postgres", "research", "server")
"""The extras of the package that are for users."""

PATIENCE = 300
"""Seconds that a registry may take."""


class CannotAsk(Exception):
    """A registry did not answer."""


class Weakness(NamedTuple):
    package: str
    what: str
    shipped: bool


def main() -> int:
    found: list[Weakness] = []
    for kind, ask in (("Python", ask_about_python), ("npm", ask_about_npm)):
        try:
            found += ask()
        except CannotAsk as reason:
            warn(kind, str(reason))
    for each in sorted(found):
        how = "error" if each.shipped else "warning: not shipped"
        print(f"audit: {how}: {each.package}: {each.what}", file=sys.stderr)
    return int(any(each.shipped for each in found))


def warn(kind: str, reason: str) -> None:
    print(f"audit: warning: could not ask about {kind} packages: {reason}", file=sys.stderr)


def ask_about_python() -> list[Weakness]:
    """What pip-audit knows of everything that is installed beside this script."""
    options = ("--format=json", "--progress-spinner=off", "--skip-editable")
    report = answer([sys.executable, "-m", "pip_audit", *options])
    if "dependencies" not in report:
        raise CannotAsk("pip-audit gave no report")
    shipped = brought_along("spinney", EXTRAS)
    unknown = [
        each["name"]
        for each in report["dependencies"]
        if "skip_reason" in each and canonicalize_name(each["name"]) in shipped
    ]
    if unknown:  # a mirror that knows no weaknesses finds none
        warn("Python", f"{len(unknown)} not known there, such as {unknown[0]}")
    return [
        Weakness(
            f"{each['name']} {each['version']}",
            f"{weakness['id']}, mended in {', '.join(weakness['fix_versions']) or 'no version'}",
            canonicalize_name(each["name"]) in shipped,
        )
        for each in report["dependencies"]
        for weakness in each.get("vulns", [])
    ]


def ask_about_npm() -> list[Weakness]:
    """What npm knows of the dependencies that end up in the browser client."""
    npm = shutil.which("npm")
    if npm is None:
        raise CannotAsk("npm is not installed")
    report = answer([npm, "audit", "--omit=dev", "--json"], ROOT / "web")
    if "vulnerabilities" not in report:
        raise CannotAsk(report.get("message") or "npm gave no report")
    return [
        Weakness(name, f"{each['severity']}, in versions {each['range']}", True)
        for name, each in report["vulnerabilities"].items()
    ]


def answer(command: list[str], folder: Path = ROOT) -> dict[str, Any]:
    """The report that a program prints; its status says less than what it prints."""
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired:
        raise CannotAsk(f"no answer in {PATIENCE} seconds") from None
    try:
        report: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        said = done.stderr.strip().splitlines() or ["it said nothing"]
        raise CannotAsk(said[-1]) from None
    return report


def brought_along(package: str, extras: tuple[str, ...]) -> set[str]:
    """The packages that are installed with this one, and those installed with them, and so on."""
    found: set[str] = set()
    wanted = [(package, extras)]
    while wanted:
        name, extras = wanted.pop()
        try:
            requires = metadata.requires(name) or []
        except metadata.PackageNotFoundError:
            continue  # for another kind of machine
        for requirement in map(Requirement, requires):
            marker = requirement.marker
            fits = [marker is None or marker.evaluate({"extra": each}) for each in ("", *extras)]
            needed = canonicalize_name(requirement.name)
            if any(fits) and needed not in found:
                found.add(needed)
                wanted.append((needed, tuple(requirement.extras)))
    return found


if __name__ == "__main__":
    sys.exit(main())
