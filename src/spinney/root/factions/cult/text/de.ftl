## Wer du bist, und was du willst

about-cult = Du bist der Echsen-Kult. Baue Gärten bei den Verstoßenen, gewinne Seelen und punkte mit deinen Ritualen.
like-cult = Geduldig und schwer zu vertreiben: Was andere ablegen, sagt, wo du zuschlagen kannst, deine Karten kommen auf die Hand zurück, und ein Garten beherrscht seine Lichtung, was immer dort steht.
    .hard = für alle, die das Spiel schon kennen

## Wie Sätze ihn nennen

role-cult = Der Kult
    .the = der Kult
    .whom = den Kult
    .to = dem Kult
    .of = des Kults
    .many = no

## Wörter

word-cult = Kult
word-garden_fox = Garten (Fuchs)
word-garden_rabbit = Garten (Hase)
word-garden_mouse = Garten (Maus)
word-crusade = Eifern
word-convert = Konvertieren
word-sanctify = Weihen
word-score = Siegpunkte erhalten
word-sacrifice = Opfern

## Hilfe

help-crusade = Gib Akolythen aus, um auf einer Lichtung der Verstoßenen zu kämpfen oder von dort loszuziehen und dann am Ziel zu kämpfen.
help-convert = Gib Akolythen aus, um auf einer Lichtung der Verstoßenen einen gegnerischen Krieger durch einen eigenen zu ersetzen.
help-sanctify = Gib Akolythen aus, um auf einer Lichtung der Verstoßenen ein gegnerisches Gebäude durch einen Garten zu ersetzen.
help-score = Gib eine Karte aus und erhalte Punkte nach den Gärten ihrer Klasse auf dem Spielbrett; einmal im Zug für jede Klasse.
help-sacrifice = Decke einen Vogel auf: Ein Krieger wird Akolyth.

## Fragen

ask-first-garden = Aufbau: In welcher Ecke pflanzt du deinen ersten Garten?
ask-choose-outcast = Aufbau: Welche Klasse haben die Verstoßenen?
ask-conspire = Vogelgesang: Du hast { $count ->
    [one] einen Akolythen
   *[other] { $count } Akolythen
}. Welche Verschwörung?
    .done = Keine Verschwörung mehr
ask-crusade = Eifern: auf einer Lichtung der Verstoßenen kämpfen oder von dort losziehen?
ask-crusade-on = Eifern: Kämpfst du auch auf { $clearing }?
    .done = Kein Kampf
ask-convert-in = Auf welcher Lichtung der Verstoßenen konvertierst du einen gegnerischen Krieger?
ask-convert-whom = Wessen Krieger konvertierst du auf { $clearing }?
ask-sanctify-in = Auf welcher Lichtung der Verstoßenen ersetzt du ein Gebäude durch einen Garten?
ask-sanctify-what = Welches Gebäude weicht auf { $clearing } einem Garten?
ask-ritual = Tageslicht: Welches Ritual führst du aus?
    .done = Tageslicht beenden
ask-reveal-to-build = Welche Karte deckst du auf, um einen Garten zu bauen?
ask-reveal-to-recruit = Welche Karte deckst du auf, um einen Krieger zu rekrutieren?
ask-spend-to-score = Welche Karte gibst du aus, um zu punkten?
ask-reveal-to-sacrifice = Welchen Vogel deckst du auf, um einen Akolythen zu gewinnen?
ask-garden-in = Auf welcher { $suit }-Lichtung baust du einen Garten?
ask-recruit-lizard = Auf welcher { $suit }-Lichtung platzierst du einen Krieger?

## Was Neulinge bei der ersten Begegnung mit einer Frage lesen

guide-choose-outcast = Deine Verschwörungen finden auf Lichtungen der Klasse der Verstoßenen statt, und nur Gärten dieser Klasse stellen her. Ab deinem ersten Vogelgesang ist es die Klasse, die am häufigsten abgelegt wurde.
guide-conspire = Akolythen sind Krieger, die fielen, als du angegriffen wurdest, oder die geopfert wurden. Sie bezahlen Kämpfe, Bewegungen und Bekehrungen, die du sonst durch nichts hast. Sind die Verstoßenen verhasst, kostet alles einen Akolythen weniger.
guide-ritual = Decke für jedes Ritual eine Karte auf: Alle kommen am Abend zurück, nur die nicht, mit denen du punktest. Zwei Gärten einer Klasse bringen jedes Mal zwei Punkte und jeden Abend eine Karte mehr.

## Ereignisse

event-outcast = { $you ->
    [yes] Deine Verstoßenen haben jetzt diese Klasse: { $suit }.
   *[no] Die Verstoßenen { $seat-of } haben jetzt diese Klasse: { $suit }.
}
event-hated = { $you ->
    [yes] Deine Verstoßenen sind jetzt verhasst: { $suit }.
   *[no] Die Verstoßenen { $seat-of } sind jetzt verhasst: { $suit }.
}
event-souls-gone = { $you ->
    [yes] Du legst { $count ->
        [one] eine verlorene Seele
       *[other] { $count } verlorene Seelen
    } auf den Ablagestapel.
   *[no] { $seat } { $seat-many ->
        [yes] legen
       *[no] legt
    } { $count ->
        [one] eine verlorene Seele
       *[other] { $count } verlorene Seelen
    } auf den Ablagestapel.
}
event-acolytes = { $you ->
    [yes] Du gewinnst { $count ->
        [one] einen Akolythen
       *[other] { $count } Akolythen
    } und hast jetzt { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] gewinnen
       *[no] gewinnt
    } { $count ->
        [one] einen Akolythen
       *[other] { $count } Akolythen
    } und { $seat-many ->
        [yes] haben
       *[no] hat
    } jetzt { $total }.
}
event-conspired = { $you ->
    [yes] Du gibst { $count ->
        [one] einen Akolythen
       *[other] { $count } Akolythen
    } für „{ $word }“ aus und hast noch { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] geben
       *[no] gibt
    } { $count ->
        [one] einen Akolythen
       *[other] { $count } Akolythen
    } für „{ $word }“ aus und { $seat-many ->
        [yes] haben
       *[no] hat
    } noch { $total }.
}

## Ablehnungen

no-not-a-free-corner = Auf { $choice } kannst du nicht beginnen: Nimm eine freie Ecke, gegenüber einem anderen Start, wenn es eine gibt.
no-too-few-acolytes = Du hast zu wenige Akolythen für „{ $chosen }“.
no-not-outcast = Verschwörungen finden nur auf Lichtungen der Klasse der Verstoßenen statt, und { $choice } hat eine andere.
no-no-crusade = Auf keiner Lichtung der Verstoßenen kannst du kämpfen, und von keiner losziehen.
no-nobody-to-convert = „{ $chosen }“: Dort steht kein gegnerischer Krieger, den du konvertieren könntest.
no-nothing-to-sanctify = „{ $chosen }“: Dort steht kein gegnerisches Gebäude, das ein Garten ersetzen könnte.
no-birds-not-wild = „{ $chosen }“: Vögel sind in deinen Ritualen keine Joker.
no-not-a-bird = „{ $chosen }“: Für ein Opfer lässt sich nur ein Vogel aufdecken.
no-nowhere-to-plant = „{ $chosen }“: Du beherrschst keine Lichtung dieser Klasse mit freiem Bauplatz.
no-nowhere-to-preach = „{ $chosen }“: Auf keiner Lichtung dieser Klasse darfst du einen Krieger platzieren.
no-no-garden = „{ $chosen }“: Du hast keinen Garten dieser Klasse auf dem Spielbrett.
no-suit-scored = „{ $chosen }“: Mit dieser Klasse hast du in diesem Zug schon gepunktet.
no-cult-crafts = „{ $chosen }“: Du stellst nur am Abend her.

## Punkte

points-rituals = Rituale

## Was zählt: Jeder Satz ergänzt „dieser Zug ...“

reason-cult-gardens = hat Gärten auf dem Spielbrett
reason-cult-worth = hat Gärten einer Klasse, die viel bringen
reason-cult-scoring = behält Karten zum Punkten
reason-cult-draws = bringt jeden Abend mehr Karten
reason-cult-acolytes = hat Akolythen
reason-cult-hated = hat verhasste Verstoßene
reason-cult-warriors = hat Krieger auf dem Spielbrett
reason-cult-rule = beherrscht Lichtungen
reason-cult-sites = beherrscht Lichtungen mit Platz für einen Garten
reason-cult-exposed = hält die Gärten bewacht
reason-cult-rituals = hat noch Karten für Rituale

## Auf dem Tableau

label-acolytes = Akolythen
label-outcast = Verstoßene
label-hated = verhasst
label-souls = Verlorene Seelen
label-revealed = Aufgedeckt
label-gardens = Gärten
