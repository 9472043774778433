"""Suggestions for the evil side: what a monster could do in its turn, what speaks for it, and in which order they act.

What can a monster do in its turn, and do the rules take it? `plans.py`, from where it stands: `ground.py`.

What is a plan worth? `worth.py`, with the odds of its blows: `harm.py`. Which is the best, and why? `suggestions.py`;
who goes first: `evil_turn.py`.
"""
