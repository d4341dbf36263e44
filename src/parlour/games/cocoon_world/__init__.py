"""Cocoon World: the race on a ring that the players build while they run."""
