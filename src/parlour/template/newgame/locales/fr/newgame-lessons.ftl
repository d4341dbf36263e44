### Les leçons de NewGame.

newgame-lesson-first = Votre premier pli
    .about = Entamer, fournir la couleur, remporter des plis.
newgame-lesson-first-welcome = Vous avez cinq cartes. L’autre joueur aussi, mais vous ne les voyez pas.
newgame-lesson-first-lead = À vous d’entamer. Jouez le 5 de trèfle.
    .wrong = Cette fois, jouez le 5 de trèfle.
newgame-lesson-first-again = Votre 5 était plus fort : le pli est à vous, et vous entamez de nouveau. Jouez le 2 de trèfle.
    .wrong = Cette fois, jouez le 2 de trèfle.
newgame-lesson-first-lost = Un trèfle plus fort a battu le vôtre. À la fin, qui a le plus de plis gagne.
newgame-lesson-first-free = Jouez maintenant le reste par vous-même.
newgame-lesson-first-done = Vous savez tout.
