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

lesson-rule = Herrschen und bewegen
  .about = Wer eine Lichtung beherrscht und wohin du deshalb kannst.
lesson-rule-1 = Wer auf einer Lichtung die meisten Krieger und Gebäude hat, beherrscht sie: Sieh auf die Fahnen. Um dich zu bewegen, musst du die Lichtung beherrschen, die du verlässt, oder die, auf die du kommst. Marschiere: Bring drei Krieger von Lichtung 10, die du beherrschst, auf Lichtung 12.
  .done = Drei gegen zwei: Jetzt gehört Lichtung 12 dir.
  .else = Marschiere von Lichtung 10 auf Lichtung 12, mit drei Kriegern.
lesson-rule-2 = Ein Marsch hat zwei Bewegungen. Auf Lichtung 2 zählt auch das Nest, dort herrschen also die Dynastien: Dein Krieger kommt nur auf eine Lichtung, die dir gehört. Geh auf Lichtung 5.
  .done = Das ist alles: Beherrsche, was du verlässt, oder das, wohin du kommst. Die Herrschaft entscheidet auch, wo du bauen darfst.
  .else = Bewege den Krieger von Lichtung 2 auf Lichtung 5, wo du herrschst.

lesson-battle = Kämpfen
  .about = Zwei Würfel, Treffer auf beiden Seiten und Punkte für das, was du entfernst.
lesson-battle-1 = Auf Lichtung 8 hast du drei Krieger, die Dynastien zwei und ein Nest. Kämpfe: Der Angriff landet die höhere Zahl, die Verteidigung die niedrigere, aber niemand mehr, als dort eigene Krieger stehen.
  .done = 2 und 1: Du hast zwei Treffer gelandet und einen erlitten. Krieger gehen zuerst.
lesson-battle-2 = Jetzt steht das Nest allein. Ohne Krieger sind die Dynastien wehrlos, das ist ein extra Treffer. Kämpfe noch einmal.
  .done = Das Nest ist weg. Jedes gegnerische Gebäude oder Plättchen, das du entfernst, bringt einen Siegpunkt. Vor dem Würfeln darf die Verteidigung eine Hinterhalts-Karte spielen: sofort zwei Treffer.

lesson-craft = Herstellen
  .about = Aus Karten werden Gegenstände und anhaltende Effekte.
lesson-craft-1 = Zu Beginn des Tageslichts stellt die Marquise mit ihren Werkstätten her, mit jeder einmal im Zug, auf Lichtungen der Klassen, die die Karte zeigt. Deine Werkstatt auf der Maus-Lichtung 9 schafft den „Kaum gebrauchten Rucksack“.
  .done = Du hast den Beutel aus dem Vorrat genommen und Siegpunkte erhalten. Die Karte wird abgelegt.
lesson-craft-2 = Zwei Werkstätten auf Hase-Lichtungen sind noch frei: Stelle „Schuster“ her.
  .done = Diese Karte bleibt vor dir liegen und schenkt dir jeden Abend eine Bewegung. Gegenstände bringen einmal Punkte, anhaltende Effekte helfen die ganze Partie. Was du herstellst, kannst du nicht mehr ausgeben: Darum geht es.

lesson-score = Punkte und Sieg
  .about = Dreißig Siegpunkte: Hol dir die letzten drei.
lesson-score-1 = Wer 30 Siegpunkte erreicht, gewinnt sofort. Du hast 27. Auf Lichtung 8 steht ein Nest ohne Schutz: Kämpfe, es bringt einen Punkt.
lesson-score-2 = 28. Deine zweite Werkstatt bringt zwei Punkte und kostet ein Holz, und Holz reist über Lichtungen, die du beherrschst. Baue sie auf Lichtung 5.
  .done = Dreißig: Du hast gewonnen. Jede Partei bekommt ihre Punkte anders; die nächsten Lektionen zeigen vier davon.
  .else = Baue die Werkstatt auf Lichtung 5: Nur sie bringt zwei Punkte.

lesson-marquise = Die Marquise de Katz
  .about = Holz, Gebäude und mehr Krieger als alle anderen.
lesson-marquise-1 = Vom Holz lebst du. Überstunden: Gib eine Fuchs-Karte aus, und deine Sägemühle auf der Fuchs-Lichtung 1 bringt noch eines.
lesson-marquise-2 = Je mehr Gebäude einer Art du hast, desto mehr kostet das nächste, und desto mehr bringt es. Baue einen Rekrutierer auf Lichtung 9.
  .else = Baue den Rekrutierer, auf Lichtung 9.
lesson-marquise-3 = Jetzt rekrutiere: ein Krieger bei jedem Rekrutierer, einmal im Zug.
  .done = Zwei Rekrutierer, zwei Krieger. Deine drei Aktionen sind verbraucht.
lesson-marquise-4 = Mit Vogel-Karten heuerst du Habichte an: Jede bringt eine Aktion mehr. Gib „Vogelbündel“ aus und baue eine Sägemühle auf Lichtung 5.
  .done = So spielt die Marquise: Holz machen, bauen, schützen, was steht. Andere bekommen Punkte, wenn sie es abreißen; lass also überall Krieger stehen.
  .else = Nimm die extra Aktion mit der Vogel-Karte, dann baue eine Sägemühle auf Lichtung 5.

lesson-eyrie = Die Horst Dynastien
  .about = Das Dekret: ein Versprechen, das jeden Zug wächst.
lesson-eyrie-1 = Du spielst die Dynastien. Dein Dekret sagt, was du tun musst: rekrutieren, bewegen, kämpfen, bauen. Jeden Vogelgesang kommen ein oder zwei Karten dazu. Füge „Maus im Sack“ bei Bauen hinzu, dann hör auf: Ab jetzt musst du jeden Zug auf einer Maus-Lichtung bauen.
  .else = Wähle die Spalte Bauen, dann „Maus im Sack“, dann hör auf.
lesson-eyrie-2 = Stelle nichts her. Dann läuft das Dekret von links nach rechts ab: Rekrutiert wird bei deinem Nest, dann musst du dich bewegen. Bring drei bis fünf Krieger auf die Maus-Lichtung 7, damit du dort herrschst und bauen kannst.
  .done = Das neue Nest steht auf Lichtung 7. Am Abend bringen deine Nester auf dem Spielbrett Siegpunkte: je mehr, desto besser, jeden Zug.
  .else = Beende das Herstellen, dann bring drei bis fünf Krieger auf Lichtung 7.
lesson-eyrie-3 = Einen Zug später muss alles noch einmal getan werden, und mehr. Füge „Kuchenverkauf“ bei Rekrutieren hinzu: Du hast ein Nest auf einer Hase-Lichtung, also geht es. Dann hör auf.
  .done = Frag dich immer, ob du das Versprechen halten kannst. Kannst du es nicht, ist das Aufruhr: Du verlierst Punkte für deine Vogel-Karten, deinen Anführer und das ganze Dekret.
  .else = Wähle Rekrutieren, dann „Kuchenverkauf“, dann hör auf.

lesson-alliance = Die Waldland Allianz
  .about = Sympathie breitet sich aus, und wer darauf tritt, zahlt.
lesson-alliance-1 = Du spielst die Allianz. Deine Anhänger liegen verdeckt; sie bezahlen die Sympathie. Verbreite sie auf Lichtung 9: Das kostet einen Anhänger ihrer Klasse, eine Maus-Karte.
lesson-alliance-2 = Von jetzt an breitet sich Sympathie auf benachbarte Lichtungen aus, und je mehr es gibt, desto mehr bringt sie. Lichtung 12 ist eine Fuchs-Lichtung: Bezahle mit „Amboss“.
  .done = Ein Siegpunkt. Wo eine andere Partei drei oder mehr Krieger hat, wäre ein Anhänger mehr fällig: Das ist das Kriegsrecht.
lesson-alliance-3 = Hör hier auf. Bei Tageslicht kannst du mobilisieren: Eine Karte aus der Hand kommt zu den Anhängern. Mobilisiere eine Maus- oder Hase-Karte.
  .else = Hör auf, Sympathie zu verbreiten, dann mobilisiere eine der markierten Karten.
lesson-alliance-4 = Beende dein Tageslicht und sieh der Marquise zu.
  .done = Sie ist auf die sympathisierende Lichtung 12 marschiert: Empörung. Dafür musste sie dir eine Fuchs-Karte geben, die zu deinen Anhängern kommt. Später, mit genug Anhängern einer Klasse, revoltierst du, und wo Gegner standen, steht dein Stützpunkt.

lesson-vagabond = Der Vagabund
  .about = Eine Spielfigur, ein Rucksack voller Gegenstände und überall Freunde.
lesson-vagabond-1 = Du spielst den Vagabunden: eine Figur, keine Krieger. Jeden Vogelgesang frischst du Gegenstände auf und darfst umsonst an einen benachbarten Ort schleichen. Schleiche auf Lichtung 12.
lesson-vagabond-2 = Was du auch tust, du benutzt dafür einen Gegenstand. Mit der Fackel erkundest du die Ruine hier.
  .done = Ein neuer Gegenstand und ein Siegpunkt.
lesson-vagabond-3 = Die Marquise ist auch hier. Hilf ihr: Gib ihr die Fuchs-Karte, benutze dafür das Schwert, und nimm den Beutel, den sie hergestellt hat.
  .done = Sie mag dich jetzt lieber, und das bringt einen Punkt. Je besser die Beziehung, desto mehr bringt sie; aber eine Partei, deren Krieger du entfernst, wird dir feindlich.
  .else = Hilf: Gib die Karte, benutze das Schwert, dann nimm den Beutel.
lesson-vagabond-4 = Auf einer Fuchs-Lichtung kannst du eine Fuchs-Aufgabe erledigen: Dieser Botengang braucht Tee und Stiefel. Erledige die Aufgabe und nimm die Punkte.
  .done = Die zweite Aufgabe derselben Klasse bringt zwei Punkte, die dritte drei. Jetzt kennst du die vier Parteien des Grundspiels: Spiel los!
  .else = Wähle die Aufgabe, dann die Punkte.
