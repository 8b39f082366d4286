"""Find the taste of Sylvion's instinct, by playing, and write it to `data/taste.json`.

    python bench/sylvion_taste.py battle --rounds 30    what is weighed in a turn
    python bench/sylvion_taste.py deck --games 10000    what each card is worth in the deck
    python bench/sylvion_taste.py odds --games 1000     how all that becomes a chance to win

Each starts from what the file has. It needs numpy, and goes ten times faster on a compiled build.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any

import numpy as np

from spinney.core.setup import Setup
from spinney.core.table import Table
from spinney.sylvion.game import GAME
from spinney.sylvion.instinct import GROVE
from spinney.sylvion.reasons import weigh
from spinney.sylvion.state import ARRAY, Sylvion
from spinney.sylvion.taste import TASTE
from spinney.sylvion.words import CARD_NAMES, COLUMN_1, DEFENDERS, SYLVAN

FILE = Path(__file__).parents[1] / "src" / "spinney" / "sylvion" / "data" / "taste.json"
BATTLE = ("storm", "exposure", "spring", "dread", "nerve", "card", "surplus", "novelty", "harvest")
BATTLE += ("ripening", "last", "doves", "haste", "patience", "calm")
LEAST = {"nerve": 0.2, "card": 0.1, "surplus": 0.02, "last": 0.02}
"""Nothing is below zero, and these not near it: else cards would be played for ever."""
HARDER = {"mode": "advanced", "reinforcements": "2"}
SETUPS = (GAME.setup(), GAME.setup(**HARDER))


# What is weighed in a turn: the cross-entropy method


def battle(rounds: int, tries: int = 24, best: int = 6, games: int = 100) -> None:
    rng = np.random.default_rng(1)
    mean = np.array([getattr(TASTE, name) for name in BATTLE] + TASTE.hold)
    deviation = np.maximum(0.25 * np.abs(mean), 0.1)
    for number in range(rounds):
        tastes = [mean, *(mean + deviation * rng.standard_normal((tries - 1, len(mean))))]
        shares = []
        for taste in tastes:
            try_taste(taste)
            seeds = [f"{number}-{i}" for i in range(games)]
            shares.append([np.mean([won(setup, seed) for seed in seeds]) for setup in SETUPS])
        order = np.argsort([-sum(share) for share in shares])[:best]
        liked = np.array([tastes[i] for i in order])
        mean = 0.4 * mean + 0.6 * liked.mean(0)
        deviation = 0.5 * deviation + 0.5 * (liked.std(0) + 0.01)
        print(number, "so far", shares[0], "best", shares[order[0]], flush=True)
        try_taste(mean)
        save()


def try_taste(taste: Any) -> None:
    for name, value in zip(BATTLE, taste, strict=False):
        setattr(TASTE, name, max(float(value), LEAST.get(name, 0.0)))
    TASTE.hold[:] = [max(float(value), 0.0) for value in taste[len(BATTLE) :]]


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


# What each card is worth: a logistic regression of winning on the cards of decks of any taste


def deck(games: int) -> None:
    rng = random.Random(1)
    setup = GAME.setup(**HARDER, extension_1="yes")
    rows, wins = [], []
    for number in range(games):
        table = Table(GAME, setup, f"deck-{number}", log=False, keep=False)
        taste = [rng.gauss(0.5, 1) for _ in range(DEFENDERS)]
        while table.state.stage < ARRAY:
            columns = table.state.columns
            assert table.question is not None
            table.apply(
                max(
                    table.question.options,
                    key=lambda word: sum(taste[card] for card in columns[word - COLUMN_1]),
                )
            )
        rows.append(cards_of(table.state))
        play_on(table)
        wins.append(table.state.won)
    found = regression(np.array(rows, float), np.array(wins, float))
    TASTE.worth[:] = [float(value) for value in found[:DEFENDERS]]
    TASTE.grove = max(0.0, float(found[DEFENDERS]))
    print(dict(zip(CARD_NAMES, found.round(2), strict=False)), "grove", found[DEFENDERS])
    save()


def cards_of(g: Sylvion) -> list[float]:
    """How many of each card, the vitality as far as it is wanted, and a one."""
    found = [0.0] * DEFENDERS
    for card in [*g.deck, *g.feats]:
        found[card] += 1
    for zone in (g.discard, *g.hands):
        for card in range(SYLVAN):
            found[card] += zone[card]
    vitality = sum(found[4 + i] * (i + 1) for i in range(4))
    return [*found, min(vitality, GROVE), 1.0]


# How all that becomes a chance: a logistic regression of winning on what is weighed


def odds(games: int) -> None:
    rng = random.Random(1)
    setups = [*SETUPS, *(GAME.setup(mode="advanced", desolate=n) for n in ("usual", "3", "9"))]
    rows, wins = [], []
    for setup in setups:
        for number in range(games):
            table = Table(GAME, setup, f"odds-{number}", log=False, keep=False)
            seen = len(rows)
            while (question := table.question) is not None:
                if rng.random() < 0.1:
                    rows.append(summary(table.state))
                slip = rng.random() < 0.03
                table.apply(rng.choice(question.options) if slip else by_instinct(table))
            wins += [table.state.won] * (len(rows) - seen)
    found = regression(np.array(rows), np.array(wins, float))
    TASTE.chances, TASTE.time, TASTE.odds, TASTE.deck = (float(value) for value in found)
    save()


def summary(g: Sylvion) -> list[float]:
    """One, the turns, all Edge cards together, and the deck."""
    one, turns, bloom, last, threat, storm, trees, springs, hand, company = weigh(g, 0)
    cards = bloom - TASTE.dread * last - threat - TASTE.storm * storm + trees
    return [one, turns, cards + TASTE.spring * springs + hand, company]


def regression(rows: Any, wins: Any) -> Any:
    """The log-odds of each column, by Newton's method with a light ridge."""
    found = np.zeros(rows.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-rows @ found))
        curve = (rows * (chance * (1 - chance))[:, None]).T @ rows + np.eye(len(found))
        found += np.linalg.solve(curve, rows.T @ (wins - chance) - found)
    return found


def save() -> None:
    kept = json.loads(FILE.read_text())
    for name in kept:
        if name == "hold":
            kept[name] = named(TASTE.hold)
        elif name == "worth":
            kept[name] = named(TASTE.worth)
        elif name != "command":
            kept[name] = round(getattr(TASTE, name), 3)
    FILE.write_text(json.dumps(kept, indent=1) + "\n")


def named(values: list[float]) -> dict[str, float]:
    return {name: round(value, 3) for name, value in zip(CARD_NAMES, values, strict=False)}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("battle", "deck", "odds"))
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--games", type=int, default=1000)
    args = parser.parse_args()
    if args.what == "battle":
        battle(args.rounds)
    else:
        {"deck": deck, "odds": odds}[args.what](args.games)
