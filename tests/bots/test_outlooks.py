"""Learned outlooks: files with a card, refused or left aside where they do not fit."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from nets import outlook
from spinney.bots import Seat, bot_maker
from spinney.bots.greedy import EXPERIENCE, GreedyBot, hints
from spinney.bots.habits import NONE
from spinney.bots.learned import LARGEST
from spinney.bots.lookahead import contributions, log_odds
from spinney.bots.outlooks import (
    LEARNED,
    REASONS,
    Card,
    OutlookFile,
    learned_outlook,
    name_for,
    outlook_file,
    outlook_for,
    outlook_names,
    pack,
    unpack,
    why_reasons,
)
from spinney.core import SetupError, Table, game_named, game_names
from spinney.core.chance import Luck
from spinney.core.net import ONE, Net
from spinney.core.outlook import BY_REASONS, LearnedOutlook
from spinney.core.portrait import Portrait
from spinney.core.text import LANGUAGES, Text

ROOT = game_named("root")
SYLVION = game_named("sylvion")
IRONWOOD = game_named("ironwood")


@pytest.fixture
def file(tmp_path):
    """Writes an outlook of Root, with other facts on its card if wanted; its name."""

    def written(**differently: object) -> str:
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.bin"
        path.write_bytes(pack(outlook(ROOT, **differently)))
        return str(path)

    return written


def test_a_net_adds_to_the_reasons_or_says_all(file):
    for reasons in (-0.1, 1000.0):
        with pytest.raises(SetupError, match="not to 0 to 1"):
            outlook_file(ROOT, file(reasons=reasons))
    for share in (0.0, 1.5):
        with pytest.raises(SetupError, match="of what its net says is added"):
            outlook_file(ROOT, file(share=share))


def test_half_of_what_a_net_says_is_halfway_from_the_reasons(file):
    """In log-odds, of one seat; what comes of it is shared out."""
    table = Table(ROOT, ROOT.setup(), "oak")
    g = table.state
    found = []
    for share in (1e-9, 0.5, 1.0):
        odds = learned_outlook(ROOT, file(share=share, reasons=1.0), NONE).of(ROOT, g)
        found.append(log_odds(odds[0]) - log_odds(odds[1]))
    assert abs(found[0] - found[2]) > 0.01
    assert min(found[0], found[2]) < found[1] < max(found[0], found[2])


def test_what_is_no_file_of_an_outlook_is_refused(tmp_path):
    with pytest.raises(SetupError, match="this is no file"):
        outlook_file(ROOT, "/dev/zero")
    large = tmp_path / "large.bin"
    with large.open("wb") as out:
        out.truncate(LARGEST + 1)
    with pytest.raises(SetupError, match="bytes at most"):
        outlook_file(ROOT, str(large))


def test_a_file_is_read_as_it_was_written(file):
    found = outlook_file(ROOT, file(games=7))
    assert found == outlook(ROOT, games=7)


@pytest.mark.parametrize(
    ("differently", "wrong"),
    [
        ({"game": "sylvion"}, "this outlook is for sylvion, not for root"),
        ({"layout": "0"}, "was trained on other cells of root than this version has"),
        ({"cells": 3}, "was trained on other cells of root"),
        ({"spinney_outlook": 2}, "format 1 is wanted, not 2"),
    ],
)
def test_what_does_not_fit_is_refused(file, differently, wrong):
    name = file(**differently)
    with pytest.raises(SetupError, match=wrong) as caught:
        outlook_file(ROOT, name)
    assert str(caught.value).startswith(name)


def test_what_is_no_outlook_is_refused(tmp_path):
    with pytest.raises(SetupError, match="this is no learned outlook"):
        unpack(ROOT, b"pebbles\n", "x")
    cut = pack(outlook(ROOT))[:-1]
    with pytest.raises(SetupError, match="has no 64 by 32 net that can be used"):
        unpack(ROOT, cut, "x")
    with pytest.raises(SetupError, match=r"nowhere\.bin: No such file"):
        outlook_file(ROOT, str(tmp_path / "nowhere.bin"))


@pytest.mark.parametrize("name", game_names())
def test_the_outlooks_that_a_game_comes_with_can_be_used(name):
    game = game_named(name)
    names = outlook_names(game, LEARNED)
    assert names or name != "root"
    if not names:
        assert why_reasons(game, game.setup(), LEARNED) == ("outlook-missing", {})
    cards = [outlook_file(game, each).card for each in names]
    assert [card.breadth() for card in cards] == sorted(card.breadth() for card in cards)
    for card in cards:
        gates = [gate for gate in card.gates if ",net-" not in gate.among]  # against reasons
        longest = max(gates, key=lambda gate: gate.games)
        assert longest.share > longest.fair


@pytest.mark.parametrize(
    ("options", "serves"),
    [
        ({}, "base"),
        ({"first": "2"}, "base"),
        ({"map": "lake"}, "all"),
        ({"seats": "cult,keepers,hundreds", "deck": "exiles", "hirelings": "random"}, "all"),
        ({"edition": "first"}, None),
    ],
)
def test_of_several_outlooks_the_one_for_the_fewest_setups_serves(options, serves):
    found = name_for(ROOT, ROOT.setup(**options), LEARNED)
    assert (Path(found).stem if isinstance(found, str) else None) == serves


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({}, None),
        ({"first": "2"}, {"option": "first", "value": "2"}),
        ({"map": "lake"}, {"option": "map", "value": "lake"}),
        ({"seats": "eyrie,marquise,vagabond,alliance"}, None),
        ({"seats": "eyrie,marquise,vagabond"}, {"count": 3}),
        ({"seats": "eyrie,marquise,vagabond,cult"}, {"option": "seats", "value": "cult"}),
    ],
)
def test_bots_go_by_reasons_where_an_outlook_was_not_trained(file, options, why):
    name, setup = file(), ROOT.setup(**options)
    untrained = why_reasons(ROOT, setup, name)
    assert (untrained and untrained.facts) == why
    assert why_reasons(ROOT, setup, REASONS) is None
    table = Table(ROOT, setup, "7")
    found = outlook_for(Seat(table, 0), name)
    assert found is (BY_REASONS if why else learned_outlook(ROOT, name, LEARNED))


def test_a_net_adds_to_the_log_odds_of_the_reasons():
    file = outlook(IRONWOOD, reasons=0.25)
    table = Table(IRONWOOD, IRONWOOD.setup(), "3")
    portrait = Portrait()
    reasons = IRONWOOD.portray(table.state, portrait)
    net = Net(file.card.cells, file.weights)
    said = [each / ONE for each in net.forward(portrait)]
    odds = [
        1 / (1 + math.exp(-0.25 * math.log(p / (1 - p)) - logit))
        for p, logit in zip(reasons, said, strict=True)
    ]
    found = LearnedOutlook(net, 0.25).of(IRONWOOD, table.state)
    assert found == pytest.approx([each / sum(odds) for each in odds])


def test_once_a_game_is_over_it_is_what_it_is():
    file = outlook(SYLVION)
    table = Table(SYLVION, SYLVION.setup(), "3", log=False)
    luck = Luck("3")
    while table.question is not None:
        table.apply(table.question.options[luck.below(len(table.question.options))])
    learned = LearnedOutlook(Net(file.card.cells, file.weights), 0.5)
    assert learned.of(SYLVION, table.state) == table.returns()


def test_who_wins_together_has_one_outlook():
    setup = SYLVION.setup(players="2")
    file = outlook(SYLVION)
    learned = LearnedOutlook(Net(file.card.cells, file.weights), 0.5)
    one, other = learned.of(SYLVION, Table(SYLVION, setup, "3").state)
    assert one == other


def test_bots_play_by_a_file(file):
    """The same seed plays the same; what is learned, even at random, plays differently."""
    name = file()
    played = {}
    for spec in ("greedy", f"greedy:outlook={name}", "search:5", f"search:5,outlook={name}"):
        table = Table(ROOT, ROOT.setup(), "13", log=False)
        bots = [bot_maker(spec)(f"{seat}") for seat in range(4)]
        twin = bot_maker(spec)("0")
        while len(table.choices) < 12:
            seat = table.question.seat
            if seat == 0:
                assert twin.choose(Seat(table, 0)) == (found := bots[0].choose(Seat(table, 0)))
            else:
                found = bots[seat].choose(Seat(table, seat))
            table.apply(found)
        played[spec] = tuple(table.choices)
    assert len(set(played.values())) > 2


@pytest.mark.parametrize(
    "spec", ["greedy:fast", "greedy:ways=0", "greedy:ways=x", "search:x,learned"]
)
def test_a_bot_says_what_it_cannot_read(spec):
    with pytest.raises(SetupError, match="cannot read"):
        bot_maker(spec)


def test_nobody_slips_more_often_than_always():
    with pytest.raises(SetupError, match="slips are of a hundred"):
        bot_maker("greedy:slips=101")


def test_a_look_ahead_can_be_shortened(counting):
    table = Table(ROOT, ROOT.setup(), "5")

    seat = counting(table, table.question.seat)
    bot_maker("greedy:ways=3,worlds=1")("1").choose(seat)
    assert 0 < seat.made <= 3
    assert isinstance(bot_maker("greedy:learned")("1"), GreedyBot)


def test_hints_say_what_experience_adds_to_the_reasons(file):
    """What is for an option adds up to what sets it apart, whatever it was judged by."""
    table = Table(ROOT, ROOT.setup(), "5")
    seat = Seat(table, table.question.seat)
    by_reasons, learned = hints(seat, wanted=REASONS), hints(seat, wanted=file())
    names = {name for hint in learned for name, _ in hint.reasons}
    assert EXPERIENCE in names
    assert EXPERIENCE not in {name for hint in by_reasons for name, _ in hint.reasons}
    assert names & {reason.name for reason in ROOT.reasons}
    assert hints(seat) == hints(seat, wanted=LEARNED)
    for language in LANGUAGES:
        assert all(Text(ROOT, language).reason(name) for name in names)
    world = table.clone("w")
    outlook = learned_outlook(ROOT, file(), LEARNED)
    told = contributions(ROOT, world.state, 1, value := outlook.of(ROOT, world.state))
    *own, rivals, experience, end = told
    assert end == 0
    assert sum(own) + rivals == pytest.approx(log_odds(ROOT.outlook(world.state)[1]))
    assert sum(own) + rivals + experience == pytest.approx(log_odds(value[1]))


def test_a_card_is_all_that_a_file_says_of_itself():
    file = outlook(ROOT)
    assert isinstance(file, OutlookFile)
    assert isinstance(file.card, Card)
    assert pack(file).startswith(b'{"spinney_outlook":1,"game":"root",')
