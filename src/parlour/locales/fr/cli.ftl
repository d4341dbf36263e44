### Ce que dit la ligne de commande. Une phrase par erreur : ce qui ne va pas et ce qui irait.

## Aide

cli = Parlour, un salon de jeux numérique : jouez ici, dans le terminal, contre des robots ou entre vous, et étudiez les jeux.
cli-usage = Utilisation : { $usage }
cli-heading-commands = Commandes :
cli-heading-options = Options :

cli-games = Énumère les jeux du salon avec leur nombre de joueurs, leurs options et leurs robots.
    .short = les jeux qu’on trouve ici
cli-rules = Montre les règles d’un jeu, clause par clause, ou la seule clause que vous nommez, comme K-13.
    .short = les règles d’un jeu, par clause
cli-rules-option-only = Seulement ce qu’imprime le livret, ou seulement nos décisions.
cli-play = Joue ligne par ligne. Chaque joueur est « you » (ou « you:Ann ») ou bien un robot, comme easy, hard ou search:ms=200 ; à plusieurs, on se passe le clavier. Tapez « ? » pendant la partie pour voir ce qu’on peut taper. Chaque réponse est enregistrée aussitôt.
    .short = jouer ici même
cli-learn = Enseigne un jeu pas à pas, à une vraie table avec un guide : parlour learn kokoro. Sans jeu, toutes les leçons sont énumérées ; une leçon quittée reprend où vous étiez.
    .short = apprendre un jeu, pas à pas
cli-learn-option-again = Recommencer la leçon.
cli-learn-how = Un guide vous mène. Tapez une réponse, Entrée pour lire la suite, « annuler » pour revenir d’un pas, « quitter » pour partir ; « ? » montre tout.
cli-learn-next = Entrée pour lire la suite.
cli-learn-minutes = { $minutes } min
cli-learn-done = La leçon est notée comme terminée. Une vraie partie : { $command }
cli-puzzle = Trouver la meilleure réponse : des positions tirées de parties entre robots, où une réponse est nettement la meilleure, de facile à difficile. Sans numéro, c’est la première que vous n’avez pas résolue.
    .short = trouver la meilleure réponse dans une position
cli-sheet = Imprime en PDF la fiche pour enseigner un jeu, ou l’aide de jeu : parlour sheet kokoro --out kokoro.pdf. Un Chromium de cet ordinateur s’en charge.
    .short = imprimer une fiche ou une aide de jeu
cli-sheet-option-out = Où l’écrire ; sinon JEU-sheet.pdf ou JEU-aid.pdf ici.
cli-sheet-option-aid = L’aide de jeu au lieu de la fiche pour enseigner.
cli-sheet-option-paper = Le format du papier.
cli-sheet-done = Imprimé : { $file }
cli-error-paper = Il n’y a pas de papier « { $paper } » ; attendu, au choix : { $known }.
cli-error-no-browser = Pour imprimer, il faut un Chromium, et aucun n’a été trouvé ici ; installez l’un de ceux-ci : { $known }, ou nommez son programme dans PARLOUR_BROWSER.
cli-error-own-browser = PARLOUR_BROWSER nomme « { $browser } », qui n’est pas un programme présent ici ; attendu : un Chromium.
cli-error-print = Le navigateur { $browser } n’a pas pu imprimer la fiche ({ $reason }) ; attendu : un Chromium qui tourne sans écran.
cli-replay = Raconte une partie enregistrée, entrée par entrée, et montre le plateau à la fin ou après une entrée.
    .short = revoir une partie enregistrée
cli-analyse = Analyser une partie terminée : à chaque étape, ce que chaque place pouvait espérer d’après ce qu’elle savait ; les tournants, ce que le hasard et les réponses ont changé, et les réponses nettement meilleures. Le même fichier et la même graine donnent la même analyse.
    .short = ce qui a décidé une partie, et ce qui était mieux
cli-verify = Vérifie un enregistrement : chaque coup selon les règles d’aujourd’hui, chaque tirage selon son secret, et la fin.
    .short = vérifier qu’un enregistrement dit vrai
cli-scores = Montre vos meilleurs scores en solitaire, pour chaque choix d’options.
    .short = vos meilleurs scores
cli-sim = Fait jouer des robots entre eux, de nombreuses fois, et compte. Les chiffres ne dépendent que de la graine, quel que soit le nombre de processus. Ctrl-C arrête et montre ce qu’il y a.
    .short = robots contre robots, en chiffres
cli-audit = Cherche les défauts qu’une seule partie ne montre pas.
    .short = chercher des défauts dans les règles programmées
cli-audit-leaks = Joue des paires de parties qui ne diffèrent que par ce qu’un joueur ne doit pas savoir, et compare tout ce que ce joueur reçoit, octet par octet. Les tables sont tirées au hasard, à tous les nombres de joueurs et avec toutes les options. Une fuite est signalée et donne le code de sortie 1.
    .short = quelqu’un voit-il ce qui lui est caché ?
cli-bench = Mesure combien de parties au hasard, de copies et de vues cette machine et cette version font par seconde.
    .short = la vitesse des jeux ici
cli-scenario = Travaille avec vos propres scénarios de Cocoon World.
    .short = vos scénarios de Cocoon World
cli-scenario-new = Affiche un scénario de départ : parlour scenario new > mine.toml
    .short = afficher un scénario de départ
cli-scenario-check = Vérifie un fichier de scénario et affiche le code qui sert à le jouer et à le partager.
    .short = vérifier un fichier de scénario
cli-new = Créer quelque chose à vous.
    .short = un jeu à vous
cli-new-game = Écrit un dossier avec un petit jeu qui marche, à transformer en le vôtre : parlour new game hearts. Il contient règles, édition, textes en trois langues, leçons, parties enregistrées et tests.
    .short = un dossier avec un jeu qui marche
cli-new-done = { $folder } est prêt. Pour y jouer : parlour play ./{ $folder }/{ $name }. Son README.md dit où se trouve quoi.
cli-error-new-name = « { $name } » ne peut pas être le nom d’un jeu ; attendu : de 2 à 30 caractères parmi a-z, 0-9 et _, en commençant par une lettre.
cli-error-new-taken = Il existe déjà un jeu nommé « { $name } ».
cli-error-new-python = « { $name } » est un nom que Python utilise déjà ; choisissez-en un autre pour le jeu.
cli-error-new-exists = { $folder } existe déjà ; rien n’a été écrit.
cli-edition = Sert à travailler sur les éditions : plateaux, cartes et quantités d’un jeu, dans un fichier que vous pouvez modifier.
    .short = plateaux et cartes en fichiers
cli-edition-new = Affiche une édition comme point de départ : parlour edition new kokoro > mine.toml
    .short = afficher une édition de départ
cli-edition-check = Vérifie un fichier d’édition et dit pour quel jeu il est fait.
    .short = vérifier un fichier d’édition
cli-edition-list = Énumère les éditions livrées avec Parlour et celles de votre dossier de données.
    .short = énumérer toutes les éditions
cli-serve = Ouvre le salon aux autres : affiche les adresses et un code QR, et ouvre ici le navigateur. Les tables sont conservées dans votre dossier de données ; qui connaît l’adresse rejoint une table par son code. Ctrl-C ferme le salon, et rien n’est perdu.
    .short = ouvrir une table aux autres
cli-backup = Copie toutes les tables et tous les enregistrements du serveur dans un fichier, même pendant qu’il fonctionne.
    .short = copier toutes les tables dans un fichier
cli-move-database = Transfère toutes les tables d’un fichier SQLite dans une base PostgreSQL vide, tant qu’aucun serveur ne tourne.
    .short = transférer les tables de SQLite vers PostgreSQL
cli-bot = Fait jouer un robot à la table d’un serveur, ici ou ailleurs.
    .short = faire jouer un robot à une table
cli-bot-connect = Assied un robot à une table : parlour bot connect http://host:8372/t/K7QF --bot greedy
    .short = asseoir un robot à une table
cli-serve-option-host = L’adresse où écouter ; 127.0.0.1 pour cet ordinateur seul.
cli-serve-option-port = Le port ; 0 pour n’importe quel port libre.
cli-serve-option-workers = Nombre de processus serveurs ; à plusieurs, ils partagent une base PostgreSQL.
cli-serve-option-no-open = Ne pas ouvrir le navigateur.
cli-bot-connect-option-bot = Le robot, comme greedy, random ou search:ms=200.
cli-bot-connect-option-seat = La place à prendre (la première est 0) ; sans cela, la première libre.
cli-bot-connect-option-name = Le nom du robot à la table.
cli-mcp = Fait jouer un modèle de langage : un serveur MCP sur l’entrée et la sortie standard, aux tables d’un serveur Parlour.
    .short = faire jouer un modèle de langage
cli-mcp-option-server = Le serveur Parlour aux tables duquel il joue.
cli-mcp-option-name = Le nom de l’agent à la table.
cli-error-mcp = Un serveur MCP a besoin du SDK officiel : pip install ".[mcp]" dans les sources de Parlour.
cli-serve-local = Sur cet ordinateur : { $url }
cli-serve-lan = Pour les autres de votre réseau : { $url }
cli-serve-kept = Les tables sont conservées dans { $file }.
cli-serve-stop = Ctrl-C ferme le salon.
cli-serve-stopped = Le salon est fermé ; toutes les tables sont enregistrées.
cli-backup-done = Toutes les tables et tous les enregistrements sont maintenant dans { $file }.
cli-error-backup-postgres = Ces tables sont dans PostgreSQL, qui a ses propres outils de sauvegarde : pg_dump $DATABASE_URL > { $file }.
cli-move-part = { $table } : { $count ->
    [one] { $count } ligne, comparée
   *[other] { $count } lignes, toutes comparées
}
cli-move-done = Tout le contenu de { $file } a été transféré ; le fichier est inchangé. Lancez le serveur avec DATABASE_URL réglé sur la nouvelle base.
cli-error-move = Impossible de transférer de « { $file } » vers « { $database } » ; attendu : un fichier SQLite, puis postgresql://utilisateur@hôte/base.
cli-bot-seated = { $bot } est assis à la place { $seat } de la table { $table }.
cli-bot-over = La partie est finie : { $scores }.
cli-bot-left = Le robot s’est arrêté ; la place { $seat } de la table { $table } suit la règle de la table pour les absents.
cli-doctor = Dit de quelle version il s’agit, où se trouvent vos données, et ce qui manque pour quoi.
    .short = ce qui est là et ce qui manque
cli-completion = Affiche un script qui permet de compléter avec la touche Tab les commandes, jeux, robots, options, clauses, leçons et enregistrements. Sans nom de shell, explique comment l’installer.
    .short = compléter avec la touche Tab
cli-completion-how = Pour { $shell }, ajoutez cette ligne à { $file } et ouvrez un nouveau terminal :
cli-error-shell = Pas de complétion pour « { $shell } » ; attendu, au choix : { $known }.

cli-option-help = Afficher cette page.
cli-option-language = La langue à parler ; sinon, PARLOUR_LANGUAGE ou votre système en décide.
cli-option-game = Un jeu à vous, dans un fichier ou un dossier, pour toute commande ; peut être répété.
cli-option-version = Afficher la version.
cli-option-json = Écrire du JSON pour un programme plutôt que du texte.
cli-option-players = Qui joue, place par place : des robots comme greedy, random, search:n=500.
cli-option-bot = Un robot à vous, à la place suivante ; peut être répété.
cli-option-set = Une option du jeu ; peut être répété. Voir « parlour games ».
cli-option-edition = Une autre édition : son nom, ou un fichier TOML.
cli-option-seed = Rend le résultat reproductible.
cli-play-option-players = Qui joue, place par place : you, you:Ann, easy, expert, search:ms=200. Sinon : vous contre un robot.
cli-play-option-seed = Rend le tirage reproductible ; sinon, chaque partie est nouvelle.
cli-play-option-campaign = Plusieurs parties de Cocoon World entre les mêmes joueurs, par scénario : first,pilgrims,arena, ou all pour les cinq aventures (W-16). Un scénario personnel y figure par son fichier, ou par son code avec « ; » entre les parties (W-80).
cli-play-option-measure = Ce qui décide une campagne : ep (le total des EP) ou victories (les victoires).
cli-play-option-unlock = Propose le mode difficile et les niveaux personnels de Cocoons avant que quelqu’un ne les ait gagnés.
cli-play-option-save = Où enregistrer la partie ; sinon, dans votre dossier de données.
cli-play-option-resume = Reprendre une partie enregistrée.
cli-verify-option-key = La clé publique avec laquelle l’enregistrement doit être scellé, telle que son serveur la montre à /api/key.
cli-replay-option-at = Ne montrer que l’entrée N et le plateau qui la suit.
cli-replay-option-seat = Comme l’a vu cette place (la première est 0) ; sinon, en spectateur.
cli-replay-option-why = Dire pourquoi : toute la suite d’événements à laquelle appartient l’entrée N, chacun avec sa cause et sa clause.
cli-scores-option-replay = Raconter la partie du score N de la liste.
cli-scores-option-record = Écrire l’enregistrement du score N de la liste.
cli-analyse-option-depth = Profondeur de l’analyse : quick prend quelques secondes, deep quelques minutes.
cli-analyse-option-jobs = Nombre de processus.
cli-sim-option-games = Combien de parties.
cli-sim-option-jobs = Combien de processus travaillent à la fois.
cli-sim-option-cluster = Jouer sur une grappe Dask : l’adresse de son ordonnanceur.
cli-sim-option-rotate = Décaler les joueurs d’une place à chaque partie.
cli-sim-option-resume = Garde le résultat de chaque partie dans ce fichier, en lignes JSON, et reprend là où il s’arrête.
cli-sim-option-compare = Compare deux robots sur les mêmes donnes ; dans --players, « _ » marque les places qu’ils occupent tour à tour.
cli-audit-leaks-option-states = Combien d’instants comparer.
cli-audit-leaks-option-table = Regarder de nouveau cette seule table, comme un rapport vous y invite.
cli-bench-option-ms = Durée de chaque mesure, en millisecondes.
cli-edition-check-option-game = Pour quel jeu ; sinon, celui auquel le fichier ressemble le plus.
cli-scenario-new-option-game = Pour quel jeu ; sinon, le premier qui a des scénarios à écrire.
cli-scenario-check-option-game = Pour quel jeu ; sinon, le premier qui a des scénarios à écrire.

## Problèmes

cli-puzzle-title = { $name }, problème { $number } sur { $count } ({ $grade ->
    [1] facile
    [2] moyen
   *[3] difficile
})
cli-puzzle-ask = Quelle est la meilleure réponse ? Par exemple : { $examples }
cli-puzzle-unclear = Ce n’est pas une réponse possible ici ; par exemple : { $examples }.
cli-puzzle-right = Exact : { $answer }.
cli-puzzle-wrong = Pas tout à fait : { $given }. La meilleure réponse est nettement : { $answer }.
cli-puzzle-next = Problème suivant : { $command }
cli-puzzle-error-game = Il n’y a pas de problèmes pour { $game } ; il y en a pour : { $known }.
cli-puzzle-error-number = Il n’y a pas de problème { $number } ; le dernier est le { $last }.

## Erreurs d’utilisation

cli-usage-no-command = « { $command } » n’a pas de commande « { $name } » ; ses commandes sont : { $known }.
cli-usage-no-option = « { $command } » n’a pas d’option { $option } ; « { $command } --help » montre celles qui existent.
cli-usage-missing = Il manque { $missing } à « { $command } » ; « { $command } --help » montre comment faire.
cli-usage-no-value = Il manque une valeur à l’option { $option } ; « { $command } --help » montre ce qui est attendu.
cli-usage-flag = « { $command } » prend { $option } sans valeur ; retirez ce qui suit « = ».
cli-usage-extra = « { $command } » ne sait que faire de « { $words } » ; « { $command } --help » montre ce qui est attendu.
cli-usage-other = « { $command } » ne s’emploie pas ainsi ; « { $command } --help » montre comment faire.
cli-error-number = { $option } demande un nombre entier, et non « { $value } ».
cli-error-number-least = { $option } demande un nombre entier d’au moins { $least }, et non « { $value } ».
cli-error-number-most = { $option } vaut au plus { $most }, et non « { $value } ».
cli-error-game-file = --game demande un fichier ou un dossier contenant un jeu, par exemple trick.py:Trick ou ./trick, et non « { $text } ».
cli-error-set = --set demande NOM=VALEUR, par exemple guardians=random, et non « { $text } ».
cli-error-players = --players demande un joueur par place, par exemple you,greedy, et non « { $text } ».
cli-error-at = Cet enregistrement n’a pas d’entrée { $entry } ; la dernière est la { $last }.
cli-error-why-at = --why et --at ne vont pas ensemble : le premier raconte une suite d’événements, le second montre un plateau.
cli-error-resume = Une partie reprise garde ses joueurs, sa graine, ses options et son édition ; donnez --resume sans eux.
cli-error-resume-game = { $file } contient une partie de { $game } ; ne nommez pas de jeu, ou nommez celui-là.
cli-error-save-exists = { $file } existe déjà ; choisissez un autre nom, ou reprenez cette partie avec --resume.
cli-error-score = Il n’y a pas de score numéro { $number } dans la liste ; elle compte { $last ->
    [one] { $last } entrée
   *[other] { $last } entrées
}.

## Erreurs : fichiers, scores, robots

error-unwritable = Impossible d’écrire { $file } ({ $reason }) ; choisissez un autre endroit, ou donnez à PARLOUR_DATA un dossier à vous.
cli-error-output = Impossible d’écrire le résultat ({ $reason }) ; vérifiez où il est envoyé.
error-scores-locked = Un autre programme est en train d’écrire les meilleurs scores dans { $file } ; réessayez dans un instant.
error-scores-broken = { $file } ne se lit pas comme une liste de scores ; mettez-le de côté pour en commencer une nouvelle.
error-scores-newer = { $file } a été écrit par un Parlour plus récent ; mettez celui-ci à jour pour le lire.
error-bot-answer = Le robot { $bot } a répondu « { $answer } » à « { $prompt } », ce qui n’est pas permis à cet endroit.
error-bot-failed = Le robot { $bot } a échoué à « { $prompt } » ({ $reason }).
error-bot-silent = Le robot { $bot } n’a pas répondu à « { $prompt } » ; seules les questions facultatives peuvent rester sans réponse.
error-journal-broken = { $what ->
    [tournament] Impossible de lire { $file } comme résultats d’un tournoi ; choisissez un autre fichier.
   *[simulation] Impossible de lire { $file } comme résultats d’une simulation ; choisissez un autre fichier.
}
error-journal-other = { $what ->
    [tournament] { $file } contient les résultats d’un autre tournoi (différence : { $field }) ; choisissez un autre fichier.
   *[simulation] { $file } contient les résultats d’une autre simulation (différence : { $field }) ; choisissez un autre fichier.
}
cli-error-compare-alone = --compare ne s’utilise pas avec --keep : retirez-le.
cli-error-compare-seat = Avec --compare, marquez au moins une place de --players par « { $seat } ».

# Pourquoi un coup enregistré n’est pas permis, à l’intérieur de error-record-move.
cli-why-notation = une réponse ne s’écrit pas ainsi
cli-why-prompt = rien de tel n’est demandé à cet endroit
cli-why-answers = il y a trop peu ou trop de réponses
cli-why-outcome = le hasard ne peut pas donner cela ici
cli-why-agree = les joueurs doivent donner une seule et même réponse
cli-why-undo = il n’y a rien à quoi revenir

## Interruptions

cli-interrupted = Interrompu ; rien n’a été changé.
cli-play-interrupted = Interrompu ; toutes les réponses données sont gardées, et « { $command } » reprend la partie.
cli-play-dropped = Interrompu avant la première réponse : il n’y avait rien à garder.
cli-sim-nothing = Interrompu avant la fin de la première partie : il n’y a rien à montrer.
cli-error-cluster-driver = Une grappe a besoin de Dask : pip install ".[dask]" dans les sources de Parlour.
cli-error-cluster-unreachable = Il n’y a pas d’ordonnanceur Dask à l’adresse { $address } ({ $reason }).
cli-error-cluster-empty = La grappe { $address } n’a aucun processus.
cli-error-cluster-worker = Un processus de la grappe { $address } ne peut pas jouer cela ({ $reason }) ; le même Parlour doit être installé partout.
cli-error-cluster-differs = Le processus { $worker } a { $theirs } ; ici, c’est { $ours }. Les chiffres pourraient différer, rien n’a donc été joué.
cli-error-cluster-bot = Le robot { $bot } est dans un de vos fichiers, que la grappe n’a pas ; installez-le là-bas comme paquet.
cli-error-cluster-jobs = Choisissez --jobs pour des processus d’ici, ou --cluster pour ceux d’une grappe, pas les deux.
cli-error-cluster-lost = La grappe est perdue ({ $reason }) ; avec --resume, les parties déjà jouées sont conservées.
cli-level-interrupted = Interrompu : voici les chiffres des { $done } premières donnes sur { $deals }.
cli-sim-interrupted = Interrompu : voici les chiffres des { $done } premières parties sur { $games }.
cli-audit-interrupted = Interrompu : { $states } instants comparés sur { $wanted }.

## Jeux, règles, enregistrements

cli-games-line = { $name } ({ $game }), de { $least } à { $most } joueurs
cli-games-option = { $option } = { $values } : { $meaning }
cli-games-level = { $bot } : { $name }. { $temper }
cli-games-bots = Autres robots : { $bots }
cli-games-more = « parlour rules { $game } » montre les règles, « parlour play { $game } » commence une partie.
cli-rules-title = Les règles de { $name }
cli-rules-mark = { $mark } signale nos décisions : ce que le livret laisse ouvert, ce qui est de nous et ce qui tient à la table en ligne. Tout le reste est imprimé dans le livret.
cli-rules-no-printed = Rien de cela n’est imprimé dans le livret : tout est notre décision.
cli-rules-no-rulings = Rien de cela n’est notre décision : tout est imprimé dans le livret.
cli-rules-more = Nommez une clause pour la lire, par exemple : { $example }
cli-replay-heading = { $name } : { $players } ; { $date } ; { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}
cli-verify-sealed = Scellé par le serveur nommé : rien n’a changé depuis dans l’enregistrement, ni les noms, ni les balises, ni les coups.
cli-verify-sealed-by = Scellé par la clé { $key } : rien n’a changé depuis, si c’est bien celle que le serveur montre à /api/key ; indiquez-la avec --key pour comparer.
cli-verify-not-sealed = Non scellé : qui a eu le fichier a pu couper la fin, changer les noms et les balises, ou remplacer des coups par d’autres permis.
cli-verify-luck = { $file } dit vrai : les { $entries } entrées sont permises, le hasard a tiré ce que dit son secret, et la fin est celle annoncée.
cli-verify-moves = Les { $entries } entrées de { $file } sont permises et la fin est celle annoncée ; le hasard ne peut pas être vérifié, faute de secret dans l’enregistrement.
cli-verify-from = Les { $entries } entrées de { $file } sont permises et la fin est celle annoncée ; la partie en continue une autre, et seul l’enregistrement de celle-ci prouve le hasard de ses { $others } premières entrées.

## La partie

cli-name-you = vous
cli-name-known = { $number } ({ $name })
cli-prompt = Votre réponse :
cli-thinking = Les robots réfléchissent …
cli-curtain = Passez le clavier, s’il vous plaît : { $name } appuie sur Entrée.
cli-optional = Si vous voulez : { $question }
cli-examples = Par exemple : { $examples }. Tapez « ? » pour de l’aide.
cli-examples-optional = Par exemple : { $examples }. Entrée pour ne rien faire, « ? » pour de l’aide.
cli-ambiguous = « { $text } » peut vouloir dire plusieurs choses : { $meant }.
cli-help-kind = { $first } suivi de l’un de ceux-ci : { $rest }
cli-help-short = Une réponse peut être abrégée tant qu’elle reste claire. Vous pouvez aussi taper :
cli-word-rules = règles
    .about = les clauses des règles ; ajoutez-en une pour la lire
cli-word-hint = indice
    .about = ce qu’un robot répondrait à votre place
cli-word-undo = annuler
    .about = reprendre votre dernière réponse
cli-word-log = journal
    .about = tout ce qui s’est passé jusqu’ici
cli-word-board = plateau
    .about = revoir le plateau
cli-word-quit = quitter
    .about = enregistrer et partir
cli-word-yes = oui
cli-window-narrow = Le plateau est coupé : élargissez la fenêtre à au moins { $columns } colonnes.
cli-hint-then = Ce qui se passerait :
cli-hint = Un robot répondrait « { $answer } » : { $meaning }.
cli-undo-nothing = Vous n’avez encore rien répondu que vous puissiez reprendre.
cli-undo-alone = Depuis votre dernière réponse, il y a eu un tirage ou un robot a joué : vous pouvez revenir en arrière, mais la partie ne comptera plus pour les meilleurs scores.
cli-undo-together = Depuis votre dernière réponse, il y a eu un tirage ou quelqu’un d’autre a joué : vous pouvez revenir en arrière si tous sont d’accord.
cli-undo-ask = Revenir en arrière ? (oui ou non)
cli-warn-ask = Le faire quand même ? (oui ou non)
cli-told-answer = { $name } : { $answer }
cli-why-dealt = { $what } : { $outcome }
cli-why-sealed = { $name } répond, sans que personne d’autre puisse lire.
cli-result-line = { $place }. { $name } : { $score }
cli-result-alone = Votre score : { $score }
cli-play-kept = La partie est enregistrée dans { $file }. Pour la reprendre : { $command }
cli-play-nothing = Rien n’a été répondu, donc rien n’a été enregistré.
cli-play-saved = La partie entière est enregistrée dans { $file } ; « parlour replay » la raconte.
cli-score-best = C’est votre meilleur score avec ces options ! « parlour scores { $game } » les montre tous.
cli-score-rank = C’est le numéro { $rank } de vos scores avec ces options ; « parlour scores { $game } » les montre tous.
cli-score-undone = Comme vous êtes revenu sur un tirage, cette partie ne compte pas pour vos meilleurs scores.

## Scores

cli-scores-none = Aucune partie de { $name } n’a encore été jouée en solitaire ; « parlour play { $game } --players you » en commence une.
cli-scores-title = Meilleurs scores : { $name }, en solitaire
cli-scores-hinted = avec conseils
cli-scores-more = « parlour scores { $game } --replay 1 » raconte la partie du numéro 1.

## Chiffres

cli-build-compiled = compilé
cli-build-plain = Python ordinaire
cli-build-source = Python ordinaire, depuis les sources
cli-sim-title = { $name }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
cli-percent = { $number } %
cli-sim-player = joueur
cli-sim-mean = score moyen
cli-sim-spread = écart type
cli-sim-interval = intervalle à 95 %
cli-sim-wins = victoires
cli-sim-wins-interval = intervalle à 95 %
cli-sim-team = L’équipe gagne { $rate } des parties (intervalle à 95 % : { $interval }). Comment elles ont fini :
cli-sim-speed = { $moves } coups par partie, { $speed } parties par seconde ({ $build }).
cli-sim-histogram = Scores de { $player }
cli-compare-title = { $name } : { $deals ->
    [one] la même donne
   *[other] les mêmes { $deals } donnes
} pour les deux
cli-compare-gain = second moins premier
cli-compare-clear = La différence est nette : son intervalle à 95 % exclut zéro.
cli-compare-open = Pas de différence nette : à 95 %, elle peut être nulle.
cli-bench-title = Par seconde, sur cette machine ({ $build })
cli-bench-game = jeu
cli-bench-playouts = parties au hasard
cli-bench-clones = copies faites
cli-bench-views = vues
cli-audit-clean = Aucune fuite trouvée : { $states } instants comparés à { $tables ->
    [one] une table
   *[other] { $tables } tables
}, avec { $twins } parties jumelles et { $sealed } réponses scellées.
cli-audit-seats = Tables par nombre de joueurs : { $spread }
cli-audit-option = Tables par { $option } : { $spread }
cli-audit-spectator = Un spectateur
cli-audit-leak = { $who } peut distinguer deux parties qui doivent lui paraître identiques, après l’entrée { $entry } ({ $prompt }).
cli-audit-sealed = { $who } peut voir ce que { $other } a répondu en secret, après l’entrée { $entry }.
cli-audit-again = Pour le revoir : { $command }

## Éditions, diagnostic

cli-edition-good = { $file } est une bonne édition de { $name } : « { $title } », appelée { $edition } { $hash } dans les enregistrements.
cli-scenario-error-game = { $game } n’a pas de scénarios à écrire ; attendu : { $known }.
cli-scenario-good = { $file } est un scénario valide, « { $name } ». Son code, à jouer et à partager :
cli-scenario-play = Pour y jouer : { $command }
cli-doctor-version = Version de Parlour
cli-doctor-build = Construction
cli-doctor-python = Version de Python
cli-doctor-folder = Dossier de données
cli-doctor-folder-good = { $folder }
cli-doctor-folder-new = { $folder } (sera créé au besoin)
cli-doctor-folder-closed = { $folder } (on ne peut pas y écrire)
cli-doctor-editions = Éditions
cli-doctor-languages = Langues
cli-doctor-complete = Il ne manque rien.
cli-doctor-missing-laws = Il manque hypothesis, pour éprouver vos propres jeux avec les lois (pip install ".[testing]" dans les sources de Parlour).
cli-doctor-missing-pytest = Il manque pytest, pour lancer des tests (pip install ".[testing]" dans les sources de Parlour).
cli-doctor-missing-server = Il manque : uvicorn et ce qui va avec, pour le serveur de tables ; « pip install . » les apporte.
cli-doctor-missing-web = Il manque : la page pour le navigateur ; « make web » la construit.
cli-doctor-missing-compiler = Il manque un compilateur C, pour installer un Parlour compilé, environ dix fois plus rapide.
cli-slow-asked = Ce Parlour est en Python ordinaire, car PARLOUR_PURE=1 était posé à l’installation : les jeux sont les mêmes, mais robots et simulations sont environ dix fois plus lents.
cli-slow-no-compiler = Ce Parlour est en Python ordinaire, faute de compilateur C à l’installation : les jeux sont les mêmes, mais robots et simulations sont environ dix fois plus lents.
cli-slow-no-headers = Ce Parlour est en Python ordinaire, car les en-têtes C de ce Python manquaient à l’installation : les jeux sont les mêmes, mais robots et simulations sont environ dix fois plus lents.
cli-slow-failed = Ce Parlour est en Python ordinaire, car sa compilation a échoué à l’installation : les jeux sont les mêmes, mais robots et simulations sont environ dix fois plus lents.

## Campagnes

cli-campaign-standing = La campagne après { $games } parties sur { $total } :
cli-campaign-over = La campagne est finie après { $total ->
    [one] { $total } partie
   *[other] { $total } parties
} :
cli-campaign-ep = total d’EP
cli-campaign-victories = victoires
cli-campaign-by-ep = Le total des EP décide ; à égalité, les victoires.
cli-campaign-by-victories = Les victoires décident ; à égalité, le total des EP.
cli-campaign-next = Partie suivante : { $scenario }. Entrée la commence ; tapez n’importe quoi pour continuer plus tard.
cli-campaign-journey = Le voyage : { $stops }
cli-campaign-later = Pour continuer la campagne : { $command }
cli-error-campaign-game = { $game } n’a pas de campagnes ; elles sont pour : { $known }.
cli-error-rules-only = Les règles n’ont pas de partie « { $given } » ; il y a { $known }.
cli-error-campaign-codes = Après « { $scenario } », les virgules font partie de son code ; attendu : « ; » entre les parties, ou après la seule partie.
cli-error-campaign-set = Une campagne dit elle-même quel { $option } se joue ; omettez ce réglage.
