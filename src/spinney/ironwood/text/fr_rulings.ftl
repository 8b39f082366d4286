## Points de règle

rule-U01 = Les cartes sont une reconstitution
    .summary = Les effets imprimés ne sont pas publics. Les nôtres s’accordent avec tout ce qu’en dit le livret de règles, et le fichier de qui possède le jeu peut remplacer chacun d’eux.
rule-U02 = Le plateau est une reconstitution
    .summary = On ne connaît que les noms des montagnes et les crêtes de Ferrum. Le reste de notre plateau s’accorde avec le livret de règles, et le fichier de qui possède le jeu peut le remplacer.
rule-U03 = Combien de golems
    .summary = Le livret de règles ne compte pas les golems. Il y en a trois, ou autant que vous en prévoyez.
rule-U04 = Pas de cristaux au départ
    .summary = Le livret de règles n’indique pas de cristaux de départ : les deux camps commencent donc sans.
rule-U05 = Une pioche Vision vide
    .summary = S’il faut piocher une vision et qu’il n’en reste pas, celles défaussées face cachée sont mélangées en une nouvelle pioche ; celles posées face visible n’y entrent pas. Pas contre l’Automacier : il marque pour toujours la montagne d’une vision brûlée, car on n’y cherchera plus de totem ; une option en décide autrement.
rule-U06 = On voit qu’une carte est engagée
    .summary = Qu’une carte soit posée face cachée se voit, comme autour d’une table ; laquelle, non.
rule-U07 = Rien pour rien
    .summary = Ce qui ne ferait rien maintenant n’est pas proposé, et rien n’est payé pour cela.
rule-U08 = Ce qui ne demande pas de décision
    .summary = Tout effet peut être ignoré, mais ceux qui ne font que vous donner quelque chose ont lieu sans question ; en option, chacun est demandé. Contre un automa, la question est posée là où en avoir plus attire son attention : une deuxième vision, un cinquième cristal, un deuxième cristal dans la benne.
rule-U09 = Tous les dégâts sont infligés
    .summary = Des dégâts qui pourraient retirer une unité de plus ne peuvent pas être retenus ; un seul point de reste contre un golem est perdu.
rule-U10 = Qui tombe d’abord
    .summary = Si certaines unités d’une escouade se sont déplacées ce tour-ci et d’autres non, ces dernières sont perdues d’abord.
rule-U11 = Ce qui est visible
    .summary = Le nombre de cartes des mains et des paquets est visible, et les défausses de cartes spéciales aussi. Les visions défaussées face cachée ne le sont pas.
rule-U12 = Des cubes pour mémoire
    .summary = Un cube qui montre seulement qu’une carte a été piochée au lieu d’être jouée ne vient pas de la réserve.
rule-U13 = Quand l’adversaire choisit
    .summary = L’adversaire doit choisir une option réalisable en entier ; s’il n’y en a pas, n’importe laquelle se fait autant que possible. « Vous » reste le camp à qui est la carte.
rule-U14 = Rien à piocher
    .summary = Si le paquet et la défausse sont tous deux vides, aucune carte n’est piochée.
rule-U15 = Une carte de plus, pas deux
    .summary = Dans un tour, une seule carte est jouée par-dessus la première ; si la deuxième en accorde une troisième, cela ne donne rien.
rule-U16 = La partie la plus longue
    .summary = Le livret de règles ne fixe pas de fin aux manches, et il n’y en a pas, sauf si vous en prévoyez une : la partie se termine alors sans victoire. Les programmes entre eux s’arrêtent après 30 manches.
rule-U17 = Où vient l’aide
    .summary = Qui débute choisit où se tiennent les guerriers de plus, un par lieu au plus.
rule-U18 = Paquets triés et premières cartes
    .summary = D’un paquet trié, on pioche deux cartes à la première manche, car en rendre deux et mélanger déferait l’ordre ; un camp au paquet mélangé en pioche quatre comme d’habitude. Tout le monde connaît l’ordre d’un paquet trié.
rule-U19 = Les totems qui s’éteignent
    .summary = À deux, un totem qui s’éteint retourne à la réserve de cinq.
rule-U20 = Qui prend le cristal
    .summary = Le guerrier qui doit rester pour prendre un cristal à la foreuse détruite appartient à l’escouade qui s’est battue.
rule-U21 = Retirer des cubes est un tour
    .summary = Pour la règle qu’une unité ne se déplace qu’une fois par tour, le retrait des cubes de chaque camp est un tour à part.
rule-U22 = Ce qu’interdisent les marques
    .summary = Une marque arrête les déplacements, ceux de la foreuse aussi si elle est sur une montagne. Elle n’arrête ni les retraites, ni le recrutement, ni le retour de la foreuse à Ferrum.
rule-U23 = Quand agit une carte brûlée
    .summary = Elle agit aussitôt, avant ce que l’on obtient en brûlant. Les cartes défaussées autrement n’agissent pas.
rule-U24 = Les cristaux aussi sont limités
    .summary = Les cristaux que la réserve n’a pas ne sont pas gagnés.
rule-U25 = Pas une bataille
    .summary = Des unités qu’une carte retire, envoie ailleurs ou fait battre en retraite sans bataille ne perdent pas la foreuse ; les totems restent où ils sont.
rule-U26 = Les mêmes guerriers à nouveau
    .summary = Les guerriers qui se déplacent deux fois par un seul effet font tous leur premier déplacement avant qu’aucun ne fasse le second.
rule-U40 = Le dé magique sans résultat
    .summary = Les quatre faces sont équiprobables. Si aucun lieu en question n’a un tel nombre, le dé est relancé ; ou, en option, les autres nombres comptent.

rule-U41 = Quel bonus donnent les Esprits
    .summary = Le livret nomme les états et les bonus dans l’ordre : un Automaquis Rebelle a donc 1 défense de plus, un Exalté 1 dégât de plus ; une option inverse cela.

rule-U42 = Un tour sans carte
    .summary = Là où la procédure fait agir un automa sans carte, aucune carte de sa main n’est usée ; en option, une l’est.

rule-U43 = La carte d’un totem localisé
    .summary = Elle vient du dessus du paquet ; en option, de la main.

rule-U44 = Une recrue ou deux
    .summary = En Exalté, l’icône Escouade est une liste : seule la première ligne possible compte ; en option, les deux.

rule-U45 = Deux guerriers, pas deux escouades
    .summary = Les Rôdeurs se déplacent un par un : l’icône Œil en Exalté déplace donc deux guerriers ; en option, deux escouades entières.

rule-U46 = Des recrues près des montagnes extérieures
    .summary = La troisième ligne désigne toute montagne extérieure, comme dans le livret français ; en option, seulement les potentielles. Comme chaque forêt extérieure en touche une, la dernière ligne, au plus proche de la foreuse, départage les forêts à égalité, avant le dé.

rule-U47 = Où s’étendre d’abord
    .summary = Une montagne extérieure avec une fondation passe d’abord s’il y en a une, car le livret l’exige si possible ; puis le plus petit nombre de guerriers ennemis décide. En option, c’est lui qui décide d’abord.

rule-U48 = Des recrues par icône
    .summary = Là où une icône fait recruter l’Automacier sans nommer de prix, c’est gratuit ; en option, cela coûte deux cristaux.

rule-U49 = Les marques d’un automa
    .summary = Les cubes des montagnes d’un automa ne sont que des rappels et ne viennent donc pas de la réserve ; ceux des Esprits de la Forêt, si.

rule-U50 = Le plus proche
    .summary = La distance se compte en déplacements ; d’une montagne à une forêt, c’est celle de la forêt la plus proche au contact de la montagne.

rule-U51 = La garde de Ferrum
    .summary = Trois unités de combat restent à Ferrum, quelles qu’elles soient.

rule-U52 = Des totems qui disparaissent de toute façon
    .summary = Au dernier tour d’une manche, l’Automacier cible comme si les totems sur le point de disparaître n’étaient pas là.

rule-U53 = Une icône Bataille met fin à la carte
    .summary = Quand une icône Bataille retourne la carte de procédure, le reste de sa carte n’est pas résolu.

rule-U54 = Où apparaît un totem
    .summary = Si aucune escouade n’est adjacente à la montagne, le totem est tout de même placé dans une forêt intérieure à son contact. Entre plusieurs montagnes à fouiller, le dé décide.

rule-U55 = Quand l’Automaquis change
    .summary = Son état est vérifié au début de chacun de ses tours, et il est Exalté aussitôt après une découverte.

rule-U56 = Quand une carte interroge un automa
    .summary = Parmi les options de vos cartes, il prend la première réalisable en entier ; pour tout autre choix, le hasard décide.

rule-U57 = Quelle escouade est près du totem
    .summary = L’Automacier est en attitude agressive à cause d’une escouade de Rôdeurs : aucune autre ne peut être dans une forêt.

rule-U58 = Ce dont un automa se passe
    .summary = Les paquets triés ne sont que pour la personne qui joue, et aucun automa n’a de limite de main.

rule-U59 = Votre propre victoire à Ferrum
    .summary = Vous n’y volez que ce que dit votre carte : c’est Pillage qui prend la moitié des cristaux. Pour l’Automaquis, toute victoire le fait.

rule-U60 = Pas de retraite possible
    .summary = Si toutes les forêts voisines touchent la montagne, l’escouade vaincue va dans l’une d’elles ; si toutes la rapprochent d’un totem, elle reste.

rule-U61 = Une montagne vide est en infériorité
    .summary = Là où personne ne garde une fondation ou une montagne intérieure, toute escouade adjacente est plus grande : l’Automacier la protège aussi.

rule-U62 = Ce qui menace une montagne
    .summary = La plus grande escouade des forêts qui la touchent, forêts extérieures comprises : de là, un déplacement suffit pour être à côté d’elle.

rule-U63 = S’étendre vers une escouade
    .summary = La troisième ligne de S’étendre désigne une montagne à côté de la plus grande escouade ; une montagne sans escouade adjacente n’est pas une cible.

rule-U64 = Se déplacer sans le totem
    .summary = Là où l’icône Recherche en Exalté déplace des guerriers sans le totem, un guerrier reste près de chaque totem.

rule-U65 = Qui ramène un totem
    .summary = Seule l’escouade qui a le totem se déplace, avec autant de guerriers que le dit la ligne. Chacun emporte un totem, un totem affaibli d’abord.

rule-U66 = Les totems perdus en solo
    .summary = Contre un automa, un totem qui s’est éteint est retiré du jeu, comme le livret le dit à cet endroit, et ne compte plus parmi les cinq.

rule-U67 = Vers quelle montagne battre en retraite
    .summary = Le livret donne la priorité à une montagne sans cube : cela passe donc avant le plus petit nombre d’unités ; en option, après.
