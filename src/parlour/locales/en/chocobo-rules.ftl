# The rules of Chocobo’s Dungeon in our own words: one message per clause, its id the clause id, in the order of the rules.
# Each has a short name in .title; a line break inside a message begins a new thought.
# A line that begins with ◇ is our ruling; every other line is printed in the rulebook.

## Frame

D-01 =
    One to four of you guide the Chocobo together. You win by defeating the Boss on 4F.
    You lose at once if HP drops to 0; if the Reaper reaches the right end of its track on 1F, 2F or 3F; if Chocobo and Reaper are ever adjacent on 4F, be it for a single step; or if a player can’t play the cards that are due (D-58).
    .title = Winning and losing
D-02 =
    HP runs from 0 to 9 and starts at 9. Vegetables run from 0 to 15 and start at 5. Whatever you gain beyond the top is lost.
    ◇ Damage markers never run out.
    .title = HP and vegetables
D-03 =
    The Chocobo deck holds the numbers 1 to 100, one card each. Every card also has a strength from 1 to 5.
    ◇ In the standard edition there are twenty of each.
    .title = Chocobo cards
D-04 =
    The difficulty sets how many cards each of you starts with, and how many Books the team has.
    Easy, three Books: 10 cards each for two players, 7 for three or four; not offered solo. Normal, two Books: 10 solo, 8 for two, 6 for three or four. Hard, one Book: 7 solo, 6 for two, 5 for three or four.
    Chance decides which Books; they lie face up.
    .title = Choosing the difficulty
D-05 = The dial begins at a random turn. You choose the Boss, Behemoth or Omega, and which side of 2F and of 3F to play. A star marks the harder side.
    .title = Dial, Boss and sides
D-06 =
    Vegetable tokens and Book tokens make two shuffled face-down piles. The Basic and Elite Monster decks are shuffled apart. Your hand is secret.
    ◇ The record notes the dial first, then the Books, then the hands. Cards are dealt one seat after another, at Eat too.
    .title = Piles and hands

## A round

D-10 =
    Phase 1, encounter: turn up as many Monsters as the floor asks for, Basic before Elite, and add them to the end of the row. Monsters still standing stay there with their damage.
    ◇ Standard edition, each round: 1F and 2F one Basic, starred 2F two; 3F one Elite, starred 3F one Basic and one Elite; 4F one Basic with Behemoth, none with Omega.
    ◇ If a deck is empty, see D-18; if there is no card to be had at all, fewer come.
    .title = Phase 1: encounter
D-11 = Phase 2, bonus: turn up bonus cards from the Chocobo deck, one for two players, two for three, one for four.
    .title = Phase 2: bonus cards
D-12 =
    Phase 3, choose: look at the bonus cards, then everybody puts down cards face down, two each for two players, one each for three or four.
    No one sees another’s choice until all have chosen, and you may change yours until then.
    ◇ You are always asked, even with one card left.
    .title = Phase 3: choose
D-13 =
    Solo, play one of your cards first; then two bonus cards are turned up; then play two more of yours.
    You may hold at most 12 cards. After each Eat, with the new cards already in view, you at once discard the surplus, one card of your choice at a time, down to 12. With more players there is no limit.
    .title = Playing solo
D-14 = Phase 4, assign: the five cards, from lowest number to highest, go to dial spaces 1 to 5.
    .title = Phase 4: assign
D-15 =
    Phase 5, act: from space 1 to space 5, carry out the action shown there with the strength of its card. One action per card, and you can’t skip it.
    Where two icons are shown, the team decides between them once that space is reached.
    ◇ You may pick one that will do nothing, for want of a target or of vegetables; even if neither would do anything, you are asked.
    .title = Phase 5: act
D-16 = Phase 6, Monsters strike: add up the attack of all Monsters still standing; HP falls by that sum in one go. On 4F the Boss Attack (D-51) comes first.
    .title = Phase 6: Monsters strike
D-17 = Phase 7: discard the five cards and turn the dial one step clockwise.
    .title = Phase 7: turn the dial
D-18 =
    When a card is needed from the Chocobo, Basic or Elite deck and none is left, its discards are shuffled into a new deck.
    ◇ That happens only when the card is needed, even halfway through a draw, and never sooner. Monsters discarded undefeated (D-45) are shuffled in too. The cards of the current round are not.
    .title = Empty decks

## Talking

D-20 =
    You may tell the exact strengths in your hand, but never the numbers. Vague comparisons with bonus cards and dial spaces are fine, such as “a little under the bonus card” or “space 1 is mine”.
    ◇ This holds in every phase.
    .title = What you may say
D-21 =
    ◇ In phase 3 the table offers ready-made statements (D-63). Free chat stays open, with a reminder.
    ◇ During the choice the table stops a message and says why if it mentions a number over 5, in digits or spelled out, that is not plainly one of the board (HP, rounds, steps, cards left); if it places a card exactly (“right next to the bonus card”, “bonus +3”, “an odd number”); or if a smaller number comes with higher, lower, above, below, than or a bonus card and is no strength, dial space or count of cards.
    .title = Chat and numbers
D-22 =
    Variant, limited talk: no chat in phase 3, only gestures. You may show strengths, point at a dial space, to the lower or higher side of a bonus card, or between the bonus cards, and hold up the strength of the card you mean.
    ◇ You can still propose a Book.
    ◇ In notation: show; claim 3 with 2; have 4 above bonus 1 (or below); have 4 between. The strength may be left out; there is no degree. What you point at has to be true.
    .title = Limited talk

## Tokens

D-30 = A vegetable token gives you the number of vegetables on it, and is then used up. There are 21 of them.
    .title = Vegetable tokens
D-31 =
    A Book lies face up until you use it, once (D-33). You may hold three unused. When a fourth comes, the team at once drops one of the older three, not the newcomer, without its effect.
    Tokens that were used, dropped or flipped never go back to a pile.
    .title = Book tokens
D-32 = The 15 Books: Recover 1 HP (three) or 2 HP (two); Move 1 space (three) or 2 spaces (two); Attack with strength 3 (two) or 4 (one); and two All-damage Books, dealing 2 to each Monster still standing and, on 4F, to the Boss.
    .title = What Books do
D-33 =
    ◇ Books are used in set windows: (a) in phase 3 (D-56); (b) before each of the five actions, offered beside the action itself; (c) once the fifth action is done; (d) on 4F, while Monsters stand, after the Boss has struck and before they do; it closes when the last of them falls.
    ◇ Never in the middle of an effect: not between stopping and the icon, nor during a split of cards, a discard or the drop of a Book. No Book undoes a loss.
    ◇ A window opens only if some Book can be used: Recover below 9 HP, Attack and All-damage if there is something to hit, Move at any time. You name the Book and its target or end space in one go. The window then opens again, new Books included, until you go on; in (b) you go on by taking the action.
    ◇ Other decisions with only one answer settle themselves. Choosing cards (D-12) and discarding your own (D-53) are always asked of every seat concerned.
    .title = When to use Books
D-34 =
    Some choices belong to the team: which of two actions, an end space, a Monster, how drawn cards or Omega’s discards are split, which Book to use or drop, whether to give up.
    ◇ They never name a card in someone’s hand.
    Agree (default): everybody gives the same answer.
    ◇ Anyone: whoever answers first decides. Captain: the decision is one seat’s, starting with the first seat in round 1 and passing on every round; a round cut short by an Exit counts. See also D-61 and D-62.
    .title = Team decisions

## Actions

D-40 =
    Move: the strength is the exact number of spaces to go, whichever way you like, never entering a space twice in one Move.
    ◇ That includes your starting space, so there is no stepping back.
    Reaching the Exit ends the Move at once.
    You name the end space, not the way there: spaces you pass do nothing. Then the icon where you stop takes effect.
    ◇ If there is neither a full-length way nor one to the Exit, which never happens in the standard edition, you go as far as you can; if no step is possible, nothing happens.
    .title = Move action
D-41 =
    Icons where you stop: a token icon flips a random token of its kind (nothing if that pile is empty); the Reaper icon moves the Reaper on by its number; the Exit leads on; the recovery icon gives back 1 HP; a trap deals its damage. Plain spaces and the Entrance do nothing.
    ◇ Icons are never used up: each stop counts.
    .title = Icons on the floor
D-42 =
    Eat: eat as many vegetables as the strength, or all you have if that is less, even none.
    ◇ You never eat more than deck and discards have cards to give.
    The team first settles how many cards each player gets, split as you like. Only then is one card per vegetable dealt, face down; you all look when the action is over.
    .title = Eat action
D-43 =
    Attack: choose one Monster and deal it the strength as damage, which stays on it. When damage reaches its HP it is defeated: gain its reward (1 HP, a random Book, or vegetables; nothing if the pile is empty) and discard it. Damage to spare is lost.
    On 4F you may strike the Boss instead, even while Monsters live.
    ◇ Without Monster or Boss, the attack does nothing.
    .title = Attack action
D-44 =
    ◇ Reaper on the dial: it moves on by the strength of the card, since this icon has no number of its own.
    At the right end of its track it stops, and you have lost.
    .title = Reaper action
D-45 =
    Reach the Exit and you leave at once, skipping phases 6 and 7. The remaining actions are void, the played cards are discarded and the dial turns one step. Monsters still standing are discarded: no reward, no damage.
    Then comes the next floor, 1F to 2F to 3F to 4F, with the Chocobo on its Entrance and the Reaper at the left end (on 4F both on their start spaces). Hands, HP, vegetables and Books stay with you, and a new round begins.
    .title = Reaching the Exit

## 4F, the Boss

D-50 =
    4F has no Exit. Every Move, by Book too, goes clockwise around the outer loop at its exact length, so there is nothing to choose: you answer move or use move2, without a space. The icon where you stop works as elsewhere.
    The Reaper, by action or icon, goes clockwise around the inner loop on the Boss tile. Every inner space touches one outer space, no more. This is checked after every single step of either piece: adjacent means lost, even if the piece were to move on.
    .title = Two loops
D-51 =
    After the fifth action and window (c) comes the Boss Attack: the Reaper’s space takes effect, whether or not it moved this round. It may be damage, lightning, X or nothing.
    ◇ Then come window (d) and the Monsters’ attack (D-16).
    ◇ Setting up 4F triggers nothing.
    .title = Boss Attack
D-52 = Behemoth has 20 HP. One Basic Monster joins in phase 1 of every round, and that is the floor’s whole encounter.
    .title = Boss: Behemoth
D-53 =
    Omega has 25 HP and brings no Monsters.
    Lightning n: n cards must go in all, and the team settles how many from each hand; you may leave someone short.
    ◇ Each then picks their own in secret, and all are discarded face up together. If your hands hold n cards or fewer in all, every card goes, though you are still asked. Whether anyone is short shows when you next choose (D-58).
    X: next round only, the first bonus card stays face down and nobody knows it until all of you have chosen; also with two bonus cards and solo.
    ◇ Another X at the end of that round renews it; they don’t add up.
    .title = Boss: Omega
D-54 =
    When the damage on the Boss reaches its HP you have won, there and then, and nothing further is played out.
    ◇ If All-damage did it, Monsters it also hit simply stay in the row with their markers.
    .title = Boss defeated

## Further rulings

D-55 =
    ◇ A Book is spent before it takes effect. Its Move and Attack follow the usual rules (D-40, D-43, D-50): Move 2 means exactly 2, and icon, Exit and rewards all count.
    ◇ All-damage hits everything at once. If the Boss falls, you have won. Otherwise rewards come in row order; a Book that takes you over three is followed by its drop (D-31). No window opens in between.
    .title = How Books work
D-56 =
    ◇ In phase 3 a Book is an offer beside your card choice, solo beside both choices, and it lapses with the last card put down.
    ◇ Using one returns every card that was put down and not yet shown to its owner, still unseen, and everybody chooses again. Solo, your first card is shown as soon as you play it and can’t come back, so a Book used later returns nothing.
    .title = Books while choosing
D-57 = ◇ Leaving by a Move Book works like any Exit (D-45), in every window. In phase 3 the bonus cards are discarded, solo also the card you already played; cards put down go back to hand; the dial turns once.
    .title = Exit by Book
D-58 =
    ◇ Shortage is checked when cards fall due in phase 3, after phases 1 and 2: two each for two players, one each for three or four. Solo it is three, checked when the first is due.
    ◇ On 1F to 3F you lose at once, since no Book brings cards. On 4F, if a Book can be used, the game waits while the team uses one or gives up, and checks again after each. With no usable Book you lose at once.
    .title = Too few cards
D-59 =
    ◇ Open to all: board, dial, HP, vegetables, Books, Monsters and Boss with their damage, all discards and flipped tokens (so you can count what is left), the sizes of hands, decks and piles, who has chosen, and all talk.
    ◇ Secret: hands, choices until all have chosen, the order of decks and piles, and a face-down bonus card.
    ◇ At the end the hands are recorded seat by seat before the result stands. A bonus card still face down stays unknown, and no longer counts as part of the deck.
    .title = Open and secret
D-60 = ◇ Options, with the default first. Difficulty: normal, easy (not solo), hard. Boss: Behemoth, Omega. 2F and 3F, each: plain, star. Team: agree, anyone, captain (D-34). Talk: open, limited (D-22).
    .title = Table options
D-61 =
    ◇ Under agree, the team sees answers as they are given, and you may change yours until all are equal; nothing else settles a disagreement. Equal things are one answer, such as two Recover 1 Books or two Bats with the same damage.
    ◇ You may say “go on” in advance for whatever is left of the round, and change your mind. It counts as an early vote for windows (c) and (d), and for (b) when the action has one option; it is not a move of its own.
    ◇ Of several equal Monsters, you get the one nearest the front of the row. m1, m2 and so on are the present places in the row, which close up when a Monster leaves.
    .title = Reaching agreement
D-62 =
    ◇ A bot, or the stand-in for someone who is away, plays its own cards and backs the answer that most people present give. On a tie, or with nobody present, it follows the seat that would be captain.
    ◇ If a table clock runs out, the answer with most backing counts; on a tie, that of the would-be captain; with no answer at all, the bot’s. No seat is ever dropped.
    .title = Bots and absent players
D-63 =
    ◇ You may state: (1) your strengths, listed by strength and never in hand order, for your whole hand, cards put down included; (2) that you can take space k, with a strength or not; (3) that a card, perhaps of a named strength, is slightly or much lower or higher than a bonus card, or between the bonus cards. What (3) says of a card may be said of several at once, up to five: “two of my cards are slightly lower than bonus card 1”; (4) that you can take one space with one strength or a higher space with another; (5) a proposal: which space another player should take, and perhaps which one you would take yourself; if one was made to you, that you can’t promise that space.
    ◇ Direction and any strength you name, in a claim too, have to fit one single card in your hand; said of several, each of that many cards. Slightly or much, and which space you claim, are your own judgement; nobody computes it for you (bots take up to 15 as slightly).
    ◇ Statements are public and last for this round. They are open only beside the card choice, not solo, not during a shortage (D-58), and never about a face-down bonus card. Bonus cards are numbered as revealed; a face-down one is 1.
    ◇ In notation: show; claim 3 with 2; have 4 near below bonus 1 (or far, above); have 4 between; have 2x near below bonus 1 for two cards, have 3x 4 between for three. The strength may be left out. Also: offer 1 with 3 or 4 with 5; propose 2 at 3, me at 4 (players count from 0; your own space may be left out); decline 3.
    ◇ Saying yes to a proposal is a claim. Bots take a claim for a promise and an offer for none; with limited talk there are no offers or proposals.
    .title = Ready-made statements
D-64 =
    ◇ Everybody scores 1 for a win and 0 for a loss; after a loss all share place 2. The result tells the cause, the floor and the rounds played. A game undecided after 100 rounds is lost.
    ◇ Causes are won, hp, reaper, adjacent, cards (giving up too) and rounds. No game takes more than 6,000 moves that others wait for.
    .title = The result
