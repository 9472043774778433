"""Actions at a table: declared, offered, asked for.

What can be done just now, and what is asked for it? `declared.py`, `menu.py`, `offers.py`, `panel.py`; a game
declares its actions as data.
"""
