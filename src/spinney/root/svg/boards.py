"""The factions' boards, one below the other: what all have, and what each has of its own."""

from __future__ import annotations

from collections import Counter
from typing import Any

from spinney.core.text import Text
from spinney.root.factions import module_of
from spinney.root.looks import counted, is_active, seen_cards, suit_of
from spinney.root.svg.cards import Strip, art, back, strips
from spinney.root.svg.layout import COLUMN, COLUMN_WIDTH, Block
from spinney.root.svg.pieces import colour, emblem, mark_of, points, tally_mark
from spinney.symbols.captions import label, named, tally
from spinney.symbols.pen import breadth, frame, group, part, path, slip, symbol, target, wash, write

INSET = 14
HEADER = 62


def boards(view: dict[str, Any], text: Text, y: float) -> Block:
    drawn = []
    for seat in range(len(view["players"])):
        board, height = faction_board(view, text, seat)
        box = (-6, -16, COLUMN_WIDTH + 14, height + 24)
        drawn.append(part("aside", box, board, transform=f"translate({COLUMN} {y:g})"))
        y += height + 16
    return "".join(drawn), y


def faction_board(view: dict[str, Any], text: Text, seat: int) -> Block:
    player = view["players"][seat]
    faction = player["faction"]
    own, end = module_of(faction, "svg").board(view, text, player)
    below, more = belongings(player, text, seat == view["seat"], HEADER + end)
    height = HEADER + end + more + 8
    drawn = target(
        faction,
        slip(0, 0, COLUMN_WIDTH, height, seat + 40),
        path(slip(3, 4, COLUMN_WIDTH, height, seat + 40), "shadow"),
        path(slip(0, 0, COLUMN_WIDTH, height, seat + 40), "tint"),
        wash((colour(faction), 0.55, slip(4, 4, COLUMN_WIDTH - 8, HEADER - 18, seat + 3))),
        turn_mark(view, text, height) if is_active(view, player) else "",
        header(player, text, seat),
        group(own, transform=f"translate({INSET} {HEADER})"),
        below,
        title=text.named(faction),
    )
    return drawn, height


def header(player: dict[str, Any], text: Text, seat: int) -> str:
    """Emblem, names, points, and how many cards and warriors are held."""
    faction, cards, warriors = player["faction"], player["hand"]["count"], player["supply"]
    right = COLUMN_WIDTH - 54
    held = back(right - 48, 8, 26, 34, seat) + tally_mark(right - 20, 36, cards, 24)
    waiting = symbol(mark_of(f"warrior-{faction}"), right - 104, 9, 32) + tally_mark(
        right - 72, 36, warriors, 24
    )
    room = right - 178 if warriors else right - 122
    return "".join(
        (
            emblem(faction, 8, 2, 50),
            write(66, 27, text.named(faction), 22, "title", room),
            write(66, 45, text.player(seat), 14, "quiet", room),
            group(waiting, title=f"{label(text, 'supply')} {warriors}") if warriors else "",
            group(held, title=f"{label(text, 'hand')} {cards}"),
            goal(player, text, right),
        )
    )


def goal(player: dict[str, Any], text: Text, x: float) -> str:
    """The score; or the crown and the suit of a dominance card, which ends all scoring."""
    if player["dominance"] is None:
        name = f"{label(text, 'points')} {player['points']}"
        return group(points(player["points"], x, 4, 44), title=name)
    crown = symbol("dominance", x, 4, 40) + symbol(suit_of(player["dominance"]), x + 20, 24, 24)
    return group(crown, title=text.named(player["dominance"]))


def turn_mark(view: dict[str, Any], text: Text, height: float) -> str:
    """A bold frame around whoever is taking the turn, and the phase on a ribbon."""
    phase = label(text, view["phase"])
    wide = breadth(phase, 15) + 20
    return "".join(
        (
            path(frame(0, 0, COLUMN_WIDTH, height, 3, 2), "turn"),
            path(slip(190, -13, wide, 24, 5), "slip sp-slip-goal"),
            write(190 + wide / 2, 4, phase, 15, "name", wide - 8),
        )
    )


def belongings(player: dict[str, Any], text: Text, own: bool, y: float) -> Block:
    """What has been crafted, a partner, and what others know of the hand."""
    room = COLUMN_WIDTH - 2 * INSET
    listed = crafted_items(player, text)
    listed += [
        Strip(art(word), counted(word, n, text), word=word) for word, n in tally(player["crafted"])
    ]
    if player["coffins"]:
        coffins = f"{label(text, 'coffins')} {player['coffins']}"
        listed.append(Strip(mark_of(f"warrior-{player['faction']}"), coffins))
    if player["coalition"]:
        partner = named(label(text, "coalition"), text.named(player["coalition"]))
        listed.append(Strip(mark_of(player["coalition"]), partner))
    crafted, end = strips(listed, INSET, y, room)
    known = [] if own else tally(seen_cards(player["hand"]))
    shown = (Strip(suit_of(word), counted(word, n, text), "slot") for word, n in known)
    beside, more = strips(shown, INSET + 32, y + end, room - 32)
    mark = back(INSET + 2, y + end - 2, 22, 29, 1) if known else ""
    return "".join((crafted, mark, beside)), end + more


def crafted_items(player: dict[str, Any], text: Text) -> list[Strip]:
    """Only those that have been used need their name."""
    used = Counter(player["items_used"])
    found = [
        Strip(item, text.named(f"{item}_exhausted"), "slip sp-slip-ash") for item in used.elements()
    ]
    ready = (Counter(player["items"]) - used).elements()
    return [Strip(item, text.named(item), short=True, word=item) for item in ready] + found
