"""What is to be read of the Eyrie, their Decree and their leaders."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.plates import Fact, Plate, summaries
from spinney.core.text import Text
from spinney.root.factions.eyrie.looks import ROOSTS, decree
from spinney.root.plates.common import fact, labelled, pile, said
from spinney.symbols.captions import label

RULES: Final = ("7.1", "7.2.1", "7.2.2", "7.2.3", "7.4.2", "7.7")
PIECES: Final = {"roost": ("7.6.1", "7.6.2", "7.5.2.IV")}
COLUMNS: Final = {
    "recruit": "7.5.2.I",
    "move": "7.5.2.II",
    "battle": "7.5.2.III",
    "build": "7.5.2.IV",
}
LEADERS: Final = {
    "builder": "7.8.1",
    "charismatic": "7.8.2",
    "commander": "7.8.3",
    "despot": "7.8.4",
}


def facts(board: dict[str, Any], text: Text) -> list[Fact]:
    leader = board["leader"]
    return [
        *fact(label(text, "leader"), "" if leader == "none" else text.named(leader)),
        Fact(text.named("roost"), str(board["roosts"]["on_map"])),
    ]


def cards(player: dict[str, Any], text: Text) -> list[tuple[str, list[str]]]:
    """The cards that lie on the board: the Decree, column by column."""
    return [(text.named(column), held) for column, held in player["board"]["decree"].items()]


def track(piece: str, board: dict[str, Any], text: Text) -> list[Fact]:
    """How many are left, and what an Evening scores with the next one."""
    built, left = board["roosts"]["on_map"], board["roosts"]["left"]
    found = fact(said(text, "left"), left)
    if left:
        found += fact(said(text, "next"), f"{label(text, 'points')} {ROOSTS[built]}")
    return found


def part(name: str, player: dict[str, Any], text: Text) -> Plate | None:
    board = player["board"]
    if name in COLUMNS:
        return column_plate(name, player, text)
    if name == "leader" and board["leader"] != "none":
        return word(board["leader"], player, text)
    return None


def column_plate(name: str, player: dict[str, Any], text: Text) -> Plate:
    """A column of the Decree, and what of it is still to be done this turn."""
    place = f"{player['faction']}.{name}"
    held = decree(player["board"], name)
    left = [card for card, done in held if not done]
    resolving = any(player["board"]["pending"].values())
    return Plate(
        place,
        labelled(name, text),
        said(text, "decree"),
        summaries((COLUMNS[name], "7.5.2", "7.7"), text),
        fact(said(text, "to-do"), len(left)) if resolving else (),
        pile(text.named(name), [card for card, _ in held], text, place),
        (COLUMNS[name], "7.5.2", "7.4.2", "7.7"),
        (name,),
        tuple(COLUMNS),
    )


def word(name: str, player: dict[str, Any], text: Text) -> Plate | None:
    """A leader, in power or not."""
    if name not in LEADERS:
        return None
    board = player["board"]
    deposed = ", ".join(text.named(each) for each in board["deposed"])
    return Plate(
        f"{player['faction']}/leader-{name}",
        text.named(name),
        label(text, "leader"),
        summaries((LEADERS[name],), text),
        fact(label(text, "deposed"), deposed),
        rules=(LEADERS[name], "7.7.3"),
        words=(name,),
        kin=tuple(LEADERS),
    )
