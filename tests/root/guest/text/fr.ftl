## Qui vous êtes, et ce que vous voulez

about-guest = Vous êtes la Guilde des Loutres. Construisez des embarcadères dans des clairières de toutes les couleurs, cachez des réserves, et prêtez vos guerriers à qui les paie.

## Comment les phrases la nomment

role-guest = La Guilde
    .the = la Guilde
    .whom = la Guilde
    .to = à la Guilde
    .of = de la Guilde
    .many = no

## Mots

word-guest = Guilde des Loutres
word-guest_building = Embarcadère
word-guest_token = Barque
word-guest_hidden = Cachette (face cachée)
word-guest_shown = Cachette (face visible)

## Questions

ask-first-wharf = Au bord de quelle eau construisez-vous votre premier embarcadère ?
ask-launch = À quel embarcadère remettez-vous votre barque à l’eau ?
ask-barge-along = La barque quitte-t-elle aussi { $origin } pour { $clearing } ?
    .done = Elle reste
ask-guild-act = Jour : { $count ->
    [0] plus d’action ; que faites-vous encore ?
    [one] il reste { $count } action ; que faites-vous ?
   *[other] il reste { $count } actions ; que faites-vous ?
}
    .plot = Poser une cachette
    .flip = Révéler une cachette
    .export = Expédier une carte
    .done = Terminer le Jour
ask-guild-recruit = Où recrutez-vous deux guerriers ?
ask-guild-build = Où construisez-vous un embarcadère ?
ask-hide-in = Où posez-vous une cachette ?
ask-hide-what = Que contient la cachette dans { $clearing } ?
ask-turn-up = Quelle cachette révélez-vous ?
ask-search-cache = Il y a une cachette dans { $clearing }. Payez-vous pour la regarder, ou dites-vous ce qu’elle contient ?
    .explore = Payer pour regarder
    .done = Ne pas y toucher
ask-pay-to-look = Quelle carte donnez-vous pour regarder la cachette dans { $clearing } ?
ask-hire = Aurore : la Guilde a { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
} sur la carte. Quelle carte donnez-vous pour { $count ->
    [one] l’avoir
   *[other] les avoir
} de votre côté pendant ce tour ?
    .done = N’engager personne

## Événements

event-barge-moved = { $you ->
    [yes] Votre barque quitte aussi { $origin } pour { $clearing }.
   *[no] La barque { $seat-of } quitte aussi { $origin } pour { $clearing }.
}
event-netted = « { $card } » est prise dans les Filets.
event-nets-emptied = { $you ->
    [yes] Vous videz vos Filets : { $count ->
        [one] { $count } carte est défaussée.
       *[other] { $count } cartes sont défaussées.
    }
   *[no] { $seat } { $seat-many ->
        [yes] vident leurs
       *[no] vide ses
    } Filets : { $count ->
        [one] { $count } carte est défaussée.
       *[other] { $count } cartes sont défaussées.
    }
}
event-cache-turned-up = { $you ->
    [yes] Vous révélez votre cachette dans { $clearing } : { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] révèlent
       *[no] révèle
    } une cachette dans { $clearing } : { $item }.
}
event-looked-into = { $you ->
    [yes] Vous regardez la cachette dans { $clearing }.
   *[no] { $seat } { $seat-many ->
        [yes] regardent
       *[no] regarde
    } la cachette dans { $clearing }.
}
event-saw-cache = { $you ->
    [yes] Vous voyez ce que contient la cachette dans { $clearing } : { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] voient
       *[no] voit
    } ce que contient la cachette dans { $clearing } : { $item }.
}
event-guessed = { $you ->
    [yes] Vous dites ce que contient la cachette dans { $clearing }, et c’est juste : { $item }.
   *[no] { $seat } { $seat-many ->
        [yes] disent
       *[no] dit
    } ce que contient la cachette dans { $clearing }, et c’est juste : { $item }.
}
event-guessed-wrong = { $you ->
    [yes] Vous dites ce que contient la cachette dans { $clearing }, et c’est faux : ce n’est pas « { $item } ».
   *[no] { $seat } { $seat-many ->
        [yes] disent
       *[no] dit
    } ce que contient la cachette dans { $clearing }, et c’est faux : ce n’est pas « { $item } ».
}
event-hired = { $you ->
    [yes] Vous engagez les guerriers { $other-of } pour ce tour.
    [other] { $seat } { $seat-many ->
        [yes] engagent
       *[no] engage
    } vos guerriers pour ce tour.
   *[no] { $seat } { $seat-many ->
        [yes] engagent
       *[no] engage
    } les guerriers { $other-of } pour ce tour.
}
event-hired-fight = { $count ->
    [one] Un guerrier engagé combat
   *[other] { $count } guerriers engagés combattent
} pour { $owner-the } dans { $clearing }.

## Refus

no-burrow-forbids = Personne sauf la Guilde ne peut être dans { $choice }.
no-not-by-water = Il n’y a pas d’eau près d’ici : { $choice } n’en a pas.
no-guild-no-actions = « { $chosen } » : vous n’avez plus d’action.
no-not-at-home = Vous n’êtes pas chez vous dans { $choice }.
no-no-site = Il n’y a pas de clairière où vous pourriez construire un embarcadère.
no-no-card-for-site = Aucune de vos cartes ne correspond à cet endroit : { $choice } en demande une.
no-wharf-there = Il y a déjà un embarcadère dans { $choice }.
no-no-barge = Votre barque n’est pas sur la carte.
no-no-freight = Aucune de vos cartes ne correspond à la clairière de votre barque.
no-cache-there = Il y a déjà une cachette dans { $choice }.
no-no-hiding-place = Vous n’avez pas de guerriers là où une cachette pourrait être posée.
no-none-of-this-kind = « { $chosen } » : il n’en reste plus.
no-no-cache-there = Il n’y a pas de cachette face cachée dans { $choice }.
no-nothing-to-turn-up = Aucune de vos cachettes n’est face cachée.
no-ruled-out = « { $chosen } » : on l’a déjà dit en vain.
no-known-already = Vous savez ce que contient la cachette dans { $clearing }.
no-held-fast = Un piège vous retient.

## Points

points-wharves = Embarcadères
points-caches = Cachettes
points-freight = Cartes expédiées
points-trade = Commerce

## Ce qui compte : chaque fin complète « ce coup … »

reason-guest-trade = commerce dans plusieurs couleurs
reason-guest-wharves = a des embarcadères sur la carte
reason-guest-caches = a des cachettes posées
reason-guest-barge = a la barque sur la carte
reason-guest-warriors = a des guerriers sur la carte
reason-guest-rule = contrôle des clairières
reason-guest-exposed = garde les embarcadères
reason-guest-actions = a encore des actions

## Sur le plateau

label-nets = Filets
label-caches = Cachettes
label-hired = Au service de
label-gone = Perdus
