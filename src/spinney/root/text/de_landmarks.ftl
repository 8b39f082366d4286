### Die Landmarken aus Anhang F.

## Wörter

word-ferry = Die Fähre
word-tower = Der Turm
word-lost_city = Verlorene Stadt
word-black_market = Schwarzmarkt
word-legendary_forge = Legendäre Schmiede
word-elder_treetop = Uralter Wipfel
like-ferry = Einmal pro Zug darf eine Bewegung übers Wasser gehen und bringt eine Karte.
like-tower = Jeden Abend ein Punkt für die Partei, die seine Lichtung beherrscht.
like-lost_city = Eine Lichtung aller drei Klassen zugleich.
like-black_market = Einmal pro Zug tauschst du eine Handkarte gegen eine ungesehene.
like-legendary_forge = Vier Gegenstände, die nur dort hergestellt werden, für einen Punkt und eine Karte mehr.
like-elder_treetop = Ein Bauplatz mehr in einer Ecke, und ein Punkt mehr, wenn man abreißt, was dort steht.
help-ferry = Nimm die Fähre, die mitkommt, und ziehe eine Karte.
help-black_market = Tausche eine Handkarte gegen eine von dreien, die verdeckt daliegen.

## Fragen

ask-by-ferry = Nimmst du die Fähre, oder gehst du zu Fuß?
    .ferry = Mit der Fähre
ask-which-landmark = Welche Landmarke baust du auf?
ask-landmark-in = { $word }: Auf welcher Lichtung baust du diese Landmarke auf?
ask-which-suit = { $clearing } hat alle drei Klassen: Welche Klasse hat der Marker, den du dort platzierst?
ask-market-give = { $optional ->
    [0] Schwarzmarkt: Welche Karte tauschst du ein?
   *[other] Bevor es weitergeht: Welche Karte tauschst du auf dem Schwarzmarkt ein?
}
    .done = Keine tauschen
ask-market-take = Schwarzmarkt: Welche der drei Karten nimmst du?

## Ereignisse

event-landmark-dealt = Eine Landmarke dieser Partie: { $word }.
event-landmark = { $you ->
    [yes] Du baust eine Landmarke
   *[no] { $seat } { $seat-many ->
        [yes] bauen
       *[no] baut
    } eine Landmarke
} auf { $clearing } auf: { $word }.
event-ferry = Die Fähre kommt zu { $clearing }.
event-market = { $you ->
    [yes] Du tauschst eine Karte
   *[no] { $seat } { $seat-many ->
        [yes] tauschen
       *[no] tauscht
    } eine Karte
} auf dem Schwarzmarkt gegen die { $count ->
    [1] erste
    [2] zweite
   *[other] dritte
}.
event-market-gave = { $you ->
    [yes] Du lässt „{ $card }“ auf dem Schwarzmarkt.
   *[no] { $seat } { $seat-many ->
        [yes] lassen
       *[no] lässt
    } „{ $card }“ auf dem Schwarzmarkt.
}
event-market-gave-hidden = { $seat } { $seat-many ->
    [yes] lassen
   *[no] lässt
} eine Karte auf dem Schwarzmarkt.
event-market-took = { $you ->
    [yes] Du nimmst „{ $card }“ vom Schwarzmarkt.
   *[no] { $seat } { $seat-many ->
        [yes] nehmen
       *[no] nimmt
    } „{ $card }“ vom Schwarzmarkt.
}
event-market-took-hidden = { $seat } { $seat-many ->
    [yes] nehmen
   *[no] nimmt
} eine Karte vom Schwarzmarkt.
event-treetop-for-two = Der Uralte Wipfel wird zu zweit nicht empfohlen.

## Ablehnungen

no-landmark-there = „{ $chosen }“: Dort steht schon eine Landmarke.
no-landmark-next-to = „{ $chosen }“: Daneben steht eine Landmarke, und es gibt Plätze weiter weg.
no-no-water-for-the-ferry = „{ $chosen }“: Die Fähre wird am Wasser aufgebaut, und hier ist keines.
no-no-water-for-the-city = „{ $chosen }“: Die Verlorene Stadt wird am Wasser aufgebaut, und hier ist keines.
no-no-ruin-for-the-tower = „{ $chosen }“: Der Turm wird auf einer Lichtung mit einer Ruine aufgebaut, und hier ist keine.
no-not-one-slot = „{ $chosen }“: Der Schwarzmarkt wird auf einer Lichtung mit genau einem Bauplatz und ohne Ruine aufgebaut.
no-not-a-corner-for-the-treetop = „{ $chosen }“: Der Uralte Wipfel wird in einer Ecke aufgebaut.
no-nobody-at-market = Du hast keinen Marker auf der Lichtung des Schwarzmarkts.
no-not-on-sale = „{ $chosen }“: Auf dem Schwarzmarkt liegen drei Karten, die erste, die zweite und die dritte.
no-nobody-at-forge = „{ $chosen }“: Dieser Gegenstand liegt in der Legendären Schmiede, und du hast dort keinen Marker.

## Die Option

option-landmarks = Landmarken
    .help = Was auf dem Spielbrett steht und die Regeln um sich herum ändert.
    .form = map (wie auf dem Spielbrett), none (keine), one oder two (eine oder zwei, zufällig), aus einigen wie two/ferry,tower,lost_city, oder eine oder zwei mit Namen wie lost_city,black_market
option-landmarks-map = Wie auf dem Spielbrett
    .like = Der Turm auf dem Gebirge, die Fähre auf dem See, auf den anderen keine.
option-landmarks-none = Keine
    .like = Keine Landmarken, auch nicht die des Spielbretts.
option-landmarks-one = Eine, zufällig
    .like = Eine der sechs wird ausgeteilt, und wer zuletzt dran ist, baut sie auf.
option-landmarks-two = Zwei, zufällig
    .like = Zwei der sechs werden ausgeteilt, und die beiden, die zuletzt dran sind, bauen sie auf.

points-landmarks = Landmarken

## Heimatlichtungen (A.8.2)

ask-homeland = Welche Lichtung ist deine Heimatlichtung?
ask-spread-in = Wo platzierst du { $count ->
    [one] den letzten Krieger
   *[other] einen der { $count } Krieger, die übrig sind
}?
event-homeland = { $you ->
    [yes] Deine Heimatlichtung ist { $clearing }.
   *[no] Die Heimatlichtung { $seat-of } ist { $clearing }.
}
no-enemy-homeland = „{ $chosen }“: Das ist eine feindliche Heimatlichtung.
no-not-at-the-edge = „{ $chosen }“: Deine Heimatlichtung liegt am Rand des Spielbretts.
no-homeland-too-near = „{ $chosen }“: Das ist zu nah an einer feindlichen Heimatlichtung, und es gibt Plätze weiter weg.
no-homeland-alone = „{ $chosen }“: Deine Heimatlichtungen liegen nebeneinander.
option-start = Wo die Parteien beginnen
    .help = In Ecken wie im Grundspiel oder auf Heimatlichtungen nach Wahl wie im erweiterten Aufbau.
option-start-corners = In Ecken
option-start-homelands = Auf Heimatlichtungen, wer zuletzt dran ist zuerst

## Parteien wählen (A.8)

ask-choose-faction = Welche Partei wählst du?
event-pooled = Eine Partei zur Wahl: { $faction-the }.
event-locked = { $faction }: zu wählen, sobald eine militante Partei gewählt ist.
event-dealt-beside = Neben { $faction-to } liegt diese Karte: { $word }.
event-drafted = { $you ->
    [yes] Du wählst { $faction-whom }.
   *[no] { $seat-player ->
        [none] { $seat }: { $faction-the }.
       *[other] { $seat-player } wählt { $faction-whom }.
    }
}
no-locked-faction = „{ $chosen }“ ist gesperrt, bis jemand eine militante Partei gewählt hat.
option-seats-drafted = noch zu wählen
    .like = Der erweiterte Aufbau des Gesetzes: Einige Parteien werden ausgeteilt, wer zuletzt dran ist, wählt zuerst und baut sofort auf, und alle behalten drei von fünf Karten.
option-pool = Parteien zur Wahl
    .help = Zu zweit wählt man unter militanten Parteien; mit Heuerlingen dürfen die aufständischen bleiben.
option-pool-usual = Wie im Gesetz
option-pool-insurgents = Auch aufständische, zu zweit mit Heuerlingen
setup-pool = Aufständische Parteien bleiben, wo zwei wählen, und nur mit Heuerlingen.
guide-choose-faction = Wer zuletzt dran ist, wählt zuerst und baut sofort auf. Eine Partei bleibt übrig. Lies, wie sich jede spielt; deine fünf Karten behältst du, und später wählst du drei davon.
