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

## La Marquise

reason-marquise-sawmills = donne des scieries qui fournissent du bois à chaque tour
reason-marquise-workshops = donne des ateliers pour fabriquer
reason-marquise-recruiters = donne des recruteurs qui amènent des guerriers
reason-marquise-keep = tient le donjon
reason-marquise-wood = met du bois là où il peut servir
reason-marquise-building = permet de payer bientôt un bon bâtiment
reason-marquise-sites = contrôle des emplacements libres où construire
reason-marquise-rule = contrôle des clairières
reason-marquise-warriors = garde des guerriers sur le plateau
reason-marquise-exposed = garde les bâtiments bien défendus
reason-marquise-actions = laisse des actions à faire

## La Canopée

reason-eyrie-roosts = donne des perchoirs qui rapportent à chaque Crépuscule
reason-eyrie-decree = fait beaucoup grâce au Décret
reason-eyrie-orders = laisse des ordres à résoudre ce tour-ci
reason-eyrie-unfeasible = garde un Décret réalisable aux prochains tours
reason-eyrie-turmoil = évite la crise pendant ce tour
reason-eyrie-sites = contrôle des places pour les prochains perchoirs
reason-eyrie-rule = contrôle des clairières
reason-eyrie-warriors = garde des guerriers sur le plateau
reason-eyrie-exposed = garde les perchoirs bien défendus

## L’Alliance

reason-alliance-sympathy = gagne la sympathie des clairières
reason-alliance-supporters = rassemble des partisans
reason-alliance-spreading = permet de payer encore de la sympathie
reason-alliance-revolt = prépare une révolte
reason-alliance-bases = tient des bases sur le plateau
reason-alliance-officers = donne des officiers
reason-alliance-warriors = garde des guerriers sur le plateau
reason-alliance-rule = contrôle des clairières
reason-alliance-exposed = garde les bases bien défendues
reason-alliance-trodden = a de la sympathie là où l’adversaire est rare
reason-alliance-operations = laisse des opérations militaires à faire

## Le Vagabond

reason-vagabond-items = donne des objets en bon état
reason-vagabond-damaged = garde des objets qu’une réparation remet en état
reason-vagabond-ready = garde des objets face visible
reason-vagabond-tracks = a du café, des pièces de monnaie et des sacs sur leurs pistes
reason-vagabond-friends = entretient de bonnes relations
reason-vagabond-hostile = ne se fait pas d’ennemis sans besoin
reason-vagabond-aids = va bientôt améliorer une relation
reason-vagabond-quests = a les objets pour des quêtes visibles
reason-vagabond-completed = accomplit des quêtes
reason-vagabond-place = mène là où il y a quelque chose à faire
