"""replay and verify."""

from __future__ import annotations

from spinney.core import SPECTATOR
from spinney.core.records import record_of
from spinney.core.text import Text


def test_replay_tells_every_event_with_its_rule(spinney, record, table):
    out = spinney("replay", record).out
    text = Text(table.game, "en", ["Ann"], 0)
    told = [(event.rule, text.event(event)) for event in table.events(0)]
    lines = [tuple(part.strip() for part in line.split("  ", 1)) for line in out.splitlines()]
    assert lines == told


def test_replay_stops_where_it_is_told_to(spinney, record, table):
    out = spinney("replay", record, "--to", 3).out
    assert len(out.splitlines()) == len(table.back_to(3).events(0))


def test_replay_tells_each_reader_what_they_may_know(spinney, after, tmp_path):
    table = after(9, players="2", hands="hidden")
    path = tmp_path / "two.spinney"
    path.write_text(record_of(table, ["Ann", "Bob"]), "utf-8")
    for seat, reader in (("A", 0), ("B", 1), ("public", SPECTATOR)):
        text = Text(table.game, "en", ["Ann", "Bob"], reader)
        out = spinney("replay", path, "--seat", seat).out
        assert [line.split("  ", 1)[1].strip() for line in out.splitlines()] == [
            text.event(event) for event in table.events(reader)
        ]
    assert spinney("replay", path).out == spinney("replay", path, "--seat", "public").out


def test_replay_step_by_step_waits_for_enter(spinney, record, table):
    total = len(table.choices)
    ran = spinney("replay", record, "--step", typed="\n" * total)
    assert [f"{n} of {total}" in ran.out for n in range(total + 1)] == [True] * (total + 1)
    ran = spinney("replay", record, "--step", typed="\n")
    assert f"1 of {total}" in ran.out
    assert f"2 of {total}" not in ran.out


def test_verify_says_one_line_for_each_file(spinney, record, position, table):
    ran = spinney("verify", record, position)
    assert ran.status == 0
    assert ran.out.splitlines() == [
        f"{record}: right, 9 choices, position {table.digest()}",
        f"{position}: right, 0 choices, position {table.digest()}",
    ]


def test_verify_names_the_bad_ones_and_goes_on(spinney, record, tmp_path):
    bad = tmp_path / "bad.spinney"
    bad.write_text(record.read_text().replace("end 9 ", "end 9 0"))
    ran = spinney("verify", bad, record)
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 1
    assert ran.err.startswith(f"spinney: {bad}: the choices lead to position ")
    assert ran.out.startswith(f"{record}: right")
