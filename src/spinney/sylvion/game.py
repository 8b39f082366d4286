"""Sylvion as the table sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spinney.core.chance import Luck
from spinney.core.fields import Fields
from spinney.core.game import NUMBER, SEAT, WORD, Game
from spinney.core.kind import Kind
from spinney.core.portrait import Portrait
from spinney.core.question import Ask, Flow, Question
from spinney.core.setup import Setup
from spinney.sylvion import (
    animals,
    battle,
    deck,
    defence,
    feats,
    instinct,
    mobilisation,
    options,
    portrait,
    positions,
    reasons,
    support,
    tensors,
    views,
)
from spinney.sylvion.movement import final_assault
from spinney.sylvion.refusals import REFUSALS
from spinney.sylvion.state import (
    ARRAY,
    DEFEND,
    DESERT,
    LIMIT,
    MOVE,
    MUSTER,
    REINFORCE,
    REVEAL,
    SUMMON,
    SUPPORT,
    WINDOW,
    Sylvion,
)
from spinney.sylvion.words import DONE, VOCABULARY

EVENTS: dict[str, tuple[str, ...]] = {
    # Mobilisation
    "call": ("turn",),
    "summoned": ("card", "column"),
    "recruited": ("seat", "column"),
    "deserted": ("column", "count"),
    "mobilised": ("count", "feats"),
    # The turn
    "battle": ("count",),
    "turn": ("turn", "seat"),
    "barrage": (),
    "revealed": ("card", "square"),
    "turned-away": ("seat", "card", "square"),
    "figure-on": ("card", "square"),
    "resolves": ("card", "square"),
    "ignored": ("card",),
    "dried-up": ("seat", "card"),
    "caught-fire": ("card", "other", "square"),
    "settled": ("card", "square"),
    "blown-back": ("seat", "card", "square"),
    "put-back": ("seat", "card"),
    # Movement
    "moved": ("card", "origin", "square"),
    "met-geyser": ("card", "square"),
    "combat": ("card", "other", "square", "strength", "other_strength"),
    "destroyed": ("card", "square"),
    "figure-off": ("square",),
    "entered-forest": ("card", "square"),
    "hurt": ("count", "bloom"),
    "forest-lost": (),
    "ravage-in-forest": (),
    # Drawing
    "drew": ("seat", "card"),
    "drew-hidden": ("seat",),
    "nothing-to-draw": ("seat",),
    "reshuffled": ("count",),
    "removed": ("card",),
    "treason": ("seat",),
    "treason-found": ("seat",),
    "treason-discarded": ("seat",),
    "treason-bought-off": ("seat", "card"),
    "treason-returned": (),
    # Defence
    "played": ("seat", "card"),
    "without-effect": ("card",),
    "paid": ("seat", "card"),
    "paid-points": ("count",),
    "points-lost": ("count",),
    "placed": ("card", "square"),
    "pushed": ("card", "origin", "square"),
    "healed": ("count", "bloom"),
    "sent-home": ("card", "square"),
    "looked": ("card", "square", "depth"),
    "swapped": ("square",),
    "fish": ("count",),
    "erupted": ("square", "direction"),
    "feat": ("seat", "card"),
    "feat-wins": ("card",),
    "found": ("seat", "card"),
    "found-hidden": ("seat",),
    "swept-away": ("card", "square"),
    "cut": ("seat", "card"),
    # The end
    "final-assault": (),
    "score": ("vitality", "desolate"),
    "won": (),
    "lost": (),
}

ARGUMENTS = {
    "seat": SEAT,
    "card": WORD,
    "other": WORD,
    "square": WORD,
    "origin": WORD,
    "column": WORD,
    "direction": WORD,
    "row_a": WORD,
    "row_b": WORD,
    "row_c": WORD,
    "row_d": WORD,
    "turn": NUMBER,
    "count": NUMBER,
    "feats": NUMBER,
    "bloom": NUMBER,
    "depth": NUMBER,
    "strength": NUMBER,
    "other_strength": NUMBER,
    "vitality": NUMBER,
    "desolate": NUMBER,
}


PHASES = (
    *("mobilisation", "mobilisation", "mobilisation", "battle", "reveal", "reveal"),
    *("support", "movement", "reinforcements", "defence", "defence", "final-assault"),
)
"""What each of the stages is called."""


class SylvionGame(Game[Sylvion]):
    def __init__(self) -> None:
        super().__init__(
            name="sylvion",
            package="spinney.sylvion",
            kind=Kind(seats=(1, 2), chance=True, hidden=True, cooperative=True, instinct=True),
            vocabulary=VOCABULARY,
            options=options.OPTIONS,
            asks=(
                *mobilisation.ASKS,
                *battle.ASKS,
                *support.ASKS,
                *deck.ASKS,
                *defence.ASKS,
                *animals.ASKS,
                *feats.ASKS,
            ),
            refusals=REFUSALS,
            events=EVENTS,
            arguments=ARGUMENTS,
            reasons=reasons.REASONS,
        )
        self.leaving = (DONE,)
        self.piles = {deck.REMOVE.name: "discard"}
        self.chapters, self.phases = ("call", "turn"), PHASES
        self.foremost = ("mode", "players", "extension_1", "extension_2")
        self.pictured = ("mode",)
        self.surprising = ("mode", "extension_1", "extension_2", "figure", "desolate")
        self.endings = ("forest-lost", "ravage-in-forest", "score", "feat-wins")
        self.gauges = {"hurt": ("bloom", "bloom"), "healed": ("bloom", "bloom")}
        self.headlines = ("without-effect", "treason", "feat", "feat-wins", "won", "lost")
        self.grave = ("without-effect",)

    def check(self, setup: Setup) -> None:
        options.check(setup)

    def seats(self, setup: Setup) -> int:
        return setup.number("players")

    def begin(self, setup: Setup) -> Sylvion:
        return options.begin(setup)

    def step(self, g: Sylvion) -> Flow | None:
        """The phases and steps in the order in which they are played."""
        stage = g.stage
        if stage == SUMMON:
            return mobilisation.summon_and_recruit(g)
        if stage == ARRAY:
            return battle.array(g)
        if stage == WINDOW:
            return battle.window(g)
        if stage == SUPPORT:
            return battle.support(g)
        if stage == MOVE:
            return battle.move(g)
        if stage == REINFORCE:
            return battle.reinforce(g)
        if stage == DEFEND:
            return defence.defend(g)
        if stage == LIMIT:
            return battle.limit(g)
        if stage == MUSTER:
            mobilisation.muster(g)
        elif stage == DESERT:
            mobilisation.summon_and_desert(g)
        elif stage == REVEAL:
            battle.reveal(g)
        else:
            final_assault(g)
        return None

    def turn(self, g: Sylvion) -> int:
        return g.calls + g.turn

    def returns(self, g: Sylvion) -> list[float]:
        return [float(g.won)] * g.seats

    def weigh(self, g: Sylvion, seat: int) -> list[float]:
        return reasons.weigh(g, seat)

    def outlook(self, g: Sylvion) -> list[float]:
        return self.returns(g) if g.over else reasons.outlook(g)

    def instinct(self, g: Sylvion, question: Question) -> list[float]:
        """How each option feels to a practised player."""
        return instinct.instinct(g, question)

    def cells(self) -> list[str]:
        return portrait.LAYOUT.names

    def portray(self, g: Sylvion, into: Portrait) -> list[float]:
        for seat in range(g.seats):
            portrait.LAYOUT.add(into, g, seat, self.weigh(g, seat))
            into.end_seat()
        return self.outlook(g)

    def view(self, g: Sylvion, seat: int) -> dict[str, Any]:
        return views.view(g, seat)

    def resample(self, g: Sylvion, seat: int, luck: Luck) -> None:
        views.resample(g, seat, luck)

    def asks_in(self, setup: Setup) -> Sequence[Ask[Sylvion]]:
        return tensors.asks_in(setup)

    def words_in(self, setup: Setup) -> Sequence[int]:
        return tensors.words_in(setup)

    def write(self, g: Sylvion) -> dict[str, Any]:
        return positions.write(g)

    def read(self, setup: Setup, fields: Fields) -> Sylvion:
        return positions.read(setup, fields)


GAME = SylvionGame()
