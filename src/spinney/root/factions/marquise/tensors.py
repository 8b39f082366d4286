"""What a learner is given of the Marquise's board."""

from __future__ import annotations

from spinney.core.tensors import AMOUNT

PARTS: dict[str, tuple[str, ...]] = dict.fromkeys(("actions", "recruited", "wood"), AMOUNT)
