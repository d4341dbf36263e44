### What every coach says, in the terminal and in the browser; each game's lessons are in <slug>-lessons.ftl.

error-unknown-lesson = { $game } has no lesson called “{ $lesson }”; there are: { $known }.

learn-right = Right!
learn-shown = Here is the answer: { $answer }.
learn-good = Well played: I’d have done the same.
learn-better = I’d have played: { $answer }.
learn-refuse-read = Read on first: this step only explains something.
learn-refuse-answer = This step waits for your answer on the board, not for “next”.
learn-refuse-back = This is the first step: there is nothing to undo.
learn-refuse-over = This lesson is over: choose another one, or play a real game.
learn-refuse-lesson = This is a lesson: you can answer, read on, undo or leave.

## The headings of sheets and aids

learn-part-game = The game
learn-part-win = How you win
learn-part-table = On the table
learn-part-setup = Setup
learn-part-round = A round
learn-part-actions = Actions
learn-part-score = Scoring and the end
learn-part-more = Once you know it
learn-part-turn = Your turn
learn-part-icon = Symbols
learn-sheet = Teaching sheet
learn-aid = Player aid
learn-print = Print
learn-sheet-of = { $game }: teaching sheet
learn-aid-of = { $game }: player aid
learn-sheet-note = An unofficial sheet in our own words, made with Parlour. The small marks are rule clauses; ◇ says that they are, at least in part, our ruling.
