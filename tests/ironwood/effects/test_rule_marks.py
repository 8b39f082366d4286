"""Every card is named by a test in the file of its side; for all rules see `test_rule_marks.py`."""

import ast
from pathlib import Path

import pytest

from spinney.ironwood.words import CARD_NAMES

FILES = {"WW": "test_woodwalker_cards.py", "IC": "test_ironclad_cards.py"}


@pytest.mark.parametrize("prefix", FILES)
def test_every_card_has_a_test_in_the_file_of_its_side(prefix: str) -> None:
    source = Path(__file__).with_name(FILES[prefix]).read_text("utf-8")
    marked = {
        node.value.removeprefix("ironwood:")
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and str(node.value).startswith("ironwood:")
    }
    assert [card for card in CARD_NAMES if card.startswith(prefix) and card not in marked] == []
