### La fiche pour enseigner Kokoro, et l'aide de jeu posée à côté du plateau. L'ordre des lignes : games/kokoro/sheet.toml.

kokoro-sheet-game = Les esprits de la forêt suivent les chemins que vous tracez. Une carte annonce un chemin, chacun le trace sur son plateau et relie ainsi chenilles et fleurs aux sanctuaires et aux gardiens, pendant cinq manches.
kokoro-sheet-win = Le meilleur score gagne. À chaque manche un sanctuaire marque, mais seulement s’il dépasse le précédent ; les gardiens marquent à la fin, et chaque 0 coûte 5 points.
kokoro-sheet-mat = Le plateau : une grille avec des chenilles et des fleurs, six sanctuaires de A à F et un gardien dans deux coins. Commencez par le côté bleu.
kokoro-sheet-paths = Les cartes Chemin : { $cards }, de six formes. On trace exactement ce que montre la carte, sans jamais la tourner. { $golden } cartes sont dorées.
kokoro-sheet-sanctuaries = Les cartes Sanctuaire : une par lettre. Celle qui est révélée dit quel sanctuaire marque à la fin de la manche.
kokoro-sheet-boxes = Les cases de score, à droite : cinq pour les manches, deux pour les gardiens.
kokoro-sheet-setup-mats = Chacun prend un plateau, tous du même côté.
kokoro-sheet-setup-decks = Mélangez les cartes Sanctuaire et les cartes Chemin : deux pioches, faces cachées. La personne la plus âgée retourne les cartes.
kokoro-sheet-round-sanctuary = Retournez une carte Sanctuaire : cette lettre marquera à la fin de la manche.
kokoro-sheet-round-path = Retournez une carte Chemin. Tous en même temps, tracez-la dans une case libre, ou regardez plutôt le prochain sanctuaire.
kokoro-sheet-round-golden = Continuez jusqu’à la quatrième carte dorée. Tout le monde la joue encore, puis on marque.
kokoro-sheet-score-count = Suivez la ligne du sanctuaire dans les deux sens et comptez les chenilles et les fleurs des cases qu’elle traverse.
kokoro-sheet-score-more = Inscrivez ce nombre s’il dépasse la case d’avant. Sinon, inscrivez 0 ; après un 0, il suffit de dépasser 0.
kokoro-sheet-score-guardians = Après cinq manches : chaque chenille reliée à son gardien et chaque fleur reliée au sien vaut 1 point.
kokoro-sheet-score-zero = Retirez 5 points par manche à 0. En cas d’égalité, la plus haute case décide.
kokoro-sheet-more-pink = Le côté rose : le dé à dix faces place les deux gardiens.
kokoro-sheet-more-decree = Les décrets : une carte avec une règle spéciale pour tous, ou un bonus à la fin.
kokoro-sheet-more-solo = En solo : le même jeu, contre votre meilleur score.

kokoro-aid-turn-sanctuary = Nouvelle manche : révélez un sanctuaire
kokoro-aid-turn-path = Révélez un chemin : tracez-le, ou regardez
kokoro-aid-turn-golden = Quatrième carte dorée : tous la jouent, puis on marque
kokoro-aid-icon-shapes = Les six chemins, par numéro
kokoro-aid-icon-features = Chenille et fleur : ce que vous récoltez
kokoro-aid-icon-sanctuary = Un sanctuaire et sa lettre
kokoro-aid-icon-guardians = Les gardiens des chenilles et des fleurs
kokoro-aid-score-round = Manche : comptez ce que relie la ligne du sanctuaire ; plus que la case d’avant, sinon 0
kokoro-aid-score-end = Fin : +1 par chenille ou par fleur reliée à son gardien
kokoro-aid-score-zero = −5 par manche à 0
