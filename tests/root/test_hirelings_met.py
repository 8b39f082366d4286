"""Hirelings among factions, cards and landmarks, and beside each other."""

import pytest

from root.hired import card, hired
from root.positions import (
    asked,
    asker,
    board,
    hand,
    lies_in,
    options,
    play,
    player,
    refused,
    told,
)
from root.vagabonds import vagabond
from spinney.core import Table
from spinney.core.table import NOTHING
from spinney.core.text import Text
from spinney.root.game import GAME
from spinney.root.hireling import of_hireling
from spinney.root.reasons.judge import hold
from spinney.root.reasons.land import Land
from spinney.root.state import SETUP
from spinney.root.svg import draw

# Sympathy, snares and the keep


@pytest.mark.rule("root:E.3.7", "root:8.2.6")
def test_their_own_hirelings_do_not_outrage_the_alliance() -> None:
    table = hired(
        {"forest_patrol": "alliance 2"},
        {"c1": "forest_patrol 2", "c5": "sympathy"},
        {"alliance": {"hand": "anvil bake_sale"}},
        seats="alliance,eyrie",
    )
    play(table, "forest_patrol", "move", "c5", "1")
    assert lies_in(table, "c5") == {"forest_patrol": 1, "sympathy": 1}
    assert told(table, "outrage") == []
    assert hand(table, "alliance") == ["anvil", "bake_sale"]


@pytest.mark.rule("root:13.7.2", "root:riverfolk_flotilla")
def test_a_snare_holds_the_flotilla() -> None:
    sails = {"controller": "eyrie", "control": 2, "board": {"place": "c4"}}
    for plot, sailed in (("snare", []), ("raid", [("riverfolk_flotilla", "c7")])):
        table = hired(
            {"riverfolk_flotilla": sails},
            {"c4": plot},
            seats="eyrie,corvids",
            phase="birdsong",
        )
        play(table, "done")
        assert told(table, "hireling-at") == sailed


@pytest.mark.rule("root:13.7.2", "root:furious_protector", "root:stoic_protector")
@pytest.mark.parametrize("side", ["furious_protector", "stoic_protector"])
def test_a_snare_holds_the_protector_of_its_enemies(side: str) -> None:
    for seats in ("eyrie,corvids", "corvids,eyrie"):
        walks = {"controller": seats.split(",")[0], "control": 2, "board": {"place": "c5"}}
        table = hired({side: walks}, {"c5": "snare"}, seats=seats, phase="birdsong")
        assert (asked(table) == "hireling-where") == (seats == "corvids,eyrie")


@pytest.mark.rule("root:6.2.2")
def test_the_marquise_places_her_hirelings_at_the_keep() -> None:
    hers = hired({"street_band": "marquise 2"}, {"c1": "keep"}, seats="marquise,eyrie")
    play(hers, "street_band")
    assert "c1" in options(hers)
    theirs = hired({"street_band": "alliance 2"}, {"c1": "keep"}, seats="alliance,marquise")
    play(theirs, "street_band")
    assert "c1" not in options(theirs)


@pytest.mark.rule("root:furious_protector", "root:R98", "root:6.3.3", "root:12.3.3", "root:10.3.2")
@pytest.mark.parametrize("start", ["corners", "homelands"])
@pytest.mark.parametrize("seats", ["marquise,duchy", "cult,eyrie", "corvids,hundreds"])
def test_nobody_is_set_up_at_the_protector(seats: str, start: str) -> None:
    hirelings = "furious_protector,popular_band,highway_bandits"
    setup = GAME.setup(seats=seats, hirelings=hirelings, start=start, first=1)
    table = Table(GAME, setup, "set up")
    play(table, "furious_protector", "c5")
    while table.state.phase == SETUP:
        play(table, sorted(options(table) - {"c5"})[0])
    assert not {*lies_in(table, "c5")} & {*seats.split(",")}


# The Highway Bandits


@pytest.mark.rule("root:highway_bandits", "root:R94")
def test_a_warlord_who_moves_alone_pays_nothing_whoever_stays_behind() -> None:
    table = hired(
        {"highway_bandits": {"board": {"paths": [["c1", "c5"]]}}},
        {"c1": "hundreds 3"},
        {"hundreds": {"board": {"warlord": "c1"}}},
        seats="hundreds,eyrie",
        step="second",
    )
    play(table, "advance", "c5", "0")
    assert lies_in(table, "c1") == {"hundreds": 2}
    assert lies_in(table, "c5") == {"hundreds": 1}
    assert board(table, "hundreds")["warlord"] == "c5"


@pytest.mark.rule("root:highway_bandits", "root:stoic_protector")
def test_bandits_take_nothing_of_whom_the_protector_shields() -> None:
    for place, arrive in (("c1", 2), ("c2", 1)):
        shield = {"controller": "marquise", "control": 2, "board": {"place": place}}
        table = hired(
            {"highway_bandits": {"board": {"paths": [["c1", "c5"]]}}, "stoic_protector": shield},
            {"c1": "marquise 2"},
            step="act",
        )
        play(table, "march", "c5", "2")
        assert lies_in(table, "c5") == {"marquise": arrive}


# The Otter Divers


@pytest.mark.rule("root:otter_divers", "root:C.2.5")
def test_divers_take_the_ferry_to_where_only_the_ferry_goes() -> None:
    table = hired(
        {"otter_divers": "eyrie 2"},
        {"c1": "eyrie 2 marquise 3"},
        {"eyrie": {"board": {"leader": "despot", "decree": {"move": ["birdy_bindle"]}}}},
        seats="eyrie,marquise",
        options={"map": "lake"},
        suits=["fox", "rabbit", "mouse"] * 4,
        ferry="c1",
    )
    across = next(c for c in table.state.map.rivers[0] if c not in table.state.map.neighbours[0])
    there = f"c{across + 1}"
    play(table, there, "1")
    assert told(table, "ferry") == [(there,)]


# The Band


@pytest.mark.rule("root:popular_band", "root:D.9.2")
def test_whoever_glides_to_the_band_stays() -> None:
    table = hired(
        {"popular_band": ""},
        {"c5": "popular_band 1", "c6": "ruin"},
        {"vagabond": vagabond("c1", "torch boots boots", character="harrier")},
        seats="vagabond,eyrie",
    )
    assert "move" in options(table)
    play(table, "special", "c5")
    assert asker(table) == "eyrie", "there is nothing left to do"
    ally = hired(
        {"popular_band": ""},
        {"c1": "eyrie 2", "c5": "popular_band 1"},
        {"vagabond": vagabond("c1", "boots boots sword", relations={"eyrie": "allied"})},
        seats="vagabond,eyrie",
    )
    play(ally, "move", "c5", "eyrie", "1")
    assert ["eyrie", "c5"] in card(ally, "popular_band")["board"]["listeners"]


# The Brigand and the Vault Keepers


@pytest.mark.rule("root:brigand")
def test_the_brigand_robs_where_both_are() -> None:
    table = hired(
        {"brigand": "marquise 2"},
        {"c1": "marquise 1", "c2": "marquise 1 cult 1", "c5": "cult 1"},
        {"cult": {"hand": "anvil"}, "eyrie": {"hand": "bake_sale"}, "marquise": {"items": "bag"}},
        seats="marquise,cult,eyrie",
        auto=NOTHING,
    )
    play(table, "brigand", "steal", "bag")
    assert options(table) == {"c2"}
    play(table, "c2")
    assert options(table) == {"cult"}
    play(table, "cult")
    assert hand(table, "marquise") == ["anvil"]
    assert player(table, "marquise")["items_used"] == ["bag"]


@pytest.mark.rule("root:vault_keepers")
def test_no_vault_need_be_placed() -> None:
    table = hired({"vault_keepers": "marquise 2"}, {"c1": "vault_keepers 1"})
    play(table, "vault_keepers")
    assert {"c1", "done"} <= options(table)
    assert refused(table, "c6") is None
    play(table, "done")
    assert lies_in(table, "c1") == {"vault_keepers": 1}


# Other cards and hirelings


@pytest.mark.rule("root:rat_smugglers", "root:spring_uprising")
def test_the_smuggled_card_cannot_pay_for_the_uprising_as_well() -> None:
    table = hired(
        {"rat_smugglers": "marquise 2", "spring_uprising": ""},
        {"c1": "marquise 1 spring_uprising 2"},
        {"marquise": {"hand": "anvil"}},
    )
    assert "rat_smugglers" not in options(table)


@pytest.mark.rule("root:D.4.2", "root:R93")
def test_a_vagrant_makes_nobody_pay_for_an_attack() -> None:
    for cards in ("anvil", "bake_sale"):
        table = hired(
            {"spring_uprising": ""},
            {"c1": "eyrie 1 spring_uprising 1"},
            {
                "vagabond": vagabond("c1", "torch", character="vagrant"),
                "eyrie": {"hand": cards},
            },
            seats="vagabond,eyrie",
        )
        assert "special" not in options(table)


@pytest.mark.rule("root:forest_patrol")
def test_a_converted_patrol_comes_from_the_supply_not_from_the_coffins() -> None:
    table = hired(
        {"forest_patrol": {"coffins": 2}},
        {"c1": "forest_patrol 2"},
        {"cult": {"crafted": "coffin_makers", "board": {"acolytes": 2, "outcast": "fox"}}},
        seats="cult,eyrie",
        phase="birdsong",
        step="conspire",
        options={"deck": "exiles"},
    )
    play(table, "convert")
    there = card(table, "forest_patrol")
    assert (there["coffins"], there["supply"], there["board"]) == (2, 8, {"saved": 1})


# On the board


@pytest.mark.parametrize(
    ("name", "is_cut"),
    [
        ("c1/warrior-vault_keepers", True),
        ("c1/vault", True),
        ("c7/pawn-furious_protector", True),
        ("c5/warrior-marquise", False),
        ("c5/sawmill", False),
    ],
)
def test_hirelings_stand_on_a_cut_strip(name: str, is_cut: bool) -> None:
    """So they are told from factions of the same colour, with and without patterns."""
    table = hired(
        {"vault_keepers": "", "stoic_protector": {"board": {"place": "c7"}}},
        {"c1": "vault_keepers 2 vault", "c5": "marquise 2 sawmill"},
    )
    drawn = draw(table.view(0), Text(GAME, "en"))
    figure, owned = drawn.split(f'data-name="{name}"')[1].split('class="sp-owned"')[:2]
    assert ('class="sp-fine"' in figure) == is_cut
    assert (owned.split("</g>")[0].count(" z M ") > 0) == is_cut


@pytest.mark.rule("root:brigand", "root:14.2.4")
def test_what_the_brigand_finds_is_told_before_it_is_hoarded() -> None:
    """The find shows an item that was hidden: it is told as one."""
    table = hired(
        {"brigand": "hundreds 2"},
        {"c6": {"ruin": True, "ruin_items": ["bag"], "warriors": {"hundreds": 1}}},  # type: ignore[dict-item]
        seats="hundreds,cult",
    )
    play(table, "brigand")
    assert told(table, "found") == [("hundreds", "bag", "c6")]
    names = [event.name for event in table.events(-1)]
    assert names.index("found") < names.index("hoarded")


# Reasons


@pytest.mark.parametrize(
    ("clearings", "seats", "best"),
    [
        (dict.fromkeys(("c1", "c2", "c5", "c6", "c7", "c8"), "marquise 1"), "marquise,cult", 1),
        ({"c1": "marquise 1"}, "marquise,cult", 0),
        ({}, "vagabond,cult", 2),
    ],
)
def test_hirelings_are_worth_what_they_do_for_a_player(
    clearings: dict[str, str], seats: str, best: int
) -> None:
    """Divers to whoever has to rule, Nobles to whoever rules much, and Scouts to a Vagabond."""
    sides = ("otter_divers", "bluebird_nobles", "rabbit_scouts")
    table = hired(dict.fromkeys(sides, ""), clearings, seats=seats)
    g = table.state
    assert g.hiring is not None
    me = g.players[0]
    worth = [of_hireling(g, each).worth(g, each, me) for each in g.hiring.cards]
    assert worth.index(max(worth)) == best


@pytest.mark.rule("root:E.3.1")
def test_ones_own_hireling_is_no_rival_for_dominance() -> None:
    held = []
    for master in ("marquise 2", "eyrie 2"):
        table = hired({"forest_patrol": master}, {"c1": "marquise 4 forest_patrol 3"})
        held.append(hold(table.state, Land(table.state), table.state.players[0], 0))
    assert held[0] > held[1]
