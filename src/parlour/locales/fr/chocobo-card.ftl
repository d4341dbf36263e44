# Ce que dit la carte du Donjon de Chocobo sur la première page ; tout le reste est dans chocobo.ftl.

chocobo-name = Le Donjon de Chocobo
chocobo-about = Ensemble, vous guidez un Chocobo à travers quatre étages, avec des cartes que les autres ne voient pas, jusqu’au boss tout en bas.
