"""The contract between games and everything else.

Here live values, the Game and Bot classes, ballots, matches, records and luck.
No I/O, no clock, no randomness but what a Luck deals, and no game.
"""
