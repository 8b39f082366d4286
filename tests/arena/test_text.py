"""The arena's sentences: exactly those that are used, and a reason for every failure."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import spinney
from spinney.core import game_named
from spinney.core.text import LANGUAGES, Text
from texts import misquoted, misspaced, prose_of

HERE = Path(spinney.__file__).parent
CODE = "".join(
    path.read_text("utf-8")
    for path in [*HERE.glob("arena/*.py"), HERE / "cli" / "arena.py", HERE / "bots" / "wire.py"]
)


def entries(language: str) -> list[ast.Message]:
    source = (HERE / "core" / "text" / f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    return [e for e in body if isinstance(e, ast.Message) and e.id.name.startswith("arena-")]


def test_what_is_written_is_said():
    assert {each.id.name for each in entries("en")} == set(re.findall(r'"(arena-[a-z-]+)"', CODE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_failure_has_a_reason_of_its_own(language):
    text = Text(game_named("sylvion"), language)
    whys = set(re.findall(r'(?:BotFailure|_forfeit)\("(\w+)"', CODE))
    assert len(whys) == 7
    assert len({text.say("arena-why", why=why, detail="x") for why in whys}) == len(whys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language):
    parts = prose_of(entries(language))
    assert not misquoted(parts, language)
    assert not misspaced(parts, language)
