"""Battles as scenes: what is drawn is what the rules reckoned."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ironwood.positions import IC, WW, at, play
from properties import everybody, finished
from spinney.core import SPECTATOR, Table
from spinney.core.scenes import openings, scene_from
from spinney.core.state import Event
from spinney.core.text import LANGUAGES, Text
from spinney.ironwood.game import GAME
from spinney.ironwood.state import Ironwood
from spinney.ironwood.svg.fight import HIDDEN, NO_CARD, STANCE, Bonus, Fight

SVG = "{http://www.w3.org/2000/svg}"


def last_scene(table: Table[Ironwood], seat: int = SPECTATOR) -> list[Event]:
    events = table.events(seat)
    return scene_from(GAME, events, max(openings(GAME, events)))


def fight(table: Table[Ironwood]) -> Fight:
    return Fight(last_scene(table))


def drawn(table: Table[Ironwood], seat: int = SPECTATOR, language: str = "en") -> str:
    text = Text(GAME, language, ["Ann", "Bo & <Co>"], seat)
    return GAME.scene(last_scene(table, seat), table.view(seat), text)


def letters(picture: str) -> list[str]:
    return ["".join(line.itertext()) for line in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def plumbarum() -> Table[Ironwood]:
    """The rulebook's example: four warriors come to a forest next to Plumbarum and attack."""
    table = at(
        ww="WW03P WW09 WW10",
        ic="IC23",
        warriors={"forest_15": 4, "plumbarum": 2},
        golems={"plumbarum": 1},
        sites={"plumbarum": "forge"},
        crystals={"ironclads": 3},
    )
    return play(table, "WW03P WW10 forest_15 4 forest_9")


@pytest.mark.rule("ironwood:7.13", "ironwood:7.5", "ironwood:7.8", "ironwood:7.10")
def test_the_combat_at_plumbarum_shows_its_arithmetic() -> None:
    table = play(plumbarum(), "WW09 IC23 zincur")
    found = fight(table)
    attacker, defender = found.sides
    assert (attacker.name, attacker.warriors, attacker.golems) == ("woodwalkers", 4, 0)
    assert (defender.name, defender.warriors, defender.golems) == ("ironclads", 2, 1)
    assert (attacker.wager, defender.wager) == ("WW09", "IC23")
    assert attacker.blow == (1, 0, 0, 0, 1)
    assert defender.blow == (2, 1, 1, 3, 1)
    assert attacker.bonuses == [Bonus("WW03P", 0, 1, 0)]
    assert attacker.card_defense(defender) == 2
    assert (attacker.lost, defender.lost, defender.lost_golems) == (1, 1, 0)
    assert (attacker.dominance, defender.dominance) == ((2, 3, 5), (3, 2, 5))
    assert (found.winner, defender.retreat, found.over) == ("woodwalkers", "zincur", True)
    assert {"War Machine", "Golems", "+1", "Dominance", "victory"} <= set(letters(drawn(table)))


@pytest.mark.rule("ironwood:7.4", "ironwood:U06")
def test_a_wagered_card_is_in_nobodys_scene_before_it_is_turned() -> None:
    scenes = []
    for card in ("WW09", "WW10 "):
        table = at(ww="WW04 WW09 WW10", ic="IC05", warriors={"forest_9": 2, "zincur": 2})
        play(table, f"WW04 done forest_9 {card}")
        assert fight(table).sides[0].wager == HIDDEN
        scenes.append([drawn(table, seat) for seat in (WW, IC, SPECTATOR)])
    assert scenes[0] == scenes[1]
    play(table, "none")
    attacker, defender = fight(table).sides
    assert (attacker.wager, defender.wager) == ("WW10", NO_CARD)


@pytest.mark.rule("ironwood:7.3", "ironwood:7.12")
def test_a_drill_that_stands_alone_is_destroyed_and_a_crystal_taken() -> None:
    table = at(
        ww="WW04", warriors={"forest_9": 2}, drill={"at": "zincur", "hopper": 3}, crystals={}
    )
    play(table, "WW04 done forest_9")
    found = fight(table)
    assert (found.fought, found.winner, found.drill_lost) == (False, "woodwalkers", True)
    assert found.sides[0].crystals == 1
    assert {"drill destroyed", "victory"} <= set(letters(drawn(table)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_says_all_in_words(language: str) -> None:
    table = play(plumbarum(), "WW09 IC23 done")
    picture = ElementTree.fromstring(drawn(table, WW, language))
    text = Text(GAME, language, ["Ann", "Bo & <Co>"], WW)
    told = [text.event(event) for event in last_scene(table, WW)]
    assert picture.findtext(f"{SVG}title") == told[0]
    assert picture.findtext(f"{SVG}desc") == " ".join(told[1:])


@pytest.mark.rule("ironwood:10.5", "ironwood:11.5")
@pytest.mark.parametrize("solo", ["no", "automacier", "automaquis"])
def test_scenes_of_random_games_add_up_and_can_be_drawn(solo: str) -> None:
    """The parts of each sum are what was told, an automaton's bonus among them."""
    fought = stances = 0
    for seed in range(8):
        table = finished(GAME, GAME.simulation(solo=solo), f"scene {seed}")
        for reader in everybody(table):
            events = table.events(reader)
            for place in sorted(set(openings(GAME, events)) - {-1}):
                found = Fight(scene_from(GAME, events, place))
                check_the_sums(found)
                fought += found.fought
                stances += any(b.source == STANCE for side in found.sides for b in side.bonuses)
                if place % 9 == 0:
                    text = Text(GAME, LANGUAGES[fought % 3], [], reader)
                    scene = scene_from(GAME, events, place)
                    ElementTree.fromstring(GAME.scene(scene, table.view(reader), text))
    assert fought > 10
    assert bool(stances) == (solo != "no")


def check_the_sums(found: Fight) -> None:
    for side, other in (found.sides, found.sides[::-1]):
        if side.blow is not None:
            value, golems, forge, defense, dealt = side.blow
            bonus = sum(each.damage for each in side.bonuses)
            assert dealt == max(0, value + bonus + golems + forge - defense)
            assert other.card_defense(side) >= 0
        if side.dominance is not None:
            value, units, total = side.dominance
            assert total == value + units + sum(each.dominance for each in side.bonuses)
            assert units == side.warriors + side.golems - side.lost - side.lost_golems
