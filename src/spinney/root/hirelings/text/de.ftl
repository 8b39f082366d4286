## Wie Sätze sie nennen

role-forest_patrol = Die Waldpatrouille
    .the = die Waldpatrouille
    .whom = die Waldpatrouille
    .to = der Waldpatrouille
    .of = der Waldpatrouille
    .many = no
role-last_dynasty = Die Letzte Dynastie
    .the = die Letzte Dynastie
    .whom = die Letzte Dynastie
    .to = der Letzten Dynastie
    .of = der Letzten Dynastie
    .many = no
role-spring_uprising = Der Frühlingsaufstand
    .the = der Frühlingsaufstand
    .whom = den Frühlingsaufstand
    .to = dem Frühlingsaufstand
    .of = des Frühlingsaufstands
    .many = no
role-exile = Der Exilant
    .the = der Exilant
    .whom = den Exilanten
    .to = dem Exilanten
    .of = des Exilanten
    .many = no
role-riverfolk_flotilla = Die Flottille
    .the = die Flottille
    .whom = die Flottille
    .to = der Flottille
    .of = der Flottille
    .many = no
role-warm_sun_prophets = Die Propheten
    .the = die Propheten
    .whom = die Propheten
    .to = den Propheten
    .of = der Propheten
    .many = yes
role-highway_bandits = Die Banditen
    .the = die Banditen
    .whom = die Banditen
    .to = den Banditen
    .of = der Banditen
    .many = yes
role-sunward_expedition = Die Expedition
    .the = die Expedition
    .whom = die Expedition
    .to = der Expedition
    .of = der Expedition
    .many = no
role-corvid_spies = Die Krähenspione
    .the = die Krähenspione
    .whom = die Krähenspione
    .to = den Krähenspionen
    .of = der Krähenspione
    .many = yes
role-furious_protector = Der Beschützer
    .the = der Beschützer
    .whom = den Beschützer
    .to = dem Beschützer
    .of = des Beschützers
    .many = no
role-flame_bearers = Die Flammenträger
    .the = die Flammenträger
    .whom = die Flammenträger
    .to = den Flammenträgern
    .of = der Flammenträger
    .many = yes
role-vault_keepers = Die Tresorwächter
    .the = die Tresorwächter
    .whom = die Tresorwächter
    .to = den Tresorwächtern
    .of = der Tresorwächter
    .many = yes
role-popular_band = Die Kapelle
    .the = die Kapelle
    .whom = die Kapelle
    .to = der Kapelle
    .of = der Kapelle
    .many = no

## Wörter

word-forest_patrol = { rule-forest_patrol }
word-last_dynasty = { rule-last_dynasty }
word-spring_uprising = { rule-spring_uprising }
word-exile = { rule-exile }
word-riverfolk_flotilla = { rule-riverfolk_flotilla }
word-warm_sun_prophets = { rule-warm_sun_prophets }
word-highway_bandits = { rule-highway_bandits }
word-sunward_expedition = { rule-sunward_expedition }
word-corvid_spies = { rule-corvid_spies }
word-furious_protector = { rule-furious_protector }
word-flame_bearers = { rule-flame_bearers }
word-vault_keepers = { rule-vault_keepers }
word-popular_band = { rule-popular_band }
like-forest_patrol = Ein Krieger auf jeder Lichtung, und wer fällt, kommt dorthin zurück, wo er gebraucht wird. Degradiert: Ärzte, die deine Krieger für eine Karte retten.
like-last_dynasty = Fünf Krieger, die gemeinsam ziehen und kämpfen. Degradiert: Adelige, mit denen du bei Gleichstand herrschst und Punkte für viele Lichtungen bekommst.
like-spring_uprising = Aufständische, die mit einem Würfelwurf eine Lichtung räumen. Degradiert: Späher, die dich als Verteidigung hart zuschlagen lassen.
like-exile = Ein einsamer Kämpfer in den Wäldern, bewaffnet von allen, die ihm Gegenstände bringen. Degradiert: ein Räuber, der Ruinen und Hände plündert.
like-riverfolk_flotilla = Ein unversenkbares Schiff auf dem Fluss, das Karten bringt. Degradiert: Taucher, mit denen du dich am Fluss frei bewegst.
like-warm_sun_prophets = Propheten, die andere zum Kämpfen oder Weiterziehen drängen. Degradiert: Gesandte, die Karten aus dem Ablagestapel holen.
like-highway_bandits = Banditen, die alle ausrauben, die ihre Wege nehmen. Degradiert: Banden, die Krieger zu sich holen.
like-sunward_expedition = Stollen an beliebigen Orten, aus denen Krieger schwärmen. Degradiert: Handwerker, die dir die Karten lassen, mit denen du herstellst.
like-corvid_spies = Spione beim Gegner, die dort kämpfen oder Karten stehlen. Degradiert: Wachen, die bei deinen Gebäuden einen Treffer mehr landen.
like-furious_protector = Ein Bär, dem niemand etwas anhaben kann und der um sich schlägt. Degradiert: Er beschützt, was neben ihm steht.
like-flame_bearers = Feuer, das sich ausbreitet und Gegner vertreibt. Degradiert: Schmuggler, die Karten mit Gegenständen in Bewegungen und Kämpfe verwandeln.
like-vault_keepers = Tresore mit Wächtern, die an jedem von ihnen kämpfen. Degradiert: Leibwachen, die in jedem Kampf den ersten Treffer abfangen.
like-popular_band = Musikanten, die Krieger anlocken und festhalten. Degradiert: eine Straßenkapelle, die sie ebenfalls festhält.
word-club = Knüppel
word-club_exhausted = Knüppel (benutzt)
word-vault = Tresor
word-foothold = Stollen
word-spread = Ausbreiten
word-reinforce = Verstärken
word-steal = Stehlen
word-preach = Predigen
word-regroup = Sammeln
word-feline_physicians = { rule-feline_physicians }
word-bluebird_nobles = { rule-bluebird_nobles }
word-rabbit_scouts = { rule-rabbit_scouts }
word-brigand = { rule-brigand }
word-otter_divers = { rule-otter_divers }
word-lizard_envoys = { rule-lizard_envoys }
word-bandit_gangs = { rule-bandit_gangs }
word-mole_artisans = { rule-mole_artisans }
word-raven_sentries = { rule-raven_sentries }
word-stoic_protector = { rule-stoic_protector }
word-rat_smugglers = { rule-rat_smugglers }
word-badger_bodyguards = { rule-badger_bodyguards }
word-street_band = { rule-street_band }

## Hilfe

help-forest_patrol = { rule-forest_patrol.summary }
help-last_dynasty = { rule-last_dynasty.summary }
help-spring_uprising = { rule-spring_uprising.summary }
help-exile = { rule-exile.summary }
help-riverfolk_flotilla = { rule-riverfolk_flotilla.summary }
help-warm_sun_prophets = { rule-warm_sun_prophets.summary }
help-highway_bandits = { rule-highway_bandits.summary }
help-sunward_expedition = { rule-sunward_expedition.summary }
help-corvid_spies = { rule-corvid_spies.summary }
help-furious_protector = { rule-furious_protector.summary }
help-flame_bearers = { rule-flame_bearers.summary }
help-vault_keepers = { rule-vault_keepers.summary }
help-popular_band = { rule-popular_band.summary }
help-feline_physicians = { rule-feline_physicians.summary }
help-bluebird_nobles = { rule-bluebird_nobles.summary }
help-rabbit_scouts = { rule-rabbit_scouts.summary }
help-brigand = { rule-brigand.summary }
help-otter_divers = { rule-otter_divers.summary }
help-lizard_envoys = { rule-lizard_envoys.summary }
help-bandit_gangs = { rule-bandit_gangs.summary }
help-mole_artisans = { rule-mole_artisans.summary }
help-raven_sentries = { rule-raven_sentries.summary }
help-stoic_protector = { rule-stoic_protector.summary }
help-rat_smugglers = { rule-rat_smugglers.summary }
help-badger_bodyguards = { rule-badger_bodyguards.summary }
help-street_band = { rule-street_band.summary }

## Fragen

ask-set-up-hireling = Welchen Heuerling baust du auf?
ask-hire = Du hast einen Heuerling verdient: Welchen nimmst du?
ask-hand-over = { $word }: Kein Kontrollmarker ist übrig. Wem gibst du den Heuerling?
ask-hireling-place = { $word }: Wohin platzierst du { $optional ->
    [0] die Marker
   *[other] einen Marker, wenn du willst
}?
    .done = Nichts platzieren
ask-hireling-where = { $word }: Welche Lichtung wählst du{ $optional ->
    [0] ?
   *[other] , wenn du willst?
}
    .done = Keine
ask-hireling-count = { $word }: Wie viele Krieger kommen auf { $clearing }?
ask-hireling-forest = { $word }: Welcher Wald?
ask-hireling-whom = { $word }: Wen wählst du auf { $clearing }?
ask-hireling-how = { $word }: Was machst du?
    .march = Bewegen, dann kämpfen
    .regroup = Alle von der Karte auf eine Lichtung
    .sway = Eine Partei zum Handeln zwingen
    .preach = Einen Propheten platzieren
    .revolt = Aufstand: alle gegnerischen Marker entfernen
    .spread = Einen mehr platzieren
    .reinforce = An jedem einen Krieger platzieren
    .steal = Karten nehmen
    .explore = Einen Gegenstand aus einer Ruine nehmen
    .draw = Eine Karte ziehen
    .recruit = Eigene Krieger platzieren
    .done = Nichts
ask-physicians = Katzenärzte: { $count ->
    [one] Ein Krieger fällt
   *[other] { $count } Krieger fallen
} auf { $clearing }. Gibst du eine { $suit }-Karte oder eine Vogel-Karte aus, um sie zu anderen eigenen Markern zu bringen?
    .done = Nichts ausgeben
ask-scouts = Hasenspäher: { $faction } { $faction-many ->
    [yes] greifen
   *[no] greift
} dich auf { $clearing } an. Gibst du eine { $suit }-Karte oder eine Vogel-Karte für den höheren Wurf aus?
    .done = Nichts ausgeben
ask-give-item = Welchen hergestellten Gegenstand gibst du dem Exilanten?
ask-tire-item = Der Räuber: Welchen hergestellten Gegenstand benutzt du?
ask-envoys = Echsengesandte: Welche Karte des Ablagestapels nimmst du?
    .done = Keine
ask-keep-card = Maulwurf-Handwerker: Deckst du „{ $card }“ auf, um sie am Abend zurückzubekommen?
    .done = Ablegen
ask-burn = Flammenträger: Welcher Marker auf { $clearing } brennt?
ask-smuggle = Rattenschmuggler: Welche Karte mit einem Gegenstand legst du ab?

## Was Neulingen gesagt wird, wenn ihnen eine Frage zuerst begegnet

guide-hire = Heuerlinge ziehen weiter: Ein Wurf sagt, wie viele deiner Züge sie bleiben, weniger, wenn du führst. Zeige auf ihre Karten, um zu lesen, was sie tun.
guide-hand-over = Wer den Heuerling bekommt, hat ihn sofort. Er kann sich gegen dich wenden: Denk daran, wem er nützt.

## Ereignisse

event-hireling-dealt = Ein Heuerling ist im Spiel: { $word }.
event-took-marker = { $you ->
    [yes] Du nimmst den Heuerling-Marker von Feld { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] nehmen
       *[no] nimmt
    } den Heuerling-Marker von Feld { $total }.
}
event-hired = { $you ->
    [yes] Du heuerst an: { $word }. Kontrollmarker: { $total }.
   *[no] { $seat } { $seat-many ->
        [yes] heuern
       *[no] heuert
    } an: { $word }. Kontrollmarker: { $total }.
}
event-control = { $you ->
    [yes] { $word }: Dir bleiben { $total } Kontrollmarker.
   *[no] { $word }, im Dienst { $seat-of }: Es bleiben { $total } Kontrollmarker.
}
event-handed-over = { $you ->
    [yes] Du gibst { $other-to } den Heuerling: { $word }.
    [other] { $seat } { $seat-many ->
        [yes] geben
       *[no] gibt
    } dir den Heuerling: { $word }.
   *[no] { $seat } { $seat-many ->
        [yes] geben
       *[no] gibt
    } { $other-to } den Heuerling: { $word }.
}
event-hireling-acts = { $you ->
    [yes] Du lässt einen Heuerling handeln: { $word }.
   *[no] { $seat } { $seat-many ->
        [yes] lassen
       *[no] lässt
    } einen Heuerling handeln: { $word }.
}
event-hireling-at = { $you ->
    [yes] Deine Figur ist jetzt auf { $clearing }.
   *[no] { $owner } { $owner-many ->
        [yes] sind
       *[no] ist
    } jetzt auf { $clearing }.
}
event-hireling-rolled = { $word }: Der Würfel zeigt { $suit }.
event-patrol-saved = { $you ->
    [yes] Ein Krieger von dir kommt auf die Karte, wo { $total } warten.
   *[no] Ein Krieger { $owner-of } kommt auf die Karte, wo { $total } warten.
}
event-healed = { $you ->
    [yes] Katzenärzte: Du bringst { $count ->
        [one] einen
       *[other] { $count }
    } Krieger auf { $clearing }.
   *[no] Katzenärzte: { $seat } { $seat-many ->
        [yes] bringen
       *[no] bringt
    } { $count ->
        [one] einen
       *[other] { $count }
    } Krieger auf { $clearing }.
}
event-gave-item = { $you ->
    [yes] Du gibst dem Exilanten einen Gegenstand: { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] geben
       *[no] gibt
    } dem Exilanten einen Gegenstand: { $item }.
}
event-exile-lost = { $you ->
    [yes] Du verlierst einen Gegenstand: { $item }.
   *[no] { $owner } { $owner-many ->
        [yes] verlieren
       *[no] verliert
    } einen Gegenstand: { $item }.
}
event-took-from-discard = { $you ->
    [yes] Du nimmst „{ $card }“ vom Ablagestapel.
   *[no] { $seat } { $seat-many ->
        [yes] nehmen
       *[no] nimmt
    } „{ $card }“ vom Ablagestapel.
}
event-path-watched = { $you ->
    [yes] Du bewachst den Weg zwischen { $origin } und { $clearing }.
   *[no] { $owner } { $owner-many ->
        [yes] bewachen
       *[no] bewacht
    } den Weg zwischen { $origin } und { $clearing }.
}

## Ablehnungen

no-hireling-not-in-supply = „{ $chosen }“ ist kein Heuerling, den noch niemand kontrolliert.
no-hireling-not-dealt = „{ $chosen }“ ist kein Heuerling, der noch aufzubauen ist.
no-hireling-not-there = „{ $chosen }“: Die Karte des Heuerlings erlaubt das nicht.
no-hireling-not-so = „{ $chosen }“: Die Karte des Heuerlings bietet das jetzt nicht an.
no-hireling-idle = „{ $chosen }“: Dieser Heuerling hat jetzt nichts zu tun.
no-hireling-untouchable = „{ $chosen }“ kann dort nicht angegriffen werden: Die Fähigkeit eines Heuerlings verbietet es.
no-no-card-for-uprising = „{ $chosen }“: Wer den Frühlingsaufstand angreift, muss eine zur Lichtung passende Karte ablegen, und du hast keine.
no-no-item-to-give = „{ $chosen }“: Du hast keinen solchen hergestellten Gegenstand, den du geben könntest.
no-not-by-the-exile = „{ $chosen }“: Du hast keine Marker auf einer Lichtung neben dem Wald des Exilanten.
no-protector-forbids = „{ $chosen }“: Der Zornige Beschützer lässt seine Gegner dort nichts platzieren.
no-no-item-card = „{ $chosen }“: Dazu brauchst du eine Handkarte, die einen Gegenstand zeigt.
no-spellbound = „{ $chosen }“: Du bist dort in diesem Zug zu der Kapelle gekommen und kannst nicht mehr weg.

## Vor dem Spiel

option-hirelings = Heuerlinge
    .help = Drei Heuerlinge dienen einer Partei nach der anderen; keine spielt neben dem Heuerling ihrer eigenen Art.
    .form = none, random oder drei Namen mit Kommas dazwischen, etwa forest_patrol,last_dynasty,exile
option-hirelings-none = Ohne Heuerlinge
    .like = Nur die Parteien am Tisch sind auf dem Spielbrett.
option-hirelings-random = Drei zufällige
    .like = Drei werden ausgeteilt; wer 4, 8 und 12 Punkte erreicht, heuert einen für ein paar Züge an.
setup-own-hireling = { $hireling } kann nicht neben { $faction } im Spiel sein: Wähle einen anderen Heuerling oder eine andere Partei.

## Punkte

points-hirelings = Heuerlinge

## Was zählt: jedes ergänzt „dieser Zug …“

reason-hirelings = hat Heuerlinge in ihren Diensten

## Auf dem Tisch

label-hirelings = Heuerlinge
label-hireling-free = in niemandes Diensten
label-hireling-of = in den Diensten { $of }
label-control = Kontrollmarker
label-hireling-markers = Heuerling-Marker
label-on-card = Auf der Karte
label-watched = Bewachte Wege
label-listeners = Von der Kapelle gehalten
label-kept = Aufgedeckt
