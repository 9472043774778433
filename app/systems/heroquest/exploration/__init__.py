"""Areas, movement, searching, treasure and fate (ch. 10 to 13).

What does a search find? Areas and movement: `searching.py`; treasure, also in furniture: `treasure.py`; fate and
cards: `fate.py`.
"""
