"""A player's own page about a hero: notes, picture, and what the hero has lived through."""
