## トーナメント

cli-tournament = 多くのボットを同じ配りで、席を入れ替えながら対戦させ、レーティングを付けます。協力ゲームや一人遊びでは、各ボットが自分の卓の全席を受け持ち、同じ配りの結果を比べます。Ctrl-C で止めると、そこまでの結果を表示します。
    .short = 多くのボットを同じ配りで対戦させて評価
cli-tournament-option-players = 参加するボット。例：greedy、random、search:n=500、mine.py:Mine
cli-tournament-option-bot = 参加させる自作のボット。繰り返し指定できます。
cli-tournament-option-games = 卓ごとの対戦数（スイス式では各回戦ごと）。--until-clearでは上限です。
cli-tournament-option-seats = 卓の席数。指定しなければ2です。
cli-tournament-option-swiss = 総当たりの代わりに、この回戦数のスイス式で行います。成績の近いボット同士が当たります。
cli-tournament-option-until-clear = すべてのボットの差がはっきりしたら終わります。
cli-tournament-option-jobs = 同時に使うプロセスの数。
cli-tournament-option-cluster = Daskクラスターで対戦します。スケジューラーのアドレスを指定します。
cli-tournament-option-resume = 各対戦の結果をこのファイルにJSON Linesで残し、続きから再開します。
cli-tournament-title = { $name }：ボット{ $players }体、配り{ $deals }回で{ $games }対戦、種{ $seed }
cli-tournament-rivals = { $seats }人の卓。どの配りも、席を一巡させて対戦します。
cli-tournament-alone = { $seats ->
    [one] 各ボットが同じ配りを一人で遊びます。
   *[other] 各ボットが{ $seats }席すべてを受け持ち、同じ配りを遊びます。
}
cli-tournament-rank = 順位
cli-tournament-rating = レート
cli-tournament-games = 対戦数
cli-tournament-better = 行が列を上回った割合
cli-tournament-leads = 同じ配りでの得点差（行−列）
cli-tournament-clear = 順位は明らかです。隣り合う差はすべてはっきりしています（95%）。
cli-tournament-unclear = 差がはっきりしません：{ $one }と{ $other }
cli-tournament-nothing = 全員が対戦する前に中断したので、まだ評価できません。
cli-tournament-interrupted = 中断しました。これは{ $games }対戦のうち{ $done }対戦までのレートです。
cli-tournament-kept = 中断しました。これは{ $games }対戦のうち{ $done }対戦までのレートです。同じコマンドに--resume { $file }を付けると続きから再開します。
cli-error-tournament-few = トーナメントにはボットが2体以上必要です：--players greedy,search:n=500
cli-error-tournament-twice = { $bot }が2回参加しています。自分自身とは比べられません。
cli-error-tournament-seats = { $seats }人の卓にはボットが{ $seats }体必要ですが、参加は{ $players }体です。--seatsを減らすか--playersを増やしてください。
cli-error-tournament-swiss = ここには組み合わせる相手がいません。各ボットが同じ配りを別々に遊ぶので、--swissを外してください。
cli-error-tournament-clear = --until-clearは総当たり用です。スイス式は決めた回戦数で終わります。
cli-error-extra = これには{ $what }が必要です。Parlourのソースツリーで pip install ".[{ $extra }]" を実行してください。

## シミュレーションで残すもの

cli-sim-option-keep = すべての対戦の棋譜をこのフォルダーに、または一つ一つの選択をこの.parquetファイルの行として残します。
cli-error-keep-other = { $file }は別のシミュレーションの棋譜です。上書きしないよう、--keepには別のフォルダーを指定してください。
cli-error-keep-resume = Parquetファイルは一度に書き切るため、--keep { $file }は--resumeと同時に使えません。棋譜をフォルダーに残してください。

## レポート

cli-report = シミュレーションやトーナメントの結果を図にします。すべての図を収めた、それだけで読めるページです。--resumeのファイルか、「parlour sim --keep」のParquetファイルを読みます。
    .short = シミュレーションやトーナメントの図
cli-tournament-rounded = どの配りも各席から1回ずつ行うため、1卓あたり{ $asked }回が{ $games }回になりました。
cli-report-option-out = 書き出すページ。
cli-report-option-png = すべての図を画像としてこのフォルダーにも書き出します。
cli-report-done = 書き出しました：{ $file }
cli-error-report-file = { $file }は、シミュレーションやトーナメントの結果でも、選択を収めたParquetファイルでもありません。
cli-error-report-empty = { $file }には終わった対戦がないので、図にするものがありません。
report-title = { $game }：レポート
report-about = { $players }の{ $games }対戦
report-facts = オプション：{ $options } ・ ルール{ $rules } ・ 版{ $edition } ・ 種{ $seed }
report-figures = 数値
report-made = Parlour { $version }で作成
report-player = プレイヤー
report-games = 対戦数
report-score = 平均点
report-wins = 勝率
report-wins-team = チームの勝率
report-rating = レート
report-gain = 2番目−1番目（同じ配り）
report-interval = 各数値の下は95%信頼区間です。
report-scores = 得点の分布
report-scores-about = 各得点の割合。線は平均です。
report-win-rates = 勝率
report-win-rates-about = 勝った対戦の割合（勝利を分け合ったときは等分）と95%信頼区間。点線は五分の勝率です。
report-win-rates-team = チームが勝った対戦の割合と95%信頼区間。
report-lengths = 対戦の長さ
report-lengths-about = 一対戦の手数（配りは数えません）。
report-seats = 席の有利不利
report-seats-about = 誰が座ったかによらない席ごとの勝率と95%信頼区間。点線は五分の勝率です。
report-ratings = レーティング
report-ratings-about = 参加者の平均を0とするブラッドリー・テリー・モデルのEloレートと、配りの再抽出による95%信頼区間。
report-cross = 直接の成績
report-cross-about = 行が列を上回った割合（引き分けは半分）。
report-calibration = 予測の正しさ
report-calibration-about = その勝率と予測されたプレイヤーが実際に勝った割合と95%信頼区間。点線に乗れば予測は正確です。
report-endings = 終わり方
report-endings-about = 対戦の終わり方。
report-axis-score = 得点
report-axis-share = 対戦の割合
report-axis-moves = 手数
report-axis-seat = 席
report-axis-rating = レート
report-axis-said = 予測された勝率
report-axis-seen = 実際に勝った割合
