"""What is to be read of the Keepers: relics and their values, waystations, the Retinue."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.plates import Fact, Plate, summaries
from spinney.core.text import Text
from spinney.root.factions.keepers.board import RELIC_NAMES, TYPE_NAMES
from spinney.root.factions.keepers.looks import COLUMNS, SIDES, retinue
from spinney.root.plates.common import fact, listed, pile, said
from spinney.symbols.captions import label

RULES: Final = ("15.1", "15.2.1", "15.2.2", "15.2.4", "15.2.5", "15.5.2", "15.6.2")
TILES: Final = (*SIDES, *SIDES.values())
PIECES: Final = {
    **dict.fromkeys(TILES, ("15.2.2", "15.4.1", "15.4.3")),
    **dict.fromkeys((*TYPE_NAMES, *RELIC_NAMES), ("15.2.1", "15.2.4", "15.2.5")),
}
ACTS: Final = {
    "clearing": ("move", "delve", "recover"),
    "forest": ("delve",),
    "card": ("move", "delve", "recover"),
}
COLUMN_RULES: Final = {
    "move": ("15.5.2.I",),
    "delve": ("15.5.2.II", "15.5.2.II.a", "15.5.2.II.b"),
    "recover": ("15.5.2.III", "15.5.2.III.a", "15.5.2.III.c"),
}
RETAINER: Final = "faithful_retainer"


def facts(board: dict[str, Any], text: Text) -> list[Fact]:
    held = [relic for row in board["recovered"].values() for relic in row]
    return [
        Fact(label(text, "retinue"), str(sum(map(len, board["retinue"].values())))),
        *fact(label(text, "relics"), listed(held, text)),
        *fact(label(text, "face-down"), listed(board["face_down"], text)),
    ]


def cards(player: dict[str, Any], text: Text) -> list[tuple[str, list[str]]]:
    """The cards that lie on the board: the Retinue, column by column."""
    return [
        (label(text, f"retinue-{column}"), held)
        for column, held in player["board"]["retinue"].items()
    ]


def track(piece: str, board: dict[str, Any], text: Text) -> list[Fact]:
    """Of a waystation whether it is left; of a type of relic what nobody has seen yet."""
    if piece in TILES:
        return fact(said(text, "left"), len(board["waystations"]))
    kind = piece.split("_")[0]
    unseen = [relic for relic in board["face_down"] if relic.startswith(kind)]
    return [
        *fact(label(text, "face-down"), listed(unseen, text)),
        *fact(label(text, "relics"), listed(board["recovered"][kind], text)),
    ]


def part(name: str, player: dict[str, Any], text: Text) -> Plate | None:
    if name in COLUMNS:
        return column_plate(name, player, text)
    place, board = f"{player['faction']}.{name}", player["board"]
    if name in TYPE_NAMES:
        return Plate(
            place,
            text.named(name),
            label(text, "relics"),
            summaries(("15.5.2.III.a", "15.5.2.III.b"), text),
            track(name, board, text),
            rules=("15.5.2.III.a", "15.5.2.III.b", "15.2.1"),
        )
    if name in ("waystations", "sets"):
        cited = ("15.2.2", "15.6.3") if name == "waystations" else ("15.5.2.III.b",)
        caption = label(text, "waystations" if name == "waystations" else "relics")
        left = listed(board["waystations"], text) if name == "waystations" else ""
        return Plate(
            place,
            caption,
            text.named(player["faction"]),
            summaries(cited, text),
            fact(said(text, "left"), left),
            rules=cited,
        )
    return None


def column_plate(name: str, player: dict[str, Any], text: Text) -> Plate:
    """A column of the Retinue, and what of it can still act this turn."""
    place = f"{player['faction']}.{name}"
    held = retinue(player["board"], name)
    left = [card for card, done in held if not done]
    acting = any(player["board"]["waiting"].values())
    caption = label(text, f"retinue-{name}")
    return Plate(
        place,
        caption,
        label(text, "retinue"),
        summaries(COLUMN_RULES[name], text),
        fact(said(text, "to-do"), len(left)) if acting else (),
        pile(caption, [card for card, _ in held], text, place),
        (*COLUMN_RULES[name], "15.5.2", "15.6.2"),
        (name,),
        COLUMNS,
    )


def word(name: str, player: dict[str, Any], text: Text) -> Plate | None:
    """A Faithful Retainer, which is in no deck."""
    if name != f"card-{RETAINER}" and name != RETAINER:
        return None
    return Plate(
        f"{player['faction']}/card-{RETAINER}",
        text.named(RETAINER),
        label(text, "retinue"),
        summaries(("15.3.4",), text),
        rules=("15.3.4", "15.5.2.II.b"),
        words=(RETAINER,),
    )
