### Ce que dit chaque guide, au terminal et dans le navigateur ; les leçons d’un jeu sont dans <slug>-lessons.ftl.

error-unknown-lesson = { $game } n’a pas de leçon « { $lesson } » ; il y a : { $known }.

learn-right = C’est ça !
learn-shown = Voici la réponse : { $answer }.
learn-good = Bien joué : je ferais de même.
learn-better = Je préférerais : { $answer }.
learn-refuse-read = Lisez d’abord la suite : cette étape ne fait qu’expliquer.
learn-refuse-answer = Cette étape attend votre réponse sur le plateau, pas « suite ».
learn-refuse-back = C’est la première étape : il n’y a rien à reprendre.
learn-refuse-over = Cette leçon est terminée : prenez-en une autre, ou jouez une vraie partie.
learn-refuse-lesson = C’est une leçon : ici vous pouvez répondre, lire la suite, reprendre ou partir.
