# Cocoon World : tout ce que lit un joueur, sauf les règles, qui sont dans cocoon_world-rules.ftl.
# Les identifiants découlent des valeurs décrites ; voir parlour/words.py.

## Options

cocoon_world-option-scenario = Scénario
    .about = Quelle aventure ? La première est celle du livret, les autres sont de notre cru.
cocoon_world-value-scenario-first = la première aventure
cocoon_world-value-scenario-relics = Reliques (les tuiles reviennent en main)
cocoon_world-value-scenario-pilgrims = Pèlerins (les circuits comptent)
cocoon_world-value-scenario-arena = Arène (combats contre des bêtes)
cocoon_world-value-scenario-scales = Balance (Fortune contre Infortune)

## Erreurs

cocoon_world-error-tiles = Ce scénario demande { $tiles } tuiles, mais dans ces jeux de tuiles l’édition « { $edition } » n’en a que { $has }.
cocoon_world-error-stretch = Ce scénario pose une tuile sur la case { $space } derrière chaque case Événement, mais dans l’édition « { $edition } » il n’y a là que { $stretch } cases.
cocoon_world-error-scenario-long = { $file } est trop long pour un scénario ; attendu : { $most } caractères au plus.
cocoon_world-error-scenario-code = « { $part } » n’appartient pas au code d’un scénario ; attendu : { $known }.
cocoon_world-error-scenario = { $line ->
    [0] Dans le code d’un scénario
   *[other] { $file }, ligne { $line }
} : { $kind ->
    [unknown] un scénario n’a pas de champ « { $field } » ; attendu à cet endroit : { $known }.
    [missing] il manque le champ « { $field } » ; attendu : { $field } = …, le nom de votre scénario entre guillemets.
    [table] « { $field } » vaut { $found } ; attendu : une table [{ $field }] avec les champs { $known }.
    [number] « { $field } » vaut { $found } ; attendu : un nombre entier de { $least } à { $most }.
    [flag] « { $field } » vaut { $found } ; attendu : true ou false.
    [hooks] « { $field } » vaut { $found } ; attendu : une liste prise dans { $known }, sans répétition.
    [tiles] « { $field } » vaut { $found } ; attendu : { $line ->
        [0] un ou plusieurs parmi { $known }, sans répétition, reliés par « + ».
       *[other] une liste prise dans { $known }, sans répétition, non vide.
    }
    [places] « { $field } » vaut { $found } ; attendu : { $line ->
        [0] 0, ou au plus { $count } nombres entiers de { $least } à { $most }, chacun plus grand que le précédent, reliés par « + ».
       *[other] une liste d’au plus { $count } nombres entiers de { $least } à { $most }, chacun plus grand que le précédent.
    }
   *[name] « { $field } » vaut { $found } ; attendu : { $line ->
        [0] 1 à { $most } caractères : a à z, 0 à 9 et traits d’union, sans trait d’union au début.
       *[other] 1 à { $most } caractères entre guillemets : a à z, 0 à 9 et traits d’union, sans trait d’union au début.
    }
}

## Questions

cocoon_world-ask-camp = Changer de camp par serment, ou rester ?
cocoon_world-ask-arena = Combattre dans l’arène, ou voyager ?
cocoon_world-ask-again = Continuer, ou s’arrêter avec ce que vous avez ?
cocoon_world-ask-set = Vous pouvez tourner un dé sur une autre face avant que le lancer compte.
cocoon_world-ask-tile = Quelle tuile posez-vous ?
cocoon_world-ask-where = Sur quelle case vide ?
cocoon_world-ask-opponent = De qui regardez-vous les tuiles ?
cocoon_world-ask-take = Laquelle de ces tuiles prenez-vous ?
cocoon_world-ask-use = Que devient la tuile prise ?
cocoon_world-ask-swap = Avec la tuile de quelle case échangez-vous celle-ci ?
cocoon_world-ask-enter = Défier le donjon ?
cocoon_world-ask-gain = Un carré : combien d’EP en voulez-vous ?
cocoon_world-ask-bet = Quel pion sera le prochain à s’arrêter sur le Départ ou à le dépasser ?
cocoon_world-ask-keep = Laquelle des tuiles regardées gardez-vous ?
cocoon_world-ask-top = Laquelle des deux va sur le dessus de la pioche ?

## Hasard

cocoon_world-deal-first = Le premier joueur est tiré au sort.
cocoon_world-deal-deal = Une tuile est distribuée.
cocoon_world-deal-fight = Trois dés sont lancés contre la bête.
cocoon_world-deal-roll = Les dés sont lancés.
cocoon_world-deal-turn-up = Une tuile est retournée.
cocoon_world-deal-hand = Une main est regardée.
cocoon_world-deal-dungeon = Les dés du donjon sont lancés.
cocoon_world-deal-draw = Une tuile est piochée.
cocoon_world-deal-look = Une tuile de la pioche est regardée.

## Réponses et tirages

cocoon_world-do-place = Poser « { $tile } »
cocoon_world-do-at = Sur la case { $space }
cocoon_world-do-from = Regarder les tuiles de { $seat }
cocoon_world-do-take = Prendre « { $tile } »
cocoon_world-do-use = { $way }
cocoon_world-use-here = La mettre ici et la suivre
cocoon_world-use-away = La poser ailleurs
cocoon_world-do-swap = Échanger avec la case { $space }
cocoon_world-do-bet = Parier sur { $seat }
cocoon_world-do-set = Tourner { $die } sur { $face }
cocoon_world-target-die = le dé cible
cocoon_world-do-leave = Laisser les dés tels quels
cocoon_world-do-enter = Entrer dans le donjon
cocoon_world-do-pass = Passer son chemin
cocoon_world-do-again = Continuer
cocoon_world-do-stop = S’arrêter
cocoon_world-do-gain = { $ep } points (EP)
cocoon_world-do-keep = Garder « { $tile } »
cocoon_world-do-top = « { $tile } » sur le dessus
cocoon_world-do-defect = Changer de camp
cocoon_world-do-stay = Rester dans ce camp
cocoon_world-do-fight = Combattre
cocoon_world-do-travel = Voyager

## Tuiles, cases et autres noms

cocoon_world-tile-forward = Avancer de
cocoon_world-tile-backward = Reculer de
cocoon_world-tile-start = Avancer au Départ
cocoon_world-tile-start-roll = Avancer au Départ et relancer
cocoon_world-tile-pit = Avancer à la Fosse
cocoon_world-tile-bet = Avancer au Pari des dieux
cocoon_world-tile-initiation-roll = Avancer à l’Initiation et relancer
cocoon_world-tile-experience = Avancer à la prochaine Expérience
cocoon_world-tile-experience-roll = Avancer à la prochaine Expérience et relancer
cocoon_world-tile-lose3 = Perdre 3 EP
cocoon_world-tile-gain1-roll = Gagner 1 EP et relancer
cocoon_world-tile-lose1-roll = Perdre 1 EP et relancer
cocoon_world-tile-turn-roll = Changer de camp et relancer
cocoon_world-tile-place = Poser une tuile
cocoon_world-tile-roll-place = Relancer et poser une tuile de plus
cocoon_world-tile-roll = Relancer
cocoon_world-tile-take = Prendre une tuile
cocoon_world-tile-swap = Échanger
cocoon_world-tile-die = Au prochain tour : un dé de plus
cocoon_world-tile-change = Au prochain tour : changer un dé
cocoon_world-tile-reverse = Au prochain tour : marche arrière
cocoon_world-tile-choose = À la prochaine pioche : 1 tuile sur 3

cocoon_world-space-start = Départ
cocoon_world-space-initiation = Initiation
cocoon_world-space-experience = Expérience
cocoon_world-space-bet = Pari des dieux
cocoon_world-space-pit = Fosse

cocoon_world-camp-fortune = la Fortune
cocoon_world-camp-misfortune = l’Infortune
cocoon_world-side-white = blanc
cocoon_world-side-black = noir
cocoon_world-way-clockwise = dans le sens horaire
cocoon_world-way-anticlockwise = dans le sens antihoraire
cocoon_world-way-forward = avance
cocoon_world-way-backward = recule

cocoon_world-hand-nothing = rien
cocoon_world-hand-pair = une paire
cocoon_world-hand-two-pairs = deux paires
cocoon_world-hand-three = un brelan
cocoon_world-hand-straight = une suite
cocoon_world-hand-four = un carré

cocoon_world-effect-die = un dé de plus au prochain tour
cocoon_world-effect-change = changer un dé au prochain tour
cocoon_world-effect-reverse = marche arrière au prochain tour
cocoon_world-effect-choose = une tuile sur trois à la prochaine pioche

cocoon_world-beast-moth = le Papillon de nuit
cocoon_world-beast-hound = le Molosse
cocoon_world-beast-ogre = l’Ogre
cocoon_world-beast-wyrm = la Vouivre

cocoon_world-why-target = par le dé cible
cocoon_world-why-start = pour le Départ
cocoon_world-why-experience = pour l’Expérience
cocoon_world-why-tile = par une tuile
cocoon_world-why-dungeon = au donjon
cocoon_world-why-bet = par le pari
cocoon_world-why-initiation = par l’Initiation
cocoon_world-why-beast = à cause de la bête
cocoon_world-why-oath = par serment
cocoon_world-why-dice = par les dés
cocoon_world-why-reverse = par les dés, en marche arrière
cocoon_world-why-pawn = car la case est prise
cocoon_world-why-spare = un pion de rechange ne parie pas
cocoon_world-why-no-colour = il ne reste aucune couleur à nommer
cocoon_world-why-no-place = il n’y a pas de tuile en main ou pas de case vide
cocoon_world-why-nobody-has-tiles = aucun adversaire n’a de tuile
cocoon_world-why-one-swap = il n’y a qu’un échange par arrêt
cocoon_world-why-no-other-tile = il n’y a pas d’autre tuile sur le plateau
cocoon_world-why-tie-side = à égalité, le blanc l’emporte sur le noir
cocoon_world-why-tie-ep = plus d’EP
cocoon_world-why-tie-pile = le marqueur est plus haut dans la pile

## Refus

cocoon_world-refuse-camp = « { $action } » n’est pas une réponse ici : changer de camp (defect) ou rester (stay).
cocoon_world-refuse-arena = « { $action } » n’est pas une réponse ici : combattre (fight) ou voyager (travel).
cocoon_world-refuse-again = « { $action } » n’est pas une réponse ici : continuer (again) ou s’arrêter (stop).
cocoon_world-refuse-set = « { $action } » est impossible avec ces dés : nommez un dé par la face qu’il montre (ou t), puis une autre face.
cocoon_world-refuse-tile = « { $action } » est impossible : on pose une des tuiles de sa main.
cocoon_world-refuse-where = « { $action } » est impossible : choisissez une des cases vides proposées.
cocoon_world-refuse-opponent = « { $action } » est impossible : choisissez un adversaire qui a des tuiles.
cocoon_world-refuse-take = « { $action } » est impossible : prenez une des tuiles que vous voyez.
cocoon_world-refuse-use = « { $action } » est impossible : utilisez-la ici (here), ou ailleurs (away) s’il y a une case vide.
cocoon_world-refuse-swap = « { $action } » est impossible : choisissez la case d’une autre tuile.
cocoon_world-refuse-enter = « { $action } » n’est pas une réponse ici : entrer dans le donjon (enter) ou passer (pass).
cocoon_world-refuse-gain = « { $action } » n’est pas une réponse ici : de gain 0 à gain 11.
cocoon_world-refuse-bet = « { $action } » est impossible : nommez quelqu’un d’autre que vous, qu’aucun pion de la piste n’a nommé.
cocoon_world-refuse-keep = « { $action } » est impossible : gardez une des tuiles regardées.
cocoon_world-refuse-top = « { $action } » est impossible : mettez une des deux autres tuiles sur le dessus.

## Événements

cocoon_world-goal-told = { $scenario ->
    [relics] Les tuiles suivies reviennent en main, et personne ne pioche. Après { $rounds } tours chacun, on compte les EP plus 2 par tuile en main.
    [pilgrims] Chaque circuit vaut 5. Dès que quelqu’un accomplit son troisième, la course s’achève à la fin de ce tour, et au plus tard après { $rounds } tours chacun. On compte EP et circuits.
    [arena] Voyagez, ou combattez des bêtes pour le renom, sauf à la dernière manche. Après { $rounds } tours chacun, on compte EP et renom.
    [scales] Le blanc vise 10, le noir 0. Après { $rounds } tours chacun, le camp le plus lourd l’emporte, et son meilleur joueur gagne.
    [own] Après { $rounds } tours chacun, le meilleur score l’emporte. Chaque EP compte 1.
   *[first] Après { $rounds } tours chacun, le plus haut en EP l’emporte.
}
cocoon_world-goal-part = { $part ->
    [laps] La partie s’achève à la fin du tour où quelqu’un accomplit son circuit nº { $number }.
    [tile] Chaque tuile en main vaut { $number }.
    [arena] On peut combattre des bêtes pour le renom, sauf à la dernière manche.
    [retrieve] Les tuiles suivies reviennent en main.
    [camps] Le blanc vise 10, le noir 0 ; le camp le plus lourd l’emporte.
    [oath] On peut changer de camp une fois.
    [dry] Personne ne pioche.
   *[lap] Chaque circuit vaut { $number }.
}
cocoon_world-turn-began = { $seat } commence son tour { $round }.
cocoon_world-doublets = Doublé : seuls les EP de la case comptent, puis { $seat } relance.
cocoon_world-rolls-wait = { $rolls ->
    [one] { $seat } relancera les dés.
   *[other] { $seat } relancera { $rolls } fois les dés.
}
cocoon_world-rolls-lapsed = { $rolls ->
    [one] { $seat } perd sa relance.
   *[other] { $seat } perd ses { $rolls } relances.
}
cocoon_world-placements = { $seat } a encore { $placements ->
    [one] { $placements } tuile
   *[other] { $placements } tuiles
} à poser ce tour-ci.
cocoon_world-camps-weighed = On pèse les camps : Fortune { $white }, Infortune { $black }. { $level ->
    [1] En cas d’égalité, vainqueur : { $camp }.
   *[other] Vainqueur : { $camp }.
}
cocoon_world-tie-broken = { $seat } et { $other_seat } sont à égalité. { $seat } passe devant : { $why }.
cocoon_world-game-ended = La partie est finie : { $seat } l’emporte.
cocoon_world-marker-moved = { $seat } : { $ep } EP { $way } jusqu’à { $position }, { $why }.
cocoon_world-pawn-turned = { $seat } retourne son pion côté { $side }, { $why }.
cocoon_world-pawn-moved = { $seat } { $way } de { $spaces } jusqu’à la case { $space }, { $why }.
cocoon_world-movement-dropped = { $seat } a tranché son propre pari : le reste du déplacement est abandonné.
cocoon_world-blocked = { $other_seat } occupe déjà la case { $space } : { $seat } n’en reçoit que les EP et recule d’un pas.
cocoon_world-looped = Deuxième arrêt sur la case { $space } : une boucle ! { $seat } va aussitôt au Départ.
cocoon_world-event-followed = { $seat } s’arrête sur la case { $space }.
cocoon_world-tile-followed = { $seat } s’arrête sur la case { $space } et suit « { $tile } ».
cocoon_world-nothing-happens = Rien n’arrive à { $seat } : { $why }.
cocoon_world-bet-made = { $seat } part sur la piste des paris et parie sur { $named_seat }.
cocoon_world-bet-right = { $seat } avait parié sur { $named_seat }, à raison.
cocoon_world-bet-wrong = { $seat } avait parié sur { $named_seat }, mais c’était { $by_seat }.
cocoon_world-spare-out = Le pion de rechange de { $seat } arrive au Départ, côté { $side }.
cocoon_world-spare-in = Le pion de rechange de { $seat } quitte le plateau.
cocoon_world-tile-placed = { $seat } pose « { $tile } » sur la case { $space }.
cocoon_world-turned-up = La tuile de la case { $space } est retournée : « { $tile } ».
cocoon_world-swapped = { $seat } échange avec la case { $space } et reçoit « { $tile } ».
cocoon_world-hand-seen = { $seat } regarde les tuiles de { $other_seat }.
cocoon_world-tile-taken = { $seat } prend « { $tile } » à { $other_seat }.
cocoon_world-tile-retrieved = { $seat } reprend « { $tile } » sur la case { $space }.
cocoon_world-effect-gained = { $seat } aura : { $effect }.
cocoon_world-effect-lapsed = { $seat } perd : { $effect }.
cocoon_world-dice-added = { $dice ->
    [one] { $dice } dé du donjon rejoint le premier lancer de { $seat }.
   *[other] { $dice } dés du donjon rejoignent le premier lancer de { $seat }.
}
cocoon_world-drew = { $seat } pioche une tuile.
cocoon_world-looked-at-top = { $tiles ->
    [1] { $seat } regarde la dernière tuile de la pioche.
   *[other] { $seat } regarde les { $tiles } premières tuiles de la pioche.
}
cocoon_world-put-back = { $tiles ->
    [one] { $seat } remet { $tiles } tuile.
   *[other] { $seat } remet { $tiles } tuiles.
}
cocoon_world-hand-made = { $seat } fait { $hand } au donjon.
cocoon_world-dungeon-lost = { $seat } refait { $hand } et quitte le donjon sans rien.
cocoon_world-lap-counted = { $seat } a atteint le Départ : { $laps ->
    [one] { $laps } circuit accompli
   *[other] { $laps } circuits accomplis
}.
cocoon_world-lap-undone = { $seat } a repassé le Départ à reculons : { $laps ->
    [one] { $laps } circuit accompli
   *[other] { $laps } circuits accomplis
}.
cocoon_world-beast-beaten = { $seat } bat { $beast } : { $fame } de renom.
cocoon_world-beast-won = { $seat } perd contre { $beast }, et avec le combat le renom de cette visite.
cocoon_world-fame-won = { $seat } quitte l’arène avec { $fame } de renom, { $total } en tout.

cocoon_world-ending-turns = Tous les tours sont joués.
cocoon_world-ending-pilgrim = Quelqu’un a achevé le pèlerinage.
cocoon_world-ending-fortune = Le camp de la Fortune l’emporte.
cocoon_world-ending-misfortune = Le camp de l’Infortune l’emporte.

## Aperçus

cocoon_world-would-then = Ensuite : { $what }
cocoon_world-would-risk = { $percent } % des lancers font tout perdre.

## Le plateau en mots

cocoon_world-board-you = Vous
cocoon_world-board-turn = Tour { $round } sur { $rounds }, { $name }. Scénario : { $scenario }.
cocoon_world-board-over = La partie est finie. Scénario : { $scenario }.
cocoon_world-board-before = Rien n’est encore distribué. Scénario : { $scenario }.
cocoon_world-board-goal = But : { $goal }
cocoon_world-board-dice = Dés : { $dice }.
cocoon_world-board-target = Dé cible : { $target }.
cocoon_world-board-owes = Lancers en attente : { $waiting }. Poses restantes : { $placements }.
cocoon_world-board-made = Combinaisons faites au donjon : { $hands }.
cocoon_world-board-placing = Tuile à poser : { $tile }.
cocoon_world-board-taking = Reviendront en main, depuis : { $spaces }
cocoon_world-board-arena = Renom en jeu dans l’arène : { $fame }. Prochaine bête : { $beast }, force { $strength }.
cocoon_world-board-chance = { $what } { $percent } %
cocoon_world-board-odds = Prochain lancer : { $chances }. Il fait tout perdre dans { $lost } % des cas ; en jeu : { $stake }.
cocoon_world-board-ring = L’anneau, dans le sens horaire (· vide, ? face cachée, notation entre crochets) :
cocoon_world-board-pawn = { $name } en { $side }
cocoon_world-board-spare = { $name } (rechange) en { $side }
cocoon_world-board-circle = Cercle d’EP (marqueur du bas en premier) : { $piles }
cocoon_world-board-camps = La balance : Fortune { $white }, Infortune { $black }.
cocoon_world-board-player = { $name } : EP { $ep }, { $side }, { $place }, tuiles en main : { $hand }
cocoon_world-board-on = case { $space }
cocoon_world-board-track = sur la piste des paris, misant sur { $named }
cocoon_world-board-spare-on = pion de rechange ({ $side }), case { $space }
cocoon_world-board-laps = circuits { $laps }
cocoon_world-board-fame = renom { $fame }
cocoon_world-board-fought = doit voyager au prochain tour
cocoon_world-board-sworn = a prêté serment
cocoon_world-board-score = total { $score }
cocoon_world-board-effect = { $effect } ×{ $count }
cocoon_world-board-hand = Vos tuiles : { $tiles }
cocoon_world-board-seen = Dans la main de { $name }, à coup sûr : { $tiles }
cocoon_world-board-shown = { $name } connaît de vos tuiles : { $tiles }
cocoon_world-board-pile = Pioche : { $count } tuiles.
cocoon_world-board-box = Tuiles restées dans la boîte : { $count }.
cocoon_world-board-tops = Sur le dessus, la première d’abord : { $tiles }
cocoon_world-board-unknown-top = une tuile vue par { $names }
cocoon_world-board-looking = Vous regardez : { $tiles }
cocoon_world-board-out = Hors du jeu : { $tiles }
cocoon_world-board-none = aucune

## Conseils

cocoon_world-hint-dungeon = { $percent } % des lancers donnent une nouvelle combinaison, avec { $ep } EP en jeu. { $go ->
    [1] Le prochain lancer vaut le risque.
   *[other] Cela ne vaut pas le risque.
}
cocoon_world-hint-beast = Trois dés atteignent { $strength } dans { $percent } % des lancers. { $go ->
    [1] Cela vaut la peine de combattre.
   *[other] Cela ne vaut pas la peine de combattre.
}
cocoon_world-hint-bet = { $seat } sera sans doute le prochain sur le Départ.
cocoon_world-hint-marker = Votre marqueur passerait de { $now } à { $ep }.
cocoon_world-hint-leads = { $moves ->
    [1] Votre pion irait jusqu’à la case { $space }
   *[other] Votre pion resterait sur la case { $space }
}{ $then ->
    [roll] , et vous relanceriez les dés.
    [turn-up] , où une tuile cachée serait retournée.
    [place] , où vous poseriez une tuile.
    [place-elsewhere] , et vous poseriez une tuile sur une case vide de votre choix.
    [place-near] , et il vous resterait une tuile à poser tout près.
    [take] , et vous prendriez une tuile à un adversaire.
    [swap] , et vous échangeriez deux tuiles.
    [enter] , et vous pourriez entrer dans le donjon.
    [bet] , et vous feriez un pari.
    [change] , et vous pourriez changer un autre dé.
    [end] , et le tour s’arrêterait là.
   *[rest] .
}
cocoon_world-hint-turns = Votre pion serait retourné côté { $side }.
cocoon_world-hint-loops = Cela ramène à la case { $space }, c’est une boucle : votre pion irait au Départ.
cocoon_world-hint-effect = Vous auriez : { $effect }.
cocoon_world-hint-lap-made = Ce serait le circuit n° { $laps }.
cocoon_world-hint-settles = { $right ->
    [1] { $seat } gagnerait son pari.
   *[other] { $seat } perdrait son pari.
}
cocoon_world-hint-keeps = Vous garderiez en main : { $tiles }.
cocoon_world-hint-puts-back = Retour sur la pioche : { $tiles }.
cocoon_world-hint-known = Vous savez ce que { $seat } a en main : { $tiles }.
cocoon_world-hint-leaves = Il resterait à { $seat } : { $tiles }.
cocoon_world-hint-holds = { $seat } est à { $ep } EP avec { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} en main.
cocoon_world-hint-draws = { $seat } va piocher « { $tile } » tout de suite.
cocoon_world-hint-on-top = « { $tile } » sera piochée avant « { $other_tile } ».
cocoon_world-hint-reach = De là où se trouve { $seat }, { $ways ->
    [one] { $ways } lancer de deux dés sur 36 mène
   *[other] { $ways } lancers de deux dés sur 36 mènent
} à la case { $space }.
cocoon_world-hint-before = { $seat } se trouve { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} avant la case { $space }.
cocoon_world-hint-pit = Une paire au donjon ferait passer votre marqueur de { $now } à { $one }, deux paires à { $two }.
cocoon_world-hint-retrieves = « { $tile } » reviendrait dans votre main.
cocoon_world-hint-out-of-reach = De là où sont les pions, aucun lancer de deux dés ne mène à la case { $space }.
cocoon_world-hint-distance = Il reste à { $seat } { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} jusqu’au Départ.
cocoon_world-hint-oath = Dans votre camp, votre marqueur vaut { $here } en ce moment ; dans l’autre, il vaudrait { $there }.
cocoon_world-hint-spare = C’est la tuile qui vous manquera le moins.
cocoon_world-hint-hand = Chaque tuile en main compte { $worth } à la fin ; vous en tenez { $now }.
cocoon_world-hint-lap = { $goal ->
    [0] Chaque circuit compte { $worth }.
    [one] { $goal } circuit termine la partie{ $worth ->
        [0] .
       *[other] , et chaque circuit compte { $worth }.
    }
   *[other] { $goal } circuits terminent la partie{ $worth ->
        [0] .
       *[other] , et chacun compte { $worth }.
    }
} Vous en avez { $laps }.
cocoon_world-hint-camps = Votre camp pèse { $here } pour l’instant, l’autre { $there } ; le plus lourd passe devant.
cocoon_world-hint-ahead = { $close ->
    [1] À la fin de votre tour, une autre réponse serait à peu près aussi bonne, mais aucune ne serait meilleure.
   *[other] À la fin de votre tour, vous vous en trouveriez nettement mieux qu’avec toute autre réponse.
}
cocoon_world-hint-alone = D’ici la fin de votre tour, c’est ce qui rapporte le plus d’EP.

## Le récit d’une campagne

cocoon_world-story-first = Les dieux de Fivelia cherchent un successeur, et vous êtes parmi les candidats. Faites vos premiers pas dans le monde creux, et apprenez comme il se plie sous vos pieds.
cocoon_world-story-relics = Sous l’anneau gisent d’anciens voyages. Déterrez ce que d’autres ont perdu, emportez-le aussi loin que possible et laissez le moins possible derrière vous.
cocoon_world-story-pilgrims = On parle de vous, et la route des pèlerins s’ouvre. Suivez-la circuit après circuit : les patients voient le sanctuaire les premiers.
cocoon_world-story-arena = La foule a entendu parler de votre marche ; elle veut du sang, ou au moins des griffes. Quatre bêtes attendent dans l’arène. La gloire aussi.
cocoon_world-story-scales = Voici que Fortune et Infortune mettent tout dans la balance. Choisissez votre camp, changez-en une fois s’il le faut, et laissez pencher le fléau.
cocoon_world-story-own = Ici s’arrête la carte ; la suite, c’est l’un de vous qui l’a tracée. Personne n’a couru cette étape avant vous.
cocoon_world-story-end = La roue s’arrête. On se souviendra de l’un de vous comme de celui qui fut le plus proche des dieux.

## Le détail d’un résultat

cocoon_world-account-about = Ce qui a déplacé les marqueurs (+ sens horaire, − sens inverse)
cocoon_world-account-target = Dé cible
cocoon_world-account-start = Départ
cocoon_world-account-experience = Expérience
cocoon_world-account-tile = Tuiles
cocoon_world-account-dungeon = Donjon
cocoon_world-account-bet = Paris

cocoon_world-account-besides = Hors EP
