"""How many sequences of choices there are from fixed positions: any change of the rules shows."""

from typing import Any

import pytest

from perft import sequences
from sylvion.positions import SEED, at

DEFENCE: dict[str, Any] = {
    "board": {"a2": "elemental_2", "b4": "elemental_0", "c3": "fountain_2"},
    "stacks": ["blaze elemental_1", "simoon blaze", "elemental_3 blaze", "elemental_0 simoon"],
    "hands": ["whale elephant fountain_1 hedgehogs"],
    "deck": "owl tree_2 fountain_3 tree_4",
}
MOBILISATION: dict[str, Any] = {
    "mode": "advanced",
    "extension_1": "yes",
    "stage": "summon",
    "pile": "owl treason stag feat_owl fish whale tree_4 treason tree_1 tree_2 tree_3 doves",
    "desertion": [4, 2, 1, 3],
    "deck": "fountain_1 fountain_2 fountain_3 fountain_4",
}
SILENCE: dict[str, Any] = {
    "mode": "advanced",
    "players": 2,
    "hidden": True,
    "extension_1": "yes",
    "extension_2": "yes",
    "board": {"a1": "geyser", "a3": "bearer_2", "d2": "tree_1"},
    "figure": "a3",
    "stacks": ["temporal_tornado", "desiccation", "elemental_1", "demobilisation"],
    "hands": ["stag squirrels fish", "owl hedgehogs"],
    "feats": "feat_hedgehogs",
    "deck": "treason tree_2 fountain_3 tree_4 whale",
    "discard": "doves elephant",
    "bloom": 5,
}
FISH_FIRST: dict[str, Any] = {"fish_points": "first"}


@pytest.mark.parametrize(
    ("fields", "counted"),
    [
        pytest.param(DEFENCE, [4, 23, 96, 408], id="defence"),
        pytest.param(MOBILISATION, [4, 12, 57, 118], id="mobilisation"),
        pytest.param(SILENCE, [6, 19, 63, 194], id="silence"),
        pytest.param(SILENCE | FISH_FIRST, [6, 19, 63, 198], id="silence, points before cards"),
    ],
)
def test_the_number_of_sequences_of_choices(fields: dict[str, Any], counted: list[int]) -> None:
    table = at(**fields)
    assert [sequences(table, depth, SEED) for depth in (1, 2, 3, 4)] == counted
