"""Potions, care, trade, and the beginning and end of a quest (ch. 1.1, 5 to 7, 9, 14, 15 and 17)."""
