# What the board of Chocobo’s Dungeon says beside the game’s own words.

web-chocobo-status = Team status
web-chocobo-round = Round { $round }
web-chocobo-hp = { $hp } of 9 HP
web-chocobo-vegetables = { $count } of 15 vegetables
web-chocobo-books = Books
web-chocobo-book = { $effect } { $amount }
web-chocobo-aim = { $book }: pick a target.
web-chocobo-floor = Floor { $floor }F
web-chocobo-bird-here = { $thing }, the Chocobo is here
web-chocobo-space-plain = plain
web-chocobo-space-wall = wall
web-chocobo-space-entrance = Entrance
web-chocobo-space-exit = Exit
web-chocobo-space-vegetable = vegetable token
web-chocobo-space-book = Book token
web-chocobo-space-heal = recover 1 HP
web-chocobo-space-damage = { $amount } damage
web-chocobo-space-reaper = the Reaper advances { $amount }
web-chocobo-space-lightning = lightning takes { $amount }
web-chocobo-space-veil = the next bonus card stays hidden
web-chocobo-danger = beside the Reaper
web-chocobo-row = Monsters
web-chocobo-row-attack = The Monsters strike for { $attack } at the end of the round.
web-chocobo-dial = The dial
web-chocobo-bonus = { $count ->
    [one] Bonus card
   *[other] Bonus cards
 }
web-chocobo-deck = Deck
web-chocobo-team = The team
web-chocobo-captain = decides this round
web-chocobo-ready = has chosen
web-chocobo-cards = { $count ->
    [one] card in hand
   *[other] cards in hand
 }
web-chocobo-share = Cards for { $name }
web-chocobo-share-less = One card fewer for { $name }
web-chocobo-share-more = One card more for { $name }
web-chocobo-share-rest = { $given } of { $total } dealt
web-chocobo-talk-ask = Whom to ask
web-chocobo-talk-mine = My card
web-chocobo-talk-other = Or ask
web-chocobo-talk-space = Dial space
web-chocobo-talk-bonus = Bonus card
web-chocobo-talk-whom = { $name }?
web-chocobo-talk-card = Which of my cards
web-chocobo-talk-any = a card
web-chocobo-talk-strength = a card of strength { $strength }
web-chocobo-talk-count = How many of my cards
web-chocobo-talk-cards = { $cards ->
    [1] one card
   *[other] { $cards } cards
 }
web-chocobo-hand = Your hand
web-chocobo-one-more = One more card.
web-chocobo-left = Cards left

## What a teacher points at

web-chocobo-spot-map = the map of the floor
web-chocobo-spot-track = the reaper’s track
web-chocobo-spot-arena = the ring around the Boss
web-chocobo-spot-row = the row of monsters
web-chocobo-spot-dial = the dial
web-chocobo-spot-hand = the hand of cards
web-chocobo-spot-talk = what may be said
web-chocobo-spot-team = the team
web-chocobo-spot-hp = the health
web-chocobo-spot-books = the Books

web-chocobo-finale = The expedition comes to its end.

## What is asked, by what can be done

web-chocobo-ask-choose = { $cards ->
    [1] Which card do you put down?
    [2] Which two cards do you put down?
   *[other] Which card or cards do you put down?
 }
web-chocobo-ask-discard = { $cards ->
    [1] Which card do you discard?
    [2] Which two cards do you discard?
   *[other] Which cards do you discard?
 }
web-chocobo-ask-act = Space { $space }, strength { $strength }: { $kind ->
    [move] where does the Chocobo go?
    [attack] which Monster does the Chocobo attack?
    [only-eat] eat now, or use a Book first?
    [only-reap] the Reaper advances { $strength }. Use a Book first?
    [only-move] move now, or use a Book first?
    [only-attack] attack now, or use a Book first?
   *[other] what does the Chocobo do?
 }
