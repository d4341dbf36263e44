### Cocoon World : les règles du jeu dans nos propres mots, un message par clause.
### Chaque message porte un court .title ; les sigles entre parenthèses renvoient à d’autres clauses.
### Une ligne qui commence par ◇ est notre décision ; toute autre est imprimée dans le livret.

## Le jeu et son matériel

W-01 =
    On joue de deux à cinq.
    ◇ En solo, vous avez une partie d’entraînement : dix tours pour battre votre propre record. À l’entraînement, le Pari des dieux et la tuile « Prendre une tuile » restent simplement sans effet.
    .title = Combien de joueurs
W-02 =
    Le plateau est un seul anneau de cases. Six grandes cases Événement y sont imprimées ; toutes les autres sont des cases normales, nues tant qu’aucune tuile n’y est posée. Avancer, c’est suivre le sens normal, celui des aiguilles d’une montre.
    ◇ L’anneau standard compte 48 cases : dans le sens horaire, vous croisez Départ, Initiation, Expérience, Pari des dieux, une seconde Expérience puis la Fosse, chacune suivie de sept cases normales.
    .title = L’anneau de cases
W-03 = Vous avez un pion à deux faces, blanche pour le camp de la Fortune et noire pour le camp de l’Infortune, ainsi qu’un pion de rechange, deux dés du joueur et un marqueur d’EP. Votre main compte trois tuiles au plus, et vous la gardez secrète.
    .title = Ce que vous avez
W-04 = Votre marqueur d’EP parcourt un anneau numéroté de 0 à 10, sans fin : un pas après 10 vous mène à 0, un pas avant 0 vous ramène à 10. Les marqueurs sur un même nombre s’empilent, le dernier arrivé au-dessus.
    .title = Le Cercle d’EP
W-05 =
    Les EP gagnés aux dés, sur une case Événement, au donjon ou par un pari déplacent votre marqueur d’un pas chacun. Votre pion actif (W-67) donne le sens : horaire s’il est blanc, antihoraire s’il est noir.
    ◇ Pour un pari gagné, regardez plutôt votre pion sur la piste des paris.
    .title = Gagner selon sa face
W-06 = Les tuiles se moquent de votre camp. Si une tuile dit de gagner, votre marqueur va toujours dans le sens horaire ; si elle dit de perdre, toujours dans le sens antihoraire.
    .title = Les EP des tuiles
W-07 = ◇ Plusieurs EP gagnés ou perdus ensemble forment un seul déplacement : vous rejoignez la pile où votre marqueur s’arrête, celles du chemin ne comptent pas. Après un tour complet, soit 11 pas, vous revenez au-dessus de la pile que vous aviez quittée. Un déplacement de 0 ne change rien, pas même votre place dans la pile.
    .title = Plusieurs EP, un déplacement

## La mise en place

W-10 =
    Mélangez 44 tuiles en une seule pioche, faces cachées : les 32 tuiles de base et les 12 qui portent une marque.
    ◇ Dans le jeu standard, aucune tuile n’existe en double. Celles de base : avancer de 1 à 12, reculer de 1 à 12, et huit tuiles qui parlent d’EP, de relance, du Départ et d’Expérience. Les marquées offrent les douze effets spéciaux.
    .title = La pioche
W-11 =
    Piochez 18 tuiles et posez-les faces cachées, trois après chaque case Événement : dans le sens horaire, sur sa première, sa quatrième et sa septième case normale. Elles restent un secret pour tous jusqu’à ce qu’on les retourne.
    ◇ Pour leur faire place, toute édition compte au moins sept cases normales entre deux cases Événement.
    .title = Dix-huit tuiles cachées
W-12 =
    Chacun commence avec trois tuiles. Consultez les vôtres quand vous voulez ; personne d’autre n’y a droit.
    ◇ La distribution se fait place par place : trois tuiles pour la place 0, les trois suivantes pour la place 1, et ainsi de suite.
    .title = Votre première main
W-13 =
    Tous les pions sont sur le Départ, face blanche visible ; les marqueurs d’EP sont sur 0, le marqueur de tour sur 1. Le premier joueur est tiré au sort avant toute distribution (en solo, c’est toujours vous). Les places sont numérotées dans le sens horaire, et l’on joue dans ce même sens.
    ◇ Sur 0, la pile de marqueurs suit l’ordre du tour, celui du premier joueur tout en bas.
    .title = Prêts à commencer
W-14 = Chacun joue cinq tours, ou dix si vous n’êtes que deux. Après le dernier, la partie est finie.
    .title = Durée de la partie
W-15 =
    Le plus haut en EP l’emporte. À égalité, un pion blanc passe devant un pion noir ; si l’égalité demeure, c’est le marqueur le plus haut dans la pile.
    ◇ Tous les joueurs sont classés ainsi, sans jamais partager une place. Un pion sur la piste des paris compte avec la face qu’il y montre, et son pion de rechange est ignoré. Votre score est le nombre où se trouve votre marqueur, et la fin est notée « turns » (tours).
    .title = Qui gagne
W-16 =
    Une campagne est une suite de parties entre les mêmes personnes. Avant la première, convenez de ce qui décidera : le total de vos EP ou le nombre de victoires.
    ◇ À égalité, on regarde l’autre mesure ; si elle est égale aussi, la victoire est partagée.
    .title = Jouer une campagne

## Votre tour

W-20 = Votre tour commence par un seul lancer des deux dés du joueur et du dé cible. Chaque dé du joueur égal au dé cible vous rapporte 1 EP (W-05). Si tous vos dés sont plus petits que le dé cible, retournez votre pion. Tout autre résultat ne fait ni l’un ni l’autre. Ensuite, le dé cible ne sert plus jusqu’à la fin de votre tour.
    .title = Le premier lancer
W-21 = Additionnez vos dés du joueur et déplacez votre pion d’autant, puis occupez-vous de la case où il s’arrête (W-30 et suivantes).
    .title = Bouger et s’arrêter
W-22 =
    Deux dés du joueur identiques font un doublé, à n’importe quel lancer de votre tour. Déplacez-vous, mais seule la partie EP de la case compte. Les autres pions présents ne vous gênent pas, et vous ne posez aucune tuile. Puis relancez deux dés du joueur et repartez, tant que les doublés s’enchaînent.
    ◇ Une tuile face cachée est retournée pour sa partie EP.
    .title = Faire un doublé
W-23 = Une fois tout réglé, on complète les mains à trois tuiles : d’abord la personne dont c’est le tour, puis les autres dans le sens horaire. Quand la pioche est épuisée, on ne pioche plus.
    .title = Compléter les mains

## Là où vous vous arrêtez

W-30 = Vous vous arrêtez sur une case normale sans tuile. Si vous avez une tuile en main et encore une pose ce tour-ci, vous devez y mettre une de vos tuiles, face visible, et la suivre. Chaque tour donne une pose ; certaines tuiles en ajoutent une (W-57). Sans pose ou sans tuile, il ne se passe rien.
    .title = Sur une case vide
W-31 = S’il y a une tuile là où vous vous arrêtez, suivez-la. Si elle est face cachée, retournez-la d’abord ; elle reste ensuite visible. Où qu’elle vous envoie, réglez aussi cette case-là.
    .title = Sur une tuile
W-32 = Sur l’une des six cases Événement, faites ce que dit la case (W-40 à W-47).
    .title = Sur une case Événement
W-33 =
    S’il vous reste une pose quand tous les déplacements et tous les lancers en attente (W-66) sont finis, vous devez mettre une tuile de votre main, face visible, sur la case vide la plus proche ; on ne la suit pas.
    ◇ Comptez depuis votre pion actif, dans les deux sens, cases Événement comprises ; si votre pion est parti ce tour-ci sur la piste des paris, comptez depuis le Pari des dieux. Choisissez d’abord la tuile puis, si deux cases sont aussi proches, la case. Plusieurs poses se font l’une après l’autre. Sans tuile en main ou sans case vide, on passe : c’est courant en fin de partie à cinq, où 25 tours se partagent 24 cases.
    .title = Une pose qui reste
W-34 =
    Si un autre pion est déjà là où vous vous arrêtez, partout sauf sur le Départ, n’appliquez que la partie EP de la case et reculez d’un pas. Continuez tant que vous trouvez des pions, puis réglez la case où vous restez enfin.
    ◇ Une case vide n’a pas de partie EP ; une tuile face cachée est retournée pour voir si elle en a une. Un recul sur le Départ est toujours le dernier, et c’est un véritable arrêt sur le Départ (W-40, W-47).
    .title = Croiser un autre pion
W-35 =
    ◇ Arrêtez-vous deux fois sur la même case dans un seul enchaînement (W-67), après un recul ou non, et c’est une boucle.
    Cette seconde fois, la case ne fait rien : votre pion va droit sur le Départ et gagne 1 EP, comme à tout arrêt là-bas (W-40, W-47). Les EP rencontrés dans la boucle n’ont donc compté qu’une fois.
    ◇ Vos lancers en attente sont conservés (W-66). Notre décision va plus loin que le livret, qui ne parle que de tourner sans fin : c’est une boucle même si une tuile échangée ou un pari tranché a changé le plateau entre-temps ; ainsi, tout enchaînement a une fin.
    .title = Pris dans une boucle
W-36 =
    La partie EP d’une case, c’est l’EP d’une case Expérience ou du Départ, qui dépend de votre face (W-05), ou ce qu’une tuile vous dit de gagner ou de perdre.
    ◇ La Fosse, le Pari des dieux et l’Initiation n’en ont pas.
    .title = La partie EP
W-37 =
    Quand une tuile vous envoie quelque part dans le sens normal, vous traversez toutes les cases intermédiaires.
    ◇ Passer simplement ne donne pas d’EP et ne retourne pas de tuile, et les pions en chemin ne vous arrêtent pas.
    Seul le passage par le Départ a un effet : il tranche les paris (W-47).
    .title = Passer des cases

## Les cases Événement

W-40 = Le Départ accueille autant de pions qu’il en vient. Terminez-y un déplacement et vous gagnez 1 EP.
    .title = La case Départ
W-41 = Retournez votre pion : vous voilà dans l’autre camp.
    .title = La case Initiation
W-42 = Arrêtez-vous ici et gagnez 1 EP. L’anneau compte deux cases Expérience.
    .title = Les cases Expérience
W-43 =
    Vous pouvez défier le donjon ou passer votre chemin. Dedans, lancez les quatre dés du donjon et lisez leur meilleure combinaison. Rien ou une paire : 1 EP. Deux paires, un brelan ou une suite (1234, 2345, 3456) : 2 EP. Un carré : autant d’EP que vous voulez.
    ◇ Le nombre, de 0 à 11, se dit au moment d’encaisser ; avec 11, votre marqueur fait le tour complet et revient au-dessus de sa pile.
    Après chaque nouvelle combinaison, arrêtez-vous et gagnez les EP de toutes vos combinaisons réunies, ou relancez. Mais si vous refaites une combinaison déjà obtenue dans ce défi, il prend fin sans le moindre EP.
    ◇ Avec les six combinaisons, vous encaissez d’office.
    .title = La Fosse et son donjon
W-44 =
    Votre pion quitte l’anneau pour la piste des paris, et vous prédisez à qui appartiendra le prochain pion à s’arrêter sur le Départ ou à y passer. Vous ne pouvez nommer ni vous-même, ni une couleur déjà nommée par un autre pion sur la piste.
    ◇ Seules les couleurs de cette partie peuvent l’être, y compris celles de joueurs qui sont eux aussi sur la piste. S’il ne vous reste aucune couleur, rien ne se passe et votre pion reste sur la case.
    .title = Le Pari des dieux
W-45 = Si vous aviez raison, vous gagnez aussitôt 3 EP ; si vous aviez tort, votre pion est retourné. Dans les deux cas, il revient sur le Départ, mais sans l’EP du Départ.
    .title = Pari gagné ou perdu
W-46 =
    Si votre tour arrive alors que votre pari est encore ouvert, mettez votre pion de rechange sur le Départ avant le premier lancer, avec la même face visible que votre pion. Il est votre autre vous-même pour ce tour et les suivants : il lance, gagne des EP, entre dans la Fosse et suit les tuiles, et lui seul est retourné. Le mettre sur le Départ ou l’en faire partir ne rapporte rien. S’il s’arrête sur le Pari des dieux, il ne se passe rien. Dès que votre pari est tranché, il quitte le plateau, et seul compte votre pion de la piste, avec la face qui est la sienne.
    ◇ Vous gardez votre main et vos effets encore en attente.
    .title = Votre pion de rechange
W-47 =
    Tous les paris de la piste sont tranchés ensemble dès qu’un pion s’arrête sur le Départ ou y passe, dans un sens ou dans l’autre.
    ◇ Le saut d’une boucle vers le Départ compte, et un pion de rechange vaut celui de son joueur. Quitter le Départ, y mettre un pion de rechange ou revenir de la piste ne compte pas. Au passage, les paris sont tranchés sur-le-champ, avant la suite du déplacement : un pion de rechange retiré ne bloque donc plus personne ; à l’arrêt, on donne d’abord l’EP du Départ. Si votre propre pion de rechange tranche votre pari, vous aviez tort : le reste de ce déplacement est abandonné, rien n’est réglé à son terme, et votre tour continue avec votre pion sur le Départ (W-66, W-33). Il peut même repartir sur la piste dans le même tour. Les paris encore ouverts en fin de partie ne rapportent rien et ne retournent aucun pion.
    .title = Quand trancher les paris

## Les tuiles

W-50 =
    Avancez ou reculez votre pion du nombre inscrit sur la tuile.
    ◇ Dans le jeu standard, les nombres vont de 1 à 12, une fois dans chaque sens.
    .title = Avancer et reculer
W-51 = Avancez jusqu’au Départ. Une seconde tuile vous fait en plus relancer : prenez d’abord l’EP du Départ, puis lancez les deux dés du joueur et déplacez-vous.
    .title = Avancer jusqu’au Départ
W-52 = Trois tuiles vous font avancer jusqu’à la Fosse, au Pari des dieux ou à l’Initiation ; la dernière vous fait en plus relancer. Si un autre pion occupe l’Initiation, reculez d’abord (W-34) et suivez ce que vous y trouvez ; votre lancer vient après.
    .title = Fosse, Pari, Initiation
W-53 = Avancez jusqu’à la première case Expérience devant vous, occupée ou non ; ici, le Départ en est une aussi. Une seconde tuile vous fait en plus relancer. Si un autre pion est sur cette case Expérience, vous recevez tout de même son EP et reculez (W-34) ; le lancer de la tuile vient après.
    .title = Vers la prochaine Expérience
W-54 = Une tuile vous coûte 3 EP. Deux autres vous font relancer : l’une vous donne d’abord 1 EP, l’autre vous en prend 1. Votre face n’y joue aucun rôle (W-06).
    .title = Tuiles à EP
W-55 = Retournez votre pion et relancez. Pour toutes les autres règles, cette case n’est pas une case Initiation.
    .title = Changer de face
W-56 =
    Mettez une tuile de votre main, face visible, sur n’importe quelle case vide : choisissez d’abord la tuile, puis la case.
    ◇ Vous ne la suivez pas, et la pose normale de votre tour vous reste.
    Les pions déjà présents ne sont pas concernés ; un pion qui s’y arrête plus tard, même ce tour-ci, la suit.
    ◇ Si vous le pouvez, vous le devez.
    Sans tuile en main ou sans case vide, cette tuile est réputée suivie.
    .title = Poser une tuile n’importe où
W-57 = Relancez, et vous avez une pose de plus ce tour-ci (W-30, W-33).
    .title = Relancer et poser encore
W-58 = Lancez encore une fois les deux dés du joueur et déplacez-vous comme d’habitude (W-66).
    .title = Relancer les dés
W-59 =
    Choisissez un adversaire qui a des tuiles, regardez toute sa main (personne d’autre ne la voit) et prenez-en une. Ensuite, soit vous la mettez face visible sur n’importe quelle case vide sans la suivre, soit vous retirez du jeu la tuile où vous êtes, mettez la nouvelle à sa place et la suivez, quelle qu’elle soit ; c’est toujours le même arrêt.
    ◇ Ni l’un ni l’autre n’utilise de pose. Sans case vide, seule la seconde voie est ouverte.
    Si vous le pouvez, vous le devez ; si aucun adversaire n’a de tuile, celle-ci est réputée suivie.
    .title = Prendre une tuile
W-60 =
    Échangez cette tuile avec n’importe quelle autre du plateau et suivez celle qui vient à vous ; c’est toujours le même arrêt.
    ◇ Vous pouvez choisir une tuile face cachée, retournée à son arrivée, ou une tuile sous un autre pion, qui n’est pas concerné. Si l’échange est possible, il est obligatoire ; sans autre tuile sur le plateau, il ne se passe rien. Un seul échange par arrêt : si c’est un autre « Échanger » qui vient à vous ainsi, vous ne le suivez pas.
    .title = Échanger cette tuile
W-61 = À votre prochain tour, un dé du donjon rejoint vos dés du joueur pour le premier lancer. Il compte pleinement : pour égaler le dé cible, pour avoir tous les dés en dessous, pour la distance et pour les doublés, c’est-à-dire deux dés identiques parmi tous. Même trois dés identiques ne font qu’un doublé, avec une seule relance, et celle-ci se fait à deux dés.
    .title = Un dé de plus
W-62 =
    À votre prochain tour, après chaque lancer de vos dés et avant qu’on en lise quoi que ce soit, vous pouvez en mettre un (même ajouté) sur une face qu’il ne montre pas ; au premier lancer, ce peut être aussi le dé cible. Égalités, retournement, doublé et distance suivent le lancer modifié.
    ◇ Une fois utilisé, le changement est épuisé ; si vous le refusez, il attend le lancer suivant du même tour et n’est perdu qu’à la fin de celui-ci. Au clavier : « set 2 6 » change en 6 un dé du joueur qui montre 2, « set t 6 » met le dé cible sur 6, « leave » ne change rien. Si vous avez plusieurs changements, on vous les propose un par un au même lancer ; en refuser un, c’est refuser les suivants pour ce lancer.
    .title = Changer un dé
W-63 = À votre prochain tour, le premier déplacement après le premier lancer se fait à reculons ; vous ne pouvez pas refuser. Tous les déplacements suivants se font comme d’habitude, et céder la place à un autre pion reste un recul d’une case.
    .title = Marche arrière
W-64 =
    La prochaine fois que vous piochez, peut-être dès ce tour-ci, regardez les trois tuiles du dessus de la pioche, ou celles qui restent. Gardez-en une et remettez les autres dessus dans l’ordre de votre choix ; personne d’autre ne les voit.
    ◇ Cela vaut pour la première tuile piochée ; les autres viennent du dessus comme d’habitude. Cela peut arriver pendant le tour d’un autre joueur (W-23). Si la pioche est vide au moment de compléter les mains, tous ces effets sont perdus, même si vous n’aviez rien à piocher.
    .title = Une tuile sur trois
W-65 = ◇ Les effets de W-61 à W-64 sont visibles de tous et vous appartiennent, que vous jouiez avec votre pion ou avec votre pion de rechange. Les trois premiers (W-61 à W-63) agissent à votre prochain tour, jamais dans celui qui les a donnés, et disparaissent à sa fin, utilisés ou non. Les dés ajoutés s’additionnent, mais jusqu’à quatre dés du donjon seulement ; au-delà, ils sont perdus. Les changements s’additionnent aussi, chacun pour un dé différent ; la marche arrière, non. Un choix parmi trois (W-64) attend que vous piochiez ; s’il y en a plusieurs, on en utilise un par tuile piochée.
    .title = Les effets qui attendent
W-66 = ◇ « Relancer » vous donne un lancer en attente des deux dés du joueur. Vous le faites quand l’enchaînement qui l’a amené est terminé, défi dans la Fosse compris. Les lancers en attente s’additionnent et se font l’un après l’autre ; la relance d’un doublé passe avant. Ils survivent à une boucle, et aussi au dénouement de votre propre pari : vous les faites alors avec votre pion, depuis le Départ. Ils sont perdus quand votre pion part sur la piste des paris ; les poses ajoutées (W-57), elles, restent.
    .title = Les lancers en attente
W-67 =
    Case vide : une case normale sans tuile, même si des pions s’y trouvent.
    ◇ Arrêt : la fin de tout déplacement, par les dés, par une tuile ou à chaque pas de recul (W-34). Enchaînement : tout ce que déclenche un lancer des dés du joueur, jusqu’à ce qu’il ne reste rien à régler. Pion actif : à votre tour, votre pion de rechange tant qu’il est sorti, sinon votre pion. Un pion sur l’anneau peut fort bien être un pion de rechange ; un pion sur la piste des paris n’est sur aucune case et ne gêne personne.
    .title = Les mots du jeu
W-68 = ◇ En un tour, vous lancez vos dés du joueur 50 fois au plus. Un doublé au cinquantième n’est qu’un lancer ordinaire, et les lancers encore en attente sont perdus. Toute partie a donc une fin : quelque 400 000 décisions en sont la limite approximative.
    .title = Cinquante lancers au plus

## Nos propres scénarios

W-70 = ◇ Dans le scénario Pèlerins, on compte les circuits. Chaque fois que votre pion actif atteint le Départ en avançant, qu’il s’y arrête ou le dépasse, vous avez accompli un circuit. Chaque fois qu’il quitte le Départ à reculons ou le dépasse en reculant, un circuit est défait, sans jamais passer sous zéro. Le saut d’une boucle vers le Départ, le retour de la piste des paris et la mise en place d’un pion de rechange ne sont pas des circuits. Tout le reste est comme dans le premier scénario.
    .title = Pèlerins : les circuits
W-71 = ◇ Le pèlerinage s’achève à la fin du tour où quelqu’un a accompli son troisième circuit (fin « pilgrim »), même si d’autres ont joué un tour de moins, et au plus tard après huit tours chacun, ou seize à un ou deux joueurs (fin « turns »). Votre score : vos EP, plus 5 par circuit ; les égalités se départagent comme en W-15 et W-74.
    .title = Pèlerins : fin et score
W-72 = ◇ Dans le scénario Arène, votre tour commence par un choix : voyager comme d’habitude, ou combattre. Le combat remplace tous les lancers et déplacements ; les poses qui restent (W-33) et le complément des mains (W-23) suivent comme toujours, et les effets qui attendaient ce tour sont perdus (W-65). Qui a combattu doit voyager au tour suivant. À la dernière manche, l’arène est fermée : personne ne combat en connaissant déjà le classement final.
    .title = Arène : combattre ou voyager
W-73 = ◇ Quatre bêtes attendent dans l’arène, l’une derrière l’autre : le Papillon de nuit, de force 7, le Molosse, de force 9, l’Ogre, de force 11, et la Vouivre, de force 13. Lancez trois dés : si leur somme atteint la force, la bête est vaincue, ce qui vaut 1, 2, 3 ou 4 points de renom. Ensuite, repartez avec tout le renom de cette visite, ou affrontez la suivante ; après la Vouivre, vous sortez d’office. Si une bête vous résiste, le renom de cette visite est perdu et votre pion actif est retourné. Votre score final : vos EP plus votre renom ; les égalités se départagent comme en W-15 et W-74.
    .title = Arène : les bêtes
W-74 = ◇ Quand autre chose que les EP compte, deux joueurs peuvent avoir le même score alors que leurs marqueurs sont sur des nombres différents. Là aussi, le blanc passe devant le noir ; si les deux pions montrent la même face, celui qui a le plus d’EP passe devant. La pile ne départage que des marqueurs posés sur le même nombre (W-15).
    .title = Égalités d’un nombre à l’autre
W-75 = ◇ Dans le scénario Reliques, on défait l’anneau. Une tuile qui s’y trouvait déjà quand vous vous y êtes arrêté et que vous avez suivie revient dans votre main à la fin de l’enchaînement (W-67), à la vue de tous ; sa case est de nouveau vide. Une tuile que vous venez de poser reste en place, de même que celle dont vous n’avez pris que la part d’EP (W-22, W-34). Après « Échanger » (W-60), vous reprenez la tuile d’origine, « Échanger » elle-même, où qu’elle soit maintenant. Une tuile sortie du jeu (W-59) ne se reprend pas. Votre main peut dépasser trois tuiles.
    .title = Reliques : reprendre des tuiles
W-76 = ◇ Dans Reliques, on mélange toutes les tuiles et on en pose une face cachée sur la première, la troisième, la cinquième et la septième case normale derrière chaque case Événement. Chacun en reçoit trois ; les autres restent dans la boîte : on ne complète jamais sa main (W-23), et les choix parmi trois sont perdus (W-64). La partie s’achève après six tours chacun, ou douze à un ou deux joueurs. Votre score : vos EP, plus 2 par tuile en main ; les égalités se départagent comme en W-15 et W-74.
    .title = Reliques : mise en place, fin et score
W-77 = ◇ Dans le scénario Balance, chaque camp a son propre sommet. Les marqueurs partent de 5 et, dans l’ordre du tour, un pion sur deux commence noir. À la fin, la Fortune compte vers le haut et l’Infortune vers le bas : un pion blanc marque ses EP, un pion noir 10 moins ses EP. Le blanc vise donc 10 et le noir 0, et un pas de plus est une chute. Tout le reste, y compris les cinq tours chacun (dix à un ou deux joueurs), est comme dans le premier scénario.
    .title = Balance : deux sommets
W-78 = ◇ À la fin de Balance, on pèse les camps : les scores de tous les pions blancs réunis contre ceux de tous les noirs. Le camp le plus lourd l’emporte, la Fortune en cas d’égalité, et la fin porte son nom (« fortune » ou « misfortune »). Tous ceux de ce camp sont classés devant les autres et, dans chaque camp, le meilleur score passe devant ; une égalité revient au marqueur le plus haut dans la pile. Dans une campagne, ce sont les EP du marqueur qui comptent, quelle que soit la face (W-16).
    .title = Balance : la pesée des camps
W-79 = ◇ Une fois par partie de Balance, vous pouvez changer de camp par serment : avant de lancer, retournez votre pion actif. On vous le demande au début de chacun de vos tours jusqu’à ce que vous le fassiez, mais pas à la dernière manche.
    .title = Balance : le serment
W-80 = ◇ Un scénario à vous est un fichier, ou le code qui le représente. Il dit quelles tuiles sont mélangées et où elles sont face cachée, d’où partent les marqueurs, si un pion sur deux commence noir, combien il y a de tours, combien de circuits terminent la partie, ce que valent circuits et tuiles en main en plus des EP, si l’on complète sa main, et ce qui s’y ajoute : l’arène (W-72, W-73), la reprise des tuiles (W-75), la pesée des camps (W-77, W-78) et le serment (W-79). Tout le reste est comme dans le premier scénario ; les égalités se départagent comme en W-15 et W-74.
    .title = Vos propres scénarios
