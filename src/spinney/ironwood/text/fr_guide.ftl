# What beginners are told when they first meet a question
guide-help-at = Un peu d’aide pour commencer : placez ces guerriers là où vous voudrez aller d’abord.
guide-return = Vous avez pioché quatre cartes spéciales et en gardez deux. Gardez ce qui va avec les lieux que vous tenez ; les cartes de base sont à vous de toute façon.
guide-play = Trois actions par manche, une carte chacune, à tour de rôle avec l’autre camp. Les cartes de base reviennent à la fin de la manche. Une carte jouée maintenant ne pourra plus être engagée au combat.
guide-move-from = Les Rôdeurs vont de forêt en forêt par les sentiers, les Cuirassés de montagne en montagne par les crêtes. Une forêt et une montagne qui se touchent peuvent se combattre.
guide-how-many = Les guerriers qui partent ensemble forment une escouade. Ceux qui restent gardent le lieu.
guide-wager = Chaque camp pose une carte face cachée, puis on les retourne ensemble : dégâts, défense et domination sont dans son coin. Une carte forte employée ici ne pourra plus être jouée.
guide-enlist = Deux cristaux amènent un guerrier de plus. Les forges des Cuirassés se paient aussi en cristaux.
guide-discover = Une vision nomme la montagne d’un totem. Pour le découvrir, il faut une escouade à côté, et que personne ne contrôle la montagne. Ramenez vite le totem : il s’affaiblit bientôt.
