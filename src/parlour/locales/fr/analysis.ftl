### Ce que dit l’analyse d’une partie terminée, dans le terminal et dans le navigateur.

analysis-title = Analyse
analysis-running = Analyse en cours…
analysis-about-chance = Les chances de gagner, telles que chaque place pouvait les connaître, si tout le monde continue à jouer comme { $bot }.
analysis-about-score = Le score à espérer, tel que vous pouviez le connaître, si vous continuez à jouer comme { $bot }.
analysis-about-order = Ce que chaque place pouvait espérer d’après ce qu’elle savait, sans chiffres : pour cette table, leur justesse n’a pas été mesurée.
analysis-turning = Tournants
analysis-answers = Réponses
analysis-luck = hasard
analysis-decided = réponses
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
    [order] Les réponses ont aidé.
    [score] Les réponses ont ajouté environ { $amount } points.
   *[chance] Les réponses ont ajouté environ { $amount } %.
}
analysis-answers-cost = { $measure ->
    [order] Les réponses ont nui.
    [score] Les réponses ont coûté environ { $amount } points.
   *[chance] Les réponses ont coûté environ { $amount } %.
}
analysis-worst = { $measure ->
    [order] La réponse la plus chère est celle de { $seat }, étape { $entry }.
    [score] La réponse la plus chère est celle de { $seat }, étape { $entry } : environ { $amount } points.
   *[chance] La réponse la plus chère est celle de { $seat }, étape { $entry } : environ { $amount } %.
}
analysis-no-mistake = Aucune réponse n’était nettement moins bonne qu’une autre.
analysis-finest = La meilleure réponse : étape { $entry }.
