"""show, legal, why and apply."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import msgspec
import pytest

from spinney.core import SPECTATOR, game_named
from spinney.core.records import parse_record
from spinney.core.table import table_at
from spinney.core.text import Text

SYLVION = game_named("sylvion")


@pytest.fixture(params=["record", "position"])
def file(request: pytest.FixtureRequest) -> Path:
    path: Path = request.getfixturevalue(request.param)
    return path


def text_for(file: Path, table, language: str = "en") -> Text:
    names = ["Ann"] if file.suffix == ".spinney" else []
    return Text(SYLVION, language, names, table.question.seat)


def refused(table) -> tuple[int, str]:
    """A word that a rule forbids here, and its refusal."""
    return next(
        (word, no)
        for word in range(len(SYLVION.vocabulary))
        if (no := table.why_not(word)) is not None and no.rule
    )


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_show_draws_the_board_and_asks_the_question(spinney, file, table, language):
    ran = spinney("show", file, "--lang", language)
    text = text_for(file, table, language)
    assert (ran.status, ran.err) == (0, "")
    assert text.question(table.question) in ran.out
    assert all(text.word(option) in ran.out for option in table.question.options)


def test_show_gives_programs_what_the_seat_is_told(spinney, file, table):
    told = msgspec.json.decode(spinney("show", file, "--json").out)
    assert told["seat"] == "A"
    assert told["view"] == msgspec.to_builtins(table.view(0))
    assert told["asked"] == table.asked(0)
    assert told["returns"] is None
    public = msgspec.json.decode(spinney("show", file, "--json", "--seat", "public").out)
    assert public["view"] == msgspec.to_builtins(table.view(SPECTATOR))
    assert "options" not in public["asked"]
    everybody = msgspec.json.decode(spinney("show", file, "--json", "--seat", "all").out)
    assert everybody == [told]


def test_show_draws_svg_to_a_file_or_to_the_screen(spinney, file):
    assert spinney("show", file, "--svg", "board.svg").out == ""
    drawing = Path("board.svg").read_text("utf-8")
    assert ElementTree.fromstring(drawing).tag.endswith("svg")
    assert spinney("show", file, "--svg", "-").out.strip() == drawing.strip()


def test_legal_lists_the_options(spinney, file, table):
    ran = spinney("legal", file)
    text = text_for(file, table)
    assert f"{text.question(table.question)} ({table.question.ask.rule})" in ran.out
    told = msgspec.json.decode(spinney("legal", file, "--json").out)
    assert told["asked"] == table.asked(0)
    assert told["names"] == {
        SYLVION.vocabulary.word(option): text.word(option) for option in table.question.options
    }


def test_why_cites_the_rule_that_forbids(spinney, file, table):
    number, refusal = refused(table)
    word = SYLVION.vocabulary.word(number)
    text = text_for(file, table)
    sentence = text.refusal(refusal, table.question, number)
    ran = spinney("why", file, word)
    out = " ".join(ran.out.split())
    assert ran.status == 0
    assert out.startswith("Not possible:")
    for part in (sentence, refusal.rule, text.rule(refusal.rule), text.rule_summary(refusal.rule)):
        assert part in out
    told = msgspec.json.decode(spinney("why", file, word, "--json").out)
    assert told == {
        "choice": word,
        "name": text.word(number),
        "question": text.question(table.question),
        "possible": False,
        "refusal": refusal.name,
        "sentence": sentence,
        "rule": refusal.rule,
        "heading": text.rule(refusal.rule),
        "summary": text.rule_summary(refusal.rule),
    }


def test_why_says_that_an_option_is_possible(spinney, file, table):
    word = SYLVION.vocabulary.word(table.question.options[0])
    ran = spinney("why", file, word)
    assert ran.status == 0
    assert ran.out.startswith("Possible:")
    assert msgspec.json.decode(spinney("why", file, word, "--json").out)["possible"] is True


def test_apply_appends_to_a_record(spinney, record, table):
    words = [SYLVION.vocabulary.word(table.question.options[0])]
    table.play(words[0])
    words.append(SYLVION.vocabulary.word(table.question.options[-1]))
    table.play(words[1])
    before = record.read_bytes()
    ran = spinney("apply", record, *words)
    found = parse_record(ran.out)
    assert found.choices == table.choices
    assert found.verify().digest() == table.digest()
    assert found.names == ["Ann"]
    assert spinney("apply", record, *words, "--out", "more.spinney").out == ""
    assert Path("more.spinney").read_text("utf-8") == ran.out
    assert record.read_bytes() == before


def test_apply_gives_the_position_that_follows(spinney, position, table):
    word = SYLVION.vocabulary.word(table.question.options[0])
    start = msgspec.json.decode(position.read_bytes())
    expected = table_at(SYLVION, start, "9")
    expected.play(word)
    ran = spinney("apply", position, word, "--seed", "9")
    assert msgspec.json.decode(ran.out) == msgspec.to_builtins(expected.position())
    Path("next.json").write_text(ran.out)
    assert spinney("show", "next.json").status == 0


def test_a_position_can_be_held_at_every_question(spinney, record):
    start = {
        "game": "root",
        "options": {"seats": "eyrie,marquise"},
        "state": {
            "phase": "daylight",
            "step": "resolve",
            "clearings": {"c1": {"warriors": {"eyrie": 3}, "pieces": {"roost": 1}}},
            "players": {"eyrie": {"board": {"pending": {"recruit": ["bird"]}}}},
        },
    }
    Path("start.json").write_bytes(msgspec.json.encode(start))
    held = msgspec.json.decode(spinney("legal", "start.json", "--hold", "--json").out)
    assert (held["asked"]["ask"], held["asked"]["options"]) == ("resolve", ["bird"])
    ran = spinney("apply", "start.json", "bird", "--hold")
    assert msgspec.json.decode(ran.out)["since"]["answers"] == ["bird"]
    refused = spinney("legal", record, "--hold")
    assert (refused.status, "--hold is for positions" in refused.err) == (2, True)


def test_the_end_of_a_game_is_shown_by_its_result(spinney):
    spinney("play", "sylvion", "--seed", "5", "--bot", "A=random")
    for command in ("show", "legal"):
        assert "lost." in spinney(command, "sylvion-5.spinney").out
    told = msgspec.json.decode(spinney("show", "sylvion-5.spinney", "--json").out)
    assert (told["seat"], told["asked"], told["returns"]) == ("public", None, [0.0])
    assert msgspec.json.decode(spinney("legal", "sylvion-5.spinney", "--json").out) == {
        "asked": None,
        "question": None,
        "names": {},
    }
    ran = spinney("why", "sylvion-5.spinney", "done")
    assert (ran.status, ran.err) == (2, "spinney: the game is over\n")


# Positions that cannot be


def written(**state: object) -> Path:
    path = Path("root.json")
    path.write_bytes(msgspec.json.encode({"game": "root", "state": state}))
    return path


@pytest.mark.parametrize("command", [("show",), ("legal",), ("why", "done"), ("apply", "done")])
def test_all_faults_of_a_position_are_told_a_line_for_each(spinney, command):
    name, *words = command
    file = written(clearings={"c1": {"pieces": {"roost": 2}}}, players={"eyrie": {"points": 31}})
    ran = spinney(name, file, *words)
    assert (ran.status, ran.out) == (2, "")
    places = [line.split(": ")[2] for line in ran.err.splitlines()]
    assert ran.err.startswith("spinney: root.json: state.clearings.c1.pieces: the clearing has")
    assert places == [
        *("state.clearings.c1.pieces", "state.clearings.c1.pieces.roost"),
        "state.players.eyrie.points",
    ]


def test_by_force_a_position_is_taken_that_no_game_comes_to(spinney):
    file = written(players={"eyrie": {"points": 31}})
    *_, hint = spinney("show", file).err.splitlines()
    assert hint == "spinney: no game comes to this position; --force takes it all the same"
    for words in (("show",), ("legal",), ("hint",)):
        assert spinney(*words, file, "--force").status == 0
    assert spinney("why", file, "fox", "--force").status == 0
    file = written(players={"eyrie": {"points": 310}})
    assert "--force" not in spinney("show", file).err
    assert spinney("show", file, "--force").status == 2


def test_what_may_not_be_meant_is_said_and_the_board_is_shown(spinney):
    file = written(active="eyrie", players={"marquise": {"board": {"actions": 1}}})
    ran = spinney("show", file, "--json")
    assert ran.status == 0
    assert ran.err.startswith(
        "spinney: root.json: state.players.marquise.board.actions: this count"
    )
    assert msgspec.json.decode(ran.out)["view"]["active"] == "eyrie"
