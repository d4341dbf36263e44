# Ce que dit le plateau de Kokoro dans le client web.

web-kokoro-mat = Plateau de { $name }
web-kokoro-round = Manche { $round } sur { $rounds }
web-kokoro-goal = Sanctuaire { $letter } : relier au moins { $least }
web-kokoro-lamps = Cartes dorées : { $golden } sur { $of }
web-kokoro-next = Ensuite :
web-kokoro-called = Annoncé : { $number }, { $first } et { $second }
web-kokoro-called-golden = Annoncé : { $number } doré, { $first } et { $second }
web-kokoro-decree = Décret : { $title }
web-kokoro-box = Manche { $round }
web-kokoro-sanctuary = sanctuaire { $letter }
web-kokoro-caterpillars = { $count ->
    [one] { $count } chenille
   *[other] { $count } chenilles
}
web-kokoro-flowers = { $count ->
    [one] { $count } fleur
   *[other] { $count } fleurs
}
web-kokoro-die = face { $number } du dé
web-kokoro-path = chemin { $number }, { $first } et { $second }
web-kokoro-free = pas encore de chemin
web-kokoro-left-title = Cartes Chemin restantes
web-kokoro-left = { $number }, { $first } et { $second } : il reste { $plain } ordinaires et { $golden } dorées
web-kokoro-exchange = tracer { $number }
web-kokoro-others = Les autres plateaux

## Ce que l’on montre en expliquant

web-kokoro-spot-mat = le plateau
web-kokoro-spot-card = la carte annoncée
web-kokoro-spot-goal = le sanctuaire de cette manche
web-kokoro-spot-lamps = les lampes des cartes dorées
web-kokoro-spot-score = la colonne des points
web-kokoro-spot-next = la carte regardée d’avance
web-kokoro-spot-left = les cartes Chemin restantes
web-kokoro-spot-others = les plateaux des autres
web-kokoro-spot-decree = le décret

web-kokoro-counting = On additionne tous les points.
web-kokoro-walking = On suit le chemin et on compte…

## Avec les options de la table

web-kokoro-do-look = { $peek ->
    [path] Regarder la prochaine carte Chemin
   *[sanctuary] Regarder le prochain sanctuaire
}
web-kokoro-ask-draw = { $peek ->
    [path] Tracez le chemin annoncé, ou regardez plutôt la prochaine carte Chemin.
   *[sanctuary] Tracez le chemin annoncé, ou regardez plutôt le prochain sanctuaire.
}
