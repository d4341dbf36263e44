# Cocoons: everything a player reads but the rules, which are in cocoons-rules.ftl.
# Ids follow from the values they describe; see parlour/words.py.

## Options

cocoons-option-level = Level
    .about = Which trapdoors lie in the box: one of the five levels, or the code of a custom level.
cocoons-value-level-1 = 1 · Runes
cocoons-value-level-2 = 2 · Slides
cocoons-value-level-3 = 3 · Locks
cocoons-value-level-4 = 4 · Rotations
cocoons-value-level-5 = 5 · Numbers
cocoons-option-hard = Hard mode
    .about = Does freeing an empty place cost a token?
cocoons-value-hard-off = off
cocoons-value-hard-on = on
cocoons-option-share = Sharing
    .about = Who tells the others which sides are in sight?
cocoons-value-share-auto = the table
cocoons-value-share-players = the players themselves
cocoons-option-memory = Memory
    .about = How much of what you saw does the screen remember?
cocoons-value-memory-honest = nothing
cocoons-value-memory-notes = your own pencil marks
cocoons-value-memory-aid = everything you saw
cocoons-option-first = First player
    .about = Who begins?
cocoons-value-first-draw = drawn by lot
cocoons-value-first-0 = seat 1
cocoons-value-first-1 = seat 2
cocoons-value-first-2 = seat 3
cocoons-value-first-3 = seat 4

## Errors

cocoons-error-door = There is no door called “{ $door }”; doors are rune1 to rune8, lockA, lockB, slide, rotation, action, number1 to number8.
cocoons-error-deal = “{ $deal }” is not a deal; expected: the start token’s place and eight doors, or bare for an animal without one, such as b2 rune1 rune2 rune3 rune4 rune5 rune6 rune7 bare.
cocoons-error-deal-level = This deal does not have the doors of the level; look at: { $door }.
cocoons-error-level-code = “{ $level }” is neither a level from 1 to 5 nor the code of a custom level, which has six or seven characters; please check it for typos.
cocoons-error-level-size = A level has one to eight doors, but this one has { $doors }.
cocoons-error-level-tokens = A level has { $least } to { $most } tokens, not { $tokens }.
cocoons-error-level-rune = “rune” alone is not a door you can name; say which one, from rune1 to rune8.
cocoons-error-level-hard = { $hard ->
    [on] The code { $level } stands for a level in hard mode; without hard mode the same level is { $other }.
   *[off] The code { $level } stands for a level without hard mode; in hard mode the same level is { $other }.
}
cocoons-error-level-supply = The box has only { $supply } of this door: { $door }.
cocoons-error-level-hole = Numbered doors must run from 1 without a hole, but { $missing } is missing.
cocoons-error-level-lock = A lock must come with its three runes, but { $lock } lacks: { $runes }.

## Questions and answers

cocoons-ask-turn = Slide a cocoon into the gap, or correct a mistake for three tokens.
cocoons-ask-slide = A slide door: slide another cocoon into the gap.
cocoons-ask-put = Which cocoon do you put it in?
cocoons-ask-tell = Tell the others what you see?
cocoons-ask-end = End the game and see whether every animal is home?
cocoons-deal-first = The first player is drawn.
cocoons-deal-start = The start token is laid.
cocoons-deal-mark = A cocoon is turned.
cocoons-deal-side = A side comes into sight.
cocoons-deal-door = A trapdoor is turned over.
cocoons-deal-animal = An animal is turned up.

cocoons-do-slide = Slide the cocoon on { $place }
cocoons-do-correct = Move the { $animal } to the cocoon on { $place } (three tokens)
cocoons-do-put = Into the cocoon on { $place }
cocoons-do-leave = Leave it here
cocoons-do-tell = Tell: the cocoon on { $place } belongs to the { $animal }
cocoons-do-end = End the game

cocoons-house-unlock = House rule: the host has unlocked hard mode and custom levels, though nobody here has won levels 1 to 5 yet (C-71).
cocoons-refuse-own-locked = Custom levels open when somebody at the table has won levels 1 to 5; the host may unlock them earlier.
cocoons-refuse-hard-locked = Hard mode opens when somebody at the table has won levels 1 to 5; the host may unlock it earlier.
cocoons-refuse-gap = { $place } is the gap; choose a place where a cocoon stands.
cocoons-refuse-not-beside = The cocoon on { $place } is not next to the gap on { $gap }.
cocoons-refuse-moved-last = The cocoon on { $place } has just moved; slide another one.
cocoons-refuse-must-spend = The action cocoon has moved eight turns in a row; slide another one or make a correction.
cocoons-refuse-not-housed = The { $animal } is not in a cocoon yet, so there is nothing to correct.
cocoons-refuse-tokens = A correction takes three tokens, but the reserve holds { $tokens }.
cocoons-refuse-same-cocoon = The { $animal } is in the cocoon on { $place } already.
cocoons-refuse-leave-door = The action door must go into a cocoon; choose one.
cocoons-refuse-unseen = You don’t see the marked side of the cocoon on { $place } right now.
cocoons-refuse-told = The side on { $place } has been told already.
cocoons-refuse-untrue = That is not the animal you see on { $place }; a tell is always true.

## Events

cocoons-slid = { $seat } slides the cocoon from { $place } to { $to }{ $paid ->
    [0] { "" } for free.
   *[other] .
}
cocoons-showed = The cocoon on { $place } shows the { $animal }.
cocoons-told = { $seat } tells: the cocoon on { $place } belongs to the { $animal }.
cocoons-discarded = A trapdoor comes off: { $door }.
cocoons-put-back = The trapdoor on { $place } stays for now: { $door }.
cocoons-turned = The box turns a quarter clockwise; everyone faces another corner.
cocoons-found = The { $animal } lies on { $place }.
cocoons-housed = { $seat } puts the { $animal } into the cocoon on { $place }.
cocoons-left = { $seat } leaves the { $animal } where it is.
cocoons-equipped = { $seat } puts the action door into the cocoon on { $place }.
cocoons-corrected = { $seat } gives up three tokens and moves the { $animal } from { $place } to { $to }.
cocoons-charged = { $place } is empty: a token goes there.
cocoons-judged = { $home ->
    [8] Everything is shown: all eight animals are home!
    [one] Everything is shown: only { $home } animal is home.
   *[other] Everything is shown: only { $home } animals are home.
}
cocoons-lost = { $owed ->
    [1] A token is owed, but the reserve is empty.
   *[other] The reserve is empty before the work is done.
}

cocoons-warn-unplaced = { $missing ->
    [one] One animal is not in a cocoon yet: ending now loses the game.
   *[other] { $missing } animals are not in a cocoon yet: ending now loses the game.
}
cocoons-warn-crowded = { $empty ->
    [one] One cocoon is still empty: ending now loses the game.
   *[other] { $empty } cocoons are still empty: ending now loses the game.
}

cocoons-feat-1 = Level 1
cocoons-feat-2 = Level 2
cocoons-feat-3 = Level 3
cocoons-feat-4 = Level 4
cocoons-feat-5 = Level 5
cocoons-feat-1-hard = Level 1, hard
cocoons-feat-2-hard = Level 2, hard
cocoons-feat-3-hard = Level 3, hard
cocoons-feat-4-hard = Level 4, hard
cocoons-feat-5-hard = Level 5, hard

cocoons-ending-won = All animals are home.
cocoons-ending-wrong = Not every animal was in its own cocoon.
cocoons-ending-tokens = The tokens ran out.
cocoons-ending-owed = A token was owed that nobody had.

## Things

cocoons-animal-fish = fish
cocoons-animal-iguana = iguana
cocoons-animal-owl = owl
cocoons-animal-fox = fox
cocoons-animal-turtle = turtle
cocoons-animal-hare = hare
cocoons-animal-moth = moth
cocoons-animal-deer = deer
cocoons-animal-bear = bear
cocoons-animal-bee = bee
cocoons-animal-crane = crane
cocoons-animal-frog = frog
cocoons-animal-mouse = mouse
cocoons-animal-otter = otter
cocoons-animal-snail = snail
cocoons-animal-wolf = wolf

cocoons-door-bare = no trapdoor
cocoons-door-rune1 = rune 1
cocoons-door-rune2 = rune 2
cocoons-door-rune3 = rune 3
cocoons-door-rune4 = rune 4
cocoons-door-rune5 = rune 5
cocoons-door-rune6 = rune 6
cocoons-door-rune7 = rune 7
cocoons-door-rune8 = rune 8
cocoons-door-rune = any rune
cocoons-door-lockA = lock A
cocoons-door-lockB = lock B
cocoons-door-slide = slide door
cocoons-door-rotation = rotation door
cocoons-door-action = action door
cocoons-door-number1 = number 1
cocoons-door-number2 = number 2
cocoons-door-number3 = number 3
cocoons-door-number4 = number 4
cocoons-door-number5 = number 5
cocoons-door-number6 = number 6
cocoons-door-number7 = number 7
cocoons-door-number8 = number 8

cocoons-side-north = north
cocoons-side-east = east
cocoons-side-south = south
cocoons-side-west = west
cocoons-corner-nw = north-west
cocoons-corner-ne = north-east
cocoons-corner-se = south-east
cocoons-corner-sw = south-west

## The board in words

cocoons-board-level = Level { $level }
cocoons-board-hard = , hard mode
cocoons-board-setup = The box is being set up.
cocoons-board-over = The game is over.
cocoons-board-your-turn = Turn { $turn }: your turn.
cocoons-board-turn = Turn { $turn }: { $name } to play.
cocoons-board-reserve = { $reserve ->
    [one] { $reserve } token in the reserve
   *[other] { $reserve } tokens in the reserve
}{ $given_up ->
    [0] .
   *[other] , { $given_up } given up.
}
cocoons-board-free = { $turns ->
    [one] The action cocoon has moved { $turns } turn; at most 8 in a row are allowed.
   *[other] The action cocoon has moved { $turns } turns in a row; at most 8 are allowed.
}
cocoons-board-corner = You look from the { $corner }.
cocoons-board-corners = You look from the { $first } and the { $second }.
cocoons-board-other-corner = { $name } looks from the { $corner }.
cocoons-board-legend = Arrows point to the marked side; the gap is [ ]; north is up.
cocoons-board-cocoon = { $place }: marked { $side }, { $animals ->
    [0] no animal
   *[other] { $names }
}, { $tokens ->
    [0] no token
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
cocoons-board-action = , keeps the action door
cocoons-board-in-sight = , its side in sight of { $names }
cocoons-board-shows = , belongs to the { $animal }
cocoons-board-you = you
cocoons-board-gap = The gap is { $place }.
cocoons-board-under = Below { $place }:
cocoons-board-bottom = { $door }, { $token }
cocoons-board-closed = a closed trapdoor
cocoons-board-open-door = a face-up trapdoor, { $door }
cocoons-board-no-door = no trapdoor
cocoons-board-hidden = an animal face down
cocoons-board-start = the start token
cocoons-board-token = an action token
cocoons-board-bare = nothing else
cocoons-board-animal = the { $animal }
cocoons-board-discarded = Trapdoors that came off: { $doors }
cocoons-board-none = none
cocoons-board-picture = The picture so far:

## Hints

cocoons-hint-opens = A closed trapdoor lies on { $place }; it would be turned over.
cocoons-hint-comes-off = The trapdoor on { $place } would come off.
cocoons-hint-uncovers = An animal lies face down on { $place }.
cocoons-hint-fetches = The { $animal } lies on { $place }, and you know where it belongs.
cocoons-hint-nears = It would bring the gap closer to { $place }, where there is something to do.
cocoons-hint-returns = Everything is done; the gap would be on its way back to the start token on { $place }.
cocoons-hint-shows = It would bring { $count ->
    [one] a side
   *[other] { $count } sides
} into sight that you don’t know yet.
cocoons-hint-free = The action cocoon would move without a token.
cocoons-hint-own = As far as you know, the cocoon on { $place } belongs to the { $animal }.
cocoons-hint-hurries = Nobody knows where it belongs, and with { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} left there is no time to come back.
cocoons-hint-waits = Nobody knows yet where the { $animal } belongs; it can be fetched later.
cocoons-hint-bare = An empty place would cost a token, and the gap will pass here again.
cocoons-hint-equips = The cocoon on { $place } would then move without a token.
cocoons-hint-tells = Others may not see this side, and telling costs nothing.
cocoons-hint-ends = { $sure ->
    [1] As far as you know, every animal is home.
   *[other] Too few tokens are left to change anything, and every animal may be home.
}

## The account of a result

cocoons-account-about = How the box ended
cocoons-account-home = Animals at home
cocoons-account-astray = In the wrong cocoon
cocoons-account-missing = Not placed
cocoons-account-placed = Animals placed
cocoons-account-tokens = Action tokens left
cocoons-account-turns = Turns taken

# Custom levels, as the command line describes them

cocoons-level-title = Level { $level }
cocoons-level-doors = Doors: { $doors }
cocoons-level-hard = Hard mode is on.
cocoons-level-tokens = { $tokens } action tokens (a house rule).
cocoons-level-valid = The level is valid: one to eight doors, no hole in the numbers, every lock with its runes.
cocoons-level-solved = This deal can be won: a team that saw through everything would need { $fewest } of the { $tokens } tokens.
cocoons-level-lost = This deal can’t be won with { $tokens } tokens, not even by a team that sees through everything.
cocoons-level-winnable = Deals that can be won at all: { $won } of { $deals } ({ $low } to { $high }%)
cocoons-level-perfect = Won by a team with perfect memory: { $won } of { $deals } ({ $low } to { $high }%)
cocoons-level-forgetful = Won by a team that forgets a tenth each turn: { $won } of { $deals } ({ $low } to { $high }%)
