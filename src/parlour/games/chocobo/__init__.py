"""Chocobo's Dungeon: four floors, a dial and hidden hands, played together."""
