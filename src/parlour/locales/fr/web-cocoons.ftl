# Cocoons : les quelques mots de son plateau et du composeur de niveaux dans le navigateur.

## Le plateau

web-cocoons-box = La boîte, vue du { $corner }
web-cocoons-correct = Déplacer un animal · 3 jetons
web-cocoons-which = Quel animal faut-il déplacer ?
web-cocoons-where = Nouvelle place pour { $animal } ?
web-cocoons-around = Regarder depuis l’autre coin
web-cocoons-gap = Emplacement libre en { $place } : { $bottom }
web-cocoons-shelf = Trappes enlevées
web-cocoons-done = Terminé
web-cocoons-pencil = Crayon
web-cocoons-pencil-help = Choisissez un cocon ou l’emplacement libre pour y écrire. Vous seul le verrez.
web-cocoons-pencil-on = Note au crayon sur { $place }
web-cocoons-pencil-what = Sur quoi écrire
web-cocoons-pencil-cocoon = Le cocon
web-cocoons-pencil-place = La case en dessous
web-cocoons-pencil-text = Quelques lettres
web-cocoons-pencil-rub = Effacer
web-cocoons-pencilled = au crayon : { $text }

## Le composeur de niveaux

web-cocoons-composer = Composer un niveau
web-cocoons-composer-about = Une à huit trappes font un niveau ; les autres animaux n’en ont pas. Glissez-les dans les cases, ou choisissez-les une à une.
web-cocoons-composer-supply = Trappes de la boîte
web-cocoons-composer-level = Votre niveau
web-cocoons-composer-left = { $door }, il en reste { $left }
web-cocoons-composer-put = Case { $number } : { $door }. La retirer
web-cocoons-composer-empty = Case { $number } : vide
web-cocoons-composer-hard = Mode difficile
web-cocoons-composer-hard-about = Une case vide coûte un jeton quand on la libère.
web-cocoons-composer-clear = Recommencer
web-cocoons-composer-missing = Choisissez au moins une trappe.
web-cocoons-composer-tokens = Jetons d’action
web-cocoons-composer-tokens-about = De 10 à 40 ; tout autre nombre que { $tokens } est une règle maison.
web-cocoons-composer-checking = Vérification…
web-cocoons-composer-valid = Ce niveau est jouable.
web-cocoons-composer-code = Code à partager
web-cocoons-composer-copy = Copier
web-cocoons-composer-copied = Copié
web-cocoons-composer-play = Jouer ce niveau
web-cocoons-composer-have = Vous avez un code ?
web-cocoons-composer-open = Ouvrir
web-cocoons-composer-family-rune = Les runes
web-cocoons-composer-family-lock = Cadenas
web-cocoons-composer-family-special = Glissades, rotations et trappe Action
web-cocoons-composer-family-number = Numéros

web-cocoons-hardness-ask = Est-ce difficile ?
web-cocoons-hardness-busy = Quelques donnes se jouent…
web-cocoons-hardness-failed = Impossible de le savoir pour l’instant.
web-cocoons-hardness-deals = { $deals ->
    [one] Une donne au hasard, jouée par des robots :
   *[other] { $deals } donnes au hasard, jouées par des robots :
}
web-cocoons-hardness-winnable = Gagnable en principe
web-cocoons-hardness-perfect = Gagnée avec une mémoire parfaite
web-cocoons-hardness-forgetful = Gagnée avec une mémoire humaine
web-cocoons-hardness-rate = { $won } % ({ $low } à { $high } %)

## Ce que l’on montre en expliquant

web-cocoons-spot-box = la boîte
web-cocoons-spot-tokens = la coupe de jetons
web-cocoons-spot-doors = les trappes enlevées
web-cocoons-spot-seats = les coins des joueurs
web-cocoons-spot-correct = la correction

web-cocoons-goal = But
web-cocoons-placed = 
    { $placed ->
        [one] { $placed } animal sur { $animals } dans un cocon
       *[other] { $placed } animaux sur { $animals } dans un cocon
    }
web-cocoons-start-on = Le jeton de départ est en { $place }.
web-cocoons-start-back = Terminez avec l’emplacement libre sur le jeton de départ.

web-cocoons-opening = On ouvre les cocons un par un.

## Ce qui est demandé, selon les choix

web-cocoons-ask-turn = { $correct ->
    [yes] Glissez un cocon, ou corrigez une erreur pour trois jetons.
   *[no] Glissez un cocon dans l’emplacement libre.
}
web-cocoons-ask-put = { $thing ->
    [animal] Dans quel cocon va { $animal } ?
    [door] Dans quel cocon va la trappe Action ?
   *[other] Dans quel cocon le mettez-vous ?
}
