### What the analysis of a finished match says, in the terminal and in the browser.

analysis-title = Analysis
analysis-running = Analysing…
analysis-about-chance = The chance of winning, as each seat could know it then, if everyone plays on like { $bot }. Rivals know different things, so their chances need not add up to 100%.
analysis-about-score = The score to expect, as you could know it then, if you play on like { $bot }.
analysis-about-order = What each player could hope for, given what they knew at the time. There are no percentages: how accurate they would be has not been measured for this kind of table.
analysis-turning = Turning points
analysis-answers = Moves
analysis-luck = luck
analysis-decided = the move played
analysis-end = the decision to end the game
analysis-percent = { $amount }%
analysis-better = { $measure ->
    [order] { $given }. Clearly better: { $best }.
    [score] { $given }. Better: { $best } (about { $amount } points).
   *[chance] { $given }. Better: { $best } (about { $amount }%).
}
analysis-course-team-chance = The team began with a chance of about { $start }%.
analysis-course-seat-chance = { $seat } began with a chance of about { $start }%.
analysis-course-seat-score = { $seat } could expect about { $start } points at the start, and scored { $end }.
analysis-course-seat-order = { $seat }:
analysis-luck-gave = { $measure ->
    [order] Luck helped.
    [score] Luck added about { $amount } points.
   *[chance] Luck added about { $amount }%.
}
analysis-luck-cost = { $measure ->
    [order] Luck hurt.
    [score] Luck cost about { $amount } points.
   *[chance] Luck cost about { $amount }%.
}
analysis-answers-gave = { $measure ->
    [order] The moves helped.
    [score] The moves added about { $amount } points.
   *[chance] The moves added about { $amount }%.
}
analysis-answers-cost = { $measure ->
    [order] The moves hurt.
    [score] The moves cost about { $amount } points.
   *[chance] The moves cost about { $amount }%.
}
analysis-ended = { $measure ->
    [order] Ending the game at step { $entry } was a decision, not bad luck, and it hurt.
    [score] Ending the game at step { $entry } was a decision, not bad luck: it cost about { $amount } points.
   *[chance] Ending the game at step { $entry } was a decision, not bad luck: it cost about { $amount }%.
}
analysis-worst = { $measure ->
    [order] The costliest move was { $seat }’s at step { $entry }.
    [score] The costliest move was { $seat }’s at step { $entry }: about { $amount } points.
   *[chance] The costliest move was { $seat }’s at step { $entry }: about { $amount }%.
}
analysis-no-mistake = No single move was clearly a mistake.
analysis-finest = The best move came at step { $entry }.
