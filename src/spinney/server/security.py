"""Secrets: signed cookies, unguessable tokens of which only hashes are kept, and limits."""

from __future__ import annotations

import base64
import hashlib
import hmac
import ipaddress
import secrets
import time
from collections import OrderedDict

COOKIE = "spinney"
COOKIE_AGE = 400 * 24 * 3600
"""As long as browsers keep one; it is renewed by every visit."""

MOST_BUCKETS = 50_000
ONE_HOME = 64
"""How many bits of an IPv6 address are given out; the rest of it is anybody's own to choose."""


def new_id() -> str:
    """The name of a person or a table: hard to guess, but no secret."""
    return secrets.token_urlsafe(12)


def is_id(text: str) -> bool:
    """Whether this could be such a name at all."""
    return text.isascii() and text.replace("-", "").replace("_", "").isalnum()


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

    def sign(self, person: str, session: str) -> str:
        signed = f"{person}.{session}.{int(time.time()):x}"
        return f"{signed}.{self._mark(signed)}"

    def read(self, cookie: str) -> tuple[str, str] | None:
        """The person and the session; None if it was not signed here or is too old."""
        signed, _, mark = cookie.rpartition(".")
        if not hmac.compare_digest(mark.encode(), self._mark(signed).encode()):
            return None
        match signed.split("."):
            case [person, session, issued] if time.time() - int(issued, 16) < COOKIE_AGE:
                return person, session
        return None

    def _mark(self, text: str) -> str:
        digest = hmac.digest(self._key, text.encode(), "sha256")
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def network_of(address: str) -> str:
    """Whom an address belongs to: one of IPv6 is as good as any other of its network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, ONE_HOME), strict=False))


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


class Guesses:
    """How often passwords and recovery codes may be tried: by one network, and at one account by
    all of them together, for each of the two.

    An owner is let through, however much others guess, where they are signed in, and in a network
    from which the account was entered since the server started. Elsewhere, and everywhere after a
    restart, one more guess is free every half minute, and whoever keeps guessing may take it.
    """

    def __init__(self) -> None:
        self._by_network = Limit(10, 60)
        self._at_account = Limit(10, 300)
        self._at_recovery = Limit(10, 300)
        self._by_person = Limit(10, 300)
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def wait(self, network: str, login: str = "") -> float:
        """Take one at a password; returns 0, or how many seconds to wait."""
        wait = self._by_network.wait(network)
        return wait if wait or not login else self._at_account.wait(self._whose(network, login))

    def wait_to_recover(self, network: str, login: str) -> float:
        """Take one at a recovery code."""
        return self._by_network.wait(network) or self._at_recovery.wait(self._whose(network, login))

    def wait_to_prove(self, network: str, person: str) -> float:
        """Take one at the password of whoever is signed in."""
        return self._by_network.wait(network) or self._by_person.wait(person)

    def _whose(self, network: str, login: str) -> str:
        """Who shares a count: a network that is known at an account has its own."""
        return f"{login}\n{network}" if (network, login) in self._known else login

    def right(self, network: str, login: str) -> None:
        """One of them was right."""
        self._known[network, login] = None
        self._known.move_to_end((network, login))
        if len(self._known) > MOST_BUCKETS:
            self._known.popitem(last=False)
