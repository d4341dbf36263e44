### NewGame：名前、質問、答え、できごと。

newgame-suit-c = クローバー
newgame-suit-h = ハート
newgame-suit-s = スター
newgame-card = { $suit }の{ $rank }

newgame-option-trump = 切り札
    .about = このマークはほかのすべてに勝ちます。
newgame-value-trump-none = なし
newgame-value-trump-clovers = クローバー
newgame-value-trump-hearts = ハート
newgame-value-trump-stars = スター

newgame-ask-play = どのカードを出しますか？
newgame-deal-deal = カードを配ります。
newgame-do-play = { $suit }の{ $rank }

newgame-dealt = { $seat }に{ $suit }の{ $rank }が配られました。
newgame-played = { $seat }が{ $suit }の{ $rank }を出しました。
newgame-taken = { $seat }がトリックを取りました（{ $tricks }）。
newgame-would-take = { $suit }の{ $rank }は今のところいちばん強いカードになります。
newgame-would-lose = { $suit }の{ $rank }ではこのトリックを取れません。

newgame-refuse-not-held = { $suit }の{ $rank }は手札にありません。
newgame-refuse-follow = { $suit }を持っているので、それを出さなければなりません。

newgame-ending-last-trick = すべてのカードが出されました。

newgame-board-over = すべてのカードが出されました。
newgame-board-lead = 次のトリックは{ $name }から始まります。
newgame-board-on-table = { $name }：{ $card }
newgame-board-hand = あなたの手札：{ $cards }
newgame-board-player = { $name }：{ $tricks }トリック、手札{ $held }枚
