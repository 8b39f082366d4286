"""rules: looking them up, and which ones the tests cite."""

from __future__ import annotations

from pathlib import Path

import pytest

from spinney.core import game_named, game_names
from spinney.core.rules import rulebook
from spinney.core.text import Text

SYLVION = game_named("sylvion")
BOOK = rulebook(SYLVION.packages)
TESTABLE = [rule for rule in BOOK.all() if rule.testable]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_rule_is_found_by_its_number(spinney, language):
    ran = spinney("rules", "sylvion", "3.1", "--lang", language)
    text = Text(SYLVION, language)
    assert ran.status == 0
    out = flat(ran.out)
    for part in ("3.1", text.rule("3.1"), text.rule_summary("3.1"), BOOK["3.1"].page):
        assert flat(part) in out


def flat(text: str) -> str:
    """The text without its line breaks; the screen may also break at a no-break space."""
    return " ".join(text.split())


def test_a_chapter_is_found_with_the_rules_in_it(spinney):
    lines = [line for line in spinney("rules", "sylvion", "3").out.splitlines() if line[0] != " "]
    found = [line.split()[0] for line in lines]
    assert found == [rule.id for rule in BOOK.all() if rule.id.split(".")[0] == "3"]


def test_rules_are_found_by_all_of_some_words_in_any_case(spinney):
    text = Text(SYLVION, "en")
    heading = text.rule("whale")
    out = spinney("rules", "sylvion", *heading.upper().split()).out
    assert f"whale  {heading}" in out
    assert spinney("rules", "find", "sylvion", *heading.split()).out == out


def test_without_words_the_whole_index_is_listed(spinney):
    out = spinney("rules", "sylvion").out
    assert len([line for line in out.splitlines() if line[0] != " "]) == len(BOOK.all())


def test_a_rule_that_is_not_there_is_an_error(spinney):
    ran = spinney("rules", "sylvion", "quux")
    assert (ran.status, ran.err) == (2, "spinney: no rule of sylvion has 'quux' in it\n")


def cite(*numbers: str) -> str:
    return ", ".join(f'"sylvion:{number}"' for number in numbers)


def test_coverage_is_complete_when_every_testable_rule_is_cited(spinney):
    Path("tests").mkdir()
    every = cite(*(rule.id for rule in TESTABLE))
    Path("tests/test_all.py").write_text(f"@pytest.mark.rule({every})\ndef test(): ...\n")
    ran = spinney("rules", "coverage", "sylvion")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == f"Sylvion: every rule is cited by a test ({len(TESTABLE)}).\n"


def test_coverage_is_of_every_game_unless_one_is_named(spinney):
    Path("tests").mkdir()
    out = spinney("rules", "coverage").out
    assert {line.split(":")[0] for line in out.splitlines()} == set(game_names())


def test_coverage_reads_every_way_of_citing(spinney):
    ids = [rule.id for rule in TESTABLE]
    Path("deep/er").mkdir(parents=True)
    Path("deep/er/test_some.py").write_text(
        f"""
import pytest
pytestmark = [pytest.mark.rule({cite(ids[0])}), pytest.mark.slow]

@pytest.mark.rule({cite(ids[1], ids[2])})
def test_one(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule({cite(ids[3])}))])
def test_two(n): ...

class TestThree:
    pytestmark = rule({cite(ids[4])})

# pytest.mark.rule({cite(ids[5])})
NOT_A_CITATION = {cite(ids[6])}
MADE_WHEN_IT_RUNS = [rule(f"sylvion:{{number}}") for number in "123"]
"""
    )
    ran = spinney("rules", "coverage", "sylvion", "--tests", "deep")
    assert ran.status == 1
    assert [line.split()[0] for line in ran.out.splitlines()] == [f"sylvion:{id}" for id in ids[5:]]
    assert Text(SYLVION, "en").rule(ids[5]) in ran.out


def test_coverage_finds_citations_of_rules_that_do_not_exist(spinney):
    Path("tests").mkdir()
    every = cite("99.9", *(rule.id for rule in TESTABLE))
    Path("tests/test_all.py").write_text(f"@pytest.mark.rule({every})\ndef test(): ...\n")
    ran = spinney("rules", "coverage", "sylvion")
    assert ran.status == 1
    assert ran.out.startswith("sylvion:99.9 ")


def test_coverage_of_some_chapters(spinney):
    Path("tests").mkdir()

    def uncited(chapters: str) -> list[str]:
        out = spinney("rules", "coverage", "sylvion", "--chapters", chapters).out
        return [line.split()[0].removeprefix("sylvion:") for line in out.splitlines()]

    numbered = [rule.id for rule in TESTABLE if rule.kind == "section"]
    assert set(uncited("1-3")) == {
        number for number in numbered if number.split(".")[0] in ("1", "2", "3")
    }
    assert set(uncited("C,R")) == {rule.id for rule in TESTABLE} - set(numbered)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--tests", "nowhere"], "no folder nowhere"),
        (["--chapters", "1,x-y"], "no chapter 'x-y'"),
        (["rot"], "no game 'rot'"),
    ],
)
def test_coverage_says_what_is_wrong(spinney, words, message):
    Path("tests").mkdir()
    ran = spinney("rules", "coverage", *words)
    assert ran.status == 2
    assert ran.err.startswith(f"spinney: {message}")


def test_coverage_names_a_test_file_that_cannot_be_read(spinney):
    Path("tests").mkdir()
    Path("tests/test_bad.py").write_text("def test(:\n")
    ran = spinney("rules", "coverage")
    assert ran.status == 2
    assert ran.err.startswith("spinney: tests/test_bad.py: line 1: ")


# One rule, with its rulings and in one edition


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_rule_is_shown_with_its_rulings(spinney, language):
    ran = spinney("rules", "show", "root", "4.3.3", "--lang", language)
    text = Text(game_named("root"), language)
    assert ran.status == 0
    for number in ("4.3.3", "R10"):
        assert flat(f"{number} {text.rule(number)}") in flat(ran.out)
        assert flat(text.rule_summary(number)) in flat(ran.out)


def test_a_ruling_is_shown_with_what_it_is_about_and_its_option(spinney):
    out = flat(spinney("rules", "show", "sylvion", "R07").out)
    text = Text(SYLVION, "en")
    assert out.startswith(f"R07 {text.rule('R07')}")
    assert f"Option whale_turns: {text.say('option-whale_turns')}" in out
    assert flat(text.rule_summary("whale")) in out


def test_looking_rules_up_names_their_rulings(spinney):
    out = spinney("rules", "sylvion", "4.4").out
    assert "    Ruling R03: Order in the Final Assault\n" in out
    assert "    About 4.4: Final Assault\n" in spinney("rules", "sylvion", "R03").out


def test_a_rule_is_shown_as_an_edition_has_it(spinney):
    told = f"First edition: {Text(game_named('root'), 'en').rule_in('first', '6.5.2')}"
    for more, said in (([], True), (["first"], True), (["law"], False)):
        edition = ["--edition", *more] if more else []
        assert (told in flat(spinney("rules", "show", "root", "6.5.2", *edition).out)) == said
    assert told in flat(spinney("rules", "root", "6.5.2").out)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["root", "R999"], "no rule 'R999'"),
        (["root", "4.3", "--edition", "second"], "root has no edition 'second'; it has law, first"),
        (["sylvion", "4.3", "--edition", "first"], "sylvion has one edition only"),
    ],
)
def test_show_says_what_is_wrong(spinney, words, message):
    ran = spinney("rules", "show", *words)
    assert ran.status == 2
    assert ran.err.startswith(f"spinney: {message}")
