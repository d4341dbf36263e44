# ウェブクライアントの文言（各ゲームの言葉以外）。

## Everywhere

web-parlour = パーラー
web-skip = 本文へ移動
web-home = ホームへ戻る
web-lost = このアドレスには何もありません。
web-loading = お待ちください…
web-no-server = 今はサーバーにつながりません。少ししてからもう一度お試しください。
web-close = 閉じる
web-labelled = { $label }：{ $text }
web-proposed = { $count ->
   *[other] { $names }の提案：{ $answer }
}
web-proposed-own = あなたの提案：{ $answer }
web-decline = いいえ、続ける
web-compose = レベルを作る
web-locked = ロック中
web-unlock = ロック解除
web-unlock-about = このテーブルの誰もまだ解放していないものを、ホストの権限で使えるようにします（ハウスルール）。
web-unlock-play = ホストとして解除して遊ぶ
web-progress = クリアしたレベル：{ $game }
web-progress-open = まだ
web-progress-won = { $alone ->
    [0] ほかの人と：{ $together }回
   *[other] { $together ->
        [0] ひとりで：{ $alone }回
       *[other] ひとりで：{ $alone }回、ほかの人と：{ $together }回
    }
}
web-progress-all = すべて解放済みです。
web-cancel = やめる
web-yes = はい
web-no = いいえ
web-rules = ルール
web-settings = 設定
web-scores = ベストスコア
web-watcher = 観戦者

## The parlour

web-hero = さあ、席へどうぞ。
web-hero-about = 友だちと、ひと晩じっくりと、あるいはボット相手に静かなひとときを。登録はいりません。
web-games = ゲーム
web-players = { $least }～{ $most }人
web-minutes = 約{ $minutes }分
web-play-now = 今すぐ遊ぶ
web-new-table = テーブルを作る
web-continue = 遊んでいるゲーム
web-your-turn = あなたの番です
web-waiting-for-players = 参加者を待っています
web-join = コードで参加
web-join-about = ホストから聞いた4文字、またはリンク全体
web-join-go = 参加する
web-open-tables = 公開テーブル
web-open-none = 今は待っている公開テーブルがありません。
web-open-seats = 空席{ $count }
web-watch = 観戦する

## Your name

web-name = あなたの名前
web-name-title = お名前は？
web-name-about = テーブルのほかの人に見える名前です。
web-name-done = 席に着く

## Gathering

web-seats = 席
web-seat-open = 空いている席
web-seat-number = 席{ $number }
web-sit = ここに座る
web-sit-too = ここも自分で遊ぶ
web-stand = 席を立つ
web-bot = ボットを入れる…
web-bots-more = 実験用のボット…
web-bots-other = 実験用
web-add-bot = 席{ $number }のボット
web-remove = 外す
web-fewer-seats = 席を減らす
web-more-seats = 席を増やす
web-ready = 準備完了
web-not-ready = 準備中
web-absent = 不在
web-ready-go = 準備できました
web-ready-undo = やっぱりまだ
web-origin = このテーブルは以前の対戦の{ $at }手目からの続きです。席数とオプションは変えられません。
web-wait-seats = すべての席が埋まり、全員の準備ができたら始まります。空席にはボットも座れます。
web-wait-ready = { $names }の準備を待っています。
web-wait-you = あなたの準備ができ次第、ゲームが始まります。
web-wait-you-and = あなたと{ $names }の準備ができると始まります。
web-wait-alone = 一人で遊ぶ場合は、空席を減らしてください。
web-recovery = 自分の席へのリンクを控えておく
web-recovery-about = 別の端末で自分の席に戻れます。人に見せないでください。
web-invite = 招待
web-invite-about = このコードかリンクを友だちに送ってください。テーブルに着いたら、それぞれ席を選びます。
web-invite-loopback = このリンクはこのコンピューターでしか開けません。サーバーを次のように起動すると、同じネットワークのスマートフォンから参加できます：
web-invite-offline = このリンクはこのコンピューターでしか開けません。ネットワークに接続すると、スマートフォンからも参加できます。
web-link = このテーブルへのリンク
web-copy = コピー
web-copied = コピーしました
web-qr = このテーブルへのQRコード
web-screen = この端末をテーブルの画面にする
web-screen-about = スマートフォンでコードを読み取り、席に着いてください。この画面には公開の盤面が映ります。
web-screen-frees = この端末の席は空きます。スマートフォンで席に着いてください。
web-screen-lobby = 席とオプション
web-public = このテーブルをホームに公開する
web-options = オプション
web-hints = ヒント
web-hints-about = あなたに見えるものだけから、ボットならどうするかを理由つきで教えます。記録には誰が聞いたかだけが残ります。通常は、遊ぶ人がひとりのときに使えます。
web-hints-on = あり
web-hints-off = なし
web-clock = 持ち時間
web-clock-none = 時間制限なし
web-clock-move = 1手{ $time }
web-clock-match = 各{ $time }
web-clock-match-more = 各{ $time }、1手ごとに{ $more }追加
web-clock-minutes = { $count }分
web-clock-seconds = { $count }秒
web-clock-late = 時間切れのとき
web-clock-late-bot = ボットが代わりに決める
web-clock-late-pause = 一時停止する
web-hook = 手番のWebhook
web-hook-about = 不在の人の手番になると、サーバーがこのアドレスにJSONのメッセージを1通POSTします。ほかの人には見えません。
web-hook-set = アドレスが設定されています。
web-hook-save = 設定する
web-hook-clear = 取り消す
web-seal = 検証できる配札
web-seal-about = 誰かが準備する前に、サーバーは配札のもとになる秘密の値を決めています。これはその指紋です。各プレイヤーも乱数を加え（現在{ $added }件）、終了後は誰でもすべてのカードを検証できます。

## Playing

web-decision = あなたの決定
web-players-title = プレイヤー
web-points = { $count }点
web-turn = 手番
web-thinks = 考え中
web-waits = 決定済み
web-has-answered = 決めました
web-bot-stands-in = ボットが代役
web-days = { $count }日
web-hours = { $count }時間
web-given = 選択：{ $answer }
web-sending = 送信中：{ $answer }…
web-waiting-for = { $names }を待っています。
web-waiting-away = { $count ->
   *[other] 離席中の{ $names }を待っています。
}
web-waiting-many = { $count }人を待っています。
web-over = ゲームは終わりました。
web-choose = { $count }通りの選択肢…
web-answer = 決定する
web-what = これは何ですか
web-about-tour = 盤上にあるもの
web-about-before = 前へ
web-about-next = 次へ
web-hint = ヒント
web-hint-about = ボットならどうするか、その理由は？
web-hint-answer = { $answer }：
web-hint-none = 今はやめておく：
web-ahead = このラウンドは自動でパス
web-ahead-about = 本を使うかどうかだけの場面では、自動で「先へ進む」と答えます。その答えはあとから変えられ、自動パスもいつでも解除できます。
web-take-back = 元に戻す
web-take-back-ask = 元に戻してよいか聞く
web-watching = 観戦中
web-link-connecting = 接続中
web-link-connected = 接続済み
web-link-reconnecting = 再接続中…
web-link-offline = オフライン
web-away = 席に戻るまで、ボットが代わりに遊びます。
web-come-back = 席に戻る
web-leave = { $name }をボットに任せる
web-leave-own = 自分の番をボットに任せる
web-reclaim = 私は{ $name }です：席を返してもらう
web-menu = メニュー
web-panel = 記録・会話・ルール
web-panel-open = 記録
web-log = 記録
web-log-empty = まだ何も起きていません。
web-why = なぜ？
web-chat = 会話
web-chat-empty = まだメッセージはありません。
web-chat-gone = 記憶ゲームなので、前のメッセージは消えました。
web-chat-unread = 新しい発言{ $count }件
web-chat-write = メッセージを入力
web-chat-send = 送信
web-rules-search = ルールを検索
web-rules-show = 表示
web-rules-all = すべてのルール
web-rules-printed = ルールブックの記載
web-rules-rulings = 本作の裁定
web-rules-ruling = 本作の裁定
web-answers = 選べる手
web-board-in-words = 言葉で表した盤面
web-late = 時間切れ
web-late-answered = { $seat }：時間切れのため、ボットが代わりに答えました。
web-paused = 時間切れのため一時停止中です。
web-vote = 投票
web-vote-undo = { $by }が手を戻したいそうです。よろしいですか？
web-vote-seat = { $name }が{ $seat }の席を求めています。よろしいですか？
web-vote-bot = { $seat }の代わりにボットが遊んでもよいですか？
web-vote-swap = これからは{ $seat }の代わりに{ $bot }が遊んでもよいですか？
web-vote-practice = { $by }が手札公開の練習を提案しています。全員がすべての手札を見られ、この対戦は記録に数えられません。同意しますか？
web-vote-seat-own = { $seat }の席をお願いしました。
web-vote-undo-own = 手を戻したいと伝えました。
web-vote-practice-own = 手札公開の練習を提案しました。
web-vote-bot-own = { $seat }をボットに任せることを提案しました。
web-vote-swap-own = { $seat }の代わりに{ $bot }が遊ぶことを提案しました。
web-vote-waits = あと{ $count }人の返事を待っています。
web-curtain = 端末を渡してください
web-curtain-about = 次の人に端末を渡してください。続けるのはその人だけです。
web-curtain-lift = 私が{ $name }です

## The end

web-won = { $names }の勝ち！{ $count ->
    [1] { "" }
   *[other] { "" }（同点）
}
web-won-together = { $count ->
    [1] あなたの勝利です！
   *[other] みんなの勝利です！
}
web-lost-together = 今回は残念。また挑戦しませんか？
web-solo = あなたの得点は{ $score }点です。
web-rematch = もう一度遊ぶ
web-rematch-change = 設定を変える
web-rematch-waiting = 次のゲームの準備ができています。
web-rematch-same = 設定は同じです。
web-rematch-changed = 今回の設定：{ $options }。
web-you-won = あなたの勝ちです！
web-points-from = 得点の内訳
web-rematch-go = 新しいテーブルへ
web-replay = リプレイ
web-record = 棋譜をダウンロード
web-check = 配札を検証
web-check-ok = すべての手とカードが正しいことを確認しました。
web-check-ok-moves = すべての手は正しいですが、配札の秘密の値は棋譜に含まれていません。
web-check-sealed-ours = このサーバーが封印しています（鍵 { $key }）。対局終了後、棋譜は一切変更されていません。
web-check-sealed-signed = 別のサーバーが封印しています（鍵 { $key }）。その鍵が本物なら、対局終了後に変更はありません。
web-check-sealed-none = 封印されていません。サーバーが書いたままの棋譜だという証明はありません。

## Replays

web-step = 手順
web-step-first = 最初へ
web-step-back = 1手戻る
web-step-play = 自動再生
web-step-on = 1手進む
web-step-last = 最後へ
web-eyes = 視点
web-eyes-nobody = 観戦者
web-branch = ここから続きを遊ぶ

## Scores

web-score = 得点
web-place = 順位
web-date = 日付
web-scores-none = まだありません。ゲームを終えるとここに並びます。
web-result = 結果
web-seats-count = { $count ->
    [1] ひとり
   *[other] { $count }人
}
web-hinted = ヒントあり
web-not-best = 投票で手を戻した、記録の途中から始めた、または最後にボットが代わったゲームは、ベストスコアに数えません

## キャンペーン

web-campaign = キャンペーン
web-campaigns = あなたのキャンペーン
web-campaign-about = 同じ顔ぶれで何回か続けて遊び、EPの合計か勝った回数で決めます。最初のゲームの前に決めてください。そのあとは変えられません。
web-campaign-play = キャンペーンで遊ぶ
web-campaign-game = { $number }回目
web-campaign-fewer = { $number }回目をやめる
web-campaign-more = もう1回増やす
web-campaign-own = 自作シナリオをコードで追加：
web-campaign-measure = 何で勝敗を決めますか？
web-campaign-ep = EPの合計
web-campaign-victories = 勝った回数
web-campaign-by-ep = EPの合計が最も多い人の勝ちです。
web-campaign-by-victories = 勝った回数が最も多い人の勝ちです。
web-campaign-at = { $total }戦中{ $number }戦目
web-campaign-progress = { $total }回のうち{ $done }回が終わりました。
web-campaign-over = キャンペーンは終わりました。
web-campaign-next = 次のゲーム：{ $scenario }
web-campaign-restart = キャンペーンを最初から
web-campaign-table = テーブル{ $table }のキャンペーン
web-player = プレイヤー

## Settings

web-save = 保存
web-saved = 保存しました
web-auto = システムに合わせる
web-language = 言語
web-theme = テーマ
web-theme-light = ライト
web-theme-dark = ダーク
web-motion = アニメーション
web-motion-full = すべて
web-motion-calm = 控えめ
web-motion-none = なし
web-contrast = ハイコントラスト
web-sound = 効果音
web-sound-on = 音を出す
web-sound-off = 音を消す
web-confirm = 1手ごとに確認する
web-help = 手助け
web-help-what = 決める場面に「これは何ですか」を表示
web-help-names = マウス・長押し・フォーカスで名前を表示
web-help-tips = 慣れるまでヒントの一言を表示
web-help-tips-again = 一言をはじめから表示

## Keys

web-keys = キーボードショートカット
web-key-board = 盤面へ
web-key-decision = 選択へ移る
web-key-arrows = 盤面を移動
web-key-enter = 選ぶ
web-key-escape = やめる
web-key-undo = 元に戻す
web-key-hint = ヒントを見る
web-key-what = 決めることの説明
web-key-names = 盤上のものの名前
web-key-next = 次へ（レッスン）
web-key-log = 記録
web-key-chat = 会話
web-key-rules = ルール
web-key-help = このキー一覧

## レッスン

web-learn = 学ぶ
web-learn-game = { $game }を学ぶ
web-learn-about = 本物のテーブルで、コーチと一緒に学ぶ短いレッスンです。いつでも離れられ、続きから始められます。
web-learn-all = すべてのレッスン
web-learn-lesson = レッスン
web-learn-minutes = 約{ $minutes }分
web-learn-last = 前の手
web-learn-step = { $of }ステップ中{ $at }
web-learn-done = 修了
web-learn-start = 始める
web-learn-go-on = 続ける
web-learn-again = もう一度
web-learn-next = 次へ
web-learn-leave = 離れる
web-learn-fold = コーチをたたむ
web-learn-play = 本番のゲームで遊ぶ
web-learn-following = 次のレッスン
web-coach = コーチ

## ほかの人に教える

web-teach = 教える
web-teach-stop = 教えるのをやめる
web-teaching = 説明
web-teaching-you = あなたが教えています
web-teaching-by = { $name }が教えています
web-teaching-over = 教える人はいなくなりました
web-teach-point = 指す
web-teach-point-about = 盤上を動かすか指を置いたままにすると、その位置が全員に見えます。クリックで強調表示され、手は打たれません。Escで終了します。
web-teach-light = 強調
web-teach-light-none = 強調…
web-teach-sheet = 説明シート
web-teach-sheet-none = シート…
web-teach-before = 前の部分
web-teach-after = 次の部分
web-teach-away = 全員のシートを閉じる
web-teach-fold = 自分だけ閉じる
web-pointed = { $name }が{ $thing }を指しています。
web-pointed-away = { $name }が{ $thing }を指していますが、今はあなたの画面にありません。
web-pointed-of = { $name }が{ $owner }の{ $thing }を指しています。
web-hands-ask = 手札を公開…
web-hands-about = プレイしている全員に尋ねます。全員が同意すると、すべての手札が全員に見えます。あとで伏せても、この対戦は記録に数えられません。
web-hands-ask-all = 全員に尋ねる
web-hands-open = 手札公開の練習中：この対戦は記録に数えられません。
web-hands-closed = 練習：この対戦は記録に数えられません。
web-hands-close = 手札を伏せる
web-hands-view = 視点
web-hands-own = 自分の視点
web-hands-of = { $name }の視点
web-hands-seeing = { $name }の視点で見ています。
web-spot-place = マス{ $place }
web-spot-decision = 選択肢
web-spot-players = プレイヤー一覧

## What is being shown, and how fast

web-pace = 進行の速さ
web-pace-calm = ゆっくり
web-pace-normal = ふつう
web-pace-brisk = 速い
web-pace-off = 演出なし（すぐに結果を表示）
web-pace-now-calm = 進行の速さ：ゆっくり
web-pace-now-normal = 進行の速さ：ふつう
web-pace-now-brisk = 進行の速さ：速い
web-pace-now-off = 進行の速さ：演出なし
web-film-skip = スキップ
web-film-watch = 見る
web-film-recap = 離れている間に { $lines } 件の出来事がありました。
web-key-skip = 演出をスキップする
web-key-pace = 進行の速さを変える
web-press-roll = 振る
web-press-roll-ask = あなたの番です。ダイスを振ってください
web-volume = 音量
web-notices = 別の画面を見ているときに自分の番を通知する
web-notices-blocked = ブラウザがこのサイトの通知をブロックしています。先にブラウザの設定で許可してください。
web-notices-offer = 見ていない間にあなたの番になりました。次回から通知しますか？
web-bots-pace = ボットの速さ
web-bots-pace-relaxed = ゆっくり
web-bots-pace-normal = ふつう
web-bots-pace-instant = 即座に
web-bots-pace-about = ボットは全員の画面に出来事が表示されるのを待ち、少し間を置いて行動します。
web-own-code = コードを持っていれば、ここに貼り付けます：

## 出入り

web-guest-name = もう一人の名前
web-free-seat = 席を空ける
web-close-table = テーブルを閉じる…
web-close-table-sure = 結果なしで、全員のテーブルが終了します。
web-close-table-vote = ほかの人に確認します。全員が同意すると、結果なしで終了します。
web-close-table-yes = 閉じる
web-leave-table = 退席する（ボットが代わりに続けます）
web-hide-table = 一覧から外す
web-table-closed = このテーブルは、ゲームが終わる前に閉じられました。
web-table-hide = 一覧から外す
web-table-show = 一覧に戻す
web-tables-more = ほかのテーブル（{ $count }）
web-tables-hidden = 非表示のテーブル（{ $count }）
web-vote-close = { $by }が、結果なしでテーブルを閉じようとしています。同意しますか？
web-vote-close-own = テーブルを閉じるよう提案しました。
web-settings-back = テーブルに戻る
web-help-explain = ルール解説：すべての行に「なぜ？」と条項番号を表示
web-faces = リアクション
web-faces-shown = ほかの人のリアクションを表示
web-face-smile = にっこり
web-face-laugh = 大笑い
web-face-cheer = やった！
web-face-wow = おお！
web-face-think = うーん…
web-face-sad = しまった！
web-undo-cost = 手を戻しますか？カードやダイスは引き直しになり、この対戦は自己ベストに数えられません。
web-undo-cost-asked = 全員に聞いて手を戻しますか？カードやダイスは引き直しになり、この対戦は自己ベストに数えられません。
web-agree-with = { $names }に同意
web-rules-contents = 目次
web-rules-sheet-about = はじめての方は、図解の説明シートをどうぞ。

## 結果のページ

web-own-result = あなたは{ $seats }人中{ $place }位、{ $score }点です。
web-lead = { $name }が{ $points }点差で勝ちました。
web-sum = 合計
web-curve = ゲームの流れ
web-curve-line = { $name }：{ $from }から{ $to }まで。
web-best-first = この設定での初めての結果です。
web-best-new = 自己ベスト更新！これまでは{ $best }点でした。
web-best-level = 自己ベストの{ $best }点に並びました。
web-best-below = これまでの自己ベストは{ $best }点です。
web-best-wins = この設定では{ $played }回のうち{ $won }回勝っています。
web-next-level = 次のレベルへ
web-next-level-who = テーブルを作った{ $name }が次のレベルへ進めます。
web-next-level-host = テーブルを作った人が次のレベルへ進めます。
web-harder = もっと難しく
web-watch-again = もう一度見る
web-same-deal = 同じ配札でボットがあなたの代わりに遊ぶと
web-same-deal-own = あなた
web-same-deal-won = 勝ち
web-same-deal-lost = 負け
web-same-deal-waiting = ボットがまだ遊んでいます…

web-analyse = 分析する
web-share = 共有
web-share-link = このゲームへのリンク
web-share-picture = 画像を保存

web-campaign-won = { $count ->
    [1] キャンペーンは{ $names }の優勝です！
   *[other] キャンペーンは{ $names }が同時優勝です！
}
web-campaign-leads = { $count ->
    [1] キャンペーンの首位は{ $names }です。
   *[other] キャンペーンの首位は{ $names }が分け合っています。
}
web-campaign-tie-ep = EPの合計が同じなので、勝った回数で決まります。
web-campaign-tie-victories = 勝った回数が同じなので、EPの合計で決まります。
web-campaign-tie-both = EPの合計も勝った回数も同じなので、首位を分け合います。
web-scores-against = 対戦相手
web-scores-with = いっしょに遊んだ人
web-scores-others = ほかのゲーム（{ $count }）
web-scores-no-best = まだ勝ちはありません。

## Puzzles

web-puzzles = 問題
web-puzzles-game = { $game }の問題
web-puzzles-about = ボット同士の対局に出てきた局面で、はっきり最善の手を探してください。
web-puzzle = 問題{ $number }／{ $count } ({ $grade ->
    [1] 易しい
    [2] 普通
   *[3] 難しい
})
web-puzzle-you = あなたは{ $seat }です。
web-puzzle-right = 正解です：{ $answer }
web-puzzle-wrong = 惜しい。「{ $answer }」よりよい手があります。
web-puzzle-best = はっきり最善なのは「{ $answer }」です。
web-puzzle-show = 答えを見る
web-puzzle-next = 次の問題
web-puzzle-again = もう一度
web-puzzle-solved = 解けた
web-puzzles-none = このゲームの問題はまだありません。

## Reviewing a finished match together

web-review = 対局を一手ずつ振り返る
web-review-together = みんなで振り返る
web-review-step = { $step }／{ $last }手目
web-review-set = 準備が整いました。
