# Ce que dit le Donjon de Chocobo : options, questions, réponses, événements, refus et le plateau en mots.

## Options

chocobo-option-difficulty = Difficulté
    .about = Combien de cartes et de Livres vous avez au départ.
chocobo-value-difficulty-normal = normale
chocobo-value-difficulty-easy = facile
chocobo-value-difficulty-hard = difficile
chocobo-option-boss = Boss final
    .about = Qui vous attend au 4F. Oméga est le plus coriace.
chocobo-value-boss-behemoth = Béhémoth
chocobo-value-boss-omega = Oméga
chocobo-option-floor2 = Face du 2F
    .about = La face à l’étoile est plus difficile.
chocobo-value-floor2-plain = simple
chocobo-value-floor2-star = étoile
chocobo-option-floor3 = Face du 3F
    .about = La face à l’étoile est plus difficile.
chocobo-value-floor3-plain = simple
chocobo-value-floor3-star = étoile
chocobo-option-team = Décisions d’équipe
    .about = Qui décide de ce qui concerne tout le monde.
chocobo-value-team-agree = tous d’accord
chocobo-value-team-anyone = le premier qui répond
chocobo-value-team-captain = un capitaine, à tour de rôle
chocobo-option-talk = Paroles
    .about = Ce que vous pouvez vous dire en choisissant vos cartes.
chocobo-value-talk-open = libres
chocobo-value-talk-limited = gestes seulement

## Questions

chocobo-ask-choose = Quelle carte ou quelles cartes posez-vous ?
chocobo-ask-talk = Voulez-vous dire quelque chose à l’équipe ?
chocobo-ask-book = Utilisez-vous un Livre maintenant ?
chocobo-ask-act = Que fait le Chocobo ?
chocobo-ask-split = Combien de nouvelles cartes chacun reçoit-il ?
chocobo-ask-drop = Quel ancien Livre abandonnez-vous ?
chocobo-ask-lose = Combien de cartes chacun cède-t-il ?
chocobo-ask-discard = Quelle carte ou quelles cartes défaussez-vous ?
chocobo-ask-shortage = Quelqu’un a trop peu de cartes. Utiliser un Livre, ou abandonner ?

## Hasard

chocobo-deal-dial = On tourne le cadran
chocobo-deal-book = On retourne un Livre
chocobo-deal-card = On distribue une carte
chocobo-deal-basic = Un monstre de base surgit
chocobo-deal-elite = Un monstre d’élite surgit
chocobo-deal-bonus = On retourne une carte bonus
chocobo-deal-strengths = On montre ses forces
chocobo-deal-vegetable = On retourne un jeton légume
chocobo-deal-hand = On montre une main

## Choses

chocobo-icon-move = Avancer
chocobo-icon-attack = Attaquer
chocobo-icon-eat = Manger
chocobo-icon-reap = Faucheur
chocobo-book-recover = Soin
chocobo-book-move = Déplacement
chocobo-book-attack = Attaque
chocobo-book-all = Dégâts à tous
chocobo-monster-blob = Gelée
chocobo-monster-imp = Diablotin
chocobo-monster-bat = Chauve-souris
chocobo-monster-skeleton = Squelette
chocobo-monster-boar = Sanglier
chocobo-monster-cactus = Cactée
chocobo-monster-wraith = Spectre
chocobo-monster-sorcerer = Sorcier
chocobo-monster-ogre = Ogre des cavernes
chocobo-monster-drake = Dragonnet
chocobo-monster-any = Monstre
chocobo-target = { $monster } (encore { $left } PV)
chocobo-deck-chocobo = la pioche Chocobo
chocobo-deck-basic = la pioche des monstres de base
chocobo-deck-elite = la pioche des monstres d’élite
chocobo-pile-vegetable = jeton légume
chocobo-pile-book = Livre

## Réponses

chocobo-do-play = Poser { $cards }
chocobo-do-discard = Défausser { $cards }
chocobo-do-show = Montrer mes forces
chocobo-do-claim = { $strength ->
    [0] Je peux prendre la case { $space }
   *[other] Je peux prendre la case { $space } avec une force de { $strength }
 }
chocobo-do-have = J’ai { $cards ->
    [1] une carte
   *[other] { $cards } cartes
 }{ $strength ->
    [0] { "" }
   *[other] { " " }de force { $strength }
 } { $where ->
    [near-above] un peu plus { $cards ->
        [1] haute
       *[other] hautes
     }
    [near-below] un peu plus { $cards ->
        [1] basse
       *[other] basses
     }
    [far-above] bien plus { $cards ->
        [1] haute
       *[other] hautes
     }
    [far-below] bien plus { $cards ->
        [1] basse
       *[other] basses
     }
    [above] plus { $cards ->
        [1] haute
       *[other] hautes
     }
   *[below] plus { $cards ->
        [1] basse
       *[other] basses
     }
 } que la carte bonus { $bonus }
chocobo-do-between = J’ai { $cards ->
    [1] une carte
   *[other] { $cards } cartes
 }{ $strength ->
    [0] { "" }
   *[other] { " " }de force { $strength }
 } entre les cartes bonus
chocobo-do-offer = Je peux prendre la case { $space } avec une force de { $strength }, ou la case { $other_space } avec une force de { $other_strength }
chocobo-do-propose = { $own ->
    [0] { $asked_seat }, peux-tu prendre la case { $space } ?
   *[other] Je prendrais la case { $own }. { $asked_seat }, peux-tu prendre la case { $space } ?
 }
chocobo-do-decline = Je ne peux pas promettre la case { $space }
chocobo-do-move = { $kind ->
    [space] Aller en { $place }
   *[other] Avancer
 }
chocobo-do-attack = { $kind ->
    [monster] Attaquer : { $monster }
    [boss] Attaquer le boss
   *[other] Attaquer (sans cible)
 }
chocobo-do-eat = Manger
chocobo-do-reap = Laisser avancer le Faucheur
chocobo-do-go-on = Continuer
chocobo-do-give-up = Abandonner
chocobo-do-use = { $kind ->
    [space] Livre { $book } : aller en { $place }
    [monster] Livre { $book } : { $monster }
    [boss] Livre { $book } : le boss
   *[other] Livre { $book }
 }
chocobo-do-drop = Abandonner le Livre { $book }
chocobo-do-split = Répartir les cartes : { $shares }
chocobo-do-lose = Répartir les défausses : { $shares }

## Événements

chocobo-round = La manche { $round } commence au { $floor }F.
chocobo-dial-set = { $off ->
    [0] Le cadran reste en place.
    [one] On tourne le cadran d’un cran.
   *[other] On tourne le cadran de { $off } crans.
}
chocobo-drew = Carte piochée : { $card }, force { $strength }.
chocobo-met = { $monster } barre la route.
chocobo-bonus = Carte bonus : { $card }, force { $strength }.
chocobo-bonus-hidden = La carte bonus reste face cachée.
chocobo-showed = { $seat } montre ses forces : { $strengths }.
chocobo-claimed = { $strength ->
    [0] { $seat } peut prendre la case { $space }.
   *[other] { $seat } peut prendre la case { $space } avec une force de { $strength }.
 }
chocobo-compared = { $seat } a { $cards ->
    [1] une carte
   *[other] { $cards } cartes
 }{ $strength ->
    [0] { "" }
   *[other] { " " }de force { $strength }
 } { $where ->
    [near-above] un peu plus { $cards ->
        [1] haute
       *[other] hautes
     }
    [near-below] un peu plus { $cards ->
        [1] basse
       *[other] basses
     }
    [far-above] bien plus { $cards ->
        [1] haute
       *[other] hautes
     }
    [far-below] bien plus { $cards ->
        [1] basse
       *[other] basses
     }
    [above] plus { $cards ->
        [1] haute
       *[other] hautes
     }
   *[below] plus { $cards ->
        [1] basse
       *[other] basses
     }
 } que la carte bonus { $bonus }.
chocobo-between = { $seat } a { $cards ->
    [1] une carte
   *[other] { $cards } cartes
 }{ $strength ->
    [0] { "" }
   *[other] { " " }de force { $strength }
 } entre les cartes bonus.
chocobo-offered = { $seat } peut prendre la case { $space } avec une force de { $strength }, ou la case { $other_space } avec une force de { $other_strength }.
chocobo-proposed = { $own ->
    [0] { $seat } demande à { $asked_seat } de prendre la case { $space }.
   *[other] { $seat } prendrait la case { $own } et demande à { $asked_seat } de prendre la case { $space }.
 }
chocobo-declined = { $seat } ne peut pas promettre la case { $space }.
chocobo-played = { $seat } a joué { $cards }.
chocobo-assigned = Les cartes vont aux cases 1 à 5 du cadran : { $cards }.
chocobo-acted = Case { $space } : { $icon }, force { $strength }.
chocobo-moved = Le Chocobo va en { $place }.
chocobo-nothing = Il ne se passe rien.
chocobo-gained = { $vegetables ->
    [one] { $vegetables } légume gagné
   *[other] { $vegetables } légumes gagnés
 } ; vous en avez { $now }.
chocobo-recovered = { $hp ->
    [one] { $hp } PV récupéré
   *[other] { $hp } PV récupérés
 } ; { $now } à présent.
chocobo-hurt = { $cause ->
    [trap] Un piège inflige { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
     } ; il reste { $now } PV.
    [boss] Le boss frappe et inflige { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
     } ; il reste { $now } PV.
   *[monsters] Les monstres frappent et infligent { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
     } ; il reste { $now } PV.
 }
chocobo-hit = { $monster } subit { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
 }.
chocobo-hit-boss = Le boss subit { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
 } ; il lui reste { $left } PV.
chocobo-defeated = { $monster } est hors de combat.
chocobo-reaper = { $left ->
    [0] Le Faucheur avance de { $steps }.
   *[other] Le Faucheur avance de { $steps } ; plus que { $left } jusqu’au bout de sa piste.
 }
chocobo-ate = Le Chocobo mange { $vegetables ->
    [one] { $vegetables } légume
   *[other] { $vegetables } légumes
 } ; il en reste { $left }.
chocobo-draws = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }.
chocobo-book-found = Livre trouvé : { $book }.
chocobo-book-used = Livre utilisé : { $book }.
chocobo-book-dropped = Livre abandonné : { $book }.
chocobo-pile-empty = Rien ici : plus aucun { $pile }.
chocobo-rebuilt = La défausse est mélangée pour refaire { $deck }.
chocobo-left = On descend au { $floor }F !
chocobo-lightning = La foudre tombe : { $cards } de vos cartes doivent partir.
chocobo-veiled = À la prochaine manche, la première carte bonus restera face cachée.
chocobo-discarded = { $seat } défausse { $cards }.
chocobo-short = Quelqu’un a trop peu de cartes à jouer.
chocobo-hand-shown = { $cards ->
    [none] { $seat } n’avait plus de cartes.
   *[other] { $seat } avait { $cards }.
 }
chocobo-over = { $ending } Au { $floor }F, après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
 }.

## Fins

chocobo-ending-won = Le boss est vaincu !
chocobo-ending-hp = Le Chocobo n’a plus de PV.
chocobo-ending-reaper = Le Faucheur a atteint le bout de sa piste.
chocobo-ending-adjacent = Le Faucheur a rattrapé le Chocobo.
chocobo-ending-cards = Quelqu’un n’a pas pu jouer les cartes demandées.
chocobo-ending-rounds = Cent manches ont passé sans que rien ne soit décidé.

## Refus

chocobo-refuse-not-in-hand = Vous n’avez pas le { $card } en main.
chocobo-refuse-count = { $due ->
    [one] Il faut une seule carte, pas { $given }.
   *[other] Il faut { $due } cartes, pas { $given }.
 }
chocobo-refuse-said = Vous l’avez déjà dit à cette manche.
chocobo-refuse-limited = Avec la parole limitée, on peut seulement montrer ses forces, ou désigner avec une carte une case, un côté d’une carte bonus ou l’intervalle entre elles.
chocobo-refuse-no-bonus = Il n’y a pas de carte bonus { $bonus } visible avec laquelle comparer.
chocobo-refuse-degree = Précisez si c’est un peu ou bien plus.
chocobo-refuse-untrue = Ce n’est pas vrai pour votre main.
chocobo-refuse-propose = Vous ne pouvez demander qu’aux autres joueurs de cette table.
chocobo-refuse-decline = Personne ne vous a demandé de prendre la case { $space }.
chocobo-refuse-no-book = L’équipe n’a pas ce Livre.
chocobo-refuse-healthy = Le Chocobo a déjà ses { $hp } PV au complet.
chocobo-refuse-too-far = Aucun chemin de { $length } pas ne finit là.
chocobo-refuse-no-target = Ce n’est pas une cible en ce moment ; entre monstres pareils, nommez le premier de la rangée.
chocobo-refuse-chat-number = « { $number } » pourrait être un numéro d’action, et ceux-ci restent secrets jusqu’à ce que tous aient choisi. Jusqu’à 5, c’est permis.
chocobo-refuse-chat-compare = « { $number } » avec « { $word } » pourrait trahir un numéro d’action avant que tous aient choisi. Essayez « un peu » ou « bien plus ».
chocobo-refuse-chat-exact = « { $words } » en dirait trop sur un numéro d’action avant que tous aient choisi. Essayez « un peu » ou « bien plus ».
chocobo-refuse-chat-silent = Avec la parole limitée, pas de discussion pendant le choix des cartes.

## Avertissements

chocobo-warning-jam = { $floor } : depuis { $place }, un déplacement de { $length } n’a aucun chemin entier ; il s’arrêtera plus tôt.
chocobo-error-no-move = { $file }, ligne { $line } : aucune case du cadran ne porte de déplacement, la sortie resterait donc hors d’atteinte ; donnez à l’une d’elles l’icône « move ».
chocobo-error-no-way = { $file }, ligne { $line } : sur le plan de { $floor }, aucun chemin ne mène de l’entrée en { $start } à la sortie en { $exit }.

## Le plateau en mots

chocobo-board-you = Vous
chocobo-board-list = { $first }, { $rest }
chocobo-board-either = { $first } ou { $second }
chocobo-board-thing = { $thing }
chocobo-board-card = { $card } (force { $strength })
chocobo-board-face-down = une face cachée
chocobo-board-before = Le donjon se met en place.
chocobo-board-round = Manche { $round }, étage { $floor }F.
chocobo-board-over = { $ending } La partie s’est terminée au { $floor }F, après { $rounds } manches.
chocobo-board-health = PV { $hp } sur 9, légumes { $vegetables } sur 15.
chocobo-board-books = Livres : { $books }.
chocobo-board-map = L’étage : # mur, . case vide, S Entrée, X Sortie, v jeton légume, b Livre, h récupérer 1 PV, dN N dégâts, rN le Faucheur avance de N ; le Chocobo est entre crochets.
chocobo-board-place = Le Chocobo est en { $place }. La Sortie est en { $exit }, à { $steps } pas.
chocobo-board-reaper = Le Faucheur a fait { $gone } pas ; encore { $left } et c’est perdu.
chocobo-board-boss = { $boss } : il lui reste { $left } PV sur { $hp }.
chocobo-board-loops = Deux boucles, dans le sens horaire à partir de 0 : . case vide, v jeton légume, b Livre, h récupérer 1 PV, dN N dégâts, rN le Faucheur avance de N, LN la foudre prend N cartes, x prochaine carte bonus cachée ; les pions sont entre crochets.
chocobo-board-outer = Boucle extérieure : { $spaces }. Le Chocobo est sur { $place }.
chocobo-board-inner = Boucle intérieure : { $spaces }. Le Faucheur est sur { $reaper }, à côté de la case extérieure { $touched }, { $ahead } pas devant le Chocobo.
chocobo-board-dial = Le cadran :
chocobo-board-space = { $number }. { $icons }
chocobo-board-space-card = { $number }. { $icons } : carte { $card }{ $state ->
    [done] , fait
    [now] , maintenant
   *[later] {""}
 }
chocobo-board-no-monsters = Aucun monstre ne barre la route.
chocobo-board-monsters = Monstres, ensemble { $attack } dégâts par manche :
chocobo-board-monster = m{ $number } { $monster } : encore { $left } PV, attaque { $attack }, récompense { $reward ->
    [hp] 1 PV
    [book] un Livre
   *[vegetables] { $amount } légumes
 }
chocobo-board-bonus = Cartes bonus : { $cards }.
chocobo-board-played = Cartes jouées, { $name } : { $cards }.
chocobo-board-hand = Votre main : { $cards }.
chocobo-board-hand-of = Main finale, { $name } : { $cards }.
chocobo-board-size = { $name } { $count }
chocobo-board-sizes = Cartes en main : { $sizes }.
chocobo-board-veil = La première carte bonus de la prochaine manche restera face cachée.
chocobo-board-said = Dit cette manche :
chocobo-board-deck = Pioche : { $count } cartes. Défaussées : { $discards }.
chocobo-board-tokens = Jetons légume restants : { $tokens }.
chocobo-board-book-pile = Livres encore à trouver : { $books }.
chocobo-board-basic-deck = Monstres de base restants : { $monsters }.
chocobo-board-elite-deck = Monstres d’élite restants : { $monsters }.

## Conseils

chocobo-hint-card = La carte { $card } (force { $strength }) ira sans doute sur la case { $space } : { $icons }.
chocobo-hint-could = { $what ->
    [exit] Une force de { $strength } suffit pour aller de la case du Chocobo à la Sortie.
    [monster] Une force de { $strength } suffit contre ce monstre : { $monster } (encore { $left } PV).
    [eat] { $left ->
        [one] Vous pourriez y manger un légume et piocher une carte.
       *[other] Vous pourriez y manger { $left } légumes et piocher autant de cartes.
    }
   *[reap] Le Faucheur avancerait de { $strength } ; il est pour l’instant à { $left } du bout de sa piste.
}
chocobo-hint-as-said = Vous avez dit pouvoir prendre la case { $space }.
chocobo-hint-as-asked = { $seat } vous a demandé de prendre la case { $space }.
chocobo-hint-other = { $seat } a annoncé la case { $space }.
chocobo-hint-backed = { $count ->
    [one] Votre carte { $cards } y correspond.
   *[other] Vos cartes { $cards } y correspondent.
}
chocobo-hint-defeats = Monstre vaincu : { $monster } (attaque { $attack }). Récompense : { $reward ->
    [hp] 1 PV
    [book] un Livre
   *[vegetables] { $amount ->
        [one] { $amount } légume
       *[other] { $amount } légumes
    }
}.
chocobo-hint-wounds = Il resterait { $left } PV à ce monstre : { $monster }.
chocobo-hint-boss-left = Il resterait { $left } PV au boss.
chocobo-hint-to-exit = De { $place }, la Sortie serait à { $steps } pas (pour l’instant : { $now }).
chocobo-hint-token = Vous retourneriez { $pile ->
    [book] un Livre
   *[vegetable] un jeton légume
}.
chocobo-hint-heals = Vous auriez { $hp } PV.
chocobo-hint-hurts = { $cause ->
    [trap] Le piège vous coûterait
    [boss] Le boss vous coûterait
   *[monsters] Les monstres vous coûteraient
} { $damage } PV ; il en resterait { $hp }.
chocobo-hint-reaper = { $left ->
    [-1] Le Faucheur avancerait de { $steps } sans rattraper le Chocobo.
   *[other] Le Faucheur avancerait de { $steps } ; il lui en resterait { $left } jusqu’au bout de sa piste.
}
chocobo-hint-eats = { $cards ->
    [0] Personne ne piocherait de carte.
    [one] L’équipe piocherait une carte ; légumes restants : { $left }.
   *[other] L’équipe piocherait { $cards } cartes ; légumes restants : { $left }.
}
chocobo-hint-nothing = Cela resterait sans effet ici.
chocobo-hint-loses = La partie serait perdue aussitôt.
chocobo-hint-keeps-books = Vous garderiez : { $books }.
chocobo-hint-sizes = Cartes en main : { $least } pour la plus petite, { $most } pour la plus grande.
chocobo-hint-boss = { $left ->
    [0] Cela achèverait le boss : vous gagneriez aussitôt.
   *[other] Il resterait { $left } PV au boss, et vos Livres suffisent pour l’achever.
 }
chocobo-hint-exit = Le Chocobo atteindrait la Sortie : l’étage { $floor }F serait terminé.
chocobo-hint-even = Les mains restent égales, et personne ne manque de cartes.
chocobo-hint-weak = Ce sont vos cartes les plus faibles (force { $strength } en tout).
chocobo-hint-spare = { $book } est le Livre qui vous manquera le moins.
chocobo-hint-hope = Il y a trop peu de cartes ; un Livre est le dernier espoir.
chocobo-hint-tell = Les autres peuvent en tenir compte.

## The account of a result

chocobo-account-about = L’expédition en chiffres
chocobo-account-rounds = Manches
chocobo-account-floors = Étages franchis
chocobo-account-defeated = Monstres vaincus
chocobo-account-boss = Dégâts infligés au boss
chocobo-account-hurt = PV
chocobo-account-hp = PV restants
chocobo-account-vegetables = Légumes
