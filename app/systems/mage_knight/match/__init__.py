"""A match kept lightly: sides, rounds and turns, tokens, experience, gained levels, and who wins.

What can be done now? `possible.py`.
"""
