"""Cocoons: one team slides eight cocoons in a box and brings eight animals home."""
