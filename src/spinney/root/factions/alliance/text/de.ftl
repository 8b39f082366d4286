## Wer du bist, und was du willst

about-alliance = Du bist die Waldland-Allianz. Verbreite Sympathie, um zu punkten, sammle Anhänger und revoltiere, wenn die Zeit reif ist.
like-alliance = Klein und geduldig: Sympathie verbreiten, andere dafür zahlen lassen, dass sie hindurchziehen, und sich dann auf einen Schlag erheben.
    .hard = braucht Übung

## Wie Sätze sie nennen

role-alliance = Die Allianz
    .the = die Allianz
    .whom = die Allianz
    .to = der Allianz
    .of = der Allianz
    .many = no

## Wörter

word-alliance = Allianz
word-base = Stützpunkt
word-sympathy = Sympathie
word-revolt = Revoltieren
word-spread_sympathy = Sympathie verbreiten
word-mobilize = Mobilisieren
word-train = Ausbilden
word-organize = Organisieren

## Hilfe

help-revolt = Gib zwei Anhänger aus: Alle gegnerischen Marker auf einer sympathisierenden Lichtung werden entfernt, und ein Stützpunkt kommt.
help-spread_sympathy = Gib Anhänger aus, um ein Sympathie-Plättchen zu platzieren, und erhalte Punkte.
help-mobilize = Lege eine Handkarte zu deinen Anhängern.
help-train = Gib eine Karte aus, die einem Stützpunkt entspricht: Ein Krieger wird Offizier.
help-organize = Ersetze einen deiner Krieger durch ein Sympathie-Plättchen, und erhalte Punkte.

## Fragen

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

## Was Neulinge bei der ersten Begegnung mit einer Frage lesen

guide-spread-sympathy = Sympathie kostet Anhänger der Klasse der Lichtung und bringt Punkte. Wer Krieger dorthin bewegt oder das Plättchen entfernt, gibt dir eine Karte.
guide-alliance-act = Mach aus Karten Anhänger für Sympathie und Revolten, oder bilde Offiziere aus: Jeder ist am Abend eine Aktion wert.
guide-operate = Jeder Offizier gibt eine Aktion. Organisieren macht aus einem Krieger Sympathie, ganz ohne Anhänger.

## Ereignisse

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
event-outrage-by = Empörung auf { $clearing }: { $owner-the } hat keine Handkarten, also kommt die Karte vom Stapel.
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

## Ablehnungen

no-not-sympathetic = Auf { $choice } ist keine Sympathie.
no-base-on-map = Der Stützpunkt dieser Klasse ist schon auf dem Spielbrett: keine Revolte auf { $choice }.
no-sympathetic = Auf { $choice } ist schon Sympathie.
no-not-near-sympathy = Neben { $choice } ist keine Sympathie.
no-no-base = Du hast keinen Stützpunkt auf dem Spielbrett.
no-no-base-there = „{ $chosen }“: Du hast keinen Stützpunkt, bei dem das ginge.
no-nowhere-to-organize = Du hast keine Krieger, wo Sympathie platziert werden könnte.
no-too-few-supporters = „{ $chosen }“: Du hast zu wenige passende Anhänger.
no-not-a-supporter = „{ $chosen }“ ist keiner deiner Anhänger.
no-alliance-crafts = „{ $chosen }“: Du stellst nur im Tageslicht her.

## Punkte

points-sympathy = Sympathie

## Was zählt: Jeder Satz ergänzt „dieser Zug ...“

reason-alliance-sympathy = hat Sympathie auf den Lichtungen
reason-alliance-supporters = sammelt Anhänger
reason-alliance-spreading = kann weitere Sympathie bezahlen
reason-alliance-revolt = ist bereit zur Revolte
reason-alliance-bases = hat Stützpunkte auf dem Spielbrett
reason-alliance-officers = hat Offiziere
reason-alliance-warriors = behält Krieger auf dem Spielbrett
reason-alliance-rule = beherrscht Lichtungen
reason-alliance-exposed = lässt die Stützpunkte bewacht
reason-alliance-trodden = hat Sympathie, wo wenig Gegner stehen
reason-alliance-operations = lässt noch Militäreinsätze übrig

## Auf dem Tableau

label-supporters = Anhänger
label-officers = Offiziere
