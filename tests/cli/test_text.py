"""The core's sentences: the same in every language, and exactly those that are used."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import spinney.cli
from spinney.core.text import LANGUAGES

NO_BREAK = "\u00a0"


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def source(language: str) -> str:
    return files("spinney.core").joinpath("text", f"{language}.ftl").read_text("utf-8")


def sentences(language: str) -> dict[str, set[str]]:
    """The variables of each sentence."""
    found = {}
    for entry in FluentParser().parse(source(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_with_the_same_variables(language):
    assert sentences(language) == sentences("en")


def test_the_command_says_what_is_written_and_nothing_else():
    folder = Path(spinney.cli.__file__).parent
    code = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    written = {key for key in sentences("en") if key.startswith("cli-")}
    assert set(re.findall(r'"(cli-[a-z-]+)"', code)) == written


def test_every_never_of_taking_back_has_its_sentence():
    code = files("spinney.core").joinpath("table.py").read_text("utf-8")
    written = {key for key in sentences("en") if key.startswith("undo-")}
    assert set(re.findall(r'"(undo-[a-z]+)"', code)) == written


def test_french_and_german_typography():
    french = re.sub(r"\{[^}]*\}|^#.*|^\s+\?.*", "", source("fr"), flags=re.MULTILINE)
    assert not re.findall(rf"[^{NO_BREAK}][;:!?»]|«[^{NO_BREAK}]", french)
    assert "'" not in french
    german = source("de")
    assert german.count("„") == german.count("“")
    assert not re.search(r"\b(?:Sie|Ihre?|er|sie)\b", german)
    assert not re.search(r"\b(?:il|elle|tu)\b", french)
