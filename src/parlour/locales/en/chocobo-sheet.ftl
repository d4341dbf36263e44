### The sheet from which one teaches Chocobo's Dungeon, and the aid beside the map. Which line stands where: games/chocobo/sheet.toml.

chocobo-sheet-game = Together you lead one bird down four floors. Each round five cards, some of them yours, decide in the order of their numbers what it does and how strongly; but you may not tell your numbers.
chocobo-sheet-win = You all win when the Boss on 4F is defeated. You lose at no HP, when the Reaper reaches the end of its track (on 4F: when it stands next to you), or when someone can’t play a card.
chocobo-sheet-map = The map: a floor with its entrance, its exit and icons, and the Reaper’s track above.
chocobo-sheet-cards = Chocobo cards: { $cards }, each with a number of its own and a strength from 1 to 5.
chocobo-sheet-dial = The dial: the five numbered spaces show what the five cards will do. It turns one step each round.
chocobo-sheet-counters = HP from 9 down, vegetables to eat for new cards, and Books that help once.
chocobo-sheet-monsters = Monsters: HP, attack, and a reward for whoever defeats them. They stay until they are beaten.
chocobo-sheet-setup-choose = Choose difficulty and Boss, plain or starred floors. Difficulty says how many cards each gets and how many Books you begin with.
chocobo-sheet-setup-start = Turn the dial to a random position, set HP to 9 and vegetables to 5, put the bird on the entrance and the Reaper at its start.
chocobo-sheet-round-meet = Meet: turn up the floor’s new Monsters.
chocobo-sheet-round-bonus = Bonus: turn up the bonus cards. With them there will be five cards in all.
chocobo-sheet-round-choose = Choose: all put cards face down at the same time. Tell strengths, and roughly where your card lies; never its number.
chocobo-sheet-round-act = Act: sort the five cards. The lowest acts on dial space 1, the highest on space 5, each with its strength.
chocobo-sheet-round-end = Monsters still standing hit you. Discard the cards, turn the dial.
chocobo-sheet-act-move = Move: exactly that many spaces, none twice; then the icon where you stop. The exit ends the round at once: on to the next floor.
chocobo-sheet-act-attack = Attack: that much damage to one Monster or to the Boss.
chocobo-sheet-act-eat = Eat: up to that many vegetables, one new card for each; share them as you like.
chocobo-sheet-act-reaper = Reaper: it comes that many spaces closer.
chocobo-sheet-more-books = Books: read them before any action or while choosing: heal, move, attack, or hit all Monsters. Three at most.
chocobo-sheet-more-boss = On 4F you run around the Boss and the Reaper runs inside. After the five actions the Boss attacks as the Reaper’s space says.
chocobo-sheet-more-talk = Quieter: with limited talk, only strengths and gestures while choosing.

chocobo-aid-turn-meet = Meet Monsters
chocobo-aid-turn-bonus = Bonus cards
chocobo-aid-turn-choose = Choose and talk: strengths, never numbers
chocobo-aid-turn-act = Sort, then act on dial spaces 1 to 5
chocobo-aid-turn-end = Monsters hit, cards away, dial turns
chocobo-aid-icon-actions = Move, attack, eat, Reaper
chocobo-aid-icon-tokens = Vegetables; a Book
chocobo-aid-icon-heal = Recover 1 HP
chocobo-aid-icon-hurt = Trap: lose that many HP
chocobo-aid-icon-reaper = The Reaper comes that much closer
chocobo-aid-icon-exit = Exit: on to the next floor
chocobo-aid-score-win = Boss defeated: won
chocobo-aid-score-lose = Lost: no HP; Reaper at the end, or next to you on 4F; cards missing
