"""The state of a game of Ironwood.

Lists about places are as long as there are places; the last card of a list is its top. A side is
WOODWALKERS or IRONCLADS, and `seat` says who sits there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from spinney.core.question import Ask, Question
from spinney.core.state import State
from spinney.ironwood.cards import Box
from spinney.ironwood.effects.steps import Step
from spinney.ironwood.solo.terms import Terms
from spinney.ironwood.words import (
    BASE_CARDS,
    CARD_NAMES,
    CARDS,
    EXPANSIVE,
    FERRUM,
    MOUNTAINS,
    NOTHING,
    PLACES,
    SIDE,
    SIDE_CARDS,
    SIDES,
    VISIONS,
    WOODWALKERS,
)

# Where the flow stands: each of these can be started again from the state alone.
DEAL: Final = 0
HELP: Final = 1
PREPARE: Final = 2
KEEP: Final = 3
CUBES: Final = 4
ACT: Final = 5
RECOVER: Final = 6
LIMIT: Final = 7
WEAKEN: Final = 8
ENLIST: Final = 9
STAGES = (
    *("deal", "help", "prepare", "keep", "cubes"),
    *("act", "recover", "limit", "weaken", "enlist"),
)

# What stands on a mountain
BARE: Final = 0
FOUNDATION: Final = 1
FORGE: Final = 2

# Who has seen a card go to a hand
OPPONENT: Final = 1
EVERYONE: Final = 2

PUBLIC: Final = 2
"""After the two sides, the third observer of visions: somebody who only watches."""


@mypyc_attr(serializable=True)  # so that `copy` can make one without __init__
class Ironwood(State):
    __slots__ = (
        "again",
        "ahead",
        "alert",
        "asks_always",
        "attacked",
        "attacker",
        "automaton",
        "beliefs",
        "box",
        "burned",
        "card",
        "chain",
        "conceding",
        "crystals",
        "cubes",
        "damage",
        "decks",
        "defense",
        "discards",
        "dominance",
        "drill",
        "drill_moved",
        "extra",
        "face_up",
        "facing",
        "first_draw",
        "foreseen",
        "found",
        "front",
        "golem_supply",
        "golems",
        "hands",
        "happened",
        "here",
        "hopper",
        "in_play",
        "lasting",
        "lost_totems",
        "marked",
        "marks",
        "moved",
        "moved_golems",
        "owner",
        "pending",
        "played",
        "renews_visions",
        "round",
        "round_limit",
        "same",
        "seat",
        "secured",
        "seen",
        "shown",
        "side",
        "sites",
        "slot",
        "spent",
        "spirits",
        "stage",
        "stance",
        "step",
        "taken",
        "terms",
        "totems",
        "track",
        "triggered",
        "under",
        "upon",
        "used",
        "vision_deck",
        "vision_hand",
        "wagers",
        "waiting",
        "warriors",
        "winner",
    )

    def __init__(self, seats: int, box: Box) -> None:
        super().__init__(seats)
        self.box: Box = box
        self.seat: list[int] = [0, 1]
        """Who plays each side; nobody (-1), if an automaton does."""
        # The options
        self.golem_supply: int = 3
        self.first_draw: list[int] = [4, 4]
        """How many cards each side draws in the first round (3.4)."""
        self.renews_visions: bool = True
        """An empty vision deck is made anew from what was burned (U05)."""
        self.asks_always: bool = False
        """Every effect can be declined, even if it only gives something (U08)."""
        self.conceding: bool = True
        self.round_limit: int = 0
        """After so many rounds the game is drawn; none, if it is nothing (U16)."""
        self.extra: list[int] = [0, 0]
        """Warriors of the beginner's help that are still to be placed (12.2)."""
        # Progress
        self.stage: int = DEAL
        self.round: int = 0
        self.side: int = WOODWALKERS
        self.slot: int = 0
        self.pending: list[int] = []
        """Permanents that are still to lose a cube."""
        self.winner: int = NOTHING
        # The board
        self.warriors: list[int] = [0] * PLACES
        self.golems: list[int] = [0] * PLACES
        self.moved: list[int] = [0] * PLACES
        """How many warriors of each place have moved this turn."""
        self.moved_golems: list[int] = [0] * PLACES
        self.sites: list[int] = [BARE] * MOUNTAINS
        self.sites[FERRUM] = FORGE
        self.totems: list[int] = []
        """The totems on the board: twice the forest, and one more if it is fading."""
        self.secured: int = 0
        self.lost_totems: int = 0
        """Those that have faded out of the game, against an automaton (U66)."""
        self.drill: int = FERRUM
        self.drill_moved: bool = False
        self.track: int = 0
        self.hopper: int = 0
        self.crystals: list[int] = [0, 0]
        self.marks: list[int] = []
        """Cubes on the board: the card they belong to times PLACES, and the place."""
        # Action cards
        self.decks: list[list[int]] = [[], []]
        self.foreseen: list[int] = [0, 0]
        """How many cards on top of each deck everybody knows (12.1)."""
        self.hands: list[list[int]] = [
            list(range(side * SIDE_CARDS, side * SIDE_CARDS + BASE_CARDS)) for side in SIDES
        ]
        self.seen: list[int] = [0] * CARDS
        """Who else knows that a card is in its hand."""
        self.played: list[list[int]] = [[], []]
        """The cards in the slots of this round."""
        self.in_play: list[list[int]] = [[], []]
        """The permanents of earlier rounds."""
        self.cubes: list[int] = [0] * CARDS
        self.lasting: list[int] = []
        """Cards whose effect lasts for this round."""
        self.discards: list[list[int]] = [[], []]
        self.spent: list[list[int]] = [[], []]
        """Base cards that were wagered, until the end of the round."""
        self.wagers: list[int] = [NOTHING, NOTHING]
        self.face_up: int = 0
        """The sides whose wager has been turned up, as bits."""
        # Visions
        self.vision_deck: list[int] = []
        self.vision_hand: list[int] = []
        self.found: list[int] = []
        self.burned: list[int] = []
        self.beliefs: list[list[int]] = [[(1 << VISIONS) - 1] * VISIONS for _ in range(3)]
        """For each observer, which visions each vision card may be, as bits."""
        # The card that is being resolved
        self.card: int = NOTHING
        self.owner: int = WOODWALKERS
        self.step: Step | None = None
        self.here: int = NOTHING
        self.same: int = NOTHING
        self.shown: int = NOTHING
        self.front: int = NOTHING
        """The mountain of the combat that is being fought."""
        self.facing: int = NOTHING
        """The forest of that combat."""
        self.attacker: int = NOTHING
        self.used: int = 0
        """The warbands that this effect has moved, as bits of their places."""
        self.attacked: int = 0
        """The places from which this card has attacked."""
        self.taken: int = 0
        """The options of this effect that have been resolved."""
        self.damage: int = 0
        self.defense: int = 0
        self.dominance: int = 0
        self.chain: bool = False
        """One more base card is to be played."""
        self.again: bool = False
        self.happened: list[int] = []
        """What permanent cards may be waiting for: twice the event, and the side."""
        self.waiting: list[int] = []
        """Which permanents will act on what: the event times CARDS, and the card."""
        self.triggered: list[int] = []
        """The cards of which one is to be resolved next."""
        self.ahead: int = 0
        """More than nothing while the card that is being resolved has steps ahead."""
        # The automaton (chapters 10, 11, 14)
        self.automaton: int = NOTHING
        """The side that plays itself. Its hand is a pile, with its top at the end."""
        self.terms: Terms = Terms()
        self.stance: int = EXPANSIVE
        self.alert: bool = True
        """Which side of the Automacier's procedure card is up."""
        self.marked: int = 0
        """The mountains that the Automacier has marked, as bits."""
        self.spirits: int = 0
        """The cubes of the Automaquis's Spirits of the Forest."""
        self.under: int = 0
        """How many cards were put under the pile since it was shuffled, and how many upon it."""
        self.upon: int = 0

    def phase_told(self) -> int:
        return self.stage

    def copy(self) -> Ironwood:
        g = Ironwood.__new__(Ironwood)
        g.copy_base(self)
        g.box = self.box
        g.seat = self.seat
        g.golem_supply = self.golem_supply
        g.first_draw = self.first_draw
        g.renews_visions = self.renews_visions
        g.asks_always = self.asks_always
        g.conceding = self.conceding
        g.round_limit = self.round_limit
        g.extra = self.extra.copy()
        g.stage = self.stage
        g.round = self.round
        g.side = self.side
        g.slot = self.slot
        g.pending = self.pending.copy()
        g.winner = self.winner
        g.warriors = self.warriors.copy()
        g.golems = self.golems.copy()
        g.moved = self.moved.copy()
        g.moved_golems = self.moved_golems.copy()
        g.sites = self.sites.copy()
        g.totems = self.totems.copy()
        g.secured = self.secured
        g.lost_totems = self.lost_totems
        g.drill = self.drill
        g.drill_moved = self.drill_moved
        g.track = self.track
        g.hopper = self.hopper
        g.crystals = self.crystals.copy()
        g.marks = self.marks.copy()
        g.decks = [deck.copy() for deck in self.decks]
        g.foreseen = self.foreseen.copy()
        g.hands = [hand.copy() for hand in self.hands]
        g.seen = self.seen.copy()
        g.played = [cards.copy() for cards in self.played]
        g.in_play = [cards.copy() for cards in self.in_play]
        g.cubes = self.cubes.copy()
        g.lasting = self.lasting.copy()
        g.discards = [cards.copy() for cards in self.discards]
        g.spent = [cards.copy() for cards in self.spent]
        g.wagers = self.wagers.copy()
        g.face_up = self.face_up
        g.vision_deck = self.vision_deck.copy()
        g.vision_hand = self.vision_hand.copy()
        g.found = self.found.copy()
        g.burned = self.burned.copy()
        g.beliefs = [masks.copy() for masks in self.beliefs]
        g.card = self.card
        g.owner = self.owner
        g.step = self.step
        g.here = self.here
        g.same = self.same
        g.shown = self.shown
        g.front = self.front
        g.facing = self.facing
        g.attacker = self.attacker
        g.used = self.used
        g.attacked = self.attacked
        g.taken = self.taken
        g.damage = self.damage
        g.defense = self.defense
        g.dominance = self.dominance
        g.chain = self.chain
        g.again = self.again
        g.happened = self.happened.copy()
        g.waiting = self.waiting.copy()
        g.triggered = self.triggered.copy()
        g.ahead = self.ahead
        g.automaton = self.automaton
        g.terms = self.terms
        g.stance = self.stance
        g.alert = self.alert
        g.marked = self.marked
        g.spirits = self.spirits
        g.under = self.under
        g.upon = self.upon
        return g


def ask(
    g: Ironwood,
    kind: Ask[Ironwood],
    side: int,
    step: Step | None = None,
    about: tuple[int, ...] = (),
    always: bool = False,
) -> Question:
    """A question to whoever plays a side, about the step that is being resolved."""
    g.step = step
    return Question(kind, g.seat[side], about, always)


def current_step(g: Ironwood) -> Step:
    """The step that the pending question is about."""
    assert g.step is not None
    return g.step


def eyes(g: Ironwood, side: int) -> int:
    """The audience of what only one side sees; nobody, if no one sits there."""
    seat = g.seat[side]
    return 1 << seat if seat >= 0 else 0


def tell_hidden(g: Ironwood, side: int, name: str, rule: str, what: int, *args: int) -> None:
    """Tell one side what it was, and everybody else (`NAME-hidden`) only that it happened."""
    g.tell_to(eyes(g, side), name, rule, *args, what)
    g.tell_to(~eyes(g, side), name + "-hidden", rule, *args)


def card_rule(g: Ironwood) -> str:
    """The rule to cite for what only the card that is being resolved says."""
    return CARD_NAMES[g.card]


def happen(g: Ironwood, event: int, side: int) -> None:
    """Note something for which a permanent card of this side may be waiting."""
    g.happened.append(2 * event + side)


def end(g: Ironwood, winner: int, rule: str) -> None:
    g.winner = winner
    g.over = True
    g.tell("won", rule, SIDE + winner)
