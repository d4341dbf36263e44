# Ce que dit la carte de Cocoons sur la première page ; tout le reste est dans cocoons.ftl.

cocoons-name = Cocoons
cocoons-about = Glissez ensemble les cocons d’une boîte mystérieuse, retenez ce que chacun a vu et ramenez huit animaux égarés chez eux.
