## Regelauslegungen

rule-U01 = Die Karten sind eine Rekonstruktion
    .summary = Die gedruckten Effekte sind nicht öffentlich. Unsere passen zu allem, was das Regelbuch über sie sagt, und wer das Spiel besitzt, kann jeden davon durch eine eigene Datei ersetzen.
rule-U02 = Das Spielbrett ist eine Rekonstruktion
    .summary = Bekannt sind nur die Namen der Berge und die Grate von Ferrum. Der Rest unseres Spielbretts passt zum Regelbuch, und wer das Spiel besitzt, kann es durch eine eigene Datei ersetzen.
rule-U03 = Wie viele Golems
    .summary = Das Regelbuch zählt die Golems nicht. Es gibt drei, oder so viele, wie du einstellst.
rule-U04 = Keine Kristalle zu Beginn
    .summary = Das Regelbuch nennt keine Kristalle zu Beginn, also fangen beide Seiten ohne an.
rule-U05 = Ein leerer Visionsstapel
    .summary = Soll eine Vision gezogen werden und ist keine mehr da, werden die verdeckt abgelegten zu einem neuen Stapel gemischt; die offen ausliegenden bleiben draußen. Nicht so gegen den Eisenbot: Er markiert den Berg einer verbrannten Vision für immer, weil dort kein Totem mehr gesucht wird; eine Option entscheidet anders.
rule-U06 = Dass gesetzt wird, sieht man
    .summary = Dass eine Karte verdeckt daliegt, ist zu sehen wie am Tisch; welche es ist, nicht.
rule-U07 = Nichts für nichts
    .summary = Was jetzt nichts bewirken könnte, wird nicht zur Wahl gestellt, und nichts wird dafür bezahlt.
rule-U08 = Was keine Entscheidung braucht
    .summary = Auf jeden Effekt kann man verzichten, aber was dir nur etwas gibt, geschieht ohne Frage; als Option wird nach jedem gefragt. Gegen einen Automa wirst du gefragt, wo mehr seine Aufmerksamkeit weckt: bei einer zweiten Vision, einem fünften Kristall, einem zweiten Kristall in der Lore.
rule-U09 = Aller Schaden wird zugefügt
    .summary = Schaden, der noch eine Einheit entfernen könnte, darf nicht zurückgehalten werden; ein einzelner Punkt, der für einen Golem nicht reicht, verfällt.
rule-U10 = Wer zuerst verloren geht
    .summary = Haben sich einige Einheiten eines Trupps in diesem Zug bewegt und andere nicht, gehen die unbewegten zuerst verloren.
rule-U11 = Was offen ist
    .summary = Die Zahl der Karten auf Händen und in Stapeln ist offen, ebenso die Ablagestapel der Sonderkarten. Verdeckt abgelegte Visionen sind es nicht.
rule-U12 = Würfel als Gedächtnisstütze
    .summary = Ein Würfel, der nur zeigt, dass eine Karte gezogen statt gespielt wurde, kommt nicht aus dem Vorrat.
rule-U13 = Wenn die Gegenseite wählt
    .summary = Die Gegenseite muss eine Option wählen, die ganz ausgeführt werden kann; geht das bei keiner, wird eine beliebige so weit wie möglich ausgeführt. „Du“ ist weiterhin die Seite, der die Karte gehört.
rule-U14 = Nichts zu ziehen
    .summary = Sind Stapel und Ablagestapel beide leer, wird keine Karte gezogen.
rule-U15 = Eine weitere Karte, nicht zwei
    .summary = In einem Zug wird nur eine weitere Karte auf die erste gespielt; gewährt diese zweite eine dritte, geschieht nichts.
rule-U16 = Die längste Partie
    .summary = Das Regelbuch setzt den Runden kein Ende, und es gibt keines, wenn du keines einstellst: Dann endet die Partie ohne Sieg. Programme unter sich hören nach 30 Runden auf.
rule-U17 = Wohin die Hilfe kommt
    .summary = Wer neu ist, wählt, wo die weiteren Krieger stehen, höchstens einer an jedem Ort.
rule-U18 = Sortierte Stapel und die ersten Karten
    .summary = Von einem sortierten Stapel werden in der ersten Runde zwei Karten gezogen, denn zwei zurückzumischen würde die Ordnung zerstören; eine Seite mit gemischtem Stapel zieht wie sonst vier. Alle kennen die Ordnung eines sortierten Stapels.
rule-U19 = Totems, die erlöschen
    .summary = Zu zweit kommt ein Totem, das erlischt, zurück in den Vorrat von fünf.
rule-U20 = Wer den Kristall nimmt
    .summary = Der Krieger, der noch da sein muss, um dem zerstörten Bohrer einen Kristall zu nehmen, ist einer aus dem Trupp, der gekämpft hat.
rule-U21 = Würfel entfernen ist ein Zug
    .summary = Für die Regel, dass jede Einheit sich einmal pro Zug bewegt, ist das Entfernen der Würfel bei jeder Seite ein eigener Zug.
rule-U22 = Was Markierungen verbieten
    .summary = Eine Markierung verhindert Bewegungen, auf einem Berg auch die des Bohrers. Sie verhindert weder Rückzüge noch Rekrutieren noch die Rückkehr des Bohrers nach Ferrum.
rule-U23 = Wann eine verbrannte Karte wirkt
    .summary = Sie wirkt sofort, noch vor dem, was mit dem Verbrennen bezahlt wird. Auf andere Weise abgelegte Karten wirken nicht.
rule-U24 = Auch Kristalle sind begrenzt
    .summary = Kristalle, die der Vorrat nicht hat, werden nicht erhalten.
rule-U25 = Kein Gefecht
    .summary = Einheiten, die eine Karte ohne Gefecht entfernt, wegschickt oder zum Rückzug bringt, verlieren den Bohrer nicht; Totems bleiben, wo sie sind.
rule-U26 = Noch einmal dieselben Krieger
    .summary = Krieger, die sich durch einen Effekt zweimal bewegen, machen alle ihre erste Bewegung, bevor einer die zweite macht.
rule-U40 = Der Zauberwürfel ohne Treffer
    .summary = Alle vier Seiten sind gleich wahrscheinlich. Hat keiner der Orte eine solche Zahl, wird neu gewürfelt; als Option gelten dann die anderen Zahlen.

rule-U41 = Welchen Bonus die Geister geben
    .summary = Die Spielregel nennt Zustände und Boni der Reihe nach: Ein aufrührerischer Waldbot hat also 1 Verteidigung mehr, ein erhabener 1 Schaden; eine Option kehrt das um.

rule-U42 = Ein Zug ohne Karte
    .summary = Wo der Ablauf einen Automa ohne Karte handeln lässt, wird keine seiner Handkarten verbraucht; als Option doch eine.

rule-U43 = Die Karte für ein geortetes Totem
    .summary = Sie kommt vom Stapel; als Option von der Hand.

rule-U44 = Ein Rekrut oder zwei
    .summary = Wenn erhaben, ist das Trupp-Symbol eine Liste: Nur die erste mögliche Zeile gilt; als Option beide.

rule-U45 = Zwei Krieger, nicht zwei Trupps
    .summary = Waldwandler bewegen sich einzeln, also bewegt das erhabene Augen-Symbol zwei Krieger; als Option zwei ganze Trupps.

rule-U46 = Rekruten bei äußeren Bergen
    .summary = Die dritte Zeile meint jeden äußeren Berg, wie die französische Spielregel sagt; als Option nur mögliche. Weil jeder äußere Wald an einem liegt, entscheidet die letzte Zeile, am nächsten beim Bohrer, zwischen sonst gleichen Wäldern, vor dem Würfel.

rule-U47 = Wohin zuerst
    .summary = Ein äußerer Berg mit Fundament geht vor, wenn es einen gibt, denn die Spielregel verlangt es, wenn möglich; dann entscheiden die wenigsten gegnerischen Krieger. Als Option entscheiden diese zuerst.

rule-U48 = Rekruten durch Symbole
    .summary = Wo ein Symbol den Eisenbot rekrutieren lässt und keinen Preis nennt, ist es umsonst; als Option kostet es zwei Kristalle.

rule-U49 = Die Markierungen eines Automas
    .summary = Würfel auf den Bergen eines Automas erinnern nur und kommen daher nicht aus dem Vorrat, die der Geister des Waldes schon.

rule-U50 = Was am nächsten ist
    .summary = Entfernung zählt in Bewegungen; von einem Berg zu einem Wald ist es die des nächsten Waldes, der den Berg berührt.

rule-U51 = Die Wache von Ferrum
    .summary = Drei Kampfeinheiten bleiben auf Ferrum, gleich welcher Art.

rule-U52 = Totems, die ohnehin verschwinden
    .summary = Im letzten Zug einer Runde zielt der Eisenbot, als wären Totems, die gleich verschwinden, nicht da.

rule-U53 = Ein Gefechts-Symbol beendet die Karte
    .summary = Wenn ein Gefechts-Symbol die Ablaufkarte umdreht, wird der Rest seiner Karte nicht ausgeführt.

rule-U54 = Wo ein Totem auftaucht
    .summary = Ist kein Trupp neben dem Berg, kommt das Totem trotzdem in einen inneren Wald, der ihn berührt. Zwischen mehreren Bergen zum Suchen entscheidet der Würfel.

rule-U55 = Wann der Waldbot wechselt
    .summary = Sein Zustand wird zu Beginn jedes seiner Züge geprüft, und nach einer Entdeckung ist er sofort erhaben.

rule-U56 = Wenn eine Karte einen Automa fragt
    .summary = Von Optionen auf deinen Karten nimmt er die erste, die ganz ausführbar ist; was sonst seine Wahl wäre, entscheidet der Zufall.

rule-U57 = Wessen Trupp beim Totem ist
    .summary = Der Eisenbot ist aggressiv wegen eines Trupps der Waldwandler: Kein anderer kann in einem Wald sein.

rule-U58 = Worauf ein Automa verzichtet
    .summary = Sortierte Stapel sind nur für die Person, die spielt, und kein Automa hat ein Handkartenlimit.

rule-U59 = Dein eigener Sieg auf Ferrum
    .summary = Du stiehlst dort nur, was deine Karte sagt: Es ist Plünderung, die die Hälfte der Kristalle nimmt. Dem Waldbot genügt jeder Sieg.

rule-U60 = Kein Weg zum Rückzug
    .summary = Berühren alle Wälder daneben den Berg, geht der besiegte Trupp in einen von diesen; brächte ihn jeder näher an ein Totem, bleibt er.

rule-U61 = Ein leerer Berg ist in der Unterzahl
    .summary = Wo niemand ein Fundament oder einen inneren Berg bewacht, ist jeder Trupp daneben in der Überzahl: Der Eisenbot schützt auch ihn.

rule-U62 = Was einen Berg bedroht
    .summary = Der größte Trupp in den Wäldern, die ihn berühren, auch in äußeren Wäldern: Von dort ist es eine Bewegung bis neben den Berg.

rule-U63 = Sich zu einem Trupp hin ausbreiten
    .summary = Die dritte Zeile von Sich ausbreiten nennt einen Berg neben dem größten Trupp; ein Berg ohne Trupp daneben ist kein Ziel.

rule-U64 = Bewegen ohne das Totem
    .summary = Wo das Such-Symbol, wenn erhaben, Krieger ohne das Totem bewegt, bleibt bei jedem Totem ein Krieger.

rule-U65 = Wer ein Totem nach Hause bringt
    .summary = Nur der Trupp mit dem Totem bewegt sich, mit so vielen Kriegern, wie die Zeile sagt. Jeder nimmt ein Totem mit, zuerst ein verblassendes.

rule-U66 = Totems, die im Solospiel verloren gehen
    .summary = Gegen einen Automa ist ein erloschenes Totem aus dem Spiel, wie die Spielregel dort sagt, und zählt nicht mehr zu den fünf.

rule-U67 = Auf welchen Berg man zurückweicht
    .summary = Die Spielregel gibt einem Berg ohne Würfel den Vorrang: Das geht also vor den wenigsten Einheiten; als Option danach.
