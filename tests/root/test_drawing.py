"""Root drawn, in SVG and in the terminal, from views of random games on every map."""

import functools
import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from drawings import (
    SVG,
    View,
    both,
    differ_for,
    drawn,
    fits_the_terminal,
    has_its_symbols,
    has_themes,
    is_sound,
    is_up_to_date,
    loads_no_drawing,
    printed,
    seen_at,
    sheet_of,
    written,
)
from properties import finished, random_game
from root.positions import at
from samples import some
from spinney.core import SPECTATOR, Table
from spinney.core.text import LANGUAGES, Text
from spinney.root.faction import PIECES_OF
from spinney.root.factions.eyrie import svg as eyrie_svg
from spinney.root.factions.eyrie.looks import decree
from spinney.root.game import GAME
from spinney.root.looks import (
    CARDS,
    HIGHEST,
    SUITS,
    clearing_line,
    clearing_title,
    in_slots,
    initials,
    known_in_ruin,
    linked,
    open_paths,
    rows_of_clearings,
    scored_with,
    standing_out,
    stands_in_slot,
    status,
    tellers,
)
from spinney.root.maps import MAPS
from spinney.root.svg import board, stamp
from spinney.root.svg.cards import art
from spinney.root.svg.layout import LEAST
from spinney.root.svg.pieces import colour, mark_of
from spinney.root.svg.ways import is_lake, track, trees, wet
from spinney.root.terminal import marks
from spinney.root.words import FACTION, GUEST, ITEM, ITEMS, PIECE, VOCABULARY
from spinney.symbols import sheet
from texts import sentences_about

LARGEST = 400_000
SOURCE = Path(__file__).parents[2] / "src" / "spinney" / "root"
BASE_FOUR = "marquise,eyrie,alliance,vagabond"
PAUSES = some(240, 80)
"""One question in so many is drawn."""
TABLES = (
    ("autumn", BASE_FOUR, "standard"),
    ("winter", "eyrie,marquise", "exiles"),
    ("lake", "alliance,vagabond,eyrie", "exiles"),
    ("mountain", "vagabond,marquise,vagabond_2,eyrie,alliance", "standard"),
    ("winter", "corvids,marquise", "standard"),
    ("lake", "duchy,marquise", "exiles"),
    ("autumn", "hundreds,eyrie", "exiles"),
    ("mountain", "keepers,marquise", "standard"),
)
"""All maps, all numbers of seats, both decks."""

every_table = pytest.mark.parametrize(("name", "seats", "deck"), TABLES)


@functools.cache
def views(name: str, seats: str, deck: str) -> list[tuple[View, Text]]:
    """What everybody sees at some moments of a random game, each time in the next language."""
    setup = GAME.setup(map=name, seats=seats, deck=deck)
    tables = enumerate(random_game(GAME, setup, name))
    return list(seen_at(table for i, table in tables if table.over or i % PAUSES == 0))


@functools.cache
def pictures(name: str, seats: str, deck: str) -> list[tuple[View, Text, str]]:
    return [(view, text, GAME.svg(view, text)) for view, text in views(name, seats, deck)]


def titled(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    """The groups of a picture by their names."""
    named = ((group.findtext(f"{SVG}title"), group) for group in root.iter(f"{SVG}g"))
    return {title: group for title, group in named if title}


def symbols_in(element: ElementTree.Element) -> Counter[str]:
    return Counter(use.attrib["href"].removeprefix("#sp-") for use in element.iter(f"{SVG}use"))


def symbol(faction: str) -> str:
    return faction.replace("_", "-")


# SVG


@pytest.mark.games
@every_table
def test_pictures_are_sound(name: str, seats: str, deck: str) -> None:
    for _, text, markup in pictures(name, seats, deck):
        is_sound(markup, text, LARGEST)


@pytest.mark.games
@every_table
def test_pictures_have_a_style_for_every_class(name: str, seats: str, deck: str) -> None:
    for _, _, markup in pictures(name, seats, deck):
        classes = {c for found in re.findall(r'class="([^"]+)"', markup) for c in found.split()}
        style = ElementTree.fromstring(markup).findtext(f"{SVG}style", "")
        assert classes == set(re.findall(r"(?<=\.)sp-[\w-]+", style))


@pytest.mark.games
@every_table
def test_pictures_show_every_clearing(name: str, seats: str, deck: str) -> None:
    """Its number, its suit, its slots, all that is there; and the description tells the same."""
    for view, text, markup in pictures(name, seats, deck):
        root = ElementTree.fromstring(markup)
        groups = titled(root)
        described = root.findtext(f"{SVG}desc", "")
        for there in view["clearings"]:
            line = clearing_line(there, text)
            assert line in described
            group = groups[line]
            marks = symbols_in(group)
            lines = written(group)
            assert lines[0] == there["clearing"][1:]
            for piece, count in there["pieces"].items():
                assert marks[symbol(piece)] == (count if stands_in_slot(piece) else 1)
            assert marks["ruin"] == there["ruin"]
            leaders = standing_out(there, tellers(view, "standing_out"))
            for faction, warriors in there["warriors"].items():
                apart = leaders.get(faction, [])
                count = warriors - len(apart)
                assert marks[f"warrior-{faction}"] == min(count, 3)
                assert str(count) in lines or not count
                assert all(marks[word] == 1 for word in apart)
            for faction in there["pawns"]:
                assert marks[f"pawn-{symbol(faction)}"] == 1
            assert there["suit"] is None or marks[there["suit"]] == 1
            assert there["ruler"] is None or marks[symbol(there["ruler"])] == 1
            empty = [p for p in group.iter(f"{SVG}path") if p.get("class") == "sp-slot"]
            assert len(empty) == in_slots(there).count("")


@pytest.mark.games
@every_table
def test_pictures_show_every_player(name: str, seats: str, deck: str) -> None:
    """A board and a marker on the score track for each; who is taking the turn is framed."""
    for view, text, markup in pictures(name, seats, deck):
        root = ElementTree.fromstring(markup)
        markers = Counter(group.findtext(f"{SVG}title") for group in root.iter(f"{SVG}g"))
        for player in view["players"]:
            board = sheet_of(root, player["faction"])
            lines = written(board)
            assert str(player["hand"]["count"]) in lines
            assert player["dominance"] or str(player["points"]) in lines
            points = "" if player["points"] is None else f" {player['points']}"
            assert markers[text.named(player["faction"]) + points] >= 1
            framed = [p for p in board.iter(f"{SVG}path") if p.get("class") == "sp-turn"]
            playing = view["winners"] is None and view["active"] == player["faction"]
            assert len(framed) == playing


@pytest.mark.games
@every_table
def test_pictures_show_the_own_hand(name: str, seats: str, deck: str) -> None:
    """Each card with its name, its suit, and what it takes to craft it."""
    for view, text, markup in pictures(name, seats, deck):
        if view["seat"] == SPECTATOR:
            continue
        shown = [
            (group.findtext(f"{SVG}title"), symbols_in(group))
            for group in ElementTree.fromstring(markup).iter(f"{SVG}g")
            if group.find(f"{SVG}text") is not None
        ]
        for card in view["players"][view["seat"]]["hand"]["cards"]:
            wanted = Counter([CARDS[card].suit, *CARDS[card].cost])
            assert any(title == text.named(card) and marks >= wanted for title, marks in shown)


def test_themes() -> None:
    has_themes(at(seats="marquise,eyrie").view(0), Text(GAME, "en"))


@pytest.mark.parametrize("theme", ["auto", "dark"])
def test_the_picture_of_the_readme_is_up_to_date(theme: str) -> None:
    is_up_to_date(GAME, theme, seat=1)


def test_closed_paths_are_barred_until_they_are_opened() -> None:
    seats = "marquise,eyrie"
    barred = at(seats=seats, map="mountain").view(0)
    some = at(seats=seats, map="mountain", closed=[0]).view(0)
    text = Text(GAME, "en")
    assert len(barred["closed"]) == 6
    for view in (barred, some):
        marks = symbols_in(drawn(view, text))
        assert marks["boulders"] == len(view["closed"])
    assert "→10 11✕2 9" in printed(barred, text)
    assert "→9 10 11✕2" in printed(some, text)


CITY = {"lost_city": {"clearing": "c4"}}


def test_landmarks_are_drawn_where_they_are() -> None:
    text = Text(GAME, "en")
    lake = at(seats="marquise,eyrie", map="lake", ferry="c11").view(0)
    mountain = at(seats="marquise,eyrie", map="mountain").view(0)
    city = at(seats="marquise,eyrie", landmarks="lost_city", sites=CITY).view(0)
    for view, mark in ((lake, "ferry"), (mountain, "tower"), (city, "lost_city")):
        root = drawn(view, text)
        drawn_as = mark.replace("_", "-")
        assert symbols_in(root)[drawn_as] == 1
        there = next(c for c in view["clearings"] if mark in c["landmarks"])
        assert there["clearing"] == view["landmarks"][mark]["clearing"]
        assert symbols_in(titled(root)[clearing_line(there, text)])[drawn_as] == 1
        assert text.named(mark) in printed(view, text)


def test_a_battle_is_marked() -> None:
    table = at(
        seats="marquise,eyrie",
        clearings={"c5": "marquise 3 eyrie 2", "c1": "eyrie 1 roost"},
        players={"eyrie": {"hand": "ambush_rabbit"}},
    )
    table.play("battle")
    view, text = table.view(0), Text(GAME, "en")
    assert view["battle"]["clearing"] == "c5"
    group = titled(drawn(view, text))[clearing_line(view["clearings"][4], text)]
    assert symbols_in(group)["battle"] == 1
    assert "Battle 5 · Marquise 0 · Eyrie 0" in printed(view, text)


def test_a_wanderer_in_a_forest_is_drawn_there() -> None:
    wanderer = {"board": {"place": "f3", "character": "tinker"}}
    view = at(seats="marquise,vagabond", players={"vagabond": wanderer}).view(0)
    text = Text(GAME, "en")
    assert symbols_in(titled(drawn(view, text))["Forest 3, Vagabond"])["pawn-vagabond"] == 1
    assert "f3 2 6 10 11 12 V" in printed(view, text)


# The terminal


@pytest.mark.games
@every_table
def test_terminal_fits(name: str, seats: str, deck: str) -> None:
    for view, text in views(name, seats, deck):
        fits_the_terminal(view, text)


@pytest.mark.games
@every_table
def test_terminal_shows_every_clearing(name: str, seats: str, deck: str) -> None:
    """With its ways, its warriors and its ruler."""
    for view, text in views(name, seats, deck):
        output = printed(view, text)
        letters = initials(view, text)
        for number, there in enumerate(view["clearings"], start=1):
            ruler = there["ruler"]
            flag = "" if ruler is None else f" ⚑{letters[ruler]}"
            assert f" {clearing_title(there, text)}{flag} ─" in output
            ways = " ".join(map(str, linked(open_paths(view), number)))
            assert f"→{ways}" in output
            for faction, count in there["warriors"].items():
                assert f"{letters[faction]}{count}" in output
        for seat, player in enumerate(view["players"]):
            title = f"{letters[player['faction']]} {text.named(player['faction'])}"
            assert f"{title} · {text.seat(seat)}" in output


def test_terminal_lists_the_hand() -> None:
    hand = {"hand": "anvil ambush_bird tax_collector bake_sale"}
    table = at(seats="marquise,eyrie", players={"marquise": hand})
    output = printed(table.view(0), Text(GAME, "en", (), 0))
    assert re.search(r"1 +F +Anvil +F +Hammer \+2", output)
    assert re.search(r"1 +R +Bake Sale +RR +Coins \+3", output)
    assert re.search(r"1 +F +Tax Collector +FRM", output)


def test_terminal_shows_what_the_next_building_costs_and_gives() -> None:
    clearings = {"c1": "marquise 1 sawmill", "c5": "marquise 2 sawmill recruiter 1"}
    output = printed(at(seats="marquise,eyrie", clearings=clearings).view(0), Text(GAME, "en"))
    assert re.search(r"Sawmill +0 +1 +\[2\] +3 +4 +5 +Wood 2", output)
    assert re.search(r"Workshop +\[0\] +2 +2 +3 +4 +5 +Wood 0", output)
    assert re.search(r"Recruiter +0 +\[1\] +2\+ +3 +3\+ +4 +Wood 1", output)


# Both


def test_hidden_hands_are_in_no_other_drawing() -> None:
    """Two games that differ in a hidden hand look the same to everybody but its owner."""
    one = at(seats=BASE_FOUR, players={"eyrie": {"hand": "anvil cobbler"}})
    other = at(seats=BASE_FOUR, players={"eyrie": {"hand": "armorers bake_sale"}})
    differ_for(1, one, other)


def test_supporters_are_in_no_other_drawing() -> None:
    def supported(cards: str) -> Table[Any]:
        board = {"board": {"supporters": cards.split()}}
        return at(seats="marquise,alliance", players={"alliance": board})

    one, other = supported("anvil cobbler"), supported("bake_sale codebreakers")
    differ_for(1, one, other)
    assert "Supporters 2 FR" in both(one, 1)[1]


def test_what_has_been_shown_is_drawn() -> None:
    """A card of another hand that this seat has seen, and not for the others."""
    hand = {"hand": "anvil cobbler", "known": [0b01, 0]}
    table = at(seats="marquise,eyrie", players={"eyrie": hand})
    for output in both(table, 0):
        assert "Anvil" in output
        assert "Cobbler" not in output
    for output in both(table, SPECTATOR):
        assert "Anvil" not in output


def test_finished_games_can_be_drawn() -> None:
    for seed in "ab":
        table = finished(GAME, GAME.setup(), seed)
        view, text = table.view(SPECTATOR), Text(GAME, "en")
        winners = ", ".join(text.named(faction) for faction in view["winners"])
        told = f"Won \N{EN DASH} {winners}"
        assert told in status(view, text)
        for output in both(table, SPECTATOR):
            assert told in output


def test_the_map_keeps_its_size_and_its_letters_at_the_end() -> None:
    begun, over = Table(GAME, GAME.setup(), "a"), finished(GAME, GAME.setup(), "a")
    sheets = [board(table.view(SPECTATOR)) for table in (begun, over)]
    assert sheets[0].box == sheets[1].box
    for language in LANGUAGES:
        winners = ["mechanical_marquise", "vagabond", "vagabond_2"]
        stamped = stamp(Text(GAME, language), winners, winners)
        sizes = [float(size) for size in re.findall(r'font-size="([^"]+)"', stamped)]
        assert min(sizes) >= LEAST


def test_a_game_that_all_have_lost_is_stamped_in_another_ink() -> None:
    text = Text(GAME, "en")
    assert "sp-lost" in stamp(text, ["mechanical_marquise"], ["eyrie", "alliance"])
    assert "sp-lost" not in stamp(text, ["eyrie"], ["eyrie", "alliance"])


def test_an_engine_without_a_screen_loads_no_drawing() -> None:
    loads_no_drawing(GAME)


# What both read off a view


def test_resolved_cards_of_the_decree_are_ticked() -> None:
    board = {
        "decree": {"recruit": ["anvil", "vizier", "foxfolk_steel"], "move": ["cobbler"]},
        "pending": {"recruit": ["fox"], "move": ["rabbit"]},
    }
    assert decree(board, "recruit") == [
        ("anvil", False),
        ("vizier", True),
        ("foxfolk_steel", True),
    ]
    assert decree(board, "move") == [("cobbler", False)]
    idle = board | {"pending": {"recruit": [], "move": []}}
    assert not any(done for _, done in decree(idle, "recruit"))


def test_a_coalition_shares_its_partners_score() -> None:
    players = [
        {"faction": "eyrie", "points": 12, "coalition": None},
        {"faction": "vagabond", "points": None, "coalition": "eyrie"},
    ]
    view = {"players": players}
    assert [scored_with(view, player)["points"] for player in players] == [12, 12]


def test_known_items_of_ruins_are_drawn() -> None:
    board = {"board": {"place": "c6", "character": "tinker", "looked": ["c6"]}}
    clearing = {"c6": {"ruin": True, "ruin_items": ["sword"]}}
    table = at(seats="vagabond,eyrie", clearings=clearing, players={"vagabond": board})
    seen, hidden = (tellers(table.view(seat), "under_ruin") for seat in (0, 1))
    assert known_in_ruin("c6", seen) == ["sword"]
    assert known_in_ruin("c6", hidden) == []
    assert "[∩Sw]" in both(table, 0)[1]
    assert "[∩Sw]" not in both(table, 1)[1]


@pytest.mark.parametrize("name", MAPS)
def test_rows_lie_as_the_map_does(name: str) -> None:
    """Each clearing once; columns go from left to right, rows from above."""
    places = MAPS[name].data.clearings
    rows = rows_of_clearings({"map": name})
    assert sorted(c for row in rows for c in row) == list(range(12))
    for row in rows:
        assert len(row) == 4
        assert [places[c].x for c in row] == sorted(places[c].x for c in row)
    for above, below in pairwise(rows):
        assert max(places[c].y for c in above) <= min(places[c].y for c in below)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_factions_or_suits_share_a_letter(language: str) -> None:
    text = Text(GAME, language)
    players = [{"faction": faction} for faction in VOCABULARY.words[FACTION : FACTION + GUEST]]
    letters = initials({"players": players}, text)
    assert len(set(letters.values())) == GUEST
    assert len({text.named(suit)[0].upper() for suit in SUITS}) == len(SUITS)


@pytest.mark.parametrize("name", MAPS)
def test_woods_leave_room(name: str) -> None:
    """Trees stand neither on tracks nor in the water; all tracks lead from end to end."""
    data = MAPS[name].data
    grown = list(trees(data))
    assert len(grown) > 200
    ways = [track(data, pair) for pair in data.paths]
    assert len({(way[0], way[-1]) for way in ways}) == len(data.paths)
    on_the_way = [*(point for way in ways for point in way), *wet(data)]
    assert all(abs(x - u) + abs(y - v) > 20 for x, y in grown for u, v in on_the_way)
    assert is_lake(data) == (name == "lake")


@pytest.mark.parametrize("points", [0, 7, HIGHEST])
def test_the_score_track_reaches_from_0_to_30(points: int) -> None:
    table = at(seats="marquise,eyrie", players={"eyrie": {"points": points}}, force=True)
    root = drawn(table.view(0), Text(GAME, "en"))
    pins = titled(root)[f"Eyrie {points}"]
    pin = next(p for p in pins.iter(f"{SVG}path") if p.get("class") == "sp-ink")
    x = float(pin.attrib["d"].split()[-2])
    numbers = {
        text.text: float(text.attrib["x"])
        for text in root.iter(f"{SVG}text")
        if 140 < float(text.attrib["y"]) < 150
    }
    assert set(map(str, range(HIGHEST + 1))) <= set(numbers)
    assert numbers[str(points)] == pytest.approx(x, abs=0.06)


# The sheet of symbols


def test_everything_has_a_symbol() -> None:
    words = VOCABULARY.words
    (seats,) = (option for option in GAME.options if option.name == "seats")
    factions = [symbol(faction) for faction in seats.words]
    wanderers = [faction for faction in factions if faction.startswith("vagabond")]
    wanted = {
        *SUITS,
        *(set(words[ITEM : ITEM + ITEMS]) - {"club"}),  # which a faction to come brings
        *(mark_of(words[PIECE + n]) for faction in GAME.box for n in PIECES_OF[faction.number]),
        "ruin",
        *factions,
        *(f"warrior-{faction}" for faction in factions if faction not in wanderers),
        *(f"pawn-{faction}" for faction in wanderers),
        *(art(card) for card in (*CARDS, "vizier")),
    }
    assert {name for name in wanted if f"sp-{symbol(name)}" not in sheet(GAME.packages)} == set()


def test_the_symbols_are_complete() -> None:
    has_its_symbols(GAME)


@pytest.mark.parametrize("colour_of", [colour, marks.colour])
def test_every_faction_has_a_colour_of_its_own(colour_of: Callable[[str], str]) -> None:
    (seats,) = (option for option in GAME.options if option.name == "seats")
    assert len({colour_of(faction) for faction in seats.words}) == len(seats.words)


def test_a_faction_may_say_by_which_symbols_its_pieces_are_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By default a word is its own symbol."""
    clearings = {"c1": "eyrie 2 roost", "c5": "marquise 1"}
    view, text = at(seats="marquise,eyrie", clearings=clearings).view(0), Text(GAME, "en")
    line = clearing_line(view["clearings"][0], text)
    usual = symbols_in(titled(drawn(view, text))[line])
    drawn_by = {"roost": "tower", "warrior-eyrie": "heart"}
    monkeypatch.setattr(eyrie_svg, "SYMBOLS", drawn_by, raising=False)
    declared = symbols_in(titled(drawn(view, text))[line])
    assert (usual["roost"], usual["warrior-eyrie"]) == (1, 2)
    assert (declared["tower"], declared["heart"]) == (1, 2)
    assert declared["roost"] == declared["warrior-eyrie"] == 0


def test_labels_are_complete() -> None:
    """The same in all languages, and none that no drawing uses."""
    keys = [sentences_about(GAME, language, "label-").keys for language in LANGUAGES]
    assert keys[0] == keys[1] == keys[2]
    assert {"label-automaton-mechanical_marquise"} <= {*keys[0]}
    source = "".join(file.read_text("utf-8") for file in SOURCE.rglob("*.py"))
    named = [key for key in keys[0] if not key.startswith("label-automaton-")]
    assert all(f'"{key.removeprefix("label-")}"' in source for key in named)
