game-name = Volée
rule-5 = Chapitres
    .summary = Après chaque chapitre gagné, la tempête grandit et chaque pie garde une carte de plus.
option-storm = Tempête
    .help = La force de la tempête.
option-kept = Gardées
    .help = Les cartes avec lesquelles les pies commencent.
option-kept-none = aucune
campaign-opposed = { $count ->
    [0] Pas encore de tempête
   *[other] La tempête est de force { $count }
}
