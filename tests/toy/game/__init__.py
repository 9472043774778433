"""The rules of the toy game, and its words."""
