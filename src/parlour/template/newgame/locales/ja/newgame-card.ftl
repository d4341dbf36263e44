# 最初のページのカードに書く言葉。ほかはすべて newgame.ftl にある。

newgame-name = NewGame
newgame-about = 2〜4人の短いトリックテイキング。出せるなら同じマークを出し、いちばん強いカードがトリックを取ります。
