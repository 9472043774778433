"""Suggestions for the evil side, for the game master alone: beside the map, in words, and over the API.

What does the panel show? `panel.py`, in sentences of `words.py`; all monsters in one go: `whole_turn.py`. What does a
program get? `api.py`.
"""
