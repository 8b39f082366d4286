"""What is to be read of the Hundreds: their pieces, the Hoard, the warlord and his moods."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.plates import Fact, Plate, summaries
from spinney.core.text import Text
from spinney.root.factions.hundreds.board import MOOD_NAMES, TRACKS
from spinney.root.factions.hundreds.looks import ITEM_OF, VALUES, open_moods, where_he_is
from spinney.root.plates.common import fact, listed, pile, said
from spinney.symbols.captions import label

RULES: Final = ("14.1", "14.2.1", "14.2.3", "14.2.5", "14.4.1", "14.5.2", "14.6.2")
PIECES: Final = {
    "stronghold": ("14.4.2", "14.2.1", "14.5.2.III"),
    "mob": ("14.4.1", "14.6.1"),
}
WARLORD: Final = ("14.2.2", "14.5.3", "14.4.3")
ITEMS: Final = {
    **dict.fromkeys(("boots", "bag", "coins"), ("14.2.4", "14.5.2")),
    **dict.fromkeys(("hammer", "tea", "sword", "crossbow"), ("14.2.4", "14.5.3")),
}
"""What the Hundreds do with each item."""
ACTS: Final = {
    "clearing": ("move", "battle", "build", "advance", "incite"),
    "card": ("build", "incite"),
    "board": ("advance",),
    "warriors": ("move", "battle", "advance", "incite"),
    "enemy": ("battle",),
    "stronghold": ("build",),
    "mob": ("incite",),
}
MOODS: Final = {name: f"14.7.{n}" for n, name in enumerate(MOOD_NAMES, start=1)}


def facts(board: dict[str, Any], text: Text) -> list[Fact]:
    return [
        Fact(text.named("warlord"), where_he_is(board, text)),
        Fact(label(text, "mood"), text.named(board["mood"])),
        *fact(label(text, "barred"), listed(board["barred"], text)),
        Fact(label(text, "command"), str(board["command"])),
        Fact(label(text, "prowess"), str(board["prowess"])),
        Fact(text.named("stronghold"), str(board["strongholds"]["on_map"])),
        Fact(text.named("mob"), str(board["mobs"]["on_map"])),
    ]


def cards(player: dict[str, Any], text: Text) -> list[tuple[str, list[str]]]:
    """What lies on the board: the items of the Hoard."""
    return [(label(text, track), player["board"]["hoard"][track]) for track in TRACKS]


def track(piece: str, board: dict[str, Any], text: Text) -> list[Fact]:
    """How many are left of a kind."""
    return fact(said(text, "left"), board[f"{piece}s"]["left"])


def part(name: str, player: dict[str, Any], text: Text) -> Plate | None:
    place, board = f"{player['faction']}.{name}", player["board"]
    if name in TRACKS:
        held = board["hoard"][name]
        cited = ("14.2.4", "14.2.4.I", "14.2.4.II")
        return Plate(
            place,
            label(text, name),
            label(text, "hoard"),
            summaries(cited, text),
            [
                Fact(label(text, name), str(board[name])),
                *fact(said(text, "next"), VALUES[len(held) + 1] if len(held) < 4 else ""),
            ],
            pile(label(text, "hoard"), held, text),
            (*cited, "14.5.2" if name == "command" else "14.5.3"),
        )
    if name == "moods":
        return Plate(
            place,
            label(text, "moods"),
            said(text, "track"),
            summaries(("14.4.4",), text),
            [
                Fact(label(text, "mood"), text.named(board["mood"])),
                *fact(said(text, "next"), listed(open_moods(board), text)),
                *fact(label(text, "barred"), listed(board["barred"], text)),
            ],
            rules=("14.4.4", "14.7"),
        )
    return None


def warlord(board: dict[str, Any], text: Text) -> Plate:
    return Plate(
        "warlord",
        text.named("warlord"),
        said(text, "warriors"),
        summaries(WARLORD, text),
        [
            Fact(said(text, "place"), where_he_is(board, text)),
            Fact(label(text, "mood"), text.named(board["mood"])),
        ],
        rules=WARLORD,
        words=("warlord",),
    )


def word(name: str, player: dict[str, Any], text: Text) -> Plate | None:
    """A mood, barred or not; or the warlord."""
    board = player["board"]
    if name == "warlord":
        return warlord(board, text)
    if name not in MOODS:
        return None
    item = ITEM_OF[name]
    state = "mood" if name == board["mood"] else "barred" if name in board["barred"] else "moods"
    return Plate(
        f"{player['faction']}/{name}",
        text.named(name),
        label(text, state),
        summaries((MOODS[name],), text),
        fact(said(text, "items"), text.named(item) if item else ""),
        rules=(MOODS[name], "14.4.4"),
        words=(name,),
        kin=MOOD_NAMES,
    )
