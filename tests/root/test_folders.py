"""A faction is a folder: whatever shows, weighs or words it is found there."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from spinney.core.text import LANGUAGES
from spinney.root.faction import TABLE
from spinney.root.factions import BOX, all_declared, declared, module_of, package_of
from spinney.root.game import GAME
from spinney.root.hireling import PACKAGE
from spinney.root.words import FACTION, VOCABULARY
from texts import Sentences

SOURCE = Path(__file__).parents[2] / "src" / "spinney" / "root"
SHARED = [
    *(SOURCE / f"{name}.py" for name in ("headings", "looks", "orders", "tensors", "contents")),
    *SOURCE.glob("reasons/*.py"),
    *SOURCE.glob("svg/*.py"),
    *SOURCE.glob("terminal/*.py"),
]


def named_in(source: str) -> Iterator[str]:
    """The names and strings of a program, but for its prose."""
    tree = ast.parse(source)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Attribute):
            yield node.attr


@pytest.mark.parametrize("file", SHARED, ids=lambda file: str(file.relative_to(SOURCE)))
def test_what_is_shared_names_no_faction(file: Path) -> None:
    found = [
        name
        for name in named_in(file.read_text("utf-8"))
        for faction in BOX
        if faction in name.lower()
    ]
    assert found == []


FACTIONS = [VOCABULARY.word(FACTION + faction.number) for faction in GAME.box]


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_has_its_drawings(faction: str) -> None:
    for name in ("svg", "terminal"):
        module = module_of(faction, name)
        assert module.__name__ == f"{package_of(faction)}.{name}"
        assert faction in module.COLOURS
        assert callable(module.board)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FACTIONS)
def test_what_only_one_faction_asks_tells_or_refuses_is_worded_in_its_folder(
    name: str, language: str
) -> None:
    package = package_of(name)
    folder = Path(str(files(package).joinpath("text")))
    wanted = {
        key
        for faction in TABLE
        if faction is not None and package_of(VOCABULARY.word(FACTION + faction.number)) == package
        for key in (
            *(f"ask-{ask.name}" for ask in faction.asks),
            *(f"event-{event}" for event in faction.events),
            *(f"no-{refusal.name}" for refusal in faction.refusals),
        )
    }
    assert wanted
    assert wanted - set(Sentences(folder.glob(f"{language}.ftl")).messages) == set()


def test_what_a_faction_need_not_have() -> None:
    """Neither the module nor what is looked for in it."""
    assert declared("marquise", "looks", "pawn", "none") == "none"
    assert declared("marquise", "nowhere", "pawn", "none") == "none"
    assert callable(declared("vagabond_2", "looks", "pawn", "none"))
    assert len(all_declared("looks", "pawn")) == 2, "the Vagabonds and the hirelings"


def test_a_game_reads_the_texts_and_rules_of_all_its_factions() -> None:
    assert GAME.packages == (
        GAME.package,
        *(f"spinney.root.factions.{name}" for name in BOX),
        PACKAGE,
    )
