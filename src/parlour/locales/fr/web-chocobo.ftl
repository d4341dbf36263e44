# Ce que dit le plateau de Chocobo’s Dungeon, en plus des mots du jeu.

web-chocobo-status = État de l’équipe
web-chocobo-round = Manche { $round }
web-chocobo-hp = { $hp } PV sur 9
web-chocobo-vegetables = { $count ->
    [one] { $count } légume
   *[other] { $count } légumes
 } sur 15
web-chocobo-books = Livres
web-chocobo-book = { $effect } { $amount }
web-chocobo-aim = { $book } : choisissez une cible.
web-chocobo-floor = Étage { $floor }F
web-chocobo-bird-here = { $thing }, le Chocobo est ici
web-chocobo-space-plain = case simple
web-chocobo-space-wall = mur
web-chocobo-space-entrance = Entrée
web-chocobo-space-exit = Sortie
web-chocobo-space-vegetable = jeton légume
web-chocobo-space-book = jeton Livre
web-chocobo-space-heal = récupérer 1 PV
web-chocobo-space-damage = { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
 }
web-chocobo-space-reaper = le Faucheur avance de { $amount }
web-chocobo-space-lightning = la foudre prend { $amount }
web-chocobo-space-veil = la prochaine carte bonus reste cachée
web-chocobo-danger = à côté du Faucheur
web-chocobo-row = Monstres
web-chocobo-row-attack = Les monstres infligent { $attack } à la fin de la manche.
web-chocobo-dial = Le cadran
web-chocobo-bonus = { $count ->
    [one] Carte bonus
   *[other] Cartes bonus
 }
web-chocobo-deck = Pioche
web-chocobo-team = L’équipe
web-chocobo-captain = décide cette manche
web-chocobo-ready = a choisi
web-chocobo-cards = { $count ->
    [one] carte en main
   *[other] cartes en main
 }
web-chocobo-share = Cartes pour { $name }
web-chocobo-share-less = Une de moins pour { $name }
web-chocobo-share-more = Une de plus pour { $name }
web-chocobo-share-rest = { $given } sur { $total } réparties
web-chocobo-talk-ask = À qui demander
web-chocobo-talk-mine = Ma carte
web-chocobo-talk-other = Demander
web-chocobo-talk-space = Case
web-chocobo-talk-bonus = Carte bonus
web-chocobo-talk-whom = { $name } ?
web-chocobo-talk-card = Laquelle de mes cartes
web-chocobo-talk-any = une carte
web-chocobo-talk-strength = une carte de force { $strength }
web-chocobo-talk-count = Combien de mes cartes
web-chocobo-talk-cards = { $cards ->
    [1] une carte
   *[other] { $cards } cartes
 }
web-chocobo-hand = Votre main
web-chocobo-one-more = Encore une carte.
web-chocobo-left = Cartes restantes

## Ce que l’on montre en expliquant

web-chocobo-spot-map = la carte de l’étage
web-chocobo-spot-track = la piste du Faucheur
web-chocobo-spot-arena = l’anneau autour du boss
web-chocobo-spot-row = la rangée de monstres
web-chocobo-spot-dial = le cadran
web-chocobo-spot-hand = la main de cartes
web-chocobo-spot-talk = ce que l’on peut dire
web-chocobo-spot-team = l’équipe
web-chocobo-spot-hp = les PV
web-chocobo-spot-books = les Livres

web-chocobo-finale = L’expédition touche à sa fin.

## Ce qui est demandé, selon ce que l’on peut faire

web-chocobo-ask-choose = { $cards ->
    [1] Quelle carte posez-vous ?
    [2] Quelles deux cartes posez-vous ?
   *[other] Quelle carte ou quelles cartes posez-vous ?
 }
web-chocobo-ask-discard = { $cards ->
    [1] Quelle carte défaussez-vous ?
    [2] Quelles deux cartes défaussez-vous ?
   *[other] Quelles cartes défaussez-vous ?
 }
web-chocobo-ask-act = Case { $space }, force { $strength } : { $kind ->
    [move] où va le Chocobo ?
    [attack] quel monstre le Chocobo attaque-t-il ?
    [only-eat] manger tout de suite, ou utiliser d’abord un Livre ?
    [only-reap] le Faucheur avance de { $strength }. Utiliser d’abord un Livre ?
    [only-move] avancer tout de suite, ou utiliser d’abord un Livre ?
    [only-attack] attaquer tout de suite, ou utiliser d’abord un Livre ?
   *[other] que fait le Chocobo ?
 }
