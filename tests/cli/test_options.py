"""options: what can be chosen before a game."""

from __future__ import annotations

import pytest

from spinney.core import game_named
from spinney.core.text import Text


def flat(text: str) -> str:
    """The text without its line breaks; the screen may also break at a no-break space."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_option_is_listed_with_its_values_default_rule_and_explanation(spinney, language):
    game = game_named("sylvion")
    text = Text(game, language)
    out = flat(spinney("options", "sylvion", "--lang", language).out)
    for option in game.options:
        assert flat(text.say(f"option-{option.name}")) in out
        assert flat(text.say(f"option-{option.name}.help")) in out
        assert option.rule in out
        assert all(f"{option.name}={value}" in out for value in option.values)
    assert out.count(text.say("cli-default")) == len(game.options)


def test_the_language_is_that_of_the_environment(spinney, monkeypatch):
    english = spinney("options", "sylvion").out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert spinney("options", "sylvion").out == spinney("options", "sylvion", "--lang", "fr").out
    monkeypatch.setenv("LC_ALL", "tlh")
    assert spinney("options", "sylvion").out == english
