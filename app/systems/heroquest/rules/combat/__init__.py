"""Monsters and fights (ch. 3, 4, 16 and 19)."""
