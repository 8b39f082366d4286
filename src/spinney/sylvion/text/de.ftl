game-name = Sylvion
game-about = Du hütest den Wald von Sylvion: Halte den Ravage auf, und sorge dafür, dass alle Waldrand-Karten blühen, wenn sein letzter Elementar gefallen ist.
game-facts = 1 oder 2 Personen, gemeinsam · etwa 30 Minuten · leicht zu lernen
about-player = Du hütest den Wald. Halte die Elementare auf ihrem Weg auf, und hab am Ende mindestens so viel Vitalität an Bäumen, wie Waldrand-Karten verödet sind.

## Wörter: Waldwesen-Karten

word-fountain_1 = Brunnen 1
word-fountain_2 = Brunnen 2
word-fountain_3 = Brunnen 3
word-fountain_4 = Brunnen 4
word-tree_1 = Baum 1
word-tree_2 = Baum 2
word-tree_3 = Baum 3
word-tree_4 = Baum 4
word-whale = Wal
word-elephant = Elefant
word-hedgehogs = Igel
word-owl = Eule
word-stag = Hirsch
word-doves = Tauben
word-squirrels = Eichhörnchen
word-fish = Fische

## Wörter: Verrat und Heldentaten

word-treason = Verrat
word-feat_owl = Die Weisheit der Eule
word-feat_elephants = Die Sintflut der Elefanten
word-feat_hedgehogs = Die Sperre der Igel
word-feat_squirrels = Die Täuschung der Eichhörnchen
word-feat_stag = Die Rückkehr des Hirschkönigs
word-feat_fish = Die Flutwelle der Fische
word-feat_doves = Der Waffenstillstand der Tauben
word-feat_whales = Der Ansturm der Wale

## Wörter: Ravage-Karten

word-elemental_0 = Elementar 0
word-elemental_1 = Elementar 1
word-elemental_2 = Elementar 2
word-elemental_3 = Elementar 3
word-bearer_0 = Elementar 0 (Ravage)
word-bearer_1 = Elementar 1 (Ravage)
word-bearer_2 = Elementar 2 (Ravage)
word-bearer_3 = Elementar 3 (Ravage)
word-blazing_2 = Entflammter 2
word-blazing_3 = Entflammter 3
word-blazing_4 = Entflammter 4
word-blaze = Entflammung
word-simoon = Samum
word-desiccation = Austrocknung
word-demobilisation = Demobilisierung
word-geyser = Geysir
word-acid_lake = Säuresee
word-temporal_tornado = Zeittornado
word-stone_rain = Steinregen

## Wörter: Antworten. Richtungen stehen mitten im Satz.

word-done = Fertig
word-random = Eine zufällige
word-choose = Zwei nach Wahl
word-top = Die oberste des neuen Stapels
word-self = Du
word-partner = Die mitspielende Person
word-one = Eine Waldrand-Karte
word-two = Zwei Waldrand-Karten
word-trees = Eine je Baum
word-keep = Reihenfolge behalten
word-swap = Beide vertauschen
word-left = nach links
    .label = Nach links
word-right = nach rechts
    .label = Nach rechts
word-up = nach oben
    .label = Nach oben
word-down = nach unten
    .label = Nach unten
word-erupt = Geysir ausbrechen lassen
word-column_1 = Spalte 1
word-column_2 = Spalte 2
word-column_3 = Spalte 3
word-column_4 = Spalte 4
word-points_0 = Keinen Punkt
word-points_1 = 1 Punkt
word-points_2 = 2 Punkte
word-points_3 = 3 Punkte
word-a0 = Wald (Reihe a)
    .label = Wald (Reihe a)
word-b0 = Wald (Reihe b)
    .label = Wald (Reihe b)
word-c0 = Wald (Reihe c)
    .label = Wald (Reihe c)
word-d0 = Wald (Reihe d)
    .label = Wald (Reihe d)

## Hilfe: was eine Karte tut, in einer Zeile

-help-fountain = Kosten { $cost }. In der Verteidigung auf ein leeres Feld: kämpft mit Stärke { $strength }. Wird er zerstört, ziehst du eine Karte.
-help-tree = Kosten { $cost }. In der Verteidigung auf ein leeres Feld: ohne Stärke, zählt aber { $vitality } Vitalität, wenn er am Ende steht.
-help-elemental = Stärke { $strength }. Rückt in jedem Zug ein Feld nach links. Eine Entflammung macht ihn zum Entflammten { $blazing }.
-help-bearer = Beim Aufdecken kann die Ravage-Figur auf diese Karte kommen.
-help-blazing = Stärke { $strength }. Ein Elementar in Flammen: rückt in jedem Zug ein Feld nach links, eine weitere Entflammung ändert nichts.
-help-feat = Kostenlos, einmal, in der Verteidigung.

help-fountain_1 = { -help-fountain(cost: 0, strength: 1) }
help-fountain_2 = { -help-fountain(cost: 1, strength: 2) }
help-fountain_3 = { -help-fountain(cost: 2, strength: 3) }
help-fountain_4 = { -help-fountain(cost: 3, strength: 4) }
help-tree_1 = { -help-tree(cost: 0, vitality: 1) }
help-tree_2 = { -help-tree(cost: 1, vitality: 2) }
help-tree_3 = { -help-tree(cost: 2, vitality: 3) }
help-tree_4 = { -help-tree(cost: 3, vitality: 4) }
help-whale = Kosten 0. In der Verteidigung: Schiebe einen Elementar 1 bis 3 Felder in gerader Linie.
help-elephant = Kosten 1. In der Verteidigung: Zerstöre einen Elementar auf dem Schlachtfeld.
help-hedgehogs = Kosten 0. Gleich nach dem Aufdecken: Lege eine der eben aufgedeckten Karten ohne Wirkung ab.
help-owl = Kosten 1. In der Verteidigung: Ziehe 3 Karten, oder lass die mitspielende Person sie ziehen.
help-stag = Kosten 0. In der Verteidigung: Bis zu 2 Waldrand-Karten blühen wieder, oder eine je Baum im Spiel.
help-doves = Kosten 1. In der Verteidigung: Lege die oberste Karte jedes Ravage-Stapels ohne Wirkung ab.
help-squirrels = Kosten 1. In der Verteidigung: Sieh dir die obersten 2 Karten jedes Ravage-Stapels an und lege jedes Paar in beliebiger Reihenfolge zurück.
help-fish = Kosten 1. In der Verteidigung: Du erhältst 3 Punkte, mit denen du in diesem Zug andere Karten bezahlst.

help-treason = Ziehst du ihn, lege ihn ab, oder lege eine andere Karte ab und sei ihn für immer los.
help-feat_owl = { -help-feat } Nimm 2 Karten deiner Wahl aus dem Verteidiger-Stapel.
help-feat_elephants = { -help-feat } Alles auf dem Schlachtfeld wird abgelegt.
help-feat_hedgehogs = { -help-feat } Im nächsten Zug wird keine Karte aufgedeckt.
help-feat_squirrels = { -help-feat } Sieh dir die obersten 2 Karten jedes Ravage-Stapels an und verteile sie beliebig, 2 auf jeden.
help-feat_stag = { -help-feat } Du gewinnst mit 8 Bäumen auf dem Schlachtfeld, jeder Wert dabei.
help-feat_fish = { -help-feat } Du gewinnst mit 10 Brunnen auf dem Schlachtfeld, jeder Wert dabei.
help-feat_doves = { -help-feat } Du gewinnst mit 16 Karten auf der Hand.
help-feat_whales = { -help-feat } Du gewinnst, wenn alle 12 Waldrand-Karten verödet sind und 12 Elementare auf dem Schlachtfeld stehen.

help-elemental_0 = { -help-elemental(strength: 0, blazing: 4) }
help-elemental_1 = { -help-elemental(strength: 1, blazing: 2) }
help-elemental_2 = { -help-elemental(strength: 2, blazing: 3) }
help-elemental_3 = { -help-elemental(strength: 3, blazing: 4) }
help-bearer_0 = { help-elemental_0 } { -help-bearer }
help-bearer_1 = { help-elemental_1 } { -help-bearer }
help-bearer_2 = { help-elemental_2 } { -help-bearer }
help-bearer_3 = { help-elemental_3 } { -help-bearer }
help-blazing_2 = { -help-blazing(strength: 2) }
help-blazing_3 = { -help-blazing(strength: 3) }
help-blazing_4 = { -help-blazing(strength: 4) }
help-blaze = Unterstützung, C. Jeder gewöhnliche Elementar im Spiel fängt Feuer: aus 1 wird 2, aus 2 wird 3, aus 3 und aus 0 wird 4.
help-simoon = Unterstützung, D. Alle Elementare im Spiel rücken sofort ein Feld nach links.
help-desiccation = Unterstützung, A. Lege eine zufällige Handkarte ab, oder zwei deiner Wahl.
help-demobilisation = Unterstützung, B. Aus deiner Ablage verlässt eine zufällige Karte das Spiel, oder zwei deiner Wahl.
help-geyser = Element, A. Setzt sich in seiner Reihe fest. Ein Elementar, der darauf tritt, wird mit ihm zerstört; in der Verteidigung kannst du ihn entlang einer Linie ausbrechen lassen.
help-acid_lake = Element, B. Setzt sich für immer in seiner Reihe fest. Elementare gehen darüber hinweg, als gäbe es das Feld nicht.
help-temporal_tornado = Element, B. Brunnen und Bäume seiner Reihe kehren auf die Hand zurück; gibt es keine, kommen zwei Handkarten auf den Stapel.
help-stone_rain = Element, C. Der Brunnen oder Baum seiner Reihe, der dem Stapel am nächsten ist, wird zerstört; gibt es keinen, erleidet der Wald 1 Schaden.

## Fragen

ask-recruit = Welche Spalte wirbst du an?
ask-ward = Igel: Welche aufgedeckte Karte wehren sie ab?
    .a5 = { $row_a } (Reihe a)
    .b5 = { $row_b } (Reihe b)
    .c5 = { $row_c } (Reihe c)
    .d5 = { $row_d } (Reihe d)
    .done = Igel behalten
ask-dry = Austrocknung: Du hast { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand. Was verlierst du?
ask-discard = Austrocknung: Welche Karte legst du ab?
ask-disband = Demobilisierung: { $count ->
    [one] Eine Karte der Ablage kann
   *[other] { $count } Karten der Ablage können
} das Spiel verlassen. Was verlierst du?
ask-put-back = Zeittornado: Welche Karte legst du oben auf den Stapel?
ask-renew = Der Stapel ist leer, also gibt es eine Demobilisierung. Welche Karten verlassen das Spiel?
ask-remove = Demobilisierung: Welche Karte der Ablage verlässt das Spiel?
ask-betrayed = Verrat! Legst du ihn ab, oder legst du eine andere Karte ab, um ihn für immer loszuwerden?
ask-whose = Wen betrifft das?
ask-whose-hand = Wer verliert Handkarten?
ask-play = Verteidigung: Was spielst du?
    .done = Verteidigung beenden
ask-pay = „{ $card }“ bezahlen: Welche Karte legst du ab?
ask-spend = „{ $card }“: Wie viele Fischpunkte gibst du dafür aus?
ask-place = „{ $card }“: Auf welches Feld legst du die Karte?
ask-geyser = Welcher Geysir bricht aus?
ask-line = In welche Richtung bricht der Geysir auf { $square } aus?
ask-cut = Du hast mehr als zehn Karten auf der Hand: Welche legst du ab?
ask-trample = Welchen Elementar zerstört der Elefant?
ask-push = Welchen Elementar schiebt der Wal?
ask-push-to = Wohin schiebt der Wal den Elementar auf { $square }?
ask-send-owl = Wer zieht drei Karten?
ask-heal = Hirsch: Wie viele Waldrand-Karten blühen wieder?
ask-order = Stapel { $square }: Oben liegt „{ $card }“, darunter „{ $other }“. Diese Reihenfolge behalten?
ask-search = Die Weisheit der Eule: Welche Karte nimmst du aus dem Stapel?
ask-arrange = „Täuschung“: Welche Karte legst du auf Stapel { $square }, an Platz { $depth } von oben?

## Ereignisse: Mobilmachung

event-call = Mobilmachung, Zug { $turn }.
event-summoned = { $column }: „{ $card }“ folgt dem Aufruf.
event-recruited = { $you ->
    [yes] Du wirbst an: { $column }.
   *[no] { $seat } wirbt an: { $column }.
}
event-deserted = { $column }, Fahnenflucht: { $count ->
    [0] Niemand war da.
    [one] Eine Karte verlässt das Spiel.
   *[other] { $count } Karten verlassen das Spiel.
}
event-mobilised = Die Mobilmachung endet mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} im Verteidiger-Stapel{ $feats ->
    [0] { "." }
    [one] { "" } und einer Heldentat daneben.
   *[other] { "" } und { $feats } Heldentaten daneben.
}

## Ereignisse: der Zug

event-battle = Die Schlacht beginnt: vier Ravage-Stapel zu { $count } Karten.
event-turn = { $you ->
    [yes] Zug { $turn }: Du führst die Verteidigung an.
   *[no] Zug { $turn }: { $seat } führt die Verteidigung an.
}
event-barrage = Die Sperre der Igel: In diesem Zug wird keine Karte aufgedeckt.
event-revealed = Aufgedeckt auf Stapel { $square }: „{ $card }“.
event-turned-away = { $you ->
    [yes] Deine Igel wehren „{ $card }“ auf { $square } ab.
   *[no] { $seat } spielt Igel und wehrt „{ $card }“ auf { $square } ab.
}
event-figure-on = Die Ravage-Figur kommt auf „{ $card }“ auf { $square }.
event-resolves = „{ $card }“ auf { $square } wirkt.
event-ignored = „{ $card }“ wird ohne Wirkung abgelegt.
event-dried-up = { $you ->
    [yes] Austrocknung: Du legst „{ $card }“ ab.
   *[no] Austrocknung: { $seat } legt „{ $card }“ ab.
}
event-caught-fire = Feuer auf { $square }: Aus „{ $card }“ wird „{ $other }“.
event-settled = „{ $card }“ setzt sich auf { $square } fest.
event-blown-back = { $you ->
    [yes] Du nimmst „{ $card }“ von { $square } zurück auf die Hand.
   *[no] { $seat } nimmt „{ $card }“ von { $square } zurück auf die Hand.
}
event-put-back = { $you ->
    [yes] Du legst „{ $card }“ oben auf den Stapel.
   *[no] { $seat } legt „{ $card }“ oben auf den Stapel.
}

## Ereignisse: Bewegung

event-moved = „{ $card }“ rückt von { $origin } nach { $square }.
event-met-geyser = „{ $card }“ tritt auf den Geysir auf { $square }, und der Geysir wird zerstört.
event-combat = Kampf auf { $square }: „{ $card }“ mit Stärke { $strength } gegen „{ $other }“ mit Stärke { $other_strength }.
event-destroyed = „{ $card }“ auf { $square } wird zerstört.
event-figure-off = Die Ravage-Figur wird vom Elementar auf { $square } vertrieben.
event-entered-forest = „{ $card }“ dringt von { $square } in den Wald ein.
event-hurt = { $count ->
    [one] Eine Waldrand-Karte verödet
   *[other] { $count } Waldrand-Karten veröden
}; es blühen noch: { $bloom }.
event-forest-lost = Keine Waldrand-Karte blüht mehr, die den Schaden aufnehmen könnte.
event-ravage-in-forest = Der Ravage selbst hat den Wald erreicht.

## Ereignisse: Ziehen

event-drew = { $you ->
    [yes] Du ziehst „{ $card }“.
   *[no] { $seat } zieht „{ $card }“.
}
event-drew-hidden = { $seat } zieht eine Karte.
event-nothing-to-draw = { $you ->
    [yes] Stapel und Ablage sind leer: Du ziehst nichts mehr.
   *[no] Stapel und Ablage sind leer: { $seat } zieht nichts mehr.
}
event-reshuffled = Die Ablage wird zu einem neuen Stapel von { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} gemischt.
event-removed = „{ $card }“ verlässt das Spiel.
event-treason = { $you ->
    [yes] Du ziehst einen Verrat.
   *[no] { $seat } zieht einen Verrat.
}
event-treason-found = { $you ->
    [yes] Du nimmst einen Verrat aus dem Stapel.
   *[no] { $seat } nimmt einen Verrat aus dem Stapel.
}
event-treason-discarded = { $you ->
    [yes] Du legst den Verrat ab.
   *[no] { $seat } legt den Verrat ab.
}
event-treason-bought-off = { $you ->
    [yes] Der Verrat verlässt das Spiel; dafür legst du ab: „{ $card }“.
   *[no] Der Verrat verlässt das Spiel; dafür legt { $seat } ab: „{ $card }“.
}
event-treason-returned = Zuerst kam Verrat zum Vorschein; er wird in den Stapel zurückgemischt.

## Ereignisse: die Verteidigung

event-played = { $you ->
    [yes] Du spielst „{ $card }“.
   *[no] { $seat } spielt „{ $card }“.
}
event-without-effect = So wie es steht, hat „{ $card }“ keine Wirkung.
event-paid = { $you ->
    [yes] Du bezahlst mit „{ $card }“.
   *[no] { $seat } bezahlt mit „{ $card }“.
}
event-paid-points = { $count ->
    [one] Ein Fischpunkt wird ausgegeben.
   *[other] { $count } Fischpunkte werden ausgegeben.
}
event-points-lost = { $count ->
    [one] Ein ungenutzter Fischpunkt verfällt.
   *[other] { $count } ungenutzte Fischpunkte verfallen.
}
event-placed = „{ $card }“ kommt auf { $square }.
event-pushed = Der Wal schiebt „{ $card }“ von { $origin } nach { $square }.
event-healed = { $count ->
    [one] Eine Waldrand-Karte blüht
   *[other] { $count } Waldrand-Karten blühen
} wieder; nun in Blüte: { $bloom }.
event-sent-home = „{ $card }“ wird ohne Wirkung von Stapel { $square } abgelegt.
event-looked = Stapel { $square }, Platz { $depth } von oben: „{ $card }“.
event-swapped = Stapel { $square }: Die obersten zwei Karten tauschen die Plätze.
event-fish = { $count ->
    [one] Ein Punkt
   *[other] { $count } Punkte
} zum Bezahlen in diesem Zug.
event-erupted = Der Geysir auf { $square } bricht { $direction } aus.
event-feat = { $you ->
    [yes] Du vollbringst eine Heldentat: „{ $card }“.
   *[no] { $seat } vollbringt eine Heldentat: „{ $card }“.
}
event-feat-wins = Die Heldentat „{ $card }“ rettet den Wald sofort.
event-found = { $you ->
    [yes] Du nimmst „{ $card }“ aus dem Stapel.
   *[no] { $seat } nimmt „{ $card }“ aus dem Stapel.
}
event-found-hidden = { $seat } nimmt eine Karte aus dem Stapel.
event-swept-away = „{ $card }“ wird von { $square } weggespült.
event-cut = { $you ->
    [yes] Handkartenlimit: Du legst „{ $card }“ ab.
   *[no] Handkartenlimit: { $seat } legt „{ $card }“ ab.
}

## Ereignisse: das Ende

event-final-assault = Der letzte Ansturm beginnt.
event-score = Vitalität der Bäume: { $vitality }; verödete Waldrand-Karten: { $desolate }.
event-won = Der Wald ist gerettet: Die Partie ist gewonnen.
event-lost = Der Wald ist gefallen: Die Partie ist verloren.
grave-without-effect = „{ $card }“ bewirkt im Moment nichts: Die Karte wäre verschwendet.

## Ablehnungen

no-column-empty = { $choice } ist leer; wähle eine Spalte, in der Karten liegen.
no-not-revealed = „{ $chosen }“: Igel wehren nur eine Karte ab, die in diesem Zug aufgedeckt wurde.
no-no-hedgehogs = Du hast keine Igel, die du spielen könntest.
no-hedgehogs-too-late = Igel werden nur gleich nach dem Aufdecken gespielt; jetzt können sie nur bezahlen.
no-not-held = „{ $chosen }“: Du hast keine solche Karte auf der Hand.
no-too-dear = „{ $chosen }“: Du hast zu wenige andere Handkarten und Fischpunkte, um die Karte zu bezahlen.
no-partner-too-poor = „{ $chosen }“: Die mitspielende Person hat zu wenige Karten und du zu wenige Fischpunkte, um die Karte zu bezahlen.
no-too-few-points = „{ $chosen }“: So viele Fischpunkte hast du nicht.
no-more-than-the-cost = „{ $chosen }“: So viel kostet „{ $card }“ nicht.
no-too-few-for-the-rest = „{ $chosen }“: Für den Rest von „{ $card }“ wären zu wenige Karten da.
no-no-empty-square = „{ $chosen }“: Auf dem Schlachtfeld ist kein Feld mehr leer.
no-occupied = Auf { $choice } liegt schon eine Karte.
no-not-a-square = „{ $chosen }“ ist kein Feld des Schlachtfelds.
no-no-elemental = „{ $chosen }“: Auf dem Schlachtfeld ist kein Elementar.
no-no-elemental-there = „{ $chosen }“: Dort ist kein Elementar.
no-cannot-be-moved = „{ $chosen }“: Auf jedem erreichbaren Feld ist ein Elementar.
no-taken-by-elemental = Auf { $choice } ist ein anderer Elementar; dorthin kann der Wal nicht schieben.
no-lake-is-no-square = Auf { $choice } liegt ein Säuresee: Dort kann nichts anhalten.
no-out-of-reach = „{ $chosen }“: Der Wal schiebt von { $square } aus 1 bis 3 Felder weit, nie schräg; in gerader Linie, außer die Partie ist anders eingestellt.
no-no-desolation = „{ $chosen }“: Zu wenige Waldrand-Karten sind verödet.
no-no-trees = Auf dem Schlachtfeld steht kein Baum.
no-enough-owls = In dieser Verteidigung können keine Eulen mehr gespielt werden; jetzt können sie nur bezahlen.
no-stacks-empty = „{ $chosen }“: Die Ravage-Stapel sind leer.
no-too-few-to-choose = „{ $choice }“ verlangt zwei Karten; es gibt nur { $count }.
no-treason-stays = Eine Demobilisierung entfernt niemals Verrat.
no-treason-not-taken = In dieser Partie kann kein Verrat aus dem Stapel genommen werden.
no-not-in-discard = „{ $chosen }“ ist nicht in der Ablage.
no-not-in-deck = „{ $chosen }“ ist nicht im Stapel.
no-not-looked-at = „{ $chosen }“ gehört nicht zu den Karten, die noch zurückgelegt werden.
no-no-such-feat = „{ $chosen }“: Diese Heldentat wurde nicht angeworben oder ist schon gespielt.
no-field-empty = Das Schlachtfeld ist leer: Da ist nichts, was weggespült werden könnte.
no-nothing-to-find = Im Stapel ist keine Karte, die man nehmen könnte.
no-no-step-to-skip = Die Ravage-Stapel sind leer: Es wird nichts mehr aufgedeckt.
no-too-few-trees = Dazu braucht es mindestens 8 Bäume auf dem Schlachtfeld, jeden Wert wenigstens einmal.
no-too-few-fountains = Dazu braucht es mindestens 10 Brunnen auf dem Schlachtfeld, jeden Wert wenigstens einmal.
no-too-few-cards = Dazu braucht es mindestens 16 Karten auf der Hand.
no-too-few-elementals = Dazu müssen alle 12 Waldrand-Karten verödet sein und mindestens 12 Elementare auf dem Schlachtfeld stehen.
no-no-geyser = Auf dem Schlachtfeld ist kein Geysir.
no-no-geyser-there = Auf { $choice } ist kein Geysir.
no-off-the-field = „{ $chosen }“: Von { $square } aus liegt dort kein Feld des Schlachtfelds.

gauge-bloom = Waldrand-Karten in Blüte

## Einstellungen

option-mode = Spiel
    .help = Das Einführungsspiel hat einen fertigen Stapel und 12 Züge. Im fortgeschrittenen Spiel wirbst du deinen Stapel erst an und hältst dann 16 Züge durch.
option-mode-introductory = Einführungsspiel: Der Angriff
    .like = Ein fertiges Deck und ein kurzer Kampf: das ganze Spiel in einer halben Stunde, leicht zu lernen.
option-mode-advanced = Fortgeschrittenes Spiel: Die Belagerung
    .like = Du stellst erst dein Deck zusammen und hältst dann länger gegen einen stärkeren Ravage stand: etwa eine Stunde, schwer zu gewinnen.
option-players = Personenzahl
    .help = Zu zweit teilt man sich einen Stapel, wechselt sich ab und bezahlt die Karten der anderen Person.
option-players-1 = Solospiel
option-players-2 = Spiel zu zweit
option-hands = Hände
    .help = Was zwei Personen von den Karten der anderen wissen.
option-hands-open = Reine Logistik: beide Hände sind offen
option-hands-hidden = Große Stille: die Hände sind verdeckt
option-extension_1 = Verrat und Heldentaten
    .help = Die erste Erweiterung des fortgeschrittenen Spiels: 8 Heldentaten und 8 Verrat-Karten mischen sich in die Mobilmachung.
option-extension_1-no = Ohne
option-extension_1-yes = Mit Heldentaten und Verrat
option-extension_2 = Die Elemente
    .help = Die zweite Erweiterung des fortgeschrittenen Spiels: 16 Element-Karten verstärken den Ravage, für 20 Züge.
option-extension_2-no = Ohne
option-extension_2-yes = Mit Element-Karten
option-figure = Die Ravage-Figur
    .help = Im fortgeschrittenen Spiel zieht der Ravage selbst mit einem Elementar; erreicht er den Wald, ist alles verloren.
option-figure-no = Ohne
option-figure-yes = Mit der Ravage-Figur
option-desolate = Verödung zu Beginn
    .help = Wie viele der 12 Waldrand-Karten verödet beginnen: je mehr, desto schwerer das fortgeschrittene Spiel.
option-desolate-usual = Wie üblich: 6 im Einführungsspiel, keine im fortgeschrittenen
option-desolate-3 = 3 verödet
option-desolate-6 = 6 verödet
option-desolate-9 = 9 verödet
option-reinforcements = Verstärkung
    .help = Wie viele Karten in jedem Zug gezogen werden: je weniger, desto schwerer das fortgeschrittene Spiel.
option-reinforcements-3 = 3 Karten
option-reinforcements-2 = 2 Karten
option-first_player = Wer beginnt
    .help = Wer zu zweit die Mobilmachung und die Schlacht beginnt.
option-first_player-A = Platz A
option-first_player-B = Platz B
option-whale_turns = Weg des Wals
    .help = Ob der Wal in gerader Linie schiebt oder abbiegen darf.
option-whale_turns-no = Eine gerade Linie
option-whale_turns-yes = Mit Abbiegen, nie schräg
option-blazing_supply = Entflammte Elementare
    .help = Ob die 16 doppelseitigen Karten der Schachtel die Entflammung begrenzen.
option-blazing_supply-unlimited = So viele wie nötig
option-blazing_supply-limited = Nur die 16 Karten der Schachtel
option-you = Wen es betrifft
    .help = Wer zu zweit für einen Brunnen zieht und trägt, was der Ravage einer Hand antut.
option-you-active = Die aktive Person
option-you-chosen = Wen die aktive Person bestimmt
option-armistice = Der Waffenstillstand der Tauben
    .help = Wessen 16 Karten zu zweit gewinnen.
option-armistice-active = Die Hand der aktiven Person
option-armistice-either = Eine der beiden Hände
option-armistice-together = Beide Hände zusammen
option-deluge_draws = Die Sintflut der Elefanten
    .help = Ob man für weggespülte Brunnen zieht.
option-deluge_draws-no = Es wird nichts gezogen
option-deluge_draws-yes = Je Brunnen wird eine Karte gezogen
option-edge_numbers = Zahlen der Waldrand-Karten
    .help = Wie viele Waldrand-Karten für die Fahnenflucht 1, 2, 3 und 4 tragen; vier Zahlen mit der Summe 12.
    .form = vier Zahlen mit der Summe 12, etwa 2-4-4-2
option-edge_numbers-3-3-3-3 = Drei von jeder
option-edge_numbers-4-4-2-2 = Mehr niedrige: 4, 4, 2 und 2
option-edge_numbers-2-2-4-4 = Mehr hohe: 2, 2, 4 und 4
option-figure_once = Vertriebene Ravage-Figur
    .help = Ob die Figur mit dem nächsten Ravage-Symbol wiederkommt.
option-figure_once-no = Sie kommt wieder
option-figure_once-yes = Sie ist aus dem Spiel
option-idle_plays = Karten ohne Wirkung
    .help = Ob du eine Karte oder Heldentat spielen darfst, die nichts bewirken würde. Was eine Wahl bewirkt, siehst du, bevor du sie triffst.
option-idle_plays-allowed = Dürfen gespielt werden
option-idle_plays-refused = Werden abgelehnt
option-fish_points = Fischpunkte
    .help = Ob du sagst, wie viele Punkte du für jede Karte ausgibst, oder Punkte immer vor Karten ausgegeben werden.
option-fish_points-free = Du entscheidest bei jeder Karte
option-fish_points-first = Immer vor Karten
option-wisdom = Die Weisheit der Eule
    .help = Ob auch ein Verrat aus dem Stapel genommen werden darf.
option-wisdom-any = Zwei beliebige Karten
option-wisdom-sylvan = Zwei Waldwesen-Karten

## Beschriftungen der Zeichnungen

label-battlefield = Schlachtfeld
label-forest = Wald
label-stack = Ravage-Stapel
label-hand = Hand
label-deck = Verteidiger-Stapel
label-discard = Ablage
label-removed = Aus dem Spiel
label-edge = Waldrand
label-bloom = Blüte
label-desolation = Verödung
label-points = Fischpunkte
label-turn = Zug
label-call = Zug der Mobilmachung
label-last-turn = Letzter Zug
label-active = Am Zug
label-feats = Heldentaten
label-pile = Waldwesen-Stapel
label-column = Spalte
label-desertion = Fahnenflucht
label-figure = Ravage-Figur
label-barrage = Kein Aufdecken im nächsten Zug
label-partner = Mitspielende Person
label-mobilisation = Mobilmachung
label-battle = Schlacht
label-reveal = Aufdecken
label-support = Unterstützung
label-movement = Bewegung
label-reinforcements = Verstärkung
label-defence = Verteidigung
label-final-assault = Letzter Ansturm
label-won = Gewonnen
label-lost = Verloren
label-cost = Kosten
label-strength = Stärke
label-vitality = Vitalität
label-known = Bekannt
label-unseen = Ungesehen
label-revealed = Aufgedeckt
