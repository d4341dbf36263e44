### Ce que dit l’analyse d’une partie terminée, dans le terminal et dans le navigateur.

analysis-title = Analyse
analysis-running = Analyse en cours…
analysis-about-chance = Les chances de gagner, telles que chaque place pouvait les connaître, si tout le monde continue à jouer comme { $bot }. Les adversaires ne savent pas les mêmes choses : leurs chances ne font pas forcément 100 % au total.
analysis-about-score = Le score à espérer, tel que vous pouviez le connaître, si vous continuez à jouer comme { $bot }.
analysis-about-order = Ce que chaque place pouvait espérer d’après ce qu’elle savait, sans chiffres : pour cette table, leur justesse n’a pas été mesurée.
analysis-turning = Tournants
analysis-answers = Coups
analysis-luck = hasard
analysis-decided = le coup joué
analysis-end = la décision d’arrêter la partie
analysis-percent = { $amount } %
analysis-better = { $measure ->
    [order] { $given }. Nettement mieux : { $best }.
    [score] { $given }. Mieux : { $best } (environ { $amount } points).
   *[chance] { $given }. Mieux : { $best } (environ { $amount } %).
}
analysis-course-team-chance = L’équipe est partie avec environ { $start } % de chances.
analysis-course-seat-chance = { $seat } : environ { $start } % de chances au départ.
analysis-course-seat-score = { $seat } pouvait espérer environ { $start } points au départ, pour un score final de { $end }.
analysis-course-seat-order = { $seat } :
analysis-luck-gave = { $measure ->
    [order] Le hasard a aidé.
    [score] Le hasard a ajouté environ { $amount } points.
   *[chance] Le hasard a ajouté environ { $amount } %.
}
analysis-luck-cost = { $measure ->
    [order] Le hasard a nui.
    [score] Le hasard a coûté environ { $amount } points.
   *[chance] Le hasard a coûté environ { $amount } %.
}
analysis-answers-gave = { $measure ->
    [order] Les coups joués ont aidé.
    [score] Les coups joués ont ajouté environ { $amount } points.
   *[chance] Les coups joués ont ajouté environ { $amount } %.
}
analysis-answers-cost = { $measure ->
    [order] Les coups joués ont nui.
    [score] Les coups joués ont coûté environ { $amount } points.
   *[chance] Les coups joués ont coûté environ { $amount } %.
}
analysis-ended = { $measure ->
    [order] Arrêter la partie à l’étape { $entry } était un choix, pas de la malchance, et il a nui.
    [score] Arrêter la partie à l’étape { $entry } était un choix, pas de la malchance : il a coûté environ { $amount } points.
   *[chance] Arrêter la partie à l’étape { $entry } était un choix, pas de la malchance : il a coûté environ { $amount } %.
}
analysis-worst = { $measure ->
    [order] Le coup le plus coûteux est celui de { $seat }, étape { $entry }.
    [score] Le coup le plus coûteux est celui de { $seat }, étape { $entry } : environ { $amount } points.
   *[chance] Le coup le plus coûteux est celui de { $seat }, étape { $entry } : environ { $amount } %.
}
analysis-no-mistake = Aucun coup, pris seul, n’était clairement une erreur.
analysis-finest = Le meilleur coup : étape { $entry }.
