### コマンドラインが伝える文です。エラーは一文で、何がいけないのか、どうすればよいのかを伝えます。

## ヘルプ

cli = Parlourはデジタルのゲームサロンです。この端末で、ボットや友だちとボードゲームを遊び、研究できます。
cli-usage = 使い方：{ $usage }
cli-heading-commands = コマンド：
cli-heading-options = オプション：

cli-games = 遊べるゲームを、人数・オプション・ボットとともに並べます。
    .short = 遊べるゲームの一覧
cli-rules = ゲームのルールを条項ごとに、または K-13 のように指定した条項だけを表示します。
    .short = ゲームのルール（条項ごと）
cli-rules-option-only = ルールブックの記載だけ、または本作の裁定だけを表示します。
cli-play = 一行ずつ対話しながら遊びます。プレイヤーは「you」（または「you:Ann」）か、easy、hard、search:ms=200 のようなボットです。複数の人で遊ぶときはキーボードを順に渡します。遊んでいる間は ? で入力できるものを確かめられます。回答はそのつど保存されます。
    .short = ここで遊ぶ
cli-learn = 本物のテーブルで、コーチと一歩ずつゲームを学びます。例：parlour learn kokoro。ゲームを書かないと全レッスンを一覧します。途中で離れたレッスンは続きから始まります。
    .short = ゲームを一歩ずつ学ぶ
cli-learn-option-again = レッスンを最初から始めます。
cli-learn-how = コーチが案内します。答えを入力し、Enterで先を読み、「戻す」で一歩戻り、「やめる」で離れます。?ですべて表示します。
cli-learn-next = Enterで先を読みます。
cli-learn-minutes = { $minutes }分
cli-learn-done = レッスン修了を記録しました。本番のゲーム：{ $command }
cli-puzzle = 最善手を探す問題です。ボット同士の対局から、一つの手がはっきり最善の局面を易しい順に出します。番号を省くと、まだ解いていない最初の問題になります。
    .short = 局面の最善手を探す
cli-sheet = ゲームを教えるためのシート、または早見表をPDFにします：parlour sheet kokoro --out kokoro.pdf。このコンピューターのChromiumが印刷します。
    .short = 教えるシートや早見表を印刷
cli-sheet-option-out = 書き込む先。省くと、ここに ゲーム名-sheet.pdf か ゲーム名-aid.pdf。
cli-sheet-option-aid = 教えるためのシートの代わりに早見表。
cli-sheet-option-paper = 紙の大きさ。
cli-sheet-done = 印刷しました：{ $file }
cli-error-paper = 「{ $paper }」という紙はありません。次のどれかにしてください：{ $known }。
cli-error-no-browser = 印刷にはChromiumが必要ですが、見つかりません。次のどれかを入れるか、PARLOUR_BROWSERでプログラムを指定してください：{ $known }。
cli-error-own-browser = PARLOUR_BROWSERの「{ $browser }」というプログラムはここにありません。Chromiumを指定してください。
cli-error-print = ブラウザー { $browser } はシートを印刷できませんでした（{ $reason }）。画面なしで動くChromiumが必要です。
cli-replay = 保存した対戦を記録の順に伝え、終わり、または指定した記録のあとの盤面を表示します。
    .short = 保存した対戦を見直す
cli-analyse = 終わった対局を分析します。各手の時点でそれぞれの席が知っていたことから見込みを示し、分かれ目、運と選択による変化、もっと良かった手を挙げます。同じ記録と同じシードからは同じ分析が得られます。
    .short = 勝敗を分けたものと、より良かった手
cli-verify = 棋譜を確かめます。すべての手が今のルールに合うか、配られたものが秘密の値どおりか、終わり方が正しいかを調べます。
    .short = 棋譜が正しいか確かめる
cli-scores = 一人で遊んだときの最高得点を、オプションの組み合わせごとに表示します。
    .short = あなたの最高得点
cli-sim = ボット同士を何度も対戦させて集計します。結果は乱数の種だけで決まり、プロセスの数には左右されません。Ctrl-C で止めると、そこまでの結果を表示します。
    .short = ボット同士の対戦を集計
cli-audit = 一度の対戦では見つからない欠陥を探します。
    .short = プログラムしたルールの欠陥を探す
cli-audit-leaks = あるプレイヤーが知ってはならないことだけが違う二つの対戦を進め、そのプレイヤーに届くものを一バイトずつ比べます。あらゆる人数とオプションの卓を無作為に選びます。漏れが見つかると報告し、終了コードは1になります。
    .short = 隠されたものが見えていないか
cli-bench = このマシンとビルドで、無作為な対戦・複製・視点の作成を一秒に何回できるか測ります。
    .short = ここでの速さ
cli-scenario = Cocoon Worldの自作シナリオを扱います。
    .short = Cocoon Worldの自作シナリオ
cli-scenario-new = もとになるシナリオを表示します：parlour scenario new > mine.toml
    .short = もとになるシナリオを表示
cli-scenario-check = シナリオのファイルを確かめ、遊んだり共有したりするためのコードを表示します。
    .short = シナリオのファイルを確かめる
cli-new = 自分のものを作り始めます。
    .short = 自作のゲーム
cli-new-game = そのまま動く小さなゲームのフォルダーを書き出します。自分のゲームに作り変えてください：parlour new game hearts。ルール、エディション、3言語の文章、レッスン、棋譜、テストが入っています。
    .short = そのまま動くゲームのフォルダー
cli-new-done = { $folder }ができました。遊ぶには：parlour play ./{ $folder }/{ $name }。どこに何があるかはREADME.mdにあります。
cli-error-new-name = 「{ $name }」はゲームの名前にできません。a-z、0-9、_で2〜30文字、先頭は英字にしてください。
cli-error-new-taken = 「{ $name }」というゲームはもうあります。
cli-error-new-python = 「{ $name }」はPythonがすでに使っている名前です。ゲームには別の名前を選んでください。
cli-error-new-exists = { $folder }はもうあります。何も書き出していません。
cli-edition = エディション、つまり盤・カード・枚数などを書いたファイルを扱います。自分で書き換えることもできます。
    .short = 盤とカードのファイル
cli-edition-new = 出発点になるエディションを出力します：parlour edition new kokoro > mine.toml
    .short = 出発点のエディションを出力
cli-edition-check = エディションのファイルを確かめ、どのゲームのものかを伝えます。
    .short = エディションのファイルを確かめる
cli-edition-list = Parlourに付属のエディションと、あなたのデータフォルダーにあるものを並べます。
    .short = エディションの一覧
cli-serve = ほかの人のために開店します。アドレスとQRコードを表示し、ここでブラウザーを開きます。テーブルはデータフォルダーに保存され、アドレスを知っている人はテーブルのコードで参加できます。Ctrl-Cで閉店しますが、何も失われません。
    .short = ほかの人とのテーブルを開く
cli-backup = サーバーのすべてのテーブルと記録をファイルに写します。サーバーの稼働中でもできます。
    .short = すべてのテーブルをファイルに写す
cli-move-database = SQLiteファイルのすべてのテーブルを、空のPostgreSQLデータベースへ移します。サーバーは止めておいてください。
    .short = SQLiteのテーブルをPostgreSQLへ移す
cli-bot = ここや別の場所のサーバーのテーブルで、ボットに対戦させます。
    .short = ボットをテーブルに送る
cli-bot-connect = ボットをテーブルに座らせます：parlour bot connect http://host:8372/t/K7QF --bot greedy
    .short = ボットをテーブルに座らせる
cli-serve-option-host = 待ち受けるアドレス。127.0.0.1ならこのコンピューターだけ。
cli-serve-option-port = ポート。0なら空いているもの。
cli-serve-option-workers = サーバーのプロセス数。2つ以上ならPostgreSQLのデータベースを共有します。
cli-serve-option-no-open = ブラウザーを開かない。
cli-bot-connect-option-bot = ボット。greedy、random、search:ms=200など。
cli-bot-connect-option-seat = 座る席（最初は0）。なければ、最初の空席。
cli-bot-connect-option-name = テーブルでのボットの名前。
cli-mcp = 言語モデルに対戦させます。標準入出力でMCPサーバーになり、Parlourサーバーのテーブルで遊びます。
    .short = 言語モデルに対戦させる
cli-mcp-option-server = 対戦するテーブルのあるParlourサーバー。
cli-mcp-option-name = テーブルでのエージェントの名前。
cli-error-mcp = MCPサーバーには公式SDKが必要です。Parlourのソースツリーで pip install ".[mcp]" を実行してください。
cli-serve-local = このコンピューターで：{ $url }
cli-serve-lan = ネットワーク内のほかの人は：{ $url }
cli-serve-kept = テーブルは{ $file }に保存されます。
cli-serve-stop = Ctrl-Cで閉店します。
cli-serve-stopped = 閉店しました。テーブルはすべて保存されています。
cli-backup-done = すべてのテーブルと記録を{ $file }に写しました。
cli-error-backup-postgres = テーブルはPostgreSQLにあります。バックアップにはPostgreSQLのツールを使ってください：pg_dump $DATABASE_URL > { $file }
cli-move-part = { $table }：{ $count }行、すべて照合済み
cli-move-done = { $file }の内容をすべて移しました。ファイルは元のままです。DATABASE_URLに新しいデータベースを指定してサーバーを起動してください。
cli-error-move = 「{ $file }」から「{ $database }」へは移せません。SQLiteファイル、postgresql://ユーザー@ホスト/データベース の順に指定してください。
cli-bot-seated = { $bot }がテーブル{ $table }の席{ $seat }に座りました。
cli-bot-over = 対戦終了：{ $scores }。
cli-bot-left = ボットは停止しました。テーブル{ $table }の席{ $seat }は、テーブルの不在ルールに従います。
cli-doctor = バージョンとビルド、データの場所、何のために何が足りないかを伝えます。
    .short = あるものと足りないもの
cli-completion = コマンド、ゲーム、ボット、オプション、条項、レッスン、記録をTabキーで補完するスクリプトを表示します。シェルを指定しないと、導入方法を説明します。
    .short = Tabキーで補完する
cli-completion-how = { $shell }では、{ $file }に次の行を加え、新しい端末を開いてください：
cli-error-shell = 「{ $shell }」用の補完はありません。次のどれかにしてください：{ $known }。

cli-option-help = このページを表示します。
cli-option-language = 使う言語。指定がなければ PARLOUR_LANGUAGE かシステムの設定に従います。
cli-option-game = ファイルやフォルダーにある自作のゲーム。どのコマンドでも使え、繰り返して指定できます。
cli-option-version = バージョンを表示します。
cli-option-json = 人が読む文ではなく、プログラム用のJSONを出力します。
cli-option-players = 席の順のプレイヤー。greedy、random、search:n=500 などのボットです。
cli-option-bot = 次の席に座る自作のボット。何度でも指定できます。
cli-option-set = ゲームのオプション。何度でも指定できます。「parlour games」で確かめられます。
cli-option-edition = 別のエディション。名前かTOMLファイルで指定します。
cli-option-seed = 結果を再現できるようにします。
cli-play-option-players = 席の順のプレイヤー：you、you:Ann、easy、expert、search:ms=200。指定がなければ、あなたとボット一体です。
cli-play-option-seed = 同じ配り方を再現できるようにします。指定がなければ毎回変わります。
cli-play-option-campaign = 同じ顔ぶれで続けて遊ぶCocoon Worldのシナリオの並び：first,pilgrims,arena、またはall（5つの冒険すべて）（W-16）。自作シナリオは、ファイル名で、またはゲームを「;」で区切ってコードで指定します（W-80）。
cli-play-option-measure = キャンペーンの決め方：ep（EPの合計）かvictories（勝った回数）。
cli-play-option-unlock = まだ誰も獲得していなくても、Cocoons のハードモードと自作レベルを選べるようにします。
cli-play-option-save = 対戦の保存先。指定がなければデータフォルダーに保存します。
cli-play-option-resume = 保存した対戦を続けます。
cli-verify-option-key = 棋譜の封印に使われたはずの公開鍵（サーバーの/api/keyにあるもの）。
cli-replay-option-at = 記録Nと、そのあとの盤面だけを表示します。
cli-replay-option-seat = この席（最初の席は0）から見たものを表示します。指定がなければ観戦者の視点です。
cli-replay-option-why = 記録Nを含む一連の出来事を、それぞれの原因と条項を付けて説明します。
cli-scores-option-replay = 一覧のN番の対戦を見直します。
cli-scores-option-record = 一覧のN番の棋譜を出力します。
cli-analyse-option-depth = 分析の深さ。quickは数秒、deepは数分かかります。
cli-analyse-option-jobs = プロセスの数。
cli-sim-option-games = 対戦の数。
cli-sim-option-jobs = 同時に使うプロセスの数。
cli-sim-option-cluster = Daskクラスターで対戦します。スケジューラーのアドレスを指定します。
cli-sim-option-rotate = 対戦ごとにプレイヤーの席を一つずらします。
cli-sim-option-resume = 各対戦の結果をこのファイルにJSON Linesで残し、続きから再開します。
cli-sim-option-compare = 同じ配りで2つのボットを比べます。--playersの「_」が、交代で入る席です。
cli-audit-leaks-option-states = 比べる場面の数。
cli-audit-leaks-option-table = 報告にあったこの卓だけをもう一度調べます。
cli-bench-option-ms = 一つの測定にかける時間（ミリ秒）。
cli-edition-check-option-game = どのゲームのものか。指定がなければ、いちばん近いものとみなします。
cli-scenario-new-option-game = どのゲームのものか。指定がなければ、書けるシナリオがあるはじめのゲームです。
cli-scenario-check-option-game = どのゲームのものか。指定がなければ、書けるシナリオがあるはじめのゲームです。

## 問題

cli-puzzle-title = { $name }　問題{ $number }／{ $count }（{ $grade ->
    [1] 易しい
    [2] 普通
   *[3] 難しい
}）
cli-puzzle-ask = 最善手はどれですか。例：{ $examples }
cli-puzzle-unclear = ここではその手は選べません。例：{ $examples }
cli-puzzle-right = 正解です：{ $answer }
cli-puzzle-wrong = 惜しい：{ $given }。はっきり最善なのは「{ $answer }」です。
cli-puzzle-next = 次の問題：{ $command }
cli-puzzle-error-game = { $game }の問題はありません。問題があるのは：{ $known }
cli-puzzle-error-number = 問題{ $number }はありません。最後は{ $last }です。

## 使い方のエラー

cli-usage-no-command = 「{ $command }」に「{ $name }」というコマンドはありません。使えるのは次のとおりです：{ $known }。
cli-usage-no-option = 「{ $command }」に { $option } というオプションはありません。使えるものは「{ $command } --help」で確かめられます。
cli-usage-missing = 「{ $command }」には { $missing } も必要です。使い方は「{ $command } --help」で確かめられます。
cli-usage-no-value = オプション { $option } の値が足りません。使い方は「{ $command } --help」で確かめられます。
cli-usage-flag = 「{ $command }」の { $option } は値を取りません。「=」とその後を消してください。
cli-usage-extra = 「{ $command }」は「{ $words }」を受け取れません。使い方は「{ $command } --help」で確かめられます。
cli-usage-other = 「{ $command }」はこのようには使えません。使い方は「{ $command } --help」で確かめられます。
cli-error-number = { $option } には整数が必要です。「{ $value }」は使えません。
cli-error-number-least = { $option } には{ $least }以上の整数が必要です。「{ $value }」は使えません。
cli-error-number-most = { $option } に使えるのは{ $most }までです。「{ $value }」は使えません。
cli-error-game-file = --game にはゲームのファイルかフォルダーが必要です（例：trick.py:Trick、./trick）。「{ $text }」は使えません。
cli-error-set = --set には guardians=random のような「名前=値」が必要です。「{ $text }」は使えません。
cli-error-players = --players には you,greedy のように席ごとのプレイヤーが必要です。「{ $text }」は使えません。
cli-error-at = この棋譜に記録{ $entry }はありません。最後の記録は{ $last }です。
cli-error-why-at = --whyと--atは同時に使えません。前者は一連の出来事を伝え、後者は盤面を表示します。
cli-error-resume = 続きから遊ぶ対戦では、プレイヤー・種・オプション・エディションは変えられません。--resume だけを指定してください。
cli-error-resume-game = { $file }は{ $game }の対戦です。ゲーム名を省くか、その名前を指定してください。
cli-error-save-exists = { $file }はもうあります。別の名前にするか、--resume で続けてください。
cli-error-score = 一覧に{ $number }番の得点はありません。一覧にあるのは{ $last }件です。

## エラー：ファイル・得点・ボット

error-unwritable = { $file }に書き込めません（{ $reason }）。別の場所を選ぶか、PARLOUR_DATA に自分のフォルダーを設定してください。
cli-error-output = 出力を書き込めません（{ $reason }）。出力先を確かめてください。
error-scores-locked = { $file }の最高得点は、別のプログラムが書き込み中です。少し待ってからやり直してください。
error-scores-broken = { $file }を最高得点の一覧として読めません。別の場所に移すと、新しい一覧を始められます。
error-scores-newer = { $file }は新しいParlourで書かれています。読むにはこのParlourを更新してください。
error-bot-answer = ボット{ $bot }は「{ $prompt }」に「{ $answer }」と答えましたが、ここでは許されません。
error-bot-failed = ボット{ $bot }は「{ $prompt }」で失敗しました（{ $reason }）。
error-bot-silent = ボット{ $bot }は「{ $prompt }」に答えませんでした。答えなくてよいのは任意の質問だけです。
error-journal-broken = { $what ->
    [tournament] { $file }はトーナメントの結果として読めません。別のファイルを選んでください。
   *[simulation] { $file }はシミュレーション結果として読めません。別のファイルを選んでください。
}
error-journal-other = { $what ->
    [tournament] { $file }は別のトーナメントの結果です（{ $field }が違います）。別のファイルを選んでください。
   *[simulation] { $file }は別のシミュレーションの結果です（{ $field }が違います）。別のファイルを選んでください。
}
cli-error-compare-alone = --compareは--keepと同時に使えません。--keepを外してください。
cli-error-compare-seat = --compareでは、--playersの席を少なくとも1つ「{ $seat }」にしてください。

# 棋譜の手が許されない理由。error-record-move の中で使います。
cli-why-notation = 回答の書き方に合っていません
cli-why-prompt = そこではそのような問いがありません
cli-why-answers = 回答の数が合っていません
cli-why-outcome = そこでは運から出るはずのないものです
cli-why-agree = 全員が同じ回答をしなければなりません
cli-why-undo = 戻り先がありません

## 中断

cli-interrupted = 中断しました。何も変わっていません。
cli-play-interrupted = 中断しました。ここまでの回答はすべて残っていて、「{ $command }」で続きを遊べます。
cli-play-dropped = 最初の回答の前に中断したので、残すものはありません。
cli-sim-nothing = 最初の対戦が終わる前に中断したので、表示するものがありません。
cli-error-cluster-driver = クラスターにはDaskが必要です。Parlourのソースツリーで pip install ".[dask]" を実行してください。
cli-error-cluster-unreachable = { $address }にDaskスケジューラーはありません（{ $reason }）。
cli-error-cluster-empty = クラスター{ $address }にはワーカーがいません。
cli-error-cluster-worker = クラスター{ $address }のワーカーではこれを対戦できません（{ $reason }）。すべてのワーカーに同じParlourを入れてください。
cli-error-cluster-differs = ワーカー{ $worker }は{ $theirs }、こちらは{ $ours }です。結果が変わるおそれがあるため、何も対戦していません。
cli-error-cluster-bot = ボット{ $bot }は手元のファイルにあり、クラスターのワーカーにはありません。パッケージとしてワーカーに入れてください。
cli-error-cluster-jobs = 手元のプロセスなら--jobs、クラスターなら--clusterのどちらか一方を使ってください。
cli-error-cluster-lost = クラスターとの接続が切れました（{ $reason }）。--resumeを使うと、ここまでの対戦が残ります。
cli-level-interrupted = 中断しました。{ $deals }回のうち最初の{ $done }回の結果です。
cli-sim-interrupted = 中断しました。これは{ $games }回のうち最初の{ $done }回の結果です。
cli-audit-interrupted = 中断しました。{ $wanted }場面のうち{ $states }場面を比べました。

## ゲーム・ルール・棋譜

cli-games-line = { $name }（{ $game }）、{ $least }～{ $most }人
cli-games-option = { $option } = { $values }：{ $meaning }
cli-games-level = { $bot }：{ $name }。{ $temper }
cli-games-bots = ほかのボット：{ $bots }
cli-games-more = 「parlour rules { $game }」でルールを読み、「parlour play { $game }」で遊べます。
cli-rules-title = { $name }のルール
cli-rules-mark = { $mark } は本作の裁定です。ルールブックに書かれていない点、独自の要素、オンラインの進め方を示します。それ以外はルールブックに載っています。
cli-rules-no-printed = ここにルールブックの記載はなく、すべて本作の裁定です。
cli-rules-no-rulings = ここに本作の裁定はなく、すべてルールブックに載っています。
cli-rules-more = 条項を付けると読めます。例：{ $example }
cli-replay-heading = { $name }：{ $players }／{ $date }／記録{ $entries }件
cli-verify-sealed = 指定されたサーバーの封印があります。名前もタグも手も、封印のあとで何も変わっていません。
cli-verify-sealed-by = 鍵{ $key }で封印されています。サーバーの/api/keyにある鍵と同じなら、そのあと何も変わっていません。--keyで指定すると比べます。
cli-verify-not-sealed = 封印はありません。ファイルを持っていた人が、終わりを切る、名前やタグを変える、手を別の合法な手に替える、といったことをしたかもしれません。
cli-verify-luck = { $file }は正しい棋譜です。{ $entries }件の記録はすべてルールに合い、配られたものは秘密の値どおりで、終わり方も一致します。
cli-verify-moves = { $file }の{ $entries }件の記録はすべてルールに合い、終わり方も一致します。秘密の値がないので、運は確かめられません。
cli-verify-from = { $file }の{ $entries }件の記録はすべてルールに合い、終わり方も一致します。別の対戦の続きなので、最初の{ $others }件の運はその対戦の棋譜でしか確かめられません。

## 対戦

cli-name-you = あなた
cli-name-known = { $number }（{ $name }）
cli-prompt = 回答：
cli-thinking = ボットが考えています…
cli-curtain = { $name }にキーボードを渡してください。{ $name }がEnterキーを押します。
cli-optional = よければ：{ $question }
cli-examples = 例：{ $examples }。? でヘルプを表示します。
cli-examples-optional = 例：{ $examples }。Enterキーだけなら何もしません。? でヘルプを表示します。
cli-ambiguous = 「{ $text }」は次のどれともとれます：{ $meant }。
cli-help-kind = { $first } のあとに次のどれか：{ $rest }
cli-help-short = 回答は、まぎれのないかぎり縮めて入力できます。ほかに次の言葉が使えます：
cli-word-rules = ルール
    .about = ルールの条項の一覧。条項を付けるとその内容
cli-word-hint = ヒント
    .about = ボットならどう答えるか
cli-word-undo = 戻す
    .about = 最後の回答を取り消す
cli-word-log = 記録
    .about = これまでの出来事
cli-word-board = 盤面
    .about = 盤面をもう一度表示する
cli-word-quit = やめる
    .about = 保存して終わる
cli-word-yes = はい
cli-window-narrow = 盤面が途中で切れています。ウィンドウの幅を{ $columns }桁以上にしてください。
cli-hint-then = そうした場合：
cli-hint = ボットなら「{ $answer }」と答えます：{ $meaning }。
cli-undo-nothing = 取り消せる回答はまだありません。
cli-undo-alone = 最後の回答のあとに何かが配られたか、ボットが答えました。戻すこともできますが、そうするとこの対戦は最高得点に数えられません。
cli-undo-together = 最後の回答のあとに何かが配られたか、ほかの人が答えました。全員が同意すれば戻せます。
cli-undo-ask = 戻しますか？（はい／いいえ）
cli-warn-ask = それでもそうしますか？（はい／いいえ）
cli-told-answer = { $name }：{ $answer }
cli-why-dealt = { $what }：{ $outcome }
cli-why-sealed = { $name }が答えました（ほかの人には読めません）。
cli-result-line = { $place }位　{ $name }：{ $score }点
cli-result-alone = あなたの得点：{ $score }点
cli-play-kept = 対戦は{ $file }に保存しました。続きは次のコマンドで：{ $command }
cli-play-nothing = まだ何も答えていないので、何も保存していません。
cli-play-saved = 対戦の全体を{ $file }に保存しました。「parlour replay」で見直せます。
cli-score-best = このオプションでの最高得点です！「parlour scores { $game }」ですべて確かめられます。
cli-score-rank = このオプションでのあなたの得点の第{ $rank }位です。「parlour scores { $game }」ですべて確かめられます。
cli-score-undone = 配られたものを取り消したので、この対戦は最高得点に数えられません。

## 得点

cli-scores-none = { $name }を一人で遊んだ記録はまだありません。「parlour play { $game } --players you」で始められます。
cli-scores-title = 最高得点：{ $name }（一人）
cli-scores-hinted = ヒントあり
cli-scores-more = 「parlour scores { $game } --replay 1」で1番の対戦を見直せます。

## 集計

cli-build-compiled = コンパイル版
cli-build-plain = 通常のPython版
cli-build-source = 通常のPython版（ソースから）
cli-sim-title = { $name }、{ $seats }人、{ $games }回、種{ $seed }
cli-percent = { $number }%
cli-sim-player = プレイヤー
cli-sim-mean = 平均点
cli-sim-spread = 標準偏差
cli-sim-interval = 95%信頼区間
cli-sim-wins = 勝率
cli-sim-wins-interval = 95%信頼区間
cli-sim-team = チームの勝率は{ $rate }（95%信頼区間：{ $interval }）。終わり方：
cli-sim-speed = 一対戦あたり{ $moves }手、毎秒{ $speed }対戦（{ $build }）。
cli-sim-histogram = { $player }の得点
cli-compare-title = { $name }：同じ配り{ $deals }回ずつ
cli-compare-gain = 2番目−1番目
cli-compare-clear = 差は明らかです。95%区間に0が入りません。
cli-compare-open = 明らかな差はありません。どちらの95%区間にも0が入ります。
cli-bench-title = このマシンでの毎秒の回数（{ $build }）
cli-bench-game = ゲーム
cli-bench-playouts = 無作為な対戦
cli-bench-clones = 複製
cli-bench-views = 視点
cli-audit-clean = 漏れは見つかりませんでした。{ $tables }卓の{ $states }場面を、双子の対戦{ $twins }組と封じた回答{ $sealed }件で比べました。
cli-audit-seats = 人数ごとの卓の数：{ $spread }
cli-audit-option = { $option }ごとの卓の数：{ $spread }
cli-audit-spectator = 観戦者
cli-audit-leak = 記録{ $entry }（{ $prompt }）のあと、同じに見えるはずの二つの対戦を{ $who }が見分けられます。
cli-audit-sealed = 記録{ $entry }のあと、{ $other }が封じた回答を{ $who }が見られます。
cli-audit-again = もう一度確かめるには：{ $command }

## エディション・診断

cli-edition-good = { $file }は{ $name }の正しいエディション「{ $title }」です。棋譜では { $edition } { $hash } と書かれます。
cli-scenario-error-game = { $game }には書けるシナリオがありません。次のものにしてください：{ $known }。
cli-scenario-good = { $file }は正しいシナリオ「{ $name }」です。遊ぶとき、共有するときのコード：
cli-scenario-play = 遊ぶには：{ $command }
cli-doctor-version = Parlourのバージョン
cli-doctor-build = ビルド
cli-doctor-python = Pythonのバージョン
cli-doctor-folder = データフォルダー
cli-doctor-folder-good = { $folder }
cli-doctor-folder-new = { $folder }（必要になったときに作ります）
cli-doctor-folder-closed = { $folder }（書き込めません）
cli-doctor-editions = エディション
cli-doctor-languages = 言語
cli-doctor-complete = 足りないものはありません。
cli-doctor-missing-laws = 自作のゲームを法則で試すための hypothesis がありません（Parlourのソースツリーで pip install ".[testing]"）。
cli-doctor-missing-pytest = テストを動かすための pytest がありません（Parlourのソースツリーで pip install ".[testing]"）。
cli-doctor-missing-server = 不足：テーブルサーバーに必要なuvicornなど。「pip install .」で入ります。
cli-doctor-missing-web = 不足：ブラウザー用のページ。「make web」で作られます。
cli-doctor-missing-compiler = 約10倍速いコンパイル版を入れるためのCコンパイラーがありません。
cli-slow-asked = このParlourは通常のPython版です。インストール時に PARLOUR_PURE=1 が設定されていたためで、ゲームは同じですが、ボットと集計は約10倍遅くなります。
cli-slow-no-compiler = このParlourは通常のPython版です。インストール時にCコンパイラーが見つからなかったためで、ゲームは同じですが、ボットと集計は約10倍遅くなります。
cli-slow-no-headers = このParlourは通常のPython版です。インストール時にこのPythonのCヘッダーがなかったためで、ゲームは同じですが、ボットと集計は約10倍遅くなります。
cli-slow-failed = このParlourは通常のPython版です。インストール時にコンパイルに失敗したためで、ゲームは同じですが、ボットと集計は約10倍遅くなります。

## キャンペーン

cli-campaign-standing = { $total }回のうち{ $games }回を終えたキャンペーン：
cli-campaign-over = キャンペーンは{ $total }回で終わりました：
cli-campaign-ep = EPの合計
cli-campaign-victories = 勝利
cli-campaign-by-ep = EPの合計で決まり、並べば勝った回数で比べます。
cli-campaign-by-victories = 勝った回数で決まり、並べばEPの合計で比べます。
cli-campaign-next = 次のゲーム：{ $scenario }。Enterで始めます。あとにするなら何か入力してください。
cli-campaign-journey = 旅の地図：{ $stops }
cli-campaign-later = キャンペーンの続きは次のとおりです：{ $command }
cli-error-campaign-game = { $game }にはキャンペーンがありません。あるのは次のゲームです：{ $known }。
cli-error-rules-only = ルールに「{ $given }」という区分はありません。選べるのは{ $known }です。
cli-error-campaign-codes = 「{ $scenario }」のあとのコンマはコードの一部です。ゲームは「;」で区切り、1つだけなら末尾に「;」を付けてください。
cli-error-campaign-set = どの{ $option }かはキャンペーンが決めます。この設定は外してください。
