### Ce qui se lit sur ce que l’on regarde de près.

## Ce que c’est

plate-card = Carte
plate-card-item = Carte avec un objet
plate-card-immediate = Carte à effet immédiat
plate-card-persistent = Carte à effet persistant
plate-card-ambush = Carte Embuscade
plate-card-dominance = Carte Domination
plate-card-spy = Carte Espion
plate-clearing = Clairière
plate-on-the-map = Sur le plateau
plate-landmark = Monument
plate-building = Bâtiment
plate-token = Jeton
plate-warriors = Guerriers
plate-warriors-of = { $faction } : guerriers
plate-pawn = Pion
plate-item = Objet
plate-items = Objets
plate-faction = Faction
plate-pile = Cartes
plate-track = Piste
plate-decree = Colonne du Décret
plate-character = Personnage
plate-quest = Quête
plate-relations = Relations

## Ce qu’on en dit

plate-suit = Couleur
plate-gives = Donne
plate-hard = Difficulté
plate-beside = Vient avec
plate-copies = Dans ce paquet
plate-times = { $n ->
    [one] une fois
   *[other] { $n } fois
}
plate-where = Où
plate-your-hand = votre main
plate-unseen = pas encore vues par vous
plate-somewhere = dans la pioche ou chez les autres, sans que vous l’ayez vue
plate-unseen-cards = Vous n’avez pas vu { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} : { $deck } sont dans la pioche, les autres sont chez les autres factions.
plate-cards = Cartes
plate-cards-left = Quêtes dans la pioche
plate-known = Connues de vous
plate-known-below = Vous savez ce qu’il y a dessous
plate-crafted-by = Se fabrique avec
plate-ruler = Contrôlée par
plate-nobody = personne
plate-strength = Guerriers et bâtiments
plate-slots = Emplacements
plate-slots-open = { $open } sur { $slots } libres
plate-paths = Chemins vers
plate-closed = Chemins fermés vers
plate-rivers = Rivière vers
plate-clearings = Clairières alentour
plate-forests = Bois voisins
plate-here = Ce qui s’y trouve
plate-place = Lieu
plate-see-also = Voir aussi
plate-owner = Appartient à
plate-on-map = Sur le plateau
plate-left = Encore à placer
plate-next = Le prochain
plate-to-do = Encore à faire ce tour
plate-starts-with = Commence avec
