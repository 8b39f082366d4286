"""What `edition=first` changes in chapters 1 to 6; chapter 9 has its own tests."""

import pytest

from root.positions import asked, at, lies_in, options, play, player, refused, without
from root.vagabonds import vagabond
from spinney.core import SetupError
from spinney.root.cards import deck_cards
from spinney.root.game import GAME

SEATS = "marquise,eyrie"
BOTH = pytest.mark.parametrize("edition", ["law", "first"])


@pytest.mark.rule("root:2.1", "root:R17")
@pytest.mark.parametrize(("edition", "deck", "discard"), [("law", 48, 0), ("first", 0, 48)])
def test_an_empty_deck_is_renewed_at_once_or_when_a_card_must_be_drawn(
    edition: str, deck: int, discard: int
) -> None:
    cards = [GAME.vocabulary.word(card) for card in deck_cards("standard", False)]
    table = at(
        seats=SEATS,
        edition=edition,
        phase="evening",
        clearings={"c3": "eyrie 3 roost"},
        players={"eyrie": {"hand": "sappers", "board": {"leader": "despot"}}},
        discard=without(cards, ["anvil", "sappers"]),
    )
    assert (table.view(0)["deck_count"], len(table.view(0)["discard"])) == (deck, discard)


@pytest.mark.rule("root:4.3")
@BOTH
def test_a_partner_in_a_coalition_can_be_attacked_in_the_first_edition_only(edition: str) -> None:
    table = at(
        seats="marquise,eyrie,alliance,vagabond",
        edition=edition,
        clearings={"c1": "marquise 3"},
        players={"vagabond": vagabond("c1", "torch", coalition="marquise")},
        force=True,
    )
    assert refused(table, "battle") == (None if edition == "first" else ("no-battle", "4.3"))


@pytest.mark.rule("root:6.5")
@BOTH
def test_the_first_edition_buys_actions_after_the_three_only(edition: str) -> None:
    table = at(
        seats=SEATS,
        edition=edition,
        clearings={"c1": "marquise 3"},
        players={"marquise": {"hand": "sappers"}},
    )
    if edition == "law":
        assert refused(table, "extra_action") is None
        return
    assert refused(table, "extra_action") == ("not-here", "1.4.2")
    play(table, "march c5 3 c1 3 march c5 3 c1 3 march c5 3 c1 3 extra_action")
    assert player(table, "marquise")["board"]["actions"] == 1


@pytest.mark.rule("root:6.5.2")
@BOTH
def test_a_march_of_the_first_edition_is_two_moves(edition: str) -> None:
    table = at(seats=SEATS, edition=edition, clearings={"c1": "marquise 2"})
    play(table, "march c5 1")
    assert asked(table) == "move-from"
    assert options(table) == ({"c1", "c5"} if edition == "first" else {"c1", "c5", "done"})


@pytest.mark.rule("root:6.5.2")
def test_a_second_move_that_is_impossible_is_left_out() -> None:
    """Alone and outnumbered in the clearing, the Marquise cannot go on."""
    table = at(
        seats=SEATS,
        edition="first",
        clearings={"c1": "marquise 1", "c5": "eyrie 3", "c9": "eyrie 1"},
    )
    play(table, "march c5")
    assert lies_in(table, "c5") == {"marquise": 1, "eyrie": 3}
    assert asked(table) == "marquise-act"


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(SetupError, match="edition cannot be 'second'; it can be law, first"):
        GAME.setup(edition="second")
