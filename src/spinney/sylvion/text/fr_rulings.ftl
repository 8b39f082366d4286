## Points de règle

rule-R01 = Élémental contre élémental
    .summary = Cela ne peut pas arriver en mouvement, car le plus à gauche d’une rangée part le premier et quitte toujours sa case ; et une Baleine ne peut pas en viser un. Aucune règle n’est donc nécessaire.
rule-R02 = Colonne ou rangée du haut
    .summary = Là où le livret fait commencer les mouvements et les lettres égales par la « colonne » du haut, nous lisons la rangée du haut : ce sont les rangées qui se suivent de haut en bas.
rule-R03 = Ordre de l’Assaut final
    .summary = Dans l’ordre habituel des mouvements, chaque élémental fait tout son chemin avant que le suivant parte ; le livret dit jusqu’où chacun va, et sa remarque générale donne l’ordre.
rule-R04 = Fontaines dans l’Assaut final
    .summary = Elles ne font rien piocher, car plus aucune carte ne peut se jouer.
rule-R05 = Élémentaux sur un paquet
    .summary = Ils n’y sont que de la révélation au mouvement, et comptent pour Embrasement et Simoun, comme le dit le livret. Rien d’autre ne peut les y atteindre.
rule-R06 = Quand jouer les Hérissons
    .summary = Après les quatre révélations et avant que la première carte prenne effet, autant que l’on veut ; en Défense, ils ne peuvent que payer. À deux, seule la personne active en joue, car elle seule joue des cartes.
rule-R07 = La ligne de la Baleine
    .summary = Une Baleine pousse en ligne droite, car le livret parle de la direction de votre choix. Avec whale_turns=yes, elle peut tourner.
rule-R08 = La Baleine passe sur les cartes
    .summary = Seule la case d’arrivée compte ; ce qui est en chemin n’arrête pas l’élémental et n’en souffre pas, car le livret ne limite que l’arrivée.
rule-R09 = La Baleine et les lacs
    .summary = Un lac n’est pas une case : il ne coûte aucun pas, et rien ne peut s’y arrêter. Si aucune case ne suit derrière lui, ce chemin est fermé.
rule-R10 = Limites de la Baleine
    .summary = Elle pousse d’une case au moins, dans la forêt si l’on veut, mais jamais sur un paquet Ravage ni hors du champ de bataille.
rule-R11 = Jouer pour rien
    .summary = Vous pouvez jouer une carte ou un Haut fait qui ne ferait rien, car le livret ne l’interdit pas ; il vous est montré avant le choix que c’est sans effet. Avec idle_plays=refused, c’est impossible, et une carte peut encore payer.
rule-R12 = Réserve d’élémentaux embrasés
    .summary = Elle ne s’épuise jamais, car le livret ne fixe pas de limite et une pénurie vous aiderait ; avec blazing_supply=limited, il n’y a que les 16 cartes recto verso, et un élémental qui n’en trouve pas reste tel quel. Un embrasé détruit retourne à la réserve.
rule-R13 = Défausser ou retirer
    .summary = Détruites, jouées, payées ou défaussées autrement, les cartes Sylvestre reviennent au mélange. Cartes désertées, non recrutées ou démobilisées, Trahisons rachetées et Hauts faits joués sont hors du jeu, et les cartes Ravage ne reviennent jamais.
rule-R14 = Trop peu pour en choisir deux
    .summary = En choisir deux demande deux cartes qui peuvent l’être : s’il n’y en a qu’une, le hasard la prend, et s’il n’y en a aucune, rien ne se passe.
rule-R15 = Plus rien à piocher
    .summary = Si le paquet et la défausse sont vides, le reste de la pioche est perdu, sans autre perte. Un paquet épuisé ne se renouvelle que quand une carte doit en venir.
rule-R16 = Déjà dans la défausse
    .summary = Les paiements, l’Animal joué et la Fontaine qui vient d’être détruite sont dans la défausse avant la pioche qu’ils causent, et peuvent donc être démobilisés ou mélangés ; le livret le dit du Hibou.
rule-R17 = Une Trahison piochée
    .summary = Elle consomme sa pioche et se règle avant la carte suivante, dans la main de départ aussi. Sans autre carte en main, elle ne peut qu’être défaussée.
rule-R18 = Une Trahison en Démobilisation
    .summary = Si elle sort, on la met de côté, une autre carte quitte le jeu, puis elle retourne d’où elle vient ; elle n’a pas été piochée et n’offre donc aucun choix. S’il n’y a que des Trahisons, rien n’est retiré.
rule-R19 = Le barrage vers la fin
    .summary = Il retarde les cartes restantes, et la bataille dure donc un tour de plus ; si les paquets sont vides, il n’y a rien à sauter et il est sans effet. Il n’arrête pas l’Assaut final.
rule-R20 = Les Colombes vident les paquets
    .summary = Si des Colombes défaussent les dernières cartes Ravage, le tour en cours devient le dernier : sa Défense continue, puis vient l’Assaut final, car l’assaut finit quand toutes les cartes Ravage ont été jouées.
rule-R21 = Qui est « vous »
    .summary = À deux, la personne active pioche pour les Fontaines et subit Dessèchement, Démobilisation et Tornade temporelle ; qui doit piocher décide du paquet épuisé. Avec you=chosen, la personne active désigne chaque fois l’une des deux, et, pour perdre des cartes, jamais celle dont la main est vide si l’autre ne l’est pas.
rule-R22 = Deux mains
    .summary = Qui paie choisit les cartes, et chaque main est réduite à dix à la fin de chaque Défense. L’armistice compte la main de la personne active ; avec armistice=either la plus grande, avec armistice=together les deux.
rule-R23 = Le déluge et les Fontaines
    .summary = Les Fontaines que le déluge défausse ne font rien piocher, car elles le font quand elles sont détruites. Avec deluge_draws=yes, chacune fait piocher une carte.
rule-R24 = Plus qu’assez
    .summary = Les 8 Arbres, 10 Fontaines, 16 cartes et 12 élémentaux des Hauts faits victorieux s’entendent comme des minimums.
rule-R25 = Colonnes avec Hauts faits et Trahisons
    .summary = Un Haut fait met fin à une série de Trahisons comme une carte Sylvestre, et la fin de la pioche aussi. La désertion emporte aussi Trahisons et Hauts faits, et une colonne qui n’a que des Trahisons n’est pas vide.
rule-R26 = Comment finit la mobilisation
    .summary = Il faut recruter une colonne qui a des cartes s’il y en a une, sinon l’étape est sautée. Les cartes Orée retournées le restent, et une colonne vide ne met fin à la phase que si une désertion la désigne.
rule-R27 = Numéros des cartes Orée
    .summary = Le livret ne donne que l’intervalle de 1 à 4 : nous prenons trois cartes de chaque numéro ; edge_numbers accepte toute autre répartition des douze.
rule-R28 = Les Éléments sont des Soutiens
    .summary = Les cartes Élément prennent effet selon leur lettre parmi les cartes Soutien, les Hérissons peuvent les écarter, et elles sont ignorées si elles ne peuvent rien faire, car elles portent des lettres comme elles.
rule-R29 = Éruptions
    .summary = Un Geyser peut entrer en éruption le tour de son arrivée et sur une ligne sans élémental, et aucune carte n’arrête sa ligne. La ligne doit avoir au moins une case.
rule-R30 = Quand se pose la figurine
    .summary = Après les Hérissons, sur l’icône la plus forte qui ait été révélée. Un porteur en jeu garde la figurine, sauf si celle-ci est plus forte que lui à cet instant, feu compris.
rule-R31 = La figurine chassée
    .summary = Elle attend près du champ de bataille la prochaine icône, car rien ne dit qu’elle sort du jeu. Avec figure_once=yes, elle en sort.
rule-R32 = Porteur contre Arbre ou Geyser
    .summary = Un porteur de force 0 face à un Arbre, et tout porteur face à un Geyser, devrait être détruit : il détruit donc cette carte, perd la figurine et prend la case.
rule-R33 = La Tornade et une seule carte
    .summary = Avec une seule carte en main, c’est elle qui va sur le paquet.
rule-R34 = Points de Poissons
    .summary = Vous les répartissez comme vous voulez entre les cartes que vous jouez, d’autres Poissons compris, et payez le reste d’un coût avec des cartes ; à deux, la personne active dit combien de points sont dépensés, et l’autre paie le reste et les Poissons eux-mêmes. Avec fish_points=first, les points se dépensent toujours avant les cartes.
rule-R35 = La dernière Floraison
    .summary = Des dégâts égaux à la Floraison restante ne font pas perdre ; un point de plus, si.
rule-R36 = Paquet d’initiation
    .summary = Deux de chaque Fontaine et de chaque Arbre, et deux Baleines, Éléphants, Hérissons et Hiboux ; le livret ne donne que le total de 24, et une liste publique s’accorde avec lui.
rule-R37 = Les ajouts demandent le jeu avancé
    .summary = Les extensions et la figurine Ravage vont avec le jeu avancé, car leur mise en place parle de ses phases.
rule-R38 = Chercher dans le paquet
    .summary = La sagesse du Hibou est une recherche et non une pioche : elle ne cause pas de Démobilisation, et un paquet trop court donne moins de cartes ; elle prend deux cartes quelconques, même une Trahison, qui se règle aussitôt comme si elle était piochée. Avec wisdom=sylvan, les Trahisons restent où elles sont.
rule-R39 = Plus de dix cartes
    .summary = Vous pouvez avoir plus de dix cartes en main jusqu’à la fin de la Défense ; on ne défausse qu’alors.
rule-R40 = Le choix du Cerf
    .summary = Il retourne une ou deux cartes Orée, ou une par Arbre, et jamais plus qu’il n’y en a en Désolation.
rule-R41 = Qui commence
    .summary = Vous le choisissez par l’option first_player ; cette place commence la mobilisation et la bataille.
rule-R42 = Poussé dans la forêt
    .summary = Un élémental qu’une Baleine pousse dans la forêt inflige ses dégâts comme toujours, au dernier tour aussi ; un élémental de force 0 disparaît simplement.
rule-R43 = Ce que voient les Écureuils
    .summary = À deux, tout le monde voit les cartes que regardent les Écureuils et la désinformation : le silence ne porte que sur les mains.
rule-R44 = Les cartes quittent la main à découvert
    .summary = Paiements, défausses et cartes remises par une Tornade se voient ; ce qui est posé sur le paquet est donc connu jusqu’à la pioche.
rule-R45 = Les cartes démobilisées se montrent
    .summary = Une carte qui sort du jeu par une Démobilisation est montrée, même celle du dessus d’un nouveau paquet.
rule-R46 = Par élimination
    .summary = Qui a cherché dans le paquet par La sagesse du Hibou connaît la main de l’autre à ce moment-là, car toutes les autres cartes sont vues ; il en va de même pour les deux quand un paquet épuisé est renouvelé.
rule-R47 = Des Hiboux sans fin
    .summary = Dans le jeu d’initiation, un nouveau paquet ne coûte aucune carte, et les Hiboux pourraient revenir sans fin. Il ne s’en joue pas plus de 24 par Défense.
