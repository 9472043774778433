"""The rulebook, the rule calculator and the rule API of any game: rules to read, and each worked out alone."""
