"""Reports between the markers of a page."""

from __future__ import annotations

from pathlib import Path


def put(page: Path, part: str, report: str) -> None:
    """In the place of the last report of that part, or after all others."""
    begin, end = f"<!-- {part}: begin -->", f"<!-- {part}: end -->"
    text = page.read_text("utf-8")
    if begin not in text:
        text = f"{text.rstrip()}\n\n{begin}{end}\n"
    before, _, rest = text.partition(begin)
    after = rest.partition(end)[2]
    page.write_text(f"{before}{begin}\n\n{report}\n\n{end}{after}", "utf-8")
