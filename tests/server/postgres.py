"""A real PostgreSQL in a temporary folder, as somebody who is not root."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

NOBODY = "nobody"


class Postgres:
    def __init__(self) -> None:
        self._bin = binaries()
        self._folder = tempfile.TemporaryDirectory(prefix="spinney-")
        folder = Path(self._folder.name)
        self._data = folder / "data"
        self._user = NOBODY if os.geteuid() == 0 else None
        if self._user is not None:
            os.chown(folder, pwd.getpwnam(self._user).pw_uid, -1)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._run("initdb", "--auth=trust", "--username=spinney", "--no-sync", "--encoding=UTF8")
        settings = f"-p {self.port} -h 127.0.0.1 -k {folder} -c fsync=off"
        self._run("pg_ctl", "-w", "-o", settings, "-l", str(folder / "log"), "start")
        self._databases = 0

    def _run(self, program: str, *words: str) -> None:
        command = [str(self._bin / program), "-D", str(self._data), *words]
        done = subprocess.run(
            command, user=self._user, cwd="/", text=True, capture_output=True, check=False
        )
        assert done.returncode == 0, done.stderr

    def new_database(self) -> str:
        """The address of a database that is empty."""
        self._databases += 1
        name = f"test{self._databases}"
        words = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "spinney", name]
        subprocess.run([str(self._bin / "createdb"), *words], check=True)
        return f"postgresql+asyncpg://spinney@127.0.0.1:{self.port}/{name}"

    def tool(self, name: str) -> str:
        return str(self._bin / name)

    def stop(self) -> None:
        self._run("pg_ctl", "-m", "immediate", "-w", "stop")
        self._folder.cleanup()


def binaries() -> Path:
    """Where Debian puts the newest PostgreSQL; or wherever it is on the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    assert found or on_path, "PostgreSQL is not installed: apt-get install postgresql"
    return found[-1].parent if found else Path(str(on_path)).parent
