### Ce qui est expliqué à la demande.

newgame-help-play = Jouez une carte de la couleur demandée si vous en avez une ; sinon, n’importe laquelle.
    .tip = Cliquez sur une carte pour la jouer.
newgame-thing-trick = le pli
newgame-thing-hand = votre main
