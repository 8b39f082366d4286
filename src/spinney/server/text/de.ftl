# Namen

guest-name = Gast { $number }
bot-name = { $level } { $letter }
seat-free = Platz { $letter }
person-gone = Gelöschtes Konto

# Am Tisch

waiting-for = { $name } entscheidet gerade ({ $what }).
proposal-takeback = { $name } möchte etwas zurücknehmen.
proposal-replace = { $away } ist nicht da. { $name } schlägt vor, dass so lange ein Bot spielt.
proposal-rematch = { $name } möchte noch einmal spielen.
proposal-refused-takeback = { $name } ist nicht einverstanden, es zurückzunehmen.
proposal-refused-replace = { $name } ist nicht einverstanden, dass ein Bot für { $away } spielt.
proposal-refused-rematch = { $name } möchte nicht noch einmal spielen.
proposal-done-takeback = Alle sind einverstanden: Deine Wahl ist zurückgenommen.
proposal-done-replace = Alle sind einverstanden: Ein Bot spielt für { $away }.
result-won = Du hast gewonnen
result-lost = Verloren
result-others = { $lost ->
    [yes] Verloren; gewonnen: { $names }
   *[no] Gewonnen: { $names }
  }
ended-conceded = { $name } hat aufgegeben.
lesson-which = Lektion { $number } von { $count }: { $title }
moment-lead = { $name } übernimmt die Führung mit { $count ->
    [one] einem Punkt
   *[other] { $count } Punkten
  }.
moment-best = Das meiste in einem Zug: { $name } macht { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
  }.

# Was abgelehnt wird, und was zu tun ist

refused-unknown-person = Der Server kennt dich noch nicht; öffne die erste Seite und versuche es noch einmal.
refused-origin = Diese Anfrage kommt von einer anderen Seite; öffne den Tisch auf seiner eigenen.
refused-host = Der Server heißt nicht so; starte ihn mit --origin und der Adresse, die Browser sehen.
refused-too-fast = Das ging zu schnell; warte einen Moment und versuche es noch einmal.
refused-too-big = Das ist zu groß; höchstens { $most } kB können gesendet werden.
refused-not-json = Hier wird JSON gebraucht (application/json).
refused-too-deep = Das kann nicht gelesen werden: Listen und Objekte sind zu tief verschachtelt.
refused-not-utf8 = Das kann nicht gelesen werden: Es ist kein UTF-8.
refused-unreadable = Das kann nicht gelesen werden: { $what }
refused-not-found = Unter dieser Adresse gibt es nichts.
refused-method = Diese Adresse nimmt keine solche Anfrage an.
refused-server = Auf dem Server ist etwas schiefgegangen; versuche es noch einmal.
refused-no-table = Diesen Tisch gibt es nicht, oder du darfst nicht zusehen.
refused-no-campaign = Diese Kampagne gibt es nicht, oder du hast keinen Teil daran.
refused-not-a-campaign = Mit diesen Optionen beginnt keine Kampagne.
refused-keep = Du kannst { $count ->
    [0] nichts
    [one] eine Karte
   *[other] { $count } Karten
} von dem behalten, was gezeigt wird.
refused-campaign-over = Diese Kampagne ist zu Ende.
refused-no-game = Dieses Spiel gibt es nicht.
refused-no-lesson = Diese Lektion gibt es nicht.
refused-in-lesson = In einer Lektion geht es nur mit „Rückgängig“ zurück; beginne sie sonst neu.
refused-in-campaign = Das ist ein Kapitel einer Kampagne; auf ihrer Seite geht es weiter.
refused-lesson = Die Lektion will jetzt etwas anderes.
refused-no-rule = Es gibt keine Regel { $number }.
refused-no-link = Dieser Link gilt nicht mehr; bitte um einen neuen.
refused-no-seat = Dort ist kein Platz mehr frei.
refused-no-such-seat = Diesen Platz gibt es in diesem Spiel nicht.
refused-no-word = Das ist kein Wort des Spiels.
refused-no-position = Die Partie hat nur { $last } Entscheidungen.
refused-no-plate = Dazu gibt es nichts zu sagen.
refused-no-scene = Dort beginnt keine Szene.
refused-no-proposal = Gerade ist nichts vorgeschlagen.
refused-proposal-pending = Etwas anderes ist vorgeschlagen; beantworte das zuerst.
refused-stale = Am Tisch ging es schon weiter; sieh noch einmal hin und wähle dann.
refused-not-playing = An diesem Tisch läuft gerade keine Partie.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-not-asked = Gerade bist nicht du mit Entscheiden dran.
refused-not-yours = Dieser Platz gehört dir nicht.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-not-maker = Das kann nur, wer den Tisch eröffnet hat.
refused-not-absent = Auf diesem Platz fehlt niemand.
refused-not-away = Für dich spielt gerade kein Bot.
refused-ends-there = Die Partie endet dort; gehe erst ein paar Entscheidungen zurück.
refused-join-how = Gib entweder das Kennwort eines Links oder einen offenen Tisch an, nicht beides.
refused-too-many-seats = Mit diesen Optionen hat das Spiel { $count ->
    [one] einen Platz
   *[other] { $count } Plätze
}.
refused-too-many-tables = Du hast { $count } Tische, an denen noch gespielt wird; spiele erst einige zu Ende.
refused-too-many-bots = Du hast { $count } Tische, an denen nur Bots sitzen und noch spielen; lass erst einige zu Ende spielen.
refused-too-long = Eine Mitschrift kann höchstens { $most } Entscheidungen haben.
refused-records-full = Im Moment ist kein Platz für weitere Mitschriften; versuch es an einem anderen Tag noch einmal.
refused-level = Es gibt keinen Bot „{ $level }“; wähle einen von diesen: { $levels }.
refused-name = { $why ->
    [empty] Ein Name hat mindestens ein Zeichen.
    [long] Ein Name hat höchstens { $most } Zeichen.
    [marks] Auf einem Buchstaben dieses Namens stehen zu viele Akzente.
    [scripts] Dieser Name mischt Buchstaben aus Schriften, die sich ähneln; bleib bei einer Schrift.
    [letter] Ein Name kann nicht wie der Buchstabe eines Platzes enden; den fügt der Tisch selbst an.
    [parting] In einem Namen kann kein „|“ sein.
   *[unseen] In diesem Namen ist ein Zeichen, das niemand sieht; lass es weg.
}
refused-field-name = Ein Name hat 1 bis 30 Zeichen.
refused-field-password = Ein Passwort hat 8 bis 200 Zeichen.
refused-field-new = Ein neues Passwort hat 8 bis 200 Zeichen.
refused-field-token = Dieser Link ist nicht vollständig; kopiere ihn ganz, oder lass ihn dir noch einmal geben.
refused-name-taken = Dieser Name ist vergeben; wähle einen anderen.
refused-has-account = Du hast schon ein Konto.
refused-login = Name und Passwort passen nicht zusammen.
refused-chat = Diese Nachricht ist leer.
refused-no-account = Du hast noch kein Konto; lege zuerst eines an.
refused-password = Das ist nicht dein Passwort.
refused-recovery = Name und Wiederherstellungscode passen nicht zusammen, oder der Code ist schon verbraucht.
