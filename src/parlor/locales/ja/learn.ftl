### ターミナルとブラウザでコーチが言うこと。各ゲームのレッスンは<slug>-lessons.ftlにあります。

error-unknown-lesson = { $game }に「{ $lesson }」というレッスンはありません。あるのは次のとおりです：{ $known }。

learn-right = 正解！
learn-shown = 答えはこちら：{ $answer }
learn-good = よい手です。私も同じ手を選びます。
learn-better = 私ならこうします：{ $answer }
learn-refuse-read = まず先を読んでください。このステップは説明だけです。
learn-refuse-answer = このステップは「次へ」ではなく、盤面での答えを待っています。
learn-refuse-back = 最初のステップなので、戻すものはありません。
learn-refuse-over = このレッスンは終わりました。別のレッスンか、本番のゲームへどうぞ。
learn-refuse-lesson = これはレッスンです。答える、先を読む、戻す、離れるのどれかを選べます。
