### The sheet from which one teaches Cocoons, and the aid beside the box. Which line stands where: games/cocoons/sheet.toml.

cocoons-sheet-game = Eight animals have lost their cocoons in a mysterious box. Together you slide the cocoons, look, tell and remember, and bring each animal home.
cocoons-sheet-win = You win as one team if, when you all agree to end, every animal is in its own cocoon. You lose if one is wrong, or if the action tokens run out first.
cocoons-sheet-box = The box: nine places, eight cocoons, one gap. Only a cocoon next to the gap can slide.
cocoons-sheet-cocoon = A cocoon: one of its four sides bears its animal. A mark inside, which all can see, tells which side that is.
cocoons-sheet-bottom = Under the cocoons: trapdoors, and beneath each an animal, face down. The gap begins on the start token.
cocoons-sheet-tokens = { $tokens } action tokens: each slide takes one.
cocoons-sheet-setup-box = Shuffle the animals and the start token, one on each place, face down; the level’s eight doors on the animals; the cocoons on top, any way round.
cocoons-sheet-setup-corners = Everyone sits at a corner of the box; two players sit opposite each other. The youngest begins, then to the left.
cocoons-sheet-see = You see a side only while the gap lies next to it, and only if it faces your corner. Tell the others what you see.
cocoons-sheet-turn-slide = Your turn: put a token into a cocoon next to the gap and slide it into the gap.
cocoons-sheet-turn-place = Look at the place left free. A door is turned, does what it shows and comes off; the animal beneath is turned up.
cocoons-sheet-turn-animal = An animal just freed: put it into any cocoon, or leave it for later.
cocoons-sheet-turn-correct = Or instead correct a mistake: give up three tokens for good and move one animal to another cocoon.
cocoons-sheet-end-agree = While the gap is on the start token anyone may propose to end. All must agree; then you look whether everyone is home.
cocoons-sheet-end-tokens = With the last token gone the game is over: it is judged only if every cocoon holds an animal and the start token is in sight.
cocoons-sheet-more-slide = Level 2, slides: at once another cocoon slides, free of charge.
cocoons-sheet-more-lock = Level 3, locks: a lock comes off only when its three runes are gone.
cocoons-sheet-more-turn = Level 4: the rotation door turns the box, so that all look from a new corner; a cocoon with the action door slides for free.
cocoons-sheet-more-number = Level 5, numbers: the doors come off only in the order 1 to 8.
cocoons-sheet-more-hard = Hard mode: each empty place that you free costs one more token. Custom levels: one to eight doors of your choice.

cocoons-aid-turn-slide = Token into a cocoon by the gap, slide it
cocoons-aid-turn-place = Freed place: door, then animal
cocoons-aid-turn-animal = Put the animal into a cocoon, or leave it
cocoons-aid-turn-correct = Or: three tokens, move one animal
cocoons-aid-icon-rune = Rune: no effect
cocoons-aid-icon-slide = Slide: another cocoon slides at once
cocoons-aid-icon-lock = Lock: needs its three runes gone
cocoons-aid-icon-rotation = Rotation: the box turns a quarter
cocoons-aid-icon-action = Action: into a cocoon, which then slides for free
cocoons-aid-icon-number = Number: only in order
cocoons-aid-score-end = Start token in sight and all agree: every animal at home wins
cocoons-aid-score-tokens = Reserve empty: the game is over
