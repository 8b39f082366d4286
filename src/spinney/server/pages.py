"""The browser client as it was built: its files, and its first page for all other addresses."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from spinney.server.errors import MISSING, Refused

STATIC = Path(__file__).parent / "static"
FIRST_PAGE = "index.html"
HASHED = "assets/"
"""Where the build puts files whose name changes with their content."""

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

NO_CLIENT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Spinney</title>
<p>The browser client has not been built. In a checkout, run <code>make web</code>; the released
package brings it along. The API: <a href="/api/schema/openapi.json">openapi.json</a>.</p></html>
"""


class Page(NamedTuple):
    body: bytes
    kind: str
    mark: str
    keep: str


class Pages:
    """All files of the client, read once: nothing else on the disk can be asked for."""

    def __init__(self, folder: Path = STATIC) -> None:
        files = [file for file in folder.rglob("*") if file.is_file()] if folder.is_dir() else []
        named = {file.relative_to(folder).as_posix(): file for file in files}
        self._pages = {
            name: read(name, file) for name, file in named.items() if not name.startswith(".")
        }

    def find(self, path: str) -> Page | None:
        """The page at an address; the client knows those that name no file."""
        if path in self._pages:
            return self._pages[path]
        if path.startswith(("api/", HASHED)) or "." in path.rpartition("/")[2]:
            raise Refused(MISSING, "not-found")
        return self._pages.get(FIRST_PAGE)


def read(name: str, file: Path) -> Page:
    body = file.read_bytes()
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    keep = FOREVER if name.startswith(HASHED) else ASK_AGAIN
    return Page(body, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', keep)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    pages: Pages = request.app.state.pages
    found = pages.find(path.lstrip("/"))
    if found is None:
        return Response(NO_CLIENT.encode(), media_type=MediaType.HTML, status_code=503)
    headers = {"Cache-Control": found.keep, "ETag": found.mark}
    if request.headers.get("if-none-match") == found.mark:
        return Response(b"", status_code=304, headers=headers)
    return Response(found.body, media_type=found.kind, headers=headers)
