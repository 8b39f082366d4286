"""What somebody did in a turn of Root, in a few words."""

from __future__ import annotations

import pytest

from spinney.core.state import EVERYBODY, Event
from spinney.core.telling import Turn
from spinney.core.text import LANGUAGES, Text
from spinney.root.game import GAME
from spinney.root.telling import told
from spinney.root.words import VOCABULARY

SEATS = ("marquise", "alliance", "vagabond", "eyrie")
MARQUISE, ALLIANCE, VAGABOND, EYRIE = range(4)


def event(name: str, *args: str | int) -> Event:
    values = (each if isinstance(each, int) else VOCABULARY.number(each) for each in args)
    return Event(name, "1.1", tuple(values), EVERYBODY)


def moved(owner: str, count: int, origin: str, place: str) -> Event:
    return event("moved", owner, count, origin, place)


def said(by: str, *events: Event, reader: int = MARQUISE, language: str = "en") -> list[str]:
    text = Text(GAME, language, [], reader, GAME.setup(seats=",".join(SEATS)))
    return told(Turn(by, 0, list(events)), text)


def test_of_several_pieces_of_a_kind_each_place_is_named() -> None:
    (sentence,) = said(
        "alliance", *(event("placed", "alliance", "sympathy", place) for place in ("c1", "c5"))
    )
    assert "clearing 1" in sentence
    assert "clearing 5" in sentence


def test_warriors_that_go_on_are_counted_once() -> None:
    moves = moved("eyrie", 5, "c3", "c6"), moved("eyrie", 5, "c6", "c2")
    assert said("eyrie", *moves) == [
        "The Eyrie move 5 warriors from clearing 3 by way of clearing 6 to clearing 2."
    ]
    assert said("eyrie", *moves, language="fr") == [
        "La Canopée envoie 5 guerriers depuis la clairière 3 dans la clairière 2 "
        "en passant par la clairière 6."
    ]
    assert said("eyrie", *moves, language="de") == [
        "Die Dynastien bewegen 5 Krieger von Lichtung 3 über Lichtung 6 zu Lichtung 2."
    ]


def test_moves_that_may_be_of_the_same_warriors_are_told_one_by_one() -> None:
    assert said("eyrie", moved("eyrie", 5, "c3", "c6"), moved("eyrie", 3, "c6", "c2")) == [
        "The Eyrie move 5 warriors from clearing 3 to clearing 6 "
        "and 3 warriors from clearing 6 to clearing 2."
    ]


def test_what_was_done_is_told_in_the_order_in_which_it_was_done() -> None:
    """A way is broken where something happened on it."""
    assert said(
        "vagabond",
        event("wandered", VAGABOND, "c1", "c12"),
        event("found", VAGABOND, "boots", "c12"),
        event("wandered", VAGABOND, "c12", "c10"),
        event("wandered", VAGABOND, "c10", "c1"),
    ) == [
        "The Vagabond goes to clearing 12.",
        "Under the ruin in clearing 12 the Vagabond finds: Boots.",
        "The Vagabond goes to clearing 10 and clearing 1.",
    ]
    sentences = said(
        "eyrie",
        event("decreed", EYRIE, "foxfolk_steel", "move"),
        event("recruited", "eyrie", 2, "c3"),
        event("battle", "eyrie", "vagabond", "c3"),
        event("battle-over", 2, 0),
        moved("eyrie", 2, "c3", "c6"),
    )
    assert sentences == [
        "The Eyrie add a card to the Decree and recruit 2 warriors.",
        sentences[1],
        "The Eyrie move 2 warriors from clearing 3 to clearing 6.",
    ]
    assert "attack the Vagabond in clearing 3" in sentences[1]


def test_a_gift_is_told_with_the_card_as_far_as_the_reader_was_told_it() -> None:
    gift = event("gave", VAGABOND, MARQUISE, "dominance_bird")
    better = event("improved", VAGABOND, "marquise")
    assert said("vagabond", gift, better) == [
        "The Vagabond gives you “Dominance (bird)”.",
        "The Vagabond is on better terms with you.",
    ]
    assert said("vagabond", event("gave-hidden", VAGABOND, MARQUISE), reader=EYRIE) == [
        "The Vagabond gives a card to the Marquise."
    ]


def test_what_outrage_brought_the_alliance_is_told() -> None:
    """It follows what was done; of several cards that nobody saw there is a number."""
    outrage = event("outrage", EYRIE, "c5"), event("outrage", EYRIE, "c2")
    seen = event("gained-supporter", ALLIANCE, "anvil")
    unseen = event("gained-supporter-hidden", ALLIANCE)
    went = moved("eyrie", 1, "c5", "c2")
    assert said("eyrie", outrage[0], seen, went, outrage[1], unseen, unseen) == [
        "The Eyrie cause Outrage in clearing 5, move one warrior from clearing 5 to clearing 2, "
        "and cause Outrage in clearing 2.",
        "The Alliance gains a supporter: “Anvil”.",
        "The Alliance gains 2 supporters.",
    ]
    assert said("eyrie", outrage[0], seen, reader=ALLIANCE)[1] == "You gain a supporter: “Anvil”."


def test_what_is_only_counted_is_told_once() -> None:
    supporter, officer = event("gained-supporter-hidden", ALLIANCE), event("officer", ALLIANCE, 1)
    assert said("alliance", supporter, officer, supporter) == [
        "The Alliance gains 2 supporters and gains an officer."
    ]


@pytest.mark.parametrize(
    ("language", "mobilized", "repaired"),
    [
        ("en", "gains 2 supporters.", "The Vagabond repairs one item."),
        ("fr", "gagne 2 partisans.", "Le Vagabond répare 1 objet."),
        ("de", "erhält 2 Anhänger.", "Der Vagabund repariert einen Gegenstand."),
    ],
)
def test_supporters_and_repairs_are_counted(language: str, mobilized: str, repaired: str) -> None:
    supporters = [event("gained-supporter-hidden", ALLIANCE)] * 2
    (sentence,) = said("alliance", *supporters, language=language)
    assert sentence.endswith(mobilized)
    repairs = event("repaired", VAGABOND, "boots")
    assert said("vagabond", repairs, language=language) == [repaired]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_battle_that_is_not_over_says_so(language: str) -> None:
    (sentence,) = said("eyrie", event("battle", "eyrie", "marquise", "c2"), language=language)
    assert sentence.endswith(f": {Text(GAME, language).say('told-open')}.")
