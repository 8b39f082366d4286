# Ce qui compte : chaque phrase complète « ce coup ... » quand il améliore ainsi la position

## Les deux camps

reason-cards = garde des cartes spéciales en main
reason-base-cards = garde des cartes de base pour cette manche
reason-cubes = donne des cartes permanentes qui restent en jeu

## Les Rôdeurs

reason-totems-secured = met des totems en sécurité
reason-totems-on-the-way = a des totems en route vers une forêt extérieure
reason-totems-in-danger = tient les totems à l’écart des escouades puissantes
reason-visions-to-discover = donne une vision à découvrir tout de suite
reason-visions-to-reach = donne une vision d’une montagne que personne ne garde
reason-visions-guarded = donne une vision, même si sa montagne est gardée
reason-mountains-in-reach = touche beaucoup de montagnes
reason-woodwalker-warriors = a des guerriers dans les forêts, de préférence à l’intérieur
reason-woodwalker-crystals = a des cristaux pour recruter des guerriers

## Les Cuirassés

reason-forges = construit des forges
reason-foundations = a des fondations
reason-foundations-held = tient des montagnes avec une fondation
reason-foundations-in-danger = tient les fondations à l’écart des escouades puissantes
reason-sites-held = tient des montagnes où poser une fondation
reason-crystals-for-forges = a des cristaux pour les forges
reason-crystals-in-the-hopper = a des cristaux dans la benne, de préférence près d’une forge
reason-drill-in-danger = tient une foreuse chargée à l’écart des escouades puissantes
reason-ironclad-warriors = a des guerriers sur les montagnes
reason-golems = a des golems
