# ウェブ版ココロの盤面の文言。

web-kokoro-mat = { $name }のマット
web-kokoro-round = 第{ $round }ラウンド（全{ $rounds }）
web-kokoro-goal = 社{ $letter }：{ $least }以上つなぐ
web-kokoro-lamps = 金のカード：{ $of }枚中{ $golden }枚
web-kokoro-next = 次：
web-kokoro-called = 今の道：{ $number }（{ $first }と{ $second }）
web-kokoro-called-golden = 今の道：金の{ $number }（{ $first }と{ $second }）
web-kokoro-decree = お触れ：{ $title }
web-kokoro-box = 第{ $round }ラウンド
web-kokoro-sanctuary = 社{ $letter }
web-kokoro-caterpillars = いもむし{ $count }匹
web-kokoro-flowers = 花{ $count }輪
web-kokoro-die = ダイスの{ $number }
web-kokoro-path = 道{ $number }（{ $first }と{ $second }）
web-kokoro-free = 道なし
web-kokoro-left-title = 残りの道カード
web-kokoro-left = { $number }（{ $first }と{ $second }）：残り 普通{ $plain }枚、金{ $golden }枚
web-kokoro-exchange = { $number }を描く
web-kokoro-others = ほかの人のマット

## 教える人が指すもの

web-kokoro-spot-mat = マット
web-kokoro-spot-card = 読み上げられたカード
web-kokoro-spot-goal = このラウンドの社
web-kokoro-spot-lamps = 金のカードの灯籠
web-kokoro-spot-score = 得点欄
web-kokoro-spot-next = 先に見たカード
web-kokoro-spot-left = 残りの道カード
web-kokoro-spot-others = ほかの人のマット
web-kokoro-spot-decree = お触れ

web-kokoro-counting = すべての得点を合計します。
web-kokoro-walking = 道をたどって数えます。

## テーブルのオプションによるもの

web-kokoro-do-look = { $peek ->
    [path] 次の道カードをのぞく
   *[sanctuary] 次の社をのぞく
}
web-kokoro-ask-draw = { $peek ->
    [path] 空いているマスに道を描くか、描くかわりに次の道カードをのぞいてください。
   *[sanctuary] 空いているマスに道を描くか、描くかわりに次の社をのぞいてください。
}
