"""What no sentence of any game, of the server or of the browser says, in any language."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest

from spinney.bots.levels import NAMES
from spinney.bots.registry import bot_names
from spinney.core import game_named
from spinney.core.text import LANGUAGES, Text
from texts import Sentences, prose_of

ROOT = Path(__file__).parents[1]
FILES = sorted([*(ROOT / "src").rglob("text/*.ftl"), *(ROOT / "web" / "src").rglob("text/*.ftl")])
WRONG = {
    "en": {
        "to be allowed for somebody to decide": r"\bis to decide\b",
        "an automa, not an automaton": r"\bautomat(on|a)\b",
    },
    "fr": {
        "up to five, where down to five is meant": r"défausse[a-z-]*( ses cartes)? jusqu\u2019à",
        "an automa": r"\bautomates?\b",
        "a visit for a guest": r"\bVisite\b",
        "an elemental, several élémentaux": r"\bélémentals\b",
        "a robot": r"\bbots?\b",
    },
    "de": {
        "haben + zu: not what is lacking, but what is forbidden": (
            r"\bhast (kein|zu wenig)[^,.:;]* (zu [a-zäöüß]+en|\w+zu\w+en)\b"
        ),
        "an automa": r"\bAutomat(en)?\b",
        "a rulebook": r"\bRegelheft",
        "to match": r"\bentspricht nicht\b",
        "to a clearing": r"\bnach Lichtung\b",
        "damage": r"\bSchaden (zu )?(nehmen|nimmt|nimmst)\b",
    },
}


@functools.cache
def spoken(language: str) -> list[str]:
    files = [file for file in FILES if re.split(r"[._]", file.name)[0] == language]
    assert len(files) > 15
    return prose_of(Sentences(files).entries)


@pytest.mark.parametrize(
    ("language", "what"), [(language, what) for language in LANGUAGES for what in WRONG[language]]
)
def test_no_sentence_is_one_that_people_stumble_over(language: str, what: str) -> None:
    wrong = re.compile(WRONG[language][what])
    assert [told for told in spoken(language) if wrong.search(told)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_sentence(language: str) -> None:
    """But for programs of somebody's own, which are called as they were written."""
    text = Text(game_named("sylvion"), language)
    kinds = [*NAMES, *(name for name in bot_names() if name != "exec")]
    assert len({text.bot(name) for name in kinds}) == len(kinds)
    assert all(text.say(f"level-{name}.help").endswith(".") for name in kinds)
    assert text.bot("exec:./mine") == "exec:./mine"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "but “Pass” keeps useful cards in hand"),
        ("fr", "mais «\u00a0Pass\u00a0» garde des cartes utiles en main"),
        ("de", "aber „Pass“ behält nützliche Karten auf der Hand"),
    ],
)
def test_a_weaker_reason_does_not_read_like_a_strong_one(language: str, told: str) -> None:
    text = Text(game_named("sylvion"), language)
    assert text.reason("hand", better="Pass") == told
    assert told.endswith(text.reason("hand"))
