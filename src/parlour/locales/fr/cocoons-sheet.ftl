### La fiche pour enseigner Cocoons, et l'aide de jeu posée près de la boîte. L'ordre des lignes : games/cocoons/sheet.toml.

cocoons-sheet-game = Huit animaux ont perdu leur cocon dans une boîte mystérieuse. Ensemble, faites glisser les cocons, regardez, dites, retenez, et ramenez chaque animal chez lui.
cocoons-sheet-win = Vous gagnez en équipe si, quand tous acceptent de finir, chaque animal est dans son cocon. Vous perdez si l’un d’eux est dans le mauvais cocon, ou si vous êtes à court de jetons avant.
cocoons-sheet-box = La boîte : neuf cases, huit cocons, un emplacement libre. Seul un cocon à côté de l’emplacement libre peut glisser.
cocoons-sheet-cocoon = Un cocon : un de ses quatre côtés porte son animal. Une marque à l’intérieur, visible de tous, dit lequel.
cocoons-sheet-bottom = Sous les cocons : des trappes et, sous chacune, un animal face cachée. L’emplacement libre commence sur le jeton de départ.
cocoons-sheet-tokens = { $tokens } jetons d’action : chaque glissement en coûte un.
cocoons-sheet-setup-box = Mélangez les animaux et le jeton de départ, un par case, faces cachées ; puis les huit trappes du niveau sur les animaux ; puis les cocons, dans n’importe quel sens.
cocoons-sheet-setup-corners = Chacun s’assied à un coin de la boîte ; à deux, face à face. La personne la plus jeune commence, puis on joue vers la gauche.
cocoons-sheet-see = Vous ne voyez un côté que si l’emplacement libre le touche et s’il est tourné vers votre coin. Dites aux autres ce que vous voyez.
cocoons-sheet-turn-slide = À votre tour : mettez un jeton dans un cocon voisin de l’emplacement libre et faites-le glisser dans l’emplacement libre.
cocoons-sheet-turn-place = Regardez la case libérée. Une trappe se retourne, agit, puis s’enlève ; l’animal dessous est révélé.
cocoons-sheet-turn-animal = Un animal tout juste libéré : mettez-le dans un cocon, ou laissez-le pour plus tard.
cocoons-sheet-turn-correct = Ou bien corrigez une erreur : trois jetons perdus pour de bon, et un animal change de cocon.
cocoons-sheet-end-agree = Tant que l’emplacement libre est sur le jeton de départ, chacun peut proposer de mettre fin à la partie. Si tous acceptent, on regarde si chaque animal est chez lui.
cocoons-sheet-end-tokens = Sans jeton, la partie s’arrête : on ne vérifie que si chaque cocon a un animal et que le jeton de départ est visible.
cocoons-sheet-more-slide = Niveau 2, glissades : un autre cocon glisse aussitôt, sans jeton.
cocoons-sheet-more-lock = Niveau 3, cadenas : un cadenas ne s’enlève qu’une fois ses trois runes retirées.
cocoons-sheet-more-turn = Niveau 4 : la rotation tourne la boîte, et chacun regarde d’un autre coin ; un cocon avec la trappe Action glisse sans frais.
cocoons-sheet-more-number = Niveau 5, numéros : les trappes ne s’enlèvent que dans l’ordre de 1 à 8.
cocoons-sheet-more-hard = Mode difficile : chaque case vide que vous libérez coûte un jeton de plus. Vos niveaux : une à huit trappes au choix.

cocoons-aid-turn-slide = Un jeton dans un cocon voisin de l’emplacement libre : il glisse
cocoons-aid-turn-place = La case libérée : la trappe, puis l’animal
cocoons-aid-turn-animal = Mettez l’animal dans un cocon, ou laissez-le
cocoons-aid-turn-correct = Ou : trois jetons, un animal change de cocon
cocoons-aid-icon-rune = Rune : sans effet
cocoons-aid-icon-slide = Glissade : un autre cocon glisse aussitôt
cocoons-aid-icon-lock = Cadenas : ses trois runes doivent être parties
cocoons-aid-icon-rotation = Rotation : la boîte fait un quart de tour
cocoons-aid-icon-action = Action : à mettre dans un cocon, qui glisse alors sans jeton
cocoons-aid-icon-number = Numéro : seulement dans l’ordre
cocoons-aid-score-end = Jeton de départ visible et accord de tous : chaque animal chez lui, c’est gagné
cocoons-aid-score-tokens = Réserve vide : la partie s’arrête
