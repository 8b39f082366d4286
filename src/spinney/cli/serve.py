"""serve: the table in the browser."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from spinney.core.errors import SpinneyError


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 lets other machines in.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes any free one.")
    ] = 8000,
    database: Annotated[
        str,
        typer.Option(
            metavar="FILE|URL",
            help="A SQLite file, created if missing, or postgresql+asyncpg://USER:PASSWORD@HOST/NAME.",
        ),
    ] = "spinney.db",
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    origin: Annotated[
        str,
        typer.Option(
            metavar="URL",
            help="The address that browsers see, where that is another name than this machine "
            "has for itself; with https, cookies are sent over TLS alone.",
        ),
    ] = "",
    proxy: Annotated[
        str,
        typer.Option(
            metavar="ADDRESSES", help="Proxies whose X-Forwarded headers are believed, by commas."
        ),
    ] = "",
    secret_file: Annotated[
        Path | None,
        typer.Option(
            metavar="PATH",
            show_default="one that the database keeps",
            help="File with the key that signs cookies: 32 characters or more.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Number of processes that think for bots.")
    ] = 2,
    budget: Annotated[
        float,
        typer.Option(min=0.1, max=120, help="Time limit for a bot's decision, in seconds."),
    ] = 10.0,
    per_minute: Annotated[
        int, typer.Option(min=10, help="Requests that one address may send in a minute.")
    ] = 1200,
    per_address: Annotated[
        int, typer.Option(min=1, help="How many sockets one address may have open.")
    ] = 200,
    keep_days: Annotated[
        int,
        typer.Option(
            min=0,
            max=36500,
            help="Days after which unfinished tables and guests that nobody came back to are "
            "removed, and old chat; 0 keeps everything. Finished games stay.",
        ),
    ] = 90,
    seed: Annotated[
        str,
        typer.Option(
            metavar="TEXT",
            show_default="a secret for each table",
            help="Random seed of every table, for tests and demonstrations: with it, players can "
            "foresee dice and cards.",
        ),
    ] = "",
    metrics_port: Annotated[
        int | None,
        typer.Option(min=1, max=65535, help="Where Prometheus may read; nowhere without it."),
    ] = None,
    metrics_host: Annotated[
        str, typer.Option(help="Where to listen for Prometheus.")
    ] = "127.0.0.1",
    log: Annotated[
        str, typer.Option(metavar="json|text", help="Format of the log, on stderr.")
    ] = "text",
) -> None:
    """Serve the games to browsers. Everything is kept in the database; stop with Ctrl-C.

    Several of these can share a PostgreSQL behind a proxy: any of them serves any table.
    """
    try:
        from spinney.server.app import Config
        from spinney.server.run import run
    except ImportError as error:
        raise SpinneyError(f"the server needs {error.name}: pip install spinney[server]") from None
    config = Config(
        database=database,
        secret=read_secret(secret_file),
        origin=origin,
        name=host,
        workers=workers,
        budget=budget,
        requests_per_minute=per_minute,
        per_address=per_address,
        keep_days=keep_days,
        seed=seed,
    )
    run(
        config,
        host,
        port,
        proxy=proxy,
        metrics_at=None if metrics_port is None else (metrics_host, metrics_port),
        log_format=log,
        ready=webbrowser.open if open_page else None,
    )


def read_secret(path: Path | None) -> str:
    if path is None:
        return ""
    try:
        secret = path.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise SpinneyError(f"cannot read --secret-file {path}: {error}") from None
    if len(secret) < 32:
        raise SpinneyError(f"--secret-file {path}: at least 32 characters are wanted")
    return secret
