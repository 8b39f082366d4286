### Was zu lesen ist, wenn man sich etwas genau ansieht.

plate-fountain = Brunnen
plate-tree = Baum
plate-animal = Tier
plate-treason = Verrat
plate-feat = Heldentat
plate-elemental = Elementar
plate-bearer = Elementar mit dem Ravage-Symbol
plate-blazing = Entflammter Elementar
plate-support = Unterstützungs-Karte
plate-element = Element-Karte
plate-square = Feld
plate-square-named = Feld { $square }
plate-stack-named = Ravage-Stapel { $row }
plate-cards = Karten
plate-letter = Buchstabe
plate-blazes = Entflammt wird er zu
plate-where = Wo
plate-next = Geht als Nächstes nach
plate-here = Was hier liegt
plate-coming = Kommt bekanntlich als Nächstes
plate-ravage-zone = { $zone } (Ravage)
