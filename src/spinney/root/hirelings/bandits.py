"""The Highway Bandits, and the Bandit Gangs."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from spinney.core.fields import Fields
from spinney.core.question import Flow, Question, Refusal
from spinney.root.faction import of
from spinney.root.hireling import DaylightHireling, is_enemy
from spinney.root.hirelings.deeds import (
    NOTHING_FOR_HIRELING,
    SPREAD,
    UNTOUCHABLE,
    choose_clearing,
    choose_how,
    everywhere,
    open_to,
    place_one,
    posts,
)
from spinney.root.pieces import has_pieces_in, place_warriors
from spinney.root.removal import is_shielded, remove_warriors
from spinney.root.state import NOBODY, Board, Root, behind
from spinney.root.ways import PATHS
from spinney.root.words import (
    CLEARING,
    CLEARINGS,
    DONE,
    FACTION,
    HIRELING,
    MAP_CLEARINGS,
    RECRUIT,
    VOCABULARY,
)

BANDITS: Final = HIRELING + 6
WARRIORS: Final = 4
PLACES: Final = VOCABULARY.words[CLEARING : CLEARING + MAP_CLEARINGS]


class BanditBoard(Board):
    """The paths that are watched, each as `a * CLEARINGS + b` with the lower clearing first."""

    __slots__ = ("paths",)

    def __init__(self) -> None:
        self.paths: list[int] = []

    def copy(self) -> BanditBoard:
        board = BanditBoard()
        board.paths = self.paths.copy()
        return board

    def pairs(self) -> list[list[str]]:
        return [VOCABULARY.names([CLEARING + c for c in ends([path])]) for path in self.paths]

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        return {"paths": self.pairs()}

    def write(self) -> dict[str, Any]:
        return {"paths": self.pairs()}

    def read(self, fields: Fields) -> None:
        for i, pair in enumerate(fields.array("paths")):
            if not is_pair(pair):
                what = "two clearings are wanted, such as ['c1', 'c5']"
                fields.wrong(f"paths[{i}]", f"{what}, not {pair!r}")
            else:
                self.paths.append(path_between(PLACES.index(pair[0]), PLACES.index(pair[1])))

    def check(self, g: Root, me: int, fields: Fields) -> None:
        if len(set(self.paths)) < len(self.paths):
            fields.wrong("paths", "a path holds one bandit at most")
        for i, path in enumerate(self.paths):
            if path not in all_paths(g):
                fields.wrong(f"paths[{i}]", "no open path joins these clearings")
        self.paths.sort()

    def warriors(self, owner: int) -> int:
        return len(self.paths) if owner == BANDITS else 0


def is_pair(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(each in PLACES for each in value)
        and value[0] != value[1]
    )


def board_of(g: Root) -> BanditBoard:
    board = g.boards[BANDITS]
    assert isinstance(board, BanditBoard)
    return board


def path_between(a: int, b: int) -> int:
    return min(a, b) * CLEARINGS + max(a, b)


def all_paths(g: Root) -> list[int]:
    """The paths that can be used: not the closed ones (C.3.2)."""
    return [
        path_between(a, b)
        for a in everywhere()
        for b in PATHS.neighbours(g, BANDITS, a)
        if a < b < MAP_CLEARINGS
    ]


def free_paths(g: Root) -> list[int]:
    watched = board_of(g).paths
    return [path for path in all_paths(g) if path not in watched]


def ends(paths: list[int]) -> list[int]:
    return sorted({c for path in paths for c in (path // CLEARINGS, path % CLEARINGS)})


def other_ends(paths: list[int], c: int) -> list[int]:
    return sorted(
        [
            path // CLEARINGS + path % CLEARINGS - c
            for path in paths
            if c in (path // CLEARINGS, path % CLEARINGS)
        ]
    )


class HighwayBandits(DaylightHireling):
    def __init__(self) -> None:
        super().__init__(BANDITS, warriors=WARRIORS)

    def fresh_board(self) -> Board | None:
        return BanditBoard()

    def deploy(self, g: Root, me: int, by: int) -> Flow:
        """Two on different paths."""
        for _ in range(2):
            yield from self.watch(g, me, by, free_paths(g))

    def watch(self, g: Root, me: int, who: int, paths: list[int]) -> Flow:
        """Put a bandit on one of these paths."""
        path = yield from choose_path(g, me, who, paths)
        g.supply[me] -= 1
        board_of(g).paths = sorted([*board_of(g).paths, path])
        a, b = CLEARING + path // CLEARINGS, CLEARING + path % CLEARINGS
        g.tell("path-watched", self.rule, FACTION + me, a, b)

    def on_the_way(
        self, g: Root, me: int, who: int, origin: int, target: int, warriors: int
    ) -> Generator[Question, int, int]:
        """Enemies lose a piece, the controller may gain one (ruling R94)."""
        if path_between(origin, target) not in board_of(g).paths or goes_around(
            g, who, origin, target
        ):
            return warriors
        if is_enemy(g, me, who):
            if not warriors:
                yield from of(g, who).waylaid(g, who, self.rule)
                return 0
            if not is_shielded(g, me, who, origin) and (
                yield from of(g, who).can_lose_one(g, who, origin, target, warriors)
            ):
                yield from remove_warriors(g, me, who, origin, 1, self.rule)
                warriors -= 1
            return min(warriors, g.warriors[who * CLEARINGS + origin])
        if (
            who == behind(g, me)
            and g.supply[who]
            and open_to(g, who, [target])
            and (yield from choose_how(g, me, who, [RECRUIT, DONE])) == RECRUIT
        ):
            place_warriors(g, who, target, 1, self.rule)
        return warriors

    def why_not_act(self, g: Root, me: int, who: int) -> Refusal | None:
        return None if paths_to(g, who) else NOTHING_FOR_HIRELING

    def act(self, g: Root, me: int, who: int) -> Flow:
        """A bandit on a path to a clearing with one's pieces; if need be, one from elsewhere."""
        if not g.supply[me]:
            path = yield from choose_path(g, me, who, board_of(g).paths)
            board_of(g).paths.remove(path)
            g.supply[me] += 1
        if paths_to(g, who):
            yield from self.watch(g, me, who, paths_to(g, who))


def goes_around(g: Root, who: int, origin: int, target: int) -> bool:
    """Whether another way than the path joins two clearings, which is then taken."""
    return any(
        way is not PATHS and way.links and target in way.neighbours(g, who, origin)
        for way in g.ways[who]
    )


def paths_to(g: Root, who: int) -> list[int]:
    """Free paths that lead to faction pieces of a player."""
    return [
        path
        for path in free_paths(g)
        if has_pieces_in(g, who, path // CLEARINGS) or has_pieces_in(g, who, path % CLEARINGS)
    ]


def choose_path(g: Root, me: int, who: int, paths: list[int]) -> Generator[Question, int, int]:
    """One end, then the other."""
    a = yield from choose_clearing(g, me, who, ends(paths))
    b = yield from choose_clearing(g, me, who, other_ends(paths, a))
    return path_between(a, b)


class BanditGangs(DaylightHireling):
    def __init__(self) -> None:
        super().__init__(BANDITS, demoted=True, warriors=WARRIORS)

    def when_hired(self, g: Root, me: int, who: int) -> Flow:
        if not posts(g, me):
            yield from place_one(g, me, who, homes(g, who))

    def forbids_attacking(
        self, g: Root, me: int, who: int, defender: int, c: int
    ) -> Refusal | None:
        """They hide behind the pieces of their controller."""
        master = behind(g, me)
        hidden = defender == me and master != NOBODY and has_pieces_in(g, master, c)
        return UNTOUCHABLE if hidden else None

    def why_not_act(self, g: Root, me: int, who: int) -> Refusal | None:
        return None if self.choices(g, me, who) else NOTHING_FOR_HIRELING

    def choices(self, g: Root, me: int, who: int) -> list[int]:
        found = []
        if g.supply[who] and open_to(g, who, posts(g, me)):
            found.append(RECRUIT)
        if g.supply[me] and open_to(g, me, homes(g, who)):
            found.append(SPREAD)
        return found

    def act(self, g: Root, me: int, who: int) -> Flow:
        """A warrior of the controller's for each Bandit, or one Bandit more."""
        if (yield from choose_how(g, me, who, self.choices(g, me, who))) == SPREAD:
            yield from place_one(g, me, who, homes(g, who))
            return
        left = [
            c for c in open_to(g, who, posts(g, me)) for _ in range(g.warriors[me * CLEARINGS + c])
        ]
        while left and g.supply[who]:
            c = left[0]
            if g.supply[who] < len(left):
                c = yield from choose_clearing(g, me, who, sorted(set(left)))
            place_warriors(g, who, c, 1, self.rule)
            left.remove(c)


def homes(g: Root, who: int) -> list[int]:
    """The clearings with faction pieces of a player."""
    return [c for c in everywhere() if has_pieces_in(g, who, c)]


EVENTS: Final[dict[str, tuple[str, ...]]] = {"path-watched": ("owner", "origin", "clearing")}
