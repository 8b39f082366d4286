"""What there is to play: the games with their options, in words."""

from __future__ import annotations

import functools
import secrets
from typing import Any
from xml.sax.saxutils import escape

from spinney import symbols
from spinney.bots.levels import Ladder, Level, ladder_of, strength
from spinney.core.chance import Luck
from spinney.core.errors import Misfit, SpinneyError
from spinney.core.game import Game
from spinney.core.lengths import share, whole
from spinney.core.lessons import lessons_of
from spinney.core.playout import play_out
from spinney.core.records import letter
from spinney.core.registry import game_named, game_names
from spinney.core.rules import explanation
from spinney.core.setup import Option, Setup, refuse_files
from spinney.core.state import SPECTATOR
from spinney.core.table import Table
from spinney.core.text import Text
from spinney.server import messages as m
from spinney.server.errors import MISSING, UNREADABLE, Refused
from spinney.server.words import DEFAULT_LEVEL, about, facts
from spinney.symbols import pen

FIRST = 4
"""How many options are in sight at once in a game that does not say which."""

PICTURED = 0.45
"""How far into a game the picture of it is taken."""


def game_called(name: str) -> Game[Any]:
    if name not in game_names():
        raise Refused(MISSING, "no-game")
    return game_named(name)


def games(language: str) -> list[m.GameInfo]:
    return all_games(language, game_names())


@functools.cache
def all_games(language: str, names: tuple[str, ...]) -> list[m.GameInfo]:
    """What is said of these games: nothing of it changes while a server runs."""
    return [game_info(Text(game_named(name), language)) for name in names]


def game_info(text: Text) -> m.GameInfo:
    offered = [option for option in text.game.options if not option.file]
    first = text.game.foremost or tuple(each.name for each in offered if not each.words)[:FIRST]
    offered.sort(key=lambda each: first.index(each.name) if each.name in first else len(first))
    options = [option_info(option, text, option.name in first) for option in offered]
    lessons = len(lessons_of(text.game))
    ladder = ladder_of(text.game)
    return m.GameInfo(
        text.game.name,
        text.title(),
        about(text),
        facts(text),
        options,
        [level_info(ladder, level, text) for level in ladder.levels],
        DEFAULT_LEVEL,
        lessons,
        bool(text.game.surprising),
    )


def level_info(ladder: Ladder, level: Level, text: Text) -> m.BotLevel:
    """A level that can sit down, in words."""
    key = f"level-{level.name}"
    time = text.say("level-time", seconds=int(level.seconds))
    return m.BotLevel(
        level.name,
        text.say(key),
        f"{text.say(f'{key}.help')} {time}",
        None if level.rating is None else round(level.rating.mu, 1),
        strength(ladder, level, text.say),
    )


def option_info(option: Option, text: Text, first: bool) -> m.GameOption:
    key = f"option-{option.name}"
    return m.GameOption(
        name=option.name,
        label=text.say(key),
        help=text.say(f"{key}.help"),
        rule=option.rule,
        default=option.default,
        free=option.accepts is not None,
        form=text.option_form(option),
        values=[value_info(option, value, text) for value in option.values],
        words=[word_info(option, word, text) for word in option.words],
        later=value_info(option, option.later, text) if option.later else None,
        things=[word_info(option, word, text) for word in option.things],
        fewest=option.fewest,
        most=option.most,
        first=first,
        pictured=option.name in text.game.pictured,
    )


def value_info(option: Option, value: str, text: Text) -> m.OptionValue:
    return m.OptionValue(
        value,
        text.option_value(option, value),
        text.option_like(option, value),
        minutes=share(text.game, option.name, value).minutes,
    )


def word_info(option: Option, word: str, text: Text) -> m.OptionValue:
    """A thing of the box: what it is like, what it adds, and what its card says."""
    like, hard = text.like(word)
    told = [(text.named(side), explanation(side, text)) for side in text.game.sides(word)]
    sides = [m.CardSide(name, said) for name, said in told if said and option.things]
    minutes = share(text.game, option.name, word).minutes
    return m.OptionValue(word, text.named(word), like, hard, minutes, sides)


def setup_from_afar(game: Game[Any], options: dict[str, str], language: str) -> Setup:
    """A setup that somebody sent; refuses what cannot be, with the rule if it comes from one."""
    try:
        refuse_files(game.options, options)
        return game.setup(**options)
    except Misfit as error:
        said = Text(game, language).misfit(error)
        where = error.where or None
        raise Refused(UNREADABLE, "setup", said=said, rule=error.rule, where=where) from None
    except SpinneyError as error:
        raise Refused(UNREADABLE, "setup", said=str(error)) from None


def check_setup(name: str, options: dict[str, str], language: str) -> m.CheckedSetup:
    """What a setup comes to, or what does not go together."""
    text = Text(game_called(name), language)
    setup = setup_from_afar(text.game, options, language)
    text.cast(text.game.roles(setup))
    roles = [seat_role(seat, text) for seat in range(text.game.seats(setup))]
    return m.CheckedSetup(
        options=setup.values,
        seats=roles,
        warnings=[text.event(event) for event in text.game.warnings(setup)],
        campaign=opens_campaign(text.game, setup),
    )


def opens_campaign(game: Game[Any], setup: Setup) -> bool:
    """Whether a campaign can begin with this."""
    return game.campaign is not None and game.campaign.opens(setup)


def look_into_the_box(name: str, wanted: m.Picked, language: str) -> m.BoxAnswer:
    """How long and how hard a game with these options is, and what does not go with them."""
    text = Text(game_called(name), language)
    game = text.game
    chosen = picked(game, wanted.options)
    length = whole(game, chosen, wanted.bots)
    return m.BoxAnswer(
        minutes=length.minutes,
        hard=text.say(f"hard-{length.hard}"),
        barred=[
            m.Barred(option.name, word, text.misfit(misfit), misfit.rule)
            for option in game.options
            for word in (*option.words, *option.things)
            if (misfit := game.unfit(chosen, option.name, word)) is not None
        ],
        moot=list(game.moot(chosen)),
    )


def picked(game: Game[Any], given: dict[str, str]) -> dict[str, str]:
    """What is chosen so far: what an option does not take, or a file, is left at its default."""
    return {option.name: picked_of(option, given) for option in game.options}


def picked_of(option: Option, given: dict[str, str]) -> str:
    value = given.get(option.name, option.default)
    known = not option.file and (option.takes(value) or bool(option.picked(value)))
    return value if known else option.default


def surprise(name: str, options: dict[str, str], language: str) -> m.CheckedSetup:
    """A setup that chance has chosen, for as many as think of playing."""
    game = game_called(name)
    if not game.surprising:
        raise Refused(MISSING, "not-found")
    drawn = game.surprise(picked(game, options), Luck(secrets.token_hex(16)))
    return check_setup(name, drawn, language)


@functools.lru_cache(maxsize=1024)
def thumbnail(name: str, option: str, value: str, language: str, theme: str) -> str:
    """A picture of something in the box."""
    game = game_called(name)
    known = [each for each in game.options if each.name == option and option in game.pictured]
    if not any(value in (*each.values, *each.words, *each.things, each.later) for each in known):
        raise Refused(MISSING, "not-found")
    return game.thumbnail(option, value, Text(game, language), theme)


def seat_role(seat: int, text: Text) -> m.SeatRole:
    word = text.role(seat)
    like, hard = text.like(word)
    return m.SeatRole(letter(seat), text.named(word) if word else "", word, like, hard)


@functools.lru_cache(maxsize=64)
def picture(name: str, language: str, theme: str) -> str:
    """A position in the middle of a game, for the lobby."""
    game = game_called(name)
    table = Table(game, game.setup(), "picture", log=False)
    play_out(table, Luck("picture"))
    table = table.back_to(int(len(table.choices) * PICTURED))
    view = table.view(SPECTATOR if table.seats > 1 else 0)
    return game.svg(view, Text(game, language), theme)


def emblem_of(game: Game[Any], word: str) -> str:
    """The symbol of what a seat can play; empty where there is none."""
    name = f"sp-{word.replace('_', '-')}"
    return name if name in symbols.sheet(game.packages) else ""


@functools.lru_cache(maxsize=256)
def emblem(name: str, word: str, theme: str) -> str:
    """That symbol as a picture of its own."""
    game = game_called(name)
    found = emblem_of(game, word)
    if not found:
        raise Refused(MISSING, "not-found")
    drawn = pen.symbol(found.removeprefix("sp-"), 0, 0, 100)
    drawn = pen.tag("defs", symbols.definitions(drawn, game.packages)) + drawn
    return pen.tag(
        "svg",
        pen.tag("style", escape(symbols.style(theme, drawn, game.packages))),
        drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox="0 0 100 100",
    )
