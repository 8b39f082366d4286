"""Where others can reach this server: an invitation is worth its address."""

from __future__ import annotations

import ipaddress
import socket

from litestar.datastructures import Headers
from litestar.types import Scope

from spinney.server import messages as m
from spinney.server.guard import host_name, origin_of

ANYWHERE = ("0.0.0.0", "::")
NOT_US = ("192.0.2.1", 9)
"""An address that is nobody's: which way we would go there shows our own. Nothing is sent."""


def reach(origin: str, listening: str, scope: Scope, headers: Headers) -> m.Reach:
    """The address to invite by, as whoever asks has come here; `listening` is what we listen on."""
    if origin:
        return m.Reach(origin, False)
    own = origin_of(scope, headers)
    if not is_this_machine(host_name(headers.get("host", ""))):
        return m.Reach(own, False)
    if is_this_machine(listening):
        return m.Reach(own, True)
    name = own_address() if listening in ANYWHERE else listening
    if not name:
        return m.Reach(own, True)
    port = own.rpartition(":")[2]
    shown = f"[{name}]" if ":" in name else name
    return m.Reach(f"http://{shown}:{port}" if port.isdigit() else f"http://{shown}", False)


def is_this_machine(name: str) -> bool:
    """Whether a name means the machine on which it is used, whichever that is."""
    if name in ("", "localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def own_address() -> str:
    """What this machine is called in its network; empty where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(NOT_US)
        except OSError:
            return ""
        found = str(line.getsockname()[0])
    return "" if is_this_machine(found) else found
