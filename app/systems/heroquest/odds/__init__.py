"""Exact odds: whole weights inside, fractions outside, nothing rounded and nothing simulated.

How likely is what a command would do? Any command: `search.py` and `summary.py`; dice against dice:
`dice_against_dice.py`; an attack at the table, or of a hero and a kind of monster: `attack_odds.py`; a fight to the
end: `duel.py`; what fell in an evening: `luck.py`.
"""
