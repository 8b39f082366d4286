"""Instinct: what a practised player feels about each answer to a question, without thinking.

A feeling is a number of Edge cards: what the answer brings to the battlefield, by its `prospects`,
less the cards that it takes. Searches play games on by it.
"""

from __future__ import annotations

import math
from typing import Final

from spinney.core.game import POINTLESS
from spinney.core.question import Question
from spinney.sylvion import animals, battle, deck, defence, feats, mobilisation, support
from spinney.sylvion.animals import elementals, trees_in_play, why_idle_animal
from spinney.sylvion.cards import (
    COST,
    EDGE,
    FEAT,
    TREE,
    VITALITY,
    is_elemental,
    is_plant,
)
from spinney.sylvion.defence import HAND_LIMIT
from spinney.sylvion.feats import why_idle_feat
from spinney.sylvion.forecast import MEAN_STRENGTH, Prospect, worth
from spinney.sylvion.state import ARRAY, Sylvion, partner
from spinney.sylvion.taste import TASTE
from spinney.sylvion.trial import NEVER, Trial
from spinney.sylvion.words import (
    BLAZE,
    CELLS,
    CHOOSE,
    COLUMN_1,
    DEFENDERS,
    DONE,
    DOVES,
    ELEPHANT,
    EMPTY,
    ERUPT,
    FEAT_ELEPHANTS,
    FEAT_HEDGEHOGS,
    FEAT_SQUIRRELS,
    FISH,
    GEYSER,
    HEDGEHOGS,
    ONE,
    OWL,
    SELF,
    SIMOON,
    SQUARE,
    SQUIRRELS,
    STAG,
    SYLVAN,
    TREASON,
    TREE_1,
    TREE_4,
    TREES,
    WHALE,
)

ALWAYS: Final = 99.0
FULL: Final = HAND_LIMIT - 3
"""With more cards than these a hand may have to be cut after the next reinforcements."""
OWL_CARDS: Final = animals.OWL_CARDS


# What cards are worth


def price(g: Sylvion, card: int, held: int) -> float:
    """What it costs to part with a card of a hand of so many."""
    turns = len(g.stacks[0])
    found = TASTE.hold[card] + (TASTE.card if held <= FULL else TASTE.surplus)
    if not turns:
        found *= TASTE.last
    if TREE[card]:
        wanted = min(VITALITY[card], max(0, lack(g) + VITALITY[card]))
        found += TASTE.harvest * wanted * math.exp(-TASTE.ripening * turns)
    return found


def lack(g: Sylvion) -> int:
    """How much vitality the forest would want if all trees in play and in hand stood (4.5)."""
    found = EDGE - g.bloom
    for card in g.board:
        if card >= 0:
            found -= VITALITY[card]
    for hand in g.hands:
        for card in range(TREE_1, TREE_4 + 1):
            found -= hand[card] * VITALITY[card]
    return found


def price_in(g: Sylvion, seat: int, card: int) -> float:
    """What it costs this seat to part with a card."""
    return price(g, card, sum(g.hands[seat]))


def prices(g: Sylvion, hand: list[int]) -> list[float]:
    """What each card of a hand costs, the cheapest first."""
    held = sum(hand)
    found = []
    for card in range(SYLVAN):
        if hand[card]:
            found += [price(g, card, held)] * hand[card]
    found.sort()
    return found


def cheapest(g: Sylvion, hand: list[int], n: int) -> float:
    """What it costs to pay with the cards that are missed least."""
    return sum(prices(g, hand)[:n]) if n > 0 else 0.0


def company(g: Sylvion) -> float:
    """What all the defenders are worth that are still in the game.

    The nearer the end is, the more their trees count, as far as they will be wanted (4.5).
    """
    found = 0.0
    vitality = 0
    for cards in (g.deck, g.board):
        for card in cards:
            if 0 <= card < DEFENDERS:
                found += TASTE.worth[card]
                vitality += VITALITY[card]
    for zone in (g.discard, *g.hands):
        for card in range(SYLVAN):
            n = zone[card]
            if n:
                found += n * TASTE.worth[card]
                vitality += n * VITALITY[card]
    turns = len(g.stacks[0]) if g.stage > ARRAY else len(battle.ravage_cards_of(g)) // 4
    grove = TASTE.grove * (1 + TASTE.orchard * math.exp(-TASTE.ripening * turns))
    return found + grove * min(float(vitality), EDGE - g.bloom + TASTE.reserve)


def company_without(g: Sylvion, card: int) -> float:
    """The same without a card of the discard."""
    g.discard[card] -= 1
    found = company(g)
    g.discard[card] += 1
    return found


def shortage(g: Sylvion, fewer: int) -> float:
    """What it costs that the defenders may run out before the battle does, with so many fewer."""
    missing = TASTE.stock + TASTE.wear * len(g.stacks[0]) * g.reinforcements + fewer
    missing -= len(g.deck) + sum(g.discard[:SYLVAN])
    for hand in g.hands:
        missing -= sum(hand)
    for card in g.board:
        if is_plant(card):
            missing -= 1
    return TASTE.scarcity * missing * missing if missing > 0 else 0.0


def muster(g: Sylvion, column: list[int]) -> float:
    """What the deck is worth that is being mobilised, with a column more, in log-odds.

    Of the cards that are still undecided one half will join it.
    """
    found = 0.0
    undecided = len(g.pile) - len(column)
    for each in g.columns:
        undecided += len(each)
    size = undecided / 2
    for cards in (g.deck, column, g.feats):
        for card in cards:
            found += TASTE.call[card]
            if not FEAT[card]:
                size += 1
    wanted = TASTE.muster + TASTE.levy * (g.reinforcements - 2)
    return found - TASTE.crowd * (size - wanted) ** 2


# The questions


def instinct(g: Sylvion, q: Question) -> list[float]:
    """What each option of a question feels like."""
    ask = q.ask
    if ask is defence.PAY or ask is defence.CUT:
        return surely([-price_in(g, q.seat, card) for card in q.options])
    if ask is defence.PLAY:
        trial = Trial(g)
        return [play(trial, q.seat, word) for word in q.options]
    if ask is defence.PLACE:
        trial = Trial(g)
        return [trial.gain(word - SQUARE, g.playing) for word in q.options]
    if ask is battle.WARD:
        trial = Trial(g)
        return [ward(trial, q.seat, word) for word in q.options]
    if ask is mobilisation.RECRUIT:
        return surely([muster(g, g.columns[word - COLUMN_1]) for word in q.options])
    return rarer(g, q)


def surely(feelings: list[float]) -> list[float]:
    """The best, without a second thought: where playing on could not tell the others apart."""
    best = feelings.index(max(feelings))
    return [0.0 if i == best else NEVER for i in range(len(feelings))]


def rarer(g: Sylvion, q: Question) -> list[float]:
    """What each option of a question feels like that is not asked every turn."""
    ask, options = q.ask, q.options
    if ask is support.DISCARD or ask is support.PUT_BACK:
        return surely([-price_in(g, q.seat, card) for card in options])
    if ask is support.DRY:
        return [dry(prices(g, g.hands[q.seat]), word) for word in options]
    if ask is deck.REMOVE:
        return surely([company_without(g, card) for card in options])
    if ask is deck.RENEW or ask is support.DISBAND:
        return [disband(g, word) for word in options]
    if ask is deck.BETRAYED:
        return [betrayed(g, q.seat, card) for card in options]
    if ask is feats.SEARCH:
        return [NEVER if card == TREASON else TASTE.hold[card] for card in options]
    if ask is animals.HEAL:
        return [float(trees_in_play(g) if word == TREES else word - ONE + 1) for word in options]
    if ask is defence.SPEND:
        return surely([float(word) for word in options])
    if ask is animals.SEND_OWL or ask is deck.WHOSE or ask is deck.WHOSE_HAND:
        more = sum(g.hands[g.active]) - sum(g.hands[partner(g, g.active)])
        mine = float(more if ask is deck.WHOSE_HAND else -more)
        return [mine if word == SELF else 0.0 for word in options]
    trial = Trial(g)
    if ask is animals.TRAMPLE:
        return [trial.gain(word - SQUARE, EMPTY) for word in options]
    if ask is animals.PUSH:
        return [trial.best_push(word - SQUARE) for word in options]
    if ask is animals.PUSH_TO:
        return [trial.gain_by_push(q.about[0] - SQUARE, word - SQUARE) for word in options]
    if ask is defence.GEYSERS:
        return [trial.best_eruption(word - SQUARE) for word in options]
    if ask is defence.LINE:
        return [trial.eruption(q.about[0] - SQUARE, word) for word in options]
    return [0.0] * len(options)


def play(trial: Trial, seat: int, word: int) -> float:
    """What a play brings, less the card itself and what it costs."""
    g = trial.g
    if word == DONE:
        return TASTE.patience
    if word == ERUPT:
        return max([trial.best_eruption(cell) for cell in range(CELLS) if g.board[cell] == GEYSER])
    if word >= SYLVAN:
        return feat(trial, word) if why_idle_feat(g, word) is None else POINTLESS
    if why_idle_animal(g, word) is not None:
        return POINTLESS
    hand = g.hands[seat]
    own = price_in(g, seat, word)
    hand[word] -= 1
    cost = cheapest(g, g.hands[partner(g, seat)], COST[word] - g.points)
    hand[word] += 1
    return effect(trial, hand, word) - own - cost


def effect(trial: Trial, hand: list[int], card: int) -> float:
    """What a card brings when it is played."""
    g = trial.g
    if is_plant(card):
        return trial.best_place(card)
    if card == ELEPHANT:
        return trial.best_loss()
    if card == WHALE:
        return trial.best_push_of_all()
    if card == OWL:
        return owl(g, hand)
    if card == STAG:
        return trial.gain_by_healing(min(max(2, trees_in_play(g)), EDGE - g.bloom))
    if card == DOVES:
        return TASTE.doves - TASTE.card * (g.reinforcements - 2)
    if card == FISH:
        return fish(hand)
    return TASTE.calm if card == SQUIRRELS else 0.0


def owl(g: Sylvion, hand: list[int]) -> float:
    """Three cards, if there are three: else two owls could fly for each other for ever."""
    if len(g.deck) + sum(g.discard) < OWL_CARDS:
        return NEVER
    each = TASTE.card if sum(hand) < FULL else TASTE.surplus
    return OWL_CARDS * (each + TASTE.novelty)


def fish(hand: list[int]) -> float:
    """Points are worth the cards that they save, if something dear is to be played."""
    dearest = 0
    for card in range(SYLVAN):
        if hand[card]:
            dearest = max(dearest, COST[card])
    return TASTE.card * animals.FISH_POINTS if dearest > 1 else 0.0


def feat(trial: Trial, feat: int) -> float:
    """Feats are free: those that win or find cards at once, the others when they bring much."""
    if feat == FEAT_ELEPHANTS:
        swept = Prospect()
        swept.storm = 4 * trial.weather.arrivals * MEAN_STRENGTH
        after = worth(swept, trial.g.bloom, trial.weather.turns)
        return after - trial.worth - TASTE.calm
    if feat in (FEAT_HEDGEHOGS, FEAT_SQUIRRELS):
        return TASTE.calm
    return ALWAYS


def ward(trial: Trial, seat: int, word: int) -> float:
    """What it brings to turn a revealed card away by hedgehogs."""
    if word == DONE:
        return 0.0
    g = trial.g
    card = g.board[word - SQUARE]
    gain = TASTE.calm
    if is_elemental(card):
        gain = trial.gain(word - SQUARE, EMPTY)
    elif card == BLAZE:
        gain = trial.loss_by_fire()
    elif card == SIMOON:
        gain = TASTE.haste * len(elementals(g))
    return gain - price_in(g, seat, HEDGEHOGS)


def dry(prices: list[float], word: int) -> float:
    """The two cheapest cards, or any one."""
    return -(prices[0] + prices[1]) if word == CHOOSE else -sum(prices) / len(prices)


def disband(g: Sylvion, word: int) -> float:
    """The two cards of the discard that are missed least, or any one."""
    whole = company(g) + shortage(g, 1) - shortage(g, 0)
    found = []
    for card in range(SYLVAN):
        if g.discard[card]:
            found += [whole - company_without(g, card)] * g.discard[card]
    found.sort()
    return dry(found, word)


def betrayed(g: Sylvion, seat: int, card: int) -> float:
    """To be rid of a Treason, or to keep one's cards."""
    return 0.0 if card == TREASON else TASTE.calm - price_in(g, seat, card)
