## Wer du bist, und was du willst

about-vagabond = Du bist der Vagabund. Du wanderst allein: Hilf den anderen oder bekämpfe sie, erkunde Ruinen und erledige Aufgaben, um zu punkten.
about-vagabond_2 = { about-vagabond }
like-vagabond = Eine Figur und ein Sack voller Gegenstände: durch die Wälder schlüpfen, Aufgaben erledigen, anderen helfen oder sie jagen.
    .hard = braucht etwas Übung
like-vagabond_2 = { like-vagabond }
    .hard = { like-vagabond.hard }

## Wie Sätze sie nennen

role-vagabond = Der Vagabund
    .the = der Vagabund
    .whom = den Vagabunden
    .to = dem Vagabunden
    .of = des Vagabunden
    .many = no
role-vagabond_2 = Der zweite Vagabund
    .the = der zweite Vagabund
    .whom = den zweiten Vagabunden
    .to = dem zweiten Vagabunden
    .of = des zweiten Vagabunden
    .many = no

## Wörter

word-vagabond = Vagabund
word-vagabond_2 = Zweiter Vagabund
word-explore = Erkunden
word-aid = Helfen
word-quest = Aufgabe erledigen
word-strike = Schießen
word-repair = Reparieren
word-special = Spezial-Aktion
word-points = Punkte erhalten
word-draw = Karten ziehen
word-warrior = Ein Krieger
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

## Hilfe

help-explore = Benutze eine Fackel: Nimm einen Gegenstand unter der Ruine dieser Lichtung, für 1 Punkt.
help-aid = Benutze einen beliebigen Gegenstand und gib einer Partei hier eine entsprechende Karte; dafür darfst du einen hergestellten Gegenstand nehmen.
help-quest = Benutze die zwei Gegenstände einer Aufgabe, die dieser Lichtung entspricht, für Punkte oder Karten.
help-strike = Benutze eine Armbrust: Entferne hier einen Krieger, oder einen anderen Marker einer Partei ohne Krieger hier.
help-repair = Benutze einen Hammer: Repariere einen beschädigten Gegenstand.
help-special = Was nur dein Charakter kann; im Tageslicht braucht es eine Fackel.
help-points = Punkte für deine erledigten Aufgaben dieser Klasse.
help-draw = Nimm Karten vom Stapel.
help-warrior = Ein Krieger deiner alliierten Partei fällt an deiner Stelle.

-help-quest = Benutze { $items } auf einer { $suit }-Lichtung.

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

## Fragen

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
ask-pay-item = Welchen Gegenstand benutzt du, um zu zahlen?
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

## Was Neulinge bei der ersten Begegnung mit einer Frage lesen

guide-choose-character = Jeder Charakter hat eigene Gegenstände und eine besondere Aktion.
guide-slip = Im Vogelgesang darfst du kostenlos an einen Ort neben dir schleichen, auch in einen Wald.
guide-vagabond-act = Für jede Aktion benutzt du einen Gegenstand: Stiefel bewegen, ein Schwert kämpft, eine Fackel erkundet eine Ruine, und mit jedem kannst du jemandem helfen. Jeden Zug sind einige wieder unbenutzt.

## Ereignisse

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
event-took-for-sale = { $you ->
    [yes] Du nimmst { $faction-to } einen Gegenstand zum Verkauf ab: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] nehmen
       *[no] nimmt
    } { $faction-to } einen Gegenstand zum Verkauf ab: { $item }.
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
grave-coalition = Von nun an gewinnst du nur noch gemeinsam mit { $other-to } und bekommst keine Punkte mehr.

## Ablehnungen

no-taken-character = „{ $chosen }“: Diesen Charakter hat schon der andere Vagabund.
no-not-a-forest = Du beginnst in einem Wald des Spielbretts, und „{ $chosen }“ ist keiner.
no-scorched = „{ $chosen }“: Dort ist die Erde verbrannt, und nichts kann dorthin kommen.
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
no-vagabond-crafts = „{ $chosen }“: Du stellst nur im Tageslicht her.

## Optionen

option-coalitions = Bündnisse
    .help = Ob ein Vagabund ein Bündnis mit einer Partei schließen darf, die eine Dominanz-Karte aktiviert hat.
option-coalitions-scoring = Nur mit einer Partei, die noch Punkte sammelt
option-coalitions-anybody = Mit jeder Partei, nach den Punkten, die sie hatte
setup-second-vagabond = Der zweite Vagabund spielt nur neben dem ersten.
setup-vagabonds-alone = Zwei Vagabunden allein gehen die Punkte aus: Es muss noch eine Partei mitspielen.

## Punkte

points-ruins = Ruinen
points-quests = Aufgaben
points-relations = Beziehungen
points-infamy = Niedertracht
points-protection = Beschützen

## Was zählt: Jeder Satz ergänzt „dieser Zug ...“

reason-vagabond-items = hat heile Gegenstände
reason-vagabond-damaged = behält Gegenstände, die sich reparieren lassen
reason-vagabond-ready = hat Gegenstände aufgedeckt
reason-vagabond-tracks = hat Tee, Münzen und Beutel auf ihren Leisten
reason-vagabond-friends = hat gute Beziehungen
reason-vagabond-hostile = macht keine unnötigen Feinde
reason-vagabond-aids = ist dabei, eine Beziehung zu verbessern
reason-vagabond-quests = hat die Gegenstände für offene Aufgaben
reason-vagabond-completed = hat Aufgaben erledigt
reason-vagabond-place = ist dort, wo es etwas zu tun gibt

## Auf dem Tableau

label-satchel = Rucksack
label-limit = Tragvermögen
label-damaged = Beschädigt
label-quests = Aufgaben
label-completed = Erledigte Aufgaben
label-indifferent = Neutral
label-amiable = Wohlgesonnen
label-friendly = Freundlich
label-allied = Alliiert
label-hostile = Feindlich
