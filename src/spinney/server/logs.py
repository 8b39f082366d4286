"""Structured logs: one line per entry, as JSON for programs or as text for people."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from spinney.core.errors import SetupError

USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.casefold(),
            "from": record.name,
            "what": record.getMessage(),
        } | extra(record)
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry, enc_hook=str).decode()


class TextLines(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        told = [f"{name}={value}" for name, value in extra(record).items()]
        return " ".join([super().formatMessage(record), *told])


def extra(record: logging.LogRecord) -> dict[str, Any]:
    """What an entry says besides its sentence; a library may hang its own, underscored, on it."""
    told = vars(record).items()
    return {name: value for name, value in told if name not in USUAL and name[0] != "_"}


def start_logging(form: str) -> None:
    forms = {"json": JsonLines, "text": TextLines}
    if form not in forms:
        raise SetupError(f"--log can be {' or '.join(forms)}, not {form!r}")
    handler = logging.StreamHandler()
    handler.setFormatter(forms[form]())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("alembic", "uvicorn.access", "uvicorn.error", "httpx"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
