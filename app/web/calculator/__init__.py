"""The rule calculator and the rule API of any game: one rule alone, for whatever somebody describes."""
