"""Chapter 14: what both automata share, the levels, the rulings, and what is seen of it all."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ironwood.make_golden import by_habit
from ironwood.positions import (
    IC,
    WW,
    asked,
    at,
    crystals,
    new,
    play,
    position,
    side,
    told,
)
from ironwood.solo.turns import decided, solo, turn, visions
from ironwood.solo.turns import ironbot_expends as expends
from ironwood.test_drawing import both
from ironwood.test_properties import examples, pieces, seeds
from properties import CHECKS, Check, check_name, finished, pieces_are_conserved
from spinney.core import PositionError, Setup, SetupError, Table
from spinney.core.chance import Luck
from spinney.core.table import table_at
from spinney.core.text import LANGUAGES, Text
from spinney.ironwood.game import GAME
from spinney.ironwood.looks import mood
from spinney.ironwood.solo import purposes
from spinney.ironwood.solo.automaton import EVENTS
from spinney.ironwood.solo.difficulty import DIFFICULTY, HIGHEST, RULINGS, levels
from spinney.ironwood.solo.terms import WORTH
from spinney.ironwood.words import CARD_NAMES, FACE_NAMES, PLACE_NAMES, VOCABULARY, is_base
from texts import is_told_in_every_language

AUTOMATA = ("automacier", "automaquis")
STEAL = {"do": "steal", "n": 1}
RARE_REASONS = 7
"""How many of the criteria need not decide anything in forty games; small positions see to them."""


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any solo setup, by level or by options."""
    given = {"solo": draw(st.sampled_from(AUTOMATA)), "rounds": "20"}
    chosen = draw(st.sampled_from(("level", "options")))
    if chosen == "level":
        given["level"] = str(draw(st.integers(0, HIGHEST)))
    for option in (*(DIFFICULTY if chosen == "options" else ()), *RULINGS):
        given[option.name] = draw(st.sampled_from(option.values))
    given["decks"] = draw(st.sampled_from(("shuffled", "sorted")))
    helped = "help_woodwalkers" if given["solo"] == "automacier" else "help_ironclads"
    given[helped] = draw(st.sampled_from(("0", "2")))
    return GAME.setup(**given)


# Properties


@pytest.mark.parametrize("check", CHECKS, ids=check_name)
@examples(4)
@given(setup=setups(), seed=seeds)
def test_any_game(check: Check, setup: Setup, seed: str) -> None:
    check(GAME, setup, seed)


@examples(6)
@given(setup=setups(), seed=seeds)
def test_no_card_is_lost_and_no_piece_made(setup: Setup, seed: str) -> None:
    pieces_are_conserved(GAME, setup, seed, pieces)


@pytest.mark.parametrize("solo", AUTOMATA)
@pytest.mark.parametrize("level", [0, 5, 10, 15])
def test_random_players_lose(solo: str, level: int) -> None:
    results = [finished(GAME, GAME.simulation(solo=solo, level=level), str(i)) for i in range(10)]
    assert sum(table.returns()[0] for table in results) <= 1
    assert all(table.over for table in results)


def test_everything_that_an_automaton_can_tell_happens() -> None:
    happened: set[str] = set()
    reasons: set[str] = set()
    for seed in range(40):
        setup = GAME.simulation(solo=AUTOMATA[seed % 2], level=seed % 16)
        table, luck = Table(GAME, setup, str(seed)), Luck(str(seed))
        while not table.over:
            table.apply(by_habit(table, luck))
        happened.update(event.name for event in table.state.log or ())
        for name in ("decided", "decided-among"):
            reasons.update(why for _, _, *whys in told(table, name) for why in whys)
    assert set(EVENTS) - happened <= {"nothing-to-wager", "no-hand", "stance-threatened"}
    words = [w for w in VOCABULARY.words if w.startswith("because_")]
    assert len(set(words) - reasons) <= RARE_REASONS


# The pile


@pytest.mark.rule("ironwood:14.1")
@pytest.mark.parametrize(("cards", "held"), [("2", 5), ("4", 7)])
def test_the_hand_is_shuffled_in_each_preparation(cards: str, held: int) -> None:
    orders = set()
    for seed in "abcdef":
        table = new(solo="automacier", solo_cards=cards, seed=seed)
        assert side(table, IC)["hand"] == {"count": held, "known": ["IC01P", "IC02P", "IC03P"]}
        orders.add(tuple(is_base(card) for card in table.state.hands[IC]))
    assert len(orders) > 1


@pytest.mark.rule("ironwood:14.1")
def test_cards_are_drawn_under_the_pile_or_upon_it() -> None:
    """The third reward of the drill draws a card under it, the card icon one upon it."""
    drill = {"at": "ferrum", "track": 2, "hopper": 1}
    table = expends("IC22", drill=drill, warriors={"zincur": 1})
    g = table.state
    assert (g.under, g.upon) == (1, 1)
    pile = [CARD_NAMES[card] for card in g.hands[IC]]
    assert pile == ["IC07", "IC06", "IC04", "IC05"]


@pytest.mark.rule("ironwood:14.1")
def test_a_world_knows_what_was_drawn_and_what_was_not() -> None:
    """Under and upon the pile lie special cards; between them, base cards can be anywhere."""
    table = at(
        solo="automacier",
        cards={"ironclads": {"hand": ["IC05", "IC01P", "IC02P", "IC03P", "IC06", "IC07"]}},
        automaton={"under": 1, "upon": 1},
    )
    places = set()
    for i in range(40):
        pile = table.determinize(0, str(i)).state.hands[IC]
        assert not is_base(pile[0])
        assert not is_base(pile[-1])
        assert sorted(card for card in pile if is_base(card)) == [38, 39, 40]
        places.add(tuple(is_base(card) for card in pile))
    assert len(places) == 4


@pytest.mark.rule("ironwood:14.1")
def test_a_card_that_was_seen_stays_known() -> None:
    cards = {"hand": ["IC05", "IC06", "IC07"], "spent": ["IC01P", "IC02P", "IC03P"]}
    cards["seen_by_opponent"] = ["IC06"]
    table = at(solo="automacier", cards={"ironclads": cards}, automaton={"under": 1, "upon": 1})
    assert side(table, IC)["hand"]["known"] == ["IC06"]
    for i in range(10):
        assert table.determinize(0, str(i)).state.hands[IC][1] == CARD_NAMES.index("IC06")


@pytest.mark.rule("ironwood:14.2")
def test_expended_base_cards_return_and_special_ones_are_discarded() -> None:
    table = expends("IC07", slot=5, warriors={"ferrum": 3})
    assert asked(table) == "play"
    assert table.view(0)["round"] == 2
    assert side(table, IC)["discard"] == ["IC07"]
    assert side(table, IC)["hand"]["known"] == ["IC01P", "IC02P", "IC03P"]


@pytest.mark.rule("ironwood:14.3")
@pytest.mark.parametrize(("red", "icons"), [("no", 1), ("yes", 2)])
def test_red_icons_count_if_that_was_set_up(red: str, icons: int) -> None:
    table = expends("IC37", warriors={"ferrum": 3}, solo_red_icons=red)
    assert told(table, "icon") == [("icon_golem",)] * icons
    assert told(table, "ignored-icon") == [("icon_golem",)] * (2 - icons)
    assert table.view(0)["places"]["ferrum"]["golems"] == icons


@pytest.mark.rule("ironwood:14.3")
def test_what_a_card_does_for_players_does_not_count() -> None:
    """IC21 would be a permanent card."""
    table = expends("IC21", warriors={"ferrum": 3})
    assert side(table, IC)["permanents"] == {}
    assert told(table, "played") == []


@pytest.mark.rule("ironwood:14.4")
def test_an_icon_that_changes_nothing_is_a_crystal() -> None:
    table = expends("IC05")
    assert told(table, "no-effect") == [("ironclads",)]
    assert crystals(table)[IC] == 1


@pytest.mark.rule("ironwood:14.5")
def test_an_automaton_without_cards_draws_one() -> None:
    table = at(solo="automacier", side="ironclads", ic="", warriors={"gallimor": 1})
    assert told(table, "no-hand") == [("ironclads",)]
    assert told(table, "founded") == []
    assert side(table, IC)["hand"]["count"] == 1
    table = turn("")
    assert told(table, "located") == [("vision_chromia",)]
    assert told(table, "no-hand") == [("woodwalkers",)]


@pytest.mark.rule("ironwood:14.6", "ironwood:U40")
@pytest.mark.parametrize("ruling", ["again", "other"])
def test_the_magic_die(ruling: str) -> None:
    """Inner mountains have the numbers 2 to 5: the golem goes where the die says."""
    wanted = {"highest_even": 4, "highest_odd": 5, "lowest_even": 2, "lowest_odd": 3}
    numbers = {PLACE_NAMES[n]: n + 1 for n in range(11)}
    faces = set()
    for seed in range(20):
        inner = dict.fromkeys(("auria", "lithimar", "palladimor", "zincur"), 1)
        table = expends("IC37", warriors=inner, solo_die=ruling, seed=str(seed))
        ((face,),) = told(table, "die")
        faces.add(face)
        ((place, reason),) = decided(table, "golem")
        assert (numbers[place], reason) == (wanted[face.removeprefix("die_")], "die")
    assert faces == {f"die_{name}" for name in FACE_NAMES}


@pytest.mark.rule("ironwood:U40")
def test_the_magic_die_without_a_match() -> None:
    """Auria and Palladimor both have even numbers."""
    again = set()
    for seed in range(12):
        fields: dict[str, Any] = {"warriors": {"auria": 1, "palladimor": 1}, "seed": str(seed)}
        table = expends("IC37", **fields)
        rolls, repeated = told(table, "die"), told(table, "die-again")
        assert len(rolls) == len(repeated) + 1
        assert rolls[-1][0].endswith("even")
        again.add(len(repeated))
        other = expends("IC37", solo_die="other", **fields)
        ((face,),) = told(other, "die")
        highest = "highest" in face
        assert decided(other, "golem") == [("palladimor" if highest else "auria", "die")]
    assert len(again) > 1


@pytest.mark.rule("ironwood:14.8", "ironwood:14.7")
def test_you_wager_first_whoever_attacks() -> None:
    table = expends("IC02P", ww="WW14", warriors={"forest_9": 1, "zincur": 2})
    assert asked(table) == "wager"
    play(table, "none")
    assert [card for _, card in told(table, "revealed")] == ["IC04"]
    assert told(table, "wagered") == []
    table = at(solo="automacier", ww="WW04", ic="IC14 IC15", warriors={"forest_9": 2, "zincur": 1})
    play(table, "WW04 done forest_9 none")
    assert [card for _, card in told(table, "revealed")] == ["IC14"]
    table = at(solo="automacier", ww="WW04", ic="", warriors={"forest_9": 2, "zincur": 1})
    play(table, "WW04 done forest_9 none")
    assert told(table, "no-wager") == [("woodwalkers",), ("ironclads",)]


@pytest.mark.rule("ironwood:14.9")
def test_nobody_attacks_without_a_card_to_wager() -> None:
    fields: dict[str, Any] = {"warriors": {"forest_9": 1, "zincur": 2}}
    table = at(
        solo="automacier", side="ironclads", ic="IC02P", automaton={"alert": False}, **fields
    )
    assert told(table, "nothing-to-wager") == [("ironclads",)]
    assert told(table, "attacked") == []
    assert side(table, IC)["hand"]["count"] == 1
    table = turn("WW02P", warriors={"forest_3": 3})
    assert told(table, "won-without-combat") == [("woodwalkers",)]


# Levels


@pytest.mark.rule("ironwood:14.10")
@pytest.mark.parametrize("solo", AUTOMATA)
@pytest.mark.parametrize("level", range(HIGHEST + 1))
def test_every_level_is_made_of_its_parts(solo: str, level: int) -> None:
    red, cards, edge, foundations, warriors = levels(level)
    given = {
        "solo_red_icons": red,
        "solo_cards": 4 if cards else 2,
        "solo_edge": edge,
        "solo_foundations": foundations,
        "solo_warriors": warriors,
    }
    taken = sum(worth for worth, part in zip(WORTH, levels(level), strict=False) if part)
    assert taken + warriors == level
    one, other = new(solo=solo, **given), new(solo=solo, level=level)
    assert one.view(0) == other.view(0)
    assert one.view(0)["solo"]["level"] == level


@pytest.mark.rule("ironwood:14.10", "ironwood:14")
@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"level": 3}, "level=3 needs an automaton: solo=automacier or solo=automaquis"),
        ({"solo_die": "other"}, "solo_die=other needs an automaton"),
        ({"solo": "automacier", "level": 16}, "option level cannot be '16'"),
        (
            {"solo": "automacier", "level": 3, "solo_edge": True},
            "level=3 chooses solo_edge itself; leave solo_edge out, or level",
        ),
        ({"solo": "automacier", "help_ironclads": 1}, "help_ironclads is for players"),
        ({"solo": "automaquis", "help_woodwalkers": 1}, "help_woodwalkers is for players"),
        ({"solo": "ironbot"}, "option solo cannot be 'ironbot'"),
    ],
)
def test_options_that_do_not_go_together(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(SetupError, match=problem) as error:
        GAME.setup(**given)
    assert is_told_in_every_language(GAME, error.value)


# Rulings


@pytest.mark.rule("ironwood:U42")
@pytest.mark.parametrize(("ruling", "used"), [("free", []), ("card", [("ironclads", "IC05")])])
def test_a_turn_without_a_card_may_use_one_up(ruling: str, used: list[Any]) -> None:
    table = at(
        solo="automacier",
        side="ironclads",
        ic="IC05 IC06",
        warriors={"gallimor": 1},
        solo_turn=ruling,
    )
    assert told(table, "founded") == [("gallimor",)]
    assert (told(table, "expended"), told(table, "icon")) == (used, [])


@pytest.mark.rule("ironwood:U56")
def test_an_automaton_answers_what_a_card_asks_it(tmp_path: Path) -> None:
    """The first option that can be done in full; for the rest, chance."""
    chooses = {"do": "opponent_chooses", "options": [[STEAL], [{"do": "gain", "n": 2}]]}
    loses = {
        "do": "remove",
        "whose": "enemy",
        "unit": "warriors",
        "n": 1,
        "where": ["mountain", "inner"],
        "by": "opponent",
    }
    file = tmp_path / "cards.json"
    file.write_text(json.dumps({"cards": [{"id": "WW04", "effect": {"play": [chooses, loses]}}]}))
    lost = set()
    for seed in "abcdef":
        described = position(solo="automacier", ww="WW04", warriors={"auria": 3, "zincur": 3})
        described["options"]["cards"] = str(file)
        table = play(table_at(GAME, described, seed), "WW04")
        assert told(table, "gained")[0] == ("woodwalkers", 2)
        lost.add(told(table, "removed")[0][3])
    assert lost == {"auria", "zincur"}


@pytest.mark.rule("ironwood:U42", "ironwood:10.6.1")
def test_no_card_is_used_up_after_the_last_forge() -> None:
    table = at(
        solo="automacier",
        side="ironclads",
        ic="IC05 IC06",
        warriors={"gallimor": 1},
        sites={"gallimor": "foundation", "chromia": "forge", "cobaltis": "forge"},
        crystals={"ironclads": 5},
        solo_turn="card",
    )
    assert table.over
    assert told(table, "expended") == []


@pytest.mark.rule("ironwood:8.4")
@pytest.mark.parametrize("solo", AUTOMATA)
def test_you_may_concede_to_an_automaton(solo: str) -> None:
    table = new(solo=solo, conceding="yes")
    while asked(table) != "play":
        table.apply(table.question.options[0])
    play(table, "concede yes")
    assert table.over
    assert table.returns() == [0.0]


@pytest.mark.rule("ironwood:U56", "ironwood:U60")
def test_an_automaton_that_must_send_a_warband_somewhere_does(tmp_path: Path) -> None:
    """It would rather send it nowhere: every forest next to it is nearer to a totem."""
    flees = {"do": "retreat", "whose": "own", "where": ["forest", "inner"], "chooser": "opponent"}
    file = tmp_path / "cards.json"
    file.write_text(json.dumps({"cards": [{"id": "WW04", "effect": {"play": [flees]}}]}))
    totems = {"intact": ["forest_1", "forest_3", "forest_10"]}
    described = position(solo="automacier", ww="WW04", warriors={"forest_4": 3}, totems=totems)
    described["options"]["cards"] = str(file)
    table = play(table_at(GAME, described, "acorn"), "WW04")
    assert [origin for _, origin, _ in told(table, "retreated")] == ["forest_4"]


@pytest.mark.rule("ironwood:U58")
def test_only_your_deck_is_sorted_and_only_your_hand_is_limited() -> None:
    table = new(solo="automacier", decks="sorted")
    assert side(table, WW)["deck"]["known"][0] == "WW06"
    assert side(table, IC)["deck"]["known"] == []
    pile = [f"IC{n:02}" for n in range(4, 16)]
    table = at(solo="automacier", stage="limit", side="ironclads", ic=" ".join(pile))
    assert told(table, "cut") == []
    assert side(table, IC)["hand"]["count"] >= len(pile)


# What is seen


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"stance": "exalted"}, "state.automaton.stance: 'exalted' is not one of expansive"),
        ({"marked": ["ferrum"]}, r"marked\[0\]: the Automacier marks mountains that have a vision"),
        ({"spirits": 1}, "spirits: a number from 0 to 0 is wanted, not 1"),
        ({"under": 4}, "under: a number from 0 to 3 is wanted, not 4"),
        ({"mood": "calm"}, "mood: no such field"),
    ],
)
def test_positions_are_checked(fields: dict[str, Any], problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        at(solo="automacier", automaton=fields)


def test_without_an_automaton_there_is_no_such_field() -> None:
    with pytest.raises(PositionError, match=r"state\.automaton: no such field"):
        table_at(GAME, position(automaton={}), "acorn")
    assert new().view(0)["solo"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawings_show_what_an_automaton_is_up_to(language: str) -> None:
    text = Text(GAME, language)
    table = at(solo="automacier", automaton={"alert": False, "marked": ["chromia"]})
    for drawing in both(table, 0, language):
        assert text.say("label-stance-expansive") in drawing
        assert text.say("label-automaton-ironclads") in drawing
        assert text.named("procedure_exhausted") in drawing
    table = turn(automaton={"spirits": 3})
    for drawing in both(table, 0, language):
        assert text.say("label-stance-disruptive") in drawing
        assert text.say("label-spirits", n=3) in drawing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("solo", AUTOMATA)
def test_the_drawings_show_how_hard_it_is(solo: str, language: str) -> None:
    text = Text(GAME, language)
    table = new(solo=solo, level=12)
    view = table.view(0)
    parts = {"red_icons": 1, "cards": 4, "edge": 1, "foundations": 1, "warriors": 2}
    assert view["solo"]["harder"] == parts
    automaton = view["sides"][("woodwalkers", "ironclads").index(view["solo"]["side"])]
    told_as = mood(view, text, automaton)[-1]
    for name, n in parts.items():
        assert text.say(f"label-harder-{name}", n=n, side=automaton["side"]) in told_as
    for drawing in both(table, 0, language):
        assert text.say("label-level", n=12).replace(" ", "") in "".join(drawing.split())
        assert told_as.split()[0] in drawing
    easy = new(solo=solo).view(0)
    assert easy["solo"]["harder"] == {}
    assert len(mood(easy, text, automaton)) == len(mood(view, text, automaton)) - 1


def test_marks_are_drawn_where_they_lie() -> None:
    table = at(solo="automacier", automaton={"marked": ["chromia"]})
    assert all("marked by the Ironbot" in drawing for drawing in both(table, 0))
    table = at(solo="automaquis", side="ironclads", visions=visions("zincur"))
    assert all("possible totem" in drawing for drawing in both(table, 0))
    assert solo(table)["marked"] == ["zincur"]


def test_purposes_and_reasons_are_words() -> None:
    for name, number in vars(purposes).items():
        if isinstance(number, int):
            word = VOCABULARY.words[number]
            assert word in (f"for_{name.lower()}", f"because_{name.lower()}")
