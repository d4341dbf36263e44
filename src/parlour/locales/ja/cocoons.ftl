# Cocoons：ルール（cocoons-rules.ftl）以外で、プレイヤーが読むすべての文。
# IDは説明する値から決まる。parlour/words.py を参照。

## 設定

cocoons-option-level = レベル
    .about = 箱に入れる扉。五つのレベルのどれか、または自作レベルのコード。
cocoons-value-level-1 = 1・ルーン
cocoons-value-level-2 = 2・スライド
cocoons-value-level-3 = 3・錠
cocoons-value-level-4 = 4・回転
cocoons-value-level-5 = 5・数字
cocoons-option-hard = ハードモード
    .about = 何もないマスが空いたとき、駒を払うかどうか。
cocoons-value-hard-off = なし
cocoons-value-hard-on = あり
cocoons-option-share = 共有
    .about = 見えている側面を誰がみんなに伝えるか。
cocoons-value-share-auto = 自動
cocoons-value-share-players = プレイヤー自身
cocoons-option-memory = 記憶
    .about = 見たもののうち、何が画面に残るか。
cocoons-value-memory-honest = 残らない（自分で覚える）
cocoons-value-memory-notes = 自分の鉛筆の印
cocoons-value-memory-aid = 見たものすべて
cocoons-option-first = 最初の人
    .about = 誰から始めるか。
cocoons-value-first-draw = くじで決める
cocoons-value-first-0 = 席1
cocoons-value-first-1 = 席2
cocoons-value-first-2 = 席3
cocoons-value-first-3 = 席4

## エラー

cocoons-error-door = 「{ $door }」という扉はありません。扉は rune1〜rune8、lockA、lockB、slide、rotation、action、number1〜number8 です。
cocoons-error-deal = 「{ $deal }」は配置ではありません。スタート駒のマスと8枚の扉（扉がない動物は bare）を、b2 rune1 rune2 rune3 rune4 rune5 rune6 rune7 bare のように書いてください。
cocoons-error-deal-level = この配置の扉はレベルの扉と合いません。次の扉を見てください：{ $door }。
cocoons-error-level-code = 「{ $level }」は1〜5のレベルでも、6文字か7文字の自作レベルのコードでもありません。書き間違いがないか確かめてください。
cocoons-error-level-size = レベルの扉は1枚から8枚までですが、{ $doors }枚あります。
cocoons-error-level-tokens = レベルの駒は{ $least }個から{ $most }個までです（{ $tokens }は使えません）。
cocoons-error-level-rune = 「rune」だけでは扉を選べません。rune1 から rune8 のどれかを書いてください。
cocoons-error-level-hard = { $hard ->
    [on] コード{ $level }はハードモードのレベルです。ハードモードなしの同じレベルは{ $other }です。
   *[off] コード{ $level }はハードモードではないレベルです。ハードモードの同じレベルは{ $other }です。
}
cocoons-error-level-supply = { $door }は{ $supply }枚しかありません。
cocoons-error-level-hole = 数字の扉は1から抜けなく続けますが、{ $missing }がありません。
cocoons-error-level-lock = 錠には対応する三つのルーンが必要ですが、{ $lock }に足りないのは次のとおりです：{ $runes }。

## 質問と答え

cocoons-ask-turn = 繭を空きへスライドするか、駒3個で間違いを修正してください。
cocoons-ask-slide = スライド扉です。別の繭を空きへスライドしてください。
cocoons-ask-put = どの繭に入れますか。
cocoons-ask-tell = 見えているものをみんなに教えますか。
cocoons-ask-end = ゲームを終えて、全員が家にいるか確かめますか。
cocoons-deal-first = 最初の人をくじで決めます。
cocoons-deal-start = スタート駒を置きます。
cocoons-deal-mark = 繭の向きを決めます。
cocoons-deal-side = 側面が見えます。
cocoons-deal-door = 扉をめくります。
cocoons-deal-animal = 動物を表にします。

cocoons-do-slide = { $place }の繭をスライドする
cocoons-do-correct = { $animal }を{ $place }の繭へ移す（駒3個）
cocoons-do-put = { $place }の繭に入れる
cocoons-do-leave = ここに残す
cocoons-do-tell = 教える：{ $place }の繭は{ $animal }のもの
cocoons-do-end = ゲームを終える

cocoons-house-unlock = ハウスルール：この卓の誰もまだレベル1〜5をすべてクリアしていませんが、ホストがハードモードと自作レベルを開放しました（C-71）。
cocoons-refuse-own-locked = 自作レベルは、テーブルの誰かがレベル1〜5をすべてクリアすると開きます。ホストはその前に解除できます。
cocoons-refuse-hard-locked = ハードモードは、テーブルの誰かがレベル1〜5をすべてクリアすると開きます。ホストはその前に解除できます。
cocoons-refuse-gap = { $place }は空きです。繭のあるマスを選んでください。
cocoons-refuse-not-beside = { $place }の繭は、{ $gap }の空きの隣にありません。
cocoons-refuse-moved-last = { $place }の繭は今動いたばかりです。別の繭をスライドしてください。
cocoons-refuse-must-spend = アクションの繭は8回続けて動きました。別の繭をスライドするか、修正してください。
cocoons-refuse-not-housed = { $animal }はまだ繭に入っていないので、修正できません。
cocoons-refuse-tokens = 修正には駒が3個必要ですが、予備は{ $tokens }個です。
cocoons-refuse-same-cocoon = { $animal }はもう{ $place }の繭にいます。
cocoons-refuse-leave-door = アクション扉は必ず繭に入れます。繭を選んでください。
cocoons-refuse-unseen = { $place }の繭の印の側面は、今あなたから見えません。
cocoons-refuse-told = { $place }の側面はもう教えてあります。
cocoons-refuse-untrue = { $place }に見えるのはその動物ではありません。教える内容は必ず本当のことです。

## 出来事

cocoons-slid = { $seat }が{ $place }の繭を{ $to }へ{ $paid ->
    [0] 駒なしでスライドしました。
   *[other] スライドしました。
}
cocoons-showed = { $place }の繭に{ $animal }が見えます。
cocoons-told = { $seat }が教えます：{ $place }の繭は{ $animal }のものです。
cocoons-discarded = 扉が外れました：{ $door }。
cocoons-put-back = { $place }の扉はまだ外れません：{ $door }。
cocoons-turned = 箱が時計回りに4分の1回り、全員が別の角に面します。
cocoons-found = { $place }に{ $animal }がいます。
cocoons-housed = { $seat }が{ $animal }を{ $place }の繭に入れました。
cocoons-left = { $seat }が{ $animal }をその場に残しました。
cocoons-equipped = { $seat }がアクション扉を{ $place }の繭に入れました。
cocoons-corrected = { $seat }が駒3個を捨て、{ $animal }を{ $place }から{ $to }へ移しました。
cocoons-charged = { $place }には何もないので、駒を1個置きます。
cocoons-judged = { $home ->
    [8] すべて明かされました。8匹とも家にいます！
   *[other] すべて明かされました。家にいるのは{ $home }匹だけです。
}
cocoons-lost = { $owed ->
    [1] 駒を払う必要がありますが、予備が空です。
   *[other] 終わる前に予備が空になりました。
}

cocoons-warn-unplaced = まだ繭に入っていない動物が{ $missing }匹います。いま終わると負けです。
cocoons-warn-crowded = 空の繭が{ $empty }個あります。いま終わると負けです。

cocoons-feat-1 = レベル1
cocoons-feat-2 = レベル2
cocoons-feat-3 = レベル3
cocoons-feat-4 = レベル4
cocoons-feat-5 = レベル5
cocoons-feat-1-hard = レベル1（ハード）
cocoons-feat-2-hard = レベル2（ハード）
cocoons-feat-3-hard = レベル3（ハード）
cocoons-feat-4-hard = レベル4（ハード）
cocoons-feat-5-hard = レベル5（ハード）

cocoons-ending-won = 動物はみんな家に帰りました。
cocoons-ending-wrong = 自分の繭にいない動物がいました。
cocoons-ending-tokens = 駒がなくなりました。
cocoons-ending-owed = 払うべき駒がありませんでした。

## もの

cocoons-animal-fish = さかな
cocoons-animal-iguana = イグアナ
cocoons-animal-owl = フクロウ
cocoons-animal-fox = キツネ
cocoons-animal-turtle = カメ
cocoons-animal-hare = ノウサギ
cocoons-animal-moth = ガ
cocoons-animal-deer = シカ
cocoons-animal-bear = クマ
cocoons-animal-bee = ミツバチ
cocoons-animal-crane = ツル
cocoons-animal-frog = カエル
cocoons-animal-mouse = ネズミ
cocoons-animal-otter = カワウソ
cocoons-animal-snail = カタツムリ
cocoons-animal-wolf = オオカミ

cocoons-door-bare = 扉なし
cocoons-door-rune1 = ルーン1
cocoons-door-rune2 = ルーン2
cocoons-door-rune3 = ルーン3
cocoons-door-rune4 = ルーン4
cocoons-door-rune5 = ルーン5
cocoons-door-rune6 = ルーン6
cocoons-door-rune7 = ルーン7
cocoons-door-rune8 = ルーン8
cocoons-door-rune = どれかのルーン
cocoons-door-lockA = 錠A
cocoons-door-lockB = 錠B
cocoons-door-slide = スライド扉
cocoons-door-rotation = 回転扉
cocoons-door-action = アクション扉
cocoons-door-number1 = 数字1
cocoons-door-number2 = 数字2
cocoons-door-number3 = 数字3
cocoons-door-number4 = 数字4
cocoons-door-number5 = 数字5
cocoons-door-number6 = 数字6
cocoons-door-number7 = 数字7
cocoons-door-number8 = 数字8

cocoons-side-north = 北
cocoons-side-east = 東
cocoons-side-south = 南
cocoons-side-west = 西
cocoons-corner-nw = 北西
cocoons-corner-ne = 北東
cocoons-corner-se = 南東
cocoons-corner-sw = 南西

## 盤面のことば

cocoons-board-level = レベル{ $level }
cocoons-board-hard = 、ハードモード
cocoons-board-setup = 箱を準備しています。
cocoons-board-over = ゲームは終わりました。
cocoons-board-your-turn = 手番{ $turn }：あなたの番です。
cocoons-board-turn = 手番{ $turn }：{ $name }の番です。
cocoons-board-reserve = 予備の駒は{ $reserve }個{ $given_up ->
    [0] です。
   *[other] 、捨てた駒は{ $given_up }個です。
}
cocoons-board-free = アクションの繭は{ $turns }回続けて動きました。続けられるのは8回までです。
cocoons-board-corner = あなたは{ $corner }から見ています。
cocoons-board-corners = あなたは{ $first }と{ $second }から見ています。
cocoons-board-other-corner = { $name }は{ $corner }から見ています。
cocoons-board-legend = 矢印は印のある側面、[ ]は空き、上が北です。
cocoons-board-cocoon = { $place }：印は{ $side }、{ $animals ->
    [0] 動物なし
   *[other] { $names }
}、{ $tokens ->
    [0] 駒なし
   *[other] 駒{ $tokens }個
}
cocoons-board-action = 、アクション扉あり
cocoons-board-in-sight = 、側面が見えている人：{ $names }
cocoons-board-shows = 、{ $animal }の繭
cocoons-board-you = あなた
cocoons-board-gap = 空きは{ $place }です。
cocoons-board-under = { $place }の底：
cocoons-board-bottom = { $door }、{ $token }
cocoons-board-closed = 閉じた扉
cocoons-board-open-door = 表向きの扉（{ $door }）
cocoons-board-no-door = 扉なし
cocoons-board-hidden = 裏向きの動物
cocoons-board-start = スタート駒
cocoons-board-token = アクション駒
cocoons-board-bare = ほかに何もなし
cocoons-board-animal = { $animal }
cocoons-board-discarded = 外れた扉：{ $doors }
cocoons-board-none = なし
cocoons-board-picture = これまでの絵：

## ヒント

cocoons-hint-opens = { $place }に閉じた扉があり、めくることができます。
cocoons-hint-comes-off = { $place }の扉は、もう外せます。
cocoons-hint-uncovers = { $place }に、伏せた動物がいます。
cocoons-hint-fetches = { $place }に{ $animal }がいて、その繭は分かっています。
cocoons-hint-nears = まだ用のある{ $place }に、空きが近づきます。
cocoons-hint-returns = すべて済んだので、空きを{ $place }のスタート駒に戻します。
cocoons-hint-shows = まだ知らない面が{ $count }つ見えるようになります。
cocoons-hint-free = アクションの繭は、駒なしで動きます。
cocoons-hint-own = 分かっているかぎり、{ $place }の繭は{ $animal }のものです。
cocoons-hint-hurries = どの繭か分かりませんが、駒は残り{ $tokens }個で、戻ってくる余裕はありません。
cocoons-hint-waits = { $animal }の繭はまだ分かりません。あとで迎えに来られます。
cocoons-hint-bare = 何もないマスを空けると駒がかかります。ここはまた通ります。
cocoons-hint-equips = これからは{ $place }の繭が、駒なしで動きます。
cocoons-hint-tells = ほかの人には見えない面かもしれません。伝えるのはただです。
cocoons-hint-ends = { $sure ->
    [1] 分かっているかぎり、すべての動物が家にいます。
   *[other] 駒が足りず、もう変えられません。全員が家にいるかもしれません。
}

## 結果の内訳

cocoons-account-about = 箱の結末
cocoons-account-home = 家に帰った動物
cocoons-account-astray = 違う繭に入った動物
cocoons-account-missing = 置かれなかった動物
cocoons-account-placed = 置かれた動物
cocoons-account-tokens = 残りの駒
cocoons-account-turns = 手番の数

# コマンドラインで伝える自作レベル

cocoons-level-title = レベル{ $level }
cocoons-level-doors = 扉：{ $doors }
cocoons-level-hard = ハードモードです。
cocoons-level-tokens = アクション駒は{ $tokens }個（ハウスルール）。
cocoons-level-valid = 正しいレベルです。扉は8枚まで、数字に抜けはなく、錠にはルーンがそろっています。
cocoons-level-solved = この配置は勝てます。すべてが見える人なら、{ $tokens }個の駒のうち{ $fewest }個で足ります。
cocoons-level-lost = この配置は、すべてが見える人でも{ $tokens }個の駒では勝てません。
cocoons-level-winnable = そもそも勝てる配置：{ $deals }のうち{ $won }（{ $low }〜{ $high }%）
cocoons-level-perfect = 完全な記憶のチームの勝ち：{ $deals }のうち{ $won }（{ $low }〜{ $high }%）
cocoons-level-forgetful = 手番ごとに1割忘れるチームの勝ち：{ $deals }のうち{ $won }（{ $low }〜{ $high }%）
