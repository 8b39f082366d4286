"""Ironwood as the table sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spinney.core.chance import Luck
from spinney.core.fields import Fields
from spinney.core.game import NUMBER, WORD, Game
from spinney.core.kind import Kind
from spinney.core.portrait import Portrait
from spinney.core.question import Ask, Flow, Question
from spinney.core.setup import Setup, choose
from spinney.ironwood import (
    combat,
    drill,
    ironclads,
    moving,
    options,
    portrait,
    reasons,
    rounds,
    setup,
    tensors,
    views,
    woodwalkers,
)
from spinney.ironwood.effects import gifts, hidden_cards, permanents, resolving, units
from spinney.ironwood.positions.reading import read
from spinney.ironwood.positions.writing import write
from spinney.ironwood.refusals import REFUSALS
from spinney.ironwood.solo import automaquis, automaton, difficulty
from spinney.ironwood.solo.rounds import step as solo_step
from spinney.ironwood.state import Ironwood
from spinney.ironwood.words import (
    CONCEDE,
    DONE,
    DRAW,
    FACE_NAMES,
    NO,
    NONE,
    NOTHING,
    SIDE_NAMES,
    VOCABULARY,
)

EVENTS: dict[str, tuple[str, ...]] = {
    # The round
    "first-vision": ("side", "vision"),
    "first-vision-hidden": ("side",),
    "round": ("round",),
    "returned": ("side", "card"),
    "returned-hidden": ("side",),
    "cube-removed": ("card", "count"),
    "played": ("side", "card"),
    "drew-instead": ("side",),
    "cut": ("side", "card"),
    "conceded": ("side",),
    "won": ("side",),
    "drawn": ("round",),
    # Cards
    "drew": ("side", "card"),
    "drew-hidden": ("side",),
    "nothing-to-draw": ("side",),
    "reshuffled": ("side", "count"),
    "burned": ("side", "card"),
    "burned-vision": ("side", "vision"),
    "burned-vision-hidden": ("side",),
    "saw": ("side", "card"),
    "saw-hidden": ("side",),
    "lost-card": ("side", "card"),
    "permanent": ("card", "count"),
    "exhausted": ("card",),
    "cubes-added": ("card", "count"),
    "marked": ("card", "place"),
    "unmarked": ("card", "place"),
    # Crystals and units
    "gained": ("side", "count"),
    "paid": ("side", "count"),
    "stole": ("side", "count"),
    "recruited": ("side", "unit", "place"),
    "removed": ("side", "count", "unit", "place"),
    "moved": ("side", "count", "origin", "target"),
    "moved-golems": ("side", "count", "origin", "target"),
    "lured": ("side", "count", "origin", "target"),
    # The drill
    "drill-moved": ("origin", "target"),
    "track": ("stage",),
    "track-reset": (),
    "loaded": ("count", "hopper"),
    "unloaded": ("count",),
    "drill-destroyed": ("place",),
    "salvaged": ("side",),
    # Combat
    "attacked": ("side", "origin", "target"),
    "forces": ("warriors", "others", "golems"),
    "won-without-combat": ("side",),
    "no-wager": ("side",),
    "wagered": ("side",),
    "revealed": ("side", "card"),
    "bonus-stance": ("side", "damage", "defense", "dominance"),
    "bonus-card": ("side", "card", "damage", "defense", "dominance"),
    "blow": ("side", "value", "bonus", "golems", "forge", "defense", "count"),
    "dominance": ("side", "value", "bonus", "units", "count"),
    "won-combat": ("side",),
    "nobody-won": (),
    "retreated": ("side", "origin", "target"),
    "battle-over": ("place",),
    # Foundations and forges
    "founded": ("place",),
    "built": ("place", "count"),
    # Visions and totems
    "drew-vision": ("side", "vision"),
    "drew-vision-hidden": ("side",),
    "no-vision-left": ("side",),
    "visions-renewed": ("count",),
    "looked": ("side", "vision"),
    "looked-hidden": ("side",),
    "put-under": ("side", "count"),
    "put-back": ("side", "count"),
    "shown": ("side", "vision"),
    "shown-hidden": ("side",),
    "lost-vision": ("side", "vision"),
    "lost-vision-hidden": ("side",),
    "discovered": ("side", "place", "target"),
    "carried": ("totem", "origin", "target"),
    "secured": ("place", "count"),
    "weakened": ("place",),
    "faded": ("place",),
    "renewed": ("place",),
}

ARGUMENTS = {
    **dict.fromkeys(("side", "card", "vision", "unit", "totem"), WORD),
    **dict.fromkeys(("place", "origin", "target", "mountain", "forest"), WORD),
    **dict.fromkeys(
        ("count", "round", "slot", "stage", "hopper", "crystals", "price", "total"), NUMBER
    ),
    **dict.fromkeys(("procedure", "icon", "face", "purpose", "line", "reason"), WORD),
    **dict.fromkeys(("value", "bonus", "golems", "forge", "defense", "units", "least"), NUMBER),
    **dict.fromkeys(("warriors", "others", "damage", "dominance"), NUMBER),
}


PHASES = (
    *("setup", "setup", "preparation", "preparation", "preparation"),
    *("actions", "round-end", "round-end", "round-end", "round-end"),
)
"""What each of the stages belongs to."""

HEADLINES = (
    *("discovered", "secured", "faded", "built", "drill-destroyed"),
    *("conceded", "won", "drawn"),
)


class IronwoodGame(Game[Ironwood]):
    def __init__(self) -> None:
        super().__init__(
            name="ironwood",
            package="spinney.ironwood",
            kind=Kind(seats=(1, 2), chance=True, hidden=True),
            vocabulary=VOCABULARY,
            options=options.OPTIONS,
            asks=(
                *setup.ASKS,
                *rounds.ASKS,
                *resolving.ASKS,
                *gifts.ASKS,
                *moving.ASKS,
                *drill.ASKS,
                *combat.ASKS,
                *units.ASKS,
                *permanents.ASKS,
                *hidden_cards.ASKS,
                *ironclads.ASKS,
                *woodwalkers.ASKS,
                *automaton.ASKS,
                *automaquis.ASKS,
            ),
            refusals=REFUSALS,
            events=EVENTS | automaton.EVENTS,
            arguments=ARGUMENTS,
            reasons=reasons.REASONS,
        )
        self.alone = {"solo": "automacier"}
        self.simulated = options.SIMULATED
        self.surrenders = (CONCEDE,)
        self.leaving = (DONE, NO, NONE, DRAW, CONCEDE)
        self.die = FACE_NAMES
        self.scenes = {"attacked": "battle-over"}
        self.chapters, self.phases = ("round",), PHASES
        self.foremost = ("solo", "level", "decks", "first_draw")
        self.pictured = ("solo",)
        self.endings = ("conceded", "won", "drawn")
        self.gauges = {"secured": ("totems", "count"), "built": ("forges", "count")}
        self.headlines, self.grave = HEADLINES, ("conceded",)

    def setup(self, **given: object) -> Setup:
        """As for every game; a file of cards or a board is pinned by the digest of its content."""
        setup = options.pinned(choose(self.name, self.options, given))
        self.check(setup)
        return setup

    def check(self, setup: Setup) -> None:
        options.check(setup)

    def seats(self, setup: Setup) -> int:
        return 2 if setup["solo"] == "no" else 1

    def roles(self, setup: Setup) -> list[str]:
        played = difficulty.AUTOMATA[setup["solo"]]
        return [name for side, name in enumerate(SIDE_NAMES) if side != played]

    def automata(self, setup: Setup) -> list[str]:
        played = difficulty.AUTOMATA[setup["solo"]]
        return [] if played == NOTHING else [SIDE_NAMES[played]]

    def begin(self, setup: Setup) -> Ironwood:
        return options.begin(setup)

    def step(self, g: Ironwood) -> Flow | None:
        return rounds.step(g) if g.automaton == NOTHING else solo_step(g)

    def turn(self, g: Ironwood) -> int:
        return g.round

    def beat(self, g: Ironwood) -> int:
        """3.1: both sides take their actions in turns."""
        return g.round * (rounds.ACTIONS + 1) + g.slot

    def returns(self, g: Ironwood) -> list[float]:
        if g.winner == NOTHING:
            return [0.5] * g.seats
        return [float(g.seat[g.winner] == seat) for seat in range(g.seats)]

    def weigh(self, g: Ironwood, seat: int) -> list[float]:
        return reasons.weigh(g, g.seat.index(seat))

    def outlook(self, g: Ironwood) -> list[float]:
        return self.returns(g) if g.over else reasons.outlook(g)

    def cells(self) -> list[str]:
        return portrait.LAYOUT.names

    def portray(self, g: Ironwood, into: Portrait) -> list[float]:
        for seat in range(g.seats):
            portrait.LAYOUT.add(into, g, seat, self.weigh(g, seat))
            into.end_seat()
        return self.outlook(g)

    def view(self, g: Ironwood, seat: int) -> dict[str, Any]:
        return views.view(g, seat)

    def resample(self, g: Ironwood, seat: int, luck: Luck) -> None:
        views.resample(g, seat, luck)

    def asks_in(self, setup: Setup) -> Sequence[Ask[Ironwood]]:
        """Automata ask for what they cannot do themselves."""
        solo = () if setup["solo"] != "no" else (*automaton.ASKS, *automaquis.ASKS)
        return [ask for ask in self.asks if ask not in solo]

    def leaves(self, question: Question, word: int) -> bool:
        """3.6: to draw ends the turn instead of a card played, and only then."""
        return word in self.leaving and (word != DRAW or question.ask is rounds.PLAY)

    def words_in(self, setup: Setup) -> Sequence[int]:
        return tensors.words_in(setup)

    def write(self, g: Ironwood) -> dict[str, Any]:
        return write(g)

    def read(self, setup: Setup, fields: Fields) -> Ironwood:
        return read(setup, fields)


GAME = IronwoodGame()
