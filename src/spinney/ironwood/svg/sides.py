"""The column on the right: what is left for everybody, and each side's board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spinney.core.text import Text
from spinney.ironwood.drill import TRACK_END
from spinney.ironwood.looks import (
    SLOTS,
    TO_WIN,
    achievement,
    card_name,
    discarded,
    hand_cards,
    known_of_deck,
    mood,
    next_cards,
    side_title,
    slots_taken,
    supplies_of,
)
from spinney.ironwood.svg.cards import STRIP, back, strip
from spinney.ironwood.svg.layout import COLUMN, COLUMN_WIDTH, Block
from spinney.symbols.captions import label, named
from spinney.symbols.pen import group, part, path, sketch, slip, stroke, symbol, wash, wrap, write

X, ROOM = COLUMN + 14, COLUMN_WIDTH - 28
FIRST = 30
GAP = 8


def sides(view: dict[str, Any], text: Text) -> Block:
    """Slip below slip."""
    drawn, y = [], float(FIRST)
    slips = [supply(view, text), *(side_board(view, text, side) for side in view["sides"])]
    for seed, blocks in enumerate(slips):
        inside, height = stacked(blocks)
        paper = path(slip(COLUMN + 4, y + 5, COLUMN_WIDTH, height + 22, seed + 20), "shadow")
        paper += path(slip(COLUMN, y, COLUMN_WIDTH, height + 22, seed + 20), "tint")
        paper += wash(("sand", 0.9, slip(COLUMN + 130, y - 9, 80, 20, seed + 33)))
        written = group(inside, transform=f"translate(0 {y + 12:g})")
        box = (COLUMN - 4, y - 12, COLUMN_WIDTH + 14, height + 42)
        drawn.append(part("aside", box, paper, written))
        y += height + 42
    return "".join(drawn), y


def stacked(blocks: Iterable[Block]) -> Block:
    """Blocks one below the other; each is drawn from 0 on."""
    drawn, y = [], 0.0
    for block, height in blocks:
        drawn.append(group(block, transform=f"translate(0 {y:g})"))
        y += height
    return "".join(drawn), y


def supply(view: dict[str, Any], text: Text) -> list[Block]:
    """Crystals and cubes that nobody has, and how far the drill has got."""
    left, drill = view["supply"], view["drill"]
    track = label(text, "track", n=drill["track"], last=TRACK_END)
    steps = (
        symbol("done" if i < drill["track"] else "seal", X + 50 + i * 30, 8, 24)
        for i in range(TRACK_END)
    )
    return [
        (
            write(X, 22, label(text, "supply"), 20, "title", 110)
            + amount("crystal", left["crystals"], X + 152, 0, label(text, "crystals"))
            + amount("cube", left["cubes"], X + 238, 0, label(text, "cubes")),
            36,
        ),
        (
            group(sketch(symbol("drill", X, 0, 38)), *steps, title=track)
            + symbol("crystal", X + 152, 6, 28)
            + write(X + 186, 28, label(text, "hopper", n=drill["hopper"]), 17, "text", ROOM - 186),
            38,
        ),
    ]


def amount(picture: str, count: int, x: float, y: float, title: str) -> str:
    drawn = symbol(picture, x, y, 28)
    return group(drawn, write(x + 34, y + 22, str(count), 20), title=f"{title} {count}")


# One side


def side_board(view: dict[str, Any], text: Text, side: dict[str, Any]) -> list[Block]:
    """From the top: whose it is, what it has, what it has at stake, in play, and elsewhere."""
    blocks = [heading(view, text, side)]
    moods = [part for line in mood(view, text, side) for part in wrap(line, 15, ROOM)]
    blocks += [(write(X, 14, line, 15, "quiet", ROOM), 20) for line in moods]
    blocks.append(goods(view, text, side))
    if side["wager"]:
        blocks += [small_title(text, "wager"), wagered(view, text, side)]
    if side["permanents"]:
        blocks.append(small_title(text, "permanents"))
        blocks += [in_play(view, text, card, n) for card, n in side["permanents"].items()]
    for name in ("played", "lasting"):
        cards = [card for card in side[name] if card not in side["permanents"]]
        if cards:
            blocks.append(small_title(text, name))
            blocks += [in_play(view, text, card) for card in cards]
    blocks += zones(view, text, side)
    return blocks


def heading(view: dict[str, Any], text: Text, side: dict[str, Any]) -> Block:
    name = side["side"]
    drawn = sketch(symbol(name, X - 4, -2, 38))
    drawn += write(X + 42, 28, side_title(view, text, side), 24, "title", ROOM - 46)
    turn = name == view["active"] and not view["result"]
    drawn += path(stroke(X + 42, 38, X + ROOM, 37, 4, 2), "turn" if turn else "pencil")
    return drawn, 46


def goods(view: dict[str, Any], text: Text, side: dict[str, Any]) -> Block:
    """What wins the game, three spaces of it; crystals and warriors; and the three actions."""
    name = side["side"]
    picture = "forge" if name == "ironclads" else "totem"
    wins = (
        group(symbol(picture, X + i * 40, 0, 38), **faint(i >= side["achieved"]))
        for i in range(TO_WIN[name])
    )
    taken = slots_taken(view, name)
    actions = "".join(action(i, taken, X + ROOM - 84 + i * 30) for i in range(SLOTS))
    done = f"{label(text, 'actions')} {taken}/{SLOTS}"
    return (
        group(*wins, title=achievement(view, text, side))
        + amount("crystal", side["crystals"], X + 132, 6, label(text, "crystals"))
        + group(actions, title=done)
        + write(X + ROOM, 42, label(text, "actions"), 12, "quiet", 90, text_anchor="end")
        + group(
            symbol(f"warrior-{name}", X, 48, 26),
            write(X + 34, 67, warriors_words(view, text, name), 15, "quiet", ROOM - 34),
        ),
        80,
    )


def faint(is_faint: bool) -> dict[str, str]:
    return {"class_": "sp-faint"} if is_faint else {}


def action(i: int, taken: int, x: float) -> str:
    """A slot for a card: taken, or open."""
    drawn = path(slip(x, 0, 24, 28, i, 0.6), "slot")
    return drawn + (symbol("done", x + 3, 5, 18) if i < taken else "")


def warriors_words(view: dict[str, Any], text: Text, name: str) -> str:
    return ", ".join(f"{what} {n}" for what, n in supplies_of(view, text, name))


def small_title(text: Text, name: str) -> Block:
    return write(X, 14, label(text, name), 15, "quiet"), 19


def wagered(view: dict[str, Any], text: Text, side: dict[str, Any]) -> Block:
    """The card at stake: its face for those who may see it, otherwise only its back."""
    card = side["wager"]
    if card == "hidden":
        drawn = back(side["side"], X, 0, ROOM, label(text, "face-down"))
    else:
        drawn = strip(view, text, card, X, 0, ROOM)
    return drawn, STRIP + GAP


def in_play(view: dict[str, Any], text: Text, card: str, cubes: int = 0) -> Block:
    return strip(view, text, card, X, 0, ROOM, cubes), STRIP + GAP


# Cards elsewhere


def zones(view: dict[str, Any], text: Text, side: dict[str, Any]) -> list[Block]:
    """Hand, deck, discard pile, and the Woodwalkers' visions, with what is known of them."""
    own = side["side"] == view["side"]
    seen = [] if own else hand_cards(side)
    blocks = [
        zone(text, "hand", side["hand"]["count"], called(view, text, seen)),
        zone(text, "deck", side["deck"]["count"], called(view, text, next_cards(side))),
        zone(text, "spent", len(side["spent"]), called(view, text, side["spent"])),
        folded(view, text, side["discard"]),
    ]
    if side["side"] == "woodwalkers":
        blocks += visions(view, text)
    return blocks


def called(view: dict[str, Any], text: Text, cards: Iterable[str]) -> list[str]:
    return [card_name(view, text, card) for card in cards]


def zone(text: Text, name: str, count: int, names: list[str]) -> Block:
    """A zone in words, on as many lines as it takes; nothing if it is empty."""
    if not count and not names:
        return "", 0
    size = 14
    lines = wrap(", ".join(names), size, ROOM - 34) if names else []
    drawn = write(X, 16, label(text, name), 16, "title")
    drawn += write(X + ROOM, 16, str(count), 16, "text", text_anchor="end")
    drawn += "".join(write(X + 12, 33 + i * 16, line, size) for i, line in enumerate(lines))
    return drawn, 22 + 16 * len(lines)


def folded(view: dict[str, Any], text: Text, cards: list[str]) -> Block:
    """The discard pile is open, but long: its cards are told to whoever points at it."""
    drawn, height = zone(text, "discard", len(cards), [])
    names = ", ".join(called(view, text, cards))
    return group(drawn, title=named(label(text, "discard"), names)) if drawn else "", height


def visions(view: dict[str, Any], text: Text) -> list[Block]:
    zones = view["visions"]
    held, burned, found = zones["hand"], zones["burned"], zones["found"]
    deep = [f"{depth} {text.named(word)}" for depth, word in known_of_deck(zones)]
    eye = sketch(symbol("vision", X + ROOM - 52, -4, 26))
    drawn, height = zone(text, "visions", held["count"], [text.named(w) for w in held["known"]])
    return [
        (drawn + eye if drawn else "", height),
        zone(text, "vision-deck", len(zones["deck"]), deep),
        zone(text, "found", len(found), [text.named(word) for word in found]),
        zone(
            text, discarded(view), burned["count"], [text.named(word) for word in burned["known"]]
        ),
    ]
