# The page
loading = Un instant…
skip = Aller au contenu
skip-question = Aller à la question
skip-board = Aller au plateau
skip-hand = Aller à la main
no-server = Le serveur ne répond pas ({ $why }). Rechargez la page dans un instant.
lost-title = Rien ici
lost = Cette page n’existe pas.
to-lobby = Retour au salon
to-table = Retour à la table

# Who is here
language = Langue
your-name = Votre nom
theme = Couleurs
theme-auto = celles du système
theme-light = claires
theme-dark = sombres
look-large-text = Texte plus grand
look-high-contrast = Contraste élevé
look-patterns = Motifs pour les couleurs et les camps
animations = Montrer où les choses se passent
twice = Me demander confirmation avant ce qui est irrévocable ou coûte cher
account = Compte
account-help = Un nom et un mot de passe gardent vos places sur tous vos appareils. On peut jouer sans.
account-name = Nom
password = Mot de passe
make-account = Créer un compte
sign-in = Se connecter
sign-out = Se déconnecter
signed-in = Vous êtes maintenant { $name }.
new-password = Nouveau mot de passe
change-password = Changer le mot de passe
change-it = Changer
password-changed = Votre mot de passe est changé. La session est fermée partout ailleurs, et un code de secours d’avant ne fonctionne plus.
forgot-password = J’ai oublié mon mot de passe
forgot-help = Si vous avez créé un code de secours, il vous permet de choisir un nouveau mot de passe. Sans lui, personne ne peut vous laisser entrer.
recover = Enregistrer le nouveau mot de passe
recovered = La connexion est rétablie. Le code a servi ; vous pouvez en créer un autre ici.
recovery-code = Code de secours
make-code = Créer un code de secours
code-help = Si vous oubliez votre mot de passe, ce code permet d’en choisir un nouveau, une seule fois.
code-shown = Notez-le maintenant : il ne sera plus affiché.
code-there = Vous avez un code. Un nouveau le remplacera.
delete-account = Supprimer le compte
delete-help = Vous quittez toutes vos tables. Dans les parties en cours, un robot prend votre place ; une partie à deux est perdue. Les parties terminées restent, sans votre nom. Rien de cela ne peut être annulé.
delete-sure = Oui, supprimer mon compte

# The lobby
lobby = Salon
tagline = Des jeux de forêt dans votre navigateur. Prenez place.
more-options = Plus d’options
invited-to-watch = Vous pouvez regarder une table de { $game }.
games = Jeux
play-now = Jouer
starting = Mise en place…
set-up = Préparer une table
rules = Règles
my-games = Mes parties
no-games = Vous n’avez encore pris place à aucune table.
open-tables = Tables ouvertes
no-open = Aucune table n’attend de monde.
watch = Regarder
no-watch = Personne ne joue en public.
your-turn = À vous de jouer
phase-waiting = { $free ->
    [one] attend { $free } personne
   *[other] attend { $free } personnes
  }
phase-playing = tour { $turn }
phase-over = terminée
line-times = commencée le { $begun }, dernier coup le { $changed }
records = Enregistrements
upload-record = Ouvrir un enregistrement

# Learning
learn = Apprendre à jouer
learn-first = Première visite ? Chaque jeu a quelques courtes leçons à jouer : cinq à dix minutes, et vous savez comment il marche.
learn-game = Apprendre { $game }
learn-no = Non, merci
learn-about = { $count ->
    [one] Une courte leçon
   *[other] { $count } courtes leçons
  } à jouer, environ { $minutes } minutes en tout. Ce qu’il faut faire est dit et marqué ; rien ne peut mal tourner. Arrêtez-vous quand vous voulez et reprenez plus tard.
learn-done = { $done } sur { $count } terminées
learn-none = Il n’y a pas encore de leçons pour ce jeu.
lesson = Leçon
lesson-number = Leçon { $number } sur { $count }
lesson-step = Étape { $step } sur { $steps }
lesson-over = Cette leçon est terminée.
lesson-next = Leçon suivante
lesson-all = Toutes les leçons
lesson-play = Préparer une partie
lesson-begin = Commencer
lesson-go-on = Continuer
lesson-again = Encore une fois
lesson-done = terminée
minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }

# Campaigns
campaign = Campagne
campaigns = Campagnes
campaign-begin = Jouer une campagne
campaign-help = Une suite de parties à reprendre n’importe quel soir : après chaque victoire, l’autre camp commence plus fort, et tout le monde garde quelque chose de sa partie. Une partie perdue peut être retentée aussi souvent que vous voulez.
campaign-stands = Chapitres gagnés : { $won } sur { $length }.
campaign-playing = Le chapitre { $chapter } est en cours.
campaign-won = Le chapitre { $chapter } est gagné ! Choisissez ce que vous emportez dans le suivant.
campaign-lost = Le chapitre { $chapter } est perdu. Il peut être retenté tel qu’il a commencé, aussi souvent que vous voulez.
campaign-complete = Tous les chapitres sont gagnés : cette campagne est terminée.
campaign-waits = On attend : { $names }. Tant que vous attendez, vous pouvez changer votre choix.
campaign-impatient = Continuer sans attendre { $names }
campaign-go-on = Continuer
campaign-again = Retenter
campaign-choose = Choisissez ce que vous gardez
campaign-chapter = Campagne : chapitre { $chapter }
to-campaign = Vers la campagne
next-chapter = Vers le chapitre suivant
chapters = Chapitres
chapter-number = { $try ->
    [1] Chapitre { $chapter }
   *[other] Chapitre { $chapter }, essai { $try }
  }
chapter-won = gagné
chapter-lost = perdu
chapter-playing = en cours
keeps-what = { $role ->
    [none] { $name } garde
   *[other] { $name } ({ $role }) garde
  }
keeps-most = { $most ->
    [one] Une chose peut être gardée
   *[other] Jusqu’à { $most } choses peuvent être gardées
  }. Choix : { $count }.
keeps-nothing = Il n’y a rien à garder cette fois.
keep-and-go-on = Garder cela et continuer
keep-changed = Changer le choix
look-at = Regarder

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
played-by = Joué par
player-name = Qui la joue
add-seat = Ajouter une place
remove-seat = Retirer la place { $number }
surprise = Surprenez-nous
surprise-help = Le hasard choisit, comme le veulent les règles ; vous pouvez encore tout changer.
surprised = Le hasard a choisi. Regardez, et changez ce que vous voulez.
seats-mended = { $why } Les places ont donc été changées.
takes-minutes = Environ { $minutes } minutes
adds-minutes = +{ $minutes } min
by-name = Par leur nom
by-name-help = { $exact ->
    [yes] Choisissez-en { $most } vous-même.
   *[no] Choisissez-en jusqu’à { $most } vous-même.
  }
pick-things = { $option } : choisir par leur nom
pick-roles = Qui joue
roles-now = Choisi maintenant
roles-now-help = Choisissez avant la partie qui joue quoi.
roles-later = Choisi à la table
card-says = Ce que dit la carte
cannot = Pas maintenant : { $why }
look-there = Montrer où
pace = Rythme
pace-live = en direct
pace-async = un coup de temps en temps
watchers = Qui peut regarder
watch-nobody = personne
watch-link = les personnes qui ont le lien
watch-anyone = n’importe qui
start = Commencer
copy = Copier
copied = Copié
invited = Invitation
link-join = Inviter des joueurs
link-join-help = Envoyez ce lien aux personnes qui doivent jouer à { $game }. Elles l’ouvrent, disent leur nom et s’assoient{ $count ->
    [0] .
    [one] { " " }comme : { $free }.
   *[other] { " " }à l’une des places libres : { $free }.
  } Il sert autant de fois qu’il y a de places libres.
link-watch = Inviter des spectateurs
link-watch-help = Ce lien montre le plateau de { $game }, mais la main de personne, et ne permet pas de jouer.
link-local = Ces liens ne marchent que sur cette machine, car le serveur n’écoute personne d’autre. Pour que d’autres puissent venir, démarrez-le avec :
waiting-title = { $game } : on attend du monde
fill = La donner à un robot
fill-all = Compléter avec des robots et commencer
sit-down-as = Vous jouez sous le nom de { $name }.
links-elsewhere = Les liens ne sont affichés que dans le navigateur où ils ont été créés. Si vous les avez perdus, créez-en d’autres.
new-links-sure = Oui, créer de nouveaux liens
new-links-help = Les liens déjà envoyés ne marcheront plus. Appuyez encore une fois pour en créer d’autres.
usual-options = options habituelles
seat-named = Place { $seat }
free-link = libre, pour qui a le lien
free-open = libre pour tout le monde
this-seat = Je prends celle-ci
no-seat-left = Aucune place n’est plus libre à cette table.
invited-to = { $who ->
    [none] Une place vous attend à une table de { $game }.
   *[other] { $who } vous invite à une partie de { $game }.
  }
free-seat = libre
what-is = { $what } : { $value }
sit-down = Prendre la place

# The table
refused = Accès impossible
refused-why = { $code ->
    [4404] Cette table n’existe pas.
    [4429] Trop de fenêtres sont ouvertes à cette table. Fermez-en et rechargez la page.
   *[other] Cette table ne vous est pas ouverte. Demandez son lien.
  }
connection-lost = La connexion est perdue. Vous voyez le dernier état connu ; nouvel essai en cours.
sending = Envoi en cours…
waiting = Il manque encore quelqu’un. La partie commence d’elle-même dès que toutes les places sont prises.
new-links = Créer de nouveaux liens
hand-over = Passez l’appareil à : { $name }
who-plays = { $name } ({ $role })
i-am-here = Me voici
question = Question
trail = Choisi jusqu’ici
game-over = La partie est terminée.
nobody-asked = Personne n’a rien à décider en ce moment.
rule = Règle { $rule }
why-not = Pourquoi non ?
why-not-help = Choisissez n’importe quoi, sur le plateau ou dans la liste : vous verrez ce que c’est, ou pourquoi ce n’est pas possible maintenant.
back-to-here = Revenir avant ce choix
arm-chance = { $label }. Encore une fois pour confirmer : irrévocable
arm-reveal = { $label }. Encore une fois pour confirmer : irrévocable
arm-scene = { $label }. Encore une fois pour confirmer : irrévocable
arm-loss = { $label }. Encore une fois pour confirmer
foreseen-more = … et { $count } de plus.
board = Plateau
board-words = Le plateau en mots
walk-help = Les flèches parcourent ce qui se trouve ici : à gauche et à droite de l’un à l’autre, en bas vers ce qu’il contient, en haut pour revenir. Entrée le lit.
hand = Main
close = Fermer
cancel = Annuler
settings = Réglages
scene = Ce qui s’est passé ici
show-scene = Scène
recap = Ce que les autres ont fait
recap-short = Récit
recap-stop = Ne plus proposer
herald = À ne pas manquer
log-before = Avant le premier tour
log-earlier = Tours précédents : { $count }
guide = Pour une première partie
guide-next = Compris
guide-stop = Ne plus afficher
guide-start = Réexpliquer le jeu
no-reason = à peu près équivalent aux autres options
no-choice = la seule réponse possible
hint-why = Pourquoi : { $reasons }
hint-more = Pourquoi ?
hint-kept = C’est la suite de ce qui était conseillé.
only-answer = Vous n’avez rien à jouer ici. La question vous est posée quand même, pour que personne ne le remarque. Sous « Table », vous pouvez répondre d’avance à certaines de ces questions.
final = Irréversible
choice-kept = Votre choix est gardé et sera envoyé dès que possible.
notify-blocked = Le navigateur ne permet pas à cette page de vous prévenir. Ses réglages peuvent y remédier.
watched-by = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }
proposal-waiting = Les autres doivent encore accepter.
withdraw = Retirer
standing-in = un robot joue à sa place
undo = Annuler
hint = Conseil
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
no-points = Pas encore de points.
thinking = réfléchit…
to-act = décide
bot = robot
away = pas là
conceded = a abandonné
replace = Laisser jouer un robot
log = Ce qui s’est passé
beside = À côté du plateau
tab-boards = Plateaux
to-board = Montrer ce plateau : { $role }
show-board = Montrer ce plateau
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
rematch-ready = À la partie suivante
curve = Le cours de la partie
curve-table = Le même en tableau
moments = Les tournants
turn-number = Tour { $turn }
turn = Tour
next-game = Préparer une autre partie
replay = Relecture
download = Télécharger l’enregistrement
take-back = Demander à reprendre mon dernier choix
notify = Me prévenir quand c’est à moi
concede = Abandonner
concede-sure = Oui, abandonner cette partie
ask-concede = Abandonner cette partie ?
concession-ends = La partie est alors terminée, et perdue pour vous.
concession-bot = Un robot joue alors à votre place jusqu’à la fin ; vous ne pourrez pas revenir, mais vous pourrez regarder.
concession-done = Vous avez abandonné : un robot joue à votre place, et vous regardez.
leave = Quitter la table
leave-sure = Oui, quitter cette table
ask-leave = Quitter cette table ?
return = Me revoilà
order-ask = me demander chaque fois
zoom = Taille du plateau
zoom-in = Plus grand
zoom-out = Plus petit

# Regarder de près
hand-large = Votre main, en grand
inspector = Regarder de près
inspect-now = Ce que vous pouvez en faire maintenant
inspect-not = Pas maintenant
inspect-rules = Dans les règles
inspect-back = Retour
inspect-all = Ce qui se trouve ici
inspect-help = Cliquez sur une chose, maintenez-la ou appuyez sur I pour la lire.
inspect-then = Voici ce qu’il en était au moment qui est montré.
inspect-times = { $label } ×{ $count }
inspect-stopped = La suite n’est pas venue comme prévu : continuez à partir d’ici.
inspect-yours = L’étape suivante ne peut pas être annulée : à vous de la faire.

# Rules
rules-search = Chercher dans les règles
rules-card = Cartes
rules-landmark = Monuments
rules-hireling = Nomades
rules-ruling = Arbitrages
rule-card = C’est une carte.
rule-landmark = C’est un monument.
rule-hireling = C’est un nomade.
rule-ruling = C’est une décision de notre part ; le livret de règles n’en dit rien.
rule-page = Page { $page } du livret de règles
rule-ruled = Point de règle { $number } : { $heading }
rule-about = À propos de
rule-option = L’option « { $option } » permet de jouer autrement.
rule-differs = Différente dans : { $edition }
edition-changes = Ce qui change dans : { $edition }
rules-all = Toutes les règles
before = Précédente
above = Niveau supérieur
after = Suivante

# Replay
moment = Choix { $number } sur { $last }
turn-back = Tour précédent
turn-on = Tour suivant
step-back = Choix précédent
step-on = Choix suivant
run = Lecture
pause = Pause
speed = Vitesse
eyes = Vu par
eyes-open = la personne qui décide
eyes-public = le public
copy-moment = Copier le lien vers ce moment
continue-here = Continuer à partir d’ici contre des robots

# Comment ce qui se passe est montré
player = Ce qui se passe, pas à pas
player-round = Revoir ce qui s’est passé depuis votre dernier choix
player-again = Revoir à partir d’ici
player-back = Revenir à l’événement précédent
player-forth = Passer à l’événement suivant
player-now = Maintenant
player-skip = Passer ({ $count })
player-pace = Rythme de ce que font les autres
pace-once = d’un coup
pace-quick = vite
pace-calm = calmement
pace-step = pas à pas
