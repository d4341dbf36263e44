### What the core says about answers, files and settings.
### Refusals are kind and short; errors say what is wrong and what was expected.

## Refusals: why an answer does not count

refuse-late = The game has moved on from “{ $prompt }”; please answer the current question.
refuse-not-asked = Seat { $seat } has nothing to decide right now.
refuse-not-a-choice = “{ $action }” is not possible right now; please pick one of the choices shown.
refuse-over = The match is over, so there is nothing left to answer.
refuse-undo-consent = Undoing to entry { $entry } needs everyone’s consent, because something was revealed or someone else has acted since.
refuse-undo-nowhere = There is no entry { $entry } to undo to; the last one is { $last }.
refuse-nothing-to-withdraw = You have no answer waiting here, so there is nothing to withdraw.
refuse-nothing-to-decline = There is no open proposal, so there is nothing to decline.
refuse-sealed-luck = Chance decides this; no seat can answer for it.

## Errors: games, seats, options, bots

error-unknown-game = There is no game called “{ $game }”; the parlour has: { $known }.
error-game-folder = { $file } is not a game; expected a folder with game.py in it, or a file and a class, such as trick.py:Trick.
error-game-broken = The game { $game } can’t be loaded ({ $reason }).
error-game-class = { $game } has no game class called “{ $name }”; expected one that inherits from parlour.core.game.Game.
error-game-slug = The game { $game } calls itself “{ $slug }”; a game’s name is made of a-z, 0-9 and _, the same everywhere, and not taken.
error-no-rules = { $game } has no rules in words.
error-no-lessons = { $game } has no lessons.
error-unknown-option = { $game } has no option called “{ $option }”; it has: { $known }.
error-bad-option = The option “{ $option }” can’t be “{ $value }”; expected: { $expected }.
error-campaign = A campaign has 1 to { $most } games, but these are { $games }.
error-bad-seats = { $game } is for { $least } to { $most } players, but { $seats } were asked for.
error-bad-seat = There is no seat { $seat }; the seats are numbered from 0 to { $last }.
error-bad-notation = “{ $text }” is not a valid answer in { $game }; compare it with the choices shown.
error-unknown-bot = There is no bot called “{ $bot }”; you can choose from: { $known }.
error-no-bot = { $file } has no bot in it; expected a class that inherits from parlour.core.bot.Bot.
error-bad-bot-option = The bot “{ $bot }” can’t use “{ $option }”; expected: { $expected }.
error-bot-settings = The bot “{ $bot }” can’t use “{ $option }”; it takes settings such as { $known }.
error-bot-no-settings = The bot “{ $bot }” takes no settings, so it can’t use “{ $option }”.
error-unknown-clause = { $game } has no rule clause “{ $clause }”; see the list of clauses.
error-unknown-language = Parlour does not speak “{ $language }” yet; it speaks: { $known }.

## Errors: editions

error-bad-edition = { $file }, line { $line }: the field “{ $field }” is missing or does not fit; expected: { $expected }.
error-unknown-edition = { $game } has no edition called “{ $edition }”; it has: { $known }.
error-bad-toml = { $file } can’t be read as TOML ({ $reason }).
error-edition-long = { $file } is too long for an edition; at most { $most } characters are allowed.
error-edition-deep = { $file } has a key with more than { $most } parts between dots; at most { $most } are allowed.
error-edition-hash = The edition “{ $edition }” here is not the one this match was played with; the same, unchanged edition is needed.

## Errors: records and files
# $why is a whole sentence, a refusal, and brings its own full stop.

error-bad-record = { $file }, line { $line }: not valid record syntax; expected: { $expected }.
error-record-move = Entry { $entry } of the record, “{ $move }”, is not an allowed move ({ $why }).
error-record-digest = After entry { $entry } the position is not what the record says; it was changed, or played under other rules.
error-record-move-rules = This record was made with rules { $made }; this version plays rules { $plays }, which don’t allow entry { $entry }, “{ $move }” ({ $why }).
error-record-digest-rules = This record was made with rules { $made }; by rules { $plays }, which this version plays, the position after entry { $entry } is not what the record says.
error-record-entry = The record has { $last } entries, so there is no position after entry { $entry }.
error-record-game = The record is of the game “{ $game }”, which is not in this parlour; expected one of: { $known }.
error-record-origin = The record says its first { $entry } entries come from another match, but that match begins differently.
error-record-truncated = { $file } ends in the middle of an entry; a complete record was expected.
error-seal = The record was changed after it was sealed: its seal does not fit what is in it.
error-seal-signature = The record’s seal is not signed by the key it names.
error-seal-missing = The record is not sealed, so it can’t be shown that a server kept it.
error-seal-key = The record is sealed with the key { $key }, not with { $wanted }.
error-no-file = There is no file { $file }; please check its name and folder.
error-not-a-file = { $file } is not an ordinary file; please name one, or one that does not exist yet.
error-unreadable-file = { $reason ->
    [UTF-8] { $file } is not UTF-8 text; please save it as UTF-8.
   *[other] { $file } can’t be read ({ $reason }).
}

## Errors: learning

error-illegal-number = Seat { $seat } can’t act with { $number } now: its action mask says what it may answer.
error-not-begun = No episode has begun: call reset first.
error-episode-over = The episode is over: call reset before the next step.
error-no-number = { $agent } has to act now: a number that its action mask offers is expected, not “{ $given }”.
error-step-numbers = A step takes whole numbers of the shape { $expected } (environments, seats); these have the shape { $shape } and the type { $type }.
error-reset-option = “{ $option }” is an option of the game: give it when the environment is made, not to reset.
error-no-agent = There is no agent called “{ $agent }”; expected: { $expected }.
error-actions = A step takes a dictionary with a number for each agent that acts ({ $expected }), not “{ $given }”.
error-no-outcome = Chance can’t bring outcome { $number } here; expected: 0–{ $most }.
error-seeds = These environments take one seed, a whole number, or a list of { $count }; this is “{ $given }”.
error-closed = The environment is closed: make a new one.
error-process-ended = A process of these environments has ended: close them and make them again.
error-reset-mask = These tables are reset all together, so they take no “reset_mask”: an episode that ends is followed by the next one by itself.
error-seats-of-opponents = This environment has one seat and those of its opponents: instead of “seats”, name the bots in the other seats as “opponents”.
error-solo-only = These tables are played alone, so they take no “{ $keyword }”: parlour.research.vector takes seats, and gymnasium.make takes opponents.
error-no-encoding = { $game } offers no encoding, so it can’t be learned from numbers.
error-no-outlook = { $game } can’t judge positions before the end, so it offers no rewards “{ $rewards }”.
error-no-previews = { $game } can’t say in numbers what would come of each answer.
error-policy-numpy = To play with { $file }, numpy is needed: pip install ".[policy]" in Parlour’s source tree.
error-policy-file = { $file } is not a policy that Parlour can read ({ $reason }).
error-policy-game = { $file } was trained for { $wanted } (encoding { $trained }), so it can’t play { $game } (encoding { $version }).
error-policy-previews = AnswerPolicy judges answers by their previews: make the tables with previews=True, and pass policy_kwargs=dict(previews=tables.previews).

## Errors: luck

error-outcome-impossible = At entry { $entry } “{ $outcome }” was to be dealt, which is not possible there; expected: { $expected }.
error-outcomes-used-up = The listed outcomes are used up, but one more is needed for “{ $prompt }”.
error-luck-rules = This record was made with rules { $made }, and this version plays rules { $plays }: entry { $entry } says “{ $dealt }”, but here the secret of this match deals “{ $expected }” there.
error-luck = Entry { $entry } says “{ $dealt }”, but the secret of this match deals “{ $expected }” there.
error-commitment = The secret does not match the commitment made before the first deal; it must be the very secret that was sealed then.

# How a seat is called that has no name.
seat-name = Player { $number }

# Cards that are shared out: those of one seat, and one seat after another.
seat-cards = { $count } for { $name }
list-next = { $list }, { $next }

## Lines of the log that no rule tells

told-undo = { $seat } undid a move.
told-hint = { $seat } took a hint.
told-hands-open = Hands are now face up: this is practice and won’t be scored.
told-hands-closed = Hands are hidden again; the match remains practice.

## Hints: what a bot would answer, and why
# What a game's own bot weighs is in the game's file.

hint-only = It is the only possible answer.
hint-any = The bot sees no difference between the answers.
hint-played-out = It did best when the rest of the game was played out many times.
hint-next = Next best: { $answer } ({ $close ->
    [1] about as good
   *[other] clearly worse
}).
hint-let-be = A bot wouldn’t do this yet.

## Bots: the levels are characters, whose names are the same in all languages

bot-name = { $bot ->
    [easy] Pip
    [medium] Juno
    [hard] Bram
    [expert] Ilka
    [greedy] Greedy bot
    [random] Random bot
    [careless] Careless bot
    [search] Thinking bot
    [team] Team bot
   *[other] Bot { $bot }
}
bot-level = { $bot ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
    [expert] Expert
   *[other] for programs
}
bot-temper = { $bot ->
    [easy] Plays on a whim, and laughs when it goes wrong.
    [medium] Plays sound moves, one at a time.
    [hard] Seldom slips, and takes what you leave.
    [expert] Plays the rest of the game in her head before she moves.
   *[other] A bot, always ready.
}
bot-reduced = { $name } thinks less here than usual: this copy of Parlour is not compiled.
