"""Records: whole games as text, read back exactly or refused with the line."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magpie.game import GAME, Nest
from spinney.core import RecordError, SpinneyError, Table, game_named
from spinney.core.records import parse_record, record_of, write_atomically
from spinney.core.registry import game_names
from spinney.core.setup import YES_NO, Option, parse_options
from spinney.core.table import table_at

RECORD = """\
spinney record 3
game magpie
options seats=3
seed acorn
seats Ann | Bob | Cleo

turn 1
A: pass
B: bid 5
C: pass
turn 2
A: dare 8
B: pass
end 7 dd3a9e3ef1ac3793
"""
OLD = """\
spinney record 1
game magpie
options seats=2
seed acorn
seats Ann | Bob

turn 1
A: pass
B: bid 2
turn 2
A: dare 8
B: pass
end 6 577b696390f57b19
"""
"""Version 1 wrote every option down, and its digest is over them all."""
VERSION_2 = RECORD.replace("record 3", "record 2").replace("dd3a9e3ef1ac3793", "cadab175afcf8a7b")
HERE = Path(__file__).parent


def test_a_record_reads_like_this() -> None:
    table = parse_record(RECORD).verify()
    assert record_of(table, ["Ann", "Bob", "Cleo"]) == RECORD


def test_a_record_knows_setup_seed_names_and_lines() -> None:
    record = parse_record(RECORD)
    assert record.game is GAME
    assert record.setup == GAME.setup(seats=3)
    assert (record.seed, record.names) == ("acorn", ["Ann", "Bob", "Cleo"])
    assert record.lines == [8, 9, 9, 10, 12, 12, 13]


def test_a_record_can_be_replayed_in_part() -> None:
    assert len(parse_record(RECORD).replay(3).choices) == 3
    assert parse_record(RECORD).replay(0).choices == []


def test_comments_and_spacing_do_not_matter() -> None:
    changed = RECORD.replace("B: pass", "  B:   pass  # a pity").replace("turn 2", "\nturn 2")
    assert parse_record(changed).verify().digest() == parse_record(RECORD).digest


def test_a_game_that_has_not_begun_is_a_record_too() -> None:
    text = record_of(Table(GAME, GAME.setup(), "acorn"))
    assert parse_record(text).verify().choices == []


def line(number: int, text: str) -> str:
    """The record with another text on one line, counted from 1."""
    lines = RECORD.splitlines()
    lines[number - 1] = text
    return "\n".join(lines)


WRONG = {
    "empty": ("", "line 1: 'spinney record 3' is wanted, not ''"),
    "something else": ("GIF89a", "line 1: 'spinney record 3' is wanted, not 'GIF89a'"),
    "another version": (line(1, "spinney record 4"), "line 1: 'spinney record 3' is wanted"),
    "no game": (line(2, "seeds 3"), "line 2: 'seeds' cannot stand here"),
    "twice": (line(2, "seed 3"), "line 4: 'seed' cannot stand here"),
    "unknown game": (line(2, "game chess"), "header: no game 'chess'"),
    "unknown option": (line(3, "options seats=3 fog=no"), "header: magpie has no option 'fog'"),
    "bad option": (line(3, "options seats"), "header: cannot read option 'seats'"),
    "escape in a name": (line(5, "seats \x1b[2J | B"), r"line 5: a name cannot have '\x1b' in it"),
    "endless name": (line(5, "seats " + "x" * 2600), "line 5: a name has at most 40 characters"),
    "unseen name": (line(5, "seats A | \u200b"), r"line 5: a name cannot have '\u200b' in it"),
    "odd blanks": (line(5, "seats A |  B"), "line 5: ' B' is not written as a name is"),
    "too many names": (line(5, "seats A | B | C | D"), "line 5: there are 4 names for 3 seats"),
    "escape in the seed": (line(4, "seed \x1b[2J"), "line 4: a seed is some visible text"),
    "endless seed": (line(4, "seed " + "x" * 201), "line 4: a seed is some visible text"),
    "no seat": (line(8, "pass"), "line 8: a line of choices starts with a seat"),
    "no turn": (line(7, "turn"), "line 7: 'turn NUMBER' is wanted"),
    "odd turn": (line(11, "turn \u0662"), "line 11: 'turn NUMBER' is wanted"),
    "endless turn": (line(11, "turn " + "2" * 7), "line 11: 'turn NUMBER' is wanted"),
    "unknown word": (line(8, "A: bidd"), "line 8: unknown word 'bidd'; did you mean 'bid'?"),
    "miscounted": (line(14, "end 8 abc"), "line 14: 'end 7 DIGEST' is wanted"),
    "no digest": (line(14, "end 7"), "line 14: 'end 7 DIGEST' is wanted"),
    "escape in the digest": (line(14, "end 7 \x1b[2J"), "line 14: 'end 7 DIGEST' is wanted"),
    "endless digest": (line(14, "end 7 " + "a" * 65), "line 14: 'end 7 DIGEST' is wanted"),
    "truncated": (RECORD[: RECORD.index("end")], "line 13: the record stops before its 'end' line"),
}


@pytest.mark.parametrize(("text", "message"), WRONG.values(), ids=WRONG.keys())
def test_what_cannot_be_read_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(RecordError) as error:
        parse_record(text)
    assert str(error.value).startswith(message)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("length", range(0, len(RECORD) - 1, 7))
def test_every_truncated_record_is_known_for_one(length: int) -> None:
    with pytest.raises(RecordError):
        parse_record(RECORD[:length]).verify()


def test_a_header_without_a_seed_is_refused() -> None:
    with pytest.raises(RecordError, match="the header has no 'seed' line"):
        parse_record(RECORD.replace("seed acorn\n", ""))


def test_a_choice_under_another_turn_is_refused_with_its_line() -> None:
    with pytest.raises(RecordError, match="line 12: choice 5: it is turn 2 here"):
        parse_record(line(11, "turn 3")).verify()


def test_an_illegal_choice_is_refused_with_its_line() -> None:
    with pytest.raises(RecordError, match=r"^line 13: choice 7: '9' does not answer 'way'"):
        parse_record(line(13, "B: 9")).replay()


def test_choices_after_the_end_are_refused() -> None:
    table = Table(GAME, GAME.setup(), "acorn")
    while not table.over:
        table.play("pass")
    text = record_of(table).replace("\nend 6", " pass\nend 7")
    with pytest.raises(RecordError, match="choice 7: the game is over"):
        parse_record(text).replay()


def test_a_damaged_record_is_known_for_one() -> None:
    """Another legal choice leads to another position than the record says."""
    damaged = RECORD.replace("A: dare", "A: bid")
    with pytest.raises(RecordError, match="but the record says dd3a9e3ef1ac3793"):
        parse_record(damaged).verify()


@pytest.mark.parametrize("choice", ["B: pass", "Q: pass"])
def test_a_choice_of_the_wrong_seat_is_refused(choice: str) -> None:
    with pytest.raises(RecordError, match=r"^line 8: "):
        parse_record(line(8, choice)).verify()


def test_a_game_that_began_at_a_position_has_no_record(at) -> None:
    """Its seed and choices alone would lead somewhere else."""
    with pytest.raises(SpinneyError):
        record_of(at("3 9", "5 7"))


# Options, and older versions


def test_a_record_names_only_the_options_that_are_not_as_usual() -> None:
    assert "options seats=3\n" in record_of(Table(GAME, GAME.setup(seats=3), "acorn"))
    assert "options" not in record_of(Table(GAME, GAME.setup(seats=2), "acorn"))


@pytest.fixture
def fog(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sample game has got one more option since then."""
    monkeypatch.setattr(GAME, "options", (*GAME.options, Option("fog", YES_NO, "no", "1")))


@pytest.mark.usefixtures("fog")
@pytest.mark.parametrize("text", [RECORD, OLD], ids=["now", "version 1"])
def test_a_new_option_leaves_the_records_from_before_it_right(text: str) -> None:
    assert parse_record(text).verify().setup["fog"] == "no"


@pytest.fixture
def brave(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sample game has got an option with another default than how it was played before."""
    option = Option("brave", YES_NO, "yes", "1", before="no")
    monkeypatch.setattr(GAME, "options", (*GAME.options, option))


OLDER = [OLD, VERSION_2]


@pytest.mark.usefixtures("brave")
@pytest.mark.parametrize("text", OLDER, ids=["version 1", "version 2"])
def test_an_older_record_means_what_was_usual_then(text: str) -> None:
    table = parse_record(text).verify()
    assert table.setup["brave"] == "no"
    today = record_of(table)
    assert "brave=no" in today
    assert parse_record(today).verify().setup == table.setup


@pytest.mark.usefixtures("brave")
def test_a_record_of_today_means_what_is_usual_today() -> None:
    assert parse_record(RECORD).verify().setup["brave"] == "yes"


@pytest.mark.usefixtures("brave")
@pytest.mark.parametrize(("version", "meant"), [(2, "no"), (3, "yes")])
def test_a_position_means_what_was_usual_in_its_version(version: int, meant: str) -> None:
    table = table_at(GAME, {"spinney": version}, "acorn")
    assert table.setup["brave"] == meant


@pytest.mark.usefixtures("fog")
def test_a_new_option_that_is_used_is_in_the_digest() -> None:
    digests = {Table(GAME, GAME.setup(fog=fog), "acorn").digest() for fog in ("yes", "no")}
    assert len(digests) == 2


@pytest.mark.parametrize("options", ["options seats=2\n", ""], ids=["named", "left out"])
def test_a_record_of_version_1_is_read_and_written_as_one_of_today(options: str) -> None:
    record = parse_record(OLD.replace("options seats=2\n", options))
    today = parse_record(record_of(record.verify(), record.names))
    assert (record.version, today.version) == (1, 3)
    assert (today.setup, today.seed, today.choices) == (record.setup, record.seed, record.choices)
    today.verify()


def test_a_damaged_record_of_version_1_is_known_for_one() -> None:
    with pytest.raises(
        RecordError, match=r"lead to position [0-9a-f]{16}, but the record says 577b"
    ):
        parse_record(OLD.replace("A: dare", "A: bid")).verify()


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("game", game_names())
def test_games_recorded_in_older_versions_come_back(game: str, version: int) -> None:
    text = (HERE / f"version_{version}" / f"{game}.spinney").read_text("utf-8")
    record = parse_record(text)
    assert record.version == version
    table = record.verify()
    today = parse_record(record_of(table, record.names))
    assert (today.version, today.seed, today.names) == (3, record.seed, record.names)
    assert today.verify().digest() == table.digest()
    added = iter(today.choices)  # what had one answer was not asked then, whoever could tell
    assert all(choice in added for choice in record.choices)
    assert len(today.choices) > len(record.choices) or game != "root"


DEFAULTS = {
    "sylvion": """
        mode=introductory players=1 hands=open extension_1=no extension_2=no figure=no
        desolate=usual reinforcements=3 first_player=A whale_turns=no blazing_supply=unlimited
        you=active armistice=active deluge_draws=no edge_numbers=3-3-3-3 figure_once=no
    """,
    "root": """
        seats=marquise,eyrie,alliance,vagabond first=random map=autumn suits=usual deck=standard
        hands=three edition=law
    """,
    "ironwood": """
        decks=shuffled first_draw=usual help_woodwalkers=0 help_ironclads=0 conceding=no cards=ours
        board=ours golems=3 vision_deck=renewed rounds=30 solo=no level=custom solo_red_icons=no
        solo_cards=2 solo_edge=no solo_foundations=no solo_warriors=0 solo_die=again
        solo_spirits=book solo_turn=free solo_located=deck solo_warband=first solo_eye=warriors
        solo_muster=outer solo_expand=warriors solo_price=free
    """,
}


@pytest.mark.parametrize("game", game_names())
def test_no_default_of_older_versions_has_changed(game: str) -> None:
    """Records leave them out: with another default they would tell of other games."""
    pinned = parse_options(DEFAULTS[game].split())
    defaults = {option.name: option.before for option in game_named(game).options}
    assert pinned.items() <= defaults.items()


names = st.lists(st.text(), min_size=2, max_size=2)


@given(seed=st.text(), names=names)
def test_any_seed_and_names_come_back_or_are_refused(seed: str, names: list[str]) -> None:
    table: Table[Nest] = Table(GAME, GAME.setup(), seed)
    try:
        text = record_of(table, names)
    except SpinneyError:
        return
    record = parse_record(text)
    assert (record.seed, record.names) == (seed, names)
    record.verify()


# Writing files


def test_a_file_is_written_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "new" / "game.spinney"
    write_atomically(path, "first é\n")
    write_atomically(path, "second\n")
    assert path.read_text(encoding="utf-8") == "second\n"
    assert os.listdir(path.parent) == ["game.spinney"]


def test_a_file_is_for_others_to_read_as_any_other_file(tmp_path: Path) -> None:
    usual = tmp_path / "usual"
    usual.touch()
    write_atomically(tmp_path / "game.spinney", "first\n")
    assert (tmp_path / "game.spinney").stat().st_mode == usual.stat().st_mode


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch) -> None:
    path = tmp_path / "game.spinney"
    write_atomically(path, "first\n")

    def full(*_: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space left"):
        write_atomically(path, "second\n")
    assert path.read_text() == "first\n"
    assert os.listdir(tmp_path) == ["game.spinney"]
