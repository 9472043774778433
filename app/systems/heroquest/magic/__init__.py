"""Spells and scrolls: who knows them, how they are cast, what they do (ch. 8).

Which spells are there for whom? `book.py`. What do they do? `basic.py` (the wizard's three), `learnt.py` (all that
work without a throw); whether they reach: `casting.py`; what the map knows of that: `places.py`.
"""
