game-name = Elster
game-about = Vögel mit verdeckten Karten streiten um etwas Glänzendes.
game-facts = 2 bis 4 Personen, 5 Minuten
about-player = Du bist eine Elster. Wer nach drei Runden den Ring hat, gewinnt.

rule-1 = Das Austeilen
    .summary = Jede Elster erhält drei von zwölf Karten, von 1 bis 12, und hält sie verdeckt.
rule-2 = Eine Runde
    .summary = In jeder von drei Runden passt jede Elster der Reihe nach oder zeigt eine Karte als Gebot.
rule-3 = Wagen
    .summary = Wer wagt, zählt einen Würfel zur Karte, doch eine Eins verdirbt das Gebot. Wer den Ring hat, darf nicht wagen.
rule-4 = Der Ring
    .summary = Ein Gebot über dem besten der Runde nimmt den Ring. Wer ihn nach drei Runden hat, gewinnt.

ask-way = Das beste Gebot ist { $best }. Passen, bieten oder wagen?
    .pass = Passen: kein Gebot
ask-card = Welche Karte zeigst du gegen { $best }?

guide-way = Früh in einer Runde, wenn wenig geboten ist, reicht für den Ring oft eine niedrige Karte. Ein Würfel macht sie höher, außer wenn er eine Eins zeigt.

event-dealt = Du erhältst die { $card }.
event-chose = { $you ->
    [yes] Deine Wahl: { $way }.
   *[no] Wahl von { $seat }: { $way }.
}
event-showed = { $seat } hat die { $card } gezeigt{ $roll ->
    [0] { "" }
   *[other] { " " }und eine { $roll } gewürfelt
}.
event-took = { $seat } hat mit { $best } den Ring genommen.

no-not-now = Sag zuerst, ob du passt, bietest oder wagst.
no-not-held = { $choice } ist keine Karte deiner Hand.
no-no-card = Du hast keine Karte mehr zu zeigen.
no-keeps = Du hast den Ring, also darfst du nicht wagen.

word-pass = passen
word-bid = bieten
word-dare = wagen

option-seats = Elstern
    .help = Wie viele Elstern mitspielen.

label-round = Runde { $round }
label-shown = Gezeigt: { $cards }
label-hand = Hand: { $cards }
