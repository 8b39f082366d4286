"""An owner's file that cannot be played with is refused in one line: where, and what would do."""

import json
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from spinney.core import SetupError
from spinney.ironwood.game import GAME

OUR_BOARD = json.loads(files("spinney.ironwood").joinpath("data", "board.json").read_text("utf-8"))
MARK = {"do": "mark", "where": ["forest"], "rule": {"mod": "bonus", "damage": 1}}
GAIN: list[dict[str, Any]] = [{"do": "gain"}]

STEPS: dict[str, tuple[str, dict[str, Any], str]] = {
    "not a list": ("IC05", {"play": {}}, "play: a list is wanted, not {}"),
    "a list of words": ("IC05", {"play": ["gain"]}, "play[0]: a step is an object with a 'do'"),
    "yes for true": (
        "WW05",
        {"play": [{"do": "play", "what": "base", "moves_again": "yes"}]},
        "play[0].moves_again: true or false is wanted, not 'yes'",
    ),
    "true for a number": ("IC05", {"play": [{"do": "gain", "n": True}]}, "wanted, not True"),
    "a fraction": ("IC05", {"play": [{"do": "gain", "n": 1.5}]}, "1 to 20 is wanted, not 1.5"),
    "too many": ("IC05", {"play": [{"do": "gain", "n": 21}]}, "1 to 20 is wanted, not 21"),
    "inside an option": (
        "IC05",
        {"play": [{"do": "resolve", "options": [GAIN, [{"do": "gain"}, {"do": "grab"}]]}]},
        "play[0].options[1][1].do: 'grab' is not one of move, attack,",
    ),
    "too many options": (
        "IC05",
        {"play": [{"do": "resolve", "options": [GAIN] * 7}]},
        "play[0].options: 6 options are the most there can be",
    ),
    "what must be said": ("WW05", {"play": [{"do": "burn", "what": "any"}]}, "needs 'then'"),
    "someone else's verb": (
        "WW05",
        {"play": [{"do": "found"}]},
        "play[0]: only cards of the Ironclads can found this",
    ),
    "golems of the forest": (
        "WW05",
        {"play": [{"do": "recruit", "unit": "golems"}]},
        "play[0].unit: the Woodwalkers have no golems",
    ),
    "visions of the mountains": (
        "IC05",
        {"play": [{"do": "look", "at": "vision_deck", "then": "take_1_rest_top"}]},
        "play[0].then: only the Woodwalkers take visions",
    ),
    "visions burned by who has none": (
        "IC05",
        {"play": [{"do": "burn", "what": "visions", "then": GAIN}]},
        "play[0].what: only the Woodwalkers hold visions",
    ),
    "a mark that strengthens": (
        "IC05",
        {"permanent": {"cubes": 1, "on_place": [MARK]}},
        "permanent.on_place[0].rule.mod: a mark can only 'forbid'",
    ),
    "a rule without a mod": (
        "IC05",
        {"this_round": [{"damage": 1}]},
        "this_round[0]: a lasting rule is an object with a 'mod'",
    ),
    "a rule half said": (
        "IC05",
        {"permanent": {"cubes": 1, "while": [{"mod": "price", "what": "build"}]}},
        "permanent.while[0]: 'price' needs 'change': a number from -20 to 20, not 0",
    ),
    "a change of nothing": (
        "IC05",
        {"this_round": [{"mod": "price", "what": "build", "change": 0}]},
        "this_round[0].change: a number from -20 to 20, not 0 is wanted, not 0",
    ),
    "places either way": (
        "IC05",
        {"play": [{"do": "attack", "target": [["ferrum"], ["drll"]]}]},
        "play[0].target[1]: 'drll' is not one of mountain, forest, inner,",
    ),
    "two conditions": (
        "IC05",
        {"play": [{"do": "gain", "if": {"crystals_at_least": 1, "totem_on_board": True}}]},
        "play[0].if: one of drill_on, controls, crystals_at_least, totem_on_board is wanted",
    ),
    "a condition denied": (
        "IC05",
        {"play": [{"do": "gain", "if": {"totem_on_board": False}}]},
        "play[0].if.totem_on_board: only true can stand here",
    ),
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def refusal(**options: str) -> str:
    with pytest.raises(SetupError) as error:
        GAME.setup(**options)
    message = str(error.value)
    assert "\n" not in message
    return message


def of_cards(content: object) -> str:
    """What is said of a file of cards with this content."""
    text = content if isinstance(content, str) else json.dumps(content)
    Path("owner.json").write_text(text, "utf-8")
    message = refusal(cards="owner.json")
    assert message.startswith("owner.json: ")
    return message.removeprefix("owner.json: ")


def of_board(**changes: Any) -> str:
    """What is said of our board with these changes."""
    Path("owner.json").write_text(json.dumps({**OUR_BOARD, **changes}), "utf-8")
    return refusal(board="owner.json").removeprefix("owner.json: ")


@pytest.mark.rule("ironwood:U01")
@pytest.mark.parametrize("name", STEPS)
def test_a_card_is_refused_by_its_number_and_the_place_in_it(folder: Path, name: str) -> None:
    card, effect, message = STEPS[name]
    said = of_cards({"cards": [{"id": card, "effect": effect}]})
    assert said.startswith(f"{card}: ")
    assert message in said


@pytest.mark.rule("ironwood:U01")
@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "Input data was truncated"),
        ("cards: []", "JSON is malformed"),
        ("[]", "Expected `object`, got `array`"),
        ({}, "missing required field `cards`"),
        ({"cards": [{"id": "IC05"}]}, "missing required field `effect` - at `$.cards[0]`"),
        ({"cards": [], "board": {}}, "unknown field `board`"),
        (
            {"cards": [{"id": "IC05", "effect": {}, "damge": 1}]},
            "unknown field `damge` - at `$.cards[0]`",
        ),
        (
            {"cards": [{"id": "IC05", "effect": {}, "defense": -1}]},
            "Expected `int` >= 0 - at `$.cards[0].defense`",
        ),
        (
            {"cards": [{"id": "IC05", "effect": {}, "name": "Windfall"}]},
            "Expected `object`, got `str` - at `$.cards[0].name`",
        ),
        ({"cards": [{"id": "IC99", "effect": {}}]}, "no card 'IC99'"),
        (
            {"cards": [{"id": "IC05", "effect": {}, "icons": ["hit", "red_eye"]}]},
            "IC05: icons: no icon 'red_eye'; there is battle,",
        ),
        (
            {"cards": [{"id": "WW05", "effect": {}, "icons": ["eey"]}]},
            "WW05: icons: no icon 'eey'; there is alert,",
        ),
    ],
)
def test_a_file_that_is_no_file_of_cards_is_refused(folder: Path, content, message) -> None:
    assert message in of_cards(content)


@pytest.mark.rule("ironwood:U01")
def test_the_same_card_twice_is_refused(folder: Path) -> None:
    card = {"id": "IC05", "effect": {}}
    assert of_cards({"cards": [card, card]}) == "IC05: this card is there twice"


@pytest.mark.rule("ironwood:U01")
def test_a_file_nested_without_end_is_refused(folder: Path) -> None:
    start = '{"cards": [{"id": "IC05", "effect": '
    assert "recursion" in of_cards(start + "[" * 100_000)
    step = GAIN[0]
    for _ in range(300):
        step = {"do": "spend", "n": 1, "then": [step]}
    assert of_cards(start + json.dumps({"play": [step]}) + "}]}") == (
        "IC05: effect: it is nested too deeply"
    )


@pytest.mark.rule("ironwood:U02")
def test_a_board_that_breaks_the_rulebook_is_refused(folder: Path) -> None:
    forests = OUR_BOARD["forests"]
    lonely = {**forests["forest_1"], "touches": []}
    misled = {**forests["forest_1"], "touches": ["ferum"]}
    assert of_board(forests={**forests, "forest_1": lonely}) == (
        "forests.forest_1.touches: a forest lies between mountains"
    )
    assert "; did you mean 'ferrum'?" in of_board(forests={**forests, "forest_1": misled})
    inner = {name: {**forest, "outer": False} for name, forest in forests.items()}
    assert of_board(forests=inner) == "forests: 4 to 8 of them must be outer"
    assert "'grove' is no place" in of_board(forests={**forests, "grove": forests["forest_1"]})
    ridges = OUR_BOARD["ridges"]
    twice = [*ridges, ridges[5][::-1]]
    assert of_board(ridges=twice).startswith(f"ridges[{len(ridges)}]: palladimor and lithimar")
    assert "ridges[0]: 'forest_1' is no place" in of_board(ridges=[["auria", "forest_1"]])
    assert "Expected `array` of length 2" in of_board(paths=[["forest_1"]])


@pytest.mark.rule("ironwood:U01", "ironwood:U02")
@pytest.mark.parametrize("option", ["cards", "board"])
def test_a_file_that_is_not_there_is_named(folder: Path, option: str) -> None:
    assert refusal(**{option: "nowhere.json"}) == "nowhere.json: No such file or directory"
    assert refusal(**{option: "."}) == ".: this is no regular file"
    assert "cannot be 'my file.json'; it can be ours, or a file of your own" in refusal(
        **{option: "my file.json"}
    )


@pytest.mark.rule("ironwood:U01")
def test_the_command_says_it_in_one_line(folder: Path) -> None:
    Path("owner.json").write_text('{"cards": [{"id": "IC05", "effect": {"plya": []}}]}', "utf-8")
    command = [sys.executable, "-m", "spinney", "play", "ironwood", "-o", "cards=owner.json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert "owner.json: IC05: effect: no 'plya' here; there can be play" in line
