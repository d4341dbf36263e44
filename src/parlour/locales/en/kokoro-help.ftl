# Kokoro: what one is told on request. <slug>-help-<prompt> explains a decision, its .tip is one line for beginners;
# <slug>-thing-<thing> names a thing on the board. Their clauses are in the game’s help.toml.

kokoro-help-call = You are the Caller: turn the next path card for everybody. It shows the path that all of you may draw this turn.
    .tip = One click turns the card for everybody.
kokoro-help-draw = Draw the called path in any free space of your mat, just as the card shows it. Or peek: you draw nothing, and only you see which card comes next.
    .tip = Paths count when they meet edge to edge.

kokoro-thing-caterpillar = Caterpillar
kokoro-thing-flower = Flower
kokoro-thing-sanctuary = Sanctuary
kokoro-thing-die = Number for the guardians’ die
kokoro-thing-path = Drawn path
kokoro-thing-free = Free space
kokoro-thing-card = Called path card
kokoro-thing-golden = Golden card: a lamp is lit
kokoro-thing-goal = What scores this round, and what to beat
kokoro-thing-lamps = Lamps: golden cards this round
kokoro-thing-next = The next sanctuary, which you peeked at
kokoro-thing-next-path = The next path card, which you peeked at
kokoro-thing-decree = Decree
kokoro-thing-score = Score boxes
kokoro-thing-left = Path cards left
kokoro-thing-mats = The other mats
