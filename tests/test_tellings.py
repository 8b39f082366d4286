"""What turns and scenes are told with: the same in every language, and all of it used."""

from __future__ import annotations

from pathlib import Path

import pytest

from spinney.core import game_named
from spinney.core.text import LANGUAGES
from texts import Sentences, can_be_read, is_well_set, text_files, variables

GAMES = ("root", "sylvion", "ironwood")


def tellings(game: str, language: str) -> Sentences:
    return Sentences(text_files(game_named(game), language, "_telling"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_they_are_well_set_and_about_the_same_things(game: str, language: str) -> None:
    here, english = tellings(game, language), tellings(game, "en")
    can_be_read(here)
    is_well_set(here, language)
    assert sorted(here.keys) == sorted(english.keys)
    for key, message in here.messages.items():
        assert variables(message) == variables(english.messages[key]), key


@pytest.mark.parametrize("game", GAMES)
def test_each_is_used(game: str) -> None:
    folder = Path(game_named(game).packages[0].replace(".", "/"))
    code = "".join(file.read_text("utf-8") for file in Path("src", folder).rglob("telling.py"))
    for key in tellings(game, "en").messages:
        kind, _, name = key.partition("-")
        assert f'"{key}"' in code or f'"{name}"' in code, key
        assert kind in ("told", "doer")
