"""Find the taste of Sylvion's instinct, by playing, and write it to `data/taste.json`.

    python bench/sylvion_taste.py battle --rounds 30    what is weighed in a turn
    python bench/sylvion_taste.py call --games 7000     which cards to recruit
    python bench/sylvion_taste.py deck --rounds 30      how many, and what to keep of them
    python bench/sylvion_taste.py odds --games 300      how all that becomes a chance to win

Each starts from what the file has. It needs numpy, and goes ten times faster on a compiled build.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from spinney.core.setup import Setup
from spinney.core.table import Table
from spinney.sylvion.game import GAME
from spinney.sylvion.reasons import weigh
from spinney.sylvion.state import ARRAY, Sylvion
from spinney.sylvion.taste import TASTE
from spinney.sylvion.words import CARD_NAMES, SYLVAN

FILE = Path(__file__).parents[1] / "src" / "spinney" / "sylvion" / "data" / "taste.json"
BATTLE = ("storm", "exposure", "spring", "dread", "nerve", "card", "surplus", "novelty", "harvest")
BATTLE += ("ripening", "last", "doves", "haste", "patience", "calm")
DECK = ("muster", "crowd", "grove", "orchard", "reserve", "stock", "wear", "scarcity", "harvest")
DECK += ("ripening",)
TRIES, BEST, GAMES = 24, 6, 100
LEAST = {"nerve": 0.2, "card": 0.1, "surplus": 0.02, "last": 0.02}
"""Nothing is below zero, and these not near it: else cards would be played for ever."""
ADVANCED = {"mode": "advanced"}
BATTLES = (GAME.setup(), GAME.setup(**ADVANCED, reinforcements="2"))
DECKS = (
    GAME.setup(**ADVANCED, reinforcements="2"),
    GAME.setup(**ADVANCED, desolate="9", reinforcements="2"),
)
ODDS = (*BATTLES, *(GAME.setup(**ADVANCED, desolate=n) for n in ("usual", "6", "9")))


# Tasting: the cross-entropy method


def find(names: Sequence[str], cards: list[float], setups: Sequence[Setup], rounds: int) -> None:
    """Tune these numbers and those of the cards, so that more of these games are won."""
    rng = np.random.default_rng()
    mean = np.array([getattr(TASTE, name) for name in names] + cards)
    deviation = np.clip(0.2 * np.abs(mean), 0.05, 1.5)
    for number in range(rounds):
        tastes = [mean, *(mean + deviation * rng.standard_normal((TRIES - 1, len(mean))))]
        shares = []
        seeds = [f"{rng.integers(2**32)}" for _ in range(GAMES)]
        for taste in tastes:
            take(names, cards, taste)
            shares.append([np.mean([won(setup, seed) for seed in seeds]) for setup in setups])
        order = np.argsort([-sum(share) for share in shares])[:BEST]
        liked = np.array([tastes[i] for i in order])
        mean = 0.4 * mean + 0.6 * liked.mean(0)
        deviation = 0.5 * deviation + 0.5 * (liked.std(0) + 0.01)
        print(number, "so far", shares[0], "best", shares[order[0]], flush=True)
        take(names, cards, mean)
        save()


def take(names: Sequence[str], cards: list[float], taste: Any) -> None:
    for name, value in zip(names, taste, strict=False):
        setattr(TASTE, name, max(float(value), LEAST.get(name, 0.0)))
    least = 0.0 if cards is TASTE.hold else -math.inf
    cards[:] = [max(float(value), least) for value in taste[len(names) :]]


def won(setup: Setup, seed: str) -> bool:
    table = Table(GAME, setup, seed, log=False, keep=False)
    play_on(table)
    return table.state.won


def play_on(table: Table[Sylvion]) -> None:
    while table.question is not None:
        table.apply(by_instinct(table))


def by_instinct(table: Table[Sylvion]) -> int:
    assert table.question is not None
    feelings = GAME.instinct(table.state, table.question)
    return table.question.options[feelings.index(max(feelings))]


# Which cards to recruit: a logistic regression of winning on decks that were chosen by whim


def call(games: int) -> None:
    rng = np.random.default_rng(1)
    usual = TASTE.call.copy()
    decks, wins = [], []
    for number in range(games):
        whim = np.array(usual[:SYLVAN]) * rng.uniform(0, 1.5) + rng.normal(0, 0.35, SYLVAN)
        TASTE.call[:SYLVAN] = [float(value) for value in whim + rng.normal(0, 0.15)]
        table = Table(GAME, DECKS[0], f"call-{number}", log=False, keep=False)
        while table.state.stage < ARRAY:
            table.apply(by_instinct(table))
        g = table.state
        held = [sum(hand[card] for hand in g.hands) for card in range(SYLVAN)]
        decks.append([g.deck.count(card) + held[card] for card in range(SYLVAN)])
        play_on(table)
        wins.append(g.won)
    known = np.array(decks, float)
    size = known.sum(1)
    columns = np.column_stack([np.ones(games), (size - size.mean()) ** 2, known])
    first = np.zeros(columns.shape[1])
    found = regression(columns, np.array(wins, float), np.zeros(games), first)
    TASTE.call[:] = [*(float(value) for value in found[2:]), *usual[SYLVAN:]]
    save()


# How all that becomes a chance: a logistic regression of winning on what is weighed


def odds(games: int) -> None:
    rng = random.Random(1)
    rows, wins = [], []
    for setup in ODDS:
        for number in range(games):
            table = Table(GAME, setup, f"odds-{number}", log=False, keep=False)
            seen = len(rows)
            while (question := table.question) is not None:
                if rng.random() < 0.1:
                    rows.append(summary(table.state))
                slip = rng.random() < 0.03
                table.apply(rng.choice(question.options) if slip else by_instinct(table))
            wins += [table.state.won] * (len(rows) - seen)
    known = np.array(rows)
    first = np.array([TASTE.chances, TASTE.time, TASTE.odds])
    found = regression(known[:, :-1], np.array(wins, float), TASTE.deck * known[:, -1], first)
    TASTE.chances, TASTE.time, TASTE.odds = (float(value) for value in found)
    save()


def summary(g: Sylvion) -> list[float]:
    """One, the cards to come, all Edge cards together, and the deck."""
    one, cards_to_come, bloom, last, threat, storm, trees, springs, hand, company = weigh(g, 0)
    cards = bloom - TASTE.dread * last - threat - TASTE.storm * storm + trees
    return [one, cards_to_come, cards + TASTE.spring * springs + hand, company]


def regression(rows: Any, wins: Any, given: Any, found: Any) -> Any:
    """The log-odds of each column beside what is given: Newton's method with a light ridge."""
    for _ in range(30):
        chance = 1 / (1 + np.exp(-rows @ found - given))
        curve = (rows * (chance * (1 - chance))[:, None]).T @ rows + np.eye(len(found))
        found = found + np.linalg.solve(curve, rows.T @ (wins - chance) - found)
    return found


def save() -> None:
    kept = json.loads(FILE.read_text())
    for name in kept:
        if name == "hold":
            kept[name] = named(TASTE.hold)
        elif name in ("worth", "call"):
            kept[name] = named(getattr(TASTE, name))
        elif name != "command":
            kept[name] = round(getattr(TASTE, name), 3)
    FILE.write_text(json.dumps(kept, indent=1) + "\n")


def named(values: list[float]) -> dict[str, float]:
    return {name: round(value, 3) for name, value in zip(CARD_NAMES, values, strict=False)}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("battle", "call", "deck", "odds"))
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--games", type=int, default=300)
    args = parser.parse_args()
    if args.what == "battle":
        find(BATTLE, TASTE.hold, BATTLES, args.rounds)
    elif args.what == "deck":
        find(DECK, TASTE.worth, DECKS, args.rounds)
    elif args.what == "call":
        call(args.games)
    else:
        odds(args.games)
