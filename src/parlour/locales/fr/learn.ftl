### Ce que dit chaque guide, au terminal et dans le navigateur ; les leçons d’un jeu sont dans <slug>-lessons.ftl.

error-unknown-lesson = { $game } n’a pas de leçon « { $lesson } » ; il y a : { $known }.

learn-right = C’est ça !
learn-shown = Voici la réponse : { $answer }.
learn-good = Bien joué : je ferais de même.
learn-better = J’aurais joué : { $answer }.
learn-refuse-read = Lisez d’abord la suite : cette étape ne fait qu’expliquer.
learn-refuse-answer = Cette étape attend votre réponse sur le plateau, pas « suite ».
learn-refuse-back = C’est la première étape : il n’y a rien à annuler.
learn-refuse-over = Cette leçon est terminée : prenez-en une autre, ou jouez une vraie partie.
learn-refuse-lesson = C’est une leçon : vous pouvez répondre, lire la suite, annuler ou partir.

## Les titres des fiches et des aides

learn-part-game = Le jeu
learn-part-win = Comment gagner
learn-part-table = Sur la table
learn-part-setup = Mise en place
learn-part-round = Une manche
learn-part-actions = Ce qu’on peut faire
learn-part-score = Score et fin
learn-part-more = Quand vous le connaissez
learn-part-turn = Votre tour
learn-part-icon = Symboles
learn-sheet = Fiche pour enseigner
learn-aid = Aide de jeu
learn-print = Imprimer
learn-sheet-of = { $game } : fiche pour enseigner
learn-aid-of = { $game } : aide de jeu
learn-sheet-note = Fiche non officielle, dans nos propres mots, faite par Parlour. Les petits sigles sont les clauses des règles ; avec ◇, il s’y trouve une décision de notre part.
