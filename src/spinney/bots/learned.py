"""Files of what was learned: a line with a card, and the weights after it."""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeVar

import msgspec

from spinney.core.errors import SetupError

LONGEST_CARD: Final = 1 << 16
LARGEST: Final = 1 << 24
"""No such file has more bytes."""

C = TypeVar("C")


def read_learned(name: str) -> bytes:
    """What is in a file; raises SetupError where there is none, or something that never was one."""
    path = Path(name)
    try:
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise SetupError(f"{name}: this is no file")
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise SetupError(f"{name or repr(name)}: {error.strerror}") from None
    if len(data) > LARGEST:
        raise SetupError(f"{name}: what was learned has {LARGEST:,} bytes at most")
    return data


def card_and_weights(data: bytes, card: type[C]) -> tuple[C, bytes]:
    """Raises a ValueError for what has no such card."""
    line, _, weights = data.partition(b"\n")
    if len(line) > LONGEST_CARD:
        raise ValueError("this card is too long")
    try:
        return msgspec.json.decode(line, type=card), weights
    except RecursionError:
        raise ValueError("this card is too deep") from None
