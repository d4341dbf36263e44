# Kokoro: everything a player reads but the rules, which are in kokoro-rules.ftl.
# Ids follow from the values they describe; see parlour/words.py.

## Options

kokoro-option-caller = Calling
    .about = Who turns up the path cards: the table, or a player as the Caller?
kokoro-value-caller-auto = by the table
kokoro-value-caller-manual = by the Caller
kokoro-option-peek = Peeking
    .about = Which card do you see when you peek instead of drawing?
kokoro-value-peek-sanctuary = the next sanctuary
kokoro-value-peek-path = the next path card
kokoro-option-peek_limit = Peeks
    .about = How often may each player peek?
kokoro-value-peek_limit-none = as often as you like
kokoro-value-peek_limit-round = once a round
kokoro-option-guardians = Guardians
    .about = Where do the two guardians stand? Rolled ones use the pink side.
kokoro-value-guardians-printed = as printed (blue side)
kokoro-value-guardians-random = rolled, the same for all
kokoro-value-guardians-each = rolled by each player
kokoro-option-decree = Decree
    .about = One special rule for this game; 11 to 16 need rolled guardians.
kokoro-value-decree-none = none
kokoro-value-decree-draw = drawn at random
kokoro-value-decree-1 = 1 { K-61.title }
kokoro-value-decree-2 = 2 { K-62.title }
kokoro-value-decree-3 = 3 { K-63.title }
kokoro-value-decree-4 = 4 { K-64.title }
kokoro-value-decree-5 = 5 { K-65.title }
kokoro-value-decree-6 = 6 { K-66.title }
kokoro-value-decree-7 = 7 { K-67.title }
kokoro-value-decree-8 = 8 { K-68.title }
kokoro-value-decree-9 = 9 { K-69.title }
kokoro-value-decree-10 = 10 { K-70.title }
kokoro-value-decree-11 = 11 { K-71.title }
kokoro-value-decree-12 = 12 { K-72.title }
kokoro-value-decree-13 = 13 { K-73.title }
kokoro-value-decree-14 = 14 { K-74.title }
kokoro-value-decree-15 = 15 { K-75.title }
kokoro-value-decree-16 = 16 { K-76.title }
kokoro-error-pink-decree = Decree { $decree } belongs to the pink side and needs rolled guardians; expected one of: { $expected }.

## Questions and answers

kokoro-ask-call = Turn the next path card.
kokoro-ask-draw = Draw the called path in a free space, or peek instead.
kokoro-deal-decree = A decree is drawn.
kokoro-deal-guardian = The die is rolled for a guardian.
kokoro-deal-sanctuary = The next sanctuary is turned up.
kokoro-deal-next = The top sanctuary card is laid open.
kokoro-deal-path = The next path card is turned up.
kokoro-deal-look = Somebody peeks at the top card.
kokoro-deal-sixth = The sixth sanctuary is turned up.
kokoro-do-draw = { $number ->
    [0] Draw in { $space }
   *[other] Draw { $number } in { $space } instead
}
kokoro-do-look = Peek instead of drawing
kokoro-do-turn = Turn the card

kokoro-refuse-full = Your mat is full; you can only peek.
kokoro-refuse-drawn = { $space } already has a path; choose a space without one.
kokoro-refuse-looked = You have already peeked this round; draw the path instead.
kokoro-refuse-as-shown = The path must be drawn exactly as the card shows: it is number { $number }.
kokoro-refuse-stone-used = You have used the Turning Stone this round; draw the called number.
kokoro-refuse-stone-number = The Turning Stone can’t make it a { $number }; it can make it: { $numbers }.

## Events

kokoro-decree-shown = Decree { $number } holds for this game: { $decree }.
kokoro-guardian-placed = { $everybody ->
    [1] The { $guardian } stands on { $space }.
   *[other] { $seat }: the { $guardian } stands on { $space }.
}
kokoro-guardian-caterpillar = caterpillar guardian
kokoro-guardian-flower = flower guardian
kokoro-sanctuary-turned = Round { $round }: sanctuary { $letter } will be scored.
kokoro-next-shown = The next sanctuary will be { $letter }.
kokoro-path-called = { $golden ->
    [1] A golden { $number } is called, the round’s { $count ->
        [1] first
        [2] second
        [3] third
       *[other] fourth and last
    } golden card.
   *[other] { $number } is called.
}
kokoro-drew = { $seat } draws { $number } in { $space }.
kokoro-looked = { $peek ->
    [path] { $seat } peeks at the next path card.
   *[sanctuary] { $seat } peeks at the next sanctuary.
}
kokoro-saw = { $peek ->
    [path] The next path card: { $card }.
   *[sanctuary] The next sanctuary: { $card }.
}
kokoro-scored = { $seat }: sanctuary { $letter } { $count ->
    [0] is connected to nothing
    [one] is connected to { $count } feature
   *[other] is connected to { $count } features
}{ $written ->
    [0] { $count ->
        [0] { "" } and scores 0.
       *[other] , no more than the { $previous } before, and scores 0.
    }
   *[other] { "" } and scores { $written }.
}
kokoro-finished = { $seat }: sanctuaries { $sanctuaries }, guardians { $guardians }{ $decree ->
    [0] { "" }
   *[other] , decree { $decree }
}{ $penalty ->
    [0] { "" }
   *[other] , penalty { $penalty }
}: { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
kokoro-would-join = It would make a line of { $length ->
    [one] { $length } space
   *[other] { $length } spaces
} with { $features ->
    [one] { $features } feature
   *[other] { $features } features
}{ $count ->
    [0] .
   *[other] { "" } (sanctuaries: { $sanctuaries }).
}
kokoro-ending-rounds = Five rounds are over.

## The board in words

kokoro-board-over = The five rounds are over.
kokoro-board-before = Nothing has been turned up yet.
kokoro-board-round = Round { $round } of 5. This round scores sanctuary { $letter }. Golden cards: { $golden } of 4.
kokoro-board-decree = Decree “{ $decree }”: { $rule }
kokoro-board-called = Called: { $number } { $glyph } ({ $first } and { $second })
kokoro-board-called-golden = Called: { $number } { $glyph } ({ $first } and { $second }), golden
kokoro-board-edge-top = top
kokoro-board-edge-right = right
kokoro-board-edge-bottom = bottom
kokoro-board-edge-left = left
kokoro-board-last-sanctuary = The sanctuary left over is { $letter }; it is not scored.
kokoro-board-sixth-sanctuary = The sixth sanctuary will be { $letter }; the decree scores it at the end.
kokoro-board-next-sanctuary = The next sanctuary will be { $letter }.
kokoro-board-next-path = The next path card will be { $card }.
kokoro-board-legend = c caterpillar, f flower, A–F sanctuary, CG and FG guardians of caterpillars and flowers, · no path yet
kokoro-board-you = You
kokoro-board-mat = { $name }:
kokoro-board-player = { $name }: boxes { $boxes }; at least { $least } is needed next.
kokoro-board-knows = Has peeked.
kokoro-board-finished = { $name }: boxes { $boxes }; caterpillar guardian { $caterpillar }, flower guardian { $flower }, decree { $decree }, zeros { $zeros }; { $score } points.
kokoro-board-cards = Path cards left: { $count } ({ $cards })
kokoro-board-left-of = { $number } { $glyph }: { $plain }+{ $golden } golden
kokoro-board-sanctuaries = Sanctuaries not turned up: { $letters }

## Hints

kokoro-hint-beats = It connects sanctuary { $letter } to { $count ->
    [one] { $count } feature
   *[other] { $count } features
}; { $least } { $least ->
    [one] is
   *[other] are
} enough to score this round.
kokoro-hint-grows = It adds { $gain } to the line of sanctuary { $letter }, which then has { $count }.
kokoro-hint-waits = Sanctuary { $letter } stays at { $count } and needs { $least } to score this round; over the whole game this drawing still promises more.
kokoro-hint-starts = It is the space of sanctuary { $letter } itself; without a path there nothing counts for it.
kokoro-hint-guardian = It brings the line of the { $guardian } to { $count }.
kokoro-hint-room = { $ends ->
    [0] It joins nothing yet; here it is least in the way.
    [one] It joins nothing yet, but keeps room: your lines could go on in { $ends } space.
   *[other] It joins nothing yet, but keeps room: your lines could go on in { $ends } spaces.
}
kokoro-hint-needs = It connects sanctuary { $letter } to { $count ->
    [one] { $count } feature
   *[other] { $count } features
}; it needs { $least } to score this round.
kokoro-hint-prepares = It points at { $space }, where a { $number } would join it to the line of sanctuary { $letter }; { $left ->
    [one] { $left } such card is
   *[other] { $left } such cards are
} left.
kokoro-hint-look = A peek helps more here than drawing this path anywhere.
kokoro-hint-pass = This path would only be in the way, wherever it is drawn.

## The account of a result

kokoro-account-about = Where the points came from
kokoro-account-sanctuary = Sanctuary { $detail }
kokoro-account-caterpillar = Caterpillar guardian
kokoro-account-flower = Flower guardian
kokoro-account-decree = Decree
kokoro-account-empty = Empty sanctuaries
