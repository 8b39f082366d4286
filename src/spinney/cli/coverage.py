"""Which rules the tests cite: found by reading the tests, not by running them.

A test cites a rule by `@pytest.mark.rule("game:number")`; so does a module-level mark, the mark of
a parameter, or any other call of something named `rule` with such a string in it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from spinney.cli.files import read
from spinney.core.errors import SpinneyError
from spinney.core.rules import Rule


def cited_in(folder: Path) -> set[str]:
    """Every `game:number` that the Python files in a folder cite."""
    if not folder.is_dir():
        raise SpinneyError(f"no folder {folder}; --tests names the one where the tests are")
    return {cited for path in sorted(folder.rglob("*.py")) for cited in _citations(path)}


def _citations(path: Path) -> Iterator[str]:
    try:
        tree = ast.parse(read(path))
    except SyntaxError as error:
        raise SpinneyError(f"{path}: line {error.lineno}: {error.msg}") from None
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and _name(call.func) == "rule":
            yield from _literals(call)


def _literals(code: ast.AST) -> Iterator[str]:
    """The strings in a piece of code, without those that are put together when it runs."""
    if isinstance(code, ast.Constant) and isinstance(code.value, str):
        yield code.value
    elif not isinstance(code, ast.JoinedStr):
        for part in ast.iter_child_nodes(code):
            yield from _literals(part)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def in_chapters(rules: Iterable[Rule], chapters: str) -> list[Rule]:
    """The rules of some chapters, such as `1-9,C,R`."""
    rules = list(rules)
    found: list[Rule] = []
    for chapter in chapters.split(","):
        wanted = _expand(chapter.strip())
        some = [rule for rule in rules if chapter_of(rule) in wanted]
        if not some:
            raise SpinneyError(f"no chapter {chapter!r}; write chapters as in 1-9,C,R")
        found.extend(some)
    return found


def chapter_of(rule: Rule) -> str:
    """C for cards, R for rulings, otherwise what stands before the first dot."""
    return {"card": "C", "ruling": "R"}.get(rule.kind) or rule.id.split(".")[0]


def _expand(chapter: str) -> list[str]:
    first, dash, last = chapter.partition("-")
    if dash and first.isdecimal() and last.isdecimal():
        return [str(number) for number in range(int(first), int(last) + 1)]
    return [chapter]
