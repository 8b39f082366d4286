# Ce qui compte : chaque phrase complète « ce coup ... » quand il améliore ainsi la position

## Pour tout le monde

reason-points = rapporte des points
reason-last-points = rapproche des trente points
reason-cards = garde des cartes en main
reason-birds = garde des cartes Oiseau pour le bon moment
reason-ambushes = garde une embuscade en réserve
reason-crafting = garde des cartes qui valent d’être fabriquées, et de quoi le faire
reason-effects = donne des cartes fabriquées dont l’effet dure
reason-dominance = tient ce que demande la carte Domination
reason-faction = joue une faction aux bonnes perspectives
