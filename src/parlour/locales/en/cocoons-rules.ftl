# The rules of Cocoons in our own words: one message per clause, its id the clause id, in the order of the rules.
# Each has a short name in .title; a line break inside a message begins a new thought.
# A line that begins with ◇ is our ruling; every other line is printed in the rulebook.

## The box

C-01 =
    Two to four of you play as one team: you all win together or lose together.
    ◇ You may also play alone. You then take one seat that holds two opposite corners and sees every exposed side, even after the box has turned; the sharing option changes nothing for you.
    .title = One team
C-02 =
    The floor of the box has nine places, three by three. Eight cocoons stand on it, so one place is always free: the gap.
    ◇ Columns are a to c from west to east, rows 1 to 3 from north to south, so a1 is the north-west place and c3 the south-east one. Cocoons have no names; we call each by the place where it stands. Whenever an order is needed, it is a1, b1, c1, a2 and on to c3.
    .title = Nine places, one gap
C-03 =
    There are eight animal guardians, and each has one cocoon of its own. The animal is pictured on one of that cocoon’s four outer sides.
    A mark inside the cocoon, which everybody sees from above, points to the side with the picture. It doesn’t say which animal that is.
    .title = Animals and their cocoons
C-04 = The reserve starts with 25 action tokens. They wait in a ninth cocoon beside the box; no animal ever goes into that one.
    .title = The reserve

## Setup

C-10 =
    Shuffle the eight animal tokens with the start token and lay one face down on each place.
    The start token is the only one that stays uncovered, so you can always tell it.
    ◇ The gap begins there.
    .title = Animals below
C-11 = Shuffle the eight trapdoors of your level and lay one face down over each animal. The start token gets no door.
    .title = Trapdoors on top
C-12 = The eight cocoons go on the other eight places, in random order and turned at random. Nobody has seen their sides.
    .title = Cocoons go in
C-13 =
    Everyone sits at a corner of the box. Two players face each other across it.
    ◇ Three take three different corners; four take all of them.
    .title = A corner each
C-14 =
    The youngest starts, and the turn passes to the left, clockwise.
    ◇ Here the host names the first seat or has it drawn by lot. Drawing is the default and is noted in the record, even when you play alone; a seat that was named needs no note.
    .title = Who starts

## What you see

C-20 =
    ◇ You can see a side of a cocoon only while the gap is right beside it. A side that touches the wall or another cocoon is hidden.
    ◇ Sight is worked out afresh at setup, after each single slide, also in the middle of a chain, and after a rotation. A side that shows for only a moment within a turn is still reported to the seats entitled to it.
    ◇ The record notes each newly seen side once; seats that saw it already or were told get no second note.
    .title = Sides at the gap
C-21 =
    From your corner you see the sides that face it. From the south-east, for example, those are the south and east sides.
    So one or two seats see each exposed side, depending on who sits where.
    .title = Your corner’s view
C-22 =
    Everyone sees the floor of the gap, the inside of every cocoon (its mark, animals face up, action tokens and the action door), the discarded doors face up, and how many tokens the reserve holds.
    Nobody sees what lies under a cocoon.
    .title = Open to everyone
C-23 =
    You may freely tell what you see; a side that the setup or a move brings to light is meant for the whole group.
    ◇ Sharing automatic (default): while a side is in sight, everybody’s screen shows it and says who sees it.
    ◇ Sharing by the players: only those who see a side have it on screen. One click on “tell”, which is always truthful, shows it to all for as long as it can be seen; anything else you say in chat. You may tell whenever a player is being asked for a turn, a slide or where to put something. A tell lasts until the next slide, even through a rotation, and you may tell again when the side comes back into sight.
    ◇ Spectators get what everyone gets.
    .title = Telling the others
C-24 =
    ◇ Remembering is the heart of this game: if the screen kept every side, levels 1 to 4 would be won every time.
    ◇ Honest (default): a side shows only while it is in sight, to those who see it or were told, and what lies on a place (start token, door, animal, action token or nothing) only as long as the gap is on it. Log, history, undo, replay during the game and tells forget with you. The log keeps only slides, discarded doors and animals put into cocoons; a chat line is gone with the next turn.
    ◇ Notes: as honest, and you may pencil marks on places and on cocoons, which carry them along. Only you see yours.
    ◇ Aid: as honest, and your screen keeps every side and floor you saw or were told.
    ◇ Whatever the option, you never receive an animal you have no right to know.
    .title = Playing from memory

## A turn

C-30 =
    Main action: choose a cocoon that shares an edge with the gap, drop in an action token from the reserve and slide the cocoon across. The token stays inside.
    Only one cocoon moves, never a row, and it keeps its orientation within the box.
    .title = Main action
C-31 =
    Now look at the place you have freed.
    A trapdoor: take it, turn it over and do what it says. Unless it says otherwise, discard it and turn up the animal beneath. An animal: turn it up if it is face down. The start token, an action token or nothing at all: nothing happens (but see C-50 for ending the game and C-70 for hard mode).
    ◇ A door that has to be put back (C-62, C-65) goes on hiding its animal and ends your turn; whenever its place comes free you try it again.
    ◇ The order is always: new sides come into sight; the door; after a rotation, sides again; the action door is put in a cocoon; the animal; and last your choice in C-32.
    .title = What the gap reveals
C-32 =
    If an animal lies face up in the place freed last, you may put it straight into any of the eight cocoons, even the one you just moved, or leave it. Your turn is then over.
    ◇ An animal left in the gap has to wait for a later turn that frees its place again: it can’t be put away before that turn’s slide, nor during or after a correction. Meanwhile a slide may well hide it.
    .title = Housing an animal
C-33 = ◇ A cocoon may hold several animals.
    .title = Shared cocoons
C-40 =
    Correction, in place of a main action: give up three action tokens of the reserve, which are gone for the game, and carry one animal from its cocoon to any other.
    You need at least three tokens in the reserve and an animal in some cocoon.
    ◇ The gap and what lies there stay untouched, and your turn is over.
    .title = Correcting a mistake

## The end

C-50 =
    The start token shows while the gap is on its place, so also right at the beginning. As long as it shows and nobody is in the middle of a turn, any of you may suggest ending the game. It takes everybody’s yes.
    ◇ The vote closes with a no or when the next turn is played; you can suggest it again later.
    You win if every animal is in its own cocoon, otherwise you lose, and all is shown.
    ◇ You may end before every animal has a cocoon, which simply loses; the table warns you first.
    ◇ At this judgement each cocoon side not yet known to all is revealed in the order of the places; doors still lying there, and animals under them, stay hidden. A loss without judgement (C-51, C-70) reveals nothing.
    ◇ Everybody scores 1 for a win and 0 for a loss. The ending is recorded as won, wrong, tokens or owed.
    .title = Ending the game
C-51 =
    When a turn is completely finished and the reserve is empty, the game ends by itself.
    ◇ If each cocoon holds an animal and the start token shows, it is judged as in C-50, only with no vote.
    If not, you have lost.
    ◇ An empty reserve is never checked in the middle of a turn.
    .title = The reserve runs out
C-52 = ◇ With the reserve empty, a move that costs no token (C-64) can’t save you.
    .title = No free rescue

## Levels

C-60 = Level 1: eight rune doors. They do nothing.
    .title = Level 1: runes
C-61 =
    Level 2: four rune doors and four slide doors.
    Discard a slide door but leave its animal face down: you turn that up the next time the place comes free. You at once slide another cocoon next to the gap into it, not the one that moved last.
    ◇ No token is taken or laid for this.
    What it frees is handled as usual (C-31, C-32, C-70), so slides can chain.
    ◇ Which rune a rune door bears is drawn when it is turned over: every rune not yet seen is equally likely.
    .title = Level 2: slides
C-62 =
    Level 3: two lock doors and their six rune doors, three for each lock.
    A lock door comes off only once all three of its runes are gone.
    ◇ Until then it goes back face up, and with the runes gone, it leaves the next time its place comes free. A door that already lies face up stays what it is; it isn’t drawn again.
    .title = Level 3: locks
C-63 =
    Level 4: five random rune doors, two rotation doors and one action door.
    For a rotation, discard the door and turn the box a quarter clockwise, so that every seat faces another corner; then turn up the animal as ever.
    ◇ This works within a chain too. Place names, marks and turn order don’t change.
    .title = Level 4: rotation
C-64 =
    The action door of level 4, however it comes to light: pick one of the eight cocoons to keep it for the rest of the game, then turn up the animal as ever.
    From now on a main action that moves this cocoon takes and lays no token.
    ◇ You can’t choose to pay.
    ◇ So that games end, after eight turns in a row whose main action moved that cocoon, whatever hard mode charged for them, the ninth must spend: move a different cocoon or make a correction.
    .title = The action door
C-65 =
    Level 5: the doors bear the numbers 1 to 8 and leave strictly in order, 1, then 2, then 3 and so on. A door whose time has not come goes back face up on its place.
    All eight together make a picture.
    .title = Level 5: numbers
C-70 =
    Hard mode, for any level: whenever a cocoon’s move, paid, free or from a slide door, frees a place that is completely empty, with no door and no token of any kind, one action token from the reserve is laid there for good.
    ◇ Each place therefore costs this only once, and a place you emptied in the same turn (C-32) isn’t charged.
    ◇ If you owe a token and the reserve is empty, you lose on the spot. This is the only check of the reserve within a turn.
    Hard mode is offered once you have won levels 1 to 5, and is never forced on you.
    .title = Hard mode
C-71 =
    Build your own level: choose one to eight doors from eight runes, four slides, two locks, two rotations, one action and eight numbers, and set hard mode on or off.
    ◇ With fewer than eight doors the other animals have no door and lie face down; which ones is chance. As a house rule a level may have 10 to 40 tokens instead of 25.
    Numbers must run from 1 without a hole, and a lock needs its three runes.
    ◇ Each level has a short code to share, which says all of this. Doors are written rune1 to rune8, lockA, lockB, slide, rotation, action, and number1 to number8; tokens=30 sets the number of tokens.
    You can play levels 1 to 5 right away. Custom levels and hard mode are offered once those five are won, never forced.
    ◇ Before that the host may unlock both, which is a house rule: everybody is told, and the record says so.
    .title = Your own levels
C-72 = ◇ A level you win is remembered for each person at the table. A table offers whatever at least one of you has earned.
    .title = Levels remembered
