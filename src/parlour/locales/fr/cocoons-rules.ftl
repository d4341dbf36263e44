# Les règles de Cocoons avec nos propres mots : un message par clause, dont il porte le numéro, dans l’ordre des règles.
# Chacun a un nom court dans .title ; un retour à la ligne dans un message ouvre une nouvelle idée.
# Une ligne qui commence par ◇ est notre décision ; toute autre est imprimée dans le livret.

## La boîte

C-01 =
    De deux à quatre, vous formez une seule équipe : vous gagnez ou perdez tous ensemble.
    ◇ Vous pouvez aussi jouer en solo. Vous occupez alors une seule place, qui tient deux coins opposés et voit tous les côtés découverts, même quand la boîte a tourné ; l’option de partage ne change rien pour vous.
    .title = Une seule équipe
C-02 =
    Le fond de la boîte compte neuf cases, trois sur trois. Huit cocons y sont posés ; il reste donc toujours une case sans cocon : l’emplacement libre.
    ◇ Les colonnes vont de a à c d’ouest en est, les rangées de 1 à 3 du nord au sud : a1 est au nord-ouest, c3 au sud-est. Les cocons n’ont pas de nom ; on les désigne par leur case. Quand il faut un ordre, c’est a1, b1, c1, a2, et ainsi jusqu’à c3.
    .title = Neuf cases, un emplacement libre
C-03 =
    Il y a huit animaux gardiens, et chacun a son cocon à lui. Son image figure sur l’un des quatre côtés extérieurs de ce cocon.
    À l’intérieur, une marque que tout le monde voit d’en haut montre de quel côté se trouve l’image, sans dire de quel animal il s’agit.
    .title = Animaux et cocons
C-04 = La réserve compte 25 jetons d’action au départ. Ils attendent dans un neuvième cocon, à côté de la boîte ; aucun animal n’y entre jamais.
    .title = La réserve

## Mise en place

C-10 =
    Mélangez les huit jetons animal et le jeton de départ, puis posez-en un face cachée sur chaque case.
    Le jeton de départ est le seul à rester découvert : on le reconnaît donc toujours.
    ◇ L’emplacement libre commence à cet endroit.
    .title = Les animaux au fond
C-11 = Mélangez les huit trappes de votre niveau et couvrez chaque animal d’une trappe face cachée. Le jeton de départ n’en reçoit pas.
    .title = Les trappes par-dessus
C-12 = Les huit cocons vont sur les huit autres cases, dans un ordre et un sens tirés au hasard. Personne n’a vu leurs côtés.
    .title = Les cocons en place
C-13 =
    Chacun s’installe à un coin de la boîte. À deux, vous êtes à des coins opposés.
    ◇ À trois, vous prenez trois coins différents ; à quatre, tous les coins.
    .title = Un coin chacun
C-14 =
    Le plus jeune commence, puis on joue vers la gauche, dans le sens horaire.
    ◇ Ici, l’hôte désigne la première place ou la fait tirer au sort. Le tirage est le réglage par défaut, et il est inscrit au registre de la partie même en solo ; une place désignée n’y est pas inscrite.
    .title = Qui commence

## Ce que l’on voit

C-20 =
    ◇ Vous ne voyez un côté de cocon que si l’emplacement libre est juste à côté. Un côté contre la paroi ou contre un autre cocon est caché.
    ◇ La vue est refaite à la mise en place, après chaque glissement, même au milieu d’une chaîne, et après une rotation. Un côté aperçu un instant en cours de tour est quand même annoncé aux places qui y ont droit.
    ◇ Le registre note une seule fois chaque côté nouvellement vu ; ceux qui l’ont déjà vu ou appris n’en reçoivent pas d’autre annonce.
    .title = Les côtés de l’emplacement libre
C-21 =
    De votre coin, vous voyez les côtés tournés vers lui. Au sud-est, par exemple, ce sont les côtés sud et est.
    Chaque côté découvert est donc vu par une ou deux places, selon qui est assis où.
    .title = La vue de votre coin
C-22 =
    Tout le monde voit le fond de l’emplacement libre, l’intérieur de tous les cocons (la marque, les animaux face visible, les jetons d’action et la trappe Action), les trappes défaussées face visible et le nombre de jetons de la réserve.
    Personne ne voit ce qu’il y a sous un cocon.
    .title = Visible pour tous
C-23 =
    Vous pouvez dire librement ce que vous voyez ; un côté que la mise en place ou un déplacement découvre est destiné à tout le groupe.
    ◇ Partage automatique (par défaut) : tant qu’un côté est visible, il apparaît sur tous les écrans, avec les noms de ceux qui le voient.
    ◇ Partage par les joueurs : seuls ceux qui voient un côté l’ont à l’écran. Un clic sur « dire », toujours véridique, le montre à tous tant qu’il reste visible ; le reste passe par la discussion. Vous pouvez dire chaque fois qu’un joueur doit choisir un tour, un glissement ou un endroit où poser quelque chose. L’annonce vaut jusqu’au prochain glissement, même à travers une rotation, et vous pourrez la refaire quand le côté redeviendra visible.
    ◇ Les spectateurs reçoivent ce que tout le monde reçoit.
    .title = Dire aux autres
C-24 =
    ◇ Se souvenir, c’est tout le jeu : si l’écran gardait chaque côté, les niveaux 1 à 4 seraient gagnés à tous les coups.
    ◇ De mémoire (par défaut) : un côté n’apparaît que tant qu’il est visible, à ceux qui le voient ou l’ont appris, et le fond d’une case (jeton de départ, trappe, animal, jeton d’action ou rien) que tant que l’emplacement libre s’y trouve. Journal, historique, annulation, relecture en cours de partie et annonces oublient avec vous. Le journal ne garde que les glissements, les trappes défaussées et les animaux mis dans des cocons ; un message de discussion disparaît au tour suivant.
    ◇ Notes : de même, mais vous pouvez crayonner des repères sur les cases et sur les cocons, qui les emportent avec eux. Vous seul voyez les vôtres.
    ◇ Aide : de même, mais votre écran garde tous les côtés et tous les fonds que vous avez vus ou appris.
    ◇ Quelle que soit l’option, vous ne recevez jamais un animal que vous n’avez pas le droit de connaître.
    .title = Jouer de mémoire

## Un tour

C-30 =
    Action principale : choisissez un cocon qui touche l’emplacement libre par un bord, mettez-y un jeton d’action de la réserve et glissez-le dans l’emplacement libre. Le jeton reste dans le cocon.
    Un seul cocon bouge, jamais une rangée, et il ne pivote pas dans la boîte.
    .title = Action principale
C-31 =
    Regardez maintenant la case que vous venez de libérer.
    Une trappe : prenez-la, retournez-la et suivez son effet. Sauf effet contraire, défaussez-la et retournez l’animal qu’elle cachait. Un animal : retournez-le s’il est face cachée. Le jeton de départ, un jeton d’action ou rien du tout : il n’arrive rien (mais voyez C-50 pour finir la partie et C-70 pour le mode difficile).
    ◇ Une trappe qu’il faut reposer (C-62, C-65) garde son animal couvert et termine votre tour ; on la retente chaque fois que sa case est libérée.
    ◇ L’ordre est toujours le même : les côtés qui deviennent visibles ; la trappe ; après une rotation, encore les côtés ; la trappe Action, mise dans un cocon ; l’animal ; enfin votre choix de C-32.
    .title = Ce que révèle l’emplacement libre
C-32 =
    Si un animal est face visible dans la dernière case libérée, vous pouvez le mettre aussitôt dans l’un des huit cocons, même celui que vous venez de déplacer, ou le laisser là. Votre tour est alors fini.
    ◇ Un animal laissé dans l’emplacement libre attend un tour suivant qui libère de nouveau sa case : on ne peut le ranger ni avant le glissement de ce tour, ni pendant ou après une correction. Le prochain glissement peut le recouvrir.
    .title = Loger un animal
C-33 = ◇ Un cocon peut abriter plusieurs animaux.
    .title = Cocons partagés
C-40 =
    Correction, au lieu de l’action principale : défaussez pour de bon trois jetons d’action de la réserve et passez un animal de son cocon à un autre, au choix.
    Il faut au moins trois jetons dans la réserve et un animal dans un cocon.
    ◇ L’emplacement libre et ce qui s’y trouve ne changent pas, et votre tour est fini.
    .title = Corriger une erreur

## La fin

C-50 =
    Le jeton de départ est visible quand l’emplacement libre est sur sa case, donc dès le tout début. Tant qu’il est visible et que personne n’est au milieu d’un tour, chacun peut proposer de mettre fin à la partie. Il faut l’accord de tous.
    ◇ Un refus ou le tour suivant clôt le vote ; on peut proposer de nouveau.
    Vous gagnez si chaque animal est dans son propre cocon, sinon vous perdez, et tout est montré.
    ◇ Vous pouvez finir avant que tous les animaux soient logés : c’est simplement perdu, et la table vous prévient d’abord.
    ◇ À ce jugement, chaque côté de cocon que tous ne connaissent pas encore est révélé dans l’ordre des cases ; les trappes encore en place et leurs animaux restent cachés. Une défaite sans jugement (C-51, C-70) ne révèle rien.
    ◇ Chacun marque 1 pour une victoire et 0 pour une défaite. La fin est notée won (gagné), wrong (erreur), tokens (plus de jetons) ou owed (jeton dû).
    .title = Mettre fin à la partie
C-51 =
    Quand un tour est entièrement terminé et que la réserve est vide, la partie finit d’elle-même.
    ◇ Si chaque cocon abrite un animal et que le jeton de départ est visible, elle est jugée comme en C-50, sans vote.
    Sinon, elle est perdue.
    ◇ On ne vérifie jamais en cours de tour si la réserve est vide.
    .title = Réserve épuisée
C-52 = ◇ Une fois la réserve vide, un déplacement qui ne coûte pas de jeton (C-64) ne vous sauve pas.
    .title = Pas de sauvetage gratuit

## Niveaux

C-60 = Niveau 1 : huit trappes Rune. Elles n’ont aucun effet.
    .title = Niveau 1 : runes
C-61 =
    Niveau 2 : quatre trappes Rune et quatre trappes Glissade.
    Une trappe Glissade est défaussée, et l’animal dessous reste face cachée jusqu’à ce que sa case soit de nouveau libérée. Vous glissez aussitôt dans l’emplacement libre un autre cocon voisin, pas celui qui a bougé en dernier.
    ◇ Aucun jeton n’est pris ni posé pour cela.
    Ce qui se libère se traite comme d’habitude (C-31, C-32, C-70) : les glissades peuvent donc s’enchaîner.
    ◇ La rune d’une trappe est tirée quand on la retourne : toutes les runes pas encore vues ont la même chance.
    .title = Niveau 2 : glissades
C-62 =
    Niveau 3 : deux trappes Cadenas et leurs six trappes Rune, trois par cadenas.
    Un cadenas ne s’enlève que si ses trois runes ont été retirées.
    ◇ D’ici là, on repose la trappe face visible ; elle s’enlève quand sa case est de nouveau libérée et que les runes sont sorties. Une trappe face visible reste ce qu’elle est ; on ne la tire pas de nouveau.
    .title = Niveau 3 : cadenas
C-63 =
    Niveau 4 : cinq trappes Rune au hasard, deux trappes Rotation et une trappe Action.
    Pour une rotation, défaussez la trappe et tournez la boîte d’un quart de tour dans le sens horaire : chaque place fait face à un autre coin. L’animal est ensuite retourné comme d’habitude.
    ◇ Cela vaut aussi au milieu d’une chaîne. Les noms des cases, les marques et l’ordre du tour ne changent pas.
    .title = Niveau 4 : rotation
C-64 =
    La trappe Action du niveau 4, quelle que soit la façon dont elle apparaît : mettez-la dans l’un des huit cocons, où elle reste, puis retournez l’animal comme d’habitude.
    Dès lors, une action principale qui déplace ce cocon ne prend ni ne pose de jeton.
    ◇ On ne peut pas choisir de payer.
    ◇ Pour que la partie finisse, après huit tours de suite dont l’action principale a déplacé ce cocon, quoi qu’ait coûté le mode difficile, le neuvième doit dépenser : déplacez un autre cocon ou faites une correction.
    .title = La trappe Action
C-65 =
    Niveau 5 : des trappes numérotées de 1 à 8. Elles s’enlèvent strictement dans l’ordre : 1, puis 2, puis 3, et ainsi de suite. Une trappe dont ce n’est pas encore le tour est reposée face visible sur sa case.
    Les huit réunies forment une image.
    .title = Niveau 5 : numéros
C-70 =
    Mode difficile, pour tout niveau : quand le déplacement d’un cocon, payé, gratuit ou dû à une trappe Glissade, libère une case vide, sans trappe ni jeton d’aucune sorte, un jeton d’action de la réserve y est posé pour de bon.
    ◇ Chaque case ne coûte donc cela qu’une fois, et une case que vous avez vidée pendant le même tour (C-32) n’est pas comptée.
    ◇ Si vous devez un jeton et que la réserve est vide, vous perdez sur-le-champ. C’est le seul contrôle de la réserve en cours de tour.
    Ce mode vous est offert quand les niveaux 1 à 5 sont gagnés ; il n’est jamais imposé.
    .title = Mode difficile
C-71 =
    Composez votre niveau : choisissez une à huit trappes parmi huit runes, quatre glissades, deux cadenas, deux rotations, une action et huit numéros, avec ou sans le mode difficile.
    ◇ Avec moins de huit trappes, les autres animaux n’en ont pas, face cachée ; lesquels, le hasard en décide. Comme règle maison, un niveau peut compter de 10 à 40 jetons au lieu de 25.
    Les numéros se suivent à partir de 1 sans trou, et un cadenas vient avec ses trois runes.
    ◇ Chaque niveau a un code court à partager, qui dit tout cela. Les trappes s’écrivent rune1 à rune8, lockA, lockB, slide, rotation, action et number1 à number8 ; tokens=30 fixe le nombre de jetons.
    Les niveaux 1 à 5 sont ouverts d’emblée. Vos propres niveaux et le mode difficile sont offerts quand ces cinq-là sont gagnés, jamais imposés.
    ◇ Avant cela, l’hôte peut débloquer les deux : c’est une règle maison, dite à tous et notée dans la partie enregistrée.
    .title = Vos propres niveaux
C-72 = ◇ Un niveau gagné est retenu pour chaque personne à la table. Une table propose tout ce qu’au moins l’une d’elles a mérité.
    .title = Niveaux retenus
