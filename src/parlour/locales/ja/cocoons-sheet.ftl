### 「コクーンズ」を教えるためのシートと、箱の横に置く早見表。どの行がどこに来るか：games/cocoons/sheet.toml

cocoons-sheet-game = ふしぎな箱の中で、8匹の動物が自分の繭を見失いました。みんなで繭をスライドし、見て、伝え、覚えて、動物を家に帰します。
cocoons-sheet-win = 全員が終わりに合意したとき、どの動物も自分の繭にいればチームの勝ちです。一匹でも違うか、その前にアクション駒が尽きれば負けです。
cocoons-sheet-box = 箱：9マスに繭が8個、空きが一つ。空きの隣の繭だけがスライドできます。
cocoons-sheet-cocoon = 繭：四つの側面の一つに動物の絵があります。どの側面かは、中の印で全員に分かります。
cocoons-sheet-bottom = 繭の下：扉があり、その下に動物が裏向きで隠れています。空きはスタート駒の上から始まります。
cocoons-sheet-tokens = アクション駒は{ $tokens }個。スライドのたびに一つ使います。
cocoons-sheet-setup-box = 動物とスタート駒を混ぜ、裏向きに一マス一つずつ置きます。動物の上にレベルの扉8枚、その上に繭を好きな向きで置きます。
cocoons-sheet-setup-corners = 一人一つの角に座ります。二人なら向かい合わせです。いちばん若い人から始め、左隣へ時計回りに進みます。
cocoons-sheet-see = 側面が見えるのは、空きに面していて、自分の角を向いているときだけです。見えたものを仲間に伝えましょう。
cocoons-sheet-turn-slide = 手番：空きの隣の繭にアクション駒を一つ入れ、空きへスライドします。
cocoons-sheet-turn-place = 空いたマスを見ます。扉はめくって効果を使い、取り除きます。下の動物を表にします。
cocoons-sheet-turn-animal = 今出てきた動物は、好きな繭に入れるか、後のために残します。
cocoons-sheet-turn-correct = 代わりに間違いを直すこともできます。アクション駒を三つ捨て、動物一匹を別の繭に移します。
cocoons-sheet-end-agree = 空きがスタート駒の上にある間は、誰でも終わりを提案できます。全員が賛成したら、みんな家に帰れたか確かめます。
cocoons-sheet-end-tokens = 駒が尽きたら終わりです。全部の繭に動物がいて、スタート駒が見えているときだけ確かめます。
cocoons-sheet-more-slide = レベル2、スライド：すぐに別の繭を無料でスライドします。
cocoons-sheet-more-lock = レベル3、錠：三つのルーンがなくなるまで外れません。
cocoons-sheet-more-turn = レベル4：回転扉で箱が回り、全員の角が変わります。アクション扉を入れた繭は無料で動きます。
cocoons-sheet-more-number = レベル5、数字：扉は1から8の順にしか外れません。
cocoons-sheet-more-hard = ハードモード：何もないマスが開くたびに、駒をもう一つ払います。自作レベル：好きな扉を1〜8枚。

cocoons-aid-turn-slide = 空きの隣の繭に駒を入れてスライド
cocoons-aid-turn-place = 空いたマス：扉、それから動物
cocoons-aid-turn-animal = 動物を繭に入れるか、残す
cocoons-aid-turn-correct = または：駒三つで動物を一匹移す
cocoons-aid-icon-rune = ルーン：効果なし
cocoons-aid-icon-slide = スライド：すぐに別の繭が動く
cocoons-aid-icon-lock = 錠：三つのルーンがなくなれば外れる
cocoons-aid-icon-rotation = 回転：箱が四分の一回る
cocoons-aid-icon-action = アクション：入れた繭は無料で動く
cocoons-aid-icon-number = 数字：順番どおりにだけ外れる
cocoons-aid-score-end = スタート駒が見えて全員が賛成：みんな家にいれば勝ち
cocoons-aid-score-tokens = 予備が空：ゲーム終了
