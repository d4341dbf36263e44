### La fiche pour enseigner Chocobo's Dungeon, et l'aide de jeu posée près du plan. L'ordre des lignes : games/chocobo/sheet.toml.

chocobo-sheet-game = Ensemble, guidez un oiseau à travers quatre étages. À chaque manche, cinq cartes, dont les vôtres, décident dans l’ordre de leurs numéros ce qu’il fait et avec quelle force ; mais vos numéros restent secrets.
chocobo-sheet-win = Vous gagnez tous quand le boss du 4F est vaincu. Vous perdez quand les PV tombent à 0, quand le Faucheur finit sa piste (au 4F : s’il est à côté de vous), ou si quelqu’un ne peut plus jouer de carte.
chocobo-sheet-map = Le plan : un étage avec son entrée, sa sortie et ses icônes, et la piste du Faucheur au-dessus.
chocobo-sheet-cards = Les cartes Chocobo : { $cards }, chacune avec son propre numéro et une force de 1 à 5.
chocobo-sheet-dial = Le cadran : ses cinq cases numérotées disent ce que feront les cinq cartes. Il tourne d’un cran à chaque manche.
chocobo-sheet-counters = Les PV, 9 au départ, les légumes à manger pour de nouvelles cartes, et les Livres qui aident une fois.
chocobo-sheet-monsters = Les monstres : PV, attaque et récompense pour qui les bat. Ils restent jusqu’à leur défaite.
chocobo-sheet-setup-choose = Choisissez la difficulté, le boss, les faces simples ou étoilées. La difficulté fixe les cartes de chacun et les Livres de départ.
chocobo-sheet-setup-start = Tournez le cadran au hasard, mettez les PV à 9 et les légumes à 5, l’oiseau à l’entrée et le Faucheur à son départ.
chocobo-sheet-round-meet = Rencontre : révélez les nouveaux monstres de l’étage.
chocobo-sheet-round-bonus = Bonus : révélez les cartes bonus. Avec elles, il y aura cinq cartes en tout.
chocobo-sheet-round-choose = Choix : tous posent leurs cartes faces cachées en même temps. Dites les forces, et à peu près où se place votre carte ; jamais son numéro.
chocobo-sheet-round-act = Actions : triez les cinq cartes. La plus basse agit sur la case 1 du cadran, la plus haute sur la case 5, chacune avec sa force.
chocobo-sheet-round-end = Les monstres encore debout vous frappent. Défaussez les cartes, tournez le cadran.
chocobo-sheet-act-move = Avancer : exactement ce nombre de cases, aucune deux fois ; puis l’icône d’arrivée. La sortie met fin à la manche : étage suivant.
chocobo-sheet-act-attack = Attaque : autant de dégâts à un monstre ou au boss.
chocobo-sheet-act-eat = Manger : jusqu’à ce nombre de légumes, une nouvelle carte pour chacun ; partagez-les à votre gré.
chocobo-sheet-act-reaper = Faucheur : il approche d’autant de cases.
chocobo-sheet-more-books = Les Livres : à lire avant une action ou pendant le choix ; soigner, avancer, attaquer ou frapper tous les monstres. Trois au plus.
chocobo-sheet-more-boss = Au 4F, vous courez autour du boss et le Faucheur court à l’intérieur. Après les cinq actions, le boss attaque selon la case du Faucheur.
chocobo-sheet-more-talk = Plus silencieux : avec la parole limitée, seulement les forces et les gestes pendant le choix.

chocobo-aid-turn-meet = Rencontrer les monstres
chocobo-aid-turn-bonus = Cartes bonus
chocobo-aid-turn-choose = Choisir et parler : les forces, jamais les numéros
chocobo-aid-turn-act = Trier, puis agir sur les cases 1 à 5
chocobo-aid-turn-end = Les monstres frappent, cartes défaussées, le cadran tourne
chocobo-aid-icon-actions = Avancer, attaque, manger, Faucheur
chocobo-aid-icon-tokens = Légumes ; un Livre
chocobo-aid-icon-heal = Récupérez 1 PV
chocobo-aid-icon-hurt = Piège : perdez autant de PV
chocobo-aid-icon-reaper = Le Faucheur approche d’autant
chocobo-aid-icon-exit = Sortie : étage suivant
chocobo-aid-score-win = Boss vaincu : gagné
chocobo-aid-score-lose = Perdu : plus de PV ; Faucheur au bout, ou à côté de vous au 4F ; cartes manquantes
