"""The persistent cards of the standard deck, and its three favors."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, ExactAsk, Flow, Question, Refusal
from spinney.root.battle import could_battle, extra_hit, try_battle
from spinney.root.faction import of
from spinney.root.hands import can_be_robbed, draw, player, show_hand, take_random
from spinney.root.moving import as_map_clearing, can_move, clearings, take_move
from spinney.root.persistent.card import (
    BIRDSONG_STARTS,
    DAYLIGHT_GOES_ON,
    DAYLIGHT_STARTS,
    DURING_BIRDSONG,
    EVENING_STARTS,
    IMMEDIATE,
    Card,
    choose_player,
    register,
    use_up,
    with_cards,
)
from spinney.root.refusals import NO_WARRIORS_THERE, NOT_A_CLEARING
from spinney.root.removal import remove_warriors, sweep
from spinney.root.rule import ruled_by, why_not_remove
from spinney.root.state import Battle, Root, other_players, suited
from spinney.root.victory import score
from spinney.root.words import (
    ARMORERS,
    BETTER_BURROW_BANK,
    BRUTAL_TACTICS,
    CLEARING,
    COBBLER,
    CODEBREAKERS,
    COMMAND_WARREN,
    FACTION,
    FAVOR_OF_THE_FOXES,
    FAVOR_OF_THE_MICE,
    FAVOR_OF_THE_RABBITS,
    FOX,
    MAP_CLEARINGS,
    MOUSE,
    RABBIT,
    ROYAL_CLAIM,
    SAPPERS,
    SCOUTING_PARTY,
    STAND_AND_DELIVER,
    SUIT,
    TAX_COLLECTOR,
)

# In battle


class Armorers(Card):
    def battle_effects(self, g: Root, me: int, battle: Battle) -> list[int]:
        return [self.card]

    def use_battle_effect(self, g: Root, me: int, battle: Battle, word: int) -> Flow:
        """Ignore all rolled hits."""
        side = battle.side(me)
        battle.spared |= 1 << side
        g.tell("ignored-hits", "4.3.3", FACTION + me, word, battle.rolled[1 - side])
        use_up(g, me, word)
        yield from ()


class Sappers(Card):
    def battle_effects(self, g: Root, me: int, battle: Battle) -> list[int]:
        return [self.card] if battle.side(me) == 1 else []

    def use_battle_effect(self, g: Root, me: int, battle: Battle, word: int) -> Flow:
        """In defence an extra hit."""
        extra_hit(g, me, battle, word, "4.3.3.I")
        use_up(g, me, word)
        yield from ()


class BrutalTactics(Card):
    def battle_effects(self, g: Root, me: int, battle: Battle) -> list[int]:
        return [self.card] if battle.side(me) == 0 else []

    def use_battle_effect(self, g: Root, me: int, battle: Battle, word: int) -> Flow:
        """In attack an extra hit, for which the defender scores."""
        extra_hit(g, me, battle, word, "4.3.3.I")
        score(g, battle.sides[1], 1, "4.3.3")
        yield from ()


class ScoutingParty(Card):
    def __init__(self, card: int) -> None:
        super().__init__(card)
        self.foresees_ambushes = True


# In a turn


class RoyalClaim(Card):
    def use(self, g: Root, me: int) -> Flow:
        """A point for each clearing of the map that one rules (ruling R72)."""
        use_up(g, me, self.card)
        score(g, me, len(ruled_by(g, me)), "royal_claim")
        yield from ()


class StandAndDeliver(Card):
    def would_do_something(self, g: Root, me: int) -> bool:
        return any(can_be_robbed(g, other) for other in other_players(g, me))

    def works_on(self, g: Root, me: int) -> list[int]:
        return with_cards(g, me)

    def use(self, g: Root, me: int) -> Flow:
        """Take a random card; whoever loses it scores."""
        victim = yield from choose_player(g, me, self.card)
        take_random(g, me, victim, "stand_and_deliver")
        score(g, victim, 1, "stand_and_deliver")


class BetterBurrowBank(Card):
    def use(self, g: Root, me: int) -> Flow:
        """Two players draw a card."""
        draw(g, me, 1, "better_burrow_bank")
        other = yield from choose_player(g, me, self.card)
        draw(g, other, 1, "better_burrow_bank")


class CommandWarren(Card):
    def would_do_something(self, g: Root, me: int) -> bool:
        return could_battle(g, me)

    def use(self, g: Root, me: int) -> Flow:
        """A battle before anything else."""
        yield from try_battle(g, me)


class Cobbler(Card):
    def would_do_something(self, g: Root, me: int) -> bool:
        return can_move(g, me)

    def use(self, g: Root, me: int) -> Flow:
        """A move in Evening."""
        yield from take_move(g, me, "cobbler")


class TaxCollector(Card):
    def would_do_something(self, g: Root, me: int) -> bool:
        faction = of(g, me)
        return any(faction.removable(g, me, c) for c in range(MAP_CLEARINGS))

    def use(self, g: Root, me: int) -> Flow:
        """A warrior for a card."""
        c = (yield Question(TAX, g.seat_of[me])) - CLEARING
        yield from remove_warriors(g, me, me, c, 1, "tax_collector")
        draw(g, me, 1, "tax_collector")


class Codebreakers(Card):
    def would_do_something(self, g: Root, me: int) -> bool:
        return any(g.hands[other] for other in other_players(g, me))

    def works_on(self, g: Root, me: int) -> list[int]:
        return [other for other in other_players(g, me) if g.hands[other]]

    def use(self, g: Root, me: int) -> Flow:
        """See a hand."""
        other = yield from choose_player(g, me, self.card)
        show_hand(g, other, me, "codebreakers")


def own_warriors(g: Root, me: int) -> list[int]:
    """Where one can give up a warrior: on the map, which the Burrow is beside (ruling R72)."""
    faction = of(g, me)
    return [c for c in range(MAP_CLEARINGS) if faction.removable(g, me, c)]


def why_not_tax(g: Root, q: Question, word: int) -> Refusal | None:
    c = as_map_clearing(word)
    if c < 0:
        return NOT_A_CLEARING
    return why_not_remove(g, player(g, q), c, NO_WARRIORS_THERE)


# At once (4.1.2)


def favor(g: Root, me: int, suit: int) -> Flow:
    """Remove all enemy pieces from the clearings of a suit."""
    g.tell("favor", "4.1.2", g.seat_of[me], SUIT + suit)
    yield from sweep(g, me, [c for c in range(MAP_CLEARINGS) if suited(g, c, suit)], "4.1.2")


TAX: Final[Ask[Root]] = ExactAsk(
    "tax", "tax_collector", lambda g, q: clearings(own_warriors(g, player(g, q))), why_not_tax
)
HEADINGS: Final = {"royal_claim": "cards", "stand_and_deliver": "cards"}
"""What points by these cards are listed under."""
ASKS = (TAX,)

IMMEDIATE[FAVOR_OF_THE_FOXES] = lambda g, me: favor(g, me, FOX)
IMMEDIATE[FAVOR_OF_THE_RABBITS] = lambda g, me: favor(g, me, RABBIT)
IMMEDIATE[FAVOR_OF_THE_MICE] = lambda g, me: favor(g, me, MOUSE)
register(
    Armorers(ARMORERS),
    Sappers(SAPPERS),
    BrutalTactics(BRUTAL_TACTICS),
    ScoutingParty(SCOUTING_PARTY),
    RoyalClaim(ROYAL_CLAIM, DURING_BIRDSONG),
    StandAndDeliver(STAND_AND_DELIVER, DURING_BIRDSONG),
    BetterBurrowBank(BETTER_BURROW_BANK, (BIRDSONG_STARTS,)),
    CommandWarren(COMMAND_WARREN, (DAYLIGHT_STARTS,)),
    Cobbler(COBBLER, (EVENING_STARTS,)),
    TaxCollector(TAX_COLLECTOR, (DAYLIGHT_GOES_ON,)),
    Codebreakers(CODEBREAKERS, (DAYLIGHT_GOES_ON,)),
)
