## Wer du bist, und was du willst

about-eyrie = Du führst die Horst-Dynastien. Deine Nester bringen jeden Abend Punkte, aber dein Dekret wächst mit jedem Zug und verlangt Gehorsam.
like-eyrie = Ein Plan, der von selbst wächst: Jeden Zug kommen Karten ins Dekret, und du musst ihm ganz gehorchen oder stürzt in Aufruhr.
    .hard = braucht etwas Übung

## Wie Sätze sie nennen

role-eyrie = Die Dynastien
    .the = die Dynastien
    .whom = die Dynastien
    .to = den Dynastien
    .of = der Dynastien
    .many = yes

## Wörter

word-vizier = Treuer Wesir
word-eyrie = Dynastien
word-roost = Nest
word-builder = Erbauer
word-charismatic = Charismatisch
word-commander = Feldherr
word-despot = Despot

## Hilfe

help-vizier = Gilt im Dekret als Vogel-Karte; wird nie abgelegt.
help-builder = { rule-7_8_1.summary }
help-charismatic = { rule-7_8_2.summary }
help-commander = { rule-7_8_3.summary }
help-despot = { rule-7_8_4.summary }

## Fragen

ask-first-roost = In welcher Ecke beginnst du?
ask-leader = Welchen Anführer wählst du?
ask-add-to = { $count ->
    [0] Das Dekret: In welche Spalte legst du eine Karte?
   *[other] Das Dekret: Noch eine zweite Karte? Wähle ihre Spalte, oder hör auf.{ $birds ->
        [0] { "" }
       *[other] { "" } (Kein zweiter Vogel.)
    }
}
    .done = Keine zweite Karte
ask-add = Das Dekret, { $column }: Welche Karte fügst du hinzu?{ $birds ->
    [0] { "" }
   *[other] { "" } (Kein zweiter Vogel.)
}
ask-new-roost = Du hast kein Nest auf dem Spielbrett: Wo platzierst du ein neues?
ask-resolve = Das Dekret, { $column }: Eine Karte welcher Klasse führst du aus? Geht es nicht, gibt es Aufruhr.
ask-recruit-at-roost = { $suit ->
    [Vogel] Bei welchem Nest
   *[other] Bei welchem Nest auf einer { $suit }-Lichtung
} rekrutierst du { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
}?
ask-build-roost = { $suit ->
    [Vogel] Wo baust du ein Nest?
   *[other] Auf welcher { $suit }-Lichtung baust du ein Nest?
}

## Was Neulinge bei der ersten Begegnung mit einer Frage lesen

guide-first-roost = Dein erstes Nest steht in einer Ecke, mit sechs Kriegern. Von dort wächst du.
guide-leader = Mit jedem Anführer beginnt das Dekret in zwei Spalten, mit Karten, die bleiben. Diese Spalten prägen deine ersten Züge.
guide-add-to = Jeden Zug kommen eine oder zwei Karten ins Dekret, und jeden Zug musst du alle ausführen. Eine Vogel-Karte passt zu jeder Lichtung. Geht eine nicht, gibt es Aufruhr: Du verlierst Punkte, Karten und den Anführer.
guide-resolve = Das Dekret wird Spalte für Spalte von links ausgeführt. Denk voraus: Diese Karte braucht eine Lichtung ihrer Klasse, auf der die Aktion möglich ist.

## Ereignisse

event-leader = { $you ->
    [yes] Dein neuer Anführer: { $leader }.
   *[no] Der neue Anführer { $seat-of }: { $leader }.
}
event-decreed = { $you ->
    [yes] Du legst „{ $card }“ ins Dekret, { $column }.
   *[no] { $seat } { $seat-many ->
        [yes] legen
       *[no] legt
    } „{ $card }“ ins Dekret, { $column }.
}
event-turmoil = { $you ->
    [yes] Du kannst dem Dekret nicht gehorchen ({ $column }, { $suit }): Aufruhr!
   *[no] { $seat } { $seat-many ->
        [yes] können
       *[no] kann
    } dem Dekret nicht gehorchen ({ $column }, { $suit }): Aufruhr!
}
event-deposed = { $you ->
    [yes] Dein Anführer wird abgesetzt: { $leader }.
   *[no] Der Anführer { $seat-of } wird abgesetzt: { $leader }.
}
event-new-clutch = { $you ->
    [yes] Alle deine Anführer waren abgesetzt; nun sind sie wieder wählbar.
   *[no] Alle Anführer { $seat-of } waren abgesetzt; nun sind sie wieder wählbar.
}
grave-turmoil = Das ist Aufruhr: Du verlierst { $points ->
    [0] deinen Anführer
    [one] 1 Punkt, deinen Anführer
   *[other] { $points } Punkte, deinen Anführer
} und alle Karten des Dekrets, und dein Tageslicht endet.

## Ablehnungen

no-not-your-corner = Du beginnst in einer freien Ecke, wenn möglich einem anderen Start gegenüber, nicht auf { $choice }.
no-leader-deposed = „{ $chosen }“: Dieser Anführer wurde abgesetzt.
no-one-bird-only = Pro Zug kannst du dem Dekret nur eine Vogel-Karte hinzufügen.
no-not-the-fewest = Eine andere Lichtung mit leerem Bauplatz hat weniger Krieger als { $choice }.
no-not-in-column = „{ $chosen }“: In der Spalte { $column } ist keine solche Karte übrig.
no-no-roost-there = Du hast kein Nest auf { $choice }.
no-roost-there = Auf { $choice } ist schon ein Nest.
no-eyrie-crafts = „{ $chosen }“: Du stellst nur zu Beginn des Tageslichts her, vor allem anderen.

## Punkte

points-roosts = Nester
points-turmoil = Aufruhr

## Was zählt: Jeder Satz ergänzt „dieser Zug ...“

reason-eyrie-roosts = hat Nester, die jeden Abend Punkte bringen
reason-eyrie-decree = schafft viel durch das Dekret
reason-eyrie-orders = lässt in diesem Zug noch Befehle übrig
reason-eyrie-unfeasible = hält das Dekret für die nächsten Züge erfüllbar
reason-eyrie-turmoil = vermeidet Aufruhr in diesem Zug
reason-eyrie-sites = beherrscht Plätze für die nächsten Nester
reason-eyrie-rule = beherrscht Lichtungen
reason-eyrie-warriors = behält Krieger auf dem Spielbrett
reason-eyrie-exposed = lässt die Nester bewacht

## Auf dem Tableau

label-leader = Anführer
label-deposed = Abgesetzt
