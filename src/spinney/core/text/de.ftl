seat-name = Platz { $letter }
seat-role = { $role } ({ $name })
board-in-words = Der Spielplan in Worten
question-barred = Was jetzt nicht gewählt werden kann

# Ablehnungen und Zurücknehmen

no-not-an-answer = „{ $choice }“ beantwortet diese Frage nicht.
no-unasked = „{ $chosen }“ hat mit der jetzigen Frage nichts zu tun.
no-elsewhere-asked = Die jetzige Frage betrifft einen anderen Ort.
undo-nothing = Es gibt noch nichts rückgängig zu machen.
undo-over = Die Partie ist zu Ende; nichts kann mehr rückgängig gemacht werden.
undo-other = Die letzte Wahl war nicht deine; du kannst nur deine eigenen rückgängig machen.
undo-turn = Jemand anderes entscheidet schon; diese Wahl kann nicht mehr rückgängig gemacht werden.
undo-revealed = Seitdem wurde etwas aufgedeckt oder gezogen; diese Wahl kann nicht mehr rückgängig gemacht werden.
lesson-else = Antworte in dieser Lektion mit dem, was markiert ist; alles andere kommt ein andermal.
final-chance = Danach entscheidet der Zufall; diese Wahl kann dann nicht rückgängig gemacht werden.
final-reveal = Danach wird etwas aufgedeckt oder gezogen; diese Wahl kann dann nicht rückgängig gemacht werden.
final-other = Danach entscheidet jemand anderes; diese Wahl kann dann nicht rückgängig gemacht werden.
final-scene = Danach wird gekämpft; diese Wahl kann dann nicht rückgängig gemacht werden.
final-end = Danach ist die Partie zu Ende.
told-also = { $before }; { $clause }
left-undone = Du hast noch { $count ->
    [one] eine Aktion, die dann verfällt
   *[other] { $count } Aktionen, die dann verfallen
}.

# Aufbau und Punkte

setup-option = { $option }: { $value }
setup-needs = „{ $chosen }“ geht nur mit „{ $wanted }“.
setup-how-many = Wähle { $wanted } mit Namen aus; bisher sind es { $count }.
points-before = Vor dieser Stellung

# Was die Schachtel mitbringt

hard-0 = leicht zu lernen
hard-1 = braucht etwas Übung
hard-2 = braucht Übung
hard-3 = für alle, die das Spiel schon kennen

# Eine Partie im Terminal

cli-start = { $game }, Startwert { $seed }{ $options ->
    [none] .
   *[other] , { $options }.
}
cli-saving = Nach jeder Wahl gespeichert in { $file }. Mit help siehst du, was du eingeben kannst.
cli-hand-over = Gib die Tastatur an { $name } weiter und drücke dann Enter.
cli-waiting = Jetzt entscheidet: { $name }.
cli-unknown = „{ $typed }“ ist weder eine Nummer der Liste noch ein Wort des Spiels. Mit help siehst du, was du eingeben kannst.
cli-saved = Gespeichert in { $file }.
cli-leave =
    Die Partie ist gespeichert. Weiter geht es mit:
    { $command }
cli-finished =
    Die Partie liegt in { $file }. Noch einmal ansehen mit:
    { $command }
cli-result = { $result ->
    [won] { $name }: gewonnen.
    [lost] { $name }: verloren.
   *[shared] { $name }: { $share } eines Sieges.
}
cli-help =
    3 oder owl   mit Nummer, Wort oder Namen einer Möglichkeit antworten
    Enter        Spielbrett und Frage noch einmal zeigen
    ?            die Regel hinter der Frage, und was jede Möglichkeit ist
    ? owl        was etwas ist, und was diese Wahl bewirken würde
    why owl      warum etwas nicht möglich ist, und nach welcher Regel
    hint         was ein Bot hier täte, und warum
    undo         deine letzte Wahl rückgängig machen
    log          alles, was geschehen ist
    score        wie viele Punkte alle haben, und wofür
    rules wörter eine Regel nach Nummer oder Wörtern suchen
    save datei   eine Kopie speichern; die Partie selbst wird immer gespeichert
    quit         gehen; die Partie kann fortgesetzt werden

# Warum, und die Regeln

cli-possible = Möglich: „{ $name }“ beantwortet diese Frage.
cli-impossible = Nicht möglich: { $sentence }
cli-no-help = Mehr gibt es dazu nicht zu sagen.
cli-foreseen = Das würde sicher folgen:
cli-no-score = In diesem Spiel gibt es keine Punkte.
cli-place = { $kind ->
    [card] Karte
    [ruling] Regelauslegung
   *[section] Regel
}{ $page ->
    [none] { "" }
   *[other] , S. { $page }
}
cli-edition = { $edition }: { $told }
cli-ruling = Regelauslegung { $number }: { $heading }
cli-about = Zu { $number }: { $heading }
cli-option = Option { $option }: { $name }
cli-default = (Vorgabe)
cli-uncited = { $rule } wird von keinem Test genannt: { $heading }
cli-unknown-citation = { $rule } wird von einem Test genannt, aber es gibt diese Regel nicht.
cli-all-cited = { $game }: jede Regel wird von einem Test genannt ({ $count }).

# Tipps

cli-hint-alike = Nichts spricht mehr für die eine als für die andere Möglichkeit.
cli-hint-meaning = Die Prozentzahl ist die Siegchance aus Sicht eines Bots; daneben steht, was die Möglichkeit besser macht als die nächstbeste.
reason-rivals = hält die anderen auf
reason-experience = hat sich in vielen Partien bewährt
reason-end = beendet die Partie
reason-lost = verliert die Partie
reason-safe = verliert die Partie nicht sofort
reason-but = aber „{ $option }“ { $reason }

# Spielstärken

level-beginner = Neuling
    .help = Spielt wie jemand in den ersten Partien und macht absichtlich Fehler.
level-novice = Lehrling
    .help = Sieht das Naheliegende, übersieht den Rest und vertut sich noch ab und zu.
level-steady = Solide
    .help = Nimmt, was gerade am besten aussieht. Ein fairer Gegner, sobald du die Regeln kennst.
level-strong = Stark
    .help = Denkt weiter voraus und lässt selten eine Gelegenheit aus.
level-best = Spitze
    .help = Stärker spielt hier niemand; das braucht etwas Zeit.
level-time = { $seconds ->
    [0] Antwortet sofort.
    [one] Denkt bis zu einer Sekunde über eine Entscheidung nach.
   *[other] Denkt bis zu { $seconds } Sekunden über eine Entscheidung nach.
}
strength-first = Stärke { $rating }: die geringste hier.
strength-above = Stärke { $rating }: { $won ->
    [0] schneidet kaum je besser ab als „{ $below }“
    [5] schneidet etwa so gut ab wie „{ $below }“
    [10] schneidet in fast jeder Partie besser ab als „{ $below }“
   *[other] schneidet in etwa { $won } von 10 Partien besser ab als „{ $below }“
}.
strength-alone = Stärke { $rating }: gewinnt { $won ->
    [0] kaum eine Partie
    [10] fast jede Partie
   *[other] etwa { $won } von 10 Partien
}.

# Bots

level-random = Hastig
    .help = Spielt irgendetwas Erlaubtes, sofort und ohne nachzudenken.
level-greedy = Eifrig
    .help = Nimmt, was gerade am besten aussieht. Schnell, und für eine erste Partie stark genug.
level-search = Geduldig
    .help = Denkt vor jeder Entscheidung etwa eine Sekunde voraus.
level-expert = Erfahren
    .help = Spielt jede aussichtsreiche Antwort viele Male zu Ende. Nur für Spiele gegen den Zufall.
bots-else = Oder nenne eine Art von Bot: { $bots }.
bot-kind = { $name } ({ $bot })

# Mitschriften

cli-step = { $number } von { $total }; Enter geht weiter
cli-verified = { $file }: stimmt, { $choices ->
    [one] eine Entscheidung
   *[other] { $choices } Entscheidungen
}, Stellung { $digest }

# Simulationen

cli-playing = Läuft
cli-simulated = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} { $game } mit dem Bot { $bot }, Startwert { $seed }
cli-estimate = { $mean } % Siege, 95-%-Intervall { $low } bis { $high }
cli-length = { $what ->
    [turns] Züge
   *[decisions] Entscheidungen
}
cli-spread = { $mean } im Mittel, { $min } bis { $max }
cli-speed = Entscheidungen pro Sekunde

cli-match = { $count ->
    [one] { $names } gewinnt die Partie.
   *[other] Unentschieden zwischen { $names }.
}
cli-total = Summe

# Die Arena

arena-played = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} { $game }, Startwert { $seed }, in { $file }
arena-resumed = Es geht nach { $done } von { $games } Partien weiter, die in { $file } stehen.
arena-interrupted = Nach { $done } von { $games } Partien angehalten. Was gespielt ist, steht in { $file }; derselbe Befehl macht weiter.
arena-bot = Bot
arena-games = Partien
arena-wins = Siege, %
arena-interval = 95-%-Intervall
arena-rating = Wertung
arena-time = ms pro Entscheidung
arena-forfeits = Ausgefallen
arena-seat = Platz
arena-everybody = Alle
arena-turn = Zug
arena-turns = Züge
arena-score = Punkte
arena-plot = { $plot ->
    [wins] Siege nach Platz, mit 95-%-Intervallen
    [scores] Mittlere Punkte, Zug für Zug
   *[lengths] Länge der Partien
}
arena-drawn = Gezeichnet: { $file }
arena-forfeited = { $bot }: { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
} ausgefallen: { $reason }
arena-why = { $why ->
    [crashed] der Bot stürzte ab mit { $detail }
    [stalled] keine Antwort in der Zeit
    [illegal] { $detail } steht nicht zur Wahl
    [ended] das Programm endete { $detail ->
        [none] { "" }
       *[other] ({ $detail })
    }
    [garbled] „{ $detail }“ ist keine Antwort
    [flooded] der Bot schrieb mehr als { $detail } Bytes
   *[absent] der Bot wurde nach { $detail } Fehlern in der Partie nicht mehr gefragt
}

# Das Training

train-played = Generation { $generation }: { $done } von { $games } Partien gespielt, { $pace } pro Sekunde
train-replayed = { $done } von { $games } Partien noch einmal angesehen, { $pace } pro Sekunde
train-fitted = Generation { $generation }: an { $positions } Stellungen angepasst in { $seconds } s, logarithmischer Verlust { $loss }
train-judged = Generation { $generation }: { $done } von { $games } Partien gegen { $among } gespielt, { $pace } pro Sekunde
train-gate = Generation { $generation }: { $share } % der Siege (95-%-Intervall { $low } bis { $high }; gleicher Anteil: { $fair }) in { $games } Partien gegen { $among }
train-kept = Generation { $generation }: Das Netz wird behalten.
train-dropped = Generation { $generation }: Das Netz wird nicht behalten.
train-done = { $games } Partien in { $generations } Generationen. { $net ->
    [none] Noch wurde kein Netz behalten.
   *[other] Das letzte behaltene Netz: { $net }
}
train-interrupted = Angehalten. Was gespielt ist, steht in { $folder }; derselbe Befehl macht weiter.
habits-played = { $done } von { $games } Partien gespielt, { $pace } pro Sekunde
habits-fitted = An { $questions } Fragen angepasst: logarithmischer Verlust { $loss }, ohne Gewohnheiten { $blank }
habits-written = Die Gewohnheiten: { $file }
habits-card = { $game }, was zuerst versucht wird: Gewohnheiten aus { $questions } Fragen von { $games } Partien
train-gates = Siege jeder Generation, mit 95-%-Intervallen
train-generation = Generation
train-against = { $among ->
    [reasons] gegen Gründe
   *[before] gegen die Generation davor
}

# Gelernte Aussichten

outlook-none = { $game } hat keine gelernte Aussicht: Die Bots gehen nach Gründen.
outlook-card = { $game }, gelernt aus { $games } Partien in { $generations } Generationen
outlook-seats = Plätze
outlook-gate = { $bot }: { $share } % der Siege (95-%-Intervall { $low } bis { $high }; gleicher Anteil: { $fair }) in { $games } Partien unter { $among }
outlook-elsewhere = Bei anderem Aufbau gehen die Bots nach Gründen.
outlook-unused = { $bot } geht nach Gründen: { $why }.
outlook-missing = { $game } hat keine gelernte Aussicht
outlook-other-seats = Die Aussicht wurde nicht mit { $count ->
    [one] einem Platz
   *[other] { $count } Plätzen
} gelernt
outlook-other-option = Die Aussicht wurde nicht mit { $option } = { $value } gelernt

# A chain of games

cli-campaign-chapter = Kapitel
cli-campaign-outcome = Ausgang
cli-campaign-opposed = Gegen dich
cli-campaign-state = { $outcome ->
    [won] gewonnen
    [lost] verloren
   *[playing] läuft
}
cli-campaign-begins = Kapitel { $chapter } von { $length }. { $opposed }.
cli-campaign-keep = { $most ->
    [one] { $name }: Was davon behältst du für das nächste Kapitel? Tippe die Nummer, oder nur die Eingabetaste für nichts.
   *[other] { $name }: Was davon behältst du für das nächste Kapitel, höchstens { $most }? Tippe die Nummern mit Leerzeichen dazwischen, oder nur die Eingabetaste für nichts.
}
cli-campaign-keep-wrong = { $most ->
    [one] Tippe eine Nummer aus der Liste, oder nur die Eingabetaste.
   *[other] Tippe höchstens { $most } verschiedene Nummern aus der Liste mit Leerzeichen dazwischen, oder nur die Eingabetaste.
}
cli-campaign-won = Das nächste Kapitel ist bereit. Weiter geht es mit: { $command }
cli-campaign-lost = Dieses Kapitel ist verloren. Noch einmal mit: { $command }
cli-campaign-left = Deine Kampagne ist gespeichert. Weiter geht es mit: { $command }
cli-campaign-complete = Alle Kapitel sind gewonnen: Diese Kampagne ist zu Ende.
