### 終わった対局の分析。端末でもブラウザでも使う。

analysis-title = 分析
analysis-running = 分析中…
analysis-about-chance = それぞれの席がその時点で知り得たことから見た勝率です。全員がこの先{ $bot }と同じように打つとした場合の値です。知っていることが違うので、対戦者どうしの合計は100％になるとは限りません。
analysis-about-score = その時点で知り得たことから見込まれる得点です。この先{ $bot }と同じように打つとした場合の値です。
analysis-about-order = それぞれの席がその時点で知り得たことから見た見込みです。この条件では数値の正確さが測定されていないため、数値は示しません。
analysis-turning = 分かれ目
analysis-answers = 選択
analysis-luck = 運
analysis-decided = 打った手
analysis-end = ゲームを終える判断
analysis-percent = { $amount }%
analysis-better = { $measure ->
    [order] { $given }。明らかに良い手は「{ $best }」。
    [score] { $given }。もっと良い手は「{ $best }」（約{ $amount }点）。
   *[chance] { $given }。もっと良い手は「{ $best }」（約{ $amount }%）。
}
analysis-course-team-chance = 開始時のチームの勝率は約{ $start }%でした。
analysis-course-seat-chance = { $seat }の開始時の勝率は約{ $start }%でした。
analysis-course-seat-score = { $seat }は開始時に約{ $start }点が見込まれ、結果は{ $end }点でした。
analysis-course-seat-order = { $seat }：
analysis-luck-gave = { $measure ->
    [order] 運に恵まれました。
    [score] 運で約{ $amount }点増えました。
   *[chance] 運で約{ $amount }%上がりました。
}
analysis-luck-cost = { $measure ->
    [order] 運に恵まれませんでした。
    [score] 運で約{ $amount }点減りました。
   *[chance] 運で約{ $amount }%下がりました。
}
analysis-answers-gave = { $measure ->
    [order] 選択で良くなりました。
    [score] 選択で約{ $amount }点増えました。
   *[chance] 選択で約{ $amount }%上がりました。
}
analysis-answers-cost = { $measure ->
    [order] 選択で悪くなりました。
    [score] 選択で約{ $amount }点減りました。
   *[chance] 選択で約{ $amount }%下がりました。
}
analysis-ended = { $measure ->
    [order] { $entry }手目でゲームを終えたのは、不運ではなくチームの判断です。この判断で見込みが悪くなりました。
    [score] { $entry }手目でゲームを終えたのは、不運ではなく自分の判断です。この判断で約{ $amount }点減りました。
   *[chance] { $entry }手目でゲームを終えたのは、不運ではなくチームの判断です。この判断で約{ $amount }%下がりました。
}
analysis-worst = { $measure ->
    [order] いちばん損をした選択は{ $seat }の{ $entry }手目です。
    [score] いちばん損をした選択は{ $seat }の{ $entry }手目で、約{ $amount }点の損です。
   *[chance] いちばん損をした選択は{ $seat }の{ $entry }手目で、約{ $amount }%の損です。
}
analysis-no-mistake = はっきり悪いと言える手は一つもありませんでした。
analysis-finest = いちばん良かった選択は{ $entry }手目です。
