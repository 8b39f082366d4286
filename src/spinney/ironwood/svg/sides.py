"""The column on the right: what is left for everybody, and each side's board."""

from __future__ import annotations

from typing import Any, NamedTuple

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
from spinney.ironwood.svg.cards import STRIP, back, card_thing, strip
from spinney.ironwood.svg.layout import COLUMN, COLUMN_WIDTH, PRINTED
from spinney.symbols.captions import label, named
from spinney.symbols.pen import (
    group,
    path,
    sketch,
    slip,
    stowed,
    stroke,
    symbol,
    thing,
    wash,
    wrap,
    write,
)
from spinney.symbols.picture import ASIDE, Part, Sheet, moved

X, ROOM = COLUMN + 14, COLUMN_WIDTH - 28
FIRST = 30
GAP = 8
TITLE = 19
"""The height of a small title."""

Block = tuple[Part, float]
"""A part that is drawn from 0 on, and its height."""


def sides(view: dict[str, Any], text: Text) -> tuple[list[Sheet], float]:
    """Slip below slip, each drawn from 0 on; and where they end."""
    sheets, y = [], float(FIRST)
    slips = [("supply", supply(view))]
    slips += [(side["side"], side_board(view, text, side)) for side in view["sides"]]
    for seed, (name, blocks) in enumerate(slips):
        parts, height = [], 0.0
        for part, high in blocks:
            parts.append(moved(part, 0, height + 12))
            height += high
        parts.insert(0, Part(f"{name}.paper", paper, (height, seed)))
        box = (COLUMN - 4, -12, COLUMN_WIDTH + 14, height + 42)
        sheets.append(Sheet(name, ASIDE, box, parts, f"translate(0 {y:g})"))
        y += height + 42
    return sheets, y


def paper(text: Text, height: float, seed: int) -> str:
    return "".join(
        (
            path(slip(COLUMN + 4, 5, COLUMN_WIDTH, height + 22, seed + 20), "shadow"),
            path(slip(COLUMN, 0, COLUMN_WIDTH, height + 22, seed + 20), "tint"),
            wash(("sand", 0.9, slip(COLUMN + 130, -9, 80, 20, seed + 33))),
        )
    )


def supply(view: dict[str, Any]) -> list[Block]:
    """Crystals and cubes that nobody has, and how far the drill has got."""
    drill = view["drill"]
    return [
        (Part("supply.left", left, (view["supply"],)), 36),
        (Part("supply.drill", drill_track, (drill["track"], drill["hopper"])), 38),
    ]


def left(text: Text, counts: dict[str, int]) -> str:
    return "".join(
        (
            write(X, 22, label(text, "supply"), 20, "title", 110),
            stowed("totem", "supply", slip(X, 4, 34, 24, 1), counts["totems"]),
            amount("crystal", "supply", counts["crystals"], X + 152, 0, label(text, "crystals")),
            amount("cube", "supply", counts["cubes"], X + 238, 0, label(text, "cubes")),
        )
    )


def drill_track(text: Text, track: int, hopper: int) -> str:
    steps = (
        symbol("done" if i < track else "seal", X + 50 + i * 30, 8, 24) for i in range(TRACK_END)
    )
    title = label(text, "track", n=track, last=TRACK_END)
    return "".join(
        (
            group(sketch(symbol("drill", X, 0, 38)), *steps, title=title),
            symbol("crystal", X + 152, 6, 28),
            write(X + 186, 28, label(text, "hopper", n=hopper), 17, "text", ROOM - 186),
        )
    )


def amount(kind: str, place: str, count: int, x: float, y: float, title: str) -> str:
    drawn = symbol(kind, x, y, 28) + write(x + 34, y + 22, str(count), 20)
    return thing(kind, place, drawn, count=count, title=f"{title} {count}")


# One side


def side_board(view: dict[str, Any], text: Text, side: dict[str, Any]) -> list[Block]:
    """From the top: whose it is, what it has, what it has at stake, in play, and elsewhere."""
    name = side["side"]
    print_of = {field: view[field] for field in PRINTED}
    turn = name == view["active"] and not view["result"]
    moods = [part for line in mood(view, text, side) for part in wrap(line, 15, ROOM)]
    units = [(what, n) for what, n in supplies_of(view, text, name)]
    has = (name, side["achieved"], side["crystals"], slots_taken(view, name), units)
    blocks = [
        (Part(f"{name}.head", heading, (name, side_title(view, text, side), turn)), 46),
        (Part(f"{name}.mood", moods_of, (moods,)), 20.0 * len(moods)),
        (Part(f"{name}.goods", goods, (*has, achievement(view, text, side))), 80),
    ]
    if side["wager"]:
        stake = (print_of, name, side["wager"], face_down(side))
        blocks.append((Part(f"{name}.wager", wagered, stake), TITLE + STRIP + GAP))
    shown = [("permanents", side["permanents"])]
    for zone_name in ("played", "lasting"):
        cards = [card for card in side[zone_name] if card not in side["permanents"]]
        shown.append((zone_name, dict.fromkeys(cards, 0)))
    for zone_name, cubes in shown:
        if cubes:
            part = Part(f"{name}.{zone_name}", in_play, (print_of, name, zone_name, cubes))
            blocks.append((part, TITLE + (STRIP + GAP) * len(cubes)))
    return blocks + zones(view, text, side)


def face_down(side: dict[str, Any]) -> int:
    """How many cards of a hand, with a wager that nobody sees, are not known by name."""
    known = len(hand_cards(side))
    unseen: int = side["hand"]["count"] + (side["wager"] == "hidden") - known
    return unseen


def heading(text: Text, name: str, title: str, turn: bool) -> str:
    drawn = sketch(symbol(name, X - 4, -2, 38))
    drawn += write(X + 42, 28, title, 24, "title", ROOM - 46)
    return drawn + path(stroke(X + 42, 38, X + ROOM, 37, 4, 2), "turn" if turn else "pencil")


def moods_of(text: Text, lines: list[str]) -> str:
    return "".join(write(X, 14 + 20 * i, line, 15, "quiet", ROOM) for i, line in enumerate(lines))


def goods(
    text: Text,
    name: str,
    achieved: int,
    crystals: int,
    taken: int,
    units: list[tuple[str, int]],
    needed: str,
) -> str:
    """What wins the game, three spaces of it; crystals and warriors; and the three actions."""
    actions = "".join(action(i, taken, X + ROOM - 84 + i * 30) for i in range(SLOTS))
    done = f"{label(text, 'actions')} {taken}/{SLOTS}"
    warriors = thing(
        f"warrior-{name}", name, symbol(f"warrior-{name}", X, 48, 26), count=units[0][1]
    )
    golems = (stowed("golem", name, slip(X + 34, 52, 30, 20, 1), n) for _, n in units[1:])
    words = ", ".join(f"{what} {n}" for what, n in units)
    return "".join(
        (
            group(*(won(name, i, i < achieved) for i in range(TO_WIN[name])), title=needed),
            amount("crystal", name, crystals, X + 132, 6, label(text, "crystals")),
            group(actions, title=done),
            write(X + ROOM, 42, label(text, "actions"), 12, "quiet", 90, text_anchor="end"),
            group(warriors, write(X + 34, 67, words, 15, "quiet", ROOM - 34), *golems),
        )
    )


def won(name: str, i: int, has: bool) -> str:
    """A space of what wins the game. Secured totems lie there; forges stay on their mountains."""
    kind = "forge" if name == "ironclads" else "totem"
    drawn = group(symbol(kind, X + i * 40, 0, 38), **faint(not has))
    return thing(kind, name, drawn, nth=i + 1) if has and kind == "totem" else drawn


def faint(is_faint: bool) -> dict[str, str]:
    return {"class_": "sp-faint"} if is_faint else {}


def action(i: int, taken: int, x: float) -> str:
    """A slot for a card: taken, or open."""
    drawn = path(slip(x, 0, 24, 28, i, 0.6), "slot")
    return drawn + (symbol("done", x + 3, 5, 18) if i < taken else "")


def small_title(text: Text, name: str) -> str:
    return write(X, 14, label(text, name), 15, "quiet")


def wagered(text: Text, print_of: dict[str, Any], name: str, card: str, unseen: int) -> str:
    """The card at stake: its face for those who may see it, otherwise only its back."""
    if card == "hidden":
        kind, drawn = name, back(name, X, TITLE, ROOM, label(text, "face-down"))
    else:
        kind, drawn = card_thing(card), strip(print_of, text, card, X, TITLE, ROOM)
    count = min(1, unseen) if card == "hidden" else 1
    return small_title(text, "wager") + thing(kind, f"{name}.wager", drawn, count=count)


def in_play(
    text: Text, print_of: dict[str, Any], side: str, name: str, cubes: dict[str, int]
) -> str:
    """Cards with the cubes on them; what lasts lies among what is played, too."""
    drawn = [small_title(text, name)]
    for i, (card, n) in enumerate(cubes.items()):
        face = strip(print_of, text, card, X, TITLE + i * (STRIP + GAP), ROOM, n)
        is_thing = name != "lasting"
        drawn.append(thing(card_thing(card), f"{side}.{name}", face) if is_thing else face)
    return "".join(drawn)


# Cards elsewhere


def zones(view: dict[str, Any], text: Text, side: dict[str, Any]) -> list[Block]:
    """Hand, deck, discard pile, and the Woodwalkers' visions, with what is known of them."""
    name, own = side["side"], side["side"] == view["side"]
    seen = [] if own else hand_cards(side)
    unseen = 0 if own else face_down(side) - (side["wager"] == "hidden")
    deck = side["deck"]["count"]
    listed = (
        ("hand", side["hand"]["count"], seen, max(0, unseen), True),
        ("deck", deck, next_cards(side), deck - len(next_cards(side)), True),
        ("spent", len(side["spent"]), side["spent"], 0, True),
        # The discard pile is open, but long: its cards are told to whoever points at it.
        ("discard", len(side["discard"]), side["discard"], 0, False),
    )
    blocks = [
        zone(
            Zone(f"{name}.{zone_name}", zone_name, count, named_here, written),
            [(name, hidden), *((card_thing(card), 1) for card in cards)],
        )
        for zone_name, count, cards, hidden, written in listed
        for named_here in [[card_name(view, text, card) for card in cards]]
        if count or cards
    ]
    return blocks + visions(view, text) if name == "woodwalkers" else blocks


class Zone(NamedTuple):
    """A zone in words."""

    place: str
    name: str
    size: int
    cards: list[str]
    """The names of those that are known to be there."""
    written: bool = True
    """Whether they are written out, or only told to whoever points at it."""

    def lines(self) -> list[str]:
        """As many as it takes."""
        return wrap(", ".join(self.cards), 14, ROOM - 34) if self.cards and self.written else []


def zone(told: Zone, kinds: list[tuple[str, int]]) -> Block:
    lines = told.lines()
    return Part(told.place, cards_there, (told, lines, kinds)), 22 + 16 * len(lines)


def cards_there(text: Text, told: Zone, lines: list[str], kinds: list[tuple[str, int]]) -> str:
    """The cards lie unseen where the number of all stands."""
    name = label(text, told.name)
    rim = slip(X + ROOM - 24, 2, 24, 18, 1)
    drawn = [
        write(X, 16, name, 16, "title"),
        write(X + ROOM, 16, str(told.size), 16, "text", text_anchor="end"),
        *(write(X + 12, 33 + i * 16, line, 14) for i, line in enumerate(lines)),
        sketch(symbol("vision", X + ROOM - 52, -4, 26)) if told.name == "visions" else "",
        *(stowed(kind, told.place, rim, count) for kind, count in kinds),
    ]
    return group(*drawn, title="" if told.written else named(name, ", ".join(told.cards)))


def visions(view: dict[str, Any], text: Text) -> list[Block]:
    found = view["visions"]
    deep = known_of_deck(found)
    piles = (
        ("visions", found["hand"]["count"], found["hand"]["known"]),
        ("vision-deck", len(found["deck"]), [word for _, word in deep]),
        ("found", len(found["found"]), found["found"]),
        (discarded(view), found["burned"]["count"], found["burned"]["known"]),
    )
    blocks = []
    for name, count, words in piles:
        if count:
            called = [text.named(word) for word in words]
            if name == "vision-deck":
                called = [f"{depth} {text.named(word)}" for depth, word in deep]
            kinds = [("vision", count - len(words)), *((vision_thing(w), 1) for w in words)]
            blocks.append(zone(Zone(f"visions.{name}", name, count, called), kinds))
    return blocks


def vision_thing(word: str) -> str:
    return word.replace("_", "-", 1)
