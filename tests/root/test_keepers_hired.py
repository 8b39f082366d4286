"""The Keepers with hirelings (appendix E) and landmarks (appendix F)."""

from typing import Any

import pytest

from root.hired import hired
from root.knights import ALL_RELICS, FACING, SEATS, columns, keepers
from root.positions import asked, asker, hand, lies_in, options, play, points, refused, told
from spinney.core import SetupError, Table
from spinney.core.table import KNOWN
from spinney.root.game import GAME
from spinney.root.state import Root

UPRISING: dict[str, Any] = {"spring_uprising": ""}
FT, TJ = "waystation_figure_tablet", "waystation_tablet_jewelry"


def digging(
    hirelings: dict[str, Any], there: dict[str, str], hand: str = "", **fields: Any
) -> Table[Root]:
    """The Keepers in Daylight, with a fox card in the second column of the Retinue."""
    mine = {"hand": hand, "board": {"retinue": columns("/ anvil /")}}
    return hired(hirelings, there, {"keepers": mine}, SEATS, step="delve", **fields)


# Hirelings


@pytest.mark.rule("root:A.6.5")
def test_the_hirelings_of_the_keepers_are_not_played_beside_them() -> None:
    with pytest.raises(SetupError, match="vault_keepers"):
        GAME.setup(seats=SEATS, hirelings="vault_keepers,exile,popular_band")
    for seed in range(20):
        table = Table(GAME, GAME.setup(seats=SEATS, hirelings="random"), f"seed {seed}")
        sides = {card["card"] for card in table.view(0)["hirelings"]["cards"]}
        assert not sides & {"vault_keepers", "badger_bodyguards"}


@pytest.mark.rule("root:15.5.2.II", "root:spring_uprising", "root:R107")
def test_they_may_pay_to_battle_the_uprising() -> None:
    there = {"c8": "keepers 3 spring_uprising 1"}
    table = digging(UPRISING, there, "foxfolk_steel bake_sale", dice=(0, 0))
    play(table, "anvil")
    assert (asked(table), options(table)) == ("pay-to-battle", {"c8", "done"})
    assert refused(table, "c1") == ("no-enemy-there", "4.3")
    play(table, "c8")
    assert told(table, "battle") == [("keepers", "spring_uprising", "c8")]
    assert hand(table, "keepers") == ["bake_sale"]


@pytest.mark.rule("root:15.5.2.II", "root:R107")
def test_they_need_not_pay_and_delve_all_the_same() -> None:
    table = digging(UPRISING, {"c8": "keepers 3 spring_uprising 1"}, "foxfolk_steel")
    play(table, "anvil done")
    assert (asked(table), told(table, "battle")) == ("delve-from", [])


@pytest.mark.rule("root:15.5.2.II", "root:R8", "root:R107")
def test_whether_they_can_pay_tells_nothing_about_their_hand() -> None:
    there = {"c8": "keepers 3 spring_uprising 1"}
    table = play(digging(UPRISING, there, "bake_sale", auto=KNOWN), "anvil")
    assert (asked(table), options(table)) == ("pay-to-battle", {"done"})
    assert refused(table, "c8") == ("no-card-for-uprising", "spring_uprising")
    without_cards = play(digging(UPRISING, there, auto=KNOWN), "anvil")
    assert asked(without_cards) == "delve-from"


@pytest.mark.rule("root:15.5.2.II", "root:R107")
def test_they_must_battle_whoever_costs_nothing() -> None:
    there = {"c8": "keepers 4 spring_uprising 1 marquise 1"}
    table = play(digging(UPRISING, there, "foxfolk_steel"), "anvil")
    assert (asked(table), options(table)) == ("defender", {"marquise", "spring_uprising"})


@pytest.mark.rule("root:15.5.2.II", "root:riverfolk_flotilla")
def test_whom_nobody_can_attack_they_need_not_battle() -> None:
    flotilla = {"riverfolk_flotilla": {"board": {"place": "c8"}}}
    table = play(digging(flotilla, {"c8": "keepers 2"}), "anvil")
    assert (asked(table), told(table, "battle")) == ("delve-from", [])
    far = {"retinue": columns("/ anvil /"), "forests": {"f1": {"face_down": ALL_RELICS}}}
    table = hired(flotilla, {"c8": "keepers 2"}, {"keepers": {"board": far}}, SEATS, step="delve")
    assert asked(table) == "gather", "nothing to battle, and no relic near"


@pytest.mark.rule("root:15.2.5", "root:E.3.6", "root:R103")
def test_who_sends_a_hireling_puts_the_relic_away_and_scores_nothing() -> None:
    table = hired(
        {"last_dynasty": "marquise 2"},
        {"c8": f"figure_1 last_dynasty 1 {FT} {TJ}"},
        seats=FACING,
        step="act",
        dice=(1, 0),
    )
    play(table, "last_dynasty figure_1", FT)
    assert (asked(table), asker(table)) == ("return-relic", "marquise")
    play(table, "f1")
    assert points(table, "marquise") == 0


@pytest.mark.rule("root:15.2.4", "root:1.5.5", "root:warm_sun_prophets")
def test_who_is_sent_away_by_the_prophets_may_take_relics_along() -> None:
    there = {"c8": "keepers 2 figure_1 warm_sun_prophets 1"}
    table = hired({"warm_sun_prophets": "marquise 2"}, there, seats=FACING, step="act")
    play(table, "warm_sun_prophets sway move c4")
    assert (asked(table), asker(table)) == ("relic-along", "keepers")
    play(table, "figure_1")
    assert lies_in(table, "c4") == {"keepers": 2, "figure_1": 1}


@pytest.mark.rule("root:15.2.4", "root:1.5.5", "root:popular_band")
def test_whoever_is_drawn_by_the_band_may_bring_a_relic() -> None:
    there = {"c8": "keepers 2 figure_3 2", "c4": "popular_band 1"}
    table = hired({"popular_band": "marquise 2"}, there, seats=FACING, step="act")
    play(table, "popular_band c4 c8")
    assert (asked(table), asker(table)) == ("relic-along", "keepers")


@pytest.mark.rule("root:15.2.4", "root:highway_bandits", "root:R94")
def test_no_relic_goes_with_a_warrior_who_falls_on_the_way() -> None:
    bandits = {"highway_bandits": {"board": {"paths": [["c4", "c8"]]}}}
    there = {"c8": "keepers 2 figure_3 2"}
    mine = {"board": {"retinue": columns("anvil / /")}}
    table = hired(bandits, there, {"keepers": mine}, SEATS, step="move")
    play(table, "anvil c4 2")
    assert (lies_in(table, "c4")["keepers"], asked(table)) == (1, "relic-along")
    play(table, "figure_3")
    assert asked(table) != "relic-along"


@pytest.mark.rule("root:15.3.2", "root:1.5.4", "root:R98")
def test_where_a_hireling_bars_the_only_edge_beside_they_begin_in_the_corner_alone() -> None:
    hirelings = "furious_protector,popular_band,corvid_spies"
    setup = GAME.setup(seats=FACING, hirelings=hirelings, map="mountain", first=2)
    table = play(Table(GAME, setup, "acorn"), "furious_protector c6")
    while asked(table) in ("set-up-hireling", "hireling-place"):
        play(table, min(options(table)))
    play(table, "c1")
    while asked(table) == "first-building":
        play(table, min(options(table)))
    assert lies_in(table, "c3")["keepers"] == 4
    assert "keepers" not in lies_in(table, "c6")


# Landmarks


@pytest.mark.rule("root:15.4.1", "root:15.4.2", "root:elder_treetop")
def test_a_waystation_stands_in_the_treetop_and_leaves_it() -> None:
    table = keepers(
        {"c1": "keepers 2 sawmill"},
        phase="birdsong",
        landmarks="elder_treetop",
        sites={"elder_treetop": {"clearing": "c1", "building": "none"}},
    )
    play(table, f"c1 {FT}")
    assert table.view(0)["landmarks"]["elder_treetop"]["building"] == FT
    play(table, "c1")
    assert table.view(0)["landmarks"]["elder_treetop"]["building"] is None


@pytest.mark.rule("root:15.4.3", "root:15.5.2.III.c", "root:lost_city")
def test_the_lost_city_matches_every_card() -> None:
    city = {"landmarks": "lost_city", "sites": {"lost_city": {"clearing": "c4"}}}
    table = keepers({"c4": FT}, hand="anvil bake_sale", phase="birdsong", **city)
    play(table, "done c4")
    assert (asked(table), options(table)) == ("spend", {"anvil", "bake_sale"})
