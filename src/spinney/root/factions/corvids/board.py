"""The board of the Corvids: what each plot is, what everybody may know of it, how the turn goes."""

from __future__ import annotations

from typing import Any, Final

from spinney.core.chance import Luck
from spinney.core.fields import Fields
from spinney.root.state import Board, Root
from spinney.root.words import CLEARING, CLEARINGS, CORVIDS, MAP_CLEARINGS, PIECE, VOCABULARY

WORDS = VOCABULARY.words
HIDDEN_PLOT: Final = VOCABULARY.number("hidden_plot") - PIECE
BOMB: Final = VOCABULARY.number("bomb") - PIECE
SNARE: Final = VOCABULARY.number("snare") - PIECE
EXTORTION: Final = VOCABULARY.number("extortion") - PIECE
RAID: Final = VOCABULARY.number("raid") - PIECE
KINDS: Final[tuple[int, ...]] = (BOMB, SNARE, EXTORTION, RAID)
"""What a plot can be; face up it is such a piece."""
KIND_NAMES: Final = tuple([WORDS[PIECE + kind] for kind in KINDS])
OF_EACH_KIND: Final = 2
PLOTS: Final = 8
ACTIONS: Final = 3
NONE: Final = -1
SHOWN: Final = -1


class CorvidBoard(Board):
    """For each clearing at most one plot: its kind, when it was laid, what it is known not to be.

    A plot can only be a token that was in the supply when it was laid. So of tokens that everybody
    saw come back it is remembered when they did: a plot that was laid before is none of them.
    """

    __slots__ = ("actions", "back", "exerted", "fallen", "kinds", "laid", "placed", "ruled_out")

    def __init__(self) -> None:
        self.actions: int = ACTIONS
        self.placed: int = 0
        """Plots placed this turn (13.5.2)."""
        self.exerted: bool = False
        self.kinds: list[int] = [NONE] * CLEARINGS
        """By their place in `KINDS`."""
        self.laid: list[int] = [0] * CLEARINGS
        """When the plot was laid face down; SHOWN as soon as everybody has seen what it is."""
        self.ruled_out: list[int] = [0] * CLEARINGS
        """The kinds that somebody has guessed in vain (13.2.4), as bits."""
        self.back: list[list[int]] = [[0] * OF_EACH_KIND for _ in KINDS]
        """By kind, for each token that nobody has seen since: when it came back to the supply."""
        self.fallen: list[int] = []
        """Where plots lay that have just been removed face down, until it is seen what follows.

        Their kinds and so on stand after those of the clearings; there are none between two steps.
        """

    def copy(self) -> CorvidBoard:
        board = CorvidBoard()
        board.actions = self.actions
        board.placed = self.placed
        board.exerted = self.exerted
        board.kinds = self.kinds.copy()
        board.laid = self.laid.copy()
        board.ruled_out = self.ruled_out.copy()
        board.back = [times.copy() for times in self.back]
        return board

    def begin(self) -> None:
        self.actions = ACTIONS
        self.placed = 0
        self.exerted = False

    # The plots

    def reserve(self) -> list[int]:
        """How many plots of each kind are in the supply."""
        there = self.kinds[:CLEARINGS]
        return [OF_EACH_KIND - there.count(kind) for kind in range(len(KINDS))]

    def has_plot(self, c: int) -> bool:
        return self.kinds[c] != NONE

    def is_hidden(self, c: int) -> bool:
        return self.kinds[c] != NONE and self.laid[c] != SHOWN

    def hidden(self) -> list[int]:
        return [c for c in range(MAP_CLEARINGS) if self.is_hidden(c)]

    def shown(self) -> list[int]:
        return [c for c in range(MAP_CLEARINGS) if self.has_plot(c) and self.laid[c] == SHOWN]

    def now(self) -> int:
        """A time after all that is remembered."""
        return 1 + max(max(self.laid), max([max(times, default=0) for times in self.back]))

    def lay(self, c: int, kind: int) -> None:
        self.laid[c] = self.now()
        self.kinds[c] = kind

    def show(self, c: int) -> None:
        """Everybody sees the plot: of its kind it is the token that came back last before."""
        times = self.back[self.kinds[c]]
        times.remove(max([time for time in times if time < self.laid[c]]))
        self.laid[c] = SHOWN
        self.ruled_out[c] = 0

    def take_off(self, c: int) -> None:
        """The plot goes back to the supply; if it lay face down, what it does is yet to be seen."""
        if self.laid[c] == SHOWN:
            self.back[self.kinds[c]].append(self.now())
        else:
            self.fallen.append(c)
            for row in (self.kinds, self.laid, self.ruled_out):
                row.append(row[c])
        self.kinds[c] = NONE
        self.laid[c] = 0
        self.ruled_out[c] = 0

    def settle(self) -> list[int]:
        """Everybody sees which of the fallen plots were raids: where they lay."""
        raids = []
        for at, c in enumerate(self.fallen, CLEARINGS):
            if KINDS[self.kinds[at]] == RAID:
                raids.append(c)
            else:
                self.ruled_out[at] |= 1 << KINDS.index(RAID)
            if c in raids or len(self.could_be(at)) == 1:
                self.show(at)
                self.back[self.kinds[at]].append(self.now())
        self.fallen = []
        for row in (self.kinds, self.laid, self.ruled_out):
            del row[CLEARINGS:]
        return raids

    def swap(self, a: int, b: int) -> None:
        """All see which two change places, so what is known of each goes with it."""
        for row in (self.kinds, self.laid, self.ruled_out):
            row[a], row[b] = row[b], row[a]

    # What others know

    def fits(self, c: int, kind: int, time: int) -> bool:
        """Whether a plot can be a token of this kind that came back then."""
        return time < self.laid[c] and not self.ruled_out[c] >> kind & 1

    def could_be(self, c: int) -> list[int]:
        """What a face-down plot can be, for all that was seen of it."""
        return [
            kind
            for kind, times in enumerate(self.back)
            if any(self.fits(c, kind, time) for time in times)
        ]

    def view(self, g: Root, me: int, seat: int) -> dict[str, Any]:
        own = seat == g.seat_of[me]
        left = self.reserve()
        return {
            "actions": self.actions,
            "plots_placed": self.placed,
            "exerted": self.exerted,
            "plots": {WORDS[CLEARING + c]: self.view_plot(c, own) for c in self.hidden()},
            "reserve": {
                "count": sum(left),
                "kinds": named([kind for kind, n in enumerate(left) for _ in range(n)])
                if own
                else None,
            },
            "unseen_plots": named([kind for kind, times in enumerate(self.back) for _ in times]),
        }

    def view_plot(self, c: int, own: bool) -> dict[str, Any]:
        possible = self.could_be(c)
        sure = own or len(possible) == 1
        return {
            "kind": KIND_NAMES[self.kinds[c]] if sure else None,
            "could_be": named(possible),
        }

    def resample(self, g: Root, me: int, seat: int, luck: Luck) -> None:
        """Deal the tokens that nobody sees to the plots that can be of them."""
        if seat == g.seat_of[me]:
            return
        unseen = sorted([(kind, time) for kind, times in enumerate(self.back) for time in times])
        order = list(range(len(unseen)))
        luck.shuffle(order)
        tokens = [unseen[at] for at in order]
        fallen = list(range(CLEARINGS, len(self.kinds)))
        choices = sorted([(self.choices(c, tokens), c) for c in self.hidden() + fallen])
        dealt = self.deal([c for _, c in choices], tokens)
        assert dealt, "what is remembered of the plots contradicts itself"

    def choices(self, c: int, tokens: list[tuple[int, int]]) -> int:
        return sum(1 for kind, time in tokens if self.fits(c, kind, time))

    def deal(self, places: list[int], tokens: list[tuple[int, int]]) -> bool:
        """Give each of these plots the first token that leaves fitting ones for the rest."""
        if not places:
            return True
        c = places[0]
        for at, (kind, time) in enumerate(tokens):
            if self.fits(c, kind, time) and self.deal(places[1:], tokens[:at] + tokens[at + 1 :]):
                self.kinds[c] = kind
                return True
        return False

    # Positions

    def write(self) -> dict[str, Any]:
        return {
            "actions": self.actions,
            "placed": self.placed,
            "exerted": self.exerted,
            "plots": {
                WORDS[CLEARING + c]: {
                    "kind": KIND_NAMES[self.kinds[c]],
                    "laid": self.laid[c],
                    "ruled_out": named(
                        [kind for kind in range(len(KINDS)) if self.ruled_out[c] >> kind & 1]
                    ),
                }
                for c in self.hidden()
            },
            "back": {KIND_NAMES[kind]: times.copy() for kind, times in enumerate(self.back)},
        }

    def read(self, fields: Fields) -> None:
        """Plots that lie face up are on the map; of the others the map does not say the kind."""
        self.actions = fields.number("actions", 0, ACTIONS, ACTIONS)
        self.placed = fields.number("placed", 0, ACTIONS + 1, 0)
        self.exerted = fields.flag("exerted", False)
        plots = fields.object("plots")
        for name in plots.names():
            last = CLEARING + MAP_CLEARINGS - 1
            c = plots.known(name, name, VOCABULARY, CLEARING, last) - CLEARING
            given = plots.object(name)
            kind = KIND_NAMES.index(given.one_of("kind", KIND_NAMES, KIND_NAMES[0]))
            laid = given.number("laid", 1, LATEST, 1)
            words = given.words("ruled_out", VOCABULARY, PIECE + KINDS[0], PIECE + KINDS[-1])
            given.done()
            if c >= 0:
                self.kinds[c] = kind
                self.laid[c] = laid
                self.ruled_out[c] = sum([1 << KINDS.index(word - PIECE) for word in set(words)])
        back = fields.object("back")
        for kind, name in enumerate(KIND_NAMES):
            self.back[kind] = back.numbers(name, 0, LATEST, [])
        back.done()

    def check(self, g: Root, me: int, fields: Fields) -> None:
        for c in range(MAP_CLEARINGS):
            self.check_plot(g, c, fields)
        for kind, name in enumerate(KIND_NAMES):
            if self.reserve()[kind] < 0:
                fields.wrong("plots", f"there are {OF_EACH_KIND} of {name!r} (rule 13.2.2)")
                continue
            self.check_back(g, kind, fields)

    def check_plot(self, g: Root, c: int, fields: Fields) -> None:
        """What the map says and what is told here must be the same."""
        name = f"plots.{WORDS[CLEARING + c]}"
        hidden = g.pieces[HIDDEN_PLOT * CLEARINGS + c]
        shown = [kind for kind in range(len(KINDS)) if g.pieces[KINDS[kind] * CLEARINGS + c]]
        there = hidden + sum([g.pieces[piece * CLEARINGS + c] for piece in KINDS])
        if there > 1:
            fields.wrong(name, f"there are {there} plots in this clearing, of 1 (rule 13.2.2.II)")
        if hidden and not self.has_plot(c):
            fields.wrong(name, "say what the face-down plot there is, as `kind`")
            self.lay(c, 0)
        elif self.has_plot(c) and not hidden:
            fields.wrong(name, "no plot lies face down there")
            self.kinds[c] = NONE
        elif hidden and self.ruled_out[c] >> self.kinds[c] & 1:
            fields.wrong(f"{name}.ruled_out", "it is of this kind")
            self.ruled_out[c] = 0
        if shown and not hidden:
            self.kinds[c] = shown[0]
            self.laid[c] = SHOWN

    def check_back(self, g: Root, kind: int, fields: Fields) -> None:
        """A time for each token that does not lie face up, early enough for the plots."""
        seen = sum([1 for c in self.shown() if self.kinds[c] == kind])
        unseen = [0] * (OF_EACH_KIND - seen)
        place, times = f"back.{KIND_NAMES[kind]}", sorted(self.back[kind]) or unseen
        laid = sorted([self.laid[c] for c in self.hidden() if self.kinds[c] == kind])
        if len(times) != len(unseen):
            fields.wrong(place, f"{len(unseen)} times are wanted, one for each token not face up")
            times = unseen
        if any(time >= when for time, when in zip(times, laid, strict=False)):
            fields.wrong(place, "a plot was laid before: it cannot be this token")
            times = unseen
        self.back[kind] = times


LATEST: Final = 1_000_000
"""Times are counted by what happens to plots: no game comes near."""


def named(kinds: list[int]) -> list[str]:
    return [KIND_NAMES[kind] for kind in kinds]


def board_of(g: Root) -> CorvidBoard:
    board = g.boards[CORVIDS]
    assert isinstance(board, CorvidBoard)
    return board
