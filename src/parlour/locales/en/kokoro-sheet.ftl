### The sheet from which one teaches Kokoro, and the aid that lies beside the mat. Which line stands where: games/kokoro/sheet.toml.

kokoro-sheet-game = Forest spirits wander along paths that you draw. A card calls a path, everyone draws it on their own mat, and so you join caterpillars and flowers to sanctuaries and guardians, five rounds long.
kokoro-sheet-win = The highest score wins. Each round one sanctuary scores, but only if it beats the one before it; the guardians score at the end, and every 0 costs 5 points.
kokoro-sheet-mat = The mat: a grid with caterpillars and flowers, six sanctuaries A to F, and a guardian in each of two corners. Begin with the blue side.
kokoro-sheet-paths = Path cards: { $cards }, of six shapes. A path is drawn exactly as the card shows it, never turned. { $golden } cards are golden.
kokoro-sheet-sanctuaries = Sanctuary cards: one for each letter. The one turned up says which sanctuary scores at the end of this round.
kokoro-sheet-boxes = The score boxes at the right: five for the rounds, two for the guardians.
kokoro-sheet-setup-mats = Everyone takes a mat, all the same side up.
kokoro-sheet-setup-decks = Shuffle the sanctuary cards and the path cards: two piles, face down. The oldest player turns the cards.
kokoro-sheet-round-sanctuary = Turn up a sanctuary card: this letter scores at the end of the round.
kokoro-sheet-round-path = Turn up a path card. All at once, everyone draws it in a free space, or peeks at the next sanctuary instead.
kokoro-sheet-round-golden = Go on until the fourth golden card. Everyone still plays that one; then the round is scored.
kokoro-sheet-score-count = Follow the line through the sanctuary both ways and count every caterpillar and flower in the spaces it runs through.
kokoro-sheet-score-more = Write the count down if it is higher than the box before. If not, write 0; after a 0 the next count has only 0 to beat.
kokoro-sheet-score-guardians = After five rounds: caterpillars joined to their guardian and flowers joined to theirs are worth 1 point each.
kokoro-sheet-score-zero = Take off 5 for each round’s box with a 0. If two are level, the higher single box decides.
kokoro-sheet-more-pink = The pink side: the ten-sided die places the two guardians.
kokoro-sheet-more-decree = Decrees: one card with a special rule for all, or with a bonus at the end.
kokoro-sheet-more-solo = Alone: the same game against your own best score.

kokoro-aid-turn-sanctuary = New round: turn up a sanctuary
kokoro-aid-turn-path = Turn up a path: draw it, or peek
kokoro-aid-turn-golden = Fourth golden card: all play it, then score
kokoro-aid-icon-shapes = The six paths, by number
kokoro-aid-icon-features = Caterpillar and flower: what you collect
kokoro-aid-icon-sanctuary = A sanctuary and its letter
kokoro-aid-icon-guardians = The guardians of caterpillars and of flowers
kokoro-aid-score-round = Round: count the features on the sanctuary’s line; more than the box before, else 0
kokoro-aid-score-end = End: +1 for each of its kind joined to a guardian
kokoro-aid-score-zero = −5 for each round with a 0
