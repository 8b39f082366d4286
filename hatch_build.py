"""Compile the core, the games and the search with mypyc while a wheel is built.

Each part, a folder of `src/spinney`, becomes a library of its own. The parts compile side by side
on all cores, and a library is compiled again only when something that it is made of has changed.
All of this stays in `build/parts`: nothing compiled lands in `src`.
"""

from __future__ import annotations

import hashlib
import os
import sys
from contextlib import chdir
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from pathspec import GitIgnoreSpec
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

OPTIMISE = os.environ.get("SPINNEY_OPTIMISE", "3")
# Calls within a part are direct, and can be inlined: a fifth faster.
DIRECT = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
BOUND = ["-Wl,-Bsymbolic"]
# Else gcc spends most of its time on wondering how generated code is indented.
UNREAD = ["-Wno-misleading-indentation"]

Parts = dict[str, list[str]]
"""The files of each part, seen from `src`."""


class CompiledParts(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the parts and put what came out into the wheel."""
        root = Path(self.root)
        built = root / "build" / "parts"
        with chdir(root / "src"):
            parts = parts_of(Path("spinney"), self.config["include"], self.config["exclude"])
            extensions = generate(parts, built, root / "pyproject.toml")
        compiled = built / f"O{OPTIMISE}"
        for library in compile_all(extensions, compiled):
            build_data["force_include"][str(library)] = str(library.relative_to(compiled))
        build_data["infer_tag"] = True
        build_data["pure_python"] = False


def parts_of(package: Path, include: list[str], exclude: list[str]) -> Parts:
    """What is to be compiled, by its folder in the package; patterns are those of .gitignore."""
    included, excluded = GitIgnoreSpec.from_lines(include), GitIgnoreSpec.from_lines(exclude)
    parts: Parts = {}
    for file in sorted(package.rglob("*.py")):
        place = file.relative_to(package)
        has_rules = (package / place.parts[0] / "game.py").exists()
        if (has_rules or included.match_file(place)) and not excluded.match_file(place):
            parts.setdefault(place.parts[0], []).append(str(file))
    return parts


def generate(parts: Parts, built: Path, settings: Path) -> list[Extension]:
    """Write the C where it changed: of a library for each part, and of a stub for each module.

    All of it is generated every time. With a cache mypyc would leave out of the C of a part what it
    had not looked at anew in another, and that comes to some seconds only.
    """
    files = [file for part in parts.values() for file in part]
    extensions: list[Extension] = mypycify(
        [f"--config-file={settings}", f"--cache-dir={os.devnull}", *files],
        opt_level=OPTIMISE,
        debug_level="0",
        separate=[(files, f"spinney_{part}") for part, files in parts.items()],
        target_dir=str(built / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT, *UNREAD]
        extension.extra_link_args = BOUND
    return sorted(extensions, key=amount, reverse=True)  # the longest first: no core waits for it


def amount(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


def compile_all(extensions: list[Extension], to: Path) -> list[Path]:
    """The libraries, of which those that are not up to date are compiled side by side."""
    command = ByContent(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(to), str(to / "objects")
    command.parallel = True  # on all cores
    command.force = True  # what is up to date is not for dates to say
    command.ensure_finalized()
    command.run()
    return [Path(library) for library in command.get_outputs()]


class ByContent(build_ext):
    """Compiles a library when it is made of something else than the one that is there."""

    def build_extension(self, extension: Extension) -> None:
        library = Path(self.get_ext_fullpath(extension.name))
        note = library.with_suffix(".made-of")
        made_of = self.digest(extension)
        if library.exists() and note.exists() and note.read_text() == made_of:
            return
        note.unlink(missing_ok=True)
        super().build_extension(extension)
        note.write_text(made_of)

    def digest(self, extension: Extension) -> str:
        """Of the C, the headers generated with it, and all that makes a library of them."""
        tools = (sys.version, version("mypy"), self.compiler.compiler_so, self.compiler.linker_so)
        flags = (extension.extra_compile_args, extension.extra_link_args)
        digest = hashlib.sha256(repr((tools, flags)).encode())
        for file in sorted({*extension.sources, *extension.depends}):
            digest.update(Path(file).read_bytes())
        return digest.hexdigest()
