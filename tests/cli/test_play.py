"""Playing in the terminal, driven by scripts."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from spinney.core import Table, game_named
from spinney.core.preview import preview
from spinney.core.records import parse_record
from spinney.core.text import Text

SYLVION = game_named("sylvion")
FIRST_OPTION = "1\n" * 2000


def words_of(path: Path) -> list[str]:
    return [SYLVION.vocabulary.word(choice) for choice in parse_record(path.read_text()).choices]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_whole_game_is_played_kept_and_can_be_replayed(spinney, language):
    ran = spinney("play", "sylvion", "--seed", "5", "--lang", language, typed=FIRST_OPTION)
    assert (ran.status, ran.err) == (0, "")
    table = parse_record(Path("sylvion-5.spinney").read_text()).verify()
    assert table.over
    text = Text(SYLVION, language)
    result = {1.0: "won", 0.0: "lost"}[table.returns()[0]]
    told = text.say("cli-result", name=text.seat(0), result=result, share="")
    assert told in ran.out
    assert "spinney replay sylvion-5.spinney" in ran.out
    again = spinney("replay", "sylvion-5.spinney", "--lang", language)
    assert again.status == 0
    assert told in again.out


def test_each_question_is_shown_with_its_rule_and_numbered_options(spinney):
    ran = spinney("play", "sylvion", "--seed", "5")
    question = Table(SYLVION, SYLVION.setup(), "5").question
    text = Text(SYLVION, "en", reader=0)
    assert f"{text.question(question)} ({question.ask.rule})" in ran.out
    for number, option in enumerate(question.options, start=1):
        assert re.search(rf"\b{number} {re.escape(text.answer(question, option))}", ran.out)


def test_an_answer_is_a_number_a_word_or_a_name_in_any_language(spinney):
    question = Table(SYLVION, SYLVION.setup(), "5").question
    option = question.options[-1]
    word, name = SYLVION.vocabulary.word(option), Text(SYLVION, "fr").word(option)
    for i, typed in enumerate([str(len(question.options)), word, name, name.upper()]):
        path = Path(f"{i}.spinney")
        spinney("play", "sylvion", "--seed", "5", "--lang", "fr", "--file", path, typed=typed)
        assert words_of(path) == [word]


def test_it_is_saved_before_the_first_choice_and_after_every_one(spinney):
    spinney("play", "sylvion", "--seed", "5")
    assert words_of(Path("sylvion-5.spinney")) == []
    spinney("play", "--resume", "sylvion-5.spinney", typed="1\n")
    assert len(words_of(Path("sylvion-5.spinney"))) == 1


@pytest.mark.parametrize("options", [[], ["-o", "players=2", "-o", "hands=hidden"]])
def test_an_interrupted_game_goes_on_as_if_it_had_not_been(spinney, options):
    spinney("play", "sylvion", "--seed", "5", *options, "--file", "whole", typed=FIRST_OPTION)
    ran = spinney("play", "sylvion", "--seed", "5", *options, "--file", "part", typed="1\n1\n1\n")
    assert ran.status == 0
    assert "spinney play --resume part" in ran.out
    ran = spinney("play", "--resume", "part", typed="1\n1\nquit\n1\n")
    assert len(words_of(Path("part"))) == 5
    spinney("play", "--resume", "part", typed=FIRST_OPTION)
    assert Path("part").read_text() == Path("whole").read_text()


def test_resuming_tells_what_followed_the_last_choice_and_nothing_older(spinney):
    before = spinney("play", "sylvion", "--seed", "5", typed="1\n")
    ran = spinney("play", "--resume", "sylvion-5.spinney")
    board = before.out[before.out.rindex("─") + 1 : before.out.rindex("(")]
    assert ran.out[ran.out.rindex("─") + 1 : ran.out.rindex("(")] == board


def test_resuming_a_finished_game_shows_how_it_ended(spinney):
    spinney("play", "sylvion", "--seed", "5", typed=FIRST_OPTION)
    ran = spinney("play", "--resume", "sylvion-5.spinney")
    assert ran.status == 0
    assert "spinney replay sylvion-5.spinney" in ran.out


def test_undo_takes_the_last_choice_back_and_saves_that(spinney):
    seed, script = undoable()
    path = Path("game")
    spinney("play", "sylvion", "--seed", seed, "--file", path, typed="\n".join([*script, "undo"]))
    assert words_of(path) == script[:-1]


def undoable() -> tuple[str, list[str]]:
    """A seed and the words that lead to a choice which may be taken back."""
    for seed in map(str, range(100)):
        table = Table(SYLVION, SYLVION.setup(), seed)
        script = []
        while table.question is not None:
            script.append(SYLVION.vocabulary.word(table.question.options[0]))
            table.play(script[-1])
            if table.why_not_undo(0) is None:
                return seed, script
    raise AssertionError("nothing can ever be undone")


def test_an_undo_that_may_not_be_says_why(spinney):
    ran = spinney("play", "sylvion", "--seed", "5", typed="undo\n")
    assert Text(SYLVION, "en").say("undo-nothing") in ran.out


def test_a_refused_answer_is_explained_and_asked_again(spinney):
    table = Table(SYLVION, SYLVION.setup(), "5")
    number, refusal = next(
        (word, table.why_not(word))
        for word in range(len(SYLVION.vocabulary))
        if (no := table.why_not(word)) is not None and no.rule
    )
    word = SYLVION.vocabulary.word(number)
    text = Text(SYLVION, "en", reader=0)
    for typed in (word, f"why {word}"):
        ran = spinney("play", "sylvion", "--seed", "5", "--file", f"{typed}.txt", typed=typed)
        assert text.refusal(refusal, table.question, number) in ran.out
        assert f"{refusal.rule}  {text.rule(refusal.rule)}" in ran.out
        assert words_of(Path(f"{typed}.txt")) == []


def test_why_says_of_an_option_that_it_is_possible(spinney):
    ran = spinney("play", "sylvion", "--seed", "5", typed="why 1\n")
    option = Table(SYLVION, SYLVION.setup(), "5").question.options[0]
    text = Text(SYLVION, "en")
    assert text.say("cli-possible", name=text.word(option)) in ran.out


def test_a_question_mark_explains_the_question_and_its_options(spinney):
    ran = spinney("play", "sylvion", "--seed", "5", typed="?\n? whale\n? 1\n")
    question = Table(SYLVION, SYLVION.setup(), "5").question
    text = Text(SYLVION, "en")
    out = " ".join(ran.out.split())
    assert text.rule(question.ask.rule) in out
    assert text.rule_summary(question.ask.rule) in out
    whale = text.say("help-whale") if text.has("help-whale") else text.rule_summary("whale")
    assert whale in out


def test_a_question_mark_says_what_an_option_would_do(spinney):
    table = Table(SYLVION, SYLVION.setup(), "5")
    while all(preview(table, option).final is None for option in table.question.options):
        table.apply(table.question.options[0])
    found = [preview(table, option) for option in table.question.options]
    asked = [SYLVION.vocabulary.word(option) for option in table.question.options]
    played = [SYLVION.vocabulary.word(choice) for choice in table.choices]
    typed = "\n".join([*played, *(f"? {word}" for word in asked), ""])
    out = " ".join(spinney("play", "sylvion", "--seed", "5", typed=typed).out.split())
    text = Text(SYLVION, "en", reader=0)
    assert any(each.events for each in found)
    for each in found:
        assert all(text.event(event) in out for event in each.events)
        assert each.final is None or text.say(f"final-{each.final}") in out


def test_help_log_rules_and_save(spinney):
    typed = "help\nlog\nrules whale\nsave\nsave copy\nsave copy\n"
    ran = spinney("play", "sylvion", "--seed", "5", typed=typed)
    text = Text(SYLVION, "en", reader=0)
    assert "take your last choice back" in ran.out
    first = Table(SYLVION, SYLVION.setup(), "5").events(0)[0]
    assert ran.out.count(text.event(first)) == 2
    assert text.rule("whale") in ran.out
    assert text.say("cli-saved", file="sylvion-5.spinney") in ran.out
    assert text.say("cli-saved", file="copy") in ran.out
    assert Path("copy").read_text() == Path("sylvion-5.spinney").read_text()
    assert "copy exists: name another" in ran.out


def test_nonsense_is_answered_and_changes_nothing(spinney):
    ran = spinney("play", "sylvion", "--seed", "5", typed="flurble\n99999\nwhy\n[red]\n")
    assert ran.out.count("is neither a number in the list") == 4
    assert words_of(Path("sylvion-5.spinney")) == []


def test_without_a_seed_one_is_made_and_shown(spinney):
    ran = spinney("play", "sylvion")
    (path,) = Path().iterdir()
    seed = parse_record(path.read_text()).seed
    assert path.name == f"sylvion-{seed}.spinney"
    assert seed in ran.out
    assert path.name in ran.out


def test_a_game_is_never_written_over_another(spinney):
    spinney("play", "sylvion", "--seed", "5", typed="1\n")
    before = Path("sylvion-5.spinney").read_text()
    ran = spinney("play", "sylvion", "--seed", "5")
    assert ran.status == 2
    assert "--resume sylvion-5.spinney" in ran.err
    assert Path("sylvion-5.spinney").read_text() == before


def test_names_are_used_and_kept(spinney):
    spinney("play", "sylvion", "-o", "players=2", "--names", "Zoë,[b]Bob", "--file", "game")
    assert parse_record(Path("game").read_text()).names == ["Zoë", "[b]Bob"]
    assert "Zoë: " in spinney("play", "--resume", "game").out


def test_a_bot_plays_its_seat(spinney):
    options = ["-o", "players=2", "-o", "hands=hidden", "--bot", "B=random"]
    ran = spinney("play", "sylvion", "--seed", "5", *options, typed=FIRST_OPTION)
    table = parse_record(Path("sylvion-5.spinney").read_text()).verify()
    assert table.over
    assert set(table.choosers) == {0, 1}
    assert "Pass the keyboard" not in ran.out
    ran = spinney("play", "sylvion", "--seed", "6", *options)
    assert "spinney play --resume sylvion-6.spinney --bot B=random" in ran.out


def test_bots_can_play_alone(spinney):
    ran = spinney("play", "sylvion", "--seed", "5", "--bot", "A=random")
    assert ran.status == 0
    assert parse_record(Path("sylvion-5.spinney").read_text()).verify().over


HIDDEN = ["play", "sylvion", "--seed", "5", "-o", "players=2", "-o", "hands=hidden"]


def test_hidden_hands_are_handed_over_at_every_change_of_seat(spinney):
    ran = spinney(*HIDDEN, "--names", "Ann,Bob", typed="1\n" * 30)
    handed = re.findall(r"Pass the keyboard to (\w+),", ran.out)
    table = parse_record(Path("sylvion-5.spinney").read_text()).verify()
    seats = [*table.choosers, table.question.seat]
    changes = [seat for i, seat in enumerate(seats) if i == 0 or seats[i - 1] != seat]
    assert handed == [["Ann", "Bob"][seat] for seat in changes]
    assert len(handed) > 2


def test_after_a_hand_over_only_the_next_seats_board_is_shown(spinney):
    ran = spinney(*HIDDEN, "--names", "Ann,Bob", typed="1\n" * 30)
    table = parse_record(Path("sylvion-5.spinney").read_text()).verify()
    last = ran.out[ran.out.rindex("Pass the keyboard") :]
    mine, theirs = drawn(table, table.question.seat), drawn(table, 1 - table.question.seat)
    assert mine != theirs
    assert mine in last
    assert theirs not in last


def drawn(table: Table, seat: int) -> str:
    console = Console(width=200, highlight=False, emoji=False)
    with console.capture() as capture:
        console.print(SYLVION.terminal(table.view(seat), Text(SYLVION, "en", ["Ann", "Bob"], seat)))
    return capture.get()


def test_open_hands_need_no_hand_over(spinney):
    ran = spinney("play", "sylvion", "--seed", "5", "-o", "players=2", typed="1\n" * 30)
    assert "Pass the keyboard" not in ran.out


@pytest.mark.parametrize("options", [[], ["-o", "mode=advanced", "-o", "players=2"]])
def test_eighty_columns_are_enough(spinney, monkeypatch, options):
    monkeypatch.setenv("COLUMNS", "80")
    ran = spinney("play", "sylvion", "--seed", "5", *options, typed="?\n" + "1\n" * 40)
    assert max(map(len, ran.out.splitlines())) <= 80


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_score_is_told_with_what_it_was_made_by(spinney, language):
    root = Path(__file__).parents[1] / "root" / "golden"
    file = sorted(root.glob("*.spinney"))[0]
    table = parse_record(file.read_text("utf-8")).replay()
    text = Text(table.game, language)
    out = " ".join(spinney("show", file, "--points", "--lang", language).out.split())
    told = msgspec.json.decode(spinney("show", file, "--json").out)["points"]
    assert [sum(made.values()) for made in told.values()] == table.game.score(table.state)
    for made in told.values():
        for heading, count in made.items():
            assert f"{text.say(f'points-{heading}')} {count}".replace("-", "\N{MINUS SIGN}") in out


def test_the_score_can_be_asked_for_while_playing(spinney):
    typed = spinney("play", "root", "--seed", "5", typed="score\n").out
    assert re.search(r"Marquise +0", typed)
    none = spinney("play", "sylvion", "--seed", "5", typed="score\n").out
    assert Text(SYLVION, "en").say("cli-no-score") in none
