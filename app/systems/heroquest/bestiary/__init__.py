"""Monsters in play, and what the abilities of the bestiary do (ch. 19).

What does a monster's ability do? In a strike: `abilities.py`; at several targets, or more than once:
`several_attacks.py`; squigs and their handlers: `squigs.py`. Shown, hidden, changed, removed: `in_play.py`.
"""
