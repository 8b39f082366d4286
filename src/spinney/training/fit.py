"""Fit a net to samples of games: the one part of a training that needs torch.

It is run as a program, by any Python that has torch and numpy, and imports nothing of Spinney:

    python fit.py ORDER.json

The order names the files of samples, the file for the weights, and the knobs below. At first a net
is fitted to how the games ended, unless the order begins with one. Then, some rounds long, a new
one is fitted to what the last one said a little later in the same game (TD): that says more of a
position than how it all ended.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import numpy as np
import torch

SEATS = 6
"""No position has more."""
HELD_BACK = 10
"""Every so-manieth game is not fitted to, but shows how well the net foretells others."""


class Samples:
    """All positions: of each seat some cells and their amounts, filled up to the same number."""

    def __init__(self, order: dict[str, Any], device: str) -> None:
        cells = order["cells"]
        found = [dict(np.load(file)) for file in order["samples"]]
        joined = {name: np.concatenate([each[name] for each in found]) for name in found[0]}
        counts = joined["counts"].astype(np.int64)
        width = int(counts.max())
        filled = np.arange(width)[None, :] < counts[:, None]
        padded = np.full((len(counts), width), cells, dtype=np.int16)
        amounts = np.zeros((len(counts), width), dtype=np.int16)
        padded[filled] = joined["cells"].astype(np.int16)
        amounts[filled] = joined["amounts"]
        squares = np.zeros(cells + 1)
        times = np.zeros(cells + 1)
        np.add.at(squares, joined["cells"], joined["amounts"].astype(np.float64) ** 2)
        np.add.at(times, joined["cells"], 1)
        self.usual = np.sqrt(squares / np.maximum(times, 1))
        """How much of each cell there is, where there is any."""
        self.usual[times == 0] = 1
        seats = joined["seats"].astype(np.int64)
        first = np.cumsum(seats) - seats
        self.lengths = joined["lengths"].astype(np.int64)
        """How many positions each game has."""
        games = np.repeat(np.arange(len(self.lengths)), self.lengths)
        seat = np.arange(SEATS)[None, :]
        self.there = torch.from_numpy(seat < seats[:, None]).to(device)
        rows = np.where(seat < seats[:, None], first[:, None] + seat, 0)
        self.rows = torch.from_numpy(rows).to(device)
        self.cells = torch.from_numpy(padded).to(device)
        self.amounts = torch.from_numpy(amounts).to(device)
        self.returns = self.by_seat(joined["returns"])
        odds = np.clip(joined["reasons"], order["sure"], 1 - order["sure"])
        self.base = order["reasons"] * self.by_seat(np.log(odds / (1 - odds)))
        """The log-odds that a net adds to."""
        held = torch.from_numpy(games % HELD_BACK == HELD_BACK - 1)
        self.fitted = torch.nonzero(~held).flatten().to(device)
        self.held_back = torch.nonzero(held).flatten().to(device)
        self.device = device

    def __len__(self) -> int:
        return len(self.rows)

    def by_seat(self, numbers: Any) -> Any:
        """What is told seat after seat, by position and seat."""
        found = torch.from_numpy(numbers.astype(np.float32)).to(self.there.device)
        return found[self.rows] * self.there


class Net(torch.nn.Module):  # type: ignore[misc, unused-ignore]
    def __init__(self, cells: int, usual: Any, order: dict[str, Any]) -> None:
        super().__init__()
        first, second = order["first"], order["second"]
        self.most = order["most"]
        self.bag = torch.nn.EmbeddingBag(cells + 1, first, mode="sum", padding_idx=cells)
        torch.nn.init.normal_(self.bag.weight, std=0.12)
        with torch.no_grad():
            self.bag.weight[cells] = 0
        self.bias = torch.nn.Parameter(torch.zeros(first))
        self.own = torch.nn.Linear(first, second)
        self.mean = torch.nn.Linear(first, second, bias=False)
        self.last = torch.nn.Linear(second, 1)
        torch.nn.init.zeros_(self.last.weight)  # at first it is all as the reasons say
        self.drop = torch.nn.Dropout(order["dropout"])
        self.register_buffer("usual", torch.from_numpy(usual).float())

    def forward(self, cells: Any, amounts: Any, there: Any) -> Any:
        """Log-odds, by position and seat."""
        positions = len(there)
        first = self.added_up(cells, amounts / self.usual[cells]) + self.bias
        first = self.drop(first.clamp(0, self.most)).view(positions, SEATS, -1)
        first = first * there[:, :, None]
        mean = first.sum(1) / there.sum(1)[:, None]
        second = (self.own(first) + self.mean(mean)[:, None, :]).clamp(0, self.most)
        return self.last(self.drop(second))[:, :, 0]

    def added_up(self, cells: Any, shares: Any) -> Any:
        """The rows of the first layer, each times its share; a GPU is quicker without picking."""
        if not cells.is_cuda:
            return self.bag(cells, per_sample_weights=shares)
        full = torch.zeros(len(cells), len(self.usual), device=cells.device)
        return full.scatter_add_(1, cells, shares) @ self.bag.weight


def look_at(samples: Samples, which: Any) -> tuple[Any, Any, Any]:
    rows = samples.rows[which].flatten()
    cells, amounts = samples.cells[rows].long(), samples.amounts[rows].float()
    return cells, amounts, samples.there[which]


def loss_of(said: Any, wanted: Any, there: Any) -> Any:
    """How far log-odds are from what was wanted, on the mean over all seats."""
    each = torch.nn.functional.binary_cross_entropy_with_logits(said, wanted, reduction="none")
    return (each * there).sum() / there.sum()


def new_net(samples: Samples, cells: int, order: dict[str, Any]) -> Net:
    """A net that adds nothing yet, or the one that the order begins with."""
    net = Net(cells, samples.usual, order)
    if order["start"]:
        known = dict(np.load(order["start"]))
        empty = np.zeros((1, known["bag.weight"].shape[1]), dtype=np.float32)
        known["bag.weight"] = np.concatenate(
            [known["bag.weight"] * samples.usual[:cells, None], empty]
        )
        with torch.no_grad():
            for name, each in net.named_parameters():
                each.copy_(torch.from_numpy(known[name]))
    net.to(samples.device)
    return net


def fit(samples: Samples, wanted: Any, cells: int, order: dict[str, Any]) -> Net:
    net = new_net(samples, cells, order)
    batch = min(order["batch"], max(64, len(samples.fitted) // 50))
    batches = max(1, len(samples.fitted) // batch)
    rate, decay = order["rate"], order["decay"]
    best = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=decay)
    pace = torch.optim.lr_scheduler.OneCycleLR(
        best, max_lr=rate, total_steps=order["epochs"] * batches
    )
    net.train()
    for _ in range(order["epochs"]):
        shuffled = samples.fitted[torch.randperm(len(samples.fitted), device=samples.device)]
        for number in range(batches):
            which = shuffled[number * batch : (number + 1) * batch]
            cells_, amounts, there = look_at(samples, which)
            best.zero_grad(set_to_none=True)
            said = samples.base[which] + net(cells_, amounts, there)
            loss_of(said, wanted[which], there).backward()
            best.step()
            pace.step()
    net.eval()
    return net


def say(net: Net, samples: Samples, batch: int) -> Any:
    """The log-odds of all positions, the reasons' share included."""
    everything = torch.arange(len(samples), device=samples.device)
    with torch.no_grad():
        added = [net(*look_at(samples, which)) for which in everything.split(batch)]
        return samples.base + torch.cat(added)


def later(samples: Samples, said: Any, share: float) -> Any:
    """What was said later in each game, the nearer the more: TD(lambda)."""
    values, wanted = torch.sigmoid(said), samples.returns.clone()
    lengths = torch.from_numpy(samples.lengths).to(samples.device)
    ends = torch.cumsum(lengths, 0)
    last = ends - 1
    coming = samples.returns[last.clamp(min=0)]
    for back in range(1, int(lengths.max())):
        going_on = lengths > back
        at = last[going_on] - back
        coming[going_on] = (1 - share) * values[at + 1] + share * coming[going_on]
        wanted[at] = coming[going_on]
    return wanted


def main(order: dict[str, Any]) -> None:
    began = time.perf_counter()
    torch.manual_seed(order["seed"])
    device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cpu" and order["threads"]:
        torch.set_num_threads(order["threads"])
    samples, cells = Samples(order, device), order["cells"]
    losses = []
    begun = bool(order["start"])
    net = new_net(samples, cells, order) if begun else fit(samples, samples.returns, cells, order)
    for number in range(order["rounds"] + 1):
        said = say(net.eval(), samples, order["batch"])
        held = samples.held_back
        if len(held):
            loss = loss_of(said[held], samples.returns[held], samples.there[held])
            losses.append(round(float(loss), 4))
        if number < order["rounds"]:
            net = fit(samples, later(samples, said, order["lambda"]), cells, order)
    weights = {name: each.detach().cpu().numpy() for name, each in net.named_parameters()}
    weights["bag.weight"] = weights["bag.weight"][:cells] / samples.usual[:cells, None]
    seconds = round(time.perf_counter() - began, 1)
    told = {"positions": len(samples), "losses": losses, "seconds": seconds, "device": device}
    np.savez(order["weights"], **weights)
    print(json.dumps(told))


if __name__ == "__main__":
    with open(sys.argv[1]) as file:
        main(json.load(file))
