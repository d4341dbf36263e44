### Ce que le noyau dit des réponses, des fichiers et des réglages.
### Les refus sont brefs et aimables ; les erreurs disent ce qui ne va pas et ce qui était attendu.

## Refus : pourquoi une réponse ne compte pas

refuse-late = La table est déjà passée à autre chose que la question « { $prompt } » ; répondez plutôt à celle qui est ouverte.
refuse-not-asked = La place { $seat } n’a rien à décider pour l’instant ; son moment viendra.
refuse-not-a-choice = « { $action } » n’est pas possible pour l’instant ; choisissez parmi les réponses proposées.
refuse-over = La partie est terminée : il n’y a plus rien à répondre.
refuse-undo-consent = Pour revenir à l’entrée { $entry }, il faut l’accord de tous, car depuis, quelque chose a été révélé ou quelqu’un d’autre a joué.
refuse-undo-nowhere = On ne peut pas revenir à l’entrée { $entry }, qui n’existe pas ; la dernière est la { $last }.
refuse-nothing-to-withdraw = Vous n’avez aucune réponse en attente ici, donc rien à retirer.
refuse-nothing-to-decline = Aucune proposition n’est ouverte, il n’y a donc rien à décliner.
refuse-sealed-luck = Ici, c’est le hasard qui répond ; aucune place ne peut le faire pour lui.

## Erreurs : jeux, places, options, robots

error-unknown-game = Il n’y a pas de jeu nommé « { $game } » ; vous trouverez ici : { $known }.
error-game-folder = { $file } n’est pas un jeu ; attendu : un dossier avec game.py, ou un fichier et une classe, par exemple trick.py:Trick.
error-game-broken = Impossible de charger le jeu { $game } ({ $reason }).
error-game-class = { $game } n’a pas de classe de jeu nommée « { $name } » ; attendu : une classe qui hérite de parlour.core.game.Game.
error-game-slug = Le jeu { $game } s’appelle lui-même « { $slug } » ; le nom d’un jeu se compose de a-z, 0-9 et _, il est partout le même et n’est pas déjà pris.
error-no-rules = { $game } n’a pas de règles écrites.
error-no-lessons = { $game } n’a pas de leçons.
error-unknown-option = { $game } n’a pas d’option « { $option } » ; ses options sont : { $known }.
error-bad-option = L’option « { $option } » ne peut pas valoir « { $value } » ; attendu : { $expected }.
error-campaign = Une campagne compte de 1 à { $most } parties, mais en voici { $games }.
error-bad-seats = { $game } se joue de { $least } à { $most } ; vous avez demandé { $seats } places.
error-bad-seat = Il n’y a pas de place { $seat } ; les places sont numérotées de 0 à { $last }.
error-bad-notation = « { $text } » n’est pas une façon d’écrire une réponse à { $game } ; comparez avec les réponses proposées.
error-unknown-bot = Il n’y a pas de robot nommé « { $bot } » ; vous avez le choix entre : { $known }.
error-no-bot = { $file } ne contient pas de robot ; attendu : une classe qui hérite de parlour.core.bot.Bot.
error-bad-bot-option = Le robot « { $bot } » ne peut pas employer « { $option } » ainsi ; attendu : { $expected }.
error-bot-settings = Le robot « { $bot } » ne peut pas employer « { $option } » ; il accepte des réglages comme { $known }.
error-bot-no-settings = Le robot « { $bot } » n’a pas de réglages et ne peut donc pas employer « { $option } ».
error-unknown-clause = Les règles de { $game } n’ont pas de clause « { $clause } » ; consultez la liste des clauses.
error-unknown-language = Parlour ne parle pas encore « { $language } » ; il parle : { $known }.

## Erreurs : éditions

error-bad-edition = { $file }, ligne { $line } : le champ « { $field } » manque ou ne convient pas ; attendu : { $expected }.
error-unknown-edition = { $game } n’a pas d’édition « { $edition } » ; ses éditions sont : { $known }.
error-bad-toml = { $file } n’est pas lisible comme TOML ({ $reason }).
error-edition-long = { $file } est trop long pour une édition ; { $most } caractères au plus.
error-edition-deep = { $file } contient une clé de plus de { $most } parties séparées par des points ; { $most } au plus.
error-edition-hash = L’édition « { $edition } » présente ici n’est pas celle de cette partie ; il faut la même, sans aucun changement.

## Erreurs : parties enregistrées et fichiers
# $why est une phrase entière, un refus, avec son propre point final.

error-bad-record = { $file }, ligne { $line } : une partie enregistrée ne s’écrit pas ainsi ; attendu : { $expected }.
error-record-move = L’entrée { $entry } de l’enregistrement, « { $move } », n’est pas un coup permis à cet endroit ({ $why }).
error-record-digest = Après l’entrée { $entry }, la partie ne ressemble pas à ce que l’enregistrement annonce ; il a été modifié, ou joué avec d’autres règles.
error-record-move-rules = Cette partie a été enregistrée avec les règles { $made } ; cette version joue les règles { $plays }, qui ne permettent pas l’entrée { $entry }, « { $move } » ({ $why }).
error-record-digest-rules = Cette partie a été enregistrée avec les règles { $made } ; selon les règles { $plays }, celles de cette version, la position après l’entrée { $entry } n’est pas celle que l’enregistrement annonce.
error-record-entry = L’enregistrement compte { $last } entrées : il n’y a pas de position après l’entrée { $entry }.
error-record-game = La partie enregistrée est une partie de « { $game } », un jeu absent d’ici ; attendu, au choix : { $known }.
error-record-origin = L’enregistrement dit que ses { $entry } premières entrées ont été jouées dans une autre partie, mais cette partie ne commence pas ainsi.
error-record-truncated = { $file } s’arrête au milieu d’une entrée ; une partie enregistrée en entier était attendue.
error-seal = L’enregistrement a été modifié après avoir été scellé : le sceau ne correspond pas à son contenu.
error-seal-signature = Le sceau de l’enregistrement n’est pas signé par la clé qu’il nomme.
error-seal-missing = L’enregistrement n’est pas scellé ; rien ne montre qu’un serveur l’a tenu.
error-seal-key = L’enregistrement est scellé avec la clé { $key }, et non avec { $wanted }.
error-no-file = Il n’y a pas de fichier { $file } ; vérifiez son nom et son dossier.
error-not-a-file = { $file } n’est pas un fichier ordinaire ; indiquez-en un, ou un nom qui n’existe pas encore.
error-unreadable-file = { $reason ->
    [UTF-8] { $file } n’est pas du texte en UTF-8 ; enregistrez-le en UTF-8.
   *[other] { $file } ne peut pas être lu ({ $reason }).
}

## Erreurs : apprentissage

error-illegal-number = Le siège { $seat } ne peut pas jouer { $number } maintenant : son masque d’actions dit ce qu’il peut répondre.
error-not-begun = Aucun épisode n’a commencé : appelez d’abord reset.
error-episode-over = L’épisode est terminé : appelez reset avant le prochain step.
error-no-number = C’est à { $agent } de jouer : il faut un nombre permis par son masque d’actions, et non « { $given } ».
error-step-numbers = step attend des nombres entiers de forme { $expected } (environnements, sièges), et non de forme { $shape } et de type { $type }.
error-reset-option = « { $option } » est une option du jeu : donnez-la à la création de l’environnement, et non à reset.
error-no-agent = Aucun agent ne s’appelle « { $agent } » ; attendu : { $expected }.
error-actions = step attend un dictionnaire avec un nombre pour chaque agent qui joue ({ $expected }), et non « { $given } ».
error-no-outcome = Le hasard ne peut pas donner le résultat { $number } ici ; attendu : 0–{ $most }.
error-seeds = Ces environnements prennent une graine, un nombre entier, ou une liste de { $count } graines, et non « { $given } ».
error-closed = L’environnement est fermé : créez-en un nouveau.
error-process-ended = Un processus de ces environnements s’est arrêté : fermez-les et créez-les à nouveau.
error-reset-mask = Ces tables recommencent toutes ensemble et n’acceptent donc pas « reset_mask » : dès qu’un épisode se termine, le suivant commence tout seul.
error-seats-of-opponents = Cet environnement a un siège, plus ceux de ses adversaires : au lieu de « seats », nommez les robots des autres sièges dans « opponents ».
error-solo-only = Ces tables se jouent seul et n’acceptent donc pas « { $keyword } » : parlour.research.vector accepte seats, et gymnasium.make accepte opponents.
error-no-encoding = { $game } ne propose pas d’encodage : on ne peut pas l’apprendre à partir de nombres.
error-no-outlook = { $game } ne sait pas évaluer une position avant la fin : les récompenses « { $rewards } » n’existent pas pour ce jeu.
error-no-previews = { $game } ne sait pas dire en nombres ce que donnerait chaque réponse.
error-policy-numpy = Pour jouer avec { $file }, il faut numpy : pip install ".[policy]" dans les sources de Parlour.
error-policy-file = { $file } n’est pas une politique que Parlour sait lire ({ $reason }).
error-policy-game = { $file } a été entraînée pour { $wanted } (encodage { $trained }) et ne peut donc pas jouer à { $game } (encodage { $version }).
error-policy-previews = AnswerPolicy évalue les réponses d’après leurs aperçus : créez les tables avec previews=True et passez policy_kwargs=dict(previews=tables.previews).

## Erreurs : hasard

error-outcome-impossible = À l’entrée { $entry }, le donneur devait donner « { $outcome } », ce qui y est impossible ; attendu : { $expected }.
error-outcomes-used-up = Le donneur n’a plus de tirages, alors qu’il en faut encore un pour « { $prompt } ».
error-luck-rules = Cette partie a été enregistrée avec les règles { $made }, et cette version joue les règles { $plays } : l’entrée { $entry } dit « { $dealt } », mais ici le secret de la partie y distribue « { $expected } ».
error-luck = L’entrée { $entry } dit « { $dealt } », mais le secret de cette partie y donne « { $expected } ».
error-commitment = Le secret ne correspond pas à l’engagement pris avant le premier tirage ; il faut exactement celui qui a été scellé alors.

# Le nom d’une place qui n’en a pas.
seat-name = Joueur { $number }

# Des cartes réparties : celles d’une place, puis place après place.
seat-cards = { $count } pour { $name }
list-next = { $list }, { $next }

## Lignes du journal qu’aucune règle ne raconte

told-undo = { $seat } a annulé un coup.
told-hint = { $seat } a pris un conseil.
told-hands-open = Les mains sont maintenant visibles : c’est un entraînement, la partie ne comptera pas.
told-hands-closed = Les mains sont de nouveau cachées ; la partie reste un entraînement.

## Conseils : ce qu’un robot répondrait, et pourquoi
# Ce que pèse le robot propre à un jeu est dans le fichier du jeu.

hint-only = C’est la seule réponse possible.
hint-any = Le robot ne voit pas de différence entre les réponses.
hint-played-out = C’est ce qui a le mieux marché en jouant la suite de nombreuses fois.
hint-next = Deuxième choix : { $answer } ({ $close ->
    [1] à peu près aussi bon
   *[other] nettement moins bon
}).
hint-let-be = Un robot ne le ferait pas encore.

## Robots : les niveaux sont des personnages, dont les noms sont les mêmes dans toutes les langues

bot-name = { $bot ->
    [easy] Pip
    [medium] Juno
    [hard] Bram
    [expert] Ilka
    [greedy] Robot glouton
    [random] Robot hasardeux
    [careless] Robot étourdi
    [search] Robot réfléchi
    [team] Robot d’équipe
   *[other] Robot { $bot }
}
bot-level = { $bot ->
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
    [expert] Expert
   *[other] pour les programmes
}
bot-temper = { $bot ->
    [easy] Joue à l’envie, et rit quand ça tourne mal.
    [medium] Joue juste, un coup à la fois.
    [hard] Se trompe rarement, et prend ce que vous laissez.
    [expert] Joue toute la suite dans sa tête avant chaque coup.
   *[other] Un robot, toujours prêt.
}
bot-reduced = { $name } réfléchit moins que d’habitude ici : cette copie de Parlour n’est pas compilée.
