### The teaching sheet and the player aid of NewGame.

newgame-sheet-game = A trick-taking game with { $cards } cards in three suits.
newgame-sheet-win = Take the most tricks.
newgame-sheet-setup = Deal { $hand } cards to everybody.
newgame-sheet-round-play = Each plays one card. Follow suit if you can.
newgame-sheet-round-take = The highest card of the suit that was led takes the trick, or the highest trump.
newgame-aid-turn-play = Follow suit if you can.
newgame-aid-turn-take = Highest card of the led suit, or highest trump, takes the trick.
