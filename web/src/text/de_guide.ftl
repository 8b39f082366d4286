# The first game of Sylvion
guide-sylvion-play = Die Elementare rechts ziehen jeden Zug ein Feld nach links. Stell ihnen Brunnen in den Weg: Die stärkere Karte bleibt, bei gleicher Stärke gehen beide. Die Zahl rechts oben ist der Preis in Karten.
guide-sylvion-pay = Eine Karte bezahlst du mit anderen Karten aus der Hand, gleich welchen. Gib her, was jetzt am wenigsten hilft.
guide-sylvion-place = Jedes leere Feld ist recht. Ein Brunnen nahe am Wald gewinnt Zeit; ein Baum braucht eine Reihe, in der nichts auf ihn stößt.
guide-sylvion-ward = Igel wehren eine aufgedeckte Karte ab, bevor sie etwas tut. Heb sie für einen starken Elementar auf.
guide-sylvion-push = Der Wal schiebt einen Elementar auf ein anderes Feld: dorthin, wo er herkam, oder in eine gut verteidigte Reihe.
guide-sylvion-trample = Der Elefant vernichtet einen Elementar sofort. Nimm einen, den deine Brunnen nicht aufhalten.
guide-sylvion-heal = Jede Waldrand-Karte, die wieder blüht, ist eine Wunde, die der Wald noch einmal verträgt.
guide-sylvion-recruit = Die vier Karten einer Spalte kommen in deinen Stapel. Such starke Brunnen, aber am Ende gewinnen die Bäume.

# The first game of Root
guide-root-place-keep = Deine Festung steht in einer Ecke. Niemand sonst darf dort etwas platzieren: Sie ist das sichere Herz deines Gebiets.
guide-root-first-building = Deine ersten Gebäude stehen bei der Festung oder daneben. Eine Sägemühle liefert jeden Zug Holz: Gib ihr einen Platz, der schwer zu erreichen ist.
guide-root-marquise-act = Drei Aktionen im Zug, beliebig gemischt. Bau am Anfang, sobald das Holz reicht: Gebäude bringen sofort Punkte, und Rekrutierer bringen Krieger. Jede ausgegebene Vogel-Karte gibt eine Aktion mehr.
guide-root-move-from = Du darfst dich bewegen, wenn du die Lichtung beherrschst, die du verlässt oder betrittst. Du herrschst, wo du mehr Krieger und Gebäude hast als jede andere Partei.
guide-root-battle-in = Zwei Würfel fallen: Der Angriff bekommt den höheren, die Verteidigung den niedrigeren, und niemand macht mehr Treffer, als Krieger da sind. Entfernte Gebäude und Marker bringen Punkte.
guide-root-build-in = Bau, wo du herrschst und ein Platz frei ist. Holz darf aus jeder Lichtung kommen, die über beherrschte Lichtungen verbunden ist.
guide-root-craft-card = Gegenstände bringen beim Herstellen Punkte; andere Karten bleiben vor dir und helfen das ganze Spiel. Dafür brauchst du Herstell-Teile in Lichtungen der gezeigten Klassen.
guide-root-ambush = Ein Hinterhalt macht zwei Treffer, bevor gewürfelt wird. Das kann einen Angriff sofort beenden.
guide-root-first-roost = Dein erstes Nest steht in einer Ecke, mit sechs Kriegern. Von dort wächst du.
guide-root-leader = Mit jedem Anführer beginnt das Dekret in zwei Spalten, mit Karten, die bleiben. Diese Spalten prägen deine ersten Züge.
guide-root-add-to = Jeden Zug kommen eine oder zwei Karten ins Dekret, und jeden Zug müssen alle erfüllt werden. Eine Vogel-Karte passt zu jeder Lichtung. Geht eine nicht, ist Aufruhr: Du verlierst Punkte, Karten und den Anführer.
guide-root-resolve = Das Dekret wird Spalte für Spalte von links erfüllt. Denk voraus: Diese Karte will eine Lichtung ihrer Klasse, in der der Schritt möglich ist.
guide-root-spread-sympathy = Sympathie kostet Anhänger der Klasse der Lichtung und bringt Punkte. Wer Krieger dorthin bewegt oder den Marker entfernt, gibt dir eine Karte.
guide-root-alliance-act = Mach aus Karten Anhänger für Sympathie und Revolten, oder bilde Offiziere aus: Jeder ist am Abend eine Aktion wert.
guide-root-operate = Jeder Offizier gibt eine Aktion. Organisieren macht aus einem Krieger Sympathie, ganz ohne Anhänger.
guide-root-choose-character = Jeder Charakter hat eigene Gegenstände und eine besondere Aktion.
guide-root-slip = Im Vogelgesang darfst du an einen Ort neben dir schleichen, auch durch einen Wald, ganz ohne Kosten.
guide-root-vagabond-act = Jede Aktion benutzt einen Gegenstand: Stiefel bewegen, ein Schwert kämpft, eine Fackel erkundet eine Ruine, und mit jedem kannst du jemandem helfen. Jeden Zug werden einige wieder frisch.

# The first game of Ironwood
guide-ironwood-help-at = Eine kleine Starthilfe: Stell diese Krieger dorthin, wo du zuerst hinwillst.
guide-ironwood-return = Du hast vier Sonderkarten gezogen und behältst zwei. Behalte, was zu deinen Orten passt; die Basiskarten hast du in jedem Fall.
guide-ironwood-play = Drei Aktionen in der Runde, je eine Karte, abwechselnd mit der anderen Seite. Basiskarten kommen am Ende der Runde zurück. Was du jetzt spielst, kannst du später im Kampf nicht mehr setzen.
guide-ironwood-move-from = Waldwandler gehen auf Pfaden von Wald zu Wald, Eisengepanzerte auf Graten von Berg zu Berg. Wald und Berg, die sich berühren, können gegeneinander kämpfen.
guide-ironwood-how-many = Wer zusammen geht, bildet einen Trupp. Was bleibt, hält den Ort.
guide-ironwood-wager = Beide Seiten legen eine Karte verdeckt und drehen sie zusammen um: Schaden, Verteidigung und Dominanz stehen in der Ecke. Eine starke Karte, die du hier setzt, kannst du später nicht mehr spielen.
guide-ironwood-enlist = Zwei Kristalle bringen einen Krieger mehr. Auch die Schmieden der Eisengepanzerten kosten Kristalle.
guide-ironwood-discover = Eine Vision nennt den Berg eines Totems. Dazu braucht es einen Trupp daneben, und niemand darf den Berg kontrollieren; dann beginnt der Heimweg, denn ein Totem verblasst bald.
