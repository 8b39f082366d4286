"""The Popular Band, and the Street Band."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.fields import Fields
from spinney.core.question import Flow, Refusal
from spinney.root.faction import of
from spinney.root.hireling import DaylightHireling, is_enemy
from spinney.root.hirelings.bandits import homes
from spinney.root.hirelings.deeds import (
    NOTHING_FOR_HIRELING,
    choose_clearing,
    choose_whom,
    everywhere,
    open_to,
    place_one,
    posts,
)
from spinney.root.moving import move_warriors, why_not_move
from spinney.root.state import Board, Root
from spinney.root.ways import PATHS
from spinney.root.words import (
    CLEARING,
    CLEARINGS,
    FACTION,
    HIRELING,
    MAP_CLEARINGS,
    OWNERS,
    VOCABULARY,
)

BAND: Final = HIRELING + 12
WARRIORS: Final = 5
SPELLBOUND: Final = Refusal("spellbound", "popular_band")
WORDS: Final = VOCABULARY.words


class BandBoard(Board):
    """Who has come to the Band this turn, and where: `owner * CLEARINGS + clearing`."""

    __slots__ = ("listeners", "turn")

    def __init__(self) -> None:
        self.listeners: list[int] = []
        self.turn = 0

    def copy(self) -> BandBoard:
        board = BandBoard()
        board.listeners = self.listeners.copy()
        board.turn = self.turn
        return board

    def now(self, g: Root) -> list[int]:
        """Those of this turn."""
        return self.listeners if self.turn == g.turn else []

    def names(self) -> list[list[str]]:
        return [
            [WORDS[FACTION + each // CLEARINGS], WORDS[CLEARING + each % CLEARINGS]]
            for each in self.listeners
        ]

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        return {"listeners": self.names() if self.turn == g.turn else []}

    def write(self) -> dict[str, Any]:
        return {"listeners": self.names(), "turn": self.turn}

    def read(self, fields: Fields) -> None:
        self.turn = fields.number("turn", 0, 100_000, 0)
        owners, places = WORDS[FACTION : FACTION + OWNERS], WORDS[CLEARING:][:MAP_CLEARINGS]
        for i, pair in enumerate(fields.array("listeners")):
            if (
                isinstance(pair, list)
                and len(pair) == 2
                and pair[0] in owners
                and pair[1] in places
            ):
                at = owners.index(pair[0]) * CLEARINGS + places.index(pair[1])
                self.listeners.append(at)
            else:
                what = "an owner and a clearing are wanted, such as ['marquise', 'c1']"
                fields.wrong(f"listeners[{i}]", f"{what}, not {pair!r}")


def board_of(g: Root) -> BandBoard:
    board = g.boards[BAND]
    assert isinstance(board, BandBoard)
    return board


class Band(DaylightHireling):
    """What both sides have: whoever comes to them stays for the turn."""

    def fresh_board(self) -> Board | None:
        return BandBoard()

    def arrived(self, g: Root, me: int, who: int, c: int) -> None:
        board = board_of(g)
        if g.warriors[me * CLEARINGS + c] and is_enemy(g, me, who):
            board.listeners = [*board.now(g), who * CLEARINGS + c]
            board.turn = g.turn

    def forbids_leaving(self, g: Root, me: int, who: int, c: int) -> Refusal | None:
        """Nothing of whoever came this turn leaves while a Band warrior is there (ruling R91)."""
        bound = who * CLEARINGS + c in board_of(g).now(g) and g.warriors[me * CLEARINGS + c]
        return SPELLBOUND if bound and is_enemy(g, me, who) else None

    def can_grow(self, g: Root, me: int) -> bool:
        return g.supply[me] > 0 and len(open_to(g, me, everywhere())) > 0

    def why_not_act(self, g: Root, me: int, who: int) -> Refusal | None:
        return None if self.can_grow(g, me) else NOTHING_FOR_HIRELING

    def act(self, g: Root, me: int, who: int) -> Flow:
        """One Band warrior more, anywhere."""
        yield from place_one(g, me, who, everywhere(), optional=True)


class PopularBand(Band):
    def __init__(self) -> None:
        super().__init__(BAND, warriors=WARRIORS)

    def deploy(self, g: Root, me: int, by: int) -> Flow:
        """Two in different clearings."""
        first = yield from place_one(g, me, by, everywhere())
        yield from place_one(g, me, by, [c for c in everywhere() if c != first])

    def when_hired(self, g: Root, me: int, who: int) -> Flow:
        if not posts(g, me):
            yield from place_one(g, me, who, homes(g, who))

    def why_not_act(self, g: Root, me: int, who: int) -> Refusal | None:
        draws = any(around(g, me, c) for c in posts(g, me))
        return None if draws else super().why_not_act(g, me, who)

    def act(self, g: Root, me: int, who: int) -> Flow:
        """Draw a warrior from each clearing around one of them, then grow."""
        stages = [c for c in posts(g, me) if around(g, me, c)]
        stage = yield from choose_clearing(g, me, who, stages, optional=True)
        left = around(g, me, stage) if stage >= 0 else []
        while left and not g.over:
            origin = yield from choose_clearing(g, me, who, left, optional=True)
            if origin < 0:
                break
            other = yield from choose_whom(g, me, who, origin, audience(g, origin, stage))
            yield from move_warriors(g, other, origin, stage, 1, self.rule)
            left = [c for c in left if c != origin and audience(g, c, stage)]
        if not g.over and self.can_grow(g, me):
            yield from super().act(g, me, who)


def around(g: Root, me: int, stage: int) -> list[int]:
    return [c for c in PATHS.neighbours(g, me, stage) if audience(g, c, stage)]


def audience(g: Root, origin: int, stage: int) -> list[int]:
    """The players who could move a warrior there (1.5.5)."""
    return [
        other
        for other in g.turns
        if of(g, other).movable_warriors(g, other, origin)
        and why_not_move(g, other, origin, stage) is None
    ]


class StreetBand(Band):
    def __init__(self) -> None:
        super().__init__(BAND, demoted=True, warriors=WARRIORS)


REFUSALS: Final[tuple[Refusal, ...]] = (SPELLBOUND,)
