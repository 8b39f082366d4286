"""Battles as scenes: what is drawn is what the rules reckoned."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from drawings import is_unstyled
from properties import everybody, finished
from root.positions import at, options, play, told
from root.test_eyrie import decree
from root.vagabonds import vagabond
from spinney.core import SPECTATOR, Table
from spinney.core.scenes import openings, scene_from
from spinney.core.state import Event
from spinney.core.text import LANGUAGES, Text
from spinney.root.game import GAME
from spinney.root.state import Root
from spinney.root.svg.fight import Fight
from spinney.root.svg.fight import Side as Reckoned
from spinney.symbols import UNSTYLED

SVG = "{http://www.w3.org/2000/svg}"


def last_scene(table: Table[Root], seat: int = SPECTATOR) -> list[Event]:
    events = table.events(seat)
    return scene_from(GAME, events, max(openings(GAME, events)))


def sides(table: Table[Root]) -> tuple[Reckoned, Reckoned]:
    attacker, defender = Fight(last_scene(table), table.view(SPECTATOR)).sides
    return attacker, defender


def drawn(table: Table[Root], seat: int = SPECTATOR, language: str = "en") -> ElementTree.Element:
    text = Text(GAME, language, ["Ann", "Bo & <Co>", "Cy", "Di"], seat)
    return ElementTree.fromstring(GAME.scene(last_scene(table, seat), table.view(seat), text))


def letters(picture: ElementTree.Element) -> list[str]:
    return ["".join(line.itertext()) for line in picture.iter(f"{SVG}text")]


def steps(picture: ElementTree.Element) -> list[str]:
    return [part.attrib["data-step"] for part in picture.iter() if "data-step" in part.attrib]


def battle(there: str, *words: str, **fields: Any) -> Table[Root]:
    """The Marquise attacks the Eyrie in clearing 1, a fox clearing."""
    table = at(seats="marquise,eyrie", clearings={"c1": there}, **fields)
    return play(table, "battle", *words)


def test_a_page_that_has_the_style_gets_the_scene_without_it() -> None:
    table = battle("marquise 2 eyrie 3", dice=(3, 1))
    text = Text(GAME, "en")
    is_unstyled(GAME.scene(last_scene(table), table.view(0), text, UNSTYLED), GAME)


@pytest.mark.rule("root:4.3.2", "root:4.3.2.I", "root:4.3.4")
def test_the_roll_is_limited_by_the_warriors_and_both_lose() -> None:
    attacker, defender = sides(battle("marquise 2 eyrie 3", dice=(3, 1)))
    assert (attacker.faction, attacker.warriors) == ("marquise", 2)
    assert (attacker.roll, attacker.most, attacker.rolled) == (3, 2, 2)
    assert (defender.roll, defender.most, defender.rolled) == (1, 3, 1)
    assert (attacker.dealt(defender), defender.dealt(attacker)) == (2, 1)
    assert (attacker.lost, attacker.left) == (1, 1)
    assert (defender.lost, defender.left) == (2, 1)


@pytest.mark.rule("root:4.3.3.II", "root:3.2.1", "root:8.2.2")
def test_a_defenseless_defender_takes_a_hit_more_and_scores_the_attacker() -> None:
    table = at(seats="marquise,alliance", clearings={"c1": "marquise 2 sympathy"}, dice=(2, 0))
    attacker, defender = sides(play(table, "battle"))
    assert (attacker.roll, defender.roll) == (0, 2)
    assert (defender.most, defender.rolled) == (0, 0)
    assert attacker.against_nobody
    assert attacker.dealt(defender) == 1
    assert (defender.pieces, attacker.points) == (["sympathy"], 1)


@pytest.mark.rule("root:4.3.1.I", "root:4.3.3.I", "root:7.8.3")
def test_a_foiled_ambush_and_extra_hits_with_their_sources() -> None:
    table = at(
        seats="eyrie,marquise",
        clearings={"c1": "eyrie 3 marquise 2 sawmill"},
        players={
            "eyrie": {
                "board": {"leader": "commander", "decree": decree(battle="anvil")},
                "hand": "ambush_bird",
                "crafted": "brutal_tactics",
            },
            "marquise": {"hand": "ambush_fox", "crafted": "sappers armorers"},
        },
        dice=(3, 1),
        force=True,
    )
    for word in ("ambush_fox", "ambush_bird", "eyrie", "brutal_tactics", "armorers", "sappers"):
        play(table, word)
    attacker, defender = sides(table)
    assert (defender.ambush, defender.foils) == ("ambush_fox", False)
    assert (attacker.ambush, attacker.foils) == ("ambush_bird", True)
    assert attacker.extra == ["commander", "brutal_tactics"]
    assert defender.extra == ["sappers"]
    assert defender.spared == "armorers"
    assert (attacker.rolled, attacker.dealt(defender)) == (3, 2)
    assert (defender.rolled, defender.dealt(attacker)) == (1, 2)
    assert told(table, "hit") == [("eyrie", 2), ("marquise", 2)]
    assert {"Commander", "Brutal Tactics", "Armorers", "Sappers"} <= set(letters(drawn(table)))


@pytest.mark.rule("root:4.3.1.II")
def test_an_ambush_can_be_the_whole_battle() -> None:
    table = battle("marquise 2 eyrie 1", "ambush_fox", players={"eyrie": {"hand": "ambush_fox"}})
    attacker, defender = sides(table)
    assert (defender.ambush, attacker.roll) == ("ambush_fox", None)
    assert (attacker.lost, attacker.left, defender.left) == (2, 0, 1)
    assert "Dice" not in letters(drawn(table))


@pytest.mark.rule("root:9.2.6", "root:9.2.7")
def test_a_vagabond_deals_hits_by_swords_and_takes_them_with_items() -> None:
    table = at(
        seats="marquise,vagabond",
        clearings={"c1": "marquise 4"},
        players={"vagabond": vagabond("c1", "torch sword boots")},
        dice=(3, 2),
    )
    attacker, defender = sides(play(table, "battle"))
    assert (defender.most, defender.rolled, attacker.lost) == (1, 1, 1)
    assert sorted(defender.damaged) == ["boots", "sword", "torch"]


@pytest.mark.rule("root:9.2.9.II.c", "root:9.2.9.II.d")
def test_an_ally_fights_and_falls_on_the_attackers_side() -> None:
    table = at(
        seats="vagabond,eyrie,marquise",
        clearings={"c1": "eyrie 2 marquise 3"},
        players={"vagabond": vagabond("c1", "sword boots", relations={"eyrie": "allied"})},
        dice=(3, 2),
    )
    play(table, "battle", "marquise")
    while not told(table, "battle-over"):
        wanted = options(table) & {"eyrie", "warrior"}
        play(table, wanted.pop() if wanted else min(options(table)))
    attacker, _ = sides(table)
    assert (attacker.ally, attacker.warriors, attacker.most) == ("eyrie", 2, 3)
    assert (attacker.lost, attacker.left) == (2, 0)


@pytest.mark.rule("root:11.2.7.III", "root:11.2.7.III.a")
def test_mercenaries_fight_and_fall_beside_the_buyers_own() -> None:
    table = at(
        seats="marquise,riverfolk,eyrie",
        step="act",
        clearings={"c1": "marquise 1 riverfolk 2 eyrie 3"},
        players={"marquise": {"granted": ["mercenaries"]}},
        dice=(3, 2),
    )
    play(table, "battle", "eyrie")
    attacker, _ = sides(table)
    assert (attacker.ally, attacker.warriors, attacker.lent) == ("riverfolk", 3, 2)
    assert (attacker.lost, attacker.ally_lost, attacker.left) == (2, 1, 1)
    marks = [use.attrib["href"] for use in drawn(table).iter(f"{SVG}use")]
    assert {"#sp-warrior-marquise", "#sp-warrior-riverfolk"} <= set(marks)


@pytest.mark.rule("root:4.3.1")
def test_a_scene_tells_nothing_of_an_ambush_that_is_held() -> None:
    """While the defender thinks it over, everybody's scene is the same with and without one."""
    scenes = []
    for card in ("ambush_fox", "anvil"):
        table = battle("marquise 3 eyrie 3", players={"eyrie": {"hand": card}})
        assert steps(drawn(table)) == ["1"]
        scenes.append([ElementTree.tostring(drawn(table, seat)) for seat in (0, SPECTATOR)])
    assert scenes[0] == scenes[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_grows_step_by_step_and_says_all_in_words(language: str) -> None:
    table = battle("marquise 3 eyrie 2", dice=(2, 1))
    picture = drawn(table, 0, language)
    text = Text(GAME, language, ["Ann", "Bo & <Co>"], 0)
    assert steps(picture) == ["1", "2", "3", "4", "5"]
    title, described = (picture.findtext(f"{SVG}{name}") for name in ("title", "desc"))
    scene = last_scene(table, 0)
    assert title == text.event(scene[0])
    assert described == " ".join(text.event(event) for event in scene[1:])


def test_scenes_of_random_games_add_up_and_can_be_drawn() -> None:
    """The sum of the reckoning is what each side was told to take, for every reader."""
    fought = 0
    for seed, seats in enumerate(("marquise,eyrie,alliance,vagabond", "eyrie,vagabond")):
        table = finished(GAME, GAME.setup(seats=seats), f"scene {seed}")
        for reader in everybody(table):
            events = table.events(reader)
            for place in sorted(set(openings(GAME, events)) - {-1}):
                scene = scene_from(GAME, events, place)
                check_the_sum(scene, table)
                fought += 1
                if place % 7 == 0:
                    text = Text(GAME, LANGUAGES[fought % 3], [], reader)
                    ElementTree.fromstring(GAME.scene(scene, table.view(reader), text))
    assert fought > 20


def check_the_sum(scene: list[Event], table: Table[Root]) -> None:
    fight = Fight(scene, table.view(SPECTATOR))
    hits = {e.args[0]: e.args[1] for e in scene if e.name == "hit" and e.rule == "4.3.4"}
    attacker, defender = fight.sides
    if fight.over:
        assert hits.get(defender.owner, 0) == attacker.dealt(defender)
        assert hits.get(attacker.owner, 0) == defender.dealt(attacker)
        assert attacker.left == attacker.warriors - attacker.lost
        assert defender.left == defender.warriors - defender.lost
