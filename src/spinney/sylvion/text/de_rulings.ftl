## Regelauslegungen

rule-R01 = Elementar trifft Elementar
    .summary = Das kann bei der Bewegung nicht geschehen, weil der am weitesten links stehende einer Reihe zuerst rückt und sein Feld immer verlässt; und ein Wal darf nicht auf einen zielen. Also braucht es keine Regel.
rule-R02 = Oberste Spalte oder oberste Reihe
    .summary = Wo das Regelbuch Bewegung und gleiche Buchstaben mit der obersten „Spalte“ beginnen lässt, lesen wir die oberste Reihe: Es sind die Reihen, die von oben nach unten aufeinander folgen.
rule-R03 = Reihenfolge im letzten Ansturm
    .summary = In der üblichen Reihenfolge geht jeder Elementar seinen ganzen Weg, bevor der nächste beginnt; das Regelbuch sagt, wie weit jeder geht, und seine allgemeine Bemerkung gibt die Reihenfolge.
rule-R04 = Brunnen im letzten Ansturm
    .summary = Für sie wird nichts gezogen, weil keine Karte mehr gespielt werden kann.
rule-R05 = Elementare auf einem Stapel
    .summary = Dort liegen sie nur vom Aufdecken bis zur Bewegung und zählen für Entflammung und Samum, wie das Regelbuch sagt. Nichts anderes kann sie dort treffen.
rule-R06 = Wann Igel gespielt werden
    .summary = Nach dem Aufdecken aller vier Karten und bevor die erste wirkt, so viele man will; in der Verteidigung können sie nur bezahlen. Zu zweit darf es nur die aktive Person, denn nur sie spielt Karten.
rule-R07 = Die Linie des Wals
    .summary = Ein Wal schiebt in einer geraden Linie, weil das Regelbuch von der Richtung deiner Wahl spricht. Mit whale_turns=yes darf er abbiegen.
rule-R08 = Der Wal schiebt über Karten hinweg
    .summary = Nur das Ankunftsfeld zählt; was auf dem Weg liegt, hält den Elementar nicht auf und leidet nicht, weil das Regelbuch nur die Ankunft einschränkt.
rule-R09 = Der Wal und Seen
    .summary = Ein See ist kein Feld: Er kostet keinen Schritt, und nichts kann auf ihm anhalten. Folgt dahinter kein Feld mehr, ist dieser Weg versperrt.
rule-R10 = Grenzen des Wals
    .summary = Er schiebt mindestens ein Feld weit, auch in den Wald, aber nie auf einen Ravage-Stapel oder vom Schlachtfeld hinaus.
rule-R11 = Ohne Wirkung spielen
    .summary = Du darfst eine Karte oder Heldentat spielen, die nichts bewirken würde, denn das Regelbuch verbietet es nicht; dass sie ohne Wirkung ist, wird dir vor der Wahl gezeigt. Mit idle_plays=refused wird sie abgelehnt, und eine Karte kann weiterhin bezahlen.
rule-R12 = Vorrat entflammter Elementare
    .summary = Er geht nie aus, weil das Regelbuch keine Grenze setzt und ein Mangel dir nur helfen würde; mit blazing_supply=limited gibt es nur die 16 doppelseitigen Karten, und ein Elementar, für den keine da ist, bleibt, wie er ist. Ein zerstörter entflammter kehrt in den Vorrat zurück.
rule-R13 = Abgelegt oder entfernt
    .summary = Zerstörte, gespielte, bezahlte und sonst abgelegte Waldwesen-Karten kommen beim Mischen wieder. Fahnenflüchtige, nicht angeworbene und demobilisierte Karten, freigekaufter Verrat und gespielte Heldentaten sind aus dem Spiel, und Ravage-Karten kommen nie wieder.
rule-R14 = Zu wenige für zwei
    .summary = Zwei zu wählen verlangt zwei wählbare Karten: Ist es nur eine, nimmt der Zufall sie, und ist es keine, geschieht nichts.
rule-R15 = Nichts mehr zu ziehen
    .summary = Sind Stapel und Ablage leer, entfällt der Rest des Ziehens ohne weitere Folgen. Ein leerer Stapel wird erst erneuert, wenn eine Karte von ihm kommen muss.
rule-R16 = Schon abgelegt
    .summary = Bezahlte Karten, das gespielte Tier und ein eben zerstörter Brunnen liegen in der Ablage, bevor für sie gezogen wird, können also demobilisiert oder eingemischt werden; das Regelbuch sagt es von der Eule.
rule-R17 = Gezogener Verrat
    .summary = Verrat zählt als gezogene Karte, nichts ersetzt ihn; er wird abgewickelt, bevor die nächste Karte gezogen wird, auch in der Starthand. Ohne andere Handkarte kann er nur abgelegt werden.
rule-R18 = Verrat bei einer Demobilisierung
    .summary = Kommt er zum Vorschein, wird er beiseitegelegt, eine andere Karte verlässt das Spiel, und er geht zurück; gezogen wurde er nicht, also bietet er keine Wahl. Gibt es nur Verrat, wird nichts entfernt.
rule-R19 = Die Sperre gegen Ende
    .summary = Sie schiebt die übrigen Karten auf, die Schlacht dauert also einen Zug länger; bei leeren Stapeln gibt es nichts zu überspringen, und sie ist ohne Wirkung. Den letzten Ansturm hält sie nicht auf.
rule-R20 = Tauben leeren die Stapel
    .summary = Legen Tauben die letzten Ravage-Karten ab, wird der laufende Zug zum letzten: Seine Verteidigung geht weiter, dann kommt der letzte Ansturm, weil der Angriff endet, wenn alle Ravage-Karten gespielt sind.
rule-R21 = Wer „du“ ist
    .summary = Zu zweit zieht die aktive Person für Brunnen und trägt Austrocknung, Demobilisierung und Zeittornado; wer ziehen muss, entscheidet über den leeren Stapel. Mit you=chosen bestimmt die aktive Person jedes Mal eine der beiden, und wo Karten verloren gehen, niemanden mit leerer Hand, solange die andere Hand Karten hat.
rule-R22 = Zwei Hände
    .summary = Wer bezahlt, wählt die Karten, und am Ende jeder Verteidigung wird jede Hand auf zehn gekürzt. Der Waffenstillstand zählt die Hand der aktiven Person; mit armistice=either die größere, mit armistice=together beide.
rule-R23 = Sintflut und Brunnen
    .summary = Für Brunnen, die die Sintflut ablegt, wird nichts gezogen, denn gezogen wird bei Zerstörung. Mit deluge_draws=yes wird für jeden eine Karte gezogen.
rule-R24 = Mehr als genug
    .summary = Die 8 Bäume, 10 Brunnen, 16 Karten und 12 Elementare der siegbringenden Heldentaten bedeuten mindestens so viele.
rule-R25 = Spalten mit Heldentaten und Verrat
    .summary = Eine Heldentat beendet eine Folge von Verrat wie eine Waldwesen-Karte, und ebenso das Ende des Stapels. Fahnenflucht nimmt auch Verrat und Heldentaten mit, und eine Spalte mit nichts als Verrat ist nicht leer.
rule-R26 = Wie die Mobilmachung endet
    .summary = Eine Spalte mit Karten muss angeworben werden, wenn es eine gibt, sonst entfällt der Schritt. Aufgedeckte Waldrand-Karten bleiben aufgedeckt, und eine leere Spalte beendet die Phase nur, wenn eine Fahnenflucht sie nennt.
rule-R27 = Zahlen der Waldrand-Karten
    .summary = Das Regelbuch nennt nur den Bereich von 1 bis 4, also nehmen wir drei Karten von jeder Zahl; edge_numbers nimmt jede andere Aufteilung der zwölf.
rule-R28 = Elemente sind Unterstützung
    .summary = Element-Karten wirken nach ihren Buchstaben unter den Unterstützungskarten, Igel können sie abweisen, und wenn sie nichts bewirken können, werden sie übergangen, denn sie tragen Buchstaben wie jene.
rule-R29 = Ausbrüche
    .summary = Ein Geysir darf in dem Zug ausbrechen, in dem er kam, und auch ohne Elementar auf der Linie, und keine Karte versperrt seine Linie. Die Linie muss mindestens ein Feld haben.
rule-R30 = Wann die Figur gesetzt wird
    .summary = Nach den Igeln, auf das stärkste aufgedeckte Symbol. Ein Träger im Spiel behält sie, es sei denn, jenes ist stärker, als er jetzt ist, Feuer eingerechnet.
rule-R31 = Die vertriebene Figur
    .summary = Sie wartet neben dem Schlachtfeld auf das nächste Symbol, weil nirgends steht, dass sie das Spiel verlässt. Mit figure_once=yes verlässt sie es.
rule-R32 = Träger trifft Baum oder Geysir
    .summary = Ein Träger der Stärke 0 an einem Baum und jeder Träger an einem Geysir würde zerstört: Also zerstört er jene Karte, verliert die Figur und nimmt das Feld ein.
rule-R33 = Tornado und eine einzige Karte
    .summary = Bei nur einer Handkarte kommt diese oben auf den Stapel.
rule-R34 = Fischpunkte
    .summary = Du verteilst sie nach Belieben auf die Karten, die du spielst, auch auf andere Fische, und bezahlst den Rest der Kosten mit Karten; zu zweit sagt die aktive Person, wie viele Punkte ausgegeben werden, und die andere bezahlt den Rest und die Fische selbst. Mit fish_points=first werden Punkte immer vor Karten ausgegeben.
rule-R35 = Die letzte Blüte
    .summary = Schaden in Höhe der übrigen Blüte wird überstanden; ein Punkt mehr verliert die Partie.
rule-R36 = Stapel des Einführungsspiels
    .summary = Zwei von jedem Brunnen und Baum und je zwei Wale, Elefanten, Igel und Eulen; das Regelbuch nennt nur die Summe von 24, und eine öffentliche Liste stimmt damit überein.
rule-R37 = Zusätze brauchen das fortgeschrittene Spiel
    .summary = Die Erweiterungen und die Ravage-Figur gehören zum fortgeschrittenen Spiel, weil ihr Aufbau von dessen Phasen spricht.
rule-R38 = Im Stapel suchen
    .summary = Die Weisheit der Eule ist ein Suchen und kein Ziehen, löst also keine Demobilisierung aus, und ein kurzer Stapel gibt weniger Karten; sie nimmt zwei beliebige Karten, auch einen Verrat, der sofort abgehandelt wird, als wäre er gezogen. Mit wisdom=sylvan bleibt Verrat, wo er ist.
rule-R39 = Mehr als zehn Karten
    .summary = Bis zum Ende der Verteidigung darfst du mehr als zehn Karten halten; erst dann legst du ab.
rule-R40 = Die Wahl des Hirsches
    .summary = Er dreht eine oder zwei Waldrand-Karten, oder eine je Baum, und nie mehr, als verödet sind.
rule-R41 = Wer beginnt
    .summary = Das bestimmt die Einstellung first_player; dieser Platz beginnt die Mobilmachung und die Schlacht.
rule-R42 = In den Wald geschoben
    .summary = Ein Elementar, den ein Wal in den Wald schiebt, richtet seinen Schaden an wie immer, auch im letzten Zug; einer der Stärke 0 ist einfach fort.
rule-R43 = Was Eichhörnchen sehen
    .summary = Zu zweit sehen beide die Karten, die Eichhörnchen und Täuschung ansehen: Die Stille betrifft nur die Hände.
rule-R44 = Karten verlassen die Hand offen
    .summary = Bezahlte, abgelegte und durch einen Tornado zurückgelegte Karten sehen alle; was oben auf den Stapel kommt, ist also allen bekannt, bis es gezogen wird.
rule-R45 = Demobilisierte Karten werden gezeigt
    .summary = Eine Karte, die durch eine Demobilisierung das Spiel verlässt, wird gezeigt, auch die oberste eines neuen Stapels.
rule-R46 = Im Ausschlussverfahren
    .summary = Wer durch Die Weisheit der Eule den Stapel durchsucht hat, weiß, was die mitspielende Person in diesem Augenblick auf der Hand hat, denn alle anderen Karten sind gesehen; ebenso wissen es beide, wenn ein leerer Stapel erneuert wird.
rule-R47 = Eulen ohne Ende
    .summary = Im Einführungsspiel kostet ein neuer Stapel keine Karten, und Eulen könnten endlos wiederkommen. In einer Verteidigung werden nicht mehr als 24 gespielt.
