# Leçons

lesson-turn = Ce qu’est un tour
  .about = Aurore, Jour, Crépuscule : jouez un tour de la Marquise.
lesson-turn-1 = Vous êtes la Marquise. Un tour a trois phases. À l’Aurore, votre scierie vient de produire du bois. Maintenant, c’est le Jour. Vous pourriez d’abord fabriquer des cartes ; vous n’avez rien à fabriquer, continuez.
lesson-turn-2 = Vous avez maintenant trois actions. Recrutez : votre recruteur amène un nouveau guerrier.
  .else = Cela viendra. Recrutez d’abord : c’est gratuit et possible une fois par tour.
lesson-turn-3 = Construisez une scierie dans la clairière 5. Elle coûte le bois posé près de votre donjon, et elle rapporte.
  .done = Le bois est payé, la scierie est là, et votre marqueur avance sur la piste de score : c’est en construisant que la Marquise gagne.
  .else = Construisez, choisissez la clairière 5, puis la scierie. Une deuxième scierie produit un deuxième bois à chaque tour.
lesson-turn-4 = Il vous reste une action, mais personne n’est obligé de toutes les utiliser. Terminez votre Jour.
  .done = Au Crépuscule vous avez pioché une carte, et votre tour est fini. Aurore, Jour, Crépuscule : tout le monde joue ainsi, chaque faction avec ses propres actions.
  .else = Ce serait possible, mais cette fois terminez votre Jour.
