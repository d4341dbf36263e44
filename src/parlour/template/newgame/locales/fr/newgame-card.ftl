# Ce que dit la carte de NewGame sur la première page ; tout le reste est dans newgame.ftl.

newgame-name = NewGame
newgame-about = Un petit jeu de plis pour 2 à 4. Fournissez la couleur si vous le pouvez ; la carte la plus forte remporte le pli.
