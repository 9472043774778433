"""A club's database: the same tables in PostgreSQL, for several programs at once. Loaded only when it is asked for."""
