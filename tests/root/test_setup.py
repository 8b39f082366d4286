"""Chapter 5 and appendix A: setting up."""

from collections.abc import Iterator
from typing import Any

import pytest

from root import guest
from root.positions import asked, asker, cited, hand, lies_in, options, play, player, refused, told
from spinney.core import SPECTATOR, SetupError, Table
from spinney.root.faction import TABLE, Faction
from spinney.root.game import GAME
from spinney.root.options import reach
from spinney.root.state import Root
from spinney.root.words import ALLIANCE, FACTION, FACTIONS, GUEST, VAGABOND, VOCABULARY
from texts import is_told_in_every_language

BASE_FOUR = "marquise,eyrie,alliance,vagabond"


def begun(seats: str = BASE_FOUR, seed: str = "acorn", **given: Any) -> Table[Root]:
    """A new game at its first question."""
    return Table(GAME, GAME.setup(seats=seats, **given), seed)


def ready(table: Table[Root]) -> Table[Root]:
    """Answer all that the setup asks with the first option."""
    while table.view(SPECTATOR)["phase"] == "setup":
        assert table.question is not None
        table.apply(table.question.options[0])
    return table


# 5.1 Standard setup


@pytest.mark.rule("root:5.1.1")
def test_chance_decides_who_begins_unless_an_option_says_so() -> None:
    begins = {told(begun(seed=str(n)), "first-player")[0][0] for n in range(30)}
    assert begins == set(BASE_FOUR.split(","))
    table = ready(begun(first="3"))
    assert table.view(0)["active"] == "alliance"
    assert told(table, "turn") == [(1, "alliance")]


@pytest.mark.rule("root:5.1.1")
def test_seats_follow_each_other_in_order() -> None:
    table = ready(begun("eyrie,marquise", first="2"))
    while table.view(0)["turn"] == 1:
        play(table, "done")
    assert told(table, "turn") == [(1, "marquise"), (2, "eyrie")]


@pytest.mark.rule("root:5.1.1")
@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"seats": "marquise"}, "rule 5.2"),
        ({"seats": "marquise,marquise"}, "rule 1.5.1"),
        ({"seats": "marquise,foxes"}, "no faction 'foxes'"),
        ({"seats": "marquise,vagabond_2"}, "rule 9.7"),
        ({"seats": "vagabond_2,vagabond"}, "run out of points"),
        ({"seats": "marquise,eyrie", "first": "3"}, "rule 5.1.1"),
    ],
)
def test_what_cannot_be_is_refused_with_its_rule(given: dict[str, str], message: str) -> None:
    with pytest.raises(SetupError, match=message) as error:
        GAME.setup(**given)
    assert is_told_in_every_language(GAME, error.value)


@pytest.mark.rule("root:5.1.2", "root:A.9")
def test_everybody_starts_with_no_points() -> None:
    table = ready(begun())
    assert [seat["points"] for seat in table.view(0)["players"]] == [0, 0, 0, 0]


@pytest.mark.rule("root:5.1.3")
def test_everybody_draws_three_cards() -> None:
    table = begun()
    assert [seat["hand"]["count"] for seat in table.view(0)["players"]] == [3, 3, 3, 3]
    assert table.view(0)["deck_count"] == 54 - 4 * 3


@pytest.mark.rule("root:5.1.3")
@pytest.mark.parametrize(
    ("seats", "dominance"), [("marquise,eyrie", 0), ("marquise,eyrie,alliance", 4)]
)
@pytest.mark.parametrize("deck", ["standard", "exiles"])
def test_two_players_go_without_dominance_cards(seats: str, dominance: int, deck: str) -> None:
    table = begun(seats, deck=deck)
    cards = table.view(SPECTATOR)["unseen"]
    assert sum(card.startswith("dominance") for card in cards) == dominance
    assert len(cards) == 50 + dominance


@pytest.mark.rule("root:5.1.4")
@pytest.mark.parametrize(
    ("name", "ruins"),
    [
        ("autumn", [6, 10, 11, 12]),
        ("winter", [8, 9, 11, 12]),
        ("lake", [5, 10, 11, 12]),
        ("mountain", [9, 10, 11, 12]),
    ],
)
def test_four_ruins_are_placed(name: str, ruins: list[int]) -> None:
    clearings = begun(map=name).view(0)["clearings"]
    assert [n for n, clearing in enumerate(clearings, 1) if clearing["ruin"]] == ruins


@pytest.mark.rule("root:5.1.5")
def test_the_item_supply_has_twelve_items() -> None:
    assert begun().view(0)["item_supply"] == [
        *("boots", "boots", "bag", "bag", "crossbow", "hammer"),
        *("sword", "sword", "tea", "tea", "coins", "coins"),
    ]


@pytest.mark.rule("root:5.1.7", "root:R27")
def test_factions_set_up_in_the_order_of_the_law_whatever_their_seats() -> None:
    table = begun("vagabond,alliance,eyrie,marquise")
    asking = []
    while table.view(0)["phase"] == "setup":
        asking.append(asker(table))
        assert table.question is not None
        table.apply(table.question.options[0])
    assert list(dict.fromkeys(asking)) == ["marquise", "eyrie", "vagabond"]


# 5.2 Reach


@pytest.mark.rule("root:5.2")
@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        ("marquise,eyrie", (17, 17)),
        ("marquise,eyrie,alliance", (20, 18)),
        (BASE_FOUR, (25, 21)),
        ("alliance,vagabond", (8, 17)),
        (BASE_FOUR + ",vagabond_2", (27, 25)),
    ],
)
def test_reach_is_added_up_and_a_small_one_can_be_played(
    seats: str, expected: tuple[int, int]
) -> None:
    assert reach(GAME.setup(seats=seats)) == expected


@pytest.mark.rule("root:5.2")
@pytest.mark.parametrize(
    ("seats", "warned"),
    [
        ("marquise,eyrie", []),
        ("eyrie,alliance,vagabond", ["reach-low"]),
        ("marquise,alliance,vagabond,vagabond_2", ["reach-daring"]),
        ("marquise,eyrie,alliance,vagabond,vagabond_2", []),
    ],
)
def test_a_small_reach_is_for_the_adventurous_and_a_smaller_one_for_nobody(
    seats: str, warned: list[str]
) -> None:
    assert [event.name for event in GAME.warnings(GAME.setup(seats=seats))] == warned


@pytest.mark.rule("root:5.2")
def test_six_can_play_if_the_box_has_factions_for_them() -> None:
    six = f"{BASE_FOUR},vagabond_2,guest"
    assert reach(guest.GAME.setup(seats=six)) == (32, 28)
    table = ready(Table(guest.GAME, guest.GAME.setup(seats=six, first="6"), "acorn"))
    assert table.view(0)["active"] == "guest"
    assert [seat["hand"]["count"] for seat in table.view(0)["players"]] == [3] * 6
    assert guest.GAME.kind.most == 6


class Cornered(Faction):
    def starting_corner(self, g: Root, me: int) -> int:
        return g.map.corners[0]


@pytest.fixture
def box() -> Iterator[list[Faction | None]]:
    """The factions by number; whatever is changed is put back."""
    kept = TABLE.copy()
    yield TABLE
    TABLE[:] = kept


@pytest.mark.rule("root:5")
def test_no_more_factions_start_in_corners_than_there_are(box: list[Faction | None]) -> None:
    """The advanced setup is for these."""
    for me in (ALLIANCE, VAGABOND):
        box[me] = Cornered(me, "", 5, 0)
    GAME.setup(seats=BASE_FOUR)
    box[GUEST] = Cornered(GUEST, "", 5, 0)
    with pytest.raises(SetupError, match="rule 5") as error:
        guest.GAME.setup(seats=f"{BASE_FOUR},guest")
    assert is_told_in_every_language(GAME, error.value)


# A: the parts of the advanced setup


@pytest.mark.rule("root:A.1", "root:R4")
def test_the_autumn_map_has_printed_suits_unless_markers_are_wanted() -> None:
    printed = begun()
    assert told(printed, "suited") == []
    dealt = begun(suits="random")
    assert cited(dealt, "suited") == ["A.1"] * 12
    assert suits(dealt) != suits(printed)
    assert sorted(suits(dealt)) == sorted(suits(printed))


@pytest.mark.rule("root:A.1", "root:R4")
@pytest.mark.parametrize("name", ["winter", "lake", "mountain"])
def test_other_maps_are_dealt_four_markers_of_each_suit(name: str) -> None:
    one, other = begun(map=name), begun(map=name, seed="another")
    assert sorted(suits(one)) == ["fox"] * 4 + ["mouse"] * 4 + ["rabbit"] * 4
    assert suits(one) != suits(other)


def suits(table: Table[Root]) -> list[str]:
    return [clearing["suit"] for clearing in table.view(0)["clearings"]]


@pytest.mark.rule("root:A.2")
def test_either_deck_has_fifty_four_cards() -> None:
    for deck, card, other in (
        ("standard", "armorers", "saboteurs"),
        ("exiles", "saboteurs", "armorers"),
    ):
        cards = begun(deck=deck).view(SPECTATOR)["unseen"]
        assert len(cards) == 54
        assert card in cards
        assert other not in cards


@pytest.mark.rule("root:A.4")
def test_the_seating_order_is_the_order_of_the_option() -> None:
    table = begun("alliance,eyrie,vagabond,marquise")
    order = [seat["faction"] for seat in table.view(0)["players"]]
    assert order == ["alliance", "eyrie", "vagabond", "marquise"]


@pytest.mark.rule("root:A.7")
def test_with_the_option_five_cards_are_drawn() -> None:
    table = begun(hands="five")
    assert [seat["hand"]["count"] for seat in table.view(0)["players"]] == [5, 5, 5, 5]


@pytest.mark.rule("root:A.10", "root:R28")
def test_three_of_five_cards_are_kept_when_all_factions_are_on_the_map() -> None:
    table = begun("eyrie,marquise", hands="five")
    play(table, "c1")
    while asked(table) == "first-building":
        play(table, min(options(table), key=lambda word: int(word[1:])))
    assert lies_in(table, "c3") == {"eyrie": 6, "roost": 1}
    play(table, "despot")
    undealt = table.state.deck.copy()
    for seat in ("eyrie", "marquise"):
        assert (asked(table), asker(table)) == ("put-back", seat)
        kept = hand(table, seat)[2:]
        deck = table.view(0)["deck_count"]
        play(table, *hand(table, seat)[:2])
        assert hand(table, seat) == kept
        assert table.view(0)["deck_count"] == deck + 2
    assert table.state.deck[: len(undealt)] != undealt, "what went back is shuffled in"
    assert told(table, "put-back") == [("eyrie",)] * 2 + [("marquise",)] * 2


@pytest.mark.rule("root:A.10")
def test_only_a_card_in_hand_goes_back() -> None:
    table = begun("eyrie,alliance", hands="five")
    while asked(table) != "put-back":
        assert table.question is not None
        table.apply(table.question.options[0])
    held = hand(table, asker(table))
    other = next(card for card in ("anvil", "cobbler", "sappers", "armorers") if card not in held)
    assert refused(table, other) == ("not-held", "1.3.2")
    assert player(table, "eyrie", "alliance")["hand"] == {"count": 5, "known": []}


def test_the_factions_offered_are_those_on_the_table() -> None:
    (seats,) = (option for option in GAME.options if option.name == "seats")
    seated = [faction.number for faction in GAME.box if faction.number < FACTIONS]
    box = [VOCABULARY.word(FACTION + number) for number in seated]
    assert list(seats.words) == box
    assert all(word in GAME.vocabulary for word in seats.words)
