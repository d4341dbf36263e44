### Les règles de Kokoro, clause par clause, racontées à la table.
### L’identifiant est la clause que citent refus et tests ; .title en est le nom court.
### Une ligne qui commence par ◇ est notre décision ; toute autre est imprimée dans le livret.

## Mise en place

K-01 = Kokoro se joue de un à huit. Seul, vous jouez exactement la même partie et tentez de battre votre meilleur score (K-50).
    .title = De un à huit joueurs
K-02 =
    Chacun trace ses chemins sur son propre plateau, et tous les plateaux sont identiques. Le côté bleu sert au jeu de base, le côté rose aux gardiens placés par le dé.
    ◇ Une case porte la lettre de sa colonne et le numéro de sa rangée, de a1 en haut à gauche jusqu’à g6 en bas à droite.
    .title = Votre plateau
K-03 =
    Le doyen de la table est l’Annonceur.
    ◇ Ici, l’hôte lui donne la première place. L’Annonceur retourne les cartes et n’a aucun autre privilège. D’ordinaire, la table les retourne d’elle-même (caller=auto) ; avec l’option maison caller=manual, chaque carte Chemin, et rien d’autre, attend la main de l’Annonceur. Sauf choix contraire, on regarde un sanctuaire (peek=sanctuary) aussi souvent qu’on veut (peek_limit=none).
    .title = L’Annonceur
K-04 = Les cartes Chemin et les cartes Sanctuaire forment deux pioches, mélangées séparément et posées face cachée.
    .title = Deux pioches

## Une manche

K-10 = Chacune des cinq manches commence par la carte du dessus de la pioche des sanctuaires, que l’on retourne. Ce sanctuaire compte à la fin de la manche ; sa lettre s’inscrit dans la prochaine case de score libre de chaque plateau.
    .title = Le sanctuaire de la manche
K-11 =
    Ensuite, à chaque tour, on retourne une carte Chemin. Son numéro désigne l’une des six formes : 1 relie le haut et la gauche, 2 le haut et la droite, 3 la droite et le bas, 4 la gauche et le bas, 5 la gauche et la droite, 6 le haut et le bas.
    ◇ La pioche standard a sept cartes de chaque numéro, dont quatre dorées pour les courbes (1 à 4) et trois pour les droites (5 et 6). Par écrit, 3 est une carte ordinaire et 3g une carte dorée.
    .title = Retourner les cartes Chemin
K-12 =
    À chaque tour, vous faites l’une de ces deux choses : tracer le chemin annoncé sur votre plateau, ou regarder la prochaine carte Sanctuaire. Ne rien faire n’est pas permis. Tout le monde décide en même temps, et personne ne voit le choix des autres avant que tous aient choisi.
    ◇ Une fois le tour achevé, tous les plateaux sont visibles de tous.
    .title = Tracer ou regarder
K-13 = Tracez dans n’importe quelle case de votre plateau encore sans chemin ; une case avec des chenilles, des fleurs, un sanctuaire ou un gardien convient aussi bien qu’une case vide. Le chemin reste exactement tel que la carte le montre : ni rotation, ni miroir.
    .title = Tracer dans une case libre
K-14 = Un chemin peut finir en impasse ou sortir du plateau. Les deux sont permis.
    .title = Impasses permises
K-15 =
    Si vous regardez, vous seul voyez la carte du dessus de la pioche des sanctuaires, et elle y reste. Plusieurs joueurs peuvent regarder au même tour.
    ◇ La carte vous est montrée quand le tour est achevé, et vous la gardez sous les yeux jusqu’à ce qu’elle soit retournée. Les autres savent alors que vous avez regardé, mais pas ce que vous avez vu. On la montre une seule fois à tous ceux qui regardent ce tour-là sans l’avoir déjà regardée ; s’ils la connaissent tous, rien n’est montré. Déduire, à la cinquième manche, quelle carte reste, ce n’est pas l’avoir regardée. Règle maison : avec peek=path, vous regardez la prochaine carte Chemin au lieu du sanctuaire.
    .title = Regarder d’avance
K-16 = ◇ Quand votre plateau est plein, vous ne pouvez plus que regarder, même si une limite (K-19) devait s’y opposer. À la cinquième manche, la dernière carte Sanctuaire ne comptera jamais, sauf avec le décret 7 (K-67), mais vous pouvez encore la regarder : c’est votre façon de passer.
    .title = Plateau plein, passer
K-17 = Une manche dure jusqu’à sa quatrième carte Chemin dorée. Tout le monde joue encore cette carte, puis la manche est finie.
    .title = Quatre cartes dorées
K-18 =
    Après une manche, les cartes Chemin retournées vont à la défausse et l’on retourne le sanctuaire suivant. La pioche des chemins continue telle quelle, sans être remélangée.
    ◇ La pioche standard suffit toujours : elle a 22 cartes dorées, et cinq manches en demandent 20 ; et l’on annonce au plus 40 cartes pour 42 cases. Les cartes retournées ou défaussées sont visibles de tous. Toute autre pioche doit avoir au moins quatre cartes dorées ; si elle est vide quand il faut une carte, on mélange la défausse des manches précédentes pour en faire une nouvelle.
    .title = Entre deux manches
K-19 = ◇ Avec peek_limit=round, chaque joueur regarde au plus une fois par manche, comme dans Avenue, le jeu frère. Sans cette option, vous regardez aussi souvent qu’il vous plaît.
    .title = Un regard par manche

## Compter une manche

K-20 = Votre compte pour le sanctuaire est le nombre d’éléments, chenilles et fleurs ensemble, qui lui sont reliés.
    .title = Compter les éléments
K-21 =
    Pour trouver ce qui est relié, suivez le chemin qui sort de la case du sanctuaire, dans les deux sens. On passe d’une case à sa voisine quand les chemins tracés dans les deux se rejoignent sur leur bord commun. Tous les éléments d’une case traversée comptent.
    ◇ Sur le plateau standard, une case en a jusqu’à quatre.
    .title = Ce qui est relié
K-22 = Une case ne compte que si un chemin tracé dans cette case fait partie de la ligne. Une ligne qui en touche seulement le bord ne l’atteint pas. Sans chemin dans la case du sanctuaire lui-même, le compte est de 0.
    .title = Toucher ne suffit pas
K-23 = ◇ La ligne traverse les autres sanctuaires et les gardiens. Les éléments de la case du sanctuaire comptent aussi, s’il y en a. Sur une boucle fermée, chaque case compte une fois.
    .title = À travers sanctuaires et boucles
K-24 = N’inscrivez votre compte que s’il dépasse le nombre de la case précédente ; s’il est égal ou inférieur, inscrivez 0. La première manche se compare à 0 : un premier compte de 0 s’inscrit donc 0.
    .title = Toujours plus
K-25 = Après un 0, le sanctuaire suivant a la tâche facile : un compte de 1 suffit.
    .title = Un nouveau départ

## La fin

K-30 = Après le cinquième décompte vient le tour des gardiens. Le gardien des chenilles rapporte 1 point par chenille qui lui est reliée, le gardien des fleurs 1 point par fleur. Le lien se vérifie comme pour les sanctuaires, et la case du gardien doit elle aussi avoir un chemin.
    .title = Les gardiens comptent
K-31 =
    Additionnez les cinq cases des sanctuaires, les deux cases des gardiens et celle du décret s’il y en a un (K-42). Retirez ensuite 5 points par case de sanctuaire à 0 ; le reste est votre score final. Un total de 67 avec un zéro donne 62.
    ◇ Le sixième sanctuaire ne coûte rien, et un 0 pour un gardien ou pour le décret non plus, sauf si K-76 est en jeu.
    .title = Votre score final
K-32 =
    Le score final le plus élevé l’emporte. Entre joueurs à égalité, celui qui a le nombre le plus élevé dans une seule case, de sanctuaire, de gardien ou de décret, passe devant.
    ◇ Si l’égalité demeure, la victoire est partagée. Toutes les places se décident ainsi : des joueurs égaux partagent leur place et la suivante est sautée (1, 1, 3).
    .title = Qui gagne

## Options

K-40 =
    Avec guardians=random, vous jouez sur le côté rose et le dé à dix faces place les gardiens : d’abord celui des chenilles, puis celui des fleurs, relancé tant qu’il répète le premier. Ils se tiennent sur ces deux-là des dix cases numérotées, les mêmes pour tous.
    ◇ Avec guardians=each, chacun lance pour son propre plateau, joueur après joueur, les chenilles avant les fleurs. Les lancers sont visibles de tous, et un 0 vaut dix.
    Sans cette option, les gardiens sont imprimés sur le côté bleu (guardians=printed).
    .title = Gardiens au dé
K-41 = Vous pouvez tracer dans la case d’un gardien comme dans toute autre. Les gardiens placés par le dé comptent comme en K-30.
    .title = Tracer chez les gardiens
K-42 =
    Un décret est une règle spéciale qui vaut pour tous, pendant toute la partie. Jouez sans décret (decree=none, comme d’habitude) ou tirez-en un (decree=draw : un parmi dix sur le côté bleu, parmi seize sur le rose).
    ◇ Option maison : choisissez-le par son numéro.
    Les décrets bleus conviennent aux deux côtés, les roses au côté rose seulement.
    ◇ Il vient avant tout le reste : d’abord le décret, puis les lancers pour les gardiens, puis le premier sanctuaire.
    Un décret qui rapporte des points a sa propre case.
    .title = Le décret
K-50 = Quand vous jouez seul, vos meilleurs scores sont gardés, séparément pour chaque choix d’options, avec leur date et la partie à revoir.
    .title = Jouer seul

## Décrets pour les deux côtés

K-61 = ◇ À la fin, cherchez votre plus longue chaîne : des cases reliées par une même ligne, boucle comprise ; même un chemin isolé est une chaîne d’une case. Elle rapporte 1 point par groupe complet de 3 cases, dans la case du décret.
    .title = Longue promenade
K-62 = ◇ À la fin, prenez la chaîne (K-61) qui relie le plus de sanctuaires : chacun d’eux rapporte 2 points, dans la case du décret.
    .title = Le rassemblement
K-63 = ◇ À la fin, chaque rangée dont toutes les cases ont un chemin rapporte 3 points, dans la case du décret.
    .title = Rangées pleines
K-64 = ◇ À la fin, chaque colonne dont toutes les cases ont un chemin rapporte 3 points, dans la case du décret.
    .title = Colonnes pleines
K-65 = ◇ À la fin, chaque case laissée sans chemin rapporte 1 point, dans la case du décret.
    .title = Clairières paisibles
K-66 = ◇ À la fin, chaque boucle fermée de chemins rapporte 5 points, dans la case du décret.
    .title = La ronde
K-67 = ◇ Après le cinquième décompte, on retourne aussi le sixième sanctuaire. Ce qui lui est relié (K-20 à K-23) s’inscrit dans la case du décret. Il n’a rien à dépasser, et un 0 ne coûte rien.
    .title = Le sixième sanctuaire
K-68 = ◇ Une fois par manche, vous pouvez infléchir l’annonce : tracer une autre courbe (1 à 4) quand on annonce une courbe, ou l’autre droite (5 ou 6) quand on annonce une droite. Nommez la forme que vous tracez, comme dans « draw c4 as 3 ». Tracer le chemin annoncé n’use pas ce droit.
    .title = La pierre tournante
K-69 = ◇ La prochaine carte Sanctuaire est toujours visible : chaque fois qu’un sanctuaire est retourné, à la cinquième manche aussi, la carte qui suit l’est également. Regarder ne montre alors rien de nouveau et revient à passer, aussi souvent que vous voulez ; le réglage peek et la limite des regards (K-19) sont sans effet.
    .title = Livre ouvert
K-70 = ◇ Un compte égal au nombre précédent s’inscrit aussi, pourvu qu’il ne soit pas 0.
    .title = Les doux anciens

## Décrets pour le côté rose

K-71 = ◇ À la fin, vous recevez 7 points dans la case du décret si vos deux gardiens sont sur une même chaîne (K-61).
    .title = La rencontre
K-72 = ◇ Chaque gardien rapporte des points pour les deux sortes, chenilles et fleurs.
    .title = La table partagée
K-73 = ◇ À la fin, si vos deux gardiens ensemble valent davantage une fois leurs sortes échangées, chenilles contre fleurs et fleurs contre chenilles, c’est ainsi qu’ils comptent.
    .title = Cœurs changés
K-74 = ◇ À la fin, chaque case numérotée sur la chaîne (K-61) d’un gardien rapporte 1 point dans la case du décret, les cases des gardiens comprises. Une case compte une seule fois, même sur les deux chaînes. Un gardien sans chemin dans sa case n’a pas de chaîne et ne rapporte rien.
    .title = Les lanternes
K-75 = ◇ Juste après le troisième décompte, le gardien des chenilles s’en va ailleurs : on relance le dé pour sa case, et encore tant qu’il désigne une case où se tient alors un gardien. Avec guardians=each, on le fait pour chaque plateau, joueur après joueur. Les chemins restent tels quels.
    .title = Le vagabond
K-76 = ◇ Chaque case de gardien à 0 vous coûte 5 points, retirés dans la case du décret.
    .title = Le gardien solitaire
