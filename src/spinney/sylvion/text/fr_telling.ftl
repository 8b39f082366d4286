# Un tour en quelques mots

doer-figure = Le Ravage
doer-sprig = La défense
told-revealed = Le Ravage révèle { $cards }.
told-marched = { $moved ->
    [0] Aucune carte n’avance
    [one] { $moved } carte avance
   *[other] { $moved } cartes avancent
}{ $fallen ->
    [0] { "" }
    [one] , { $fallen } est détruite
   *[other] , { $fallen } sont détruites
}{ $entered ->
    [0] { "" }
    [one] , { $entered } entre dans la forêt
   *[other] , { $entered } entrent dans la forêt
}.
told-hurt = La forêt est blessée : { $count ->
    [one] { $count } carte Orée passe
   *[other] { $count } cartes Orée passent
} en Désolation, et { $bloom ->
    [one] { $bloom } reste
   *[other] { $bloom } restent
} en Floraison.
