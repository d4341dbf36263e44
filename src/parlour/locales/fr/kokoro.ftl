# Kokoro : tout ce qu’un joueur lit, sauf les règles, qui sont dans kokoro-rules.ftl.
# Les identifiants découlent des valeurs décrites ; voir parlour/words.py.

## Options

kokoro-option-caller = Annonce
    .about = Qui retourne les cartes Chemin : la table, ou un joueur, l’Annonceur ?
kokoro-value-caller-auto = par la table
kokoro-value-caller-manual = par l’Annonceur
kokoro-option-peek = Coup d’œil
    .about = Quelle carte voit-on quand on regarde au lieu de tracer ?
kokoro-value-peek-sanctuary = le prochain sanctuaire
kokoro-value-peek-path = la prochaine carte Chemin
kokoro-option-peek_limit = Nombre de coups d’œil
    .about = Combien de fois chacun peut-il regarder ?
kokoro-value-peek_limit-none = autant qu’on veut
kokoro-value-peek_limit-round = une fois par manche
kokoro-option-guardians = Gardiens
    .about = Où se tiennent les deux gardiens ? Tirés au dé, ils utilisent le côté rose.
kokoro-value-guardians-printed = comme imprimé (côté bleu)
kokoro-value-guardians-random = tirés au dé, les mêmes pour tous
kokoro-value-guardians-each = tirés au dé par chacun
kokoro-option-decree = Décret
    .about = Une règle spéciale pour cette partie ; 11 à 16 demandent des gardiens tirés au dé.
kokoro-value-decree-none = aucun
kokoro-value-decree-draw = tiré au hasard
kokoro-value-decree-1 = 1 { K-61.title }
kokoro-value-decree-2 = 2 { K-62.title }
kokoro-value-decree-3 = 3 { K-63.title }
kokoro-value-decree-4 = 4 { K-64.title }
kokoro-value-decree-5 = 5 { K-65.title }
kokoro-value-decree-6 = 6 { K-66.title }
kokoro-value-decree-7 = 7 { K-67.title }
kokoro-value-decree-8 = 8 { K-68.title }
kokoro-value-decree-9 = 9 { K-69.title }
kokoro-value-decree-10 = 10 { K-70.title }
kokoro-value-decree-11 = 11 { K-71.title }
kokoro-value-decree-12 = 12 { K-72.title }
kokoro-value-decree-13 = 13 { K-73.title }
kokoro-value-decree-14 = 14 { K-74.title }
kokoro-value-decree-15 = 15 { K-75.title }
kokoro-value-decree-16 = 16 { K-76.title }
kokoro-error-pink-decree = Le décret { $decree } appartient au côté rose et demande des gardiens tirés au dé ; attendu, au choix : { $expected }.

## Questions et réponses

kokoro-ask-call = Retournez la prochaine carte Chemin.
kokoro-ask-draw = Tracez le chemin annoncé dans une case libre, ou jetez plutôt un coup d’œil.
kokoro-deal-decree = On tire un décret.
kokoro-deal-guardian = On lance le dé pour un gardien.
kokoro-deal-sanctuary = On retourne le prochain sanctuaire.
kokoro-deal-next = On découvre la carte Sanctuaire du dessus.
kokoro-deal-path = On retourne la prochaine carte Chemin.
kokoro-deal-look = Quelqu’un regarde la carte du dessus.
kokoro-deal-sixth = On retourne le sixième sanctuaire.
kokoro-do-draw = { $number ->
    [0] Tracer en { $space }
   *[other] Tracer plutôt { $number } en { $space }
}
kokoro-do-look = Jeter un coup d’œil au lieu de tracer
kokoro-do-turn = Retourner la carte

kokoro-refuse-full = Votre plateau est plein ; vous ne pouvez que regarder.
kokoro-refuse-drawn = { $space } porte déjà un chemin ; choisissez une case qui n’en a pas.
kokoro-refuse-looked = Vous avez déjà regardé pendant cette manche ; tracez plutôt le chemin.
kokoro-refuse-as-shown = Le chemin se trace exactement comme sur la carte : c’est le numéro { $number }.
kokoro-refuse-stone-used = Vous avez déjà utilisé la Pierre tournante pendant cette manche ; tracez le numéro annoncé.
kokoro-refuse-stone-number = La Pierre tournante ne peut pas en faire un { $number } ; elle peut en faire : { $numbers }.

## Événements

kokoro-decree-shown = Le décret { $number } vaut pour cette partie : { $decree }.
kokoro-guardian-placed = { $everybody ->
    [1] Le { $guardian } se tient en { $space }.
   *[other] { $seat } : le { $guardian } se tient en { $space }.
}
kokoro-guardian-caterpillar = gardien des chenilles
kokoro-guardian-flower = gardien des fleurs
kokoro-sanctuary-turned = Manche { $round } : on comptera le sanctuaire { $letter }.
kokoro-next-shown = Le prochain sanctuaire sera { $letter }.
kokoro-path-called = { $golden ->
    [1] Un { $number } doré est annoncé, { $count ->
        [1] la première
        [2] la deuxième
        [3] la troisième
       *[other] la quatrième et dernière
    } carte dorée de la manche.
   *[other] On annonce { $number }.
}
kokoro-drew = { $seat } trace { $number } en { $space }.
kokoro-looked = { $peek ->
    [path] { $seat } regarde la prochaine carte Chemin.
   *[sanctuary] { $seat } regarde le prochain sanctuaire.
}
kokoro-saw = { $peek ->
    [path] La prochaine carte Chemin : { $card }.
   *[sanctuary] Le prochain sanctuaire : { $card }.
}
kokoro-scored = { $seat } : le sanctuaire { $letter } { $count ->
    [0] n’est relié à rien
    [one] est relié à { $count } élément
   *[other] est relié à { $count } éléments
}{ $written ->
    [0] { $count ->
        [0] { "" } et marque 0.
       *[other] , pas plus que les { $previous } d’avant, et marque 0.
    }
   *[other] { "" } et marque { $written }.
}
kokoro-finished = { $seat } : sanctuaires { $sanctuaries }, gardiens { $guardians }{ $decree ->
    [0] { "" }
   *[other] , décret { $decree }
}{ $penalty ->
    [0] { "" }
   *[other] , pénalité { $penalty }
} : { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
kokoro-would-join = Cela ferait une ligne de { $length ->
    [one] { $length } case
   *[other] { $length } cases
} avec { $features ->
    [one] { $features } élément
   *[other] { $features } éléments
}{ $count ->
    [0] .
   *[other] { "" } (sanctuaires : { $sanctuaries }).
}
kokoro-ending-rounds = Les cinq manches sont finies.

## Le plateau en mots

kokoro-board-over = Les cinq manches sont finies.
kokoro-board-before = Rien n’a encore été retourné.
kokoro-board-round = Manche { $round } sur 5. On comptera le sanctuaire { $letter }. Cartes dorées : { $golden } sur 4.
kokoro-board-decree = Décret « { $decree } » : { $rule }
kokoro-board-called = Annoncé : { $number } { $glyph } ({ $first } et { $second })
kokoro-board-called-golden = Annoncé : { $number } { $glyph } ({ $first } et { $second }), doré
kokoro-board-edge-top = haut
kokoro-board-edge-right = droite
kokoro-board-edge-bottom = bas
kokoro-board-edge-left = gauche
kokoro-board-last-sanctuary = Le sanctuaire restant est { $letter } ; il ne compte pas.
kokoro-board-sixth-sanctuary = Le sixième sanctuaire sera { $letter } ; le décret le fait compter à la fin.
kokoro-board-next-sanctuary = Le prochain sanctuaire sera { $letter }.
kokoro-board-next-path = La prochaine carte Chemin sera { $card }.
kokoro-board-legend = c chenille, f fleur, A–F sanctuaire, CG et FG gardiens des chenilles et des fleurs, · pas encore de chemin
kokoro-board-you = Vous
kokoro-board-mat = { $name } :
kokoro-board-player = { $name } : cases { $boxes } ; il faudra au moins { $least } ensuite.
kokoro-board-knows = A jeté un coup d’œil.
kokoro-board-finished = { $name } : cases { $boxes } ; gardien des chenilles { $caterpillar }, gardien des fleurs { $flower }, décret { $decree }, zéros { $zeros } ; { $score } points.
kokoro-board-cards = Cartes Chemin restantes : { $count } ({ $cards })
kokoro-board-left-of = { $number } { $glyph } : { $plain }+{ $golden } dorées
kokoro-board-sanctuaries = Sanctuaires pas encore retournés : { $letters }

## Conseils

kokoro-hint-beats = Cela porte la ligne du sanctuaire { $letter } à { $count } ; cette manche, il faut au moins { $least }.
kokoro-hint-grows = Cela ajoute { $gain } à la ligne du sanctuaire { $letter }, qui compte alors { $count }.
kokoro-hint-waits = Le sanctuaire { $letter } reste à { $count } et il en faut { $least } pour marquer à cette manche ; sur toute la partie, ce tracé promet quand même davantage.
kokoro-hint-starts = C’est la case du sanctuaire { $letter } lui-même ; sans chemin ici, rien ne compte pour lui.
kokoro-hint-guardian = Cela porte la ligne du { $guardian } à { $count }.
kokoro-hint-room = { $ends ->
    [0] Cela ne relie encore rien ; c’est ici que ce chemin gêne le moins.
    [one] Cela ne relie encore rien, mais garde de la place : vos lignes pourraient continuer dans { $ends } case.
   *[other] Cela ne relie encore rien, mais garde de la place : vos lignes pourraient continuer dans { $ends } cases.
}
kokoro-hint-needs = Cela porte la ligne du sanctuaire { $letter } à { $count } ; il en faut { $least } pour marquer à cette manche.
kokoro-hint-prepares = Cela mène à { $space }, où un { $number } le relierait à la ligne du sanctuaire { $letter } ; il reste { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} de ce numéro.
kokoro-hint-look = Mieux vaut regarder que tracer ce chemin où que ce soit.
kokoro-hint-pass = Ce chemin ne ferait que gêner, où qu’on le trace.

## Le détail d’un résultat

kokoro-account-about = D’où viennent les points
kokoro-account-sanctuary = Sanctuaire { $detail }
kokoro-account-caterpillar = Gardien des chenilles
kokoro-account-flower = Gardien des fleurs
kokoro-account-decree = Décret
kokoro-account-empty = Sanctuaires vides
