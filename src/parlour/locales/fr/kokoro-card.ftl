# Ce que dit la carte de Kokoro sur la première page ; tout le reste est dans kokoro.ftl.

kokoro-name = Kokoro
kokoro-about = Tracez des chemins dans la forêt et reliez toujours plus de chenilles et de fleurs à chaque sanctuaire.
