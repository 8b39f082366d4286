"""The board of the Otter Guild in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from root.guest.looks import HOME_WORD, WHARVES, lists, used_up
from spinney.core.text import Text
from spinney.root.looks import is_active
from spinney.root.terminal.marks import entry
from spinney.root.terminal.tracks import track
from spinney.symbols.captions import label

COLOURS = {"guest": "magenta"}


def board(view: dict[str, Any], text: Text, player: dict[str, Any]) -> list[RenderableType]:
    own = player["board"]
    line = entry(text.label(HOME_WORD), str(own["burrow"]))
    if own["wharves"]["lost"]:
        line.append(" · ").append(entry(label(text, "gone"), str(own["wharves"]["lost"])))
    if is_active(view, player):
        line.append(" · ").append(entry(label(text, "actions"), str(own["actions"])))
    wharves = entry(text.named("guest_building"), track(WHARVES, used_up(own["wharves"])))
    return [line, wharves, *(entry(name, told) for name, told in lists(own, text))]
