"""Every thing of Ironwood is drawn where it is, with its name and its number, at every moment."""

from collections import Counter
from typing import Any

import pytest

from drawings import Things, View, frames
from ironwood.positions import IC, WW
from spinney.core import SPECTATOR
from spinney.ironwood.game import GAME
from spinney.ironwood.looks import hand_cards, next_cards, warriors_left
from spinney.ironwood.svg.cards import card_thing
from spinney.ironwood.svg.sides import vision_thing

TABLES = (
    ({}, WW),
    ({}, IC),
    ({}, SPECTATOR),
    ({"solo": "automacier"}, 0),
    ({"solo": "automaquis", "decks": "sorted"}, 0),
)
SEEDS = ("oak", "ash", "elm")


def on_board(view: View) -> Things:
    found: Things = Counter()
    for place, here in view["places"].items():
        side = "ironclads" if place in view["board"]["mountains"] else "woodwalkers"
        found[f"warrior-{side}"] += here.get("warriors", 0)
        found["golem"] += here.get("golems", 0)
        found["totem"] += len(here.get("totems", ()))
        found.update([here["site"]] if "site" in here else [])
    found["drill"] += 1
    found["crystal"] += view["drill"]["hopper"]
    found["cube"] += len(view["marks"]) + (len(view["solo"]["marked"]) if view["solo"] else 0)
    return found


def of_side(view: View, side: dict[str, Any]) -> Things:
    name = side["side"]
    hidden = side["wager"] == "hidden"
    shown = [*hand_cards(side), *next_cards(side), *side["spent"], *side["discard"]]
    shown += [*side["permanents"], *(c for c in side["played"] if c not in side["permanents"])]
    shown += [] if hidden or side["wager"] is None else [side["wager"]]
    found = Counter(map(card_thing, shown))
    found[name] += side["hand"]["count"] + hidden - len(hand_cards(side))
    found[name] += side["deck"]["count"] - len(next_cards(side))
    found["cube"] += sum(side["permanents"].values())
    found["crystal"] += side["crystals"]
    found["golem"] += side["golems"]
    found["totem"] += side["achieved"] if name == "woodwalkers" else 0
    found[f"warrior-{name}"] += warriors_left(view, name)
    return found


def visions(view: View) -> Things:
    piles = view["visions"]
    known = [word for word in piles["deck"] if word] + piles["found"]
    count = len(piles["deck"]) + len(piles["found"])
    for pile in (piles["hand"], piles["burned"]):
        known, count = known + pile["known"], count + pile["count"]
    return Counter(map(vision_thing, known)) + Counter({"vision": count - len(known)})


def supply(view: View) -> Things:
    left = view["supply"]
    return Counter(crystal=left["crystals"], cube=left["cubes"], totem=left["totems"])


def kept(things: Things) -> Things:
    """Units and cards, which only go from place to place."""
    found: Things = Counter()
    for kind, count in things.items():
        family = kind.partition("-")[0]
        found[kind if family == "warrior" else family] += count
    kinds = ("golem", "totem", "vision", "woodwalkers", "ironclads", "drill")
    return Counter({k: n for k, n in found.items() if k in kinds or k.startswith("warrior")})


@pytest.mark.games
@pytest.mark.parametrize(("options", "seat"), TABLES)
def test_things_add_up_to_what_the_view_has(options: dict[str, str], seat: int) -> None:
    """And no piece or card is ever lost, wherever it goes."""
    for seed in SEEDS:
        totals = []
        for view, things in frames(GAME, GAME.setup(**options), seed, seat):
            wanted = on_board(view) + supply(view) + visions(view)
            for side in view["sides"]:
                wanted += of_side(view, side)
            assert things == +wanted
            if view["stage"] not in ("deal", "help"):
                totals.append(kept(things))
        assert all(total == totals[0] for total in totals)
