"""The map of a quest at the table: laid, walked, opened, found (the board of the base game)."""
