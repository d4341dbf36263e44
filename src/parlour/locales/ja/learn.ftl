### ターミナルとブラウザでコーチが言うこと。各ゲームのレッスンは<slug>-lessons.ftlにあります。

error-unknown-lesson = { $game }に「{ $lesson }」というレッスンはありません。あるのは次のとおりです：{ $known }。

learn-right = 正解！
learn-shown = 答えはこちら：{ $answer }
learn-good = よい手です。私も同じ手を選びます。
learn-better = 私なら{ $answer }を選びます。
learn-refuse-read = まず先を読んでください。このステップは説明だけです。
learn-refuse-answer = このステップは「次へ」ではなく、盤面での答えを待っています。
learn-refuse-back = 最初のステップなので、戻すものはありません。
learn-refuse-over = このレッスンは終わりました。別のレッスンか、本番のゲームへどうぞ。
learn-refuse-lesson = これはレッスンです。答える、先を読む、戻す、離れるのどれかを選べます。

## シートと早見表の見出し

learn-part-game = どんなゲーム？
learn-part-win = 勝ち方
learn-part-table = 使うもの
learn-part-setup = 準備
learn-part-round = ラウンドの流れ
learn-part-actions = できること
learn-part-score = 得点と終わり
learn-part-more = 慣れたら
learn-part-turn = 手番
learn-part-icon = 記号
learn-sheet = 教えるためのシート
learn-aid = 早見表
learn-print = 印刷
learn-sheet-of = { $game }：教えるためのシート
learn-aid-of = { $game }：早見表
learn-sheet-note = Parlourによる非公式のシートです。文章は独自のものです。小さな記号はルールの条項番号で、◇の付いたものには本作の裁定が含まれます。
