### Die Texte der Karten werden aus diesen Sätzen zusammengesetzt; siehe wording.py.
### $n ist eine Zahl oder ein Wort dafür; $where und $to sind Orte oder "none".

## Schritte

do-move-warriors = Bewege { $n } Krieger{ $to ->
    [none] { "" }
   *[other] { " " }in { $to }
}{ $times ->
    [1] .
   *[other] , dann bewege dieselben Krieger noch einmal.
}
do-move-warbands = { $n ->
    [any] Bewege beliebig viele Trupps
    [one] Bewege 1 Trupp
   *[other] Bewege { $n } Trupps
}{ $to ->
    [none] .
   *[other] { " " }auf { $to }.
}
do-move-drill = { $times ->
    [1] Bewege den Bohrer.
   *[other] Bewege den Bohrer, dann bewege ihn noch einmal.
}
do-attack = Greife { $to ->
    [none] { "" }
   *[other] { $to }{ " " }
}{ $warband ->
    [another] mit einem anderen Trupp an.
   *[any] an.
}
do-this_combat = In diesem Kampf { $values }.
do-recruit-warriors = Rekrutiere { $n } Krieger{ $where ->
    [none] .
   *[other] { " " }{ $where }.
}
do-recruit-golems = { $n ->
    [one] Rekrutiere 1 Golem
   *[other] Rekrutiere { $n } Golems
}{ $where ->
    [none] .
   *[other] { " " }{ $where }.
}
do-replace = { $n ->
    [one] Ersetze 1 deiner Krieger durch einen Golem
   *[other] Ersetze { $n } deiner Krieger durch Golems
}{ $where ->
    [none] .
   *[other] { " " }{ $where }.
}
do-gain = { $n ->
    [one] Erhalte 1 Kristall.
   *[other] Erhalte { $n } Kristalle.
}
do-spend = { $n ->
    [one] Gib 1 Kristall aus: { $steps }
   *[other] Gib { $n } Kristalle aus: { $steps }
}
do-steal = { $n ->
    [half_up] Stiehl die Hälfte der verfügbaren Kristalle der Gegenseite, aufgerundet.
    [one] Stiehl 1 Kristall.
   *[other] Stiehl { $n } Kristalle.
}
do-draw-specials = { $n ->
    [one] Ziehe 1 Sonderkarte.
   *[other] Ziehe { $n } Sonderkarten.
}
do-draw-visions = { $n ->
    [one] Ziehe 1 Visionskarte.
   *[other] Ziehe { $n } Visionskarten.
}
do-burn = { $what ->
    [specials] { $n ->
        [one] Verbrenne 1 Sonderkarte: { $steps }
       *[other] Verbrenne { $n } Sonderkarten: { $steps }
    }
    [visions] { $n ->
        [one] Verbrenne 1 Visionskarte: { $steps }
       *[other] Verbrenne { $n } Visionskarten: { $steps }
    }
   *[any] { $n ->
        [one] Verbrenne 1 Sonder- oder Visionskarte: { $steps }
       *[other] Verbrenne { $n } Sonder- oder Visionskarten: { $steps }
    }
}
do-discover = { $n ->
    [one] Entdecke 1 Totem.
   *[other] Entdecke { $n } Totems.
}
do-found = { $n ->
    [one] Lege 1 Fundament
   *[other] Lege { $n } Fundamente
}{ $where ->
    [none] .
   *[other] { " " }{ $where }.
}
do-build = { $n ->
    [one] Baue 1 Schmiede
   *[other] Baue { $n } Schmieden
}{ $where ->
    [none] .
   *[other] { " " }{ $where }.
}
do-resolve = { $n ->
    [one] Führe 1 Option aus: { $options }
   *[other] Führe { $n } Optionen aus: { $options }
}
do-opponent_chooses = Die Gegenseite wählt: { $options }
do-play = { $again ->
    [yes] Spiele 1 weitere Basiskarte; sie darf dieselben Krieger noch einmal bewegen.
   *[no] Spiele 1 weitere Basiskarte.
}
do-remove-warriors = { $by ->
    [opponent] { $n ->
        [one] Die Gegenseite entfernt 1 eigenen Krieger
       *[other] Die Gegenseite entfernt { $n } eigene Krieger
    }
   *[you] { $whose ->
        [own] Entferne { $n } deiner Krieger
       *[enemy] { $n ->
            [one] Entferne 1 gegnerischen Krieger
           *[other] Entferne { $n } gegnerische Krieger
        }
    }
}{ $where ->
    [none] .
   *[other] { " " }{ $where }.
}
do-remove-golems = { $n ->
    [one] Entferne 1 Golem
   *[other] Entferne { $n } Golems
}{ $where ->
    [none] .
   *[other] { " " }{ $where }.
}
do-retreat = { $whose ->
    [own] Dein Trupp
   *[enemy] Der gegnerische Trupp
}{ $where ->
    [none] { "" }
   *[other] { " " }{ $where }
} zieht sich zurück{ $by ->
    [opponent] ; die Gegenseite wählt, wohin.
   *[you] ; du wählst, wohin.
}
do-relocate = Bewege einen gegnerischen Trupp{ $where ->
    [none] { "" }
   *[other] { " " }{ $where }
} ganz oder teilweise{ $to ->
    [none] { "" }
   *[other] { " " }in { $to }
}; Totems bleiben zurück.
do-mark = { $n ->
    [one] Markiere { $where }: { $rule }
   *[other] Markiere { $n } { $where }: { $rule }
}
do-look-vision_deck = { $n ->
    [one] Sieh dir die oberste Visionskarte an
   *[other] Sieh dir die obersten { $n } Visionskarten an
}{ $then ->
    [take_1_rest_bottom] , nimm 1 und lege den Rest unter den Stapel.
    [take_1_rest_top] , nimm 1 und lege den Rest in beliebiger Reihenfolge zurück.
   *[none] .
}
do-look-opponent_specials = Sieh dir die Sonderkarten der Gegenseite an.
do-look-opponent_visions = Sieh dir die Visionskarten der Gegenseite an.
do-look-own_vision = Zeige der Gegenseite 1 Visionskarte deiner Hand.
do-discard-specials = { $how ->
    [random] { $n ->
        [one] Die Gegenseite legt 1 zufällige Sonderkarte ab.
       *[other] Die Gegenseite legt { $n } zufällige Sonderkarten ab.
    }
   *[you_choose] { $n ->
        [one] Wähle 1 Sonderkarte, die die Gegenseite ablegt.
       *[other] Wähle { $n } Sonderkarten, die die Gegenseite ablegt.
    }
}
do-discard-visions = { $how ->
    [random] { $n ->
        [one] Die Gegenseite legt 1 zufällige Visionskarte verdeckt ab.
       *[other] Die Gegenseite legt { $n } zufällige Visionskarten verdeckt ab.
    }
   *[you_choose] { $n ->
        [one] Wähle 1 Visionskarte, die die Gegenseite verdeckt ablegt.
       *[other] Wähle { $n } Visionskarten, die die Gegenseite verdeckt ablegt.
    }
}
do-totem-renew = { $n ->
    [one] Drehe 1 Totem auf dem Spielbrett auf seine intakte Seite.
   *[other] Drehe { $n } Totems auf dem Spielbrett auf ihre intakte Seite.
}
do-totem-carry = { $n ->
    [one] Bewege 1 Totem auf einem Pfad
   *[other] Bewege { $n } Totems auf einem Pfad
}{ $to ->
    [none] .
   *[other] { " " }in { $to }.
}
do-hopper-load = { $n ->
    [one] Lege 1 Kristall in die Lore.
   *[other] Lege { $n } Kristalle in die Lore.
}
do-hopper-unload = Entlade den Bohrer.
do-cubes-add = Lege { $n } Würfel auf eine deiner permanenten Karten.
do-cubes-remove = { $on ->
    [own_permanent] Entferne { $n } Würfel von einer deiner permanenten Karten.
   *[enemy_permanent] Entferne { $n } Würfel von einer permanenten Karte der Gegenseite.
}

## Zeitpunkte

frame-victory = Sieg: { $what }
frame-permanent = Permanent ({ $n }).
frame-this_round = Diese Runde: { $what }
frame-burned = Wenn verbrannt: { $what }
frame-each_combat = Jeder Kampf: { $what }
frame-each_preparation = Jede Vorbereitung: { $what }
frame-exhausted = Wenn erschöpft: { $what }
when-drill_advances = Jedes Mal, wenn der Bohrer auf seiner Leiste vorrückt: { $what }
when-combat_won = Jedes Mal, wenn du einen Kampf gewinnst: { $what }
when-combat_lost = Jedes Mal, wenn du einen Kampf verlierst: { $what }
when-discovered = Jedes Mal, wenn du ein Totem entdeckst: { $what }
when-secured = Jedes Mal, wenn du ein Totem sicherst: { $what }
when-founded = Jedes Mal, wenn du ein Fundament legst: { $what }
when-built = Jedes Mal, wenn du eine Schmiede baust: { $what }
when-burned_card = Jedes Mal, wenn du eine Karte verbrennst: { $what }
if-drill_on = Wenn der Bohrer { $where } ist: { $sentence }
if-controls = Wenn du einen Ort { $where } kontrollierst: { $sentence }
if-crystals_at_least = Wenn du mindestens { $n ->
    [one] 1 Kristall
   *[other] { $n } Kristalle
} hast: { $sentence }
if-totem_on_board = Wenn ein Totem auf dem Spielbrett ist: { $sentence }

## Dauerhafte Regeln

value-damage = +{ $n } Schaden
value-defense = +{ $n } Verteidigung
value-dominance = +{ $n } Dominanz
mod-bonus = { $role ->
    [attack] Wenn du angreifst, { $values }.
    [defend] Wenn du verteidigst, { $values }.
   *[none] { $values }.
}
mod-forbid-enter = { $whose ->
    [own] Deine Einheiten dürfen nicht dorthin.
   *[enemy] { $terrain ->
        [mountain] Gegnerische Trupps und der Bohrer dürfen nicht dorthin.
       *[forest] Gegnerische Krieger dürfen nicht dorthin.
    }
}
mod-forbid-leave = { $whose ->
    [own] Deine Einheiten dürfen nicht von dort weg.
   *[enemy] { $terrain ->
        [mountain] Gegnerische Einheiten und der Bohrer dürfen nicht von dort weg.
       *[forest] Gegnerische Krieger dürfen nicht von dort weg.
    }
}
mod-wager-first_face_up = { $whose ->
    [own] Du setzt zuerst und offen.
   *[enemy] Die Gegenseite setzt zuerst und offen.
}
mod-wager-base_only = { $whose ->
    [own] Du darfst nur Basiskarten setzen.
   *[enemy] Die Gegenseite darf nur Basiskarten setzen.
}
mod-hold_totems = Totems verblassen am Ende der Runde nicht.
mod-price-recruit = Der Preis eines Kriegers ändert sich um { $change }.
mod-price-build = Der Preis einer Schmiede ändert sich um { $change }.

## Orte. $role ist "where" für den Ort, an dem etwas ist, "to" für ein Ziel, das im Akkusativ steht.

or = { " oder " }
place-ferrum = { $role ->
    [to] Ferrum
   *[where] auf Ferrum
}
place-here = am selben Ort
place-shown = auf diesem Berg
place-mountain-drill = { $role ->
    [to] den Berg des Bohrers
   *[where] auf dem Berg des Bohrers
}
place-mountain-same = ein und denselben Berg
place-mountain-own = { $n ->
    [one] auf einem Berg unter deiner Kontrolle
   *[other] auf Bergen unter deiner Kontrolle
}
place-mountain-forge = { $n ->
    [one] auf einem Berg mit Schmiede
   *[other] auf Bergen mit Schmiede
}
place-mountain-outer-own-foundation = { $n ->
    [one] auf einem äußeren Berg unter deiner Kontrolle
   *[other] auf äußeren Bergen unter deiner Kontrolle
}
place-mountain-outer-own-bare = { $n ->
    [one] auf einem äußeren Berg unter deiner Kontrolle
   *[other] auf äußeren Bergen unter deiner Kontrolle
}
place-mountain-enemy-next_to_own = { $n ->
    [one] auf einem Berg neben einem deiner Trupps
   *[other] auf Bergen neben deinen Trupps
}
place-mountain-next_to_own = einen Berg neben einem deiner Trupps
place-mountain-uncontrolled-not_ferrum = einen unkontrollierten Berg außer Ferrum
place-forest = einen benachbarten Wald
place-forest-outer = { $n ->
    [one] in einem äußeren Wald
   *[other] in äußeren Wäldern
}
place-forest-inner = { $n ->
    [one] in einem inneren Wald
   *[other] in inneren Wäldern
}
place-forest-totem = in einem Wald mit Totem
place-forest-inner-own = einen benachbarten inneren Wald unter deiner Kontrolle
place-forest-inner-enemy = in einem inneren Wald
place-forest-inner-enemy-next_to_own = { $n ->
    [one] in einem inneren Wald neben einem deiner Trupps
   *[other] in inneren Wäldern neben deinen Trupps
}
place-forest-inner-next_to_own = { $n ->
    [one] einen inneren Wald neben einem deiner Trupps
   *[other] innere Wälder neben deinen Trupps
}
place-forest-inner-next_to_shown = in inneren Wäldern neben diesem Berg
terrain-mountain = Berge{ $adjectives ->
    [none] { "" }
   *[other] { " " }({ $adjectives })
}{ $qualifiers ->
    [none] { "" }
   *[other] { " " }{ $qualifiers }
}
terrain-forest = Wälder{ $adjectives ->
    [none] { "" }
   *[other] { " " }({ $adjectives })
}{ $qualifiers ->
    [none] { "" }
   *[other] { " " }{ $qualifiers }
}
terrain-ferrum = Ferrum{ $qualifiers ->
    [none] { "" }
   *[other] { " " }{ $qualifiers }
}
terrain-none = Orte{ $adjectives ->
    [none] { "" }
   *[other] { " " }({ $adjectives })
}{ $qualifiers ->
    [none] { "" }
   *[other] { " " }{ $qualifiers }
}
adjective-inner = innere
adjective-outer = äußere
adjective-uncontrolled = unkontrollierte
qualifier-not_ferrum = außer Ferrum
qualifier-forge = mit Schmiede
qualifier-foundation = mit Fundament
qualifier-bare = ohne Schmiede und Fundament
qualifier-own = unter deiner Kontrolle
qualifier-enemy = mit gegnerischen Einheiten
qualifier-next_to_own = neben einem deiner Trupps
qualifier-drill = mit dem Bohrer
qualifier-totem = mit Totem
qualifier-here = wie eben genannt
qualifier-same = dieselben für alle
qualifier-shown = aus dieser Vision
qualifier-next_to_shown = neben dem Berg dieser Vision
