"""Secrets: signed cookies, unguessable tokens of which only hashes are kept, and limits."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict

COOKIE = "spinney"
COOKIE_AGE = 400 * 24 * 3600
"""As long as browsers keep one; it is renewed by every visit."""

MOST_BUCKETS = 50_000


def new_id() -> str:
    """The name of a person or a table: hard to guess, but no secret."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """A secret that lets in whoever has it."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is kept of a token. It has too many bits to be tried out, so a plain hash will do."""
    return hashlib.sha256(token.encode()).hexdigest()


class Signer:
    """Signs who somebody is, so that a cookie cannot be made up."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(f"spinney cookie {secret}".encode()).digest()

    def sign(self, person: str) -> str:
        issued = format(int(time.time()), "x")
        return f"{person}.{issued}.{self._mark(f'{person}.{issued}')}"

    def read(self, cookie: str) -> str | None:
        """The person whose cookie this is; None if it was not signed here or is too old."""
        signed, _, mark = cookie.rpartition(".")
        if not hmac.compare_digest(mark.encode(), self._mark(signed).encode()):
            return None
        person, _, issued = signed.rpartition(".")
        return person if time.time() - int(issued, 16) < COOKIE_AGE else None

    def _mark(self, text: str) -> str:
        digest = hmac.digest(self._key, text.encode(), "sha256")
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


class Limit:
    """So many in so many seconds, for each of many; what is not used is saved up to the full."""

    def __init__(self, count: int, seconds: float) -> None:
        self._count = count
        self._rate = count / seconds
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str) -> float:
        """Take one; returns 0, or how many seconds to wait if there is none."""
        now = time.monotonic()
        left, at = self._buckets.pop(who, (float(self._count), now))
        left = min(self._count, left + (now - at) * self._rate)
        taken = left >= 1
        self._buckets[who] = (left - taken, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return 0.0 if taken else (1 - left) / self._rate
