# Cocoons : tout ce qu’un joueur lit, sauf les règles, qui sont dans cocoons-rules.ftl.
# Les identifiants découlent des valeurs décrites ; voir parlour/words.py.

## Options

cocoons-option-level = Niveau
    .about = Quelles trappes sont dans la boîte : l’un des cinq niveaux, ou le code d’un niveau à vous.
cocoons-value-level-1 = 1 · Les runes
cocoons-value-level-2 = 2 · Les glissades
cocoons-value-level-3 = 3 · Les cadenas
cocoons-value-level-4 = 4 · Les rotations
cocoons-value-level-5 = 5 · Les numéros
cocoons-option-hard = Mode difficile
    .about = Une case vide coûte-t-elle un jeton quand on la libère ?
cocoons-value-hard-off = non
cocoons-value-hard-on = oui
cocoons-option-share = Partage
    .about = Qui dit aux autres quels côtés sont visibles ?
cocoons-value-share-auto = la table
cocoons-value-share-players = les joueurs eux-mêmes
cocoons-option-memory = Mémoire
    .about = Que garde l’écran de ce que vous avez vu ?
cocoons-value-memory-honest = rien, à vous de retenir
cocoons-value-memory-notes = vos marques au crayon
cocoons-value-memory-aid = tout ce que vous avez vu
cocoons-option-first = Premier joueur
    .about = Qui commence ?
cocoons-value-first-draw = tiré au sort
cocoons-value-first-0 = place 1
cocoons-value-first-1 = place 2
cocoons-value-first-2 = place 3
cocoons-value-first-3 = place 4

## Erreurs

cocoons-error-door = Il n’y a pas de trappe « { $door } » ; les trappes sont rune1 à rune8, lockA, lockB, slide, rotation, action et number1 à number8.
cocoons-error-deal = « { $deal } » n’est pas une donne ; attendu : la case du jeton de départ et huit trappes, ou bare pour un animal sans trappe, comme b2 rune1 rune2 rune3 rune4 rune5 rune6 rune7 bare.
cocoons-error-deal-level = Cette donne n’a pas les trappes du niveau ; voyez : { $door }.
cocoons-error-level-code = « { $level } » n’est ni un niveau de 1 à 5, ni le code d’un niveau à vous, qui a six ou sept signes ; vérifiez qu’il n’y a pas d’erreur de frappe.
cocoons-error-level-size = Un niveau compte de une à huit trappes, mais en voici { $doors }.
cocoons-error-level-tokens = Un niveau compte de { $least } à { $most } jetons, pas { $tokens }.
cocoons-error-level-rune = « rune » seul ne désigne aucune trappe : précisez laquelle, de rune1 à rune8.
cocoons-error-level-hard = { $hard ->
    [on] Le code { $level } désigne un niveau en mode difficile ; sans ce mode, le même niveau est { $other }.
   *[off] Le code { $level } désigne un niveau sans mode difficile ; en mode difficile, le même niveau est { $other }.
}
cocoons-error-level-supply = La boîte n’en a que { $supply } : { $door }.
cocoons-error-level-hole = Les trappes numérotées se suivent à partir de 1 sans trou, mais le { $missing } manque.
cocoons-error-level-lock = Un cadenas vient avec ses trois runes, mais pour { $lock } il manque : { $runes }.

## Questions et réponses

cocoons-ask-turn = Glissez un cocon dans l’emplacement libre, ou corrigez une erreur pour trois jetons.
cocoons-ask-slide = Trappe Glissade : glissez un autre cocon dans l’emplacement libre.
cocoons-ask-put = Dans quel cocon le mettez-vous ?
cocoons-ask-tell = Dire aux autres ce que vous voyez ?
cocoons-ask-end = Mettre fin à la partie et vérifier que chaque animal est chez lui ?
cocoons-deal-first = On tire au sort qui commence.
cocoons-deal-start = On pose le jeton de départ.
cocoons-deal-mark = On oriente un cocon.
cocoons-deal-side = Un côté devient visible.
cocoons-deal-door = On retourne une trappe.
cocoons-deal-animal = On retourne un animal.

cocoons-do-slide = Glisser le cocon en { $place }
cocoons-do-correct = Déplacer { $animal } dans le cocon en { $place } (trois jetons)
cocoons-do-put = Dans le cocon en { $place }
cocoons-do-leave = Laisser ici
cocoons-do-tell = Dire : le cocon en { $place } montre { $animal }
cocoons-do-end = Mettre fin à la partie

cocoons-house-unlock = Règle maison : l’hôte a débloqué le mode difficile et les niveaux personnels, alors que personne ici n’a encore gagné les niveaux 1 à 5 (C-71).
cocoons-refuse-own-locked = Les niveaux personnels s’ouvrent quand quelqu’un à la table a gagné les niveaux 1 à 5 ; l’hôte peut les débloquer avant.
cocoons-refuse-hard-locked = Le mode difficile s’ouvre quand quelqu’un à la table a gagné les niveaux 1 à 5 ; l’hôte peut le débloquer avant.
cocoons-refuse-gap = { $place } est l’emplacement libre ; choisissez une case où se trouve un cocon.
cocoons-refuse-not-beside = Le cocon en { $place } ne touche pas l’emplacement libre en { $gap }.
cocoons-refuse-moved-last = Le cocon en { $place } vient de bouger ; glissez-en un autre.
cocoons-refuse-must-spend = Le cocon à la trappe Action a bougé huit tours de suite ; glissez-en un autre ou faites une correction.
cocoons-refuse-not-housed = Pas encore dans un cocon : { $animal }. Il n’y a donc rien à corriger.
cocoons-refuse-tokens = Une correction prend trois jetons, mais la réserve en a { $tokens }.
cocoons-refuse-same-cocoon = Déjà dans le cocon en { $place } : { $animal }.
cocoons-refuse-leave-door = La trappe Action doit aller dans un cocon ; choisissez-en un.
cocoons-refuse-unseen = Vous ne voyez pas en ce moment le côté marqué du cocon en { $place }.
cocoons-refuse-told = Le côté en { $place } a déjà été dit.
cocoons-refuse-untrue = Ce n’est pas l’animal que vous voyez en { $place } ; ce qu’on dit est toujours vrai.

## Événements

cocoons-slid = { $seat } glisse le cocon de { $place } en { $to }{ $paid ->
    [0] { "" } gratuitement.
   *[other] .
}
cocoons-showed = Le cocon en { $place } montre { $animal }.
cocoons-told = { $seat } le dit : le cocon en { $place } montre { $animal }.
cocoons-discarded = Une trappe s’enlève : { $door }.
cocoons-put-back = La trappe en { $place } reste pour l’instant : { $door }.
cocoons-turned = La boîte tourne d’un quart de tour dans le sens horaire ; chacun fait face à un autre coin.
cocoons-found = En { $place }, voici { $animal }.
cocoons-housed = { $seat } met { $animal } dans le cocon en { $place }.
cocoons-left = { $seat } laisse { $animal } sur place.
cocoons-equipped = { $seat } met la trappe Action dans le cocon en { $place }.
cocoons-corrected = { $seat } défausse trois jetons et passe { $animal } de { $place } en { $to }.
cocoons-charged = { $place } est vide : on y pose un jeton.
cocoons-judged = { $home ->
    [8] Tout est révélé : les huit animaux sont chez eux !
    [one] Tout est révélé : { $home } seul animal est chez lui.
   *[other] Tout est révélé : { $home } animaux seulement sont chez eux.
}
cocoons-lost = { $owed ->
    [1] Un jeton est dû, mais la réserve est vide.
   *[other] La réserve est vide, et tout le monde n’est pas rentré.
}

cocoons-warn-unplaced = { $missing ->
    [one] { $missing } animal n’est pas encore dans un cocon : finir maintenant, c’est perdre.
   *[other] { $missing } animaux ne sont pas encore dans un cocon : finir maintenant, c’est perdre.
}
cocoons-warn-crowded = { $empty ->
    [one] { $empty } cocon est encore vide : finir maintenant, c’est perdre.
   *[other] { $empty } cocons sont encore vides : finir maintenant, c’est perdre.
}

cocoons-feat-1 = Niveau 1
cocoons-feat-2 = Niveau 2
cocoons-feat-3 = Niveau 3
cocoons-feat-4 = Niveau 4
cocoons-feat-5 = Niveau 5
cocoons-feat-1-hard = Niveau 1, difficile
cocoons-feat-2-hard = Niveau 2, difficile
cocoons-feat-3-hard = Niveau 3, difficile
cocoons-feat-4-hard = Niveau 4, difficile
cocoons-feat-5-hard = Niveau 5, difficile

cocoons-ending-won = Tous les animaux sont chez eux.
cocoons-ending-wrong = Un animal au moins n’était pas dans son cocon.
cocoons-ending-tokens = Il n’y a plus de jetons.
cocoons-ending-owed = Il fallait payer un jeton, et la réserve était vide.

## Choses

cocoons-animal-fish = le poisson
cocoons-animal-iguana = l’iguane
cocoons-animal-owl = la chouette
cocoons-animal-fox = le renard
cocoons-animal-turtle = la tortue
cocoons-animal-hare = le lièvre
cocoons-animal-moth = le papillon de nuit
cocoons-animal-deer = le cerf
cocoons-animal-bear = l’ours
cocoons-animal-bee = l’abeille
cocoons-animal-crane = la grue
cocoons-animal-frog = la grenouille
cocoons-animal-mouse = la souris
cocoons-animal-otter = la loutre
cocoons-animal-snail = l’escargot
cocoons-animal-wolf = le loup

cocoons-door-bare = pas de trappe
cocoons-door-rune1 = la rune 1
cocoons-door-rune2 = la rune 2
cocoons-door-rune3 = la rune 3
cocoons-door-rune4 = la rune 4
cocoons-door-rune5 = la rune 5
cocoons-door-rune6 = la rune 6
cocoons-door-rune7 = la rune 7
cocoons-door-rune8 = la rune 8
cocoons-door-rune = une rune au hasard
cocoons-door-lockA = le cadenas A
cocoons-door-lockB = le cadenas B
cocoons-door-slide = la trappe Glissade
cocoons-door-rotation = la trappe Rotation
cocoons-door-action = la trappe Action
cocoons-door-number1 = le numéro 1
cocoons-door-number2 = le numéro 2
cocoons-door-number3 = le numéro 3
cocoons-door-number4 = le numéro 4
cocoons-door-number5 = le numéro 5
cocoons-door-number6 = le numéro 6
cocoons-door-number7 = le numéro 7
cocoons-door-number8 = le numéro 8

cocoons-side-north = nord
cocoons-side-east = est
cocoons-side-south = sud
cocoons-side-west = ouest
cocoons-corner-nw = nord-ouest
cocoons-corner-ne = nord-est
cocoons-corner-se = sud-est
cocoons-corner-sw = sud-ouest

## La boîte en mots

cocoons-board-level = Niveau { $level }
cocoons-board-hard = , mode difficile
cocoons-board-setup = On prépare la boîte.
cocoons-board-over = La partie est finie.
cocoons-board-your-turn = Tour { $turn } : c’est à vous.
cocoons-board-turn = Tour { $turn } : c’est à { $name }.
cocoons-board-reserve = Réserve : { $reserve ->
    [one] { $reserve } jeton
   *[other] { $reserve } jetons
}{ $given_up ->
    [0] .
   *[other] , { $given_up } défaussés.
}
cocoons-board-free = { $turns ->
    [one] Le cocon d’action a bougé { $turns } tour ; 8 au plus sont permis.
   *[other] Le cocon d’action a bougé { $turns } tours de suite ; 8 au plus sont permis.
}
cocoons-board-corner = Vous regardez depuis le { $corner }.
cocoons-board-corners = Vous regardez depuis le { $first } et le { $second }.
cocoons-board-other-corner = { $name } regarde depuis le { $corner }.
cocoons-board-legend = Les flèches montrent le côté marqué ; l’emplacement libre est [ ] ; le nord est en haut.
cocoons-board-cocoon = { $place } : marque côté { $side }, { $animals ->
    [0] aucun animal
   *[other] { $names }
}, { $tokens ->
    [0] aucun jeton
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
cocoons-board-action = , avec la trappe Action
cocoons-board-in-sight = , côté visible pour { $names }
cocoons-board-shows = , le côté montre { $animal }
cocoons-board-you = vous
cocoons-board-gap = L’emplacement libre est en { $place }.
cocoons-board-under = Au fond de { $place } :
cocoons-board-bottom = { $door }, { $token }
cocoons-board-closed = une trappe fermée
cocoons-board-open-door = une trappe face visible, { $door }
cocoons-board-no-door = pas de trappe
cocoons-board-hidden = un animal face cachée
cocoons-board-start = le jeton de départ
cocoons-board-token = un jeton d’action
cocoons-board-bare = rien d’autre
cocoons-board-animal = { $animal }
cocoons-board-discarded = Trappes enlevées : { $doors }
cocoons-board-none = aucune
cocoons-board-picture = L’image jusqu’ici :

## Conseils

cocoons-hint-opens = Une trappe fermée se trouve en { $place } ; elle serait retournée.
cocoons-hint-comes-off = La trappe en { $place } partirait.
cocoons-hint-uncovers = Un animal est caché en { $place }.
cocoons-hint-fetches = Animal en { $place } : { $animal }, et l’on sait où est sa place.
cocoons-hint-nears = Cela rapprocherait l’emplacement libre de { $place }, où il y a quelque chose à faire.
cocoons-hint-returns = Tout est fait ; l’emplacement libre reviendrait vers le jeton de départ en { $place }.
cocoons-hint-shows = Cela montrerait { $count ->
    [one] une face
   *[other] { $count } faces
} que vous ne connaissez pas encore.
cocoons-hint-free = Le cocon d’action bougerait sans jeton.
cocoons-hint-own = D’après ce que vous savez, le cocon en { $place } est celui de cet animal : { $animal }.
cocoons-hint-hurries = Personne ne sait où est sa place, et avec { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, on n’aura pas le temps de revenir.
cocoons-hint-waits = On ne sait pas encore où est la place de cet animal : { $animal }. On pourra revenir le chercher.
cocoons-hint-bare = Une case vide coûterait un jeton, et l’emplacement libre repassera par ici.
cocoons-hint-equips = Le cocon en { $place } bougerait ensuite sans jeton.
cocoons-hint-tells = Les autres ne voient peut-être pas cette face, et le dire ne coûte rien.
cocoons-hint-ends = { $sure ->
    [1] D’après ce que vous savez, chaque animal est chez lui.
   *[other] Il reste trop peu de jetons pour changer quoi que ce soit, et tous les animaux sont peut-être chez eux.
}

## Le détail d’un résultat

cocoons-account-about = La boîte à la fin
cocoons-account-home = Animaux chez eux
cocoons-account-astray = Dans le mauvais cocon
cocoons-account-missing = Non placés
cocoons-account-placed = Animaux placés
cocoons-account-tokens = Jetons d’action restants
cocoons-account-turns = Tours joués

# Niveaux à soi, tels que la ligne de commande les décrit

cocoons-level-title = Niveau { $level }
cocoons-level-doors = Trappes : { $doors }
cocoons-level-hard = Le mode difficile est actif.
cocoons-level-tokens = { $tokens } jetons d’action (règle maison).
cocoons-level-valid = Le niveau est valable : une à huit trappes, aucun trou dans les numéros, chaque cadenas avec ses runes.
cocoons-level-solved = Cette donne peut être gagnée : une équipe qui verrait à travers tout aurait besoin de { $fewest } des { $tokens } jetons.
cocoons-level-lost = Cette donne ne peut pas être gagnée avec { $tokens } jetons, même par une équipe qui voit à travers tout.
cocoons-level-winnable = Donnes que l’on peut gagner : { $won } sur { $deals } ({ $low } à { $high } %)
cocoons-level-perfect = Gagnées par une équipe à la mémoire parfaite : { $won } sur { $deals } ({ $low } à { $high } %)
cocoons-level-forgetful = Gagnées par une équipe qui oublie un dixième à chaque tour : { $won } sur { $deals } ({ $low } à { $high } %)
