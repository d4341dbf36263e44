# コクーンズ：ブラウザーの盤面とレベル作成画面の言葉。

## 盤面

web-cocoons-box = { $corner }から見た箱
web-cocoons-correct = 動物を移す・駒3個
web-cocoons-which = どの動物を移しますか。
web-cocoons-where = { $animal }をどこへ移しますか。
web-cocoons-around = 反対の角から見る
web-cocoons-gap = 空き（{ $place }）：{ $bottom }
web-cocoons-shelf = 外れた扉
web-cocoons-done = 完了
web-cocoons-pencil = 鉛筆
web-cocoons-pencil-help = 書き込む繭か空きを選んでください。あなただけに見えます。
web-cocoons-pencil-on = { $place }の鉛筆メモ
web-cocoons-pencil-what = 書き込む先
web-cocoons-pencil-cocoon = 繭
web-cocoons-pencil-place = 下のマス
web-cocoons-pencil-text = 短い文字
web-cocoons-pencil-rub = 消す
web-cocoons-pencilled = 鉛筆：{ $text }

## レベル作成

web-cocoons-composer = レベルを作る
web-cocoons-composer-about = 扉1枚から8枚でレベルになります。残りの動物は扉なしです。マスへドラッグするか、一枚ずつ選んでください。
web-cocoons-composer-supply = 箱にある扉
web-cocoons-composer-level = あなたのレベル
web-cocoons-composer-left = { $door }、残り{ $left }枚
web-cocoons-composer-put = マス{ $number }：{ $door }。取り出す
web-cocoons-composer-empty = マス{ $number }：空き
web-cocoons-composer-hard = ハードモード
web-cocoons-composer-hard-about = 何もないマスを空けると、駒を1つ払います。
web-cocoons-composer-clear = 最初から
web-cocoons-composer-missing = 扉を1枚以上選んでください。
web-cocoons-composer-tokens = アクション駒
web-cocoons-composer-tokens-about = 10〜40個。{ $tokens }個以外はハウスルールです。
web-cocoons-composer-checking = 確認中…
web-cocoons-composer-valid = このレベルで遊べます。
web-cocoons-composer-code = 共有コード
web-cocoons-composer-copy = コピー
web-cocoons-composer-copied = コピーしました
web-cocoons-composer-play = このレベルで遊ぶ
web-cocoons-composer-have = コードをお持ちですか。
web-cocoons-composer-open = 開く
web-cocoons-composer-family-rune = ルーン
web-cocoons-composer-family-lock = 錠
web-cocoons-composer-family-special = スライド、回転、アクション
web-cocoons-composer-family-number = 数字

web-cocoons-hardness-ask = 難しさを調べる
web-cocoons-hardness-busy = 何回か試しています…
web-cocoons-hardness-failed = いまは調べられませんでした。
web-cocoons-hardness-deals = ランダムな配置{ $deals }回をボットが遊びました：
web-cocoons-hardness-winnable = 勝てる配置
web-cocoons-hardness-perfect = 完全な記憶での勝率
web-cocoons-hardness-forgetful = 人並みの記憶での勝率
web-cocoons-hardness-rate = { $won }%（{ $low }〜{ $high }%）

## 教える人が指すもの

web-cocoons-spot-box = 箱
web-cocoons-spot-tokens = 予備の駒の器
web-cocoons-spot-doors = 外れた扉
web-cocoons-spot-seats = プレイヤーの角
web-cocoons-spot-correct = 間違いの修正

web-cocoons-goal = 目標
web-cocoons-placed = { $animals }匹のうち{ $placed }匹が繭の中
web-cocoons-start-on = スタート駒は{ $place }にあります。
web-cocoons-start-back = 最後は空きをスタート駒の上に戻します。

web-cocoons-opening = 繭を一つずつ開けていきます。

## 選べることによる問い

web-cocoons-ask-turn = { $correct ->
    [yes] 繭を空きへスライドするか、駒3個で間違いを修正してください。
   *[no] 繭を空きへスライドしてください。
}
web-cocoons-ask-put = { $thing ->
    [animal] { $animal }をどの繭に入れますか。
    [door] アクション扉をどの繭に入れますか。
   *[other] どの繭に入れますか。
}
