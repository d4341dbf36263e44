"""Tables that people sit down at: everything with a socket, a clock or a database."""
