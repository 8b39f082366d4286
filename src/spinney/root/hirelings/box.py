"""The hirelings that a game can have, in the order of their words."""

from __future__ import annotations

from typing import Final

from spinney.core.question import Ask, Refusal
from spinney.root.hireling import Hireling, list_side
from spinney.root.hirelings import (
    band,
    bandits,
    bearers,
    deeds,
    dynasty,
    exile,
    expedition,
    flotilla,
    patrol,
    prophets,
    protector,
    spies,
    uprising,
    vaults,
)
from spinney.root.state import Root
from spinney.root.words import VOCABULARY

BOX: Final[tuple[Hireling, ...]] = (
    patrol.ForestPatrol(),
    patrol.FelinePhysicians(),
    dynasty.LastDynasty(),
    dynasty.BluebirdNobles(),
    uprising.SpringUprising(),
    uprising.RabbitScouts(),
    exile.Exile(),
    exile.Brigand(),
    flotilla.RiverfolkFlotilla(),
    flotilla.OtterDivers(),
    prophets.WarmSunProphets(),
    prophets.LizardEnvoys(),
    bandits.HighwayBandits(),
    bandits.BanditGangs(),
    expedition.SunwardExpedition(),
    expedition.MoleArtisans(),
    spies.CorvidSpies(),
    spies.RavenSentries(),
    protector.FuriousProtector(),
    protector.StoicProtector(),
    bearers.FlameBearers(),
    bearers.RatSmugglers(),
    vaults.VaultKeepers(),
    vaults.BadgerBodyguards(),
    band.PopularBand(),
    band.StreetBand(),
)
for _side in BOX:
    list_side(_side, VOCABULARY.word(_side.word))

ASKS: Final[tuple[Ask[Root], ...]] = (
    *deeds.ASKS,
    *patrol.ASKS,
    *uprising.ASKS,
    *exile.ASKS,
    *prophets.ASKS,
    *expedition.ASKS,
    *bearers.ASKS,
)
REFUSALS: Final[tuple[Refusal, ...]] = (
    *deeds.REFUSALS,
    *uprising.REFUSALS,
    *exile.REFUSALS,
    *protector.REFUSALS,
    *bearers.REFUSALS,
    *band.REFUSALS,
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    **deeds.EVENTS,
    **patrol.EVENTS,
    **exile.EVENTS,
    **prophets.EVENTS,
    **bandits.EVENTS,
}
