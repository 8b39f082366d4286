"""Modules that there may be."""

from __future__ import annotations

import importlib
from typing import Any


def module_named(name: str) -> Any:
    """The module with this name; None if there is none. What it needs and lacks is raised."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise
        return None
