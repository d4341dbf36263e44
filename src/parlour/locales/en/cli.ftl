### What the command line says. One sentence for an error: what is wrong and what would be right.

## Help

cli = Parlour, a digital game parlour: play board games here in the terminal, against bots or each other, and study them.
cli-usage = Usage: { $usage }
cli-heading-commands = Commands:
cli-heading-options = Options:

cli-games = List the games with their players, options and bots.
    .short = which games there are
cli-rules = Show the rules of a game by clause: all of them, or the one you name, such as K-13.
    .short = the rules of a game, by clause
cli-rules-option-only = Only what the rulebook prints, or only our rulings.
cli-play = Play a game in the terminal. Each player is “you” (or “you:Ann”) or a bot such as easy, hard or search:ms=200; several people can share the keyboard. Type ? during the game for help. Every answer is saved at once.
    .short = play a game here
cli-learn = Learn a game step by step at a real table with a coach: parlour learn kokoro. Without a game it lists all lessons; a lesson you leave resumes where you stopped.
    .short = learn a game, step by step
cli-learn-option-again = Start the lesson from the beginning.
cli-learn-how = A coach guides you. Type an answer, press Enter to read on, type “undo” to go back a step or “quit” to leave; ? shows everything.
cli-learn-next = Press Enter to read on.
cli-learn-minutes = { $minutes } min
cli-learn-done = Lesson completed. Now play a real game: { $command }
cli-puzzle = Find the best answer: positions from games of bots in which one answer is clearly best, from easy to hard. Without a number you get the first that you have not solved.
    .short = find the best answer in a position
cli-sheet = Print the teaching sheet of a game, or its player aid, as PDF: parlour sheet kokoro --out kokoro.pdf. Needs Chromium on this computer.
    .short = print a teaching sheet or a player aid
cli-sheet-option-out = Output file; the default is GAME-sheet.pdf or GAME-aid.pdf in this folder.
cli-sheet-option-aid = Print the player aid instead of the teaching sheet.
cli-sheet-option-paper = Paper size.
cli-sheet-done = Printed: { $file }
cli-error-paper = There is no paper called “{ $paper }”; expected one of: { $known }.
cli-error-no-browser = Printing needs a Chromium, and none was found here; install one of { $known }, or name its program in PARLOUR_BROWSER.
cli-error-own-browser = PARLOUR_BROWSER names “{ $browser }”, which is not a program here; expected a Chromium.
cli-error-print = The browser { $browser } could not print the sheet ({ $reason }); expected a Chromium that runs without a screen.
cli-replay = Replay a saved match entry by entry, and show the board at the end or after one entry.
    .short = see a saved match again
cli-analyse = Analyse a finished match: at every entry, what each seat could hope for with what it knew; the turning points, what luck and what answers changed, and which answers were clearly better. The same record and seed give the same analysis.
    .short = what decided a match, and what was better
cli-verify = Check a record: every move against today’s rules, every deal against its secret, and the final position.
    .short = check that a record is true
cli-scores = Show your best solo scores for each set of options.
    .short = your best scores
cli-sim = Let bots play many games against each other and print statistics. The figures depend only on the seed, not on the number of processes. Ctrl-C stops and shows what there is.
    .short = bots against bots, counted
cli-audit = Look for faults that no single game shows.
    .short = look for faults in the rules as programmed
cli-audit-leaks = Play pairs of games that differ only in what one player may not know, and compare every byte that player receives, at random tables with every number of players and all options. A leak is reported with exit code 1.
    .short = can anybody see what is hidden from them?
cli-bench = Measure how many random games, copies and views per second this machine and build manage.
    .short = how fast the games run here
cli-scenario = Work with scenarios of your own for Cocoon World.
    .short = your own scenarios of Cocoon World
cli-scenario-new = Print a scenario to start from: parlour scenario new > mine.toml
    .short = print a scenario to start from
cli-scenario-check = Check a scenario file and print the code by which it is played and shared.
    .short = check a scenario file
cli-new = Start something of your own.
    .short = a game of your own
cli-new-game = Write a folder with a small game that runs, to change into yours: parlour new game hearts. It has rules, an edition, words in three languages, lessons, records and tests.
    .short = a folder with a game that runs
cli-new-done = { $folder } is ready. Play it: parlour play ./{ $folder }/{ $name }. Its README.md says what is where.
cli-error-new-name = “{ $name }” can’t be the name of a game; expected 2 to 30 of a-z, 0-9 and _, beginning with a letter.
cli-error-new-taken = There is a game called “{ $name }” already.
cli-error-new-python = “{ $name }” is a name that Python already uses; choose another one for the game.
cli-error-new-exists = { $folder } exists already; nothing was written.
cli-edition = Work with editions: a game’s boards, cards and counts as a file you can change.
    .short = boards and cards as files
cli-edition-new = Print an edition to start from: parlour edition new kokoro > mine.toml
    .short = print an edition to start from
cli-edition-check = Check an edition file and say which game it is for.
    .short = check an edition file
cli-edition-list = List the editions that come with Parlour and those in your data folder.
    .short = list all editions
cli-serve = Open the parlour for others: print the addresses and a QR code, and open the browser. Tables are kept in your data folder; anyone who knows the address can join with a table’s code. Ctrl-C stops the server, and nothing is lost.
    .short = open a table for others
cli-backup = Copy all tables and records of the server into a file, even while the server is running.
    .short = copy all tables into a file
cli-move-database = Carry all tables of a SQLite file into an empty PostgreSQL database, while no server runs.
    .short = move tables from SQLite to PostgreSQL
cli-bot = Let a bot play at a table of a server, here or elsewhere.
    .short = let a bot play at a table
cli-bot-connect = Seat a bot at a table: parlour bot connect http://host:8372/t/K7QF --bot greedy
    .short = sit down at a table with a bot
cli-serve-option-host = The address to listen on; 127.0.0.1 for this computer alone.
cli-serve-option-port = The port; 0 for any free one.
cli-serve-option-workers = Number of server processes; more than one share a PostgreSQL database.
cli-serve-option-no-open = Do not open the browser.
cli-bot-connect-option-bot = The bot, such as greedy, random or search:ms=200.
cli-bot-connect-option-seat = The seat to take (the first is 0); without it, the first free one.
cli-bot-connect-option-name = What the bot is called at the table.
cli-mcp = Let a language model play: an MCP server over stdin and stdout, at tables of a Parlour server.
    .short = let a language model play
cli-mcp-option-server = The Parlour server whose tables it plays at.
cli-mcp-option-name = What the agent is called at the table.
cli-error-mcp = An MCP server needs the official SDK: pip install ".[mcp]" in Parlour’s source tree.
cli-serve-local = On this computer: { $url }
cli-serve-lan = For others in your network: { $url }
cli-serve-kept = Tables are kept in { $file }.
cli-serve-stop = Press Ctrl-C to stop.
cli-serve-stopped = The server has stopped; every table is saved.
cli-backup-done = All tables and records have been copied to { $file }.
cli-error-backup-postgres = These tables are in PostgreSQL, which has its own tools for backups: pg_dump $DATABASE_URL > { $file }.
cli-move-part = { $table }: { $count ->
    [one] 1 row
   *[other] { $count } rows
}, all compared
cli-move-done = Everything in { $file } has been moved; the file is unchanged. Start the server with DATABASE_URL set to the new database.
cli-error-move = Nothing can be moved from “{ $file }” to “{ $database }”; expected: a SQLite file, and then postgresql://user@host/database.
cli-bot-seated = { $bot } is now in seat { $seat } of table { $table }.
cli-bot-over = The match is over: { $scores }.
cli-bot-left = The bot stopped; seat { $seat } of table { $table } is left to the table’s rule for absent players.
cli-doctor = Show the version and build, where your data is, and what is missing for what.
    .short = what is here and what is missing
cli-completion = Prints a script that lets the Tab key complete commands, games, bots, options, clauses, lessons and records. Without a shell, explains how to install it.
    .short = complete with the Tab key
cli-completion-how = For { $shell }, add this line to { $file } and open a new terminal:
cli-error-shell = There is no completion for “{ $shell }”; expected one of: { $known }.

cli-option-help = Show this page.
cli-option-language = Language; the default comes from PARLOUR_LANGUAGE or your system.
cli-option-game = A game of your own, in a file or a folder, for any command; may be repeated.
cli-option-version = Show the version.
cli-option-json = Print JSON for a program instead of text for a person.
cli-option-players = Who plays, by seat: bots such as greedy, random, search:n=500.
cli-option-bot = A bot of your own, in the next seat; may be repeated.
cli-option-set = An option of the game; may be repeated. See “parlour games”.
cli-option-edition = Another edition: a name or a TOML file.
cli-option-seed = Makes the run repeatable.
cli-play-option-players = Who plays, by seat: you, you:Ann, easy, expert, search:ms=200. The default is you against one bot.
cli-play-option-seed = Makes the deal repeatable; without it every game is new.
cli-play-option-campaign = Several games of Cocoon World with the same players, by scenario: first,pilgrims,arena, or all for the five adventures (W-16). Name a scenario of your own by its file, or by its code with “;” between the games (W-80).
cli-play-option-measure = What decides a campaign: ep (total EP) or victories.
cli-play-option-unlock = Allow hard mode and custom levels of Cocoons before anyone here has unlocked them (a house rule).
cli-play-option-save = Where to save the match; the default is your data folder.
cli-play-option-resume = Resume a saved match.
cli-verify-option-key = The public key that the record must be sealed with, as its server shows it at /api/key.
cli-replay-option-at = Show only entry N and the board after it.
cli-replay-option-seat = View it as this seat (the first is 0); the default is a spectator’s view.
cli-replay-option-why = Explain: the whole chain of events that entry N belongs to, each with its cause and clause.
cli-scores-option-replay = Replay the match behind score N of the list.
cli-scores-option-record = Print the record of score N of the list.
cli-analyse-option-depth = How thoroughly to look: quick takes seconds, deep minutes.
cli-analyse-option-jobs = Number of processes.
cli-sim-option-games = Number of games.
cli-sim-option-jobs = Number of processes.
cli-sim-option-cluster = Play on a Dask cluster: the address of its scheduler.
cli-sim-option-rotate = Rotate the players by one seat each game.
cli-sim-option-resume = Keep the outcome of each game in this file, as JSON lines, and continue from what it already holds.
cli-sim-option-compare = Compare two bots on the same deals; in --players, “_” marks the seats they take in turn.
cli-audit-leaks-option-states = How many positions to compare.
cli-audit-leaks-option-table = Check this one table again, as a report told you to.
cli-bench-option-ms = How long to measure each item, in milliseconds.
cli-edition-check-option-game = Which game it is for; without it, the one it resembles most.
cli-scenario-new-option-game = Which game it is for; without it, the first that has scenarios to write.
cli-scenario-check-option-game = Which game it is for; without it, the first that has scenarios to write.

## Puzzles

cli-puzzle-title = { $name }, puzzle { $number } of { $count } ({ $grade ->
    [1] easy
    [2] medium
   *[3] hard
})
cli-puzzle-ask = What is the best answer? For example: { $examples }
cli-puzzle-unclear = That is not a valid answer here; for example: { $examples }.
cli-puzzle-right = Right: { $answer }.
cli-puzzle-wrong = Not quite: { $given }. Clearly best is: { $answer }.
cli-puzzle-next = Next puzzle: { $command }
cli-puzzle-error-game = There are no puzzles for { $game }; there are some for: { $known }.
cli-puzzle-error-number = There is no puzzle { $number }; the last one is { $last }.

## Usage errors

cli-usage-no-command = “{ $command }” has no command called “{ $name }”; it has: { $known }.
cli-usage-no-option = “{ $command }” has no option { $option }; “{ $command } --help” lists what it takes.
cli-usage-missing = “{ $command }” also needs { $missing }; “{ $command } --help” shows how.
cli-usage-no-value = The option { $option } is missing a value; “{ $command } --help” shows what it takes.
cli-usage-flag = “{ $command }” takes { $option } without a value; leave out what follows “=”.
cli-usage-extra = “{ $command }” does not know what to do with “{ $words }”; “{ $command } --help” shows what it takes.
cli-usage-other = “{ $command }” can’t be used like this; “{ $command } --help” shows how.
cli-error-number = { $option } needs a whole number, not “{ $value }”.
cli-error-number-least = { $option } needs a whole number of at least { $least }, not “{ $value }”.
cli-error-number-most = { $option } can be at most { $most }, not “{ $value }”.
cli-error-game-file = --game needs a file or folder with a game, such as trick.py:Trick or ./trick, not “{ $text }”.
cli-error-set = --set needs NAME=VALUE, such as guardians=random, not “{ $text }”.
cli-error-players = --players needs a player for every seat, such as you,greedy, not “{ $text }”.
cli-error-at = There is no entry { $entry } in this record; its last one is { $last }.
cli-error-why-at = --why and --at can’t be used together: the first tells a chain of events, the second shows a board.
cli-error-resume = A resumed match keeps its players, seed, options and edition; use --resume without them.
cli-error-resume-game = { $file } holds a match of { $game }; leave the game out or name that one.
cli-error-save-exists = { $file } already exists; choose another name, or resume it with --resume.
cli-error-score = There is no score number { $number } in the list; it has { $last ->
    [one] { $last } entry
   *[other] { $last } entries
}.

## Errors: files, scores, bots

error-unwritable = { $file } can’t be written ({ $reason }); choose another place, or set PARLOUR_DATA to a folder of yours.
cli-error-output = The output can’t be written ({ $reason }); check where it goes.
error-scores-locked = The best scores in { $file } are being written by another program; please try again in a moment.
error-scores-broken = { $file } can’t be read as best scores; move it away to start a new list.
error-scores-newer = { $file } was written by a newer Parlour; update this one to read it.
error-bot-answer = The bot { $bot } answered “{ $answer }” to “{ $prompt }”, which is not allowed there.
error-bot-failed = The bot { $bot } failed at “{ $prompt }” ({ $reason }).
error-bot-silent = The bot { $bot } gave no answer to “{ $prompt }”; only optional questions may be passed over.
error-journal-broken = { $what ->
    [tournament] { $file } can’t be read as the outcomes of a tournament; choose another file.
   *[simulation] { $file } can’t be read as the outcomes of a simulation; choose another file.
}
error-journal-other = { $what ->
    [tournament] { $file } holds the outcomes of another tournament (different { $field }); choose another file.
   *[simulation] { $file } holds the outcomes of another simulation (different { $field }); choose another file.
}
cli-error-compare-alone = --compare can’t be used together with --keep: leave that out.
cli-error-compare-seat = With --compare, mark at least one seat in --players with “{ $seat }”.

# Why a recorded move is not allowed, inside error-record-move.
cli-why-notation = it is not a valid answer
cli-why-prompt = that question is not asked there
cli-why-answers = it has too few or too many answers
cli-why-outcome = chance can’t produce it there
cli-why-agree = the players must all give the same answer
cli-why-undo = there is nothing to undo to

## Interrupted

cli-interrupted = Interrupted; nothing was changed.
cli-play-interrupted = Interrupted; every answer so far is saved, and “{ $command }” resumes the match.
cli-play-dropped = Interrupted before the first answer, so there was nothing to save.
cli-sim-nothing = Interrupted before the first game finished, so there is nothing to show.
cli-error-cluster-driver = A cluster needs Dask: pip install ".[dask]" in Parlour’s source tree.
cli-error-cluster-unreachable = There is no Dask scheduler at { $address } ({ $reason }).
cli-error-cluster-empty = The cluster at { $address } has no workers.
cli-error-cluster-worker = A worker of the cluster at { $address } can’t play this ({ $reason }); the same Parlour must be installed on every worker.
cli-error-cluster-differs = The worker { $worker } has { $theirs }; here it is { $ours }. The figures could differ, so nothing was played.
cli-error-cluster-bot = The bot { $bot } is in a file of yours, which the workers of a cluster don’t have; install it as a package there.
cli-error-cluster-jobs = Use --jobs for processes here, or --cluster for those of a cluster, not both.
cli-error-cluster-lost = The cluster was lost ({ $reason }); with --resume the games so far are kept.
cli-level-interrupted = Interrupted: these are the figures of the first { $done } deals of { $deals }.
cli-sim-interrupted = Interrupted: these are the figures of the first { $done } games of { $games }.
cli-audit-interrupted = Interrupted: { $states } of { $wanted } positions were compared.

## Games, rules, records

cli-games-line = { $name } ({ $game }), { $least } to { $most } players
cli-games-option = { $option } = { $values }: { $meaning }
cli-games-level = { $bot }: { $name }. { $temper }
cli-games-bots = Other bots: { $bots }
cli-games-more = “parlour rules { $game }” shows the rules, “parlour play { $game }” starts a game.
cli-rules-title = The rules of { $name }
cli-rules-mark = { $mark } marks our rulings: what the rulebook leaves open, what is our own, and how the online table does it. Everything else is printed in the rulebook.
cli-rules-no-printed = Nothing here is printed in the rulebook; it is all our ruling.
cli-rules-no-rulings = Nothing here is our ruling; it is all printed in the rulebook.
cli-rules-more = Name a clause to read it, as in: { $example }
cli-replay-heading = { $name }: { $players }; { $date }; { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}
cli-verify-sealed = Sealed by the server you named: nothing in the record was changed since, not the names, tags or moves either.
cli-verify-sealed-by = Sealed by the key { $key }: nothing was changed since, if that is the key its server shows at /api/key; name it with --key to have it compared.
cli-verify-not-sealed = Not sealed: someone who had the file could have cut off its end, changed names and tags, or replaced moves by other legal ones.
cli-verify-luck = { $file } is valid: all { $entries } entries are legal, every deal matches its secret, and the final position is right.
cli-verify-moves = { $file }: all { $entries } entries are legal and the final position is right; the deals can’t be checked, because the record holds no secret.
cli-verify-from = { $file }: all { $entries } entries are legal and the final position is right; it continues another match, so the deals of its first { $others } entries are proved only by that match’s record.

## Playing

cli-name-you = you
cli-name-known = { $number } ({ $name })
cli-prompt = Your answer:
cli-thinking = The bots are thinking…
cli-curtain = Please pass the keyboard to { $name }, then press Enter.
cli-optional = Optional: { $question }
cli-examples = For example: { $examples }. Type ? for help.
cli-examples-optional = For example: { $examples }. Press Enter to skip, type ? for help.
cli-ambiguous = “{ $text }” could mean several things: { $meant }.
cli-help-kind = { $first } with one of: { $rest }
cli-help-short = You can shorten an answer as long as it is unambiguous. You can also type:
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
cli-window-narrow = The board is cut off: make the window at least { $columns } columns wide.
cli-hint-then = What would happen:
cli-hint = A bot would answer “{ $answer }”: { $meaning }.
cli-undo-nothing = You haven’t given an answer that you could undo.
cli-undo-alone = Since your last answer something was dealt or a bot has acted: you can undo, but this match won’t count for best scores.
cli-undo-together = Since your last answer something was dealt or someone else has acted: you can undo if everyone agrees.
cli-undo-ask = Undo? (yes or no)
cli-warn-ask = Do it anyway? (yes or no)
cli-told-answer = { $name }: { $answer }
cli-why-dealt = { $what }: { $outcome }
cli-why-sealed = { $name } answered secretly.
cli-result-line = { $place }. { $name }: { $score }
cli-result-alone = Your score: { $score }
cli-play-kept = The match is saved in { $file }. To resume it: { $command }
cli-play-nothing = Nothing was answered, so nothing was saved.
cli-play-saved = The whole match is saved in { $file }; “parlour replay” replays it.
cli-score-best = That is your best score with these options! “parlour scores { $game }” shows them all.
cli-score-rank = That is number { $rank } of your scores with these options; “parlour scores { $game }” shows them all.
cli-score-undone = Because you undid something that had been dealt, this match doesn’t count for your best scores.

## Scores

cli-scores-none = You haven’t played { $name } solo yet; “parlour play { $game } --players you” starts a game.
cli-scores-title = Best scores: { $name }, solo
cli-scores-hinted = with hints
cli-scores-more = “parlour scores { $game } --replay 1” replays the match behind number 1.

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
cli-percent = { $number }%
cli-sim-player = player
cli-sim-mean = mean score
cli-sim-spread = spread
cli-sim-interval = 95% interval
cli-sim-wins = wins
cli-sim-wins-interval = 95% interval
cli-sim-team = The team wins { $rate } of the games (95% interval: { $interval }). How they ended:
cli-sim-speed = { $moves } moves a game, { $speed } games a second ({ $build }).
cli-sim-histogram = Scores of { $player }
cli-compare-title = { $name }: the same { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} for both
cli-compare-gain = second minus first
cli-compare-clear = The difference is clear: its 95% interval leaves zero out.
cli-compare-open = No clear difference: at 95% it could be zero.
cli-bench-title = Done per second on this machine ({ $build })
cli-bench-game = game
cli-bench-playouts = random games
cli-bench-clones = copies
cli-bench-views = views
cli-audit-clean = No leak found: { $states } positions compared at { $tables ->
    [one] one table
   *[other] { $tables } tables
}, with { $twins } twin games and { $sealed } sealed answers.
cli-audit-seats = Tables by number of players: { $spread }
cli-audit-option = Tables by { $option }: { $spread }
cli-audit-spectator = A spectator
cli-audit-leak = { $who } can tell two games apart that must look the same, after entry { $entry } ({ $prompt }).
cli-audit-sealed = { $who } can see what { $other } has answered in secret, after entry { $entry }.
cli-audit-again = To reproduce it: { $command }

## Editions, doctor

cli-edition-good = { $file } is a valid edition of { $name }: “{ $title }”, called { $edition } { $hash } in records.
cli-scenario-error-game = { $game } has no scenarios to write; expected: { $known }.
cli-scenario-good = { $file } is a valid scenario, “{ $name }”. Its code, to play and share:
cli-scenario-play = To play it: { $command }
cli-doctor-version = Parlour’s version
cli-doctor-build = Build
cli-doctor-python = Python’s version
cli-doctor-folder = Data folder
cli-doctor-folder-good = { $folder }
cli-doctor-folder-new = { $folder } (created when needed)
cli-doctor-folder-closed = { $folder } (not writable)
cli-doctor-editions = Editions
cli-doctor-languages = Languages
cli-doctor-complete = Nothing is missing.
cli-doctor-missing-laws = Missing: hypothesis, to test games of your own by the laws (pip install ".[testing]" in Parlour’s source tree).
cli-doctor-missing-pytest = Missing: pytest, to run tests (pip install ".[testing]" in Parlour’s source tree).
cli-doctor-missing-server = Missing: uvicorn and related packages, to run the table server; “pip install .” installs them.
cli-doctor-missing-web = Missing: the web client; “make web” builds it.
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
cli-campaign-ep = total EP
cli-campaign-victories = victories
cli-campaign-by-ep = Most EP in total wins; if tied, most victories.
cli-campaign-by-victories = Most victories wins; if tied, most EP in total.
cli-campaign-next = Next game: { $scenario }. Press Enter to start it, or type anything to continue later.
cli-campaign-journey = The journey: { $stops }
cli-campaign-later = To continue the campaign: { $command }
cli-error-campaign-game = { $game } has no campaigns; they are for: { $known }.
cli-error-rules-only = There is no “{ $given }” part of the rules; there are { $known }.
cli-error-campaign-codes = After “{ $scenario }”, commas belong to its code; expected: “;” between the games, or after a single one.
cli-error-campaign-set = A campaign sets { $option } itself; leave that setting out.
