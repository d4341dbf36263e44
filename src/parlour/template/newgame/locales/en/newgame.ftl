### NewGame: names, questions, answers, events.

newgame-suit-c = clovers
newgame-suit-h = hearts
newgame-suit-s = stars
newgame-card = { $rank } of { $suit }

newgame-option-trump = Trump
    .about = Cards of this suit beat all others.
newgame-value-trump-none = none
newgame-value-trump-clovers = clovers
newgame-value-trump-hearts = hearts
newgame-value-trump-stars = stars

newgame-ask-play = Which card do you play?
newgame-deal-deal = Cards are dealt.
newgame-do-play = { $rank } of { $suit }

newgame-dealt = { $seat } draws the { $rank } of { $suit }.
newgame-played = { $seat } plays the { $rank } of { $suit }.
newgame-taken = { $seat } takes the trick ({ $tricks }).
newgame-would-take = The { $rank } of { $suit } would be the highest card so far.
newgame-would-lose = The { $rank } of { $suit } can’t take this trick.

newgame-refuse-not-held = You don’t have the { $rank } of { $suit }.
newgame-refuse-follow = You have { $suit }, so you must play one.

newgame-ending-last-trick = All cards have been played.

newgame-board-over = All cards have been played.
newgame-board-lead = { $name } leads the next trick.
newgame-board-on-table = { $name } played { $card }.
newgame-board-hand = Your hand: { $cards }
newgame-board-player = { $name }: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, { $held } in hand
