"""Drinking, throwing and brewing potions, and what the Elf heals (ch. 14).

What does a potion do? `drinking.py` for the hero who drinks it; pouring, throwing, brewing and poison: `rules.py`;
what the map knows of it: `places.py`.
"""
