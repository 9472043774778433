"""A fight at the table: who takes part, in which order, what everybody has left, and what players see of it.

Where are means, hiding and searching? `own_turn.py`. Ways and squares? `movement.py`, on `moves.py` of
`app/core/board`. What can be done now? `possible.py`. What do players see of it? `visibility.py`, alone.
"""
