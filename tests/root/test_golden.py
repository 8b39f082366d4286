"""Golden records: whole games kept as text come back to the same digest, and nothing gets lost."""

from __future__ import annotations

import pytest

from goldens import are_all_there, comes_back, loses_nothing
from root.games import count
from root.make_golden import GOLDENS
from spinney.core.records import letter, parse_record
from spinney.core.setup import Setup
from spinney.core.state import State
from spinney.root.game import GAME
from spinney.root.state import Root

RESULTS = {
    "base_four": (["marquise"], 31),
    "lake_exiles": (["alliance"], 46),
    "two_vagabonds": (["eyrie"], 58),
    "duel": (["eyrie"], 14),
    "duel_first": (["vagabond"], 17),
    "winter_three": (["eyrie"], 23),
    "mountain_five": (["eyrie", "vagabond"], 34),
    "clearings": (["marquise"], 20),
    "corners": (["eyrie"], 46),
    "coalition": (["alliance"], 35),
    "coalition_wins": (["eyrie", "vagabond"], 92),
    "coalitions_first": (["eyrie", "vagabond", "vagabond_2"], 50),
    "anybody": (["marquise", "vagabond"], 113),
    "random_five": (["alliance"], 81),
    "friends": (["eyrie", "vagabond"], 151),
    "favors": (["eyrie"], 122),
    "roosts": (["alliance"], 49),
    "traders": (["marquise"], 31),
    "river_first": (["riverfolk"], 28),
    "gardens": (["cult"], 30),
    "souls": (["cult"], 49),
    "conspiracy": (["corvids"], 27),
    "exposed": (["corvids"], 60),
    "court": (["duchy"], 56),
    "tunnels": (["duchy"], 59),
    "market": (["marquise"], 59),
    "forge": (["riverfolk"], 18),
    "no_ferry": (["cult"], 49),
    "horde": (["alliance"], 24),
    "mobs": (["hundreds"], 47),
    "homelands": (["eyrie"], 58),
    "hired": (["marquise"], 16),
    "hired_three": (["cult"], 61),
    "relics": (["keepers"], 25),
    "retinue": (["eyrie"], 131),
    "draft": (["corvids"], 43),
    "draft_two": (["duchy"], 10),
    "machine": (["mechanical_marquise"], 19),
    "together": (["mechanical_marquise"], 7),
    "won_together": (["hundreds", "duchy"], 26),
    "alone": (["mechanical_marquise"], 7),
}
"""Who won each game, and in which turn."""
FACTIONS = {
    *("marquise", "eyrie", "alliance", "vagabond", "vagabond_2"),
    *("cult", "riverfolk", "duchy", "corvids", "hundreds"),
    "keepers",
}
CHARACTERS = {
    *("thief", "tinker", "ranger", "vagrant", "arbiter"),
    *("scoundrel", "adventurer", "ronin", "harrier"),
}
LEADERS = {"builder", "charismatic", "commander", "despot"}
DRAFTS = ("draft", "draft_two")
RARE = {
    *("along", "along-count", "attack-with", "take-hit"),  # an ally goes along, and fights
    *(
        "by-ferry",
        "market-give",
        "market-take",
        "which-landmark",
        "landmark-in",
        "enlist",
        "steal",
        "dismiss",
        "new-roost",
    ),
    *("crusade-on", "convert-whom", "sanctify-what"),
    *("trick-with", "guess-plot", "exert"),
    *("bank", "borrow", "brigadier-again", "lose-minister"),
    *("lose-fund", "export-what", "pay-item", "buy-card"),
    "choose-faction",
    *("loot", "raze-for", "anoint", "mob-to", "advance-on"),
    *("return-relic", "relic-along", "delve-what", "recover-what", "shift-to"),
}
"""Questions that few games come to."""


def test_every_golden_game_is_there() -> None:
    are_all_there(GOLDENS, RESULTS)


@pytest.mark.parametrize("name", RESULTS)
def test_a_golden_game_comes_back(name: str) -> None:
    view = comes_back(GOLDENS, name).view(0)
    assert (view["winners"], view["turn"]) == RESULTS[name]


@pytest.mark.parametrize("name", RESULTS)
def test_nothing_is_lost_in_a_golden_game(name: str) -> None:
    drafted = name in DRAFTS  # factions come with their pieces
    loses_nothing(GOLDENS, name, (lambda g: count(g)[0]) if drafted else count)


@pytest.mark.parametrize("name", ["base_four", "favors", "souls", "tunnels", "horde", "relics"])
def test_everything_is_at_its_place_whenever_something_is_told(name: str) -> None:
    """So that it can be seen where it goes: turmoil, dominance and whatever is paid."""
    record = parse_record(GOLDENS.text(name))
    whole, on_the_way = record.replay(), set()
    at_first = count(record.replay(0).state)

    def look(g: State) -> None:
        assert isinstance(g, Root)
        if g.deck and count(g) != at_first:  # before the deal there is no deck
            assert g.log is not None
            on_the_way.add(g.log[-1].name)

    whole.at_first(look).play_on(record.choices, record.reseeded)
    assert on_the_way == set()


# What they cover together


def setup(name: str) -> Setup:
    return GAME.setup(**GOLDENS.games[name][1])


def told(name: str, event: str) -> list[tuple[str, ...]]:
    """The rule and the arguments of each such event in a game, seats as factions."""
    roles = {letter(seat): role for seat, role in enumerate(GAME.roles(setup(name)))}
    lines = [line.split() for line in GOLDENS.told(name).read_text("utf-8").splitlines()]
    return [
        (rule, *(roles.get(arg, arg) for arg in args))
        for _, rule, found, *args in lines
        if found == event
    ]


def told_anywhere(event: str) -> list[tuple[str, ...]]:
    return [each for name in GOLDENS.games for each in told(name, event)]


@pytest.mark.parametrize("option", [option.name for option in GAME.options[1:]])
def test_each_option_is_played_in_each_of_its_ways(option: str) -> None:
    chosen = next(each for each in GAME.options if each.name == option)
    ways = chosen.values
    most = max(GAME.seats(setup(name)) for name in GOLDENS.games)
    seated = {way for way in ways if not way.isdigit() or int(way) <= most}
    played = {setup(name)[option] for name in GOLDENS.games}
    assert played >= seated
    assert played == seated or chosen.accepts is not None, "or values that are not listed"


def test_one_to_six_play() -> None:
    assert {GAME.seats(setup(name)) for name in GOLDENS.games} == {1, 2, 3, 4, 5, 6}


def test_each_faction_wins() -> None:
    assert {faction for _, faction in told_anywhere("won")} >= FACTIONS


def test_each_character_and_each_leader_comes() -> None:
    assert {character for _, _, character in told_anywhere("character")} == CHARACTERS
    assert {leader for _, _, leader in told_anywhere("leader")} == LEADERS


def test_rare_questions_are_asked() -> None:
    assert {ask for name in GOLDENS.games for ask in asked(name)} >= RARE


def asked(name: str) -> set[str]:
    record, found = parse_record(GOLDENS.text(name)), set()
    table = record.replay(0)
    for choice in record.choices:
        assert table.question is not None
        found.add(table.question.ask.name)
        table.apply(choice)
    return found


def test_dominance_wins_by_clearings_and_by_corners() -> None:
    ways = {rule for rule, _ in told_anywhere("won")}
    assert ways == {"3.1", "3.3.1.I", "3.3.1.II", "9.2.8", "M.8.1"}


@pytest.mark.parametrize("edition", ["law", "first"])
def test_coalitions_win_in_both_editions(edition: str) -> None:
    names = [name for name in GOLDENS.games if setup(name)["edition"] == edition]
    assert any(
        {vagabond, partner} <= {faction for _, faction in told(name, "won")}
        for name in names
        for _, vagabond, partner in told(name, "coalition")
    )


def test_a_coalition_is_formed_with_somebody_who_has_activated_dominance() -> None:
    """For which it has to be agreed that anybody may be a partner; and here they win."""
    assert setup("anybody")["coalitions"] == "anybody"
    (rule, winner), (_, vagabond) = told("anybody", "won")
    assert rule == "3.3.1.I"
    assert ("9.2.8", vagabond, winner) in told("anybody", "coalition")
    activating = [faction for _, faction, _ in told("anybody", "dominance")]
    assert activating.index(winner) < activating.index(vagabond)
