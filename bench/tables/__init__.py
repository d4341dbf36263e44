"""How much a table server does with one core: ours and boardgame.io, playing the same toy game."""
