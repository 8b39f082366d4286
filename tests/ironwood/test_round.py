"""Chapters 1, 3 and 12: setting up, and the phases of a round."""

import pytest

from ironwood.positions import (
    IC,
    WW,
    asked,
    asker,
    at,
    crystals,
    hand,
    new,
    options,
    play,
    refused,
    side,
    there,
    told,
)
from spinney.core import SetupError
from spinney.core.text import Text
from spinney.ironwood.game import GAME

OUTER = [f"forest_{n}" for n in range(11, 17)]
INNER = ["auria", "lithimar", "palladimor", "zincur"]
ROUND_END = {"stage": "recover", "slot": 6, "side": "woodwalkers"}


@pytest.mark.rule("ironwood:1.3", "ironwood:1.4", "ironwood:U04")
def test_the_pieces_at_the_start() -> None:
    table = new()
    expected = {place: {"warriors": 2} for place in OUTER} | {
        place: {"warriors": 3} for place in INNER
    }
    expected["ferrum"] = {"warriors": 1, "site": "forge"}
    assert table.view(WW)["places"] == expected
    assert table.view(WW)["drill"] == {"at": "ferrum", "track": 0, "hopper": 0}
    assert told(table, "gained") == [("woodwalkers", 1), ("ironclads", 2)]
    assert crystals(table) == (1, 2)


@pytest.mark.rule("ironwood:1.2", "ironwood:1.3")
def test_decks_and_the_first_vision() -> None:
    table = new()
    visions = table.view(WW)["visions"]
    assert visions["hand"]["count"] == 1
    assert visions["hand"]["known"][0] in {f"vision_{name}" for name in INNER}
    assert len(visions["deck"]) == 9
    assert table.view(IC)["visions"]["hand"] == {"count": 1, "known": []}
    assert [side(table, of)["deck"]["count"] for of in (WW, IC)] == [31, 31]


@pytest.mark.rule("ironwood:3.4")
def test_of_four_first_cards_two_go_back() -> None:
    table = new()
    assert [len(hand(table, of)) for of in (WW, IC)] == [7, 7]
    first, second = hand(table, WW)[3:5]
    assert asked(table) == "return"
    assert refused(table, "WW01P") == ("not-drawn", "3.4")
    play(table, f"{first} {second}")
    assert asker(table) == IC
    assert first not in hand(table, WW)
    assert side(table, WW)["deck"]["count"] == 33
    assert told(table, "returned-hidden", IC) == [("woodwalkers",)] * 2


@pytest.mark.rule("ironwood:3.4", "ironwood:3.1")
def test_two_first_cards_need_no_choice() -> None:
    table = new(first_draw="two")
    assert asked(table) == "play"
    assert asker(table) == WW
    assert [len(hand(table, of)) for of in (WW, IC)] == [5, 5]


@pytest.mark.rule("ironwood:12.1", "ironwood:U18")
def test_sorted_decks_start_with_the_lowest_numbers_and_everybody_knows() -> None:
    table = new(decks="sorted")
    assert hand(table, WW)[3:] == ["WW04", "WW05"]
    assert side(table, IC, WW)["hand"]["known"] == ["IC01P", "IC02P", "IC03P", "IC04", "IC05"]
    assert side(table, IC, WW)["deck"]["known"][0] == "IC06"
    world = table.determinize(WW, "world")
    assert world.state.hands == table.state.hands
    assert world.state.decks == table.state.decks


@pytest.mark.rule("ironwood:12.2", "ironwood:U17")
def test_a_beginner_places_more_warriors() -> None:
    table = new(help_woodwalkers=2, help_ironclads=1)
    assert options(table) == set(OUTER)
    play(table, "forest_11")
    assert refused(table, "forest_11") == ("helped-already", "12.2")
    play(table, "forest_12")
    assert options(table) == set(INNER)
    play(table, "zincur")
    assert there(table, "forest_12") == {"warriors": 3}
    assert there(table, "zincur") == {"warriors": 4}


@pytest.mark.rule("ironwood:3.2", "ironwood:3.3")
def test_preparation() -> None:
    table = at(stage="prepare", round=1, crystals={"woodwalkers": 1})
    assert crystals(table) == (2, 2)
    assert hand(table, WW)[3:] == ["WW04", "WW05"]
    assert hand(table, IC)[3:] == ["IC04", "IC05"]


@pytest.mark.rule("ironwood:3.3")
def test_an_empty_deck_is_made_anew() -> None:
    cards = {"woodwalkers": {"deck": [], "discard": [f"WW{n:02}" for n in range(4, 39)]}}
    table = at(stage="prepare", round=1, cards=cards)
    assert told(table, "reshuffled") == [("woodwalkers", 35)]
    assert len(hand(table, WW)) == 5
    assert side(table, WW)["discard"] == []


@pytest.mark.rule("ironwood:3.6", "ironwood:3.11")
def test_sides_take_turns_and_may_draw_instead() -> None:
    table = at(ww="WW01P", ic="IC01P")
    assert options(table) == {"WW01P", "draw", "concede"}
    play(table, "draw")
    assert len(hand(table, WW)) == 2
    assert asker(table) == IC
    assert refused(table, "IC02P") == ("not-held", "3.6")


@pytest.mark.rule("ironwood:3.10", "ironwood:U15")
def test_a_second_card_is_a_base_card_and_ends_the_turn() -> None:
    table = at(ww="WW05 WW02P WW06", warriors={"forest_11": 1})
    play(table, "WW05")
    assert options(table) == {"WW02P", "done"}
    assert refused(table, "WW06") == ("not-a-base-card", "3.10")
    play(table, "WW02P gain")
    assert asker(table) == IC
    assert side(table, WW)["played"] == ["WW05", "WW02P"]


@pytest.mark.rule("ironwood:3.12", "ironwood:2.3")
def test_cards_at_the_end_of_the_round() -> None:
    cards = {
        "woodwalkers": {"played": ["WW01P", "WW04", "WW14"], "spent": ["WW02P"]},
    }
    table = at(**ROUND_END, cards=cards, cubes={"WW14": 2}, crystals={"woodwalkers": 2})
    assert hand(table, WW) == ["WW01P", "WW02P", "WW03P"]
    assert side(table, WW)["discard"] == ["WW04"]
    assert side(table, WW)["permanents"] == {"WW14": 2}
    assert side(table, WW)["played"] == []


@pytest.mark.rule("ironwood:3.13")
def test_eight_cards_may_be_kept() -> None:
    ten = "WW01P WW02P WW03P WW04 WW05 WW06 WW07 WW08 WW09 WW10"
    table = at(**ROUND_END, ww=ten)
    assert asked(table) == "cut"
    assert refused(table, "WW01P") == ("not-a-special", "2.2")
    play(table, "WW04 WW05")
    assert told(table, "cut", IC) == [("woodwalkers", "WW04"), ("woodwalkers", "WW05")]
    assert "WW04" not in hand(table, WW)


@pytest.mark.rule("ironwood:3.14", "ironwood:9.7", "ironwood:U19")
def test_totems_weaken() -> None:
    table = at(
        **ROUND_END,
        totems={"intact": ["forest_9"], "fading": ["forest_5"]},
        crystals={"woodwalkers": 2},
    )
    assert there(table, "forest_9") == {"totems": ["fading"]}
    assert there(table, "forest_5") == {}


@pytest.mark.rule("ironwood:3.15")
def test_recruiting_at_the_end_of_the_round() -> None:
    table = at(
        **ROUND_END,
        sites={"plumbarum": "forge", "chromia": "foundation"},
        crystals={"woodwalkers": 5, "ironclads": 2},
    )
    assert options(table) == {*OUTER, "done"}
    play(table, "forest_11 forest_11")
    assert there(table, "forest_11") == {"warriors": 2}
    assert asker(table) == IC
    assert options(table) == {"ferrum", "plumbarum", "done"}
    assert refused(table, "chromia") == ("no-forge", "3.15")
    play(table, "plumbarum")
    assert there(table, "plumbarum")["warriors"] == 1
    assert told(table, "round") == [(2,)]


@pytest.mark.rule("ironwood:8.4")
def test_conceding_is_asked_twice() -> None:
    table = at()
    play(table, "concede no")
    assert asked(table) == "play"
    play(table, "concede yes")
    assert table.over
    assert table.returns() == [0.0, 1.0]


@pytest.mark.rule("ironwood:8.4")
def test_a_game_can_be_set_up_without_conceding() -> None:
    assert refused(at(conceding="no"), "concede") == ("no-conceding", "8.4")


@pytest.mark.rule("ironwood:U16")
def test_without_a_last_round_the_game_goes_on() -> None:
    table = at(stage="enlist", slot=6, round=1000, side="ironclads")
    assert table.view(WW)["round"] == 1001
    assert table.view(WW)["rounds"] is None


@pytest.mark.rule("ironwood:U16")
def test_programs_among_themselves_stop_and_do_not_concede() -> None:
    setup = GAME.simulation(golems=4)
    assert (setup["rounds"], setup["conceding"], setup["golems"]) == ("30", "no", "4")
    assert GAME.simulation(rounds=50)["rounds"] == "50"
    assert (GAME.setup()["rounds"], GAME.setup()["conceding"]) == ("none", "yes")


@pytest.mark.rule("ironwood:12.1", "ironwood:U18", "ironwood:3.4")
def test_each_side_may_have_its_own_deck_sorted() -> None:
    """The Woodwalkers learn the game: they draw two in order, the Ironclads four as ever."""
    table = new(decks="sorted_woodwalkers")
    assert hand(table, WW) == ["WW01P", "WW02P", "WW03P", "WW04", "WW05"]
    assert (asked(table), asker(table)) == ("return", IC)
    assert len(hand(table, IC)) == 7
    assert side(table, WW)["deck"]["known"][:2] == ["WW06", "WW07"]
    assert side(table, IC)["deck"]["known"] == []
    with pytest.raises(SetupError, match="first_draw=four needs decks=shuffled"):
        new(decks="sorted_ironclads", first_draw="four")


@pytest.mark.rule("ironwood:U16")
def test_the_last_round_ends_the_game_without_a_winner() -> None:
    table = at(stage="enlist", slot=6, round=20, rounds=20, side="ironclads")
    assert table.over
    assert table.view(WW)["result"] == "drawn"
    assert table.returns() == [0.5, 0.5]


@pytest.mark.rule("ironwood:1.1", "ironwood:U24")
def test_the_supply_is_limited() -> None:
    table = at(stage="prepare", round=1, crystals={"woodwalkers": 10, "ironclads": 9})
    assert crystals(table) == (11, 9)


@pytest.mark.rule("ironwood:3.6")
@pytest.mark.parametrize(
    ("card", "never"), [("WW02P", None), ("WW04", "undo-revealed"), ("WW08", "undo-revealed")]
)
def test_a_special_card_once_shown_is_not_taken_back(card: str, never: str | None) -> None:
    """Base cards are known to all."""
    table = play(at(ww=f"{card} WW05", warriors={"forest_9": 2}), card)
    assert asker(table) == WW
    assert table.why_not_undo(WW) == never


@pytest.mark.rule("ironwood:3.6", "ironwood:13.15")
def test_a_card_is_drawn_instead_of_playing_one_or_by_the_one_that_is_played() -> None:
    table = new()
    text = Text(GAME, "en", (), WW)
    draw = GAME.vocabulary.number("draw")
    while asked(table) != "play":
        assert table.question is not None
        table.apply(table.question.options[0])
    assert table.question is not None
    assert GAME.leaves(table.question, draw)
    assert text.answer(table.question, draw) == "Draw a card instead"
    play(table, "WW01P")
    assert asked(table) == "resolve"
    assert not GAME.leaves(table.question, draw)
    assert text.answer(table.question, draw) == "Draw a card"
