"""Equipment of heroes, and their gold (ch. 3 and 6).

May a hero carry this, and where? `carrying.py` (hands, back, belt, body, pack). How do things and gold come and go?
`rules.py`, with robbers and what is left behind. What things can do: `items.py` of the content; what wears out:
`wear.py` of the game.
"""
