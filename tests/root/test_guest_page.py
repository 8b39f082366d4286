"""The page on how a faction is added shows the guest as it is."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = (HERE.parents[1] / "docs" / "root" / "a-faction.md").read_text("utf-8")
GUEST = "\n".join(file.read_text("utf-8") for file in sorted((HERE / "guest").glob("*.py")))
SHOWN = [
    part.strip("\n")
    for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    for part in block.split("…\n")
]


@pytest.mark.parametrize("part", SHOWN)
def test_what_is_shown_is_there(part: str) -> None:
    assert part in GUEST


def test_every_file_of_the_folder_is_listed() -> None:
    listed = PAGE.partition("```text")[2].partition("```")[0]
    ours = {file.name for file in (HERE / "guest").iterdir() if file.name != "__pycache__"}
    helpers = {"mixes.py", "proof.py", "citations.txt"}
    missing = [name for name in sorted(ours - helpers) if name not in listed]
    assert missing == []
