"""Writing stands out from whatever it is written on, and suits are told apart without colours."""

import re

import pytest

from spinney.core.registry import GAMES, game_named
from spinney.symbols import everything, files

Colour = tuple[float, float, float]

PACKAGES = tuple(dict.fromkeys(p for name in GAMES for p in game_named(name).packages))
ENOUGH = 4.5
"""WCAG 2.2, 1.4.3."""
PAPERS = ("paper", "tint", "glade", "slip", "slot", "slip-goal", "slip-ash")
RAVAGE = ("slip-ravage", "slip-blazing")
WASHES = ("flame", "deep", "leaf", "stone", "bark", "water", "sand", "violet", "rose")
"""What the heads of the factions' boards are washed in, over the tint."""
STRONGEST = 0.55 * 0.95
"""How much of such a wash there is at most."""
BADGES = (
    ("number", "badge-water"),
    ("number", "badge-flame"),
    ("number", "badge-leaf"),
    ("dark", "badge"),
    ("dark", "badge-points"),
)


def colours(theme: str) -> dict[str, Colour]:
    found = {}
    for selectors, rules in re.findall(r"([^{}]+)\{([^{}]+)\}", "".join(files(theme, PACKAGES))):
        shown = re.search(r"(?:color|fill): #(\w{2})(\w{2})(\w{2})", rules)
        assert shown is not None
        red, green, blue = (int(part, 16) / 255 for part in shown.groups())
        found.update(dict.fromkeys(re.findall(r"sp-([\w-]+)", selectors), (red, green, blue)))
    return found


def brightness(colour: Colour) -> float:
    parts = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour)
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


def washed(colour: Colour, paper: Colour) -> Colour:
    pairs = zip(colour, paper, strict=True)
    red, green, blue = (a * STRONGEST + b * (1 - STRONGEST) for a, b in pairs)
    return red, green, blue


@pytest.mark.parametrize("theme", ["light.css", "dark.css"])
def test_writing_can_be_read(theme: str) -> None:
    shown = colours(theme)
    grounds = {name: shown[name] for name in (*PAPERS, *RAVAGE)}
    grounds |= {name: washed(shown[name], shown["tint"]) for name in WASHES}
    pairs = [(hand, ground) for hand in ("text", "name", "title", "quiet") for ground in grounds]
    faint = [pair for pair in pairs if contrast(shown[pair[0]], grounds[pair[1]]) < ENOUGH]
    faint += [(hand, on) for hand, on in BADGES if contrast(shown[hand], shown[on]) < ENOUGH]
    assert faint == []


@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
def test_a_page_may_wish_for_patterns_and_contrast(theme: str) -> None:
    style, symbols = everything(theme, game_named("root").packages)
    assert ".patterns .sp-weave" in style
    assert style.count(".high-contrast .sp-text") == (2 if theme == "auto" else 1)
    assert ".patterns .sp-owned" in style
    woven = re.findall(r'<pattern id="sp-weave-(\w+)".*?</pattern>', symbols)
    assert sorted(woven) == ["bird", "fox", "mouse", "rabbit"]


@pytest.mark.parametrize("name", GAMES)
def test_whoever_owns_something_has_a_pattern_of_their_own(name: str) -> None:
    game = game_named(name)
    _, symbols = everything("light", game.packages)
    found = re.findall(r'<pattern id="sp-owner-(\w+)"(.*?)</pattern>', symbols)
    patterns = dict(found)
    assert len(set(patterns.values())) == len(patterns)
    owners = game.colours()
    assert set(owners.values()) <= set(patterns)
    roles = {word for option in game.options if option.name == "seats" for word in option.words}
    seated = [colour for owner, colour in owners.items() if owner in roles or not roles]
    assert seated, "those of a game without a choice of seats are all its owners"
    assert len(set(seated)) == len(seated)
