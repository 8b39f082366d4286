## Wer du bist, und was du willst

about-keepers = Du führst die Eisenwächter. Grabe die Relikte der Wälder aus, und bringe sie in passenden Sätzen heim.
like-keepers = Marschieren und graben: Ritter tragen schwere Relikte durch das Waldland und setzen für die besten ihr Gefolge aufs Spiel.
    .hard = braucht Übung

## Wie Sätze sie nennen

role-keepers = Die Wächter
    .the = die Wächter
    .whom = die Wächter
    .to = den Wächtern
    .of = der Wächter
    .many = yes

## Wörter

word-keepers = Wächter
word-faithful_retainer = Treuer Vasall
word-waystation_figure_tablet = Lagerplatz (Figur, Rückseite Tafel)
word-waystation_tablet_figure = Lagerplatz (Tafel, Rückseite Figur)
word-waystation_tablet_jewelry = Lagerplatz (Tafel, Rückseite Juwel)
word-waystation_jewelry_tablet = Lagerplatz (Juwel, Rückseite Tafel)
word-waystation_jewelry_figure = Lagerplatz (Juwel, Rückseite Figur)
word-waystation_figure_jewelry = Lagerplatz (Figur, Rückseite Juwel)
word-figure = Figur
word-figure_1 = Figur 1
word-figure_2 = Figur 2
word-figure_3 = Figur 3
word-tablet = Tafel
word-tablet_1 = Tafel 1
word-tablet_2 = Tafel 2
word-tablet_3 = Tafel 3
word-jewelry = Juwel
word-jewelry_1 = Juwel 1
word-jewelry_2 = Juwel 2
word-jewelry_3 = Juwel 3
word-encamp = Lager aufschlagen
word-decamp = Lager abbrechen
word-delve = Ausgraben
word-recover = Sichern
word-shift = Eine Karte verschieben

## Hilfe

help-delve = { rule-15_5_2_II.summary }
help-recover = { rule-15_5_2_III_a.summary }
help-shift = Verschiebe eine Karte deines Gefolges in eine andere Spalte, statt Karten aus der Hand hinzuzufügen.

## Fragen

ask-muster = In welcher Ecke platzierst du deine ersten vier Krieger?
ask-muster-beside = Auf welcher Lichtung am Spielbrett-Rand neben { $origin } platzierst du vier weitere?
ask-encamp = Vogelgesang: Wo tritt ein Lagerplatz an die Stelle eines Kriegers?
    .done = Kein Lager mehr aufschlagen
ask-encamp-with = Welchen Lagerplatz platzierst du auf { $clearing }, und mit welcher Seite nach oben?
ask-come-back = Du hast weder Krieger noch Lagerplätze auf dem Spielbrett: Auf welcher Lichtung am Rand kehrst du zurück?
ask-decamp = Vogelgesang: Wo tritt ein Krieger an die Stelle eines Lagerplatzes?
    .done = Kein Lager mehr abbrechen
ask-decamp-which = Welchen Lagerplatz nimmst du von { $clearing }?
ask-keepers-recruit = Vogelgesang: An welchem Lagerplatz gibst du eine Karte aus, um zwei Krieger zu platzieren?
    .done = Nicht mehr rekrutieren
ask-relic-along = { $count ->
    [one] Ein Relikt darf
   *[other] Bis zu { $count } Relikte dürfen
} mit deinen Kriegern von { $origin } nach { $clearing }. Welches nimmst du mit?
    .done = Nichts mehr mitnehmen
ask-return-relic = { $piece } wird von { $clearing } entfernt: In welchen Wald legst du das Relikt?
ask-retinue-move = Gefolge, erste Spalte: Mit welcher Karte bewegst du dich?
    .done = Weiter zur zweiten Spalte
ask-retinue-delve = Gefolge, zweite Spalte: Mit welcher Karte kämpfst du und gräbst dann aus?
    .done = Weiter zur dritten Spalte
ask-retinue-recover = Gefolge, dritte Spalte: Mit welcher Karte bewegst du dich oder sicherst Relikte?
    .done = Tageslicht beenden
ask-delve-in = { $suit ->
    [Vogel] Wo kämpfst du und gräbst dann aus?
   *[other] Auf welcher { $suit }-Lichtung kämpfst du und gräbst dann aus?
} Sind dort Gegner, musst du kämpfen.
ask-delve-from = Aus welchem Wald neben { $clearing } gräbst du ein Relikt aus?
    .done = Nicht ausgraben
ask-delve-what = Welches Relikt gräbst du aus { $forest } aus?
ask-move-or-recover = { $suit ->
    [Vogel] Bewegst du dich, oder sicherst du Relikte?
   *[other] Bewegst du dich von einer { $suit }-Lichtung, oder sicherst du dort Relikte?
}
ask-recover-in = { $suit ->
    [Vogel] Wo sicherst du Relikte?
   *[other] Auf welcher { $suit }-Lichtung sicherst du Relikte?
}
ask-recover-what = { $count ->
    [0] Welches Relikt sicherst du von { $clearing }?
   *[other] Welches Relikt sicherst du als Nächstes von { $clearing }?
}
    .done = Nicht mehr sichern
ask-gather = { $count ->
    [0] Abend: Welcher Spalte deines Gefolges fügst du eine Karte hinzu?
   *[other] Welcher Spalte deines Gefolges fügst du noch eine Karte hinzu?
}
    .done = Keine Karte mehr hinzufügen
ask-gather-card = Welche Karte fügst du der Spalte „{ $column }“ hinzu?
ask-shift-from = Aus welcher Spalte verschiebst du eine Karte?
ask-shift-card = Welche Karte verschiebst du aus der Spalte „{ $column }“?
ask-shift-to = In welche Spalte verschiebst du „{ $card }“ aus „{ $column }“?

## Was Anfänger hören, wenn sie einer Frage zum ersten Mal begegnen

guide-encamp = Ein Lagerplatz stellt her, rekrutiert und bringt jeden Abend eine Karte. Relikte sicherst du nur an einem Lagerplatz, der ihre Art zeigt: Sieh dir beide Seiten an.
guide-retinue-move = Jede Karte des Gefolges handelt einmal im Zug, auf Lichtungen ihrer Klasse; ein Vogel überall. Mit jedem Krieger, der sich bewegt, darf ein Relikt mitgehen.
guide-retinue-delve = Den Wert eines Relikts siehst du erst, wenn es aus dem Wald ist. Beherrschst du weniger Lichtungen um den Wald, als es wert ist, verlierst du die Karte.
guide-retinue-recover = An einem Lagerplatz seiner Art bringt ein Relikt seinen Wert. Beherrschst du weniger Lichtungen dieser Klasse, als es wert ist, verlierst du die Karte, aber nicht die Punkte.
guide-gather = Karten im Gefolge handeln in jedem Zug. Karten auf der Hand rekrutieren, stellen her und legen Hinterhalte: Behalte einige.
guide-return-relic = Ein Relikt, das du entfernst, bringt dir zwei Punkte. Die Wächter können es wieder ausgraben: Lege es dorthin, wo sie schwach sind.

## Ereignisse

event-relic-laid = { $piece } liegt verdeckt in { $forest }.
event-relic-moved = { $you ->
    [yes] Du nimmst von { $origin } nach { $clearing } mit: { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] nehmen
       *[no] nimmt
    } von { $origin } nach { $clearing } mit: { $piece }.
}
event-relic-returned = { $you ->
    [yes] Du legst in { $forest }: { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] legen
       *[no] legt
    } in { $forest }: { $piece }.
}
event-delved = { $you ->
    [yes] Du gräbst aus { $forest } nach { $clearing } aus: { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] graben
       *[no] gräbt
    } aus { $forest } nach { $clearing } aus: { $piece }.
}
event-recovered = { $you ->
    [yes] Du sicherst von { $clearing }: { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] sichern
       *[no] sichert
    } von { $clearing }: { $piece }.
}
event-relics-column = { $you ->
    [yes] Du vervollständigst einen Satz der drei Arten von Relikten.
   *[no] { $seat } { $seat-many ->
        [yes] vervollständigen
       *[no] vervollständigt
    } einen Satz der drei Arten von Relikten.
}
event-gathered = { $you ->
    [yes] Du fügst „{ $card }“ dem Gefolge hinzu: { $column }.
   *[no] { $seat } { $seat-many ->
        [yes] fügen
       *[no] fügt
    } „{ $card }“ dem Gefolge hinzu: { $column }.
}
event-shifted = { $you ->
    [yes] Du verschiebst „{ $card }“ im Gefolge nach: { $column }.
   *[no] { $seat } { $seat-many ->
        [yes] verschieben
       *[no] verschiebt
    } „{ $card }“ im Gefolge nach: { $column }.
}
event-retainer-left = { $you ->
    [yes] Einer deiner Treuen Vasallen verlässt das Spiel.
   *[no] Ein Treuer Vasall { $seat-of } verlässt das Spiel.
}

## Was nicht geht

no-keepers-corner = Du kannst nicht auf { $choice } beginnen: Wähle eine Ecke, in der niemand beginnt, wenn möglich gegenüber von jemandem.
no-not-beside-the-corner = { $choice } liegt nicht neben deiner Ecke am Spielbrett-Rand.
no-camped-there = Du hast in diesem Zug auf { $choice } schon ein Lager aufgeschlagen.
no-decamped-there = Du hast in diesem Zug auf { $choice } schon ein Lager abgebrochen.
no-no-waystation-there = Du hast keinen solchen Lagerplatz auf { $choice }.
no-not-on-the-edge = { $choice } liegt nicht am Spielbrett-Rand.
no-no-card-for-waystation = Du hast keine Karte, die { $choice } entspricht.
no-no-such-forest = „{ $chosen }“ ist kein Wald dieses Spielbretts.
no-forest-not-adjacent = „{ $chosen }“ liegt nicht neben dieser Lichtung.
no-no-relic-in-forest = In „{ $chosen }“ liegt kein Relikt.
no-no-such-relic = „{ $chosen }“: Dort liegt kein solches Relikt.
no-nothing-to-recover = „{ $chosen }“: Es braucht ein Relikt und dort einen Lagerplatz seiner Art.
no-no-waystation-for-it = „{ $chosen }“: Kein Lagerplatz dort zeigt diese Art.
no-not-waiting = „{ $chosen }“ wartet nicht in dieser Spalte des Gefolges.
no-nothing-to-delve = „{ $chosen }“: Es braucht eine Lichtung von der Klasse der Karte, die du beherrschst, mit einem deiner Krieger, und einen Gegner zum Kämpfen oder ein Relikt in einem Wald daneben.
no-retinue-full = Dein Gefolge hat schon zehn Karten.
no-added-cards = Du hast in diesem Zug Karten hinzugefügt: Entweder kommen Karten hinzu, oder eine wird verschoben.
no-nobody-in-column = „{ $chosen }“: Keine solche Karte im Gefolge.
no-same-column = Die Karte liegt schon in dieser Spalte.

## Punkte

points-relics = Relikte

## Was zählt: jeder Satz ergänzt „dieser Zug ...“

reason-keepers-recovered = bringt die nächste Spalte der Relikte voran
reason-keepers-home = hat Relikte bei einem Lagerplatz ihrer Art
reason-keepers-unearthed = hat Relikte außerhalb der Wälder
reason-keepers-relics-near = bringt Relikte näher an einen Lagerplatz
reason-keepers-diggings = kann ausgraben, wo genug Lichtungen beherrscht sind
reason-keepers-waystations = hat Lagerplätze auf dem Spielbrett
reason-keepers-types = hat Lagerplätze verschiedener Art
reason-keepers-retinue = hat ein großes Gefolge
reason-keepers-balance = hat Karten in jeder Spalte des Gefolges
reason-keepers-rule = beherrscht Lichtungen
reason-keepers-warriors = hat Krieger auf dem Spielbrett
reason-keepers-crowded = hält weniger als vier Krieger auf einer Lichtung
reason-keepers-exposed = schützt Relikte und Lagerplätze
reason-keepers-actions = hat noch Karten des Gefolges zum Handeln

## Auf der Tafel

label-retinue = Gefolge
label-retinue-move = Bewegen
label-retinue-delve = Kämpfen, dann Ausgraben
label-retinue-recover = Bewegen oder Sichern
label-relics = Relikte
label-waystations = Lagerplätze
label-face-down = Verdeckt
