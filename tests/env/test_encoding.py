"""Observations and actions as numbers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

from properties import everybody, moments, random_game
from said import differences, said
from samples import sample, some
from spinney.core import Table
from spinney.core.game import Game
from spinney.core.kind import Kind
from spinney.core.numbers import Numbers
from spinney.core.registry import game_named, game_names
from spinney.core.rows import row_of
from spinney.core.setup import Setup
from spinney.core.tensors import MOST, Cells, Scribe, Sheet, put, put_by
from spinney.core.vocabulary import Vocabulary
from spinney.env.encoding import Encoding, OutdatedNumbers, check_actions


def encoding_of(name: str, **options: str) -> Encoding:
    game = game_named(name)
    return Encoding(game, game.simulation(**options))


@pytest.fixture(params=game_names())
def encoding(request: pytest.FixtureRequest) -> Encoding:
    return encoding_of(request.param)


def test_every_number_has_a_part_and_a_label(encoding: Encoding) -> None:
    at = 0
    for part in encoding.parts.values():
        assert part.start == at
        at = part.stop
    assert at == encoding.size == len(encoding.labels) == len(set(encoding.labels))


def test_an_action_is_a_word_and_back(encoding: Encoding) -> None:
    for action in range(encoding.actions):
        assert encoding.action(encoding.word(action)) == action


def test_mask_is_the_options_of_whoever_is_asked(encoding: Encoding) -> None:
    for table in moments(encoding.game, encoding.setup, "masks"):
        for seat in range(table.seats):
            legal = np.flatnonzero(encoding.mask(table, seat)).tolist()
            if table.over or table.question.seat != seat:
                assert legal == []
            else:
                assert legal == sorted(table.question.options)


def test_an_observation_holds_no_secret(encoding: Encoding) -> None:
    """What is redrawn for a seat does not change its observation."""
    for table in moments(encoding.game, encoding.setup, "secrets"):
        for seat in range(table.seats):
            if not table.over and table.question.seat == seat:
                world = table.determinize(seat, "another world")
                assert np.array_equal(encoding.observe(table, seat), encoding.observe(world, seat))


SETUPS = (
    ("sylvion", {}),
    ("sylvion", {"mode": "advanced"}),
    ("sylvion", {"mode": "advanced", "extension_1": "yes", "players": "2", "hands": "hidden"}),
    ("sylvion", {"mode": "advanced", "extension_2": "yes", "figure": "yes", "players": "2"}),
    ("ironwood", {}),
    ("ironwood", {"decks": "sorted"}),
    ("ironwood", {"solo": "automacier"}),
    ("ironwood", {"solo": "automaquis", "level": "15"}),
    ("root", {}),
    ("root", {"map": "lake", "edition": "first"}),
    ("root", {"map": "mountain", "deck": "exiles", "suits": "random"}),
    ("root", {"seats": "cult,marquise,eyrie", "map": "winter"}),
    ("root", {"seats": "corvids,marquise,eyrie", "start": "homelands"}),
    ("root", {"seats": "duchy,marquise,eyrie,cult,alliance,vagabond"}),
    ("root", {"seats": "riverfolk,vagabond,marquise"}),
    ("root", {"seats": "hundreds,marquise,eyrie", "landmarks": "black_market,elder_treetop"}),
    ("root", {"seats": "hundreds,eyrie,vagabond", "landmarks": "legendary_forge,lost_city"}),
    ("root", {"seats": "marquise,eyrie,alliance", "hirelings": "random"}),
    ("root", {"seats": "vagabond,vagabond_2,riverfolk,keepers", "edition": "first"}),
    ("root", {"seats": "duchy,eyrie", "hirelings": "exile,highway_bandits,popular_band"}),
    ("root", {"seats": "keepers,marquise,eyrie"}),
    ("root", {"seats": "eyrie,alliance,vagabond", "mechanical": "cooperative"}),
    ("root", {"seats": "hundreds,riverfolk", "mechanical": "competitive", "hirelings": "random"}),
    ("root", {"seats": "drafted,drafted,drafted", "hirelings": "random", "landmarks": "two"}),
)
NAMES = [" ".join([name, *options.values()]) for name, options in SETUPS]


BEGINNING = 25


def beginning_and_moments(encoding: Encoding, seed: str) -> Iterator[Table[Any]]:
    """A random game at its first questions, where it is set up, and at some later ones."""
    yield from islice(random_game(encoding.game, encoding.setup, seed), BEGINNING)
    yield from moments(encoding.game, encoding.setup, seed)


@pytest.mark.games
@pytest.mark.parametrize(("name", "options"), SETUPS, ids=NAMES)
def test_every_number_is_what_the_view_says_under_its_name(
    name: str, options: dict[str, str]
) -> None:
    encoding = encoding_of(name, **options)
    for seed in sample(1, ("held", "against")):
        for table in beginning_and_moments(encoding, seed):
            for seat in everybody(table):
                assert differences(encoding.numbers, table, seat) == []


@pytest.mark.games
@pytest.mark.parametrize(("name", "options"), SETUPS, ids=NAMES)
def test_what_stays_written_is_what_would_be_written(name: str, options: dict[str, str]) -> None:
    """Question by question: on a page that was written on before, and on a fresh one."""
    encoding = encoding_of(name, **options)
    observe = encoding.numbers.observe
    questions = random_game(encoding.game, encoding.setup, "kept")
    for at, table in enumerate(islice(questions, some(300, 4000)), 1):
        for seat in everybody(table):
            fresh = at * len(everybody(table)) + seat
            assert observe(table, seat) == observe(table, seat, fresh)


@pytest.mark.parametrize(("name", "options"), SETUPS[::3], ids=NAMES[::3])
def test_numbers_differ_where_the_view_does(name: str, options: dict[str, str]) -> None:
    """Of all that has a name; what is the same there is the same in numbers."""
    encoding = encoding_of(name, **options)
    numbers, found = encoding.numbers, {}
    for table in moments(encoding.game, encoding.setup, "differ"):
        for seat in everybody(table):
            view = table.view(seat)
            says = [said(view, part)[0] for part in numbers.parts[:-3]]
            size = numbers.parts[-3].start
            found.setdefault(numbers.observe(table, seat)[:size], []).append(says)
    assert all(says == alike[0] for alike in found.values() for says in alike)
    different = {str(says) for alike in found.values() for says in alike}
    assert len(different) == len(found)


def test_a_setup_has_no_cells_for_what_it_cannot_have() -> None:
    labels = " ".join(encoding_of("root").labels)
    for absent in ("duchy", "minister", "mayor", "hireling", "landmark", "forest_patrol", "pool"):
        assert absent not in labels
    for absent in ("coffin_makers", "trade_post_fox", "hidden_plot", "wrathful", "automata", "f9"):
        assert absent not in labels
    assert "mayor" in " ".join(encoding_of("root", seats="duchy,marquise").labels)
    assert "coffin_makers" in " ".join(encoding_of("root", deck="exiles").labels)
    assert "feat_owl" not in " ".join(encoding_of("sylvion", mode="advanced").labels)
    assert "solo" not in " ".join(encoding_of("ironwood").labels)


def test_amounts_end_where_a_cell_does() -> None:
    cells = Cells()
    cells.write(bytes(4))
    put(cells, 0, MOST + 1)
    put(cells, 1, MOST - 1)
    put_by(cells, 2, row_of([1, -1, 0]), [7, 8, 300])
    assert list(cells.getvalue()) == [MOST, MOST - 1, MOST, 7]


def test_a_name_means_one_thing() -> None:
    sheet = Sheet()
    assert [sheet.lay("birds", ("owl", "wren")), sheet.lay("nests"), sheet.lay("nests")] == [
        0,
        2,
        2,
    ]
    assert sheet.size == 3
    with pytest.raises(AssertionError, match="birds would mean two things"):
        sheet.lay("birds", ("owl",))


RARE = {
    *("sylvion barrage", "sylvion deck.known", "sylvion figure", "sylvion owls"),
    *("root players.coffins", "root players.items_used", "root players.board.ruins"),
    *("root hirelings.cards.coffins", "root hirelings.cards.board.listeners"),
    *("root hirelings.cards.board.paths", "root hirelings.cards.board.kept"),
    *("root hirelings.cards.board.saved", "root automata.coffins"),
}


@pytest.mark.games
def test_no_part_leads_nowhere() -> None:
    """Each family of parts has a number in some random game."""
    heard: dict[str, bool] = {}
    for name, options in SETUPS:
        encoding = encoding_of(name, **options)
        numbers = np.zeros(encoding.size)
        for seed in range(4):
            for table in beginning_and_moments(encoding, f"{seed}"):
                for seat in everybody(table):
                    numbers += encoding.observe(table, seat) != 0
        for part, where in encoding.parts.items():
            kind = f"{name} {family(part, encoding)}"
            heard[kind] = heard.get(kind, False) or bool(numbers[where].any())
    silent = {kind for kind, was_heard in heard.items() if not was_heard}
    assert silent <= RARE


def family(part: str, encoding: Encoding) -> str:
    """A part's path without numbers and without words, such as names of places."""
    keys = part.split(".")
    words = encoding.game.vocabulary
    return ".".join(key for key in keys if not key.isdigit() and key not in words)


def test_counts_stand_where_their_labels_say() -> None:
    encoding = encoding_of("root")
    table = Table(encoding.game, encoding.setup, "labels")
    numbers = dict(zip(encoding.labels, encoding.observe(table, 0).tolist(), strict=True))
    view = table.view(0)
    for number, player in enumerate(view["players"]):
        assert numbers[f"players.{number}.faction:{player['faction']}"] == 1
        assert numbers[f"players.{number}.hand.count"] == player["hand"]["count"]
    for number, clearing in enumerate(view["clearings"]):
        for faction, warriors in clearing["warriors"].items():
            assert numbers[f"clearings.{number}.warriors:{faction}"] == warriors


# What the numbers mean


def test_what_was_learned_with_these_numbers_can_be_used(encoding: Encoding) -> None:
    encoding.check(encoding.digest)
    Encoding(encoding.game, encoding.setup).check(encoding.digest)
    check_actions(encoding.game, encoding.digest.partition("-")[0])


def test_what_was_learned_with_other_actions_is_refused(encoding: Encoding) -> None:
    ours = encoding.game.vocabulary.digest
    said = f"^this was made for other actions of {encoding.game.name}: their digest was"
    for digest, theirs in (("0d1f-77", "'0d1f'"), ("nonsense", "'nonsense'"), ("-", "not kept")):
        with pytest.raises(OutdatedNumbers, match=f"{said} {theirs}, here it is '{ours}'; train"):
            encoding.check(digest)
    with pytest.raises(OutdatedNumbers, match=f"{said} not kept, "):
        encoding.check(None)


def test_what_was_learned_with_other_observations_is_refused() -> None:
    """Actions of two and of four players are the same, but not what they see."""
    four, two = encoding_of("root"), encoding_of("root", seats="marquise,eyrie")
    check_actions(two.game, four.digest.partition("-")[0])
    theirs, ours = (each.digest.partition("-")[2] for each in (four, two))
    said = f"other observations of root: their digest was '{theirs}', here it is '{ours}'; train"
    with pytest.raises(OutdatedNumbers, match=said):
        two.check(four.digest)
    with pytest.raises(OutdatedNumbers, match=r"other observations of root: .* was not kept"):
        two.check(two.game.vocabulary.digest)


class Birds(Game[Any]):
    """A game of which some things are seen, in this order."""

    def __init__(self, *seen: str) -> None:
        kind = Kind(seats=(1, 1), chance=False, hidden=False)
        super().__init__("birds", "birds", kind, Vocabulary(["owl"]), (), (), (), {}, {})
        self.seen = seen

    def scribe(self, setup: Setup) -> Scribe[Any]:
        scribe: Scribe[Any] = Scribe()
        for name in self.seen:
            scribe.sheet.lay(name)
        return scribe


def test_observations_of_the_same_length_can_mean_something_else() -> None:
    games = Birds("nests", "trees"), Birds("trees", "nests")
    before, after = (Encoding(game, game.setup()) for game in games)
    assert after.size == before.size
    with pytest.raises(OutdatedNumbers, match="other observations"):
        after.check(before.digest)


def test_who_is_at_the_table_is_written_anew_after_another_draft() -> None:
    """A Vagabond who looks the same among as many others stands in other relations."""
    game = game_named("root")
    setup = game.setup(seats="drafted,drafted,drafted")
    kept, table = Numbers(game, setup), Table(game, setup, "1")
    vagabond = game.vocabulary.number("vagabond")
    for first in ("duchy", "marquise"):
        table = table.back_to(0)
        table.play(first)
        while "vagabond" not in table.roles():
            options = table.question.options
            table.apply(vagabond if vagabond in options else options[0])
        assert kept.observe(table, -1) == Numbers(game, setup).observe(table, -1)
