"""Names: what can stand in a sentence, in a record and on a terminal, and what looks the same."""

from __future__ import annotations

import pytest

from spinney.core.names import BadName, checked_name, look_alike, skeleton


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ann", "Ann"),
        ("  Anna \t Bell\n", "Anna Bell"),
        ("Zoe\u0301", "Zo\u00e9"),
        ("Борис", "Борис"),
        ("Ελένη 2", "Ελένη 2"),
        ("さくら Sakura", "さくら Sakura"),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("\u2764\ufe0f", "\u2764"),
        ("<b>O'Hara & Co</b>", "<b>O'Hara & Co</b>"),
    ],
)
def test_a_name_is_written_in_one_way(text: str, name: str) -> None:
    assert checked_name(text) == name
    assert checked_name(name) == name


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "empty"),
        (" \u2003\n", "empty"),
        ("x" * 31, "long"),
        ("a|b", "parting"),
        ("a\0b", "unseen"),
        ("\x1b[31mred", "unseen"),
        ("a\u202eb", "unseen"),
        ("An\u200bn", "unseen"),
        ("Ann\u00ad", "unseen"),
        ("\u3164", "unseen"),
        ("\u2800", "unseen"),
        ("A\U000e0041nn", "unseen"),
        ("\ud800", "unseen"),
        ("a" + "\u0321" * 3, "marks"),
        ("\u0321a", "marks"),
        ("\u0410nn", "scripts"),
        ("\u0391nn", "scripts"),
    ],
)
def test_a_name_that_misleads_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadName) as error:
        checked_name(text)
    assert error.value.why == why
    assert str(error.value).isprintable()
    assert str(error.value).isascii()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ian", "ian"),
        ("Ian", "lan"),
        ("Bob", "B0b"),
        ("Bernie", "Bemie"),
        ("Coco", "\u0421\u043e\u0441\u043e"),
        ("Toni", "\uff34\uff4f\uff4e\uff49"),
        ("KATE", "\u041a\u0410\u0422\u0415"),
        ("Ann", "\U0001d400nn"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anne"), ("Ila", "Lia"), ("Zoe", "Zoé"), ("Борис", "Boris")]
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not look_alike(one, other)
    assert skeleton(one) != skeleton(other)
