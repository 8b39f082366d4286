"""The factions' boards: what all have, and what each has of its own."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.text import Text as Line

from spinney.core.state import SPECTATOR
from spinney.core.text import Text
from spinney.root.factions import module_of
from spinney.root.looks import counted, initials, is_active, seen_cards
from spinney.root.terminal.marks import cards, colour, entry
from spinney.symbols.captions import label, tally

ACTIVE = "▶"


def faction_board(view: dict[str, Any], text: Text, player: dict[str, Any]) -> Panel:
    faction, seated = player["faction"], view["players"]
    name = f"{initials(view, text)[faction]} {text.named(faction)}"
    seat = seated.index(player) if player in seated else SPECTATOR
    who = label(text, f"automaton-{faction}") if seat < 0 else text.player(seat)
    title = Line.assemble((name, "bold"), f" · {who}")
    if is_active(view, player):
        title = Line.assemble(f"{ACTIVE} ", title, f" · {label(text, view['phase'])}")
    own = module_of(faction, "terminal").board(view, text, player)
    return Panel(
        Group(
            counts(player, text, seat >= 0),
            *own,
            *belongings(player, text, 0 <= seat == view["seat"], seat >= 0),
        ),
        title=title,
        title_align="left",
        border_style=colour(faction),
        box=box.HEAVY if is_active(view, player) else box.ROUNDED,
        padding=(0, 1),
    )


def counts(player: dict[str, Any], text: Text, is_seated: bool) -> Line:
    """The score or the way to win, the hand, the warriors that are left."""
    if player["dominance"]:
        line = cards([player["dominance"]], text)
    else:
        line = entry(label(text, "points"), Line(str(player["points"]), "bold"))
    if is_seated:
        line.append(" · ").append(entry(label(text, "hand"), str(player["hand"]["count"])))
    if player["supply"]:
        line.append(" · ").append(entry(label(text, "supply"), str(player["supply"])))
    return line


def belongings(player: dict[str, Any], text: Text, own: bool, is_seated: bool) -> list[Line]:
    """What has been crafted, a partner, and what others know of the hand."""
    listed = (
        ("crafted" if is_seated else "for-sale", [*player["items"], *player["crafted"]]),
        ("used", [f"{item}_exhausted" for item in player["items_used"]]),
        ("coalition", [player["coalition"]] if player["coalition"] else []),
    )
    lines = [
        entry(label(text, name), ", ".join(counted(word, n, text) for word, n in tally(words)))
        for name, words in listed
        if words
    ]
    if player["coffins"]:
        lines.append(entry(label(text, "coffins"), str(player["coffins"])))
    known = seen_cards(player["hand"])
    if known and not own:
        lines.append(entry(label(text, "hand"), cards(known, text)))
    return lines
