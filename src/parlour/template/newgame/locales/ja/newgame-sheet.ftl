### NewGameの説明シートと早見表。

newgame-sheet-game = 3つのマーク、全{ $cards }枚のトリックテイキング。
newgame-sheet-win = いちばん多くトリックを取ります。
newgame-sheet-setup = 1人に{ $hand }枚配ります。
newgame-sheet-round-play = 1枚ずつ出します。出せるなら同じマークを出します。
newgame-sheet-round-take = 最初のマークのいちばん強いカード、または最強の切り札がトリックを取ります。
newgame-aid-turn-play = 出せるなら同じマークを出します。
newgame-aid-turn-take = 最初のマークの最強のカード、または最強の切り札が取ります。
