### La fiche d’explication et l’aide de jeu de NewGame.

newgame-sheet-game = Un jeu de plis avec { $cards } cartes en trois couleurs.
newgame-sheet-win = Remportez le plus de plis.
newgame-sheet-setup = Distribuez { $hand } cartes à chacun.
newgame-sheet-round-play = Chacun joue une carte. Fournissez la couleur si vous le pouvez.
newgame-sheet-round-take = La plus forte carte de la couleur demandée, ou le plus fort atout, remporte le pli.
newgame-aid-turn-play = Fournissez la couleur si vous le pouvez.
newgame-aid-turn-take = La plus forte carte de la couleur demandée, ou le plus fort atout, remporte le pli.
