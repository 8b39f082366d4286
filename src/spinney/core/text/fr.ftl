seat-name = Place { $letter }
seat-role = { $role } ({ $name })
board-in-words = Le plateau en mots
question-barred = Ce qui ne peut pas être choisi maintenant

# Refus et retours en arrière

no-not-an-answer = « { $choice } » ne répond pas à cette question.
no-unasked = « { $chosen } » n’a rien à voir avec la question posée.
no-elsewhere-asked = La question posée porte sur un autre endroit.
undo-nothing = Il n’y a encore rien à annuler.
undo-over = La partie est terminée ; plus rien ne peut être annulé.
undo-other = Le dernier choix n’est pas le vôtre ; vous ne pouvez annuler que les vôtres.
undo-turn = C’est déjà à quelqu’un d’autre de décider ; ce choix ne peut plus être annulé.
undo-revealed = Quelque chose a été révélé ou pioché depuis ; ce choix ne peut plus être annulé.
lesson-else = Pour cette leçon, répondez par ce qui est marqué ; le reste viendra un autre jour.
final-chance = Ensuite, le hasard décide ; ce choix ne pourra plus être annulé.
final-reveal = Ensuite, quelque chose est révélé ou pioché ; ce choix ne pourra plus être annulé.
final-other = Ensuite, quelqu’un d’autre décide ; ce choix ne pourra plus être annulé.
final-scene = Ensuite, l’affrontement se joue ; ce choix ne pourra plus être annulé.
final-end = Ensuite, la partie est terminée.
told-also = { $before } ; { $clause }
left-undone = Il vous reste { $count ->
    [one] une action, qui serait perdue
   *[other] { $count } actions, qui seraient perdues
}.

# Mise en place et points

setup-option = { $option } : { $value }
setup-needs = « { $chosen } » ne va qu’avec « { $wanted } ».
setup-how-many = Choisissez-en { $wanted } par leur nom ({ $count } jusqu’ici).
points-before = Avant cette position

# Ce que la boîte ajoute

hard-0 = facile à apprendre
hard-1 = demande un peu de pratique
hard-2 = demande de la pratique
hard-3 = pour qui connaît déjà le jeu

# Une partie dans le terminal

cli-start = { $game }, graine { $seed }{ $options ->
    [none] .
   *[other] , { $options }.
}
cli-saving = Enregistrée après chaque choix dans { $file }. Tapez help pour voir ce que vous pouvez taper.
cli-hand-over = Passez le clavier à { $name }, puis appuyez sur Entrée.
cli-waiting = Décision en cours : { $name }.
cli-unknown = « { $typed } » n’est ni un numéro de la liste ni un mot du jeu. Tapez help pour voir ce que vous pouvez taper.
cli-saved = Enregistrée dans { $file }.
cli-leave =
    La partie est enregistrée. Pour continuer :
    { $command }
cli-finished =
    La partie est conservée dans { $file }. Pour la revoir :
    { $command }
cli-result = { $result ->
    [won] { $name } : victoire.
    [lost] { $name } : défaite.
   *[shared] { $name } : { $share } d’une victoire.
}
cli-help =
    3 ou owl     répondre par le numéro, le mot ou le nom d’une option
    Entrée       revoir le plateau et la question
    ?            la règle derrière la question, et ce qu’est chaque option
    ? owl        ce qu’est une chose, et ce que donnerait ce choix
    why owl      pourquoi une chose n’est pas possible, et selon quelle règle
    hint         ce que ferait un robot ici, et pourquoi
    undo         annuler votre dernier choix
    log          tout ce qui s’est passé
    score        les points de tout le monde, et leur origine
    rules mots   chercher une règle par son numéro ou par des mots
    save fichier enregistrer une copie ; la partie l’est toujours
    quit         partir ; la partie peut être reprise

# Pourquoi, et les règles

cli-possible = Possible : « { $name } » répond à cette question.
cli-impossible = Impossible : { $sentence }
cli-no-help = Il n’y a rien de plus à en dire.
cli-foreseen = Voici ce qui suivrait à coup sûr :
cli-no-score = Ce jeu ne compte pas de points.
cli-place = { $kind ->
    [card] carte
    [ruling] point de règle
   *[section] règle
}{ $page ->
    [none] { "" }
   *[other] , p. { $page }
}
cli-edition = { $edition } : { $told }
cli-ruling = Point de règle { $number } : { $heading }
cli-about = Sur { $number } : { $heading }
cli-option = Option { $option } : { $name }
cli-default = (par défaut)
cli-uncited = { $rule } n’est citée par aucun test : { $heading }
cli-unknown-citation = { $rule } est citée par un test, mais cette règle n’existe pas.
cli-all-cited = { $game } : chaque règle est citée par un test ({ $count }).

# Conseils

cli-hint-alike = Rien ne parle en faveur d’une option plutôt que d’une autre.
cli-hint-meaning = Le pourcentage est la chance de gagner, aux yeux d’un robot ; à côté, ce que l’option fait mieux que la suivante.
reason-rivals = freine les autres
reason-experience = a fait ses preuves dans de nombreuses parties
reason-end = termine la partie
reason-lost = perd la partie
reason-safe = ne perd pas aussitôt la partie
reason-but = mais « { $option } » { $reason }

# Niveaux de jeu

level-beginner = Débutant
    .help = Joue comme quelqu’un dans ses premières parties, et fait exprès des erreurs.
level-novice = Apprenti
    .help = Voit ce qui est proche, oublie le reste et se trompe encore de temps en temps.
level-steady = Régulier
    .help = Prend ce qui paraît le mieux sur le moment. Un adversaire à votre mesure une fois les règles connues.
level-strong = Fort
    .help = Regarde plus loin et laisse rarement passer une occasion.
level-best = Meilleur
    .help = Personne ne joue mieux ici ; cela prend un peu de temps.
level-time = { $seconds ->
    [0] Répond aussitôt.
    [1] Réfléchit une seconde au plus à chaque choix.
   *[other] Réfléchit jusqu’à { $seconds } secondes à chaque choix.
}
strength-first = Force { $rating } : la plus faible ici.
strength-above = Force { $rating } : { $won ->
    [0] ne fait presque jamais mieux que « { $below } »
    [5] vaut à peu près « { $below } »
    [10] fait mieux que « { $below } » dans presque chaque partie
   *[other] fait mieux que « { $below } » dans environ { $won } parties sur 10
}.
strength-alone = Force { $rating } : gagne { $won ->
    [0] à peine une partie
    [10] presque chaque partie
   *[other] environ { $won } parties sur 10
}.

# Robots

level-random = Hâtif
    .help = Joue n’importe quel choix permis, aussitôt et sans réfléchir.
level-greedy = Zélé
    .help = Prend ce qui paraît le mieux sur le moment. Rapide, et de bon niveau pour une première partie.
level-search = Patient
    .help = Réfléchit environ une seconde avant chaque décision.
level-expert = Expert
    .help = Joue chaque réponse prometteuse jusqu’au bout, de nombreuses fois. Seulement pour les jeux contre le hasard.
bots-else = Ou nommez une sorte de robot : { $bots }.
bot-kind = { $name } ({ $bot })

# Parties écrites

cli-step = { $number } sur { $total } ; Entrée pour continuer
cli-verified = { $file } : juste, { $choices } choix, position { $digest }

# Simulations

cli-playing = En cours
cli-simulated = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $game } par le robot { $bot }, graine { $seed }
cli-estimate = { $mean } % de victoires, intervalle à 95 % de { $low } à { $high }
cli-length = { $what ->
    [turns] Tours
   *[decisions] Décisions
}
cli-spread = { $mean } en moyenne, de { $min } à { $max }
cli-speed = Décisions par seconde

cli-match = { $count ->
    [one] Match gagné par { $names }.
   *[other] Match nul entre { $names }.
}
cli-total = Total

# L’arène

arena-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $game }, graine { $seed }, dans { $file }
arena-resumed = Reprise après { $done } des { $games } parties, gardées dans { $file }.
arena-interrupted = Arrêt après { $done } des { $games } parties. Elles sont gardées dans { $file } ; la même commande continue.
arena-bot = Robot
arena-games = Parties
arena-wins = Victoires, %
arena-interval = Intervalle à 95 %
arena-rating = Cote
arena-time = ms par choix
arena-forfeits = Forfaits
arena-seat = Place
arena-everybody = Ensemble
arena-turn = Tour
arena-turns = Tours
arena-score = Score
arena-plot = { $plot ->
    [wins] Victoires par place, intervalles à 95 %
    [scores] Score moyen, tour par tour
   *[lengths] Durée des parties
}
arena-drawn = Dessin : { $file }
arena-forfeited = { $bot } : { $count } choix par forfait : { $reason }
arena-why = { $why ->
    [crashed] le robot a échoué sur { $detail }
    [stalled] aucune réponse à temps
    [illegal] { $detail } n’est pas une des réponses possibles
    [ended] le programme s’est arrêté { $detail ->
        [none] { "" }
       *[other] ({ $detail })
    }
    [garbled] « { $detail } » n’est pas une réponse
    [flooded] le robot a écrit plus de { $detail } octets
   *[absent] le robot n’est plus interrogé après { $detail } échecs dans la partie
}

# L’apprentissage

train-played = Génération { $generation } : { $done } parties sur { $games } jouées, { $pace } par seconde
train-replayed = { $done } parties sur { $games } relues, { $pace } par seconde
train-fitted = Génération { $generation } : ajustement sur { $positions } positions en { $seconds } s, perte logarithmique { $loss }
train-judged = Génération { $generation } : { $done } parties sur { $games } jouées contre { $among }, { $pace } par seconde
train-gate = Génération { $generation } : { $share } % des victoires (intervalle à 95 % : { $low } à { $high } ; part égale : { $fair }) en { $games } parties contre { $among }
train-kept = Génération { $generation } : le réseau est gardé.
train-dropped = Génération { $generation } : le réseau n’est pas gardé.
train-done = { $games } parties en { $generations } générations. { $net ->
    [none] Aucun réseau n’est encore gardé.
   *[other] Dernier réseau gardé : { $net }
}
train-interrupted = Arrêt. Ce qui est joué est gardé dans { $folder } ; la même commande continue.
habits-played = { $done } parties jouées sur { $games }, { $pace } par seconde
habits-fitted = Ajusté à { $questions } questions : perte logarithmique { $loss }, et { $blank } sans habitudes
habits-written = Les habitudes : { $file }
habits-card = { $game }, quoi essayer d’abord : habitudes tirées de { $questions } questions en { $games } parties
train-gates = Victoires de chaque génération, intervalles à 95 %
train-generation = Génération
train-against = { $among ->
    [reasons] contre les raisons
   *[before] contre la génération précédente
}

# Les perspectives apprises

outlook-none = { $game } n’a pas de perspective apprise : ses robots suivent des raisons.
outlook-card = { $game }, apprise en { $games } parties et { $generations } générations
outlook-seats = Places
outlook-gate = { $bot } : { $share } % des victoires (intervalle à 95 % : { $low } à { $high } ; part égale : { $fair }) en { $games } parties parmi { $among }
outlook-elsewhere = Dans les autres configurations, les robots suivent des raisons.
outlook-unused = { $bot } suit des raisons : { $why }.
outlook-missing = { $game } n’a pas de perspective apprise
outlook-other-seats = la perspective n’a pas été apprise avec { $count ->
    [one] une place
   *[other] { $count } places
}
outlook-other-option = la perspective n’a pas été apprise avec { $option } = { $value }

# A chain of games

cli-campaign-chapter = Chapitre
cli-campaign-outcome = Issue
cli-campaign-opposed = Face à vous
cli-campaign-state = { $outcome ->
    [won] gagné
    [lost] perdu
   *[playing] en cours
}
cli-campaign-begins = Chapitre { $chapter } sur { $length }. { $opposed }.
cli-campaign-keep = { $most ->
    [one] { $name } : laquelle de ces choses gardez-vous pour le prochain chapitre ? Tapez son numéro, ou seulement Entrée pour aucune.
   *[other] { $name } : lesquelles de ces choses gardez-vous pour le prochain chapitre, { $most } au plus ? Tapez leurs numéros séparés par des espaces, ou seulement Entrée pour aucune.
}
cli-campaign-keep-wrong = { $most ->
    [one] Tapez un numéro de la liste, ou seulement Entrée.
   *[other] Tapez au plus { $most } numéros différents de la liste séparés par des espaces, ou seulement Entrée.
}
cli-campaign-won = Le prochain chapitre est prêt. Continuez avec : { $command }
cli-campaign-lost = Ce chapitre est perdu. Retentez-le avec : { $command }
cli-campaign-left = Votre campagne est enregistrée. Continuez avec : { $command }
cli-campaign-complete = Tous les chapitres sont gagnés : cette campagne est terminée.
