game-name = Ironwood
game-about = Die Waldwandler finden Totems in den Bergen und tragen sie heim in die äußeren Wälder; die Eisengepanzerten graben nach Kristallen und bauen Schmieden auf den äußeren Bergen. Drei Totems oder drei Schmieden gewinnen den Krieg.
game-facts = 2 Personen, oder allein gegen einen Automa · etwa 60 Minuten · braucht etwas Übung
about-woodwalkers = Du bist die Waldwandler. Finde Totems in den Bergen und bring drei davon in die äußeren Wälder heim, bevor sie verblassen.
about-ironclads = Du bist die Eisengepanzerten. Grab nach Kristallen und bau Schmieden auf drei äußeren Bergen.
like-woodwalkers = Schnell und verstreut: durch die Wälder schlüpfen, mit Visionen Totems finden und drei heimbringen, bevor sie verblassen.
    .hard = braucht etwas Übung
like-ironclads = Wenige, hart und langsam: nach Kristallen bohren, auf den äußeren Bergen schmieden und halten, was gebaut ist.
    .hard = braucht etwas Übung

## Wörter: Aktionskarten. Die meisten Namen sind von uns; nur von elf Karten sind die gedruckten bekannt.

word-WW01P = Visionen
word-WW02P = Plünderung
word-WW03P = Jägerinstinkt
word-WW04 = Sturm aus dem Unterholz
word-WW05 = Eilendes Omen
word-WW06 = Handel der Seherin
word-WW07 = Verborgener Schrein
word-WW08 = Geister der Wölfinnen
word-WW09 = Kinder des Waldes
word-WW10 = Heilige Beute
word-WW11 = Ruf des Clans
word-WW12 = Wissen der Pfadfinder
word-WW13 = Jäher Überfall
word-WW14 = Rindenpanzer
word-WW15 = Bernsteinversteck
word-WW16 = Nacht über der Großen Schmiede
word-WW17 = Orakel des Untergangs
word-WW18 = Alte Lieder
word-WW19 = Grauen der Wälder
word-WW20 = Zorn der Dornen
word-WW21 = Stechende Pfeile
word-WW22 = Flüstern im Stahl
word-WW23 = Endloser Zug
word-WW24 = Lebendes Dickicht
word-WW25 = Hüter des Fundes
word-WW26 = Pfade im Blätterdach
word-WW27 = Klare Sicht
word-WW28 = Ansturm der Sippe I
word-WW29 = Lied an das Totem
word-WW30 = Greifende Wurzeln
word-WW31 = Blutmond
word-WW32 = Gefiederte Boten
word-WW33 = Mondscheinhandel
word-WW34 = Nebelschleier
word-WW35 = Brandopfer
word-WW36 = Traumdiebin
word-WW37 = Ansturm der Sippe II
word-WW38 = Hüterin der Totems
word-IC01P = Verstärkung
word-IC02P = Eiserner Ansturm
word-IC03P = Ausdehnung
word-IC04 = Nachschubkolonne
word-IC05 = Gratmarsch
word-IC06 = Tastender Schlag
word-IC07 = Großes Aufgebot
word-IC08 = Tunnel
word-IC09 = Bohrung unter Geleit
word-IC10 = Steinerne Sockel
word-IC11 = Golemwerkstatt I
word-IC12 = Erkundungsschacht
word-IC13 = Eisernes Verhör
word-IC14 = Kriegssold
word-IC15 = Reiche Ader
word-IC16 = Sturmbesatzung
word-IC17 = Ultimatum
word-IC18 = Bohrmannschaft
word-IC19 = Golemwerkstatt II
word-IC20 = Im Kampf gehärtet
word-IC21 = Schlingenlinien
word-IC22 = Zeugmeister
word-IC23 = Kriegsmaschine
word-IC24 = Felddepot
word-IC25 = Unerbittliche Jagd
word-IC26 = Bolzensalve
word-IC27 = Codebrecher
word-IC28 = Schmelzverträge
word-IC29 = Lockvogel
word-IC30 = Sternmarsch
word-IC31 = Hammerdoktrin
word-IC32 = Erwachter Koloss
word-IC33 = Eiserner Tribut
word-IC34 = Bodenlose Ader
word-IC35 = Geduldiger Ofen
word-IC36 = Signaltürme
word-IC37 = Zwillingsriesen
word-IC38 = Totale Offensive

## Wörter: Visionen, Berge, Wälder. Die Namen der Wälder sind von uns, ohne Artikel und in jedem Fall gleich.

word-vision_auria = Vision von Auria
word-vision_lithimar = Vision von Lithimar
word-vision_palladimor = Vision von Palladimor
word-vision_zincur = Vision von Zincur
word-vision_argentimar = Vision von Argentimar
word-vision_chromia = Vision von Chromia
word-vision_cobaltis = Vision von Cobaltis
word-vision_cuprumis = Vision von Cuprumis
word-vision_gallimor = Vision von Gallimor
word-vision_plumbarum = Vision von Plumbarum
word-ferrum = Ferrum
    .at = auf Ferrum
word-auria = Auria
    .at = auf Auria
word-lithimar = Lithimar
    .at = auf Lithimar
word-palladimor = Palladimor
    .at = auf Palladimor
word-zincur = Zincur
    .at = auf Zincur
word-argentimar = Argentimar
    .at = auf Argentimar
word-chromia = Chromia
    .at = auf Chromia
word-cobaltis = Cobaltis
    .at = auf Cobaltis
word-cuprumis = Cuprumis
    .at = auf Cuprumis
word-gallimor = Gallimor
    .at = auf Gallimor
word-plumbarum = Plumbarum
    .at = auf Plumbarum
word-forest_1 = Aschenhain (1)
    .at = in Aschenhain (1)
word-forest_2 = Rußgrund (2)
    .at = in Rußgrund (2)
word-forest_3 = Rostdickicht (3)
    .at = in Rostdickicht (3)
word-forest_4 = Rauchtal (4)
    .at = in Rauchtal (4)
word-forest_5 = Eulenschatten (5)
    .at = in Eulenschatten (5)
word-forest_6 = Farnmark (6)
    .at = in Farnmark (6)
word-forest_7 = Fuchsbau (7)
    .at = in Fuchsbau (7)
word-forest_8 = Dachsholz (8)
    .at = in Dachsholz (8)
word-forest_9 = Hirschsteig (9)
    .at = in Hirschsteig (9)
word-forest_10 = Rabenforst (10)
    .at = in Rabenforst (10)
word-forest_11 = Alteichen (11)
    .at = in Alteichen (11)
word-forest_12 = Morgenbirken (12)
    .at = in Morgenbirken (12)
word-forest_13 = Honiglinden (13)
    .at = in Honiglinden (13)
word-forest_14 = Eibenstille (14)
    .at = in Eibenstille (14)
word-forest_15 = Abenderlen (15)
    .at = in Abenderlen (15)
word-forest_16 = Winterkiefern (16)
    .at = in Winterkiefern (16)
word-forest_17 = Wald 17
    .at = in Wald 17
word-forest_18 = Wald 18
    .at = in Wald 18
word-forest_19 = Wald 19
    .at = in Wald 19
word-forest_20 = Wald 20
    .at = in Wald 20

## Wörter: Seiten und Antworten. Die Seiten stehen mit ihrem Artikel immer am Anfang eines Satzes; Einheiten und Totems stehen mitten darin.

word-woodwalkers = Die Waldwandler
word-ironclads = Die Eisengepanzerten
word-done = Fertig
word-draw = Ziehen
    .label = Stattdessen eine Karte ziehen
word-concede = Aufgeben
    .label = Das Spiel aufgeben
word-yes = Ja
word-no = Nein
word-pay = Bezahlen
word-none = Keine Karte
word-intact = intakt
    .label = Intakt
word-fading = verblassend
    .label = Verblassend
word-warrior = Krieger
word-golem = Golem
word-move = Bewegen
word-drill = Den Bohrer bewegen
word-attack = Angreifen
word-recruit = Rekrutieren
word-replace = Durch einen Golem ersetzen
word-gain = Kristalle erhalten
word-steal = Kristalle stehlen
word-burn = Verbrennen
word-discover = Entdecken
word-found = Ein Fundament legen
word-build = Eine Schmiede bauen
word-remove = Eine Einheit entfernen
word-retreat = Zurückziehen
word-relocate = Einen gegnerischen Trupp bewegen
word-mark = Markieren
word-look = Karten ansehen
word-discard = Karten ablegen
word-renew = Ein Totem erneuern
word-carry = Ein Totem bewegen
word-load = Die Lore füllen
word-unload = Den Bohrer entladen
word-cubes = Würfel ändern
word-play = Eine weitere Karte spielen
word-strengthen = Den Angriff verstärken
word-resolve = Eine weitere Wahl
word-option_1 = Erste Option
word-option_2 = Zweite Option
word-option_3 = Dritte Option
word-option_4 = Vierte Option
word-option_5 = Fünfte Option
word-option_6 = Sechste Option

## Hilfe: was ein Wort bedeutet, wo sein Name es nicht sagt

help-draw = Ziehe eine Sonderkarte, statt eine Karte zu spielen; dein Zug ist dann zu Ende.
help-none = Setze nichts: Das zählt wie eine Karte mit 0 Schaden, 0 Verteidigung und 0 Dominanz.
help-concede = Gib die Partie auf: Die andere Seite gewinnt sofort.
help-intact = Ein intaktes Totem verblasst am Ende der Runde.
help-fading = Ein verblassendes Totem geht am Ende der Runde verloren.
help-ferrum = Die Heimat der Eisengepanzerten: Hier steht von Anfang an eine Schmiede, und hier beginnt der Bohrer.

## Fragen: Aufbau und Runde

ask-help-at = Wohin stellst du einen zusätzlichen Krieger? { $count ->
    [one] Einer ist noch übrig.
   *[other] { $count } sind noch übrig.
}
ask-return = Welche Karte kommt zurück in deinen Stapel? { $count ->
    [one] Eine muss noch zurück.
   *[other] { $count } müssen zurück.
}
ask-cube-from = Welche deiner permanenten Karten verliert ihren Würfel zuerst?
ask-play = Aktion { $slot } von 3: Welche Karte spielst du? Du kannst stattdessen auch eine ziehen.
ask-sure = Willst du die Partie wirklich aufgeben?
    .yes = Ja, ich gebe auf
    .no = Nein, ich spiele weiter
ask-play-base = Welche Basiskarte spielst du zusätzlich?
    .done = Keine weitere Karte
ask-cut = Mehr als acht Karten auf der Hand: Welche Sonderkarte legst du ab?{ $count ->
    [one] { "" }
   *[other] { " " }Es müssen { $count } sein.
}
ask-enlist = Wo rekrutierst du einen Krieger für { $price ->
    [one] 1 Kristall
   *[other] { $price } Kristalle
}? Du hast { $crystals }.
    .done = Nicht mehr rekrutieren

## Fragen: eine Karte ausführen

ask-next = Mehrere deiner Karten sind abzuhandeln: Welche zuerst?
ask-accept = „{ $card }“: Nimmst du, was die Karte gibt?
    .draw = Eine Karte ziehen
    .done = Nichts nehmen
ask-unload = „{ $card }“: Entlädst du den Bohrer, mit { $count ->
    [0] nichts
    [one] 1 Kristall
   *[other] { $count } Kristallen
} in der Lore? Seine Leiste beginnt dann von vorn.
    .done = Nicht entladen
ask-spend = „{ $card }“: Gibst du { $count ->
    [one] 1 Kristall
   *[other] { $count } Kristalle
} aus, um den Effekt zu nutzen?
    .done = Nichts ausgeben
ask-burn = „{ $card }“: Welche Karte verbrennst du?{ $count ->
    [one] { "" }
   *[other] { " " }Es müssen { $count } sein.
}
    .done = Nichts verbrennen
ask-resolve = „{ $card }“: Welchen Effekt führst du aus?{ $count ->
    [one] { "" }
   *[other] { " " }Bis zu { $count }.
}
    .done = Kein weiterer Effekt
    .draw = Eine Karte ziehen
ask-opponent-chooses = „{ $card }“: Du hast die Wahl. Was geschieht?
    .draw = Eine Karte ziehen
ask-mark = Welchen Ort markierst du?{ $count ->
    [one] { "" }
   *[other] { " " }Bis zu { $count }.
}
    .done = Nichts mehr markieren
ask-add-cube = Welche deiner permanenten Karten bekommt { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
}?
    .done = Kein Würfel
ask-take-cube = Welche permanente Karte verliert { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
}?
    .done = Kein Würfel

## Fragen: Bewegung

ask-move-from = Von wo bewegst du Krieger? { $count ->
    [one] Du darfst einen bewegen.
   *[other] Du darfst bis zu { $count } bewegen.
}
    .done = Keine Bewegung mehr
ask-move-to = Wohin gehen sie von { $origin } aus?
ask-how-many = Wie viele Krieger gehen von { $origin } nach { $target }? Bis zu { $count }.
ask-take-totem = Welches Totem nehmen sie von { $origin } nach { $target } mit?
    .done = Totem liegen lassen
ask-warband-from = Welcher Trupp bewegt sich? { $count ->
    [one] Du darfst einen bewegen.
    [99] Du darfst beliebig viele bewegen.
   *[other] Du darfst bis zu { $count } bewegen.
}
    .done = Keine Bewegung mehr
ask-how-many-warriors = Wie viele Krieger gehen von { $origin } nach { $target }? Zwischen { $least } und { $count }.
ask-how-many-golems = Wie viele Golems gehen von { $origin } nach { $target }? Zwischen { $least } und { $count }.
ask-drill-to = Wohin bewegt sich der Bohrer von { $origin } aus?
    .done = Bohrer stehen lassen

## Fragen: Kampf

ask-attack-from = Welcher deiner Trupps greift an?
    .done = Kein Angriff
ask-attack-at = Was greift der Trupp { $origin-at } an?
ask-wager = Kampf zwischen { $mountain } und { $forest }: Welche Karte setzt du?
ask-split = Du fügst { $mountain-at } { $count } Schaden zu: Wie viele Golems fallen? Jeder braucht zwei.
ask-retreat = Du hast gewonnen: Wohin zieht sich der besiegte Trupp von { $origin } zurück?
    .done = Bleiben lassen

## Fragen: Einheiten

ask-recruit = Wo rekrutierst du einen Krieger?{ $count ->
    [one] { "" }
   *[other] { " " }Bis zu { $count }.
}
    .done = Nicht mehr rekrutieren
ask-recruit-golem = Wo rekrutierst du einen Golem?{ $count ->
    [one] { "" }
   *[other] { " " }Bis zu { $count }.
}
    .done = Nicht mehr rekrutieren
ask-replace = Wo ersetzt du einen Krieger durch einen Golem?{ $count ->
    [one] { "" }
   *[other] { " " }Bis zu { $count }.
}
    .done = Nichts mehr ersetzen
ask-remove = Wo entfernst du eine gegnerische Einheit?{ $count ->
    [one] { "" }
   *[other] { " " }Bis zu { $count }.
}
    .done = Nichts mehr entfernen
ask-lose = Wo verlierst du eine Einheit?{ $count ->
    [one] { "" }
   *[other] { " " }Du musst { $count } verlieren.
}
ask-fall-back = Wohin zieht sich der Trupp von { $origin } zurück?
ask-lure-from = Welchen gegnerischen Trupp bewegst du?
    .done = Niemanden bewegen
ask-lure-to = Wohin schickst du die Krieger { $origin-at }?
ask-lure-how-many = Wie viele Krieger schickst du von { $origin } nach { $target }? Bis zu { $count }.

## Fragen: Fundamente, Visionen, Totems

ask-found = Wo legst du ein Fundament?
    .done = Kein Fundament legen
ask-build = Wo baust du eine Schmiede?
    .done = Keine Schmiede bauen
ask-discover = Mit welcher Vision entdeckst du ein Totem?
    .done = Nichts entdecken
ask-discoverers = „{ $vision }“: Welcher Trupp bekommt das Totem?
ask-renew = Welches verblassende Totem drehst du auf seine intakte Seite?
    .done = Kein Totem erneuern
ask-carry-from = Welchen Wald verlässt ein Totem?
    .done = Totems liegen lassen
ask-carry-to = Wohin kommt das Totem von { $origin } aus?
ask-which-totem = Welches Totem kommt von { $origin } nach { $target }?
ask-take-vision = Du hast { $count ->
    [one] eine Vision
   *[other] { $count } Visionen
} angesehen: Welche nimmst du?
    .done = Keine nehmen
ask-put-back = Welche der { $count } Visionen legst du zuerst zurück (sie liegt dann zuunterst)?
ask-show = Welche Vision zeigst du?
    .done = Keine zeigen
ask-discard = Welche Sonderkarte verliert die Gegenseite?
    .done = Keine wegnehmen
ask-discard-vision = Welche Vision verliert die Gegenseite verdeckt?
    .done = Keine wegnehmen

## Ereignisse: die Runde

event-first-vision = Du beginnst mit „{ $vision }“.
event-first-vision-hidden = { $side } beginnen mit der Vision eines inneren Berges.
event-round = Runde { $round } beginnt.
event-returned = Du legst „{ $card }“ in deinen Stapel zurück.
event-returned-hidden = { $side } legen eine Karte in ihren Stapel zurück.
event-cube-removed = „{ $card }“ verliert einen Würfel; { $count ->
    [0] keiner bleibt
    [one] einer bleibt
   *[other] { $count } bleiben
} übrig.
event-played = { $you ->
    [yes] Du spielst „{ $card }“.
   *[no] { $side } spielen „{ $card }“.
}
event-drew-instead = { $you ->
    [yes] Du ziehst eine Karte, statt eine zu spielen.
   *[no] { $side } ziehen eine Karte, statt eine zu spielen.
}
event-cut = { $you ->
    [yes] Handkartenlimit: Du legst „{ $card }“ ab.
   *[no] Handkartenlimit: { $side } legen „{ $card }“ ab.
}
event-conceded = { $you ->
    [yes] Du gibst auf.
   *[no] { $side } geben auf.
}
event-won = { $you ->
    [yes] Du gewinnst die Partie.
   *[no] { $side } gewinnen die Partie.
}
event-drawn = Runde { $round } war die letzte: Niemand gewinnt.
grave-conceded = Du gibst das Spiel auf: Die andere Seite gewinnt sofort.

## Ereignisse: Karten

event-drew = { $you ->
    [yes] Du ziehst „{ $card }“.
   *[no] { $side } ziehen „{ $card }“.
}
event-drew-hidden = { $side } ziehen eine Sonderkarte.
event-nothing-to-draw = { $you ->
    [yes] Stapel und Ablagestapel sind leer: Du ziehst nichts.
   *[no] Stapel und Ablagestapel sind leer: { $side } ziehen nichts.
}
event-reshuffled = { $you ->
    [yes] Du mischst deinen Ablagestapel zu einem neuen Stapel aus { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }.
   *[no] { $side } mischen ihren Ablagestapel zu einem neuen Stapel aus { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }.
}
event-burned = { $you ->
    [yes] Du verbrennst „{ $card }“.
   *[no] { $side } verbrennen „{ $card }“.
}
event-burned-vision = Du verbrennst „{ $vision }“ verdeckt.
event-burned-vision-hidden = { $side } verbrennen verdeckt eine Vision.
event-saw = { $you ->
    [yes] Du siehst dir eine Karte der gegnerischen Hand an: „{ $card }“.
   *[no] { $side } sehen sich eine Karte der gegnerischen Hand an: „{ $card }“.
}
event-saw-hidden = { $side } sehen sich eine Karte der gegnerischen Hand an.
event-lost-card = { $you ->
    [yes] Du verlierst eine Handkarte: „{ $card }“.
   *[no] { $side } verlieren eine Handkarte: „{ $card }“.
}
event-permanent = „{ $card }“ bleibt mit { $count ->
    [one] einem Würfel
   *[other] { $count } Würfeln
} im Spiel.
event-exhausted = „{ $card }“ ist erschöpft und wird abgelegt.
event-cubes-added = „{ $card }“ bekommt { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} dazu.
event-marked = „{ $card }“ markiert { $place }.
event-unmarked = Die Markierung von „{ $card }“ verschwindet: { $place }.

## Ereignisse: Kristalle und Einheiten

event-gained = { $you ->
    [yes] Du erhältst { $count ->
        [one] 1 Kristall
       *[other] { $count } Kristalle
    }.
   *[no] { $side } erhalten { $count ->
        [one] 1 Kristall
       *[other] { $count } Kristalle
    }.
}
event-paid = { $you ->
    [yes] Du gibst { $count ->
        [one] 1 Kristall
       *[other] { $count } Kristalle
    } aus.
   *[no] { $side } geben { $count ->
        [one] 1 Kristall
       *[other] { $count } Kristalle
    } aus.
}
event-stole = { $you ->
    [yes] Du stiehlst { $count ->
        [one] 1 Kristall
       *[other] { $count } Kristalle
    }.
   *[no] { $side } stehlen { $count ->
        [one] 1 Kristall
       *[other] { $count } Kristalle
    }.
}
event-recruited = { $you ->
    [yes] Du rekrutierst einen { $unit } { $place-at }.
   *[no] { $side } rekrutieren einen { $unit } { $place-at }.
}
event-removed = { $you ->
    [yes] Du verlierst { $place-at }: { $unit } × { $count }.
   *[no] { $side } verlieren { $place-at }: { $unit } × { $count }.
}
event-moved = { $you ->
    [yes] Du bewegst { $count } Krieger von { $origin } nach { $target }.
   *[no] { $side } bewegen { $count } Krieger von { $origin } nach { $target }.
}
event-moved-golems = { $you ->
    [yes] Du bewegst { $count ->
        [one] 1 Golem
       *[other] { $count } Golems
    } von { $origin } nach { $target }.
   *[no] { $side } bewegen { $count ->
        [one] 1 Golem
       *[other] { $count } Golems
    } von { $origin } nach { $target }.
}
event-lured = { $you ->
    [yes] Du musst mit { $count ->
        [one] 1 Krieger
       *[other] { $count } Kriegern
    } von { $origin } nach { $target } gehen.
   *[no] { $side } müssen mit { $count ->
        [one] 1 Krieger
       *[other] { $count } Kriegern
    } von { $origin } nach { $target } gehen.
}

## Ereignisse: der Bohrer

event-drill-moved = Der Bohrer bewegt sich von { $origin } nach { $target }.
event-track = Die Bohrerleiste rückt vor auf { $stage }.
event-track-reset = Die Lore ist leer; die Bohrerleiste beginnt von vorn.
event-loaded = { $count ->
    [one] 1 Kristall kommt
   *[other] { $count } Kristalle kommen
} in die Lore; sie enthält jetzt { $hopper }.
event-unloaded = Der Bohrer wird entladen: { $count ->
    [one] 1 Kristall ist
   *[other] { $count } Kristalle sind
} jetzt verfügbar.
event-drill-destroyed = Der Bohrer { $place-at } wird zerstört und kommt nach Ferrum zurück.
event-salvaged = { $you ->
    [yes] Du nimmst 1 Kristall aus der Lore.
   *[no] { $side } nehmen 1 Kristall aus der Lore.
}

## Ereignisse: Kampf

event-attacked = { $you ->
    [yes] Du greifst { $target } von { $origin } aus an.
   *[no] { $side } greifen { $target } von { $origin } aus an.
}
event-forces = Vor dem Kampf: Krieger der Waldwandler { $warriors }, Krieger der Eisengepanzerten { $others }, Golems { $golems }.
event-won-without-combat = { $you ->
    [yes] Niemand ist da, um zu kämpfen: Du gewinnst das Gefecht.
   *[no] Niemand ist da, um zu kämpfen: { $side } gewinnen das Gefecht.
}
event-no-wager = { $you ->
    [yes] Du setzt keine Karte.
   *[no] { $side } setzen keine Karte.
}
event-wagered = { $you ->
    [yes] Du setzt verdeckt eine Karte.
   *[no] { $side } setzen verdeckt eine Karte.
}
event-revealed = { $you ->
    [yes] Du hast „{ $card }“ gesetzt.
   *[no] { $side } haben „{ $card }“ gesetzt.
}
event-bonus-stance = { $side } erhalten durch den Automa: Schaden { $damage }, Verteidigung { $defense }, Dominanz { $dominance }.
event-bonus-card = { $you ->
    [yes] Du erhältst durch „{ $card }“: Schaden { $damage }, Verteidigung { $defense }, Dominanz { $dominance }.
   *[no] { $side } erhalten durch „{ $card }“: Schaden { $damage }, Verteidigung { $defense }, Dominanz { $dominance }.
}
event-blow = { $you ->
    [yes] Du fügst { $count } Schaden zu: { $value } durch die Karte, { $bonus } als Bonus, { $golems } durch Golems, { $forge } durch eine Schmiede, abzüglich { $defense } Verteidigung.
   *[no] { $side } fügen { $count } Schaden zu: { $value } durch die Karte, { $bonus } als Bonus, { $golems } durch Golems, { $forge } durch eine Schmiede, abzüglich { $defense } Verteidigung.
}
event-dominance = { $you ->
    [yes] Du hast { $count } Dominanz: { $units } durch Einheiten, { $value } durch die Karte, { $bonus } als Bonus.
   *[no] { $side } haben { $count } Dominanz: { $units } durch Einheiten, { $value } durch die Karte, { $bonus } als Bonus.
}
event-won-combat = { $you ->
    [yes] Du gewinnst den Kampf.
   *[no] { $side } gewinnen den Kampf.
}
event-nobody-won = Niemand ist übrig: Niemand gewinnt den Kampf.
event-retreated = { $you ->
    [yes] Du ziehst dich von { $origin } nach { $target } zurück.
   *[no] { $side } ziehen sich von { $origin } nach { $target } zurück.
}
event-battle-over = Das Gefecht { $place-at } ist vorbei.

## Ereignisse: Fundamente und Schmieden, Visionen und Totems

event-founded = Ein Fundament wird { $place-at } gelegt.
event-built = Eine Schmiede wird { $place-at } gebaut: { $count } von 3.
event-drew-vision = Du ziehst „{ $vision }“.
event-drew-vision-hidden = { $side } ziehen eine Vision.
event-no-vision-left = { $you ->
    [yes] Du ziehst keine Vision: Es ist keine mehr da.
   *[no] { $side } ziehen keine Vision: Es ist keine mehr da.
}
event-visions-renewed = Die verdeckt abgelegten Visionen werden zu einem neuen Stapel aus { $count } gemischt.
event-looked = Du siehst dir die oberste Karte des Visionsstapels an: „{ $vision }“.
event-looked-hidden = { $side } sehen sich eine Vision oben auf dem Stapel an.
event-put-under = { $you ->
    [yes] Du legst { $count ->
        [one] eine Vision
       *[other] { $count } Visionen
    } unter den Stapel.
   *[no] { $side } legen { $count ->
        [one] eine Vision
       *[other] { $count } Visionen
    } unter den Stapel.
}
event-put-back = { $you ->
    [yes] Du legst { $count } Visionen in einer Reihenfolge deiner Wahl oben auf den Stapel zurück.
   *[no] { $side } legen { $count } Visionen in einer Reihenfolge ihrer Wahl oben auf den Stapel zurück.
}
event-shown = { $side } zeigen dir „{ $vision }“.
event-shown-hidden = { $side } zeigen der anderen Seite eine Vision.
event-lost-vision = Du verlierst „{ $vision }“ verdeckt.
event-lost-vision-hidden = { $side } verlieren verdeckt eine Vision.
event-discovered = { $you ->
    [yes] Du entdeckst das Totem von { $place }; es liegt jetzt { $target-at }.
   *[no] { $side } entdecken das Totem von { $place }; es liegt jetzt { $target-at }.
}
event-carried = Ein Totem ({ $totem }) wird von { $origin } nach { $target } gebracht.
event-secured = Das Totem ist { $place-at } in Sicherheit: { $count } von 3.
event-weakened = Das Totem { $place-at } verblasst.
event-faded = Das Totem { $place-at } ist erloschen.
event-renewed = Das Totem { $place-at } ist wieder intakt.

## Ablehnungen: Karten

no-not-held = „{ $chosen }“: Diese Karte hast du nicht auf der Hand.
no-not-a-special = „{ $chosen }“ bleibt auf deiner Hand: Basiskarten werden nie abgelegt.
no-not-a-base-card = „{ $chosen }“: Zusätzlich spielen kannst du nur eine Basiskarte.
no-not-drawn = Zurück kann nur eine der Sonderkarten, die du gezogen hast.
no-not-in-play = „{ $chosen }“ ist keine permanente Karte im Spiel.
no-not-triggered = „{ $chosen }“ wartet nicht auf ihre Wirkung.
no-not-pending = „{ $chosen }“ verliert jetzt keinen Würfel.
no-no-cube-left = Es sind keine Würfel mehr da.
no-too-dear = Du hast nicht genug Kristalle.
no-nothing-to-do = Das würde jetzt nichts bewirken.
no-not-burnable = „{ $chosen }“ kann hier nicht verbrannt werden.
no-must-burn-all = Du hast mit dem Verbrennen begonnen: Jetzt muss auch der Rest weg.
no-not-an-option = Das bietet diese Karte nicht an.
no-already-resolved = Jede Option kann nur einmal ausgeführt werden.
no-not-in-full = Das geht nicht ganz, eine andere Option aber schon: Wähle die andere.
no-no-conceding = In dieser Partie ist Aufgeben nicht vorgesehen.

## Ablehnungen: verborgene Karten

no-vision-not-held = Diese Vision hast du nicht auf der Hand.
no-not-looked-at = Du kannst nur eine Vision wählen, die du gerade angesehen hast.
no-not-in-their-hand = So eine Karte ist nicht in der gegnerischen Hand.

## Ablehnungen: Orte

no-not-a-forest = Waldwandler und Totems gibt es nur in Wäldern.
no-not-a-mountain = Das geht nur auf Bergen.
no-not-your-ground = Waldwandler können nur in Wäldern sein, Eisengepanzerte nur auf Bergen.
no-not-there-by-card = „{ $chosen }“: Das erlaubt die Karte nicht.
no-not-next-to-it = „{ $chosen }“ ist nicht benachbart: Dorthin führt kein Weg.
no-not-touching = „{ $chosen }“ grenzt nicht an diesen Ort.
no-not-outer = Fundamente liegen nur auf äußeren Bergen.
no-no-forge = Krieger der Eisengepanzerten werden nur dort rekrutiert, wo eine Schmiede steht.
no-not-outer-forest = Waldwandler werden nur in äußeren Wäldern rekrutiert.
no-helped-already = „{ $chosen }“ hat schon einen zusätzlichen Krieger.

## Ablehnungen: Einheiten

no-no-unit = „{ $chosen }“: So eine Einheit gibt es dort nicht.
no-none-left = Im Vorrat ist nichts mehr davon.
no-have-moved = „{ $chosen }“: Alle Einheiten dort haben sich in diesem Zug schon bewegt.
no-same-warband = „{ $chosen }“: Wer dort zurückblieb, kann sich nicht mit demselben Effekt bewegen.
no-nobody-goes = Mindestens eine Einheit muss gehen.
no-nowhere-to-go = „{ $chosen }“: Von dort geht es jetzt nirgendwohin.
no-marked = Eine Markierung verbietet diese Bewegung.
no-already-marked = „{ $chosen }“ ist schon markiert.
no-drill-has-moved = Der Bohrer hat sich in diesem Zug schon bewegt.
no-too-many = So viele lassen sich nicht bewegen.

## Ablehnungen: Kampf

no-out-of-reach = Äußere Wälder können nicht angegriffen werden, und von dort greift niemand an.
no-has-attacked = „{ $chosen }“: Der Trupp dort hat mit dieser Karte schon angegriffen.
no-no-enemy = „{ $chosen }“: Dort ist nichts, was du angreifen könntest.
no-no-target = „{ $chosen }“: Der Trupp dort findet niemanden zum Angreifen.
no-base-only = Eine Karte im Spiel erlaubt dir nur, Basiskarten zu setzen.
no-not-enough-damage = „{ $chosen }“: Der Schaden reicht nicht; ein Golem fällt erst durch zwei.
no-damage-left = Der Schaden reicht für einen weiteren Golem, und aller Schaden muss zugefügt werden.

## Ablehnungen: Fundamente, Schmieden, Totems

no-taken-site = „{ $chosen }“ hat schon ein Fundament oder eine Schmiede.
no-not-controlled = Du kontrollierst { $choice } nicht: Du hast dort keine Kampfeinheit.
no-no-token-left = Alle fünf Schmiedemarker sind auf dem Spielbrett.
no-no-foundation = „{ $chosen }“: Dort liegt kein Fundament.
no-still-controlled = Die Eisengepanzerten kontrollieren diesen Berg: Dort kann kein Totem entdeckt werden.
no-no-warband-near = Keiner deiner Trupps ist in einem inneren Wald, der an diesen Berg grenzt.
no-no-totem = So ein Totem gibt es dort nicht.
no-already-intact = Das Totem dort ist schon intakt.

gauge-totems = Heimgebrachte Totems
gauge-forges = Schmieden

## Optionen

option-decks = Stapel
    .help = Ob die Sonderkarten gemischt oder für eine erste Partie nach Nummern sortiert sind: Die einfachsten kommen zuerst. Jede Seite kann ihren eigenen Stapel sortiert haben.
option-decks-shuffled = gemischt
option-decks-sorted = sortiert
option-decks-sorted_woodwalkers = nur der der Waldwandler sortiert
option-decks-sorted_ironclads = nur der der Eisengepanzerten sortiert
option-first_draw = Erste Karten
    .help = Wie viele Sonderkarten jede Seite in der ersten Runde zieht; von vieren gehen zwei zurück. Üblich sind vier bei gemischten Stapeln und zwei bei sortierten.
option-first_draw-usual = wie üblich
option-first_draw-four = vier, zwei behalten
option-first_draw-two = zwei
option-help_woodwalkers = Hilfe für die Waldwandler
    .help = Mehr Krieger zu Beginn für alle, die mit den Waldwandlern neu anfangen, jeder in einem anderen äußeren Wald.
option-help_woodwalkers-0 = keine
option-help_woodwalkers-1 = ein Krieger
option-help_woodwalkers-2 = zwei Krieger
option-help_woodwalkers-3 = drei Krieger
option-help_woodwalkers-4 = vier Krieger
option-help_ironclads = Hilfe für die Eisengepanzerten
    .help = Mehr Krieger zu Beginn für alle, die mit den Eisengepanzerten neu anfangen, jeder auf einem anderen inneren Berg.
option-help_ironclads-0 = keine
option-help_ironclads-1 = ein Krieger
option-help_ironclads-2 = zwei Krieger
option-help_ironclads-3 = drei Krieger
option-help_ironclads-4 = vier Krieger
option-conceding = Aufgeben
    .help = Ob eine Seite die Partie aufgeben darf, statt eine Karte zu spielen; das Regelbuch gibt ihr dieses Recht.
option-conceding-no = nein
option-conceding-yes = ja
option-asking = Effekte, die nur geben
    .help = Auf jeden Effekt kann man verzichten. Was nur etwas gibt, geschieht ohne Frage, es sei denn, du willst jedes Mal gefragt werden.
option-asking-needed = ohne Frage
option-asking-always = mit Frage
option-cards = Karten
    .help = Die gedruckten Effekte sind nicht öffentlich, unsere sind daher eine Rekonstruktion. Wer das Spiel besitzt, kann eine Datei mit eigenen Effekten angeben.
    .form = der Name einer eigenen Datei
option-cards-ours = unsere Rekonstruktion
option-board = Spielbrett
    .help = Das gedruckte Spielbrett ist nicht öffentlich, unseres ist daher eine Rekonstruktion. Wer das Spiel besitzt, kann eine Datei mit einem eigenen Spielbrett angeben.
    .form = der Name einer eigenen Datei
option-board-ours = unsere Rekonstruktion
option-golems = Golems
    .help = Wie viele Golems es gibt; das Regelbuch sagt es nicht.
option-golems-2 = zwei
option-golems-3 = drei
option-golems-4 = vier
option-golems-5 = fünf
option-vision_deck = Leerer Visionsstapel
    .help = Ob verbrannte Visionen zu einem neuen Stapel gemischt werden, wenn eine Vision gezogen werden soll und keine mehr da ist; in der Regel ja, aber nicht gegen den Eisenbot, der ihre Berge markiert hat.
option-vision_deck-usual = wie üblich
option-vision_deck-renewed = wird erneuert
option-vision_deck-once = bleibt leer
option-rounds = Längste Partie
    .help = Nach wie vielen Runden die Partie ohne Sieg endet; das Regelbuch setzt kein Ende. Partien, die Programme unter sich spielen, enden nach 30.
option-rounds-none = ohne Grenze
option-rounds-20 = 20 Runden
option-rounds-30 = 30 Runden
option-rounds-50 = 50 Runden
option-rounds-100 = 100 Runden

## Einstellungen, die nicht zusammenpassen

setup-needs-automaton = „{ $chosen }“ braucht einen Automa.
setup-level-chooses = „{ $level }“ bestimmt schon, was „{ $chosen }“ bestimmen würde; lass eines davon, wie es war.
setup-help-automaton = „{ $chosen }“ ist für Menschen, nicht für einen Automa.
