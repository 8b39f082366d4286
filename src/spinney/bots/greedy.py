"""The greedy bot: looks to the end of the current step and takes what its reasons like best.

The same look gives people hints: which options are best, and for which reasons.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spinney.bots.base import Seat
from spinney.bots.knobs import Knobs, knobs_of
from spinney.bots.lookahead import Node, explore
from spinney.bots.outlooks import LEARNED, REASONS, outlook_for
from spinney.core.chance import Luck
from spinney.core.errors import PositionError
from spinney.core.outlook import BY_REASONS, Outlook
from spinney.core.preview import NEVER

RIVALS = "rivals"
EXPERIENCE = "experience"
END = "end"
LOST = "lost"
SAFE = "safe"
"""Stand among the reasons of a hint for what the other seats have, for what a learned outlook knows
besides, and for the end of the game: an option ends it well, or badly, or does not end it badly as
the other one does."""

HARMLESS = 0.5
"""A slip promises at least so much of what the best option does: it is no disaster."""

NOTHING = 1e-9
"""An amount that is smaller is none."""


class Foreseen(NamedTuple):
    """A question that will come next on the chosen way, and its answer."""

    ask: str
    options: list[int]
    choice: int


class Hint(NamedTuple):
    """An option, the return it lets expect, and why: how much each reason is for or against it.

    Amounts are in log-odds, the largest first: of the best option against the next, of the others
    against the best. `way` is the option and what is best after it, as far as that is foreseen, of
    what leaves a choice, and `asks` what it answers. `kept` says that it was advised before.
    """

    option: int
    value: float
    reasons: list[tuple[str, float]]
    way: list[int]
    asks: list[str]
    kept: bool = False


class GreedyBot:
    __slots__ = (
        "_habits",
        "_knobs",
        "_luck",
        "_outlook",
        "_plan",
        "_seed",
        "_slips",
        "_thoughts",
        "_wanted",
        "_ways",
        "_worlds",
    )

    def __init__(
        self,
        seed: str,
        knobs: Knobs | None = None,
        outlook: str = REASONS,
        ways: int | None = None,
        worlds: int | None = None,
        slips: int = 0,
        habits: str = "",
    ) -> None:
        """`ways` and `worlds` are for who wants others than the knobs say.

        Of a hundred times that it thinks, it makes a mistake on purpose in so many as `slips`.
        """
        self._seed = seed
        self._knobs = knobs
        self._ways = ways
        self._worlds = worlds
        self._slips = slips
        self._wanted = outlook
        self._habits = habits
        self._outlook: Outlook | None = None
        self._luck = Luck(seed)
        self._thoughts = 0
        self._plan: list[Foreseen] = []

    def choose(self, seat: Seat) -> int:
        options = seat.options
        if len(options) == 1:
            return options[0]
        asked = seat.asked()
        assert asked is not None
        if not self._plan or self._plan[0][:2] != (asked["ask"], options):
            self._thoughts += 1
            if self._knobs is None:
                self._knobs = knobs_of(seat.game).but(self._ways, self._worlds)
            knobs = self._knobs
            outlook = self._outlook = self._outlook or outlook_for(seat, self._wanted, self._habits)
            looks = look_ahead(seat, f"{self._seed}-{self._thoughts}", knobs, outlook)
            luck = self._luck
            slips = self._slips > 0 and luck.below(100) < self._slips
            first = slip(looks, luck) if slips else None
            self._plan = best_way(looks, luck, first)
        return self._plan.pop(0).choice


def look_ahead(
    seat: Seat, seed: str, knobs: Knobs, outlook: Outlook = BY_REASONS, *, explain: bool = False
) -> list[Node]:
    """The pending question, looked at in several imagined worlds."""
    found = []
    for number in range(knobs.worlds):
        world = f"{seed}-{number}"
        worlds = seat.worlds(world)
        found.append(explore(worlds, world, knobs.ways, outlook=outlook, explain=explain))
    return found


def best_way(looks: Sequence[Node], luck: Luck, first: int | None = None) -> list[Foreseen]:
    """The answers, as far as they can be foreseen, that are best over all worlds.

    The `first` may be given.
    """
    way: list[Foreseen] = []
    while looks:
        node = looks[0]
        i = best_of(looks, luck) if first is None else first
        way.append(Foreseen(node.ask, node.options, node.options[i]))
        looks = [child for node in looks if (child := node.children[i]) is not None and child.sure]
        first = None
    return way


def best_of(looks: Sequence[Node], luck: Luck) -> int:
    """Which option is best over all worlds; one of the best, if there are several."""
    values = [mean_value(looks, i) for i in range(len(looks[0].options))]
    best = max(values)
    equal = [i for i, value in enumerate(values) if value == best]
    return equal[luck.below(len(equal))]


def slip(looks: Sequence[Node], luck: Luck) -> int | None:
    """Which option to take by mistake: not the best, and no disaster as far as was seen."""
    values = [mean_value(looks, i) for i in range(len(looks[0].options))]
    best = max(values)
    found = [i for i, value in enumerate(values) if HARMLESS * best <= value < best]
    return found[luck.below(len(found))] if found else None


def mean_value(looks: Sequence[Node], i: int) -> float:
    """What an option is worth to whoever is asked; less than anything if it was not tried."""
    found = [node.values[i][node.seat] for node in looks if node.values[i]]
    return sum(found) / len(found) if found else -1.0


def hints(
    seat: Seat,
    seed: str = "hint",
    wanted: str = LEARNED,
    way: Sequence[tuple[str, int]] = (),
) -> list[Hint]:
    """The options, the best first, with what speaks for and against each.

    They go by the best that can be explained at once: the learned outlook, where there is one.

    As for the bot, what is imagined is another at each question, and chance decides among equals:
    who follows every hint would else make the same mistake all the time. And as the bot does,
    whoever was advised a `way` of questions and answers is advised to go on with it as long as it
    comes as foreseen.
    """
    seed = f"{seed}-{seat.moment}"
    outlook = outlook_for(seat, wanted)
    looks = look_ahead(seat, seed, knobs_of(seat.game), outlook, explain=True)
    names = [*(reason.name for reason in seat.game.reasons), RIVALS, EXPERIENCE, END]
    whys = {i: why for i in range(len(looks[0].options)) if (why := mean_why(looks, i))}
    values = {i: mean_value(looks, i) for i in whys}
    order = list(whys)
    Luck(seed).shuffle(order)
    options = looks[0].options
    asks, on = [ask for ask, _ in way], [choice for _, choice in way]
    comes = bool(way) and asks[0] == looks[0].ask and on[0] in options
    kept = options.index(on[0]) if comes else -1
    order.sort(key=lambda i: (i != kept, -values[i]))
    best = values[order[0]]
    next_best = next((i for i in order[1:] if values[i] != best), order[0])
    found: list[Hint] = []
    for i in order:
        rival = next_best if values[i] == best else order[0]
        reasons = [
            (name if name != END else how_it_ends(mine, theirs), amount)
            for name, mine, theirs in zip(names, whys[i], whys[rival], strict=True)
            if abs(amount := mine - theirs) > NOTHING
        ]
        reasons.sort(key=lambda reason: -abs(reason[1]))
        if i == kept:
            found.append(Hint(options[i], values[i], reasons, on, asks, kept=True))
        else:
            found.append(Hint(options[i], values[i], reasons, *way_of(looks, i)))
    if comes and not found[0].kept:  # of many options some are not tried
        found.insert(0, Hint(on[0], found[0].value, [], on, asks, kept=True))
    return found


def how_it_ends(mine: float, theirs: float) -> str:
    """What the end of the game has to do with it, if the other option has so much of that."""
    if mine < -NOTHING and mine < theirs:
        return LOST
    return SAFE if mine <= NOTHING and mine > theirs else END


def way_of(looks: Sequence[Node], i: int) -> tuple[list[int], list[str]]:
    """An option and the best answers after it, as far as they can be foreseen; and to what."""
    way, asks = [looks[0].options[i]], [looks[0].ask]
    looks = [child for node in looks if (child := node.children[i]) is not None and child.sure]
    while looks:
        values = [mean_value(looks, k) for k in range(len(looks[0].options))]
        i = values.index(max(values))
        way.append(looks[0].options[i])
        asks.append(looks[0].ask)
        looks = [child for node in looks if (child := node.children[i]) is not None and child.sure]
    return way, asks


def in_full(seat: Seat, way: Sequence[int]) -> list[int]:
    """A way with what has but one answer in between, and certainly has: no world asks for that."""
    world = seat.world("way")
    g = world.state
    assert g.chance is not None
    g.chance.tape.append(NEVER)  # whoever draws is stopped
    g.revealed = False
    found: list[int] = []
    given, answer = 1, way[0]
    while True:
        found.append(answer)
        try:
            question = world.resume(answer)
        except PositionError:
            return found
        if question is None or g.over or g.revealed or question.seat != seat.number:
            return found
        options = question.options = question.ask.options(g, question)
        if len(options) == 1 and not world.holds_at(question):
            answer = options[0]
        elif given < len(way) and way[given] in options:
            answer = way[given]
            given += 1
        else:
            return found


def mean_why(looks: Sequence[Node], i: int) -> list[float]:
    found = [node.why[i] for node in looks if node.why[i]]
    return [sum(column) / len(found) for column in zip(*found, strict=True)]
