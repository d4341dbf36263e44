### The rules of Kokoro by clause, told to a player at the table.
### An id is the clause that refusals and tests cite; its .title is a short name for it.
### A line that begins with ◇ is our ruling; every other line is printed in the rulebook.

## Setup

K-01 = Kokoro is for one to eight players. Alone you play the very same game and try to beat your own best score (K-50).
    .title = One to eight players
K-02 =
    Everybody draws on a mat of their own, and all mats are alike. The blue side is for the basic game, the pink side for guardians placed by the die.
    ◇ A space is named by its column letter and its row number, from a1 at the top left to g6 at the bottom right.
    .title = Your mat
K-03 =
    The oldest player is the Caller.
    ◇ Here the host gives the Caller the first seat. The Caller turns cards and has no other privilege. Normally the table turns them by itself (caller=auto); with the house option caller=manual each path card, and nothing else, waits for the Caller’s hand. Unless you choose otherwise, a peek shows a sanctuary (peek=sanctuary) and peeks are not limited (peek_limit=none).
    .title = The Caller
K-04 = The path cards and the sanctuary cards make two decks. Each is shuffled for itself and lies face down.
    .title = Two decks

## A round

K-10 = Each of the five rounds begins with the top sanctuary card turned face up. That sanctuary scores when the round ends, and its letter goes into the next free score box on every mat.
    .title = The round’s sanctuary
K-11 =
    Then path cards are turned up, one each turn. The number on the card stands for one of six shapes: 1 joins top and left, 2 top and right, 3 right and bottom, 4 left and bottom, 5 left and right, 6 top and bottom.
    ◇ The standard deck has seven cards of each number; four of the seven are golden for the curves (1 to 4), three for the straights (5 and 6). In writing, 3 is a plain card and 3g a golden one.
    .title = Turning path cards
K-12 =
    Every turn you do one of two things: draw the called shape on your mat, or peek at the sanctuary that comes next. Doing neither is not allowed. All decide at the same time, and nobody sees what the others do until everybody has decided.
    ◇ Once the turn is complete, all mats are open to all.
    .title = Draw or peek
K-13 = Draw in any space of your mat that is still without a path; those with caterpillars, flowers, a sanctuary or a guardian are as good as empty ones. The shape stays exactly as the card shows it, neither turned nor mirrored.
    .title = Draw in a free space
K-14 = A path may end nowhere, and it may run off the edge of the mat. Both are allowed.
    .title = Dead ends are fine
K-15 =
    If you peek, you alone see the top sanctuary card, and it stays where it is. Several of you may peek in the same turn.
    ◇ You see the card when the turn is complete and keep it in view until it is turned up. The others then know that you peeked, but not what you saw. One showing serves everybody who peeks that turn and has not peeked at this card before; if all of them have, nothing new is shown. Working out in round five which card is left is not the same as having peeked. House rule: with peek=path you peek at the next path card instead of the sanctuary.
    .title = Looking ahead
K-16 = ◇ When your mat is full you can only peek, even if a limit on peeks (K-19) would stand against it. In round five the last sanctuary card will never score, except under decree 7 (K-67), but you may still peek at it: that is how you pass.
    .title = Full mat and passing
K-17 = A round lasts until its fourth golden path card. Everybody still plays that card; then the round is over.
    .title = Four golden cards
K-18 =
    After a round, put its path cards on the discard pile and turn up a new sanctuary. The path deck simply goes on; nobody reshuffles it.
    ◇ The standard deck always lasts: it has 22 golden cards and five rounds need 20, and at most 40 cards are called for 42 spaces. Cards turned up or discarded are open to all. Any other deck needs at least four golden cards; if it is empty when a card is due, shuffle what earlier rounds discarded and go on with that.
    .title = Between two rounds
K-19 = ◇ With peek_limit=round each player may peek at most once a round, as in the sister game Avenue. Without this option you may peek as often as you like.
    .title = One peek a round

## Scoring a round

K-20 = Caterpillars and flowers are features. Add up all that are connected to the sanctuary: that is your count.
    .title = Count the features
K-21 =
    To find what is connected, start in the sanctuary’s space and follow its path both ways. You get from a space to its neighbour when the paths drawn in both meet on the edge they share. Every feature in a space you come through counts.
    ◇ On the standard mat a space has up to four.
    .title = What is connected
K-22 = To count, a space must have a path drawn in it that belongs to the line. A line that just touches the space’s edge does not reach it. Without a path in the sanctuary’s own space the count is 0.
    .title = Reaching is not enough
K-23 = ◇ Neither another sanctuary nor a guardian stops the line. If the scoring sanctuary shares its space with features, they count too. On a closed ring each space counts once.
    .title = Through sanctuaries and rings
K-24 = Write your count down only if it is higher than the number in the box before; if it is equal or lower, write 0. In the first round the number to beat is 0, so a count of 0 stays a 0.
    .title = Always more
K-25 = After a 0 the next sanctuary has it easy: a count of 1 is enough.
    .title = A fresh start

## The end

K-30 = After the fifth scoring the guardians have their turn. Every caterpillar connected to the caterpillar guardian is worth 1 point, and every flower connected to the flower guardian too. Connections work as for sanctuaries, and a guardian’s own space needs a path.
    .title = The guardians score
K-31 =
    Add up the five sanctuary boxes, the two guardian boxes and the decree’s box if there is one (K-42). Then take off 5 points for each sanctuary box with a 0; what remains is your final score. A total of 67 with one zero ends at 62.
    ◇ The sixth sanctuary costs nothing, and neither does a 0 for a guardian or the decree, unless K-76 is in play.
    .title = Your final score
K-32 =
    The highest final score wins. Among tied players the one with the highest number in any single box, be it of a sanctuary, a guardian or the decree, comes first.
    ◇ If that is equal too, they share the victory. All places are decided this way: whoever is equal stands on the same place, and the one after it stays empty (1, 1, 3).
    .title = Who wins

## Options

K-40 =
    With guardians=random you play the pink side, and the ten-sided die places the guardians: first the caterpillar’s, then the flower’s, rolled again while it repeats the first. Ten spaces carry numbers; the two that were rolled hold the guardians, on every mat alike.
    ◇ With guardians=each every player rolls for their own mat, seat after seat, caterpillar before flower. Rolls are open to all, and a 0 is a ten.
    Without this option the guardians are printed on the blue side (guardians=printed).
    .title = Guardians by the die
K-41 = You may draw in a guardian’s space as in any other. Guardians placed by the die score just as in K-30.
    .title = Drawing in guardian spaces
K-42 =
    A decree is a special rule for everybody, all game long. Play without one (decree=none, as usual) or draw one (decree=draw: one of ten on the blue side, one of sixteen on the pink).
    ◇ House option: choose it by its number.
    Blue decrees fit both sides, pink ones only the pink side.
    ◇ It comes before everything else: first the decree, then the rolls for the guardians, then the first sanctuary.
    A decree that gives points has a box of its own.
    .title = The decree
K-50 = When you play alone your best scores are kept, separately for each choice of options, with the date and a replay.
    .title = Playing alone

## Decrees for either side

K-61 = ◇ At the end, look for your longest chain: spaces joined by one line, a ring included; even a single path is a chain of one. It gives 1 point for every 3 full spaces, in the decree’s box.
    .title = Long Walk
K-62 = ◇ At the end, take the chain (K-61) that joins most sanctuaries: each sanctuary on it gives 2 points, in the decree’s box.
    .title = Gathering
K-63 = ◇ At the end, each row with a path in all its spaces gives 3 points, in the decree’s box.
    .title = Full Rows
K-64 = ◇ At the end, each column with a path in all its spaces gives 3 points, in the decree’s box.
    .title = Full Columns
K-65 = ◇ At the end, each space you left without a path gives 1 point, in the decree’s box.
    .title = Quiet Clearings
K-66 = ◇ At the end, each closed ring of paths gives 5 points, in the decree’s box.
    .title = Round Dance
K-67 = ◇ When the fifth sanctuary has scored, turn up the sixth as well. What is connected to it (K-20 to K-23) goes into the decree’s box. It need not beat anything, and a 0 costs nothing.
    .title = Sixth Shrine
K-68 = ◇ Once a round you may bend the call: draw another curve (1 to 4) when a curve is called, or the other straight (5 or 6) when a straight is called. Name the shape you draw, as in “draw c4 as 3”. Drawing the called shape does not use up your chance.
    .title = Turning Stone
K-69 = ◇ The next sanctuary card always lies face up: whenever a sanctuary is turned up, in round five too, the card that comes next is turned too. Peeking then shows nothing new and is simply a pass, as often as you like; the peek setting and the limit on peeks (K-19) have no effect.
    .title = Open Book
K-70 = ◇ A count equal to the number before it is written down too, as long as it is not 0.
    .title = Gentle Elders

## Decrees for the pink side

K-71 = ◇ At the end, you get 7 points in the decree’s box if both your guardians are on one chain (K-61).
    .title = Meeting
K-72 = ◇ Each guardian gives points for both kinds, caterpillars and flowers.
    .title = Shared Table
K-73 = ◇ At the end, if your two guardians together would be worth more with their kinds exchanged, caterpillar for flower and flower for caterpillar, they score that way.
    .title = Changed Hearts
K-74 = ◇ At the end, each space with a number on the chain (K-61) of a guardian gives 1 point in the decree’s box, the guardians’ own spaces included. A space counts once, even on both chains. A guardian with no path in its space has no chain and gives nothing.
    .title = Lantern Posts
K-75 = ◇ As soon as the third sanctuary has scored, the caterpillar guardian moves: its place is rolled again, and once more while the die shows a place where a guardian stands now. With guardians=each this is done for each mat, seat after seat. The paths stay as they are.
    .title = The Wanderer
K-76 = ◇ Each guardian box with a 0 costs you 5 points, taken off in the decree’s box.
    .title = Lonely Guardian
