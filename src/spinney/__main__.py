"""`python -m spinney` is the `spinney` command."""

from spinney.cli.main import run

run()
