## Wer du bist, und was du willst

about-duchy = Du bist das Untergrund-Herzogtum. Komm durch deine Tunnel herauf, zeige Stärke und überzeuge Minister, die für dich handeln und punkten.
like-duchy = Ein Hofstaat unter der Erde: in Scharen heraufkommen, bauen und jeden Zug einen Minister gewinnen, der eine Aktion mitbringt. Verlierst du ein Gebäude, geht der Ranghöchste.
    .hard = braucht etwas Übung

## Wie Sätze es nennen

role-duchy = Das Herzogtum
    .the = das Herzogtum
    .whom = das Herzogtum
    .to = dem Herzogtum
    .of = des Herzogtums
    .many = no

## Wörter

word-duchy = Herzogtum
word-citadel = Zitadelle
word-market = Markt
word-tunnel = Tunnelmarker
word-dig = Graben
word-sway = Überzeugen
word-foremole = Vorgräber
word-captain = Hauptmann
word-marshal = Marschall
word-brigadier = Brigadier
word-banker = Bankier
word-mayor = Bürgermeister
word-duchess_of_mud = Herzogin von Schlamm
word-baron_of_dirt = Baron von Dreck
word-earl_of_stone = Graf von Stein

## Hilfe

help-dig = Gib eine Karte aus, um auf einer passenden Lichtung einen Tunnel zu platzieren, und hole bis zu vier Krieger herauf.
help-sway = Decke Karten auf, um einen Minister zu überzeugen, und erhalte Punkte für die Krone.
help-foremole = { rule-12_5_2_I.summary }
help-captain = { rule-12_5_2_II.summary }
help-marshal = { rule-12_5_2_III.summary }
help-brigadier = { rule-12_5_2_IV.summary }
help-banker = { rule-12_5_2_V.summary }
help-mayor = { rule-12_5_2_VI.summary }
help-duchess_of_mud = { rule-12_5_2_VII.summary }
help-baron_of_dirt = { rule-12_5_2_VIII.summary }
help-earl_of_stone = { rule-12_5_2_IX.summary }

## Fragen

ask-surface = In welcher Ecke kommst du an die Oberfläche?
ask-assembly = Die Versammlung: { $count ->
    [0] Keine Aktion ist mehr übrig.
    [one] Eine Aktion ist noch übrig.
   *[other] { $count } Aktionen sind noch übrig.
} Was tust du?
    .done = Versammlung beenden
ask-duchy-build = Wo baust du? Du deckst dafür eine Karte auf, die der Lichtung entspricht.
ask-foremole-build = Der Vorgräber: Wo baust du?
ask-foremole-building = Was baust du auf { $clearing }?
ask-duchy-building = Was baust du auf { $clearing }?
ask-duchy-reveal = Welche { $suit }-Karte oder Vogel-Karte deckst du dafür auf?
ask-foremole-reveal = Der Vorgräber: Welche Karte deckst du auf, egal von welcher Klasse?
ask-fill-in = Alle deine Tunnel sind auf dem Spielbrett: Welchen entfernst du zuerst?
ask-dig = Wo gräbst du einen Tunnel? Du gibst dafür eine Karte aus, die der Lichtung entspricht.
ask-come-up = Wie viele Krieger kommen aus der Erdhöhle herauf zu { $clearing }?
ask-parliament = Das Parlament: Welcher Minister handelt?
    .done = Parlament beenden
ask-brigadier = Der Brigadier: Bewegung oder Kampf?
ask-brigadier-again = Der Brigadier: Noch einmal „{ $word }“?
    .done = Das genügt
ask-bank = Der Bankier: { $count ->
    [0] Welche Karte gibst du aus?
   *[other] Welche weitere Karte derselben Klasse?
} Jede bringt einen Punkt.
    .done = Nichts mehr ausgeben
ask-borrow = Der Bürgermeister: Wessen Aktion führst du aus?
ask-sway = Wen überzeugst du? Ein Junker verlangt zwei aufgedeckte Karten, ein Adeliger drei, ein Lord vier.
    .done = Niemanden überzeugen
ask-sway-reveal = { $minister }: Welche Karte deckst du auf? { $count ->
    [one] Es ist die letzte.
   *[other] { $count } sind nötig.
} Jede braucht eine Lichtung ihrer Klasse mit einem deiner Marker.
ask-lose-minister = Der Preis des Versagens: Welcher Minister verlässt dich? Die Krone ist für immer verloren.

## Was Neulinge bei der ersten Begegnung mit einer Frage lesen

guide-surface = Hier liegt dein erster Tunnel: Er führt in die Erdhöhle, wo sich deine neuen Krieger sammeln.
guide-assembly = Karten, die du zum Bauen aufdeckst, kommen am Abend zurück, außer Vögeln. Was du zum Graben ausgibst, ist weg. Zitadellen bringen Krieger, Märkte bringen Karten.
guide-parliament = Jeder Minister handelt einmal im Zug, in beliebiger Reihenfolge. Die Lords punkten mit dem, was du auf dem Spielbrett hast.
guide-sway = Ein Minister je Zug, für eine Krone seines Ranges, die Punkte bringt. Für jede aufgedeckte Karte brauchst du eine Lichtung ihrer Klasse mit einem deiner Marker: Breite dich aus. Bewache deine Gebäude: Verlierst du welche, geht dein ranghöchster Minister mitsamt der Krone.

## Ereignisse

event-swayed = { $you ->
    [yes] Du überzeugst einen Minister: { $minister }.
   *[no] { $seat } { $seat-many ->
        [yes] überzeugen
       *[no] überzeugt
    } einen Minister: { $minister }.
}
event-lost-minister = { $you ->
    [yes] Ein Minister verlässt dich, und die Krone ist für immer verloren: { $minister }.
   *[no] Ein Minister verlässt { $seat-whom }, und die Krone ist für immer verloren: { $minister }.
}

## Ablehnungen

no-burrow-is-theirs = Niemand außer dem Herzogtum kann in der Erdhöhle sein.
no-not-to-surface = Auf { $choice } kannst du nicht beginnen: Nimm eine freie Ecke, gegenüber einem anderen Start, wenn es eine gibt.
no-assembly-over = „{ $chosen }“: Beide Aktionen der Versammlung sind verbraucht.
no-no-foremole-site = { no-no-building-site }
no-no-building-site = Du beherrschst keine Lichtung mit einem freien Bauplatz.
no-no-card-to-build = „{ $chosen }“: Keine deiner Karten entspricht einer Lichtung, auf der du bauen kannst.
no-no-card-to-dig = „{ $chosen }“: Keine deiner Karten entspricht einer Lichtung, auf der du graben kannst.
no-tunnel-there = Auf { $choice } ist schon ein Tunnel.
no-no-tunnel-there = Auf { $choice } ist kein Tunnel.
no-too-many-come-up = Höchstens vier Krieger kommen herauf, und nicht mehr, als in der Erdhöhle sind.
no-not-swayed = „{ $chosen }“: Dieser Minister ist nicht überzeugt.
no-acted-already = „{ $chosen }“: Dieser Minister hat in diesem Zug schon gehandelt.
no-nothing-to-borrow = „{ $chosen }“: Der Bürgermeister übernimmt die Aktion eines anderen überzeugten Junkers oder Adeligen, wenn sie möglich ist.
no-tunnels-missing = Deine drei Tunnel sind nicht alle auf dem Spielbrett.
no-no-market = Du hast keinen Markt auf dem Spielbrett.
no-no-citadel = Du hast keine Zitadelle auf dem Spielbrett.
no-not-the-highest = „{ $chosen }“: Verloren geht ein überzeugter Minister des höchsten Rangs.
no-swayed-already = „{ $chosen }“: Dieser Minister ist schon überzeugt.
no-ministers-later = „{ $chosen }“: Minister handeln im Parlament, nach der Versammlung, jeder einmal pro Zug.
no-sways-later = „{ $chosen }“: Minister werden am Ende des Tageslichts überzeugt.
no-serves-the-duchy = „{ $chosen }“ dient nur dem Herzogtum.
no-swayed-one = Du hast in diesem Zug schon einen Minister überzeugt: Mehr als einer geht nicht.
no-no-crown = „{ $chosen }“: Von diesem Rang ist keine Krone mehr auf deiner Partei-Tafel.
no-too-few-to-reveal = „{ $chosen }“: Damit kannst du nicht genug Karten aufdecken. Jede braucht eine Lichtung ihrer Klasse mit einem deiner Marker.
no-no-clearing-for-it = „{ $chosen }“: Dafür ist keine Lichtung dieser Klasse mit einem deiner Marker mehr übrig.
no-duchy-crafts = „{ $chosen }“: Du stellst nur am Abend her.

## Punkte

points-ministers = Minister
points-crowns = Kronen

## Was zählt: jede Zeile ergänzt „dieser Zug ...“

reason-duchy-ministers = hat Minister, die handeln
reason-duchy-lords = hat Lords, die punkten werden
reason-duchy-swaying = kann bald einen Minister überzeugen
reason-duchy-presence = hat Marker auf Lichtungen vieler Klassen
reason-duchy-citadels = hat Zitadellen auf dem Spielbrett
reason-duchy-markets = hat Märkte auf dem Spielbrett
reason-duchy-tunnels = hat Tunnel auf dem Spielbrett
reason-duchy-sites = kann bald bauen
reason-duchy-rule = beherrscht Lichtungen
reason-duchy-warriors = hat Krieger an der Oberfläche
reason-duchy-burrow = hat Krieger in der Erdhöhle
reason-duchy-exposed = hält die Gebäude bewacht
reason-duchy-actions = lässt mehr Aktionen übrig

## Auf der Tafel

label-crowns = Kronen
label-squire = Junker
label-noble = Adeliger
label-lord = Lord
label-swayed = Überzeugt
label-unswayed = Skeptisch
label-mustered = Krieger je Vogelgesang
label-lost-crowns = Verloren
