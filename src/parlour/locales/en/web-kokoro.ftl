# What the board of Kokoro says in the web client.

web-kokoro-mat = { $name }’s mat
web-kokoro-round = Round { $round } of { $rounds }
web-kokoro-goal = Sanctuary { $letter }: connect at least { $least }
web-kokoro-lamps = Golden cards: { $golden } of { $of }
web-kokoro-next = Next:
web-kokoro-called = Called: { $number }, { $first } and { $second }
web-kokoro-called-golden = Called: golden { $number }, { $first } and { $second }
web-kokoro-decree = Decree: { $title }
web-kokoro-box = Round { $round }
web-kokoro-sanctuary = sanctuary { $letter }
web-kokoro-caterpillars = { $count ->
    [one] { $count } caterpillar
   *[other] { $count } caterpillars
}
web-kokoro-flowers = { $count ->
    [one] { $count } flower
   *[other] { $count } flowers
}
web-kokoro-die = number { $number } of the die
web-kokoro-path = path { $number }, { $first } and { $second }
web-kokoro-free = no path yet
web-kokoro-left-title = Path cards left
web-kokoro-left = { $number }, { $first } and { $second }: { $plain } plain and { $golden } golden left
web-kokoro-exchange = draw { $number }
web-kokoro-others = The other mats

## What a teacher points at

web-kokoro-spot-mat = the mat
web-kokoro-spot-card = the called card
web-kokoro-spot-goal = this round’s sanctuary
web-kokoro-spot-lamps = the lamps of the golden cards
web-kokoro-spot-score = the score column
web-kokoro-spot-next = the peeked card
web-kokoro-spot-left = the remaining paths
web-kokoro-spot-others = the others’ mats
web-kokoro-spot-decree = the decree

web-kokoro-counting = All points are added up.
web-kokoro-walking = Counting along the line…

## With the options of the table

web-kokoro-do-look = { $peek ->
    [path] Peek at the next path card
   *[sanctuary] Peek at the next sanctuary
}
web-kokoro-ask-draw = { $peek ->
    [path] Draw the called path, or peek at the next path card instead.
   *[sanctuary] Draw the called path, or peek at the next sanctuary instead.
}
