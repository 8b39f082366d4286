"""Find the taste of Sylvion's instinct, by playing, and write it to `data/taste.json`.

    python bench/sylvion_taste.py climb --minutes 25 --jobs 4   what wins more games
    python bench/sylvion_taste.py odds --games 300              how all that becomes a chance to win

Each starts from what the file has. It needs numpy, and goes ten times faster on a compiled build.
"""

from __future__ import annotations

import argparse
import json
import random
import secrets
import time
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np

from spinney.core.setup import Setup
from spinney.core.table import Table
from spinney.sylvion.game import GAME
from spinney.sylvion.reasons import weigh
from spinney.sylvion.state import Sylvion
from spinney.sylvion.taste import TASTE
from spinney.sylvion.words import CARD_NAMES

FILE = Path(__file__).parents[1] / "src" / "spinney" / "sylvion" / "data" / "taste.json"
NUMBERS = ("storm", "exposure", "respite", "spring", "dread", "nerve", "card", "surplus", "novelty")
NUMBERS += ("harvest", "ripening", "last", "doves", "haste", "patience", "calm", "grove")
NUMBERS += ("muster", "crowd", "levy", "orchard", "stock", "wear", "scarcity", "reserve")
CARDS = ("hold", "worth", "call")
LEAST = {"nerve": 0.2, "card": 0.1, "surplus": 0.02, "last": 0.02}
"""Nothing is below zero, and these not near it: else cards would be played for ever."""
SHAKE = {"crowd": 0.01, "scarcity": 0.02}
"""By how much these are changed to see what comes of it; others by about a seventh."""
PAIRS, STEP = 64, 0.008
ADVANCED = {"mode": "advanced"}
HARD = GAME.setup(**ADVANCED, reinforcements="2")
HARDEST = GAME.setup(**ADVANCED, desolate="9", reinforcements="2")
CLIMBS = {HARD: 0.4, HARDEST: 0.45, GAME.setup(): 0.15}
"""How many of the games are of which setup."""
ODDS = (GAME.setup(), HARD, *(GAME.setup(**ADVANCED, desolate=n) for n in ("usual", "6", "9")))


# Climbing: each game is played twice, with a taste and with its mirror image


def climb(minutes: float, jobs: int) -> None:
    """Go, step by step, where more games are won; the later steps are averaged."""
    ends = time.monotonic() + 60 * minutes
    taste = mean = tasted()
    shake = shaken(taste)
    steps = 0
    with Pool(jobs) as pool:
        while time.monotonic() < ends:
            tries = [(taste, shake, secrets.token_hex(8)) for _ in range(jobs)]
            won = 0
            for uphill, wins in pool.map(ascent, tries, 1):
                taste = [a + STEP * b * c for a, b, c in zip(taste, shake, uphill, strict=True)]
                won += wins
            steps += 1
            share = 1 / (1 + 0.35 * steps)
            mean = [a + share * (b - a) for a, b in zip(mean, taste, strict=True)]
            if steps % 25 == 0:
                print(steps, f"{won / (2 * PAIRS * jobs):.3f}", flush=True)
    take(mean)
    save()


def ascent(tried: tuple[list[float], list[float], str]) -> tuple[list[float], int]:
    """In which direction more games are won around a taste, and how many were."""
    taste, shake, seed = tried
    rng = random.Random(seed)
    uphill, wins = [0.0] * len(taste), 0
    for number in range(PAIRS):
        (setup,) = rng.choices(list(CLIMBS), list(CLIMBS.values()))
        whim = [rng.gauss(0, 1) for _ in taste]
        results = []
        for side in (1, -1):
            take([a + side * b * c for a, b, c in zip(taste, shake, whim, strict=True)])
            results.append(won(setup, f"{seed}-{number}"))
        one, other = results
        uphill = [a + b * (one - other) / 2 for a, b in zip(uphill, whim, strict=True)]
        wins += one + other
    return uphill, wins


def tasted() -> list[float]:
    """All the numbers that are climbed with."""
    found = [getattr(TASTE, name) for name in NUMBERS]
    for name in CARDS:
        found += getattr(TASTE, name)
    return found


def shaken(taste: list[float]) -> list[float]:
    """By how much each of them is changed."""
    found = [min(1.5, max(0.05, 0.15 * abs(value))) for value in taste]
    for name, value in SHAKE.items():
        found[NUMBERS.index(name)] = value
    return found


def take(taste: list[float]) -> None:
    for name, value in zip(NUMBERS, taste, strict=False):
        setattr(TASTE, name, max(value, LEAST.get(name, 0.0)))
    first = len(NUMBERS)
    for name in CARDS:
        cards = getattr(TASTE, name)
        cards[:] = taste[first : first + len(cards)]
        first += len(cards)
    TASTE.hold[:] = [max(value, 0.0) for value in TASTE.hold]


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
    parser.add_argument("what", choices=("climb", "odds"))
    parser.add_argument("--minutes", type=float, default=25)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--games", type=int, default=300)
    args = parser.parse_args()
    if args.what == "climb":
        climb(args.minutes, args.jobs)
    else:
        odds(args.games)
