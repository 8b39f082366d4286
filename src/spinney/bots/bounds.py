"""How long a bot may think: `1s`, `500` iterations, `4s,cores=2`."""

from __future__ import annotations

import multiprocessing
import re
from typing import NamedTuple

from spinney.core.errors import SetupError

FORM = "write a time such as 1s or a number of iterations such as 500, then cores=2 if wanted"


class Bounds(NamedTuple):
    """A bound is a time in seconds or a number of iterations; each core has as much."""

    seconds: float | None = 1.0
    iterations: int | None = None
    cores: int = 1


def parse_bounds(text: str, bot: str = "search") -> Bounds:
    bounds = Bounds()
    for number, word in enumerate(text.split(",")):
        if number == 0 and (found := re.fullmatch(r"(\d+(?:\.\d+)?)s", word)):
            bounds = Bounds(seconds=float(found[1]))
        elif number == 0 and re.fullmatch(r"\d+", word):
            bounds = Bounds(seconds=None, iterations=int(word))
        elif found := re.fullmatch(r"cores=(\d+)", word):
            bounds = bounds._replace(cores=int(found[1]))
        else:
            raise SetupError(f"cannot read {word!r} in {bot}:{text}; {FORM}")
    if not (bounds.seconds or bounds.iterations) or not bounds.cores:
        raise SetupError(f"{bot}:{text} leaves no time to think; {FORM}")
    if bounds.cores > 1 and "fork" not in multiprocessing.get_all_start_methods():
        raise SetupError(f"{bot}:{text} needs a system that can fork; leave cores out")
    return bounds
