"""The `spinney` command: play, look, ask why, replay, look rules up, simulate."""
