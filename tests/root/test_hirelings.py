"""Hirelings (appendix E) and how they come into a game (A.6)."""

import pytest

from root.games import check_position
from root.hired import card, hired
from root.positions import (
    asked,
    asker,
    at,
    hand,
    lies_in,
    options,
    play,
    player,
    points,
    refused,
    ruler,
    told,
)
from spinney.core import Table
from spinney.core.errors import Misfit, PositionError, SetupError
from spinney.root.game import GAME
from spinney.root.hireling import controlled_by, of_hireling
from spinney.root.state import are_partners
from spinney.root.victory import score
from spinney.root.words import EYRIE, HIRELING, MARQUISE, VAGABOND

PATROL = HIRELING
DYNASTY = HIRELING + 1
FIVE = "marquise,eyrie,alliance,cult,riverfolk"


# A.6 Setup


@pytest.mark.rule("root:A.6.1", "root:A.6.5")
def test_three_are_dealt_and_none_of_a_faction_that_is_played() -> None:
    seen = set()
    for seed in range(12):
        g = Table(GAME, GAME.setup(seats=FIVE, hirelings="random"), f"deal {seed}").state
        assert g.hiring is not None
        assert len(set(g.hiring.cards)) == 3
        assert not {of_hireling(g, me).faction for me in g.hiring.cards} & set(g.players)
        seen |= set(g.hiring.cards)
    assert len(seen) == 8, "thirteen, but for those of five factions"


@pytest.mark.rule("root:A.6.5")
def test_nobody_plays_beside_their_own_hireling() -> None:
    with pytest.raises(Misfit, match="forest_patrol cannot be in play beside its faction") as no:
        GAME.setup(seats="marquise,eyrie", hirelings="forest_patrol,exile,popular_band")
    assert no.value.rule == "A.6.5"


@pytest.mark.rule("root:A.6")
@pytest.mark.parametrize("wrong", ["exile", "exile,exile,exile", "exile,owls,popular_band"])
def test_hirelings_are_three_different_ones(wrong: str) -> None:
    with pytest.raises(SetupError, match=r"hirelings(:| cannot be)"):
        GAME.setup(seats="marquise,eyrie", hirelings=wrong)


@pytest.mark.rule("root:A.6.2")
@pytest.mark.parametrize(
    ("seats", "demoted"),
    [
        ("cult,eyrie", 0),
        ("cult,eyrie,marquise", 1),
        ("cult,eyrie,marquise,alliance", 2),
        (FIVE, 3),
    ],
)
def test_some_are_demoted_by_the_number_of_players(seats: str, demoted: int) -> None:
    sides = set()
    for seed in range(6):
        setup = GAME.setup(seats=seats, hirelings="corvid_spies,flame_bearers,popular_band")
        g = Table(GAME, setup, f"demote {seed}").state
        assert g.hiring is not None
        assert sum(g.hiring.demoted) == demoted
        sides.add(tuple(g.hiring.demoted))
    assert (len(sides) > 1) == (demoted in (1, 2)), "by chance"


@pytest.mark.rule("root:A.6.3", "root:R100")
def test_players_set_up_one_each_from_the_last_in_turn_order() -> None:
    setup = GAME.setup(
        seats="eyrie,cult", first=1, hirelings="corvid_spies,flame_bearers,highway_bandits"
    )
    table = Table(GAME, setup, "set up")
    assert (asked(table), asker(table)) == ("set-up-hireling", "cult")
    assert options(table) == {"corvid_spies", "flame_bearers", "highway_bandits"}
    assert refused(table, "forest_patrol") == ("hireling-not-dealt", "A.6.3")
    play(table, "corvid_spies c1")
    assert "c1" not in options(table)
    assert options(table) == {"c6", "c8", "c12"}, "of one suit"
    play(table, "c6")
    assert (asked(table), asker(table)) == ("set-up-hireling", "eyrie")
    assert options(table) == {"flame_bearers", "highway_bandits"}
    play(table, "flame_bearers c2 c2")
    assert (asked(table), asker(table)) == ("hireling-where", "cult"), "the turn goes round"
    play(table, "c1 c5 c2 c5")
    assert lies_in(table, "c2") == {"flame_bearers": 2}
    assert card(table, "highway_bandits")["board"]["paths"] == [["c1", "c5"], ["c2", "c5"]]


@pytest.mark.rule("root:A.6.4")
def test_markers_lie_on_the_score_track() -> None:
    setup = GAME.setup(seats="cult,eyrie", hirelings="corvid_spies,flame_bearers,popular_band")
    assert Table(GAME, setup, "markers").view(0)["hirelings"]["spaces"] == ["4", "8", "12"]


def test_without_hirelings_nothing_is_told_of_them() -> None:
    table = at(seats="marquise,eyrie")
    assert "hirelings" not in table.view(0)
    assert "hirelings" not in GAME.write(table.state)


# E.1 Gaining and losing


@pytest.mark.rule("root:E.1.1")
def test_two_markers_in_one_go() -> None:
    g = hired({}, {"c1": "marquise 5"}, {"marquise": {"points": 3}}).state
    assert g.hiring is not None
    score(g, MARQUISE, 1, "3.2.1")
    assert (g.hiring.due, g.hiring.spaces) == ([MARQUISE], [8, 12])
    score(g, MARQUISE, 8, "3.2.1")
    assert (g.hiring.due, g.hiring.spaces) == ([MARQUISE] * 3, [])


@pytest.mark.rule("root:E.1.1")
def test_a_hireling_that_somebody_has_is_not_in_the_supply() -> None:
    table = evening({"popular_band": "eyrie 2", "last_dynasty": "", "exile": ""}, due=["marquise"])
    assert asked(table) == "hire"
    assert options(table) == {"last_dynasty", "exile"}
    assert refused(table, "popular_band") == ("hireling-not-in-supply", "E.1.1")


def evening(cards: dict[str, str], clearings: dict[str, str] | None = None, **fields: object):
    """The Marquise's turn is about to end, with nothing to discard."""
    players = fields.pop("players", {})
    return hired(
        cards,  # type: ignore[arg-type]
        clearings or {"c1": "marquise 5"},
        players,  # type: ignore[arg-type]
        phase="evening",
        **fields,  # type: ignore[arg-type]
    )


@pytest.mark.rule("root:E.2.1", "root:popular_band", "root:street_band")
@pytest.mark.parametrize(("side", "comes"), [("popular_band", True), ("street_band", False)])
def test_only_the_promoted_band_comes_when_it_is_hired(side: str, comes: bool) -> None:
    table = evening({side: "", "last_dynasty": "eyrie 2", "exile": "eyrie 2"}, due=["marquise"])
    assert told(table, "hired")[0][:2] == ("marquise", side)
    assert (lies_in(table, "c1") == {"marquise": 5, "popular_band": 1}) == comes


@pytest.mark.rule("root:E.1.2", "root:R86", "root:R89")
@pytest.mark.parametrize(
    ("mine", "theirs", "face", "turns"),
    [
        ({"points": 5}, {"points": 4}, 3, 2),
        ({"points": 5}, {"points": 5}, 0, 1),
        ({"points": 4}, {"points": 5}, 3, 3),
        ({"points": 4}, {"points": 5}, 0, 2),
        ({"points": 12, "dominance": "dominance_fox"}, {"points": 5}, 3, 3),
        ({"points": 4}, {"points": 20, "dominance": "dominance_fox"}, 3, 2),
    ],
)
def test_whoever_leads_counts_the_gold_pips_only(
    mine: dict[str, object], theirs: dict[str, object], face: int, turns: int
) -> None:
    table = evening(
        {"corvid_spies": "", "last_dynasty": "", "sunward_expedition": ""},
        seats="marquise,cult,alliance",
        due=["marquise"],
        players={"marquise": mine, "cult": theirs},
        dice=(face,),
    )
    play(table, "corvid_spies")
    assert card(table, "corvid_spies")["control"] == turns
    assert told(table, "hired") == [("marquise", "corvid_spies", turns)]


@pytest.mark.rule("root:E.1.3", "root:R99")
def test_at_the_end_of_a_turn_a_marker_goes_and_an_empty_card_goes_on() -> None:
    table = evening(
        {"corvid_spies": "marquise 1", "last_dynasty": "marquise 2", "flame_bearers": ""},
        seats="marquise,cult,alliance",
        due=["marquise"],
        dice=(3, 3),
    )
    assert (asked(table), asker(table)) == ("hand-over", "marquise")
    assert card(table, "last_dynasty")["control"] == 1
    assert options(table) == {"cult", "alliance"}
    assert refused(table, "marquise") == ("not-a-player", "1.5.2")
    play(table, "cult")
    assert card(table, "corvid_spies")["controller"] == "cult"
    assert controlled_by(table.state, MARQUISE) == [DYNASTY, HIRELING + 10]
    assert card(table, "flame_bearers")["control"] == 2, "what was gained just now keeps all"


@pytest.mark.rule("root:E.1.3")
def test_only_one_s_own_hirelings_lose_markers() -> None:
    table = evening({"corvid_spies": "eyrie 1", "last_dynasty": "", "flame_bearers": ""})
    assert card(table, "corvid_spies")["control"] == 1
    assert card(table, "corvid_spies")["controller"] == "eyrie"


# E.2 Abilities and actions


@pytest.mark.rule("root:E.2.1")
def test_whoever_takes_control_takes_the_when_hired_action() -> None:
    table = evening(
        {"flame_bearers": "marquise 1"}, {"c1": "marquise 5", "c12": "eyrie 5"}, dice=(0, 0)
    )
    assert (asked(table), asker(table)) == ("hireling-place", "eyrie")
    play(table, "c3 c4")
    assert lies_in(table, "c3") == lies_in(table, "c4") == {"flame_bearers": 1}


@pytest.mark.rule("root:E.2.2")
def test_what_is_the_controllers_goes_with_control() -> None:
    """The Nobles let their controller rule where they tie."""
    table = evening(
        {"bluebird_nobles": "marquise 1"},
        {"c1": "marquise 2 alliance 2", "c12": "alliance 1"},
        seats="marquise,alliance",
    )
    assert ruler(table, "c1") == "alliance"


@pytest.mark.rule("root:E.2.3")
def test_the_start_of_birdsong_is_the_controllers() -> None:
    for master, scored in (("marquise", 1), ("alliance", 0)):
        table = hired(
            {"bluebird_nobles": f"{master} 2"},
            {"c1": "marquise 2", "c2": "marquise 1", "c3": "marquise 1", "c12": "alliance 1"},
            seats="marquise,alliance",
            phase="birdsong",
        )
        assert points(table, "marquise") == scored


@pytest.mark.rule("root:E.2.4")
def test_once_in_daylight() -> None:
    table = hired({"street_band": "marquise 2"}, {"c1": "marquise 2", "c5": "popular_band 1"})
    assert "street_band" in options(table)
    play(table, "street_band c7")
    assert lies_in(table, "c7") == {"popular_band": 1}
    assert "street_band" not in options(table)
    assert refused(table, "street_band") == ("used-this-turn", "4.1.3")
    assert told(table, "hireling-acts") == [("marquise", "street_band")]


def test_only_the_controller_is_offered_the_action() -> None:
    table = hired({"street_band": "eyrie 2"}, {"c1": "marquise 2", "c5": "popular_band 1"})
    assert "street_band" not in options(table)
    assert refused(table, "street_band") == ("not-here", "1.4.2")


# E.3 Rules


@pytest.mark.rule("root:E.3.1", "root:R88")
def test_a_hireling_counts_for_its_controllers_rule() -> None:
    there = {"c1": "marquise 1 eyrie 3 corvid_spies 3", "c5": "corvid_spies 1"}
    assert ruler(hired({"corvid_spies": "marquise 2"}, there), "c1") == "marquise"
    assert ruler(hired({"corvid_spies": "marquise 2"}, there), "c5") == "marquise"
    assert ruler(hired({"corvid_spies": "eyrie 2"}, there), "c1") == "eyrie"
    free = hired({"corvid_spies": ""}, there)
    assert ruler(free, "c5") == "corvid_spies", "as if it were a player"
    assert ruler(free, "c1") == "eyrie", "the Eyrie win ties"
    vaults = hired({"vault_keepers": "marquise 2"}, {"c5": "vault 2 eyrie 1"})
    assert ruler(vaults, "c5") == "marquise"


@pytest.mark.rule("root:E.3.2")
def test_a_hireling_is_nobodys_enemy_but_for_its_controller_and_their_partner() -> None:
    table = hired(
        {"corvid_spies": "marquise 2", "flame_bearers": ""},
        {"c1": "marquise 3 corvid_spies 2 flame_bearers 1", "c5": "eyrie 3 corvid_spies 1"},
        {"vagabond": {"coalition": "marquise"}},
        seats="marquise,eyrie,alliance,vagabond",
    )
    g, spies, bearers = table.state, HIRELING + 8, HIRELING + 10
    assert are_partners(g, spies, MARQUISE)
    assert are_partners(g, VAGABOND, spies)
    assert not are_partners(g, EYRIE, spies)
    assert not are_partners(g, bearers, MARQUISE)
    assert not are_partners(g, bearers, spies)
    play(table, "done battle")
    assert told(table, "battle") == [("marquise", "flame_bearers", "c1")], "nobody else is there"


@pytest.mark.rule("root:E.3.3")
def test_a_hirelings_pieces_are_none_of_the_controllers_faction() -> None:
    table = hired(
        {"corvid_spies": "marquise 2"}, {"c1": "marquise 1", "c5": "corvid_spies 3 eyrie 1"}
    )
    play(table, "done")
    assert refused(table, "battle") == ("no-battle", "4.3")


@pytest.mark.rule("root:E.3.4")
def test_a_hireling_moves_and_battles_with_its_own_pieces() -> None:
    table = hired(
        {"forest_patrol": "eyrie 2"},
        {"c1": "eyrie 3 roost forest_patrol 2", "c5": "cult 2"},
        seats="eyrie,cult",
    )
    play(table, "forest_patrol move")
    assert (asked(table), options(table)) == ("move-to", {"c5", "c9", "c10"})
    play(table, "c5")
    assert options(table) == {"1", "2"}
    play(table, "2 battle")
    assert told(table, "battle") == [("forest_patrol", "cult", "c5")]


@pytest.mark.rule("root:E.3.4", "root:false_orders")
def test_false_orders_do_not_move_hirelings() -> None:
    table = hired(
        {"corvid_spies": "eyrie 2"},
        {"c1": "marquise 3", "c5": "corvid_spies 3"},
        {"marquise": {"crafted": "false_orders"}},
        options={"deck": "exiles"},
        phase="birdsong",
    )
    assert asked(table) != "use", "the Eyrie have no warriors on the map"


@pytest.mark.rule("root:E.3.5")
def test_hirelings_cannot_ambush_nor_use_cards_and_are_not_asked() -> None:
    table = hired(
        {"flame_bearers": "eyrie 2"},
        {"c1": "marquise 3 flame_bearers 2"},
        {"eyrie": {"hand": "ambush_bird", "crafted": "sappers"}},
        dice=(1, 0),
    )
    play(table, "battle")
    assert lies_in(table, "c1") == {"marquise": 3, "flame_bearers": 1}
    assert hand(table, "eyrie") == ["ambush_bird"]


@pytest.mark.rule("root:E.3.5", "root:boat_builders")
def test_hirelings_have_none_of_their_controllers_ways() -> None:
    table = hired(
        {"forest_patrol": "eyrie 2"},
        {"c10": "eyrie 3 forest_patrol 2"},
        {"eyrie": {"crafted": "boat_builders"}},
        seats="eyrie,cult",
        options={"deck": "exiles"},
    )
    play(table, "forest_patrol move")
    assert options(table) == {"c1", "c2", "c12"}


@pytest.mark.rule("root:E.3.6")
def test_a_hireling_scores_nothing_but_whoever_removes_its_pieces_does() -> None:
    attack = hired(
        {"forest_patrol": "eyrie 2"},
        {"c1": "forest_patrol 3", "c5": "cult 1 garden_rabbit"},
        seats="eyrie,cult",
        dice=(3, 0),
    )
    play(attack, "forest_patrol move c5 3 battle")
    assert lies_in(attack, "c5") == {"forest_patrol": 3}
    assert points(attack, "eyrie") == 0
    defence = hired(
        {"vault_keepers": ""}, {"c2": "marquise 3 vault 2"}, dice=(2, 0), seats="marquise,eyrie"
    )
    play(defence, "battle")
    assert lies_in(defence, "c2") == {"marquise": 3}
    assert points(defence, "marquise") == 2


@pytest.mark.rule("root:E.3.7", "root:8.2.6")
def test_hirelings_that_come_to_sympathy_outrage_it_at_their_controllers_cost() -> None:
    table = hired(
        {"forest_patrol": "eyrie 2"},
        {"c1": "forest_patrol 3", "c5": "sympathy"},
        {"eyrie": {"hand": "bake_sale"}},
        seats="eyrie,alliance",
    )
    play(table, "forest_patrol move c5 3")
    assert told(table, "outrage") == [("eyrie", "c5")]
    assert hand(table, "eyrie") == []


@pytest.mark.rule("root:E.3.7", "root:C.2.5")
def test_whoever_takes_a_hireling_on_the_ferry_draws() -> None:
    table = hired(
        {"forest_patrol": "eyrie 2"},
        {"c1": "forest_patrol 3", "c2": "eyrie 1"},
        seats="eyrie,cult",
        options={"map": "lake"},
        suits=["fox", "rabbit", "mouse"] * 4,
        ferry="c1",
    )
    before = len(hand(table, "eyrie"))
    play(table, "forest_patrol move")
    lake = table.state.map
    across = next(c for c in lake.rivers[0] if c not in lake.neighbours[0])
    play(table, f"c{across + 1}", "1")
    assert told(table, "ferry") == [(f"c{across + 1}",)]
    assert len(hand(table, "eyrie")) == before + 1


# With others


@pytest.mark.rule("root:8.4.2.II.a", "root:E.3.3")
def test_hirelings_bring_no_martial_law() -> None:
    table = hired(
        {"flame_bearers": "marquise 2"},
        {"c5": "flame_bearers 3", "c1": "sympathy"},
        {"alliance": {"board": {"supporters": ["bake_sale"]}}},
        seats="alliance,marquise",
        phase="birdsong",
    )
    assert "c5" in options(table), "one supporter is enough"


@pytest.mark.rule("root:9.2.9.III", "root:E.3.3")
def test_a_vagabond_has_no_relationship_with_hirelings() -> None:
    table = hired(
        {"flame_bearers": "marquise 2"},
        {"c5": "flame_bearers 2"},
        {"vagabond": {"board": {"place": "c5", "items": ["sword", "sword"]}}},
        seats="vagabond,marquise",
        dice=(2, 0),
    )
    play(table, "battle")
    assert lies_in(table, "c5") == {}
    assert points(table, "vagabond") == 0
    assert set(player(table, "vagabond")["board"]["relations"]) == {"marquise"}


@pytest.mark.rule("root:11.5.6.II", "root:E.3.1")
def test_no_trade_post_where_a_hireling_rules_that_nobody_controls() -> None:
    table = hired(
        {"flame_bearers": ""},
        {"c5": "flame_bearers 2", "c1": "riverfolk 2", "c2": "riverfolk 1"},
        {"riverfolk": {"board": {"funds": {"riverfolk": 5}}}},
        seats="riverfolk,marquise",
    )
    assert ruler(table, "c5") == "flame_bearers"
    play(table, "establish_trade_post")
    assert refused(table, "c5") == ("no-funds-of-ruler", "11.5.6.II")


# Positions


def test_a_position_with_hirelings_comes_back() -> None:
    table = hired(
        {
            "forest_patrol": {"controller": "eyrie", "control": 2, "board": {"saved": 3}},
            "exile": {"board": {"forest": "f2", "items": ["club", "boots"], "tired": 1}},
            "highway_bandits": {"board": {"paths": [["c1", "c5"]]}},
        },
        {"c1": "forest_patrol 2 eyrie 1"},
        seats="eyrie,cult",
    )
    check_position(table)


@pytest.mark.rule("root:A.10")
def test_so_does_one_at_the_end_of_the_setup() -> None:
    setup = GAME.setup(seats="eyrie,cult", hirelings="random", hands="five", first=1)
    table = Table(GAME, setup, "acorn")
    while (asker(table), asked(table)) != ("cult", "put-back"):
        table.play(sorted(options(table))[0])
    check_position(table)


@pytest.mark.parametrize(
    ("cards", "what"),
    [
        ({"exile": {}, "brigand": {}}, "three hirelings are wanted"),
        ({"exile": {"control": 2}}, "whoever controls a hireling has control markers"),
        (
            {"highway_bandits": {"board": {"paths": [["c1", "c2"]]}}},
            "no open path joins these clearings",
        ),
        ({"popular_band": {"board": {"listeners": ["eyrie"]}}}, "an owner and a clearing"),
    ],
)
def test_what_cannot_be_is_said(cards: dict[str, dict[str, object]], what: str) -> None:
    with pytest.raises(PositionError, match=what):
        hired(cards)  # type: ignore[arg-type]
