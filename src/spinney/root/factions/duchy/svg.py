"""The board of the Duchy: the Burrow, tunnels and buildings, the court with its crowns."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.factions.duchy.looks import HOME_WORD, ICONS, OF_RANK, POINTS
from spinney.root.looks import counted, listed, suit_of
from spinney.root.svg.cards import Strip, card_thing, strips, strips_height
from spinney.root.svg.layout import COLUMN_WIDTH, Own
from spinney.root.svg.pieces import crowd, points, space, tally_mark
from spinney.root.svg.tracks import heading
from spinney.symbols.captions import label, tally
from spinney.symbols.pen import group, lettering, path, slip, symbol, target, thing, write
from spinney.symbols.picture import Part, moved

COLOURS = {"duchy": "sand"}
ROOM = COLUMN_WIDTH - 28
HOME, SIDE = 150, 174
"""How broad the Burrow is, and where what stands beside it begins."""
SPACE, PITCH = 36, 42
SECOND_ROW, COURT = 74, 144
COLUMN = 128
NAME = 31


def board(player: dict[str, Any], text: Text, phase: str, mine: bool) -> Own:
    own, name = player["board"], player["faction"]
    court = {field: own[field] for field in ("swayed", "acted", "crowns", "lost")}
    end = COURT + 22 + 3 * (NAME + 4)
    parts = [
        Part(f"{name}.burrow", burrow, (name, own["burrow"])),
        Part(f"{name}.tunnels", tunnels, (name, own["tunnels"])),
        Part(f"{name}.citadels", citadels, (name, own["citadels"])),
        Part(f"{name}.markets", markets, (name, own["markets"])),
        *(
            Part(f"{name}.{rank}s", rank_column, (name, rank, i * (COLUMN + 6), court))
            for i, rank in enumerate(OF_RANK)
        ),
        moved(Part(f"{name}.revealed", revealed, (name, own["revealed"])), 0, end),
    ]
    return parts, end + revealed_height(text, own["revealed"])


def burrow(text: Text, faction: str, count: int) -> str:
    """The clearing beside the map, to be clicked on as any other."""
    title = f"{text.label(HOME_WORD)} {count}"
    outline = slip(0, 18, HOME, 48, 3)
    there = crowd(faction, count, "burrow", text, 10, 24, 34) if count else ""
    drawn = target("burrow", outline, path(outline, "slip sp-slip-ash"), there, title=title)
    return heading(0, 12, title, HOME) + drawn


def tunnels(text: Text, faction: str, counts: dict[str, int]) -> str:
    return waiting(text, faction, "tunnel", counts, SIDE, 0, ("",) * 3)


def citadels(text: Text, faction: str, counts: dict[str, int]) -> str:
    return waiting(text, faction, "citadel", counts, 0, SECOND_ROW, ("warrior-duchy",) * 3)


def markets(text: Text, faction: str, counts: dict[str, int]) -> str:
    return waiting(text, faction, "market", counts, SIDE, SECOND_ROW, ("draw",) * 3)


def waiting(
    text: Text,
    faction: str,
    piece: str,
    counts: dict[str, int],
    x: float,
    y: float,
    below: tuple[str, ...],
) -> str:
    """A track; what has been placed uncovers a symbol, for citadels with a number."""
    placed = counts["on_map"]
    title = f"{text.named(piece)} {placed}"
    drawn = [heading(x, y + 12, title, 126)]
    for i, mark in enumerate(below):
        at = x + i * PITCH
        drawn.append(space(at, y + 18, SPACE, SPACE, i, "slip" if i < placed else "slot"))
        if i >= placed:
            piece_there = symbol(piece, at + 2, y + 19, SPACE - 4)
            drawn.append(thing(piece, faction, piece_there, nth=i + 1))
        elif mark:
            drawn.append(symbol(mark, at + 5, y + 22, SPACE - 10))
        if mark.startswith("warrior"):
            drawn.append(tally_mark(at + SPACE - 3, y + 18 + SPACE - 3, ICONS[i], 20))
    return group(*drawn, title=title)


def rank_column(text: Text, faction: str, rank: str, x: float, court: dict[str, Any]) -> str:
    """The ministers of a rank below its crowns, and what each crown scores."""
    left, lost = court["crowns"][rank], court["lost"][rank]
    title = f"{label(text, rank)} · {label(text, 'crowns')} {left}"
    if lost:
        title = f"{title} · {label(text, 'lost-crowns')} {lost}"
    crowns = thing(
        f"crown-{rank}",
        faction,
        *(symbol("crown", x + COLUMN - 34 - i * 15, COURT - 2, 20) for i in range(left)),
        count=left,
    )
    head = (
        write(x, COURT + 14, label(text, rank), 15, "title", COLUMN - 72),
        crowns if left else "",
        points(POINTS[rank], x + COLUMN - 20, COURT - 4, 24),
    )
    names = (
        minister(text, faction, name, rank, x, COURT + 22 + i * (NAME + 4), court)
        for i, name in enumerate(OF_RANK[rank])
    )
    return group(*head, title=title) + "".join(names)


def minister(
    text: Text, faction: str, name: str, rank: str, x: float, y: float, court: dict[str, Any]
) -> str:
    """A minister, who wears a crown if swayed; a tick for who has acted this turn."""
    swayed, acted = name in court["swayed"], name in court["acted"]
    hand = "text" if swayed else "quiet"
    outline = slip(x, y, COLUMN, NAME, int(x + y), 0.8)
    crown = thing(f"crown-{rank}", f"{faction}.{name}", symbol("crown", x + 3, y + 5, 20))
    drawn = (
        path(outline, "slip" if swayed else "slot"),
        crown if swayed else "",
        lettering(x + 26, y + 20, text.named(name), 14, COLUMN - 30, hand, 0.5),
        symbol("done", x + COLUMN - 21, y + 6, 19) if acted else "",
    )
    title = f"{text.named(name)} · {label(text, 'swayed' if swayed else 'unswayed')}"
    return thing(name, faction, *drawn, title=title, data_word=name)


def revealed(text: Text, faction: str, cards: list[str]) -> str:
    if not cards:
        return ""
    shown = strips(face_up(text, cards), f"{faction}.revealed", 0, 20, ROOM)
    return heading(0, 14, label(text, "revealed"), ROOM) + shown


def face_up(text: Text, cards: list[str]) -> list[Strip]:
    return [
        Strip(suit_of(card), counted(card, n, text), word=card, thing=card_thing(card), number=n)
        for card, n in tally(cards)
    ]


def revealed_height(text: Text, cards: list[str]) -> float:
    return 20 + strips_height(face_up(text, cards), ROOM) if cards else 0


def described(own: dict[str, Any], text: Text) -> list[str]:
    """The board in words."""
    return [
        f"{text.label(HOME_WORD)} {own['burrow']}",
        f"{text.named('tunnel')} {own['tunnels']['on_map']}",
        f"{text.named('citadel')} {own['citadels']['on_map']}",
        f"{text.named('market')} {own['markets']['on_map']}",
        *listed(label(text, "swayed"), own["swayed"], text),
        *(f"{label(text, rank)}: {label(text, 'crowns')} {n}" for rank, n in own["crowns"].items()),
        *listed(label(text, "revealed"), own["revealed"], text),
    ]
