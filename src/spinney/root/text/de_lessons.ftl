# Lektionen

lesson-turn = Was ein Zug ist
  .about = Vogelgesang, Tageslicht, Abend: Spiele einen Zug der Marquise.
lesson-turn-1 = Du bist die Marquise. Ein Zug hat drei Phasen. Im Vogelgesang hat deine Sägemühle eben ein Holz gebracht. Jetzt ist Tageslicht. Zuerst könntest du Karten herstellen; du hast nichts herzustellen, mach weiter.
lesson-turn-2 = Jetzt hast du drei Aktionen. Rekrutiere: Dein Rekrutierer bringt einen neuen Krieger.
  .else = Dafür ist später Zeit. Rekrutiere zuerst: Das kostet nichts und geht einmal im Zug.
lesson-turn-3 = Baue eine Sägemühle auf Lichtung 5. Sie kostet das Holz, das bei deiner Festung liegt, und sie bringt Siegpunkte.
  .done = Das Holz ist bezahlt, die Sägemühle steht, und dein Marker rückt auf der Siegpunktleiste vor: Mit Bauen gewinnt die Marquise.
  .else = Baue, wähle Lichtung 5, dann die Sägemühle. Eine zweite Sägemühle bringt jeden Zug ein zweites Holz.
lesson-turn-4 = Eine Aktion bleibt dir, aber niemand muss alle nutzen. Beende dein Tageslicht.
  .done = Am Abend hast du eine Karte gezogen, und dein Zug ist zu Ende. Vogelgesang, Tageslicht, Abend: So spielen alle, jede Partei mit eigenen Aktionen.
  .else = Das ginge, aber beende diesmal dein Tageslicht.
