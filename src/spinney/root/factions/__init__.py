"""The factions of the Woodland, one folder for each chapter of the Law from 6 on.

What the rules ask of a faction is in its chapter. Whoever shows, weighs or words a faction finds
the rest in its package by fixed names, so that nothing shared names a faction:

    svg        COLOURS, board(), described(); SYMBOLS and READ, if it draws or reads more;
               board() gives the parts of its own board and how high it is
    terminal   COLOURS, board()
    looks      pawn(), lying(), standing_out(), under_ruin(), if the map shows more of it than
               its pieces
    plates     RULES, PIECES, ACTS, OTHERS_MAY, facts(), cards(), track(), part(), word(): what is
               to be read of it and its pieces, as far as there is anything; PAWN and ITEMS, if it
               has such things
    reasons    judges(); HEADINGS, if it scores by rules of its own
    tensors    SCRIBE: writes its board for learners; OWN, if it has words that only it brings up
    orders     go_on(), if it has questions to which a standing order may answer; go_on_elsewhere(),
               if it asks others such questions
    symbols/   what only this faction is drawn with
    text/      what only this faction says; data/ and text/ have its chapter of the index, too
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
from types import ModuleType
from typing import Any, Final

from spinney.root.faction import in_the_box, register
from spinney.root.hireling import PACKAGE as HIRELINGS
from spinney.root.words import FACTION, HIRELING, VOCABULARY

BOX: Final = (
    "marquise",
    "eyrie",
    "alliance",
    "vagabond",
    "cult",
    "riverfolk",
    "duchy",
    "corvids",
    "hundreds",
    "keepers",
    "mechanical",
)

for _name in BOX:
    for _faction in importlib.import_module(f"{__name__}.{_name}.chapter").FACTIONS:
        register(_faction)


@functools.cache
def package_of(faction: str) -> str:
    """Where all that belongs to a faction is; the second of a kind shares its folder (9.7).

    The hirelings, which own pieces as factions do, have one folder for all.
    """
    number = VOCABULARY.number(faction) - FACTION
    if number >= HIRELING:
        return HIRELINGS
    return next(each.package for each in in_the_box() if each.number == number)


def packages() -> tuple[str, ...]:
    """Where all the factions of the box are, and the hirelings."""
    return (*dict.fromkeys(faction.package for faction in in_the_box()), HIRELINGS)


def module_of(faction: str, name: str) -> ModuleType:
    """A module that every faction has."""
    return importlib.import_module(f"{package_of(faction)}.{name}")


def declared(faction: str | None, name: str, what: str, default: Any) -> Any:
    """What a faction declares in a module, if it has both; a seat without one declares nothing."""
    if not faction:
        return default
    return getattr(module_in(package_of(faction), name), what, default)


def all_declared(name: str, what: str) -> list[Any]:
    """What the factions declare in a module of this name, in the order of the box."""
    modules = [module_in(package, name) for package in packages()]
    return [getattr(module, what) for module in modules if hasattr(module, what)]


@functools.cache
def module_in(package: str, name: str) -> ModuleType | None:
    """A module that a package may have."""
    found = f"{package}.{name}"
    return None if importlib.util.find_spec(found) is None else importlib.import_module(found)
