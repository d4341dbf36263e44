# 「チョコボのダンジョン」の言葉：設定、質問、答え、できごと、断り、言葉で表した盤面。

## 設定

chocobo-option-difficulty = 難易度
    .about = はじめに持つカードと本の数が変わります。
chocobo-value-difficulty-normal = ふつう
chocobo-value-difficulty-easy = やさしい
chocobo-value-difficulty-hard = むずかしい
chocobo-option-boss = ボス
    .about = 4Fで待ち受ける相手です。オメガのほうが手ごわい相手です。
chocobo-value-boss-behemoth = ベヒーモス
chocobo-value-boss-omega = オメガ
chocobo-option-floor2 = 2Fの面
    .about = 星の面のほうがむずかしくなります。
chocobo-value-floor2-plain = 星なし
chocobo-value-floor2-star = 星付き
chocobo-option-floor3 = 3Fの面
    .about = 星の面のほうがむずかしくなります。
chocobo-value-floor3-plain = 星なし
chocobo-value-floor3-star = 星付き
chocobo-option-team = チームの決定
    .about = みんなに関わることを誰が決めるか。
chocobo-value-team-agree = 全員一致
chocobo-value-team-anyone = 先に答えた人
chocobo-value-team-captain = 持ち回りのキャプテン
chocobo-option-talk = 会話
    .about = カードを選ぶあいだに伝えてよいこと。
chocobo-value-talk-open = 自由
chocobo-value-talk-limited = 身ぶりだけ

## 質問

chocobo-ask-choose = どのカードを伏せて出しますか。
chocobo-ask-talk = 仲間に伝えたいことはありますか。
chocobo-ask-book = いま本を使いますか。
chocobo-ask-act = チョコボはどうしますか。
chocobo-ask-split = 新しいカードを何枚ずつ分けますか。
chocobo-ask-drop = 持っていた本のうち、どれを捨てますか。
chocobo-ask-lose = 何枚ずつカードを手放しますか。
chocobo-ask-discard = どのカードを捨てますか。
chocobo-ask-shortage = 手札の足りない人がいます。本を使いますか、あきらめますか。

## 運

chocobo-deal-dial = ダイヤルを回す
chocobo-deal-book = 本をめくる
chocobo-deal-card = カードを配る
chocobo-deal-basic = ベーシックモンスターが現れる
chocobo-deal-elite = エリートモンスターが現れる
chocobo-deal-bonus = ボーナスカードをめくる
chocobo-deal-strengths = 強さを見せる
chocobo-deal-vegetable = 野菜トークンをめくる
chocobo-deal-hand = 手札を見せる

## もの

chocobo-icon-move = 移動
chocobo-icon-attack = 攻撃
chocobo-icon-eat = 食べる
chocobo-icon-reap = 死神
chocobo-book-recover = 回復の本
chocobo-book-move = 移動の本
chocobo-book-attack = 攻撃の本
chocobo-book-all = 全体ダメージの本
chocobo-monster-blob = ブロブ
chocobo-monster-imp = インプ
chocobo-monster-bat = コウモリ
chocobo-monster-skeleton = ガイコツ
chocobo-monster-boar = イノシシ
chocobo-monster-cactus = サボテン
chocobo-monster-wraith = 亡霊
chocobo-monster-sorcerer = 魔術師
chocobo-monster-ogre = オーガ
chocobo-monster-drake = 小竜
chocobo-monster-any = モンスター
chocobo-target = { $monster }（残りHP{ $left }）
chocobo-deck-chocobo = チョコボの山札
chocobo-deck-basic = ベーシックモンスターの山札
chocobo-deck-elite = エリートモンスターの山札
chocobo-pile-vegetable = 野菜トークン
chocobo-pile-book = 本

## 答え

chocobo-do-play = { $cards }を出す
chocobo-do-discard = { $cards }を捨てる
chocobo-do-show = 強さを見せる
chocobo-do-claim = { $strength ->
    [0] スペース{ $space }に置けます
   *[other] スペース{ $space }に強さ{ $strength }で置けます
 }
chocobo-do-have = ボーナスカード{ $bonus }より{ $where ->
    [near-above] 少し大きい
    [near-below] 少し小さい
    [far-above] ずっと大きい
    [far-below] ずっと小さい
    [above] 大きい
   *[below] 小さい
 }{ $strength ->
    [0] カード
   *[other] 、強さ{ $strength }のカード
 }が{ $cards ->
    [1] あります
   *[other] { $cards }枚あります
 }
chocobo-do-between = 2枚のボーナスカードの間に{ $strength ->
    [0] カード
   *[other] 、強さ{ $strength }のカード
 }が{ $cards ->
    [1] あります
   *[other] { $cards }枚あります
 }
chocobo-do-offer = スペース{ $space }に強さ{ $strength }、またはスペース{ $other_space }に強さ{ $other_strength }で置けます
chocobo-do-propose = { $own ->
    [0] { $asked_seat }さん、スペース{ $space }をお願いできますか？
   *[other] スペース{ $own }は引き受けます。{ $asked_seat }さん、スペース{ $space }をお願いできますか？
 }
chocobo-do-decline = スペース{ $space }は約束できません
chocobo-do-move = { $kind ->
    [space] { $place }へ移動
   *[other] 移動
 }
chocobo-do-attack = { $kind ->
    [monster] { $monster }を攻撃
    [boss] ボスを攻撃
   *[other] 攻撃（相手なし）
 }
chocobo-do-eat = 食べる
chocobo-do-reap = 死神を進める
chocobo-do-go-on = 先へ進む
chocobo-do-give-up = あきらめる
chocobo-do-use = { $kind ->
    [space] { $book }：{ $place }へ
    [monster] { $book }：{ $monster }
    [boss] { $book }：ボス
   *[other] { $book }を使う
 }
chocobo-do-drop = { $book }を捨てる
chocobo-do-split = カードの配分：{ $shares }
chocobo-do-lose = 捨てる枚数の配分：{ $shares }

## できごと

chocobo-round = ラウンド{ $round }、{ $floor }Fで始まります。
chocobo-dial-set = { $off ->
    [0] ダイヤルはそのままです。
   *[other] ダイヤルを{ $off }目盛り回しました。
}
chocobo-drew = { $card }（強さ{ $strength }）を引きました。
chocobo-met = { $monster }が行く手をふさぎます。
chocobo-bonus = ボーナスカードは{ $card }、強さ{ $strength }。
chocobo-bonus-hidden = ボーナスカードは伏せたままです。
chocobo-showed = { $seat }の強さは{ $strengths }です。
chocobo-claimed = { $strength ->
    [0] { $seat }はスペース{ $space }に置けます。
   *[other] { $seat }はスペース{ $space }に強さ{ $strength }で置けます。
 }
chocobo-compared = { $seat }は、ボーナスカード{ $bonus }より{ $where ->
    [near-above] 少し大きい
    [near-below] 少し小さい
    [far-above] ずっと大きい
    [far-below] ずっと小さい
    [above] 大きい
   *[below] 小さい
 }{ $strength ->
    [0] カード
   *[other] 、強さ{ $strength }のカード
 }を{ $cards ->
    [1] 持っています。
   *[other] { $cards }枚持っています。
 }
chocobo-between = { $seat }は、2枚のボーナスカードの間に{ $strength ->
    [0] カード
   *[other] 、強さ{ $strength }のカード
 }を{ $cards ->
    [1] 持っています。
   *[other] { $cards }枚持っています。
 }
chocobo-offered = { $seat }は、スペース{ $space }に強さ{ $strength }、またはスペース{ $other_space }に強さ{ $other_strength }で置けます。
chocobo-proposed = { $own ->
    [0] { $seat }が{ $asked_seat }にスペース{ $space }を頼みました。
   *[other] { $seat }がスペース{ $own }を引き受け、{ $asked_seat }にスペース{ $space }を頼みました。
 }
chocobo-declined = { $seat }はスペース{ $space }を約束できません。
chocobo-played = { $seat }は{ $cards }を出しました。
chocobo-assigned = ダイヤルのスペース1から5へ：{ $cards }。
chocobo-acted = スペース{ $space }：{ $icon }、強さ{ $strength }。
chocobo-moved = チョコボは{ $place }へ移動しました。
chocobo-nothing = 何も起こりません。
chocobo-gained = 野菜を{ $vegetables }手に入れ、{ $now }になりました。
chocobo-recovered = HPが{ $hp }回復して{ $now }になりました。
chocobo-hurt = { $cause ->
    [trap] 罠で{ $damage }ダメージ。残りHPは{ $now }。
    [boss] ボスの攻撃で{ $damage }ダメージ。残りHPは{ $now }。
   *[monsters] モンスターの攻撃で{ $damage }ダメージ。残りHPは{ $now }。
 }
chocobo-hit = { $monster }に{ $damage }ダメージ。
chocobo-hit-boss = ボスに{ $damage }ダメージ。残りHPは{ $left }。
chocobo-defeated = { $monster }を倒しました。
chocobo-reaper = { $left ->
    [0] 死神が{ $steps }進みました。
   *[other] 死神が{ $steps }進みました。トラックの端まであと{ $left }。
 }
chocobo-ate = チョコボは野菜を{ $vegetables }食べ、残りは{ $left }です。
chocobo-draws = { $seat }は{ $count }枚引きます。
chocobo-book-found = 本を見つけました：{ $book }。
chocobo-book-used = 本を使いました：{ $book }。
chocobo-book-dropped = 本を捨てました：{ $book }。
chocobo-pile-empty = { $pile }はもう残っていません。
chocobo-rebuilt = 捨て札を混ぜて、{ $deck }を作り直します。
chocobo-left = { $floor }Fへ下ります！
chocobo-lightning = いなずま：手札から合わせて{ $cards }枚を手放します。
chocobo-veiled = 次のラウンドの最初のボーナスカードは伏せたままになります。
chocobo-discarded = { $seat }は{ $cards }を捨てました。
chocobo-short = 出すカードの足りない人がいます。
chocobo-hand-shown = { $cards ->
    [none] { $seat }の手札はありませんでした。
   *[other] { $seat }の手札は{ $cards }でした。
 }
chocobo-over = { $ending }（{ $floor }F、{ $rounds }ラウンド）

## 結末

chocobo-ending-won = ボスを倒しました！
chocobo-ending-hp = チョコボのHPが尽きました。
chocobo-ending-reaper = 死神がトラックの端に着きました。
chocobo-ending-adjacent = 死神がチョコボに追いつきました。
chocobo-ending-cards = 出すべきカードを出せない人がいました。
chocobo-ending-rounds = 決着がつかないまま100ラウンドが過ぎました。

## 断り

chocobo-refuse-not-in-hand = { $card }は手札にありません。
chocobo-refuse-count = 出すのは{ $due }枚です（{ $given }枚ではありません）。
chocobo-refuse-said = それはこのラウンドでもう伝えました。
chocobo-refuse-limited = 会話が身ぶりだけのときは、強さを見せるか、カード1枚でスペース、ボーナスカードの片側、その間を指すことしかできません。
chocobo-refuse-no-bonus = 比べられるボーナスカード{ $bonus }が見えていません。
chocobo-refuse-degree = 「少し」か「ずっと」かを選んでください。
chocobo-refuse-untrue = それは手札に当てはまりません。
chocobo-refuse-propose = 頼めるのは、このテーブルのほかのプレイヤーだけです。
chocobo-refuse-decline = スペース{ $space }は、だれにも頼まれていません。
chocobo-refuse-no-book = その本はチームにありません。
chocobo-refuse-healthy = チョコボのHPはすでに{ $hp }で満ちています。
chocobo-refuse-too-far = ちょうど{ $length }歩でそこに着く道はありません。
chocobo-refuse-no-target = いまは狙えません。同じモンスターが並ぶときは、列の先頭のものを選んでください。
chocobo-refuse-chat-number = 「{ $number }」はアクションの数字かもしれません。全員が選び終わるまでは明かせません。5までなら大丈夫です。
chocobo-refuse-chat-compare = 「{ $number }」と「{ $word }」が一緒だと、全員が選び終わる前にアクションの数字が伝わりかねません。「少し」や「ずっと」を使ってみてください。
chocobo-refuse-chat-exact = 「{ $words }」では、全員が選び終わる前にアクションの数字がはっきり伝わってしまいます。「少し」や「ずっと」を使ってみてください。
chocobo-refuse-chat-silent = 会話が身ぶりだけのときは、カードを選ぶあいだチャットできません。

## 注意

chocobo-warning-jam = { $floor }：{ $place }からは{ $length }歩ちょうどの道がなく、移動は途中で止まります。
chocobo-error-no-move = { $file }の{ $line }行目：ダイヤルに移動のスペースが一つもなく、出口にたどり着けません。少なくとも一つに「move」を入れてください。
chocobo-error-no-way = { $file }の{ $line }行目：{ $floor }の地図では、入口{ $start }から出口{ $exit }へ通じる道がありません。

## 言葉で表した盤面

chocobo-board-you = あなた
chocobo-board-list = { $first }、{ $rest }
chocobo-board-either = { $first }か{ $second }
chocobo-board-thing = { $thing }
chocobo-board-card = { $card }（強さ{ $strength }）
chocobo-board-face-down = 伏せた1枚
chocobo-board-before = ダンジョンの準備中です。
chocobo-board-round = ラウンド{ $round }、{ $floor }F。
chocobo-board-over = { $ending }{ $floor }F、{ $rounds }ラウンドで終わりました。
chocobo-board-health = HPは9のうち{ $hp }、野菜は15のうち{ $vegetables }。
chocobo-board-books = 本：{ $books }。
chocobo-board-map = この階：# 壁、. 何もないマス、S 入口、X 出口、v 野菜トークン、b 本、h HPを1回復、dN Nダメージ、rN 死神がN進む。チョコボは角かっこの中です。
chocobo-board-place = チョコボは{ $place }、出口は{ $exit }で、{ $steps }歩先です。
chocobo-board-reaper = 死神は{ $gone }歩進みました。あと{ $left }歩で負けです。
chocobo-board-boss = { $boss }：HPは{ $hp }のうち残り{ $left }。
chocobo-board-loops = 二つの輪、0から時計回り：. 何もないマス、v 野菜トークン、b 本、h HPを1回復、dN Nダメージ、rN 死神がN進む、LN いなずまでN枚失う、x 次のボーナスカードを伏せる。コマは角かっこの中です。
chocobo-board-outer = 外の輪：{ $spaces }。チョコボは{ $place }。
chocobo-board-inner = 内の輪：{ $spaces }。死神は{ $reaper }で、外の{ $touched }に接し、チョコボの{ $ahead }歩先です。
chocobo-board-dial = ダイヤル：
chocobo-board-space = { $number }. { $icons }
chocobo-board-space-card = { $number }. { $icons }：カード{ $card }{ $state ->
    [done] （済み）
    [now] （いま）
   *[later] {""}
 }
chocobo-board-no-monsters = 行く手をふさぐモンスターはいません。
chocobo-board-monsters = モンスター（合わせて毎ラウンド{ $attack }ダメージ）：
chocobo-board-monster = m{ $number } { $monster }：残りHP{ $left }、攻撃{ $attack }、報酬は{ $reward ->
    [hp] HP1
    [book] 本
   *[vegetables] 野菜{ $amount }
 }
chocobo-board-bonus = ボーナスカード：{ $cards }。
chocobo-board-played = { $name }が出したカード：{ $cards }。
chocobo-board-hand = あなたの手札：{ $cards }。
chocobo-board-hand-of = { $name }の手札：{ $cards }。
chocobo-board-size = { $name } { $count }枚
chocobo-board-sizes = 手札の枚数：{ $sizes }。
chocobo-board-veil = 次のラウンドの最初のボーナスカードは伏せたままになります。
chocobo-board-said = このラウンドに伝えたこと：
chocobo-board-deck = 山札{ $count }枚。捨て札：{ $discards }。
chocobo-board-tokens = 残りの野菜トークン：{ $tokens }。
chocobo-board-book-pile = まだ見つかっていない本：{ $books }。
chocobo-board-basic-deck = 残りのベーシックモンスター：{ $monsters }。
chocobo-board-elite-deck = 残りのエリートモンスター：{ $monsters }。

## ヒント

chocobo-hint-card = カード{ $card }（強さ{ $strength }）はおそらくスペース{ $space }に入ります：{ $icons }。
chocobo-hint-could = { $what ->
    [exit] 強さ{ $strength }なら、チョコボは今いるマスから出口に着けます。
    [monster] 強さ{ $strength }なら、残りHP{ $left }の{ $monster }を倒せます。
    [eat] そこで野菜を{ $left }個食べて、カードを{ $left }枚引けます。
   *[reap] 死神は{ $strength }進みます（今はトラックの端まであと{ $left }）。
}
chocobo-hint-as-said = スペース{ $space }に置けると、あなたが伝えました。
chocobo-hint-as-asked = { $seat }があなたにスペース{ $space }を頼んでいます。
chocobo-hint-other = { $seat }がスペース{ $space }を引き受けると伝えています。
chocobo-hint-backed = あなたのカード{ $cards }（{ $count }枚）のことです。
chocobo-hint-defeats = 毎ラウンド{ $attack }ダメージの{ $monster }を倒し、{ $reward ->
    [hp] HP1
    [book] 本
   *[vegetables] 野菜{ $amount }個
}を得ます。
chocobo-hint-wounds = { $monster }の残りHPは{ $left }になります。
chocobo-hint-boss-left = ボスの残りHPは{ $left }になります。
chocobo-hint-to-exit = { $place }から出口まで{ $steps }歩です（今は{ $now }歩）。
chocobo-hint-token = { $pile ->
    [book] 本
   *[vegetable] 野菜トークン
}を1枚めくります。
chocobo-hint-heals = HPは{ $hp }になります。
chocobo-hint-hurts = { $cause ->
    [trap] 罠
    [boss] ボス
   *[monsters] モンスター
}で{ $damage }ダメージを受け、HPは{ $hp }になります。
chocobo-hint-reaper = { $left ->
    [-1] 死神は{ $steps }進みますが、チョコボには追いつきません。
   *[other] 死神は{ $steps }進みます。トラックの端まであと{ $left }です。
}
chocobo-hint-eats = { $cards ->
    [0] カードは引けません。
   *[other] チームはカードを{ $cards }枚引きます。残りの野菜は{ $left }個です。
}
chocobo-hint-nothing = ここでは何も起こりません。
chocobo-hint-loses = その場で負けになります。
chocobo-hint-keeps-books = 手元に残る本：{ $books }。
chocobo-hint-sizes = 手札は少ない人で{ $least }枚、多い人で{ $most }枚になります。
chocobo-hint-boss = { $left ->
    [0] ボスを倒せます。その場で勝ちです。
   *[other] ボスの残りHPは{ $left }になり、本で倒せます。
 }
chocobo-hint-exit = 出口に着き、{ $floor }Fが終わります。
chocobo-hint-even = 手札がそろい、だれもカードに困りません。
chocobo-hint-weak = いちばん弱いカードです（強さは合わせて{ $strength }）。
chocobo-hint-spare = { $book }が、なくてもいちばん困らない本です。
chocobo-hint-hope = カードが足りません。本が最後の望みです。
chocobo-hint-tell = ほかの人が作戦を立てられます。

## The account of a result

chocobo-account-about = 数字で見る探検
chocobo-account-rounds = ラウンド
chocobo-account-floors = 突破した階
chocobo-account-defeated = 倒したモンスター
chocobo-account-boss = ボスに与えたダメージ
chocobo-account-hurt = 体力
chocobo-account-hp = 残りHP
chocobo-account-vegetables = 野菜
