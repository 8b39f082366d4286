## Wer du bist, und was du willst

about-marquise = Du bist die Marquise de Katz. Du hältst das Waldland: Baue Sägemühlen, Werkstätten und Rekrutierer, um zu punkten, und halte dein Holz in Reichweite.
like-marquise = Von Anfang an überall stark: bauen, Holz heranschaffen, rekrutieren und mehr Land halten, als sich bewachen lässt.
    .hard = leicht zu lernen

## Wie Sätze sie nennen

role-marquise = Die Marquise
    .the = die Marquise
    .whom = die Marquise
    .to = der Marquise
    .of = der Marquise
    .many = no

## Wörter

word-marquise = Marquise
word-sawmill = Sägemühle
word-workshop = Werkstatt
word-recruiter = Rekrutierer
word-keep = Festung
word-wood = Holz
word-march = Marschieren
word-overwork = Überstunden
word-extra_action = Extra Aktion

## Hilfe

help-march = Führe bis zu zwei Bewegungen aus.
help-overwork = Gib eine Karte aus, die einer Lichtung mit Sägemühle entspricht, und platziere dort ein Holz-Plättchen.
help-extra_action = Gib eine Vogel-Karte für eine weitere Aktion aus.

## Fragen

ask-place-keep = In welcher Ecke platzierst du die Festung?
ask-keep-in-homeland = Auf welcher Heimatlichtung platzierst du die Festung?
ask-build-in-homeland = { $piece }: Auf welcher Heimatlichtung platzierst du das?
ask-first-building = Dein erstes Gebäude dieser Art ({ $piece }): Wo platzierst du es, bei der Festung oder daneben?
ask-place-wood = Das Holz reicht nicht für alle Sägemühlen: Wohin kommt das nächste?
ask-marquise-act = Tageslicht: { $count ->
    [0] Keine Aktion übrig; was tust du noch?
    [one] Noch eine Aktion; was tust du?
   *[other] Noch { $count } Aktionen; was tust du?
}
    .done = Tageslicht beenden
ask-recruit-at = Die Krieger reichen nicht für alle Rekrutierer: Wohin kommt der nächste?
ask-build-in = Wo baust du?
ask-build-what = Was baust du auf { $clearing }?
ask-pay-wood = Das Gebäude auf { $clearing } kostet Holz: Woher nimmst du das nächste?
ask-overwork-in = In welcher Sägemühle machst du Überstunden?
ask-hospitals = Feldkrankenhaus: { $count ->
    [one] Ein Krieger fällt
   *[other] { $count } Krieger fallen
} auf { $clearing }. Gibst du eine { $suit }-Karte oder eine Vogel-Karte aus, um { $count ->
    [one] ihn
   *[other] sie
} zur Festung zu bringen?
    .done = Fallen lassen

## Was Neulinge bei der ersten Begegnung mit einer Frage lesen

guide-place-keep = Deine Festung steht in einer Ecke. Niemand sonst darf dort etwas platzieren: Sie ist das sichere Herz deines Gebiets.
guide-first-building = Deine ersten Gebäude stehen bei der Festung oder daneben. Eine Sägemühle liefert jeden Zug Holz: Gib ihr einen Bauplatz, der schwer zu erreichen ist.
guide-marquise-act = Du hast drei Aktionen im Zug, beliebig gemischt. Bau am Anfang, sobald das Holz reicht: Gebäude bringen sofort Punkte, und Rekrutierer bringen Krieger. Jede ausgegebene Vogel-Karte gibt dir eine Aktion mehr.
guide-build-in = Bau auf einer Lichtung, die du beherrschst und auf der ein Bauplatz leer ist. Holz darf von jeder Lichtung kommen, die über beherrschte Lichtungen verbunden ist.

## Ereignisse

event-rescued = { $you ->
    [yes] Feldkrankenhaus: Du bringst { $count ->
        [one] einen
       *[other] { $count }
    } Krieger zu { $clearing } zurück.
   *[no] Feldkrankenhaus: { $seat } { $seat-many ->
        [yes] bringen
       *[no] bringt
    } { $count ->
        [one] einen
       *[other] { $count }
    } Krieger zu { $clearing } zurück.
}
event-paid-wood = { $you ->
    [yes] Du bezahlst mit einem Holz von { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] bezahlen
       *[no] bezahlt
    } mit einem Holz von { $clearing }.
}

## Ablehnungen

no-keep-forbids = „{ $chosen }“: Dort steht die Festung, und nur die Marquise kann bei ihr Marker platzieren.
no-not-a-homeland = „{ $chosen }“: Das ist keine deiner Heimatlichtungen, oder dort steht schon ein Gebäude.
no-not-a-corner = Die Festung kommt in eine Ecke, nicht auf { $choice }.
no-not-by-the-keep = Die ersten Gebäude kommen zur Festung oder daneben, nicht auf { $choice }.
no-no-actions-left = „{ $chosen }“: Du hast keine Aktion mehr übrig.
no-no-bird = Du hast keine Vogel-Karte zum Ausgeben.
no-recruited-already = Du hast in diesem Zug schon rekrutiert.
no-no-recruiters = Du hast auf dem Spielbrett keinen Rekrutierer, bei dem du einen Krieger platzieren kannst.
no-no-recruiter-there = Auf { $choice } wartet kein Rekrutierer mehr auf einen Krieger.
no-no-place-to-build = Auf keiner Lichtung, die du beherrschst, gibt es einen leeren Bauplatz und genug Holz.
no-too-little-wood = „{ $chosen }“: Zu wenig Holz erreicht das Gebäude.
no-no-wood-there = „{ $chosen }“: Von dort kann kein Holz zu { $clearing } kommen.
no-no-sawmill-there = „{ $chosen }“: Dafür gibt es keine Sägemühle, oder du hast keine Karte, die zu ihrer Lichtung passt.
no-no-wood-left = Alles Holz ist schon auf dem Spielbrett.
no-marquise-crafts = „{ $chosen }“: Du stellst nur zu Beginn des Tageslichts her, vor allem anderen.

## Punkte

points-buildings = Gebäude

## Was zählt: Jeder Satz ergänzt „dieser Zug ...“

reason-marquise-sawmills = hat Sägemühlen, die in jedem Zug Holz bringen
reason-marquise-workshops = hat Werkstätten zum Herstellen
reason-marquise-recruiters = hat Rekrutierer, die Krieger bringen
reason-marquise-keep = hält die Festung
reason-marquise-wood = hat Holz, wo es gebraucht wird
reason-marquise-building = kann bald ein gutes Gebäude bezahlen
reason-marquise-sites = beherrscht leere Bauplätze
reason-marquise-rule = beherrscht Lichtungen
reason-marquise-warriors = behält Krieger auf dem Spielbrett
reason-marquise-exposed = lässt die Gebäude bewacht
reason-marquise-actions = lässt mehr Aktionen übrig

## Auf dem Tableau

label-actions = Aktionen übrig
