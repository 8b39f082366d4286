# The page
loading = Un instant…
skip = Aller au contenu
no-server = Le serveur ne répond pas ({ $why }). Rechargez la page dans un instant.
lost-title = Rien ici
lost = Cette page n’existe pas.
to-lobby = Vers le salon
to-table = Vers la table

# Who is here
language = Langue
your-name = Votre nom
theme = Couleurs
theme-auto = celles du système
theme-light = claires
theme-dark = sombres
animations = Montrer où les choses se passent
twice = Me redemander avant que le hasard décide ou que quelque chose soit révélé
account = Compte
account-help = Un nom et un mot de passe gardent vos places sur tous vos appareils. On peut jouer sans.
account-name = Nom
password = Mot de passe
make-account = Créer un compte
sign-in = Se connecter
sign-out = Se déconnecter
signed-in = Vous êtes maintenant { $name }.

# The lobby
lobby = Salon
tagline = Trois jeux de la forêt, dans le navigateur. Prenez place.
more-options = Plus d’options
invited-to-watch = Vous pouvez regarder une table de { $game }.
games = Jeux
play-now = Jouer
starting = Mise en place…
set-up = Préparer une table
rules = Règles
my-games = Mes parties
no-games = Vous n’êtes encore à aucune table.
open-tables = Tables ouvertes
no-open = Aucune table n’attend de joueurs.
watch = Regarder
no-watch = Personne ne joue en public.
your-turn = À vous
phase-waiting = { $free ->
    [one] attend un joueur
   *[other] attend { $free } joueurs
  }
phase-playing = tour { $turn }
phase-over = terminée
records = Parties notées
upload-record = Regarder une partie notée que vous avez

# Setting up
seats = Places
options = Options
level = Force
table = Table
who-me = moi
who-bot = un robot
who-link = quelqu’un qui a le lien
who-open = n’importe qui
seat-number = Place { $number }
played-by = Qui joue
add-seat = Ajouter une place
remove-seat = Retirer la place { $number }
pace = Rythme
pace-live = en direct
pace-async = un coup de temps en temps
watchers = Qui peut regarder
watch-nobody = personne
watch-link = qui a le lien
watch-anyone = n’importe qui
start = Commencer
link-join = Envoyez ce lien à qui doit jouer
link-watch = Envoyez ce lien à qui peut regarder
copy = Copier
copied = Copié
invited = Invitation
invited-to = Une place vous attend à une table de { $game }.
free-seat = libre
sit-down = S’asseoir

# The table
refused = Accès refusé
refused-why = { $code ->
    [4404] Cette table n’existe pas.
    [4429] Trop de fenêtres sont ouvertes à cette table. Fermez-en et rechargez la page.
   *[other] Cette table ne vous est pas ouverte. Demandez son lien.
  }
connection-lost = La connexion est perdue. Vous voyez le dernier état ; nouvel essai en cours.
waiting = Il manque encore quelqu’un. La partie commence d’elle-même dès que toutes les places sont prises.
new-links = Créer de nouveaux liens
hand-over = Passez l’appareil à { $name }.
i-am-here = Me voici
question = Question
trail = Choisi jusqu’ici
game-over = La partie est terminée.
nobody-asked = Aucune question n’est posée.
rule = Règle { $rule }
why-not = Pourquoi pas ?
why-not-help = Choisissez quoi que ce soit, sur le plateau ou dans la liste : on vous dit ce que c’est, ou pourquoi ce n’est pas possible maintenant.
back-to-here = Revenir avant ce choix
arm-chance = { $label } : au hasard de décider
arm-reveal = { $label } : pour de bon
foreseen-more = … et { $count } de plus
board = Plateau
hand = Main
close = Fermer
scene = Ce qui s’est passé là
show-scene = Scène
recap = Depuis votre dernier choix
recap-all = Tout le monde
recap-you = Vous
guide = Pour une première partie
guide-next = Compris
guide-stop = Plus d’explications
guide-start = Expliquer de nouveau le jeu
reason-for = pour :
no-reason = rien de particulier en sa faveur
reason-against = contre :
choice-kept = Votre choix est gardé, et envoyé dès que possible.
notify-blocked = Le navigateur ne permet pas à cette page de vous prévenir. Ses réglages peuvent y remédier.
watched-by = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }
proposal-waiting = Les autres doivent encore accepter.
withdraw = Retirer
standing-in = un robot remplace
undo = Annuler
hint = Conseil
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
no-points = Pas encore de points.
thinking = réfléchit…
to-act = doit jouer
bot = robot
away = absent
conceded = a abandonné
replace = Laisser jouer un robot
log = Ce qui s’est passé
beside = À côté du plateau
tab-boards = Plateaux
tab-log = Journal
tab-rules = Règles
tab-chat = Discussion
tab-table = Table
chat = Discussion
chat-say = Dire quelque chose
send = Envoyer
agree = Accepter
refuse = Refuser
rematch = Rejouer
replay = Revoir
download = Télécharger la partie
take-back = Demander à reprendre le dernier choix
notify = Me prévenir quand c’est à moi
concede = Abandonner
concede-sure = Oui, abandonner cette partie
leave = Quitter la table
leave-sure = Oui, quitter cette table
return = Me revoilà
standing-order-help = Une réponse donnée d’avance, pour que les autres n’attendent pas. Personne d’autre ne la voit.
order-ask = me demander chaque fois
zoom = Taille du plateau
zoom-in = Plus grand
zoom-out = Plus petit

# Rules
rules-search = Chercher dans les règles
rule-card = C’est une carte.
rule-ruling = C’est une décision de notre part, là où le livret se tait.
rule-page = Page { $page } du livret
rule-ruled = Point de règle { $number } : { $heading }
rule-about = De quoi il s’agit
rule-option = On peut en décider autrement, par l’option « { $option } ».
rule-differs = Différente dans : { $edition }
edition-changes = { $edition } : ce qu’elle change
rules-all = Toutes les règles
before = Précédente
above = Au-dessus
after = Suivante

# Replay
moment = Choix { $number } sur { $last }
turn-back = Tour précédent
turn-on = Tour suivant
step-back = Reculer
step-on = Avancer
run = Lancer
pause = Pause
speed = Vitesse
eyes = Vu par
eyes-open = qui doit répondre
eyes-public = qui regarde
copy-moment = Copier le lien vers ce moment
continue-here = Continuer d’ici contre des robots
