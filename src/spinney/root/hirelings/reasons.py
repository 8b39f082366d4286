"""Under which heading points are listed that come by hirelings."""

from __future__ import annotations

from typing import Final

HEADINGS: Final = {"exile": "hirelings", "bluebird_nobles": "hirelings"}
