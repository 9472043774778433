"""Fights: attacks, the dice of both sides, wounds of monsters, thrown weapons (ch. 3, 4, 15 and 19).

How is a strike worked out? `attacks.py` (who attacks how), `strikes.py` (the dice of both sides), `exchange.py`
(throws, pushing back, the wound), `monsters.py` (what becomes of the points).

What stops it, and with what can a hero strike at once? `between_figures.py`, `weapon_use.py`.
"""
