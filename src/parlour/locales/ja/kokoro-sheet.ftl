### 「ココロ」を教えるためのシートと、マットの横に置く早見表。どの行がどこに来るか：games/kokoro/sheet.toml

kokoro-sheet-game = 森の精霊は、あなたの描く道を歩きます。カードが示す道を全員が自分のマットに描き、いもむしと花を社や守り神につなぎます。全部で五ラウンドです。
kokoro-sheet-win = 最も得点の高い人の勝ちです。毎ラウンド一つの社が得点しますが、前の得点を超えたときだけです。守り神は最後に得点し、0 は一つにつき 5 点を失います。
kokoro-sheet-mat = マット：いもむしと花、A から F の六つの社、二つの隅に守り神が描かれたマス目です。まず青い面を使います。
kokoro-sheet-paths = 道カード：{ $cards } 枚、形は六種類。カードのとおりに描き、回してはいけません。{ $golden } 枚は金のカードです。
kokoro-sheet-sanctuaries = 社カード：文字ごとに一枚。めくられた文字の社が、そのラウンドの終わりに得点します。
kokoro-sheet-boxes = 右側の得点欄：ラウンド用が五つ、守り神用が二つあります。
kokoro-sheet-setup-mats = 全員がマットを一枚取り、同じ面を上にします。
kokoro-sheet-setup-decks = 社カードと道カードをそれぞれ混ぜ、裏向きの山を二つ作ります。最年長の人がカードをめくります。
kokoro-sheet-round-sanctuary = 社カードを一枚めくります。この文字がラウンドの終わりに得点します。
kokoro-sheet-round-path = 道カードを一枚めくります。全員同時に、空いているマスにその道を描くか、代わりに次の社をのぞきます。
kokoro-sheet-round-golden = 四枚目の金のカードまで続けます。そのカードも全員が使い、それから得点を計算します。
kokoro-sheet-score-count = 社を通る線を両方向にたどり、線が通るマスのいもむしと花をすべて数えます。
kokoro-sheet-score-more = その数が前の欄より大きければ書き込みます。そうでなければ 0 です。0 の次は、1 以上なら書き込めます。
kokoro-sheet-score-guardians = 五ラウンドの後：守り神につながったいもむし、もう一方の守り神につながった花は、一つ 1 点です。
kokoro-sheet-score-zero = ラウンドの欄の 0 一つにつき 5 点を引きます。同点なら、最も大きな欄を持つ人が上です。
kokoro-sheet-more-pink = ピンクの面：十面ダイスで二体の守り神の場所を決めます。
kokoro-sheet-more-decree = お触れ：全員に効く特別なルール、または最後のボーナスです。
kokoro-sheet-more-solo = 一人で：同じゲームで、自分の最高得点を目指します。

kokoro-aid-turn-sanctuary = 新しいラウンド：社をめくる
kokoro-aid-turn-path = 道をめくる：描くか、次の社をのぞく
kokoro-aid-turn-golden = 四枚目の金のカード：全員が使い、得点計算
kokoro-aid-icon-shapes = 六つの道と番号
kokoro-aid-icon-features = いもむしと花：集めるもの
kokoro-aid-icon-sanctuary = 社とその文字
kokoro-aid-icon-guardians = いもむしの守り神と花の守り神
kokoro-aid-score-round = ラウンド：社の線につながる数。前の欄より大きくなければ 0
kokoro-aid-score-end = 最後：守り神につながったいもむし、または花一つにつき +1
kokoro-aid-score-zero = ラウンドの 0 一つにつき −5
