## Was die wollen, die gegen sie spielen

about-together = Gegen die Mechanische Marquise gewinnt oder verliert ihr gemeinsam: Jede Person muss 30 Punkte haben, bevor sie so viele hat.

## Wie Sätze sie nennen

role-mechanical_marquise = Die Mechanische Marquise
    .the = die Mechanische Marquise
    .whom = die Mechanische Marquise
    .to = der Mechanischen Marquise
    .of = der Mechanischen Marquise
    .many = no

## Wörter

word-mechanical_marquise = Mechanische Marquise
word-spy_bird = { rule-spy_bird }
word-spy_fox = { rule-spy_fox }
word-spy_rabbit = { rule-spy_rabbit }
word-spy_mouse = { rule-spy_mouse }
help-spy_bird = { rule-spy_bird.summary }
help-spy_fox = { rule-spy_fox.summary }
help-spy_rabbit = { rule-spy_rabbit.summary }
help-spy_mouse = { rule-spy_mouse.summary }

## Fragen

ask-her-corner = In welcher Ecke steht die Festung der Mechanischen Marquise?
ask-spy-on = „{ $card }“: Welchen Befehl deckt er auf, von links gezählt?
ask-swap-orders = „{ $card }“: Welchen Befehl vertauschst du mit einem anderen, von links gezählt?
    .done = Keinen vertauschen
ask-swap-orders-with = „{ $card }“: Mit welchem Befehl vertauschst du Befehl { $nth }?

guide-her-corner = Manche ihrer Befehle rekrutieren bei ihrer Festung. Niemand sonst setzt dort etwas ein, und dein eigener Anfang liegt vielleicht in der Ecke gegenüber.
guide-spy-on = Der linke Befehl ist der nächste, den sie ausführt. Ein Befehl der eigenen Klasse enttarnt den Spion.
guide-swap-orders = Ein Befehl, der dir jetzt schaden würde, kann weiter rechts warten. Befehle ohne Kosten wie Hinterhalte lassen sie noch einen ausführen.

## Ereignisse: ihr Zug

event-for-sale = { $owner } hat einen Gegenstand zum Verkauf: { $item }.
event-garrisons = { $count ->
    [0] { $owner } beherrscht keine Lichtung mit mindestens drei ihrer Krieger.
    [one] { $owner } beherrscht eine Lichtung mit mindestens drei ihrer Krieger.
   *[other] { $owner } beherrscht { $count } Lichtungen mit mindestens drei ihrer Krieger.
}
event-order = Befehl { $owner-of }: „{ $card }“.
event-no-orders = { $owner } hat keine Befehle mehr.
event-chose-foe = { $you ->
    [yes] Du greifst { $foe-whom } auf { $clearing } an
    [foe] { $owner } greift dich auf { $clearing } an
   *[no] { $owner } greift { $foe-whom } auf { $clearing } an
}: { $why ->
    [0] Sonst ist dort niemand.
    [1] die meisten Marker dort ({ $count }).
    [2] bei gleich vielen Markern die meisten Punkte.
   *[other] gleich an Markern und Punkten, aber zuerst aufgebaut.
}
event-chose-way = { $why ->
    [0] { $owner } lässt drei Krieger auf { $origin }; der einzige Weg führt nach { $clearing }.
    [1] { $owner } lässt drei Krieger auf { $origin } und geht dorthin, wo die meisten gegnerischen Marker sind ({ $count }): { $clearing }.
   *[other] { $owner } lässt drei Krieger auf { $origin }; von den Lichtungen mit den meisten gegnerischen Marker ({ $count }) hat { $clearing } die kleinste Nummer.
}
event-recruits-by = { $why ->
    [0] { $owner } rekrutiert nach den Kosten von „{ $card }“: { $count } auf jeder dieser Lichtungen, { $suit }.
    [1] { $owner } rekrutiert nach den Kosten von „{ $card }“, ein Symbol jeder Klasse: einen Krieger auf jeder Lichtung.
   *[other] { $owner } rekrutiert nach den Kosten von „{ $card }“, beliebige Klassen: { $count } bei der Festung.
}
event-next-order = Dieser Befehl hat keine Kosten: { $owner-the } führt den nächsten aus.
event-order-done = { $owner } wirft den Befehl „{ $card }“ ab.
event-orders-drawn = { $count ->
    [0] { $owner } zieht keine Befehle.
    [one] { $owner } zieht einen Befehl.
   *[other] { $owner } zieht { $count } Befehle.
}

## Ereignisse: Spione

event-spy-played = { $you ->
    [yes] Du spielst „{ $card }“.
   *[no] { $seat } { $seat-many ->
        [yes] spielen
       *[no] spielt
    } „{ $card }“.
}
event-spied = { $you ->
    [yes] „{ $card }“: Du deckst Befehl { $nth } auf, „{ $found }“.
   *[no] „{ $card }“: { $seat } { $seat-many ->
        [yes] decken
       *[no] deckt
    } Befehl { $nth } auf, „{ $found }“.
}
event-spy-caught = „{ $card }“ ist enttarnt und wird abgeworfen.
event-orders-swapped = { $you ->
    [yes] Du vertauschst die Befehle { $nth } und { $other_nth }.
   *[no] { $seat } { $seat-many ->
        [yes] vertauschen
       *[no] vertauscht
    } die Befehle { $nth } und { $other_nth }.
}

## Ablehnungen

no-her-keep-forbids = „{ $chosen }“: Dort steht die Festung der Mechanischen Marquise, und nur sie setzt dort etwas ein.
no-not-her-corner = Ihre Festung steht in einer Ecke, nicht auf { $choice }.
no-no-orders-to-spy = „{ $chosen }“: Es gibt keinen Befehl aufzudecken.

## Optionen

option-corner = Ihre Ecke
    .help = Wer sagt, in welcher Ecke die Festung der Mechanischen Marquise steht.
option-corner-random = Der Zufall
option-corner-chosen = Wer nach ihr dran ist
setup-both-marquises = Die Mechanische Marquise benutzt die Marker der Marquise: Niemand kann auch die Marquise spielen.

## Punkte

points-garrisons = Garnisonen

## Was zählt: ergänzt jeweils „dieser Zug ...“

reason-mechanical-garrisons = hat Lichtungen, die jeden Zug punkten
reason-mechanical-warriors = hat Krieger auf der Karte

## Auf dem Tableau

label-orders = Befehle
label-for-sale = Zum Verkauf
label-spies = Spione
label-automaton-mechanical_marquise = Automa
label-priorities = Angriff: meiste Marker, meiste Punkte, zuerst aufgebaut. Bewegung: meiste Feinde, kleinste Nummer.

# A chain of games

campaign-opposed = { $count ->
    [0] Die Mechanische Marquise hat keinen Vorsprung
   *[other] Die Mechanische Marquise hat { $count } Punkte Vorsprung
}
