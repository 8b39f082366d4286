"""The pieces of Root, each with its symbol; colours and shapes both tell whose they are."""

from __future__ import annotations

from spinney.core.text import Text
from spinney.root.faction import OWNER
from spinney.root.factions import all_declared, module_of
from spinney.root.svg.layout import LEAST
from spinney.root.words import FACTION, HIRELING, ITEM, ITEMS, PIECE, PIECES, VOCABULARY
from spinney.symbols.pen import (
    owned,
    path,
    rotation,
    sketch,
    slip,
    stroke,
    symbol,
    thing,
    trace,
    write,
)

CROWDED = 0.36
"""How far apart warriors of one crowd stand, as a part of their size."""

CUT, UNCUT = 9, 0.6
"""About how long the pieces of a hireling's strip are, and how much of that is not cut away."""

ITEM_WORDS = VOCABULARY.words[ITEM : ITEM + ITEMS]
PIECE_WORDS = VOCABULARY.words[PIECE : PIECE + PIECES]

SUIT_COLOURS = {
    "fox": "ember",
    "rabbit": "gold",
    "mouse": "flame",
    "bird": "deep",
    "any_suit": "pale",
}


def colour(faction: str) -> str:
    """The wash of a faction."""
    found: str = module_of(faction, "svg").COLOURS[faction]
    return found


def mark_of(word: str) -> str:
    """The symbol of a word, or of a faction's figure: `warrior-` or `pawn-` and its name."""
    for symbols in all_declared("svg", "SYMBOLS"):
        if word in symbols:
            mark: str = symbols[word]
            return mark
    return word.replace("_", "-")


def item_thing(word: str) -> str:
    """What an item is called as a thing, be it ready or exhausted."""
    return f"item-{word.removesuffix('_exhausted')}"


def piece_thing(word: str) -> str:
    """What lies in a clearing is a piece by its own name, or an item."""
    return item_thing(word) if word in ITEM_WORDS else word


def weave(suit: str, outline: str) -> str:
    """The pattern of a suit, for whoever cannot tell its colour; strong if that is wished for."""
    return path(outline, "weave", fill=f"url(#sp-weave-{suit})")


def band(faction: str, x: float, y: float, width: float, height: float = 8) -> str:
    """The colour and pattern of a faction below what it owns.

    Hirelings stand on a strip that is cut into pieces, whether or not patterns are wished for.
    """
    if not is_hireling(faction):
        return owned(colour(faction), bar(x, y, width, height))
    cuts = max(2, round(width / CUT))
    step = width / cuts
    strip = " ".join(bar(x + step * i, y, step * UNCUT, height) for i in range(cuts))
    return path(strip, "fine") + owned(colour(faction), strip)


def bar(x: float, y: float, width: float, height: float) -> str:
    return trace("M", x, y, "h", width, "v", height, "h", -width, "z")


def is_hireling(owner: str) -> bool:
    """Whether nobody plays these pieces, so that they are told from those of factions."""
    return VOCABULARY.number(owner) - FACTION >= HIRELING


def owner_of(piece: str) -> str:
    """The faction to which a building or a token belongs; empty for what belongs to nobody."""
    owner = OWNER[PIECE_WORDS.index(piece)] if piece in PIECE_WORDS else -1
    return "" if owner < 0 else VOCABULARY.word(FACTION + owner)


def emblem(faction: str, x: float, y: float, size: float) -> str:
    return symbol(mark_of(faction), x, y, size)


def pawn(faction: str, place: str, text: Text, x: float, y: float, size: float) -> str:
    kind = f"pawn-{faction}"
    figure = symbol(mark_of(kind), x, y, size) + band(faction, x + 3, y + size - 3, size - 6)
    return thing(kind, place, figure, title=text.named(faction), data_word=faction)


def leader(faction: str, word: str, place: str, text: Text, x: float, y: float, size: float) -> str:
    """A warrior who stands apart from the others."""
    figure = symbol(mark_of(word), x, y, size) + band(faction, x + 3, y + size - 3, size - 6)
    return thing(word, place, figure, title=text.named(word), data_word=word)


def crowd_breadth(count: int, size: float) -> float:
    return size * (1 + CROWDED * (min(count, 3) - 1)) + 8


def crowd(faction: str, count: int, place: str, text: Text, x: float, y: float, size: float) -> str:
    """Up to three warriors who stand for all, and their number."""
    kind = f"warrior-{faction}"
    mark = mark_of(kind)
    figures = [
        symbol(mark, x + size * CROWDED * i, y - i % 2 * 3, size) for i in range(min(count, 3))
    ]
    right = x + crowd_breadth(count, size) - 12
    return thing(
        kind,
        place,
        *figures,
        band(faction, x + 3, y + size - 3, crowd_breadth(count, size) - 14),
        tally_mark(right, y + size - 4, count),
        count=count,
        title=f"{text.named(faction)} {count}",
        data_word=faction,
    )


def tally_mark(x: float, y: float, count: int, size: float = 22) -> str:
    """A number in a small white disc around a point."""
    disc = symbol("seal", x - size / 2, y - size / 2, size)
    letters = max(LEAST, size * 0.66)
    return disc + write(
        x, y + letters * 0.35, str(count), letters, "number sp-dark", size - 4, LEAST
    )


def flag(faction: str, x: float, y: float) -> str:
    """A banner on a pole: who rules here. The point is the upper end of the pole."""
    cloth = trace("M", x, y + 2, "L", x + 36, y + 4, x + 29, y + 17, x + 36, y + 30, x, y + 30, "Z")
    return sketch(
        path(stroke(x, y, x - 1, y + 50, int(x), 1), "ink"),
        path(cloth, f"fill sp-{colour(faction)}"),
        owned(colour(faction), cloth),
        path(cloth, "ink"),
        emblem(faction, x + 2, y + 3, 26),
    )


def points(count: int, x: float, y: float, size: float) -> str:
    """Victory points on their shield."""
    shield = symbol("points", x, y, size)
    return shield + write(
        x + size / 2, y + size * 0.66, str(count), size * 0.52, "number sp-dark", size * 0.8
    )


def item(
    word: str, nth: int, place: str, text: Text, x: float, y: float, size: float, broken: bool
) -> str:
    """An item; used up it lies on its side on grey paper, damaged it is crossed out."""
    kind = word.removesuffix("_exhausted")
    tired = kind != word
    turn = {"transform": rotation(90, x + size / 2, y + size / 2)} if tired else {}
    low, high = size * 0.15, size * 0.85
    cross = stroke(x + low, y + low, x + high, y + high, 1) + stroke(
        x + high, y + low, x + low, y + high, 2
    )
    return thing(
        item_thing(word),
        place,
        path(slip(x, y, size, size, int(x), 0.8), "slip sp-slip-ash" if tired else "slip"),
        symbol(kind, x + 3, y + 3, size - 6, **turn),
        path(cross, "ink sp-lost") if broken else "",
        nth=nth,
        title=text.named(word),
        data_word=word,
    )


def space(x: float, y: float, width: float, height: float, seed: int, paper: str = "slot") -> str:
    """An empty space of a track or a board."""
    return path(slip(x, y, width, height, seed, 0.8), paper)
