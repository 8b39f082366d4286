"""Every thing of Root is drawn where it is, with its name and its number, at every moment."""

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from typing import Any

import pytest

from drawings import Things, View, frames
from properties import LONGEST
from samples import some
from spinney.core import SPECTATOR
from spinney.root.factions.duchy.board import NAMES
from spinney.root.factions.duchy.looks import rank_of
from spinney.root.factions.hundreds.board import MOOD_NAMES
from spinney.root.game import GAME
from spinney.root.looks import seen_cards, tellers
from spinney.root.words import VOCABULARY

TABLES = (
    ("autumn", "marquise,eyrie,alliance,vagabond", "standard", 2),
    ("winter", "eyrie,marquise", "exiles", SPECTATOR),
    ("lake", "alliance,vagabond,eyrie", "exiles", 1),
    ("mountain", "vagabond,marquise,vagabond_2,eyrie,alliance", "standard", 0),
    ("winter", "corvids,marquise", "standard", 0),
    ("autumn", "corvids,eyrie", "exiles", 1),
    ("autumn", "duchy,eyrie,vagabond", "exiles", SPECTATOR),
    ("lake", "riverfolk,vagabond,marquise", "standard", 2),
    ("winter", "hundreds,vagabond,marquise", "exiles", 1),
    ("lake", "keepers,marquise,vagabond", "standard", 0),
)
KEPT = (
    *("warrior", "sawmill", "workshop", "recruiter", "roost", "base", "wood", "sympathy"),
    *("citadel", "market", "tunnel", "stronghold", "mob"),
)
CHOICES = some(250, LONGEST)
"""So many choices of each game are looked at, one by one."""
IN_NO_DECK = ("card-vizier", "card-faithful_retainer")

every_table = pytest.mark.parametrize(("name", "seats", "deck", "seat"), TABLES)


def cards(words: Iterable[str]) -> Things:
    return Counter(f"card-{word}" for word in words)


def items(words: Iterable[str]) -> Things:
    return Counter(f"item-{word.removesuffix('_exhausted')}" for word in words)


def on_map(view: View) -> Things:
    found: Things = Counter()
    for here in view["clearings"]:
        found.update({f"warrior-{who}": n for who, n in here["warriors"].items()})
        found.update(here["pieces"])
        found["ruin"] += here["ruin"]
        for each in tellers(view, "standing_out"):
            words = each.reads(each.board, here["clearing"])
            found.update(words)
            found[f"warrior-{each.faction}"] -= len(words)
        for what in ("lying", "under_ruin") if here["ruin"] else ("lying",):
            for each in tellers(view, what):
                found += items(each.reads(each.board, here["clearing"]))
    found.update(f"pawn-{each.faction}" for each in tellers(view, "pawn") if is_placed(each.board))
    found["boulders"] = len(view["closed"])
    found.update(view["landmarks"].keys())
    return found


def is_placed(board: dict[str, Any]) -> bool:
    return board["place"] in VOCABULARY.words


def held(view: View) -> Things:
    """What belongs to the players, apart from their own boards; and what belongs to nobody."""
    found = cards(view["discard"]) + cards(view["available"]) + items(view["item_supply"])
    found["card"] += view["deck_count"]
    for there in view["landmarks"].values():
        found += items(there.get("items", ()))
        found += cards(card for card in there.get("cards", ()) if card)
        found["card"] += there.get("cards", []).count(None)
    for player in view["players"]:
        found[f"warrior-{player['faction']}"] += player["supply"] + player["coffins"]
        found[f"marker-{player['faction']}"] += 1
        found += items(player["items"]) + cards(player["crafted"])
        found += cards([player["dominance"]] if player["dominance"] else [])
        found += pile(player["hand"])
    return found


def pile(hidden: dict[str, Any]) -> Things:
    """A pile of which the reader knows some cards, or all."""
    known = seen_cards(hidden)
    return cards(known) + Counter({"card": hidden["count"] - len(known)})


def on_board(faction: str, own: dict[str, Any]) -> Things:
    """What lies on a faction's own board."""
    if faction == "marquise":
        left = {piece: track["left"] for piece, track in own["buildings"].items()}
        return Counter(left) + Counter({"wood": own["wood"]})
    if faction == "eyrie":
        decree = cards(card for column in own["decree"].values() for card in column)
        leader = [] if own["leader"] == "none" else [f"leader-{own['leader']}"]
        return decree + Counter({"roost": own["roosts"]["left"]}) + Counter(leader)
    if faction == "duchy":
        crowns = Counter({f"crown-{rank}": n for rank, n in own["crowns"].items()})
        crowns.update(f"crown-{rank_of(name)}" for name in own["swayed"])
        left = {piece: own[f"{piece}s"]["left"] for piece in ("citadel", "market", "tunnel")}
        below = Counter({"warrior-duchy": own["burrow"]})
        return Counter(NAMES) + crowns + Counter(left) + below + cards(own["revealed"])
    if faction == "alliance":
        left = {"base": len(own["bases"]), "sympathy": own["sympathy"]["left"]}
        officers = Counter({"warrior-alliance": own["officers"]})
        return Counter(left) + officers + pile(own["supporters"])
    if faction == "corvids":
        return Counter({"hidden_plot": own["reserve"]["count"]})
    if faction == "riverfolk":
        return riverfolk_board(own)
    if faction == "hundreds":
        hoard = items([*own["hoard"]["command"], *own["hoard"]["prowess"]])
        left = {"stronghold": own["strongholds"]["left"], "mob": own["mobs"]["left"]}
        return hoard + Counter(left) + Counter(MOOD_NAMES) + Counter(off_the_map(own))
    if faction == "keepers":
        retinue = cards(card for column in own["retinue"].values() for card in column)
        places = (*own["recovered"].values(), *own["forests"].values())
        relics = Counter(relic for there in places for relic in there)
        return retinue + relics + Counter(own["waystations"])
    quests = Counter(f"quest-{word}" for word in (*own["quests"], *own["completed"]))
    if own["quests"] or own["completed"]:
        quests["quest"] += own["quest_deck_count"]
    tracks = Counter({f"item-{kind}": n for kind, n in own["tracks"].items()})
    return quests + tracks + items(own["satchel"]) + items(own["damaged"])


def off_the_map(own: dict[str, Any]) -> list[str]:
    """The warlord, until he is anointed."""
    return ["warlord"] if own["warlord"] == "none" else []


def riverfolk_board(own: dict[str, Any]) -> Things:
    found: Things = Counter()
    for box in (own["payments"], own["funds"], own["committed"], *own["crafting"].values()):
        found += Counter({f"warrior-{owner}": n for owner, n in box.items()})
    posts = {f"trade_post_{suit}": there["left"] for suit, there in own["posts"].items()}
    return found + Counter(posts)


@pytest.mark.games
@every_table
def test_things_add_up_to_what_the_view_has(name: str, seats: str, deck: str, seat: int) -> None:
    """And no piece or card is ever lost, wherever it goes."""
    setup = GAME.setup(map=name, seats=seats, deck=deck)
    kept: set[tuple[tuple[str, int], ...]] = set()
    for view, things in islice(frames(GAME, setup, name, seat), CHOICES):
        wanted = on_map(view) + held(view)
        for player in view["players"]:
            wanted += on_board(player["faction"], player["board"])
        assert things == wanted
        if view["phase"] != "setup":
            kept.add(tuple(sorted(kinds_kept(things).items())))
    assert len(kept) == 1


def kinds_kept(things: Things) -> Things:
    """What is neither made nor used up: cards, quests, warriors, buildings and tokens."""
    found: Things = Counter()
    for kind, count in things.items():
        family = kind.partition("-")[0]
        if family in ("card", "quest"):
            found[family] += 0 if kind in IN_NO_DECK else count
        elif family in KEPT:
            found[kind] += count
    return found
