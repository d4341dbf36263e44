### What the command line says. One sentence for an error: what is wrong and what would be right.

## Help

cli = Parlour, a digital game parlour: play board games here in the terminal, against bots or each other, and study them.
cli-usage = Usage: { $usage }
cli-heading-commands = Commands:
cli-heading-options = Options:

cli-games = Lists the games of the parlour with their players, options and bots.
    .short = which games there are
cli-rules = Shows the rules of a game by clause, all of them or the one you name, such as K-13.
    .short = the rules of a game, by clause
cli-play = Plays a game line by line. Each player is “you” (or “you:Ann”) or a bot such as greedy or search:ms=200; several people pass the keyboard on. Type ? during the game to see what you can type. Every answer is saved at once.
    .short = play a game here
cli-learn = Teaches a game step by step, at a real table with a coach: parlour learn kokoro. Without a game it lists all lessons; a lesson that you leave is taken up where you were.
    .short = learn a game, step by step
cli-learn-option-again = Begin the lesson anew.
cli-learn-how = A coach leads you. Type an answer, Enter to read on, “undo” to take a step back, “quit” to leave; ? shows everything.
cli-learn-next = Enter to read on.
cli-learn-minutes = { $minutes } min
cli-learn-done = The lesson is noted as done. A real game: { $command }
cli-sheet = Prints the sheet from which one teaches a game, or the aid for its players, as PDF: parlour sheet kokoro --out kokoro.pdf. A Chromium on this computer does the printing.
    .short = print a teaching sheet or a player aid
cli-sheet-option-out = Where to write it; without it, GAME-sheet.pdf or GAME-aid.pdf here.
cli-sheet-option-aid = The aid for players instead of the sheet for teachers.
cli-sheet-option-paper = The size of the paper.
cli-sheet-done = Printed: { $file }
cli-error-paper = There is no paper called “{ $paper }”; expected one of: { $known }.
cli-error-no-browser = Printing needs a Chromium, and none was found here; install one of { $known }, or name its program in PARLOUR_BROWSER.
cli-error-print = The browser { $browser } could not print the sheet ({ $reason }); expected a Chromium that runs without a screen.
cli-replay = Tells a saved match again, entry by entry, and shows the board as it stood at the end or after one entry.
    .short = see a saved match again
cli-verify = Checks a record: every move by today’s rules, every deal by its secret, and where it ends.
    .short = check that a record is true
cli-scores = Shows the best scores of games you played alone, for each choice of options.
    .short = your best scores
cli-sim = Lets bots play many games against each other and counts. The figures depend on the seed alone, however many processes work on them. Ctrl-C stops and shows what there is.
    .short = bots against bots, counted
cli-audit = Looks for faults that no single game shows.
    .short = look for faults in the rules as programmed
cli-audit-leaks = Plays pairs of games that differ only in what one player may not know, and compares every byte that this player gets. It does so at random tables, for every number of players and all options. A leak is reported and gives exit code 1.
    .short = can anybody see what is hidden from them?
cli-bench = Measures how many random games, copies and views a second this machine and build manage.
    .short = how fast the games run here
cli-edition = Works with editions: the boards, cards and counts of a game as a file that you can change.
    .short = boards and cards as files
cli-edition-new = Prints an edition to start from: parlour edition new kokoro > mine.toml
    .short = print an edition to start from
cli-edition-check = Checks an edition file and says which game it is for.
    .short = check an edition file
cli-edition-list = Lists the editions that come with Parlour and those in your data folder.
    .short = list all editions
cli-serve = Opens the parlour for others: prints the addresses and a QR code, and opens the browser here. Tables are kept in your data folder; whoever knows the address can join by a table’s code. Ctrl-C closes it, and nothing is lost.
    .short = open a table for others
cli-backup = Copies all tables and records of the server into a file, also while the server is running.
    .short = copy all tables into a file
cli-bot = Lets a bot play at a table of a server, here or elsewhere.
    .short = let a bot play at a table
cli-bot-connect = Sits down at a table with a bot: parlour bot connect http://host:8372/t/K7QF --bot greedy
    .short = sit down at a table with a bot
cli-serve-option-host = The address to listen on; 127.0.0.1 for this computer alone.
cli-serve-option-port = The port; 0 for any free one.
cli-serve-option-no-open = Do not open the browser.
cli-bot-connect-option-bot = The bot, such as greedy, random or search:ms=200.
cli-bot-connect-option-seat = The seat to take (the first is 0); without it, the first free one.
cli-bot-connect-option-name = What the bot is called at the table.
cli-serve-local = On this computer: { $url }
cli-serve-lan = For others in your network: { $url }
cli-serve-kept = Tables are kept in { $file }.
cli-serve-stop = Ctrl-C closes the parlour.
cli-backup-done = All tables and records are in { $file } now.
cli-bot-seated = { $bot } sits in seat { $seat } of table { $table }.
cli-bot-over = The match is over: { $scores }.
cli-doctor = Says which version and build this is, where your data lies, and what is missing for what.
    .short = what is here and what is missing

cli-option-help = Show this page.
cli-option-language = Language to speak; without it PARLOUR_LANGUAGE or your system decides.
cli-option-version = Show the version.
cli-option-json = Print JSON for a program instead of text for a person.
cli-option-players = Who plays, by seat: bots such as greedy, random, search:n=500.
cli-option-bot = A bot of your own, in the next seat; may be repeated.
cli-option-set = An option of the game; may be repeated. See “parlour games”.
cli-option-edition = Another edition: its name, or a TOML file.
cli-option-seed = Makes the run repeatable.
cli-play-option-players = Who plays, by seat: you, you:Ann, greedy, search:ms=200. Without it: you against one bot.
cli-play-option-seed = Makes the deal repeatable; without it every game is new.
cli-play-option-campaign = Several games of Cocoon World with the same players, by scenario: first,pilgrims,arena (W-16).
cli-play-option-measure = What decides a campaign: ep (all EP added up) or victories.
cli-play-option-unlock = Offer hard mode and own levels of Cocoons before anybody here has earned them.
cli-play-option-save = Where to save the match; without it, in your data folder.
cli-play-option-resume = Go on with a saved match.
cli-replay-option-at = Show only entry N and the board after it.
cli-replay-option-seat = See it as this seat did (the first is 0); without it, as a spectator.
cli-replay-option-why = Tell why: the whole chain of events that entry N belongs to, each with its cause and clause.
cli-scores-option-replay = Tell the match behind score N of the list again.
cli-scores-option-record = Print the record of score N of the list.
cli-sim-option-games = How many games.
cli-sim-option-jobs = How many processes work at once.
cli-sim-option-rotate = Move the players on by one seat each game.
cli-sim-option-out = Save the record of every game in this folder.
cli-audit-leaks-option-states = How many moments to compare.
cli-audit-leaks-option-table = Look at this one table again, as a report asked you to.
cli-bench-option-ms = How long to measure each thing, in milliseconds.
cli-edition-check-option-game = Which game it is for; without it, the one it resembles most.

## Usage errors

cli-usage-no-command = “{ $command }” has no command called “{ $name }”; it has: { $known }.
cli-usage-no-option = “{ $command }” has no option { $option }; “{ $command } --help” lists what it takes.
cli-usage-missing = “{ $command }” also needs { $missing }; “{ $command } --help” shows how.
cli-usage-no-value = The option { $option } needs a value; “{ $command } --help” shows which.
cli-usage-extra = “{ $command }” does not know what to do with “{ $words }”; “{ $command } --help” shows what it takes.
cli-usage-other = “{ $command }” can’t be used like this; “{ $command } --help” shows how.
cli-error-number = { $option } needs a whole number, not “{ $value }”.
cli-error-number-least = { $option } needs a whole number of at least { $least }, not “{ $value }”.
cli-error-set = --set needs NAME=VALUE, such as guardians=random, not “{ $text }”.
cli-error-players = --players needs a player for every seat, such as you,greedy, not “{ $text }”.
cli-error-at = There is no entry { $entry } in this record; its last one is { $last }.
cli-error-why-at = --why and --at can’t be used together: the first tells a chain of events, the second shows a board.
cli-error-resume = A match taken up again keeps its players, seed, options and edition; give --resume without them.
cli-error-resume-game = { $file } holds a match of { $game }; leave the game out or name that one.
cli-error-save-exists = { $file } exists already; choose another name, or go on with it by --resume.
cli-error-score = There is no score number { $number } in the list; it has { $last ->
    [one] { $last } entry
   *[other] { $last } entries
}.

## Errors: files, scores, bots

error-unwritable = { $file } can’t be written ({ $reason }); choose another place, or set PARLOUR_DATA to a folder of yours.
error-scores-locked = The best scores in { $file } are being written by another program; please try again in a moment.
error-scores-broken = { $file } can’t be read as best scores; move it away to start a new list.
error-scores-newer = { $file } was written by a newer Parlour; update this one to read it.
error-bot-answer = The bot { $bot } answered “{ $answer }” to “{ $prompt }”, which is not allowed there.

# Why a recorded move is not allowed, inside error-record-move.
cli-why-notation = it is not written as an answer is
cli-why-prompt = nothing of the kind is asked there
cli-why-answers = it has too few or too many answers
cli-why-outcome = chance can’t bring it there
cli-why-agree = the players must give one and the same answer
cli-why-undo = there is nothing to go back to

## Interrupted

cli-interrupted = Interrupted; nothing was changed.
cli-play-interrupted = Interrupted; every answer up to here is kept, and “{ $command }” goes on with the match.
cli-play-dropped = Interrupted before the first answer, so there was nothing to keep.
cli-sim-nothing = Interrupted before the first game was over, so there is nothing to show.
cli-level-interrupted = Interrupted: these are the figures of the first { $done } deals of { $deals }.
cli-sim-interrupted = Interrupted: these are the figures of the first { $done } games of { $games }.
cli-audit-interrupted = Interrupted: { $states } of { $wanted } moments were compared.

## Games, rules, records

cli-games-line = { $name } ({ $game }), { $least } to { $most } players
cli-games-option = { $option } = { $values }: { $meaning }
cli-games-bots = Bots: { $bots }
cli-games-more = “parlour rules { $game }” shows the rules, “parlour play { $game }” starts a game.
cli-rules-title = The rules of { $name }
cli-rules-more = Name a clause to read it, as in: { $example }
cli-replay-heading = { $name }: { $players }; { $date }; { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}
cli-verify-luck = { $file } is true: all { $entries } entries are legal, chance dealt as its secret says, and it ends where it says.
cli-verify-moves = { $file } is legal in all { $entries } entries and ends where it says; its luck can’t be checked, because the record holds no secret.
cli-verify-from = { $file } is legal in all { $entries } entries and ends where it says; it goes on from another match, so the luck of its first { $others } entries is proven by that match’s record only.

## Playing

cli-name-you = you
cli-name-known = { $number } ({ $name })
cli-prompt = Your answer:
cli-thinking = The bots are thinking …
cli-curtain = Please hand over to { $name }, who presses Enter.
cli-optional = If you like: { $question }
cli-examples = For example: { $examples }. Type ? for help.
cli-examples-optional = For example: { $examples }. Press Enter to let it be, type ? for help.
cli-ambiguous = “{ $text }” could mean several things: { $meant }.
cli-help-kind = { $first } with one of: { $rest }
cli-help-short = An answer may be cut short as long as it is clear. Besides, you can type:
cli-word-rules = rules
    .about = the clauses of the rules; add one to read it
cli-word-hint = hint
    .about = what a bot would answer in your place
cli-word-undo = undo
    .about = take your last answer back
cli-word-log = log
    .about = all that has happened so far
cli-word-board = board
    .about = show the board again
cli-word-quit = quit
    .about = save and leave
cli-word-yes = yes
cli-hint = A bot would answer “{ $answer }”: { $meaning }.
cli-undo-nothing = You have not answered anything yet that you could take back.
cli-undo-alone = Since your last answer something was dealt or a bot has answered: you may go back, but the match will not count for best scores then.
cli-undo-together = Since your last answer something was dealt or somebody else has answered: you may go back if all of you agree.
cli-undo-ask = Go back? (yes or no)
cli-warn-ask = Do it all the same? (yes or no)
cli-told-answer = { $name }: { $answer }
cli-why-dealt = { $what }: { $outcome }
cli-why-sealed = { $name } answers, for nobody else to read.
cli-result-line = { $place }. { $name }: { $score }
cli-result-alone = Your score: { $score }
cli-play-kept = The match is saved in { $file }. To go on with it: { $command }
cli-play-nothing = Nothing was answered, so nothing was saved.
cli-play-saved = The whole match is saved in { $file }; “parlour replay” tells it again.
cli-score-best = That is your best score with these options! “parlour scores { $game }” shows them all.
cli-score-rank = That is number { $rank } of your scores with these options; “parlour scores { $game }” shows them all.
cli-score-undone = Because you took back what had been dealt, this match does not count for your best scores.

## Scores

cli-scores-none = No game of { $name } has been played alone yet; “parlour play { $game } --players you” begins one.
cli-scores-title = Best scores: { $name }, alone
cli-scores-hinted = with hints
cli-scores-more = “parlour scores { $game } --replay 1” tells the match behind number 1 again.

## Figures

cli-build-compiled = compiled
cli-build-plain = plain Python
cli-build-source = plain Python, from a source tree
cli-sim-title = { $name }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
cli-sim-player = player
cli-sim-mean = mean score
cli-sim-spread = spread
cli-sim-interval = 95 % interval
cli-sim-wins = wins
cli-sim-wins-interval = 95 % interval
cli-sim-team = The team wins { $rate } of the games (95 % interval: { $interval }). How they ended:
cli-sim-speed = { $moves } moves a game, { $speed } games a second ({ $build }).
cli-sim-histogram = Scores of { $player }
cli-bench-title = Done per second on this machine ({ $build })
cli-bench-game = game
cli-bench-playouts = random games
cli-bench-clones = copies
cli-bench-views = views
cli-audit-clean = No leak found: { $states } moments compared at { $tables } tables, with { $twins } twin games and { $sealed } sealed answers.
cli-audit-seats = Tables by number of players: { $spread }
cli-audit-option = Tables by { $option }: { $spread }
cli-audit-spectator = A spectator
cli-audit-leak = { $who } can tell two games apart that must look the same, after entry { $entry } ({ $prompt }).
cli-audit-sealed = { $who } can see what { $other } has answered in secret, after entry { $entry }.
cli-audit-again = To see it again: { $command }

## Editions, doctor

cli-edition-good = { $file } is a good edition of { $name }: “{ $title }”, called { $edition } { $hash } in records.
cli-doctor-version = Parlour’s version
cli-doctor-build = Build
cli-doctor-python = Python’s version
cli-doctor-folder = Data folder
cli-doctor-folder-good = { $folder }
cli-doctor-folder-new = { $folder } (will be made when it is needed)
cli-doctor-folder-closed = { $folder } (can’t be written to)
cli-doctor-editions = Editions
cli-doctor-languages = Languages
cli-doctor-complete = Nothing is missing.
cli-doctor-missing-laws = Missing: hypothesis, to test games of your own by the laws (pip install parlour[testing]).
cli-doctor-missing-pytest = Missing: pytest, to run tests (pip install parlour[testing]).
cli-doctor-missing-server = Missing: uvicorn and what belongs to it, to run the table server; “pip install .” brings them.
cli-doctor-missing-web = Missing: the page for the browser; “make web” builds it.
cli-doctor-missing-compiler = Missing: a C compiler, to install Parlour compiled and about ten times faster.
cli-slow-asked = This Parlour is plain Python, because PARLOUR_PURE=1 was set when it was installed: the games are the same, but bots and simulations are about ten times slower.
cli-slow-no-compiler = This Parlour is plain Python, because no C compiler was found when it was installed: the games are the same, but bots and simulations are about ten times slower.
cli-slow-no-headers = This Parlour is plain Python, because the C headers of this Python were missing when it was installed: the games are the same, but bots and simulations are about ten times slower.
cli-slow-failed = This Parlour is plain Python, because compiling it failed when it was installed: the games are the same, but bots and simulations are about ten times slower.

## Campaigns

cli-campaign-standing = The campaign after { $games } of { $total } games:
cli-campaign-over = The campaign is over after { $total ->
    [one] { $total } game
   *[other] { $total } games
}:
cli-campaign-ep = EP in all
cli-campaign-victories = victories
cli-campaign-by-ep = All EP added up decide; if they are level, victories.
cli-campaign-by-victories = Victories decide; if they are level, all EP added up.
cli-campaign-next = Next game: { $scenario }. Press Enter to begin it, or type anything to go on later.
cli-campaign-later = The campaign goes on with: { $command }
cli-error-campaign-game = { $game } has no campaigns; they are for: { $known }.
cli-error-campaign-set = A campaign says by itself which { $option } is played; leave that setting out.
