### La fiche pour enseigner Cocoon World, et l'aide de jeu posée près de l'anneau. L'ordre des lignes : games/cocoon_world/sheet.toml.

cocoon_world-sheet-game = Une course autour d’un anneau que vous construisez en courant. Lancez, avancez, posez des tuiles dont les effets envoient chacun plus loin, et finissez haut sur le Cercle d’EP.
cocoon_world-sheet-win = Qui a le plus d’EP gagne. Mais après 10 le cercle revient à 0 : un pas de trop est une chute. À égalité, les pions blancs passent devant les noirs.
cocoon_world-sheet-ring = L’anneau : { $spaces } cases, dont six grandes cases Événement. Les autres sont vides ou portent une tuile.
cocoon_world-sheet-circle = Le Cercle d’EP : de 0 à 10, puis on recommence. Le dernier arrivé se pose sur la pile.
cocoon_world-sheet-pawn = Votre pion : face blanche pour la Fortune, noire pour l’Infortune. Un pion noir gagne ses EP à rebours, de 0 à 10 puis 9.
cocoon_world-sheet-dice = Deux dés du joueur et un dé cible.
cocoon_world-sheet-tiles = { $tiles } tuiles : vous en tenez trois en secret. Une tuile dit où va un pion ou ce qu’il gagne.
cocoon_world-sheet-setup-tiles = Posez { $hidden } tuiles faces cachées, sur la première, la quatrième et la septième case après chaque Événement. Donnez-en trois à chacun.
cocoon_world-sheet-setup-pawns = Tous les pions sur le Départ, face blanche ; les marqueurs d’EP sur 0. Le premier joueur est tiré au sort.
cocoon_world-sheet-turn-roll = Lancez les dés du joueur et le dé cible. Chaque dé égal à la cible : 1 EP. Tous plus petits : retournez le pion.
cocoon_world-sheet-turn-move = Avancez de la somme. Un doublé : prenez seulement l’EP de la case, puis relancez et avancez encore.
cocoon_world-sheet-turn-empty = Case vide : posez-y une de vos tuiles et suivez-la. On pose une tuile par tour.
cocoon_world-sheet-turn-tile = Sur une tuile : suivez-la, et ce qui en découle. Une tuile cachée est d’abord révélée.
cocoon_world-sheet-turn-bump = Sur un autre pion : prenez seulement l’EP, reculez d’une case et résolvez celle où vous vous arrêtez.
cocoon_world-sheet-turn-loop = Deux fois sur une case dans un même enchaînement, c’est une boucle : allez au Départ et gagnez 1 EP.
cocoon_world-sheet-turn-end = Rien posé ? Posez une tuile sur la case vide la plus proche. Puis chacun complète à trois.
cocoon_world-sheet-event-small = Départ et Expérience : 1 EP. Initiation : retournez le pion.
cocoon_world-sheet-event-pit = La Fosse : lancez quatre dés, chaque combinaison vaut des EP ; arrêtez à temps, car une combinaison faite deux fois les coûte tous.
cocoon_world-sheet-event-bet = Le Pari des dieux : dites quel pion sera le prochain à atteindre le Départ. Juste : 3 EP ; faux : votre pion se retourne.
cocoon_world-sheet-end = Cinq tours chacun, dix à deux joueurs ; puis on compare les EP.
cocoon_world-sheet-more-scenarios = D’autres scénarios : dans Reliques les tuiles reviennent en main, les pèlerins comptent les circuits, l’arène ajoute des combats de dés, la Balance pèse les camps. Une campagne en joue plusieurs.

cocoon_world-aid-turn-roll = Lancer ; dé égal à la cible : 1 EP ; tous plus petits : retourner
cocoon_world-aid-turn-move = Avancer de la somme ; doublé : relancer
cocoon_world-aid-turn-stop = Vide : poser et suivre. Tuile : suivre. Pion : EP, reculer
cocoon_world-aid-turn-end = Poser ce qui reste, compléter à trois
cocoon_world-aid-icon-camps = Blanc : Fortune, EP en avant. Noir : Infortune, EP à rebours
cocoon_world-aid-icon-start = Départ : 1 EP
cocoon_world-aid-icon-experience = Expérience : 1 EP
cocoon_world-aid-icon-initiation = Initiation : retourner
cocoon_world-aid-icon-pit = Fosse : rien 1, paire 1, deux paires 2, brelan 2, suite 2, carré 0 à 11
cocoon_world-aid-icon-bet = Pari des dieux : 3 EP si c’est juste
cocoon_world-aid-score-circle = 10 plus 1 donne 0
cocoon_world-aid-score-tie = Le plus d’EP ; puis blanc ; puis le marqueur du dessus
