### 「チョコボのダンジョン」を教えるためのシートと、地図の横に置く早見表。どの行がどこに来るか：games/chocobo/sheet.toml

chocobo-sheet-game = みんなで一羽のチョコボを4つの階の下へ導きます。毎ラウンド5枚のカードが数字の順に、何をどれだけの強さでするかを決めます。ただし自分の数字は言えません。
chocobo-sheet-win = 4Fのボスを倒せば全員の勝ちです。HPが0、死神がトラックの端に着く（4Fでは隣に来る）、誰かがカードを出せない、のどれかで負けです。
chocobo-sheet-map = 地図：入口と出口、アイコンのある階と、その上の死神のトラック。
chocobo-sheet-cards = チョコボカード：{ $cards }枚。それぞれ違う数字と、1から5の強さがあります。
chocobo-sheet-dial = ダイヤル：番号のついた5つのスペースが、5枚のカードの行動を示します。毎ラウンド1つ回ります。
chocobo-sheet-counters = HPは9から始まり、野菜を食べると新しいカードが手に入り、本は一度だけ助けになります。
chocobo-sheet-monsters = モンスター：HP、攻撃、倒したときの報酬。倒すまで残ります。
chocobo-sheet-setup-choose = 難易度とボス、階の面（ふつうか星）を選びます。難易度で手札の枚数と最初の本の数が決まります。
chocobo-sheet-setup-start = ダイヤルを無作為に回し、HPを9、野菜を5にして、チョコボを入口、死神を始めの位置に置きます。
chocobo-sheet-round-meet = 遭遇：その階の新しいモンスターをめくります。
chocobo-sheet-round-bonus = ボーナス：ボーナスカードをめくります。合わせて5枚になります。
chocobo-sheet-round-choose = 選択：全員同時にカードを裏向きに出します。強さと、だいたいの位置は言えますが、数字は言えません。
chocobo-sheet-round-act = 行動：5枚を並べます。いちばん小さいカードがダイヤルの1、大きいカードが5で、それぞれの強さで行動します。
chocobo-sheet-round-end = 残ったモンスターが攻撃します。カードを捨て、ダイヤルを回します。
chocobo-sheet-act-move = 移動：ちょうどその数だけ進み、同じマスは二度通れません。止まったマスのアイコンを使います。出口に着くとすぐ次の階です。
chocobo-sheet-act-attack = 攻撃：モンスター1体かボスに、その数のダメージ。
chocobo-sheet-act-eat = 食べる：その数まで野菜を食べ、1つにつきカードを1枚引きます。分け方は自由です。
chocobo-sheet-act-reaper = 死神：その数だけ近づきます。
chocobo-sheet-more-books = 本：行動の前や選択中に使えます。回復、移動、攻撃、全モンスターへのダメージ。3冊まで。
chocobo-sheet-more-boss = 4Fではボスの周りを走り、死神は内側を走ります。5つの行動の後、死神のマスのとおりにボスが攻撃します。
chocobo-sheet-more-talk = もっと静かに：会話の制限では、選択中は強さと身ぶりだけです。

chocobo-aid-turn-meet = モンスターと遭遇
chocobo-aid-turn-bonus = ボーナスカード
chocobo-aid-turn-choose = 選んで話す：強さはよい、数字はだめ
chocobo-aid-turn-act = 並べて、ダイヤル1から5で行動
chocobo-aid-turn-end = モンスターの攻撃、カードを捨て、ダイヤルを回す
chocobo-aid-icon-actions = 移動、攻撃、食べる、死神
chocobo-aid-icon-tokens = 野菜、本
chocobo-aid-icon-heal = HPを1回復
chocobo-aid-icon-hurt = 罠：その数のHPを失う
chocobo-aid-icon-reaper = 死神がその数だけ近づく
chocobo-aid-icon-exit = 出口：次の階へ
chocobo-aid-score-win = ボスを倒す：勝ち
chocobo-aid-score-lose = 負け：HPが0、死神が端に着く（4Fでは隣）、カード不足
