### What the table server says: refusals, limits, settings. The wire carries these ids, never the sentences.

## Refusals: why a request is not carried out

server-refuse-watching = You are watching this table; please sit down first.
server-refuse-not-yours = Seat { $seat } is not yours; please open the table with your own seat.
server-refuse-yours = This seat is yours already; just sit down.
server-refuse-taken = Seat { $seat } is taken; please choose another one.
server-refuse-started = The match has started, so this can’t be changed any more.
server-refuse-not-started = The match has not started yet; everybody has to be ready first.
server-refuse-running = The match is still running; a rematch begins when it is over.
server-refuse-host = Only the host of this table can do that.
server-refuse-away = A bot is playing your seat; sit down again to take over.
server-refuse-entropy = Your share of the deal’s randomness must be 8 to 64 hexadecimal digits.
server-refuse-no-lesson = This is an ordinary table, not a lesson: answer, or take back.
server-refuse-no-vote = There is no vote open that asks you.
server-refuse-vote-open = The table is voting on this already.
server-refuse-alone = Nobody else is at the table who could agree to that.
server-refuse-present = The person in seat { $seat } is here, so the seat can’t be given away.
server-refuse-secret = This link does not fit the seat; perhaps it has changed hands since.
server-refuse-bot = There is no bot “{ $bot }” that can sit here.
server-refuse-muted = The host has muted this seat’s chat.
server-refuse-empty = There is nothing to say in an empty line.
server-refuse-note = A note needs a place, and there may be { $most } of them at most.
server-refuse-clock = A clock runs at least { $least } seconds and at most { $days } days.
server-refuse-hook = A webhook must be a whole http or https address.
server-refuse-hooks-off = This server calls no webhooks.
server-refuse-hook-home = A webhook can’t go to this server’s own network; please name a public address.
server-refuse-origin = This table goes on from a record, so its seats and options stay as they were.
server-refuse-hints = This table plays without hints; the host can allow them before the match starts.
server-refuse-no-hint = No hint could be found in time; please try again.
server-refuse-ahead = In this game nobody says “go on” ahead.
server-refuse-campaign = A campaign is played by the same people, as it was agreed before its first game.
server-refuse-campaign-game = { $game } has no campaigns.
server-refuse-teach = Who teaches must play at this table or be its host; please sit down first.
server-refuse-teaching = { $name } is teaching already; one at a time.
server-refuse-teacher = Only who teaches can do that; please switch on “I’m teaching” first.
server-refuse-part = The teaching sheet has no part { $part }; its parts are numbered from 0 to { $last }.
server-refuse-spot = “{ $spot }” is nothing that everybody at this table may be shown; please point at a space or at a part of the board.
server-refuse-spot-whole = Everybody sees “{ $spot }” differently, so it is only lit as a whole; please leave out where on it.
server-refuse-open = Hands lie open already.

## Messages that can’t be understood, and limits

server-bad-message = This message can’t be understood ({ $reason }).
server-bad-id = A request’s id has at most 64 letters, digits and . : - signs.
server-bad-version = This page speaks version { $yours } and the server version { $ours }; please load the page again.
server-hello-first = Please say hello first, with the table you want.
server-who = Nobody knows you here yet; please come in first.
server-origin = This request comes from a page of another site.
server-too-fast = That is too much at once; please wait a moment.
server-too-long = This is too long; at most { $most } bytes can be sent at once.
server-too-many-connections = Too many connections come from your address; please close some tables.
server-too-many-tables = There are { $most } tables already, and no more can be opened.
server-no-table = There is no table { $table }; please check the code.
server-no-record = There is no record { $id } here; please check the link.
server-no-page = There is nothing at this address.
server-no-client = The table server is running, but this copy of Parlour was built without its pages; programs can use the API.
server-bug = Something went wrong on our side; nothing was changed, and it has been noted down.
server-bye = The server is stopping; your table is safe, and this page comes back by itself.

## What could not be kept

server-store-full = This was not kept, because the disk is full ({ $file }); everything is as it was before.
server-store-locked = This was not kept, because another program holds the file { $file }; everything is as it was before.
server-store-broken = The file { $file } is damaged; please restore a backup of it.
server-store-failed = The file { $file } could not be read or written ({ $reason }); everything is as it was before.
server-rules-unknown = This table was played by other rules (number { $before }, now { $now }), and it can’t be told whether they lead to the same from entry { $entry } on; it stays as it is, unchanged.
server-store-race = Somebody else was faster; the table has been loaded anew, please try again.
server-store-newer = The file { $file } is from a newer Parlour (schema { $found }, this one knows { $known }); please update Parlour.
server-store-foreign = The file { $file } belongs to another program; please name another data folder.
server-store-taken = Another Parlour server is using { $file } already; stop it first, or name another data folder.
server-backup-exists = There is a file { $file } already; please choose another name for the backup.

## Settings

server-error-setting = { $name } can’t be “{ $value }”; expected: { $expected }.
server-error-insecure = { $name } = { $value } is for this computer alone; with it Parlour does not open its doors on { $host }, only on 127.0.0.1.
server-error-database = DATABASE_URL names { $scheme }, but tables are kept in SQLite only for now: sqlite:///path, or leave it out.
server-error-port = Parlour can’t listen on { $host }, port { $port } ({ $reason }); please choose another with --host or --port.
server-error-unreachable = There is no Parlour server at { $url } ({ $reason }).
server-error-answer = The server at { $url } did not do that: { $refusal }.
server-error-link = “{ $url }” is not the link of a table; expected: https://host/t/CODE.
server-error-full = No seat of table { $table } is free.
