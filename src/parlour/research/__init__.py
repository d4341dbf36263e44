"""Bots against bots, counted: simulation, statistics, audits. People never appear here.

Nothing here is imported by games, bots or the server.
"""
