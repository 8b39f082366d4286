"""What counts in Root: how much of it there is, what a greedy player makes of it, and in words."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from properties import finished, moments
from root.positions import asked, at, board, play, points, seat_of
from root.setups import seeds, setups
from spinney.bots import Seat, bot_maker
from spinney.bots.greedy import GreedyBot, hints
from spinney.core import Setup, Table
from spinney.core.reasons import Reason
from spinney.core.table import SINGLE
from spinney.core.text import LANGUAGES
from spinney.root.factions.eyrie import reasons as eyrie
from spinney.root.game import GAME, RootGame
from spinney.root.reasons.judge import GROWING, Judge
from spinney.root.reasons.land import Land
from spinney.root.state import SETUP, Root
from spinney.root.words import EYRIE
from texts import misquoted, misspaced, prose_of, sentences_about

NAMES = [reason.name for reason in GAME.reasons]
FOUR = "marquise,eyrie,alliance,vagabond"


def amounts(table: Table[Root], name: str) -> dict[str, float]:
    """How much there is of each of a faction's reasons, but for those of which there is nothing."""
    weighed = GAME.weigh(table.state, seat_of(table, name))
    return {reason: amount for reason, amount in zip(NAMES, weighed, strict=True) if amount}


def choice(table: Table[Root], seed: str = "oak") -> str:
    assert table.question is not None
    return GAME.vocabulary.word(GreedyBot(seed).choose(Seat(table, table.question.seat)))


def turn(table: Table[Root]) -> list[str]:
    """What a greedy player answers until another is asked."""
    assert table.question is not None
    seat, bot, found = table.question.seat, GreedyBot("oak"), []
    while table.question is not None and table.question.seat == seat:
        found.append(GAME.vocabulary.word(bot.choose(Seat(table, seat))))
        table.play(found[-1])
    return found


def why(table: Table[Root], word: str) -> dict[str, float]:
    """What speaks for and against an option: the best against the next, others against the best."""
    assert table.question is not None
    found = hints(Seat(table, table.question.seat))
    return next(dict(h.reasons) for h in found if GAME.vocabulary.word(h.option) == word)


# The list


def test_every_reason_has_a_name_of_its_own_and_a_weight() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert all(reason.weight for reason in GAME.reasons)


def test_a_game_has_the_reasons_of_the_factions_that_are_there_when_it_is_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Dreamer(Judge):
        def crafting_pieces(self, g: Root) -> list[int]:
            return [0, 0, 0]

        def weigh_own(self, g: Root, land: Land) -> list[float]:
            return [7.0]

    dreams = Dreamer(EYRIE, (Reason("eyrie-dreams", 1.0),), 0.0)
    monkeypatch.setattr(eyrie, "judges", lambda: (dreams,))
    game, table = RootGame(), at(seats="marquise,eyrie")
    names = [reason.name for reason in game.reasons]
    assert "eyrie-dreams" in names
    assert "eyrie-dreams" not in NAMES
    weighed = [game.weigh(table.state, seat) for seat in (0, 1)]
    assert [amounts[names.index("eyrie-dreams")] for amounts in weighed] == [0.0, 7.0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words_and_there_are_no_others(language: str) -> None:
    told = sentences_about(GAME, language, "reason-")
    assert sorted(told.keys) == sorted(f"reason-{name}" for name in NAMES)
    prose = prose_of(told.entries)
    assert misquoted(prose, language) == misspaced(prose, language) == []
    assert not [told for told in prose if told.endswith(".") or told[0].isupper()]


# Amounts


def test_what_counts_for_the_marquise() -> None:
    """Two wood can reach an open slot, the third lies alone where nothing can be built."""
    table = at(
        seats="marquise,eyrie",
        clearings={
            "c1": "keep marquise 2 sawmill wood 1",
            "c5": "marquise 1 workshop wood 1",
            "c9": "eyrie 2 recruiter",
            "c3": "eyrie 2 wood",
        },
        players={"marquise": {"hand": "anvil ambush_bird", "points": 22}},
    )
    assert amounts(table, "marquise") == pytest.approx(
        {
            "points": 22,
            "last-points": 12 * 12 / 2,
            "cards": 3,
            "birds": 1,
            "ambushes": 1,
            "crafting": 0.2 * 2,
            "marquise-sawmills": 1,
            "marquise-workshops": 1,
            "marquise-recruiters": 1,
            "marquise-keep": 1,
            "marquise-wood": 2.3,
            "marquise-building": 2 * (1 + 12 * GROWING),
            "marquise-sites": 1,
            "marquise-rule": 2,
            "marquise-warriors": 3,
            "marquise-exposed": 2,
            "marquise-actions": 3,
        }
    )


def test_what_counts_for_the_eyrie() -> None:
    """Two roosts will score a point; with nowhere to build, both orders to build need a move."""
    decree = {"move": ["vizier"], "build": ["vizier", "foxfolk_steel"]}
    table = at(
        seats="eyrie,marquise",
        clearings={"c2": "eyrie 4 roost", "c5": "eyrie 2 roost", "c10": "marquise 1"},
        players={
            "eyrie": {
                "hand": "woodland_runners anvil",
                "board": {"leader": "despot", "decree": decree},
            }
        },
    )
    assert asked(table) == "craft-card"
    assert amounts(table, "eyrie") == pytest.approx(
        {
            "points": 1,
            "cards": 3,
            "birds": 1,
            "crafting": 1 + 0.2,
            "eyrie-roosts": 1 * 4 + 2,
            "eyrie-decree": 0.8 + 2.7,
            "eyrie-orders": 3,
            "eyrie-unfeasible": 2 * (1 - 0.75**2) * 0.75 * 0.1,
            "eyrie-turmoil": 2 * (1 - 0.75 * 0.1),
            "eyrie-rule": 2,
            "eyrie-warriors": 6,
        }
    )


def test_what_counts_for_the_alliance() -> None:
    table = at(
        seats="alliance,marquise",
        clearings={
            "c2": "sympathy",
            "c5": "sympathy alliance 2 base",
            "c6": "sympathy marquise 1",
        },
        players={
            "alliance": {
                "board": {"supporters": ["sappers", "bake_sale", "investments"], "officers": 2}
            }
        },
    )
    found = amounts(table, "alliance")
    assert found["alliance-sympathy"] == 3
    assert found["alliance-supporters"] == 3
    assert found["alliance-bases"] == 1
    assert found["alliance-operations"] == 2
    assert found["alliance-trodden"] == 1
    assert found["alliance-warriors"] == 2
    assert found["alliance-spreading"] == 2
    assert found["cards"] == 2


def test_what_counts_for_the_vagabond() -> None:
    table = at(
        seats="vagabond,marquise",
        clearings={"c10": {"ruin_items": ["bag"]}, "c5": "marquise 2"},
        players={
            "vagabond": {
                "board": {
                    "place": "c10",
                    "items": ["torch", "boots_exhausted", "tea"],
                    "damaged": ["sword"],
                    "relations": {"marquise": "hostile"},
                    "quests": ["give_a_speech_fox", "errand_rabbit", "expel_bandits_mouse"],
                }
            }
        },
    )
    found = amounts(table, "vagabond")
    assert found["vagabond-items"] == 3
    assert found["vagabond-damaged"] == 1
    assert found["vagabond-ready"] == 2
    assert found["vagabond-tracks"] == 1
    assert found["vagabond-hostile"] == 1
    assert found["vagabond-quests"] == 1.5
    assert found["vagabond-place"] == 2


def test_what_few_guard_is_in_danger_from_enemies_there_and_a_step_away() -> None:
    """c5 is next to c1, and c3 is far away."""

    def danger(c1: str, **elsewhere: str) -> float:
        clearings = {"c1": f"{c1} sawmill", **elsewhere}
        found = amounts(at(seats="marquise,eyrie", clearings=clearings), "marquise")
        return found.get("marquise-exposed", 0.0)

    one, three = "marquise 1", "marquise 3"
    assert danger(f"{one} eyrie 2") == 1, "they stand there already"
    assert danger(three, c5="eyrie 3") == danger(one, c3="eyrie 9") == 0
    assert danger("", c5="eyrie 3") > danger(one, c5="eyrie 3") > 0
    assert danger(f"{one} eyrie 1", c5="eyrie 3") > danger(one, c5="eyrie 3")


def test_what_the_riverfolk_keep_counts_by_what_it_may_bring() -> None:
    def kept(hand: str, funds: int) -> dict[str, float]:
        table = at(
            seats="riverfolk,marquise",
            clearings={"c1": "trade_post_fox riverfolk 1", "c5": "marquise 3"},
            players={
                "riverfolk": {"hand": hand, "board": {"funds": {"riverfolk": funds}}},
            },
        )
        return amounts(table, "riverfolk")

    poor, rich = kept("anvil", 2), kept("anvil bake_sale", 6)
    assert (poor["riverfolk-wares"], rich["riverfolk-wares"]) == (1, 2)
    assert rich["riverfolk-dividends"] == 3 * poor["riverfolk-dividends"]
    assert rich["riverfolk-exposed"] > poor["riverfolk-exposed"], "half of them would fall"


def test_the_keepers_count_on_a_relic_that_a_card_can_recover() -> None:
    def home(*third: str) -> float:
        retinue = {"recover": list(third)}
        table = at(
            seats="keepers,marquise",
            clearings={"c1": "waystation_figure_jewelry keepers 2 figure_3"},
            players={"keepers": {"board": {"retinue": retinue}}},
        )
        return amounts(table, "keepers")["keepers-home"]

    assert home("anvil") == home("faithful_retainer") > home("bake_sale") > 0


def test_nobody_counts_the_reasons_of_another_faction() -> None:
    table = Table(GAME, GAME.setup(seats=FOUR), "acorn")
    for name in FOUR.split(","):
        own = {reason.split("-")[0] for reason in amounts(table, name)} & set(FOUR.split(","))
        assert own <= {name}


def test_what_a_dominance_card_asks_for_counts_by_how_firmly_it_is_held() -> None:
    def held(*there: str) -> float:
        clearings = dict(zip(("c1", "c6", "c8"), there, strict=True))
        players = {"marquise": {"dominance": "dominance_fox"}}
        table = at(seats="marquise,eyrie,alliance", clearings=clearings, players=players)
        return amounts(table, "marquise").get("dominance", 0.0)

    firm, loose, lost = "marquise 4", "marquise 1", "eyrie 1"
    assert held(firm, firm, firm) == 1
    assert 1 > held(firm, firm, loose) > held(firm, loose, loose) > held(firm, firm, lost) > 0


# The outlook


@pytest.mark.games
@settings(max_examples=15)
@given(setups(), seeds)
def test_a_seat_can_weigh_its_reasons_at_any_time(setup: Setup, seed: str) -> None:
    """Also before the first turn; and what it does not know makes no difference to what it has."""
    for table in moments(GAME, setup, seed):
        outlook = GAME.outlook(table.state)
        if not table.over:
            assert sum(outlook) == pytest.approx(1) or max(table.state.coalition) >= 0
        for seat in range(table.seats):
            weighed = GAME.weigh(table.state, seat)
            assert len(weighed) == len(NAMES)
            for world in ("one", "another"):
                assert GAME.weigh(table.determinize(seat, world).state, seat) == weighed


def test_when_the_game_is_over_the_outlook_is_the_outcome() -> None:
    table = finished(GAME, GAME.setup(), "acorn")
    assert GAME.outlook(table.state) == table.returns()


def test_in_a_coalition_both_expect_the_same() -> None:
    players = {
        "vagabond": {"dominance": "dominance_fox", "coalition": "alliance", "points": 25},
        "alliance": {"points": 3},
    }
    table = at(seats=FOUR, active="alliance", clearings={"c1": "marquise 2"}, players=players)
    marquise, eyrie, alliance, vagabond = GAME.outlook(table.state)
    assert vagabond == alliance
    assert marquise + eyrie + alliance == pytest.approx(1)


@pytest.mark.parametrize("seats", [FOUR, "eyrie,vagabond,marquise,alliance"])
def test_before_the_first_turn_nobody_is_far_ahead(seats: str) -> None:
    table = Table(GAME, GAME.setup(seats=seats), "acorn")
    while table.state.phase == SETUP:
        assert table.question is not None
        table.apply(table.question.options[0])
    outlook = GAME.outlook(table.state)
    assert max(outlook) < 2 / len(outlook)
    assert min(outlook) > 0.4 / len(outlook)


# What a greedy player makes of it


def test_the_marquise_crafts_when_she_can() -> None:
    table = at(
        seats="marquise,eyrie",
        clearings={"c1": "keep marquise 3 sawmill", "c8": "marquise 2 workshop"},
        players={"marquise": {"hand": "anvil bake_sale"}},
    )
    assert asked(table) == "craft-card"
    assert choice(table) == "anvil"
    assert why(table, "anvil")["points"] > 0


def test_the_marquise_builds_with_her_wood_and_uses_her_actions() -> None:
    table = at(
        seats="marquise,eyrie",
        clearings={"c1": "keep marquise 3 sawmill wood 1", "c5": "marquise 2 workshop"},
    )
    assert asked(table) == "marquise-act"
    assert why(table, "build")["points"] > 0
    assert why(table, "done")["marquise-actions"] < 0
    assert turn(table)[0] == "build"
    assert points(table, "marquise") == 1
    assert board(table, "marquise")["actions"] == 0


def test_the_marquise_spends_a_bird_for_an_action_that_builds() -> None:
    table = at(
        seats="marquise,eyrie",
        clearings={
            "c1": "keep marquise 3 sawmill wood 3",
            "c5": "marquise 2 workshop 2",
            "c9": "marquise 2 workshop",
        },
        players={"marquise": {"hand": "sappers", "board": {"actions": 0}}},
        step=3,
    )
    assert asked(table) == "marquise-act"
    assert choice(table) == "extra_action"
    assert why(table, "extra_action")["marquise-building"] > 0


def test_nobody_wastes_a_card_to_put_off_the_next_turn() -> None:
    """The Hundreds come next: they recruit, and four clearings will score for them."""
    table = at(
        seats="marquise,hundreds,eyrie",
        clearings={
            "c1": "keep marquise 3 sawmill",
            "c3": "hundreds 2 stronghold",
            "c4": "hundreds 2 stronghold",
            "c7": "hundreds 2 stronghold",
            "c11": "hundreds 2 stronghold",
            "c10": "eyrie 4 roost",
        },
        players={
            "marquise": {"hand": "mouse_in_a_sack sappers", "board": {"actions": 0}},
            "hundreds": {"points": 12, "board": {"warlord": "c3", "mood": "stubborn"}},
        },
        step=3,
        available=["dominance_mouse"],
    )
    assert asked(table) == "marquise-act"
    assert choice(table) == "done"
    assert "rivals" not in why(table, "done")


def test_the_eyrie_add_to_the_decree_what_they_can_obey() -> None:
    """The mice's roost can recruit; there is nobody to fight, and nowhere to fight."""
    table = at(
        seats="eyrie,marquise",
        phase="birdsong",
        clearings={"c2": "eyrie 6 roost 1", "c12": "marquise 3 keep"},
        players={"eyrie": {"hand": "investments", "board": {"leader": "builder"}}},
        force=True,
    )
    assert asked(table) == "add-to"
    assert why(table, "battle")["eyrie-unfeasible"] < 0
    assert choice(table) == "recruit"
    assert why(table, "recruit")["eyrie-orders"] > 0
    assert choice(table) == "recruit"


def test_the_eyrie_do_not_seek_turmoil() -> None:
    """No roost recruits foxes; but one can move among the foxes, and build there."""
    table = at(
        seats="eyrie,marquise",
        phase="birdsong",
        clearings={"c3": "eyrie 6 roost", "c6": "marquise 1", "c12": "marquise 3 keep"},
        players={"eyrie": {"hand": "anvil stand_and_deliver", "board": {"leader": "despot"}}},
        force=True,
    )
    assert asked(table) == "add-to"
    assert choice(table) != "recruit"
    assert why(table, "recruit")["eyrie-decree"] < 0, "it is lost at once"


def test_what_turmoil_would_cost_counts_with_its_odds() -> None:
    def risk(points: int, roost: str) -> float:
        board = {"leader": "despot", "decree": {"recruit": ["vizier", "anvil"], "move": ["vizier"]}}
        table = at(
            seats="eyrie,marquise",
            clearings={roost: "eyrie 4 roost", "c12": "marquise 3 keep"},
            players={"eyrie": {"points": points, "board": board}},
            phase="evening",
            force=True,
        )
        return amounts(table, "eyrie").get("eyrie-unfeasible", 0.0)

    assert risk(5, "c1") == 0, "a roost among foxes"
    assert risk(5, "c2") > risk(1, "c2") > risk(0, "c2") > 0, "each bird costs a point one has"


def test_the_eyrie_see_what_comes_before_turmoil() -> None:
    """The fox order means turmoil; a warrior that comes before it speaks for the other."""
    orders = {"recruit": ["vizier", "anvil"], "move": ["vizier"]}
    pending = {"recruit": ["bird", "fox"], "move": ["bird"]}
    table = at(
        seats="eyrie,marquise",
        clearings={"c2": "eyrie 6 roost", "c12": "marquise 3 keep"},
        players={
            "eyrie": {
                "points": 5,
                "board": {"leader": "builder", "decree": orders, "pending": pending},
            }
        },
        step=3,
        force=True,
    )
    assert asked(table) == "resolve"
    assert why(table, "bird")["eyrie-warriors"] > 0


def test_the_alliance_spreads_sympathy_and_revolts() -> None:
    table = at(
        seats="alliance,marquise",
        phase="birdsong",
        clearings={"c5": "sympathy marquise 2 sawmill", "c2": "sympathy"},
        players={
            "alliance": {"board": {"supporters": ["sappers", "bake_sale", "smugglers_trail"]}}
        },
    )
    assert asked(table) == "revolt"
    assert choice(table) == "c5"
    assert {"points", "alliance-bases"} <= {
        name for name, amount in why(table, "c5").items() if amount > 0
    }
    play(table, "done")
    assert asked(table) == "spread-sympathy"
    assert choice(table) != "done"


TEN = (
    *("marquise", "eyrie", "alliance", "vagabond", "cult"),
    *("riverfolk", "duchy", "corvids", "hundreds", "keepers"),
)


@pytest.mark.games
def test_a_greedy_player_wins_far_more_than_a_share_among_random_ones() -> None:
    """One game with each faction; a share would be two and a half of them."""
    wins = 0.0
    for at_first, name in enumerate(TEN):
        seats = [name, *(TEN[(at_first + step) % len(TEN)] for step in (1, 4, 7))]
        table = Table(GAME, GAME.setup(seats=",".join(seats)), f"{name} 1", log=False, auto=SINGLE)
        bots = [bot_maker("random" if seat else "greedy")(f"{seat}") for seat in range(4)]
        while table.question is not None:
            seat = table.question.seat
            table.apply(bots[seat].choose(Seat(table, seat)))
        wins += table.returns()[0]
    assert wins > 5


def test_the_vagabond_explores_and_aids_whoever_has_something() -> None:
    table = at(
        seats="vagabond,marquise",
        clearings={"c10": {"ruin_items": ["bag"], "warriors": {"marquise": 2}}},
        players={
            "vagabond": {
                "hand": "bake_sale sappers",
                "board": {"place": "c10", "items": ["torch", "boots", "sword"]},
            },
            "marquise": {"items": "tea"},
        },
    )
    assert asked(table) == "vagabond-act"
    assert choice(table) in ("explore", "aid")
    assert why(table, "aid")["vagabond-place"] > 0
    assert why(table, "done")["points"] < 0
    assert why(table, "done")["vagabond-items"] < 0


def test_the_vagabond_rests_where_there_is_something_to_mend() -> None:
    """Else the ruin and the quest are worth more than a forest."""

    def slip(damaged: str) -> str:
        table = at(
            seats="vagabond,marquise",
            phase="birdsong",
            step=2,
            clearings={"c10": {"ruin_items": ["bag"], "warriors": {"marquise": 1}}},
            players={
                "vagabond": {
                    "hand": "bake_sale",
                    "board": {
                        "place": "c2",
                        "items": ["torch", "sword", "boots"],
                        "damaged": damaged.split(),
                        "quests": ["expel_bandits_rabbit", "errand_rabbit", "errand_fox"],
                    },
                }
            },
        )
        assert asked(table) == "slip"
        return choice(table)

    assert slip("") == "c10"
    assert slip("boots sword crossbow hammer tea coins").startswith("f")


def test_an_ambush_is_played_when_it_pays() -> None:
    """It saves the sawmills from two attackers; from eight it saves nothing."""

    def answer(there: str) -> str:
        table = at(
            seats="eyrie,marquise,alliance,vagabond",
            clearings={"c5": there, "c2": "eyrie 2 roost", "c1": "keep marquise 2"},
            players={
                "eyrie": {"board": {"leader": "builder", "pending": {"battle": ["bird"]}}},
                "marquise": {"hand": "ambush_rabbit"},
            },
            step=3,
            force=True,
        )
        assert asked(table) == "ambush"
        return choice(table)

    assert answer("eyrie 2 marquise 1 sawmill 2") == "ambush_rabbit"
    assert answer("eyrie 8 marquise 1") == "done"


def test_the_same_seed_gives_the_same_answers() -> None:
    table = Table(GAME, GAME.setup(seats=FOUR, first="1"), "acorn")
    assert turn(table.clone("a", keep=True)) == turn(table.clone("b", keep=True))
