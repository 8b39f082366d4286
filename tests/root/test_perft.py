"""How many sequences of choices there are from fixed positions: any change of the rules shows.

The positions are in `perft/`, as a table writes them. They come from golden games: the beginning of
`duel`; the Marquise in Daylight, with battles to choose, after 553 choices of `coalition`; the
Decree of the Eyrie after 496 of `mountain_five`; the Alliance in Daylight after 391 of
`winter_three`; a Vagabond in Daylight after 333 of `mountain_five`, and one with an ally who goes
along and fights after 1477 of `friends`; the conspiracies of the Cult after 196 of `souls`;
the Corvids in Daylight after 241 of `conspiracy`; the Riverfolk in Daylight after 152 of `traders`;
the Parliament of the Duchy after 329 of `tunnels`; the Hundreds in Daylight after 195 of `horde`;
the Marquise with hirelings after 332 of `hired_three`;
the Retinue of the Keepers after 390 of `relics`;
the second faction of the pool to choose after 7 of `draft`.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from perft import sequences
from root.positions import SEED
from spinney.core.table import table_at
from spinney.root.game import GAME

FOLDER = Path(__file__).parent / "perft"
COUNTED = {
    "start": [4, 16, 56, 168, 672, 672, 3128],
    "marquise": [9, 35, 125, 459, 1477, 4639],
    "eyrie": [4, 16, 55, 171, 464, 1035, 1791],
    "alliance": [8, 30, 114, 446, 1372, 4169],
    "vagabond": [9, 28, 119, 388, 1241, 3998],
    "corvids": [5, 26, 82, 314, 1203],
    "ally": [4, 13, 22, 57, 145, 355, 894, 2458],
    "cult": [4, 11, 29, 99, 288, 872],
    "duchy": [7, 19, 50, 218, 939],
    "riverfolk": [8, 19, 55, 226, 716, 2477],
    "hundreds": [4, 13, 35, 96, 237],
    "hired": [5, 19, 62, 198],
    "draft": [4, 22, 85, 376],
    "keepers": [5, 14, 43, 167, 478, 1512],
}


def test_every_position_is_counted() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(COUNTED)


@pytest.mark.parametrize("name", COUNTED)
def test_the_number_of_sequences_of_choices(name: str) -> None:
    position = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    table = table_at(GAME, position, SEED)
    depths = range(1, len(COUNTED[name]) + 1)
    assert [sequences(table, depth, SEED) for depth in depths] == COUNTED[name]
