# Ce que dit le client web, en plus des mots des jeux.

## Everywhere

web-parlour = Parlour
web-skip = Aller au contenu
web-home = Retour à l’accueil
web-lost = Il n’y a rien à cette adresse.
web-loading = Un instant…
web-no-server = Le serveur est injoignable pour l’instant ; réessayez dans un moment.
web-close = Fermer
web-labelled = { $label } : { $text }
web-proposed = { $count ->
    [one] { $names } propose : { $answer }.
   *[other] { $names } proposent : { $answer }.
}
web-proposed-own = Vous proposez : { $answer }.
web-decline = Non, on continue
web-compose = Composer un niveau
web-locked = verrouillé
web-unlock = Débloquer
web-unlock-about = En tant qu’hôte, autoriser ce que personne à cette table n’a encore débloqué (règle maison).
web-unlock-play = Débloquer en tant qu’hôte et jouer
web-progress = Niveaux gagnés : { $game }
web-progress-open = pas encore
web-progress-won = { $alone ->
    [0] à plusieurs : { $together }
   *[other] { $together ->
        [0] en solo : { $alone }
       *[other] en solo : { $alone }, à plusieurs : { $together }
    }
}
web-progress-all = Vous avez tout débloqué.
web-cancel = Annuler
web-yes = Oui
web-no = Non
web-rules = Règles
web-settings = Réglages
web-scores = Meilleurs scores
web-watcher = Un spectateur

## The parlour

web-hero = Prenez place.
web-hero-about = Des jeux de société entre amis, pour une soirée ou pour une heure tranquille contre un robot. Aucun compte nécessaire.
web-games = Jeux
web-players = { $least } à { $most } joueurs
web-minutes = environ { $minutes } minutes
web-play-now = Jouer
web-new-table = Nouvelle table
web-continue = Vos parties
web-your-turn = À vous de jouer
web-waiting-for-players = en attente de joueurs
web-join = Rejoindre avec un code
web-join-about = Quatre lettres reçues de votre hôte, ou le lien entier
web-join-go = Rejoindre
web-open-tables = Tables ouvertes
web-open-none = Aucune table publique n’attend pour l’instant.
web-open-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-watch = Regarder

## Your name

web-name = Votre nom
web-name-title = Comment vous appelez-vous ?
web-name-about = Les autres joueurs verront ce nom.
web-name-done = Prendre place

## Gathering

web-seats = Places
web-seat-open = Place libre
web-seat-number = Place n° { $number }
web-sit = S’asseoir ici
web-sit-too = Jouer aussi cette place
web-stand = Se lever
web-bot = Ajouter un robot…
web-bots-more = Robots pour expérimenter…
web-bots-other = Pour expérimenter
web-add-bot = Un robot à la place { $number }
web-remove = Retirer
web-fewer-seats = Retirer une place
web-more-seats = Ajouter une place
web-ready = prêt
web-not-ready = pas encore prêt
web-absent = absent
web-ready-go = Je suis prêt
web-ready-undo = Finalement, pas encore
web-origin = Cette table reprend une partie antérieure à l’étape { $at } ; ses places et ses options ne changent plus.
web-wait-seats = La partie commence quand toutes les places sont prises et que chacun est prêt. Un robot peut occuper une place libre.
web-wait-ready = On attend encore : { $names }.
web-wait-you = La partie commence dès que vous êtes prêt.
web-wait-you-and = La partie commence quand vous et { $names } êtes prêts.
web-wait-alone = Pour jouer en solo, retirez les places libres.
web-recovery = Garder un lien vers votre place
web-recovery-about = Il permet de reprendre votre place sur un autre appareil. Gardez-le pour vous.
web-invite = Inviter
web-invite-about = Donnez ce code ou ce lien à vos amis. Il mène à la table ; chacun y choisit sa place.
web-invite-loopback = Seul cet ordinateur peut ouvrir ce lien. Les téléphones de votre réseau peuvent rejoindre la table si vous démarrez le serveur ainsi :
web-invite-offline = Seul cet ordinateur peut ouvrir ce lien. Connectez-le à un réseau pour que les téléphones puissent rejoindre la table.
web-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-qr = Code QR qui mène à cette table
web-screen = Faire de cet appareil l’écran de la table
web-screen-about = Scannez le code avec votre téléphone et prenez place. Cet écran montre le plateau public.
web-screen-frees = Cela libère votre place ; prenez-en une avec votre téléphone.
web-screen-lobby = Places et options
web-public = Afficher cette table sur l’accueil
web-options = Options de la partie
web-hints = Conseils
web-hints-about = Un robot vous dit ce qu’il jouerait à votre place, et pourquoi. Le journal indique qui a demandé, pas le conseil donné. Normalement permis tant qu’une seule personne joue.
web-hints-on = permis
web-hints-off = pas de conseils
web-clock = Pendule
web-clock-none = sans pendule
web-clock-move = { $time } par coup
web-clock-match = { $time } chacun
web-clock-match-more = { $time } chacun, plus { $more } par coup
web-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-clock-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-clock-late = Quand le temps est écoulé
web-clock-late-bot = un robot joue à votre place
web-clock-late-pause = la partie est en pause
web-hook = Webhook de tour
web-hook-about = Quand c’est au tour d’un joueur absent, le serveur envoie un message JSON (POST) à cette adresse. Personne d’autre ne la voit.
web-hook-set = Une adresse est enregistrée.
web-hook-save = Enregistrer
web-hook-clear = Retirer
web-seal = Donne vérifiable
web-seal-about = Avant que quiconque soit prêt, le serveur s’est engagé sur le secret de la donne ; en voici l’empreinte. Chaque joueur y ajoute du hasard ({ $added } pour l’instant), et après la partie chacun peut vérifier chaque carte.

## Playing

web-decision = Votre décision
web-players-title = Joueurs
web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-turn = joue
web-thinks = réfléchit
web-waits = a joué
web-has-answered = a décidé
web-bot-stands-in = remplacé par un robot
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
web-given = Votre choix : { $answer }.
web-sending = Envoi : { $answer }…
web-waiting-for = On attend { $names }.
web-waiting-away = { $count ->
    [one] On attend { $names }, qui n’est pas là.
   *[other] On attend { $names }, qui ne sont pas là.
}
web-waiting-many = En attente de { $count } joueurs.
web-over = La partie est terminée.
web-choose = { $count } choix…
web-answer = Valider
web-what = Qu’est-ce que c’est ?
web-about-tour = Ce qu’il y a sur le plateau
web-about-before = Précédent
web-about-next = Suivant
web-hint = Conseil
web-hint-about = Que jouerait un robot ici, et pourquoi ?
web-hint-answer = { $answer } :
web-hint-none = Pas maintenant :
web-ahead = Passer automatiquement cette manche
web-ahead-about = Quand seul un Livre pourrait servir, vous passez automatiquement. Vous pouvez encore changer cette réponse, ou désactiver le passage automatique.
web-take-back = Reprendre le coup
web-take-back-ask = Demander à reprendre le coup
web-watching = spectateur
web-link-connecting = connexion
web-link-connected = connecté
web-link-reconnecting = reconnexion…
web-link-offline = hors ligne
web-away = Un robot joue pour vous jusqu’à ce que vous repreniez votre place.
web-come-back = Reprendre ma place
web-leave = Laisser un robot jouer pour { $name }
web-leave-own = Laisser un robot jouer pour moi
web-reclaim = Je suis { $name } : redemander ma place
web-menu = Menu
web-panel = Journal, discussion et règles
web-panel-open = Journal
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-why = pourquoi ?
web-chat = Discussion
web-chat-empty = Aucun message pour l’instant.
web-chat-gone = Les messages précédents ont disparu : c’est un jeu de mémoire.
web-chat-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
web-chat-write = Écrire un message
web-chat-send = Envoyer
web-rules-search = Chercher dans les règles
web-rules-show = Montrer
web-rules-all = Toutes les règles
web-rules-printed = Règles du livret
web-rules-rulings = Nos décisions
web-rules-ruling = Notre décision
web-answers = Vos choix
web-board-in-words = Le plateau en mots
web-late = temps écoulé
web-late-answered = { $seat } : temps écoulé, un robot a répondu à votre place.
web-paused = Temps écoulé ; la partie est en pause.
web-vote = Au vote
web-vote-undo = { $by } voudrait reprendre un coup. D’accord ?
web-vote-seat = { $name } demande la place de { $seat }. D’accord ?
web-vote-bot = Laisser un robot jouer pour { $seat } ?
web-vote-swap = Laisser { $bot } jouer désormais à la place de { $seat } ?
web-vote-practice = { $by } propose de s’entraîner à mains ouvertes : chacun voit toutes les mains, et la partie ne comptera pas. D’accord ?
web-vote-seat-own = Vous avez demandé la place de { $seat }.
web-vote-undo-own = Vous avez demandé à reprendre un coup.
web-vote-practice-own = Vous avez proposé de s’entraîner à mains ouvertes.
web-vote-bot-own = Vous avez proposé qu’un robot joue pour { $seat }.
web-vote-swap-own = Vous avez proposé que { $bot } joue à la place de { $seat }.
web-vote-waits = { $count ->
    [one] Il manque encore une réponse.
   *[other] Il manque encore { $count } réponses.
}
web-curtain = Passez l’appareil
web-curtain-about = Donnez l’appareil au joueur suivant. Lui seul doit continuer.
web-curtain-lift = Je suis { $name }

## The end

web-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } partagent la victoire !
}
web-won-together = { $count ->
    [one] Vous avez gagné !
   *[other] Vous avez gagné ensemble !
}
web-lost-together = Pas cette fois. On recommence ?
web-solo = { $score ->
    [one] Vous terminez avec { $score } point.
   *[other] Vous terminez avec { $score } points.
}
web-rematch = Rejouer
web-rematch-change = Changer les réglages
web-rematch-waiting = La prochaine partie est prête.
web-rematch-same = Les réglages sont les mêmes.
web-rematch-changed = Cette fois : { $options }.
web-you-won = Vous avez gagné !
web-points-from = D’où viennent les points
web-rematch-go = Aller à la nouvelle table
web-replay = Revoir
web-record = Télécharger la partie
web-check = Vérifier le tirage
web-check-ok = Vérifié : chaque coup et chaque carte sont corrects.
web-check-ok-moves = Chaque coup est correct ; l’enregistrement ne contient pas le secret de la donne.
web-check-sealed-ours = Scellé par ce serveur (clé { $key }) : rien n’a changé dans l’enregistrement depuis la fin de la partie.
web-check-sealed-signed = Scellé par un autre serveur (clé { $key }) : rien n’a changé depuis la fin de la partie, si cette clé est bien la sienne.
web-check-sealed-none = Non scellé : rien ne prouve que l’enregistrement est tel que son serveur l’a écrit.

## Replays

web-step = Étape
web-step-first = Début
web-step-back = Une étape en arrière
web-step-play = Lecture automatique
web-step-on = Une étape en avant
web-step-last = Fin
web-eyes = Vue
web-eyes-nobody = spectateur
web-branch = Jouer à partir d’ici

## Scores

web-score = Points
web-place = Rang
web-date = Jour
web-scores-none = Rien encore : terminez une partie et elle s’affichera ici.
web-result = Résultat
web-seats-count = { $count ->
    [1] seul
   *[other] { $count } joueurs
}
web-hinted = avec conseils
web-not-best = ne compte pas comme meilleur score : coup annulé par vote, partie reprise d’un enregistrement, ou robot aux commandes à la fin

## Campagnes

web-campaign = Campagne
web-campaigns = Vos campagnes
web-campaign-about = Plusieurs parties entre les mêmes personnes, départagées par le total des EP ou par les victoires. À convenir maintenant : c’est fixé après la première partie.
web-campaign-play = Jouer une campagne
web-campaign-game = Partie { $number }
web-campaign-fewer = Retirer la partie { $number }
web-campaign-more = Ajouter une partie
web-campaign-own = Ajouter un scénario personnel par son code :
web-campaign-measure = Qu’est-ce qui départage ?
web-campaign-ep = Total des EP
web-campaign-victories = Victoires
web-campaign-by-ep = Le plus grand total d’EP l’emporte.
web-campaign-by-victories = Le plus de victoires l’emporte.
web-campaign-at = Partie { $number } sur { $total }
web-campaign-progress = { $done ->
    [one] { $done } partie jouée sur { $total }.
   *[other] { $done } parties jouées sur { $total }.
}
web-campaign-over = La campagne est terminée.
web-campaign-next = Partie suivante : { $scenario }
web-campaign-restart = Recommencer la campagne
web-campaign-table = Campagne à la table { $table }
web-player = Joueur

## Settings

web-save = Enregistrer
web-saved = Enregistré
web-auto = Système
web-language = Langue
web-theme = Thème
web-theme-light = Clair
web-theme-dark = Sombre
web-motion = Animations
web-motion-full = Complètes
web-motion-calm = Réduites
web-motion-none = Aucune
web-contrast = Contraste élevé
web-sound = Sons
web-sound-on = Activer le son
web-sound-off = Couper le son
web-confirm = Confirmer chaque coup
web-help = Aide
web-help-what = Afficher « Qu’est-ce que c’est ? » près des décisions
web-help-names = Afficher les noms au survol, à l’appui long ou au focus
web-help-tips = Afficher une astuce pour les décisions nouvelles
web-help-tips-again = Revoir les astuces

## Keys

web-keys = Raccourcis clavier
web-key-board = aller au plateau
web-key-decision = aller à la décision
web-key-arrows = se déplacer sur le plateau
web-key-enter = choisir
web-key-escape = annuler le choix
web-key-undo = reprendre le coup
web-key-hint = un conseil
web-key-what = expliquer la décision
web-key-names = nommer ce qu’il y a sur le plateau
web-key-next = suite (dans une leçon)
web-key-log = le journal
web-key-chat = la discussion
web-key-rules = les règles
web-key-help = afficher ces touches

## Leçons

web-learn = Apprendre
web-learn-game = Apprendre à jouer : { $game }
web-learn-about = De courtes leçons à une vraie table, avec un guide. Partez quand vous voulez : vous reprendrez où vous en étiez.
web-learn-all = Toutes les leçons
web-learn-lesson = leçon
web-learn-minutes = Environ { $minutes } minutes
web-learn-last = Votre dernier coup
web-learn-step = étape { $at } sur { $of }
web-learn-done = terminée
web-learn-start = Commencer
web-learn-go-on = Reprendre
web-learn-again = Refaire
web-learn-next = Suite
web-learn-leave = Partir
web-learn-fold = Masquer le guide
web-learn-play = Jouer une vraie partie
web-learn-following = Leçon suivante
web-coach = Votre guide

## Expliquer le jeu aux autres

web-teach = J’explique le jeu
web-teach-stop = Ne plus expliquer
web-teaching = Explications
web-teaching-you = Vous expliquez le jeu
web-teaching-by = { $name } explique le jeu
web-teaching-over = Plus personne n’explique le jeu
web-teach-point = Montrer
web-teach-point-about = Passez sur le plateau, ou laissez-y le doigt : tout le monde voit où. Un clic met en évidence, sans rien jouer. Échap pour arrêter.
web-teach-light = Mettre en évidence
web-teach-light-none = Mettre en évidence…
web-teach-sheet = Fiche d’explication
web-teach-sheet-none = Fiche…
web-teach-before = La partie précédente
web-teach-after = La partie suivante
web-teach-away = Fermer la fiche pour tous
web-teach-fold = Fermer pour moi seulement
web-pointed = { $name } montre { $thing }.
web-pointed-away = { $name } montre { $thing }, qui n’est pas sur votre écran en ce moment.
web-pointed-of = { $name } montre { $thing } ({ $owner }).
web-hands-ask = Mains ouvertes…
web-hands-about = Tous les joueurs sont consultés. Si tous acceptent, chacun voit toutes les mains, et la partie ne comptera pas, même si les mains sont cachées de nouveau.
web-hands-ask-all = Demander à tous
web-hands-open = Entraînement à mains ouvertes : la partie ne comptera pas.
web-hands-closed = Entraînement : la partie ne comptera pas.
web-hands-close = Cacher les mains
web-hands-view = Voir comme
web-hands-own = Ma vue
web-hands-of = Vue de { $name }
web-hands-seeing = Vous voyez la table comme { $name }.
web-spot-place = la case { $place }
web-spot-decision = la décision
web-spot-players = les joueurs

## What is being shown, and how fast

web-pace = Rythme
web-pace-calm = Posé
web-pace-normal = Normal
web-pace-brisk = Vif
web-pace-off = Aucun (directement le résultat)
web-pace-now-calm = Rythme : posé
web-pace-now-normal = Rythme : normal
web-pace-now-brisk = Rythme : vif
web-pace-now-off = Rythme : directement le résultat
web-film-skip = Passer
web-film-watch = Revoir
web-film-recap =
    { $lines ->
        [one] Il s’est passé une chose pendant votre absence.
       *[other] Il s’est passé { $lines } choses pendant votre absence.
    }
web-key-skip = passer ce qui est montré
web-key-pace = changer de rythme
web-press-roll = Lancer
web-press-roll-ask = À vous de lancer les dés
web-volume = Volume sonore
web-notices = Me prévenir quand c’est mon tour et que la page est masquée
web-notices-blocked = Votre navigateur bloque les notifications de ce site ; autorisez-les d’abord dans ses réglages.
web-notices-offer = Votre tour est venu sans que vous le voyiez. Recevoir une notification la prochaine fois ?
web-bots-pace = Rythme des robots
web-bots-pace-relaxed = posé
web-bots-pace-normal = normal
web-bots-pace-instant = immédiat
web-bots-pace-about = Les robots attendent que chacun ait vu ce qui s’est passé, puis prennent un instant.
web-own-code = Vous avez un code ? Collez-le ici :

## Venir et partir

web-guest-name = Nom du deuxième joueur
web-free-seat = Libérer cette place
web-close-table = Fermer cette table…
web-close-table-sure = La table se ferme pour tout le monde, sans résultat.
web-close-table-vote = Les autres sont consultés. Si tous sont d’accord, la partie s’arrête sans résultat.
web-close-table-yes = Fermer la table
web-leave-table = Quitter (un robot joue à votre place)
web-hide-table = Retirer de ma liste
web-table-closed = Cette table a été fermée avant la fin de la partie.
web-table-hide = Retirer de ma liste
web-table-show = Remettre dans ma liste
web-tables-more = { $count ->
    [one] Une autre table
   *[other] { $count } autres tables
}
web-tables-hidden = { $count ->
    [one] Une table masquée
   *[other] { $count } tables masquées
}
web-vote-close = { $by } veut fermer cette table sans résultat. Êtes-vous d’accord ?
web-vote-close-own = Vous avez demandé à fermer cette table.
web-settings-back = Retour à la table
web-help-explain = Expliquer les règles : afficher « pourquoi ? » et les numéros de clause à chaque ligne
web-faces = Réactions
web-faces-shown = Afficher les réactions des autres
web-face-smile = Sourire
web-face-laugh = Rire
web-face-cheer = Hourra !
web-face-wow = Waouh !
web-face-think = Hum…
web-face-sad = Oh non !
web-undo-cost = Reprendre le coup ? Le tirage sera refait, et cette partie ne comptera pas comme meilleur score.
web-undo-cost-asked = Demander à tous ? Le tirage sera refait, et cette partie ne comptera pas comme meilleur score.
web-agree-with = D’accord avec { $names }
web-rules-contents = Sommaire
web-rules-sheet-about = Première partie ? La fiche explique le jeu en images.

## La page du résultat

web-own-result = { $score ->
    [one] Vous terminez en position { $place } sur { $seats }, avec { $score } point.
   *[other] Vous terminez en position { $place } sur { $seats }, avec { $score } points.
}
web-lead = { $points ->
    [one] { $name } l’emporte d’un point.
   *[other] { $name } l’emporte de { $points } points.
}
web-sum = Total
web-curve = Le fil de la partie
web-curve-line = { $name } : de { $from } à { $to }.
web-best-first = Votre premier résultat avec ces réglages.
web-best-new = Nouveau record personnel ! Avant : { $best }.
web-best-level = Vous égalez votre record : { $best }.
web-best-below = Votre record : { $best }.
web-best-wins = Avec ces réglages : { $won } victoires sur { $played }.
web-next-level = Niveau suivant
web-next-level-who = { $name }, qui a créé la table, peut passer au niveau suivant.
web-next-level-host = La personne qui a créé la table peut passer au niveau suivant.
web-harder = Plus difficile
web-watch-again = Revoir la partie
web-same-deal = La même donne avec un robot à votre place
web-same-deal-own = Vous
web-same-deal-won = gagné
web-same-deal-lost = perdu
web-same-deal-waiting = Les robots jouent encore…

web-analyse = Analyser
web-share = Partager
web-share-link = Lien vers cette partie
web-share-picture = Enregistrer l’image

web-campaign-won = { $count ->
    [one] { $names } remporte la campagne !
   *[other] { $names } remportent la campagne ensemble !
}
web-campaign-leads = { $count ->
    [one] { $names } mène la campagne.
   *[other] { $names } mènent la campagne à égalité.
}
web-campaign-tie-ep = Égalité au total des EP : le plus de victoires départage.
web-campaign-tie-victories = Égalité aux victoires : le total des EP départage.
web-campaign-tie-both = Égalité aux EP et aux victoires : la première place est partagée.
web-scores-against = Contre
web-scores-with = Avec
web-scores-others = { $count ->
    [one] Une autre partie
   *[other] { $count } autres parties
}
web-scores-no-best = Pas encore de victoire.

## Puzzles

web-puzzles = Problèmes
web-puzzles-game = { $game } : problèmes
web-puzzles-about = Trouvez la réponse nettement meilleure dans une position tirée d’une partie entre robots.
web-puzzle = Problème { $number } sur { $count } ({ $grade ->
    [1] facile
    [2] moyen
   *[3] difficile
})
web-puzzle-you = Vous êtes { $seat }.
web-puzzle-right = Exact : { $answer }.
web-puzzle-wrong = Pas tout à fait : il y a mieux que « { $answer } ».
web-puzzle-best = La réponse nettement meilleure : { $answer }.
web-puzzle-show = Voir la solution
web-puzzle-next = Problème suivant
web-puzzle-again = Réessayer
web-puzzle-solved = résolu
web-puzzles-none = Il n’y a pas encore de problèmes pour ce jeu.

## Reviewing a finished match together

web-review = Revoir la partie pas à pas
web-review-together = Revoir ensemble
web-review-step = Étape { $step } sur { $last }
web-review-set = La table est mise en place.
