# Cocoons：求めに応じて説明する言葉。<slug>-help-<prompt> は決定の説明、その .tip は初心者への一行、
# <slug>-thing-<thing> は盤上のものの名前。条項はゲームの help.toml にあります。

cocoons-help-turn = 空きの隣の繭を空きへスライドします。アクション駒を1つ使い、空いたマスを見られます。または駒3つで、動物を別の繭へ移します。
    .tip = 空きの隣の繭を選びます。駒を1つ使います。
cocoons-help-slide = スライド扉が出ました。空きの隣の別の繭を、駒を使わずにすぐスライドします。最後に動いた繭は動かせません。
    .tip = このスライドは無料ですが、必ず行います。
cocoons-help-put = 空きにあるものを繭に入れます。動物は家だと思う繭へ、または残しておけます。アクション扉は、無料で動かしたい繭へ入れます。
    .tip = この動物の側面を見た繭へ入れましょう。
cocoons-help-tell = ほかの人には見えない側面が見えています。教えると次のスライドまで全員に示されます。嘘はつけず、コストもかかりません。
    .tip = 同じチームです。どんどん教えましょう。
cocoons-help-end = スタート駒が見えている間は終わりを提案でき、全員の賛成が必要です。どの動物も自分の繭にいれば勝ち、そうでなければ負けです。
    .tip = 全部の動物に自信があるときだけ賛成を。

cocoons-thing-cocoon = 繭。中の印が絵の側面を指す
cocoons-thing-gap = 空き
cocoons-thing-side = 見えている側面
cocoons-thing-token = アクション駒
cocoons-thing-start = スタート駒
cocoons-thing-hidden = 裏向きの動物
cocoons-thing-closed = 裏向きの扉
cocoons-thing-rune = ルーン扉
cocoons-thing-slide = スライド扉
cocoons-thing-lock = 錠の扉
cocoons-thing-rotation = 回転扉
cocoons-thing-action = アクション扉
cocoons-thing-number = 数字の扉
cocoons-thing-reserve = アクション駒の予備
cocoons-thing-corner = プレイヤーの角
cocoons-thing-shelf = 外れた扉
cocoons-thing-correct = 間違いの修正
