"""A first agent: it learns by trial and error to play Root's Marquise among three random players.

    python docs/first_agent/train.py --games 600 --out curve.svg --policy marquise.npz

It knows nothing but numbers: for each kind of question it keeps a liking for each word, plays each
word as often as it likes it, and after a game likes what it did more if the game went better than
usual (REINFORCE with a running baseline). That is all; it takes a minute or two. What it has
learned is kept in the file named by --policy, from which it goes on the next time.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import gymnasium
import numpy as np

import spinney.env.solo  # noqa: F401 (makes the games known)
from spinney.core.errors import SpinneyError
from spinney.env.encoding import Encoding

RATE = 0.05
"""How far one game moves the likings."""


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("--games", type=int, default=600)
    reader.add_argument("--out", type=Path)
    reader.add_argument("--policy", type=Path)
    given = reader.parse_args()
    env = gymnasium.make("spinney/Root-v0", seat=0, bot="random")
    encoding = env.unwrapped.encoding
    try:
        likings = load(given.policy, encoding)
    except SpinneyError as error:
        sys.exit(f"{given.policy}: {error}")
    wins = train(env, given.games, likings)
    if given.policy:
        save(given.policy, encoding, likings)
    curve = [float(np.mean(wins[at : at + 100])) for at in range(0, given.games, 100)]
    print(json.dumps(curve))
    if given.out:
        plot(curve, given.out)


def load(policy: Path | None, encoding: Encoding) -> np.ndarray:
    """The likings of a policy, or none yet; refuses one that was learned with other numbers."""
    if policy is None or not policy.exists():
        asked = encoding.parts["ask"]
        return np.zeros((asked.stop - asked.start, encoding.actions))
    with np.load(policy) as kept:
        encoding.check(str(kept["digest"]) if "digest" in kept else None)
        return kept["likings"]


def save(policy: Path, encoding: Encoding, likings: np.ndarray) -> None:
    with policy.open("wb") as file:
        np.savez(file, digest=encoding.digest, likings=likings)


def train(env: gymnasium.Env, games: int, likings: np.ndarray) -> list[float]:
    """Play and learn; what each game returned."""
    chance = np.random.default_rng(1)
    asked = env.unwrapped.encoding.parts["ask"]
    usual = 0.5
    wins = []
    for game in range(games):
        seen, info = env.reset(seed=game)
        change = np.zeros_like(likings)
        choices, over, reward = 0, False, 0.0
        while not over:
            ask = int(np.argmax(seen[asked]))
            legal = np.flatnonzero(info["action_mask"])
            likely = np.exp(likings[ask, legal] - likings[ask, legal].max())
            likely /= likely.sum()
            action = chance.choice(legal, p=likely)
            change[ask, legal] -= likely
            change[ask, action] += 1
            choices += 1
            seen, reward, over, _, info = env.step(action)
        wins.append(float(reward))
        likings += RATE * (reward - usual) * change
        usual += 0.02 * (reward - usual)
    return wins


def plot(curve: list[float], out: Path) -> None:
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.plot([100 * (at + 1) for at in range(len(curve))], curve, marker="o")
    axes.axhline(curve[0], linestyle=":", color="grey")
    axes.set(xlabel="games played", ylabel="share won of the last 100", ylim=(0, 1))
    figure.savefig(out)


if __name__ == "__main__":
    main()
