### 回答・ファイル・設定について、土台の部分が伝える文です。
### 断りは短くやさしく。エラーは、何がいけないのかと、何が求められていたのかを伝えます。

## 断り：その回答が通らない理由

refuse-late = 「{ $prompt }」の問いはもう先へ進みました。今開いている問いに答えてください。
refuse-not-asked = 席{ $seat }が今決めることはありません。出番をお待ちください。
refuse-not-a-choice = 「{ $action }」は今はできません。表示されている選択肢から選んでください。
refuse-over = 対戦は終わっているので、もう答えることはありません。
refuse-undo-consent = 記録{ $entry }まで戻すには全員の同意が必要です。そのあとに何かが明かされたか、ほかの人が行動したためです。
refuse-undo-nowhere = 戻り先の記録{ $entry }はありません。最後の記録は{ $last }です。
refuse-nothing-to-withdraw = ここで待っているあなたの回答はないので、取り下げるものがありません。
refuse-nothing-to-decline = 出ている提案がないので、断るものがありません。
refuse-sealed-luck = これに答えるのは運です。どの席も代わりに答えることはできません。

## エラー：ゲーム・席・オプション・ボット

error-unknown-game = 「{ $game }」というゲームはありません。遊べるのは次のとおりです：{ $known }。
error-game-folder = { $file }はゲームではありません。game.pyのあるフォルダーか、trick.py:Trickのようなファイルとクラスが必要です。
error-game-broken = ゲーム{ $game }を読み込めません（{ $reason }）。
error-game-class = { $game }に「{ $name }」というゲームのクラスはありません。parlour.core.game.Game を継承するクラスが必要です。
error-game-slug = ゲーム{ $game }の名前が「{ $slug }」になっています。名前はa-z、0-9、_だけで、どこでも同じで、ほかのゲームと重ならない必要があります。
error-no-rules = { $game }には文章のルールがありません。
error-no-lessons = { $game }にはレッスンがありません。
error-unknown-option = { $game }に「{ $option }」というオプションはありません。使えるのは次のとおりです：{ $known }。
error-bad-option = オプション「{ $option }」を「{ $value }」にはできません。使える値：{ $expected }。
error-campaign = キャンペーンは1〜{ $most }回のゲームですが、これは{ $games }回です。
error-bad-seats = { $game }は{ $least }人から{ $most }人で遊ぶゲームですが、{ $seats }人が指定されました。
error-bad-seat = 席{ $seat }はありません。席の番号は0から{ $last }までです。
error-bad-notation = 「{ $text }」は{ $game }の回答の書き方に合っていません。表示されている選択肢と見比べてください。
error-unknown-bot = 「{ $bot }」というボットはいません。選べるのは次のとおりです：{ $known }。
error-no-bot = { $file }にはボットがありません。parlour.core.bot.Bot を継承するクラスが必要です。
error-bad-bot-option = ボット「{ $bot }」では「{ $option }」をこのように使えません。使える値：{ $expected }。
error-bot-settings = ボット「{ $bot }」に「{ $option }」は使えません。設定の例：{ $known }。
error-bot-no-settings = ボット「{ $bot }」には設定がないので、「{ $option }」は使えません。
error-unknown-clause = { $game }のルールに「{ $clause }」という条項はありません。条項の一覧を確かめてください。
error-unknown-language = Parlourはまだ「{ $language }」を話せません。話せるのは次のとおりです：{ $known }。

## エラー：エディション

error-bad-edition = { $file }の{ $line }行目：項目「{ $field }」がないか、内容が合っていません。求められるもの：{ $expected }。
error-unknown-edition = { $game }に「{ $edition }」というエディションはありません。選べるのは次のとおりです：{ $known }。
error-bad-toml = { $file }をTOMLとして読めません（{ $reason }）。
error-edition-long = { $file }はエディションとしては長すぎます。{ $most }文字までです。
error-edition-deep = { $file }には、点で区切られた部分が{ $most }を超えるキーがあります。{ $most }までにしてください。
error-edition-hash = ここにあるエディション「{ $edition }」は、この対戦で使われたものと違います。まったく同じものが必要です。

## エラー：棋譜とファイル
# $why は断りの文そのもので、句点まで含みます。

error-bad-record = { $file }の{ $line }行目：棋譜の書き方に合っていません。求められるもの：{ $expected }。
error-record-move = 棋譜の記録{ $entry }「{ $move }」は、ここで許される手ではありません（{ $why }）。
error-record-digest = 記録{ $entry }のあとの局面が、棋譜の示すものと違います。棋譜が書き換えられたか、別のルールで遊ばれたものです。
error-record-move-rules = この棋譜はルール{ $made }で作られました。このバージョンのルール{ $plays }では、記録{ $entry }「{ $move }」は許されません（{ $why }）。
error-record-digest-rules = この棋譜はルール{ $made }で作られました。このバージョンのルール{ $plays }では、記録{ $entry }のあとの局面が棋譜の示すものと違います。
error-record-entry = この棋譜の記録は{ $last }件なので、記録{ $entry }のあとの局面はありません。
error-record-game = この棋譜は「{ $game }」のものですが、そのゲームはここにありません。読めるのは次のとおりです：{ $known }。
error-record-origin = この棋譜の最初の{ $entry }件は別の対戦で行われたとされていますが、その対戦の始まりと一致しません。
error-record-truncated = { $file }は記録の途中で切れています。最後までそろった棋譜が必要です。
error-seal = この棋譜は封印のあとで書き換えられています。封印と中身が合いません。
error-seal-signature = この棋譜の封印は、そこに記された鍵で署名されていません。
error-seal-missing = この棋譜には封印がないので、サーバーの記録だと示せません。
error-seal-key = この棋譜は鍵{ $key }で封印されていて、{ $wanted }ではありません。
error-no-file = { $file }というファイルはありません。名前とフォルダーを確かめてください。
error-not-a-file = { $file }は通常のファイルではありません。通常のファイルか、まだない名前を指定してください。
error-unreadable-file = { $reason ->
    [UTF-8] { $file }はUTF-8のテキストではありません。UTF-8で保存してください。
   *[other] { $file }は読めません（{ $reason }）。
}

## エラー：学習

error-illegal-number = 席{ $seat }は今、{ $number }を選べません。選べる手はアクションマスクにあります。
error-not-begun = エピソードがまだ始まっていません。先に reset を呼んでください。
error-episode-over = エピソードは終わっています。次の step の前に reset を呼んでください。
error-no-number = { $agent }の番です。アクションマスクで選べる番号が必要ですが、「{ $given }」が渡されました。
error-step-numbers = step には形状{ $expected }（環境、席）の整数が必要ですが、形状{ $shape }、型{ $type }が渡されました。
error-reset-option = 「{ $option }」はゲームのオプションです。reset ではなく、環境を作るときに指定してください。
error-no-agent = 「{ $agent }」というエージェントはありません。使えるもの：{ $expected }。
error-actions = step には、行動するエージェント（{ $expected }）ごとの番号の辞書が必要ですが、「{ $given }」が渡されました。
error-no-outcome = ここで偶然の結果{ $number }は起こりません。使えるもの：0〜{ $most }。
error-seeds = シードは整数1個、または{ $count }個の整数のリストで指定してください（「{ $given }」が渡されました）。
error-closed = 環境はすでに閉じられています。新しく作ってください。
error-process-ended = 環境のプロセスが終了しました。閉じてから作り直してください。
error-reset-mask = これらのテーブルは一斉にリセットされるため「reset_mask」は使えません。終わったエピソードには自動で次が続きます。
error-seats-of-opponents = この環境の席は、自分の席と対戦相手の席です。「seats」の代わりに、ほかの席のボットを「opponents」で指定してください。
error-solo-only = これは一人用のテーブルなので「{ $keyword }」は使えません。seats は parlour.research.vector で、opponents は gymnasium.make で指定できます。
error-no-encoding = { $game }には数値エンコーディングがないため、学習に使えません。
error-no-outlook = { $game }は終局前の局面を評価できないため、報酬「{ $rewards }」は使えません。
error-no-previews = { $game }は各回答の結果を数値で示せません。
error-policy-numpy = { $file }で対戦するには numpy が必要です。Parlourのソースツリーで pip install ".[policy]" を実行してください。
error-policy-file = { $file }は Parlour が読める方策ファイルではありません（{ $reason }）。
error-policy-game = { $file }は{ $wanted }（エンコーディング{ $trained }）用に学習したものなので、{ $game }（エンコーディング{ $version }）では使えません。
error-policy-previews = AnswerPolicy は回答のプレビューをもとに評価します。テーブルを previews=True で作り、policy_kwargs=dict(previews=tables.previews) を渡してください。

## エラー：運

error-outcome-impossible = 記録{ $entry }で配るはずの「{ $outcome }」は、そこではありえません。ありえるもの：{ $expected }。
error-outcomes-used-up = 配るものがもうありませんが、「{ $prompt }」のためにあと一つ必要です。
error-luck-rules = この棋譜はルール{ $made }で作られました。記録{ $entry }は「{ $dealt }」ですが、このバージョンのルール{ $plays }では、この対戦の秘密から「{ $expected }」が配られます。
error-luck = 記録{ $entry }は「{ $dealt }」ですが、この対戦の秘密の値から配られるのは「{ $expected }」です。
error-commitment = 秘密の値が、最初に配る前の封印と一致しません。そのとき封印したものとまったく同じ値が必要です。

# 名前のない席の呼び方。
seat-name = プレイヤー{ $number }

# カードの配分：一人分と、その並べ方。
seat-cards = { $name } { $count }枚
list-next = { $list }、{ $next }

## 規則によらないログの行

told-undo = { $seat }が手を元に戻しました。
told-hint = { $seat }はヒントを見ました。
told-hands-open = ここから手札を公開します。練習なので記録に数えられません。
told-hands-closed = 手札を再び伏せました。この対戦は練習のままです。

## ヒント：ボットならどう答えるか、そのわけ
# ゲームごとのわけは、そのゲームのファイルにある。

hint-only = 答えはこれしかありません。
hint-any = ボットの見るかぎり、どの答えにも差はありません。
hint-played-out = 続きを何度も試した中で、いちばんよい結果になりました。
hint-next = 次点：{ $answer }（{ $close ->
    [1] ほぼ同じよさ
   *[other] はっきり劣る
}）。
hint-let-be = ボットなら、まだしません。

## Bots: the levels are characters, whose names are the same in all languages

bot-name = { $bot ->
    [easy] Pip
    [medium] Juno
    [hard] Bram
    [expert] Ilka
    [greedy] よくばりボット
    [random] 気まぐれボット
    [careless] うっかりボット
    [search] 考えるボット
    [team] チームボット
   *[other] ボット{ $bot }
}
bot-level = { $bot ->
    [easy] やさしい
    [medium] ふつう
    [hard] むずかしい
    [expert] 達人
   *[other] プログラム用
}
bot-temper = { $bot ->
    [easy] 気の向くままに遊び、失敗しても笑っています。
    [medium] 一手ずつ、手堅く遊びます。
    [hard] めったに間違えず、すきを見逃しません。
    [expert] 頭の中で最後まで遊んでから、一手を決めます。
   *[other] いつでも準備完了のボットです。
}
bot-reduced = ここでは{ $name }はいつもより考える量が少なくなっています（このParlourはコンパイルされていません）。
