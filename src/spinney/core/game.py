"""The contract between a game and everything else.

A game is an object of a subclass of `Game`, found by name in the registry. Tables, bots, records,
the server and the command line know a game only through the attributes and methods of this class:
what each gets, what it promises, and what its callers may rely on stands there. Three promises are
about all of them:

-   **Questions and chance are the only input.** The same setup, seed and choices give the same game
    everywhere: no rule looks at a clock, or at the order of a set.
-   **Hidden things are in the state**, never in a variable of a flow: a flow keeps in its variables
    only what the seat it asks knows, because a clone may have the rest resampled under it.
-   **Everything that happens is told**, by `g.tell` with the rule it comes from; every event,
    question, refusal, option and word has a text in every language.

`tests/properties.py` holds a game against what is promised here.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from spinney.core.campaign import Campaign
from spinney.core.chance import Luck
from spinney.core.errors import Misfit, SetupError
from spinney.core.fields import Fields
from spinney.core.habits import Traits, plain_traits
from spinney.core.kind import Kind
from spinney.core.modules import module_named
from spinney.core.portrait import Portrait
from spinney.core.question import Ask, Flow, Question, Refusal
from spinney.core.reasons import Reason, total
from spinney.core.setup import Option, Setup, choose
from spinney.core.state import Event, State
from spinney.core.tensors import Scribe
from spinney.core.vocabulary import Vocabulary

S = TypeVar("S", bound=State)

WORD = "word"
NUMBER = "number"
SEAT = "seat"
OWNER = "owner"
"""The kinds of argument that questions and events have. An owner is a word: what somebody plays,
or what has pieces and is nobody's to play."""

SUBJECTS: Final = ("seat", "side", "owner")
"""The arguments that name whoever does what a sentence tells."""

SURPRISES: Final = 200
"""How often options are drawn until they go together."""

POINTLESS: Final = -math.inf
"""How it feels to waste something."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """What every game offers. Whatever raises NotImplementedError here must be written (`instinct`
    by games that have one); the rest has a default that is right for games without such a thing.

    `g` is always a state of this game, at a question or between two steps. Nothing but `step`
    changes it, and `resample`.
    """

    def __init__(
        self,
        name: str,
        package: str,
        kind: Kind,
        vocabulary: Vocabulary,
        options: Sequence[Option],
        asks: Sequence[Ask[S]],
        refusals: Sequence[Refusal],
        events: Mapping[str, tuple[str, ...]],
        arguments: Mapping[str, str],
        reasons: Sequence[Reason] = (),
    ) -> None:
        self.name = name
        """As the registry has it: one word in small letters."""
        self.package = package
        """Where the rest of it is: its drawings `svg` and `terminal`, and what is in `packages`."""
        self.packages: tuple[str, ...] = (package,)
        """Where `data/rules.json` and `text/*.ftl` are: its own, and those of its parts."""
        self.kind = kind
        """What it is: whether it has chance and secrets, for how many it is, who wins with whom."""
        self.vocabulary = vocabulary
        """Every word that can answer a question or stand in an event. Records and positions hold
        words; no word is ever renamed."""
        self.options = tuple(options)
        """What can be chosen before the game, each with its default."""
        self.asks = tuple(asks)
        """All kinds of questions that it ever asks."""
        self.refusals = tuple(refusals)
        """All reasons why a word does not answer one of them."""
        self.events = dict(events)
        """All that it ever tells: the names of the arguments of each event, in order."""
        self.arguments = dict(arguments)
        """For each argument name of events and questions: WORD, NUMBER, SEAT or OWNER."""
        self.reasons = tuple(reasons)
        """What makes a position good for a seat, each with its weight; see `weigh`."""
        self.die: tuple[str, ...] = ()
        """What the sides of this game's die show, if it has one."""
        self.scenes: dict[str, str] = {}
        """For each event that opens a scene, such as a battle: the one that closes it. Scenes do
        not overlap; see `scene`."""
        self.chapters: tuple[str, ...] = ()
        """The events with which a turn begins, or a round: a log has a heading there."""
        self.phases: tuple[str, ...] = ()
        """What a turn is made of, by the numbers that a state's `phase_told` gives: `label-NAME`;
        nothing is said of one without a name."""
        self.headlines: tuple[str, ...] = ()
        """The events that nobody should miss: they are told loudly, where somebody looks on."""
        self.everyday: tuple[str, ...] = ()
        """Those of the headlines that turn after turn brings: no game turns at them."""
        self.endings: tuple[str, ...] = ()
        """The public events that say why a game is over, by the rule that they cite."""
        self.gauges: dict[str, tuple[str, str]] = {}
        """In a game without points, the public events that tell how something stands: what
        (`gauge-NAME`), and which of their arguments says how much."""
        self.grave: tuple[str, ...] = ()
        """Those of the headlines that cost dearly whoever they are about. An answer that certainly
        leads to one is guarded, and says so before: `grave-EVENT`, with the `$points` it costs."""
        self.explained: tuple[str, ...] = ()
        """The questions whose answers are explained where they stand: who one wants to be."""
        self.piles: dict[str, str] = {}
        """The questions that are answered by what lies in a pile, which is no answer otherwise, and
        what drawings call that place."""
        self.foremost: tuple[str, ...] = ()
        """The options that one looks for first, in this order; where none is named, the first."""
        self.pictured: tuple[str, ...] = ()
        """The options that are picked from pictures: see `thumbnail`."""
        self.surprising: tuple[str, ...] = ()
        """The options that chance may choose for whoever likes to be surprised."""
        self.alone: dict[str, str] = {}
        """The options with which somebody alone plays at once, where they are not the defaults."""
        self.simulated: dict[str, str] = {}
        """The options with which programs play among themselves, where not the defaults: with these
        a game ends, however it is played. The rulebook may let people who only wait play for ever;
        whoever looks ahead in a game of people looks only so far."""
        self.surrenders: tuple[int, ...] = ()
        """The words with which somebody gives the game up; they are left to people, for nobody
        gives up at random. Where there is one, there is another option, too."""
        self.leaving: tuple[int, ...] = ()
        """The words that leave a question, such as "done": they stand after those that do
        something, and nobody is asked twice about them but by `left_undone`."""
        self.scoring: dict[str, int] = {}
        """In a game that counts points, the events by which the score of their `seat` changes by
        their `count`: 1 where it is won, -1 where it is lost. They are public."""
        self.scoring_by: dict[str, int] = {}
        """The same events of the `automata`, whom they name as their `owner`."""
        self.headings: dict[str, str] = {}
        """For each rule that they cite, what its points are listed under: `points-NAME`. Over a
        whole game the headings add up to the score."""
        self.orders: dict[str, tuple[str, ...]] = {}
        """The standing orders that people are offered, by what they are about: `orders-ABOUT`, with
        its `.help`, and `order-NAME`. Of each kind one can be left; several are joined with a plus
        sign."""
        self.campaign: Campaign[Any] | None = None
        """How games of it are played in a chain, if they are."""

    # Before the game

    def setup(self, /, **given: object) -> Setup:
        """The setup with these options and the defaults for the rest.

        Raises SetupError for what cannot be. Setups that come from here have every option, each
        with a value that its option takes, and have passed `check`: nobody looks again.
        """
        setup = choose(self.name, self.options, given)
        self.check(setup)
        return setup

    def simulation(self, /, **given: object) -> Setup:
        """The setup of a game between programs: it ends, however it is played."""
        return self.setup(**{**self.simulated, **given})

    def check(self, setup: Setup) -> None:
        """Raise a SetupError if these options do not go together.

        Where a rule says so it is a `Misfit`, which has a sentence in every language.
        """

    def unfit(self, chosen: Mapping[str, str], option: str, word: str) -> Misfit | None:
        """Why a word or thing of an option does not go with what is chosen, by which rule.

        Every option is chosen, by a value that it takes or by some of its words or things; they
        need not go together.
        """
        return None

    def moot(self, chosen: Mapping[str, str]) -> tuple[str, ...]:
        """The options that have no say beside what is chosen."""
        return ()

    def surprise(self, chosen: Mapping[str, str], luck: Luck) -> dict[str, str]:
        """Options for whoever likes to be surprised: as many play as before.

        By default any value of those that are `surprising`, and the rest as it is.
        """
        options = [option for option in self.options if option.name in self.surprising]
        for _ in range(SURPRISES):
            drawn = {
                option.name: option.values[luck.below(len(option.values))] for option in options
            }
            try:
                return self.setup(**{**chosen, **drawn}).values
            except SetupError:
                continue
        return dict(chosen)

    def sides(self, word: str) -> tuple[str, ...]:
        """The cards that tell of a thing of the box, as words: two, where it has two sides."""
        return (word,)

    def warnings(self, setup: Setup) -> list[Event]:
        """What the players should know of a setup that is allowed but not recommended.

        These are events of the game, public, each with its rule and its text.
        """
        return []

    def seats(self, setup: Setup) -> int:
        """How many seats this setup has: within the bounds of the `kind`, and never another number
        in the course of a game."""
        raise NotImplementedError

    def roles(self, setup: Setup) -> list[str]:
        """What each seat plays, as words of the vocabulary, where that differs: factions, sides.

        As many as there are seats, no two alike; nothing where all play the same, and where
        that is chosen in the course of the game.
        """
        return []

    def roles_in(self, g: S, setup: Setup) -> list[str]:
        """The same in a game that has begun; of a seat that has yet to choose, nothing is said."""
        return self.roles(setup)

    def deed(self, g: S, question: Question, choice: int) -> tuple[str, int]:
        """What an answer does, where its word could mean two things, or what it costs: `deed-NAME`
        says so of its `$label`, with a `$count`. Without a name there is nothing to add."""
        return "", 0

    def leaves(self, question: Question, word: int) -> bool:
        """Whether an answer leaves its question, if elsewhere it may mean something to do."""
        return word in self.leaving

    def left_undone(self, g: S, question: Question) -> int:
        """How much that could still be done is lost to whoever leaves this question now: they are
        asked twice."""
        return 0

    def is_cooperative(self, setup: Setup) -> bool:
        """Whether all seats win or lose together in this setup: they get the same return.

        A game whose `kind` says so is that in all of them.
        """
        return self.kind.cooperative

    def automata(self, setup: Setup) -> list[str]:
        """What the rules themselves play against the seats, as words of the vocabulary.

        They are shown beside the seats; the text `label-automaton-WORD` says their names.
        """
        return []

    def automaton_score(self, g: S, word: str) -> int | None:
        """What one of these has scored, in a game that counts points for it, too."""
        return None

    def begin(self, setup: Setup) -> S:
        """The state before anything has happened: no chance drawn, nothing dealt."""
        raise NotImplementedError

    # The game

    def step(self, g: S) -> Flow | None:
        """Run the rules from the point that the state describes to the next such point.

        Such a point is a phase, a turn, or one action of a turn. The flow is a generator that is
        started again from the state alone each time, so whatever must outlive a step is in the
        state. The table takes its checkpoints between steps: short steps make quick clones. A step
        that asks nothing can be run at once, without a flow.

        Rules ask by `yield Question(…)` and are sent one of its options. A question has an option
        always. With exactly one the table answers it itself, if everybody knows that there is but
        this one: whether somebody is asked, who, and what kind of thing, depends on public facts
        alone, and a kind of question says by `secret` where others cannot tell. Where nobody
        watches (`g.watched`), what has one answer need not be asked. Besides that a question is a
        function of the state and of the choices since the checkpoint.

        Rules draw chance by `g.roll(faces)`, `g.pick(items)`, `g.shuffle(items)`, and `g.below(n)`
        for what is none of these. What happens is told by `g.tell`, or by `g.tell_to` to some seats
        alone. A rule that shows somebody something new calls `g.reveal()`: no undo crosses it. The
        rules set `g.over` in the end; what a step would still ask then is not asked.
        """
        raise NotImplementedError

    def end_step(self, g: S) -> None:
        """What is left to do when the flow of a step has come to its end, whatever step it was."""

    def turn(self, g: S) -> int:
        """The number of the current turn, for logs, records and bots; it never falls."""
        raise NotImplementedError

    def beat(self, g: S) -> int:
        """What a search plays on in: turns, or less where several act in one. It never falls."""
        return self.turn(g)

    def returns(self, g: S) -> list[float]:
        """How each seat fared, when the game is over.

        1 for a win, 0 for a loss, something between for what is between; all the same in a
        cooperative game.
        """
        raise NotImplementedError

    def score(self, g: S) -> list[float]:
        """What each seat has, for a match of several games; by default what it has won.

        In a game that counts points these are the points, at any time.
        """
        return self.returns(g)

    def has_score(self, g: S, seat: int) -> bool:
        """Whether a seat has a score, in a game that counts points: it may have given it up, and
        then its score is 0."""
        return True

    # What counts
    #
    # Whoever thinks about a game (bots, hints) thinks in these. They are given states that were
    # resampled for a seat, so they may look at everything; they draw no chance.

    def weigh(self, g: S, seat: int) -> list[float]:
        """How much of each of the `reasons` there is for this seat, in their order."""
        return []

    def outlook(self, g: S) -> list[float]:
        """What return each seat may expect, from 0 to 1; the returns themselves once it is over.

        This default is for games with one winner among the seats: the odds that the reasons give.
        """
        if g.over:
            return self.returns(g)
        totals = [total(self.reasons, self.weigh(g, seat)) for seat in range(g.seats)]
        best = max(totals)
        odds = [math.exp(each - best) for each in totals]
        everything = sum(odds)
        return [each / everything for each in odds]

    def cells(self) -> list[str]:
        """What `portray` may tell of a seat: always the same, for all setups.

        By default, as much as there is of each of the reasons.
        """
        return [reason.name for reason in self.reasons]

    def portray(self, g: S, into: Portrait) -> list[float]:
        """Tell of every seat, in turn, what a learned outlook looks at, and return the `outlook`.

        The game is not over. Both are found at once, since most of what they look at is the same.
        """
        for seat in range(g.seats):
            into.add_reasons(0, self.weigh(g, seat))
            into.end_seat()
        return self.outlook(g)

    def settle(self, g: S, odds: list[float]) -> list[float]:
        """What outlook follows if these are the odds of each seat, found without the others'.

        By default all have the mean if they win or lose together, and else shares of one win.
        """
        everything = sum(odds)
        if self.kind.cooperative:
            return [everything / g.seats] * g.seats
        return odds if g.seats == 1 else [each / everything for each in odds]

    def instinct(self, g: S, question: Question) -> list[float]:
        """How each option of a question feels without looking ahead, in their order.

        The more the better. A game that is played by what feels best ends. What would only waste
        something feels `POINTLESS`: nobody looks at it while there is anything else. Asked for only
        if the game's `kind` says that it has an instinct, and then for every question.
        """
        raise NotImplementedError(f"{self.name} has no instinct")

    def traits(self, g: S, question: Question) -> Traits:
        """What sets each option of a question apart, for the habits of bots.

        By default its word, alone and beside each word that the question is about. Only what the
        seat knows who is asked may be looked at.
        """
        return plain_traits(question, question.seat)

    def kinds_of_traits(self) -> Sequence[str]:
        """The names of those that are the game's own, in their order: habits that were learned with
        others do not serve."""
        return ()

    # Answering without being asked

    def check_order(self, order: str) -> None:
        """Raise a SetupError if a seat cannot leave this standing order."""
        raise SetupError(f"{self.name} knows no standing orders")

    def obey(self, order: str, view: dict[str, Any], asked: dict[str, Any]) -> str | None:
        """The word with which a standing order answers a question, or None if it does not.

        It gets an order that was checked, what the seat sees, and what it is asked. Whether it
        answers depends on what is public alone; with what, on what the seat is told.
        """
        return None

    # What is known

    def view(self, g: S, seat: int) -> dict[str, Any]:
        """What a seat may see, as plain JSON values; a spectator sees what is public.

        It is built field by field from what may be seen. Two states that differ only in what a seat
        cannot see give it equal views, questions and events, and stay so with the same answers,
        until the rules show what differs. The drawings get nothing else, and learners the same.
        """
        raise NotImplementedError

    def resample(self, g: S, seat: int, luck: Luck) -> None:
        """Redraw in place what the seat does not know, at random among what is consistent with all
        that it has seen; a spectator knows what is public.

        The seat's view and the pending question are the same before and after. The same luck makes
        the same world of all states that the seat cannot tell apart: what is shuffled is sorted
        before. Luck may be calm, and leave it so: that world is possible as well.
        """
        raise NotImplementedError

    # Learning it

    def scribe(self, setup: Setup) -> Scribe[S]:
        """Who writes for a learner, in numbers, what a seat knows: what `scribe` of the module
        `tensors` makes, if there is one; see `Scribe`.

        For the same setup the same numbers always mean the same. There are cells for all that such
        a game can have, and for nothing else. What is written is what the view says under the same
        name, so two states that give a seat equal views give it equal numbers.
        """
        found = module_named(f"{self.package}.tensors")
        written: Scribe[S] = Scribe() if found is None else found.scribe(setup)
        return written

    def asks_in(self, setup: Setup) -> Sequence[Ask[S]]:
        """The kinds of questions that such a game can ask: a learner is told which it is."""
        return self.asks

    def words_in(self, setup: Setup) -> Sequence[int]:
        """The words that such questions can be about."""
        return range(len(self.vocabulary))

    # Writing a state down

    def write(self, g: S) -> dict[str, Any]:
        """The whole state as JSON values that people can read and write; secrets included.

        What is written between two steps, or at the end, `read` makes an equal state of.
        """
        raise NotImplementedError

    def read(self, setup: Setup, fields: Fields) -> S:
        """The state that such fields describe, what is left out by default.

        It notes all that is wrong, each with its place, by `fields.wrong`, `unreachable` or
        `notice`, and reads on as if that were left out, so that one reading finds every fault. What
        it has nothing to say against can be played.
        """
        raise NotImplementedError

    # Showing it
    #
    # A drawing is a module of the game's package, imported when it is wanted: an engine without a
    # screen does not pay for it. All get a `Text` in the reader's language, and of the game only
    # the reader's view.

    def terminal(self, view: dict[str, Any], text: Any) -> Any:
        """A view as something that Rich can print: what `draw` of the module `terminal` makes."""
        return self._drawing("terminal").draw(view, text)

    def svg(self, view: dict[str, Any], text: Any, theme: str = "auto") -> str:
        """A view as an SVG document, `light`, `dark` or as the reader's system has it: what `draw`
        of the module `svg` makes. With the theme `none` it has neither style nor symbols, for a
        page on which they are once for all (`symbols.everything`).

        Everything that can be an answer and is drawn carries its word: see `pen.target`.
        """
        drawn: str = self._drawing("svg").draw(view, text, theme)
        return drawn

    def picture(self, view: dict[str, Any], text: Any) -> Any:
        """The same in parts, so that only what changes need be drawn and sent: what `picture` of
        the module `svg` makes, a `symbols.picture.Picture`."""
        return self._drawing("svg").picture(view, text)

    def described(self, view: dict[str, Any], text: Any) -> list[str]:
        """The same in words, for whoever does not see it: what `described` of the module `svg`
        says, sentences without their full stops."""
        found: list[str] = self._drawing("svg").described(view, text)
        return found

    def colours(self) -> dict[str, str]:
        """Which of the colours that drawings have belongs to whoever does something, by the word
        that tellings have for them: what `colours` of the module `svg` says, if there is one."""
        drawing = self._drawing("svg")
        found: dict[str, str] = drawing.colours() if hasattr(drawing, "colours") else {}
        return found

    def scene(
        self, events: Sequence[Event], view: dict[str, Any], text: Any, theme: str = "auto"
    ) -> str:
        """A scene as an SVG document, in the order of the steps: what `draw` of the module
        `svg.scene` makes. Themes are those of `svg`.

        It gets the events of one of the `scenes` that its reader was told, perhaps not to its end
        yet, and draws from nothing else. Of the view only what stays the same all game is used, so
        that old scenes can be drawn.
        """
        drawn: str = self._drawing("svg.scene").draw(events, view, text, theme)
        return drawn

    def thumbnail(self, option: str, value: str, text: Any, theme: str = "auto") -> str:
        """A value of one of the `pictured` options, or one of its words or things, as a small SVG
        document: what `draw` of the module `svg.box` makes."""
        drawn: str = self._drawing("svg.box").draw(option, value, text, theme)
        return drawn

    def keepsake(self, word: str, text: Any, theme: str = "auto") -> str:
        """Something that is kept in a campaign, as a small SVG document: what `draw` of the module
        `svg.keepsake` makes."""
        drawn: str = self._drawing("svg.keepsake").draw(word, text, theme)
        return drawn

    def plate(self, view: dict[str, Any], text: Any, name: str) -> Any:
        """What is to be read of something that is drawn, by the name that the drawing gives it:
        what `plate` of the module `plates` says, a `core.plates.Plate`, or None."""
        found = module_named(f"{self.package}.plates")
        return None if found is None else found.plate(view, text, name)

    def _drawing(self, name: str) -> Any:
        module = f"{self.package}.{name}"
        found = module_named(module)
        if found is None:
            raise SetupError(f"{self.name} has no such drawing: there is no {module}")
        return found
