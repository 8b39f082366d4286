# What beginners are told when they first meet a question
guide-move-from = Du darfst dich bewegen, wenn du die Lichtung beherrschst, die du verlässt oder betrittst. Du herrschst, wo du mehr Krieger und Gebäude hast als jede andere Partei.
guide-battle-in = Zwei Würfel fallen: Der Angriff landet die höhere Zahl Treffer, die Verteidigung die niedrigere, aber nie mehr, als Krieger da sind. Entfernte Gebäude und Plättchen bringen Punkte.
guide-craft-card = Gegenstände bringen beim Herstellen Punkte; andere Karten bleiben vor dir liegen und helfen die ganze Partie. Dafür brauchst du Herstellungsmarker auf Lichtungen der gezeigten Klassen.
guide-ambush = Ein Hinterhalt landet zwei Treffer, bevor gewürfelt wird. Das kann einen Angriff sofort beenden.
