### The lessons of NewGame.

newgame-lesson-first = Your first trick
    .about = Lead a card, follow suit, take tricks.
newgame-lesson-first-welcome = You have five cards. The other player has five too, and you can’t see them.
newgame-lesson-first-lead = You lead. Play the 5 of clovers.
    .wrong = Play the 5 of clovers this time.
newgame-lesson-first-again = Your 5 was higher, so the trick is yours and you lead again. Play the 2 of clovers.
    .wrong = Play the 2 of clovers this time.
newgame-lesson-first-lost = A higher clover beat yours. Whoever has taken the most tricks at the end wins.
newgame-lesson-first-free = Now play the rest by yourself.
newgame-lesson-first-done = That’s all there is to know.
