# Kokoro：ルール（kokoro-rules.ftl）以外で、プレイヤーが読むすべての文。
# IDは説明する値から決まる。parlour/words.py を参照。

## 設定

kokoro-option-caller = 読み上げ
    .about = 道カードは自動でめくるか、読み手がめくるか。
kokoro-value-caller-auto = 自動
kokoro-value-caller-manual = 読み手がめくる
kokoro-option-peek = のぞき見
    .about = 道を描く代わりにどのカードを見るか。
kokoro-value-peek-sanctuary = 次の社カード
kokoro-value-peek-path = 次の道カード
kokoro-option-peek_limit = のぞき見の回数
    .about = 各プレイヤーが何回のぞき見できるか。
kokoro-value-peek_limit-none = 何回でも
kokoro-value-peek_limit-round = 1ラウンドに1回
kokoro-option-guardians = 守り神
    .about = 2体の守り神が立つ場所。ダイスで決めるときはピンクの面を使います。
kokoro-value-guardians-printed = 印刷どおり（青い面）
kokoro-value-guardians-random = ダイスで決める（全員同じ）
kokoro-value-guardians-each = 各自ダイスで決める
kokoro-option-decree = お触れ
    .about = このゲームだけの特別ルール。11から16はダイスで決めた守り神が必要です。
kokoro-value-decree-none = なし
kokoro-value-decree-draw = 無作為に引く
kokoro-value-decree-1 = 1 { K-61.title }
kokoro-value-decree-2 = 2 { K-62.title }
kokoro-value-decree-3 = 3 { K-63.title }
kokoro-value-decree-4 = 4 { K-64.title }
kokoro-value-decree-5 = 5 { K-65.title }
kokoro-value-decree-6 = 6 { K-66.title }
kokoro-value-decree-7 = 7 { K-67.title }
kokoro-value-decree-8 = 8 { K-68.title }
kokoro-value-decree-9 = 9 { K-69.title }
kokoro-value-decree-10 = 10 { K-70.title }
kokoro-value-decree-11 = 11 { K-71.title }
kokoro-value-decree-12 = 12 { K-72.title }
kokoro-value-decree-13 = 13 { K-73.title }
kokoro-value-decree-14 = 14 { K-74.title }
kokoro-value-decree-15 = 15 { K-75.title }
kokoro-value-decree-16 = 16 { K-76.title }
kokoro-error-pink-decree = お触れ{ $decree }はピンクの面のもので、ダイスで決めた守り神が必要です。次のどれかにしてください：{ $expected }。

## 質問と答え

kokoro-ask-call = 次の道カードをめくってください。
kokoro-ask-draw = 空いているマスに道を描くか、描かずにのぞき見をしてください。
kokoro-deal-decree = お触れを引きます。
kokoro-deal-guardian = 守り神のダイスを振ります。
kokoro-deal-sanctuary = 次の社カードをめくります。
kokoro-deal-next = いちばん上の社カードを公開します。
kokoro-deal-path = 次の道カードをめくります。
kokoro-deal-look = だれかがいちばん上のカードを見ます。
kokoro-deal-sixth = 六番目の社カードをめくります。
kokoro-do-draw = { $number ->
    [0] { $space }に描く
   *[other] 代わりに{ $number }を{ $space }に描く
}
kokoro-do-look = 描かずにのぞき見する
kokoro-do-turn = カードをめくる

kokoro-refuse-full = マットは道でいっぱいです。見ることしかできません。
kokoro-refuse-drawn = { $space }にはもう道があります。道のないマスを選んでください。
kokoro-refuse-looked = このラウンドではもうのぞき見しました。道を描いてください。
kokoro-refuse-as-shown = 道はカードのとおりに描きます。今は{ $number }番です。
kokoro-refuse-stone-used = このラウンドではもう「回る石」を使いました。呼ばれた番号を描いてください。
kokoro-refuse-stone-number = 「回る石」で{ $number }番にはできません。できるのは次のとおりです：{ $numbers }。

## 出来事

kokoro-decree-shown = このゲームのお触れは{ $number }番「{ $decree }」です。
kokoro-guardian-placed = { $everybody ->
    [1] { $guardian }は{ $space }に立ちます。
   *[other] { $seat }：{ $guardian }は{ $space }に立ちます。
}
kokoro-guardian-caterpillar = いもむしの守り神
kokoro-guardian-flower = 花の守り神
kokoro-sanctuary-turned = ラウンド{ $round }：社{ $letter }を数えます。
kokoro-next-shown = 次の社は{ $letter }です。
kokoro-path-called = { $golden ->
    [1] 金の{ $number }番です。このラウンドの{ $count ->
        [1] 1枚目
        [2] 2枚目
        [3] 3枚目
       *[other] 4枚目、最後
    }の金のカードです。
   *[other] { $number }番です。
}
kokoro-drew = { $seat }は{ $space }に{ $number }番を描きました。
kokoro-looked = { $peek ->
    [path] { $seat }は次の道カードを見ました。
   *[sanctuary] { $seat }は次の社カードを見ました。
}
kokoro-saw = { $peek ->
    [path] 次の道カードを見ました：{ $card }。
   *[sanctuary] 次の社カードを見ました：{ $card }。
}
kokoro-scored = { $seat }：社{ $letter }につながる絵柄は{ $count ->
    [0] ありません。
   *[other] { $count }個。
}{ $written ->
    [0] { $count ->
        [0] 0点です。
       *[other] 前の{ $previous }より多くないので、0点です。
    }
   *[other] { $written }点です。
}
kokoro-finished = { $seat }：社{ $sanctuaries }、守り神{ $guardians }{ $decree ->
    [0] { "" }
   *[other] 、お触れ{ $decree }
}{ $penalty ->
    [0] { "" }
   *[other] 、減点{ $penalty }
}、合計{ $score }点。
kokoro-would-join = { $length }マスの線になり、絵柄は{ $features }個{ $count ->
    [0] です。
   *[other] です（社：{ $sanctuaries }）。
}
kokoro-ending-rounds = 5ラウンドが終わりました。

## 盤面のことば

kokoro-board-over = 5ラウンドが終わりました。
kokoro-board-before = まだ何もめくられていません。
kokoro-board-round = ラウンド{ $round }／5。数える社は{ $letter }。金のカードは4枚のうち{ $golden }枚。
kokoro-board-decree = お触れ「{ $decree }」：{ $rule }
kokoro-board-called = 今の道：{ $number } { $glyph }（{ $first }と{ $second }）
kokoro-board-called-golden = 今の道：{ $number } { $glyph }（{ $first }と{ $second }）、金
kokoro-board-edge-top = 上
kokoro-board-edge-right = 右
kokoro-board-edge-bottom = 下
kokoro-board-edge-left = 左
kokoro-board-last-sanctuary = 残る社は{ $letter }で、得点になりません。
kokoro-board-sixth-sanctuary = 六番目の社は{ $letter }で、お触れにより最後に得点になります。
kokoro-board-next-sanctuary = 次の社は{ $letter }です。
kokoro-board-next-path = 次の道カードは{ $card }です。
kokoro-board-legend = c いもむし、f 花、A～F 社、CG・FG いもむしと花の守り神、· まだ道がない
kokoro-board-you = あなた
kokoro-board-mat = { $name }のマット：
kokoro-board-player = { $name }：得点欄 { $boxes }、次は{ $least }以上必要。
kokoro-board-knows = のぞき見した。
kokoro-board-finished = { $name }：得点欄 { $boxes }、いもむしの守り神{ $caterpillar }、花の守り神{ $flower }、お触れ{ $decree }、ゼロ{ $zeros }個、{ $score }点。
kokoro-board-cards = 残りの道カード：{ $count }枚（{ $cards }）
kokoro-board-left-of = { $number } { $glyph }：{ $plain }＋金{ $golden }
kokoro-board-sanctuaries = まだめくられていない社：{ $letters }

## ヒント

kokoro-hint-beats = 社{ $letter }の線が{ $count }になります。このラウンドは{ $least }以上必要です。
kokoro-hint-grows = 社{ $letter }の線に{ $gain }加わり、{ $count }になります。
kokoro-hint-waits = 社{ $letter }の線は{ $count }のままで、このラウンドで得点するには{ $least }必要ですが、ゲーム全体ではこのほうが見込みがあります。
kokoro-hint-starts = 社{ $letter }のマスそのものです。ここに道がないと何も数えられません。
kokoro-hint-guardian = { $guardian }の線が{ $count }になります。
kokoro-hint-room = { $ends ->
    [0] まだ何ともつながりませんが、ここならいちばん邪魔になりません。
   *[other] まだ何ともつながりませんが、線の伸びる先が{ $ends }マス残ります。
}
kokoro-hint-needs = 社{ $letter }の線が{ $count }になります。このラウンドで得点するには{ $least }必要です。
kokoro-hint-prepares = { $space }に向かって伸びます。そこに{ $number }を描けば社{ $letter }の線とつながります（残り{ $left }枚）。
kokoro-hint-look = ここでは、この道をどこに描くよりも、見るほうが役に立ちます。
kokoro-hint-pass = この道はどこに描いても邪魔になるだけです。

## 結果の内訳

kokoro-account-about = 得点の内訳
kokoro-account-sanctuary = 社{ $detail }
kokoro-account-caterpillar = いもむしの守り神
kokoro-account-flower = 花の守り神
kokoro-account-decree = お触れ
kokoro-account-empty = 0点の社
