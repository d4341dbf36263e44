### What one is told on request.

newgame-help-play = Play a card of the suit that was led if you have one; otherwise any card.
    .tip = Click a card to play it.
newgame-thing-trick = the trick
newgame-thing-hand = your hand
