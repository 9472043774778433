"""The rulebook, the rule calculator and the rule API of any game: rules to read, and each worked out alone.

How is a rule read, worked out and called alone, in any game? `rulebook.py`, `api.py`, the page, `cases.py` for both,
driven by what the game registers: `GameRules` in `game_rules.py`. A rule that is a function: `rules_by_input.py`.
"""
