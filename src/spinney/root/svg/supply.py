"""The slip at the top of the column: deck, discard pile, items, available dominance cards."""

from __future__ import annotations

from typing import Any

from spinney.core.text import Text
from spinney.root.looks import by_suit, counted, suit_of
from spinney.root.svg.cards import FACE_DOWN, Strip, back, card_thing, strips, strips_height
from spinney.root.svg.layout import COLUMN, COLUMN_WIDTH
from spinney.root.svg.pieces import item_thing
from spinney.symbols.captions import label, tally
from spinney.symbols.pen import apart, breadth, group, path, slip, symbol, thing, wash, write
from spinney.symbols.picture import ASIDE, Part, Sheet

TOP = 30
X = COLUMN + 16
ROOM = COLUMN_WIDTH - 32
ROW = 42
"""How high the row of a landmark is."""
PILE = COLUMN_WIDTH - 12
"""How broad the discard pile is when it is laid out."""


def supply(view: dict[str, Any]) -> tuple[Sheet, float]:
    """The slip, and where the next one begins."""
    above = 128 if view["available"] else 96
    shown = [(name, there) for name, there in view["landmarks"].items() if is_shown(there)]
    height = above + ROW * len(shown)
    parts = [
        Part("supply.paper", paper, (height,)),
        Part("supply.deck", deck, (view["deck_count"],)),
        Part("supply.discard", thrown, (by_suit(view["discard"]),)),
        Part("supply.items", items, (view["item_supply"],)),
        Part("supply.available", available, (view["available"],)),
        *(
            Part(f"supply.{name}", landmark, (name, there, TOP + above - 6 + ROW * i))
            for i, (name, there) in enumerate(shown)
        ),
    ]
    first = TOP + height + 20
    box = (COLUMN - 6, 12, COLUMN_WIDTH + 14, first - 24)
    return Sheet("supply", ASIDE, box, parts), first


def paper(text: Text, height: float) -> str:
    return "".join(
        (
            path(slip(COLUMN + 4, TOP + 4, COLUMN_WIDTH, height, 21), "shadow"),
            path(slip(COLUMN, TOP, COLUMN_WIDTH, height, 21), "tint"),
            wash(("sand", 0.9, slip(COLUMN + 160, TOP - 12, 90, 26, 33))),
        )
    )


def deck(text: Text, count: int) -> str:
    name = f"{label(text, 'deck')} {count}"
    pile = thing(FACE_DOWN, "deck", back(X, TOP + 16, 24, 32, 1), count=count, title=name)
    return pile + write(X + 34, TOP + 38, name, 17, "title", 120)


def thrown(text: Text, suits: list[tuple[str, int]]) -> str:
    """The discard pile by suits."""
    count = sum(number for _, number in suits)
    name = f"{label(text, 'discard')} {count}"
    drawn = [write(X + 168, TOP + 38, name, 17, "title", 120)]
    for i, (suit, number) in enumerate(suits):
        x = X + 272 + i * 32
        drawn.append(symbol(suit, x, TOP + 16, 20))
        drawn.append(write(x + 10, TOP + 50, str(number), 14, "name"))
    return group(*drawn, title=name)


def items(text: Text, words: list[str]) -> str:
    pitch = min(31, (ROOM - 26) / max(1, len(words) - 1))
    drawn = (
        thing(
            item_thing(word),
            "supply",
            symbol(word, X + i * pitch, TOP + 58, 27),
            nth=nth,
            title=text.named(word),
            data_word=word,
        )
        for i, (word, nth) in enumerate(apart(words))
    )
    return group(*drawn, title=label(text, "items"), data_place="supply")


def available(text: Text, words: list[str]) -> str:
    """3.3.4: the dominance cards that can be taken."""
    if not words:
        return ""
    name = label(text, "available")
    drawn = [symbol("dominance", X, TOP + 92, 26), write(X + 34, TOP + 112, name, 16, "title", 200)]
    for i, word in enumerate(words):
        x = X + 48 + breadth(name, 16) + i * 34
        mark = symbol(suit_of(word), x, TOP + 92, 26)
        called = text.named(word)
        drawn.append(thing(card_thing(word), "available", mark, title=called, data_word=word))
    return "".join(drawn)


# The cards of landmarks, as far as anything is on them


def is_shown(there: dict[str, Any]) -> bool:
    return there["clearing"] is None or "cards" in there or "items" in there


def landmark(text: Text, name: str, there: dict[str, Any], y: float) -> str:
    """One that is still to be set up, or what lies on its card."""
    mark = symbol(name.replace("_", "-"), X, y, 30)
    called = write(X + 38, y + 22, text.named(name), 16, "title", 150)
    if there["clearing"] is None:
        outline = path(slip(X - 6, y - 4, 200, 38, 5), "hit")
        return thing(name, "dealt", outline, mark, called, title=text.named(name), data_word=name)
    drawn = [mark, called]
    for i, card in enumerate(there.get("cards", ())):
        drawn.append(on_sale(text, card, i, X + 200 + 34 * i, y))
    for i, (word, nth) in enumerate(apart(there.get("items", ()))):
        item = symbol(word, X + 200 + 32 * i, y + 2, 27)
        drawn.append(thing(item_thing(word), name, item, nth=nth, title=text.named(word)))
    return group(*drawn, data_place=name)


def on_sale(text: Text, card: str | None, i: int, x: float, y: float) -> str:
    """A card face down; one that the reader knows shows its suit."""
    drawn = back(x, y, 24, 32, i + 1)
    if card is None:
        kind, title = FACE_DOWN, str(i + 1)
    else:
        kind, title = card_thing(card), text.named(card)
        drawn += symbol(suit_of(card), x + 3, y + 7, 18)
    return thing(kind, "black_market", drawn, nth=i + 1, title=title, data_word=str(i + 1))


# The discard pile card by card; everybody may look through it (1.2.2)


def discards(cards: list[str], text: Text) -> tuple[Sheet, float]:
    """Its sheet, drawn from 0 on, and its height."""
    height = 34 + strips_height(discarded(text, cards), PILE)
    part = Part("discard", discard_pile, (cards,))
    return Sheet("discard", ASIDE, (-6, -6, PILE + 12, height + 12), [part]), height


def discard_pile(text: Text, cards: list[str]) -> str:
    name = f"{label(text, 'discard')} {len(cards)}"
    listed = strips(discarded(text, cards), "discard", 0, 34, PILE)
    return write(0, 20, name, 20, "title", PILE) + group(listed, data_place="discard")


def discarded(text: Text, cards: list[str]) -> list[Strip]:
    return [
        Strip(suit_of(word), counted(word, n, text), word=word, thing=card_thing(word), number=n)
        for word, n in tally(cards)
    ]
