game-name = Root
game-about = Wer beherrscht das Waldland? Jede Partei punktet auf ihre eigene Art, und wer zuerst 30 Punkte hat, gewinnt.
game-facts = 2 bis 6 Personen, oder 1 bis 4 gegen einen Automa · etwa 90 Minuten · viel zu lernen

## Wörter: Karten

word-ambush_bird = { rule-ambush_bird }
word-ambush_fox = { rule-ambush_fox }
word-ambush_rabbit = { rule-ambush_rabbit }
word-ambush_mouse = { rule-ambush_mouse }
word-dominance_bird = { rule-dominance_bird }
word-dominance_fox = { rule-dominance_fox }
word-dominance_rabbit = { rule-dominance_rabbit }
word-dominance_mouse = { rule-dominance_mouse }
word-birdy_bindle = { rule-birdy_bindle }
word-woodland_runners = { rule-woodland_runners }
word-arms_trader = { rule-arms_trader }
word-crossbow_bird = { rule-crossbow_bird }
word-gently_used_knapsack = { rule-gently_used_knapsack }
word-root_tea_fox = { rule-root_tea_fox }
word-travel_gear_fox = { rule-travel_gear_fox }
word-protection_racket = { rule-protection_racket }
word-foxfolk_steel = { rule-foxfolk_steel }
word-anvil = { rule-anvil }
word-smugglers_trail = { rule-smugglers_trail }
word-root_tea_rabbit = { rule-root_tea_rabbit }
word-a_visit_to_friends = { rule-a_visit_to_friends }
word-bake_sale = { rule-bake_sale }
word-mouse_in_a_sack = { rule-mouse_in_a_sack }
word-root_tea_mouse = { rule-root_tea_mouse }
word-travel_gear_mouse = { rule-travel_gear_mouse }
word-investments = { rule-investments }
word-sword_mouse = Schwert (Maus)
word-crossbow_mouse = { rule-crossbow_mouse }
word-favor_of_the_foxes = { rule-favor_of_the_foxes }
word-favor_of_the_rabbits = { rule-favor_of_the_rabbits }
word-favor_of_the_mice = { rule-favor_of_the_mice }
word-armorers = { rule-armorers }
word-sappers = { rule-sappers }
word-brutal_tactics = { rule-brutal_tactics }
word-royal_claim = { rule-royal_claim }
word-stand_and_deliver = { rule-stand_and_deliver }
word-tax_collector = { rule-tax_collector }
word-command_warren = { rule-command_warren }
word-better_burrow_bank = { rule-better_burrow_bank }
word-cobbler = { rule-cobbler }
word-scouting_party = { rule-scouting_party }
word-codebreakers = { rule-codebreakers }
word-saboteurs = { rule-saboteurs }
word-soup_kitchens = { rule-soup_kitchens }
word-boat_builders = { rule-boat_builders }
word-corvid_planners = { rule-corvid_planners }
word-eyrie_emigre = { rule-eyrie_emigre }
word-propaganda_bureau = { rule-propaganda_bureau }
word-false_orders = { rule-false_orders }
word-informants = { rule-informants }
word-fox_partisans = { rule-fox_partisans }
word-tunnels = { rule-tunnels }
word-charm_offensive = { rule-charm_offensive }
word-swap_meet = { rule-swap_meet }
word-coffin_makers = { rule-coffin_makers }
word-rabbit_partisans = { rule-rabbit_partisans }
word-league_of_adventurous_mice = { rule-league_of_adventurous_mice }
word-murine_broker = { rule-murine_broker }
word-master_engravers = { rule-master_engravers }
word-mouse_partisans = { rule-mouse_partisans }

## Wörter: Parteien und Klassen

word-fox = Fuchs
    .label = Fuchs
word-rabbit = Hase
    .label = Hase
word-mouse = Maus
    .label = Maus
word-bird = Vogel
    .label = Vogel

## Wörter: Orte. Sie stehen mitten im Satz, ohne Artikel.

word-c1 = Lichtung 1
    .label = Lichtung 1
word-c2 = Lichtung 2
    .label = Lichtung 2
word-c3 = Lichtung 3
    .label = Lichtung 3
word-c4 = Lichtung 4
    .label = Lichtung 4
word-c5 = Lichtung 5
    .label = Lichtung 5
word-c6 = Lichtung 6
    .label = Lichtung 6
word-c7 = Lichtung 7
    .label = Lichtung 7
word-c8 = Lichtung 8
    .label = Lichtung 8
word-c9 = Lichtung 9
    .label = Lichtung 9
word-c10 = Lichtung 10
    .label = Lichtung 10
word-c11 = Lichtung 11
    .label = Lichtung 11
word-c12 = Lichtung 12
    .label = Lichtung 12
word-burrow = der Erdhöhle
    .label = Erdhöhle
word-f1 = Wald 1
    .label = Wald 1
word-f2 = Wald 2
    .label = Wald 2
word-f3 = Wald 3
    .label = Wald 3
word-f4 = Wald 4
    .label = Wald 4
word-f5 = Wald 5
    .label = Wald 5
word-f6 = Wald 6
    .label = Wald 6
word-f7 = Wald 7
    .label = Wald 7
word-f8 = Wald 8
    .label = Wald 8
word-f9 = Wald 9
    .label = Wald 9
word-f10 = Wald 10
    .label = Wald 10

## Wörter: Gegenstände

word-boots = Stiefel
word-bag = Beutel
word-crossbow = Armbrust
word-hammer = Hammer
word-sword = Schwert
word-tea = Tee
word-coins = Münzen
word-torch = Fackel
word-boots_exhausted = Stiefel (benutzt)
word-bag_exhausted = Beutel (benutzt)
word-crossbow_exhausted = Armbrust (benutzt)
word-hammer_exhausted = Hammer (benutzt)
word-sword_exhausted = Schwert (benutzt)
word-tea_exhausted = Tee (benutzt)
word-coins_exhausted = Münzen (benutzt)
word-torch_exhausted = Fackel (benutzt)

## Wörter: Aktionen und Antworten

word-done = Fertig
word-battle = Kämpfen
word-move = Bewegen
word-recruit = Rekrutieren
word-build = Bauen
word-craft = Herstellen
word-take_dominance = Eine verfügbare Karte nehmen
word-open_path = Einen versperrten Weg öffnen

deed-use = Benutzen: { $label }
deed-buy = { $label }: { $count } Krieger
deed-activate = Aktivieren: { $label }

## Hilfe: was eine Karte tut

help-ambush_bird = { rule-ambush_bird.summary }
help-ambush_fox = { rule-ambush_fox.summary }
help-ambush_rabbit = { rule-ambush_rabbit.summary }
help-ambush_mouse = { rule-ambush_mouse.summary }
help-dominance_bird = { rule-dominance_bird.summary }
help-dominance_fox = { rule-dominance_fox.summary }
help-dominance_rabbit = { rule-dominance_rabbit.summary }
help-dominance_mouse = { rule-dominance_mouse.summary }
help-birdy_bindle = { rule-birdy_bindle.summary }
help-woodland_runners = { rule-woodland_runners.summary }
help-arms_trader = { rule-arms_trader.summary }
help-crossbow_bird = { rule-crossbow_bird.summary }
help-gently_used_knapsack = { rule-gently_used_knapsack.summary }
help-root_tea_fox = { rule-root_tea_fox.summary }
help-travel_gear_fox = { rule-travel_gear_fox.summary }
help-protection_racket = { rule-protection_racket.summary }
help-foxfolk_steel = { rule-foxfolk_steel.summary }
help-anvil = { rule-anvil.summary }
help-smugglers_trail = { rule-smugglers_trail.summary }
help-root_tea_rabbit = { rule-root_tea_rabbit.summary }
help-a_visit_to_friends = { rule-a_visit_to_friends.summary }
help-bake_sale = { rule-bake_sale.summary }
help-mouse_in_a_sack = { rule-mouse_in_a_sack.summary }
help-root_tea_mouse = { rule-root_tea_mouse.summary }
help-travel_gear_mouse = { rule-travel_gear_mouse.summary }
help-investments = { rule-investments.summary }
help-sword_mouse = { rule-sword_mouse.summary }
help-crossbow_mouse = { rule-crossbow_mouse.summary }
help-favor_of_the_foxes = { rule-favor_of_the_foxes.summary }
help-favor_of_the_rabbits = { rule-favor_of_the_rabbits.summary }
help-favor_of_the_mice = { rule-favor_of_the_mice.summary }
help-armorers = { rule-armorers.summary }
help-sappers = { rule-sappers.summary }
help-brutal_tactics = { rule-brutal_tactics.summary }
help-royal_claim = { rule-royal_claim.summary }
help-stand_and_deliver = { rule-stand_and_deliver.summary }
help-tax_collector = { rule-tax_collector.summary }
help-command_warren = { rule-command_warren.summary }
help-better_burrow_bank = { rule-better_burrow_bank.summary }
help-cobbler = { rule-cobbler.summary }
help-scouting_party = { rule-scouting_party.summary }
help-codebreakers = { rule-codebreakers.summary }
help-saboteurs = { rule-saboteurs.summary }
help-soup_kitchens = { rule-soup_kitchens.summary }
help-boat_builders = { rule-boat_builders.summary }
help-corvid_planners = { rule-corvid_planners.summary }
help-eyrie_emigre = { rule-eyrie_emigre.summary }
help-propaganda_bureau = { rule-propaganda_bureau.summary }
help-false_orders = { rule-false_orders.summary }
help-informants = { rule-informants.summary }
help-fox_partisans = { rule-fox_partisans.summary }
help-tunnels = { rule-tunnels.summary }
help-charm_offensive = { rule-charm_offensive.summary }
help-swap_meet = { rule-swap_meet.summary }
help-coffin_makers = { rule-coffin_makers.summary }
help-rabbit_partisans = { rule-rabbit_partisans.summary }
help-league_of_adventurous_mice = { rule-league_of_adventurous_mice.summary }
help-murine_broker = { rule-murine_broker.summary }
help-master_engravers = { rule-master_engravers.summary }
help-mouse_partisans = { rule-mouse_partisans.summary }

## Hilfe: was eine Aktion tut, in einer Zeile

help-done = Hier nichts weiter.
help-battle = Greife eine Partei auf einer Lichtung an, auf der deine Krieger sind oder deine Spielfigur ist.
help-move = Bewege dich von einer Lichtung auf eine benachbarte; mit Kriegern musst du eine der beiden beherrschen.
help-recruit = Platziere Krieger aus deinem Vorrat dort, wo deine Fraktion sie rekrutiert.
help-build = Platziere ein Gebäude: wo und wofür, sagt deine Fraktion.
help-craft = Stelle eine Karte mit deinen Herstellungsmarkern her.
help-take_dominance = Gib eine entsprechende Karte aus, um eine verfügbare Dominanz-Karte oder einen Spion zu nehmen.
help-open_path = Gib eine Karte aus, um einen versperrten Weg bei deinen Markern zu öffnen, für 1 Punkt. Einmal pro Zug.

## Fragen: Karten, Herstellen, Bewegen

ask-put-back = Drei Karten behältst du: Welche legst du zurück?
ask-discard = Du hast mehr als fünf Karten auf der Hand: Welche legst du ab?
ask-spend = { $suit ->
    [Vogel] Welche Vogel-Karte gibst du aus?
   *[other] Welche Karte gibst du aus? Es muss eine { $suit }-Karte oder eine Vogel-Karte sein.
}
ask-spend-any = Welche Karte gibst du aus?
ask-craft-what = Welche Karte stellst du her?
ask-craft-card = Welche Karte stellst du her, oder was tust du sonst?
    .done = Herstellen beenden
ask-last-things = Das Tageslicht geht zu Ende: Willst du noch etwas tun?
    .done = Nichts mehr
ask-activate = „{ $card }“ herstellen: Auf Lichtungen welcher Klasse aktivierst du einen Herstellungsmarker?
ask-move-from = { $optional ->
    [0] { $suit ->
        [Vogel] Von wo aus bewegst du Krieger?
       *[other] Von welcher { $suit }-Lichtung aus bewegst du Krieger?
    }
   *[other] Zweite Bewegung (freiwillig): { $suit ->
        [Vogel] Von wo aus?
       *[other] Von welcher { $suit }-Lichtung aus?
    }
}
    .done = Keine zweite Bewegung
ask-move-to = Wohin geht es von { $origin } aus?
ask-move-count = Wie viele Krieger bewegen sich von { $origin } zu { $clearing }?
ask-one-warrior-in = Es { $count ->
    [one] ist nur noch ein Krieger
   *[other] sind nur noch { $count } Krieger
} da: Wo platzierst du einen?
ask-open-from = Einen versperrten Weg öffnen: Bei welcher Lichtung beginnt er?
ask-open-to = Zu welcher Lichtung führt der Weg von { $origin }?
ask-take-dominance = Welche verfügbare Karte nimmst du?

## Fragen: Kampf

ask-battle-in = { $suit ->
    [Vogel] Wo kämpfst du?
   *[other] Auf welcher { $suit }-Lichtung kämpfst du?
}
ask-defender = Wen greifst du auf { $clearing } an?
ask-pay-to-battle = { $faction }: Ein Angriff kostet eine Karte in der Farbe der Lichtung. Wo kämpfst du? Du musst nicht.
    .done = Nicht kämpfen
ask-ambush = { $faction } { $faction-many ->
    [yes] greifen
   *[no] greift
} dich auf { $clearing } an: Spielst du eine Hinterhalts-Karte?
    .done = Kein Hinterhalt
ask-foil = { $faction } { $faction-many ->
    [yes] überraschen
   *[no] überrascht
} dich auf { $clearing } mit einem Hinterhalt! Vereitelst du ihn mit einer Hinterhalts-Karte?
    .done = Nicht vereiteln
ask-effects-first = Du und { $faction-the } könnt Effekte benutzen: Wer beginnt?
ask-effect = Kampf auf { $clearing } gegen { $faction-whom }: Du landest { $hits ->
    [one] einen
   *[other] { $hits }
} Treffer und erleidest { $other_hits }. Benutzt du einen Effekt?
    .done = Kein Effekt
ask-casualty = Welches Gebäude oder Plättchen verlierst du auf { $clearing }?

## Fragen: hergestellte Karten

ask-use = { $moment ->
    [0] Der Vogelgesang beginnt
    [1] Der Vogelgesang endet
    [2] Das Tageslicht beginnt
   *[other] Der Abend beginnt
}: Benutzt du eine hergestellte Karte?
    .done = Keine Karte
ask-use-on = „{ $card }“: Welche Partei wählst du?
ask-sabotage = „Saboteure“: Welche hergestellte Karte { $faction-of } wird abgelegt?
ask-give-back = „Tauschbörse“: Welche Karte gibst du { $faction-to }?
ask-order-from = „Falsche Befehle“: Von wo { $faction-many ->
    [yes] müssen
   *[no] muss
} sich { $faction-the } wegbewegen?
ask-order-to = „Falsche Befehle“: Wohin { $faction-many ->
    [yes] müssen
   *[no] muss
} sich { $faction-the } von { $origin } aus bewegen?
ask-tax = „Steuereintreiber“: Von wo entfernst du einen deiner Krieger?
ask-propaganda-in = „Propagandabüro“: Wo wirbst du einen Krieger ab?
ask-propaganda-on = „Propagandabüro“: Wessen Krieger ersetzt du auf { $clearing }?
ask-exhaust = „Liga der abenteuerlustigen Mäuse“: Welchen Gegenstand benutzt du?
ask-league = „Liga der abenteuerlustigen Mäuse“: eine Bewegung oder ein Kampf?
ask-inform = „Informanten“: Welche Hinterhalts-Karte nimmst du vom Ablagestapel, statt zu ziehen?
    .done = Wie gewohnt ziehen

## Ereignisse: Aufbau, Züge, Karten

event-reach-low = Die Reichweite dieser Parteien ist zusammen { $total }; für so viele wird mindestens { $wanted } empfohlen.
event-reach-daring = Die Reichweite dieser Parteien ist zusammen { $total }. Für so viele wird mindestens { $wanted } empfohlen; wer das Abenteuer sucht, kann es mit 17 wagen.
event-first-player = { $you ->
    [yes] Du beginnst.
   *[no] { $seat }{ $seat-player ->
        [none] { "" }
       *[other] { "" } ({ $seat-player })
    } { $seat-many ->
        [yes] beginnen
       *[no] beginnt
    }.
}
event-suited = Klasse von { $clearing }: { $suit }.
event-put-back = { $you ->
    [yes] Du legst eine Karte zurück.
   *[no] { $seat } { $seat-many ->
        [yes] legen
       *[no] legt
    } eine Karte zurück.
}
event-turn = { $you ->
    [yes] Zug { $turn }: Du bist dran.
   *[no] Zug { $turn }: { $seat-the }{ $seat-player ->
        [none] { "" }
       *[other] { "" } ({ $seat-player })
    }.
}
event-drew = { $you ->
    [yes] Du ziehst „{ $card }“.
   *[no] { $seat } { $seat-many ->
        [yes] ziehen
       *[no] zieht
    } „{ $card }“.
}
event-drew-hidden = { $seat } { $seat-many ->
    [yes] ziehen
   *[no] zieht
} eine Karte.
event-nothing-to-draw = { $you ->
    [yes] Nachziehstapel und Ablagestapel sind leer: Du ziehst keine Karten mehr.
   *[no] Nachziehstapel und Ablagestapel sind leer: { $seat } { $seat-many ->
        [yes] ziehen
       *[no] zieht
    } keine Karten mehr.
}
event-reshuffled = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel von { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}.
event-spent = { $you ->
    [yes] Du gibst „{ $card }“ aus.
   *[no] { $seat } { $seat-many ->
        [yes] geben
       *[no] gibt
    } „{ $card }“ aus.
}
event-discarded = { $you ->
    [yes] Du legst „{ $card }“ ab.
   *[no] { $seat } { $seat-many ->
        [yes] legen
       *[no] legt
    } „{ $card }“ ab.
}
event-gave = { $you ->
    [yes] Du gibst { $other-to } „{ $card }“.
    [other] { $seat } { $seat-many ->
        [yes] geben
       *[no] gibt
    } dir „{ $card }“.
   *[no] { $seat } { $seat-many ->
        [yes] geben
       *[no] gibt
    } { $other-to } „{ $card }“.
}
event-gave-hidden = { $you ->
    [yes] Du gibst { $other-to } eine Karte.
    [other] { $seat } { $seat-many ->
        [yes] geben
       *[no] gibt
    } dir eine Karte.
   *[no] { $seat } { $seat-many ->
        [yes] geben
       *[no] gibt
    } { $other-to } eine Karte.
}
event-took = { $you ->
    [yes] Du nimmst { $other-to } „{ $card }“ weg.
    [other] { $seat } { $seat-many ->
        [yes] nehmen
       *[no] nimmt
    } dir „{ $card }“ weg.
   *[no] { $seat } { $seat-many ->
        [yes] nehmen
       *[no] nimmt
    } { $other-to } „{ $card }“ weg.
}
event-took-hidden = { $you ->
    [yes] Du nimmst { $other-to } eine Karte weg.
    [other] { $seat } { $seat-many ->
        [yes] nehmen
       *[no] nimmt
    } dir eine Karte weg.
   *[no] { $seat } { $seat-many ->
        [yes] nehmen
       *[no] nimmt
    } { $other-to } eine Karte weg.
}
event-shown = { $seat } { $seat-many ->
    [yes] zeigen
   *[no] zeigt
} eine Handkarte: „{ $card }“.
event-showed-hand = { $you ->
    [yes] Du zeigst { $other-to } alle Handkarten.
    [other] { $seat } { $seat-many ->
        [yes] zeigen
       *[no] zeigt
    } dir alle Handkarten.
   *[no] { $seat } { $seat-many ->
        [yes] zeigen
       *[no] zeigt
    } { $other-to } alle Handkarten.
}
event-revealed = { $you ->
    [yes] Du deckst „{ $card }“ auf.
   *[no] { $seat } { $seat-many ->
        [yes] decken
       *[no] deckt
    } „{ $card }“ auf.
}
event-took-back = { $you ->
    [yes] Du nimmst { $count ->
        [one] die aufgedeckte Karte
       *[other] { $count } aufgedeckte Karten
    } auf die Hand zurück.
   *[no] { $seat } { $seat-many ->
        [yes] nehmen
       *[no] nimmt
    } { $count ->
        [one] die aufgedeckte Karte
       *[other] { $count } aufgedeckte Karten
    } auf die Hand zurück.
}
event-informed = { $you ->
    [yes] Du nimmst „{ $card }“ vom Ablagestapel.
   *[no] { $seat } { $seat-many ->
        [yes] nehmen
       *[no] nimmt
    } „{ $card }“ vom Ablagestapel.
}

## Ereignisse: Marker

event-placed = { $you ->
    [yes] Du platzierst auf { $clearing }: { $piece }.
   *[no] { $owner } { $owner-many ->
        [yes] platzieren
       *[no] platziert
    } auf { $clearing }: { $piece }.
}
event-recruited = { $you ->
    [yes] Du platzierst { $count ->
        [one] einen
       *[other] { $count }
    } Krieger auf { $clearing }.
   *[no] { $owner } { $owner-many ->
        [yes] platzieren
       *[no] platziert
    } { $count ->
        [one] einen
       *[other] { $count }
    } Krieger auf { $clearing }.
}
event-moved = { $you ->
    [yes] Du bewegst { $count ->
        [one] einen
       *[other] { $count }
    } Krieger von { $origin } zu { $clearing }.
   *[no] { $owner } { $owner-many ->
        [yes] bewegen
       *[no] bewegt
    } { $count ->
        [one] einen
       *[other] { $count }
    } Krieger von { $origin } zu { $clearing }.
}
event-lost-warriors = { $you ->
    [yes] Du verlierst { $count ->
        [one] einen
       *[other] { $count }
    } Krieger auf { $clearing }.
   *[no] { $owner } { $owner-many ->
        [yes] verlieren
       *[no] verliert
    } { $count ->
        [one] einen
       *[other] { $count }
    } Krieger auf { $clearing }.
}
event-lost-piece = { $you ->
    [yes] Du verlierst auf { $clearing }: { $piece }.
   *[no] { $owner } { $owner-many ->
        [yes] verlieren
       *[no] verliert
    } auf { $clearing }: { $piece }.
}
event-opened-path = { $you ->
    [yes] Du öffnest den Weg von { $origin } zu { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] öffnen
       *[no] öffnet
    } den Weg von { $origin } zu { $clearing }.
}

## Ereignisse: Herstellen

event-crafted = { $you ->
    [yes] Du stellst „{ $card }“ her.
   *[no] { $seat } { $seat-many ->
        [yes] stellen
       *[no] stellt
    } „{ $card }“ her.
}
event-gained-item = { $you ->
    [yes] Du erhältst einen Gegenstand: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] erhalten
       *[no] erhält
    } einen Gegenstand: { $item }.
}
event-favor = { $you ->
    [yes] Du entfernst alle gegnerischen Marker von { $suit }-Lichtungen.
   *[no] { $seat } { $seat-many ->
        [yes] entfernen
       *[no] entfernt
    } alle gegnerischen Marker von { $suit }-Lichtungen.
}
event-effect = { $you ->
    [yes] Du benutzt „{ $card }“.
   *[no] { $seat } { $seat-many ->
        [yes] benutzen
       *[no] benutzt
    } „{ $card }“.
}
event-used-up = { $you ->
    [yes] Aus deinem Spielbereich abgelegt: „{ $card }“.
   *[no] Aus dem Spielbereich { $seat-of } abgelegt: „{ $card }“.
}

## Ereignisse: Kampf

event-battle = { $you ->
    [yes] Kampf auf { $clearing }: Du greifst { $foe-whom } an.
    [foe] Kampf auf { $clearing }: { $owner } { $owner-many ->
        [yes] greifen
       *[no] greift
    } dich an.
   *[no] Kampf auf { $clearing }: { $owner } { $owner-many ->
        [yes] greifen
       *[no] greift
    } { $foe-whom } an.
}
event-forces = { $warriors ->
    [0] { $others ->
        [0] Keine Seite hat hier Krieger.
       *[other] Krieger vor dem Kampf: keiner gegen { $others }.
    }
   *[other] Krieger vor dem Kampf: { $warriors } gegen { $others }.
}
event-foiled = { $you ->
    [yes] Du vereitelst den Hinterhalt.
   *[no] { $owner } { $owner-many ->
        [yes] vereiteln
       *[no] vereitelt
    } den Hinterhalt.
}
event-rolled = Die Würfel zeigen { $high } und { $low }.
event-rolled-hits = { $you ->
    [yes] Du hast { $roll } gewürfelt und kannst höchstens { $most } landen; gewürfelte Treffer: { $hits }.
   *[no] { $owner } { $owner-many ->
        [yes] haben
       *[no] hat
    } { $roll } gewürfelt und { $owner-many ->
        [yes] können
       *[no] kann
    } höchstens { $most } landen; gewürfelte Treffer: { $hits }.
}
event-extra-hit = { $you ->
    [yes] Du landest einen extra Treffer: „{ $word }“.
   *[no] { $owner } { $owner-many ->
        [yes] landen
       *[no] landet
    } einen extra Treffer: „{ $word }“.
}
event-ignored-hits = { $you ->
    [yes] Du ignorierst { $count ->
        [one] einen gewürfelten
       *[other] { $count } gewürfelte
    } Treffer: „{ $word }“.
   *[no] { $owner } { $owner-many ->
        [yes] ignorieren
       *[no] ignoriert
    } { $count ->
        [one] einen gewürfelten
       *[other] { $count } gewürfelte
    } Treffer: „{ $word }“.
}
event-ignored-one = { $you ->
    [yes] Du ignorierst den ersten Treffer: „{ $word }“.
   *[no] { $owner } { $owner-many ->
        [yes] ignorieren
       *[no] ignoriert
    } den ersten Treffer: „{ $word }“.
}
event-defenseless = { $you ->
    [yes] Du bist wehrlos: ein extra Treffer.
   *[no] { $owner } { $owner-many ->
        [yes] sind
       *[no] ist
    } wehrlos: ein extra Treffer.
}
event-hit = { $you ->
    [yes] Du erleidest { $count ->
        [one] einen
       *[other] { $count }
    } Treffer.
   *[no] { $owner } { $owner-many ->
        [yes] erleiden
       *[no] erleidet
    } { $count ->
        [one] einen
       *[other] { $count }
    } Treffer.
}
event-battle-over = { $warriors ->
    [0] { $others ->
        [0] Der Kampf ist vorbei.
       *[other] Der Kampf ist vorbei; übrige Krieger: keiner gegen { $others }.
    }
   *[other] Der Kampf ist vorbei; übrige Krieger: { $warriors } gegen { $others }.
}

## Ereignisse: Punkte und Sieg

event-scored = { $you ->
    [yes] Du erhältst { $count ->
        [one] einen Punkt
       *[other] { $count } Punkte
    } und hast jetzt { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] erhalten
       *[no] erhält
    } { $count ->
        [one] einen Punkt
       *[other] { $count } Punkte
    } und { $seat-many ->
        [yes] haben
       *[no] hat
    } jetzt { $total }.
}
event-lost-points = { $you ->
    [yes] Du verlierst { $count ->
        [one] einen Punkt
       *[other] { $count } Punkte
    } und hast jetzt { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] verlieren
       *[no] verliert
    } { $count ->
        [one] einen Punkt
       *[other] { $count } Punkte
    } und { $seat-many ->
        [yes] haben
       *[no] hat
    } jetzt { $total }.
}
event-dominance = { $you ->
    [yes] Du aktivierst „{ $card }“ und erhältst keine Punkte mehr.
   *[no] { $seat } { $seat-many ->
        [yes] aktivieren
       *[no] aktiviert
    } „{ $card }“ und { $seat-many ->
        [yes] erhalten
       *[no] erhält
    } keine Punkte mehr.
}
event-dominance-available = Jetzt verfügbar: „{ $card }“.
event-took-dominance = { $you ->
    [yes] Du nimmst „{ $card }“.
   *[no] { $seat } { $seat-many ->
        [yes] nehmen
       *[no] nimmt
    } „{ $card }“.
}
event-won = { $you ->
    [yes] Du gewinnst die Partie.
   *[no] { $seat } { $seat-many ->
        [yes] gewinnen
       *[no] gewinnt
    } die Partie.
}
grave-dominance = Du gibst deine Punkte endgültig auf: Du gewinnst nur noch durch das, was „{ $card }“ verlangt.

## Ablehnungen

no-not-here = „{ $chosen }“ ist jetzt nicht möglich.
no-not-held = „{ $chosen }“: Du hast keine solche Karte auf der Hand.
no-not-in-hand = „{ $chosen }“ ist nicht auf deiner Hand.
no-wrong-suit = „{ $chosen }“: Das ist nicht die Klasse, die gefragt ist.
no-not-a-clearing = Gefragt ist nach einer Lichtung, und „{ $chosen }“ ist keine.
no-not-a-player = Gefragt ist nach einer Partei, die mitspielt, und „{ $chosen }“ ist keine.
no-no-open-slot = Auf { $choice } ist kein Bauplatz leer.
no-none-left = Keiner dieser Marker ist noch zum Platzieren übrig.
no-shielded = „{ $chosen }“: Ein Heuerling hindert dich daran, dort Marker zu entfernen.
no-no-warriors-left = In deinem Vorrat sind keine Krieger mehr.
no-not-ruled = Du beherrschst { $choice } nicht.
no-has-dominance = Du hast schon eine Dominanz-Karte aktiviert; in der ganzen Partie geht das nur einmal.
no-dominance-in-daylight = „{ $chosen }“: Dominanz-Karten und Spione werden im Tageslicht gespielt.
no-not-enough-points = Um eine Dominanz-Karte zu aktivieren, brauchst du mindestens 10 Punkte.
no-none-available = Keine Dominanz-Karte und kein Spion ist verfügbar.
no-not-available = „{ $chosen }“ ist keine verfügbare Karte.
no-cannot-pay-suit = „{ $chosen }“: Du hast keine Karte der Klasse, die du dafür ausgeben müsstest.
no-cannot-be-crafted = „{ $chosen }“ kann nicht hergestellt werden: Das gilt für alle Hinterhalts- und Dominanz-Karten und Spione.
no-too-few-crafting-pieces = „{ $chosen }“: Die Kosten verlangen mehr Herstellungsmarker ihrer Klassen, als du in diesem Zug noch übrig hast.
no-item-gone = „{ $chosen }“: Im Vorrat ist kein solcher Gegenstand mehr.
no-duplicate = „{ $chosen }“: Diese Karte hast du schon hergestellt.
no-not-adjacent = Von dort kommst du nicht zu { $choice }: nicht benachbart.
no-no-warriors-there = Auf { $choice } sind keine Krieger, mit denen das ginge.
no-not-that-many = „{ $chosen }“: So viele Krieger sind nicht auf { $origin }.
no-rules-neither = Du beherrschst weder { $origin } noch { $choice }.
no-nowhere-to-go = „{ $chosen }“: Du hast niemanden, der sich bewegen kann. Krieger verlassen eine Lichtung, die du beherrschst, oder betreten eine solche.
no-nowhere-from-here = Deine Krieger können { $choice } nicht verlassen: Du beherrschst weder diese noch eine benachbarte Lichtung.
no-no-fighters-there = Du hast weder Krieger noch eine Spielfigur auf { $choice }.
no-no-enemy-there = „{ $chosen }“: Dort hat kein Gegner Marker.
no-none-of-theirs = „{ $chosen }“: Diese Partei hat auf { $clearing } keine Marker.
no-no-battle = „{ $chosen }“: Auf keiner Lichtung bist du mit Markern eines Gegners zusammen.
no-not-an-ambush = „{ $chosen }“ ist keine Hinterhalts-Karte, die hier möglich ist.
no-not-your-piece = „{ $chosen }“: Auf { $clearing } ist kein solcher Marker übrig.
no-not-crafted = „{ $chosen }“: Diese Karte wurde nicht hergestellt.
no-used-this-turn = „{ $chosen }“: nur einmal pro Zug.
no-other-moment = „{ $chosen }“ wird zu einem anderen Zeitpunkt benutzt: Der Text der Karte sagt, wann.
no-nothing-to-do = „{ $chosen }“: Jetzt ist nichts auf dem Tisch, worauf es wirken könnte.
no-no-closed-path = „{ $chosen }“: Es gibt keinen versperrten Weg mehr.
no-no-pieces-there = Du hast an keinem Ende eines versperrten Weges Marker.

## Einstellungen

option-seats = Plätze
    .help = Die Parteien in der Reihenfolge, in der sie sitzen: zwei bis sechs, oder eine gegen die Mechanische Marquise.
    .form = die Parteien in Sitzordnung mit Kommas dazwischen, etwa marquise,eyrie
option-first = Wer beginnt
    .help = Welcher Platz den ersten Zug hat.
option-first-random = Zufällig
option-first-1 = Der erste Platz
option-first-2 = Der zweite Platz
option-first-3 = Der dritte Platz
option-first-4 = Der vierte Platz
option-first-5 = Der fünfte Platz
option-first-6 = Der sechste Platz
option-map = Spielbrett
    .help = Wo gespielt wird; jedes Spielbrett hat eigene Regeln.
option-map-autumn = Herbst
    .like = Das Spielbrett des Grundspiels, mit gedruckten Klassen und einem Fluss.
option-map-winter = Winter
    .like = Ein reißender Fluss teilt die Wälder, und die Klassen kommen zufällig.
option-map-lake = See
    .like = In der Mitte ein See mit einer Fähre, die von Ufer zu Ufer fährt und eine Karte bringt.
option-map-mountain = Gebirge
    .like = Sechs versperrte Wege, die zu öffnen je einen Punkt bringt, und ein Pass, der jeden Abend zählt.
option-suits = Klassen der Lichtungen
    .help = Nur das Spielbrett Herbst hat gedruckte Klassen; auf den anderen kommen sie immer zufällig.
option-suits-usual = Wie auf dem Spielbrett
option-suits-random = Zufällig
option-deck = Nachziehstapel
    .help = Mit welchen Karten gespielt wird.
option-deck-standard = Standard-Nachziehstapel
    .like = Die Karten des Grundspiels: Gegenstände, Gunst und Effekte, die im Kampf und unterwegs helfen.
option-deck-exiles = Exilanten und Partisanen
    .like = Dieselben Gegenstände und Hinterhalte, aber andere Effekte: kühner, und sie verlangen mehr.
option-hands = Anfangsblatt
    .help = Mit welchen Karten alle beginnen.
option-hands-three = Drei Karten
option-hands-five = Fünf ziehen, drei behalten
option-edition = Ausgabe
    .help = Welches Gesetz gilt: das heutige oder das der ersten Ausgabe.
option-edition-law = Heutiges Gesetz
option-edition-first = Erste Ausgabe

## Punkte

points-crafted = Hergestellte Gegenstände
points-removed = Entfernte Marker
points-cards = Karteneffekte
points-paths = Geöffnete Wege

## Einstellungen, die nicht zusammenpassen

setup-players = { $low } bis { $high } können spielen, nicht { $count }.
setup-one-set = Jede Partei hat nur einen Satz Spielmaterial: Sie lässt sich nicht zweimal spielen.
setup-corners = { $count } dieser Parteien beginnen in einer Ecke, und die Karte hat { $corners }: Lass eine davon weg.
setup-no-first = Es gibt keinen Platz { $first }.

## Daueraufträge

orders-ambush = Hinterhalt, wenn ich angegriffen werde
    .help = Eine Antwort im Voraus, damit die anderen nicht warten müssen. Nur du siehst sie.
order-never = nie
order-from-2 = wenn mindestens 2 Krieger angreifen
order-from-3 = wenn mindestens 3 Krieger angreifen
order-from-4 = wenn mindestens 4 Krieger angreifen
orders-cards = Schritte meines Zugs, bei denen nur meine Handkarten etwas ändern könnten
    .help = Du stellst dort dann nichts her, kaufst keine weitere Aktion und spielst keine Dominanzkarte. Nur du siehst es.
order-board-only = übergehen

## Jemand ohne Platz

deed-play = Spielen: { $label }
event-sits-after = { $you ->
    [yes] Du sitzt nach { $other-to }.
    [other] { $owner } sitzt nach dir.
   *[no] { $owner } sitzt nach { $other-to }.
}
event-goes-first = { $owner } beginnt.
event-turn-of = Zug { $turn }: { $owner-the }.
event-scored-by = { $owner } erhält { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
} und hat jetzt { $total }.
event-lost-points-by = { $owner } verliert { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
} und hat jetzt { $total }.
event-won-by = { $owner } gewinnt die Partie.
event-turned-down = { $owner } hat keine Handkarten: „{ $card }“ wird abgeworfen.
event-kept = { $you ->
    [yes] Du beginnst mit „{ $card }“ aus einer früheren Partie.
   *[no] { $seat } { $seat-many ->
        [yes] beginnen
       *[no] beginnt
    } mit „{ $card }“ aus einer früheren Partie.
}
option-mechanical = Mechanische Marquise
    .help = Eine Mitspielerin, die die Regeln spielen: gegen alle anderen oder gegen euch alle gemeinsam.
option-mechanical-none = Nicht in dieser Partie
    .like = Alle am Tisch werden von jemandem gespielt.
option-mechanical-competitive = Eine Gegnerin mehr
    .like = Sie ersetzt die Marquise; alle spielen für sich.
option-mechanical-cooperative = Gemeinsam gegen sie
    .like = Eine bis vier Personen gewinnen gemeinsam, sobald jede 30 Punkte hat, oder verlieren gegen sie.
option-head_start = Ihr Vorsprung
    .help = Die Punkte, mit denen die Mechanische Marquise beginnt: drei für jede gewonnene Partie einer Kampagne.
option-head_start-0 = Keine Punkte
option-head_start-3 = 3 Punkte
option-head_start-6 = 6 Punkte
option-head_start-9 = 9 Punkte
option-head_start-12 = 12 Punkte
option-head_start-15 = 15 Punkte
option-head_start-18 = 18 Punkte
option-head_start-21 = 21 Punkte
option-head_start-24 = 24 Punkte
option-head_start-27 = 27 Punkte
option-kept = Behaltene Karten
    .help = Hergestellte Karten, mit denen man beginnt, aus gewonnenen Partien einer Kampagne.
    .form = für jeden Platz die Karten mit + dazwischen, oder - für keine; die Plätze durch Kommas getrennt, etwa brutal_tactics+cobbler,-
option-kept- = Keine
setup-no-draft-with-automata = Gegen die Mechanische Marquise werden Parteien vereinbart, nicht am Tisch gewählt.
setup-only-with-automata = Das ist für Partien gegen die Mechanische Marquise.
setup-hirelings-alone = Heuerlinge gehen von einer Person zur anderen: Zwei müssen spielen.
setup-kept-spent = „{ $card }“ bleibt nicht im Spiel und kann darum nicht behalten werden.
setup-kept-twice = Niemand kann „{ $card }“ zweimal haben.
setup-kept-none-left = Der Stapel hat „{ $card }“ nicht, oder nicht so oft.
