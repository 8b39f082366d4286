"""Every card of Sylvion is drawn where it is, by its name and its number, at every moment."""

from collections import Counter
from collections.abc import Iterable

import pytest

from drawings import Things, View, frames
from spinney.core import SPECTATOR
from spinney.sylvion.game import GAME
from spinney.sylvion.looks import seen_of_hand
from spinney.sylvion.svg.cards import DEFENDER, RAVAGE, card_thing

FULL = {"mode": "advanced", "extension_1": "yes", "extension_2": "yes", "figure": "yes"}
TABLES = (
    ({}, 0),
    (FULL, 0),
    (FULL | {"players": "2", "hands": "hidden"}, 1),
    ({"players": "2", "hands": "hidden"}, SPECTATOR),
)
ZONES = ("ravage_discard", "discard", "removed", "feats", "recruited")


def cards(words: Iterable[str]) -> Things:
    return Counter(map(card_thing, words))


def hand(view: View, owner: int) -> Things:
    known = seen_of_hand(view, owner)
    found = Counter({card_thing(word): n for word, n in known})
    found[DEFENDER] += view["hands"][owner]["count"] - sum(n for _, n in known)
    return found


def wanted(view: View) -> Things:
    found: Things = Counter()
    for zone in ZONES:
        found += cards(view[zone])
    deck = view["deck"]
    found += cards(deck["known"])
    found[DEFENDER] += deck["count"] - len(deck["known"]) - len(view["recruited"])
    if view["phase"] == "mobilisation":
        found[DEFENDER] += view["pile"]
        return found + cards(word for column in view["columns"] for word in column)
    for pile in view["stacks"]:
        found += cards(pile["known"])
        found[RAVAGE] += pile["count"] - len(pile["known"])
    for owner in range(view["players"]):
        found += hand(view, owner)
    found += cards(view["board"].values())
    found += cards([view["playing"]] if view["playing"] else [])
    found["bloom"], found["desolation"] = view["bloom"], view["edge"] - view["bloom"]
    found["figure"] = view["figure"] is not None
    return +found


@pytest.mark.games
@pytest.mark.parametrize(("options", "seat"), TABLES)
def test_things_add_up_to_what_the_view_has(options: dict[str, str], seat: int) -> None:
    for seed in ("oak", "ash"):
        for view, things in frames(GAME, GAME.setup(**options), seed, seat):
            assert things == wanted(view)
