game-name = La pie
game-about = Des oiseaux aux cartes cachées se disputent un objet brillant.
game-facts = De 2 à 4 joueurs, 5 minutes
about-player = Vous êtes une pie. Qui garde l’anneau après trois manches gagne.

rule-1 = La donne
    .summary = Chaque pie reçoit trois des douze cartes, de 1 à 12, et les garde cachées.
rule-2 = Une manche
    .summary = À chacune des trois manches, chaque pie à son tour passe ou montre une carte : son enchère.
rule-3 = Oser
    .summary = Une pie qui ose ajoute un dé à sa carte, mais un 1 gâche l’enchère. Qui garde l’anneau ne peut pas oser.
rule-4 = L’anneau
    .summary = Une enchère plus haute que la meilleure de la manche prend l’anneau. Qui le garde après trois manches gagne.

ask-way = La meilleure enchère est { $best }. Passer, enchérir ou oser ?
    .pass = Passer : aucune offre
ask-card = Quelle carte montrez-vous contre { $best } ?

guide-way = Au début d’une manche, quand les enchères sont basses, une petite carte peut suffire pour l’anneau. Un dé l’augmente, sauf s’il montre 1.

event-dealt = Vous recevez le { $card }.
event-chose = { $you ->
    [yes] Votre choix : { $way }.
   *[no] Choix de { $seat } : { $way }.
}
event-showed = { $seat } a montré le { $card }{ $roll ->
    [0] { "" }
   *[other] { " " }et obtenu { $roll } au dé
}.
event-took = { $seat } a pris l’anneau avec { $best }.

no-not-now = Dites d’abord si vous passez, enchérissez ou osez.
no-not-held = { $choice } n’est pas une carte de votre main.
no-no-card = Vous n’avez plus de carte à montrer.
no-keeps = Vous gardez l’anneau : vous ne pouvez pas oser.

word-pass = passer
word-bid = enchérir
word-dare = oser

option-seats = Pies
    .help = Le nombre de pies qui jouent.

label-round = Manche { $round }
label-shown = Montrées : { $cards }
label-hand = Main : { $cards }
