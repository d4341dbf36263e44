# Les règles de Chocobo’s Dungeon avec nos propres mots : un message par clause, dont il porte le numéro, dans l’ordre des règles.
# Chacun a un nom court dans .title ; un retour à la ligne dans un message ouvre une nouvelle idée.
# Une ligne qui commence par ◇ est notre décision ; toute autre est imprimée dans le livret.

## Cadre

D-01 =
    De un à quatre, vous guidez ensemble le Chocobo. Vous gagnez en battant le boss du 4F.
    Vous perdez aussitôt si les PV tombent à 0 ; si, au 1F, 2F ou 3F, le Faucheur atteint le bout droit de sa piste ; si, au 4F, le Chocobo et le Faucheur sont adjacents, ne serait-ce que le temps d’un pas ; ou si un joueur ne peut pas jouer les cartes demandées (D-58).
    .title = Gagner et perdre
D-02 =
    Les PV vont de 0 à 9 et commencent à 9. Les légumes vont de 0 à 15 et commencent à 5. Ce que vous gagnez au-delà du maximum est perdu.
    ◇ Les marqueurs de dégâts ne manquent jamais.
    .title = PV et légumes
D-03 =
    Le paquet Chocobo contient les numéros 1 à 100, une carte chacun. Chaque carte a aussi une force de 1 à 5.
    ◇ L’édition standard en compte vingt de chaque.
    .title = Les cartes Chocobo
D-04 =
    La difficulté fixe le nombre de cartes de chacun au départ et le nombre de Livres de l’équipe.
    Facile, trois Livres : 10 cartes chacun à deux, 7 à trois ou quatre ; pas en solo. Normal, deux Livres : 10 en solo, 8 à deux, 6 à trois ou quatre. Difficile, un Livre : 7 en solo, 6 à deux, 5 à trois ou quatre.
    Ces Livres sont tirés au hasard et posés face visible.
    .title = Choisir la difficulté
D-05 = Le cadran commence dans une position tirée au hasard. Vous choisissez le boss, Béhémoth ou Oméga, et la face du 2F et du 3F. Une étoile signale la face la plus difficile.
    .title = Cadran, boss et faces
D-06 =
    Les jetons légume et les jetons Livre forment deux piles mélangées, face cachée. Les paquets de monstres de base et d’élite sont mélangés à part. Votre main est secrète.
    ◇ Le registre note d’abord le cadran, puis les Livres, puis les mains. Les cartes sont données joueur après joueur, aussi quand on mange.
    .title = Piles et mains

## Une manche

D-10 =
    Phase 1, rencontre : révélez autant de monstres que l’étage en demande, de base avant élite, au bout de la rangée. Les monstres encore debout y restent avec leurs dégâts.
    ◇ Édition standard, à chaque manche : 1F et 2F un de base, 2F étoilé deux ; 3F un d’élite, 3F étoilé un de base et un d’élite ; 4F un de base avec Béhémoth, aucun avec Oméga.
    ◇ Si un paquet est vide, voyez D-18 ; s’il n’y a plus aucune carte à prendre, il en vient moins.
    .title = Phase 1 : rencontre
D-11 = Phase 2, bonus : révélez des cartes bonus du paquet Chocobo, une à deux joueurs, deux à trois, une à quatre.
    .title = Phase 2 : cartes bonus
D-12 =
    Phase 3, choix : les cartes bonus sous les yeux, chacun pose des cartes face cachée, deux à deux joueurs, une à trois ou quatre.
    Personne ne voit le choix d’un autre avant que tous aient choisi ; d’ici là, vous pouvez changer le vôtre.
    ◇ On vous le demande toujours, même s’il ne vous reste qu’une carte.
    .title = Phase 3 : choix
D-13 =
    En solo, jouez d’abord une de vos cartes ; puis deux cartes bonus sont révélées ; puis jouez-en deux autres.
    Vous gardez 12 cartes au plus. Chaque fois que vous mangez, une fois les nouvelles cartes vues, vous défaussez aussitôt le surplus, une carte de votre choix à la fois, jusqu’à 12. À plusieurs, il n’y a pas de limite.
    .title = Jouer en solo
D-14 = Phase 4, placement : les cinq cartes, du plus petit numéro au plus grand, vont aux cases 1 à 5 du cadran.
    .title = Phase 4 : placement
D-15 =
    Phase 5, actions : de la case 1 à la case 5, faites l’action indiquée avec la force de sa carte. Une action par carte, et on ne peut pas la refuser.
    S’il y a deux icônes, l’équipe en choisit une quand vient cette case.
    ◇ Vous pouvez en prendre une qui ne fera rien, faute de cible ou de légumes ; même si aucune des deux n’a d’effet, on vous le demande.
    .title = Phase 5 : actions
D-16 = Phase 6, les monstres frappent : additionnez l’attaque de tous les monstres encore debout ; les PV baissent de ce total en une seule fois. Au 4F, l’attaque du boss (D-51) vient d’abord.
    .title = Phase 6 : les monstres
D-17 = Phase 7 : défaussez les cinq cartes et tournez le cadran d’un cran dans le sens horaire.
    .title = Phase 7 : le cadran
D-18 =
    Quand il faut une carte du paquet Chocobo, de base ou d’élite et qu’il n’en reste plus, sa défausse est mélangée pour refaire le paquet.
    ◇ Cela n’arrive que lorsque la carte est nécessaire, même au milieu d’une pioche, et jamais plus tôt. Les monstres défaussés sans être vaincus (D-45) en font partie. Les cartes de la manche en cours, non.
    .title = Paquets vides

## Se parler

D-20 =
    Vous pouvez dire les forces exactes de votre main, jamais les numéros. Les comparaisons vagues avec les cartes bonus et les cases du cadran sont permises, comme « un peu en dessous de la carte bonus » ou « la case 1, c’est pour moi ».
    ◇ Cela vaut dans toutes les phases.
    .title = Ce qu’on peut dire
D-21 =
    ◇ En phase 3, la table propose des annonces toutes prêtes (D-63). La discussion libre reste ouverte, avec un rappel.
    ◇ Pendant le choix des cartes, un message est retenu, avec la raison, s’il contient un nombre supérieur à 5, en chiffres ou en lettres, qui n’est pas clairement un nombre du plateau (PV, manches, pas, cartes restantes) ; s’il situe une carte avec précision (« juste à côté de la carte bonus », « bonus +3 », « un numéro impair ») ; ou si un nombre plus petit, qui n’est ni une force, ni une case, ni un nombre de cartes, accompagne un mot comme plus haut, plus bas, au-dessus, au-dessous, « plus que » ou bonus.
    .title = Discussion et nombres
D-22 =
    Variante, parole limitée : pas de discussion en phase 3, rien que des gestes. Vous pouvez montrer vos forces, désigner une case du cadran, le côté bas ou haut d’une carte bonus ou l’intervalle entre les cartes bonus, en indiquant au besoin la force de la carte en question.
    ◇ Proposer un Livre reste possible.
    ◇ En notation : show ; claim 3 with 2 ; have 4 above bonus 1 (ou below) ; have 4 between. La force peut être omise ; il n’y a pas de degré. Ce que vous désignez doit être vrai.
    .title = Parole limitée

## Jetons

D-30 = Un jeton légume vous donne le nombre de légumes indiqué, puis il est épuisé. Il y en a 21.
    .title = Jetons légume
D-31 =
    Un Livre reste face visible jusqu’à ce que vous l’utilisiez, une seule fois (D-33). Vous pouvez en garder trois inutilisés. Quand un quatrième arrive, l’équipe abandonne aussitôt l’un des trois qu’elle avait, jamais le nouveau, sans son effet.
    Les jetons utilisés, abandonnés ou retournés ne reviennent jamais dans une pile.
    .title = Jetons Livre
D-32 = Les 15 Livres : récupérer 1 PV (trois) ou 2 PV (deux) ; avancer de 1 case (trois) ou de 2 (deux) ; attaque de force 3 (deux) ou 4 (un) ; et deux Livres de dégâts à tous, qui infligent 2 à chaque monstre encore debout et, au 4F, au boss.
    .title = Effets des Livres
D-33 =
    ◇ Les Livres s’utilisent à des moments fixes, les fenêtres : (a) en phase 3 (D-56) ; (b) avant chacune des cinq actions, à côté de l’action elle-même ; (c) après la cinquième action ; (d) au 4F, entre l’attaque du boss et celle des monstres, s’il y en a ; celle-ci se ferme quand le dernier tombe.
    ◇ Jamais au milieu d’un effet : ni entre l’arrêt et l’icône, ni pendant qu’on répartit ou défausse des cartes ou qu’on abandonne un Livre. Aucun Livre n’annule une défaite.
    ◇ Une fenêtre ne s’ouvre que si un Livre est utilisable : récupérer sous 9 PV, attaque et dégâts à tous avec une cible, avancer toujours. Une seule réponse nomme le Livre et sa cible ou sa case d’arrivée. Puis la fenêtre se rouvre, nouveaux Livres compris, jusqu’à ce que vous continuiez ; en (b), on continue en faisant l’action.
    ◇ Les autres décisions à réponse unique se règlent seules. Le choix des cartes (D-12) et la défausse de ses propres cartes (D-53) sont toujours demandés à chaque joueur concerné.
    .title = Quand lire un Livre
D-34 =
    Certains choix sont ceux de l’équipe : l’action quand il y en a deux, la case d’arrivée, le monstre, la répartition des cartes piochées ou des défausses d’Oméga, le Livre à utiliser ou à abandonner, l’abandon de la partie.
    ◇ Ils ne nomment jamais une carte d’une main.
    Accord (par défaut) : tous donnent la même réponse.
    ◇ N’importe qui : la première réponse compte. Capitaine : un joueur décide, le premier à la manche 1, puis le suivant à chaque manche ; une manche écourtée par une sortie compte. Voyez aussi D-61 et D-62.
    .title = Décisions d’équipe

## Actions

D-40 =
    Avancer : d’exactement autant de cases que la force, dans toutes les directions, sans passer deux fois par la même case.
    ◇ Celle du départ compte aussi, donc pas de retour en arrière.
    Atteindre la sortie arrête tout de suite le mouvement.
    Vous nommez la case d’arrivée, pas le chemin : les cases traversées ne font rien. Puis l’icône de la case d’arrivée agit.
    ◇ S’il n’existe ni chemin de la bonne longueur ni chemin vers la sortie, ce qui n’arrive jamais dans l’édition standard, vous allez aussi loin que possible ; si aucun pas n’est possible, il ne se passe rien.
    .title = Action avancer
D-41 =
    Les icônes où vous vous arrêtez : un jeton, retournez-en un de ce type au hasard (rien si la pile est vide) ; le Faucheur, il progresse du nombre indiqué ; la sortie ; le soin, récupérez 1 PV ; un piège, subissez ses dégâts. Les cases simples et l’entrée ne font rien.
    ◇ Les icônes ne s’épuisent pas : chaque arrêt compte.
    .title = Icônes de l’étage
D-42 =
    Manger : mangez autant de légumes que la force, ou tous ceux que vous avez s’il en manque, même zéro.
    ◇ Jamais plus qu’il n’y a de cartes dans le paquet et la défausse.
    L’équipe décide d’abord combien de cartes reçoit chacun, comme elle veut. Alors seulement, une carte par légume est donnée, face cachée ; tous regardent quand l’action est finie.
    .title = Action manger
D-43 =
    Attaque : choisissez un monstre et infligez-lui la force en dégâts, qui restent sur lui. Quand ils atteignent ses PV, il est vaincu : recevez sa récompense (1 PV, un Livre au hasard ou des légumes ; rien si la pile est vide) et défaussez-le. Les dégâts en trop sont perdus.
    Au 4F, vous pouvez viser le boss à la place, même s’il reste des monstres.
    ◇ Sans monstre ni boss, l’attaque ne fait rien.
    .title = Action attaque
D-44 =
    ◇ Faucheur sur le cadran : il progresse de la force de la carte, car cette icône ne porte pas de nombre.
    Au bout droit de sa piste, il s’arrête, et vous avez perdu.
    .title = Action Faucheur
D-45 =
    Dès que vous atteignez la sortie, vous partez, sans phases 6 et 7. Les actions restantes sont annulées, les cartes jouées défaussées, et le cadran tourne d’un cran. Les monstres encore debout sont défaussés : ni récompense ni dégâts.
    Vient alors l’étage suivant, du 1F jusqu’au 4F : le Chocobo sur l’entrée, le Faucheur au bout gauche (au 4F, tous deux sur leur case de départ). Mains, PV, légumes et Livres vous restent, et une nouvelle manche commence.
    .title = Atteindre la sortie

## 4F, le boss

D-50 =
    Le 4F n’a pas de sortie. Chaque avancée, même par un Livre, suit la boucle extérieure dans le sens horaire, de sa longueur exacte : rien à choisir, vous répondez move ou use move2, sans case. L’icône d’arrivée agit comme ailleurs.
    Le Faucheur, par action ou par icône, suit dans le sens horaire la boucle intérieure de la tuile du boss. Chaque case intérieure est adjacente à une seule case extérieure. On vérifie après chaque pas de l’un ou de l’autre : adjacents, c’est perdu, même si la figurine devait continuer.
    .title = Deux boucles
D-51 =
    Après la cinquième action et la fenêtre (c) vient l’attaque du boss : la case du Faucheur agit, qu’il ait bougé ou non dans la manche. Ce peut être des dégâts, la foudre, X ou rien.
    ◇ Puis viennent la fenêtre (d) et l’attaque des monstres (D-16).
    ◇ La mise en place du 4F ne déclenche rien.
    .title = Attaque du boss
D-52 = Béhémoth a 20 PV. Un monstre de base arrive en phase 1 de chaque manche ; c’est là toute la rencontre de l’étage.
    .title = Boss : Béhémoth
D-53 =
    Oméga a 25 PV et n’amène pas de monstres.
    Foudre n : l’équipe décide combien de cartes chacun défausse, n en tout ; on peut laisser quelqu’un à court.
    ◇ Puis chacun choisit les siennes en secret, et toutes vont ensemble à la défausse, face visible. Si vos mains comptent n cartes ou moins en tout, toutes y passent, mais on vous le demande quand même. Le manque se fera sentir au prochain choix (D-58).
    X : à la manche suivante seulement, la première carte bonus reste face cachée, inconnue de tous, jusqu’à ce que tous aient choisi ; aussi avec deux cartes bonus et en solo.
    ◇ Un autre X à la fin de cette manche le renouvelle ; rien ne s’additionne.
    .title = Boss : Oméga
D-54 =
    Quand les dégâts du boss atteignent ses PV, vous gagnez sur-le-champ ; tout ce qui devait suivre est annulé.
    ◇ Les monstres touchés par les mêmes dégâts à tous gardent leurs marqueurs et restent dans la rangée.
    .title = Boss vaincu

## Précisions

D-55 =
    ◇ Un Livre est dépensé avant d’agir. Ses mouvements et ses attaques suivent les règles habituelles (D-40, D-43, D-50) : avancer de 2, c’est exactement 2, et l’icône, la sortie et les récompenses comptent.
    ◇ Les dégâts à tous frappent tout le monde à la fois. Si le boss tombe, c’est gagné. Sinon, les récompenses viennent dans l’ordre de la rangée ; un Livre de trop entraîne chaque fois son abandon (D-31). Aucune fenêtre ne s’ouvre entre-temps.
    .title = L’usage des Livres
D-56 =
    ◇ En phase 3, un Livre est une offre à côté du choix des cartes, en solo à côté des deux choix, et elle prend fin avec la dernière carte posée.
    ◇ L’utiliser renvoie à leurs propriétaires, sans qu’on les voie, toutes les cartes posées mais pas encore révélées, et tous choisissent de nouveau. En solo, votre première carte est visible une fois jouée et reste jouée ; un Livre utilisé plus tard ne renvoie rien.
    .title = Livres pendant le choix
D-57 = ◇ Sortir grâce à un Livre suit toute la règle de la sortie (D-45), dans chaque fenêtre. En phase 3, les cartes bonus sont défaussées, en solo aussi la carte déjà jouée ; les cartes posées reviennent en main ; le cadran tourne une fois.
    .title = Sortie par un Livre
D-58 =
    ◇ Le manque de cartes se vérifie quand elles sont dues en phase 3, après les phases 1 et 2 : deux chacun à deux joueurs, une chacun à trois ou quatre. En solo, trois, dès que la première est due.
    ◇ Du 1F au 3F, vous perdez aussitôt, car aucun Livre n’apporte de cartes. Au 4F, si un Livre est utilisable, la partie attend que l’équipe en utilise un ou abandonne, et l’on vérifie de nouveau après chacun. Sans Livre utilisable, vous perdez aussitôt.
    .title = Trop peu de cartes
D-59 =
    ◇ Visible pour tous : le plateau, le cadran, les PV, les légumes, les Livres, les monstres et le boss avec leurs dégâts, toutes les défausses et les jetons retournés (on peut donc compter ce qui reste), la taille des mains, des paquets et des piles, qui a choisi, et tout ce qui se dit.
    ◇ Secret : les mains, les choix jusqu’à ce que tous aient choisi, l’ordre des paquets et des piles, une carte bonus face cachée.
    ◇ À la fin, les mains sont inscrites au registre joueur après joueur avant que le résultat soit acquis. Une carte bonus encore face cachée reste inconnue et ne compte plus dans le paquet.
    .title = Visible et secret
D-60 = ◇ Les options, la première étant celle par défaut. Difficulté : normale, facile (pas en solo), difficile. Boss : Béhémoth, Oméga. 2F et 3F, chacun : face simple, face étoilée. Équipe : accord, n’importe qui, capitaine (D-34). Parole : libre, limitée (D-22).
    .title = Options de la table
D-61 =
    ◇ Avec l’accord, l’équipe voit les réponses au fur et à mesure, et vous pouvez changer la vôtre jusqu’à ce que toutes soient égales ; rien d’autre ne tranche un désaccord. Les choses égales font une seule réponse, comme deux Livres de 1 PV ou deux chauves-souris aux mêmes dégâts.
    ◇ Vous pouvez dire « continuer » d’avance pour le reste de la manche, et vous raviser. C’est un vote anticipé pour les fenêtres (c) et (d), et pour (b) si l’action n’a qu’une option ; ce n’est pas un coup en soi.
    ◇ Parmi des monstres égaux, c’est le premier de la rangée. m1, m2 et ainsi de suite sont les positions actuelles dans la rangée, qui se resserre quand un monstre part.
    .title = Se mettre d’accord
D-62 =
    ◇ Un robot, ou le remplaçant d’un absent, joue ses propres cartes et appuie la réponse que donnent le plus de personnes présentes. En cas d’égalité, ou si personne n’est là, il suit le joueur qui serait capitaine.
    ◇ Si le temps de la table s’écoule, la réponse la plus appuyée compte ; à égalité, celle du joueur qui serait capitaine ; sans aucune réponse, celle du robot. Aucun joueur n’est jamais exclu.
    .title = Robots et absents
D-63 =
    ◇ Vous pouvez annoncer : (1) vos forces, rangées par force et jamais dans l’ordre de la main, pour toute la main, cartes posées comprises ; (2) que vous pouvez prendre la case k, avec ou sans une force ; (3) qu’une carte, d’une force nommée ou non, est un peu ou bien plus basse ou plus haute qu’une carte bonus, ou entre les cartes bonus. Ce que (3) dit d’une carte peut se dire de plusieurs à la fois, cinq au plus : « deux de mes cartes sont un peu plus basses que la carte bonus 1 » ; (4) que vous pouvez prendre une case avec une force, ou une case plus haute avec une autre ; (5) une proposition : quelle case un autre joueur devrait prendre, et si vous voulez laquelle vous prendriez ; si on vous en a fait une, que vous ne pouvez pas promettre cette case.
    ◇ Le sens et toute force nommée, même pour une case, doivent être vrais d’une seule et même carte de votre main ; de plusieurs cartes annoncées, chacune doit y répondre. Un peu ou beaucoup, et la case annoncée, relèvent de votre jugement ; personne ne les calcule pour vous (pour les robots, un peu va jusqu’à 15).
    ◇ Les annonces sont publiques et valent pour cette manche. Elles ne se font que pendant le choix des cartes, pas en solo, pas pendant un manque (D-58), et jamais sur une carte bonus face cachée. Les cartes bonus sont numérotées dans l’ordre où elles sont révélées ; une carte face cachée porte le 1.
    ◇ En notation : show ; claim 3 with 2 ; have 4 near below bonus 1 (ou far, above) ; have 4 between ; have 2x near below bonus 1 pour deux cartes, have 3x 4 between pour trois. La force peut être omise. Et aussi : offer 1 with 3 or 4 with 5 ; propose 2 at 3, me at 4 (les joueurs se comptent à partir de 0 ; votre case peut être omise) ; decline 3.
    ◇ Dire oui à une proposition, c’est annoncer la case. Pour les robots, annoncer une case est une promesse, une offre n’en est pas une ; avec la parole limitée, il n’y a ni offres ni propositions.
    .title = Annonces toutes prêtes
D-64 =
    ◇ Chacun marque 1 pour une victoire et 0 pour une défaite ; après une défaite, tous sont deuxièmes. Le résultat indique la cause, l’étage et le nombre de manches. Une partie indécise après 100 manches est perdue.
    ◇ Les causes sont won (gagné), hp (plus de PV), reaper (Faucheur), adjacent (adjacence), cards (manque de cartes ou abandon) et rounds (manches). Aucune partie ne dépasse 6 000 coups attendus par les autres.
    .title = Le résultat
