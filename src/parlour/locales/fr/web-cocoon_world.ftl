# Ce que dit le plateau de Cocoon World, en plus des mots du jeu.

web-cocoon_world-ring = L’anneau
web-cocoon_world-tile = { $tile }
web-cocoon_world-empty = vide
web-cocoon_world-face-down = une tuile face cachée
web-cocoon_world-on-start = Départ
web-cocoon_world-on-initiation = Initiation
web-cocoon_world-on-experience = Expérience
web-cocoon_world-on-bet = Pari des dieux
web-cocoon_world-on-pit = Fosse
web-cocoon_world-round = Tour { $round } sur { $rounds }
web-cocoon_world-track = La piste des paris
web-cocoon_world-bets = parie sur { $named }
web-cocoon_world-to-start = { $spaces } jusqu’au Départ
web-cocoon_world-tower = La tour à dés
web-cocoon_world-hand = Vos tuiles
web-cocoon_world-place-here = Vous la posez où vous êtes et la suivez.
web-cocoon_world-place-near = Elle va sur la case vide la plus proche et n’est pas suivie.
web-cocoon_world-place-anywhere = Elle va sur n’importe quelle case vide et n’est pas suivie.
web-cocoon_world-placing = Cette tuile va sur une case vide :
web-cocoon_world-taken = La tuile que vous avez prise :
web-cocoon_world-people = Joueurs
web-cocoon_world-camp-white = blanc, Fortune
web-cocoon_world-camp-black = noir, Infortune
web-cocoon_world-way-white = les EP vont dans le sens horaire
web-cocoon_world-way-black = les EP vont dans le sens antihoraire
web-cocoon_world-tiles = { $count ->
    [one] { $count } tuile en main
   *[other] { $count } tuiles en main
}
web-cocoon_world-trail = Que s’est-il passé ?
web-cocoon_world-trail-turn = Tour { $round }, { $name }
web-cocoon_world-earlier = Tour précédent
web-cocoon_world-later = Tour suivant
web-cocoon_world-dungeon = Le donjon
web-cocoon_world-arena = L’arène
web-cocoon_world-stake = En jeu :
web-cocoon_world-any-ep = 0 à 11 EP
web-cocoon_world-ep = { $amount } EP
web-cocoon_world-fame = { $amount ->
    [one] { $amount } point de renom
   *[other] { $amount } points de renom
}
web-cocoon_world-chance = { $percent } %
web-cocoon_world-deadly = déjà faite : encore une fois, et tout est perdu
web-cocoon_world-beaten = vaincue
web-cocoon_world-known = Ce que l’on sait des tuiles

## Ce que l’on montre en expliquant

web-cocoon_world-spot-ring = l’anneau des cases
web-cocoon_world-spot-circle = le Cercle d’EP
web-cocoon_world-spot-dice = les dés
web-cocoon_world-spot-hand = ce qui est devant un joueur
web-cocoon_world-spot-dungeon = le donjon
web-cocoon_world-spot-track = la piste des paris
web-cocoon_world-goal = But du scénario
web-cocoon_world-strives-white = vise 10
web-cocoon_world-strives-black = vise 0
web-cocoon_world-journey = Les cinq aventures
    .about = Les cinq scénarios dans l’ordre, un seul voyage avec les mêmes joueurs.
web-cocoon_world-journey-map = Le voyage : { $done ->
    [one] { $done } partie jouée
   *[other] { $done } parties jouées
 } sur { $total }

web-cocoon_world-counting = On compte les marqueurs le long du Cercle d’EP.
