"""Which sets of spells a hero holds (ch. 8.1)."""
