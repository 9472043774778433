"""Monsters in play, and what the abilities of the bestiary do (ch. 19)."""
