# Cocoon Worldの盤面が、ゲーム自身の言葉のほかに言うこと。

web-cocoon_world-ring = 輪
web-cocoon_world-tile = { $tile }
web-cocoon_world-empty = 空き
web-cocoon_world-face-down = 裏向きのタイル
web-cocoon_world-on-start = スタート
web-cocoon_world-on-initiation = 試練
web-cocoon_world-on-experience = 経験
web-cocoon_world-on-bet = 神々の賭け
web-cocoon_world-on-pit = ピット
web-cocoon_world-round = 第{ $round }手番／{ $rounds }
web-cocoon_world-track = 賭けトラック
web-cocoon_world-bets = { $named }に賭けています
web-cocoon_world-to-start = スタートまで{ $spaces }
web-cocoon_world-tower = ダイスタワー
web-cocoon_world-hand = あなたのタイル
web-cocoon_world-place-here = 今いるマスに置いて、そのタイルに従います。
web-cocoon_world-place-near = いちばん近い空きマスに置き、従いません。
web-cocoon_world-place-anywhere = 好きな空きマスに置き、従いません。
web-cocoon_world-placing = このタイルを空きマスに置きます：
web-cocoon_world-taken = 取ったタイル：
web-cocoon_world-people = プレイヤー
web-cocoon_world-camp-white = 白・幸運
web-cocoon_world-camp-black = 黒・不運
web-cocoon_world-way-white = EPは時計回り
web-cocoon_world-way-black = EPは反時計回り
web-cocoon_world-tiles = 手持ちタイル{ $count }枚
web-cocoon_world-trail = なぜそうなった？
web-cocoon_world-trail-turn = 第{ $round }手番、{ $name }
web-cocoon_world-earlier = 前の手番
web-cocoon_world-later = 次の手番
web-cocoon_world-dungeon = ダンジョン
web-cocoon_world-arena = 闘技場
web-cocoon_world-stake = 懸かっているもの：
web-cocoon_world-any-ep = 0～11EP
web-cocoon_world-ep = { $amount }EP
web-cocoon_world-fame = 名声{ $amount }
web-cocoon_world-chance = { $percent }％
web-cocoon_world-deadly = もう出た役：また出ると何も得られません
web-cocoon_world-beaten = 倒しました
web-cocoon_world-known = タイルについて分かっていること

## 教える人が指すもの

web-cocoon_world-spot-ring = マスの輪
web-cocoon_world-spot-circle = EPサークル
web-cocoon_world-spot-dice = ダイス
web-cocoon_world-spot-hand = プレイヤーの前にあるもの
web-cocoon_world-spot-dungeon = ダンジョン
web-cocoon_world-spot-track = 賭けトラック
web-cocoon_world-goal = シナリオの目標
web-cocoon_world-strives-white = 10を目指す
web-cocoon_world-strives-black = 0を目指す
web-cocoon_world-journey = 5つの冒険
    .about = 5つのシナリオを順番に、同じ顔ぶれで旅します。
web-cocoon_world-journey-map = 旅の地図：{ $total }ゲーム中{ $done }ゲーム終了

web-cocoon_world-counting = EPサークルに沿ってマーカーを数えます。
