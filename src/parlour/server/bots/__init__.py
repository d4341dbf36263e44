"""Bots in worker processes, and a bot that plays at another server."""
