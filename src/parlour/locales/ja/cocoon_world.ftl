# コクーンワールド：ルール（cocoon_world-rules.ftl）以外の、プレイヤーが読むすべての文。
# IDは表す値から決まります。parlour/words.pyを参照。

## 設定

cocoon_world-option-scenario = シナリオ
    .about = どの冒険にしますか。最初のものはルールブックのもの、ほかは独自のものです。
cocoon_world-value-scenario-first = 最初の冒険
cocoon_world-value-scenario-relics = 遺物（タイルが手持ちに戻る）
cocoon_world-value-scenario-pilgrims = 巡礼（周回を数える）
cocoon_world-value-scenario-arena = 闘技場（獣との戦い）
cocoon_world-value-scenario-scales = 天秤（幸運対不運）

## まちがい

cocoon_world-error-tiles = このシナリオには{ $tiles }枚のタイルが要りますが、エディション「{ $edition }」のこの組には{ $has }枚しかありません。
cocoon_world-error-stretch = このシナリオは各イベントマスから{ $space }番目のマスにタイルを置きますが、エディション「{ $edition }」には{ $stretch }マスしかありません。
cocoon_world-error-scenario-long = { $file }はシナリオとして長すぎます。{ $most }文字までにしてください。
cocoon_world-error-scenario-code = 「{ $part }」はシナリオのコードに使えません。使えるもの：{ $known }。
cocoon_world-error-scenario = { $line ->
    [0] シナリオのコード
   *[other] { $file }の{ $line }行目
}：{ $kind ->
    [unknown] シナリオに「{ $field }」という項目はありません。ここに書けるもの：{ $known }。
    [missing] 項目「{ $field }」がありません。{ $field } = …の形で、シナリオの名前を引用符に入れて書いてください。
    [table] 「{ $field }」が{ $found }になっています。項目{ $known }を持つ表[{ $field }]にしてください。
    [number] 「{ $field }」が{ $found }になっています。{ $least }から{ $most }までの整数にしてください。
    [flag] 「{ $field }」が{ $found }になっています。trueかfalseにしてください。
    [hooks] 「{ $field }」が{ $found }になっています。{ $known }から重複なしで選んだリストにしてください。
    [tiles] 「{ $field }」が{ $found }になっています。{ $line ->
        [0] { $known }から重複なしで1つ以上選び、「+」でつないでください。
       *[other] { $known }から重複なしで1つ以上選んだリストにしてください。
    }
    [places] 「{ $field }」が{ $found }になっています。{ $line ->
        [0] 0、または{ $least }から{ $most }までの整数を小さい順に{ $count }個まで「+」でつないでください。
       *[other] { $least }から{ $most }までの整数を小さい順に{ $count }個まで並べたリストにしてください。
    }
   *[name] 「{ $field }」が{ $found }になっています。{ $line ->
        [0] 1〜{ $most }文字（a〜z、0〜9、ハイフン。先頭のハイフンは不可）で書いてください。
       *[other] 引用符の中に1〜{ $most }文字（a〜z、0〜9、ハイフン。先頭のハイフンは不可）で書いてください。
    }
}

## 質問

cocoon_world-ask-camp = 誓いを立てて陣営を変えますか、とどまりますか。
cocoon_world-ask-arena = 闘技場で戦いますか、旅をしますか。
cocoon_world-ask-again = 続けますか、今あるもので終えますか。
cocoon_world-ask-set = 出目を使う前に、ダイス1個の目を変えられます。
cocoon_world-ask-tile = どのタイルを置きますか。
cocoon_world-ask-where = どの空きマスに置きますか。
cocoon_world-ask-opponent = 誰のタイルを見ますか。
cocoon_world-ask-take = どのタイルをもらいますか。
cocoon_world-ask-use = もらったタイルをどうしますか。
cocoon_world-ask-swap = どのマスのタイルと入れ替えますか。
cocoon_world-ask-enter = ダンジョンに挑みますか。
cocoon_world-ask-gain = フォーカードです。何EPにしますか。
cocoon_world-ask-bet = 次にスタートに止まるか通過するのは、誰のコマですか。
cocoon_world-ask-keep = 見たタイルのどれを取りますか。
cocoon_world-ask-top = 2枚のどちらを山のいちばん上に置きますか。

## 運

cocoon_world-deal-first = 最初の手番を決めます。
cocoon_world-deal-deal = タイルを配ります。
cocoon_world-deal-fight = 獣に挑んでダイスを3個振ります。
cocoon_world-deal-roll = ダイスを振ります。
cocoon_world-deal-turn-up = タイルを表にします。
cocoon_world-deal-hand = 手持ちのタイルを見ます。
cocoon_world-deal-dungeon = ダンジョンダイスを振ります。
cocoon_world-deal-draw = タイルを引きます。
cocoon_world-deal-look = 山のタイルを見ます。

## 答えと結果

cocoon_world-do-place = 「{ $tile }」を置く
cocoon_world-do-at = { $space }番のマス
cocoon_world-do-from = { $seat }のタイルを見る
cocoon_world-do-take = 「{ $tile }」をもらう
cocoon_world-do-use = { $way }
cocoon_world-use-here = ここに置いて従う
cocoon_world-use-away = 別の空きマスに置く
cocoon_world-do-swap = { $space }番のマスと入れ替える
cocoon_world-do-bet = { $seat }に賭ける
cocoon_world-do-set = { $die }を{ $face }にする
cocoon_world-target-die = ターゲットダイス
cocoon_world-do-leave = ダイスをそのままにする
cocoon_world-do-enter = ダンジョンに入る
cocoon_world-do-pass = 通り過ぎる
cocoon_world-do-again = 続ける
cocoon_world-do-stop = やめる
cocoon_world-do-gain = EP：{ $ep }
cocoon_world-do-keep = 「{ $tile }」を取る
cocoon_world-do-top = 「{ $tile }」を上にする
cocoon_world-do-defect = 陣営を変える
cocoon_world-do-stay = この陣営にとどまる
cocoon_world-do-fight = 戦う
cocoon_world-do-travel = 旅をする

## タイル、マス、そのほかの名前

cocoon_world-tile-forward = 前進
cocoon_world-tile-backward = 後退
cocoon_world-tile-start = スタートへ進む
cocoon_world-tile-start-roll = スタートへ進み、もう一度振る
cocoon_world-tile-pit = ピットへ進む
cocoon_world-tile-bet = 神々の賭けへ進む
cocoon_world-tile-initiation-roll = 試練へ進み、もう一度振る
cocoon_world-tile-experience = 次の経験へ進む
cocoon_world-tile-experience-roll = 次の経験へ進み、もう一度振る
cocoon_world-tile-lose3 = 3EPを失う
cocoon_world-tile-gain1-roll = 1EPを得て、もう一度振る
cocoon_world-tile-lose1-roll = 1EPを失い、もう一度振る
cocoon_world-tile-turn-roll = 面を変えて、もう一度振る
cocoon_world-tile-place = タイルを置く
cocoon_world-tile-roll-place = もう一度振り、タイルをもう1枚置く
cocoon_world-tile-roll = もう一度振る
cocoon_world-tile-take = タイルをもらう
cocoon_world-tile-swap = 入れ替え
cocoon_world-tile-die = 次の手番：ダイスを1個追加
cocoon_world-tile-change = 次の手番：ダイスの目を変更
cocoon_world-tile-reverse = 次の手番：逆向きに移動
cocoon_world-tile-choose = 次の補充：3枚から1枚を選ぶ

cocoon_world-space-start = スタート
cocoon_world-space-initiation = 試練
cocoon_world-space-experience = 経験
cocoon_world-space-bet = 神々の賭け
cocoon_world-space-pit = ピット

cocoon_world-camp-fortune = 幸運
cocoon_world-camp-misfortune = 不運
cocoon_world-side-white = 白
cocoon_world-side-black = 黒
cocoon_world-way-clockwise = 時計回り
cocoon_world-way-anticlockwise = 反時計回り
cocoon_world-way-forward = 前
cocoon_world-way-backward = 後ろ

cocoon_world-hand-nothing = 役なし
cocoon_world-hand-pair = ワンペア
cocoon_world-hand-two-pairs = ツーペア
cocoon_world-hand-three = スリーカード
cocoon_world-hand-straight = ストレート
cocoon_world-hand-four = フォーカード

cocoon_world-effect-die = 次の手番にダイスを1個追加
cocoon_world-effect-change = 次の手番にダイスの目を変更
cocoon_world-effect-reverse = 次の手番に逆向きの移動
cocoon_world-effect-choose = 次に引くとき3枚から1枚を選ぶ

cocoon_world-beast-moth = 大蛾
cocoon_world-beast-hound = 猟犬
cocoon_world-beast-ogre = 大鬼
cocoon_world-beast-wyrm = 飛竜

cocoon_world-why-target = ターゲットダイスによる
cocoon_world-why-start = スタートによる
cocoon_world-why-experience = 経験による
cocoon_world-why-tile = タイルによる
cocoon_world-why-dungeon = ダンジョンによる
cocoon_world-why-bet = 賭けによる
cocoon_world-why-initiation = 試練による
cocoon_world-why-beast = 獣による
cocoon_world-why-oath = 誓いによる
cocoon_world-why-dice = ダイスによる
cocoon_world-why-reverse = ダイスによる（逆向き）
cocoon_world-why-pawn = ほかのコマによる
cocoon_world-why-spare = 分身コマは賭けをしません
cocoon_world-why-no-colour = 選べる色が残っていません
cocoon_world-why-no-place = 手持ちのタイルか空きマスがありません
cocoon_world-why-nobody-has-tiles = 相手は誰もタイルを持っていません
cocoon_world-why-one-swap = 入れ替えは1回の停止につき1度です
cocoon_world-why-no-other-tile = ボードにほかのタイルがありません
cocoon_world-why-tie-side = 同点なら白が黒に勝つ
cocoon_world-why-tie-ep = EPが多い
cocoon_world-why-tie-pile = 山の中でマーカーがより上

## 断り

cocoon_world-refuse-camp = ここでは「{ $action }」とは答えられません。陣営を変える（defect）か、とどまる（stay）かを選んでください。
cocoon_world-refuse-arena = ここでは「{ $action }」とは答えられません。戦う（fight）か旅をする（travel）かを選んでください。
cocoon_world-refuse-again = ここでは「{ $action }」とは答えられません。続ける（again）かやめる（stop）かを選んでください。
cocoon_world-refuse-set = このダイスでは「{ $action }」はできません。ダイスを出ている目（またはt）で指し、別の目を選んでください。
cocoon_world-refuse-tile = 「{ $action }」はできません。手持ちのタイルから1枚を置いてください。
cocoon_world-refuse-where = 「{ $action }」はできません。示された空きマスから選んでください。
cocoon_world-refuse-opponent = 「{ $action }」はできません。タイルを持っている相手を選んでください。
cocoon_world-refuse-take = 「{ $action }」はできません。見えているタイルから1枚を選んでください。
cocoon_world-refuse-use = 「{ $action }」はできません。ここで使う（here）か、空きマスがあればそこに置いて（away）ください。
cocoon_world-refuse-swap = 「{ $action }」はできません。ほかのタイルのあるマスを選んでください。
cocoon_world-refuse-enter = ここでは「{ $action }」とは答えられません。ダンジョンに入る（enter）か通り過ぎる（pass）かを選んでください。
cocoon_world-refuse-gain = ここでは「{ $action }」とは答えられません。gain 0からgain 11までです。
cocoon_world-refuse-bet = 「{ $action }」はできません。トラック上のコマがまだ選んでいない、自分以外の人を選んでください。
cocoon_world-refuse-keep = 「{ $action }」はできません。見たタイルから1枚を取ってください。
cocoon_world-refuse-top = 「{ $action }」はできません。残りの2枚のどちらかを上に置いてください。

## 出来事

cocoon_world-goal-told = { $scenario ->
    [relics] 従ったタイルは手持ちに戻り、補充はありません。各自{ $rounds }手番のあと、EPに手持ちのタイル1枚につき2を足して競います。
    [pilgrims] 1周は5点で、誰かが3周すると、その手番で終わります。遅くとも各自{ $rounds }手番で終わり、EPと周回の合計で競います。
    [arena] 旅をするか、獣と戦って名声を得ます（最終ラウンドを除く）。各自{ $rounds }手番のあと、EPと名声の合計で競います。
    [scales] 白は10を、黒は0を目指します。各自{ $rounds }手番のあと、重いほうの陣営が勝ち、その中の一番が勝者です。
    [own] 各自{ $rounds }手番のあと、得点がいちばん高い人の勝ちです。EPは1点ずつ数えます。
   *[first] 各自{ $rounds }手番のあと、EPがいちばん高い人の勝ちです。
}
cocoon_world-goal-part = { $part ->
    [laps] 誰かが{ $number }周した手番で終了。
    [tile] 手持ちのタイル1枚につき{ $number }点。
    [arena] 獣と戦って名声を得られます（最終ラウンドを除く）。
    [retrieve] 従ったタイルは手持ちに戻ります。
    [camps] 白は10を、黒は0を目指し、重いほうの陣営が勝ちます。
    [oath] 1度だけ陣営を変えられます。
    [dry] 補充はありません。
   *[lap] 1周につき{ $number }点。
}
cocoon_world-turn-began = { $seat }の第{ $round }手番です。
cocoon_world-doublets = ゾロ目です。マスのEPの部分だけを適用し、{ $seat }はもう一度振ります。
cocoon_world-rolls-wait = { $rolls ->
    [1] { $seat }はもう一度振ります。
   *[other] { $seat }はあと{ $rolls }回振ります。
}
cocoon_world-rolls-lapsed = { $seat }の残りのロール{ $rolls }回がなくなります。
cocoon_world-placements = { $seat }がこの手番に置くタイルは、あと{ $placements }枚です。
cocoon_world-camps-weighed = 陣営を量ります。幸運{ $white }、不運{ $black }。{ $level ->
    [1] 同じ重さなので{ $camp }の勝ちです。
   *[other] { $camp }の勝ちです。
}
cocoon_world-tie-broken = { $seat }と{ $other_seat }は同点。{ $seat }が上位です（{ $why }）。
cocoon_world-game-ended = ゲーム終了。{ $seat }の勝ちです。
cocoon_world-marker-moved = { $seat }：{ $way }に{ $ep }EP動いて{ $position }へ（{ $why }）。
cocoon_world-pawn-turned = { $seat }のコマが{ $side }になります（{ $why }）。
cocoon_world-pawn-moved = { $seat }は{ $way }へ{ $spaces }マス動いて{ $space }へ（{ $why }）。
cocoon_world-movement-dropped = { $seat }は自分の賭けを決着させました。移動の残りは取りやめです。
cocoon_world-blocked = { $space }には{ $other_seat }がいます。{ $seat }はEPの部分だけを適用して1マス下がります。
cocoon_world-looped = { $space }に2度め。ループです。{ $seat }はすぐスタートへ行きます。
cocoon_world-event-followed = { $seat }は{ $space }に止まります。
cocoon_world-tile-followed = { $seat }は{ $space }に止まり、「{ $tile }」に従います。
cocoon_world-nothing-happens = { $seat }には何も起こりません。{ $why }。
cocoon_world-bet-made = { $seat }は賭けトラックへ移り、{ $named_seat }に賭けます。
cocoon_world-bet-right = { $seat }は{ $named_seat }に賭けて当たりました。
cocoon_world-bet-wrong = { $seat }は{ $named_seat }に賭けましたが、{ $by_seat }でした。
cocoon_world-spare-out = { $seat }の分身コマが{ $side }でスタートに出ます。
cocoon_world-spare-in = { $seat }の分身コマがボードを離れます。
cocoon_world-tile-placed = { $seat }は{ $space }に「{ $tile }」を置きます。
cocoon_world-turned-up = { $space }のタイルが表になります。「{ $tile }」です。
cocoon_world-swapped = { $seat }は{ $space }と入れ替え、「{ $tile }」が来ます。
cocoon_world-hand-seen = { $seat }は{ $other_seat }のタイルを見ます。
cocoon_world-tile-taken = { $seat }は{ $other_seat }から「{ $tile }」をもらいます。
cocoon_world-tile-retrieved = { $seat }は{ $space }から「{ $tile }」を取り戻します。
cocoon_world-effect-gained = { $seat }に効果：{ $effect }。
cocoon_world-effect-lapsed = { $seat }の効果が消えます：{ $effect }。
cocoon_world-dice-added = { $seat }の最初のロールにダンジョンダイスが{ $dice }個加わります。
cocoon_world-drew = { $seat }はタイルを1枚引きます。
cocoon_world-looked-at-top = { $seat }は山の上から{ $tiles }枚を見ます。
cocoon_world-put-back = { $seat }は{ $tiles }枚を戻します。
cocoon_world-hand-made = { $seat }はダンジョンで{ $hand }を出します。
cocoon_world-dungeon-lost = { $seat }は{ $hand }をまた出し、何も得ずにダンジョンを出ます。
cocoon_world-lap-counted = { $seat }はスタートに着きました。{ $laps }周です。
cocoon_world-lap-undone = { $seat }はスタートを後ろへ越えました。{ $laps }周です。
cocoon_world-beast-beaten = { $seat }は{ $beast }に勝ちます。名声{ $fame }です。
cocoon_world-beast-won = { $seat }は{ $beast }に敗れ、今回の名声を失います。
cocoon_world-fame-won = { $seat }は名声{ $fame }を得て闘技場を去ります。合計{ $total }です。

cocoon_world-ending-turns = すべての手番が終わりました。
cocoon_world-ending-pilgrim = 巡礼を果たした人がいます。
cocoon_world-ending-fortune = 幸運の陣営が勝ちました。
cocoon_world-ending-misfortune = 不運の陣営が勝ちました。

## 見通し

cocoon_world-would-then = 次に：{ $what }
cocoon_world-would-risk = ロールの{ $percent }％で、すべてを失います。

## 言葉で表したボード

cocoon_world-board-you = あなた
cocoon_world-board-turn = 第{ $round }手番（全{ $rounds }手番）、{ $name }。シナリオ：{ $scenario }。
cocoon_world-board-over = ゲームは終わりました。シナリオ：{ $scenario }。
cocoon_world-board-before = まだ何も配られていません。シナリオ：{ $scenario }。
cocoon_world-board-goal = 目標：{ $goal }
cocoon_world-board-dice = ダイス：{ $dice }。
cocoon_world-board-target = ターゲットダイス：{ $target }。
cocoon_world-board-owes = 待機中のロール：{ $waiting }。残りの配置：{ $placements }。
cocoon_world-board-made = ダンジョンで出た役：{ $hands }。
cocoon_world-board-placing = 置くタイル：{ $tile }。
cocoon_world-board-taking = 手持ちに戻るタイルのマス：{ $spaces }
cocoon_world-board-arena = 闘技場で懸かっている名声：{ $fame }。次の獣：{ $beast }、強さ{ $strength }。
cocoon_world-board-chance = { $what }：{ $percent }％
cocoon_world-board-odds = 次のロール：{ $chances }。{ $lost }％で何も得ずに終わります。懸かっているもの：{ $stake }。
cocoon_world-board-ring = 輪（時計回り。·は空き、?は裏向き、角括弧は記法）：
cocoon_world-board-pawn = { $name }（{ $side }）
cocoon_world-board-spare = { $name }の分身コマ（{ $side }）
cocoon_world-board-circle = EPサークル（下のマーカーから順に）：{ $piles }
cocoon_world-board-camps = 天秤：幸運{ $white }、不運{ $black }。
cocoon_world-board-player = { $name }：EP{ $ep }、{ $side }、{ $place }、手持ち{ $hand }枚
cocoon_world-board-on = { $space }にいる
cocoon_world-board-track = 賭けトラックで{ $named }に賭けている
cocoon_world-board-spare-on = 分身コマ（{ $side }）は{ $space }にいる
cocoon_world-board-laps = { $laps }周
cocoon_world-board-fame = 名声{ $fame }
cocoon_world-board-fought = 次の手番は旅をする
cocoon_world-board-sworn = 誓いは使用済み
cocoon_world-board-score = 得点{ $score }
cocoon_world-board-effect = { $effect }×{ $count }
cocoon_world-board-hand = あなたのタイル：{ $tiles }
cocoon_world-board-seen = { $name }の手持ちにあるとわかっているタイル：{ $tiles }
cocoon_world-board-shown = { $name }が知っているあなたのタイル：{ $tiles }
cocoon_world-board-pile = 山：{ $count }枚。
cocoon_world-board-box = 箱に残ったタイル：{ $count }枚。
cocoon_world-board-tops = 山の上から順に：{ $tiles }
cocoon_world-board-unknown-top = { $names }が見たタイル
cocoon_world-board-looking = 見ているタイル：{ $tiles }
cocoon_world-board-out = ゲームから除かれたタイル：{ $tiles }
cocoon_world-board-none = なし

## ヒント

cocoon_world-hint-dungeon = 新しい役ができる見込みは{ $percent }％、いまの役は{ $ep }EPです。{ $go ->
    [1] もう一度振る価値があります。
   *[other] 危険を冒す価値はありません。
}
cocoon_world-hint-beast = ダイス3個で{ $strength }に届く見込みは{ $percent }％です。{ $go ->
    [1] 戦う価値があります。
   *[other] 戦う価値はありません。
}
cocoon_world-hint-bet = 次にスタートに着くのは、おそらく{ $seat }です。
cocoon_world-hint-marker = マーカーは{ $now }から{ $ep }へ動きます。
cocoon_world-hint-leads = { $moves ->
    [1] コマは「{ $space }」に進み
   *[other] コマは「{ $space }」にとどまり
}{ $then ->
    [roll] 、もう一度ダイスを振ります。
    [turn-up] 、そこの伏せたタイルがめくられます。
    [place] 、そこにタイルを置きます。
    [place-elsewhere] 、好きな空きマスにタイルを置きます。
    [place-near] 、近くにもう1枚タイルを置きます。
    [take] 、相手からタイルを1枚もらいます。
    [swap] 、タイルを入れ替えます。
    [enter] 、ダンジョンに入れます。
    [bet] 、賭けをします。
    [change] 、もう1個ダイスの目を変えられます。
    [end] 、手番が終わります。
   *[rest] ます。
}
cocoon_world-hint-turns = あなたのコマは{ $side }になります。
cocoon_world-hint-loops = 「{ $space }」に戻るループなので、コマはスタートに移ります。
cocoon_world-hint-effect = 得られる効果：{ $effect }。
cocoon_world-hint-lap-made = これで{ $laps }周目を終えます。
cocoon_world-hint-settles = { $seat }の賭けは{ $right ->
    [1] 当たります。
   *[other] はずれます。
}
cocoon_world-hint-keeps = 手持ちに残るタイル：{ $tiles }。
cocoon_world-hint-puts-back = 山に戻るタイル：{ $tiles }。
cocoon_world-hint-known = { $seat }の手持ちとわかっているタイル：{ $tiles }。
cocoon_world-hint-leaves = { $seat }に残るタイル：{ $tiles }。
cocoon_world-hint-holds = { $seat }は{ $ep }EPで、タイルを{ $count }枚持っています。
cocoon_world-hint-draws = { $seat }がすぐに「{ $tile }」を引きます。
cocoon_world-hint-on-top = 「{ $tile }」が「{ $other_tile }」より先に引かれます。
cocoon_world-hint-reach = { $seat }の今の位置からは、2個のダイスの36通りのうち{ $ways }通りで{ $space }番のマスに着きます。
cocoon_world-hint-before = { $seat }は{ $space }番のマスの{ $distance }マス手前にいます。
cocoon_world-hint-pit = ダンジョンのワンペアでマーカーは{ $now }から{ $one }へ、ツーペアなら{ $two }へ動きます。
cocoon_world-hint-retrieves = 「{ $tile }」が手持ちに戻ります。
cocoon_world-hint-out-of-reach = 今のコマの位置からは、2個のダイスでは{ $space }番のマスに着きません。
cocoon_world-hint-distance = { $seat }はスタートまであと{ $distance }マスです。
cocoon_world-hint-oath = マーカーの点は、いまの陣営なら{ $here }、もう一方の陣営なら{ $there }です。
cocoon_world-hint-spare = なくてもいちばん困らないタイルです。
cocoon_world-hint-hand = 手持ちのタイルは最後に1枚{ $worth }点になります。今は{ $now }枚です。
cocoon_world-hint-lap = { $goal ->
    [0] 1周ごとに{ $worth }点です。
   *[other] { $goal }周でゲームが終わ{ $worth ->
        [0] ります。
       *[other] り、1周ごとに{ $worth }点です。
    }
}今は{ $laps }周です。
cocoon_world-hint-camps = 今、あなたの陣営の重さは{ $here }、相手は{ $there }です。重いほうが上の順位になります。
cocoon_world-hint-ahead = { $close ->
    [1] 手番の終わりまで考えると、同じくらいよい答えはありますが、これよりよい答えはありません。
   *[other] 手番の終わりまで考えると、ほかのどの答えよりもはっきり有利になります。
}
cocoon_world-hint-alone = 手番の終わりまで考えると、EPがいちばん増えます。

## キャンペーンの物語

cocoon_world-story-first = フィヴェリアの神々が後継者を探しています。あなたも候補のひとり。空洞の世界を駆け出して、足もとで道が変わるさまを確かめましょう。
cocoon_world-story-relics = 輪の下には、昔の旅の跡が埋もれています。誰かが失ったものを掘り出し、できるだけ遠くへ運びましょう。置いていくものは少なめに。
cocoon_world-story-pilgrims = うわさが広まり、巡礼の道が開かれました。1周また1周、ともに歩きましょう。辛抱強い者が先に聖地を見ます。
cocoon_world-story-arena = 旅の評判を聞いた群衆が、次は戦いを見たがっています。闘技場では4頭の獣が待っています。栄光もまた。
cocoon_world-story-scales = ついに幸運と不運が、すべてを天秤に載せます。陣営を選び、必要なら1度だけ乗り換え、傾きを待ちましょう。
cocoon_world-story-own = 地図はここで終わり、この先は仲間の誰かが描いた道です。まだ誰も走ったことがありません。
cocoon_world-story-end = 車輪が止まりました。神々にもっとも近づいた者として、ひとりの名が語り継がれるでしょう。

## 結果の内訳

cocoon_world-account-about = マーカーを動かしたもの（＋は時計回り、−は反時計回り）
cocoon_world-account-target = ターゲットダイス
cocoon_world-account-start = スタート
cocoon_world-account-experience = 経験
cocoon_world-account-tile = タイル
cocoon_world-account-dungeon = ダンジョン
cocoon_world-account-bet = 賭け

cocoon_world-account-besides = EP以外
