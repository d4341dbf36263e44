# Ce que dit la carte de Cocoon World sur la première page ; tout le reste est dans cocoon_world.ftl.

cocoon_world-name = Cocoon World
cocoon_world-about = Courez autour d’un anneau que vous construisez tous en chemin, et finissez le plus haut possible sur le Cercle d’EP.
