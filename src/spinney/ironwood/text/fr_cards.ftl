### Les textes des cartes sont composés de ces phrases ; voir wording.py.
### $n est un nombre, ou un mot qui en tient lieu ; $where et $to sont des lieux, ou "none".
### Après un deux-points, une phrase perd sa majuscule.

## Étapes

do-move-warriors = { $n ->
    [one] Déplacez 1 guerrier
   *[other] Déplacez { $n } guerriers
}{ $to ->
    [none] { "" }
   *[other] { " " }vers { $to }
}{ $times ->
    [1] .
   *[other] , puis déplacez à nouveau les mêmes guerriers.
}
do-move-warbands = { $n ->
    [any] Déplacez autant d’escouades que vous voulez
    [one] Déplacez 1 escouade
   *[other] Déplacez { $n } escouades
}{ $to ->
    [none] .
   *[other] { " " }vers { $to }.
}
do-move-drill = { $times ->
    [1] Déplacez la foreuse.
   *[other] Déplacez la foreuse, puis déplacez-la à nouveau.
}
do-attack = { $warband ->
    [another] Avec une autre escouade, attaquez
   *[any] Attaquez
}{ $to ->
    [none] .
   *[other] { " " }{ $to }.
}
do-this_combat = Pour ce combat, { $values }.
do-recruit-warriors = { $n ->
    [one] Recrutez 1 guerrier
   *[other] Recrutez { $n } guerriers
}{ $where ->
    [none] .
   *[other] { " " }{ $where }.
}
do-recruit-golems = { $n ->
    [one] Recrutez 1 golem
   *[other] Recrutez { $n } golems
}{ $where ->
    [none] .
   *[other] { " " }{ $where }.
}
do-replace = { $n ->
    [one] Remplacez 1 de vos guerriers par un golem
   *[other] Remplacez { $n } de vos guerriers par des golems
}{ $where ->
    [none] .
   *[other] { " " }{ $where }.
}
do-gain = { $n ->
    [one] Gagnez 1 cristal.
   *[other] Gagnez { $n } cristaux.
}
do-spend = { $n ->
    [one] Dépensez 1 cristal : { $steps }
   *[other] Dépensez { $n } cristaux : { $steps }
}
do-steal = { $n ->
    [half_up] Volez la moitié des cristaux disponibles de l’adversaire, arrondie au supérieur.
    [one] Volez 1 cristal.
   *[other] Volez { $n } cristaux.
}
do-draw-specials = { $n ->
    [one] Piochez 1 carte spéciale.
   *[other] Piochez { $n } cartes spéciales.
}
do-draw-visions = { $n ->
    [one] Piochez 1 carte Vision.
   *[other] Piochez { $n } cartes Vision.
}
do-burn = { $what ->
    [specials] { $n ->
        [one] Brûlez 1 carte spéciale : { $steps }
       *[other] Brûlez { $n } cartes spéciales : { $steps }
    }
    [visions] { $n ->
        [one] Brûlez 1 carte Vision : { $steps }
       *[other] Brûlez { $n } cartes Vision : { $steps }
    }
   *[any] { $n ->
        [one] Brûlez 1 carte spéciale ou Vision : { $steps }
       *[other] Brûlez { $n } cartes spéciales ou Vision : { $steps }
    }
}
do-discover = { $n ->
    [one] Découvrez 1 totem.
   *[other] Découvrez { $n } totems.
}
do-found = { $n ->
    [one] Placez 1 fondation
   *[other] Placez { $n } fondations
}{ $where ->
    [none] .
   *[other] { " " }{ $where }.
}
do-build = { $n ->
    [one] Construisez 1 forge
   *[other] Construisez { $n } forges
}{ $where ->
    [none] .
   *[other] { " " }{ $where }.
}
do-resolve = { $n ->
    [one] Résolvez 1 option : { $options }
   *[other] Résolvez { $n } options : { $options }
}
do-opponent_chooses = L’adversaire choisit : { $options }
do-play = { $again ->
    [yes] Jouez 1 carte de base de plus ; elle peut déplacer à nouveau les mêmes guerriers.
   *[no] Jouez 1 carte de base de plus.
}
do-remove-warriors = { $by ->
    [opponent] { $n ->
        [one] L’adversaire retire 1 de ses guerriers
       *[other] L’adversaire retire { $n } de ses guerriers
    }
   *[you] { $whose ->
        [own] { $n ->
            [one] Retirez 1 de vos guerriers
           *[other] Retirez { $n } de vos guerriers
        }
       *[enemy] { $n ->
            [one] Retirez 1 guerrier ennemi
           *[other] Retirez { $n } guerriers ennemis
        }
    }
}{ $where ->
    [none] .
   *[other] { " " }{ $where }.
}
do-remove-golems = { $n ->
    [one] Retirez 1 golem
   *[other] Retirez { $n } golems
}{ $where ->
    [none] .
   *[other] { " " }{ $where }.
}
do-retreat = { $whose ->
    [own] Votre escouade
   *[enemy] L’escouade ennemie
}{ $where ->
    [none] { "" }
   *[other] { " " }{ $where }
} bat en retraite ; { $by ->
    [opponent] l’adversaire choisit où.
   *[you] vous choisissez où.
}
do-relocate = Déplacez tout ou partie d’une escouade ennemie{ $where ->
    [none] { "" }
   *[other] { " " }située { $where }
}{ $to ->
    [none] { "" }
   *[other] { " " }vers { $to }
} ; les totems restent sur place.
do-mark = { $n ->
    [one] Marquez { $where } : { $rule }
   *[other] Marquez { $n } { $where } : { $rule }
}
do-look-vision_deck = { $n ->
    [one] Consultez la première carte Vision
   *[other] Consultez les { $n } premières cartes Vision
}{ $then ->
    [take_1_rest_bottom] , prenez-en 1 et mettez le reste sous la pioche.
    [take_1_rest_top] , prenez-en 1 et reposez le reste dans l’ordre de votre choix.
   *[none] .
}
do-look-opponent_specials = Consultez les cartes spéciales de l’adversaire.
do-look-opponent_visions = Consultez les cartes Vision de l’adversaire.
do-look-own_vision = Montrez à l’adversaire 1 carte Vision de votre main.
do-discard-specials = { $how ->
    [random] { $n ->
        [one] L’adversaire défausse 1 carte spéciale au hasard.
       *[other] L’adversaire défausse { $n } cartes spéciales au hasard.
    }
   *[you_choose] { $n ->
        [one] Choisissez 1 carte spéciale que l’adversaire défausse.
       *[other] Choisissez { $n } cartes spéciales que l’adversaire défausse.
    }
}
do-discard-visions = { $how ->
    [random] { $n ->
        [one] L’adversaire défausse 1 carte Vision au hasard, face cachée.
       *[other] L’adversaire défausse { $n } cartes Vision au hasard, face cachée.
    }
   *[you_choose] { $n ->
        [one] Choisissez 1 carte Vision que l’adversaire défausse, face cachée.
       *[other] Choisissez { $n } cartes Vision que l’adversaire défausse, face cachée.
    }
}
do-totem-renew = { $n ->
    [one] Retournez 1 totem du plateau sur son côté intact.
   *[other] Retournez { $n } totems du plateau sur leur côté intact.
}
do-totem-carry = { $n ->
    [one] Déplacez 1 totem par un sentier
   *[other] Déplacez { $n } totems par un sentier
}{ $to ->
    [none] .
   *[other] { " " }vers { $to }.
}
do-hopper-load = { $n ->
    [one] Mettez 1 cristal dans la benne.
   *[other] Mettez { $n } cristaux dans la benne.
}
do-hopper-unload = Déchargez la foreuse.
do-cubes-add = { $n ->
    [one] Ajoutez 1 cube sur l’une de vos cartes permanentes.
   *[other] Ajoutez { $n } cubes sur l’une de vos cartes permanentes.
}
do-cubes-remove = { $on ->
    [own_permanent] { $n ->
        [one] Retirez 1 cube de l’une de vos cartes permanentes.
       *[other] Retirez { $n } cubes de l’une de vos cartes permanentes.
    }
   *[enemy_permanent] { $n ->
        [one] Retirez 1 cube de l’une des cartes permanentes de l’adversaire.
       *[other] Retirez { $n } cubes de l’une des cartes permanentes de l’adversaire.
    }
}

## Moments

frame-victory = Victoire : { $what }
frame-permanent = Permanent ({ $n }).
frame-this_round = Cette manche : { $what }
frame-burned = Une fois brûlée : { $what }
frame-each_combat = Chaque combat : { $what }
frame-each_preparation = Chaque préparation : { $what }
frame-exhausted = Une fois épuisée : { $what }
when-drill_advances = Chaque fois que la foreuse avance sur sa piste : { $what }
when-combat_won = Chaque fois que vous gagnez un combat : { $what }
when-combat_lost = Chaque fois que vous perdez un combat : { $what }
when-discovered = Chaque fois que vous découvrez un totem : { $what }
when-secured = Chaque fois que vous mettez un totem en sécurité : { $what }
when-founded = Chaque fois que vous placez une fondation : { $what }
when-built = Chaque fois que vous construisez une forge : { $what }
when-burned_card = Chaque fois que vous brûlez une carte : { $what }
if-drill_on = Si la foreuse est { $where } : { $sentence }
if-controls = Si vous contrôlez un lieu { $where } : { $sentence }
if-crystals_at_least = Si vous avez au moins { $n ->
    [one] { $n } cristal
   *[other] { $n } cristaux
} : { $sentence }
if-totem_on_board = Si un totem est sur le plateau : { $sentence }

## Règles durables

value-damage = +{ $n } { $n ->
    [one] dégât
   *[other] dégâts
}
value-defense = +{ $n } défense
value-dominance = +{ $n } domination
mod-bonus = { $role ->
    [attack] Quand vous attaquez, { $values }.
    [defend] Quand vous défendez, { $values }.
   *[none] { $values }.
}
mod-forbid-enter = { $whose ->
    [own] Vos unités ne peuvent pas y entrer.
   *[enemy] { $terrain ->
        [mountain] Les escouades ennemies et la foreuse ne peuvent pas y entrer.
       *[forest] Les guerriers ennemis ne peuvent pas y entrer.
    }
}
mod-forbid-leave = { $whose ->
    [own] Vos unités ne peuvent pas en sortir.
   *[enemy] { $terrain ->
        [mountain] Les unités ennemies et la foreuse ne peuvent pas en sortir.
       *[forest] Les guerriers ennemis ne peuvent pas en sortir.
    }
}
mod-wager-first_face_up = { $whose ->
    [own] Vous engagez d’abord, face visible.
   *[enemy] L’adversaire engage d’abord, face visible.
}
mod-wager-base_only = { $whose ->
    [own] Vous ne pouvez engager que des cartes de base.
   *[enemy] L’adversaire ne peut engager que des cartes de base.
}
mod-hold_totems = Les totems ne s’affaiblissent pas à la fin de la manche.
mod-price-recruit = Le prix d’un guerrier change de { $change }.
mod-price-build = Le prix d’une forge change de { $change }.

## Lieux. $role est "where" pour l’endroit où l’on est, "to" pour un but.

or = { " ou " }
place-ferrum = { $role ->
    [to] Ferrum
   *[where] à Ferrum
}
place-here = au même endroit
place-shown = sur cette montagne
place-mountain-drill = { $role ->
    [to] la montagne de la foreuse
   *[where] sur la montagne de la foreuse
}
place-mountain-same = une seule et même montagne
place-mountain-own = { $n ->
    [one] sur une montagne que vous contrôlez
   *[other] sur des montagnes que vous contrôlez
}
place-mountain-forge = { $n ->
    [one] sur une montagne avec une forge
   *[other] sur des montagnes avec une forge
}
place-mountain-outer-own-foundation = { $n ->
    [one] sur une montagne extérieure que vous contrôlez
   *[other] sur des montagnes extérieures que vous contrôlez
}
place-mountain-outer-own-bare = { $n ->
    [one] sur une montagne extérieure que vous contrôlez
   *[other] sur des montagnes extérieures que vous contrôlez
}
place-mountain-enemy-next_to_own = { $n ->
    [one] sur une montagne à côté d’une de vos escouades
   *[other] sur des montagnes à côté de vos escouades
}
place-mountain-next_to_own = une montagne à côté d’une de vos escouades
place-mountain-uncontrolled-not_ferrum = une montagne non contrôlée autre que Ferrum
place-forest = une forêt adjacente
place-forest-outer = { $n ->
    [one] dans une forêt extérieure
   *[other] dans des forêts extérieures
}
place-forest-inner = { $n ->
    [one] dans une forêt intérieure
   *[other] dans des forêts intérieures
}
place-forest-totem = dans une forêt avec un totem
place-forest-inner-own = une forêt intérieure adjacente que vous contrôlez
place-forest-inner-enemy = dans une forêt intérieure
place-forest-inner-enemy-next_to_own = { $n ->
    [one] dans une forêt intérieure à côté d’une de vos escouades
   *[other] dans des forêts intérieures à côté de vos escouades
}
place-forest-inner-next_to_own = { $n ->
    [one] une forêt intérieure à côté d’une de vos escouades
   *[other] forêts intérieures à côté de vos escouades
}
place-forest-inner-next_to_shown = dans des forêts intérieures à côté de cette montagne
terrain-mountain = montagnes{ $adjectives ->
    [none] { "" }
   *[other] { " " }({ $adjectives })
}{ $qualifiers ->
    [none] { "" }
   *[other] { " " }{ $qualifiers }
}
terrain-forest = forêts{ $adjectives ->
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
terrain-none = zones{ $adjectives ->
    [none] { "" }
   *[other] { " " }({ $adjectives })
}{ $qualifiers ->
    [none] { "" }
   *[other] { " " }{ $qualifiers }
}
adjective-inner = intérieures
adjective-outer = extérieures
adjective-uncontrolled = non contrôlées
qualifier-not_ferrum = sauf Ferrum
qualifier-forge = avec une forge
qualifier-foundation = avec une fondation
qualifier-bare = sans forge ni fondation
qualifier-own = que vous contrôlez
qualifier-enemy = avec des unités ennemies
qualifier-next_to_own = à côté d’une de vos escouades
qualifier-drill = avec la foreuse
qualifier-totem = avec un totem
qualifier-here = à l’instant nommées
qualifier-same = les mêmes pour tous
qualifier-shown = de cette vision
qualifier-next_to_shown = à côté de la montagne de cette vision
