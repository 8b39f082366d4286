"""What goes with a game of Root: standing orders, the warning of low reach, the swap match."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from root.positions import at
from spinney.cli.main import app, main
from spinney.core import SetupError, Table
from spinney.core.chance import Luck
from spinney.core.playout import play_out
from spinney.core.records import record_of
from spinney.root.game import GAME
from spinney.root.state import Root


def ambushed(attackers: int, order: str) -> str | None:
    """How the Eyrie's order answers when so many cats attack them."""
    table = at(
        seats="marquise,eyrie",
        active="marquise",
        phase="daylight",
        step=3,
        clearings={"c1": {"warriors": {"marquise": attackers, "eyrie": 1}}},
        players={"eyrie": {"hand": ["ambush_fox", "ambush_bird", "anvil"]}},
    )
    table.play("battle")
    asked = table.asked(1)
    assert asked is not None
    assert asked["ask"] == "ambush"
    return GAME.obey(order, table.view(1), asked)


@pytest.mark.rule("root:4.3.1")
def test_a_standing_order_ambushes_from_a_number_of_attackers_on() -> None:
    assert ambushed(2, "from-3") == "done"
    assert ambushed(3, "from-3") == "ambush_fox"
    assert ambushed(9, "never") == "done"


@pytest.mark.rule("root:4.3.1", "root:4.3.1.I", "root:R8")
@pytest.mark.parametrize("order", ["never", "from-1", "from-3", "from-25"])
def test_whether_an_order_answers_never_depends_on_what_its_seat_holds(order: str) -> None:
    """A question that is answered at once with an empty hand, and later with a full one, tells."""
    told: dict[str, set[bool]] = {"ambush": set(), "foil": set()}
    for cats in ("bake_sale", "bake_sale ambush_bird"):
        for birds in ("anvil", "ambush_fox"):
            table = at(
                seats="marquise,eyrie",
                active="marquise",
                phase="daylight",
                step=3,
                clearings={"c1": "marquise 3 eyrie 2"},
                players={"marquise": {"hand": cats}, "eyrie": {"hand": birds}},
            )
            table.play("battle")
            told["ambush"].add(answered(table, order, 1))
            if birds == "ambush_fox":
                table.play("ambush_fox")
                told["foil"].add(answered(table, order, 0))
    assert told == {"ambush": {True}, "foil": {order == "never"}}


def answered(table: Table[Root], order: str, seat: int) -> bool:
    """Whether the order answers what this seat is asked."""
    asked = table.asked(seat)
    assert asked is not None
    assert "options" in asked
    return GAME.obey(order, table.view(seat), asked) is not None


@pytest.mark.parametrize("order", ["always", "from-", "from-0", "from-x"])
def test_other_orders_are_refused(order: str) -> None:
    with pytest.raises(SetupError, match="no standing order"):
        GAME.check_order(order)


@pytest.mark.rule("root:5.2")
def test_low_reach_is_warned_of() -> None:
    assert GAME.warnings(GAME.setup(seats="marquise,eyrie")) == []
    (warning,) = GAME.warnings(GAME.setup(seats="alliance,vagabond"))
    assert (warning.name, warning.rule, warning.args) == ("reach-low", "5.2", (8, 17))


def finished(path: Path, seats: str) -> list[float]:
    table = Table(GAME, GAME.setup(seats=seats), seats)
    play_out(table, Luck(seats))
    path.write_text(record_of(table, ["Ann", "Bob"]), encoding="utf-8")
    return GAME.score(table.state)


def test_a_swap_match_adds_up_the_points_of_both_games(tmp_path: Path) -> None:
    files = [tmp_path / "one.spinney", tmp_path / "two.spinney"]
    first = finished(files[0], "marquise,eyrie")
    second = finished(files[1], "eyrie,marquise")
    result = CliRunner().invoke(app, ["match", *map(str, files), "--json", "--lang", "en"])
    assert result.exit_code == 0, result.output
    totals = {"A": first[0] + second[0], "B": first[1] + second[1]}
    assert f'"A":{totals["A"]:g}' in result.output.replace(" ", "").replace(".0", "")
    shown = CliRunner().invoke(app, ["match", *map(str, files), "--lang", "en"])
    assert f"{totals['B']:g}" in shown.output
    assert "match" in shown.output


def test_an_unfinished_game_is_no_part_of_a_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "open.spinney"
    file.write_text(record_of(Table(GAME, GAME.setup(), "open")), encoding="utf-8")
    assert main(["match", str(file)]) == 2
    assert "finished games" in capsys.readouterr().err
