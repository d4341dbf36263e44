"""Connections: sockets, frames, and what waits to be sent."""
