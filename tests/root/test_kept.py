"""What the state keeps so that nobody has to ask for it: it is what asking would tell."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings

from root.positions import at, play
from root.setups import seeds, setups
from root.vagabonds import vagabond
from spinney.core import Setup, Table
from spinney.core.chance import Luck
from spinney.root.faction import PIECES_OF
from spinney.root.game import GAME
from spinney.root.persistent.card import IN_PLAY
from spinney.root.places import listed, named, of_suit, set_of
from spinney.root.power import BATTLE_EFFECTS, BEFORE_ROLL, FORBIDS_ENTERING, FORBIDS_PLACING, HOOKS
from spinney.root.powers import who_answers
from spinney.root.state import Root
from spinney.root.words import BIRD, CLEARING, CLEARINGS, FOX, VAGABOND

CHOICES = 200


@given(setup=setups(), seed=seeds)
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
def test_what_is_kept_is_what_asking_would_tell(setup: Setup, seed: str) -> None:
    table, luck = Table(GAME, setup, seed, log=False, keep=False), Luck(seed)
    for _ in range(CHOICES):
        question = table.question
        if question is None:
            break
        table.apply(question.options[luck.below(len(question.options))])
        check_places(table.state)
        check_powers(table.state)


def check_places(g: Root) -> None:
    for me in g.owners:
        there = range(me * CLEARINGS, (me + 1) * CLEARINGS)
        kinds = [piece * CLEARINGS for piece in PIECES_OF[me]]
        armies = [c for c, at in enumerate(there) if g.warriors[at]]
        pieces = [c for c in range(CLEARINGS) if any(g.pieces[kind + c] for kind in kinds)]
        assert listed(g.armies[me]) == armies
        assert listed(g.standing[me]) == sorted({*armies, *pieces})


def check_powers(g: Root) -> None:
    for hook, answering in enumerate(g.answering):  # before a draft nobody answers anything
        assert answering == who_answers(g, hook), HOOKS[hook]
    for me in g.owners:
        cards = [IN_PLAY[card] for card in g.crafted[me]]
        assert g.moments[me] == set_of_moments([card.moments for card in cards if card])


def set_of_moments(moments: list[int]) -> int:
    found = 0
    for each in moments:
        found |= each
    return found


def test_sets_of_clearings_are_lists_and_words() -> None:
    places = set_of([0, 3, 12])
    assert listed(places) == [0, 3, 12]
    assert named(places) == [CLEARING, CLEARING + 3, CLEARING + 12]
    g = at(seats="marquise,eyrie").state
    assert of_suit(g, places, BIRD) == places
    assert listed(of_suit(g, places, FOX)) == [c for c in (0, 3) if g.suits[c] == 1 << FOX]


def answered_by_the_vagabond(g: Root) -> set[int]:
    hooks = (BATTLE_EFFECTS, BEFORE_ROLL, FORBIDS_ENTERING, FORBIDS_PLACING)
    return {hook for hook in hooks if VAGABOND in [owner for owner, _ in g.answering[hook]]}


def with_character(character: str) -> Table[Root]:
    here = {"vagabond": vagabond("c1", "torch boots", character=character)}
    there = {"c1": "marquise 1", "c3": "marquise 1"}
    return at(seats="vagabond,marquise", clearings=there, players=here)


def test_a_vagabond_answers_what_the_character_can_do() -> None:
    assert answered_by_the_vagabond(with_character("thief").state) == set()
    assert answered_by_the_vagabond(with_character("arbiter").state) == {BEFORE_ROLL}
    assert answered_by_the_vagabond(with_character("ronin").state) == {BATTLE_EFFECTS}


def test_a_scorched_clearing_is_closed_from_then_on() -> None:
    table = with_character("scoundrel")
    assert answered_by_the_vagabond(table.state) == set()
    play(table, "special")
    assert answered_by_the_vagabond(table.state) == {FORBIDS_ENTERING, FORBIDS_PLACING}
