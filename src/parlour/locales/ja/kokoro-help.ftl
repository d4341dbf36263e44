# Kokoro：求めに応じて説明する言葉。<slug>-help-<prompt> は決定の説明、その .tip は初心者への一行、
# <slug>-thing-<thing> は盤上のものの名前。条項はゲームの help.toml にあります。

kokoro-help-call = あなたは読み手です。次の道カードをめくってください。この手番に全員が描ける道が決まります。
    .tip = 1回の操作で全員分をめくります。
kokoro-help-draw = カードのとおりの道を、マットの空いているマスに描きます。または「のぞく」を選ぶと、何も描かずに次のカードを自分だけ見ます。
    .tip = 道は辺どうしがつながると数えられます。

kokoro-thing-caterpillar = いもむし
kokoro-thing-flower = 花
kokoro-thing-sanctuary = 社
kokoro-thing-die = 守り神のダイスの番号
kokoro-thing-path = 描いた道
kokoro-thing-free = 空いているマス
kokoro-thing-card = 示された道カード
kokoro-thing-golden = 金のカード：灯籠が一つともる
kokoro-thing-goal = このラウンドの社と、超える数
kokoro-thing-lamps = 灯籠：このラウンドの金のカード
kokoro-thing-next = のぞいた次の社
kokoro-thing-next-path = のぞいた次の道カード
kokoro-thing-decree = お触れ
kokoro-thing-score = 得点欄
kokoro-thing-left = 残りの道カード
kokoro-thing-mats = ほかの人のマット
