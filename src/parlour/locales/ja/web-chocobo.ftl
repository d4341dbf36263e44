# チョコボのダンジョンの盤が、ゲームの言葉のほかに言うこと。

web-chocobo-status = チームの持ち物
web-chocobo-round = ラウンド{ $round }
web-chocobo-hp = HP { $hp }／9
web-chocobo-vegetables = 野菜{ $count }／15
web-chocobo-books = 本
web-chocobo-book = { $effect } { $amount }
web-chocobo-aim = { $book }：対象を選んでください。
web-chocobo-floor = { $floor }F のフロア
web-chocobo-bird-here = { $thing }、チョコボはここ
web-chocobo-space-plain = 何もないマス
web-chocobo-space-wall = 壁
web-chocobo-space-entrance = 入口
web-chocobo-space-exit = 出口
web-chocobo-space-vegetable = 野菜トークン
web-chocobo-space-book = 本トークン
web-chocobo-space-heal = HPを1回復
web-chocobo-space-damage = { $amount }ダメージ
web-chocobo-space-reaper = 死神が{ $amount }進む
web-chocobo-space-lightning = いなずまで{ $amount }枚失う
web-chocobo-space-veil = 次のボーナスカードは伏せたまま
web-chocobo-danger = 死神のとなり
web-chocobo-row = モンスター
web-chocobo-row-attack = ラウンドの終わりにモンスターから{ $attack }ダメージ。
web-chocobo-dial = ダイヤル
web-chocobo-bonus = { $count ->
   *[other] ボーナスカード
 }
web-chocobo-deck = 山札
web-chocobo-team = チーム
web-chocobo-captain = このラウンドのキャプテン
web-chocobo-ready = 選択済み
web-chocobo-cards = { $count ->
   *[other] 枚の手札
 }
web-chocobo-share = { $name }の枚数
web-chocobo-share-less = { $name }を1枚減らす
web-chocobo-share-more = { $name }を1枚増やす
web-chocobo-share-rest = { $total }枚中{ $given }枚を配分
web-chocobo-talk-ask = だれに頼むか
web-chocobo-talk-mine = 手札
web-chocobo-talk-other = 頼む
web-chocobo-talk-space = スペース
web-chocobo-talk-bonus = ボーナス
web-chocobo-talk-whom = { $name }さん？
web-chocobo-talk-card = どのカードのことか
web-chocobo-talk-any = カード
web-chocobo-talk-strength = 強さ{ $strength }のカード
web-chocobo-talk-count = 何枚のことか
web-chocobo-talk-cards = { $cards }枚
web-chocobo-hand = あなたの手札
web-chocobo-one-more = もう1枚。
web-chocobo-left = 残りの札

## 教える人が指すもの

web-chocobo-spot-map = 階の地図
web-chocobo-spot-track = 死神のトラック
web-chocobo-spot-arena = ボスを囲む輪
web-chocobo-spot-row = モンスターの列
web-chocobo-spot-dial = ダイヤル
web-chocobo-spot-hand = 手札
web-chocobo-spot-talk = 話せること
web-chocobo-spot-team = チーム
web-chocobo-spot-hp = HP
web-chocobo-spot-books = 本

web-chocobo-finale = 探検が終わりを迎えます。

## できることに応じた問い

web-chocobo-ask-choose = { $cards ->
    [1] どのカードを伏せて出しますか。
    [2] どの2枚を伏せて出しますか。
   *[other] どのカードを伏せて出しますか。
 }
web-chocobo-ask-discard = { $cards ->
    [1] どのカードを捨てますか。
    [2] どの2枚を捨てますか。
   *[other] どのカードを捨てますか。
 }
web-chocobo-ask-act = スペース{ $space }（強さ{ $strength }）：{ $kind ->
    [move] チョコボはどこへ行きますか。
    [attack] どのモンスターを攻撃しますか。
    [only-eat] このまま食べますか。先に本を使いますか。
    [only-reap] 死神が{ $strength }進みます。先に本を使いますか。
    [only-move] このまま移動しますか。先に本を使いますか。
    [only-attack] このまま攻撃しますか。先に本を使いますか。
   *[other] チョコボはどうしますか。
 }
