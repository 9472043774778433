"""The catalogue of any game: what a campaign plays with, entry by entry, and the group's differences to it.

What is the group's own, and how is it changed? A game declares its kinds (`app/web/table/catalogue_kinds.py`:
model, names, who reads, which command); those that a game keeps in shelves: `own_kinds.py`. Lists for programs:
`api.py`.
"""
