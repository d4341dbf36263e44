# Cocoons: what one is told on request. <slug>-help-<prompt> explains a decision, its .tip is one line for beginners;
# <slug>-thing-<thing> names a thing on the board. Their clauses are in the game’s help.toml.

cocoons-help-turn = Slide a cocoon beside the gap into it: this costs one action token and frees a place to look at. Or carry an animal to another cocoon for three tokens.
    .tip = Pick a cocoon beside the gap: costs 1 token.
cocoons-help-slide = A slide door was uncovered: another cocoon next to the gap must slide into it at once, for free. The one that moved last stays where it is.
    .tip = This slide is free, but it has to be made.
cocoons-help-put = What lies in the gap can go into a cocoon. An animal: put it into the one you think is its home, or leave it. The action door: put it into the cocoon that should move for free.
    .tip = Seen its cocoon’s side? Put it in there.
cocoons-help-tell = You see the side of a cocoon that others may not see. Telling shows it to all of you until the next slide; it is always true and costs nothing.
    .tip = Tell freely: you are one team.
cocoons-help-end = The start token is in sight, so any of you may suggest the end; all have to agree. You win if every animal is in its own cocoon, else you lose.
    .tip = Agree only if you are sure of every animal.

cocoons-thing-cocoon = Cocoon; its mark points to the side with the picture
cocoons-thing-gap = Gap
cocoons-thing-side = A side in sight
cocoons-thing-token = Action token
cocoons-thing-start = Start token
cocoons-thing-hidden = Animal face down
cocoons-thing-closed = Trapdoor face down
cocoons-thing-rune = Rune door
cocoons-thing-slide = Slide door
cocoons-thing-lock = Lock door
cocoons-thing-rotation = Rotation door
cocoons-thing-action = Action door
cocoons-thing-number = Number door
cocoons-thing-reserve = Reserve of action tokens
cocoons-thing-corner = A player’s corner
cocoons-thing-shelf = Trapdoors that came off
cocoons-thing-correct = Correct a mistake
