# Cocoons : ce qu’on apprend sur demande. <slug>-help-<prompt> explique une décision, son .tip tient en une ligne ;
# <slug>-thing-<thing> nomme une chose du plateau. Les clauses sont dans le help.toml du jeu.

cocoons-help-turn = Glissez un cocon voisin dans l’emplacement libre : cela coûte un jeton d’action et libère une case à regarder. Ou déplacez un animal vers un autre cocon pour trois jetons.
    .tip = Voisin de l’emplacement libre : 1 jeton.
cocoons-help-slide = Une trappe Glissade est apparue : un autre cocon voisin de l’emplacement libre doit y glisser aussitôt, sans jeton. Le dernier déplacé reste où il est.
    .tip = Ce glissement est gratuit, mais obligatoire.
cocoons-help-put = Ce qui est dans l’emplacement libre peut aller dans un cocon. Un animal : mettez-le dans celui que vous croyez être le sien, ou laissez-le. La trappe Action : dans celui qui glissera désormais sans jeton.
    .tip = Quel côté avez-vous vu ? Mettez-le là.
cocoons-help-tell = Vous voyez un côté de cocon que d’autres ne voient peut-être pas. Le dire le montre à tous jusqu’au prochain glissement ; c’est toujours vrai et gratuit.
    .tip = Dites-le : vous formez une équipe.
cocoons-help-end = Le jeton de départ est visible : chacun peut proposer de mettre fin à la partie, tous doivent accepter. Vous gagnez si chaque animal est dans son cocon, sinon vous perdez.
    .tip = N’acceptez que si vous êtes sûrs des animaux.

cocoons-thing-cocoon = Cocon ; sa marque montre le côté illustré
cocoons-thing-gap = Emplacement libre
cocoons-thing-side = Un côté visible
cocoons-thing-token = Jeton d’action
cocoons-thing-start = Jeton de départ
cocoons-thing-hidden = Animal face cachée
cocoons-thing-closed = Trappe face cachée
cocoons-thing-rune = Trappe Rune
cocoons-thing-slide = Trappe Glissade
cocoons-thing-lock = Trappe Cadenas
cocoons-thing-rotation = Trappe Rotation
cocoons-thing-action = Trappe Action
cocoons-thing-number = Trappe numérotée
cocoons-thing-reserve = Réserve de jetons d’action
cocoons-thing-corner = Le coin d’un joueur
cocoons-thing-shelf = Trappes enlevées
cocoons-thing-correct = Corriger une erreur
