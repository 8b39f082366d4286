"""Compile the core, the games and the search with mypyc while a wheel is built.

Each part, a folder of `src/spinney`, becomes a library of its own. The C of a part is one file, in
which calls can be inlined; for tests, which must be ready soon, it is a file for each module. Files
compile side by side on all cores, and again only when something that they are made of has changed.
All of this stays in `build/parts`: nothing compiled lands in `src`.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from pathspec import GitIgnoreSpec
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

OPTIMISE = os.environ.get("SPINNEY_OPTIMISE", "3")
WHOLE = OPTIMISE == "3"
"""Whether the C of a part is one file."""
# Calls within a part are direct, and can be inlined: a fifth faster.
DIRECT = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
BOUND = ["-Wl,-Bsymbolic"]
# The table of another part, which every module has by a header, is one and the same.
SHARED = ["-fcommon"]
# Else gcc spends most of its time on wondering how generated code is indented.
UNREAD = ["-Wno-misleading-indentation"]

# What is written in C is there for speed alone, and small.
FAST = ["-O3"]

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

    What is C from the start becomes a module of its own.

    All of it is generated every time. With a cache mypyc would leave out of the C of a part what it
    had not looked at anew in another, and that comes to some seconds only.
    """
    files = [file for part in parts.values() for file in part]
    written = built / ("whole" if WHOLE else "modules")
    extensions: list[Extension] = mypycify(
        [f"--config-file={settings}", f"--cache-dir={os.devnull}", *files],
        opt_level=OPTIMISE,
        debug_level="0",
        separate=[(files, f"spinney_{part}") for part, files in parts.items()],
        multi_file=not WHOLE,
        include_runtime_files=True,
        target_dir=str(written),
    )
    extensions += [
        Extension(
            ".".join(file.with_suffix("").parts), [str(file.absolute())], extra_compile_args=FAST
        )
        for file in Path("spinney").glob("*/*.c")
    ]
    for extension in extensions:
        begins_with = ["-include", str(write_header(extension, written))]
        flags = [*extension.extra_compile_args, *DIRECT, *SHARED, *UNREAD, *begins_with]
        extension.extra_compile_args = flags
        extension.extra_link_args = BOUND
        extension.sources.sort(key=amount, reverse=True)  # the longest first: no core waits for it
    return sorted(extensions, key=lambda each: amount(*each.sources), reverse=True)


def amount(*files: str) -> int:
    return sum(Path(file).stat().st_size for file in files)


def write_header(extension: Extension, written: Path) -> Path:
    """What every file of a library begins with, so that it is read once and not once for each."""
    if not extension.depends:  # a stub
        name, wanted = "stub", ["Python.h"]
    else:
        name = extension.name.removesuffix("__mypyc")
        whole = (written / f"__native_{name}.c").read_text("utf-8")
        # which modules do not ask for
        extras = re.findall(r"<(\w+_extra_ops|[\w/]+_api)\.c>", whole)
        wanted = [f"__native_internal_{name}.h", *(f"{each}.h" for each in extras)]
    header = written / f"every_{name}.h"
    header.write_text("".join(f"#include <{each}>\n" for each in wanted))
    return header


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
    """Compiles what is made of something else than what is there."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.digest_of = cache(digest_of)  # many files have the same headers

    def build_extensions(self) -> None:
        self.compile = self.compiler.compile
        self.compiler.compile = self.compile_changed
        self.cores = ThreadPoolExecutor(os.cpu_count())
        try:
            headers = {each.extra_compile_args[-1]: each for each in self.extensions}
            list(self.cores.map(self.precompile, headers, headers.values()))
            super().build_extensions()
        finally:
            self.cores.shutdown(cancel_futures=True)  # after a mistake no more is compiled

    def build_extension(self, extension: Extension) -> None:
        library = Path(self.get_ext_fullpath(extension.name))
        flags = [*extension.extra_compile_args, *extension.extra_link_args]
        made_of = self.digest([*extension.sources, *extension.depends], flags)
        compile_and_link = super().build_extension
        make(library, made_of, lambda: compile_and_link(extension))

    def compile_changed(self, sources: list[str], output_dir: str, **how: Any) -> list[str]:
        """What a compiler does for a library, but side by side, and only where it is needed."""

        def compile_one(source: str) -> str:
            [made] = self.compiler.object_filenames([source], output_dir=output_dir)
            made_of = self.digest([source, *how["depends"]], how["extra_postargs"])
            make(Path(made), made_of, lambda: self.compile([source], output_dir, **how))
            return made

        return list(self.cores.map(compile_one, sources))

    def precompile(self, header: str, extension: Extension) -> None:
        """Read what the files of a library begin with; the compiler finds the outcome beside it."""
        made = Path(f"{header}.gch")
        flags = [flag for flag in extension.extra_compile_args if flag not in ("-include", header)]
        folders = [f"-I{folder}" for folder in (*extension.include_dirs, *self.include_dirs)]
        command = [*self.compiler.compiler_so, *folders, *flags, "-x", "c-header", header]
        made_of = self.digest([header, *extension.depends], flags)
        make(made, made_of, lambda: self.compiler.spawn([*command, "-o", str(made)]))

    def digest(self, files: Iterable[str], flags: list[str]) -> str:
        """Of the C, the headers generated with it, and all that makes a library of them."""
        tools = (sys.version, version("mypy"), self.compiler.compiler_so, self.compiler.linker_so)
        contents = [self.digest_of(file) for file in sorted({*files})]
        return hashlib.sha256(repr((tools, flags, contents)).encode()).hexdigest()


def digest_of(file: str) -> str:
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()


def make(file: Path, made_of: str, how: Callable[[], object]) -> None:
    """Make a file, unless it is there and made of the same."""
    note = file.with_name(f"{file.name}.made-of")
    if file.exists() and note.exists() and note.read_text() == made_of:
        return
    note.unlink(missing_ok=True)
    how()
    note.write_text(made_of)
