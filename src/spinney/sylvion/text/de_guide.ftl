# What beginners are told when they first meet a question
guide-play = Die Elementare rechts bewegen sich jeden Zug ein Feld nach links. Stell ihnen Brunnen in den Weg: Die stärkere Karte bleibt, bei gleicher Stärke verschwinden beide. Die Zahl rechts oben ist der Preis in Karten.
guide-pay = Eine Karte bezahlst du mit anderen Karten aus der Hand, gleich welchen. Gib her, was jetzt am wenigsten hilft.
guide-place = Jedes leere Feld geht. Ein Brunnen nahe am Wald verschafft Zeit; ein Baum braucht eine Reihe, in der nichts auf ihn stößt.
guide-ward = Igel wehren eine aufgedeckte Karte ab, bevor sie etwas tut. Heb sie für einen starken Elementar auf.
guide-push = Der Wal schiebt einen Elementar auf ein anderes Feld: dorthin, wo er herkam, oder in eine gut verteidigte Reihe.
guide-trample = Der Elefant zerstört einen Elementar sofort. Nimm einen, den deine Brunnen nicht aufhalten.
guide-heal = Jede Waldrand-Karte, die wieder blüht, ist eine Wunde mehr, die der Wald verträgt.
guide-recruit = Alle Karten einer Spalte kommen in deinen Stapel. Such starke Brunnen, aber am Ende gewinnen die Bäume.
