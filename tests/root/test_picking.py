"""Picking out of the box: what does not fit, and the advanced setup as a surprise (A)."""

from __future__ import annotations

import pytest

from spinney.core.chance import Luck
from spinney.core.errors import Misfit
from spinney.core.text import LANGUAGES, Text
from spinney.root.game import GAME

SURPRISED = 40


def chosen(**given: str) -> dict[str, str]:
    return GAME.setup().values | given


def barred(option: str, **given: str) -> dict[str, str]:
    """What cannot be picked beside this, and by which rule."""
    (found,) = (each for each in GAME.options if each.name == option)
    told = {word: GAME.unfit(chosen(**given), option, word) for word in found.words + found.things}
    return {word: misfit.rule for word, misfit in told.items() if misfit is not None}


@pytest.mark.rule("root:A.6.5")
def test_a_hireling_is_barred_beside_its_faction_and_the_faction_beside_it() -> None:
    seats = "marquise,riverfolk"
    assert barred("hirelings", seats=seats) == {
        "forest_patrol": "A.6.5",
        "riverfolk_flotilla": "A.6.5",
    }
    assert barred("seats", seats=seats, hirelings="exile,last_dynasty") == {
        "eyrie": "A.6.5",
        "vagabond": "A.6.5",
        "vagabond_2": "9.7",
    }
    assert barred("landmarks", seats=seats) == {}


@pytest.mark.rule("root:9.7")
def test_the_second_vagabond_is_barred_without_the_first() -> None:
    assert barred("seats", seats="marquise,eyrie") == {"vagabond_2": "9.7"}
    assert barred("seats", seats="marquise,vagabond") == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_it_is_barred_names_both_in_the_readers_language(language: str) -> None:
    text = Text(GAME, language)
    misfit = GAME.unfit(chosen(), "hirelings", "exile")
    assert misfit is not None
    said = text.misfit(misfit)
    assert text.named("exile") in said
    assert text.named("vagabond") in said


@pytest.mark.parametrize(
    ("option", "value", "wanted"),
    [
        ("hirelings", "exile", "3"),
        ("hirelings", "", "3"),
        ("hirelings", "exile,flame_bearers,popular_band,vault_keepers", "3"),
        ("landmarks", "", "1\N{EN DASH}2"),
        ("landmarks", "tower,ferry,lost_city", "1\N{EN DASH}2"),
    ],
)
def test_too_few_and_too_many_say_how_many_and_where(option: str, value: str, wanted: str) -> None:
    with pytest.raises(Misfit) as no:
        GAME.setup(**{option: value})
    assert (no.value.where, no.value.about["wanted"]) == (option, wanted)
    for language in LANGUAGES:
        assert wanted in Text(GAME, language).misfit(no.value)


def test_a_hireling_has_two_sides_and_a_landmark_one() -> None:
    assert GAME.sides("exile") == ("exile", "brigand")
    assert GAME.sides("tower") == ("tower",)


def test_things_picked_by_name_are_called_by_their_names() -> None:
    text = Text(GAME, "en")
    assert text.option("landmarks", "tower,lost_city") == "Landmarks: The Tower, Lost City"


@pytest.mark.rule("root:A")
@pytest.mark.parametrize("seats", ["marquise,eyrie", GAME.setup()["seats"]])
def test_a_surprise_is_the_advanced_setup(seats: str) -> None:
    for n in range(SURPRISED):
        values = GAME.surprise(chosen(seats=seats, first="2"), Luck(f"advanced {n}"))
        assert set(values["seats"].split(",")) == {"drafted"}
        assert values["hirelings"] == values["suits"] == values["first"] == "random"
        assert values["landmarks"] in ("one", "two")


@pytest.mark.rule("root:A.8.1.I")
def test_what_a_draft_decides_has_no_say() -> None:
    four, two = ",".join(["drafted"] * 4), "drafted,drafted"
    hers = ("head_start", "kept", "corner")  # of somebody who is not in these games
    assert GAME.moot(chosen()) == ("pool", *hers)
    assert GAME.moot(chosen(seats=four)) == ("hands", "start", "pool", *hers)
    assert GAME.moot(chosen(seats=two, hirelings="random")) == ("hands", "start", *hers)
    assert GAME.moot(chosen(pool="insurgents")) == hers  # it does not fit, and can be mended
    assert "kept" not in GAME.moot(chosen(kept="cobbler,-,-,-"))


def test_whoever_drafts_has_chosen_nobody_yet() -> None:
    drafted = {"seats": "drafted,drafted", "hirelings": "exile,flame_bearers,popular_band"}
    assert barred("hirelings", **drafted) == {}
    assert barred("seats", **drafted) == {}
