# Cocoon World: everything a player reads but the rules, which are in cocoon_world-rules.ftl.
# Ids follow from the values they describe; see parlour/words.py.

## Options

cocoon_world-option-scenario = Scenario
    .about = Which adventure is it? The first is the rulebook’s, the others are our own.
cocoon_world-value-scenario-first = the first adventure
cocoon_world-value-scenario-relics = Relics (tiles come back to your hand)
cocoon_world-value-scenario-pilgrims = Pilgrims (laps count)
cocoon_world-value-scenario-arena = Arena (fights against beasts)
cocoon_world-value-scenario-scales = Scales (Fortune against Misfortune)

## Errors

cocoon_world-error-tiles = This scenario takes { $tiles } tiles, but of these sets the edition “{ $edition }” has only { $has }.
cocoon_world-error-stretch = This scenario lays a tile on space { $space } behind each Event Space, but in the edition “{ $edition }” only { $stretch } spaces lie there.
cocoon_world-error-scenario-long = { $file } is too long for a scenario; expected: at most { $most } characters.
cocoon_world-error-scenario-code = “{ $part }” is no part of a scenario’s code; expected: { $known }.
cocoon_world-error-scenario = { $line ->
    [0] In the code of a scenario
   *[other] { $file }, line { $line }
}: { $kind ->
    [unknown] a scenario has no field “{ $field }”; expected there: { $known }.
    [missing] the field “{ $field }” is missing; expected: { $field } = …, what you call your scenario, in quotes.
    [table] “{ $field }” is { $found }; expected: a table [{ $field }] with the fields { $known }.
    [number] “{ $field }” is { $found }; expected: a whole number from { $least } to { $most }.
    [flag] “{ $field }” is { $found }; expected: true or false.
    [hooks] “{ $field }” is { $found }; expected: a list of { $known }, none of them twice.
    [tiles] “{ $field }” is { $found }; expected: { $line ->
        [0] at least one of { $known }, none twice, joined with “+”.
       *[other] a list of { $known }, at least one of them and none twice.
    }
    [places] “{ $field }” is { $found }; expected: { $line ->
        [0] 0, or at most { $count } whole numbers from { $least } to { $most }, each greater than the one before, joined with “+”.
       *[other] a list of at most { $count } whole numbers from { $least } to { $most }, each greater than the one before.
    }
   *[name] “{ $field }” is { $found }; expected: { $line ->
        [0] 1 to { $most } characters: a to z, 0 to 9 and hyphens, no hyphen first.
       *[other] 1 to { $most } characters in quotes: a to z, 0 to 9 and hyphens, no hyphen first.
    }
}

## Questions

cocoon_world-ask-camp = Change camp by oath, or stay?
cocoon_world-ask-arena = Fight in the arena, or travel?
cocoon_world-ask-again = Go on, or stop with what you have?
cocoon_world-ask-set = You may turn one die to another face before the roll counts.
cocoon_world-ask-tile = Which tile do you place?
cocoon_world-ask-where = On which empty space?
cocoon_world-ask-opponent = Whose tiles do you look at?
cocoon_world-ask-take = Which of these tiles do you take?
cocoon_world-ask-use = What becomes of the tile you took?
cocoon_world-ask-swap = Which space’s tile do you swap this one with?
cocoon_world-ask-enter = Challenge the dungeon?
cocoon_world-ask-gain = Four alike: how many EP do you want for it?
cocoon_world-ask-bet = Whose pawn will stop on Start or pass it next?
cocoon_world-ask-keep = Which of the tiles you looked at do you keep?
cocoon_world-ask-top = Which of the two goes on top of the pile?

## Chance

cocoon_world-deal-first = The start player is drawn.
cocoon_world-deal-deal = A tile is dealt.
cocoon_world-deal-fight = Three dice are rolled against the beast.
cocoon_world-deal-roll = The dice are rolled.
cocoon_world-deal-turn-up = A tile is turned up.
cocoon_world-deal-hand = A hand is looked at.
cocoon_world-deal-dungeon = The dungeon dice are rolled.
cocoon_world-deal-draw = A tile is drawn.
cocoon_world-deal-look = A tile on the pile is looked at.

## Answers and outcomes

cocoon_world-do-place = Place “{ $tile }”
cocoon_world-do-at = On space { $space }
cocoon_world-do-from = Look at { $seat }’s tiles
cocoon_world-do-take = Take “{ $tile }”
cocoon_world-do-use = { $way }
cocoon_world-use-here = Put it here and follow it
cocoon_world-use-away = Place it elsewhere
cocoon_world-do-swap = Swap with space { $space }
cocoon_world-do-bet = Bet on { $seat }
cocoon_world-do-set = Turn { $die } to { $face }
cocoon_world-target-die = the target die
cocoon_world-do-leave = Leave the dice as they are
cocoon_world-do-enter = Enter the dungeon
cocoon_world-do-pass = Walk on by
cocoon_world-do-again = Go on
cocoon_world-do-stop = Stop
cocoon_world-do-gain = { $ep } EP
cocoon_world-do-keep = Keep “{ $tile }”
cocoon_world-do-top = “{ $tile }” on top
cocoon_world-do-defect = Change camp
cocoon_world-do-stay = Stay in this camp
cocoon_world-do-fight = Fight
cocoon_world-do-travel = Travel

## Tiles, spaces and other names

cocoon_world-tile-forward = Forward
cocoon_world-tile-backward = Backward
cocoon_world-tile-start = Forward to Start
cocoon_world-tile-start-roll = Forward to Start and roll again
cocoon_world-tile-pit = Forward to the Pit
cocoon_world-tile-bet = Forward to Gods’ Bet
cocoon_world-tile-initiation-roll = Forward to Initiation and roll again
cocoon_world-tile-experience = Forward to the next Experience
cocoon_world-tile-experience-roll = Forward to the next Experience and roll again
cocoon_world-tile-lose3 = Lose 3 EP
cocoon_world-tile-gain1-roll = Gain 1 EP and roll again
cocoon_world-tile-lose1-roll = Lose 1 EP and roll again
cocoon_world-tile-turn-roll = Change side and roll again
cocoon_world-tile-place = Place a tile
cocoon_world-tile-roll-place = Roll again and place one more tile
cocoon_world-tile-roll = Roll again
cocoon_world-tile-take = Take a tile
cocoon_world-tile-swap = Replace
cocoon_world-tile-die = Next turn: one more die
cocoon_world-tile-change = Next turn: change a die
cocoon_world-tile-reverse = Next turn: move in reverse
cocoon_world-tile-choose = Next supply: choose 1 of 3

cocoon_world-space-start = Start
cocoon_world-space-initiation = Initiation
cocoon_world-space-experience = Experience
cocoon_world-space-bet = Gods’ Bet
cocoon_world-space-pit = the Pit

cocoon_world-camp-fortune = Fortune
cocoon_world-camp-misfortune = Misfortune
cocoon_world-side-white = white
cocoon_world-side-black = black
cocoon_world-way-clockwise = clockwise
cocoon_world-way-anticlockwise = anticlockwise
cocoon_world-way-forward = forward
cocoon_world-way-backward = backward

cocoon_world-hand-nothing = nothing
cocoon_world-hand-pair = one pair
cocoon_world-hand-two-pairs = two pairs
cocoon_world-hand-three = three alike
cocoon_world-hand-straight = a straight
cocoon_world-hand-four = four alike

cocoon_world-effect-die = one more die next turn
cocoon_world-effect-change = change a die next turn
cocoon_world-effect-reverse = move in reverse next turn
cocoon_world-effect-choose = choose one of three at the next draw

cocoon_world-beast-moth = the Moth
cocoon_world-beast-hound = the Hound
cocoon_world-beast-ogre = the Ogre
cocoon_world-beast-wyrm = the Wyrm

cocoon_world-why-target = target die
cocoon_world-why-start = Start
cocoon_world-why-experience = Experience
cocoon_world-why-tile = tile
cocoon_world-why-dungeon = dungeon
cocoon_world-why-bet = bet
cocoon_world-why-initiation = Initiation
cocoon_world-why-beast = beast
cocoon_world-why-oath = oath
cocoon_world-why-dice = dice
cocoon_world-why-reverse = dice, in reverse
cocoon_world-why-pawn = the space is taken
cocoon_world-why-spare = a spare pawn makes no bet
cocoon_world-why-no-colour = no colour is left to name
cocoon_world-why-no-place = there is no tile in hand or no empty space
cocoon_world-why-nobody-has-tiles = no opponent has a tile
cocoon_world-why-one-swap = there is one swap per stop
cocoon_world-why-no-other-tile = there is no other tile on the board
cocoon_world-why-tie-side = if tied, white beats black
cocoon_world-why-tie-ep = more EP
cocoon_world-why-tie-pile = the marker is higher in the pile

## Refusals

cocoon_world-refuse-camp = “{ $action }” is no answer here: change camp (defect) or stay.
cocoon_world-refuse-arena = “{ $action }” is no answer here: fight or travel.
cocoon_world-refuse-again = “{ $action }” is no answer here: go on (again) or stop.
cocoon_world-refuse-set = “{ $action }” can’t be done with these dice: name a die by the face it shows (or t), and another face.
cocoon_world-refuse-tile = “{ $action }” can’t be done: you place one of the tiles in your hand.
cocoon_world-refuse-where = “{ $action }” can’t be done: choose one of the empty spaces shown.
cocoon_world-refuse-opponent = “{ $action }” can’t be done: choose an opponent who has tiles.
cocoon_world-refuse-take = “{ $action }” can’t be done: take one of the tiles you see.
cocoon_world-refuse-use = “{ $action }” can’t be done: use it here, or away on an empty space if there is one.
cocoon_world-refuse-swap = “{ $action }” can’t be done: choose the space of another tile.
cocoon_world-refuse-enter = “{ $action }” is no answer here: enter the dungeon or pass.
cocoon_world-refuse-gain = “{ $action }” is no answer here: gain 0 to gain 11.
cocoon_world-refuse-bet = “{ $action }” can’t be done: name a player other than yourself whom no pawn on the track has named.
cocoon_world-refuse-keep = “{ $action }” can’t be done: keep one of the tiles you looked at.
cocoon_world-refuse-top = “{ $action }” can’t be done: put one of the two other tiles on top.

## Events

cocoon_world-goal-told = { $scenario ->
    [relics] Tiles you follow come back into your hand, and nobody draws. After { $rounds } turns each, EP plus 2 for each tile in hand wins.
    [pilgrims] Every lap is worth 5, and whoever makes the third lap ends the race with that turn; at the latest it ends after { $rounds } turns each. EP plus laps wins.
    [arena] Travel, or fight beasts for fame, but not in the last round. After { $rounds } turns each, EP plus fame wins.
    [scales] White strives for 10, black for 0. After { $rounds } turns each the heavier camp prevails, and the best in it wins.
    [own] After { $rounds } turns each, the highest score wins. EP count 1 each.
   *[first] After { $rounds } turns each, the highest EP wins.
}
cocoon_world-goal-part = { $part ->
    [laps] Whoever makes lap { $number } ends the game with that turn.
    [tile] Each tile in hand is worth { $number }.
    [arena] You may fight beasts for fame, but not in the last round.
    [retrieve] Tiles you follow come back into your hand.
    [camps] White strives for 10, black for 0; the heavier camp prevails.
    [oath] Once you may change camp.
    [dry] Nobody draws.
   *[lap] Each lap is worth { $number }.
}
cocoon_world-turn-began = { $seat }’s turn { $round } begins.
cocoon_world-doublets = Doublets: only the EP part of the space counts, then { $seat } rolls again.
cocoon_world-rolls-wait = { $rolls ->
    [one] { $seat } will roll again.
   *[other] { $seat } will roll { $rolls } more times.
}
cocoon_world-rolls-lapsed = { $rolls ->
    [one] { $seat } loses the extra roll.
   *[other] { $seat } loses { $rolls } extra rolls.
}
cocoon_world-placements = { $seat } still has { $placements ->
    [one] { $placements } tile
   *[other] { $placements } tiles
} to place this turn.
cocoon_world-camps-weighed = The camps are weighed: Fortune { $white }, Misfortune { $black }. { $level ->
    [1] They are level, so { $camp } prevails.
   *[other] { $camp } prevails.
}
cocoon_world-tie-broken = { $seat } and { $other_seat } are tied. { $seat } is ahead: { $why }.
cocoon_world-game-ended = The game is over: { $seat } wins.
cocoon_world-marker-moved = { $seat }’s marker moves { $ep } { $way } to { $position } ({ $why }).
cocoon_world-pawn-turned = { $seat }’s pawn turns { $side } ({ $why }).
cocoon_world-pawn-moved = { $seat } moves { $spaces } { $way } to { $space } ({ $why }).
cocoon_world-movement-dropped = { $seat } has settled their own bet: the rest of the movement is dropped.
cocoon_world-blocked = { $other_seat } already stands on { $space }: { $seat } gets only its EP part and steps back.
cocoon_world-looped = A second stop on { $space }: a loop! { $seat } goes to Start at once.
cocoon_world-event-followed = { $seat } stops on { $space }.
cocoon_world-tile-followed = { $seat } stops on { $space } and follows “{ $tile }”.
cocoon_world-nothing-happens = Nothing happens to { $seat }: { $why }.
cocoon_world-bet-made = { $seat } leaves for the bet track and bets on { $named_seat }.
cocoon_world-bet-right = { $seat } bet on { $named_seat } and was right.
cocoon_world-bet-wrong = { $seat } bet on { $named_seat }, but it was { $by_seat }.
cocoon_world-spare-out = { $seat }’s spare pawn comes to Start, { $side } side up.
cocoon_world-spare-in = { $seat }’s spare pawn leaves the board.
cocoon_world-tile-placed = { $seat } places “{ $tile }” on { $space }.
cocoon_world-turned-up = The tile on { $space } is turned up: “{ $tile }”.
cocoon_world-swapped = { $seat } swaps with { $space } and gets “{ $tile }”.
cocoon_world-hand-seen = { $seat } looks at { $other_seat }’s tiles.
cocoon_world-tile-taken = { $seat } takes “{ $tile }” from { $other_seat }.
cocoon_world-tile-retrieved = { $seat } takes “{ $tile }” back from { $space }.
cocoon_world-effect-gained = { $seat } will have: { $effect }.
cocoon_world-effect-lapsed = { $seat } loses: { $effect }.
cocoon_world-dice-added = { $dice ->
    [one] { $dice } dungeon die joins { $seat }’s first roll.
   *[other] { $dice } dungeon dice join { $seat }’s first roll.
}
cocoon_world-drew = { $seat } draws a tile.
cocoon_world-looked-at-top = { $tiles ->
    [one] { $seat } looks at the last tile of the pile.
   *[other] { $seat } looks at the top { $tiles } tiles of the pile.
}
cocoon_world-put-back = { $tiles ->
    [one] { $seat } puts { $tiles } tile back.
   *[other] { $seat } puts { $tiles } tiles back.
}
cocoon_world-hand-made = { $seat } makes { $hand } in the dungeon.
cocoon_world-dungeon-lost = { $seat } makes { $hand } again and leaves the dungeon with nothing.
cocoon_world-lap-counted = { $seat } has reached Start: { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}.
cocoon_world-lap-undone = { $seat } has gone back over Start: { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}.
cocoon_world-beast-beaten = { $seat } beats { $beast }: { $fame } fame.
cocoon_world-beast-won = { $seat } is beaten by { $beast } and loses the fame of this visit.
cocoon_world-fame-won = { $seat } leaves the arena with { $fame } fame, { $total } in all.

cocoon_world-ending-turns = All turns are played.
cocoon_world-ending-pilgrim = Somebody has finished the pilgrimage.
cocoon_world-ending-fortune = The camp of Fortune prevails.
cocoon_world-ending-misfortune = The camp of Misfortune prevails.

## Previews

cocoon_world-would-then = Then: { $what }
cocoon_world-would-risk = { $percent }% of the rolls end it with nothing.

## The board in words

cocoon_world-board-you = You
cocoon_world-board-turn = Turn { $round } of { $rounds }, { $name }. Scenario: { $scenario }.
cocoon_world-board-over = The game is over. Scenario: { $scenario }.
cocoon_world-board-before = Nothing has been dealt yet. Scenario: { $scenario }.
cocoon_world-board-goal = Goal: { $goal }
cocoon_world-board-dice = Dice: { $dice }.
cocoon_world-board-target = Target die: { $target }.
cocoon_world-board-owes = Rolls waiting: { $waiting }. Placements left: { $placements }.
cocoon_world-board-made = Hands made in the dungeon: { $hands }.
cocoon_world-board-placing = Tile to be placed: { $tile }.
cocoon_world-board-taking = Will be taken back into the hand from: { $spaces }
cocoon_world-board-arena = Fame at stake in the arena: { $fame }. Next beast: { $beast }, strength { $strength }.
cocoon_world-board-chance = { $what } { $percent }%
cocoon_world-board-odds = The next roll: { $chances }. It ends with nothing in { $lost }%; at stake: { $stake }.
cocoon_world-board-ring = The ring, clockwise (· empty, ? face down, notation in brackets):
cocoon_world-board-pawn = { $name } { $side }
cocoon_world-board-spare = { $name } (spare) { $side }
cocoon_world-board-circle = EP Circle (lowest marker first): { $piles }
cocoon_world-board-camps = The scales: Fortune { $white }, Misfortune { $black }.
cocoon_world-board-player = { $name }: EP { $ep }, { $side }, { $place }, tiles in hand: { $hand }
cocoon_world-board-on = on { $space }
cocoon_world-board-track = on the bet track, betting on { $named }
cocoon_world-board-spare-on = spare pawn ({ $side }) on { $space }
cocoon_world-board-laps = laps { $laps }
cocoon_world-board-fame = fame { $fame }
cocoon_world-board-fought = must travel next turn
cocoon_world-board-sworn = has sworn
cocoon_world-board-score = score { $score }
cocoon_world-board-effect = { $effect } ×{ $count }
cocoon_world-board-hand = Your tiles: { $tiles }
cocoon_world-board-seen = Known to be in { $name }’s hand: { $tiles }
cocoon_world-board-shown = { $name } knows of your tiles: { $tiles }
cocoon_world-board-pile = Draw pile: { $count } tiles.
cocoon_world-board-box = Tiles left in the box: { $count }.
cocoon_world-board-tops = On top of it, the topmost first: { $tiles }
cocoon_world-board-unknown-top = a tile that { $names } has seen
cocoon_world-board-looking = You are looking at: { $tiles }
cocoon_world-board-out = Out of the game: { $tiles }
cocoon_world-board-none = none

## Hints

cocoon_world-hint-dungeon = { $percent }% of rolls make a new hand, with { $ep } EP at stake. { $go ->
    [1] The next roll is worth the risk.
   *[other] That is not worth the risk.
}
cocoon_world-hint-beast = Three dice reach { $strength } in { $percent }% of rolls. { $go ->
    [1] That is worth the fight.
   *[other] That is not worth the fight.
}
cocoon_world-hint-bet = { $seat } will most likely be the next on Start.
cocoon_world-hint-marker = Your marker would go from { $now } to { $ep }.
cocoon_world-hint-leads = { $moves ->
    [1] Your pawn would go to { $space }
   *[other] Your pawn would stay on { $space }
}{ $then ->
    [roll] , and you would roll again.
    [turn-up] , where a face-down tile is turned up.
    [place] , where you would place a tile.
    [place-elsewhere] , and you would place a tile on any empty space.
    [place-near] , and you would still place a tile nearby.
    [take] , and you would take a tile from an opponent.
    [swap] , and you would swap tiles.
    [enter] , and you could enter the dungeon.
    [bet] , and you would place a bet.
    [change] , and you could change another die.
    [end] , and the turn would end there.
   *[rest] .
}
cocoon_world-hint-turns = Your pawn would turn { $side }.
cocoon_world-hint-loops = That leads back to { $space }, a loop: your pawn would go to Start.
cocoon_world-hint-effect = You would have: { $effect }.
cocoon_world-hint-lap-made = That would be lap { $laps }.
cocoon_world-hint-settles = { $seat }’s bet would be { $right ->
    [1] right.
   *[other] wrong.
}
cocoon_world-hint-keeps = You would keep in hand: { $tiles }.
cocoon_world-hint-puts-back = Back on the pile: { $tiles }.
cocoon_world-hint-known = You know that { $seat } holds { $tiles }.
cocoon_world-hint-leaves = { $seat } would be left with { $tiles }.
cocoon_world-hint-holds = { $seat } has { $ep } EP and holds { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
cocoon_world-hint-draws = { $seat } will draw “{ $tile }” right away.
cocoon_world-hint-on-top = “{ $tile }” will be drawn before “{ $other_tile }”.
cocoon_world-hint-reach = From where { $seat } stands, { $ways ->
    [one] { $ways } of 36 rolls of two dice leads
   *[other] { $ways } of 36 rolls of two dice lead
} to space { $space }.
cocoon_world-hint-before = { $seat } is { $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
} short of space { $space }.
cocoon_world-hint-pit = A pair in the dungeon would move your marker from { $now } to { $one }, two pairs to { $two }.
cocoon_world-hint-retrieves = “{ $tile }” would come back into your hand.
cocoon_world-hint-out-of-reach = From where the pawns stand, no roll of two dice leads to space { $space }.
cocoon_world-hint-distance = { $seat } has { $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
} to go to Start.
cocoon_world-hint-oath = In your camp your marker counts { $here } now, in the other it would count { $there }.
cocoon_world-hint-spare = It is the tile you will miss least.
cocoon_world-hint-hand = Each tile in your hand counts { $worth } at the end; you hold { $now }.
cocoon_world-hint-lap = { $goal ->
    [0] Each lap counts { $worth }.
    [one] { $goal } lap ends the game{ $worth ->
        [0] .
       *[other] , and each lap counts { $worth }.
    }
   *[other] { $goal } laps end the game{ $worth ->
        [0] .
       *[other] , and each counts { $worth }.
    }
} You have { $laps }.
cocoon_world-hint-camps = Your camp weighs { $here } now, the other { $there }; the heavier one ranks first.
cocoon_world-hint-ahead = { $close ->
    [1] Looking ahead to the end of your turn, another answer is about as good, but none is better.
   *[other] Looking ahead to the end of your turn, it leaves you clearly better off than any other answer.
}
cocoon_world-hint-alone = Looking ahead to the end of your turn, it brings the most EP.

## The story of a campaign

cocoon_world-story-first = The gods of Fivelia are looking for a successor, and you are among the candidates. Run your first lap through the hollow world, and learn how it bends under your feet.
cocoon_world-story-relics = Below the ring older journeys lie buried. Dig up what others lost, carry it as far as you can, and leave as little behind as possible.
cocoon_world-story-pilgrims = Word of you has spread, and the pilgrims’ road opens. Walk it with them, lap after lap: the patient see the shrine first.
cocoon_world-story-arena = The crowd has heard of your walk and wants blood, or at least fur. Four beasts wait in the arena. Glory does, too.
cocoon_world-story-scales = Now Fortune and Misfortune lay all they have on the scales. Choose your side, change it once if you must, and let the balance fall.
cocoon_world-story-own = Here the map ends, and one of you has drawn the rest of it. Nobody has run this stretch before you.
cocoon_world-story-end = The wheel stands still. One of you will be remembered as the one who came nearest to the gods.

## The account of a result

cocoon_world-account-about = What moved the markers (+ clockwise, − anticlockwise)
cocoon_world-account-target = Target die
cocoon_world-account-start = Start
cocoon_world-account-experience = Experience
cocoon_world-account-tile = Tiles
cocoon_world-account-dungeon = Dungeon
cocoon_world-account-bet = Bets

cocoon_world-account-besides = Besides EP
