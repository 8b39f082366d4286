## Wer du bist, und was du willst

about-guest = Du bist die Gilde der Otter. Baue Anleger auf Lichtungen aller Farben, lege Verstecke an, und verleihe deine Krieger an alle, die zahlen.

## Wie Sätze sie nennen

role-guest = Die Gilde
    .the = die Gilde
    .whom = die Gilde
    .to = der Gilde
    .of = der Gilde
    .many = no

## Wörter

word-guest = Gilde der Otter
word-guest_building = Anleger
word-guest_token = Kahn
word-guest_hidden = Versteck (verdeckt)
word-guest_shown = Versteck (offen)

## Fragen

ask-first-wharf = An welchem Wasser baust du deinen ersten Anleger?
ask-launch = An welchem Anleger setzt du deinen Kahn wieder ins Wasser?
ask-barge-along = Kommt der Kahn von { $origin } zu { $clearing } mit?
    .done = Er bleibt
ask-guild-act = Tageslicht: { $count ->
    [0] keine Aktion übrig; was tust du noch?
    [one] eine Aktion übrig; was tust du?
   *[other] { $count } Aktionen übrig; was tust du?
}
    .plot = Ein Versteck anlegen
    .flip = Ein Versteck aufdecken
    .export = Eine Karte verschiffen
    .done = Tageslicht beenden
ask-guild-recruit = Wo rekrutierst du zwei Krieger?
ask-guild-build = Wo baust du einen Anleger?
ask-hide-in = Wo legst du ein Versteck an?
ask-hide-what = Was ist in dem Versteck auf { $clearing }?
ask-turn-up = Welches Versteck deckst du auf?
ask-search-cache = Auf { $clearing } liegt ein Versteck. Zahlst du, um hineinzusehen, oder nennst du, was darin ist?
    .explore = Zahlen und hineinsehen
    .done = Liegen lassen
ask-pay-to-look = Welche Karte gibst du, um in das Versteck auf { $clearing } zu sehen?
ask-hire = Vogelgesang: Die Gilde hat { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
} auf der Karte. Welche Karte gibst du, damit { $count ->
    [one] er
   *[other] sie
} in diesem Zug auf deiner Seite { $count ->
    [one] ist
   *[other] sind
}?
    .done = Niemanden anheuern

## Ereignisse

event-barge-moved = { $you ->
    [yes] Dein Kahn kommt von { $origin } zu { $clearing } mit.
   *[no] Der Kahn { $seat-of } kommt von { $origin } zu { $clearing } mit.
}
event-netted = „{ $card }“ geht in die Netze.
event-nets-emptied = { $you ->
    [yes] Du leerst deine Netze: { $count ->
        [one] Eine Karte kommt
       *[other] { $count } Karten kommen
    } auf den Ablagestapel.
   *[no] { $seat } { $seat-many ->
        [yes] leeren
       *[no] leert
    } die Netze: { $count ->
        [one] Eine Karte kommt
       *[other] { $count } Karten kommen
    } auf den Ablagestapel.
}
event-cache-turned-up = { $you ->
    [yes] Du deckst dein Versteck auf { $clearing } auf: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] decken
       *[no] deckt
    } ein Versteck auf { $clearing } auf: { $item }.
}
event-looked-into = { $you ->
    [yes] Du siehst in das Versteck auf { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] sehen
       *[no] sieht
    } in das Versteck auf { $clearing }.
}
event-saw-cache = { $you ->
    [yes] Du siehst, was in dem Versteck auf { $clearing } ist: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] sehen
       *[no] sieht
    }, was in dem Versteck auf { $clearing } ist: { $item }.
}
event-guessed = { $you ->
    [yes] Du nennst, was in dem Versteck auf { $clearing } ist, und hast recht: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] nennen, was in dem Versteck auf { $clearing } ist, und haben
       *[no] nennt, was in dem Versteck auf { $clearing } ist, und hat
    } recht: { $item }.
}
event-guessed-wrong = { $you ->
    [yes] Du nennst, was in dem Versteck auf { $clearing } sein soll, und irrst: nicht „{ $item }“.
   *[no] { $seat } { $seat-many ->
        [yes] nennen, was in dem Versteck auf { $clearing } sein soll, und irren
       *[no] nennt, was in dem Versteck auf { $clearing } sein soll, und irrt
    }: nicht „{ $item }“.
}
event-hired = { $you ->
    [yes] Du heuerst für diesen Zug die Krieger { $other-of } an.
    [other] { $seat } { $seat-many ->
        [yes] heuern
       *[no] heuert
    } für diesen Zug deine Krieger an.
   *[no] { $seat } { $seat-many ->
        [yes] heuern
       *[no] heuert
    } für diesen Zug die Krieger { $other-of } an.
}
event-hired-fight = Auf { $clearing } { $count ->
    [one] kämpft ein angeheuerter
   *[other] kämpfen { $count } angeheuerte
} Krieger für { $owner-whom }.

## Ablehnungen

no-burrow-forbids = Niemand außer der Gilde kann hier sein: „{ $chosen }“ gehört ihr.
no-not-by-water = Am Wasser liegt { $choice } nicht.
no-guild-no-actions = „{ $chosen }“: Du hast keine Aktion mehr.
no-not-at-home = Auf { $choice } bist du nicht zu Hause.
no-no-site = Es gibt keine Lichtung, auf der du einen Anleger bauen könntest.
no-no-card-for-site = Du hast keine Karte, die zu { $choice } passt.
no-wharf-there = Auf { $choice } steht schon ein Anleger.
no-no-barge = Dein Kahn ist nicht auf der Karte.
no-no-freight = Du hast keine Karte, die zur Lichtung deines Kahns passt.
no-cache-there = Auf { $choice } ist schon ein Versteck.
no-no-hiding-place = Du hast keine Krieger, wo ein Versteck angelegt werden könnte.
no-none-of-this-kind = „{ $chosen }“: Davon ist keines mehr übrig.
no-no-cache-there = Auf { $choice } liegt kein verdecktes Versteck.
no-nothing-to-turn-up = Keines deiner Verstecke liegt verdeckt.
no-ruled-out = „{ $chosen }“: Das wurde schon vergeblich genannt.
no-known-already = Du weißt, was in dem Versteck auf { $clearing } ist.
no-held-fast = Eine Falle hält dich fest.

## Punkte

points-wharves = Anleger
points-caches = Verstecke
points-freight = Verschiffte Karten
points-trade = Handel

## Was zählt: jedes ergänzt „dieser Zug …“

reason-guest-trade = handelt in mehreren Farben
reason-guest-wharves = hat Anleger auf der Karte
reason-guest-caches = hat verdeckte Verstecke
reason-guest-barge = hat den Kahn auf der Karte
reason-guest-warriors = hat Krieger auf der Karte
reason-guest-rule = beherrscht Lichtungen
reason-guest-exposed = hält die Anleger bewacht
reason-guest-actions = hat noch Aktionen

## Auf der Tafel

label-nets = Netze
label-caches = Verstecke
label-hired = Im Dienst von
label-gone = Verloren
