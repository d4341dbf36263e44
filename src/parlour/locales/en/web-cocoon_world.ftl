# What the board of Cocoon World says beside the game’s own words.

web-cocoon_world-ring = The ring
web-cocoon_world-tile = { $tile }
web-cocoon_world-empty = empty
web-cocoon_world-face-down = a face-down tile
web-cocoon_world-on-start = Start
web-cocoon_world-on-initiation = Initiation
web-cocoon_world-on-experience = Experience
web-cocoon_world-on-bet = Gods’ Bet
web-cocoon_world-on-pit = Pit
web-cocoon_world-round = Turn { $round } of { $rounds }
web-cocoon_world-track = The bet track
web-cocoon_world-bets = bets on { $named }
web-cocoon_world-to-start = { $spaces } to Start
web-cocoon_world-tower = The dice tower
web-cocoon_world-hand = Your tiles
web-cocoon_world-place-here = It goes where you stand, and you follow it.
web-cocoon_world-place-near = It goes to the nearest empty space and is not followed.
web-cocoon_world-place-anywhere = It goes to any empty space and is not followed.
web-cocoon_world-placing = This tile goes on an empty space:
web-cocoon_world-taken = The tile you took:
web-cocoon_world-people = Players
web-cocoon_world-camp-white = white, Fortune
web-cocoon_world-camp-black = black, Misfortune
web-cocoon_world-way-white = EP go clockwise
web-cocoon_world-way-black = EP go anticlockwise
web-cocoon_world-tiles = { $count ->
    [one] { $count } tile in hand
   *[other] { $count } tiles in hand
}
web-cocoon_world-trail = Why did that happen?
web-cocoon_world-trail-turn = Turn { $round }, { $name }
web-cocoon_world-earlier = Previous turn
web-cocoon_world-later = Next turn
web-cocoon_world-dungeon = The dungeon
web-cocoon_world-arena = The arena
web-cocoon_world-stake = At stake:
web-cocoon_world-any-ep = 0–11 EP
web-cocoon_world-ep = { $amount } EP
web-cocoon_world-fame = { $amount } fame
web-cocoon_world-chance = { $percent }%
web-cocoon_world-deadly = already made: making it again ends the dungeon with nothing
web-cocoon_world-beaten = beaten
web-cocoon_world-known = What you know about the tiles

## What a teacher points at

web-cocoon_world-spot-ring = the ring of spaces
web-cocoon_world-spot-circle = the EP circle
web-cocoon_world-spot-dice = the dice
web-cocoon_world-spot-hand = what lies in front of a player
web-cocoon_world-spot-dungeon = the dungeon
web-cocoon_world-spot-track = the bet track
web-cocoon_world-goal = Goal of the scenario
web-cocoon_world-strives-white = strives for 10
web-cocoon_world-strives-black = strives for 0
web-cocoon_world-journey = The five adventures
    .about = All five scenarios in order, as one journey with the same players.
web-cocoon_world-journey-map = The journey: { $done } of { $total } games played

web-cocoon_world-counting = The markers are counted along the EP Circle.
