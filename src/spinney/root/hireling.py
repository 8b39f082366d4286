"""Hirelings (appendix E): they own pieces, nobody plays them, and players control them in turn.

A hireling has two sides, and each is a faction without a turn: its abilities are hooks that it
answers itself, whoever controls it. What only its controller has ("Controller:" on the card) is a
power of its own, `command`, which is lent for as long as control lasts. The hirelings are in
`hirelings/`, one file each.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from spinney.core.question import Flow, Refusal
from spinney.core.rows import resized
from spinney.root.faction import PIECES_OF, Faction, register_pieces
from spinney.root.power import Power
from spinney.root.powers import POWERS, gather
from spinney.root.refusals import NOT_HERE, USED_THIS_TURN
from spinney.root.state import DAYLIGHT, NOBODY, Board, Hiring, Root, are_partners, behind
from spinney.root.words import CLEARINGS, DEMOTED, FACTION, HIRELING, ITEMS, OWNERS, WORDS

PACKAGE: Final = "spinney.root.hirelings"


class Command(Power):
    """E.3.1: a controller treats a hireling's pieces as their own for rule."""

    def __init__(self, hireling: int) -> None:
        super().__init__()
        self.hireling = hireling

    def extra_strength(self, g: Root, me: int, c: int) -> int:
        return g.strength[self.hireling * CLEARINGS + c]


@mypyc_attr(allow_interpreted_subclasses=True)
class Hireling(Faction):
    """One side of a hireling."""

    def __init__(
        self, number: int, demoted: bool = False, warriors: int = 0, faction: int = NOBODY
    ) -> None:
        super().__init__(number, PACKAGE, reach=0, warriors=warriors)
        self.is_demoted = demoted
        self.word = DEMOTED + number - HIRELING if demoted else FACTION + number
        """What its card is called."""
        self.rule: str = ""
        """Under which its side is told of: see `list_side`."""
        self.faction = faction
        """A.6.5: who cannot be played beside it."""
        self.command: Power = Command(number)
        """What its controller has of it."""
        self.has_setup = not demoted

    def fresh_board(self) -> Board | None:
        """What lies on its card, if anything does."""
        return None

    def deploy(self, g: Root, me: int, by: int) -> Flow:
        """A.6.3: its setup, by a player."""
        yield from ()

    def when_hired(self, g: Root, me: int, who: int) -> Flow:
        """E.2.1."""
        yield from ()

    def worth(self, g: Root, me: int, who: int) -> float:
        """What a turn of its service is worth to a player, against that of a usual hireling."""
        return 1.0

    def extra_strength(self, g: Root, me: int, c: int) -> int:
        """E.3.1: while it is controlled, its pieces count for the controller alone."""
        return 0 if g.seat_of[me] < 0 else -g.strength[me * CLEARINGS + c]


@mypyc_attr(allow_interpreted_subclasses=True)
class DaylightHireling(Hireling):
    """One with an action that its controller may take once in each Daylight (E.2.4)."""

    def __init__(
        self, number: int, demoted: bool = False, warriors: int = 0, faction: int = NOBODY
    ) -> None:
        super().__init__(number, demoted, warriors, faction)
        self.once_a_turn = (self.word,)

    def offers(self, g: Root, me: int, who: int) -> list[int]:
        return [self.word] if g.phase == DAYLIGHT and behind(g, me) == who else []

    def why_not_offer(self, g: Root, me: int, who: int, word: int) -> Refusal | None:
        if g.phase != DAYLIGHT:
            return NOT_HERE
        return USED_THIS_TURN if self.word in g.used else self.why_not_act(g, me, who)

    def take_offer(self, g: Root, me: int, who: int, word: int) -> Flow:
        g.used.append(self.word)
        g.tell("hireling-acts", "E.2.4", g.seat_of[who], self.word)
        yield from self.act(g, me, who)

    def why_not_act(self, g: Root, me: int, who: int) -> Refusal | None:
        return None

    def act(self, g: Root, me: int, who: int) -> Flow:
        raise NotImplementedError


# The hirelings in the box

SIDES: Final[list[list[Hireling | None]]] = [[None] * OWNERS, [None] * OWNERS]
"""The promoted and the demoted sides, by number."""


def list_side(side: Hireling, name: str) -> None:
    """Put a side into the box, with its pieces and what its controller has of it."""
    SIDES[int(side.is_demoted)][side.number] = side
    side.rule = name
    if side.buildings or side.tokens:
        register_pieces(side)
    assert side.word < WORDS
    POWERS[side.word] = side.command


def side_of(number: int, demoted: bool) -> Hireling:
    side = SIDES[int(demoted)][number]
    assert side is not None, "this hireling is not in the box"
    return side


def in_the_box() -> list[int]:
    """The hirelings of which both sides are there."""
    return [
        number
        for number in range(HIRELING, OWNERS)
        if SIDES[0][number] is not None and SIDES[1][number] is not None
    ]


# The hirelings of a game


def hiring(g: Root) -> Hiring:
    found = g.hiring
    assert found is not None, "no hirelings are in play"
    return found


def of_hireling(g: Root, me: int) -> Hireling:
    side = g.played[me]
    assert isinstance(side, Hireling), "this is no hireling"
    return side


def controlled_by(g: Root, who: int) -> list[int]:
    """The hirelings whose card a player holds."""
    return [me for me in hiring(g).cards if behind(g, me) == who]


def in_supply(g: Root) -> list[int]:
    """Those that nobody controls yet."""
    return [me for me in hiring(g).cards if g.seat_of[me] < 0]


def is_enemy(g: Root, me: int, who: int) -> bool:
    """E.3.2: whether an owner is an enemy of a hireling."""
    return who != me and not are_partners(g, me, who)


def enlist(g: Root, side: Hireling) -> None:
    """Let a hireling have pieces in a game; lists by owner grow as far as it needs them."""
    me = side.number
    lengthen(g, 1 + me, 1 + max([*PIECES_OF[me], -1]))
    g.owners = [*g.owners, me]
    g.others = [[] for _ in g.supply]
    for at, owner in enumerate(g.owners):
        g.others[owner] = g.owners[at + 1 :] + g.owners[:at]
    g.played = g.played[:]
    g.played[me] = side
    g.supply[me] = side.warriors
    for pieces in (side.buildings, side.tokens):
        for piece, n in pieces.items():
            g.stock[piece] = n
    g.boards[me] = side.fresh_board()
    gather(g, me)


def lengthen(g: Root, rows: int, kinds: int) -> None:
    """Make room for so many owners and kinds of piece."""
    more = rows - len(g.supply)
    if more > 0:
        resize(g, rows)
        g.granted = g.granted + [[] for _ in range(more)]
        g.crafted = g.crafted + [[] for _ in range(more)]
        g.items = g.items + [[0] * ITEMS for _ in range(more)]
        g.items_used = g.items_used + [[0] * ITEMS for _ in range(more)]
        g.powers = g.powers + [[] for _ in range(more)]
        g.ways = g.ways + [[] for _ in range(more)]
        g.hands += [[] for _ in range(more)]
        g.knows += [[] for _ in range(more)]
        boards: list[Board | None] = [*g.boards, *[None] * more]
        g.boards = vec[Board | None](boards)
    if len(g.stock) < kinds:
        g.pieces = resized(g.pieces, kinds * CLEARINGS)
        g.stock = resized(g.stock, kinds)
        g.placed = resized(g.placed, kinds)


def resize(g: Root, rows: int) -> None:
    """Let rows of numbers by owner be for so many."""
    g.warriors = resized(g.warriors, rows * CLEARINGS)
    g.strength = resized(g.strength, rows * CLEARINGS)
    g.armies = resized(g.armies, rows)
    g.moments = resized(g.moments, rows)
    g.standing = resized(g.standing, rows)
    g.supply = resized(g.supply, rows)
    g.points = resized(g.points, rows)
    g.coffins = resized(g.coffins, rows)
    g.dominance = resized(g.dominance, rows, NOBODY)
    g.coalition = resized(g.coalition, rows, NOBODY)
