## Tournois

cli-tournament = Fait jouer de nombreux robots les uns contre les autres sur les mêmes donnes, en tournant les places, et les classe. Dans un jeu coopératif, ou seul, chaque robot occupe toutes les places de sa propre table, et l’on compare les mêmes donnes. Ctrl-C arrête et montre ce qu’il y a.
    .short = plusieurs robots sur les mêmes donnes, classés
cli-tournament-option-players = Les inscrits : des robots comme greedy, random, search:n=500, mine.py:Mine.
cli-tournament-option-bot = Un robot à vous, inscrit lui aussi ; peut être répété.
cli-tournament-option-games = Parties par table, à chaque ronde d’un tournoi suisse ; avec --until-clear, le maximum.
cli-tournament-option-seats = Places à une table ; deux si vous n’en dites rien.
cli-tournament-option-swiss = Un tournoi suisse de tant de rondes au lieu de toutes les rencontres : les robots de même niveau se rencontrent.
cli-tournament-option-until-clear = Arrêter dès que tous les robots sont départagés.
cli-tournament-option-jobs = Combien de processus travaillent à la fois.
cli-tournament-option-cluster = Jouer sur une grappe Dask : l’adresse de son ordonnanceur.
cli-tournament-option-resume = Garde le résultat de chaque partie dans ce fichier, en lignes JSON, et reprend là où il s’arrête.
cli-tournament-title = { $name } : { $players } robots, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}, graine { $seed }
cli-tournament-rivals = Tables de { $seats } ; chaque donne est jouée dans toutes les rotations des places.
cli-tournament-alone = { $seats ->
    [one] Chaque robot joue seul les mêmes donnes.
    [2] Chaque robot occupe les deux places, avec les mêmes donnes.
   *[other] Chaque robot occupe les { $seats } places, avec les mêmes donnes.
}
cli-tournament-rank = n°
cli-tournament-rating = cote
cli-tournament-games = parties
cli-tournament-better = Combien de fois la ligne fait mieux que la colonne
cli-tournament-leads = Score de la ligne moins score de la colonne, sur les mêmes donnes
cli-tournament-clear = Le classement est net : tous les voisins sont départagés (95 %).
cli-tournament-unclear = Non départagés : { $one } et { $other }.
cli-tournament-nothing = Interrompu avant que tous aient joué : il n’y a encore rien à classer.
cli-tournament-interrupted = Interrompu : voici les cotes après { $done } parties sur { $games }.
cli-tournament-kept = Interrompu : voici les cotes après { $done } parties sur { $games } ; la même commande avec --resume { $file } continue.
cli-error-tournament-few = Un tournoi demande au moins deux robots : --players greedy,search:n=500.
cli-error-tournament-twice = { $bot } est inscrit deux fois ; un robot ne se mesure pas à lui-même.
cli-error-tournament-seats = Une table de { $seats } demande autant de robots, et seuls { $players } sont inscrits ; prenez moins de --seats ou plus de --players.
cli-error-tournament-swiss = Il n’y a pas d’adversaires à apparier ici : chaque robot joue seul les mêmes donnes ; retirez --swiss.
cli-error-tournament-clear = --until-clear vaut pour toutes les rencontres ; un tournoi suisse finit après ses rondes.
cli-error-extra = Il faut { $what } pour cela : pip install ".[{ $extra }]" dans les sources de Parlour.

## Ce que gardent les simulations

cli-sim-option-keep = Enregistre chaque partie dans ce dossier, ou chaque décision comme une ligne de ce fichier .parquet.
cli-error-keep-other = { $file } vient d’une autre simulation ; indiquez un autre dossier pour --keep, afin que rien ne soit écrasé.
cli-error-keep-resume = Un fichier Parquet s’écrit d’un seul trait : --keep { $file } ne va pas avec --resume ; gardez plutôt les parties dans un dossier.

## Rapports

cli-report = Dessine les chiffres d’une simulation ou d’un tournoi : une page avec tous les graphiques, lisible sans rien d’autre. Prend le fichier de --resume, ou le fichier Parquet de « parlour sim --keep ».
    .short = les graphiques d’une simulation ou d’un tournoi
cli-tournament-rounded = Chaque donne est jouée une fois depuis chaque siège : { $asked } parties par table sont devenues { $games }.
cli-report-option-out = La page à écrire.
cli-report-option-png = Écrit aussi chaque graphique en image dans ce dossier.
cli-report-done = Écrit : { $file }
cli-error-report-file = { $file } ne contient ni les résultats d’une simulation ou d’un tournoi, ni des décisions en Parquet.
cli-error-report-empty = { $file } ne contient aucune partie finie : il n’y a rien à dessiner.
report-title = { $game } : rapport
report-about = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $players }
report-facts = Options : { $options } · règles { $rules } · édition { $edition } · graine { $seed }
report-figures = Chiffres
report-made = Fait avec Parlour { $version }
report-player = joueur
report-games = parties
report-score = score moyen
report-wins = victoires
report-wins-team = victoires d’équipe
report-rating = cote
report-gain = second moins premier, mêmes donnes
report-interval = Sous chaque chiffre : son intervalle à 95 %.
report-scores = Répartition des scores
report-scores-about = Combien de fois chaque score a été atteint. Le trait marque la moyenne.
report-win-rates = Taux de victoire
report-win-rates-about = Part des parties gagnées, victoires partagées comptées en parts, avec intervalles à 95 %. En pointillé, des chances égales.
report-win-rates-team = Part des parties gagnées par l’équipe, avec intervalles à 95 %.
report-lengths = Durée des parties
report-lengths-about = Coups joués par partie, sans compter le hasard.
report-seats = Avantage de la place
report-seats-about = Taux de victoire par place, quel que soit le joueur, avec intervalles à 95 %. En pointillé, des chances égales.
report-ratings = Cotes
report-ratings-about = Cotes de Bradley-Terry en points Elo autour de la moyenne, avec intervalles à 95 % obtenus en retirant les donnes au sort.
report-cross = Qui bat qui
report-cross-about = Combien de fois la ligne fait mieux que la colonne, égalités pour moitié.
report-calibration = Justesse des prévisions
report-calibration-about = Combien de fois ont gagné ceux à qui l’on donnait cette chance, avec intervalles à 95 %. Sur le pointillé, les prévisions sont justes.
report-endings = Fins de partie
report-endings-about = Comment les parties ont fini.
report-axis-score = points
report-axis-share = part des parties
report-axis-moves = coups
report-axis-seat = place
report-axis-rating = cote
report-axis-said = chance annoncée
report-axis-seen = part gagnée
