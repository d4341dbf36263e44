### 求めに応じて出す説明。

newgame-help-play = 最初に出されたマークがあればそれを、なければ好きなカードを出します。
    .tip = カードをクリックすると出せます。
newgame-thing-trick = トリック
newgame-thing-hand = あなたの手札
