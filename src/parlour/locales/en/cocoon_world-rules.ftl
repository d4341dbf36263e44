### Cocoon World: the rules of play in our own words, one message per rule clause.
### Each message carries a short .title; ids in brackets point to other clauses.
### A line that begins with ◇ is our ruling; every other line is printed in the rulebook.

## The game and its pieces

W-01 =
    Two to five people play together.
    ◇ On your own you get a practice game: ten turns to beat your own best. In practice, Gods’ Bet and the tile “Take a tile” simply have no effect.
    .title = Who can play
W-02 =
    The board is a single ring of spaces. Six large Event Spaces are printed on it; all the rest are normal spaces, bare until a tile is laid there. Forward, the normal direction, means clockwise.
    ◇ The standard ring has 48 spaces: clockwise you meet Start, Initiation, Experience, Gods’ Bet, a second Experience and Pit In & Out, each followed by seven normal spaces.
    .title = The ring of spaces
W-03 = You have a pawn with two sides, white for the camp of Fortune and black for the camp of Misfortune, plus a spare pawn, two player dice and an EP marker. Your hand holds three tiles at most, and you keep it to yourself.
    .title = What you have
W-04 = Your EP marker walks a ring numbered 0 to 10 that has no end: going on from 10 takes you to 0, going back from 0 takes you to 10. Markers that share a number are stacked, the latest arrival on top.
    .title = The EP Circle
W-05 =
    EP you gain from dice, Event Spaces, the dungeon or a bet move your marker one step each. Your playing pawn (W-67) sets the way: clockwise while it is white, anticlockwise while it is black.
    ◇ For a bet you got right, look at your pawn on the bet track instead.
    .title = Gains follow your side
W-06 = Tiles pay no attention to your camp. When a tile says gain, your marker always goes clockwise; when it says lose, always anticlockwise.
    .title = EP written on tiles
W-07 = ◇ Several EP gained or lost together make one single move: you join the pile where your marker ends up, and piles along the way don’t matter. Go once right round, 11 steps, and you come back on top of the pile you left. A move of 0 leaves everything as it was, your place in the pile too.
    .title = Many EP, one move

## Getting ready

W-10 =
    Shuffle 44 tiles into one face-down draw pile: the 32 basic ones and the 12 that carry a mark.
    ◇ In the standard set no tile comes twice. The basic ones are 1 to 12 forward, 1 to 12 backward, and eight about EP, rolling again, Start and Experience; the marked ones hold the twelve special effects.
    .title = The draw pile
W-11 =
    Draw 18 tiles and lay them face down, three behind every Event Space: going clockwise, on its first, fourth and seventh normal space. They stay a secret to everyone until someone turns them up.
    ◇ To make room for them, any edition has seven or more normal spaces between two Event Spaces.
    .title = Eighteen hidden tiles
W-12 =
    Everyone starts with three tiles. Look at yours whenever you like; no one else may.
    ◇ They are dealt seat by seat: three for seat 0, the next three for seat 1, and so on.
    .title = Your first hand
W-13 =
    All pawns stand on Start with white up, the EP markers lie on 0, the turn marker on 1. The start player is drawn at random before any hand is dealt (on your own, that is always you). Seats are numbered clockwise, and turns go round the same way.
    ◇ The pile of markers on 0 follows turn order, with the start player’s at the very bottom.
    .title = Ready to begin
W-14 = Everyone takes five turns, or ten when only two of you play. After the last one the game is over.
    .title = Length of the game
W-15 =
    Whoever is highest in EP wins. If that is level, a white pawn beats a black one; if it still is, the marker higher up in the pile is ahead.
    ◇ All players are ranked like this, so no place is ever shared. If your pawn is on the bet track, its side there is what matters; your spare pawn is left out. Your score is the number your marker stands on, and the ending is recorded as “turns”.
    .title = Who wins
W-16 =
    A campaign is a run of games with the same people. Before the first one, agree what decides it: all your EP added up, or the number of games won.
    ◇ If that is level, look at the other measure; if that is level too, you share the victory.
    .title = Playing a campaign

## Your turn

W-20 = Your turn begins with one roll of both player dice and the target die. Every player die that shows the target’s number earns you 1 EP (W-05). If each of your dice is below the target, turn your pawn over. Any other roll does neither. After this the target die rests for the remainder of your turn.
    .title = The first roll
W-21 = Add up your player dice and move your pawn that far, then deal with the space you stop on (W-30 onwards).
    .title = Move and stop
W-22 =
    Two player dice alike are doublets, whichever roll of your turn it is. Make the move, but only the EP part of the space counts. Other pawns there don’t bother you, and you place no tile. Then roll two player dice once more and move on, and keep at it as long as you roll doublets.
    ◇ A face-down tile is turned up for its EP part.
    .title = Rolling doublets
W-23 = Once everything is settled, hands are filled up to three tiles again: the turn player’s first, then the others’ clockwise. When the pile is used up, nobody draws any more.
    .title = Filling up hands

## Where you stop

W-30 = You stop on a normal space that has no tile. If you hold a tile and still have a placement this turn, you must lay one of your tiles there face up and follow it. Every turn comes with one placement; some tiles add another (W-57). With no placement or no tile, nothing happens.
    .title = On an empty space
W-31 = If there is a tile where you stop, follow it. Should it lie face down, turn it up first; it then stays that way. Wherever it sends you, settle that space as well.
    .title = On a tile
W-32 = On one of the six Event Spaces, do what that space says (W-40 to W-47).
    .title = On an Event Space
W-33 =
    If a placement is left once all moving and all waiting rolls (W-66) are done, you must lay a tile from your hand face up on the nearest empty space; it is not followed.
    ◇ Count from your playing pawn both ways round, Event Spaces included; if your pawn went to the bet track this turn, count from Gods’ Bet. Choose the tile first and then, if two spaces are equally near, the space. Several placements are made one by one. If you have no tile or the ring has no empty space, skip this: quite normal late in a game of five, where 25 turns share 24 spaces.
    .title = A placement left over
W-34 =
    If another pawn is already where you stop, on any space except Start, take only the EP part of that space and step back by one. Do this until you meet no more pawns, then settle the space where you come to rest.
    ◇ An empty space has no EP part; turn up a face-down tile to find out if it has one. A step back onto Start is always the last, and it is a full stop on Start (W-40, W-47).
    .title = Meeting another pawn
W-35 =
    ◇ Stop twice on one and the same space in a single chain (W-67), pushed back or not, and you are in a loop.
    The space does nothing this second time: your pawn goes straight to Start and gains 1 EP, like any stop there (W-40, W-47). Whatever EP lay along the loop has counted just once.
    ◇ Your waiting rolls are safe (W-66). Our ruling is wider than the rulebook, which speaks only of going round endlessly: it is a loop even if a swapped tile or a decided bet changed the board meanwhile, so every chain comes to an end.
    .title = Caught in a loop
W-36 =
    The EP part of a space is one of these: the 1 EP of an Experience Space or of Start, which follows your side (W-05), or whatever a tile tells you to gain or lose.
    ◇ Pit In & Out, Gods’ Bet and Initiation have no EP part.
    .title = What an EP part is
W-37 =
    When a tile sends you along in the normal direction, you travel across every space in between.
    ◇ Merely passing gives no EP and turns up no tile, and pawns on the way don’t stop you.
    Only passing Start means something: it decides bets (W-47).
    .title = Passing over spaces

## Event Spaces

W-40 = Start has room for as many pawns as like to be there. End a move on it and you gain 1 EP.
    .title = The Start space
W-41 = Turn your pawn over: you now belong to the other camp.
    .title = The Initiation Space
W-42 = Stop here and gain 1 EP. There are two Experience Spaces on the ring.
    .title = The Experience Spaces
W-43 =
    You may challenge the dungeon or walk on by. Inside, roll the four dungeon dice and read the best hand they make. Nothing or one pair: 1 EP. Two pairs, three alike or a straight (1234, 2345, 3456): 2 EP. Four alike: as many EP as you like.
    ◇ You name the number, 0 to 11, when you cash in; 11 takes your marker all the way round to the top of its own pile.
    After each new hand, either stop and gain the EP of all your hands together, or roll again. But roll a hand you have already made in this challenge, and it is over without a single EP.
    ◇ With all six hands made, you cash in automatically.
    .title = Pit and dungeon
W-44 =
    Take your pawn off the ring and onto the bet track, and foretell whose pawn will be next to stop on Start or pass it. You can’t name yourself, nor a colour already named by another pawn on the track.
    ◇ Only colours in this game can be named, and that includes players who are on the track too. If no colour is left for you, nothing happens and your pawn stays where it is.
    .title = Making a Gods’ Bet
W-45 = If you were right, you gain 3 EP on the spot; if you were wrong, your pawn is turned over. In both cases it comes back to Start, but the EP of Start is not given for that.
    .title = Right or wrong
W-46 =
    If your bet is still open when your turn comes, put your spare pawn on Start before the first roll, same side up as your pawn. It is your other self for this turn and any that follow: it rolls, earns EP, enters the Pit and follows tiles, and only the spare is turned over. Putting it on Start and setting off from there earn nothing. If it stops on Gods’ Bet, nothing happens. As soon as your bet is decided the spare goes off the board, and all that counts is your pawn from the track with the side it has.
    ◇ You keep your hand and any effects still waiting.
    .title = Your spare pawn
W-47 =
    As soon as any pawn stops on Start or passes it, whichever way it goes, every open bet is decided at the same moment.
    ◇ Jumping to Start out of a loop counts, and a spare pawn counts as its player’s. Setting off from Start, putting a spare there or returning from the track doesn’t count. When Start is passed, bets are decided right then, before the move continues, so a spare that is taken off no longer blocks anyone; when a pawn stops there, it first gets the EP of Start. If your own spare decides your bet, you were wrong: the rest of that move is dropped, nothing is settled at its end, and your turn goes on with your pawn on Start (W-66, W-33). It may even go back to the track before the turn is out. A bet still open when the game ends earns nothing and turns no pawn.
    .title = When bets are decided

## Tiles

W-50 =
    Move your pawn forward or backward by the number on the tile.
    ◇ In the standard set the numbers run from 1 to 12, once for each way.
    .title = Forward and backward
W-51 = Go forward to Start. A second tile also lets you roll again: take the EP of Start first, then roll both player dice and move.
    .title = Forward to Start
W-52 = Three tiles send you forward to Pit In & Out, to Gods’ Bet or to Initiation; the last one also lets you roll again. If another pawn is on Initiation, step back first (W-34) and follow what you find there; your roll comes after that.
    .title = Pit, Gods’ Bet, Initiation
W-53 = Go forward to the first Experience Space ahead of you, taken or not; for this, Start is one too. A second tile also lets you roll again. If another pawn is on that Experience Space, you still get its EP and step back (W-34); a roll from the tile comes after that.
    .title = To the next Experience
W-54 = One tile costs you 3 EP. Two others let you roll again: one gives you 1 EP first, the other takes 1 EP away. Your side plays no part in them (W-06).
    .title = Tiles with EP
W-55 = Turn your pawn over and roll again. For all other rules, this space is no Initiation Space.
    .title = Change your side
W-56 =
    Lay a tile from your hand face up on any empty space: first choose the tile, then the space.
    ◇ You don’t follow it, and your turn’s own placement is still yours.
    Pawns already standing there notice nothing; a pawn that stops there later, even this turn, follows it.
    ◇ If you can, you must.
    Without a tile in hand or an empty space, you are taken to have followed this tile.
    .title = Place a tile anywhere
W-57 = Roll again, and your turn has another placement to use (W-30, W-33).
    .title = Roll and place another
W-58 = Roll both player dice once more and move as usual (W-66).
    .title = Roll again
W-59 =
    Choose an opponent who holds tiles, look through the whole hand (you alone see it) and take one. Now either lay it face up on any empty space without following it, or remove this tile from the game, put the new one in its place and follow it, whatever it is; that is still the same stop.
    ◇ Neither uses up a placement. If there is no empty space, only the second way is open.
    If you can, you must; if no opponent has a tile, you are taken to have followed this one.
    .title = Take a tile
W-60 =
    Swap this tile with any other one on the board and follow the tile that comes to you; that is still the same stop.
    ◇ A face-down tile may be chosen too and is turned up as it arrives; so may one under another pawn, which notices nothing. If you can swap, you must; with no other tile on the board, nothing happens. One swap per stop: if another Replace comes to you this way, you don’t follow it.
    .title = Replace this tile
W-61 = In your next turn your first roll is made with a dungeon die added to your player dice. It counts fully: for matching the target, for all dice being below it, for how far you move and for doublets, which means any two alike. Even three alike count as doublets only once and give one reroll, made with just two dice.
    .title = One more die
W-62 =
    In your next turn, after each roll of your player dice and before anything is read from it, you may set one of them (an added one too), or after the first roll the target die, to a face it doesn’t show. Matches, turning over, doublets and distance all go by the changed roll.
    ◇ Once used, the change is gone; if you decline, it waits for the next roll of that turn, and is lost only when the turn ends. As typed moves: “set 2 6” turns a player die showing 2 into a 6, “set t 6” turns the target die to 6, “leave” changes nothing. If you have several changes, you are asked one by one at the same roll; saying no once means no to the rest for that roll.
    .title = Change a die
W-63 = In your next turn, the first move after the first roll has to go backward; you can’t refuse. All later moves go as usual, and stepping back from another pawn is still one space backward.
    .title = Move in reverse
W-64 =
    The next time you draw, and that may be this very turn, look at the top three tiles of the pile, or all that are left. Keep one and return the rest to the top, arranged as you like; only you see them.
    ◇ This goes for the first tile you draw; the rest of that refill comes from the top as usual. It may happen in another player’s turn (W-23). If the pile is empty when hands are filled, all these effects are lost, even if you had nothing to draw.
    .title = Choose one of three
W-65 = ◇ Effects of W-61 to W-64 lie open for all to see and are yours, whether your pawn or your spare is playing. The first three (W-61 to W-63) work in your next turn, never in the one that gave them, and are gone when it ends, used or not. Extra dice add up, but only to four dungeon dice; any beyond that are lost. Changes add up too, each for a different die; reverse doesn’t. A choice of three (W-64) waits until you draw, and several are used one for each tile drawn.
    .title = Effects that wait
W-66 = ◇ “Roll again” gives you a waiting roll of both player dice. You make it when the chain that brought it is finished, a challenge in the Pit included. Several of them add up, and you make them one by one; a reroll for doublets goes first. They outlast a loop, and also the deciding of your own bet: then you make them with your pawn, from Start. They are lost when your pawn leaves for the bet track; added placements (W-57) are not.
    .title = Waiting rolls
W-67 =
    Empty space: a normal space that has no tile, even if pawns stand on it.
    ◇ Stop: the end of any movement, be it by dice, by a tile or by a single step back (W-34). Chain: everything one roll of the player dice sets off, until nothing is left to settle. Playing pawn: your spare while it is out in your turn, otherwise your pawn. Pawns on the ring may well be spares; pawns on the bet track are on no space and in nobody’s way.
    .title = Words we use
W-68 = ◇ In one turn you roll your player dice 50 times at most. Doublets on the fiftieth are just an ordinary roll, and rolls still waiting are lost. So every game comes to an end: some 400,000 decisions are its rough upper limit.
    .title = Fifty rolls at most

## Scenarios of our own

W-70 = ◇ In the scenario Pilgrims laps are counted. Whenever your playing pawn reaches Start going forward, be it to stop there or to pass, you have made a lap. Whenever it goes backward off Start or past it, a lap is undone, though you never have fewer than none. A loop’s jump to Start, coming back from the bet track and putting a spare there are no laps. Everything else is as in the first scenario.
    .title = Pilgrims: counting laps
W-71 = ◇ The pilgrimage is over at the end of the turn in which somebody has made the third lap (the ending “pilgrim”), even if others have had a turn less, and at the latest after eight turns each, or sixteen with one or two players (the ending “turns”). Your score is your EP plus 5 for each lap; a tie is broken as in W-15 and W-74.
    .title = Pilgrims: end and score
W-72 = ◇ In the scenario Arena your turn begins with a choice: travel as usual, or fight. A fight takes the place of all rolling and moving; what you have to place (W-33) and filling up hands (W-23) follow as always, and effects that waited for this turn are lost (W-65). Whoever has fought must travel in the next turn. In the last round the arena is closed, so that nobody can fight with the final standing in view.
    .title = Arena: fight or travel
W-73 = ◇ Four beasts wait in the arena, one behind the other: the Moth with strength 7, the Hound with 9, the Ogre with 11 and the Wyrm with 13. Roll three dice: if their sum reaches the strength, the beast is beaten, which is worth 1, 2, 3 or 4 fame. Then either leave with all the fame of this visit, or face the next one; after the Wyrm you leave by yourself. If a beast withstands you, the fame of this visit is lost and your playing pawn is turned over. Your score at the end is your EP plus your fame; a tie is broken as in W-15 and W-74.
    .title = Arena: the beasts
W-74 = ◇ Where more than EP is counted, two players may have the same score while their markers stand on different numbers. Then, too, white comes before black; if both show the same side, whoever has more EP is ahead. Only markers on the same number are compared by their pile (W-15).
    .title = Ties across the circle
W-75 = ◇ In the scenario Relics the ring is taken apart again. A tile that already lay on the ring when you stopped on it, and that you followed, comes back into your hand when the chain (W-67) is over, for all to see; its space is empty again. A tile you have just placed stays where it is, and so does one of which you only took the EP part (W-22, W-34). After a Replace (W-60) the original tile is what you take back, the Replace itself, from wherever it lies now. A tile that left the game (W-59) can’t be taken back. Your hand may grow beyond three.
    .title = Relics: taking tiles back
W-76 = ◇ In Relics all tiles are shuffled, and the first, third, fifth and seventh normal space behind each Event Space get one face down. Three are dealt to each player; the others stay in the box, so hands are never filled up (W-23), and choices of three are lost (W-64). The game ends after six turns each, or twelve with one or two players. Your score is your EP plus 2 for each tile in your hand; a tie is broken as in W-15 and W-74.
    .title = Relics: set-up, end and score
W-77 = ◇ In the scenario Scales each camp has a summit of its own. The markers begin on 5, and in turn order every second pawn begins black. At the end Fortune counts upward and Misfortune downward: the score of a white pawn is its EP, that of a black pawn 10 minus its EP. So white strives for 10 and black for 0, and one step beyond is a fall. Everything else, five turns each (ten with one or two players) included, is as in the first scenario.
    .title = Scales: two summits
W-78 = ◇ When Scales ends, the camps are weighed: the scores of all white pawns together against those of all black ones. The heavier camp prevails, Fortune if they are level, and the ending bears its name (“fortune” or “misfortune”). All in that camp are ranked before all others, and in each camp the higher score is ahead; a tie goes to the higher marker in the pile. In a campaign the EP of the marker count, whatever the side (W-16).
    .title = Scales: weighing the camps
W-79 = ◇ Once in a game of Scales you may change camp by oath: before you roll, turn your playing pawn over. You are asked at the beginning of each of your turns until you do, but not in the last round.
    .title = Scales: the oath
W-80 = ◇ A scenario of your own is a file, or the code that stands for it. It says which tiles are shuffled and where they lie face down, where markers begin, whether every second pawn begins black, how many turns there are, how many laps end the game, what laps and tiles in hand are worth besides EP, whether hands are filled up, and which hooks are used: the arena (W-72, W-73), retrieving tiles (W-75), weighing the camps (W-77, W-78) and the oath (W-79). All else is as in the first scenario; a tie is broken as in W-15 and W-74.
    .title = Scenarios of your own
