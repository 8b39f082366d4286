"""The factions' boards, one below the other: what all have, and what each has of its own."""

from __future__ import annotations

from collections import Counter
from typing import Any

from spinney.core.text import Text
from spinney.root.factions import module_of
from spinney.root.looks import automata, counted, is_active, seen_cards, suit_of
from spinney.root.svg.cards import FACE_DOWN, Strip, art, back, card_thing, strips, strips_height
from spinney.root.svg.layout import COLUMN, COLUMN_WIDTH
from spinney.root.svg.pieces import colour, emblem, item_thing, mark_of, points, tally_mark
from spinney.symbols.captions import label, named, tally
from spinney.symbols.pen import (
    breadth,
    frame,
    group,
    path,
    slip,
    symbol,
    target,
    thing,
    wash,
    write,
)
from spinney.symbols.picture import ASIDE, Part, Sheet, moved

INSET = 14
HEADER = 62
ROOM = COLUMN_WIDTH - 2 * INSET
KNOWN = 32
"""How far cards that are known of a hand stand in from the edge."""
BELONGINGS = ("faction", "items", "items_used", "crafted", "coffins", "coalition")
"""What of a player lies below the faction's own board."""


def boards(view: dict[str, Any], text: Text, y: float) -> tuple[list[Sheet], float]:
    """The boards from this height on, and where they end."""
    sheets = []
    for seat, player in enumerate((*view["players"], *automata(view))):
        if player["faction"] is None:
            continue
        parts, height = faction_board(view, text, seat, player)
        box = (-6, -16, COLUMN_WIDTH + 14, height + 24)
        sheets.append(Sheet(player["faction"], ASIDE, box, parts, f"translate({COLUMN} {y:g})"))
        y += height + 16
    return sheets, y


def faction_board(
    view: dict[str, Any], text: Text, seat: int, player: dict[str, Any]
) -> tuple[list[Part], float]:
    """Whoever has no seat counts as if it were one after the last."""
    faction, mine = player["faction"], seat == view["seat"]
    phase = view["phase"] if is_active(view, player) else ""
    own, end = module_of(faction, "svg").board(player, text, phase, mine)
    crafted = {field: player[field] for field in BELONGINGS}
    known = [] if mine else seen_cards(player["hand"])
    middle = HEADER + end
    below = middle + strips_height(belongings(text, crafted), ROOM)
    lies_open = "cards" in player["hand"]
    height = below + strips_height(shown(text, known, lies_open), ROOM - KNOWN) + 8
    hidden = 0 if mine else player["hand"]["count"] - len(known)
    held = {"count": player["hand"]["count"], "hidden": hidden}
    goods = {field: player[field] for field in ("supply", "points", "dominance")}
    is_seated = seat < len(view["players"])
    head = Part(f"{faction}.head", header, (faction, seat, is_seated, height, phase, goods, held))
    seen = Part(f"{faction}.known", known_cards, (faction, known, lies_open))
    over = (
        *(moved(part, INSET, HEADER, faction) for part in own),
        moved(Part(f"{faction}.crafted", crafts, (crafted,)), INSET, middle, faction),
        moved(seen, INSET, below, faction),
    )
    return [head, *over], height


def header(
    text: Text,
    faction: str,
    seat: int,
    is_seated: bool,
    height: float,
    phase: str,
    goods: dict[str, Any],
    cards: dict[str, int],
) -> str:
    """The paper that stands for the faction, marked if it is taking its turn; and on it emblem,
    names, points, and how many cards and warriors are held."""
    warriors, right = goods["supply"], COLUMN_WIDTH - 54
    room = right - 178 if warriors else right - 122
    return target(
        faction,
        slip(0, 0, COLUMN_WIDTH, height, seat + 40),
        path(slip(3, 4, COLUMN_WIDTH, height, seat + 40), "shadow"),
        path(slip(0, 0, COLUMN_WIDTH, height, seat + 40), "tint"),
        wash((colour(faction), 0.55, slip(4, 4, COLUMN_WIDTH - 8, HEADER - 18, seat + 3))),
        turn_mark(label(text, phase), height) if phase else "",
        emblem(faction, 8, 2, 50),
        write(66, 27, text.named(faction), 22, "title", room),
        write(66, 45, player_name(text, faction, seat, is_seated), 14, "quiet", room),
        waiting(text, faction, warriors, right - 104) if warriors else "",
        held_cards(text, faction, cards["count"], cards["hidden"], seat, right - 48)
        if is_seated
        else "",
        goal(text, faction, goods["points"], goods["dominance"], right),
        title=text.named(faction),
    )


def player_name(text: Text, faction: str, seat: int, is_seated: bool) -> str:
    return text.player(seat) if is_seated else label(text, f"automaton-{faction}")


def waiting(text: Text, faction: str, count: int, x: float) -> str:
    """The warriors that are not on the map."""
    kind = f"warrior-{faction}"
    drawn = symbol(mark_of(kind), x, 9, 32) + tally_mark(x + 32, 36, count, 24)
    title = f"{label(text, 'supply')} {count}"
    return thing(kind, f"{faction}.supply", drawn, count=count, title=title)


def held_cards(text: Text, faction: str, cards: int, hidden: int, seat: int, x: float) -> str:
    """How many cards; as things count those that are drawn nowhere else."""
    drawn = back(x, 8, 26, 34, seat) + tally_mark(x + 28, 36, cards, 24)
    title = f"{label(text, 'hand')} {cards}"
    return thing(FACE_DOWN, f"{faction}.hand", drawn, count=hidden, title=title)


def goal(text: Text, faction: str, score: int | None, dominance: str | None, x: float) -> str:
    """The score; or the crown and the suit of a dominance card, which ends all scoring."""
    if dominance is None:
        shield = points(score or 0, x, 4, 44)
        return group(shield, title=f"{label(text, 'points')} {score}")
    crown = symbol("dominance", x, 4, 40) + symbol(suit_of(dominance), x + 20, 24, 24)
    return thing(card_thing(dominance), f"{faction}.goal", crown, title=text.named(dominance))


def turn_mark(phase: str, height: float) -> str:
    """A bold frame around whoever is taking the turn, and the phase on a ribbon."""
    wide = breadth(phase, 15) + 20
    return "".join(
        (
            path(frame(0, 0, COLUMN_WIDTH, height, 3, 2), "turn"),
            path(slip(190, -13, wide, 24, 5), "slip sp-slip-goal"),
            write(190 + wide / 2, 4, phase, 15, "name", wide - 8),
        )
    )


# Below the faction's own board


def crafts(text: Text, player: dict[str, Any]) -> str:
    return strips(belongings(text, player), f"{player['faction']}.crafted", 0, 0, ROOM)


def belongings(text: Text, player: dict[str, Any]) -> list[Strip]:
    """What has been crafted, coffins, a partner."""
    listed = crafted_items(player, text)
    listed += [
        Strip(art(word), counted(word, n, text), word=word, thing=card_thing(word), number=n)
        for word, n in tally(player["crafted"])
    ]
    if player["coffins"]:
        count, kind = player["coffins"], f"warrior-{player['faction']}"
        coffins = f"{label(text, 'coffins')} {count}"
        listed.append(Strip(mark_of(kind), coffins, thing=kind, number=count))
    if player["coalition"]:
        partner = named(label(text, "coalition"), text.named(player["coalition"]))
        listed.append(Strip(mark_of(player["coalition"]), partner))
    return listed


def crafted_items(player: dict[str, Any], text: Text) -> list[Strip]:
    """Only those that have been used need their name."""
    if not player["items"]:
        return []
    used = Counter(player["items_used"])
    ready = Counter(player["items"]) - used
    return [
        *(
            Strip(item, text.named(item), short=True, word=item, thing=item_thing(item))
            for item in ready.elements()
        ),
        *(
            Strip(
                item,
                text.named(f"{item}_exhausted"),
                "slip sp-slip-ash",
                thing=item_thing(item),
            )
            for item in used.elements()
        ),
    ]


def known_cards(text: Text, faction: str, cards: list[str], lies_open: bool) -> str:
    """What others know of the hand."""
    if not cards:
        return ""
    listed = strips(shown(text, cards, lies_open), f"{faction}.hand", KNOWN, 0, ROOM - KNOWN)
    drawn = back(2, -2, 22, 29, 1) + listed
    return group(drawn, data_place=f"{faction}.hand") if lies_open else drawn


def shown(text: Text, cards: list[str], lies_open: bool) -> list[Strip]:
    """Cards of a hand that lies open may be asked for, and clicked on."""
    return [
        Strip(
            suit_of(word),
            counted(word, n, text),
            "slot",
            word=word if lies_open else "",
            thing=card_thing(word),
            number=n,
        )
        for word, n in tally(cards)
    ]
