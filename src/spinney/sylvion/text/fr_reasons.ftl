# Ce qui compte : chaque phrase complète « ce coup ... » quand il améliore ainsi la position

reason-chances = suit le cours habituel de la partie
reason-reinforcements = laisse le temps à d’autres renforts d’arriver
reason-bloom = garde des cartes Orée en Floraison
reason-last-bloom = éloigne la forêt de la défaite
reason-threat = arrête des élémentaux qui atteindraient la forêt
reason-storm = prépare les rangées à ce que cachent encore les paquets
reason-trees = donne des Arbres qui seront debout à la fin
reason-springs = donne des Fontaines qui rapporteront une carte en tombant
reason-hand = garde des cartes utiles en main
reason-deck = garde des cartes fortes parmi les défenseurs
