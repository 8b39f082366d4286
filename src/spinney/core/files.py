"""Files of whoever plays that an option names: they may be anything, so little is believed."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

from spinney.core.errors import SetupError

MOST_BYTES: Final = 1_000_000


def read_file(path: Path) -> bytes:
    """What is in a file: a regular one, not too large. Nothing else is waited for."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise SetupError(f"{path}: this is no regular file")
        with open(path, "rb", opener=_without_waiting) as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise SetupError(f"{path}: this is no regular file")
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "no file has such a name"
        raise SetupError(f"{path}: {reason}") from None
    if len(data) > MOST_BYTES:
        raise SetupError(f"{path}: a file of more than {MOST_BYTES:,} bytes is not read")
    return data


def _without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
