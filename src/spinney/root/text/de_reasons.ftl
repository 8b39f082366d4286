# Was zählt: Jeder Satz ergänzt „dieser Zug ...“, wenn er die Lage dadurch verbessert

## Alle

reason-points = bringt Punkte
reason-last-points = bringt die dreißig Punkte nahe
reason-cards = behält Karten auf der Hand
reason-birds = behält Vogel-Karten für den richtigen Augenblick
reason-ambushes = behält einen Hinterhalt im Ärmel
reason-crafting = behält Karten, deren Herstellung lohnt, und die Mittel dazu
reason-effects = hat hergestellte Karten, die weiter wirken
reason-dominance = hält, was die Dominanz-Karte verlangt
reason-faction = spielt eine Partei mit guten Aussichten
