# Lektionen

lesson-fountain = Der Angriff
  .about = Elementare kommen von rechts; Brunnen halten sie auf, und Karten bezahlen Karten.
lesson-fountain-1 = Jeden Zug rücken die Elementare ein Feld auf deinen Wald zu, nach links; einer, der ankommt, dreht so viele Waldrand-Karten auf Verödung, wie er stark ist. Halte den in Reihe b auf: Spiele „Brunnen 3“. Er kostet zwei andere Karten aus deiner Hand: Bezahle mit Eule und Wal und lege ihn auf b2.
  .else = Spiele „Brunnen 3“, bezahle mit der Eule, dann mit dem Wal, und lege ihn auf b2 vor den Elementar.
lesson-fountain-2 = Der Brunnen steht ihm im Weg. Behalte den Baum und beende deine Verteidigung: Sieh, was kommt.
  .done = Vier Ravage-Karten wurden aufgedeckt, alle Elementare rückten vor, und wo sich zwei trafen, wurde die schwächere Karte zerstört: 2 gegen 3. Dann hast du drei Karten gezogen und verteidigst wieder. Das ist ein Zug.
  .else = Behalte den Baum für später: Beende deine Verteidigung.

lesson-animals = Tiere
  .about = Sie wirken einmal, und sofort.
lesson-animals-1 = Ein Elementar der Stärke 3 steht in Reihe a vor deinem Wald. Der Elefant zerstört einen beliebigen Elementar. Er kostet eine Karte: Bezahle mit dem Baum.
  .else = Spiele den Elefanten, bezahle mit dem Baum und zeig auf den Elementar auf a1.
lesson-animals-2 = Der Wal kostet nichts und schiebt einen Elementar bis zu drei Felder weit in gerader Linie. Schieb den auf c2 in Reihe b, auf deinen stärksten Brunnen.
  .done = Er wurde zerstört, und deine Hand ist leer, also begann der nächste Zug. Noch zwei Tiere gehören zum Einführungsspiel: Die Eule lässt dich drei Karten ziehen, und die Igel triffst du in der nächsten Lektion.
  .else = Spiele den Wal und schieb den Elementar auf b2.

lesson-hedgehogs = Das Aufdecken
  .about = Unterstützungskarten machen es schlimmer; die Igel weisen eine Karte ab.
lesson-hedgehogs-1 = Vier Karten wurden aufgedeckt. Eine ist kein Elementar: Der Samum rückt alle Elementare ein Feld weiter vor, und der auf a1 kommt ohnehin in deinen Wald. Bevor etwas geschieht, weisen die Igel eine aufgedeckte Karte ab: Wähle den Samum, auf Stapel b5.
  .else = Jede der vier kann gehen, aber der Samum schadet am meisten: Wähle b5.
lesson-hedgehogs-2 = Der Elementar auf a1 hat den Wald trotzdem erreicht: Zwei weitere Waldrand-Karten sind verödet. Du hast drei Karten gezogen. Schütze Reihe a: „Brunnen 3“ auf a2, bezahlt mit der Eule und „Baum 2“.
  .done = Musst du eine Waldrand-Karte umdrehen und alle sind verödet, ist die Partie verloren. Was verloren ist, kann wieder blühen: Dafür sind die Bäume da.
  .else = Spiele „Brunnen 3“, bezahle mit der Eule, dann mit „Baum 2“, und lege ihn auf a2.

lesson-trees = Bäume und das Ende
  .about = Vitalität lässt den Waldrand wieder blühen: Gewinne den letzten Zug.
lesson-trees-1 = Die Stapel sind leer: Das ist der letzte Zug. Am Ende lässt jeder Vitalitätspunkt deiner Bäume eine Waldrand-Karte blühen, und alle zwölf müssen es. Fünf sind verödet, dein Baum hat 3: Pflanze „Baum 2“, bezahlt mit der Eule, auf eines der markierten Felder, an denen nichts vorbeikommt.
  .else = Pflanze „Baum 2“ in Reihe a oder c, auf ein markiertes Feld: Dorthin kommt kein Elementar.
lesson-trees-2 = Bäume haben keine Stärke: Selbst der Elementar der Stärke 0 auf d4 risse deinen Baum mit. Schütze ihn: „Brunnen 1“ auf d3.
  .done = Beim letzten Ansturm lief jeder Elementar, bis ihn etwas aufhielt. Vitalität 5 für 5 verödete Karten: Der Wald ist gerettet. Jetzt kannst du das Einführungsspiel spielen.
  .else = Lege „Brunnen 1“ auf d3, zwischen den Elementar und deinen Baum.
