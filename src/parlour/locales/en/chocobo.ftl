# What Chocobo’s Dungeon says: options, questions, answers, events, refusals and the board in words.

## Options

chocobo-option-difficulty = Difficulty
    .about = How many cards and Books you start with.
chocobo-value-difficulty-normal = normal
chocobo-value-difficulty-easy = easy
chocobo-value-difficulty-hard = hard
chocobo-option-boss = Boss
    .about = Who waits on 4F. Omega is the harder one.
chocobo-value-boss-behemoth = Behemoth
chocobo-value-boss-omega = Omega
chocobo-option-floor2 = Side of 2F
    .about = The side with the star is harder.
chocobo-value-floor2-plain = plain
chocobo-value-floor2-star = star
chocobo-option-floor3 = Side of 3F
    .about = The side with the star is harder.
chocobo-value-floor3-plain = plain
chocobo-value-floor3-star = star
chocobo-option-team = Team decisions
    .about = Who decides what concerns everybody.
chocobo-value-team-agree = all agree
chocobo-value-team-anyone = whoever answers first
chocobo-value-team-captain = a captain, in turn
chocobo-option-talk = Talk
    .about = What you may tell each other while choosing cards.
chocobo-value-talk-open = open
chocobo-value-talk-limited = gestures only

## Questions

chocobo-ask-choose = Which card or cards do you put down?
chocobo-ask-talk = Is there something you want to tell the team?
chocobo-ask-book = Will you use a Book now?
chocobo-ask-act = What does the Chocobo do?
chocobo-ask-split = How many of the new cards does each of you get?
chocobo-ask-drop = Which of the older Books do you drop?
chocobo-ask-lose = How many cards does each of you give up?
chocobo-ask-discard = Which card or cards do you discard?
chocobo-ask-shortage = Somebody has too few cards. Use a Book, or give up?

## Chance

chocobo-deal-dial = Turning the dial
chocobo-deal-book = Turning up a Book
chocobo-deal-card = Dealing a card
chocobo-deal-basic = Meeting a Basic Monster
chocobo-deal-elite = Meeting an Elite Monster
chocobo-deal-bonus = Turning up a bonus card
chocobo-deal-strengths = Showing strengths
chocobo-deal-vegetable = Turning up a vegetable token
chocobo-deal-hand = Showing a hand

## Things

chocobo-icon-move = Move
chocobo-icon-attack = Attack
chocobo-icon-eat = Eat
chocobo-icon-reap = Reaper
chocobo-book-recover = Recover
chocobo-book-move = Move
chocobo-book-attack = Attack
chocobo-book-all = All-damage
chocobo-monster-blob = Blob
chocobo-monster-imp = Imp
chocobo-monster-bat = Bat
chocobo-monster-skeleton = Skeleton
chocobo-monster-boar = Boar
chocobo-monster-cactus = Cactus
chocobo-monster-wraith = Wraith
chocobo-monster-sorcerer = Sorcerer
chocobo-monster-ogre = Ogre
chocobo-monster-drake = Drake
chocobo-monster-any = Monster
chocobo-target = { $monster } ({ $left } HP left)
chocobo-deck-chocobo = Chocobo deck
chocobo-deck-basic = deck of Basic Monsters
chocobo-deck-elite = deck of Elite Monsters
chocobo-pile-vegetable = vegetable tokens
chocobo-pile-book = Books

## Answers

chocobo-do-play = Put down { $cards }
chocobo-do-discard = Discard { $cards }
chocobo-do-show = Show my strengths
chocobo-do-claim = { $strength ->
    [0] I can take space { $space }
   *[other] I can take space { $space } with strength { $strength }
 }
chocobo-do-have = I have { $cards ->
    [1] a card
   *[other] { $cards } cards
 }{ $strength ->
    [0] { "" }
   *[other] { " " }of strength { $strength }
 } { $where ->
    [near-above] slightly higher than
    [near-below] slightly lower than
    [far-above] much higher than
    [far-below] much lower than
    [above] higher than
   *[below] lower than
 } bonus card { $bonus }
chocobo-do-between = I have { $cards ->
    [1] a card
   *[other] { $cards } cards
 }{ $strength ->
    [0] { "" }
   *[other] { " " }of strength { $strength }
 } between the bonus cards
chocobo-do-offer = I can take space { $space } with strength { $strength }, or space { $other_space } with strength { $other_strength }
chocobo-do-propose = { $own ->
    [0] { $asked_seat }, can you take space { $space }?
   *[other] I’d take space { $own }. { $asked_seat }, can you take space { $space }?
 }
chocobo-do-decline = I can’t promise space { $space }
chocobo-do-move = { $kind ->
    [space] Move to { $place }
   *[other] Move
 }
chocobo-do-attack = { $kind ->
    [monster] Attack: { $monster }
    [boss] Attack the Boss
   *[other] Attack (no target)
 }
chocobo-do-eat = Eat
chocobo-do-reap = Let the Reaper advance
chocobo-do-go-on = Go on
chocobo-do-give-up = Give up
chocobo-do-use = { $kind ->
    [space] Book { $book }: to { $place }
    [monster] Book { $book }: { $monster }
    [boss] Book { $book }: the Boss
   *[other] Book { $book }
 }
chocobo-do-drop = Drop the Book { $book }
chocobo-do-split = Share the cards: { $shares }
chocobo-do-lose = Share the discards: { $shares }

## Events

chocobo-round = Round { $round } begins on { $floor }F.
chocobo-dial-set = { $off ->
    [0] The dial stays as it is.
    [one] The dial is turned by one space.
   *[other] The dial is turned by { $off } spaces.
}
chocobo-drew = Card drawn: { $card }, strength { $strength }.
chocobo-met = { $monster } blocks the way.
chocobo-bonus = Bonus card: { $card }, strength { $strength }.
chocobo-bonus-hidden = The bonus card stays face down.
chocobo-showed = { $seat } shows strengths { $strengths }.
chocobo-claimed = { $strength ->
    [0] { $seat } can take space { $space }.
   *[other] { $seat } can take space { $space } with strength { $strength }.
 }
chocobo-compared = { $seat } has { $cards ->
    [1] a card
   *[other] { $cards } cards
 }{ $strength ->
    [0] { "" }
   *[other] { " " }of strength { $strength }
 } { $where ->
    [near-above] slightly higher than
    [near-below] slightly lower than
    [far-above] much higher than
    [far-below] much lower than
    [above] higher than
   *[below] lower than
 } bonus card { $bonus }.
chocobo-between = { $seat } has { $cards ->
    [1] a card
   *[other] { $cards } cards
 }{ $strength ->
    [0] { "" }
   *[other] { " " }of strength { $strength }
 } between the bonus cards.
chocobo-offered = { $seat } can take space { $space } with strength { $strength }, or space { $other_space } with strength { $other_strength }.
chocobo-proposed = { $own ->
    [0] { $seat } asks { $asked_seat } to take space { $space }.
   *[other] { $seat } would take space { $own } and asks { $asked_seat } to take space { $space }.
 }
chocobo-declined = { $seat } can’t promise space { $space }.
chocobo-played = { $seat } played { $cards }.
chocobo-assigned = The cards on dial spaces 1 to 5: { $cards }.
chocobo-acted = Space { $space }: { $icon } with strength { $strength }.
chocobo-moved = The Chocobo moves to { $place }.
chocobo-nothing = Nothing happens.
chocobo-gained = { $vegetables ->
    [one] { $vegetables } vegetable
   *[other] { $vegetables } vegetables
 } gained; you have { $now }.
chocobo-recovered = { $hp } HP recovered; { $now } now.
chocobo-hurt = { $cause ->
    [trap] A trap deals { $damage } damage; { $now } HP left.
    [boss] The Boss strikes for { $damage }; { $now } HP left.
   *[monsters] The Monsters strike for { $damage }; { $now } HP left.
 }
chocobo-hit = { $monster } takes { $damage } damage.
chocobo-hit-boss = The Boss takes { $damage } damage; { $left } HP left.
chocobo-defeated = { $monster } is defeated.
chocobo-reaper = { $left ->
    [0] The Reaper advances { $steps }.
   *[other] The Reaper advances { $steps }; { $left } to the end of its track.
 }
chocobo-ate = The Chocobo eats { $vegetables ->
    [one] { $vegetables } vegetable
   *[other] { $vegetables } vegetables
 }; { $left } left.
chocobo-draws = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
chocobo-book-found = Book found: { $book }.
chocobo-book-used = Book used: { $book }.
chocobo-book-dropped = Book dropped: { $book }.
chocobo-pile-empty = Nothing there: no { $pile } left.
chocobo-rebuilt = The { $deck } is reshuffled from its discards.
chocobo-left = Down to { $floor }F!
chocobo-lightning = Lightning: { $cards } of your cards must go.
chocobo-veiled = Next round’s first bonus card will stay face down.
chocobo-discarded = { $seat } discards { $cards }.
chocobo-short = Somebody has too few cards to play.
chocobo-hand-shown = { $cards ->
    [none] { $seat } had no cards left.
   *[other] { $seat } held { $cards }.
 }
chocobo-over = { $ending } On { $floor }F, after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }.

## Endings

chocobo-ending-won = The Boss is defeated!
chocobo-ending-hp = The Chocobo has no HP left.
chocobo-ending-reaper = The Reaper has reached the end of its track.
chocobo-ending-adjacent = The Reaper has caught the Chocobo.
chocobo-ending-cards = Somebody could not play the cards that were due.
chocobo-ending-rounds = A hundred rounds have passed without an end.

## Refusals

chocobo-refuse-not-in-hand = You don’t hold the { $card }.
chocobo-refuse-count = { $due ->
    [one] One card is due, not { $given }.
   *[other] { $due } cards are due, not { $given }.
 }
chocobo-refuse-said = You have already said that this round.
chocobo-refuse-limited = With limited talk you may only show strengths or point, with one card, at a space, beside a bonus card or between them.
chocobo-refuse-no-bonus = There is no bonus card { $bonus } in view to compare with.
chocobo-refuse-degree = Please say whether it is slightly or much.
chocobo-refuse-untrue = That isn’t true of your hand.
chocobo-refuse-propose = You can ask the other players at this table only.
chocobo-refuse-decline = Nobody has asked you to take space { $space }.
chocobo-refuse-no-book = The team does not have that Book.
chocobo-refuse-healthy = The Chocobo already has all its { $hp } HP.
chocobo-refuse-too-far = No path of { $length } steps ends there.
chocobo-refuse-no-target = That is not a target now; of equal Monsters name the first in the row.
chocobo-refuse-chat-number = “{ $number }” could be an action number, and those stay secret until all have chosen. Numbers up to 5 are fine.
chocobo-refuse-chat-compare = “{ $number }” together with “{ $word }” could give an action number away before all have chosen. Try “slightly” or “much”.
chocobo-refuse-chat-exact = “{ $words }” would tell an action number too exactly before all have chosen. Try “slightly” or “much”.
chocobo-refuse-chat-silent = With limited talk there is no chat while cards are being chosen.

## Warnings

chocobo-warning-jam = { $floor }: a Move of { $length } from { $place } can’t be walked in full, so it will stop early.
chocobo-error-no-move = { $file }, line { $line }: no space of the dial has a Move, so the Exit could never be reached; give at least one of them the icon "move".
chocobo-error-no-way = { $file }, line { $line }: on the map of { $floor } no path leads from the Entrance at { $start } to the Exit at { $exit }.

## The board in words

chocobo-board-you = You
chocobo-board-list = { $first }, { $rest }
chocobo-board-either = { $first } or { $second }
chocobo-board-thing = { $thing }
chocobo-board-card = { $card } (strength { $strength })
chocobo-board-face-down = one face down
chocobo-board-before = The dungeon is being set up.
chocobo-board-round = Round { $round }, floor { $floor }F.
chocobo-board-over = { $ending } The game ended on { $floor }F, after { $rounds } rounds.
chocobo-board-health = HP { $hp } of 9, vegetables { $vegetables } of 15.
chocobo-board-books = Books: { $books }.
chocobo-board-map = The floor: # wall, . plain, S Entrance, X Exit, v vegetable token, b Book token, h recover 1 HP, dN N damage, rN Reaper advances N; the Chocobo stands in brackets.
chocobo-board-place = The Chocobo is on { $place }. The Exit is on { $exit }, { $steps } steps away.
chocobo-board-reaper = The Reaper has gone { $gone } steps; { $left } more and you lose.
chocobo-board-boss = { $boss }: { $left } of { $hp } HP left.
chocobo-board-loops = Two loops, clockwise from 0: . plain, v vegetable token, b Book token, h recover 1 HP, dN N damage, rN Reaper advances N, LN lightning takes N cards, x next bonus card hidden; the pieces stand in brackets.
chocobo-board-outer = Outer loop: { $spaces }. The Chocobo is on { $place }.
chocobo-board-inner = Inner loop: { $spaces }. The Reaper is on { $reaper }, beside outer space { $touched }, { $ahead } steps ahead of the Chocobo.
chocobo-board-dial = The dial:
chocobo-board-space = { $number }. { $icons }
chocobo-board-space-card = { $number }. { $icons }: card { $card }{ $state ->
    [done] , done
    [now] , now
   *[later] {""}
 }
chocobo-board-no-monsters = No Monster stands in the way.
chocobo-board-monsters = Monsters, together { $attack } damage a round:
chocobo-board-monster = m{ $number } { $monster }: { $left } HP left, attack { $attack }, reward { $reward ->
    [hp] 1 HP
    [book] a Book
   *[vegetables] { $amount } vegetables
 }
chocobo-board-bonus = Bonus cards: { $cards }.
chocobo-board-played = { $name } played: { $cards }.
chocobo-board-hand = Your hand: { $cards }.
chocobo-board-hand-of = { $name } held: { $cards }.
chocobo-board-size = { $name } { $count }
chocobo-board-sizes = Cards in hand: { $sizes }.
chocobo-board-veil = The first bonus card of the next round will stay face down.
chocobo-board-said = Said this round:
chocobo-board-deck = Deck: { $count } cards. Discarded: { $discards }.
chocobo-board-tokens = Vegetable tokens left: { $tokens }.
chocobo-board-book-pile = Books left to find: { $books }.
chocobo-board-basic-deck = Basic Monsters left: { $monsters }.
chocobo-board-elite-deck = Elite Monsters left: { $monsters }.

## Hints

chocobo-hint-card = Card { $card } (strength { $strength }) will probably land on space { $space }: { $icons }.
chocobo-hint-could = { $what ->
    [exit] Strength { $strength } is enough to walk to the Exit from where the Chocobo stands.
    [monster] Strength { $strength } is enough to defeat the { $monster } ({ $left } HP left).
    [eat] { $left ->
        [one] There you could eat one vegetable and draw a card.
       *[other] There you could eat { $left } vegetables and draw as many cards.
    }
   *[reap] The Reaper would advance { $strength }; it is { $left } from the end of its track now.
}
chocobo-hint-as-said = You said that you can take space { $space }.
chocobo-hint-as-asked = { $seat } asked you to take space { $space }.
chocobo-hint-other = { $seat } has claimed space { $space }.
chocobo-hint-backed = { $count ->
    [one] Your card { $cards } fits that.
   *[other] Your cards { $cards } fit that.
}
chocobo-hint-defeats = It would defeat the { $monster } (attack { $attack }). Reward: { $reward ->
    [hp] 1 HP
    [book] a Book
   *[vegetables] { $amount ->
        [one] { $amount } vegetable
       *[other] { $amount } vegetables
    }
}.
chocobo-hint-wounds = It would leave the { $monster } with { $left } HP.
chocobo-hint-boss-left = It would leave the Boss with { $left } HP.
chocobo-hint-to-exit = From { $place } it would be { $steps ->
    [one] one step
   *[other] { $steps } steps
} to the Exit (now { $now }).
chocobo-hint-token = You would turn up { $pile ->
    [book] a Book
   *[vegetable] a vegetable token
}.
chocobo-hint-heals = You would have { $hp } HP.
chocobo-hint-hurts = { $cause ->
    [trap] The trap
    [boss] The Boss
   *[monsters] The Monsters
} would cost you { $damage } HP, which leaves { $hp }.
chocobo-hint-reaper = { $left ->
    [-1] The Reaper would advance { $steps } without catching the Chocobo.
   *[other] The Reaper would advance { $steps }, with { $left } left to the end of its track.
}
chocobo-hint-eats = { $cards ->
    [0] Nobody would draw a card.
    [one] The team would draw one card; { $left ->
        [0] no vegetables
        [one] one vegetable
       *[other] { $left } vegetables
    } would be left.
   *[other] The team would draw { $cards } cards; { $left ->
        [0] no vegetables
        [one] one vegetable
       *[other] { $left } vegetables
    } would be left.
}
chocobo-hint-nothing = That would have no effect here.
chocobo-hint-loses = That would lose the game at once.
chocobo-hint-keeps-books = You would keep { $books }.
chocobo-hint-sizes = The smallest hand would have { $least ->
    [one] { $least } card
   *[other] { $least } cards
}, the largest { $most }.
chocobo-hint-boss = { $left ->
    [0] It would finish the Boss: you win at once.
   *[other] It would leave the Boss with { $left } HP, which your Books can take.
 }
chocobo-hint-exit = It would reach the Exit: { $floor }F done.
chocobo-hint-even = It keeps the hands even, so that nobody runs short.
chocobo-hint-weak = These are your weakest cards (strength { $strength } in all).
chocobo-hint-spare = { $book } is the Book you will miss least.
chocobo-hint-hope = There are too few cards; a Book is the last hope.
chocobo-hint-tell = The others can plan with it.

## The account of a result

chocobo-account-about = The expedition in numbers
chocobo-account-rounds = Rounds
chocobo-account-floors = Floors cleared
chocobo-account-defeated = Monsters defeated
chocobo-account-boss = Damage to the Boss
chocobo-account-hurt = HP
chocobo-account-hp = HP left
chocobo-account-vegetables = Vegetables
