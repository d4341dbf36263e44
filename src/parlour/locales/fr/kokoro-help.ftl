# Kokoro : ce qu’on apprend sur demande. <slug>-help-<prompt> explique une décision, son .tip tient en une ligne ;
# <slug>-thing-<thing> nomme une chose du plateau. Les clauses sont dans le help.toml du jeu.

kokoro-help-call = Vous êtes l’Annonceur : retournez la prochaine carte Chemin. Elle montre le chemin que tous peuvent tracer ce tour.
    .tip = Un clic retourne la carte pour tout le monde.
kokoro-help-draw = Tracez le chemin annoncé dans une case libre de votre plateau, tel que la carte le montre. Ou regardez : vous ne tracez rien et voyez en secret la prochaine carte.
    .tip = Les chemins comptent s’ils se touchent.

kokoro-thing-caterpillar = Chenille
kokoro-thing-flower = Fleur
kokoro-thing-sanctuary = Sanctuaire
kokoro-thing-die = Numéro du dé des gardiens
kokoro-thing-path = Chemin tracé
kokoro-thing-free = Case libre
kokoro-thing-card = Carte Chemin annoncée
kokoro-thing-golden = Carte dorée : une lampe s’allume
kokoro-thing-goal = Le sanctuaire de la manche et le nombre à dépasser
kokoro-thing-lamps = Lampes : cartes dorées de la manche
kokoro-thing-next = Le prochain sanctuaire, déjà regardé
kokoro-thing-next-path = La prochaine carte Chemin, déjà regardée
kokoro-thing-decree = Décret
kokoro-thing-score = Cases de score
kokoro-thing-left = Cartes Chemin restantes
kokoro-thing-mats = Les autres plateaux
