"""Tables as state and handlers: no socket, no await, no database."""
