# Was zählt: Jeder Satz ergänzt „dieser Zug ...“, wenn er die Lage dadurch verbessert

reason-chances = folgt dem üblichen Lauf der Partie
reason-reinforcements = lässt Zeit für weitere Verstärkung
reason-bloom = lässt Waldrand-Karten blühen
reason-last-bloom = hält den Wald von der Niederlage fern
reason-threat = hält Elementare auf, die den Wald erreichen würden
reason-storm = rüstet die Reihen für das, was noch in den Stapeln liegt
reason-trees = hat Bäume, die am Ende noch stehen
reason-springs = hat Brunnen, die beim Fallen eine Karte bringen
reason-hand = behält nützliche Karten auf der Hand
reason-deck = behält starke Karten unter den Verteidigern
