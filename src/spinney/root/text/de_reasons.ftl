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

## Die Marquise

reason-marquise-sawmills = hat Sägemühlen, die in jedem Zug Holz bringen
reason-marquise-workshops = hat Werkstätten zum Herstellen
reason-marquise-recruiters = hat Rekrutierer, die Krieger bringen
reason-marquise-keep = hält die Festung
reason-marquise-wood = hat Holz, wo es gebraucht wird
reason-marquise-building = kann bald ein gutes Gebäude bezahlen
reason-marquise-sites = beherrscht leere Bauplätze
reason-marquise-rule = beherrscht Lichtungen
reason-marquise-warriors = behält Krieger auf dem Spielbrett
reason-marquise-exposed = lässt die Gebäude bewacht
reason-marquise-actions = lässt noch Aktionen übrig

## Die Dynastien

reason-eyrie-roosts = hat Nester, die jeden Abend Punkte bringen
reason-eyrie-decree = schafft viel durch das Dekret
reason-eyrie-orders = lässt in diesem Zug noch Befehle übrig
reason-eyrie-unfeasible = hält das Dekret für die nächsten Züge erfüllbar
reason-eyrie-turmoil = vermeidet Aufruhr in diesem Zug
reason-eyrie-sites = beherrscht Plätze für die nächsten Nester
reason-eyrie-rule = beherrscht Lichtungen
reason-eyrie-warriors = behält Krieger auf dem Spielbrett
reason-eyrie-exposed = lässt die Nester bewacht

## Die Allianz

reason-alliance-sympathy = hat Sympathie auf den Lichtungen
reason-alliance-supporters = sammelt Anhänger
reason-alliance-spreading = kann weitere Sympathie bezahlen
reason-alliance-revolt = ist bereit zur Revolte
reason-alliance-bases = hat Stützpunkte auf dem Spielbrett
reason-alliance-officers = hat Offiziere
reason-alliance-warriors = behält Krieger auf dem Spielbrett
reason-alliance-rule = beherrscht Lichtungen
reason-alliance-exposed = lässt die Stützpunkte bewacht
reason-alliance-trodden = hat Sympathie, wo wenig Gegner stehen
reason-alliance-operations = lässt noch Militäreinsätze übrig

## Der Vagabund

reason-vagabond-items = hat heile Gegenstände
reason-vagabond-damaged = behält Gegenstände, die sich reparieren lassen
reason-vagabond-ready = hat Gegenstände aufgedeckt
reason-vagabond-tracks = hat Tee, Münzen und Beutel auf ihren Leisten
reason-vagabond-friends = hat gute Beziehungen
reason-vagabond-hostile = macht keine unnötigen Feinde
reason-vagabond-aids = ist dabei, eine Beziehung zu verbessern
reason-vagabond-quests = hat die Gegenstände für offene Aufgaben
reason-vagabond-completed = hat Aufgaben erledigt
reason-vagabond-place = ist dort, wo es etwas zu tun gibt
