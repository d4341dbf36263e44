# Cocoons: the few words of its board and of the level composer in the browser.

## The board

web-cocoons-box = The box, seen from the { $corner }
web-cocoons-correct = Move an animal · 3 tokens
web-cocoons-which = Which animal do you move?
web-cocoons-where = Where does the { $animal } go?
web-cocoons-around = View from the other corner
web-cocoons-gap = The gap on { $place }: { $bottom }
web-cocoons-shelf = Removed trapdoors
web-cocoons-done = Done
web-cocoons-pencil = Pencil
web-cocoons-pencil-help = Choose a cocoon or the gap to write on it. Only you will see it.
web-cocoons-pencil-on = Pencil mark on { $place }
web-cocoons-pencil-what = What to write on
web-cocoons-pencil-cocoon = The cocoon
web-cocoons-pencil-place = The place below
web-cocoons-pencil-text = A few letters
web-cocoons-pencil-rub = Erase
web-cocoons-pencilled = pencilled: { $text }

## The level composer

web-cocoons-composer = Compose a level
web-cocoons-composer-about = A level has one to eight trapdoors; the other animals have none. Drag trapdoors into the places, or choose them one by one.
web-cocoons-composer-supply = Trapdoors in the box
web-cocoons-composer-level = Your level
web-cocoons-composer-left = { $door }, { $left } left
web-cocoons-composer-put = Place { $number }: { $door }. Take it out
web-cocoons-composer-empty = Place { $number }: empty
web-cocoons-composer-hard = Hard mode
web-cocoons-composer-hard-about = Freeing an empty place costs a token.
web-cocoons-composer-clear = Start over
web-cocoons-composer-missing = Choose at least one trapdoor.
web-cocoons-composer-tokens = Action tokens
web-cocoons-composer-tokens-about = 10 to 40; any number but { $tokens } is a house rule.
web-cocoons-composer-checking = Checking…
web-cocoons-composer-valid = This level can be played.
web-cocoons-composer-code = Share code
web-cocoons-composer-copy = Copy
web-cocoons-composer-copied = Copied
web-cocoons-composer-play = Play this level
web-cocoons-composer-have = Have a code?
web-cocoons-composer-open = Open
web-cocoons-composer-family-rune = Runes
web-cocoons-composer-family-lock = Locks
web-cocoons-composer-family-special = Slides, rotations and the action door
web-cocoons-composer-family-number = Numbers

web-cocoons-hardness-ask = How hard is it?
web-cocoons-hardness-busy = Playing some deals…
web-cocoons-hardness-failed = That could not be measured just now.
web-cocoons-hardness-deals = { $deals ->
    [one] One random deal, played by bots:
   *[other] { $deals } random deals, played by bots:
}
web-cocoons-hardness-winnable = Can be won at all
web-cocoons-hardness-perfect = Won with perfect memory
web-cocoons-hardness-forgetful = Won with a human memory
web-cocoons-hardness-rate = { $won }% ({ $low } to { $high }%)

## What a teacher points at

web-cocoons-spot-box = the box
web-cocoons-spot-tokens = the bowl of tokens
web-cocoons-spot-doors = the removed trapdoors
web-cocoons-spot-seats = the players’ corners
web-cocoons-spot-correct = how to correct

web-cocoons-goal = Goal
web-cocoons-placed = { $placed } of { $animals } animals in a cocoon
web-cocoons-start-on = The start token lies on { $place }.
web-cocoons-start-back = End with the gap on the start token.

web-cocoons-opening = The cocoons are opened, one by one.

## What is asked, as the choices have it

web-cocoons-ask-turn = { $correct ->
    [yes] Slide a cocoon into the gap, or correct a mistake for three tokens.
   *[no] Slide a cocoon into the gap.
}
web-cocoons-ask-put = { $thing ->
    [animal] Which cocoon does the { $animal } go into?
    [door] Which cocoon keeps the action door?
   *[other] Which cocoon do you put it in?
}
