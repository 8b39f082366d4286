## Wer du bist, und was du willst

about-corvids = Du bist das Krähen-Komplott. Verstecke Pläne auf den Lichtungen, und decke sie auf, bevor jemand sie errät.
like-corvids = Bluffen und verstecken: Pläne verdeckt auslegen, andere raten lassen und dann mehr aufdecken, als sich verhindern lässt.
    .hard = braucht Übung

## Wie Sätze sie nennen

role-corvids = Die Krähen
    .the = die Krähen
    .whom = die Krähen
    .to = den Krähen
    .of = der Krähen
    .many = yes

## Wörter

word-corvids = Krähen
word-hidden_plot = Plan (verdeckt)
word-bomb = Bombe
word-snare = Falle
word-extortion = Erpressung
word-raid = Überfall
word-flip = Pläne aufdecken
word-plot = Planen
word-trick = Tricksen
word-exert = Anstrengen
word-expose = Enthüllung

## Hilfe

help-plot = Entferne Krieger von einer Lichtung, um dort einen Plan verdeckt zu platzieren: einen, und einen mehr für jeden Plan, den du in diesem Zug platziert hast.
help-trick = Vertausche zwei Pläne, beide offen oder beide verdeckt.
help-expose = Zeig den Krähen eine Karte, die der Lichtung eines verdeckten Plans entspricht, und rate, was er ist. Liegst du richtig, entfernst du ihn; wenn nicht, bekommen sie die Karte.
help-bomb = { rule-13_7_1.summary }
help-snare = { rule-13_7_2.summary }
help-extortion = { rule-13_7_3.summary }
help-raid = { rule-13_7_4.summary }

## Fragen

ask-scatter = Auf welcher { $suit }-Lichtung platzierst du einen Krieger?
ask-corvids-recruit = Vogelgesang: Welche Karte gibst du aus, um auf allen Lichtungen ihrer Klasse zu rekrutieren?
    .done = Nicht rekrutieren
ask-recruit-suit = „{ $card }“ ist eine Vogel-Karte: Auf Lichtungen welcher Klasse rekrutierst du?
ask-corvids-act = Tageslicht: { $count ->
    [0] Du hast keine Aktion übrig.
    [one] Du hast noch eine Aktion.
   *[other] Du hast noch { $count } Aktionen.
} Was tust du?
    .done = Tageslicht beenden
ask-exert = Abend: Strengst du dich für eine weitere Aktion an, oder ziehst du Karten?
    .done = Karten ziehen
ask-flip-plot = Vogelgesang: Welchen Plan deckst du auf?
    .done = Keinen Plan mehr aufdecken
ask-plot-in = Wo platzierst du einen Plan? Es braucht dort { $count ->
    [one] einen
   *[other] { $count }
} Krieger.
ask-plot-what = Welchen Plan platzierst du verdeckt auf { $clearing }?
ask-trick = Welchen Plan vertauschst du mit einem anderen?
ask-trick-with = Mit welchem Plan vertauschst du den auf { $origin }?
ask-expose-in = { $optional ->
    [0] Auf welcher Lichtung errätst du den Plan?
   *[other] Enthüllung: Rätst du, was ein verdeckter Plan ist?
}
    .done = Nicht raten
ask-guess-plot = Was ist der Plan auf { $clearing }?
ask-show-card = Welche Karte zeigst du den Krähen? Es muss eine { $suit }-Karte oder Vogel-Karte sein, und sie bekommen sie, wenn der Plan auf { $clearing } etwas anderes ist.

## Was Neulinge bei der ersten Begegnung mit einer Frage lesen

guide-corvids-act = Pläne bringen Punkte, wenn du sie im Vogelgesang aufdeckst und ein Krieger dabeisteht. Lege sie dorthin, wo Krieger bleiben können oder wohin niemand zum Raten kommt.
guide-flip-plot = Jeder aufgedeckte Plan bringt Punkte für alle, die offen liegen: Fallen, Erpressungen und Überfälle, die auf dem Spielbrett bleiben, machen den nächsten wertvoller.
guide-plot-what = Bomben räumen eine Lichtung, Fallen halten Gegner fest, Erpressungen bringen Karten, Überfälle schlagen zurück, wenn sie entfernt werden. Niemand sieht, was du auslegst.
guide-expose-in = Du hast Marker, wo ein Plan verdeckt liegt. Rätst du richtig, entfernst du ihn und erhältst einen Punkt; rätst du falsch, kostet es dich die Karte, aber alle erfahren, was der Plan nicht ist.

## Ereignisse

event-plotted = Der Plan, den du auf { $clearing } verdeckt platzierst: { $piece }.
event-flipped = { $you ->
    [yes] Du deckst auf { $clearing } einen Plan auf: { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] decken
       *[no] deckt
    } auf { $clearing } einen Plan auf: { $piece }.
}
event-tricked = { $you ->
    [yes] Du vertauschst die Pläne auf { $origin } und { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] vertauschen
       *[no] vertauscht
    } die Pläne auf { $origin } und { $clearing }.
}
event-raided = { $you ->
    [yes] Dein Überfall wird von { $clearing } entfernt: Auf alle Lichtungen ringsum kommen Krieger.
   *[no] Der Überfall { $seat-of } wird von { $clearing } entfernt: Auf alle Lichtungen ringsum kommen Krieger.
}
event-exposed = { $you ->
    [yes] Du rätst auf { $clearing } richtig: { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] raten
       *[no] rät
    } auf { $clearing } richtig: { $piece }.
}
event-wrong-guess = { $you ->
    [yes] Du rätst auf { $clearing } falsch: { $piece }.
   *[no] { $seat } { $seat-many ->
        [yes] raten
       *[no] rät
    } auf { $clearing } falsch: { $piece }.
}
event-exerted = { $you ->
    [yes] Du strengst dich an: eine weitere Aktion statt Karten.
   *[no] { $seat } { $seat-many ->
        [yes] strengen
       *[no] strengt
    } sich an: eine weitere Aktion statt Karten.
}

## Ablehnungen

no-corvids-no-actions = Du hast keine Aktionen mehr.
no-has-drawn = „{ $chosen }“: Du hast an diesem Abend eine Karte gezogen und kannst dich nicht anstrengen.
no-plot-there = Auf { $choice } ist schon ein Plan.
no-no-plot-there = Auf { $choice } ist kein Plan.
no-nobody-to-flip-it = Du hast keine Krieger bei dem Plan auf { $choice }.
no-face-up-already = Der Plan auf { $choice } liegt schon offen.
no-flipped-in-birdsong = „{ $chosen }“: Pläne werden im Vogelgesang aufgedeckt, wo Krieger von dir sind.
no-too-few-plotters = Du hast zu wenige Krieger auf { $choice }: Es braucht einen, und einen mehr für jeden Plan, den du in diesem Zug platziert hast.
no-nowhere-to-plot = Du hast überall, wo ein Plan platziert werden könnte, zu wenige Krieger.
no-both-on-map = „{ $chosen }“: Beide davon sind auf dem Spielbrett.
no-no-two-plots = „{ $chosen }“: Es braucht zwei Pläne auf dem Spielbrett, beide offen oder beide verdeckt.
no-same-plot = Ein Plan wird nicht mit sich selbst vertauscht: Wähle einen anderen als den auf { $choice }.
no-not-facing-alike = Der Plan auf { $choice } liegt nicht mit derselben Seite nach oben.
no-snared = „{ $chosen }“: Dort liegt eine Falle der Krähen offen.
no-not-an-enemy = Nur Gegner der Krähen raten, was ein Plan ist, und du bist mit ihnen in einer Koalition.
no-cards-drawn = Du hast an diesem Abend eine Karte gezogen: Geraten wird vorher.
no-nothing-to-expose = Du hast keine Marker auf einer Lichtung mit einem verdeckten Plan.
no-no-card-to-show = Du hast keine Karte, die einer Lichtung mit deinen Markern und einem verdeckten Plan entspricht.
no-nobody-to-guess = Du hast keine Marker auf { $choice }.
no-not-face-down = Auf { $choice } ist kein verdeckter Plan.
no-corvids-crafts = „{ $chosen }“: Du stellst nur im Vogelgesang her.

## Punkte

points-plots = Pläne

## Was zählt: Jeder Satz ergänzt „dieser Zug ...“

reason-corvids-hidden = hat verdeckte Pläne auf dem Spielbrett
reason-corvids-shown = hat offene Pläne auf dem Spielbrett
reason-corvids-flips = hat Pläne, die sich aufdecken lassen
reason-corvids-warriors = behält Krieger auf dem Spielbrett
reason-corvids-posts = hat Krieger auf Lichtungen ohne Plan
reason-corvids-guessable = hat Pläne, wo niemand raten kann
reason-corvids-alone = behält Krieger bei den Plänen
reason-corvids-actions = lässt mehr Aktionen übrig

## Auf dem Tableau

label-plots = Pläne
label-could_be = Möglich
