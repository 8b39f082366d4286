### Was zu lesen ist, wenn man sich etwas genau ansieht.

## Was es ist

plate-card = Karte
plate-card-item = Karte mit Gegenstand
plate-card-immediate = Karte mit sofortigem Effekt
plate-card-persistent = Karte mit anhaltendem Effekt
plate-card-ambush = Hinterhalts-Karte
plate-card-dominance = Dominanz-Karte
plate-card-spy = Spion-Karte
plate-clearing = Lichtung
plate-on-the-map = Auf dem Spielplan
plate-landmark = Landmarke
plate-building = Gebäude
plate-token = Plättchen
plate-warriors = Krieger
plate-warriors-of = { $faction }: Krieger
plate-pawn = Spielfigur
plate-item = Gegenstand
plate-items = Gegenstände
plate-faction = Partei
plate-pile = Karten
plate-track = Leiste
plate-decree = Spalte des Dekrets
plate-character = Charakter
plate-quest = Aufgabe
plate-relations = Beziehungen

## Was davon zu sagen ist

plate-suit = Klasse
plate-gives = Bringt
plate-hard = Wie schwer
plate-beside = Dazu gehört
plate-copies = In diesem Kartensatz
plate-times = { $n ->
    [one] einmal
   *[other] { $n }-mal
}
plate-where = Wo
plate-your-hand = deine Hand
plate-unseen = von dir noch nicht gesehen
plate-somewhere = im Stapel oder bei anderen, ungesehen
plate-unseen-cards = Du hast { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} nicht gesehen: { $deck } davon sind im Nachziehstapel, die übrigen haben andere.
plate-cards = Karten
plate-cards-left = Aufgaben im Stapel
plate-known = Dir bekannt
plate-known-below = Du weißt, was darunter liegt
plate-crafted-by = Wird hergestellt mit
plate-ruler = Beherrscht von
plate-nobody = niemandem
plate-strength = Krieger und Gebäude
plate-slots = Bauplätze
plate-slots-open = { $open } von { $slots } leer
plate-paths = Wege nach
plate-closed = Versperrte Wege nach
plate-rivers = Fluss nach
plate-clearings = Lichtungen ringsum
plate-forests = Wälder daneben
plate-here = Was hier ist
plate-place = Ort
plate-see-also = Siehe auch
plate-owner = Gehört
plate-on-map = Auf dem Spielplan
plate-left = Noch zu platzieren
plate-next = Das nächste
plate-to-do = In diesem Zug noch zu tun
plate-starts-with = Beginnt mit
