game-name = Root
game-about = Wer beherrscht das Waldland? Jede Partei punktet auf ihre eigene Art, und wer zuerst 30 Punkte hat, gewinnt.
game-facts = 2 bis 5 Personen · etwa 90 Minuten

## Wer du bist, und was du willst

about-marquise = Du bist die Marquise de Katz. Du hältst das Waldland: Baue Sägemühlen, Werkstätten und Rekrutierer, um zu punkten, und halte dein Holz in Reichweite.
about-eyrie = Du führst die Horst-Dynastien. Deine Nester bringen jeden Abend Punkte, aber dein Dekret wächst mit jedem Zug und verlangt Gehorsam.
about-alliance = Du bist die Waldland-Allianz. Verbreite Sympathie, um zu punkten, sammle Anhänger und revoltiere, wenn die Zeit reif ist.
about-vagabond = Du bist der Vagabund. Du wanderst allein: Hilf den anderen oder bekämpfe sie, erkunde Ruinen und erledige Aufgaben, um zu punkten.
about-vagabond_2 = { about-vagabond }
about-cult = Du bist der Echsen-Kult. Baue Gärten bei den Verstoßenen, gewinne Seelen und punkte mit deinen Ritualen.
about-riverfolk = Du bist die Flussvolk-Kompanie. Verkaufe den anderen Karten, Boote und Söldner, und mache ihre Mittel zu Punkten.
about-duchy = Du bist das Untergrund-Herzogtum. Komm durch deine Tunnel herauf, zeige Stärke und überzeuge Minister, die für dich handeln und punkten.
about-corvids = Du bist das Krähen-Komplott. Verstecke Pläne auf den Lichtungen, und decke sie auf, bevor jemand sie errät.
about-hundreds = Du bist der Herr der Scharen. Erobere, plündere, brenne nieder: Du punktest für jede Lichtung, die du beherrschst und auf der kein gegnerischer Marker mehr ist.
about-keepers = Du führst die Eisenwächter. Grabe die Relikte der Wälder aus, und bringe sie in passenden Sätzen heim.

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
word-vizier = Treuer Wesir

## Wörter: Parteien und Klassen

word-marquise = Marquise
word-eyrie = Dynastien
word-alliance = Allianz
word-vagabond = Vagabund
word-vagabond_2 = Zweiter Vagabund
word-cult = Kult
word-riverfolk = Flussvolk
word-duchy = Herzogtum
word-corvids = Krähen
word-hundreds = Scharen
word-keepers = Wächter
word-fox = Fuchs
word-rabbit = Hase
word-mouse = Maus
word-bird = Vogel

## Wörter: Orte. Sie stehen mitten im Satz, ohne Artikel.

word-c1 = Lichtung 1
word-c2 = Lichtung 2
word-c3 = Lichtung 3
word-c4 = Lichtung 4
word-c5 = Lichtung 5
word-c6 = Lichtung 6
word-c7 = Lichtung 7
word-c8 = Lichtung 8
word-c9 = Lichtung 9
word-c10 = Lichtung 10
word-c11 = Lichtung 11
word-c12 = Lichtung 12
word-burrow = Erdhöhle
word-f1 = Wald 1
word-f2 = Wald 2
word-f3 = Wald 3
word-f4 = Wald 4
word-f5 = Wald 5
word-f6 = Wald 6
word-f7 = Wald 7
word-f8 = Wald 8
word-f9 = Wald 9
word-f10 = Wald 10

## Wörter: Gegenstände und Marker

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
word-sawmill = Sägemühle
word-workshop = Werkstatt
word-recruiter = Rekrutierer
word-roost = Nest
word-base = Stützpunkt
word-keep = Festung
word-wood = Holz
word-sympathy = Sympathie

## Wörter: Aktionen und Antworten

word-done = Fertig
word-battle = Kämpfen
word-move = Bewegen
word-march = Marschieren
word-recruit = Rekrutieren
word-build = Bauen
word-overwork = Überstunden
word-extra_action = Extra Aktion
word-craft = Herstellen
word-revolt = Revoltieren
word-spread_sympathy = Sympathie verbreiten
word-mobilize = Mobilisieren
word-train = Ausbilden
word-organize = Organisieren
word-explore = Erkunden
word-aid = Helfen
word-quest = Aufgabe erledigen
word-strike = Schießen
word-repair = Reparieren
word-special = Spezial-Aktion
word-take_dominance = Eine Dominanz-Karte nehmen
word-open_path = Einen versperrten Weg öffnen
word-points = Punkte erhalten
word-draw = Karten ziehen
word-warrior = Ein Krieger
word-ferry = Mit der Fähre

## Wörter: Anführer, Charaktere, Aufgaben

word-builder = Erbauer
word-charismatic = Charismatisch
word-commander = Feldherr
word-despot = Despot
word-thief = Dieb
word-tinker = Tüftler
word-ranger = Waldläufer
word-vagrant = Landstreicher
word-arbiter = Schiedsrichter
word-scoundrel = Schurke
word-adventurer = Abenteurer
word-ronin = Ronin
word-harrier = Plünderer
word-fundraising_fox = Spendensammlung (Fuchs)
word-errand_fox = Botengang (Fuchs)
word-logistics_help_fox = Logistische Hilfe (Fuchs)
word-repair_a_shed_fox = Einen Schuppen reparieren (Fuchs)
word-give_a_speech_fox = Eine Rede halten (Fuchs)
word-guard_duty_rabbit = Wachdienst (Hase)
word-errand_rabbit = Botengang (Hase)
word-give_a_speech_rabbit = Eine Rede halten (Hase)
word-fend_off_a_bear_rabbit = Einen Bären abwehren (Hase)
word-expel_bandits_rabbit = Banditen vertreiben (Hase)
word-expel_bandits_mouse = Banditen vertreiben (Maus)
word-guard_duty_mouse = Wachdienst (Maus)
word-fend_off_a_bear_mouse = Einen Bären abwehren (Maus)
word-escort_mouse = Eskorte (Maus)
word-logistics_help_mouse = Logistische Hilfe (Maus)

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
help-vizier = Gilt im Dekret als Vogel-Karte; wird nie abgelegt.

## Hilfe: was eine Aktion tut, in einer Zeile

help-done = Hier nichts weiter.
help-battle = Greife eine Partei auf einer Lichtung an, auf der deine Krieger sind oder deine Spielfigur ist.
help-move = Bewege dich von einer Lichtung auf eine benachbarte; mit Kriegern musst du eine der beiden beherrschen.
help-march = Führe bis zu zwei Bewegungen aus.
help-recruit = Platziere Krieger: die Marquise bei jedem Rekrutierer, die Dynastien bei einem Nest, die Allianz bei einem Stützpunkt.
help-build = Platziere ein Gebäude auf einer Lichtung, die du beherrschst: die Marquise für Holz, die Dynastien nach dem Dekret.
help-overwork = Gib eine Karte aus, die einer Lichtung mit Sägemühle entspricht, und platziere dort ein Holz-Plättchen.
help-extra_action = Gib eine Vogel-Karte für eine weitere Aktion aus.
help-craft = Stelle eine Karte mit deinen Herstellungsmarkern her.
help-revolt = Gib zwei Anhänger aus: Alle gegnerischen Marker auf einer sympathisierenden Lichtung werden entfernt, und ein Stützpunkt kommt.
help-spread_sympathy = Gib Anhänger aus, um ein Sympathie-Plättchen zu platzieren, und erhalte Punkte.
help-mobilize = Lege eine Handkarte zu deinen Anhängern.
help-train = Gib eine Karte aus, die einem Stützpunkt entspricht: Ein Krieger wird Offizier.
help-organize = Ersetze einen deiner Krieger durch ein Sympathie-Plättchen, und erhalte Punkte.
help-explore = Benutze eine Fackel: Nimm einen Gegenstand unter der Ruine dieser Lichtung, für 1 Punkt.
help-aid = Benutze einen beliebigen Gegenstand und gib einer Partei hier eine entsprechende Karte; dafür darfst du einen hergestellten Gegenstand nehmen.
help-quest = Benutze die zwei Gegenstände einer Aufgabe, die dieser Lichtung entspricht, für Punkte oder Karten.
help-strike = Benutze eine Armbrust: Entferne hier einen Krieger, oder einen anderen Marker einer Partei ohne Krieger hier.
help-repair = Benutze einen Hammer: Repariere einen beschädigten Gegenstand.
help-special = Was nur dein Charakter kann; im Tageslicht braucht es eine Fackel.
help-take_dominance = Gib eine entsprechende Karte aus, um eine verfügbare Dominanz-Karte zu nehmen.
help-open_path = Gib eine Karte aus, um einen versperrten Weg bei deinen Markern zu öffnen, für 1 Punkt. Einmal pro Zug.
help-points = Punkte für deine erledigten Aufgaben dieser Klasse.
help-draw = Ziehe zwei Karten.
help-warrior = Ein Krieger deiner alliierten Partei fällt an deiner Stelle.
help-ferry = Nimm die Fähre, die mitkommt, und ziehe eine Karte.

## Hilfe: Anführer, Charaktere, Aufgaben

-help-quest = Benutze { $items } auf einer { $suit }-Lichtung.

help-builder = { rule-7_8_1.summary }
help-charismatic = { rule-7_8_2.summary }
help-commander = { rule-7_8_3.summary }
help-despot = { rule-7_8_4.summary }
help-thief = { rule-D_1_1.summary } { rule-D_1_2.summary }
help-tinker = { rule-D_2_1.summary } { rule-D_2_2.summary }
help-ranger = { rule-D_3_1.summary } { rule-D_3_2.summary }
help-vagrant = { rule-D_4_1.summary } { rule-D_4_2.summary }
help-arbiter = { rule-D_5_1.summary } { rule-D_5_2.summary }
help-scoundrel = { rule-D_6_1.summary } { rule-D_6_2.summary }
help-adventurer = { rule-D_7_1.summary } { rule-D_7_2.summary }
help-ronin = { rule-D_8_1.summary } { rule-D_8_2.summary }
help-harrier = { rule-D_9_1.summary } { rule-D_9_2.summary }
help-fundraising_fox = { -help-quest(suit: "Fuchs", items: "einen Tee und eine Münze") }
help-errand_fox = { -help-quest(suit: "Fuchs", items: "einen Tee und einen Stiefel") }
help-logistics_help_fox = { -help-quest(suit: "Fuchs", items: "einen Stiefel und einen Beutel") }
help-repair_a_shed_fox = { -help-quest(suit: "Fuchs", items: "eine Fackel und einen Hammer") }
help-give_a_speech_fox = { -help-quest(suit: "Fuchs", items: "eine Fackel und einen Tee") }
help-guard_duty_rabbit = { -help-quest(suit: "Hase", items: "eine Fackel und ein Schwert") }
help-errand_rabbit = { -help-quest(suit: "Hase", items: "einen Tee und einen Stiefel") }
help-give_a_speech_rabbit = { -help-quest(suit: "Hase", items: "eine Fackel und einen Tee") }
help-fend_off_a_bear_rabbit = { -help-quest(suit: "Hase", items: "eine Fackel und eine Armbrust") }
help-expel_bandits_rabbit = { -help-quest(suit: "Hase", items: "zwei Schwerter") }
help-expel_bandits_mouse = { -help-quest(suit: "Maus", items: "zwei Schwerter") }
help-guard_duty_mouse = { -help-quest(suit: "Maus", items: "eine Fackel und ein Schwert") }
help-fend_off_a_bear_mouse = { -help-quest(suit: "Maus", items: "eine Fackel und eine Armbrust") }
help-escort_mouse = { -help-quest(suit: "Maus", items: "zwei Stiefel") }
help-logistics_help_mouse = { -help-quest(suit: "Maus", items: "einen Stiefel und einen Beutel") }

## Fragen: Karten, Herstellen, Bewegen

ask-put-back = Drei Karten bleiben auf deiner Hand: Welche legst du zurück?
ask-discard = Mehr als fünf Karten auf der Hand: Welche legst du ab?
ask-spend = { $suit ->
    [Vogel] Welche Vogel-Karte gibst du aus?
   *[other] Welche Karte gibst du aus? Es muss eine { $suit }-Karte oder ein Vogel sein.
}
ask-spend-any = Welche Karte gibst du aus?
ask-craft-what = Welche Karte stellst du her?
ask-craft-card = Tageslicht: Welche Karte stellst du her?
ask-last-things = Das Tageslicht geht zu Ende: Ist noch etwas zu tun?
ask-activate = Um { $card } herzustellen: Auf Lichtungen welcher Klasse aktivierst du einen Marker?
ask-move-from = { $suit ->
    [Vogel] Von wo aus bewegst du dich
   *[other] Von welcher { $suit }-Lichtung aus bewegst du dich
}{ $optional ->
    [0] ?
   *[other] , wenn noch einmal?
}
ask-move-to = Wohin bewegst du dich von { $origin } aus?
ask-move-count = Wie viele Krieger bewegen sich von { $origin } nach { $clearing }?
ask-by-ferry = Nimmst du die Fähre, oder gehst du zu Fuß?
ask-open-from = Einen versperrten Weg öffnen: Bei welcher Lichtung beginnt er?
ask-open-to = Zu welcher Lichtung führt der Weg von { $origin }?
ask-take-dominance = Welche Dominanz-Karte nimmst du?

## Fragen: Kampf

ask-battle-in = { $suit ->
    [Vogel] Wo kämpfst du?
   *[other] Auf welcher { $suit }-Lichtung kämpfst du?
}
ask-defender = Wen greifst du auf { $clearing } an?
ask-ambush = Die Partei { $faction } greift dich auf { $clearing } an: Spielst du eine Hinterhalts-Karte?
ask-foil = Die Partei { $faction } überrascht dich auf { $clearing } mit einem Hinterhalt! Vereitelst du ihn mit einer Hinterhalts-Karte?
ask-effects-first = Du und die Partei { $faction } könnt Effekte benutzen: Wer beginnt?
ask-effect = Kampf auf { $clearing } gegen die Partei { $faction }, Treffer von dir: { $hits }, gegen dich: { $other_hits }. Benutzt du einen Effekt?
ask-casualty = Welches Gebäude oder Plättchen geht auf { $clearing } verloren?

## Fragen: hergestellte Karten

ask-use = { $moment ->
    [0] Der Vogelgesang beginnt
    [1] Der Vogelgesang endet
    [2] Das Tageslicht beginnt
   *[other] Der Abend beginnt
}: Benutzt du eine hergestellte Karte?
ask-use-on = { $card }: Welche Partei wählst du?
ask-sabotage = Saboteure: Welche hergestellte Karte der Partei { $faction } wird abgelegt?
ask-give-back = Tauschbörse: Welche Karte gibst du der Partei { $faction }?
ask-order-from = Falsche Befehle: Von wo muss sich die Partei { $faction } wegbewegen?
ask-order-to = Falsche Befehle: Wohin muss sich die Partei { $faction } von { $origin } aus bewegen?
ask-tax = Steuereintreiber: Von wo entfernst du einen deiner Krieger?
ask-propaganda-in = Propagandabüro: Wo wirbst du einen Krieger ab?
ask-propaganda-on = Propagandabüro: Wessen Krieger ersetzt du auf { $clearing }?
ask-exhaust = Liga der abenteuerlustigen Mäuse: Welchen Gegenstand benutzt du?
ask-league = Liga der abenteuerlustigen Mäuse: eine Bewegung oder ein Kampf?
ask-inform = Informanten: Welche Hinterhalts-Karte nimmst du vom Ablagestapel, statt zu ziehen?

## Fragen: die Marquise

ask-place-keep = In welcher Ecke platzierst du die Festung?
ask-first-building = Wo, bei der Festung oder daneben, platzierst du dein erstes Gebäude dieser Art: { $piece }?
ask-place-wood = Das Holz reicht nicht für alle Sägemühlen: Wohin kommt das nächste?
ask-marquise-act = Tageslicht: { $count ->
    [0] Keine Aktion übrig; was tust du noch?
    [one] Noch eine Aktion; was tust du?
   *[other] Noch { $count } Aktionen; was tust du?
}
ask-recruit-at = Die Krieger reichen nicht für alle Rekrutierer: Wohin kommt der nächste?
ask-build-in = Wo baust du?
ask-build-what = Was baust du auf { $clearing }?
ask-pay-wood = Woher kommt ein Holz für das Gebäude auf { $clearing }?
ask-overwork-in = In welcher Sägemühle machst du Überstunden?
ask-hospitals = Feldkrankenhaus: { $count ->
    [one] Ein Krieger fällt
   *[other] { $count } Krieger fallen
} auf { $clearing }. Gibst du eine { $suit }-Karte oder einen Vogel aus, um { $count ->
    [one] ihn
   *[other] sie
} zur Festung zu bringen?

## Fragen: die Dynastien

ask-first-roost = In welcher Ecke beginnst du?
ask-leader = Welchen Anführer wählst du?
ask-add-to = { $count ->
    [0] Das Dekret: In welche Spalte kommt eine Karte?
   *[other] Das Dekret: In welche Spalte kommt eine zweite Karte, wenn überhaupt{ $birds ->
        [0] ?
       *[other] { "" } und kein Vogel?
    }
}
ask-add = Das Dekret, { $column }: Welche Karte{ $birds ->
    [0] { "" } fügst du hinzu?
   *[other] , keinen zweiten Vogel, fügst du hinzu?
}
ask-new-roost = Kein Nest ist übrig: Wo platzierst du ein neues?
ask-resolve = Das Dekret, { $column }: Eine Karte welcher Klasse führst du aus? Geht es nicht, gibt es Aufruhr.
ask-recruit-at-roost = Bei welchem Nest{ $suit ->
    [Vogel] { "" }
   *[other] { "" } einer { $suit }-Lichtung
} rekrutierst du { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
}?
ask-build-roost = { $suit ->
    [Vogel] Wo baust du ein Nest?
   *[other] Auf welcher { $suit }-Lichtung baust du ein Nest?
}

## Fragen: die Allianz

ask-aftermath = Welcher Verlust wird zuerst abgehandelt?
ask-revolt = Vogelgesang: Wo revoltierst du, wenn überhaupt?
ask-spread-sympathy = Vogelgesang: Wo verbreitest du Sympathie, wenn überhaupt?
ask-alliance-act = Tageslicht: Was tust du?
ask-mobilize = Welche Karte wird zum Anhänger?
ask-train = Welche Karte gibst du aus, um einen Offizier auszubilden?
ask-operate = Abend: { $count ->
    [one] Ein Offizier ist bereit.
   *[other] { $count } Offiziere sind bereit.
} Welcher Einsatz?
ask-recruit-at-base = Bei welchem Stützpunkt rekrutierst du einen Krieger?
ask-organize = Wo macht ein Krieger der Sympathie Platz?
ask-outrage = Empörung auf { $clearing }: Welche { $suit }-Karte oder welchen Vogel gibst du den Anhängern?
ask-spend-supporter = { $count ->
    [one] Ein Anhänger ist
   *[other] { $count } Anhänger sind
} noch auszugeben: Welche { $suit }-Karte oder welchen Vogel nimmst du?
ask-dismiss = Ohne Stützpunkt bleiben nur fünf Anhänger: Welchen legst du ab?

## Fragen: der Vagabund

ask-choose-character = Wer bist du?
ask-place-pawn = In welchem Wald beginnst du?
ask-vagabond-act = Tageslicht: Was tust du?
ask-strike-at = Auf wen schießt du?
ask-strike-down = Welchen Marker der Partei { $faction } entfernst du auf { $clearing }?
ask-refresh = Welchen benutzten Gegenstand frischst du auf?
ask-damage-item = Welcher Gegenstand wird beschädigt?
ask-repair-item = Welchen beschädigten Gegenstand reparierst du?
ask-remove-item = Du trägst zu viel: Welcher Gegenstand verlässt das Spiel?
ask-slip = Vogelgesang: Wohin schleichst du, wenn überhaupt?
ask-go = Wohin gehst du? { $count ->
    [0] Es kostet keinen Stiefel, nur einen bei feindlichen Kriegern.
   *[other] Es kostet einen Stiefel, und einen mehr bei feindlichen Kriegern.
}
ask-glide = Wohin gleitest du?
ask-along = Von { $origin } nach { $clearing }: Wessen alliierte Krieger kommen mit?
ask-along-count = Wie viele Krieger der Partei { $faction } kommen von { $origin } nach { $clearing } mit?
ask-aid-whom = Wem hilfst du?
ask-aid-card = Welche { $suit }-Karte oder welchen Vogel gibst du der Partei { $faction }?
ask-aid-item = Welchen Gegenstand benutzt du, um zu helfen?
ask-take-item = Welchen hergestellten Gegenstand der Partei { $faction } nimmst du?
ask-attack-with = Kampf auf { $clearing } gegen die Partei { $faction }: Wessen alliierte Krieger kämpfen mit dir?
ask-take-hit = Ein Treffer: Welcher Gegenstand wird beschädigt, oder fällt ein Krieger der Partei { $faction }? { $count ->
    [one] Einer steht noch.
   *[other] { $count } stehen noch.
}
ask-partner = Mit wem schließt du ein Bündnis?
ask-which-quest = Welche Aufgabe erledigst du?
ask-pay-with = Die Aufgabe verlangt: { $item }. Welchen Gegenstand benutzt du? Ein anderer an seiner Stelle wird beschädigt.
ask-reward = Die Aufgabe ist erledigt: { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
} oder zwei Karten?
ask-take-from-ruin = Welchen Gegenstand nimmst du unter der Ruine auf { $clearing }?
ask-steal = Wem stiehlst du eine Karte?
ask-labor = Welche Karte nimmst du vom Ablagestapel?
ask-instigate = Wen stiftest du zum Angriff an?
ask-instigate-on = Wen greift die Partei { $faction } an?
ask-enlist = Wirbst du die Partei { $faction } an? { $count ->
    [0] Kein Schwert hilft dir
    [one] Ein Schwert hilft dir
   *[other] { $count } Schwerter helfen dir
}, und diese Partei erhält einen Punkt.

## Ereignisse: Aufbau, Züge, Karten

event-reach-low = Die Reichweite dieser Parteien ist zusammen { $total }; für diese Spielerzahl wird mindestens { $wanted } empfohlen.
event-first-player = { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
event-suited = Klasse von { $clearing }: { $suit }.
event-put-back = { $you ->
    [yes] Du legst eine Karte zurück.
   *[no] { $seat } legt eine Karte zurück.
}
event-turn = { $you ->
    [yes] Zug { $turn }: Du bist dran.
   *[no] Zug { $turn }: { $seat }.
}
event-drew = { $you ->
    [yes] Du ziehst: { $card }.
   *[no] { $seat } zieht: { $card }.
}
event-drew-hidden = { $seat } zieht eine Karte.
event-nothing-to-draw = { $you ->
    [yes] Nachziehstapel und Ablagestapel sind leer: Du ziehst nichts mehr.
   *[no] Nachziehstapel und Ablagestapel sind leer: { $seat } zieht nichts mehr.
}
event-reshuffled = Der Ablagestapel wird zu einem neuen Nachziehstapel von { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} gemischt.
event-spent = { $you ->
    [yes] Du gibst aus: { $card }.
   *[no] { $seat } gibt aus: { $card }.
}
event-discarded = { $you ->
    [yes] Du legst ab: { $card }.
   *[no] { $seat } legt ab: { $card }.
}
event-gave = { $seat } gibt an { $other }: { $card }.
event-gave-hidden = { $seat } gibt eine Karte an { $other }.
event-took = { $seat } nimmt von { $other }: { $card }.
event-took-hidden = { $seat } nimmt eine Karte von { $other }.
event-shown = { $seat } zeigt eine Handkarte: { $card }.
event-showed-hand = { $seat } hat { $other } alle Handkarten gezeigt.
event-informed = { $you ->
    [yes] Du nimmst vom Ablagestapel: { $card }.
   *[no] { $seat } nimmt vom Ablagestapel: { $card }.
}

## Ereignisse: Marker

event-placed = { $you ->
    [yes] Du platzierst auf { $clearing }: { $piece }.
   *[no] { $seat } platziert auf { $clearing }: { $piece }.
}
event-recruited = { $you ->
    [yes] Du platzierst
   *[no] { $seat } platziert
} { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
} auf { $clearing }.
event-moved = { $you ->
    [yes] Du bewegst
   *[no] { $seat } bewegt
} { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
} von { $origin } nach { $clearing }.
event-ferry = Die Fähre kommt nach { $clearing }.
event-lost-warriors = { $you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
} auf { $clearing }.
event-lost-piece = { $you ->
    [yes] Du verlierst auf { $clearing }: { $piece }.
   *[no] { $seat } verliert auf { $clearing }: { $piece }.
}
event-opened-path = { $you ->
    [yes] Du öffnest den Weg von { $origin } nach { $clearing }.
   *[no] { $seat } öffnet den Weg von { $origin } nach { $clearing }.
}

## Ereignisse: Herstellen

event-crafted = { $you ->
    [yes] Du stellst her: { $card }.
   *[no] { $seat } stellt her: { $card }.
}
event-gained-item = { $you ->
    [yes] Du erhältst einen Gegenstand: { $item }.
   *[no] { $seat } erhält einen Gegenstand: { $item }.
}
event-favor = { $you ->
    [yes] Du entfernst alle gegnerischen Marker von { $suit }-Lichtungen.
   *[no] { $seat } entfernt alle gegnerischen Marker von { $suit }-Lichtungen.
}
event-effect = { $you ->
    [yes] Du benutzt: { $card }.
   *[no] { $seat } benutzt: { $card }.
}
event-used-up = { $you ->
    [yes] Aus deinem Spielbereich abgelegt: { $card }.
   *[no] Aus dem Spielbereich von { $seat } abgelegt: { $card }.
}

## Ereignisse: Kampf

event-battle = Kampf auf { $clearing }: { $seat } greift { $other } an.
event-forces = Krieger vor dem Kampf: { $warriors } gegen { $others }.
event-foiled = { $you ->
    [yes] Du vereitelst den Hinterhalt.
   *[no] { $seat } vereitelt den Hinterhalt.
}
event-rolled = Die Würfel zeigen { $high } und { $low }.
event-rolled-hits = { $you ->
    [yes] Du hast { $roll } gewürfelt und kannst höchstens { $most } austeilen; gewürfelte Treffer: { $hits }.
   *[no] { $seat } hat { $roll } gewürfelt und kann höchstens { $most } austeilen; gewürfelte Treffer: { $hits }.
}
event-extra-hit = { $you ->
    [yes] Du teilst einen extra Treffer aus: { $word }.
   *[no] { $seat } teilt einen extra Treffer aus: { $word }.
}
event-ignored-hits = { $you ->
    [yes] Du ignorierst
   *[no] { $seat } ignoriert
} { $count ->
    [one] einen gewürfelten Treffer
   *[other] { $count } gewürfelte Treffer
}: { $word }.
event-defenseless = { $you ->
    [yes] Du bist wehrlos: ein extra Treffer.
   *[no] { $seat } ist wehrlos: ein extra Treffer.
}
event-hit = { $you ->
    [yes] Du erleidest
   *[no] { $seat } erleidet
} { $count ->
    [one] einen Treffer
   *[other] { $count } Treffer
}.
event-battle-over = Der Kampf ist vorbei; Krieger übrig: { $warriors } gegen { $others }.

## Ereignisse: Punkte und Sieg

event-scored = { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}, nun { $total }.
event-lost-points = { $you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}, nun { $total }.
event-dominance = { $you ->
    [yes] Du erhältst keine Punkte mehr, denn aktiviert ist: { $card }.
   *[no] { $seat } erhält keine Punkte mehr, denn aktiviert ist: { $card }.
}
event-dominance-available = Nun verfügbar: { $card }.
event-took-dominance = { $you ->
    [yes] Du nimmst: { $card }.
   *[no] { $seat } nimmt: { $card }.
}
event-won = { $you ->
    [yes] Du gewinnst die Partie.
   *[no] { $seat } gewinnt die Partie.
}

## Ereignisse: die Marquise

event-rescued = { $you ->
    [yes] Das Feldkrankenhaus bringt dir
   *[no] Das Feldkrankenhaus bringt für { $seat }
} { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
} zurück, auf { $clearing }.
event-paid-wood = { $you ->
    [yes] Du zahlst ein Holz von { $clearing }.
   *[no] { $seat } zahlt ein Holz von { $clearing }.
}

## Ereignisse: die Dynastien

event-leader = { $you ->
    [yes] Dein Anführer ist nun: { $leader }.
   *[no] Der Anführer von { $seat } ist nun: { $leader }.
}
event-decreed = { $you ->
    [yes] Du legst ins Dekret, { $column }: { $card }.
   *[no] { $seat } legt ins Dekret, { $column }: { $card }.
}
event-turmoil = { $you ->
    [yes] Aufruhr! Du kannst dem Dekret nicht gehorchen: { $column }, { $suit }.
   *[no] Aufruhr! { $seat } kann dem Dekret nicht gehorchen: { $column }, { $suit }.
}
event-deposed = { $you ->
    [yes] Dein Anführer ist abgesetzt: { $leader }.
   *[no] Der Anführer von { $seat } ist abgesetzt: { $leader }.
}
event-new-clutch = { $you ->
    [yes] Ein neues Gelege: Alle deine Anführer sind wieder wählbar.
   *[no] Ein neues Gelege: Alle Anführer von { $seat } sind wieder wählbar.
}

## Ereignisse: die Allianz

event-revolt = { $you ->
    [yes] Du revoltierst auf { $clearing }!
   *[no] { $seat } revoltiert auf { $clearing }!
}
event-officer = { $you ->
    [yes] Ein Offizier mehr für dich, nun { $total }.
   *[no] Ein Offizier mehr für { $seat }, nun { $total }.
}
event-outrage = { $you ->
    [yes] Du löst auf { $clearing } Empörung aus.
   *[no] { $seat } löst auf { $clearing } Empörung aus.
}
event-gained-supporter = { $you ->
    [yes] Ein Anhänger für dich: { $card }.
   *[no] Ein Anhänger für { $seat }: { $card }.
}
event-gained-supporter-hidden = Ein Anhänger für { $seat }, verdeckt.
event-spent-supporter = { $you ->
    [yes] Du gibst einen Anhänger aus: { $card }.
   *[no] { $seat } gibt einen Anhänger aus: { $card }.
}
event-lost-supporter = { $you ->
    [yes] Du verlierst einen Anhänger: { $card }.
   *[no] { $seat } verliert einen Anhänger: { $card }.
}
event-lost-officers = { $you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} { $count ->
    [one] einen Offizier
   *[other] { $count } Offiziere
}; übrig: { $total }.

## Ereignisse: der Vagabund

event-character = { $you ->
    [yes] Dein Charakter: { $word }.
   *[no] Charakter von { $seat }: { $word }.
}
event-pawn-placed = { $you ->
    [yes] Du beginnst hier: { $forest }.
   *[no] { $seat } beginnt hier: { $forest }.
}
event-exhausted = { $you ->
    [yes] Du benutzt einen Gegenstand: { $item }.
   *[no] { $seat } benutzt einen Gegenstand: { $item }.
}
event-refreshed = { $you ->
    [yes] Du frischst auf: { $item }.
   *[no] { $seat } frischt auf: { $item }.
}
event-damaged = { $you ->
    [yes] Dein Gegenstand wird beschädigt: { $item }.
   *[no] Ein Gegenstand von { $seat } wird beschädigt: { $item }.
}
event-repaired = { $you ->
    [yes] Du reparierst: { $item }.
   *[no] { $seat } repariert: { $item }.
}
event-removed-item = { $you ->
    [yes] Dein Gegenstand verlässt das Spiel: { $item }.
   *[no] Ein Gegenstand von { $seat } verlässt das Spiel: { $item }.
}
event-wandered = { $you ->
    [yes] Du gehst von { $origin } nach { $clearing }.
   *[no] { $seat } geht von { $origin } nach { $clearing }.
}
event-improved = { $you ->
    [yes] Deine Beziehung zur Partei { $faction } wird besser.
   *[no] Die Beziehung von { $seat } zur Partei { $faction } wird besser.
}
event-allied = { $you ->
    [yes] Ab jetzt mit dir alliiert: die Partei { $faction }.
   *[no] Ab jetzt mit { $seat } alliiert: die Partei { $faction }.
}
event-hostile = { $you ->
    [yes] Ab jetzt dir gegenüber feindlich: die Partei { $faction }.
   *[no] Ab jetzt { $seat } gegenüber feindlich: die Partei { $faction }.
}
event-took-item = { $seat } nimmt einen Gegenstand von { $other }: { $item }.
event-with-ally = { $you ->
    [yes] Du greifst mit den Kriegern der Partei { $faction } an.
   *[no] { $seat } greift mit den Kriegern der Partei { $faction } an.
}
event-coalition = { $seat } schließt ein Bündnis mit { $other }.
event-quest-revealed = Eine neue Aufgabe: { $quest }.
event-quest-completed = { $you ->
    [yes] Du erledigst eine Aufgabe: { $quest }.
   *[no] { $seat } erledigt eine Aufgabe: { $quest }.
}
event-improvised = { $you ->
    [yes] Du improvisierst mit einem Gegenstand: { $item }.
   *[no] { $seat } improvisiert mit einem Gegenstand: { $item }.
}
event-found = { $you ->
    [yes] Du findest unter der Ruine auf { $clearing }: { $item }.
   *[no] { $seat } findet unter der Ruine auf { $clearing }: { $item }.
}
event-found-nothing = { $you ->
    [yes] Du nimmst nichts unter der Ruine auf { $clearing }.
   *[no] { $seat } nimmt nichts unter der Ruine auf { $clearing }.
}
event-looked = { $you ->
    [yes] Unter der Ruine auf { $clearing } siehst du: { $item }.
   *[no] Unter der Ruine auf { $clearing } sieht { $seat }: { $item }.
}
event-shown-item = { $you ->
    [yes] Unter der Ruine auf { $clearing } findest du, was du schon hast, und lässt es liegen: { $item }.
   *[no] Unter der Ruine auf { $clearing } findet { $seat } ein zweites Stück und lässt es liegen: { $item }.
}
event-ruin-removed = Auf { $clearing } steht keine Ruine mehr.
event-day-labor = { $you ->
    [yes] Tagarbeit, du nimmst vom Ablagestapel: { $card }.
   *[no] Tagarbeit, { $seat } nimmt vom Ablagestapel: { $card }.
}
event-enlisted = { $seat } wirbt { $other } zur Verteidigung an.
event-scorched = { $you ->
    [yes] Du brennst { $clearing } nieder: Niemand kommt mehr hinein.
   *[no] { $seat } brennt { $clearing } nieder: Niemand kommt mehr hinein.
}

## Ablehnungen

no-not-here = Das ist jetzt nicht möglich: { $choice }.
no-not-held = Du hast keine Karte dafür auf der Hand: { $choice }.
no-wrong-suit = Die Klasse entspricht nicht: { $choice }.
no-not-a-clearing = Das ist keine Lichtung des Spielbretts: { $choice }.
no-not-a-player = Das ist keine Partei in diesem Spiel: { $choice }.
no-no-open-slot = Es gibt keinen leeren Bauplatz für ein Gebäude auf { $choice }.
no-none-left = Keiner dieser Marker ist zum Platzieren übrig.
no-no-warriors-left = In deinem Vorrat sind keine Krieger mehr.
no-not-ruled = Du beherrschst { $choice } nicht.
no-has-dominance = Du hast schon eine Dominanz-Karte aktiviert; es gibt nur eine für die ganze Partie.
no-not-enough-points = Um eine Dominanz-Karte zu aktivieren, brauchst du mindestens 10 Punkte.
no-none-available = Keine Dominanz-Karte ist verfügbar.
no-not-available = Das ist keine verfügbare Dominanz-Karte: { $choice }.
no-cannot-pay-suit = Du hast keine Karte der Klasse, die dafür auszugeben ist: { $choice }.
no-cannot-be-crafted = Diese Karte kann nicht hergestellt werden: { $choice }.
no-too-few-crafting-pieces = Du hast in diesem Zug zu wenige Herstellungsmarker der richtigen Klassen übrig für: { $choice }.
no-item-gone = Im Vorrat fehlt der Gegenstand für: { $choice }.
no-duplicate = Du hast diese Karte schon hergestellt: { $choice }.
no-not-adjacent = Von dort kommst du nicht nach { $choice }: nicht benachbart.
no-no-warriors-there = Auf { $choice } sind keine Krieger dafür.
no-not-that-many = So viele Krieger sind nicht auf { $origin }: { $choice }.
no-rules-neither = Du beherrschst weder { $origin } noch { $choice }.
no-nowhere-to-go = Keine Bewegung ist möglich: { $choice }.
no-no-fighters-there = Du hast weder Krieger noch eine Spielfigur auf { $choice }.
no-no-enemy-there = Dort ist keine solche gegnerische Partei: { $choice }.
no-no-battle = Es gibt niemanden zu bekämpfen: { $choice }.
no-not-an-ambush = Das ist keine Hinterhalts-Karte: { $choice }.
no-not-your-piece = Auf { $clearing } ist kein solcher Marker übrig: { $choice }.
no-not-crafted = Diese Karte wurde nicht hergestellt: { $choice }.
no-used-this-turn = Nur einmal pro Zug: { $choice }.
no-nothing-to-do = Das hätte jetzt keine Wirkung: { $choice }.
no-no-closed-path = Es gibt keinen versperrten Weg zu öffnen: { $choice }.
no-no-pieces-there = Du hast an keinem Ende eines versperrten Weges Marker.

## Ablehnungen: die Marquise

no-keep-forbids = Die Festung steht auf { $choice }: Nur die Marquise kann dort Marker platzieren.
no-not-a-corner = Die Festung kommt in eine Ecke, nicht auf { $choice }.
no-not-by-the-keep = Die ersten Gebäude kommen zur Festung oder daneben, nicht auf { $choice }.
no-no-actions-left = Du hast keine Aktion dafür übrig: { $choice }.
no-no-bird = Du hast keine Vogel-Karte auszugeben.
no-recruited-already = Du hast in diesem Zug schon rekrutiert.
no-no-recruiters = Du hast auf dem Spielbrett keinen Rekrutierer, bei dem du einen Krieger platzieren kannst.
no-no-recruiter-there = Auf { $choice } wartet kein Rekrutierer mehr auf einen Krieger.
no-no-place-to-build = Auf keiner Lichtung mit Platz, die du beherrschst, kannst du ein Gebäude bezahlen.
no-too-little-wood = Zu wenig Holz erreicht das Gebäude: { $choice }.
no-no-wood-there = Von dort kann kein Holz nach { $clearing } kommen: { $choice }.
no-no-sawmill-there = Es gibt dafür keine Sägemühle, oder keine Karte, die ihrer Lichtung entspricht: { $choice }.
no-no-wood-left = Alles Holz ist schon auf dem Spielbrett.

## Ablehnungen: die Dynastien

no-not-your-corner = Du beginnst in einer freien Ecke, einem anderen Start gegenüber, wenn es so eine gibt, nicht auf { $choice }.
no-leader-deposed = Dieser Anführer wurde abgesetzt: { $choice }.
no-one-bird-only = Pro Zug kann dem Dekret nur eine Vogel-Karte hinzugefügt werden.
no-not-the-fewest = Eine andere Lichtung mit Platz hat weniger Krieger als { $choice }.
no-not-in-column = In der Spalte { $column } ist keine solche Karte übrig: { $choice }.
no-no-roost-there = Du hast kein Nest auf { $choice }.
no-roost-there = Auf { $choice } ist schon ein Nest.

## Ablehnungen: die Allianz

no-not-sympathetic = Auf { $choice } ist keine Sympathie.
no-base-on-map = Der Stützpunkt dieser Klasse ist schon auf dem Spielbrett: keine Revolte auf { $choice }.
no-sympathetic = Auf { $choice } ist schon Sympathie.
no-not-near-sympathy = Neben { $choice } ist keine Sympathie.
no-no-base = Du hast keinen Stützpunkt auf dem Spielbrett.
no-no-base-there = Du hast keinen Stützpunkt, bei dem das ginge: { $choice }.
no-nowhere-to-organize = Du hast keine Krieger, wo Sympathie platziert werden könnte.
no-too-few-supporters = Zu wenige deiner Anhänger entsprechen: { $choice }.
no-not-a-supporter = Das ist keiner deiner Anhänger: { $choice }.

## Ablehnungen: der Vagabund

no-taken-character = Der andere Vagabund ist schon dieser Charakter: { $choice }.
no-not-a-forest = Du beginnst in einem Wald des Spielbretts, und das ist keiner: { $choice }.
no-scorched = Auf { $choice } ist die Erde verbrannt: Nichts kann dorthin kommen.
no-no-sword = Du hast kein Schwert zu benutzen.
no-no-crossbow = Du hast keine Armbrust zu benutzen.
no-nothing-to-strike = Hier ist nichts, worauf du schießen könntest: { $choice }.
no-no-hammer = Du hast keinen Hammer zu benutzen.
no-nothing-to-repair = Keiner deiner Gegenstände ist beschädigt.
no-nothing-to-craft = Du hast keine Karte, die deine Hämmer hier herstellen können.
no-no-such-item = Du hast keinen solchen Gegenstand dafür bereit: { $choice }.
no-not-exhausted = Du hast keinen solchen benutzten Gegenstand: { $choice }.
no-not-damaged = Du hast keinen solchen beschädigten Gegenstand: { $choice }.
no-on-its-track = Was auf seiner Leiste liegt, zählt nicht und bleibt: { $choice }.
no-not-a-place = Das ist kein Ort, zu dem du gehen kannst: { $choice }.
no-not-into-a-forest = In einen Wald kommst du nur durch Schleichen, mit dieser Bewegung nicht: { $choice }.
no-too-few-boots = Du hast zu wenige Stiefel zu benutzen.
no-hostile-clearing = Auf { $choice } sind feindliche Krieger, und der zusätzliche Stiefel fehlt dir.
no-there-already = Dort bist du schon: { $choice }.
no-no-ally-there = Keine solchen alliierten Krieger können von { $origin } mitkommen: { $choice }.
no-in-a-forest = Deine Spielfigur ist in einem Wald; dafür braucht es eine Lichtung: { $choice }.
no-nothing-to-exhaust = Du hast keinen Gegenstand zu benutzen.
no-no-matching-card = Du hast keine Handkarte, die dieser Lichtung entspricht.
no-nobody-here = Dafür braucht es eine andere Partei mit Markern auf deiner Lichtung: { $choice }.
no-not-crafted-by-them = Die Partei { $faction } hat keinen solchen hergestellten Gegenstand: { $choice }.
no-too-few-players = Ein Vagabund schließt nur ab vier Parteien ein Bündnis.
no-no-partner = Ein Bündnis gibt es nur mit der Partei, die die wenigsten Punkte hat und in keinem ist: { $choice }.
no-not-an-ally = Du hast auf { $clearing } keine solchen alliierten Krieger gegen die Partei { $faction }: { $choice }.
no-not-an-open-quest = Diese Aufgabe liegt nicht offen: { $choice }.
no-no-quest-here = Keine offene Aufgabe entspricht dieser Lichtung.
no-lacks-quest-items = Die Gegenstände, die eine Aufgabe verlangt, wären nicht alle bereit: { $choice }.
no-no-ruin-here = Hier ist keine Ruine mit einem Gegenstand.
no-not-under-the-ruin = Das liegt nicht unter der Ruine auf { $clearing }: { $choice }.
no-has-it-from-a-ruin = Du hast schon einen solchen Gegenstand aus einer Ruine: { $choice }.
no-no-special-action = Dein Charakter hat im Tageslicht keine eigene Aktion.
no-no-torch = Du hast keine Fackel zu benutzen.
no-nobody-to-rob = Hier ist niemand, dem du eine Karte nehmen könntest: { $choice }.
no-nothing-discarded = Keine Karte des Ablagestapels entspricht dieser Lichtung.
no-not-in-the-discard = Diese Karte ist nicht im Ablagestapel: { $choice }.
no-nothing-damaged = Keiner deiner Gegenstände ist beschädigt: Es gibt nichts zu reparieren.
no-cannot-attack = Diese Partei hat hier niemanden anzugreifen oder nichts zum Angreifen: { $choice }.

## Einstellungen

option-seats = Plätze
    .help = Die Parteien in der Reihenfolge, in der sie sitzen: zwei bis fünf.
    .form = die Parteien in Sitzordnung mit Kommas dazwischen, etwa marquise,eyrie
option-first = Wer beginnt
    .help = Welcher Platz den ersten Zug hat.
option-first-random = Zufällig
option-first-1 = Der erste Platz
option-first-2 = Der zweite Platz
option-first-3 = Der dritte Platz
option-first-4 = Der vierte Platz
option-first-5 = Der fünfte Platz
option-map = Spielbrett
    .help = Wo gespielt wird; jedes Spielbrett hat eigene Regeln.
option-map-autumn = Herbst: wie im Grundspiel
option-map-winter = Winter: ein reißender Fluss teilt die Wälder
option-map-lake = See: eine Fähre fährt von Ufer zu Ufer
option-map-mountain = Gebirge: versperrte Wege und ein Pass, der Punkte bringt
option-suits = Klassen der Lichtungen
    .help = Nur das Spielbrett Herbst hat gedruckte Klassen; auf den anderen kommen sie immer zufällig.
option-suits-usual = Wie auf dem Spielbrett
option-suits-random = Zufällig
option-deck = Nachziehstapel
    .help = Mit welchen Karten gespielt wird.
option-deck-standard = Standard-Nachziehstapel
option-deck-exiles = Exilanten und Partisanen
option-hands = Anfangsblatt
    .help = Mit welchen Karten alle beginnen.
option-hands-three = Drei Karten
option-hands-five = Fünf ziehen, drei behalten
option-edition = Ausgabe
    .help = Welches Gesetz gilt: das heutige oder das der ersten Ausgabe.
option-edition-law = Heutiges Gesetz
option-edition-first = Erste Ausgabe

## Punkte

points-buildings = Gebäude
points-roosts = Nester
points-turmoil = Aufruhr
points-sympathy = Sympathie
points-ruins = Ruinen
points-quests = Aufgaben
points-relations = Beziehungen
points-infamy = Niedertracht
points-protection = Beschützen
points-crafted = Hergestellte Gegenstände
points-removed = Entfernte Marker
points-cards = Karteneffekte
points-paths = Geöffnete Wege
points-pass = Der Pass

## Einstellungen, die nicht zusammenpassen

setup-players = { $low } bis { $high } können spielen, nicht { $count }.
setup-one-set = Jede Partei hat nur einen Satz Spielmaterial: Sie lässt sich nicht zweimal spielen.
setup-second-vagabond = Der zweite Vagabund spielt nur neben dem ersten.
setup-vagabonds-alone = Zwei Vagabunden allein gehen die Punkte aus: Es muss noch eine Partei mitspielen.
setup-no-first = Es gibt keinen Platz { $first }.

## Daueraufträge

orders = Hinterhalt, wenn ich angegriffen werde
order-never = nie
order-from-2 = wenn mindestens 2 Krieger angreifen
order-from-3 = wenn mindestens 3 Krieger angreifen
order-from-4 = wenn mindestens 4 Krieger angreifen
