"""Everything that can be done at the table: offered, asked for, found by a few letters."""
