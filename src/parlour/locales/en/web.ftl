# What the web client says, beside the games’ own words.

## Everywhere

web-parlour = Parlour
web-skip = Skip to the content
web-home = Back to the parlour
web-lost = There is nothing at this address.
web-loading = One moment…
web-no-server = The server can’t be reached right now; please try again in a moment.
web-close = Close
web-proposed = Proposed by { $names }: { $answer }.
web-proposed-own = You propose: { $answer }.
web-decline = No, play on
web-compose = Compose a level
web-locked = locked
web-unlock = Unlock
web-unlock-about = As the host, offer what nobody at this table has earned yet.
web-unlock-play = Unlock it as the host and play
web-progress = Levels won: { $game }
web-progress-open = not yet
web-progress-won = { $alone ->
    [0] with others: { $together }
   *[other] { $together ->
        [0] alone: { $alone }
       *[other] alone: { $alone }, with others: { $together }
    }
}
web-progress-all = Everything is open to you.
web-cancel = Cancel
web-yes = Yes
web-no = No
web-rules = Rules
web-settings = Settings
web-scores = Best scores
web-watcher = Somebody watching
web-bot-name = { $bot ->
    [greedy] Greedy bot
    [random] Random bot
    [search] Thinking bot
    [team] Team bot
   *[other] Bot { $bot }
}

## The parlour

web-hero = Pull up a chair.
web-hero-about = Board games for friends, for one evening, or for a quiet hour against a bot. No account needed.
web-games = Games
web-players = { $least }–{ $most } players
web-minutes = { $game ->
    [kokoro] about 20 minutes
    [cocoons] about 25 minutes
    [chocobo] about 45 minutes
   *[other] about 60 minutes
}
web-play-now = Play now
web-new-table = New table
web-continue = Your tables
web-your-turn = Your turn
web-gathering = gathering players
web-join = Join with a code
web-join-about = Four letters from your host, or the whole link
web-join-go = Join
web-open-tables = Open tables
web-open-none = No public table is waiting right now.
web-open-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-watch = watch

## Your name

web-name = Your name
web-name-title = What shall we call you?
web-name-about = The others at the table will see this name.
web-name-done = Take a seat

## Gathering

web-seats = Seats
web-seat-open = Free seat
web-seat-number = Seat { $number }
web-sit = Sit here
web-sit-too = Also play here
web-stand = Stand up
web-bot = Add a bot…
web-add-bot = A bot for seat { $number }
web-bot-about = a bot, always ready
web-remove = Remove
web-fewer-seats = One seat fewer
web-more-seats = One seat more
web-ready = ready
web-not-ready = not ready yet
web-absent = not here
web-ready-go = I’m ready
web-ready-undo = Wait, not yet
web-origin = This table goes on from step { $at } of an earlier match; its seats and options stay as they were.
web-wait-seats = The game starts when every seat is taken and everybody is ready. Empty seats can be given to bots.
web-wait-ready = Waiting until these are ready: { $names }.
web-recovery = Keep a link to your seat
web-recovery-about = With it you can take your seat on another device. Keep it to yourself.
web-invite = Invite
web-invite-about = Give this code or link to your friends. It leads to the table; everybody picks a seat.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-qr = QR code that leads to this table
web-screen = Use this device as the table’s screen
web-screen-about = Scan the code with your phone and take a seat. This screen shows the public board.
web-public = Show this table in the parlour
web-options = Options
web-hints = Hints
web-hints-about = A bot says what it would answer from your view, and why. The log tells who asked, not what was said. Usually on as long as one person plays.
web-hints-on = allowed
web-hints-off = not allowed
web-clock = Time
web-clock-none = no clock
web-clock-move = { $time } a move
web-clock-match = { $time } each
web-clock-match-more = { $time } each, { $more } more per move
web-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-clock-late = When time runs out
web-clock-late-bot = a bot answers
web-clock-late-pause = the table waits
web-hook = Turn notices
web-hook-about = When it is the turn of somebody who is not here, the server sends one message (JSON, by POST) to this address. Nobody else sees it.
web-hook-set = An address is set.
web-hook-save = Set
web-hook-clear = Remove
web-seal = Sealed deal
web-seal-about = The server has committed itself to its secret before anybody was ready; this is the secret’s fingerprint. Each player adds randomness of their own ({ $added } so far), and after the game anybody can check every card.

## Playing

web-decision = Your decision
web-players-title = Players
web-turn = to play
web-thinks = is thinking
web-waits = has played
web-has-answered = has decided
web-bot-stands-in = a bot stands in
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-given = Decided: { $answer }.
web-sending = On its way: { $answer }…
web-waiting-for = Waiting for { $names }.
web-waiting-many = Waiting for { $count } players.
web-over = The game is over.
web-choose = { $count } choices…
web-answer = Do it
web-what = What is this?
web-about-tour = The things on the board
web-about-before = The thing before
web-about-next = The next thing
web-hint = Hint
web-hint-about = What would a bot answer here, and why?
web-hint-answer = { $answer }:
web-hint-none = No answer:
web-ahead = Go on without me this round
web-ahead-about = Wherever only a Book could be used, “go on” is answered for you; you can change that answer, or take this back.
web-take-back = Take back
web-take-back-ask = Ask to take back
web-watching = watching
web-link-connecting = connecting
web-link-connected = connected
web-link-reconnecting = reconnecting…
web-link-offline = offline
web-away = A bot plays for you until you take your seat back.
web-come-back = Take my seat back
web-leave = Let a bot play for { $name }
web-reclaim = I am { $name }: ask for my seat
web-menu = Menu
web-panel = Log, chat and rules
web-panel-open = Log
web-log = Log
web-log-empty = Nothing has happened yet.
web-why = why?
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
web-chat-write = Say something
web-chat-send = Send
web-rules-search = Search the rules
web-board-in-words = The board in words
web-late = out of time
web-late-answered = { $seat }: time ran out, so it was answered for you.
web-paused = Time ran out, and the table waits.
web-vote = A question to the table
web-vote-undo = { $by } would like to take something back. Do you agree?
web-vote-seat = { $name } asks for the seat of { $seat }. Do you agree?
web-vote-bot = Shall a bot play for { $seat }?
web-vote-practice = { $by } would like to practise with open hands: each of you sees what the others see, and this match then counts for nothing. Do you agree?
web-vote-seat-own = You have asked for the seat of { $seat }.
web-vote-undo-own = You have asked to take something back.
web-vote-practice-own = You have proposed to practise with open hands.
web-vote-bot-own = You have proposed that a bot plays for { $seat }.
web-vote-waits = { $count ->
    [one] One answer is still missing.
   *[other] { $count } answers are still missing.
}
web-curtain = The curtain is down
web-curtain-about = Hand over the device. Only the player named here lifts the curtain.
web-curtain-lift = I am { $name }

## The end

web-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
web-won-together = { $count ->
    [one] You have won!
   *[other] You have won together!
}
web-lost-together = Not this time. Another go?
web-solo = You finish with { $score } points.
web-rematch = Play again
web-rematch-go = To the next table
web-replay = Replay
web-record = Record
web-check = Check the deal
web-check-ok = Every move and every card is as it should be.
web-check-ok-moves = Every move is as it should be; the deal’s secret is not in the record.

## Replays

web-step = Step
web-step-first = To the beginning
web-step-back = One step back
web-step-play = Play by itself
web-step-on = One step on
web-step-last = To the end
web-eyes = Seen by
web-eyes-nobody = somebody watching
web-branch = Continue from here

## Scores

web-score = Score
web-place = Place
web-date = Date
web-scores-none = Nothing yet: finish a game and it will stand here.
web-result = Result
web-seats-count = { $count ->
    [one] alone
   *[other] { $count } players
}
web-hinted = with hints
web-not-best = something was taken back by a vote, it went on from a record, or a bot played at the end; it does not count as a best score

## Campaigns

web-campaign = Campaign
web-campaigns = Campaigns
web-campaign-about = Several games with the same people, decided by all EP added up or by victories. Agree on it now; after the first game it is settled.
web-campaign-play = Play a campaign
web-campaign-game = Game { $number }
web-campaign-fewer = Leave game { $number } out
web-campaign-more = One game more
web-campaign-measure = What decides?
web-campaign-ep = EP in all
web-campaign-victories = Victories
web-campaign-by-ep = All EP added up decide.
web-campaign-by-victories = Victories decide.
web-campaign-progress = { $done } of { $total } games are played.
web-campaign-over = The campaign is over.
web-campaign-next = Next game: { $scenario }
web-campaign-anew = The campaign once more
web-campaign-table = Campaign at table { $table }
web-player = Player

## Settings

web-save = Save
web-saved = Saved
web-auto = as the system says
web-language = Language
web-theme = Light
web-theme-light = daylight
web-theme-dark = evening
web-motion = Motion
web-motion-full = things move
web-motion-calm = calm
web-motion-none = none
web-contrast = Stronger contrast
web-sound = A soft sound when it is my turn
web-sound-on = Sound on
web-sound-off = Sound off
web-confirm = Ask me to confirm each move
web-help = Help
web-help-what = “What is this?” beside each decision
web-help-names = Names of things under the mouse, a held finger or the focus
web-help-tips = One-line tips until I know a decision
web-help-tips-again = Show all tips again

## Keys

web-keys = Keys
web-key-board = to the board
web-key-decision = to the decision
web-key-arrows = move on the board
web-key-enter = choose
web-key-escape = let go
web-key-undo = take back
web-key-hint = a hint
web-key-what = what is this?
web-key-names = names of the things on the board
web-key-next = read on, in a lesson
web-key-log = what happened
web-key-chat = chat
web-key-rules = rules
web-key-help = these keys

## Lessons

web-learn = Learn
web-learn-game = Learn { $game }
web-learn-about = Short lessons at a real table, with a coach at your side. Leave whenever you like: you go on where you were.
web-learn-all = All lessons
web-learn-lesson = a lesson
web-learn-minutes = About { $minutes } minutes
web-learn-step = step { $at } of { $of }
web-learn-done = done
web-learn-start = Start
web-learn-go-on = Go on
web-learn-again = Once more
web-learn-next = Next
web-learn-leave = Leave
web-learn-fold = Fold the coach’s words
web-learn-play = Play a real game
web-learn-following = Next lesson
web-coach = Your coach

## Teaching others

web-teach = I’m teaching
web-teach-stop = Stop teaching
web-teaching = Teaching
web-teaching-you = You are teaching
web-teaching-by = { $name } is teaching
web-teaching-over = Nobody is teaching any more
web-teach-point = Point
web-teach-point-about = Move over the board, or hold your finger on it: everybody sees where. A press lights what you press, and plays nothing. Esc ends it.
web-teach-light = Light up
web-teach-light-none = Light up …
web-teach-sheet = Teaching sheet
web-teach-sheet-none = Sheet …
web-teach-before = The part before
web-teach-after = The next part
web-teach-away = Put the sheet away for all
web-teach-fold = Close it for me
web-pointed = { $name } points at { $thing }.
web-pointed-away = { $name } points at { $thing }, which is not on your screen now.
web-pointed-of = { $name } points at { $thing } ({ $owner }).
web-hands-ask = Open hands …
web-hands-about = Everybody who plays is asked. If all agree, each sees what the others see, and this match counts for nothing, even if hands are closed again.
web-hands-ask-all = Ask everybody
web-hands-open = Practice with open hands: this match counts for nothing.
web-hands-closed = This match is practice: it counts for nothing.
web-hands-close = Close the hands
web-hands-view = Whose view
web-hands-own = My view
web-hands-of = View of { $name }
web-hands-seeing = You see the table as { $name } sees it.
web-spot-place = space { $place }
web-spot-decision = the answers
web-spot-players = the players
