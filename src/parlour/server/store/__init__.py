"""What is stored: the rows, the writes that change them, one interface, and SQLite and PostgreSQL behind it."""
