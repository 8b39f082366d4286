"""Root as the table sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spinney.core.chance import Luck
from spinney.core.errors import Misfit
from spinney.core.fields import Fields
from spinney.core.game import NUMBER, OWNER, SEAT, WORD, Game
from spinney.core.habits import Traits
from spinney.core.kind import Kind
from spinney.core.portrait import Portrait
from spinney.core.question import Ask, Flow, Question
from spinney.core.setup import Setup
from spinney.core.state import EVERYBODY, Event
from spinney.root import (
    battle,
    common,
    crafting,
    draft,
    hands,
    hiring,
    homelands,
    moving,
    options,
    orders,
    picking,
    placing,
    positions,
    setup,
    tensors,
    turn,
    views,
)
from spinney.root.actions import deed, left_undone
from spinney.root.campaign import RootCampaign
from spinney.root.faction import in_the_box
from spinney.root.factions import packages
from spinney.root.headings import SCORING, headings
from spinney.root.hirelings import box
from spinney.root.landmarks import siting, table
from spinney.root.persistent import card, exiles, standard
from spinney.root.reasons.traits import KINDS, traits_of
from spinney.root.reasons.weighing import Weighing
from spinney.root.refusals import REFUSALS
from spinney.root.state import PHASES, SETUP, Root
from spinney.root.victory import has_score
from spinney.root.words import DONE, FACTION, VOCABULARY

EVENTS: dict[str, tuple[str, ...]] = {
    # Setup and turns
    "reach-low": ("total", "wanted"),
    "reach-daring": ("total", "wanted"),
    "first-player": ("seat",),
    "suited": ("clearing", "suit"),
    "put-back": ("seat",),
    "turn": ("turn", "seat"),
    # Whoever has no seat is told of by name
    "sits-after": ("owner", "other"),
    "goes-first": ("owner",),
    "turn-of": ("turn", "owner"),
    "scored-by": ("owner", "count", "total"),
    "lost-points-by": ("owner", "count", "total"),
    "won-by": ("owner",),
    "turned-down": ("owner", "card"),
    "kept": ("seat", "card"),
    # Cards
    "drew": ("seat", "card"),
    "drew-hidden": ("seat",),
    "nothing-to-draw": ("seat",),
    "reshuffled": ("count",),
    "spent": ("seat", "card"),
    "discarded": ("seat", "card"),
    "gave": ("seat", "other", "card"),
    "gave-hidden": ("seat", "other"),
    "took": ("seat", "other", "card"),
    "took-hidden": ("seat", "other"),
    "shown": ("seat", "card"),
    "revealed": ("seat", "card"),
    "took-back": ("seat", "count"),
    "showed-hand": ("seat", "other"),
    "informed": ("seat", "card"),
    # Pieces
    "placed": ("owner", "piece", "clearing"),
    "recruited": ("owner", "count", "clearing"),
    "moved": ("owner", "count", "origin", "clearing"),
    "lost-warriors": ("owner", "count", "clearing"),
    "lost-piece": ("owner", "piece", "clearing"),
    "opened-path": ("seat", "origin", "clearing"),
    # Crafting
    "crafted": ("seat", "card"),
    "gained-item": ("seat", "item"),
    "favor": ("seat", "suit"),
    "effect": ("seat", "card"),
    "used-up": ("seat", "card"),
    # Battle
    "battle": ("owner", "foe", "clearing"),
    "forces": ("warriors", "others"),
    "foiled": ("owner",),
    "rolled": ("high", "low"),
    "rolled-hits": ("owner", "roll", "most", "hits"),
    "extra-hit": ("owner", "word"),
    "ignored-hits": ("owner", "word", "count"),
    "ignored-one": ("owner", "word"),
    "defenseless": ("owner",),
    "hit": ("owner", "count"),
    "battle-over": ("warriors", "others"),
    # Victory
    "scored": ("seat", "count", "total"),
    "lost-points": ("seat", "count", "total"),
    "dominance": ("seat", "card"),
    "dominance-available": ("card",),
    "took-dominance": ("seat", "card"),
    "won": ("seat",),
}

SETTING_UP: dict[str, tuple[str, ...]] = {
    **table.EVENTS,
    **siting.EVENTS,
    **homelands.EVENTS,
    **draft.EVENTS,
}

ARGUMENTS = {
    "seat": SEAT,
    "other": SEAT,
    "owner": OWNER,
    "foe": OWNER,
    "card": WORD,
    "suit": WORD,
    "clearing": WORD,
    "origin": WORD,
    "piece": WORD,
    "item": WORD,
    "faction": WORD,
    "word": WORD,
    "turn": NUMBER,
    "count": NUMBER,
    "total": NUMBER,
    "wanted": NUMBER,
    "high": NUMBER,
    "low": NUMBER,
    "warriors": NUMBER,
    "others": NUMBER,
    "roll": NUMBER,
    "most": NUMBER,
    "hits": NUMBER,
    "other_hits": NUMBER,
    "optional": NUMBER,
    "moment": NUMBER,
    "mask": NUMBER,
}


GRAVE = ("dominance",)
HEADLINES = (*GRAVE, "favor", "won", "won-by")


class RootGame(Game[Root]):
    def __init__(self) -> None:
        self.box = factions = in_the_box()
        """The factions that it is made with, whatever comes into the box later."""
        own_events = {name: args for faction in factions for name, args in faction.events.items()}
        most = options.most_seats(options.playable(factions))
        self.weighing = Weighing()
        super().__init__(
            name="root",
            package="spinney.root",
            kind=Kind(seats=(1, most), chance=True, hidden=True, turns_apart=True),
            vocabulary=VOCABULARY,
            options=options.options(factions),
            asks=(
                *setup.ASKS,
                *hands.ASKS,
                *crafting.ASKS,
                *moving.ASKS,
                *placing.ASKS,
                *table.ASKS,
                *siting.ASKS,
                *homelands.ASKS,
                *draft.ASKS,
                *battle.ASKS,
                *card.ASKS,
                *standard.ASKS,
                *exiles.ASKS,
                *common.ASKS,
                *hiring.ASKS,
                *box.ASKS,
                # Both Vagabonds ask and refuse the same things.
                *dict.fromkeys(ask for faction in factions for ask in faction.asks),
            ),
            refusals=(
                *REFUSALS,
                *hiring.REFUSALS,
                *box.REFUSALS,
                *table.REFUSALS,
                *siting.REFUSALS,
                *homelands.REFUSALS,
                *draft.REFUSALS,
                *dict.fromkeys(no for faction in factions for no in faction.refusals),
            ),
            events=EVENTS | hiring.EVENTS | box.EVENTS | SETTING_UP | own_events,
            arguments=ARGUMENTS
            | {name: kind for faction in factions for name, kind in faction.arguments.items()},
            reasons=self.weighing.reasons,
        )
        self.packages = (self.package, *packages())
        self.scoring, self.headings = SCORING, headings()
        self.scoring_by = {f"{name}-by": sign for name, sign in SCORING.items()}
        self.orders = orders.OFFERED
        self.leaving = (DONE,)
        self.scenes = {"battle": "battle-over"}
        self.endings = ("won", "won-by")
        self.chapters, self.phases = ("turn", "turn-of"), PHASES
        self.headlines = (*HEADLINES, *(name for each in factions for name in each.headlines))
        self.everyday = tuple(name for each in factions for name in each.everyday)
        self.grave = (*GRAVE, *(name for each in factions for name in each.grave))
        own_explained = (name for each in factions for name in each.explained)
        self.explained = (draft.CHOOSE_FACTION.name, *own_explained)
        self.piles = {name: pile for each in factions for name, pile in each.piles.items()}
        self.foremost = ("map", "deck", "landmarks", "hirelings", "mechanical")
        self.pictured = ("seats", *self.foremost)
        self.surprising = picking.SURPRISING
        self.die = tuple(str(hits) for hits in range(battle.DIE))
        self.campaign = RootCampaign(self)

    def check(self, setup: Setup) -> None:
        options.check(setup, options.playable(self.box))

    def unfit(self, chosen: Mapping[str, str], option: str, word: str) -> Misfit | None:
        return picking.unfit(chosen, option, word)

    def moot(self, chosen: Mapping[str, str]) -> tuple[str, ...]:
        return picking.moot(chosen)

    def surprise(self, chosen: Mapping[str, str], luck: Luck) -> dict[str, str]:
        return picking.surprise(chosen, options.playable(self.box), luck)

    def sides(self, word: str) -> tuple[str, ...]:
        return picking.sides(word)

    def warnings(self, setup: Setup) -> list[Event]:
        """5.2: factions whose reach is below what is recommended; landmarks that do not suit."""
        found = []
        if self.seats(setup) == 2 and "elder_treetop" in setup["landmarks"]:
            found.append(Event("treetop-for-two", "elder_treetop", (), EVERYBODY))
        total, wanted = options.reach(setup)
        if total < wanted and not options.is_draft(setup):
            name = "reach-daring" if total >= options.REACH_FOR_THE_DARING else "reach-low"
            found.append(Event(name, "5.2", (total, wanted), EVERYBODY))
        return found

    def score(self, g: Root) -> list[float]:
        """Victory points: the swap match of two players adds them up."""
        return [float(g.points[me]) if has_score(g, me) else 0.0 for me in g.players]

    def has_score(self, g: Root, seat: int) -> bool:
        return has_score(g, g.players[seat])

    def check_order(self, order: str) -> None:
        orders.check_order(order)

    def obey(self, order: str, view: dict[str, Any], asked: dict[str, Any]) -> str | None:
        return orders.obey(order, view, asked)

    def roles(self, setup: Setup) -> list[str]:
        """None where factions are still to be chosen: then seats are called by their names."""
        return [] if options.is_draft(setup) else setup["seats"].split(",")

    def roles_in(self, g: Root, setup: Setup) -> list[str]:
        return [views.faction_name(me) or "" for me in g.players]

    def deed(self, g: Root, question: Question, choice: int) -> tuple[str, int]:
        return deed(g, question, choice)

    def left_undone(self, g: Root, question: Question) -> int:
        return left_undone(question)

    def seats(self, setup: Setup) -> int:
        return len(options.seated(setup))

    def automata(self, setup: Setup) -> list[str]:
        return [VOCABULARY.word(FACTION + each.number) for each in options.unseated(setup)]

    def automaton_score(self, g: Root, word: str) -> int | None:
        return g.points[VOCABULARY.number(word) - FACTION]

    def is_cooperative(self, setup: Setup) -> bool:
        return options.AUTOMATA.get(setup["mechanical"], False)

    def begin(self, setup: Setup) -> Root:
        return options.begin(setup)

    def step(self, g: Root) -> Flow | None:
        return setup.set_up(g) if g.phase == SETUP else turn.play_step(g)

    def end_step(self, g: Root) -> None:
        turn.move_on(g)

    def turn(self, g: Root) -> int:
        return g.turn

    def returns(self, g: Root) -> list[float]:
        return [float(me in g.winners) for me in g.players]

    def weigh(self, g: Root, seat: int) -> list[float]:
        return self.weighing.weigh(g, seat)

    def outlook(self, g: Root) -> list[float]:
        return self.returns(g) if g.over else self.weighing.outlook(g)

    def cells(self) -> list[str]:
        return self.weighing.layout.names

    def portray(self, g: Root, into: Portrait) -> list[float]:
        return self.weighing.portray(g, into)

    def traits(self, g: Root, question: Question) -> Traits:
        return traits_of(g, question)

    def kinds_of_traits(self) -> Sequence[str]:
        return KINDS

    def settle(self, g: Root, odds: list[float]) -> list[float]:
        return self.weighing.settle(g, odds)

    def view(self, g: Root, seat: int) -> dict[str, Any]:
        return views.view(g, seat)

    def resample(self, g: Root, seat: int, luck: Luck) -> None:
        views.resample(g, seat, luck)

    def asks_in(self, setup: Setup) -> Sequence[Ask[Root]]:
        return tensors.asks_in(self.asks, setup)

    def words_in(self, setup: Setup) -> Sequence[int]:
        return tensors.words_in(setup)

    def write(self, g: Root) -> dict[str, Any]:
        return positions.write(g)

    def read(self, setup: Setup, fields: Fields) -> Root:
        return positions.read(setup, fields)


GAME = RootGame()
