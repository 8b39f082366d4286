# Where the game stands

label-autumn = Herbst
label-winter = Winter
label-lake = See
label-mountain = Gebirge
label-turn = Zug
label-setup = Spielaufbau
label-birdsong = Vogelgesang
label-daylight = Tageslicht
label-evening = Abend
label-won = Sieg

# On the map

label-forest = Wald
label-ruin = Ruine
label-ruled = beherrscht von { $to }
label-warriors-of = { $n } Krieger { $of }
label-closed = Versperrter Weg

# Cards and supplies

label-deck = Nachziehstapel
label-discard = Ablagestapel
label-items = Gegenstandsvorrat
label-available = Verfügbar
label-hand = Hand
label-points = Punkte
label-supply = Krieger im Vorrat
label-crafted = Hergestellt
label-used = Benutzt
label-coffins = Särge
label-coalition = Bündnis

# Boards

label-cost = Kosten

# Ein Kampf als Szene

label-attacks = greift an
label-defends = verteidigt sich
label-ambush = Hinterhalt
label-dice = Würfel
label-at-most = höchstens { $n }
label-hits-dealt = Ausgeteilte Treffer
label-rolled = gewürfelt
label-defenseless = wehrlos
label-first-hit = erster Treffer ignoriert
label-hits = Treffer
label-losses = Verluste
label-warriors = Krieger
label-left = übrig
label-pool = Parteien zur Wahl
label-locked = gesperrt
label-militant = militant
label-insurgent = aufständisch
