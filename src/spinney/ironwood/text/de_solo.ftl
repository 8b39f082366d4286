## Die Wörter, mit denen ein Automa seinen Zug erzählt. Symbole und Seiten stehen mitten im Satz.

word-procedure_exhausted = erschöpft
word-procedure_alert = wachsam
word-die_highest_even = die höchste gerade Zahl
word-die_highest_odd = die höchste ungerade Zahl
word-die_lowest_even = die niedrigste gerade Zahl
word-die_lowest_odd = die niedrigste ungerade Zahl
word-icon_alert = Alarm-Symbol
word-icon_arrows = Pfeil-Symbol
word-icon_battle = Gefechts-Symbol
word-icon_card = Karten-Symbol
word-icon_compass = Kompass-Symbol
word-icon_crystals = Kristall-Symbol
word-icon_cubes = Würfel-Symbol
word-icon_drill = Bohrer-Symbol
word-icon_eye = Augen-Symbol
word-icon_forge = Schmiede-Symbol
word-icon_golem = Golem-Symbol
word-icon_hit = Treffer-Symbol
word-icon_search = Such-Symbol
word-icon_shield = Schild-Symbol
word-icon_warband = Trupp-Symbol
word-for_focus = Trupp im Visier
word-for_attack = Ziel des Angriffs
word-for_attacker = Angreifender Trupp
word-for_chase = Jagen
word-for_protect = Schützen
word-for_expand = Sich ausbreiten
word-for_source = Ausgangsort
word-for_drill = Weg des Bohrers
word-for_recruit = Ort der Rekrutierung
word-for_found = Ort des Fundaments
word-for_build = Ort der Schmiede
word-for_golem = Ort des Golems
word-for_remove = Verlust eines Kriegers
word-for_retreat = Ort des Rückzugs
word-for_discover = Ort der Entdeckung
word-for_plunder = Plündern
word-for_secure = Sichern
word-for_interfere = Stören
word-because_only = die einzige Möglichkeit
word-because_die = nach dem Zauberwürfel
word-because_totem = dort ist ein Totem
word-because_fading = das Totem verblasst
word-because_near_edge = am nächsten an einem äußeren Wald
word-because_near_totem = am nächsten an einem Totem
word-because_largest = der größte Trupp
word-because_smallest = der kleinste Trupp
word-because_odds = das beste Kräfteverhältnis
word-because_unmarked = nicht markiert
word-because_strongest = dort kann der größte Trupp entstehen
word-because_ferrum = die Wache dort ist schwach
word-because_foundation = dort liegt ein Fundament
word-because_inner = ein innerer Berg
word-because_outer = ein äußerer Berg
word-because_fewest = dort sind die wenigsten Einheiten
word-because_uncontrolled = niemand kontrolliert den Ort
word-because_no_forge = ohne Schmiede
word-because_near_drill = am nächsten am Bohrer
word-because_near_forge = am nächsten an einer Schmiede
word-because_calm = am wenigsten bedroht
word-because_near_warband = neben dem größten Trupp
word-because_cargo = neben dem beladenen Bohrer
word-because_edge = dort ist das Totem gesichert
word-because_possible = dort kann ein Totem sein
word-because_most = die meisten Krieger können kommen
word-because_away = außer Reichweite des Berges
word-because_outward = äußere Wälder zuerst
word-because_near_ferrum = neben Ferrum
word-because_near_foundation = neben einem kontrollierten Fundament
word-because_near_outer = neben einem äußeren Berg
word-because_near_possible = neben einem möglichen Berg
word-because_at_drill = dort ist der beladene Bohrer

## Fragen

ask-lose-card = Welche Karte verbrennst du?
ask-tribute = Verbrennst du eine Karte, oder gibst du einen Kristall her?

## Ereignisse

event-stance-expansive = Der Eisenbot ist expansiv: Kein Trupp hat ein Totem, und keine Schmiede kann gebaut werden.
event-stance-aggressive = Der Eisenbot ist aggressiv: Ein Trupp hat ein Totem.
event-stance-defensive = Der Eisenbot ist defensiv: Die Kristalle reichen für eine Schmiede, und ein Fundament ist unter Kontrolle.
event-stance-disruptive = Der Waldbot ist aufrührerisch: Kein Totem ist auf dem Spielbrett.
event-stance-threatened = Der Waldbot ist aufrührerisch: Du könntest deine letzte Schmiede bauen.
event-stance-exalted = Der Waldbot ist erhaben: Ein Totem ist auf dem Spielbrett.
event-procedure = Die Ablaufkarte wird umgedreht: { $procedure }.
event-expended = { $side } verbrauchen „{ $card }“.
event-icon = Ausgeführt wird: { $icon }.
event-ignored-icon = Rot und daher unbeachtet: { $icon }.
event-no-effect = Das ändert nichts: { $side } werden entschädigt.
event-no-hand = { $side } haben keine Karte mehr und ziehen eine; ihr Zug ist zu Ende.
event-drew-on-top = { $side } ziehen eine Sonderkarte und legen sie oben auf ihre Hand.
event-nothing-to-wager = { $side } haben keine Karte zum Setzen: Sie ziehen eine, statt anzugreifen.
event-decided = { $purpose }: { $place } ({ $reason }).
event-decided-among = { $purpose }: { $place } ({ $line }; { $reason }).
event-nobody-moves = { $purpose }: Niemand kann sich bewegen.
event-outnumbers = Niemand muss kommen: Dem Trupp { $place-at } ist der Eisenbot schon überlegen.
event-holds-back = Der Eisenbot greift nicht an: Der Trupp { $place-at } ist in der Überzahl.
event-no-target = { $side } finden nichts, was sie angreifen könnten.
event-die = Zauberwürfel: { $face }.
event-die-again = Keiner der Orte passt: Es wird noch einmal gewürfelt.
event-marked-mountain = Der Eisenbot markiert { $place }: Dort wird kein Totem mehr gesucht.
event-unmarked-mountain = Der Würfel verschwindet von { $place }: Dort wird jetzt kein Totem gesucht.
event-spirits-added = Die Geister des Waldes bekommen { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
} und haben { $total }.
event-spirits-left = Die Geister des Waldes haben geholfen; { $count ->
    [0] kein Würfel bleibt übrig.
    [one] 1 Würfel bleibt übrig.
   *[other] { $count } Würfel bleiben übrig.
}
event-located = Der Waldbot deckt „{ $vision }“ auf.
event-vision-back = „{ $vision }“ kommt zurück in den Stapel: Dort kann wieder ein Totem sein.
event-totems-left = Was erloschen ist, ist aus dem Spiel: { $count ->
    [0] kein Totem kann mehr entdeckt werden
    [one] 1 Totem kann noch entdeckt werden
   *[other] { $count } Totems können noch entdeckt werden
}.
event-lost-sight = Du mischst „{ $vision }“ zurück in den Visionsstapel.
event-lost-sight-hidden = { $side } mischen eine ihrer Visionen in den Stapel zurück.

## Ablehnungen

no-nothing-to-steal = Es gibt keinen Kristall herzugeben.

## Optionen

option-solo = Solo
    .help = Ob ein Automa gegen dich spielt: Der Eisenbot führt die Eisengepanzerten, der Waldbot die Waldwandler.
option-solo-no = zu zweit
    .like = Zwei Personen, jede eine Seite.
option-solo-automacier = gegen den Eisenbot
    .like = Du bist die Waldwandler. Der Eisenbot spielt die Eisengepanzerten nach eigenen Karten und Symbolen; seine Stufe sagt, wie schwer er ist.
option-solo-automaquis = gegen den Waldbot
    .like = Du bist die Eisengepanzerten. Der Waldbot spielt die Waldwandler nach eigenen Karten und Symbolen; seine Stufe sagt, wie schwer er ist.
option-level = Stufe
    .help = Wie schwer der Automa ist, von 0 bis 15. Eine Stufe wählt zuerst rote Symbole, dann mehr Karten, seinen Vorteil, Fundamente, und für den Rest Krieger; sonst bestimmen das die Optionen darunter.
option-level-custom = nach den Optionen darunter
option-level-0 = 0
option-level-1 = 1
option-level-2 = 2
option-level-3 = 3
option-level-4 = 4
option-level-5 = 5
option-level-6 = 6
option-level-7 = 7
option-level-8 = 8
option-level-9 = 9
option-level-10 = 10
option-level-11 = 11
option-level-12 = 12
option-level-13 = 13
option-level-14 = 14
option-level-15 = 15
option-solo_red_icons = Rote Symbole
    .help = Ob der Automa auch rote Symbole ausführt (2 Stufen).
option-solo_red_icons-no = unbeachtet
option-solo_red_icons-yes = ausgeführt
option-solo_cards = Karten des Automas
    .help = Wie viele Sonderkarten der Automa in der ersten Runde hat (2 Stufen für vier).
option-solo_cards-2 = zwei
option-solo_cards-4 = vier
option-solo_edge = Vorteil des Automas
    .help = Der Eisenbot beginnt mit einem Golem auf Ferrum, der Waldbot mit zwei Würfeln bei den Geistern des Waldes (3 Stufen).
option-solo_edge-no = nein
option-solo_edge-yes = ja
option-solo_foundations = Fundamente
    .help = Der Eisenbot beginnt mit Fundamenten auf zwei äußeren Bergen; gegen den Waldbot hast du zwei Fundamente weniger (3 Stufen).
option-solo_foundations-no = wie üblich
option-solo_foundations-yes = zwei
option-solo_warriors = Krieger des Automas
    .help = Wie viele Orte zu Beginn einen Krieger des Automas mehr haben (je 1 Stufe); fünf heißt alle, für den Eisenbot auch Ferrum.
option-solo_warriors-0 = keiner
option-solo_warriors-1 = ein Ort
option-solo_warriors-2 = zwei Orte
option-solo_warriors-3 = drei Orte
option-solo_warriors-4 = vier Orte
option-solo_warriors-5 = überall
option-solo_die = Zauberwürfel ohne Treffer
    .help = Was geschieht, wenn keiner der Orte eine gerade, oder eine ungerade, Zahl hat.
option-solo_die-again = neuer Wurf
option-solo_die-other = die anderen Zahlen gelten
option-solo_spirits = Geister des Waldes
    .help = Welchen Bonus die Geister geben: in der Reihenfolge der Spielregel, Verteidigung wenn aufrührerisch und Schaden wenn erhaben, oder umgekehrt.
option-solo_spirits-book = Verteidigung, dann Schaden
option-solo_spirits-aid = Schaden, dann Verteidigung
option-solo_turn = Züge ohne Karte
    .help = Ob der Automa eine Handkarte verbraucht, wenn er in seinem Zug keine ausführt.
option-solo_turn-free = keine Karte
option-solo_turn-card = eine Karte
option-solo_located = Karte für ein geortetes Totem
    .help = Woher die Karte kommt, die der Waldbot verbraucht, nachdem er ein Totem geortet hat.
option-solo_located-deck = vom Stapel
option-solo_located-hand = von der Hand
option-solo_warband = Trupp-Symbol, wenn erhaben
    .help = Ob der Waldbot nur dort rekrutiert, wo ein Totem getragen wird, wenn das geht, oder auch wie üblich.
option-solo_warband-first = das erste Mögliche
option-solo_warband-both = beides
option-solo_eye = Augen-Symbol, wenn erhaben
    .help = Ob der Waldbot zwei Krieger oder zwei ganze Trupps bewegt.
option-solo_eye-warriors = zwei Krieger
option-solo_eye-warbands = zwei Trupps
option-solo_muster = Rekrutieren bei äußeren Bergen
    .help = Ob die dritte Zeile für Rekruten des Waldbots jeden äußeren Berg meint oder nur mögliche.
option-solo_muster-outer = jeder äußere Berg
option-solo_muster-possible = nur mögliche
option-solo_expand = Wohin sich der Eisenbot ausbreitet
    .help = Ob zuerst die wenigsten gegnerischen Krieger oder ein Fundament entscheiden.
option-solo_expand-warriors = zuerst die wenigsten Krieger
option-solo_expand-foundation = zuerst ein Fundament
option-solo_price = Rekrutieren durch Symbole
    .help = Ob der Eisenbot zwei Kristalle zahlt, wo ihn ein Symbol rekrutieren lässt, ohne einen Preis zu nennen.
option-solo_price-free = umsonst
option-solo_price-paid = zwei Kristalle
option-solo_retreat = Wohin dich der Waldbot zurückdrängt
    .help = Ob er zuerst einen Berg ohne Würfel oder den mit den wenigsten Einheiten sucht.
option-solo_retreat-unmarked = zuerst ohne Würfel
option-solo_retreat-fewest = zuerst die wenigsten Einheiten

## Aufschriften

label-automaton-woodwalkers = Waldbot
label-automaton-ironclads = Eisenbot
label-stance-expansive = Haltung: expansiv (+1 Schaden)
label-stance-aggressive = Haltung: aggressiv (+1 Dominanz)
label-stance-defensive = Haltung: defensiv (+1 Verteidigung)
label-stance-disruptive = Haltung: aufrührerisch
label-stance-exalted = Haltung: erhaben
label-procedure = Ablaufkarte: { $side }
label-level = Stufe { $n }
label-harder = Schwerer: { $parts }
label-harder-red_icons = rote Symbole
label-harder-cards = { $n } Sonderkarten zu Beginn
label-harder-edge = { $side ->
    [ironclads] ein Golem
   *[other] zwei Würfel für die Geister
}
label-harder-foundations = { $side ->
    [ironclads] zwei Fundamente zu Beginn
   *[other] zwei Fundamente weniger für dich
}
label-harder-warriors = { $n ->
    [one] 1 Krieger mehr
    [5] überall ein Krieger mehr
   *[other] { $n } Krieger mehr
}
label-spirits = Geister des Waldes: { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
}
label-vision-discard = Abgelegte Visionen
label-marked-by-ironclads = vom Eisenbot markiert
label-marked-by-woodwalkers = möglicher Berg
