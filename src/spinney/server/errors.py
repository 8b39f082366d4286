"""What the server refuses: a stable word for programs, a sentence for people, a status for HTTP."""

from __future__ import annotations

from spinney.core.errors import SpinneyError

UNREADABLE = 400
UNKNOWN = 401
FORBIDDEN = 403
MISSING = 404
CONFLICT = 409
TOO_BIG = 413
TOO_FAST = 429


class Refused(SpinneyError):
    """Something that was asked of the server and is not done.

    `said` is a sentence that is there already, such as the game's own, by this `rule` of it, about
    the option `where`; else the sentence is `refused-NAME` in the server's text.
    """

    def __init__(
        self,
        status: int,
        name: str,
        *,
        said: str = "",
        rule: str | None = None,
        where: str | None = None,
        wait: int = 0,
        **args: str | int,
    ) -> None:
        super().__init__(said or name)
        self.status = status
        self.name = name
        self.said = said
        self.rule = rule
        self.where = where
        self.wait = wait
        self.args_said = args


def nobody() -> Refused:
    return Refused(UNKNOWN, "unknown-person")


def no_table() -> Refused:
    """Also for a table that one may not see: whether it exists is nobody's business."""
    return Refused(MISSING, "no-table")


def too_fast(wait: float) -> Refused:
    return Refused(TOO_FAST, "too-fast", wait=int(wait) + 1)


def stale() -> Refused:
    return Refused(CONFLICT, "stale")
