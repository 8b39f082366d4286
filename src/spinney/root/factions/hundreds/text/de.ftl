## Wer du bist, und was du willst

about-hundreds = Du bist der Herr der Scharen. Erobere, plündere, brenne nieder: Du punktest für jede Lichtung, die du beherrschst und auf der kein gegnerischer Marker mehr ist.
like-hundreds = Eine Horde hinter einem Kriegsherrn: Lichtungen stürmen, alle anderen vertreiben und Gegenstände horten, die dich stärker machen und ihm weniger Launen lassen.
    .hard = braucht etwas Übung

## Wie Sätze sie nennen

role-hundreds = Die Scharen
    .the = die Scharen
    .whom = die Scharen
    .to = den Scharen
    .of = der Scharen
    .many = yes

## Wörter

word-hundreds = Scharen
word-stronghold = Bollwerk
word-mob = Meute
word-loot = Plündern
word-advance = Mit dem Kriegsherren vorrücken
word-incite = Aufstacheln
word-warlord = Kriegsherr
word-bitter = Verbittert
word-grandiose = Großspurig
word-jubilant = Triumphierend
word-lavish = Verschwenderisch
word-relentless = Unermüdlich
word-rowdy = Rauflustig
word-stubborn = Hartnäckig
word-wrathful = Zornig

## Hilfe

help-loot = Lande in diesem Kampf keine gewürfelten Treffer. Beherrschst du danach die Lichtung, nimm dem Verteidiger einen hergestellten Gegenstand weg.
help-advance = Bewege den Kriegsherrn mit beliebig vielen Kriegern, und kämpfe dann, wenn du willst, dort, wo er ist.
help-incite = Gib eine Karte aus, um auf einer passenden Lichtung mit einem deiner Krieger eine Meute zu platzieren.
help-bitter = { rule-14_7_1.summary }
help-grandiose = { rule-14_7_2.summary }
help-jubilant = { rule-14_7_3.summary }
help-lavish = { rule-14_7_4.summary }
help-relentless = { rule-14_7_5.summary }
help-rowdy = { rule-14_7_6.summary }
help-stubborn = { rule-14_7_7.summary }
help-wrathful = { rule-14_7_8.summary }

## Fragen

ask-garrison = In welcher Ecke beginnst du, mit deinem Kriegsherrn und einem Bollwerk?
ask-mob-to = Der Meutewürfel zeigt { $suit }: Auf welche { $suit }-Lichtung breitet sich eine Meute aus?
ask-raze-for = Welchen Gegenstand nimmst du unter der Ruine auf { $clearing }?
ask-anoint = Dein Kriegsherr ist gefallen: { $optional ->
    [0] Wo erscheint ein neuer?
   *[other] Welcher Krieger wird der neue?
}
ask-choose-mood = In welcher Laune ist dein Kriegsherr in diesem Zug?
ask-squander = Verschwenderisch: Welchen Gegenstand gibst du für zwei Krieger her?
    .done = Den Rest behalten
ask-command = Die Scharen befehligen: { $count ->
    [0] Keine Aktion ist mehr übrig.
    [one] Eine Aktion ist noch übrig.
   *[other] { $count } Aktionen sind noch übrig.
} Was tust du?
    .done = Das ist alles
ask-stronghold-in = Wo baust du ein Bollwerk? Du gibst eine Karte aus, die der Lichtung entspricht.
ask-advance = Mit dem Kriegsherren vorrücken: { $count ->
    [0] Das war das letzte Mal.
    [one] Noch ein Mal.
   *[other] Noch { $count } Mal.
} Was tut er?
    .advance = Ihn bewegen
    .battle = Kämpfen, wo er ist
    .done = Das ist alles
ask-escort = Wie viele Krieger gehen mit dem Kriegsherrn von { $origin } zu { $clearing }?
ask-advance-on = Der Kriegsherr ist auf { $clearing }: Kämpfst du dort?
    .done = Kein Kampf
ask-relentless = Unermüdlich: Bewegt sich der Kriegsherr noch einmal, oder kämpft er?
    .advance = Ihn bewegen
    .battle = Kämpfen, wo er ist
    .done = Das ist alles
ask-bring-warlord = Geht der Kriegsherr von { $origin } mit zu { $clearing }?
    .warlord = Er geht mit
    .done = Er bleibt
ask-give-up-warlord = { $count ->
    [one] Ein Krieger fällt
   *[other] { $count } Krieger fallen
} auf { $clearing }: Ist der Kriegsherr { $faction-of } dabei?
    .warlord = Der Kriegsherr fällt
    .warrior = Er wird verschont
ask-contempt = Du hast einen Gegenstand hergestellt, { $item }: Nimmst du ihn, oder erhältst du { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
} und entfernst ihn aus dem Spiel?
    .points = Punkten und ihn entfernen
ask-make-room = Diese Leiste deines Horts ist voll, und du erhältst einen Gegenstand, { $item }: Welcher verlässt das Spiel? Du erhältst einen Punkt.
ask-loot = Du greifst { $faction-whom } auf { $clearing } an: Plünderst du? Dann landest du keine gewürfelten Treffer.
    .done = Nicht plündern
ask-loot-what = Welchen hergestellten Gegenstand { $faction-of } nimmst du?
ask-call-mob = Verbittert: Welche Meute wird vor dem Wurf zu einem Krieger auf { $clearing }? { $count ->
    [0] { "" }
    [one] Eine ist schon gekommen.
   *[other] { $count } sind schon gekommen.
}
    .done = Keine mehr rufen
ask-incite = Abend: { $count ->
    [0] Keine Meute ist
    [one] Eine Meute ist
   *[other] { $count } Meuten sind
} noch übrig. Stachelst du eine auf?
    .done = Keine mehr aufstacheln
ask-incite-in = Wo stachelst du eine Meute auf? Du gibst eine Karte aus, die der Lichtung entspricht.
ask-rejoice = Triumphierend: Würfelst du mit dem Meutewürfel, um eine weitere Meute auszubreiten ({ $count ->
    [one] ein Wurf ist
   *[other] { $count } Würfe sind
} noch übrig)?
    .incite = Meutewürfel werfen
    .done = Nicht mehr würfeln

## Was Anfänger lesen, wenn ihnen eine Frage zum ersten Mal begegnet

guide-garrison = Neue Krieger kommen dorthin, wo dein Kriegsherr ist und wo deine Bollwerke stehen. Beginne, wo du bald Lichtungen beherrschen kannst, auf denen sonst niemand ist.
guide-choose-mood = Die Laune gilt bis zu deinem nächsten Vogelgesang, auch wenn du angegriffen wirst. Jeder Gegenstand in deinem Hort sperrt eine Laune: Je reicher du bist, desto weniger bleiben.
guide-command = Du punktest am Abend für Lichtungen, die du allein beherrschst. Jeder gegnerische Marker dort, sei es ein Plättchen oder eine Spielfigur, verdirbt es.
guide-advance = Der Kriegsherr bewegt sich und kämpft mit so vielen Kriegern, wie du willst. Nur ein Kampf kann ihn entfernen, und in deinem nächsten Vogelgesang kommt ein neuer.
guide-contempt = Stiefel, Beutel und Münzen erhöhen deine Befehlsgewalt, die anderen Gegenstände deinen Wagemut. Punkte gibt es einmal, Befehlsgewalt und Wagemut helfen in jedem Zug.
guide-incite = In deinem nächsten Vogelgesang entfernen Meuten gegnerische Gebäude und Plättchen, was punktet, und holen Gegenstände aus Ruinen. Je Lichtung eine, und es gibt fünf.
guide-loot = Ein Gegenstand ist oft mehr wert als die Treffer: Er erhöht deine Befehlsgewalt oder deinen Wagemut für den Rest des Spiels.

## Ereignisse

event-anointed = { $you ->
    [yes] Dein Kriegsherr erscheint auf { $clearing }.
   *[no] Der Kriegsherr { $owner-of } erscheint auf { $clearing }.
}
event-warlord-moved = { $you ->
    [yes] Dein Kriegsherr geht mit zu { $clearing }.
   *[no] Der Kriegsherr { $owner-of } geht mit zu { $clearing }.
}
event-warlord-fell = { $you ->
    [yes] Dein Kriegsherr fällt auf { $clearing }.
   *[no] Der Kriegsherr { $owner-of } fällt auf { $clearing }.
}
event-mood = { $you ->
    [yes] Die Laune deines Kriegsherrn: { $mood }.
   *[no] Die Laune { $seat-of }: { $mood }.
}
event-still-lavish = { $you ->
    [yes] Deinem Kriegsherrn bleibt keine andere Laune: Er bleibt verschwenderisch.
   *[no] Dem Kriegsherrn { $seat-of } bleibt keine andere Laune: Er bleibt verschwenderisch.
}
event-hoarded = { $you ->
    [yes] Du legst einen Gegenstand in deinen Hort: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] legen
       *[no] legt
    } einen Gegenstand in den Hort: { $item }.
}
event-item-removed = { $you ->
    [yes] Du entfernst einen Gegenstand aus dem Spiel: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] entfernen
       *[no] entfernt
    } einen Gegenstand aus dem Spiel: { $item }.
}
event-looting = { $you ->
    [yes] Du plünderst { $foe-whom } und landest keine gewürfelten Treffer.
    [foe] { $owner } { $owner-many ->
        [yes] plündern dich und landen
       *[no] plündert dich und landet
    } keine gewürfelten Treffer.
   *[no] { $owner } { $owner-many ->
        [yes] plündern { $foe-whom } und landen
       *[no] plündert { $foe-whom } und landet
    } keine gewürfelten Treffer.
}
event-looted = { $you ->
    [yes] Du plünderst { $other-to } einen Gegenstand: { $item }.
    [other] { $seat } { $seat-many ->
        [yes] nehmen
       *[no] nimmt
    } dir beim Plündern einen Gegenstand weg: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] nehmen
       *[no] nimmt
    } { $other-to } beim Plündern einen Gegenstand weg: { $item }.
}
event-looted-for-sale = { $you ->
    [yes] Du raubst { $faction-to } einen Gegenstand zum Verkauf: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] rauben
       *[no] raubt
    } { $faction-to } einen Gegenstand zum Verkauf: { $item }.
}
event-seen-under-ruin = Du siehst unter der Ruine auf { $clearing } nach: { $item }.
event-left-under-ruin = { $you ->
    [yes] Du hast schon einen solchen Gegenstand aus einer Ruine; unter der auf { $clearing } bleibt: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] haben
       *[no] hat
    } schon einen solchen Gegenstand aus einer Ruine; unter der auf { $clearing } bleibt: { $item }.
}
event-dragged-out = { $you ->
    [yes] Du nimmst einen Gegenstand unter der Ruine auf { $clearing }: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] nehmen
       *[no] nimmt
    } einen Gegenstand unter der Ruine auf { $clearing }: { $item }.
}
event-ruin-razed = Die Ruine auf { $clearing } liegt in Schutt und Asche.
event-mob-die = { $you ->
    [yes] Du wirfst den Meutewürfel: { $suit }.
   *[no] { $seat } { $seat-many ->
        [yes] werfen
       *[no] wirft
    } den Meutewürfel: { $suit }.
}
event-oppressed = { $you ->
    [yes] Du unterdrückst { $count ->
        [one] eine Lichtung
       *[other] { $count } Lichtungen
    }.
   *[no] { $seat } { $seat-many ->
        [yes] unterdrücken
       *[no] unterdrückt
    } { $count ->
        [one] eine Lichtung
       *[other] { $count } Lichtungen
    }.
}

## Ablehnungen

no-hundreds-craft = „{ $chosen }“: Du stellst nur zu Beginn des Tageslichts her, vor allem anderen.
no-moods-in-birdsong = „{ $chosen }“: Die Laune des Kriegsherrn wählen die Scharen in ihrem Vogelgesang.
no-warlord-stays = Der Kriegsherr kann außerhalb eines Kampfes nicht entfernt und im Zug anderer nicht bewegt werden, und kein anderer Krieger { role-hundreds.of } ist dort.
no-no-warlord = „{ $chosen }“: Dein Kriegsherr ist nicht auf der Karte.
no-no-advance-left = „{ $chosen }“: Du bist so oft vorgerückt, wie dein Wagemut erlaubt.
no-no-command-left = „{ $chosen }“: Du hast so viele Aktionen ausgeführt, wie deine Befehlsgewalt erlaubt.
no-not-to-garrison = Du kannst nicht auf { $choice } beginnen: Nimm eine freie Ecke, gegenüber einem anderen Start, wenn es eine gibt.
no-no-stronghold-site = Du beherrschst keine Lichtung mit freiem Bauplatz.
no-no-card-for-stronghold = „{ $chosen }“: Du hast keine Karte, die einem Bauplatz entspricht.
no-not-on-that-track = „{ $chosen }“: Wähle den erhaltenen Gegenstand oder einen auf seiner Leiste.
no-not-theirs-to-loot = „{ $chosen }“: Der Verteidiger hat keinen solchen Gegenstand hergestellt.
no-not-under-that-ruin = „{ $chosen }“: Unter dieser Ruine liegt kein solcher Gegenstand.
no-hoarded-from-a-ruin = „{ $chosen }“: In deinem Hort ist schon einer aus einer Ruine.
no-mob-there = Auf { $choice } ist schon eine Meute.
no-nobody-to-incite = „{ $chosen }“: Du brauchst einen Krieger auf einer Lichtung ohne Meute.
no-no-card-to-incite = „{ $chosen }“: Du hast keine Karte, die einer Lichtung entspricht, auf der du eine Meute aufstacheln kannst.
no-no-mob-near = Neben { $choice } ist keine Meute.
no-same-mood = „{ $chosen }“: Dein Kriegsherr ist schon in dieser Laune und muss sie wechseln.
no-mood-barred = „{ $chosen }“: Der Gegenstand dieser Laune ist in deinem Hort.
no-no-mob-to-call = Von { $choice } kann keine Meute kommen: nur von der Lichtung des Kriegsherrn und von benachbarten.
no-not-in-the-hoard = „{ $chosen }“: In deinem Hort ist kein solcher Gegenstand.

## Punkte

points-oppression = Unterdrückung
points-hoard = Voller Hort

## Was zählt: Jeder Grund ergänzt „Dieser Zug ...“

reason-hundreds-oppressed = hat Lichtungen ohne jeden Gegner
reason-hundreds-rule = beherrscht Lichtungen
reason-hundreds-command = hat Befehlsgewalt
reason-hundreds-prowess = hat Wagemut
reason-hundreds-strongholds = hat Bollwerke
reason-hundreds-exposed = hält die Bollwerke bewacht
reason-hundreds-warriors = hat Krieger auf der Karte
reason-hundreds-mobs = hat Meuten, wo Gegner bauen oder Ruinen stehen
reason-hundreds-warlord = hält den Kriegsherrn auf der Karte, umgeben von Kriegern
reason-hundreds-moods = lässt die Wahl zwischen vielen Launen
reason-hundreds-mood = hat eine Laune, die hilft
reason-hundreds-targets = hat den Kriegsherrn nahe bei schwachen Gegnern
reason-hundreds-actions = lässt mehr Aktionen übrig

## Auf dem Tableau

label-hoard = Hort
label-command = Befehlsgewalt
label-prowess = Wagemut
label-mood = Laune
label-moods = Launen
label-barred = Gesperrt
label-oppress = Unterdrücken
label-anew = im Vogelgesang kommt ein neuer
