"""The factions' boards: what all have, and what each has of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from spinney.core.text import Text
from spinney.root.looks import (
    BONUS_DRAWS,
    QUESTS,
    ROOSTS,
    SUITS,
    SUPPORTERS,
    SYMPATHY,
    TRACKS,
    WOOD,
    bases_on_map,
    counted,
    decree,
    initials,
    is_active,
    label,
    seen_cards,
    suit_of,
    tally,
)
from spinney.root.terminal.marks import COLOURS, cards, entry, suits

ACTIVE, DONE, FULL, EMPTY = "▶", "✓", "■", "□"
ITEM_SPACES = 3


def faction_board(view: dict[str, Any], text: Text, seat: int) -> Panel:
    player = view["players"][seat]
    faction = player["faction"]
    name = f"{initials(view, text)[faction]} {text.named(faction)}"
    title = Line.assemble((name, "bold"), f" · {text.player(seat)}")
    if is_active(view, player):
        title = Line.assemble(f"{ACTIVE} ", title, f" · {label(text, view['phase'])}")
    own = OWN[faction](view, text, player)
    return Panel(
        Group(counts(player, text), *own, *belongings(player, text, seat == view["seat"])),
        title=title,
        title_align="left",
        border_style=COLOURS[faction],
        box=box.HEAVY if is_active(view, player) else box.ROUNDED,
        padding=(0, 1),
    )


def counts(player: dict[str, Any], text: Text) -> Line:
    """The score or the way to win, the hand, the warriors that are left."""
    if player["dominance"]:
        line = cards([player["dominance"]], text)
    else:
        line = entry(label(text, "points"), Line(str(player["points"]), "bold"))
    line.append(" · ").append(entry(label(text, "hand"), str(player["hand"]["count"])))
    if player["supply"]:
        line.append(" · ").append(entry(label(text, "supply"), str(player["supply"])))
    return line


def belongings(player: dict[str, Any], text: Text, own: bool) -> list[Line]:
    """What has been crafted, a partner, and what others know of the hand."""
    listed = (
        ("crafted", [*player["items"], *player["crafted"]]),
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


def track(worth: Sequence[int], placed: int, bonus: Sequence[int] = ()) -> Line:
    """The points of a track: uncovered, the next in brackets, the rest dim; + is a card."""
    line = Line()
    for i, points in enumerate(worth):
        shown = f"{points}{'+' if i + 1 in bonus else ''}"
        if i == placed:
            line.append(f"[{shown}]".ljust(4), "bold")
        else:
            line.append(f" {shown}".ljust(4), "" if i < placed else "dim")
    return line


def marquise(view: dict[str, Any], text: Text, player: dict[str, Any]) -> list[RenderableType]:
    own = player["board"]
    grid = Table.grid(padding=(0, 2, 0, 0))
    for piece, worth in TRACKS.items():
        built = own["buildings"][piece]["on_map"]
        cost = f"{text.named('wood')} {WOOD[built]}" if built < len(WOOD) else ""
        spaces = track(worth, built, BONUS_DRAWS.get(piece, ()))
        grid.add_row(Line(text.named(piece), "dim"), spaces, cost)
    line = entry(text.named("wood"), str(own["wood"]))
    if is_active(view, player):
        line.append(" · ").append(entry(label(text, "actions"), str(own["actions"])))
    return [grid, line]


def eyrie(view: dict[str, Any], text: Text, player: dict[str, Any]) -> list[RenderableType]:
    own = player["board"]
    leader = entry(label(text, "leader"), named_or_none(own["leader"], text))
    if own["deposed"]:
        gone = ", ".join(text.named(name) for name in own["deposed"])
        leader.append(" · ").append(entry(label(text, "deposed"), gone))
    columns = Line("  ").join(column(own, text, name) for name in own["decree"])
    built = own["roosts"]["on_map"]
    roosts = entry(text.named("roost"), track(ROOSTS, built, BONUS_DRAWS["roost"]))
    return [leader, columns, roosts]


def column(own: dict[str, Any], text: Text, name: str) -> Line:
    """A column of the decree: the letters of its suits, with a tick once resolved."""
    line = entry(text.named(name), "")
    for card, done in decree(own, name):
        line.append(suits([suit_of(card)], text)).append(DONE if done else "", "green")
    return line


def alliance(view: dict[str, Any], text: Text, player: dict[str, Any]) -> list[RenderableType]:
    own = player["board"]
    stack = own["supporters"]
    count = Line(str(stack["count"]))
    known = suits(sorted((suit_of(card) for card in seen_cards(stack)), key=SUITS.index), text)
    bases = suits(bases_on_map(own), text)
    parts = (
        entry(label(text, "supporters"), Line(" ").join(filter(None, (count, known)))),
        entry(label(text, "officers"), str(own["officers"])),
        entry(text.named("base"), bases),
    )
    placed = own["sympathy"]["on_map"]
    sympathy = entry(text.named("sympathy"), track(SYMPATHY, placed))
    if placed < len(SUPPORTERS):
        sympathy.append(entry(label(text, "cost"), str(SUPPORTERS[placed])))
    return [Line(" · ").join(parts), sympathy]


def vagabond(view: dict[str, Any], text: Text, player: dict[str, Any]) -> list[RenderableType]:
    own = player["board"]
    heading = Line.assemble((named_or_none(own["character"], text), "bold"))
    for item, count in own["tracks"].items():
        spaces = FULL * count + EMPTY * (ITEM_SPACES - count)
        heading.append("  ").append(entry(text.named(item), spaces))
    held = len(own["satchel"]) + len(own["damaged"])
    heading.append("  ").append(entry(label(text, "limit"), f"{held}/{own['limit']}"))
    lines: list[RenderableType] = [heading]
    for name in ("satchel", "damaged"):
        if own[name]:
            told = ", ".join(counted(word, n, text) for word, n in tally(own[name]))
            lines.append(entry(label(text, name), told))
    lines.append(Line(" · ").join(relation(own, text, faction) for faction in own["relations"]))
    lines += [quest(word, text) for word in own["quests"]]
    if own["completed"]:
        done = suits([QUESTS[word].suit for word in own["completed"]], text)
        lines.append(entry(label(text, "completed"), done))
    return lines


def relation(own: dict[str, Any], text: Text, faction: str) -> Line:
    """How a faction is disposed, and what has been done for that this turn."""
    aids = own["aids"].get(faction, 0)
    state = label(text, own["relations"][faction])
    return entry(text.named(faction), f"{state} +{aids}" if aids else state)


def quest(word: str, text: Text) -> Line:
    """A quest: its suit, its name, the items it takes."""
    data = QUESTS[word]
    items = " + ".join(text.named(item) for item in data.items)
    return Line.assemble(suits([data.suit], text), f" {text.named(word)} ", (items, "dim"))


def named_or_none(word: str, text: Text) -> str:
    return "" if word == "none" else text.named(word)


OWN = {
    "marquise": marquise,
    "eyrie": eyrie,
    "alliance": alliance,
    "vagabond": vagabond,
    "vagabond_2": vagabond,
}
"""Each faction's own lines."""
