"""The lists of what each game tells, and the ears that hold them against what is told."""

from collections import defaultdict
from collections.abc import Iterable

import pytest

from spinney.core import Table, game_named
from spinney.core.question import Ask, Refusal
from spinney.core.registry import game_names
from spinney.core.rules import rulebook
from spinney.core.setup import Option
from spinney.core.state import EVERYBODY, Event
from spinney.root.game import GAME as ROOT
from spinney.root.words import CLEARING, KEEP, PIECE
from telling import CARD, Told, citations

every_game = pytest.mark.parametrize("name", game_names())


def cited(things: Iterable[Ask | Refusal | Option]) -> dict[str, list[str]]:
    rules = defaultdict(list)
    for thing in things:
        if thing.rule:
            rules[thing.name].append(thing.rule)
    return {name: sorted(found) for name, found in rules.items()}


@every_game
def test_each_question_refusal_and_option_cites_the_rule_that_is_listed(name: str) -> None:
    game, listed = game_named(name), citations(name)
    assert cited(game.asks) == {ask: sorted(rules) for ask, rules in listed.questions.items()}
    assert cited(game.refusals) == {no: sorted(rules) for no, rules in listed.refusals.items()}
    assert cited(game.options) == listed.options


@every_game
def test_the_list_names_each_event_and_rules_that_exist(name: str) -> None:
    game, listed = game_named(name), citations(name)
    assert set(listed.events) == set(game.events)
    rules = {rule for cited in listed.events.values() for rule in cited} - {CARD}
    assert {rule for rule in rules if rule not in rulebook(game.packages)} == set()


@every_game
def test_tables_are_listened_to(name: str) -> None:
    game = game_named(name)
    assert isinstance(Table(game, game.setup(), "oak").state.log, Told)


def test_warnings_cite_the_rule_that_is_listed() -> None:
    warned = ROOT.warnings(ROOT.setup(seats="alliance,vagabond"))
    assert [(event.name, [event.rule]) for event in warned] == [
        ("reach-low", citations("root").events["reach-low"])
    ]


DREW = Event("drew", "6.6", (0, 3), 0b01)


@pytest.mark.parametrize(
    ("before", "event", "wrong"),
    [
        ([], Event("drew", "6.5", (0, 3), 0b01), "does not come from 6.5"),
        ([], Event("drew", "6.6", (0,), 0b01), "drew of what"),
        ([], Event("placed", "6.4", (0, PIECE + KEEP, CLEARING), EVERYBODY), "of this kind"),
        ([], Event("shown", "8.2.6", (0, 3), EVERYBODY), "who may know"),
        ([], Event("turn", "1.4.1", (1, 0), 0b01), "who may know"),
        ([DREW], Event("turn", "1.4.1", (1, 0), EVERYBODY), "who hears drew-hidden"),
        ([], Event("drew-hidden", "6.6", (0,), ~0b01), "nobody was told what"),
        ([DREW], Event("drew-hidden", "6.6", (0,), ~0b10), "both, or neither"),
        ([DREW], Event("drew-hidden", "7.6.2", (0,), ~0b01), "6.6"),
    ],
)
def test_what_is_not_listed_is_heard(before: list[Event], event: Event, wrong: str) -> None:
    log = Told(ROOT, before)
    with pytest.raises(AssertionError, match=wrong):
        log.append(event)


def test_what_may_not_be_taken_back_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that forgets to seal what was drawn."""
    table = Table(ROOT, ROOT.setup(), "oak")
    monkeypatch.setattr(Table, "_advance", lambda table: table.state.tell("rolled", "4.3.2", 1, 2))
    with pytest.raises(AssertionError, match=r"\['rolled'\] can be taken back"):
        table.apply(table.question.options[0])
