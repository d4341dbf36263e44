# Ce que dit le client web, en plus des mots des jeux.

## Everywhere

web-parlour = Parlour
web-skip = Aller au contenu
web-home = Retour au salon
web-lost = Il n’y a rien à cette adresse.
web-loading = Un instant…
web-no-server = Le serveur est injoignable pour l’instant ; réessayez dans un moment.
web-close = Fermer
web-proposed = Proposé par { $names } : { $answer }.
web-proposed-own = Vous proposez : { $answer }.
web-decline = Non, on continue
web-compose = Composer un niveau
web-locked = verrouillé
web-unlock = Débloquer
web-unlock-about = En tant qu’hôte, proposer ce que personne à cette table n’a encore gagné.
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
web-progress-all = Tout vous est ouvert.
web-cancel = Annuler
web-yes = Oui
web-no = Non
web-rules = Règles
web-settings = Réglages
web-scores = Meilleurs scores
web-watcher = Quelqu’un qui regarde
web-bot-name = { $bot ->
    [greedy] Robot gourmand
    [random] Robot hasardeux
    [search] Robot réfléchi
    [team] Robot d’équipe
   *[other] Robot { $bot }
}

## The parlour

web-hero = Prenez place.
web-hero-about = Des jeux de société entre amis, pour une soirée ou pour une heure tranquille contre un robot. Aucun compte nécessaire.
web-games = Jeux
web-players = { $least } à { $most } joueurs
web-minutes = { $game ->
    [kokoro] environ 20 minutes
    [cocoons] environ 25 minutes
    [chocobo] environ 45 minutes
   *[other] environ 60 minutes
}
web-play-now = Jouer maintenant
web-new-table = Nouvelle table
web-continue = Vos tables
web-your-turn = À vous de jouer
web-gathering = en attente de joueurs
web-join = Rejoindre avec un code
web-join-about = Quatre lettres reçues de votre hôte, ou le lien entier
web-join-go = Rejoindre
web-open-tables = Tables ouvertes
web-open-none = Aucune table publique n’attend pour l’instant.
web-open-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-watch = regarder

## Your name

web-name = Votre nom
web-name-title = Comment vous appeler ?
web-name-about = Les autres joueurs verront ce nom.
web-name-done = Prendre place

## Gathering

web-seats = Places
web-seat-open = Place libre
web-seat-number = Place n° { $number }
web-sit = S’asseoir ici
web-sit-too = Jouer aussi ici
web-stand = Se lever
web-bot = Ajouter un robot…
web-add-bot = Un robot à la place { $number }
web-bot-about = un robot, toujours prêt
web-remove = Retirer
web-fewer-seats = Une place de moins
web-more-seats = Une place de plus
web-ready = prêt
web-not-ready = pas encore prêt
web-absent = absent
web-ready-go = Je suis prêt
web-ready-undo = Attendez, pas encore
web-origin = Cette table reprend une partie antérieure à l’étape { $at } ; ses places et ses options restent telles quelles.
web-wait-seats = La partie commence quand toutes les places sont prises et que chacun est prêt. Un robot peut occuper une place libre.
web-wait-ready = On attend encore : { $names }.
web-recovery = Garder un lien vers votre place
web-recovery-about = Il permet de reprendre votre place sur un autre appareil. Gardez-le pour vous.
web-invite = Inviter
web-invite-about = Donnez ce code ou ce lien à vos amis. Il mène à la table ; chacun y choisit sa place.
web-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-qr = Code QR qui mène à cette table
web-screen = Faire de cet appareil l’écran de la table
web-screen-about = Scannez le code avec votre téléphone et prenez place. Cet écran montre le plateau public.
web-public = Montrer cette table dans le salon
web-options = Options de la partie
web-hints = Conseils
web-hints-about = Un robot dit ce qu’il répondrait avec ce que vous voyez, et pourquoi. Le journal dit qui a demandé, pas ce qui a été dit. D’habitude permis tant qu’une seule personne joue.
web-hints-on = permis
web-hints-off = pas de conseils
web-clock = Temps
web-clock-none = sans pendule
web-clock-move = { $time } par coup
web-clock-match = { $time } chacun
web-clock-match-more = { $time } chacun, { $more } de plus par coup
web-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-clock-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-clock-late = Quand le temps est écoulé
web-clock-late-bot = un robot répond
web-clock-late-pause = la table attend
web-hook = Avis de tour
web-hook-about = Quand c’est à quelqu’un d’absent de jouer, le serveur envoie un message (JSON, par POST) à cette adresse. Personne d’autre ne la voit.
web-hook-set = Une adresse est enregistrée.
web-hook-save = Enregistrer
web-hook-clear = Retirer
web-seal = Tirage scellé
web-seal-about = Le serveur s’est engagé sur son secret avant que quiconque soit prêt ; en voici l’empreinte. Chaque joueur y ajoute son propre hasard ({ $added } pour l’instant), et après la partie chacun peut vérifier chaque carte.

## Playing

web-decision = Votre décision
web-players-title = Joueurs
web-turn = doit jouer
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
web-given = Décidé : { $answer }.
web-sending = Envoi : { $answer }…
web-waiting-for = On attend { $names }.
web-waiting-many = En attente de { $count } joueurs.
web-over = La partie est terminée.
web-choose = { $count } choix…
web-answer = Valider
web-what = Qu’est-ce que c’est ?
web-about-tour = Les choses du plateau
web-about-before = La chose précédente
web-about-next = La chose suivante
web-hint = Conseil
web-hint-about = Que répondrait un robot ici, et pourquoi ?
web-hint-answer = { $answer } :
web-hint-none = Pas de réponse :
web-ahead = Continuer sans moi cette manche
web-ahead-about = Là où seul un Livre pourrait servir, « Continuer » est répondu pour vous ; vous pouvez changer cette réponse, ou revenir là-dessus.
web-take-back = Reprendre
web-take-back-ask = Demander à reprendre
web-watching = spectateur
web-link-connecting = connexion
web-link-connected = connecté
web-link-reconnecting = reconnexion…
web-link-offline = hors ligne
web-away = Un robot joue pour vous jusqu’à ce que vous repreniez votre place.
web-come-back = Reprendre ma place
web-leave = Laisser un robot jouer pour { $name }
web-reclaim = Je suis { $name } : demander ma place
web-menu = Menu
web-panel = Journal, discussion et règles
web-panel-open = Journal
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-why = pourquoi ?
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
web-chat-write = Dire quelque chose
web-chat-send = Envoyer
web-rules-search = Chercher dans les règles
web-board-in-words = Le plateau en mots
web-late = temps écoulé
web-late-answered = { $seat } : le temps était écoulé, on a répondu à votre place.
web-paused = Le temps est écoulé ; la table attend.
web-vote = Une question à la table
web-vote-undo = { $by } voudrait reprendre un coup. D’accord ?
web-vote-seat = { $name } demande la place de { $seat }. D’accord ?
web-vote-bot = Un robot doit-il jouer pour { $seat } ?
web-vote-practice = { $by } propose de s’entraîner à mains ouvertes : chacun voit ce que voient les autres, et la partie ne compte plus pour rien. D’accord ?
web-vote-seat-own = Vous avez demandé la place de { $seat }.
web-vote-undo-own = Vous avez demandé à reprendre un coup.
web-vote-practice-own = Vous avez proposé de s’entraîner à mains ouvertes.
web-vote-bot-own = Vous avez proposé qu’un robot joue pour { $seat }.
web-vote-waits = { $count ->
    [one] Il manque encore une réponse.
   *[other] Il manque encore { $count } réponses.
}
web-curtain = Le rideau est baissé
web-curtain-about = Passez l’appareil. Seule la personne nommée ici lève le rideau.
web-curtain-lift = C’est moi, { $name }

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
web-solo = Vous terminez avec { $score } points.
web-rematch = Rejouer
web-rematch-go = À la table suivante
web-replay = Revoir
web-record = Enregistrement
web-check = Vérifier le tirage
web-check-ok = Chaque coup et chaque carte sont conformes.
web-check-ok-moves = Chaque coup est conforme ; le secret du tirage n’est pas dans l’enregistrement.

## Replays

web-step = Étape
web-step-first = Au début
web-step-back = Une étape en arrière
web-step-play = Lecture automatique
web-step-on = Une étape en avant
web-step-last = À la fin
web-eyes = Vu par
web-eyes-nobody = quelqu’un qui regarde
web-branch = Continuer d’ici

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
web-not-best = quelque chose a été repris par un vote, on est reparti d’un enregistrement, ou un robot jouait à la fin ; cela ne compte pas parmi les meilleurs scores

## Campagnes

web-campaign = Campagne
web-campaigns = Vos campagnes
web-campaign-about = Plusieurs parties entre les mêmes personnes, décidées par le total des EP ou par les victoires. À convenir maintenant ; après la première partie, c’est fixé.
web-campaign-play = Jouer une campagne
web-campaign-game = Partie { $number }
web-campaign-fewer = Retirer la partie { $number }
web-campaign-more = Une partie de plus
web-campaign-measure = Qu’est-ce qui décide ?
web-campaign-ep = Total des EP
web-campaign-victories = Victoires
web-campaign-by-ep = Le total des EP décide.
web-campaign-by-victories = Les victoires décident.
web-campaign-progress = { $done } parties jouées sur { $total }.
web-campaign-over = La campagne est finie.
web-campaign-next = Partie suivante : { $scenario }
web-campaign-anew = La campagne encore une fois
web-campaign-table = Campagne à la table { $table }
web-player = Joueur

## Settings

web-save = Enregistrer
web-saved = Enregistré
web-auto = comme le système
web-language = Langue
web-theme = Lumière
web-theme-light = plein jour
web-theme-dark = soirée
web-motion = Mouvement
web-motion-full = les choses bougent
web-motion-calm = calme
web-motion-none = aucun
web-contrast = Contraste renforcé
web-sound = Un son discret quand c’est à moi
web-sound-on = Activer le son
web-sound-off = Couper le son
web-confirm = Me faire confirmer chaque coup
web-help = Aide
web-help-what = « Qu’est-ce que c’est ? » près de chaque décision
web-help-names = Le nom des choses sous la souris, un doigt posé ou le curseur
web-help-tips = Une astuce par décision, tant qu’elle est nouvelle
web-help-tips-again = Revoir toutes les astuces

## Keys

web-keys = Touches
web-key-board = aller au plateau
web-key-decision = à la décision
web-key-arrows = se déplacer sur le plateau
web-key-enter = choisir
web-key-escape = abandonner le choix
web-key-undo = reprendre
web-key-hint = un conseil
web-key-what = qu’est-ce que c’est ?
web-key-names = le nom des choses du plateau
web-key-next = lire la suite, dans une leçon
web-key-log = le journal
web-key-chat = la discussion
web-key-rules = les règles
web-key-help = ces touches

## Leçons

web-learn = Apprendre
web-learn-game = Apprendre { $game }
web-learn-about = De courtes leçons à une vraie table, avec un guide à vos côtés. Partez quand vous voulez : vous reprendrez où vous étiez.
web-learn-all = Toutes les leçons
web-learn-lesson = une leçon
web-learn-minutes = Environ { $minutes } minutes
web-learn-step = étape { $at } sur { $of }
web-learn-done = terminée
web-learn-start = Commencer
web-learn-go-on = Continuer
web-learn-again = Encore une fois
web-learn-next = Suite
web-learn-leave = Partir
web-learn-fold = Replier les mots du coach
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
web-teach-point-about = Passez sur le plateau, ou laissez-y le doigt : tout le monde voit où. Un appui éclaire ce que vous touchez, sans rien jouer. Échap y met fin.
web-teach-light = Éclairer
web-teach-light-none = Éclairer…
web-teach-sheet = Fiche d’explication
web-teach-sheet-none = Fiche…
web-teach-before = La partie précédente
web-teach-after = La partie suivante
web-teach-away = Ranger la fiche pour tous
web-teach-fold = Fermer pour moi
web-pointed = { $name } montre { $thing }.
web-pointed-away = { $name } montre { $thing }, qui n’est pas sur votre écran en ce moment.
web-pointed-of = { $name } montre { $thing } ({ $owner }).
web-hands-ask = Mains ouvertes…
web-hands-about = Tous ceux qui jouent sont consultés. Si tous sont d’accord, chacun voit ce que voient les autres, et cette partie ne compte pour rien, même si les mains sont cachées de nouveau.
web-hands-ask-all = Demander à tous
web-hands-open = Entraînement à mains ouvertes : cette partie ne compte pour rien.
web-hands-closed = Cette partie est un entraînement : elle ne compte pour rien.
web-hands-close = Cacher les mains
web-hands-view = Par les yeux de qui
web-hands-own = Ma vue
web-hands-of = Vue de { $name }
web-hands-seeing = Vous voyez la table comme la voit { $name }.
web-spot-place = la case { $place }
web-spot-decision = les réponses
web-spot-players = les joueurs
