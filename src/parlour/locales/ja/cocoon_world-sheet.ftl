### 「コクーンワールド」を教えるためのシートと、輪の横に置く早見表。どの行がどこに来るか：games/cocoon_world/sheet.toml

cocoon_world-sheet-game = 走りながらみんなで作る、輪のすごろくです。ダイスを振って進み、タイルを置き、その効果でさらに動きます。最後にEPサークルのいちばん高い所を目指します。
cocoon_world-sheet-win = EPの最も高い人の勝ちです。ただし10の次は0なので、進みすぎると転落します。同点なら白いコマが黒より上です。
cocoon_world-sheet-ring = 輪：{ $spaces }マス。うち6つは大きなイベントマス、残りは空きかタイルのあるマスです。
cocoon_world-sheet-circle = EPサークル：0から10まで進み、また0へ。あとから来たマーカーが上に乗ります。
cocoon_world-sheet-pawn = あなたのコマ：白い面は幸運、黒い面は不運の陣営。黒いコマはEPを逆向きに、0から10、9へと得ます。
cocoon_world-sheet-dice = プレイヤーダイス2個と、ターゲットダイス1個。
cocoon_world-sheet-tiles = タイルは{ $tiles }枚。手持ちは3枚で秘密です。タイルはコマの行き先や得るものを示します。
cocoon_world-sheet-setup-tiles = 各イベントマスの後の1、4、7番目のマスに、合わせて{ $hidden }枚を伏せて置きます。各自に3枚配ります。
cocoon_world-sheet-setup-pawns = 全員のコマを白い面でスタートに、EPマーカーを0に置きます。最初の人はくじで決めます。
cocoon_world-sheet-turn-roll = プレイヤーダイスとターゲットダイスを振ります。ターゲットと同じ目1個につき1EP。全部がターゲットより小さければコマを裏返します。
cocoon_world-sheet-turn-move = 合計だけ進みます。ゾロ目なら、そのマスのEPだけを受け、もう一度振って進みます。
cocoon_world-sheet-turn-empty = 空きマス：手持ちのタイルを1枚置き、それに従います。置けるのは1手番に1枚です。
cocoon_world-sheet-turn-tile = タイルのマス：それに従い、行き先のマスも処理します。伏せたタイルは先に表にします。
cocoon_world-sheet-turn-bump = ほかのコマのいるマス：EPだけを受け、1つ下がって、止まったマスを処理します。
cocoon_world-sheet-turn-loop = 1つの連鎖で同じマスに2度止まるとループです。スタートへ行き、1EPを得ます。
cocoon_world-sheet-turn-end = まだ置いていなければ、いちばん近い空きマスに1枚置きます。それから全員が3枚まで補充します。
cocoon_world-sheet-event-small = スタートと経験：1EP。試練：コマを裏返す。
cocoon_world-sheet-event-pit = ピット：ダイス4個で役を作りEPを得ます。同じ役が2度出ると全部失うので、その前にやめましょう。
cocoon_world-sheet-event-bet = 神々の賭け：次にスタートへ着くのが誰のコマかを当てます。当たれば3EP、外れたらコマを裏返します。
cocoon_world-sheet-end = 各自5手番、2人なら10手番で終わり、EPを比べます。
cocoon_world-sheet-more-scenarios = ほかのシナリオ：遺物ではタイルが手持ちに戻り、巡礼は周回を数え、闘技場ではダイスで戦い、天秤は陣営を量ります。キャンペーンでは続けて遊びます。

cocoon_world-aid-turn-roll = 振る。ターゲットと同じ目：1EP。全部小さい：裏返す
cocoon_world-aid-turn-move = 合計だけ進む。ゾロ目：もう一度
cocoon_world-aid-turn-stop = 空き：置いて従う。タイル：従う。コマ：EPを受け下がる
cocoon_world-aid-turn-end = 残りを置き、3枚まで補充
cocoon_world-aid-icon-camps = 白：幸運、EPは前へ。黒：不運、EPは逆へ
cocoon_world-aid-icon-start = スタート：1EP
cocoon_world-aid-icon-experience = 経験：1EP
cocoon_world-aid-icon-initiation = 試練：裏返す
cocoon_world-aid-icon-pit = ピット：役なし1、ペア1、ツーペア2、スリーカード2、ストレート2、フォーカード0から11
cocoon_world-aid-icon-bet = 神々の賭け：当たれば3EP
cocoon_world-aid-score-circle = 10の次は0
cocoon_world-aid-score-tie = EPが高い人、次に白、次に上のマーカー
