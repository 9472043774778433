"""The games played in this house, one folder each.

Which games are there? `registry.py` (where each lies). What does the table know of each? Its `game.py`.
"""
