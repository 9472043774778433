"""The combat basics of the fifth edition: order, surprise, movement, notice. Distances are in metres.

How are the combat basics asked and played? Pure rules with a question for each in `rules`; a fight with commands that
decide and events that change the table in `encounter`. Index and examples: `docs/dnd5e.md`.
"""
