"""What is to be read of anything on a table of Ironwood: cards, places, pieces, zones and boards.

A thing is asked for by its word, or by the name that the drawing gives it: `auria` is a mountain,
`ironclads.discard` a zone of a side's board, `auria/golem` a piece, `card.WW20` a card in hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from spinney.core.plates import Fact, Pile, Plate, Thing, summaries, word_plate
from spinney.core.rules import rulebook
from spinney.core.text import Text
from spinney.ironwood.box import OURS, box_of
from spinney.ironwood.drill import TRACK_END
from spinney.ironwood.looks import (
    OURS_MARK,
    achievement,
    card_does,
    card_name,
    hand_cards,
    is_automaton,
    known_of_deck,
    marks,
    mood,
    near,
    reconstructed,
    ring,
    side_title,
    supplies_of,
    touching,
    values,
)
from spinney.ironwood.words import (
    CARD_NAMES,
    PLACE_NAMES,
    SIDE_NAMES,
    VALUES,
    VISION,
    VISIONS,
    VOCABULARY,
    is_base,
    side_of,
)
from spinney.symbols.captions import label, tally

VISION_NAMES = VOCABULARY.words[VISION : VISION + VISIONS]
NTH = re.compile(r"\.\d+$")
FACES: Final = ("card.", *(f"{side}-" for side in SIDE_NAMES))
"""What stands before the number of a card that lies face up."""
PIECES: Final = {
    "warrior-woodwalkers": ("4.1", "4.4", "6.3"),
    "warrior-ironclads": ("4.1", "4.4", "6.2"),
    "golem": ("4.3", "6.4"),
    "forge": ("8.3", "8.1", "7.5"),
    "foundation": ("8.2", "8.3"),
    "totem": ("9.4", "9.5", "9.7"),
    "drill": ("4.2", "6.5", "6.6", "7.12"),
    "crystal": ("3.2", "6.6", "3.15"),
    "cube": ("2.4", "3.5"),
    "vision": ("9.2", "9.3"),
}
"""Where each kind of piece stands in the rules."""
ZONES: Final = {
    "hand": ("3.6", "3.13"),
    "deck": ("3.3", "1.2"),
    "discard": ("2.3", "3.3"),
    "spent": ("7.9",),
    "played": ("3.6", "3.12"),
    "permanents": ("2.4", "3.5"),
    "lasting": ("3.7",),
    "wager": ("7.4", "2.1"),
}
VISION_ZONES: Final = {
    "visions": ("9.2", "9.3"),
    "vision-deck": ("9.2",),
    "found": ("9.3",),
    "burned": ("9.2",),
    "vision-discard": ("11.3",),
}
GOALS: Final = {"woodwalkers": ("9.1", "9.3", "9.5"), "ironclads": ("8.1", "8.2", "8.3")}


def plate(view: dict[str, Any], text: Text, name: str) -> Plate | None:
    place, _, what = name.rpartition("/")
    word = NTH.sub("", what) if place else what
    for face in FACES:
        word = word.removeprefix(face)
    if word.startswith("vision-") and word.replace("-", "_", 1) in VISION_NAMES:
        word = word.replace("-", "_", 1)
    if word in CARD_NAMES:
        return card_plate(view, text, name, word)
    if word in VISION_NAMES:
        return vision_plate(view, text, name, word)
    if word in (*view["board"]["mountains"], *view["board"]["forests"]):
        return place_plate(view, text, word)
    if place in SIDE_NAMES and word in PIECES:
        return piece_plate(view, text, "", word)
    return (
        zone_plate(view, text, place if word in (*SIDE_NAMES, "vision") and place else word)
        or piece_plate(view, text, place, word)
        or board_plate(view, text, word)
        or word_plate(word, text)
    )


def said(text: Text, name: str, /, **args: str | int) -> str:
    """A phrase of the plates: its message `plate-NAME`."""
    return text.say(f"plate-{name}", **args)


def fact(name: str, value: str | int) -> list[Fact]:
    return [Fact(name, str(value))] if value != "" else []


def labelled(words: Iterable[str], text: Text) -> str:
    return ", ".join(text.named(word) for word in words)


def card_pile(view: dict[str, Any], title: str, cards: Iterable[str], text: Text) -> list[Pile]:
    things = [Thing(card, card_name(view, text, card)) for card in cards]
    return [Pile(title, things)] if things else []


def vision_pile(title: str, words: Iterable[str], text: Text) -> list[Pile]:
    things = [Thing(word, text.named(word)) for word in words]
    return [Pile(title, things)] if things else []


# Cards


def card_plate(view: dict[str, Any], text: Text, name: str, word: str) -> Plate:
    number = CARD_NAMES.index(word)
    side = view["sides"][side_of(number)]
    cubes = side["permanents"].get(word, "")
    does = card_does(view, text, word)
    base = is_base(number)
    ours = [label(text, "ours-cards", mark=OURS_MARK)] if reconstructed(view, word) else []
    cited = [word] if word in rulebook(text.game.packages) else []
    combat = zip(VALUES, values(view, word), strict=True)
    return Plate(
        name,
        card_name(view, text, word),
        said(text, "base-card" if base else "special-card", side=text.named(side["side"])),
        [*([does] if does else []), *ours],
        [
            *(Fact(label(text, value), str(n)) for value, n in combat),
            *fact(label(text, "cubes"), cubes),
            *fact(said(text, "where"), ", ".join(whereabouts(side, text, word))),
        ],
        rules=[*cited, "2.1", "2.2" if base else "2.3"],
        words=(word,),
        kin=CARD_NAMES,
        acts=("draw",),
    )


def whereabouts(side: dict[str, Any], text: Text, word: str) -> list[str]:
    """Where a card is, as far as the reader knows."""
    found = [("hand", hand_cards(side)), ("deck", side["deck"]["known"])]
    found += [(zone, side[zone]) for zone in ("discard", "spent", "played", "permanents")]
    found += [("wager", [side["wager"]])]
    return [label(text, zone) for zone, cards in found if word in cards]


def vision_plate(view: dict[str, Any], text: Text, name: str, word: str) -> Plate:
    rules = ("9.2", "9.3")
    mountain = word.removeprefix("vision_")
    return Plate(
        name,
        text.named(word),
        said(text, "vision"),
        summaries(rules, text),
        fact(said(text, "mountain"), text.named(mountain)),
        [Pile(said(text, "see-also"), [Thing(mountain, text.named(mountain))])],
        rules,
        (word,),
        VISION_NAMES,
    )


# Places


def place_plate(view: dict[str, Any], text: Text, word: str) -> Plate:
    is_mountain = word in view["board"]["mountains"]
    here = view["places"].get(word, {})
    owner = SIDE_NAMES[int(is_mountain)]
    held = "warriors" in here or "golems" in here
    where = ring(view, word)
    ways = "ridges" if is_mountain else "paths"
    rules = ("5.1", "5.3") if is_mountain else ("5.2", "5.3")
    return Plate(
        word,
        text.label(VOCABULARY.number(word)),
        said(text, "mountain" if is_mountain else "forest"),
        [text.say(f"help-{word}")] if text.has(f"help-{word}") else [],
        [
            *fact(said(text, "ring"), label(text, where) if where else ""),
            Fact(said(text, "control"), text.named(owner) if held else said(text, "nobody")),
            *fact(said(text, ways), labelled(near(view, word), text)),
            *fact(said(text, "touches"), labelled(touching(view, word), text)),
        ],
        contents(view, text, word, owner),
        rules,
        (word,),
        PLACE_NAMES,
    )


def contents(view: dict[str, Any], text: Text, word: str, owner: str) -> list[Pile]:
    """All that stands in a place; each of it can be looked at."""
    here = view["places"].get(word, {})
    found: list[tuple[str, str, int]] = []
    if "warriors" in here:
        found.append((f"warrior-{owner}", said(text, f"warrior-{owner}"), here["warriors"]))
    if "golems" in here:
        found.append(("golem", said(text, "golem"), here["golems"]))
    if "site" in here:
        found.append((here["site"], said(text, here["site"]), 1))
    found += [
        ("totem", label(text, f"totem-{state}"), n) for state, n in tally(here.get("totems", ()))
    ]
    if view["drill"]["at"] == word:
        found.append(("drill", said(text, "drill"), 1))
        if view["drill"]["hopper"]:
            found.append(("crystal", said(text, "crystal"), view["drill"]["hopper"]))
    things = [Thing(f"{word}/{name}", told, n) for name, told, n in found]
    named = ((card, card_name(view, text, card)) for card in marks(view, word))
    things += [Thing(card, label(text, "mark", card=name)) for card, name in named]
    return [Pile(said(text, "here"), things)] if things else []


# Pieces


def piece_plate(view: dict[str, Any], text: Text, place: str, word: str) -> Plate | None:
    if word not in PIECES:
        return None
    rules, drill = PIECES[word], view["drill"]
    in_place = place in PLACE_NAMES
    track = label(text, "track", n=drill["track"], last=TRACK_END)
    return Plate(
        f"{place}/{word}" if in_place else word,
        said(text, word),
        said(text, "piece"),
        summaries(rules, text),
        [
            *fact(said(text, "place"), text.named(place) if in_place else ""),
            *fact(said(text, "supply"), supply_of(view, word)),
            *fact(said(text, "drill"), track if word == "drill" else ""),
            *fact(said(text, "hopper"), drill["hopper"] if word in ("drill", "crystal") else ""),
        ],
        rules=rules,
    )


def supply_of(view: dict[str, Any], word: str) -> str:
    """How many of a piece nobody has; units are told with their side."""
    left = view["supply"].get(f"{word}s")
    return "" if left is None else str(left)


# Boards and zones


def zone_plate(view: dict[str, Any], text: Text, name: str) -> Plate | None:
    owner, _, zone = name.partition(".")
    if owner == "visions" and zone in VISION_ZONES:
        return vision_zone(view, text, zone)
    if owner not in SIDE_NAMES or zone not in ZONES:
        return None
    side = view["sides"][SIDE_NAMES.index(owner)]
    piles, count = zone_cards(view, text, side, zone)
    return Plate(
        name,
        said(text, "zone-of", side=text.named(owner), zone=label(text, zone)),
        said(text, "cards"),
        summaries(ZONES[zone], text),
        fact(said(text, "cards"), count),
        piles,
        ZONES[zone],
    )


def zone_cards(
    view: dict[str, Any], text: Text, side: dict[str, Any], zone: str
) -> tuple[list[Pile], int]:
    """What the reader knows of a zone, and how many cards there are."""
    if zone == "hand":
        return card_pile(view, said(text, "known"), hand_cards(side), text), side["hand"]["count"]
    if zone == "deck":
        known = card_pile(view, said(text, "known"), side["deck"]["known"], text)
        unseen = card_pile(view, said(text, "unseen"), unseen_cards(view, side), text)
        return [*known, *unseen], side["deck"]["count"]
    if zone == "wager":
        wagered = [side["wager"]] if side["wager"] in CARD_NAMES else []
        return card_pile(view, label(text, zone), wagered, text), int(side["wager"] is not None)
    return card_pile(view, label(text, zone), side[zone], text), len(side[zone])


def unseen_cards(view: dict[str, Any], side: dict[str, Any]) -> list[str]:
    """The special cards of a side whose place the reader does not know: in the deck or the hand."""
    number = SIDE_NAMES.index(side["side"])
    zones = ("discard", "spent", "played", "permanents", "lasting")
    known = {*hand_cards(side), *side["deck"]["known"], side["wager"]}
    known.update(card for zone in zones for card in side[zone])
    special = [n for n in range(len(CARD_NAMES)) if side_of(n) == number and not is_base(n)]
    if view["solo"] is not None and not is_automaton(view, side):  # 10.1, 11.1
        special = [n for n in special if not box_of(OURS, OURS).removed_in_solo[n]]
    return [CARD_NAMES[n] for n in special if CARD_NAMES[n] not in known]


def vision_zone(view: dict[str, Any], text: Text, zone: str) -> Plate:
    found = view["visions"]
    if zone == "vision-deck":
        known, count = [word for _, word in known_of_deck(found)], len(found["deck"])
    elif zone == "found":
        known, count = found["found"], len(found["found"])
    else:
        held = found["hand" if zone == "visions" else "burned"]
        known, count = held["known"], held["count"]
    return Plate(
        f"visions.{zone}",
        label(text, zone),
        said(text, "cards"),
        summaries(VISION_ZONES[zone], text),
        fact(said(text, "cards"), count),
        vision_pile(said(text, "known"), known, text),
        VISION_ZONES[zone],
    )


def board_plate(view: dict[str, Any], text: Text, word: str) -> Plate | None:
    owner, _, part = word.partition(".")
    if owner == "supply":
        return piece_plate(view, text, "", "drill") if part == "drill" else supply_plate(view, text)
    if owner not in SIDE_NAMES:
        return None
    side = view["sides"][SIDE_NAMES.index(owner)]
    zones = ("permanents", "played", "lasting", "spent", "discard")
    return Plate(
        owner,
        side_title(view, text, side),
        said(text, "side"),
        [*summaries(GOALS[owner], text), *mood(view, text, side)],
        [
            Fact(said(text, "goal"), achievement(view, text, side)),
            Fact(label(text, "crystals"), str(side["crystals"])),
            *(Fact(told, str(n)) for told, n in supplies_of(view, text, owner)),
            Fact(label(text, "hand"), str(side["hand"]["count"])),
            Fact(label(text, "deck"), str(side["deck"]["count"])),
        ],
        [each for zone in zones for each in card_pile(view, label(text, zone), side[zone], text)],
        GOALS[owner],
        (owner,),
        SIDE_NAMES,
    )


def supply_plate(view: dict[str, Any], text: Text) -> Plate:
    rules = ("1.1",)
    return Plate(
        "supply.left",
        label(text, "supply"),
        said(text, "piece"),
        summaries(rules, text),
        [Fact(label(text, name), str(count)) for name, count in view["supply"].items()],
        rules=rules,
    )
