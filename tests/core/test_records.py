"""Records: whole games as text, read back exactly or refused with the line."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magpie.game import GAME, Nest
from spinney.core import RecordError, SpinneyError, Table
from spinney.core.records import parse_record, record_of, write_atomically

RECORD = """\
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


def test_a_record_reads_like_this() -> None:
    table = parse_record(RECORD).verify()
    assert record_of(table, ["Ann", "Bob"]) == RECORD


def test_a_record_knows_setup_seed_names_and_lines() -> None:
    record = parse_record(RECORD)
    assert record.game is GAME
    assert record.setup == GAME.setup(seats=2)
    assert (record.seed, record.names) == ("acorn", ["Ann", "Bob"])
    assert record.lines == [8, 9, 9, 11, 11, 12]


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
    "empty": ("", "line 1: 'spinney record 1' is wanted, not ''"),
    "something else": ("GIF89a", "line 1: 'spinney record 1' is wanted, not 'GIF89a'"),
    "another version": (line(1, "spinney record 2"), "line 1: 'spinney record 1' is wanted"),
    "no game": (line(2, "seeds 3"), "line 2: 'seeds' cannot stand here"),
    "twice": (line(2, "seed 3"), "line 4: 'seed' cannot stand here"),
    "unknown game": (line(2, "game chess"), "header: no game 'chess'"),
    "unknown option": (line(3, "options seats=2 fog=no"), "header: magpie has no option 'fog'"),
    "bad option": (line(3, "options seats"), "header: cannot read option 'seats'"),
    "no seat": (line(8, "pass"), "line 8: a line of choices starts with a seat"),
    "unknown word": (line(8, "A: bidd"), "line 8: unknown word 'bidd'; did you mean 'bid'?"),
    "miscounted": (line(13, "end 7 abc"), "line 13: 'end 6 DIGEST' is wanted"),
    "no digest": (line(13, "end 6"), "line 13: 'end 6 DIGEST' is wanted"),
    "truncated": (RECORD[: RECORD.index("end")], "line 12: the record stops before its 'end' line"),
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


def test_an_illegal_choice_is_refused_with_its_line() -> None:
    with pytest.raises(RecordError, match=r"^line 12: choice 6: '9' does not answer 'way'"):
        parse_record(line(12, "B: 9")).replay()


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
    with pytest.raises(RecordError, match="but the record says 577b696390f57b19"):
        parse_record(damaged).verify()


@pytest.mark.parametrize("choice", ["B: pass", "Q: pass"])
def test_a_choice_of_the_wrong_seat_is_refused(choice: str) -> None:
    with pytest.raises(RecordError, match=r"^line 8: "):
        parse_record(line(8, choice)).verify()


def test_a_game_that_began_at_a_position_has_no_record(at) -> None:
    """Its seed and choices alone would lead somewhere else."""
    with pytest.raises(SpinneyError):
        record_of(at("3 9", "5 7"))


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
