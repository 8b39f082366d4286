"""The greedy bot: it takes the best way through a step, and can say why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from magpie.game import BID, DARE, GAME, PASS
from samples import some
from spinney.arena.playing import play_one
from spinney.bots import Bot, Seat, bot_maker
from spinney.bots.greedy import (
    END,
    LOST,
    RIVALS,
    SAFE,
    GreedyBot,
    hints,
    how_it_ends,
    in_full,
    look_ahead,
    mean_value,
)
from spinney.bots.knobs import Knobs, found_knobs, knobs_of, search_knobs_of
from spinney.bots.lookahead import Node, explore, log_odds
from spinney.core import Table, game_named, game_names
from spinney.core.table import table_at

TOLD = ("asked", "beat", "events", "game", "number", "options", "seats", "view", "world", "worlds")


class Glass:
    """A seat of which only what bots may use can be reached."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat

    def __getattr__(self, name: str) -> object:
        assert name in TOLD
        return getattr(self._seat, name)


def word(table: Table, choice: int) -> str:
    return table.game.vocabulary.word(choice)


def played(game, specs: list[str], seed: str) -> Table:
    table = Table(game, game.setup(), seed, log=False)
    bots = [bot_maker(spec)(f"{seed}-{i}") for i, spec in enumerate(specs)]
    while table.question is not None:
        seat = table.question.seat
        table.apply(bots[seat].choose(Glass(Seat(table, seat))))
    return table


# Looking ahead


def test_all_ways_through_a_step_are_walked(nest):
    """A passes, or bids 12 (and B passes or bids 3, or dares it) or dares it: 3 + 3 + 3."""
    root = explore(Seat(nest("12", "3"), 0).world, "w", 100)
    assert root.options == [PASS, BID, DARE]
    assert (root.open, sum(root.visits)) == (0, 9)


def test_no_more_ways_are_walked_than_allowed_and_they_are_spread(nest):
    root = explore(Seat(nest("12 11 10", "3 2 1"), 0).world, "w", 7)
    assert sum(root.visits) == 7
    assert min(root.visits) >= 1


def test_everybody_on_a_way_takes_what_is_best_for_them(nest):
    """If A bids 5, B who holds 9 will take the shiny thing; A expects no more than that."""
    root = explore(Seat(nest("5", "9"), 0).world, "z", 100)
    assert root.values[root.options.index(BID)] == [0.0, 1.0]


def test_a_question_is_sure_until_something_is_shown_or_left_to_others(nest):
    root = explore(Seat(nest("12 11", "3"), 0).world, "w", 100)
    bid, passed = root.children[root.options.index(BID)], root.children[root.options.index(PASS)]
    assert (bid.ask, bid.seat, bid.sure) == ("card", 0, True)
    assert (passed.ask, passed.seat, passed.sure) == ("way", 1, False)
    assert not any(child.sure for child in bid.children)


# Looking ahead by instinct

SYLVION = game_named("sylvion")


def glade(seed: str = "acorn", mode: str = "introductory", **state) -> Table:
    position = {"game": "sylvion", "options": {"mode": mode}, "state": state}
    return table_at(SYLVION, position, seed)


def values(root: Node) -> dict[str, float]:
    words = map(SYLVION.vocabulary.word, root.options)
    return {word: value[0] for word, value in zip(words, root.values, strict=True)}


BREACH = {
    "board": {"c2": "elemental_2", "d2": "elemental_3"},
    "bloom": 8,
    "hands": [["elephant", "tree_1", "tree_1", "owl"]],
    "stacks": [["elemental_1", "blaze"]] * 4,
}
"""Two elementals will break through unless the elephant tramples one of them."""


def test_what_ends_the_turn_is_worth_what_there_is_now():
    """What the next turn reveals is neither here nor there: other ways do not see it either."""
    table = glade(**BREACH)
    for world in "abc":
        root = explore(Seat(table, 0).world, world, 60)
        assert values(root)["done"] == SYLVION.outlook(table.state)[0]
        assert root.passing == [word == "done" for word in values(root)]


def test_other_ways_are_judged_as_the_turn_ends_by_instinct():
    found = values(explore(Seat(glade(**BREACH), 0).world, "w", 60))
    assert found["elephant"] > found["done"]
    assert found["owl"] > found["done"]  # the elephant can still come after it


def test_the_first_ways_are_those_that_feel_best():
    """As many ways as options: the elephant's only one is paid and led by instinct."""
    root = explore(Seat(glade(**BREACH), 0).world, "w", 4)
    node = root.children[root.options.index(SYLVION.vocabulary.number("elephant"))]
    while node.ask != "trample":
        node = next(child for child in node.children if child is not None)
    assert SYLVION.vocabulary.word(node.options[node.visits.index(1)]) == "d2"


def test_where_every_answer_ends_the_turn_it_is_judged_by_what_comes_of_it():
    table = glade(
        mode="advanced",
        stage="summon",
        pile=["fish", "doves", "squirrels", "tree_1", "tree_2"],
        columns=[["fountain_4", "owl"], ["fish"], ["doves"], ["squirrels"]],
        desertion=[1, 2, 3, 4],
    )
    found = values(explore(Seat(table, 0).world, "w", 60))
    assert max(found, key=found.__getitem__) == "column_1"
    assert len(set(found.values())) > 1


def test_a_way_to_the_end_of_the_game_is_judged_by_it():
    table = glade(board={"a1": "elemental_3"}, bloom=2, hands=[["elephant", "tree_1", "owl"]])
    assert values(explore(Seat(table, 0).world, "w", 60))["done"] == 0


def test_greedy_guardians_save_the_forest():
    """They used to wait for the next turn's cards and lose nearly nine games of ten."""
    assert sum(played(SYLVION, ["greedy"], f"forest-{i}").returns()[0] for i in range(3)) >= 2


# The bot


def test_it_takes_the_best_way_and_goes_it_without_thinking_again(nest, counting):
    table = nest("12 11", "3")
    bot, seat = GreedyBot("seed"), counting(table, 0)
    choice = bot.choose(seat)
    thought = seat.made
    assert word(table, choice) in ("bid", "dare")
    table.apply(choice)
    table.apply(bot.choose(seat))
    assert 0 < thought == seat.made
    assert table.state.keeper == 0


def test_it_thinks_again_when_something_else_is_asked(nest, counting):
    bot = GreedyBot("seed")
    bot.choose(counting(nest("12 11", "3"), 0))
    other = counting(nest("10 9", "8"), 0)
    assert bot.choose(other) in other.options
    assert other.made > 0


@pytest.mark.parametrize("name", game_names())
def test_the_same_seed_plays_the_same_game(name):
    game = game_named(name)
    few = Knobs(worlds=1, ways=8)

    def choices(seed: str) -> list[int]:
        table, bot = Table(game, game.setup(), "5", log=False), GreedyBot(seed, few)
        while table.question is not None and len(table.choices) < 60:
            table.apply(bot.choose(Glass(Seat(table, table.question.seat))))
        return table.choices

    assert choices("a") == choices("a")


def test_without_reasons_every_option_is_as_good_as_another(nest):
    table = nest("12 11 10", "3 2 1", round=1, game=GAME)
    chosen = Counter(GreedyBot(str(i)).choose(Seat(table, 0)) for i in range(300))
    assert set(chosen) == {PASS, BID, DARE}
    assert min(chosen.values()) > 60


def test_it_beats_a_random_player(magpie):
    """Who is asked last has the better half of Magpie; the greedy bot makes more of it."""

    def wins(spec: str) -> float:
        return sum(played(magpie, ["random", spec], str(i)).returns()[1] for i in range(60))

    assert wins("greedy") > wins("random") + 6


# Why


def test_what_each_reason_adds_makes_up_the_odds(magpie):
    table = Table(magpie, magpie.setup(), "ash")
    (look,) = look_ahead(Seat(table, 0), "s", Knobs(worlds=1, ways=40), explain=True)
    for value, why in zip(look.values, look.why, strict=True):
        assert sum(why) == pytest.approx(log_odds(value[0]))


def test_hints_name_the_best_option_first_and_its_reasons(nest):
    table = nest("12 2 1", "3 4 5", round=1)
    found = hints(Seat(table, 0))
    assert sorted(hint.option for hint in found) == sorted(table.question.options)
    assert [hint.value for hint in found] == sorted((h.value for h in found), reverse=True)
    assert word(table, found[0].option) != "pass"
    reasons = dict(found[0].reasons)
    assert reasons["keeps"] > 0 > reasons["high-cards"]
    assert abs(found[0].reasons[0][1]) == max(abs(amount) for amount in reasons.values())


def test_a_hint_says_what_to_answer_next_and_what_sets_it_apart_from_the_next_best(nest):
    table = nest("12 2 1", "3 4 5", round=1)
    first, second, *rest = hints(Seat(table, 0))
    assert [first.way[0], second.way[0]] == [first.option, second.option]
    assert len(first.way) > 1, "which card to show is foreseen"
    world = table.clone("way")
    for choice in first.way:
        world.apply(choice)
    against = dict(second.reasons)
    assert all(against.get(name) == -amount for name, amount in first.reasons)
    assert rest


def test_a_hint_goes_on_with_the_way_that_was_advised_if_it_comes_as_foreseen(nest):
    table = nest("12 2 1", "3 4 5", round=1)
    best, *_, last = hints(Seat(table, 0))
    assert last.asks[0] == best.asks[0] == table.question.ask.name
    assert not best.kept
    way = list(zip(last.asks, last.way, strict=True))
    first, *others = hints(Seat(table, 0), way=way)
    assert (first.option, first.way, first.asks, first.kept) == (*last[:1], *last[3:5], True)
    assert others[0].option == best.option
    assert not any(hint.kept for hint in others)
    assert hints(Seat(table, 0), way=[("else", last.option)])[0].option == best.option


def test_a_way_in_full_has_what_has_but_one_answer():
    """Who battles in the one clearing there is, with the one enemy there, is told both."""
    root = game_named("root")
    table = Table(root, root.setup(), "acorn2")
    bots = [GreedyBot(str(i)) for i in range(table.seats)]
    longer = 0
    while len(table.choices) < 120:
        seat = Seat(table, table.question.seat)
        if len(table.choices) % 6 == 0:
            way = hints(seat)[0].way
            full = in_full(seat, way)
            left = iter(full)
            assert all(choice in left for choice in way), "in this order"
            longer += len(full) > len(way)
        table.apply(bots[seat.number].choose(seat))
    assert longer


def test_equal_options_are_held_against_the_next_best(nest):
    table = nest("12", "3")
    first, second, last = hints(Seat(table, 0))
    assert {word(table, first.option), word(table, second.option)} == {"bid", "dare"}
    assert first.value == second.value > last.value
    assert dict(first.reasons)[END] == dict(second.reasons)[END] > 0


def test_a_hint_does_not_say_that_what_only_goes_on_ends_the_game():
    assert how_it_ends(0.0, -9.0) == SAFE
    assert how_it_ends(-9.0, 0.0) == LOST
    assert how_it_ends(9.0, 0.0) == END
    assert how_it_ends(0.0, 9.0) == END


def test_a_hint_says_that_the_game_ends_and_what_it_does_to_rivals(nest):
    ending = dict(hints(Seat(nest("12", "3"), 0))[0].reasons)
    assert ending[END] > 0
    assert RIVALS not in ending
    table = nest("12 2 1", "3 4 5", round=1, keeper=1)
    assert dict(hints(Seat(table, 0))[0].reasons)[RIVALS] > 0


def test_a_hint_is_the_same_whoever_looks_on_and_changes_nothing(nest):
    table = nest("12 2 1", "3 4 5", round=1)
    before = table.digest()
    assert hints(Seat(table, 0)) == hints(Seat(table, 0))
    assert table.digest() == before


def test_a_look_ahead_does_not_know_the_other_hand(nest):
    """Whether B really holds 12 and 11 or 1 and 2, A imagines all hands alike."""

    def worth_of_bidding(other: str) -> float:
        looks = look_ahead(Seat(nest("8", other), 0), "s", Knobs(worlds=400, ways=60))
        return mean_value(looks, looks[0].options.index(BID))

    strong, weak = worth_of_bidding("12 11"), worth_of_bidding("1 2")
    assert strong == pytest.approx(weak, abs=0.12)
    assert 0.05 < strong < 0.8


# Knobs


@pytest.mark.parametrize("name", game_names())
def test_the_knobs_of_a_game_say_how_they_were_found(name: str):
    found = found_knobs(game_named(name).package)
    assert found.command
    assert knobs_of(game_named(name)) == found.knobs
    assert search_knobs_of(game_named(name)) == (found.search or found.knobs)


def test_the_search_may_look_otherwise_than_greedy():
    ironwood = game_named("ironwood")
    assert search_knobs_of(ironwood).ways > knobs_of(ironwood).ways


def test_a_game_without_knobs_of_its_own_has_the_usual_ones():
    assert knobs_of(GAME) == search_knobs_of(GAME) == Knobs()


@pytest.mark.parametrize("bot", ["greedy", "search:60", "expert"])
def test_a_bot_wastes_nothing_while_it_can_do_anything_else(bot: str) -> None:
    """Sylvion lets players play cards without effect (R11); bots leave that alone."""
    state = {"hands": [["stag", "tree_2", "whale"]], "feats": ["feat_stag"], "deck": ["owl"] * 3}
    position = {"options": {"mode": "advanced", "extension_1": "yes"}, "state": state}
    sylvion = game_named("sylvion")
    for seed in ("a", "b", "c"):
        table = table_at(sylvion, position, seed)
        choice = bot_maker(bot)(seed).choose(Seat(table, 0))
        assert sylvion.vocabulary.word(choice) in ("tree_2", "done")


class Follower:
    """Somebody who asks for a hint at every question, and does what it names first."""

    def choose(self, seat: Seat) -> int:
        return hints(seat)[0].option


@pytest.mark.games
def test_who_follows_every_hint_wins_a_first_game_as_often_as_the_bot():
    """Both win four of five; who takes the second best instead wins none. See bench/hints.py."""
    game, games = game_named("sylvion"), some(8, 40)

    def wins(make: Callable[[str], Bot]) -> float:
        seeds = [f"hints-{i}" for i in range(games)]
        return sum(play_one(game, game.setup(), [make(seed)], seed).returns[0] for seed in seeds)

    chance = 0.8 * games**0.5  # as much as two equals may differ by
    assert wins(lambda _: Follower()) >= wins(GreedyBot) - chance
