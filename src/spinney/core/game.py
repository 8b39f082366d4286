"""The contract between a game and everything else.

A game is an object of a subclass of `Game`, found by name in the registry. Tables, bots, records,
the server and the command line know a game only through the attributes and methods below, so this
prose is the whole interface. A game promises:

1.  **One flow.** `step(g)` starts the rules at the point that the state describes and returns a
    generator that runs to the next such point (a phase, a turn, one action of a turn). It is
    started again from the state alone each time, so whatever must outlive a step is in the state.
    The table takes its checkpoints between steps.
2.  **Questions are the only input.** Inside a step the rules ask by `yield Question(…)` and are
    sent one of its options. A question is never asked without an option. With exactly one the table
    answers it itself, if everybody knows that there is but this one: whether somebody is asked, who
    and what kind of thing, depends on public facts alone. A kind of question says by `secret` where
    others cannot tell. Where nobody watches (`g.watched`), what has one answer need not be asked at
    all. Besides that a question is a function of the state and of the choices since the checkpoint.
3.  **Chance is the only other input.** Rules draw it by `g.roll(faces)`, `g.pick(items)`,
    `g.shuffle(items)`, and `g.below(n)` for what is none of these. The same setup, seed and choices
    give the same game everywhere.
4.  **Hidden things are in the state**, never in a local variable of a flow: a flow may keep in its
    variables only what the seat it asks knows, because a clone may have the rest resampled under
    it.
5.  **`copy` is complete and cheap**; reading what `write(g)` gives makes an equal state. `read`
    notes all that is wrong with a position and reads on; what it lets through can be played.
6.  **A seat is told what it may know.** `view(g, seat)` is built field by field from what the seat
    may see. Two states that differ only in what a seat cannot see give it equal views, questions
    and events, and stay so with the same answers, until the rules show what differs.
    A rule that shows somebody something new calls `g.reveal()`.
7.  **Resampling keeps what is known, and nothing else.** `resample(g, seat, luck)` redraws, in
    place, whatever the seat does not know, at random among what is consistent with all it has seen;
    the seat's view and the pending question are the same before and after. The same luck makes the
    same world of all states that the seat cannot tell apart: what is shuffled is sorted before. A
    spectator knows what is public.
8.  **Everything that happens is told** by `g.tell` with the rule it comes from; every event,
    question, refusal, option and word has a text in every language.
9.  **Games end.** `g.over` is set by the rules, and then `returns(g)` says how each seat fared:
    1 for a win, 0 for a loss, something between for what is between. Where the rulebook lets people
    who only wait play for ever, `simulated` has options with which a game ends however it is
    played; programs play with these (`simulation`), and whoever looks ahead in a game of people
    looks only so far. An answer that gives the game up is one of the `surrenders`, and is left to
    people: nobody gives up at random.
10. **A game says what counts.** `reasons` names what makes a position good for a seat, `weigh`
    says how much of each there is, `outlook` what return each seat may expect. Whoever thinks about
    a game (bots, hints) thinks in these; they are given states that were resampled for a seat.
11. **A game may have an instinct.** `instinct` says without looking ahead how each answer to a
    question feels, the more the better. It reads the state and leaves it as it is, draws no chance,
    and a game that is played by what feels best ends. What would only waste something feels
    `POINTLESS`: nobody looks at it while there is anything else. A game has an instinct for all
    questions or for none.
12. **A game may have scenes.** `scenes` names the events that open and close one, such as a battle;
    `scene` draws what lies between, from nothing but the events that its reader was told.
13. **A game that counts points says what they were made by.** `scoring` names the public events by
    which the score of a `seat` changes by a `count`, `headings` the heading for each rule that such
    an event cites: over a whole game the headings add up to the score, unless a seat has given its
    score up (`has_score`), which then is 0.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from spinney.core.chance import Luck
from spinney.core.errors import SetupError
from spinney.core.fields import Fields
from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.core.reasons import Reason, total
from spinney.core.setup import Option, Setup, choose
from spinney.core.state import Event, State
from spinney.core.tensors import Part
from spinney.core.vocabulary import Vocabulary

S = TypeVar("S", bound=State)

WORD = "word"
NUMBER = "number"
SEAT = "seat"
"""The kinds of argument that questions and events have."""

POINTLESS: Final = -math.inf
"""How it feels to waste something."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """What every game offers. See the promises above."""

    def __init__(
        self,
        name: str,
        package: str,
        vocabulary: Vocabulary,
        options: Sequence[Option],
        asks: Sequence[Ask[S]],
        refusals: Sequence[Refusal],
        events: Mapping[str, tuple[str, ...]],
        arguments: Mapping[str, str],
        reasons: Sequence[Reason] = (),
    ) -> None:
        self.name = name
        self.package = package
        self.packages: tuple[str, ...] = (package,)
        """Where `data/rules.json` and `text/*.ftl` are: its own, and those of its parts."""
        self.vocabulary = vocabulary
        self.options = tuple(options)
        self.asks = tuple(asks)
        self.refusals = tuple(refusals)
        self.events = dict(events)
        """The names of the arguments of each event, in order."""
        self.arguments = dict(arguments)
        """For each argument name of events and questions: WORD, NUMBER or SEAT."""
        self.reasons = tuple(reasons)
        self.die: tuple[str, ...] = ()
        """What the sides of this game's die show, if it has one."""
        self.scenes: dict[str, str] = {}
        """For each event that opens a scene, such as a battle: the one that closes it."""
        self.alone: dict[str, str] = {}
        """The options with which somebody alone plays at once, where they are not the defaults."""
        self.simulated: dict[str, str] = {}
        """The options with which programs play among themselves, where not the defaults."""
        self.surrenders: tuple[int, ...] = ()
        """The words with which somebody gives the game up."""
        self.leaving: tuple[int, ...] = ()
        """The words that leave a question, such as "done": they stand after those that do
        something, and nobody is asked twice about them."""
        self.scoring: dict[str, int] = {}
        """The events that change a score: 1 where their `count` is won, -1 where it is lost."""
        self.headings: dict[str, str] = {}
        """For each rule that they cite, what its points are listed under: `points-NAME`."""
        self.orders: dict[str, tuple[str, ...]] = {}
        """The standing orders that people are offered, by what they are about: `orders-ABOUT` and
        `order-NAME`. Of each kind one can be left; several are joined with a plus sign."""

    # Before the game

    def setup(self, /, **given: object) -> Setup:
        """The setup with these options and the defaults for the rest; refuses what cannot be."""
        setup = choose(self.name, self.options, given)
        self.check(setup)
        return setup

    def simulation(self, /, **given: object) -> Setup:
        """The setup of a game between programs: it ends, however it is played."""
        return self.setup(**{**self.simulated, **given})

    def check(self, setup: Setup) -> None:
        """Raise a SetupError, with the rule, if these options do not go together."""

    def warnings(self, setup: Setup) -> list[Event]:
        """What the players should know of a setup that is allowed but not recommended."""
        return []

    def seats(self, setup: Setup) -> int:
        """How many seats this setup has."""
        raise NotImplementedError

    def roles(self, setup: Setup) -> list[str]:
        """What each seat plays, as words, where that differs: factions, sides. Else nothing."""
        return []

    def begin(self, setup: Setup) -> S:
        """The state before anything has happened: no chance drawn, nothing dealt."""
        raise NotImplementedError

    # The game

    def step(self, g: S) -> Flow:
        """Run the rules from the point that the state describes to the next such point."""
        raise NotImplementedError

    def turn(self, g: S) -> int:
        """The number of the current turn, for logs and records; it never falls."""
        raise NotImplementedError

    def returns(self, g: S) -> list[float]:
        """How each seat fared, when the game is over."""
        raise NotImplementedError

    def score(self, g: S) -> list[float]:
        """What each seat has, for a match of several games; by default what it has won."""
        return self.returns(g)

    def has_score(self, g: S, seat: int) -> bool:
        """Whether a seat has a score, in a game that counts points: it may have given it up."""
        return True

    # What counts

    def weigh(self, g: S, seat: int) -> list[float]:
        """How much of each of the `reasons` there is for this seat, in their order."""
        return []

    def outlook(self, g: S) -> list[float]:
        """What return each seat may expect: from the odds that the reasons give it.

        This default is for games with one winner among the seats.
        """
        if g.over:
            return self.returns(g)
        totals = [total(self.reasons, self.weigh(g, seat)) for seat in range(g.seats)]
        best = max(totals)
        odds = [math.exp(each - best) for each in totals]
        everything = sum(odds)
        return [each / everything for each in odds]

    def instinct(self, g: S, question: Question) -> list[float]:
        """How each option of a question feels, in their order; nothing without an instinct."""
        return []

    # Answering without being asked

    def check_order(self, order: str) -> None:
        """Raise a SetupError if a seat cannot leave this standing order."""
        raise SetupError(f"{self.name} knows no standing orders")

    def obey(self, order: str, view: dict[str, Any], asked: dict[str, Any]) -> str | None:
        """The word with which a standing order answers a question, or None if it does not.

        Whether it answers depends on what is public alone.
        """
        return None

    # What is known

    def view(self, g: S, seat: int) -> dict[str, Any]:
        """What a seat may see, as plain JSON values; built by whitelist."""
        raise NotImplementedError

    def resample(self, g: S, seat: int, luck: Luck) -> None:
        """Redraw in place what the seat does not know."""
        raise NotImplementedError

    def parts(self, setup: Setup) -> list[Part]:
        """What of a view a learner is given, as numbers."""
        return []

    # Writing a state down

    def write(self, g: S) -> dict[str, Any]:
        """The whole state as JSON values that people can read and write; secrets included."""
        raise NotImplementedError

    def read(self, setup: Setup, fields: Fields) -> S:
        """The state that such fields describe, the rest by default; notes what is wrong in them."""
        raise NotImplementedError

    # Showing it

    def terminal(self, view: dict[str, Any], text: Any) -> Any:
        """A view as something that Rich can print."""
        raise SetupError(f"{self.name} has no drawing for the terminal")

    def svg(self, view: dict[str, Any], text: Any, theme: str = "auto") -> str:
        """A view as an SVG document, `light`, `dark` or as the reader's system has it."""
        raise SetupError(f"{self.name} has no SVG drawing")

    def scene(
        self, events: Sequence[Event], view: dict[str, Any], text: Any, theme: str = "auto"
    ) -> str:
        """A scene as an SVG document: what the reader was told of it, in the order of the steps.

        Of the view only what stays the same all game is used, so that old scenes can be drawn.
        """
        raise SetupError(f"{self.name} draws no scenes")
