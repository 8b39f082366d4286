## Wer du bist, und was du willst

about-riverfolk = Du bist die Flussvolk-Kompanie. Verkaufe den anderen Karten, Boote und Söldner, und mache ihre Mittel zu Punkten.
like-riverfolk = Händler mit offener Hand: Preise bestimmen, die andere zahlen, mit dem Bezahlten Handelsposten gründen und Mittel für Dividenden behalten.
    .hard = braucht Übung, und andere, die kaufen

## Wie Sätze sie nennen

role-riverfolk = Das Flussvolk
    .the = das Flussvolk
    .whom = das Flussvolk
    .to = dem Flussvolk
    .of = des Flussvolks
    .many = no

## Wörter

word-riverfolk = Flussvolk
word-trade_post_fox = Handelsposten (Fuchs)
word-trade_post_rabbit = Handelsposten (Hase)
word-trade_post_mouse = Handelsposten (Maus)
word-hand_card = Handkarte
word-riverboats = Flussboote
word-mercenaries = Söldner
word-export = Exportieren
word-establish_trade_post = Handelsposten mit Garnison gründen

## Hilfe

help-hand_card = Eine Karte von der offenen Hand des Flussvolks, die der Käufer wählt.
help-riverboats = Bis zum Ende des Zuges bewegt sich der Käufer auf Flüssen wie auf Wegen.
help-mercenaries = Im Tageslicht und am Abend des Zuges zählen die Krieger des Flussvolks für Herrschaft und Kampf als die des Käufers.
help-export = Bezahle eine Karte, als würdest du sie herstellen, und lege sie ab: Ein Krieger kommt in das Feld für Einzahlungen.
help-establish_trade_post = Gib zwei Mittel der Partei aus, die eine Lichtung beherrscht, platziere dort einen Handelsposten und einen Krieger, und erhalte Punkte.

## Fragen

ask-start-in-river = Wo am Fluss platzierst du einen Krieger? Noch { $count ->
    [one] einer ist
   *[other] { $count } sind
} zu platzieren.
ask-riverfolk-act = Tageslicht: Du hast { $count } Mittel. Was tust du?
    .done = Tageslicht beenden
ask-export-what = Welche Karte exportierst du?
ask-recruit-by-river = Wo am Fluss rekrutierst du einen Krieger?
ask-trade-post-in = Wo gründest du einen Handelsposten?
ask-set-costs = Abend: Von welchem Dienst änderst du die Kosten?
    .done = Die Kosten lassen
ask-first-price = Spielaufbau: Was soll „{ $word }“ am Anfang kosten?
ask-set-price = Was kostet „{ $word }“?
ask-commit-fund = Von wem setzt du ein Mittel ein?
ask-spend-fund = Von wem gibst du ein Mittel aus?
ask-lose-fund = Handels-Störung: Von wem entfernst du ein Mittel?
ask-buy-service = Vogelgesang: Das Flussvolk verkauft dir noch { $count ->
    [one] einen Dienst
   *[other] bis zu { $count } Dienste
}. Welchen kaufst du?
    .done = Nichts mehr kaufen
ask-buy-card = Welche Karte kaufst du vom Flussvolk?

## Was Neulinge bei der ersten Begegnung mit einer Frage lesen

guide-riverfolk-act = Bewegen, kämpfen, herstellen und ziehen setzt Mittel ein, die bei deinem nächsten Vogelgesang zurückkommen. Rekrutieren und Handelsposten geben sie endgültig aus. Mittel, die du übrig lässt, bringen dann Punkte: einen für je zwei.
guide-trade-post-in = Ein Handelsposten kostet zwei Mittel der Partei, die die Lichtung beherrscht, und bringt 2 Punkte. Wer dort Marker hat, darf einen Dienst mehr kaufen.
guide-set-costs = Was andere zahlen, werden deine Mittel. Zu teuer, und niemand kauft; zu billig, und du rüstest sie umsonst aus.
guide-buy-service = Du zahlst mit Kriegern aus deinem Vorrat, und das Flussvolk handelt damit, bis es sie ausgibt.

## Ereignisse

event-priced = { $you ->
    [yes] Du setzt die Kosten von „{ $word }“ auf { $price }.
   *[no] { $seat } { $seat-many ->
        [yes] setzen
       *[no] setzt
    } die Kosten von „{ $word }“ auf { $price }.
}
event-gathered-funds = { $you ->
    [yes] Du sammelst deine Mittel: { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] sammeln
       *[no] sammelt
    } die Mittel: { $total }.
}
event-exported = { $you ->
    [yes] Du exportierst „{ $card }“.
   *[no] { $seat } { $seat-many ->
        [yes] exportieren
       *[no] exportiert
    } „{ $card }“.
}
event-payment = { $you ->
    [yes] Du platzierst { $count ->
        [one] einen Krieger
       *[other] { $count } Krieger
    } im Feld für Einzahlungen.
   *[no] { $seat } { $seat-many ->
        [yes] platzieren
       *[no] platziert
    } { $count ->
        [one] einen Krieger
       *[other] { $count } Krieger
    } im Feld für Einzahlungen.
}
event-committed-fund = { $you ->
    [yes] Du setzt ein Mittel { $faction-of } ein.
   *[no] { $seat } { $seat-many ->
        [yes] setzen
       *[no] setzt
    } ein Mittel { $faction-of } ein.
}
event-spent-fund = { $you ->
    [yes] Du gibst { $count ->
        [one] ein Mittel
       *[other] { $count } Mittel
    } { $faction-of } aus.
   *[no] { $seat } { $seat-many ->
        [yes] geben
       *[no] gibt
    } { $count ->
        [one] ein Mittel
       *[other] { $count } Mittel
    } { $faction-of } aus.
}
event-lost-fund = { $you ->
    [yes] Du verlierst ein Mittel { $faction-of }.
   *[no] { $seat } { $seat-many ->
        [yes] verlieren
       *[no] verliert
    } ein Mittel { $faction-of }.
}
event-bought = { $you ->
    [yes] Du kaufst vom Flussvolk „{ $word }“ für { $price }.
   *[no] { $seat } { $seat-many ->
        [yes] kaufen
       *[no] kauft
    } vom Flussvolk „{ $word }“ für { $price }.
}
event-mercenaries-fight = { $count ->
    [one] Ein Söldner kämpft
   *[other] { $count } Söldner kämpfen
} auf { $clearing } für { $you ->
    [yes] dich
   *[no] { $owner-whom }
}.

## Ablehnungen

no-no-river-at-start = An { $choice } fließt kein Fluss.
no-no-river-there = „{ $chosen }“: Dort fließt kein Fluss.
no-trade-post-there = Auf { $choice } ist schon ein Handelsposten.
no-nobody-rules = Niemand beherrscht { $choice }.
no-no-funds-of-ruler = Du hast keine zwei Mittel der Partei, die { $choice } beherrscht.
no-no-place-for-a-post = Für keine Lichtung hast du zwei Mittel der Partei, die sie beherrscht, und einen Handelsposten ihrer Klasse.
no-not-on-the-track = „{ $chosen }“ ist kein Preis: Die Leiste geht von 1 bis 4.
no-not-a-price = „{ $chosen }“ ist kein Preis für diesen Marker: Es muss ein anderer von 1 bis 4 sein.
no-no-card-to-craft = Du hast keine Karte auf der Hand, die sich herstellen lässt.
no-no-space-to-craft = „{ $chosen }“: Du hast zu wenige Mittel oder auf den Handelsposten-Leisten zu wenige leere Felder der richtigen Klassen.
no-no-card-to-export = Du hast keine Karte auf der Hand, die sich herstellen lässt, und nur solche kannst du exportieren.
no-no-space-to-export = { no-no-space-to-craft }
no-no-funds = „{ $chosen }“: Du hast keine Mittel mehr.
no-no-such-fund = „{ $chosen }“: Keines deiner Mittel gehört dieser Partei.
no-service-too-dear = „{ $chosen }“ kostet mehr, als du zahlen kannst.
no-no-card-for-sale = „{ $chosen }“: Eine solche Karte hat das Flussvolk nicht zu verkaufen.
no-service-bought = „{ $chosen }“: Das hast du für diesen Zug schon gekauft.
no-sold-in-birdsong = „{ $chosen }“: Dienste werden zu Beginn des Vogelgesangs gekauft.
no-own-service = „{ $chosen }“ ist dein eigener Dienst: Die anderen kaufen ihn.
no-no-mercenaries-for-you = „{ $chosen }“: Ein Vagabund kann keine anwerben.
no-riverfolk-crafts = „{ $chosen }“: Du stellst nur im Tageslicht her.

## Punkte

points-trade-posts = Handelsposten
points-dividends = Dividenden

## Was zählt: jeder Satz ergänzt „dieser Zug ...“

reason-riverfolk-posts = hat Handelsposten auf dem Spielbrett
reason-riverfolk-dividends = behält Mittel für Dividenden
reason-riverfolk-wealth = hat Krieger zum Handeln auf der Parteitafel
reason-riverfolk-sites = kann weitere Handelsposten bezahlen
reason-riverfolk-wares = hat Karten auf der Hand, die andere kaufen können
reason-riverfolk-customers = hat andere bei den Handelsposten
reason-riverfolk-warriors = hat Krieger auf dem Spielbrett
reason-riverfolk-rule = beherrscht Lichtungen
reason-riverfolk-exposed = hält die Handelsposten bewacht
reason-riverfolk-prices = verlangt Preise, die andere zahlen

## Auf der Tafel

label-payments = Einzahlungen
label-funds = Mittel
label-committed = Einsätze
label-posts-lost = verloren
label-service = Dienst
label-price = Kosten
label-bought-by = Gekauft von
