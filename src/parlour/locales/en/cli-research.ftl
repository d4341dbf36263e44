## Tournaments

cli-tournament = Let many bots play against one another on the same deals, with rotated seats, and rate them. In a co-operative game, or alone, every bot plays all seats of a table of its own, and the same deals are compared. Ctrl-C stops and shows what there is.
    .short = many bots on the same deals, rated
cli-tournament-option-players = Who enters: bots such as greedy, random, search:n=500, mine.py:Mine.
cli-tournament-option-bot = A bot of your own that enters too; may be repeated.
cli-tournament-option-games = Games of each table, in each round of a Swiss tournament; with --until-clear, the most there will be.
cli-tournament-option-seats = Seats of a table; two if you don’t say.
cli-tournament-option-swiss = A Swiss tournament of this many rounds instead of all pairings: bots with similar standings meet.
cli-tournament-option-until-clear = Stop as soon as all bots are told apart.
cli-tournament-option-jobs = Number of processes.
cli-tournament-option-cluster = Play on a Dask cluster: the address of its scheduler.
cli-tournament-option-resume = Keep the outcome of each game in this file, as JSON lines, and continue from what it already holds.
cli-tournament-title = { $name }: { $players } bots, { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, seed { $seed }
cli-tournament-rivals = Tables of { $seats }; every deal is played in each rotation of the seats.
cli-tournament-alone = { $seats ->
    [one] Every bot plays the same deals alone.
    [2] Every bot plays both seats, with the same deals.
   *[other] Every bot plays all { $seats } seats, with the same deals.
}
cli-tournament-rank = #
cli-tournament-rating = rating
cli-tournament-games = games
cli-tournament-better = How often the row did better than the column
cli-tournament-leads = Score of the row minus score of the column, on the same deals
cli-tournament-clear = The order is clear: all neighbours are told apart (95%).
cli-tournament-unclear = Not told apart: { $one } and { $other }.
cli-tournament-nothing = Interrupted before everybody had played, so there is nothing to rate yet.
cli-tournament-interrupted = Interrupted: these are the ratings after { $done } of { $games } games.
cli-tournament-kept = Interrupted: these are the ratings after { $done } of { $games } games; the same command with --resume { $file } continues.
cli-error-tournament-few = A tournament needs at least two bots: --players greedy,search:n=500.
cli-error-tournament-twice = { $bot } is entered twice; a bot can’t be rated against itself.
cli-error-tournament-seats = A table of { $seats } needs as many bots, and only { $players } are entered; use fewer --seats or more --players.
cli-error-tournament-swiss = There are no opponents to pair here: every bot plays alone on the same deals, so leave out --swiss.
cli-error-tournament-clear = --until-clear is for all pairings; a Swiss tournament ends after its rounds.
cli-error-extra = This needs { $what }: pip install ".[{ $extra }]" in Parlour’s source tree.

## What simulations keep

cli-sim-option-keep = Keep the record of every game in this folder, or every decision as a row of this .parquet file.
cli-error-keep-other = { $file } is the record of another run; name another folder for --keep, so that nothing is overwritten.
cli-error-keep-resume = A Parquet file is written in one go, so --keep { $file } can’t be used with --resume; keep records in a folder instead.

## Reports

cli-report = Draw the figures of a simulation or tournament: a page with all plots that needs nothing else to be read. It takes the file of --resume, or the Parquet file of “parlour sim --keep”.
    .short = the plots of a simulation or tournament
cli-tournament-rounded = Every deal is played once from every seat, so { $asked } games a table became { $games }.
cli-report-option-out = The page to write.
cli-report-option-png = Write every plot into this folder as a picture, too.
cli-report-done = Written: { $file }
cli-error-report-file = { $file } is neither the outcomes of a simulation or tournament nor a Parquet file of decisions.
cli-error-report-empty = { $file } holds no finished game, so there is nothing to draw.
report-title = { $game }: report
report-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $players }
report-facts = Options: { $options } · rules { $rules } · edition { $edition } · seed { $seed }
report-figures = Figures
report-made = Made with Parlour { $version }
report-player = player
report-games = games
report-score = mean score
report-wins = wins
report-wins-team = team wins
report-rating = rating
report-gain = second minus first, same deals
report-interval = Below each figure: its 95% interval.
report-scores = Score distribution
report-scores-about = How often each score was reached. The line is the mean.
report-win-rates = Win rate
report-win-rates-about = Share of games won, shared wins in parts, with 95% intervals. The dotted line is an even chance.
report-win-rates-team = Share of games that the team won, with 95% intervals.
report-lengths = Game length
report-lengths-about = Moves that players made in a game, chance not counted.
report-seats = Seat advantage
report-seats-about = Win rate by seat, whoever sat there, with 95% intervals. The dotted line is an even chance.
report-ratings = Ratings
report-ratings-about = Bradley-Terry ratings in Elo points around the mean of the field, with 95% intervals from drawing the deals again.
report-cross = Who beats whom
report-cross-about = How often the row did better than the column, ties half.
report-calibration = Calibration
report-calibration-about = How often those won whose chance was said to be this high, with 95% intervals. On the dotted line, forecasts are true.
report-endings = Endings
report-endings-about = How games ended.
report-axis-score = score
report-axis-share = share of games
report-axis-moves = moves
report-axis-seat = seat
report-axis-rating = rating
report-axis-said = chance that was said
report-axis-seen = share that won
