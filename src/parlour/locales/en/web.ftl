# What the web client says, beside the games’ own words.

## Everywhere

web-parlour = Parlour
web-skip = Skip to the content
web-home = Back to the home page
web-lost = There is nothing at this address.
web-loading = One moment…
web-no-server = Can’t reach the server right now; please try again in a moment.
web-close = Close
web-labelled = { $label }: { $text }
web-proposed = { $count ->
    [one] { $names } proposes: { $answer }.
   *[other] { $names } propose: { $answer }.
}
web-proposed-own = You proposed: { $answer }.
web-decline = No, keep playing
web-compose = Compose a level
web-locked = locked
web-unlock = Unlock
web-unlock-about = As the host, allow what nobody at this table has unlocked yet (a house rule).
web-unlock-play = Unlock as host and play
web-progress = Levels won: { $game }
web-progress-open = not yet
web-progress-won = { $alone ->
    [0] with others: { $together }
   *[other] { $together ->
        [0] alone: { $alone }
       *[other] alone: { $alone }, with others: { $together }
    }
}
web-progress-all = You have unlocked everything.
web-cancel = Cancel
web-yes = Yes
web-no = No
web-rules = Rules
web-settings = Settings
web-scores = Best scores
web-watcher = A spectator

## The parlour

web-hero = Pull up a chair.
web-hero-about = Board games with friends, for a whole evening or a quiet hour against bots. No account needed.
web-games = Games
web-players = { $least }–{ $most } players
web-minutes = about { $minutes } minutes
web-play-now = Play now
web-new-table = New table
web-continue = Your games
web-your-turn = Your turn
web-waiting-for-players = waiting for players
web-join = Join with a code
web-join-about = The four letters from your host, or the whole link
web-join-go = Join
web-open-tables = Open tables
web-open-none = No public tables are waiting for players right now.
web-open-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-watch = Watch

## Your name

web-name = Your name
web-name-title = What should we call you?
web-name-about = The others at the table will see this name.
web-name-done = Take a seat

## Gathering

web-seats = Seats
web-seat-open = Free seat
web-seat-number = Seat { $number }
web-sit = Sit here
web-sit-too = Play this seat too
web-stand = Stand up
web-bot = Add a bot…
web-bots-more = Bots for experiments…
web-bots-other = For experiments
web-add-bot = Bot for seat { $number }
web-remove = Remove
web-fewer-seats = Remove a seat
web-more-seats = Add a seat
web-ready = ready
web-not-ready = not ready yet
web-absent = away
web-ready-go = I’m ready
web-ready-undo = Not ready after all
web-origin = This table continues an earlier match from step { $at }; its seats and options can’t be changed.
web-wait-seats = The game starts when every seat is taken and everyone is ready. Bots can fill empty seats.
web-wait-ready = Waiting for { $names } to get ready.
web-wait-you = The game starts as soon as you’re ready.
web-wait-you-and = The game starts when you and { $names } are ready.
web-wait-alone = To play alone, remove the free seats.
web-recovery = Save a link to your seat
web-recovery-about = Use it to take your seat on another device. Keep it private.
web-invite = Invite
web-invite-about = Share this code or link with your friends. It opens the table, and everyone picks a seat.
web-invite-loopback = Only this computer can open this link. Phones in your network can join if you start the server like this:
web-invite-offline = Only this computer can open this link. Connect it to a network, and phones there can join.
web-link = Table link
web-copy = Copy
web-copied = Copied
web-qr = QR code for this table
web-screen = Use this device as the table screen
web-screen-about = Scan the code with your phone and take a seat. This screen shows the public board.
web-screen-frees = This frees your seat; take one with your phone.
web-screen-lobby = Seats and options
web-public = List this table on the home page
web-options = Options
web-hints = Hints
web-hints-about = A bot tells you what it would play from your view, and why. The log shows who asked, not what the hint was. Normally on while only one person plays.
web-hints-on = allowed
web-hints-off = not allowed
web-clock = Clock
web-clock-none = no clock
web-clock-move = { $time } per move
web-clock-match = { $time } each
web-clock-match-more = { $time } each, plus { $more } per move
web-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-clock-late = When time runs out
web-clock-late-bot = a bot moves for you
web-clock-late-pause = the game pauses
web-hook = Turn webhooks
web-hook-about = When it is an absent player’s turn, the server posts one JSON message to this address. Nobody else sees it.
web-hook-set = An address is set.
web-hook-save = Set
web-hook-clear = Remove
web-seal = Provably fair deal
web-seal-about = Before anyone was ready, the server committed to the secret it deals from; this is that secret’s fingerprint. Every player adds randomness ({ $added } so far), and after the game anyone can check every card.

## Playing

web-decision = Your decision
web-players-title = Players
web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-turn = to play
web-thinks = is thinking
web-waits = played
web-has-answered = has decided
web-bot-stands-in = bot stand-in
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-given = You chose: { $answer }.
web-sending = Sending: { $answer }…
web-waiting-for = Waiting for { $names }.
web-waiting-away = { $count ->
    [one] Waiting for { $names }, who is away.
   *[other] Waiting for { $names }, who are away.
}
web-waiting-many = Waiting for { $count } players.
web-over = The game is over.
web-choose = { $count } choices…
web-answer = Confirm
web-what = What is this?
web-about-tour = What’s on the board
web-about-before = Previous
web-about-next = Next
web-hint = Hint
web-hint-about = What would a bot play here, and why?
web-hint-answer = { $answer }:
web-hint-none = Not now:
web-ahead = Auto-pass this round
web-ahead-about = Whenever only a Book could be used, you pass automatically. You can still change that answer, or switch auto-pass off.
web-take-back = Undo
web-take-back-ask = Ask to undo
web-watching = watching
web-link-connecting = connecting
web-link-connected = connected
web-link-reconnecting = reconnecting…
web-link-offline = offline
web-away = A bot plays for you until you take your seat back.
web-come-back = Take my seat back
web-leave = Let a bot play for { $name }
web-leave-own = Let a bot play for me
web-reclaim = I’m { $name }: ask for my seat back
web-menu = Menu
web-panel = Log, chat and rules
web-panel-open = Log
web-log = Log
web-log-empty = Nothing has happened yet.
web-why = why?
web-chat = Chat
web-chat-empty = No messages yet.
web-chat-gone = Earlier messages are gone: this is a memory game.
web-chat-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
web-chat-write = Type a message
web-chat-send = Send
web-rules-search = Search the rules
web-rules-show = Show
web-rules-all = All rules
web-rules-printed = Printed in the rulebook
web-rules-rulings = Our rulings
web-rules-ruling = Our ruling
web-answers = Your choices
web-board-in-words = The board in words
web-late = out of time
web-late-answered = { $seat }: time ran out; a bot answered for you.
web-paused = Time ran out; the game is paused.
web-vote = Vote
web-vote-undo = { $by } wants to undo a move. Do you agree?
web-vote-seat = { $name } is asking for { $seat }’s seat. Do you agree?
web-vote-bot = Let a bot play for { $seat }?
web-vote-swap = Let { $bot } play instead of { $seat } from now on?
web-vote-practice = { $by } wants to practise with open hands: everyone sees every hand, and this match won’t be scored. Do you agree?
web-vote-seat-own = You asked for { $seat }’s seat.
web-vote-undo-own = You asked to undo a move.
web-vote-practice-own = You suggested practising with open hands.
web-vote-bot-own = You suggested letting a bot play for { $seat }.
web-vote-swap-own = You suggested letting { $bot } play instead of { $seat }.
web-vote-waits = { $count ->
    [one] One answer is still missing.
   *[other] { $count } answers are still missing.
}
web-curtain = Pass the device
web-curtain-about = Hand the device to the next player. Only they should continue.
web-curtain-lift = I’m { $name }

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
web-solo = { $score ->
    [one] You finished with { $score } point.
   *[other] You finished with { $score } points.
}
web-rematch = Play again
web-rematch-change = Change options
web-rematch-waiting = The next game has been set up.
web-rematch-same = The options are the same.
web-rematch-changed = This time: { $options }.
web-you-won = You won!
web-points-from = Where the points came from
web-rematch-go = Go to the new table
web-replay = Replay
web-record = Download the record
web-check = Check the deal
web-check-ok = Verified: every move and every card is correct.
web-check-ok-moves = Every move is correct; the record doesn’t contain the secret of the deal.
web-check-sealed-ours = Sealed by this server (key { $key }): nothing in the record has changed since the match ended.
web-check-sealed-signed = Sealed by another server (key { $key }): nothing has changed since the match ended, if that key is really its own.
web-check-sealed-none = Not sealed: nothing proves that the record is as its server wrote it.

## Replays

web-step = Step
web-step-first = First
web-step-back = Step back
web-step-play = Autoplay
web-step-on = Step forward
web-step-last = Last
web-eyes = View
web-eyes-nobody = spectator
web-branch = Play on from here

## Scores

web-score = Score
web-place = Place
web-date = Date
web-scores-none = Nothing yet: finish a game and it will appear here.
web-result = Result
web-seats-count = { $count ->
    [one] alone
   *[other] { $count } players
}
web-hinted = with hints
web-not-best = not a best score: a move was undone by vote, the game continued from a record, or a bot was playing at the end

## Campaigns

web-campaign = Campaign
web-campaigns = Campaigns
web-campaign-about = Several games with the same people, decided by total EP or by victories. Agree on it now: it is fixed after the first game.
web-campaign-play = Play a campaign
web-campaign-game = Game { $number }
web-campaign-fewer = Remove game { $number }
web-campaign-more = Add a game
web-campaign-own = Add a scenario of your own by its code:
web-campaign-measure = What decides the campaign?
web-campaign-ep = Total EP
web-campaign-victories = Victories
web-campaign-by-ep = Most EP in total wins.
web-campaign-by-victories = Most victories wins.
web-campaign-at = Game { $number } of { $total }
web-campaign-progress = { $done } of { $total } games played.
web-campaign-over = The campaign is over.
web-campaign-next = Next game: { $scenario }
web-campaign-restart = Restart the campaign
web-campaign-table = Campaign at table { $table }
web-player = Player

## Settings

web-save = Save
web-saved = Saved
web-auto = System
web-language = Language
web-theme = Theme
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animation
web-motion-full = Full
web-motion-calm = Reduced
web-motion-none = None
web-contrast = High contrast
web-sound = Sounds
web-sound-on = Turn sound on
web-sound-off = Turn sound off
web-confirm = Confirm every move
web-help = Help
web-help-what = Show “What is this?” next to decisions
web-help-names = Show names on hover, long press or focus
web-help-tips = Show tips for decisions I haven’t met often
web-help-tips-again = Reset tips

## Keys

web-keys = Keyboard shortcuts
web-key-board = go to the board
web-key-decision = go to the decision
web-key-arrows = move on the board
web-key-enter = choose
web-key-escape = cancel
web-key-undo = undo
web-key-hint = a hint
web-key-what = explain the decision
web-key-names = name things on the board
web-key-next = next (in lessons)
web-key-log = log
web-key-chat = chat
web-key-rules = rules
web-key-help = show these keys

## Lessons

web-learn = Learn
web-learn-game = Learn { $game }
web-learn-about = Short lessons at a real table with a coach. Leave whenever you like; you’ll resume where you stopped.
web-learn-all = All lessons
web-learn-lesson = lesson
web-learn-minutes = About { $minutes } minutes
web-learn-last = Your last move
web-learn-step = step { $at } of { $of }
web-learn-done = done
web-learn-start = Start
web-learn-go-on = Resume
web-learn-again = Repeat
web-learn-next = Next
web-learn-leave = Leave
web-learn-fold = Hide the coach
web-learn-play = Play a real game
web-learn-following = Next lesson
web-coach = Your coach

## Teaching others

web-teach = I’m teaching
web-teach-stop = Stop teaching
web-teaching = Teaching
web-teaching-you = You are teaching
web-teaching-by = { $name } is teaching
web-teaching-over = Nobody is teaching now
web-teach-point = Point
web-teach-point-about = Move over the board, or hold your finger on it, and everyone sees where. Click to highlight something; no move is made. Press Esc to stop.
web-teach-light = Highlight
web-teach-light-none = Highlight…
web-teach-sheet = Teaching sheet
web-teach-sheet-none = Sheet…
web-teach-before = Previous part
web-teach-after = Next part
web-teach-away = Close the sheet for everyone
web-teach-fold = Close it for me only
web-pointed = { $name } points at { $thing }.
web-pointed-away = { $name } points at { $thing }, which is not on your screen now.
web-pointed-of = { $name } points at { $thing } ({ $owner }).
web-hands-ask = Open hands…
web-hands-about = Everyone playing is asked. If all agree, everyone sees every hand, and this match won’t be scored, even if hands are hidden again.
web-hands-ask-all = Ask everyone
web-hands-open = Practice with open hands: this match won’t be scored.
web-hands-closed = Practice: this match won’t be scored.
web-hands-close = Hide the hands again
web-hands-view = View as
web-hands-own = My view
web-hands-of = { $name }’s view
web-hands-seeing = You’re seeing the table as { $name } does.
web-spot-place = space { $place }
web-spot-decision = the decision
web-spot-players = the players

## What is being shown, and how fast

web-pace = Pace
web-pace-calm = Calm
web-pace-normal = Normal
web-pace-brisk = Brisk
web-pace-off = Off (straight to the result)
web-pace-now-calm = Pace: calm
web-pace-now-normal = Pace: normal
web-pace-now-brisk = Pace: brisk
web-pace-now-off = Pace: off
web-film-skip = Skip
web-film-watch = Watch
web-film-recap =
    { $lines ->
        [one] One thing happened while you were away.
       *[other] { $lines } things happened while you were away.
    }
web-key-skip = skip what is being shown
web-key-pace = change the pace
web-press-roll = Roll
web-press-roll-ask = It’s your turn: roll the dice
web-volume = Volume
web-notices = Notify me when it’s my turn and I’m in another window
web-notices-blocked = Your browser blocks notifications from this site; allow them in the browser’s settings first.
web-notices-offer = It became your turn while you were in another window. Get a notification next time?
web-bots-pace = Bots’ pace
web-bots-pace-relaxed = relaxed
web-bots-pace-normal = normal
web-bots-pace-instant = instant
web-bots-pace-about = Bots wait until everyone has seen what happened, then take a moment.
web-own-code = Have a code? Paste it here:

## Coming and going

web-guest-name = Second player’s name
web-free-seat = Free this seat
web-close-table = Close this table…
web-close-table-sure = The table ends for everyone, without a result.
web-close-table-vote = The others are asked. If all agree, the game ends without a result.
web-close-table-yes = Close the table
web-leave-table = Leave (a bot plays on for you)
web-hide-table = Remove from my list
web-table-closed = This table was closed before the game ended.
web-table-hide = Remove from my list
web-table-show = Show in my list again
web-tables-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
web-tables-hidden = { $count ->
    [one] One hidden table
   *[other] { $count } hidden tables
}
web-vote-close = { $by } wants to close this table without a result. Do you agree?
web-vote-close-own = You asked to close this table.
web-settings-back = Back to the table
web-help-explain = Explain rules: show “why?” and clause numbers on every line
web-faces = Reactions
web-faces-shown = Show other players’ reactions
web-face-smile = Smile
web-face-laugh = Laugh
web-face-cheer = Hooray!
web-face-wow = Wow!
web-face-think = Hmm…
web-face-sad = Oh no!
web-undo-cost = Undo? Everything random will be redrawn, and this match won’t count as a best score.
web-undo-cost-asked = Ask everyone to undo? Everything random will be redrawn, and this match won’t count as a best score.
web-agree-with = Agree with { $names }
web-rules-contents = Sections
web-rules-sheet-about = New here? The teaching sheet explains the game with pictures.

## The result page

web-own-result = { $score ->
    [one] You: place { $place } of { $seats }, { $score } point.
   *[other] You: place { $place } of { $seats }, { $score } points.
}
web-lead = { $points ->
    [one] { $name } won by one point.
   *[other] { $name } won by { $points } points.
}
web-sum = Total
web-curve = How the match went
web-curve-line = { $name }: from { $from } to { $to }.
web-best-first = Your first result with these settings.
web-best-new = A new personal best! Before: { $best }.
web-best-level = As good as your best: { $best }.
web-best-below = Your best so far: { $best }.
web-best-wins = With these settings you have won { $won } of { $played }.
web-next-level = Next level
web-next-level-who = { $name }, who set up this table, can go on to the next level.
web-next-level-host = Whoever set up this table can go on to the next level.
web-harder = Harder
web-watch-again = Watch it again
web-same-deal = The same deal with a bot in your place
web-same-deal-own = You
web-same-deal-won = won
web-same-deal-lost = lost
web-same-deal-waiting = The bots are still playing…

web-analyse = Analyse
web-share = Share
web-share-link = Link to this match
web-share-picture = Save the picture

web-campaign-won = { $count ->
    [one] { $names } has won the campaign!
   *[other] { $names } have won the campaign together!
}
web-campaign-leads = { $count ->
    [one] { $names } leads the campaign.
   *[other] { $names } lead the campaign together.
}
web-campaign-tie-ep = Equal on total EP: more victories come first.
web-campaign-tie-victories = Equal on victories: more EP in total come first.
web-campaign-tie-both = Equal on total EP and on victories: they share first place.
web-scores-against = Against
web-scores-with = With
web-scores-others = { $count ->
    [one] One other match
   *[other] { $count } other matches
}
web-scores-no-best = No win yet.

## Puzzles

web-puzzles = Puzzles
web-puzzles-game = { $game }: puzzles
web-puzzles-about = Find the one clearly best move, in positions from bots’ games.
web-puzzle = Puzzle { $number } of { $count } ({ $grade ->
    [1] easy
    [2] medium
   *[3] hard
})
web-puzzle-you = You are { $seat }.
web-puzzle-right = Right: { $answer }.
web-puzzle-wrong = Not quite: something beats “{ $answer }”.
web-puzzle-best = The best move is: { $answer }.
web-puzzle-show = Show the solution
web-puzzle-next = Next puzzle
web-puzzle-again = Try again
web-puzzle-solved = solved
web-puzzles-none = There are no puzzles for this game yet.

## Reviewing a finished match together

web-review = Review the match step by step
web-review-together = Review together
web-review-step = Step { $step } of { $last }
web-review-set = The table is set up.
