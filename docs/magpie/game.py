"""Magpie: birds with hidden cards fight over one shiny thing. Its rules are in text/en.ftl."""

from typing import Any

from spinney.core import Ask, Flow, Game, Kind, Option, Question, Refusal, Setup, State
from spinney.core.chance import Luck
from spinney.core.fields import Fields
from spinney.core.game import NUMBER, SEAT, WORD
from spinney.core.vocabulary import Vocabulary

CARDS, ROUNDS = 12, 3
PASS, BID, DARE = 12, 13, 14  # the words before them are the cards
WORDS = Vocabulary([*(str(card + 1) for card in range(CARDS)), "pass", "bid", "dare"])
SHOWN, UNDEALT, NOBODY = -1, -2, -1


class Nest(State):
    __slots__ = ("keeper", "round", "where")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.round = 0
        self.keeper = NOBODY
        self.where = [UNDEALT] * CARDS  # for each card, the seat that holds it

    def copy(self) -> "Nest":
        twin = Nest(self.seats)
        twin.copy_base(self)
        twin.round, twin.keeper, twin.where = self.round, self.keeper, self.where[:]
        return twin

    def cards(self, place: int) -> list[int]:
        return [card for card in range(CARDS) if self.where[card] == place]

    def places(self) -> dict[str, int]:
        return {"shown": SHOWN} | {"ABCD"[seat]: seat for seat in range(self.seats)}


NOT_NOW, NOT_HELD = Refusal("not-now", "2"), Refusal("not-held", "2")
NO_CARD, KEEPS = Refusal("no-card", "2"), Refusal("keeps", "3")


def why_not_way(g: Nest, q: Question, word: int) -> Refusal | None:
    if word not in (PASS, BID, DARE):
        return NOT_NOW
    if word != PASS and not g.cards(q.seat):
        return NO_CARD
    return KEEPS if word == DARE and g.keeper == q.seat else None


def why_not_card(g: Nest, q: Question, word: int) -> Refusal | None:
    return None if word < CARDS and g.where[word] == q.seat else NOT_HELD


WAY = Ask[Nest]("way", "2", lambda g, q: (PASS, BID, DARE), why_not_way, ("best",))
CARD = Ask[Nest]("card", "2", lambda g, q: g.cards(q.seat), why_not_card, ("best",))


def deal(g: Nest) -> None:
    g.where[: ROUNDS * g.seats] = ROUNDS * list(range(g.seats))
    g.shuffle(g.where)
    for seat in range(g.seats):
        for card in g.cards(seat):
            g.tell_to(1 << seat, "dealt", "1", card)


def play_round(g: Nest) -> Flow:
    best = 0
    for seat in range(g.seats):
        way = yield Question(WAY, seat, (best,))
        g.tell("chose", "2", seat, way)
        if way != PASS:
            card = yield Question(CARD, seat, (best,))
            g.where[card] = SHOWN
            g.reveal()
            roll = g.below(6) + 1 if way == DARE else 0
            g.tell("showed", "3", seat, card, roll)
            if roll != 1 and card + 1 + roll > best:
                best, g.keeper = card + 1 + roll, seat
                g.tell("took", "4", seat, best)


class Magpie(Game[Nest]):
    def seats(self, setup: Setup) -> int:
        return setup.number("seats")

    def begin(self, setup: Setup) -> Nest:
        return Nest(self.seats(setup))

    def step(self, g: Nest) -> Flow:
        if g.round == 0:
            deal(g)
        else:
            yield from play_round(g)
        g.round += 1
        g.over = g.round > ROUNDS

    def turn(self, g: Nest) -> int:
        return g.round

    def returns(self, g: Nest) -> list[float]:
        return [float(seat == g.keeper) for seat in range(g.seats)]

    def view(self, g: Nest, seat: int) -> dict[str, Any]:
        held = [len(g.cards(other)) for other in range(g.seats)]
        shown = [WORDS.words[card] for card in g.cards(SHOWN)]
        hand = [WORDS.words[card] for card in g.cards(seat)] if seat >= 0 else []
        return {"round": g.round, "keeper": g.keeper, "held": held, "shown": shown, "hand": hand}

    def resample(self, g: Nest, seat: int, luck: Luck) -> None:
        unseen = [card for card in range(CARDS) if g.where[card] not in (SHOWN, seat)]
        places = sorted(g.where[card] for card in unseen)  # nothing is left of the true order
        luck.shuffle(places)
        for card, place in zip(unseen, places, strict=True):
            g.where[card] = place

    def write(self, g: Nest) -> dict[str, Any]:
        cards = {name: [WORDS.words[c] for c in g.cards(at)] for name, at in g.places().items()}
        return {"round": g.round, "keeper": g.keeper, "cards": cards}

    def read(self, setup: Setup, fields: Fields) -> Nest:
        g = self.begin(setup)
        g.round = fields.number("round", 0, ROUNDS + 1, 1)
        g.over = g.round > ROUNDS
        g.keeper = fields.number("keeper", NOBODY, g.seats - 1, NOBODY)
        cards = fields.object("cards")
        for name, place in g.places().items():
            for card in cards.words(name, WORDS, 0, CARDS - 1):
                if g.where[card] != UNDEALT:
                    cards.wrong(name, f"card {WORDS.words[card]} stands twice")
                g.where[card] = place
        cards.done()
        return g


GAME = Magpie(
    name="magpie",
    package="magpie",
    kind=Kind(seats=(2, 4), chance=True, hidden=True),
    vocabulary=WORDS,
    options=[Option("seats", ["2", "3", "4"], "2", "1")],
    asks=[WAY, CARD],
    refusals=[NOT_NOW, NOT_HELD, NO_CARD, KEEPS],
    events={
        "dealt": ("card",),
        "chose": ("seat", "way"),
        "showed": ("seat", "card", "roll"),
        "took": ("seat", "best"),
    },
    arguments={"seat": SEAT, "card": WORD, "way": WORD, "best": NUMBER, "roll": NUMBER},
)
GAME.leaving = (PASS,)
