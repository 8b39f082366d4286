"""Cards and boards of an owner's: what is read, what is refused, and how a record names them."""

import json
import os
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from ironwood.positions import asked, options, position, told
from spinney.core import RecordError, SetupError, Table
from spinney.core.records import parse_record, record_of
from spinney.core.table import table_at
from spinney.ironwood.box import load_board, load_cards
from spinney.ironwood.game import GAME

OUR_BOARD = json.loads(files("spinney.ironwood").joinpath("data", "board.json").read_text())


@pytest.fixture
def card(tmp_path: Path):
    """Write a file with one card and load it."""

    def load(effect: Any, number: str = "IC05", **fields: Any):
        path = tmp_path / "owner.json"
        path.write_text(json.dumps({"cards": [{"id": number, "effect": effect, **fields}]}))
        return load_cards(load_board(), path)

    return load


@pytest.fixture
def board(tmp_path: Path):
    """Write our board with changes and load it."""

    def load(**changes: Any):
        path = tmp_path / "board.json"
        path.write_text(json.dumps({**OUR_BOARD, **changes}))
        return load_board(path)

    return load


@pytest.mark.rule("ironwood:U01")
def test_an_owners_card_replaces_ours_and_is_no_reconstruction(card) -> None:
    box = card({"play": [{"do": "gain", "n": 4}]}, damage=5, name={"en": "Windfall"})
    number = GAME.vocabulary.number("IC05")
    assert box.effects[number].play[0].n == 4
    assert (box.damage[number], box.defense[number]) == (5, 0)
    assert "IC05" not in box.reconstructed
    assert len(box.reconstructed) == 75
    assert box.owners == {"IC05": {"name": {"en": "Windfall"}, "text": {}}}


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ([], "IC05: effect: an object is wanted, not []"),
        ({"plya": []}, "IC05: effect: no 'plya' here; there can be play,"),
        ({"play": [{"n": 1}]}, "IC05: play[0]: a step is an object with a 'do'"),
        ({"play": [{"do": "gian"}]}, "IC05: play[0].do: 'gian' is not one of move, attack,"),
        ({"play": [{"do": "gain", "m": 1}]}, "IC05: play[0]: no 'm' here; there can be do, if, n"),
        ({"play": [{"do": "gain", "n": 0}]}, "play[0].n: a number from 1 to 20 is wanted, not 0"),
        ({"play": [{"do": "move"}]}, "IC05: play[0]: 'move' needs 'what'"),
        (
            {"play": [{"do": "move", "what": "drills"}]},
            "play[0].what: 'drills' is not one of warriors, warbands, drill; did you mean 'drill'?",
        ),
        (
            {"play": [{"do": "recruit", "unit": "golems", "where": ["montain"]}]},
            "play[0].where: 'montain' is not one of mountain, forest, inner,",
        ),
        ({"play": [{"do": "discover"}]}, "play[0]: only cards of the Woodwalkers can discover"),
        (
            {"play": [{"do": "attack", "victory": [{"do": "steal", "n": "half"}]}]},
            "play[0].victory[0].n: a number from 1 to 20, or half_up is wanted, not 'half'",
        ),
        ({"burned": [{"do": "gain"}]}, "burned: only cards of the Woodwalkers act"),
        ({"permanent": {}}, "permanent: 'cubes' is missing"),
        (
            {"permanent": {"cubes": 2, "each_combat": {"mod": "bonsu"}}},
            "permanent.each_combat.mod: 'bonsu' is not one of bonus, forbid, wager,",
        ),
        (
            {"permanent": {"cubes": 2, "when": [{"event": "dawn", "do": []}]}},
            "permanent.when[0].event: 'dawn' is not one of drill_advances,",
        ),
        (
            {"play": [{"do": "hopper", "op": "unload", "if": {"drill_at": ["own"]}}]},
            "; did you mean 'drill_on'?",
        ),
        ({"play": [{"do": "resolve", "options": [[]]}]}, "options[0]: an option has at least one"),
    ],
)
def test_a_card_that_breaks_the_language_is_refused_where_it_does(card, effect, message) -> None:
    with pytest.raises(SetupError) as error:
        card(effect)
    assert message in str(error.value)
    assert "owner.json" in str(error.value)


def test_a_card_that_does_not_exist_is_refused(card) -> None:
    with pytest.raises(SetupError, match=r"no card 'IC5'; there is .*; did you mean 'IC\d5'\?"):
        card({}, number="IC5")
    with pytest.raises(SetupError, match="Expected `int` <= 20"):
        card({}, damage=21)


@pytest.mark.rule("ironwood:U02")
def test_an_owners_board_is_played_on(board) -> None:
    paths = [path for path in OUR_BOARD["paths"] if path != ["forest_5", "forest_6"]]
    found = board(paths=paths, reconstructed=False)
    assert not found.reconstructed
    assert 16 not in found.near[15]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"ridges": OUR_BOARD["ridges"][1:]}, "ridges: Ferrum is linked to auria, lithimar"),
        ({"paths": [["forest_1", "forest_99"]]}, "paths[0]: 'forest_99' is no place"),
        ({"paths": [["forest_1", "forest_1"]]}, "paths[0]: forest_1 and forest_1 cannot be linked"),
        ({"paths": OUR_BOARD["paths"][3:]}, "nothing leads to 'forest_5'"),
        ({"mountains": {}}, "mountains: 'ferrum' is missing"),
        ({"rivers": []}, "unknown field `rivers`"),
    ],
)
def test_a_board_that_cannot_be_is_refused(board, changes, message) -> None:
    with pytest.raises(SetupError) as error:
        board(**changes)
    assert message in str(error.value)


@pytest.mark.rule("ironwood:U01")
def test_a_record_names_the_file_and_what_was_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "owner.json"
    path.write_text('{"cards": [{"id": "WW02P", "effect": {"play": [{"do": "gain", "n": 7}]}}]}')
    setup = GAME.setup(cards="owner.json", first_draw="two")
    assert setup["cards"].startswith("owner.json@")
    table = Table(GAME, setup, "acorn")
    table.play("WW02P")
    assert table.view(0)["sides"][0]["crystals"] == 8
    assert "WW02P" not in table.view(0)["reconstructed"]["cards"]
    record = record_of(table)
    assert parse_record(record, files=True).verify().digest() == table.digest()
    with pytest.raises(RecordError, match=r"cards can name a file .* only; there, --trust-files"):
        parse_record(record)
    assert table_at(GAME, table.position(), "acorn").digest() == table.digest()
    path.write_text('{"cards": []}')
    with pytest.raises(SetupError, match=r"owner.json: this is version \w{8}; version \w{8}"):
        GAME.setup(cards=setup["cards"])


def test_a_file_that_cannot_be_read_is_named() -> None:
    with pytest.raises(SetupError, match=r"nowhere.json: No such file"):
        GAME.setup(cards="nowhere.json")
    with pytest.raises(SetupError, match=r"option board cannot be 'my board.json'"):
        GAME.setup(board="my board.json")


@pytest.mark.parametrize("option", ["cards", "board"])
def test_only_a_regular_file_of_some_size_is_read(option: str, tmp_path: Path) -> None:
    """Nothing is waited for, nothing without an end is begun, and nothing of it is shown."""
    pipe, large = tmp_path / "pipe", tmp_path / "large.json"
    os.mkfifo(pipe)
    large.write_bytes(b" " * 1_000_001)
    for file, why in {
        "/dev/zero": "this is no regular file",
        str(pipe): "this is no regular file",
        str(tmp_path): "this is no regular file",
        str(large): "a file of more than 1,000,000 bytes is not read",
        "nul\0": "no file has such a name",
    }.items():
        with pytest.raises(SetupError) as error:
            GAME.setup(**{option: file})
        assert str(error.value) == f"{file}: {why}"


@pytest.mark.parametrize("text", ["root:$6$secret:19000", '"secret"', '["secret"]', "{secret"])
def test_what_is_in_a_file_of_another_kind_is_not_told(text: str, tmp_path: Path) -> None:
    path = tmp_path / "shadow"
    path.write_text(text)
    with pytest.raises(SetupError) as error:
        GAME.setup(cards=str(path))
    assert "secret" not in str(error.value)


# What no card of ours uses


def owner_table(tmp_path: Path, own: list[dict[str, Any]], **state: Any) -> Table[Any]:
    path = tmp_path / "owner.json"
    path.write_text(json.dumps({"cards": own}))
    return table_at(GAME, {"options": {"cards": str(path)}, "state": state}, "acorn")


def test_a_price_in_play_changes_what_is_paid(tmp_path: Path) -> None:
    rules = [
        {"mod": "price", "what": "recruit", "change": -1},
        {"mod": "price", "what": "build", "change": 1},
    ]
    card = {"id": "IC05", "effect": {"permanent": {"cubes": 2, "while": rules}}}
    cards = {"ironclads": {"in_play": ["IC05"]}}
    table = owner_table(
        tmp_path,
        [card],
        stage="enlist",
        slot=6,
        side="ironclads",
        cards=cards,
        cubes={"IC05": 1},
        crystals={"ironclads": 1},
    )
    table.play("ferrum")
    assert table.view(0)["sides"][1]["crystals"] == 2  # none left, and two gained
    table = owner_table(
        tmp_path,
        [card],
        side="ironclads",
        cards=cards,
        cubes={"IC05": 1},
        warriors={"chromia": 1},
        sites={"chromia": "foundation"},
        crystals={"ironclads": 6},
    )
    for word in ("IC01P", "build", "pay", "chromia"):
        table.play(word)
    assert table.view(0)["sides"][1]["crystals"] == 0


@pytest.mark.rule("ironwood:13.2")
def test_ironclads_burn_cards_of_their_own_and_see_no_visions(tmp_path: Path) -> None:
    burn = {"do": "burn", "what": "any", "then": [{"do": "gain", "n": 3}]}
    table = owner_table(
        tmp_path,
        [{"id": "IC05", "effect": {"play": [burn]}}],
        side="ironclads",
        cards={"ironclads": {"hand": ["IC05", "IC06", "IC01P", "IC02P", "IC03P"]}},
        visions={"hand": ["vision_auria"]},
    )
    table.play("IC05")
    assert options(table) == {"IC06", "done"}


@pytest.mark.rule("ironwood:3.9")
def test_permanents_wait_for_what_happens_and_their_owner_orders_them(tmp_path: Path) -> None:
    def waiting(number: str, steps: list[dict[str, Any]]) -> dict[str, Any]:
        when = [{"event": "founded", "do": steps}]
        return {"id": number, "effect": {"permanent": {"cubes": 2, "when": when}}}

    table = owner_table(
        tmp_path,
        [
            waiting("IC05", [{"do": "gain", "n": 1}]),
            waiting("IC06", [{"do": "draw", "what": "specials", "n": 1}]),
        ],
        side="ironclads",
        cards={"ironclads": {"in_play": ["IC05", "IC06"]}},
        cubes={"IC05": 1, "IC06": 1},
        warriors={"chromia": 1},
    )
    for word in ("IC03P", "found", "chromia"):
        table.play(word)
    assert table.question.ask.name == "next"
    table.play("IC06")
    names = [event.name for event in table.events(1)]
    assert names.index("drew") < names.index("gained")


@pytest.mark.parametrize(
    ("condition", "happens"),
    [
        ({"controls": ["mountain", "outer"]}, True),
        ({"controls": ["ferrum"]}, False),
        ({"crystals_at_least": 2}, True),
        ({"crystals_at_least": 3}, False),
        ({"totem_on_board": True}, True),
        ({"drill_on": ["ferrum"]}, True),
        ({"drill_on": ["mountain", "own"]}, False),
    ],
)
def test_conditions(tmp_path: Path, condition: dict[str, Any], happens: bool) -> None:
    step = {"do": "gain", "n": 5, "if": condition}
    table = owner_table(
        tmp_path,
        [{"id": "IC01P", "effect": {"play": [step]}}],
        side="ironclads",
        warriors={"chromia": 1},
        totems={"intact": ["forest_9"]},
        crystals={"ironclads": 2},
    )
    table.play("IC01P")
    assert table.view(0)["sides"][1]["crystals"] == (7 if happens else 2)


@pytest.mark.rule("ironwood:8.1", "ironwood:8.3")
@pytest.mark.parametrize("forges", [[], ["cobaltis", "cuprumis"]])
def test_a_card_that_builds_twice_goes_on_unless_it_has_won(
    tmp_path: Path, forges: list[str]
) -> None:
    table = owner_table(
        tmp_path,
        [{"id": "IC01P", "effect": {"play": [{"do": "build", "n": 2}]}}],
        side="ironclads",
        warriors={"chromia": 1, "gallimor": 1},
        sites={"chromia": "foundation", "gallimor": "foundation"} | dict.fromkeys(forges, "forge"),
    )
    for word in ("IC01P", "chromia"):
        table.play(word)
    assert table.over == bool(forges)
    if not forges:
        assert asked(table) == "build"
        table.play("gallimor")
        assert table.view(0)["sides"][1]["achieved"] == 2


GAIN: dict[str, Any] = {"do": "gain"}
NOTHING_TO_BURN = {"do": "burn", "what": "specials", "n": 1, "then": [GAIN]}
NOBODY_TO_ATTACK = {"do": "attack"}


@pytest.mark.rule("ironwood:U07")
@pytest.mark.parametrize(
    ("step", "offered"),
    [
        (NOTHING_TO_BURN, False),
        ({**NOTHING_TO_BURN, "what": "any"}, True),
        ({"do": "resolve", "k": 1, "options": [[NOBODY_TO_ATTACK], [NOTHING_TO_BURN]]}, False),
        ({"do": "resolve", "k": 1, "options": [[NOBODY_TO_ATTACK], [GAIN]]}, True),
        ({"do": "opponent_chooses", "options": [[NOBODY_TO_ATTACK]]}, False),
        ({"do": "opponent_chooses", "options": [[NOBODY_TO_ATTACK], [GAIN]]}, True),
    ],
)
def test_an_option_is_offered_if_anything_in_it_can_be_done(
    tmp_path: Path, step: dict[str, Any], offered: bool
) -> None:
    """One has a vision to burn, and no card; one has warriors, but nobody is there to attack."""
    draw = {"do": "draw", "what": "specials", "n": 1}
    effect = {"play": [{"do": "resolve", "k": 1, "options": [[step], [draw]]}]}
    table = owner_table(
        tmp_path,
        [{"id": "WW01P", "effect": effect}],
        warriors={"forest_9": 2},
        visions={"hand": ["vision_auria"]},
    )
    table.play("WW01P")
    assert options(table) >= {"draw", "done"}
    assert len(options(table)) == (3 if offered else 2)


@pytest.mark.rule("ironwood:6.1", "ironwood:7.10")
def test_units_that_retreat_leave_those_that_have_moved_as_they_are(tmp_path: Path) -> None:
    """Of two golems and two warriors at Auria one each has moved, whoever came last."""
    move = {"do": "move", "what": "warbands", "n": 1}
    table = owner_table(
        tmp_path,
        [{"id": "IC01P", "effect": {"play": [{"do": "attack"}, move]}}],
        side="ironclads",
        warriors={"forest_9": 7, "zincur": 1, "auria": 1},
        golems={"zincur": 1, "auria": 1},
        moved={"auria": 1},
        moved_golems={"auria": 1},
    )
    for word in ("IC01P", "zincur", "none", "none", "auria"):
        table.play(word)
    assert table.view(0)["places"]["auria"] == {"warriors": 2, "golems": 2}
    for word in ("auria", "chromia"):
        table.play(word)
    assert (asked(table), options(table)) == ("how-many-golems", {"0", "1"})
    table.play("1")
    assert (asked(table), options(table)) == ("how-many-warriors", {"0", "1"})


@pytest.mark.rule("ironwood:U02", "ironwood:U62")
def test_nobody_threatens_a_mountain_that_no_forest_touches(tmp_path: Path) -> None:
    forests = {
        name: forest | {"touches": [each for each in forest["touches"] if each != "plumbarum"]}
        for name, forest in OUR_BOARD["forests"].items()
    }
    path = tmp_path / "board.json"
    path.write_text(json.dumps({**OUR_BOARD, "forests": forests}))
    described = position(
        solo="automacier",
        side="ironclads",
        ic="IC05 IC04",
        automaton={"alert": False},
        warriors={"ferrum": 3, "gallimor": 1, "zincur": 3},
        sites={"gallimor": "foundation", "plumbarum": "foundation"},
        crystals={"ironclads": 5},
    )
    described["options"]["board"] = str(path)
    table = table_at(GAME, described, "acorn")
    assert told(table, "nobody-moves") == [("for_protect",)]
