# Noms

guest-name = Invité { $number }
bot-name = { $level } { $letter }
seat-free = Place { $letter }
person-gone = Compte supprimé

# À la table

waiting-for = { $name } décide ({ $what }).
proposal-takeback = { $name } voudrait revenir en arrière.
proposal-replace = { $away } n’est pas là. { $name } propose qu’un robot joue en attendant.
proposal-rematch = { $name } aimerait rejouer.
proposal-refused-takeback = { $name } n’accepte pas de revenir en arrière.
proposal-refused-replace = { $name } n’accepte pas qu’un robot joue pour { $away }.
proposal-refused-rematch = { $name } ne veut pas rejouer.
proposal-done-takeback = Tout le monde est d’accord : votre choix est repris.
proposal-done-replace = Tout le monde est d’accord : un robot joue pour { $away }.
result-won = Vous avez gagné
result-lost = Perdu
result-others = { $lost ->
    [yes] Perdu ; victoire : { $names }
   *[no] Victoire : { $names }
  }
ended-conceded = { $name } a abandonné.
lesson-which = Leçon { $number } sur { $count } : { $title }
moment-lead = { $name } prend la tête avec { $count ->
    [one] un point
   *[other] { $count } points
  }.
moment-best = Le plus en un seul tour : { $name } marque { $count ->
    [one] un point
   *[other] { $count } points
  }.

# Ce qui est refusé, et que faire

refused-unknown-person = Le serveur ne vous connaît pas encore ; ouvrez la première page et réessayez.
refused-origin = Cette demande vient d’un autre site ; ouvrez la table sur sa propre page.
refused-host = Ce serveur ne porte pas ce nom ; lancez-le avec --origin et l’adresse que voient les navigateurs.
refused-too-fast = C’était trop rapide ; attendez un instant et réessayez.
refused-too-big = C’est trop gros ; on peut envoyer { $most } ko au plus.
refused-not-json = Il faut du JSON ici (application/json).
refused-too-deep = Cela ne peut pas être lu : les listes et les objets sont trop imbriqués.
refused-not-utf8 = Cela ne peut pas être lu : ce n’est pas de l’UTF-8.
refused-unreadable = Cela ne peut pas être lu : { $what }
refused-not-found = Il n’y a rien à cette adresse.
refused-method = Cette adresse n’accepte pas ce genre de demande.
refused-server = Quelque chose s’est mal passé sur le serveur ; réessayez.
refused-no-table = Cette table n’existe pas, ou vous ne pouvez pas la regarder.
refused-no-campaign = Cette campagne n’existe pas, ou vous n’y participez pas.
refused-not-a-campaign = Aucune campagne ne commence avec ces options.
refused-keep = Vous pouvez garder { $count ->
    [0] zéro carte
    [one] une carte
   *[other] { $count } cartes
} parmi celles qui sont montrées.
refused-campaign-over = Cette campagne est terminée.
refused-no-game = Ce jeu n’existe pas.
refused-no-lesson = Cette leçon n’existe pas.
refused-in-lesson = Dans une leçon, on ne reprend rien au-delà de « Annuler » ; recommencez-la plutôt.
refused-in-campaign = C’est un chapitre d’une campagne ; continuez depuis sa page.
refused-lesson = La leçon demande autre chose à présent.
refused-no-rule = Il n’y a pas de règle { $number }.
refused-no-link = Ce lien n’est plus valable ; demandez-en un nouveau.
refused-no-seat = Il ne reste aucune place libre à cette table.
refused-no-such-seat = Ce jeu n’a pas cette place.
refused-no-word = Ce n’est pas un mot du jeu.
refused-no-position = La partie n’a que { $last } choix.
refused-no-plate = Il n’y a rien à en dire.
refused-no-scene = Aucune scène ne commence à cet endroit.
refused-no-proposal = Rien n’est proposé pour le moment.
refused-proposal-pending = Autre chose est proposé ; répondez-y d’abord.
refused-stale = La table a avancé ; regardez à nouveau, puis choisissez.
refused-not-playing = Aucune partie n’est en cours à cette table.
refused-not-over = La partie n’est pas encore terminée.
refused-not-asked = Ce n’est pas à vous de décider en ce moment.
refused-not-yours = Cette place n’est pas la vôtre.
refused-not-seated = Vous n’avez pas de place à cette table.
refused-not-maker = Seule la personne qui a ouvert la table peut faire cela.
refused-not-absent = Il ne manque personne à cette place.
refused-not-away = Aucun robot ne joue à votre place.
refused-ends-there = La partie se termine là ; revenez d’abord de quelques choix.
refused-join-how = Donnez soit le jeton d’un lien, soit une table ouverte, pas les deux.
refused-too-many-seats = Avec ces options, ce jeu a { $count ->
    [one] une place
   *[other] { $count } places
}.
refused-too-many-tables = Vous avez { $count } tables non terminées ; finissez-en d’abord quelques-unes.
refused-too-many-bots = Vous avez { $count } tables non terminées où il n’y a que des robots ; laissez-en d’abord finir quelques-unes.
refused-too-long = Un enregistrement peut avoir { $most } choix au plus.
refused-records-full = Il n’y a plus de place pour d’autres enregistrements en ce moment ; réessayez un autre jour.
refused-level = Il n’y a pas de robot « { $level } » ; choisissez parmi : { $levels }.
refused-name = { $why ->
    [empty] Un nom a au moins un caractère.
    [long] Un nom a au plus { $most } caractères.
    [marks] Une lettre de ce nom porte trop d’accents.
    [scripts] Ce nom mêle des lettres d’écritures qui se ressemblent ; gardez-en une seule.
    [letter] Un nom ne peut pas finir comme la lettre d’une place ; la table l’ajoute elle-même.
    [parting] Un nom ne peut pas contenir « | ».
   *[unseen] Ce nom contient un caractère que personne ne voit ; retirez-le.
}
refused-field-name = Un nom a de 1 à 30 caractères.
refused-field-password = Un mot de passe a de 8 à 200 caractères.
refused-field-new = Un nouveau mot de passe a de 8 à 200 caractères.
refused-field-token = Ce lien est incomplet ; copiez-le en entier ou redemandez-le.
refused-name-taken = Ce nom est pris ; choisissez-en un autre.
refused-has-account = Vous avez déjà un compte.
refused-login = Ce nom et ce mot de passe ne correspondent pas.
refused-chat = Ce message est vide.
refused-no-account = Vous n’avez pas encore de compte ; créez-en un d’abord.
refused-password = Ce n’est pas votre mot de passe.
refused-recovery = Le nom et le code de secours ne vont pas ensemble, ou le code a déjà servi.
