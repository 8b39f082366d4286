"""Small positions of Ironwood, and short ways to play from them and to read the table.

    table = at(ww="WW04", warriors={"forest_9": 3, "zincur": 2})
    play(table, "WW04 done forest_9 none none")
    assert told(table, "won-combat") == [("woodwalkers",)]

`ww` and `ic` are hands, `visions` is the vision hand or all zones of visions; most options of the
game are options here; everything else is a field of the position.
"""

from __future__ import annotations

from typing import Any

from reading import asked as asked
from reading import options as options
from reading import play as play
from reading import refused as refused
from reading import spelled as spelled
from reading import told as told
from spinney.core import Table
from spinney.core.table import table_at
from spinney.ironwood.game import GAME
from spinney.ironwood.state import Ironwood
from spinney.ironwood.words import CARDS, IRONCLADS, VISION, VISIONS, WOODWALKERS, side_of

SEED = "acorn"
OPTIONS = {option.name for option in GAME.options} - {"board", "cards", "golems"}
WW, IC = WOODWALKERS, IRONCLADS


def position(
    *,
    ww: str | None = None,
    ic: str | None = None,
    visions: str | dict[str, Any] = "",
    **fields: Any,
) -> dict[str, Any]:
    """The public form of a position."""
    options = {name: value for name, value in fields.items() if name in OPTIONS}
    state = {name: value for name, value in fields.items() if name not in OPTIONS}
    cards = state.setdefault("cards", {})
    for side, hand in (("woodwalkers", ww), ("ironclads", ic)):
        if hand is not None:
            cards[side] = {**cards.get(side, {}), **holding(side, hand, cards.get(side, {}))}
    state["visions"] = {"hand": visions.split()} if isinstance(visions, str) else visions
    return {"options": options, "state": state}


def holding(side: str, hand: str, zones: dict[str, Any]) -> dict[str, Any]:
    """A hand of these cards; base cards that are nowhere else have been played."""
    placed = [*hand.split(), *(card for zone in zones.values() if zone for card in zone)]
    prefix = "WW" if side == "woodwalkers" else "IC"
    away = [f"{prefix}0{n}P" for n in (1, 2, 3) if f"{prefix}0{n}P" not in placed]
    return {"hand": hand.split(), "spent": [*zones.get("spent", []), *away]}


def at(*, seed: str = SEED, force: bool = False, **fields: Any) -> Table[Ironwood]:
    """The table at the first question that comes up from this position on."""
    return table_at(GAME, position(**fields), seed, force=force)


def new(*, seed: str = SEED, **options: Any) -> Table[Ironwood]:
    """A new game."""
    return Table(GAME, GAME.setup(**options), seed)


def asker(table: Table[Ironwood]) -> int:
    assert table.question is not None
    return table.question.seat


def there(table: Table[Ironwood], place: str) -> dict[str, Any]:
    """What stands in a place."""
    found: dict[str, Any] = table.view(WW)["places"].get(place, {})
    return found


def side(table: Table[Ironwood], of: int, seat: int | None = None) -> dict[str, Any]:
    """A side's board as a seat sees it, its own if none is named; there may be only one seat."""
    reader = of if seat is None else seat
    found: dict[str, Any] = table.view(min(reader, table.seats - 1))["sides"][of]
    return found


def hand(table: Table[Ironwood], of: int) -> list[str]:
    cards: list[str] = side(table, of)["hand"]["cards"]
    return cards


def crystals(table: Table[Ironwood]) -> tuple[int, int]:
    return side(table, WW)["crystals"], side(table, IC)["crystals"]


def census(g: Ironwood) -> list[int]:
    """How often each card and vision is somewhere: once, always."""
    found = [0] * (CARDS + VISIONS)
    for side in (WW, IC):
        zones = (g.hands, g.decks, g.played, g.in_play, g.discards, g.spent)
        cards = [card for zone in zones for card in zone[side]]
        for card in [*cards, *(card for card in g.wagers if side_of(card) == side)]:
            found[card] += 1
    for vision in g.vision_deck + g.vision_hand + g.found + g.burned:
        found[VISION + vision] += 1
    return found
