# What NewGame’s card on the first page says; everything else is in newgame.ftl.

newgame-name = NewGame
newgame-about = A short trick-taking game for 2 to 4. Follow suit if you can; the highest card takes the trick.
