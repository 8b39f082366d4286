"""The plates of a draft: the factions that can be chosen, and what lies beside them (A.8.1)."""

from __future__ import annotations

from typing import Any

from spinney.core.plates import Plate, summaries
from spinney.core.text import Text
from spinney.root.factions import declared
from spinney.root.plates.common import fact, pile, said
from spinney.symbols.captions import label


def pool_plate(view: dict[str, Any], text: Text, word: str) -> Plate | None:
    pool = view["pool"]
    if not pool:
        return None
    if word in ("pool", "paper"):
        cited = ("A.8.1", "A.8.1.II", "A.8.2")
        cards = pile(label(text, "pool"), pool["factions"], text)
        title = label(text, "pool")
        return Plate(word, title, said(text, "pile"), summaries(cited, text), (), cards, cited)
    if word in pool["factions"]:
        return faction_plate(pool, text, word)
    for faction, beside in pool["beside"].items():
        if word == beside:
            tells = declared(faction, "plates", "word", None)
            found: Plate | None = tells(word, {"faction": faction, "board": {}}, text)
            return None if found is None else found._replace(name=word)
    return None


def faction_plate(pool: dict[str, Any], text: Text, faction: str) -> Plate:
    """What it is like to play a faction, how hard that is, and what its rules are."""
    cited = declared(faction, "plates", "RULES", ())
    like, hard = text.like(faction)
    beside = pool["beside"].get(faction)
    locked = faction == pool["locked"]
    return Plate(
        faction,
        text.named(faction),
        said(text, "faction"),
        [like, text.about(faction), *summaries(cited, text)],
        [
            *fact(said(text, "hard"), hard),
            *fact(label(text, "locked"), text.rule_summary("A.8.1.II") if locked else ""),
        ],
        pile(said(text, "beside"), [] if beside is None else [beside], text),
        [*cited, "A.8.1", "A.8.2"],
        (faction,),
        pool["factions"],
    )
