### The sheet from which one teaches Cocoon World, and the aid beside the ring. Which line stands where: games/cocoon_world/sheet.toml.

cocoon_world-sheet-game = A race around a ring that you build while you run. You roll, move and lay tiles whose effects send everybody on, and try to stand high on the EP circle when it ends.
cocoon_world-sheet-win = The highest EP wins. But the circle goes from 10 back to 0, so that one step too many is a fall. If tied, white pawns come before black.
cocoon_world-sheet-ring = The ring: { $spaces } spaces, six of them big Event Spaces. All others are empty or hold a tile.
cocoon_world-sheet-circle = The EP circle: 0 to 10 and round again. Whoever arrives goes on top of the pile.
cocoon_world-sheet-pawn = Your pawn: white side for Fortune, black for Misfortune. Black pawns gain EP backwards, from 0 to 10 to 9.
cocoon_world-sheet-dice = Two player dice and a target die.
cocoon_world-sheet-tiles = { $tiles } tiles: you hold three in secret. A tile says where a pawn goes or what it gains.
cocoon_world-sheet-setup-tiles = Lay { $hidden } tiles face down, on the first, fourth and seventh space after each Event Space. Deal three to each player.
cocoon_world-sheet-setup-pawns = All pawns on Start, white up; EP markers on 0. The start player is drawn by lot.
cocoon_world-sheet-turn-roll = Roll the player dice and the target die. Each player die equal to the target: gain 1 EP. All lower: turn your pawn over.
cocoon_world-sheet-turn-move = Move by the sum. Doublets: take only the EP of the space, then roll and move again.
cocoon_world-sheet-turn-empty = On an empty space: lay one of your tiles there and follow it. You lay one tile a turn.
cocoon_world-sheet-turn-tile = On a tile: follow it, and what it leads to. A face-down tile is turned up first.
cocoon_world-sheet-turn-bump = On another pawn: take only the EP, step back one, and resolve the space where you come to rest.
cocoon_world-sheet-turn-loop = Twice on one space in a chain is a loop: go to Start and gain 1 EP.
cocoon_world-sheet-turn-end = Not laid yet? Lay a tile on the nearest empty space. Then all draw up to three.
cocoon_world-sheet-event-small = Start and Experience: 1 EP. Initiation: turn your pawn over.
cocoon_world-sheet-event-pit = Pit: roll four dice for hands worth EP; stop in time, because a hand made twice costs all of them.
cocoon_world-sheet-event-bet = Gods’ Bet: name whose pawn reaches Start next. Right: 3 EP; wrong: your pawn turns over.
cocoon_world-sheet-end = Five turns each, ten with two players; then the EP count.
cocoon_world-sheet-more-scenarios = More scenarios: in Relics tiles come back to your hand, pilgrims count laps, the arena adds fights with dice, and Scales weighs the camps. A campaign plays several in a row.

cocoon_world-aid-turn-roll = Roll; target hit: 1 EP; all lower: turn over
cocoon_world-aid-turn-move = Move by the sum; doublets: roll again
cocoon_world-aid-turn-stop = Empty: lay and follow. Tile: follow. Pawn: EP, step back
cocoon_world-aid-turn-end = Lay what is left, draw up to three
cocoon_world-aid-icon-camps = White: Fortune, EP forwards. Black: Misfortune, EP backwards
cocoon_world-aid-icon-start = Start: 1 EP
cocoon_world-aid-icon-experience = Experience: 1 EP
cocoon_world-aid-icon-initiation = Initiation: turn over
cocoon_world-aid-icon-pit = Pit: nothing 1, pair 1, two pairs 2, three alike 2, straight 2, four alike 0 to 11
cocoon_world-aid-icon-bet = Gods’ Bet: 3 EP if right
cocoon_world-aid-score-circle = 10 and 1 more is 0
cocoon_world-aid-score-tie = Highest EP; then white; then the higher marker
