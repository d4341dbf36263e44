### Les règles de NewGame, clause par clause. Une ligne qui commence par ◇ est une décision de notre part.

## Le jeu

NG-01 = Deux à quatre joueurs essaient de remporter le plus de plis.
    .title = De quoi il s’agit
NG-02 = Les cartes sont distribuées une à une jusqu’à ce que chacun ait sa main. Les cartes des autres restent secrètes.
    .title = Les mains

## Un pli

NG-03 = À tour de rôle, chacun joue une carte de sa main. Le joueur 1 entame le premier pli.
    .title = Jouer une carte
NG-04 = Si vous avez une carte de la couleur demandée, vous devez en jouer une. Sinon, jouez la carte de votre choix.
    .title = Fournir la couleur
NG-05 = La plus forte carte de la couleur demandée remporte le pli. Son joueur entame le suivant.
    .title = Remporter un pli
NG-06 = S’il y a un atout, l’atout le plus fort remporte le pli.
    .title = L’atout

## La fin

NG-07 = Quand toutes les mains sont vides, qui a remporté le plus de plis gagne.
    ◇ En cas d’égalité, la place est partagée.
    .title = La victoire
