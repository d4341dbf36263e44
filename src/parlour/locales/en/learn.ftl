### What every coach says, in the terminal and in the browser; each game's lessons are in <slug>-lessons.ftl.

error-unknown-lesson = { $game } has no lesson called “{ $lesson }”; there are: { $known }.

learn-right = Right!
learn-shown = Here is the answer: { $answer }.
learn-good = Well played: I would do the same.
learn-better = I would rather: { $answer }.
learn-refuse-read = First read on: this step only tells you something.
learn-refuse-answer = This step waits for your answer on the board, not for “next”.
learn-refuse-back = This is the first step: there is nothing to take back.
learn-refuse-over = This lesson is over: take another one, or play a real game.
learn-refuse-lesson = This is a lesson: here you can answer, read on, take back or leave.

## The headings of sheets and aids

learn-part-game = The game
learn-part-win = How you win
learn-part-table = What lies on the table
learn-part-setup = Setting up
learn-part-round = A round
learn-part-actions = What can be done
learn-part-score = Scoring and the end
learn-part-more = When you know it
learn-part-turn = Your turn
learn-part-icon = Signs
learn-sheet = Teaching sheet
learn-aid = Player aid
learn-print = Print
learn-sheet-of = { $game }: teaching sheet
learn-aid-of = { $game }: player aid
learn-sheet-note = An unofficial sheet in our own words, made by Parlour. The small signs are the rules’ clauses.
