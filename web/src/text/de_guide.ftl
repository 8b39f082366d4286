# The first game of Sylvion
guide-sylvion-play = Die Elementare rechts bewegen sich jeden Zug ein Feld nach links. Stell ihnen Brunnen in den Weg: Die stärkere Karte bleibt, bei gleicher Stärke verschwinden beide. Die Zahl rechts oben ist der Preis in Karten.
guide-sylvion-pay = Eine Karte bezahlst du mit anderen Karten aus der Hand, gleich welchen. Gib her, was jetzt am wenigsten hilft.
guide-sylvion-place = Jedes leere Feld geht. Ein Brunnen nahe am Wald verschafft Zeit; ein Baum braucht eine Reihe, in der nichts auf ihn stößt.
guide-sylvion-ward = Igel wehren eine aufgedeckte Karte ab, bevor sie etwas tut. Heb sie für einen starken Elementar auf.
guide-sylvion-push = Der Wal schiebt einen Elementar auf ein anderes Feld: dorthin, wo er herkam, oder in eine gut verteidigte Reihe.
guide-sylvion-trample = Der Elefant zerstört einen Elementar sofort. Nimm einen, den deine Brunnen nicht aufhalten.
guide-sylvion-heal = Jede Waldrand-Karte, die wieder blüht, ist eine Wunde mehr, die der Wald verträgt.
guide-sylvion-recruit = Alle Karten einer Spalte kommen in deinen Stapel. Such starke Brunnen, aber am Ende gewinnen die Bäume.

# The first game of Root
guide-root-place-keep = Deine Festung steht in einer Ecke. Niemand sonst darf dort etwas platzieren: Sie ist das sichere Herz deines Gebiets.
guide-root-first-building = Deine ersten Gebäude stehen bei der Festung oder daneben. Eine Sägemühle liefert jeden Zug Holz: Gib ihr einen Bauplatz, der schwer zu erreichen ist.
guide-root-marquise-act = Du hast drei Aktionen im Zug, beliebig gemischt. Bau am Anfang, sobald das Holz reicht: Gebäude bringen sofort Punkte, und Rekrutierer bringen Krieger. Jede ausgegebene Vogel-Karte gibt dir eine Aktion mehr.
guide-root-move-from = Du darfst dich bewegen, wenn du die Lichtung beherrschst, die du verlässt oder betrittst. Du herrschst, wo du mehr Krieger und Gebäude hast als jede andere Partei.
guide-root-battle-in = Zwei Würfel fallen: Der Angriff landet die höhere Zahl Treffer, die Verteidigung die niedrigere, aber nie mehr, als Krieger da sind. Entfernte Gebäude und Plättchen bringen Punkte.
guide-root-build-in = Bau auf einer Lichtung, die du beherrschst und auf der ein Bauplatz leer ist. Holz darf von jeder Lichtung kommen, die über beherrschte Lichtungen verbunden ist.
guide-root-craft-card = Gegenstände bringen beim Herstellen Punkte; andere Karten bleiben vor dir liegen und helfen die ganze Partie. Dafür brauchst du Herstellungsmarker auf Lichtungen der gezeigten Klassen.
guide-root-ambush = Ein Hinterhalt landet zwei Treffer, bevor gewürfelt wird. Das kann einen Angriff sofort beenden.
guide-root-first-roost = Dein erstes Nest steht in einer Ecke, mit sechs Kriegern. Von dort wächst du.
guide-root-leader = Mit jedem Anführer beginnt das Dekret in zwei Spalten, mit Karten, die bleiben. Diese Spalten prägen deine ersten Züge.
guide-root-add-to = Jeden Zug kommen eine oder zwei Karten ins Dekret, und jeden Zug musst du alle ausführen. Eine Vogel-Karte passt zu jeder Lichtung. Geht eine nicht, gibt es Aufruhr: Du verlierst Punkte, Karten und den Anführer.
guide-root-resolve = Das Dekret wird Spalte für Spalte von links ausgeführt. Denk voraus: Diese Karte braucht eine Lichtung ihrer Klasse, auf der die Aktion möglich ist.
guide-root-spread-sympathy = Sympathie kostet Anhänger der Klasse der Lichtung und bringt Punkte. Wer Krieger dorthin bewegt oder das Plättchen entfernt, gibt dir eine Karte.
guide-root-alliance-act = Mach aus Karten Anhänger für Sympathie und Revolten, oder bilde Offiziere aus: Jeder ist am Abend eine Aktion wert.
guide-root-operate = Jeder Offizier gibt eine Aktion. Organisieren macht aus einem Krieger Sympathie, ganz ohne Anhänger.
guide-root-choose-character = Jeder Charakter hat eigene Gegenstände und eine besondere Aktion.
guide-root-slip = Im Vogelgesang darfst du kostenlos an einen Ort neben dir schleichen, auch in einen Wald.
guide-root-vagabond-act = Für jede Aktion benutzt du einen Gegenstand: Stiefel bewegen, ein Schwert kämpft, eine Fackel erkundet eine Ruine, und mit jedem kannst du jemandem helfen. Jeden Zug sind einige wieder unbenutzt.

# The first game of Ironwood
guide-ironwood-help-at = Eine kleine Starthilfe: Stell diese Krieger dorthin, wo du zuerst hinwillst.
guide-ironwood-return = Du hast vier Sonderkarten gezogen und behältst zwei. Behalte, was zu deinen Orten passt; die Basiskarten hast du in jedem Fall.
guide-ironwood-play = Drei Aktionen in der Runde, je eine Karte, abwechselnd mit der anderen Seite. Basiskarten kommen am Ende der Runde zurück. Was du jetzt spielst, kannst du später im Kampf nicht mehr setzen.
guide-ironwood-move-from = Waldwandler gehen auf Pfaden von Wald zu Wald, Eisengepanzerte auf Graten von Berg zu Berg. Wald und Berg, die sich berühren, können gegeneinander kämpfen.
guide-ironwood-how-many = Krieger, die zusammen gehen, bilden einen Trupp. Wer bleibt, hält den Ort.
guide-ironwood-wager = Beide Seiten setzen eine Karte verdeckt und decken sie zusammen auf: Schaden, Verteidigung und Dominanz stehen in der Ecke. Eine starke Karte, die du hier setzt, kannst du später nicht mehr spielen.
guide-ironwood-enlist = Zwei Kristalle bringen einen Krieger mehr. Auch die Schmieden der Eisengepanzerten kosten Kristalle.
guide-ironwood-discover = Eine Vision nennt den Berg eines Totems. Um es zu entdecken, brauchst du einen Trupp neben dem Berg, und niemand darf ihn kontrollieren. Bring das Totem schnell heim: Es verblasst bald.
