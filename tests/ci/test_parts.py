"""The compiled package: which files are in which part, and what is compiled again."""

from __future__ import annotations

import importlib.util
import os
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from spinney.core import game_names

ROOT = Path(__file__).resolve().parents[2]


def load_hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


HOOK = load_hook()


@pytest.fixture
def parts() -> dict[str, list[str]]:
    """Those of our own package."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    found: dict[str, list[str]] = HOOK.parts_of(
        ROOT / "src" / "spinney", hook["include"], hook["exclude"]
    )
    return found


def test_every_game_is_a_part_and_so_are_the_core_and_the_bots(parts: dict[str, list[str]]) -> None:
    assert set(parts) == {"core", "bots", *game_names()}
    for name in game_names():
        assert str(ROOT / "src" / "spinney" / name / "state.py") in parts[name]


def test_what_draws_or_prints_is_not_compiled(parts: dict[str, list[str]]) -> None:
    places = [Path(file) for files in parts.values() for file in files]
    assert not [place for place in places if {"svg", "terminal"} & {place.stem, place.parent.name}]
    assert not [place for place in places if place.name in ("__init__.py", "box.py", "looks.py")]


def test_a_new_folder_with_rules_is_a_part(tmp_path: Path) -> None:
    """What is left out by its name is so at any depth."""
    for place in (
        "jay/game.py",
        "jay/nests/egg/chapter.py",
        "jay/nests/egg/svg.py",
        "jay/svg/egg.py",
        "cli/main.py",
        "bots/search.py",
        "bots/wire.py",
    ):
        file = tmp_path / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    found = HOOK.parts_of(tmp_path, ["/bots/search.py"], ["svg", "svg.py"])
    assert found == {
        "bots": [str(tmp_path / "bots" / "search.py")],
        "jay": [str(tmp_path / "jay" / name) for name in ("game.py", "nests/egg/chapter.py")],
    }


class Workshop:
    """A library of one C file and one header; counts how often it is compiled."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.compiled = 0
        self.source, self.header = folder / "nest.c", folder / "nest.h"
        self.source.write_text("int eggs;")
        self.header.write_text("int birds;")
        self.flags = ["-O1"]
        patch.setattr(build_ext, "build_extension", lambda command, _: self.compile(command))

    def compile(self, command: Any) -> None:
        self.compiled += 1
        self.library(command).write_bytes(b"")

    def library(self, command: Any) -> Path:
        return Path(command.get_ext_fullpath("nest"))

    def build(self) -> Any:
        extension = Extension(
            "nest",
            [str(self.source)],
            depends=[str(self.header)],
            extra_compile_args=self.flags,
        )
        command = HOOK.ByContent(Distribution({"ext_modules": [extension]}))
        command.build_lib = str(self.folder)
        command.ensure_finalized()
        command.compiler = SimpleNamespace(compiler_so=["cc"], linker_so=["cc", "-shared"])
        command.build_extension(extension)
        return command


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    return Workshop(tmp_path, monkeypatch)


def test_what_is_unchanged_is_not_compiled_again(workshop: Workshop) -> None:
    workshop.build()
    os.utime(workshop.source)
    workshop.build()
    assert workshop.compiled == 1


@pytest.mark.parametrize("what", ["source", "header", "flags", "library"])
def test_what_has_changed_is_compiled_again(workshop: Workshop, what: str) -> None:
    library = workshop.library(workshop.build())
    if what == "flags":
        workshop.flags = ["-O3"]
    elif what == "library":
        library.unlink()
    else:
        getattr(workshop, what).write_text("int owls;")
    workshop.build()
    assert workshop.compiled == 2
    workshop.build()
    assert workshop.compiled == 2


def test_what_failed_is_compiled_again(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where it left a library behind."""
    library = workshop.library(workshop.build())
    workshop.source.write_text("int owls")

    def fail(command: Any, extension: Extension) -> None:
        library.write_bytes(b"half")
        raise OSError("killed")

    with monkeypatch.context() as patch:
        patch.setattr(build_ext, "build_extension", fail)
        with pytest.raises(OSError, match="killed"):
            workshop.build()
    workshop.build()
    assert workshop.compiled == 2


def test_of_a_library_only_the_files_that_changed_are_compiled(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("jay.c", "owl.c", "nest.h")]
    for file in files:
        file.write_text("int eggs;")
    compiled: list[str] = []

    def compile_one(sources: list[str], output_dir: str, **how: Any) -> None:
        compiled.extend(Path(source).stem for source in sources)
        Path(object_of(sources, output_dir)[0]).touch()

    def object_of(sources: list[str], output_dir: str) -> list[str]:
        return [str(Path(output_dir) / f"{Path(source).stem}.o") for source in sources]

    def build() -> list[str]:
        compiled.clear()
        command = HOOK.ByContent(Distribution())
        command.compiler = SimpleNamespace(
            compiler_so=["cc"], linker_so=["cc"], object_filenames=object_of
        )
        command.compile = compile_one
        with ThreadPoolExecutor(1) as command.cores:
            *sources, header = map(str, files)
            made = command.compile_changed(
                sources, str(tmp_path), depends=[header], extra_postargs=["-Og"]
            )
        assert made == [str(file.with_suffix(".o")) for file in files[:2]]
        return compiled

    assert build() == ["jay", "owl"]
    assert build() == []
    files[0].write_text("int birds;")
    assert build() == ["jay"]
    files[2].write_text("int birds;")
    assert build() == ["jay", "owl"]
