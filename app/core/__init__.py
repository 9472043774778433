"""The pure kernel every game system builds on: dice, answers, events, errors, the GameSystem protocol."""
