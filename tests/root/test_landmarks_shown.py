"""Landmarks as people, bots and learners see them."""

import xml.etree.ElementTree as ElementTree

import pytest

from plates import check_table, plate_named
from root.positions import at, play
from root.test_drawing import printed
from root.test_plates import SILENT
from spinney.bots import Seat, bot_maker
from spinney.core import SPECTATOR, Table
from spinney.core.numbers import Numbers
from spinney.core.text import LANGUAGES, Text
from spinney.root.game import GAME
from spinney.root.state import Root

SITES = {
    "black_market": {
        "clearing": "c1",
        "cards": ["anvil", "bake_sale", "sappers"],
        "known": [1, 0, 2],
    },
    "lost_city": {"clearing": "c4"},
}


def table_of(**fields: object) -> Table[Root]:
    given: dict[str, object] = {
        "seats": "marquise,eyrie",
        "landmarks": "black_market,lost_city",
        "sites": SITES,
        "clearings": {"c1": "marquise 2", "c3": "eyrie 3 roost"},
        "players": {
            "marquise": {"hand": "armorers cobbler"},
            "eyrie": {"board": {"leader": "despot"}},
        },
    }
    return at(**given | fields)  # type: ignore[arg-type]


def words_drawn(table: Table[Root], seat: int, language: str = "en") -> set[str]:
    picture = GAME.svg(table.view(seat), Text(GAME, language))
    found = [group.get("data-word") for group in ElementTree.fromstring(picture).iter()]
    return {word for word in found if word}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_for_can_be_clicked_on(language: str) -> None:
    table = table_of()
    assert {"1", "2", "3", "fox", "rabbit", "mouse"} <= words_drawn(table, 0, language)
    setup = GAME.setup(seats="marquise,eyrie", landmarks="tower,elder_treetop", first="1")
    assert {"tower", "elder_treetop"} <= words_drawn(Table(GAME, setup, "acorn"), 1, language)


@pytest.mark.rule("root:1.2.1", "root:black_market")
def test_only_whoever_left_a_card_sees_it() -> None:
    table = table_of()
    shown = [table.view(seat)["landmarks"]["black_market"]["cards"] for seat in (SPECTATOR, 0, 1)]
    assert shown == [[None, None, None], ["anvil", None, None], [None, None, "sappers"]]
    texts = [GAME.svg(table.view(seat), Text(GAME, "en")) for seat in (0, 1)]
    assert [("Anvil" in text, "Sappers" in text) for text in texts] == [
        (True, False),
        (False, True),
    ]
    lines = [printed(table.view(seat), Text(GAME, "en")) for seat in (0, 1)]
    assert ["Black Market Anvil, ?, ?" in line for line in lines] == [True, False]
    assert "Black Market ?, ?, Sappers" in lines[1]


@pytest.mark.rule("root:1.2.1", "root:black_market")
def test_what_others_left_makes_no_difference_to_a_seat() -> None:
    """Two worlds that differ in what a seat has not seen look, ask and are learnt alike."""
    swapped = {
        **SITES,
        "black_market": {
            "clearing": "c1",
            "cards": ["anvil", "sappers", "bake_sale"],
            "known": [1, 0, 2],
        },
    }
    one, other = table_of(), table_of(sites=swapped)
    numbers = Numbers(GAME, one.setup)
    for words in ((), ("black_market", "armorers"), ("1",)):
        play(one, *words)
        play(other, *words)
        assert one.view(0) == other.view(0)
        assert one.asked(0) == other.asked(0)
        assert numbers.observe(one, 0) == numbers.observe(other, 0)


def test_everything_that_is_drawn_can_be_read() -> None:
    assert len(check_table(table_of(), SILENT)) > 20
    forge = {"legendary_forge": {"clearing": "c12", "items": ["hammer", "sword"]}}
    tree = {"elder_treetop": {"clearing": "c1", "building": "roost"}}
    table = table_of(
        landmarks="legendary_forge,elder_treetop",
        sites=forge | tree,
        clearings={"c1": "marquise 2 sawmill roost"},
    )
    assert len(check_table(table, SILENT)) > 20


def test_a_plate_says_what_a_landmark_does() -> None:
    text = Text(GAME, "en")
    for name, place in (("black_market", "c1"), ("lost_city", "c4"), ("black_market", "supply")):
        where = f"supply.{name}" if place == "supply" else f"{place}/{name}"
        plate = plate_named(table_of(), 0, where)
        assert plate.title == text.named(name)
        assert plate.text[0] == text.rule_summary(name)
    assert plate_named(table_of(), 0, "2").title == text.named("black_market")
    assert plate_named(table_of(), 0, "fox").title == text.named("lost_city")


def test_bots_go_to_the_market() -> None:
    table = table_of()
    play(table, "black_market")
    for name in ("random", "greedy"):
        choice = bot_maker(name)("acorn").choose(Seat(table, 0))
        assert table.question is not None
        assert choice in table.question.options
