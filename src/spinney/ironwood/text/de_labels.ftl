# Where the game stands

label-round = Runde { $round }
label-round-of = Runde { $round } von { $rounds }
label-setup = Aufbau
label-preparation = Vorbereitung
label-actions = Aktionen
label-round-end = Rundenende
label-action = Aktion { $n } von { $slots }
label-combat = Gefecht: { $origin } → { $target }
label-won = Sieg: { $side }
label-drawn = Niemand gewinnt
label-secured = Gesicherte Totems: { $n } von { $least }
label-forges = Gebaute Schmieden: { $n } von { $least }

# On the board

label-mountains = Berge
label-forests = Wälder
label-ridges = Grate
label-paths = Waldpfade
label-there = Dort
label-inner = innen
label-outer = außen
label-warriors = { $n } Krieger
label-golems = { $n ->
    [one] 1 Golem
   *[other] { $n } Golems
}
label-forge = Schmiede
label-foundation = Fundament
label-totem-intact = intaktes Totem
label-totem-fading = verblassendes Totem
label-mark = Markierung ({ $card })
label-drill-with = Bohrer mit { $n ->
    [one] 1 Kristall
   *[other] { $n } Kristallen
}
label-track = Bohrerleiste: { $n } von { $last }
label-hopper = Lore: { $n }

# Cards and supplies

label-supply = Vorrat
label-crystals = Kristalle
label-cubes = Würfel
label-totems = Totems
label-cubes-on = { $n } Würfel
label-warriors-left = Krieger im Vorrat
label-golems-left = Golems im Vorrat
label-hand = Hand
label-deck = Nachziehstapel
label-played = Gespielt
label-permanents = Permanent
label-lasting = Diese Runde
label-discard = Ablagestapel
label-spent = Schon gesetzt
label-wager = Gesetzt
label-face-down = verdeckt
label-damage = Schaden
label-defense = Verteidigung
label-dominance = Dominanz
label-visions = Visionen
label-vision-deck = Visionsstapel
label-found = Gefunden
label-burned = Verbrannt
label-ours-board = Das gedruckte Spielbrett ist nicht öffentlich: Dieses ist unsere Rekonstruktion.
label-ours-cards = { $mark } Was die gedruckten Karten tun, ist nicht öffentlich: Die Effekte sind unsere Rekonstruktion.

# Eine Schlacht als Szene

label-attack = greifen an
label-defend = verteidigen sich
label-wagers = Gesetzte Karten
label-no-card = keine Karte
label-golems-fight = Golems
label-bonus = Automa
label-damage-dealt = Zugefügt
label-losses = Verluste
label-warriors-lost = Krieger
label-units = Einheiten
label-outcome = Ausgang
label-wins = Sieg
label-nobody = niemand gewinnt
label-retreat-to = Rückzug nach { $place }
label-drill-lost = Bohrer zerstört
