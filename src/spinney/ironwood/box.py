"""What comes in the box: cards and board, from our files or an owner's.

Combat values and solo icons are those of the printed cards, names and rings those of the printed
mountains. What the cards do, and the rest of the board, is not public: ours is a reconstruction
and says so. An owner of the box can replace any card, and the board, by files of their own
(U01, U02); a board must keep to what the rulebook says of it.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.resources
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import msgspec

from spinney.core.errors import SetupError, nearest
from spinney.core.files import read_file
from spinney.ironwood.board import Board
from spinney.ironwood.cards import Box
from spinney.ironwood.effects.reading import Reader
from spinney.ironwood.words import (
    CARD_NAMES,
    INNER_VISIONS,
    MOUNTAINS,
    PLACE_NAMES,
    PLACES,
    RED,
    SIDE_ICONS,
    side_of,
)

OURS: Final = "ours"
"""The option value for what comes with the game."""

DEEPEST: Final = 50
"""So many lists and objects of an effect may stand inside each other."""
OUTER_FORESTS: Final = (4, 8)
"""As few as 12.2 can add a warrior to, and as many as 20 warriors allow for two each and those."""

CombatValue = Annotated[int, msgspec.Meta(ge=0, le=20)]


class CardEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A card in a file. An owner's entry leaves out what stays as it is."""

    id: str
    effect: Any
    damage: CombatValue | None = None
    defense: CombatValue | None = None
    dominance: CombatValue | None = None
    icons: list[str] | None = None
    removed_in_solo: bool | None = None
    reconstructed: bool = False
    name: dict[str, str] = {}
    text: dict[str, str] = {}


class CardFile(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[CardEntry]


class Mountain(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    at: tuple[float, float]


class Forest(msgspec.Struct, forbid_unknown_fields=True):
    touches: list[str]
    at: tuple[float, float]
    outer: bool = False
    outline: list[tuple[float, float]] = []


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    mountains: dict[str, Mountain]
    ridges: list[tuple[str, str]]
    forests: dict[str, Forest]
    paths: list[tuple[str, str]]
    reconstructed: bool = False


File = TypeVar("File", CardFile, BoardFile)


@functools.cache
def box_of(cards: str, board: str) -> Box:
    """The box that these option values stand for."""
    return load_cards(load_board(file_of(board)), file_of(cards))


def file_of(value: str) -> Path | None:
    """The file that an option value names, `owner.json` or, pinned, `owner.json@0a1b2c3d`."""
    return None if value == OURS else pinned(value)[0]


def pin(value: str) -> str:
    """An option value with the digest of the file's content.

    So a record says which cards were played with, and does not tell what is on them.
    """
    if value == OURS:
        return value
    path, digest = pinned(value)
    return f"{path}@{digest}"


def pinned(value: str) -> tuple[Path, str]:
    """A file and its digest; refuses a file that is no longer what it was."""
    named = re.fullmatch(r"(\S+?)(?:@([0-9a-f]{8}))?", value)
    if named is None:
        raise SetupError(f"{value!r}: the name of a file cannot have blanks here")
    path, wanted = named.groups()
    file = Path(path).expanduser()
    digest = hashlib.sha256(read_file(file)).hexdigest()[:8]
    if wanted not in (None, digest):
        raise SetupError(f"{path}: this is version {digest}; version {wanted} is wanted")
    return file, digest


def decode(data: bytes, kind: type[File], source: str) -> File:
    """A file as what it should be. Raises a SetupError that names the place in it."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise SetupError(f"{source}: {error}") from None


def our_file(name: str) -> bytes:
    return importlib.resources.files("spinney.ironwood").joinpath("data", name).read_bytes()


# The board


def load_board(path: Path | None = None) -> Board:
    """Our board, or the one in an owner's file."""
    if path is None:
        return read_board(our_file("board.json"), "board.json")
    return read_board(read_file(path), str(path))


def read_board(data: bytes, source: str) -> Board:
    """The board that a file describes. Raises a SetupError that names the place in it."""
    file = decode(data, BoardFile, source)
    check_board(file, source)
    contacts = [(name, other) for name, forest in file.forests.items() for other in forest.touches]
    board = Board(
        linked(file.ridges + file.paths),
        linked(contacts),
        [PLACE_NAMES.index(name) for name, forest in file.forests.items() if forest.outer],
        msgspec.json.decode(data),
        file.reconstructed,
    )
    for name, mountain in file.mountains.items():
        board.numbers[PLACE_NAMES.index(name)] = mountain.number
    for forest in board.forests:
        board.numbers[forest] = forest - MOUNTAINS + 1
    return board


def linked(links: Iterable[tuple[str, str]]) -> list[tuple[int, ...]]:
    """For each place those that a link leads to."""
    near: list[set[int]] = [set() for _ in range(PLACES)]
    for one, other in links:
        a, b = PLACE_NAMES.index(one), PLACE_NAMES.index(other)
        near[a].add(b)
        near[b].add(a)
    return [tuple(sorted(places)) for places in near]


def check_board(file: BoardFile, source: str) -> None:
    """Refuse what contradicts the rulebook, or would leave pieces without a place."""
    mountains, forests = PLACE_NAMES[:MOUNTAINS], PLACE_NAMES[MOUNTAINS:]
    check_names(file.mountains, mountains, f"{source}: mountains")
    check_names(file.forests, forests, f"{source}: forests")
    for name in mountains:
        if name not in file.mountains:
            raise SetupError(f"{source}: mountains: {name!r} is missing")
    check_links(file.ridges, file.mountains, f"{source}: ridges")
    check_links(file.paths, file.forests, f"{source}: paths")
    for name, forest in file.forests.items():
        check_names(forest.touches, mountains, f"{source}: forests.{name}.touches")
        if not forest.touches:
            raise SetupError(f"{source}: forests.{name}.touches: a forest lies between mountains")
    inner = [a if b == "ferrum" else b for a, b in file.ridges if "ferrum" in (a, b)]
    if sorted(inner) != sorted(mountains[1 : INNER_VISIONS + 1]):
        wanted = ", ".join(mountains[1 : INNER_VISIONS + 1])
        raise SetupError(f"{source}: ridges: Ferrum is linked to {wanted} (rule 5.1)")
    least, most = OUTER_FORESTS
    if not least <= sum(forest.outer for forest in file.forests.values()) <= most:
        raise SetupError(f"{source}: forests: {least} to {most} of them must be outer")
    for kind, links in ((file.mountains, file.ridges), (file.forests, file.paths)):
        for name in kind:
            if not any(name in link for link in links):
                raise SetupError(f"{source}: nothing leads to {name!r}")


def check_names(names: Iterable[str], known: tuple[str, ...], where: str) -> None:
    for name in names:
        if name not in known:
            raise SetupError(
                f"{where}: {name!r} is no place that can stand here; "
                f"there is {known[0]} to {known[-1]}{nearest(name, known)}"
            )


def check_links(links: list[tuple[str, str]], known: Mapping[str, object], where: str) -> None:
    seen: set[frozenset[str]] = set()
    for i, link in enumerate(links):
        check_names(link, tuple(known), f"{where}[{i}]")
        if link[0] == link[1] or frozenset(link) in seen:
            raise SetupError(f"{where}[{i}]: {link[0]} and {link[1]} cannot be linked again")
        seen.add(frozenset(link))


# The cards


def load_cards(board: Board, path: Path | None = None) -> Box:
    """Our cards, and over them those in an owner's file."""
    box = Box(board)
    ours = read_cards(our_file("cards.json"), "cards.json")
    assert tuple(entry.id for entry in ours) == CARD_NAMES, "data and vocabulary disagree"
    for entry in ours:
        put(box, entry, "cards.json")
    if path is not None:
        for entry in read_cards(read_file(path), str(path)):
            put(box, entry, str(path))
            if entry.name or entry.text:
                box.owners[entry.id] = {"name": entry.name, "text": entry.text}
            card = CARD_NAMES.index(entry.id)
            box.printed[entry.id] = [box.damage[card], box.defense[card], box.dominance[card]]
    return box


def read_cards(data: bytes, source: str) -> list[CardEntry]:
    entries = decode(data, CardFile, source).cards
    seen: set[str] = set()
    for entry in entries:
        if entry.id in seen:
            raise SetupError(f"{source}: {entry.id}: this card is there twice")
        seen.add(entry.id)
    return entries


def is_deeper_than(value: Any, most: int) -> bool:
    """Whether more lists and objects stand inside each other than so many."""
    if not isinstance(value, (dict, list)):
        return False
    parts = value.values() if isinstance(value, dict) else value
    return most == 0 or any(is_deeper_than(part, most - 1) for part in parts)


def icon_in(icon: str, card: int, where: str) -> str:
    """A solo icon of this card's side, red or not."""
    known = SIDE_ICONS[side_of(card)]
    if icon.removeprefix(RED) not in known:
        raise SetupError(
            f"{where}: icons: no icon {icon!r}; there is {', '.join(known)}, "
            f"each also with {RED!r} before it{nearest(icon, known)}"
        )
    return icon


def put(box: Box, entry: CardEntry, source: str) -> None:
    """Enter a card into the tables, over what stood there."""
    if entry.id not in CARD_NAMES:
        known = f"{CARD_NAMES[0]} to {CARD_NAMES[-1]}"
        raise SetupError(
            f"{source}: no card {entry.id!r}; there is {known}{nearest(entry.id, CARD_NAMES)}"
        )
    card = CARD_NAMES.index(entry.id)
    if is_deeper_than(entry.effect, DEEPEST):
        raise SetupError(f"{source}: {entry.id}: effect: it is nested too deeply")
    box.effects[card] = Reader(card, box.board, source).effect(entry.effect)
    if entry.reconstructed:
        box.reconstructed.append(entry.id)
    elif entry.id in box.reconstructed:
        box.reconstructed.remove(entry.id)
    if entry.damage is not None:
        box.damage[card] = entry.damage
    if entry.defense is not None:
        box.defense[card] = entry.defense
    if entry.dominance is not None:
        box.dominance[card] = entry.dominance
    if entry.icons is not None:
        box.icons[card] = tuple(
            icon_in(icon, card, f"{source}: {entry.id}") for icon in entry.icons
        )
    if entry.removed_in_solo is not None:
        box.removed_in_solo[card] = entry.removed_in_solo
