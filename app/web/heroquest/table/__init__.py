"""The Spieltisch: its parts, its panels, its words.

What is a figure called? `words.py`; those who have left: `visibility.py` of the game.

What stands in the middle, what is left of a turn, and what happened on a phone? `panels.py`; `my_turn.py`, with the
warnings; `chronicle.py`.

What does the game say of itself to the house? `pages.py`.
"""
