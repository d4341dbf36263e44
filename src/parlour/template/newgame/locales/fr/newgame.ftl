### NewGame : noms, questions, réponses, événements.

newgame-suit-c = trèfle
newgame-suit-h = cœur
newgame-suit-s = étoile
newgame-card = { $rank } de { $suit }

newgame-option-trump = Atout
    .about = Les cartes de cette couleur battent toutes les autres.
newgame-value-trump-none = aucun
newgame-value-trump-clovers = trèfle
newgame-value-trump-hearts = cœur
newgame-value-trump-stars = étoile

newgame-ask-play = Quelle carte jouez-vous ?
newgame-deal-deal = On distribue les cartes.
newgame-do-play = { $rank } de { $suit }

newgame-dealt = { $seat } pioche le { $rank } de { $suit }.
newgame-played = { $seat } joue le { $rank } de { $suit }.
newgame-taken = { $seat } remporte le pli ({ $tricks }).
newgame-would-take = Le { $rank } de { $suit } serait la carte la plus forte pour l’instant.
newgame-would-lose = Le { $rank } de { $suit } ne peut pas remporter ce pli.

newgame-refuse-not-held = Vous n’avez pas le { $rank } de { $suit }.
newgame-refuse-follow = Vous avez du { $suit } : vous devez en jouer.

newgame-ending-last-trick = Toutes les cartes ont été jouées.

newgame-board-over = Toutes les cartes ont été jouées.
newgame-board-lead = { $name } entame le prochain pli.
newgame-board-on-table = { $name } a joué { $card }.
newgame-board-hand = Votre main : { $cards }
newgame-board-player = { $name } : { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, { $held } en main
