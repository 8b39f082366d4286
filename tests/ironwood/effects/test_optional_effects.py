"""What may be left out of an effect, and in which order cards act (p. 10 of the rulebook)."""

from typing import Any

import pytest

from ironwood.positions import IC, WW, asked, asker, at, crystals, hand, options, play, told

VEIN = {"cards": {"ironclads": {"in_play": ["IC34"]}}, "cubes": {"IC34": 2}}
"""A permanent that loads one more crystal whenever the drill advances."""


def drill(table: Any) -> tuple[str, int, int]:
    found = table.view(WW)["drill"]
    return found["at"], found["track"], found["hopper"]


@pytest.mark.rule("ironwood:3.7", "ironwood:IC24")
def test_unloading_by_a_card_may_be_left_out() -> None:
    fields = {"side": "ironclads", "ic": "IC24", "warriors": {"auria": 1}}
    table = play(at(**fields), "IC24 done auria")
    assert (asked(table), options(table)) == ("unload", {"unload", "done"})
    play(table, "done")
    assert (drill(table), crystals(table)) == (("auria", 1, 2), (0, 0))


@pytest.mark.rule("ironwood:3.7", "ironwood:6.7", "ironwood:IC24")
def test_a_track_that_starts_again_with_an_empty_hopper_is_told() -> None:
    """With no crystal in the supply the drill has advanced for nothing."""
    rich = {"woodwalkers": 10, "ironclads": 10}
    fields = {"side": "ironclads", "ic": "IC24", "warriors": {"auria": 1}, "crystals": rich}
    table = play(at(**fields), "IC24 done auria")
    assert drill(table) == ("auria", 1, 0)
    play(table, "unload")
    assert drill(table) == ("auria", 0, 0)
    assert (told(table, "track-reset"), told(table, "unloaded")) == ([()], [])


@pytest.mark.rule("ironwood:3.7", "ironwood:WW17")
def test_no_vision_need_be_shown() -> None:
    table = play(at(ww="WW17", visions="vision_zincur", warriors={"zincur": 1}), "WW17")
    assert options(table) == {"vision_auria", "vision_zincur", "done"}
    play(table, "done")
    assert told(table, "shown-hidden") == []
    assert (asked(table), asker(table)) == ("play", IC)


@pytest.mark.rule("ironwood:3.7", "ironwood:WW27", "ironwood:WW29")
@pytest.mark.parametrize("card", ["WW27", "WW29"])
def test_no_vision_need_be_taken(card: str) -> None:
    table = play(at(ww=card), f"{card} done")
    assert table.view(WW)["visions"]["hand"]["count"] == 0
    assert table.view(WW)["visions"]["deck"][:2] == ["vision_auria", "vision_lithimar"]


@pytest.mark.rule("ironwood:3.7", "ironwood:WW36", "ironwood:IC13", "ironwood:IC27")
def test_nobody_need_be_robbed() -> None:
    table = play(at(ww="WW36", ic="IC05"), "WW36 done")
    assert hand(table, IC) == ["IC05"]
    fields: dict[str, Any] = {"side": "ironclads", "ww": "", "visions": "vision_zincur"}
    table = at(ic="IC13", warriors={"zincur": 3, "forest_9": 1}, **fields)
    play(table, "IC13 done zincur none none done done")
    assert table.view(WW)["visions"]["hand"]["count"] == 1


@pytest.mark.rule("ironwood:3.7", "ironwood:U08")
def test_what_only_gives_can_be_asked_about() -> None:
    table = play(at(ww="WW06"), "WW06")
    assert crystals(table) == (3, 0)
    table = play(at(ww="WW06", asking="always"), "WW06")
    assert (asked(table), options(table)) == ("accept", {"draw", "done"})
    play(table, "done gain")
    assert table.view(WW)["visions"]["hand"]["count"] == 0
    assert crystals(table) == (3, 0)


@pytest.mark.rule("ironwood:U08", "ironwood:10.17")
@pytest.mark.parametrize(("visions", "question"), [("", "draw"), ("vision_zincur", "accept")])
def test_a_second_vision_is_asked_about_against_the_automacier(visions: str, question: str) -> None:
    """It could be lost to the drill; the first one cannot."""
    table = play(at(solo="automacier", ww="WW06", visions=visions), "WW06")
    assert (asked(table) == "accept") == (question == "accept")


@pytest.mark.rule("ironwood:U08", "ironwood:11.13")
@pytest.mark.parametrize(("held", "asks"), [(1, False), (2, True), (5, False)])
def test_a_fifth_crystal_is_asked_about_against_the_automaquis(held: int, asks: bool) -> None:
    fields = {"solo": "automaquis", "side": "ironclads", "ic": "IC15"}
    table = play(at(crystals={"ironclads": held}, **fields), "IC15")
    assert (asked(table) == "accept") == asks
    if asks:
        assert options(play(table, "done")) >= {"auria", "done"}
        assert crystals(table)[IC] == held


# The order of cards


@pytest.mark.rule("ironwood:3.9", "ironwood:IC34")
def test_a_triggered_permanent_acts_before_its_trigger_goes_on_or_after_it() -> None:
    """IC24 moves the drill and unloads it: what is loaded first is unloaded, too."""
    fields = {"side": "ironclads", "ic": "IC24", "warriors": {"auria": 1}, **VEIN}
    table = play(at(**fields), "IC24 done auria")
    assert (asked(table), options(table)) == ("next", {"IC34", "IC24"})
    before = play(table.clone("acorn", log=True, keep=True), "IC34 unload")
    assert (crystals(before), drill(before)) == ((0, 3), ("auria", 0, 0))
    after = play(table, "IC24 unload")
    assert (crystals(after), drill(after)) == ((0, 2), ("auria", 0, 1))


@pytest.mark.rule("ironwood:3.9", "ironwood:IC34")
def test_at_the_end_of_a_card_nothing_is_left_to_go_on_with() -> None:
    table = play(at(side="ironclads", ic="IC15", **VEIN), "IC15 auria")
    assert drill(table) == ("auria", 1, 3)
    assert asker(table) == WW


@pytest.mark.rule("ironwood:3.9", "ironwood:IC08", "ironwood:IC34")
def test_what_waits_is_not_forgotten() -> None:
    """Both moves of a Tunnel trigger the vein, which acts twice when the card is done."""
    table = play(at(side="ironclads", ic="IC08", **VEIN), "IC08 auria IC08 chromia IC08")
    assert drill(table) == ("chromia", 2, 5)
    assert len(told(table, "drew", IC)) == 1
    assert asker(table) == WW
