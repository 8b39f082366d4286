"""Drafting factions out of a pool (A.7 to A.10)."""

import json
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter

import pytest

from lockstep import Pairs, with_pair
from plates import check_table
from reading import asked, options, play, refused
from root.games import check_game
from root.positions import told
from root.test_drawing import printed
from root.test_plates import SILENT
from said import numbers_of
from spinney.bots import Seat, bot_maker
from spinney.bots.greedy import hints
from spinney.core import Table
from spinney.core.chance import Luck
from spinney.core.errors import Misfit, PositionError, SetupError
from spinney.core.table import table_at
from spinney.core.text import LANGUAGES, Text
from spinney.root import faction
from spinney.root.faction import in_the_box, of
from spinney.root.game import GAME
from spinney.root.hireling import in_the_box as hirelings
from spinney.root.hireling import side_of
from spinney.root.options import playable
from spinney.root.plates import plate
from spinney.root.state import Root
from spinney.root.words import FACTION, VOCABULARY

INSURGENT = {"alliance", "vagabond", "cult", "riverfolk", "corvids"}
BOXED = {*playable(GAME.box)}
FACTION_OF = {
    VOCABULARY.word(FACTION + me): VOCABULARY.word(FACTION + side_of(me, False).faction)
    for me in hirelings()
    if side_of(me, False).faction >= 0
}
MILITANT = {"marquise", "eyrie", "duchy", "hundreds", "keepers"}


def drafting(players: int, seed: str = "acorn", **given: object) -> Table[Root]:
    seats = ",".join(["drafted"] * players)
    return Table(GAME, GAME.setup(**{"seats": seats, "first": 1, **given}), seed)


def until_the_choice(table: Table[Root]) -> Table[Root]:
    """Past landmarks and hirelings, which come first."""
    while asked(table) != "choose-faction":
        table.play(sorted(options(table))[0])
    return table


def pool(table: Table[Root]) -> list[str]:
    found: list[str] = table.view(0)["pool"]["factions"]
    return found


def factions(table: Table[Root]) -> list[str | None]:
    return [player["faction"] for player in table.view(0)["players"]]


@pytest.mark.rule("root:A.8.1")
def test_the_militant_ones_are_those_with_a_sword() -> None:
    cards = {VOCABULARY.word(FACTION + each.number): each.setup_card for each in in_the_box()}
    assert {name for name, card in cards.items() if card == faction.MILITANT} == MILITANT & {*cards}
    assert {name for name, card in cards.items() if card == faction.INSURGENT} == INSURGENT


@pytest.mark.rule("root:A.8.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_pool_has_a_militant_and_one_more_card_than_players(players: int) -> None:
    pools = [pool(drafting(players, f"{n}")) for n in range(8)]
    assert all(len(set(cards)) == players + 1 for cards in pools)
    assert all(cards[0] in MILITANT for cards in pools)
    assert "vagabond_2" not in {card for cards in pools for card in cards}
    assert len({card for cards in pools for card in cards}) > 6


@pytest.mark.rule("root:A.8.1.I")
def test_two_players_choose_among_militants() -> None:
    for n in range(6):
        assert len(pool(drafting(2, f"{n}"))) == 3
        assert set(pool(drafting(2, f"{n}"))) <= MILITANT


def with_a_lock() -> Table[Root]:
    tables = (drafting(4, f"{seed}") for seed in range(30))
    return next(table for table in tables if table.view(0)["pool"]["locked"])


@pytest.mark.rule("root:A.8.1.II")
def test_a_last_insurgent_is_locked_until_a_militant_is_chosen() -> None:
    table = with_a_lock()
    locked = table.view(0)["pool"]["locked"]
    assert locked == pool(table)[-1] not in MILITANT
    assert options(table) == set(pool(table)) - {locked}
    assert refused(table, locked) == ("locked-faction", "A.8.1.II")
    militant = next(name for name in pool(table) if name in MILITANT)
    play(table, militant)
    while asked(table) != "choose-faction":
        table.play(sorted(options(table))[0])
    assert locked in options(table)


@pytest.mark.rule("root:A.8.1.III")
def test_the_vagabond_of_the_pool_has_a_character() -> None:
    for n in range(30):
        table = drafting(4, f"{n}")
        if "vagabond" in options(table):
            break
    character = table.view(0)["pool"]["beside"].get("vagabond")
    assert character is not None
    shown = plate(table.view(0), Text(GAME, "en"), f"pool/{character}")
    assert shown is not None
    assert shown.title == Text(GAME, "en").named(character)
    play(table, "vagabond")
    assert [word for *_, word in told(table, "character")] == [character]
    assert table.view(0)["players"][3]["board"]["character"] == character


@pytest.mark.rule("root:R108")
def test_there_is_one_vagabond_in_the_pool() -> None:
    for n in range(10):
        assert "vagabond_2" not in pool(drafting(5, f"{n}"))


@pytest.mark.rule("root:A.8.1.I", "root:R109")
def test_two_players_may_keep_insurgents_with_hirelings() -> None:
    tables = [drafting(2, f"{n}", hirelings="random", pool="insurgents") for n in range(8)]
    pools = [pool(until_the_choice(table)) for table in tables]
    assert all(len(cards) == 3 and cards[0] in MILITANT for cards in pools)
    assert {card for cards in pools for card in cards} & INSURGENT
    for wrong in (
        {"hirelings": "none"},
        {"seats": "drafted,drafted,drafted"},
        {"seats": "marquise,eyrie"},
    ):
        given = {"seats": "drafted,drafted", "hirelings": "random", "pool": "insurgents", **wrong}
        with pytest.raises(Misfit, match="two players draft"):
            GAME.setup(**given)


@pytest.mark.rule("root:R109")
def test_insurgents_fill_up_the_pool_where_hirelings_leave_too_few_militants() -> None:
    hired = "forest_patrol,last_dynasty,sunward_expedition"
    for n in range(4):
        cards = pool(until_the_choice(drafting(2, f"{n}", hirelings=hired)))
        left = {*MILITANT & BOXED} - {"marquise", "eyrie", "duchy"}
        assert len(cards) == 3
        assert {*cards} & MILITANT == left


@pytest.mark.rule("root:A.6.5")
def test_factions_whose_hirelings_are_in_play_are_not_dealt() -> None:
    hired = "corvid_spies,exile,last_dynasty"
    seen: set[str] = set()
    for n in range(12):
        seen |= {*pool(until_the_choice(drafting(5, f"{n}", hirelings=hired)))}
    assert seen == BOXED - {"corvids", "vagabond", "eyrie", "vagabond_2"}
    for n in range(6):
        table = until_the_choice(drafting(4, f"{n}", hirelings="random"))
        out = {FACTION_OF.get(card["owner"]) for card in table.view(0)["hirelings"]["cards"]}
        assert not out & {*pool(table)}


@pytest.mark.rule("root:A.7", "root:A.8.2")
def test_hands_are_there_before_factions_and_stay_with_their_seats() -> None:
    table = drafting(3)
    assert factions(table) == [None, None, None]
    before = [table.view(seat)["players"][seat]["hand"] for seat in range(3)]
    assert [hand["count"] for hand in before] == [5, 5, 5]
    assert table.view(0)["players"][1]["hand"] == {"count": 5, "known": []}
    assert table.question is not None
    assert table.question.seat == 2
    play(table, sorted(options(table))[0])
    assert factions(table)[2] is not None
    while table.question is not None and asked(table) != "put-back":
        table.play(sorted(options(table))[0])
    after = [table.view(seat)["players"][seat]["hand"]["cards"] for seat in range(3)]
    assert after == [hand["cards"] for hand in before]


@pytest.mark.rule("root:A.8.2")
def test_the_last_player_chooses_first_and_sets_up_at_once() -> None:
    table = drafting(3)
    order = []
    while not all(factions(table)) or asked(table) == "choose-faction":
        assert table.question is not None
        if asked(table) == "choose-faction":
            order.append(table.question.seat)
        table.play(sorted(options(table))[0])
    assert order == [2, 1, 0]


@pytest.mark.rule("root:A.9", "root:A.10")
def test_then_three_cards_are_kept_and_the_first_player_begins() -> None:
    table = drafting(3)
    while table.state.phase == 0:
        table.play(sorted(options(table))[0])
    view = table.view(0)
    assert [player["hand"]["count"] for player in view["players"]] == [3, 3, 3]
    assert [player["points"] for player in view["players"]] == [0, 0, 0]
    assert view["active"] == factions(table)[0]
    assert view["pool"] == {}


def what_is_told(table: Table[Root], seat: int) -> object:
    events = [(each.name, each.rule, each.args) for each in table.events(seat)]
    return table.view(seat), events, table.asked(seat)


@pytest.mark.rule("root:A.10", "root:R110")
def test_nobody_else_learns_what_is_put_back() -> None:
    table = drafting(3)
    while asked(table) != "put-back":
        table.play(sorted(options(table))[0])
    seat = table.question.seat if table.question else 0
    others = [each for each in range(-1, 3) if each != seat]
    worlds = []
    for card in sorted(options(table))[:2]:
        world = table.back_to(len(table.choices))
        world.play(card)
        worlds.append([what_is_told(world, each) for each in others])
        assert card not in world.view(seat)["players"][seat]["hand"]["cards"]
    if not of(table.state, table.state.players[seat]).hand_is_public:
        assert worlds[0] == worlds[1]


@pytest.mark.rule("root:R110", "root:11.2.3")
def test_the_hand_of_the_riverfolk_lies_open_as_soon_as_they_are_chosen() -> None:
    table = next(each for n in range(30) if "riverfolk" in options(each := drafting(4, f"{n}")))
    before = table.view(3)["players"][3]["hand"]["cards"]
    assert table.view(0)["players"][3]["hand"] == {"count": 5, "known": []}
    play(table, "riverfolk")
    for reader in (-1, 0, 1, 2):
        assert table.view(reader)["players"][3]["hand"]["cards"] == before
        assert table.determinize(reader, "x").view(3)["players"][3]["hand"]["cards"] == before
    assert table.state.knows[table.state.players[3]] == [15] * 5


def test_seats_are_called_by_their_names_until_they_have_a_faction() -> None:
    table = drafting(3)
    text = Text(GAME, "en", ["Ann", "Ben", "Cleo"]).cast(table.roles())
    assert table.roles() == ["", "", ""]
    assert text.seat(2) == "Cleo"
    assert [text.event(each) for each in table.events(-1) if each.name == "first-player"] == [
        "Ann goes first."
    ]
    choice = sorted(options(table))[0]
    play(table, choice)
    text.cast(table.roles())
    assert table.roles() == ["", "", choice]
    assert text.seat(2) == f"{text.named(choice)} (Cleo)"
    assert text.seat(1) == "Ben"
    while table.state.phase == 0:
        table.play(sorted(options(table))[0])
    assert all(table.roles())


@pytest.mark.parametrize(
    ("seats", "why"),
    [("drafted,eyrie", "either all"), ("drafted", "2 to"), (",".join(["drafted"] * 7), "2 to")],
)
def test_what_cannot_be_drafted(seats: str, why: str) -> None:
    with pytest.raises((SetupError, Misfit), match=why):
        GAME.setup(seats=seats)


def test_no_reach_is_recommended_for_factions_that_are_not_known() -> None:
    assert GAME.warnings(GAME.setup(seats="drafted,drafted")) == []


def test_positions_and_worlds_of_a_draft_come_back() -> None:
    table, luck = drafting(4, landmarks="two"), Luck("draft")
    for _ in range(40):
        assert table.question is not None
        position = json.loads(json.dumps(table.position()))
        read = table_at(GAME, position, table.seed)
        assert read.position() == position
        for seat in range(-1, 4):
            assert read.view(seat) == table.view(seat)
            world = table.determinize(seat, "another world")
            assert world.view(seat) == table.view(seat)
        choices = table.question.options
        table.apply(choices[luck.below(len(choices))])


def test_a_position_names_the_faction_of_every_seat() -> None:
    position = {"game": "root", "options": {"seats": "drafted,drafted"}, "state": {}}
    with pytest.raises(PositionError, match="drafted"):
        table_at(GAME, position, "acorn")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"drafted": ["guest", "none", "none"]}, "drafted[0]"),
        ({"drafted": ["none"] * 4}, "3 seats"),
        ({"pool": ["nobody"]}, "pool[0]"),
        ({"pool": ["eyrie"]}, "has 4"),
        ({"locked": "guest"}, "locked"),
        ({"locked": "MILITANT"}, "is militant"),
        ({"beside": {"eyrie": "ranger"}}, "beside"),
    ],
)
def test_what_cannot_be_in_a_position(change: dict[str, object], why: str) -> None:
    table = drafting(3)
    if change.get("locked") == "MILITANT":
        change = {"locked": pool(table)[0]}
    position = table.position()
    position["state"] |= change
    with pytest.raises(PositionError, match=re.escape(why)):
        table_at(GAME, position, "acorn")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pool_is_drawn_to_be_clicked_on(language: str) -> None:
    table = with_a_lock()
    text = Text(GAME, language, ["Ann", "Ben", "Cleo", "Dan"])
    picture = ElementTree.fromstring(GAME.svg(table.view(3), text))
    words = {group.get("data-word") for group in picture.iter()}
    assert set(pool(table)) <= words
    shown = printed(table.view(3), text)
    assert text.say("label-locked") in shown
    assert all(text.named(name) in shown for name in pool(table))


def test_everything_on_the_table_of_a_draft_can_be_read() -> None:
    assert len(check_table(drafting(3), SILENT)) > 10


def test_learners_see_hands_and_a_pool_but_no_factions() -> None:
    table = drafting(3)
    numbers = numbers_of(table, 0)

    def seen(name: str) -> int:
        return sum(numbers[name].values())

    assert [seen(f"players.{seat}.faction") for seat in range(3)] == [0, 0, 0]
    assert [seen(f"players.{seat}.hand.count") for seat in range(3)] == [5, 5, 5]
    assert [seen(f"players.{seat}.hand.cards") for seat in range(3)] == [5, 0, 0]
    assert seen("pool.factions") == 4
    assert "pool.factions" not in numbers_of(Table(GAME, GAME.setup(), "usual"), 0)


def test_a_bot_chooses_what_fares_best_in_its_hands() -> None:
    table = next(
        each for n in range(60) if {"riverfolk", "duchy"} <= options(each := drafting(4, f"{n}"))
    )
    found = hints(Seat(table, 3))
    order = [VOCABULARY.word(hint.option) for hint in found]
    assert order.index("duchy") < order.index("riverfolk")
    assert "faction" in dict(found[0].reasons)
    assert VOCABULARY.word(bot_maker("greedy")("acorn").choose(Seat(table, 3))) == order[0]


def test_while_some_have_chosen_the_rest_can_expect_as_much_as_others() -> None:
    table = drafting(3)
    assert GAME.outlook(table.state) == pytest.approx([1 / 3] * 3)
    play(table, sorted(options(table))[0])
    first, second, _ = GAME.outlook(table.state)
    assert first == second


@pytest.mark.parametrize("number", range(2))
def test_worlds_of_a_draft_that_a_seat_cannot_tell_apart_stay_so(number: int) -> None:
    table = drafting(4, f"{number}", hirelings="random", landmarks="two", deck="exiles")
    luck, found = Luck(f"draft {number}"), Pairs(Counter(), 0, [])
    while table.question is not None and table.state.phase == 0:
        if luck.below(4) == 0:
            found = with_pair(found, table, luck.below(5) - 1, number)
        choices = table.question.options
        table.apply(choices[luck.below(len(choices))])
    assert found.leaks == []
    assert found.ended.total() > 0


def test_a_copy_of_a_game_has_no_rows_for_seats_any_more() -> None:
    table = drafting(3)
    while table.state.phase == 0:
        table.play(sorted(options(table))[0])
    assert len(table.state.hands) == len(table.state.others) == 1 + max(table.state.owners)


@pytest.mark.games
@pytest.mark.parametrize("number", range(10))
def test_nothing_is_lost_in_drafted_games(number: int) -> None:
    seats = ",".join(["drafted"] * (2 + number % 5))
    check_game(seats, number, hirelings=("none", "random")[number % 2])


@pytest.mark.rule("root:11.2.3", "root:A.8.2")
def test_a_hand_that_a_draft_lays_open_is_told_and_stays_open() -> None:
    """Ruling R110: others see the cards at once, so that the choice is final."""
    table = next(
        table
        for n in range(20)
        if "riverfolk" in pool(table := until_the_choice(drafting(3, f"{n}")))
    )
    assert table.question is not None
    seat = table.question.seat
    play(table, "riverfolk")
    other = (seat + 1) % 3
    shown = [event.args[1] for event in table.events(other) if event.name == "shown"]
    assert VOCABULARY.names(shown) == table.view(other)["players"][seat]["hand"]["cards"]
    assert not [event for event in table.events(seat) if event.name == "shown"]
    assert table.sealed[-1]
