"""The pages of the toy game."""
