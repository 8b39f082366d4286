"""What is to be read of the Duchy: the Burrow, its pieces, its ministers and their crowns."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.plates import Fact, Plate, summaries
from spinney.core.text import Text
from spinney.root.factions.duchy.board import NAMES
from spinney.root.factions.duchy.looks import (
    HOME_WORD,
    ICONS,
    MUSTERED,
    OF_RANK,
    POINTS,
    SHOWN,
    rank_of,
    unswayed,
)
from spinney.root.plates.common import fact, listed, pile, said
from spinney.symbols.captions import label

RULES: Final = ("12.1", "12.2.1", "12.2.2", "12.2.3", "12.5.1", "12.5.3")
PIECES: Final = {
    "citadel": ("12.4", "12.2.1", "12.2.3"),
    "market": ("12.6.3", "12.2.1", "12.2.3"),
    "tunnel": ("12.2.2", "12.2.4", "12.5.1.V"),
}
ACTS: Final = {
    "clearing": ("build", "dig", "move", "battle"),
    "card": ("build", "dig", "sway"),
    "board": ("sway",),
    "warriors": ("move", "battle"),
    "enemy": ("battle",),
    "citadel": ("build",),
    "market": ("build",),
    "tunnel": ("dig", "move"),
}
MINISTERS: Final = dict(
    zip(
        NAMES,
        (f"12.5.2.{n}" for n in ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")),
        strict=True,
    )
)
CROWN: Final = "crown-"


def facts(board: dict[str, Any], text: Text) -> list[Fact]:
    return [
        Fact(text.label(HOME_WORD), str(board["burrow"])),
        Fact(text.named("tunnel"), str(board["tunnels"]["on_map"])),
        Fact(text.named("citadel"), str(board["citadels"]["on_map"])),
        Fact(text.named("market"), str(board["markets"]["on_map"])),
        *fact(label(text, "swayed"), listed(board["swayed"], text)),
        *fact(label(text, "unswayed"), listed(unswayed(board), text)),
    ]


def cards(player: dict[str, Any], text: Text) -> list[tuple[str, list[str]]]:
    """The cards that lie on the board until Evening."""
    return [(label(text, "revealed"), player["board"]["revealed"])]


def track(piece: str, board: dict[str, Any], text: Text) -> list[Fact]:
    """How many are left, and what the next one brings."""
    counts = board[f"{piece}s"]
    found = fact(said(text, "left"), counts["left"])
    if piece == "citadel":
        found += fact(label(text, "mustered"), MUSTERED[counts["on_map"]])
        if counts["left"]:
            found += fact(said(text, "next"), f"+{ICONS[counts['on_map']]}")
    return found


def part(name: str, player: dict[str, Any], text: Text) -> Plate | None:
    place = f"{player['faction']}.{name}"
    if name == "burrow":
        return burrow(place, player, text)
    if name == "revealed":
        return Plate(
            place,
            label(text, "revealed"),
            said(text, "pile"),
            summaries(("12.6.1",), text),
            fact(said(text, "cards"), len(player["board"]["revealed"])),
            pile(said(text, "known"), player["board"]["revealed"], text, place),
            ("12.6.1", "12.5.1.I", "12.5.3.II"),
        )
    rank = name.removesuffix("s")
    return rank_plate(place, rank, player, text) if rank in OF_RANK else None


def burrow(place: str, player: dict[str, Any], text: Text) -> Plate:
    return Plate(
        place,
        text.label(HOME_WORD),
        said(text, "clearing"),
        summaries(("12.2.2", "12.4"), text),
        fact(said(text, "warriors"), player["board"]["burrow"]),
        rules=("12.2.2", "12.4", "12.5.1.II"),
        words=("burrow",),
    )


def rank_plate(place: str, rank: str, player: dict[str, Any], text: Text) -> Plate:
    """The crowns of a rank, and who wears them."""
    board = player["board"]
    there = [name for name in board["swayed"] if rank_of(name) == rank]
    return Plate(
        place,
        label(text, rank),
        label(text, "crowns"),
        summaries(("12.5.3.I", "12.5.3.II", "12.5.3.III"), text),
        [
            *fact(said(text, "left"), board["crowns"][rank]),
            *fact(label(text, "points"), POINTS[rank]),
            *fact(said(text, "cards"), SHOWN[rank]),
            *fact(label(text, "swayed"), listed(there, text)),
            *fact(label(text, "lost-crowns"), board["lost"][rank] or ""),
        ],
        rules=("12.5.3", "12.3.6", "12.2.3"),
    )


def word(name: str, player: dict[str, Any], text: Text) -> Plate | None:
    """A minister, swayed or not; or a crown."""
    if name.startswith(CROWN):
        rank = name.removeprefix(CROWN)
        return rank_plate(f"{player['faction']}.{rank}s", rank, player, text)
    if name == "burrow":
        return burrow(f"{player['faction']}.burrow", player, text)
    if name not in MINISTERS:
        return None
    rank = rank_of(name)
    stands = label(text, "swayed" if name in player["board"]["swayed"] else "unswayed")
    return Plate(
        f"{player['faction']}/{name}",
        text.named(name),
        f"{label(text, rank)} · {stands}",
        summaries((MINISTERS[name],), text),
        [
            *fact(label(text, "points"), POINTS[rank]),
            *fact(said(text, "cards"), SHOWN[rank]),
        ],
        rules=(MINISTERS[name], "12.5.2", "12.5.3"),
        words=(name,),
        kin=NAMES,
    )
