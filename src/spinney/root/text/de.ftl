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
word-burrow = Erdhöhle
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
word-damaged = Den beschädigten
word-undamaged = Den unbeschädigten

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

ask-put-back = Drei Karten behältst du: Welche legst du zurück?
ask-discard = Du hast mehr als fünf Karten auf der Hand: Welche legst du ab?
ask-spend = { $suit ->
    [Vogel] Welche Vogel-Karte gibst du aus?
   *[other] Welche Karte gibst du aus? Es muss eine { $suit }-Karte oder eine Vogel-Karte sein.
}
ask-spend-any = Welche Karte gibst du aus?
ask-craft-what = Welche Karte stellst du her?
ask-craft-card = Tageslicht: Welche Karte stellst du her, oder was tust du sonst?
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

## Fragen: die Marquise

ask-place-keep = In welcher Ecke platzierst du die Festung?
ask-first-building = Dein erstes Gebäude dieser Art ({ $piece }): Wo platzierst du es, bei der Festung oder daneben?
ask-place-wood = Das Holz reicht nicht für alle Sägemühlen: Wohin kommt das nächste?
ask-marquise-act = Tageslicht: { $count ->
    [0] Keine Aktion übrig; was tust du noch?
    [one] Noch eine Aktion; was tust du?
   *[other] Noch { $count } Aktionen; was tust du?
}
    .done = Tageslicht beenden
ask-recruit-at = Die Krieger reichen nicht für alle Rekrutierer: Wohin kommt der nächste?
ask-build-in = Wo baust du?
ask-build-what = Was baust du auf { $clearing }?
ask-pay-wood = Das Gebäude auf { $clearing } kostet Holz: Woher nimmst du das nächste?
ask-overwork-in = In welcher Sägemühle machst du Überstunden?
ask-hospitals = Feldkrankenhaus: { $count ->
    [one] Ein Krieger fällt
   *[other] { $count } Krieger fallen
} auf { $clearing }. Gibst du eine { $suit }-Karte oder eine Vogel-Karte aus, um { $count ->
    [one] ihn
   *[other] sie
} zur Festung zu bringen?
    .done = Fallen lassen

## Fragen: die Dynastien

ask-first-roost = In welcher Ecke beginnst du?
ask-leader = Welchen Anführer wählst du?
ask-add-to = { $count ->
    [0] Das Dekret: In welche Spalte legst du eine Karte?
   *[other] Das Dekret: Noch eine zweite Karte? Wähle ihre Spalte, oder hör auf.{ $birds ->
        [0] { "" }
       *[other] { "" } (Kein zweiter Vogel.)
    }
}
    .done = Keine zweite Karte
ask-add = Das Dekret, { $column }: Welche Karte fügst du hinzu?{ $birds ->
    [0] { "" }
   *[other] { "" } (Kein zweiter Vogel.)
}
ask-new-roost = Du hast kein Nest auf dem Spielbrett: Wo platzierst du ein neues?
ask-resolve = Das Dekret, { $column }: Eine Karte welcher Klasse führst du aus? Geht es nicht, gibt es Aufruhr.
ask-recruit-at-roost = { $suit ->
    [Vogel] Bei welchem Nest
   *[other] Bei welchem Nest auf einer { $suit }-Lichtung
} rekrutierst du { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
}?
ask-build-roost = { $suit ->
    [Vogel] Wo baust du ein Nest?
   *[other] Auf welcher { $suit }-Lichtung baust du ein Nest?
}

## Fragen: die Allianz

ask-aftermath = Welchen Verlust handelst du als Nächstes ab?
ask-revolt = Vogelgesang: Wo revoltierst du?
    .done = Keine Revolte
ask-spread-sympathy = Vogelgesang: Wo verbreitest du Sympathie? Sie kostet { $count ->
    [one] einen Anhänger
   *[other] { $count } Anhänger
}, bei Kriegsrecht einen mehr.
    .done = Keine Sympathie mehr verbreiten
ask-alliance-act = Tageslicht: Was tust du?
    .done = Tageslicht beenden
ask-mobilize = Welche Karte legst du zu deinen Anhängern?
ask-train = Welche Karte gibst du aus, um einen Offizier auszubilden?
ask-operate = Abend: { $count ->
    [one] Ein Offizier ist
   *[other] { $count } Offiziere sind
} bereit. Welcher Einsatz?
    .done = Keine Einsätze mehr
ask-recruit-at-base = Bei welchem Stützpunkt rekrutierst du einen Krieger?
ask-organize = Wo ersetzt du einen Krieger durch ein Sympathie-Plättchen?
ask-outrage = Empörung auf { $clearing }: Welche { $suit }-Karte oder Vogel-Karte gibst du den Anhängern?
    .done = Meine Hand zeigen: Ich habe keine
ask-spend-supporter = Du musst noch { $count ->
    [one] einen
   *[other] { $count }
} Anhänger ausgeben: Welche { $suit }-Karte oder Vogel-Karte nimmst du?
ask-dismiss = Ohne Stützpunkt behältst du nur fünf Anhänger: Welchen legst du ab?

## Fragen: der Vagabund

ask-choose-character = Welcher Charakter bist du?
ask-place-pawn = In welchem Wald beginnst du?
ask-vagabond-act = Tageslicht: Was tust du?
    .done = Tageslicht beenden
ask-strike-at = Auf wen schießt du?
ask-strike-down = Welchen Marker { $faction-of } entfernst du auf { $clearing }?
ask-refresh = Welchen benutzten Gegenstand frischst du auf?
ask-damage-item = Welcher Gegenstand wird beschädigt?
ask-repair-item = Welchen beschädigten Gegenstand reparierst du?
ask-remove-item = Du trägst zu viel: Welcher Gegenstand verlässt das Spiel?
ask-which-of-two = Du hast einen beschädigten und einen unbeschädigten: { $item }. Welcher verlässt das Spiel?
ask-slip = Vogelgesang: Wohin schleichst du?
    .done = Hier bleiben
ask-go = Wohin gehst du? { $count ->
    [0] Es kostet keinen Stiefel, bei feindlichen Kriegern aber einen.
   *[other] Es kostet einen Stiefel, bei feindlichen Kriegern noch einen.
}
ask-glide = Wohin gleitest du?
ask-along = Von { $origin } zu { $clearing }: Wessen alliierte Krieger kommen mit?
    .done = Niemand kommt mit
ask-along-count = Wie viele Krieger { $faction-of } kommen von { $origin } zu { $clearing } mit?
ask-aid-whom = Wem hilfst du?
ask-aid-card = Welche { $suit }-Karte oder Vogel-Karte gibst du { $faction-to }?
ask-aid-item = Welchen Gegenstand benutzt du, um zu helfen?
ask-take-item = Welchen hergestellten Gegenstand { $faction-of } nimmst du?
    .done = Kein Gegenstand
ask-attack-with = Kampf auf { $clearing } gegen { $faction-whom }: Wessen alliierte Krieger kämpfen mit dir?
    .done = Allein kämpfen
ask-take-hit = Du erleidest einen Treffer: Welcher Gegenstand wird beschädigt? Oder fällt stattdessen ein Krieger { $faction-of } ({ $count ->
    [one] einer steht
   *[other] { $count } stehen
} noch)?
ask-partner = Mit wem schließt du ein Bündnis?
ask-which-quest = Welche Aufgabe erledigst du?
ask-pay-with = Die Aufgabe verlangt diesen Gegenstand: { $item }. Welchen benutzt du? Nimmst du einen anderen, wird dieser beschädigt.
ask-reward = Die Aufgabe ist erledigt: { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
} oder zwei Karten?
    .done = Keins von beiden
ask-take-from-ruin = Welchen Gegenstand nimmst du unter der Ruine auf { $clearing }?
    .done = Kein Gegenstand
ask-steal = Wem stiehlst du eine Karte?
ask-labor = Welche Karte nimmst du vom Ablagestapel?
ask-instigate = Wen stiftest du zum Angriff an?
ask-instigate-on = Wen { $faction-many ->
    [yes] müssen
   *[no] muss
} { $faction-the } angreifen?
ask-enlist = Wirbst du { $faction-whom } an? { $count ->
    [0] Kein Schwert hilft
    [one] Ein Schwert hilft
   *[other] { $count } Schwerter helfen
} dir, und { $faction-the } { $faction-many ->
    [yes] erhalten
   *[no] erhält
} einen Punkt.
    .done = Nicht anwerben

## Ereignisse: Aufbau, Züge, Karten

event-reach-low = Die Reichweite dieser Parteien ist zusammen { $total }; für so viele wird mindestens { $wanted } empfohlen.
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
   *[no] { $seat } { $seat-many ->
        [yes] platzieren
       *[no] platziert
    } auf { $clearing }: { $piece }.
}
event-recruited = { $you ->
    [yes] Du platzierst { $count ->
        [one] einen
       *[other] { $count }
    } Krieger auf { $clearing }.
   *[no] { $seat } { $seat-many ->
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
   *[no] { $seat } { $seat-many ->
        [yes] bewegen
       *[no] bewegt
    } { $count ->
        [one] einen
       *[other] { $count }
    } Krieger von { $origin } zu { $clearing }.
}
event-ferry = Die Fähre kommt zu { $clearing }.
event-lost-warriors = { $you ->
    [yes] Du verlierst { $count ->
        [one] einen
       *[other] { $count }
    } Krieger auf { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] verlieren
       *[no] verliert
    } { $count ->
        [one] einen
       *[other] { $count }
    } Krieger auf { $clearing }.
}
event-lost-piece = { $you ->
    [yes] Du verlierst auf { $clearing }: { $piece }.
   *[no] { $seat } { $seat-many ->
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
    [yes] Kampf auf { $clearing }: Du greifst { $other-whom } an.
    [other] Kampf auf { $clearing }: { $seat } { $seat-many ->
        [yes] greifen
       *[no] greift
    } dich an.
   *[no] Kampf auf { $clearing }: { $seat } { $seat-many ->
        [yes] greifen
       *[no] greift
    } { $other-whom } an.
}
event-forces = Krieger vor dem Kampf: { $warriors } gegen { $others }.
event-foiled = { $you ->
    [yes] Du vereitelst den Hinterhalt.
   *[no] { $seat } { $seat-many ->
        [yes] vereiteln
       *[no] vereitelt
    } den Hinterhalt.
}
event-rolled = Die Würfel zeigen { $high } und { $low }.
event-rolled-hits = { $you ->
    [yes] Du hast { $roll } gewürfelt und kannst höchstens { $most } landen; gewürfelte Treffer: { $hits }.
   *[no] { $seat } { $seat-many ->
        [yes] haben
       *[no] hat
    } { $roll } gewürfelt und { $seat-many ->
        [yes] können
       *[no] kann
    } höchstens { $most } landen; gewürfelte Treffer: { $hits }.
}
event-extra-hit = { $you ->
    [yes] Du landest einen extra Treffer: „{ $word }“.
   *[no] { $seat } { $seat-many ->
        [yes] landen
       *[no] landet
    } einen extra Treffer: „{ $word }“.
}
event-ignored-hits = { $you ->
    [yes] Du ignorierst { $count ->
        [one] einen gewürfelten
       *[other] { $count } gewürfelte
    } Treffer: „{ $word }“.
   *[no] { $seat } { $seat-many ->
        [yes] ignorieren
       *[no] ignoriert
    } { $count ->
        [one] einen gewürfelten
       *[other] { $count } gewürfelte
    } Treffer: „{ $word }“.
}
event-defenseless = { $you ->
    [yes] Du bist wehrlos: ein extra Treffer.
   *[no] { $seat } { $seat-many ->
        [yes] sind
       *[no] ist
    } wehrlos: ein extra Treffer.
}
event-hit = { $you ->
    [yes] Du erleidest { $count ->
        [one] einen
       *[other] { $count }
    } Treffer.
   *[no] { $seat } { $seat-many ->
        [yes] erleiden
       *[no] erleidet
    } { $count ->
        [one] einen
       *[other] { $count }
    } Treffer.
}
event-battle-over = Der Kampf ist vorbei; übrige Krieger: { $warriors } gegen { $others }.

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

## Ereignisse: die Marquise

event-rescued = { $you ->
    [yes] Feldkrankenhaus: Du bringst { $count ->
        [one] einen
       *[other] { $count }
    } Krieger zu { $clearing } zurück.
   *[no] Feldkrankenhaus: { $seat } { $seat-many ->
        [yes] bringen
       *[no] bringt
    } { $count ->
        [one] einen
       *[other] { $count }
    } Krieger zu { $clearing } zurück.
}
event-paid-wood = { $you ->
    [yes] Du bezahlst mit einem Holz von { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] bezahlen
       *[no] bezahlt
    } mit einem Holz von { $clearing }.
}

## Ereignisse: die Dynastien

event-leader = { $you ->
    [yes] Dein neuer Anführer: { $leader }.
   *[no] Der neue Anführer { $seat-of }: { $leader }.
}
event-decreed = { $you ->
    [yes] Du legst „{ $card }“ ins Dekret, { $column }.
   *[no] { $seat } { $seat-many ->
        [yes] legen
       *[no] legt
    } „{ $card }“ ins Dekret, { $column }.
}
event-turmoil = { $you ->
    [yes] Du kannst dem Dekret nicht gehorchen ({ $column }, { $suit }): Aufruhr!
   *[no] { $seat } { $seat-many ->
        [yes] können
       *[no] kann
    } dem Dekret nicht gehorchen ({ $column }, { $suit }): Aufruhr!
}
event-deposed = { $you ->
    [yes] Dein Anführer wird abgesetzt: { $leader }.
   *[no] Der Anführer { $seat-of } wird abgesetzt: { $leader }.
}
event-new-clutch = { $you ->
    [yes] Alle deine Anführer waren abgesetzt; nun sind sie wieder wählbar.
   *[no] Alle Anführer { $seat-of } waren abgesetzt; nun sind sie wieder wählbar.
}

## Ereignisse: die Allianz

event-revolt = { $you ->
    [yes] Du revoltierst auf { $clearing }!
   *[no] { $seat } { $seat-many ->
        [yes] revoltieren
       *[no] revoltiert
    } auf { $clearing }!
}
event-officer = { $you ->
    [yes] Du erhältst einen Offizier und hast jetzt { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] erhalten
       *[no] erhält
    } einen Offizier und { $seat-many ->
        [yes] haben
       *[no] hat
    } jetzt { $total }.
}
event-outrage = { $you ->
    [yes] Du löst auf { $clearing } Empörung aus.
   *[no] { $seat } { $seat-many ->
        [yes] lösen
       *[no] löst
    } auf { $clearing } Empörung aus.
}
event-gained-supporter = { $you ->
    [yes] Du erhältst einen Anhänger: „{ $card }“.
   *[no] { $seat } { $seat-many ->
        [yes] erhalten
       *[no] erhält
    } einen Anhänger: „{ $card }“.
}
event-gained-supporter-hidden = { $seat } { $seat-many ->
    [yes] erhalten
   *[no] erhält
} einen Anhänger, verdeckt.
event-spent-supporter = { $you ->
    [yes] Du gibst einen Anhänger aus: „{ $card }“.
   *[no] { $seat } { $seat-many ->
        [yes] geben
       *[no] gibt
    } einen Anhänger aus: „{ $card }“.
}
event-lost-supporter = { $you ->
    [yes] Du verlierst einen Anhänger: „{ $card }“.
   *[no] { $seat } { $seat-many ->
        [yes] verlieren
       *[no] verliert
    } einen Anhänger: „{ $card }“.
}
event-lost-officers = { $you ->
    [yes] Du verlierst { $count ->
        [one] einen Offizier
       *[other] { $count } Offiziere
    } und hast jetzt { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] verlieren
       *[no] verliert
    } { $count ->
        [one] einen Offizier
       *[other] { $count } Offiziere
    } und { $seat-many ->
        [yes] haben
       *[no] hat
    } jetzt { $total }.
}

## Ereignisse: der Vagabund

event-character = { $you ->
    [yes] Dein Charakter: { $word }.
   *[no] Der Charakter { $seat-of }: { $word }.
}
event-pawn-placed = { $you ->
    [yes] Du beginnst in { $forest }.
   *[no] { $seat } { $seat-many ->
        [yes] beginnen
       *[no] beginnt
    } in { $forest }.
}
event-exhausted = { $you ->
    [yes] Du benutzt: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] benutzen
       *[no] benutzt
    }: { $item }.
}
event-refreshed = { $you ->
    [yes] Du frischst auf: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] frischen
       *[no] frischt
    } auf: { $item }.
}
event-damaged = { $you ->
    [yes] Dein Gegenstand wird beschädigt: { $item }.
   *[no] Ein Gegenstand { $seat-of } wird beschädigt: { $item }.
}
event-repaired = { $you ->
    [yes] Du reparierst: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] reparieren
       *[no] repariert
    }: { $item }.
}
event-removed-item = { $you ->
    [yes] Dein Gegenstand verlässt das Spiel: { $item }.
   *[no] Ein Gegenstand { $seat-of } verlässt das Spiel: { $item }.
}
event-wandered = { $you ->
    [yes] Du gehst von { $origin } zu { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] gehen
       *[no] geht
    } von { $origin } zu { $clearing }.
}
event-improved = { $you ->
    [yes] Deine Beziehung zu { $faction-to } wird besser.
    [faction] Die Beziehung { $seat-of } zu dir wird besser.
   *[no] Die Beziehung { $seat-of } zu { $faction-to } wird besser.
}
event-allied = { $you ->
    [yes] Du bist jetzt mit { $faction-to } alliiert.
    [faction] { $seat } { $seat-many ->
        [yes] sind
       *[no] ist
    } jetzt mit dir alliiert.
   *[no] { $seat } { $seat-many ->
        [yes] sind
       *[no] ist
    } jetzt mit { $faction-to } alliiert.
}
event-hostile = { $you ->
    [yes] { $faction } { $faction-many ->
        [yes] sind
       *[no] ist
    } dir gegenüber jetzt feindlich.
    [faction] Du bist { $seat-to } gegenüber jetzt feindlich.
   *[no] { $faction } { $faction-many ->
        [yes] sind
       *[no] ist
    } { $seat-to } gegenüber jetzt feindlich.
}
event-took-item = { $you ->
    [yes] Du nimmst { $other-to } einen Gegenstand weg: { $item }.
    [other] { $seat } { $seat-many ->
        [yes] nehmen
       *[no] nimmt
    } dir einen Gegenstand weg: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] nehmen
       *[no] nimmt
    } { $other-to } einen Gegenstand weg: { $item }.
}
event-with-ally = { $you ->
    [yes] Du greifst mit den Kriegern { $faction-of } an.
    [faction] { $seat } { $seat-many ->
        [yes] greifen
       *[no] greift
    } mit deinen Kriegern an.
   *[no] { $seat } { $seat-many ->
        [yes] greifen
       *[no] greift
    } mit den Kriegern { $faction-of } an.
}
event-coalition = { $you ->
    [yes] Du schließt ein Bündnis mit { $other-to }.
    [other] { $seat } { $seat-many ->
        [yes] schließen
       *[no] schließt
    } ein Bündnis mit dir.
   *[no] { $seat } { $seat-many ->
        [yes] schließen
       *[no] schließt
    } ein Bündnis mit { $other-to }.
}
event-quest-revealed = Eine neue Aufgabe: „{ $quest }“.
event-quest-completed = { $you ->
    [yes] Du erledigst eine Aufgabe: „{ $quest }“.
   *[no] { $seat } { $seat-many ->
        [yes] erledigen
       *[no] erledigt
    } eine Aufgabe: „{ $quest }“.
}
event-improvised = { $you ->
    [yes] Du benutzt einen Gegenstand anstelle eines anderen: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] benutzen
       *[no] benutzt
    } einen Gegenstand anstelle eines anderen: { $item }.
}
event-found = { $you ->
    [yes] Unter der Ruine auf { $clearing } findest du: { $item }.
   *[no] Unter der Ruine auf { $clearing } { $seat-many ->
        [yes] finden
       *[no] findet
    } { $seat-the }: { $item }.
}
event-found-nothing = { $you ->
    [yes] Du nimmst nichts unter der Ruine auf { $clearing } weg.
   *[no] { $seat } { $seat-many ->
        [yes] nehmen
       *[no] nimmt
    } nichts unter der Ruine auf { $clearing } weg.
}
event-looked = { $you ->
    [yes] Unter der Ruine auf { $clearing } siehst du: { $item }.
   *[no] Unter der Ruine auf { $clearing } { $seat-many ->
        [yes] sehen
       *[no] sieht
    } { $seat-the }: { $item }.
}
event-shown-item = { $you ->
    [yes] Unter der Ruine auf { $clearing } findest du einen Gegenstand, den du schon hast, und lässt ihn liegen: { $item }.
   *[no] Unter der Ruine auf { $clearing } { $seat-many ->
        [yes] finden
       *[no] findet
    } { $seat-the } noch einmal den gleichen Gegenstand und { $seat-many ->
        [yes] lassen
       *[no] lässt
    } ihn liegen: { $item }.
}
event-ruin-removed = Die Ruine auf { $clearing } wird entfernt.
event-day-labor = { $you ->
    [yes] Tagarbeit: Du nimmst „{ $card }“ vom Ablagestapel.
   *[no] Tagarbeit: { $seat } { $seat-many ->
        [yes] nehmen
       *[no] nimmt
    } „{ $card }“ vom Ablagestapel.
}
event-enlisted = { $you ->
    [yes] Du wirbst { $other-whom } zur Verteidigung an.
    [other] { $seat } { $seat-many ->
        [yes] werben
       *[no] wirbt
    } dich zur Verteidigung an.
   *[no] { $seat } { $seat-many ->
        [yes] werben
       *[no] wirbt
    } { $other-whom } zur Verteidigung an.
}
event-scorched = { $you ->
    [yes] Du brennst { $clearing } nieder: Niemand kommt mehr hinein.
   *[no] { $seat } { $seat-many ->
        [yes] brennen
       *[no] brennt
    } { $clearing } nieder: Niemand kommt mehr hinein.
}

## Ablehnungen

no-not-here = „{ $chosen }“ ist jetzt nicht möglich.
no-not-held = „{ $chosen }“: Du hast keine solche Karte auf der Hand.
no-wrong-suit = „{ $chosen }“: Die Klasse passt nicht.
no-not-a-clearing = „{ $chosen }“ ist keine Lichtung dieses Spielbretts.
no-not-a-player = „{ $chosen }“ ist keine Partei, die mitspielt.
no-no-open-slot = Auf { $choice } ist kein Bauplatz leer.
no-none-left = Keiner dieser Marker ist noch zum Platzieren übrig.
no-no-warriors-left = In deinem Vorrat sind keine Krieger mehr.
no-not-ruled = Du beherrschst { $choice } nicht.
no-has-dominance = Du hast schon eine Dominanz-Karte aktiviert; in der ganzen Partie geht das nur einmal.
no-not-enough-points = Um eine Dominanz-Karte zu aktivieren, brauchst du mindestens 10 Punkte.
no-none-available = Keine Dominanz-Karte ist verfügbar.
no-not-available = „{ $chosen }“ ist keine verfügbare Dominanz-Karte.
no-cannot-pay-suit = „{ $chosen }“: Du hast keine Karte der Klasse, die du dafür ausgeben müsstest.
no-cannot-be-crafted = „{ $chosen }“ kann nicht hergestellt werden.
no-too-few-crafting-pieces = „{ $chosen }“: In diesem Zug sind zu wenige deiner Herstellungsmarker der richtigen Klassen übrig.
no-item-gone = „{ $chosen }“: Im Vorrat ist kein solcher Gegenstand mehr.
no-duplicate = „{ $chosen }“: Diese Karte hast du schon hergestellt.
no-not-adjacent = Von dort kommst du nicht zu { $choice }: nicht benachbart.
no-no-warriors-there = Auf { $choice } sind keine Krieger, mit denen das ginge.
no-not-that-many = „{ $chosen }“: So viele Krieger sind nicht auf { $origin }.
no-rules-neither = Du beherrschst weder { $origin } noch { $choice }.
no-nowhere-to-go = „{ $chosen }“: Keine Bewegung ist möglich.
no-no-fighters-there = Du hast weder Krieger noch eine Spielfigur auf { $choice }.
no-no-enemy-there = „{ $chosen }“: Dort ist keine solche gegnerische Partei.
no-no-battle = „{ $chosen }“: Es ist niemand da, gegen den du kämpfen kannst.
no-not-an-ambush = „{ $chosen }“ ist keine Hinterhalts-Karte, die hier möglich ist.
no-not-your-piece = „{ $chosen }“: Auf { $clearing } ist kein solcher Marker übrig.
no-not-crafted = „{ $chosen }“: Diese Karte wurde nicht hergestellt.
no-used-this-turn = „{ $chosen }“: nur einmal pro Zug.
no-nothing-to-do = „{ $chosen }“: Das hätte jetzt keine Wirkung.
no-no-closed-path = „{ $chosen }“: Es gibt keinen versperrten Weg mehr.
no-no-pieces-there = Du hast an keinem Ende eines versperrten Weges Marker.

## Ablehnungen: die Marquise

no-keep-forbids = Die Festung steht auf { $choice }: Nur die Marquise kann dort Marker platzieren.
no-not-a-corner = Die Festung kommt in eine Ecke, nicht auf { $choice }.
no-not-by-the-keep = Die ersten Gebäude kommen zur Festung oder daneben, nicht auf { $choice }.
no-no-actions-left = „{ $chosen }“: Du hast keine Aktion mehr übrig.
no-no-bird = Du hast keine Vogel-Karte zum Ausgeben.
no-recruited-already = Du hast in diesem Zug schon rekrutiert.
no-no-recruiters = Du hast auf dem Spielbrett keinen Rekrutierer, bei dem du einen Krieger platzieren kannst.
no-no-recruiter-there = Auf { $choice } wartet kein Rekrutierer mehr auf einen Krieger.
no-no-place-to-build = Auf keiner Lichtung, die du beherrschst, gibt es einen leeren Bauplatz und genug Holz.
no-too-little-wood = „{ $chosen }“: Zu wenig Holz erreicht das Gebäude.
no-no-wood-there = „{ $chosen }“: Von dort kann kein Holz zu { $clearing } kommen.
no-no-sawmill-there = „{ $chosen }“: Dafür gibt es keine Sägemühle, oder du hast keine Karte, die zu ihrer Lichtung passt.
no-no-wood-left = Alles Holz ist schon auf dem Spielbrett.

## Ablehnungen: die Dynastien

no-not-your-corner = Du beginnst in einer freien Ecke, wenn möglich einem anderen Start gegenüber, nicht auf { $choice }.
no-leader-deposed = „{ $chosen }“: Dieser Anführer wurde abgesetzt.
no-one-bird-only = Pro Zug kannst du dem Dekret nur eine Vogel-Karte hinzufügen.
no-not-the-fewest = Eine andere Lichtung mit leerem Bauplatz hat weniger Krieger als { $choice }.
no-not-in-column = „{ $chosen }“: In der Spalte { $column } ist keine solche Karte übrig.
no-no-roost-there = Du hast kein Nest auf { $choice }.
no-roost-there = Auf { $choice } ist schon ein Nest.

## Ablehnungen: die Allianz

no-not-sympathetic = Auf { $choice } ist keine Sympathie.
no-base-on-map = Der Stützpunkt dieser Klasse ist schon auf dem Spielbrett: keine Revolte auf { $choice }.
no-sympathetic = Auf { $choice } ist schon Sympathie.
no-not-near-sympathy = Neben { $choice } ist keine Sympathie.
no-no-base = Du hast keinen Stützpunkt auf dem Spielbrett.
no-no-base-there = „{ $chosen }“: Du hast keinen Stützpunkt, bei dem das ginge.
no-nowhere-to-organize = Du hast keine Krieger, wo Sympathie platziert werden könnte.
no-too-few-supporters = „{ $chosen }“: Du hast zu wenige passende Anhänger.
no-not-a-supporter = „{ $chosen }“ ist keiner deiner Anhänger.

## Ablehnungen: der Vagabund

no-taken-character = „{ $chosen }“: Diesen Charakter hat schon der andere Vagabund.
no-not-a-forest = Du beginnst in einem Wald des Spielbretts, und „{ $chosen }“ ist keiner.
no-scorched = Auf { $choice } ist die Erde verbrannt: Nichts kann dorthin kommen.
no-no-sword = Du hast kein unbenutztes Schwert.
no-no-crossbow = Du hast keine unbenutzte Armbrust.
no-nothing-to-strike = „{ $chosen }“: Hier ist nichts, worauf du schießen könntest.
no-no-hammer = Du hast keinen unbenutzten Hammer.
no-nothing-to-repair = Keiner deiner Gegenstände ist beschädigt.
no-nothing-to-craft = Du hast keine Karte, die deine Hämmer hier herstellen können.
no-no-such-item = „{ $chosen }“: Du hast keinen solchen Gegenstand bereit.
no-not-exhausted = „{ $chosen }“: Du hast keinen solchen benutzten Gegenstand.
no-not-damaged = „{ $chosen }“: Du hast keinen solchen beschädigten Gegenstand.
no-on-its-track = „{ $chosen }“: Was auf seiner Leiste liegt, zählt nicht und bleibt.
no-not-a-place = „{ $chosen }“ ist kein Ort, zu dem du gehen kannst.
no-not-into-a-forest = „{ $chosen }“: In einen Wald kommst du nur durch Schleichen.
no-too-few-boots = Du hast zu wenige unbenutzte Stiefel.
no-hostile-clearing = Auf { $choice } sind feindliche Krieger, und der zusätzliche Stiefel fehlt dir.
no-there-already = „{ $chosen }“: Dort bist du schon.
no-no-ally-there = „{ $chosen }“: Keine solchen alliierten Krieger können von { $origin } mitkommen.
no-in-a-forest = „{ $chosen }“: Deine Spielfigur ist in einem Wald; das geht nur auf einer Lichtung.
no-nothing-to-exhaust = Du hast keinen unbenutzten Gegenstand.
no-no-matching-card = Du hast keine Handkarte, die zu dieser Lichtung passt.
no-nobody-here = „{ $chosen }“: Das geht nur bei einer Partei mit Markern auf deiner Lichtung.
no-not-crafted-by-them = „{ $chosen }“: { $faction } { $faction-many ->
    [yes] haben
   *[no] hat
} keinen solchen hergestellten Gegenstand.
no-too-few-players = Ein Vagabund schließt nur ab vier Parteien ein Bündnis.
no-no-partner = „{ $chosen }“: Ein Bündnis gibt es nur mit einer Partei, die noch Punkte sammelt, die wenigsten hat und in keinem ist.
no-not-an-ally = „{ $chosen }“: Du hast auf { $clearing } keine solchen alliierten Krieger gegen { $faction-whom }.
no-not-an-open-quest = „{ $chosen }“ liegt nicht als Aufgabe aus.
no-no-quest-here = Keine offene Aufgabe passt zu dieser Lichtung.
no-lacks-quest-items = „{ $chosen }“: Du hättest nicht alle Gegenstände bereit, die die Aufgabe verlangt.
no-no-ruin-here = Hier ist keine Ruine mit einem Gegenstand.
no-not-under-the-ruin = „{ $chosen }“ liegt nicht unter der Ruine auf { $clearing }.
no-has-it-from-a-ruin = „{ $chosen }“: Du hast schon einen solchen Gegenstand aus einer Ruine.
no-no-special-action = Dein Charakter hat im Tageslicht keine eigene Aktion.
no-no-torch = Du hast keine unbenutzte Fackel.
no-nobody-to-rob = „{ $chosen }“: Hier ist niemand, dem du eine Karte nehmen könntest.
no-nothing-discarded = Keine Karte des Ablagestapels passt zu dieser Lichtung.
no-not-in-the-discard = „{ $chosen }“ ist nicht im Ablagestapel.
no-nothing-damaged = Keiner deiner Gegenstände ist beschädigt: Es gibt nichts zu reparieren.
no-cannot-attack = „{ $chosen }“: Diese Partei kann hier niemanden angreifen, oder sie hat keine Krieger dafür.

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
option-coalitions = Bündnisse
    .help = Ob ein Vagabund ein Bündnis mit einer Partei schließen darf, die eine Dominanz-Karte aktiviert hat.
option-coalitions-scoring = Nur mit einer Partei, die noch Punkte sammelt
option-coalitions-anybody = Mit jeder Partei, nach den Punkten, die sie hatte

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

orders-ambush = Hinterhalt, wenn ich angegriffen werde
order-never = nie
order-from-2 = wenn mindestens 2 Krieger angreifen
order-from-3 = wenn mindestens 3 Krieger angreifen
order-from-4 = wenn mindestens 4 Krieger angreifen
orders-cards = Schritte meines Zugs, bei denen nur meine Handkarten etwas ändern könnten
order-board-only = übergehen
