"""Drinking, throwing and brewing potions, and what the Elf heals (ch. 14)."""
