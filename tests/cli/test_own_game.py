"""The command plays a game of somebody's own, which nothing of ours knows."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from spinney.core.registry import OWN
from spinney.core.text import LANGUAGES

OURS = Path(__file__).parents[2]
KNOWN = ("magpie", "pebbles")


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OWN, "magpie=magpie.game pebbles=pebbles.game")


def test_nothing_of_ours_names_it() -> None:
    files = [*(OURS / "src").rglob("*"), *(OURS / "web" / "src").rglob("*")]
    texts = [file for file in files if file.suffix in (".py", ".ts", ".svelte", ".ftl", ".svg")]
    names = [file for file in texts for game in KNOWN if game in file.read_text("utf-8").lower()]
    assert len(texts) > 300
    assert names == [OURS / "src" / "spinney" / "core" / "registry.py"]  # as an example


def test_it_is_played_to_its_end_and_replayed(spinney) -> None:
    answers = "pass bid 4 dare 8 pass"
    seats = ["--bot", "B=greedy", "--file", "game.spinney"]
    played = spinney("play", "magpie", "--seed", "oak", *seats, typed="\n".join(answers.split()))
    assert played.status == 0, played.err
    assert "Pass, bid, or dare?" in played.out
    assert spinney("verify", "game.spinney").status == 0
    assert "took the ring" in spinney("replay", "game.spinney").out


def test_it_is_shown(spinney) -> None:
    spinney("play", "magpie", "--seed", "oak", "--file", "game.spinney", typed="bid\n")
    assert "Hand: 1 4 8" in spinney("show", "game.spinney", "--seat", "A").out
    assert spinney("show", "game.spinney", "--seat", "A", "--svg", "game.svg").status == 0
    assert Path("game.svg").read_text("utf-8").count('data-part="card"') == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(spinney, language: str) -> None:
    assert spinney("rules", "magpie", "3", "--lang", language).status == 0


@pytest.mark.parametrize("bot", ["random", "greedy", "search:20"])
@pytest.mark.parametrize("game", KNOWN)
def test_bots_play_it(spinney, game: str, bot: str) -> None:
    told = spinney("simulate", game, "--games", 2, "--bot", bot, "--seed", "s", "--json")
    returns = msgspec.json.decode(told.out)["returns"]
    assert sum(seat["mean"] for seat in returns.values()) == 1
