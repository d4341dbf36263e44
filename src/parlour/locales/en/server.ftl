### What the table server says: refusals, limits, settings. The wire carries these ids, never the sentences.

## Refusals: why a request is not carried out

server-refuse-watching = You are watching this table; please sit down first.
server-refuse-not-yours = That is { $seat }’s seat; please open the table with your own.
server-refuse-yours = This seat is already yours; just sit down.
server-refuse-taken = { $seat } is already sitting there.
server-refuse-started = The match has started, so this can’t be changed.
server-refuse-not-started = The match hasn’t started yet; everyone has to be ready first.
server-refuse-running = The match is still running; you can play again when it is over.
server-refuse-closed = This table was closed.
server-refuse-host = Only the host of this table can do that.
server-refuse-away = A bot is playing your seat; sit down again to take over.
server-refuse-entropy = Your share of the deal’s randomness must be 8 to 64 hexadecimal digits.
server-refuse-no-lesson = This is an ordinary table, not a lesson: answer or undo.
server-refuse-no-vote = There is no open vote for you.
server-refuse-vote-open = The table is already voting on this.
server-refuse-alone = There is nobody else at the table to agree to that.
server-refuse-present = { $seat } is here, so the seat can’t be given away.
server-refuse-absence = { $seat } left only a moment ago. A bot or somebody else can take over in { $minutes } min.
server-refuse-rival = Against a single opponent nobody else can take over a seat. A bot can play until its owner is back.
server-refuse-stand-in = Only the bot “{ $bot }” can stand in for an absent player.
server-refuse-stands-in = A bot is already playing for { $seat }.
server-refuse-secret = This link no longer matches the seat; it may have changed hands.
server-refuse-bot = There is no bot “{ $bot }” that can sit here.
server-refuse-muted = The host has muted this seat’s chat.
server-refuse-empty = Type a message first.
server-refuse-note = A note needs a place, and there can be at most { $most }.
server-refuse-clock = A clock must be between { $least } seconds and { $days } days.
server-refuse-hook = A webhook must be a complete http or https address.
server-refuse-hooks-off = Webhooks are switched off on this server.
server-refuse-hook-home = A webhook can’t go to this server’s own network; please name a public address.
server-refuse-edition-slow = This edition takes too long to read; please make it simpler.
server-refuse-undos = This match has had { $most } undos, which is the most there can be.
server-refuse-undo-long = The log of this match has { $most } entries, too many for another undo.
server-refuse-origin = This table continues a record, so its seats and options can’t be changed.
server-refuse-hints = This table plays without hints; the host can allow them before the match starts.
server-refuse-no-hint = No hint could be found in time; please try again.
server-refuse-ahead = This game has no auto-pass.
server-refuse-campaign = A campaign keeps the people and rules agreed before its first game.
server-refuse-campaign-game = { $game } has no campaigns.
server-refuse-teach = To teach, you must play at this table or be its host; please sit down first.
server-refuse-teaching = { $name } is already teaching; one at a time.
server-refuse-teacher = Only the teacher can do that; switch on “I’m teaching” first.
server-refuse-review = A match can be reviewed together once it is over.
server-refuse-part = The teaching sheet has no part { $part }; its parts are numbered from 0 to { $last }.
server-refuse-spot = “{ $spot }” can’t be shown to everyone at this table; please point at a space or a part of the board.
server-refuse-spot-whole = “{ $spot }” looks different to everyone, so it can only be highlighted as a whole.
server-refuse-open = Hands are already face up.

## Messages that can’t be understood, and limits

server-bad-message = This message can’t be understood ({ $reason }).
server-bad-id = A request id has at most 64 letters, digits or the characters . : -
server-bad-version = This page speaks version { $yours } and the server version { $ours }; please load the page again.
server-hello-first = Please say hello first, with the table you want.
server-who = Pick a name first.
server-origin = This request comes from another site’s page.
server-host = This server has another name; whoever runs it can set PARLOUR_BASE_URL.
server-too-fast = You’re going too fast; please wait a moment.
server-refuse-busy = Several matches are being analysed already; please try again in a moment.
server-too-long = This is too long; at most { $most } bytes are allowed.
server-too-many-connections = Too many connections from your address; please close some tables.
server-too-many-tables = There are already { $most } tables; no more can be opened.
server-no-table = There is no table { $table }; please check the code.
server-elsewhere = Another server is taking over this table; please try again in a moment.
server-no-record = There is no record { $id } here; please check the link.
server-no-page = There is nothing at this address.
server-no-client = The table server is running, but this copy of Parlour was built without its pages; programs can use the API.
server-bug = Something went wrong on our side; nothing was changed, and the error was logged.
server-bye = The server is restarting; your table is safe, and this page will reconnect by itself.

## What could not be kept

server-store-full = Not saved: the disk is full ({ $file }). Nothing was changed.
server-store-locked = Not saved: another program is using the file { $file }. Nothing was changed.
server-store-broken = The file { $file } is damaged; please restore a backup of it.
server-store-failed = The file { $file } could not be read or written ({ $reason }). Nothing was changed.
server-rules-unknown = This table was played under other rules (number { $before }, now { $now }), and from entry { $entry } on we can’t tell whether they lead to the same position; the table is left unchanged.
server-store-race = Someone else was faster; the table has been reloaded, please try again.
server-store-newer = The file { $file } is from a newer Parlour (schema { $found }, this one knows { $known }); please update Parlour.
server-store-foreign = The file { $file } belongs to another program; please name another data folder.
server-store-taken = Another Parlour server is already using { $file }; stop it first, or name another data folder.
server-store-unreachable = The database { $database } can’t be reached ({ $reason }).
server-store-refused = The database { $database } refused that ({ $reason }). Nothing was changed.
server-store-old = The database { $database } runs PostgreSQL { $found }; Parlour needs { $least } or newer.
server-store-schema = The database { $database } is from a newer Parlour (schema { $found }, this one knows { $known }); please update Parlour.
server-store-not-ours = The database { $database } holds another program’s tables; please name an empty one.
server-store-address = Another server of the database { $database } is at { $address }; set PARLOUR_ADDRESS to where others reach this one.
server-store-driver = PostgreSQL needs its driver: pip install ".[postgres]" in Parlour’s source tree.
server-store-fenced = Another server has taken over this table; please try again.
server-move-not-empty = The database { $database } is not empty; tables can only be moved into an empty one. Nothing was changed.
server-move-differs = In the database { $database }, row { $row } of { $table } is not what it was in the file; nothing was moved.
server-backup-exists = The file { $file } already exists; please choose another name for the backup.

## Settings

server-error-setting = { $name } can’t be “{ $value }”; expected: { $expected }.
server-error-insecure = { $name } = { $value } is safe only while nobody else can reach Parlour, so it does not start on { $host }: remove that setting, or listen on 127.0.0.1.
server-error-database = DATABASE_URL names { $scheme }; expected: sqlite:///path or postgresql://user@host/database.
server-error-renamed = { $name } is now called { $now }: the processes in which bots think. For several server processes, use parlour serve --workers.
server-error-workers-file = { $count } workers need a database that they can share: set DATABASE_URL to postgresql://user@host/database.
server-error-workers-here = This system can’t run several workers from one command; start several servers with the same DATABASE_URL instead.
server-error-port = Parlour can’t listen on { $host }, port { $port } ({ $reason }); please choose another with --host or --port.
server-error-unreachable = There is no Parlour server at { $url } ({ $reason }).
server-error-answer = The server at { $url } did not do that: { $refusal }.
server-error-link = “{ $url }” is not the link of a table; expected: https://host/t/CODE.
server-error-full = Table { $table } has no free seat.

## An agent that reads words

agent-no-tables = There is no public table now; open one.
agent-seated = You sit at table { $table }, in seat { $seat }.
agent-lobby = The match has not begun; seats still free: { $open }.
agent-choices = You may answer in { $count } { $count ->
        [one] way
       *[other] ways
    }.
agent-player = { $seat } is { $name }.
agent-player-you = { $seat } is { $name }: that’s you.
agent-answered = You answered { $answer }.
agent-waiting = Waiting for: { $names }.
agent-game = { $game }: { $name }, { $least } to { $most } players; bots: { $bots }
agent-table = { $table }: { $game }, { $phase }; players: { $names }; free seats: { $open }
agent-over = The match is over.
agent-place = { $place }. { $name }: { $score }
agent-error-no-seat = You don’t sit at a table yet; sit down first.
agent-error-lobby = The match at table { $table } has not begun yet.
agent-error-not-asked = You are not asked anything now; look again, and wait.
agent-error-answer = “{ $answer }” is not one of the { $count } legal answers, such as: { $choices }.
